"""Towns, castles, temples, towers, columns, arches, caves."""

from __future__ import annotations

import math

import numpy as np
import skia

from ...scene import Scene, mix, poly, step
from ..pen import Palette


def town(
    s: Scene,
    p: Palette,
    base: float = 235,
    size: float = 60,
    n: int = 9,
    key: str = "mid",
    far: float = 0.4,
    glow: float = 0.8,
) -> None:
    """Steep gabled roofs, crooked chimneys, lit windows."""
    roofs, walls, lamps = [], [], []
    xs = np.linspace(-20, s.w + 20, n) + s.rng.normal(0, 10, n)
    for x in xs:
        w, h = size * s.rng.uniform(0.42, 0.75), size * s.rng.uniform(0.6, 1.15)
        lean = s.rng.uniform(-3, 3)
        walls.append(
            poly(
                [
                    (x - w / 2, base + 60), (x - w / 2 + lean, base - h * 0.55),
                    (x + w / 2 + lean, base - h * 0.55), (x + w / 2, base + 60),
                ]
            )
        )
        peak = base - h * 0.55 - h * s.rng.uniform(0.55, 0.95)
        roofs.append(
            poly([(x - w * 0.6 + lean, base - h * 0.5), (x + lean * 2, peak), (x + w * 0.6 + lean, base - h * 0.5)])
        )
        if s.rng.random() < 0.4:
            roofs.append(
                poly(
                    [
                        (x + w * 0.2, peak + h * 0.6), (x + w * 0.2, peak + h * 0.04),
                        (x + w * 0.32, peak + h * 0.04), (x + w * 0.32, peak + h * 0.6),
                    ]
                )
            )
        if s.rng.random() < 0.16:
            roofs.append(
                poly(
                    [
                        (x - w * 0.16, base), (x - w * 0.16, peak - h * 0.1), (x, peak - h * 0.85),
                        (x + w * 0.16, peak - h * 0.1), (x + w * 0.16, base),
                    ]
                )
            )
        for _ in range(3):
            if s.rng.random() < 0.62:
                wx, wy = x + s.rng.uniform(-0.32, 0.25) * w, base - h * s.rng.uniform(-0.1, 0.45)
                lamps.append(
                    poly(
                        [
                            (wx, wy), (wx + size * 0.07, wy), (wx + size * 0.07, wy - size * 0.12),
                            (wx, wy - size * 0.12),
                        ]
                    )
                )
    n1 = s.fbm(10, 3)
    wall = s.draw(*walls)
    s.put(wall, mix(p["stone"], p["haze"], far * 0.6), 0.3 + 0.35 * n1, relief=n1, phase=s.lines(90, 3.0), far=far)
    roof = s.draw(*roofs)
    side = np.clip(0.5 + 0.25 * np.sign(s.light[0] - s.w / 2) * np.sin(s.x / size * 9), 0, 1)
    s.put(
        roof, mix(p[key], p["haze"], far * 0.6), side * (0.5 + 0.6 * n1), relief=n1, phase=s.lines(55, 2.8), far=far
    )
    win = s.draw(*lamps)
    s.put(win, p["lamp"], 1.0, far=far, new=False)
    s.shine(win, p["lamp"] * glow)
    s.shine(win, p["lamp"] * glow * 0.9, spread=7)


def castle(
    s: Scene, p: Palette, x: float = 350, base: float = 230, size: float = 90, key: str = "stone", far: float = 0.45
) -> None:
    shapes, lamps = [], []
    for i in range(5):
        w, h = size * s.rng.uniform(0.16, 0.3), size * s.rng.uniform(0.7, 1.45) * (1.2 if i == 2 else 0.85)
        cx, top = x + (i - 2) * size * 0.3, base - h
        pts = [(cx - w / 2, base + 40), (cx - w / 2, top + 6), (cx - w * 0.62, top + 6), (cx - w * 0.62, top - 6)]
        teeth = 5
        for t in range(teeth):
            a, b = cx - w * 0.62 + w * 1.24 * t / teeth, cx - w * 0.62 + w * 1.24 * (t + 0.5) / teeth
            pts += [(a, top - 10), (b, top - 10), (b, top - 6), (cx - w * 0.62 + w * 1.24 * (t + 1) / teeth, top - 6)]
        shapes.append(poly([*pts, (cx + w * 0.62, top + 6), (cx + w / 2, top + 6), (cx + w / 2, base + 40)]))
        if i % 2 == 0:
            shapes.append(poly([(cx - w * 0.6, top - 4), (cx, top - w * 2.1), (cx + w * 0.6, top - 4)]))
        lamps.append(
            poly([(cx - 2, top + 18), (cx, top + 13), (cx + 2, top + 18), (cx + 2, top + 25), (cx - 2, top + 25)])
        )
    m = np.maximum(
        s.draw(*shapes),
        s.draw(
            poly(
                [
                    (x - size * 0.75, base + 40), (x - size * 0.75, base - size * 0.4),
                    (x + size * 0.75, base - size * 0.4), (x + size * 0.75, base + 40),
                ]
            )
        ),
    )
    n = s.fbm(14, 4)
    turn = np.clip(0.5 + 0.45 * np.sin((s.x - x) / size * 20) * (1 if s.light[0] > x else -1), 0, 1)
    s.put(
        m, mix(p[key], p["haze"], far * 0.6), turn * 0.75 + (n - 0.5) * 0.4, relief=n, phase=s.lines(90, 2.8), far=far
    )
    s.put(s.draw(*lamps), p["lamp"], 1.0, far=far, new=False)
    s.shine(s.draw(*lamps), p["lamp"] * 0.8, spread=5)


