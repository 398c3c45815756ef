"""ludo simulate: bots against bots, many times, with honest numbers at the end."""

from __future__ import annotations

import os
from collections import Counter
from secrets import token_hex
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import ludotheque
from ludotheque import bots

from .app import GameName, Lang, Mode, Options, Seats, UsageError, console, settings
from .arena import Contest, Played, play_all
from .tally import Lengths, Line, by_bot, by_seat, lengths
from .words import digits, say, told

BLOCKS = " ▁▂▃▄▅▆▇█"
BINS = 30


class Report(msgspec.Struct, frozen=True):
    """What ``--json`` writes. All but ``seconds`` and ``jobs`` follows from the seed."""

    game: str
    mode: str
    seats: int
    options: dict[str, Any]
    seed: str
    games: int
    decisions: int
    bots: list[Line]
    by_seat: list[Line]
    lengths: Lengths
    seconds: float
    jobs: int


def simulate(
    game: GameName,
    lang: Lang,
    mode: Mode = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many matches.")] = 100,
    who: Annotated[
        str, typer.Option("--bots", help="Bots or strengths, by commas; they change seats after every match.")
    ] = "normal,easy",
    options: Options = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="The same seed plays the same matches.", show_default="a fresh one")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, max=256, help="Processes.", show_default="one per core")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the numbers as JSON.")] = False,
) -> None:
    """Let bots play many matches and count: who wins, from which seat, how long it takes, how fast it goes."""
    rules = ludotheque.game(game)
    setup = rules.setup(mode, seats, settings(options))
    specs = tuple(bots.spec_of(rules, word.strip()) for word in who.split(",") if word.strip())
    if not specs:
        raise UsageError(told("error-no-bots"))
    for spec in specs:
        bots.make(spec, bytes(16))  # refuse a wrong one before the processes start
    contest = Contest(rules.name, setup.mode.name, setup.seats, setup.options, specs, seed or token_hex(4))
    workers = min(jobs or os.cpu_count() or 1, games)
    start = perf_counter()
    played = _play(contest, games, workers, lang)
    seconds = perf_counter() - start
    report = Report(
        game=rules.name,
        mode=setup.mode.name,
        seats=setup.seats,
        options=setup.options,
        seed=contest.seed,
        games=games,
        decisions=sum(match.decisions for match in played),
        bots=by_bot(contest, played),
        by_seat=by_seat(contest, played),
        lengths=lengths(played),
        seconds=round(seconds, 3),
        jobs=workers,
    )
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        _print(console(), report, played, rules.title(lang), rules.mode_name(setup.mode.name, lang, setup.box), lang)


def _play(contest: Contest, games: int, jobs: int, lang: str) -> list[Played]:
    """Every match in order of its number, with a bar to watch meanwhile."""
    out = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(say(lang, "sim-running"), total=games)
        for batch in play_all(contest, games, jobs):
            played += batch
            bar.advance(task, len(batch))
    return sorted(played, key=lambda match: match.number)


def _print(out: Console, report: Report, played: list[Played], title: str, mode: str, lang: str) -> None:
    heading = say(lang, "sim-heading", game=title, mode=mode, seats=report.seats, games=report.games)
    out.print(heading, style="bold", markup=False)
    out.print(f"--seed {report.seed}", style="dim", markup=False)
    shared = any(line.shared for line in report.by_seat)
    out.print(_table("sim-bot", report.bots, shared, lang))
    if report.seats > 1:
        out.print(_table("sim-seat", report.by_seat, shared, lang))
    out.print(
        f"[bold]{say(lang, 'sim-length')}[/]  {say(lang, 'sim-decisions', **msgspec.structs.asdict(report.lengths))}"
    )
    if report.lengths.low < report.lengths.high:
        out.print(histogram([match.decisions for match in played]), markup=False)
    seconds = max(report.seconds, 1e-3)
    games, decisions = (digits(lang, f"{count / seconds:,.0f}") for count in (report.games, report.decisions))
    out.print(say(lang, "sim-speed", jobs=report.jobs, games=games, decisions=decisions), style="dim")


def _table(first: str, lines: list[Line], shared: bool, lang: str) -> Table:
    table = Table(border_style="dim")
    table.add_column(say(lang, first))
    for heading in ("sim-played", "sim-won", *(["sim-shared"] if shared else []), "sim-share", "sim-score"):
        table.add_column(say(lang, heading), justify="right")
    for line in lines:
        range_ = f"{line.share:.1%}  ({line.low:.1%} – {line.high:.1%})"
        score = f"{line.score:+.3g} ± {line.score_margin:.2g}"
        counts = [line.played, line.won, *([line.shared] if shared else [])]
        table.add_row(line.name, *map(str, counts), digits(lang, range_), digits(lang, score))
    return table


def histogram(lengths: list[int]) -> str:
    """How the lengths are spread, as one line of blocks between the shortest and the longest."""
    low, high = min(lengths), max(lengths)
    width = min(BINS, high - low + 1)
    bins = Counter((length - low) * width // (high - low + 1) for length in lengths)
    most = max(bins.values())
    blocks = "".join(BLOCKS[-(-bins[i] * (len(BLOCKS) - 1) // most)] for i in range(width))
    return f"  {low} {blocks} {high}"
