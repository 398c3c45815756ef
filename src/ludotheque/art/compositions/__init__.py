"""How cards are laid out: each function is a composition that a game's ``[kinds]`` can name."""

from . import lands, people, rites, scenes, still
from .kind import COMPOSITIONS

__all__ = ["COMPOSITIONS"]

MADE_IN = (lands, people, rites, scenes, still)
