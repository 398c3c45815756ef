"""The sky with its disc, and what falls from it."""

from __future__ import annotations

import math

import numpy as np
import skia

from ...scene import Field, Scene, mix, spline, step
from ..pen import Palette


def sky(
    s: Scene, p: Palette, disc: float = 62, at: tuple[float, float] | None = None, rays: int = 0, clouds: float = 0.5
) -> None:
    """A graded sky with a sun or moon; carved lines ring it, or burst from it."""
    s.light = at or s.light
    lx, ly = s.light
    d = np.hypot(s.x - lx, s.y - ly)
    down = np.clip(s.y / s.h, 0, 1)[..., None]
    s.colour = p["sky"] * (1 - down) + p["haze"] * down
    ang = np.arctan2(s.y - ly, s.x - lx)
    wob = s.fbm(60, 2) - 0.5
    if rays:
        s.phase = ang / (2 * math.pi) * rays * 11
    else:
        s.phase = s.y / 3.4 + wob * 2.0
    s.tone = 1.02 - 0.4 * np.clip(d / (max(s.w, s.h) * 0.7), 0, 1)
    if clouds:
        warp = (s.fbm(50, 3) - 0.5) * 40
        band = s.fbm(34, 4, 3.2)
        band = np.roll(band, int(warp.mean()), 1)
        cover = step(0.56, 0.66, band + (clouds - 0.5) * 0.3) * step(0, 40, d - disc * 0.7)
        s.put(
            cover * 0.9, mix(p["haze"], p["paper"], 0.5), 0.98 - 0.35 * step(0.6, 0.85, band), phase=s.lines(0),
            far=0.97, new=False,
        )
    if rays:
        burst = (np.sin(ang * rays + 0.6) > 0) * step(disc, disc + 4, d)
        s.colour = mix(s.colour, p["ray"], 0.62 * burst[..., None] * (1 - 0.4 * np.clip(d / 300, 0, 1))[..., None])
    if disc:
        m = step(disc + 0.5, disc - 0.5, d)
        s.put(m, p["disc"], 1.0, far=0.99)
    s.shine(np.exp(-((d / (disc * 2.2 + 20)) ** 2)), p["disc"] * 0.25)
    s.far[:] = 1.0


def fog(s: Scene, colour: Field, base: float = 235, depth: float = 50, amount: float = 0.75) -> None:
    """A bank of mist over what lies behind."""
    n = s.fbm(40, 4, 3.0)
    m = np.exp(-(((s.y - base) / depth) ** 2)) * step(0.28, 0.8, n) * amount
    s.put(m, colour, 0.95, far=0.9, new=False)


def rain(s: Scene, colour: Field, n: int = 130, slant: float = 0.25) -> None:
    """Slanting strokes of light, cut into whatever lies behind."""
    seg = []
    for _ in range(n):
        x, y, length = s.rng.uniform(-40, s.w + 40), s.rng.uniform(-20, s.h), s.rng.uniform(10, 34) * s.k
        seg.append((x, y, x - slant * length, y + length, 0.9 * s.k))
    s.put(s.strokes(seg) * 0.8, colour, 0.98, far=0.3, new=False)


def snow(s: Scene, colour: Field, n: int = 110) -> None:
    """Flakes, the near ones large."""
    flakes = [(s.rng.uniform(0, s.w), s.rng.uniform(0, s.h), s.k * s.rng.uniform(0.7, 2.6)) for _ in range(n)]
    s.put(
        s.draw(*[spline([(x - r, y), (x, y - r), (x + r, y), (x, y + r)]) for x, y, r in flakes]) * 0.9, colour,
        1.0, far=0.3, new=False,
    )


def dust(s: Scene, colour: Field) -> None:
    """Streaks of sand or smoke along the ground."""
    n = s.fbm(16, 4, 6.0)
    m = step(0.5, 0.75, n) * np.clip((s.y - s.horizon * 0.7) / (s.h * 0.3), 0, 1) * 0.7
    s.put(m, colour, 0.9, far=0.4, new=False)


def birds(s: Scene, p: Palette, n: int = 7, cx: float = 240, cy: float = 80, key: str = "near") -> None:
    paths = []
    for _ in range(n):
        x, y, z = cx + s.rng.normal(0, 46), cy + s.rng.normal(0, 16), s.rng.uniform(3.5, 7.5)
        dip = s.rng.uniform(0.2, 0.6)
        paths.append(
            spline(
                [
                    (x - z, y - z * dip), (x - z * 0.4, y - z * 0.34), (x, y), (x + z * 0.4, y - z * 0.34),
                    (x + z, y - z * dip),
                ],
                closed=False,
            )
        )
    s.put(s.draw(*paths, stroke=1.3), p[key], 0.1, far=0.6, new=False)


def motes(
    s: Scene,
    colour: Field,
    n: int = 60,
    around: tuple[float, float] | None = None,
    spread: float = 150,
    size: float = 1.5,
    halo: float = 2.0,
) -> None:
    """Sparks, snow, spores or fireflies."""
    cx, cy = around or (s.w / 2, s.h / 2)
    builder = []
    for _ in range(n):
        x, y, r = cx + s.rng.normal(0, spread), cy + s.rng.normal(0, spread * 0.6), size * s.rng.uniform(0.4, 1.2)
        builder.append(
            skia.Path.Circle(x, y, r)
            if hasattr(skia.Path, "Circle")
            else spline([(x - r, y), (x, y - r), (x + r, y), (x, y + r)])
        )
    m = s.draw(*builder)
    s.shine(m, colour)
    s.shine(m, colour * 0.8, spread=halo)
