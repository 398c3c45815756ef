"""Words: what the command line itself says, in both languages."""

from __future__ import annotations

from pathlib import Path

from ludotheque.kernel.text import Texts

FRENCH = str.maketrans({",": "\u202f", ".": ",", "%": "\u00a0%"})
TEXTS = Texts(Path(__file__).parent / "text")


def say(lang: str, message: str, **args: object) -> str:
    return TEXTS.say(lang, message, **args)


def digits(lang: str, number: str) -> str:
    """A number written as Python does, as the reader's language does: 1,234.5% is 1 234,5 % in French."""
    return number.translate(FRENCH) if lang == "fr" else number
