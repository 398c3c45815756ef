"""What is written: books, scrolls, letters, maps."""

from __future__ import annotations

import math

from ..gear import draw_gear
from ..pen import Pen
from .kinds import thing


@thing
def book(q: Pen) -> None:
    q.plate([(-0.75, -0.06), (-0.1, -0.2), (0.75, -0.06), (0.7, 0.12), (0.0, 0.02), (-0.7, 0.12)], "accent", 0.04)
    draw_gear(q.child(-0.03, 0.02, 3.6), "book")
    q.glow(0, -0.6, 0.4, "lamp", 0.25)


@thing
def scroll(q: Pen) -> None:
    q.plate(
        [(-0.4, -1.0), (0.42, -1.0), (0.4, -0.55), (0.46, -0.1), (-0.36, -0.1), (-0.42, -0.5)], "linen", 0.06,
        floor=0.2,
    )
    for y in (-1.02, -0.08):
        q.rod((-0.5, y), (0.54, y), 0.13, "linen", floor=0.1)
        for x in (-0.56, 0.6):
            q.disc(x, y, 0.07, "dark_wood", 0.05)
    for i in range(6):
        q.line(
            [(-0.28, -0.86 + i * 0.09), (0.0, -0.85 + i * 0.09), (0.28 - 0.12 * (i % 3), -0.86 + i * 0.09)], 0.022,
            "ink", 0.15,
        )
    q.disc(0.22, -0.24, 0.1, "red", 0.05)


@thing
def letter(q: Pen) -> None:
    """A sealed letter nailed by a dagger."""
    q.rod((0, 0.05), (0, -1.1), 0.34, "dark_wood", 0.3, grain=0.5, kind="strand")
    q.plate([(-0.3, -0.95), (0.3, -0.98), (0.34, -0.4), (-0.26, -0.36)], "linen", 0.05, floor=0.2)
    for i in range(4):
        q.line([(-0.2, -0.78 + i * 0.08), (0.22, -0.8 + i * 0.08)], 0.02, "ink", 0.15)
    draw_gear(q.child(0.08, -1.0, 0.9, 196), "dagger")
    q.disc(0.12, -0.44, 0.07, "red", 0.04)


@thing
def map(q: Pen) -> None:
    q.blob(
        [
            (-0.7, -0.75), (-0.3, -0.82), (0.1, -0.74), (0.5, -0.84), (0.74, -0.76), (0.7, -0.4), (0.76, -0.05),
            (0.3, 0.02), (-0.1, -0.06), (-0.5, 0.03), (-0.72, -0.04), (-0.66, -0.4),
        ],
        "linen",
        0.06,
        floor=0.2,
    )
    q.blob(
        [(-0.5, -0.5), (-0.3, -0.68), (0.0, -0.6), (0.06, -0.4), (-0.2, -0.3), (-0.4, -0.34)], "green", flat=0.7,
        new=False,
    )
    q.blob([(0.2, -0.5), (0.44, -0.6), (0.56, -0.36), (0.3, -0.2)], "pale_wood", flat=0.7, new=False)
    for i in range(7):
        t = i / 6
        q.disc(-0.45 + 0.85 * t, -0.2 - 0.22 * math.sin(t * 3), 0.024, "ink", flat=0.1, new=False)
    for k in (1, -1):
        q.line([(0.36, -0.3 - k * 0.07), (0.5, -0.3 + k * 0.07)], 0.035, "red", 0.6)
    q.disc(-0.5, -0.12, 0.1, "gold", 0.04)
    q.plate([(-0.5, -0.2), (-0.47, -0.12), (-0.5, -0.04), (-0.53, -0.12)], "red", flat=0.6)


@thing
def newspaper(q: Pen) -> None:
    for dx, dy, t in ((0.12, 0.04, 8), (0.0, 0.0, -4)):
        n = q.child(dx, dy, 1.0, t)
        n.plate([(-0.55, -1.0), (0.55, -1.0), (0.55, 0.0), (-0.55, 0.0)], "linen", 0.04, floor=0.25)
        n.box(-0.46, -0.93, 0.92, 0.13, "ink", flat=0.05)
        n.box(-0.46, -0.74, 0.44, 0.34, "accent", flat=0.6)
        for i in range(6):
            n.line([(0.06, -0.72 + i * 0.06), (0.46, -0.72 + i * 0.06)], 0.02, "ink", 0.3, smooth=False)
            n.line([(-0.46, -0.32 + i * 0.055), (0.46, -0.32 + i * 0.055)], 0.018, "ink", 0.3, smooth=False)


@thing
def rune_stone(q: Pen) -> None:
    q.plate(
        [(-0.42, 0.06), (-0.48, -0.6), (-0.2, -1.12), (0.24, -1.16), (0.46, -0.7), (0.4, 0.06)], "stone", 0.2,
        grain=0.8, bump=1.3,
    )
    for x, y, k in ((-0.18, -0.84, 1), (0.1, -0.86, -1), (-0.14, -0.5, -1), (0.14, -0.46, 1), (0.0, -0.2, 1)):
        q.line([(x, y - 0.12), (x, y + 0.12)], 0.04, "lamp", 1.0, smooth=False)
        q.line([(x, y - 0.08), (x + k * 0.1, y), (x, y + 0.05)], 0.035, "lamp", 1.0, smooth=False)
        q.glow(x, y, 0.12, "lamp", 0.4)
