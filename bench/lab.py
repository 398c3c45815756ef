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
BLOCK = 0.25
"""Seconds a block should take here."""


def speed(play: Play, workers: int, seconds: float) -> float:
    """Matches a second once the processes are warm."""
    plan = msgspec.json.encode(Experiment("bench", "bench", (play,), record=()))
    with Pool(plan, workers) as pool:
        first, in_hand, each = 0, 0, 0.0

        def give(count: int) -> None:
            nonlocal first, in_hand
            pool.give(Task(0, first, count))
            first, in_hand = first + count, in_hand + 1

        for _ in range(2 * workers):  # imports, first use of every class
            give(1)
        while in_hand:
            for block in pool.take():
                in_hand, each = in_hand - 1, block.seconds
        size = max(1, round(BLOCK / max(each, 1e-4)))
        start, done = perf_counter(), 0
        while perf_counter() - start < seconds:
            while in_hand < workers + 1:
                give(size)
            for block in pool.take():
                in_hand, done = in_hand - 1, done + block.task.count
                size = max(1, round(BLOCK / max(block.seconds / block.task.count, 1e-5)))
        return done / (perf_counter() - start)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure (default: %(default)s)")
    parser.add_argument("--game", help="only this one")
    asked = parser.parse_args()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"- CPython {platform.python_version()}, {os.cpu_count()} cores{load}; matches a second\n")
    print("| game and mode | bots | 1 worker | 2 workers | times | verdict |\n|:--|:--|--:|--:|--:|--:|")
    missed = 0
    for game in ludotheque.games().values():
        if asked.game not in (None, game.name):
            continue
        for mode in game.modes:
            setup = game.setup(mode)
            for word in ("random", "normal"):
                spec = spec_of(game, word)
                play = Play("bench", game.name, mode, setup.seats, setup.options, (spec,))
                one, two = (speed(play, workers, asked.seconds) for workers in (1, 2))
                met = two >= BAR * one
                missed += not met
                verdict = "met" if met else "NOT MET"
                print(
                    f"| {game.name}, {mode} | {spec} | {one:,.1f} | {two:,.1f} | {two / one:.2f}× | {verdict} |",
                    flush=True,
                )
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
