"""Setup: how a match is going to be played — mode, number of seats, settings, decks and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

import msgspec

from .content import Box
from .dice import Dice
from .scene import Plain
from .steps import Step

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # for the default, which Python's own has from 3.13

    from .game import Game

    Kit = TypeVar("Kit", default=Any)
else:
    from typing import TypeVar

    Kit = TypeVar("Kit")


class Setting(msgspec.Struct, frozen=True):
    """A rule that the players may choose before the match. Either ``values`` or the whole numbers ``low`` to ``high``."""

    name: str
    default: Plain
    values: tuple[Plain, ...] = ()
    low: int = 0
    high: int = 0
    clause: str = ""

    def accepts(self, value: object) -> bool:
        if self.values:
            return any(type(value) is type(each) and value == each for each in self.values)
        return type(value) is int and self.low <= value <= self.high

    @property
    def range(self) -> str:
        """What it accepts, in words; whole numbers in a row are not all told."""
        if not self.values:
            return f"{self.low}–{self.high}"
        runs: list[list[Plain]] = []
        for value in self.values:
            last = runs[-1][-1] if runs else None
            if type(value) is int and type(last) is int and value == last + 1:
                runs[-1].append(value)
            else:
                runs.append([value])
        return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(repr, run)) for run in runs)


def switch(name: str, default: bool, clause: str = "") -> Setting:
    """A setting that is on or off."""
    return Setting(name, default, (False, True), clause=clause)


class Mode(msgspec.Struct, frozen=True):
    """One way to play: for how many, with which settings, and the first step.

    automata   opponents that the rules play, by name · together: all seats win (rank 1) or lose (rank 2) as one
    """

    name: str
    seats: tuple[int, ...]
    start: Step
    settings: tuple[Setting, ...] = ()
    automata: tuple[str, ...] = ()
    together: bool = False


class _NoDice(Dice):
    """What an empty table has instead of dice; costs nothing to copy."""

    def clone(self) -> Dice:
        return self


_NO_DICE = _NoDice(b"")


class Setup(Generic[Kit]):
    """A match about to begin, checked once: any number of tables can be dealt from it.

    ``Kit`` is the type of what the game's ``prepare`` makes of it.
    """

    __slots__ = ("game", "mode", "seats", "options", "decks", "box", "kit", "empty", "posed")

    def __init__(
        self, game: Game[Any], mode: Mode, seats: int, options: dict[str, Any], decks: Any, box: Box[Any] | None
    ) -> None:
        self.game = game
        self.mode = mode
        self.seats = seats
        self.options = options
        self.decks = decks
        self.box: Any = box
        nothing: Any = None
        self.kit: Kit = nothing
        """What the game's ``prepare`` has worked out once for all tables of this setup."""
        self.empty: Any = None
        self.posed = False
        """Whether it is for a position, in which what happens may lead nowhere."""

    def __getitem__(self, setting: str) -> Any:
        """The value chosen for a setting."""
        return self.options[setting]

    def blank(self, dice: Dice) -> Any:
        """A table on which nothing has been laid out yet."""
        if self.empty is None:
            self.empty = self.game.table(setup=self, dice=_NO_DICE)  # copied from then on, which is quicker
        table = self.empty.clone()
        table.dice = dice
        return table

    def deal(self, key: bytes, told: bool = False) -> Any:
        """A table ready for its first decision. ``told``: keep the story, for a log; simulations do without."""
        table = self.blank(Dice(key))
        if told:
            table.story = []
        table.cause = self.mode.start
        self.mode.start(table)
        table.run()
        return table

    @property
    def added(self) -> dict[str, Any]:
        """Cards that the game does not bring itself, in card-file form."""
        return self.box.extra if self.box is not None else {}

    def plain(self) -> dict[str, Any]:
        return {
            "mode": self.mode.name,
            "seats": self.seats,
            "options": self.options,
            "decks": self.decks,
            "cards": self.added,
            "posed": self.posed,
        }
