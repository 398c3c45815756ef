"""The load test's clients: a bare WebSocket client, so that the client's own cost says little about the server."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, cast

import msgspec

WARM_UP = 2.0


@dataclass
class Plan:
    port: int
    tables: int
    seconds: float
    rate: float
    rounds: bool
    server: int
    """Its process id, to ask how much processor time it took."""
    game: str = "tictactoe"


@dataclass
class Tally:
    """What was measured while the clock ran; ``cpu`` is the server's processor time."""

    seconds: float = 0
    cpu: float = 0
    delays: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    opened: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            max(self.seconds, other.seconds),
            max(self.cpu, other.cpu),
            self.delays + other.delays,
            self.errors + other.errors,
            self.opened + other.opened,
        )


# Only what a player needs of a frame; the rest is skipped by the decoder.


class Choice(msgspec.Struct):
    option: msgspec.Raw


class Prompt(msgspec.Struct):
    mine: bool
    choices: list[Choice] = []


class Scene(msgspec.Struct):
    prompt: Prompt | None = None
    over: bool = False


class State(msgspec.Struct):
    move: int
    scene: Scene
    acked: list[str]


class Frame(msgspec.Struct):
    state: State | None = None
    refused: Any = None


class MadeSeat(msgspec.Struct):
    token: str


class Made(msgspec.Struct):
    table: str
    seats: list[MadeSeat]


read_frame = msgspec.json.Decoder(Frame).decode
read_made = msgspec.json.Decoder(Made).decode


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used, where the system tells (Linux)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def masked(text: bytes) -> bytes:
    """A text frame as clients must send it. The mask is zero: allowed, and no work."""
    size = len(text)
    head = bytes((0x81, 0x80 | size)) if size < 126 else struct.pack(">BBH", 0x81, 0x80 | 126, size)
    return head + b"\0\0\0\0" + text


