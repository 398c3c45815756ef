"""What rises from a pot and what stands in a ring: figures made of light."""

from __future__ import annotations

import numpy as np

from ..drawn import places as pl
from ..drawn.actors import Actor, actor
from ..drawn.creatures import creature
from ..drawn.dressing import circle, flagstones, sigil
from ..drawn.props import prop
from ..scene import rgb, step
from ..shot import Shot
from ..stage import Stage
from ..vocabulary import actor_from, creature_from
from .kind import composition

WATCHERS = ((0.12, 0.28, 0.72, 0.88), (0.16, 0.7, 0.85))
CLOSE_WATCHERS = ((0.08, 0.23, 0.77, 0.92), (0.06, 0.19, 0.85))


@composition
def rising(shot: Shot) -> None:
    """What rises from the pot: smoke that takes the shape of the craft. We stand among those who watch."""
    s, p, k = shot.s, shot.p, shot.s.k
    cx = s.w / 2
    shot.place = "forest"
    shot.land((shot.side(0.24), s.h * float(s.rng.uniform(0.16, 0.3))), 34)
    pl.fog(s, p["haze"], s.v(226), 44 * k, 0.8)
    trees = [s.rng.uniform(0, 0.08) * s.w, s.w * (1 - s.rng.uniform(0, 0.08))]
    pl.bare_trees(s, p, [float(x) for x in trees], s.v(300), 84 * k, far=0.05)
    s.light = (cx, s.h * 0.6)
    spread = 26 * k + np.clip(s.v(262) - s.y, 0, 300 * k) * 0.5
    smoke = s.fbm(26, 5, 0.5) * np.exp(-(((s.x - cx) / spread) ** 2)) * step(s.v(268), s.v(250), s.y)
    s.shine(step(0.34, 0.85, smoke), p["warm"] * 0.3)
    apparition(shot, cx, s.v(214))
    prop(s, p, "cauldron", cx, s.v(312), 96 * k, far=0.05)
    embers = np.exp(-(((s.x - cx) / (40 * k)) ** 2) - (((s.y - s.h) / (12 * k)) ** 2))
    s.shine(embers, rgb("#FF7A22") * 0.9)
    pl.motes(s, p["flame"], 60, (cx, s.h * 0.53), 60 * k, 1.1)
    pl.coven(s, p, [s.w * x for x in WATCHERS[s.rng.random() < 0.5]], s.h + 18, 132 * k)


@composition
def ring(shot: Shot) -> None:
    """Under an arch, inside a ring that burns. ``flesh``: what stands there is no light."""
    s, p, k = shot.s, shot.p, shot.s.k
    cx = s.w / 2
    s.light = (cx, s.h * 0.47)
    s.colour[:] = rgb("#3A3034")
    s.tone = np.clip(0.45 + (s.fbm(20, 5) - 0.5), 0, 1)
    pl.columns(s, p, [s.w * 0.275, s.w * 0.725], s.v(246), 260 * k, 34 * k, far=0.4)
    flagstones(s, p, s.v(234))
    circle(s, p, cx, s.v(262), 150 * k, gain=0.6)
    if shot.way.get("flesh"):
        s.light = (cx + (60 if shot.left else -60) * k, s.h * 0.7)
        p["lamp"] = p["flame"]
        Stage(shot).one(shot.subjects[0], 0.5, 0.86)
    else:
        apparition(shot, cx, s.v(256))
    pl.motes(s, p["flame"], 70, (cx, s.h * 0.47), 90 * k, 1.1)
    pl.arch(s, p, w=0.8, top=4)
    s.light = (cx, s.h * 0.6)
    pl.coven(s, p, [s.w * x for x in CLOSE_WATCHERS[s.rng.random() < 0.5]], s.h + 14, 138 * k)


def apparition(shot: Shot, cx: float, base: float) -> None:
    """A drawn figure made of light where ``[apparitions]`` knows one, else the sign itself, burning."""
    s, p = shot.s, shot.p
    subject = shot.told("apparitions")
    if not subject:
        sigil(s, p, shot.icon(), cx, base - 90 * s.k, 156 * s.k)
        return
    before, layer = s.colour.copy(), s.count
    kind, _, rest = subject.partition(" ")
    if kind == "actor":
        actor(s, p, actor_from(rest, s.rng), cx - 8 * s.k, base, 204 * s.k, far=0.2)
    elif kind == "crowd":
        who = actor_from(rest, s.rng)
        for x in (-66, 66, 0):
            one = Actor(who.pose, cloth=who.cloth, race=who.race, hat=who.hat)
            actor(s, p, one, cx + x * s.k, base + (6 if not x else 0), (150 if x else 176) * s.k, far=0.2)
    else:
        creature(s, p, creature_from(kind, rest), cx, base + 26 * s.k, 196 * s.k, far=0.2, flip=1)
    made = (s.layer > layer).astype(np.float32)
    tone = np.clip(s.tone, 0, 1) * made
    rise = np.clip((base - s.y) / (190 * s.k), 0, 1)
    s.shine(tone * (0.35 + 0.65 * s.fbm(12, 3)) * (0.25 + 0.75 * rise), p["flame"] * 0.95)
    s.shine(made * (0.3 + 0.5 * s.fbm(9, 3)), p["warm"] * 0.5)
    s.shine(made, p["warm"] * 0.55, spread=15)
    s.colour = (before * (1 - made[..., None]) + p["ink"] * made[..., None]).astype(np.float32)
