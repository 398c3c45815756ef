"""Looking back on a finished game: once it is over, for anyone, worked out once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludotheque.kernel.match import Match
from ludotheque.server import analysis
from ludotheque.server.analysis import MOST_WAITING, Analyses
from ludotheque.server.analyst import Found
from ludotheque.server.refusal import Refusal

from .serving import Site
from .test_live import finish


async def finished(site: Site) -> str:
    table, (me, other) = await site.open("tictactoe", "me me")
    async with site.player(table, me["token"], other["token"]) as player:
        await finish(player)
    return table


async def test_who_was_winning_and_what_cost_most(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await site.open("tictactoe", "me me")
    early = await site.http.get(f"/api/tables/{table}/analysis")
    assert early.status_code == 409 and early.json()["error"]["code"] == "not-over"

    table = await finished(site)
    started: list[Any] = []
    start = asyncio.create_subprocess_exec

    async def counted(*words: str, **how: Any) -> Any:
        started.extend(word for word in words if word.endswith("analyst"))
        return await start(*words, **how)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", counted)
    address = f"/api/tables/{table}/analysis"
    first, second = await asyncio.gather(site.http.get(address, timeout=60), site.http.get(address, timeout=60))
    assert first.status_code == 200, first.text
    assert first.json() == second.json() and len(started) == 1
    found = first.json()
    moves = [move for move, _ in found["curve"]]
    assert moves == list(range(len(moves))) and all(len(chances) == 2 for _, chances in found["curve"])
    for costly in found["costly"]:
        assert set(costly["chosen"]) == {"en", "fr"} and costly["chosen"] != costly["better"] and costly["cost"] > 0


async def test_an_analyst_that_fails_is_told_in_words_and_asked_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(site)
    monkeypatch.setattr(analysis, "SECONDS", 0.001)
    answer = await site.http.get(f"/api/tables/{table}/analysis", params={"lang": "fr"})
    assert answer.status_code == 503 and answer.json()["error"]["message"].startswith("Impossible")
    monkeypatch.undo()
    assert (await site.http.get(f"/api/tables/{table}/analysis", timeout=60)).status_code == 200


async def test_the_line_of_those_who_wait_for_an_analysis_has_an_end() -> None:
    analyses = Analyses()

    async def thinking() -> Found:
        await asyncio.sleep(30)
        return Found([], [])

    analyses.found = {str(n): asyncio.create_task(thinking()) for n in range(MOST_WAITING)}
    with pytest.raises(Refusal) as refused:
        await analyses.of("one more", Match.__new__(Match))
    assert refused.value.code == "busy"
    await analyses.close()