class Seat(asyncio.Protocol):
    """One seat of one table, on a WebSocket of its own."""

    def __init__(self, slot: Slot, number: int, table: str, token: str) -> None:
        self.slot = slot
        self.number = number
        self.table = table
        self.token = token
        self.buffer = b""
        self.open = False
        self.done = False
        self.state: State | None = None
        self.sent_at = 0.0
        self.sent_id = ""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                self.slot.fail(f"no WebSocket: {head[:60]!r}")
                return
            self.buffer, self.open = rest, True
            self.transport.write(masked(b'{"hello":{"tokens":["%s"],"lang":"en"}}' % self.token.encode()))
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self._heard(payload)
            elif opcode == 9:
                self.transport.write(bytes((0x8A, 0x80 | len(payload))) + b"\0\0\0\0" + payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + size:
            return None
        self.buffer = buffer[start + size :]
        return buffer[0] & 15, buffer[start : start + size]

    def _heard(self, payload: bytes) -> None:
        frame = read_frame(payload)
        if frame.state is None:
            self.slot.fail(f"refused: {payload[:200]!r}")
            return
        self.state = frame.state
        if self.sent_id and self.sent_id in frame.state.acked:
            self.slot.load.acknowledged(perf_counter() - self.sent_at)
            self.sent_id = ""
        self.slot.changed(self, frame.state)

    def play(self) -> bool:
        """Answer if asked, with a random option; whether there was anything to answer."""
        state = self.state
        if state is None or state.scene.prompt is None or not state.scene.prompt.mine or self.sent_id:
            return False
        choices = state.scene.prompt.choices
        option = bytes(choices[int(random.random() * len(choices))].option)
        self.sent_id = f"m{state.move}"
        text = b'{"play":{"id":"%s","seat":%d,"move":%d,"option":%s}}' % (
            self.sent_id.encode(),
            self.number,
            state.move,
            option,
        )
        self.sent_at = perf_counter()
        self.transport.write(masked(text))
        return True

    def connection_lost(self, error: Exception | None) -> None:
        if not self.done:
            self.slot.fail(f"connection lost: {error}")

    def leave(self) -> None:
        self.done = True
        self.transport.close()


class Slot:
    """A place where one game after another is played."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.seats: list[Seat] = []
        self.finished = 0

    async def open(self) -> None:
        """A new table and two connections to it."""
        made = await self.load.new_table()
        loop = asyncio.get_running_loop()
        self.finished = 0
        self.seats = [Seat(self, number, made.table, seat.token) for number, seat in enumerate(made.seats)]
        for seat in self.seats:
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", self.load.plan.port)

    def play(self) -> bool:
        """One move, if anyone is asked."""
        return any(seat.play() for seat in self.seats)

    def changed(self, seat: Seat, state: State) -> None:
        if not state.scene.over:
            if self.load.started and not self.load.plan.rate:
                seat.play()
            return
        self.finished += 1
        if self.finished == len(self.seats):
            for each in self.seats:
                each.leave()
            self.load.game_over(self)

    def fail(self, what: str) -> None:
        self.load.failed(what)


class Load:
    """What all slots of one client process share."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tally = Tally()
        self.started = False
        self.ended = False
        self.measuring = False
        self.began = (0.0, 0.0)
        self.late = 0
        self.unfinished = 0
        self.all_finished = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.pool: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()

    def acknowledged(self, delay: float) -> None:
        if self.measuring:
            self.tally.delays.append(delay)

    def failed(self, what: str) -> None:
        if not self.ended:
            self.tally.errors.append(what)

    def game_over(self, slot: Slot) -> None:
        self.unfinished -= 1
        if self.plan.rounds:
            if self.unfinished == 0:
                self.all_finished.set()
        elif self.started:
            task = asyncio.ensure_future(slot.open())
            self.tasks.add(task)
            task.add_done_callback(self._opened)

    def _opened(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.failed(f"cannot open a table: {task.exception()!r}")

    async def new_table(self) -> Made:
        reader, writer = await self.pool.get()
        if reader.at_eof():  # the server lets go of connections that were idle for long
            reader, writer = await asyncio.open_connection("127.0.0.1", self.plan.port)
        wish = b'{"game":"%s","seats":[{"kind":"me"},{"kind":"me"}]}' % self.plan.game.encode()
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
            % (len(wish), wish)
        )
        head = await reader.readuntil(b"\r\n\r\n")
        size = next(
            int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")
        )
        body = await reader.readexactly(size)
        self.pool.put_nowait((reader, writer))
        self.tally.opened += 1
        return read_made(body)

    async def run(self) -> Tally:
        for _ in range(50):
            self.pool.put_nowait(await asyncio.open_connection("127.0.0.1", self.plan.port))
        slots = [Slot(self) for _ in range(self.plan.tables)]
        if self.plan.rounds:
            await self._play_rounds(slots)
        else:
            await self._play_on(slots)
        self.ended = True
        for slot in slots:
            for seat in slot.seats:
                seat.leave()
        return self.tally

    def _start_clock(self) -> None:
        self.measuring, self.began = True, (perf_counter(), cpu_seconds(self.plan.server))

    def _stop_clock(self) -> None:
        self.measuring = False
        self.tally.seconds += perf_counter() - self.began[0]
        self.tally.cpu += cpu_seconds(self.plan.server) - self.began[1]

    async def _open_all(self, slots: list[Slot]) -> None:
        self.started = False
        await asyncio.gather(*(slot.open() for slot in slots))
        await asyncio.sleep(0.5)  # until every seat has its first scene
        self.started = True

    async def _play_rounds(self, slots: list[Slot]) -> None:
        """Closed loop, as many rounds as fit: tables are opened before the clock starts, and all games played to the end."""
        while self.tally.seconds < self.plan.seconds:
            self.unfinished = len(slots)
            self.all_finished.clear()
            await self._open_all(slots)
            self._start_clock()
            for slot in slots:
                slot.play()
            await asyncio.wait_for(self.all_finished.wait(), 60)
            self._stop_clock()

    async def _play_on(self, slots: list[Slot]) -> None:
        """Closed loop or paced, with a new table opened whenever a game ends."""
        plan = self.plan
        await self._open_all(slots)
        pace = asyncio.ensure_future(self._pace(slots)) if plan.rate else None
        if pace is None:
            for slot in slots:
                slot.play()
        await asyncio.sleep(WARM_UP)
        self._start_clock()
        await asyncio.sleep(plan.seconds)
        self._stop_clock()
        if pace is not None:
            pace.cancel()
        if self.late > plan.rate * plan.seconds * 0.01:
            self.failed(f"{self.late} moves could not be made in time")
        self.started = False
        await asyncio.sleep(0.5)

    async def _pace(self, slots: list[Slot]) -> None:
        """Move the tables in turn, evenly."""
        gap, due, turn = 1 / self.plan.rate, perf_counter(), 0
        while True:
            while due <= perf_counter():
                slot = slots[turn % len(slots)]
                if not slot.play() and slot.finished == 0:
                    self.late += 1
                turn, due = turn + 1, due + gap
            await asyncio.sleep(max(0.0, due - perf_counter()))


def drive(plan: Plan) -> Tally:
    """One client process."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(Load(plan).run())
    return uvloop.run(Load(plan).run())
