"""The verbs of cards, one function each, by subject. Called by ``windows.apply_effect`` for one hero at a time."""

from . import board, goods, rolls, villainy

__all__ = ["board", "goods", "rolls", "villainy"]
