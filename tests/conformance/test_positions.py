"""Every game's page on positions exists, and what its examples say is true."""

import inspect
import re
from typing import Any

from ludotheque.kernel import Game

EXAMPLE = re.compile(r"^    .*(?:\n(?:    .*)?)*", re.M)


def test_the_examples_of_positions_hold(game: Game[Any]) -> None:
    page = game.folder / "positions.md"
    assert page.exists(), (
        f"{game.name} has no positions.md: show at least two positions, each as an indented block of code"
    )
    examples = EXAMPLE.findall(page.read_text(encoding="utf-8"))
    assert len(examples) >= 2, f"{page} shows {len(examples)} positions; two are the least"
    for example in examples:
        assert "game.position(" in example
        exec(inspect.cleandoc(example), {"game": game})
    assert page.read_text(encoding="utf-8").strip() in (game.position.__doc__ or "")
