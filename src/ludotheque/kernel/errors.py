"""What can go wrong, said so that a person knows what to do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import ClassVar

from .text import KERNEL_TEXT, Said, Texts, Told, said

_TEXTS = Texts(KERNEL_TEXT)

ALIKE = 0.75
"""How like a word another must be to be what was probably meant."""


class LudothequeError(Exception):
    """The parent of every error we raise on purpose; made from a ``Told``, it can be said in any language."""

    def said(self, lang: str) -> str:
        return str(said(self.args[0], lang)) if len(self.args) == 1 else str(self)


class Problem:
    """One thing wrong with some input: where, what, and the clause it breaks (if a rule does).

    ``where`` and ``what`` are English; where they come from the Fluent files, the reader's language can be asked for.
    """

    __slots__ = ("_where", "_what", "clause")

    def __init__(self, where: Said, what: Said, clause: str = "") -> None:
        self._where = where
        self._what = what
        self.clause = clause

    @property
    def where(self) -> str:
        return str(self._where)

    @property
    def what(self) -> str:
        return str(self._what)

    def where_in(self, lang: str) -> str:
        """Where it is: in words where there are words for it, any other place as programs call it."""
        return str(said(self._where, lang))

    def what_in(self, lang: str) -> str:
        """What is wrong, in the reader's language."""
        return str(said(self._what, lang))

    @property
    def told(self) -> Said:
        """What is wrong, for a reader not known yet."""
        return self._what

    @property
    def message(self) -> str:
        """The name of its sentence in the Fluent files, if it comes from there."""
        return self._what.message if isinstance(self._what, Told) else ""

    @property
    def values(self) -> Mapping[str, object]:
        """What stands in that sentence."""
        return self._what.values if isinstance(self._what, Told) else {}

    @property
    def line(self) -> int:
        """The line of a list that it stands in; 0 if it is not about a line."""
        line = self.values.get("line", 0)
        return line if isinstance(line, int) else 0

    @property
    def card(self) -> str:
        """The id of the card it is about, if it is about one."""
        return str(self.values.get("card", ""))

    def said(self, lang: str) -> str:
        rule = f" [{self.clause}]" if self.clause else ""
        place = _TEXTS.told("mistake-at", field=self._where, what=self._what) if self.where else self._what
        return f"{said(place, lang)}{rule}"

    def __str__(self) -> str:
        return self.said("en")

    def __repr__(self) -> str:
        return f"Problem({str(self)!r})"

    def plain(self) -> dict[str, str]:
        return {"where": self.where, "what": self.what, "clause": self.clause}


def nearest(word: str, words: Iterable[str]) -> str:
    """The word that was probably meant; empty if none is like it."""
    return next(iter(get_close_matches(word, sorted(words), 1, ALIKE)), "")


class ProblemsError(LudothequeError):
    """Input refused, with every problem found and not only the first."""

    heading: ClassVar[Said] = ""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(problems)
        self.problems = list(problems)

    def said(self, lang: str) -> str:
        return "\n  - ".join([str(said(self.heading, lang)), *(problem.said(lang) for problem in self.problems)])

    def __str__(self) -> str:
        return self.said("en")


class SetupError(ProblemsError):
    heading = _TEXTS.told("refused-setup")


class ContentError(ProblemsError):
    heading = _TEXTS.told("refused-cards")


class PositionError(ProblemsError):
    heading = _TEXTS.told("refused-position")


class IllegalOption(LudothequeError):
    """An answer that is not among the options. Nothing has changed. ``message`` is for translation."""

    def __init__(
        self, reason: str, clause: str = "", message: str = "", args: Mapping[str, object] | None = None
    ) -> None:
        self.reason = reason
        self.clause = clause
        self.message = message
        self.values: Mapping[str, object] = args or {}
        super().__init__(f"{reason} [{clause}]" if clause else reason)


class PinnedError(LudothequeError):
    """A saved match needs another version of the rules or of the cards than the one installed."""


class RulesError(LudothequeError):
    """A fault in a game's own code: an empty question, an endless loop, an agenda that runs dry."""
