"""Fire, ice, leaves: one piece each, pointing to +x, about one unit long."""

from __future__ import annotations

import math

import numpy as np

from ..pen import Pen
from .kinds import substance


# -- substances: one piece, pointing to +x, about one unit long ---------------------------------------------------------
@substance
def fire(q: Pen, r: np.random.Generator) -> None:
    """Tongues that lick forward, three colours deep; no two alike."""
    lick = r.uniform(0.8, 1.25, 5)
    tongues = [
        (0.72 * lick[0], 0.0), (0.36, -0.09), (0.5 * lick[1], -0.27), (0.14, -0.17), (0.12 * lick[2], -0.38),
        (-0.2, -0.2), (-0.52, -0.08), (-0.56, 0.07), (-0.22, 0.18), (0.04 * lick[3], 0.37), (0.12, 0.18),
        (0.46 * lick[4], 0.26), (0.34, 0.09),
    ]
    for k, colour in ((1.0, "ember"), (0.66, "flame"), (0.34, "lamp")):
        q.blob([((x + 0.1) * k - 0.1, y * k) for x, y in tongues], colour, flat=1.0, new=k == 1.0)
    for _ in range(3):
        q.disc(r.uniform(0.2, 0.95), r.normal(0, 0.3), r.uniform(0.02, 0.04), "flame", flat=1.0, new=False)
    q.glow(0.1, 0, 0.34, "flame", 0.3)


@substance
def ice(q: Pen, r: np.random.Generator) -> None:
    w = r.uniform(0.1, 0.17)
    q.plate([(0.55, 0), (0.1, -w), (-0.5, -w * 0.5), (-0.42, 0)], "white", 0.04, floor=0.4)
    q.plate([(0.55, 0), (-0.42, 0), (-0.5, w * 0.6), (0.1, w)], "#8FBEDC", 0.04, gain=0.8, floor=0.1)


@substance
def earth(q: Pen, r: np.random.Generator) -> None:
    n = 8
    q.plate(
        [
            (math.cos(a) * 0.4 * r.uniform(0.8, 1.15), math.sin(a) * 0.32 * r.uniform(0.8, 1.15))
            for a in np.linspace(0, 2 * math.pi, n + 1)[:-1]
        ],
        "#9A7E5A",
        0.22,
        grain=0.8,
        bump=1.4,
    )


@substance
def water(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [
            (0.5, -0.12), (0.3, -0.27), (-0.1, -0.22), (-0.55, 0.06), (-0.2, 0.2), (0.2, 0.22), (0.42, 0.1),
            (0.3, 0.02), (0.36, -0.06),
        ],
        "#3F8FB4",
        0.16,
        floor=0.12,
        bump=1.3,
    )
    q.line([(-0.4, 0.0), (0.0, -0.12), (0.3, -0.16)], 0.045, "white", 0.95)
    for _ in range(3):
        q.disc(
            0.45 + r.uniform(-0.1, 0.15), r.uniform(-0.3, 0.1), r.uniform(0.02, 0.05), "white", flat=0.95, new=False
        )


@substance
def air(q: Pen, r: np.random.Generator) -> None:
    """A gust: a curl of white with a blue underside, and leaves that it carries."""
    q.blob(
        [(0.62, 0.08), (0.34, -0.24), (-0.1, -0.28), (-0.7, 0.04), (-0.1, -0.02), (0.26, 0.06), (0.44, 0.2)],
        "#5C93B8", 0.08, floor=0.25,
    )
    q.blob(
        [(0.55, 0.05), (0.3, -0.2), (-0.1, -0.24), (-0.6, 0.0), (-0.1, -0.1), (0.25, -0.04), (0.42, 0.1)], "white",
        0.08, floor=0.4, new=False,
    )
    q.cord(
        [(-0.6, 0.16), (-0.1, 0.06), (0.34, 0.14), (0.56, 0.02), (0.5, -0.14), (0.36, -0.1)], 0.055, "#7FB0CE",
        floor=0.3,
    )
    for _ in range(2):
        x, y = r.uniform(-0.4, 0.6), r.uniform(-0.34, 0.34)
        q.blob([(x - 0.08, y), (x, y - 0.05), (x + 0.1, y + 0.02), (x, y + 0.04)], "accent", 0.03)


@substance
def plant(q: Pen, r: np.random.Generator) -> None:
    q.cord([(-0.55, 0.05), (-0.15, -0.06), (0.2, 0.05), (0.5, -0.02)], 0.075, "grass")
    for x, k in ((-0.25, 1), (0.02, -1), (0.28, 1)):
        q.blob([(x, 0), (x + 0.06, k * 0.16), (x + 0.2, k * 0.25), (x + 0.17, k * 0.08)], "green", 0.06, floor=0.08)
    q.plate([(0.46, -0.05), (0.66, 0.0), (0.46, 0.04)], "bone", 0.02)


@substance
def lightning(q: Pen, r: np.random.Generator) -> None:
    pts, x = [(-0.6, 0.0)], -0.6
    while x < 0.55:
        x += 0.2
        pts.append((x, float(r.uniform(-0.16, 0.16))))
    q.line(pts, 0.12, "#8FA8FF", 1.0, smooth=False, new=True)
    q.line(pts, 0.055, "white", 1.0, smooth=False)
    q.glow(0, 0, 0.4, "#8FA8FF", 0.4)


@substance
def sand(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [(0.5, 0), (0.2, -0.2), (-0.2, -0.16), (-0.62, 0.02), (-0.2, 0.2), (0.2, 0.18)], "#D9AE66", 0.16, grain=0.5,
        floor=0.2, alpha=0.9,
    )
    for _ in range(6):
        q.disc(r.uniform(-0.4, 0.7), r.normal(0, 0.16), r.uniform(0.015, 0.035), "#F2D79A", flat=0.9, new=False)


@substance
def animal(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [(0.6, 0.04), (0.3, -0.09), (-0.1, -0.12), (-0.6, 0.02), (-0.1, 0.02), (0.3, 0.03)], "bone", 0.06, floor=0.3
    )
    q.line([(-0.55, 0.06), (-0.05, 0.07), (0.5, 0.08)], 0.03, "red", 0.5)


@substance
def life(q: Pen, r: np.random.Generator) -> None:
    for a in np.linspace(0, 2 * math.pi, 6)[:-1]:
        c, s_ = math.cos(a), math.sin(a)
        q.blob(
            [
                (c * 0.08, s_ * 0.08), (c * 0.26 - s_ * 0.13, s_ * 0.26 + c * 0.13), (c * 0.4, s_ * 0.4),
                (c * 0.26 + s_ * 0.13, s_ * 0.26 - c * 0.13),
            ],
            "#F29AA0",
            0.06,
            floor=0.2,
        )
    q.disc(0, 0, 0.1, "lamp", 0.06, floor=0.3)
    q.blob([(-0.3, 0.1), (-0.5, 0.0), (-0.72, 0.1), (-0.5, 0.2)], "green", 0.05)
