"""Balance: the six ready-made decks against one another; who wins, from which seat, how games end.

    python -m tests.games.thargos.balance --games 480                   # sixteen of each pairing, both ways round
    python -m tests.games.thargos.balance --games 240 --bots ismcts:100:cut=0 --seed second

Match n of a seed is the same on every machine. ``--seconds`` stops early, after a whole match.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from itertools import permutations

from ludotheque import bots
from ludotheque.games.thargos import game
from ludotheque.games.thargos.decks import ready_made
from ludotheque.kernel import Dice
from ludotheque.lab.playing import play_out
from ludotheque.lab.seeds import key_of
from ludotheque.lab.stats import wilson


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=480)
    asked.add_argument("--seconds", type=float, default=float("inf"))
    asked.add_argument("--bots", default="greedy:1")
    asked.add_argument("--seed", default="balance")
    args = asked.parse_args()
    pairs = list(permutations(ready_made(), 2))
    setups = {pair: game.setup("duel", options={"pool": "own"}, decks=list(pair)) for pair in pairs}
    won: defaultdict[str, float] = defaultdict(float)
    played: Counter[str] = Counter()
    sums: defaultdict[str, float] = defaultdict(float)
    start, number = time.monotonic(), 0
    while number < args.games and time.monotonic() - start < args.seconds:
        pair = pairs[number % len(pairs)]
        players = [bots.make(args.bots, key_of(args.seed, "bot", number, seat)) for seat in (0, 1)]
        table = setups[pair].deal(key_of(args.seed, "deal", number), told=any(bot.listens for bot in players))
        play_out(table, players, Dice(key_of(args.seed, "eyes", number)), f"match {number} of seed {args.seed}")
        winners = [seat for seat in (0, 1) if table.outcomes[seat].rank == 1]
        for seat in (0, 1):
            played[pair[seat]] += 1
            won[pair[seat]] += (seat in winners) / len(winners)
        for name, value in game.metrics(table).items() if game.metrics else ():
            sums[name] += value
        number += 1
    lines = [f"{number} duels, {args.bots}, seed {args.seed}, {time.monotonic() - start:.0f} s"]
    for name, total in sums.items():
        lines.append(f"{name:12} {total / number:.1f}" if name == "turns" else f"{name:12} {_share(total, number)}")
    lines += [f"{deck:12} {_share(won[deck], played[deck])}" for deck in ready_made()]
    sys.stdout.write("\n".join(lines) + "\n")


def _share(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / max(1, games):.1f} %  ({100 * low:.1f} – {100 * high:.1f}) of {games}"


if __name__ == "__main__":
    main()
