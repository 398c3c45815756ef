"""Sweep: one option or one field of a card over several values, all on the same deals."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel import LudothequeError

from . import charts, stats
from .charts import Series
from .compare import Measure, changed, values, written
from .experiment import Experiment
from .experiment_file import Change, read
from .measures import games
from .page import figure, folded, grid, page, paragraph, table
from .results import Results
from .stats import Estimate
from .words import number, say, told


class Point(msgspec.Struct, frozen=True):
    """A value of what is varied: what was measured, and the difference to the first value, pair by pair."""

    value: Any
    measured: dict[Measure, Estimate]
    differences: dict[Measure, Estimate]


def parse_vary(text: str) -> tuple[tuple[str, ...], list[Any]]:
    """``options.ante=1..5`` or ``cards.king.rank=2,3,9``: the field and its values."""
    path, equals, listed = text.partition("=")
    parts = tuple(part.strip() for part in path.split("."))
    if not equals or len(parts) < 2 or parts[0] not in ("options", "cards") or not all(parts):
        raise LudothequeError(told("error-vary", text=text))
    low, dots, high = listed.partition("..")
    if dots:
        if not _whole(low) or not _whole(high) or int(low) >= int(high):
            raise LudothequeError(told("error-vary-range", text=text, range=listed))
        return parts, list(range(int(low), int(high) + 1))
    found = [_plain(word.strip()) for word in listed.split(",") if word.strip()]
    if len(found) < 2:
        raise LudothequeError(told("error-vary-two", text=text, path=path))
    return parts, found


def experiments(file: Path, path: tuple[str, ...], found: list[Any]) -> list[Experiment]:
    """The experiment once for each value; every one is checked before any is run."""
    made = []
    for value in found:
        change: Change = (path, value)
        experiment = read(file, change)
        name = f"{'.'.join(path)}={value}"
        plays = tuple(msgspec.structs.replace(play, name=f"{play.name} {name}") for play in experiment.plays)
        made.append(msgspec.structs.replace(experiment, name=f"{experiment.name}, {name}", plays=plays, stop=None))
    return made


def sweep(found: list[Any], results: list[Results]) -> list[Point]:
    points = []
    base = None
    for value, one in zip(found, results, strict=True):
        play = one.experiment.plays[0]
        rows = games(one, 0)
        deals, measured = rows["deal"].to_list(), values(rows, play, results[0].experiment.plays[0])
        base = base or measured
        points.append(
            Point(
                value,
                {m: stats.share(v, deals) if m.share else stats.mean(v, deals) for m, v in measured.items()},
                {m: stats.paired(v, base[m], deals) for m, v in measured.items() if m in base},
            )
        )
    return points


def sweep_page(what: str, points: list[Point], results: list[Results], lang: str) -> str:
    play = results[0].experiment.plays[0]
    each = len(results[0].done[0])
    numeric = all(isinstance(point.value, int | float) and not isinstance(point.value, bool) for point in points)

    def at(point: Point) -> float:
        return float(point.value) if numeric else float(points.index(point))

    def title(tongue: str) -> str:
        return say(tongue, "sweep-title", what=what, low=str(points[0].value), high=str(points[-1].value))

    def body(tongue: str) -> str:
        figures, tables = [], []
        for measure in points[0].measured:
            there = [point for point in points if measure in point.measured]
            name = measure.called(play, tongue)
            series = [Series("", [(at(point), point.measured[measure]) for point in there])]
            middle = 0.5 if measure.share and play.seats == 2 else None
            chart = charts.lines(
                series,
                name,
                lambda x: number(tongue, x) if numeric else str(points[round(x)].value),
                lambda y, measure=measure: written(measure, y, tongue),  # type: ignore[misc]
                middle=middle,
            )
            figures.append(figure(name, chart))
            tables.append(f"<h3>{escape(name)}</h3>" + _table(measure, there, tongue))
        help_ = paragraph(say(tongue, "sweep-help", n=number(tongue, each, ",")))
        return help_ + grid(figures) + folded(say(tongue, "table-of"), "".join(tables))

    return page(title, body, lang)


def _table(measure: Measure, points: list[Point], lang: str) -> str:
    head = [say(lang, name) for name in ("sweep-value", "compare-second", "column-interval", "compare-difference")]
    rows = []
    for point in points:
        here, more = point.measured[measure], point.differences.get(measure)
        between = f"{written(measure, here.low, lang)} – {written(measure, here.high, lang)}"
        delta = "·"
        if more is not None and point is not points[0]:
            ends = [changed(measure, end, lang) for end in (more.value, more.low, more.high)]
            delta = f"{ends[0]} ({ends[1]} – {ends[2]})"
        rows.append([str(point.value), written(measure, here.value, lang), between, delta])
    return table(head, rows)


def _whole(word: str) -> bool:
    return word.strip().removeprefix("-").isdecimal()


def _plain(word: str) -> Any:
    if word.lower() in ("true", "yes", "on"):
        return True
    if word.lower() in ("false", "no", "off"):
        return False
    if _whole(word):
        return int(word)
    try:
        return float(word)
    except ValueError:
        return word
