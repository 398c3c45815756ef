"""What a game says about its pictures: its cards, and ``art.toml`` over the tables that all games share.

A card here holds only the fields that ``reads`` names, so that a new price draws no picture again. Of what is itself a
table only its presence is kept.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

Card = Mapping[str, Any]
Table = Mapping[str, Any]
DATA = Path(__file__).parent / "data"
FILE = "art.toml"
PICTURES = "art"
"""The folder beside ``art.toml`` that holds the pictures and their manifest."""


class Dice(Protocol):
    """What a choice is thrown with: a numpy generator, or anything that chooses."""

    def random(self) -> float: ...


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def common() -> dict[str, Any]:
    """The tables of every game: what an icon shows, the basic inks, the words that tell who somebody is."""
    return read(DATA / "common.toml")


@dataclass(frozen=True)
class Book:
    """A game's cards and tables."""

    game: str
    folder: Path
    told: Mapping[str, Any]
    cards: Mapping[str, Card]

    # -- tables --------------------------------------------------------------------------------------------------------
    def table(self, name: str) -> Table:
        found = self.told.get(name, {})
        assert isinstance(found, dict)
        return found

    @property
    def process(self) -> str:
        return str(self.told["process"])

    @property
    def quality(self) -> int:
        return int(self.told.get("quality", 50))

    @property
    def grounds(self) -> dict[str, Table]:
        """The grounds the game names, and one for each card of a kind that lies on its own."""
        found: dict[str, Table] = dict(self.table("grounds"))
        for cid, card in self.cards.items():
            if draw := self.way(card).get("ground"):
                inks = _words_in(card.get(self.way(card)["ground_inks"], ""))
                second = {"second": inks[1]} if inks[1:] else {}
                found[f"{draw}-{cid}"] = {
                    "draw": draw,
                    "width": self.way(card)["ground_width"],
                    "inks": inks[0],
                    **second,
                }
        return found

    @property
    def inks(self) -> Table:
        return self.table("inks")

    # -- cards ---------------------------------------------------------------------------------------------------------
    def kind(self, card: Card) -> str:
        """Which of the game's ``[kinds]`` a card is: by the first field of ``kinds_by`` whose value is one."""
        kinds = self.table("kinds")
        for name in self.told.get("kinds_by", ["kind"]):
            if card.get(name) in kinds:
                return str(card[name])
        return str(self.told.get("kind_otherwise", ""))

    def way(self, card: Card) -> Table:
        """How cards of this kind are composed."""
        found = self.table("kinds")[self.kind(card)]
        assert isinstance(found, dict)
        return found

    def words(self, cid: str, card: Card) -> str:
        """All words of a card that can say what it shows."""
        kept = [cid, *(word for value in card.values() for word in _words_in(value))]
        return re.sub(r"[-_]", " ", " ".join(kept))

    def icon(self, card: Card, which: int = 0) -> str:
        icons = [card["icon"]] if "icon" in card else list(card.get("icons", []))
        return str(icons[min(which, len(icons) - 1)]) if icons else ""

    def subjects(self, cid: str, card: Card) -> list[str]:
        """What this card shows: by its name, its line, its kind, its icon; else the icon itself."""
        icon = self.icon(card)
        found = (
            self.table("subjects").get(cid)
            or self.table("subjects").get(str(card.get("line", "")))
            or self.way(card).get("subject")
            or self.table("icons").get(icon)
            or common()["icons"].get(icon)
            or (f"icon {icon}" if icon else "vista")
        )
        return [found] if isinstance(found, str) else [str(subject) for subject in found]

    def look(self, cid: str, card: Card) -> str:
        """What a named person looks like, in words; empty where nobody said."""
        looks = self.table("looks")
        return str(looks.get(str(card.get("line", cid)), looks.get(cid, "")))

    def guess(self, cid: str, card: Card) -> str:
        """Who somebody without a name may be, from the words of the card."""
        words = self.words(cid, card)
        return next((more for pattern, more in common()["guesses"] if re.search(pattern, words)), "cloak")

    def is_woman(self, cid: str, card: Card) -> bool:
        return bool(re.search(common()["women"], self.words(cid, card)))

    # -- rules in words ------------------------------------------------------------------------------------------------
    def choose(self, rules: Sequence[str], known: Iterable[str], cid: str, card: Card, dice: Dice) -> str:
        """The first rule that finds one of the known names.

        ``field`` or ``-field``: the first or last value of a field; ``field/other``: the other field of the card that the
        first one names (``cid``: this card); ``has:field name``; ``table[field]``: by dice, what the table says of a value;
        ``words:table``: the table of patterns decides, by dice between the first two that fit; ``=name``; ``? some names``:
        by dice.
        """
        known = set(known)
        for rule in rules:
            found = [self._renamed(name) for name in self._found(rule, cid, card)]
            found = [name for name in found if name in known]
            if found:
                return found[0] if len(found) == 1 or rule.startswith(("-", "=")) else pick(dice, found)
        raise ValueError(f"{self.game}: no rule of {list(rules)} finds anything for {cid}")

    def _found(self, rule: str, cid: str, card: Card) -> list[str]:
        if rule.startswith("?"):
            return rule[1:].split()
        if rule.startswith("="):
            return [rule[1:]]
        if rule.startswith("has:"):
            name, found = rule[4:].split()
            return [found] if name in card else []
        if rule.startswith("words:"):
            words = self.words(cid, card)
            return [name for name, pattern in self.table("words")[rule[6:]] if re.search(pattern, words)][:2]
        if rule.endswith("]"):
            table, name = rule[:-1].split("[")
            return [str(found) for found in self.table(table).get(str(card.get(name, "")), [])]
        if "/" in rule:
            name, other = rule.split("/")
            named = self.cards.get(cid if name == "cid" else str(card.get(name, "")), {})
            return _words_in(named.get(other, ""))[:1]
        values = _words_in(card.get(rule.removeprefix("-"), ""))
        values = [value for value in values if self._renamed(value) in self.inks] or values
        return values[-1:] if rule.startswith("-") else values[:1]

    def _renamed(self, name: str) -> str:
        return str(self.table("renamed").get(name, name))

    def ink_rule(self, card: Card) -> list[str]:
        return [str(rule) for rule in self.way(card)["inks"]]


def pick(dice: Dice, names: Sequence[str]) -> str:
    return names[min(int(dice.random() * len(names)), len(names) - 1)]


def _words_in(value: object) -> list[str]:
    if isinstance(value, str):
        return [value] if value else []
    return [part for part in value if isinstance(part, str)] if isinstance(value, list) else []


def _kept(value: object) -> object:
    """Plain values and lists of words; of anything deeper, that it is there."""
    if isinstance(value, dict) or (isinstance(value, list) and any(not isinstance(part, str) for part in value)):
        return True
    return value


def read_book(game: str, folder: Path) -> Book | None:
    """A game's book; None for a game that says nothing about pictures."""
    path = folder / FILE
    if not path.exists():
        return None
    told = read(path)
    reads = set(told.get("reads", ["kind", "icon", "icons"]))
    kinds = told.get("kinds", {})
    found: dict[str, Card] = {}
    for source in [*sorted((folder / "cards").glob("*.toml")), path]:
        tables = told.get("cards", {}) if source == path else read(source)
        for cid, card in tables.items():
            if isinstance(card, dict):
                found[cid] = {name: _kept(value) for name, value in card.items() if name in reads}
    book = Book(game, folder, told, found)
    return Book(game, folder, told, {cid: card for cid, card in found.items() if book.kind(card) in kinds})
