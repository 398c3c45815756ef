"""Bot: whatever can choose. Bots are named by a spec such as ``random``, ``greedy:8`` or ``ismcts:400``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel import Game, LudothequeError, Option, registry
from ludotheque.kernel.text import Texts

from .window import Window

told = Texts(Path(__file__).parent / "text").told

GROUP = "ludotheque.bots"
"""The entry point group by which other packages add bots."""


class BotError(LudothequeError):
    """A bot was asked for that does not exist or cannot be made so."""


def no_spec(spec: str, why: str, **values: object) -> BotError:
    """A spec that cannot be read, and how it is written."""
    return BotError(told("spec", spec=spec, why=told(f"spec-{why}", **values)))


class Thought(msgspec.Struct, frozen=True):
    """An option as the bot saw it: how often it was tried, and how well that went on average, from 0 to 1.

    idle   it leaves everything as it was: no better, no worse, and the same question again
    """

    option: Option
    visits: int
    value: float
    idle: bool = False


class Bot(ABC):
    """A player. One bot sits on one seat of one match; what it remembers between its decisions is its own affair."""

    thoughts: Sequence[Thought] = ()
    """The options considered in the last decision, best first; empty if there was nothing to think about."""

    blind: bool = False
    """Whether it chooses from the options alone, so that nobody need imagine a table for it (``Window.blind``)."""

    listens: bool = False
    """Whether it makes use of ``window.recent``, so that its table should keep a story even where nobody reads it."""

    @abstractmethod
    def choose(self, window: Window) -> Option:
        """One of ``window.options``."""

    @property
    def considered(self) -> int:
        """How many options the last decision was chosen from after a closer look."""
        return len(self.thoughts)


Maker = Callable[[str, bytes], Bot]
"""Makes a bot from what follows the colon in its spec, and from its own 16-byte key."""

_MAKERS: dict[str, Maker] = {}


def bot(name: str) -> Callable[[Maker], Maker]:
    """Mark a function as the maker of the bot of this name."""

    def register(maker: Maker) -> Maker:
        _MAKERS[name] = maker
        return maker

    return register


@cache
def _announced() -> dict[str, EntryPoint]:
    """The makers of other packages; each is loaded when it is asked for, so that a broken one stops nobody else."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """Every kind of bot there is: ours, and those of installed packages."""
    return sorted({*_MAKERS, *_announced()})


def make(spec: str, key: bytes) -> Bot:
    """The bot that a spec describes; all its chance comes from its key."""
    name, _, argument = spec.strip().partition(":")
    if name not in names():
        raise BotError(told("no-bot", name=name, names=", ".join(names())))
    maker: Maker = _MAKERS[name] if name in _MAKERS else registry.load(_announced()[name])
    return maker(argument, key)


def spec_of(game: Game[Any], word: str) -> str:
    """The spec behind a game's name for a strength; a spec itself stays as it is."""
    spec = game.strengths.get(word, word)
    if spec == word and word.partition(":")[0] not in names():
        strengths = ", ".join(game.strengths)
        raise BotError(told("no-bot-of-game", game=game.name, word=word, strengths=strengths, names=", ".join(names())))
    return spec


def for_strength(game: Game[Any], strength: str, key: bytes) -> Bot:
    """The bot a game calls easy, normal or hard."""
    if strength not in game.strengths:
        raise BotError(told("no-strength", game=game.name, word=strength, strengths=", ".join(game.strengths)))
    return make(game.strengths[strength], key)


def whole_number(spec: str, argument: str, default: int) -> int:
    """The number after a spec's colon, at least 1."""
    if not argument:
        return default
    if not argument.isdecimal() or int(argument) < 1:
        raise no_spec(f"{spec}:{argument}", "number", example=f"{spec}:{default}")
    return int(argument)
