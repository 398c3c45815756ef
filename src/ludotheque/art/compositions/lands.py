"""Wide land, with one small thing that moves: it gives the scale."""

from __future__ import annotations

from ..drawn import places as pl
from ..drawn.actors import Actor, actor
from ..drawn.dressing import party, torch
from ..drawn.landmarks import landmark
from ..drawn.props import prop
from ..scene import rgb, step
from ..shot import Shot
from ..stage import Stage
from .kind import composition

WET = ("sea", "harbour", "port")
MOVES = {  # what may move in a land
    **dict.fromkeys(WET, ("ship", "steamer", "boat")),
    "city": ("train", "car"),
    "street": ("car", "motorcycle", "car"),
    "old_town": ("car", "horseman", "party"),
    "bazaar": ("camels", "horseman", "party"),
    "cavern": ("party",),
}
ANYWHERE = ("plane", "zeppelin", "plane", "party", "horseman", "camp")


@composition
def view(shot: Shot) -> None:
    """A land seen by one traveller."""
    s, p = shot.s, shot.p
    sun = (shot.side(0.3) + float(s.rng.normal(0, 14)), s.h * float(s.rng.uniform(0.2, 0.4)))
    shot.land(sun, float(s.rng.uniform(34, 62)))
    if shot.place not in ("sea", "desert", "swamp"):
        wet = shot.inks in shot.book.told.get("wet", [])
        pl.road(s, p, s.v(270), key="water" if wet else "paper")
    pl.birds(s, p, 8, s.w - sun[0], s.h * 0.26)
    if shot.place in ("forest", "peaks", "mountain"):
        pl.conifers(s, p, s.h + 10, 200 * s.k, 4, gap=s.w * 0.32, far=0.0)
    traveller = Actor("walk", hat="hood", cloth="cloak", gear="staff", colour="accent")
    actor(s, p, traveller, shot.side(0.66), s.v(292), 66 * s.k, flip=1 if shot.left else -1, far=0.12)
    pl.grass(s, p, size=30)


@composition
def cover(shot: Shot) -> None:
    """A place at its hour, what it is known by, and what passes through. ``near``: we stand before the landmark."""
    s, p, k = shot.s, shot.p, shot.s.k
    known = shot.told("stands") or str(shot.book.table("stands").get(str(shot.card.get("area", "")), ""))
    if place := shot.told("lands_of"):
        shot.place = place
    if known and shot.place in ("street", "desert"):
        shot.place = {"street": "old_town", "desert": "desert" if known == "sphinx" else "dunes"}[shot.place]
    sun = (shot.side(0.33), s.h * float(s.rng.uniform(0.3, 0.44)))
    shot.land(sun, float(s.rng.uniform(56, 84)))
    near = bool(shot.way.get("near"))
    wet = shot.place in WET
    if known:
        at = s.w - sun[0] + float(s.rng.normal(0, 14)) * k
        size = (74 if wet else 168 if near else 104) * k
        landmark(
            s, p, known, at if not near or wet else s.w * 0.5 + (at - s.w * 0.5) * 0.4, s.v(214 if wet else 270), size
        )
    if near and not wet:
        approach(shot)
    else:
        pass_by(shot, known)
    if shot.place not in (*WET, "city", "street"):
        shot.foreground()


def approach(shot: Shot) -> None:
    """Two who have found it."""
    s, p, left = shot.s, shot.p, shot.left
    hats, cloths = (shot.book.table("folk").get(key, ["hood"]) for key in ("hats", "cloths"))
    for side, pose, tall in ((0.2, "point", 122), (0.1, "walk", 108)):
        who = Actor(
            pose,
            hat=shot.chosen(hats),
            cloth=shot.chosen(cloths),
            gear="torch" if pose == "walk" else "",
            colour="accent" if pose == "point" else "cloth",
            skin=int(s.rng.integers(5)),
            woman=bool(s.rng.random() < 0.5),
        )
        actor(s, p, who, shot.side(side), s.v(296), tall * s.k, flip=1 if left else -1, far=0.1)


def pass_by(shot: Shot, known: str) -> None:
    s, p, k, left = shot.s, shot.p, shot.s.k, shot.left
    wet = shot.place in WET
    moves = shot.chosen(MOVES.get(shot.place, ANYWHERE))
    x = shot.side(0.3) if known and moves not in ("plane", "zeppelin") else shot.side(0.68)
    if known and moves in ("party", "camp"):
        moves = "horseman"
    way = -1 if left else 1
    if moves == "party":
        party(s, p, 4, s.v(288), 60 * k, left)
    elif moves == "camels":
        for i in range(3):
            prop(s, p, "camel", x + way * i * 58 * k, s.v(286) + 3 * i, (54 + 5 * i) * k, flip=way, far=0.2)
    elif moves in ("plane", "zeppelin"):
        prop(s, p, moves, x, s.h * 0.42, 62 * k, flip=way, far=0.3, turn=-8)
    else:
        prop(s, p, moves, x, s.v(238) if wet else s.v(284), (88 if wet else 66) * k, flip=way, far=0.2)


@composition
def sabbath(shot: Shot) -> None:
    """The whole town, the great moon, torches, and who flies across it; in the foreground those who watch."""
    s, p, k = shot.s, shot.p, shot.s.k
    shot.place = shot.told("lands_of") or "vista"
    moon = (shot.side(0.66), s.h * 0.32)
    p["disc"], p["sky"], p["haze"] = rgb("#FFF0C4"), rgb("#3A4666"), rgb("#7A7A8C")
    shot.land(moon, 82)
    pl.fog(s, p["haze"], s.v(236), 30 * k, 0.55)
    for _ in range(7):
        torch(s, p, s.rng.uniform(0.06, 0.94) * s.w, s.v(s.rng.uniform(250, 272)), s.rng.uniform(5, 9) * k)
    sign = shot.told("stands")
    face, _ = s.glyph(sign or "witch-flight", *moon, (112 if sign else 172) * k, flip=shot.left)
    disc = step(80 * k, 78 * k, ((s.x - moon[0]) ** 2 + (s.y - moon[1]) ** 2) ** 0.5)
    lit = face * disc if sign else (1 - face) * disc
    s.put(lit, p["ink"], 0.0, far=0.3)
    s.shine(disc * (1 - lit), p["disc"] * 0.55)
    s.light = (s.w / 2, s.v(262))
    if shot.told("beside"):
        Stage(shot).one(shot.told("beside"), shot.side(0.3) / s.w, 0.62)
    pl.bare_trees(s, p, [-4, s.w + 4], s.v(300), 92 * k, far=0.0)
    pl.coven(s, p, [s.w * x for x in (0.13, 0.26, 0.81)], s.h + 16, 104 * k)
