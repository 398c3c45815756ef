"""Cards and encounters that people bring: they join the box, or all that is wrong with them is told by card and field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ludotheque.kernel import ContentError, Problem, Setup

from .board import CORNERS, FAR, Board
from .content import AiCard, Botanicals, Encounter, Unit

OWN = "custom"
"""An encounter of this name is played instead of the mode's."""
Wrong = tuple[str, str]
"""A field and what is wrong with it."""

NEEDS = {
    "soul": "trapped_souls",
    "souls-freed": "trapped_souls",
    "souls-trapped": "trapped_souls",
    "carrier": "rubies",
    "demon": "demon",
    "witch-or-demon": "demon",
    "demon-kills": "demon",
    "demon-gone": "demon",
    "ritualist": "caverns",
    "entrance": "caverns",
    "ritualist-gone": "caverns",
    "rubies": "demon",
    "caverns": "demon",
    "sacrifice": "demon",
}
"""Which field of an encounter makes an aim, an ending or a special rule possible."""


def own_encounter(setup: Setup) -> bool:
    """Whether somebody brought an encounter."""
    return bool(setup.decks) and OWN in setup.decks


def add_own_cards(setup: Setup) -> list[Problem]:
    """Put the cards of ``decks``, in card-file form, into this setup's box."""
    if not isinstance(setup.decks, dict):
        return [Problem("decks", "should hold cards by name, as a card file does")]
    try:
        setup.box = setup.box.extended(setup.decks, "decks")
    except ContentError as error:
        return error.problems
    problems = []
    for id in setup.decks:
        card = setup.box[id]
        if isinstance(card, Encounter):
            if id not in (OWN, setup.mode.name):
                problems.append(Problem(f"decks: {id}", f"an encounter of one's own is called {OWN}"))
            problems += [Problem(f"decks: {id}.{field}", what) for field, what in problems_of(card, setup.box)]
    backs = [card.back for card in setup.box.cards.values() if isinstance(card, AiCard)]
    problems += [
        Problem("decks", f"slot {slot} has no AI card and needs at least one", "DRM-S03")
        for slot in range(1, 7)
        if slot not in backs
    ]
    return problems


def problems_of(encounter: Encounter, box: Any) -> list[Wrong]:
    """What is wrong with an encounter: names first, for nothing else can be judged while some mean nothing."""
    return (
        [*_tiles(encounter)]
        or [*_names(encounter), *_figures(encounter, box)]
        or [*_map(encounter), *_rules(encounter)]
    )


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


def _figures(encounter: Encounter, box: Any) -> Iterator[Wrong]:
    """DRM-L17 Units that do not exist, or more of them than there are figures."""
    units = {id: card for id, card in box.cards.items() if isinstance(card, Unit)}
    serfs = ("peasant", "militia", "possessed")
    for unit, places in encounter.figures.items():
        if unit not in units:
            yield f"figures.{unit}", "there is no such unit"
        elif units[unit].sort not in serfs and len(places) > units[unit].figures:
            yield f"figures.{unit}", f"there are only {units[unit].figures} of them"
    witches = [unit for unit in encounter.figures if unit in units and units[unit].sort == "witch"]
    if not witches:
        yield "figures", "at least one witch must start on the board"
    if encounter.demon and (encounter.demon not in units or units[encounter.demon].sort != "demon"):
        yield "demon", f"{encounter.demon!r} is no demon"
    if encounter.caverns and encounter.caverns.witch not in witches:
        yield "caverns.witch", f"{encounter.caverns.witch!r} is no witch that starts on the board"
    tokens = sum(card.copies for card in box.cards.values() if isinstance(card, Botanicals))
    if len(encounter.botanicals) > tokens:
        yield "botanicals", f"there are only {tokens} tokens"


def _map(encounter: Encounter) -> Iterator[Wrong]:
    """DRM-P10 Every zone can be reached, the Pit has neighbours, walls lie between zones that touch."""
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
        for field, places in (("heroes", encounter.heroes), *encounter.figures.items(), ("red", [encounter.red])):
            if encounter.yellow in places:
                yield field, "nobody can start on the Pit"
    sacrifice = encounter.sacrifice
    if sacrifice and (board.pit < 0 or board.number[sacrifice.welcome] not in board.beside[board.pit]):
        yield "sacrifice.welcome", "the green zone must lie beside the Pit"


def _rules(encounter: Encounter) -> Iterator[Wrong]:
    """Aims, endings and special rules that could never come about."""
    used: list[Wrong] = [("objective", aim) for aim in encounter.objective]
    used += [("heroes_win", str(end.__struct_config__.tag)) for end in encounter.heroes_win]
    used += [("master_wins", str(end.__struct_config__.tag)) for end in encounter.master_wins]
    used += [(rule, rule) for rule in ("rubies", "caverns", "sacrifice") if getattr(encounter, rule)]
    for field, word in used:
        need = NEEDS.get(word)
        if need and not getattr(encounter, need):
            yield field, f"{word} needs {need}, which this encounter does not have"
    if encounter.rubies and not encounter.pit:
        yield "rubies", "rubies are thrown into the Pit, and there is none"
