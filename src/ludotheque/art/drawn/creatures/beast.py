"""Beasts on four feet: a back, a head of its own for each family, and the armour of the higher levels."""

from __future__ import annotations

import numpy as np

from ...scene import Points
from ..pen import Pen
from .heads import Coat, Head, bovine, canine, equine, feline, horned, rodent, swine, ursine
from .kind import Creature, jag, plan

BACKS: dict[str, Points] = {
    "lean": [
        (0.02, -0.26), (-0.2, -0.24), (-0.42, -0.02), (-0.6, 0.3), (-0.68, 0.97), (0.34, 0.97), (0.3, 0.6),
        (0.2, 0.36), (0.14, 0.16),
    ],
    "hump": [
        (0.0, -0.2), (-0.2, -0.26), (-0.46, -0.24), (-0.68, 0.04), (-0.8, 0.97), (0.42, 0.97), (0.38, 0.6),
        (0.26, 0.34), (0.16, 0.14),
    ],
    "sleek": [
        (-0.02, -0.2), (-0.2, -0.16), (-0.4, 0.04), (-0.62, 0.22), (-0.72, 0.97), (0.3, 0.97), (0.27, 0.6),
        (0.19, 0.36), (0.12, 0.18),
    ],
    "neck": [
        (-0.02, -0.24), (-0.16, -0.3), (-0.3, -0.1), (-0.42, 0.2), (-0.72, 0.42), (-0.8, 0.97), (0.2, 0.97),
        (0.16, 0.6), (0.06, 0.34), (0.04, 0.14),
    ],
}


BEASTS = {
    "bear": Coat(ursine, "fur", "pale_wood", 0.04), "boar": Coat(swine, "fur", "rust", 0.07),
    "bull": Coat(bovine, "dark_wood", "fur", 0.02), "camel": Coat(equine, "pale_wood", "linen"),
    "dog": Coat(canine, "fur", "linen", 0.01), "horse": Coat(equine, "leather", "black"),
    "hound": Coat(canine, "black", "rust", 0.02), "lion": Coat(feline, "#C98F3E", "linen", 0.06),
    "rat": Coat(rodent, "grey_fur", "#C98A7A", 0.02), "rhino": Coat(horned, "stone", "stone", 0.0, {"grain": 0.6}),
    "tiger": Coat(feline, "#E0902E", "white", 0.0), "werewolf": Coat(canine, "#5A5048", "fur", 0.09),
    "wolf": Coat(canine, "grey_fur", "bone", 0.05),
}


STANDS: dict[Head, str] = {
    ursine: "hump", swine: "hump", bovine: "hump", horned: "hump", feline: "sleek", rodent: "sleek", equine: "neck",
}


@plan
def beast(pen: Pen, c: Creature, r: np.random.Generator) -> None:
    coat = BEASTS[c.kind or "wolf"]
    if c.hide != "stone":
        coat = Coat(coat.head, c.hide, coat.belly, coat.mane, coat.fur)
    if coat.head in (bovine, rodent):  # horns and ears need room above
        pen = pen.child(0.0, 0.14, 0.9)
    back = BACKS[STANDS.get(coat.head, "lean")]
    if coat.mane:
        pen.plate(
            jag(jag(back, r, coat.mane * 1.2), r, coat.mane * 0.8), coat.hide, 0.26, angle=70, bump=1.3, **coat.fur
        )
    else:
        pen.blob(back, coat.hide, 0.26, angle=70, bump=1.3, **coat.fur)
    coat.head(pen, c, coat)
    if c.level >= 2:  # a collar of spikes
        pen.cord([(-0.26, 0.22), (-0.04, 0.36), (0.22, 0.3)], 0.07, c.trim)
        for i in range(5):
            x = -0.19 + i * 0.09
            pen.blob([(x - 0.02, 0.27 + 0.02 * i), (x, 0.18), (x + 0.02, 0.29)], "steel", 0.01)
    if c.level >= 3:  # a golden shoulder
        pen.blob([(-0.66, 0.36), (-0.44, 0.22), (-0.22, 0.44), (-0.24, 0.72), (-0.54, 0.76)], "gold", 0.08, bump=1.2)
        for x in (-0.56, -0.44, -0.32):
            pen.blob([(x - 0.03, 0.36), (x - 0.02, 0.14), (x + 0.04, 0.36)], "steel", 0.02)
