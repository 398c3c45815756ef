"""The greedy bot: looks one step ahead on a few guesses and takes what looks best on average."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Dice, Option

from .bot import Bot, Thought, bot, whole_number
from .window import Window
from .worth import LONG, playout, worth

GUESSES = 8


class GreedyBot(Bot):
    """Plays every option on the same guesses and compares what the game thinks of the results."""

    def __init__(self, guesses: int, key: bytes) -> None:
        self.guesses = guesses
        self.dice = Dice(key)

    def choose(self, window: Window) -> Option:
        self.thoughts = ()
        if len(window.options) > 1:
            self.thoughts = look_ahead(window, self.guesses, self.dice)
            best = [thought.option for thought in self.thoughts if thought.value == self.thoughts[0].value]
            return best[self.dice.below(len(best))]
        return window.options[0]


def look_ahead(window: Window, guesses: int, dice: Dice) -> list[Thought]:
    """What each option is worth one step ahead, averaged over guesses, best first."""
    seat = window.seat
    worlds = [window.guess(dice) for _ in range(guesses)]
    thoughts = []
    for option in window.options:
        possible = [world for world in worlds if option in world.options_of(seat)]
        values = [_after(world.clone(), option, seat, dice) for world in possible]
        thoughts.append(Thought(option, len(values), sum(values) / len(values) if values else 0.0))
    return sorted(thoughts, key=lambda thought: -thought.value)


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
