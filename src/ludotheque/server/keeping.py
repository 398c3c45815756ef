"""Keeping: what whoever runs a server does with its store — look, check, copy, bring back, close, forget."""

from __future__ import annotations

import gzip
import time
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import blake2b
from pathlib import Path

import msgspec

from ludotheque.kernel.errors import LudothequeError

from .journal import (
    Answer,
    Chain,
    Closed,
    Entry,
    Forgotten,
    Joined,
    SeatRecord,
    Undo,
    dump,
    load_record,
)
from .ledger import Ledger
from .refusal import Refusal, told
from .seats import Seats
from .store import Conflict, Saved, Store, StoreError, open_store

FORM = 1
DAY = 86_400.0


class KeepingError(LudothequeError):
    """It cannot be done; the message says why."""


class Exported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as one file: everything there is of it, tokens as hashes."""

    ludotheque: int
    table: str
    record: str
    entries: list[str]


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a backup: how many tables came before it, and a hash of their lines."""

    tables: int
    hash: str


class Life(msgspec.Struct, frozen=True):
    """What there is to say of a table. ``state``: live, over, closed, or what is wrong with it."""

    table: str
    game: str
    mode: str
    created: float
    moves: int
    entries: int
    state: str
    seats: list[str]
    happened: list[str]


@asynccontextmanager
async def opened(url: str, make: bool = False) -> AsyncIterator[Store]:
    """The store of that URL, which must be there already unless it may be made."""
    store = open_store(url)
    path: Path | None = getattr(store, "path", None)
    if path is not None and not path.exists() and not make:
        raise KeepingError(told("keep-no-store", store=str(path)))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def life(store: Store, table: str) -> Life:
    """A table's life: replayed from its first entry, so that whatever is wrong with it is found."""
    saved = await _load(store, table)
    record = load_record(saved.record)
    header = msgspec.json.decode(record.header)
    moves, state = 0, ""
    try:
        ledger = Ledger.read(saved)
        moves = ledger.match.move
        state = "over" if ledger.match.table.over else "closed" if ledger.closed else "live"
    except Refusal as refusal:
        state = refusal.code if refusal.code != "damaged" else f"damaged {refusal.values['entry']}".removesuffix(" 0")
    seats, happened = Seats(record), list[str]()
    chain = Chain(saved.record)
    for number, data in enumerate(saved.entries, 1):
        try:
            entry = chain.read(data)
        except (msgspec.MsgspecError, ValueError):
            happened.append(f"{number} ?")
            break
        if not isinstance(entry, Answer | Undo | Closed | Forgotten):
            seats.apply(entry)
        if not isinstance(entry, Answer):
            happened.append(f"{number} {type(entry).__name__.lower()} {getattr(entry, 'seat', '')}".strip())
    names = [f"{holder.kind}{f' {holder.name}' if holder.name else ''}" for holder in seats]
    return Life(
        table, header["game"], header["mode"], record.created, moves, len(saved.entries), state, names, happened
    )


async def lives(store: Store) -> AsyncIterator[Life]:
    """Every table's."""
    for table in await store.tables():
        try:
            yield await life(store, table)
        except (StoreError, msgspec.MsgspecError):
            yield Life(table, "?", "?", 0.0, 0, 0, "damaged", [], [])


async def close(store: Store, table: str) -> None:
    """Nobody plays at it any more; it can still be looked at."""

    def change(saved: Saved) -> Saved:
        ledger = Ledger.read(saved)
        return Saved(saved.record, [*saved.entries, ledger.chain.seal(Closed())])

    await _load(store, table)
    await _change(store, table, change)


async def export(store: Store, table: str) -> bytes:
    """One file of a table, also of one that is being played at."""
    saved = await _load(store, table)
    return msgspec.json.encode(Exported(FORM, table, saved.record, saved.entries))


async def bring(store: Store, data: bytes) -> str:
    """A table from its file; what is damaged is not taken. Its name."""
    try:
        found = msgspec.json.decode(data, type=Exported)
    except msgspec.MsgspecError:
        raise KeepingError(told("keep-no-export")) from None
    return await _bring(store, found)


