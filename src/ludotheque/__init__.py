"""Ludothèque: tabletop games whose every rule is enforced and explained, for people, bots and designers.

import ludotheque
game = ludotheque.game("leduc")
table = game.new(key=secrets.token_bytes(16))
while not table.over:
    table.play(table.options[0])
table.result
"""

# Imported first: importing a subpackage puts its name here, and ``games`` is to be the function below.
from . import games as _shelf  # noqa: F401
from .kernel import ContentError, Dice, IllegalOption, LudothequeError, Match, PinnedError, PositionError, SetupError
from .kernel.registry import game, games

__version__ = "0.1.0"

__all__ = [
    "ContentError",
    "Dice",
    "IllegalOption",
    "LudothequeError",
    "Match",
    "PinnedError",
    "PositionError",
    "SetupError",
    "__version__",
    "game",
    "games",
]
