"""Positions: what may be written in several ways, and what is wrong in one that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.kernel import PositionError

from .plain import living, named, position


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
        ({"hero": "ann", "pv": 11}, "ann lives with 11 of 10 PV"),
        ({"hero": "ann", "pv": 0}, "ann lives with 0 of 10 PV"),
        ({"hero": "ann", "spent": 6}, "ann has -1 of 5 PM"),
        ({"hero": "ann", "wear": ["jab"]}, "heroes.0.0.wear: a hero knows hero, at, wears"),
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
