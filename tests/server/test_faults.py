"""When the disk or the rules fail: the table is what the store says, and people are told."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.kernel.errors import RulesError
from ludotheque.server.messages import TakeBack
from ludotheque.server.refusal import Refusal
from ludotheque.server.sights import Sights
from ludotheque.server.store import StoreError, open_store, sqlite
from ludotheque.server.store.sqlite import SqliteStore

from .serving import Site, serving


async def test_an_answer_that_cannot_be_stored_never_happened(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (one, two) = await site.open()
    async with site.player(table, one["token"]) as first, site.player(table, two["token"]) as second:
        store = site.house.store

        async def full(table: str, number: int, entry: str) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(store, "append", full)
            await first.send_play(["mark", 4])
            assert (await first.hear())["refused"]["code"] == "store"
        with pytest.raises(ConnectionClosed):  # everyone at the table is sent to read it anew
            await second.hear()
        assert [frame for frame in second.frames if '"move":1' in frame] == []
    async with site.player(table, one["token"]) as first:
        assert first.state["move"] == 0
        assert "state" in await first.play(["mark", 4])


async def test_who_waited_while_the_disk_failed_does_not_write_after_a_gap(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (one, two) = await site.open()
    store, gate, calls = site.house.store, asyncio.Event(), 0

    async def fails_once(table: str, number: int, entry: str) -> None:
        nonlocal calls
        calls += 1
        await gate.wait()
        raise StoreError("the disk is full")

    async with site.player(table, one["token"], two["token"]) as both:
        monkeypatch.setattr(store, "append", fails_once)
        await both.send_play(["mark", 4], id="a")
        live = site.house.live[table]
        second = asyncio.ensure_future(live.undo(next(iter(live.viewers)), TakeBack("b", 0, 1)))
        await asyncio.sleep(0.1)
        gate.set()
        with pytest.raises(Refusal):
            await second
    assert calls == 1 and await store.since(table, 0) == []


async def test_nobody_sees_a_move_before_it_is_stored(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (one, _) = await site.open()
    store, gate = site.house.store, asyncio.Event()
    append = store.append

    async def slow(table: str, number: int, entry: str) -> None:
        await gate.wait()
        await append(table, number, entry)

    async with site.player(table, one["token"]) as first, site.player(table) as watcher:
        monkeypatch.setattr(store, "append", slow)
        await first.send_play(["mark", 4], id="c1")
        looking = asyncio.gather(
            site.http.get(f"/api/tables/{table}"),
            site.http.get(f"/api/tables/{table}/steps/0"),
            first.hear(),
            watcher.hear(),
        )
        done, _ = await asyncio.wait([asyncio.ensure_future(looking)], timeout=0.2)
        assert not done
        gate.set()
        facts, _, mine, theirs = await looking
        assert facts.json()["move"] == 1 and mine["state"]["acked"] == ["c1"] and theirs["state"]["move"] == 1


async def test_a_fault_in_the_rules_is_told_and_the_table_stands(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (one, _) = await site.open()
    async with site.player(table, one["token"]) as first:
        live = site.house.live[table]

        def broken(self: Any, *args: Any) -> None:
            raise RulesError("the rules go round in a circle")

        with monkeypatch.context() as patched:
            patched.setattr(type(live.match), "play", broken)
            assert (await first.play(["mark", 4]))["refused"]["code"] == "internal"
        assert "state" in await first.play(["mark", 4])


async def test_a_fault_in_a_view_stops_nobody_else(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (one, two) = await site.open()
    async with site.player(table, one["token"]) as first, site.player(table, two["token"]) as second:
        scene = Sights.scene

        def half_broken(sights: Sights, eye: int | None, lang: str) -> Any:
            if eye == 1:
                raise ZeroDivisionError
            return scene(sights, eye, lang)

        monkeypatch.setattr(Sights, "scene", half_broken)
        assert "state" in await first.play(["mark", 4])
        with pytest.raises(ConnectionClosed) as closed:
            await second.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011


async def test_a_store_that_is_gone_is_a_503(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*args: Any) -> None:
        raise StoreError("no such disk")

    monkeypatch.setattr(site.house.store, "load", gone)
    monkeypatch.setattr(site.house.store, "create", gone)
    answer = await site.http.get("/api/tables/abc")
    assert answer.status_code == 503 and answer.json()["error"]["code"] == "store"
    body = {"game": "tictactoe", "seats": [{"kind": "me"}] * 2}
    assert (await site.http.post("/api/tables", json=body)).status_code == 503


async def test_postgres_comes_back_after_a_break(postgres_url: str, tmp_path: Path) -> None:
    """The server's database connections are cut: what was under way is refused, then everything goes on."""
    import asyncpg

    async with serving(postgres_url) as site, serving(postgres_url) as other:
        table, (one, two) = await site.open()
        async with site.player(table, one["token"]) as first:
            await first.play(["mark", 4])
        link = await asyncpg.connect(postgres_url)
        await link.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await link.close()
        await asyncio.sleep(1.5)
        async with other.player(table, one["token"]) as watcher:
            for _ in range(5):  # the writer's connection may be found dead at the first try
                async with site.player(table, two["token"]) as second:
                    if second.state["move"] == 2 or "state" in await second.play(["mark", 0], id="retry", move=1):
                        break
            await watcher.until(lambda state: state["move"] == 2)


