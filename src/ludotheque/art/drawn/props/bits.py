"""Pieces that several things share: a wheel, flames, a wake."""

from __future__ import annotations

import math

from ..pen import Pen


def wheel(
    q: Pen, x: float, y: float, r: float, wood: str = "dark_wood", spokes: int = 8, squash: float = 1.0
) -> None:
    for i in range(spokes):
        a = i * math.pi / spokes + 0.2
        q.line(
            [
                (x - math.cos(a) * r, y - math.sin(a) * r * squash),
                (x + math.cos(a) * r, y + math.sin(a) * r * squash),
            ],
            r * 0.13,
            wood,
            0.45,
            new=True,
        )
    q.ring(x, y, r, r * 0.2, wood, squash=squash)
    q.disc(x, y, r * 0.2, "iron", squash=squash)


def flames(q: Pen, x: float, y: float, w: float, h: float) -> None:
    r = q.s.rng
    for k, colour in ((1.0, "ember"), (0.72, "flame"), (0.44, "lamp")):
        q.blob(
            [
                (x - w * 0.4 * k, y), (x - w * 0.5 * k, y - h * 0.3 * k), (x - w * 0.26 * k, y - h * 0.45 * k),
                (x - w * 0.22 * k + r.normal(0, 0.02), y - h * 0.8 * k), (x - w * 0.02, y - h * 0.6 * k),
                (x + w * 0.1 * k + r.normal(0, 0.02), y - h * k), (x + w * 0.22 * k, y - h * 0.55 * k),
                (x + w * 0.4 * k, y - h * 0.7 * k), (x + w * 0.5 * k, y - h * 0.25 * k), (x + w * 0.4 * k, y),
            ],
            colour,
            flat=1.0,
            new=k == 1.0,
        )
    q.glow(x, y - h * 0.4, max(w, h) * 0.7, "flame", 0.45)


def wake(q: Pen, y: float) -> None:
    for i in range(4):
        q.line(
            [
                (-0.9 + 0.1 * i, y + 0.05 * i), (-0.3, y + 0.03 + 0.05 * i), (0.3, y - 0.01 + 0.05 * i),
                (0.9 - 0.1 * i, y + 0.04 * i),
            ],
            0.025,
            "white",
            0.95,
        )
