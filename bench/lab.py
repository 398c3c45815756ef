#!/usr/bin/env python3
"""How many matches a second the lab plays: every game and mode, random and normal bots, one worker and two.

python bench/lab.py [--seconds 3] [--game leduc]        writes a Markdown table; part of make bench
"""

from __future__ import annotations

import argparse
import os
import platform
from time import perf_counter

import msgspec

import ludotheque
from ludotheque.bots import spec_of
from ludotheque.lab.block import Task
from ludotheque.lab.engines import Pool
from ludotheque.lab.experiment import Experiment, Play

BAR = 1.8
"""Two workers should play so many times as many matches as one."""
BLOCKS = 12
"""Into how many blocks the matches of a figure are cut, or more if matches are short."""
BLOCK = 0.05
"""Seconds a block of short matches should take: short, or the last block of one worker keeps the other waiting."""
ROUNDS = 3
"""One worker and two take turns so often; the fastest round of each counts, for a machine has other things to do."""


def plays(only: str | None) -> list[Play]:
    """Every game and mode, with random and with normal bots."""
    return [
        Play(word, game.name, mode, game.setup(mode).seats, game.setup(mode).options, (spec_of(game, word),))
        for game in ludotheque.games().values()
        if only in (None, game.name)
        for mode in game.modes
        for word in ("random", "normal")
    ]


def play_all(pool: Pool, tasks: list[Task]) -> tuple[float, dict[Task, float]]:
    """How long it takes to play these blocks, and each of them."""
    waiting, in_hand = list(tasks), 0
    took: dict[Task, float] = {}
    start = perf_counter()
    while waiting or in_hand:
        while waiting and in_hand < pool.workers + 1:
            pool.give(waiting.pop(0))
            in_hand += 1
        for block in pool.take():
            in_hand -= 1
            took[block.task] = block.seconds
    return perf_counter() - start, took


def measure(one: Pool, two: Pool, play: int, seconds: float) -> tuple[float, float]:
    """Matches a second with one worker and with two: the same matches, in warm processes."""
    size = 1
    for _ in range(2):  # the first blocks warm the processes, and tell how large a block should be
        for pool in (one, two):
            _, took = play_all(pool, [Task(play, i * size, size) for i in range(2 * pool.workers)])
        each = sum(took.values()) / len(took) / size
        size = max(1, round(BLOCK / each))
    count = max(BLOCKS, round(seconds / (size * each)))
    tasks = [Task(play, i * size, size) for i in range(count)]
    alone = both = float("inf")
    for _ in range(ROUNDS):
        slow, took = play_all(one, tasks)
        tasks.sort(key=lambda task: -took[task])  # the longest first: they finish together
        fast, _ = play_all(two, tasks)
        alone, both = min(alone, slow), min(both, fast)
    return count * size / alone, count * size / both


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="for each round of each figure (default: %(default)s)"
    )
    parser.add_argument("--game", help="only this one")
    asked = parser.parse_args()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"- CPython {platform.python_version()}, {os.cpu_count()} cores{load}; matches a second\n")
    print("| game and mode | bots | 1 worker | 2 workers | times | verdict |\n|:--|:--|--:|--:|--:|--:|")
    planned, missed = plays(asked.game), 0
    plan = msgspec.json.encode(Experiment("bench", "bench", tuple(planned), record=()))
    with Pool(plan, 1) as one, Pool(plan, 2) as two:
        for number, play in enumerate(planned):
            slow, fast = measure(one, two, number, asked.seconds)
            met = fast >= BAR * slow
            missed += not met
            verdict = "met" if met else "NOT MET"
            name = f"{play.game}, {play.mode} | {play.bots[0]}"
            print(f"| {name} | {slow:,.1f} | {fast:,.1f} | {fast / slow:.2f}× | {verdict} |", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
