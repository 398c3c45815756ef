"""Analyst: the process that looks back on one finished match. It reads it as a JSON line, and writes what it found."""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from ludotheque.bots.hindsight import Hindsight, Regret, hindsight
from ludotheque.kernel import Entry, Header, Option
from ludotheque.kernel.text import LANGUAGES

from .thinker import NICENESS


class Finished(msgspec.Struct, frozen=True):
    """A match that is over."""

    header: Header
    answers: list[Entry]


class Costly(msgspec.Struct, frozen=True):
    """A decision that cost something, in words: what was chosen and what the bot would have done, by language."""

    move: int
    seat: int
    cost: float
    chosen: dict[str, str]
    better: dict[str, str]


class Found(msgspec.Struct, frozen=True):
    """The curve as (move, each seat's chances), and the decisions that cost most, the worst first."""

    curve: list[tuple[int, list[float]]]
    costly: list[Costly]


def look_back(finished: Finished) -> Found:
    seen: Hindsight = hindsight(finished.header, finished.answers)
    return Found(
        [(point.move, point.chances) for point in seen.curve],
        [_in_words(finished, regret) for regret in seen.regrets],
    )


def _in_words(finished: Finished, regret: Regret) -> Costly:
    header = finished.header
    setup = header.setup()
    rules = setup.game
    table = setup.deal(bytes.fromhex(header.key))
    for entry in finished.answers[: regret.move]:
        table.play(tuple(entry.option or ()), entry.seat)
    if table.seat != regret.seat:
        table._turn_to(regret.seat)  # several decide at once; the words are those of the seat that is meant

    def called(option: Option) -> dict[str, str]:
        return {lang: _label(rules, table, regret.seat, option, lang) for lang in LANGUAGES}

    return Costly(regret.move, regret.seat, regret.cost, called(regret.chosen), called(regret.better))


def _label(rules: Any, table: Any, seat: int, option: Option, lang: str) -> str:
    return str(rules.view.choice(rules.eye(table, seat, lang), option).label)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    finished = msgspec.json.decode(sys.stdin.buffer.read(), type=Finished)
    sys.stdout.buffer.write(msgspec.json.encode(look_back(finished)))


if __name__ == "__main__":
    main()
