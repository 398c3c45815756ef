"""An attack as a picture: what it is made of (a substance) and how it comes (a gesture)."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..scene import Scene
from .pen import Palette, Pen

GESTURES = (  # the words of an attack say how it comes
    (r"whip|lash|slap|arc|cut|slash|cleave|blade|edge|reap|swipe|sweep|verdict", "sweep"),
    (
        r"spear|lance|dart|shot|bolt|nail|jab|thrust|beam|ray|sting|spit|prick|icicle|shard|glint|lash|gun|needle",
        "thrust",
    ),
    (r"storm|rain|volley|avalanche|falls|drop|comet|winter|mudslide|noon|hail|pebble", "volley"),
    (r"burst|blast|breath|second-sun|overcharge|thunder|circuit|nova|vial|bile|roar|wail|toll|shout|bell", "burst"),
    (r"wave|tow|current|breaker|dune|buried|walks|stampede|charge|procession|hour|blackout|veil|mist", "wave"),
    (r"fang|jaw|claw|bite|nip|pounce", "claws"),
    (r"fist|hammer|knuckle|bash|palm|uppercut|suplex|throw|hug|blow|drop|quake|fault|strike|heart", "blow"),
    (r"devil|column|pillar|sun|eye|cyclone|spring|judgement|brand|tornado|whirl", "column"),
    (r"entangle|numb|venom|siphon|wither|borrowed|breath|shift|supper|split|polish|flawless|eclipse", "coil"),
)


@dataclass
class Shard:
    x: float
    y: float
    turn: float
    size: float


Gesture = Callable[[np.random.Generator], list[Shard]]
Substance = Callable[[Pen, np.random.Generator], None]
PATHS: dict[str, Gesture] = {}
SUBSTANCES: dict[str, Substance] = {}


def gesture(draw: Gesture) -> Gesture:
    PATHS[draw.__name__] = draw
    return draw


def substance(draw: Substance) -> Substance:
    SUBSTANCES[draw.__name__] = draw
    return draw


def gesture_of(cid: str, way: str, r: np.random.Generator) -> str:
    options = {"support": ("ring", "column", "ring"), "special": ("coil", "wave", "ring", "volley")}.get(
        way, ("thrust", "sweep", "burst", "volley", "blow", "column", "wave")
    )
    if way == "support":
        return str(r.choice(options))
    found = [how for words, how in GESTURES if re.search(words, cid)]
    return found[int(r.integers(len(found)))] if found else str(r.choice(options))


# -- gestures: where the pieces fly, from a hand at (x, y), to the right, in units of u --------------------------------
@gesture
def thrust(r: np.random.Generator) -> list[Shard]:
    out = [
        Shard(0.2 + 0.26 * i, -0.05 - 0.1 * i + r.normal(0, 0.07), -22 + r.normal(0, 7), 0.16 + 0.05 * i)
        for i in range(6)
    ]
    return [*out, Shard(1.15, -0.5, -24, 0.95)]


@gesture
def sweep(r: np.random.Generator) -> list[Shard]:
    a = np.linspace(2.5, -0.5, 12)
    return [
        Shard(0.44 + math.cos(q) * 0.86, 0.02 - math.sin(q) * 0.66, 90 - math.degrees(q) + 8, 0.2 + 0.035 * i)
        for i, q in enumerate(a)
    ]


@gesture
def burst(r: np.random.Generator) -> list[Shard]:
    a = np.linspace(0, 2 * math.pi, 16)[:-1] + r.normal(0, 0.1, 15)
    d = r.uniform(0.3, 0.62, 15)
    return [
        Shard(0.95 + math.cos(q) * k, -0.42 + math.sin(q) * k * 0.85, math.degrees(q), 0.24 + 0.34 * k)
        for q, k in zip(a, d, strict=True)
    ]


@gesture
def volley(r: np.random.Generator) -> list[Shard]:
    return [
        Shard(-0.1 + 1.7 * q, -1.0 + 0.95 * ((i * 0.618) % 1), 58 + r.normal(0, 4), r.uniform(0.3, 0.5))
        for i, q in enumerate(np.linspace(0, 1, 11))
    ]


@gesture
def wave(r: np.random.Generator) -> list[Shard]:
    out = []
    for row in range(3):
        for i in range(8):
            t = i / 7
            out.append(
                Shard(
                    0.15 + 1.5 * t, 0.5 - (0.35 + 0.95 * math.sin(t * 2.2) ** 2) * (1 - row * 0.3),
                    -70 + 110 * t + r.normal(0, 6), 0.34 + 0.12 * t,
                )
            )
    return out


@gesture
def column(r: np.random.Generator) -> list[Shard]:
    return [
        Shard(0.95 + math.sin(i * 1.9) * (0.14 + 0.028 * i), 0.48 - 0.115 * i, -90 + math.cos(i * 1.9) * 40, 0.4)
        for i in range(13)
    ]


@gesture
def ring(r: np.random.Generator) -> list[Shard]:
    a = np.linspace(0, 2 * math.pi, 15)[:-1]
    spots = [
        Shard(
            0.0 + math.cos(q) * 0.82, -0.2 + math.sin(q) * 0.36, math.degrees(q) + 96, 0.26 + 0.12 * (1 + math.sin(q))
        )
        for q in a
    ]
    return sorted(spots, key=lambda q: q.y)


@gesture
def coil(r: np.random.Generator) -> list[Shard]:
    t = np.linspace(0, 1, 17)
    return [
        Shard(
            0.2 + 1.0 * q + 0.12 * math.sin(q * 9) + r.normal(0, 0.05),
            -0.05 - 0.26 * q + math.sin(q * 10) * (0.36 - 0.08 * q) + r.normal(0, 0.05),
            math.degrees(math.atan2(math.cos(q * 10) * 3, 1.1)) + r.normal(0, 14), r.uniform(0.26, 0.38) + 0.18 * q,
        )
        for q in t
    ]


@gesture
def blow(r: np.random.Generator) -> list[Shard]:
    a = np.linspace(-2.9, -0.24, 11)
    return [
        Shard(0.9 + math.cos(q) * k, 0.4 + math.sin(q) * k, math.degrees(q), 0.3 + 0.2 * k)
        for q, k in zip(a, r.uniform(0.4, 0.9, 11), strict=True)
    ]


@gesture
def claws(r: np.random.Generator) -> list[Shard]:
    return [Shard(0.65 + 0.26 * i, -0.42 + 0.05 * i, 62, 1.05 - 0.12 * abs(i - 1.5)) for i in range(4)]


# -- substances: one piece, pointing to +x, about one unit long ---------------------------------------------------------
@substance
def fire(q: Pen, r: np.random.Generator) -> None:
    """Tongues that lick forward, three colours deep; no two alike."""
    lick = r.uniform(0.8, 1.25, 5)
    tongues = [
        (0.72 * lick[0], 0.0), (0.36, -0.09), (0.5 * lick[1], -0.27), (0.14, -0.17), (0.12 * lick[2], -0.38),
        (-0.2, -0.2), (-0.52, -0.08), (-0.56, 0.07), (-0.22, 0.18), (0.04 * lick[3], 0.37), (0.12, 0.18),
        (0.46 * lick[4], 0.26), (0.34, 0.09),
    ]
    for k, colour in ((1.0, "ember"), (0.66, "flame"), (0.34, "lamp")):
        q.blob([((x + 0.1) * k - 0.1, y * k) for x, y in tongues], colour, flat=1.0, new=k == 1.0)
    for _ in range(3):
        q.disc(r.uniform(0.2, 0.95), r.normal(0, 0.3), r.uniform(0.02, 0.04), "flame", flat=1.0, new=False)
    q.glow(0.1, 0, 0.34, "flame", 0.3)


@substance
def ice(q: Pen, r: np.random.Generator) -> None:
    w = r.uniform(0.1, 0.17)
    q.plate([(0.55, 0), (0.1, -w), (-0.5, -w * 0.5), (-0.42, 0)], "white", 0.04, floor=0.4)
    q.plate([(0.55, 0), (-0.42, 0), (-0.5, w * 0.6), (0.1, w)], "#8FBEDC", 0.04, gain=0.8, floor=0.1)


@substance
def earth(q: Pen, r: np.random.Generator) -> None:
    n = 8
    q.plate(
        [
            (math.cos(a) * 0.4 * r.uniform(0.8, 1.15), math.sin(a) * 0.32 * r.uniform(0.8, 1.15))
            for a in np.linspace(0, 2 * math.pi, n + 1)[:-1]
        ],
        "#9A7E5A",
        0.22,
        grain=0.8,
        bump=1.4,
    )


@substance
def water(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [
            (0.5, -0.12), (0.3, -0.27), (-0.1, -0.22), (-0.55, 0.06), (-0.2, 0.2), (0.2, 0.22), (0.42, 0.1),
            (0.3, 0.02), (0.36, -0.06),
        ],
        "#3F8FB4",
        0.16,
        floor=0.12,
        bump=1.3,
    )
    q.line([(-0.4, 0.0), (0.0, -0.12), (0.3, -0.16)], 0.045, "white", 0.95)
    for _ in range(3):
        q.disc(
            0.45 + r.uniform(-0.1, 0.15), r.uniform(-0.3, 0.1), r.uniform(0.02, 0.05), "white", flat=0.95, new=False
        )


@substance
def air(q: Pen, r: np.random.Generator) -> None:
    """A gust: a curl of white with a blue underside, and leaves that it carries."""
    q.blob(
        [(0.62, 0.08), (0.34, -0.24), (-0.1, -0.28), (-0.7, 0.04), (-0.1, -0.02), (0.26, 0.06), (0.44, 0.2)],
        "#5C93B8", 0.08, floor=0.25,
    )
    q.blob(
        [(0.55, 0.05), (0.3, -0.2), (-0.1, -0.24), (-0.6, 0.0), (-0.1, -0.1), (0.25, -0.04), (0.42, 0.1)], "white",
        0.08, floor=0.4, new=False,
    )
    q.cord(
        [(-0.6, 0.16), (-0.1, 0.06), (0.34, 0.14), (0.56, 0.02), (0.5, -0.14), (0.36, -0.1)], 0.055, "#7FB0CE",
        floor=0.3,
    )
    for _ in range(2):
        x, y = r.uniform(-0.4, 0.6), r.uniform(-0.34, 0.34)
        q.blob([(x - 0.08, y), (x, y - 0.05), (x + 0.1, y + 0.02), (x, y + 0.04)], "accent", 0.03)


@substance
def plant(q: Pen, r: np.random.Generator) -> None:
    q.cord([(-0.55, 0.05), (-0.15, -0.06), (0.2, 0.05), (0.5, -0.02)], 0.075, "grass")
    for x, k in ((-0.25, 1), (0.02, -1), (0.28, 1)):
        q.blob([(x, 0), (x + 0.06, k * 0.16), (x + 0.2, k * 0.25), (x + 0.17, k * 0.08)], "green", 0.06, floor=0.08)
    q.plate([(0.46, -0.05), (0.66, 0.0), (0.46, 0.04)], "bone", 0.02)


@substance
def lightning(q: Pen, r: np.random.Generator) -> None:
    pts, x = [(-0.6, 0.0)], -0.6
    while x < 0.55:
        x += 0.2
        pts.append((x, float(r.uniform(-0.16, 0.16))))
    q.line(pts, 0.12, "#8FA8FF", 1.0, smooth=False, new=True)
    q.line(pts, 0.055, "white", 1.0, smooth=False)
    q.glow(0, 0, 0.4, "#8FA8FF", 0.4)


@substance
def sand(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [(0.5, 0), (0.2, -0.2), (-0.2, -0.16), (-0.62, 0.02), (-0.2, 0.2), (0.2, 0.18)], "#D9AE66", 0.16, grain=0.5,
        floor=0.2, alpha=0.9,
    )
    for _ in range(6):
        q.disc(r.uniform(-0.4, 0.7), r.normal(0, 0.16), r.uniform(0.015, 0.035), "#F2D79A", flat=0.9, new=False)


@substance
def metal(q: Pen, r: np.random.Generator) -> None:
    q.plate([(0.62, 0), (0.3, -0.08), (-0.45, -0.06), (-0.45, 0.06), (0.3, 0.08)], "steel", 0.05, floor=0.25)
    q.plate([(-0.44, -0.14), (-0.54, -0.14), (-0.54, 0.14), (-0.44, 0.14)], "iron", 0.03)


@substance
def poison(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [(0.45, 0), (0.25, -0.22), (-0.05, -0.22), (-0.5, -0.04), (-0.2, 0.1), (-0.05, 0.24), (0.25, 0.2)],
        "#8FBF3A", 0.14, floor=0.2, bump=1.3,
    )
    q.disc(0.2, -0.06, 0.07, "#DDF08A", flat=1.0, new=False)
    for x, y in ((-0.4, -0.2), (0.0, 0.32), (-0.6, 0.1)):
        q.disc(x, y, 0.06, "#A05AA8", 0.05, floor=0.15)
    q.glow(0, 0, 0.4, "#A8D84A", 0.16)


@substance
def magic(q: Pen, r: np.random.Generator) -> None:
    star = [
        (math.cos(a) * (0.42 if i % 2 == 0 else 0.11), math.sin(a) * (0.42 if i % 2 == 0 else 0.11))
        for i, a in enumerate(np.linspace(0, 2 * math.pi, 9)[:-1])
    ]
    q.plate(star, "#FFE9B0", flat=1.0)
    q.ring(0, 0, 0.26, 0.035, "#B060D8", flat=0.7)
    q.glow(0, 0, 0.34, "#D88AF0", 0.4)


@substance
def war(q: Pen, r: np.random.Generator) -> None:
    q.rod((-0.6, 0), (0.4, 0), 0.05, "wood")
    q.plate([(0.36, -0.1), (0.66, 0), (0.36, 0.1), (0.42, 0)], "steel", 0.03, floor=0.25)
    for k in (1, -1):
        q.plate([(-0.6, 0), (-0.66, k * 0.12), (-0.45, k * 0.12), (-0.36, 0)], "red", 0.03)


@substance
def animal(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [(0.6, 0.04), (0.3, -0.09), (-0.1, -0.12), (-0.6, 0.02), (-0.1, 0.02), (0.3, 0.03)], "bone", 0.06, floor=0.3
    )
    q.line([(-0.55, 0.06), (-0.05, 0.07), (0.5, 0.08)], 0.03, "red", 0.5)


@substance
def spirit(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [
            (0.45, 0), (0.32, -0.2), (0.05, -0.2), (-0.3, -0.08), (-0.7, -0.16), (-0.4, 0.03), (-0.62, 0.14),
            (-0.2, 0.12), (0.1, 0.2), (0.36, 0.16),
        ],
        "#DDF2EA",
        0.14,
        floor=0.3,
        alpha=0.88,
    )
    for y in (-0.06, 0.07):
        q.disc(0.25, y, 0.038, "ink", flat=0.05, new=False)
    q.disc(0.1, 0.01, 0.05, "ink", flat=0.1, new=False, squash=0.7)
    q.glow(0.1, 0, 0.4, "#BFF0DC", 0.25)


@substance
def strength(q: Pen, r: np.random.Generator) -> None:
    q.plate([(0.6, 0), (0.0, -0.13), (-0.55, 0), (0.0, 0.13)], "#FFE3A0", flat=1.0)
    q.plate([(0.42, 0), (0.0, -0.07), (-0.4, 0), (0.0, 0.07)], "ember", flat=0.8, new=False)
    q.disc(-0.5, 0.05, 0.12, "#C9A07A", 0.1, alpha=0.85, floor=0.15)


@substance
def tech(q: Pen, r: np.random.Generator) -> None:
    teeth = [
        (math.cos(a) * (0.36 if i % 4 < 2 else 0.27), math.sin(a) * (0.36 if i % 4 < 2 else 0.27))
        for i, a in enumerate(np.linspace(0, 2 * math.pi, 33)[:-1])
    ]
    q.plate(teeth, ("bronze", "iron", "steel")[int(r.integers(3))], 0.06, floor=0.1)
    q.disc(0, 0, 0.12, "ink", flat=0.05)
    q.line([(0.3, 0.1), (0.5, 0.0), (0.66, 0.12)], 0.04, "#FFE25A", 1.0, smooth=False)
    q.glow(0.5, 0.05, 0.2, "lamp", 0.4)


@substance
def life(q: Pen, r: np.random.Generator) -> None:
    for a in np.linspace(0, 2 * math.pi, 6)[:-1]:
        c, s_ = math.cos(a), math.sin(a)
        q.blob(
            [
                (c * 0.08, s_ * 0.08), (c * 0.26 - s_ * 0.13, s_ * 0.26 + c * 0.13), (c * 0.4, s_ * 0.4),
                (c * 0.26 + s_ * 0.13, s_ * 0.26 - c * 0.13),
            ],
            "#F29AA0",
            0.06,
            floor=0.2,
        )
    q.disc(0, 0, 0.1, "lamp", 0.06, floor=0.3)
    q.blob([(-0.3, 0.1), (-0.5, 0.0), (-0.72, 0.1), (-0.5, 0.2)], "green", 0.05)


@substance
def death(q: Pen, r: np.random.Generator) -> None:
    if r.random() < 0.4:
        q.blob(
            [
                (0.34, 0), (0.2, -0.28), (-0.16, -0.28), (-0.32, -0.02), (-0.18, 0.14), (-0.14, 0.3), (0.16, 0.3),
                (0.2, 0.14),
            ],
            "bone",
            0.14,
            floor=0.15,
        )
        for x in (-0.1, 0.14):
            q.disc(x, -0.02, 0.08, "ink", flat=0.0)
        q.line([(-0.08, 0.22), (0.12, 0.22)], 0.03, "ink")
        return
    q.rod((-0.4, 0), (0.4, 0), 0.1, "bone", floor=0.12)
    for x in (-0.44, 0.44):
        for y in (-0.07, 0.07):
            q.disc(x, y, 0.085, "bone", 0.06, floor=0.1)


@substance
def darkness(q: Pen, r: np.random.Generator) -> None:
    q.blob(
        [(0.6, 0.05), (0.3, -0.2), (-0.1, -0.26), (-0.55, -0.06), (-0.15, -0.1), (0.2, -0.02), (0.4, 0.14)],
        "#1A1426", 0.1, floor=0.02,
    )
    q.line([(-0.5, -0.1), (-0.05, -0.26), (0.35, -0.16)], 0.028, "#C07AE0", 0.9)
    q.glow(0, 0, 0.34, "#7A4AB0", 0.22)


@substance
def light(q: Pen, r: np.random.Generator) -> None:
    """A blade of light: amber rim, gold body, white heart, and the shadow it throws on a pale sky."""
    q.plate([(0.95, 0), (0.0, -0.22), (-0.9, 0), (0.0, 0.22)], "#B8641E", flat=0.55)
    q.plate([(0.84, 0), (0.0, -0.155), (-0.78, 0), (0.0, 0.155)], "#F7B93A", flat=0.95, new=False)
    q.plate([(0.72, 0), (0.0, -0.075), (-0.6, 0), (0.0, 0.075)], "#FFFBE0", flat=1.0, new=False)
    q.glow(0.1, 0, 0.4, "#FFE08A", 0.35)


@substance
def diamond(q: Pen, r: np.random.Generator) -> None:
    q.plate([(0.5, 0), (0.16, -0.24), (-0.2, -0.24), (-0.2, 0)], "white", 0.03, floor=0.45)
    q.plate([(0.5, 0), (-0.2, 0), (-0.2, 0.24), (0.16, 0.24)], "#A8CFE8", 0.03, gain=0.85, floor=0.15)
    q.plate([(-0.2, -0.24), (-0.42, 0), (-0.2, 0.24)], "#E8A4D0", 0.03, floor=0.15)


def strike(
    s: Scene, p: Palette, element: str, gesture: str, x: float, y: float, u: float, flip: int = 1, far: float = 0.1
) -> None:
    """The attack itself, in the air, from a hand at (x, y)."""
    pen = Pen(s, p, x, y, u, flip=flip, far=far)
    centre = {"ring": (0.0, -0.2), "thrust": (1.0, -0.4), "volley": (0.8, -0.4)}.get(gesture, (0.95, -0.3))
    pen.glow(*centre, 0.6, "lamp", 0.16)
    if gesture == "blow":
        for i in range(7):  # the ground cracks
            a = 0.2 + i * 0.45
            pen.line(
                [
                    (0.9, 0.44), (0.9 + math.cos(a) * 0.3, 0.46 + math.sin(a) * 0.06),
                    (0.9 + math.cos(a) * 0.62, 0.46 + math.sin(a) * 0.14),
                ],
                0.013,
                "near",
                0.2,
                smooth=False,
            )
    for shard in PATHS[gesture](s.rng):
        SUBSTANCES[element](pen.child(shard.x, shard.y, shard.size, shard.turn), s.rng)
