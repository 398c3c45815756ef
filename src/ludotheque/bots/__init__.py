"""Bots: players that see a window of one seat and nothing else.

bot = bots.make("ismcts:400", key)
table.play(bot.choose(bots.Window.of(table, table.seat, dice)))
"""

from . import chance, greedy, ismcts, slips  # noqa: F401  # each registers its bot
from .bot import Bot, BotError, Thought, for_strength, make, names, spec_of
from .window import Window

__all__ = ["Bot", "BotError", "Thought", "Window", "for_strength", "make", "names", "spec_of"]
