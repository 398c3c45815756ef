"""Conditions: what must be true, must have happened or must be paid, to free a hero or for a text to work."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import msgspec

from .cards import lower_level
from .effects import (
    Ally,
    AnyNeed,
    AnyOf,
    Bank,
    Cemetery,
    DiscardCards,
    EnemyOnField,
    Event,
    GiveUp,
    HandSize,
    HeartAtMost,
    LoseHeart,
    Lower,
    LuckFace,
    PayCoins,
    Received,
    Roll,
    Round,
    TerrainIs,
    Wearing,
)
from .words import ELEMENTS

if TYPE_CHECKING:
    from .cards import Card
    from .table import Hero, Hismment, Side

EVENTS = ("bought", "sold", "chapters", "own_ko", "enemy_ko", "taken", "dealt")
"""What a side counts for release conditions, beside the faces of the luck die."""
Way = tuple[AnyNeed, ...]


def ways(needs: list[AnyNeed]) -> list[Way]:
    """Every way to meet all of these: the choices inside ``any_of`` written out."""
    parts: list[list[Way]] = []
    for need in needs:
        if isinstance(need, AnyOf):
            parts.append([way for inner in need.ways for way in ways(inner)])
        else:
            parts.append([(need,)])
    return [tuple(each for part in chosen for each in part) for chosen in product(*parts)]


def release_ways(cards: dict[str, Card], name: str) -> list[Way]:
    """HIS-V13 HIS-V15 HIS-V23 Ways to free a hero: its own condition, and the lower ones too where they are cumulative."""
    needs = list(cards[name].release)
    while cards[name].cumulative and (lower := lower_level(cards, name)):
        name = lower
        needs += cards[name].release
    found = [_together(way) for way in ways(needs)]
    return list({frozenset(map(msgspec.json.encode, way)): way for way in reversed(found)}.values())[::-1]


def _together(way: Way) -> Way:
    """HIS-L07 HIS-L08 HIS-L18 Costs of one kind add up to one, one roll serves all, and nothing is asked twice."""
    found: dict[object, AnyNeed] = {}
    for need in way:
        if isinstance(need, PayCoins | DiscardCards | GiveUp | LoseHeart | Roll):
            kind = type(need)
            n = getattr(found.get(kind), "n", 0)
            found[kind] = kind(max(n, need.n) if kind is Roll else n + need.n)
        else:
            found[msgspec.json.encode(need)] = need
    return tuple(found.values())


def holds(table: Hismment, seat: int, hero: Hero | None, need: AnyNeed, held: int = 0) -> bool:
    """HIS-L06 HIS-L09 Whether a condition is met, or could be paid in full (HIS-E22, HIS-L18).

    ``held``: hand cards that do not count, such as the Chapter that is being played.
    """
    side, kit = table.sides[seat], table.setup.kit
    match need:
        case Round():
            return table.round >= need.n
        case HeartAtMost():
            return side.heart <= need.n
        case Bank() | PayCoins():
            return side.bank >= need.n
        case Cemetery():
            return len(side.cemetery) >= need.n
        case HandSize() | DiscardCards():
            return len(side.hand) - held >= need.n
        case TerrainIs():
            return bool(table.terrain) and bool(kit.elements[table.terrain[0]] >> ELEMENTS.index(need.element) & 1)
        case Wearing():
            return hero is not None and _worn(table, hero, need) >= need.n
        case Ally():
            return any(_is_ally(table, other, need) for other in side.heroes if other is not hero)
        case EnemyOnField():
            return any(other.square >= 0 for other in table.sides[1 - seat].heroes)
        case Event():
            happened: int = getattr(side, need.what)
            return happened - _base(hero, EVENTS.index(need.what)) >= need.n
        case LuckFace():
            return side.faces[need.n - 1] > _base(hero, len(EVENTS) + need.n - 1)
        case Received():
            return hero is not None and hero.received >= need.n
        case Lower():
            column = ("freed", "received", "dealt").index(need.what)
            return hero is not None and bool(hero.past) and hero.past[-1][column] >= need.n
        case GiveUp():
            return sum(len(each.attacks) + len(each.gear) for each in side.heroes) >= need.n
        case LoseHeart():
            return side.heart > need.n
        case Roll():
            return hero is not None and not hero.rolled
        case AnyOf():
            return any(all(holds(table, seat, hero, each, held) for each in way) for way in need.ways)


def counters(side: Side) -> tuple[int, ...]:
    """HIS-L09 All that a side has counted so far; a hero remembers it when it comes, and counts from there."""
    return (
        side.bought, side.sold, side.chapters, side.own_ko, side.enemy_ko, side.taken, side.dealt, *side.faces,
    )  # fmt: skip


def _base(hero: Hero | None, count: int) -> int:
    return hero.base[count] if hero is not None and hero.base else 0


def _worn(table: Hismment, hero: Hero, need: Wearing) -> int:
    cards = [table.setup.kit.cards[card] for card in hero.attacks + hero.gear]
    return sum(1 for card in cards if need.kind in ("any", card.kind, card.type) and card.level >= need.level)


def _is_ally(table: Hismment, hero: Hero, need: Ally) -> bool:
    """HIS-L16"""
    if table.setup.kit.line[hero.cards[-1]] != need.line:
        return False
    if need.state == "freed":
        return hero.freed
    if need.state == "evolved":
        return len(hero.cards) > 1
    return need.state == "alive" or hero.square >= 0
