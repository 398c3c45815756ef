"""The things there are, by name. One unit is about the height; the foot is at the origin."""

from __future__ import annotations

from collections.abc import Callable

from ..pen import Pen

Prop = Callable[[Pen], None]
PROPS: dict[str, Prop] = {}


def thing(draw: Prop) -> Prop:
    PROPS[draw.__name__] = draw
    return draw
