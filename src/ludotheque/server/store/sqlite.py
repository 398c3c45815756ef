"""SQLite: the store of a single process.

All writing is done by one thread with group commit: while one batch is on its way to the disk, the answers of other tables
gather and go together in the next. A batch of answers is a single statement that commits by itself, so the thread asks for
the interpreter's lock a few times per batch and not per row. WAL with synchronous=FULL syncs the log at every commit.

Nothing that fails ends a thread: on a full disk each answer is refused, and once there is room again everything goes on.

Copying the log into the file now and then takes a while, and nobody's answer should wait for it: another thread copies the
bulk while answers go on, and the writer only adds the few that came in meanwhile, so that the log can begin anew.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import NamedTuple, TypeVar

from ..refusal import told
from . import SCHEMA, Conflict, Damaged, Saved, StoreError, Told

log = logging.getLogger(__name__)

T = TypeVar("T")

ROWS_PER_STATEMENT = 300  # 3 values each: below the 999 that every SQLite accepts
ROWS_PER_LOG = 10_000
RETRY_SECONDS = 1.0
PROBE = -1
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"

_SCHEMA = """
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
"""


_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class _Job(NamedTuple):
    """A row to store (number 0: a new table, PROBE: only to see whether it can be) and the future that waits for it."""

    table: str
    number: int
    data: str
    done: asyncio.Future[None]


class SqliteStore:
    shared = False

    def __init__(self, path: str) -> None:
        self.path = Path(path).expanduser()
        self.queue: SimpleQueue[_Job | None] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop
        self.threads: list[Thread] = []
        self.log_is_long, self.bulk_is_copied, self.closing = Event(), Event(), Event()
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self.reading: sqlite3.Connection

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            writing = self._connect()
            writing.executescript(_SCHEMA)
            writing.execute("INSERT OR IGNORE INTO facts VALUES ('schema', ?)", (SCHEMA,))
            (found,) = writing.execute("SELECT value FROM facts WHERE name = 'schema'").fetchone()
            if found != SCHEMA:
                raise StoreError(told("store-version", store=str(self.path), found=str(found), schema=str(SCHEMA)))
            self.reading = self._connect()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(told("store-closed", store=str(self.path), why=str(error))) from error
        self.threads = [
            Thread(target=self._write_forever, args=(writing,), name="store-write", daemon=True),
            Thread(target=self._copy_forever, args=(self._connect(),), name="store-copy", daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def _connect(self) -> sqlite3.Connection:
        link = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        link.execute("PRAGMA journal_mode = WAL")
        link.execute("PRAGMA synchronous = FULL")
        link.execute("PRAGMA wal_autocheckpoint = 0")
        return link

    async def close(self) -> None:
        self.queue.put(None)
        self.closing.set()
        self.log_is_long.set()
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        await self._read(self.reading.close)
        self.reader.shutdown()

    def watch(self, told: Told) -> None:
        """There is no other process to hear from."""

    # Writing ----------------------------------------------------------------------------------------------------------

    async def create(self, table: str, record: str) -> None:
        await self._put(table, 0, record)

    async def append(self, table: str, number: int, entry: str) -> None:
        await self._put(table, number, entry)

    async def probe(self) -> None:
        await self._put("", PROBE, f"{time.time():.0f}")
        if not self.threads[1].is_alive():
            raise StoreError(told("store-unwritten", store=str(self.path), why="its second thread has ended"))

    def _put(self, table: str, number: int, data: str) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self.loop.create_future()
        if not self.threads[0].is_alive():
            raise StoreError(told("store-unwritten", store=str(self.path), why="its thread has ended"))
        self.queue.put(_Job(table, number, data, done))
        return done

    def _write_forever(self, link: sqlite3.Connection) -> None:
        """The writer's thread: take all that waits, store it, tell the loop once; None ends it."""
        rows = 0
        while (job := self.queue.get()) is not None:
            batch = [job]
            while len(batch) < ROWS_PER_STATEMENT and not self.queue.empty():
                job = self.queue.get()
                if job is None:
                    self.queue.put(None)
                    break
                batch.append(job)
            results = self._store(link, batch)
            self.loop.call_soon_threadsafe(_tell, batch, results)
            rows += len(batch)
            if self.bulk_is_copied.is_set():
                self.bulk_is_copied.clear()
                rows = 0
                self._copy(link)
            elif rows >= ROWS_PER_LOG:
                rows = 0
                self.log_is_long.set()
        link.close()

    def _copy_forever(self, link: sqlite3.Connection) -> None:
        """The copier's thread: bring what the log holds into the file; where that fails, again in a moment."""
        while True:
            self.log_is_long.wait()
            if self.closing.is_set():
                break
            if self._copy(link):
                self.log_is_long.clear()
                self.bulk_is_copied.set()
            else:
                self.closing.wait(RETRY_SECONDS)
        link.close()

    def _copy(self, link: sqlite3.Connection) -> bool:
        try:
            link.execute(CHECKPOINT)
            return True
        except sqlite3.Error as error:
            log.error("cannot bring the log into %s: %s", self.path, error)
            return False

    def _store(self, link: sqlite3.Connection, batch: list[_Job]) -> list[Exception | None]:
        """Store a batch as one transaction; if anything in it is refused, each job for itself."""
        try:
            _insert(link, batch)
            return [None] * len(batch)
        except sqlite3.IntegrityError:
            if len(batch) == 1:
                return [Conflict(f"{batch[0].table} already has entry {batch[0].number}")]
            return [result for job in batch for result in self._store(link, [job])]
        except Exception as error:  # whatever it is, this thread must live
            log.error("cannot write to %s: %s", self.path, error)
            return [self._trouble("store-unwritten", error)] * len(batch)

    def _trouble(self, message: str, error: Exception) -> StoreError:
        kind = Damaged if getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED else StoreError
        return kind(told(message, store=str(self.path), why=str(error)))

    # Reading ----------------------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[], T]) -> T:
        try:
            return await self.loop.run_in_executor(self.reader, work)
        except sqlite3.Error as error:
            log.error("cannot read %s: %s", self.path, error)
            raise self._trouble("store-unread", error) from error

    async def load(self, table: str) -> Saved | None:
        def work() -> Saved | None:
            row = self.reading.execute("SELECT record FROM tables WHERE id = ?", (table,)).fetchone()
            return None if row is None else Saved(row[0], self._entries(table, 0))

        return await self._read(work)

    async def since(self, table: str, number: int) -> list[str]:
        return await self._read(lambda: self._entries(table, number))

    async def tables(self) -> list[str]:
        return await self._read(lambda: [id for (id,) in self.reading.execute("SELECT id FROM tables ORDER BY id")])

    # Keeping the house ------------------------------------------------------------------------------------------------

    async def remove(self, table: str) -> None:
        def work() -> None:
            with self._alone() as link:
                link.execute("DELETE FROM entries WHERE table_id = ?", (table,))
                link.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._read(work)

    async def rewrite(self, table: str, change: Callable[[Saved], Saved]) -> None:
        def work() -> None:
            with self._alone() as link:  # nobody else can write meanwhile
                (record,) = link.execute("SELECT record FROM tables WHERE id = ?", (table,)).fetchone()
                made = change(Saved(record, self._entries(table, 0, link)))
                link.execute("UPDATE tables SET record = ? WHERE id = ?", (made.record, table))
                link.execute("DELETE FROM entries WHERE table_id = ?", (table,))
                rows = [(table, number, data) for number, data in enumerate(made.entries, 1)]
                link.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)

        await self._read(work)

    @contextmanager
    def _alone(self) -> Iterator[sqlite3.Connection]:
        """A transaction of one's own."""
        link = self._connect()
        try:
            link.execute("BEGIN IMMEDIATE")
            yield link
            link.execute("COMMIT")
        finally:
            link.close()

    def _entries(self, table: str, number: int, link: sqlite3.Connection | None = None) -> list[str]:
        query = "SELECT data FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return [data for (data,) in (link or self.reading).execute(query, (table, number))]


