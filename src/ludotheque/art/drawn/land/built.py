"""Towns, castles, ruins, streets."""

from __future__ import annotations

import numpy as np

from ...scene import Scene, mix, poly, spline
from .. import places as pl
from ..pen import Palette
from ..props import prop
from .kinds import land


@land
def town(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(180), 50 * s.k, 0.85)
    pl.castle(s, p, s.w - sun + float(s.rng.normal(0, 20)), s.v(196), 62 * s.k, far=0.65)
    pl.town(s, p, s.v(228), 50 * s.k, 11, far=0.5)
    pl.town(s, p, s.v(262), 78 * s.k, 7, far=0.15)


@land
def castle(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(195), 60 * s.k, 0.8)
    pl.castle(s, p, s.w - sun, s.v(236), float(s.rng.uniform(80, 118)) * s.k, far=0.4)
    pl.conifers(s, p, s.v(246), 34 * s.k, 30, far=0.35)


@land
def ruins(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(200), 44 * s.k, 0.8)
    pl.columns(
        s, p, [0.1 * s.w, 0.23 * s.w, 0.77 * s.w, 0.9 * s.w, s.w / 2 + float(s.rng.normal(0, 60))], s.v(256),
        140 * s.k, 24 * s.k, far=0.3,
    )


@land
def harbour(s: Scene, p: Palette, sun: float) -> None:
    pl.town(s, p, s.v(206), 46 * s.k, 10, far=0.55)
    pl.sea(s, p, s.v(216))
    prop(s, p, "ship", s.w - sun, s.v(232), 64 * s.k, far=0.4)


@land
def temple(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(190), 60 * s.k, 0.8)
    pl.canopy(s, p, s.v(214), 30 * s.k, 20)
    pl.pyramid(s, p, s.w / 2 + float(s.rng.normal(0, 30)), s.v(262), 170 * s.k, 6, far=0.3)


@land
def city(s: Scene, p: Palette, sun: float) -> None:
    pl.skyline(s, p, s.v(240), 170 * s.k, far=0.55)
    pl.skyline(s, p, s.v(262), 110 * s.k, key="mid", far=0.2)


@land
def port(s: Scene, p: Palette, sun: float) -> None:
    pl.skyline(s, p, s.v(218), 130 * s.k, far=0.55)
    pl.sea(s, p, s.v(222))


@land
def street(s: Scene, p: Palette, sun: float) -> None:
    """Between two walls of houses, under a lamp."""
    pl.skyline(s, p, s.v(240), 120 * s.k, far=0.6)
    for side in (0, 1):
        edge = s.w * (0.26 if side == 0 else 0.74)
        out = -10 if side == 0 else s.w + 10
        m = s.draw(poly([(out, -10), (edge, s.h * 0.16), (edge, s.v(262)), (out, s.h + 10)]))
        t = np.clip(
            0.5
            - 0.3 * (s.light[0] > s.w / 2) * (side == 1)
            - 0.3 * (s.light[0] < s.w / 2) * (side == 0)
            + (s.fbm(10, 3) - 0.5) * 0.5,
            0,
            1,
        )
        s.put(m, mix(p["mid"], p["near"], 0.3), t, phase=s.lines(90, 3), far=0.3)
        for i in range(4):
            for j in range(5):
                u = 0.16 + 0.21 * i
                x = out + (edge - out) * u
                y = s.h * (0.06 + 0.155 * j * (1.1 - 0.34 * u)) + s.h * 0.15 * u
                w, h = s.w * 0.016 * (1.3 - u * 0.6), s.h * 0.075 * (1.25 - u * 0.6)
                m = s.draw(poly([(x - w, y), (x + w, y), (x + w, y + h), (x - w, y + h)]))
                on = s.rng.random() < 0.45
                s.put(m, p["lamp"] if on else p["ink"], 1.0 if on else 0.05, far=0.3, new=False)
                if on:
                    s.shine(m, p["lamp"] * 0.3)


@land
def crypt(s: Scene, p: Palette, sun: float) -> None:
    n = s.fbm(20, 5)
    s.colour[:] = mix(p["mid"], p["near"], 0.3)
    s.tone = np.clip(0.45 + (n - 0.5), 0, 1)
    pl.columns(s, p, [0.14 * s.w, 0.3 * s.w, 0.7 * s.w, 0.86 * s.w], s.v(256), 260 * s.k, 30 * s.k, far=0.4)


