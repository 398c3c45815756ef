"""The example learns something: a shortened run already beats the greedy bot."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

pytest.importorskip("pettingzoo")
EXAMPLE = Path(__file__).parents[2] / "examples" / "rl" / "train_leduc.py"


def test_it_beats_greedy() -> None:
    mean, margin = run_path(str(EXAMPLE))["train"](matches=4_000, trials=1_500)
    assert mean - margin > 0
