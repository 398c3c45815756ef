"""ludo admin: for whoever runs a server. Everything works while the server runs, too."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from .app import FAILED, Lang, UsageError, console
from .words import say, told

if TYPE_CHECKING:
    from ludotheque.server.keeping import Life
    from ludotheque.server.store import Store

T = TypeVar("T")

admin = typer.Typer(help="Look after the tables of a server.", no_args_is_help=True, rich_markup_mode="rich")

Where = Annotated[
    str | None,
    typer.Option(
        "--store", help="Where the tables are: sqlite:///FILE or postgresql://…", show_default="a file of yours"
    ),
]
WhichTable = Annotated[str, typer.Argument(metavar="TABLE", help="The name of a table, as in its address.")]
AFile = Annotated[Path, typer.Argument(metavar="FILE")]


@admin.command(epilog="Example: ludo admin tables --game thargos")
def tables(lang: Lang, game: str | None = None, store: Where = None) -> None:
    """List every table: when it was set up, what is played, how far it is."""

    async def work(store: Store) -> None:
        from ludotheque.server.keeping import lives

        async for each in lives(store):
            if game in (None, each.game):
                typer.echo(_line(each))

    _with(store, work)


@admin.command(epilog="Example: ludo admin table k4m2…")
def table(lang: Lang, table: WhichTable, store: Where = None) -> None:
    """Tell a table's life: who sits there, and who joined, left, came back and took back, entry by entry."""
    from ludotheque.server import keeping

    found = _with(store, lambda store: keeping.life(store, table))
    typer.echo(_line(found))
    for seat, who in enumerate(found.seats):
        typer.echo(f"  {seat}  {who}")
    for entry in found.happened:
        typer.echo(f"  #{entry}")


@admin.command(epilog="Example: ludo admin close k4m2…")
def close(lang: Lang, table: WhichTable, store: Where = None) -> None:
    """Close a table: it can be looked at and no longer be played at."""
    from ludotheque.server import keeping

    _with(store, lambda store: keeping.close(store, table))
    console().print(say(lang, "admin-closed", table=table), markup=False)


@admin.command(epilog="Example: ludo admin export k4m2… table.json")
def export(lang: Lang, table: WhichTable, file: AFile, store: Where = None) -> None:
    """Write a table into a file, also one that is being played at."""
    from ludotheque.server import keeping

    _write(file, _with(store, lambda store: keeping.export(store, table)))
    console().print(say(lang, "admin-written", file=str(file)), markup=False)


@admin.command("import", epilog="Example: ludo admin import table.json --store sqlite:///other.sqlite3")
def bring(lang: Lang, file: AFile, store: Where = None) -> None:
    """Bring a table from the file that export wrote. It is replayed first: what is damaged is not taken."""
    from ludotheque.server import keeping

    try:
        data = file.read_bytes()
    except OSError as error:
        raise UsageError(told("error-admin-file", file=str(file), why=str(error.strerror))) from None
    name = _with(store, lambda store: keeping.bring(store, data), make=True)
    console().print(say(lang, "admin-brought", count=1, table=name), markup=False)


@admin.command(epilog="Example: ludo admin backup tables.backup")
def backup(lang: Lang, file: AFile, store: Where = None) -> None:
    """Copy all tables into one file, while the server runs. Works from one kind of store to the other."""
    from ludotheque.server import keeping

    try:
        count = _with(store, lambda store: keeping.backup(store, file))
    except OSError as error:
        raise UsageError(told("error-admin-file", file=str(file), why=str(error.strerror))) from None
    console().print(say(lang, "admin-backed-up", count=count, file=str(file)), markup=False)


@admin.command(epilog="Example: ludo admin restore tables.backup --store sqlite:///new.sqlite3")
def restore(lang: Lang, file: AFile, store: Where = None) -> None:
    """Bring all tables of a backup into a store that has none of them. Nothing is brought unless the file is whole."""
    from ludotheque.server import keeping

    count = _with(store, lambda store: keeping.restore(store, file), make=True)
    console().print(say(lang, "admin-brought", count=count, table=""), markup=False)


@admin.command(epilog="Example: ludo admin check")
def check(lang: Lang, store: Where = None) -> None:
    """Check the whole store: every chain of hashes, every match replayed. Exit code 1 if something is damaged."""

    async def work(store: Store) -> tuple[int, int]:
        from ludotheque.server.keeping import lives

        fine = damaged = 0
        async for each in lives(store):
            if each.state in ("live", "over", "closed"):
                fine += 1
            else:
                typer.echo(_line(each))
                damaged += each.state.startswith("damaged")
        return fine, damaged

    fine, damaged = _with(store, work)
    console().print(say(lang, "admin-checked", fine=fine, damaged=damaged), markup=False)
    if damaged:
        raise typer.Exit(FAILED)


@admin.command(epilog='Example: ludo admin forget "Zoé"')
def forget(lang: Lang, name: Annotated[str, typer.Argument(metavar="NAME")], store: Where = None) -> None:
    """Take a person's name out of every table. The matches stay, and their chains of hashes are closed anew."""
    from ludotheque.server import keeping

    count = _with(store, lambda store: keeping.forget(store, name))
    console().print(say(lang, "admin-forgotten", count=count), markup=False)


@admin.command(epilog="Example: ludo admin prune --days 365")
def prune(
    lang: Lang,
    days: Annotated[float, typer.Option("--days", min=1, help="Older than so many days.")],
    unfinished: Annotated[bool, typer.Option("--unfinished", help="Also those that are not over.")] = False,
    store: Where = None,
) -> None:
    """Remove tables that were set up long ago; those that are not over only if asked for."""
    from ludotheque.server import keeping

    gone = _with(store, lambda store: keeping.prune(store, days, unfinished))
    console().print(say(lang, "admin-pruned", count=len(gone)), markup=False)


def _with(url: str | None, work: Callable[[Store], Awaitable[T]], make: bool = False) -> T:
    """Do something with the store; ``make``: one that is not there yet is begun."""
    from ludotheque.server import StoreError, default_store
    from ludotheque.server.keeping import opened

    async def run() -> T:
        async with opened(url or default_store(), make) as store:
            return await work(store)

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise UsageError(told("error-store", why=error)) from None


def _write(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise UsageError(told("error-admin-file", file=str(file), why=str(error.strerror))) from None


def _line(each: Life) -> str:
    """A table in a line that programs can read, too."""
    created = datetime.fromtimestamp(each.created, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{each.table:<14}  {created}  {each.game}/{each.mode}  {each.moves:>5}  {each.state}"
