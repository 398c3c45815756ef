"""What a bot should know."""

from __future__ import annotations

from .table import Fortune


def evaluate(table: Fortune, seat: int) -> float:
    return 0.5
