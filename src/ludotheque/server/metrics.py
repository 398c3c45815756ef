"""Metrics: what whoever runs a server wants to see, for Prometheus; only where the extra ``ops`` is installed."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

try:
    import prometheus_client

    prometheus: Any = prometheus_client
except ImportError:  # the extra is not installed: nothing is measured, and there is no such page
    prometheus = None

if TYPE_CHECKING:
    from .house import House

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64)


class Metrics:
    """Counts and times; every method may be called whether or not anybody measures."""

    def __init__(self, house: House) -> None:
        self.registry: Any = None
        if prometheus is None:
            return
        self.registry = registry = prometheus.CollectorRegistry()
        prometheus.ProcessCollector(registry=registry)
        counter, histogram = prometheus.Counter, prometheus.Histogram
        self._moves = counter("ludo_moves", "Answers stored", ["by"], registry=registry)
        self._tables = counter("ludo_tables_created", "Tables set up", ["game"], registry=registry)
        self._refusals = counter("ludo_refusals", "What was refused, by its code", ["code"], registry=registry)
        self._sent = counter("ludo_sent_bytes", "Bytes of frames sent over sockets", registry=registry)
        self._stored = histogram(
            "ludo_store_seconds",
            "From handing an entry to the store until it is on disk",
            buckets=QUICK,
            registry=registry,
        )
        self._acknowledged = histogram(
            "ludo_acknowledge_seconds",
            "From reading an answer until its frame is made",
            buckets=QUICK,
            registry=registry,
        )
        self._thought = histogram(
            "ludo_thought_seconds",
            "From asking a bot until its answer, the line included",
            buckets=SLOW,
            registry=registry,
        )
        self._gauge("ludo_tables_live", "Tables in memory", lambda: len(house.live))
        self._gauge(
            "ludo_sockets", "Sockets that look at a table", lambda: sum(len(t.viewers) for t in house.live.values())
        )
        self._gauge("ludo_bots_waiting", "Thoughts that wait in line", lambda: house.thinkers.waiting)
        self._gauge("ludo_bots_thinking", "Thoughts under way", lambda: house.thinkers.thinking)
        self._gauge("ludo_work_waiting", "Other work that waits or is done", lambda: house.workroom.waiting)

    def _gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        prometheus.Gauge(name, about, registry=self.registry).set_function(value)

    def move(self, by: str) -> None:
        if self.registry:
            self._moves.labels(by).inc()

    def table(self, game: str) -> None:
        if self.registry:
            self._tables.labels(game).inc()

    def refused(self, code: str) -> None:
        if self.registry:
            self._refusals.labels(code).inc()

    def sent(self, size: int) -> None:
        if self.registry:
            self._sent.inc(size)

    def stored(self, seconds: float) -> None:
        if self.registry:
            self._stored.observe(seconds)

    def acknowledged(self, seconds: float) -> None:
        if self.registry:
            self._acknowledged.observe(seconds)

    def thought(self, seconds: float) -> None:
        if self.registry:
            self._thought.observe(seconds)

    def page(self) -> bytes | None:
        return bytes(prometheus.generate_latest(self.registry)) if self.registry else None


def may_watch(host: str, allowed: tuple[str, ...]) -> bool:
    """Whether the figures are for this address: this machine, and the networks that were named."""
    try:
        address = ipaddress.ip_address(host)
        return address.is_loopback or any(address in ipaddress.ip_network(each, strict=False) for each in allowed)
    except ValueError:
        return False
