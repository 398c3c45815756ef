"""What the verbs of ``effects.py`` do. A text is done part by part; a part that cannot be done is skipped (HIS-T33).

Texts free, move and hurt, and all of that sets off texts: the chapters that do so are imported where they are needed.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Option, step

from . import dealings, fittings, manoeuvres
from .attach import revert
from .conditions import holds
from .dealings import discard_one
from .effects import (
    AddLife,
    AnyEffect,
    BlockSquare,
    BonusRoll,
    Choose,
    Coins,
    Contest,
    CopyPower,
    Damage,
    DestroyAttachment,
    Discard,
    Draw,
    ForceSwap,
    FreeHero,
    Heal,
    Ko,
    LockHero,
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
    RestoreUses,
    ReturnHero,
    Revert,
    RollFor,
    Salvage,
    SearchPile,
    Steal,
    SwapShopCard,
    Teleport,
)
from .ending import settle
from .fittings import KIND_OF, movable, pick_attachment
from .kit import CODES, HOW, SIDE_CODES, value_of
from .manoeuvres import (
    SKIP,
    directions,
    free_squares,
    push,
    put_there,
    send_back,
    substitute,
    substitutes,
    walk_there,
    walks,
)
from .stats import field_hero, fits_only, hero_called, luck_of, pm_left, stat, trim
from .table import Deed, Hero, Hismment, until
from .triggers import NOBODY, used_up
from .words import KINDS, PM

_EVERY = frozenset(
    (
        "every_own",
        "every_prisoner",
        "every_enemy",
        "every_enemy_prisoner",
        "everyone_field",
        "both_hearts",
        "self",
        "target",
    )
)


_HEARTS = ("own_heart", "enemy_heart", "both_hearts")
_WITHOUT_TARGET = (Coins, Steal, Draw, Look, Reorder, RefreshShop, SearchPile, BonusRoll, Reroll, RollFor)


# Starting a text -------------------------------------------------------------------------------------------------------


def can_start(table: Hismment, seat: int, text: int, me: int, held: int = 0) -> bool:
    """HIS-T15 A Chapter or power may be used: it can act, and its first part has a target.

    ``held``: hand cards that it cannot use itself, such as the Chapter that is being played.
    """
    first = table.setup.kit.texts[text].do[0]
    return can_act(table, seat, text, me, NOBODY, held) and _has_target(table, first, seat, me, held)


def can_act(table: Hismment, seat: int, text: int, me: int, foe: int = NOBODY, held: int = 0) -> bool:
    """HIS-T33 Its conditions hold, its price can be paid, and some part of it can be done."""
    what = table.setup.kit.texts[text]
    found = hero_called(table, me) if me != NOBODY else None
    hero = found[1] if found else None
    for need in what.needs:
        if not holds(table, seat, hero, need):
            return False
    if what.cost is not None and not _payable(table, seat, hero, what.cost, held):
        return False
    return any(possible(table, part, seat, me, foe, held) for part in what.do)


def _has_target(table: Hismment, effect: AnyEffect, seat: int, me: int, held: int) -> bool:
    """HIS-T15 Whether what a part speaks of is there. Who is unhurt can still be healed, if by nothing (HIS-F24)."""
    if isinstance(effect, Modify) and CODES[effect.what] in SIDE_CODES:
        return True
    to = getattr(effect, "to", None)
    if to is None:
        return isinstance(effect, _WITHOUT_TARGET) or possible(table, effect, seat, me, NOBODY, held)
    only = getattr(effect, "only", None)
    return to in _HEARTS or any(
        (only is None or fits_only(table, hero, only))
        and (isinstance(effect, Heal | Pm | ForceSwap) or _useful(table, effect, owner, hero, me))
        for owner, hero in _meant(table, to, seat, me, NOBODY)
    )


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
        case BonusRoll() | BlockSquare() | RollFor():
            return True
        case MoveAttachment():
            return bool(movable(table, seat, effect.kind))
        case Contest():
            return field_hero(table, seat) is not None and field_hero(table, 1 - seat) is not None
        case Choose():
            return any(possible(table, mode[0], seat, me, foe, held) for mode in effect.modes)
        case May():
            return side.bank >= effect.coins and possible(table, effect.then[0], seat, me, foe, held)
        case _:
            return bool(candidates(table, effect, seat, me, foe))


def pay_and_do(table: Hismment, text: int, seat: int, me: int, foe: int) -> None:
    """HIS-T12 HIS-T15 Mark the use, take the price, then do the parts in order."""
    what = table.setup.kit.texts[text]
    found = hero_called(table, me) if me != NOBODY else None
    tasks: list[tuple[Any, ...]] = []
    if found is not None:
        found[1].used.append(text)
    if what.per_game:
        used_up(table, text, found[1] if found else None).append(text)
    cost = what.cost
    if cost is not None:
        side = table.sides[seat]
        side.bank -= cost.coins
        side.heart -= cost.heart
        tasks = [(discard_one, seat)] * cost.cards
        if found is not None:
            found[1].spent += cost.pm
            found[1].damage += cost.pv
        if cost.coins:
            table.say("pay", seat=seat, n=cost.coins)
        if cost.heart:
            table.say("heart", seat=seat, n=cost.heart)
    table.do_all(*tasks, (resolve, table.setup.kit.script_of[text], 0, seat, me, foe))


@step("HIS-T33")
def resolve(table: Hismment, script: int, part: int, seat: int, me: int, foe: int) -> None:
    """HIS-T33 One part of a text, then the next."""
    effects = table.setup.kit.scripts[script]
    if part + 1 < len(effects):
        table.do(resolve, script, part + 1, seat, me, foe)
    if part < len(effects):
        effect = effects[part]
        deed = _DEEDS.get(type(effect))
        if isinstance(effect, Modify) and CODES[effect.what] in SIDE_CODES:
            _modify_side(table, effect, seat)
        elif deed is not None:
            deed(table, effect, seat, me, foe)
        else:
            aim(table, effect, script, part, seat, me, foe)


# Aiming ----------------------------------------------------------------------------------------------------------------


def aim(table: Hismment, effect: AnyEffect, script: int, part: int, seat: int, me: int, foe: int) -> None:
    """HIS-Q17 HIS-T33 Apply a part to whom it means; let its owner choose where there is a choice."""
    found = candidates(table, effect, seat, me, foe)
    if not found:
        return
    if len(found) == 1 or effect.to in _EVERY:  # type: ignore[union-attr]
        for target in found:
            apply(table, effect, target, seat, me)
        settle(table)
    else:
        table.ask(seat, aims, choose_aim, script, part, seat, me, foe)


@step("HIS-T15")
def aims(table: Hismment, seat: int, script: int, part: int, owner: int, me: int, foe: int) -> list[Option]:
    """HIS-T15 Every hero or Heart that this part may be aimed at."""
    effect = table.setup.kit.scripts[script][part]
    return [("aim", target) for target in candidates(table, effect, owner, me, foe)]


@step("HIS-T33")
def choose_aim(table: Hismment, option: Option, script: int, part: int, seat: int, me: int, foe: int) -> None:
    """HIS-T33"""
    apply(table, table.setup.kit.scripts[script][part], option[1], seat, me)
    settle(table)


def candidates(table: Hismment, effect: AnyEffect, seat: int, me: int, foe: int) -> list[int]:
    """HIS-P16 HIS-P17 Whom a part may act on: heroes by their lowest card, Hearts as -1 and -2."""
    to = effect.to  # type: ignore[union-attr]
    if to in _HEARTS:
        seats = [seat] if to == "own_heart" else [1 - seat] if to == "enemy_heart" else [0, 1]
        full = table.full_heart
        return [-1 - s for s in seats if not isinstance(effect, Heal) or table.sides[s].heart < full]
    only = getattr(effect, "only", None)
    found = []
    for owner, hero in _meant(table, to, seat, me, foe):
        if (only is None or fits_only(table, hero, only)) and _useful(table, effect, owner, hero, me):
            found.append(hero.cards[0])
    return found


def _meant(table: Hismment, to: str, seat: int, me: int, foe: int) -> list[tuple[int, Hero]]:
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
            return [(1 - seat, hero) for hero in enemy if hero.square >= 0]
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


def _useful(table: Hismment, effect: AnyEffect, seat: int, hero: Hero, me: int) -> bool:
    """Whether a part can do its work on this hero at all."""
    kit = table.setup.kit
    match effect:
        case Heal():
            return hero.damage > 0
        case Pm():
            return hero.spent > 0 if effect.n > 0 else pm_left(table, seat, hero) > 0
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
        case ReturnHero() | MoveHero() | Teleport() | Push():
            return hero.square >= 0
        case ForceSwap():
            return hero.square >= 0 and any(o.freed and o.square < 0 for o in table.sides[seat].heroes)
        case Revert():
            return len(hero.cards) > 1
        case CopyPower():
            return bool(_powers(table, hero)) and hero.cards[0] != me
        case _:
            return True


def apply(table: Hismment, effect: AnyEffect, target: int, seat: int, me: int) -> None:
    """Do a part to one hero or Heart."""
    from .fight import knock_out, wound

    if target < 0:
        _apply_to_heart(table, effect, -1 - target)
        return
    found = hero_called(table, target)
    if found is None:
        return
    owner, hero = found
    match effect:
        case Modify():
            modify(table, effect, seat, hero)
        case Damage():
            table.say("effect_damage", "HIS-F20", seat=owner, card=hero.cards[-1], n=effect.n)
            wound(table, owner, hero, effect.n, seat)
        case Heal():
            healed = min(effect.n, hero.damage)
            hero.damage -= healed
            table.say("heal", "HIS-F24", seat=owner, card=hero.cards[-1], n=healed)
        case Ko():
            knock_out(table, owner, hero)
        case Pm():
            pm = stat(table, owner, hero, PM)
            hero.spent = max(0, min(pm, hero.spent - effect.n))
            table.say("pm", "HIS-T07", seat=owner, card=hero.cards[-1], n=pm - hero.spent)
        case RestoreUses() | AddLife() | DestroyAttachment():
            table.do(pick_attachment, KIND_OF[type(effect)](effect), getattr(effect, "n", 0), seat, target)
        case MoveHero():
            table.ask_if_any(seat, walks, walk_there, target, effect.n)
        case Teleport():
            table.ask(seat, free_squares, put_there, target)
        case Push():
            table.ask_if_any(seat, directions, push, target, effect.n)
        case FreeHero():
            from .prison import set_free

            table.do(set_free, target, False)
        case LockHero():
            hero.freed = False
            trim(table)
            table.say("lock", "HIS-L19", seat=owner, card=hero.cards[-1])
        case ReturnHero():
            send_back(table, owner, hero)
        case ForceSwap():
            table.ask_if_any(owner, substitutes, substitute, target)
        case Revert():
            revert(table, owner, hero)
        case CopyPower():
            table.do(resolve, table.setup.kit.script_of[_powers(table, hero)[0]], 0, seat, me, NOBODY)
        case _:
            raise AssertionError(effect)


def _apply_to_heart(table: Hismment, effect: AnyEffect, owner: int) -> None:
    from .fight import hit_heart

    side = table.sides[owner]
    if isinstance(effect, Damage):
        hit_heart(table, owner, effect.n)
    elif isinstance(effect, Heal):
        healed = min(effect.n, table.full_heart - side.heart)
        side.heart += healed
        table.say("heal_heart", "HIS-F24", seat=owner, n=healed)


def modify(table: Hismment, effect: Modify, seat: int, hero: Hero) -> None:
    """HIS-T23 A change that lasts this turn, N turns of its owner, or for good."""
    hero.mods.append((CODES[effect.what], HOW[effect.how], value_of(effect), until(table, seat, effect.turns)))
    change = (CODES[effect.what], HOW[effect.how], value_of(effect))
    table.say("modify", "HIS-T23", seat=seat, card=hero.cards[-1], change=change, turns=effect.turns)
    trim(table)


def _powers(table: Hismment, hero: Hero) -> list[int]:
    """The powers of a hero that can be copied: any but one that copies, or two of these would copy each other for ever."""
    kit = table.setup.kit
    powers = kit.on.get("activate", {}).get(hero.cards[-1], ())
    return [power for power in powers if not any(isinstance(effect, CopyPower) for effect in kit.texts[power].do)]


# Parts that need no hero to be aimed at --------------------------------------------------------------------------------


def _modify_side(table: Hismment, effect: Modify, seat: int) -> None:
    mod = (CODES[effect.what], HOW[effect.how], effect.by, until(table, seat, effect.turns))
    table.sides[seat].mods.append(mod)
    table.say("modify_side", "HIS-T23", seat=seat, change=mod[:3], turns=effect.turns)


def _roll_for(table: Hismment, effect: RollFor, seat: int, me: int, foe: int) -> None:
    """HIS-E26"""
    face = table.dice.roll()
    table.say("effect_roll", "HIS-E26", seat=seat, face=face, n=effect.at_least)
    _then(table, effect.then if face >= effect.at_least else effect.other, seat, me, foe)


def _then(table: Hismment, effects: list[AnyEffect], seat: int, me: int, foe: int) -> None:
    if effects:
        table.do(resolve, table.setup.kit.script(effects), 0, seat, me, foe)


def _contest(table: Hismment, effect: Contest, seat: int, me: int, foe: int) -> None:
    """HIS-F25 HIS-F26 Higher current Luck wins; then one die each, again while they tie."""
    mine, theirs = field_hero(table, seat), field_hero(table, 1 - seat)
    if mine is None or theirs is None:
        return
    a, b = luck_of(table, seat, mine), luck_of(table, 1 - seat, theirs)
    while a == b:
        a, b = table.dice.roll(), table.dice.roll()
        table.say("contest_roll", "HIS-F26", seat=seat, a=a, b=b)
    table.say("contest", "HIS-F26", seat=seat if a > b else 1 - seat)
    _then(table, effect.then if a > b else effect.other, seat, me, foe)


def _choose(table: Hismment, effect: Choose, seat: int, me: int, foe: int) -> None:
    scripts = tuple(table.setup.kit.script(mode) for mode in effect.modes)
    table.ask_if_any(seat, modes, choose_mode, scripts, seat, me, foe)


@step("HIS-T33")
def modes(table: Hismment, seat: int, scripts: tuple[int, ...], owner: int, me: int, foe: int) -> list[Option]:
    """HIS-T33 One of several things, of those that can be done."""
    all_scripts = table.setup.kit.scripts
    return [("mode", s) for s in scripts if possible(table, all_scripts[s][0], owner, me, foe)]


@step("HIS-T33")
def choose_mode(table: Hismment, option: Option, scripts: tuple[int, ...], seat: int, me: int, foe: int) -> None:
    """HIS-T33"""
    table.do(resolve, option[1], 0, seat, me, foe)


def _may(table: Hismment, effect: May, seat: int, me: int, foe: int) -> None:
    if table.sides[seat].bank >= effect.coins and possible(table, effect.then[0], seat, me, foe):
        table.ask(seat, pay_or_not, pay_if, effect.coins, table.setup.kit.script(effect.then), seat, me, foe)


@step("HIS-T33")
def pay_or_not(table: Hismment, seat: int, *rest: int) -> list[Option]:
    """HIS-T33 An optional payment."""
    return [("pay", rest[0]), SKIP]


@step("HIS-T33", "HIS-E22")
def pay_if(table: Hismment, option: Option, coins: int, script: int, seat: int, me: int, foe: int) -> None:
    """HIS-T33 HIS-E22"""
    if option[0] == "pay":
        table.sides[seat].bank -= coins
        table.say("pay", seat=seat, n=coins)
        table.do(resolve, script, 0, seat, me, foe)


_DEEDS: dict[type, Deed] = {
    **dealings.DEEDS,
    **manoeuvres.DEEDS,
    **fittings.DEEDS,
    RollFor: _roll_for,
    Contest: _contest,
    Choose: _choose,
    May: _may,
}
