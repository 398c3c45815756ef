"""Intervals hold the truth as often as they say, and pairing is worth its while."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.lab import stats

TRIALS = 4000


@pytest.mark.parametrize(("chance", "tosses"), [(0.5, 100), (0.5, 1000), (0.3, 200), (0.1, 300), (0.9, 500)])
def test_a_share_of_coins_is_covered_95_times_in_100(chance: float, tosses: int) -> None:
    dice = Random(f"{chance} {tosses}")
    held = 0
    for _ in range(TRIALS // (1 + tosses // 200)):
        wins = [float(dice.random() < chance) for _ in range(tosses)]
        estimate = stats.share(wins)
        held += estimate.low <= chance <= estimate.high
    assert 0.93 <= held / (TRIALS // (1 + tosses // 200)) <= 0.97


def test_matches_that_share_a_deal_are_not_taken_for_independent() -> None:
    """Two matches on each deal, alike nine times in ten: an interval that overlooks it is too narrow."""
    dice = Random(1)
    honest = naive = 0
    for _ in range(TRIALS // 4):
        wins, deals = [], []
        for deal in range(60):
            first = float(dice.random() < 0.4)
            second = first if dice.random() < 0.9 else float(dice.random() < 0.4)
            wins += [first, second]
            deals += [deal, deal]
        by_deal, flat = stats.share(wins, deals), stats.share(wins)
        honest += by_deal.low <= 0.4 <= by_deal.high
        naive += flat.low <= 0.4 <= flat.high
    assert 0.93 <= honest / (TRIALS // 4) <= 0.97
    assert naive / (TRIALS // 4) < 0.9


def test_means_and_differences_are_covered() -> None:
    dice = Random(2)
    mean = difference = pair = 0
    trials = TRIALS // 2
    for _ in range(trials):
        luck = [dice.gauss(0, 3) for _ in range(25)]
        a = [x + dice.gauss(1, 1) for x in luck]
        b = [x + dice.gauss(0, 1) for x in luck]
        other = [dice.gauss(0, 3) for _ in range(40)]
        estimate = stats.mean(a)
        mean += estimate.low <= 1 <= estimate.high
        estimate = stats.difference(a, other)
        difference += estimate.low <= 1 <= estimate.high
        estimate = stats.paired(a, b)
        pair += estimate.low <= 1 <= estimate.high
    for held in (mean, difference, pair):
        assert 0.93 <= held / trials <= 0.97


def test_pairing_is_narrower_on_the_same_budget() -> None:
    dice = Random(3)
    luck = [dice.gauss(0, 3) for _ in range(200)]
    a, b = ([x + dice.gauss(shift, 1) for x in luck] for shift in (0.5, 0))
    assert stats.paired(a, b).width < 0.6 * stats.difference(a, b).width


def test_wilson() -> None:
    assert stats.wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert stats.wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert stats.wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert stats.wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_t(freedom: int, value: float) -> None:
    assert stats.t95(freedom) == pytest.approx(value, abs=6e-3)


def test_nothing_is_known_of_nothing() -> None:
    assert stats.share([]) == stats.Estimate(0.0, 0.0, 1.0, 0)
    assert stats.mean([1.0]).width == float("inf")
    assert stats.difference([], [1.0]).width == float("inf")
    one = stats.share([1.0])
    assert one.low > 0 and one.high == 1
