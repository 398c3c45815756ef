"""Random matches of any game, always the same ones, stopped wherever a check wants to look."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple, NoReturn

import msgspec

from ludotheque.kernel import Dice, Game, Match, Option, SetupError
from ludotheque.kernel.registry import games
from ludotheque.kernel.scene import Plain

EFFORT = float(os.environ.get("LUDO_EFFORT", "1"))
"""How much to test: 1 for every commit, 20 for a night."""
DECISIONS = 40
"""How many decisions a check looks at with effort 1; short games are played more often to get there."""
ENOUGH = 600
"""Answers after which a check that goes through whole matches leaves one, with effort 1."""
FEW = 12
"""Values of a setting of which each is tried; of more numbers than that some are."""
LONGEST = 10_000
"""Answers after which a random match is taken to be endless."""


class Case(NamedTuple):
    """One way to play one game: what every check is run on."""

    game: Game[Any]
    mode: str
    seats: int

    @property
    def usual(self) -> bool:
        """Whether so many play this mode when nobody says how many; other numbers are looked at less closely."""
        return self.seats == self.game.seats(self.mode)[0]

    def __str__(self) -> str:
        return f"{self.game.name}-{self.mode}-{self.seats}"


def cases(which: Iterable[Game[Any]] | None = None) -> list[Case]:
    """Every game and mode, with the usual number of seats, the smallest, its doubles, and the largest."""
    found = []
    for game in games().values() if which is None else which:
        for mode in game.modes:
            counts = game.seats(mode)
            doubles = [min(counts) << power for power in range(4)]
            wanted = [counts[0], *(seats for seats in doubles if seats in counts), max(counts)]
            found += [Case(game, mode, seats) for seats in dict.fromkeys(wanted)]
    return found


class Spot:
    """A random match of a case, stopped somewhere, with all that is needed to come back to it."""

    def __init__(self, case: Case, number: int, options: Mapping[str, Plain] | None = None) -> None:
        """``options``: these settings; else as usual for even numbers, and any for odd ones."""
        self.case = case
        self.game = case.game
        self.number = number
        self.picks = Dice(key_of("picks", str(case), number))
        self.match = _begin(case, number) if options is None else _begin_with(case, number, options)

    @property
    def table(self) -> Any:
        return self.match.table

    @property
    def eyes(self) -> list[int | None]:
        """Every seat, and the spectator."""
        return [None, *range(self.case.seats)]

    @property
    def done(self) -> bool:
        """Whether enough has been seen of this match: its end, or so many answers that the rest would tell little more."""
        return bool(self.table.over) or self.match.move >= _enough(self.case)

    @property
    def due(self) -> bool:
        """Whether a check that goes through whole matches should look here: always, if the match is short."""
        return self.table.over or self.match.move % _rhythm(self.case, self.number) == 0

    def pick(self) -> tuple[int, Option]:
        """A random answer, and whose; several seats that decide at once answer in any order."""
        return _pick(self.table, self.picks)

    def step(self) -> None:
        """Go on to the next decision."""
        self.require(self.match.move < LONGEST, f"after {LONGEST} random answers the match is still not over")
        seat, option = self.pick()
        try:
            self.match.play(seat, option)
        except Exception as error:
            raise AssertionError(f"seat {seat} answers {option}: {error!r}\n  in {self}") from error

    def require(self, true: object, what: str) -> None:
        """Fail, saying where, unless it is true."""
        if not true:
            self.fail(what)

    def fail(self, what: str) -> NoReturn:
        raise AssertionError(f"{what}\n  in {self}")

    def __str__(self) -> str:
        header = self.match.header
        answers = " ".join(f"{entry.seat}{entry.option}" for entry in self.match.answers)
        return (
            f"{header.game}, mode {header.mode}, {header.seats} seats, settings {header.options}, decks {header.decks}, "
            f"key {header.key}, move {self.match.move}, answers (seat, option): {answers or 'none yet'}"
        )


def matches(case: Case, share: float = 1.0, least: int = 1) -> Iterator[Spot]:
    """Fresh random matches for the reader to play, at least so many, until ``share`` of the usual decisions were seen."""
    seen = number = 0
    while number < least or seen < DECISIONS * EFFORT * share:
        number += 1
        spot = Spot(case, number)
        yield spot
        seen += max(1, spot.match.move)


def spots(case: Case, share: float = 1.0, end: bool = False) -> Iterator[Spot]:
    """Decisions of random matches, spread evenly where a match is long. ``end``: the end of each match as well."""
    want = max(4.0 if case.usual else 2.0, DECISIONS * EFFORT * share / _weight(case))
    seen = number = 0
    while seen < want:
        number += 1
        spot = Spot(case, number)
        every = 1 + int(_length(spot) / want)
        while not spot.table.over:
            if spot.match.move % every == every // 2:
                yield spot
                seen += 1
            spot.step()
        if end:
            yield spot
            seen += 1


def single_settings(case: Case) -> Iterator[Spot]:
    """A random match for each value of each setting, all others as usual; of whole numbers in a row the ends and the middle.

    Values that only work together with others are left out.
    """
    for setting in case.game.options(case.mode):
        values = setting.values or range(setting.low, setting.high + 1)
        if len(values) > FEW and all(type(value) is int for value in values):
            values = tuple(values[n] for n in (0, 1, len(values) // 2, -1))
        for number, value in enumerate(values):
            if value != setting.default:
                try:
                    yield Spot(case, number, {setting.name: value})
                except SetupError:
                    continue


def key_of(*words: object) -> bytes:
    """A 16-byte key that depends on these words and on nothing else."""
    return blake2b(repr(words).encode(), digest_size=16).digest()


@cache
def _rhythm(case: Case, number: int) -> int:
    """Every how many answers to look at this match."""
    looks = max(8, int(2 * DECISIONS * EFFORT / _weight(case)))
    return 1 + min(_length(Spot(case, number)), _enough(case)) // looks


def _enough(case: Case) -> int:
    return int(ENOUGH * EFFORT) // (1 if case.usual else 2)


@cache
def _weight(case: Case) -> float:
    """How much longer than a small game this one takes to look at, by the size of its scenes and the number of eyes."""
    spot = Spot(case, 0)
    size = len(msgspec.json.encode(spot.game.scene(spot.table, 0))) / 4096
    return max(1.0, size) * max(1.0, len(spot.eyes) / 4) * (1 if case.usual else 2)


def _begin(case: Case, number: int) -> Match:
    """A new match: even ones as usual, odd ones with any settings and ready-made decks that the game allows together."""
    key, dice = key_of("key", str(case), number), Dice(key_of("settings", number))
    options: dict[str, Plain] = {}
    for setting in case.game.options(case.mode) if number % 2 else ():
        values = setting.values or range(setting.low, setting.high + 1)
        if dice.below(2):
            options[setting.name] = values[dice.below(len(values))]
    decks = _ready_decks(case, dice) if number % 2 else None
    for tried, brought in ((options, decks), (options, None)):
        try:
            return Match.new(case.game, case.mode, case.seats, tried, decks=brought, key=key)
        except SetupError:
            continue
    return Match.new(case.game, case.mode, case.seats, key=key)


def _begin_with(case: Case, number: int, options: Mapping[str, Plain]) -> Match:
    return Match.new(case.game, case.mode, case.seats, options, key=key_of("key", str(case), number))


def _ready_decks(case: Case, dice: Dice) -> list[str | None] | None:
    """For each seat one of the decks that come with the game, or the usual one."""
    names = [None, *case.game.ready_decks(case.mode)]
    return [names[dice.below(len(names))] for _ in range(case.seats)] if len(names) > 1 else None


def _pick(table: Any, dice: Dice) -> tuple[int, Option]:
    waiting = table.waiting
    seat = waiting[dice.below(len(waiting))]
    options = table.options_of(seat)
    return seat, options[dice.below(len(options))]


def _length(spot: Spot) -> int:
    """How many answers this match is going to have, as far as it goes well."""
    table, dice = spot.table.clone(), spot.picks.clone()
    table.story = None
    for length in range(LONGEST):
        if table.over:
            return length
        seat, option = _pick(table, dice)
        try:
            table.play(option, seat)
        except Exception:  # for the check to find, not for us
            return length
    return LONGEST
