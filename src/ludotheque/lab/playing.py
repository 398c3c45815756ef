"""Playing: one match between bots, from its first to its last answer, with whatever a reader wants to know of it."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from ludotheque.bots import Bot, BotError, Window
from ludotheque.bots.worth import placing
from ludotheque.kernel import Dice, LudothequeError, Option
from ludotheque.kernel.text import Told

from .words import told

LONGEST = 100_000
"""Answers after which a match is taken to be endless."""

Listener = Callable[[Any, int, Option], None]
"""Told of every answer, after it was played: the table, whose answer it was, the answer."""


class Flow(msgspec.Struct):
    """How a match felt: what each seat was asked, in how many turns (decisions in a row), how much there was to choose."""

    asked: list[int]
    turns: list[int]
    longest: list[int]
    offered: int = 0
    forced: int = 0


def play_out(
    table: Any, players: Sequence[Bot], eyes: Dice, what: str, hears: Sequence[Listener] = (), flow: Flow | None = None
) -> bytes:
    """Let the players finish a match. Returns their answers, each as its place among the options, for ``answers_in``.

    ``eyes`` deals what they imagine; ``what`` names the match should it never end.
    """
    answers = bytearray()
    before, run = -1, 0
    while not table.over:
        if table.moves >= LONGEST:
            raise LudothequeError(told("error-endless", what=what, answers=LONGEST))
        seat, options = table.seat, table.options
        player = players[seat]
        window = Window.blind(table, seat) if player.blind else Window.of(table, seat, eyes)
        try:
            option = player.choose(window)
        except LudothequeError:
            raise
        except Exception as error:
            raise BotError(_accident(player, error, f"{what}, move {table.moves}")) from error
        try:
            _append(answers, options.index(option))
        except ValueError:
            where = f"{what}, move {table.moves}"
            raise BotError(
                told("error-bot-chose", bot=type(player).__name__, option=repr(option), where=where)
            ) from None
        if flow is not None:
            run = run + 1 if seat == before else 1
            before = seat
            flow.asked[seat] += 1
            flow.turns[seat] += run == 1
            flow.longest[seat] = max(flow.longest[seat], run)
            flow.offered += len(options)
            flow.forced += len(options) == 1
        table.play(option)
        for hear in hears:
            hear(table, seat, option)
    return bytes(answers)


def _accident(player: Bot, error: Exception, where: str) -> Told:
    """What went wrong in a bot, and the lines from its ``choose`` to there: it may have happened in another process."""
    lines = traceback.format_list(traceback.extract_tb(error.__traceback__)[1:])
    what = f"{type(error).__name__}: {error}"
    return told("error-bot-failed", bot=type(player).__name__, what=what, where=where, lines="".join(lines).rstrip())


def results_of(table: Any) -> list[float]:
    """How each seat did in a finished match, 0 (lost) to 1 (won): the share of the others left behind.

    Alone or together, a match is won (1) or lost (0).
    """
    outcomes = table.outcomes
    if len(outcomes) == 1 or table.setup.mode.together:
        return [float(outcome.rank == 1) for outcome in outcomes]
    return [placing(outcomes, seat) for seat in range(len(outcomes))]


def answers_in(data: bytes) -> Iterator[int]:
    """The places that ``play_out`` wrote."""
    value = shift = 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield value
            value = shift = 0


def _append(answers: bytearray, place: int) -> None:
    """Seven bits a byte, the lowest first; the highest bit says that more follow."""
    while place > 127:
        answers.append(place & 127 | 128)
        place >>= 7
    answers.append(place)
