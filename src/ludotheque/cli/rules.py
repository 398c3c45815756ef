"""ludo rules: the rulebook, one of its clauses, our rulings, which clauses have a test, or the words for positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

import ludotheque
from ludotheque.kernel import Game
from ludotheque.testing.clauses import clauses_tested
from ludotheque.testing.decisions import forms_of_answers

from .app import FAILED, GameName, Lang, UsageError, console
from .lookup import clause_text, matching, ruling_text
from .words import say, told

TEST_FOLDERS = (Path("tests"), Path("examples"))


def rules(
    game: GameName,
    lang: Lang,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="A clause's id, or a word to look for.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the tests of each clause; exit code 1 if a clause has none.")
    ] = False,
    rulings: Annotated[
        bool, typer.Option("--rulings", help="List where we depart from the booklet or decide what it leaves open.")
    ] = False,
    positions: Annotated[
        bool, typer.Option("--positions", help="List every word for positions, every step, and the forms of answers.")
    ] = False,
    tests: Annotated[
        list[Path] | None, typer.Option("--tests", help="Where the tests lie.", show_default="tests and examples, here")
    ] = None,
) -> None:
    """Show a game's rulebook, a clause of it, or the tests behind it."""
    rulebook = ludotheque.game(game)
    if coverage:
        _coverage(rulebook, lang, tests)
    elif rulings:
        _rulings(rulebook, lang)
    elif positions:
        _positions(rulebook)
    elif clause:
        _clause(rulebook, lang, clause)
    else:
        _whole(rulebook, lang)


def _whole(game: Game[Any], lang: str) -> None:
    out = console()
    out.rule(Text(game.title(lang), style="bold"), style="dim")
    for chapter in game.rulebook(lang).chapters:
        out.print(Text(f"\n{chapter.title}", style="bold"))
        for clause in chapter.clauses:
            out.print(clause_text(clause.id, clause.text))


def _clause(game: Game[Any], lang: str, word: str) -> None:
    book = game.rulebook(lang)
    clauses = book.clauses
    found = [word.upper()] if word.upper() in clauses else matching(clauses, word)
    if not found:
        ids = list(clauses)
        raise UsageError(told("error-no-clause", game=game.name, word=word, first=ids[0], last=ids[-1]))
    out = console()
    for clause in found:
        out.print(clause_text(clause, clauses[clause]))
        if clause in book.rulings:
            out.print(ruling_text(book.rulings[clause], lang))


def _rulings(game: Game[Any], lang: str) -> None:
    """Chapter by chapter: the clause as we play it, what the booklet says, what we play instead, and why."""
    out = console()
    book = game.rulebook(lang)
    for chapter in book.chapters:
        ruled = {clause: clause.ruling for clause in chapter.clauses if clause.ruling is not None}
        if ruled:
            out.print(Text(f"\n{chapter.title}", style="bold"))
        for clause, ruling in ruled.items():
            out.print(clause_text(clause.id, clause.text))
            out.print(ruling_text(ruling, lang))
    out.print(say(lang, "rules-rulings", count=len(book.rulings), total=len(book.clauses)))


def _positions(game: Game[Any]) -> None:
    """What a writer of tests, lessons, puzzles or bots looks up, in English like the code it is for."""
    out = console()
    out.print(game.position.__doc__, markup=False, highlight=False, soft_wrap=True)
    out.print(
        "\n## Answers, as random matches came to them: offer → answer, option, what it is called\n",
        markup=False,
        soft_wrap=True,
    )
    for form in forms_of_answers(game):
        out.print(
            f"- {form.offer} → {form.answer}: {form.option}  {form.label}",
            markup=False,
            highlight=False,
            soft_wrap=True,
        )


def _coverage(game: Game[Any], lang: str, folders: list[Path] | None) -> None:
    there = [folder for folder in folders or TEST_FOLDERS if folder.is_dir()]
    if not there:
        raise UsageError(told("error-no-tests", folders=", ".join(map(str, folders or TEST_FOLDERS))))
    tested: dict[str, list[str]] = {}
    for folder in there:
        for clause, tests in clauses_tested(folder).items():
            tested.setdefault(clause, []).extend(tests)
    clauses = game.rulebook(lang).clauses
    table = Table(border_style="dim")
    table.add_column(say(lang, "rules-clause"), no_wrap=True)
    table.add_column(say(lang, "rules-tests"))
    for clause in clauses:
        tests = tested.get(clause, [])
        table.add_row(clause, "\n".join(tests) if tests else Text(say(lang, "rules-untested"), style="bold red"))
    covered = sum(clause in tested for clause in clauses)
    out = console()
    out.print(table)
    out.print(say(lang, "rules-covered", covered=covered, total=len(clauses)))
    if covered < len(clauses):
        raise typer.Exit(FAILED)
