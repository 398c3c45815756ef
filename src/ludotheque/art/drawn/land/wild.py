"""Mountains, woods, water, sand."""

from __future__ import annotations

import itertools

import numpy as np

from ...scene import Scene, mix, poly, spline, step
from .. import places as pl
from ..pen import Palette
from ..props import prop
from .kinds import crags, land, spots


@land
def mountain(s: Scene, p: Palette, sun: float) -> None:
    crags(s, p, False, 95)
    if s.rng.random() < 0.35:
        prop(s, p, "tower", s.w - sun + float(s.rng.normal(0, 20)), s.v(200), 60 * s.k, far=0.6)


@land
def peaks(s: Scene, p: Palette, sun: float) -> None:
    crags(s, p, True, 95)
    pl.conifers(s, p, s.v(250), 46 * s.k, 34, far=0.35)


@land
def camp(s: Scene, p: Palette, sun: float) -> None:
    crags(s, p, False, 62)
    for x in spots(s, 6, 0.02, 0.98):
        prop(
            s, p, "tent", x, s.v(256) + float(s.rng.uniform(-6, 8)) * s.k, float(s.rng.uniform(34, 58)) * s.k,
            far=0.35,
        )


@land
def storm(s: Scene, p: Palette, sun: float) -> None:
    crags(s, p, False, 62)
    x, y, pts = s.w - sun, 0.0, []
    while y < s.v(190):
        pts.append((x, y))
        x, y = x + float(s.rng.normal(0, 16)) * s.k, y + float(s.rng.uniform(16, 30)) * s.k
    bolt = s.draw(*[spline([a, b], closed=False) for a, b in itertools.pairwise(pts)], stroke=3 * s.k)
    s.put(bolt, p["paper"], 1.0, far=0.9, new=False)
    s.shine(bolt, p["lamp"] * 0.7, spread=6)


@land
def volcano(s: Scene, p: Palette, sun: float) -> None:
    crags(s, p, False, 62)
    x, h, k, top = s.w - sun, s.fbm(10, 4), s.k, s.v(92)
    base = s.v(262)
    s.put(
        s.draw(
            poly(
                [
                    (x - 150 * k, base), (x - 30 * k, top), (x - 12 * k, top + 6), (x + 8 * k, top + 2),
                    (x + 26 * k, top - 2), (x + 160 * k, base),
                ]
            )
        ),
        p["mid"],
        np.clip(0.55 + (h - 0.5) * 1.4 - 0.3 * np.sign(x - s.x), 0, 1),
        relief=h,
        phase=s.lines(60, 3),
        far=0.4,
    )
    fall = (base - top) / 170
    lava = s.draw(
        spline(
            [
                (x + a * k, top + b * fall)
                for a, b in (
                    (-26, -1), (20, -2), (9, 20), (5, 48), (18, 80), (10, 114), (6, 84), (-7, 56), (-16, 84),
                    (-13, 48), (-10, 20),
                )
            ]
        )
    )
    s.put(lava, mix(p["disc"], p["accent"], 0.55), 1.0, far=0.4)
    up = np.clip(top - s.y, 0, 999) / k
    smoke = (
        s.fbm(26, 4)
        * np.exp(-(((s.x - x - up * 0.35 * k) / (20 + np.clip(up, 0, 99) * 0.7) / k) ** 2))
        * step(top + 4, top - 8, s.y)
    )
    s.put(step(0.3, 0.62, smoke) * 0.75, mix(p["mid"], p["haze"], 0.35), 0.7, far=0.8, new=False)
    pl.motes(s, p["accent"], 50, (x, top - 20 * k), 30 * k, 1.6)


@land
def crystal(s: Scene, p: Palette, sun: float) -> None:
    crags(s, p, True, 62)
    for cx in spots(s, 9, 0.04, 0.96):
        h, w, lean, base = (
            s.rng.uniform(50, 120) * s.k, s.rng.uniform(9, 18) * s.k, s.rng.normal(0, 16) * s.k, s.v(262),
        )
        s.put(
            s.draw(poly([(cx - w, base), (cx - w + lean, base - h * 0.7), (cx + lean, base - h), (cx, base)])),
            p["disc"], 0.95, far=0.3,
        )
        s.put(
            s.draw(poly([(cx, base), (cx + lean, base - h), (cx + w + lean, base - h * 0.66), (cx + w, base)])),
            p["mid"], 0.5, far=0.3,
        )


