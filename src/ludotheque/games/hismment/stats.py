"""What a hero's numbers are right now: printed, Terrain, equipment, powers and specialities (HIS-F09, HIS-F10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludotheque.kernel import RulesError

from .board import FARTHEST, orthogonal_distance, square_distance
from .conditions import holds
from .effects import Modify, Only
from .kit import ADD_ELEMENT, CODES, HOW, REPLACE_ELEMENT, Kit, Static
from .words import ARCHER, BOMBARDIER, BRAWLER, CLASSES, ELEMENTS, LUCK, PM, PV, SORCERER, SWORDSMAN

if TYPE_CHECKING:
    from .table import Hero, Hismment

RANGE, METRIC, CLASS_BONUS = CODES["range"], CODES["metric"], CODES["class_bonus"]
ANYWHERE = 99
REACH = {BRAWLER: 1, SWORDSMAN: 2, ARCHER: ANYWHERE, BOMBARDIER: ANYWHERE, SORCERER: 4}


_FROM_PRISON = ("setup", "on_release", "on_swap_out")
"""Moments that find their hero in Prison, so that a text for them need not say that it works there (HIS-S16)."""
_OF_ENEMY = frozenset(("enemy_field", "enemy_prisoner", "enemy_hero", "every_enemy", "every_enemy_prisoner"))
_ON_FIELD = frozenset(("own_field", "enemy_field", "every_enemy", "everyone_field"))
_IN_PRISON = frozenset(("own_prisoner", "own_locked", "every_prisoner", "enemy_prisoner", "every_enemy_prisoner"))


def hero_called(table: Hismment, name: int) -> tuple[int, Hero] | None:
    """The living hero whose lowest card this is, and whose it is."""
    for side in table.sides:
        for hero in side.heroes:
            if hero.cards[0] == name:
                return side.seat, hero
    return None


def living(table: Hismment, name: int) -> tuple[int, Hero]:
    """The same where it must be there: whose it is, and the hero."""
    found = hero_called(table, name)
    if found is None:
        raise RulesError(f"no living hero has {name} as its lowest card")
    return found


def field_hero(table: Hismment, seat: int) -> Hero | None:
    """The first hero this seat has on the field."""
    for hero in table.sides[seat].heroes:
        if hero.square >= 0:
            return hero
    return None


def opponents(table: Hismment, seat: int, me: int, foe: int) -> tuple[Hero | None, Hero | None]:
    """HIS-F25 The two heroes a text sets against each other: its own and its target, else those on the field."""
    mine, theirs = hero_called(table, me), hero_called(table, foe)
    return (
        mine[1] if mine and mine[0] == seat and mine[1].square >= 0 else field_hero(table, seat),
        theirs[1] if theirs and theirs[0] != seat else field_hero(table, 1 - seat),
    )


def gather(table: Hismment, seat: int, hero: Hero, code: int) -> list[tuple[int, int]]:
    """HIS-F13 Every change to one thing of a hero that is in force: (how, how much)."""
    found = [(mod[1], mod[2]) for mod in hero.mods if mod[0] == code] if hero.mods else []
    cards = table.setup.kit.static.get(code)
    if cards:
        for side in table.sides:  # the loop of ``sources``, written out: this is where most time goes
            for source in side.heroes:
                if source.cards[-1] in cards:
                    found += _active(table, cards[source.cards[-1]], side.seat, source, seat, hero)
                for card in source.gear:
                    if card in cards:
                        found += _active(table, cards[card], side.seat, source, seat, hero)
        for card in table.terrain:
            if card in cards:
                found += _active(table, cards[card], -1, None, seat, hero)
    return found


def _active(
    table: Hismment, statics: tuple[Static, ...], source_seat: int, source: Hero | None, seat: int, hero: Hero
) -> list[tuple[int, int]]:
    """Those modifiers of one card that work now and speak of this hero."""
    return [
        (HOW[effect.how], value)
        for text, effect, value in statics
        if works(table, source_seat if source_seat >= 0 else spoken_to(effect, seat), source, text)
        and meant(table, effect, source_seat, source, seat, hero)
    ]


def spoken_to(effect: Modify, seat: int) -> int:
    """Whom a card calls you where it speaks of this seat, or of a hero of it."""
    return 1 - seat if effect.to in _OF_ENEMY else seat


def side_mods(table: Hismment, seat: int, code: int) -> list[tuple[int, int]]:
    """Changes to a rule for a whole side."""
    found = [(mod[1], mod[2]) for mod in table.sides[seat].mods if mod[0] == code]
    cards = table.setup.kit.static.get(code)
    if cards:
        for source_seat, source, card in sources(table):
            for text, effect, value in cards.get(card, ()):
                owner = spoken_to(effect, seat)
                if source_seat in (owner, -1) and works(table, owner, source, text):
                    found.append((HOW[effect.how], value))
    return found


def sources(table: Hismment) -> Iterator[tuple[int, Hero | None, int]]:
    """Every card in play with its owner (-1: the Terrain's, which is nobody's) and its hero."""
    for side in table.sides:
        for hero in side.heroes:
            yield side.seat, hero, hero.cards[-1]
            for card in hero.gear:
                yield side.seat, hero, card
    for card in table.terrain:
        yield -1, None, card


def works(table: Hismment, seat: int, hero: Hero | None, text: int) -> bool:
    """HIS-L12 HIS-T31 A text is silent in Prison unless it says that it works there; then also while locked.

    Its conditions speak of this seat: the owner's, or of whomever the Terrain acts on.
    """
    what = table.setup.kit.texts[text]
    if hero is not None and hero.square < 0 and not (what.prison or what.when in _FROM_PRISON):
        return False
    if what.needs:
        return all(holds(table, seat, hero, need) for need in what.needs)
    return True


def meant(table: Hismment, effect: Modify, source_seat: int, source: Hero | None, seat: int, hero: Hero) -> bool:
    """Whether a static modifier speaks of this hero."""
    to = effect.to
    if to == "self":
        right = source is hero
    elif source_seat >= 0 and to != "everyone_field" and (seat == source_seat) == (to in _OF_ENEMY):
        right = False
    elif to in _ON_FIELD:
        right = hero.square >= 0
    elif to in _IN_PRISON:
        right = hero.square < 0 and (to != "own_locked" or not hero.freed)
    else:
        right = to != "own_other" or hero is not source
    return right and (effect.only is None or fits_only(table, hero, effect.only))


def fits_only(table: Hismment, hero: Hero, only: Only) -> bool:
    """Of this element, class and level, as far as they are named."""
    kit, top = table.setup.kit, hero.cards[-1]
    if only.element and not elements_of(table, hero) >> ELEMENTS.index(only.element) & 1:
        return False
    if only.klass and kit.klass[top] != CLASSES.index(only.klass):
        return False
    return not only.level or kit.level[top] == only.level


def fold(value: int, found: list[tuple[int, int]]) -> int:
    """HIS-F13 Set, then multiply, then add."""
    for how, n in found:
        if how == 1:
            value = n
    for how, n in found:
        if how == 2:
            value *= n
    return value + sum([n for how, n in found if how == 0])


def elements_of(table: Hismment, hero: Hero) -> int:
    """HIS-X14 The hero's elements as a set; effects may replace them or add to them."""
    kit = table.setup.kit
    bits = kit.elements[hero.cards[-1]]
    if hero.mods or REPLACE_ELEMENT in kit.static or ADD_ELEMENT in kit.static:
        seat = next(side.seat for side in table.sides for each in side.heroes if each is hero)
        for _, value in gather(table, seat, hero, REPLACE_ELEMENT):
            bits = value
        for _, value in gather(table, seat, hero, ADD_ELEMENT):
            bits |= value
    return bits


