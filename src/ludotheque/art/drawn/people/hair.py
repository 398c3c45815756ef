"""Hair behind and before a face, what hangs at the back, and beards."""

from __future__ import annotations

import numpy as np

from .bust import Bust


def behind(f: Bust) -> None:
    k, pen = f.look, f.pen
    if (
        k.hair in ("long", "wild", "curls", "braid")
        and k.hat not in ("greathelm",)
        and k.race not in ("skeleton", "mummy")
    ):
        low = {"long": 0.38, "wild": 0.3, "curls": 0.24, "braid": 0.12}[k.hair]
        pen.blob(
            [
                (0, -0.26), (0.13, -0.2), (0.155, -0.02), (0.12, low * 0.7), (0.06, low), (-0.15, low),
                (-0.245, low * 0.72), (-0.235, 0.05), (-0.2, -0.16), (-0.12, -0.25),
            ],
            f.hair,
            0.1,
            grain=0.4,
            kind="strand",
            angle=88,
            floor=0.06,
        )
    if k.hat in ("hood", "veil"):
        colour = f.cloth if k.hat == "hood" else f.stuff("linen")
        pen.blob(
            [
                (0.05, -0.37), (0.2, -0.27), (0.23, -0.06), (0.2, 0.16), (0.3, 0.36), (-0.44, 0.42), (-0.33, 0.26),
                (-0.31, 0.0), (-0.25, -0.24), (-0.1, -0.35),
            ],
            colour,
            0.12,
            angle=70,
            bump=1.3,
        )
        pen.blob(
            [
                (0.05, -0.275), (0.15, -0.2), (0.175, -0.05), (0.15, 0.14), (0.1, 0.25), (-0.1, 0.3), (-0.17, 0.16),
                (-0.19, -0.02), (-0.15, -0.19), (-0.05, -0.27),
            ],
            "ink",
            flat=0.0,
        )
    if "quiver" in k.marks:
        for i in range(4):
            pen.line([(-0.28 - i * 0.03, 0.3), (-0.4 - i * 0.035, -0.1 - i * 0.02)], 0.008, "dark_wood", 0.5)
            pen.blob(
                [
                    (-0.39 - i * 0.035, -0.06 - i * 0.02), (-0.38 - i * 0.035, -0.13 - i * 0.02),
                    (-0.42 - i * 0.035, -0.17 - i * 0.02), (-0.43 - i * 0.035, -0.1 - i * 0.02),
                ],
                f.trim,
                0.02,
            )
        pen.rod((-0.26, 0.34), (-0.35, 0.1), 0.15, "leather", 0.17)
    if "wings" in k.marks:
        for side, reach in ((1, 0.5), (-1, 0.66)):
            for i in range(6):
                a = i / 5
                tip = (side * (reach - 0.16 * a), -0.42 + 0.72 * a)
                pen.blob(
                    [
                        (side * 0.16, 0.25 + 0.1 * a), (side * 0.34, -0.05 + 0.4 * a), tip,
                        (side * 0.3, 0.16 + 0.36 * a),
                    ],
                    "white",
                    0.04,
                    angle=60,
                    floor=0.1,
                )


