"""DRM-H02 What hidden cards look like from outside, and guesses about them."""

from __future__ import annotations

from ludotheque.kernel import Dice

from .table import Ritual


def back(table: Ritual, card: int) -> object:
    """DRM-H02 The deck a card belongs to; the top card of the AI deck shows its number."""
    kit = table.kit
    if table.ai_deck and table.ai_deck[-1] == card:
        return "ai", kit.back[card]
    return kit.deck_of[card]


def redeal(table: Ritual, seat: int, dice: Dice) -> None:
    """DRM-H02 Any card of the number that shows may lie on top of the AI deck, and the others below in any order."""
    deck = table.ai_deck
    if len(deck) < 2:
        return
    number = table.setup.kit.back
    shown = number[deck[-1]]
    cards = sorted(deck)
    same = [card for card in cards if number[card] == shown]
    top = same[dice.below(len(same))]
    cards.remove(top)
    dice.shuffle(cards)
    table.ai_deck = [*cards, top]