def terrain_part(table: Hismment, hero: Hero, stat: int) -> int:
    """HIS-X15 HIS-X16 HIS-X18 HIS-X19 Boost for the Terrain's own, malus for whom it beats, each at most once."""
    if not table.terrain:
        return 0
    kit, card = table.setup.kit, table.terrain[0]
    boost, malus = kit.boost[card][stat], kit.malus[card][stat]
    if not (boost or malus):  # as for most stats
        return 0
    elements = elements_of(table, hero)
    return (boost if elements & kit.elements[card] else 0) + (malus if elements & kit.weak_to[card] else 0)


def gear_part(kit: Kit, hero: Hero, stat: int) -> int:
    """HIS-A12 HIS-A27 HIS-P07 The bonuses of all equipment, on the field only."""
    part = 0
    if hero.square >= 0:
        bonus = kit.bonus
        for card in hero.gear:
            part += bonus[card][stat]
    return part


def stat_parts(table: Hismment, seat: int, hero: Hero, stat: int) -> tuple[int, int, int, int]:
    """HIS-F09 HIS-F10 Printed, Terrain, equipment, powers and specialities."""
    kit = table.setup.kit
    printed = kit.stats[hero.cards[-1]][stat]
    terrain, gear = terrain_part(table, hero, stat), gear_part(kit, hero, stat)
    before = printed + terrain + gear
    return printed, terrain, gear, fold(before, gather(table, seat, hero, stat)) - before


