"""Lastings that go, or come to another hero."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .. import aims, turn
from ..deeds import Deed, to_discard
from ..effects import Effect
from ..table import PLACES, Place, Thargos


class Strip(Effect, frozen=True, tag="strip"):
    """Discard a lasting of an enemy hero."""

    aim: ClassVar[str] = "enemy_lasting"

    def do(self, doing: Deed) -> None:
        """D18 The lasting goes to its owner's discard."""
        table, card = doing.table, doing.target
        place = bearer(table, card)
        if place is not None:
            place.attached.remove(card)
            to_discard(table, card)
            table.say("stripped", seat=doing.who, card=card, hero_card=place.hero)


class MoveLasting(Effect, frozen=True, tag="move_lasting"):
    aim: ClassVar[str] = "movable_lasting"

    def do(self, doing: Deed) -> None:
        """X17 A lasting goes to another own hero that may bear it; Rivals that may not choose leave it (O25)."""
        table, seat, card = doing.table, doing.who, doing.target
        if len(aims.bearers(table, seat, card)) == 1 or aims.chooses(table, seat):
            turn.choose(table, seat, bear, seat, card)


class StealLasting(MoveLasting, frozen=True, tag="steal_lasting"):
    """The same, from an enemy hero."""

    aim: ClassVar[str] = "stealable_lasting"


def bearer(table: Thargos, card: int) -> Place | None:
    """The hero a card lies with."""
    return next((place for side in table.sides for place in side.places if card in place.attached), None)


class Bear(Choice):
    """X17 The own heroes that may bear this lasting and do not yet."""

    verb = "hero"
    hero: int = thing("hero", PLACES)

    def why_not(self, table: Thargos, seat: int, whose: int, card: int) -> Refusal | None:
        place = table.sides[seat].places[self.hero]
        if place.hero < 0:
            return no("no_hero", "THA-X17")
        if card in place.attached:
            return no("bears_it", "THA-X17")
        return None if aims.takes_lasting(table, place, card) else no("faction", "THA-X11")


@question("THA-X17", "THA-D21", takes=Bear, offer="bearers")
def bear(table: Thargos, choice: Bear, seat: int, card: int) -> None:
    """X17 The lasting lies with its new hero."""
    old = bearer(table, card)
    if old is not None:
        old.attached.remove(card)
        new = table.sides[seat].places[choice.hero]
        new.attached.append(card)
        table.stirred = True
        table.say("moved_lasting", seat=seat, card=card, hero_card=new.hero)
