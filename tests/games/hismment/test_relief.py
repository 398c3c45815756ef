"""Who comes in because a hero went back to Prison may move and not attack in its first turn (HIS-M24, HIS-M34)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.fight import in_relief
from ludotheque.games.hismment.foresight import best_answer
from ludotheque.games.hismment.table import Hero, Hismment
from ludotheque.kernel import IllegalOption
from ludotheque.kernel.text import words_of
from ludotheque.testing import rule

from .plain import chapter, hero, living, offered, play, position

BOB = {"hero": "bob", "at": "C4", "wears": ["chill"], "pv": 9}
DAN = {"hero": "dan", "freed": True, "wears": ["arrow"]}
PAGES = {
    "drive": chapter({"verb": "force_swap", "to": "enemy_field"}),
    "relieve": chapter({"verb": "force_swap", "to": "own_field"}),
    "banish": chapter({"verb": "return", "to": "enemy_field"}),
    "withdraw": chapter({"verb": "return", "to": "own_field"}),
}


def with_page(page: str, **more: Any) -> Hismment:
    """Step 5 of the first seat with one page in hand; the second seat has an Archer waiting and cards to sell."""
    words: dict[str, Any] = {
        "cards": PAGES,
        "heroes": [[{"hero": "ann", "at": "C3", "wears": ["jab"]}, "gem"], [BOB, DAN]],
        "sides": [{"hand": [page, "coat"]}, {"hand": ["knife"]}],
        "dice": [1, 1, 1, 1, 1, 1],
        "at": ["next_phase", 5],
    }
    return position(**(words | more))


def drive(table: Hismment) -> None:
    """The first seat drives the enemy's hero off the field; its Archer comes in."""
    play(table, "chapter", "drive")
    play(table, "substitute", "dan")


def sheet_of(table: Hismment, of: Hero) -> str:
    """All that the sheet of a hero on the field says."""
    items = [item for region in game.scene(table, 0, "en").regions for item in region.items]
    return "\n".join(words_of(line) for item in items if item.id == f"sheet{of.cards[0]}" for line in item.more)


def to_field(table: Hismment, step: int = 7) -> None:
    """On to step 7 of the turn, or to another one."""
    while table.phase < step:
        table.play(("on",))


@rule("HIS-M24", "HIS-M34")
def test_who_was_forced_in_during_the_enemy_s_turn_does_not_attack_in_its_first_own_turn() -> None:
    table = with_page("drive")
    drive(table)
    dan = living(table, "dan")
    assert (dan.square, in_relief(table, 1, dan)) == (45, True)
    table.play(("end",))
    assert table.active == 1
    to_field(table)
    assert offered(table, "move")
    assert offered(table, "attack") == []
    with pytest.raises(IllegalOption) as no:
        play(table, "attack", "arrow", "ann")
    assert no.value.clause == "HIS-M24"
    table.play(("end",))
    table.play(("end",))  # a whole round later it is no newcomer any more
    assert table.active == 1
    to_field(table)
    assert offered(table, "attack")
    assert not in_relief(table, 1, dan)


@rule("HIS-M24", "HIS-M28", "HIS-M34")
def test_who_was_forced_in_may_go_back_in_its_own_turn() -> None:
    table = with_page("drive")
    drive(table)
    table.play(("end",))
    to_field(table)
    play(table, "swap", "bob")  # HIS-M28 is about one turn
    assert living(table, "bob").square == 45
    assert offered(table, "attack") == []


@rule("HIS-M24")
def test_nobody_fears_an_answer_from_who_may_not_attack() -> None:
    table = with_page("drive")
    ann = living(table, "ann")
    assert best_answer(table.clone(), 0, ann)
    drive(table)
    assert best_answer(table.clone(), 0, ann) is None


@rule("HIS-M24", "HIS-M34")
@pytest.mark.parametrize("gone", ["withdraw", ""])
def test_who_is_deployed_in_the_turn_of_a_return_may_move_and_not_attack(gone: str) -> None:
    heroes = [[{"hero": "ann", "at": "C3", "wears": ["jab"]}, DAN], [{"hero": "bob", "at": "C4"}]]
    table = with_page("withdraw", heroes=heroes)
    if gone:
        play(table, "chapter", gone)
        assert living(table, "ann").square < 0
        play(table, "deploy", "dan")
        assert offered(table, "move")
        assert offered(table, "attack") == offered(table, "swap") == []
        with pytest.raises(IllegalOption) as no:
            play(table, "attack", "arrow", "bob")
        assert no.value.clause == "HIS-M24"
        table.play(("end",))
        table.play(("end",))
    to_field(table)
    assert offered(table, "attack")


@rule("HIS-M24", "HIS-M30", "HIS-M34")
def test_who_is_deployed_after_the_enemy_sent_a_hero_back_may_attack() -> None:
    table = with_page("banish")
    play(table, "chapter", "banish")
    assert living(table, "bob").square < 0  # HIS-M34: although nobody had to take its place
    table.play(("end",))
    to_field(table)
    play(table, "deploy", "dan")
    assert offered(table, "attack")


@rule("HIS-M24", "HIS-M34")
def test_a_return_bars_the_newcomers_of_its_own_turn_only() -> None:
    heroes = [[{"hero": "ann", "at": "C3", "wears": ["jab"]}, DAN], [{"hero": "bob", "at": "C4"}]]
    table = with_page("withdraw", heroes=heroes)
    play(table, "chapter", "withdraw")
    table.play(("end",))
    table.play(("end",))
    assert table.active == 0
    to_field(table)
    play(table, "deploy", "dan")
    assert offered(table, "attack")


@rule("HIS-M24")
def test_a_newcomer_that_left_and_came_in_again_another_turn_is_no_newcomer() -> None:
    heroes = [[{"hero": "ann", "at": "C0", "wears": ["jab"]}, DAN | {"at": "prison"}], [{"hero": "bob", "at": "C4"}]]
    sides = [{"hand": ["coat"]}, {"hand": ["banish"]}]
    table = with_page("coat", heroes=heroes, sides=sides, at="start_of_field")
    play(table, "swap", "dan")
    assert offered(table, "attack") == []
    table.play(("end",))
    to_field(table, 5)
    play(table, "chapter", "banish")  # in the enemy's turn: back to Prison
    table.play(("end",))
    to_field(table)
    play(table, "deploy", "dan")
    assert offered(table, "attack")


@rule("HIS-M24", "HIS-M27")
def test_a_position_after_a_swap_offers_neither_attack_nor_swap() -> None:
    heroes = [[{"hero": "ann", "at": "C0", "wears": ["arrow"]}, DAN], [{"hero": "bob", "at": "C4"}]]
    cards = {"ann": hero("earth", "archer")}
    for swapped in (True, False):
        table = position(cards=cards, heroes=heroes, swapped=swapped, sides=[{"hand": ["jab"]}], at="start_of_field")
        assert bool(offered(table, "attack")) is bool(offered(table, "swap")) is not swapped


@rule("HIS-M24", "HIS-T30")
def test_the_sheet_says_who_may_not_attack() -> None:
    table = with_page("drive")
    drive(table)
    dan = living(table, "dan")
    assert "HIS-M24" in sheet_of(table, dan)
    table.play(("end",))
    table.play(("end",))
    assert "HIS-M24" not in sheet_of(table, dan)
