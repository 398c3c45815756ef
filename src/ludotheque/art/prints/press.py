"""What every print process is pulled with: outlines, plates, paper, borders."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from ..scene import Field, Scene, step

Picture = Field

LUMA: Field = np.array([0.299, 0.587, 0.114], np.float32)


def edges(s: Scene, width: float = 1.2, rough: float = 0.8) -> Field:
    """Outlines between layers, as wide as a hand would press."""
    lab = s.layer
    e = np.zeros(s.shape, bool)
    e[:, 1:] |= lab[:, 1:] != lab[:, :-1]
    e[1:] |= lab[1:] != lab[:-1]
    d = ndi.distance_transform_edt(~e).astype(np.float32) / s.ss
    w = width * (0.55 + 0.9 * s.fbm(18, 2) * rough) * (1.25 - 0.75 * s.far)
    return step(w + 0.45, w - 0.25, d)


def shifted(a: Field, dx: float, dy: float, ss: float) -> Field:
    """A plate out of register; what runs off one side does not come back on the other."""
    iy = np.clip(np.arange(a.shape[0]) - round(dy * ss), 0, a.shape[0] - 1)
    ix = np.clip(np.arange(a.shape[1]) - round(dx * ss), 0, a.shape[1] - 1)
    return a[iy][:, ix]


def finish(s: Scene, picture: Picture, blur: float = 0.0) -> Image.Image:
    if blur:
        picture = ndi.gaussian_filter(picture, (blur, blur, 0))
    image = Image.fromarray((np.clip(picture, 0, 1) * 255).astype(np.uint8))
    return image.resize(s.size, Image.Resampling.LANCZOS)


def paper(s: Scene, base: Field, depth: float = 0.06) -> Picture:
    fibre = s.fbm(1.2, 2) * 0.5 + s.fbm(2.0, 2, 5) * 0.25 + s.fbm(120, 3) * 0.25
    return base * (1 - depth + 2 * depth * (fibre[..., None] - 0.25))


def levels(x: Field, cuts: tuple[float, ...], values: tuple[float, ...], soft: float = 0.02) -> Field:
    out = np.full_like(x, values[0])
    for c, v in zip(cuts, values[1:], strict=True):
        out = out + (v - out) * step(c - soft, c + soft, x)
    return out


def frame(s: Scene, inset: float, rough: float, seed_cell: float = 20) -> Field:
    """Coverage of the printed block: 1 inside, ragged at the border."""
    d = np.minimum(np.minimum(s.x, s.w - s.x), np.minimum(s.y, s.h - s.y))
    d = d + (s.fbm(seed_cell, 4) - 0.5) * rough
    return step(inset - 0.6, inset + 0.6, d)
