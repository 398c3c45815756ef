"""What a country is known by, drawn small enough to stand in its land. Same units as props.py."""

from __future__ import annotations

import math

import numpy as np

from ..scene import Scene
from .pen import Palette, Pen
from .props import PROPS
from .props.kinds import Prop

LANDMARKS: dict[str, Prop] = {}


def landmark_of(draw: Prop) -> Prop:
    LANDMARKS[draw.__name__] = draw
    return draw


@landmark_of
def totem(q: Pen) -> None:
    for i, colour in enumerate(("red", "blue", "gold", "green")):
        y = -0.02 - 0.3 * i
        q.plate([(-0.16, y), (-0.17, y - 0.28), (0.17, y - 0.28), (0.16, y)], colour, 0.1)
        for x in (-0.07, 0.07):
            q.disc(x, y - 0.18, 0.04, "white", 0.02, floor=0.3)
            q.disc(x, y - 0.18, 0.018, "ink", flat=0.0)
        q.plate([(-0.08, y - 0.09), (0.08, y - 0.09), (0.05, y - 0.03), (-0.05, y - 0.03)], "ink", flat=0.05)
    for k in (-1, 1):
        q.blob([(k * 0.14, -1.0), (k * 0.5, -1.18), (k * 0.6, -1.02), (k * 0.16, -0.86)], "red", 0.04)


@landmark_of
def igloo(q: Pen) -> None:
    q.blob(
        [(-0.7, 0.04), (-0.62, -0.4), (-0.3, -0.68), (0.0, -0.74), (0.3, -0.68), (0.62, -0.4), (0.7, 0.04)],
        "white", 0.5, floor=0.1,
    )
    for y, w in ((-0.2, 0.68), (-0.42, 0.56), (-0.6, 0.36)):
        q.line([(-w, y), (0, y - 0.05), (w, y)], 0.018, "ink", 0.3)
    q.blob([(-0.24, 0.06), (-0.24, -0.22), (0, -0.36), (0.24, -0.22), (0.24, 0.06)], "white", 0.06)
    q.blob([(-0.15, 0.06), (-0.15, -0.16), (0, -0.26), (0.15, -0.16), (0.15, 0.06)], "ink", flat=0.0)


@landmark_of
def lighthouse(q: Pen) -> None:
    for i in range(4):
        w0, w1 = 0.22 - 0.03 * i, 0.19 - 0.03 * i
        q.plate(
            [(-w0, -0.26 * i), (-w1, -0.26 * (i + 1)), (w1, -0.26 * (i + 1)), (w0, -0.26 * i)],
            "white" if i % 2 else "red", 0.12,
        )
    q.box(-0.14, -1.08, 0.28, 0.05, "iron")
    q.box(-0.09, -1.22, 0.18, 0.14, "lamp", flat=1.0)
    q.plate([(-0.13, -1.22), (0, -1.36), (0.13, -1.22)], "red", 0.04)
    q.glow(0, -1.15, 0.3, "lamp", 0.7)


@landmark_of
def mesa(q: Pen) -> None:
    q.plate(
        [
            (-0.95, 0.05), (-0.6, -0.3), (-0.55, -0.85), (-0.2, -0.9), (0.1, -0.84), (0.45, -0.88), (0.52, -0.3),
            (0.95, 0.05),
        ],
        "#B5562E",
        0.3,
        grain=0.9,
        bump=1.3,
        angle=85,
    )
    for y in (-0.7, -0.55, -0.36):
        q.line([(-0.56, y), (0, y + 0.03), (0.5, y)], 0.02, "ink", 0.2)
    for x, h in ((-1.0, 0.4), (0.85, 0.5)):
        q.rod((x, 0.06), (x, -h), 0.1, "green")
        q.cord([(x, -h * 0.4), (x + 0.16, -h * 0.45), (x + 0.16, -h * 0.8)], 0.07, "green")


@landmark_of
def hut(q: Pen) -> None:
    for x, k in ((-0.5, 0.8), (0.4, 1.0)):
        q.plate(
            [(x - 0.32 * k, 0.04), (x - 0.32 * k, -0.42 * k), (x + 0.32 * k, -0.42 * k), (x + 0.32 * k, 0.04)],
            "pale_wood", 0.2, grain=0.4, kind="strand",
        )
        q.box(x - 0.09 * k, -0.32 * k, 0.18 * k, 0.36 * k, "ink", flat=0.02)
        q.plate(
            [(x - 0.5 * k, -0.34 * k), (x, -1.0 * k), (x + 0.5 * k, -0.34 * k), (x, -0.42 * k)], "straw", 0.2,
            grain=0.5, kind="strand",
        )


