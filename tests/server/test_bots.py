"""Bots at the server's tables: they think in processes of their own, and nothing they do can hurt the table."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.bots import Bot
from ludotheque.kernel.errors import RulesError
from ludotheque.kernel.match import Match
from ludotheque.kernel.table import Table
from ludotheque.server.table import LiveTable
from ludotheque.server.thinker import Reply, Thought, think
from ludotheque.server.thinkers import Thinkers, ThinkingError

from .serving import Site, serving
from .test_api import bearer

PATIENCE = 60
"""Seconds for a process to start and answer on a busy machine, where that is not what a test is about."""


async def test_a_whole_game_against_a_bot(site: Site) -> None:
    table, (me, _) = await site.open("leduc", "me bot:normal")
    async with site.player(table, me["token"]) as player:
        assert player.scene["plates"][1]["kind"] == "bot" and player.scene["plates"][1]["name"] == "Bot (normal)"
        while not player.scene.get("over"):
            await player.until(lambda state: bool(player.choices or state["scene"].get("over")))
            if player.choices:
                await player.play(player.choices[0]["option"])
        assert player.scene["verdict"]


async def test_bots_that_would_be_called_the_same_are_numbered(site: Site) -> None:
    table, (me, *_) = await site.open("thargos", "me bot:easy bot:normal", mode="circle")
    async with site.player(table, me["token"], lang="fr") as player:
        names = [plate["name"] for plate in player.scene["plates"]]
        assert names[1:] == ["Robot 2 (facile)", "Robot 3 (normal)"]


async def test_bots_alone_play_while_somebody_watches(site: Site) -> None:
    table, _ = await site.open("tictactoe", "bot:easy bot:easy")
    live = await site.house.table(table)
    assert live.bots is None
    async with site.player(table) as watcher:
        await watcher.until(lambda state: bool(state["scene"].get("over")))
        assert len(watcher.log) == watcher.state["move"]


async def test_who_leaves_is_replaced_and_may_come_back(site: Site) -> None:
    table, (one, two) = await site.open("leduc", "me me", lang="en")
    async with site.player(table, two["token"]) as second:
        gone = await site.http.post(f"/api/tables/{table}/leave", json={"bot": "easy"}, headers=bearer(one["token"]))
        assert gone.json() == {"seat": 0, "bot": True}
        await second.until(lambda state: state["move"] >= 1)  # the bot has answered for seat 0
        assert second.scene["plates"][0]["kind"] == "bot"
        again = await site.http.post(f"/api/tables/{table}/leave", json={}, headers=bearer(one["token"]))
        assert again.status_code == 409
        async with site.player(table, one["token"]) as first:
            refused = await first.play(["call"])
            assert refused["refused"]["code"] == "left"
        back = await site.http.post(f"/api/tables/{table}/return", headers=bearer(one["token"]))
        assert back.json() == {"seat": 0, "bot": False}
        await second.next_state()
        assert "kind" not in second.scene["plates"][0]  # a person, as is usual


async def test_a_hint_names_an_option(site: Site) -> None:
    table, (one, two) = await site.open("leduc")
    for seat in (one, two):
        await site.http.post(f"/api/tables/{table}/agree", json={"hints": "yes"}, headers=bearer(seat["token"]))
    hint = (await site.http.post(f"/api/tables/{table}/hint?lang=fr", headers=bearer(one["token"]))).json()
    async with site.player(table, one["token"], lang="fr") as first:
        assert [hint["option"], hint["label"]] in [[c["option"], c["label"]] for c in first.choices]
        assert hint["considered"] > 0
    asked = await site.http.post(f"/api/tables/{table}/hint", headers=bearer(two["token"]))
    assert asked.status_code == 409 and asked.json()["error"]["code"] == "not-asked"


async def test_between_people_hints_need_everybodys_agreement(site: Site) -> None:
    table, (one, friend) = await site.open("leduc", "me friend")

    async def hint() -> tuple[int, str]:
        answer = await site.http.post(f"/api/tables/{table}/hint?lang=fr", headers=bearer(one["token"]))
        return answer.status_code, answer.json().get("error", {}).get("message", "")

    async def agree(token: str, hints: bool) -> dict[str, object]:
        answer = await site.http.post(
            f"/api/tables/{table}/agree", json={"hints": "yes" if hints else "no"}, headers=bearer(token)
        )
        found: dict[str, object] = answer.json()
        return found

    assert (await hint())[0] == 403
    assert await agree(one["token"], True) == {"seat": 0, "agreed": True, "hints": False}  # a friend is still to come
    join = await site.http.post(f"/api/tables/{table}/join", json={"invitation": friend["invitation"]})
    token = join.json()["token"]
    async with site.player(table, one["token"]) as first:
        assert not first.state["hints"]
        status, why = await hint()
        assert status == 403 and why.startswith("Les conseils sont donnés quand toutes")
        assert await agree(token, True) == {"seat": 1, "agreed": True, "hints": True}
        await first.until(lambda state: state["hints"])
        assert (await hint())[0] == 200
        await agree(token, False)
        await first.until(lambda state: not state["hints"])
        assert (await hint())[0] == 403
        await site.http.post(f"/api/tables/{table}/leave", json={}, headers=bearer(token))
        await first.until(lambda state: state["hints"])  # against a bot it is nobody's business
    site.house.live.clear()
    assert (await site.http.get(f"/api/tables/{table}")).json().get("hints", True)


async def test_hints_and_looking_back_can_be_switched_off(site: Site) -> None:
    table, (one, _) = await site.open("tictactoe", "me bot", hints="no", lookback="no")
    hint = await site.http.post(f"/api/tables/{table}/hint", headers=bearer(one["token"]))
    assert hint.status_code == 403 and hint.json()["error"]["message"] == "Hints are switched off at this table."
    step = await site.http.get(f"/api/tables/{table}/steps/0", headers=bearer(one["token"]))
    assert step.status_code == 403 and step.json()["error"]["code"] == "no-lookback"
    facts = (await site.http.get(f"/api/tables/{table}")).json()
    assert not facts["hints"] and not facts["lookback"]
    async with site.player(table, one["token"]) as player:
        while not player.scene.get("over"):
            await player.until(lambda state: bool(player.choices or state["scene"].get("over")))
            if player.choices:
                await player.play(player.choices[0]["option"])
    assert (await site.http.get(f"/api/tables/{table}/steps/0")).status_code == 200


async def test_a_search_goes_on_where_it_stood(site: Site) -> None:
    """The same process remembers a bot: what it searched before the other one's answer counts after it."""
    table, _ = await site.open("tictactoe", "me me")
    live = await site.house.table(table)
    kept: dict[tuple[str, str], Bot] = {}

    def ask() -> Reply:
        sent = msgspec.json.decode(msgspec.json.encode(live.thought(0, "ismcts:200")), type=Thought)
        return think(sent, kept)

    first = ask()
    assert first.considered == 200
    live.match.play(0, tuple(first.option))
    live.match.play(1, live.match.table.options[0])
    assert ask().considered > 200
    assert think(live.thought(0, "ismcts:200"), {}).considered == 200


