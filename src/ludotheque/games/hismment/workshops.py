"""The workshop of Hismment: decks of forty cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ludotheque.kernel import Box, Deck, DeckWorkshop, Report, Setup

from .cards import Card
from .decks import HEROES, SIZE, TERRAINS, faults, figures, ready_made, warnings
from .faces import ELEMENT_ICONS
from .words import BLOWS, CLASSES, ELEMENTS, KINDS, RARITIES, WEARS

KIND_ICONS = {
    "terrain": "mountains",
    "hero": "crested-helmet",
    "equipment": "broadsword",
    "attack": "punch-blast",
    "chapter": "open-book",
}
MARK_ICONS = {
    "brawler": "fist",
    "swordsman": "broadsword",
    "archer": "bow-arrow",
    "bombardier": "cannon",
    "sorcerer": "wizard-staff",
    "weapon": "crossed-swords",
    "armour": "breastplate",
    "fetish": "voodoo-doll",
    "offensive": "punch-blast",
    "special": "sparkles",
    "support": "health-increase",
}


class FortyCards(DeckWorkshop):
    """Decks of forty, with prices on the curve."""

    sections = KINDS
    facets: ClassVar = {
        "element": ELEMENTS,
        "class": CLASSES,
        "type": (*WEARS, *BLOWS),
        "level": ("1", "2", "3"),
        "rarity": RARITIES,
    }
    scale = "price"

    def ready(self) -> Mapping[str, Deck]:
        return ready_made()

    def order(self, box: Box[Any]) -> list[str]:
        return sorted(box, key=lambda card: int(box[card].number))

    def number(self, card: Card) -> str:
        return str(card.number)

    def section(self, card: Card) -> str:
        return card.kind

    def values(self, card: Card, facet: str) -> Sequence[str]:
        match facet:
            case "element":
                return card.elements
            case "class":
                return [card.klass] if card.klass else []
            case "type":
                return [card.type] if card.type else []
            case "level":
                level = str(card.level)
                return [level] if card.kind != "terrain" and level in self.facets["level"] else []
        return [card.rarity]

    def icon(self, facet: str, value: str) -> str:
        return {"section": KIND_ICONS, "element": ELEMENT_ICONS}.get(facet, MARK_ICONS).get(value, "")

    def scaled(self, card: Card) -> int | None:
        return card.price

    def limit(self, card: Card) -> int:
        return SIZE - TERRAINS - HEROES if card.kind == "chapter" else 1

    def check(self, setup: Setup, made: Deck, where: str) -> Report:
        cards = made.cards
        return Report(faults(setup, cards, where), warnings(setup, cards, where), figures(setup, cards))


workshops = (FortyCards("deck", "HIS1-", settings=("chapter_copies_max", "reinforcements"), clause="HIS-K14"),)
