"""A chart washed in ink and gouache from the land's outline: coast rings, relief, tints by terrain, cheap paper."""

from __future__ import annotations

import re

import numpy as np
import skia
from PIL import Image
from scipy import ndimage as ndi

from ..book import Book, Table, read
from ..prints.press import finish, paper, shifted
from ..scene import Field, Icons, Scene, mix, rgb, rng_of, step, svg_dom


def chart(book: Book, told: Table, name: str, icons: Icons) -> Image.Image:
    """``from``: the drawing whose group ``coasts`` is the land, and the table ``[at]`` of places; ``margin``: more sea on
    either side; ``width`` in pixels; ``tints`` by the ``terrain`` of the card at each place."""
    drawing, places = (book.folder / file for file in told["from"])
    atlas = read(places)
    margin = float(told.get("margin", 0))
    view = (-margin, 0.0, float(atlas["width"]) + 2 * margin, float(atlas["height"]))
    w = int(told.get("width", 1500))
    h = round(w * view[3] / view[2])
    s = Scene(rng_of(book.game, "chart"), icons, w, h, 1.6)
    land = outline(s, drawing.read_text(encoding="utf-8"), view)
    far_sea = ndi.distance_transform_edt(land < 0.5).astype(np.float32) / s.ss
    far_land = ndi.distance_transform_edt(land > 0.5).astype(np.float32) / s.ss
    drift = s.fbm(60, 5)
    water = sea(s, far_sea, drift)
    spots = []
    for place, (x, y) in atlas["at"].items():
        tint = told["tints"].get(book.cards.get(place, {}).get("terrain", ""))
        if tint:
            spots.append(((x - view[0]) * w / view[2], (y - view[1]) * h / view[3], rgb(tint)))
    soil = ground(s, spots, far_land, drift)
    out = water * (1 - land[..., None]) + soil * land[..., None]
    rim = step(1.9, 1.0, np.abs(far_land + far_sea - 0.6))
    out = out * (1 - rim[..., None]) + rgb("#15100E") * rim[..., None]
    shadow = shifted(land, 3, 3.4, s.ss) * (1 - land)
    out = out * (1 - 0.4 * shadow[..., None])
    rhumb = np.zeros(s.shape, np.float32)
    for cx, cy in ((w * 0.09, h * 0.72), (w * 0.62, h * 0.86)):
        turn = np.arctan2(s.y - cy, s.x - cx)
        rhumb = np.maximum(rhumb, step(0.7, 0.2, np.abs(np.sin(turn * 8)) * np.hypot(s.x - cx, s.y - cy) / 8))
    out = mix(out, rgb("#F6E7BE"), (rhumb * (1 - land) * 0.22)[..., None])
    return finish(s, printed(s, out))


def outline(s: Scene, drawing: str, view: tuple[float, float, float, float]) -> Field:
    coasts = re.search(r'<g id="coasts">(.*?)</g>', drawing, re.DOTALL)
    paths = " ".join(re.findall(r'd="([^"]*)"', coasts.group(1) if coasts else ""))
    box = " ".join(str(part) for part in view)
    surface, canvas = s.sheet()
    dom = svg_dom(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><path fill="#fff" d="{paths}"/></svg>')
    dom.setContainerSize(skia.Size(s.w, s.h))
    dom.render(canvas)
    land: Field = surface.toarray()[..., 3].astype(np.float32) / 255
    return land


def sea(s: Scene, far: Field, drift: Field) -> Field:
    """Deeper with the distance, ringed along the coasts."""
    deep = np.clip(far / 90 + (drift - 0.5) * 0.8, 0, 1)[..., None]
    out = mix(np.broadcast_to(rgb("#0F7F8C"), s.colour.shape), rgb("#0A4F63"), deep)
    for r in (5, 11, 18):
        coast = step(1.3, 0.3, np.abs(far - r - (drift - 0.5) * 3)) * (0.55 - r / 45)
        out = mix(out, rgb("#9AD8CC"), coast[..., None])
    return out * (0.94 + 0.12 * step(0.45, 0.6, s.fbm(8, 3, 6)))[..., None]


def ground(s: Scene, spots: list[tuple[float, float, Field]], far_land: Field, drift: Field) -> Field:
    """Each land in the tint of its terrain, bleeding into its neighbours; ice towards the poles."""
    wx, wy = s.x + (s.fbm(40, 4) - 0.5) * 60, s.y + (s.fbm(40, 4) - 0.5) * 60
    weight, tint = np.zeros(s.shape, np.float32), np.zeros_like(s.colour)
    for x, y, colour in spots:
        near = 1 / (((wx - x) ** 2 + (wy - y) ** 2) ** 1.7 + 50)
        weight, tint = weight + near, tint + near[..., None] * colour
    tint = tint / weight[..., None]
    polar = np.abs(s.y / s.h - 0.52) * 2
    tint = mix(tint, rgb("#F6EFD8"), step(0.86, 0.94, polar + (drift - 0.5) * 0.16)[..., None])
    gy, gx = np.gradient(s.fbm(30, 4))
    shade = np.clip(0.55 - (gx + gy) * 22 * s.ss, 0, 1)
    return tint * (0.86 + 0.2 * shade)[..., None] * (1 - 0.22 * step(9, 0, far_land))[..., None]


def printed(s: Scene, out: Field) -> Field:
    """Plates out of register, dots in the shadows, one fold in four."""
    shifts = ((-0.8, 0.4), (0.7, -0.5), (0.0, 0.7))
    plates = np.stack([shifted(out[..., i], dx, dy, s.ss) for i, (dx, dy) in enumerate(shifts)], -1)
    u, v = s.x * 0.97 + s.y * 0.26, s.y * 0.97 - s.x * 0.26
    dot = (np.cos(2 * np.pi * u / 4.4) + np.cos(2 * np.pi * v / 4.4)) * 0.25 + 0.5
    plates = plates * (1 - 0.13 * step(-0.2, 0.2, 0.85 - plates.mean(-1) - dot))[..., None]
    sheet = paper(s, rgb("#F6E7BE"), 0.08) / 0.96
    crease = np.exp(-(((s.y - s.h * 0.5) / 0.8) ** 2))
    for part in (0.25, 0.5, 0.75):
        crease = crease + np.exp(-(((s.x - s.w * part + (s.fbm(80, 2) - 0.5) * 5) / 0.8) ** 2))
    crease = (crease * 0.3 * step(0.35, 0.6, s.fbm(14, 3)))[..., None]
    return plates * (0.5 + 0.62 * sheet) * (1 - crease) + rgb("#FBF0D0") * crease
