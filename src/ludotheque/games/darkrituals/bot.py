"""What a bot should know of Dark Rituals: how near each side is to its victory."""

from __future__ import annotations

from .table import Ritual


def evaluate(table: Ritual, seat: int) -> float:
    """How well the Witch Master stands, from 0 to 1."""
    if table.over:
        return table.outcomes[0].score
    return 0.5
