"""Who may do what: origins, headers, tokens, limits, and what never travels."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.kernel.text import words_of
from ludotheque.server.config import Limits
from ludotheque.server.limits import Bucket, Buckets, Sockets, address_key, is_loopback
from ludotheque.server.tokens import hash_token, new_table_id, new_token

from .serving import Site, serving
from .test_api import bearer

# Origins and headers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1", "x"])
async def test_pages_of_other_sites_are_turned_away(site: Site, origin: str) -> None:
    answer = await site.http.post("/api/tables", json={}, headers={"origin": origin})
    assert answer.status_code == 403 and answer.json()["error"]["code"] == "origin"
    table, _ = await site.open()
    with pytest.raises(InvalidStatus) as refused:
        await site.socket(table, origin=origin)
    assert refused.value.response.status_code == 403


async def test_our_own_page_and_allowed_ones_may_talk(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "x.sqlite3"), origins=("https://games.example",)) as site:
        table, _ = await site.open()
        for origin in (site.base, "https://games.example"):
            body = {"game": "tictactoe", "seats": [{"kind": "me"}] * 2}
            answer = await site.http.post("/api/tables", json=body, headers={"origin": origin})
            assert answer.status_code == 201
            async with site.socket(table, origin=origin) as link:
                await link.send('{"hello":{}}')
                assert str(await link.recv()).startswith('{"state"')


async def test_every_answer_carries_the_headers(site: Site) -> None:
    for path in ("/", "/healthz", "/api/games", "/nothing", "/schema/openapi.json", "/icons/none.svg"):
        headers = (await site.http.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
    assert (await site.http.get("/api/games")).headers["cache-control"] == "no-store"


async def test_a_socket_elsewhere_is_refused(site: Site) -> None:
    for path in ("x/../live", "UPPER", "x" * 41):
        with pytest.raises(InvalidStatus):
            await site.socket(path)


# Tokens ---------------------------------------------------------------------------------------------------------------


def test_tokens_are_long_and_unlike() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000 and all(len(token) == 43 for token in tokens)
    assert len({new_table_id() for _ in range(1000)}) == 1000
    assert len(hash_token("x")) == 64 and hash_token("\ud800") != hash_token("x")


async def test_only_hashes_are_stored_and_nothing_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    path = tmp_path / "x.sqlite3"
    async with serving(str(path)) as site:
        table, (me, friend) = await site.open("leduc", "me friend")
        join = {"invitation": friend["invitation"]}
        joined = (await site.http.post(f"/api/tables/{table}/join", json=join)).json()
        async with site.player(table, me["token"]) as first:
            await first.play(["call"])
        secrets_told = [me["token"], friend["invitation"], joined["token"]]
    with sqlite3.connect(path) as link:
        kept = "\n".join(link.iterdump())
    ours = ("ludotheque", "uvicorn", "litestar")
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith(ours))
    assert hash_token(joined["token"]) in kept
    for secret in secrets_told:
        assert secret not in kept and secret not in logged


async def test_wrong_tokens_never_open_a_seat(site: Site) -> None:
    table, (one, two) = await site.open()
    seats = (await site.house.table(table)).ledger.seats
    tries = [secrets.token_urlsafe(32) for _ in range(10_000)]
    tries += ["", "\0", one["token"][:-1], one["token"] + "A", one["token"].swapcase(), hash_token(one["token"])]
    assert [
        token for token in tries if seats.of_token(token) is not None or seats.of_invitation(token) is not None
    ] == []
    assert seats.of_token(one["token"]) == 0 and seats.of_token(two["token"]) == 1


async def test_a_token_opens_its_own_table_only(site: Site) -> None:
    _, (one, _) = await site.open()
    other, _ = await site.open()
    answer = await site.http.get(f"/api/tables/{other}/steps/0", headers=bearer(one["token"]))
    assert answer.status_code == 401
    async with site.socket(other) as link:
        await link.send('{"hello":{"tokens":["' + one["token"] + '"]}}')
        assert '"code":"token"' in str(await link.recv())


# What never travels ---------------------------------------------------------------------------------------------------


def hands(scene: Any) -> dict[str, list[Any]]:
    return {region["id"]: region["items"] for region in scene["regions"] if region["id"].startswith("hand")}


async def test_no_frame_of_another_seat_holds_a_secret(site: Site) -> None:
    """Over whole games: what seat 1 and a spectator receive never names seat 0's card before it is shown."""
    for _ in range(6):
        table, (one, two) = await site.open("leduc")
        live = await site.house.table(table)
        secret = f"card{live.match.table.hands[0].card[0]}"
        async with (
            site.player(table, one["token"]) as first,
            site.player(table, two["token"]) as second,
            site.player(table) as watcher,
        ):
            card = hands(first.scene)["hand0"][0]
            assert card["id"] == secret
            while not first.scene.get("over"):
                for eyes in (second, watcher):
                    for frame in eyes.frames:
                        assert f'"{secret}"' not in frame and card["card"] not in frame
                        for hidden in (live.match.header.key, one["token"], live.ledger.seats[0].token):
                            assert hidden not in frame
                for player in (first, second):
                    if player.choices:
                        await player.play(player.choices[-1]["option"])
                move = max(first.state["move"], second.state["move"])
                for player in (first, second, watcher):
                    await player.until(lambda state, move=move: bool(state["move"] >= move))  # type: ignore[misc]
            for line in watcher.log:
                assert "hidden" not in words_of([part for part in line["text"] if isinstance(part, str)])


