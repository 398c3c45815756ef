"""DRM-P The board: tiles of four zones, what is beside what, and how far things are."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .content import Encounter

NOWHERE = -1
"""Where a figure is that is on no zone."""
CORNERS = ("NW", "NE", "SW", "SE")
FAR = 99
"""Farther than any board is wide: there is no way."""

Distances = tuple[tuple[int, ...], ...]


class Board:
    """DRM-P01 to DRM-P10 The zones of an encounter by number, in the order that settles last ties."""

    def __init__(self, encounter: Encounter) -> None:
        tiles = sorted(encounter.tiles)
        self.names = tuple(f"{tile}.{corner}" for tile in tiles for corner in CORNERS)
        self.number = {name: zone for zone, name in enumerate(self.names)}
        self.at = tuple(_place(name) for name in self.names)
        walls = {frozenset(wall.split("-")) for wall in encounter.walls}
        self.walls = tuple(sorted(tuple(sorted(self.number[end] for end in wall)) for wall in walls))
        self.pit = self.number[encounter.yellow] if encounter.pit else -1
        caves = encounter.caverns
        self.caverns = frozenset(self.number[name] for name in caves.zones) if caves else frozenset()
        self.entrance = self.number[caves.entrance] if caves else -1
        self.beside = tuple(
            tuple(b for b in range(len(self.at)) if _touch(self.at[a], self.at[b]) and not self._walled(a, b))
            for a in range(len(self.at))
        )
        self.steps = tuple(tuple(b for b in near if b != self.pit) for near in self.beside)
        """DRM-P08 Where one can go from a zone."""
        self.guarded_steps = tuple(
            tuple(b for b in near if b not in self.caverns or a in self.caverns) for a, near in enumerate(self.steps)
        )
        """DRM-E4-07 The same for a hero while the entrance of the caverns is guarded."""
        self.span = self._distances(lambda a: self.beside[a])
        """DRM-P04 DRM-P05 Distance for ranges: walls cut it, the Pit does not."""
        self.walk = self._distances(lambda a: self.steps[a])
        self.guarded_walk = self._distances(lambda a: self.guarded_steps[a])
        self.flight = tuple(tuple(abs(x - u) + abs(y - v) for u, v in self.at) for x, y in self.at)
        """DRM-M28 Distance that ignores walls."""
        self.within = tuple(
            tuple(tuple(b for b in range(len(self.at)) if row[b] <= reach) for row in self.span) for reach in range(4)
        )
        """DRM-P05 within[reach][zone]: the zones at most that far."""

    def _walled(self, a: int, b: int) -> bool:
        return (min(a, b), max(a, b)) in self.walls

    def _distances(self, near: Callable[[int], Iterable[int]]) -> Distances:
        return tuple(_spread(start, len(self.at), near) for start in range(len(self.at)))


def _place(name: str) -> tuple[int, int]:
    """Column and row of a zone on the grid."""
    tile, corner = name.split(".")
    return 2 * (ord(tile[0]) - ord("A")) + (corner[1] == "E"), 2 * (int(tile[1:]) - 1) + (corner[0] == "S")


def _touch(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def _spread(start: int, size: int, near: Callable[[int], Iterable[int]]) -> tuple[int, ...]:
    far = [FAR] * size
    far[start] = 0
    waiting = deque([start])
    while waiting:
        zone = waiting.popleft()
        for other in near(zone):
            if far[other] == FAR:
                far[other] = far[zone] + 1
                waiting.append(other)
    return tuple(far)
