"""Whole figures: a body of joints in a pose (data/poses.toml), clothes over it, something in the hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..book import DATA, read
from ..scene import Field, Scene, mix, rgb
from .gear import draw_gear
from .pen import Palette, Pen, stuff
from .people.look import HAIRS, RACES, SKINS

POSES = read(DATA / "poses.toml")
XY = tuple[float, float]
HATS = {
    "none", "bald", "hood", "helm", "fedora", "witch", "crown", "pith", "peaked", "horned", "turban", "straw",
    "tophat", "circlet", "mitre", "veil", "mask", "cap", "goggles",
}


@dataclass
class Actor:
    pose: str = "stand"
    hat: str = "none"  # none, hood, helm, fedora, witch, crown, pith, peaked, horned, turban, straw, tophat
    cloth: str = "tunic"  # tunic, cloak, robe, coat, armour, rags
    gear: str = ""
    colour: str = "cloth"
    skin: int = 1
    race: str = "human"
    woman: bool = False
    hair: str = "brown"


def actor(
    s: Scene,
    p: Palette,
    a: Actor,
    x: float,
    foot: float,
    size: float,
    *,
    flip: int = 1,
    far: float = 0.12,
    shade: float = 1.0,
    turn: float = 0.0,
) -> Pen:
    """Draws somebody and gives back the pen, so that more can be put into the picture where the hand is."""
    pen = Pen(s, p, x, foot, size, turn=turn, flip=flip, far=far, shade=shade)
    pose = POSES[a.pose]
    head, neck, hip, elbow1, hand1, elbow2, hand2, knee1, foot1, knee2, foot2 = (
        (float(q[0]), float(q[1])) for q in pose["at"]
    )
    cloth = stuff(p, a.colour)
    skin = rgb(RACES[a.race]) if a.race in RACES else SKINS[a.skin]
    metal = mix(cloth, p["steel"], 0.7)
    sleeve = metal if a.cloth == "armour" else cloth * 0.9 if a.cloth != "rags" else skin
    legs = (
        stuff(p, "dark_wood") if a.cloth not in ("armour", "rags") else metal if a.cloth == "armour" else skin * 0.9
    )
    boots = stuff(p, "leather") * 0.7

    def limb(a_: XY, b: XY, c: XY, w: float, colour: Field, end: Field, dim: float = 1.0) -> None:
        pen.rod(a_, b, w, colour, w * 0.8, gain=dim)
        pen.rod(b, c, w * 0.8, end, w * 0.55, gain=dim)

    shoulder1, shoulder2 = (neck[0] + 0.005, neck[1] + 0.045), (neck[0] - 0.02, neck[1] + 0.045)
    if a.cloth in ("cloak", "robe") and a.pose not in ("swim",):
        back = min(foot2[0], knee2[0], hip[0]) - 0.1
        low = max(foot1[1], foot2[1]) - 0.03
        pen.blob(
            [
                (neck[0] + 0.05, neck[1] - 0.01), (neck[0] - 0.07, neck[1]), (hip[0] - 0.15, hip[1] + 0.02),
                (back - 0.08, low), (back + 0.16, low + 0.02), (hip[0] + 0.06, hip[1] + 0.08),
            ],
            cloth * 0.72,
            0.08,
            angle=70,
            grain=0.7,
            kind="fold",
        )
    limb(hip, knee2, foot2, 0.1, legs * 0.8, boots * 0.9, 0.8)
    pen.rod(foot2, (foot2[0] + 0.065, foot2[1] + 0.012), 0.05, boots * 0.9, 0.036)
    limb(shoulder2, elbow2, hand2, 0.075, sleeve * 0.8, sleeve * 0.8, 0.8)
    pen.disc(*hand2, 0.028, skin * 0.9)
    if a.gear == "bow":
        draw_gear(pen.child(hand1[0] + 0.0, hand1[1], 0.52, 0), "bow")
    limb(hip, knee1, foot1, 0.105, legs, boots)
    pen.rod(foot1, (foot1[0] + 0.07, foot1[1] + 0.012), 0.052, boots, 0.036)
    lean = (neck[0] - hip[0], neck[1] - hip[1])
    n = max(float(np.hypot(*lean)), 0.05)
    ux, uy = -lean[1] / n, lean[0] / n  # across the body
    wide, waist = (0.1, 0.066) if a.woman else (0.115, 0.08)
    torso = [
        (neck[0] + ux * wide * 0.7, neck[1] + 0.03 + uy * wide),
        (neck[0] + lean[0] * -0.5 + ux * waist, neck[1] - lean[1] * 0.5 + uy * waist),
        (hip[0] + ux * 0.085, hip[1] + 0.05 + uy * 0.08), (hip[0] - ux * 0.085, hip[1] + 0.05 - uy * 0.08),
        (neck[0] - lean[0] * 0.5 - ux * waist, neck[1] - lean[1] * 0.5 - uy * waist),
        (neck[0] - ux * wide * 0.9, neck[1] + 0.03 - uy * wide), (neck[0], neck[1] - 0.015),
    ]
    pen.blob(torso, metal if a.cloth == "armour" else cloth, 0.07, angle=60, grain=0.4, kind="fold")
    if a.cloth in ("robe", "coat", "tunic") and a.pose not in ("swim", "leap"):
        low = {"robe": max(foot1[1], foot2[1]) - 0.02, "coat": hip[1] + 0.26, "tunic": hip[1] + 0.15}[a.cloth]
        t = min(1.0, max(0.0, (low - hip[1]) / max(0.05, foot1[1] - hip[1])))
        pen.blob(
            [
                (hip[0] + 0.085, hip[1] - 0.05), (hip[0] + (knee1[0] - hip[0]) * t * 1.15 + 0.08 + 0.03 * t, low),
                (hip[0] + (knee2[0] - hip[0]) * t * 1.15 - 0.07 - 0.04 * t, low), (hip[0] - 0.09, hip[1] - 0.05),
            ],
            cloth,
            0.06,
            angle=80,
            grain=0.6,
            kind="fold",
        )
        pen.rod((hip[0] - 0.085, hip[1] - 0.02), (hip[0] + 0.085, hip[1] - 0.02), 0.03, "leather")
    pen.rod((neck[0], neck[1] + 0.02), head, 0.05, skin * 0.85)
    _head(pen, a, head, skin, cloth)
    if a.gear and a.gear != "bow":
        draw_gear(pen.child(*hand1, 0.42, float(pose["turn"])), a.gear)
    limb(shoulder1, elbow1, hand1, 0.08, sleeve, sleeve)
    pen.disc(*hand1, 0.032, skin)
    return pen


def _head(pen: Pen, a: Actor, head: XY, skin: Field, cloth: Field) -> None:
    x, y = head
    hair = rgb(HAIRS[a.hair])
    if a.woman and a.hat in ("none", "crown", "pith", "witch"):
        pen.blob(
            [(x + 0.02, y - 0.075), (x - 0.07, y - 0.05), (x - 0.1, y + 0.08), (x - 0.04, y + 0.12), (x - 0.01, y)],
            hair, 0.04, grain=0.3, kind="strand",
        )
    if a.hat == "hood":
        skin = skin * 0.72
    pen.blob(
        [
            (x + 0.005, y - 0.07), (x + 0.05, y - 0.045), (x + 0.056, y - 0.01), (x + 0.072, y + 0.012),
            (x + 0.052, y + 0.022), (x + 0.045, y + 0.055), (x + 0.0, y + 0.062), (x - 0.05, y + 0.02),
            (x - 0.058, y - 0.035),
        ],
        skin,
        0.05,
        floor=0.06,
    )
    pen.disc(
        x + 0.034, y - 0.006, 0.008, "ink" if a.race not in ("zombie", "spirit") else "lamp",
        flat=0.0 if a.race not in ("zombie", "spirit") else 1.0, new=False,
    )
    hat = a.hat
    cap = [
        (x + 0.052, y - 0.03), (x + 0.03, y - 0.085), (x - 0.03, y - 0.088), (x - 0.066, y - 0.04),
        (x - 0.058, y + 0.01), (x - 0.03, y - 0.02), (x + 0.02, y - 0.042),
    ]
    if hat == "hood":
        pen.blob(
            [
                (x + 0.05, y - 0.06), (x - 0.0, y - 0.105), (x - 0.075, y - 0.06), (x - 0.085, y + 0.05),
                (x - 0.03, y + 0.1), (x + 0.03, y + 0.07), (x - 0.01, y + 0.03), (x + 0.012, y - 0.04),
            ],
            cloth * 0.9,
            0.04,
        )
    elif hat in ("helm", "horned"):
        if hat == "horned":
            for k in (-0.05, 0.04):
                pen.blob(
                    [(x + k - 0.015, y - 0.07), (x + k * 2.2, y - 0.16), (x + k + 0.015, y - 0.06)], "bone", 0.02
                )
        pen.blob(
            [
                (x + 0.06, y - 0.02), (x + 0.035, y - 0.09), (x - 0.03, y - 0.092), (x - 0.07, y - 0.04),
                (x - 0.064, y + 0.035), (x - 0.02, y + 0.02), (x + 0.0, y - 0.025),
            ],
            "steel",
            0.04,
            gain=1.1,
        )
        pen.blob([(x, y - 0.09), (x - 0.06, y - 0.13), (x - 0.12, y - 0.06), (x - 0.06, y - 0.085)], "accent", 0.02)
    elif hat in ("fedora", "pith", "straw", "peaked", "tophat", "witch"):
        tall = {"fedora": 0.13, "pith": 0.13, "straw": 0.12, "peaked": 0.11, "tophat": 0.2, "witch": 0.28}[hat]
        colour = {
            "fedora": "leather", "pith": "linen", "straw": "straw", "peaked": "cloth", "tophat": "black",
            "witch": "hat",
        }[hat]
        top = 0.02 if hat == "witch" else 0.05
        pen.blob(cap, hair, 0.03)
        pen.blob(
            [(x - 0.066, y - 0.035), (x - top, y - tall), (x + top, y - tall * 1.02), (x + 0.06, y - 0.04)], colour,
            0.04,
        )
        pen.blob(
            [
                (x - 0.12 * (1 if hat != "peaked" else 0.6), y - 0.02), (x, y - 0.055), (x + 0.125, y - 0.04),
                (x + 0.01, y - 0.02),
            ],
            colour,
            0.02,
        )
    elif hat == "crown":
        pen.blob(cap, hair, 0.03)
        pen.plate(
            [
                (x - 0.06, y - 0.05), (x - 0.065, y - 0.12), (x - 0.03, y - 0.085), (x, y - 0.125),
                (x + 0.03, y - 0.085), (x + 0.06, y - 0.115), (x + 0.055, y - 0.05),
            ],
            "gold",
            0.02,
        )
    elif hat == "turban":
        pen.blob(
            [
                (x + 0.06, y - 0.03), (x + 0.05, y - 0.1), (x - 0.03, y - 0.115), (x - 0.085, y - 0.05),
                (x - 0.06, y - 0.005),
            ],
            "linen",
            0.04,
        )
    elif hat == "mitre":
        pen.blob(cap, hair, 0.03)
        pen.blob(
            [
                (x - 0.06, y - 0.04), (x - 0.065, y - 0.12), (x, y - 0.22), (x + 0.06, y - 0.12),
                (x + 0.056, y - 0.045),
            ],
            "paper",
            0.04,
        )
        pen.rod((x + 0.005, y - 0.06), (x, y - 0.2), 0.016, "gold")
    elif hat == "veil":
        pen.blob(
            [
                (x + 0.05, y - 0.045), (x + 0.02, y - 0.1), (x - 0.06, y - 0.08), (x - 0.09, y + 0.03),
                (x - 0.1, y + 0.14), (x - 0.03, y + 0.1), (x - 0.02, y + 0.0), (x + 0.01, y - 0.05),
            ],
            "linen",
            0.04,
            floor=0.12,
        )
    elif hat == "cap":
        pen.blob(cap, hair, 0.03)
        pen.blob(
            [
                (x - 0.08, y - 0.03), (x - 0.05, y - 0.1), (x + 0.04, y - 0.1), (x + 0.07, y - 0.05),
                (x + 0.11, y - 0.03), (x + 0.04, y - 0.035),
            ],
            "leather",
            0.03,
        )
    elif hat in ("mask", "goggles", "circlet"):
        pen.blob(cap, hair, 0.03, grain=0.3, kind="strand")
        if hat == "circlet":
            pen.rod((x - 0.062, y - 0.05), (x + 0.054, y - 0.05), 0.02, "gold")
        elif hat == "mask":
            pen.rod((x - 0.05, y - 0.012), (x + 0.062, y - 0.006), 0.032, "black")
            pen.disc(x + 0.036, y - 0.008, 0.009, "white", flat=0.95, new=False)
        else:
            pen.rod((x - 0.06, y - 0.01), (x + 0.03, y - 0.01), 0.014, "black")
            pen.disc(x + 0.04, y - 0.008, 0.024, "lamp", 0.02, floor=0.3)
    elif hat != "bald":
        pen.blob(cap, hair, 0.03, grain=0.3, kind="strand")


def crowd(
    s: Scene,
    p: Palette,
    a: Actor,
    spots: list[tuple[float, float, float]],
    *,
    flip: int = 1,
    far: float = 0.2,
    shade: float = 0.9,
) -> None:
    """Several of a kind, the far ones first; their clothes differ a little."""
    shades = ("cloth", "mid", "accent", "near", "leather")
    for i, (x, foot, size) in enumerate(sorted(spots, key=lambda q: q[1])):
        one = Actor(
            **{**a.__dict__, "colour": shades[(i + int(s.rng.integers(5))) % 5] if a.colour == "any" else a.colour}
        )
        actor(s, p, one, x, foot, size, flip=flip, far=far, shade=shade)
