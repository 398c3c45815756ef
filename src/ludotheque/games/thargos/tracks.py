"""Missions in tracks, and what a hand of cards is."""

from __future__ import annotations

from .cards import MISSION
from .table import Thargos

HAND = 6
"""Cards in a hand unless a hero says otherwise (D04)."""


def missions_in(table: Thargos, cards: list[int]) -> int:
    kind = table.pool.kind
    return sum(kind[card] == MISSION for card in cards)


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
