"""What a card file may not say, although its words are known: traits that mean nothing on a card of its kind, enemies
and places that do not exist, more cards kept than drawn. Whatever passes works.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from . import traits as t
from . import verbs as v
from .cards import Adventure, CityCard, Enemy, EventCard, Hero, Land, Location, VillainCard, VillainEvent
from .parts import Fight

Fault = tuple[str, str, str, dict[str, object]]
"""The card, the sentence, the clause, and what the sentence names."""
OF_VILLAINS = (t.SearchDouble, t.ExtraGuard, t.IgnoreOne, t.Bully, t.Toll, t.Fence)
OF_ENEMIES = (t.Fierce, t.Greedy)
OF_ADVENTURES = (t.LostOnOne, t.DangerNumber, t.FirstFight)


@lru_cache(maxsize=64)
def faults(box: Any) -> tuple[Fault, ...]:
    """FAG-S30 Every fault of every card."""
    return tuple(
        (name, sentence, clause, words) for name in box for sentence, clause, words in _of_card(box, box[name])
    )


def _of_card(box: Any, card: Any) -> Iterator[tuple[str, str, dict[str, object]]]:
    for trait in getattr(card, "traits", ()):
        if not _means_something(card, trait):
            yield "no-part", "FAG-S30", {"word": trait.__struct_config__.tag}
    if not _in_a_hand(card) and any(isinstance(part, v.Cancel) for part in _within(card)):
        yield "no-part", "FAG-V09", {"word": "cancel"}
    for part in _within(card):
        enemy = getattr(part, "enemy", "") if isinstance(part, v.Fetch | Fight) else ""
        if enemy and enemy not in ("enemy", "nazi") and not (enemy in box and isinstance(box[enemy], Enemy)):
            yield "no-enemy", "FAG-C16", {"word": enemy}
        if isinstance(part, v.Draw) and part.keep > part.n:
            yield "keep", "FAG-V05", {"keep": part.keep, "n": part.n}
        if isinstance(part, v.Storm) and not any(
            type(each) is Land and each.terrain == part.terrain for each in _all(box)
        ):
            yield "no-place", "FAG-K24", {"word": part.terrain}
    cities = [card.home] if isinstance(card, Hero) else [card.city] if isinstance(card, Location) else []
    areas = [card.area] if isinstance(card, Location) else []
    for places, kind in ((cities, "city"), (areas, "land")):
        for place in places:
            if place not in box or box[place].__struct_config__.tag != kind:
                yield "no-place", "FAG-S18", {"word": place}
    if isinstance(card, CityCard) and card.style == "danger" and not (card.danger and card.cliffhanger):
        yield "no-side", "FAG-Y06", {}


def _all(box: Any) -> Iterator[Any]:
    return (box[name] for name in box)


def _means_something(card: Any, trait: Any) -> bool:
    """FAG-S30 Whether a rule reads this trait on such a card."""
    if isinstance(trait, OF_VILLAINS):
        return isinstance(card, VillainCard)
    if isinstance(trait, OF_ENEMIES):
        return isinstance(card, Enemy)
    if isinstance(trait, OF_ADVENTURES):
        return isinstance(card, Adventure)
    if isinstance(card, EventCard | VillainEvent):
        return card.remains
    if isinstance(card, CityCard):
        return card.style in ("gear", "ally")
    return not isinstance(card, VillainCard | Enemy)


def _in_a_hand(card: Any) -> bool:
    """FAG-V09 Whether a card is used when its owner likes, so that it can name the card it stops."""
    at_once = getattr(card, "immediate", False) or getattr(card, "style", "secret") != "secret"
    return not at_once and not hasattr(card, "effects")


def _within(card: Any) -> Iterator[Any]:
    """Everything a card is made of."""
    if isinstance(card, tuple):
        for each in card:
            yield from _within(each)
    elif isinstance(card, msgspec.Struct):
        yield card
        for name in card.__struct_fields__:
            yield from _within(getattr(card, name))
