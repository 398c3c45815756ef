"""What a bot should know of Leduc poker: how good a hand is."""

from __future__ import annotations

from .rules import Leduc


def evaluate(table: Leduc, seat: int) -> float:
    """The chance to win the pot at a showdown now, weighed by the chips at stake."""
    if table.over:
        return 0.5 + table.outcomes[seat].score / 26
    mine, theirs = (table.hands[s].card[0] // 2 for s in (seat, 1 - seat))
    if table.board:
        board = table.board[0] // 2
        mine, theirs = (10 if rank == board else rank for rank in (mine, theirs))
    ahead = (mine > theirs) - (mine < theirs)
    return 0.5 + ahead * min(table.hands[0].paid, table.hands[1].paid) / 26
