"""Two servers on one PostgreSQL share a table; the store is the referee between them."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest

from ludotheque.server.house import House
from ludotheque.server.tokens import new_token

from .serving import Site, free_port, serving
from .test_api import bearer
from .test_live import finish


@pytest.fixture
async def sites(postgres_url: str) -> AsyncIterator[tuple[Site, Site]]:
    """Two whole servers with nothing in common but the database."""
    async with serving(postgres_url) as one, serving(postgres_url) as two:
        yield one, two


async def test_a_table_is_played_from_two_servers(sites: tuple[Site, Site]) -> None:
    here, there = sites
    table, (one, two) = await here.open("leduc")
    async with here.player(table, one["token"]) as first, there.player(table, two["token"], lang="fr") as second:
        assert here.house.live[table] is not there.house.live[table]
        await finish(first, second)
        assert len(first.log) == len(second.log) and first.scene["key"] == second.scene["key"]


SERVER = "import sys; from ludotheque.server import serve; serve(port=int(sys.argv[1]), store_url=sys.argv[2])"


@asynccontextmanager
async def server_process(store: str) -> AsyncIterator[Site]:
    """A server in a process of its own; told to stop at the end, and it must do so properly."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVER, str(port), store)
    site = Site(port)
    try:
        async with asyncio.timeout(30):
            while True:
                try:
                    await site.http.get("/healthz")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        yield site
    finally:
        await site.http.aclose()
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 15) in (0, -15)


