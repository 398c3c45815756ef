"""Jaws out of the water."""

from __future__ import annotations

import numpy as np

from ..pen import Pen
from .kind import Creature, eye, plan


@plan
def fish(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    """Jaws out of the water: shark, piranha, crocodile."""
    if c.kind == "croc":
        pen.blob(
            [(-0.9, 0.6), (-0.5, 0.3), (-0.2, 0.22), (0.0, 0.3), (0.1, 0.6), (-0.2, 0.98), (-0.9, 0.98)], c.hide,
            0.16, grain=0.7, bump=1.4,
        )
        pen.blob(
            [(-0.2, 0.44), (0.1, 0.5), (0.6, 0.52), (0.62, 0.6), (0.1, 0.68), (-0.24, 0.66)], c.hide, 0.06, grain=0.5
        )
        pen.blob([(-0.16, 0.4), (0.5, 0.12), (0.56, 0.5), (0.0, 0.56)], "blood", flat=0.16)
        pen.blob(
            [
                (-0.34, 0.34), (-0.2, 0.1), (-0.04, 0.12), (0.3, 0.0), (0.62, -0.06), (0.66, 0.02), (0.3, 0.16),
                (-0.1, 0.4),
            ],
            c.hide,
            0.08,
            grain=0.7,
            bump=1.4,
        )
        for i in range(9):
            x = 0.0 + i * 0.07
            pen.plate(
                [(x, 0.33 - i * 0.034), (x + 0.03, 0.42 - i * 0.034), (x + 0.05, 0.31 - i * 0.034)], "white",
                flat=0.95,
            )
            pen.plate([(x, 0.54), (x + 0.024, 0.45), (x + 0.05, 0.54)], "white", flat=0.85)
        eye(pen, -0.1, 0.14, 0.034, c.eyes, 0.9, 0.2)
        return
    pen.blob(
        [(-0.7, 0.8), (-0.44, 0.3), (0.0, -0.02), (0.36, 0.0), (0.5, 0.18), (0.42, 0.5), (0.2, 0.8), (-0.2, 0.98)],
        c.hide, 0.24, bump=1.4,
    )
    pen.blob([(0.46, 0.3), (0.3, 0.34), (0.0, 0.6), (-0.1, 0.9), (0.2, 0.8), (0.42, 0.5)], "white", 0.1, new=False)
    pen.blob([(-0.34, 0.26), (-0.4, -0.22), (-0.08, 0.06)], c.hide, 0.06)
    pen.blob([(0.46, 0.22), (0.22, 0.3), (0.04, 0.52), (0.16, 0.68), (0.36, 0.56), (0.45, 0.4)], "blood", flat=0.1)
    for i in range(7):
        t = i / 6
        x, y = 0.44 - 0.36 * t, 0.24 + 0.26 * t
        pen.plate([(x - 0.03, y), (x + 0.02, y + 0.09), (x + 0.03, y - 0.02)], "white", flat=0.95)
        x2, y2 = 0.42 - 0.26 * t, 0.48 + 0.2 * t * (1.4 - t)
        pen.plate([(x2 - 0.03, y2 + 0.02), (x2 - 0.03, y2 - 0.07), (x2 + 0.025, y2)], "white", flat=0.85)
    eye(pen, 0.2, 0.12, 0.03, c.eyes, 0.9, 0.3)
