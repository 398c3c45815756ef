"""A table over the WebSocket: playing, watching, taking back, coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .serving import Player, Site, serving


async def finish(*players: Player) -> None:
    """Play on with first options until the game is over, each player for their own seat."""
    for player in players:
        await player.until(lambda state: True)
    while not players[0].scene.get("over"):
        for player in players:
            if player.choices:
                answer = await player.play(player.choices[0]["option"])
                assert "state" in answer
        move = max(player.state["move"] for player in players)
        for player in players:
            await player.until(lambda state, move=move: bool(state["move"] >= move))  # type: ignore[misc]


async def test_two_players_see_every_move(site: Site) -> None:
    table, (one, two) = await site.open()
    async with site.player(table, one["token"]) as first, site.player(table, two["token"]) as second:
        assert first.scene["prompt"]["mine"] and not second.scene["prompt"]["mine"]
        answer = await first.play(["mark", 4])
        assert answer["state"]["move"] == 1 and answer["state"]["version"] == 1
        state = await second.until(lambda state: state["move"] == 1)
        assert state["scene"]["prompt"]["mine"] and state["acked"] == []
        assert [line["kind"] for line in second.log] == ["mark"]
        await finish(first, second)
        assert first.scene["over"] and first.scene["verdict"] == second.scene["verdict"]
        assert len(first.scene["key"]) == 32
        assert first.log == second.log and len(first.log) == first.state["move"]


async def test_what_the_rules_refuse_changes_nothing(site: Site) -> None:
    table, (one, two) = await site.open("leduc")
    async with site.player(table, one["token"], lang="fr") as first, site.player(table, two["token"]) as second:
        refused = (await first.play(["fold"]))["refused"]
        assert refused["code"] == "illegal" and refused["clause"] == "LED-05"
        assert refused["message"].startswith("Inutile de se coucher")
        assert (await second.play(["call"]))["refused"]["message"] == "It is not your turn."
        assert (await first.play(["call"], seat=1))["refused"]["code"] == "token"
        assert (await first.play(["call"], move=7))["refused"]["code"] == "stale"
        assert (await first.play([None, True, -5, "x" * 999]))["refused"]["code"] == "illegal"
        assert site.house.live[table].ledger.version == 0
        assert (await first.play(["call"]))["state"]["move"] == 1


async def test_who_may_leave_at_any_time_needs_neither_turn_nor_the_newest_scene(site: Site) -> None:
    table, (one, two) = await site.open("thargos")
    async with site.player(table, one["token"]) as first, site.player(table, two["token"]) as second:
        asked, other = (first, second) if first.scene["prompt"]["mine"] else (second, first)
        assert other.scene["prompt"]["concede"] and not other.scene["prompt"]["mine"]
        await asked.play(asked.choices[0]["option"])
        await asked.play(["concede"], move=0)
        await other.until(lambda state: bool(state["scene"].get("over")))
        assert other.log[-2]["kind"] == "resigned"


async def test_a_repeated_message_is_acknowledged_and_not_doubled(site: Site) -> None:
    table, (one, two) = await site.open()
    async with site.player(table, one["token"]) as first:
        await first.play(["mark", 4], id="same", move=0)
    async with site.player(table, one["token"]) as first, site.player(table, two["token"]) as second:
        again = await first.play(["mark", 4], id="same", move=0)
        assert again["state"]["acked"] == ["same"] and again["state"]["version"] == 1
        other = await first.play(["mark", 5], id="same", move=0)
        assert other["refused"]["code"] == "id-used"
        await second.play(["mark", 0], id="same")  # another seat's ids are its own
        assert second.state["version"] == 2


async def test_taking_back_shortens_the_log_and_everyone_follows(site: Site) -> None:
    table, (one, two) = await site.open()
    async with site.player(table, one["token"]) as first, site.player(table, two["token"], lang="fr") as second:
        await first.play(["mark", 4])
        assert first.state["undo"]
        answer = await first.undo()
        assert answer["state"]["move"] == 0 and answer["state"]["version"] == 2
        await second.until(lambda state: state["version"] == 2)
        for player in (first, second):
            assert [line["kind"] for line in player.log] == ["undone"]
        assert (await second.undo())["refused"]["code"] == "illegal"
        await first.play(["mark", 8])
        await second.until(lambda state: state["move"] == 1)
        assert [line["kind"] for line in second.log] == ["undone", "mark"]
        async with site.player(table, one["token"], after=1) as back:  # its log may be from before: it gets all of it
            assert back.state["from"] == 0 and len(back.log) == 2


async def test_a_returning_client_gets_only_the_lines_it_lacks(site: Site) -> None:
    table, (one, two) = await site.open()
    async with site.player(table, one["token"]) as first, site.player(table, two["token"]) as second:
        await first.play(["mark", 4])
        await second.until(lambda state: state["move"] == 1)
        await second.play(["mark", 0])
    async with site.player(table, one["token"], after=1) as first:
        assert first.state["from"] == 1 and len(first.state["log"]) == 1
    async with site.player(table, one["token"], after=99) as first:
        assert first.state["from"] == 2 and first.state["log"] == []


async def test_hot_seat_shows_the_eyes_of_who_must_answer(site: Site) -> None:
    table, (one, two) = await site.open("leduc")
    async with site.player(table, one["token"], two["token"]) as both:
        assert both.state["seat"] == 0
        await both.play(["call"])
        assert both.state["seat"] == 1 and both.scene["seat"] == 1 and both.choices
        hand = next(region for region in both.scene["regions"] if region["id"] == "hand0")
        assert all(item.get("down") for item in hand["items"])
        await both.play(["raise"])
        assert both.state["seat"] == 0
        while not both.scene.get("over"):
            await both.play(both.choices[0]["option"])
        assert both.log[-1]["kind"] == "won" or both.scene["verdict"]


async def test_hot_seat_takes_back_for_whoever_played_last(site: Site) -> None:
    table, (one, two) = await site.open()
    async with site.player(table, one["token"], two["token"]) as both:
        await both.play(["mark", 4])
        assert both.state["seat"] == 1 and both.state["undo"]
        await both.say(undo={"id": "back", "seat": 1, "move": 1})
        state = await both.until(lambda state: "back" in state["acked"])
        assert state["move"] == 0 and state["seat"] == 0 and not state["undo"]
        await both.say(undo={"id": "back", "seat": 1, "move": 1})  # sent again after a lost connection
        state = await both.until(lambda state: "back" in state["acked"])
        assert state["version"] == 2


async def test_a_spectator_watches_and_cannot_play(site: Site) -> None:
    table, (one, _) = await site.open("leduc")
    async with site.player(table) as watcher, site.player(table, one["token"]) as first:
        assert watcher.state["seat"] is None and not watcher.choices and not watcher.state["undo"]
        assert (await watcher.play(["call"], seat=0))["refused"]["code"] == "token"
        await first.play(["call"])
        await watcher.until(lambda state: state["move"] == 1)


async def test_language_can_change_without_reconnecting(site: Site) -> None:
    table, (one, _) = await site.open()
    async with site.player(table, one["token"]) as first:
        await first.play(["mark", 4])
        assert first.scene["title"] == "Tic-tac-toe"
        await first.say(lang="fr")
        state = await first.next_state()
        assert first.scene["title"] == "Morpion" and state["from"] == 0 and len(state["log"]) == 1


async def test_ping(site: Site) -> None:
    table, _ = await site.open()
    async with site.player(table) as watcher:
        await watcher.say(ping=7)
        assert await watcher.hear() == {"pong": 7}


async def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    store = str(tmp_path / "kept.sqlite3")
    async with serving(store) as site:
        table, (one, two) = await site.open("leduc", settings={"ante": 3})
        async with site.player(table, one["token"]) as first:
            await first.play(["raise"], id="r1")
            before = first.state
    async with (
        serving(store) as site,
        site.player(table, one["token"]) as first,
        site.player(table, two["token"]) as second,
    ):
        again = {**first.state, "acked": [], "from": 0, "log": []}
        assert again == {**before, "acked": [], "from": 0, "log": []}
        assert (await first.play(["raise"], id="r1", move=0))["state"]["acked"] == ["r1"]
        await finish(first, second)


async def test_the_server_says_goodbye_when_it_stops(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        table, _ = await site.open()
        link = await site.socket(table)
        await link.send('{"hello":{}}')
        await link.recv()
    with pytest.raises(ConnectionClosed) as closed:
        await link.recv()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012


@pytest.mark.parametrize(
    ("hello", "code", "close"),
    [
        ('{"hello":{"tokens":["wrong"]}}', "token", 4401),
        ('{"ping":1}', "bad-request", 4400),
    ],
)
async def test_a_wrong_hello_is_refused_and_closed(site: Site, hello: str, code: str, close: int) -> None:
    table, _ = await site.open()
    async with site.socket(table) as link:
        await link.send(hello)
        assert f'"code":"{code}"' in str(await link.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await link.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == close


async def test_an_unknown_table_is_refused_and_closed(site: Site) -> None:
    async with site.socket("nosuchtable") as link:
        await link.send('{"hello":{"lang":"fr"}}')
        assert "Cette table n’existe pas." in str(await link.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await link.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


async def test_a_slow_reader_gets_the_newest_state_and_holds_nobody_up(site: Site) -> None:
    """A client that does not read for a while costs the others nothing, and then sees where the game is now."""
    table, (one, two) = await site.open()
    async with site.player(table) as sleeper, site.player(table, one["token"], two["token"]) as both:
        viewer = next(v for v in site.house.live[table].viewers if not v.seats)
        viewer.busy = True  # as if its last frame had not left yet
        for square in (0, 3, 1, 4):
            assert "state" in await both.play(["mark", square])
        assert viewer.stale
        viewer.wake.set()  # the frame has left
        state = await sleeper.until(lambda state: state["move"] == 4)
        assert len(sleeper.log) == 4 and state["version"] == 4


async def test_tables_are_put_away_and_brought_back(tmp_path: Path) -> None:
    from ludotheque.server.config import Limits

    async with serving(str(tmp_path / "x.sqlite3"), limits=Limits(live_tables=3)) as site:
        opened = [await site.open() for _ in range(8)]
        assert len(site.house.live) <= 3
        for table, (one, _) in opened:
            async with site.player(table, one["token"]) as first:
                assert first.choices
            await asyncio.sleep(0)
        tables = [table for table, _ in opened[:3]]
        async with site.player(tables[0]), site.player(tables[1]), site.player(tables[2]):
            answer = await site.http.get(f"/api/tables/{opened[5][0]}")
            assert answer.status_code == 503 and answer.json()["error"]["code"] == "busy"


async def test_what_the_rules_do_by_themselves_is_told_stop_by_stop_to_who_saw_it(site: Site) -> None:
    table, (one,) = await site.open("darkrituals", "me")
    async with site.player(table, one["token"]) as first, site.player(table) as watching:
        await first.play(["keep"])
        assert first.state["beats"] == []
        await first.play(next(choice["option"] for choice in first.choices if choice["option"][0] == "move"))
        told = len(first.log)
        await first.play(["stop"])
        beats = first.state["beats"]
        assert len(beats) > 1 and all("prompt" not in beat["scene"] or not beat["scene"]["prompt"] for beat in beats)
        assert told < beats[0]["lines"] < beats[-1]["lines"] <= len(first.log)
        await watching.until(lambda state: state["move"] == 3)
        assert [beat["lines"] for beat in watching.state["beats"]] == [beat["lines"] for beat in beats]
        async with site.player(table, one["token"]) as back:
            assert back.state["beats"] == []
