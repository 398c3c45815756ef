"""Positions: what may be written in several ways, and what is wrong in one that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.kernel import PositionError, RulesError

from .plain import chapter, living, named, play, position


def test_one_thing_needs_no_list() -> None:
    table = position(heroes=["ann", {"hero": "bob", "at": "c5", "wears": "chill:2"}])
    assert (len(table.sides[0].heroes), living(table, "bob").square, living(table, "bob").uses) == (1, 32, [2])
    assert living(position(heroes=[[{"hero": "ann", "at": 20}]]), "ann").square == 20


def test_an_evolved_hero_lies_on_its_line() -> None:
    table = position(heroes=[["ann-3"], [{"hero": ["ann", "ann-2"]}]])
    assert [named(table, side.heroes[0].cards) for side in table.sides] == [["ann", "ann-2", "ann-3"], ["ann", "ann-2"]]


@pytest.mark.parametrize(
    ("hero", "reason"),
    [
        ("nobody", "heroes.0.0: no card is called 'nobody'"),
        ("jab", "heroes.0.0: a hero lies on the heroes of its line from level 1 up"),
        ({"hero": ["ann", "bob"]}, "heroes.0.0: a hero lies on the heroes of its line from level 1 up"),
        ({"hero": ["ann-2"]}, "heroes.0.0: a hero lies on the heroes of its line from level 1 up"),
        ({"hero": "ann", "at": "G9"}, "heroes.0.0.at: no square is called 'G9'"),
        ({"hero": "ann", "at": "A0"}, "A0 is no square of this field"),
        ({"hero": "ann", "at": "C3", "locked": True}, "ann is on the field without being free"),
        ({"hero": "ann", "wears": ["bob"]}, "heroes.0.0.wears: bob is no attack and no equipment"),
        ({"hero": "ann", "wears": ["jab:x"]}, "heroes.0.0.wears: 'jab:x'"),
        ({"hero": "ann", "had": ["nothing"]}, "heroes.0.0.had: no attack and no equipment is called 'nothing'"),
        ({"hero": "ann", "mods": [{"what": "atack"}]}, "heroes.0.0.mods: what is one of pv, pm, attack"),
        (
            {"hero": "ann", "mods": [{"what": "add_element", "element": "mud"}]},
            "heroes.0.0.mods: element is one of air",
        ),
        (
            {"hero": "ann", "mods": [{"what": "add_element"}]},
            "heroes.0.0.mods: exactly add_element and replace_element need an element",
        ),
        (
            {"hero": "ann", "mods": [{"what": "attack", "element": "fire"}]},
            "heroes.0.0.mods: exactly add_element and replace_element need an element",
        ),
        ({"hero": "ann", "pv": 3, "damage": 2}, "heroes.0.0.damage: pv says it already"),
        ({"hero": "ann", "freed": True, "locked": True}, "heroes.0.0.locked: freed says it already"),
        ({"hero": "ann", "pv": 11}, "ann lives with 11 of 10 PV"),
        ({"hero": "ann", "pv": 0}, "ann lives with 0 of 10 PV"),
        ({"hero": "ann", "spent": 6}, "ann has -1 of 5 PM"),
        ({"hero": "ann", "wear": ["jab"]}, "heroes.0.0.wear: a hero knows hero, at, wears"),
        (5, "heroes.0.0: 5 should be a card id"),
        ({"hero": "ann", "pv": "few"}, "heroes.0.0.pv: 'few' should be a whole number"),
        ({"hero": "ann", "freed": "yes"}, "heroes.0.0.freed: 'yes' should be true or false"),
        ({"hero": "ann", "wears": ["jab:0"]}, "heroes.0.0.wears: jab needs 1 or more uses"),
        ({"hero": "ann", "wears": ["jab:4"]}, "heroes.0.0.wears: jab has 4 uses left of 3"),
        ({"hero": "ann", "wears": ["knife:0"]}, "heroes.0.0.wears: knife needs 1 or more turns of life"),
        (
            {"hero": "ann", "wears": [{"card": "jab", "use": 1}]},
            "heroes.0.0.wears: {'card': 'jab', 'use': 1} should be",
        ),
        ({"hero": "ann", "wears": 5}, "heroes.0.0.wears: 5 should be a list"),
        ({"hero": "ann", "mods": ["attack"]}, "heroes.0.0.mods: 'attack' should be a dictionary"),
        (
            {"hero": "ann", "mods": [{"what": "attack", "to": 3}]},
            "heroes.0.0.mods: {'what': 'attack', 'to': 3} should be",
        ),
        ({"hero": "ann", "mods": [{"what": "attack", "by": "3"}]}, "heroes.0.0.mods: by and turns are whole numbers"),
        ({"hero": "ann", "mods": [{"what": "discount"}]}, "heroes.0.0.mods: what is one of pv, pm, attack"),
        ({"hero": "ann-2", "past": [(1, 2)]}, "heroes.0.0.past: [(1, 2)] should be (freed, received, dealt)"),
        ({"hero": "ann-2", "past": [(0, -1, 2)]}, "heroes.0.0.past: [(0, -1, 2)] should be"),
        ({"hero": "ann", "wears": [{"card": "jab", "life": 1}]}, "heroes.0.0.wears: jab: what it has left is its uses"),
        (
            {"hero": "ann", "wears": [{"card": "coat", "uses": 1}]},
            "heroes.0.0.wears: coat: what it has left is its life",
        ),
        ({"hero": "ann", "mods": [{"what": "attack", "how": ["add"]}]}, "heroes.0.0.mods: what is one of pv, pm"),
        ({"hero": "ann", "mods": [{"what": "attack", "turns": -2}]}, "heroes.0.0.mods: by and turns are whole numbers"),
        ({"hero": "ann", "mods": [(99, 0, 1, -1)]}, "heroes.0.0.mods: (99, 0, 1, -1): better say it in words"),
        ({"hero": "ann", "mods": [(2, 3, 1, -1)]}, "heroes.0.0.mods: (2, 3, 1, -1): better say it in words"),
    ],
)
def test_what_is_wrong_with_a_hero(hero: Any, reason: str) -> None:
    with pytest.raises(PositionError) as no:
        position(heroes=[[hero], ["gem"]])
    lines = str(no.value).splitlines()[1:]
    assert len(lines) == 1
    assert lines[0].startswith(f"  - {reason}")


def test_all_that_is_wrong_at_once() -> None:
    with pytest.raises(PositionError) as no:
        game.position(
            heroes={0: ["nobody"], 2: ["ashfist"]},
            sides=[{"mods": [{"what": "cheap"}]}],
            closed=["Z1"],
            acting="nobody",
        )
    where = [line.split(":")[0].strip(" -") for line in str(no.value).splitlines()[1:]]
    assert where == ["heroes.0.0", "heroes.2", "sides.0.mods", "closed", "acting"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"heroes": 5}, "heroes: 5 should be a list"),
        ({"active": 2}, "active: there are two seats"),
        ({"first": -1}, "first: there are two seats"),
        ({"round": 0}, "round: the first one is 1"),
        ({"terrain": ["flat", "lava"]}, "terrain: one Terrain card"),
        ({"terrain": ["jab"]}, "terrain: one Terrain card"),
        ({"sides": [{"heart": 0}]}, "sides.0.heart: a Heart at 0 has ended the game"),
        ({"sides": [{"heart": -1}]}, "the Heart of seat 0 has -1 of 30 PV"),
        ({"sides": [{"bought": -1}]}, "sides.0.bought: nothing is counted below 0"),
        ({"sides": [{}, {"placed": [0, -1, 0]}]}, "sides.1.placed: nothing is counted below 0"),
        ({"sides": [{"series": {"saga": -1}}]}, "sides.0.series: nothing is counted below 0"),
        ({"steps": -1}, "steps: nothing is counted below 0"),
        ({"face": 7}, "face: the luck die shows 1 to 6"),
        ({"terrain_owner": 2}, "terrain_owner: a seat, 0 or 1"),
        ({"ending": "heart"}, "ending: a position is one from which the game goes on"),
        ({"blocked": ["C3"]}, "blocked: 'C3' is no (square, until which turn)"),
        ({"blocked": [(0, 4)]}, "blocked: (0, 4) is no (square, until which turn)"),
        ({"sides": [{"shop": ["jab"] * 3 + ["knife"] * 3}]}, "sides.0.shop: a shop holds 5 cards at most"),
        ({"sides": [{"faces": [1]}]}, "sides.0.faces: how often the luck die"),
        ({"sides": [{"placed": [1]}]}, "sides.0.placed: three numbers"),
        ({"sides": [{"series": ["saga"]}]}, "sides.0.series: ['saga'] should be a dictionary"),
        ({"sides": [{"mods": [{"what": "attack"}]}]}, "sides.0.mods: what is one of second, discount"),
        ({"acting": "ann"}, "acting: no hero of the active seat is on the field and called 'ann'"),
        ({"at": ["next_phase", "three"]}, "at: next_phase: 'three' is no whole number and no card"),
    ],
)
def test_what_is_wrong_with_a_table(words: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as no:
        position(**({"heroes": [["ann"], ["gem"]]} | words))
    assert [line[4:].startswith(reason) for line in str(no.value).splitlines()[1:]] == [True]


def test_a_step_that_does_not_exist() -> None:
    with pytest.raises(RulesError, match="next_phase goes from 3"):
        position(heroes=[["ann"], ["gem"]], at=["next_phase", 2])


def test_a_position_with_cards_of_its_own_can_be_saved() -> None:
    """Cards and texts go by number, so they must have the same ones when the match is read again."""
    cards = {"zeal": chapter({"verb": "coins", "n": 3}), "alms": chapter({"verb": "coins", "n": 40})}
    table = position(heroes=[["ann"], ["bob"]], cards=cards, sides=[{"hand": ["zeal", "jab"]}], at=["next_phase", 5])
    again = game.loads(game.dumps(table))
    assert named(again, again.sides[0].hand) == ["zeal", "jab"]
    play(again, "chapter", "zeal")
    assert again.sides[0].bank == 3
