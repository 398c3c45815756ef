"""Tally: what many matches say, with how sure one can be of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from ludotheque.lab.stats import Z95, wilson

from .arena import Contest, Played


class Line(msgspec.Struct, frozen=True):
    """How a bot, or a seat, did."""

    name: str
    played: int
    won: int
    shared: int
    share: float
    low: float
    high: float
    score: float
    score_margin: float


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions the matches took: the least, the quarters, the most."""

    low: int
    first: int
    median: int
    third: int
    high: int


def by_bot(contest: Contest, played: Sequence[Played]) -> list[Line]:
    names = bot_names(contest.specs)
    chairs: list[list[tuple[Played, int]]] = [[] for _ in names]
    for match in played:
        for seat in range(contest.seats):
            chairs[contest.bot_on(seat, match.number)].append((match, seat))
    return [_line(name, chair) for name, chair in zip(names, chairs, strict=True)]


def by_seat(contest: Contest, played: Sequence[Played]) -> list[Line]:
    return [_line(str(seat + 1), [(match, seat) for match in played]) for seat in range(contest.seats)]


def bot_names(specs: Sequence[str]) -> list[str]:
    """The specs, told apart where the same one plays against itself."""
    return [spec if specs.count(spec) == 1 else f"{spec} #{specs[: i + 1].count(spec)}" for i, spec in enumerate(specs)]


def lengths(played: Sequence[Played]) -> Lengths:
    counts = sorted(match.decisions for match in played)
    last = len(counts) - 1
    return Lengths(*(counts[round(last * quarter / 4)] for quarter in range(5)))


def _line(name: str, chairs: Sequence[tuple[Played, int]]) -> Line:
    """A victory that all share is counted apart: a draw where they were rivals, a common success where they were not."""
    first = [match.ranks for match, seat in chairs if match.ranks[seat] == 1]
    shared = sum(len(ranks) > 1 and all(rank == 1 for rank in ranks) for ranks in first)
    won = len(first) - shared
    low, high = wilson(won, len(chairs))
    scores = [match.scores[seat] for match, seat in chairs]
    margin = Z95 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    return Line(
        name, len(chairs), won, shared, won / len(chairs) if chairs else 0.0, low, high, fmean(scores or [0.0]), margin
    )
