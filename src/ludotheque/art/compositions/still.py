"""Things alone: on a plinth, on a table."""

from __future__ import annotations

import numpy as np

from ..drawn import places as pl
from ..drawn.dressing import candle_light
from ..drawn.emblem import subject as solid
from ..drawn.landmarks import LANDMARKS
from ..drawn.pen import Pen
from ..drawn.props import PROPS, prop
from ..scene import poly, rgb, step
from ..shot import Shot
from .kind import COMPOSITIONS, composition

SHELVED = ("potion", "flask", "book", "potion", "crystal", "flask", "potion")


@composition
def plinth(shot: Shot) -> None:
    """Square on a plinth between columns; a treasure that is a place is drawn as the place."""
    s, p, k = shot.s, shot.p, shot.s.k
    kind, _, name = shot.subjects[0].partition(" ")
    if kind == "land":
        shot.place = name
        COMPOSITIONS["cover"](shot)
        return
    shot.place = shot.place if shot.place not in ("jungle", "sea") else "temple"
    shot.land((s.w / 2, s.h * 0.37), 70)
    s.light = (shot.side(0.3), s.h * 0.2)
    pl.columns(s, p, [s.w * x for x in (0.08, 0.21, 0.79, 0.92)], s.v(276), 220 * k, 30 * k, far=0.25)
    cx, top = s.w / 2, s.v(258)
    block = poly([(cx - 70 * k, s.h + 10), (cx - 58 * k, top), (cx + 58 * k, top), (cx + 70 * k, s.h + 10)])
    low, high = top + 4, top - 10 * k
    slab = poly([(cx - 76 * k, low), (cx - 76 * k, high), (cx + 76 * k, high), (cx + 76 * k, low)])
    s.put(s.draw(block), p["stone"], 0.35, phase=s.lines(90), far=0.2)
    s.put(s.draw(slab), p["stone"], 0.9, phase=s.lines(0), far=0.2)
    halo = np.exp(-(((s.x - cx) / (96 * k)) ** 2) - (((s.y - s.h * 0.45) / (80 * k)) ** 2))
    s.shine(halo, p["lamp"] * 0.22)
    if kind == "prop":
        draw = PROPS.get(name) or LANDMARKS[name]
        draw(Pen(s, p, cx, top - 8 * k, 165 * k, far=0.1))
    else:
        sign = name if kind == "icon" and name else shot.icon()
        solid(s, p, sign, cx, top - 104 * k, 190 * k, key="gold", halo=0.5)
    pl.leaves(s, p, n=16, size=80)


@composition
def table(shot: Shot) -> None:
    """A still life: a table, a candle; shelves of jars or a window behind (``indoors``), else the wood."""
    s, p, k, r, left = shot.s, shot.p, shot.s.k, shot.rng, shot.left
    p["lamp"] = rgb("#FFD9A0")
    candle = shot.side(0.22)
    moon = (shot.side(0.24), s.h * 0.22)
    s.light = (candle, s.h * 0.44)
    top = s.v(252)
    if shot.way.get("indoors"):
        s.colour[:] = rgb("#4A3E34")
        s.tone = np.clip(0.5 + (s.fbm(18, 4) - 0.5) * 0.9, 0, 1)
        if r.random() < 0.5:
            shelf(shot, s.h * 0.3)
        else:
            window(shot, shot.side(0.76))
    else:
        shot.place = "forest"
        shot.land(moon, 26)
        pl.columns(s, p, [s.w * 0.03, s.w * 0.97], s.h, s.h * 1.2, 34 * k, far=0.2)
    wood = s.fbm(6, 3, 14)
    grain = np.clip(0.75 - (s.y - top) / (110 * k) + (wood - 0.5) * 0.8, 0, 1)
    s.put(step(top - 1, top, s.y), rgb("#8A5E3C"), grain, relief=wood, far=0.1)
    cx = shot.side(0.56)
    pl.ground_shadow(s, cx, top + 14 * k, 100 * k, 0.8)
    subject, _, size = shot.subjects[0].removeprefix("prop ").partition(" ")
    prop(s, p, subject, cx, top + 20 * k, float(size or 165) * k, far=0.1)
    beside = str(r.choice(["book", "potion", "apothecary", "chest"]))
    small = (70 if beside != "apothecary" else 60) * k
    prop(s, p, beside, shot.side(0.86), top + 16 * k, small, far=0.16, flip=-1 if left else 1)
    candle_light(s, p, candle, top + 6 * k, 100 * k)
    pl.motes(s, p["flame"], 26, (cx, s.h * 0.5), 110 * k, 0.9)


def shelf(shot: Shot, y: float) -> None:
    s, p = shot.s, shot.p
    board = poly([(-5, y), (s.w + 5, y), (s.w + 5, y + 9 * s.k), (-5, y + 9 * s.k)])
    s.put(s.draw(board), rgb("#6A4A30"), 0.7, far=0.3)
    for i, name in enumerate(s.rng.choice(SHELVED, 7)):
        prop(s, p, str(name), s.w * (0.06 + 0.145 * i), y + 2, 46 * s.k, far=0.3)


def window(shot: Shot, x: float) -> None:
    s, p, k = shot.s, shot.p, shot.s.k
    y = s.h * 0.3
    arch = [
        (x - 46 * k, y + 70 * k),
        (x - 46 * k, y - 40 * k),
        (x, y - 86 * k),
        (x + 46 * k, y - 40 * k),
        (x + 46 * k, y + 70 * k),
    ]
    hole = s.draw(poly(arch))
    s.put(hole, rgb("#8FA0C8"), 0.9, far=0.95)
    s.shine(hole, rgb("#51699F") * 0.35)
    disc = step(17 * k, 16 * k, np.hypot(s.x - x - 10 * k, s.y - y + 20 * k)) * hole
    s.shine(disc, p["disc"] * 0.7)
    bars = s.strokes([(x, y - 86 * k, x, y + 70 * k, 4 * k), (x - 46 * k, y, x + 46 * k, y, 4 * k)])
    s.put(bars, rgb("#2A2428"), 0.4, far=0.3)
