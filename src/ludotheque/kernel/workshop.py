"""Workshops: what people make for a game before it starts — decks, stories — read, checked, shared and brought to a table.

A game declares its workshops; each knows what it makes and what makes it good. From that follow share codes, lists that
people write, the builder in the browser, ``ludo deck check`` and what a match accepts as ``decks``:

    {"seats": [deck, code, name of a ready-made one or None, …], "story": made, code or name}

A bare list means the seats. Words come from the game's Fluent files by convention: ``workshop-<id>``, ``<id>-<ready-made>``
and ``…-about``, ``section-…``, ``facet-…``, ``<facet>-<value>``, ``mark-…``, ``link-…``, ``figure-…``, ``problem-…``.
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from .errors import Problem
from .sharing import DamagedCode, seal, unseal_from
from .text import LANGUAGES

if TYPE_CHECKING:
    from .content import Box
    from .game import Game
    from .scene import Plain
    from .setup import Setup

NAME_LETTERS = 60
MOST_LETTERS, MOST_LINES = 20_000, 500
"""More than anybody writes; what is longer is not looked at."""
Name = Annotated[str, msgspec.Meta(max_length=NAME_LETTERS)]


class Figure(msgspec.Struct, frozen=True):
    """A number worth watching while making something, called ``figure-<name>``. ``want``: what it should be, if anything."""

    name: str
    value: int
    want: str = ""
    ok: bool = True


class Report(msgspec.Struct):
    """What a workshop finds: reasons why it cannot be played, what its maker may have overlooked, and figures."""

    problems: list[Problem] = []
    warnings: list[Problem] = []
    figures: list[Figure] = []


M = TypeVar("M", bound=msgspec.Struct)


class Workshop(ABC, Generic[M]):
    """One kind of thing that people make for a game."""

    kind: ClassVar[Literal["deck", "map"]]

    def __init__(
        self,
        id: str,
        prefix: str,
        *,
        modes: Sequence[str] = (),
        per_seat: bool = True,
        settings: Sequence[str] = (),
        clause: str = "",
    ) -> None:
        """
        prefix    what its share codes begin with; it tells how they are read · modes: those it serves; none: all
        per_seat  whether every seat brings one, or the table has one
        settings  the settings of a mode that matter for what is allowed · clause: the rule that it is checked at all
        """
        self.id = id
        self.prefix = prefix
        self.modes = tuple(modes)
        self.per_seat = per_seat
        self.settings = tuple(settings)
        self.clause = clause

    # What a game says -------------------------------------------------------------------------------------------------

    @abstractmethod
    def ready(self) -> Mapping[str, M]:
        """Those that come with the game, by name."""

    @abstractmethod
    def check(self, setup: Setup, made: M, where: str) -> Report:
        """All there is to say about one of them under the settings of a match."""

    def order(self, box: Box[Any]) -> list[str]:
        """The cards of a box it is made from, in an order that share codes can rely on: that of their numbers."""
        return list(box)

    def numbered(self, game: Game[Any]) -> list[str]:
        """The cards that a share code can name: those that the game itself brings, so that every machine reads it alike."""
        assert game.own_box is not None, f"{game.name} has no cards to build from"
        return self.order(game.own_box)

    def number(self, card: Any) -> str:
        """What is printed on a card to name it by, such as M7; nothing, if its name must do."""
        return ""

    # What every workshop does -----------------------------------------------------------------------------------------

    def serves(self, mode: str) -> bool:
        return not self.modes or mode in self.modes

    def read(self, setup: Setup, given: object, where: str) -> tuple[M | None, list[Problem]]:
        """What was given — spelt out, a ready-made one's name, a share code, or lines of text — and all that is wrong."""
        game = setup.game
        if not isinstance(given, str):
            return self.spelt_out(setup, given, where)
        text = given.strip()
        if len(text) > MOST_LETTERS or text.count("\n") >= MOST_LINES:
            return None, [game.problem(where, "too-long", self.clause, letters=MOST_LETTERS, lines=MOST_LINES)]
        if text in self.ready():
            return self.ready()[text], []
        if self.prefix in text:
            try:
                return self.spelt_out(setup, self.decode(game, unseal_from(self.prefix, text)), where)
            except (DamagedCode, msgspec.MsgspecError, LookupError):
                return None, [game.problem(where, "damaged", self.clause)]
        made, problems = self.from_lines(setup, text)
        if problems and "\n" not in text and made == type(made)():  # one line, of which nothing was understood
            names = ", ".join(self.ready())
            return None, [
                game.problem(where, "no-such-made", self.clause, text=text[:40], names=names, prefix=self.prefix)
            ]
        return made, problems

    @abstractmethod
    def used(self, made: M) -> Iterable[str]:
        """The cards that one of them is made from."""

    def code(self, game: Game[Any], made: M) -> str:
        """A short text to share it by. Cards that the game does not bring itself are left out."""
        return seal(self.prefix, self.encode(game, made))

    @abstractmethod
    def spelt_out(self, setup: Setup, given: object, where: str) -> tuple[M | None, list[Problem]]:
        """One from plain data."""

    @abstractmethod
    def from_lines(self, setup: Setup, text: str) -> tuple[M, list[Problem]]:
        """One from lines as people write them."""

    @abstractmethod
    def lines(self, game: Game[Any], made: M, lang: str) -> str:
        """One as lines that people read and ``from_lines`` understands."""

    @abstractmethod
    def encode(self, game: Game[Any], made: M) -> bytes: ...

    @abstractmethod
    def decode(self, game: Game[Any], data: bytes) -> M: ...

    def names(self, setup: Setup) -> dict[str, str]:
        """Every way to name a card of this workshop: its id, its number, its name in any language."""
        found: dict[str, str] = {}
        game = setup.game
        for card in self.order(setup.box):
            words = [card, self.number(setup.box[card]), *(game.card_name(card, lang) for lang in LANGUAGES)]
            found.update((plain_words(word), card) for word in words if word)
        return found


