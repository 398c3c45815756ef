"""Analysis: looking back on finished matches, one at a time, in a process of its own; what was found is remembered."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress

import msgspec

from ludotheque.kernel import Match

from .analyst import Finished, Found
from .refusal import Refusal

log = logging.getLogger(__name__)

KEPT = 200
"""Tables whose analysis is remembered."""
MOST_WAITING = 20
"""Tables that may wait for theirs: one at a time is looked back on, and that may take minutes."""
SECONDS = 180.0


class Analyses:
    def __init__(self) -> None:
        self.found: dict[str, asyncio.Task[Found]] = {}
        self.turn = asyncio.Semaphore(1)

    async def of(self, table: str, match: Match) -> Found:
        """What there is to learn from a finished match. Whoever asks again meanwhile waits for the same answer."""
        task = self.found.get(table)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            if sum(not each.done() for each in self.found.values()) >= MOST_WAITING:
                raise Refusal("busy")
            self.found[table] = task = asyncio.create_task(self._look_back(match))
            while len(self.found) > KEPT:
                self.found.pop(next(iter(self.found)))
        return await asyncio.shield(task)

    async def _look_back(self, match: Match) -> Found:
        question = msgspec.json.encode(Finished(match.header, match.answers))
        async with self.turn:
            command = (sys.executable, "-m", "ludotheque.server.analyst")
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
            try:
                told, _ = await asyncio.wait_for(process.communicate(question), SECONDS)
                return msgspec.json.decode(told, type=Found)
            except (TimeoutError, msgspec.MsgspecError) as error:
                log.warning("a match of %s could not be looked back on: %r", match.header.game, error)
                raise Refusal("no-analysis") from None
            finally:
                with suppress(ProcessLookupError):
                    process.kill()

    async def close(self) -> None:
        tasks = list(self.found.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
