"""Limits: how fast and how much, per socket and per address."""

from __future__ import annotations

import ipaddress
from collections import Counter
from time import monotonic


class Bucket:
    """A token bucket: ``burst`` at once, then ``rate`` per second."""

    __slots__ = ("rate", "burst", "left", "at")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def wait(self) -> float:
        """Take one; the seconds to wait before it is really there (0 when it is)."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate) - 1
        self.at = now
        return 0.0 if self.left >= 0 else -self.left / self.rate

    def take(self) -> bool:
        """Take one if there is one."""
        if self.wait() == 0:
            return True
        self.left += 1
        return False

    def spend(self, amount: float) -> None:
        """What was used up, known only afterwards; it may leave a debt."""
        self.wait()
        self.left += 1 - amount

    @property
    def debt(self) -> float:
        """The seconds until nothing is owed."""
        left = self.left + (monotonic() - self.at) * self.rate
        return max(0.0, -left / self.rate)

    @property
    def full(self) -> bool:
        return self.left + (monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket per address; those that have filled up again are forgotten."""

    KEEP = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        return self._of(address).take()

    def spend(self, address: str, amount: float) -> None:
        self._of(address).spend(amount)

    def owes(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        return bucket is not None and bucket.debt > 0

    def _of(self, address: str) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= self.KEEP:
                self.buckets = {a: b for a, b in self.buckets.items() if not b.full}
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
        return bucket


class Sockets:
    """How many sockets each address holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


def address_key(host: str) -> str:
    """What is counted as one visitor: an IPv4 address, or the /64 network that one IPv6 customer gets."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def is_loopback(host: str) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost"
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)
