"""Which pictures a game should have, and what each is made of, as a hash. Needs no drawing library.

The hash is of the data, never of pixels: another processor may round a pixel another way. Only what a picture is made of
goes into it, so a change redraws what it touches and nothing else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .book import PICTURES, Book, common
from .icons import IconBodies
from .manifest import Manifest

ENGINE = 1
"""Raise it when the engine draws differently: every picture is then older than its data."""

SHAPES = {  # the size a picture is composed for, in units of the card, and its width in pixels
    "card": (480, 320, 480),
    "tall": (480, 672, 480),
    "banner": (640, 320, 960),
    "box": (480, 320, 960),
}
WEIGHT = {"card": 18_000, "tall": 30_000, "banner": 60_000, "box": 60_000, "ground": 90_000}
"""No picture is heavier than this, in bytes."""
CARD_TABLES = ("lands", "skies", "neighbours", "folk", "talkers", "dress", "renamed", "words", "base", "over")
"""The tables that any card of a game may be drawn with."""
CARD_BY_CARD = ("stands", "lands_of", "apparitions", "beside")
UNSEEN = ("focus", "tall", "ground", "ground_inks", "ground_width")
"""Of how a kind is composed, what its pictures do not show."""


@dataclass(frozen=True)
class Wanted:
    """A picture that should be there."""

    shelf: str  # cards, tall, grounds, covers
    name: str
    card: str  # the card it is drawn from; empty for a ground
    shape: str
    key: str

    @property
    def file(self) -> str:
        stem = self.name if self.shelf == "cards" else f"{self.shelf}-{self.name}"
        return f"{stem}.{self.key}.avif"


def digest(*parts: Any) -> str:
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()[:10]


def key_of(book: Book, cid: str, shape: str, icons: IconBodies) -> str:
    """What a card's picture is made of."""
    card = book.cards[cid]
    subjects = book.subjects(cid, card)
    way = {name: value for name, value in book.way(card).items() if name not in UNSEEN}
    drawn = {
        book.icon(card, 0),
        book.icon(card, 1),
        *(subject[5:] for subject in subjects if subject.startswith("icon ")),
    }
    area = str(card.get("area", ""))
    beside = [book.table(name).get(cid, book.table(name).get(area)) for name in CARD_BY_CARD]
    return digest(
        ENGINE,
        (book.game, book.process, book.quality, shape, SHAPES[shape]),
        (cid, card, book.cards.get(area)),
        (book.kind(card), way, subjects, book.look(cid, card), beside),
        [book.table(name) for name in CARD_TABLES],
        (common()["base"], common()["guesses"], book.inks),
        sorted((name, icons.body(name)) for name in drawn if name),
    )


def ground_key(book: Book, name: str) -> str:
    """What a ground is made of: its own words, the inks, and the files it names."""
    ground = book.grounds[name]
    sources = [(book.folder / file).read_text(encoding="utf-8") for file in ground.get("from", [])]
    tables = [book.table(table) for table in ("base", "over", "fields")]
    return digest(ENGINE, book.game, name, ground, book.inks, tables, sources)


def wanted(book: Book, icons: IconBodies) -> Iterator[Wanted]:
    """Every picture of a game, the small ones first."""
    for cid in book.cards:
        yield Wanted("cards", cid, cid, "card", key_of(book, cid, "card", icons))
    for cid, card in book.cards.items():
        if book.way(card).get("tall"):
            yield Wanted("tall", cid, cid, "tall", key_of(book, cid, "tall", icons))
    for name, cid in book.table("covers").items():
        yield Wanted("covers", name, cid, name, key_of(book, cid, name, icons))
    for name in book.grounds:
        yield Wanted("grounds", name, "", "ground", ground_key(book, name))


def focus_of(book: Book) -> dict[str, list[float]]:
    """Where the eye should rest when a picture is cropped, in shares of width and height, where it is not the middle."""
    found = {}
    for cid, card in book.cards.items():
        if rest := book.way(card).get("focus"):
            found[cid] = [float(part) for part in rest]
    return found


def behind(book: Book, manifest: Manifest, icons: IconBodies) -> list[Wanted]:
    """What is missing, or older than its data."""
    return [each for each in wanted(book, icons) if manifest[each.shelf].get(each.name) != each.file]


def leftover(book: Book, manifest: Manifest) -> list[Path]:
    """Files that no entry of the manifest names."""
    named = {file for shelf, names in manifest.items() if shelf != "focus" for file in names.values()}
    return sorted(path for path in (book.folder / PICTURES).glob("*.avif") if path.name not in named)
