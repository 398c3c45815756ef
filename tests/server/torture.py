"""Torture: a server killed again and again while clients play all four games, join, leave, come back and take back.

    python -m tests.server.torture --kills 500 --minutes 55      (make torture)

It goes on where it stopped: what was done is kept in .torture.json, with what it found. Nothing that was acknowledged may
be lost, doubled or out of order; nothing refused may have been stored; every table must load again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import signal
import sys
import tempfile
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludotheque.server.journal import Answer, Joined, Left, Returned, Undo, load_entry
from ludotheque.server.ledger import Ledger
from ludotheque.server.store import open_store
from ludotheque.server.tokens import hash_token, new_token

from .postgres import running_postgres
from .serving import free_port
from .test_api import bearer

GAMES = ("thargos", "hismment", "fortune", "darkrituals")
ALONE = ("darkrituals",)
"""Games whose usual mode is for one person: nobody joins."""
BROKEN = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)
PART = 25
"""Kills between one look at the whole store and the next."""


@dataclass
class Story:
    """What one client was told about a table."""

    game: str
    acked: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    joined: str = ""
    comings: list[str] = field(default_factory=list)
    """What was acknowledged of leaving and coming back, in order."""
    pending: dict[str, Any] | None = None
    """What was sent and not answered yet: it is sent again before anything else."""


class Client:
    """Plays one table after another, sending again whatever was not acknowledged."""

    def __init__(self, port: int, dice: random.Random, games: tuple[str, ...] = GAMES) -> None:
        self.port, self.dice, self.games = port, dice, games
        self.stories: dict[str, Story] = {}
        self.done: Counter[str] = Counter()
        self.stopped = False

    async def play_on(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=10) as http:
            while not self.stopped:
                game = self.dice.choice(self.games)
                kinds = ["me"] if game in ALONE else ["me", "friend"]
                try:
                    made = (
                        await http.post("/api/tables", json={"game": game, "seats": [{"kind": k} for k in kinds]})
                    ).json()
                    table, seats = made["table"], made["seats"]
                except (*BROKEN, KeyError):  # also where the answer says that the store is not there yet
                    await asyncio.sleep(0.02)
                    continue
                await self.play_one(http, game, table, seats)

    async def until_heard(
        self, http: httpx.AsyncClient, path: str, body: Any, token: str = ""
    ) -> httpx.Response | None:
        """Ask again until there is an answer of the server's."""
        while not self.stopped:
            try:
                answer = await http.post(path, json=body, headers=bearer(token) if token else {})
                if answer.status_code not in (500, 503):
                    return answer
            except BROKEN:
                pass
            await asyncio.sleep(0.02)
        return None

    async def play_one(self, http: httpx.AsyncClient, game: str, table: str, seats: list[Any]) -> None:
        story = self.stories[table] = Story(game)
        self.done["creation"] += 1
        tokens, path = [seats[0]["token"]], f"/api/tables/{table}"
        if len(seats) > 1:
            token = new_token()
            body = {"invitation": seats[1]["invitation"], "token": token}
            answer = await self.until_heard(http, f"{path}/join", body)
            if answer is None:
                return
            assert answer.status_code == 200, answer.text
            story.joined = hash_token(token)
            self.done["join"] += 1
            tokens.append(token)
        until = monotonic() + self.dice.uniform(1, 6)
        while not self.stopped and monotonic() < until:
            try:
                await self.sit(table, tokens, story, until)
            except BROKEN:
                await asyncio.sleep(0.02)
            if len(tokens) > 1 and story.pending is None and monotonic() < until and self.dice.random() < 0.5:
                await self.go_and_come(http, path, tokens[1], story)

    async def go_and_come(self, http: httpx.AsyncClient, path: str, token: str, story: Story) -> None:
        for what, already in (("leave", "left"), ("return", "not-left")):
            answer = await self.until_heard(http, f"{path}/{what}", {}, token)
            if answer is None:
                return
            assert answer.status_code == 200 or answer.json()["error"]["code"] == already, answer.text
            story.comings.append(what)
            self.done[what] += 1

    async def sit(self, table: str, tokens: list[str], story: Story, until: float) -> None:
        """Play over one socket until it breaks, the time is over or somebody would rather go and come."""
        async with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/live", close_timeout=0.1) as link:
            await link.send(msgspec.json.encode({"hello": {"tokens": tokens}}).decode())
            state = (await self.hear(link))["state"]
            while not self.stopped:
                if story.pending is None:
                    if state["scene"].get("over") or monotonic() > until or self.dice.random() < 0.02:
                        return
                    story.pending = self.something(state)
                    if story.pending is None:
                        state = (await self.hear(link)).get("state", state)
                        continue
                await link.send(msgspec.json.encode(story.pending).decode())
                what, message = next(iter(story.pending.items()))
                while story.pending is not None:
                    heard = await self.hear(link)
                    state = heard.get("state", state)
                    if message["id"] in heard.get("state", {}).get("acked", []):
                        story.acked.append(message["id"])
                        self.done[what] += 1
                        story.pending = None
                    elif heard.get("refused", {}).get("id") == message["id"]:
                        if heard["refused"]["code"] == "store":
                            raise OSError("not stored; asked again")
                        story.refused.append(message["id"])
                        story.pending = None

    def something(self, state: dict[str, Any]) -> dict[str, Any] | None:
        base = {"id": secrets.token_hex(8), "seat": state["seat"], "move": state["move"]}
        if state.get("undo") and self.dice.random() < 0.2:
            return {"undo": base}
        prompt = state["scene"].get("prompt") or {}
        if not prompt.get("mine") or not prompt.get("choices"):
            return None
        return {"play": base | {"option": self.dice.choice(prompt["choices"])["option"]}}

    async def hear(self, link: Any) -> Any:
        return msgspec.json.decode(await asyncio.wait_for(link.recv(), 5))


