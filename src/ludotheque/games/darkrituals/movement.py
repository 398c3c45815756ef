"""DRM-M How heroes move: where to, by which way, and why not."""

from __future__ import annotations

from .board import FAR, Distances
from .choosing import harm_order, need_of_help
from .figures import enemies_in, grip_on_hero, hero_agility, is_legion
from .grammar import Act
from .kit import Kit
from .objectives import named, objective, targets
from .table import SLOTS, Ritual

Way = tuple[int, ...]
"""The zones a hero enters, in order."""
Target = tuple[int, int, list[int]]
"""How far it is, which figure it is (-1 for a token), and the zones where the hero can interact with it."""


def ways_open(table: Ritual) -> Distances:
    """DRM-M24 DRM-E4-05 Distances as heroes may walk now: not over the Pit, nor into guarded caverns."""
    board = table.setup.kit.board
    guarded = board.entrance >= 0 and enemies_in(table, board.entrance)
    return board.guarded_walk if guarded else board.walk  # type: ignore[no-any-return]


def find_way(table: Ritual, slot: int, act: Act, most: int) -> Way | str:
    """DRM-M01 to DRM-M29 The way a hero goes for an act, or the reason why he does not. ``most``: zones he may go.

    That he is held is the reason only where he would go if he were not.
    """
    reason = ""
    for noun in act.targets:
        found = _way_to(table, slot, act, noun, most)
        if not isinstance(found, str):
            return (_held(table, slot) if act.verb == "move" else "") or found
        if not reason or reason.startswith("none") or found.startswith("here"):
            reason = found
    return reason


def _held(table: Ritual, slot: int) -> str:
    """DRM-M01 DRM-M03 DRM-M04 DRM-M26 The zone he stands in lets him go nowhere: the Agility it takes, and his."""
    grip = grip_on_hero(table, table.place[slot])
    agility = hero_agility(table, slot)
    return f"evade {1 + grip} {agility}" if grip and agility < 1 + grip else ""


def _way_to(table: Ritual, slot: int, act: Act, noun: str, most: int) -> Way | str:
    """DRM-M13 DRM-M18 DRM-M27 DRM-M15 DRM-M16 The way to the nearest target of one kind."""
    kit: Kit = table.setup.kit
    here = table.place[slot]
    goals = _goals(table, slot, noun)
    if not goals:
        return f"none {named(table, slot, noun)}"
    if any(here in zones for _, zones in goals):
        return f"here {named(table, slot, noun)}"
    teleport = act.verb == "teleport"
    far = kit.board.flight if teleport else ways_open(table)
    if teleport:
        goals = [(fig, [zone for zone in zones if _may_land(table, here, zone)]) for fig, zones in goals]
    row = far[here]
    reached = [(min([row[zone] for zone in zones], default=FAR), fig, zones) for fig, zones in goals]
    nearest = min(each[0] for each in reached)
    if nearest >= FAR:
        return f"path {named(table, slot, noun)}"
    if nearest > most and not act.towards:
        return f"far {named(table, slot, noun)} {nearest}"
    chosen = _preferred(table, slot, noun, [each for each in reached if each[0] == nearest])
    ends = sorted({zone for _, _, zones in chosen for zone in zones if row[zone] == nearest})
    if kit.advanced and kit.range[table.kind[slot]] and nearest <= most:
        ends = _better_end(table, slot, chosen, ends, row, most)
    if teleport:
        return _leap(table, slot, ends, most) or f"path {named(table, slot, noun)}"
    return _steps(table, slot, far, ends, most)


