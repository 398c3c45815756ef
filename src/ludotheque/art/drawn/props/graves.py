"""What the dead lie in."""

from __future__ import annotations

from ..pen import Pen
from .kinds import thing


@thing
def coffin(q: Pen) -> None:
    q.plate(
        [(-0.9, -0.1), (-0.6, -0.36), (0.2, -0.4), (0.95, -0.26), (0.98, -0.04), (0.3, 0.1), (-0.6, 0.08)],
        "dark_wood", 0.05, grain=0.5, kind="wood",
    )
    q.plate([(-0.86, -0.2), (-0.55, -0.44), (0.2, -0.5), (0.94, -0.34), (0.3, -0.2), (-0.6, -0.16)], "ink", flat=0.03)
    q.plate(
        [(-0.55, -0.6), (-0.2, -0.86), (0.7, -0.84), (1.2, -0.56), (0.9, -0.44), (-0.1, -0.5)], "wood", 0.06,
        grain=0.5, kind="wood",
    )
    q.line([(0.1, -0.72), (0.7, -0.62)], 0.05, "gold", 0.7, smooth=False)
    q.line([(0.34, -0.78), (0.42, -0.58)], 0.05, "gold", 0.7, smooth=False)
    for i in range(4):
        q.cord([(-0.3 + i * 0.05, -0.24), (-0.32 + i * 0.07, -0.5), (-0.26 + i * 0.08, -0.6)], 0.045, "bone")


@thing
def grave(q: Pen) -> None:
    q.blob([(-0.4, 0.05), (-0.4, -0.7), (0, -1.05), (0.4, -0.7), (0.4, 0.05)], "stone", 0.1, grain=0.7)
    q.line([(0, -0.85), (0, -0.45)], 0.06, "ink", 0.1, smooth=False)
    q.line([(-0.15, -0.7), (0.15, -0.7)], 0.06, "ink", 0.1, smooth=False)
    q.blob([(-0.8, 0.12), (-0.3, -0.06), (0.4, -0.06), (0.85, 0.12)], "dark_wood", 0.08, grain=0.8)
    for i in range(4):
        q.cord([(0.5 + i * 0.05, 0.06), (0.5 + i * 0.08, -0.2), (0.46 + i * 0.1, -0.34)], 0.05, "bone")
