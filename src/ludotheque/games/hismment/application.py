"""What a part of a text does to the hero or Heart it is aimed at.

Wounds and releases set off texts: the chapters that do so are imported where they are needed.
"""

from __future__ import annotations

from .attach import revert
from .effects import (
    MOVES,
    AddLife,
    AnyEffect,
    CopyPower,
    Damage,
    DestroyAttachment,
    ForceSwap,
    FreeHero,
    Heal,
    Ko,
    LockHero,
    Modify,
    MoveHero,
    Pm,
    Push,
    RestoreUses,
    ReturnHero,
    Revert,
    Teleport,
)
from .fittings import KIND_OF, pick_attachment
from .kit import CODES, HOW, NOBODYS, value_of
from .manoeuvres import push, put_there, send_back, substitute, walk_there
from .stats import hero_called, stat, trim
from .table import Hero, Hismment, until
from .triggers import NOBODY
from .words import PM


def apply(table: Hismment, effect: AnyEffect, target: int, seat: int, me: int) -> None:
    """Do a part to one hero or Heart."""
    from .fight import knock_out

    if target < 0:
        _apply_to_heart(table, effect, -1 - target, seat)
        return
    found = hero_called(table, target)
    if found is None:
        return
    owner, hero = found
    if isinstance(effect, MOVES) and hero.square < 0:
        return  # back in Prison by now
    match effect:
        case Modify():
            modify(table, effect, seat, hero)
        case Damage():
            hurt(table, effect, [target], seat, me)
        case Heal():
            healed = min(effect.n, hero.damage)
            hero.damage -= healed
            table.say("heal", "HIS-F24", seat=owner, card=hero.cards[-1], n=healed)
        case Ko():
            knock_out(table, owner, hero, who=_whose(table, effect, seat, me))
        case Pm():
            pm = stat(table, owner, hero, PM)
            hero.spent = max(0, min(pm, hero.spent - effect.n))
            table.say("pm", "HIS-T07", seat=owner, card=hero.cards[-1], n=pm - hero.spent)
        case RestoreUses() | AddLife() | DestroyAttachment():
            table.do(pick_attachment, KIND_OF[type(effect)](effect), getattr(effect, "n", 0), seat, target)
        case MoveHero():
            table.put_if_any(seat, walk_there, target, effect.n)
        case Teleport():
            table.put(seat, put_there, target)
        case Push():
            table.put_if_any(seat, push, target, effect.n)
        case FreeHero():
            from .prison import set_free

            set_free(table, target, False)
        case LockHero():
            hero.freed = False
            turns_to_come = 2 * effect.turns - (owner != table.active)
            hero.shut = table.turn + turns_to_come if effect.turns else 0
            trim(table)
            table.say("lock", "HIS-L19", seat=owner, card=hero.cards[-1])
        case ReturnHero():
            send_back(table, owner, hero)
        case ForceSwap():
            table.put_if_any(owner, substitute, target)
        case Revert():
            revert(table, owner, hero)
        case CopyPower():
            from .verbs import copy_one

            table.do(copy_one, target, seat, me)
        case _:
            raise AssertionError(effect)


def hurt(table: Hismment, effect: Damage, targets: list[int], seat: int, me: int) -> None:
    """HIS-F20 HIS-F21 HIS-Q17 Damage to all these heroes at once."""
    from .fight import wound

    found = [each for target in targets if (each := hero_called(table, target))]
    for owner, hero in found:
        table.say("effect_damage", "HIS-F20", seat=owner, card=hero.cards[-1], n=effect.n)
    wound(table, found, effect.n, table.setup.kit.doer(effect, seat), _whose(table, effect, seat, me))


def _whose(table: Hismment, effect: AnyEffect, seat: int, me: int) -> int:
    """HIS-F21 The hero whose deed a part is; nobody's where the Terrain says it."""
    return NOBODY if table.setup.kit.doer(effect, seat) == NOBODYS else me


def _apply_to_heart(table: Hismment, effect: AnyEffect, owner: int, seat: int) -> None:
    """HIS-F24 HIS-L06 HIS-P17 A Heart is hurt, which counts as damage dealt to the enemy, or healed."""
    from .fight import hit_heart

    side = table.sides[owner]
    if isinstance(effect, Damage):
        if table.setup.kit.doer(effect, seat) == 1 - owner:
            table.sides[seat].dealt += effect.n
        hit_heart(table, owner, effect.n)
    elif isinstance(effect, Heal):
        healed = min(effect.n, table.full_heart - side.heart)
        side.heart += healed
        table.say("heal_heart", "HIS-F24", seat=owner, n=healed)


def modify(table: Hismment, effect: Modify, seat: int, hero: Hero) -> None:
    """HIS-T23 A change that lasts this turn, N turns of its owner, or for good."""
    hero.mods.append((CODES[effect.what], HOW[effect.how], value_of(effect), until(table, seat, effect.turns)))
    change = (CODES[effect.what], HOW[effect.how], value_of(effect))
    now = int(seat == table.active)  # whether the turn that goes on is the first of those it lasts
    table.say("modify", "HIS-T23", seat=seat, card=hero.cards[-1], change=change, turns=effect.turns, now=now)
    trim(table)
