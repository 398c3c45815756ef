"""What dresses a stage: banners, torches, rings on the floor, bursts, signs that burn."""

from __future__ import annotations

import math

import numpy as np
from scipy import ndimage as ndi

from ..scene import Field, Scene, poly, rgb, spline, step
from .actors import Actor, actor
from .pen import Palette


def banners(s: Scene, p: Palette, icon: str, colour: Field) -> None:
    """Two hanging cloths with the house's emblem: the tarot card's symmetry."""
    for side in (-1, 1):
        cx, w, low = s.w / 2 + side * s.w * 0.385, 36 * s.k, s.h * 0.52
        shape = poly([(cx - w, -4), (cx + w, -4), (cx + w * 0.97, low), (cx, low + w * 0.8), (cx - w * 0.97, low)])
        m = s.draw(shape)
        fold = 0.5 + 0.34 * np.sin((s.x - cx) / 11 + np.sin(s.y / 70) * 0.8)
        s.put(m, colour, np.clip(fold + 0.22, 0, 1), relief=fold, phase=s.lines(90, 3), far=0.3)
        hem = s.draw(shape, stroke=5 * s.k)
        s.put(hem, p["gold"], 0.8, far=0.3)
        lit, _ = s.glyph(icon, cx, low * 0.58, 58 * s.k, flip=side > 0)
        s.put(lit, p["paper"], np.clip(fold + 0.35, 0, 1), phase=s.lines(90, 3), far=0.3, new=False)


def torch(s: Scene, p: Palette, x: float, y: float, size: float = 34) -> None:
    stick = s.draw(
        poly(
            [
                (x - size * 0.09, y + size * 3.4), (x - size * 0.16, y + size * 0.2),
                (x + size * 0.16, y + size * 0.2), (x + size * 0.09, y + size * 3.4),
            ]
        )
    )
    s.put(stick, rgb("#6A4A30"), 0.6, far=0.1)
    for k, (scale, c, gain) in enumerate(
        ((1.0, p["warm"], 0.9), (0.66, p["flame"], 1.0), (0.36, np.ones(3, np.float32), 0.8))
    ):
        z = size * scale
        lean = s.rng.normal(0, 0.12)
        m = s.draw(
            spline(
                [
                    (x, y + z * 0.5), (x - z * 0.42, y + z * 0.1), (x - z * 0.22, y - z * 0.5),
                    (x + z * lean, y - z * (1.25 - 0.1 * k)), (x + z * 0.24, y - z * 0.42),
                    (x + z * 0.42, y + z * 0.12),
                ]
            )
        )
        s.shine(m, c * gain, spread=0.6)
    s.shine(m, p["warm"] * 1.6, spread=size * 0.9)


def sigil(s: Scene, p: Palette, icon: str, cx: float, cy: float, size: float) -> None:
    """A sign that burns in the air: flames rise from its edges, the core stays readable."""
    lit, _ = s.glyph(icon, cx, cy, size)
    edge = np.clip(lit - ndi.grey_erosion(lit, size=(round(5 * s.ss), round(5 * s.ss))), 0, 1)
    flames = np.zeros(s.shape, np.float32)
    wave = s.fbm(13, 3) - 0.5
    iy, ix = np.mgrid[0 : s.shape[0], 0 : s.shape[1]].astype(np.float32)
    for k in range(12):
        at = [iy + k * 4.5 * s.ss + wave * 3 * s.ss, ix + wave * (k * 5 + 2) * s.ss]
        flames = np.maximum(
            flames, ndi.map_coordinates(lit, at, order=1) * (1 - k / 12) ** 1.4 * (0.3 + 0.9 * s.fbm(10, 2))
        )
    s.put(np.clip(ndi.gaussian_filter(lit, 7 * s.ss) * 0.85, 0, 1), p["ink"], 0.0, far=0.2, new=False)
    flames = np.clip(flames - lit * 0.35, 0, 1)
    rise = np.clip((s.y - cy) / size + 0.5, 0, 1)
    ember = np.clip(s.fbm(7, 3) * 1.5 - 0.35, 0, 1)
    s.shine(flames, p["warm"] * 0.6)
    s.shine(lit * ember * (0.3 + 0.7 * rise), p["flame"] * 0.75)
    s.shine(edge * ember, p["flame"] * 0.8)
    s.shine(lit, p["warm"] * 0.3)
    s.shine(lit, p["warm"] * 0.5, spread=16)


