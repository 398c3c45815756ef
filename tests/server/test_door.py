"""Who gets in at all: connections that never finish asking, and names that are not ours."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from ludotheque.server.config import Limits, config_here

from .serving import Site, serving


async def half_open(site: Site, words: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    writer.write(words)
    await writer.drain()
    return reader, writer


async def is_closed(reader: asyncio.StreamReader) -> bool:
    try:
        async with asyncio.timeout(5):
            while await reader.read(1_000):
                pass
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /he",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
async def test_who_never_finishes_asking_is_let_go(tmp_path: Path, words: bytes) -> None:
    async with serving(str(tmp_path / "x.sqlite3"), limits=Limits(request_seconds=0.4)) as site:
        links = [await half_open(site, words) for _ in range(50)]
        for _ in range(4):  # and saying it letter by letter does not help
            await asyncio.sleep(0.15)
            for _, writer in links[:25]:
                writer.write(b"a")
        assert all(await asyncio.gather(*(is_closed(reader) for reader, _ in links)))
        for _, writer in links:
            writer.close()
        table, (one, _) = await site.open()
        async with site.player(table, one["token"]) as player:  # sockets stay, however long nobody says anything
            await asyncio.sleep(1)
            assert "state" in await player.play(["mark", 4])


async def test_connections_are_counted_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    limits = Limits(spare_loopback=False, connections_per_address=5, request_seconds=0.5)
    async with serving(str(tmp_path / "x.sqlite3"), limits=limits) as site:
        links = [await half_open(site, b"GET ") for _ in range(5)]
        reader, _ = await half_open(site, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert await is_closed(reader)
        assert all(await asyncio.gather(*(is_closed(reader) for reader, _ in links)))
        assert (await site.http.get("/healthz")).status_code == 200


async def test_only_our_own_names_are_answered(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "x.sqlite3"), hosts=("games.example",)) as site:
        table, _ = await site.open()
        ours = ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.0.2.7", "GAMES.example:443", "x.localhost"]
        for name in (*ours, socket.gethostname()):
            assert (await site.http.get("/healthz", headers={"host": name})).status_code == 200, name
        for name in ("evil.example", "evil.example:8000", "games.example.evil.example", "127.0.0.1.evil.example", "x"):
            answer = await site.http.get("/api/games?lang=fr", headers={"host": name})
            assert answer.status_code == 421 and answer.json()["error"]["code"] == "host-name", name
            with pytest.raises(InvalidStatus):
                await site.socket(table, additional_headers={"host": name})


def test_names_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_HOSTS", "a.example, b.example,")
    assert config_here("x").hosts == ("a.example", "b.example")
