"""A mezzotint with one flame."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from ..drawn.pen import Palette
from ..scene import Scene, mix, noise, step
from .press import LUMA, edges, finish


def mezzotint(s: Scene, p: Palette) -> Image.Image:
    """A plate scraped from black. One flame lights everything; the rest is burr and soot."""
    d = np.hypot(s.x - s.light[0], (s.y - s.light[1]) * 1.05)
    fall = 1 / (1 + (d / (s.w * 0.27)) ** 2.0)
    flick = 0.92 + 0.16 * s.fbm(40, 3)
    tone = np.clip(s.tone, 0, 1) ** 1.25
    key = tone * fall * flick * 2.5 * (1 - 0.62 * s.far**2)  # a candle does not light the clouds
    cold = tone * (0.09 + 0.16 * s.far)
    warm = mix(p["warm"], p["flame"], np.clip(key, 0, 1)[..., None] ** 1.2)
    out = s.colour * (key[..., None] * warm * 1.55 + cold[..., None] * p["cold"] * 2.2)
    rim = edges(s, 0.7, 1.0) * step(0.25, 0.6, fall) * 0.25
    out = out * (1 - rim[..., None] * 0.9)
    out = out + s.glow
    wide = np.stack(
        [
            np.asarray(
                Image.fromarray(ndi.gaussian_filter(out[::6, ::6, i], 15 * s.ss / 6)).resize(
                    s.shape[::-1], Image.Resampling.BICUBIC
                )
            )
            for i in range(3)
        ],
        -1,
    )
    out = out + wide * 0.34
    out = out / (1 + out * 0.36)
    lum = (out @ LUMA)[..., None]
    burr = s.fbm(1.0, 1) * 0.55 + noise(s.rng, s.shape, 1.0, 1) * 0.45
    rock = np.abs(((s.x * 0.8 + s.y * 0.6) / 2.3 + (burr - 0.5) * 1.2) % 1 - 0.5) + np.abs(
        ((s.x * 0.6 - s.y * 0.8) / 2.3 + (burr - 0.5) * 1.2) % 1 - 0.5
    )
    out = out * (1 - 0.42 * (1 - lum) * np.clip(rock[..., None] * 1.0, 0, 1)) + p["soot"] * 0.9
    out = out + (burr[..., None] - 0.5) * 0.055 * (1 - lum)
    vign = step(1.2, 0.45, np.hypot((s.x - s.w / 2) / (s.w / 2), (s.y - s.h / 2) / (s.h / 2)) * 0.9)[..., None]
    return finish(s, out * (0.35 + 0.65 * vign))
