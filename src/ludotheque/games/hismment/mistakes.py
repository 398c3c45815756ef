"""Mistakes: what is wrong with cards that somebody wrote, as sentences for any reader."""

from pathlib import Path

from ludotheque.kernel.mistakes import at
from ludotheque.kernel.text import Said, Texts

TEXTS = Texts(Path(__file__).parent / "text")
told = TEXTS.told

Wrong = tuple[str, Said]
"""A field of a card and what is wrong with it."""


def wrong(where: str, message: str, **values: object) -> Wrong:
    """A mistake in a field, or deeper inside one: ``where`` may be "texts: cost"."""
    return within(where, told(message, **values))


def within(where: str, what: Said) -> Wrong:
    """What is wrong at a place inside a card."""
    field, *inner = where.split(": ")
    for part in reversed(inner):
        what = at(part, what)
    return field, what


def wrong_need(where: str, need: str, field: str, message: str, **values: object) -> Wrong:
    """A mistake in a condition, which goes by its name; without a field, in the whole of it."""
    return within(where, told("mistake-need", need=need, what=at(field, told(message, **values))))
