"""PostgreSQL: the store of several processes at once.

One connection writes, with group commit as in the SQLite store: a batch is one statement, and the rows it reports back are
the ones that were new. The rest lost the race for their number. The same statement notifies the other processes, so a
notice goes out exactly when its entry is on disk. A second connection listens; a pool reads.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import asyncpg

from ..refusal import told
from . import SCHEMA, Conflict, Damaged, Saved, StoreError, Told

log = logging.getLogger(__name__)

CHANNEL = "ludotheque"
BATCH = 500
_DOWN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)

_SCHEMA = """
CREATE TABLE IF NOT EXISTS ludotheque_facts (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE IF NOT EXISTS ludotheque_tables (id text PRIMARY KEY, record text NOT NULL);
CREATE TABLE IF NOT EXISTS ludotheque_entries (
    table_id text NOT NULL, number integer NOT NULL, data text NOT NULL, PRIMARY KEY (table_id, number)
);
"""
_APPEND = """
WITH stored AS (
    INSERT INTO ludotheque_entries SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])
    ON CONFLICT DO NOTHING RETURNING table_id, number
)
SELECT table_id, number, pg_notify($4, $5 || ' ' || table_id || ' ' || number) FROM stored
"""
_PROBE = """
INSERT INTO ludotheque_facts VALUES ('probe', now()::text)
ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


class _Job(NamedTuple):
    table: str
    number: int
    data: str
    done: asyncio.Future[None]


