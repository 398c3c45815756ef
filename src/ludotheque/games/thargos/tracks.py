"""Missions in tracks, and what a hand of cards is."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, thing

from .prints import MISSION
from .table import Thargos

HAND = 6
"""Cards in a hand unless a hero says otherwise (D04)."""


def missions_in(table: Thargos, cards: list[int]) -> int:
    kind = table.kit.kind
    return sum(kind[card] == MISSION for card in cards)


class Size(Choice):
    """D05 D06 One of the different hand sizes that heroes give."""

    verb = "size"
    n: int

    @classmethod
    def every(cls, table: Thargos, seat: int, *whose: int) -> list[Size]:
        return [cls(n) for n in hand_sizes(table, seat)]

    def why_not(self, table: Thargos, seat: int, *whose: int) -> Refusal | None:
        return None if self.n in hand_sizes(table, seat) else no("size", "THA-D06")


@step("THA-D05", "THA-D06")
def sizes_offered(table: Thargos, seat: int, *whose: int) -> list[Size]:
    """D05 D06 Asked when a hand is filled, on the own turn or after a lost mission."""
    return Size.every(table, seat)


def hand_sizes(table: Thargos, seat: int) -> list[int]:
    """D04 D05 D07 D08 The hand sizes that faces now showing give; six if none does."""
    sizes = {table.face(place).hand_size for place in table.sides[seat].places if place.hero >= 0} - {0}
    return sorted(sizes) or [HAND]


class LayMission(Choice):
    """S21 THA-M31 D42 A mission from the hand goes into a track; where, the question's own kind says."""

    verb = "mission"
    card: int = thing("card")
    track: int = thing("track")


def no_mission(table: Thargos, seat: int, card: int, clause: str) -> Refusal | None:
    """What forbids a card to be laid as a mission, wherever it goes."""
    if card not in table.sides[seat].hand:
        return no("not_held", clause)
    return None if table.kit.kind[card] == MISSION else no("not_mission", clause)


def must_place(clause: str) -> dict[str, Refusal]:
    """Whoever must lay a mission cannot pass."""
    return dict.fromkeys(("pass", "done"), no("must_place", clause))


def put_mission(table: Thargos, seat: int, card: int, slot: int, clause: str) -> None:
    """A mission goes from a hand into an empty track."""
    table.sides[seat].hand.remove(card)
    lay_mission(table, seat, card, slot, clause)


def lay_mission(table: Thargos, seat: int, card: int, slot: int, clause: str) -> None:
    """THA-M31 S21 A mission lies face up in a track, for all to see."""
    table.slots[slot] = card
    table.missions.append(card)
    table.known.pop(card, None)
    table.stirred = True
    table.say("placed_mission", clause, seat=seat, card=card, n=slot + 1)


def take_away(table: Thargos, slot: int) -> None:
    table.missions.remove(table.slots[slot])
    table.slots[slot] = -1
