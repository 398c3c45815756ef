"""Kit: the printed facts of every card of a match, by the number it has on the table, ready to be looked up quickly.

Numbers 0–39 are the first deck, 40–79 the second. For positions the catalogue comes on top: each card of the box three
times, so that any card can lie anywhere, whatever the decks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from ludotheque.kernel import Setup

from .board import Board
from .bounds import SIDE_WORDS
from .cards import line_of
from .conditions import release_ways
from .decks import decks_of
from .effects import (
    AnyEffect,
    CopyPower,
    Damage,
    Ko,
    Modify,
    MoveHero,
    Push,
    Revert,
    Salvage,
    Teleport,
    Text,
)
from .grammar import every_part, inner_scripts
from .words import BEATS, BLOWS, CLASSES, KINDS, PM, PV, STATS, WEARS, mask

if TYPE_CHECKING:
    from .cards import Card

F = TypeVar("F")
DECK = 40
CATALOGUE_COPIES = 3
CODES = {
    name: code
    for code, name in enumerate(
        (*STATS, "pierce", "immune", "cap", "reflect", "range", "class_bonus", "metric", "diagonal", "root", "no_attack",
         "no_power", "cost", "element_bonus", "extra_attack", "add_element", "replace_element", "second", "discount",
         "extra_attack_card", "extra_equipment")
    )
}  # fmt: skip
_NOTHING = (0,) * len(STATS)
HOW = {"add": 0, "set": 1, "times": 2}
ADD_ELEMENT, REPLACE_ELEMENT = ELEMENT_CODES = CODES["add_element"], CODES["replace_element"]
NOBODYS = -1
"""The seat of what is nobody's: the Terrain."""
HEROES, HEARTS = 1, 2
"""Whom a text can hurt: heroes, while there are any; Hearts, whoever is left."""
_BEFORE = ("before", "on_attack_declared")
SIDE_CODES = frozenset(CODES[name] for name in SIDE_WORDS)

Static = tuple[int, Modify, int]
"""A modifier that always works while its card does: text, effect, value."""


