"""Scene: what one pair of eyes sees, as plain data.

A game's ``view`` turns a table and a seat into a Scene; the browser, the terminal, a screen reader and a test driver draw
the same Scene and know no rule. Everything in it is already in the reader's language and already cut down to what that
seat may see. Ids are stable: an item that keeps its id from one scene to the next is the same thing and glides to its new
place. A face-down item has an id made of its place, never of its identity.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Plain = str | int | bool | None
"""What options are made of."""


Target = Literal["card", "seat", "clause", "icon"]


class Ref(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word in a sentence that leads somewhere: a card (zoom), a seat, a clause (rulebook) or an icon."""

    to: Target
    id: str
    text: str = ""


Rich = list[str | Ref]
"""A sentence with links in it."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small fact on an item or a plate: a number or word with a colour *and* a shape or icon, and its spoken name."""

    text: str
    label: str = ""
    icon: str = ""
    tone: str = ""
    shape: str = ""
    note: str = ""


class Item(msgspec.Struct, omit_defaults=True):
    """A thing on the table: card, piece, token, die, or a space that other things stand on.

    On a map ``at`` is the middle of a space; one with a ``size`` is a room, and what stands on it stands inside.
    """

    id: str
    kind: Literal["card", "piece", "token", "die", "space"] = "card"
    name: str = ""
    down: bool = False
    sub: str = ""
    corner: str = ""
    text: Rich = []
    stats: list[Mark] = []
    tags: list[Mark] = []
    icons: list[str] = []
    tone: str = ""
    shape: str = ""
    flags: list[Literal["active", "spent", "hurt", "dim", "new", "chosen"]] = []
    owner: int | None = None
    value: int | None = None
    at: tuple[float, float] | None = None
    size: tuple[float, float] | None = None
    on: str = ""
    under: list[Item] = []
    more: list[Rich] = []
    clauses: list[str] = []
    card: str = ""


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A connection drawn between two spaces of a map, or a mark of a chart."""

    a: str
    b: str
    kind: str = ""
    label: str = ""


class Outline(msgspec.Struct, frozen=True, omit_defaults=True):
    """Scenery of a map: an SVG path in the map's own coordinates."""

    path: str
    tone: str = ""
    label: str = ""


class Region(msgspec.Struct, omit_defaults=True):
    """A part of the table that holds items.

    kind   row, hand: side by side · stack: a pile, ``count`` high · grid: items at (column, row) · map: spaces at (x, y),
           other items ``on`` a space · track: items at (step, 0) · meter: ``value`` of ``limit`` · dice · sheet: ``lines``
           tally: the items are sides of one comparison and their ``stats`` its numbers; numbers with the same label stand
           in one line, and how a number comes about is its ``note``, one summand a line
           chart: every item is a row and a column, the ``active`` ones stand out, and each of the ``links`` is a mark in
           row a and column b; its ``kind`` is the ``tone`` of the entry of the ``legend`` that says what it means: ``label``
           is what a does to b ("beats"), ``note`` the same told of b ("is beaten by"); ``lines`` come first
    area   where it lies: away (the others' side) · board (the middle) · home (your side) · hand (always in sight) ·
           side (a panel) · aid (opened on demand, such as a chart)
    legend what the colours and shapes of a map or the marks of a chart mean
    ground the name of the picture it lies on, among the game's own (``art/manifest.json``); none: the skin's
    """

    id: str
    kind: Literal["row", "stack", "hand", "grid", "map", "track", "meter", "dice", "sheet", "tally", "chart"] = "row"
    area: Literal["away", "board", "home", "hand", "side", "aid"] = "board"
    label: str = ""
    owner: int | None = None
    items: list[Item] = []
    count: int | None = None
    columns: int = 0
    rows: int = 0
    value: int = 0
    limit: int = 0
    lines: list[Rich] = []
    links: list[Link] = []
    outlines: list[Outline] = []
    legend: list[Mark] = []
    tone: str = ""
    icon: str = ""
    ground: str = ""
    clauses: list[str] = []


class Shown(msgspec.Struct, omit_defaults=True):
    """One legal option: what to send back, what to call it, and the items to click, in order, to choose it."""

    option: list[Plain]
    label: str
    items: list[str] = []
    role: Literal["normal", "main", "back", "danger"] = "normal"
    clause: str = ""
    preview: list[Rich] = []


class Route(msgspec.Struct, omit_defaults=True):
    """A step on the way to something farther off: the answer that leads to ``item`` from ``after``, another step's item.

    The first steps come after nothing and are choices; one answer follows another as long as nothing comes between.
    """

    item: str
    label: str
    option: list[Plain]
    after: str = ""


class Prompt(msgspec.Struct, omit_defaults=True):
    """Who must do what, and why. The question and its options are there only for the seat that must answer."""

    waiting: list[int]
    mine: bool
    text: Rich
    step: str = ""
    clauses: list[str] = []
    choices: list[Shown] = []
    routes: list[Route] = []
    coach: Rich = []
    concede: bool = False
    """Whether giving up, by answering ["concede"], is possible."""


class Plate(msgspec.Struct, omit_defaults=True):
    """A player's name plate. kind: person, bot, or automaton (played by the rules themselves)."""

    seat: int
    name: str
    kind: Literal["person", "bot", "automaton"] = "person"
    score: str = ""
    value: float = 0
    limit: float = 0
    marks: list[Mark] = []
    active: bool = False
    rank: int = 0


class Scene(msgspec.Struct, omit_defaults=True):
    """Everything a pair of eyes sees now."""

    game: str
    mode: str
    lang: str
    title: str
    seat: int | None
    move: int
    regions: list[Region]
    plates: list[Plate]
    prompt: Prompt | None = None
    subtitle: str = ""
    over: bool = False
    verdict: str = ""
    skin: str = ""
    commitment: str = ""
    key: str = ""


class LogLine(msgspec.Struct, omit_defaults=True):
    """One sentence of the story so far, as this seat may read it.

    move    after how many answers it happened
    moment  whether it is worth stopping for: a page announces it large, and nothing waits for that
    leads   whether the next moment is announced with it, as what explains it
    """

    text: Rich
    move: int
    kind: str
    clauses: list[str] = []
    cause: str = ""
    moment: bool = False
    leads: bool = False
