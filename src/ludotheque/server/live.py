"""Live: the WebSocket at a table, straight on ASGI, since every move of every table passes here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from . import messages
from .house import House
from .limits import Bucket
from .messages import FromClient, Hello, Play, TakeBack
from .refusal import Refusal
from .table import LiveTable, Viewer

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

CLOSE = {
    "bad-request": 4400,
    "token": 4401,
    "no-table": 4404,
    "other-rules": 4404,
    "other-cards": 4404,
    "no-such-game": 4404,
    "damaged": 4404,
    "busy": 1013,
    "store": 1013,
}
CLOSE_OTHERWISE = 1011
REASON_BYTES = 120  # the most a close frame can carry, and a little less
STRIKES = 20
"""Frames that make no sense, before we hang up."""


class Gone(Exception):
    """The other side has closed."""


class Connection:
    """One WebSocket: says hello, then reads messages while frames are sent as they come up."""

    def __init__(self, house: House, receive: Receive, send: Send) -> None:
        self.house = house
        self._receive = receive
        self._send = send
        self.lang = "en"
        limits = house.config.limits
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self.sent = Bucket(limits.bytes_per_second, limits.byte_burst)
        self.strikes = 0
        self.closing: asyncio.Task[None] | None = None

    async def serve(self, id: str) -> None:
        try:
            table, viewer = await self._welcome(id)
            sender = asyncio.create_task(self._deliver(table, viewer))
            try:
                while True:
                    await self._react(table, viewer, await self._next())
            finally:
                sender.cancel()
                table.viewers.discard(viewer)
                self.house.left(table)
        except Gone:
            pass
        except Refusal as refusal:
            await self._give_up(refusal)

    async def _welcome(self, id: str) -> tuple[LiveTable, Viewer]:
        """Wait for the hello, find the table and the seats the tokens speak for, and show the position."""
        try:
            message = await asyncio.wait_for(self._next(), self.house.config.limits.hello_seconds)
        except TimeoutError:
            raise Refusal("bad-request", detail="no hello came") from None
        hello = message.hello
        if hello is None:
            raise Refusal("bad-request", detail="the first message must be a hello")
        self.lang = hello.lang
        table = await self.house.table(id)
        async with table.lock:
            if len(table.viewers) >= self.house.config.limits.viewers_per_table:
                raise Refusal("busy")
            viewer = Viewer(_keys(table, hello), hello.lang, self._hang_up)
            ledger = table.ledger
            if not ledger.undone and len(viewer.seats) < 2:  # else its log may be another one than ours
                viewer.have = min(hello.after, len(ledger.match.table.story))
            table.viewers.add(viewer)
            table.tell(viewer)
            table.wake_bots()
        return table, viewer

    async def _react(self, table: LiveTable, viewer: Viewer, message: FromClient) -> None:
        if message.play is not None:
            await self._attempt(table.play(viewer, message.play), message.play)
        elif message.undo is not None:
            await self._attempt(table.undo(viewer, message.undo), message.undo)
        elif message.ping is not None:
            await self._say(f'{{"pong":{message.ping}}}')
        elif message.lang is not None:
            self.lang = viewer.lang = message.lang
            async with table.lock:
                viewer.have = 0
                table.tell(viewer)
        else:
            await self._say(messages.refused(Refusal("bad-request", detail="hello was said before"), self.lang))

    async def _attempt(self, deed: Awaitable[None], message: Play | TakeBack) -> None:
        try:
            await deed
        except Refusal as refusal:
            self.house.metrics.refused(refusal.code)
            await self._say(messages.refused(refusal, self.lang, message.id))

    async def _next(self) -> FromClient:
        """The next message that makes sense; those that do not are answered here. Too fast means slower, not lost."""
        while True:
            frame = await self._receive()
            if frame["type"] == "websocket.disconnect":
                raise Gone
            pause = self.bucket.wait()
            if pause:
                await asyncio.sleep(pause)
            try:
                return messages.read(frame.get("text") or frame.get("bytes") or b"")
            except Refusal as refusal:
                self.strikes += 1
                if self.strikes >= STRIKES:
                    raise
                await self._say(messages.refused(refusal, self.lang))

    async def _deliver(self, table: LiveTable, viewer: Viewer) -> None:
        """Send this viewer's frames, the newest one only if several have come up."""
        with suppress(Gone, Refusal):  # the socket has gone, or the table has been forgotten and we are hanging up
            while True:
                await viewer.wake.wait()
                viewer.wake.clear()
                if viewer.frame is not None:
                    await self._say(viewer.frame)
                    self.sent.spend(len(viewer.frame))
                    self.house.metrics.sent(len(viewer.frame))
                    viewer.frame = None
                    if pause := self.sent.debt:
                        await asyncio.sleep(pause)
                viewer.busy = False
                if viewer.stale:
                    async with table.lock:
                        viewer.stale = False
                        table.tell(viewer)

    async def _say(self, text: str) -> None:
        try:
            await self._send({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError) as error:  # servers raise one or the other when the socket has gone
            raise Gone from error

    async def _give_up(self, refusal: Refusal) -> None:
        """Say why, then hang up."""
        self.house.metrics.refused(refusal.code)
        with suppress(Gone):
            await self._say(messages.refused(refusal, self.lang))
        await self._close(CLOSE.get(refusal.code, CLOSE_OTHERWISE), refusal.fault(self.lang).message)

    async def _close(self, code: int, reason: str = "") -> None:
        reason = reason.encode()[:REASON_BYTES].decode(errors="ignore")
        with suppress(OSError, RuntimeError):  # it may be closed already
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    def _hang_up(self, code: int) -> None:
        self.closing = asyncio.create_task(self._close(code))


def _keys(table: LiveTable, hello: Hello) -> dict[int, str]:
    """The seats that these tokens open, with what each is kept as."""
    seats = table.ledger.seats
    found = [seats.of_token(token) for token in hello.tokens]
    if None in found:
        raise Refusal("token")
    return {seat: seats[seat].token for seat in found if seat is not None}


async def live(house: House, id: str, receive: Receive, send: Send) -> None:
    """Speak with one client about one table until either side hangs up."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    await Connection(house, receive, send).serve(id)
