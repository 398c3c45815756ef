"""Table: the whole state of one match, always either over or waiting for a decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Self

import msgspec

from .dice import Dice
from .errors import IllegalOption, RulesError
from .events import Event, Value, names_cards
from .setup import Setup
from .sight import EVERYONE, card_sight, guess
from .state import FROZEN, State
from .steps import Argument, Step, Task, clauses_of, step_name, task_from, task_plain

Option = tuple[Any, ...]
"""A small tuple of plain values, such as ("attach", 7, 2). The first says what is done."""

FUEL = 100_000
"""Steps a match may run without asking anybody anything, before it is taken for an endless loop."""


FINISHED: Task = (lambda table, option: None, ())
"""Stands where an answer would go when none is awaited any more."""


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """How a seat ended: its score, and its rank from 1 (seats that share a rank tied)."""

    score: float
    rank: int


class Barrier(msgspec.Struct, frozen=True, array_like=True):
    """Several seats deciding at once: what each was offered and what some have answered, unseen by the others."""

    offered: dict[int, list[Option]]
    answered: dict[int, Option]


class Table(State):
    """What lies on the table, plus the agenda, the dice and the open decision. Games subclass it and add fields.

    The life of a match: ``while not table.over: table.play(one of table.options)``.
    """

    transient: ClassVar[tuple[str, ...]] = ("setup", "cause")

    setup: Setup
    dice: Dice
    agenda: list[Task]
    seat: int = -1
    options: Annotated[list[Option], FROZEN]
    then: Annotated[Task | None, FROZEN] = None
    question: Annotated[Task | None, FROZEN] = None
    barrier: Annotated[Barrier | None, FROZEN] = None
    over: bool = False
    outcomes: tuple[Outcome, ...] = ()
    known: dict[int, int]
    moves: int = 0
    story: list[Event] | None = None
    cause: Annotated[Task | None, FROZEN] = None

    # What steps call --------------------------------------------------------------------------------------------------

    def do(self, step: Step, *args: Argument) -> None:
        """Schedule a step to happen next, before what was already waiting."""
        self.agenda.append((step, args))

    def do_all(self, *steps: tuple[Any, ...]) -> None:
        """Schedule several steps, each (function, *arguments), to happen next in this order."""
        self.agenda.extend([(entry[0], entry[1:]) for entry in steps[::-1]])

    def ask(self, seat: int, options: list[Option], then: Step, *args: Argument) -> None:
        """Let a seat choose one of these options; then ``then(table, option, *args)`` happens.

        A step that asks does nothing else: it can be run again to ask again, which is how a guess and a loaded match know
        their options.
        """
        if not options:
            raise RulesError(f"{step_name(then)} asks seat {seat} but offers nothing")
        self.seat = seat
        self.options = options
        self.then = (then, args)
        self.question = self.cause

    def ask_all(self, options: Mapping[int, list[Option]], then: Step, *args: Argument) -> None:
        """Let several seats choose at once, unseen; then ``then(table, {seat: option}, *args)`` happens."""
        first = min(options)
        self.ask(first, options[first], then, *args)
        self.barrier = Barrier(dict(options), {})

    def end(self, scores: Sequence[float], ranks: Sequence[int] | None = None) -> None:
        """The match is over. Without ranks, the highest score is first and equal scores tie."""
        if ranks is None:
            order = sorted(scores, reverse=True)
            ranks = [order.index(score) + 1 for score in scores]
        self.outcomes = tuple(map(Outcome, scores, ranks))
        self.over = True
        self.seat = -1
        self.options = []
        self.then = FINISHED
        self.question = None
        self.agenda.clear()

    def shuffle(self, cards: list[int]) -> None:
        """Put a zone in a random order; whoever knew where a card lay knows it no longer."""
        self.dice.shuffle(cards)
        if self.known:
            for card in cards:
                self.known.pop(card, None)

    def show(self, cards: Iterable[int], *seats: int) -> None:
        """Let these seats (everyone, if none is named) know cards that their zone hides, until they are shuffled."""
        mask = sum(1 << seat for seat in seats) if seats else EVERYONE
        for card in cards:
            self.known[card] = self.known.get(card, 0) | mask

    def say(self, kind: str, **args: Value) -> None:
        """Record that something happened. Say it while those who should know its cards can see them."""
        if self.story is None:
            return
        sight = {}
        for name, value in args.items():
            if names_cards(name):
                cards = value if isinstance(value, tuple) else (value,)
                sight[name] = tuple(card_sight(self, card) for card in cards)
        cause = self.cause[0] if self.cause else None
        self.story.append(
            Event(kind, args, self.moves, step_name(cause) if cause else "", clauses_of(cause) if cause else (), sight)
        )

    # What players call ------------------------------------------------------------------------------------------------

    def play(self, option: Option, seat: int | None = None) -> None:
        """Answer the open decision and go on to the next one. Anything not offered is refused and changes nothing."""
        if seat is not None and seat != self.seat:
            self._turn_to(seat)
        try:
            option = self.options[self.options.index(option)]
        except ValueError:
            raise self.refusal(option) from None
        self.moves += 1
        answer: Any = option
        if self.barrier is not None:
            answer = self._collect(self.barrier, option)
            if answer is None:
                return
        then = self.then
        assert then is not None
        self.then = None
        self.agenda.append((then[0], (answer, *then[1])))
        self.run()

    def run(self) -> None:
        """Work through the agenda until a decision is open or the match is over."""
        agenda = self.agenda
        for _ in range(FUEL):
            if self.then is not None:
                return
            if not agenda:
                raise RulesError(f"nothing is left to do after {self._last_step()}, yet nobody has won")
            self.cause = step, args = agenda.pop()
            step(self, *args)
        raise RulesError(f"{FUEL} steps without a decision, last {self._last_step()}: the rules go round in a circle")

    @property
    def waiting(self) -> list[int]:
        """The seats that must answer now."""
        if self.over:
            return []
        if self.barrier is None:
            return [self.seat]
        return [seat for seat in self.barrier.offered if seat not in self.barrier.answered]

    @property
    def result(self) -> tuple[Outcome, ...] | None:
        """Score and rank of every seat once the match is over."""
        return self.outcomes if self.over else None

    @property
    def decision(self) -> str:
        """The name of the step that the answer goes to, without the game's name; empty when over."""
        return self.then[0].__name__ if self.then and not self.over else ""

    def options_of(self, seat: int) -> list[Option]:
        """What this seat may answer now; nothing if it need not answer."""
        if seat not in self.waiting:
            return []
        return self.barrier.offered[seat] if self.barrier else self.options

    def ask_again(self) -> bool:
        """Work out the open decision's options anew from what lies on the table; False if there is nothing to ask now."""
        answered = self.barrier.answered if self.barrier else {}
        self.then = self.barrier = None
        self.cause = self.question
        assert self.question is not None
        self.question[0](self, *self.question[1])
        self._answered_already(answered)
        return self.then is not None

    def guess(self, seat: int, dice: Dice) -> Self:
        """Another table that this seat could not tell from this one; what it cannot see is dealt anew from ``dice``."""
        return guess(self, seat, dice)

    def refusal(self, option: object) -> IllegalOption:
        """Why this answer is not accepted, with the clause behind it, from what the asked seat may know."""
        return self.setup.game.refusal(self, option)

    # Saving -----------------------------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        """All but the options, which the open question gives again."""
        data = super().plain()
        del data["options"], data["then"]
        data["agenda"] = [task_plain(entry) for entry in self.agenda]
        data["question"] = task_plain(self.question) if self.question else []
        data["outcomes"] = msgspec.to_builtins(self.outcomes)
        data["barrier"] = (
            {str(seat): list(option) for seat, option in self.barrier.answered.items()} if self.barrier else {}
        )
        return data

    @classmethod
    def from_saved(cls, setup: Setup, data: dict[str, Any]) -> Self:
        """The table that ``plain`` described."""
        apart = {"agenda", "question", "outcomes", "barrier", "seat"}
        table = cls.from_plain({name: value for name, value in data.items() if name not in apart})
        table.setup = setup
        table.agenda = [task_from(entry) for entry in data["agenda"]]
        table.outcomes = msgspec.convert(data["outcomes"], tuple[Outcome, ...])
        if table.over:
            table.then = FINISHED
        elif data["question"]:
            table.question = task_from(data["question"])
            answered = {int(seat): tuple(option) for seat, option in data["barrier"].items()}
            table.barrier = Barrier({}, answered) if answered else None
            table.ask_again()
            if table.barrier is not None:
                table._turn_to(data["seat"])
        return table

    # Inside -----------------------------------------------------------------------------------------------------------

    def _answered_already(self, answered: dict[int, Option]) -> None:
        """Put back the secret answers that had been given when the question was asked again."""
        if self.barrier is not None:
            self.barrier = Barrier(self.barrier.offered, answered)
            self._turn_to(self.waiting[0])

    def _turn_to(self, seat: int) -> None:
        """Let another of the seats that decide at once answer first."""
        if seat not in self.waiting or self.barrier is None:
            raise self.setup.game.not_your_turn(self, seat)
        self.seat = seat
        self.options = self.barrier.offered[seat]

    def _collect(self, barrier: Barrier, option: Option) -> dict[int, Option] | None:
        """Keep a secret answer; all answers once nobody is left to wait for."""
        answered = {**barrier.answered, self.seat: option}
        waiting = [seat for seat in barrier.offered if seat not in answered]
        if waiting:
            self.barrier = Barrier(barrier.offered, answered)
            self._turn_to(waiting[0])
            return None
        self.barrier = None
        return dict(sorted(answered.items()))

    def _last_step(self) -> str:
        return step_name(self.cause[0]) if self.cause else "the start"
