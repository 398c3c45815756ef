"""The next mission in a track (M31–M37)."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Made, Refusal, no, question

from . import deeds, rivals, turn
from .prints import MISSION
from .table import RIVALS, Thargos
from .tracks import LayMission, Size, lay_mission, missions_in, must_place, no_mission, put_mission, sizes_offered


@step("THA-M31", "THA-M32", "THA-M33", "THA-M34", "THA-N14", "THA-O47")
def replace_mission(table: Thargos, seat: int, slot: int) -> None:
    """THA-M31 THA-M32 THA-M33 The loser lays a mission from hand; with none, the deck is turned over for one."""
    side = table.sides[seat]
    if side.out or table.slots[slot] >= 0:
        return
    if table.rivals and seat == RIVALS:
        rivals.replace(table, slot)
    elif missions_in(table, side.hand):
        turn.choose(table, seat, replaced, seat, slot)
    else:
        search(table, seat, slot)


class Replace(LayMission):
    """THA-M31 THA-M33 Any mission in hand, for the track that lost its own."""

    @classmethod
    def every(cls, table: Thargos, seat: int, whose: int, slot: int) -> list[Replace]:
        return [cls(card, slot) for card in table.sides[seat].hand]

    def why_not(self, table: Thargos, seat: int, whose: int, slot: int) -> Refusal | None:
        if self.track != slot:
            return no("this_track", "THA-M31", n=slot + 1)
        return no_mission(table, seat, self.card, "THA-M31")


REPLACE: Made[tuple[int, int], Replace] = Made(lambda key: Replace(*key))


@step("THA-M31", "THA-M33")
def replacements(table: Thargos, seat: int, whose: int, slot: int) -> list[Replace]:
    """THA-M31 The same, quickly: after every mission won."""
    kind = table.kit.kind
    return [REPLACE[card, slot] for card in table.sides[seat].hand if kind[card] == MISSION]


@question("THA-M31", takes=Replace, offer=replacements, strays=must_place("THA-M31"))
def replaced(table: Thargos, choice: Replace, seat: int, slot: int) -> None:
    """THA-M31 The track has a mission again."""
    put_mission(table, seat, choice.card, slot, "THA-M31")


def search(table: Thargos, seat: int, slot: int) -> None:
    """THA-M32 THA-M34 Cards of the deck are discarded until a mission appears; without one the track stays empty for now."""
    side, kind = table.sides[seat], table.kit.kind
    turned = []
    while side.deck and kind[side.deck[-1]] != MISSION:
        turned.append(side.deck.pop())
    for card in turned:
        deeds.to_discard(table, card)
    if turned:
        table.say("searched", seat=seat, n=len(turned), cards=tuple(turned))
    if side.deck:
        card = side.deck.pop()
        table.known.pop(card, None)
        lay_mission(table, seat, card, slot, "THA-M32")
    else:
        side.owed.append(slot)
        table.say("owes", seat=seat, n=slot + 1)


@step("THA-M35", "THA-D05")
def fill_hand(table: Thargos, seat: int) -> None:
    """THA-M35 D05 D37 Whoever lost the mission draws up to a full hand, if the table plays it so, or what is left."""
    absent = table.sides[seat].out or seat in table.resigned or (table.rivals and seat == RIVALS)
    if not absent and table.setup["refill"] == "at_once":
        turn.choose(table, seat, filled_hand, seat)


@question("THA-M35", "THA-D05", "THA-D37", takes=Size, offer=sizes_offered)
def filled_hand(table: Thargos, choice: Size, seat: int) -> None:
    """THA-M35 D37 All that is missing, or what is left of the deck: only the draw step of an own turn can be lost."""
    side = table.sides[seat]
    turn.draw(table, side, choice.n - len(side.hand))
