"""Cards and encounters that people bring, from a file outside the tree, and what they are told when something is wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludotheque import bots
from ludotheque.cli import app
from ludotheque.games.darkrituals import game
from ludotheque.kernel import Dice, Match, SetupError
from ludotheque.lab.playing import play_out

from .helpers import BOX

WELL = Path(__file__).parents[3] / "examples" / "encounters" / "the-well.toml"
DECKS: dict[str, Any] = tomllib.loads(WELL.read_text(encoding="utf-8"))["decks"]
KEY = bytes(15) + b"\5"


def test_the_example_is_played_to_its_end() -> None:
    table = game.new("souls", decks=DECKS, key=KEY)
    scene = game.scene(table, 0)
    assert scene.subtitle == "The Well" and game.scene(table, 0, "fr").subtitle == "Le puits"
    assert table.energy == 20 and table.rewards == [1, 3] and len(table.setup.kit.board.names) == 16
    assert len(table.ai_deck) == 19
    play_out(table, [bots.make("greedy:1", KEY)], Dice(KEY), "the well")
    assert table.over


def test_a_card_of_ones_own_is_shown_by_its_name() -> None:
    table = game.position(
        mode="souls", cards=DECKS, ai=["ai-2x"], at=[["activate_heroes"], ["redraw"]], hand=["mend"], energy=0
    )
    panel = next(region for region in game.scene(table, 0, "fr").regions if region.id == "orders")
    assert "La soif" in str(panel.lines[0])
    assert not game.texts.gaps


def test_a_match_with_own_cards_is_saved_and_replayed() -> None:
    match = Match.new(game, "souls", key=KEY, decks=DECKS)
    for _ in range(6):
        match.play(0, match.table.options[0])
    again = Match.replay(match.header, match.entries)
    assert game.digest(again.table) == game.digest(match.table) and again.table.rewards == match.table.rewards


def test_own_cards_leave_the_chosen_plague_numbers_alone() -> None:
    cards = {"ai-1a": BOX.raw["ai-1a"]}
    assert game.new("souls", options={"plague_3": 5}, decks=cards, key=KEY).rewards == [2, 4, 5]


CHANGES: list[tuple[dict[str, Any], str, str]] = [
    ({"tiles": ["A1", "A1"]}, "custom.tiles", "A1 is there twice"),
    ({"tiles": ["1A"]}, "custom.tiles", "'1A' is no tile"),
    ({"red": "Z9.NW"}, "custom.red", "there is no zone 'Z9.NW'"),
    ({"figures": {"ikrek": ["A1.NW"], "dragon": ["A1.NW"]}}, "custom.figures.dragon", "there is no such unit"),
    ({"figures": {"ikrek": ["A1.NW"] * 2}}, "custom.figures.ikrek", "there are only 1 of them"),
    ({"figures": {"condemned": ["A1.NW"]}}, "custom.figures", "at least one witch"),
    ({"walls": ["A1.NW-B2.SE"]}, "custom.walls", "A1.NW and B2.SE do not touch"),
    ({"walls": ["A1.NW-A1.NE", "A1.NW-A1.SW"]}, "custom.walls", "A1.NW cannot be reached"),
    ({"yellow": ""}, "custom.yellow", "need a yellow zone"),
    ({"yellow": "A1.NW"}, "custom.ikrek", "nobody can start on the Pit"),
    ({"objective": ["demon"]}, "custom.objective", "demon needs demon"),
    ({"trapped_souls": False}, "custom.master_wins", "souls-trapped needs trapped_souls"),
    ({"botanicals": ["A1.NW"] * 11}, "custom.botanicals", "there are only 10 tokens"),
    ({"energy": "much"}, "custom", "energy: Expected `int`"),
    ({"colour": "black"}, "custom", "unknown field `colour`"),
]


@pytest.mark.parametrize(("change", "where", "what"), CHANGES, ids=[where for _, where, _ in CHANGES])
def test_a_wrong_encounter_is_explained_by_field(change: dict[str, Any], where: str, what: str) -> None:
    with pytest.raises(SetupError) as refused:
        game.setup("souls", decks={"custom": {**DECKS["custom"], **change}})
    assert any(problem.where == f"decks: {where}" and what in problem.what for problem in refused.value.problems), (
        refused.value.problems
    )


def test_an_encounter_needs_the_name_that_is_looked_for() -> None:
    with pytest.raises(SetupError, match="is called custom"):
        game.setup("souls", decks={"well": DECKS["custom"]})


def test_the_command_line_names_file_card_and_entry(tmp_path: Path) -> None:
    runner = CliRunner()
    assert runner.invoke(app, ["deck", "check", str(WELL)]).exit_code == 0
    wrong = tmp_path / "mine.toml"
    wrong.write_text(WELL.read_text(encoding="utf-8").replace("Evade Towards Objective", "Run Away"), encoding="utf-8")
    told = runner.invoke(app, ["deck", "check", str(wrong)])
    assert told.exit_code == 1
    for part in ("mine.toml", "ai-2x", "entries[2] 'Run Away'", "not 'Run'"):
        assert part in told.output.replace("\n", " ")
