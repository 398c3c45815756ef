"""What a danger asks: tests, fights and sneaking, on either side of its card."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .verbs import Skill


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="part"):
    pass


class Test(Part, frozen=True, tag="test"):
    """Reach ``target`` on ``need`` dice; several skills are added up (FAG-T16)."""

    skills: tuple[Skill, ...]
    target: Annotated[int, msgspec.Meta(ge=4, le=6)]
    need: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Fight(Part, frozen=True, tag="fight"):
    """An enemy from a deck (``enemy``, ``nazi``), or a reference enemy by its id."""

    enemy: str
    infantry: bool = False


class Sneak(Part, frozen=True, tag="sneak"):
    pass


AnyPart = Test | Fight | Sneak


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a danger card. Parts joined by ``or``: one of them; by ``and``: all of them, in any order."""

    parts: tuple[AnyPart, ...]
    join: Literal["single", "or", "and"] = "single"
    glory: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
