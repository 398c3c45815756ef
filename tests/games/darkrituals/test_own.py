"""Cards and encounters that people bring, from a folder outside the tree, and what they are told when something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludotheque import bots
from ludotheque.cli import app
from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.state.maps import unplayable
from ludotheque.kernel import ContentError, Dice, Match, SetupError
from ludotheque.kernel.content import OWN_CARDS, own_cards
from ludotheque.lab.playing import play_out
from ludotheque.testing import rule

from .helpers import BOX

FOLDER = Path(__file__).parents[3] / "examples" / "encounters"
WELL: dict[str, Any] = tomllib.loads((FOLDER / "darkrituals" / "the-well.toml").read_text(encoding="utf-8"))
KEY = bytes(15) + b"\5"
SHELF = """
from ludotheque.server.shelf import shelf
for lang in ("en", "fr"):
    found = next(game for game in shelf(lang) if game.name == "darkrituals")
    print(found.modes[0].title, found.modes[0].help, found.campaign[0].title, sep="|")

from ludotheque.games.darkrituals import game
from ludotheque.kernel import Match
first = Match.new(game, key=bytes(16), lesson="first")  # a lesson is held with the cards it was written for
print(first.lesson_step.play in first.table.options and not first.header.cards)
"""


def test_the_example_is_played_to_its_end() -> None:
    table = Match.new(game, "souls", key=KEY, cards=WELL).table
    assert game.scene(table, 0).subtitle == "The Well" and game.scene(table, 0, "fr").subtitle == "Le puits"
    assert table.energy == 20 and table.rewards == [1, 3] and len(table.setup.kit.board.names) == 16
    assert len(table.ai_deck) == 19
    play_out(table, [bots.make("greedy:1", KEY)], Dice(KEY), "the well")
    assert table.over


def test_an_encounter_in_place_of_ours_is_called_by_its_own_name_before_it_begins() -> None:
    """Wherever modes are listed: a new table, a campaign. What ours is about is not said of it."""
    answer = subprocess.run(
        [sys.executable, "-c", SHELF],
        env={**os.environ, OWN_CARDS: str(FOLDER)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.splitlines() == ["The Well||The Well", "Le puits||Le puits", "True"]
    assert game.mode_name("souls", "en") == "1 · Gather their souls" and game.mode_help("souls", "en")


def test_a_card_of_ones_own_is_shown_by_its_name() -> None:
    words: dict[str, Any] = {"ai": ["ai-2x"], "at": [["activate_heroes"], ["redraw"]], "hand": ["mend"], "energy": 0}
    table = game.position(mode="souls", cards=WELL, **words)
    panel = next(region for region in game.scene(table, 0, "fr").regions if region.id == "orders")
    assert "La soif" in str(panel.lines[0]) and not game.texts.gaps


def test_a_match_with_own_cards_is_replayed_without_the_folder() -> None:
    match = Match.new(game, "souls", key=KEY, cards=WELL)
    for _ in range(6):
        match.play(0, match.table.options[0])
    again = Match.replay(match.header, match.entries)
    assert game.digest(again.table) == game.digest(match.table) and again.table.setup.box["souls"].energy == 20


def test_own_hero_cards_leave_the_chosen_plague_numbers_alone() -> None:
    setup = game.setup("souls", options={"plague_3": 5}, cards={"ai-1a": BOX.raw["ai-1a"]})
    assert setup.deal(KEY).rewards == [2, 4, 5]


CHANGES: list[tuple[dict[str, Any], str]] = [
    ({"tiles": ["A1", "A1"]}, "tiles: A1 is there twice"),
    ({"tiles": ["1A"]}, "tiles: “1A” is no tile"),
    ({"red": "Z9.NW"}, "red: there is no zone “Z9.NW”"),
    ({"yellow": ""}, "yellow: the Pit and the demon need a yellow zone"),
    ({"walls": ["A1.NW"]}, "walls: “A1.NW” should name two zones"),
    ({"objective": ["entrance"]}, "objective: entrance needs caverns"),
    ({"trapped_souls": False}, "master_wins: souls-trapped needs trapped_souls"),
    ({"master_wins": [{"when": "souls-trapped"}]}, "souls-trapped needs n, how many"),
    ({"master_wins": [{"when": "dawn"}]}, "master_wins[0].when: “dawn” is not one of the words possible here"),
    ({"energy": "much"}, "energy: should be a whole number, not a text in quotes"),
    ({"energy": -1}, "energy: should be a whole number of at least 0"),
    ({"rewards": [2, 4, 11]}, "rewards[2]: should be a whole number of at most 10"),
    ({"rewards": [3, 3]}, "rewards: two of them lie on 3"),
    ({"colour": "black"}, "there is no field “colour”"),
]


@pytest.mark.parametrize(("change", "told"), CHANGES, ids=[told for _, told in CHANGES])
def test_a_wrong_encounter_is_explained_by_field(change: dict[str, Any], told: str) -> None:
    with pytest.raises(ContentError) as refused:
        BOX.extended({"souls": {**WELL["souls"], **change}}, "mine.toml")
    problems = refused.value.problems
    assert {problem.where for problem in problems} == {"mine.toml: souls"}
    assert sum(told in problem.what for problem in problems) == 1


@rule("DRM-W03")
def test_witchcraft_always_costs_energy() -> None:
    with pytest.raises(ContentError) as refused:
        BOX.extended({"gift": {"type": "witchcraft", "cost": 0, "effect": {"verb": "nothing"}}}, "mine.toml")
    assert [(problem.where, problem.what) for problem in refused.value.problems] == [
        ("mine.toml: gift", "cost: should be a whole number of at least 1")
    ]


CAVERNS = {"zones": ["A1.NW"], "entrance": "A1.NE", "witch": "ikrek", "serfs": 4}
SPOILT: list[tuple[dict[str, Any], str, str]] = [
    ({"walls": ["A1.NW-B2.SE"]}, "walls", "A1.NW and B2.SE do not touch"),
    ({"walls": ["A1.NW-A1.NE", "A1.NW-A1.SW"]}, "walls", "A1.NW cannot be reached from the red zone"),
    ({"yellow": "A1.NW"}, "figures.ikrek", "nobody can start on the Pit"),
    (
        {
            "tiles": ["A1", "A2", "B2"],
            "walls": [],
            "yellow": "A2.SW",
            "figures": {"peasant": ["A1.NW"] * 5},
            "botanicals": [],
        },
        "",
        "",
    ),
    ({"sacrifice": {"souls": 2, "welcome": "B2.SE"}, "demon": "haborym"}, "sacrifice.welcome", "beside the Pit"),
    ({"rubies": ["A1.NW"], "pit": False, "demon": "haborym"}, "rubies", "there is none"),
    ({"figures": {"peasant": ["A1.NE"] * 4}}, "figures.peasant", "5 souls are to be freed or trapped"),
    ({"caverns": CAVERNS, "demon": "haborym"}, "figures", "the ritual takes 4 serfs"),
    ({"sacrifice": {"souls": 4, "welcome": "A1.NE"}, "demon": "haborym"}, "figures", "at least 7 serfs"),
]


@pytest.mark.parametrize(("change", "field", "told"), SPOILT, ids=[told for _, _, told in SPOILT])
def test_a_map_that_spoils_a_game_is_explained(change: dict[str, Any], field: str, told: str) -> None:
    encounter = BOX.extended({"souls": {**WELL["souls"], **change}})["souls"]
    found = list(unplayable(encounter))
    assert any(where == field and told in str(what) for where, what in found) if told else found == []


MISFITS: list[tuple[dict[str, Any], str, str]] = [
    ({"figures": {"ikrek": ["A1.NW"], "dragon": ["A1.NW"]}}, "figures.dragon", "there is no such unit"),
    ({"figures": {"ikrek": ["A1.NW"] * 2}}, "figures.ikrek", "there are only 1"),
    ({"figures": {"condemned": ["A1.NW"]}}, "figures", "at least one witch"),
    ({"demon": "ikrek"}, "demon", "“ikrek” is no demon"),
    ({"figures": {"ikrek": ["A1.NW"], "condemed": ["A1.NW"]}}, "figures.condemed", "did you mean condemned?"),
    ({"figures": {"ikrek": ["A1.NW"], "haborym": ["A1.NW"]}}, "figures.haborym", "does not start on the board"),
    ({"botanicals": ["A1.NW"] * 11}, "botanicals", "there are only 10 tokens"),
]


@pytest.mark.parametrize(("change", "field", "told"), MISFITS, ids=[field for _, field, _ in MISFITS])
def test_an_encounter_that_does_not_fit_the_box_is_explained(change: dict[str, Any], field: str, told: str) -> None:
    with pytest.raises(SetupError) as refused:
        game.setup("souls", cards={"souls": {**WELL["souls"], **change}})
    assert any(f"souls.{field}" in problem.where and told in problem.what for problem in refused.value.problems)


ALONE: list[tuple[str, dict[str, Any], str]] = [
    (
        "ai-9",
        {"type": "ai", "back": 1, "entries": "Attack Enemy"},
        "entries: should be a list [ … ], not a text in quotes",
    ),
    ("ikrek", {**BOX.raw["ikrek"], "attack_row": {"five": "sappen"}}, "attack_row: “five” is no cast total"),
    ("ikrek", {**BOX.raw["ikrek"], "defence_row": {"13+": "schild"}}, "defence_row: “13+” is no cast total"),
]


@rule("DRM-L04")
@pytest.mark.parametrize(("card", "fields", "told"), ALONE, ids=[told for _, _, told in ALONE])
def test_a_card_that_cannot_be_read_is_explained_once(card: str, fields: dict[str, Any], told: str) -> None:
    with pytest.raises(ContentError) as refused:
        BOX.extended({card: fields}, "mine.toml")
    assert [problem.where for problem in refused.value.problems] == [f"mine.toml: {card}"]
    assert told in refused.value.problems[0].what


BESIDE: list[tuple[str, dict[str, Any], str, str]] = [
    ("ikrek", {**BOX.raw["ikrek"], "attack_row": {"5": "sapen"}}, "cards: ikrek.attack_row.5", "did you mean sappen?"),
    ("ikrek", {**BOX.raw["ikrek"], "defence_row": {"5": "dorn"}}, "cards: ikrek.defence_row.5", "nothing in defence"),
    (
        "genereta",
        {"type": "spell", "attack": {"verb": "raise", "unit": "ikrek"}},
        "cards: genereta.attack.unit",
        "no minion",
    ),
    (
        "mend",
        {"type": "witchcraft", "cost": 1, "effect": {"verb": "call", "unit": "bonehulc"}},
        "cards: mend.effect.unit",
        "did you mean bonehulk?",
    ),
    (
        "action-9",
        {"type": "action", "slot": 1, "entries": ["Attack Enemy"]},
        "cards",
        "one Action card and has action-1, action-9",
    ),
    (
        "action-2",
        {"type": "action", "slot": 1, "entries": ["Attack Enemy"]},
        "cards",
        "slot 2 needs one Action card and has none",
    ),
]


@rule("DRM-S02", "DRM-L04", "DRM-W26")
@pytest.mark.parametrize(("card", "fields", "where", "told"), BESIDE, ids=[told for *_, told in BESIDE])
def test_a_card_that_does_not_fit_the_others_is_explained(
    card: str, fields: dict[str, Any], where: str, told: str
) -> None:
    with pytest.raises(SetupError) as refused:
        game.setup("souls", cards={card: fields})
    assert any(problem.where == where and told in problem.what for problem in refused.value.problems)


def test_a_folder_with_a_mistake_names_file_card_and_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "darkrituals").mkdir()
    text = (FOLDER / "darkrituals" / "the-well.toml").read_text(encoding="utf-8")
    mine = text.replace("Evade Towards Objective", "Run Away").replace("L1 When Hero attacked", "When Hero attacked")
    mine = mine.replace('red = "B2.SE"', 'red = "C2.SE"').replace('chests = ["A2.SW"]', 'chests = ["A2.S"]')
    (tmp_path / "darkrituals" / "mine.toml").write_text(mine, encoding="utf-8")
    monkeypatch.setenv(OWN_CARDS, str(tmp_path))
    with pytest.raises(ContentError) as refused:
        own_cards(BOX, game.name)
    told = [f"{problem.where}: {problem.what}" for problem in refused.value.problems]
    assert told[0].startswith("darkrituals/mine.toml: ai-2x: entries[2] 'Run Away': ") and told[0].endswith("not “Run”")
    assert told[1].startswith(
        "darkrituals/mine.toml: ai-2x: reactions[0] 'When Hero attacked, +1': a level, L1 to L4 or LX"
    )
    assert told[2:] == [
        "darkrituals/mine.toml: souls: red: there is no zone “C2.SE” on these tiles",
        "darkrituals/mine.toml: souls: chests: there is no zone “A2.S” on these tiles",
    ]


def test_the_command_line_plays_it() -> None:
    words = ["--cards", str(FOLDER), "simulate", "darkrituals", "--bots", "random", "-n", "2", "--jobs", "1"]
    assert CliRunner().invoke(app, words, env={OWN_CARDS: ""}).exit_code == 0
