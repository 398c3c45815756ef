"""Snakes, hydras and dragons."""

from __future__ import annotations

import itertools

import numpy as np

from ...scene import Points
from ..pen import Pen, stuff
from .kind import Creature, eye, plan


@plan
def serpent(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    def neck(points: Points, w0: float, w1: float) -> None:
        path = np.array(points)
        fine = np.stack(
            [np.interp(np.linspace(0, 1, 30), np.linspace(0, 1, len(path)), path[:, i]) for i in (0, 1)], -1
        )
        fine[1:-1] = (fine[:-2] + fine[1:-1] * 2 + fine[2:]) / 4
        fine[1:-1] = (fine[:-2] + fine[1:-1] * 2 + fine[2:]) / 4
        normal = np.gradient(fine, axis=0)
        normal = (
            np.stack([-normal[:, 1], normal[:, 0]], -1)
            / np.maximum(np.hypot(normal[:, 0], normal[:, 1]), 1e-6)[:, None]
        )
        width = np.linspace(w0, w1, 30)[:, None] / 2
        left, right = fine + normal * width, fine - normal * width
        pen.blob(
            [*map(tuple, left[::3]), *map(tuple, right[::-3])], c.hide, max(w0, w1) * 0.5, angle=30, bump=1.3,
            grain=0.2,
        )
        for i in range(2, 29, 1):
            a, b = fine[i] - normal[i] * width[i] * 0.25, fine[i] - normal[i] * width[i] * 0.96
            pen.line([tuple(a), tuple(b)], 0.01, "ink", 0.1, alpha=0.7)

    def head(x: float, y: float, k: float, turn: float = 0.0) -> None:
        q = pen.child(x, y, k, turn)
        if c.kind == "cobra":
            q.blob(
                [(-0.02, -0.14), (0.14, 0.0), (0.2, 0.22), (0.08, 0.5), (-0.1, 0.52), (-0.26, 0.24), (-0.2, 0.0)],
                c.hide, 0.1, bump=1.2,
            )
            q.blob([(-0.02, 0.1), (0.06, 0.2), (0.04, 0.46), (-0.06, 0.46), (-0.1, 0.2)], "linen", 0.05, new=False)
        if c.kind in ("dragon", "hydra"):
            for hx in (-0.06, -0.12):
                q.blob(
                    [(hx, -0.08), (hx - 0.1, -0.2), (hx - 0.26, -0.26), (hx - 0.12, -0.12), (hx - 0.06, -0.02)],
                    "bone", 0.03,
                )
        q.blob([(-0.1, 0.06), (0.12, 0.08), (0.3, 0.12), (0.28, 0.17), (0.1, 0.17), (-0.08, 0.14)], c.hide, 0.05)
        q.blob([(0.0, 0.04), (0.3, 0.02), (0.28, 0.1), (0.06, 0.1)], "blood", flat=0.2)
        q.blob(
            [
                (-0.16, 0.06), (-0.12, -0.08), (0.02, -0.13), (0.16, -0.08), (0.3, -0.04), (0.35, 0.01),
                (0.3, 0.05), (0.1, 0.06), (0.0, 0.08),
            ],
            c.hide,
            0.07,
            bump=1.3,
            grain=0.2,
        )
        for x2, long in ((0.28, 0.09), (0.2, 0.05), (0.13, 0.04)):
            q.plate([(x2 - 0.012, 0.04), (x2 + 0.002, 0.04 + long), (x2 + 0.016, 0.035)], "white", flat=0.95)
        if c.kind in ("snake", "cobra"):
            q.line([(0.16, 0.1), (0.36, 0.14), (0.44, 0.1)], 0.012, "red", 0.6)
            q.line([(0.36, 0.14), (0.43, 0.18)], 0.012, "red", 0.6)
        eye(q, 0.08, -0.045, 0.024, c.eyes, 0.8, 0.4)

    if c.heads > 1:
        for i in range(c.heads):
            k = i / (c.heads - 1) - 0.5
            neck(
                [
                    (-0.1 + k * 0.2, 0.98), (k * 0.7 - 0.1, 0.5), (k * 0.8 - 0.16, 0.2 + abs(k) * 0.2),
                    (k * 0.86 - 0.1, 0.02 + abs(k) * 0.2),
                ],
                0.3,
                0.13,
            )
            head(k * 0.86 - 0.08, 0.0 + abs(k) * 0.2, 0.8, -12 + 24 * abs(k))
        return
    if c.kind == "dragon":
        for k in (1, -1):
            tips = [
                (k * 0.86 - 0.14, -0.38), (k * 0.94 - 0.14, -0.02), (k * 0.84 - 0.14, 0.3), (k * 0.6 - 0.14, 0.56),
            ]
            elbow = (k * 0.34 - 0.16, -0.3)
            edge = [elbow]
            for (ax, ay), (bx, by) in itertools.pairwise(tips):
                edge += [(ax, ay), ((ax + bx) / 2 - k * 0.1, (ay + by) / 2 + 0.02)]
            pen.blob(
                [(k * 0.02 - 0.16, 0.66), (k * 0.12 - 0.18, 0.1), *edge, tips[-1], (k * 0.34 - 0.14, 0.62)],
                stuff(pen.p, c.hide) * 0.7, 0.12, angle=70,
            )
            for tip in tips:
                pen.cord(
                    [elbow, ((elbow[0] + tip[0]) / 2 + k * 0.02, (elbow[1] + tip[1]) / 2 - 0.04), tip], 0.03, c.hide
                )
            pen.cord([(k * 0.04 - 0.16, 0.5), (k * 0.14 - 0.18, 0.02), elbow], 0.06, c.hide)
    neck(
        [(-0.5, 0.96), (-0.62, 0.7), (-0.3, 0.56), (0.1, 0.7), (0.3, 0.94), (0.1, 0.99)], 0.22, 0.24
    ) if c.kind != "dragon" else None
    neck(
        [(-0.05, 0.98), (-0.3, 0.7), (-0.34, 0.36), (-0.12, 0.12), (0.04, -0.02)]
        if c.kind == "dragon"
        else [(0.32, 0.9), (0.3, 0.62), (-0.1, 0.48), (-0.26, 0.24), (-0.1, 0.02), (0.05, -0.06)],
        0.36 if c.kind == "dragon" else 0.24,
        0.16,
    )
    head(0.06, -0.08, 1.25 if c.kind == "dragon" else 1.1)
