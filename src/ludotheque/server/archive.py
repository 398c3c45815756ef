"""Archive: matches as they were, and replays of finished ones. What was worked out once is kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, TypeVar

import msgspec

from ludotheque.kernel.match import Entry, Match
from ludotheque.kernel.scene import Plate

from .messages import encode
from .refusal import Refusal
from .shapes import Replay, Step
from .workroom import Workroom

T = TypeVar("T")

LINES = 100
"""The most lines of a story that are sent at once; whoever wants to read more asks for more."""
POSITIONS = 48
"""Positions that are kept, of all matches together, so that the next step need not begin at the first."""
EVERY = 200
"""Moves from one kept position to the next on the way to a far one."""
KEPT_BYTES = 48 * 1024 * 1024


class Kept(Generic[T]):
    """Things by name, as many as fit into so many bytes; what was not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def get(self, name: Hashable) -> T | None:
        if name not in self.things:
            return None
        self.things.move_to_end(name)
        return self.things[name][0]

    def put(self, name: Hashable, thing: T, size: int) -> None:
        if name in self.things:
            self.size -= self.things.pop(name)[1]
        self.things[name] = thing, size
        self.size += size
        while self.size > self.most and self.things:
            self.size -= self.things.popitem(last=False)[1][1]


class Archive:
    def __init__(self, workroom: Workroom) -> None:
        self.workroom = workroom
        self.kept: Kept[Any] = Kept(KEPT_BYTES)
        self.under_way: dict[Hashable, asyncio.Task[Any]] = {}
        self.positions: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self.guard = Lock()

    async def step(
        self, id: str, match: Match, answers: list[Entry], eye: int | None, lang: str, plates: list[Plate], address: str
    ) -> Step:
        """What was seen after these answers."""

        def work() -> tuple[Step, int]:
            past = self._past(id, match, answers)
            first = max(0, len(past.table.story) - LINES)
            scene = encode(past.scene(eye, lang, plates))
            lines = encode(past.log(eye, lang, plates, first))
            # Written once; msgspec sends what is written as it is.
            written: tuple[Any, Any] = msgspec.Raw(scene), msgspec.Raw(lines)
            return Step(written[0], written[1], first), len(scene) + len(lines)

        if not match.table.over:
            return (await self.workroom.do(address, work))[0]
        return await self._once((id, len(answers), eye, lang, tuple(each.name for each in plates)), work, address)

    async def replay(self, id: str, match: Match, address: str) -> Replay:
        """The replay file of a finished match."""

        def work() -> tuple[Replay, int]:
            found = match.replay_file()
            answers, hashes = encode(found["answers"]), encode(found["hashes"])
            written: tuple[Any, Any] = msgspec.Raw(answers), msgspec.Raw(hashes)
            return Replay(match.header, written[0], written[1]), len(answers) + len(hashes)

        return await self._once((id, "replay"), work, address)

    async def _once(self, name: Hashable, work: Callable[[], tuple[T, int]], address: str) -> T:
        """What is kept under this name, or else worked out; whoever asks meanwhile waits for the same."""
        while (found := self.kept.get(name)) is None:
            task = self.under_way.get(name)
            if task is None:
                task = self.under_way[name] = asyncio.create_task(self._keep(name, work, address))
                task.add_done_callback(lambda _: self.under_way.pop(name, None))
                return await asyncio.shield(task)
            try:
                return await asyncio.shield(task)
            except Refusal as refusal:
                if refusal.code != "too-fast":  # that was about somebody else
                    raise
        done: T = found
        return done

    async def _keep(self, name: Hashable, work: Callable[[], tuple[T, int]], address: str) -> T:
        found, size = await self.workroom.do(address, work)
        self.kept.put(name, found, size)
        return found

    def _past(self, id: str, match: Match, answers: list[Entry]) -> Match:
        """The match after these answers, from the nearest position on the way there."""
        past = self._nearest(id, answers) or Match(match.game, match.header, match.setup)
        for entry in answers[past.move :]:
            assert entry.option is not None
            past.play(entry.seat, entry.option)
            if past.move % EVERY == 0:
                self._remember(id, past.copy())
        self._remember(id, past)
        return past

    def _nearest(self, id: str, answers: list[Entry]) -> Match | None:
        with self.guard:
            on_the_way = [
                past
                for (table, move), past in self.positions.items()
                if table == id and move <= len(answers) and past.answers == answers[:move]
            ]
        return max(on_the_way, key=lambda past: past.move).copy() if on_the_way else None

    def _remember(self, id: str, past: Match) -> None:
        with self.guard:
            self.positions[id, past.move] = past
            self.positions.move_to_end((id, past.move))
            while len(self.positions) > POSITIONS:
                self.positions.popitem(last=False)
