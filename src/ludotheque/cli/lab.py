"""ludo lab: experiments between bots, and what they say about a game."""

from __future__ import annotations

import asyncio
import re
from hashlib import blake2b
from pathlib import Path
from time import perf_counter, time
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import ludotheque
from ludotheque import bots
from ludotheque.kernel.mistakes import unwritten
from ludotheque.lab import compare as comparing
from ludotheque.lab import experiment_file
from ludotheque.lab import ladder as laddering
from ludotheque.lab import sweep as sweeping
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.replaying import Recording, plates, recorded
from ludotheque.lab.report import report as report_page
from ludotheque.lab.results import Results
from ludotheque.lab.run import run as run_experiment
from ludotheque.lab.standings import stand
from ludotheque.lab.words import say as say_lab

from .app import GameName, Lang, Mode, UsageError, console
from .words import digits, say, told

INTERRUPTED = 130
"""Exit code: stopped by Ctrl-C."""

lab = typer.Typer(
    help="Play many matches between bots and see what they say about a game.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="An experiment, as TOML.")]
Folder = Annotated[Path, typer.Argument(metavar="RESULTS", help="A folder that [b]ludo lab run[/b] wrote.")]
Out = Annotated[
    Path | None, typer.Option("--out", "-O", help="Where to write.", show_default="results/ and the experiment's name")
]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, max=256, help="Processes.", show_default="one per core")
]
RayAt = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on a Ray cluster instead: its address, [b]auto[/b] or [b]local[/b]."
    ),
]


@lab.command(epilog="Example: ludo lab run examples/experiments/leduc.toml --out results/leduc")
def run(file: File, lang: Lang, out: Out = None, jobs: Jobs = None, ray: RayAt = None, page: bool = True) -> None:
    """Play an experiment, and write its report. Stopped, it goes on where it was when it is run again."""
    experiment = experiment_file.read(file)
    folder = out or Path("results") / file.stem
    results = _run(experiment, folder, jobs, ray, lang)
    _print_standings(results, lang)
    if page:
        _write_page(results, lang, None, None)


@lab.command(epilog="Example: ludo lab report results/leduc --lang fr")
def report(
    results: Folder,
    lang: Lang,
    out: Out = None,
    app_at: Annotated[
        str | None,
        typer.Option(
            "--app",
            metavar="URL",
            help="Also show the page in the app, and the matches worth a look at its tables.",
        ),
    ] = None,
    store: Annotated[str | None, typer.Option("--store", help="That store, if it is not in the usual place.")] = None,
) -> None:
    """Write the page of an experiment's results: one file, readable offline, in both languages."""
    opened = Results.open(results)
    if not opened.games:
        raise UsageError(told("error-nothing-yet", folder=str(results)))
    opened.check_pins()
    shelf = Shelf(app_at, store) if app_at else None
    _write_page(opened, lang, out, shelf)


@lab.command(epilog="Example: ludo lab compare today.toml tomorrow.toml")
def compare(first: File, second: File, lang: Lang, out: Out = None, jobs: Jobs = None, ray: RayAt = None) -> None:
    """Play two experiments on the same deals with the same luck, and tell what the difference between them does."""
    a = experiment_file.read(first)
    b = comparing.same_luck(a, experiment_file.read(second))
    if a.stop is not None:
        raise UsageError(told("error-stop-rule", file=str(first)))
    folder = out or Path("results") / f"{first.stem}-{second.stem}"
    played = [_run(experiment, folder / side, jobs, ray, lang) for experiment, side in ((a, "first"), (b, "second"))]
    found = [comparing.compare(played[0], played[1], play) for play in range(len(a.plays))]
    for one in found:
        head, rows = comparing.lines(one, lang)
        title = say_lab(lang, "compare-title", a=one.first.name, b=one.second.name)
        _print_table(title, head[:-1], [row[:-1] for row in rows])  # the page has the interval without pairing, too
        console().print(comparing.summary(one, lang), style="dim", markup=False)
    _save(folder / "compare.html", comparing.compare_page(found, lang), lang)


