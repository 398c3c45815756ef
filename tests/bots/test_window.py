"""A window shows a seat's view and keeps every secret."""

from __future__ import annotations

import gc
import types
from collections import Counter
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque import bots
from ludotheque.kernel import Dice, LudothequeError

CODE = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.CodeType)


def reachable(start: object) -> list[object]:
    """Everything that a curious bot could get at from an object: attributes, items, closures; code itself is public."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) not in found and not isinstance(thing, CODE):
            found[id(thing)] = thing
            todo += gc.get_referents(thing)
    return list(found.values())


def new_table(number: int) -> Any:
    table = ludotheque.game("leduc").new(key=number.to_bytes(16, "little"))
    table.play(("raise",))
    return table


def test_nothing_in_a_window_is_the_real_table_or_its_key() -> None:
    table = new_table(1)
    window = bots.Window.of(table, 1, Dice(bytes(16)))
    window.guess(Dice(bytes(16)))
    things = reachable(window)
    secret = [
        table,
        table.hands,
        table.hands[0],
        table.hands[0].card,
        table.deck,
        table.dice,
        table.dice.key,
        table.story,
    ]
    assert not {id(thing) for thing in secret} & {id(thing) for thing in things}
    assert table.dice.key not in [thing for thing in things if isinstance(thing, bytes)]
    assert len(things) > 100  # the walk did go somewhere


def test_what_a_window_imagines_tells_nothing_about_the_truth() -> None:
    """Over many deals, the rival's imagined card is right just as often as chance has it: 1 in 5."""
    right, deals = Counter[str](), 1500
    for number in range(deals):
        table = new_table(number)
        window = bots.Window.of(table, 1, Dice((7_000 + number).to_bytes(16, "little")))
        held: Any = window._world
        right["held"] += held.hands[0].card == table.hands[0].card
        right["fresh"] += window.guess(Dice(number.to_bytes(16, "big"))).hands[0].card == table.hands[0].card
        right["deck"] += held.deck == table.deck
        assert held.hands[1].card == table.hands[1].card
    assert abs(right["held"] / deals - 1 / 5) < 0.04
    assert abs(right["fresh"] / deals - 1 / 5) < 0.04
    assert right["deck"] / deals < 0.03  # 1 in 120


def test_the_past_in_a_window_is_cut_down_too() -> None:
    table = new_table(3)
    table.play(("call",))
    told = bots.Window.of(table, 0, Dice(bytes(16))).recent
    assert [event[1] for event in told] == ["dealt", "raise", "call", "board"]
    table.story[-1] = msgspec.structs.replace(table.story[-1], sight={"card": (2,)})  # as if only seat 1 had seen it
    assert bots.Window.of(table, 0, Dice(bytes(16))).recent[-1] == (2, "board", ("card", "hidden"))


def test_a_window_shows_what_a_person_would_see() -> None:
    table = new_table(4)
    game = table.setup.game
    shown = bots.Window.of(table, 1, Dice(bytes(16))).scene("fr")
    real = game.scene(table, 1, "fr")
    shown.commitment = real.commitment
    assert shown == real


def test_changing_a_guess_changes_nothing_else() -> None:
    table = new_table(5)
    window = bots.Window.of(table, 1, Dice(bytes(16)))
    before = table.setup.game.digest(table), window.scene()
    guess = window.guess(Dice(bytes(16)))
    while not guess.over:
        guess.play(guess.options[-1])
    window.options.clear()
    assert (table.setup.game.digest(table), window.scene()) == before


def test_a_seat_that_is_not_asked_has_no_window() -> None:
    with pytest.raises(LudothequeError, match="seat 0 has nothing to decide"):
        bots.Window.of(new_table(6), 0, Dice(bytes(16)))
