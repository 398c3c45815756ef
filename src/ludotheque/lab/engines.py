"""Engines: what plays blocks — this process, all cores of this machine, or a Ray cluster. The results are the same."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from os import cpu_count, environ, nice
from signal import SIG_IGN, SIGINT, signal
from types import TracebackType
from typing import Any, Protocol, Self

from ludotheque.kernel import LudothequeError

from .block import Played, Task, play_block
from .needs import needed
from .words import told

TRIES = 3
"""How often a block is tried again when the process that played it died."""


class Engine(Protocol):
    """Give it blocks, take what is finished. Whatever it still has when it is left is dropped."""

    workers: int

    def give(self, task: Task) -> None: ...
    def take(self) -> list[Played]:
        """Wait until at least one block is finished."""
        ...

    def __enter__(self) -> Self: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def engine(experiment: bytes, workers: int | None = None, ray: str | None = None) -> Engine:
    """The engine for some workers of this machine (one a core, if none are named), or for a Ray cluster."""
    if ray is not None:
        return Ray(experiment, ray)
    workers = workers or cpu_count() or 1
    return Here(experiment) if workers == 1 else Pool(experiment, workers)


class Here:
    """This process."""

    workers = 1

    def __init__(self, experiment: bytes) -> None:
        self.experiment = experiment
        self.tasks: list[Task] = []

    def give(self, task: Task) -> None:
        self.tasks.append(task)

    def take(self) -> list[Played]:
        return [play_block(self.experiment, self.tasks.pop(0))]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.tasks.clear()


class Pool:
    """Processes of this machine. If one dies, they are started again and its block is played again."""

    def __init__(self, experiment: bytes, workers: int) -> None:
        self.experiment = experiment
        self.workers = workers
        self.tasks: dict[Future[Played], Task] = {}
        self.failed: dict[Task, int] = {}
        self.pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        # Spawned, for polars' threads do not survive a fork.
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=settle)

    def give(self, task: Task) -> None:
        try:
            self.tasks[self.pool.submit(play_block, self.experiment, task)] = task
        except BrokenProcessPool:
            self._restart([task])

    def take(self) -> list[Played]:
        while True:
            done, _ = wait(self.tasks, return_when=FIRST_COMPLETED)
            finished, lost = [], []
            for future in done:
                task = self.tasks.pop(future)
                if isinstance(future.exception(), BrokenProcessPool):
                    lost.append(task)
                else:
                    finished.append(future.result())
            if lost:
                self._restart(lost)
            if finished:
                return finished

    def _restart(self, lost: list[Task]) -> None:
        lost = lost + [task for future, task in self.tasks.items() if not _finished(future)]
        self.tasks = {future: task for future, task in self.tasks.items() if _finished(future)}
        self.pool.shutdown(wait=True, cancel_futures=True)
        self.pool = self._start()
        for task in lost:
            self.failed[task] = self.failed.get(task, 0) + 1
            if self.failed[task] > TRIES:
                last = task.first + task.count - 1
                raise LudothequeError(told("error-died", first=task.first, last=last, times=TRIES))
            self.tasks[self.pool.submit(play_block, self.experiment, task)] = task

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def _finished(future: Future[Played]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def settle() -> None:
    """What a worker process does first: leave Ctrl-C to the one that started it, and the other cores to others."""
    signal(SIGINT, SIG_IGN)
    nice(5)
    environ.setdefault("POLARS_MAX_THREADS", "1")  # read when polars is first imported: a worker is one core's


class Ray:
    """A Ray cluster on which Ludothèque and its games are installed. Blocks of workers that die are played elsewhere."""

    def __init__(self, experiment: bytes, address: str) -> None:
        self.ray = needed("ray", "ray")
        if not self.ray.is_initialized():
            try:
                self.ray.init(
                    address=None if address == "local" else address, log_to_driver=False, logging_level="ERROR"
                )
            except ConnectionError as error:
                raise LudothequeError(told("error-ray", address=address, why=str(error))) from None
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.play = self.ray.remote(max_retries=-1, num_cpus=1)(play_block)
        self.experiment = self.ray.put(experiment)
        self.tasks: list[Any] = []

    def give(self, task: Task) -> None:
        self.tasks.append(self.play.remote(self.experiment, task))

    def take(self) -> list[Played]:
        done, self.tasks = self.ray.wait(self.tasks, num_returns=1)
        return list(self.ray.get(done))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for task in self.tasks:
            self.ray.cancel(task, force=True)
        self.tasks.clear()
