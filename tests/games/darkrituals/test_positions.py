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
        ({"plants": -1}, "plants: -1 should be a whole number from 0 to 26"),
        ({"plants": ["henbane"]}, "plants: ['henbane'] should be a whole number"),
        ({"attributes": [1]}, "attributes: should be a dictionary from cubes to numbers"),
        ({"attributes": {"force": "1"}}, "attributes.force: '1' should be a whole number from 0 to 5"),
        ({"attributes": {"luck": 1}}, "attributes.luck: there is no such cube"),
        ({"hand": 5}, "hand: 5 should be a name or a list of names"),
        ({"hand": "frenzi"}, "hand: no card 'frenzi' is left among those of the deck 'craft'; perhaps 'frenzy'"),
        ({"hand": ["mend", "mend", *["frenzy"] * 3, "exhaust"]}, "6 witchcraft cards are in hand; 5 are the most"),
        ({"ai": ["ai-9z"]}, "ai: no card 'ai-9z' is left"),
        ({"top": {"loot": None}}, "top.loot: None should be a name or a list of names"),
        ({"empty": 3}, "empty: 3 should be a name or a list of names"),
        ({"gone": ["ai"]}, "gone: the heroes cannot be without hero cards"),
        ({"acting": ["teuta"]}, "acting: there is no hero ['teuta']"),
        ({"acting": "teuto"}, "acting: there is no hero 'teuto'; perhaps 'teuta'"),
        ({"eliminated": 3}, "eliminated: 3 should be a name or a list of names"),
        ({"eliminated": "vesna", "unused": "vesna"}, "unused: vesna is said to be eliminated as well"),
        ({"figures": {"tueta": "B3.SE"}}, "figures.tueta: there is no such figure; perhaps 'teuta'"),
        ({"figures": {"teuta": {"at": ["B3.SE"]}}}, "figures.teuta.0.at: there is no zone ['B3.SE']"),
        (
            {"figures": {"teuta": {"at": "B3.SE", "wounds": 6}}},
            "figures.teuta.0.wounds: 6 should be a whole number from 0 to 5",
        ),
        ({"figures": {"teuta": "B3.SE", "vesna": "B3.SE"}}, "figures.vesna.0: slot 5 is that of teuta already"),
        ({"figures": {"teuta": ["B3.SE", "B3.SE"]}}, "figures.teuta.1: he stands elsewhere already"),
        ({"figures": {"condemned": ["B3.SE"] * 9}}, "figures.condemned.8: there are only 8"),
        ({"figures": {"peasant": ["B3.SE"] * 9}}, "figures.peasant.8: there are only 8 serfs of all sorts"),
        ({"figures": {"haborym": "B3.SE"}}, "figures.haborym.0: this encounter has none"),
        ({"figures": {"condemned": {"at": "B3.SE", "gear": "mail-coat"}}}, "figures.condemned.0.gear: only heroes"),
        ({"figures": {"teuta": {"at": "B3.SE", "ruby": True}}}, "figures.teuta.0.ruby: only a possessed serf"),
        ({"figures": {"teuta": {"at": "B3.SE", "gear": "blood-pact"}}}, "figures.teuta.0.gear: blood magic is no"),
        ({"place": [1]}, "place: has 35 places; it is easier to say `figures`"),
        ({"souls": 11}, "souls is 11; the soul counter ends at 10"),
        ({"rewards": [2, 2]}, "rewards are [2, 2]; they lie on different numbers from 1 to 10"),
        ({"round": 0}, "round is 0; the first round is 1"),
        ({"heroes_lost": -1}, "heroes_lost is -1, below 0"),
        ({"chests": [99]}, "chests lie outside the board"),
        ({"actor": 99}, "actor is 99; figures have numbers from 0 to 34"),
        ({"active": 6}, "active is 6; slots go from 0 to 5"),
        ({"summoned": True}, "a demon was summoned, but this encounter has none"),
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


@rule("DRM-E3-09", "DRM-E3-10")
def test_serfs_that_were_possessed_and_are_gone_are_remembered() -> None:
    figures = {"teuta": "B3.SE", "ikrek": "A1.NW", "possessed": "A1.SE"}
    assert game.position(mode="rubies", figures=figures).possessed == 1
    assert game.position(mode="rubies", figures=figures, possessed=3).possessed == 3
    assert game.position(mode="rubies", figures=figures, possessed=0).possessed == 1


@rule("DRM-Z01")
def test_rewards_can_be_moved_on_a_map_of_ones_own_too() -> None:
    assert game.box is not None
    cards = {"heroes": {**game.box.raw["heroes"], "walls": []}}
    assert game.position(mode="heroes", cards=cards, options={"plague_2": 3}).rewards == [2, 3, 6]
    cards["heroes"]["rewards"] = [1, 5]
    assert game.position(mode="heroes", cards=cards).rewards == [1, 5]


def test_a_card_that_is_called_like_a_spell_goes_by_both_names() -> None:
    table = game.position(mode="heroes", hand=["fallen", "fallen-card"], at="choose_turn")
    assert [table.setup.kit.cards[card] for card in table.master.hand] == ["fallen-card", "fallen-card"]
