#!/usr/bin/env python3
"""make against REV=…: is this tree slower than that commit? Random matches on both, in turns on one core.

    bench/against.py main --games leduc thargos --pairs 40

Each pair starts two fresh processes (two processes of one and the same source differ by some percent here, so that one
long-lived process would measure its own luck), lets both play the same matches of every line one right after the other,
and changes who begins. A line's ratio is decisions a CPU second here over there: the geometric mean of its pairs, with the
interval that holds the truth 95 times in 100 (Student's t over the logarithms). "slower" is said only when the whole
interval lies below the bar. Where rules changed, matches differ; then what is compared is still the time of a decision.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator, Sequence
from io import BytesIO
from math import exp, log
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TREES = ROOT / ".bench" / "trees"


# In a process of its own, with the packages of one tree ---------------------------------------------------------------


def play(setup: Any, matches: range) -> int:
    """Play these matches at random; how many decisions that took. An automaton's decisions count too."""
    work = setup.game.work
    decisions = 0
    for match in matches:
        random = Random(match).random
        table = setup.deal(match.to_bytes(16, "little"))
        while not table.over:
            options = table.options
            table.play(options[int(random() * len(options))])
            decisions += 1
        if work:
            decisions += work(table)
    return decisions


def serve() -> None:
    """Play what is asked for, line by line, and say how long it took."""
    import ludotheque

    setups = {
        f"{name}, {mode}": game.setup(mode=mode) for name, game in ludotheque.games().items() for mode in game.modes
    }
    print(json.dumps(list(setups)), flush=True)
    for asked in sys.stdin:
        line, first, count = json.loads(asked)
        gc.collect()
        began = time.process_time()
        decisions = play(setups[line], range(first, first + count))
        print(json.dumps([decisions, time.process_time() - began]), flush=True)


# The other side -------------------------------------------------------------------------------------------------------


class Tree:
    """One tree's process; asleep unless it plays."""

    def __init__(self, folder: Path, core: int) -> None:
        paths = os.pathsep.join([str(folder / "src"), str(folder / "examples")])
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": paths},
        )
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {core})
        self.lines: list[str] = self.read()

    def measure(self, line: str, first: int, count: int) -> tuple[int, float]:
        assert self.process.stdin
        self.process.stdin.write(json.dumps([line, first, count]) + "\n")
        self.process.stdin.flush()
        decisions, seconds = self.read()
        return decisions, seconds

    def speed(self, line: str, first: int, count: int) -> float:
        decisions, seconds = self.measure(line, first, count)
        return decisions / seconds

    def read(self) -> Any:
        assert self.process.stdout
        text = self.process.stdout.readline()
        if not text:
            raise SystemExit("against: a tree cannot play; its own message is above")
        return json.loads(text)

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def checked_out(revision: str) -> tuple[Path, str]:
    """The other commit's packages, in a folder that is kept."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    folder = TREES / commit[:12]
    if not folder.exists():
        with tarfile.open(fileobj=BytesIO(git("archive", "--format=tar", commit, "src", "examples"))) as packed:
            packed.extractall(folder.with_suffix(".part"), filter="data")
        folder.with_suffix(".part").rename(folder)
    return folder, git("log", "-1", "--format=%h %s", commit).decode().strip()


def git(*arguments: str) -> bytes:
    done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True)
    if done.returncode:
        raise SystemExit(f"against: git {' '.join(arguments)}: {done.stderr.decode().strip()}")
    return done.stdout


def pairs(here: Path, there: Path, number: int, games: Sequence[str], seconds: float) -> Iterator[dict[str, float]]:
    """The logarithm of each line's ratio, pair after pair."""
    counts: dict[str, int] = {}
    core = min(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    for pair in range(number):
        trees = [Tree(here, core), Tree(there, core)]
        shared = [line for line in trees[0].lines if line in trees[1].lines]
        lines = [line for line in shared if not games or line.split(",")[0] in games]
        if not lines:
            raise SystemExit(f"against: no game {' '.join(games)} is in both trees; both have {'; '.join(shared)}")
        ratios: dict[str, float] = {}
        for line in lines:
            if line not in counts:
                counts[line] = matches_in(trees[1], line, seconds)
            count = counts[line]
            order = trees if pair % 2 else trees[::-1]
            for tree in order:
                tree.measure(line, 0, max(1, count // 8))  # so that Python has seen the code it will run
            speed = {id(tree): tree.speed(line, pair * count, count) for tree in order}
            ratios[line] = log(speed[id(trees[0])] / speed[id(trees[1])])
        for tree in trees:
            tree.close()
        yield ratios


def matches_in(tree: Tree, line: str, seconds: float) -> int:
    """How many matches take so long."""
    count = 1
    while (took := tree.measure(line, 0, count)[1]) < seconds / 4:
        count *= 2
    return max(1, round(count * seconds / took))


def interval(logs: Sequence[float]) -> tuple[float, float, float]:
    """The ratio, and between which two it lies 95 times in 100."""
    from ludotheque.lab.stats import t95

    middle = fmean(logs)
    reach = t95(len(logs) - 1) * stdev(logs) / len(logs) ** 0.5
    return exp(middle), exp(middle - reach), exp(middle + reach)


def main(arguments: Sequence[str]) -> int:
    if arguments == ["--serve"]:
        serve()
        return 0
    parser = argparse.ArgumentParser(prog="against", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("revision", help="the other commit: main, HEAD~3, e6a5b4c …")
    parser.add_argument("--here", metavar="COMMIT", help="compare this commit, instead of the tree as it lies here")
    parser.add_argument("--games", nargs="*", default=[], help="only these (default: all)")
    parser.add_argument("--pairs", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of one measurement (default 0.3)")
    parser.add_argument("--bar", type=float, default=0.97, help="slower is what lies below this (default 0.97)")
    given = parser.parse_args(arguments)
    if given.pairs < 2 or given.seconds <= 0:
        parser.error("--pairs must be at least 2, --seconds more than 0")
    folder, name = checked_out(given.revision)
    here = checked_out(given.here)[0] if given.here else ROOT
    print(f"against {name}: {given.pairs} pairs of {given.seconds} s of CPU time a line", file=sys.stderr)
    found: dict[str, list[float]] = {}
    for number, ratios in enumerate(pairs(here, folder, given.pairs, given.games, given.seconds), 1):
        for line, ratio in ratios.items():
            found.setdefault(line, []).append(ratio)
        print(f"\r{number} of {given.pairs} pairs", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    width = max(map(len, found))
    print(
        f"| {'line':{width}} | ratio | 95 % interval | verdict |\n|:{'-' * width}-|------:|:-------------:|:--------|"
    )
    slower = 0
    for line, logs in found.items():
        middle, low, high = interval(logs)
        slower += high < given.bar
        verdict = "slower" if high < given.bar else "faster" if low > 1 else ""
        print(f"| {line:{width}} | {middle:.3f} | {low:.3f} – {high:.3f} | {verdict:7} |")
    print(f"\n{slower} of {len(found)} lines slower than {given.bar:g} times {name}")
    return int(slower > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