def circle(s: Scene, p: Palette, cx: float, cy: float, r: float, squash: float = 0.28, gain: float = 0.9) -> None:
    """A ritual ring with a star, chalked on the floor and burning."""
    rings = [
        [(cx + math.cos(a) * q, cy + math.sin(a) * q * squash) for a in np.linspace(0, 2 * math.pi, 49)[:-1]]
        for q in (r, r * 0.9, r * 0.56)
    ]
    star = [
        (cx + math.cos(a) * r * 0.9, cy + math.sin(a) * r * 0.9 * squash)
        for a in -math.pi / 2 + np.arange(7) * 3 * 2 * math.pi / 7
    ]
    m = np.maximum(s.draw(*[spline(q) for q in rings], stroke=1.8), s.draw(poly(star), stroke=1.5)) * (
        0.6 + 0.4 * s.fbm(9, 2)
    )
    s.shine(m, p["flame"] * gain)
    s.shine(m, p["warm"] * gain * 1.1, spread=5)


def flagstones(s: Scene, p: Palette, base: float = 225, key: str = "stone") -> None:
    """A stone floor in perspective."""
    d = np.clip((s.y - base) / (s.h - base), 0.001, 1)
    u, v = (s.x - s.w / 2) / (0.35 + d * 0.9) / 46, 5 * d**0.6
    row = np.floor(v)
    fu, fv = np.abs((u + row * 0.5) % 1 - 0.5) * 2, np.abs(v % 1 - 0.5) * 2
    joint = np.maximum(step(0.93 - 0.02 / d, 0.99, fu), step(0.86, 0.97, fv))
    n = s.fbm(14, 4, 2)
    shade = (np.sin(np.floor(u + row * 0.5) * 12.9 + row * 78.2) * 43758.5) % 1
    s.put(
        step(base - 0.6, base + 0.6, s.y), p[key],
        np.clip(0.62 + (n - 0.5) * 0.7 + (shade - 0.5) * 0.3 - joint * 0.55, 0, 1), relief=n,
        phase=s.lines(2, 3) + n, far=0.2,
    )


def burst(s: Scene, p: Palette, cx: float, cy: float, r: float, key: str = "subject") -> None:
    pts = [
        (cx + math.cos(a) * r * q, cy + math.sin(a) * r * q * 0.86)
        for i, a in enumerate(np.linspace(0, 2 * math.pi, 33)[:-1])
        for q in [s.rng.uniform(0.92, 1.3) if i % 2 else s.rng.uniform(0.62, 0.74)]
    ]
    s.put(s.draw(poly([(x + 5, y + 6) for x, y in pts])), p["accent"], 0.7, far=0.35)
    s.put(s.draw(poly(pts)), p[key], 1.0, far=0.35)


def party(s: Scene, p: Palette, n: int, y: float, size: float, left: bool) -> None:
    """A file of travellers on the road, the nearest last and largest; no two dressed alike."""
    x, way = s.w * (0.1 if left else 0.9), 1 if left else -1
    dress = (
        ("cloak", "hood", "staff"), ("armour", "helm", "spear"), ("tunic", "none", "bow"),
        ("robe", "hood", "torch"), ("coat", "straw", ""), ("armour", "horned", "axe"), ("tunic", "none", "banner"),
    )
    first = int(s.rng.integers(len(dress)))
    for i in range(n):
        cloth, hat, gear = dress[(first + i * 2) % len(dress)]
        z = size * (0.78 + 0.22 * i / max(1, n - 1))
        actor(
            s, p,
            Actor(
                "walk", hat=hat, cloth=cloth, gear=gear, colour=("cloth", "accent", "mid")[i % 3],
                skin=int(s.rng.integers(5)),
            ),
            x,
            y + i * 3 * s.k,
            z,
            flip=way,
            far=0.14,
        )
        x += way * z * 0.62


def candle_light(s: Scene, p: Palette, x: float, y: float, size: float) -> None:
    """A candle on a table, with its flame."""
    torch(s, p, x, y - size * 0.9, size * 0.32)
    s.put(
        s.draw(
            poly(
                [
                    (x - size * 0.09, y), (x - size * 0.08, y - size * 0.66), (x + size * 0.08, y - size * 0.66),
                    (x + size * 0.09, y),
                ]
            )
        ),
        rgb("#E8DCC0"),
        0.7,
        far=0.05,
    )
