"""Whom a part of a text means, and on whom it can do its work (HIS-P16, HIS-P17)."""

from __future__ import annotations

from .effects import (
    AddLife,
    AnyEffect,
    CopyPower,
    DestroyAttachment,
    ForceSwap,
    FreeHero,
    Heal,
    LockHero,
    MoveHero,
    Pm,
    Push,
    RestoreUses,
    ReturnHero,
    Revert,
    Teleport,
)
from .grammar import every_part
from .manoeuvres import directions, walks
from .stats import fits_only, hero_called, pm_left
from .table import Hero, Hismment

HEARTS = ("own_heart", "enemy_heart", "both_hearts")


def candidates(table: Hismment, effect: AnyEffect, seat: int, me: int, foe: int) -> list[int]:
    """HIS-P16 HIS-P17 Whom a part may act on: heroes by their lowest card, Hearts as -1 and -2."""
    to = effect.to  # type: ignore[union-attr]
    if to in HEARTS:
        seats = [seat] if to == "own_heart" else [1 - seat] if to == "enemy_heart" else [0, 1]
        full = table.full_heart
        return [-1 - s for s in seats if not isinstance(effect, Heal) or table.sides[s].heart < full]
    only = getattr(effect, "only", None)
    found = []
    for owner, hero in heroes_meant(table, to, seat, me, foe):
        if (only is None or fits_only(table, hero, only)) and useful(table, effect, owner, hero, seat, me):
            found.append(hero.cards[0])
    return found


def heroes_meant(table: Hismment, to: str, seat: int, me: int, foe: int) -> list[tuple[int, Hero]]:
    """Those that a word such as ``own_field`` names, each with its owner."""
    if to == "self":
        mine = hero_called(table, me)
        return [mine] if mine else []
    if to == "target":
        theirs = hero_called(table, foe)
        return [theirs] if theirs and not _out_of_reach(table, me, *theirs) else []
    own, enemy = table.sides[seat].heroes, table.sides[1 - seat].heroes
    match to:
        case "own_field":
            return [(seat, hero) for hero in own if hero.square >= 0]
        case "own_prisoner" | "every_prisoner":
            return [(seat, hero) for hero in own if hero.square < 0]
        case "own_locked":
            return [(seat, hero) for hero in own if not hero.freed]
        case "own_hero" | "every_own":
            return [(seat, hero) for hero in own]
        case "own_other":
            return [(seat, hero) for hero in own if hero.cards[0] != me]
        case "enemy_field" | "every_enemy":
            here = [(1 - seat, hero) for hero in enemy if hero.square >= 0]
            aimed = [each for each in here if each[1].cards[0] == foe and to == "enemy_field"]
            return aimed or here  # in an attack, the one it is aimed at (HIS-C15)
        case "enemy_prisoner" | "every_enemy_prisoner":
            return [(1 - seat, hero) for hero in enemy if hero.square < 0]
        case "enemy_hero":
            return [(1 - seat, hero) for hero in enemy]
        case _:
            return [(s, hero) for s in (seat, 1 - seat) for hero in table.sides[s].heroes if hero.square >= 0]


def _out_of_reach(table: Hismment, me: int, owner: int, foe: Hero) -> bool:
    """HIS-P02 HIS-T33 A target that is in Prison by now is gone, unless the attacker stands on that start square."""
    mine = hero_called(table, me)
    return foe.square < 0 and (mine is None or mine[1].square != table.setup.kit.board.starts[owner])


def useful(table: Hismment, effect: AnyEffect, owner: int, hero: Hero, seat: int, me: int) -> bool:
    """Whether a part can do its work on this hero of that owner at all."""
    kit = table.setup.kit
    match effect:
        case Heal():
            return hero.damage > 0
        case Pm():
            return hero.spent > 0 if effect.n > 0 else pm_left(table, owner, hero) > 0
        case RestoreUses():
            return any(left < kit.exhaustion[card] for card, left in zip(hero.attacks, hero.uses, strict=True))
        case AddLife():
            return any(left > 0 for left in hero.life)
        case DestroyAttachment():
            return bool(hero.attacks if effect.kind == "attack" else hero.gear)
        case FreeHero():
            return not hero.freed and hero.square < 0
        case LockHero():
            return hero.freed and hero.square < 0
        case ReturnHero() | Teleport():
            return hero.square >= 0
        case MoveHero():
            return hero.square >= 0 and bool(walks(table, seat, hero.cards[0], effect.n)[:-1])
        case Push():
            return hero.square >= 0 and bool(directions(table, seat, hero.cards[0], effect.n))
        case ForceSwap():
            return hero.square >= 0 and any(o.freed and o.square < 0 for o in table.sides[owner].heroes)
        case Revert():
            return len(hero.cards) > 1
        case CopyPower():
            return bool(copyable(table, hero, seat, me))
        case _:
            return True


def copyable(table: Hismment, hero: Hero, seat: int, me: int) -> list[int]:
    """HIS-T15 HIS-T33 The powers of another hero that would do something now for whoever copies them, at no price.

    None that copies itself, or two of these would copy each other for ever.
    """
    from .readiness import could_act

    kit = table.setup.kit
    powers = kit.on.get("activate", {}).get(hero.cards[-1], ()) if hero.cards[0] != me else ()
    others = [p for p in powers if not any(isinstance(part, CopyPower) for part in every_part(kit.texts[p].do))]
    return [power for power in others if could_act(table, seat, power, me)]
