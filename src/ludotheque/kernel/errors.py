"""What can go wrong, said so that a person knows what to do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

ALIKE = 0.75
"""How like a word another must be to be what was probably meant."""


class LudothequeError(Exception):
    """The parent of every error we raise on purpose."""


class Problem:
    """One thing wrong with some input: where, what, and the clause it breaks (if a rule does).

    ``what`` is English. A game's own problems (``game.problem``) also keep the ``message`` it was made from, so that it can
    be said in the reader's language, and the card it is about.
    """

    __slots__ = ("where", "what", "clause", "message", "values")

    def __init__(
        self, where: str, what: str, clause: str = "", message: str = "", values: Mapping[str, object] | None = None
    ) -> None:
        self.where = where
        self.what = what
        self.clause = clause
        self.message = message
        self.values: Mapping[str, object] = values or {}

    @property
    def line(self) -> int:
        """The line of a list that it stands in; 0 if it is not about a line."""
        line = self.values.get("line", 0)
        return line if isinstance(line, int) else 0

    @property
    def card(self) -> str:
        """The id of the card it is about, if it is about one."""
        return str(self.values.get("card", ""))

    def __str__(self) -> str:
        rule = f" [{self.clause}]" if self.clause else ""
        return f"{self.where}: {self.what}{rule}" if self.where else f"{self.what}{rule}"

    def __repr__(self) -> str:
        return f"Problem({str(self)!r})"

    def plain(self) -> dict[str, str]:
        return {"where": self.where, "what": self.what, "clause": self.clause}


def nearest(word: str, words: Iterable[str]) -> str:
    """The word that was probably meant; empty if none is like it."""
    return next(iter(get_close_matches(word, sorted(words), 1, ALIKE)), "")


class ProblemsError(LudothequeError):
    """Input refused, with every problem found and not only the first."""

    heading = "refused"

    def __init__(self, problems: Sequence[Problem], heading: str = "") -> None:
        self.problems = list(problems)
        super().__init__((heading or self.heading) + "".join(f"\n  - {p}" for p in self.problems))


class SetupError(ProblemsError):
    heading = "this table cannot be set up"


class ContentError(ProblemsError):
    heading = "these cards cannot be used"


class PositionError(ProblemsError):
    heading = "this position cannot exist"


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
