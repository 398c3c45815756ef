"""Sight: who sees which card. Everything here follows from the zones' declared visibility and from what was shown.

Seats are bits of a mask; one more bit stands for spectators. Scenes, the log's redaction, undo's "was something revealed?"
and ``guess`` all ask here, so that they cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from .dice import Dice
from .state import Sight, Zone

if TYPE_CHECKING:
    from .table import Table

SPECTATOR = 1 << 30
EVERYONE = -1  # every bit set
GUESSES = 16
"""How often to deal anew when a deal contradicts that somebody is being asked."""

T = TypeVar("T", bound="Table")


def eye_bit(seat: int | None) -> int:
    return SPECTATOR if seat is None else 1 << seat


def zones(table: Table) -> list[Zone]:
    """Every zone on the table, in the order the fields are declared."""
    found: list[Zone] = []
    table.find_zones("", -1, found)
    return found


def zone_mask(sight: Sight, owner: int) -> int:
    """Who sees the cards of a zone just because of where they lie."""
    if sight is Sight.ALL:
        return EVERYONE
    return 1 << owner if sight is Sight.OWNER and owner >= 0 else 0


def card_sight(table: Table, card: Any) -> int:
    """Who can see this card now, as a mask; a card that lies in no zone has been taken out of the game, in the open."""
    for _, sight, owner, cards in zones(table):
        if card in cards:
            return zone_mask(sight, owner) | table.known.get(card, 0)
    return EVERYONE


def knowledge(table: Table, seat: int | None) -> dict[str, tuple[int | None, ...] | None]:
    """All that a seat can see of the zones: card by card, None for a card it cannot see or a zone it cannot count."""
    bit = eye_bit(seat)
    seen: dict[str, tuple[int | None, ...] | None] = {}
    for path, sight, owner, cards in zones(table):
        mask = zone_mask(sight, owner)
        if sight is Sight.NONE and not any(table.known.get(card, 0) & bit for card in cards):
            seen[path] = None
        else:
            seen[path] = tuple(card if (mask | table.known.get(card, 0)) & bit else None for card in cards)
    return seen


def who_knows(table: Table) -> dict[int, int]:
    """For every card, who knows where it is, as a mask."""
    known = table.known
    return {
        card: mask | known.get(card, 0)
        for _, sight, owner, cards in zones(table)
        for mask in (zone_mask(sight, owner),)
        for card in cards
    }


def guess(table: T, seat: int, dice: Dice) -> T:
    """Deal everything this seat cannot see anew, among cards with the same back; chance to come is another stream."""
    for _ in range(GUESSES):
        world = table.clone()
        world.story = None
        world.dice = dice.fork()
        _redeal(world, seat, dice)
        table.setup.game.redeal(world, seat, dice)
        if world.over or world.ask_again():
            if world.barrier is not None:
                _guess_answers(world, seat, dice)
            return world
    # Only for a seat that is not asked itself: that the other one is asked already tells what it must hold.
    world.options, world.barrier = table.options, table.barrier
    return world


def _redeal(world: Table, seat: int, dice: Dice) -> None:
    """Shuffle the cards out of this seat's sight among their places; what others know of a place stays with the place."""
    bit = 1 << seat
    known, back = world.known, world.setup.game.back
    slots: dict[object, list[tuple[list[int], int]]] = {}
    for _, sight, owner, cards in zones(world):
        if not zone_mask(sight, owner) & bit:
            for i, card in enumerate(cards):
                if not known.get(card, 0) & bit:
                    slots.setdefault(back(world, card), []).append((cards, i))
    moved: dict[int, int] = {}
    for places in slots.values():
        was = [cards[i] for cards, i in places]
        now = sorted(was)  # not the true order: a guess comes from what the seat knows, and from the dice
        dice.shuffle(now)
        for (cards, i), old, new in zip(places, was, now, strict=True):
            cards[i] = new
            if old in known:
                moved[new] = known[old]
    if known:
        hidden = {cards[i] for places in slots.values() for cards, i in places}
        world.known = {card: mask for card, mask in known.items() if card not in hidden} | moved


def _guess_answers(world: Table, seat: int, dice: Dice) -> None:
    """Others' secret answers to an open simultaneous decision could be any of what they were offered."""
    barrier = world.barrier
    assert barrier is not None
    answered = {
        other: option if other == seat else barrier.offered[other][dice.below(len(barrier.offered[other]))]
        for other, option in barrier.answered.items()
    }
    world.barrier = type(barrier)(barrier.offered, answered)