class PostgresStore:
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.me = secrets.token_hex(6)
        self.told: Told = lambda table, number: None
        self.waiting: list[_Job] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.pool: asyncpg.Pool[Any]
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=8, command_timeout=30)
            async with self.pool.acquire() as link, link.transaction():
                # Of several processes that start at once, one makes the tables.
                await link.execute("SELECT pg_advisory_xact_lock(hashtext($1))", CHANNEL)
                await link.execute(_SCHEMA)
                await link.execute("INSERT INTO ludotheque_facts VALUES ('schema', $1) ON CONFLICT DO NOTHING", SCHEMA)
                found = await link.fetchval("SELECT value FROM ludotheque_facts WHERE name = 'schema'")
        except (*_DOWN, ValueError) as error:
            raise StoreError(told("store-closed", store="PostgreSQL", why=str(error))) from error
        if found != SCHEMA:
            raise StoreError(told("store-version", store="PostgreSQL", found=str(found), schema=str(SCHEMA)))
        listening = asyncio.Event()
        self.tasks = [asyncio.create_task(self._write_forever()), asyncio.create_task(self._listen_forever(listening))]
        await listening.wait()

    async def close(self) -> None:
        self.closing = True
        self.wake.set()
        writer, listener = self.tasks
        await writer
        listener.cancel()
        with suppress(asyncio.CancelledError):
            await listener
        await self.pool.close()

    def watch(self, told: Told) -> None:
        self.told = told

    # Writing ----------------------------------------------------------------------------------------------------------

    async def create(self, table: str, record: str) -> None:
        try:
            await self.pool.execute("INSERT INTO ludotheque_tables VALUES ($1, $2)", table, record)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(f"the table {table} exists") from error
        except _DOWN as error:
            raise _trouble("store-unwritten", error) from error

    async def probe(self) -> None:
        if any(task.done() for task in self.tasks):
            raise StoreError(told("store-unwritten", store="PostgreSQL", why="its writer has ended"))
        try:
            await self.pool.execute(_PROBE)
        except _DOWN as error:
            raise _trouble("store-unwritten", error) from error

    async def append(self, table: str, number: int, entry: str) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(_Job(table, number, entry, done))
        self.wake.set()
        await done

    async def _write_forever(self) -> None:
        link: asyncpg.Connection[Any] | None = None
        while not self.closing or self.waiting:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                try:
                    if link is None or link.is_closed():
                        link = await asyncpg.connect(self.url, command_timeout=30)
                        await link.execute("SET synchronous_commit = on")
                    await self._store(link, batch)
                except Exception as error:  # whatever it is, the writer must live
                    log.error("the store is out of reach: %s", error)
                    for job in batch:
                        _settle(job, _trouble("store-unwritten", error))
                    if link is not None and not isinstance(error, _DOWN):
                        link.terminate()
        if link is not None:
            await link.close()

    async def _store(self, link: asyncpg.Connection[Any], batch: list[_Job]) -> None:
        tables, numbers, data, _ = zip(*batch, strict=True)
        rows = await link.fetch(_APPEND, tables, numbers, data, CHANNEL, self.me)
        stored = {(row[0], row[1]) for row in rows}
        for job in batch:
            new = (job.table, job.number) in stored
            _settle(job, None if new else Conflict(f"{job.table} already has entry {job.number}"))

    # Hearing from other processes -------------------------------------------------------------------------------------

    async def _listen_forever(self, listening: asyncio.Event) -> None:
        while True:
            gone = asyncio.Event()
            try:
                link = await asyncpg.connect(self.url)
                link.add_termination_listener(lambda _, gone=gone: gone.set())
                await link.add_listener(CHANNEL, self._hear)
                if listening.is_set():
                    self.told("", 0)
                listening.set()
                try:
                    await gone.wait()
                finally:
                    await link.close()
            except _DOWN as error:
                log.warning("not listening to the other processes: %s", error)
            await asyncio.sleep(1)

    def _hear(self, link: object, pid: int, channel: str, payload: object) -> None:
        sender, table, number = str(payload).split(" ")
        if sender != self.me:
            self.told(table, int(number))

    # Reading ----------------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Saved | None:
        try:
            record = await self.pool.fetchval("SELECT record FROM ludotheque_tables WHERE id = $1", table)
        except _DOWN as error:
            raise _trouble("store-unread", error) from error
        return None if record is None else Saved(record, await self.since(table, 0))

    async def since(self, table: str, number: int) -> list[str]:
        query = "SELECT data FROM ludotheque_entries WHERE table_id = $1 AND number > $2 ORDER BY number"
        try:
            return [row[0] for row in await self.pool.fetch(query, table, number)]
        except _DOWN as error:
            raise _trouble("store-unread", error) from error

    async def tables(self) -> list[str]:
        try:
            return [row[0] for row in await self.pool.fetch("SELECT id FROM ludotheque_tables ORDER BY id")]
        except _DOWN as error:
            raise _trouble("store-unread", error) from error

    # Keeping the house ------------------------------------------------------------------------------------------------

    async def remove(self, table: str) -> None:
        try:
            async with self.pool.acquire() as link, link.transaction():
                await link.execute("DELETE FROM ludotheque_entries WHERE table_id = $1", table)
                await link.execute("DELETE FROM ludotheque_tables WHERE id = $1", table)
        except _DOWN as error:
            raise _trouble("store-unwritten", error) from error

    async def rewrite(self, table: str, change: Callable[[Saved], Saved]) -> None:
        read = "SELECT data FROM ludotheque_entries WHERE table_id = $1 ORDER BY number"
        write = "INSERT INTO ludotheque_entries SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])"
        try:
            async with self.pool.acquire() as link, link.transaction():
                record = await link.fetchval("SELECT record FROM ludotheque_tables WHERE id = $1 FOR UPDATE", table)
                kept = [row[0] for row in await link.fetch(read, table)]
                made = change(Saved(record, kept))
                await link.execute("UPDATE ludotheque_tables SET record = $2 WHERE id = $1", table, made.record)
                # What was added since it was read has the number of an entry we write: the transaction fails then.
                await link.execute(
                    "DELETE FROM ludotheque_entries WHERE table_id = $1 AND number <= $2", table, len(kept)
                )
                numbers = list(range(1, len(made.entries) + 1))
                await link.execute(write, [table] * len(numbers), numbers, made.entries)
                await link.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.me} {table} {len(numbers)}")
        except asyncpg.UniqueViolationError as error:
            raise Conflict(f"{table} has grown") from error
        except _DOWN as error:
            raise _trouble("store-unwritten", error) from error


def _trouble(message: str, error: Exception) -> StoreError:
    damaged = isinstance(error, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError)
    return (Damaged if damaged else StoreError)(told(message, store="PostgreSQL", why=str(error)))


def _settle(job: _Job, error: Exception | None) -> None:
    if job.done.done():  # whoever waited has gone
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
