"""What a hand holds. The fist is at the origin, up is along the shaft; one unit is the height of the bust."""

from __future__ import annotations

from collections.abc import Callable

from .emblem import subject
from .pen import Pen

Gear = Callable[[Pen, int], None]
GEAR: dict[str, Gear] = {}
REACH = {
    "bow": 4, "mortar": -20, "cannon": 30, "shield": 0, "book": 0, "potion": 0, "crystal": 0, "lantern": 0,
    "pistol": -48, "rifle": -60, "tommy": -56, "camera": 0, "fist": 0, "drum": 0, "coins": 0, "flask": 0,
    "cards": 12,
}

FRONT_ONLY = {
    "bow", "crossbow", "book", "potion", "crystal", "lantern", "pistol", "rifle", "tommy", "camera", "lens",
    "compass", "flask", "cards", "key", "coins", "bomb", "dynamite", "wand", "whip", "horn", "fist", "drum",
    "rapier", "dagger",
}


def gear(draw: Gear) -> Gear:
    GEAR[draw.__name__] = draw
    return draw


def metal(pen: Pen, level: int) -> str:
    return "gold" if level >= 3 else "steel"


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
def fist(pen: Pen, level: int = 1) -> None:
    """Knuckles of iron over the hand."""
    for i in range(4):
        pen.disc(-0.055 + i * 0.037, -0.075, 0.03, metal(pen, level), 0.03, floor=0.1)
    if level > 1:
        pen.glow(0, -0.1, 0.1 + 0.03 * level, "lamp", 0.3 + 0.15 * level)


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


def draw_gear(pen: Pen, name: str, level: int = 1) -> None:
    """A named piece of gear; anything else is an icon of the set, made solid."""
    if name in GEAR:
        GEAR[name](pen, level)
        return
    cx, cy = pen.at(0, -0.14)
    subject(pen.s, pen.p, name, cx, cy, pen.u * 0.42, flip=pen.flip < 0, turn=pen.turn * 0.4, far=pen.far, paint=True)
