"""Findings: everything a report says of one play, worked out once, before any language is chosen."""

from __future__ import annotations

from functools import cache
from statistics import fmean
from typing import Any

import msgspec

from ludotheque.kernel.registry import game as game_called

from . import measures, stats
from .experiment import Play
from .measures import CardLine
from .replaying import POINTS, Course, Prompts, course
from .results import Results
from .standings import Standings, stand_of
from .stats import Estimate

SAMPLE = 300
"""Matches that are played again for the curve and the questions."""
SEEN = 1e-9


class Outlier(msgspec.Struct, frozen=True):
    """A match worth a look: why (``outlier-…``), and the number that makes it so."""

    why: str
    number: int
    value: float


class Asked(msgspec.Struct, frozen=True):
    """A question: how often a match asks it, options on average, share of times there was only one."""

    step: str
    prompt: dict[str, str]
    """How it was once put, in each language."""
    times: float
    options: float
    forced: float


class Findings(msgspec.Struct, frozen=True):
    play: Play
    games: int
    standings: Standings
    lengths: list[int]
    metrics: dict[str, list[float]]
    per_turn: Estimate
    longest_turn: int
    options: float
    forced: float
    cards: list[CardLine]
    curve: list[tuple[float, Estimate]]
    """How often whoever leads after so much of a match wins it."""
    won_curve: list[tuple[float, Estimate]]
    lost_curve: list[tuple[float, Estimate]]
    """Where nobody can lead: how well the seat stood in matches it won, and in those it lost."""
    asked: list[Asked]
    sampled: int
    outliers: list[Outlier]
    draws: float

    @property
    def quarters(self) -> tuple[int, int, int, int, int]:
        """Decisions in a match: the fewest, the quarters, the most."""
        ordered = sorted(self.lengths)
        low, first, median, third, high = (ordered[round((len(ordered) - 1) * part / 4)] for part in range(5))
        return low, first, median, third, high


def find(results: Results, play_number: int) -> Findings:
    play = results.experiment.plays[play_number]
    rows = measures.games(results, play_number)
    chairs = measures.chairs(rows)
    prompts: Prompts = {}
    courses = _courses(rows, play, prompts)
    asked = chairs["asked"].cast(float) / chairs["turns"].cast(float)
    playing = [(value, deal) for value, deal in zip(asked, chairs["deal"], strict=True) if value == value]
    decisions = max(1, int(rows["decisions"].sum()))
    leader, won, lost = _curves(courses, play)
    return Findings(
        play=play,
        games=len(rows),
        standings=stand_of(chairs, play),
        lengths=rows["decisions"].to_list(),
        metrics=measures.metrics(rows),
        per_turn=stats.mean([value for value, _ in playing], [deal for _, deal in playing]),
        longest_turn=int(chairs["longest"].max()),
        options=int(rows["offered"].sum()) / decisions,
        forced=int(rows["forced"].sum()) / decisions,
        cards=measures.card_lines(results, play_number, chairs),
        curve=leader,
        won_curve=won,
        lost_curve=lost,
        asked=_asked(courses, prompts),
        sampled=len(courses),
        outliers=_outliers(rows, courses, play),
        draws=sum(len(set(ranks)) == 1 for ranks in rows["ranks"].to_list()) / len(rows),
    )


def _courses(rows: Any, play: Play, prompts: Prompts) -> list[Course]:
    """Some of the matches, evenly spaced, played again."""
    sample = rows.gather_every(max(1, len(rows) // SAMPLE)).head(SAMPLE)
    setup_with = cache(play.setup_with)  # to check decks takes longer than to deal them
    return [course(setup_with(play.decks_on(row["number"])), row, prompts) for row in sample.iter_rows(named=True)]


def _curves(courses: list[Course], play: Play) -> tuple[list[tuple[float, Estimate]], ...]:
    seen = [course for course in courses if course.standing]
    if not seen:
        return [], [], []
    alone = play.seats == 1 or game_called(play.game).mode(play.mode).together
    curve: list[tuple[float, Estimate]] = []
    won: list[tuple[float, Estimate]] = []
    lost: list[tuple[float, Estimate]] = []
    for point in range(POINTS):
        if alone:
            for side, top in ((won, True), (lost, False)):
                values = [fmean(c.standing[point]) for c in seen if (c.results[0] > 0.5) == top]
                if len(values) > 1:
                    side.append((point / POINTS, stats.mean(values)))
            continue
        leads = []
        for one in seen:
            best = max(one.standing[point])
            ahead = [seat for seat, value in enumerate(one.standing[point]) if value > best - SEEN]
            if len(ahead) == 1:
                leads.append(_won(one.results, ahead[0]))
        if len(leads) >= 10:
            curve.append((point / POINTS, stats.share(leads)))
    return curve, won, lost


def _won(results: list[float], seat: int) -> float:
    """1 for the only winner, shared where several are first."""
    best = max(results)
    first = [s for s, result in enumerate(results) if result > best - SEEN]
    return 1 / len(first) if seat in first else 0.0


def _asked(courses: list[Course], prompts: Prompts) -> list[Asked]:
    totals: dict[str, list[int]] = {}
    for one in courses:
        for step, counts in one.steps.items():
            kept = totals.setdefault(step, [0, 0, 0])
            for i, count in enumerate(counts):
                kept[i] += count
    found = [
        Asked(step, prompts[step], n / len(courses), offered / n, forced / n)
        for step, (n, offered, forced) in totals.items()
    ]
    return sorted(found, key=lambda asked: (-asked.times, asked.step))


def _outliers(rows: Any, courses: list[Course], play: Play) -> list[Outlier]:
    """One match of each kind that a designer would want to look at."""
    numbers, lengths = rows["number"].to_list(), rows["decisions"].to_list()
    found = [_extreme("longest", numbers, lengths, max)]
    if min(lengths) < max(lengths):
        found.append(_extreme("shortest", numbers, lengths, min))
    found.append(_extreme("turn", numbers, [max(turns) for turns in rows["longest"].to_list()], max))
    spread = [max(scores) - min(scores) if play.seats > 1 else scores[0] for scores in rows["scores"].to_list()]
    if min(spread) < max(spread):
        found.append(_extreme("margin" if play.seats > 1 else "score", numbers, spread, max))
    comebacks = []
    for one in courses:
        if one.standing and len(set(one.results)) > 1:
            winner = max(range(len(one.results)), key=lambda seat: one.results[seat])
            comebacks.append((min(point[winner] for point in one.standing), one.number))
    if comebacks:
        low, number = min(comebacks)
        found.append(Outlier("comeback", number, low))
    return [outlier for i, outlier in enumerate(found) if outlier.number not in {o.number for o in found[:i]}]


def _extreme(why: str, numbers: list[int], values: list[float], choose: Any) -> Outlier:
    value = choose(values)
    return Outlier(why, numbers[values.index(value)], float(value))
