"""The field: 36 squares and two start squares (HIS-M01 … M04).

A square is a number: six to a row, row 0 first. Rows 1 to 6 are the grid; of rows 0 and 7 only the start squares exist.
"""

from __future__ import annotations

from functools import cache

COLUMNS = 6
GRID = range(COLUMNS, 7 * COLUMNS)
_STARTS = {"centre": ("C0", "D7"), "corner": ("A0", "F7")}
FARTHEST = 12


def square_name(square: int) -> str:
    """HIS-M03 ``C0`` … ``F7``."""
    return "ABCDEF"[square % COLUMNS] + str(square // COLUMNS)


def square_called(name: str) -> int:
    """The number of a square; ValueError if there is none."""
    if len(name) != 2 or name[0] not in "ABCDEF" or name[1] not in "01234567":
        raise ValueError(
            f"no square is called {name!r}; they go from A1 to F6, with C0 and D7 (or A0 and F7) as starts"
        )
    return "ABCDEF".index(name[0]) + COLUMNS * int(name[1])


def square_distance(a: int, b: int) -> int:
    """HIS-C02 Diagonals count as one."""
    return max(abs(a % COLUMNS - b % COLUMNS), abs(a // COLUMNS - b // COLUMNS))


def orthogonal_distance(a: int, b: int) -> int:
    """HIS-C02 Diagonals do not count."""
    return abs(a % COLUMNS - b % COLUMNS) + abs(a // COLUMNS - b // COLUMNS)


@cache
class Board:
    """A layout: where the start squares are and which squares touch."""

    def __init__(self, layout: str) -> None:
        self.starts = tuple(square_called(name) for name in _STARTS[layout])
        self.entries = (self.starts[0] + COLUMNS, self.starts[1] - COLUMNS)
        self.squares = (*GRID, *self.starts)
        self.beside = {square: self._beside(square) for square in self.squares}
        self.corners = {square: self._corners(square) for square in self.squares}
        self._far = {square: self._distances(square) for square in self.squares}
        self._near: dict[tuple[int, int], tuple[int, ...]] = {}

    def _beside(self, square: int) -> tuple[int, ...]:
        """HIS-M04 HIS-M15 The squares one step away; a start square has one neighbour."""
        if square in self.starts:
            return (self.entries[self.starts.index(square)],)
        near = [other for other in GRID if orthogonal_distance(square, other) == 1]
        return (*near, *(start for start, entry in zip(self.starts, self.entries, strict=True) if entry == square))

    def _corners(self, square: int) -> tuple[int, ...]:
        """The squares one diagonal step away, for heroes that may take one."""
        if square in self.starts:
            return ()
        return tuple(o for o in GRID if square_distance(square, o) == 1 and orthogonal_distance(square, o) == 2)

    def _distances(self, square: int) -> dict[int, int]:
        far, edge = {square: 0}, [square]
        for here in edge:
            for other in self.beside[here]:
                if other not in far:
                    far[other] = far[here] + 1
                    edge.append(other)
        return far

    def walk(self, a: int, b: int) -> int:
        """How many steps from a to b on an empty field."""
        return self._far[a][b]

    def near(self, square: int, steps: int) -> tuple[int, ...]:
        """Every other square within so many steps on an empty field, in order."""
        steps = min(steps, FARTHEST)
        found = self._near.get((square, steps))
        if found is None:
            far = self._far[square]
            found = self._near[square, steps] = tuple(sorted(o for o, n in far.items() if 0 < n <= steps))
        return found

    def reach(self, square: int, steps: int, shut: set[int], diagonal: bool) -> dict[int, int]:
        """Every square a hero can walk to around ``shut`` ones, with the square before it on the way."""
        came: dict[int, int] = {square: square}
        edge = [square]
        for _ in range(min(steps, len(self.squares))):  # a Speed multiplied again and again has no bounds
            after = []
            for here in edge:
                near = self.beside[here] + self.corners[here] if diagonal else self.beside[here]
                for other in near:
                    if other not in came and other not in shut:
                        came[other] = here
                        after.append(other)
            edge = after
        del came[square]
        return came
