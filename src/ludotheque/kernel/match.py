"""Match: a table with its history — what a server keeps, a replay file holds and undo works on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import msgspec

from .errors import IllegalOption, SetupError
from .events import Event
from .game import Game
from .lesson import Lesson, LessonStep
from .registry import game as game_called
from .retelling import stops
from .scene import LogLine, Plain, Plate, Prompt, Scene
from .setup import Setup
from .sight import who_knows
from .table import CONCEDE, Table


class Header(msgspec.Struct, frozen=True):
    """All that fixes a match before the first answer: replaying the answers gives the match again."""

    game: str
    rules: str
    content: str
    mode: str
    seats: int
    options: dict[str, Plain]
    key: str
    decks: Any = None
    lesson: str = ""
    cards: dict[str, Any] | None = None
    """Cards changed or added for this match, in card-file form."""

    def setup(self) -> Setup:
        """How it is played, with the cards it began with. PinnedError if that was under other rules."""
        game = game_called(self.game)
        game.check_pins(self.game, self.rules, self.content)
        return game.setup(self.mode, self.seats, self.options, self.decks, self.cards or {})


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of the history: a seat's answer, or (option None) a seat taking its last answer back."""

    seat: int
    option: list[Plain] | None = None


class Match:
    """Header, entries and the table they lead to. Bad input raises and changes nothing."""

    def __init__(self, game: Game[Any], header: Header, setup: Setup) -> None:
        self.game = game
        self.header = header
        self.setup = setup
        self.entries: list[Entry] = []
        self.answers: list[Entry] = []
        """The answers in force: entries without those taken back."""
        self.table: Any = setup.deal(bytes.fromhex(header.key), told=True)
        self._before: list[tuple[int, Table]] = []
        """Who answered and the table before, as far back as one may still take back."""
        self._last: tuple[Table, tuple[Any, ...], int] | None = None
        """The table before the last answer, and that answer."""

    @classmethod
    def new(
        cls,
        game: Game[Any],
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        *,
        key: bytes,
        decks: Any = None,
        lesson: str = "",
        cards: dict[str, Any] | None = None,
    ) -> Self:
        if lesson:
            plan = game.lessons.get(lesson)
            if plan is None:
                known = ", ".join(game.lessons) or "none"
                raise SetupError([game.problem("lesson", "lesson", given=lesson, lessons=known)])
            mode, seats, options, decks, key = plan.mode, plan.seats, plan.options, plan.decks, bytes.fromhex(plan.key)
            cards = {}  # a teacher counts on the game's own cards, whatever people have added
        setup = game.setup(mode, seats, options, decks, cards, key=key)
        header = Header(
            game=game.name,
            rules=game.version,
            content=game.content,
            mode=setup.mode.name,
            seats=setup.seats,
            options=setup.options,
            key=key.hex(),
            decks=decks,
            lesson=lesson,
            cards=setup.added or None,
        )
        return cls(game, header, setup)

    @classmethod
    def replay(cls, header: Header, entries: Iterable[Entry]) -> Self:
        """The match these entries lead to. PinnedError if it was begun under other rules."""
        setup = header.setup()
        match = cls(setup.game, header, setup)
        for entry in entries:
            if entry.option is None:
                match.undo(entry.seat)
            else:
                match.play(entry.seat, entry.option)
        return match

    @property
    def move(self) -> int:
        """How many answers are in force."""
        return len(self.answers)

    def play(self, seat: int, option: Sequence[Plain]) -> Entry:
        """A seat answers. IllegalOption if it is not offered or not this seat's turn."""
        table = self.table
        answer: Any = tuple(option) if isinstance(option, list) else option
        if seat not in table.waiting and not (answer == CONCEDE and table.may_concede(seat)):
            raise self.game.not_your_turn(table, seat)
        offered = table.options_of(seat)
        if answer in offered:
            answer = offered[offered.index(answer)]  # as it was offered: True equals 1, and 1 is what is recorded
        wanted = self.lesson_step
        if wanted is not None and wanted.play and wanted.seat == seat and wanted.play != answer:
            raise IllegalOption(self.game.texts.say("en", "refuse-lesson"), "", "refuse-lesson")
        before = table.clone()
        try:
            table.play(answer, seat)
        except BaseException:
            self.table = before  # a fault in the rules must not cost the match
            raise
        entry = Entry(seat, list(answer))
        self.entries.append(entry)
        self.answers.append(entry)
        self._remember(seat, before)
        self._last = (before, answer, seat)
        if answer == CONCEDE:
            self._before.clear()  # whoever has left has left
            self._last = None
        return entry

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer can be taken back: nothing revealed, drawn or played by others since."""
        return bool(self._before) and self._before[-1][0] == seat and not self.table.over

    def undo(self, seat: int) -> Entry:
        """Take back this seat's last answer."""
        if not self.can_undo(seat):
            raise IllegalOption(self.game.texts.say("en", "refuse-undo"), "", "refuse-undo")
        self.table = self._before.pop()[1]
        self.answers.pop()
        self._last = None
        self.table.story.append(Event("undone", {"seat": seat}, self.table.moves, "", ()))
        entry = Entry(seat)
        self.entries.append(entry)
        return entry

    def at(self, move: int) -> Match:
        """The match as it was after the first ``move`` answers in force."""
        return Match.replay(self.header, self.answers[: max(0, min(move, self.move))])

    def copy(self) -> Self:
        """Another one at the same point, from which nothing can be taken back."""
        other = type(self).__new__(type(self))
        other.game, other.header, other.setup = self.game, self.header, self.setup
        other.entries, other.answers = list(self.entries), list(self.answers)
        other.table = self.table.clone()
        other._before, other._last = [], None
        return other

    # Looking ----------------------------------------------------------------------------------------------------------

    def scene(self, seat: int | None, lang: str, plates: list[Plate] | None = None) -> Scene:
        scene = self.game.scene(self.table, seat, lang, plates)
        step = self.lesson_step
        if scene.prompt is not None and scene.prompt.mine and step is not None and step.seat == seat:
            _teach(scene.prompt, step, self.game.texts.say(lang, step.say) if step.say else "")
        return scene

    def log(self, seat: int | None, lang: str, plates: list[Plate] | None = None, start: int = 0) -> list[LogLine]:
        return self.game.log(self.table, seat, lang, plates, start)

    def retold(self) -> list[Any]:
        """The tables between the last answer and what it led to, as far as the game wants them looked at."""
        return stops(*self._last) if self._last else []

    @property
    def lesson(self) -> Lesson | None:
        return self.game.lessons[self.header.lesson] if self.header.lesson else None

    @property
    def lesson_step(self) -> LessonStep | None:
        """What the lesson says and wants at this point."""
        lesson = self.lesson
        return lesson.step[self.move] if lesson is not None and self.move < len(lesson.step) else None

    def replay_file(self) -> dict[str, Any]:
        """Everything needed to play the match again, with a hash after every answer to check it by."""
        match = Match(self.game, self.header, self.setup)
        hashes = [self.game.digest(match.table)]
        for entry in self.answers:
            assert entry.option is not None
            match.play(entry.seat, entry.option)
            hashes.append(self.game.digest(match.table))
        return {
            "header": msgspec.to_builtins(self.header),
            "answers": [msgspec.to_builtins(entry) for entry in self.answers],
            "hashes": hashes,
        }

    # Inside -----------------------------------------------------------------------------------------------------------

    def _remember(self, seat: int, before: Any) -> None:
        """Keep the way back, unless this answer told somebody something or moved the dice."""
        if self._before and self._before[-1][0] != seat:
            self._before.clear()
        self._before.append((seat, before))
        known = who_knows(before)
        if self.table.dice.drawn != before.dice.drawn or any(
            mask & ~known.get(card, 0) for card, mask in who_knows(self.table).items()
        ):
            self._before.clear()


def _teach(prompt: Prompt, step: LessonStep, words: str) -> None:
    """Add what the teacher says; only what the lesson wants is offered, so that nobody has to guess which one is meant."""
    if words:
        prompt.coach = [words]
    if step.play:
        prompt.choices = [choice for choice in prompt.choices if tuple(choice.option) == step.play]
        prompt.routes = []
