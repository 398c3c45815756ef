"""Block: some consecutive matches of a play, played in one process and handed back as Parquet.

A match follows from the experiment's key and its number alone, so blocks can be cut anywhere, played anywhere and in any
order: the rows are the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from time import perf_counter
from typing import Any

import msgspec

from ludotheque import bots
from ludotheque.bots.worth import worth
from ludotheque.kernel import Dice, Option, Setup
from ludotheque.kernel.steps import step_name

from .cards import CardWatch
from .experiment import Experiment
from .needs import polars
from .playing import Flow, play_out, results_of
from .seeds import key_of

TABLES = ("decisions", "cards", "games")
"""What a block writes, in the order it is written: once its games are there, a block is complete."""


class Task(msgspec.Struct, frozen=True):
    """Matches ``first`` to ``first + count - 1`` of a play."""

    play: int
    first: int
    count: int


class Played(msgspec.Struct, frozen=True):
    """A block that was played: its tables as Parquet, and how long it took."""

    task: Task
    tables: dict[str, bytes]
    seconds: float


def play_block(experiment: bytes, task: Task) -> Played:
    """Play a block of an experiment given as JSON, so that any process of any machine can."""
    start = perf_counter()
    plan = _plan(experiment)
    play, keeper = plan.plays[task.play], Keeper(plan.record)
    for number in range(task.first, task.first + task.count):
        play_one(plan, task.play, number, _setup(experiment, task.play, play.decks_on(number)), keeper)
    return Played(task, keeper.tables(), perf_counter() - start)


def play_one(plan: Experiment, play_number: int, number: int, setup: Setup, keeper: Keeper) -> None:
    """One match, and what is kept of it."""
    play = plan.plays[play_number]
    place = play.deal(number)
    key = key_of(plan.key, "deal", place)
    seats = range(play.seats)
    players = [bots.make(play.bots[play.bot_on(s, number)], key_of(plan.key, "bot", number, s)) for s in seats]
    table = setup.deal(key, told=any(player.listens for player in players))
    flow = Flow([0 for _ in seats], [0 for _ in seats], [0 for _ in seats])
    hears: list[Any] = []
    watch = CardWatch(table) if "cards" in plan.record else None
    if watch is not None and watch.any:
        hears.append(watch.hear)
    trail = Trail(table) if "decisions" in plan.record else None
    if trail is not None:
        hears.append(trail.hear)
    eyes = Dice(key_of(plan.key, "eyes", number))
    answers = play_out(table, players, eyes, f"match {number} of {play.name}", hears, flow)

    game = setup.game
    keeper.games.append(
        (
            play_number,
            number,
            place,
            key.hex(),
            [play.bot_on(seat, number) for seat in seats],
            [outcome.score for outcome in table.outcomes],
            [outcome.rank for outcome in table.outcomes],
            results_of(table),
            [worth(table, seat) for seat in seats],
            table.moves,
            flow.asked,
            flow.turns,
            flow.longest,
            flow.offered,
            flow.forced,
            _json(game.metrics(table) if game.metrics else {}),
            [_json(game.traits(table, seat) if game.traits else {}) for seat in seats],
            answers,
        )
    )
    if watch is not None:
        keeper.cards += [(play_number, number, place, *row) for row in watch.rows()]
    if trail is not None:
        keeper.decisions += [(play_number, number, *row) for row in trail.rows]


class Trail:
    """Every decision of a match: who was asked what, how much there was to choose, and what was chosen."""

    def __init__(self, table: Any) -> None:
        self.rows: list[tuple[int, int, str, int, str]] = []
        self._open = self._question(table)

    def hear(self, table: Any, seat: int, option: Option) -> None:
        step, offered = self._open
        self.rows.append((table.moves - 1, seat, step, offered, msgspec.json.encode(option).decode()))
        self._open = self._question(table)

    def _question(self, table: Any) -> tuple[str, int]:
        return (step_name(table.asking), len(table.options)) if table.asking else ("", 0)


class Keeper:
    """The rows of a block, until they become Parquet."""

    def __init__(self, record: Sequence[str]) -> None:
        self.record = record
        self.games: list[tuple[Any, ...]] = []
        self.cards: list[tuple[Any, ...]] = []
        self.decisions: list[tuple[Any, ...]] = []

    def tables(self) -> dict[str, bytes]:
        pl = polars()
        small, whole, texts = pl.Int16, pl.Int64, pl.List(pl.String)
        base = {"play": small, "number": whole}
        columns = {
            "games": {
                **base,
                "deal": whole,
                "key": pl.String,
                "bots": pl.List(small),
                "scores": pl.List(pl.Float64),
                "ranks": pl.List(small),
                "results": pl.List(pl.Float64),
                "worths": pl.List(pl.Float64),
                "decisions": pl.Int32,
                "asked": pl.List(pl.Int32),
                "turns": pl.List(pl.Int32),
                "longest": pl.List(pl.Int32),
                "offered": pl.Int32,
                "forced": pl.Int32,
                "metrics": pl.String,
                "traits": texts,
                "answers": pl.Binary,
            },
            "cards": {
                **base,
                "deal": whole,
                "seat": small,
                "card": pl.String,
                "began": pl.Boolean,
                "drawn": pl.Boolean,
                "played": pl.Boolean,
                "how": pl.String,
            },
            "decisions": {
                **base,
                "move": pl.Int32,
                "seat": small,
                "step": pl.String,
                "options": pl.Int32,
                "option": pl.String,
            },
        }
        written = {}
        for name in TABLES:
            if name == "games" or name in self.record:
                out = BytesIO()
                pl.DataFrame(getattr(self, name), schema=columns[name], orient="row").write_parquet(out)
                written[name] = out.getvalue()
        return written


def _json(facts: Mapping[str, Any]) -> str:
    return msgspec.json.encode(dict(facts), order="deterministic").decode()


@lru_cache(maxsize=4)
def _plan(experiment: bytes) -> Experiment:
    return msgspec.json.decode(experiment, type=Experiment)


@lru_cache(maxsize=512)
def _setup(experiment: bytes, play: int, decks: tuple[int, ...]) -> Setup:
    """A set-up for each way to seat the decks that were brought."""
    return _plan(experiment).plays[play].setup_with(decks)
