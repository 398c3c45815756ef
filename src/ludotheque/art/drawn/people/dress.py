"""Clothes, as they look over a chest, by the word that names them."""

from __future__ import annotations

from collections.abc import Callable

from ...scene import mix
from .bust import Bust

DRESSES: dict[str, Callable[[Bust], None]] = {}


def dress(draw: Callable[[Bust], None]) -> Callable[[Bust], None]:
    DRESSES[draw.__name__] = draw
    return draw


@dress
def cloak(f: Bust) -> None:
    pen, c = f.pen, f.c
    pen.blob(
        [
            (-0.26, 0.27), (-0.1, 0.25), (c * 0.4, 0.34), (0.12, 0.26), (0.22, 0.28), (0.25, 0.36),
            (c + 0.05, 0.46), (c - 0.04, 0.46), (-0.3, 0.38),
        ],
        f.cloth,
        0.05,
        angle=20,
        bump=1.2,
    )
    pen.disc(c + 0.01, 0.42, 0.036, "gold", 0.03, floor=0.15)
    if f.look.level >= 2:
        for i in range(7):
            pen.disc(-0.26 + i * 0.085, 0.315 + 0.09 * (1 - abs(i - 3.2) / 3.2), 0.02, "gold", 0.02)


@dress
def robe(f: Bust) -> None:
    pen, c = f.pen, f.c
    pen.plate([(c - 0.02, 0.3), (c + 0.05, 0.3), (c + 0.09, 0.97), (c - 0.05, 0.97)], f.trim, 0.03, angle=80)
    pen.blob(
        [
            (-0.2, 0.25), (-0.08, 0.23), (c * 0.5, 0.31), (0.12, 0.24), (0.19, 0.26), (0.14, 0.34),
            (c + 0.02, 0.39), (-0.14, 0.35),
        ],
        f.trim,
        0.04,
        angle=20,
    )
    if f.look.level >= 2:
        pen.disc(c + 0.02, 0.45, 0.055, "gold", 0.03)
        pen.disc(c + 0.02, 0.45, 0.03, "lamp", 0.02, floor=0.3)


@dress
def armour(f: Bust) -> None:
    pen, c, p = f.pen, f.c, f.p
    metal = mix(f.cloth, p["steel"], 0.72) if f.look.level < 3 else mix(p["gold"], p["steel"], 0.35)
    pen.blob(
        [(-0.24, 0.36), (c, 0.33), (0.24, 0.36), (0.31, 0.55), (0.26, 0.97), (-0.28, 0.97), (-0.33, 0.56)], metal,
        0.16, angle=50, bump=1.3, gain=1.1,
    )
    pen.line([(c + 0.03, 0.36), (c + 0.06, 0.6), (c + 0.05, 0.97)], 0.009, "ink", 0.05)
    for k, far in ((1, 0.86), (-1, 1.1)):
        for i in range(3):
            x, y = k * (0.24 + 0.055 * i) * far, 0.325 + i * 0.075
            pen.blob(
                [
                    (x - k * 0.07, y), (x + k * 0.06, y - 0.02), (x + k * 0.17 * far, y + 0.08),
                    (x + k * 0.19 * far, y + 0.17), (x + k * 0.04, y + 0.13), (x - k * 0.05, y + 0.1),
                ],
                metal,
                0.06,
                angle=60,
                gain=1.15,
            )
        if f.look.level >= 3:
            pen.blob([(k * 0.36 * far, 0.33), (k * 0.46 * far, 0.18), (k * 0.44 * far, 0.36)], metal, 0.03)
    pen.blob(
        [(-0.15, 0.235), (c * 0.5, 0.31), (0.14, 0.24), (0.17, 0.32), (c, 0.41), (-0.19, 0.33)], metal, 0.05, gain=1.1
    )
    if f.look.level >= 2:
        pen.disc(c + 0.02, 0.52, 0.06, f.trim, 0.03)


@dress
def fur(f: Bust) -> None:
    pen = f.pen
    for i in range(11):
        x = -0.42 + i * 0.078
        y = 0.33 + 0.1 * (1 - abs(x + 0.02) * 2.2)
        pen.blob(
            [
                (x - 0.07, y - 0.06), (x + 0.01, y - 0.1), (x + 0.075, y - 0.05), (x + 0.05, y + 0.1),
                (x + 0.0, y + 0.16), (x - 0.05, y + 0.08),
            ],
            "fur" if f.look.level < 3 else "grey_fur",
            0.05,
            grain=0.5,
            kind="strand",
            angle=80,
            floor=0.06,
        )
    pen.disc(f.c + 0.01, 0.5, 0.035, "gold", 0.03)


