"""Figures seen from behind, against the light."""

from __future__ import annotations

import numpy as np

from ...scene import Scene, poly, spline
from ..pen import Palette


def coven(s: Scene, p: Palette, xs: list[float], base: float = 330, size: float = 120) -> None:
    """Cloaked figures seen from behind, hats against the light."""
    for x in xs:
        z = size * s.rng.uniform(0.85, 1.1)
        lean, top = (s.w / 2 - x) / s.w * z * 0.12, base - z
        cloak = spline(
            [
                (x + lean, top + z * 0.36), (x + lean + z * 0.12, top + z * 0.44), (x + z * 0.27, top + z * 0.6),
                (x + z * 0.36, base + 40), (x - z * 0.36, base + 40), (x - z * 0.27, top + z * 0.6),
                (x + lean - z * 0.12, top + z * 0.44),
            ]
        )
        hx, hy, tip = x + lean, top + z * 0.36, s.rng.uniform(-0.1, 0.16) * z
        head = [
            (hx - z * 0.1, hy - z * 0.1), (hx + z * 0.1, hy - z * 0.1), (hx + z * 0.09, hy + z * 0.1),
            (hx - z * 0.09, hy + z * 0.1),
        ]
        brim = [
            (hx - z * 0.31, hy - z * 0.03), (hx - z * 0.12, hy - z * 0.09), (hx + z * 0.12, hy - z * 0.09),
            (hx + z * 0.31, hy - z * 0.03), (hx, hy),
        ]
        cone = [
            (hx - z * 0.13, hy - z * 0.05), (hx - z * 0.07, hy - z * 0.24), (hx + tip * 0.4, hy - z * 0.42),
            (hx + tip, hy - z * 0.5), (hx + tip * 0.5 + z * 0.05, hy - z * 0.36), (hx + z * 0.09, hy - z * 0.2),
            (hx + z * 0.13, hy - z * 0.05),
        ]
        for k, shape in enumerate((cloak, spline(head), poly(cone), spline(brim))):
            m = s.draw(shape)
            h = s.dome(m, z * (0.2, 0.08, 0.1, 0.03)[k])
            edge = np.clip(1.25 - h * 1.5, 0, 1)
            s.put(
                m, p["cloth"] * 0.7, np.clip(s.lit(h, 22, 10) * edge * 1.3 - 0.06, 0, 0.9), relief=h,
                phase=s.lines(85, 3), far=0.02,
            )
