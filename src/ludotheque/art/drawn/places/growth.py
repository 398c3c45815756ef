"""Trees, leaves, grass."""

from __future__ import annotations

import math

import numpy as np

from ...scene import Scene, mix, poly, spline, step
from ..pen import Palette


def conifers(
    s: Scene,
    p: Palette,
    base: float = 235,
    size: float = 60,
    n: int = 26,
    key: str = "near",
    far: float = 0.4,
    gap: float = 0,
) -> None:
    paths = []
    for _ in range(n):
        x, h = s.rng.uniform(-20, s.w + 20), size * s.rng.uniform(0.6, 1.25)
        if gap and abs(x - s.w / 2) < gap:
            continue
        y, k, left, right = base + s.rng.uniform(-3, 8), 6, [], []
        for i in range(k):
            t = i / k
            w = h * 0.24 * (t + 0.12)
            left += [(x - w, y - h + h * (t + 0.16)), (x - w * 0.45, y - h + h * (t + 0.13))]
            right += [(x + w, y - h + h * (t + 0.16)), (x + w * 0.45, y - h + h * (t + 0.13))]
        paths.append(poly([(x, y - h), *right, (x + 2, y + 30), (x - 2, y + 30), *reversed(left)]))
    m = np.maximum(s.draw(*paths), step(base + 16, base + 18, s.y + 6 * s.fbm(20, 2)))
    n2 = s.fbm(8, 3)
    s.put(
        m, mix(p[key], p["haze"], far * 0.7), np.clip(0.28 + (n2 - 0.5) * 0.9, 0, 1), relief=n2,
        phase=s.lines(75, 2.8), far=far,
    )


def canopy(
    s: Scene, p: Palette, base: float = 215, size: float = 46, n: int = 22, key: str = "mid", far: float = 0.45
) -> None:
    """Round broad-leaved crowns, lit from the lamp."""
    for _ in range(3):
        paths = []
        for _ in range(n):
            x, r = s.rng.uniform(-20, s.w + 20), size * s.rng.uniform(0.3, 0.62)
            pts = [
                (
                    x + math.cos(a) * r * s.rng.uniform(0.8, 1.15),
                    base - r * 0.5 + math.sin(a) * r * s.rng.uniform(0.7, 1.0),
                )
                for a in np.linspace(0, 2 * math.pi, 11)[:-1]
            ]
            paths.append(spline(pts))
        m = np.maximum(s.draw(*paths), s.draw(poly([(0, base), (s.w, base), (s.w, s.h), (0, s.h)])))
        h = s.dome(m, size * 0.4) * 0.7 + s.fbm(9, 3) * 0.5
        s.put(
            m, mix(p[key], p["haze"], far * 0.6), s.lit(h, 16, 40) * 0.95, relief=h, phase=s.lines(20, 3.0) + h * 3,
            far=far,
        )
        base, far, size = base + 14, far * 0.7, size * 1.1


def branch(
    s: Scene,
    out: list[tuple[float, float, float, float, float]],
    x: float,
    y: float,
    a: float,
    length: float,
    w: float,
    depth: int,
) -> None:
    bx, by = x + math.cos(a) * length, y + math.sin(a) * length
    mx, my = (x + bx) / 2 + s.rng.normal(0, length * 0.06), (y + by) / 2 + s.rng.normal(0, length * 0.06)
    out += [(x, y, mx, my, w), (mx, my, bx, by, w * 0.82)]
    if depth:
        for side in (-1, 1) if s.rng.random() < 0.85 else (-1, 0.2, 1):
            branch(
                s, out, bx, by, a + side * s.rng.uniform(0.25, 0.75), length * s.rng.uniform(0.62, 0.86), w * 0.66,
                depth - 1,
            )


def bare_trees(
    s: Scene, p: Palette, xs: list[float], base: float = 260, size: float = 60, key: str = "near", far: float = 0.2
) -> None:
    seg: list[tuple[float, float, float, float, float]] = []
    for x in xs:
        branch(
            s, seg, x, base + 30, -math.pi / 2 + s.rng.normal(0, 0.12), size * s.rng.uniform(0.8, 1.2), size / 7, 7
        )
    m = s.strokes(seg)
    s.put(
        m, mix(p[key], p["haze"], far * 0.6), np.clip(s.lit(s.dome(m, 4), 6, 30) * 0.8, 0, 1), relief=0.2,
        phase=s.lines(80, 2.6), far=far,
    )