@dress
def shirt(f: Bust) -> None:
    pen, c = f.pen, f.c
    pen.blob([(c - 0.06, 0.27), (c + 0.08, 0.28), (c + 0.03, 0.47), (c, 0.47)], f.skin, 0.05, gain=0.9)
    pen.plate([(-0.38, 0.36), (-0.3, 0.33), (0.26, 0.95), (0.14, 0.97)], "leather", 0.03, angle=50)
    if f.look.level >= 2:
        for i in range(3):
            pen.disc(-0.25 + i * 0.11, 0.46 + i * 0.13, 0.024, "gold", 0.02)
        metal = f.p["steel"] if f.look.level == 2 else f.p["gold"]
        for i in range(3):  # one armoured shoulder
            x, y = -0.3 - 0.05 * i, 0.31 + 0.075 * i
            pen.blob(
                [
                    (x + 0.08, y), (x - 0.06, y - 0.02), (x - 0.19, y + 0.08), (x - 0.21, y + 0.17),
                    (x - 0.04, y + 0.14), (x + 0.06, y + 0.1),
                ],
                metal,
                0.06,
                angle=60,
                gain=1.15,
            )
        if f.look.level >= 3:
            for x in (-0.44, -0.34):
                pen.blob([(x - 0.035, 0.34), (x - 0.02, 0.16), (x + 0.035, 0.33)], metal, 0.03)


@dress
def coat(f: Bust) -> None:
    pen, c = f.pen, f.c
    pen.plate(
        [(c - 0.07, 0.25), (c + 0.01, 0.3), (c + 0.08, 0.25), (c + 0.06, 0.97), (c - 0.02, 0.97)], "paper", flat=0.88
    )
    if f.look.woman:
        pen.blob(
            [
                (c - 0.1, 0.235), (c, 0.3), (c + 0.1, 0.235), (c + 0.13, 0.3), (c + 0.05, 0.37), (c + 0.06, 0.46),
                (c, 0.39), (c - 0.07, 0.45), (c - 0.05, 0.37), (c - 0.13, 0.3),
            ],
            f.trim,
            flat=0.66,
        )
    elif "bowtie" in f.look.marks:
        pen.blob(
            [(c, 0.305), (c + 0.08, 0.27), (c + 0.085, 0.34), (c, 0.318), (c - 0.075, 0.34), (c - 0.07, 0.27)],
            "ink", 0.02,
        )
    else:
        pen.plate(
            [
                (c - 0.02, 0.3), (c + 0.024, 0.3), (c + 0.02, 0.345), (c + 0.045, 0.6), (c + 0.02, 0.85),
                (c - 0.02, 0.6), (c - 0.01, 0.345),
            ],
            f.trim,
            flat=0.66,
        )
    for k in (-1, 1):
        pen.plate(
            [
                (c * 0.6 + k * 0.09, 0.2), (c * 0.6 + k * 0.17, 0.3), (c * 0.5 + k * 0.25, 0.44),
                (c * 0.6 + k * 0.18, 0.5), (c + k * 0.035, 0.97), (c + k * 0.05, 0.5),
            ],
            f.cloth,
            0.04,
            angle=70 * k,
            bump=1.2,
        )


@dress
def jacket(f: Bust) -> None:
    pen, c = f.pen, f.c
    pen.plate([(c - 0.06, 0.25), (c + 0.08, 0.25), (c + 0.05, 0.97), (c - 0.03, 0.97)], "linen", flat=0.8)
    for k in (-1, 1):
        pen.blob(
            [
                (c * 0.6 + k * 0.07, 0.2), (c * 0.6 + k * 0.2, 0.26), (c * 0.6 + k * 0.25, 0.36),
                (c * 0.6 + k * 0.1, 0.42), (c + k * 0.05, 0.34),
            ],
            "fur",
            0.05,
            grain=0.5,
            kind="strand",
        )
        pen.plate(
            [(c + k * 0.06, 0.38), (c + k * 0.2, 0.38), (c + k * 0.24, 0.97), (c + k * 0.04, 0.97)], "leather",
            0.04, angle=70 * k,
        )