async def test_a_table_is_played_from_two_processes(postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        here, there = await asyncio.gather(*(stack.enter_async_context(server_process(postgres_url)) for _ in range(2)))
        table, (one, friend) = await here.open("leduc", "me friend")
        body = {"invitation": friend["invitation"], "name": "Ana"}
        joined = (await there.http.post(f"/api/tables/{table}/join", json=body)).json()
        first = await stack.enter_async_context(here.player(table, one["token"]))
        second = await stack.enter_async_context(there.player(table, joined["token"]))
        await finish(first, second)
        assert first.scene["key"] == second.scene["key"] and len(first.log) == len(second.log)


async def test_moves_race_and_each_number_is_won_once(sites: tuple[Site, Site]) -> None:
    """Both servers answer for the same seat at the same moment, again and again: one answer is stored each time."""
    here, there = sites
    for _ in range(4):
        table, (one, two) = await here.open()
        async with (
            here.player(table, one["token"], two["token"]) as mine,
            there.player(table, one["token"], two["token"]) as theirs,
        ):
            while not mine.scene.get("over"):
                options = [choice["option"] for choice in mine.choices]
                answers = await asyncio.gather(mine.play(options[0]), theirs.play(options[-1]))
                kept = [answer for answer in answers if "state" in answer]
                lost = [answer["refused"]["code"] for answer in answers if "refused" in answer]
                assert len(kept) == (1 if len(lost) == 1 else 2) and set(lost) <= {"stale"}
                version = max(answer["state"]["version"] for answer in kept)
                for player in (mine, theirs):
                    await player.until(lambda state, version=version: bool(state["version"] >= version))  # type: ignore[misc]
                assert mine.state["version"] == theirs.state["version"]
                assert mine.scene["regions"] == theirs.scene["regions"]
            entries = await here.house.store.since(table, 0)
            assert len(entries) == mine.state["move"] == here.house.live[table].match.move


async def test_a_repeated_message_is_recognised_by_the_other_server(sites: tuple[Site, Site]) -> None:
    here, there = sites
    table, (one, _) = await here.open()
    async with here.player(table, one["token"]) as mine, there.player(table, one["token"]) as theirs:
        id = await mine.send_play(["mark", 4], id="lost-connection")
        again = await theirs.play(["mark", 4], id=id, move=0)
        assert again["state"]["version"] == 1
    assert len(await here.house.store.since(table, 0)) == 1


async def test_joining_leaving_and_taking_back_reach_the_other_server(sites: tuple[Site, Site]) -> None:
    here, there = sites
    table, (me, friend) = await here.open("tictactoe", "me friend")
    async with here.player(table, me["token"]) as first:
        body = {"invitation": friend["invitation"], "name": "Ana"}
        joined = (await there.http.post(f"/api/tables/{table}/join", json=body)).json()
        await first.until(lambda state: state["scene"]["plates"][1]["name"] == "Ana")
        late = await here.http.post(f"/api/tables/{table}/join", json=body)
        assert late.status_code == 410
        async with there.player(table, joined["token"]) as second:
            await first.play(["mark", 0])
            await second.until(lambda state: state["move"] == 1)
            await first.undo()
            await second.until(lambda state: state["move"] == 0)
            assert [line["kind"] for line in second.log] == ["undone"]
        await there.http.post(f"/api/tables/{table}/leave", json={}, headers=bearer(joined["token"]))
        await first.until(lambda state: state["scene"]["plates"][1].get("kind") == "bot")
        await first.play(["mark", 0])
        await first.until(lambda state: state["move"] >= 2)  # a bot plays on, on whichever server


async def test_a_friend_sits_down_once_even_when_two_hurry(sites: tuple[Site, Site]) -> None:
    here, there = sites
    table, (_, friend) = await here.open("tictactoe", "me friend")
    await there.http.get(f"/api/tables/{table}")
    body = {"invitation": friend["invitation"]}
    path = f"/api/tables/{table}/join"
    answers = await asyncio.gather(here.http.post(path, json=body), there.http.post(path, json=body))
    assert sorted(answer.status_code for answer in answers) == [200, 410]


@pytest.mark.parametrize("count", [2, 3])
async def test_what_one_acknowledged_is_true_at_every_other(
    postgres_url: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Joining, leaving, coming back, answering and taking back, each at another server than the one before, which has the
    table in memory and is told nothing: no refusal comes from stale memory, and every look shows what was acknowledged."""
    monkeypatch.setattr(House, "_told", lambda self, id, number: None)
    dice = random.Random(count)
    async with AsyncExitStack() as stack:
        sites = [await stack.enter_async_context(serving(postgres_url)) for _ in range(count)]
        for _ in range(3):
            table, (me, friend) = await sites[0].open("tictactoe", "me friend")
            for site in sites:
                assert (await site.http.get(f"/api/tables/{table}")).status_code == 200
            body = {"invitation": friend["invitation"], "token": new_token()}
            for site in dice.sample(sites, count):  # the same client asks again, anywhere
                answer = await site.http.post(f"/api/tables/{table}/join", json=body)
                assert answer.status_code == 200, answer.text
            token = body["token"]
            for site in dice.sample(sites, count):
                assert (await site.http.get(f"/api/tables/{table}")).json().get("free", []) == []
            away = False
            for _ in range(12):
                site = dice.choice(sites)
                path = "return" if away else "leave"
                answer = await site.http.post(f"/api/tables/{table}/{path}", json={}, headers=bearer(token))
                assert answer.status_code == 200, answer.text
                away = not away
                seen = (await dice.choice(sites).http.get(f"/api/tables/{table}")).json()
                assert (seen["plates"][1].get("kind") == "bot") == away
            # Answers: asked anywhere with what was shown anywhere else.
            players = [await stack.enter_async_context(site.player(table, me["token"], token)) for site in sites]
            move = 0
            options = [["mark", each] for each in (0, 1, 2)]
            for option in options:
                player = dice.choice(players)
                played = await player.play(option, seat=move % 2, move=move)
                assert "state" in played, played
                move += 1
                async with dice.choice(sites).player(table) as watcher:
                    assert watcher.state["move"] == move
            last = dice.choice([player for player in players if player is not players[0]])
            await last.say(undo={"id": "u", "seat": (move - 1) % 2, "move": move})
            await last.until(lambda state: "u" in state["acked"])
            async with dice.choice(sites).player(table) as watcher:
                assert watcher.state["move"] == move - 1


@pytest.mark.parametrize("count", [2, 3])
async def test_of_those_who_hurry_one_wins_and_all_agree_who(postgres_url: str, count: int) -> None:
    """Everybody wants the same seat, then the same square, at the same moment at different servers."""
    async with AsyncExitStack() as stack:
        sites = [await stack.enter_async_context(serving(postgres_url)) for _ in range(count)]
        for _ in range(4):
            table, (me, friend) = await sites[0].open("tictactoe", "me friend")
            tokens = [new_token() for _ in sites]
            answers = await asyncio.gather(
                *(
                    site.http.post(
                        f"/api/tables/{table}/join", json={"invitation": friend["invitation"], "token": token}
                    )
                    for site, token in zip(sites, tokens, strict=True)
                )
            )
            assert sorted(answer.status_code for answer in answers) == [200] + [410] * (count - 1)
            winner = next(token for token, answer in zip(tokens, answers, strict=True) if answer.status_code == 200)
            for site in sites:
                for token in tokens:
                    answer = await site.http.get(f"/api/tables/{table}/steps/0", headers=bearer(token))
                    assert answer.status_code == (200 if token == winner else 401)
            players = [await stack.enter_async_context(site.player(table, me["token"])) for site in sites]
            results = await asyncio.gather(
                *(player.play(["mark", square], move=0) for square, player in enumerate(players))
            )
            won = [square for square, result in enumerate(results) if "state" in result]
            assert len(won) == 1
            assert {result["refused"]["code"] for result in results if "refused" in result} <= {"stale", "illegal"}
            entries = await sites[0].house.store.since(table, 0)
            assert len(entries) == 2
            marked = {
                (await site.http.get(f"/api/tables/{table}/steps/1")).json()["scene"]["regions"][0]["id"]
                for site in sites
            }
            assert len(marked) == 1
