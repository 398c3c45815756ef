"""Choice: one kind of answer, declared once. From its class follow the wire form, the offer, the refusal and the label.

    class Attach(Choice):
        \"\"\"D14 A lasting goes under one of your heroes.\"\"\"

        verb = "lasting"
        card: int = thing("card")
        hero: int = thing("hero", PLACES)

        def why_not(self, table: Thargos, seat: int) -> Refusal | None:
            return None if table.sides[seat].places[self.hero].hero >= 0 else no("no_hero", "THA-D14")

A choice *is* the small tuple of plain values that a match stores: ``Attach(7, 2) == ("lasting", 7, 2)``, with the same hash
and the same JSON. Replays, goldens, bots and the lab go on reading tuples; rules and views read ``choice.card``.

A question is its answer step:

    Move = Attach | Play | Pass

    @question("THA-D14", "THA-D23", takes=Move, offer=moves)
    def act(table: Thargos, choice: Move) -> None: ...

    table.put(seat, act)

``why_not`` is the only predicate: it says what is offered, and why anything else is refused. What somebody could *mean* at
all (``every``) follows from the things a kind is made of, which the game's table lists (``Table.things``). What a question
is about (its *facts*) is passed on to ``every`` and ``why_not``, as it is to the step. A question that is asked all the time
may list its options by hand, quickly (``offer``); conformance proves that this says the same (``disagreements``).
"""

from __future__ import annotations

import collections
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from inspect import Parameter, Signature, get_annotations, signature
from itertools import product, starmap
from typing import (
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Self,
    TypeVar,
    TypeVarTuple,
    dataclass_transform,
    get_args,
)

from .errors import RulesError
from .scene import Plain
from .steps import step, step_name

K = TypeVar("K")
V = TypeVar("V")


class Refusal(NamedTuple):
    """Why not: the message after ``refuse-``, the clause, what stands in the message."""

    reason: str
    clause: str
    values: Mapping[str, object] = {}


NOT_OFFERED = Refusal("not-offered", "")
"""Nothing is known to forbid it but that it is not among the options; the question's first clause is cited."""


def no(reason: str, clause: str, **values: object) -> Refusal:
    """A refusal, read aloud: ``return no("raise", "LED-06", limit=2)``."""
    return Refusal(reason, clause, values)


class Thing(NamedTuple):
    """What a field is a number (or the name) of. A view that can name and show a thing does so in every choice of it."""

    kind: str
    among: Sequence[Plain] | None = None


def thing(kind: str, among: Sequence[Plain] | None = None) -> Any:
    """Declare a field that stands for a thing: ``card: int = thing("card")``. ``among``: all it can be, if that is fixed."""
    return Thing(kind, among)


def _means(kind: type[Choice], table: Any, seat: int, *facts: Any) -> Iterable[Any]:
    """Every combination of the things it is made of."""
    return starmap(kind, product(*[_values(kind, name, table, seat) for name in kind.names]))


def _values(kind: type[Choice], name: str, table: Any, seat: int) -> Iterable[Any]:
    declared = kind.things.get(name)
    if declared is not None:
        return declared.among if declared.among is not None else table.things(declared.kind, seat)
    if kind.types[name] is bool:
        return (False, True)
    raise RulesError(f"{kind.__name__}.{name} is no thing: say what could be meant in {kind.__name__}.every")


def _nothing_against(choice: Choice, table: Any, seat: int, *facts: Any) -> Refusal | None:
    return None


_field: Callable[[int, str], Any] = getattr(collections, "_tuplegetter")  # noqa: B009
"""Reads an element of a tuple by a name, as ``namedtuple`` does it: at half the price of a property."""

PLAIN = {"int": int, "str": str, "bool": bool}
"""What fields can be."""