@landmark_of
def stones(q: Pen) -> None:
    for x, h in ((-0.9, 0.6), (-0.5, 0.85), (-0.1, 0.85), (0.34, 0.9), (0.74, 0.9)):
        q.plate([(x - 0.11, 0.05), (x - 0.09, -h), (x + 0.1, -h + 0.02), (x + 0.12, 0.05)], "stone", 0.1, grain=0.6)
    for x in (-0.3, 0.54):
        q.plate(
            [(x - 0.36, -0.86), (x - 0.34, -1.04), (x + 0.36, -1.06), (x + 0.36, -0.88)], "stone", 0.07, grain=0.6
        )


@landmark_of
def iron_tower(q: Pen) -> None:
    for k in (-1, 1):
        q.cord([(k * 0.44, 0.05), (k * 0.26, -0.3), (k * 0.13, -0.75), (k * 0.03, -1.5)], 0.06, "iron")
    for y, w in ((-0.3, 0.3), (-0.66, 0.18), (-1.1, 0.09)):
        q.rod((-w, y), (w, y), 0.06, "iron")
    for i in range(9):
        y = -0.02 - 0.13 * i
        w = 0.4 * math.exp(1.5 * y)
        q.line([(-w, y), (w * 0.7, y - 0.13)], 0.02, "ink", 0.1, smooth=False)
        q.line([(w, y), (-w * 0.7, y - 0.13)], 0.02, "ink", 0.1, smooth=False)
    q.rod((0, -1.46), (0, -1.66), 0.025, "iron")


@landmark_of
def parthenon(q: Pen) -> None:
    q.plate([(-1.0, 0.06), (-0.9, -0.08), (0.9, -0.08), (1.0, 0.06)], "stone", 0.05)
    for x in np.linspace(-0.76, 0.76, 7):
        q.rod((float(x), -0.08), (float(x), -0.62), 0.13, "linen", 0.11, angle=85)
    q.plate([(-0.88, -0.62), (0.88, -0.62), (0.88, -0.74), (-0.88, -0.74)], "linen", 0.04)
    q.plate([(-0.94, -0.74), (0, -1.06), (0.94, -0.74)], "linen", 0.08)


@landmark_of
def onion(q: Pen) -> None:
    for x, base, k, colour in ((-0.5, -0.55, 0.7, "green"), (0.5, -0.5, 0.7, "blue"), (0.0, -0.85, 1.0, "red")):
        q.plate([(x - 0.2 * k, 0.05), (x - 0.18 * k, base), (x + 0.18 * k, base), (x + 0.2 * k, 0.05)], "linen", 0.14)
        q.box(x - 0.04, base + 0.14, 0.08, 0.16, "ink", flat=0.05)
        q.blob(
            [
                (x - 0.14 * k, base), (x - 0.26 * k, base - 0.16 * k), (x - 0.16 * k, base - 0.34 * k),
                (x, base - 0.6 * k), (x + 0.16 * k, base - 0.34 * k), (x + 0.26 * k, base - 0.16 * k),
                (x + 0.14 * k, base),
            ],
            colour,
            0.2,
        )
        for t in (-0.12, 0.0, 0.12):
            q.line(
                [(x + t * 1.6 * k, base - 0.1 * k), (x + t * k, base - 0.34 * k), (x, base - 0.56 * k)], 0.018,
                "gold", 0.9,
            )
        q.rod((x, base - 0.58 * k), (x, base - 0.74 * k), 0.024, "gold")


