"""Frames that make no sense: refused or hung up on, never a crash, never a change."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server import messages
from ludotheque.server.config import Limits
from ludotheque.server.journal import Answer, Undo, load_entry
from ludotheque.server.refusal import Refusal

from .serving import Site, serving

GOOD = [
    b'{"hello":{"tokens":["abc"],"lang":"fr","after":12}}',
    b'{"play":{"id":"c1","seat":0,"move":0,"option":["mark",4]}}',
    b'{"undo":{"id":"c2","seat":0,"move":1}}',
    b'{"lang":"en"}',
    b'{"ping":1}',
]
NASTY = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b'{"ping":-1}',
    b'{"ping":1e999}',
    b'{"ping":NaN}',
    b'{"ping":18446744073709551616}',
    b'{"lang":"de"}',
    b'{"lang":"en","ping":1}',
    b'{"play":{}}',
    b'{"play":{"id":"c","seat":-1,"move":0,"option":["x"]}}',
    b'{"play":{"id":"c","seat":0,"move":0,"option":[]}}',
    b'{"play":{"id":"c","seat":0,"move":0,"option":[[["x"]]]}}',
    b'{"play":{"id":"c","seat":0,"move":0,"option":[1.5]}}',
    b'{"play":{"id":"' + b"c" * 65 + b'","seat":0,"move":0,"option":["x"]}}',
    b"[" * 30_000,
    b'{"hello":' * 5_000,
    b'{"x":"\\ud800"}',
]


def mutated(dice: random.Random) -> bytes:
    """A good frame gone wrong in one to four places."""
    frame = bytearray(dice.choice(GOOD))
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(frame) + 1)
        match dice.randrange(5):
            case 0:
                frame[at : at + 1] = bytes([dice.randrange(128)])
            case 1:
                frame[at : at + dice.randrange(9)] = b""
            case 2:
                frame[at:at] = dice.choice(
                    [b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\", b"-", b"1e9", b"null", b"\0"]
                )
            case 3:
                frame[at:at] = frame[: dice.randrange(9)]
            case _:
                frame[at:at] = bytes([dice.randrange(128)]) if dice.random() < 0.9 else bytes([dice.randrange(256)])
    return bytes(frame)


@pytest.mark.parametrize("frame", NASTY, ids=range(len(NASTY)))
def test_nasty_frames_are_refused(frame: bytes) -> None:
    with pytest.raises(Refusal):
        messages.read(frame)


def test_reading_never_raises_anything_but_a_refusal() -> None:
    dice, fine = random.Random(5), 0
    for _ in range(20_000):
        try:
            messages.read(mutated(dice))
            fine += 1
        except Refusal:
            continue
    assert 0 < fine < 10_000


async def test_ten_thousand_frames_over_the_wire(tmp_path: Path) -> None:
    """A player's socket sends them, so that one which happens to be a legal answer is played, and only that."""
    limits = Limits(messages_per_second=1e6, message_burst=1_000_000)
    async with serving(str(tmp_path / "x.sqlite3"), limits=limits) as site:
        results = await asyncio.gather(*(storm(site, number, 1_250) for number in range(8)))
        assert sum(sent for sent, _ in results) == 10_000
        assert sum(refused for _, refused in results) > 5_000
        assert (await site.http.get("/healthz")).status_code == 200
        table, (one, _) = await site.open()
        async with site.player(table, one["token"]) as player:
            assert "state" in await player.play(["mark", 4])


async def storm(site: Site, number: int, count: int) -> tuple[int, int]:
    """Send that many frames, reconnecting when hung up on; how many were sent and refused."""
    dice = random.Random(number)
    table, (one, _) = await site.open()
    sent = refused = 0
    while sent < count:
        async with site.player(table, one["token"]) as player:
            try:
                for _ in range(min(18, count - sent)):
                    sent += 1
                    await player.link.send(mutated(dice), text=True)
                await player.say(ping=sent)
                while (await player.hear()).get("pong") != sent:
                    pass
            except ConnectionClosed:
                with suppress(ConnectionClosed):
                    while True:
                        await player.hear()
            refused += sum("refused" in frame[:12] for frame in player.frames)
    entries = [load_entry(data) for data in await site.house.store.since(table, 0)]
    assert all(isinstance(entry, Answer | Undo) and entry.seat == 0 for entry in entries)
    assert site.house.live[table].match.move in (0, 1)  # the other seat never answered
    return sent, refused


async def test_too_much_nonsense_ends_the_conversation(site: Site) -> None:
    table, _ = await site.open()
    async with site.player(table) as watcher:
        for _ in range(20):
            await watcher.say(nonsense=1)
        for _ in range(20):
            assert "refused" in await watcher.hear()
        with pytest.raises(ConnectionClosed) as closed:
            await watcher.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


async def test_binary_frames_are_read_like_text(site: Site) -> None:
    table, _ = await site.open()
    async with site.player(table) as watcher:
        await watcher.link.send(b'{"ping":3}')
        assert await watcher.hear() == {"pong": 3}