def palms(s: Scene, p: Palette, xs: list[tuple[float, float, float]], key: str = "near", far: float = 0.2) -> None:
    paths, seg = [], []
    for x, base, h in xs:
        lean = s.rng.uniform(-0.35, 0.35)
        tx, ty = x + lean * h, base - h
        px, py = x, base
        for i in range(1, 9):
            t = i / 8
            qx, qy = x + lean * h * t * t, base - h * t
            seg.append((px, py, qx, qy, h * 0.055 * (1.3 - t * 0.6)))
            px, py = qx, qy
        for a in np.linspace(-math.pi * 1.08, math.pi * 0.08, 8) + s.rng.normal(0, 0.12, 8):
            r = h * s.rng.uniform(0.42, 0.58)
            ex, ey = tx + math.cos(a) * r, ty + math.sin(a) * r * 0.55 + r * 0.38
            mx, my = tx + math.cos(a) * r * 0.55, ty + math.sin(a) * r * 0.75 - r * 0.04
            paths.append(spline([(tx, ty), (mx, my - h * 0.045), (ex, ey), (mx, my + h * 0.05)]))
    m = np.maximum(s.draw(*paths), s.strokes(seg))
    h2 = s.dome(m, 5)
    s.put(
        m, mix(p[key], p["haze"], far * 0.6), s.lit(h2, 8, 40) * 0.8, relief=h2 * 0.3, phase=s.lines(35, 2.8), far=far
    )


def leaves(s: Scene, p: Palette, key: str = "near", n: int = 16, corner: str = "both", size: float = 90) -> None:
    """Big dark leaves reaching in from the lower corners."""
    size *= s.k
    paths = []
    for i in range(n):
        side = (i % 2 if corner == "both" else int(corner == "right")) * 2 - 1
        ox, oy = s.w / 2 + side * s.w * s.rng.uniform(0.36, 0.56), s.h + s.rng.uniform(0, 22)
        a = -math.pi / 2 - side * s.rng.uniform(-0.5, 1.0)
        length, wid = size * s.rng.uniform(0.7, 1.5), size * s.rng.uniform(0.08, 0.17)
        ux, uy = math.cos(a), math.sin(a)
        bend = side * s.rng.uniform(-0.2, 0.5) * length * 0.4
        tip = (ox + ux * length - bend, oy + uy * length + abs(bend) * 0.5)
        mid = (ox + ux * length * 0.5, oy + uy * length * 0.5)
        paths.append(
            spline([(ox, oy), (mid[0] - uy * wid, mid[1] + ux * wid), tip, (mid[0] + uy * wid, mid[1] - ux * wid)])
        )
    half = len(paths) // 2
    for k, group in enumerate((paths[:half], paths[half:])):
        m = s.draw(*group)
        s.put(
            m, p[key], np.clip(s.lit(s.dome(m, 8), 10, 30) * (0.75 - 0.35 * k), 0, 1), relief=0.2,
            phase=s.lines(50, 2.8), far=0.03,
        )


def grass(s: Scene, p: Palette, key: str = "near", base: float = 0, size: float = 36, n: int = 170) -> None:
    base, size = base or s.h - 2, size * s.k
    paths = []
    for _ in range(n):
        x = s.rng.uniform(-10, s.w + 10)
        edge = abs(x - s.w / 2) / (s.w / 2)
        h = size * s.rng.uniform(0.3, 1.0) * (0.35 + edge)
        lean = s.rng.normal(0, 0.35) * h
        paths.append(
            poly(
                [
                    (x - 2.2, base + 8), (x + lean * 0.4 - 0.8, base - h * 0.55), (x + lean, base - h),
                    (x + lean * 0.4 + 1.2, base - h * 0.5), (x + 2.2, base + 8),
                ]
            )
        )
    m = s.draw(*paths)
    s.put(m, p[key], 0.16, phase=s.lines(85, 2.6), far=0.02)
