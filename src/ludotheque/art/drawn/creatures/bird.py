"""Birds of prey and of ill omen."""

from __future__ import annotations

import numpy as np

from ..pen import Pen, stuff
from .kind import Creature, eye, jag, plan


@plan
def bird(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    hide = stuff(pen.p, c.hide)
    for k, reach, low in ((1, 0.62, 0.0), (-1, 0.84, 0.06)):
        for layer, (cut, tint) in enumerate(((1.0, 0.7), (0.72, 0.86), (0.45, 1.0))):
            for i in range(7):
                t = i / 6
                root = (k * (0.14 + 0.2 * t * cut), 0.3 - 0.12 * t)
                tip = (k * (0.3 + reach * cut * (0.4 + 0.6 * t)), 0.82 - 1.1 * t * cut + low + 0.1 * layer)
                mid = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 0.1 * t)
                pen.blob(
                    [root, (mid[0] - 0.03 * k, mid[1] - 0.055), tip, (mid[0] + 0.03 * k, mid[1] + 0.055)],
                    hide * tint, 0.04, angle=70 * k,
                )
    pen.plate(
        jag([(-0.06, 0.0), (0.16, 0.1), (0.24, 0.4), (0.18, 0.98), (-0.4, 0.98), (-0.32, 0.4), (-0.2, 0.1)], r, 0.03),
        hide, 0.16, grain=0.5, kind="strand", angle=80,
    )
    pen.plate(
        jag([(0.1, 0.2), (0.2, 0.42), (0.12, 0.8), (-0.1, 0.8), (-0.06, 0.4)], r, 0.03),
        c.trim if c.kind != "raven" else hide * 0.8, 0.08, grain=0.5, kind="strand", new=False,
    )
    pen.blob(
        [
            (-0.16, 0.12), (-0.2, -0.08), (-0.1, -0.24), (0.06, -0.26), (0.18, -0.16), (0.18, -0.02), (0.1, 0.12),
            (-0.02, 0.2),
        ],
        "white" if c.kind == "eagle" else hide,
        0.1,
        grain=0.3,
        kind="strand",
    )
    if c.kind == "gryphon":
        for x in (-0.02, -0.1):
            pen.blob([(x - 0.03, -0.2), (x - 0.06, -0.4), (x + 0.05, -0.24)], hide, 0.03)
    long = 0.16 if c.kind == "raven" else 0.08
    pen.blob(
        [
            (0.14, -0.15), (0.27 + long * 0.5, -0.13), (0.34 + long, -0.04), (0.34 + long, 0.06),
            (0.26 + long * 0.4, -0.01), (0.15, 0.03),
        ],
        "iron" if c.kind == "raven" else "gold",
        0.04,
        bump=1.2,
    )
    pen.blob(
        [(0.14, 0.02), (0.26 + long * 0.5, 0.02), (0.28 + long * 0.5, 0.06), (0.14, 0.09)],
        "iron" if c.kind == "raven" else "gold", 0.03, gain=0.8,
    )
    eye(pen, 0.09, -0.1, 0.03, c.eyes, 0.8, 0.4)
    pen.line([(0.0, -0.17), (0.1, -0.155), (0.17, -0.11)], 0.02, "ink")
