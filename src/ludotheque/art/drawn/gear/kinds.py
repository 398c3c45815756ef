"""What a hand can hold, by name. The fist is at the origin, up is along the shaft; one unit is the height of a bust."""

from __future__ import annotations

from collections.abc import Callable

from ..pen import Pen

Gear = Callable[[Pen, int], None]


GEAR: dict[str, Gear] = {}


def gear(draw: Gear) -> Gear:
    GEAR[draw.__name__] = draw
    return draw


def metal(pen: Pen, level: int) -> str:
    return "gold" if level >= 3 else "steel"


REACH = {
    "bow": 4, "mortar": -20, "cannon": 30, "shield": 0, "book": 0, "potion": 0, "crystal": 0, "lantern": 0,
    "pistol": -48, "rifle": -60, "tommy": -56, "camera": 0, "fist": 0, "drum": 0, "coins": 0, "flask": 0,
    "cards": 12,
}


FRONT_ONLY = {
    "bow", "crossbow", "book", "potion", "crystal", "lantern", "pistol", "rifle", "tommy", "camera", "lens",
    "compass", "flask", "cards", "key", "coins", "bomb", "dynamite", "wand", "whip", "horn", "fist", "drum",
    "rapier", "dagger",
}