async def kill_again_and_again(
    store: str, kills: int, seed: int, clients: int = 6, games: tuple[str, ...] = GAMES
) -> Counter[str]:
    """So many kills; what was done meanwhile. AssertionError if the store does not hold what was acknowledged."""
    dice, port = random.Random(seed), free_port()
    mortal, pipe = str(Path(__file__).with_name("mortal.py")), asyncio.subprocess.PIPE
    parent = await asyncio.create_subprocess_exec(sys.executable, mortal, str(port), store, stdin=pipe, stdout=pipe)
    assert parent.stdin is not None and parent.stdout is not None
    people = [Client(port, random.Random(f"{seed} {n}"), games) for n in range(clients)]
    playing = [asyncio.create_task(each.play_on()) for each in people]

    def done() -> int:
        return sum(each.done["play"] for each in people)

    try:
        for _ in range(kills):
            pid = int((await asyncio.wait_for(parent.stdout.readline(), 60)).split()[1])
            before = done()
            async with asyncio.timeout(90):
                while done() < before + clients:
                    await asyncio.sleep(0.01)
                    for task in playing:
                        if task.done():
                            task.result()
            await asyncio.sleep(dice.random() * 0.4)
            os.kill(pid, signal.SIGKILL)
    finally:
        for each in people:
            each.stopped = True
        parent.stdin.close()
        await parent.wait()
        await asyncio.wait(playing, timeout=30)
        for task in playing:
            task.cancel()
    for task in playing:
        if task.done() and not task.cancelled():
            task.result()
    counted: Counter[str] = sum((each.done for each in people), Counter())
    counted["kills"] = kills
    counted["tables"] = await check(store, {table: story for each in people for table, story in each.stories.items()})
    return counted


async def check(url: str, stories: dict[str, Story]) -> int:
    """What was acknowledged is there, once and in order; what was refused is not; every table loads."""
    store = open_store(url)
    await store.open()
    try:
        for table, story in stories.items():
            saved = await store.load(table)
            assert saved is not None, f"{table} is lost"
            entries = [load_entry(data) for data in saved.entries]
            ids = [entry.id for entry in entries if isinstance(entry, Answer | Undo) and entry.id]
            assert len(ids) == len(set(ids)), f"{table}: something was doubled"
            told = set(story.acked)
            assert [id for id in ids if id in told] == story.acked, f"{table}: something was lost or out of order"
            assert not set(ids) & set(story.refused), f"{table}: something refused was stored"
            assert len(ids) <= len(story.acked) + 1, f"{table}: more was stored than was sent"
            joined = [entry.token for entry in entries if isinstance(entry, Joined)]
            assert joined == [story.joined] * bool(story.joined) or (not story.joined and len(joined) <= 1), table
            comings = ["leave" if isinstance(e, Left) else "return" for e in entries if isinstance(e, Left | Returned)]
            assert comings[: len(story.comings)] == story.comings, f"{table}: {comings} is not {story.comings}"
            assert len(comings) <= len(story.comings) + 1, table
            assert Ledger.read(saved).version == len(entries)
    finally:
        await store.close()
    return len(stories)


@contextmanager
def a_store(kind: str) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"{folder}/torture.sqlite3"
        else:
            with running_postgres() as url:
                yield url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500, help="in all, over both stores")
    parser.add_argument("--minutes", type=float, default=55, help="when to stop; the next call goes on from there")
    parser.add_argument("--state", type=Path, default=Path(".torture.json"))
    given = parser.parse_args()
    until = monotonic() + given.minutes * 60
    found: Counter[str] = Counter(msgspec.json.decode(given.state.read_bytes()) if given.state.exists() else {})
    while found["kills"] < given.kills and monotonic() < until:
        part = found["kills"] // PART
        kind = ("sqlite", "postgresql")[part % 2]
        with a_store(kind) as store:
            counted = asyncio.run(kill_again_and_again(store, min(PART, given.kills - found["kills"]), part))
        found += counted
        found[f"kills of {kind}"] += counted["kills"]
        given.state.write_bytes(msgspec.json.encode(found))
        print(f"{found['kills']}/{given.kills} kills, nothing lost, doubled or unloadable:", dict(found), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
