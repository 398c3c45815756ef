"""What lies on the table. Figures are numbers: 0 to 5 are the heroes of slots 1 to 6, then the Legion, then the serfs."""

from __future__ import annotations

from ludotheque.kernel import Held, Open, Sealed, Seat, Table

FORCE, RESISTANCE, AGILITY, ALCHEMY = range(4)
ATTRIBUTES = ("force", "resistance", "agility", "alchemy")
NOWHERE = -1
SLOTS = range(6)


class Master(Seat):
    """DRM-W31 The Witch Master's hand, and plagues apart from it."""

    hand: Held
    plagues: Held


class Ritual(Table):
    """Everything on the table of Dark Rituals."""

    # Figures, by number: what each is, where it stands, how hurt it is.
    kind: list[int]
    place: list[int]
    wounds: list[int]
    gear: list[Open]  # upgrades of the heroes, by slot
    reserve: list[int]  # heroes not used yet, in roster order
    fallen: list[int]  # heroes eliminated, longest ago first
    carriers: list[int]  # possessed serfs that carry a ruby

    # Tokens.
    chests: list[int]
    herbs: Sealed
    herb_places: list[int]
    herb_box: Sealed
    trapped: list[int]  # zones of trapped souls
    rubies: list[int]  # zones of rubies that nobody carries

    # Cards.
    master: Master
    ai_deck: Sealed
    ai_pile: Open
    craft_deck: Sealed
    craft_pile: Open
    plague_deck: Sealed
    plague_pile: Open
    loot_deck: Sealed
    loot_pile: Open
    plant_deck: Sealed
    plant_pile: Open
    pool: Open
    demon_deck: Sealed
    demon_pile: Open

    # Counters.
    cubes: list[int]
    energy: int
    spent: int
    round: int
    souls: int
    rewards: list[int]
    freed: int
    pit_souls: int
    heroes_lost: int
    witches_lost: int
    serfs_lost: int
    demon_kills: int
    possessed: int  # serfs that were ever possessed
    summoned: bool

    # Whose turn it is.
    actor: int = NOWHERE  # the Legion character the Witch Master has activated
    active: int = NOWHERE  # the slot of the hero that acts
    passed: bool
    marks: list[str]  # why each entry walked so far in this activation was not taken; "" if it was
    trail: list[int]  # the zones the hero has walked through in this activation, from where he stood
    walked: int  # entries walked in the whole match