def beard(f: Bust) -> None:
    pen, c, k = f.pen, f.c, f.look
    if k.beard in (None, "none") or k.hat in ("greathelm", "plague", "gas") or "scarf" in k.marks:
        return
    hair = f.hair
    if k.beard == "stubble":
        pen.blob(
            [
                (-0.12, 0.07), (c - 0.05, 0.09), (c, 0.08), (c + 0.06, 0.085), (0.11, 0.09), (0.09, 0.18),
                (c, 0.198), (-0.07, 0.16),
            ],
            hair,
            flat=0.2,
            new=False,
            alpha=0.3,
        )
        return
    end = {"full": 0.275, "long": 0.47, "goatee": 0.26}.get(k.beard, 0.2)
    if k.beard == "goatee":
        pen.blob(
            [
                (c - 0.05, 0.13), (c, 0.14), (c + 0.045, 0.128), (c + 0.05, 0.18), (c + 0.03, end),
                (c - 0.02, end - 0.02), (c - 0.045, 0.19),
            ],
            hair,
            0.04,
            grain=0.4,
            kind="strand",
            angle=85,
            floor=0.12,
        )
    elif k.beard in ("full", "long"):
        pen.blob(
            [
                (-0.135, -0.01), (-0.1, 0.05), (c - 0.055, 0.085), (c - 0.03, 0.135), (c + 0.01, 0.14),
                (c + 0.045, 0.132), (c + 0.06, 0.088), (0.124, 0.05), (0.118, 0.15), (c + 0.05, end * 0.92),
                (c, end), (c - 0.06, end * 0.93), (-0.13, 0.16),
            ],
            hair,
            0.06,
            grain=0.4,
            kind="strand",
            angle=85,
            floor=0.12,
        )
        for i in range(3):
            x = c - 0.05 + i * 0.04
            pen.line(
                [(x, 0.17), (x + 0.006, 0.2 + (end - 0.2) * 0.4), (x - 0.004, end * 0.95)], 0.005, "ink", 0.1,
                alpha=0.5,
            )
    pen.blob(
        [
            (c + 0.004, 0.082), (c + 0.045, 0.088), (c + 0.075 - 0.02 * f.t, 0.122), (c + 0.036, 0.112),
            (c + 0.006, 0.102), (c - 0.036, 0.114), (c - 0.078, 0.126), (c - 0.046, 0.088),
        ],
        hair,
        flat=0.35,
        angle=85,
    )


def hair_front(f: Bust) -> None:
    k, pen, c = f.look, f.pen, f.c
    if (
        k.hair == "bald"
        or k.hat
        in ("hood", "helm", "horned", "greathelm", "aviator", "bandana", "veil", "plague", "gas", "turban", "mitre")
        or k.race in ("skeleton", "mummy")
    ):
        return
    part = float(f.r.uniform(-0.03, 0.05))
    over = {"wild": 1.2, "curls": 1.12}.get(k.hair or "", 1.0)
    outer = [
        (0.146, -0.075), (0.165, -0.15), (0.115, -0.25), (0.015, -0.287), (-0.1, -0.268), (-0.178, -0.17),
        (-0.185, -0.04), (-0.15, 0.05),
    ]
    outer = [(x * over, y * (over if y < -0.1 else 1)) for x, y in outer]
    if k.hair == "wild":
        outer = [
            q
            for i, (x, y) in enumerate(outer)
            for q in ((x, y), (x * f.r.uniform(1.0, 1.2) + 0.01, y * f.r.uniform(1.02, 1.2) - 0.02))
        ][:-1]
    inner = [
        (-0.116, 0.035), (-0.104, -0.06), (-0.075 + c * 0.6, -0.145), (c * 0.8 + part, -0.178), (c + 0.05, -0.155),
        (0.13, -0.105),
    ]
    pen.blob([*outer, *inner], f.hair, 0.06, grain=0.4, kind="strand", angle=75, floor=0.08)
    if k.hair == "curls":
        for i in range(9):
            a = 2.9 - i * 0.33
            pen.disc(float(np.cos(a)) * 0.19 - 0.01, -0.09 - float(np.sin(a)) * 0.18, 0.045, f.hair, 0.04, floor=0.06)
    if k.hair == "bun":
        pen.disc(-0.15, -0.24, 0.07, f.hair, 0.05, grain=0.4, kind="strand")
    if k.hair == "mohawk":
        pen.blob(
            [(0.1, -0.2), (0.13, -0.34), (0.0, -0.4), (-0.13, -0.36), (-0.2, -0.2), (-0.1, -0.25)], f.trim, 0.04,
            grain=0.4, kind="strand",
        )
    if k.hair in ("long", "braid"):
        pen.blob(
            [(-0.13, -0.12), (-0.17, 0.0), (-0.19, 0.18), (-0.2, 0.36), (-0.13, 0.4), (-0.1, 0.2), (-0.112, 0.02)],
            f.hair, 0.04, grain=0.4, kind="strand", angle=86, floor=0.08,
        )
        if k.hair == "braid":
            for i in range(4):
                pen.disc(-0.165 + 0.008 * i, 0.3 + 0.065 * i, 0.042 - 0.004 * i, f.hair, 0.03, floor=0.08)
