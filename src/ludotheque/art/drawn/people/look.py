"""Who somebody is, for the eye."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ...scene import rgb

SKINS = [rgb(c) for c in ("#F2C9A0", "#E8B488", "#D69A68", "#B57A4C", "#9A6240", "#7A4C32")]


HAIRS = {
    "black": "#241A18", "brown": "#4E2F1C", "chestnut": "#7A4522", "blond": "#C99A48", "red": "#A8441E",
    "grey": "#9A938A", "white": "#E4DCCB",
}


RACES = {
    "orc": "#8A9A58", "troll": "#7E8E74", "zombie": "#9AA887", "mummy": "#D8CBA4", "spirit": "#CFE4DC",
    "skeleton": "#E6DABB", "demon": "#B0402C", "goblin": "#9AA84A", "ice": "#BFDCEC",
}


MOODS = {  # inner brow, outer brow, lid, mouth corners, open mouth
    "stern": (0.006, -0.004, 0.9, 0.000, 0.0),
    "fierce": (0.017, -0.016, 0.95, -0.010, 0.6),
    "calm": (-0.005, 0.002, 0.85, 0.004, 0.0),
    "sly": (0.008, -0.014, 0.72, 0.010, 0.0),
    "weary": (-0.012, 0.008, 0.66, -0.008, 0.0),
    "proud": (-0.002, -0.010, 0.8, -0.002, 0.0),
    "afraid": (-0.016, 0.006, 1.25, -0.010, 0.4),
    "keen": (0.002, -0.008, 1.05, 0.006, 0.0),
}


FACES = {
    "oval": (1.0, 1.0, 1.0), "square": (1.14, 0.98, 1.02), "round": (1.1, 0.94, 1.04), "long": (0.93, 1.07, 0.98),
    "heart": (0.86, 1.0, 1.05), "gaunt": (0.9, 1.05, 0.94),
}  # jaw, length, cheek


MARKS = {
    "bandage", "bowtie", "cyclops", "glasses", "goggles", "mask", "mighty", "paint", "patch", "quiver", "scar",
    "scarf", "wings",
}
HAIRCUTS: dict[str, tuple[str, ...]] = {
    "woman": ("long", "braid", "bun", "curls", "short"), "man": ("short", "short", "wild", "long", "curls", "bald"),
    "old": ("short", "long", "bald", "wild"),
}
BEARDS: dict[str, tuple[str, ...]] = {
    "young": ("none", "none", "stubble"), "grown": ("none", "full", "goatee", "moustache", "stubble"),
    "old": ("full", "long", "moustache", "none"),
}
CROPPED = {"fedora", "cap", "peaked", "tophat", "pith", "aviator", "gas"}
"""Hats under which a man's hair is short."""
GREYS = ("grey", "white", "white")
DARK_HAIRS = ("black", "black", "brown")
FAIR_HAIRS = ("brown", "black", "chestnut", "blond", "red")


@dataclass
class Look:
    """Who somebody is, for the eye. ``None`` is left to the dice of that person."""

    woman: bool | None = None
    age: str | None = None  # young, grown, old
    skin: int | None = None
    face: str | None = None
    mood: str = "stern"
    turn: float | None = None
    hair: str | None = None  # short, long, wild, braid, bun, curls, mohawk, bald
    hair_colour: str | None = None
    beard: str | None = None
    hat: str = "none"
    cloth: str = "cloak"  # cloak, robe, armour, coat, shirt, fur, jacket
    gear: str = ""
    grip: str | None = None  # front, shoulder
    shield: str = ""  # the sign on it
    marks: tuple[str, ...] = field(default_factory=tuple)
    race: str = "human"
    eyes: str = ""  # a palette key: they glow
    level: int = 1  # better gear on the same person

    def settled(self, r: np.random.Generator) -> Look:
        """The same look with the gaps filled by dice. Every dice is thrown, so that one known fact moves no other."""
        d = r.random(10)

        def pick(die: int, options: Sequence[str]) -> str:
            return options[min(int(d[die] * len(options)), len(options) - 1)]

        woman = bool(d[0] < 0.45) if self.woman is None else self.woman
        age = self.age or pick(1, ("young", "young", "grown", "grown", "grown", "grown", "old"))
        skin = min(int(d[3] ** 1.2 * 6), 5) if self.skin is None else self.skin
        hairs = HAIRCUTS["woman" if woman else "old" if age == "old" else "man"]
        if not woman and self.hat in CROPPED:
            hairs = ("short",)
        colours = GREYS if age == "old" else DARK_HAIRS if skin >= 3 else FAIR_HAIRS
        faces = ("oval", "heart", "long", "round") if woman else tuple(FACES)
        return replace(
            self, woman=woman, age=age, skin=skin, face=self.face or pick(2, faces),
            hair=self.hair or pick(4, hairs), beard=self.beard or ("none" if woman else pick(5, BEARDS[age])),
            hair_colour=self.hair_colour or pick(6, colours),
            turn=float(0.35 + 0.6 * d[7]) if self.turn is None else self.turn,
            grip=self.grip or pick(8, ("front", "shoulder")),
        )
