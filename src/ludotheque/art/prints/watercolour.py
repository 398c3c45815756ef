"""A field notebook in watercolour."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from ..drawn.pen import Palette
from ..scene import Field, Scene, mix, step
from .press import LUMA, edges, finish, frame, levels, paper, shifted


def watercolour(s: Scene, p: Palette) -> Image.Image:
    """Washes on rough paper, pigment gathering at the edges, a loose pencil-and-ink line."""
    warp_x, warp_y = (s.fbm(14, 3) - 0.5) * 9 * s.ss, (s.fbm(14, 3) - 0.5) * 9 * s.ss
    iy, ix = np.mgrid[0 : s.shape[0], 0 : s.shape[1]].astype(np.float32)
    near = 0.16 + 0.84 * s.far
    at = [iy + warp_y * near, ix + warp_x * near]

    def pull(a: Field) -> Field:
        return ndi.map_coordinates(a, at, order=1, mode="nearest")

    colour = np.stack([pull(s.colour[..., i]) for i in range(3)], -1)
    tone = pull(s.tone)
    soft = ndi.gaussian_filter(tone, 1.4 * s.ss)
    bloom = s.fbm(36, 4)
    wash = levels(soft + (bloom - 0.5) * 0.26, (0.22, 0.46, 0.72), (0.42, 0.64, 0.85, 1.0), 0.06)
    shade = mix(p["shade"], np.ones(3, np.float32), wash[..., None] ** 0.9)
    drift = (s.fbm(70, 3) - 0.5)[..., None] * 0.5 + (s.fbm(24, 3) - 0.5)[..., None] * 0.25
    pigment = np.clip(colour * shade + drift * (p["disc"] - p["sky"]) * 0.4 * (0.3 + 0.7 * s.far[..., None]), 0, 1)
    gran = s.fbm(1.5, 2)
    dark = 1 - pigment @ LUMA
    pigment = pigment * (1 - 0.26 * dark * (gran - 0.35))[..., None]
    rim = np.zeros(s.shape, np.float32)
    for field, weight in ((colour @ LUMA, 1.5), (wash, 0.55)):
        g = ndi.gaussian_filter(field, 0.6 * s.ss)
        rim += np.clip(ndi.gaussian_filter(field, 3.2 * s.ss) - g, 0, 0.2) * weight
    pigment = pigment * np.clip(1 - rim * 1.7, 0.5, 1)[..., None]
    thin = np.clip(0.06 + 0.62 * (bloom - 0.3), 0, 0.5) * (0.2 + 0.8 * s.far)
    sheet = paper(s, p["paper"], 0.05)
    out = pigment * (1 - thin[..., None]) + sheet * pigment**0.35 * thin[..., None]
    out = out + np.clip(s.glow, 0, 1) * (1 - out) * 0.75
    broken = step(0.3, 0.52, s.fbm(10, 3))
    pencil = edges(s, 0.62, 0.9) * broken * (1.0 - 0.8 * s.far) * 0.8
    pencil = shifted(pencil, 0.7, -0.4, s.ss)
    out = out * (1 - pencil[..., None]) + p["ink"] * pencil[..., None]
    tooth = (s.fbm(1.1, 2) - 0.5)[..., None]
    out = out * (1 + 0.1 * tooth)
    inside = frame(s, 9, 12, 26)
    dry = inside * np.clip(
        0.55
        + step(6, 22, np.minimum(np.minimum(s.x, s.w - s.x), np.minimum(s.y, s.h - s.y)))
        + step(0.4, 0.6, gran) * 0.45,
        0,
        1,
    )
    return finish(s, out * dry[..., None] + sheet * (1 - dry[..., None]))
