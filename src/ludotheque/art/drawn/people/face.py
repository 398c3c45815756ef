"""Eyes, nose, mouth, and the marks life left."""

from __future__ import annotations

import numpy as np

from ...scene import Field, mix, rgb
from .bust import Bust
from .look import MOODS

IRISES = ("#4A6A86", "#5A7A4A", "#6A4A2A", "#3A2A20", "#7A6A3A")
LIDS = {  # of an eye: how high the upper lid, how low the lower one, where the lid is highest
    "almond": (1.0, 1.0, -0.2),
    "round": (1.28, 1.5, 0.0),
    "hooded": (0.78, 0.8, 0.25),
}


def features(f: Bust) -> None:
    """Everything in a face that is nobody else's."""
    for far_eye in (True, False):
        if "cyclops" in f.look.marks and far_eye:
            continue
        eye(f, far_eye)
    nose(f)
    mouth(f)
    age(f)
    if f.look.race in ("orc", "troll"):
        for x in (f.c - 0.03, f.c + 0.036):
            f.pen.blob([(x - 0.01, 0.125), (x + 0.002, 0.075), (x + 0.012, 0.125)], "bone", 0.01, floor=0.2)
    if f.look.race == "demon":
        for x in (f.c - 0.07, f.c + 0.07):
            f.pen.blob([(x - 0.025, -0.2), (x + (x - f.c) * 0.6, -0.34), (x + 0.025, -0.2)], "bone", 0.02)
    face_marks(f)


def eye(f: Bust, far_eye: bool) -> None:
    pen, c, t, k = f.pen, f.c, f.t, f.look
    inner, outer, lid, _, _ = MOODS[k.mood]
    lone = "cyclops" in k.marks
    way = 1 if far_eye else -1
    squeeze = 1 - 0.36 * t
    ex = c + (0.068 * (1 - 0.34 * t) + f.wide_set if far_eye else -0.064 - f.wide_set)
    hw, ey = (0.04 * squeeze if far_eye else 0.042) * f.eye, -0.034
    if lone:
        ex, hw, ey = c, 0.066, -0.05
    high, low, peak = LIDS[f.eye_shape]
    up = 0.017 * lid * f.eye * high * (2.2 if lone else 1.0)
    down = 0.0115 * low * (1.5 if lone else 1.0)
    if f.dark:  # a lighter lid, or the eye drowns in the shadow
        pen.blob(
            [(ex - hw * 1.3, ey), (ex, ey - up - 0.02), (ex + hw * 1.3, ey), (ex, ey + down + 0.012)],
            f.skin * 1.12, flat=0.62, new=False, alpha=0.55,
        )
    rim = [(ex - hw, ey + 0.002), (ex + hw * peak, ey - up), (ex + hw, ey), (ex, ey + down)]
    pen.blob(rim, "ink", flat=0.02, new=False)
    if k.woman:  # lashes
        sweep = [
            (ex - hw * 1.05, ey), (ex, ey - up * 1.05), (ex + hw * 1.12, ey - 0.004),
            (ex + way * hw * 1.4, ey - 0.014),
        ]
        pen.line(sweep, 0.009, "ink", 0.0)
    if k.eyes:
        pen.blob(
            [(ex - hw * 0.8, ey + 0.002), (ex, ey - up * 0.62), (ex + hw * 0.8, ey + 0.002), (ex, ey + down)],
            k.eyes, flat=1.0, new=False,
        )
        pen.glow(ex, ey, 0.016, k.eyes, 0.9)
        pen.glow(ex, ey, 0.05, k.eyes, 0.4)
    else:
        eyeball(f, ex, ey, hw, up, down, far_eye)
    if f.eye_shape == "hooded":
        pen.line([(ex - hw, ey - 0.008), (ex, ey - up - 0.011), (ex + hw, ey - 0.012)], 0.005, "ink", 0.15, alpha=0.7)
    elif f.eye_shape == "round":
        pen.line(
            [(ex - hw * 0.8, ey - 0.012), (ex, ey - up - 0.007), (ex + hw, ey - 0.01)], 0.004, "ink", 0.2, alpha=0.6
        )
    brow(f, ex, ey, hw, way, inner, outer)
    if k.age == "old":
        pen.line([(ex - hw, ey + 0.024), (ex, ey + 0.031), (ex + hw * 0.8, ey + 0.025)], 0.005, "ink", 0.1, alpha=0.7)


