"""ludo art: draws the pictures of cards, grounds and covers from data."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import ludotheque

from .app import FAILED, Lang, UsageError, console
from .words import say, told

NEEDED = ("skia", "scipy", "numpy", "PIL")


def art(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game's pictures.")] = None,
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]…", help="Only these cards, grounds or covers.")
    ] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Draw nothing; list what is older than its data, exit code 1 if anything is."),
    ] = False,
    again: Annotated[bool, typer.Option("--again", help="Draw also what is up to date.")] = False,
    looks: Annotated[
        Path | None,
        typer.Option("--looks", metavar="FOLDER", help="Draw nothing; write sheets to judge the pictures by."),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes.", show_default="one a core")] = 0,
) -> None:
    """Draw the pictures of cards, grounds and covers whose data has changed. Needs the extra [b]art[/b], except to check."""
    from ludotheque.art.book import read_book
    from ludotheque.art.icons import IconBodies
    from ludotheque.art.keys import behind
    from ludotheque.art.manifest import read_manifest

    shelf = [ludotheque.game(game)] if game else list(ludotheque.games().values())
    books = [book for each in shelf if (book := read_book(each.name, each.folder))]
    if not books:
        raise UsageError(told("art-none", game=game or ""))
    out = console()
    if check:
        late = {book.game: behind(book, read_manifest(book.folder), IconBodies()) for book in books}
        for name, old in late.items():
            out.print(say(lang, "art-behind", game=name, count=len(old)))
            for each in old[:20]:
                out.print(f"  {each.shelf} {each.name}", highlight=False)
        if any(late.values()):
            raise typer.Exit(FAILED)
        return
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise UsageError(told("art-missing", names=", ".join(missing)))
    if looks:
        from ludotheque.art.likeness import write_looks

        for book in books:
            for far, one, other in write_looks(book, looks):
                out.print(f"{book.game:12} {far:4} {one} · {other}", highlight=False)
        return
    from ludotheque.art.works import draw_all

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    failed = False
    for book in books:
        with Progress(*columns, console=console(stderr=True), transient=True) as bar:
            task = bar.add_task(book.game, total=None)
            done = draw_all(
                book,
                names or (),
                jobs=jobs,
                again=again,
                tell=lambda count, of, bar=bar, task=task: bar.update(task, completed=count, total=of),  # type: ignore[misc]
            )
        out.print(say(lang, "art-drawn", game=book.game, count=done.drawn, size=f"{done.bytes / 1e6:.1f}"))
        for name, error in done.failed.items():
            out.print(f"  {name}: {error}", markup=False, highlight=False)
        failed = failed or bool(done.failed)
    if failed:
        raise typer.Exit(FAILED)
