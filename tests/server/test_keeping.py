"""ludo admin: what whoever runs a server does with its store, on both kinds of store, while people play."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.server import keeping
from ludotheque.server.keeping import KeepingError, opened

from .serving import Site, serving
from .test_live import finish


async def ludo(*words: str) -> tuple[int, str]:
    result = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *words])
    return result.exit_code, result.output


async def a_table(site: Site) -> tuple[str, str, str]:
    """A table with two people, the second of whom is called Zoé, one move played: its name and their tokens."""
    table, (me, friend) = await site.open("leduc", "me friend")
    join = {"invitation": friend["invitation"], "name": "Zoé"}
    token = (await site.http.post(f"/api/tables/{table}/join", json=join)).json()["token"]
    async with site.player(table, me["token"], token) as both:
        await both.play(both.choices[0]["option"])
    return table, me["token"], token


async def test_a_backup_is_brought_back_whole(store_url: str, tmp_path: Path) -> None:
    """Made while people play, brought to another store, and played on there with the same tokens."""
    file, other = tmp_path / "all.backup", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    async with serving(store_url) as site:
        played = [await a_table(site) for _ in range(3)]
        code, said = await ludo("backup", str(file), "--store", store_url)
        assert code == 0 and "all.backup" in said.replace("\n", "")
    assert (await ludo("restore", str(file), "--store", other))[0] == 0
    assert (await ludo("check", "--store", other))[0] == 0
    assert (await ludo("restore", str(file), "--store", other))[0] == 2  # they are there already
    async with serving(other) as site:
        for table, one, two in played:
            async with site.player(table, one) as first, site.player(table, two) as second:
                assert first.state["move"] == 1
                await finish(first, second)
    whole, third = file.read_bytes(), f"sqlite:///{tmp_path / 'third.sqlite3'}"
    for at in range(60, len(whole), len(whole) // 9):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        code, said = await ludo("restore", str(file), "--store", third)
        assert code == 2 and "no whole backup" in said.replace("\n", " "), at
    file.write_bytes(whole[: len(whole) // 2])
    assert (await ludo("restore", str(file), "--store", third))[0] == 2
    assert (await ludo("tables", "--store", third))[1] == ""


async def test_a_live_match_moves_to_another_server(store_url: str, tmp_path: Path) -> None:
    file, other = tmp_path / "one.json", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    async with serving(store_url) as here, serving(other) as there:
        table, one, two = await a_table(here)
        assert (await ludo("export", table, str(file), "--store", store_url))[0] == 0
        assert one not in file.read_text() and two not in file.read_text()
        assert (await ludo("import", str(file), "--store", other))[0] == 0
        async with there.player(table, one) as first, there.player(table, two) as second:
            await finish(first, second)
        found = json.loads(file.read_text())
        found["entries"][0] = found["entries"][0].replace("Zo", "So")
        file.write_text(json.dumps(found | {"table": "another"}))
        code, said = await ludo("import", str(file), "--store", other)
        assert code == 2 and "damaged at its entry 1" in said.replace("\n", " ")


async def test_a_closed_table_can_be_looked_at_only(store_url: str) -> None:
    async with serving(store_url) as site:
        table, one, two = await a_table(site)
        async with site.player(table, one, two) as both:
            assert (await ludo("close", table, "--store", store_url))[0] == 0
            refused = await both.play(both.choices[0]["option"])
            assert refused["refused"]["code"] == "closed"
        async with site.player(table) as watcher:
            assert watcher.state["move"] == 1
        code, said = await ludo("table", table, "--store", store_url)
        assert code == 0 and "closed" in said and "joined 1" in said and "Zoé" in said


async def test_a_person_is_forgotten_while_the_table_is_played_at(store_url: str, tmp_path: Path) -> None:
    async with serving(store_url) as site:
        table, one, two = await a_table(site)
        async with site.player(table, one, two) as both:
            assert both.scene["plates"][1]["name"] == "Zoé"
            assert (await ludo("forget", "Zoé", "--store", store_url))[0] == 0
            played = await both.play(both.choices[0]["option"])  # which meets the new journal
            assert "state" in played or played["refused"]["code"] == "stale"
            while both.scene["plates"][1].get("name") == "Zoé":
                await both.next_state()
        async with opened(store_url) as store:
            saved = await store.load(table)
            assert saved is not None and "Zoé" not in saved.record + "".join(saved.entries)
            assert (await keeping.life(store, table)).state in ("live", "over")
        site.house.live.clear()
        async with site.player(table, one, two) as both:
            assert both.state["move"] >= 1


async def test_old_tables_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    async with serving(url) as site:
        live, _, _ = await a_table(site)
        over, one, two = await a_table(site)
        async with site.player(over, one) as first, site.player(over, two) as second:
            await finish(first, second)
    assert "nothing" in (await ludo("prune", "--days", "30", "--store", url))[1]
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 40 * 86_400)
    assert "one table" in (await ludo("prune", "--days", "30", "--store", url))[1]
    said = (await ludo("tables", "--store", url))[1]
    assert live in said and over not in said
    assert "one table" in (await ludo("prune", "--days", "30", "--unfinished", "--store", url))[1]
    assert (await ludo("tables", "--store", url))[1] == ""


async def test_a_check_names_what_is_damaged(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    async with serving(url) as site:
        fine, damaged = (await a_table(site))[0], (await a_table(site))[0]
        rows = await site.house.store.since(damaged, 0)
        await site.house.store.append(damaged, len(rows) + 1, rows[0])
    code, said = await ludo("check", "--store", url)
    assert code == 1 and damaged in said and "damaged 3" in said and fine not in said and "fine: 1, damaged: 1" in said
    with pytest.raises(KeepingError):
        async with opened(f"sqlite:///{tmp_path / 'nothing.sqlite3'}"):
            pass
    assert (await ludo("table", "nosuch", "--store", url))[0] == 2
