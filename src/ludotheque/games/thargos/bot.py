"""What a bot should know of Thargos: points first, then strength on the table, cards, and decks that must not run dry."""

from __future__ import annotations

from math import exp

from .conflict import hero_values
from .table import Side, Thargos


def evaluate(table: Thargos, seat: int) -> float:
    """How well a seat stands, 0 to 1."""
    if table.over:
        rank = table.outcomes[seat].rank
        tied = sum(outcome.rank == 1 for outcome in table.outcomes) > 1
        return (0.5 if tied else 1.0) if rank == 1 else 0.0
    mine = strength(table, table.sides[seat])
    others = [strength(table, side) for side in table.sides if side.seat != seat and not side.out]
    theirs = max(others) if others else 0.6
    return 1 / (1 + exp(-3.0 * (mine - theirs)))


def strength(table: Thargos, side: Side) -> float:
    """How far a side is on its way, in targets."""
    if side.out:
        return -1.0
    goal = side.target or 1
    heroes = sum(sum(hero_values(table, place)) for place in side.places if place.hero >= 0)
    pam = table.pool.pam
    hand = sum(pam[card] for card in side.hand) + 0.6 * sum(pam[card] for card in side.laid)
    worth = side.vp / goal + 0.012 * heroes + 0.012 * hand
    if not (table.rivals and side.seat):
        worth += 0.004 * min(len(side.deck), 25) - (0.3 if len(side.deck) < 4 else 0.0)
    return worth
