"""Rooms from above by torchlight, each with its own floor, between thick walls.

Only ornament: doors, rings and whatever a rule could mean are drawn by the page from the game's own map.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from ..book import Book, Table
from ..inks import palette
from ..prints.press import finish
from ..scene import Field, Icons, Scene, mix, noise, rgb, rng_of, step

Floor = tuple[Field, Field]
"""Colour and height."""


def rooms(book: Book, told: Table, name: str, icons: Icons) -> Image.Image:
    """``size`` in units, ``columns``, ``rows``, ``gap`` (how thick walls are), ``floors`` in reading order, ``torch``."""
    w, h = told["size"]
    s = Scene(rng_of(book.game, "rooms"), icons, w, h, float(told.get("fine", 1.75)))
    p = palette({"torch": "#FF9E48"}, told)
    cols, rows, gap = int(told["columns"]), int(told["rows"]), float(told["gap"])
    wide, high = (w - gap * (cols + 1)) / cols, (h - gap * (rows + 1)) / rows
    n = s.fbm(30, 5)
    colour = np.broadcast_to(rgb("#241F22"), s.colour.shape).copy()
    height = np.full(s.shape, 1.0, np.float32) * (0.6 + 0.25 * n)
    inside = np.zeros(s.shape, np.float32)
    corners = [(gap + c * (wide + gap), gap + r * (high + gap)) for r in range(rows) for c in range(cols)]
    for (x, y), floor in zip(corners, told["floors"], strict=True):
        depth = np.minimum(np.minimum(s.x - x, x + wide - s.x), np.minimum(s.y - y, y + high - s.y))
        m = step(-0.5, 0.5, depth)
        tiles, bumps = FLOORS[floor](s, s.x - x, s.y - y, n)
        dirt = step(26, 0, depth) * 0.35 + step(0.55, 0.75, n) * 0.2
        colour = colour * (1 - m[..., None]) + tiles * (1 - dirt)[..., None] * m[..., None]
        height = height * (1 - m) + bumps * 0.4 * m
        inside = np.maximum(inside, m)
    wall = 1 - inside
    course = np.floor(s.y / 13)
    brick = np.minimum(np.abs((s.y / 13) % 1 - 0.5), np.abs(((s.x + course * 11) / 26) % 1 - 0.5) * 2)
    stone = rgb("#332D31") * (0.7 + 0.3 * step(0.44, 0.36, brick))[..., None]
    colour = colour * (1 - wall[..., None]) + stone * wall[..., None]
    lamps = [(x + (24 if k % 3 else wide - 24), y + 22) for k, (x, y) in enumerate(corners)]
    lamps += [(x + (wide - 24 if k % 3 else 24), y + high - 22) for k, (x, y) in enumerate(corners)]
    light = torchlight(s, height + wall * 1.4, corners, (wide, high), lamps, p["torch"])
    shade = ndi.gaussian_filter(wall, 6 * s.ss) * (1 - wall)
    out = colour * (light * (1 - 0.55 * shade[..., None]) + rgb("#6A78A8") * 0.38)
    s.glow[:] = 0
    for x, y in lamps:
        flame = step(3.4, 1.8, np.hypot(s.x - x, s.y - y))
        s.shine(flame, rgb("#FFF0C4") * 1.4)
        s.shine(flame, rgb("#FF9A3A") * 5, spread=9)
    out = out + s.glow
    out = out / (1 + out * 0.3)
    return finish(s, out * (0.9 + 0.2 * s.fbm(1.0, 1)[..., None]) + 0.012)


def torchlight(
    s: Scene,
    height: Field,
    corners: list[tuple[float, float]],
    room: tuple[float, float],
    lamps: list[tuple[float, float]],
    torch: Field,
) -> Field:
    """Each torch lights its own room, and a little of what lies beyond the door."""
    gy, gx = np.gradient(ndi.gaussian_filter(height, 0.6 * s.ss) * 9, 1 / s.ss)
    light = np.zeros_like(s.colour)
    for x, y in lamps:
        dx, dy = x - s.x, y - s.y
        d = np.sqrt(dx * dx + dy * dy + 900)
        lambert = np.clip((-gx * dx - gy * dy + 30) / (d * np.sqrt(gx * gx + gy * gy + 1)) + 0.25, 0, 1)
        left, top = max(corner for corner in corners if corner[0] <= x and corner[1] <= y)
        own = (s.x > left) & (s.x < left + room[0]) & (s.y > top) & (s.y < top + room[1])
        spill = ndi.gaussian_filter(own.astype(np.float32)[::4, ::4], 2.6 * s.ss)
        spill = np.asarray(Image.fromarray(spill).resize(s.shape[::-1], Image.Resampling.BICUBIC))
        light = light + (lambert * spill / (1 + (d / 128) ** 2.0) * 3.0)[..., None] * mix(torch, rgb("#FFE2B0"), 0.45)
    return light


def joints(x: Field, y: Field, wide: float, high: float) -> Field:
    """How far from the nearest joint of a paved floor."""
    fx, fy = x / wide % 1, y / high % 1
    return np.minimum(np.minimum(fx, 1 - fx) * wide, np.minimum(fy, 1 - fy) * high)


def speckle(x: Field, y: Field) -> Field:
    return (np.sin(np.floor(x) * 12.9 + np.floor(y) * 78.2) * 43758.5) % 1


def boards(s: Scene, x: Field, y: Field, n: Field) -> Floor:
    row = np.floor(y / 17)
    joint = np.minimum(y / 17 % 1, 1 - y / 17 % 1) * 17
    end = np.abs(((x + row * 61) / 120) % 1 - 0.5) * 120
    grain = noise(s.rng, s.shape, 3 * s.ss, 3, 16)
    colour = mix(_flat(s, "#7A5236"), rgb("#9A6C44"), (((row * 0.618) % 1) * 0.7 + grain * 0.5)[..., None])
    return colour, step(0.2, 1.6, np.minimum(joint, 60 - end)) * 0.5 + grain * 0.25


def tiles(s: Scene, x: Field, y: Field, n: Field) -> Floor:
    odd = (np.floor(x / 27) + np.floor(y / 27)) % 2
    colour = mix(_flat(s, "#7E7468"), rgb("#4A3A40"), odd[..., None])
    return colour, step(0.2, 1.4, joints(x, y, 27, 27)) * 0.45 + s.fbm(3, 3) * 0.15


def flags(s: Scene, x: Field, y: Field, n: Field) -> Floor:
    row = np.floor(y / 31)
    shift = x + (row * 0.618 % 1) * 60
    tint = speckle(shift / 52, row)
    colour = mix(_flat(s, "#6E6860"), rgb("#857A6A"), tint[..., None])
    return colour, step(0.3, 2.6, joints(shift, y, 52, 31) + (n - 0.5) * 3) * 0.6 + s.fbm(3, 3) * 0.25


def earth(s: Scene, x: Field, y: Field, n: Field) -> Floor:
    straw = noise(s.rng, s.shape, 2 * s.ss, 2, 9)
    colour = mix(_flat(s, "#5A4534"), rgb("#6E5A3E"), n[..., None])
    colour = mix(colour, rgb("#A88A4E"), (step(0.62, 0.7, straw) * 0.5)[..., None])
    return colour, n * 0.8 + s.fbm(3, 3) * 0.35


def cobbles(s: Scene, x: Field, y: Field, n: Field) -> Floor:
    row = np.floor(y / 16)
    shift = x + row * 9
    tint = speckle(shift / 18, row)
    colour = mix(_flat(s, "#5E5A5C"), rgb("#7C746E"), tint[..., None])
    return colour, np.sqrt(step(0, 6, joints(shift, y, 18, 16) + (n - 0.5) * 3)) * 0.7 + s.fbm(3, 3) * 0.2


def planks(s: Scene, x: Field, y: Field, n: Field) -> Floor:
    colour, height = boards(s, y, x, n)
    return colour * np.array([0.86, 0.8, 0.82], np.float32), height


def _flat(s: Scene, colour: str) -> Field:
    return np.broadcast_to(rgb(colour), s.colour.shape)


FLOORS: dict[str, Callable[[Scene, Field, Field, Field], Floor]] = {
    "boards": boards,
    "cobbles": cobbles,
    "earth": earth,
    "flags": flags,
    "planks": planks,
    "tiles": tiles,
}
