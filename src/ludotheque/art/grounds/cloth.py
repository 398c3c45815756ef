"""A dyed cloth with a printed sign. It runs under the whole table: places are the layout's business."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from ..book import Book, Table
from ..inks import palette
from ..prints.press import finish
from ..scene import Icons, Scene, mix, rng_of, step


def cloth(book: Book, told: Table, name: str, icons: Icons) -> Image.Image:
    """``size``, ``at`` (where the sign lies), ``icon``; inks ``cloth``, ``deep``, ``thread``."""
    (w, h), (cx, cy) = told["size"], told["at"]
    s = Scene(rng_of(book.game, "cloth"), icons, w, h, 1.5)
    p = palette(told)
    weave = 0.5 + 0.25 * np.sin(s.x * 4.2) * np.sign(np.sin(s.y * 2.1)) + 0.25 * np.sin(s.y * 4.2)
    worn = s.fbm(90, 4)
    out = mix(np.broadcast_to(p["deep"], s.colour.shape), p["cloth"], (0.35 + 0.65 * worn)[..., None])
    out = out * (0.93 + 0.1 * weave[..., None])
    d, turn = np.hypot(s.x - cx, s.y - cy), np.arctan2(s.y - cy, s.x - cx)
    ink = np.zeros(s.shape, np.float32)
    for r, t in ((236, 1.4), (229, 0.7), (150, 1.0), (112, 1.5), (105, 0.7)):
        ink = np.maximum(ink, step(t + 0.6, t, np.abs(d - r)))
    ray = np.cos(turn * 16)
    wavy = np.cos((turn + 0.06 * np.sin(d / 9)) * 16 + math.pi)
    inside = step(113, 115, d)
    rays = step(0.7, 0.78, ray - (d - 112) / 160) * inside * step(222, 219, d) * (np.sin(d * 1.3) * 0.25 + 0.75)
    ink = np.maximum(ink, rays)
    ink = np.maximum(ink, step(0.84, 0.9, wavy - (d - 112) / 320) * inside * step(148, 146, d))
    lit, _ = s.glyph(str(told["icon"]), cx, cy, 186)
    ink = np.maximum(ink, lit * (0.55 + 0.45 * (np.abs((s.x + s.y) / 3.2 % 1 - 0.5) > 0.2)))
    wear = step(0.2, 0.55, s.fbm(2.2, 3) * 0.55 + worn * 0.5)
    lift = np.clip(1.12 - np.hypot((s.x - cx) / w, (s.y - cy) / h) * 0.8, 0, 1)[..., None]
    thread = (ink * wear * 0.5)[..., None]
    return finish(s, (out * (1 - thread) + p["thread"] * thread) * (0.5 + 0.6 * lift))
