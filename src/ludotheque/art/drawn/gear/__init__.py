"""What a hand holds."""

from __future__ import annotations

from ..emblem import subject
from ..pen import Pen
from . import arms, tools
from .kinds import FRONT_ONLY, GEAR, REACH

__all__ = ["FRONT_ONLY", "GEAR", "REACH", "draw_gear"]

MADE_IN = (arms, tools)


def draw_gear(pen: Pen, name: str, level: int = 1) -> None:
    """A named piece of gear; anything else is an icon of the set, made solid."""
    if name in GEAR:
        GEAR[name](pen, level)
        return
    cx, cy = pen.at(0, -0.14)
    subject(pen.s, pen.p, name, cx, cy, pen.u * 0.42, flip=pen.flip < 0, turn=pen.turn * 0.4, far=pen.far, paint=True)