LONGEST_WORDS = 200
"""No card is called anything longer. Text that is stays as it is: sorting accents takes the square of their number."""


def plain_words(text: str) -> str:
    """Words without case, accents and kinds of dash and apostrophe."""
    if len(text) > LONGEST_WORDS:
        return text
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"[\s\-–’'_]+", " ", bare).casefold().strip()


def without_remarks(text: str) -> Iterable[tuple[int, str]]:
    """Lines that say something, with their numbers."""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if line:
            yield number, line


_NAMED = re.compile(r"^(?:name|nom)\s*:\s*(.*)$", re.IGNORECASE)


def named(line: str) -> str | None:
    """The name that a line gives to the whole, if it does."""
    found = _NAMED.match(line)
    return one_line(found[1])[:NAME_LETTERS] if found else None


def one_line(name: str) -> str:
    """A name that can stand in a list: no line ends, and none of the signs that mean something there."""
    return " ".join(re.sub(r"[,#]", " ", name).split())


# What is brought to a table -------------------------------------------------------------------------------------------


def read_brought(setup: Setup, besides: Sequence[str] = ()) -> tuple[dict[str, Any], list[Problem]]:
    """What a match was given as ``decks``, read by the workshops of its mode: ``seats``, one entry each (None: the usual),
    and one entry for every workshop that serves the table as a whole. Fields in ``besides`` are left as they are."""
    game, given = setup.game, setup.decks
    if isinstance(given, (list, tuple)):
        given = {"seats": list(given)}
    serving = [each for each in game.workshops.values() if each.serves(setup.mode.name)]
    fields = ["seats"] * any(each.per_seat for each in serving) + [each.id for each in serving if not each.per_seat]
    given = {} if given is None else given
    if not isinstance(given, Mapping) or not isinstance(given.get("seats") or [], (list, tuple)):
        return {}, [game.problem("decks", "decks-form", fields=", ".join(fields))]
    problems = [
        game.problem(f"decks.{field}", "no-field", field=str(field))
        for field in given
        if field not in (*fields, *besides)
    ]
    found: dict[str, Any] = {field: given[field] for field in besides if field in given}
    seats = list(given.get("seats") or [])
    if len(seats) > setup.seats:
        problems.append(game.problem("decks", "too-many-decks", decks=len(seats), seats=setup.seats))
    for workshop in serving:
        if workshop.per_seat:
            entries = [*seats[: setup.seats], *[None] * (setup.seats - len(seats))]
            read = [
                workshop.read(setup, each, f"decks.{n}") if each is not None else (None, [])
                for n, each in enumerate(entries)
            ]
            found["seats"] = [made for made, _ in read]
            problems += [problem for _, wrong in read for problem in wrong]
        elif workshop.id not in besides and given.get(workshop.id) is not None:
            found[workshop.id], wrong = workshop.read(setup, given[workshop.id], f"decks.{workshop.id}")
            problems += wrong
    return found, problems


def check_brought(setup: Setup) -> list[Problem]:
    """Everything wrong with what a match was given as ``decks``, where a game has no more to say than its workshops do."""
    found, problems = read_brought(setup)
    for workshop in setup.game.workshops.values():
        if workshop.per_seat:
            entries = [(made, f"decks.{n}") for n, made in enumerate(found.get("seats", []))]
        else:
            entries = [(found.get(workshop.id), f"decks.{workshop.id}")]
        for made, where in entries:
            problems += workshop.check(setup, made, where).problems if made is not None else []
    if not problems:
        setup.decks = msgspec.to_builtins(found)
    return problems


class Inspection(msgspec.Struct):
    """What a workshop says to somebody at work. ``made`` is None if nothing of it could be read."""

    made: Any
    code: str
    lines: str
    report: Report


def inspect(
    game: Game[Any],
    workshop: Workshop[Any],
    given: object,
    mode: str | None = None,
    options: Mapping[str, Plain] | None = None,
    lang: str = "en",
) -> Inspection:
    """Read and check something before there is a match; whatever is wrong with it, there is an answer."""
    mode = mode or next(each for each in game.modes if workshop.serves(each))
    setup, problems = game.draft(mode, options=options)
    if setup is None:
        return Inspection(None, "", "", Report(problems))
    if not workshop.serves(mode):
        return Inspection(None, "", "", Report([game.problem("mode", "not-served", mode=mode)]))
    made, wrong = workshop.read(setup, given, workshop.id)
    problems += wrong
    if made is None:
        return Inspection(None, "", "", Report(problems))
    report = workshop.check(setup, made, workshop.id)
    report.problems = [*problems, *report.problems]
    missing = sorted(set(workshop.used(made)) - set(workshop.numbered(game)))
    report.warnings = [*report.warnings, *(game.problem(workshop.id, "not-shared", card=card) for card in missing)]
    return Inspection(made, workshop.code(game, made), workshop.lines(game, made, lang), report)