@land
def forest(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(185), 40 * s.k, 0.85)
    (pl.conifers if s.rng.random() < 0.6 else pl.canopy)(s, p, s.v(222), 58 * s.k, 22)
    if s.rng.random() < 0.4:
        pl.bare_trees(
            s, p, [s.w * float(s.rng.uniform(0.02, 0.12)), s.w * float(s.rng.uniform(0.88, 0.98))], s.v(262),
            70 * s.k, far=0.12,
        )
    else:
        pl.conifers(s, p, s.v(262), 120 * s.k, 11, gap=s.w * 0.26, far=0.15)


@land
def grass(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(185), 40 * s.k, 0.85)
    pl.canopy(s, p, s.v(222), 34 * s.k, 22)


@land
def swamp(s: Scene, p: Palette, sun: float) -> None:
    grass(s, p, sun)
    pl.sea(s, p, s.v(236))
    pl.bare_trees(s, p, [0.12 * s.w, 0.88 * s.w, 0.79 * s.w], s.v(250), 44 * s.k)


@land
def sea(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(188), 26 * s.k, 0.9)
    pl.sea(s, p, s.v(200))


@land
def desert(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(190), 30 * s.k, 0.9)
    if s.rng.random() < 0.6:
        for k in (0.0, 1.0):
            pl.pyramid(s, p, s.w - sun + (k * 90 - 30) * s.k, s.v(224), (100 - k * 40) * s.k, 0, far=0.45 + 0.1 * k)
    pl.dunes(s, p, s.v(212))


@land
def dunes(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(190), 30 * s.k, 0.9)
    pl.dunes(s, p, s.v(212))


@land
def jungle(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(180), 70 * s.k, 0.8)
    pl.canopy(s, p, s.v(205), 44 * s.k, 20)
    r, k = s.rng, s.k
    pl.palms(
        s, p,
        [
            (r.uniform(0, 0.23) * s.w, s.v(285), r.uniform(110, 170) * k),
            (s.w * (1 - r.uniform(0, 0.23)), s.v(285), r.uniform(110, 170) * k),
            (r.uniform(0.2, 0.8) * s.w, s.v(262), 84 * k),
        ],
        far=0.15,
    )


@land
def graveyard(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(195), 40 * s.k, 0.8)
    r = s.rng
    pl.bare_trees(
        s, p, [r.uniform(0.02, 0.19) * s.w, s.w * (1 - r.uniform(0.02, 0.19)), r.uniform(0.25, 0.75) * s.w],
        s.v(246), 54 * s.k, far=0.2,
    )
    stones = []
    for cx in spots(s, 11):
        w = r.uniform(9, 17) * s.k
        y, lean = s.v(262) + r.uniform(-8, 10), r.normal(0, 3)
        stones.append(
            spline(
                [
                    (cx - w, y + 14), (cx - w + lean, y - w * 1.6), (cx + lean, y - w * 2.5),
                    (cx + w + lean, y - w * 1.6), (cx + w, y + 14),
                ]
            )
        )
    m = s.draw(*stones)
    s.put(m, p["stone"], s.lit(s.dome(m, 6), 10, 40), phase=s.lines(80, 2.8), far=0.2)


@land
def cavern(s: Scene, p: Palette, sun: float) -> None:
    """Out of the dark, through the mouth of a cave."""
    pl.mountains(s, p, s.v(196), 60 * s.k, 0.75)
    pl.conifers(s, p, s.v(232), 40 * s.k, 26, far=0.5)
    pl.hills(s, p, s.v(240), 8 * s.k, key="ground", far=0.3)
    pl.cave(s, p, rx=0.4, ry=0.46)
    for x in [q for q in spots(s, 14) if abs(q / s.w - 0.5) > 0.12]:
        h = s.rng.uniform(24, 80) * s.k
        s.part(
            spline(
                [(x - h * 0.14, -10), (x + h * 0.14, -10), (x + h * 0.03, h * 0.6), (x, h), (x - h * 0.03, h * 0.6)]
            ),
            colour=p["near"],
            depth=h * 0.12,
            grain=0.6,
            far=0.04,
        )