def _insert(link: sqlite3.Connection, batch: list[_Job]) -> None:
    if link.in_transaction:  # what failed last time could not even be taken back
        link.execute("ROLLBACK")
    tables = [job for job in batch if job.number == 0]
    entries = [job for job in batch if job.number > 0]
    probes = [job for job in batch if job.number == PROBE]
    if not tables and not probes:
        _insert_entries(link, entries)
        return
    link.execute("BEGIN IMMEDIATE")
    try:
        link.executemany("INSERT INTO tables VALUES (?, ?)", [(job.table, job.data) for job in tables])
        if entries:
            _insert_entries(link, entries)
        link.executemany("INSERT OR REPLACE INTO facts VALUES ('probe', ?)", [(job.data,) for job in probes])
        link.execute("COMMIT")
    except sqlite3.Error:
        if link.in_transaction:  # SQLite may have taken it back itself, as it does on a full disk
            link.execute("ROLLBACK")
        raise


def _insert_entries(link: sqlite3.Connection, entries: list[_Job]) -> None:
    """One statement for all, which outside of a transaction is its own."""
    rows = ",".join(["(?,?,?)"] * len(entries))
    link.execute(f"INSERT INTO entries VALUES {rows}", [value for job in entries for value in job[:3]])  # noqa: S608


def _tell(batch: list[_Job], results: list[Exception | None]) -> None:
    for job, result in zip(batch, results, strict=True):
        if job.done.done():  # whoever waited has gone
            continue
        if result is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(result)
