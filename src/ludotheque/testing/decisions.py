"""Decisions: what a game asks, and in which forms it takes answers, collected from random matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ludotheque.kernel import Game, Option
from ludotheque.kernel.steps import clauses_of

from .sampling import Spot, cases

MATCHES = 4
"""Random matches of each mode and number of seats that are listened to."""


class Form(NamedTuple):
    """One way to answer one question: an option as it came, and what it was called there."""

    offer: str
    answer: str
    clauses: tuple[str, ...]
    option: Option
    label: str


def forms_of_answers(game: Game[Any], matches: int = MATCHES) -> Iterator[Form]:
    """The first option of each form — question, first word, kinds of the rest — that random matches came to."""
    known: set[tuple[object, ...]] = set()
    for case in cases([game]):
        for number in range(matches):
            spot = Spot(case, number)
            while not spot.table.over:
                yield from _new_forms(spot, known)
                spot.step()


def _new_forms(spot: Spot, known: set[tuple[object, ...]]) -> Iterator[Form]:
    table = spot.table
    offer, answer, _ = table.question
    for seat in table.waiting:
        for option in table.options_of(seat):
            form = (offer, answer, option[0], *map(type, option[1:]))
            if form not in known:
                known.add(form)
                prompt = spot.game.scene(table, seat).prompt
                labels = {tuple(choice.option): choice.label for choice in prompt.choices} if prompt else {}
                yield Form(offer.__name__, answer.__name__, clauses_of(answer), tuple(option), labels.get(option, ""))
