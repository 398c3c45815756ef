"""Refusal: every way the server says no, with a code for programs, a status for HTTP and a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludotheque.kernel.errors import Problem
from ludotheque.kernel.text import LANGUAGES, Texts, Told

TEXTS = Texts(Path(__file__).parent / "text")

STATUS = {
    "bad-request": 400,
    "token": 401,
    "origin": 403,
    "invitation": 403,
    "host": 403,
    "no-hints": 403,
    "no-lookback": 403,
    "not-found": 404,
    "no-table": 404,
    "method": 405,
    "stale": 409,
    "illegal": 409,
    "id-used": 409,
    "not-over": 409,
    "no-analysis": 503,
    "not-asked": 409,
    "not-left": 409,
    "other-rules": 409,
    "other-cards": 409,
    "no-such-game": 409,
    "left": 409,
    "closed": 409,
    "token-used": 409,
    "no-friend": 409,
    "seat-taken": 409,
    "invitation-used": 410,
    "too-large": 413,
    "host-name": 421,
    "setup": 422,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "internal": 500,
    "damaged": 500,
    "busy": 503,
    "store": 503,
    "thinking": 503,
}


class Trouble(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing wrong with what was sent: where, what, the clause it breaks, the card and the line it is about."""

    where: str
    what: str
    clause: str = ""
    card: str = ""
    line: int = 0


MOST_TROUBLES = 20
"""What is wrong beyond these is only counted: nobody reads it, and putting it into words takes time."""


def troubles(problems: Sequence[Problem], lang: str) -> list[Trouble]:
    """What the rules find wrong, in the reader's language."""
    told = [
        Trouble(each.where, each.what_in(lang), each.clause, each.card, each.line) for each in problems[:MOST_TROUBLES]
    ]
    left = len(problems) - len(told)
    return [*told, Trouble("", say(lang, "more", count=left))] if left else told


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    code: str
    message: str
    clause: str = ""
    problems: list[Trouble] = []


class FaultBody(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: Fault


class Refusal(Exception):
    """Nothing has changed, and here is why. ``message`` is used as it is when the words come from the rules."""

    def __init__(
        self, code: str, message: str = "", clause: str = "", problems: list[Trouble] | None = None, **values: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.message = message
        self.clause = clause
        self.problems = problems or []
        self.values = values

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def fault(self, lang: str) -> Fault:
        return Fault(self.code, self.message or say(lang, self.code, **self.values), self.clause, self.problems)


def say(lang: str, code: str, **values: object) -> str:
    return TEXTS.say(lang, code, **values)


def shortened(word: str) -> str:
    """What a stranger called something, as far as anybody needs to read it again."""
    return word if len(word) <= 80 else f"{word[:79]}…"


def told(message: str, **values: object) -> Told:
    """A sentence that waits for its reader, as errors hold it."""
    return TEXTS.told(message, **values)


def language(asked: str | None) -> str:
    """The language asked for, if we speak it; else English."""
    return asked if asked in LANGUAGES else "en"
