"""Spiders and scorpions."""

from __future__ import annotations

import itertools
import math

import numpy as np

from ..pen import Pen, stuff
from .kind import Creature, plan, rocky


@plan
def insect(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    dark = stuff(pen.p, c.hide)
    for k in (1, -1):
        for i in range(4):
            a = -0.2 + i * 0.42
            knee = (k * (0.34 + 0.08 * i), 0.05 + 0.12 * i - (0.3 if c.kind == "spider" else 0.1))
            pen.cord(
                [(k * 0.12, 0.3 + 0.06 * i), knee, (k * (0.56 + 0.1 * math.sin(a)), 0.62 + 0.12 * i)], 0.05, dark
            )
    pen.blob(rocky(-0.08, 0.62, 0.36, 0.34, r, 10), dark, 0.3, bump=1.4)
    if c.kind == "scorpion":
        tail = [(-0.3, 0.6), (-0.58, 0.36), (-0.52, 0.0), (-0.28, -0.24), (0.0, -0.28)]
        for (ax, ay), (bx, by) in itertools.pairwise(tail):
            pen.rod((ax, ay), (bx, by), 0.17, dark, 0.14, bump=1.3)
        pen.blob([(-0.04, -0.34), (0.1, -0.32), (0.2, -0.14), (0.06, -0.2), (-0.02, -0.22)], c.trim, 0.04)
        for k in (1, -1):
            pen.cord([(k * 0.14, 0.34), (k * 0.34, 0.26), (k * 0.36, 0.1)], 0.07, dark)
            pen.blob(
                [
                    (k * 0.34, 0.14), (k * 0.27, 0.0), (k * 0.34, -0.16), (k * 0.36, -0.02), (k * 0.46, -0.1),
                    (k * 0.46, 0.08),
                ],
                dark,
                0.06,
                bump=1.3,
            )
    elif c.kind == "spider":
        pen.blob([(-0.14, 0.5), (-0.02, 0.42), (0.1, 0.5), (0.0, 0.8)], c.trim, 0.06, new=False)
    pen.disc(0.05, 0.26, 0.2, dark, 0.16, squash=0.9, bump=1.4)
    for x, y, w in (
        (0.12, 0.2, 0.034), (-0.02, 0.2, 0.034), (0.18, 0.26, 0.02), (-0.08, 0.26, 0.02), (0.05, 0.15, 0.02),
    ):
        pen.disc(x, y, w, c.eyes, 0.02, floor=0.4)
        pen.glow(x, y, w * 1.8, c.eyes, 0.3)
    for k in (1, -1):
        pen.blob(
            [(0.05 + k * 0.04, 0.36), (0.05 + k * 0.12, 0.44), (0.05 + k * 0.03, 0.56), (0.05 + k * 0.05, 0.44)],
            "bone", 0.03,
        )
