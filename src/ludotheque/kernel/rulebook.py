"""Rulebook: a game's rules in our own words, one paragraph for each clause.

## The betting round
- **LED-04** A player may fold, call or raise …
  > **Booklet** what the printed rules say …
  > **Here** what we play …
  > **Why** the reason.

The three quoted lines are a *ruling*: they stand where we depart from a printed sentence, or decide between two readings.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

_CHAPTER = re.compile(r"^#{2,3} +(.+)$")
_CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9-]+)\*\* +(.+)$")
_QUOTED = re.compile(r"^ +> *(?:\*\*(\w+)\*\* *)?(.*)$")
_PARTS = {"Booklet": "booklet", "Here": "here", "Why": "why", "Livret": "booklet", "Ici": "here", "Pourquoi": "why"}


class Ruling(msgspec.Struct, frozen=True):
    """Where we depart from the booklet or decide what it leaves open: what it says, what we play, and the reason."""

    booklet: str = ""
    here: str = ""
    why: str = ""

    @property
    def whole(self) -> bool:
        return bool(self.booklet and self.here and self.why)


class Clause(msgspec.Struct, frozen=True):
    id: str
    text: str
    ruling: Ruling | None = None


class Chapter(msgspec.Struct, frozen=True):
    title: str
    clauses: list[Clause]


class Rulebook:
    """Chapters in order, and every clause by its id."""

    def __init__(self, chapters: list[Chapter]) -> None:
        self.chapters = chapters
        self.clauses = {clause.id: clause.text for chapter in chapters for clause in chapter.clauses}
        self.rulings = {
            clause.id: clause.ruling for chapter in chapters for clause in chapter.clauses if clause.ruling is not None
        }


def read_rulebook(path: Path) -> Rulebook:
    """Read one language's rulebook page. A clause goes on over indented lines, quoted ones are its ruling."""
    chapters: list[Chapter] = []
    part = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if chapter := _CHAPTER.match(line):
            chapters.append(Chapter(chapter[1], []))
        elif clause := _CLAUSE.match(line):
            if not chapters:
                chapters.append(Chapter("", []))
            chapters[-1].clauses.append(Clause(clause[1], clause[2]))
            part = ""
        elif line.startswith("  ") and line.strip() and chapters and chapters[-1].clauses:
            clauses = chapters[-1].clauses
            if quoted := _QUOTED.match(line):
                part = _PARTS.get(quoted[1] or "", part)
                clauses[-1] = _ruled(clauses[-1], part, quoted[2])
            else:
                clauses[-1] = msgspec.structs.replace(clauses[-1], text=f"{clauses[-1].text} {line.strip()}")
    return Rulebook([chapter for chapter in chapters if chapter.clauses])


def _ruled(clause: Clause, part: str, words: str) -> Clause:
    """The clause with these words in a part of its ruling; words under no part leave the ruling incomplete."""
    ruling = clause.ruling or Ruling()
    if part:
        ruling = msgspec.structs.replace(ruling, **{part: f"{getattr(ruling, part)} {words}".strip()})
    return msgspec.structs.replace(clause, ruling=ruling)
