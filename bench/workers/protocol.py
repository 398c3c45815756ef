"""The line protocol between bench/run and a worker, and the one loop that times everything.

A worker is a process that holds one library. It reads one JSON line per measurement, ``{"subject": "leduc playouts",
"seconds": 0.3}``, and answers ``{"units": decisions, "count": games, "seconds": elapsed}``. Between measurements it sleeps,
so that several workers can take turns on one core.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from random import Random
from time import perf_counter
from typing import Any

Work = Callable[[], int]
"""Does one unit-counted piece of work (a whole game, a round of clones) and says how many units it was."""

Subjects = dict[str, Callable[[], Work]]
"""What a worker can measure; the work is prepared, untimed, on first use."""


def measure(work: Work, seconds: float) -> dict[str, float]:
    """Repeat the work until the time is up."""
    units = count = 0
    start = now = perf_counter()
    end = start + seconds
    while now < end:
        units += work()
        count += 1
        now = perf_counter()
    return {"units": units, "count": count, "seconds": now - start}


def serve(subjects: Subjects, facts: dict[str, Any]) -> None:
    """Say once what this worker is and can measure, then measure whatever is asked for."""
    print(json.dumps({"facts": facts, "subjects": sorted(subjects)}), flush=True)
    ready: dict[str, Work] = {}
    for line in sys.stdin:
        order = json.loads(line)
        name = order["subject"]
        if name not in ready:
            ready[name] = subjects[name]()
        print(json.dumps(measure(ready[name], order["seconds"])), flush=True)


def cloning(positions: Iterable[Any]) -> Work:
    """Work that clones each of these positions once; both sides spell it ``position.clone()``."""
    kept = list(positions)

    def once() -> int:
        for position in kept:
            position.clone()
        return len(kept)

    return once


def sampled(states_of_a_game: Callable[[Random], Iterable[Any]], games: int = 20, limit: int = 200) -> list[Any]:
    """Positions to clone: spread evenly over every decision of some random games, so early and late ones both count."""
    random = Random(1)
    seen = [state for _ in range(games) for state in states_of_a_game(random)]
    return seen[:: max(1, len(seen) // limit)]