def _goals(table: Ritual, slot: int, noun: str) -> list[tuple[int, list[int]]]:
    """DRM-M11 DRM-M12 DRM-M13 DRM-M23 Each target of a kind with the zones where he can interact with it."""
    kit: Kit = table.setup.kit
    place = table.place
    if noun == "chest":
        return [(-1, [zone]) for zone in table.chests]
    if noun == "botanicals":
        return [(-1, [zone]) for zone in table.herb_places]
    if noun == "hero":
        return [(other, [place[other]]) for other in SLOTS if other != slot and place[other] >= 0]
    if noun == "serf":
        return [(f, [place[f]]) for f in kit.serfs if place[f] >= 0 and table.kind[f] != kit.haunted]
    if noun == "objective" and objective(table, slot)[0] == "soul":
        return [(-1, [zone]) for zone in table.trapped]
    within = kit.board.within[kit.range[table.kind[slot]]]
    return [(fig, list(within[place[fig]])) for fig in targets(table, slot, noun)]


def _preferred(table: Ritual, slot: int, noun: str, nearest: list[Target]) -> list[Target]:
    """DRM-M17 DRM-T05 DRM-T08 DRM-T09 Of equally near targets the one he prefers: of enemies whoever hurts the Witch Master
    most, of heroes who needs help most. Among tokens and serfs the way decides.
    """
    if len(nearest) < 2 or nearest[0][1] < 0 or noun == "serf":
        return nearest
    if noun == "hero":
        return [min(nearest, key=lambda each: need_of_help(table, each[1]))]
    order = harm_order(table, noun == "objective")
    return [min(nearest, key=lambda each: order(table, slot, each[1]))]


def _better_end(
    table: Ritual, slot: int, chosen: list[Target], ends: list[int], row: tuple[int, ...], most: int
) -> list[int]:
    """DRM-T11 DRM-T13 With the advanced choice a ranged hero ends beside or with his target, where he is stronger."""
    kit: Kit = table.setup.kit
    kind, fig = table.kind[slot], chosen[0][1]
    if fig < 6 or not is_legion(table, fig) or kit.blow[kind] <= kit.shot[kind]:
        return ends
    return [table.place[fig]] if row[table.place[fig]] <= most else ends


def _may_land(table: Ritual, here: int, zone: int) -> bool:
    """DRM-M07 DRM-M28 No teleport ends in the Pit or, from outside, in guarded caverns."""
    board = table.setup.kit.board
    if zone == board.pit:
        return False
    return zone not in board.caverns or here in board.caverns or not enemies_in(table, board.entrance)


def _leap(table: Ritual, slot: int, ends: list[int], most: int) -> Way:
    """DRM-M10 DRM-M16 DRM-M28 Where a teleport ends: with its target, or as near to it as its number allows."""
    board = table.setup.kit.board
    here, flight = table.place[slot], board.flight
    left = {
        zone: min([flight[zone][end] for end in ends])
        for zone in range(len(board.names))
        if flight[here][zone] <= most and _may_land(table, here, zone)
    }
    closest = min(left.values())
    if closest >= left[here]:
        return ()
    return (_best_zone(table, slot, [zone for zone in left if left[zone] == closest]),)


def _steps(table: Ritual, slot: int, far: Distances, ends: list[int], most: int) -> Way:
    """DRM-M16 DRM-M20 DRM-M21 Along a shortest way, as far as he may go."""
    zone = table.place[slot]
    left = min([far[zone][end] for end in ends])
    if left <= most:
        ends = [_best_zone(table, slot, ends)]
    way: list[int] = []
    board = table.setup.kit.board
    while left and len(way) < most:
        left -= 1
        closer = [z for z in board.steps[zone] if far[zone][z] == 1 and min([far[z][end] for end in ends]) == left]
        zone = _best_zone(table, slot, closer)
        way.append(zone)
    return tuple(way)


def _best_zone(table: Ritual, slot: int, zones: list[int]) -> int:
    """DRM-M21 With another hero first, then where the Legion's grip is weakest, then in the order of zones."""
    if len(zones) == 1:
        return zones[0]
    place = table.place
    return min(
        zones,
        key=lambda zone: (
            not any(place[other] == zone for other in SLOTS if other != slot),
            grip_on_hero(table, zone),
            zone,
        ),
    )
