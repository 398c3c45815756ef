"""The greedy bot: looks one step ahead on a few guesses and takes what looks best on average."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.kernel import Dice, Option

from .bot import Bot, Thought, bot, whole_number
from .window import Window
from .worth import LONG, playout, worth

GUESSES = 8
FEWEST = 3
"""Guesses before an option can be found to be worse than another."""
DOUBT = 2.5
"""Standard errors by which an option must be behind to be looked at no more."""
RESTLESS = 20
"""One time in so many an idle option is passed over: what leads nowhere could be chosen again and again for ever."""


class GreedyBot(Bot):
    """Plays every option on the same guesses and compares what the game thinks of the results."""

    def __init__(self, guesses: int, key: bytes) -> None:
        self.guesses = guesses
        self.dice = Dice(key)

    def choose(self, window: Window) -> Option:
        self.thoughts = ()
        if len(window.options) == 1:
            return window.options[0]
        thoughts = self.thoughts = look_ahead(window, self.guesses, self.dice)
        if thoughts[0].idle and not self.dice.below(RESTLESS):
            thoughts = [thought for thought in thoughts if not thought.idle] or thoughts
        first = thoughts[0]
        best = [one.option for one in thoughts if (one.value, one.visits) == (first.value, first.visits)]
        return best[self.dice.below(len(best))]


def look_ahead(window: Window, guesses: int, dice: Dice) -> list[Thought]:
    """What each option is worth one step ahead, averaged over guesses, best first.

    Where the game can judge a position it is a race: an option that is clearly behind is not tried on further guesses.
    """
    seat = window.seat
    judged = window.game.evaluate is not None
    values: dict[Option, list[float]] = {option: [] for option in window.options}
    idle: set[Option] = set()
    racing = list(values)
    for guess in range(1, guesses + 1):
        world = window.guess(dice)
        now = worth(world, seat) if judged and guess == 1 else -1.0
        offered = set(world.options_of(seat))  # what can be done may follow from what is only guessed
        for option in racing:
            if option in offered:
                after = world.clone()
                values[option].append(answered(after, option, seat, dice))
                if values[option][-1] == now and after.asking is world.asking and after.seat == seat:
                    idle.add(option)
        if judged and guess >= FEWEST:
            racing = _in_front(racing, values)
            if len({tuple(values[option]) for option in racing}) == 1:
                break  # one is left, or several that have done exactly alike
    kept = set(racing)
    thoughts = [Thought(option, len(each), _mean(each), option in idle) for option, each in values.items()]
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


def answered(world: Any, option: Option, seat: int, dice: Dice) -> float:
    """What the seat has in the end of its answer, and of the others' where several decide at once."""
    others = len(world.waiting) - 1  # nothing happens before they have answered too
    world.play(option, seat)
    playout(world, dice, others)
    if world.setup.game.evaluate is None:
        playout(world, dice, LONG)
    return worth(world, seat)


@bot("greedy")
def make_greedy(argument: str, key: bytes) -> GreedyBot:
    return GreedyBot(whole_number("greedy", argument, GUESSES), key)
