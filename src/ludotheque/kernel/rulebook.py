"""Rulebook: a game's rules in our own words, one paragraph for each clause.

## The betting round
- **LED-04** A player may fold, call or raise …
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

_CHAPTER = re.compile(r"^#{2,3} +(.+)$")
_CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9-]+)\*\* +(.+)$")


class Clause(msgspec.Struct, frozen=True):
    id: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    title: str
    clauses: list[Clause]


class Rulebook:
    """Chapters in order, and every clause by its id."""

    def __init__(self, chapters: list[Chapter]) -> None:
        self.chapters = chapters
        self.clauses = {clause.id: clause.text for chapter in chapters for clause in chapter.clauses}


def read_rulebook(path: Path) -> Rulebook:
    """Read one language's rulebook page. A clause goes on over indented lines."""
    chapters: list[Chapter] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if chapter := _CHAPTER.match(line):
            chapters.append(Chapter(chapter[1], []))
        elif clause := _CLAUSE.match(line):
            if not chapters:
                chapters.append(Chapter("", []))
            chapters[-1].clauses.append(Clause(clause[1], clause[2]))
        elif line.startswith("  ") and line.strip() and chapters and chapters[-1].clauses:
            last = chapters[-1].clauses[-1]
            chapters[-1].clauses[-1] = Clause(last.id, f"{last.text} {line.strip()}")
    return Rulebook([chapter for chapter in chapters if chapter.clauses])
