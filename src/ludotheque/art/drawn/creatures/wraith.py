"""Ghosts and demons."""

from __future__ import annotations

import math

import numpy as np

from ..pen import Pen, stuff
from .kind import Creature, eye, jag, plan


@plan
def wraith(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    pale = stuff(pen.p, c.hide)
    for k in range(3):  # tatters that trail behind
        x = -0.2 - 0.16 * k
        pen.plate(
            jag(
                [
                    (x, 0.1), (x - 0.36, 0.3 + 0.1 * k), (x - 0.7, 0.2 + 0.2 * k), (x - 0.4, 0.5 + 0.1 * k),
                    (x - 0.1, 0.6),
                ],
                r,
                0.05,
            ),
            pale * 0.9,
            0.1,
            alpha=0.5,
            new=False,
            floor=0.2,
        )
    robe = [
        (0.05, -0.38), (0.2, -0.27), (0.24, -0.05), (0.26, 0.2), (0.42, 0.46), (0.36, 0.72), (0.44, 0.98),
        (-0.6, 0.98), (-0.54, 0.6), (-0.46, 0.36), (-0.33, 0.18), (-0.3, -0.04), (-0.24, -0.27), (-0.1, -0.36),
    ]
    pen.blob(robe, pale, 0.16, angle=78, grain=0.6, kind="fold", bump=1.4, floor=0.06)
    pen.blob(
        [
            (0.06, -0.29), (0.16, -0.2), (0.18, -0.04), (0.15, 0.14), (0.05, 0.22), (-0.1, 0.2), (-0.16, 0.02),
            (-0.14, -0.18), (-0.06, -0.28),
        ],
        "ink",
        flat=0.0,
    )
    for x, w in ((0.1, 0.026), (-0.02, 0.032)):
        eye(pen, x, -0.05, w, c.eyes, 0.8, 0.35)
    for x, y, k in ((0.34, 0.42, 1), (-0.3, 0.56, -1)):  # long hands
        for i in range(4):
            a = 0.5 - i * 0.42
            pen.cord(
                [
                    (x, y), (x + 0.1 * math.cos(a) * k + 0.02, y - 0.1 + 0.04 * i),
                    (x + 0.16 * math.cos(a) * k, y - 0.02 + 0.09 * i),
                ],
                0.024,
                "bone",
                floor=0.15,
            )
        pen.rod((x - 0.16 * k, y + 0.26), (x - 0.01 * k, y + 0.02), 0.16, pale * 0.9, 0.06)
    if c.kind == "choir":  # a spirit of light: wings, a ring
        pen.ring(0.03, -0.46, 0.17, 0.02, "gold", squash=0.3, floor=0.4)
        pen.glow(0.03, -0.46, 0.14, "lamp", 0.5)
    if c.level >= 2:
        pen.cord([(-0.18, 0.26), (0.05, 0.38), (0.22, 0.26)], 0.03, "gold")
        pen.disc(0.05, 0.4, 0.05, c.trim, 0.04, floor=0.2)
        pen.glow(0.05, 0.4, 0.1, c.eyes, 0.4)
    if c.level >= 3:
        for i in range(5):
            x = -0.14 + i * 0.08
            pen.plate(
                [
                    (x - 0.03, -0.28 - 0.03 * (2 - abs(i - 2))), (x, -0.46 - 0.03 * (i % 2)),
                    (x + 0.04, -0.28 - 0.03 * (2 - abs(i - 2))),
                ],
                "gold",
                0.02,
            )


@plan
def demon(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    hide = stuff(pen.p, c.hide)
    for k, reach in ((1, 0.66), (-1, 0.8)):  # bat wings
        ribs = [(k * reach, -0.44), (k * (reach + 0.04), 0.0), (k * (reach - 0.1), 0.34), (k * (reach - 0.3), 0.5)]
        pen.plate(
            [
                (k * 0.18, 0.3), (k * 0.34, -0.16), ribs[0], (k * (reach - 0.1), -0.1), ribs[1],
                (k * (reach - 0.16), 0.16), ribs[2], (k * (reach - 0.26), 0.36), ribs[3],
            ],
            hide * 0.62,
            0.1,
            angle=70 * k,
        )
        for x, y in ribs:
            pen.line([(k * 0.34, -0.12), (x, y)], 0.014, "ink")
    pen.blob(
        [(0.0, 0.18), (0.3, 0.24), (0.46, 0.4), (0.5, 0.98), (-0.6, 0.98), (-0.56, 0.44), (-0.34, 0.26)], hide, 0.2,
        grain=0.15, bump=1.3,
    )
    for i in range(4):
        pen.line(
            [(-0.2 + 0.03 * i, 0.42 + 0.12 * i), (0.02, 0.47 + 0.12 * i), (0.24 - 0.03 * i, 0.42 + 0.12 * i)],
            0.012, "ink", 0.1,
        )
    for k in (1, -1):
        pen.blob(
            [
                (k * 0.12 + 0.03, -0.2), (k * 0.26, -0.26), (k * 0.38, -0.44), (k * 0.34, -0.64), (k * 0.28, -0.42),
                (k * 0.14, -0.3),
            ],
            "bone" if c.kind != "ash" else "black",
            0.04,
            bump=1.2,
        )
    face = [
        (0.02, -0.28), (0.15, -0.22), (0.18, -0.08), (0.16, 0.04), (0.14, 0.16), (0.06, 0.26), (-0.04, 0.25),
        (-0.13, 0.14), (-0.17, 0.0), (-0.17, -0.16), (-0.1, -0.26),
    ]
    pen.blob(face, "bone" if c.kind == "skull" else hide, 0.12, grain=0.3, bump=1.3)
    pen.blob(
        [(-0.16, -0.12), (0.03, -0.05), (0.18, -0.13), (0.15, -0.07), (0.03, -0.0), (-0.13, -0.05)], "ink", flat=0.0
    )
    for x, w in ((0.105, 0.026), (-0.05, 0.03)):
        eye(pen, x, -0.045, w, c.eyes, 0.7, 0.5 if x > 0 else -0.5)
    pen.blob([(0.0, 0.07), (0.035, 0.0), (0.07, 0.07), (0.035, 0.06)], "ink", flat=0.0)
    pen.blob([(-0.09, 0.12), (0.03, 0.1), (0.13, 0.12), (0.1, 0.2), (0.03, 0.22), (-0.06, 0.2)], "ink", flat=0.0)
    for i in range(6):
        x = -0.07 + i * 0.036
        pen.plate([(x - 0.013, 0.115), (x, 0.165 + 0.02 * (i in (0, 5))), (x + 0.013, 0.115)], "white", flat=0.95)
        pen.plate([(x - 0.01, 0.205), (x + 0.002, 0.17), (x + 0.012, 0.205)], "white", flat=0.85)
    pen.glow(0.03, 0.15, 0.07, "flame", 0.5)
    if c.kind == "gooey":
        for i in range(9):
            x = -0.5 + i * 0.12
            y = 0.4 + 0.2 * ((i * 7) % 3)
            pen.blob(
                [
                    (x - 0.05, y), (x, y - 0.08), (x + 0.05, y), (x + 0.02, y + 0.16), (x, y + 0.22),
                    (x - 0.02, y + 0.14),
                ],
                c.trim,
                0.05,
                floor=0.1,
            )
            if i % 2:
                eye(pen, x, y, 0.022, c.eyes)