# Limits ---------------------------------------------------------------------------------------------------------------


def test_buckets() -> None:
    bucket = Bucket(rate=1000, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    many = Buckets(rate=0.001, burst=1)
    assert many.take("a") and not many.take("a") and many.take("b")
    many.KEEP = 2
    assert many.take("c") and len(many.buckets) <= 3
    sockets = Sockets(1)
    assert sockets.enter("a") and not sockets.enter("a")
    sockets.leave("a")
    assert sockets.enter("a") and sockets.open == {"a": 1}


def test_addresses() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::2") != address_key("2001:db8:0:1::1")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") == "192.0.2.1"
    assert is_loopback("127.0.0.1") and is_loopback("::1") and is_loopback("::ffff:127.0.0.1")
    assert not is_loopback("192.0.2.1") and not is_loopback("") and not is_loopback("somewhere")


async def test_tables_requests_and_sockets_are_counted_per_address(tmp_path: Path) -> None:
    limits = Limits(
        spare_loopback=False, tables_per_hour=2, sockets_per_address=2, request_burst=9, requests_per_second=0.01
    )
    async with serving(str(tmp_path / "x.sqlite3"), limits=limits) as site:
        table, _ = await site.open()
        await site.open()
        third = await site.http.post(
            "/api/tables", json={"game": "tictactoe", "seats": [{"kind": "me"}] * 2, "lang": "fr"}
        )
        assert third.status_code == 429 and third.json()["error"]["message"].startswith("Vous avez ouvert 2 tables")
        one, two = await site.socket(table), await site.socket(table)
        with pytest.raises(InvalidStatus) as refused:
            await site.socket(table)
        assert refused.value.response.status_code == 429
        await one.close()
        async with asyncio.timeout(5):
            while True:  # until the server has noticed
                try:
                    again = await site.socket(table)
                    break
                except InvalidStatus:
                    await asyncio.sleep(0.02)
        await again.close()
        await two.close()
        codes = [(await site.http.get("/healthz")).status_code for _ in range(8)]
        assert codes == [200] * 6 + [429] * 2


async def test_a_flood_of_messages_is_slowed_down_and_none_is_lost(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=50, message_burst=10)
    async with serving(str(tmp_path / "x.sqlite3"), limits=limits) as site:
        table, _ = await site.open()
        async with site.player(table) as watcher:
            began = monotonic()
            for number in range(40):
                await watcher.say(ping=number)
            heard = [(await watcher.hear())["pong"] for _ in range(40)]
            assert heard == list(range(40)) and monotonic() - began > 0.5


async def test_a_large_frame_closes_the_socket(site: Site) -> None:
    table, _ = await site.open()
    async with site.player(table) as watcher:
        await watcher.link.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            await watcher.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


async def test_who_never_says_hello_is_let_go(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "x.sqlite3"), limits=Limits(hello_seconds=0.1)) as site:
        table, _ = await site.open()
        async with site.socket(table) as link:
            assert "no hello came" in str(await link.recv())
            with pytest.raises(ConnectionClosed):
                await link.recv()