def pyramid(
    s: Scene,
    p: Palette,
    x: float = 240,
    base: float = 235,
    size: float = 130,
    steps: int = 6,
    far: float = 0.4,
    key: str = "stone",
) -> None:
    """A stepped temple with a shrine and a stair; ``steps`` 0 is a smooth pyramid."""
    h = size * 0.82
    if not steps:
        left, right = (
            poly([(x - size, base), (x, base - h), (x + size * 0.2, base)]),
            poly([(x, base - h), (x + size * 0.2, base), (x + size, base)]),
        )
        lit, dim = (left, right) if s.light[0] < x else (right, left)
        n = s.fbm(6, 2, 5)
        s.put(
            s.draw(lit), mix(p[key], p["haze"], far * 0.6), 0.85 + (n - 0.5) * 0.3, phase=s.lines(0),
            relief=n * 0.3, far=far,
        )
        s.put(
            s.draw(dim), mix(p[key], p["haze"], far * 0.6), 0.28 + (n - 0.5) * 0.3, phase=s.lines(20),
            relief=n * 0.3, far=far,
        )
        return
    n = s.fbm(9, 3)
    for i in range(steps):
        w, y0, y1 = size * (1 - i / (steps + 1.6)), base - h * i / steps * 0.8, base - h * (i + 1) / steps * 0.8
        m = s.draw(poly([(x - w, y0), (x - w * 0.95, y1), (x + w * 0.95, y1), (x + w, y0)]))
        t = 0.42 + 0.5 * np.clip((y0 - s.y) / max(1, y0 - y1), 0, 1) + (n - 0.5) * 0.7
        s.put(
            m, mix(p[key], p["haze"], far * 0.6),
            np.clip(t - 0.25 * np.sign(s.x - x) * np.sign(s.light[0] - x) * -1 - 0.12, 0, 1), phase=s.lines(0, 2.8),
            relief=n, far=far,
        )
    w, top = size * 0.27, base - h * 0.8
    s.put(
        s.draw(poly([(x - w, top), (x - w, top - h * 0.2), (x + w, top - h * 0.2), (x + w, top)])),
        mix(p[key], p["haze"], far * 0.6), 0.6 + (n - 0.5), phase=s.lines(0, 2.8), far=far,
    )
    door = s.draw(
        poly([(x - w * 0.3, top), (x - w * 0.22, top - h * 0.14), (x + w * 0.22, top - h * 0.14), (x + w * 0.3, top)])
    )
    s.put(door, p["ink"], 0.02, far=far)
    s.shine(door, p["lamp"] * 0.6, spread=8)
    stair = s.draw(
        poly([(x - size * 0.09, top), (x + size * 0.09, top), (x + size * 0.16, base), (x - size * 0.16, base)])
    )
    s.put(
        stair, mix(p["paper"], p[key], 0.45), 0.5 + 0.5 * np.sign(np.sin(s.y * 1.6)), phase=s.lines(0, 2.6), far=far
    )


