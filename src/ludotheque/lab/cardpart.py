"""The report's part about cards: what goes with winning, with every caution, and what is dead weight."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from ludotheque.kernel import Game

from . import charts
from .charts import Dot
from .findings import Findings
from .measures import CardLine
from .page import bars, figure, folded, grid, heading, paragraph, table
from .stats import Estimate
from .words import card_name, number, percent, points, say

SHOWN = 12
"""Cards of a chart; the table has them all."""
DEAD = 0.2
"""A card that is surely played less often than this when drawn is dead."""


def dead_cards(found: Findings) -> list[CardLine]:
    """The deadest first; none where nothing is played from a hand."""
    if not any(line.played for line in found.cards):
        return []
    dead = [line for line in found.cards if line.drawn and line.use.high < DEAD]
    return sorted(dead, key=lambda line: line.use.value)


def cards_part(found: Findings, game: Game[Any], lang: str) -> str:
    title = heading(say(lang, "heading-cards"))
    if not found.cards:
        return title + paragraph(say(lang, "cards-none"), "soft")
    names = {line.card: card_name(game, line.card, lang) for line in found.cards}
    false = number(lang, len(found.cards) * 0.05, ".1f")
    figures = []
    columns: tuple[tuple[str, Callable[[CardLine], Estimate | None]], ...] = (
        ("deck", lambda line: line.in_deck),
        ("drawn", lambda line: line.when_drawn),
        ("played", lambda line: line.when_played),
    )
    for column, of in columns:
        known = sorted(
            ((line, e) for line in found.cards if (e := of(line)) is not None and e.width),  # where anything varies
            key=lambda pair: -pair[1].value,
        )
        if not known:
            continue
        half = SHOWN // 2
        shown = known if len(known) <= SHOWN else known[:half] + known[-half:]
        dots = [
            Dot(names[line.card], e, f"{points(lang, e.value)} · n = {number(lang, e.n, ',')}") for line, e in shown
        ]
        label = say(lang, f"cards-{column}")
        chart = charts.dots(dots, label, 0.0, lambda v: number(lang, v * 100, "+.0f") if v else "0")
        figures.append(figure(label, chart, say(lang, f"cards-{column}-help")))
    return (
        title
        + paragraph(say(lang, "cards-caution", count=len(found.cards), false=false), "caution")
        + grid(figures)
        + _dead(found, names, lang)
        + folded(say(lang, "cards-all"), _table(found, names, lang))
    )


def _dead(found: Findings, names: dict[str, str], lang: str) -> str:
    if not any(line.played for line in found.cards):
        return ""
    title = f"<h3>{escape(say(lang, 'heading-dead'))}</h3>"
    dead = dead_cards(found)
    if not dead:
        return title + paragraph(say(lang, "dead-none"), "soft")
    rows = [
        (
            names[line.card],
            line.use.value,
            say(lang, "dead-row", share=percent(lang, line.use.value), n=number(lang, line.drawn, ",")),
        )
        for line in dead[: 2 * SHOWN]
    ]
    return title + paragraph(say(lang, "dead-help"), "soft") + figure("", bars(rows))


def _table(found: Findings, names: dict[str, str], lang: str) -> str:
    head = [say(lang, f"{column}-column") for column in ("cards", "deck", "drawn", "played", "use")]

    def delta(estimate: Estimate | None) -> str:
        if estimate is None:
            return "·"
        low, high = (number(lang, end * 100, "+.1f") for end in (estimate.low, estimate.high))
        return f"{points(lang, estimate.value)} ({low} – {high}) n = {number(lang, estimate.n, ',')}"

    rows = [
        [
            names[line.card],
            delta(line.in_deck),
            delta(line.when_drawn),
            delta(line.when_played),
            f"{percent(lang, line.use.value, 0)} / {number(lang, line.drawn, ',')}" if line.drawn else "·",
        ]
        for line in found.cards
    ]
    return table(head, rows)
