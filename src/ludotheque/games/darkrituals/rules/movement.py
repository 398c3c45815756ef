"""DRM-M How heroes move: where to, by which way, and why not."""

from __future__ import annotations

from typing import NamedTuple

from ..state.board import FAR, NOWHERE, Distances
from ..state.figures import enemies_in, force_of, grip_on_hero, hero_agility, is_legion
from ..state.grammar import Act
from ..state.table import SLOTS, Ritual
from .objectives import named, objective, targets
from .targets import harm_order, need_of_help

Way = tuple[int, ...]
"""The zones a hero enters, in order."""
Goal = tuple[int, list[int]]
"""A target (-1 for a token) and the zones where the hero can interact with it."""


class Trip(NamedTuple):
    """Where a kind of target leads."""

    far: Distances
    steps: int
    ends: list[int]


def ways_open(table: Ritual) -> Distances:
    """DRM-M24 DRM-E4-05 Distances as heroes may walk now: not over the Pit, nor into guarded caverns."""
    board = table.setup.kit.board
    guarded = board.entrance >= 0 and enemies_in(table, board.entrance)
    return board.guarded_walk if guarded else board.walk


def find_way(table: Ritual, slot: int, act: Act, most: int) -> Way | str:
    """DRM-M01 to DRM-M29 The way a hero goes for an act, or the reason why he does not. ``most``: zones he may go.

    DRM-M29 Of a list the first kind he can reach with this move; only if there is none, the first he can come closer to.
    That he is held is the reason only where he would go if he were not.
    """
    reason = ""
    closer: Way = ()
    for noun in act.targets:
        trip = _trip(table, slot, act, noun, most)
        if isinstance(trip, Trip) and trip.steps <= most:
            way = _way(table, slot, act, trip, most)
            return (_held(table, slot) if act.verb == "move" else "") or way
        if isinstance(trip, Trip):
            closer = closer or _way(table, slot, act, trip, most)
            trip = f"path {named(table, slot, noun)}"
        if not reason or reason.startswith("none") or trip.startswith("here"):
            reason = trip
    if closer:
        return (_held(table, slot) if act.verb == "move" else "") or closer
    return reason


def _held(table: Ritual, slot: int) -> str:
    """DRM-M01 DRM-M03 DRM-M04 DRM-M26 The zone he stands in lets him go nowhere: the Agility it takes, and his."""
    grip = grip_on_hero(table, table.place[slot])
    agility = hero_agility(table, slot)
    return f"evade {1 + grip} {agility}" if grip and agility < 1 + grip else ""


def _trip(table: Ritual, slot: int, act: Act, noun: str, most: int) -> Trip | str:
    """DRM-M13 DRM-M18 DRM-M27 DRM-M15 DRM-M16 The nearest target of one kind and where it can be dealt with, or why not."""
    kit = table.setup.kit
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
    reached = [(min([row[zone] for zone in zones], default=FAR), (fig, zones)) for fig, zones in goals]
    nearest = min([steps for steps, _ in reached])
    if nearest >= FAR:
        return f"path {named(table, slot, noun)}"
    if nearest > most and not act.towards:
        return f"far {named(table, slot, noun)} {nearest}"
    ways = [(goal, _ends(table, slot, goal, row, nearest, most)) for steps, goal in reached if steps == nearest]
    if len(ways) > 1:
        ways = _preferred(table, slot, noun, ways)
    return Trip(far, nearest, sorted({zone for _, ends in ways for zone in ends}))


def _way(table: Ritual, slot: int, act: Act, trip: Trip, most: int) -> Way:
    """DRM-M10 DRM-M16 How he gets there, or as near as he may."""
    if act.verb == "teleport":
        return _leap(table, slot, trip.ends, most)
    return _steps(table, slot, trip.far, trip.ends, most)


def _goals(table: Ritual, slot: int, noun: str) -> list[Goal]:
    """DRM-M11 DRM-M12 DRM-M13 DRM-M23 Each target of a kind with the zones where he can interact with it."""
    kit = table.setup.kit
    place = table.place
    if noun == "chest":
        return [(NOWHERE, [zone]) for zone in table.chests]
    if noun == "botanicals":
        return [(NOWHERE, [zone]) for zone in table.herb_places]
    if noun == "hero":
        return [(other, [place[other]]) for other in SLOTS if other != slot and place[other] >= 0]
    if noun == "serf":
        return [(f, [place[f]]) for f in kit.serfs if place[f] >= 0 and table.kind[f] != kit.haunted]
    if noun == "objective" and objective(table, slot)[0] == "soul":
        return [(NOWHERE, [zone]) for zone in table.trapped]
    within = kit.board.within[kit.range[table.kind[slot]]]
    return [(fig, list(within[place[fig]])) for fig in targets(table, slot, noun)]


def _ends(table: Ritual, slot: int, goal: Goal, row: tuple[int, ...], nearest: int, most: int) -> list[int]:
    """DRM-T11 DRM-T14 Where a move at a target ends: where he first can deal with it; a shooter who chooses well goes on.

    DRM-T13 With the advanced choice he ends where he strikes hardest, help counted, in as few steps as that takes.
    """
    kit = table.setup.kit
    fig, zones = goal
    steps = nearest
    if kit.advanced and nearest <= most and kit.range[table.kind[slot]] and is_legion(table, fig):
        zones = [zone for zone in zones if row[zone] <= most]
        strength = {zone: force_of(table, slot, fig, zone) for zone in zones}
        hardest = max(strength.values())
        zones = [zone for zone in zones if strength[zone] == hardest]
        steps = min([row[zone] for zone in zones])
    return [zone for zone in zones if row[zone] == steps]


def _preferred(table: Ritual, slot: int, noun: str, ways: list[tuple[Goal, list[int]]]) -> list[tuple[Goal, list[int]]]:
    """DRM-M17 DRM-T05 DRM-T08 DRM-T09 Of equally near targets the one he prefers: of enemies whoever hurts the Witch Master
    most, struck from where he would end; of heroes who needs help most; of tokens where most lie. Then the way decides.
    """
    fig = ways[0][0][0]
    if fig < 0:
        zones = [ends[0] for _, ends in ways]
        most = max([zones.count(zone) for zone in zones])
        return [way for way, zone in zip(ways, zones, strict=True) if zones.count(zone) == most]
    if noun == "serf":
        return ways
    if noun == "hero":
        return [min(ways, key=lambda way: need_of_help(table, way[0][0]))]
    order = harm_order(table, noun == "objective")
    return [min(ways, key=lambda way: order(table, slot, way[0][0], 0, _best_zone(table, slot, way[1])))]


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
