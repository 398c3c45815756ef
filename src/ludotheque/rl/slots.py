"""Slots: a place in a vector for every name. Names met in sample matches have their own; others share some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b


class Slots:
    """Places 0 to ``size`` - 1. The same names met give the same places, in any process."""

    def __init__(self, met: Counter[str], most: int, spare: int) -> None:
        often = sorted(met, key=lambda name: (-met[name], name))[:most]
        self.own = {name: place for place, name in enumerate(sorted(often))}
        self.spare = spare
        self.size = len(self.own) + spare

    def place(self, name: str) -> int:
        own = self.own.get(name)
        return own if own is not None else len(self.own) + _hash(name) % self.spare

    def apart(self, names: Iterable[str]) -> list[int]:
        """A place for each name, no two the same; -1 for those that no place is left for."""
        taken: set[int] = set()
        places = []
        for name in names:
            place = self.place(name)
            if place in taken:
                free = (len(self.own) + (_hash(name) + i) % self.spare for i in range(self.spare))
                place = next((other for other in free if other not in taken), -1)
            taken.add(place)
            places.append(place)
        return places


def _hash(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")
