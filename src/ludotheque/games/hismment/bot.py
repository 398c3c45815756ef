"""What a bot should know of Hismment."""

from __future__ import annotations

from .table import Hismment


def evaluate(table: Hismment, seat: int) -> float:
    if table.over:
        return float(table.outcomes[seat].score)
    mine, theirs = table.sides[seat], table.sides[1 - seat]
    return 0.5 + 0.4 * (mine.heart - theirs.heart) / max(1, table.full_heart)
