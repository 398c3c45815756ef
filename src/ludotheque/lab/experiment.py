"""Experiment: what is played, how often, by whom and with which decks. experiment_file.py reads one from its file."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Literal

import msgspec

from ludotheque.kernel import Dice, Setup
from ludotheque.kernel.registry import game as game_called
from ludotheque.kernel.scene import Plain

from .seeds import key_of

GAMES = 1000
"""Matches of each play, unless the experiment says otherwise."""

Seating = Literal["rotate", "duplicate", "fixed"]
Record = Literal["cards", "decisions"]


class Stop(msgspec.Struct, frozen=True):
    """Stop once the 95 % interval of every share of wins is narrower than ``width``, after ``least`` to ``most`` matches."""

    width: float
    least: int = 200
    most: int = 100_000


class Play(msgspec.Struct, frozen=True):
    """One way to play one game, as often as the experiment says.

    seating   rotate: bots move on by one seat from match to match · duplicate: every deal is played once for each way to
              seat them · fixed: they stay
    decks     what the game takes; one for each bot: they travel with the bots
    field     decks that meet one another: every deal takes others of them, each as often as the others and on every seat
    rules, content   the version of the rules and the cards at hand, to which results are pinned
    """

    name: str
    game: str
    mode: str
    seats: int
    options: dict[str, Plain]
    bots: tuple[str, ...]
    seating: Seating = "rotate"
    decks: Any = None
    field: list[Any] | None = None
    cards: dict[str, Any] | None = None
    rules: str = ""
    content: str = ""

    def deal(self, number: int) -> int:
        """Which deal a match is played from."""
        return number // len(self.bots) if self.seating == "duplicate" else number

    def bot_on(self, seat: int, number: int) -> int:
        """Which bot has this seat in this match."""
        return (seat + (0 if self.seating == "fixed" else number)) % len(self.bots)

    def setup(self, number: int = 0) -> Setup:
        """How a match is set up."""
        return self.setup_with(self.decks_on(number))

    def setup_with(self, places: tuple[int, ...]) -> Setup:
        """How every match is set up in which the seats have these of the decks brought."""
        return game_called(self.game).setup(self.mode, self.seats, self.options, self._decks(places), self.cards)

    def decks_for(self, number: int) -> Any:
        """The decks of a match, as the game takes them."""
        return self._decks(self.decks_on(number))

    def _decks(self, places: tuple[int, ...]) -> Any:
        brought = [self.brought[place] for place in places]
        if self.field is not None and isinstance(self.decks, dict):
            return {**self.decks, "seats": brought}
        return brought or self.decks

    def decks_on(self, number: int) -> tuple[int, ...]:
        """Which of the decks brought each seat has in this match; nothing where that never changes."""
        if self.field is not None:
            size = len(self.field)
            lap, turn = divmod(self.deal(number), size)  # in each lap, every deck has every seat once
            order = list(range(size))
            Dice(key_of("field", lap)).shuffle(order)
            return tuple(order[(turn + seat) % size] for seat in range(self.seats))
        if self.brought:
            return tuple(self.bot_on(seat, number) for seat in range(self.seats))
        return ()

    @property
    def brought(self) -> list[Any]:
        """Decks that change seats from match to match: those of the field, or the bots' own."""
        if self.field is not None:
            return self.field
        own = isinstance(self.decks, list) and len(self.decks) == len(self.bots) == self.seats
        return self.decks if own else []


class Experiment(msgspec.Struct, frozen=True):
    name: str
    key: str
    plays: tuple[Play, ...]
    games: int = GAMES
    stop: Stop | None = None
    record: tuple[Record, ...] = ("cards",)

    @property
    def most(self) -> int:
        """Matches of each play at most."""
        return self.stop.most if self.stop else self.games

    @property
    def digest(self) -> str:
        """What fixes match number n, whatever the number of matches: results of equal digests can be put together."""
        fixed = msgspec.structs.replace(self, name="", games=0, stop=None)
        return blake2b(msgspec.json.encode(fixed, order="deterministic"), digest_size=16).hexdigest()


def deck_name(deck: Any, place: int) -> str:
    """What to call a deck: its name, or its place among those brought."""
    name = deck if isinstance(deck, str) else deck.get("name") if isinstance(deck, dict) else None
    return str(name or f"#{place + 1}")
