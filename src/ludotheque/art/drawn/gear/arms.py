"""Blades, bows and guns."""

from __future__ import annotations

from ..pen import Pen
from .kinds import gear, metal


@gear
def sword(pen: Pen, level: int = 1) -> None:
    w, top = 0.036 + 0.006 * level, -0.72 - 0.06 * level
    pen.plate([(-w, -0.08), (-w, top + 0.1), (0, top), (0, -0.08)], "steel", 0.02, floor=0.35, angle=80)
    pen.plate([(0, -0.08), (0, top), (w, top + 0.1), (w, -0.08)], "steel", 0.02, gain=0.62, angle=80)
    pen.blob(
        [(-0.13, -0.075), (0, -0.1), (0.13, -0.075), (0.12, -0.05), (0, -0.065), (-0.12, -0.05)],
        metal(pen, level) if level > 1 else "bronze", 0.02,
    )
    pen.rod((0, -0.06), (0, 0.13), 0.036, "leather")
    pen.disc(0, 0.15, 0.03, "gold" if level > 1 else "bronze", 0.02)
    if level >= 3:
        pen.glow(0, -0.4, 0.16, "lamp", 0.35)


@gear
def rapier(pen: Pen, level: int = 1) -> None:
    pen.plate([(-0.013, -0.06), (-0.004, -0.86), (0.013, -0.06)], "steel", 0.01, floor=0.4)
    pen.ring(0, -0.03, 0.075, 0.016, metal(pen, level), squash=0.8)
    pen.rod((0, -0.05), (0, 0.12), 0.03, "leather")


@gear
def dagger(pen: Pen, level: int = 1) -> None:
    pen.plate([(-0.032, -0.06), (-0.02, -0.28), (0.0, -0.36), (0.03, -0.06)], "steel", 0.02, floor=0.35)
    pen.blob([(-0.08, -0.07), (0, -0.055), (0.08, -0.07), (0, -0.035)], metal(pen, level), 0.02)
    pen.rod((0, -0.03), (0, 0.12), 0.036, "leather")


@gear
def axe(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.26), (0, -0.58), 0.036, "dark_wood")
    for k in (1, -1) if level > 1 else (1,):
        pen.blob(
            [(k * 0.015, -0.5), (k * 0.16, -0.62), (k * 0.21, -0.44), (k * 0.15, -0.26), (k * 0.015, -0.38)],
            metal(pen, level), 0.05, floor=0.15, bump=1.3,
        )
    pen.rod((0, -0.36), (0, -0.53), 0.055, "leather")


@gear
def hammer(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.3), (0, -0.5), 0.04, "dark_wood")
    w = 0.17 + 0.02 * level
    pen.plate(
        [(-w, -0.64), (w, -0.64), (w + 0.02, -0.42), (-w - 0.02, -0.42)],
        "iron" if level == 1 else metal(pen, level), 0.06, floor=0.08, bump=1.4,
    )
    pen.plate([(-0.05, -0.66), (0.05, -0.66), (0.05, -0.4), (-0.05, -0.4)], "bronze", 0.02)
    if level >= 3:
        pen.glow(0, -0.53, 0.14, "lamp", 0.4)


@gear
def maul(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.3), (0, -0.48), 0.044, "wood")
    pen.blob(
        [(-0.2, -0.6), (-0.05, -0.68), (0.16, -0.64), (0.22, -0.5), (0.14, -0.36), (-0.08, -0.34), (-0.21, -0.43)],
        "stone", 0.1, grain=0.8, bump=1.5,
    )


@gear
def mace(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.2), (0, -0.4), 0.034, "wood")
    pen.disc(0, -0.48, 0.1, metal(pen, level), 0.09, bump=1.3)
    for x, y in ((0, -0.62), (0.12, -0.55), (-0.12, -0.55), (0.13, -0.42), (-0.13, -0.42)):
        pen.blob(
            [(x * 0.6 - 0.02, -0.48 + (y + 0.48) * 0.6), (x, y), (x * 0.6 + 0.02, -0.48 + (y + 0.48) * 0.6)],
            "steel", 0.015,
        )


@gear
def spear(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.6), (0, -0.7), 0.028, "wood")
    pen.blob([(-0.045, -0.7), (0, -0.96), (0.045, -0.7), (0, -0.64)], metal(pen, level), 0.03, floor=0.3)
    pen.cord([(0, -0.63), (0.05, -0.56), (0.02, -0.48)], 0.03, "accent")


@gear
def bow(pen: Pen, level: int = 1) -> None:
    pen.line([(-0.075, -0.52), (-0.2, 0.0), (-0.075, 0.52)], 0.007, "paper", 0.95, smooth=False)
    pen.rod((-0.26, 0.0), (0.34, 0.0), 0.016, "pale_wood")
    pen.blob([(0.32, -0.03), (0.43, 0.0), (0.32, 0.03)], "steel", 0.01, floor=0.3)
    pen.blob([(-0.3, 0), (-0.26, -0.035), (-0.18, -0.03), (-0.2, 0), (-0.18, 0.03), (-0.26, 0.035)], "accent", 0.01)
    pen.cord(
        [(-0.11, -0.58), (-0.06, -0.5), (0.035, -0.3), (0.0, 0.0), (0.035, 0.3), (-0.06, 0.5), (-0.11, 0.58)],
        0.042, "wood" if level < 3 else "gold",
    )
    if level > 1:
        for y in (-0.32, 0.32):
            pen.rod((0.03, y - 0.05), (0.03, y + 0.05), 0.055, "gold")


