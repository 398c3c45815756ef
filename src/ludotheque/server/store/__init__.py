"""Store: tables and what happened at them, on disk before anyone is told.

A table is a record that never changes and a journal: entries numbered 1, 2, 3 … that are only ever added. ``append`` returns
when the entry would survive a power cut. The pair (table, number) can be stored once: when two processes write the same
number, one of them gets a Conflict and must read what the other one wrote. The store knows nothing of games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from ludotheque.kernel.errors import LudothequeError

from ..refusal import Refusal, told

SCHEMA = "1"

Told = Callable[[str, int], None]
"""Called in the event loop with (table, number) when another process has stored an entry; with ("", 0) when some such
news may have been missed, and every table should be looked at again."""


class StoreError(LudothequeError):
    """The store cannot do it now; whether the entry was kept is unknown until it is read again."""


class Damaged(StoreError):
    """What was stored is no longer what it was: trying again is no use."""


def refusal(error: StoreError) -> Refusal:
    """How people are told of it."""
    return Refusal("damaged", entry=0) if isinstance(error, Damaged) else Refusal("store")


class Conflict(Exception):
    """Somebody else stored this number of this table first."""


class Saved(msgspec.Struct, frozen=True):
    """A table as it was stored."""

    record: str
    entries: list[str]


class Store(Protocol):
    shared: bool
    """Whether other processes may write to it too."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Finish what was handed in, then let go of the files or connections."""

    async def create(self, table: str, record: str) -> None:
        """Keep a new table; Conflict if the name is taken."""

    async def append(self, table: str, number: int, entry: str) -> None:
        """Keep entry ``number``; returns once it is on disk. Conflict if that number exists."""

    async def load(self, table: str) -> Saved | None:
        """The table and its whole journal."""

    async def since(self, table: str, number: int) -> list[str]:
        """The entries after ``number``."""

    async def tables(self) -> list[str]:
        """The names of all tables."""

    async def remove(self, table: str) -> None:
        """Forget a table and its journal."""

    async def rewrite(self, table: str, change: Callable[[Saved], Saved]) -> None:
        """Replace a table by what ``change`` makes of it, at once or not at all. Conflict if it grew meanwhile."""

    async def probe(self) -> None:
        """Write something and have it on disk; StoreError if that cannot be done now."""

    def watch(self, told: Told) -> None:
        """Ask to be told of other processes' entries (a store of one process never tells)."""


def open_store(url: str) -> Store:
    """The store a URL names: ``sqlite:///path``, ``postgresql://…``, or a plain path (SQLite)."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import PostgresStore
        except ImportError as error:
            raise StoreError(told("store-needs")) from error
        return PostgresStore(url)
    scheme, separator, path = url.partition("://")
    if separator and scheme != "sqlite":
        raise StoreError(told("store-kind", url=url))
    from .sqlite import SqliteStore

    return SqliteStore((path[1:] if path.startswith("/") else path) if separator else url)
