"""Four-colour offset on cheap paper."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from ..drawn.pen import Palette
from ..scene import Scene, mix, step
from .press import LUMA, edges, finish, levels, paper, shifted


def pulp(s: Scene, p: Palette) -> Image.Image:
    """Four-colour offset on cheap paper. Solid brush blacks, halftone middle tones, plates out of register."""
    glow = np.clip(s.glow, 0, 1)
    tone = np.clip(s.tone + (glow @ LUMA) * 0.6, 0, 1)
    brush = (s.fbm(7, 3) - 0.5) * 0.16
    black = np.maximum(step(0.2, 0.15, tone + brush), edges(s, 1.35, 1.0))
    dry = step(0.27, 0.2, tone + brush) * (np.abs((s.phase * 0.8 + s.relief) % 1 - 0.5) > 0.27)
    black = np.maximum(black, dry)
    flat = levels(tone + brush * 0.5, (0.46, 0.8), (0.66, 0.95, 1.0), 0.015)[..., None]
    colour = mix(p["ink"] * 0.6 + s.colour * np.array([0.75, 0.42, 0.5], np.float32) * 0.6, s.colour, flat)
    high = (step(0.9, 0.94, tone) * step(0.985, 0.95, s.far))[..., None]
    colour = np.clip(colour + high * (p["paper"] - colour) * 0.42 + glow * 0.4 * (1 - colour), 0, 1)
    pitch = 4.2
    plates = []
    colour = np.clip(colour, 0, 1)
    smooth = np.clip(ndi.gaussian_filter(tone, 3 * s.ss), 0, 1)
    for channel, (angle, dx, dy) in enumerate(((15, -1.1, 0.5), (75, 0.9, -0.7), (0, 0.2, 0.9))):
        cover = 1 - shifted(colour[..., channel], dx, dy, s.ss)
        a = np.deg2rad(angle)
        u, v = (s.x * np.cos(a) + s.y * np.sin(a)) / pitch, (s.y * np.cos(a) - s.x * np.sin(a)) / pitch
        dot = (np.cos(2 * np.pi * u) + np.cos(2 * np.pi * v)) * 0.25 + 0.5
        part = cover + (0.5 - shifted(smooth, dx, dy, s.ss)) * 0.24
        screen = step(-0.2, 0.2, part - dot)
        plates.append(1 - np.clip(cover * 0.78 + screen * cover * 0.26, 0, 1))
    out = np.stack(plates, -1)
    sheet = paper(s, p["paper"], 0.08)
    out = out * sheet / np.maximum(p["paper"].max(), 0.01)
    key = black * (0.93 + 0.07 * step(0.3, 0.45, s.fbm(1.4, 2)))
    out = out * (1 - key[..., None]) + p["ink"] * key[..., None]
    crease = (
        np.exp(-((((s.x - s.w * s.rng.uniform(0.2, 0.8)) + (s.fbm(60, 2) - 0.5) * 26) / 0.7) ** 2))
        * step(0.52, 0.66, s.fbm(26, 3))
        * 0.4
    )
    rub = step(0.74, 0.86, s.fbm(8, 4)) * 0.08 + crease
    out = out * (1 - rub[..., None]) + sheet * rub[..., None]
    return finish(s, out)
