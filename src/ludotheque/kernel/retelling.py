"""Retelling: what the rules did between an answer and the next decision, stop by stop, for eyes that want to follow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, SupportsIndex

from .steps import Task
from .table import FINISHED, Option, Table

MOST = 40
"""Nobody watches more than this; the rest comes at once."""


class WatchedAgenda(list[Task]):
    """An agenda that is looked at between one step and the next. The table itself does not know that it is watched."""

    def __init__(self, tasks: Iterable[Task], look: Callable[[], None]) -> None:
        super().__init__(tasks)
        self.look = look

    def pop(self, index: SupportsIndex = -1) -> Task:
        self.look()
        return super().pop(index)


def stops(before: Table, option: Option, seat: int) -> list[Any]:
    """Tables on the way from an answer to the next decision: one after each step that told what the view has as ``beats``.

    They are at rest: nobody is asked anything, not even at the last of them, which may be where the answer led.
    """
    kinds = before.setup.game.view.beats
    if not kinds or before.story is None:
        return []
    table = before.clone()
    assert table.story is not None
    story = table.story
    told = len(story)
    found: list[Any] = []

    def look() -> None:
        nonlocal told
        if len(found) < MOST and any(event.kind in kinds for event in story[told:]):
            stop: Any = table.clone()
            stop.seat, stop.options, stop.question, stop.barrier = -1, [], FINISHED, None
            stop.over, stop.outcomes = False, ()  # how it ended is told after what led to it
            found.append(stop)
        told = len(story)

    table.agenda = WatchedAgenda(table.agenda, look)
    table.play(option, seat)
    look()
    return found
