"""A terminal to type into."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.kernel import registry

from .toys import ladder

Ludo = Callable[..., Any]


@pytest.fixture
def ludo() -> Ludo:
    """``ludo("play", "leduc", typed="1 2")``: the result of a command; lines to type are given as a list, or by spaces."""

    def run(*words: object, typed: str | list[str] = "", lang: str = "en") -> Any:
        lines = typed.split() if isinstance(typed, str) else typed
        env = {"COLUMNS": "100", "LANG": "fr_FR.UTF-8" if lang == "fr" else "C.UTF-8", "LC_ALL": "", "NO_COLOR": "1"}
        return CliRunner().invoke(
            app, [str(word) for word in words], input="".join(f"{line}\n" for line in lines), env=env
        )

    return run


@pytest.fixture
def with_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more game on the shelf."""
    shelf = {**registry.games(), ladder.name: ladder}
    monkeypatch.setattr(registry, "_found", lambda: shelf)


def widest(output: str) -> int:
    """The longest line of a terminal where every answer typed ends its line."""
    return max(len(line) for line in output.replace("› ", "›\n").splitlines())
