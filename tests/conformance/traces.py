"""Traces: everything that can be told about a match at each of its decisions, as one hash a decision.

Run as a program this prints the traces of a case, so that a second process can be compared with this one:
``python -m tests.conformance.traces MODULE:GAME MODE SEATS MATCHES``
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from typing import Any

import msgspec

from ludotheque.testing import Case, Spot

NEWS = 12
"""Lines at the end of the log that a fingerprint reads; the ones before were read at earlier decisions."""


def fingerprint(spot: Spot, table: Any = None) -> str:
    """A hash of the whole table — state, story, options — and of what the spectator and those who are asked see of it."""
    table = spot.table if table is None else table
    eyes = [None, *table.waiting]
    seen = [spot.game.scene(table, eye, "en") for eye in eyes]
    told = [spot.game.log(table, eye, "en", start=max(0, len(table.story) - NEWS)) for eye in eyes]
    offered = [table.options_of(seat) for seat in table.waiting]
    parts = msgspec.json.encode([seen, told, offered, table.seat, table.waiting])
    return blake2b(spot.game.dumps(table) + parts, digest_size=12).hexdigest()


def trace(spot: Spot, disturb: Callable[[], None] = lambda: None) -> list[str]:
    """Play a match to its end; its fingerprint wherever one is due. ``disturb`` is called in between."""
    prints = [fingerprint(spot)]
    while not spot.done:
        disturb()
        spot.step()
        if spot.due:
            prints.append(fingerprint(spot))
    return prints


def source_of(case: Case) -> str:
    """Where another process can import the game from."""
    module = case.game.table.__module__
    while module:
        for name, value in vars(import_module(module)).items():
            if value is case.game:
                return f"{module}:{name}"
        module = module.rpartition(".")[0]
    raise AssertionError(f"{case.game.name}: no module above {case.game.table.__module__} holds the Game")


def main(source: str, mode: str, seats: str, matches: str) -> None:
    module, _, name = source.partition(":")
    case = Case(getattr(import_module(module), name), mode, int(seats))
    sys.stdout.write("\n".join(" ".join(trace(Spot(case, number))) for number in range(1, int(matches) + 1)))


if __name__ == "__main__":
    main(*sys.argv[1:])
