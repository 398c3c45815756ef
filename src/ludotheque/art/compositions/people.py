"""Half figures: before banners, before the sun, by a torch, over a cauldron."""

from __future__ import annotations

import numpy as np

from ..drawn import places as pl
from ..drawn.creatures import PLANS
from ..drawn.dressing import banners, torch
from ..drawn.props import prop
from ..scene import mix, rgb
from ..shot import Shot
from ..stage import Stage
from .kind import composition


def person(shot: Shot) -> str:
    """A hero or a villain is a face whatever the icon, unless the tables make a creature of them."""
    named = shot.book.table("subjects")
    told = named.get(shot.cid) or named.get(str(shot.card.get("line", "")))
    return str(told) if told and str(told).split()[0] in (*PLANS, "face") else "face"


@composition
def heraldic(shot: Shot) -> None:
    """Between two hanging cloths with the sign of the house, the sun behind the head as a halo."""
    s, p = shot.s, shot.p
    shot.land((shot.side(0.56, 0.44), s.h * 0.36), 104, falls="")
    banners(s, p, shot.icon(1), p["cloth"])
    s.light = (shot.side(0.86), s.h * 0.19)
    Stage(shot).one(person(shot), 0.5)


@composition
def portrait(shot: Shot) -> None:
    """At two thirds, before the land; the sign left as paper in the sun, or cut out of it (``sign``: paper, sky)."""
    s, p, way = shot.s, shot.p, shot.way
    level = int(shot.card.get("level", 1))
    disc = float(way.get("disc", 86)) + 12 * (level - 1)
    sun = (shot.side(0.3) + float(s.rng.normal(0, 14)), s.h * float(s.rng.uniform(0.22, 0.4)))
    shot.land(sun, disc, rays=14 if level > 2 else None, falls="")
    sign = str(way.get("sign", ""))
    if sign:
        lit, _ = s.glyph(shot.icon(), *sun, disc * 1.37 * s.k, flip=shot.left)
        paper = mix(p["disc"], p["paper"], 0.72) if sign == "paper" else p[sign]
        s.put(lit * (0.8 if sign == "paper" else 1.0), paper, 1.0, far=0.97, new=False)
    if beside := shot.told("beside"):
        prop(s, p, beside, shot.side(0.2), s.h * 0.34, 84 * s.k, flip=-1 if shot.left else 1, far=0.6, turn=-10)
    s.light = sun if way.get("lamp") == "sun" else (shot.side(0.1), s.h * 0.19)
    s.light = (s.light[0], s.h * 0.2)
    x = shot.side(0.57) / s.w
    Stage(shot).one(person(shot), x)
    if way.get("motes"):
        pl.motes(s, p["lamp"], 30, (s.w * x, s.h * 0.47), 150 * s.k, 1.6)


@composition
def torchlit(shot: Shot) -> None:
    """The torch stands between somebody and the town."""
    s, p, k = shot.s, shot.p, shot.s.k
    shot.land((shot.side(0.24) + float(s.rng.normal(0, 16)), s.h * float(s.rng.uniform(0.16, 0.3))), 30)
    pl.fog(s, p["haze"] * 0.7, s.v(250), 40 * k, 0.6)
    cx = shot.side(0.42)
    fire = s.w - cx + (30 if shot.left else -30) * k
    s.light = (fire, s.h * 0.4)
    Stage(shot).one(person(shot), cx / s.w)
    torch(s, p, fire + (14 if shot.left else -14) * k, s.h * 0.36, 28 * k)
    pl.motes(s, p["warm"], 40, (fire, s.h * 0.28), 40 * k, 1.0)


@composition
def cauldron(shot: Shot) -> None:
    """Lit from below, by what boils."""
    s, p, k = shot.s, shot.p, shot.s.k
    shot.land((shot.side(0.24) + float(s.rng.normal(0, 16)), s.h * float(s.rng.uniform(0.16, 0.3))), 30)
    pl.fog(s, p["haze"] * 0.7, s.v(250), 40 * k, 0.6)
    cx = shot.side(0.42)
    fire = s.w - cx + (30 if shot.left else -30) * k
    s.light = (fire, s.h * 0.72)
    p["lamp"] = p["flame"]
    Stage(shot).one(person(shot), cx / s.w)
    prop(s, p, "cauldron", fire, s.h + 14 * k, 104 * k, far=0.05)
    rise = np.exp(-(((s.x - fire) / (34 * k)) ** 2) - (((s.y - s.h * 0.62) / (54 * k)) ** 2))
    s.shine(rise * s.fbm(16, 4), p["warm"] * 0.8)
    pl.motes(s, p["warm"], 36, (fire, s.h * 0.58), 34 * k, 1.4)


@composition
def dealt(shot: Shot) -> None:
    """A court card: the same half figure twice, head up and head down, across the sign."""
    s, p = shot.s, shot.p
    shot.land((s.w / 2, s.h * 0.4), 96, falls="")
    lit, _ = s.glyph(shot.icon(), s.w / 2, s.h * 0.4, 150 * s.k)
    s.put(lit, mix(p["disc"], rgb("#FFFFFF"), 0.4), 1.0, far=0.97, new=False)
    s.light = (shot.side(0.86), s.h * 0.19)
    Stage(shot).one(person(shot), 0.5)
