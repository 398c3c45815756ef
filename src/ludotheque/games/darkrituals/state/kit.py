"""What is worked out once for a way to play: numbers by kind of figure, cards by instance, the board, the settings."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Region, Setup
from ludotheque.kernel.content import Box

from .board import NOWHERE, Board
from .content import (
    CLASSES,
    HIGHEST,
    ActionCard,
    AiCard,
    Botanicals,
    Card,
    DemonCard,
    Encounter,
    Hero,
    Loot,
    Plague,
    Plant,
    SpellCard,
    Thing,
    Unit,
    Witchcraft,
)
from .effects import Spell
from .grammar import Entry, Reaction

CATEGORY = {"demon": 0, "witch": 1, "creature": 2, "possessed": 4}
"""DRM-T06 Whom to hurt first; a ruby carrier is 3, Ravenous 5, Condemned 6."""
WITCHES = ("ikrek", "hagatha", "pekka")
"""DRM-S15 The witches of the box, in the order of their places."""

Row = list[tuple[str, Spell | None]]
"""DRM-L04 The spell for every cast total, by name and by what it does in that use."""


class Kit:
    """Shared by all tables of a setup; never changed."""

    def __init__(self, setup: Setup) -> None:
        box, options = setup.box, setup.options
        self.encounter: Encounter = box[setup.mode.name]
        self.board = Board(self.encounter)
        self.options = options
        self.ranged: bool = options["ranged_weapons"]
        self.advanced: bool = options["advanced_choice"]
        self.charts: dict[str, list[Region]] = {}
        """Charts that never change, by language, once somebody has looked at them."""
        self._units(box)
        self._figures(box)
        self._cards(box)
        self._orders(box)
        self._rows(box)

    def _units(self, box: Box[Card]) -> None:
        """Numbers of heroes and units by kind."""
        things = [(id, card) for id, card in box.cards.items() if isinstance(card, Hero | Unit)]
        self.ids = [id for id, _ in things]
        self.kinds = {id: kind for kind, id in enumerate(self.ids)}
        self.heroes = [kind for kind, (_, card) in enumerate(things) if isinstance(card, Hero)]
        self.force = [card.force for _, card in things]
        self.resistance = [card.resistance for _, card in things]
        self.agility = [card.agility for _, card in things]
        self.health = [card.health for _, card in things]
        self.damage = [card.damage for _, card in things]
        self.grip = [1 if isinstance(card, Hero) else card.grip for _, card in things]
        self.alchemy = [card.alchemy if isinstance(card, Hero) else 0 for _, card in things]
        self.blow = [card.blow if isinstance(card, Hero) else 0 for _, card in things]
        self.shot = [(card.shot or 0) if isinstance(card, Hero) else 0 for _, card in things]
        self.range = [
            int(card.shot is not None and self.ranged) if isinstance(card, Hero) else card.range for _, card in things
        ]
        self.cost = [0 if isinstance(card, Hero) else card.cost for _, card in things]
        self.save = [0 if isinstance(card, Hero) else card.save for _, card in things]
        self.sort = ["hero" if isinstance(card, Hero) else card.sort for _, card in things]
        self.job = [CLASSES.index(card.job) if isinstance(card, Hero) else NOWHERE for _, card in things]
        self.category = [
            CATEGORY.get(sort, 5 if self.ids[kind] == "ravenous" else 6) for kind, sort in enumerate(self.sort)
        ]
        self.peasant = self.kinds["peasant"]
        self.militia = self.kinds["militia"]
        self.haunted = self.kinds["possessed"]

    def _figures(self, box: Box[Card]) -> None:
        """DRM-S15 DRM-S17 DRM-L17 All figures there are: the slots, the Legion on the map, its reserve, serfs last."""
        self.leads = {witch: self.options[f"witch_{i}"] for i, witch in enumerate(WITCHES, 1)}
        placed = [
            (self.kinds[self.leads.get(unit, unit)], self.board.number[zone])
            for unit, zones in self.encounter.figures.items()
            for zone in zones
        ]
        serf = (self.peasant, self.militia, self.haunted)
        standing = [(kind, zone) for kind, zone in placed if kind not in serf]
        spare = [
            (kind, NOWHERE)
            for kind, id in enumerate(self.ids)
            if isinstance(unit := box[id], Unit) and (self.sort[kind] != "demon" or id == self.encounter.demon)
            for _ in range(unit.figures - sum(kind == k for k, _ in standing))
            if self.sort[kind] != "witch"
        ]
        figures = standing + spare + [(kind, zone) for kind, zone in placed if kind in serf]
        self.start_kind = [NOWHERE] * 6 + [kind for kind, _ in figures]
        self.start_place = [NOWHERE] * 6 + [zone for _, zone in figures]
        self.serfs = range(6 + len(standing) + len(spare), 6 + len(figures))
        self.legion = range(6, self.serfs.start)
        sorts = [self.sort[kind] if kind >= 0 else "hero" for kind in self.start_kind]
        self.witches = tuple(fig for fig in self.legion if sorts[fig] == "witch")
        self.demon = next((fig for fig in self.legion if sorts[fig] == "demon"), NOWHERE)
        caves = self.encounter.caverns
        holder = self.kinds[self.leads.get(caves.witch, caves.witch)] if caves else NOWHERE
        self.ritualist = next((w for w in self.witches if self.start_kind[w] == holder), NOWHERE)
        self.martyr = max(self.witches, key=lambda w: (self.health[self.start_kind[w]], -w), default=NOWHERE)
        """DRM-E5-14 The witch with the most health bleeds for the sacrifice."""

    def _cards(self, box: Box[Card]) -> None:
        """Cards on the table are numbers; these lists say what each is."""
        self.cards: list[str] = []
        self.decks: dict[str, list[int]] = {}
        self.value: list[int] = []  # plagues and botanicals
        self.loot: list[int] = []  # 0 attack, 1 defence, 2 artefact, 3 blood magic
        decks: dict[str, type[Thing]] = {
            "ai": AiCard,
            "craft": Witchcraft,
            "plague": Plague,
            "loot": Loot,
            "plant": Plant,
            "herb": Botanicals,
            "demon": DemonCard,
        }
        self.deck_of: list[str] = []
        for deck, kind in decks.items():
            self.decks[deck] = []
            for id, card in box.cards.items():
                if isinstance(card, kind):
                    for _ in range(getattr(card, "copies", 1)):
                        self.decks[deck].append(len(self.cards))
                        self.cards.append(id)
                        self.deck_of.append(deck)
                        self.value.append(getattr(card, "value", 0))
                        self.loot.append(
                            ("attack", "defence", "artefact", "blood").index(card.slot)
                            if isinstance(card, Loot)
                            else NOWHERE
                        )
        self.definition: list[Any] = [box[id] for id in self.cards]
        pairs = list(enumerate(self.definition))
        self.crafts = {number: card for number, card in pairs if isinstance(card, Witchcraft)}
        self.demonic = {number: card for number, card in pairs if isinstance(card, DemonCard)}

    def _orders(self, box: Box[Card]) -> None:
        """DRM-A09 Entries and reactions of the hero cards."""
        slots = {card.slot: card for card in box.cards.values() if isinstance(card, ActionCard)}
        self.actions: list[list[Entry]] = [slots[n].lines for n in range(1, 7)]
        self.action_ids = [
            next(id for id, card in box.cards.items() if isinstance(card, ActionCard) and card.slot == n)
            for n in range(1, 7)
        ]
        self.standing: list[tuple[str, Reaction]] = [
            (self.action_ids[n - 1], reaction) for n in range(1, 7) for reaction in slots[n].answers
        ]
        self.back = [card.back - 1 if isinstance(card, AiCard) else NOWHERE for card in self.definition]
        self.lines: list[list[Entry]] = [card.lines if isinstance(card, AiCard) else [] for card in self.definition]
        self.answers: list[list[tuple[str, Reaction]]] = [
            [(id, reaction) for reaction in card.answers] if isinstance(card, AiCard) else []
            for id, card in zip(self.cards, self.definition, strict=True)
        ]

    def _rows(self, box: Box[Card]) -> None:
        """DRM-L04 The spell rows of the witches by cast total."""
        self.attack_row: dict[int, Row] = {}
        self.defence_row: dict[int, Row] = {}
        for kind, id in enumerate(self.ids):
            unit = box[id]
            if isinstance(unit, Unit) and unit.sort == "witch":
                self.attack_row[kind] = _row(box, unit.attack_row, "attack")
                self.defence_row[kind] = _row(box, unit.defence_row, "defence")


def _row(box: Box[Card], steps: dict[str, str], use: str) -> Row:
    """The spell for every cast total: nothing below the first step, the last step goes on."""
    row: Row = [("", None)] * (HIGHEST + 1)
    for step, id in steps.items():
        spell = box[id]
        assert isinstance(spell, SpellCard)
        first = int(step.rstrip("+"))
        for total in range(first, HIGHEST + 1 if step.endswith("+") else first + 1):
            row[total] = (id, spell.attack if use == "attack" else spell.defence)
    return row