async def test_a_bot_never_gets_the_real_table(site: Site) -> None:
    """What travels to a bot's process holds neither the match's key nor, but by luck, the other one's card."""
    other_cards = set()
    for _ in range(30):
        table, _ = await site.open("leduc")
        live = await site.house.table(table)
        thought = live.thought(0, "random")
        assert live.match.header.key not in bytes(thought.table).decode() and live.match.header.key != thought.key
        imagined = live.game.loads(bytes(thought.table))
        assert imagined.hands[0].card == live.match.table.hands[0].card
        other_cards.add(imagined.hands[1].card == live.match.table.hands[1].card)
    assert other_cards == {True, False}


async def test_a_lesson_plays_the_other_side(site: Site) -> None:
    lessons = [(game, name) for game in ludotheque.games().values() for name in game.lessons]
    if not lessons:
        pytest.skip("no installed game has a lesson")
    for game, name in lessons:
        plan = game.lessons[name]
        count = plan.seats or game.seats(plan.mode)[0]
        table, seats = await site.open(game.name, "me" + " bot" * (count - 1), lesson=name)
        live = await site.house.table(table)
        async with site.player(table, seats[0]["token"], lang="fr") as learner:
            for step in game.lessons[name].step:
                await learner.until(lambda state: bool(learner.choices or state["scene"].get("over")))
                if step.seat or not step.play:
                    continue
                assert learner.scene["prompt"]["coach"]
                assert [tuple(choice["option"]) for choice in learner.choices] == [step.play]
                hint = await site.http.post(f"/api/tables/{table}/hint", headers=bearer(seats[0]["token"]))
                assert tuple(hint.json()["option"]) == step.play and hint.json()["label"]  # as the teacher says
                wrong = [option for option in live.match.table.options_of(0) if option != step.play]
                if wrong:
                    assert (await learner.play(list(wrong[0])))["refused"]["code"] == "illegal"
                assert "state" in await learner.play(list(step.play))
        scripted = [step for step in game.lessons[name].step if step.seat and step.play]
        played = {(entry.seat, tuple(entry.option or ())) for entry in live.match.answers}
        assert {(step.seat, step.play) for step in scripted} <= played


# When things go wrong -------------------------------------------------------------------------------------------------


def thought(table: LiveTable, spec: str) -> Thought:
    return table.thought(table.match.table.waiting[0], spec)


