"""A small question must not draw a large answer again and again: the log is windowed, what does not change is kept, and
what one viewer is sent has a limit."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import msgspec
import pytest

from ludotheque.kernel.match import Match
from ludotheque.server.archive import LINES, Kept
from ludotheque.server.config import Limits
from ludotheque.server.journal import Answer, dump

from .serving import Site, serving
from .test_api import bearer

HELLO_BYTES = 100 * 1024


async def long_match(site: Site, game: str = "fortune", seats: int = 8, moves: int = 4_400, **more: Any) -> Any:
    """A table with a long match behind it, written into the store as if it had been played."""
    table, made = await site.open(game, " ".join(["me"] * seats), **more)
    live = await site.house.table(table)
    match, dice = Match.replay(live.match.header, []), random.Random(1)
    entries = []
    while not match.table.over and match.move < moves:
        seat = dice.choice(match.table.waiting)
        entries.append(Answer(seat, list(dice.choice(match.table.options_of(seat)))))
        match.play(seat, entries[-1].option)
    for number, entry in enumerate(entries, 1):
        await site.house.store.append(table, number, dump(entry))
    site.house.live.clear()
    return table, made, match


async def test_a_hello_to_a_long_match_is_small_and_its_log_can_be_read_back(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        table, made, match = await long_match(site, mode="advanced", moves=4_400)
        story = len(match.table.story)
        site.http.timeout = httpx.Timeout(120)  # a busy machine replays it for a while
        await site.house.table(table)
        assert match.move == 4_400 and story > 4_000
        async with site.player(table, made[0]["token"], lang="fr") as player:
            assert len(player.frames[-1].encode()) <= HELLO_BYTES
            assert player.state["from"] == story - LINES and len(player.state["log"]) == LINES
            await player.say(lang="en")
            await player.next_state()
            assert len(player.frames[-1].encode()) <= HELLO_BYTES and player.state["from"] == story - LINES
        # The whole story, read back as the page does when somebody scrolls.
        before, lines = 0, list[Any]()
        for _ in range(3):
            answer = await site.http.get(
                f"/api/tables/{table}/log", params={"before": before}, headers=bearer(made[0]["token"])
            )
            found = answer.json()
            assert len(found["log"]) == LINES and len(answer.content) < HELLO_BYTES
            lines, before = found["log"] + lines, found["from"]
        assert before == story - 3 * LINES
        expected = msgspec.to_builtins(match.log(0, "en", None, before))
        assert [line["kind"] for line in lines] == [line["kind"] for line in expected]
        assert (await site.http.get(f"/api/tables/{table}/log", headers=bearer("wrong"))).status_code == 401
        first = (await site.http.get(f"/api/tables/{table}/log?before=3")).json()
        assert first["from"] == 0 and len(first["log"]) == 3
        step = await site.http.get(f"/api/tables/{table}/steps/4400", headers=bearer(made[0]["token"]))
        assert step.json()["from"] == story - LINES and len(step.content) <= HELLO_BYTES


async def test_what_does_not_change_is_worked_out_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, match = await long_match(site, "hismment", 2, 3_000)
    assert match.table.over
    played, play = 0, Match.play

    def counted(self: Match, *args: Any) -> Any:
        nonlocal played
        played += 1
        return play(self, *args)

    live = await site.house.table(table)
    monkeypatch.setattr(Match, "play", counted)
    replays = await asyncio.gather(*(site.http.get(f"/api/tables/{table}/replay") for _ in range(5)))
    assert played == match.move and len({answer.content for answer in replays}) == 1
    assert replays[0].json()["hashes"] == match.replay_file()["hashes"]
    played = 0
    for n in (50, 51, 52, 51, 52, 53, 50):
        step = (await site.http.get(f"/api/tables/{table}/steps/{n}?seat=1")).json()
        seen = match.at(n).scene(1, "en", live.sights.plates("en"))
        assert step["scene"] == msgspec.json.decode(msgspec.json.encode(seen))
    own = sum((50, 51, 52, 51, 52, 53, 50))
    assert played - own <= 53


async def test_looking_back_follows_what_is_taken_back(site: Site) -> None:
    """Positions kept from before an undo are not those of the answers in force."""
    table, (one, two) = await site.open()
    async with site.player(table, one["token"], two["token"]) as both:
        await both.play(["mark", 4])
        first = (await site.http.get(f"/api/tables/{table}/steps/1")).json()
        await both.undo()
        await both.play(["mark", 0])
        second = (await site.http.get(f"/api/tables/{table}/steps/1")).json()
        assert first["scene"] != second["scene"]
        assert second["scene"]["regions"] == both.scene["regions"]


def test_what_is_kept_is_counted_in_bytes() -> None:
    kept: Kept[str] = Kept(100)
    for name in range(30):
        kept.put(name, "x", 10)
    assert kept.size == 100 and kept.get(0) is None and kept.get(29) == "x" and len(kept.things) == 10
    kept.put("large", "y", 1_000)
    assert kept.size == 0 and not kept.things


async def test_ten_spectators_draw_no_more_than_their_share(tmp_path: Path) -> None:
    """Language switches as fast as they are read: 2.15 GB in 8 s once. Frames that were skipped are simply the newest."""
    limits = Limits(bytes_per_second=50_000, byte_burst=200_000)
    async with serving(str(tmp_path / "x.sqlite3"), limits=limits) as site:
        table, _, _ = await long_match(site, "thargos", 2, 400)
        received = 0

        async def flood(until: float) -> None:
            nonlocal received
            async with site.player(table) as watcher:
                number = 0
                while monotonic() < until:
                    number += 1
                    await watcher.say(lang=("en", "fr")[number % 2])
                    try:
                        async with asyncio.timeout(0.05):
                            while True:
                                await watcher.hear()
                    except TimeoutError:
                        pass
                received += sum(map(len, watcher.frames))

        await asyncio.gather(*(flood(monotonic() + 3) for _ in range(10)))
        assert received < 10 * (200_000 + 3 * 50_000 + 2 * HELLO_BYTES)


async def test_what_an_address_is_sent_has_a_limit(tmp_path: Path) -> None:
    limits = Limits(spare_loopback=False, page_bytes_per_second=1, page_byte_burst=50_000)
    async with serving(str(tmp_path / "x.sqlite3"), limits=limits) as site:
        codes = [(await site.http.get("/api/games")).status_code for _ in range(8)]
        assert codes[0] == 200 and codes[-1] == 429


async def test_opening_sockets_over_and_over_has_a_limit(tmp_path: Path) -> None:
    limits = Limits(spare_loopback=False, sockets_per_second=0.01, socket_burst=3)
    async with serving(str(tmp_path / "x.sqlite3"), limits=limits) as site:
        table, _ = await site.open()
        for _ in range(3):
            async with site.player(table):
                pass
        with pytest.raises(Exception, match="429"):
            await site.socket(table)
