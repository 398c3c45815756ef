"""A chiaroscuro woodcut."""

from __future__ import annotations

import numpy as np
from PIL import Image

from ..drawn.pen import Palette
from ..scene import Scene, step
from .press import LUMA, edges, finish, frame, levels, paper, shifted


def woodcut(s: Scene, p: Palette) -> Image.Image:
    """A chiaroscuro woodcut. A key block of black, one flat colour block per shape, the lights cut away to paper."""
    glow = np.clip(s.glow @ LUMA * 1.1, 0, 1)
    tone = np.clip(s.tone + glow * 0.7, 0, 1)
    quiet = 1 - 0.8 * s.far
    wob = (s.fbm(26, 3) - 0.5) * 1.3 * quiet
    line = np.abs((s.phase + s.relief * 0.9 + wob) % 1.0 - 0.5) * 2
    ink = step(0.14, -0.05, tone * 1.16 - 0.06 - (1 - line) * 0.86 + (s.fbm(3, 2) - 0.5) * (0.06 + 0.18 * quiet) + 0.14)
    ink = np.maximum(ink, edges(s, 1.5))
    sheet = paper(s, p["paper"])
    block = shifted(s.colour, s.rng.choice([-1.4, 1.2]), 0.9, s.ss)
    cut = shifted(tone, 1.2, 0.8, s.ss)
    shade = levels(cut, (0.32, 0.62), (0.62, 0.84, 1.0), 0.02)
    light = (step(0.9, 0.96, cut + (s.fbm(5, 2) - 0.5) * 0.12) * step(0.985, 0.95, s.far))[..., None]
    grain = s.fbm(2.2, 3, 9)
    hold = (0.93 + 0.07 * step(0.32, 0.52, grain))[..., None]
    colour = (block * shade[..., None] * hold) * (1 - light * 0.45) + sheet * light * 0.45
    colour = colour * (0.9 + 0.1 * sheet / p["paper"])
    wear = step(0.30, 0.42, s.fbm(1.6, 2) * 0.75 + grain * 0.3)
    ink = ink * (0.86 + 0.14 * wear)
    out = colour * (1 - ink[..., None]) + p["ink"] * (ink[..., None] * 0.97) + sheet * 0.03 * ink[..., None]
    inside = frame(s, 7, 1.6)[..., None]
    rule = (frame(s, 3.2, 1.2)[..., None]) * (1 - frame(s, 5.6, 1.2)[..., None])
    out = out * inside + sheet * (1 - inside)
    return finish(s, out * (1 - rule) + p["ink"] * rule)
