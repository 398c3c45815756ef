"""Portraits: a head that turns, a face of its own, clothes, and what the hand holds."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...scene import Scene
from ..gear import draw_gear
from ..pen import Palette
from .body import body, brim_shadow, head
from .bust import Bust
from .dress import DRESSES
from .face import features, skull
from .hair import beard, behind, hair_front
from .hands import hands, shield
from .hats import HATS
from .look import Look

__all__ = ["Look", "portrait"]

SHADE = {  # how low a brim's shadow falls
    "fedora": -0.01,
    "witch": 0.0,
    "pith": -0.02,
    "straw": -0.01,
    "peaked": -0.05,
    "hood": -0.07,
    "cap": -0.06,
    "tricorne": -0.03,
}
MASKED = ("greathelm", "plague", "gas")


def portrait(
    s: Scene, p: Palette, cx: float, base: float, u: float, look: Look, who: np.random.Generator, **more: Any
) -> None:
    """Somebody, from the waist up. ``who`` fixes the person: the same face on every card of a line."""
    f = Bust(s, p, cx, base, u, look, who, **more)
    if f.look.gear and f.look.grip == "shoulder":
        draw_gear(f.pen.child(-0.4, 0.42, 1.0, -11), f.look.gear, f.look.level)
    behind(f)
    body(f)
    head(f)
    if f.look.race == "skeleton":
        skull(f)
    elif f.look.hat not in MASKED:
        features(f)
    beard(f)
    hair_front(f)
    if f.look.hat in SHADE:
        brim_shadow(f, SHADE[f.look.hat])
    if f.look.hat != "none":
        HATS[f.look.hat](f)
    DRESSES[f.look.cloth](f)
    shield(f)
    hands(f)
