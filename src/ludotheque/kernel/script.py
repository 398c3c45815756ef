"""Script: what a card says, verb by verb, and the one loop that does it.

    class LoseVp(Verb, frozen=True, tag="lose_vp"):     # cards/verbs/: all about this verb is in its class
        \"\"\"E16 Never below zero.\"\"\"

        who: Who = "you"                                # fields, checked when the card file is read
        n: int = 1

        def do(self, doing): ...
        def worth(self): ...                            # for bots
                                                        # its words: effect-lose_vp in text/en.ftl and fr.ftl

A part without a target to point at is skipped, a single target is taken, of several one is asked for. A game says in a
subclass of ``Scripts`` where its scripts are, what can be pointed at and who may choose. Its steps stay its own, with their
names and clauses, and so does the form in which a script waits in a saved match:

    @step("THA-D27")
    def follow(table, who, source, script, part, target, at):
        SCRIPTS.follow(Doing(table, who, source, script, part, target, at))
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from .table import Table

T = TypeVar("T", bound=Table[Any])
NOTHING = -1
"""Where the number of a card, a hero or a place could stand."""


class Doing(Generic[T]):
    """A part of a script about to be done: where, by whom, because of which card, to what, and from which place."""

    __slots__ = ("at", "part", "script", "source", "table", "target", "who")

    def __init__(self, table: T, who: int, source: int, script: int, part: int, target: int, at: int) -> None:
        self.table = table
        self.who = who
        self.source = source
        self.script = script
        self.part = part
        self.target = target
        self.at = at


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """One thing that a card can say."""

    aim: ClassVar[str] = ""
    """The key of what it must be pointed at; nothing for most verbs. Where fields decide, ``aims_at`` is overridden."""

    def aims_at(self) -> str:
        return self.aim

    def can(self, doing: Doing[Any]) -> bool:
        """Whether it would do anything."""
        return True

    def do(self, doing: Doing[Any]) -> None:
        raise NotImplementedError(f"{type(self).__name__} does nothing yet")

    def worth(self) -> float:
        """How good it is for whoever does it, as printed, in the game's own measure."""
        return 0.0

    def worth_at(self, doing: Doing[Any]) -> float:
        """How good it would be here and now."""
        return self.worth() if self.can(doing) else 0.0


class Scripts(ABC, Generic[T]):
    """How a game follows its scripts."""

    @abstractmethod
    def verbs(self, doing: Doing[T]) -> Sequence[Any]:
        """The parts of its script."""

    @abstractmethod
    def later(self, doing: Doing[T]) -> None:
        """Put the game's step for the part after this one on the agenda."""

    @abstractmethod
    def ask(self, doing: Doing[T]) -> None:
        """Put the game's question for the target."""

    @abstractmethod
    def targets(self, doing: Doing[T], verb: Any) -> Sequence[int] | None:
        """What it can be pointed at now; None if it points at nothing."""

    def gone(self, doing: Doing[T]) -> bool:
        """Whether nobody is left to do it."""
        return False

    def named(self, doing: Doing[T], verb: Any) -> bool:
        """Whether the target was named when the script began."""
        return False

    def all_meant(self, doing: Doing[T], verb: Any) -> bool:
        """Whether it is done to all its targets instead of one of them."""
        return False

    def chosen(self, doing: Doing[T], found: Sequence[int]) -> int | None:
        """Of several targets, one that nobody is asked for; ``NOTHING`` leaves the part out."""
        return None

    def perform(self, doing: Doing[T], verb: Any, targets: Sequence[int]) -> None:
        """Do it to these; a game in which they then react together does so here."""
        for doing.target in targets:
            verb.do(doing)

    def follow(self, doing: Doing[T]) -> None:
        """Do one part, and the others after whatever it leads to."""
        verbs = self.verbs(doing)
        if doing.part >= len(verbs) or self.gone(doing):
            return
        if doing.part + 1 < len(verbs):
            self.later(doing)
        verb = verbs[doing.part]
        if doing.target >= 0 and self.named(doing, verb):
            self.perform(doing, verb, (doing.target,))
            return
        found = self.targets(doing, verb)
        if found is None:
            self.perform(doing, verb, (NOTHING,))
        elif len(found) == 1 or (found and self.all_meant(doing, verb)):
            self.perform(doing, verb, found)
        elif found:
            one = self.chosen(doing, found)
            if one is None:
                self.ask(doing)
            elif one >= 0:
                self.perform(doing, verb, (one,))


def gather(package: str, path: Sequence[str]) -> list[type[Verb]]:
    """Every verb of a folder, in the order of its files: a verb is added by adding it there, and nowhere else."""
    found: list[type[Verb]] = []
    for name in sorted(each.name for each in iter_modules(path)):
        module = import_module(f"{package}.{name}")
        own = (each for each in vars(module).values() if getattr(each, "__module__", "") == module.__name__)
        found += [each for each in own if isinstance(each, type) and issubclass(each, Verb)]
    return found


def any_of(verbs: Sequence[type[Verb]]) -> Any:
    """Their union: the type that a card file's ``effects`` are checked against."""
    return reduce(or_, verbs)


def without_words(verbs: Sequence[type[Verb]], has: Callable[[str], bool]) -> list[str]:
    """Verbs that no sentence tells; a test wants none, in every language."""
    return [tag for tag in (str(verb.__struct_config__.tag) for verb in verbs) if not has(f"effect-{tag}")]
