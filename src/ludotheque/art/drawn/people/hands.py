"""Hands: a fist round what it holds, an open palm under what lies in it, a hand raised with nothing. And shields."""

from __future__ import annotations

import math

from ...scene import Field
from ..gear import REACH, draw_gear
from .bust import Bust

PALM = {"crystal", "coins", "compass", "flask", "potion", "bomb"}
"""What lies in an open hand rather than in a fist."""


def hands(f: Bust) -> None:
    """The forearm comes from below; people who speak or bless raise an open hand."""
    k = f.look
    if k.gear in PALM:
        arm(f, (0.31, 0.5), (0.36, 0.98))
        palm(f, (0.31, 0.47))
        draw_gear(f.pen.child(0.31, 0.46, 1.0, REACH.get(k.gear, 0)), k.gear, k.level)
        thumb(f, (0.31, 0.47))
    elif k.gear:
        hand, elbow = ((-0.4, 0.44), (-0.5, 0.95)) if k.grip == "shoulder" else ((0.31, 0.47), (0.36, 0.98))
        if k.grip != "shoulder":
            draw_gear(f.pen.child(*hand, 1.0, REACH.get(k.gear, 9)), k.gear, k.level)
        arm(f, hand, elbow)
        fist(f, hand)
    elif (
        k.cloth in ("robe", "coat", "cloak") and k.mood in ("calm", "proud", "keen", "sly", "afraid") and not k.shield
    ):
        arm(f, (0.33, 0.42), (0.37, 0.98))
        raised(f, (0.33, 0.42))


def sleeve(f: Bust) -> Field:
    if f.look.cloth == "shirt":
        return f.skin
    if f.look.cloth == "armour":
        return f.metal(0.7)
    return f.stuff("leather") if f.look.cloth == "jacket" else f.cloth * 0.95


def glove(f: Bust) -> Field:
    return f.metal() if f.look.cloth == "armour" else f.skin


def arm(f: Bust, hand: tuple[float, float], elbow: tuple[float, float]) -> None:
    pen = f.pen
    wrist = (hand[0] + (elbow[0] - hand[0]) * 0.22, hand[1] + 0.09)
    pen.rod(elbow, wrist, 0.19, sleeve(f), 0.125, angle=80)
    cuff = f.trim if f.look.cloth != "shirt" else "leather"
    pen.rod((hand[0] - 0.005, hand[1] + 0.13), (hand[0], hand[1] + 0.08), 0.125, cuff, 0.12)


def fist(f: Bust, hand: tuple[float, float]) -> None:
    """Four fingers laid round, the thumb over them."""
    x, y = hand
    pen, skin = f.pen, glove(f)
    back = [(-0.062, -0.04), (0.02, -0.062), (0.068, -0.02), (0.062, 0.05), (-0.02, 0.075), (-0.066, 0.03)]
    pen.blob([(x + dx, y + dy) for dx, dy in back], skin, 0.05, floor=0.1)
    for i in range(4):
        low = y - 0.042 + i * 0.028
        pen.rod((x + 0.0, low), (x + 0.056 - 0.004 * i, low + 0.004), 0.027, skin, 0.024, floor=0.12)
    pen.rod((x - 0.045, y + 0.02), (x + 0.012, y - 0.052), 0.034, skin, 0.026, floor=0.14)


def palm(f: Bust, hand: tuple[float, float]) -> None:
    """Fingers curled up behind what lies in the hand."""
    x, y = hand
    skin = glove(f)
    for dx, lean in ((-0.085, -0.03), (-0.035, -0.012), (0.02, 0.006), (0.07, 0.026)):
        f.pen.rod((x + dx * 0.7, y + 0.03), (x + dx + lean, y - 0.07), 0.034, skin, 0.026, floor=0.08)
    f.pen.blob(
        [(x - 0.09, y + 0.0), (x, y - 0.02), (x + 0.09, y), (x + 0.06, y + 0.085), (x - 0.06, y + 0.085)], skin,
        0.05, floor=0.1,
    )


def thumb(f: Bust, hand: tuple[float, float]) -> None:
    x, y = hand
    f.pen.rod((x - 0.05, y + 0.055), (x - 0.11, y - 0.02), 0.04, glove(f), 0.03, floor=0.14)


def raised(f: Bust, hand: tuple[float, float]) -> None:
    """An open hand beside the face, the fingers spread."""
    x, y = hand
    skin = glove(f)
    for turn, long in ((-0.42, 0.105), (-0.14, 0.135), (0.1, 0.13), (0.36, 0.1)):
        tip = (x + math.sin(turn) * long + turn * 0.05, y - 0.03 - math.cos(turn) * long)
        f.pen.rod((x + turn * 0.09, y - 0.01), tip, 0.034, skin, 0.024, floor=0.12)
    f.pen.blob(
        [
            (x - 0.055, y - 0.035), (x + 0.055, y - 0.035), (x + 0.058, y + 0.05), (x + 0.03, y + 0.095),
            (x - 0.04, y + 0.09),
        ],
        skin,
        0.05,
        floor=0.12,
    )
    f.pen.rod((x - 0.03, y + 0.05), (x - 0.095, y - 0.025), 0.038, skin, 0.028, floor=0.14)
    f.pen.line([(x - 0.035, y + 0.01), (x + 0.0, y + 0.03), (x + 0.04, y + 0.005)], 0.005, "ink", 0.15, alpha=0.6)


def shield(f: Bust) -> None:
    if not f.look.shield:
        return
    pen = f.pen
    rim = [
        (-0.62, 0.42), (-0.42, 0.36), (-0.2, 0.44), (-0.19, 0.66), (-0.3, 0.9), (-0.42, 1.0), (-0.56, 0.88),
        (-0.63, 0.66),
    ]
    field = [(-0.58, 0.46), (-0.42, 0.41), (-0.24, 0.47), (-0.235, 0.66), (-0.42, 0.94), (-0.59, 0.66)]
    pen.blob(rim, f.cloth if f.look.level < 3 else f.p["gold"], 0.09, angle=30)
    pen.blob(field, f.trim if f.look.level > 1 else "pale_wood", 0.06, angle=60)
    pen.emblem(f.look.shield, -0.41, 0.63, 0.26, "paper", 0.95)