# The store itself -----------------------------------------------------------------------------------------------------


@contextmanager
def full_disk(most: int) -> Iterator[None]:
    """Files of this process cannot grow beyond so many bytes, as if the disk were full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_ends_no_thread_and_everything_goes_on_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "ROWS_PER_LOG", 50)
    monkeypatch.setattr(sqlite, "RETRY_SECONDS", 0.05)
    store = SqliteStore(str(tmp_path / "x.sqlite3"))
    await store.open()
    log = tmp_path / "x.sqlite3-wal"
    await store.create("t", "{}")
    for number in range(1, 40):
        await store.append("t", number, "x" * 1_000)
    with full_disk(log.stat().st_size):
        for _ in range(3):
            with pytest.raises(StoreError):
                await asyncio.wait_for(store.append("t", 40, "y" * 9_000), 30)
            with pytest.raises(StoreError):
                await store.create("u", "z" * 9_000)
        store.log_is_long.set()  # the log cannot be brought into the file either, which is short still
        with full_disk(4096):
            await asyncio.sleep(0.3)
            with pytest.raises(StoreError):
                await asyncio.wait_for(store.probe(), 30)
        assert all(thread.is_alive() for thread in store.threads)
    for number in range(40, 400):
        await asyncio.wait_for(store.append("t", number, "x" * 1_000), 30)
    await store.probe()
    async with asyncio.timeout(30):
        while store.log_is_long.is_set():
            await asyncio.sleep(0.02)
    assert log.stat().st_size < 2_500_000  # it began anew again and again
    assert len(await store.since("t", 0)) == 399
    await store.close()


async def test_health_tells_the_truth(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def health() -> tuple[int, Any]:
        site.house.asked = -1e9
        answer = await site.http.get("/healthz")
        return answer.status_code, answer.json()

    status, fine = await health()
    assert status == 200 and fine["ok"] and fine["store"] and fine["bots"] and fine["version"]

    async def full() -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(site.house.store, "probe", full)
        status, ill = await health()
        assert status == 503 and not ill["ok"] and not ill["store"] and ill["bots"]

    async def dead(question: bytes) -> None:
        raise EOFError("the process ended")

    with monkeypatch.context() as patched:
        patched.setattr(site.house.thinkers, "_ask", dead)
        status, ill = await health()
        assert status == 503 and not ill["ok"] and ill["store"] and not ill["bots"]
    assert (await health())[0] == 200


async def test_health_notices_a_thread_that_ended(site: Site) -> None:
    store = site.house.store
    assert isinstance(store, SqliteStore)
    store.queue.put(None)
    await asyncio.to_thread(store.threads[0].join)
    answer = await site.http.get("/healthz")
    assert answer.status_code == 503 and not answer.json()["store"]
    answer = await site.http.post("/api/tables", json={"game": "tictactoe", "seats": [{"kind": "me"}] * 2})
    assert answer.status_code == 503  # at once, not never


async def test_a_store_of_several_processes_can_be_probed(postgres_url: str) -> None:
    store = open_store(postgres_url)
    await store.open()
    await store.probe()
    await store.probe()
    await store.close()


async def test_a_corrupt_page_is_called_so(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    async with serving(str(path)) as site:
        tables = [(await site.open())[0] for _ in range(200)]
    content = bytearray(path.read_bytes())
    assert len(content) > 20 * 4096
    content[3 * 4096 :] = b"\xa5" * (len(content) - 3 * 4096)
    path.write_bytes(content)
    async with serving(str(path)) as site:
        answers = [await site.http.get(f"/api/tables/{table}?lang=fr") for table in tables]
        assert {answer.status_code for answer in answers} <= {200, 500}
        told = {answer.json()["error"]["code"] for answer in answers if answer.status_code == 500}
        assert told == {"damaged"}
        broken = next(table for table, answer in zip(tables, answers, strict=True) if answer.status_code == 500)
        async with site.socket(broken) as link:
            await link.send('{"hello":{"lang":"fr"}}')
            assert "endommagé" in str(await link.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await link.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


async def test_a_journal_that_makes_no_sense_is_called_damaged(site: Site) -> None:
    for entry in ("{", '{"what":"answer","seat":0,"option":["mark",99]}', '{"what":"left","seat":9,"strength":"easy"}'):
        table, _ = await site.open()
        await site.house.store.append(table, 1, entry)
        site.house.live.clear()
        answer = await site.http.get(f"/api/tables/{table}")
        assert answer.status_code == 500 and answer.json()["error"]["code"] == "damaged"
