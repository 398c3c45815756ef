"""Arena: many matches between bots, in several processes. The same seed gives the same matches in any number of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from signal import SIG_DFL, SIGINT, signal
from typing import Any

import msgspec

import ludotheque
from ludotheque import bots
from ludotheque.kernel import Dice
from ludotheque.kernel.scene import Plain
from ludotheque.lab.playing import play_out
from ludotheque.lab.seeds import key_of

BATCH = 50
"""Matches a process plays before it reports."""


class Contest(msgspec.Struct, frozen=True):
    """Who plays what, and the seed everything follows from."""

    game: str
    mode: str | None
    seats: int
    options: dict[str, Plain]
    specs: tuple[str, ...]
    seed: str

    def bot_on(self, seat: int, number: int) -> int:
        """Which bot has this seat in this match: they move on by one seat from match to match."""
        return (seat + number) % len(self.specs)


class Played(msgspec.Struct, frozen=True):
    """One match: how many decisions it took, and score and rank of each seat."""

    number: int
    decisions: int
    scores: tuple[float, ...]
    ranks: tuple[int, ...]


def play_one(contest: Contest, setup: Any, number: int) -> Played:
    """Match ``number`` of a contest."""
    players = [
        bots.make(contest.specs[contest.bot_on(seat, number)], key_of(contest.seed, "bot", number, seat))
        for seat in range(contest.seats)
    ]
    table = setup.deal(key_of(contest.seed, "deal", number), told=any(player.listens for player in players))
    play_out(table, players, Dice(key_of(contest.seed, "eyes", number)), f"match {number} of seed {contest.seed}")
    outcomes = table.outcomes
    return Played(number, table.moves, tuple(o.score for o in outcomes), tuple(o.rank for o in outcomes))


def play_some(contest: Contest, first: int, count: int) -> list[Played]:
    """A batch of matches, in this process."""
    setup = ludotheque.game(contest.game).setup(contest.mode, contest.seats, contest.options)
    return [play_one(contest, setup, number) for number in range(first, first + count)]


def play_all(contest: Contest, games: int, jobs: int) -> Iterator[list[Played]]:
    """All matches, a batch at a time, as they get finished."""
    size = max(1, min(BATCH, -(-games // (4 * jobs))))
    batches = [(first, min(size, games - first)) for first in range(0, games, size)]
    if jobs == 1:
        for batch in batches:
            yield play_some(contest, *batch)
        return
    with ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_DFL)) as pool:  # Ctrl-C ends them quietly
        waiting: set[Future[list[Played]]] = {pool.submit(play_some, contest, *batch) for batch in batches}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for batch_done in done:
                    yield batch_done.result()
        finally:
            for late in waiting:
                late.cancel()
