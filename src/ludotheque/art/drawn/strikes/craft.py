"""Steel, magic, light and death: one piece each, pointing to +x, about one unit long."""

from __future__ import annotations

import math

import numpy as np

from ..pen import Pen
from .kinds import substance


@substance
def metal(q: Pen, r: np.random.Generator) -> None:
    q.plate([(0.62, 0), (0.3, -0.08), (-0.45, -0.06), (-0.45, 0.06), (0.3, 0.08)], "steel", 0.05, floor=0.25)
    q.plate([(-0.44, -0.14), (-0.54, -0.14), (-0.54, 0.14), (-0.44, 0.14)], "iron", 0.03)


@substance
def poison(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [(0.45, 0), (0.25, -0.22), (-0.05, -0.22), (-0.5, -0.04), (-0.2, 0.1), (-0.05, 0.24), (0.25, 0.2)],
        "#8FBF3A", 0.14, floor=0.2, bump=1.3,
    )
    q.disc(0.2, -0.06, 0.07, "#DDF08A", flat=1.0, new=False)
    for x, y in ((-0.4, -0.2), (0.0, 0.32), (-0.6, 0.1)):
        q.disc(x, y, 0.06, "#A05AA8", 0.05, floor=0.15)
    q.glow(0, 0, 0.4, "#A8D84A", 0.16)


@substance
def magic(q: Pen, r: np.random.Generator) -> None:
    star = [
        (math.cos(a) * (0.42 if i % 2 == 0 else 0.11), math.sin(a) * (0.42 if i % 2 == 0 else 0.11))
        for i, a in enumerate(np.linspace(0, 2 * math.pi, 9)[:-1])
    ]
    q.plate(star, "#FFE9B0", flat=1.0)
    q.ring(0, 0, 0.26, 0.035, "#B060D8", flat=0.7)
    q.glow(0, 0, 0.34, "#D88AF0", 0.4)


@substance
def war(q: Pen, r: np.random.Generator) -> None:
    q.rod((-0.6, 0), (0.4, 0), 0.05, "wood")
    q.plate([(0.36, -0.1), (0.66, 0), (0.36, 0.1), (0.42, 0)], "steel", 0.03, floor=0.25)
    for k in (1, -1):
        q.plate([(-0.6, 0), (-0.66, k * 0.12), (-0.45, k * 0.12), (-0.36, 0)], "red", 0.03)


@substance
def spirit(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [
            (0.45, 0), (0.32, -0.2), (0.05, -0.2), (-0.3, -0.08), (-0.7, -0.16), (-0.4, 0.03), (-0.62, 0.14),
            (-0.2, 0.12), (0.1, 0.2), (0.36, 0.16),
        ],
        "#DDF2EA",
        0.14,
        floor=0.3,
        alpha=0.88,
    )
    for y in (-0.06, 0.07):
        q.disc(0.25, y, 0.038, "ink", flat=0.05, new=False)
    q.disc(0.1, 0.01, 0.05, "ink", flat=0.1, new=False, squash=0.7)
    q.glow(0.1, 0, 0.4, "#BFF0DC", 0.25)


@substance
def strength(q: Pen, r: np.random.Generator) -> None:
    q.plate([(0.6, 0), (0.0, -0.13), (-0.55, 0), (0.0, 0.13)], "#FFE3A0", flat=1.0)
    q.plate([(0.42, 0), (0.0, -0.07), (-0.4, 0), (0.0, 0.07)], "ember", flat=0.8, new=False)
    q.disc(-0.5, 0.05, 0.12, "#C9A07A", 0.1, alpha=0.85, floor=0.15)


@substance
def tech(q: Pen, r: np.random.Generator) -> None:
    teeth = [
        (math.cos(a) * (0.36 if i % 4 < 2 else 0.27), math.sin(a) * (0.36 if i % 4 < 2 else 0.27))
        for i, a in enumerate(np.linspace(0, 2 * math.pi, 33)[:-1])
    ]
    q.plate(teeth, ("bronze", "iron", "steel")[int(r.integers(3))], 0.06, floor=0.1)
    q.disc(0, 0, 0.12, "ink", flat=0.05)
    q.line([(0.3, 0.1), (0.5, 0.0), (0.66, 0.12)], 0.04, "#FFE25A", 1.0, smooth=False)
    q.glow(0.5, 0.05, 0.2, "lamp", 0.4)


@substance
def death(q: Pen, r: np.random.Generator) -> None:
    if r.random() < 0.4:
        q.blob(
            [
                (0.34, 0), (0.2, -0.28), (-0.16, -0.28), (-0.32, -0.02), (-0.18, 0.14), (-0.14, 0.3), (0.16, 0.3),
                (0.2, 0.14),
            ],
            "bone",
            0.14,
            floor=0.15,
        )
        for x in (-0.1, 0.14):
            q.disc(x, -0.02, 0.08, "ink", flat=0.0)
        q.line([(-0.08, 0.22), (0.12, 0.22)], 0.03, "ink")
        return
    q.rod((-0.4, 0), (0.4, 0), 0.1, "bone", floor=0.12)
    for x in (-0.44, 0.44):
        for y in (-0.07, 0.07):
            q.disc(x, y, 0.085, "bone", 0.06, floor=0.1)


@substance
def darkness(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [(0.6, 0.05), (0.3, -0.2), (-0.1, -0.26), (-0.55, -0.06), (-0.15, -0.1), (0.2, -0.02), (0.4, 0.14)],
        "#1A1426", 0.1, floor=0.02,
    )
    q.line([(-0.5, -0.1), (-0.05, -0.26), (0.35, -0.16)], 0.028, "#C07AE0", 0.9)
    q.glow(0, 0, 0.34, "#7A4AB0", 0.22)


@substance
def light(q: Pen, r: np.random.Generator) -> None:
    """A blade of light: amber rim, gold body, white heart, and the shadow it throws on a pale sky."""
    q.plate([(0.95, 0), (0.0, -0.22), (-0.9, 0), (0.0, 0.22)], "#B8641E", flat=0.55)
    q.plate([(0.84, 0), (0.0, -0.155), (-0.78, 0), (0.0, 0.155)], "#F7B93A", flat=0.95, new=False)
    q.plate([(0.72, 0), (0.0, -0.075), (-0.6, 0), (0.0, 0.075)], "#FFFBE0", flat=1.0, new=False)
    q.glow(0.1, 0, 0.4, "#FFE08A", 0.35)


@substance
def diamond(q: Pen, r: np.random.Generator) -> None:
    q.plate([(0.5, 0), (0.16, -0.24), (-0.2, -0.24), (-0.2, 0)], "white", 0.03, floor=0.45)
    q.plate([(0.5, 0), (-0.2, 0), (-0.2, 0.24), (0.16, 0.24)], "#A8CFE8", 0.03, gain=0.85, floor=0.15)
    q.plate([(-0.2, -0.24), (-0.42, 0), (-0.2, 0.24)], "#E8A4D0", 0.03, floor=0.15)