@lab.command(epilog="Example: ludo lab sweep leduc.toml --vary options.ante=1..5")
def sweep(
    file: File,
    lang: Lang,
    vary: Annotated[
        str,
        typer.Option(
            "--vary", metavar="FIELD=VALUES", help="options.NAME=1..5, options.NAME=a,b or cards.CARD.FIELD=1..9."
        ),
    ],
    out: Out = None,
    jobs: Jobs = None,
    ray: RayAt = None,
) -> None:
    """Vary one option, or one field of a card, over several values, and plot what it does."""
    path, values = sweeping.parse_vary(vary)
    what = ".".join(path)
    planned = sweeping.experiments(file, path, values)
    folder = out or Path("results") / f"{file.stem}-{what}"
    played = [
        _run(experiment, folder / str(value), jobs, ray, lang)
        for experiment, value in zip(planned, values, strict=True)
    ]
    points = sweeping.sweep(values, played)
    play = planned[0].plays[0]
    head = [say_lab(lang, "compare-measure"), *(str(value) for value in values)]
    rows = [
        [
            measure.called(play, lang),
            *(comparing.written(measure, point.measured[measure].value, lang) for point in points),
        ]
        for measure in points[0].measured
    ]
    _print_table(what, head, rows)
    _save(folder / "sweep.html", sweeping.sweep_page(what, points, played, lang), lang)


@lab.command(epilog="Example: ludo lab ladder leduc --games 200 --write")
def ladder(
    game: GameName,
    lang: Lang,
    mode: Mode = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, help="Deals for every pair, each played from all sides.")
    ] = 100,
    who: Annotated[
        str | None, typer.Option("--bots", help="Bots by commas.", show_default="the usual ones and the game's own")
    ] = None,
    key: Annotated[str, typer.Option("--key", help="The words all chance follows from.")] = "ladder",
    out: Out = None,
    jobs: Jobs = None,
    ray: RayAt = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write ladder.toml into the game's folder: its strengths come from there.")
    ] = False,
) -> None:
    """Rate the bots of a game against one another, and find out which deserve to be called easy, normal and hard."""
    rules = ludotheque.game(game)
    specs = tuple(bots.spec_of(rules, word.strip()) for word in who.split(",")) if who else laddering.contenders(rules)
    for spec in specs:
        bots.make(spec, bytes(16))
    experiment = laddering.plan(rules, mode, specs, games, key)
    results = _run(experiment, out or Path("results") / f"ladder-{game}-{experiment.plays[0].mode}", jobs, ray, lang)
    rungs = laddering.rate(results)
    mode_name = rules.mode_name(experiment.plays[0].mode, lang)
    head = [say_lab(lang, f"ladder-{name}") for name in ("bot", "rating")]
    against = "beats" if len(experiment.plays[0].bots) > 1 else "won"
    head += [say_lab(lang, f"ladder-{name}") for name in (against, "share", "time", "name")]
    rows = [
        [
            rung.bot,
            digits(lang, f"{rung.rating:.1f} ± {2 * rung.uncertainty:.1f}"),
            digits(lang, f"{rung.won.value:.1%} ({100 * rung.won.low:.0f}–{100 * rung.won.high:.0f})")
            if rung.won
            else "",
            digits(lang, f"{rung.share:.1%}"),
            digits(lang, f"{rung.ms:.2f}"),
            rules.strength_name(rung.strength, lang),
        ]
        for rung in rungs
    ]
    _print_table(say_lab(lang, "ladder-title", game=rules.title(lang), mode=mode_name), head, rows)
    console().print(say_lab(lang, "ladder-help", n=results.games), style="dim")
    text = laddering.as_toml(results, rungs)
    _save(results.folder / "ladder.toml", text, lang)
    if write:
        _save(rules.folder / "ladder.toml", text, lang)


@lab.command(epilog="Example: ludo lab replay results/leduc 17 && ludo replay match-17.json")
def replay(
    results: Folder,
    number: Annotated[int, typer.Argument(metavar="NUMBER", min=0, help="The number of a match, as in its row.")],
    lang: Lang,
    play: Annotated[int, typer.Option("--play", min=1, help="Which [[play]], from 1.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", "-O", help="The file to write.", show_default="match-NUMBER.json")
    ] = None,
) -> None:
    """Write a match of an experiment as a replay, for [b]ludo replay[/b] and the app."""
    opened = Results.open(results)
    opened.check_pins()
    if play > len(opened.experiment.plays):
        raise UsageError(told("error-play", play=play, plays=len(opened.experiment.plays), folder=str(results)))
    match = recorded(opened.experiment.plays[play - 1], opened.row(play - 1, number))
    _save(out or Path(f"match-{number}.json"), msgspec.json.encode(match.replay_file()).decode(), lang)


