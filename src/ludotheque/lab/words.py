"""Words: what the lab says, in both languages, and what it calls things of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.kernel import Game
from ludotheque.kernel.text import Texts, Told

FRENCH = str.maketrans({",": "\u202f", ".": ",", "%": "\u00a0%", "-": "−"})
TEXTS = Texts(Path(__file__).parent / "text")


def say(lang: str, message: str, **args: object) -> str:
    return TEXTS.say(lang, message, **args)


def told(message: str, **values: object) -> Told:
    """A sentence that waits for its reader, as errors hold it."""
    return TEXTS.told(message, **values)


def number(lang: str, value: float, form: str = "g") -> str:
    """A number as the language writes it: 1,234.5% is 1 234,5 % in French."""
    text = format(value, form)
    return text.translate(FRENCH) if lang == "fr" else text.replace("-", "−")


def percent(lang: str, value: float, places: int = 1) -> str:
    return number(lang, value, f".{places}%")


def points(lang: str, value: float) -> str:
    """A difference of shares, in points of a hundred."""
    return say(lang, "points", n=number(lang, value * 100, "+.1f"))


def card_name(game: Game[Any], card: str, lang: str) -> str:
    """What a card is called; its id where the game cannot say."""
    try:
        return game.card(card, lang).name or card
    except (LookupError, ValueError, TypeError):
        return card


def of_game(game: Game[Any], message: str, lang: str, default: str) -> str:
    """A word of the game's own, if it has one."""
    return game.texts.say(lang, message) if game.texts.has(lang, message) else default


def value_name(game: Game[Any], setting: str, value: object, lang: str) -> str:
    """What a value of a setting is called."""
    word = str(value).lower() if isinstance(value, bool) else str(value)
    usual = say(lang, f"value-{word}") if isinstance(value, bool) else word
    return of_game(game, f"setting-{setting}-{word}", lang, usual)


def trait_value(game: Game[Any], trait: str, value: str, lang: str) -> str:
    """What a value of a trait is called: the game's word for it, or the card of that name."""
    named = of_game(game, f"trait-{trait}-{value}", lang, of_game(game, f"{trait}-{value}", lang, ""))
    return named or (card_name(game, value, lang) if game.box is not None and value in game.box else value)
