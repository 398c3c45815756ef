"""Victory points, gained and lost."""

from __future__ import annotations

from .. import ending
from ..deeds import Deed, affected
from ..effects import Effect, Spoils, Whose


class GainVp(Effect, frozen=True, tag="gain_vp"):
    n: int = 1

    def do(self, doing: Deed) -> None:
        """C23 VP from a card."""
        ending.score(doing.table, doing.who, self.n)

    def spoils(self) -> Spoils:
        return Spoils(points=self.n)


class LoseVp(Whose, frozen=True, tag="lose_vp"):
    n: int = 1

    def do(self, doing: Deed) -> None:
        """E16 Never below zero."""
        for other in affected(doing, self.who):
            ending.score(doing.table, other, -self.n)

    def spoils(self) -> Spoils:
        return Spoils(points=self.n)


class StealVp(Effect, frozen=True, tag="steal_vp"):
    n: int = 1

    def aims_at(self) -> str:
        return "opponent"

    def do(self, doing: Deed) -> None:
        """E16 The thief gains what was really taken."""
        taken = min(self.n, doing.table.sides[doing.target].vp)
        ending.score(doing.table, doing.target, -taken)
        ending.score(doing.table, doing.who, taken)

    def spoils(self) -> Spoils:
        return Spoils(points=self.n)
