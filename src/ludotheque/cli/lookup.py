"""Lookup: what the rulebook says, and what is printed on a thing, while a match goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ludotheque.kernel import Game, Item, Scene
from ludotheque.kernel.rulebook import Ruling

from .ink import CLAUSE, Ink
from .items import closely
from .regions import draw_region
from .words import say


def explain(out: Console, game: Game[Any], scene: Scene, word: str) -> None:
    """The clauses behind the open question; or the clause of this id; or every clause that contains the word."""
    book = game.rulebook(scene.lang)
    clauses = book.clauses
    if not word:
        assert scene.prompt is not None
        asked = scene.prompt.clauses + [choice.clause for choice in scene.prompt.choices]
        found = [clause for clause in dict.fromkeys(asked) if clause in clauses]
    else:
        found = [word.upper()] if word.upper() in clauses else matching(clauses, word)
    if not found:
        out.print(say(scene.lang, "no-clause", word=word) if word else say(scene.lang, "no-why"), markup=False)
    for clause in found:
        out.print(clause_text(clause, clauses[clause]))
        if clause in book.rulings:
            out.print(ruling_text(book.rulings[clause], scene.lang))


def matching(clauses: dict[str, str], word: str) -> list[str]:
    """The clauses whose id begins so or whose text contains the word."""
    small = word.lower()
    return [clause for clause, text in clauses.items() if clause.lower().startswith(small) or small in text.lower()]


def clause_text(clause: str, text: str) -> Padding:
    return Padding(Text.assemble((clause, f"bold {CLAUSE}"), "  ", text), (0, 0, 0, 2))


def ruling_text(ruling: Ruling, lang: str) -> Padding:
    """What the booklet says, what we play, and why, each on a line of its own."""
    parts = {"booklet": ruling.booklet, "here": ruling.here, "why": ruling.why}
    lines = [Text.assemble((say(lang, f"ruling-{part}"), "italic"), "  ", words) for part, words in parts.items()]
    return Padding(Text("\n").join(lines), (0, 0, 0, 6))


def look(out: Console, game: Game[Any], scene: Scene, word: str, ink: Ink) -> None:
    """Everything to read on the things and charts whose name contains the word."""
    small = word.lower()
    aids = [region for region in scene.regions if region.area == "aid" and small in region.label.lower()]
    items = [item for item in _every(scene) if small in item.name.lower() and not item.down]
    for region in aids:
        out.print(draw_region(region, ink, {}, scene.lang))
    for item in {item.name: item for item in reversed(items)}.values():
        out.print(closely(item, ink))
    if not aids and not items:
        out.print(say(scene.lang, "no-item", word=word), markup=False)


def _every(scene: Scene) -> Iterator[Item]:
    for region in scene.regions:
        for item in region.items:
            yield item
            yield from item.under
