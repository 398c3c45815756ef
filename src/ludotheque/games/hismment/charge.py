"""Charges: from where a blow may land whose own texts move its hero or its target first (HIS-F22)."""

from __future__ import annotations

from itertools import product

from .board import COLUMNS
from .effects import AnyEffect, Modify, MoveHero, Push, Teleport
from .field import reachable
from .fight import texts_before
from .grammar import every_part
from .manoeuvres import free_squares, slide
from .readiness import can_act
from .stats import in_range
from .table import Hero, Hismment
from .triggers import NOBODY

_MINE, _THEIRS = ("self", "own_field", "everyone_field"), ("target", "enemy_field", "every_enemy", "everyone_field")


def strike_squares(table: Hismment, seat: int, hero: Hero, card: int, target: int = NOBODY) -> list[int]:
    """HIS-F22 Where a hero may stand when its blow lands: here, or where the texts before it can take it."""
    steps, anywhere = 0, False
    for part in _parts(table, seat, hero, card, target):
        if getattr(part, "to", "") in _MINE:
            steps += part.n if isinstance(part, MoveHero) else 0
            anywhere = anywhere or isinstance(part, Teleport)
    found = [hero.square, *(reachable(table, seat, hero, steps) if steps else ())]
    return found + ([each.square for each in free_squares(table, seat)] if anywhere else [])


def can_reach(table: Hismment, seat: int, hero: Hero, card: int, foe: Hero) -> bool:
    """HIS-F03 HIS-F22 Whether a blow can land on a foe, by where its texts can move either and how far they let it reach."""
    parts = _parts(table, seat, hero, card, foe.cards[0])
    ranges = [part for part in parts if isinstance(part, Modify) and part.what == "range"]
    further = sum(max(0, part.by) for part in ranges if part.how == "add" and part.to in _MINE)
    pushes = [part.n for part in parts if isinstance(part, Push) and part.to in _THEIRS]
    theirs = [foe.square]
    if pushes:
        ways = [slide(table, foe.cards[0], step, max(pushes)) for step in (-COLUMNS, -1, 1, COLUMNS)]
        theirs += [way[-1] for way in ways if way]
    mine = strike_squares(table, seat, hero, card, foe.cards[0])
    return any(in_range(table, seat, hero, there, here, further) for here, there in product(mine, theirs))


def _parts(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> list[AnyEffect]:
    """What the texts before a blow may do, as far as they can act now."""
    texts = table.setup.kit.texts
    found = [
        text for text in texts_before(table, seat, hero, card) if can_act(table, seat, text, hero.cards[0], target)
    ]
    return [part for text in found for part in every_part(texts[text].do)]