async def test_a_dead_process_is_replaced(site: Site) -> None:
    live = await site.house.table((await site.open())[0])
    thinkers = Thinkers(1, PATIENCE)
    try:
        await thinkers.warm()
        thinkers.idle[0].kill()
        reply = await thinkers.think(thought(live, "random"))
        assert tuple(reply.option) in live.match.table.options
        assert len(thinkers.every) == 1
    finally:
        await thinkers.close()


async def test_a_bot_that_works_too_long_is_stopped(site: Site) -> None:
    live = await site.house.table((await site.open("leduc"))[0])
    thinkers = Thinkers(1, 0.2)
    try:
        with pytest.raises(ThinkingError, match="it took more than"):
            await thinkers.think(thought(live, "ismcts:10000000"))
        assert not thinkers.idle and not thinkers.every
    finally:
        await thinkers.close()


async def test_a_bot_that_stands_still_is_stopped(site: Site) -> None:
    live = await site.house.table((await site.open())[0])
    thinkers = Thinkers(1, 0.2)
    try:
        await thinkers.warm()
        stopped = thinkers.idle[0]
        os.kill(stopped.pid, signal.SIGSTOP)
        reply = await thinkers.think(thought(live, "random"))  # of another process
        assert tuple(reply.option) in live.match.table.options
        assert await stopped.wait() == -signal.SIGKILL
    finally:
        await thinkers.close()


async def test_a_tired_machine_makes_bots_slower_and_not_sillier(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process needs longer to start than a bot may think, and many wait in line: every thought is a real one."""
    begin = Thinkers._start

    async def slowly(self: Thinkers) -> Process:
        await asyncio.sleep(1.5)
        return await begin(self)

    monkeypatch.setattr(Thinkers, "_start", slowly)
    thinkers = Thinkers(1, 0.5)
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        live = await site.house.table((await site.open("leduc"))[0])
        try:
            replies = await asyncio.gather(*(thinkers.think(thought(live, "ismcts:30")) for _ in range(20)))
            assert [reply.considered for reply in replies][:1] == [30] and all(reply.considered for reply in replies)
        finally:
            await thinkers.close()


async def test_a_thought_that_cannot_be_prepared_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsayable(self: Table, seat: int, dice: object) -> Table:
        raise KeyError("")

    monkeypatch.setattr(Table, "guess", unsayable)
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        table, (me, _) = await site.open("leduc", "me bot")
        async with site.player(table, me["token"]) as player:
            while not player.scene.get("over"):
                await player.until(lambda state: bool(player.choices or state["scene"].get("over")))
                if player.choices:
                    hint = await site.http.post(f"/api/tables/{table}/hint", headers=bearer(me["token"]))
                    assert hint.status_code == 503
                    await player.play(player.choices[0]["option"])


async def test_an_answer_the_rules_stumble_over_is_followed_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Match.play

    def stumbles(self: Match, seat: int, option: Any) -> Any:
        if seat == 1 and tuple(option) != ("mark", 8):
            raise RulesError("an empty question")
        return play(self, seat, option)

    monkeypatch.setattr(Match, "play", stumbles)
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        table, (me, _) = await site.open("tictactoe", "me bot")
        async with site.player(table, me["token"]) as player:
            await player.play(["mark", 4])
            await player.until(lambda state: state["move"] == 2)


async def test_an_unknown_bot_says_so_and_the_process_lives_on(site: Site) -> None:
    live = await site.house.table((await site.open())[0])
    thinkers = Thinkers(1, PATIENCE)
    try:
        with pytest.raises(ThinkingError, match="no bot is called"):
            await thinkers.think(thought(live, "oracle"))
        assert len(thinkers.idle) == 1
    finally:
        await thinkers.close()


async def test_a_table_goes_on_when_no_bot_can_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: Thinkers, thought: Thought) -> Reply:
        raise ThinkingError("tired")

    monkeypatch.setattr(Thinkers, "think", fail)
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        table, (me, _) = await site.open("tictactoe", "me bot")
        async with site.player(table, me["token"]) as player:
            await player.play(["mark", 4])
            await player.until(lambda state: state["move"] == 2)
        hint = await site.http.post(f"/api/tables/{table}/hint", headers=bearer(me["token"]))
        assert hint.status_code == 503 and hint.json()["error"]["code"] == "thinking"


async def test_bots_are_nice_and_go_when_the_server_goes(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        table, (me, _) = await site.open("tictactoe", "me bot")
        async with site.player(table, me["token"]) as player:
            await player.play(["mark", 4])
            await player.until(lambda state: state["move"] == 2)
        processes = list(site.house.thinkers.every)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert {os.getpriority(os.PRIO_PROCESS, process.pid) for process in processes} == {min(own + 10, 19)}
    for process in processes:
        await asyncio.wait_for(process.wait(), 5)