@gear
def crossbow(pen: Pen, level: int = 1) -> None:
    pen.rod((0.02, 0.24), (0, -0.42), 0.07, "wood", 0.05)
    pen.cord([(-0.3, -0.24), (-0.14, -0.36), (0, -0.39), (0.14, -0.36), (0.3, -0.24)], 0.036, "steel")
    pen.line([(-0.3, -0.24), (0, -0.12), (0.3, -0.24)], 0.008, "paper", 0.9, smooth=False)
    pen.rod((0, -0.1), (0, -0.52), 0.018, "bronze")


@gear
def mortar(pen: Pen, level: int = 1) -> None:
    """A bronze tube on the shoulder, its mouth towards you."""
    pen.rod((-0.06, 0.22), (0.08, -0.36), 0.2, "bronze" if level < 3 else "gold", 0.25, bump=1.3)
    for t in (0.15, 0.55):
        pen.rod((-0.15 + 0.14 * t, 0.2 - 0.58 * t), (0.07 + 0.14 * t, 0.24 - 0.58 * t), 0.045, "iron")
    pen.disc(0.09, -0.4, 0.145, "bronze", 0.04, squash=0.62)
    pen.disc(0.09, -0.4, 0.1, "black", squash=0.62, flat=0.0)
    pen.glow(0.09, -0.4, 0.06, "flame", 0.5)
    if level > 1:
        pen.cord([(-0.1, 0.2), (-0.2, 0.3), (-0.13, 0.4)], 0.018, "rope")


@gear
def cannon(pen: Pen, level: int = 1) -> None:
    mortar(pen, level)


@gear
def bomb(pen: Pen, level: int = 1) -> None:
    pen.disc(0, -0.14, 0.13 + 0.015 * level, "iron", 0.12, bump=1.3)
    pen.cord([(0.03, -0.27), (0.07, -0.36), (0.02, -0.42)], 0.016, "rope")
    pen.glow(0.02, -0.43, 0.025, "white", 1.0)
    pen.glow(0.02, -0.43, 0.1, "flame", 0.8)


@gear
def dynamite(pen: Pen, level: int = 1) -> None:
    for x in (-0.06, 0.0, 0.06):
        pen.rod((x, 0.06), (x, -0.24), 0.06, "red")
    pen.rod((-0.09, -0.1), (0.09, -0.1), 0.04, "rope")
    pen.cord([(0, -0.26), (0.05, -0.34), (0.0, -0.42)], 0.014, "rope")
    pen.glow(0, -0.43, 0.025, "white", 1.0)
    pen.glow(0, -0.43, 0.1, "flame", 0.8)


@gear
def pistol(pen: Pen, level: int = 1) -> None:
    pen.plate(
        [(-0.04, 0.06), (-0.03, -0.07), (0.32, -0.09), (0.32, -0.045), (0.08, -0.03), (0.05, 0.08)], "iron", 0.02,
        floor=0.15,
    )
    pen.disc(0.06, -0.055, 0.045, "steel", 0.03)


@gear
def rifle(pen: Pen, level: int = 1) -> None:
    pen.plate([(-0.28, 0.1), (-0.3, 0.0), (-0.05, -0.035), (0.2, -0.04), (0.2, 0.0), (-0.03, 0.03)], "wood", 0.03)
    pen.rod((0.1, -0.035), (0.62, -0.06), 0.028, "iron", 0.022)


@gear
def tommy(pen: Pen, level: int = 1) -> None:
    rifle(pen, level)
    pen.disc(0.12, 0.06, 0.09, "iron", 0.04, bump=1.3)


@gear
def whip(pen: Pen, level: int = 1) -> None:
    pen.cord(
        [(0, -0.08), (0.1, -0.4), (0.3, -0.5), (0.42, -0.3), (0.3, -0.14), (0.2, -0.24), (0.3, -0.36)], 0.022,
        "dark_wood",
    )
    pen.rod((0, 0.12), (0, -0.1), 0.05, "leather")


@gear
def scythe(pen: Pen, level: int = 1) -> None:
    pen.cord([(0.03, 0.6), (0.0, 0.0), (0.02, -0.6)], 0.034, "dark_wood")
    pen.blob(
        [(0.04, -0.64), (-0.14, -0.7), (-0.36, -0.6), (-0.46, -0.42), (-0.3, -0.54), (-0.12, -0.6), (0.03, -0.56)],
        "steel", 0.03, floor=0.3,
    )


@gear
def fork(pen: Pen, level: int = 1) -> None:
    pen.rod((0, 0.6), (0, -0.5), 0.03, "wood")
    for x in (-0.08, 0.0, 0.08):
        pen.cord([(0, -0.48), (x, -0.56), (x, -0.78)], 0.02, "iron")


@gear
def fist(pen: Pen, level: int = 1) -> None:
    """Knuckles of iron over the hand."""
    for i in range(4):
        pen.disc(-0.055 + i * 0.037, -0.075, 0.03, metal(pen, level), 0.03, floor=0.1)
    if level > 1:
        pen.glow(0, -0.1, 0.1 + 0.03 * level, "lamp", 0.3 + 0.15 * level)
