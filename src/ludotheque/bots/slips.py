"""The bot that slips: plays as another does, and now and then without thinking. It makes a strong bot an easier one."""

from __future__ import annotations

from ludotheque.kernel import Dice, Option

from .bot import Bot, bot, make, no_spec
from .window import Window


class SlippingBot(Bot):
    """Answers so many times in a hundred at random, and else as the bot it imitates."""

    def __init__(self, percent: int, usual: Bot, key: bytes) -> None:
        self.percent = percent
        self.usual = usual
        self.listens = usual.listens
        self.dice = Dice(key)

    def choose(self, window: Window) -> Option:
        self.thoughts = ()
        if self.dice.below(100) < self.percent:
            return window.options[self.dice.below(len(window.options))]
        option = self.usual.choose(window)
        self.thoughts = self.usual.thoughts
        return option


@bot("slips")
def make_slips(argument: str, key: bytes) -> SlippingBot:
    """``slips:25:greedy:4``: as greedy:4, but one answer in four at random."""
    percent, _, usual = argument.partition(":")
    if not percent.isdecimal() or not 0 < int(percent) < 100 or not usual:
        raise no_spec(f"slips:{argument}", "slips")
    dice = Dice(key)
    return SlippingBot(int(percent), make(usual, dice.fork().key), dice.fork().key)
