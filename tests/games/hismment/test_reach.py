"""Reach is looked at when the attack is named and when the blow lands; texts between the two may change it (HIS-F22)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment.board import square_called
from ludotheque.games.hismment.rehearsal import expected
from ludotheque.games.hismment.table import Hismment
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .plain import (
    attack,
    card,
    clauses,
    gear,
    living,
    names_offered,
    offered,
    play,
    position,
    terrain,
    text,
    told,
)

AIM = {"verb": "move", "to": "self"}
HOOK = {"verb": "push", "to": "target"}
CARDS: dict[str, Any] = {
    "shove": attack(texts=[text("before", {"verb": "push", "n": 2, "to": "target"})]),
    "charge": attack(texts=[text("before", AIM | {"n": 1})]),
    "gallop": attack(texts=[text("before", AIM | {"n": 1}, AIM | {"n": 1})]),
    "rush": attack(texts=[text("before", AIM | {"n": 2})]),
    "pull": attack(texts=[text("before", HOOK | {"n": 1}, HOOK | {"n": 2})]),
    "blink": attack(texts=[text("before", {"verb": "teleport", "to": "self"})]),
    "toll": attack(texts=[text("before", AIM | {"n": 1}, cost={"coins": 5})]),
    "lunge": attack(texts=[text("before", {"verb": "modify", "what": "range", "by": 1, "turns": -2})]),
    "shrink": attack(texts=[text("before", {"verb": "modify", "what": "range", "by": -1, "turns": -2})]),
    "late": attack(texts=[text("after", AIM | {"n": 1})]),
    "signed": attack(signature="plain", signature_texts=[text("before", AIM | {"n": 1})]),
}


def duel(wears: str, foe: str = "C5", at: str = "C3", **words: Any) -> Hismment:
    mine = {"hero": "ann", "at": at, "wears": [wears]}
    heroes = [[mine], [{"hero": "bob", "at": foe}]]
    return position(cards=CARDS | words.pop("cards", {}), **({"heroes": heroes, "at": "start_of_field"} | words))


@rule("HIS-F22", "HIS-F03")
@pytest.mark.parametrize(("way", "lands"), [(6, False), (-1, True)])
def test_a_target_pushed_out_of_reach_is_not_struck(way: int, lands: bool) -> None:
    shove = {"shove": attack(texts=[text("before", {"verb": "push", "n": 2 if way == 6 else 1, "to": "target"})])}
    table = duel("shove", "C4", cards=shove)
    play(table, "attack", "shove", "bob")
    table.play(("push", way))
    ann, bob = living(table, "ann"), living(table, "bob")
    assert (bob.damage > 0, ann.spent, ann.uses) == (lands, 1, [2])
    assert bool(told(table, "missed")) is not lands
    if not lands:
        assert clauses(table, "missed") == ("HIS-F03", "HIS-F22")


@rule("HIS-F22", "HIS-F03")
def test_a_striker_that_steps_out_of_reach_does_not_strike() -> None:
    table = duel("charge", "C4")
    play(table, "attack", "charge", "bob")
    table.play(("square", square_called("C2")))
    assert (living(table, "bob").damage, len(told(table, "missed"))) == (0, 1)


@rule("HIS-F22", "HIS-C16")
def test_a_text_that_shortens_the_reach_can_spoil_the_blow() -> None:
    table = duel("shrink", "C4")
    play(table, "attack", "shrink", "bob")
    assert (living(table, "bob").damage, len(told(table, "missed"))) == (0, 1)


@rule("HIS-F22")
@pytest.mark.parametrize(
    ("wears", "foe", "offer"),
    [
        ("rush", "C6", True), ("pull", "C6", True), ("charge", "C5", True), ("charge", "C6", False), ("gallop", "C6", True),
        ("blink", "F6", True), ("late", "C5", False), ("signed", "C5", True), ("lunge", "C5", True), ("lunge", "C6", False),
        ("jab", "C5", False),
    ],
)  # fmt: skip
def test_a_charge_is_offered_from_where_it_can_reach(wears: str, foe: str, offer: bool) -> None:
    table = duel(wears, foe)
    assert names_offered(table, "attack") == ([(wears, "bob")] if offer else [])


@rule("HIS-F22")
def test_a_charge_that_reaches_strikes() -> None:
    table = duel("charge")
    assert expected(table, 0, living(table, "ann"), card(table, "charge"), card(table, "bob")) == 7
    play(table, "attack", "charge", "bob")
    table.play(("square", square_called("C4")))
    assert (living(table, "bob").damage, living(table, "ann").square) == (7, square_called("C4"))


@rule("HIS-F22")
def test_who_charges_may_stay_and_miss() -> None:
    table = duel("charge")
    play(table, "attack", "charge", "bob")
    table.play(("skip",))
    ann = living(table, "ann")
    assert (living(table, "bob").damage, ann.spent, ann.uses) == (0, 1, [2])
    assert told(table, "missed")


@rule("HIS-F22", "HIS-E22")
def test_a_charge_that_cannot_be_paid_reaches_no_further() -> None:
    for bank in (4, 5):
        table = duel("toll", sides=[{"bank": bank}])
        assert bool(offered(table, "attack")) is (bank == 5)


@rule("HIS-F22")
def test_a_push_may_bring_the_target_nearer() -> None:
    hook = {"hook": attack(texts=[text("before", {"verb": "push", "n": 1, "to": "every_enemy"})])}
    table = duel("hook", cards=hook)
    play(table, "attack", "hook", "bob")
    table.play(("push", -6))
    assert living(table, "bob").square == square_called("C4")
    assert living(table, "bob").damage == 7


@rule("HIS-F22")
@pytest.mark.parametrize("carrier", ["gear", "terrain"])
def test_a_text_on_the_declaration_can_charge_too(carrier: str) -> None:
    first = text("on_attack_declared", AIM | {"n": 1})
    cards = {"spur": gear(texts=[first]), "track": terrain(texts=[first])}
    heroes = [
        [{"hero": "ann", "at": "C3", "wears": ["jab", *(["spur"] if carrier == "gear" else [])]}],
        [{"hero": "bob", "at": "C5"}],
    ]
    table = duel("jab", cards=cards, heroes=heroes, terrain=["track" if carrier == "terrain" else "flat"])
    play(table, "attack", "jab", "bob")
    table.play(("square", square_called("C4")))
    assert living(table, "bob").damage > 0


@rule("HIS-F22", "HIS-P02")
def test_a_charge_onto_the_enemy_start_square_strikes_prisoners_and_heart() -> None:
    for at, offer in (("D6", True), ("D5", False)):
        heroes: list[Any] = [[{"hero": "ann", "at": at, "wears": ["charge"]}], ["bob"]]
        table = duel("charge", heroes=heroes)
        assert names_offered(table, "attack") == ([("charge", "bob")] if offer else [])
        if offer:
            play(table, "attack", "charge", "bob")
            table.play(("square", square_called("D7")))
            assert living(table, "bob").damage == 7
    table = duel("charge", heroes=[[{"hero": "ann", "at": "D6", "wears": ["charge"]}], []], sides=[{}, {"heart": 20}])
    play(table, "attack", "charge", -2)
    table.play(("square", square_called("D7")))
    assert table.sides[1].heart == 12


@rule("HIS-F22", "HIS-M18")
def test_a_charge_goes_around_what_is_closed() -> None:
    table = duel("charge", closed=["C4", "B3", "D3"])
    assert offered(table, "attack") == []
    with pytest.raises(IllegalOption) as no:
        play(table, "attack", "charge", "bob")
    assert no.value.clause == "HIS-F03"
