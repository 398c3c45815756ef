"""What the documentation says in code is true."""

import inspect
import re
from pathlib import Path
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler

import ludotheque
from ludotheque.kernel import Dice
from ludotheque.lab.playing import play_out
from ludotheque.server import api, pictures

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^    .*(?:\n(?:    .*)?)*", re.M)


def blocks(page: str) -> list[str]:
    return [inspect.cleandoc(block) for block in BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))]


def test_the_page_on_python_runs() -> None:
    names: dict[str, object] = {}
    for block in blocks("docs/python.md"):
        exec(compile(block, "docs/python.md", "exec"), names)
    assert "chosen" in names


@pytest.mark.parametrize(("document", "maker"), [("CONTRIBUTING.md", "make_first"), ("docs/bots.md", "make_hopeful")])
def test_the_bots_in_the_documentation_play(document: str, maker: str) -> None:
    names: dict[str, Any] = {}
    (source,) = [block for block in blocks(document) if f"def {maker}" in block]
    exec(compile(source, document, "exec"), names)
    for game in ("tictactoe", "thargos"):
        table = ludotheque.game(game).new(key=bytes(16))
        play_out(table, [names[maker]("", bytes([seat] * 16)) for seat in range(2)], Dice(bytes(16)), game)
        assert table.over


@pytest.mark.parametrize("document", sorted((ROOT / "docs" / "games").glob("*.md")), ids=lambda path: path.stem)
def test_a_games_page_tells_what_is_in_each_of_its_files(document: Path) -> None:
    """Every module has its place on the page, and the page names none that is gone."""
    folder = ROOT / "src" / "ludotheque" / "games" / document.stem
    rooms = ("", "state", "rules", "cards", "look", "play")
    modules = {path.name for room in rooms for path in (folder / room).glob("*.py")} - {"__init__.py"}
    table = "".join(line for line in document.read_text(encoding="utf-8").splitlines(True) if line.startswith("|"))
    assert set(re.findall(r"`(\w+\.py)`", table)) - {"__init__.py"} == modules


def test_the_page_on_the_api_lists_every_call_and_no_other() -> None:
    served = {
        f"{method} {path}"
        for handler in (*vars(api).values(), *vars(pictures).values())
        if isinstance(handler, HTTPRouteHandler)
        for path in handler.paths
        for method in handler.http_methods
    }
    listed = re.findall(r"`((?:GET|POST) [^`?]+)", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"))
    assert {_shape(call) for call in listed} == {_shape(call) for call in served}


def _shape(call: str) -> str:
    """A call whatever its parameters are called, since people read better names than programs."""
    return re.sub(r"\{[^}]*\}(\.svg)?", "{}", call)
