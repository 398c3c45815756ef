"""The lands there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from ...scene import Scene
from .. import places as pl
from ..pen import Palette

Land = Callable[[Scene, Palette, float], None]


LANDS: dict[str, Land] = {}


def land(draw: Land) -> Land:
    LANDS[draw.__name__] = draw
    return draw


def spots(s: Scene, n: int, lo: float = 0.0, hi: float = 1.0) -> list[float]:
    return [float(x) for x in s.rng.uniform(lo * s.w, hi * s.w, n)]


def crags(s: Scene, p: Palette, snow: bool, tall: float) -> None:
    pl.mountains(s, p, s.v(190), tall * s.k, 0.8, snow=snow)
    pl.mountains(s, p, s.v(222), 60 * s.k, 0.5, key="mid", snow=snow)
