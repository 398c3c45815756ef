"""Lesson: a first match with a teacher at one's shoulder. A fixed deal, and a list of what is played and said.

    title = "lesson-first"            # Fluent ids
    mode = "duel"
    key = "000102030405060708090a0b0c0d0e0f"
    [[step]]
    say = "lesson-first-raise"        # shown to the learner, who is seat 0
    play = ["raise"]                  # what the lesson wants here; without it, anything goes
    [[step]]
    seat = 1
    play = ["call"]                   # what the other side does

After the last step the learner plays on alone against a bot.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from .errors import ContentError, Problem
from .mistakes import FileError, in_line, read_text, readable, toml
from .scene import Plain


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int = 0
    say: str = ""
    play: tuple[Plain, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    key: str
    step: list[LessonStep]
    mode: str | None = None
    seats: int | None = None
    options: dict[str, Plain] = {}
    decks: Any = None


def read_lessons(folder: Path) -> dict[str, Lesson]:
    """Every lesson of a game by file name."""
    lessons = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            lessons[path.stem] = msgspec.convert(toml(read_text(path)), Lesson)
        except FileError as error:
            raise ContentError([Problem(f"lessons/{path.name}", in_line(error))]) from None
        except msgspec.ValidationError as error:
            raise ContentError([Problem(f"lessons/{path.name}", readable(error))]) from None
    return lessons
