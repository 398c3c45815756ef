"""Something happens: deeds on the road, things on a stage, blows, attacks."""

from __future__ import annotations

from ..drawn import places as pl
from ..drawn.actors import POSES, Actor, actor
from ..drawn.creatures import Creature, creature
from ..drawn.dressing import burst as star
from ..drawn.dressing import torch
from ..drawn.strikes import gesture_of, strike
from ..scene import step
from ..shot import Shot
from ..stage import Stage
from ..vocabulary import creature_from
from .kind import composition

POSE_OF = {
    "thrust": ("thrust", "cast", "aim"),
    "sweep": ("swing", "chop"),
    "burst": ("cast", "raise"),
    "volley": ("aim", "raise", "point"),
    "wave": ("cast", "point"),
    "column": ("raise", "kneel"),
    "ring": ("kneel", "raise", "stand"),
    "coil": ("cast", "point"),
    "blow": ("punch", "chop", "leap"),
    "claws": ("leap", "swing", "kick"),
}
DRESS = (
    ("none", "tunic", ""),
    ("hood", "cloak", "staff"),
    ("helm", "armour", "sword"),
    ("none", "robe", "wand"),
    ("turban", "tunic", "spear"),
    ("horned", "cloak", "axe"),
    ("hood", "robe", ""),
    ("none", "tunic", "hammer"),
    ("circlet", "robe", "staff"),
    ("cap", "coat", ""),
)
HAIRS = ("black", "brown", "chestnut", "blond", "red", "white")


def wind(shot: Shot) -> tuple[float, float]:
    return (shot.side(0.3) + float(shot.rng.normal(0, 20)), shot.s.h * float(shot.rng.uniform(0.22, 0.4)))


@composition
def deed(shot: Shot) -> None:
    """The land, the road, and what happens there (``road``: there is one, and a party on it where a thing stands alone)."""
    s, p, k = shot.s, shot.p, shot.s.k
    shot.dry_place()
    shot.land(wind(shot), float(s.rng.uniform(50, 84)))
    vista = shot.first == "vista"
    if (shot.way.get("road") or vista) and shot.place not in ("sea", "harbour", "cavern", "crypt"):
        pl.road(s, p, s.v(264))
    if shot.first == "talk":
        s.light = (shot.side(0.14), s.h * 0.22)
    Stage(shot).show(shot.subjects)
    if vista:
        pl.hills(s, p, s.v(306), 8 * k, key="near", far=0.0, shade=0.2)
        pl.conifers(s, p, s.h + 10, 190 * k, 5, gap=s.w * 0.3, far=0.0)
    elif not shot.alive:
        pl.hills(s, p, s.v(312), 6 * k, key="near", far=0.0, shade=0.2)
        shot.foreground()


@composition
def stage(shot: Shot) -> None:
    """Things, people and creatures before their land; now and then in a star that bursts out of the card (``bursts``)."""
    s = shot.s
    shot.dry_place()
    people = shot.first == "face"
    if (
        shot.first != "vista"
        and not people
        and (shot.place == "burst" or s.rng.random() < float(shot.way.get("bursts", 0)))
    ):
        blow(shot)
        return
    disc = 96.0 if people else float(s.rng.uniform(40, 78))
    sun = (shot.side(0.33), s.h * float(s.rng.uniform(0.28, 0.44)))
    shot.land(sun, disc, falls="" if people else None)
    s.light = (
        (shot.side(0.2 if not people else 0.1), s.h * 0.2) if shot.way.get("lamp") != "sun" else (sun[0], s.h * 0.2)
    )
    Stage(shot).show(shot.subjects)
    if not shot.alive:
        shot.foreground()


def blow(shot: Shot) -> None:
    s, p = shot.s, shot.p
    pl.sky(s, p, disc=0, at=(s.w / 2, s.h / 2), rays=22, clouds=0)
    pl.skyline(s, p, s.h * 0.94, 70 * s.k, key="mid", far=0.4)
    star(s, p, s.w / 2, s.h * 0.48, 164 * s.k)
    s.light = (shot.side(0.12), s.h * 0.06)
    Stage(shot).show(shot.subjects, 0.5 if len(shot.subjects) == 1 else None)


@composition
def closer(shot: Shot) -> None:
    """A scene by torchlight, near enough to see who it is: the flame between us and the night, the town far behind."""
    s, p, k = shot.s, shot.p, shot.s.k
    shot.dry_place()
    shot.land((shot.side(0.2) + float(s.rng.normal(0, 16)), s.h * float(s.rng.uniform(0.14, 0.24))), 34)
    s.tone *= 0.55  # what lies behind is night
    pl.fog(s, p["haze"] * 0.8, s.v(236), 40 * k, 0.7)
    s.light = (shot.side(0.52), s.h * 0.34)
    pool = ((s.x - s.light[0]) / (130 * k)) ** 2 + ((s.y - s.h * 0.6) / (100 * k)) ** 2
    s.shine((1 / (1 + pool * pool)) * step(0.35, 0.8, s.fbm(40, 4, 2)), p["warm"] * 0.28)
    Stage(shot).show(shot.subjects)
    torch(s, p, shot.side(0.95), s.h * 0.26, 40 * k)
    torch(s, p, shot.side(0.05), s.h * 0.4, 22 * k)
    pl.motes(s, p["flame"], 70, s.light, 130 * k, 1.3)


