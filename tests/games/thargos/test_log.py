"""Every line of the log points to the clause it is about."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.thargos import log
from ludotheque.testing import rule

from .support import GAME, fight, new, play, random_to_end, side, table_of

DECK = ["p1"] * 20
CLAUSES = GAME.rulebook("en").clauses


def cited(table: Any, kind: str) -> list[tuple[str, ...]]:
    return [event.clauses for event in table.story if event.kind == kind]


@pytest.mark.parametrize("mode", ["duel", "circle", "story", "solo", "story_solo"])
def test_no_line_points_to_more_than_two_clauses(mode: str) -> None:
    for number in range(3):
        options: dict[str, Any] = {"undead_seats": 3 * (number % 2)}
        if mode == "story_solo":
            options["story_solo_opponent"] = ("pushback", "rival")[number % 2]
        table = random_to_end(new(mode, number=number, **options), number)
        for event in table.story:
            assert 1 <= len(event.clauses) <= 2 and set(event.clauses) <= set(CLAUSES), event


def test_every_line_that_can_be_told_has_a_clause() -> None:
    text = (Path(GAME.folder) / "text" / "en" / "table.ftl").read_text(encoding="utf-8")
    kinds = set(re.findall(r"^event-(\w+) =", text, re.MULTILINE))
    moments = set(re.findall(r'"(\w+)"', Path(log.__file__).read_text(encoding="utf-8")))
    assert kinds - moments == {"placed_mission"}  # whoever lays one says why
    for short in (*log.PLAIN.values(), *log.DECISIONS.values()):
        assert all(f"THA-{clause}" in CLAUSES for clause in short.split())


@rule("THA-M31", "THA-M32", "THA-D42", "THA-M28", "THA-E05", "THA-E01")
def test_the_same_line_points_to_what_brought_it_about() -> None:
    hand = fight(table_of(two=side(["m_might"], deck=DECK)), 0, cede=True)
    deck = fight(table_of(two=side(deck=["m_might", "p1"])), 0, cede=True)
    owed = table_of(one=side(["m_might", *["p1"] * 5], owed=[0]), tracks=["", "m_mind", "", ""], at="turn")
    assert [cited(table, "placed_mission")[0] for table in (hand, deck, owed)] == [
        ("THA-M31",), ("THA-M32",), ("THA-D42",)
    ]  # fmt: skip
    failed = fight(table_of(one=side(deck=DECK), two=side(deck=DECK)), 0)
    assert cited(failed, "injured") == [("THA-M28",)] and cited(failed, "compared") == [("THA-M23",)]
    burnt = table_of(at="turn", one=side(deck=[]))
    assert cited(burnt, "burnt_out") == [("THA-E05",)] and cited(burnt, "won") == [("THA-E06",)]
    won = play(table_of(one=side(["p1"], vp=24, deck=DECK)), "pass")
    assert cited(won, "won") == [("THA-E01",)]
    idle = table_of(one=side(["p1"] * 6, vp=1), two=side(["p1"] * 6), options={"stalemate_rounds": 1})
    play(play(idle, "pass"), "pass")
    assert cited(idle, "stopped") == cited(idle, "won") == [("THA-E13",)]
