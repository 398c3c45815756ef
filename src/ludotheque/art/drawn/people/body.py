"""Shoulders, neck, and the head itself, half in the light."""

from __future__ import annotations

import numpy as np

from ...scene import spline
from .bust import Bust


def body(f: Bust) -> None:
    pen, k = f.pen, f.look
    wide = (
        (0.9 if k.woman else 1.0)
        * (1.16 if k.race in ("troll", "orc") or "mighty" in k.marks else 1.0)
        * float(f.r.uniform(0.96, 1.05))
    )
    front = [
        (0, 0.2), (0.11, 0.25), (0.34, 0.335), (0.47, 0.5), (0.5, 0.95), (-0.5, 0.95), (-0.47, 0.5), (-0.34, 0.335),
        (-0.11, 0.25),
    ]
    three = [
        (0.04, 0.2), (0.13, 0.245), (0.29, 0.31), (0.385, 0.45), (0.38, 0.95), (-0.52, 0.95), (-0.52, 0.52),
        (-0.4, 0.37), (-0.13, 0.24),
    ]
    colour = f.cloth if k.cloth not in ("jacket",) else f.stuff("leather")
    pen.blob(
        [(x * wide, y) for x, y in f.blend(front, three)], colour, 0.22, angle=40, grain=0.75, kind="fold", bump=1.2
    )
    if k.cloth == "shirt":  # bare arms
        pen.blob(
            [
                (-0.3 * wide, 0.34), (-0.44 * wide, 0.38), (-0.54 * wide, 0.52), (-0.57 * wide, 0.8),
                (-0.56 * wide, 0.98), (-0.36 * wide, 0.98), (-0.33 * wide, 0.66),
            ],
            f.skin,
            0.09,
            angle=70,
            floor=0.1,
        )
    elif f.t > 0.3:
        pen.blob(
            [
                (-0.27 * wide, 0.33), (-0.42 * wide, 0.365), (-0.54 * wide, 0.52), (-0.58 * wide, 0.8),
                (-0.57 * wide, 0.98), (-0.36 * wide, 0.98), (-0.32 * wide, 0.66), (-0.26 * wide, 0.46),
            ],
            colour * 0.94,
            0.12,
            angle=66,
            grain=0.6,
            kind="fold",
            bump=1.2,
        )
    pen.blob(
        [
            (0.085 + f.c * 0.3, 0.06), (0.085, 0.2), (0.13, 0.27), (0.03, 0.35), (-0.13, 0.28), (-0.1, 0.18),
            (-0.1, 0.04),
        ],
        f.skin,
        0.09,
        gain=0.75,
        angle=10,
    )
    pen.blob(
        [(0.08 + f.c * 0.3, 0.1), (0.05, 0.21), (-0.03, 0.24), (-0.115, 0.26), (-0.105, 0.1)], f.skin * 0.8,
        flat=f.shadow, new=False,
    )


def head(f: Bust) -> None:
    pen, s = f.pen, f.s
    points = pen.points(f.contour())
    found = s.cover(spline(points))
    if found is None:
        return
    mask, box = found
    h = s.dome(mask, 0.1 * pen.u)
    s._lay(
        box, mask, f.skin, np.clip(0.6 + 0.27 * h, 0, 1) * pen.shade, h, s.lines(15 * pen.flip, 2.7, box) + h * 2,
        pen.far, True,
    )
    c, t = f.c, f.t
    k = -0.034 * t  # the more it turns, the more of the near cheek the light reaches
    dark = [
        (c * 0.3 - 0.01 + k, -0.26), (c * 0.6 - 0.022 + k, -0.11), (c - 0.03 + k * 1.4, -0.05),
        (c - 0.032 + k * 1.4, -0.008), (c - 0.055 + k, 0.022), (c - 0.04 + k, 0.055), (c - 0.028 + k, 0.09),
        (c - 0.024 + k, 0.118), (c - 0.008 + k, 0.15), (c + 0.002 + k, 0.19), (c - 0.03, 0.26), (-0.14, 0.24),
        (-0.22, 0.06), (-0.22, -0.12), (-0.14, -0.28),
    ]
    if found := s.cover(spline(pen.points(dark))):
        shade, dbox = found
        whole = np.zeros(s.shape, np.float32)
        whole[dbox] = shade
        inside = (whole[box] * mask) > 0.5
        back = np.clip((s.x[box] - pen.x) * -pen.flip / (0.15 * pen.u), 0, 1)
        s.tone[box] = np.where(
            inside, (f.shadow + (0.16 if f.dark else 0.0) + 0.14 * back * (1 - t * 0.5)) * pen.shade, s.tone[box]
        )
    if (
        f.t > 0.25
        and f.look.hair not in ("long", "curls", "wild")
        and f.look.hat not in ("hood", "veil", "greathelm", "aviator", "helm", "horned", "plague", "gas")
    ):
        f.pen.blob(
            [
                (-0.118, -0.05), (-0.098, -0.035), (-0.1, 0.01), (-0.118, 0.04), (-0.136, 0.03), (-0.146, -0.02),
                (-0.138, -0.05),
            ],
            f.skin,
            0.02,
            gain=0.8,
        )


def brim_shadow(f: Bust, y: float) -> None:
    pen, s = f.pen, f.s
    if found := s.cover(
        spline(
            pen.points([(-0.17, -0.26), (0.17, -0.26), (0.15, y - 0.045), (0.05, y), (-0.06, y), (-0.16, y - 0.03)])
        )
    ):
        mask, box = found
        face = s.far[box] < pen.far + 0.02
        s.tone[box] *= 1 - mask * face * (0.4 if f.look.woman or f.dark else 0.6)
