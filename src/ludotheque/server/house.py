"""House: all the tables. Some live in memory, every one lies in the store; which is which is nobody else's business."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

import ludotheque
from ludotheque.kernel.dice import KEY_BYTES
from ludotheque.kernel.errors import LudothequeError, SetupError
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.registry import games
from ludotheque.kernel.text import LANGUAGES

from .analysis import Analyses
from .archive import Archive
from .config import Config
from .journal import Answer, Chain, Record, SeatRecord, dump
from .ledger import Ledger
from .metrics import Metrics
from .refusal import Refusal
from .shapes import Health, NewTable
from .store import Conflict, Store, StoreError, refusal
from .table import LiveTable
from .thinkers import Thinkers
from .tokens import new_table_id, next_table_id
from .workroom import Workroom

log = logging.getLogger(__name__)

HEALTH_SECONDS = 2.0
HEALTH_PATIENCE = 15.0
GOING_AWAY = 1012  # WebSocket: the service restarts, connect again


class House:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.thinkers = Thinkers(config.bot_workers, config.bot_seconds)
        self.analyses = Analyses()
        self.workroom = Workroom(config.limits)
        self.archive = Archive(self.workroom)
        self.metrics = Metrics(self)
        self.live: dict[str, LiveTable] = {}
        self.reading: dict[str, asyncio.Task[None]] = {}
        self.chores: set[asyncio.Task[None]] = set()
        self.asking = asyncio.Lock()
        self.asked = -HEALTH_SECONDS
        self.found = Health(False, ludotheque.__version__, False, False)

    async def open(self) -> None:
        await self.store.open()
        self.store.watch(self._told)
        self._chore(self._warm())

    async def close(self) -> None:
        tasks = [table.bots for table in self.live.values() if table.bots is not None] + list(self.chores)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.analyses.close()
        self.workroom.close()
        await self.store.close()

    async def health(self) -> Health:
        """Whether all goes well, found out anew every few seconds and for everyone who asks at once."""
        async with self.asking:
            if monotonic() > self.asked + HEALTH_SECONDS:
                store, bots = await asyncio.gather(self._store_writes(), self._bots_answer())
                self.found, self.asked = Health(store and bots, ludotheque.__version__, store, bots), monotonic()
            return self.found

    async def _store_writes(self) -> bool:
        try:
            await asyncio.wait_for(self.store.probe(), HEALTH_PATIENCE)
        except (StoreError, TimeoutError) as error:
            log.error("the store does not write: %r", error)
            return False
        return True

    async def _bots_answer(self) -> bool:
        try:
            return await asyncio.wait_for(self.thinkers.answering(), HEALTH_PATIENCE)
        except TimeoutError:
            return False

    async def _warm(self) -> None:
        await asyncio.sleep(1)  # people who come back after a restart go first
        await self.thinkers.warm()
        await self.workroom.do("", warm_up)

    def _chore(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    # Making tables ----------------------------------------------------------------------------------------------------

    async def create(
        self, game: Game[Any], wish: NewTable, seats: Sequence[SeatRecord], address: str = "", called: str = ""
    ) -> LiveTable:
        """A new table, on disk before anybody hears of it. ``called``: its name; whoever has it already is that table."""
        match = await self.workroom.do(address, begin, game, wish, len(seats))
        header = msgspec.Raw(msgspec.json.encode(match.header))
        record = Record(time.time(), header, list(seats), wish.hints == "yes", wish.lookback == "yes")
        self._make_room()
        while True:
            id = called or new_table_id()
            try:
                await self.store.create(id, dump(record))
                break
            except Conflict:
                if called:
                    return await self.table(called)
                continue
            except StoreError as error:
                log.error("cannot create a table: %s", error)
                raise refusal(error) from error
        table = self.live[id] = LiveTable(self, id, Ledger(record, match))
        log.info("a table was set up", extra={"table": id, "game": game.name})
        self.metrics.table(game.name)
        return table

    async def rematch(self, live: LiveTable, address: str = "") -> LiveTable:
        """The same people at a new table, each with the token they have: who asks second sits down with the first."""
        async with live.lock:
            ledger, header = live.ledger, live.match.header
            if not live.match.table.over:
                raise Refusal("not-over")
        seats = [SeatRecord(s.kind, s.name, s.bot, s.token, s.invitation) for s in ledger.seats]  # type: ignore[arg-type]
        wish = NewTable(
            game=header.game,
            seats=[],
            mode=header.mode,
            settings=header.options,
            lesson=header.lesson,
            decks=header.decks,
            hints="yes" if ledger.record.hints else "no",
            lookback="yes" if ledger.record.lookback else "no",
        )
        return await self.create(live.game, wish, seats, address, next_table_id(live.id))

    async def rematch_of(self, table: str) -> str:
        """The name of a table's rematch, if somebody has asked for one."""
        called = next_table_id(table)
        try:
            return called if called in self.live or await self.store.load(called) is not None else ""
        except StoreError as error:
            raise refusal(error) from error

    async def branch(self, live: LiveTable, move: int, seats: list[SeatRecord], address: str = "") -> LiveTable:
        """A finished match up to a step, with the same cards and dice, as a table that goes on from there."""
        async with live.lock:
            match, old = live.match, live.ledger.record
            if not match.table.over:
                raise Refusal("not-over")
            if move >= match.move:
                raise Refusal("not-found", what="step", name=str(move))
            answers = [Answer(each.seat, list(each.option or [])) for each in match.answers[:move]]
        record = Record(time.time(), old.header, seats)
        self._make_room()
        id = new_table_id()
        try:
            stored = dump(record)
            await self.store.create(id, stored)
            chain = Chain(stored)
            await asyncio.gather(*(self.store.append(id, n, chain.seal(each)) for n, each in enumerate(answers, 1)))
        except StoreError as error:
            raise refusal(error) from error
        return await self.table(id)

    # Finding tables ---------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """The table of that name, from memory or from the store; with all that was acknowledged to anybody by now, be it by
        another process."""
        known = id in self.live
        while (table := self.live.get(id)) is None:
            task = self.reading.get(id)
            if task is None:
                task = self.reading[id] = asyncio.create_task(self._bring(id))
                task.add_done_callback(lambda _: self.reading.pop(id, None))
            await asyncio.shield(task)
        if known and self.store.shared:
            await table.refresh()
        table.used = monotonic()
        return table

    async def _bring(self, id: str) -> None:
        self._make_room()
        self.live[id] = LiveTable(self, id, await self.read(id))

    async def read(self, id: str) -> Ledger:
        """The table as the store has it. A long journal is replayed in a thread, so that the others play on."""
        try:
            saved = await self.store.load(id)
        except StoreError as error:
            log.error("cannot read table %s: %s", id, error)
            raise refusal(error) from error
        if saved is None:
            raise Refusal("no-table")
        return await self.workroom.do("", Ledger.read, saved)

    def _make_room(self) -> None:
        """Put away the tables unused for longest, a tenth at a time; a table with people at it stays."""
        most = self.config.limits.live_tables
        if len(self.live) < most:
            return
        idle = sorted((table for table in self.live.values() if table.idle), key=lambda table: table.used)
        if not idle:
            raise Refusal("busy")
        for table in idle[: max(1, most // 10)]:
            del self.live[table.id]

    def left(self, table: LiveTable) -> None:
        """A viewer has gone. A finished table that nobody looks at any more need not stay in memory."""
        if table.match.table.over and table.idle and self.live.get(table.id) is table:
            del self.live[table.id]

    def forget(self, table: LiveTable) -> None:
        """Drop a table whose memory can no longer be trusted; its people reconnect and find what the store has."""
        table.lock.forgotten = True
        if self.live.get(table.id) is table:
            del self.live[table.id]
        for viewer in list(table.viewers):
            viewer.hang_up(GOING_AWAY)

    def _told(self, id: str, number: int) -> None:
        """Another process has stored an entry, or (no table named) may have stored some that we were not told of."""
        if not id:
            for table in self.live.values():
                self._chore(self._catch_up(table, table.ledger.version + 1))
        elif id in self.live:
            self._chore(self._catch_up(self.live[id], number))

    async def _catch_up(self, table: LiveTable, number: int) -> None:
        with suppress(Refusal):  # the table has been forgotten, and its people are told to come again
            await table.catch_up(number)


def begin(game: Game[Any], wish: NewTable, seats: int) -> Match:
    """A match with a key of its own; SetupError with every problem at once, if there are any."""
    key = secrets.token_bytes(KEY_BYTES)
    match = Match.new(game, wish.mode, seats, wish.settings, key=key, decks=wish.decks, lesson=wish.lesson)
    if match.setup.seats != seats:
        raise SetupError([game.problem("seats", "lesson-seats", seats=match.setup.seats, given=seats)])
    return match


def warm_up() -> None:
    """Read cards and sentences of every game before somebody has to wait for it."""
    for game in games().values():
        with suppress(LudothequeError):
            match = Match.new(game, key=bytes(KEY_BYTES))
            for lang in LANGUAGES:
                match.scene(0, lang)
