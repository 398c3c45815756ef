"""Wording: what a game and its parts are called on the shelf. Games say it in their Fluent files, by convention:

title · blurb · mode-<mode> · mode-<mode>-help
setting-<name> · setting-<name>-help · setting-<name>-<value> · strength-<strength>
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.game import Game
from ludotheque.kernel.scene import Plain

from .refusal import TEXTS


def value_label(game: Game[Any], setting: str, value: Plain, lang: str) -> str:
    word = str(value).lower() if isinstance(value, bool) else str(value)
    # A value may be a card: a hero, an encounter.
    usual = TEXTS.say(lang, f"value-{word}") if isinstance(value, bool) else game.wording(lang, f"card-{word}", word)
    return game.wording(lang, f"setting-{setting}-{word}", usual)