@land
def old_town(s: Scene, p: Palette, sun: float) -> None:
    """Gabled houses, row behind row, a spire or two."""
    pl.town(s, p, s.v(214), 54 * s.k, 13, far=0.6)
    prop(s, p, "tower", s.w - sun + float(s.rng.normal(0, 30)), s.v(226), 84 * s.k, far=0.5)
    pl.town(s, p, s.v(238), 66 * s.k, 10, far=0.4)
    pl.town(s, p, s.v(264), 84 * s.k, 7, key="near", far=0.2)


@land
def bazaar(s: Scene, p: Palette, sun: float) -> None:
    """Flat roofs and domes, white in the sun."""
    pl.mountains(s, p, s.v(196), 24 * s.k, 0.9)
    for row, (base, size, far) in enumerate(((226, 40, 0.55), (246, 54, 0.4), (266, 70, 0.25))):
        x = -20.0
        while x < s.w + 20:
            w, h = s.rng.uniform(0.5, 0.95) * size * s.k, s.rng.uniform(0.4, 0.95) * size * s.k
            top = s.v(base) - h
            wall = mix(mix(p["paper"], p["stone"], 0.35 + 0.15 * row), p["haze"], far * 0.5)
            tone = float(s.rng.uniform(0.5, 0.9))
            s.put(
                s.draw(poly([(x, s.v(base) + 30), (x, top), (x + w, top), (x + w, s.v(base) + 30)])), wall, tone,
                phase=s.lines(90, 3), far=far,
            )
            if s.rng.random() < 0.34:
                dome = spline(
                    [
                        (x + w * 0.12, top + 2), (x + w * 0.1, top - w * 0.2), (x + w * 0.5, top - w * 0.58),
                        (x + w * 0.9, top - w * 0.2), (x + w * 0.88, top + 2),
                    ]
                )
                m = s.draw(dome)
                s.put(
                    m, mix(p["accent"], p["haze"], far * 0.6), s.lit(s.dome(m, w * 0.3), 14, 40),
                    phase=s.lines(70, 3), far=far,
                )
            for _ in range(2):
                wx, wy = x + w * float(s.rng.uniform(0.15, 0.75)), top + h * float(s.rng.uniform(0.25, 0.7))
                s.put(
                    s.draw(
                        poly(
                            [
                                (wx, wy), (wx, wy - 6 * s.k), (wx + 2.4 * s.k, wy - 9 * s.k),
                                (wx + 4.8 * s.k, wy - 6 * s.k), (wx + 4.8 * s.k, wy),
                            ]
                        )
                    ),
                    p["ink"],
                    0.05,
                    far=far,
                    new=False,
                )
            x += w * float(s.rng.uniform(0.9, 1.25))


@land
def east(s: Scene, p: Palette, sun: float) -> None:
    """Curved roofs among trees, hills behind."""
    pl.mountains(s, p, s.v(192), 60 * s.k, 0.85)
    pl.canopy(s, p, s.v(222), 30 * s.k, 18)
    for base, size, far, n in ((240, 46, 0.4, 7), (264, 66, 0.22, 5)):
        for i in range(n):
            x = s.w * (i + float(s.rng.uniform(0.1, 0.9))) / n
            w, h, y = size * s.k * 0.6, size * s.k * float(s.rng.uniform(0.4, 0.6)), s.v(base)
            s.put(
                s.draw(
                    poly([(x - w * 0.7, y + 30), (x - w * 0.7, y - h), (x + w * 0.7, y - h), (x + w * 0.7, y + 30)])
                ),
                mix(p["paper"], p["haze"], far),
                0.7,
                phase=s.lines(90, 3),
                far=far,
            )
            for k in range(2):
                q, v = y - h - k * h * 0.52, w * (1.15 - 0.42 * k)
                roof = s.draw(
                    spline(
                        [
                            (x - v, q + 3), (x - v * 0.5, q), (x, q + 1), (x + v * 0.5, q), (x + v, q + 3),
                            (x + v * 0.46, q - h * 0.3), (x, q - h * 0.42), (x - v * 0.46, q - h * 0.3),
                        ]
                    )
                )
                s.put(
                    roof, mix(p["accent"], p["near"], 0.35), s.lit(s.dome(roof, 6), 10, 40), phase=s.lines(55, 2.8),
                    far=far,
                )
