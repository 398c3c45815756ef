"""Whatever strangers send is read in time that grows with its length and no faster, and never on the event loop for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import median
from time import monotonic, thread_time
from typing import Any

import pytest

from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import Game
from ludotheque.kernel.registry import games
from ludotheque.kernel.sharing import DamagedCode, unseal_from
from ludotheque.kernel.workshop import Workshop, inspect, named, one_line, plain_words
from ludotheque.server import messages
from ludotheque.server.api import clean_name
from ludotheque.server.config import Limits
from ludotheque.server.refusal import Refusal
from ludotheque.server.seats import Seats

from .serving import Site, serving

SMALL, LARGE = 2_000, 16_000
GROWTH = 3.0 * LARGE / SMALL
"""Of which a third is the size itself; a reader that takes the square of it grows eight times as fast."""
NOISE = 0.02

TEXTS: dict[str, Callable[[int], str]] = {
    "spaces inside": lambda n: "a" + " " * n + "b",
    "spaces and a colon": lambda n: "a" + " " * n + ":" + " " * n + "b",
    "numbers in brackets": lambda n: "a (1" * (n // 4) + ")" * 9 + "b",
    "digits": lambda n: "9" * n,
    "times": lambda n: "a" + " x" * (n // 2) + "!",
    "times and digits": lambda n: "a" + " x 1" * (n // 4) + "!",
    "accents to be sorted": lambda n: "a" + "\u0315\u0300" * (n // 2),
    "letters that grow": lambda n: "\ufdfa" * n,
    "commas": lambda n: "x: " + "a," * (n // 2),
    "marks": lambda n: "marks: " + "a," * (n // 2),
    "plus": lambda n: "M1: after " + "M2 +" * (n // 4),
    "lines": lambda n: "\n".join(["q" * (n // 400)] * 400),
    "headings": lambda n: "\n".join(["Units" + " " * (n // 100) + "(1) :" + " " * (n // 100) + "."] * 50),
    "remarks": lambda n: "#" * n,
    "names": lambda n: "name:" + " :" * (n // 2),
    "not closed": lambda n: "[" * n,
    "surrogates": lambda n: "\ud800" * n,
}


def seconds(work: Callable[[str], Any], text: str) -> float:
    """The thread's own time for it, the best of three."""
    took = []
    for _ in range(3):
        began = thread_time()
        with suppress(Refusal, DamagedCode, LudothequeError):  # no is an answer too
            work(text)
        took.append(thread_time() - began)
    return min(took)


def readers() -> dict[str, Callable[[str], Any]]:
    found: dict[str, Callable[[str], Any]] = {
        "frame": messages.read,
        "frame with a string": lambda text: messages.read('{"play":{"id":"' + text + '","seat":0,"move":0}}'),
        "name": clean_name,
        "plain words": plain_words,
        "named": named,
        "one line": one_line,
        "code": lambda text: unseal_from("ab1-", text),
        "code after its prefix": lambda text: unseal_from("ab1-", "ab1-" * 9 + text),
        "token": lambda text: Seats.of_token(Seats.__new__(Seats), text),
    }
    for game in games().values():
        for workshop in game.workshops.values():
            id = f"{game.name} {workshop.id}"
            found[f"{id} text"] = partial(inspect, game, workshop)
            found[f"{id} code"] = partial(_as_code, game, workshop)
            found[f"{id} fields"] = partial(_as_fields, game, workshop)
    return found


def _as_code(game: Game[Any], workshop: Workshop[Any], text: str) -> None:
    inspect(game, workshop, workshop.prefix + text)


def _as_fields(game: Game[Any], workshop: Workshop[Any], text: str) -> None:
    inspect(game, workshop, {"name": text, "cards": {text: 1}, text: 1})


READERS = readers()


@pytest.mark.parametrize("reader", READERS)
def test_time_grows_with_the_length_and_no_faster(reader: str) -> None:
    work = READERS[reader]
    work_once = seconds(work, "a")  # whatever is read once and kept
    assert work_once < 5
    for name, text in TEXTS.items():
        small, large = seconds(work, text(SMALL)), seconds(work, text(LARGE))
        assert large < GROWTH * small + NOISE, f"{name}: {SMALL} letters {small:.4f} s, {LARGE} letters {large:.4f} s"