async def backup(store: Store, file: Path) -> int:
    """All tables in one file, which is there whole or not at all. How many."""
    hashed, count, part = blake2b(digest_size=16), 0, file.with_name(f"{file.name}.part")
    with gzip.open(part, "wb") as out:
        for table in await store.tables():
            line = await export(store, table) + b"\n"
            hashed.update(line)
            out.write(line)
            count += 1
        out.write(msgspec.json.encode(Closing(count, hashed.hexdigest())) + b"\n")
    part.replace(file)
    return count


async def restore(store: Store, file: Path) -> int:
    """All tables of a backup into a store; nothing is brought unless the whole file is what was written. How many."""
    try:
        with gzip.open(file, "rb") as lines:
            hashed, last = blake2b(digest_size=16), b""
            count = -1
            for line in lines:
                if last:
                    hashed.update(last)
                last, count = line, count + 1
        closing = msgspec.json.decode(last, type=Closing)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise KeepingError(told("keep-no-backup", file=str(file), why=str(error))) from None
    if closing != Closing(count, hashed.hexdigest()):
        raise KeepingError(told("keep-no-backup", file=str(file), why="hash"))
    with gzip.open(file, "rb") as lines:
        for _ in range(count):
            await _bring(store, msgspec.json.decode(lines.readline(), type=Exported), replay=False)
    return count


async def forget(store: Store, name: str) -> int:
    """Take a person's name out of every table; the matches stay. At how many tables it was."""
    touched = 0
    for table in await store.tables():
        saved = await _load(store, table)
        if _without(saved, name) is not None:
            await _change(store, table, lambda saved: _without(saved, name) or saved)
            touched += 1
    return touched


async def prune(store: Store, days: float, unfinished: bool) -> list[str]:
    """Remove tables set up longer ago than so many days; those not finished only if asked for. Their names."""
    gone = []
    async for each in lives(store):
        old = 0 < each.created < time.time() - days * DAY
        if old and (each.state in ("over", "closed") or (unfinished and not each.state.startswith("damaged"))):
            await store.remove(each.table)
            gone.append(each.table)
    return gone


def _without(saved: Saved, name: str) -> Saved | None:
    """A table without a name, its chain closed anew; None where the name does not stand."""
    record = load_record(saved.record)
    chain, entries = Chain(saved.record), list[Entry]()
    for data in saved.entries:
        entries.append(chain.read(data))
    seats = [_nameless(seat, name) for seat in record.seats]
    changed = [
        msgspec.structs.replace(entry, name="") if isinstance(entry, Joined) and entry.name == name else entry
        for entry in entries
    ]
    if seats == record.seats and changed == entries:
        return None
    made = dump(msgspec.structs.replace(record, seats=seats))
    chain = Chain(made)
    return Saved(made, [chain.seal(entry) for entry in (*changed, Forgotten())])


def _nameless(seat: SeatRecord, name: str) -> SeatRecord:
    return msgspec.structs.replace(seat, name="") if seat.name == name else seat


async def _load(store: Store, table: str) -> Saved:
    saved = await store.load(table)
    if saved is None:
        raise KeepingError(told("no-table"))
    return saved


async def _change(store: Store, table: str, change: Callable[[Saved], Saved]) -> None:
    """Rewrite it; once more if somebody played meanwhile."""
    for _ in range(20):
        try:
            await store.rewrite(table, change)
            return
        except Conflict:
            continue
    raise KeepingError(told("store"))


async def _bring(store: Store, found: Exported, replay: bool = True) -> str:
    if found.ludotheque != FORM:
        raise KeepingError(told("keep-no-export"))
    saved = Saved(found.record, found.entries)
    if replay:
        try:
            Ledger.read(saved)
        except Refusal as refusal:
            if refusal.code == "damaged":
                raise KeepingError(told("damaged", **refusal.values)) from None
    try:
        await store.create(found.table, found.record)
    except Conflict:
        raise KeepingError(told("keep-exists", table=found.table)) from None
    for number, entry in enumerate(found.entries, 1):
        await store.append(found.table, number, entry)
    return found.table
