"""An attack as a picture: what it is made of (a substance) and how it comes (a gesture)."""

from __future__ import annotations

import math

from ...scene import Scene
from ..pen import Palette, Pen
from . import craft, nature
from .gestures import PATHS, gesture_of
from .kinds import SUBSTANCES

__all__ = ["PATHS", "SUBSTANCES", "gesture_of", "strike"]

MADE_IN = (craft, nature)


def strike(
    s: Scene, p: Palette, element: str, gesture: str, x: float, y: float, u: float, flip: int = 1, far: float = 0.1
) -> None:
    """The attack itself, in the air, from a hand at (x, y)."""
    pen = Pen(s, p, x, y, u, flip=flip, far=far)
    centre = {"ring": (0.0, -0.2), "thrust": (1.0, -0.4), "volley": (0.8, -0.4)}.get(gesture, (0.95, -0.3))
    pen.glow(*centre, 0.6, "lamp", 0.16)
    if gesture == "blow":
        for i in range(7):  # the ground cracks
            a = 0.2 + i * 0.45
            pen.line(
                [
                    (0.9, 0.44), (0.9 + math.cos(a) * 0.3, 0.46 + math.sin(a) * 0.06),
                    (0.9 + math.cos(a) * 0.62, 0.46 + math.sin(a) * 0.14),
                ],
                0.013,
                "near",
                0.2,
                smooth=False,
            )
    for shard in PATHS[gesture](s.rng):
        SUBSTANCES[element](pen.child(shard.x, shard.y, shard.size, shard.turn), s.rng)
