"""For positions: empty sides, heroes in a few words, and what cannot be true of a table."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Problem
from ludotheque.kernel.sight import zones

from .attach import GEAR_CHAIN, put_on
from .board import square_called
from .kit import DECK, Kit
from .prelude import empty_table
from .stats import stat
from .table import Hero, Hismment
from .words import EQUIPMENT, PM, PV


def layout(table: Hismment) -> None:
    """Two empty sides in the first player's first turn, on full Hearts of 30."""
    table.setup.kit = Kit(table.setup, catalogue=True)
    empty_table(table)
    table.round = table.turn = 1
    table.full_heart = 30
    for side in table.sides:
        side.heart = 30


def find_cards(table: Hismment, word: str) -> list[int]:
    """Every copy of a card id: those of the catalogue, so that positions do not depend on the decks."""
    names = table.setup.kit.names
    return [card for card in range(2 * DECK, len(names)) if names[card] == word]


def arrange(table: Hismment, words: dict[str, Any], problems: list[Problem]) -> None:
    """``heroes``: for each seat, heroes as {"hero": id or [ids, lowest first], "at": "C3", "wears": [...], ...}."""
    taken = {card for _, _, _, cards in zones(table) for card in cards}
    for seat, given in enumerate(words.pop("heroes", ())):
        for number, facts in enumerate(given):
            _hero(table, seat, facts, f"heroes.{seat}.{number}", taken, problems)
    for side in table.sides:
        for hero in side.heroes:
            if not hero.base:
                hero.base = tuple(side.tally)
            for card in (*hero.attacks, *hero.gear):
                bit = 3 * table.setup.kit.type[card] + table.setup.kit.level[card] - 1
                hero.chain |= 1 << (bit + GEAR_CHAIN * (table.setup.kit.kind[card] == EQUIPMENT))
    if table.terrain and "full_heart" not in words and table.full_heart == 30:
        table.full_heart = max(table.setup.kit.cards[table.terrain[0]].heart, *(side.heart for side in table.sides))


_PLAIN = frozenset(("freed", "damage", "spent", "received", "dealt", "rolled", "mods", "past"))


def _hero(
    table: Hismment, seat: int, facts: dict[str, Any] | str, where: str, taken: set[int], problems: list[Problem]
) -> None:
    words = {"hero": facts} if isinstance(facts, str) else dict(facts)
    hero = Hero(since=table.clock)
    table.clock += 1

    def take(name: str) -> int | None:
        free = [card for card in find_cards(table, name) if card not in taken]
        if not free:
            problems.append(Problem(where, f"no card is called {name!r}, or all of its copies lie elsewhere"))
            return None
        taken.add(free[0])
        return free[0]

    cards: Any = words.pop("hero", [])
    hero.cards = [card for name in ([cards] if isinstance(cards, str) else cards) if (card := take(name)) is not None]
    hero.past = [(0, 0, 0) for _ in hero.cards[1:]]
    for name in words.pop("wears", []):
        name, _, left = name.partition(":")
        card = take(name)
        if card is not None:
            put_on(table, hero, card)
            if left:
                (hero.life if table.setup.kit.kind[card] == EQUIPMENT else hero.uses)[-1] = int(left)
    if "at" in words:
        try:
            hero.square = square_called(words.pop("at"))
        except ValueError as error:
            problems.append(Problem(f"{where}.at", str(error)))
        hero.freed = True
    for name, value in words.items():
        if name in _PLAIN:
            setattr(hero, name, value)
        else:
            problems.append(Problem(f"{where}.{name}", f"a hero knows hero, wears, at, {', '.join(sorted(_PLAIN))}"))
    if not hero.cards:
        problems.append(Problem(where, "a hero needs at least one card"))
        return
    hero.base = tuple(table.sides[seat].tally)
    table.sides[seat].heroes.append(hero)


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
        f"{square} is no square of this field" for square in squares if square not in table.setup.kit.board.squares
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
        wrong.append(f"{name} lives with {hero.damage} damage")
    if not 0 <= hero.spent <= stat(table, seat, hero, PM):
        wrong.append(f"{name} has spent {hero.spent} PM")
    if hero.square >= 0 and not hero.freed:
        wrong.append(f"{name} is on the field without being free")
    if len(hero.uses) != len(hero.attacks) or len(hero.life) != len(hero.gear) or len(hero.worn) != len(hero.gear):
        wrong.append(f"{name} wears cards without uses or life")
    return wrong