async def test_others_play_on_while_a_stranger_sends_the_worst(tmp_path: Path) -> None:
    """Decks to be checked and tables with such decks, eight at a time: nobody at another table waits for it."""
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        table, _ = await site.open()
        worst = [text(9_500) for text in TEXTS.values() if "\ud800" not in text(2)]
        heavy = {"cards": {f"nobody-{n}": 1 for n in range(499)}}

        async def attack(given: Any) -> None:
            asked = {"text": given} if isinstance(given, str) else {"made": given}
            for game, workshop in (("thargos", "deck"), ("thargos", "story"), ("hismment", "deck")):
                answer = await site.http.post(f"/api/games/{game}/workshops/{workshop}/check", json=asked)
                assert answer.status_code == 200 and len(answer.json()["problems"]) <= 21, answer.text
            body = {"game": "hismment", "seats": [{"kind": "me"}] * 2, "decks": [given, given]}
            answer = await site.http.post("/api/tables", json=body)
            assert answer.status_code in (201, 422)

        await attack("warm up")  # cards and sentences are read the first time somebody asks
        async with site.player(table) as watcher:

            async def longest_waits() -> tuple[float, float]:
                attacks = asyncio.gather(*(attack(given) for given in [*worst, heavy] * 2))
                waits = []
                while not attacks.done():
                    began = monotonic()
                    await watcher.say(ping=1)
                    await watcher.hear()
                    waits.append(monotonic() - began)
                    await asyncio.sleep(0.005)
                await attacks
                return max(waits), median(waits)

            # A loop that is held up is held up every time; one that the rest of the machine starves is not.
            rounds = [await longest_waits()]
            while not quick(rounds[-1]) and len(rounds) < 4:
                rounds.append(await longest_waits())
        assert quick(rounds[-1]), rounds


def quick(waits: tuple[float, float]) -> bool:
    longest, usual = waits
    return longest < 0.5 and usual < 0.1


async def test_who_makes_the_server_work_too_much_must_wait(tmp_path: Path) -> None:
    limits = Limits(spare_loopback=False, work_per_second=0.001, work_burst=0.02)
    async with serving(str(tmp_path / "x.sqlite3"), limits=limits) as site:
        asked = {"made": {"cards": {f"nobody-{n}": 1 for n in range(499)}}}
        codes = [
            (await site.http.post("/api/games/thargos/workshops/deck/check", json=asked)).status_code for _ in range(5)
        ]
        assert codes[0] == 200 and codes[-1] == 429


async def test_a_line_that_is_full_is_refused(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "x.sqlite3"), limits=Limits(work_waiting=0)) as site:
        answer = await site.http.post("/api/tables", json={"game": "tictactoe", "seats": [{"kind": "me"}] * 2})
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "busy"


async def test_addresses_that_no_file_can_have_are_not_found(site: Site) -> None:
    for path in ("/%00", "/a%00b", "/" + "a" * 5_000, "/" + "a/" * 2_500, "/%ff", "/..%2f..%2fetc%2fpasswd"):
        answer = await site.http.get(path)
        assert answer.status_code == 404 and len(answer.text) < 400, path
    for path in ("/api/games/" + "a" * 5_000 + "/rules", "/api/games/thargos/cards/" + "a" * 5_000):
        answer = await site.http.get(path)
        assert answer.status_code == 404 and len(answer.text) < 400, path


async def test_an_error_lists_twenty_problems_and_counts_the_rest(site: Site) -> None:
    body = {"game": "thargos", "seats": [{"kind": "me"}] * 2, "settings": {f"no{n}": 1 for n in range(3_000)}}
    problems = (await site.http.post("/api/tables", json=body)).json()["error"]["problems"]
    assert len(problems) == 21 and problems[-1]["what"] == "… and 2,980 more."
