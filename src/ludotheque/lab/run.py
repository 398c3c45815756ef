"""Run: play what an experiment asks for and is not there yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGINT, signal
from threading import current_thread, main_thread
from typing import Any

import msgspec

from ludotheque.kernel import LudothequeError
from ludotheque.kernel.mistakes import of_system

from .block import Task
from .engines import Engine, engine
from .experiment import Experiment
from .measures import widest
from .results import Results
from .words import told

SECONDS = 2.0
"""How long a block should take: short enough to lose little, long enough to be worth handing over."""
LARGEST = 2_000
GROWTH = 1.5
"""From one look at the stopping rule to the next, the matches grow by this much."""

Progress = Callable[[int, int], None]
"""Told how many matches are there and how many there will be at most."""


def run(
    experiment: Experiment,
    folder: Path,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress = lambda done, most: None,
) -> Results:
    """Play to the end, going on where an earlier run stopped. Ctrl-C waits for the blocks in hand, keeps them, leaves."""
    results = Results.begin(folder, experiment)
    results.check_pins()
    with Patience() as patience, engine(msgspec.json.encode(experiment), workers, ray) as machine:
        try:
            Runner(results, machine, patience, progress).run()
        except OSError as error:
            raise LudothequeError(
                told("error-unkept", folder=str(folder), why=of_system(error), games=results.games)
            ) from None
    return results


class Patience:
    """Ctrl-C once: no new blocks, those in hand are finished and kept. Twice: leave at once."""

    def __init__(self) -> None:
        self.over = False
        self._before: Any = None

    def __enter__(self) -> Patience:
        if current_thread() is main_thread():  # only there can signals be heard
            self._before = signal(SIGINT, self._heard)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal(SIGINT, self._before)

    def _heard(self, number: int, frame: object) -> None:
        if self.over:
            raise KeyboardInterrupt
        self.over = True


def looks(experiment: Experiment) -> Iterator[int]:
    """The numbers of matches after which the stopping rule is asked: the same ones on any machine."""
    stop = experiment.stop
    if stop is None:
        yield experiment.games
        return
    upto = stop.least
    while upto < stop.most:
        yield upto
        upto = int(upto * GROWTH) + 1
    yield stop.most


class Pace:
    """How large a block should be, from how long the last ones took."""

    def __init__(self) -> None:
        self.each = SECONDS / 8  # a guess: the first blocks are small

    def size(self) -> int:
        return max(1, min(LARGEST, round(SECONDS / self.each)))

    def learn(self, seconds: float, count: int) -> None:
        self.each = max(1e-6, seconds / count)


class Runner:
    """Hands out what is missing, block by block, and keeps what comes back."""

    def __init__(self, results: Results, machine: Engine, patience: Patience, progress: Progress) -> None:
        self.results = results
        self.machine = machine
        self.patience = patience
        self.progress = progress
        self.most = [results.experiment.most for _ in results.experiment.plays]

    def run(self) -> None:
        self.tell()
        for play in range(len(self.most)):
            self.play(play)
        self.tell()

    def tell(self) -> None:
        self.progress(self.results.games, sum(self.most))

    def play(self, play: int) -> None:
        stop, pace = self.results.experiment.stop, Pace()
        for upto in looks(self.results.experiment):
            self.play_upto(play, upto, pace)
            if stop is not None and widest(self.results, play, upto) < stop.width:
                self.most[play] = upto
                return

    def play_upto(self, play: int, upto: int, pace: Pace) -> None:
        waiting = list(self.results.missing(play, upto))
        in_hand, workers = 0, self.machine.workers
        while waiting or in_hand:
            if self.patience.over:
                waiting = []
            while waiting and in_hand < workers + 1:
                first, count = waiting.pop(0)
                left = count + sum(more for _, more in waiting)
                fair = max(-(-left // workers), pace.size() // 8)  # near the end something for everyone, but no crumbs
                size = min(count, pace.size(), fair)
                if count > size:
                    waiting.insert(0, (first + size, count - size))
                self.machine.give(Task(play, first, size))
                in_hand += 1
            for block in self.machine.take() if in_hand else []:
                in_hand -= 1
                self.results.add(block)
                pace.learn(block.seconds, block.task.count)
            self.tell()
        if self.patience.over:
            raise KeyboardInterrupt
