"""Heads of beasts, one for each family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..pen import Pen
from .kind import Creature, eye, jag

Fur = dict[str, Any]


Head = Callable[[Pen, Creature, "Coat"], None]


class Coat:
    """What a beast wears: its hide, what is lighter, how its hair lies; and how rough its back is."""

    def __init__(self, head: Head, hide: str, belly: str, mane: float = 0.0, fur: Fur | None = None) -> None:
        self.head, self.hide, self.belly, self.mane = head, hide, belly, mane
        self.fur: Fur = {"grain": 0.32, "kind": "strand"} if fur is None else fur


def canine(pen: Pen, c: Creature, coat: Coat) -> None:
    """A long muzzle, pointed ears, every tooth bare."""
    tall = 0.24 if c.kind == "werewolf" else 0.19
    for k, x in ((0.9, 0.05), (1.0, -0.11)):
        if c.kind == "dog":
            pen.blob(
                [(x, -0.2), (x - 0.1, -0.22), (x - 0.17, -0.1), (x - 0.12, 0.02), (x - 0.03, -0.08)], coat.hide,
                0.04, **coat.fur,
            )
            continue
        pen.blob([(x - 0.06, -0.18), (x - 0.02, -0.22 - tall * k), (x + 0.07, -0.2)], coat.hide, 0.03, **coat.fur)
        pen.blob(
            [(x - 0.02, -0.2), (x - 0.008, -0.2 - tall * 0.66 * k), (x + 0.035, -0.2)], "ink", flat=0.08, new=False
        )
    end = 0.36 if c.kind == "dog" else 0.4
    jaws(pen, coat, end, 0.07)
    pen.blob(
        [
            (-0.2, -0.08), (-0.1, -0.23), (0.05, -0.245), (0.14, -0.16), (0.12 + end * 0.4, -0.085), (end, -0.04),
            (end + 0.015, 0.03), (end - 0.05, 0.06), (0.1 + end * 0.3, 0.075), (0.1, 0.12), (-0.04, 0.18),
            (-0.17, 0.12),
        ],
        coat.hide,
        0.1,
        angle=20,
        bump=1.2,
        **coat.fur,
    )
    pen.blob(
        [(0.16, 0.02), (end - 0.02, 0.005), (end - 0.03, 0.055), (0.22, 0.07), (0.08, 0.1)], coat.belly, 0.04,
        new=False, floor=0.08, **coat.fur,
    )
    fangs(pen, end, 0.07)
    pen.blob(
        [(end - 0.025, -0.045), (end + 0.02, -0.035), (end + 0.02, 0.005), (end - 0.02, 0.0)], "ink", 0.02, floor=0.05
    )
    for i in range(3):  # the wrinkled nose
        pen.line([(end - 0.1 - 0.05 * i, -0.075 - 0.012 * i), (end - 0.09 - 0.05 * i, -0.03)], 0.009, "ink", 0.15)
    eye(pen, 0.115, -0.095, 0.026, c.eyes, 0.6, 0.45)
    pen.line([(0.04, -0.15), (0.12, -0.135), (0.17, -0.1)], 0.016, "ink")


def ursine(pen: Pen, c: Creature, coat: Coat) -> None:
    """A broad skull, a short blunt muzzle, small ears far apart."""
    for x, y in ((0.09, -0.25), (-0.2, -0.24)):
        pen.disc(x, y, 0.075, coat.hide, 0.04, **coat.fur)
        pen.disc(x + 0.01, y + 0.005, 0.04, "ink", flat=0.12, new=False)
    pen.blob(
        [
            (-0.28, -0.02), (-0.22, -0.22), (-0.06, -0.28), (0.12, -0.24), (0.2, -0.1), (0.19, 0.06), (0.1, 0.2),
            (-0.08, 0.26), (-0.24, 0.18),
        ],
        coat.hide,
        0.16,
        angle=20,
        bump=1.3,
        **coat.fur,
    )
    pen.blob([(0.1, 0.1), (0.3, 0.07), (0.31, 0.15), (0.26, 0.21), (0.1, 0.22)], "blood", flat=0.2)
    pen.blob(
        [(0.04, 0.15), (0.14, 0.18), (0.29, 0.17), (0.28, 0.24), (0.14, 0.28), (0.02, 0.24)], coat.hide, 0.05,
        **coat.fur,
    )
    pen.blob(
        [(0.06, -0.08), (0.18, -0.11), (0.3, -0.07), (0.35, 0.0), (0.33, 0.08), (0.2, 0.12), (0.06, 0.11)],
        coat.belly, 0.07, bump=1.2, floor=0.06, **coat.fur,
    )
    for x, long in ((0.29, 0.075), (0.24, 0.03), (0.19, 0.03), (0.14, 0.065)):
        pen.plate([(x - 0.014, 0.09), (x + 0.002, 0.09 + long), (x + 0.018, 0.085)], "white", flat=0.95)
        pen.plate([(x - 0.01, 0.19), (x + 0.002, 0.19 - long * 0.7), (x + 0.014, 0.188)], "white", flat=0.8)
    pen.blob([(0.28, -0.08), (0.36, -0.06), (0.37, -0.005), (0.3, 0.01)], "ink", 0.02, floor=0.05)
    for x, w in ((0.15, 0.02), (-0.02, 0.023)):
        eye(pen, x, -0.1, w, c.eyes, 0.7, 0.4)
    pen.line([(-0.07, -0.145), (0.0, -0.14), (0.05, -0.115)], 0.016, "ink")
    pen.line([(0.1, -0.13), (0.16, -0.14), (0.2, -0.12)], 0.014, "ink")


def feline(pen: Pen, c: Creature, coat: Coat) -> None:
    """A wide flat face: cheeks, a short nose, whiskers; a ruff or a mane."""
    if c.kind == "lion":
        ring = [(0.02 + 0.4 * np.cos(a), -0.02 + 0.4 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 18)[:-1]]
        pen.plate(
            jag([(float(x), float(y)) for x, y in ring], pen.s.rng, 0.07), "#7A4A22", 0.16, bump=1.3, **coat.fur
        )
    for x, y in ((0.14, -0.24), (-0.17, -0.25)):
        pen.disc(x, y, 0.08, coat.hide, 0.04, **coat.fur)
        pen.disc(x + 0.005, y + 0.012, 0.045, "ink", flat=0.1, new=False)
    pen.blob(
        [
            (-0.26, 0.04), (-0.24, -0.14), (-0.12, -0.27), (0.04, -0.3), (0.16, -0.24), (0.23, -0.1), (0.24, 0.06),
            (0.2, 0.16), (0.08, 0.24), (-0.1, 0.25), (-0.24, 0.18),
        ],
        coat.hide,
        0.14,
        angle=20,
        bump=1.3,
        **coat.fur,
    )
    pen.blob(
        [(-0.28, 0.06), (-0.12, 0.1), (-0.1, 0.24), (-0.2, 0.26), (-0.3, 0.18)], coat.belly, 0.05, new=False,
        floor=0.1, **coat.fur,
    )
    pen.blob([(-0.02, 0.12), (0.2, 0.11), (0.19, 0.24), (0.1, 0.29), (0.0, 0.25)], "blood", flat=0.18)
    pen.blob(
        [(-0.03, 0.22), (0.1, 0.24), (0.2, 0.21), (0.17, 0.3), (0.08, 0.33), (-0.01, 0.3)], coat.belly, 0.04,
        floor=0.08, **coat.fur,
    )
    for x in (0.045, 0.16):
        pen.blob(
            [(x - 0.075, 0.03), (x, 0.0), (x + 0.075, 0.04), (x + 0.06, 0.13), (x - 0.05, 0.14)], coat.belly, 0.06,
            floor=0.12, **coat.fur,
        )
    for x, long in ((0.025, 0.09), (0.165, 0.085)):
        pen.plate([(x - 0.014, 0.12), (x + 0.002, 0.12 + long), (x + 0.018, 0.118)], "white", flat=0.95)
        pen.plate([(x - 0.002, 0.26), (x + 0.008, 0.2), (x + 0.02, 0.258)], "white", flat=0.85)
    pen.blob([(0.045, -0.02), (0.11, -0.035), (0.165, -0.015), (0.11, 0.04)], "#B5645A", 0.02, floor=0.1)
    pen.line([(0.11, 0.035), (0.105, 0.09)], 0.01, "ink")
    for k in (-1, 1):
        for i in range(3):
            pen.line(
                [
                    (0.1 + k * 0.07, 0.05 + 0.02 * i), (0.1 + k * 0.2, 0.03 + 0.035 * i),
                    (0.1 + k * 0.33, 0.0 + 0.06 * i),
                ],
                0.006,
                "white",
                0.9,
            )
    for x, w, lean in ((0.175, 0.024, -0.4), (0.01, 0.03, 0.4)):
        eye(pen, x, -0.095, w, c.eyes, 0.75, lean)
        pen.line([(x, -0.115), (x, -0.078)], 0.009, "ink")
    if c.kind == "tiger":
        for x, y, lean in ((0.06, -0.27, 0.0), (-0.02, -0.25, -0.02), (0.12, -0.23, 0.03)):
            pen.blob([(x - 0.014, y), (x + lean, y + 0.1), (x + 0.014, y)], "ink", flat=0.02, new=False)
        for k, x in ((-1, -0.2), (1, 0.225)):
            for i in range(3):
                y = -0.02 + i * 0.06
                pen.blob(
                    [(x - k * 0.02, y - 0.012), (x + k * 0.09 * -1, y + 0.012), (x - k * 0.02, y + 0.016)], "ink",
                    flat=0.02, new=False,
                )
        for i in range(7):
            x, y = -0.3 - i * 0.05, 0.02 + i * 0.13
            pen.blob(
                [(x, y), (x + 0.13, y + 0.05), (x + 0.19, y + 0.14), (x + 0.08, y + 0.08)], "ink", flat=0.02,
                new=False,
            )


def swine(pen: Pen, c: Creature, coat: Coat) -> None:
    """A wedge that ends in a disc, tusks, a crest of bristles."""
    pen.plate(
        jag([(-0.32, -0.1), (-0.2, -0.34), (0.0, -0.4), (0.06, -0.24), (-0.1, -0.16)], pen.s.rng, 0.06),
        "dark_wood", 0.04, **coat.fur,
    )
    for k, x in ((0.9, 0.03), (1.0, -0.13)):
        pen.blob([(x - 0.04, -0.2), (x - 0.07, -0.36 * k), (x + 0.08, -0.23)], coat.hide, 0.03, **coat.fur)
        pen.blob([(x - 0.01, -0.22), (x - 0.035, -0.31 * k), (x + 0.04, -0.23)], "ink", flat=0.1, new=False)
    pen.blob(
        [(0.04, 0.15), (0.2, 0.16), (0.36, 0.16), (0.32, 0.23), (0.14, 0.28), (-0.04, 0.24)], coat.hide, 0.05,
        **coat.fur,
    )
    pen.blob(
        [
            (-0.24, 0.0), (-0.18, -0.18), (0.0, -0.25), (0.12, -0.17), (0.28, -0.06), (0.42, 0.0), (0.45, 0.1),
            (0.38, 0.17), (0.2, 0.18), (0.06, 0.22), (-0.1, 0.24), (-0.22, 0.16),
        ],
        coat.hide,
        0.12,
        angle=20,
        bump=1.3,
        **coat.fur,
    )
    for i in range(3):
        pen.line([(0.2 + 0.055 * i, -0.075 + 0.022 * i), (0.225 + 0.055 * i, 0.0 + 0.02 * i)], 0.01, "ink", 0.15)
    pen.disc(0.43, 0.06, 0.075, coat.belly, 0.04, squash=1.15)
    for y in (0.03, 0.085):
        pen.disc(0.445, y, 0.014, "ink", flat=0.0, new=False)
    for x, k in ((0.28, 1.15), (0.35, 0.85)):
        pen.blob(
            [(x - 0.02, 0.17), (x + 0.06, 0.09), (x + 0.1, -0.06 * k), (x + 0.105, 0.06), (x + 0.03, 0.19)], "bone",
            0.02, floor=0.25,
        )
    eye(pen, 0.09, -0.09, 0.022, c.eyes, 0.7, 0.4)
    pen.line([(0.02, -0.14), (0.1, -0.135), (0.15, -0.1)], 0.018, "ink")


def rodent(pen: Pen, c: Creature, coat: Coat) -> None:
    """A pointed nose, great thin ears, two teeth, whiskers; a bare tail."""
    pen.cord([(-0.6, 0.9), (-0.78, 0.56), (-0.6, 0.3), (-0.72, 0.06)], 0.055, "#C98A7A")
    for x, y, r in ((0.0, -0.28, 0.14), (-0.24, -0.26, 0.16)):
        pen.disc(x, y, r, coat.hide, 0.04, **coat.fur)
        pen.disc(x + 0.012, y + 0.012, r * 0.72, "#C98A7A", 0.04, floor=0.08)
    pen.blob(
        [
            (-0.26, 0.02), (-0.2, -0.18), (-0.04, -0.24), (0.1, -0.18), (0.28, -0.04), (0.44, 0.05), (0.45, 0.1),
            (0.34, 0.14), (0.16, 0.18), (-0.04, 0.24), (-0.22, 0.18),
        ],
        coat.hide,
        0.11,
        angle=20,
        bump=1.2,
        **coat.fur,
    )
    pen.blob([(0.12, 0.15), (0.34, 0.13), (0.3, 0.19), (0.14, 0.22)], "blood", flat=0.2)
    for x in (0.35, 0.385):
        pen.plate(
            [(x - 0.016, 0.12), (x - 0.014, 0.22), (x + 0.014, 0.22), (x + 0.014, 0.115)], "bone", 0.01, floor=0.35
        )
    pen.blob([(0.42, 0.03), (0.48, 0.05), (0.47, 0.1), (0.42, 0.1)], "#C98A7A", 0.02, floor=0.15)
    for i in range(4):
        pen.line(
            [(0.36, 0.08), (0.24 + 0.02 * i, 0.0 + 0.09 * i), (0.12 + 0.03 * i, -0.06 + 0.15 * i)], 0.007, "white",
            0.85,
        )
        pen.line([(0.38, 0.07), (0.5, -0.04 + 0.05 * i), (0.62, -0.1 + 0.09 * i)], 0.007, "white", 0.85)
    eye(pen, 0.13, -0.06, 0.026, c.eyes, 0.9, 0.3)
    for x in (0.08, 0.22):  # forefeet
        for i in range(3):
            pen.rod((x, 0.5), (x + 0.05 + 0.03 * i, 0.56 - 0.02 * i), 0.03, "#C98A7A", 0.02)


def bovine(pen: Pen, c: Creature, coat: Coat) -> None:
    """A heavy brow between two horns, wet nostrils, a ring."""
    for k in (1, -1):
        x = -0.02 + k * 0.14
        pen.blob(
            [
                (x, -0.24), (x + k * 0.16, -0.27), (x + k * 0.28, -0.4), (x + k * 0.26, -0.56),
                (x + k * 0.19, -0.4), (x + k * 0.02, -0.34),
            ],
            "bone",
            0.05,
            bump=1.2,
            floor=0.1,
        )
        pen.blob(
            [(x + k * 0.02, -0.16), (x + k * 0.2, -0.2), (x + k * 0.24, -0.12), (x + k * 0.08, -0.06)], coat.hide,
            0.04, **coat.fur,
        )
    pen.blob(
        [
            (-0.2, -0.2), (-0.02, -0.34), (0.15, -0.22), (0.18, -0.04), (0.2, 0.12), (0.22, 0.26), (0.12, 0.36),
            (-0.04, 0.36), (-0.14, 0.26), (-0.2, 0.02),
        ],
        coat.hide,
        0.14,
        angle=30,
        bump=1.3,
        **coat.fur,
    )
    pen.plate(
        jag([(-0.14, -0.3), (0.0, -0.38), (0.12, -0.3), (0.06, -0.14), (-0.06, -0.13)], pen.s.rng, 0.04),
        coat.belly, 0.04, **coat.fur,
    )
    pen.blob(
        [(-0.1, 0.2), (0.06, 0.16), (0.23, 0.2), (0.22, 0.33), (0.06, 0.39), (-0.08, 0.34)], "#8A6A5A", 0.06,
        bump=1.2, floor=0.06,
    )
    for x in (0.0, 0.14):
        pen.blob(
            [(x - 0.03, 0.25), (x + 0.01, 0.22), (x + 0.035, 0.26), (x + 0.0, 0.285)], "ink", flat=0.0, new=False
        )
    pen.ring(0.075, 0.33, 0.055, 0.018, "gold")
    for x, w in ((0.14, 0.024), (-0.08, 0.028)):
        eye(pen, x, -0.06, w, c.eyes, 0.8, 0.3)
    for i in range(3):  # steam
        pen.disc(0.26 + 0.09 * i, 0.26 + 0.03 * i, 0.05 + 0.02 * i, "haze", 0.05, alpha=0.6, new=False)


def equine(pen: Pen, c: Creature, coat: Coat) -> None:
    """A long head on a long neck: horse, or camel with its heavy lids and lip."""
    camel = c.kind == "camel"
    if not camel:
        pen.plate(
            jag(
                [
                    (-0.1, -0.34), (-0.24, -0.26), (-0.42, 0.1), (-0.62, 0.4), (-0.44, 0.42), (-0.2, 0.04),
                    (-0.04, -0.2),
                ],
                pen.s.rng,
                0.05,
            ),
            coat.belly,
            0.05,
            **coat.fur,
        )
    for x, k in ((0.02, 0.9), (-0.08, 1.0)):
        tall = 0.1 if camel else 0.16
        pen.blob([(x - 0.03, -0.26), (x - 0.01, -0.28 - tall * k), (x + 0.045, -0.26)], coat.hide, 0.03, **coat.fur)
    pen.blob(
        [
            (-0.16, -0.14), (-0.08, -0.28), (0.06, -0.28), (0.15, -0.16), (0.26, 0.04), (0.36, 0.2), (0.35, 0.3),
            (0.26, 0.35), (0.15, 0.29), (0.06, 0.16), (-0.04, 0.14), (-0.14, 0.06),
        ],
        coat.hide,
        0.1,
        angle=30,
        bump=1.2,
        **coat.fur,
    )
    lip = [(0.2, 0.24), (0.36, 0.2), (0.4, 0.3), (0.34, 0.4 if camel else 0.36), (0.22, 0.33)]
    pen.blob(lip, coat.belly if camel else coat.hide, 0.05, floor=0.06, **coat.fur)
    pen.blob([(0.32, 0.22), (0.36, 0.22), (0.355, 0.27), (0.325, 0.26)], "ink", flat=0.0, new=False)
    pen.line([(0.2, 0.31), (0.28, 0.315), (0.36, 0.33)], 0.01, "ink")
    pen.disc(0.06, -0.12, 0.03, "ink", flat=0.02, new=False)
    pen.disc(0.068, -0.128, 0.009, "white", flat=1.0, new=False)
    pen.line([(0.01, -0.155), (0.06, -0.165), (0.1, -0.14)], 0.014, "ink")
    for a, b in (((-0.13, 0.0), (0.12, -0.2)), ((0.1, 0.14), (0.25, 0.02)), ((0.0, -0.02), (0.2, 0.12))):
        pen.rod(a, b, 0.022, c.trim)
    if camel:
        pen.blob([(-0.66, 0.3), (-0.52, 0.06), (-0.38, 0.02), (-0.3, 0.2), (-0.36, 0.42)], coat.hide, 0.1, **coat.fur)


def horned(pen: Pen, c: Creature, coat: Coat) -> None:
    """A rhinoceros: plates of hide, two horns, a hooked lip."""
    for x in (-0.06, -0.16):
        pen.blob(
            [(x - 0.04, -0.18), (x - 0.04, -0.3), (x + 0.03, -0.32), (x + 0.05, -0.2)], coat.hide, 0.03, **coat.fur
        )
    for i in range(3):
        pen.line(
            [(-0.24 - 0.1 * i, -0.16 + 0.1 * i), (-0.16 - 0.1 * i, 0.12 + 0.1 * i), (-0.2 - 0.08 * i, 0.4 + 0.1 * i)],
            0.02, "ink", 0.15,
        )
    pen.blob(
        [
            (-0.22, -0.04), (-0.12, -0.2), (0.02, -0.23), (0.14, -0.12), (0.26, -0.04), (0.4, 0.0), (0.46, 0.12),
            (0.42, 0.24), (0.3, 0.26), (0.12, 0.22), (-0.04, 0.26), (-0.18, 0.18),
        ],
        coat.hide,
        0.12,
        angle=20,
        bump=1.4,
        **coat.fur,
    )
    pen.blob([(0.32, 0.02), (0.36, -0.16), (0.46, -0.36), (0.47, -0.14), (0.45, 0.06)], "bone", 0.05, floor=0.12)
    pen.blob([(0.18, -0.06), (0.2, -0.18), (0.27, -0.22), (0.27, -0.02)], "bone", 0.03, floor=0.1)
    pen.blob([(0.38, 0.1), (0.43, 0.1), (0.42, 0.15)], "ink", flat=0.0, new=False)
    pen.line([(0.26, 0.2), (0.36, 0.19), (0.44, 0.22)], 0.014, "ink")
    eye(pen, 0.09, -0.03, 0.02, c.eyes, 0.7, 0.3)


def jaws(pen: Pen, coat: Coat, end: float, gape: float) -> None:
    pen.blob(
        [(0.06, 0.06), (end - 0.06, 0.03), (end - 0.02, 0.08 + gape), (0.16, 0.15 + gape * 0.4)], "blood", flat=0.2
    )
    pen.blob(
        [
            (0.02, 0.1), (0.14, 0.12 + gape * 0.6), (end - 0.05, 0.07 + gape), (end - 0.04, 0.12 + gape),
            (0.14, 0.21 + gape * 0.5), (-0.02, 0.2),
        ],
        coat.hide,
        0.05,
        **coat.fur,
    )


def fangs(pen: Pen, end: float, gape: float) -> None:
    for i in range(5):
        x = 0.14 + (end - 0.2) * i / 4
        long = 0.07 if i in (3, 4) else 0.035
        pen.plate([(x - 0.012, 0.055), (x + 0.004, 0.055 + long), (x + 0.02, 0.05)], "white", flat=0.95)
        low = 0.14 + gape * 0.55
        pen.plate([(x - 0.005, low), (x + 0.006, low - 0.04), (x + 0.018, low)], "white", flat=0.8)
