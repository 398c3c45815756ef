"""Shapes: the bodies of the HTTP API, checked on the way in and described in the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.kernel.match import Header
from ludotheque.kernel.rulebook import Chapter
from ludotheque.kernel.scene import LogLine, Plain, Plate, Scene

from .messages import Lang, Secret

Name = Annotated[str, msgspec.Meta(max_length=40)]
Word = Annotated[str, msgspec.Meta(max_length=100)]


# The shelf ------------------------------------------------------------------------------------------------------------


class Value(msgspec.Struct, frozen=True):
    value: Plain
    label: str


class SettingShape(msgspec.Struct, frozen=True):
    """A rule one may choose: one of ``values``, or a whole number from ``low`` to ``high``."""

    name: str
    label: str
    help: str
    default: Plain
    values: list[Value] | None
    low: int
    high: int
    clause: str


class LessonShape(msgspec.Struct, frozen=True):
    name: str
    title: str


class ModeShape(msgspec.Struct, frozen=True):
    name: str
    title: str
    seats: list[int]
    settings: list[SettingShape]
    lessons: list[LessonShape]


class StrengthShape(msgspec.Struct, frozen=True):
    name: str
    label: str
    bot: str


class StageShape(msgspec.Struct, frozen=True):
    """A mode played in its turn."""

    mode: str
    title: str


class GameShape(msgspec.Struct, frozen=True):
    name: str
    title: str
    blurb: str
    icon: str
    skin: dict[str, Any]
    modes: list[ModeShape]
    strengths: list[StrengthShape]
    campaign: list[StageShape]


class Rules(msgspec.Struct, frozen=True):
    chapters: list[Chapter]


# Tables ---------------------------------------------------------------------------------------------------------------


class WantedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """me: at this screen · friend: gets an invitation · bot: of a strength (default: normal)."""

    kind: Literal["me", "friend", "bot"]
    name: Name = ""
    strength: Word = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=16)]
    mode: Word | None = None
    settings: dict[Word, Plain] = {}
    lesson: Word = ""
    decks: Any = None
    lang: Lang = "en"


class MadeSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """The only time a token or an invitation is told."""

    seat: int
    kind: Literal["me", "friend", "bot"]
    token: str = ""
    invitation: str = ""


class MadeTable(msgspec.Struct, frozen=True):
    table: str
    seats: list[MadeSeat]


class TableFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What anyone may know of a table. ``key`` once it is over, to check every shuffle against the commitment."""

    table: str
    game: str
    mode: str
    settings: dict[str, Plain]
    plates: list[Plate]
    move: int
    over: bool
    created: float
    commitment: str
    key: str = ""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Secret
    name: Name = ""


class JoinedSeat(msgspec.Struct, frozen=True):
    seat: int
    token: str


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Word = ""


class SeatFacts(msgspec.Struct, frozen=True):
    """Who plays the seat now."""

    seat: int
    bot: bool


class Hint(msgspec.Struct, frozen=True):
    option: list[Plain]
    label: str
    considered: int


class Step(msgspec.Struct, frozen=True):
    """What was seen after some number of answers."""

    scene: Scene
    log: list[LogLine]


class ReplayEntry(msgspec.Struct, frozen=True, array_like=True):
    seat: int
    option: list[Plain]


class Replay(msgspec.Struct, frozen=True):
    """A whole match, with a hash after every answer to check it by."""

    header: Header
    answers: list[ReplayEntry]
    hashes: list[str]


class Bug(msgspec.Struct, frozen=True, omit_defaults=True):
    """Enough to look into a problem, and no secret of a game that goes on: key and answers come once it is over."""

    app: str
    game: str
    rules: str
    content: str
    mode: str
    settings: dict[str, Plain]
    table: str
    version: int
    seat: int | None
    scene: Scene
    log: list[LogLine]
    commitment: str
    replay: Replay | None = None


class BugReport(msgspec.Struct, frozen=True):
    bug: Bug


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str


class Credit(msgspec.Struct, frozen=True):
    """Whose work the icons are."""

    name: str
    author: str
    licence: str
    url: str
