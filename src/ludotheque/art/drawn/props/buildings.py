"""Bridges, towers, gates, doors and walls."""

from __future__ import annotations

import numpy as np

from ..pen import Pen
from .bits import flames
from .camps import barrel
from .kinds import thing


@thing
def bridge(q: Pen) -> None:
    q.plate([(-1.4, -0.5), (1.4, -0.5), (1.4, 0.1), (-1.4, 0.1)], "stone", 0.06, grain=0.6)
    for x in (-0.75, 0.0, 0.75):
        q.blob(
            [(x - 0.28, 0.14), (x - 0.27, -0.12), (x, -0.34), (x + 0.27, -0.12), (x + 0.28, 0.14)], "water", flat=0.2
        )
    q.plate([(-1.4, -0.62), (1.4, -0.62), (1.4, -0.48), (-1.4, -0.48)], "stone", 0.04)
    for i in range(12):
        q.box(-1.36 + i * 0.24, -0.72, 0.12, 0.12, "stone", 0.03)


@thing
def rope_bridge(q: Pen) -> None:
    def dip(x: float) -> float:
        return 0.34 * (1 - (x / 1.4) ** 2)

    for x in np.linspace(-1.4, 1.4, 21):
        q.plate(
            [
                (x - 0.055, -0.5 + dip(x)), (x + 0.055, -0.5 + dip(x)), (x + 0.05, -0.42 + dip(x)),
                (x - 0.05, -0.42 + dip(x)),
            ],
            "wood",
            0.02,
        )
        q.line([(x, -0.5 + dip(x)), (x, -0.84 + dip(x) * 1.1)], 0.014, "rope", 0.6)
    for y in (-0.84, -0.7):
        q.cord([(x, y + dip(x) * 1.1) for x in np.linspace(-1.4, 1.4, 9)], 0.03, "rope")
    for k in (-1, 1):
        q.rod((k * 1.36, 0.1), (k * 1.36, -0.95), 0.1, "dark_wood")


@thing
def tower(q: Pen) -> None:
    q.plate([(-0.24, 0.05), (-0.2, -0.8), (0.2, -0.8), (0.24, 0.05)], "stone", 0.16, grain=0.6, angle=85)
    q.plate([(-0.29, -0.8), (-0.29, -0.93), (0.29, -0.93), (0.29, -0.8)], "stone", 0.06)
    for i in range(4):
        q.box(-0.29 + i * 0.165, -1.0, 0.085, 0.08, "stone", 0.03)
    q.plate([(-0.25, -1.0), (0, -1.36), (0.25, -1.0)], "accent", 0.08)
    for x, y in ((-0.05, -0.62), (0.06, -0.36)):
        q.blob([(x - 0.03, y), (x, y - 0.1), (x + 0.03, y)], "lamp", flat=1.0)
        q.glow(x, y - 0.04, 0.1, "lamp", 0.5)
    q.blob([(-0.08, 0.05), (-0.08, -0.1), (0, -0.2), (0.08, -0.1), (0.08, 0.05)], "ink", flat=0.03)


@thing
def gate(q: Pen) -> None:
    q.plate([(-0.75, 0.05), (-0.75, -0.9), (0.75, -0.9), (0.75, 0.05)], "stone", 0.08, grain=0.7)
    for k in (-1, 1):
        q.plate(
            [(k * 0.6, 0.05), (k * 0.6, -1.1), (k * 1.0, -1.1), (k * 1.0, 0.05)], "stone", 0.16, grain=0.6, angle=85
        )
        for i in range(3):
            q.box(k * 0.8 - 0.21 + i * 0.16, -1.2, 0.09, 0.1, "stone", 0.03)
    q.blob([(-0.36, 0.05), (-0.36, -0.4), (0, -0.7), (0.36, -0.4), (0.36, 0.05)], "ink", flat=0.02)
    for x in (-0.24, -0.08, 0.08, 0.24):
        q.line([(x, -0.56), (x, 0.05)], 0.03, "iron", 0.5, new=True)
    for y in (-0.4, -0.2, 0.0):
        q.line([(-0.35, y), (0.35, y)], 0.025, "iron", 0.5, new=True)
    for k in (-1, 1):
        flames(q, k * 0.5, -0.4, 0.1, 0.2)


@thing
def cell(q: Pen) -> None:
    """A barred window with a face of shadow behind it."""
    q.plate([(-0.7, 0.0), (-0.7, -1.1), (0.7, -1.1), (0.7, 0.0)], "stone", 0.08, grain=0.8)
    q.box(-0.45, -0.95, 0.9, 0.75, "ink", flat=0.0)
    q.blob(
        [
            (-0.22, -0.2), (-0.2, -0.42), (-0.1, -0.5), (-0.12, -0.7), (0.04, -0.78), (0.16, -0.66), (0.12, -0.5),
            (0.24, -0.42), (0.26, -0.2),
        ],
        "linen",
        0.1,
        gain=0.6,
    )
    for x in (-0.3, -0.1, 0.1, 0.3):
        q.rod((x, -0.96), (x, -0.18), 0.06, "iron")
    q.rod((-0.46, -0.58), (0.46, -0.58), 0.05, "iron")
    for x in (-0.1, 0.3):
        q.disc(x, -0.44, 0.06, "#D69A68", 0.04)


