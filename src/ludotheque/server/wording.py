"""Wording: what a game and its parts are called on the shelf. Games say it in their Fluent files, by convention:

title · blurb · mode-<mode> · mode-<mode>-help
setting-<name> · setting-<name>-help · setting-<name>-<value> · strength-<strength>
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.game import Game
from ludotheque.kernel.scene import Plain

from .refusal import TEXTS


def wording(game: Game[Any], lang: str, message: str, otherwise: str = "") -> str:
    """The game's own words if it has any for this."""
    return game.texts.say(lang, message) if game.texts.has(lang, message) else otherwise


def value_label(game: Game[Any], setting: str, value: Plain, lang: str) -> str:
    word = str(value).lower() if isinstance(value, bool) else str(value)
    # A value may be a card: a hero, an encounter.
    usual = TEXTS.say(lang, f"value-{word}") if isinstance(value, bool) else wording(game, lang, f"card-{word}", word)
    return wording(game, lang, f"setting-{setting}-{word}", usual)
