"""Birds of prey and of ill omen."""

from __future__ import annotations

import math

import numpy as np

from ...scene import Field
from ..pen import Pen, stuff
from .kind import Creature, eye, jag, plan


def wing(pen: Pen, c: Creature, k: int) -> None:
    """A raised wing: the hand's long feathers spread from the wrist, the arm's hang below, small ones cover both."""
    hide = stuff(pen.p, c.hide)
    near = 1.0 if k < 0 else 0.86
    wrist, elbow, shoulder = (k * 0.5, 0.0), (k * 0.3, 0.26), (k * 0.1, 0.34)
    for i in range(8):  # the hand
        t = i / 7
        turn = -1.0 + 1.7 * t
        long = (0.62 - 0.2 * abs(t - 0.35)) * (1.15 if k < 0 else 1.0)
        feather(
            pen, wrist, (wrist[0] + k * math.cos(turn) * long, wrist[1] + math.sin(turn) * long), 0.075,
            hide * (0.62 + 0.05 * (i % 2)) * near,
        )
    for i in range(7):  # the arm
        t = i / 6
        root = (wrist[0] + (shoulder[0] - wrist[0]) * t, wrist[1] + (shoulder[1] - wrist[1]) * t)
        turn = 0.75 + 0.75 * t
        long = 0.5 - 0.1 * t
        feather(
            pen, root, (root[0] + k * math.cos(turn) * long, root[1] + math.sin(turn) * long), 0.085,
            hide * (0.76 + 0.05 * (i % 2)) * near,
        )
    for i in range(6):  # what covers both
        t = i / 5
        root = (wrist[0] + (shoulder[0] - wrist[0]) * t, wrist[1] + (shoulder[1] - wrist[1]) * t)
        turn = 0.1 + 1.2 * t
        feather(
            pen, root, (root[0] + k * math.cos(turn) * 0.26, root[1] + math.sin(turn) * 0.26), 0.09,
            hide * (0.92 + 0.06 * (i % 2)) * near,
        )
    pen.cord([shoulder, elbow, wrist], 0.075, hide * near, grain=0.4, kind="strand")
    pen.disc(*wrist, 0.055, hide * near, 0.05, grain=0.4, kind="strand")


def feather(pen: Pen, root: tuple[float, float], tip: tuple[float, float], w: float, colour: Field) -> None:
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    n = math.hypot(dx, dy) or 1.0
    ux, uy = -dy / n * w / 2, dx / n * w / 2
    far = (root[0] + dx * 0.72, root[1] + dy * 0.72)
    pen.blob([root, (far[0] + ux, far[1] + uy), tip, (far[0] - ux, far[1] - uy)], colour, 0.03, angle=60)
    pen.line([root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip], 0.006, "ink", 0.15, alpha=0.6)


@plan
def bird(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    hide = stuff(pen.p, c.hide)
    for k in (-1, 1):
        wing(pen, c, k)
    pen.plate(
        jag([(-0.06, 0.0), (0.16, 0.1), (0.24, 0.4), (0.18, 0.98), (-0.4, 0.98), (-0.32, 0.4), (-0.2, 0.1)], r, 0.03),
        hide, 0.16, grain=0.5, kind="strand", angle=80,
    )
    pen.plate(
        jag([(0.1, 0.2), (0.2, 0.42), (0.12, 0.8), (-0.1, 0.8), (-0.06, 0.4)], r, 0.03),
        c.trim if c.kind != "raven" else hide * 0.8, 0.08, grain=0.5, kind="strand", new=False,
    )
    pen.blob(
        [
            (-0.16, 0.12), (-0.2, -0.08), (-0.1, -0.24), (0.06, -0.26), (0.18, -0.16), (0.18, -0.02), (0.1, 0.12),
            (-0.02, 0.2),
        ],
        "white" if c.kind == "eagle" else hide,
        0.1,
        grain=0.3,
        kind="strand",
    )
    if c.kind == "gryphon":
        for x in (-0.02, -0.1):
            pen.blob([(x - 0.03, -0.2), (x - 0.06, -0.4), (x + 0.05, -0.24)], hide, 0.03)
    long = 0.16 if c.kind == "raven" else 0.08
    pen.blob(
        [
            (0.14, -0.15), (0.27 + long * 0.5, -0.13), (0.34 + long, -0.04), (0.34 + long, 0.06),
            (0.26 + long * 0.4, -0.01), (0.15, 0.03),
        ],
        "iron" if c.kind == "raven" else "gold",
        0.04,
        bump=1.2,
    )
    pen.blob(
        [(0.14, 0.02), (0.26 + long * 0.5, 0.02), (0.28 + long * 0.5, 0.06), (0.14, 0.09)],
        "iron" if c.kind == "raven" else "gold", 0.03, gain=0.8,
    )
    eye(pen, 0.09, -0.1, 0.03, c.eyes, 0.8, 0.4)
    pen.line([(0.0, -0.17), (0.1, -0.155), (0.17, -0.11)], 0.02, "ink")
