"""A painted square of land seen from above, ruled by hand into squares."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from ..book import Book, Table
from ..inks import game_palette
from ..prints.press import finish, paper
from ..scene import SUPER, Field, Icons, Scene, mix, rng_of, spline, step


def ring(s: Scene, x: float, y: float, r: float, n: int, low: float, high: float) -> list[tuple[float, float]]:
    """A pebble or a crown of leaves: a circle that no hand drew twice alike."""
    turns = np.linspace(0, 2 * math.pi, n + 1)[:-1]
    return [
        (x + math.cos(a) * r * s.rng.uniform(low, high), y + math.sin(a) * r * s.rng.uniform(low * 0.9, high * 0.92))
        for a in turns
    ]


def over(out: Field, mask: Field, colour: Field, share: float = 1.0) -> Field:
    """One colour over what is there, where the mask is."""
    m = mask[..., None] * share
    return out * (1 - m) + colour * m


def field(book: Book, told: Table, name: str, icons: Icons) -> Image.Image:
    """``inks``, ``width`` in pixels, ``squares`` (a side), ``second`` inks that take half of the ground.

    Of the inks' ``[fields]``: ``liquid``, ``one``, ``two`` (the ground's colours), ``rock``, ``pools`` (how much is under
    water), ``crowns`` (how many trees), ``blades``, ``glow``.
    """
    w, squares = 480, int(told.get("squares", 6))
    fine = float(told.get("width", w)) / w
    s = Scene(rng_of(book.game, "field", name), icons, w, w, SUPER * fine)
    land = (s.fbm(80, 4) * 0.75 + s.fbm(16, 3) * 0.25, s.fbm(46, 4), s.fbm(100, 4))
    out = painted(s, book, str(told["inks"]), land)
    if "second" in told:  # two lands meet
        other = painted(s, book, str(told["second"]), land)
        border = step(-5, 5, s.x + s.y - w + (s.fbm(60, 4) - 0.5) * 150)[..., None]
        out = out * (1 - border) + other * border
    out = out * (1 - 0.2 * (s.fbm(1.4, 2) - 0.4))[..., None]
    return finish(s, edged(s, ruled(s, out, w / squares)))


def painted(s: Scene, book: Book, inks: str, land: tuple[Field, Field, Field]) -> Field:
    told = book.table("fields").get(inks, {})
    p = game_palette(book, inks, "", DEFAULTS, {key: value for key, value in told.items() if isinstance(value, str)})
    h, wash, pool = land
    gy, gx = np.gradient(h)
    light = np.clip(0.5 + (gx + gy) * -20 * s.ss, 0.2, 1)
    out = mix(np.broadcast_to(p["one"], s.colour.shape), p["two"], step(0.44, 0.54, wash)[..., None])
    out = mix(out, mix(p["one"], p["mid"], 0.5), (step(0.6, 0.66, s.fbm(30, 4)) * 0.7)[..., None])
    crag = step(0.62, 0.66, h)
    out = mix(out, p["rock"], (crag * 0.85)[..., None])
    cut = float(np.quantile(pool, 1 - float(told.get("pools", 0.1))))
    flow, bank = step(cut, cut + 0.008, pool), step(cut - 0.035, cut, pool)
    out = over(out, bank, mix(p["rock"], p["one"], 0.35), 0.8)
    shallow = step(cut + 0.05, cut + 0.02, pool) * 0.45
    out = over(out, flow, mix(np.broadcast_to(p["liquid"], out.shape), p["shallow"], shallow[..., None]))
    tone = mix(0.8, 1.1, light) * (1 - 0.35 * (ndi.gaussian_filter(crag, 4 * s.ss) - crag).clip(0, 1))
    tone = tone * (1 - 0.3 * (ndi.gaussian_filter(flow, 4 * s.ss) - flow).clip(0, 1))
    rim = np.clip(ndi.gaussian_filter(out.mean(-1), 3 * s.ss) - out.mean(-1), 0, 0.2)
    out = out * np.where(flow > 0.5, 1.0, tone)[..., None] * (1 - 0.9 * rim[..., None])
    out = stones(s, out, flow, p["thing"])
    if blades := int(told.get("blades", 0)):
        strokes = [
            (x, y, x + s.rng.normal(0, 1.5), y - s.rng.uniform(3, 7), 0.9)
            for x, y in s.rng.uniform(0, s.w, (blades, 2))
        ]
        out = over(out, s.strokes(strokes) * (1 - flow), mix(p["near"], p["mid"], 0.5), 0.55)
    if told.get("glow"):
        out = out + ndi.gaussian_filter(flow, 9 * s.ss)[..., None] * p["liquid"] * 0.5
    return crowns(s, out, (h, wash), int(told.get("crowns", 0)), (p["near"], p["mid"]))


DEFAULTS = {
    "one": "ground",
    "two": "ground > haze 0.45",
    "rock": "mid > near 0.3",
    "liquid": "mid",
    "shallow": "haze",
    "thing": "rock",
}


def stones(s: Scene, out: Field, flow: Field, colour: Field) -> Field:
    """Stones, tufts, drifts, each with its shadow."""
    lying, cast = [], []
    for _ in range(150):
        x, y, r = s.rng.uniform(0, s.w), s.rng.uniform(0, s.h), s.rng.uniform(1.6, 5.5)
        points = ring(s, x, y, r, 7, 0.7, 1.2)
        lying.append(spline(points))
        cast.append(spline([(px + r * 0.5, py + r * 0.5) for px, py in points]))
    m, shadow = s.draw(*lying) * (1 - flow), s.draw(*cast) * (1 - flow)
    out = out * (1 - 0.4 * shadow[..., None])
    dome = s.lit(s.dome(m, 4), 8, 60, at=(-s.w, -s.w))
    return over(out, m, colour * (0.75 + 0.8 * dome)[..., None])


def crowns(s: Scene, out: Field, land: tuple[Field, Field], n: int, greens: tuple[Field, Field]) -> Field:
    """Trees from above, on the high ground."""
    h, wash = land
    found: list[tuple[float, float, float]] = []
    for _ in range(n):
        x, y = s.rng.uniform(0, s.w, 2)
        if float(h[int(min(y, s.w - 1) * s.ss), int(min(x, s.w - 1) * s.ss)]) > 0.52:
            found.append((float(x), float(y), float(s.rng.uniform(7, 15))))
    for x, y, r in sorted(found, key=lambda crown: crown[1]):
        points = ring(s, x, y, r, 9, 0.8, 1.12)
        shadow, m = s.draw(spline([(px + r * 0.45, py + r * 0.5) for px, py in points])), s.draw(spline(points))
        out = out * (1 - 0.38 * shadow[..., None])
        lit = np.clip(0.75 - ((s.x - x) + (s.y - y)) / r * 0.36 + (wash - 0.5), 0.3, 1.2)
        out = over(out, m, mix(*greens, float(s.rng.uniform(0.3, 0.8))) * lit[..., None])
    return out


def ruled(s: Scene, out: Field, cell: float) -> Field:
    """Squares drawn by hand, chequered by a breath."""
    jx, jy = s.x + (s.fbm(30, 2) - 0.5) * 4, s.y + (s.fbm(30, 2) - 0.5) * 4
    off = np.minimum(np.abs(jx / cell - np.round(jx / cell)), np.abs(jy / cell - np.round(jy / cell))) * cell
    hand = step(0.3, 0.5, s.fbm(9, 3))
    shade = (np.sin(np.floor(jx / cell) * 12.9 + np.floor(jy / cell) * 78.2) * 43758.5) % 1
    odd = (np.floor(jx / cell) + np.floor(jy / cell)) % 2
    out = out * (0.93 + 0.06 * shade + 0.07 * odd)[..., None]
    out = out * (1 - (step(7, 0, off) * 0.14)[..., None])
    line = (step(1.1, 0.5, off) * (0.3 + 0.5 * hand))[..., None]
    return out * (1 - line) + np.array([0.227, 0.173, 0.173], np.float32) * line


def edged(s: Scene, out: Field) -> Field:
    """Torn at the border of the sheet."""
    sheet = paper(s, np.array([0.98, 0.957, 0.902], np.float32), 0.05)
    d = np.minimum(np.minimum(s.x, s.w - s.x), np.minimum(s.y, s.h - s.y)) + (s.fbm(24, 4) - 0.5) * 9
    inside = step(3, 5, d)[..., None]
    return out * inside + sheet * (1 - inside)
