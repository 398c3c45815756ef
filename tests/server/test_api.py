"""The HTTP API: the shelf, tables, seats, looking back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import ludotheque
from ludotheque.kernel.match import Entry as Answer
from ludotheque.kernel.match import Header, Match
from ludotheque.server.refusal import STATUS, TEXTS
from ludotheque.server.tokens import new_token

from .serving import Site, serving
from .test_live import finish


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def error(answer: Any) -> Any:
    return answer.json()["error"]


# The shelf ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_shelf_has_every_game_in_words(site: Site, lang: str) -> None:
    shelf = (await site.http.get("/api/games", params={"lang": lang})).json()
    assert [game["name"] for game in shelf] == list(ludotheque.games())
    for game in shelf:
        assert game["title"] and game["blurb"] and game["icon"] and game["strengths"]
        for mode in game["modes"]:
            assert mode["title"] and mode["seats"]
            assert all(lesson["title"] and lesson["seats"] in mode["seats"] for lesson in mode["lessons"])
            for setting in mode["settings"]:
                assert setting["label"] and (setting["values"] or setting["low"] < setting["high"])


async def test_rules_and_cards(site: Site) -> None:
    rules = (await site.http.get("/api/games/leduc/rules?lang=fr")).json()
    clauses = [clause["id"] for chapter in rules["chapters"] for clause in chapter["clauses"]]
    assert "LED-05" in clauses
    card = (await site.http.get("/api/games/leduc/cards/king-hearts")).json()
    assert card["name"].startswith("King")
    for wrong in ("/api/games/leduc/cards/ace", "/api/games/chess/rules", "/api/what"):
        answer = await site.http.get(wrong, params={"lang": "fr"})
        assert answer.status_code == 404, wrong
        assert (await error(answer))["message"].startswith("Il n’y a ")


async def test_drawings_of_a_skin(site: Site) -> None:
    for name, game in ludotheque.games().items():
        ground = game.skin.get("ground")
        assert ground is None or ground in game.drawings
        for drawing in game.drawings:
            answer = await site.http.get(f"/api/games/{name}/drawings/{drawing}.svg")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.text.startswith("<svg") and answer.text == game.drawings[drawing]
    for wrong in ("fortune/drawings/moon.svg", "fortune/drawings/world", "fortune/drawings/..%2Fskin.toml"):
        assert (await site.http.get(f"/api/games/{wrong}")).status_code == 404, wrong


# Tables ---------------------------------------------------------------------------------------------------------------


async def test_a_friend_joins_once(site: Site) -> None:
    table, (me, friend) = await site.open("leduc", "me friend")
    assert set(me) == {"seat", "kind", "token"} and set(friend) == {"seat", "kind", "invitation"}
    async with site.player(table, me["token"], lang="fr") as first:
        assert first.scene["plates"][1]["name"] == "Place libre"
        join = {"invitation": friend["invitation"], "name": " Zoé\u202e\ue000\n "}
        joined = (await site.http.post(f"/api/tables/{table}/join", json=join)).json()
        assert joined["seat"] == 1
        await first.next_state()
        assert first.scene["plates"][1]["name"] == "Zoé"
        async with site.player(table, joined["token"]) as second:
            await finish(first, second)
    for invitation, status, code in (
        (friend["invitation"], 410, "invitation-used"),
        ("guess", 403, "invitation"),
        ("", 403, "invitation"),
    ):
        for call in ("join", "invitation"):  # a link that opens nothing says so at once, before anybody writes a name
            answer = await site.http.post(f"/api/tables/{table}/{call}", json={"invitation": invitation})
            assert answer.status_code == status and (await error(answer))["code"] == code


async def test_a_lost_answer_to_join_loses_nothing(site: Site) -> None:
    """The client brings its own token, so that it can ask again without having heard the answer."""
    table, (me, friend, other) = await site.open("thargos", "me friend friend", mode="circle")
    open_seat = await site.http.post(f"/api/tables/{table}/invitation", json={"invitation": friend["invitation"]})
    assert open_seat.json() == {"seat": 1}
    mine = new_token()
    join = {"invitation": friend["invitation"], "name": "Zoé", "token": mine}
    for _ in range(3):
        answer = await site.http.post(f"/api/tables/{table}/join", json=join)
        assert answer.status_code == 200 and answer.json() == {"seat": 1, "token": mine}
    assert (await site.house.table(table)).ledger.version == 1
    site.house.live.clear()  # and after a restart
    assert (await site.http.post(f"/api/tables/{table}/join", json=join)).json() == {"seat": 1, "token": mine}
    for wrong, status, code in (
        ({"invitation": friend["invitation"], "token": new_token()}, 410, "invitation-used"),
        ({"invitation": other["invitation"], "token": mine}, 409, "token-used"),
        ({"invitation": other["invitation"], "token": me["token"]}, 409, "token-used"),
        ({"invitation": other["invitation"], "token": "short"}, 400, "bad-request"),
    ):
        answer = await site.http.post(f"/api/tables/{table}/join", json=wrong)
        assert answer.status_code == status and (await error(answer))["code"] == code
    assert (await site.http.get(f"/api/tables/{table}")).json()["free"] == [2]


async def test_the_host_takes_back_and_reissues_an_invitation(site: Site) -> None:
    table, (me, friend, _) = await site.open("thargos", "me friend bot", mode="circle")
    host = bearer(me["token"])

    async def join(invitation: str) -> Any:
        return await site.http.post(f"/api/tables/{table}/join", json={"invitation": invitation})

    async def call(name: str, seat: int, **headers: str) -> Any:
        return await site.http.post(f"/api/tables/{table}/{name}", json={"seat": seat}, headers=headers)

    second = (await call("invite", 1, **host)).json()
    assert second["seat"] == 1 and (await error(await join(friend["invitation"])))["code"] == "invitation-used"
    lost = (await join(second["invitation"])).json()["token"]  # whose holder never gets it
    async with site.player(table, lost) as gone:
        third = (await call("invite", 1, **host)).json()
        with pytest.raises(ConnectionClosed) as closed:
            await gone.until(lambda state: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    answer = await site.http.get(f"/api/tables/{table}/steps/0", headers=bearer(lost))
    assert answer.status_code == 401
    token = (await join(third["invitation"])).json()["token"]
    for wrong, status, code in (
        (await call("invite", 1), 401, "token"),
        (await call("invite", 1, **bearer(token)), 403, "host"),
        (await call("invite", 0, **host), 409, "no-friend"),
        (await call("invite", 2, **host), 409, "no-friend"),
        (await call("invite", 7, **host), 409, "no-friend"),
    ):
        assert wrong.status_code == status and (await error(wrong))["code"] == code
    assert (await call("withdraw", 1, **host)).json() == {"seat": 1, "bot": True}
    async with site.player(table) as watcher:
        assert watcher.scene["plates"][1]["kind"] == "bot"
    fourth = (await call("invite", 1, **host)).json()
    token = (await join(fourth["invitation"])).json()["token"]
    live = await site.house.table(table)
    async with site.player(table, token) as back, site.player(table, me["token"]) as first:
        while not any(entry.seat == 1 for entry in live.match.answers):
            seat = live.match.table.waiting[0]
            if seat < 2:
                player = (first, back)[seat]
                await player.until(lambda state: bool(state["move"] == live.match.move))
                await player.play(player.choices[0]["option"])
            await asyncio.sleep(0.01)
    for name in ("invite", "withdraw"):  # who has begun to play is not sent away
        answer = await call(name, 1, **host)
        assert answer.status_code == 409 and (await error(answer))["code"] == "seat-taken"
    site.house.live.clear()
    assert (await site.http.get(f"/api/tables/{table}/steps/0", headers=bearer(token))).status_code == 200


async def test_every_problem_of_a_set_up_is_told_at_once(site: Site) -> None:
    body = {"game": "leduc", "seats": [{"kind": "me"}] * 3, "settings": {"ante": 99, "jokers": True}}
    answer = await site.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    fault = await error(answer)
    assert fault["code"] == "setup"
    assert [problem["where"] for problem in fault["problems"]] == ["seats", "options.ante", "options.jokers"]
    body = {"game": "leduc", "seats": [{"kind": "me"}, {"kind": "bot", "strength": "divine"}], "lang": "fr"}
    fault = await error(await site.http.post("/api/tables", json=body))
    assert fault["message"] == "Cette table ne peut pas être préparée." and "divine" in fault["problems"][0]["what"]
    fault = await error(await site.http.post("/api/tables", json={"game": "chess", "seats": [{"kind": "me"}]}))
    assert fault["problems"][0]["where"] == "game"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b"[1]",
        b"{}",
        b'{"game":"leduc"}',
        b'{"game":"leduc","seats":[]}',
        b'{"game":"leduc","seats":[{"kind":"king"}]}',
        b'{"game":"leduc","seats":[{"kind":"me","name":"' + b"x" * 41 + b'"}]}',
        b'{"game":"leduc","seats":[{"kind":"me"}],"extra":1}',
        b'{"game":"leduc","seats":[{"kind":"me"}],"settings":{"ante":1.5}}',
        b"[" * 5000,
        b'{"game":"\xff","seats":[{"kind":"me"}]}',
    ],
)
async def test_a_body_that_makes_no_sense_is_refused(site: Site, body: bytes) -> None:
    answer = await site.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400 and (await error(answer))["code"] == "bad-request"


async def test_a_body_that_is_too_large_is_refused(site: Site) -> None:
    answer = await site.http.post("/api/tables", content=b" " * 70_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413 and "65,536" in (await error(answer))["message"]


async def test_public_facts_tell_no_secret(site: Site) -> None:
    table, (one, two) = await site.open("leduc")
    facts = (await site.http.get(f"/api/tables/{table}")).json()
    assert facts["game"] == "leduc" and facts["settings"] == {"ante": 1, "raises": 2} and not facts["over"]
    assert "key" not in facts and len(facts["plates"]) == 2
    async with site.player(table, one["token"], two["token"]) as both:
        while not both.scene.get("over"):
            await both.play(both.choices[0]["option"])
    after = (await site.http.get(f"/api/tables/{table}")).json()
    assert after["over"] and after["commitment"] == facts["commitment"]
    from ludotheque.kernel import Dice

    assert Dice(bytes.fromhex(after["key"])).commitment == facts["commitment"]


async def test_leaving_needs_the_token_and_so_does_coming_back(site: Site) -> None:
    table, (one, _) = await site.open("tictactoe", "me friend")
    for path in ("leave", "return", "hint"):
        for headers in ({}, bearer("wrong"), {"authorization": one["token"]}):
            answer = await site.http.post(f"/api/tables/{table}/{path}", json={}, headers=headers)
            assert answer.status_code == 401 and (await error(answer))["code"] == "token"
    answer = await site.http.post(f"/api/tables/{table}/return", headers=bearer(one["token"]))
    assert (await error(answer))["code"] == "not-left"


# Looking back ---------------------------------------------------------------------------------------------------------


async def test_steps_replay_and_report(site: Site) -> None:
    table, (one, two) = await site.open("leduc")
    async with site.player(table, one["token"]) as first, site.player(table, two["token"]) as second:
        seen = [first.scene]
        live = await site.http.get(f"/api/tables/{table}/replay")
        assert live.status_code == 409 and (await error(live))["code"] == "not-over"
        peek = await site.http.get(f"/api/tables/{table}/steps/0?seat=1", headers=bearer(one["token"]))
        assert peek.status_code == 409
        report = (await site.http.post(f"/api/tables/{table}/report", headers=bearer(one["token"]))).json()["bug"]
        assert report["seat"] == 0 and "replay" not in report and "key" not in report["scene"]
        while not first.scene.get("over"):
            for player in (first, second):
                if player.choices:
                    await player.play(player.choices[0]["option"])
            move = max(first.state["move"], second.state["move"])
            for player in (first, second):
                await player.until(lambda state, move=move: bool(state["move"] >= move))  # type: ignore[misc]
            seen.append(first.scene)
        path = f"/api/tables/{table}/steps"
        start = (await site.http.get(f"{path}/0", headers=bearer(one["token"]))).json()
        end = (await site.http.get(f"{path}/{first.state['move']}", headers=bearer(one["token"]))).json()
        assert start["scene"] == seen[0] and end["scene"] == seen[-1]
        assert end["log"] == first.log
        other = (await site.http.get(f"{path}/0?seat=1")).json()
        assert other["scene"]["seat"] == 1
        nobody = (await site.http.get(f"{path}/0")).json()
        assert nobody["scene"]["seat"] is None
        assert (await site.http.get(f"{path}/99")).status_code == 404
        assert (await site.http.get(f"{path}/0?seat=9")).status_code == 404
        replay = (await site.http.get(f"/api/tables/{table}/replay")).json()
        header = msgspec.convert(replay["header"], Header)
        again = Match.replay(header, msgspec.convert(replay["answers"], list[Answer]))
        assert again.game.digest(again.table) == replay["hashes"][-1]
        assert len(replay["hashes"]) == len(replay["answers"]) + 1
        report = (await site.http.post(f"/api/tables/{table}/report?lang=fr")).json()["bug"]
        assert report["replay"] == replay and report["scene"]["lang"] == "fr"


async def test_a_table_of_other_rules_says_which_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = str(tmp_path / "old.sqlite3")
    async with serving(store) as site:
        table, (one, _) = await site.open("leduc")
    monkeypatch.setattr(ludotheque.game("leduc"), "version", "2")
    async with serving(store) as site:
        answer = await site.http.get(f"/api/tables/{table}?lang=fr")
        assert answer.status_code == 409
        assert "version 1 des règles de leduc" in (await error(answer))["message"]
        async with site.socket(table) as link:
            await link.send('{"hello":{"tokens":["' + one["token"] + '"]}}')
            assert "needs version 1 of the rules of leduc; version 2 is installed" in str(await link.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await link.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
            assert closed.value.rcvd.reason.startswith("This table needs version 1")


# Odds and ends --------------------------------------------------------------------------------------------------------


async def test_health_and_unknown_methods(site: Site) -> None:
    health = {"ok": True, "version": ludotheque.__version__, "store": True, "bots": True}
    assert (await site.http.get("/healthz")).json() == health
    answer = await site.http.put("/healthz")
    assert answer.status_code == 405 and "GET" in answer.headers["allow"]


def test_everything_the_server_says_exists_in_both_languages() -> None:
    assert TEXTS.ids("en") == TEXTS.ids("fr")
    assert set(STATUS) <= TEXTS.ids("en")


# Playing again --------------------------------------------------------------------------------------------------------


async def test_a_rematch_carries_every_seat_over(site: Site) -> None:
    table, (one, two) = await site.open("leduc")
    early = await site.http.post(f"/api/tables/{table}/rematch", json={}, headers=bearer(one["token"]))
    assert (await error(early))["code"] == "not-over"
    async with site.player(table, one["token"]) as first, site.player(table, two["token"]) as second:
        await finish(first, second)
    assert not (await site.http.get(f"/api/tables/{table}")).json().get("rematch")
    asked = await site.http.post(f"/api/tables/{table}/rematch", json={}, headers=bearer(one["token"]))
    again = asked.json()["table"]
    assert asked.status_code == 200 and again != table
    assert (await site.http.get(f"/api/tables/{table}")).json()["rematch"] == again  # how the others hear of it
    accepted = await site.http.post(f"/api/tables/{table}/rematch", json={}, headers=bearer(two["token"]))
    assert accepted.json()["table"] == again
    async with site.player(again, one["token"]) as first, site.player(again, two["token"]) as second:
        await finish(first, second)
    facts = [(await site.http.get(f"/api/tables/{name}")).json() for name in (table, again)]
    assert facts[0]["mode"] == facts[1]["mode"] and facts[0]["settings"] == facts[1]["settings"]
    assert facts[0]["key"] != facts[1]["key"]
    stranger = await site.http.post(f"/api/tables/{table}/rematch", json={}, headers=bearer(new_token()))
    assert (await error(stranger))["code"] == "token"


async def test_a_finished_match_is_played_on_from_a_step(site: Site) -> None:
    table, (one, two) = await site.open("leduc")
    play = f"/api/tables/{table}/steps/1/play"
    assert (await error(await site.http.post(play, json={"seat": 0})))["code"] == "not-over"
    async with site.player(table, one["token"]) as first, site.player(table, two["token"]) as second:
        await finish(first, second)
    made = (await site.http.post(play, json={"seat": 1, "name": "Zoé"})).json()
    assert made["table"] != table and [seat["kind"] for seat in made["seats"]] == ["bot", "me"]
    async with site.player(made["table"], made["seats"][1]["token"]) as player:
        assert player.scene["plates"][1]["name"] == "Zoé" and player.state["move"] >= 1
    then = (await site.http.get(f"/api/tables/{table}/steps/1?seat=1")).json()["scene"]
    mine = bearer(made["seats"][1]["token"])
    now = (await site.http.get(f"/api/tables/{made['table']}/steps/1", headers=mine)).json()["scene"]
    assert [region.get("items") for region in now["regions"]] == [region.get("items") for region in then["regions"]]
    for wrong in ("steps/999/play", "steps/1/play"):
        answer = await site.http.post(f"/api/tables/{table}/{wrong}", json={"seat": 7 if "1/" in wrong else 0})
        assert answer.status_code == 404
