"""Servers and players for the tests: real sockets, real HTTP, real WebSockets."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.server.config import Config
from ludotheque.server.door import Door
from ludotheque.server.house import House
from ludotheque.server.run import Server, uvicorn_config

SOON = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Site:
    """A running server as a client sees it, and (when it runs in this process) its insides."""

    def __init__(self, port: int, house: House | None = None) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.base, timeout=SOON)
        self._house = house

    @property
    def house(self) -> House:
        assert self._house is not None
        return self._house

    async def open(
        self, game: str = "tictactoe", seats: str = "me me", **more: Any
    ) -> tuple[str, list[dict[str, Any]]]:
        """A new table: its name and its seats (with token or invitation). ``seats``: "me friend bot bot:hard"."""
        wanted = []
        for word in seats.split():
            kind, _, strength = word.partition(":")
            wanted.append({"kind": kind, **({"strength": strength} if strength else {})})
        answer = await self.http.post("/api/tables", json={"game": game, "seats": wanted, **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], made["seats"]

    def socket(self, table: str, **options: Any) -> connect:
        return connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/live", **options)

    @asynccontextmanager
    async def player(self, table: str, *tokens: str, lang: str = "en", after: int = 0) -> AsyncIterator[Player]:
        async with self.socket(table) as link:
            player = Player(link)
            await player.say(hello={"tokens": tokens, "lang": lang, "after": after})
            await player.next_state()
            yield player


class Player:
    """One WebSocket client: remembers the last state and the whole log, as a client would."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.frames: list[str] = []

    async def say(self, **message: Any) -> None:
        await self.link.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.link.recv(), SOON)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = msgspec.json.decode(frame)
        if "state" in message:
            self.state = message["state"]
            self.log[self.state["from"] :] = self.state["log"]
        return message

    async def next_state(self) -> dict[str, Any]:
        while "state" not in await self.hear():
            pass
        return self.state

    async def until(self, ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not ready(self.state):
            await self.next_state()
        return self.state

    @property
    def scene(self) -> Any:
        return self.state["scene"]

    @property
    def choices(self) -> list[dict[str, Any]]:
        prompt = self.scene.get("prompt")
        return prompt.get("choices", []) if prompt else []

    async def send_play(
        self, option: list[Any], *, seat: int | None = None, move: int | None = None, id: str = ""
    ) -> str:
        id = id or secrets.token_hex(4)
        seat = self.state["seat"] if seat is None else seat
        move = self.state["move"] if move is None else move
        await self.say(play={"id": id, "seat": seat, "move": move, "option": option})
        return id

    async def play(self, option: list[Any], **how: Any) -> dict[str, Any]:
        """Play and wait for the acknowledgement (a state) or the refusal."""
        id = await self.send_play(option, **how)
        while True:
            message = await self.hear()
            if "refused" in message and message["refused"].get("id") == id:
                return message
            if "state" in message and id in message["state"]["acked"]:
                return message

    async def undo(self) -> dict[str, Any]:
        id = secrets.token_hex(4)
        await self.say(undo={"id": id, "seat": self.state["seat"], "move": self.state["move"]})
        while True:
            message = await self.hear()
            if "refused" in message or id in message.get("state", {}).get("acked", []):
                return message


@asynccontextmanager
async def serving(store: str, **settings: Any) -> AsyncIterator[Site]:
    """A server in this process, on a port of its own."""
    settings.setdefault("bot_pause", 0.0)
    config = uvicorn_config("127.0.0.1", free_port(), Config(store=store, **settings))
    server = Server(config)
    door = config.app
    assert isinstance(door, Door)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.005)
    site = Site(config.port, door.house)
    try:
        yield site
    finally:
        await site.http.aclose()
        server.should_exit = True
        await task
