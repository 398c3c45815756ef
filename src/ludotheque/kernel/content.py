"""Content: cards as data. A folder of TOML files becomes typed cards, or a list of everything that is wrong with it.

A card file holds tables named by card id; fields are those of the game's card type (a msgspec Struct), checked strictly:

    [guardian]
    kind = "lasting"
    effects = [{ verb = "boost", attribute = "might", by = 1 }]
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from .errors import ContentError, Problem

C = TypeVar("C", bound=msgspec.Struct)


class Box(Generic[C]):
    """All the cards a match is played with, by id, in file order. Never changed; extending it makes another box."""

    def __init__(self, kind: type[C], cards: Mapping[str, C], raw: Mapping[str, Any], extra: Mapping[str, Any]) -> None:
        self.kind = kind
        self.cards = dict(cards)
        self.raw = dict(raw)
        self.extra = dict(extra)
        """Cards defined for one match only, in card-file form, so that it can be saved with them."""
        self.digest = blake2b(msgspec.json.encode(self.raw, order="deterministic"), digest_size=16).hexdigest()

    def __getitem__(self, card: str) -> C:
        return self.cards[card]

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def extended(self, raw: Mapping[str, Any], source: str = "cards") -> Box[C]:
        """This box with more cards, or others in place of those with the same id."""
        problems: list[Problem] = []
        cards = {**self.cards, **_convert(self.kind, raw, source, problems)}
        if problems:
            raise ContentError(problems)
        return Box(self.kind, cards, {**self.raw, **raw}, {**self.extra, **raw})


def read_box(kind: type[C], *folders: Path) -> Box[C]:
    """Read every card file of these folders. Raises ContentError with all problems: file, card, field."""
    problems: list[Problem] = []
    cards: dict[str, C] = {}
    raw: dict[str, Any] = {}
    for path in sorted(path for folder in folders for path in folder.glob("**/*.toml")):
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            problems.append(Problem(path.name, f"is not valid TOML: {error}"))
            continue
        twice = sorted(data.keys() & raw.keys())
        problems += [Problem(f"{path.name}: {card}", "this id is already used by another card") for card in twice]
        cards |= _convert(kind, data, path.name, problems)
        raw |= data
    if problems:
        raise ContentError(problems)
    return Box(kind, cards, raw, {})


def _convert(kind: type[C], data: Mapping[str, Any], source: str, problems: list[Problem]) -> dict[str, C]:
    cards = {}
    for card, fields in data.items():
        try:
            cards[card] = msgspec.convert(fields, kind)
        except msgspec.ValidationError as error:
            problems.append(Problem(f"{source}: {card}", readable(error)))
    return cards


def readable(error: Exception) -> str:
    """msgspec writes ``… - at `$.effects[0].by```; people read ``effects[0].by: …``."""
    text, _, place = str(error).partition(" - at `$")
    field = place.strip("`").lstrip(".")
    return f"{field}: {text}" if field else text
