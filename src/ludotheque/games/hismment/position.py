"""For positions: empty sides, heroes in a few words, and what cannot be true of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.kernel import Problem
from ludotheque.kernel.sight import zones

from .attach import chain_bit, put_on
from .board import square_called, square_name
from .conditions import counters
from .kit import CODES, DECK, HOW, Kit
from .prelude import empty_table
from .stats import stat
from .table import Hero, Hismment, Mod, until
from .words import ATTACK, ELEMENTS, EQUIPMENT, HERO, PM, PV

HEART = 30
_UNKNOWN = -1
"""A Heart that nobody has given a value yet."""


def layout(table: Hismment) -> None:
    """Two empty sides in the first player's first turn."""
    table.setup.kit = Kit(table.setup, catalogue=True)
    empty_table(table)
    table.round = table.turn = 1
    for side in table.sides:
        side.heart = _UNKNOWN


def find_cards(table: Hismment, word: str) -> list[int]:
    """Every copy of a card id: those of the catalogue, so that positions do not depend on the decks."""
    names = table.setup.kit.names
    return [card for card in range(2 * DECK, len(names)) if names[card] == word]


def arrange(table: Hismment, words: dict[str, Any], problems: list[Problem]) -> None:
    """``heroes`` for each seat, ``acting`` (the hero of step 7) and ``closed`` squares, all by the names people use."""
    _fill_hearts(table)
    reader = _Reader(table, problems)
    heroes = words.pop("heroes", ())
    for seat, given in heroes.items() if isinstance(heroes, dict) else enumerate(heroes):
        if seat not in (0, 1):
            reader.wrong(f"heroes.{seat}", "there are two seats, 0 and 1")
            continue
        for number, facts in enumerate(_several(given)):
            reader.hero(seat, facts, f"heroes.{seat}.{number}")
    for side in table.sides:
        side.mods = [reader.mod(side.seat, mod, f"sides.{side.seat}.mods") for mod in side.mods]
        for hero in side.heroes:
            _complete(table, hero)
    for square in words.pop("closed", ()):
        table.blocked.append((reader.square(square, "closed"), until(table, table.active, 0)))
    if "acting" in words:
        name = words.pop("acting")
        names = table.setup.kit.names
        found = [h for side in table.sides for h in side.heroes if name in [names[card] for card in h.cards]]
        if found:
            table.actor = found[0].cards[0]
        else:
            problems.append(Problem("acting", f"no hero in play is called {name!r}"))


def _complete(table: Hismment, hero: Hero) -> None:
    """What follows from the cards a hero wears, where it was not given."""
    kit = table.setup.kit
    hero.uses = hero.uses or [kit.exhaustion[card] for card in hero.attacks]
    hero.life = hero.life or [kit.life[card] for card in hero.gear]
    hero.worn = hero.worn or [table.clock for _ in hero.gear]
    hero.past = hero.past or [(0, 0, 0) for _ in hero.cards[1:]]
    for card in (*hero.attacks, *hero.gear):
        hero.chain |= 1 << chain_bit(kit, card)


def _several(given: Any) -> Any:
    """What was given, as a list, even where it is one."""
    return [given] if isinstance(given, str | Mapping) else given


def _fill_hearts(table: Hismment) -> None:
    """HIS-S09 Hearts that were not given are as the Terrain says, or 30."""
    if not table.full_heart:
        printed = table.setup.kit.cards[table.terrain[0]].heart if table.terrain else HEART
        table.full_heart = max(printed, *(side.heart for side in table.sides))
    for side in table.sides:
        if side.heart == _UNKNOWN:
            side.heart = table.full_heart


