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
from .cardpart import cards_part
from .charts import Dot, Series
from .findings import Findings, Outlier, find
from .inshort import in_short
from .measures import Line
from .page import bars, facts, figure, folded, grid, heading, matrix, page, paragraph, points_list, table
from .replaying import Recording, recorded
from .results import Results
from .standings import Standings
from .stats import Estimate
from .words import number, of_game, percent, say, value_name

SHOWN = 12
"""Lines of a chart; the table has them all."""
STORY = 400
"""Lines of a story that a page holds."""

Shelve = Callable[[Recording], str]
"""Puts a match where the app can show it, and gives the address."""


def report(results: Results, lang: str = "en", shelve: Shelve | None = None) -> str:
    """The page of everything an experiment found."""
    found = [find(results, play) for play in range(len(results.experiment.plays)) if results.done[play]]
    looks = [[_look(results, one, outlier, shelve) for outlier in one.outliers] for one in found]

    def body(tongue: str) -> str:
        parts = [paragraph(say(tongue, "made-by", games=results.games), "soft")]
        for one, seen in zip(found, looks, strict=True):
            parts += _play(one, seen, results.experiment.key, tongue)
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
    stories = {tongue: match.story(tongue)[:STORY] for tongue in LANGUAGES}
    return Look(outlier, file, stories, shelve(match) if shelve else "")


def _play(found: Findings, looks: list[Look], key: str, lang: str) -> list[str]:
    game = game_called(found.play.game)
    return [
        _title(found, game, lang),
        figure(say(lang, "heading-short"), points_list(in_short(found, lang)), kind="short"),
        _who(found, lang),
        _match(found, lang),
        _asked(found, lang),
        cards_part(found, game, lang),
        _metrics(found, game, lang),
        _outliers(looks, lang),
        _details(found, game, key, lang),
    ]


