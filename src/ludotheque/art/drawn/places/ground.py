"""Mountains, hills, sea, dunes, a road: the land itself."""

from __future__ import annotations

import numpy as np
from scipy import ndimage as ndi

from ...scene import Field, Scene, mix, step
from ..pen import Palette


def mountains(
    s: Scene,
    p: Palette,
    base: float = 190,
    height: float = 80,
    far: float = 0.75,
    key: str = "far",
    snow: bool = False,
) -> None:
    line = s.ridge(base, height, 120 * s.k, 6, sharp=True)
    m = s.above(line)
    below = s.y - line[None, :]
    field = s.fbm(30, 4, 0.8)
    side = 1 if s.light[0] < s.w / 2 else -1
    smooth = ndi.gaussian_filter1d(line, 5 * s.ss)
    slope = np.gradient(smooth) * s.ss
    wander = (s.fbm(22, 3, 0.7) - 0.5) * (8 + np.clip(below, 0, 60) * 1.1)
    drift = np.clip((s.x - side * below * 0.34 + wander) * s.ss, 0, s.shape[1] - 1).astype(np.int32)
    shade = np.clip(
        0.55 - side * slope[drift] * 0.42 * np.exp(-below / 130) + (field - 0.5) * 0.3 - below / 520, 0.04, 1
    )
    col = np.broadcast_to(mix(p[key], p["haze"], far * 0.55), s.colour.shape)
    if snow:
        cap = step(30, 20, below + (field - 0.5) * 60)
        col = col * (1 - cap[..., None]) + p["paper"] * cap[..., None]
    s.put(m, col, shade, relief=field, phase=s.lines(62 * side, 3.0) + field * 2, far=far)


def hills(
    s: Scene,
    p: Palette,
    base: float = 240,
    height: float = 16,
    key: str = "mid",
    far: float = 0.4,
    shade: float = 0.55,
    pitch: float = 3.4,
) -> Field:
    line = s.ridge(base, height, 150 * s.k, 4)
    below = s.y - line[None, :]
    n = s.fbm(22, 4, 3.0)
    tone = np.clip(shade + 0.42 * np.exp(-below / 12) - below / 300 + (n - 0.5) * 0.6, 0, 1)
    s.put(
        s.above(line), mix(p[key], p["haze"], far * 0.35), tone, relief=n * 0.6, phase=below / pitch + n * 2.4,
        far=far,
    )
    return line


def sea(s: Scene, p: Palette, base: float = 205, far: float = 0.6, key: str = "water") -> None:
    d = np.clip((s.y - base) / (s.h - base), 0, 1)
    wave = s.fbm(9, 3, 6.0) * (1 - d) + s.fbm(26, 4, 3.4) * d
    glint = np.exp(-(((s.x - s.light[0]) / (26 + 90 * d) / s.k) ** 2))
    tone = np.clip(0.42 + (wave - 0.5) * 1.7 + glint * 0.5, 0, 1)
    m = step(base - 0.5, base + 0.5, s.y)
    col = mix(np.broadcast_to(p[key], s.colour.shape), p["disc"], 0.55 * (glint * step(0.48, 0.62, wave))[..., None])
    s.put(m, col, tone, relief=wave, phase=(s.y + (wave - 0.5) * 26) / 3.2, far=far)
    s.shine(m * glint * step(0.5, 0.62, wave), p["disc"] * 0.3)


def dunes(s: Scene, p: Palette, base: float = 215, n: int = 4) -> None:
    for i in range(n):
        line = s.ridge(base + i * (s.h - base) * 0.24, (15 + i * 4) * s.k, 170 * s.k, 2)
        below = s.y - line[None, :]
        slope = np.gradient(line) * s.ss
        t = np.clip(
            0.62
            + slope[None, :] * 0.9 * (1 if s.light[0] < s.w / 2 else -1)
            + 0.3 * np.exp(-np.clip(below, 0, None) / 7)
            - below / 260,
            0,
            1,
        )
        s.put(
            s.above(line), mix(p["ground"], p["haze"], 0.45 - i * 0.13), t, relief=s.fbm(30, 2, 2),
            phase=below / 3.4 + s.fbm(50, 2) * 2, far=0.6 - i * 0.14,
        )


def road(s: Scene, p: Palette, horizon: float = 0, key: str = "paper", far: float = 0.2) -> None:
    """A path winding away: the eye's way in."""
    horizon = horizon or s.v(268)
    sway, cx = s.w * s.rng.uniform(0.08, 0.23) * s.rng.choice([-1, 1]), s.w * (0.5 + s.rng.uniform(-0.12, 0.12))
    d = np.clip((s.y - horizon) / (s.h - horizon), 0, 1)
    mid = cx + sway * np.sin(d * 4.2) * (0.25 + d)
    w = s.k * (2 + 46 * d**1.5)
    m = step(1.0, -1.0, np.abs(s.x - mid) - w) * (s.y > horizon)
    n = s.fbm(10, 3, 4)
    s.put(
        m, mix(p[key], p["ground"], 0.45), np.clip(0.8 + (n - 0.5) * 0.8, 0, 1), relief=n,
        phase=s.lines(0, 3) + n * 2, far=far,
    )


def ground_shadow(s: Scene, cx: float, y: float, w: float, dark: float = 0.6) -> None:
    m = np.exp(-(((s.x - cx) / w) ** 2) - (((s.y - y) / (w * 0.13)) ** 2)) * dark
    s.tone = s.tone * (1 - m)
    s.colour = s.colour * (1 - 0.25 * m[..., None])
