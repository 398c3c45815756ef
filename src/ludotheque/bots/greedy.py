"""The greedy bot: looks one step ahead on a few guesses and takes what looks best on average."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.kernel import Dice, Option

from .bot import Bot, Thought, bot, whole_number
from .window import Window
from .worth import LONG, playout, worth

GUESSES = 8
FEWEST = 2
"""Guesses before an option can be found to be worse than another."""
DOUBT = 2.5
"""Standard errors by which an option must be behind to be looked at no more."""


class GreedyBot(Bot):
    """Plays every option on the same guesses and compares what the game thinks of the results."""

    def __init__(self, guesses: int, key: bytes) -> None:
        self.guesses = guesses
        self.dice = Dice(key)

    def choose(self, window: Window) -> Option:
        self.thoughts = ()
        if len(window.options) > 1:
            self.thoughts = look_ahead(window, self.guesses, self.dice)
            first = self.thoughts[0]
            best = [one.option for one in self.thoughts if (one.value, one.visits) == (first.value, first.visits)]
            return best[self.dice.below(len(best))]
        return window.options[0]


def look_ahead(window: Window, guesses: int, dice: Dice) -> list[Thought]:
    """What each option is worth one step ahead, averaged over guesses, best first.

    It is a race: an option that is clearly behind on the guesses so far is not tried on the others.
    """
    seat = window.seat
    values: dict[Option, list[float]] = {option: [] for option in window.options}
    racing = list(values)
    for guess in range(1, guesses + 1):
        world = window.guess(dice)
        offered = set(world.options_of(seat))  # what can be done may follow from what is only guessed
        for option in racing:
            if option in offered:
                values[option].append(_after(world.clone(), option, seat, dice))
        if guess >= FEWEST and window.game.evaluate is not None:
            racing = _in_front(racing, values)
            if len({tuple(values[option]) for option in racing}) == 1:
                break  # one is left, or several that have done exactly alike
    kept = set(racing)
    thoughts = [Thought(option, len(each), _mean(each)) for option, each in values.items()]
    return sorted(thoughts, key=lambda thought: (thought.option not in kept, -thought.value))


def _in_front(racing: list[Option], values: dict[Option, list[float]]) -> list[Option]:
    """Those that may still turn out best: not clearly behind the leader, guess by guess."""
    lead = max([values[option] for option in racing], key=_mean)
    return [option for option in racing if not _behind(values[option], lead)]


def _behind(mine: Sequence[float], lead: Sequence[float]) -> bool:
    n = len(lead)
    if len(mine) != n:
        return False  # it was not always possible, so nothing pairs the two
    gaps = [a - b for a, b in zip(lead, mine, strict=True)]
    gap = sum(gaps) / n
    spread = sum([(each - gap) ** 2 for each in gaps])
    return gap * gap * n * (n - 1) > DOUBT * DOUBT * spread


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _after(world: Any, option: Option, seat: int, dice: Dice) -> float:
    others = len(world.waiting) - 1  # where several decide at once, nothing happens before they have answered too
    world.play(option, seat)
    playout(world, dice, others)
    if world.setup.game.evaluate is None:
        playout(world, dice, LONG)
    return worth(world, seat)


@bot("greedy")
def make_greedy(argument: str, key: bytes) -> GreedyBot:
    return GreedyBot(whole_number("greedy", argument, GUESSES), key)
