"""How alike two pictures are: a difference hash of 256 bits, of the picture at 120 × 80.

The picture is reduced to 17 × 17 greys; each bit says whether a cell is lighter than the one to its right (128 bits of
every other row) or than the one below (128 bits of every other column). The distance is how many bits differ.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from .book import PICTURES, Book
from .manifest import read_manifest

CELLS = 17


def fingerprint(image: Image.Image) -> int:
    small = image.convert("L").resize((120, 80), Image.Resampling.BOX).resize((CELLS, CELLS), Image.Resampling.BOX)
    grey = np.asarray(small, np.int16)
    across = (grey[:16:2, :16] > grey[:16:2, 1:]).ravel()
    down = (grey[:16, :16:2] > grey[1:, :16:2]).ravel()
    return int("".join("1" if bit else "0" for bit in (*across, *down)), 2)


def distance(one: int, other: int) -> int:
    return (one ^ other).bit_count()


def fingerprints(book: Book) -> dict[str, int]:
    """Of every card of a game that has a picture."""
    folder = book.folder / PICTURES
    files = read_manifest(book.folder)["cards"]
    return {cid: fingerprint(Image.open(folder / file)) for cid, file in files.items()}


def closest(found: Mapping[str, int], n: int = 20) -> list[tuple[int, str, str]]:
    """The pairs that are most alike."""
    pairs = ((distance(found[a], found[b]), a, b) for a, b in combinations(found, 2))
    return sorted(pairs)[:n]


def sheet(book: Book, cids: list[str], columns: int, width: int = 240, path: Path | None = None) -> Image.Image:
    """Pictures side by side, without a word: to be judged by eye."""
    folder, files = book.folder / PICTURES, read_manifest(book.folder)["cards"]
    height, gap = width * 2 // 3, 4
    rows = -(-len(cids) // columns)
    out = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), "#191613")
    for i, cid in enumerate(cids):
        picture = Image.open(folder / files[cid]).convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        out.paste(picture, (gap + i % columns * (width + gap), gap + i // columns * (height + gap)))
    if path:
        out.save(path, quality=60, method=6)
    return out


def pairs_sheet(book: Book, pairs: list[tuple[int, str, str]], path: Path) -> None:
    """The closest pairs, each with its distance."""
    out = sheet(book, [cid for _, a, b in pairs for cid in (a, b)], 8, 180)
    pen = ImageDraw.Draw(out)
    for i, (far, _, _) in enumerate(pairs):
        x, y = 4 + (i * 2 % 8) * 184, 4 + i * 2 // 8 * 124
        pen.rectangle((x, y, x + 22, y + 12), fill="#191613")
        pen.text((x + 3, y + 1), str(far), fill="#FFFFFF")
    out.save(path, quality=56, method=6)


def write_looks(book: Book, folder: Path) -> list[tuple[int, str, str]]:
    """Thirty cards by dice, not chosen, and the pairs that are most alike; gives back those pairs."""
    cards = list(book.cards)
    picked = random.Random(f"looks/{book.game}").sample(cards, min(30, len(cards)))  # noqa: S311
    sheet(book, picked, 6, 200, folder / f"art-{book.game}.webp")
    pairs = closest(fingerprints(book))
    pairs_sheet(book, pairs, folder / f"alike-{book.game}.webp")
    return pairs
