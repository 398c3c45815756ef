"""Balance: the figures that the docs page keeps, each from one command.

    python -m tests.games.thargos.balance decks --games 2010                       # the six decks, every pairing both ways
    python -m tests.games.thargos.balance decks --games 210 --bots ismcts:8
    python -m tests.games.thargos.balance ladder --games 240                       # each strength against the next below
    python -m tests.games.thargos.balance solo --games 200                         # solo and story solo, by normal bots

Match n of a seed is the same on every machine. ``--seconds`` stops early, after a whole match; each part has so many.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Any

from ludotheque import bots
from ludotheque.games.thargos import game
from ludotheque.games.thargos.decks import ready_made
from ludotheque.kernel import Dice, Setup
from ludotheque.lab.playing import play_out
from ludotheque.lab.seeds import key_of
from ludotheque.lab.stats import wilson

STEPS = ("hard", "normal", "easy", "random")


class Run:
    """So many matches of one seed, as long as the time lasts."""

    def __init__(self, games: int, seconds: float, seed: str) -> None:
        self.games, self.seconds, self.seed = games, seconds, seed

    def numbers(self) -> Iterator[int]:
        start = time.monotonic()
        for number in range(self.games):
            if time.monotonic() - start > self.seconds:
                return
            yield number

    def play(self, setup: Setup, specs: list[str], number: int, deal: int) -> Any:
        """A match to its end, by these bots, seat by seat."""
        players = [bots.make(spec, key_of(self.seed, "bot", number, seat)) for seat, spec in enumerate(specs)]
        table = setup.deal(key_of(self.seed, "deal", deal), told=any(bot.listens for bot in players))
        play_out(table, players, Dice(key_of(self.seed, "eyes", number)), f"match {number} of seed {self.seed}")
        return table


def duels() -> dict[tuple[str, str], Setup]:
    """Every pairing of the ready-made decks, both ways round."""
    pairs = permutations(ready_made(), 2)
    return {pair: game.setup("duel", options={"pool": "own"}, decks=list(pair)) for pair in pairs}


def decks(run: Run, spec: str) -> None:
    """Who wins, from which seat, how games end, with equal bots."""
    setups = duels()
    pairs = list(setups)
    won: defaultdict[str, float] = defaultdict(float)
    played: Counter[str] = Counter()
    sums: defaultdict[str, float] = defaultdict(float)
    done = 0
    for number in run.numbers():
        pair = pairs[number % len(pairs)]
        table = run.play(setups[pair], [spec, spec], number, number)
        for seat in (0, 1):
            played[pair[seat]] += 1
            won[pair[seat]] += share_of(table, seat)
        for name, value in game.metrics(table).items() if game.metrics else ():
            sums[name] += value
        done += 1
        if done % len(pairs) == 0:
            so_far = ", ".join(f"{deck} {100 * won[deck] / played[deck]:.0f}" for deck in ready_made())
            sys.stderr.write(f"{done} of {run.games}: {so_far}\n")
    tell(f"{done} duels, {spec}, seed {run.seed}")
    for name, total in sums.items():
        tell(f"{name:12} {total / max(1, done):.1f}" if name == "turns" else f"{name:12} {share(total, done)}")
    for deck in ready_made():
        tell(f"{deck:12} {share(won[deck], played[deck])}")


def ladder(run: Run) -> None:
    """Each strength against the next below; every deal from both sides."""
    setups = duels()
    pairs = list(setups)
    for strong, weak in pairwise(STEPS):
        specs = [bots.spec_of(game, strong), bots.spec_of(game, weak)]
        won, done = 0.0, 0
        for number in run.numbers():
            at = number % 2
            setup = setups[pairs[number // 2 % len(pairs)]]
            won += share_of(run.play(setup, specs if not at else specs[::-1], number, number // 2), at)
            done += 1
        tell(f"{strong} ({specs[0]}) against {weak} ({specs[1]}): {share(won, done)}")


def solo(run: Run) -> None:
    """How often ``normal`` wins alone, as the settings are."""
    spec = bots.spec_of(game, "normal")
    for mode in ("solo", "story_solo"):
        setup = game.setup(mode)
        wins = [share_of(run.play(setup, [spec], number, number), 0) for number in run.numbers()]
        tell(f"{mode} by normal ({spec}): {share(sum(wins), len(wins))}")


def share_of(table: Any, seat: int) -> float:
    """A seat's share of the victory."""
    first = [outcome.rank == 1 for outcome in table.outcomes]
    return float(first[seat] / max(1, sum(first)))


def share(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / max(1, games):.1f} %  ({100 * low:.1f} – {100 * high:.1f}) of {games}"


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", choices=("decks", "ladder", "solo"))
    asked.add_argument("--games", type=int, default=480)
    asked.add_argument("--seconds", type=float, default=float("inf"))
    asked.add_argument("--bots", default="greedy:1")
    asked.add_argument("--seed", default="balance")
    args = asked.parse_args()
    run = Run(args.games, args.seconds, args.seed)
    if args.what == "decks":
        decks(run, args.bots)
    else:
        {"ladder": ladder, "solo": solo}[args.what](run)


if __name__ == "__main__":
    main()
