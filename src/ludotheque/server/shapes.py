"""Shapes: the bodies of the HTTP API, checked on the way in and described in the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.kernel.match import Header
from ludotheque.kernel.rulebook import Chapter
from ludotheque.kernel.scene import Item, LogLine, Plain, Plate, Scene
from ludotheque.kernel.workshop import MOST_LETTERS

from .messages import Lang, Seat, Secret
from .refusal import Trouble

Name = Annotated[str, msgspec.Meta(max_length=40)]
YesOrNo = Literal["yes", "no"]
"""A word, since the framework would take 0 for false."""
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
    seats: int


class ModeShape(msgspec.Struct, frozen=True):
    name: str
    title: str
    help: str
    seats: list[int]
    together: bool
    """Whether all who play win or lose as one."""
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


class ReadyShape(msgspec.Struct, frozen=True):
    """Something ready-made that comes with a game."""

    id: str
    name: str
    about: str


class WorkshopShape(msgspec.Struct, frozen=True):
    """What people can make for a game. Without ``per_seat`` the table has one of it."""

    id: str
    kind: Literal["deck", "map"]
    title: str
    modes: list[str]
    per_seat: bool
    ready: list[ReadyShape]


class GameShape(msgspec.Struct, frozen=True):
    name: str
    title: str
    blurb: str
    icon: str
    skin: dict[str, Any]
    art: str
    """Which state its pictures are in, to be named when they are fetched; '' where it has none."""
    modes: list[ModeShape]
    strengths: list[StrengthShape]
    campaign: list[StageShape]
    workshops: list[WorkshopShape]


class Rules(msgspec.Struct, frozen=True):
    chapters: list[Chapter]


# Workshops ------------------------------------------------------------------------------------------------------------


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of a workshop: a section, a value to filter by, a mark, a kind of arrow."""

    id: str
    name: str
    about: str = ""
    icon: str = ""


class Facet(msgspec.Struct, frozen=True):
    """Something to filter cards by."""

    id: str
    name: str
    values: list[Label]


class Scale(msgspec.Struct, frozen=True):
    """What the curve of a deck counts."""

    name: str


class CardShape(msgspec.Struct, frozen=True):
    """A card to build with. ``scale``: its place on the curve; ``limit``: the most copies under the usual settings."""

    id: str
    section: str
    facets: dict[str, list[str]]
    scale: int | None
    limit: int
    face: Item


class ReadyMade(msgspec.Struct, frozen=True):
    """Something ready-made, to begin with."""

    id: str
    name: str
    about: str
    made: dict[str, Any]


class DeckCatalogue(msgspec.Struct, frozen=True, tag_field="kind", tag="deck"):
    sections: list[Label]
    facets: list[Facet]
    scale: Scale | None
    cards: list[CardShape]
    ready: list[ReadyMade]
    settings: list[str]


class PieceShape(msgspec.Struct, frozen=True):
    id: str
    face: Item
    note: str


class GroupShape(msgspec.Struct, frozen=True):
    """What pieces with the same group are called."""

    name: str
    about: str


class MapCatalogue(msgspec.Struct, frozen=True, tag_field="kind", tag="map"):
    """``marks`` are for pieces, ``whole`` for the map as a whole; the first kind of arrow is the usual one."""

    pieces: list[PieceShape]
    marks: list[Label]
    whole: list[Label]
    links: list[Label]
    groups: GroupShape | None
    ready: list[ReadyMade]
    settings: list[str]


class CheckMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something made, or else a text: a share code, a ready-made one's name, or lines as people write them."""

    made: dict[str, Any] | None = None
    text: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)] | None = None
    mode: Word | None = None
    settings: dict[Word, Plain] = {}
    lang: Lang = "en"


class FigureShape(msgspec.Struct, frozen=True):
    name: str
    value: int
    want: str
    ok: bool


class CheckedMade(msgspec.Struct, frozen=True):
    """What was understood (null: nothing), how to share it, and what is to be said of it: without problems, play it."""

    made: dict[str, Any] | None
    code: str
    text: str
    problems: list[Trouble]
    warnings: list[Trouble]
    figures: list[FigureShape]


# Tables ---------------------------------------------------------------------------------------------------------------


class WantedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """me: at this screen · friend: gets an invitation · bot: of a strength (default: normal)."""

    kind: Literal["me", "friend", "bot"]
    name: Name = ""
    strength: Word = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``hints``: no switches them off; between people all must agree in any case. ``lookback``: no keeps the steps
    so far closed until the match is over."""

    game: Word
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=16)]
    mode: Word | None = None
    settings: dict[Word, Plain] = {}
    lesson: Word = ""
    decks: Any = None
    hints: YesOrNo = "yes"
    lookback: YesOrNo = "yes"
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
    """What anyone may know of a table. ``key`` once it is over, to check every shuffle against the commitment; ``free``:
    the seats that wait for a friend; ``rematch``: the table at which those who sat here play again."""

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
    free: list[int] = []
    hints: bool = True
    lookback: bool = True
    rematch: str = ""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat of a finished match is played by a person from some step on; bots play the others."""

    seat: Seat
    name: Name = ""


class Rematch(msgspec.Struct, frozen=True):
    """The table at which those who sat here play again, everybody with the token they have."""

    table: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``token``: the client's own (256 random bits as base64url), with which it can ask again if the answer got lost."""

    invitation: Secret
    name: Name = ""
    token: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{43}$")] = ""


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to be looked at before it is used."""

    invitation: Secret


class OpenedSeat(msgspec.Struct, frozen=True):
    """The seat that an invitation opens."""

    seat: int


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class InvitedSeat(msgspec.Struct, frozen=True):
    seat: int
    invitation: str


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hints: YesOrNo


class Agreement(msgspec.Struct, frozen=True):
    """What this seat agrees to, and whether hints may be asked for now."""

    seat: int
    agreed: bool
    hints: bool


class Withdraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``bot``: the strength of who plays instead; default normal."""

    seat: Seat
    bot: Word = ""


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
    """What was seen after some number of answers. ``log``: the last lines of the story by then, from line ``from``."""

    scene: Scene
    log: list[LogLine]
    first: int = msgspec.field(name="from")


class Lines(msgspec.Struct, frozen=True):
    """Lines of the story, from line ``from``."""

    log: list[LogLine]
    first: int = msgspec.field(name="from")


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
    """``store``: it writes; ``bots``: they answer; ``ok``: both."""

    ok: bool
    version: str
    store: bool
    bots: bool


class Credit(msgspec.Struct, frozen=True):
    """Whose work the icons are."""

    name: str
    author: str
    licence: str
    url: str