def stat(table: Hismment, seat: int, hero: Hero, which: int) -> int:
    """HIS-F27 A stat as it stands: never below 0, maximum PV never below 1."""
    kit = table.setup.kit
    value = kit.stats[hero.cards[-1]][which] + terrain_part(table, hero, which)
    if hero.gear:
        value += gear_part(kit, hero, which)
    if hero.mods or which in kit.static:
        found = gather(table, seat, hero, which)
        if found:
            value = fold(value, found)
    return max(value, 1 if which == PV else 0)


def pv_left(table: Hismment, seat: int, hero: Hero) -> int:
    return stat(table, seat, hero, PV) - hero.damage


def pm_left(table: Hismment, seat: int, hero: Hero) -> int:
    return stat(table, seat, hero, PM) - hero.spent


def trim(table: Hismment) -> None:
    """HIS-A28 HIS-V08 HIS-V09 Where a maximum fell, wounds and spent PM are cut; losing a bonus never knocks out."""
    for side in table.sides:
        for hero in side.heroes:
            if hero.damage:
                hero.damage = min(hero.damage, stat(table, side.seat, hero, PV) - 1)
            if hero.spent:
                hero.spent = min(hero.spent, stat(table, side.seat, hero, PM))


def luck_of(table: Hismment, seat: int, hero: Hero) -> int:
    """HIS-E08"""
    return stat(table, seat, hero, LUCK)


# Classes ---------------------------------------------------------------------------------------------------------------


def range_of(table: Hismment, seat: int, hero: Hero) -> int:
    """HIS-C03 HIS-C05 HIS-C06 HIS-C08 HIS-C09 HIS-C16 How many squares away this hero's attacks reach."""
    far = REACH[table.setup.kit.klass[hero.cards[-1]]]
    changes = gather(table, seat, hero, RANGE)
    return fold(far, changes) if changes else far


def metric_of(table: Hismment, seat: int, hero: Hero) -> int:
    """HIS-C02 HIS-C10 HIS-C16 How this hero's class counts squares: 0 with diagonals, 1 without."""
    klass = table.setup.kit.klass[hero.cards[-1]]
    metric: int = 1 if klass == ARCHER else table.setup.kit.sorcerer_metric if klass == SORCERER else 0
    changes = gather(table, seat, hero, METRIC)
    return changes[-1][1] if changes else metric


def in_range(table: Hismment, seat: int, hero: Hero, square: int, here: int = -1, further: int = 0) -> bool:
    """HIS-C12 HIS-C13 Whether this hero's attacks reach a square; nothing blocks them.

    ``here``: if it stood there; ``further``: if they reached so much further.
    """
    far = range_of(table, seat, hero) + further
    return far >= FARTHEST or distance(table, seat, hero, square, here) <= far


def distance(table: Hismment, seat: int, hero: Hero, square: int, here: int = -1) -> int:
    """HIS-C02 HIS-C11 How far a square is by the metric of this hero's class, from where it stands or would stand."""
    measure = orthogonal_distance if metric_of(table, seat, hero) else square_distance
    return measure(hero.square if here < 0 else here, square)


def class_part(table: Hismment, seat: int, hero: Hero, far: int) -> int:
    """HIS-C04 … C09 HIS-P10 The class's bonus or malus on a hit from so far away."""
    klass = table.setup.kit.klass[hero.cards[-1]]
    if klass == BRAWLER:
        part = 2
    elif klass == SWORDSMAN:
        part = 1
    elif klass == ARCHER:
        part = -(far // 2)
    elif klass == BOMBARDIER:
        part = -1 if far <= 2 else 1 if far >= 5 else 0
    else:
        part = 0
    changes = gather(table, seat, hero, CLASS_BONUS)
    return fold(part, changes) if changes else part
