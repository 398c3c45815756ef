"""The chapters on movement and targets once more, written from the rulebook alone, slowly and plainly.

It shares no code with the game: zones are names, distances are searched zone by zone, and facts come from the card
files. test_reference.py sets it beside the automaton on positions drawn at random.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from .helpers import BOX

WITCHES = ("ikrek", "hagatha", "pekka")
MINIONS = ("condemned", "ravenous")
CREATURES = ("hexhound", "mirefiend", "gallowswing", "bonehulk")
CATEGORY = {name: rank for rank, names in enumerate((("haborym",), WITCHES, CREATURES)) for name in names}
CATEGORY |= {"possessed": 4, "ravenous": 5, "condemned": 6}
NAMED = {"Witch": WITCHES, "Minion": MINIONS, "Creature": CREATURES, "Disciple": (*MINIONS, *CREATURES)}
ZONES = [f"{column}{row}.{corner}" for column in "AB" for row in "123" for corner in ("NW", "NE", "SW", "SE")]
"""DRM-P06 In the order of last ties."""


class Figure(NamedTuple):
    number: int
    name: str
    zone: str
    wounds: int
    ruby: bool

    @property
    def health(self) -> int:
        return int(BOX[self.name].health) - self.wounds


def at(zone: str) -> tuple[int, int]:
    """DRM-P01 Column and row on the grid of four by six."""
    return "AB".index(zone[0]) * 2 + (zone[4] == "E"), (int(zone[1]) - 1) * 2 + (zone[3] == "S")


def flight(a: str, b: str) -> int:
    """DRM-M28 Steps as if there were no walls."""
    return abs(at(a)[0] - at(b)[0]) + abs(at(a)[1] - at(b)[1])


class Reference:
    """What one hero sees, and what he does about it."""

    def __init__(self, mode: str, slot: int, table: Any) -> None:
        kit, names = table.setup.kit, table.setup.kit.board.names
        self.card = BOX[mode]
        figures = [
            Figure(n, kit.ids[kind], names[zone], wounds, n in table.carriers)
            for n, (kind, zone, wounds) in enumerate(zip(table.kind, table.place, table.wounds, strict=True))
            if zone >= 0
        ]
        self.me = next(figure for figure in figures if figure.number == slot)
        self.others = [figure for figure in figures if figure.number < 6 and figure != self.me]
        self.serfs = [figure for figure in figures if figure.name in ("peasant", "militia")]
        self.legion = [figure for figure in figures if figure.name in CATEGORY]
        self.walls = {frozenset(wall.split("-")) for wall in self.card.walls}
        self.pit = self.card.yellow if self.card.pit else ""
        caves = self.card.caverns
        self.caves = caves.zones if caves else []
        self.guarded = bool(caves) and any(figure.zone == caves.entrance for figure in self.legion)
        self.energy, self.cubes, self.witches_lost = table.energy, table.cubes, table.witches_lost
        self.serfs_lost, self.summoned = table.serfs_lost, table.summoned
        self.chests = [names[zone] for zone in table.chests]
        self.souls = [names[zone] for zone in table.trapped]
        self.known: dict[tuple[str, bool], dict[str, int]] = {}
        self.range = 0 if BOX[self.me.name].shot is None else 1

    # The board --------------------------------------------------------------------------------------------------------

    def beside(self, zone: str) -> list[str]:
        """DRM-P02 Sharing an edge that no wall lies on."""
        return [other for other in ZONES if flight(zone, other) == 1 and frozenset((zone, other)) not in self.walls]

    def open(self, zone: str, to: str) -> bool:
        """DRM-P08 DRM-E4-07 Whether a hero may step there."""
        return to != self.pit and not (self.guarded and to in self.caves and zone not in self.caves)

    def steps(self, start: str, end: str, shooting: bool = False) -> int:
        """DRM-P04 DRM-P05 How far it is, to walk or to shoot; 99 if there is no way."""
        far = self.known.setdefault((start, shooting), {start: 0})
        front = [start] if len(far) == 1 else []
        for zone in front:
            for other in self.beside(zone):
                if other not in far and (shooting or self.open(zone, other)):
                    far[other] = far[zone] + 1
                    front.append(other)
        return far.get(end, 99)

    def preferred(self, zones: list[str]) -> str:
        """DRM-M21 With another hero first, then the weakest grip, then zone order."""
        return min(zones, key=lambda z: (z not in [other.zone for other in self.others], self.grip(z), ZONES.index(z)))

    def grip(self, zone: str) -> int:
        """DRM-M05"""
        return sum(3 if f.name == "haborym" else 2 if f.name in CREATURES else 1 for f in self.legion if f.zone == zone)

    def aid(self) -> bool:
        """DRM-H21"""
        return any(other.zone == self.me.zone for other in self.others)

    # Targets ----------------------------------------------------------------------------------------------------------

    def objective(self) -> list[Figure]:
        """DRM-E1-05 DRM-E2-02 DRM-E3-08 DRM-E4-11 DRM-E5-10 What the heroes want to attack (souls are no figures)."""
        witches = [figure for figure in self.legion if figure.name in WITCHES]
        demon = [figure for figure in self.legion if figure.name == "haborym"]
        if self.card.sacrifice:
            return witches + demon
        if self.card.caverns and not demon:
            if self.me.zone in self.caves or not self.guarded:
                return [figure for figure in witches if figure.name == "pekka"]
            return [figure for figure in self.legion if figure.zone == self.card.caverns.entrance]
        return demon or [figure for figure in self.legion if figure.ruby] or witches

    def named(self, noun: str) -> list[Figure]:
        """DRM-T01 DRM-L03"""
        if noun == "Objective":
            return [] if self.souls else self.objective()
        return [figure for figure in self.legion if noun == "Enemy" or figure.name in NAMED[noun]]

    def hits(self, foe: Figure, zone: str = "") -> int:
        """DRM-T07 In 36, struck from here or from a zone where he would stand."""
        me, zone = BOX[self.me.name], zone or self.me.zone
        helped = any(other.zone == zone for other in self.others)
        force = me.force + self.cubes[0] + helped + (me.shot if self.range and foe.zone != zone else me.blow)
        dice = [(a, b if self.energy else 0) for a in range(1, 7) for b in range(1, 7)]
        return sum(a + force > b + BOX[foe.name].resistance for a, b in dice)

    def likelihood(self, foe: Figure, zone: str = "") -> tuple[float, ...]:
        """DRM-T07 By one blow, or by as few as possible on average."""
        hits, blows = self.hits(foe, zone), math.ceil(foe.health / BOX[self.me.name].damage)
        if blows == 1:
            return (-hits, 0) if hits else (0, math.inf)
        return 0, blows / hits if hits else math.inf

    def wins(self, gone: list[str], foe: Figure) -> bool:
        """DRM-V02 DRM-E2-03 DRM-E3-09 DRM-E4-12 DRM-E5-11 Whether his fall would be the heroes' victory."""
        left = [figure.name for figure in self.legion if figure != foe and figure.name not in gone]
        summoned = "haborym" in [*left, foe.name]
        counts = [ending.when for ending in self.card.heroes_win]
        return (
            foe.name == "haborym"
            or (foe.name in WITCHES and not any(name in left for name in WITCHES))
            or (foe.name in WITCHES and "witches-lost" in counts and self.witches_lost == 2)
            or (foe.name == "possessed" and "possessed-gone" in counts and foe.name not in left and not summoned)
            or (foe.name == "pekka" and "ritualist-gone" in counts and not summoned)
        )

    def falls(self, foe: Figure) -> tuple[list[str], bool]:
        """DRM-E5-05 DRM-E5-07 DRM-E4-09 Which witches fall with him, and whether the demon comes."""
        witches = [figure for figure in self.legion if figure.name in WITCHES and figure != foe]
        gone = [foe.name] if foe.name in WITCHES else []
        if self.summoned:
            return gone, False
        if self.card.sacrifice and foe.name == "ikrek":
            welcome = any(figure.zone == self.card.sacrifice.welcome for figure in witches)
            return gone + [figure.name for figure in witches if figure.health == 1 and not welcome], True
        return gone, bool(self.card.caverns and foe.name == "possessed" and self.serfs_lost + 1 >= 5)

    def harm(self, foe: Figure, noun: str, zone: str = "") -> tuple[float, ...]:
        """DRM-T06 DRM-E5-17 The most harmful first."""
        chance, blows = self.likelihood(foe, zone)
        gone, demon = self.falls(foe) if chance else ([], False)
        wins = bool(chance and self.wins(gone, foe))
        first = (chance, blows, -wins) if noun == "Objective" and self.card.sacrifice else (-wins, chance, blows)
        rank = 3 if foe.ruby else CATEGORY[foe.name]
        return (*first, min(rank, 2), -len(gone), demon, rank, foe.health, foe.number)

    def attack(self, *nouns: str) -> str:
        """DRM-T03 DRM-T04 DRM-T05 Whom he attacks; nobody is an empty name."""
        for noun in nouns:
            near = [(self.steps(self.me.zone, foe.zone, shooting=True), foe) for foe in self.named(noun)]
            reached = [(far, self.harm(foe, noun), foe.name) for far, foe in near if far <= self.range]
            if reached:
                return min(reached)[2]
        return ""

    # Moves ------------------------------------------------------------------------------------------------------------

    def goals(self, noun: str) -> list[tuple[Figure | None, tuple[float, ...], list[str]]]:
        """DRM-M13 DRM-T08 DRM-T09 Each target by how much he prefers it, with the zones where he can deal with it."""
        if noun == "Chest":
            return [(None, (-self.chests.count(zone),), [zone]) for zone in self.chests]
        if noun == "Hero":
            return [(None, (each.health, -each.wounds, each.number), [each.zone]) for each in self.others]
        if noun == "Serf":
            return [(None, (), [each.zone]) for each in self.serfs]
        if noun == "Objective" and self.souls:
            return [(None, (-self.souls.count(zone),), [zone]) for zone in self.souls]
        return [
            (foe, (), [z for z in ZONES if self.steps(foe.zone, z, shooting=True) <= self.range])
            for foe in self.named(noun)
        ]

    def move(self, verb: str, most: int, how: str, *nouns: str) -> str:
        """DRM-M01 to DRM-M29 Where he is in the end."""
        held = self.grip(self.me.zone)
        agility = BOX[self.me.name].agility + self.cubes[2] + self.aid()
        if verb == "Move" and held and agility < 1 + held:
            return self.me.zone
        found = [trip for noun in nouns for trip in self.trips(verb, noun)]
        reached = [trip for trip in found if trip[0] <= most]
        if reached or (found and how == "Towards"):
            nearest, ends = (reached or found)[0]
            return self.preferred(ends) if verb == "Teleport" else self.walk(most, nearest, ends)
        return self.me.zone

    def trips(self, verb: str, noun: str) -> list[tuple[int, list[str]]]:
        """DRM-M17 DRM-M18 DRM-M27 DRM-T05 Where the target he prefers is met, if there is one, and how far that is."""
        goals = self.goals(noun)
        if any(self.me.zone in zones for _, _, zones in goals):
            return []
        nearest = min((self.far(verb, zone) for _, _, zones in goals for zone in zones), default=99)
        if nearest == 99:
            return []
        near = [(foe, wish, [z for z in zones if self.far(verb, z) == nearest]) for foe, wish, zones in goals]
        wishes = [
            (self.harm(foe, noun, self.preferred(ends)) if foe else wish, ends) for foe, wish, ends in near if ends
        ]
        best = min(wish for wish, _ in wishes)
        return [(nearest, [zone for wish, ends in wishes if wish == best for zone in ends])]

    def far(self, verb: str, zone: str) -> int:
        """DRM-M07 DRM-M27 DRM-M28"""
        if verb != "Teleport":
            return self.steps(self.me.zone, zone)
        return flight(self.me.zone, zone) if self.open(self.me.zone, zone) else 99

    def walk(self, most: int, left: int, ends: list[str]) -> str:
        """DRM-M16 DRM-M20 DRM-M21 A shortest way, each step by the usual preference."""
        zone = self.me.zone
        if left <= most:
            ends = [self.preferred(ends)]
        for step in range(min(most, left)):
            onward = [z for z in self.beside(zone) if self.open(zone, z)]
            zone = self.preferred([z for z in onward if min(self.steps(z, end) for end in ends) == left - step - 1])
        return zone
