"""Results: the folder an experiment writes to. Readable with polars and nothing else:

    results/experiment.json         what was played, and with which rules
    results/games/*.parquet         one row a match
    results/cards/*.parquet         what became of each card
    results/decisions/*.parquet     one row a decision, if the experiment asks for it

Each file holds a block of matches and is either complete or absent. So whatever stops a run, what was finished is kept and
counted once, and the run can go on.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel import LudothequeError
from ludotheque.kernel.mistakes import not_json
from ludotheque.kernel.registry import game as game_called

from .block import TABLES, Played, Task
from .experiment import Experiment
from .needs import polars
from .words import told


class Results:
    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder = folder
        self.experiment = experiment
        self.done: list[set[int]] = [set() for _ in experiment.plays]
        """The numbers of the matches that are there, by play."""
        for task in self._tasks("games"):
            self.done[task.play].update(range(task.first, task.first + task.count))

    @classmethod
    def begin(cls, folder: Path, experiment: Experiment) -> Results:
        """The folder to write to: a new one, or one that an earlier run of the same experiment left."""
        if (folder / "experiment.json").exists():
            earlier = cls.open(folder)
            if earlier.experiment.digest != experiment.digest:
                raise LudothequeError(told("error-other", folder=str(folder), name=earlier.experiment.name))
            earlier._sweep()
        elif folder.exists() and any(folder.iterdir()):
            raise LudothequeError(told("error-not-empty", folder=str(folder)))
        for table in TABLES:
            (folder / table).mkdir(parents=True, exist_ok=True)
        _write(folder / "experiment.json", msgspec.json.format(msgspec.json.encode(experiment), indent=2))
        return cls(folder, experiment)

    @classmethod
    def open(cls, folder: Path) -> Results:
        """What lies in a folder."""
        path = folder / "experiment.json"
        try:
            experiment = msgspec.json.decode(path.read_bytes(), type=Experiment)
        except OSError:
            raise LudothequeError(told("error-no-results", folder=str(folder), file=path.name)) from None
        except msgspec.DecodeError as error:
            raise LudothequeError(told("error-not-ours", file=str(path), why=not_json(error))) from None
        return cls(folder, experiment)

    def check_pins(self) -> None:
        """Refuse to add matches, or to replay them, under other rules than the ones that are there."""
        for play in self.experiment.plays:
            game_called(play.game).check_pins(play.game, play.rules, play.content)

    def add(self, block: Played) -> None:
        """Keep a block; its games come last, for they say that it is complete."""
        for table in TABLES:
            if table in block.tables:
                _write(self._path(table, block.task), block.tables[table])
        self.done[block.task.play].update(range(block.task.first, block.task.first + block.task.count))

    def missing(self, play: int, upto: int) -> Iterator[tuple[int, int]]:
        """The stretches (first, count) of matches below ``upto`` that are not there yet."""
        first = None
        for number in range(upto + 1):
            absent = number < upto and number not in self.done[play]
            if absent and first is None:
                first = number
            elif not absent and first is not None:
                yield first, number - first
                first = None

    @property
    def games(self) -> int:
        return sum(map(len, self.done))

    def has(self, table: str) -> bool:
        return any((self.folder / table).glob("*.parquet"))

    def scan(self, table: str) -> Any:
        """A table as a lazy polars frame."""
        if not self.has(table):
            raise LudothequeError(told("error-no-rows", folder=str(self.folder), table=table))
        return polars().scan_parquet(self.folder / table / "*.parquet")

    def row(self, play: int, number: int) -> dict[str, Any]:
        """One match."""
        pl = polars()
        found = self.scan("games").filter((pl.col("play") == play) & (pl.col("number") == number)).collect()
        if not len(found):
            name = self.experiment.plays[play].name
            raise LudothequeError(told("error-no-match", folder=str(self.folder), number=number, name=name))
        row: dict[str, Any] = found.row(0, named=True)
        return row

    def _path(self, table: str, task: Task) -> Path:
        return self.folder / table / f"{task.play}-{task.first:08}-{task.count}.parquet"

    def _tasks(self, table: str) -> list[Task]:
        return [Task(*map(int, path.stem.split("-"))) for path in sorted((self.folder / table).glob("*.parquet"))]

    def _sweep(self) -> None:
        """Remove what an interrupted run left half written: files of blocks whose games are not there."""
        complete = set(self._tasks("games"))
        for table in TABLES:
            for path in (self.folder / table).glob("*.partial"):
                path.unlink()
            for task in self._tasks(table):
                if task not in complete:
                    self._path(table, task).unlink()


def _write(path: Path, data: bytes) -> None:
    """A file that is there whole or not at all."""
    partial = path.with_suffix(".partial")
    try:
        with partial.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError:
        partial.unlink(missing_ok=True)
        raise
