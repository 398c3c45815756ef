"""Who faces whom: the tracks of a duel, and those of a circle of three or more (N01–N04, N17)."""

from __future__ import annotations

from functools import cache

Facing = tuple[int, int]
"""A side and a place of it."""


@cache
def slot_count(sides: int) -> int:
    """N02 Four tracks for two sides, two more for each further player."""
    return 4 if sides == 2 else 2 * sides


@cache
def slots_of(sides: int) -> tuple[tuple[int, ...], ...]:
    """N01 N17 For every side the track at each of its four places: in a circle two shared to the left, two to the right."""
    if sides == 2:
        return ((0, 1, 2, 3),) * 2
    return tuple((2 * s, 2 * s + 1, 2 * ((s - 1) % sides), 2 * ((s - 1) % sides) + 1) for s in range(sides))


@cache
def facing_of(sides: int) -> tuple[tuple[Facing, ...], ...]:
    """THA-M01 N12 For every side and place, who stands at the other end of the track."""
    if sides == 2:
        return tuple(tuple((1 - s, p) for p in range(4)) for s in (0, 1))
    return tuple(
        (((s + 1) % sides, 2), ((s + 1) % sides, 3), ((s - 1) % sides, 0), ((s - 1) % sides, 1)) for s in range(sides)
    )