@dataclass_transform(frozen_default=True, field_specifiers=(thing,))
class Choice(tuple[Plain, ...]):
    """A kind of answer, and what the options of that kind are."""

    verb: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()
    types: ClassVar[dict[str, type]] = {}
    things: ClassVar[dict[str, Thing]] = {}
    needs: ClassVar[int] = 0
    """How many of its fields have no default."""

    every: ClassVar[Callable[..., Iterable[Any]]] = classmethod(_means)  # type: ignore[assignment]
    """Every answer of this kind that somebody could mean, at least all the legal ones: a class method of (table, seat,
    *facts). By default all combinations of its things."""
    why_not: ClassVar[Callable[..., Refusal | None]] = _nothing_against
    """What forbids this answer: (self, table, seat, *facts); by default nothing. It must not fail, whatever numbers the
    fields hold."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        hints = {name: hint for name, hint in get_annotations(cls).items() if "ClassVar" not in str(hint)}
        own = {name: PLAIN.get(hint if isinstance(hint, str) else hint.__name__) for name, hint in hints.items()}
        if wrong := [name for name, kind in own.items() if kind is None]:
            raise RulesError(f"{cls.__name__}: {', '.join(wrong)} should be int, str or bool")
        cls.types = cls.types | {name: kind for name, kind in own.items() if kind is not None}
        cls.names = tuple(cls.types)
        given = {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        cls.things = cls.things | {name: each for name, each in given.items() if isinstance(each, Thing)}
        defaults = cls._defaults = cls._defaults | {n: each for n, each in given.items() if not isinstance(each, Thing)}
        cls.needs = len(cls.names) - len(defaults)
        for i, name in enumerate(cls.names, 1):
            setattr(cls, name, _field(i, ""))
        setattr(cls, "__new__", _constructor(cls, defaults))

    _defaults: ClassVar[dict[str, Plain]] = {}

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self[1:]

    @classmethod
    def read(cls, values: Sequence[Any]) -> Self | None:
        """The choice these values stand for; None if they cannot stand for one of this kind."""
        if not cls.needs <= len(values) <= len(cls.names):
            return None
        for (name, kind), value in zip(cls.types.items(), values, strict=False):
            among = cls.things[name].among if name in cls.things else None
            if type(value) is not kind or (among is not None and value not in among):
                return None
        return cls(*values)

    @classmethod
    def from_plain(cls, data: Sequence[Any]) -> Self:
        """The choice of this kind that was saved, for a field of a State that keeps one."""
        return cls(*data[1:])


def _constructor(cls: type[Choice], defaults: Mapping[str, Plain]) -> Callable[..., Any]:
    """``__new__`` with the fields as parameters. A kind without fields has one instance: ``choice is PASS`` is right."""
    if not cls.names:
        only = tuple.__new__(cls, (cls.verb,))
        return lambda cls: only
    parameters = [f"{name}=defaults[{name!r}]" if name in defaults else name for name in cls.names]
    names: dict[str, Any] = {"new": tuple.__new__, "defaults": defaults, "verb": cls.verb}
    line = f"def __new__(cls, {', '.join(parameters)}): return new(cls, (verb, {', '.join(cls.names)}))"
    exec(compile(line, f"<choice {cls.__name__}>", "exec"), names)
    made: Callable[..., Any] = names["__new__"]
    return made


class Made(dict[K, V]):
    """Choices made once, for an offer that is asked often: ``ATTACH[card]`` costs a tenth of making them anew."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        self[key] = made = self.make(key)
        return made


Wire = tuple[Any, ...]
"""A choice as it is stored: its verb, then its fields."""

Offer = Callable[..., Sequence[Choice]]
T = TypeVar("T")
A = TypeVar("A")
Facts = TypeVarTuple("Facts")


