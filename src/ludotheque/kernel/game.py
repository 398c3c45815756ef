"""Game: what a game's folder declares, and what can be done with any game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from .choice import NOT_OFFERED, QUESTIONS
from .content import Box, own_cards, read_box
from .dice import KEY_BYTES, Dice
from .errors import IllegalOption, PinnedError, Problem, SetupError
from .events import names_cards
from .lesson import Lesson, read_lessons
from .position import __doc__ as POSITION_HELP
from .position import build_position
from .reference import reference
from .rulebook import Rulebook, read_rulebook
from .scene import Item, LogLine, Plain, Plate, Scene
from .setup import Mode, Setting, Setup
from .steps import clauses_of
from .table import FINISHED, Table
from .text import KERNEL_TEXT, Said, Texts, Told
from .view import Eye, View
from .workshop import Workshop, check_brought

T = TypeVar("T", bound=Table)
Refusal = tuple[str, str, Mapping[str, object]]
"""Why not, as games say it that have not moved to typed choices yet: message, clause, the message's arguments."""


STRENGTHS = {"easy": "random", "normal": "greedy", "hard": "ismcts:300"}


def _measured(folder: Path) -> dict[str, str]:
    """The strengths that ``ludo lab ladder --write`` has found for the game in this folder."""
    path = folder / "ladder.toml"
    return dict(tomllib.loads(path.read_text(encoding="utf-8"))["strengths"]) if path.exists() else {}


