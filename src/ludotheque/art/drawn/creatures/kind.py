"""What a creature is, and what all of them are drawn with."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ...scene import Points
from ..pen import Pen


@dataclass
class Creature:
    """What a creature is: its plan, its kind within the plan, its colours (names of materials or palette keys)."""

    plan: str
    kind: str = ""
    hide: str = "stone"
    trim: str = "accent"
    eyes: str = "lamp"
    level: int = 1
    heads: int = 1


Plan = Callable[[Pen, Creature, np.random.Generator], None]
PLANS: dict[str, Plan] = {}


def plan(draw: Plan) -> Plan:
    PLANS[draw.__name__] = draw
    return draw


def jag(points: Points, r: np.random.Generator, by: float = 0.03) -> Points:
    """The same outline, torn: a spike between each two points."""
    out: Points = []
    for (ax, ay), (bx, by_) in zip(points, points[1:] + points[:1], strict=True):
        n = math.hypot(bx - ax, by_ - ay) or 1
        k = by * r.uniform(0.4, 1.4)
        out += [(ax, ay), ((ax + bx) / 2 + (by_ - ay) / n * k, (ay + by_) / 2 - (bx - ax) / n * k)]
    return out


def rocky(x: float, y: float, w: float, h: float, r: np.random.Generator, n: int = 8) -> Points:
    return [
        (x + math.cos(a) * w * r.uniform(0.84, 1.12), y + math.sin(a) * h * r.uniform(0.84, 1.12))
        for a in np.linspace(0, 2 * math.pi, n + 1)[:-1] + 0.3
    ]


def eye(pen: Pen, x: float, y: float, w: float, colour: str, h: float = 0.6, tilt: float = 0.2) -> None:
    pen.blob(
        [(x - w * 1.3, y - w * tilt), (x, y - w * 1.1), (x + w * 1.3, y + w * tilt), (x, y + w)], "ink", flat=0.0,
        new=False,
    )
    pen.blob(
        [(x - w, y - w * tilt), (x, y - w * h), (x + w, y + w * tilt), (x, y + w * h * 0.8)], colour, flat=1.0,
        new=False,
    )
    pen.glow(x, y, w * 0.9, colour, 0.7)
    pen.glow(x, y, w * 2.6, colour, 0.35)
