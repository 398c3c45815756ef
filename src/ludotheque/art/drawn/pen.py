"""A pen that draws in a thing's own units: where it stands, how large, how turned, which way it looks."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import skia

from ..scene import Field, Points, Scene, mix, poly, rgb, spline

Palette = dict[str, Field]
STUFF = {  # what things are made of; a palette may know better
    "wood": "#8A5A34",
    "dark_wood": "#55371F",
    "pale_wood": "#B98A54",
    "leather": "#7A4A2A",
    "iron": "#59595F",
    "bronze": "#B07A3A",
    "copper": "#B8653A",
    "bone": "#E6DABB",
    "linen": "#E9DDBD",
    "rope": "#BFA06A",
    "glass": "#A9CFC4",
    "brick": "#9A5A42",
    "coal": "#2A2628",
    "straw": "#D2AE5A",
    "blood": "#A62A20",
    "red": "#C23A26",
    "blue": "#35598C",
    "green": "#4F8A4A",
    "violet": "#6E4C94",
    "white": "#FFF8E6",
    "black": "#1A1416",
    "grass": "#6E8F45",
    "ice": "#BFE0EE",
    "flame": "#F59A2E",
    "ember": "#D8431C",
    "rust": "#9A4A2A",
    "fur": "#7A5A3E",
    "grey_fur": "#7E7C78",
    "night": "#2C2A3A",
}


def stuff(p: Palette, name: str | Field) -> Field:
    """A colour by name: the palette's own, or a material drawn a little towards the palette's middle ground."""
    if isinstance(name, np.ndarray):
        return name
    if name.startswith("#"):
        return rgb(name)
    return p[name] if name in p else mix(rgb(STUFF[name]), p["mid"], 0.1)


@dataclass
class Pen:
    s: Scene
    p: Palette
    x: float
    y: float
    u: float
    turn: float = 0.0  # degrees
    flip: int = 1  # -1 looks the other way
    far: float = 0.1
    shade: float = 1.0  # gain on every tone: a thing in the dark

    def at(self, x: float, y: float) -> tuple[float, float]:
        a = math.radians(self.turn)
        return self.x + self.flip * (x * math.cos(a) - y * math.sin(a)) * self.u, self.y + (
            x * math.sin(a) + y * math.cos(a)
        ) * self.u

    def points(self, points: Points) -> Points:
        return [self.at(x, y) for x, y in points]

    def child(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: int = 1) -> Pen:
        """A pen for a piece held or borne by this thing."""
        cx, cy = self.at(x, y)
        return Pen(
            self.s, self.p, cx, cy, self.u * scale, (self.turn + turn) * flip, self.flip * flip, self.far, self.shade
        )

    def _part(self, paths: list[skia.Path], colour: str | Field, depth: float, more: dict[str, Any]) -> None:
        if "flat" in more and more["flat"] is not None:
            more["flat"] = min(1.0, more["flat"] * self.shade)
        angle = more.pop("angle", 45) * self.flip
        self.s.part(
            *paths, colour=stuff(self.p, colour), depth=depth * self.u, gain=more.pop("gain", 1.0) * self.shade,
            far=more.pop("far", self.far), angle=angle, **more,
        )

    def blob(self, points: Points, colour: str | Field, depth: float = 0.06, **more: Any) -> None:
        """A closed smooth shape."""
        self._part([spline(self.points(points))], colour, depth, more)

    def plate(self, points: Points, colour: str | Field, depth: float = 0.03, **more: Any) -> None:
        """A shape with corners."""
        self._part([poly(self.points(points))], colour, depth, more)

    def box(
        self, x: float, y: float, w: float, h: float, colour: str | Field, depth: float = 0.03, **more: Any
    ) -> None:
        self.plate([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], colour, depth, **more)

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        colour: str | Field,
        depth: float | None = None,
        squash: float = 1.0,
        **more: Any,
    ) -> None:
        ring = [(x + math.cos(a) * r, y + math.sin(a) * r * squash) for a in np.linspace(0, 2 * math.pi, 13)[:-1]]
        self.blob(ring, colour, r if depth is None else depth, **more)

    def ring(
        self, x: float, y: float, r: float, w: float, colour: str | Field, squash: float = 1.0, **more: Any
    ) -> None:
        path = spline(
            self.points(
                [(x + math.cos(a) * r, y + math.sin(a) * r * squash) for a in np.linspace(0, 2 * math.pi, 17)[:-1]]
            )
        )
        self._part([path], colour, w / 2, {**more, "stroke": w * self.u})

    def rod(
        self,
        a: tuple[float, float],
        b: tuple[float, float],
        w: float,
        colour: str | Field,
        w2: float | None = None,
        **more: Any,
    ) -> None:
        """A straight limb or shaft from a to b, thick w at a and w2 at b, with round ends."""
        w2 = w if w2 is None else w2
        dx, dy = b[0] - a[0], b[1] - a[1]
        n = math.hypot(dx, dy) or 1e-6
        dx, dy = dx / n, dy / n
        q, r = w / 2, w2 / 2
        self.blob(
            [
                (a[0] - dy * q, a[1] + dx * q), (a[0] - dx * q * 0.8, a[1] - dy * q * 0.8),
                (a[0] + dy * q, a[1] - dx * q),
                ((a[0] + b[0]) / 2 + dy * (q + r) / 2, (a[1] + b[1]) / 2 - dx * (q + r) / 2),
                (b[0] + dy * r, b[1] - dx * r), (b[0] + dx * r * 0.8, b[1] + dy * r * 0.8),
                (b[0] - dy * r, b[1] + dx * r),
                ((a[0] + b[0]) / 2 - dy * (q + r) / 2, (a[1] + b[1]) / 2 + dx * (q + r) / 2),
            ],
            colour,
            max(w, w2) / 2,
            **more,
        )

    def line(
        self,
        points: Points,
        w: float,
        colour: str | Field = "ink",
        tone: float = 0.0,
        smooth: bool = True,
        **more: Any,
    ) -> None:
        """A drawn line: no outline, no light."""
        path = spline(self.points(points), closed=False) if smooth else _open(self.points(points))
        self._part([path], colour, w, {"flat": tone, "new": False, **more, "stroke": w * self.u})

    def cord(self, points: Points, w: float, colour: str | Field, **more: Any) -> None:
        """A round rope, tail or branch along the points."""
        self._part([spline(self.points(points), closed=False)], colour, w / 2, {**more, "stroke": w * self.u})

    def glow(self, x: float, y: float, r: float, colour: str | Field, gain: float = 1.0, squash: float = 1.0) -> None:
        """Light in the air around a point."""
        cx, cy = self.at(x, y)
        s, r = self.s, max(r * self.u, 0.8)
        x0, x1 = (int(np.clip(q * s.ss, 0, s.shape[1])) for q in (cx - 3 * r, cx + 3 * r))
        y0, y1 = (int(np.clip(q * s.ss, 0, s.shape[0])) for q in (cy - 3 * r, cy + 3 * r))
        box = (slice(y0, y1), slice(x0, x1)) if not s.roll else (slice(None), slice(None))
        d = ((s.x[box] - cx) / r) ** 2 + ((s.y[box] - cy) / (r * squash)) ** 2
        s.glow[box] += np.exp(-d)[..., None] * stuff(self.p, colour) * gain

    def emblem(
        self, icon: str, x: float, y: float, size: float, colour: str | Field, tone: float = 0.9, new: bool = False
    ) -> None:
        """A house's sign painted on a thing."""
        cx, cy = self.at(x, y)
        lit, _ = self.s.glyph(icon, cx, cy, size * self.u, self.turn * self.flip, self.flip < 0)
        self.s.put(lit, stuff(self.p, colour), tone * self.shade, far=self.far, new=new)


def _open(points: Points) -> skia.Path:
    path = skia.PathBuilder()
    path.moveTo(*points[0])
    for q in points[1:]:
        path.lineTo(*q)
    return path.detach()
