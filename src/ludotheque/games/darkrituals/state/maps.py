"""DRM-P10 What can be wrong with an encounter that somebody wrote, by field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ludotheque.kernel.text import Said

from .board import CORNERS, FAR, Board
from .mistakes import told

if TYPE_CHECKING:
    from .content import Encounter

Wrong = tuple[str, Said]
"""A field and what is wrong with it."""

NEEDS = {
    "entrance": "caverns",
    "ritualist": "caverns",
    "ritualist-gone": "caverns",
    "demon-gone": "demon",
    "demon-kills": "demon",
    "rubies": "demon",
    "caverns": "demon",
    "sacrifice": "demon",
    "souls-freed": "trapped_souls",
    "souls-trapped": "trapped_souls",
}
"""Which field of an encounter makes an aim, an ending or a special rule possible."""
SERFS_TO_SACRIFICE = 7


def problems_of(encounter: Encounter) -> list[Wrong]:
    """What makes no sense in an encounter: tiles first, then the zones on them."""
    return [*_tiles(encounter)] or [*_names(encounter)] or [*_rules(encounter)]


def _tiles(encounter: Encounter) -> Iterator[Wrong]:
    for tile in encounter.tiles:
        if len(tile) < 2 or not "A" <= tile[0] <= "Z" or not tile[1:].isdigit() or tile[1:] == "0":
            yield "tiles", told("mistake-tile", tile=tile)
        elif encounter.tiles.count(tile) > 1:
            yield "tiles", told("mistake-tile-twice", tile=tile)


def _names(encounter: Encounter) -> Iterator[Wrong]:
    """Zones that are named but do not exist."""
    zones = {f"{tile}.{corner}" for tile in encounter.tiles for corner in CORNERS}
    caverns, sacrifice = encounter.caverns, encounter.sacrifice
    named: list[tuple[str, Iterable[str]]] = [
        ("red", [encounter.red]),
        ("yellow", [encounter.yellow] if encounter.yellow else []),
        ("heroes", encounter.heroes),
        ("chests", encounter.chests),
        ("botanicals", encounter.botanicals),
        ("rubies", encounter.rubies),
        ("walls", [end for wall in encounter.walls for end in wall.split("-")]),
        ("caverns", [*caverns.zones, caverns.entrance] if caverns else []),
        ("sacrifice.welcome", [sacrifice.welcome] if sacrifice else []),
        *((f"figures.{unit}", places) for unit, places in encounter.figures.items()),
    ]
    for field, names in named:
        for name in names:
            if name not in zones:
                yield field, told("mistake-zone", zone=name)
    if (encounter.pit or encounter.demon) and not encounter.yellow:
        yield "yellow", told("mistake-yellow")
    for wall in encounter.walls:
        if len(wall.split("-")) != 2:
            yield "walls", told("mistake-wall", wall=wall)


def unplayable(encounter: Encounter) -> Iterator[Wrong]:
    """What makes sense but spoils a whole game; a position may want it all the same.

    DRM-P10 Every zone can be reached, walls lie between zones that touch, the Pit has neighbours and nobody starts on it.
    """
    board = Board(encounter)
    start = board.number[encounter.red]
    for zone, name in enumerate(board.names):
        if zone != board.pit and board.walk[start][zone] == FAR:
            yield "walls", told("mistake-unreached", zone=name)
    for a, b in board.walls:
        if board.flight[a][b] != 1:
            yield "walls", told("mistake-apart", zone=board.names[a], other=board.names[b])
    if board.pit >= 0 and len(board.beside[board.pit]) < 2:
        yield "yellow", told("mistake-lone-pit")
    if board.pit >= 0:
        starts = [(f"figures.{unit}", places) for unit, places in encounter.figures.items()]
        for field, places in [("heroes", encounter.heroes), ("red", [encounter.red]), *starts]:
            if encounter.yellow in places:
                yield field, told("mistake-on-pit")
    sacrifice = encounter.sacrifice
    if sacrifice and (board.pit < 0 or board.number[sacrifice.welcome] not in board.beside[board.pit]):
        yield "sacrifice.welcome", told("mistake-welcome")
    if encounter.rubies and board.pit < 0:
        yield "rubies", told("mistake-rubies")
    yield from _too_few(encounter)


def _too_few(encounter: Encounter) -> Iterator[Wrong]:
    """DRM-E1-10 DRM-E4-09 DRM-E5-01 Peasants for every soul that both sides want, and serfs to spare for the ritual."""
    counts = {end.when: end.n for end in (*encounter.heroes_win, *encounter.master_wins)}
    peasants = len(encounter.figures.get("peasant", ()))
    souls = counts.get("souls-freed", 0) + counts.get("souls-trapped", 0)
    if peasants < souls:
        yield "figures.peasant", told("mistake-peasants", n=souls)
    serfs = peasants + sum(len(encounter.figures.get(unit, ())) for unit in ("militia", "possessed"))
    if encounter.caverns and serfs < encounter.caverns.serfs + 2:
        yield "figures", told("mistake-ritual-serfs", n=encounter.caverns.serfs)
    if encounter.sacrifice and serfs < SERFS_TO_SACRIFICE:
        yield "figures", told("mistake-sacrifice-serfs", n=SERFS_TO_SACRIFICE)


def _rules(encounter: Encounter) -> Iterator[Wrong]:
    """Aims, endings and special rules that could never come about; rewards that share a number."""
    for number in {n for n in encounter.rewards if encounter.rewards.count(n) > 1}:
        yield "rewards", told("mistake-rewards", n=number)
    used: list[tuple[str, str]] = [("objective", aim) for aim in encounter.objective]
    used += [("heroes_win", end.when) for end in encounter.heroes_win]
    used += [("master_wins", end.when) for end in encounter.master_wins]
    used += [(rule, rule) for rule in ("rubies", "caverns", "sacrifice") if getattr(encounter, rule)]
    for field, word in used:
        need = NEEDS.get(word)
        if need and not getattr(encounter, need):
            yield field, told("mistake-need", word=word, need=need)
