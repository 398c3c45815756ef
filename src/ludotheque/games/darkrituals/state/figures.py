"""Questions about figures: whose side, how strong, who else is there."""

from __future__ import annotations

from ludotheque.kernel.choice import Refusal, no

from .board import NOWHERE
from .table import AGILITY, ALCHEMY, FORCE, RESISTANCE, SLOTS, Ritual


def is_legion(table: Ritual, fig: int) -> bool:
    """DRM-L01 DRM-L03 A member of the Dark Legion, possessed serfs included."""
    kit = table.setup.kit
    return fig >= 6 and (fig < kit.serfs.start or table.kind[fig] == kit.haunted)


def enemies(table: Ritual) -> list[int]:
    """DRM-L02 Every member of the Legion on the board, by number."""
    kit = table.setup.kit
    place, kind, haunted = table.place, table.kind, kit.haunted
    found = [fig for fig in kit.legion if place[fig] >= 0]
    found += [fig for fig in kit.serfs if place[fig] >= 0 and kind[fig] == haunted]
    return found


def enemies_in(table: Ritual, zone: int) -> list[int]:
    """Every member of the Legion in a zone."""
    kit = table.setup.kit
    place, kind, haunted = table.place, table.kind, kit.haunted
    found = [fig for fig in kit.legion if place[fig] == zone]
    found += [fig for fig in kit.serfs if place[fig] == zone and kind[fig] == haunted]
    return found


def heroes_on_board(table: Ritual) -> list[int]:
    place = table.place
    return [slot for slot in SLOTS if place[slot] >= 0]


def serfs_of(table: Ritual, sort: int) -> list[int]:
    """Peasants or militia on the board, by number."""
    kit = table.setup.kit
    place, kind = table.place, table.kind
    return [fig for fig in kit.serfs if kind[fig] == sort and place[fig] >= 0]


def prey(table: Ritual) -> list[int]:
    """DRM-W21 Whom the Legion may attack: heroes and serfs that are not possessed."""
    kit = table.setup.kit
    place, kind, haunted = table.place, table.kind, kit.haunted
    found = [slot for slot in SLOTS if place[slot] >= 0]
    found += [fig for fig in kit.serfs if place[fig] >= 0 and kind[fig] != haunted]
    return found


def grip_on_hero(table: Ritual, zone: int) -> int:
    """DRM-M03 DRM-M05 The Legion's hold on heroes in a zone."""
    grip, kind = table.setup.kit.grip, table.kind
    return sum([grip[kind[fig]] for fig in enemies_in(table, zone)])


def grip_on_legion(table: Ritual, zone: int) -> int:
    """DRM-M03 DRM-M05 The hold of heroes and militia on the Legion in a zone; peasants have none."""
    kit = table.setup.kit
    place, kind = table.place, table.kind
    hold = place[:6].count(zone)
    for fig in kit.serfs:
        if place[fig] == zone and kind[fig] != kit.haunted:
            hold += kit.grip[kind[fig]]
    return hold


def aided(table: Ritual, slot: int, zone: int = NOWHERE) -> int:
    """DRM-H21 1 if another hero is in the zone, else 0: his own zone, or one where he would stand."""
    place = table.place
    there = place[slot] if zone < 0 else zone
    return int(place[:6].count(there) > (there == place[slot]))


def gear_bonus(table: Ritual, slot: int, which: int) -> int:
    """DRM-I03 1 for an upgrade in that place: 0 attack, 1 defence, 2 artefact."""
    loot = table.setup.kit.loot
    return int(any(loot[card] == which for card in table.gear[slot])) if table.gear[slot] else 0


def hero_force(table: Ritual, slot: int, zone: int = NOWHERE) -> int:
    """DRM-B01 DRM-H22 Force when he acts, where he stands or where he would."""
    base = table.setup.kit.force[table.kind[slot]]
    return base + table.cubes[FORCE] + gear_bonus(table, slot, 0) + aided(table, slot, zone)


def hero_resistance(table: Ritual, slot: int) -> int:
    """DRM-K09 Resistance when he is attacked: no aid."""
    base = table.setup.kit.resistance[table.kind[slot]]
    return base + table.cubes[RESISTANCE] + gear_bonus(table, slot, 1)


def hero_agility(table: Ritual, slot: int) -> int:
    """DRM-H22 Agility when he moves."""
    base = table.setup.kit.agility[table.kind[slot]]
    return base + table.cubes[AGILITY] + gear_bonus(table, slot, 2) + aided(table, slot)


def hero_alchemy(table: Ritual, slot: int, acting: bool) -> int:
    """DRM-H22 Alchemy: aid counts for an action, not for a reaction."""
    base = table.setup.kit.alchemy[table.kind[slot]]
    return base + table.cubes[ALCHEMY] + (aided(table, slot) if acting else 0)


def force_of(table: Ritual, attacker: int, target: int, zone: int = NOWHERE) -> int:
    """DRM-K01 DRM-K10 DRM-K28 What is added to an attacker's die; ``zone``: where a hero would strike from, if not here."""
    kit = table.setup.kit
    kind = table.kind[attacker]
    if attacker < 6:
        here = table.place[attacker] if zone < 0 else zone
        shot = kit.range[kind] and here != table.place[target]
        return hero_force(table, attacker, zone) + (kit.shot[kind] if shot else kit.blow[kind])
    if kind == kit.peasant and table.place[attacker] in table.place[:6]:
        return kit.force[kind] + 1
    return kit.force[kind]


def health_left(table: Ritual, fig: int) -> int:
    return table.setup.kit.health[table.kind[fig]] - table.wounds[fig]


def cause_of(table: Ritual, attacker: int) -> str:
    """DRM-G01 DRM-B10 Who is to blame for what an attacker does; what a witch does is a spell."""
    kit = table.setup.kit
    if attacker < 6:
        return "hero"
    if attacker == kit.demon:
        return "demon"
    sort = kit.sort[table.kind[attacker]]
    return sort if not is_legion(table, attacker) else "spell" if sort == "witch" else "legion"


def name_of(table: Ritual, fig: int) -> str:
    """What a figure is, for the story."""
    kit = table.setup.kit
    return kit.ids[table.kind[fig]] if table.kind[fig] >= 0 else "nobody"


# Why the Legion cannot -----------------------------------------------------------------------------------------------


def no_step(table: Ritual, fig: int, zone: int) -> Refusal | None:
    """DRM-W20 DRM-P08 What forbids a step from where a figure stands, whoever may hold it there."""
    board = table.setup.kit.board
    if zone in board.steps[table.place[fig]]:
        return None
    return no("pit", "DRM-P08") if zone == board.pit >= 0 else no("adjacent", "DRM-W20")


def held(table: Ritual, fig: int) -> Refusal | None:
    """DRM-M03 DRM-M04 What forbids it to leave: those who hold it, if its Agility is too low."""
    agility = table.setup.kit.agility[table.kind[fig]]
    grip = grip_on_legion(table, table.place[fig])
    return no("evade", "DRM-M04", need=1 + grip, agility=agility) if grip and agility < 1 + grip else None


def no_target(table: Ritual, fig: int, target: int, reach: int) -> Refusal | None:
    """DRM-W21 DRM-W22 DRM-P05 What forbids an attack at that range: its own, or nobody there."""
    known = 0 <= target < len(table.place) and table.place[target] >= 0
    if known and is_legion(table, target):
        return no("own", "DRM-W22")
    near = known and table.setup.kit.board.span[table.place[fig]][table.place[target]] <= reach
    return None if near else no("range", "DRM-P05", range=reach)
