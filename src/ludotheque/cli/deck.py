"""ludo deck: check what people bring to a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from ludotheque.kernel import Game, Problem, Report, SetupError, inspect
from ludotheque.kernel.workshop import read_brought

from .app import FAILED, Lang, Mode, Options, UsageError, complain, console, settings
from .brought import Brought, read_brought_file
from .words import list_of, say, told

deck = typer.Typer(help="Check and show decks and stories.", no_args_is_help=True, rich_markup_mode="rich")

What = Annotated[
    Path,
    typer.Argument(
        metavar="FILE",
        help="A TOML or JSON file with [b]decks[/b] or one deck, a text list of cards, a share code, or the name of a "
        "ready-made one.",
    ),
]
WhichGame = Annotated[str | None, typer.Option("--game", help="The game, if the file does not name it.")]


@deck.command(epilog="Example: ludo deck show wolves --game thargos > mine.txt")
def show(file: What, lang: Lang, game: WhichGame = None) -> None:
    """Write one deck or story as a list, a card a line, that can be changed and read again."""
    brought = read_brought_file(file, game, None, {})
    if brought.workshop is None:
        raise UsageError(told("error-whole-table", file=str(file)))
    found = inspect(brought.game, brought.workshop, brought.one, lang=lang)
    if found.made is None:
        raise SetupError(found.report.problems)
    typer.echo(found.lines, nl=False)


@deck.command(epilog="Example: ludo deck check mine.txt --game thargos --options points_build=120")
def check(
    file: What,
    lang: Lang,
    game: WhichGame = None,
    mode: Mode = None,
    options: Options = None,
) -> None:
    """Check decks, or a story, against the game's rules and list every problem. Exit code 1 if there is one."""
    brought = read_brought_file(file, game, mode, settings(options))
    rules, out = brought.game, console()
    if brought.workshop is not None:
        found = inspect(rules, brought.workshop, brought.one, brought.mode, brought.options, lang)
        _show_figures(out, rules, found.report, lang)
    else:
        found = None
    problems = found.report.problems if found else _of_table(brought)
    warnings = found.report.warnings if found else [] if problems else _warnings(brought)
    for each in warnings:
        out.print(Text.assemble(("⚠ ", "yellow"), each.said(lang)), soft_wrap=True)
    if problems:
        complain(list_of(say(lang, "deck-refused", file=str(file)), problems, lang), lang)
        raise typer.Exit(FAILED)
    out.print(Text.assemble(("✓ ", "green"), str(file)))
    if found:
        out.print(found.code, markup=False, soft_wrap=True)


def _of_table(brought: Brought) -> list[Problem]:
    """What is wrong with the decks of a whole table."""
    try:
        brought.game.setup(brought.mode, brought.seats, brought.options, brought.decks)
    except SetupError as error:
        return error.problems
    return []


def _warnings(brought: Brought) -> list[Problem]:
    """What the owner of each deck at a table may have overlooked."""
    setup, _ = brought.game.draft(brought.mode, brought.seats, brought.options, brought.decks)
    workshop = next((each for each in brought.game.workshops.values() if each.per_seat), None)
    if setup is None or workshop is None:
        return []
    seats = read_brought(setup)[0].get("seats", [])
    return [
        problem
        for seat, made in enumerate(seats)
        if made is not None
        for problem in workshop.check(setup, made, f"decks.{seat}").warnings
    ]


def _show_figures(out: Console, game: Game[Any], report: Report, lang: str) -> None:
    for each in report.figures:
        name = game.texts.say(lang, f"figure-{each.name}")
        mark = ("✓ " if each.ok else "✗ ", "green" if each.ok else "red") if each.want else "  "
        message = "deck-figure-want" if each.want else "deck-figure"
        out.print(Text.assemble(mark, say(lang, message, name=name, value=str(each.value), want=each.want)))
