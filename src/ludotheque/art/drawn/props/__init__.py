"""Things drawn as things, standing in a place under its light."""

from __future__ import annotations

from ...scene import Scene
from ..gear import GEAR, draw_gear
from ..pen import Palette, Pen
from . import animals, arms, boats, buildings, camps, graves, household, papers, potions, treasure, vehicles
from .kinds import PROPS, Prop

__all__ = ["PROPS", "SKY", "WATER", "prop"]

WATER = {"boat", "speedboat", "ship", "steamer"}
SKY = {"plane", "zeppelin"}
MADE_IN = (animals, arms, boats, buildings, camps, graves, household, papers, potions, treasure, vehicles)


def held(name: str) -> Prop:
    """A thing for the hand, lying by itself."""

    def draw(q: Pen) -> None:
        draw_gear(q.child(0, -0.22, 1.25, 0), name)

    return draw


def stuck_in_stone(name: str) -> Prop:
    """A weapon that stands in a rock, hilt up."""

    def draw(q: Pen) -> None:
        draw_gear(q.child(0, -0.98, 1.15, 180), name, 2)
        rock = [(-0.55, 0.08), (-0.46, -0.24), (-0.12, -0.38), (0.3, -0.32), (0.56, -0.1), (0.6, 0.08)]
        q.plate(rock, "stone", 0.16, grain=0.8, bump=1.3)
        q.glow(0, -0.5, 0.3, "lamp", 0.2)

    return draw


PROPS |= {f"{name}_in_stone": stuck_in_stone(name) for name in ("sword", "axe", "dagger", "spear")}
PROPS |= {name: held(name) for name in GEAR if name not in PROPS}


def prop(
    s: Scene,
    p: Palette,
    name: str,
    x: float,
    foot: float,
    size: float,
    *,
    flip: int = 1,
    far: float = 0.12,
    shade: float = 1.0,
    turn: float = 0.0,
) -> Pen:
    pen = Pen(s, p, x, foot, size, turn=turn, flip=flip, far=far, shade=shade)
    PROPS[name](pen)
    return pen