@landmark_of
def dome(q: Pen) -> None:
    q.plate([(-0.6, 0.05), (-0.6, -0.42), (0.6, -0.42), (0.6, 0.05)], "linen", 0.08)
    q.blob(
        [(-0.42, -0.42), (-0.5, -0.62), (-0.34, -0.88), (0.0, -1.06), (0.34, -0.88), (0.5, -0.62), (0.42, -0.42)],
        "blue", 0.4, bump=1.2,
    )
    q.rod((0, -1.04), (0, -1.2), 0.024, "gold")
    for x in (-0.36, 0.0, 0.36):
        q.blob([(x - 0.1, 0.05), (x - 0.1, -0.18), (x, -0.32), (x + 0.1, -0.18), (x + 0.1, 0.05)], "ink", flat=0.04)
    for k in (-0.86, 0.86):
        q.rod((k, 0.05), (k, -1.1), 0.11, "linen", 0.08)
        q.box(k - 0.09, -0.86, 0.18, 0.05, "linen")
        q.blob([(k - 0.06, -1.1), (k, -1.32), (k + 0.06, -1.1)], "blue", 0.04)


@landmark_of
def sphinx(q: Pen) -> None:
    q.blob(
        [(-0.95, 0.05), (-0.92, -0.36), (-0.5, -0.5), (0.1, -0.5), (0.3, -0.3), (0.95, -0.16), (1.0, 0.05)],
        "#C99A5C", 0.2, grain=0.5,
    )
    q.blob(
        [
            (0.0, -0.36), (0.06, -0.86), (0.2, -1.02), (0.42, -1.0), (0.52, -0.84), (0.56, -0.36), (0.4, -0.46),
            (0.2, -0.46),
        ],
        "#C99A5C",
        0.12,
        grain=0.3,
    )
    q.blob([(0.2, -0.88), (0.4, -0.92), (0.5, -0.78), (0.44, -0.58), (0.3, -0.54), (0.2, -0.68)], "#D9AE66", 0.08)
    for x in (0.29, 0.41):
        q.disc(x, -0.77, 0.025, "ink", flat=0.05)
    q.line([(0.3, -0.62), (0.42, -0.63)], 0.018, "ink")


@landmark_of
def acacia(q: Pen) -> None:
    q.cord([(0, 0.05), (-0.04, -0.4), (0.06, -0.66)], 0.1, "dark_wood")
    for x in (-0.5, 0.45):
        q.cord([(-0.02, -0.4), (x * 0.5, -0.62), (x, -0.76)], 0.05, "dark_wood")
    for x, y, w in ((-0.5, -0.82, 0.5), (0.44, -0.84, 0.48), (0.0, -0.96, 0.62)):
        q.blob(
            [
                (x - w, y + 0.04), (x - w * 0.7, y - 0.1), (x, y - 0.16), (x + w * 0.7, y - 0.1), (x + w, y + 0.04),
                (x, y + 0.08),
            ],
            "green",
            0.1,
            grain=0.9,
        )


@landmark_of
def yurt(q: Pen) -> None:
    q.plate([(-0.62, 0.05), (-0.62, -0.38), (0.62, -0.38), (0.62, 0.05)], "linen", 0.3)
    q.blob(
        [(-0.7, -0.36), (-0.4, -0.62), (0, -0.76), (0.4, -0.62), (0.7, -0.36), (0, -0.34)], "linen", 0.2, floor=0.1
    )
    q.line([(-0.62, -0.3), (0, -0.27), (0.62, -0.3)], 0.05, "accent", 0.7)
    q.box(-0.13, -0.32, 0.26, 0.37, "red", 0.03)


@landmark_of
def pagoda(q: Pen) -> None:
    for i in range(4):
        y, w = -0.3 * i, 0.5 - 0.09 * i
        q.plate([(-w * 0.7, y + 0.04), (-w * 0.7, y - 0.2), (w * 0.7, y - 0.2), (w * 0.7, y + 0.04)], "linen", 0.08)
        q.box(-0.07, y - 0.16, 0.14, 0.18, "ink", flat=0.05)
        q.blob(
            [
                (-w - 0.18, y - 0.22), (-w * 0.6, y - 0.2), (0, y - 0.18), (w * 0.6, y - 0.2), (w + 0.18, y - 0.22),
                (w * 0.55, y - 0.34), (0, y - 0.38), (-w * 0.55, y - 0.34),
            ],
            "red",
            0.06,
        )
    q.rod((0, -1.26), (0, -1.5), 0.03, "gold")


