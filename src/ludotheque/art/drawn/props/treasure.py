"""What is found, won or kept under lock."""

from __future__ import annotations

from ..actors import Actor, actor
from ..pen import Pen
from .kinds import thing


@thing
def chest(q: Pen) -> None:
    q.plate([(-0.55, -0.34), (0.5, -0.34), (0.5, 0), (-0.55, 0)], "wood", 0.06, grain=0.5, kind="wood")
    q.plate([(0.5, -0.34), (0.68, -0.42), (0.68, -0.08), (0.5, 0)], "dark_wood", 0.04)
    q.blob(
        [(-0.56, -0.5), (-0.5, -0.86), (0.0, -0.94), (0.62, -0.92), (0.68, -0.6), (0.52, -0.5)], "dark_wood", 0.1,
        gain=0.5,
    )
    q.plate([(-0.55, -0.36), (-0.42, -0.48), (0.68, -0.5), (0.5, -0.34)], "ink", flat=0.05)
    for i in range(16):
        x = -0.4 + (i % 8) * 0.125
        q.disc(
            x + 0.03 * (i // 8), -0.36 - 0.07 * (i // 8) - 0.02 * (i % 3), 0.075, "gold", 0.03, squash=0.7, floor=0.25
        )
    for x in (-0.4, 0.28):
        q.plate([(x, -0.34), (x + 0.1, -0.34), (x + 0.1, 0), (x, 0)], "iron", 0.02)
    q.box(-0.1, -0.36, 0.14, 0.16, "bronze", 0.03)
    q.glow(0, -0.45, 0.34, "lamp", 0.35)


@thing
def coins(q: Pen) -> None:
    r = q.s.rng
    for x, n in ((-0.5, 3), (0.5, 4), (-0.26, 7), (0.3, 6), (0.02, 9)):
        for i in range(n):
            q.blob(
                [
                    (x - 0.16 + r.normal(0, 0.012), -0.03 - i * 0.07), (x, -0.08 - i * 0.07),
                    (x + 0.16, -0.03 - i * 0.07), (x + 0.15, 0.03 - i * 0.07), (x, 0.07 - i * 0.07),
                    (x - 0.15, 0.03 - i * 0.07),
                ],
                "gold",
                0.03,
                floor=0.12,
            )
        q.disc(x, -0.04 - n * 0.07, 0.13, "gold", 0.02, squash=0.36, floor=0.4)
    for _ in range(7):
        q.disc(r.uniform(-0.8, 0.8), r.uniform(0.0, 0.1), 0.08, "gold", 0.03, squash=0.45, floor=0.25)
    q.glow(0, -0.3, 0.4, "lamp", 0.25)


@thing
def ring(q: Pen) -> None:
    q.ring(0, -0.42, 0.36, 0.12, "gold")
    q.plate([(-0.18, -0.86), (0, -1.1), (0.18, -0.86), (0, -0.72)], "accent", 0.06, floor=0.2)
    q.glow(0, -0.9, 0.3, "lamp", 0.5)


@thing
def crown_on_cushion(q: Pen) -> None:
    q.blob(
        [(-0.7, -0.1), (-0.5, -0.4), (0.0, -0.36), (0.5, -0.4), (0.7, -0.1), (0.6, 0.06), (-0.6, 0.06)], "red", 0.2,
        grain=0.4, kind="fold",
    )
    q.plate(
        [
            (-0.36, -0.4), (-0.44, -0.86), (-0.22, -0.62), (0.0, -0.96), (0.22, -0.62), (0.44, -0.86), (0.36, -0.4),
            (0, -0.34),
        ],
        "gold",
        0.1,
        gain=1.2,
    )
    for x in (-0.44, 0.0, 0.44):
        q.disc(x, -0.9 if x else -1.0, 0.055, "accent", 0.04, floor=0.2)
    q.glow(0, -0.6, 0.4, "lamp", 0.3)


@thing
def crystal_ball(q: Pen) -> None:
    q.plate([(-0.4, 0.04), (-0.26, -0.24), (0.26, -0.24), (0.4, 0.04)], "bronze", 0.06)
    q.disc(0, -0.6, 0.42, "glass", 0.4, floor=0.2)
    q.blob(
        [(-0.2, -0.5), (-0.05, -0.66), (0.16, -0.58), (0.2, -0.72), (0.05, -0.8), (-0.18, -0.7)], "lamp", flat=0.95,
        new=False, alpha=0.6,
    )
    q.glow(0, -0.6, 0.2, "lamp", 0.5)
    q.glow(0, -0.6, 0.5, "lamp", 0.3)


@thing
def dice(q: Pen) -> None:
    """A cup, a table edge, three bones."""
    q.plate([(-0.1, -0.75), (0.36, -0.98), (0.62, -0.52), (0.14, -0.28)], "leather", 0.12)
    q.blob([(-0.1, -0.76), (-0.16, -0.5), (0.12, -0.28), (0.16, -0.52)], "ink", flat=0.03)
    for x, y, a, n in ((-0.5, 0.0, 12, 5), (-0.05, 0.06, -18, 3), (0.4, 0.04, 8, 1)):
        d = q.child(x, y, 0.3, a)
        d.plate([(-0.5, -1.0), (0.5, -1.0), (0.5, 0), (-0.5, 0)], "bone", 0.1, floor=0.2)
        d.plate([(-0.5, -1.0), (-0.3, -1.25), (0.7, -1.25), (0.5, -1.0)], "white", 0.05, floor=0.4)
        d.plate([(0.5, -1.0), (0.7, -1.25), (0.7, -0.25), (0.5, 0)], "bone", 0.05, gain=0.6)
        for px, py in ((0, -0.5), (-0.28, -0.78), (0.28, -0.22), (0.28, -0.78), (-0.28, -0.22))[:n]:
            d.disc(px, py, 0.1, "ink", flat=0.05)


@thing
def mirror(q: Pen) -> None:
    q.rod((0.0, 0.04), (0.0, -0.34), 0.11, "gold", 0.08)
    q.disc(0, -0.74, 0.42, "gold", 0.08, squash=1.1)
    q.disc(0, -0.74, 0.34, "#4A0E12", flat=0.5, squash=1.1)
    q.blob([(-0.2, -0.9), (-0.06, -1.02), (-0.1, -0.84), (-0.22, -0.72)], "white", flat=0.8, new=False, alpha=0.6)
    q.blob([(0.04, -0.72), (0.1, -0.86), (0.16, -0.72), (0.1, -0.64)], "red", 0.05, floor=0.3)
    q.glow(0, -0.74, 0.26, "red", 0.4)


@thing
def lucky_paw(q: Pen) -> None:
    q.cord([(0.0, -1.3), (-0.04, -1.0), (0.0, -0.84)], 0.03, "rope")
    q.rod((-0.13, -0.8), (0.13, -0.8), 0.12, "gold")
    q.blob(
        [
            (-0.13, -0.78), (0.13, -0.78), (0.15, -0.5), (0.3, -0.24), (0.26, -0.04), (0.08, 0.02), (-0.06, -0.1),
            (-0.16, -0.4),
        ],
        "pale_wood",
        0.12,
        grain=0.5,
        kind="strand",
        floor=0.06,
    )
    for i in range(3):
        q.blob(
            [
                (0.08 + 0.07 * i, -0.06 - 0.04 * i), (0.16 + 0.07 * i, 0.06 - 0.06 * i),
                (0.14 + 0.07 * i, -0.08 - 0.04 * i),
            ],
            "ink",
            0.02,
        )


@thing
def statue(q: Pen) -> None:
    q.plate([(-0.4, 0.05), (-0.34, -0.26), (0.34, -0.26), (0.4, 0.05)], "stone", 0.08, grain=0.5)
    x, y = q.at(0, -0.26)
    grey = {**q.p, "cloth": q.p["stone"], "accent": q.p["stone"]}
    actor(
        q.s, grey, Actor("raise", cloth="robe", race="skeleton", hat="hood"), x, y, q.u * 0.95, flip=q.flip,
        far=q.far, shade=q.shade,
    )
