"""What happened names the clause behind it."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.testing import rule

from .plain import chapter, clauses, hero, play, position

ARMED: dict[str, Any] = {"hero": "ann", "at": "D7", "wears": ["jab"]}
ROOTED = ARMED | {"at": "C3", "mods": [{"what": "root", "turns": -1}]}
BOTH: list[Any] = [["ann"], ["bob"]]


@rule("HIS-Q01", "HIS-Q06", "HIS-Q08", "HIS-Q10", "HIS-Q11", "HIS-Q12", "HIS-Q13", "HIS-Q16")
@pytest.mark.parametrize(
    ("words", "named"),
    [
        ({"heroes": BOTH, "sides": [{"heart": 3}, {"heart": 2}]}, ("HIS-Q08", "HIS-Q09", "HIS-Q12")),
        ({"heroes": BOTH, "sides": [{"heart": 3}, {"heart": 3}]}, ("HIS-Q08", "HIS-Q09", "HIS-Q13")),
        (
            {"heroes": [[ROOTED], []], "sides": [{"could_act": False, "heart": 3}, {"could_act": False}]},
            ("HIS-Q06", "HIS-Q07", "HIS-Q12"),
        ),
        ({"heroes": [[ARMED], []], "quiet": 19}, ("HIS-Q10", "HIS-Q13")),
        ({"heroes": [[ARMED], []], "round": 60, "active": 1}, ("HIS-Q11", "HIS-Q13")),
    ],
)
def test_the_end_names_its_kind_and_who_won(words: dict[str, Any], named: tuple[str, ...]) -> None:
    table = position(at="end_turn", **words)
    assert table.over
    assert clauses(table, "ended") == named


@rule("HIS-Q01", "HIS-Q03", "HIS-Q14")
def test_the_end_in_the_middle_of_a_turn_names_its_kind() -> None:
    table = position(heroes=[[ARMED], []], sides=[{}, {"heart": 3}], at="start_of_field")
    play(table, "attack", "jab", -2)
    assert clauses(table, "ended") == ("HIS-Q01", "HIS-Q02", "HIS-Q12")
    doom = {"doom": chapter({"verb": "ko", "to": "everyone_field"})}
    table = position(cards=doom, heroes=[[ARMED], []], sides=[{"hand": ["doom"]}], at=["next_phase", 5])
    play(table, "chapter", "doom")
    assert clauses(table, "ended") == ("HIS-Q03", "HIS-Q04", "HIS-Q13")
    table = position(heroes=[[ARMED], ["bob"]], at="start_of_field")
    table.play(("concede",))
    assert clauses(table, "ended") == ("HIS-Q14",)


@rule("HIS-A19", "HIS-A22", "HIS-V11", "HIS-L07")
def test_why_a_card_leaves_its_hero() -> None:
    hidden = {"ann-2": hero("ice", "archer", 2, evolves_from="ann"), "ann": hero(release=[{"need": "give_up", "n": 1}])}
    worn = {"hero": "ann", "wears": ["knife:1", "jab"]}
    table = position(heroes=[[worn], ["bob"]], dice=[1], at="begin_turn")
    assert clauses(table, "worn_out") == ("HIS-A18", "HIS-A19")
    table = position(cards=hidden, heroes=[[worn], ["bob"]], sides=[{"hand": ["ann-2"]}], at=["next_phase", 4])
    play(table, "evolve", "ann-2", "ann")
    assert clauses(table, "worn_out") == ("HIS-V11",)
    table = position(cards=hidden, heroes=[[worn], ["bob"]], at=["next_phase", 6])
    play(table, "free", "ann", 0)
    play(table, "give_up", "knife")
    assert clauses(table, "worn_out") == ("HIS-L07",)
    last = {"hero": "ann", "at": "C3", "wears": ["jab:1"]}
    table = position(heroes=[[last], [{"hero": "bob", "at": "C4"}]], at="start_of_field")
    play(table, "attack", "jab", "bob")
    assert clauses(table, "worn_out") == ("HIS-A22", "HIS-A23", "HIS-F22")


@rule("HIS-E02", "HIS-E24", "HIS-L13", "HIS-L18")
def test_why_something_is_paid_taken_or_free() -> None:
    cards = {
        "toll": chapter({"verb": "steal", "n": 3}, text={"cost": {"coins": 2}}),
        "blood": chapter({"verb": "free"}, text={"cost": {"heart": 2}}),
    }
    sides = [{"hand": ["toll", "blood"], "bank": 2}, {"bank": 9}]
    table = position(cards=cards, heroes=BOTH, sides=sides, at=["next_phase", 5])
    play(table, "chapter", "toll")
    assert clauses(table, "pay") == ("HIS-E02", "HIS-E22")
    assert clauses(table, "steal") == ("HIS-E24",)
    play(table, "chapter", "blood")
    assert clauses(table, "heart") == ("HIS-L18",)
    assert clauses(table, "free") == ("HIS-L13", "HIS-L10")
