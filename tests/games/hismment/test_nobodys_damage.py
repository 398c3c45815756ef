"""The Terrain is nobody's: what it deals hurts both players alike, and nobody dealt it (HIS-F21)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment.table import Hismment
from ludotheque.testing import rule

from .plain import chapter, gear, hero, offered, position, terrain, text, told

STORM: dict[str, Any] = {"verb": "damage", "n": 6, "to": "everyone_field"}


def weather(*parts: dict[str, Any], when: str = "upkeep", active: int = 0, **words: Any) -> Hismment:
    """A turn begins on a Terrain that hurts; each side has a wounded hero on the field."""
    heroes: list[Any] = [
        [{"hero": "ann", "at": "C3", "pv": 4, "wears": ["jab"]}],
        [{"hero": "bob", "at": "C5", "pv": 1}],
    ]
    words = {"heroes": heroes, "sides": [{"heart": 20, "hand": ["coat"]}, {"heart": 20, "hand": ["knife"]}]} | words
    cards = {"crag": terrain(texts=[text(when, *parts)])} | words.pop("cards", {})
    return position(cards=cards, terrain=["crag"], active=active, dice=[1, 1, 1], at="begin_turn", **words)


@rule("HIS-F21", "HIS-F15", "HIS-Q17")
@pytest.mark.parametrize("active", [0, 1])
def test_what_the_terrain_deals_goes_on_to_both_hearts(active: int) -> None:
    table = weather(STORM, active=active)
    assert [side.heart for side in table.sides] == [18, 15]
    assert sorted((over["seat"], over["n"]) for over in told(table, "overflow")) == [(0, 2), (1, 5)]


@rule("HIS-F21", "HIS-F19")
def test_each_player_is_paid_for_the_other_s_hero_whoever_s_turn_it_is() -> None:
    table = weather(STORM)
    assert [side.bank for side in table.sides] == [5 + 100, 80]  # luck income, and the price of the fallen


@rule("HIS-F21", "HIS-L06")
@pytest.mark.parametrize("to", ["everyone_field", "every_enemy", "own_field", "enemy_heart", "both_hearts"])
def test_nobody_dealt_what_the_terrain_deals(to: str) -> None:
    locked = {"bea": hero(line="bea", release=[{"need": "event", "what": "dealt", "n": 1}])}
    heroes: list[Any] = [[{"hero": "ann", "at": "C3", "wears": ["jab"]}, "bea"], [{"hero": "bob", "at": "C5"}]]
    table = weather(STORM | {"n": 3, "to": to}, heroes=heroes, cards=locked)
    assert [side.dealt for side in table.sides] == [0, 0]
    table.play(("on",))
    assert not offered(table, "free")


@rule("HIS-F21")
def test_what_one_s_own_card_deals_to_one_s_own_hero_still_stays_there() -> None:
    for bearer in ("hero", "gear"):
        rage = [text("upkeep", STORM | {"n": 9})]
        cards = {
            "fury": hero(line="fury", texts=rage if bearer == "hero" else []),
            "brand": gear(texts=rage if bearer == "gear" else []),
        }
        mine = {"hero": "fury", "at": "C3", "pv": 4, "wears": ["jab", "brand"]}
        table = weather(STORM | {"n": 0}, heroes=[[mine], [{"hero": "bob", "at": "C5", "pv": 1}]], cards=cards)
        assert ([side.heart for side in table.sides], table.sides[0].dealt) == ([20, 12], 9)


@rule("HIS-F21", "HIS-Q13", "HIS-Q17")
def test_both_hearts_may_break_at_once() -> None:
    table = weather(STORM | {"n": 30})
    assert (table.over, table.ending, [side.heart for side in table.sides]) == (True, "heart", [0, 0])
    assert [outcome.score for outcome in table.outcomes] == [0.5, 0.5]


@rule("HIS-F21", "HIS-L12")
def test_nobody_knocked_out_whom_the_terrain_knocked_out() -> None:
    glee = text("on_ko_enemy", {"verb": "coins", "n": 7})
    cards = {"ann": hero(texts=[glee]), "cat": hero("water", "swordsman", line="cat", texts=[glee])}
    mine: list[Any] = [{"hero": "ann", "at": "C3"}, {"hero": "cat", "at": "A1"}]
    for part, coins in ((STORM | {"to": "every_enemy"}, 14), ({"verb": "ko", "to": "every_enemy"}, 14)):
        side = {"mods": [{"what": "second", "turns": -1}], "hand": ["coat"]}
        table = weather(part, heroes=[mine, [{"hero": "bob", "at": "C5", "pv": 1}]], cards=cards, sides=[side])
        assert table.sides[0].bank == 5 * 2 + 5 + 100 + coins  # each of the two is glad, as nobody struck


@rule("HIS-F20", "HIS-F21")
def test_a_chapter_that_hurts_everyone_is_its_player_s_deed() -> None:
    table = position(
        cards={"quake": chapter(STORM)},
        heroes=[[{"hero": "ann", "at": "C3", "pv": 4}], [{"hero": "bob", "at": "C5", "pv": 1}]],
        sides=[{"heart": 20, "hand": ["quake", "jab"]}, {"heart": 20}],
        at=["next_phase", 5],
    )
    table.play(("chapter", offered(table, "chapter")[0][0]))
    assert ([side.heart for side in table.sides], [side.dealt for side in table.sides]) == ([20, 15], [6, 0])
