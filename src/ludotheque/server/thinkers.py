"""Thinkers: the bots' processes, kept warm. A process that fails or takes too long is replaced, never waited for."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from .thinker import Reply, Thought

log = logging.getLogger(__name__)

LINE_LIMIT = 16 * 1024 * 1024
ATTEMPTS = 2
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Reply).decode


class ThinkingError(Exception):
    """No process could answer."""


class Thinkers:
    """A few processes that answer questions one at a time each; the rest wait in line."""

    def __init__(self, count: int, seconds: float) -> None:
        self.places = asyncio.Semaphore(count)
        self.seconds = seconds
        self.idle: list[Process] = []
        self.every: set[Process] = set()

    async def warm(self) -> None:
        """Have one process ready before anybody asks."""
        if not self.every:
            self.idle.append(await self._start())

    async def think(self, thought: Thought) -> Reply:
        """The bot's answer; a second, fresh process gets the question if the first one fails."""
        async with self.places:
            problem = ""
            for _ in range(ATTEMPTS):
                try:
                    reply = await self._ask(thought)
                except (OSError, EOFError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
                    problem = f"{type(error).__name__} {error}"
                else:
                    if not reply.error:
                        return reply
                    problem = reply.error
                log.warning("bot %s of %s failed: %s", thought.spec, thought.game, problem)
            raise ThinkingError(problem)

    async def _ask(self, thought: Thought) -> Reply:
        process = self.idle.pop() if self.idle else await self._start()
        kept = False
        try:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(_encode(thought) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), self.seconds)
            if not line:
                raise EOFError("the process ended")
            reply = _decode(line)
            kept = True
            return reply
        finally:
            if kept:
                self.idle.append(process)
            else:  # also when whoever asked was cancelled: a late answer must not meet the next question
                self._discard(process)

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "ludotheque.server.thinker")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT)
        self.every.add(process)
        return process

    def _discard(self, process: Process) -> None:
        self.every.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        for process in list(self.every):
            self._discard(process)
            await process.wait()
