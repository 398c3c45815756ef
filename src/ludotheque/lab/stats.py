"""Statistics: numbers with how sure one can be of them. Every interval here holds the truth 95 times in 100.

Matches that share a deal are not independent, nor are the seats of one match: what belongs together is a *cluster*, and
spread is measured between clusters, never within.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

Z95 = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""


class Estimate(msgspec.Struct, frozen=True):
    """A number, its interval, and from how many observations it comes."""

    value: float
    low: float
    high: float
    n: int

    @property
    def width(self) -> float:
        return self.high - self.low

    @property
    def sure(self) -> bool:
        """Whether zero is outside, for a difference."""
        return self.low > 0 or self.high < 0


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The interval of a share (Wilson's score interval, honest for few trials and near 0 and 1)."""
    if trials <= 0:
        return 0.0, 1.0
    share, extra = successes / trials, Z95**2 / trials
    middle = (share + extra / 2) / (1 + extra)
    reach = Z95 / (1 + extra) * sqrt(share * (1 - share) / trials + extra / (4 * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def t95(freedom: int) -> float:
    """Student's t for 95 %, from few to many degrees of freedom (Cornish and Fisher's series, a table for the fewest)."""
    if freedom < 1:
        return float("inf")
    exact = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}
    if freedom in exact:
        return exact[freedom]
    z, n = Z95, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def mean(values: Sequence[float], clusters: Iterable[object] | None = None) -> Estimate:
    """The mean of some values."""
    n = len(values)
    if not n:
        return Estimate(0.0, float("-inf"), float("inf"), 0)
    middle = sum(values) / n
    reach, _ = _reach([(value - middle) / n for value in values], clusters)
    return Estimate(middle, middle - reach, middle + reach, n)


def share(values: Sequence[float], clusters: Iterable[object] | None = None) -> Estimate:
    """The mean of values from 0 to 1, such as won and lost matches: the interval stays between 0 and 1."""
    n = len(values)
    if not n:
        return Estimate(0.0, 0.0, 1.0, 0)
    middle = sum(values) / n
    reach, groups = _reach([(value - middle) / n for value in values], clusters)
    return share_from(middle, n, reach / t95(groups - 1) if groups > 1 else 0.0, groups)


def share_from(middle: float, n: int, error: float, groups: int) -> Estimate:
    """The same from a mean and its standard error: as many plain coin tosses as would be equally sure."""
    tosses = middle * (1 - middle) / error**2 if error > 0 else float(groups)
    low, high = wilson(middle * tosses, tosses)
    return Estimate(middle, low, high, n)


def difference(
    ours: Sequence[float],
    theirs: Sequence[float],
    our_clusters: Iterable[object] | None = None,
    their_clusters: Iterable[object] | None = None,
) -> Estimate:
    """How much larger the first mean is, where nothing pairs the values."""
    n, m = len(ours), len(theirs)
    if not n or not m:
        return Estimate(0.0, float("-inf"), float("inf"), min(n, m))
    a, b = sum(ours) / n, sum(theirs) / m
    parts = [(value - a) / n for value in ours] + [-(value - b) / m for value in theirs]
    named: list[object] = [*(our_clusters or [("a", i) for i in range(n)])]
    named += their_clusters or [("b", i) for i in range(m)]
    reach, _ = _reach(parts, named)
    return Estimate(a - b, a - b - reach, a - b + reach, min(n, m))


def paired(ours: Sequence[float], theirs: Sequence[float], clusters: Iterable[object] | None = None) -> Estimate:
    """How much larger the first is, pair by pair: narrow where both share their luck."""
    return mean([a - b for a, b in zip(ours, theirs, strict=True)], clusters)


def _reach(parts: Sequence[float], clusters: Iterable[object] | None) -> tuple[float, int]:
    """Half the width of the interval of a sum of independent clusters' parts, and how many clusters there are."""
    if clusters is None:
        sums = list(parts)
    else:
        by_cluster: dict[object, float] = {}
        for cluster, part in zip(clusters, parts, strict=True):
            by_cluster[cluster] = by_cluster.get(cluster, 0.0) + part
        sums = list(by_cluster.values())
    groups = len(sums)
    if groups < 2:
        return float("inf"), groups
    return t95(groups - 1) * sqrt(sum(part * part for part in sums) * groups / (groups - 1)), groups
