"""A composition: how cards of one kind are laid out. A game's ``[kinds]`` name them."""

from __future__ import annotations

from collections.abc import Callable

from ..shot import Shot

Composition = Callable[[Shot], None]
COMPOSITIONS: dict[str, Composition] = {}


def composition(compose: Composition) -> Composition:
    COMPOSITIONS[compose.__name__] = compose
    return compose