@composition
def attack(shot: Shot) -> None:
    """Somebody strikes, and the element flies: the gesture comes from the words of the card, or from its dice."""
    s, p, r, k, left = shot.s, shot.p, shot.rng, shot.s.k, shot.left
    sun = (shot.side(0.3) + float(r.normal(0, 14)), s.h * float(r.uniform(0.2, 0.4)))
    shot.land(sun, float(r.uniform(34, 62)))
    gesture = gesture_of(shot.cid, str(shot.card.get("type", "offensive")), r)
    pose = shot.chosen(POSE_OF[gesture])
    hat, cloth, gear = DRESS[int(r.integers(len(DRESS)))]
    flip, size, foot = (1 if left else -1), float(r.uniform(186, 226)) * k, s.v(304)
    x = s.w / 2 if gesture == "ring" else shot.side(0.24)
    s.light = (shot.side(0.7), s.h * 0.25)
    beast = shot.book.table("beasts").get(shot.inks)
    if beast and gesture in ("claws", "burst", "wave", "blow", "sweep"):
        plan, _, rest = shot.chosen(list(beast)).partition(" ")
        made: Creature = creature_from(plan, rest)
        creature(s, p, made, shot.side(0.34), s.h + 6, 270 * k, flip=flip)
        hand = (shot.side(0.42), s.h * 0.56)
    else:
        who = Actor(
            pose,
            hat=hat,
            cloth=cloth,
            gear="bow" if pose == "aim" else gear,
            colour=shot.chosen(["cloth", "cloth", "accent"]),
            skin=int(r.integers(5)),
            woman=bool(r.random() < 0.45),
            hair=shot.chosen(HAIRS),
        )
        pl.ground_shadow(s, x, foot, size * 0.3, 0.5)
        hand = actor(s, p, who, x, foot, size, flip=flip).at(*POSES[pose]["at"][4])
    if gesture == "ring":
        hand = (x, foot - size * 0.42)
    elif gesture in ("column", "blow", "burst", "sweep", "volley"):
        hand = (hand[0], foot - size * 0.5)
    strike(s, p, shot.inks, gesture, hand[0], hand[1], size * (0.96 if gesture != "volley" else 1.0), flip)
    pl.motes(s, p["lamp"], 50, (shot.side(0.6), s.h * 0.45), 110 * k, 1.8)
    pl.grass(s, p, size=22)


@composition
def tarot(shot: Shot) -> None:
    """A thing alone between two columns, before the great disc, sun and moon above; a follower as a half figure."""
    s, p, k = shot.s, shot.p, shot.s.k
    pl.sky(s, p, disc=(100 if shot.alive else 92) * k, at=(s.w / 2, s.h * 0.45), rays=16, clouds=0.3)
    pl.mountains(s, p, s.v(240), 40 * k, 0.7)
    pl.hills(s, p, s.v(272), 8 * k, key="mid")
    s.light = (shot.side(0.8), s.h * 0.12)
    for x, sign in ((0.19, "sun"), (0.81, "moon")):
        lit, _ = s.glyph(sign, s.w * x, s.h * 0.15, 38 * k)
        s.put(lit, p["disc"], 1.0, far=0.9, new=True)
    Stage(shot).show(shot.subjects, 0.5 if len(shot.subjects) == 1 and shot.first != "prop" else None)
    pl.columns(s, p, [s.w * 0.045, s.w * 0.955], s.h + 8, s.h * 1.2, 34 * k, far=0.1)


@composition
def horde(shot: Shot) -> None:
    """They come in numbers through the fog."""
    s, p, k, left = shot.s, shot.p, shot.s.k, shot.left
    shot.land((shot.side(0.24), s.h * float(s.rng.uniform(0.16, 0.3))), 22)
    cx = shot.side(0.46)
    s.light = (cx + (130 if left else -130) * k, s.h * 0.42)
    pl.fog(s, p["haze"], s.v(210), 90 * k, 0.9)
    pool = ((s.x - cx) / (150 * k)) ** 2 + ((s.y - s.h * 0.53) / (110 * k)) ** 2
    s.shine((1 / (1 + pool * pool)) * (0.5 + 0.8 * s.fbm(40, 4, 2)), p["warm"] * 0.3)
    act = Stage(shot)
    kind, _, rest = shot.subjects[0].partition(" ")
    if shot.way.get("many") and kind not in ("face", "actor", "crowd", "prop", "icon"):
        far_p = {**p, "lamp": p["warm"]}
        for x, size in ((0.14, 104), (0.86, 110)):
            made = creature_from(kind, rest)
            creature(s, far_p, made, s.w * x, s.v(292), size * k, far=0.5, shade=0.55, flip=1 if x < 0.5 else -1)
        pl.fog(s, p["haze"], s.v(262), 34 * k, 0.8)
    elif shot.way.get("many"):
        act.one("crowd walk rags zombie" if "zombie" in rest else "crowd walk hood cloak", 0.5, 0.7, behind=True)
        pl.fog(s, p["haze"], s.v(262), 34 * k, 0.8)
    if shot.way.get("miasma"):
        s.shine(step(0.5, 0.9, s.fbm(36, 5, 1.6)), p["warm"] * 0.4)
    act.show(shot.subjects, cx / s.w)
    torch(s, p, s.light[0] + (50 if left else -50) * k, s.h * 0.47, 22 * k)
    pl.motes(s, p["flame"], 40, (cx, s.h * 0.47), 130 * k, 1.0)
    pl.grass(s, p, size=24)