class _Reader:
    """Reads heroes as people write them."""

    PLAIN = ("freed", "damage", "spent", "received", "dealt", "rolled", "past")
    WORDS = ("hero", "at", "wears", "had", "locked", "pv", "pm", "mods", "used", "used_up", "new", *PLAIN)

    def __init__(self, table: Hismment, problems: list[Problem]) -> None:
        self.table = table
        self.problems = problems
        self.taken = {card for _, _, _, cards in zones(table) for card in cards}

    def wrong(self, where: str, what: str) -> None:
        self.problems.append(Problem(where, what))

    def hero(self, seat: int, facts: Mapping[str, Any] | str, where: str) -> None:
        words: dict[str, Any] = {"hero": facts} if isinstance(facts, str) else dict(facts)
        table, kit = self.table, self.table.setup.kit
        hero = Hero(since=table.clock)
        table.clock += 1
        given = words.pop("hero", [])
        names = self.line_up_to(given) if isinstance(given, str) else list(given)
        hero.cards = self.take(names, where)
        levels = [kit.level[card] for card in hero.cards if kit.kind[card] == HERO]
        if len(hero.cards) < len(names):
            return
        if not names or levels != list(range(1, len(names) + 1)) or len({kit.line[c] for c in hero.cards}) > 1:
            self.wrong(where, "a hero lies on the heroes of its line from level 1 up")
            return
        table.sides[seat].heroes.append(hero)
        for worn in _several(words.pop("wears", [])):
            name, left = self.worn(worn, f"{where}.wears")
            for card in self.take([name], where):
                if kit.kind[card] not in (ATTACK, EQUIPMENT):
                    self.wrong(f"{where}.wears", f"{name} is no attack and no equipment")
                    continue
                put_on(table, hero, card)
                if left is not None:
                    (hero.life if kit.kind[card] == EQUIPMENT else hero.uses)[-1] = left
        for name in _several(words.pop("had", [])):  # worn once, gone since
            found = [card for card in find_cards(table, name) if kit.kind[card] in (ATTACK, EQUIPMENT)]
            if not found:
                self.wrong(f"{where}.had", f"no attack and no equipment is called {name!r}")
            for card in found[:1]:
                hero.chain |= 1 << chain_bit(kit, card)
        at = words.pop("at", None)
        if at not in (None, "prison"):
            hero.square = self.square(at, f"{where}.at")
            hero.freed = True
        if "locked" in words:
            hero.freed = not words.pop("locked")
        hero.mods = [self.mod(seat, mod, f"{where}.mods") for mod in words.pop("mods", [])]
        if words.pop("used", False):
            hero.used = self.powers(hero, per_game=False)
        if words.pop("used_up", False):
            hero.used_up = self.powers(hero, per_game=True)
        if words.pop("new", False):
            hero.base = counters(table.sides[seat])
        if "pv" in words:
            hero.damage = stat(table, seat, hero, PV) - words.pop("pv")
        if "pm" in words:
            hero.spent = stat(table, seat, hero, PM) - words.pop("pm")
        for name, value in words.items():
            if name in self.PLAIN:
                setattr(hero, name, value)
            else:
                self.wrong(f"{where}.{name}", f"a hero knows {', '.join(self.WORDS)}")

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

    def worn(self, given: Any, where: str) -> tuple[str, int | None]:
        """An attached card, as "jab", "jab:1" or {"card": "jab", "uses": 1}, and what is left of its uses or life."""
        if isinstance(given, Mapping):
            return given["card"], given.get("uses", given.get("life"))
        name, _, left = given.partition(":")
        if left and not left.isdigit():
            self.wrong(where, f"{given!r}: after the colon comes a number of uses or turns of life")
            return name, None
        return name, int(left) if left else None

    def square(self, name: Any, where: str) -> int:
        if type(name) is int and name in self.table.setup.kit.board.squares:
            return name
        try:
            return square_called(str(name).upper())
        except ValueError as error:
            self.wrong(where, str(error))
            return -1

    def mod(self, seat: int, given: Any, where: str) -> Mod:
        """A lasting change: {"what": "attack", "by": 2}, perhaps with ``how``, ``turns`` (-1: for good) or ``element``."""
        if not isinstance(given, Mapping):
            what, how, by, last = given
            return what, how, by, last
        if given.get("what") not in CODES or given.get("how", "add") not in HOW:
            self.wrong(where, f"what is one of {', '.join(CODES)}; how is one of {', '.join(HOW)}")
            return 0, 0, 0, -1
        if "element" in given and given["element"] not in ELEMENTS:
            self.wrong(where, f"element is one of {', '.join(ELEMENTS)}")
            return 0, 0, 0, -1
        by = 1 << ELEMENTS.index(given["element"]) if "element" in given else given.get("by", 1)
        return CODES[given["what"]], HOW[given.get("how", "add")], by, until(self.table, seat, given.get("turns", 0))


def check(table: Hismment) -> list[str]:
    """What cannot be true of any table: lost or doubled cards, numbers out of their bounds."""
    if not table.sides:
        return []
    wrong = []
    lying = [card for _, _, _, cards in zones(table) for card in cards]
    if len(lying) != len(set(lying)):
        wrong.append("a card lies in two places")
    if table.dealt and not set(range(2 * DECK)) <= set(lying):
        wrong.append("cards are missing: all eighty must be somewhere")
    squares = [hero.square for side in table.sides for hero in side.heroes if hero.square >= 0]
    if len(squares) != len(set(squares)):
        wrong.append("two heroes stand on one square")
    wrong += [
        f"{square_name(square)} is no square of this field"
        for square in squares
        if square not in table.setup.kit.board.squares
    ]
    for side in table.sides:
        if side.bank < 0:
            wrong.append(f"seat {side.seat} has less than no coins")
        if not 0 <= side.heart <= max(table.full_heart, 0):
            wrong.append(f"the Heart of seat {side.seat} has {side.heart} of {table.full_heart} PV")
        for hero in side.heroes:
            wrong += _check_hero(table, side.seat, hero)
    return wrong


def _check_hero(table: Hismment, seat: int, hero: Hero) -> list[str]:
    name = table.setup.kit.names[hero.cards[-1]]
    wrong = []
    if not 0 <= hero.damage < stat(table, seat, hero, PV):
        full = stat(table, seat, hero, PV)
        wrong.append(f"{name} lives with {full - hero.damage} of {full} PV")
    if not 0 <= hero.spent <= stat(table, seat, hero, PM):
        full = stat(table, seat, hero, PM)
        wrong.append(f"{name} has {full - hero.spent} of {full} PM")
    if hero.square >= 0 and not hero.freed:
        wrong.append(f"{name} is on the field without being free")
    if len(hero.uses) != len(hero.attacks) or len(hero.life) != len(hero.gear) or len(hero.worn) != len(hero.gear):
        wrong.append(f"{name} wears cards without uses or life")
    return wrong
