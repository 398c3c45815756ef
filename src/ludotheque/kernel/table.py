"""Table: the whole state of one match, always either over or waiting for a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, ClassVar, Generic, Self, TypeVar, TypeVarTuple

import msgspec

from .choice import Choice, Question
from .dice import Dice
from .errors import IllegalOption, RulesError
from .events import Event, Value, names_cards
from .scene import Plain
from .setup import Kit, Setup
from .sight import EVERYONE, card_sight, guess
from .state import FROZEN, State
from .steps import Argument, Asked, Offer, Step, Task, clauses_of, step_called, step_name, task_from, task_plain

Option = tuple[Any, ...]
"""A small tuple of plain values, such as ("attach", 7, 2). The first says what is done."""

CONCEDE: Option = ("concede",)
"""Giving up, where a game declares how: open to a seat that is asked, or to any (``may_concede``); it is never listed."""

A = TypeVar("A")
C = TypeVar("C", bound=Choice)
Facts = TypeVarTuple("Facts")

FUEL = 100_000
"""Steps a match may run without asking anybody anything, before it is taken for an endless loop."""


def _nobody(table: Table, option: Option) -> None:
    """No answer goes anywhere."""


FINISHED: Asked = (lambda table, seat: [], _nobody, ())
"""Stands where a question would be when none will be asked any more: a match is over, or a position at rest."""


def _as_offered(option: Option, offered: list[Option]) -> Option:
    """A stored answer with its type again; one that a guess no longer offers stays as it was."""
    return offered[offered.index(option)] if option in offered else option


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """How a seat ended: its score, and its rank from 1 (seats that share a rank tied)."""

    score: float
    rank: int


class Barrier(msgspec.Struct, frozen=True, array_like=True):
    """Several seats deciding at once: what each was offered and what some have answered, unseen by the others."""

    offered: dict[int, list[Option]]
    answered: dict[int, Option]


class Table(State, Generic[Kit]):
    """What lies on the table, plus the agenda, the dice and the open decision. Games subclass it and add fields; one with
    a kit (see ``Game.prepare``) says its type, ``class Thargos(Table[Pool])``, and ``table.kit`` is known to be one.

    The life of a match: ``while not table.over: table.play(one of table.options)``.
    """

    transient: ClassVar[tuple[str, ...]] = ("setup", "cause")
    by_hand: ClassVar[tuple[str, ...]] = ("agenda", "question", "barrier", "outcomes")

    setup: Setup[Kit]
    dice: Dice
    agenda: list[Task]
    seat: int = -1
    options: Annotated[list[Option], FROZEN]
    question: Annotated[Asked | None, FROZEN] = None
    barrier: Annotated[Barrier | None, FROZEN] = None
    over: bool = False
    outcomes: tuple[Outcome, ...] = ()
    known: dict[int, int]
    moves: int = 0
    story: list[Event] | None = None
    cause: Annotated[Step | None, FROZEN] = None

    @property
    def kit(self) -> Kit:
        """What the game's ``prepare`` has worked out once for all tables of this setup."""
        return self.setup.kit

    # What steps call --------------------------------------------------------------------------------------------------

    def do(self, step: Callable[[Self, *Facts], None], *args: *Facts) -> None:
        """Schedule a step to happen next, before what was already waiting."""
        self.agenda.append((step, args))

    def do_all(self, *steps: tuple[Any, ...]) -> None:
        """Schedule several steps, each (function, *arguments), to happen next in this order."""
        self.agenda.extend([(entry[0], entry[1:]) for entry in steps[::-1]])

    def put(self, seat: int, question: Question[Self, C, *Facts], *facts: *Facts) -> None:
        """Put a question to a seat; its step then gets the answer and the facts."""
        if facts:
            asked: Asked = (question.offer, question.then, facts)
            options = question.offer(self, seat, *facts)
        else:
            asked = question.plain  # made once; and a call without a star is much quicker
            options = question.offer(self, seat)
        if not options:
            raise RulesError(f"{step_name(question.offer)} offers seat {seat} nothing")
        self.seat = seat
        self.options = options
        self.question = asked

    def put_if_any(self, seat: int, question: Question[Self, C, *Facts], *facts: *Facts) -> bool:
        """Put it only if there is something to choose; tells whether there is."""
        if not question.offer(self, seat, *facts):
            return False
        self.put(seat, question, *facts)
        return True

    def put_unless_forced(self, seat: int, question: Question[Self, C, *Facts], *facts: *Facts) -> None:
        """Put it, but where only one answer is possible that is given at once."""
        self.put(seat, question, *facts)
        if len(self.options) == 1:
            answer: Any = self.options[0]
            self.question = None
            question.then(self, answer, *facts)

    def put_to_all(self, seats: Iterable[int], question: Question[Self, dict[int, C], *Facts], *facts: *Facts) -> None:
        """Let several seats choose at once, unseen; the step then gets the answers by seat."""
        plain: tuple[Any, ...] = facts
        self.ask_all(seats, question.offer, question.then, *plain)

    def is_put(self, question: Question[Self, A, *Facts]) -> bool:
        """Whether this is the open question."""
        _, then, _ = self.question or FINISHED
        return then is question.then

    def facts(self, question: Question[Self, A, *Facts]) -> tuple[*Facts]:
        """What the open question is about. It must be this one."""
        _, then, known = self.question or FINISHED
        if then is not question.then:
            raise RulesError(f"{step_name(question.then)} is not what is asked")
        facts: tuple[*Facts] = known
        return facts

    def things(self, kind: str, seat: int) -> Iterable[Plain]:
        """The numbers (or names) of the things of a kind that a seat could think of in an answer, such as the cards of its
        hand, and one or two that are not there. Games say it for the kinds of things their choices are made of.
        """
        if kind == "seat":
            return range(self.setup.seats)
        raise RulesError(f"{type(self).__name__}.things does not know what a {kind} can be")

    def ask(self, seat: int, offer: Offer, then: Step, *args: Argument) -> None:
        """Let a seat choose one of ``offer(table, seat, *args)``; then ``then(table, option, *args)`` happens."""
        options = offer(self, seat, *args) if args else offer(self, seat)  # a call without a star is much quicker
        if not options:
            raise RulesError(f"{step_name(offer)} offers seat {seat} nothing")
        self.seat = seat
        self.options = options
        self.question = (offer, then, args)

    def ask_if_any(self, seat: int, offer: Offer, then: Step, *args: Argument) -> bool:
        """Ask only if there is something to choose; tells whether there is."""
        if not offer(self, seat, *args):
            return False
        self.ask(seat, offer, then, *args)
        return True

    def ask_all(self, seats: Iterable[int], offer: Offer, then: Step, *args: Argument) -> None:
        """Let several seats choose at once, unseen; then ``then(table, {seat: option}, *args)`` happens."""
        offered = {seat: offer(self, seat, *args) for seat in sorted(seats)}
        for seat, options in offered.items():
            if not options:
                raise RulesError(f"{step_name(offer)} offers seat {seat} nothing")
        self.ask(min(offered), offer, then, *args)
        self.barrier = Barrier(offered, {})

    def end(self, scores: Sequence[float], ranks: Sequence[int] | None = None) -> None:
        """The match is over. Without ranks, the highest score is first and equal scores tie."""
        if ranks is None:
            order = sorted(scores, reverse=True)
            ranks = [order.index(score) + 1 for score in scores]
        self.outcomes = tuple(map(Outcome, map(float, scores), ranks))  # floats, as JSON will bring them back
        self.over = True
        self.seat = -1
        self.options = []
        self.question = FINISHED
        self.agenda.clear()

    def shuffle(self, cards: list[int]) -> None:
        """Put a zone in a random order; whoever knew where a card lay knows it no longer."""
        self.dice.shuffle(cards)
        if self.known:
            for card in cards:
                self.known.pop(card, None)

    def show(self, cards: Iterable[int], *seats: int) -> None:
        """Let these seats (everyone, if none is named) know cards that their zone hides, until they are shuffled."""
        mask = sum(1 << seat for seat in set(seats)) if seats else EVERYONE
        for card in cards:
            self.known[card] = self.known.get(card, 0) | mask

    def say(self, kind: str, *clauses: str, **args: Value) -> None:
        """Record that something happened, under these clauses (by default, those of the step).

        Say it while those who should know its cards can see them.
        """
        if self.story is None:
            return
        sight = {}
        for name, value in args.items():
            if names_cards(name):
                cards = value if isinstance(value, tuple) else (value,)
                sight[name] = tuple(card_sight(self, card) for card in cards)
        cause = self.cause
        self.story.append(
            Event(
                kind,
                args,
                self.moves,
                step_name(cause) if cause else "",
                clauses or (clauses_of(cause) if cause else ()),
                sight,
            )
        )

    # What players call ------------------------------------------------------------------------------------------------

    def play(self, option: Option, seat: int | None = None) -> None:
        """Answer the open decision and go on to the next one. Anything not offered is refused and changes nothing."""
        before = self.seat
        if seat is not None and seat != before:
            if option == CONCEDE and seat not in self.waiting and self.may_concede(seat):
                self._concede(seat)
                return
            self._turn_to(seat)
        options = self.options
        try:
            answer: Any = options[options.index(option)]
        except ValueError:
            if option == CONCEDE and self.may_concede(self.seat):
                self._concede(self.seat)
                return
            refused = self.refusal(option)
            if self.seat != before:
                self._turn_to(before)
            raise refused from None
        self.moves += 1
        if self.barrier is not None:
            answer = self._collect(self.barrier, answer)
            if answer is None:
                return
        question: Any = self.question
        _, then, args = question
        self.question = None
        self.cause = then
        if args:
            then(self, answer, *args)
        else:
            then(self, answer)
        if self.question is None:
            self.run()

    def run(self) -> None:
        """Work through the agenda until a decision is open or the match is over."""
        agenda = self.agenda
        fuel = FUEL
        while self.question is None:
            if not agenda:
                if self.setup and self.setup.posed:
                    self._rest()
                    return
                raise RulesError(f"nothing is left to do after {self._last_step()}, yet nobody has won")
            if not fuel:
                raise RulesError(f"{FUEL} steps without a decision, last {self._last_step()}: an endless loop")
            fuel -= 1
            step, args = agenda.pop()
            self.cause = step
            if args:
                step(self, *args)
            else:
                step(self)

    @property
    def waiting(self) -> list[int]:
        """The seats that must answer now."""
        if self.seat < 0 or self.question is None:
            return []
        if self.barrier is None:
            return [self.seat]
        return [seat for seat in self.barrier.offered if seat not in self.barrier.answered]

    @property
    def result(self) -> tuple[Outcome, ...] | None:
        """Score and rank of every seat once the match is over."""
        return self.outcomes if self.over else None

    @property
    def asking(self) -> Step | None:
        """The step that the awaited answer goes to; None when over."""
        _, then, _ = self.question or FINISHED
        return then if then is not _nobody and self.seat >= 0 else None

    def options_of(self, seat: int) -> list[Option]:
        """What this seat may answer now; nothing if it need not answer."""
        if seat not in self.waiting:
            return []
        return self.barrier.offered[seat] if self.barrier else self.options

    def may_concede(self, seat: int) -> bool:
        """Whether a seat may give up now: when it is asked, or at any time if the game lets it."""
        game = self.setup.game
        if game.concede is None or self.over:
            return False
        return seat in self.waiting or (game.may_leave is not None and game.may_leave(self, seat))

    def ask_again(self) -> bool:
        """Work out the open decision's options anew from what lies on the table; False if somebody then has none."""
        assert self.question is not None
        offer, _, args = self.question
        if self.barrier is not None:
            offered = {seat: offer(self, seat, *args) for seat in self.barrier.offered}
            answered = {seat: _as_offered(option, offered[seat]) for seat, option in self.barrier.answered.items()}
            self.barrier = Barrier(offered, answered)
            self.options = offered[self.seat]
            return all(offered.values())
        self.options = offer(self, self.seat, *args)
        return bool(self.options)

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
        del data["options"]
        data["agenda"] = [task_plain(task) for task in self.agenda]
        data["question"] = None
        if self.question is not None and self.question is not FINISHED:
            offer, then, args = self.question
            data["question"] = [step_name(offer), *task_plain((then, args))]
        data["outcomes"] = msgspec.to_builtins(self.outcomes)
        data["barrier"] = msgspec.to_builtins(self.barrier, str_keys=True)
        return data

    @classmethod
    def from_saved(cls, setup: Setup, data: dict[str, Any]) -> Self:
        """The table that ``plain`` described."""
        apart = {"agenda", "question", "outcomes", "barrier"}
        table = cls.from_plain({name: value for name, value in data.items() if name not in apart})
        table.setup = setup
        table.agenda = [task_from(task) for task in data["agenda"]]
        table.outcomes = msgspec.convert(data["outcomes"], tuple[Outcome, ...])
        table.barrier = msgspec.convert(data["barrier"], Barrier | None, strict=False)
        if data["question"]:
            offer, *then = data["question"]
            table.question = (step_called(offer), *task_from(then))
            table.ask_again()
        elif table.seat < 0:
            table.question = FINISHED
        return table

    # Inside -----------------------------------------------------------------------------------------------------------

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

    def _concede(self, seat: int) -> None:
        """A seat gives up. It is asked no more; what another is asked stays open, if anything is left to choose."""
        concede = self.setup.game.concede
        assert concede is not None
        self.moves += 1
        if seat in self.waiting:
            self.question = self.barrier = None
        self.cause = concede
        concede(self, seat)
        if self.question is not None and not self.over and not self.ask_again():
            self.question = self.barrier = None
        self.run()

    def _rest(self) -> None:
        """All that a position named has happened: nobody is asked, and it is not over."""
        self.seat, self.options, self.question = -1, [], FINISHED

    def _last_step(self) -> str:
        return step_name(self.cause) if self.cause else "the start"
