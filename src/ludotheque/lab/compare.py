"""Compare: two experiments on the same deals with the same luck, match by match. What differs is what was changed."""

from __future__ import annotations

from math import isfinite
from statistics import fmean
from typing import Any

import msgspec

from ludotheque.kernel import LudothequeError
from ludotheque.kernel.registry import game as game_called

from . import charts, measures, stats
from .charts import Dot
from .experiment import Experiment, Play
from .needs import polars
from .page import figure, folded, grid, heading, page, paragraph, table
from .results import Results
from .stats import Estimate
from .words import number, of_game, percent, points, say, told


class Measure(msgspec.Struct, frozen=True, order=True):
    """What is measured: kind (``compare-…``, or metric) and of whom."""

    kind: str
    name: str = ""

    @property
    def share(self) -> bool:
        return self.kind.startswith("share")

    def called(self, play: Play, lang: str) -> str:
        if self.kind == "metric":
            return of_game(game_called(play.game), f"metric-{self.name}", lang, self.name.replace("_", " "))
        return say(lang, f"compare-{self.kind}", name=self.name)


class Row(msgspec.Struct, frozen=True):
    """A measure in both experiments, the difference pair by pair, and what it would be without pairing."""

    measure: Measure
    first: Estimate
    second: Estimate
    difference: Estimate
    unpaired: Estimate


class Comparison(msgspec.Struct, frozen=True):
    first: Play
    second: Play
    pairs: int
    same: float
    """The share of pairs that went exactly alike."""
    rows: list[Row]

    @property
    def gain(self) -> float:
        """How many times narrower pairing made the intervals, on average over what varies at all."""
        ratios = [row.unpaired.width / row.difference.width for row in self.rows if row.difference.width > 0]
        return fmean(ratio for ratio in ratios if isfinite(ratio)) if ratios else 1.0


def same_luck(first: Experiment, second: Experiment) -> Experiment:
    """The second experiment with the first one's key and number of matches, so that they can be compared pair by pair."""
    if len(first.plays) != len(second.plays):
        raise LudothequeError(
            told("error-plays", a=first.name, b=second.name, one=len(first.plays), other=len(second.plays))
        )
    return msgspec.structs.replace(second, key=first.key, games=first.games, stop=None)


def compare(first: Results, second: Results, play: int = 0) -> Comparison:
    if first.experiment.key != second.experiment.key:
        raise LudothequeError(told("error-keys"))
    a, b = measures.games(first, play), measures.games(second, play)
    shared = set(a["number"]) & set(b["number"])
    if len(shared) < 2:
        raise LudothequeError(told("error-no-pairs"))
    pl = polars()
    a, b = (rows.filter(pl.col("number").is_in(sorted(shared))).sort("number") for rows in (a, b))
    plays = first.experiment.plays[play], second.experiment.plays[play]
    ours, theirs = values(a, plays[0], plays[1]), values(b, plays[1], plays[0])
    deals = a["deal"].to_list()
    rows = []
    for measure in ours:
        if measure in theirs:
            x, y = ours[measure], theirs[measure]
            unpaired = stats.difference(y, x, [("b", deal) for deal in deals], [("a", deal) for deal in deals])
            rows.append(
                Row(measure, _of(measure, x, deals), _of(measure, y, deals), stats.paired(y, x, deals), unpaired)
            )
    alike = fmean(
        p == q and r == s
        for p, q, r, s in zip(a["answers"], b["answers"], a["scores"].to_list(), b["scores"].to_list(), strict=True)
    )
    return Comparison(*plays, len(shared), alike, rows)


