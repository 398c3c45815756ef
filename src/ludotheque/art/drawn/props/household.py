"""What stands in a room or a workshop."""

from __future__ import annotations

import math

import numpy as np

from ..gear import draw_gear
from ..pen import Pen
from .bits import flames
from .kinds import thing


@thing
def lantern(q: Pen) -> None:
    draw_gear(q.child(0, -0.09, 2.4), "lantern")


@thing
def candle(q: Pen) -> None:
    q.rod((0, 0), (0, -0.7), 0.2, "linen", 0.19, floor=0.1)
    q.blob([(0.05, -0.7), (0.12, -0.5), (0.09, -0.36), (0.05, -0.5)], "linen", 0.03)
    flames(q, 0, -0.72, 0.16, 0.34)
    q.disc(0, 0.02, 0.3, "bronze", 0.05, squash=0.3)


@thing
def bell(q: Pen) -> None:
    for k in (-1, 1):
        q.rod((k * 0.6, 0.05), (k * 0.5, -1.1), 0.12, "dark_wood")
    q.rod((-0.66, -1.08), (0.66, -1.08), 0.14, "dark_wood")
    q.blob(
        [
            (-0.12, -1.0), (0.12, -1.0), (0.22, -0.7), (0.34, -0.4), (0.42, -0.22), (0, -0.16), (-0.42, -0.22),
            (-0.34, -0.4), (-0.22, -0.7),
        ],
        "bronze",
        0.2,
        bump=1.3,
    )
    q.disc(0, -0.14, 0.09, "iron")


@thing
def anvil(q: Pen) -> None:
    q.plate([(-0.34, 0.05), (-0.28, -0.34), (0.28, -0.34), (0.34, 0.05)], "wood", 0.1, grain=0.5, kind="strand")
    q.plate([(-0.2, -0.34), (-0.1, -0.5), (0.12, -0.5), (0.22, -0.34)], "iron", 0.05)
    q.blob([(-0.36, -0.66), (0.34, -0.68), (0.7, -0.62), (0.36, -0.5), (-0.3, -0.48)], "iron", 0.06, floor=0.06)
    q.plate([(-0.3, -0.7), (0.7, -0.78), (0.72, -0.73), (-0.28, -0.66)], "flame", flat=1.0)
    q.glow(0.2, -0.72, 0.3, "flame", 0.6)
    draw_gear(q.child(-0.42, -1.0, 0.85, 58), "hammer")
    for _ in range(9):
        q.disc(0.1 + q.s.rng.normal(0, 0.3), -0.95 + q.s.rng.normal(0, 0.14), 0.02, "lamp", flat=1.0, new=False)


@thing
def drum(q: Pen) -> None:
    draw_gear(q.child(0, -0.68, 2.2), "drum")
    for k in (-1, 1):
        q.rod((k * 0.1, -0.74), (k * 0.5, -1.15), 0.05, "pale_wood")
        q.disc(k * 0.09, -0.76, 0.06, "linen", 0.05)


@thing
def scales(q: Pen) -> None:
    q.rod((0, 0), (0, -1.1), 0.07, "bronze")
    q.blob([(-0.3, 0.04), (0, -0.12), (0.3, 0.04)], "bronze", 0.06)
    q.rod((-0.62, -0.96), (0.62, -1.06), 0.055, "bronze")
    for x, y, load in ((-0.6, -0.42, "coins"), (0.6, -0.52, "skull")):
        for k in (-1, 1):
            q.line([(x, y - 0.52), (x + k * 0.22, y)], 0.014, "ink", 0.2)
        if load == "coins":
            for i in range(4):
                q.disc(x - 0.12 + i * 0.08, y - 0.04, 0.07, "gold", 0.03, squash=0.6)
        else:
            q.blob(
                [(x - 0.1, y - 0.02), (x - 0.13, y - 0.14), (x, y - 0.24), (x + 0.13, y - 0.14), (x + 0.1, y - 0.02)],
                "bone", 0.06,
            )
            for socket in (-0.05, 0.05):
                q.disc(x + socket, y - 0.12, 0.03, "ink", flat=0.0)
        q.blob([(x - 0.26, y - 0.02), (x, y + 0.02), (x + 0.26, y - 0.02), (x, y + 0.13)], "bronze", 0.06, floor=0.1)


@thing
def hourglass(q: Pen) -> None:
    for y in (-1.1, -0.02):
        q.rod((-0.36, y), (0.36, y), 0.12, "dark_wood")
    q.blob(
        [
            (-0.26, -1.02), (0.26, -1.02), (0.22, -0.76), (0.03, -0.56), (0.22, -0.34), (0.26, -0.1), (-0.26, -0.1),
            (-0.22, -0.34), (-0.03, -0.56), (-0.22, -0.76),
        ],
        "glass",
        0.1,
        floor=0.25,
    )
    q.plate([(-0.2, -0.82), (0.2, -0.82), (0.02, -0.58), (-0.02, -0.58)], "straw", 0.04)
    q.plate([(-0.24, -0.1), (0.24, -0.1), (0.0, -0.36)], "straw", 0.06)
    q.line([(0, -0.58), (0, -0.3)], 0.02, "straw", 0.8)
    for k in (-0.32, 0.32):
        q.rod((k, -1.06), (k, -0.06), 0.05, "wood")


