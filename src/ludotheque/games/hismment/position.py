"""For positions: empty sides, heroes in a few words, and what cannot be true of a table."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Problem
from ludotheque.kernel.sight import zones

from .attach import chain_bit
from .board import square_name
from .conditions import EVENTS
from .kit import DECK, Kit
from .lineup import Lineup
from .prelude import SHOP, empty_table
from .stats import stat
from .table import Hero, Hismment, until
from .words import PM, PV, TERRAIN

FACES, PLACES = 6, 3
HEART = 30
_COUNTS = ("phase", "face", "steps", "attacks_made", "clock", "links", "quiet")
_COUNTS_OF_SIDE = (*EVENTS, "faces", "placed", "series", "freed_now")
_UNKNOWN = -(1 << 30)
"""A Heart that nobody has given a value yet."""


def layout(table: Hismment) -> None:
    """Two empty sides in the first player's first turn."""
    table.setup.kit = Kit(table.setup, catalogue=True)
    empty_table(table)
    table.round = table.turn = 1
    for side in table.sides:
        side.heart = _UNKNOWN


def arrange(table: Hismment, words: dict[str, Any], problems: list[Problem]) -> None:
    """``heroes`` for each seat, ``acting`` (the hero of step 7) and ``closed`` squares, all by the names people use."""
    lineup = Lineup(table, problems)
    _check_table(table, lineup)
    _check_counts("", table, _COUNTS, lineup)
    _fill_hearts(table)
    lineup.heroes(words.pop("heroes", ()))
    for side in table.sides:
        side.mods = [lineup.mod(side.seat, mod, f"sides.{side.seat}.mods", of_side=True) for mod in side.mods]
        for hero in side.heroes:
            _complete(table, hero)
    for square in lineup.several(words.pop("closed", ()), "closed"):
        table.blocked.append((lineup.square(square, "closed"), until(table, table.active, 0)))
    if "acting" in words:
        name = words.pop("acting")
        names = table.setup.kit.names
        own = table.sides[table.active % 2].heroes
        found = [h for h in own if h.square >= 0 and name in [names[card] for card in h.cards]]
        if found:
            table.actor = found[0].cards[0]
        else:
            lineup.wrong("acting", f"no hero of the active seat is on the field and called {name!r}")


def _check_table(table: Hismment, lineup: Lineup) -> None:
    """Numbers and cards that no table of this game can have, whatever else lies on it."""
    kit = table.setup.kit
    for name in ("active", "first"):
        if getattr(table, name) not in (0, 1):
            lineup.wrong(name, "there are two seats, 0 and 1")
    for name in ("round", "turn"):
        if getattr(table, name) < 1:
            lineup.wrong(name, "the first one is 1")
    if table.terrain_owner not in (-1, 0, 1):
        lineup.wrong("terrain_owner", "a seat, 0 or 1, or -1 where nobody owns it")
    if table.face > FACES:
        lineup.wrong("face", f"the luck die shows 1 to {FACES} (HIS-E04); 0 before it is rolled")
    if table.ending:
        lineup.wrong("ending", "a position is one from which the game goes on")
    for given in table.blocked:
        if (
            not isinstance(given, tuple)
            or len(given) != 2
            or given[0] not in kit.board.squares
            or type(given[1]) is not int
        ):
            lineup.wrong("blocked", f'{given!r} is no (square, until which turn); closed=["C3"] says it in words')
            table.blocked = []
    if len(table.terrain) > 1 or any(kit.kind[card] != TERRAIN for card in table.terrain):
        lineup.wrong("terrain", "one Terrain card lies in play, or none")
    for side in table.sides:
        where = f"sides.{side.seat}"
        if side.heart == 0:
            lineup.wrong(f"{where}.heart", "a Heart at 0 has ended the game (HIS-Q01); give it 1 or more")
        if len(side.shop) > SHOP:
            lineup.wrong(f"{where}.shop", f"a shop holds {SHOP} cards at most (HIS-E14)")
        if len(side.faces) != FACES:
            lineup.wrong(f"{where}.faces", f"how often the luck die showed 1, 2 … {FACES}: {FACES} numbers")
        if len(side.placed) != PLACES:
            lineup.wrong(f"{where}.placed", "three numbers: attacks, equipments and evolutions of this turn")
        _check_counts(f"{where}.", side, _COUNTS_OF_SIDE, lineup)


def _check_counts(where: str, state: Any, names: tuple[str, ...], lineup: Lineup) -> None:
    for name in names:
        value = getattr(state, name)
        counted = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
        if any(n < 0 for n in counted):
            lineup.wrong(f"{where}{name}", "nothing is counted below 0")


def _complete(table: Hismment, hero: Hero) -> None:
    """What follows from the cards a hero wears, where it was not given."""
    kit = table.setup.kit
    hero.uses = hero.uses or [kit.exhaustion[card] for card in hero.attacks]
    hero.life = hero.life or [kit.life[card] for card in hero.gear]
    hero.worn = hero.worn or [table.clock for _ in hero.gear]
    hero.past = hero.past or [(0, 0, 0) for _ in hero.cards[1:]]
    for card in (*hero.attacks, *hero.gear):
        hero.chain |= 1 << chain_bit(kit, card)


def _fill_hearts(table: Hismment) -> None:
    """HIS-S09 Hearts that were not given are as the Terrain says, or 30."""
    if not table.full_heart:
        printed = table.setup.kit.cards[table.terrain[0]].heart if table.terrain else HEART
        table.full_heart = max(printed, *(side.heart for side in table.sides))
    for side in table.sides:
        if side.heart == _UNKNOWN:
            side.heart = table.full_heart


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
