"""The store's promises, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludotheque.server.store import Conflict, Store, StoreError, open_store


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def fresh() -> str:
    return secrets.token_hex(6)


async def test_keeps_a_table_and_its_journal_in_order(store_url: str) -> None:
    table = fresh()
    async with opened(store_url) as store:
        await store.create(table, '{"game":"x"}')
        for number in range(1, 12):
            await store.append(table, number, f'{{"n":{number},"é":"\\u0000"}}')
    async with opened(store_url) as store:
        saved = await store.load(table)
        assert saved is not None
        assert saved.record == '{"game":"x"}'
        assert saved.entries == [f'{{"n":{n},"é":"\\u0000"}}' for n in range(1, 12)]
        assert await store.since(table, 9) == saved.entries[9:]
        assert await store.since(table, 11) == []


async def test_an_unknown_table_is_none(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await store.load("nobody") is None


async def test_a_number_is_stored_once(store_url: str) -> None:
    table = fresh()
    async with opened(store_url) as store:
        await store.create(table, "{}")
        await store.append(table, 1, '"first"')
        with pytest.raises(Conflict):
            await store.append(table, 1, '"second"')
        with pytest.raises(Conflict):
            await store.create(table, "{}")
        assert await store.since(table, 0) == ['"first"']


async def test_a_conflict_in_a_batch_harms_no_one_else(store_url: str) -> None:
    tables = [fresh() for _ in range(40)]
    async with opened(store_url) as store:
        await asyncio.gather(*(store.create(t, "{}") for t in tables))
        await store.append(tables[7], 1, '"before"')
        results = await asyncio.gather(*(store.append(t, 1, f'"{t}"') for t in tables), return_exceptions=True)
        assert [i for i, result in enumerate(results) if result is not None] == [7]
        assert isinstance(results[7], Conflict)
        assert await store.since(tables[7], 0) == ['"before"']
        assert await store.since(tables[8], 0) == [f'"{tables[8]}"']


async def test_two_writers_race_for_each_number_and_one_wins(store_url: str) -> None:
    table = fresh()
    async with opened(store_url) as one, opened(store_url) as two:
        await one.create(table, "{}")
        wins = 0
        for number in range(1, 31):
            results = await asyncio.gather(
                one.append(table, number, '"one"'), two.append(table, number, '"two"'), return_exceptions=True
            )
            assert sum(result is None for result in results) == 1
            wins += results[0] is None
        entries = await two.since(table, 0)
        assert len(entries) == 30 and entries.count('"one"') == wins


async def test_what_was_handed_in_before_closing_is_kept(store_url: str) -> None:
    table = fresh()
    async with opened(store_url) as store:
        await store.create(table, "{}")
        pending = [asyncio.ensure_future(store.append(table, n, str(n))) for n in range(1, 700)]
        await asyncio.sleep(0)
    await asyncio.gather(*pending)
    async with opened(store_url) as store:
        assert await store.since(table, 0) == [str(n) for n in range(1, 700)]


async def test_the_other_process_is_told_and_the_writer_is_not(postgres_url: str) -> None:
    table, heard, echo = fresh(), asyncio.Event(), []
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        told: list[tuple[str, int]] = []

        def hear(name: str, number: int) -> None:
            told.append((name, number))
            heard.set()

        two.watch(hear)
        one.watch(lambda name, number: echo.append((name, number)))
        await one.create(table, "{}")
        await one.append(table, 1, "{}")
        await asyncio.wait_for(heard.wait(), 5)
        assert told == [(table, 1)] and echo == []


def test_an_unknown_url_is_refused() -> None:
    with pytest.raises(StoreError, match="sqlite:///path or postgresql"):
        open_store("mysql://localhost/x")


async def test_a_folder_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot open the store"):
        await open_store(f"sqlite:///{tmp_path / 'file' / 'x.sqlite3'}").open()


async def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "later.sqlite3"
    async with opened(str(path)):
        pass
    with sqlite3.connect(path) as link:
        link.execute("UPDATE facts SET value = '99'")
    with pytest.raises(StoreError, match="another version"):
        await open_store(str(path)).open()


async def test_commits_are_synced_to_disk(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "sync.sqlite3"))
    await store.open()
    link = store._connect()  # type: ignore[attr-defined]
    assert link.execute("PRAGMA synchronous").fetchone() == (2,)
    assert link.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    link.close()
    await store.close()