def values(rows: Any, play: Play, other: Play) -> dict[Measure, list[float]]:
    """One value for each match, by what is measured."""
    found: dict[Measure, list[float]] = {}
    wins, scores, seated = (rows[name].to_list() for name in ("results", "scores", "bots"))
    if len(set(play.bots) | set(other.bots)) > 1 or play.seats == 1:
        for i, (mine, its) in enumerate(zip(play.bots, other.bots, strict=False)):
            name = mine if play.bots.count(mine) == 1 else f"{mine} #{i + 1}"
            name = name if mine == its else " / ".join(sorted((mine, its)))
            for kind, column in (("share-bot", wins), ("score-bot", scores)):
                chairs = [
                    [v for v, bot in zip(one, who, strict=True) if bot == i]
                    for one, who in zip(column, seated, strict=True)
                ]
                if all(chairs):
                    found[Measure(kind, name)] = [fmean(chair) for chair in chairs]
    if play.seats > 1 and play.seats == other.seats:
        for seat in range(play.seats):
            found[Measure("share-seat", str(seat + 1))] = [one[seat] for one in wins]
            found[Measure("score-seat", str(seat + 1))] = [one[seat] for one in scores]
    found[Measure("decisions")] = [float(value) for value in rows["decisions"]]
    found[Measure("turn")] = [float(max(one)) for one in rows["longest"].to_list()]
    for name, each in measures.metrics(rows).items():
        if len(each) == len(rows):
            found[Measure("metric", name)] = each
    return found


def _of(measure: Measure, data: list[float], deals: list[int]) -> Estimate:
    return stats.share(data, deals) if measure.share else stats.mean(data, deals)


def written(measure: Measure, value: float, lang: str) -> str:
    return percent(lang, value) if measure.share else number(lang, value, ".4g")


def changed(measure: Measure, value: float, lang: str) -> str:
    return points(lang, value) if measure.share else number(lang, value, "+.3g")


def between(measure: Measure, change: Estimate, lang: str) -> str:
    """The ends of a change's interval."""
    low = number(lang, change.low * 100, "+.1f") if measure.share else changed(measure, change.low, lang)
    return f"{low} – {changed(measure, change.high, lang)}"


def verdict(row: Row, lang: str) -> str:
    """What one may conclude."""
    word = "unclear" if not row.difference.sure else "more" if row.difference.value > 0 else "less"
    return say(lang, f"verdict-{word}")


def lines(comparison: Comparison, lang: str) -> tuple[list[str], list[list[str]]]:
    """The table: head and rows."""
    head = [say(lang, f"compare-{name}") for name in ("measure", "first", "second", "difference")]
    head += [say(lang, "column-interval"), say(lang, "column-verdict"), say(lang, "compare-unpaired")]
    return head, [
        [
            row.measure.called(comparison.first, lang),
            written(row.measure, row.first.value, lang),
            written(row.measure, row.second.value, lang),
            changed(row.measure, row.difference.value, lang),
            between(row.measure, row.difference, lang),
            verdict(row, lang),
            between(row.measure, row.unpaired, lang),
        ]
        for row in comparison.rows
    ]


def compare_page(comparisons: list[Comparison], lang: str) -> str:
    def title(tongue: str) -> str:
        return say(tongue, "compare-title", a=comparisons[0].first.name, b=comparisons[0].second.name)

    def body(tongue: str) -> str:
        parts = []
        for one in comparisons:
            if len(comparisons) > 1:
                parts.append(heading(say(tongue, "compare-title", a=one.first.name, b=one.second.name)))
            parts.append(paragraph(say(tongue, "compare-help", n=number(tongue, one.pairs, ","))))
            parts.append(paragraph(summary(one, tongue), "soft"))
            figures = []
            for share in (True, False):
                rows = [row for row in one.rows if row.measure.share == share]
                if share:
                    figures.append(_chart(rows, one, tongue))
                else:
                    figures += [_chart([row], one, tongue) for row in rows]
            parts += [grid(figures), folded(say(tongue, "table-of"), table(*lines(one, tongue)))]
        return "".join(parts)

    return page(title, body, lang)


def summary(comparison: Comparison, lang: str) -> str:
    gain = comparison.gain
    times, more = number(lang, gain, ".1f"), number(lang, gain * gain, ".1f")
    alike = say(lang, "compare-same", share=percent(lang, comparison.same))
    return f"{alike} {say(lang, 'compare-narrower', times=times, more=more)}"


def _chart(rows: list[Row], comparison: Comparison, lang: str) -> str:
    dots = [
        Dot(
            row.measure.called(comparison.first, lang), row.difference, changed(row.measure, row.difference.value, lang)
        )
        for row in rows
    ]
    label = say(lang, "compare-difference")
    return figure(label, charts.dots(dots, label, 0.0, lambda value: changed(rows[0].measure, value, lang)))
