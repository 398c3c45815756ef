"""What the booklet advises whoever builds a deck (B17, B26–B28): never binding, told in the workshop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.kernel import Problem, Setup

from .cards import Card
from .decks import PARTY, Battledeck, in_story
from .effects import Bonus, Effect, HandSize
from .prints import ATTRIBUTES
from .tracks import HAND
from .verbs.piles import Burn

FEW = 15
"""Missions in a deck under which replacing lost ones soon burns it (B17)."""
EASY, DEAR = 2, 3
"""Missions worth at most and at least so much: a deck should have both (B27)."""


def advice(setup: Setup, deck: Battledeck, where: str) -> Iterator[Problem]:
    """Everything that the maker of this deck may want to know."""
    box, game = setup.box, setup.game
    heroes = [box[name] for name in deck.heroes]
    for name in deck.heroes:
        if 0 < hand_of(box[name]) < HAND and not any(hand_of(hero) > HAND for hero in heroes):
            helper = next((other for other in box if box[other].kind == "hero" and hand_of(box[other]) > HAND), "")
            if helper:
                yield game.problem(
                    f"{where}.heroes", "advise-pair", "THA-B26", card=name, hero_card=helper, n=hand_of(box[name])
                )
    for name in deck.cards:
        for partner in partners(box[name]):
            if partner in box and deck.cards.get(partner, 0) < min(2, box[partner].copies):
                yield game.problem(
                    where, "advise-partner", "THA-B26", card=name, hero_card=partner, n=deck.cards.get(partner, 0)
                )
    if not in_story(setup):
        yield from _about_missions(setup, deck, where)


def _about_missions(setup: Setup, deck: Battledeck, where: str) -> Iterator[Problem]:
    """B17 B27 Missions to lay out: enough of them, some easy and some dear, for what the party is good at."""
    box, game = setup.box, setup.game
    missions = [box[name] for name, n in deck.cards.items() if box[name].kind == "mission" for _ in range(n)]
    if not missions:
        return
    if len(missions) < FEW:
        yield game.problem(where, "advise-missions", "THA-B17", n=len(missions))
    if all(mission.vp < DEAR for mission in missions) or all(mission.vp > EASY for mission in missions):
        yield game.problem(where, "advise-mix", "THA-B27")
    if len(deck.heroes) == PARTY:
        totals = {name: sum(getattr(box[hero].ready, name) for hero in deck.heroes) for name in ATTRIBUTES}
        best = max(totals, key=totals.__getitem__)
        fitting = sum(bool(getattr(mission, best)) for mission in missions)
        if 4 * fitting < len(missions):
            yield game.problem(where, "advise-attribute", "THA-B27", attribute=best, n=fitting, all=len(missions))


def hand_of(card: Card) -> int:
    """The hand size that a hero's ready face gives; 0 if it says nothing."""
    effects = card.ready.effects if card.ready is not None else ()
    return next((effect.size for effect in effects if isinstance(effect, HandSize)), 0)


def partners(card: Card) -> list[str]:
    """The cards beside which this one gives more."""
    return [effect.beside for effect in card.effects if isinstance(effect, Bonus) and effect.beside]


def attrition(setup: Setup, deck: Battledeck) -> int:
    """B28 How many cards of other decks the deck's actions can burn."""

    def burnt(effects: tuple[Effect, ...] | Any) -> int:
        return sum(effect.n for effect in effects if isinstance(effect, Burn) and effect.who != "you")

    return sum(n * burnt(setup.box[name].effects) for name, n in deck.cards.items() if setup.box[name].kind == "action")
