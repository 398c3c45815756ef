"""Draws a picture: a book, a card's id, a shape. And weighs it."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

from .book import Book, Card
from .compositions import COMPOSITIONS
from .drawn.land import CAMERAS, LANDS, hour
from .grounds import GROUNDS
from .inks import inks_of
from .keys import SHAPES, WEIGHT, Wanted
from .prints import PRINTS
from .scene import SUPER, Icons, Scene, rng_of
from .shot import Shot

LANDS_OTHERWISE = ["? mountain forest castle town grass ruins"]
LEAST_QUALITY = 18
FINER = 12


def draw(
    book: Book, icons: Icons, cid: str, card: Card | None = None, shape: str = "card", ss: float = SUPER
) -> Image.Image:
    """One card's picture. ``card`` lets one be drawn that is in no box: home-made, or changed."""
    card = book.cards[cid] if card is None else card
    way = book.way(card)
    w, h, pixels = SHAPES[shape]
    r = rng_of(book.game, cid)
    level = str(r.choice([str(eye) for eye in way.get("horizon", ["low", "eye", "eye", "high"])]))
    roll = float(r.choice([-1, 1])) * float(way.get("tilt", 0))
    s = Scene(r, icons, w, h, ss * pixels / w, roll, CAMERAS[level] if level in CAMERAS else float(level))
    p, name, last = inks_of(book, cid, card, r)
    if hours := way.get("hours"):
        hour(p, str(r.choice(hours)))
    left = bool(r.random() < 0.5)
    place = land_of(book, cid, card, name, r)
    COMPOSITIONS[way["scene"]](Shot(s, p, book, cid, card, name, last, place, left))
    return PRINTS[book.process](s, p)


def land_of(book: Book, cid: str, card: Card, inks: str, r: Any) -> str:
    """Where it happens: by the card's words, by its inks; now and then next door."""
    way = book.way(card)
    own = str(book.inks[inks].get("place", ""))
    rules = [f"={own}" if rule == "inks" else rule for rule in way.get("land", ["inks", *LANDS_OTHERWISE])]
    place = book.choose(rules, LANDS, cid, card, r)
    near = book.table("neighbours").get(inks) or book.table("neighbours").get(place)
    if near and r.random() < float(way.get("wander", 0)):
        place = str(r.choice(near))
    for word, other in book.table("land_when").items():
        if card.get(word) and r.random() < 0.6:
            place = str(other)
    return place


def ground(book: Book, icons: Icons, name: str) -> Image.Image:
    told = book.grounds[name]
    return GROUNDS[told["draw"]](book, told, name, icons)


def picture(book: Book, icons: Icons, wanted: Wanted) -> Image.Image:
    if wanted.shape == "ground":
        return ground(book, icons, wanted.name)
    return draw(book, icons, wanted.card, shape=wanted.shape)


def avif(image: Image.Image, quality: int, limit: int) -> bytes:
    """The picture as AVIF, a little coarser where it would be too heavy."""
    while True:
        out = io.BytesIO()
        image.save(
            out, "AVIF", quality=quality, speed=8, max_threads=1
        )  # an eighth of the time, a twentieth more bytes
        if out.tell() <= limit or quality <= LEAST_QUALITY:
            return out.getvalue()
        quality -= 4


def made(book: Book, icons: Icons, wanted: Wanted) -> bytes:
    finer = FINER if wanted.shape == "ground" else 0  # a ground is looked at for a whole evening
    return avif(picture(book, icons, wanted), book.quality + finer, WEIGHT[wanted.shape])
