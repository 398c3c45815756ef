"""Words: what the command line itself says, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ludotheque.kernel import Problem
from ludotheque.kernel.text import Texts, Told

FRENCH = str.maketrans({",": "\u202f", ".": ",", "%": "\u00a0%"})
TEXTS = Texts(Path(__file__).parent / "text")


def say(lang: str, message: str, **args: object) -> str:
    return TEXTS.say(lang, message, **args)


def digits(lang: str, number: str) -> str:
    """A number written as Python does, as the reader's language does: 1,234.5% is 1 234,5 % in French."""
    return number.translate(FRENCH) if lang == "fr" else number


def told(message: str, **values: object) -> Told:
    """A sentence that waits for its reader, as errors hold it."""
    return TEXTS.told(message, **values)


def list_of(heading: str, problems: Iterable[Problem], lang: str) -> str:
    """Everything that is wrong, below a heading."""
    return "\n".join([heading, *(f"  - {problem.said(lang)}" for problem in problems)])
