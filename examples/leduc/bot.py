"""What a bot should know of Leduc poker: how good a hand is."""

from .rules import Leduc, strength


def evaluate(table: Leduc, seat: int) -> float:
    """Who would win a showdown now, weighed by the chips at stake."""
    most: int = 2 * (table.setup["ante"] + 6 * table.setup["raises"])
    if table.over:
        return 0.5 + table.outcomes[seat].score / most
    mine, theirs = (strength(table, table.hands[s].card[0]) for s in (seat, 1 - seat))
    return 0.5 + ((mine > theirs) - (mine < theirs)) * min(hand.paid for hand in table.hands) / most