class Kit:
    def __init__(self, setup: Setup, catalogue: bool) -> None:
        box = setup.box
        self.catalogue = catalogue
        self.names: list[str] = [name for deck in decks_of(setup) for name in deck]
        if catalogue:
            self.names += [name for name in box for _ in range(CATALOGUE_COPIES)]
        cards = box.cards
        self.cards = self._each(cards, lambda card: card)
        self.kind = self._each(cards, lambda card: KINDS.index(card.kind))
        self.level = self._each(cards, lambda card: card.level)
        self.price = self._each(cards, lambda card: card.price)
        self.resale = [(price + 1) // 2 for price in self.price]
        self.elements = self._each(cards, lambda card: mask(card.elements))
        self.klass = self._each(cards, lambda card: CLASSES.index(card.klass) if card.klass else -1)
        self.type = self._each(cards, _type)
        lines = {name: line_of(cards, name) for name, card in cards.items() if card.kind == "hero"}
        self.line = [lines.get(name, "") for name in self.names]
        self.lower = self._each(cards, lambda card: card.evolves_from)
        self.stats: list[tuple[int, ...]] = self._each(
            cards, lambda card: tuple([getattr(card, stat) for stat in STATS])
        )
        self.bonus = self._each(cards, lambda card: _by_stat(card.bonus))
        self.boost = self._each(cards, lambda card: _by_stat(card.boost))
        self.malus = self._each(cards, lambda card: _by_stat(card.malus))
        self.damage = self._each(cards, lambda card: card.damage)
        self.cost = self._each(cards, lambda card: card.cost)
        self.exhaustion = self._each(cards, lambda card: card.exhaustion)
        self.life = self._each(cards, lambda card: -1 if card.life is None else card.life)
        self.signature = self._each(cards, lambda card: card.signature)

        options = setup.options
        self.strict = options["phase_order"] == "strict"
        self.automatic = options["draw_and_roll"] == "mandatory"
        self.one_release = options["releases_per_turn"] == "one"
        self.luck_income = options["luck_income"]
        self.power_limit = 1 if options["power_uses"] == "once_per_turn" else 20
        self.shared_chain = options["attack_chain"] == "shared"
        self.history_chain = options["level_chain"] == "history"
        self.ticks_in_prison = options["equipment_tick"] == "always"
        self.push_back = options["occupied_start"] == "push_back"
        self.reinforcements = options["reinforcements"] == "on"
        self.no_progress = options["no_progress_rounds"]
        self.max_rounds = options["max_rounds"]
        self.board = Board(options["start_layout"])
        self.sorcerer_metric = 0 if options["sorcerer_metric"] == "square" else 1
        self.beats = BEATS[options["element_table"]]
        self.weak_to = self._each(cards, lambda card: _union(self.beats, card.elements) if card.heart else 0)

        ways = {name: release_ways(cards, name) for name, card in cards.items() if card.kind == "hero"}
        self.ways = [ways.get(name, []) for name in self.names]
        self._read_texts(cards)
        self.hurts = {
            name: max([hurting(text.do) for text in (*card.texts, *card.signature_texts)], default=0)
            for name, card in cards.items()
        }
        """HIS-Q09 (b) By name: whom a card's texts can hurt, if anybody: HEROES, or even HEARTS."""
        self._terrains = frozenset(
            id(part) for card in cards.values() if card.heart for text in card.texts for part in every_part(text.do)
        )
        self.on = self._by_moment()
        self.static = self._statics()
        lifting = [self.static.get(code, {}) for code in (PV, PM, *ELEMENT_CODES)]  # elements: HIS-X19
        lifted = [static for cards_of in lifting for found in cards_of.values() for static in found]
        self.charges = frozenset(
            number
            for number, text in enumerate(self.texts)
            if text.when in _BEFORE and any(_brings_nearer(part) for part in every_part(text.do))
        )
        """HIS-F22 Texts before a blow that may bring its target into reach."""
        self.shaky = any(self.texts[text].needs for text, _, _ in lifted)
        """HIS-A28 Whether a maximum may fall at any moment, because a condition no longer holds."""

    def _each(self, cards: Mapping[str, Card], fact: Callable[[Card], F]) -> list[F]:
        """One fact for each card on the table, worked out once for all copies of a card."""
        found = {name: fact(cards[name]) for name in dict.fromkeys(self.names)}
        return [found[name] for name in self.names]

    def _read_texts(self, cards: dict[str, Any]) -> None:
        """Number every text and every list of effects, in the order of the box: saved matches speak of them by number."""
        self.texts: list[Text] = []
        self.scripts: list[list[AnyEffect]] = []
        self.script_of: list[int] = []
        self.text_card: list[str] = []
        self._number: dict[int, int] = {}
        self._texts_of: dict[tuple[str, str], tuple[tuple[int, Text], ...]] = {}
        for name, card in cards.items():
            for field in ("texts", "signature_texts"):
                numbered = []
                for text in getattr(card, field):
                    numbered.append((len(self.texts), text))
                    self.texts.append(text)
                    self.text_card.append(name)
                    self.script_of.append(self._script(text.do))
                self._texts_of[name, field] = tuple(numbered)

    def _script(self, effects: list[AnyEffect]) -> int:
        number = self._number[id(effects)] = len(self.scripts)
        self.scripts.append(effects)
        for effect in effects:
            for inner in inner_scripts(effect):
                self._script(inner)
        return number

    def script(self, effects: list[AnyEffect]) -> int:
        """The number of a list of effects that stands inside a text."""
        return self._number[id(effects)]

    def doer(self, effect: AnyEffect, seat: int) -> int:
        """HIS-F21 Whose deed a part is that acts for this seat: its own, or nobody's where the Terrain says it."""
        return NOBODYS if id(effect) in self._terrains else seat

    def _by_moment(self) -> dict[str, dict[int, tuple[int, ...]]]:
        """For each moment, the cards with a text for it."""
        on: dict[str, dict[int, tuple[int, ...]]] = {}
        for card, name in enumerate(self.names):
            for field, prefix in (("texts", ""), ("signature_texts", "signature ")):
                for number, text in self._texts_of[name, field]:
                    here = on.setdefault(prefix + text.when, {})
                    here[card] = (*here.get(card, ()), number)
        return on

    def _statics(self) -> dict[int, dict[int, tuple[Static, ...]]]:
        """For each thing that can be modified, the cards that modify it all the time."""
        found: dict[int, dict[int, tuple[Static, ...]]] = {}
        for card, numbers in self.on.get("static", {}).items():
            for number in numbers:
                for effect in self.texts[number].do:
                    if isinstance(effect, Modify):
                        here = found.setdefault(CODES[effect.what], {})
                        here[card] = (*here.get(card, ()), (number, effect, value_of(effect)))
        return found


def _brings_nearer(effect: AnyEffect) -> bool:
    return isinstance(effect, MoveHero | Teleport | Push) or (isinstance(effect, Modify) and effect.what == "range")


def value_of(effect: Modify) -> int:
    """How much a modifier modifies; for elements, which one."""
    return mask([effect.element]) if effect.element else effect.by


def hurting(effects: list[AnyEffect]) -> int:
    """HIS-Q09 Whom some effect here, or inside one of these, can hurt: nobody (0), HEROES, or even HEARTS.

    What brings back or fits an attack, or a level of an own hero that could bear one, can lead to anything.
    """
    worst = 0
    for effect in every_part(effects):
        if isinstance(effect, Damage):
            worst = max(worst, HEARTS if effect.to.endswith(("heart", "hearts")) else HEROES)
        elif isinstance(effect, Ko | CopyPower) or (isinstance(effect, Modify) and effect.what == "reflect"):
            worst = max(worst, HEROES)
        elif isinstance(effect, Salvage) or (isinstance(effect, Modify) and effect.element) or _reverts_own(effect):
            worst = HEARTS
    return worst


def _reverts_own(effect: AnyEffect) -> bool:
    return isinstance(effect, Revert) and effect.to != "target" and "enemy" not in effect.to


def _by_stat(changes: Mapping[Any, int]) -> tuple[int, ...]:
    """Changes of stats in the order of the stats, or one shared row of nothing."""
    return tuple([changes.get(stat, 0) for stat in STATS]) if changes else _NOTHING


def _type(card: Any) -> int:
    if card.kind == "equipment":
        return WEARS.index(card.type)
    return BLOWS.index(card.type) if card.kind == "attack" else -1


def _union(beats: tuple[int, ...], elements: Iterable[str]) -> int:
    """HIS-X17 Every element that one of these beats."""
    bits = 0
    for i, beaten in enumerate(beats):
        if mask(elements) >> i & 1:
            bits |= beaten
    return bits
