"""Tents, fires and what an army leaves standing."""

from __future__ import annotations

import math

import numpy as np

from ..gear import draw_gear
from ..pen import Pen
from .bits import flames, wheel
from .kinds import thing


@thing
def tent(q: Pen) -> None:
    q.plate([(-0.8, 0.05), (0.0, -1.05), (0.2, 0.05)], "linen", 0.1, floor=0.1, angle=75)
    q.plate([(0.2, 0.05), (0.0, -1.05), (0.85, 0.05)], "accent", 0.1, gain=0.8, angle=105)
    q.plate([(-0.42, 0.05), (-0.14, -0.66), (-0.06, 0.05)], "ink", flat=0.04)
    q.rod((0, -1.0), (0, -1.24), 0.03, "wood")
    q.blob([(0, -1.24), (0.22, -1.2), (0, -1.12)], "accent", 0.02)


@thing
def camp(q: Pen) -> None:
    tent(q.child(-0.7, -0.08, 0.8))
    tent(q.child(0.75, -0.12, 0.62, flip=-1))
    campfire(q.child(0.05, 0.08, 0.5))


@thing
def campfire(q: Pen) -> None:
    for a, b in (((-0.4, 0.02), (0.24, -0.14)), ((0.4, 0.02), (-0.24, -0.14)), ((-0.1, 0.06), (0.08, -0.16))):
        q.rod(a, b, 0.12, "dark_wood", 0.1)
    flames(q, 0, -0.05, 0.62, 0.9)
    for i in range(9):
        angle = math.pi * i / 8
        q.disc(math.cos(angle) * 0.5, 0.05 + math.sin(angle) * 0.08, 0.075, "stone", 0.06)


@thing
def banner(q: Pen) -> None:
    q.rod((-0.3, 0.05), (-0.3, -1.25), 0.05, "dark_wood")
    q.disc(-0.3, -1.28, 0.06, "gold")
    q.blob(
        [
            (-0.28, -1.2), (0.1, -1.12), (0.4, -1.22), (0.74, -1.14), (0.62, -0.9), (0.76, -0.66), (0.4, -0.7),
            (0.1, -0.6), (-0.28, -0.66),
        ],
        "accent",
        0.12,
        angle=82,
        grain=0.8,
        kind="fold",
    )
    q.emblem("sun", 0.16, -0.91, 0.32, "gold", 0.95)


@thing
def torn_banner(q: Pen) -> None:
    q.rod((-0.42, 0.1), (-0.1, -1.2), 0.05, "dark_wood")
    q.plate(
        [
            (-0.12, -1.16), (0.2, -1.1), (0.66, -1.16), (0.5, -0.96), (0.7, -0.84), (0.44, -0.8), (0.5, -0.6),
            (0.26, -0.72), (0.14, -0.5), (0.02, -0.66), (-0.22, -0.6),
        ],
        "accent",
        0.1,
        angle=80,
        grain=0.8,
        kind="fold",
    )
    q.emblem("sun", 0.2, -0.92, 0.26, "gold", 0.9)
    for x, a in ((0.5, 60), (-0.75, -50)):
        draw_gear(q.child(x, -0.06, 0.6, a), "sword")


@thing
def catapult(q: Pen) -> None:
    for x in (-0.55, 0.5):
        wheel(q, x, -0.18, 0.2)
    q.plate([(-0.8, -0.34), (0.75, -0.34), (0.75, -0.22), (-0.8, -0.22)], "wood", 0.05)
    for k in (0.1, 0.4):
        q.rod((k, -0.3), (0.2, -0.85), 0.08, "dark_wood")
    q.rod((-0.7, -0.36), (0.46, -1.12), 0.09, "wood", 0.06)
    q.blob([(0.36, -1.12), (0.5, -1.02), (0.62, -1.12), (0.54, -1.2)], "leather", 0.05)
    q.disc(0.52, -1.2, 0.14, "stone", 0.12, grain=0.6)
    q.box(-0.86, -0.46, 0.26, 0.24, "iron", 0.04)


@thing
def cannon(q: Pen) -> None:
    q.rod((-0.5, -0.3), (0.72, -0.62), 0.34, "iron", 0.24, bump=1.2)
    q.disc(0.74, -0.62, 0.15, "iron", 0.05)
    q.disc(0.77, -0.63, 0.09, "black", flat=0.0)
    q.rod((-0.7, 0.0), (0.1, -0.4), 0.14, "wood")
    wheel(q, -0.05, -0.26, 0.29)
    for i in range(4):
        q.disc(0.98 + 0.16 * i, -0.68 - 0.05 * i, 0.12 + 0.03 * i, "haze", 0.1, alpha=0.85, floor=0.15)
    q.glow(0.86, -0.66, 0.2, "flame", 0.7)


