"""Thinkers: the bots' processes, kept warm. A process that fails, takes too long or stands still is replaced.

On a busy machine bots become slower and not sillier: only their own work counts as time, neither the line they wait in, nor
the start of their process, nor the moments in which the machine does something else.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path

import msgspec

from .thinker import STILL_THERE, Reply, Thought

log = logging.getLogger(__name__)

LINE_LIMIT = 16 * 1024 * 1024
ATTEMPTS = 2
START_SECONDS = 120.0
STILL = 15
"""Where nobody can tell whether a process works or stands still, it may take so many times its seconds."""
_FAILURES = (OSError, EOFError, TimeoutError, ValueError, msgspec.MsgspecError)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Reply).decode


class ThinkingError(Exception):
    """No process could answer."""


class Thinkers:
    """A few processes that answer questions one at a time each; the rest wait in line."""

    def __init__(self, count: int, seconds: float) -> None:
        self.places = asyncio.Semaphore(count)
        self.waiting = self.thinking = 0
        self.seconds = seconds
        self.idle: list[Process] = []
        self.every: set[Process] = set()
        self.dying: set[Process] = set()

    async def warm(self) -> None:
        """Have one process ready before anybody asks."""
        if not self.every:
            self.idle.append(await self._start())

    async def think(self, thought: Thought) -> Reply:
        """The bot's answer; a second, fresh process gets the question if the first one fails."""
        self.waiting += 1
        try:
            await self.places.acquire()
        finally:
            self.waiting -= 1
        self.thinking += 1
        try:
            return await self._think(thought)
        finally:
            self.thinking -= 1
            self.places.release()

    async def _think(self, thought: Thought) -> Reply:
        problem = ""
        for _ in range(ATTEMPTS):
            try:
                reply = await self._ask(_encode(thought) + b"\n")
            except _FAILURES as error:
                problem = f"{type(error).__name__} {error}"
            else:
                if not reply.error:
                    return reply
                problem = reply.error
            log.warning("bot %s of %s failed: %s", thought.spec, thought.game, problem)
        raise ThinkingError(problem)

    async def answering(self) -> bool:
        """Whether bots can think at all. Those that are thinking are being watched already."""
        if self.places.locked():
            return True
        async with self.places:
            for _ in range(ATTEMPTS):
                with suppress(*_FAILURES):
                    await self._ask(STILL_THERE)
                    return True
        return False

    async def _ask(self, question: bytes) -> Reply:
        process = self.idle.pop() if self.idle else await self._start()
        kept = False
        try:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(question)
            await process.stdin.drain()
            reply = await self._answer(process, process.stdout)
            kept = not reply.over
            return reply
        finally:
            if kept:
                self.idle.append(process)
            else:  # also when whoever asked was cancelled: a late answer must not meet the next question
                self._discard(process)

    async def _answer(self, process: Process, answers: asyncio.StreamReader) -> Reply:
        """What it says. TimeoutError once it stands still; how long it may work is its own to know."""
        reading = asyncio.ensure_future(answers.readline())
        try:
            worked, looks = work_of(process.pid), 0
            while not (await asyncio.wait([reading], timeout=max(self.seconds, 1.0)))[0]:
                before, worked, looks = worked, work_of(process.pid), looks + 1
                if worked == before and (worked is not None or looks >= STILL):
                    raise TimeoutError("it stands still")
            return _reply(reading.result())
        finally:
            reading.cancel()

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "ludotheque.server.thinker", str(self.seconds))
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT)
        self.every.add(process)
        try:
            assert process.stdout is not None
            _reply(await asyncio.wait_for(process.stdout.readline(), START_SECONDS))
        except BaseException:
            self._discard(process)
            raise
        return process

    def _discard(self, process: Process) -> None:
        self.every.discard(process)
        self.dying = {each for each in self.dying if each.returncode is None} | {process}
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        for process in list(self.every):
            self._discard(process)
        for process in self.dying:
            await process.wait()


def _reply(line: bytes) -> Reply:
    if not line:
        raise EOFError("the process ended")
    return _decode(line)


def work_of(pid: int) -> int | None:
    """How much of the processor's time a process has had (in ticks), where the system tells: Linux does."""
    try:
        facts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return int(facts[11]) + int(facts[12])
    except (OSError, ValueError, IndexError):
        return None