class Question(Generic[T, A, *Facts]):
    """An answer step with the kinds of answer it takes: what ``table.put`` asks.

    A is what the step gets: a choice, or, where several seats decide at once, a choice for each seat.
    """

    def __init__(
        self, then: Callable[[T, A, *Facts], None], takes: Any, offer: Offer | str, strays: Mapping[str, Refusal]
    ) -> None:
        self.then = then
        self.name = then.__name__
        self.takes = takes
        self.kinds: tuple[type[Choice], ...] = get_args(takes) or (takes,)
        self.strays = strays
        self.quick = callable(offer)
        """Whether its offer is written by hand."""
        self.offer: Callable[..., list[Any]] = offer if callable(offer) else self._worked_out(offer)  # type: ignore[assignment]
        self.plain = (self.offer, then, ())
        forms = [(kind.verb, n) for kind in self.kinds for n in range(kind.needs, len(kind.names) + 1)]
        if len(set(forms)) < len(forms):
            raise RulesError(f"{step_name(then)} takes two kinds of answer that look the same: {forms}")

    def __repr__(self) -> str:
        return f"<question {step_name(self.then)}>"

    def _worked_out(self, name: str) -> Offer:
        """An offer, under its stored name, that asks ``why_not`` about every candidate."""

        def offered(table: Any, seat: int, *facts: Any) -> list[Choice]:
            return [each for each in self.candidates(table, seat, *facts) if each.why_not(table, seat, *facts) is None]

        parameters = list(signature(self.then).parameters.values())
        who = Parameter("_asked", Parameter.POSITIONAL_OR_KEYWORD, annotation="int")  # a fact may be called seat
        asked = [parameters[0], who, *parameters[2:]]
        setattr(offered, "__signature__", Signature(asked))
        offered.__name__, offered.__module__ = name or f"{self.name}_options", self.then.__module__
        offered.__doc__ = self.then.__doc__
        return offered

    def candidates(self, table: Any, seat: int, *facts: Any) -> Iterator[Choice]:
        """What could be meant, kind by kind."""
        for kind in self.kinds:
            yield from kind.every(table, seat, *facts)

    def read(self, option: object) -> Choice | None:
        """What somebody sent, as one of the kinds of answer this question takes; None if it is none of them."""
        if not isinstance(option, tuple) or not option:
            return None
        verb, *values = option
        found = (kind.read(values) for kind in self.kinds if kind.verb == verb)
        return next((choice for choice in found if choice is not None), None)

    def why_not(self, table: Any, seat: int, option: object, *facts: Any) -> Refusal:
        """Why this is not an answer here. Anything may have been sent."""
        choice = self.read(option)
        if choice is not None:
            return choice.why_not(table, seat, *facts) or NOT_OFFERED
        if isinstance(option, tuple) and option:
            verb, *_ = option
            if isinstance(verb, str):
                return self.strays.get(verb, NOT_OFFERED)
        return NOT_OFFERED

    def disagreements(self, table: Any, seat: int, offered: Sequence[Any], *facts: Any) -> list[str]:
        """Where the offer and ``why_not`` differ; conformance wants none, at every question it meets."""
        meant = dict.fromkeys(self.candidates(table, seat, *facts))
        legal = {choice for choice in meant if choice.why_not(table, seat, *facts) is None}
        wrong = [f"{_spelt(choice)} is legal and not offered" for choice in meant if choice in legal - set(offered)]
        for choice in offered:
            if type(choice) not in self.kinds:
                wrong.append(f"{_spelt(choice)} is offered, but of no kind that is taken")
            elif choice not in meant:
                wrong.append(f"{_spelt(choice)} is offered, though nobody could mean it")
            elif choice not in legal:
                wrong.append(f"{_spelt(choice)} is offered, yet {choice.why_not(table, seat, *facts)}")
        return wrong


def _spelt(choice: Wire) -> str:
    """With the name of its kind; by itself a choice is written as the tuple it is, on which numberings may rest."""
    return f"{type(choice).__name__}{tuple(choice)}"


QUESTIONS: dict[object, Question[Any, Any, *tuple[Any, ...]]] = {}
"""The questions by their answer steps."""


def question(
    *clauses: str, takes: Any, offer: Offer | str = "", strays: Mapping[str, Refusal] | None = None
) -> Callable[[Callable[[T, A, *Facts], None]], Question[T, A, *Facts]]:
    """Make a question of an answer step; these clauses speak of it.

    takes   its kinds of answer, joined by ``|``, as the step's annotation has them
    offer   a step that lists the legal answers quickly; or only the name under which saved matches know the offer (by
            default the question's with ``_options``), and it is worked out
    strays  verbs that belong elsewhere, and what to say to those who try them here
    """

    def made(then: Callable[[T, A, *Facts], None]) -> Question[T, A, *Facts]:
        asked = QUESTIONS[then] = Question(then, takes, offer, strays or {})
        step(*clauses)(then)
        if not asked.quick:
            step(*clauses)(asked.offer)
        return asked

    return made
