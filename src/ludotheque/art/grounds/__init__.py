"""Grounds under the cards: a cloth, a field, a chart, rooms. What they show comes from the game's ``[grounds]``."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from ..book import Book, Table
from ..scene import Icons
from .chart import chart
from .cloth import cloth
from .field import field
from .rooms import rooms

GROUNDS: dict[str, Callable[[Book, Table, str, Icons], Image.Image]] = {
    "chart": chart,
    "cloth": cloth,
    "field": field,
    "rooms": rooms,
}
