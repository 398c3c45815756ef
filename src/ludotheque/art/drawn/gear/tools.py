"""Staffs, lights, books, instruments."""

from __future__ import annotations

from ..pen import Pen
from .kinds import gear


@gear
def staff(pen: Pen, level: int = 1) -> None:
    pen.cord([(0.0, 0.6), (-0.01, 0.1), (0.012, -0.3), (0, -0.56)], 0.036, "dark_wood")
    for k in (1, -1):
        pen.cord([(0, -0.54), (k * 0.075, -0.62), (k * 0.05, -0.74)], 0.024, "dark_wood" if level < 3 else "gold")
    pen.disc(0, -0.66, 0.05 + 0.012 * level, "lamp", 0.05, floor=0.35)
    pen.glow(0, -0.66, 0.05, "lamp", 0.5)
    pen.glow(0, -0.66, 0.15 + 0.03 * level, "lamp", 0.4)


@gear
def wand(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.12), (0, -0.34), 0.03, "dark_wood", 0.016)
    pen.glow(0, -0.38, 0.03, "lamp", 1.0)
    pen.glow(0, -0.38, 0.13, "lamp", 0.6)


@gear
def torch(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.28), (0, -0.24), 0.05, "dark_wood", 0.07)
    for w, top, colour in ((0.1, -0.56, "ember"), (0.07, -0.48, "flame"), (0.04, -0.4, "lamp")):
        pen.blob(
            [(0, -0.2), (-w, -0.28), (-w * 0.4, -0.38), (w * 0.1, top), (w * 0.7, -0.36), (w, -0.27)], colour,
            flat=1.0,
        )
    pen.glow(0, -0.32, 0.1, "flame", 0.6)


@gear
def lantern(pen: Pen, level: int = 1) -> None:
    pen.ring(0, -0.36, 0.07, 0.014, "iron")
    pen.plate([(-0.1, -0.28), (0, -0.36), (0.1, -0.28), (0.08, -0.26), (-0.08, -0.26)], "iron", 0.02)
    pen.box(-0.08, -0.27, 0.16, 0.21, "lamp", flat=1.0)
    for x in (-0.08, 0.0, 0.08):
        pen.line([(x, -0.27), (x, -0.06)], 0.014, "ink", 0.05)
    pen.box(-0.1, -0.07, 0.2, 0.035, "iron")
    pen.glow(0, -0.17, 0.17, "lamp", 0.7)


@gear
def book(pen: Pen, level: int = 1) -> None:
    pen.plate(
        [(-0.19, -0.02), (-0.16, -0.24), (0.01, -0.18), (0.18, -0.26), (0.21, -0.03), (0.01, 0.05)], "accent", 0.03
    )
    pen.blob(
        [(-0.16, -0.05), (-0.14, -0.24), (-0.06, -0.26), (0.01, -0.19), (0.01, 0.02), (-0.08, -0.06)], "paper",
        0.02, floor=0.3,
    )
    pen.blob(
        [(0.01, 0.02), (0.01, -0.19), (0.08, -0.27), (0.16, -0.26), (0.19, -0.06), (0.1, -0.07)], "paper", 0.02,
        floor=0.2,
    )
    for y in (-0.2, -0.16, -0.12):
        pen.line([(-0.12, y), (-0.03, y + 0.03)], 0.008, "ink", 0.2, smooth=False)
        pen.line([(0.05, y + 0.03), (0.14, y - 0.01)], 0.008, "ink", 0.2, smooth=False)
    if level > 1:
        pen.glow(0.01, -0.2, 0.12, "lamp", 0.5)


@gear
def potion(pen: Pen, level: int = 1) -> None:
    pen.blob(
        [
            (-0.1, -0.08), (-0.035, -0.2), (-0.035, -0.3), (0.035, -0.3), (0.035, -0.2), (0.1, -0.08), (0.08, 0.0),
            (-0.08, 0.0),
        ],
        "glass",
        0.05,
        floor=0.2,
    )
    pen.blob([(-0.09, -0.09), (0, -0.1), (0.09, -0.09), (0.075, -0.01), (-0.075, -0.01)], "accent", 0.04, floor=0.25)
    pen.box(-0.03, -0.35, 0.06, 0.06, "pale_wood")
    pen.glow(0, -0.05, 0.1, "accent", 0.35)


