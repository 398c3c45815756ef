"""Whether a text can be used now: its conditions, its price, its target, some part that can be done (HIS-T15, HIS-T33)."""

from __future__ import annotations

from typing import Any

from .aiming import HEARTS, candidates, heroes_meant, useful
from .conditions import holds
from .effects import (
    AnyEffect,
    BlockSquare,
    BonusRoll,
    Choose,
    Coins,
    Contest,
    Discard,
    Draw,
    ForceSwap,
    Heal,
    Look,
    May,
    Modify,
    MoveAttachment,
    MoveHero,
    Pm,
    Push,
    RefreshShop,
    Reorder,
    Reroll,
    RollFor,
    Salvage,
    SearchPile,
    Steal,
    SwapShopCard,
)
from .fittings import movable
from .grammar import inner_scripts
from .kit import CODES, SIDE_CODES
from .stats import fits_only, hero_called, opponents, pm_left, stat
from .table import Hero, Hismment
from .triggers import NOBODY
from .words import KINDS

_WITHOUT_TARGET = (Coins, Steal, Draw, Look, Reorder, RefreshShop, SearchPile, BonusRoll, Reroll, May)


def can_start(table: Hismment, seat: int, text: int, me: int, held: int = 0) -> bool:
    """HIS-T15 A Chapter or power may be used: it can act, and its first part has a target.

    ``held``: hand cards that it cannot use itself, such as the Chapter that is being played.
    """
    return _can_pay(table, seat, text, me, held) and could_start(table, seat, text, me, held)


def could_start(table: Hismment, seat: int, text: int, me: int, held: int = 0) -> bool:
    """HIS-T15 The same, whatever it costs."""
    first = table.setup.kit.texts[text].do[0]
    return could_act(table, seat, text, me, NOBODY, held) and _has_target(table, first, seat, me, held)


def can_act(table: Hismment, seat: int, text: int, me: int, foe: int = NOBODY, held: int = 0) -> bool:
    """HIS-T33 Its price can be paid, its conditions hold, and some part of it can be done."""
    return _can_pay(table, seat, text, me, held) and could_act(table, seat, text, me, foe, held)


def _can_pay(table: Hismment, seat: int, text: int, me: int, held: int) -> bool:
    cost = table.setup.kit.texts[text].cost
    if cost is None:
        return True
    found = hero_called(table, me) if me != NOBODY else None
    return _payable(table, seat, found[1] if found else None, cost, held)


def could_act(table: Hismment, seat: int, text: int, me: int, foe: int = NOBODY, held: int = 0) -> bool:
    """HIS-T33 Its conditions hold, and some part of it can be done, whatever it costs."""
    if not conditions_hold(table, seat, text, me, held):
        return False
    return any(possible(table, part, seat, me, foe, held) for part in table.setup.kit.texts[text].do)


def conditions_hold(table: Hismment, seat: int, text: int, me: int, held: int = 0) -> bool:
    needs = table.setup.kit.texts[text].needs
    if not needs:
        return True
    found = hero_called(table, me) if me != NOBODY else None
    return all(holds(table, seat, found[1] if found else None, need, held) for need in needs)


def _has_target(table: Hismment, effect: AnyEffect, seat: int, me: int, held: int) -> bool:
    """HIS-T15 Whether what a part speaks of is there."""
    if isinstance(effect, Modify) and CODES[effect.what] in SIDE_CODES:
        return True
    if isinstance(effect, RollFor | Choose):  # a payment that nobody has to make (May) asks for nothing
        return any(_has_target(table, part, seat, me, held) for script in inner_scripts(effect) for part in script)
    to = getattr(effect, "to", None)
    if to is None:
        return isinstance(effect, _WITHOUT_TARGET) or possible(table, effect, seat, me, NOBODY, held)
    only = getattr(effect, "only", None)
    return to in HEARTS or any(
        (only is None or fits_only(table, hero, only))
        and (_there(effect, hero) or useful(table, effect, owner, hero, seat, me))
        for owner, hero in heroes_meant(table, to, seat, me, NOBODY)
    )


def _there(effect: AnyEffect, hero: Hero) -> bool:
    """HIS-F24 HIS-M32 Who is unhurt can still be healed, if by nothing, and who is shut in pushed or moved nowhere."""
    return isinstance(effect, Heal | Pm | ForceSwap) or (isinstance(effect, Push | MoveHero) and hero.square >= 0)


def _payable(table: Hismment, seat: int, hero: Hero | None, cost: Any, held: int) -> bool:
    """HIS-E22 HIS-L18"""
    side = table.sides[seat]
    if cost.coins > side.bank or cost.cards > len(side.hand) - held or (cost.heart and cost.heart >= side.heart):
        return False
    if (cost.pm or cost.pv) and hero is None:
        return False
    if hero is not None and cost.pm and pm_left(table, seat, hero) < cost.pm:
        return False
    return hero is None or not cost.pv or stat(table, seat, hero, 0) - hero.damage > cost.pv


def possible(table: Hismment, effect: AnyEffect, seat: int, me: int, foe: int, held: int = 0) -> bool:
    """Whether a part could do anything now."""
    side, enemy = table.sides[seat], table.sides[1 - seat]
    match effect:
        case Modify() if CODES[effect.what] in SIDE_CODES:
            return True
        case Coins():
            return effect.n > 0 or (side if effect.who == "you" else enemy).bank > 0
        case Steal():
            return enemy.bank > 0
        case Draw() | Look() | Reorder():
            return bool(side.pile)
        case SwapShopCard() | RefreshShop():
            return bool(side.shop) and bool(side.pile)
        case Discard():
            return len(side.hand) > held if effect.who == "you" else bool(enemy.hand)
        case SearchPile():
            return any(table.setup.kit.kind[card] == KINDS.index(effect.kind) for card in side.pile)
        case Salvage():
            return any(table.setup.kit.kind[card] == KINDS.index(effect.kind) for card in side.cemetery)
        case Reroll():
            return table.face > 0 and seat == table.active
        case BonusRoll() | BlockSquare():
            return True
        case MoveAttachment():
            return bool(movable(table, seat, effect.kind))
        case Contest():
            return None not in opponents(table, seat, me, foe)
        case RollFor() | Choose():
            scripts = inner_scripts(effect)
            return any(possible(table, part, seat, me, foe, held) for script in scripts for part in script)
        case May():
            can = any(possible(table, part, seat, me, foe, held) for part in effect.then)
            return can and side.bank >= effect.coins
        case _:
            return bool(candidates(table, effect, seat, me, foe))
