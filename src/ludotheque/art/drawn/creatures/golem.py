"""Figures of stone, ice, bone, wood; and of iron."""

from __future__ import annotations

import numpy as np

from ..pen import Pen, stuff
from .kind import Creature, eye, plan, rocky


@plan
def golem(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    grain = {"bone": 0.3, "ice": 0.35, "steel": 0.1, "wood": 0.4}.get(c.hide, 0.5)
    hide = stuff(pen.p, c.hide)

    def lump(x: float, y: float, w: float, h: float, tint: float = 1.0, n: int = 8) -> None:
        pen.plate(rocky(x, y, w, h, r, n), hide * tint, min(w, h) * 0.8, grain=grain, bump=1.5, angle=50)

    lump(-0.5, 0.62, 0.2, 0.34, 0.9)
    lump(0.42, 0.66, 0.16, 0.3, 0.86)
    lump(-0.02, 0.7, 0.4, 0.44, 0.94, 10)
    lump(-0.44, 0.26, 0.26, 0.2)
    lump(0.36, 0.28, 0.2, 0.17, 0.94)
    lump(0.0, 0.36, 0.3, 0.16, 0.98)
    lump(0.05, 0.02, 0.2, 0.24, 1.0, 9)
    lump(0.09, 0.17, 0.17, 0.1, 0.92, 7)
    lump(0.1, -0.11, 0.2, 0.06, 0.9, 7)  # the brow
    for x, w in ((0.15, 0.026), (0.02, 0.032)):
        pen.blob(
            [(x - w * 1.5, -0.055), (x + w * 1.5, -0.055), (x + w * 1.2, 0.015), (x - w * 1.2, 0.015)], "ink",
            flat=0.0, new=False,
        )
        eye(pen, x, -0.028, w * 1.15, c.eyes, 0.6, -0.1)
    pen.line([(-0.01, 0.15), (0.08, 0.13), (0.19, 0.145)], 0.016, "ink")
    if c.hide == "ice":
        for x, y, h, lean in (
            (-0.56, 0.14, 0.34, -0.12), (-0.42, 0.1, 0.44, -0.04), (-0.3, 0.12, 0.3, 0.03), (0.42, 0.16, 0.34, 0.1),
            (0.3, 0.15, 0.24, 0.04), (-0.02, -0.18, 0.22, -0.05), (0.1, -0.18, 0.3, 0.03),
        ):
            pen.plate([(x - 0.05, y + 0.04), (x + lean, y - h), (x, y + 0.05)], "white", 0.02, floor=0.35)
            pen.plate([(x, y + 0.05), (x + lean, y - h), (x + 0.055, y + 0.03)], hide, 0.02, gain=0.75)
    elif c.hide in ("grass", "green", "wood"):
        for _ in range(26):
            x, y = r.uniform(-0.6, 0.5), r.uniform(0.08, 0.4)
            pen.blob([(x - 0.02, y), (x + r.normal(0, 0.04), y - 0.12), (x + 0.02, y), (x, y + 0.05)], "grass", 0.02)
    elif c.hide == "bone":
        for i in range(5):
            pen.cord(
                [(-0.22, 0.5 + i * 0.09), (0.0, 0.54 + i * 0.09), (0.2, 0.5 + i * 0.09)], 0.036, "white", floor=0.1
            )
        for i in range(6):
            pen.line([(0.0 + i * 0.034, 0.14), (0.0 + i * 0.034, 0.2)], 0.01, "ink")
    else:
        for a, b in (((-0.2, 0.42), (0.02, 0.62)), ((0.12, 0.46), (0.02, 0.62)), ((0.02, 0.62), (0.06, 0.9))):
            mid = ((a[0] + b[0]) / 2 + r.normal(0, 0.03), (a[1] + b[1]) / 2)
            pen.line([a, mid, b], 0.018, c.eyes, 1.0)
        pen.glow(0.02, 0.6, 0.16, c.eyes, 0.5)
    if c.level >= 2:
        for x in (-0.52, -0.36, 0.34, 0.46):
            pen.blob([(x - 0.05, 0.17), (x, -0.02 - 0.03 * c.level), (x + 0.05, 0.17)], "steel", 0.03)
    if c.level >= 3:
        for i in range(5):
            x = -0.09 + i * 0.075
            pen.plate([(x - 0.035, -0.16), (x, -0.34 - 0.03 * (i % 2)), (x + 0.035, -0.16)], "gold", 0.02)


@plan
def machine(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    """A riveted automaton with a boiler, a lamp for an eye and a chimney."""
    for x, w, h in ((-0.34, 0.06, 0.42), (-0.24, 0.05, 0.3)):
        pen.box(x - w / 2, 0.3 - h - 0.1, w, h, "iron", 0.03)
        pen.box(x - w * 0.7, 0.2 - h - 0.02, w * 1.4, 0.04, "bronze", 0.02)
        for i in range(3):
            pen.disc(x - 0.05 - 0.05 * i, 0.12 - h - 0.07 * i, 0.045 + 0.02 * i, "haze", 0.05, alpha=0.7, new=False)
    for x, y in ((-0.52, 0.42), (0.42, 0.44)):
        pen.rod((x, y), (x * 1.12, y + 0.5), 0.17, "iron", 0.2)
        pen.disc(x, y, 0.14, c.hide, 0.1)
        pen.disc(x, y, 0.045, "bronze", 0.03)
    pen.blob(
        [(-0.36, 0.3), (0.0, 0.24), (0.3, 0.3), (0.36, 0.6), (0.3, 0.98), (-0.4, 0.98), (-0.44, 0.6)], c.hide, 0.2,
        gain=1.1,
    )
    pen.disc(0.02, 0.58, 0.13, "bronze", 0.04)
    pen.disc(0.02, 0.58, 0.095, "ember", flat=0.9)
    pen.glow(0.02, 0.58, 0.14, "flame", 0.6)
    for i in range(4):
        pen.line([(-0.06 + i * 0.055, 0.49), (-0.06 + i * 0.055, 0.67)], 0.014, "ink")
    pen.box(-0.09, 0.14, 0.2, 0.14, "iron", 0.05)
    pen.blob(
        [(-0.18, -0.22), (0.04, -0.28), (0.2, -0.2), (0.23, 0.06), (0.16, 0.19), (-0.12, 0.2), (-0.2, 0.04)],
        c.hide, 0.12, gain=1.1,
    )
    pen.line([(-0.16, 0.08), (0.05, 0.1), (0.22, 0.06)], 0.012, "ink")
    for x, w in ((0.13, 0.06), (-0.03, 0.07)):
        pen.disc(x, -0.05, w, "bronze", 0.03)
        pen.disc(x, -0.05, w * 0.7, c.eyes, flat=1.0)
        pen.glow(x, -0.05, w, c.eyes, 0.5)
    for i in range(5):
        pen.line([(0.0 + i * 0.035, 0.115), (0.0 + i * 0.035, 0.165)], 0.012, "ink")
    pen.rod((0.0, -0.26), (-0.02, -0.4), 0.02, "iron")
    pen.disc(-0.02, -0.42, 0.03, c.trim, 0.02)
    for x, y in ((-0.3, 0.36), (0.26, 0.36), (-0.34, 0.8), (0.28, 0.8), (-0.14, -0.16), (0.16, -0.18)):
        pen.disc(x, y, 0.017, "steel", 0.01)