@thing
def barrel(q: Pen) -> None:
    q.blob(
        [(-0.3, 0.0), (-0.38, -0.45), (-0.3, -0.9), (0.3, -0.9), (0.38, -0.45), (0.3, 0.0)], "wood", 0.24,
        grain=0.3, kind="strand",
    )
    q.disc(0, -0.9, 0.3, "pale_wood", 0.06, squash=0.26)
    for y, w in ((-0.2, 0.36), (-0.7, 0.36)):
        q.line([(-w, y), (0, y + 0.06), (w, y)], 0.05, "iron", 0.4, new=True)


@thing
def crate(q: Pen) -> None:
    q.box(-0.5, -0.8, 0.8, 0.8, "pale_wood", 0.04, grain=0.4, kind="wood")
    q.plate([(0.3, -0.8), (0.56, -0.94), (0.56, -0.12), (0.3, 0.0)], "wood", 0.04)
    q.plate([(-0.5, -0.8), (-0.22, -0.94), (0.56, -0.94), (0.3, -0.8)], "pale_wood", 0.03, floor=0.15)
    for a, b in (((-0.46, -0.76), (0.26, -0.04)), ((0.26, -0.76), (-0.46, -0.04))):
        q.line([a, b], 0.07, "dark_wood", 0.4, smooth=False)


@thing
def stores(q: Pen) -> None:
    """A heap of goods: crates, barrels, a sack."""
    crate(q.child(-0.45, 0, 0.8))
    barrel(q.child(0.42, 0.02, 0.85))
    q.blob(
        [(-0.1, 0.08), (-0.18, -0.2), (0.0, -0.42), (0.06, -0.52), (0.14, -0.42), (0.3, -0.2), (0.24, 0.08)],
        "linen", 0.16,
    )
    crate(q.child(-0.36, -0.64, 0.5))


@thing
def pit(q: Pen) -> None:
    q.disc(0, -0.2, 1.0, "ink", flat=0.0, squash=0.3)
    for i, x in enumerate(np.linspace(-0.7, 0.7, 9)):
        y = -0.02 - 0.14 * (i % 3)
        q.plate([(x - 0.06, y + 0.04), (x, y - 0.5), (x + 0.06, y + 0.04)], "pale_wood", 0.04, floor=0.05)
    q.blob(
        [(-1.1, 0.1), (-0.6, 0.06), (0.0, 0.12), (0.6, 0.06), (1.1, 0.1), (0.8, 0.26), (-0.8, 0.26)], "ground",
        0.06, grain=0.6,
    )


@thing
def wolf_trap(q: Pen) -> None:
    for k in (-1, 1):
        q.cord(
            [
                (-0.6, -0.05), (-0.5 * 1, -0.05 - 0.28 * (k > 0)), (0, -0.12 - 0.34 * (k > 0) + 0.1 * (k < 0)),
                (0.5, -0.05 - 0.28 * (k > 0)), (0.6, -0.05),
            ],
            0.08,
            "iron",
        )
        for i in range(7):
            x = -0.45 + i * 0.15
            y = -0.3 - 0.14 * (1 - abs(x) * 1.6) if k > 0 else 0.0
            q.plate([(x - 0.04, y + 0.05), (x, y - 0.14), (x + 0.04, y + 0.05)], "steel", 0.02, floor=0.2)
    q.disc(0, -0.06, 0.16, "iron", 0.05, squash=0.5)
    q.cord([(0.6, 0), (0.85, 0.08), (1.05, 0.0)], 0.05, "iron")


@thing
def boulder(q: Pen) -> None:
    """A great stone that rolls, with the dust it raises."""
    r = q.s.rng
    pts = [
        (math.cos(a) * 0.62 * r.uniform(0.93, 1.06), -0.58 + math.sin(a) * 0.62 * r.uniform(0.93, 1.06))
        for a in np.linspace(0, 2 * math.pi, 14)[:-1]
    ]
    q.plate(pts, "stone", 0.5, grain=0.7, bump=1.4)
    for a, b in (
        ((-0.3, -0.9), (-0.1, -0.6)), ((-0.1, -0.6), (0.2, -0.5)), ((-0.1, -0.6), (-0.2, -0.3)),
        ((0.3, -0.8), (0.4, -0.55)),
    ):
        q.line([a, b], 0.03, "ink", 0.05, smooth=False)
    for i in range(6):
        q.disc(-0.5 - 0.17 * i, -0.1 - 0.05 * i, 0.13 + 0.02 * i, "haze", 0.1, alpha=0.85, floor=0.15)
    for _ in range(5):
        x = r.uniform(-0.9, 0.9)
        q.plate([(x - 0.07, 0.05), (x - 0.03, -0.06), (x + 0.06, -0.04), (x + 0.08, 0.05)], "stone", 0.05)
