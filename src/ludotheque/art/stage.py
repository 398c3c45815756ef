"""Puts a card's subjects before its land: "prop chest", "actor run hood sword", "beast wolf" become drawn things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from .drawn import places as pl
from .drawn.actors import actor
from .drawn.creatures import PLANS, creature
from .drawn.dressing import party
from .drawn.emblem import subject as solid
from .drawn.landmarks import LANDMARKS
from .drawn.pen import Palette, Pen
from .drawn.people import Look, portrait
from .drawn.props import PROPS, SKY, WATER, prop
from .scene import Scene, rng_of
from .shot import Shot
from .vocabulary import actor_from, creature_from, look_from

TALL_HATS = ("horned", "witch", "mitre", "tophat", "antlers", "crown", "greathelm", "plague")
MOVING = WATER | SKY | {"rider", "motorcycle", "car", "speedboat", "tank", "train", "horseman", "cart_and_ox"}
# fmt: off
SIZES = {  # how large a thing stands, where one unit of height would be too much or too little
    "train": 0.72, "machine": 1.0, "plane": 1.2, "zeppelin": 1.05, "car": 1.05, "tower": 0.95, "ship": 0.9,
    "steamer": 0.86, "speedboat": 0.9, "cart_and_ox": 0.9, "barricade": 0.95, "boat": 1.1, "coffin": 0.95,
    "bed": 0.85, "pit": 1.05, "coins": 1.2, "map": 1.05, "newspaper": 1.15, "gate": 1.05, "ring": 1.1,
    "crown_on_cushion": 1.3, "dice": 1.2, "wolf_trap": 1.3, "book": 1.2, "pistol": 1.7, "rifle": 1.3,
    "dynamite": 1.7, "compass": 2.4, "camera": 2.0, "drum": 1.1,
}
# fmt: on
CROWD = ("cloth", "mid", "accent", "cloth", "near")
"""How a crowd is dressed, from the back to the front."""


class Stage:
    def __init__(self, shot: Shot, *, shade: float = 1.0, shadow: float | None = None) -> None:
        self.shot, self.s, self.p = shot, shot.s, shot.p
        self.shade = shade
        self.shadow = float(shot.way.get("shadow", shot.book.told.get("shadow", 0.13)) if shadow is None else shadow)
        self.size = float(shot.rng.uniform(0.94, 1.1)) * float(shot.way.get("close", 1.0))

    # -- who stands where ----------------------------------------------------------------------------------------------
    def show(self, subjects: list[str], x: float | None = None) -> None:
        """The first subject at two thirds, a second one looking back, small folk for scale where a thing stands alone."""
        at = (0.58 if self.shot.left else 0.42) if x is None else x
        kind = subjects[0].split()[0]
        if kind == "vista":
            party(self.s, self.p, 4, self.s.v(292), 58 * self.s.k, self.shot.left)
        elif kind == "talk":
            self.talk()
        elif len(subjects) > 1:
            self.pair(subjects[0], subjects[1], at)
        elif kind == "prop" and subjects[0].split()[1] not in MOVING and self.shot.rng.random() < 0.9:
            self.pair(subjects[0], self.bystander(), at, 0.56)
        else:
            self.one(subjects[0], at)

    def bystander(self) -> str:
        """Somebody who gives a thing its scale, and does something with it."""
        r, folk = self.shot.rng, self.shot.book.table("folk")
        pose = r.choice(["stand", "point", "walk", "kneel", "carry", "cower", "raise"])
        hat, cloth = (str(r.choice(folk.get(key, [other]))) for key, other in (("hats", "hood"), ("cloths", "cloak")))
        words = [pose, "" if hat == "none" else hat, cloth, "of=accent", "woman" if r.random() < 0.4 else ""]
        return "actor " + " ".join(filter(None, words))

    def pair(self, large: str, small: str, at: float, scale: float = 0.0) -> None:
        """Two subjects side by side, by what room each really takes: the second further back, then the first."""
        s = self.s
        big = large.split()[0] in PLANS or large.split()[0] == "face"
        scale = scale or (0.62 if big and small.startswith("actor") else 0.9 if small.split()[0] in PLANS else 0.86)
        left_first = at < 0.5
        one, two = self.extent(large, 1.0), self.extent(small, scale)
        gap = s.w * (-0.05 if big else 0.012)
        room = s.w * (1.04 if big else 0.95)
        need = (one[1] - one[0]) + (two[1] - two[0]) + gap
        squeeze = min(1.0, room / max(need, 1.0))
        if squeeze < 1.0:  # too wide together: both a little smaller
            one, two = self.extent(large, squeeze), self.extent(small, scale * squeeze)
            need = (one[1] - one[0]) + (two[1] - two[0]) + gap * squeeze
        start = (s.w - need) / 2
        first, second = (one, two) if left_first else (two, one)
        x_first = start - first[0]
        x_second = start + (first[1] - first[0]) + gap * squeeze - second[0]
        x_large, x_small = (x_first, x_second) if left_first else (x_second, x_first)
        self.one(small, x_small / s.w, scale * squeeze, behind=True, face=-1 if x_small > x_large else 1)
        self.one(large, x_large / s.w, squeeze, face=-1 if x_large > x_small else 1)

    def extent(self, subject: str, scale: float) -> tuple[float, float]:
        """How far a subject reaches left and right of where it stands, drawn small on a scrap of paper."""
        scrap = Scene(rng_of("scrap", subject), self.s.icons, int(self.s.w), int(self.s.h), 0.25)
        scrap.light = self.s.light
        scrap.horizon = self.s.horizon
        other = Stage.__new__(Stage)
        other.__dict__.update(self.__dict__)
        other.s, other.shot = scrap, replace(self.shot, s=scrap, place="sea")  # no water of its own
        other.one(subject, 0.5, scale)
        columns = np.flatnonzero((scrap.layer > 0).any(0))
        if not len(columns):
            return (-60.0 * scale, 60.0 * scale)
        return float(columns[0] / 0.25 - scrap.w / 2), float((columns[-1] + 1) / 0.25 - scrap.w / 2)

    # -- one subject ---------------------------------------------------------------------------------------------------
    def one(self, subject: str, x: float, scale: float = 1.0, *, behind: bool = False, face: int = 0) -> None:
        kind, _, rest = subject.partition(" ")
        draw: Callable[[str, float, float, int, bool], None] = {
            "prop": self.thing,
            "actor": self.figure,
            "crowd": self.crowd,
            "face": self.face,
            "icon": self.emblem,
        }.get(kind, self.beast)
        if kind in PLANS:
            rest = subject
        flip = face or (-1 if x > 0.5 else 1)
        draw(rest, self.s.w * x, self.s.k * scale * self.size, flip, behind)

    def figure(self, words: str, cx: float, k: float, flip: int, behind: bool) -> None:
        s = self.s
        foot = s.v(303 if not behind else 297)
        pl.ground_shadow(s, cx, foot, 60 * k, 0.5)
        who = actor_from(words, s.rng)
        actor(s, self.p, who, cx, foot, 222 * k, flip=flip, far=0.16 if behind else 0.1, shade=self.shade)

    def crowd(self, words: str, cx: float, k: float, flip: int, behind: bool) -> None:
        s = self.s
        spots = [(-0.3, 278, 120), (0.27, 276, 114), (-0.14, 290, 158), (0.13, 292, 164), (0.0, 306, 204)]
        who = actor_from(words, s.rng)
        for i, (dx, foot, tall) in enumerate(sorted(spots[:3] if behind else spots, key=lambda spot: spot[2])):
            reach = s.w * dx * (0.6 if behind else 1.0)
            one = replace(who, colour=CROWD[i], skin=(who.skin + i) % 5)
            actor(s, self.p, one, cx + reach, s.v(foot), tall * k, flip=flip, far=0.24 - 0.03 * i, shade=self.shade)

    def face(self, words: str, cx: float, k: float, flip: int, behind: bool) -> None:
        look = self.look(words)
        dice = rng_of(self.shot.book.game, str(self.shot.card.get("line", self.shot.cid)), "face")
        tall = (278 if look.hat in TALL_HATS else 318) * k / self.size
        portrait(self.s, self.p, cx, self.s.h + 6, tall, look, dice, shadow=self.shadow)

    def look(self, words: str = "") -> Look:
        """Who this is: as the table of looks says, else as the subject says, else as the card's words let one guess."""
        book, cid, card = self.shot.book, self.shot.cid, self.shot.card
        look = Look(woman=True) if book.is_woman(cid, card) else Look()
        look = look_from(book.look(cid, card) or words or book.guess(cid, card), look)
        return promoted(look, int(card.get("level", 1)))

    def beast(self, words: str, cx: float, k: float, flip: int, behind: bool) -> None:
        s = self.s
        plan, _, rest = words.partition(" ")
        if plan not in PLANS:
            raise ValueError(f"unknown subject: {words}")
        c = creature_from(plan, rest, int(self.shot.card.get("level", 1)))
        cx = s.w / 2 + (cx - s.w / 2) * 0.3 if c.heads > 1 else cx
        size = 300 * k / self.size * (0.94 if behind else 1.04)
        far = 0.2 if behind else 0.08
        creature(s, self.p, c, cx, s.h + 6, size, far=far, shade=self.shade, flip=flip if behind else 0)

    def thing(self, name: str, cx: float, k: float, flip: int, behind: bool) -> None:
        s, p = self.s, self.p
        size, foot = 168 * k * SIZES.get(name, 1.0), s.v(262) if name in WATER else s.v(288)
        if name in SKY:
            foot = s.h * 0.62
        elif name not in WATER:
            pl.ground_shadow(s, cx, foot + 2, size * 0.62, 0.55)
        if name in WATER and self.shot.place not in ("sea", "harbour", "port"):
            band = np.clip((s.y - s.v(238)) / 4, 0, 1)
            n = s.fbm(10, 3, 5)
            waves = np.clip(0.5 + (n - 0.5) * 1.6, 0, 1)
            s.put(band, p["water"], waves, relief=n, phase=(s.y + (n - 0.5) * 20) / 3.2, far=0.25)
        turn = float(s.rng.uniform(-14, -4)) if name in SKY else 0.0
        far = 0.22 if behind else 0.1
        if name in PROPS:
            prop(s, p, name, cx, foot, size, flip=flip, far=far, shade=self.shade, turn=turn)
        else:
            LANDMARKS[name](Pen(s, p, cx, foot, size, flip=flip, far=far, shade=self.shade))

    def emblem(self, name: str, cx: float, k: float, flip: int, behind: bool) -> None:
        """An icon of the set, made solid, lying on a stone rather than floating."""
        s, p, name = self.s, self.p, name or self.shot.icon()
        size, foot = 176 * k, s.v(284)
        pl.ground_shadow(s, cx, foot + 8, size * 0.6, 0.5)
        rock = rng_of(self.shot.book.game, self.shot.cid, "rock")
        pen = Pen(s, p, cx, foot + 10 * s.k, size, far=0.12, shade=self.shade)
        w = float(rock.uniform(0.4, 0.56))
        block = [(-w - 0.08, 0.06), (-w, -0.16), (-w * 0.4, -0.26), (w * 0.5, -0.24), (w, -0.12), (w + 0.1, 0.06)]
        pen.plate(block, "stone", 0.14, grain=0.6, bump=1.3)
        dark = 0.0 if self.shade >= 1 else 0.2
        solid(s, p, name, cx, foot - size * 0.58, size, flip=flip < 0, turn=float(rock.uniform(-7, 7)), dark=dark)

    def talk(self) -> None:
        """Two heads close together, turned to each other: gossip, bargains, plots."""
        s, game, cid = self.s, self.shot.book.game, self.shot.cid
        lamp = s.light
        folk = self.shot.book.table("folk")
        hats, cloths = folk.get("hats", ["hood", "none"]), folk.get("cloths", ["cloak", "robe"])
        start = int(rng_of(game, cid, "talk").integers(len(hats)))
        for side, x in enumerate((0.29, 0.71)):
            r = rng_of(game, cid, "talk", str(side))
            look = Look(
                hat=hats[(start + side * 3) % len(hats)],
                cloth={"tunic": "shirt"}.get(cloth := str(r.choice(cloths)), cloth),
                woman=bool(r.random() < 0.45),
                mood=str(r.choice(["sly", "calm", "stern", "keen"])),
                turn=0.95,
            )
            s.light = (s.w / 2, s.h * 0.2)
            q: Palette = self.p if side else {**self.p, "cloth": self.p["accent"], "accent": self.p["cloth"]}
            portrait(s, q, s.w * x, s.h + 8, 270 * s.k, look, r, shadow=self.shadow)
        s.light = lamp


def promoted(look: Look, level: int) -> Look:
    """The same person, better armed: steel at the second level, gold and a crown at the third."""
    look = replace(look, level=level)
    if level >= 2 and look.cloth == "cloak" and look.gear in ("sword", "bow", "spear", "rapier"):
        look = replace(look, cloth="armour")
    if level >= 3 and look.hat in ("none", "mohawk", "bandana", "circlet", "cap"):
        look = replace(look, hat="circlet" if look.hat == "none" else "crown")
    if look.hat == "mohawk" or (level >= 3 and look.hair == "mohawk"):
        look = replace(look, hat="none", marks=(*look.marks, "paint"))
    return look
