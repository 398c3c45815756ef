"""Turns: another action, something gone without, what the Rivals make of a card."""

from __future__ import annotations

from typing import Literal

from .. import rivals
from ..deeds import Deed, affected
from ..effects import Effect, Spoils, Whose
from ..table import MORE, RIVALS


class Again(Effect, frozen=True, tag="again"):
    what: Literal["action", "turn"]

    def do(self, doing: Deed) -> None:
        """E01 An extra action or turn; VP are checked once, at the end of the turn."""
        table = doing.table
        if doing.who == table.active and table.again in ("", MORE):
            table.again = self.what

    def spoils(self) -> Spoils:
        return Spoils(points=1.0)


class Deny(Whose, frozen=True, tag="deny"):
    """For the player's next turn (lasting, attempt) or next conflict (pam)."""

    what: Literal["lasting", "attempt", "pam"] = "attempt"

    def do(self, doing: Deed) -> None:
        """Something the players concerned go without: next turn, which is not the one going on, or next conflict."""
        table = doing.table
        for other in affected(doing, self.who):
            side = table.sides[other]
            if other == table.active and self.what != "pam":
                side.denied_later += self.what
            elif self.what not in side.denied:
                side.denied += self.what
            table.say("denied", seat=other, what=self.what)


class Reroll(Effect, frozen=True, tag="reroll"):
    def do(self, doing: Deed) -> None:
        """O29 A card of the Player makes the Rivals change their attitude."""
        if doing.table.rivals and doing.who != RIVALS:
            rivals.roll_attitude(doing.table)
