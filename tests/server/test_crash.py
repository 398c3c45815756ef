"""kill -9, sixty times: no acknowledged answer is lost, doubled or out of order, and players just play on."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludotheque.server.journal import Answer, load_entry
from ludotheque.server.ledger import Ledger
from ludotheque.server.store import open_store

from .serving import free_port
from .torture import kill_again_and_again

pytestmark = pytest.mark.xdist_group("crash")

KILLS = 60
CLIENTS = 8
BROKEN = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Client:
    """Plays tic-tac-toe with itself, game after game; sends an answer again until it is acknowledged."""

    def __init__(self, port: int, dice: random.Random) -> None:
        self.port = port
        self.dice = dice
        self.acked: dict[str, list[tuple[str, int, list[Any]]]] = {}
        self.refused: list[str] = []
        self.reconnected = 0
        self.stopped = False

    async def play_on(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=5) as http:
            while not self.stopped:
                try:
                    body = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}]}
                    made = (await http.post("/api/tables", json=body)).json()
                except BROKEN:
                    await asyncio.sleep(0.02)
                    continue
                await self.play_one(made["table"], [seat["token"] for seat in made["seats"]])

    async def play_one(self, table: str, tokens: list[str]) -> None:
        acked = self.acked[table] = []
        pending: dict[str, Any] | None = None
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        while not self.stopped:
            try:
                async with connect(url, open_timeout=2, close_timeout=0.1) as link:
                    await link.send(msgspec.json.encode({"hello": {"tokens": tokens}}).decode())
                    state = await self.hear(link)
                    while not self.stopped:
                        if pending is None:
                            if state["scene"].get("over"):
                                return
                            choices = state["scene"]["prompt"]["choices"]
                            option = self.dice.choice(choices)["option"]
                            id = secrets.token_hex(6)
                            pending = {"id": id, "seat": state["seat"], "move": state["move"], "option": option}
                        await link.send(msgspec.json.encode({"play": pending}).decode())
                        while pending["id"] not in state["acked"]:
                            state = await self.hear(link)
                        acked.append((pending["id"], pending["seat"], pending["option"]))
                        pending = None
            except BROKEN:
                self.reconnected += 1
                await asyncio.sleep(0.02)

    async def hear(self, link: Any) -> Any:
        message = msgspec.json.decode(await asyncio.wait_for(link.recv(), 10))
        if "refused" in message:
            self.refused.append(message["refused"]["message"])
            raise AssertionError(message)
        return message["state"]


async def test_sixty_kills_lose_nothing(tmp_path: Path) -> None:
    dice = random.Random(60)
    port, path = free_port(), tmp_path / "crash.sqlite3"
    mortal = str(Path(__file__).with_name("mortal.py"))
    pipe = asyncio.subprocess.PIPE
    parent = await asyncio.create_subprocess_exec(sys.executable, mortal, str(port), str(path), stdin=pipe, stdout=pipe)
    assert parent.stdin is not None and parent.stdout is not None
    clients = [Client(port, random.Random(number)) for number in range(CLIENTS)]
    playing = [asyncio.create_task(client.play_on()) for client in clients]

    def acknowledged() -> int:
        return sum(len(acked) for client in clients for acked in client.acked.values())

    try:
        for _ in range(KILLS):
            pid = int((await asyncio.wait_for(parent.stdout.readline(), 20)).split()[1])
            before = acknowledged()
            async with asyncio.timeout(20):
                while acknowledged() < before + CLIENTS:  # it is up, and people play on
                    await asyncio.sleep(0.01)
                    assert not any(task.done() for task in playing), [client.refused for client in clients]
            await asyncio.sleep(dice.random() * 0.25)
            os.kill(pid, signal.SIGKILL)
    finally:
        for client in clients:
            client.stopped = True
        parent.stdin.close()
        await parent.wait()
        await asyncio.wait_for(asyncio.gather(*playing, return_exceptions=True), 20)

    store = open_store(str(path))
    await store.open()
    tables = {table: acked for client in clients for table, acked in client.acked.items()}
    for table, acked in tables.items():
        saved = await store.load(table)
        assert saved is not None
        kept = [load_entry(data) for data in saved.entries]
        assert all(isinstance(entry, Answer) for entry in kept)
        stored = [(entry.id, entry.seat, entry.option) for entry in kept if isinstance(entry, Answer)]
        assert stored[: len(acked)] == acked  # every acknowledged answer, once, in order
        assert len(stored) <= len(acked) + 1  # at most the one still under way at the end
        assert Ledger.read(saved).match.move == len(stored)
    await store.close()
    assert acknowledged() > KILLS * CLIENTS and not any(client.refused for client in clients)
    assert sum(client.reconnected for client in clients) >= KILLS


@pytest.mark.parametrize("seed", [1])
async def test_a_sample_of_the_torture(store_url: str, seed: int) -> None:
    """All four games with joining, leaving, coming back and taking back, killed a few times (all of it: make torture)."""
    done = await kill_again_and_again(store_url, kills=4, seed=seed, clients=3)
    assert done["kills"] == 4 and done["play"] > 10 and done["join"]
