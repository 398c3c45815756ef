"""What cannot be true of a table: said of positions, and looked at while games are tried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .board import NOWHERE
from .table import SLOTS, Ritual

MOST_CUBE, MOST_SOULS, MOST_HAND = 5, 10, 5
"""DRM-B06 DRM-G01 DRM-W31"""
COUNTERS = (
    "energy",
    "spent",
    "souls",
    "freed",
    "pit_souls",
    "heroes_lost",
    "witches_lost",
    "serfs_lost",
    "demon_kills",
    "possessed",
)


def check(table: Ritual) -> list[str]:
    """What cannot be true of a table."""
    return [*_cards(table), *_counters(table), *_figures(table), *_heroes(table)]


def card_zones(table: Ritual) -> list[list[int]]:
    """Wherever cards and tokens lie."""
    found: list[Any] = []
    table.find_zones("", -1, found)
    return [cards for _, _, _, cards in found]


def _cards(table: Ritual) -> Iterator[str]:
    """DRM-W31 Every card in one place, and among its kind."""
    kit = table.kit
    cards = [card for zone in card_zones(table) for card in zone]
    if len(set(cards)) < len(cards):
        yield "a card lies in two places"
    for deck, zones in _homes(table).items():
        for card in (card for zone in zones for card in zone if kit.deck_of[card] != deck):
            yield f"{kit.cards[card]} is no card of the deck {deck!r}"
    if len(table.master.hand) > MOST_HAND:
        yield f"{len(table.master.hand)} witchcraft cards are in hand; {MOST_HAND} are the most (DRM-W31)"
    if len(table.herbs) != len(table.herb_places):
        yield "every botanicals token lies in one zone"


def _homes(table: Ritual) -> dict[str, list[list[int]]]:
    """Where the cards of each deck can lie."""
    return {
        "ai": [table.ai_deck, table.ai_pile],
        "craft": [table.craft_deck, table.craft_pile, table.master.hand],
        "plague": [table.plague_deck, table.plague_pile, table.master.plagues],
        "loot": [table.loot_deck, table.loot_pile, *table.gear],
        "plant": [table.plant_deck, table.plant_pile, table.pool],
        "demon": [table.demon_deck, table.demon_pile],
        "herb": [table.herbs, table.herb_box],
    }


def _counters(table: Ritual) -> Iterator[str]:
    """DRM-B06 DRM-G01 DRM-Z09 Numbers within their tracks, tokens on the board."""
    kit = table.kit
    if any(not 0 <= cube <= MOST_CUBE for cube in table.cubes) or len(table.cubes) != 4:
        yield "there are four cubes, and they stand between 0 and 5"
    for counter in COUNTERS:
        if getattr(table, counter) < 0:
            yield f"{counter} is {getattr(table, counter)}, below 0"
    if table.souls > MOST_SOULS:
        yield f"souls is {table.souls}; the soul counter ends at {MOST_SOULS} (DRM-G01)"
    if table.round < 1:
        yield f"round is {table.round}; the first round is 1"
    rewards = table.rewards
    if len(set(rewards)) < len(rewards) or any(not 1 <= n <= MOST_SOULS for n in rewards):
        yield f"rewards are {rewards}; they lie on different numbers from 1 to {MOST_SOULS} (DRM-Z09)"
    for field in ("chests", "herb_places", "trapped", "rubies"):
        if any(not 0 <= zone < len(kit.board.names) for zone in getattr(table, field)):
            yield f"{field} lie outside the board"


def _figures(table: Ritual) -> Iterator[str]:
    """DRM-K13 DRM-P08 DRM-E3-02 Who stands where."""
    kit = table.kit
    for fig, zone in enumerate(table.place):
        name = kit.ids[table.kind[fig]] if table.kind[fig] >= 0 else "nobody"
        if not NOWHERE <= zone < len(kit.board.names):
            yield f"figure {fig} ({name}) stands outside the board"
        elif zone >= 0 and (table.kind[fig] < 0 or not 0 <= table.wounds[fig] < kit.health[table.kind[fig]]):
            yield f"figure {fig} ({name}) has more wounds than health, or is nobody"
        if zone >= 0 and zone == kit.board.pit and fig != kit.demon:
            yield f"{name} stands on the Pit, where only the demon can be (DRM-P08)"
    if any(table.place[fig] < 0 or table.kind[fig] != kit.haunted for fig in table.carriers):
        yield "only a possessed serf on the board carries a ruby"
    if not NOWHERE <= table.actor < len(table.place):
        yield f"actor is {table.actor}; figures have numbers from 0 to {len(table.place) - 1}"
    if table.summoned and kit.demon < 0:
        yield "a demon was summoned, but this encounter has none"


def _heroes(table: Ritual) -> Iterator[str]:
    """DRM-K16 DRM-I01 Heroes and what they have."""
    kit = table.kit
    heroes = [kind for kind in table.kind[:6] if kind >= 0] + table.reserve + table.fallen
    if sorted(heroes) != kit.heroes:
        yield "every hero is in a slot, unused or eliminated, and only once"
    if any(len({kit.loot[card] for card in gear}) < len(gear) for gear in table.gear):
        yield "a hero has one upgrade of each sort (DRM-I01)"
    if table.active != NOWHERE and table.active not in SLOTS:
        yield f"active is {table.active}; slots go from 0 to 5"
