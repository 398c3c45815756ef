"""How an attack comes: where its pieces fly."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

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


PATHS: dict[str, Gesture] = {}


def gesture(draw: Gesture) -> Gesture:
    PATHS[draw.__name__] = draw
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