@landmark_of
def torii(q: Pen) -> None:
    for k in (-1, 1):
        q.rod((k * 0.52, 0.06), (k * 0.44, -0.95), 0.11, "red")
    q.rod((-0.62, -0.72), (0.62, -0.72), 0.09, "red")
    q.blob(
        [
            (-0.86, -1.08), (-0.4, -0.98), (0.4, -0.98), (0.86, -1.08), (0.8, -0.94), (0.4, -0.88), (-0.4, -0.88),
            (-0.8, -0.94),
        ],
        "red",
        0.06,
    )


@landmark_of
def moai(q: Pen) -> None:
    for x, k in ((-0.55, 0.8), (0.1, 1.0), (0.72, 0.72)):
        q.plate(
            [
                (x - 0.2 * k, 0.05), (x - 0.2 * k, -0.5 * k), (x - 0.17 * k, -1.06 * k), (x + 0.14 * k, -1.08 * k),
                (x + 0.2 * k, -0.5 * k), (x + 0.22 * k, 0.05),
            ],
            "stone",
            0.14,
            grain=0.6,
        )
        q.plate(
            [
                (x - 0.15 * k, -0.86 * k), (x + 0.18 * k, -0.88 * k), (x + 0.17 * k, -0.74 * k),
                (x - 0.14 * k, -0.72 * k),
            ],
            "ink",
            flat=0.12,
        )
        q.plate([(x + 0.0, -0.84 * k), (x + 0.1 * k, -0.5 * k), (x - 0.06 * k, -0.5 * k)], "stone", 0.04)
        q.line([(x - 0.1 * k, -0.38 * k), (x + 0.14 * k, -0.4 * k)], 0.04, "ink", 0.1)


@landmark_of
def clock_tower(q: Pen) -> None:
    q.plate([(-0.2, 0.05), (-0.2, -0.95), (0.2, -0.95), (0.2, 0.05)], "pale_wood", 0.12, angle=85)
    for x in (-0.1, 0.1):
        q.line([(x, 0.0), (x, -0.86)], 0.02, "ink", 0.2)
    q.plate([(-0.24, -0.95), (-0.24, -1.24), (0.24, -1.24), (0.24, -0.95)], "pale_wood", 0.06)
    q.disc(0, -1.1, 0.13, "lamp", flat=1.0)
    q.line([(0, -1.1), (0, -1.2)], 0.02, "ink", smooth=False)
    q.line([(0, -1.1), (0.07, -1.07)], 0.02, "ink", smooth=False)
    q.plate([(-0.24, -1.24), (0, -1.66), (0.24, -1.24)], "iron", 0.1)
    q.glow(0, -1.1, 0.16, "lamp", 0.4)


@landmark_of
def waterfall(q: Pen) -> None:
    q.plate(
        [(-1.0, 0.06), (-0.95, -0.95), (-0.4, -1.1), (0.4, -1.08), (0.95, -0.9), (1.0, 0.06)], "stone", 0.2,
        grain=0.9, bump=1.3,
    )
    q.plate(
        [(-0.34, 0.06), (-0.3, -1.06), (0.3, -1.06), (0.36, 0.06)], "white", 0.2, grain=0.8, kind="strand", floor=0.3
    )
    for i in range(7):
        q.disc(-0.5 + 0.16 * i, 0.04, 0.13, "white", 0.1, floor=0.25, alpha=0.8)


@landmark_of
def redeemer(q: Pen) -> None:
    q.blob(
        [(-0.9, 0.08), (-0.3, -0.3), (-0.1, -0.62), (0.1, -0.62), (0.3, -0.3), (0.9, 0.08)], "green", 0.3, grain=0.8
    )
    q.plate(
        [
            (-0.08, -0.58), (-0.1, -0.95), (-0.46, -0.98), (-0.46, -1.05), (-0.08, -1.1), (0.08, -1.1),
            (0.46, -1.05), (0.46, -0.98), (0.1, -0.95), (0.08, -0.58),
        ],
        "linen",
        0.05,
        floor=0.15,
    )
    q.disc(0, -1.18, 0.07, "linen", 0.05, floor=0.15)


def landmark(s: Scene, p: Palette, name: str, x: float, foot: float, size: float, far: float = 0.3) -> None:
    """One of these, or any prop."""
    (LANDMARKS | PROPS)[name](Pen(s, p, x, foot, size, far=far, flip=1 if x < s.w / 2 else -1))
