"""Draws what is missing or older than its data, one process a core, and writes the manifest."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from pathlib import Path

from .book import PICTURES, Book, read_book
from .icons import IconBodies
from .keys import Wanted, behind, focus_of, leftover
from .manifest import Manifest, read_manifest, write_manifest


@dataclass
class Done:
    """What a run did."""

    drawn: int = 0
    bytes: int = 0
    removed: int = 0
    failed: dict[str, str] = field(default_factory=dict)


def draw_all(
    book: Book,
    names: Iterable[str] = (),
    *,
    jobs: int = 0,
    again: bool = False,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> Done:
    """Brings a game's pictures up to date: all, or only those of the cards and grounds named."""
    icons = IconBodies()
    manifest = read_manifest(book.folder)
    empty = {shelf: {} for shelf in manifest} if again else manifest
    only = set(names)
    todo = [each for each in behind(book, empty, icons) if not only or only & {each.name, each.card, each.shelf}]
    done = Done()
    (book.folder / PICTURES).mkdir(exist_ok=True)
    tell(0, len(todo))
    spawn = get_context("spawn")  # skia does not survive a fork
    try:
        _draw_each(book, todo, manifest, done, jobs, spawn, tell)
    finally:  # what was drawn before somebody lost patience is kept
        tidy(book, manifest)
        manifest["focus"] = focus_of(book)
        write_manifest(book.folder, manifest)
    for path in leftover(book, manifest):
        path.unlink()
        done.removed += 1
    return done


def _draw_each(
    book: Book,
    todo: list[Wanted],
    manifest: Manifest,
    done: Done,
    jobs: int,
    spawn: BaseContext,
    tell: Callable[[int, int], None],
) -> None:
    folder = book.folder / PICTURES
    with ProcessPoolExecutor(jobs or os.cpu_count() or 1, mp_context=spawn) as pool:
        started = {pool.submit(_draw, book.game, book.folder, each): each for each in todo}
        for count, future in enumerate(as_completed(started), 1):
            each = started[future]
            try:
                data = future.result()
            except Exception as error:
                done.failed[each.name] = f"{type(error).__name__}: {error}"
                continue
            (folder / each.file).write_bytes(data)
            manifest[each.shelf][each.name] = each.file
            done.drawn, done.bytes = done.drawn + 1, done.bytes + len(data)
            tell(count, len(todo))


def tidy(book: Book, manifest: Manifest) -> None:
    """Pictures of cards that are gone, or of kinds that no longer have one, leave the manifest."""
    known = {
        "cards": set(book.cards),
        "tall": {cid for cid, card in book.cards.items() if book.way(card).get("tall")},
        "grounds": set(book.grounds),
        "covers": set(book.table("covers")),
    }
    for shelf, names in known.items():
        for gone in set(manifest[shelf]) - names:
            del manifest[shelf][gone]


@cache
def _tools(game: str, folder: Path) -> tuple[Book, object]:
    from .scene import Icons

    book = read_book(game, folder)
    assert book is not None
    return book, Icons()


def _draw(game: str, folder: Path, wanted: Wanted) -> bytes:
    """In a process of its own: the libraries are loaded once in each."""
    from .scene import Icons
    from .studio import made

    book, icons = _tools(game, folder)
    assert isinstance(icons, Icons)
    return made(book, icons, wanted)