def _run(experiment: Experiment, folder: Path, jobs: int | None, ray: str | None, lang: str) -> Results:
    """Play with a bar to watch; Ctrl-C says what is kept."""
    out = console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(experiment.name, total=None, speed="")
        start, before = perf_counter(), -1

        def progress(done: int, most: int) -> None:
            nonlocal before
            before = done if before < 0 else before
            pace = (done - before) / max(1e-9, perf_counter() - start)
            speed = say(lang, "lab-speed", games=_pace(lang, pace)) if done > before else ""
            bar.update(task, completed=done, total=most, speed=speed)

        try:
            results = run_experiment(experiment, folder, jobs, ray, progress)
        except KeyboardInterrupt:
            bar.stop()
            kept = Results.open(folder).games
            out.print(say(lang, "lab-stopped", games=kept, folder=str(folder)), markup=False)
            raise typer.Exit(INTERRUPTED) from None
    seconds = perf_counter() - start
    fresh = results.games - max(0, before)
    speed = _pace(lang, fresh / max(seconds, 1e-3))
    took = digits(lang, f"{seconds:,.1f}")
    out.print(
        say(lang, "lab-done", games=fresh, folder=str(folder), seconds=took, speed=speed), style="dim", markup=False
    )
    return results


def _pace(lang: str, games: float) -> str:
    """Matches a second, with as many digits as matter: 0.4, 7.9, 340."""
    return digits(lang, f"{games:,.1f}" if games < 10 else f"{games:,.0f}")


def _write_page(results: Results, lang: str, out: Path | None, shelf: Shelf | None) -> None:
    path = (out / "report.html" if out is not None and not out.suffix else out) or results.folder / "report.html"
    text = report_page(results, lang, shelf.add if shelf else None)
    if shelf is not None:
        shelf.store()
        console().print(shelf.show(results.folder.resolve().name, text), markup=False, soft_wrap=True)
    _save(path, text, lang)


def _save(path: Path, text: str, lang: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(unwritten(path, error)) from None
    console().print(say(lang, "lab-wrote", path=str(path)), markup=False, soft_wrap=True)


def _print_table(title: str, head: list[str], rows: list[list[str]]) -> None:
    table = Table(title=title or None, title_justify="left", title_style="bold", border_style="dim")
    for i, name in enumerate(head):
        table.add_column(name, justify="left" if i == 0 else "right", no_wrap=i == 0)
    for row in rows:
        table.add_row(*row)
    console().print(table)


def _print_standings(results: Results, lang: str) -> None:
    """Who won, by everything that can be compared."""
    head = [say_lab(lang, f"column-{name}") for name in ("n", "share", "interval", "score")]
    for number, play in enumerate(results.experiment.plays):
        if len(results.experiment.plays) > 1:
            console().print(play.name, style="bold", markup=False)
        for caption, lines in stand(results, number).groups(lang):
            rows = [
                [
                    line.name,
                    digits(lang, f"{line.share.n:,}"),
                    digits(lang, f"{line.share.value:.1%}"),
                    digits(lang, f"{line.share.low:.1%} – {line.share.high:.1%}"),
                    digits(lang, f"{line.score.value:.3g} ± {line.score.high - line.score.value:.2g}"),
                ]
                for line in lines
            ]
            _print_table("", [caption, *head], rows)


class Shelf:
    """Puts matches into the app's store as finished tables, so that a link opens them there."""

    def __init__(self, address: str, store: str | None) -> None:
        self.address = address.rstrip("/")
        self.url = store
        self.tables: dict[str, tuple[str, list[str]]] = {}

    def add(self, match: Recording) -> str:
        from ludotheque.server.journal import Answer, Record, SeatRecord, dump

        header = msgspec.json.encode(match.header)
        strength = next(iter(ludotheque.game(match.header.game).strengths))
        seats = [SeatRecord("bot", plate.name, strength) for plate in plates(match.play, match.number)]
        table = "lab" + blake2b(header + repr(match.answers).encode(), digest_size=8).hexdigest()
        answers = [dump(Answer(entry.seat, entry.option or [])) for entry in match.answers]
        self.tables[table] = (dump(Record(time(), msgspec.Raw(header), seats)), answers)
        return f"{self.address}/#/replay/{table}/0"

    def show(self, name: str, page: str) -> str:
        """Put the page itself where the app shows it, and give the address."""
        from ludotheque.server import default_store
        from ludotheque.server.reports import reports_folder

        slug = re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")[:60] or "report"
        path = reports_folder(self.url or default_store()) / f"{slug}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
        return f"{self.address}/lab/{slug}"

    def store(self) -> None:
        from ludotheque.server import StoreError, default_store
        from ludotheque.server.store import Conflict, open_store

        async def keep(opened: Any) -> None:
            await opened.open()
            try:
                for table, (record, answers) in self.tables.items():
                    try:
                        await opened.create(table, record)
                    except Conflict:
                        continue  # it is there from an earlier report
                    for number, answer in enumerate(answers, 1):
                        await opened.append(table, number, answer)
            finally:
                await opened.close()

        try:
            asyncio.run(keep(open_store(self.url or default_store())))
        except StoreError as error:
            raise UsageError(told("error-shelf", why=error)) from None
