"""One person under way: where the head has turned to, what the dice gave the face, the colours.

All points are in head units (``u``: about the height of the bust), x towards the light, the origin between the eyes
and the mouth. ``turn`` 0 looks at you, 1 is a three-quarter view towards the light.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ...scene import Field, Points, Scene, mix, rgb
from ..gear import FRONT_ONLY
from ..pen import Palette, Pen, stuff
from .look import FACES, HAIRS, RACES, SKINS, Look

FRONT: Points = [
    (0, -0.24), (0.075, -0.222), (0.128, -0.155), (0.147, -0.085), (0.145, -0.03), (0.14, 0.025), (0.125, 0.08),
    (0.1, 0.13), (0.05, 0.185), (0, 0.2), (-0.05, 0.185), (-0.1, 0.13), (-0.125, 0.08), (-0.14, 0.025),
    (-0.145, -0.03), (-0.147, -0.085), (-0.128, -0.155), (-0.075, -0.222),
]


THREE: Points = [
    (0.01, -0.246), (0.085, -0.224), (0.137, -0.15), (0.146, -0.085), (0.127, -0.038), (0.137, 0.014),
    (0.122, 0.068), (0.104, 0.115), (0.098, 0.168), (0.06, 0.2), (0.004, 0.19), (-0.066, 0.15), (-0.114, 0.085),
    (-0.134, 0.02), (-0.146, -0.04), (-0.156, -0.1), (-0.146, -0.175), (-0.085, -0.232),
]


EYES = ("almond", "round", "hooded")
NOSES = ("straight", "hooked", "snub", "broad")


class Bust:
    """Somebody, from the waist up. Each part of the person is a function that takes one of these."""

    def __init__(
        self,
        s: Scene,
        p: Palette,
        cx: float,
        base: float,
        u: float,
        look: Look,
        who: np.random.Generator,
        *,
        far: float = 0.08,
        shadow: float = 0.13,
    ) -> None:
        self.s, self.p, self.shadow = s, p, shadow
        self.look = look.settled(who)
        if self.look.gear in FRONT_ONLY:
            self.look = replace(self.look, grip="front")
        self.r = who
        side = 1 if s.light[0] >= cx else -1
        self.pen = Pen(s, p, cx - side * 0.03 * u, base - 0.66 * u, u, flip=side, far=far)
        self.t = float(self.look.turn or 0)
        self.c = 0.062 * self.t  # where the middle of the face has turned to
        self.jaw, self.long, self.cheek = FACES[self.look.face or "oval"]
        woman = bool(self.look.woman)
        if woman:
            self.jaw *= 0.92
        if self.look.race in ("orc", "troll"):
            self.jaw, self.cheek = 1.22, 1.06
        self.nose = float(who.uniform(0.82, 1.25)) * (0.84 if woman else 1.0)
        self.eye = float(who.uniform(0.92, 1.1)) * (1.08 if woman else 0.96)
        self.brow = float(who.uniform(0.7, 1.3)) * (0.62 if woman else 1.0)
        self.eye_shape = EYES[int(who.integers(len(EYES)))]
        self.nose_shape = NOSES[int(who.integers(len(NOSES) - 1 if woman else len(NOSES)))]
        self.mouth = float(who.uniform(0.86, 1.16))
        self.lip = float(who.uniform(0.8, 1.3))
        self.wide_set = float(who.uniform(-0.006, 0.006))
        self.skin = rgb(RACES[self.look.race]) if self.look.race in RACES else SKINS[int(self.look.skin or 0)]
        if self.look.age == "old" and self.look.race == "human":
            self.skin = mix(self.skin, rgb("#D9B79A"), 0.2)
        self.hair = rgb(HAIRS[self.look.hair_colour or "brown"])
        self.cloth, self.hat = p["cloth"], p["hat"]
        self.trim = p["accent"] if self.look.level < 3 else p["gold"]

    @property
    def dark(self) -> bool:
        """Skin so deep that shadow on shadow would swallow the eyes."""
        return self.look.race == "human" and int(self.look.skin or 0) >= 3

    def metal(self, towards: float = 0.72) -> Field:
        return mix(self.cloth, self.p["steel"], towards)

    def blend(self, a: Points, b: Points) -> Points:
        """A contour between the view from the front and the three-quarter view."""
        return [(x0 + (x1 - x0) * self.t, y0 + (y1 - y0) * self.t) for (x0, y0), (x1, y1) in zip(a, b, strict=True)]

    def contour(self) -> Points:
        out = []
        for i, (x, y) in enumerate(self.blend(FRONT, THREE)):
            k = self.jaw if i in (7, 8, 10, 11, 12) else self.cheek if i in (5, 6, 13) else 1.0
            out.append((self.c * 0.5 + (x - self.c * 0.5) * k, y * (self.long if y > 0.05 else 1.0)))
        return out

    def hatpart(
        self,
        points: Points,
        colour: Field | str | None = None,
        depth: float = 0.1,
        smooth: bool = True,
        **more: Any,
    ) -> None:
        """A piece of what the head wears: it turns a little with the head."""
        moved = [(x + self.c * 0.4, y) for x, y in points]
        draw = self.pen.blob if smooth else self.pen.plate
        draw(moved, self.hat if colour is None else colour, depth, **{"angle": 35, "bump": 1.2, **more})

    def stuff(self, name: str) -> Field:
        return stuff(self.p, name)
