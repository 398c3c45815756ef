"""What the booklet leaves open and the rulebook decides: each ruling as it is played."""

from __future__ import annotations

from typing import Any

from ludotheque.games.hismment import game
from ludotheque.games.hismment.stats import pv_left
from ludotheque.testing import rule

from .plain import gear, hero, living, named, offered, play, position

FOE: dict[str, Any] = {"hero": "bob", "at": "C6", "wears": ["chill"]}


@rule("HIS-M35", "HIS-M05")
def test_when_the_rule_for_a_second_hero_ends_both_stay_and_nobody_else_comes_in() -> None:
    mine: list[Any] = [{"hero": "ann", "at": "C3"}, {"hero": "cat", "at": "A1"}, {"hero": "gem", "freed": True}]
    sides = [{"hand": ["knife"], "mods": [{"what": "second", "turns": 0}]}, {"hand": ["coat"]}]
    table = position(heroes=[mine, [FOE]], sides=sides, at="start_of_field")
    assert [len(offered(table, verb)) for verb in ("act", "deploy")] == [2, 0]
    table.play(("end",))
    table.play(("end",))
    while table.phase < 7:
        table.play(("on",))
    assert table.sides[0].mods == []
    assert [hero.square >= 0 for hero in table.sides[0].heroes] == [True, True, False]
    assert [len(offered(table, verb)) for verb in ("act", "deploy")] == [2, 0]


@rule("HIS-L07", "HIS-L06")
def test_one_weapon_may_count_as_worn_and_be_given_up() -> None:
    needs = [{"need": "wearing", "n": 1, "kind": "weapon"}, {"need": "give_up", "n": 1}]
    cards = {"cat": hero("water", line="cat", release=needs)}
    for wears, offer in ((["knife"], 1), (["splash"], 0)):
        table = position(cards=cards, heroes=[[{"hero": "cat", "wears": wears}, "ann"], ["bob"]], at=["next_phase", 6])
        assert len([way for way in offered(table, "free") if way[0] == living(table, "cat").cards[0]]) == offer
        if offer:
            play(table, "free", "cat", 0)
            play(table, "give_up", "knife")
            assert (living(table, "cat").freed, named(table, table.sides[0].cemetery)) == (True, ["knife"])


@rule("HIS-A28")
def test_an_equipment_that_takes_pv_knocks_nobody_out() -> None:
    cards = {"lead": gear("armour", bonus={"pv": -6, "defence": 2})}
    heroes: list[Any] = [[{"hero": "ann", "at": "C3", "pv": 3}], [FOE]]
    table = position(cards=cards, heroes=heroes, sides=[{"hand": ["lead"]}], at=["next_phase", 4])
    play(table, "attach", "lead", "ann")
    assert pv_left(table, 0, living(table, "ann")) == 1


@rule("HIS-A28", "HIS-M29")
def test_a_relieved_hero_comes_back_with_the_wounds_that_its_prison_left_it() -> None:
    heroes: list[Any] = [
        [{"hero": "ann", "at": "C0", "wears": ["charm"], "damage": 12}, {"hero": "cat", "freed": True}],
        [FOE],
    ]
    table = position(heroes=heroes, sides=[{"hand": ["knife"]}, {"hand": ["coat"]}], at="start_of_field")
    assert pv_left(table, 0, living(table, "ann")) == 1  # of 13
    play(table, "swap", "cat")
    assert pv_left(table, 0, living(table, "ann")) == 1  # of 10
    table.play(("end",))
    table.play(("end",))
    while table.phase < 7:
        table.play(("on",))
    play(table, "swap", "ann")
    assert pv_left(table, 0, living(table, "ann")) == 4  # of 13 again


@rule("HIS-X18", "HIS-X09", "HIS-X11")
def test_an_element_marked_against_itself_is_boosted_and_weakened_by_its_own_terrain() -> None:
    from ludotheque.games.hismment.stats import stat
    from ludotheque.games.hismment.words import DEFENCE, MIGHT

    from .plain import terrain

    home = {"home": terrain("air animal", boost={"attack": 1}, malus={"defence": -1})}
    for chart, defence in (("printed", 1), ("amended", 2)):
        table = position(
            cards=home,
            terrain=["home"],
            heroes=[[{"hero": "eve", "at": "C3"}], [FOE]],
            options={"element_table": chart},
        )
        eve = living(table, "eve")
        assert (stat(table, 0, eve, MIGHT), stat(table, 0, eve, DEFENCE)) == (5, defence)


@rule("HIS-M34", "HIS-Q10", "HIS-Q11", "HIS-P10", "HIS-L07", "HIS-A28", "HIS-M35")
def test_what_departs_from_the_booklet_is_marked_in_both_pages() -> None:
    rulings = [game.rulebook(lang).rulings for lang in ("en", "fr")]
    assert rulings[0].keys() == rulings[1].keys()
    assert {"HIS-M34", "HIS-Q10", "HIS-Q11", "HIS-P10", "HIS-L07", "HIS-A28", "HIS-M35", "HIS-X18"} <= rulings[0].keys()
    assert all(ruling.whole for page in rulings for ruling in page.values())