def eyeball(f: Bust, ex: float, ey: float, hw: float, up: float, down: float, far_eye: bool) -> None:
    pen = f.pen
    white = "paper" if f.look.race != "zombie" else "lamp"
    lit = 0.92 if far_eye else 0.72 if f.dark else 0.55
    ball = [(ex - hw * 0.74, ey + 0.004), (ex, ey - up * 0.5), (ex + hw * 0.78, ey + 0.003), (ex, ey + down)]
    pen.blob(ball, white, flat=lit, new=False)
    ix = ex + 0.006 * f.t + 0.004
    r = 0.0135 * f.eye * (1.12 if f.eye_shape == "round" else 1.0)
    iris = mix(rgb(IRISES[int(f.look.skin or 0) // 2 + 2 if f.dark else int(f.nose * 100) % 5]), rgb("#1A1210"), 0.25)
    pen.disc(ix, ey, r, iris, flat=0.5, squash=1.05, new=False)
    pen.disc(ix, ey, r * 0.62, "ink", flat=0.0, squash=1.05, new=False)
    pen.disc(ix + 0.004, ey - 0.005, r * 0.3, "white", flat=1.0, new=False)


def brow(f: Bust, ex: float, ey: float, hw: float, way: int, inner: float, outer: float) -> None:
    a, b = (ex - way * hw * 1.1, ey - 0.032 + inner), (ex + way * hw * 1.2, ey - 0.032 + outer)
    thick = 0.012 * f.brow
    arch = {"almond": 0.014, "round": 0.02, "hooded": 0.006}[f.eye_shape]
    top = ((a[0] + b[0]) / 2 + way * 0.01, min(a[1], b[1]) - arch)
    hair = f.hair * 0.6 if not f.dark else f.hair * 0.4
    f.pen.blob([a, top, b, (top[0], top[1] + thick), (a[0], a[1] + thick * 1.3)], hair, flat=0.06, new=False)


def nose(f: Bust) -> None:
    """Straight, hooked, snub or broad: the ridge, the shadow beside it, the wing."""
    pen, c, t, n = f.pen, f.c, f.t, f.nose
    shape = f.nose_shape
    reach = {"straight": 1.0, "hooked": 1.12, "snub": 0.86, "broad": 0.94}[shape]
    tip = (
        c + 0.03 + 0.052 * t * n * reach,
        {"straight": 0.044, "hooked": 0.054, "snub": 0.036, "broad": 0.046}[shape],
    )
    wing = 0.008 if shape == "broad" else 0.0
    side = [
        (c - 0.024, -0.03), (c + 0.006, -0.01), (c + 0.01 + 0.024 * t, 0.024), (tip[0] - 0.008, tip[1] + 0.008),
        (c + 0.012, 0.068), (c - 0.028 - wing, 0.06), (c - 0.03 - wing, 0.036),
    ]
    pen.blob(side, f.skin * 0.85, flat=f.shadow + 0.08, new=False, alpha=0.45 if f.look.woman else 1.0)
    bridge = {"straight": 0.0, "hooked": 0.016, "snub": -0.012, "broad": 0.0}[shape]
    ridge = [
        (c + 0.024 + 0.026 * t, -0.05), (c + 0.022 + 0.034 * t * n + bridge * t, -0.008), (tip[0], tip[1] - 0.006),
        (tip[0] - 0.006, tip[1] + 0.014), (c + 0.016, 0.066),
    ]
    pen.line(ridge, 0.0065, "ink", 0.05)
    nostril = [(c - 0.026 - wing, 0.054), (c - 0.008, 0.062), (c + 0.006 + wing, 0.067), (c - 0.018 - wing, 0.068)]
    pen.blob(nostril, "ink", flat=0.0, new=False)


def mouth(f: Bust) -> None:
    pen, c, t, k = f.pen, f.c, f.t, f.look
    _, _, _, corner, gape = MOODS[k.mood]
    squeeze = 1 - 0.36 * t
    far_x, near_x, my = c + (0.05 * squeeze + 0.012 * t) * f.mouth, c - 0.044 * f.mouth, 0.115
    lip: Field = f.p["lips"] if k.woman else f.skin * np.array([0.72, 0.52, 0.5], np.float32)
    fat = (1.35 if k.woman else 0.9) * f.lip
    lips = [
        (near_x, my - corner), (c - 0.008, my - 0.01 * fat), (c + 0.01, my - 0.006), (c + 0.022, my - 0.01 * fat),
        (far_x, my - corner), (c + 0.014, my + 0.018 * fat), (c - 0.01, my + 0.016 * fat),
    ]
    pen.blob(lips, lip, flat=0.6 if k.woman else 0.34, new=False)
    if gape:
        hole = [(near_x + 0.008, my), (c, my - 0.008), (far_x - 0.008, my), (c + 0.008, my + 0.03 * gape)]
        pen.blob(hole, "ink", flat=0.0, new=False)
        pen.line([(near_x + 0.014, my - 0.001), (c, my - 0.004), (far_x - 0.014, my)], 0.008, "paper", 0.9)
    else:
        pen.line(
            [(near_x, my - corner), (c - 0.006, my + 0.001), (c + 0.02, my), (far_x, my - corner * 1.4)], 0.006,
            "ink", 0.02,
        )
    pen.line([(c - 0.02, 0.148), (c + 0.01, 0.152), (c + 0.03, 0.147)], 0.005, "ink", 0.1, alpha=0.6)


def age(f: Bust) -> None:
    pen, c = f.pen, f.c
    squeeze = 1 - 0.36 * f.t
    if f.look.age != "old" and f.look.face != "gaunt":
        return
    pen.line([(c - 0.05, 0.06), (c - 0.066, 0.09), (c - 0.062, 0.125)], 0.006, "ink", 0.08, alpha=0.8)
    pen.line([(c + 0.04 * squeeze + 0.02, 0.062), (c + 0.06 * squeeze + 0.016, 0.09)], 0.005, "ink", 0.08, alpha=0.6)
    for y in (-0.12, -0.14):
        pen.line([(c - 0.05, y), (c, y - 0.006), (c + 0.05, y)], 0.004, "ink", 0.2, alpha=0.5)


def skull(f: Bust) -> None:
    pen, c, t = f.pen, f.c, f.t
    for ex, w in ((c + 0.062 - 0.012 * t, 0.036 - 0.01 * t), (c - 0.06, 0.042)):
        pen.blob(
            [
                (ex - w, -0.045), (ex, -0.072), (ex + w, -0.045), (ex + w * 0.8, -0.002), (ex, 0.012),
                (ex - w * 0.9, -0.004),
            ],
            "ink",
            flat=0.0,
        )
        if f.look.eyes:
            pen.disc(ex, -0.03, 0.011, f.look.eyes, flat=1.0, new=False)
            pen.glow(ex, -0.03, 0.035, f.look.eyes, 0.7)
    pen.blob([(c - 0.012, 0.06), (c + 0.012, 0.015), (c + 0.03, 0.06), (c + 0.008, 0.05)], "ink", flat=0.0)
    pen.line([(c - 0.085, 0.118), (c, 0.125), (c + 0.07, 0.116)], 0.007, "ink", 0.0)
    for i in range(7):
        x = c - 0.07 + i * 0.022
        pen.line([(x, 0.1), (x, 0.142)], 0.005, "ink", 0.0)
    pen.blob([(-0.1, 0.03), (-0.05, 0.06), (-0.06, 0.1), (-0.11, 0.085)], "ink", flat=0.06)


def face_marks(f: Bust) -> None:
    pen, c, t, marks = f.pen, f.c, f.t, f.look.marks
    if "scar" in marks:
        pen.line([(c - 0.085, -0.1), (c - 0.062, -0.02), (c - 0.07, 0.07)], 0.008, "#A33A2A", 0.5)
    if "paint" in marks:
        for y in (0.02, 0.045):
            pen.line([(c - 0.1, y), (c - 0.03, y + 0.012)], 0.016, f.trim, 0.6)
        pen.line([(c + 0.06, 0.025), (c + 0.105 - 0.02 * t, 0.018)], 0.016, f.trim, 0.7)
    if "patch" in marks:
        pen.line([(-0.15, -0.02), (c - 0.02, -0.08), (c + 0.1, -0.15)], 0.012, "ink", 0.03)
        pen.blob(
            [(c - 0.105, -0.06), (c - 0.02, -0.07), (c - 0.022, -0.01), (c - 0.065, 0.012), (c - 0.1, -0.02)],
            "ink", flat=0.03,
        )
    if "glasses" in marks:
        for ex, w in ((c + 0.066 - 0.02 * t, 0.048 - 0.014 * t), (c - 0.062, 0.052)):
            pen.ring(ex, -0.03, w, 0.009, "gold", squash=0.86)
            pen.blob(
                [(ex - w * 0.7, -0.03), (ex, -0.03 - w * 0.7), (ex + w * 0.7, -0.03), (ex, -0.03 + w * 0.6)],
                "lamp", flat=0.95, new=False, alpha=0.45,
            )
    if "mask" in marks:
        pen.blob(
            [
                (-0.14, -0.07), (c - 0.02, -0.06), (c + 0.06, -0.075), (0.14, -0.06), (0.135, -0.01),
                (c + 0.07, 0.022), (c + 0.018, -0.008), (c - 0.06, 0.026), (-0.13, 0.0),
            ],
            "ink",
            flat=0.05,
        )
        for ex, w in ((c + 0.066 - 0.022 * t, 0.022), (c - 0.06, 0.028)):
            pen.blob([(ex - w, -0.034), (ex, -0.046), (ex + w, -0.034), (ex, -0.022)], "paper", flat=0.95, new=False)
    if "scarf" in marks:
        pen.blob(
            [(-0.14, 0.045), (c, 0.035), (0.135, 0.04), (0.14, 0.2), (0.02, 0.29), (-0.17, 0.24)], f.trim, 0.06,
            angle=20,
        )
        pen.line([(-0.1, 0.12), (c, 0.14), (0.11, 0.1)], 0.007, "ink", 0.0)
    if "bandage" in marks:
        for i, y in enumerate((-0.2, -0.15, -0.1, 0.02, 0.075, 0.13)):
            pen.plate(
                [
                    (-0.15, y - 0.02), (0.146, y - 0.03 + 0.02 * (i % 2)), (0.144, y + 0.015 + 0.02 * (i % 2)),
                    (-0.15, y + 0.03),
                ],
                "linen",
                0.01,
                floor=0.15,
            )
    if "goggles" in marks:
        for ex, w in ((c + 0.07 - 0.02 * t, 0.042), (c - 0.062, 0.05)):
            pen.disc(ex, -0.035, w, "iron", 0.02)
            pen.disc(ex, -0.035, w * 0.7, "lamp", 0.02, floor=0.25)