def columns(
    s: Scene,
    p: Palette,
    xs: list[float],
    base: float = 250,
    h: float = 120,
    w: float = 20,
    key: str = "stone",
    far: float = 0.3,
) -> None:
    for x in xs:
        hh = h if s.rng.random() < 0.6 else h * s.rng.uniform(0.35, 0.8)
        top = [
            (x + w / 2, base - hh), (x + w * 0.2, base - hh - s.rng.uniform(0, 9)), (x - w * 0.1, base - hh + 4),
            (x - w / 2, base - hh - 5),
        ]
        m = s.draw(poly([(x - w / 2, base), (x + w / 2, base), *top]))
        cap = s.draw(
            poly([(x - w * 0.8, base), (x + w * 0.8, base), (x + w * 0.7, base - 8), (x - w * 0.7, base - 8)])
        )
        u = np.clip((s.x - x) / w + 0.5, 0, 1)
        u = u if s.light[0] > x else 1 - u
        t = np.clip(0.12 + 0.85 * u + 0.16 * np.sin(u * 34), 0, 1)
        s.put(np.maximum(m, cap), mix(p[key], p["haze"], far * 0.6), t, relief=u, phase=s.lines(90, 2.8), far=far)


def skyline(s: Scene, p: Palette, base: float = 240, size: float = 120, key: str = "far", far: float = 0.5) -> None:
    """Art-deco towers with setbacks and lit windows."""
    x, shapes = -20.0, []
    while x < s.w + 20:
        w, h = s.rng.uniform(24, 46), size * s.rng.uniform(0.35, 1.0)
        for k, f in enumerate((1.0, 0.7, 0.42, 0.1)):
            shapes.append(
                poly(
                    [
                        (x + w * (1 - f) / 2, base + 40), (x + w * (1 - f) / 2, base - h * (0.62 + k * 0.15)),
                        (x + w * (1 + f) / 2, base - h * (0.62 + k * 0.15)), (x + w * (1 + f) / 2, base + 40),
                    ]
                )
            )
        x += w * s.rng.uniform(0.8, 1.2)
    m = s.draw(*shapes)
    cells = (np.sin(s.x * 1.25) > 0.2) & (np.sin(s.y * 0.8) > 0.1)
    hashed = np.sin(np.floor(s.x * 1.25 / 6.283) * 12.9 + np.floor(s.y * 0.8 / 6.283) * 78.2) > 0.1
    lamps = m * (cells & hashed & (s.y > base - size * 0.75))
    s.put(m, mix(p[key], p["haze"], far * 0.5), 0.34 + 0.25 * np.sin(s.x * 0.16), phase=s.lines(90, 3), far=far)
    s.put(lamps * 0.9, p["lamp"], 1.0, far=far, new=False)
    s.shine(lamps, p["lamp"] * 0.6)


def cave(s: Scene, p: Palette, key: str = "near", rx: float = 0.4, ry: float = 0.44) -> None:
    """A ragged mouth of rock around the picture."""
    open_at, rx, ry = (s.w / 2, s.h * 0.52), rx * s.w, ry * s.h
    pts = []
    for a in np.linspace(0, 2 * math.pi, 40)[:-1]:
        r = s.rng.uniform(0.84, 1.1)
        pts.append((open_at[0] + math.cos(a) * rx * r, open_at[1] + math.sin(a) * ry * r))
    m = 1 - s.draw(poly(pts))
    h = s.dome(m, 60) * 2 + s.fbm(26, 5)
    s.put(m, p[key], np.clip(s.lit(h, 22, 30) * 0.75 - 0.12, 0, 1), relief=h, phase=s.lines(30, 3) + h * 4, far=0.05)


def arch(s: Scene, p: Palette, key: str = "stone", w: float = 0.8, top: float = 4, pointed: bool = True) -> None:
    """A carved stone arch framing the view; ``w`` is a part of the picture's width."""
    w = w * s.w
    cx, a, b = s.w / 2, s.w / 2 - w / 2, s.w / 2 + w / 2
    spring = top + w * 0.34
    builder = skia.PathBuilder()
    builder.moveTo(a, s.h + 10)
    builder.lineTo(a, spring)
    if pointed:
        builder.quadTo(a + 4, top + 26, cx, top)
        builder.quadTo(b - 4, top + 26, b, spring)
    else:
        builder.cubicTo(a, top - 14, b, top - 14, b, spring)
    builder.lineTo(b, s.h + 10)
    builder.close()
    hole = s.draw(builder.detach())
    m = 1 - hole
    edge = s.dome(m, 20)
    n = s.fbm(16, 4)
    row = np.floor(s.y / 26)
    joint = np.minimum(
        np.abs(s.y / 26 - np.round(s.y / 26)) * 26,
        np.abs((s.x + row * 19) / 38 - np.round((s.x + row * 19) / 38)) * 38,
    )
    h = edge + n * 0.35 + 0.4 * step(0.2, 2.2, joint)
    s.put(m, p[key], np.clip(s.lit(h, 16, 34) * 0.8 - 0.05, 0, 1), relief=h, phase=s.lines(0, 3) + h * 2, far=0.04)
