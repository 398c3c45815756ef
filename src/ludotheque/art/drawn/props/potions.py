"""What a witch or a physician keeps."""

from __future__ import annotations

from ..gear import draw_gear
from ..pen import Pen
from .bits import flames
from .kinds import thing


@thing
def cauldron(q: Pen) -> None:
    flames(q, 0, 0.06, 0.7, 0.3)
    q.blob(
        [(-0.5, -0.62), (0.5, -0.62), (0.6, -0.34), (0.4, -0.04), (-0.4, -0.04), (-0.6, -0.34)], "iron", 0.24,
        bump=1.2,
    )
    q.disc(0, -0.62, 0.52, "iron", 0.06, squash=0.26)
    q.disc(0, -0.63, 0.44, "accent", flat=0.95, squash=0.22)
    q.glow(0, -0.75, 0.4, "accent", 0.5)
    for x, y, r in ((-0.15, -0.72, 0.09), (0.12, -0.78, 0.12), (0.0, -0.98, 0.08), (0.2, -1.05, 0.05)):
        q.disc(x, y, r, "accent", 0.06, floor=0.3)


@thing
def apothecary(q: Pen) -> None:
    """A shelf of flasks."""
    q.plate([(-1.0, 0.05), (-1.0, -0.05), (1.0, -0.05), (1.0, 0.05)], "dark_wood", 0.04)
    for x, k, name in ((-0.7, 1.9, "potion"), (-0.2, 2.5, "flask"), (0.3, 2.1, "potion"), (0.75, 1.7, "flask")):
        draw_gear(q.child(x, -0.06, k), name)


@thing
def potion(q: Pen) -> None:
    draw_gear(q.child(0, -0.02, 3.2), "potion")
