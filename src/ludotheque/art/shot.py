"""One card in front of the camera: everything a composition needs to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from .book import Book, Card, Table
from .drawn import places as pl
from .drawn.creatures import PLANS
from .drawn.land import dry, landscape
from .drawn.pen import Palette
from .scene import Scene


@dataclass
class Shot:
    s: Scene
    p: Palette
    book: Book
    cid: str
    card: Card
    inks: str
    """The name of the inks the card is drawn in: an Element, a house, a land."""
    last_inks: str
    place: str
    left: bool
    """Whether the sun stands left and the subject right of the middle."""

    @cached_property
    def way(self) -> Table:
        return self.book.way(self.card)

    @cached_property
    def subjects(self) -> list[str]:
        return self.book.subjects(self.cid, self.card)

    @property
    def first(self) -> str:
        """The kind of the largest subject: prop, actor, face …"""
        return self.subjects[0].split()[0]

    @property
    def alive(self) -> bool:
        """Whether a head fills the picture, so that nothing may grow before it."""
        return self.first in (*PLANS, "face", "talk")

    @property
    def rng(self) -> np.random.Generator:
        return self.s.rng

    def icon(self, which: int = 0) -> str:
        return self.book.icon(self.card, which)

    def told(self, table: str) -> str:
        """What a table says about this card; empty where it is silent."""
        return str(self.book.table(table).get(self.cid, ""))

    def side(self, near: float, far: float | None = None) -> float:
        """A share of the width, mirrored with the picture: ``near`` where the sun is left."""
        return self.s.w * (near if self.left else (1 - near if far is None else far))

    def chosen(self, options: Sequence[str]) -> str:
        return options[int(self.rng.integers(len(options)))]

    def dry_place(self) -> None:
        """Nobody walks on the sea, no bed stands in a field."""
        self.place = dry(self.place, self.subjects, self.chosen(self.way.get("dry", ["mountain", "forest", "grass"])))

    def land(self, sun: tuple[float, float], disc: float, *, rays: int | None = None, falls: str | None = None) -> None:
        shine = int(self.way.get("rays", 0)) if rays is None else rays
        landscape(self.s, self.p, self.place, sun, disc, shine, falls)

    def foreground(self) -> None:
        """What grows between us and the scene."""
        s, p = self.s, self.p
        if self.place in ("jungle", "temple"):
            pl.leaves(s, p, n=12, size=66)
        elif self.place not in (
            "city",
            "street",
            "town",
            "castle",
            "ruins",
            "old_town",
            "bazaar",
            "harbour",
            "port",
            "sea",
        ):
            pl.grass(s, p, size=24)
