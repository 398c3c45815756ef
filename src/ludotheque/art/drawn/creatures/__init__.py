"""Creatures by body plan. Same units and base line as a portrait: from the waist up, the feet under the picture."""

from __future__ import annotations

from ...scene import Scene
from ..pen import Palette, Pen
from . import beast, bird, fish, golem, insect, serpent, wraith
from .beast import BEASTS
from .kind import PLANS, Creature

__all__ = ["BEASTS", "PLANS", "Creature", "creature"]

MADE_IN = (beast, bird, fish, golem, insect, serpent, wraith)


def creature(
    s: Scene,
    p: Palette,
    c: Creature,
    cx: float,
    base: float,
    u: float,
    *,
    far: float = 0.08,
    shade: float = 1.0,
    flip: int = 0,
) -> None:
    """Somebody who is nobody, looking to the light."""
    side = flip or (1 if s.light[0] >= cx else -1)
    PLANS[c.plan](Pen(s, p, cx, base - 0.66 * u, u, flip=side, far=far, shade=shade), c, s.rng)
