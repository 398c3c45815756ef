"""What lies on the table. Figures are numbers: 0 to 5 are the heroes of slots 1 to 6, then the Legion, then the serfs."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import Held, Open, Sealed, Seat, Table
from ludotheque.kernel.scene import Plain

from .board import NOWHERE
from .kit import Kit

FORCE, RESISTANCE, AGILITY, ALCHEMY = range(4)
ATTRIBUTES = ("force", "resistance", "agility", "alchemy")
MOST_X = 3
"""DRM-L05 DRM-L07 More energy than that goes into no cast."""
SLOTS = range(6)


class Master(Seat):
    """DRM-W31 The Witch Master's hand, and plagues apart from it."""

    hand: Held
    plagues: Held


class Ritual(Table[Kit]):
    """Everything on the table of Dark Rituals."""

    # Figures, by number: what each is, where it stands, how hurt it is.
    kind: list[int]  # what each figure is, by number; in positions say `figures`
    place: list[int]  # the zone each stands in, -1 off the board; in positions say `figures`
    wounds: list[int]  # of each figure; in positions say `figures`
    gear: list[Open]  # upgrades of the heroes, by slot
    reserve: list[int]  # heroes not used yet, in roster order; in positions say `unused` with names
    fallen: list[int]  # heroes eliminated, longest ago first; in positions say `eliminated` with names
    carriers: list[int]  # possessed serfs that carry a ruby; in positions say `figures` with "ruby"

    # Tokens.
    chests: list[int]  # their zones; in positions say `tokens`
    herbs: Sealed  # the botanicals tokens on the map; in positions say `tokens`
    herb_places: list[int]  # their zones, in the same order
    herb_box: Sealed  # botanicals tokens that are not on the map
    trapped: list[int]  # zones of trapped souls; in positions say `tokens`
    rubies: list[int]  # zones of rubies that nobody carries; in positions say `tokens`

    # Cards.
    master: Master
    ai_deck: Sealed  # the last is on top; in positions say `ai` for what comes next
    ai_pile: Open  # turned hero cards; the last one drives the heroes
    craft_deck: Sealed  # witchcraft; for this and every deck `top` says what comes next
    craft_pile: Open
    plague_deck: Sealed
    plague_pile: Open
    loot_deck: Sealed
    loot_pile: Open
    plant_deck: Sealed
    plant_pile: Open
    pool: Open  # plant cards that the heroes share; in positions say `plants`
    demon_deck: Sealed
    demon_pile: Open

    # Counters.
    cubes: list[int]  # Force, Resistance, Agility, Alchemy on the attribute board, each 0 to 5
    energy: int  # available
    spent: int  # comes back after a pass
    round: int
    souls: int  # the soul counter, 0 to 10
    rewards: list[int]  # numbers of the soul counter where a plague reward still lies
    freed: int  # souls freed so far (encounter 1)
    pit_souls: int  # soul tokens on the Pit (encounter 5)
    heroes_lost: int  # eliminations of heroes in the whole game
    witches_lost: int  # eliminations of witches in the whole game
    serfs_lost: int  # eliminations of serfs, possessed ones too
    demon_kills: int  # heroes whose fatal wound the demon dealt
    possessed: int  # serfs that were ever possessed
    summoned: bool  # the demon has come

    # Whose turn it is.
    actor: int = NOWHERE  # the Legion character the Witch Master has activated
    active: int = NOWHERE  # the slot of the hero that acts, from 0; in positions say `acting` with his name
    marks: list[str]  # why each entry walked so far in this activation was not taken; "" if it was
    trail: list[int]  # the zones the hero has walked through in this activation, from where he stood
    walked: int  # entries walked in the whole match

    def things(self, kind: str, seat: int) -> Iterable[Plain]:
        """What an answer could point at; the last of each kind is not there."""
        if kind == "card":
            return [*self.master.hand, *self.master.plagues, NOWHERE]
        if kind == "upgrade":
            return [*(card for gear in self.gear for card in gear), NOWHERE]
        if kind == "figure":
            return [*(fig for fig, zone in enumerate(self.place) if zone >= 0), NOWHERE]
        if kind == "actor":
            return [*(fig for fig, zone in enumerate(self.place) if zone >= 0 and fig not in SLOTS), 0, NOWHERE]
        if kind == "witch":
            return [*self.kit.witches, NOWHERE]
        if kind == "unit":
            return [*self.kit.kinds, ""]
        if kind == "effect":
            return ("energy", "wounds", "cubes", "")
        if kind == "zone":
            return [*range(len(self.kit.board.names)), NOWHERE]
        if kind == "x":
            return range(MOST_X + 2)
        return super().things(kind, seat)

    def figure(self, name: str, nth: int = 0) -> int:
        """The number of a figure on the board, such as the first ``condemned``; -1 if there is none."""
        kind = self.kit.kinds[name]
        found = [fig for fig, what in enumerate(self.kind) if what == kind and self.place[fig] >= 0]
        return found[nth] if nth < len(found) else NOWHERE

    def where(self, name: str, nth: int = 0) -> str:
        """The zone that figure stands in, such as ``A1.NW``; nothing if it is not on the board."""
        fig = self.figure(name, nth)
        return self.kit.board.names[self.place[fig]] if fig >= 0 else ""

    def zone(self, name: str) -> int:
        """The number of a zone, as answers name it."""
        return self.kit.board.number[name]
