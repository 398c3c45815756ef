"""A match is one plain value: it ends, it can be saved, copied and replayed anywhere, and nothing outside can move it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from math import isfinite
from pathlib import Path

import msgspec

import ludotheque
from ludotheque.bots import Window, make
from ludotheque.kernel import Dice, Match
from ludotheque.testing import EFFORT, Case, Spot, key_of, matches, spots

from .traces import fingerprint, source_of, trace
from .worlds import places

ROOT = Path(__file__).parents[2]
SEARCHED = 60
"""Answers that ismcts gives in one match before a random hand finishes it, so that long games do not take all night."""


def random_matches_end(case: Case) -> None:
    """1 Random matches end, every question offers something, and nothing impossible lies on the table on the way."""
    for spot in matches(case, least=2):
        while True:
            for seat in spot.table.waiting:
                spot.require(spot.table.options_of(seat), f"seat {seat} is asked but offered nothing")
            cards = list(places(spot.table).values())
            twice = ["a card lies in two places"] if len(set(cards)) < len(cards) else []
            wrong = case.game.check(spot.table) + twice
            spot.require(not wrong, f"the table is impossible: {'; '.join(wrong)}")
            if spot.table.over:
                break
            spot.step()
        ranks = [outcome.rank for outcome in spot.table.result]
        spot.require(len(ranks) == case.seats, f"the result has {len(ranks)} places")
        if case.game.mode(case.mode).together or case.seats == 1:
            spot.require(
                len(set(ranks)) == 1 and ranks[0] in (1, 2), f"together they are won (1) or lost (2), not {ranks}"
            )
        else:
            spot.require(min(ranks) == 1 and max(ranks) <= case.seats, f"ranks go from 1 to {case.seats}, not {ranks}")


def looking_changes_nothing(case: Case) -> None:
    """1 To draw a table, to tell its story, to judge it or to measure it leaves it as it was."""
    game = case.game
    for spot in spots(case, share=0.5, end=True):
        table, before = spot.table, game.dumps(spot.table)
        for eye in spot.eyes:
            game.scene(table, eye, "fr")
            game.log(table, eye, "en")
        for seat in range(case.seats):
            value = game.evaluate(table, seat) if game.evaluate else 0.5
            spot.require(isfinite(value), f"the game's own evaluation of seat {seat} is {value}")
        figures = dict(game.metrics(table)) if game.metrics and table.over else {}
        spot.require(all(map(isfinite, figures.values())), f"the game's own figures are {figures}")
        spot.require(game.dumps(table) == before, "being looked at has changed the table")


def searched_matches_end(case: Case) -> None:
    """1 A searching bot goes where random hands do not; its matches end as well."""
    for number in range(max(1, int(EFFORT))):
        spot = Spot(case, number)
        bots = [make("ismcts:4", key_of("bot", seat)) for seat in range(case.seats)]
        while not spot.table.over:
            if spot.match.move < SEARCHED * max(1.0, EFFORT):
                seat = spot.table.seat
                window = Window.of(spot.table, seat, Dice(key_of("window", spot.match.move)))
                spot.match.play(seat, bots[seat].choose(window))
            else:
                spot.step()


def saved_matches_go_on(case: Case) -> None:
    """2 Saved and loaded at every decision, a match looks the same, is saved the same and goes on the same."""
    for spot in matches(case, share=0.5):
        loaded = spot.game.loads(spot.game.dumps(spot.table))
        while True:
            if spot.due:
                data = spot.game.dumps(spot.table)
                loaded = spot.game.loads(spot.game.dumps(loaded))
                spot.require(spot.game.dumps(loaded) == data, "saved, loaded and saved again it is another match")
                for seat in spot.table.waiting:
                    same = loaded.options_of(seat) == spot.table.options_of(seat)
                    spot.require(same, f"loaded, it offers seat {seat} {loaded.options_of(seat)}")
                spot.require(fingerprint(spot, loaded) == fingerprint(spot), "loaded, it is asked or seen otherwise")
            if spot.done:
                break
            seat, option = spot.pick()
            spot.match.play(seat, option)
            loaded.play(option, seat)


def replays_are_exact(case: Case) -> None:
    """3 The header and the answers give every hash again."""
    for spot in matches(case, share=0.5):
        hashes = [spot.game.digest(spot.table)]
        while not spot.done:
            spot.step()
            hashes.append(spot.game.digest(spot.table))
        spot.require(spot.match.replay_file()["hashes"] == hashes, "played again, the match has other hashes")
        if ludotheque.games().get(case.game.name) is case.game:
            entries = msgspec.json.decode(msgspec.json.encode(spot.match.entries), type=list[ludotheque.kernel.Entry])
            again = Match.replay(spot.match.header, entries)
            spot.require(spot.game.digest(again.table) == hashes[-1], "its replay ends otherwise")


def another_process_agrees(case: Case) -> None:
    """3 A second process whose sets and dictionaries hash otherwise sees the same matches."""
    here = [" ".join(trace(spot)) for spot in matches(case, share=0.5)]
    there = {**os.environ, "PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"}
    arguments = [source_of(case), case.mode, str(case.seats), str(len(here))]
    command = [sys.executable, "-m", "tests.conformance.traces", *arguments]
    ran = subprocess.run(command, cwd=ROOT, env=there, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{case}: the second process failed:\n{ran.stderr}"
    assert ran.stdout.splitlines() == here, f"{case}: another process sees other matches; its command: {command}"


def chance_is_the_dice(case: Case) -> None:
    """4 Only the table's own dice decide: disturbing the process's random numbers changes nothing."""
    disturbances = iter(range(1_000_000))
    for spot in matches(case, share=0.5):
        random.seed(0)
        calm = trace(Spot(case, spot.number))
        random.seed(1)
        stormy = trace(spot, lambda: random.seed(next(disturbances)))
        spot.require(calm == stormy, "with the process's random numbers disturbed it is another match")


def clones_stay(case: Case) -> None:
    """5 A clone never moves when the match goes on, nor the match when a clone is played."""
    for spot in matches(case, share=0.5):
        past = []
        while not spot.done:
            seat, option = spot.pick()
            if spot.due:
                before = fingerprint(spot)
                past.append((spot.match.move, spot.table.clone(), before))
                branch = spot.table.clone()
                branch.play(option, seat)
                spot.require(fingerprint(spot) == before, f"playing {option} on a clone has moved the match itself")
            spot.match.play(seat, option)
        for move, clone, before in past:
            spot.require(fingerprint(spot, clone) == before, f"the clone made at move {move} has moved since")


CHECKS = [
    random_matches_end,
    looking_changes_nothing,
    searched_matches_end,
    saved_matches_go_on,
    replays_are_exact,
    another_process_agrees,
    chance_is_the_dice,
    clones_stay,
]
