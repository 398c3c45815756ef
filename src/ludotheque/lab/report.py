"""Report: what an experiment found, as a page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from html import escape
from typing import Any

import msgspec

from ludotheque.kernel import Game
from ludotheque.kernel.registry import game as game_called
from ludotheque.kernel.text import LANGUAGES

from . import charts, stats
from .charts import Dot, Series
from .experiment import Play
from .findings import Findings, Outlier, find
from .measures import CardLine, Line
from .page import facts, figure, folded, grid, heading, matrix, page, paragraph, table
from .replaying import Recording, recorded
from .results import Results
from .standings import Standings
from .stats import Estimate
from .words import card_name, number, of_game, percent, points, say

SHOWN = 12
"""Cards of a chart; the table has them all."""
DEAD = 0.2
LINES = 400
"""Lines of a story that a page holds."""

Shelve = Callable[[Recording], str]
"""Puts a match where the app can show it, and gives the address."""


def report(results: Results, lang: str = "en", shelve: Shelve | None = None) -> str:
    """The page of everything an experiment found."""
    found = [find(results, play) for play in range(len(results.experiment.plays)) if results.done[play]]
    looks = [[_look(results, one, outlier, shelve) for outlier in one.outliers] for one in found]

    def body(tongue: str) -> str:
        parts = [paragraph(say(tongue, "made-by", games=results.games), "soft")]
        parts.append(paragraph(say(tongue, "key-is", key=results.experiment.key), "soft"))
        parts.append(paragraph(say(tongue, "how-to-read"), "soft"))
        for one, seen in zip(found, looks, strict=True):
            if len(found) > 1:
                parts.append(f"<hr><h2>{escape(one.play.name)}</h2>")
            parts += _play(one, seen, tongue)
        return "".join(parts)

    return page(lambda tongue: results.experiment.name, body, lang)


class Look(msgspec.Struct, frozen=True):
    """An outlier with its match: the file to save, the stories to read, and where the app shows it."""

    outlier: Outlier
    file: str
    stories: dict[str, list[str]]
    address: str


def _look(results: Results, found: Findings, outlier: Outlier, shelve: Shelve | None) -> Look:
    match = recorded(found.play, results.row(results.experiment.plays.index(found.play), outlier.number))
    file = b64encode(msgspec.json.encode(match.replay_file())).decode()
    stories = {tongue: match.story(tongue)[:LINES] for tongue in LANGUAGES}
    return Look(outlier, file, stories, shelve(match) if shelve else "")


def _play(found: Findings, looks: list[Look], lang: str) -> list[str]:
    game = game_called(found.play.game)
    return [
        _played(found, game, lang),
        _who(found, lang),
        _length(found, lang),
        _flow(found, lang),
        _curve(found, lang),
        _cards(found, game, lang),
        _metrics(found, game, lang),
        _outliers(found, looks, lang),
    ]


def _played(found: Findings, game: Game[Any], lang: str) -> str:
    play = found.play
    rows = [
        ("fact-game", game.title(lang)),
        ("fact-mode", of_game(game, f"mode-{play.mode}", lang, play.mode)),
        ("fact-bots", ", ".join(play.bots)),
        ("fact-seating", say(lang, f"seating-{play.seating}")),
        ("fact-games", number(lang, found.games, ",")),
        ("fact-options", _options(play, game, lang)),
        ("fact-cards", msgspec.json.encode(play.cards).decode() if play.cards else ""),
        ("fact-rules", f"{play.rules} · {play.content[:8]}"),
    ]
    lines = "".join(f"<dt>{escape(say(lang, name))}</dt><dd>{escape(value)}</dd>" for name, value in rows if value)
    return f"{heading(say(lang, 'heading-played'))}<dl>{lines}</dl>"


def _options(play: Play, game: Game[Any], lang: str) -> str:
    return ", ".join(
        f"{of_game(game, f'setting-{name}', lang, name)} = {value}" for name, value in play.options.items()
    )


def _who(found: Findings, lang: str) -> str:
    standings = found.standings
    even = 0.5 if standings.rivals else None
    charts_, lists = [], []
    for caption, lines in standings.groups(lang):
        dots = [
            Dot(line.name, line.share, f"{percent(lang, line.share.value)} · n = {number(lang, line.share.n, ',')}")
            for line in lines
        ]
        charts_.append(figure(caption, charts.dots(dots[: 2 * SHOWN], caption, even, lambda v: percent(lang, v, 0))))
        lists.append(f"<h3>{escape(caption)}</h3>" + _lines(lines, lang))
    help_ = say(lang, "who-help" if standings.rivals else "who-help-alone")
    if standings.rivals and found.draws:
        help_ += " " + say(lang, "drawn-matches", share=percent(lang, found.draws))
    return (
        heading(say(lang, "heading-who"))
        + paragraph(help_)
        + grid(charts_)
        + "".join(_meetings(standings, trait, lang) for trait in standings.meetings)
        + folded(say(lang, "table-of"), "".join(lists))
    )


def _meetings(standings: Standings, trait: str, lang: str) -> str:
    """Each against each, as a table with shades; the names in the order of their standings."""
    met, called = standings.meetings[trait], standings.namer(trait, lang)
    order = [line.name for line in standings.traits[trait]]

    def cell(share: Estimate | None) -> tuple[str, float] | None:
        if share is None:
            return None
        mark = "▲" if share.low > 0.5 else "▼" if share.high < 0.5 else ""
        return f"{percent(lang, share.value, 0)}{mark}", (share.value - 0.5) * 2

    cells = [[cell(met.get((mine, theirs))) for theirs in order] for mine in order]
    caption = say(lang, "meetings", trait=standings.trait_name(trait, lang))
    return figure(caption, matrix([called(name) for name in order], cells), say(lang, "meetings-help"))


def _lines(lines: list[Line], lang: str) -> str:
    head = [say(lang, f"column-{name}") for name in ("name", "n", "share", "interval", "score")]
    rows = [
        [
            line.name,
            number(lang, line.share.n, ","),
            percent(lang, line.share.value),
            interval(lang, line.share, lambda value: percent(lang, value)),
            f"{number(lang, line.score.value, '.3g')} ± {number(lang, line.score.high - line.score.value, '.2g')}",
        ]
        for line in lines
    ]
    return table(head, rows)


def interval(lang: str, estimate: Estimate, write: Callable[[float], str]) -> str:
    return f"{write(estimate.low)} – {write(estimate.high)}"


def _length(found: Findings, lang: str) -> str:
    ordered = sorted(found.lengths)
    quarter = [ordered[round((len(ordered) - 1) * part / 4)] for part in range(5)]
    low, first, median, third, high = (number(lang, value, ",") for value in quarter)
    label = say(lang, "length-chart", low=low, high=high, median=median)
    chart = charts.histogram(ordered, label, lambda value: number(lang, value, ",.0f"))
    text = say(lang, "length-help", first=first, third=third, median=median)
    return heading(say(lang, "heading-length")) + grid([figure(text, chart)])


def _flow(found: Findings, lang: str) -> str:
    values = {
        "turn": number(lang, found.per_turn.value, ".2f"),
        "longest": number(lang, found.longest_turn, ","),
        "options": number(lang, found.options, ".1f"),
        "forced": percent(lang, found.forced),
    }
    cells = facts(
        [(say(lang, f"flow-{name}"), value, say(lang, f"flow-{name}-note")) for name, value in values.items()]
    )
    game = game_called(found.play.game).name
    rows = []
    for asked in found.asked[:SHOWN]:
        note = say(
            lang,
            "asked-row",
            times=number(lang, asked.times, ".1f"),
            options=number(lang, asked.options, ".1f"),
            forced=percent(lang, asked.forced, 0),
        )
        rows.append((asked.step.removeprefix(f"{game}.").replace("_", " "), asked.times, note))
    help_ = say(lang, "asked-help", n=found.sampled)
    return heading(say(lang, "heading-flow")) + cells + "<br>" + grid([figure(help_, charts.bars(rows, help_))])


def _curve(found: Findings, lang: str) -> str:
    title = heading(say(lang, "heading-curve"))
    if not (found.curve or found.won_curve or found.lost_curve):
        return title + paragraph(say(lang, "curve-none"), "soft")
    if found.curve:
        series = [Series("", found.curve)]
        help_, even = say(lang, "curve-help", n=found.sampled), 1 / found.play.seats
    else:
        won, lost = Series(say(lang, "curve-won"), found.won_curve), Series(say(lang, "curve-lost"), found.lost_curve)
        series = [
            msgspec.structs.replace(one, colour=colour, shape=shape)
            for one, colour, shape in ((won, charts.BLUE, "up"), (lost, charts.ORANGE, "down"))
            if one.points
        ]
        help_, even = say(lang, "curve-alone-help", n=found.sampled), None
    chart = charts.lines(
        series, say(lang, "curve-chart"), lambda v: percent(lang, v, 0), lambda v: percent(lang, v, 0), (0, 1), even
    )
    return title + paragraph(help_) + grid([figure(say(lang, "curve-chart"), chart)])


def _cards(found: Findings, game: Game[Any], lang: str) -> str:
    title = heading(say(lang, "heading-cards"))
    if not found.cards:
        return title + paragraph(say(lang, "cards-none"), "soft")
    names = {line.card: card_name(game, line.card, lang) for line in found.cards}
    false = number(lang, len(found.cards) * 0.05, ".1f")
    parts = [title, paragraph(say(lang, "cards-caution", count=len(found.cards), false=false), "caution")]
    figures = []
    columns: tuple[tuple[str, Callable[[CardLine], Estimate | None]], ...] = (
        ("deck", lambda line: line.in_deck),
        ("drawn", lambda line: line.when_drawn),
        ("played", lambda line: line.when_played),
    )
    for column, of in columns:
        known = sorted(
            ((line, estimate) for line in found.cards if (estimate := of(line)) is not None),
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
        chart = charts.dots(dots, label, 0.0, lambda v: points(lang, v))
        figures.append(figure(label, chart, say(lang, f"cards-{column}-help")))
    parts.append(grid(figures))
    parts.append(_dead(found, names, lang))
    parts.append(folded(say(lang, "cards-all"), _card_table(found, names, lang)))
    return "".join(parts)


def _dead(found: Findings, names: dict[str, str], lang: str) -> str:
    if not any(line.played for line in found.cards):
        return ""  # nothing is played from a hand in this game
    dead = sorted(
        (line for line in found.cards if line.drawn and line.use.high < DEAD), key=lambda line: line.use.value
    )
    title = f"<h3>{escape(say(lang, 'heading-dead'))}</h3>"
    if not dead:
        return title + paragraph(say(lang, "dead-none"), "soft")
    rows = [
        (names[line.card], line.use.value, say(lang, "dead-row", share=percent(lang, line.use.value), n=line.drawn))
        for line in dead[: 2 * SHOWN]
    ]
    return title + grid([figure(say(lang, "dead-help"), charts.bars(rows, say(lang, "dead-help")))])


def _card_table(found: Findings, names: dict[str, str], lang: str) -> str:
    columns = ("cards", "deck", "drawn", "played", "use", "how")
    head = [say(lang, f"{column}-column") for column in columns]

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
            line.how.replace("_", " "),
        ]
        for line in found.cards
    ]
    return table(head, rows)


def _metrics(found: Findings, game: Game[Any], lang: str) -> str:
    if not found.metrics:
        return ""
    figures = []
    for name, values in sorted(found.metrics.items()):
        label = of_game(game, f"metric-{name}", lang, name.replace("_", " "))
        known = stats.mean(values)
        mean, low, high = (number(lang, value, ".3g") for value in (known.value, known.low, known.high))
        chart = charts.histogram(values, label, lambda value: number(lang, value, ".3g"))
        figures.append(figure(label, chart, say(lang, "metric-row", mean=mean, low=low, high=high)))
    return heading(say(lang, "heading-metrics")) + grid(figures)


def _outliers(found: Findings, looks: list[Look], lang: str) -> str:
    if not looks:
        return ""
    parts = [heading(say(lang, "heading-outliers")), paragraph(say(lang, "outliers-help"), "soft")]
    for look in looks:
        outlier = look.outlier
        share = outlier.why == "comeback"
        value = percent(lang, outlier.value, 0) if share else number(lang, outlier.value, ",.6g")
        title = say(lang, f"outlier-{outlier.why}", value=value)
        name = f"match-{outlier.number}.json"
        links = [
            f'<a download="{name}" href="data:application/json;base64,{look.file}">{escape(say(lang, "save-replay"))}</a>'
        ]
        if look.address:
            links.insert(0, f'<a href="{escape(look.address)}">{escape(say(lang, "open-table"))}</a>')
        lines = "".join(f"<li>{escape(line)}</li>" for line in look.stories[lang])
        read = folded(say(lang, "read-story"), f'<ol class="story">{lines}</ol>')
        where = escape(say(lang, "match-n", n=outlier.number))
        parts.append(f'<h3>{escape(title)} <span class="soft">({where})</span></h3><p>{" · ".join(links)}</p>{read}')
    return "".join(parts)
