"""DRM-I Chests, upgrades and botanicals."""

from __future__ import annotations

from ludotheque.kernel import step

from ..state.figures import hero_alchemy, name_of
from ..state.table import Ritual
from .alchemy import burn, plants_for, reactions

BLOOD = 3
SLOTS_OF_GEAR = 3


@step("DRM-I04", "DRM-I08")
def search(table: Ritual, slot: int) -> None:
    """DRM-I04 DRM-I06 DRM-I08 DRM-I09 Two loot cards; then perhaps a reaction draws more, if it can still be of use."""
    table.chests.remove(table.place[slot])
    table.say("searched", who=name_of(table, slot))
    draw_loot(table, slot, 2)
    alchemy = hero_alchemy(table, slot, acting=False)
    for card, reaction in reactions(table):
        plants = plants_for(reaction)
        if reaction.on == "search" and plants <= min(alchemy, len(table.pool)) and _useful(table, slot):
            burn(table, plants)
            table.say("reaction", "DRM-I08", who=name_of(table, slot), card_id=card, n=plants)
            draw_loot(table, slot, reaction.draw)


def _useful(table: Ritual, slot: int) -> bool:
    """DRM-I09 A slot is empty and loot is left."""
    return len(table.gear[slot]) < SLOTS_OF_GEAR and _usable_left(table)


def draw_loot(table: Ritual, slot: int, n: int) -> None:
    """DRM-I01 DRM-I02 DRM-I05 DRM-I07 Equip what fits into an empty place, in draw order; blood magic is drawn again."""
    kit = table.setup.kit
    while n:
        card = _next_loot(table)
        if card is None:
            return
        which = kit.loot[card]
        if which == BLOOD:
            table.loot_pile.append(card)
            table.say("blood", "DRM-I07", card=card)
            if not _usable_left(table):
                return
            continue
        n -= 1
        if any(kit.loot[other] == which for other in table.gear[slot]):
            table.loot_pile.append(card)
            table.say("unused", "DRM-I05", who=name_of(table, slot), card=card)
        else:
            table.gear[slot].append(card)
            table.say("equipped", "DRM-I03", who=name_of(table, slot), card=card)


def _next_loot(table: Ritual) -> int | None:
    """DRM-I12 The top card; an empty deck reshuffles its discard."""
    if not table.loot_deck:
        if not table.loot_pile:
            return None
        table.loot_deck, table.loot_pile = table.loot_pile, []
        table.shuffle(table.loot_deck)
    return table.loot_deck.pop()


def _usable_left(table: Ritual) -> bool:
    """DRM-S09 Drawing again ends when nothing usable is left."""
    loot = table.setup.kit.loot
    return any(loot[card] != BLOOD for card in table.loot_deck + table.loot_pile)


@step("DRM-I10", "DRM-I11")
def pick_up(table: Ritual, slot: int) -> None:
    """DRM-I10 DRM-I11 The token is turned over and brings that many plant cards into the pool."""
    at = table.herb_places.index(table.place[slot])
    token = table.herbs.pop(at)
    table.herb_places.pop(at)
    n = table.setup.kit.value[token]
    table.say("picked", who=name_of(table, slot), n=n)
    draw_plants(table, n)


def draw_plants(table: Ritual, n: int) -> None:
    """DRM-I12 DRM-S07 DRM-S09 Plants into the shared pool; those that are no plain ingredients are drawn again."""
    definition = table.setup.kit.definition
    while n:
        if not table.plant_deck:
            if not any(definition[card].plain for card in table.plant_pile):
                return
            table.plant_deck, table.plant_pile = table.plant_pile, []
            table.shuffle(table.plant_deck)
        card = table.plant_deck.pop()
        if definition[card].plain:
            table.pool.append(card)
            n -= 1
        else:
            table.plant_pile.append(card)
