"""Worth: how well a seat stands on an imagined table, from 0 (lost) to 1 (won)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.kernel import Dice, Outcome

LONG = 2_000
"""Random answers after which a game without an evaluation is given up as undecided."""

SCORE_SCALE = 10.0
"""The score that is half of the way from a middling solo result to a perfect one, where only the score tells them apart."""


def worth(table: Any, seat: int) -> float:
    """What the game's own evaluation says, in the middle and at the end: it knows whether a rank or the score is what one
    plays for. Without one, the middle of a match is undecided and the end is judged by rank.
    """
    evaluate = table.setup.game.evaluate
    if evaluate is not None:
        return float(min(1.0, max(0.0, evaluate(table, seat))))
    return placing(table.outcomes, seat) if table.over else 0.5


def placing(outcomes: Sequence[Outcome], seat: int) -> float:
    """The share of the other seats left behind, ties counting half.

    Alone or together there is nobody to leave behind: a rank below the first says lost, and a lone player's score says how
    well it went.
    """
    mine = outcomes[seat].rank
    if all(other.rank == mine for other in outcomes):
        if mine > 1:
            return 0.0
        score = outcomes[seat].score
        return 0.5 if len(outcomes) > 1 else 0.5 + 0.5 * score / (abs(score) + SCORE_SCALE)
    behind = sum((other.rank > mine) + 0.5 * (other.rank == mine) for other in outcomes) - 0.5
    return behind / (len(outcomes) - 1)


def playout(table: Any, dice: Dice, limit: int) -> None:
    """Answer at random for everyone until the match is over, or for ``limit`` answers."""
    below = dice.below
    while limit > 0 and not table.over:
        options = table.options
        table.play(options[below(len(options))] if len(options) > 1 else options[0])
        limit -= 1