class Game(Generic[T]):
    """A game as its folder declares it; made once, in the folder's ``__init__``.

    Everything that is not given here lies in files of the folder: ``cards/`` (TOML), ``text/en.ftl`` and ``fr.ftl``,
    ``rulebook/en.md`` and ``fr.md``, ``lessons/`` (TOML), ``positions.md``
    (examples for ``position``), ``skin.toml`` (colours) and ``drawings/`` (SVG).
    """

    def __init__(
        self,
        *,
        name: str,
        version: str,
        folder: str,
        table: type[T],
        modes: Sequence[Mode],
        view: View[T],
        icon: str = "perspective-dice-six-faces-random",
        cards: type[msgspec.Struct] | None = None,
        evaluate: Callable[[T, int], float] | None = None,
        strengths: Mapping[str, str] | None = None,
        back: Callable[[T, int], object] | None = None,
        redeal: Callable[[T, int, Dice], None] | None = None,
        why_not: Callable[[T, object], Refusal | None] | None = None,
        concede: Callable[[T, int], None] | None = None,
        may_leave: Callable[[T, int], bool] | None = None,
        workshops: Sequence[Workshop[Any]] = (),
        check_decks: Callable[[Setup], list[Problem]] | None = None,
        prepare: Callable[[Setup], Any] | None = None,
        layout: Callable[[T], None] | None = None,
        arrange: Callable[[T, dict[str, Any], list[Problem]], None] | None = None,
        find_cards: Callable[[T, str], list[int]] | None = None,
        check: Callable[[T], list[str]] | None = None,
        bars: Mapping[str, Mapping[str, float]] | None = None,
        work: Callable[[T], int] | None = None,
        metrics: Callable[[T], Mapping[str, float]] | None = None,
        traits: Callable[[T, int], Mapping[str, str | Sequence[str]]] | None = None,
        campaign: Sequence[str] = (),
    ) -> None:
        """
        table      the Table subclass · modes: default first · view: how it looks · cards: the card type, if there are cards
        evaluate   how well a seat stands, 0 (lost) to 1 (won), for bots; sees guesses, never the truth, and is also asked
        about finished tables
        strengths  names such as easy, normal, hard → bot specs such as "greedy" or "ismcts:400"; default: the folder's
        ladder.toml, if it was measured
        back       what tells hidden cards apart from outside, such as the deck they belong to; default: nothing
        redeal     corrects a guess where hidden cards are bound by more than their backs; default: nothing
        why_not    explains a refusal from what the asked seat may know; default: a general sentence
        concede    what happens when a seat gives up (usually ``table.end``); without it nobody can
        may_leave  whether a seat may give up although it is not asked anything; default: it waits until it is asked
        prepare    works out once what every table of a setup needs and never changes (numbers by card and the like); rules
        find it as ``table.setup.kit``
        workshops  what people make for it before it starts: decks, stories (see workshop.py)
        check_decks  problems with the decks people bring; default: what the workshops find
        check      what cannot be true of a table (lost cards and the like)
        layout, arrange, find_cards  for ``position``: the table before any word is read (empty sides and the like);
        what is done last, with the words that are no fields (it takes those it knows); the cards a word means
        metrics    figures of a finished table that the lab reports besides score, rank and length (named by ``metric-…``)
        traits     what a seat played as, such as {"deck": "embers", "hero": ["mage", "thief"]}; the lab compares them (named
        by ``trait-…``)
        campaign   modes that are meant to be played one after the other; the page remembers how they went
        work       decisions that an automaton made at a table, which ``make bench`` counts with those of the seats
        bars       what ``make bench`` expects of a mode, such as {"duel": {"gin_rummy": 1.0, "clone_us": 10.0}}
        """
        self.name = name
        self.version = version
        self.folder = Path(folder).parent if folder.endswith(".py") else Path(folder)
        self.table = table
        self.view = view
        self.icon = icon
        self.card_type = cards
        self.evaluate = evaluate
        self.strengths = dict(strengths or _measured(self.folder) or STRENGTHS)
        self.back: Callable[[T, int], object] = back or (lambda table, card: 0)
        self.redeal: Callable[[T, int, Dice], None] = redeal or (lambda table, seat, dice: None)
        self.why_not = why_not
        self.concede = concede
        self.may_leave = may_leave
        self.workshops = {workshop.id: workshop for workshop in workshops}
        self.check_decks = check_decks or (check_brought if workshops else None)
        self.prepare = prepare
        self.layout: Callable[[T], None] = layout or (lambda table: None)
        self.arrange: Callable[[T, dict[str, Any], list[Problem]], None] = arrange or (
            lambda table, words, problems: None
        )
        self.find_cards = find_cards
        self.work = work
        self.metrics = metrics
        self.traits = traits
        self.campaign = tuple(campaign)
        self.bars = dict(bars or {})
        self.check: Callable[[T], list[str]] = check or (lambda table: [])
        self._modes = {mode.name: mode for mode in modes}
        self.modes = tuple(self._modes)
        self.texts = Texts(KERNEL_TEXT, self.folder / "text")
        self._rulebooks: dict[str, Rulebook] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.version}>"

    # Declared facts ---------------------------------------------------------------------------------------------------

    def mode(self, name: str | None = None) -> Mode:
        return self._modes[name or self.modes[0]]

    def options(self, mode: str | None = None) -> tuple[Setting, ...]:
        """The settings of a mode, each with its default and its range."""
        return self.mode(mode).settings

    def seats(self, mode: str | None = None) -> tuple[int, ...]:
        """How many seats a mode can have, the usual number first."""
        return self.mode(mode).seats

    def title(self, lang: str) -> str:
        return self.texts.say(lang, "title")

    def mode_name(self, mode: str, lang: str, box: Box[Any] | None = None) -> str:
        """What a mode is called: where a mode is a card, such as an encounter, and somebody brought another, by its name."""
        return self.brought_as(mode, lang, box) or self.wording(lang, f"mode-{mode}", mode)

    def mode_help(self, mode: str, lang: str) -> str:
        """What a mode is, in a sentence; of what somebody else brought in its place nothing is said."""
        return "" if self.brought_as(mode, lang) else self.wording(lang, f"mode-{mode}-help")

    def brought_as(self, card: str, lang: str, box: Box[Any] | None = None) -> str:
        """What a card is called that people brought themselves, in this box or in that of new matches."""
        box = box or self.box
        return box.name(card, lang) if box is not None else ""

    def wording(self, lang: str, message: str, otherwise: str = "") -> str:
        """The game's own words if it has any for this."""
        return self.texts.say(lang, message) if self.texts.has(lang, message) else otherwise

    def strength_name(self, strength: str, lang: str) -> str:
        """What a strength is called; a bot that is none of them is called by its spec."""
        return self.wording(lang, f"strength-{strength}", strength)

    def bot_name(self, strength: str, lang: str, number: int = 0) -> str:
        """What stands on a bot's plate: with its number (from 1) where several would be called the same."""
        message = "bot-name-many" if number else "bot-name"
        return self.texts.say(lang, message, strength=self.strength_name(strength, lang), number=number)

    def rulebook(self, lang: str) -> Rulebook:
        if lang not in self._rulebooks:
            self._rulebooks[lang] = read_rulebook(self.folder / "rulebook" / f"{lang}.md")
        return self._rulebooks[lang]

    @cached_property
    def own_box(self) -> Box[Any] | None:
        """The cards that the game brings."""
        return read_box(self.card_type, self.folder / "cards") if self.card_type else None

    @cached_property
    def box(self) -> Box[Any] | None:
        """All cards there are for a new match: the game's, and those that people have added."""
        return own_cards(self.own_box, self.name) if self.own_box is not None else None

    @cached_property
    def skin(self) -> dict[str, Any]:
        """Colours and marks for the browser; data, never logic."""
        path = self.folder / "skin.toml"
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    @cached_property
    def drawings(self) -> dict[str, str]:
        """Pictures (SVG) that the skin speaks of, by name: what lies under a map."""
        return {path.stem: path.read_text(encoding="utf-8") for path in sorted(self.folder.glob("drawings/*.svg"))}

    @cached_property
    def art(self) -> str:
        """Which state the game's pictures are in, a hash of their list (``art/manifest.json``); '' where there are none."""
        path = self.folder / "art" / "manifest.json"
        return blake2b(path.read_bytes(), digest_size=8).hexdigest() if path.exists() else ""

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        return read_lessons(self.folder / "lessons")

    @cached_property
    def content(self) -> str:
        """A hash of everything the rules read from files, to pin replays to. (Added cards are saved with each match.)"""
        return self.own_box.digest if self.own_box else blake2b(self.name.encode(), digest_size=16).hexdigest()

    def ready_decks(self, mode: str) -> list[str]:
        """The decks that come with the game, any of which a seat can bring to this mode."""
        shops = [shop for shop in self.workshops.values() if shop.per_seat and shop.serves(mode)]
        return [name for shop in shops for name in shop.ready()]

    # Beginning --------------------------------------------------------------------------------------------------------

    def setup(
        self,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        decks: Any = None,
        cards: Mapping[str, Any] | None = None,
        key: bytes | None = None,
    ) -> Setup:
        """Check how a match is to be played. SetupError lists every problem at once.

        ``cards``: those added to the game's own, in card-file form; by default what people have added on this machine.
        """
        setup, problems = self.draft(mode, seats, options, decks, cards)
        if key is not None and (not isinstance(key, bytes) or len(key) != KEY_BYTES):
            problems.append(self.problem("key", "key", bytes=KEY_BYTES))
        if setup is None:
            raise SetupError(problems)
        if self.check_decks is not None:
            problems += self.check_decks(setup) if not problems else []
        elif decks is not None:
            problems.append(self.problem("decks", "without-decks", game=self.name))
        if problems:
            raise SetupError(problems)
        if self.prepare is not None:
            setup.kit = self.prepare(setup)
        return setup

    def draft(
        self,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        decks: Any = None,
        cards: Mapping[str, Any] | None = None,
    ) -> tuple[Setup | None, list[Problem]]:
        """A setup whose decks nobody has looked at yet, and what is wrong with the rest; None without a mode."""
        chosen = self._modes.get(mode or self.modes[0])
        if chosen is None:
            return None, [self.problem("mode", "mode", game=self.name, given=str(mode), modes=", ".join(self.modes))]
        problems = []
        if seats is not None and (type(seats) is not int or seats not in chosen.seats):
            counts = ", ".join(map(str, chosen.seats))
            problems.append(self.problem("seats", "seats", mode=chosen.name, counts=counts, given=str(seats)))
        unnamed = {"options": options, "cards": cards}
        unnamed = {where: given for where, given in unnamed.items() if not isinstance(given, Mapping | None)}
        problems += [self.problem(where, "unnamed", given=repr(given)) for where, given in unnamed.items()]
        if unnamed:
            return None, problems
        values = {setting.name: setting.default for setting in chosen.settings}
        for name, value in (options or {}).items():
            setting = next((setting for setting in chosen.settings if setting.name == name), None)
            if setting is None:
                known = ", ".join(setting.name for setting in chosen.settings) or "none"
                problems.append(self.problem(f"options.{name}", "no-option", mode=chosen.name, options=known))
            elif not setting.accepts(value):
                problems.append(
                    self.problem(f"options.{name}", "option", setting.clause, given=repr(value), range=setting.range)
                )
            else:
                values[name] = value
        box = self.own_box.extended(cards) if self.own_box is not None and cards is not None else self.box
        return Setup(self, chosen, seats or chosen.seats[0], values, decks, box), problems

    def new(
        self,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        *,
        key: bytes,
        decks: Any = None,
    ) -> T:
        """A new match, dealt from a secret 16-byte key, ready for its first decision, keeping its story."""
        table: T = self.setup(mode, seats, options, decks, key=key).deal(key, told=True)
        return table

    @cached_property
    def position(self) -> Callable[..., T]:
        """Any mid-game table from a few words; ``help(game.position)`` tells them, with examples of this game."""

        def position(
            *,
            mode: str | None = None,
            seats: int | None = None,
            options: Mapping[str, Plain] | None = None,
            decks: Any = None,
            cards: Mapping[str, Any] | None = None,
            dice: Sequence[int] = (),
            key: bytes = bytes(KEY_BYTES),
            at: str | Sequence[Any] = "",
            ask: Sequence[Any] = (),
            **words: Any,
        ) -> T:
            setup = self.setup(mode, seats, options, decks, cards)
            script = tuple(dice) if isinstance(dice, Sequence) else (dice,)
            table: T = build_position(setup, Dice(key, script=script), at, ask, words)
            return table

        page = self.folder / "positions.md"
        own = page.read_text(encoding="utf-8") if page.exists() else ""
        every = reference(self.table, self.mode().start)
        position.__doc__ = f"{POSITION_HELP}\n\n{own}\n\n{every}".strip()
        return position

    # Looking ----------------------------------------------------------------------------------------------------------

    def eye(self, table: T, seat: int | None, lang: str, plates: list[Plate] | None = None) -> Eye[T]:
        return Eye(table, seat, lang, self.texts, plates)

    def scene(self, table: T, seat: int | None, lang: str = "en", plates: list[Plate] | None = None) -> Scene:
        """What this seat (None: a spectator) sees."""
        return self.view.scene(self.eye(table, seat, lang, plates))

    def log(
        self, table: T, seat: int | None, lang: str = "en", plates: list[Plate] | None = None, start: int = 0
    ) -> list[LogLine]:
        """The story so far as this seat may know it, from line ``start``."""
        eye = self.eye(table, seat, lang, plates)
        return [self.view.log_line(eye, event) for event in (table.story or [])[start:]]

    def card(self, card: str, lang: str = "en") -> Item:
        """A card as printed."""
        return self.view.face(self.eye(self._bare_table, None, lang), card)

    @cached_property
    def _bare_table(self) -> T:
        """A table with nothing on it, beside which cards can be read."""
        table: T = self.setup().blank(Dice(bytes(KEY_BYTES)))
        return table

    # Refusing ---------------------------------------------------------------------------------------------------------

    def refusal(self, table: T, option: object) -> IllegalOption:
        if table.over:
            return self._refuse("over", "")
        reason = self._reason(table, option)
        if reason is not None:
            return self._refuse(*reason)
        clauses = clauses_of(table.asking) if table.asking else ()
        return self._refuse("not-offered", clauses[0] if clauses else "")

    def _reason(self, table: T, option: object) -> Refusal | None:
        """What the question itself has against this answer; where it is an old one, what the game's ``why_not`` says."""
        _, then, facts = table.question or FINISHED
        if then in QUESTIONS:
            reason = QUESTIONS[then].why_not(table, table.seat, option, *facts)
            return None if reason is NOT_OFFERED else reason
        return self.why_not(table, option) if self.why_not else None

    def not_your_turn(self, table: T, seat: int) -> IllegalOption:
        return self._refuse("over" if table.over else "turn", "")

    def _refuse(self, message: str, clause: str, args: Mapping[str, object] | None = None) -> IllegalOption:
        return IllegalOption(
            self.texts.say("en", f"refuse-{message}", **(args or {})), clause, f"refuse-{message}", args
        )

    def explain(self, refused: IllegalOption, lang: str) -> str:
        """A refusal in the reader's language."""
        return self.texts.say(lang, refused.message, **refused.values) if refused.message else refused.reason

    def problem(self, where: Said, message: str, clause: str = "", **values: object) -> Problem:
        """Something wrong, told by the message ``problem-…``. A value such as card="x" is called by its own name there."""
        return Problem(where, Told(self, f"problem-{message}", values), clause)

    def problem_in_line(self, line: int, message: str, clause: str = "", **values: object) -> Problem:
        """Something wrong in a line of a list."""
        return self.problem(self.texts.told("place-line", number=line), message, clause, line=line, **values)

    def say(self, lang: str, message: str, **values: object) -> str:
        """A sentence about things of the game, which are called by their names."""
        return self.texts.say(lang, message, **{name: self._word(lang, name, each) for name, each in values.items()})

    def _word(self, lang: str, name: str, value: object) -> object:
        """A value as it stands in a sentence: cards and other words of the game by their names."""
        if names_cards(name):
            return self.card_name(str(value), lang)
        return self.texts.say(lang, f"{name}-{value}") if self.texts.has(lang, f"{name}-{value}") else value

    def card_name(self, card: str, lang: str) -> str:
        """What a card is called: by the game, or by the people who added it; one without a name, by its id."""
        if self.texts.has(lang, f"card-{card}"):
            return self.texts.say(lang, f"card-{card}")
        return self.box.called(card, lang) if self.box is not None and card in self.box.extra else card

    # Saving -----------------------------------------------------------------------------------------------------------

    def dumps(self, table: T) -> bytes:
        """The whole match as JSON, in the middle of any decision, secrets included."""
        return msgspec.json.encode(
            {
                "game": self.name,
                "rules": self.version,
                "content": self.content,
                "setup": table.setup.plain(),
                "table": table.plain(),
            },
            order="deterministic",
        )

    def loads(self, data: bytes | str) -> T:
        """The match that ``dumps`` wrote. PinnedError if other rules or cards are needed."""
        saved = msgspec.json.decode(data)
        self.check_pins(saved["game"], saved["rules"], saved["content"])
        how = saved["setup"]
        setup = self.setup(how["mode"], how["seats"], how["options"], how["decks"], how["cards"])
        setup.posed = how.get("posed", False)
        return self.table.from_saved(setup, saved["table"])

    def check_pins(self, game: str, rules: str, content: str) -> None:
        """Refuse to continue a match under other rules than it began with."""
        if game != self.name:
            raise PinnedError(self.texts.told("pinned-game", game=game, own=self.name))
        if rules != self.version:
            raise PinnedError(self.texts.told("pinned-rules", game=game, needed=rules, there=self.version))
        if content != self.content:
            raise PinnedError(self.texts.told("pinned-cards", game=game, content=content[:8]))

    def digest(self, table: T) -> str:
        """A hash of everything that matters: equal for equal tables, in any process. The story is left out."""
        told, table.story = table.story, None  # a long story takes long to write down
        plain = table.plain()
        table.story = told
        del plain["story"]
        return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()
