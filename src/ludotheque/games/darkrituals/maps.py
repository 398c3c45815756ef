"""DRM-P10 What can be wrong with an encounter that somebody wrote, by field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from .board import CORNERS, FAR, Board

if TYPE_CHECKING:
    from .content import Encounter

Wrong = tuple[str, str]
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
            yield "tiles", f"{tile!r} is no tile: a letter for the column, then the row, such as A1"
        elif encounter.tiles.count(tile) > 1:
            yield "tiles", f"{tile} is there twice"


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
                yield field, f"there is no zone {name!r} on these tiles"
    if (encounter.pit or encounter.demon) and not encounter.yellow:
        yield "yellow", "the Pit and the demon need a yellow zone"
    for wall in encounter.walls:
        if len(wall.split("-")) != 2:
            yield "walls", f"{wall!r} should name two zones with a hyphen between, such as A1.NE-B1.NW"


def unplayable(encounter: Encounter) -> Iterator[Wrong]:
    """What makes sense but spoils a whole game; a position may want it all the same.

    DRM-P10 Every zone can be reached, walls lie between zones that touch, the Pit has neighbours and nobody starts on it.
    """
    board = Board(encounter)
    start = board.number[encounter.red]
    for zone, name in enumerate(board.names):
        if zone != board.pit and board.walk[start][zone] == FAR:
            yield "walls", f"{name} cannot be reached from the red zone"
    for a, b in board.walls:
        if board.flight[a][b] != 1:
            yield "walls", f"{board.names[a]} and {board.names[b]} do not touch"
    if board.pit >= 0 and len(board.beside[board.pit]) < 2:
        yield "yellow", "the Pit needs at least two zones beside it"
    if board.pit >= 0:
        starts = [(f"figures.{unit}", places) for unit, places in encounter.figures.items()]
        for field, places in [("heroes", encounter.heroes), ("red", [encounter.red]), *starts]:
            if encounter.yellow in places:
                yield field, "nobody can start on the Pit"
    sacrifice = encounter.sacrifice
    if sacrifice and (board.pit < 0 or board.number[sacrifice.welcome] not in board.beside[board.pit]):
        yield "sacrifice.welcome", "the green zone must lie beside the Pit"
    if encounter.rubies and board.pit < 0:
        yield "rubies", "rubies are thrown into the Pit, and there is none"
    yield from _too_few(encounter)


def _too_few(encounter: Encounter) -> Iterator[Wrong]:
    """DRM-E1-10 DRM-E4-09 DRM-E5-01 Peasants for every soul that both sides want, and serfs to spare for the ritual."""
    counts = {end.when: end.n for end in (*encounter.heroes_win, *encounter.master_wins)}
    peasants = len(encounter.figures.get("peasant", ()))
    souls = counts.get("souls-freed", 0) + counts.get("souls-trapped", 0)
    if peasants < souls:
        yield "figures.peasant", f"{souls} souls are to be freed or trapped, so there must be as many peasants"
    serfs = peasants + sum(len(encounter.figures.get(unit, ())) for unit in ("militia", "possessed"))
    if encounter.caverns and serfs < encounter.caverns.serfs + 2:
        yield "figures", f"the ritual takes {encounter.caverns.serfs} serfs; there must be two more at least"
    if encounter.sacrifice and serfs < SERFS_TO_SACRIFICE:
        yield "figures", f"an encounter with a sacrifice needs at least {SERFS_TO_SACRIFICE} serfs"


def _rules(encounter: Encounter) -> Iterator[Wrong]:
    """Aims, endings and special rules that could never come about; rewards that share a number."""
    for number in {n for n in encounter.rewards if encounter.rewards.count(n) > 1}:
        yield "rewards", f"two of them lie on {number}; each needs a number of its own"
    used: list[Wrong] = [("objective", aim) for aim in encounter.objective]
    used += [("heroes_win", end.when) for end in encounter.heroes_win]
    used += [("master_wins", end.when) for end in encounter.master_wins]
    used += [(rule, rule) for rule in ("rubies", "caverns", "sacrifice") if getattr(encounter, rule)]
    for field, word in used:
        need = NEEDS.get(word)
        if need and not getattr(encounter, need):
            yield field, f"{word} needs {need}, which this encounter does not have"
