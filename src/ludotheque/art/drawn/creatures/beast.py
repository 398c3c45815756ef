"""Beasts on four feet."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..pen import Pen
from .kind import Creature, eye, jag, plan

BEASTS = {  # muzzle, ear, height of ear, mane, hide, belly, mark
    "wolf": (0.30, "point", 0.2, 0.05, "grey_fur", "bone", ""),
    "hound": (0.3, "point", 0.17, 0.02, "black", "rust", ""),
    "dog": (0.26, "flop", 0.1, 0.01, "fur", "linen", ""),
    "bear": (0.22, "round", 0.07, 0.04, "fur", "pale_wood", ""),
    "boar": (0.28, "point", 0.11, 0.07, "fur", "rust", "tusk"),
    "tiger": (0.17, "round", 0.08, 0.03, "#E0902E", "white", "stripe"),
    "lion": (0.19, "round", 0.08, 0.1, "#C98F3E", "linen", ""),
    "rat": (0.3, "round", 0.15, 0.02, "grey_fur", "#C98A7A", "whisker"),
    "bull": (0.26, "flop", 0.08, 0.03, "dark_wood", "fur", "horn"),
    "werewolf": (0.26, "point", 0.24, 0.09, "#5A5048", "fur", ""),
    "rhino": (0.34, "point", 0.1, 0.0, "stone", "stone", "rhino"),
    "camel": (0.3, "point", 0.08, 0.0, "pale_wood", "linen", ""),
    "horse": (0.36, "point", 0.14, 0.03, "leather", "black", ""),
}


@plan
def beast(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    muzzle, ear, tall, mane, hide, belly, mark = BEASTS[c.kind or "wolf"]
    hide = c.hide if c.hide != "stone" else hide
    fur: dict[str, Any] = {"grain": 0.32, "kind": "strand"} if mark != "rhino" else {"grain": 0.6}
    back = [
        (0.02, -0.26), (-0.2, -0.24), (-0.42, -0.02), (-0.6, 0.3), (-0.68, 0.97), (0.34, 0.97), (0.3, 0.6),
        (0.2, 0.36), (0.14, 0.16),
    ]
    pen.plate(
        jag(jag(back, r, mane * 1.2), r, mane * 0.8) if mane else back, hide, 0.26, angle=70, bump=1.3, **fur
    ) if mane else pen.blob(back, hide, 0.26, angle=70, bump=1.3, **fur)
    if mark == "horn":
        for k, far_x in ((0.08, 0.0), (-0.12, -0.03)):
            pen.blob(
                [
                    (k, -0.2), (k + 0.1 + far_x, -0.28), (k + 0.14 + far_x * 2, -0.48), (k + 0.04 + far_x, -0.4),
                    (k - 0.06, -0.24),
                ],
                "bone",
                0.03,
            )
    for k, x in ((0.9, 0.05), (1.0, -0.11)):
        if ear == "point":
            pen.blob([(x - 0.06, -0.18), (x - 0.02, -0.22 - tall * k), (x + 0.07, -0.2)], hide, 0.03, **fur)
            pen.blob(
                [(x - 0.02, -0.2), (x - 0.008, -0.2 - tall * 0.66 * k), (x + 0.035, -0.2)], "ink", flat=0.08,
                new=False,
            )
        elif ear == "round":
            pen.disc(x - 0.02, -0.22, tall * k, hide, 0.04, **fur)
            pen.disc(x - 0.01, -0.22, tall * 0.55 * k, "ink", flat=0.12, new=False)
        else:
            pen.blob(
                [(x, -0.2), (x - 0.1, -0.22), (x - 0.17, -0.1), (x - 0.12, 0.02), (x - 0.03, -0.08)], hide, 0.04,
                **fur,
            )
    end = 0.1 + muzzle
    gape = 0.07 if c.kind not in ("camel", "horse", "rhino", "bull") else 0.0
    if gape:
        pen.blob(
            [(0.06, 0.06), (end - 0.06, 0.03), (end - 0.02, 0.08 + gape), (0.16, 0.15 + gape * 0.4)], "blood",
            flat=0.2,
        )
        pen.blob(
            [
                (0.02, 0.1), (0.14, 0.12 + gape * 0.6), (end - 0.05, 0.07 + gape), (end - 0.04, 0.12 + gape),
                (0.14, 0.21 + gape * 0.5), (-0.02, 0.2),
            ],
            hide,
            0.05,
            **fur,
        )
    head = [
        (-0.2, -0.08), (-0.1, -0.23), (0.05, -0.245), (0.14, -0.16), (0.12 + muzzle * 0.55, -0.085), (end, -0.04),
        (end + 0.015, 0.03), (end - 0.05, 0.06), (0.1 + muzzle * 0.4, 0.075), (0.1, 0.12), (-0.04, 0.18),
        (-0.17, 0.12),
    ]
    pen.blob(head, hide, 0.1, angle=20, bump=1.2, **fur)
    pen.blob(
        [
            (0.1 + muzzle * 0.2, 0.02), (end - 0.02, 0.005), (end - 0.03, 0.055), (0.1 + muzzle * 0.4, 0.07),
            (0.08, 0.1),
        ],
        belly,
        0.04,
        new=False,
        floor=0.08,
        **fur,
    )
    if gape:
        for i in range(5):
            x = 0.14 + (end - 0.2) * i / 4
            long = 0.07 if i in (3, 4) else 0.035
            pen.plate([(x - 0.012, 0.055), (x + 0.004, 0.055 + long), (x + 0.02, 0.05)], "white", flat=0.95)
            pen.plate(
                [(x - 0.005, 0.14 + gape * 0.55), (x + 0.006, 0.1 + gape * 0.5), (x + 0.018, 0.135 + gape * 0.6)],
                "white", flat=0.8,
            )
    pen.blob(
        [(end - 0.025, -0.045), (end + 0.02, -0.035), (end + 0.02, 0.005), (end - 0.02, 0.0)], "ink", 0.02, floor=0.05
    )
    eye(pen, 0.115, -0.095, 0.026, c.eyes, 0.6, 0.45)
    pen.line([(0.04, -0.15), (0.12, -0.135), (0.17, -0.1)], 0.016, "ink")
    if mark == "tusk":
        for x, k in ((end - 0.1, 1.0), (end - 0.05, 0.8)):
            pen.blob(
                [(x - 0.02, 0.09), (x + 0.05, 0.0), (x + 0.09, -0.1 * k), (x + 0.06, 0.02), (x + 0.02, 0.1)],
                "bone", 0.02, floor=0.2,
            )
        pen.disc(end + 0.005, -0.005, 0.05, belly, 0.03)
        pen.disc(end + 0.015, -0.01, 0.012, "ink", flat=0.0, new=False)
    if mark == "stripe":
        for i in range(9):
            x = -0.16 - i * 0.045
            y = -0.14 + i * 0.11
            pen.blob(
                [(x, y), (x + 0.12, y + 0.05), (x + 0.16, y + 0.12), (x + 0.08, y + 0.08)], "ink", flat=0.02,
                new=False,
            )
        for x, y in ((0.0, -0.2), (0.04, -0.18), (-0.08, -0.05), (-0.06, 0.02)):
            pen.line([(x, y), (x + 0.05, y + 0.03)], 0.016, "ink")
    if mark == "whisker":
        for i in range(4):
            pen.line(
                [(end - 0.08, 0.02), (end - 0.2 + 0.03 * i, -0.05 + 0.09 * i), (end - 0.34, -0.12 + 0.15 * i)],
                0.008, "ink", 0.1,
            )
        pen.plate(
            [(end - 0.06, 0.04), (end - 0.05, 0.16), (end - 0.01, 0.16), (end - 0.01, 0.03)], "bone", 0.02, floor=0.3
        )
    if mark == "rhino":
        pen.blob([(end - 0.08, -0.05), (end + 0.05, -0.26), (end + 0.01, -0.02)], "bone", 0.03, floor=0.1)
        pen.blob([(end - 0.18, -0.08), (end - 0.12, -0.19), (end - 0.1, -0.06)], "bone", 0.03, floor=0.1)
    if c.level >= 2:
        pen.cord([(-0.2, 0.2), (-0.02, 0.34), (0.2, 0.3)], 0.07, c.trim)
        for i in range(5):
            x = -0.17 + i * 0.085
            pen.blob([(x - 0.02, 0.24 + 0.02 * i), (x, 0.16), (x + 0.02, 0.26)], "steel", 0.01)
    if c.level >= 3:
        pen.blob([(-0.62, 0.34), (-0.4, 0.2), (-0.18, 0.42), (-0.2, 0.7), (-0.5, 0.74)], "gold", 0.08, bump=1.2)
        for x in (-0.52, -0.4, -0.28):
            pen.blob([(x - 0.03, 0.34), (x - 0.02, 0.12), (x + 0.04, 0.34)], "steel", 0.02)
