"""Window: all that a bot gets to see. It looks out on a guess, never on the real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from ludotheque.kernel import Dice, Event, Game, Option, Scene, Table
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.sight import eye_bit

RECENT = 40
"""How many answers back a window remembers what happened: enough to go once round the largest table."""

Seen = tuple[Any, ...]
"""Something that happened as a seat was told it: the answer it happened in, what, and the arguments it may know."""


class Window:
    """A decision as one seat sees it: the options it is offered and as many imagined tables as it likes.

    ``world`` is a table that the seat could not tell from the real one (``table.guess``). The real table is not kept, so
    nothing that a bot can reach from its window holds a secret. Make one with ``Window.of`` from a real table.
    """

    __slots__ = ("seat", "game", "options", "recent", "moves", "_world")

    def __init__(self, world: Table, seat: int, recent: Sequence[Seen] = ()) -> None:
        self.seat = seat
        self.game: Game[Any] = world.setup.game
        self.options: list[Option] = list(world.options_of(seat))
        self.recent = tuple(recent)
        self.moves = world.moves
        self._world: Table | None = world
        if not self.options:
            raise LudothequeError(f"seat {seat} has nothing to decide now")

    @classmethod
    def of(cls, table: Table, seat: int, dice: Dice) -> Self:
        """The window of a seat that is asked. ``dice`` deals what the seat cannot see; never the table's own dice."""
        window = cls(table.guess(seat, dice), seat, recent_events(table, seat))
        window.options = list(table.options_of(seat))  # what is offered is no secret to whom it is offered
        return window

    @classmethod
    def blind(cls, table: Table, seat: int) -> Self:
        """The options and nothing to see: for a bot that does not look, which spares imagining a table."""
        window = cls.__new__(cls)
        window.seat = seat
        window.game = table.setup.game
        window.options = list(table.options if seat == table.seat else table.options_of(seat))
        window.recent = ()
        window.moves = table.moves
        window._world = None
        return window

    def guess(self, dice: Dice) -> Any:
        """A table that could be the real one, free to be played on."""
        return self._seen().guess(self.seat, dice)

    def scene(self, lang: str = "en") -> Scene:
        """What a person on this seat would see."""
        return self.game.scene(self._seen(), self.seat, lang)

    def _seen(self) -> Table:
        if self._world is None:
            raise LudothequeError("this window shows the options only: a bot that wants to see more must not be blind")
        return self._world


def recent_events(table: Table, seat: int) -> list[Seen]:
    """What happened lately as this seat may know it, oldest first; nothing if the table keeps no story."""
    bit, since = eye_bit(seat), table.moves - RECENT
    told: list[Seen] = []
    for event in reversed(table.story or ()):
        if event.move <= since:
            break
        told.append((event.move, *seen(event, bit)))
    return told[::-1]


def seen(event: Event, bit: int) -> Seen:
    """An event as a value to compare, cut down to what these eyes may know."""
    return (event.kind, *event.seen_by(bit).items())
