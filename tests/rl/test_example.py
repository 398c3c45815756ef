"""The example learns something: a shortened run already beats the greedy bot."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")


def test_it_beats_greedy() -> None:
    from examples.rl.train_leduc import train

    mean, margin = train(matches=6_000, trials=2_000)
    assert mean - margin > 0
