"""Workers, one process per library, taking turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from environment import BENCH, Environment, Missing


class Worker:
    """One library in its own process; asleep unless it is measuring."""

    def __init__(self, command: list[str | Path]) -> None:
        env = dict(os.environ, NODE_ENV="production")  # boardgame.io checks more in development; Python does not care
        # In a session of its own, so that Ctrl-C reaches only bench/run, which then closes every worker.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, start_new_session=True
        )
        hello = self._read()
        self.facts: dict[str, Any] = hello["facts"]
        self.subjects: list[str] = hello["subjects"]

    @property
    def name(self) -> str:
        return str(self.facts["name"])

    def measure(self, subject: str, seconds: float) -> dict[str, float]:
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"subject": subject, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        answer: dict[str, float] = self._read()
        return answer

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()

    def _read(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise Missing(f"the worker {self._process.args!r} stopped; its own message is above")
        return json.loads(line)


@dataclass
class Series:
    """Every round of one subject in one library."""

    rates: list[float] = field(default_factory=list)
    units: float = 0
    count: float = 0

    @property
    def best(self) -> float:
        """Units (decisions, clones) a second in the best round."""
        return max(self.rates)

    @property
    def per_count(self) -> float:
        """Decisions a game."""
        return self.units / self.count


Measured = dict[tuple[str, str], Series]
"""(library, subject) → its rounds."""


def start(environment: Environment) -> list[Worker]:
    """Ours first, then the peers."""
    workers = BENCH / "workers"
    return [
        Worker([environment.ours, workers / "ours.py"]),
        Worker([environment.peers, workers / "openspiel.py"]),
        Worker([environment.peers, workers / "rlcard_env.py"]),
        Worker([environment.peers, workers / "pettingzoo_env.py"]),
        Worker([environment.node, BENCH / "boardgameio" / "worker.mjs", environment.modules]),
    ]


def interleave(workers: list[Worker], rounds: int, seconds: float) -> Measured:
    """Each round measures everything once, so that a busy minute of the machine hurts every library alike."""
    plan = [(worker, subject) for worker in workers for subject in worker.subjects]
    measured: Measured = {(worker.name, subject): Series() for worker, subject in plan}
    print(f"bench: {len(plan)} measurements × {rounds} rounds × {seconds} s", file=sys.stderr)
    for round_number in range(1, rounds + 1):
        for done, (worker, subject) in enumerate(plan, 1):
            _progress(f"round {round_number} of {rounds}, {done} of {len(plan)}: {worker.name}, {subject}")
            got = worker.measure(subject, seconds)
            series = measured[worker.name, subject]
            series.rates.append(got["units"] / got["seconds"])
            series.units += got["units"]
            series.count += got["count"]
        if not sys.stderr.isatty():
            print(f"bench: round {round_number} of {rounds} done", file=sys.stderr, flush=True)
    _progress("")
    return measured


def _progress(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{what}", end="", file=sys.stderr, flush=True)