@thing
def door(q: Pen) -> None:
    q.blob(
        [(-0.5, 0.02), (-0.5, -0.7), (-0.3, -1.05), (0, -1.16), (0.3, -1.05), (0.5, -0.7), (0.5, 0.02)], "stone",
        0.08, grain=0.7,
    )
    q.blob([(-0.34, 0.02), (-0.34, -0.66), (0, -0.95), (0.34, -0.66), (0.34, 0.02)], "lamp", flat=0.95)
    q.plate(
        [(-0.34, 0.02), (-0.34, -0.7), (-0.08, -0.86), (0.1, -0.72), (0.1, 0.1)], "wood", 0.05, grain=0.4, kind="wood"
    )
    for y in (-0.6, -0.2):
        q.line([(-0.33, y), (0.06, y - 0.02)], 0.04, "iron", 0.4)
    q.glow(0.2, -0.4, 0.3, "lamp", 0.7)


@thing
def burning_house(q: Pen) -> None:
    flames(q, -0.1, -0.7, 0.9, 0.9)
    q.plate([(-0.6, 0.04), (-0.6, -0.5), (0.6, -0.5), (0.6, 0.04)], "linen", 0.05, gain=0.8)
    for x in (-0.6, -0.2, 0.2, 0.6):
        q.line([(x, 0.04), (x, -0.5)], 0.05, "dark_wood", 0.2)
    q.plate([(-0.75, -0.46), (0, -1.0), (0.75, -0.46)], "dark_wood", 0.06)
    for x in (-0.36, 0.24):
        q.box(x, -0.36, 0.16, 0.2, "flame", flat=1.0)
        flames(q, x + 0.08, -0.3, 0.2, 0.4)
    flames(q, 0.3, -0.6, 0.36, 0.5)


@thing
def barricade(q: Pen) -> None:
    for i, x in enumerate(np.linspace(-1.2, 1.2, 9)):
        q.rod((x - 0.2, 0.06), (x + 0.26 * (1 if i % 2 else -1), -0.8), 0.1, "wood", 0.05)
    q.rod((-1.3, -0.3), (1.3, -0.4), 0.12, "dark_wood")
    for x in (-0.7, 0.5):
        barrel(q.child(x, 0.06, 0.5))
    q.plate([(-0.3, 0.08), (-0.3, -0.32), (0.14, -0.32), (0.14, 0.08)], "pale_wood", 0.04, grain=0.4, kind="wood")


@thing
def well(q: Pen) -> None:
    for k in (-0.44, 0.44):
        q.rod((k, -0.3), (k, -1.05), 0.08, "dark_wood")
    q.plate([(-0.7, -0.96), (0, -1.35), (0.7, -0.96)], "accent", 0.08)
    q.plate([(-0.55, 0.06), (-0.55, -0.4), (0.55, -0.4), (0.55, 0.06)], "stone", 0.12, grain=0.8)
    q.disc(0, -0.4, 0.55, "stone", 0.06, squash=0.2)
    q.disc(0, -0.4, 0.44, "ink", flat=0.0, squash=0.16)
    q.line([(0, -1.0), (0, -0.6)], 0.025, "rope", 0.6)
    q.plate([(-0.1, -0.62), (0.1, -0.62), (0.08, -0.44), (-0.08, -0.44)], "wood", 0.04)


@thing
def stall(q: Pen) -> None:
    for k in (-0.8, 0.8):
        q.rod((k, 0.05), (k, -1.0), 0.06, "wood")
    for i in range(8):
        x = -0.95 + i * 0.2375
        q.plate(
            [(x + 0.06, -1.15), (x + 0.2375 + 0.04, -1.15), (x + 0.2375, -0.82), (x, -0.82)],
            "accent" if i % 2 else "linen", 0.03,
        )
    q.plate([(-0.85, -0.45), (0.85, -0.45), (0.8, 0.05), (-0.8, 0.05)], "wood", 0.05, grain=0.4, kind="wood")
    for i in range(9):
        q.disc(-0.7 + i * 0.17, -0.5, 0.09, ("red", "gold", "green")[i % 3], 0.07)


@thing
def signpost(q: Pen) -> None:
    q.rod((0, 0.1), (0, -1.25), 0.1, "dark_wood", 0.08)
    for y, k, tilt in ((-1.08, 1, 0.05), (-0.8, -1, 0.08), (-0.54, 1, -0.06)):
        q.plate(
            [
                (-k * 0.1, y - 0.1), (k * 0.52, y - 0.1 + tilt), (k * 0.68, y + tilt), (k * 0.52, y + 0.1 + tilt),
                (-k * 0.1, y + 0.1),
            ],
            "pale_wood",
            0.03,
            grain=0.4,
            kind="wood",
        )
        q.line([(k * 0.02, y), (k * 0.42, y + tilt)], 0.024, "ink", 0.2)