@gear
def crystal(pen: Pen, level: int = 1) -> None:
    pen.disc(0, -0.13, 0.12 + 0.012 * level, "glass", 0.11, floor=0.25)
    pen.glow(0, -0.13, 0.05, "lamp", 0.5)
    pen.glow(0, -0.13, 0.17, "lamp", 0.4)


@gear
def cane(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.6), (0, -0.1), 0.03, "black")
    pen.disc(0, -0.12, 0.05, "gold", 0.04)


@gear
def camera(pen: Pen, level: int = 1) -> None:
    pen.box(-0.16, -0.2, 0.32, 0.2, "black", 0.03, floor=0.08)
    pen.box(-0.05, -0.26, 0.12, 0.06, "iron")
    pen.disc(0, -0.1, 0.085, "steel", 0.03)
    pen.disc(0, -0.1, 0.05, "ink", 0.04, gain=0.6)
    pen.disc(0.2, -0.24, 0.085, "lamp", 0.05, floor=0.4)
    pen.glow(0.2, -0.24, 0.12, "lamp", 0.6)


@gear
def lens(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.14), (0, -0.1), 0.036, "dark_wood")
    pen.disc(0, -0.24, 0.12, "glass", 0.1, floor=0.4)
    pen.ring(0, -0.24, 0.13, 0.026, "gold")


@gear
def compass(pen: Pen, level: int = 1) -> None:
    pen.disc(0, -0.1, 0.12, "gold", 0.04)
    pen.disc(0, -0.1, 0.095, "paper", flat=0.95)
    pen.plate([(-0.02, -0.1), (0.03, -0.18), (0.02, -0.1), (-0.03, -0.02)], "red", flat=0.6)


@gear
def flask(pen: Pen, level: int = 1) -> None:
    pen.plate(
        [(-0.11, 0.0), (-0.03, -0.17), (-0.03, -0.3), (0.03, -0.3), (0.03, -0.17), (0.11, 0.0)], "glass", 0.04,
        floor=0.25,
    )
    pen.plate([(-0.1, -0.01), (-0.055, -0.1), (0.055, -0.1), (0.1, -0.01)], "green", 0.03, floor=0.3)
    pen.glow(0, -0.34, 0.07, "green", 0.4)


@gear
def horn(pen: Pen, level: int = 1) -> None:
    pen.blob(
        [
            (-0.02, 0.04), (0.06, -0.08), (0.2, -0.16), (0.34, -0.3), (0.42, -0.16), (0.28, -0.02), (0.12, 0.04),
            (0.0, 0.08),
        ],
        "bone",
        0.05,
        bump=1.2,
    )
    pen.rod((0.33, -0.31), (0.43, -0.15), 0.036, "gold")


@gear
def drum(pen: Pen, level: int = 1) -> None:
    pen.plate([(-0.2, -0.02), (0.2, -0.02), (0.17, 0.3), (-0.17, 0.3)], "red", 0.08)
    pen.disc(0, -0.03, 0.2, "linen", 0.06, squash=0.36, floor=0.3)


@gear
def banner(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.6), (0, -0.8), 0.028, "wood")
    pen.blob(
        [(0.01, -0.76), (0.16, -0.72), (0.34, -0.78), (0.36, -0.5), (0.3, -0.36), (0.14, -0.4), (0.01, -0.36)],
        "accent", 0.06, angle=80,
    )


@gear
def coins(pen: Pen, level: int = 1) -> None:
    pen.blob(
        [(-0.12, -0.02), (-0.08, -0.16), (-0.03, -0.2), (0.04, -0.2), (0.09, -0.15), (0.13, -0.01), (0.0, 0.05)],
        "leather", 0.07,
    )
    for i, x in enumerate((-0.05, 0.0, 0.05)):
        pen.disc(x, -0.22 - 0.02 * (i % 2), 0.035, "gold", 0.02, floor=0.2)


@gear
def cards(pen: Pen, level: int = 1) -> None:
    for i in range(4):
        q = pen.child(0, 0.02, 1, -26 + i * 17)
        q.box(-0.055, -0.26, 0.11, 0.2, "paper", 0.02, floor=0.25)
        q.disc(0, -0.17, 0.024, ("red", "ink")[i % 2], flat=0.5)


@gear
def key(pen: Pen, level: int = 1) -> None:
    pen.ring(0, -0.1, 0.06, 0.026, "gold")
    pen.rod((0, -0.16), (0, -0.4), 0.026, "gold")
    for y in (-0.38, -0.32):
        pen.rod((0, y), (0.07, y), 0.026, "gold")
