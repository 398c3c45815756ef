"""Positions: what can be said, and what is told of mistakes."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.kernel.errors import PositionError
from ludotheque.testing import rule

from .helpers import told, walk, zone

OPTIONS = {"extra_minions": 2, "bonus_creature": True, "minion_shift": 1}


@rule("DRM-Z11", "DRM-Z12", "DRM-Z13")
@pytest.mark.parametrize("mode", game.modes)
def test_a_position_begins_as_the_encounter_does(mode: str) -> None:
    for options in ({}, OPTIONS):
        table, dealt = game.position(mode=mode, options=options), game.new(mode, options=options, key=bytes(16))
        for field in ("kind", "place", "chests", "rubies", "herb_places", "energy", "rewards", "possessed"):
            assert getattr(table, field) == getattr(dealt, field), field
        assert len(table.herbs) == len(table.herb_places) and not table.master.hand


@rule("DRM-I11")
def test_several_botanicals_in_one_zone_are_picked_up_one_by_one() -> None:
    table = walk(
        "Pick Up Botanicals", figures={"curthouse": "A3.NW"}, tokens={"botanicals": {"A3.NW": [1, 3], "A1.NW": 2}}
    )
    assert len(table.pool) == 1 and table.herb_places == [zone(table, "A3.NW"), zone(table, "A1.NW")]


@rule("DRM-H06")
def test_without_a_turned_card_the_action_card_is_walked_alone() -> None:
    table = game.position(
        mode="heroes",
        figures={"teuta": "B3.NE", "ikrek": "A1.NW"},
        tokens={"chests": ["B3.NE"]},
        acting="teuta",
        at="walk",
    )
    assert table.chests == [] and [line["taken"] for line in told(table, "entry")] == [True]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ({"plants": 40}, "plants: there are only 26 plant cards"),
        (
            {"top": {"witchcraft": ["mend"]}},
            "top: there is no deck 'witchcraft': ai, craft, demon, loot, plague, plant",
        ),
        ({"top": {"loot": ["mend"]}}, "top.loot: no card 'mend' is left among those of the deck 'loot'"),
        ({"top": ["mend"]}, "top: should be a dictionary"),
        ({"hand": "mail-coat"}, "hand: no card 'mail-coat' is left among those of the deck 'craft'"),
        ({"ai_pile": ["mend"]}, "mend is no card of the deck 'ai'"),
        ({"figures": {"teuta": {"at": "B3.SE", "slot": 7}}}, "figures.teuta.0.slot: slots go from 1 to 6"),
        ({"figures": {"teuta": {"at": "B3.SE", "gear": ["mend"]}}}, "figures.teuta.0.gear: no card 'mend' is left"),
        ({"tokens": {"botanicals": ["A3.NW"]}}, "tokens.botanicals: should be a dictionary"),
        ({"tokens": {"chests": "C9.NW"}}, "tokens.chests: there is no zone 'C9.NW'"),
    ],
)
def test_a_mistake_in_a_position_is_told_with_its_place(words: Any, problem: str) -> None:
    with pytest.raises(PositionError) as refused:
        game.position(mode="souls", **words)
    assert problem in str(refused.value)