@thing
def throne(q: Pen) -> None:
    q.plate(
        [(-0.4, 0.02), (-0.44, -1.1), (-0.26, -1.24), (0.0, -1.36), (0.26, -1.24), (0.44, -1.1), (0.4, 0.02)],
        "gold", 0.1,
    )
    q.blob([(-0.28, -0.5), (-0.3, -1.02), (0, -1.18), (0.3, -1.02), (0.28, -0.5)], "red", 0.1)
    q.plate([(-0.56, -0.5), (0.56, -0.5), (0.62, -0.32), (-0.62, -0.32)], "red", 0.06)
    q.plate([(-0.6, -0.34), (0.6, -0.34), (0.56, 0.06), (-0.56, 0.06)], "dark_wood", 0.06)
    for k in (-0.56, 0.56):
        q.rod((k, -0.34), (k, -0.66), 0.1, "gold")
        q.disc(k, -0.7, 0.08, "gold")
    q.plate([(-0.9, 0.06), (0.9, 0.06), (1.05, 0.18), (-1.05, 0.18)], "stone", 0.05)


@thing
def bed(q: Pen) -> None:
    q.plate([(-0.95, 0.05), (-0.95, -0.8), (-0.8, -0.86), (-0.8, 0.05)], "dark_wood", 0.05)
    q.plate([(-0.85, -0.4), (0.85, -0.3), (0.9, -0.02), (-0.85, -0.02)], "accent", 0.1, grain=0.6, kind="fold")
    q.blob([(-0.8, -0.42), (-0.74, -0.56), (-0.4, -0.52), (-0.36, -0.38)], "linen", 0.08, floor=0.15)
    q.blob([(-0.3, -0.38), (0.0, -0.5), (0.5, -0.44), (0.8, -0.32)], "accent", 0.08)
    q.plate([(0.85, 0.05), (0.85, -0.5), (0.98, -0.5), (0.98, 0.05)], "dark_wood", 0.05)
    candle(q.child(1.25, -0.1, 0.45))


@thing
def machine(q: Pen) -> None:
    """A press of great wheels, with its fire."""
    q.plate([(-1.1, 0.06), (-1.1, -1.2), (-0.94, -1.2), (-0.94, 0.06)], "iron", 0.05)
    q.plate([(0.94, 0.06), (0.94, -1.2), (1.1, -1.2), (1.1, 0.06)], "iron", 0.05)
    q.box(-1.1, -1.26, 2.2, 0.12, "iron", 0.04)
    for x, y, r, colour, n in (
        (-0.45, -0.62, 0.46, "bronze", 12), (0.32, -0.88, 0.3, "iron", 9), (0.46, -0.34, 0.34, "copper", 10),
    ):
        for i in range(n):
            a = i * 2 * math.pi / n
            q.rod(
                (x + math.cos(a) * r * 0.85, y + math.sin(a) * r * 0.85),
                (x + math.cos(a) * r * 1.16, y + math.sin(a) * r * 1.16), r * 0.26, colour,
            )
        q.disc(x, y, r, colour, r * 0.3, bump=1.2)
        q.disc(x, y, r * 0.6, "dark_wood", r * 0.2, gain=0.6)
        q.disc(x, y, r * 0.2, "steel")
    flames(q, -0.7, 0.06, 0.3, 0.3)


@thing
def herb(q: Pen) -> None:
    """A plant in a pot; which one is the dice of the card."""
    r = q.s.rng
    bloom = ("violet", "white", "red", "gold", "blue")[int(r.integers(5))]
    broad, tall, flowers = float(r.uniform(0.05, 0.13)), float(r.uniform(0.6, 1.0)), bool(r.random() < 0.65)
    for i, lean in enumerate(np.linspace(-0.6, 0.6, int(r.integers(5, 9)))):
        top = (
            float(lean) * 0.8 + r.normal(0, 0.04),
            -0.34 - tall * (1 - abs(float(lean)) * 0.5) * r.uniform(0.8, 1.05),
        )
        mid = (float(lean) * 0.3, -0.34 - tall * 0.45)
        q.cord([(float(lean) * 0.14, -0.34), mid, top], 0.03, "grass")
        for k in range(3):
            t = 0.35 + 0.22 * k
            x, y = mid[0] * (1 - t) * 1.2 + top[0] * t, mid[1] * (1 - t) + top[1] * t
            side = 1 if (k + i) % 2 else -1
            q.blob(
                [(x, y), (x + side * 0.1, y - broad), (x + side * 0.26, y - 0.02), (x + side * 0.1, y + broad * 0.7)],
                "green", 0.05, floor=0.05,
            )
        if flowers:
            for a in np.linspace(0, 2 * math.pi, 6)[:-1]:
                q.disc(top[0] + math.cos(a) * 0.055, top[1] + math.sin(a) * 0.055, 0.045, bloom, 0.03, floor=0.12)
            q.disc(*top, 0.03, "gold", 0.02, floor=0.2)
        else:
            q.blob(
                [(top[0] - 0.03, top[1] + 0.03), (top[0], top[1] - 0.12), (top[0] + 0.03, top[1] + 0.03)], "green",
                0.03,
            )
    q.plate([(-0.3, -0.36), (0.3, -0.36), (0.22, 0.02), (-0.22, 0.02)], "copper", 0.12, bump=1.2)
    q.plate([(-0.34, -0.44), (0.34, -0.44), (0.32, -0.34), (-0.32, -0.34)], "copper", 0.05)
