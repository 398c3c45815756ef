"""Workroom: what takes longer than a moment is done here, beside the event loop, by few hands and for nobody without end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import ParamSpec, TypeVar

from .config import Limits
from .limits import Buckets
from .refusal import Refusal

P = ParamSpec("P")
T = TypeVar("T")

HANDS = 2
"""Threads. More would not be faster, for they share one interpreter, and would leave less of it to the tables."""


class Workroom:
    def __init__(self, limits: Limits) -> None:
        self.hands = ThreadPoolExecutor(HANDS, thread_name_prefix="work")
        self.most = limits.work_waiting
        self.waiting = 0
        self.spent = Buckets(limits.work_per_second, limits.work_burst)

    async def do(self, address: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Have it done. ``address`` is who pays, in seconds of work; nobody does where it is empty."""
        if address and self.spent.owes(address):
            raise Refusal("too-fast")
        if self.waiting >= self.most:
            raise Refusal("busy")

        loop = asyncio.get_running_loop()

        def timed() -> T:
            began = thread_time()
            try:
                return work(*args, **named)
            finally:
                loop.call_soon_threadsafe(self._done, address, thread_time() - began)

        self.waiting += 1
        return await loop.run_in_executor(self.hands, timed)

    def _done(self, address: str, took: float) -> None:
        self.waiting -= 1
        if address:
            self.spent.spend(address, took)

    def close(self) -> None:
        self.hands.shutdown(wait=False, cancel_futures=True)
