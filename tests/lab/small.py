"""Experiments that take a moment, and how to compare what they found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.lab import experiment_file
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.results import Results

TEXT = """
key = "test"
games = 60
record = ["cards", "decisions"]

[[play]]
game = "leduc"
bots = ["normal", "easy"]

[[play]]
game = "tictactoe"
bots = ["ismcts:5", "random"]
seating = "duplicate"
"""


def small(text: str = TEXT) -> Experiment:
    return experiment_file.parse(text, "small.toml", "small")


def rows(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table, as a sorted list, so that equal sets of rows are equal."""
    results = Results.open(folder)
    return {
        table: sorted(results.scan(table).collect().rows(), key=repr)
        for table in ("games", "cards", "decisions")
        if results.has(table)
    }
