"""Seeing: what a seat knows, as named numbers — from a guess that the seat could not tell from the real table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_origin

from ludotheque.kernel import Table
from ludotheque.kernel.sight import knowledge
from ludotheque.kernel.state import State, bare, fields_of, optional, sight_of

Feature = tuple[str, float]

_FLOW = frozenset(fields_of(Table))
"""What every table has: agenda, dice, options … None of it is a fact of the game."""


def features(world: Any, seat: int) -> Iterator[Feature]:
    """Everything the seat sees on an imagined table: its zones, card by card, and every counter."""
    yield f"me={seat}", 1.0
    for other in world.waiting:
        yield f"asked={other}", 1.0
    if world.asking is not None:
        yield f"question={world.asking.__name__}", 1.0
    view = world.setup.game.view
    eye = world.setup.game.eye(world, seat, "en")
    for path, cards in knowledge(world, seat).items():
        if cards:
            yield f"{path} holds", float(len(cards))
            for card in cards:
                if card is not None:
                    yield f"{path} {view.card_id(eye, card)}", 1.0
    yield from _facts(world, "", _FLOW)


def _facts(state: State, path: str, leave: frozenset[str] = frozenset()) -> Iterator[Feature]:
    for name, hint in fields_of(type(state)).items():
        if name not in leave and name not in type(state).transient and sight_of(hint) is None:
            yield from _fact(getattr(state, name), bare(hint), path + name)


def _fact(value: Any, hint: Any, path: str) -> Iterator[Feature]:
    hint = bare(optional(hint) or hint)
    if isinstance(value, State):
        yield from _facts(value, f"{path}.")
    elif isinstance(value, bool | int | float):
        if value:
            yield path, float(value)
    elif isinstance(value, str):
        if value:
            yield f"{path}={value}", 1.0
    elif isinstance(value, list | tuple | dict):
        of = get_args(hint)[-1:] if get_origin(hint) in (list, dict) else ()
        if of and sight_of(of[0]) is not None:
            return  # zones were seen above
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _fact(item, of[0] if of else type(item), f"{path}.{key}")