def _title(found: Findings, game: Game[Any], lang: str) -> str:
    """What was played, at a glance."""
    play = found.play
    mode = of_game(game, f"mode-{play.mode}", lang, play.mode)
    games = say(lang, "n-matches", n=number(lang, found.games, ","))
    own = [] if play.name.startswith(f"{play.game} {play.mode}") else [play.name]  # a name it was given
    chips = [*own, games, *dict.fromkeys(play.bots)]
    shown = "".join(f"<li>{escape(chip)}</li>" for chip in chips)
    return (
        f'<header><h2 class="game">{escape(f"{game.title(lang)} · {mode}")}</h2><ul class="chips">{shown}</ul></header>'
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
    charts_ += [_meetings(standings, trait, lang) for trait in standings.meetings]
    return (
        heading(say(lang, "heading-who"))
        + paragraph(f"{help_} {say(lang, 'how-to-read')}", "soft")
        + grid(charts_)
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
    return figure(caption, matrix([called(name) for name in order], cells), say(lang, "meetings-help"), "broad")


def _lines(lines: list[Line], lang: str) -> str:
    head = [say(lang, f"column-{name}") for name in ("name", "n", "share", "interval", "score")]
    rows = [
        [
            line.name,
            number(lang, line.share.n, ","),
            percent(lang, line.share.value),
            f"{percent(lang, line.share.low)} – {percent(lang, line.share.high)}",
            f"{number(lang, line.score.value, '.3g')} ± {number(lang, line.score.high - line.score.value, '.2g')}",
        ]
        for line in lines
    ]
    return table(head, rows)


def _match(found: Findings, lang: str) -> str:
    """How a match goes: its length, its leader, its turns."""
    low, first, median, third, high = found.quarters
    words = {
        name: number(lang, value, ",")
        for name, value in (("low", low), ("first", first), ("median", median), ("third", third), ("high", high))
    }
    label = say(lang, "length-chart", **words)
    length = charts.histogram(found.lengths, label, lambda value: number(lang, value, ",.0f"), median)
    figures = [figure(say(lang, "heading-length"), length, say(lang, "length-help", **words))]
    values = {
        "turn": number(lang, found.per_turn.value, ".2f"),
        "longest": number(lang, found.longest_turn, ","),
        "options": number(lang, found.options, ".1f"),
        "forced": percent(lang, found.forced),
    }
    cells = [(say(lang, f"flow-{name}"), value, say(lang, f"flow-{name}-note")) for name, value in values.items()]
    return heading(say(lang, "heading-match")) + grid([*figures, *_curve(found, lang), facts(cells)])


def _curve(found: Findings, lang: str) -> list[str]:
    if found.curve:
        series = [Series("", found.curve)]
        help_, even = say(lang, "curve-help", n=found.sampled), 1 / found.play.seats
        label = say(lang, "curve-chart")
    elif found.won_curve or found.lost_curve:
        won, lost = Series(say(lang, "curve-won"), found.won_curve), Series(say(lang, "curve-lost"), found.lost_curve)
        series = [
            msgspec.structs.replace(one, colour=colour, shape=shape)
            for one, colour, shape in ((won, charts.BLUE, "up"), (lost, charts.ORANGE, "down"))
            if one.points
        ]
        help_, even = say(lang, "curve-alone-help", n=found.sampled), None
        label = say(lang, "curve-alone-chart")
    else:
        return [figure(say(lang, "heading-curve"), paragraph(say(lang, "curve-none"), "soft"))]

    def share(value: float) -> str:
        return percent(lang, value, 0)

    chart = charts.lines(series, label, share, share, (0, 1), even)
    return [figure(say(lang, "heading-curve"), chart, f"{label}. {help_}")]


def _asked(found: Findings, lang: str) -> str:
    most = max((asked.times for asked in found.asked), default=1.0)
    rows = []
    for asked in found.asked[:SHOWN]:
        note = say(
            lang,
            "asked-row",
            times=number(lang, asked.times, ".1f"),
            options=number(lang, asked.options, ".1f"),
            forced=percent(lang, asked.forced, 0),
        )
        rows.append((asked.prompt[lang] or asked.step, asked.times / most, note))
    help_ = paragraph(say(lang, "asked-help", n=found.sampled), "soft")
    return heading(say(lang, "heading-flow")) + help_ + figure("", bars(rows))


def _metrics(found: Findings, game: Game[Any], lang: str) -> str:
    if not found.metrics:
        return ""
    figures = []
    for name, values in sorted(found.metrics.items()):
        label = of_game(game, f"metric-{name}", lang, name.replace("_", " "))
        known = stats.mean(values)
        mean, low, high = (number(lang, value, ".3g") for value in (known.value, known.low, known.high))
        chart = charts.histogram(values, label, lambda value: number(lang, value, ".3g"), known.value)
        figures.append(figure(label, chart, say(lang, "metric-row", mean=mean, low=low, high=high)))
    return heading(say(lang, "heading-metrics")) + grid(figures)


def _outliers(looks: list[Look], lang: str) -> str:
    if not looks:
        return ""
    figures = []
    for look in looks:
        outlier = look.outlier
        share = outlier.why == "comeback"
        value = percent(lang, outlier.value, 0) if share else number(lang, outlier.value, ",.6g")
        name = f"match-{outlier.number}.json"
        file = f"data:application/json;base64,{look.file}"
        links = [f'<a class="act" download="{name}" href="{file}">{escape(say(lang, "save-replay"))}</a>']
        if look.address:
            links.insert(0, f'<a class="act" href="{escape(look.address)}">{escape(say(lang, "open-table"))}</a>')
        lines = "".join(f"<li>{escape(line)}</li>" for line in look.stories[lang])
        read = folded(say(lang, "read-story"), f'<ol class="story">{lines}</ol>')
        where = f'<p class="soft">{escape(say(lang, "match-n", n=outlier.number))}</p>'
        inside = f'{where}<p class="acts">{"".join(links)}</p>{read}'
        figures.append(figure(say(lang, f"outlier-{outlier.why}", value=value), inside))
    help_ = paragraph(say(lang, "outliers-help"), "soft")
    return heading(say(lang, "heading-outliers")) + help_ + grid(figures)


def _details(found: Findings, game: Game[Any], key: str, lang: str) -> str:
    """Everything that is needed to play the same again."""
    play = found.play
    usual = {setting.name: setting.default for setting in game.options(play.mode)}
    other = [
        f"{of_game(game, f'setting-{name}', lang, name)} = {value_name(game, name, value, lang)}"
        for name, value in play.options.items()
        if value != usual[name]
    ]
    rows = [
        ("fact-options", " · ".join(other) or say(lang, "options-usual")),
        ("fact-seating", say(lang, f"seating-{play.seating}")),
        ("fact-cards", msgspec.json.encode(play.cards).decode() if play.cards else ""),
        ("fact-key", say(lang, "key-is", key=key)),
        ("fact-rules", f"{play.rules} · {play.content[:8]}"),
    ]
    lines = "".join(f"<dt>{escape(say(lang, name))}</dt><dd>{escape(value)}</dd>" for name, value in rows if value)
    return folded(say(lang, "heading-played"), f"<dl>{lines}</dl>")
