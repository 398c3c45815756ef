"""Heroes, squares and lasting changes of a position, as people write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.kernel import Problem
from ludotheque.kernel.sight import zones

from .attach import chain_bit, put_on
from .board import square_called
from .conditions import counters
from .kit import CODES, DECK, HOW, SIDE_CODES
from .stats import stat
from .table import Hero, Hismment, Mod, until
from .words import ATTACK, ELEMENTS, EQUIPMENT, HERO, PM, PV

_NUMBERS = ("pv", "pm", "damage", "spent", "received", "dealt")
_SWITCHES = ("freed", "locked", "used", "used_up", "rolled", "new")
_WORDS = ("hero", "at", "wears", "had", "mods", "past", *_NUMBERS, *_SWITCHES)
_EITHER = (("freed", "locked"), ("pv", "damage"), ("pm", "spent"))
"""Two ways to say one thing."""
_OF_A_MOD = ("what", "by", "how", "turns", "element")
_NO_CHANGE: Mod = (0, 0, 0, -1)


def find_cards(table: Hismment, word: str) -> list[int]:
    """Every copy of a card id: those of the catalogue, so that positions do not depend on the decks."""
    names = table.setup.kit.names
    return [card for card in range(2 * DECK, len(names)) if names[card] == word]


class Lineup:
    """Reads them into a table, and notes what is wrong with them."""

    def __init__(self, table: Hismment, problems: list[Problem]) -> None:
        self.table = table
        self.problems = problems
        self.taken = {card for _, _, _, cards in zones(table) for card in cards}

    def wrong(self, where: str, what: str) -> None:
        self.problems.append(Problem(where, what))

    def several(self, given: Any, where: str) -> list[Any]:
        """What was given, as a list, even where it is one."""
        if isinstance(given, str | Mapping):
            return [given]
        if isinstance(given, list | tuple):
            return list(given)
        self.wrong(where, f"{given!r} should be a list")
        return []

    def heroes(self, given: Any) -> None:
        """The heroes of each seat, as a list of two or by the number of the seat."""
        seats = given.items() if isinstance(given, Mapping) else enumerate(self.several(given, "heroes"))
        for seat, line in seats:
            if seat not in (0, 1):
                self.wrong(f"heroes.{seat}", "there are two seats, 0 and 1")
                continue
            for number, facts in enumerate(self.several(line, f"heroes.{seat}")):
                self.hero(seat, facts, f"heroes.{seat}.{number}")

    def hero(self, seat: int, facts: Any, where: str) -> None:
        if not isinstance(facts, str | Mapping):
            self.wrong(
                where, f'{facts!r} should be a card id, or a dictionary such as {{"hero": "ashfist", "at": "C3"}}'
            )
            return
        words: dict[str, Any] = {"hero": facts} if isinstance(facts, str) else self.known_words(facts, where)
        kit = self.table.setup.kit
        hero = Hero(since=self.table.clock)
        self.table.clock += 1
        given = words.get("hero", [])
        names = self.line_up_to(given) if isinstance(given, str) else self.several(given, f"{where}.hero")
        hero.cards = self.take(names, where)
        levels = [kit.level[card] for card in hero.cards if kit.kind[card] == HERO]
        if len(hero.cards) < len(names):
            return
        if not names or levels != list(range(1, len(names) + 1)) or len({kit.line[c] for c in hero.cards}) > 1:
            self.wrong(where, "a hero lies on the heroes of its line from level 1 up")
            return
        self.table.sides[seat].heroes.append(hero)
        self.clothe(hero, words, where)
        self.place(hero, words, where)
        self.history(seat, hero, words, where)
        hero.mods = [
            self.mod(seat, mod, f"{where}.mods") for mod in self.several(words.get("mods", []), f"{where}.mods")
        ]
        if "pv" in words:
            hero.damage = stat(self.table, seat, hero, PV) - words["pv"]
        if "pm" in words:
            hero.spent = stat(self.table, seat, hero, PM) - words["pm"]

    def known_words(self, facts: Mapping[str, Any], where: str) -> dict[str, Any]:
        """The words about a hero that exist and have a value of the right type."""
        good = {}
        for name, value in facts.items():
            if name not in _WORDS:
                self.wrong(f"{where}.{name}", f"a hero knows {', '.join(_WORDS)}")
            elif name in _NUMBERS and (type(value) is not int or value < 0):
                self.wrong(f"{where}.{name}", f"{value!r} should be a whole number, 0 or more")
            elif name in _SWITCHES and type(value) is not bool:
                self.wrong(f"{where}.{name}", f"{value!r} should be true or false")
            else:
                good[name] = value
        for one, other in _EITHER:
            if one in good and other in good:
                self.wrong(f"{where}.{other}", f"{one} says it already")
        return good

    def clothe(self, hero: Hero, words: Mapping[str, Any], where: str) -> None:
        """What it wears, and what it wore once (HIS-A08)."""
        table, kit = self.table, self.table.setup.kit
        for given in self.several(words.get("wears", []), f"{where}.wears"):
            name, left = self.worn(given, f"{where}.wears")
            for card in self.take([name], where) if name else []:
                if kit.kind[card] not in (ATTACK, EQUIPMENT):
                    self.wrong(f"{where}.wears", f"{kit.names[card]} is no attack and no equipment")
                    continue
                word = "life" if kit.kind[card] == EQUIPMENT else "uses"
                if isinstance(given, Mapping) and not set(given) <= {"card", word}:
                    self.wrong(f"{where}.wears", f"{kit.names[card]}: what it has left is its {word}")
                put_on(table, hero, card)
                if left is not None:
                    self.use_up(hero, card, left, f"{where}.wears")
        for name in self.several(words.get("had", []), f"{where}.had"):
            found = [card for card in find_cards(table, name) if kit.kind[card] in (ATTACK, EQUIPMENT)]
            if not found:
                self.wrong(f"{where}.had", f"no attack and no equipment is called {name!r}")
            for card in found[:1]:
                hero.chain |= 1 << chain_bit(kit, card)

    def worn(self, given: Any, where: str) -> tuple[str, Any]:
        """An attached card, as "jab", "jab:1" or {"card": "jab", "uses": 1}, and what is left of its uses or life."""
        if isinstance(given, Mapping) and "card" in given and set(given) <= {"card", "uses", "life"}:
            return given["card"], given.get("uses", given.get("life"))
        if not isinstance(given, str):
            self.wrong(where, f'{given!r} should be a card id, "jab:1", or {{"card": "jab", "uses": 1}} (or "life")')
            return "", None
        name, _, left = given.partition(":")
        if left and not left.isdigit():
            self.wrong(where, f"{given!r}: after the colon comes a number of uses or turns of life")
            return "", None
        return name, int(left) if left else None

    def use_up(self, hero: Hero, card: int, left: Any, where: str) -> None:
        """HIS-A19 HIS-A22 A card with nothing left is in the cemetery; no attack has more uses than are printed on it."""
        kit = self.table.setup.kit
        name, gear = kit.names[card], kit.kind[card] == EQUIPMENT
        if type(left) is not int or left < 1:
            self.wrong(
                where, f"{name} needs 1 or more {'turns of life' if gear else 'uses'}: at 0 it lies in the cemetery"
            )
        elif not gear and left > kit.exhaustion[card]:
            self.wrong(where, f"{name} has {left} uses left of {kit.exhaustion[card]}")
        else:
            (hero.life if gear else hero.uses)[-1] = left

    def place(self, hero: Hero, words: Mapping[str, Any], where: str) -> None:
        """Where it stands, and whether it is free: on the field it is."""
        at = words.get("at")
        if at not in (None, "prison"):
            hero.square = self.square(at, f"{where}.at")
        hero.freed = words.get("freed", not words["locked"] if "locked" in words else hero.square >= 0)

    def history(self, seat: int, hero: Hero, words: Mapping[str, Any], where: str) -> None:
        """What it went through, for its powers and its release."""
        if words.get("used"):
            hero.used = self.powers(hero, per_game=False)
        if words.get("used_up"):
            hero.used_up = self.powers(hero, per_game=True)
        if words.get("new"):
            hero.base = counters(self.table.sides[seat])
        for name in ("damage", "spent", "received", "dealt", "rolled"):
            if name in words:
                setattr(hero, name, words[name])
        past = self.several(words.get("past", []), f"{where}.past")
        shape = [
            isinstance(each, list | tuple) and len(each) == 3 and all(type(n) is int and n >= 0 for n in each)
            for each in past
        ]
        if past and shape != [True] * (len(hero.cards) - 1):
            self.wrong(
                f"{where}.past", f"{past!r} should be (freed, received, dealt), three numbers for each covered level"
            )
        else:
            hero.past = [tuple(each) for each in past]

    def powers(self, hero: Hero, per_game: bool) -> list[int]:
        """HIS-T12 Every power of a hero and its equipment, as often as it may be used in a turn or in the game."""
        kit = self.table.setup.kit
        cards = (hero.cards[-1], *hero.gear)
        found = [text for card in cards for text in kit.on.get("activate", {}).get(card, ())]
        return [
            text
            for text in found
            if kit.texts[text].per_game == per_game
            for _ in range(kit.texts[text].times if per_game else max(kit.texts[text].times, kit.power_limit))
        ]

    def line_up_to(self, name: str) -> list[str]:
        """HIS-V12 An evolved hero lies on its lower levels."""
        cards = self.table.setup.box.cards
        names = [name]
        while names[0] in cards and cards[names[0]].evolves_from:
            names.insert(0, cards[names[0]].evolves_from)
        return names

    def take(self, names: list[str], where: str) -> list[int]:
        """The cards of these names, each from where nobody needs it."""
        found = []
        for name in names:
            free = [card for card in find_cards(self.table, name) if card not in self.taken]
            if free:
                self.taken.add(free[0])
                found.append(free[0])
            else:
                self.wrong(where, f"no card is called {name!r}, or all of its copies lie elsewhere")
        return found

    def square(self, name: Any, where: str) -> int:
        if type(name) is int and name in self.table.setup.kit.board.squares:
            return name
        try:
            return square_called(str(name).upper())
        except ValueError as error:
            self.wrong(where, str(error))
            return -1

    def mod(self, seat: int, given: Any, where: str, of_side: bool = False) -> Mod:
        """A lasting change: {"what": "attack", "by": 2}, perhaps with ``how``, ``turns`` (-1: for good) or ``element``."""
        choices = [name for name, code in CODES.items() if (code in SIDE_CODES) == of_side]
        if isinstance(given, tuple) and [type(n) for n in given] == [int] * 4:
            if given[0] not in [CODES[name] for name in choices] or given[1] not in HOW.values():
                self.wrong(where, f'{given!r}: better say it in words, such as {{"what": "{choices[0]}", "by": 2}}')
            return given
        if not isinstance(given, Mapping) or not set(given) <= set(_OF_A_MOD):
            self.wrong(
                where,
                f'{given!r} should be a dictionary such as {{"what": "attack", "by": 2}}, of {", ".join(_OF_A_MOD)}',
            )
            return _NO_CHANGE
        if given.get("what") not in choices or given.get("how", "add") not in tuple(HOW):
            self.wrong(where, f"what is one of {', '.join(choices)}; how is one of {', '.join(HOW)}")
            return _NO_CHANGE
        if "element" in given and given["element"] not in ELEMENTS:
            self.wrong(where, f"element is one of {', '.join(ELEMENTS)}")
            return _NO_CHANGE
        if ("element" in given) != given["what"].endswith("_element"):
            self.wrong(where, "exactly add_element and replace_element need an element")
            return _NO_CHANGE
        by, turns = given.get("by", 1), given.get("turns", 0)
        if type(by) is not int or type(turns) is not int or turns < -1:
            self.wrong(where, f"by and turns are whole numbers, turns -1 or more, not {by!r} and {turns!r}")
            return _NO_CHANGE
        value = 1 << ELEMENTS.index(given["element"]) if "element" in given else by
        return CODES[given["what"]], HOW[given.get("how", "add")], value, until(self.table, seat, turns)
