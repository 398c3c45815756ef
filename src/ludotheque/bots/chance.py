"""The random bot: any option, each as likely as the others."""

from __future__ import annotations

from ludotheque.kernel import Dice, Option

from .bot import Bot, bot, no_spec
from .window import Window


class RandomBot(Bot):
    blind = True

    def __init__(self, key: bytes) -> None:
        self.dice = Dice(key)

    def choose(self, window: Window) -> Option:
        return window.options[self.dice.below(len(window.options))]


@bot("random")
def make_random(argument: str, key: bytes) -> RandomBot:
    if argument:
        raise no_spec(f"random:{argument}", "nothing", name="random")
    return RandomBot(key)
