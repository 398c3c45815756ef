"""Decks: cards with copies, as people build, list and share them. What makes one legal is the game's to say."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from .errors import Problem, nearest
from .sharing import DamagedCode
from .text import LANGUAGES
from .workshop import MOST_LINES, NAME_LETTERS, Name, Workshop, named, one_line, plain_words, without_remarks

if TYPE_CHECKING:
    from .game import Game
    from .setup import Setup

MOST_COPIES = 99
MOST_GUESSES = 10
"""Lines of a list for which a card of a similar name is looked up: that takes time, and nobody reads more."""


class Deck(msgspec.Struct):
    """Cards with the number of their copies."""

    name: str = ""
    cards: dict[str, int] = {}


class DeckWorkshop(Workshop[Deck]):
    """Decks of cards. A game says which cards there are, how they are sorted and what makes a deck legal."""

    kind = "deck"
    sections: tuple[str, ...] = ()
    """The heaps a deck is sorted into, such as kinds of card."""
    facets: ClassVar[Mapping[str, Sequence[str]]] = {}
    """What cards can be filtered by, and the values of each, in order."""
    scale: str = ""
    """What the curve of a deck counts, such as a cost; nothing: no curve."""
    lists: tuple[str, ...] = ()
    """Fields that also list cards when a deck is spelt out."""

    @abstractmethod
    def section(self, card: Any) -> str: ...

    def values(self, card: Any, facet: str) -> Sequence[str]:
        """What a card is under a facet; a value is called ``<facet>-<value>``."""
        return ()

    def icon(self, facet: str, value: str) -> str:
        """The icon of a value, or of a section (facet ``section``)."""
        return ""

    def scaled(self, card: Any) -> int | None:
        """Where a card stands on the curve; None: nowhere."""
        return None

    def limit(self, card: Any) -> int:
        """The most copies a deck may have under the usual settings."""
        return MOST_COPIES

    def used(self, made: Deck) -> Iterable[str]:
        return made.cards

    def spelt_out(self, setup: Setup, given: object, where: str) -> tuple[Deck | None, list[Problem]]:
        game = setup.game
        if isinstance(given, Deck):
            given = msgspec.to_builtins(given)
        if not isinstance(given, Mapping):
            given = {"cards": given}
        strange = [field for field in given if field not in ("name", "cards", *self.lists)]
        problems = [game.problem(f"{where}.{field}", "no-field", self.clause, field=str(field)) for field in strange]
        name = given.get("name", "")
        if not isinstance(name, str) or len(name) > NAME_LETTERS:
            problems.append(game.problem(f"{where}.name", "name", self.clause, most=NAME_LETTERS))
            name = ""
        counted: Counter[str] = Counter()
        for field in (*self.lists, "cards"):
            part = given.get(field)
            if part is not None and not (isinstance(part, (Mapping, list, tuple)) and len(part) <= MOST_LINES):
                problems.append(game.problem(f"{where}.{field}", "no-cards", self.clause, most=MOST_LINES))
                continue
            for card, copies in _counted(part):
                place = f"{where}.{field}.{card}"
                found = self._find(setup, card)
                if found is None:
                    problems.append(game.problem(place, "no-card", self.clause, text=str(card)))
                elif type(copies) is not int or not 0 <= copies <= MOST_COPIES:
                    problems.append(
                        game.problem(place, "copies", self.clause, card=found, given=str(copies), most=MOST_COPIES)
                    )
                elif copies:
                    counted[found] += copies
        return Deck(one_line(name), dict(counted)), problems

    def _find(self, setup: Setup, card: object) -> str | None:
        """The card meant: of this match, by id; or of the game, by its printed number."""
        if card in setup.box:
            return str(card)
        return next((each for each in self.order(setup.box) if self.number(setup.box[each]) == card), None)

    def from_lines(self, setup: Setup, text: str) -> tuple[Deck, list[Problem]]:
        """``2 Guardian``, ``2x L1``, ``Guardian ×2`` or ``Guardian``; headings and remarks after # are skipped."""
        game = setup.game
        names = self.names(setup)
        headings = {
            plain_words(game.texts.say(lang, f"section-{each}")) for each in self.sections for lang in LANGUAGES
        }
        deck, counted = Deck(), Counter[str]()
        problems: list[Problem] = []
        for number, line in without_remarks(text):
            if (title := named(line)) is not None:
                deck.name = title
                continue
            if line.rstrip().endswith(":") or plain_words(_bare_heading(line)) in headings:
                continue
            card, word, copies = names.get(plain_words(line)), line, 1
            if card is None:
                word, copies = _word_and_copies(line)
                card = names.get(plain_words(word))
            if card is None:
                like = nearest(plain_words(word)[:NAME_LETTERS], names) if len(problems) < MOST_GUESSES else ""
                meant = {"meant_card": names[like]} if like else {}
                message = "no-card-but" if like else "no-card"
                problems.append(game.problem_in_line(number, message, self.clause, text=word[:80], **meant))
            elif (total := counted[card] + copies) > MOST_COPIES:
                problems.append(
                    game.problem_in_line(number, "copies", self.clause, card=card, given=str(total), most=MOST_COPIES)
                )
            elif copies:
                counted[card] = total
        deck.cards = dict(counted)
        return deck, problems

    def lines(self, game: Game[Any], made: Deck, lang: str) -> str:
        box: Any = game.box
        found = [f"name: {made.name}"] if made.name else []
        for section in self.sections:
            cards = [card for card in self.order(box) if card in made.cards and self.section(box[card]) == section]
            if cards:
                found += ["", f"# {game.texts.say(lang, f'section-{section}')}"]
                found += [f"{made.cards[card]} {game.card_name(card, lang)}" for card in cards]
        return "\n".join(found).strip() + "\n"

    def encode(self, game: Game[Any], made: Deck) -> bytes:
        """For each card, in order of number, as many ones as copies and a zero; all as the bits of one number."""
        bits = "".join("1" * made.cards.get(card, 0) + "0" for card in self.numbered(game)).rstrip("0")[::-1]
        number = int(bits or "0", 2)
        return msgspec.msgpack.encode((made.name, number.to_bytes((number.bit_length() + 7) // 8, "little")))

    def decode(self, game: Game[Any], data: bytes) -> Deck:
        name, packed = msgspec.msgpack.decode(data, type=tuple[Name, bytes])
        cards: dict[str, int] = {}
        order = iter(self.numbered(game))
        runs = f"{int.from_bytes(packed, 'little'):b}"[::-1].split("0") if any(packed) else []
        for run in runs:
            card = next(order, None)
            if card is None or len(run) > MOST_COPIES:
                raise DamagedCode
            if run:
                cards[card] = len(run)
        return Deck(name, cards)


_DIGITS = "0123456789"
_TIMES = ("x", "X", "×")

# Read by hand and not by patterns: a stranger's line must never cost more than its length (tests/server/test_growth.py).


def _word_and_copies(line: str) -> tuple[str, int]:
    """What a line names, and how often: ``2 Guardian``, ``2x Guardian``, ``Guardian ×2``; once if it does not say."""
    word = line.strip()
    head = word.rstrip(_DIGITS)
    last, sign = word[len(head) :], head.rstrip()
    if 0 < len(last) <= 3 and len(sign) > 1 and sign.endswith(_TIMES):
        word = sign[:-1].rstrip()
    else:
        last = ""
    rest = word.lstrip(_DIGITS)
    first, name = word[: len(word) - len(rest)], rest.lstrip()
    apart = len(name) < len(rest)
    # In “2 xylophones” the x is the name's own.
    times = name.startswith(_TIMES) and (not apart or name[0] == "×" or name[1:2].isspace()) and name[1:].strip()
    if 0 < len(first) <= 3 and (times or (apart and name)):
        word = name[1:].lstrip() if times else name
    else:
        first = ""
    return word, int(first or last or 1)


def _bare_heading(line: str) -> str:
    """A heading without the number and the colon that may stand behind it: ``Units (12):``."""
    text = line.rstrip().removesuffix(":").rstrip()
    head, _, number = text.removesuffix(")").rpartition("(")
    return head.rstrip() if text.endswith(")") and number.isdecimal() else text


def _counted(part: Any) -> Iterable[tuple[Any, Any]]:
    """Cards with copies, from a mapping or from a list in which they stand as often as they are meant."""
    return part.items() if isinstance(part, Mapping) else Counter(map(str, part or [])).items()
