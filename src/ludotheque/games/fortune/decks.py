"""Decks and discard piles (FAG-S)."""

from __future__ import annotations

from typing import Any

from .cards import DANGER, DECKS, LOCATION, SHEET, SHOP
from .table import Fortune


def draw(table: Fortune, deck: int) -> int:
    """FAG-S21 The top card; an empty deck is made anew from its discard pile; -1 if both are empty."""
    cards = table.decks[deck]
    if deck == DANGER:
        return _draw_danger(table, cards)
    if not cards:
        if not table.piles[deck]:
            return -1
        renew(table, deck)
    return cards.pop()


def _draw_danger(table: Fortune, cards: list[int]) -> int:
    """FAG-D23 FAG-D24 FAG-D25 Any card of the shuffled deck, or the bottom card when the deck goes round."""
    if not cards:
        return -1
    if table.setup["danger_deck"] == "cycle_bottom":
        return cards.pop(0)
    i = table.dice.below(len(cards))
    cards[i], cards[-1] = cards[-1], cards[i]
    return cards.pop()


def renew(table: Fortune, deck: int) -> None:
    """FAG-S22 FAG-S23 The whole discard pile is shuffled into a fresh deck."""
    cards = table.decks[deck]
    cards += table.piles[deck]
    table.piles[deck] = []
    table.shuffle(cards)


def discard(table: Fortune, card: int) -> None:
    """FAG-S17 FAG-S20 FAG-S22 FAG-G14 FAG-D26 To its discard pile, its deck or the shop; a shuffle icon renews the
    deck.
    """
    lib = table.lib
    deck = lib.deck[card]
    if deck == SHOP:
        table.shop.append(card)
    elif deck == DANGER:
        table.decks[DANGER].append(card)
    elif deck != SHEET:
        table.piles[deck].append(card)
        if lib.cards[card].shuffle:
            table.say("shuffled", deck=DECKS[deck])
            renew(table, deck)


def draw_location(table: Fortune) -> Any:
    """FAG-S17 FAG-S18 A location card, discarded as soon as it has been read."""
    card = draw(table, LOCATION)
    location = table.lib.cards[card]
    discard(table, card)
    return location


def random_location(table: Fortune) -> str:
    """FAG-S18 The area of a location card."""
    return str(draw_location(table).area)


def random_city(table: Fortune) -> str:
    """FAG-S18 The city of a location card."""
    return str(draw_location(table).city)
