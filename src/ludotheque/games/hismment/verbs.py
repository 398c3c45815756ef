"""What the verbs of ``effects.py`` do. A text is done part by part; a part that cannot be done is skipped (HIS-T33).

Texts free, move and hurt, and all of that sets off texts: the chapters that do so are imported where they are needed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.kernel import Option, step

from .attach import drop_attack, drop_gear, fits_attack, fits_gear, put_on, revert
from .board import COLUMNS, GRID
from .conditions import FACES, holds
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
from .kit import CODES, HOW, SIDE_CODES, value_of
from .market import refill
from .stats import field_hero, fits_only, hero_called, luck_of, pm_left, stat, trim
from .table import Hero, Hismment
from .triggers import NOBODY, pull
from .words import ATTACK, KINDS, PM

COINS_PER_POINT = 5
SKIP: Option = ("skip",)
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


# Starting a text -------------------------------------------------------------------------------------------------------


def can_start(table: Hismment, seat: int, text: int, me: int, foe: int = NOBODY) -> bool:
    """HIS-T15 Its conditions hold, its price can be paid, and its first part has something to act on."""
    what = table.setup.kit.texts[text]
    found = hero_called(table, me) if me != NOBODY else None
    hero = found[1] if found else None
    for need in what.needs:
        if not holds(table, seat, hero, need):
            return False
    if what.cost is not None and not _payable(table, seat, hero, what.cost):
        return False
    return possible(table, what.do[0], seat, me, foe)


def _payable(table: Hismment, seat: int, hero: Hero | None, cost: Any) -> bool:
    """HIS-E22 HIS-L18"""
    side = table.sides[seat]
    if cost.coins > side.bank or cost.cards > len(side.hand) or (cost.heart and cost.heart >= side.heart):
        return False
    if (cost.pm or cost.pv) and hero is None:
        return False
    if hero is not None and cost.pm and pm_left(table, seat, hero) < cost.pm:
        return False
    return hero is None or not cost.pv or stat(table, seat, hero, 0) - hero.damage > cost.pv


def possible(table: Hismment, effect: AnyEffect, seat: int, me: int, foe: int) -> bool:
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
            return bool(side.hand if effect.who == "you" else enemy.hand)
        case SearchPile():
            return any(table.setup.kit.kind[card] == KINDS.index(effect.kind) for card in side.pile)
        case Salvage():
            return any(table.setup.kit.kind[card] == KINDS.index(effect.kind) for card in side.cemetery)
        case BonusRoll() | Reroll() | BlockSquare() | RollFor():
            return True
        case MoveAttachment():
            return bool(movable(table, seat, effect.kind))
        case Contest():
            return field_hero(table, seat) is not None and field_hero(table, 1 - seat) is not None
        case Choose():
            return any(possible(table, mode[0], seat, me, foe) for mode in effect.modes)
        case May():
            return side.bank >= effect.coins and possible(table, effect.then[0], seat, me, foe)
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
            found[1].used_up.append(text)
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
    if to in ("own_heart", "enemy_heart", "both_hearts"):
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
    if to in ("self", "target"):
        found = hero_called(table, me if to == "self" else foe)
        return [found] if found else []
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
            table.say("effect_damage", seat=owner, card=hero.cards[-1], n=effect.n)
            wound(table, owner, hero, effect.n, seat)
        case Heal():
            healed = min(effect.n, hero.damage)
            hero.damage -= healed
            table.say("heal", seat=owner, card=hero.cards[-1], n=healed)
        case Ko():
            knock_out(table, owner, hero)
        case Pm():
            pm = stat(table, owner, hero, PM)
            hero.spent = max(0, min(pm, hero.spent - effect.n))
            table.say("pm", seat=owner, card=hero.cards[-1], n=pm - hero.spent)
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
            table.moved_on = True
            table.say("lock", seat=owner, card=hero.cards[-1])
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
        table.say("heal_heart", seat=owner, n=healed)


def modify(table: Hismment, effect: Modify, seat: int, hero: Hero) -> None:
    """HIS-T23 A change that lasts this turn, N turns of its owner, or for good."""
    hero.mods.append((CODES[effect.what], HOW[effect.how], value_of(effect), until(table, seat, effect.turns)))
    table.say("modify", card=hero.cards[-1], what=effect.what, n=effect.by)
    trim(table)


def until(table: Hismment, seat: int, turns: int) -> int:
    """HIS-T23 The number of the turn in whose upkeep (for 0: at whose end) it stops."""
    if turns < 0:
        return -1
    if turns == 0:
        return table.turn
    return table.turn + 2 * turns + (0 if seat == table.active else 1)


def _powers(table: Hismment, hero: Hero) -> list[int]:
    """The powers of a hero that can be copied: any but one that copies, or two of these would copy each other for ever."""
    kit = table.setup.kit
    powers = kit.on.get("activate", {}).get(hero.cards[-1], ())
    return [power for power in powers if not any(isinstance(effect, CopyPower) for effect in kit.texts[power].do)]


def send_back(table: Hismment, owner: int, hero: Hero) -> None:
    """HIS-M34 A hero goes back to Prison and stays freed."""
    hero.square = -1
    if table.actor == hero.cards[0]:
        table.fell = table.phase == 7
    trim(table)
    table.say("return", seat=owner, card=hero.cards[-1])


# Parts that need no hero to be aimed at --------------------------------------------------------------------------------


def _modify_side(table: Hismment, effect: Modify, seat: int) -> None:
    mod = (CODES[effect.what], HOW[effect.how], effect.by, until(table, seat, effect.turns))
    table.sides[seat].mods.append(mod)
    table.say("modify_side", seat=seat, what=effect.what, n=effect.by)


def _coins(table: Hismment, effect: Coins, seat: int, me: int, foe: int) -> None:
    """HIS-E22 HIS-E24"""
    who = seat if effect.who == "you" else 1 - seat
    side = table.sides[who]
    change = max(effect.n, -side.bank)
    side.bank += change
    table.say("gain" if change >= 0 else "lose", seat=who, n=abs(change))


def _steal(table: Hismment, effect: Steal, seat: int, me: int, foe: int) -> None:
    """HIS-E24"""
    taken = min(effect.n, table.sides[1 - seat].bank)
    table.sides[1 - seat].bank -= taken
    table.sides[seat].bank += taken
    table.say("steal", seat=seat, n=taken)


def _draw(table: Hismment, effect: Draw, seat: int, me: int, foe: int) -> None:
    side = table.sides[seat]
    for _ in range(min(effect.n, len(side.pile))):
        card = side.pile.pop()
        side.hand.append(card)
        table.moved_on = True
        table.say("draw", seat=seat, card=card)


def _discard(table: Hismment, effect: Discard, seat: int, me: int, foe: int) -> None:
    if effect.who == "you":
        table.do_all(*[(discard_one, seat)] * effect.n)
        return
    side = table.sides[1 - seat]
    for _ in range(min(effect.n, len(side.hand))):
        lose_card(table, 1 - seat, side.hand[table.dice.below(len(side.hand))])


@step("HIS-L07", "HIS-T15")
def discard_one(table: Hismment, seat: int) -> None:
    """HIS-L07 HIS-T15 Choose a hand card to discard."""
    table.ask_if_any(seat, discards, discard)


@step("HIS-L07")
def discards(table: Hismment, seat: int) -> list[Option]:
    """HIS-L07 Any card in hand."""
    return [("discard", card) for card in table.sides[seat].hand]


@step("HIS-L07", "HIS-T26")
def discard(table: Hismment, option: Option) -> None:
    """HIS-L07 HIS-T26"""
    lose_card(table, table.seat, option[1])


def lose_card(table: Hismment, seat: int, card: int) -> None:
    """HIS-T26 A hand card goes to its owner's cemetery."""
    side = table.sides[seat]
    side.hand.remove(card)
    side.cemetery.append(card)
    table.moved_on = True
    table.say("discard", seat=seat, card=card)


def _look(table: Hismment, effect: Look, seat: int, me: int, foe: int) -> None:
    cards = table.sides[seat].pile[-effect.n :]
    table.show(cards, seat)
    table.say("look", seat=seat, cards=tuple(reversed(cards)))


def _reorder(table: Hismment, effect: Reorder, seat: int, me: int, foe: int) -> None:
    _look(table, Look(effect.n), seat, me, foe)
    count = min(effect.n, len(table.sides[seat].pile))
    if count > 1:
        table.ask(seat, next_on_top, put_on_top, seat, count)


@step("HIS-T33")
def next_on_top(table: Hismment, seat: int, owner: int, count: int) -> list[Option]:
    """HIS-T33 Which of the cards looked at lies lowest among those still to be put back."""
    return [("under", card) for card in table.sides[owner].pile[-count:]]


@step("HIS-T33")
def put_on_top(table: Hismment, option: Option, seat: int, count: int) -> None:
    """HIS-T33 Card by card from below, until one is left on top."""
    pile = table.sides[seat].pile
    top = pile[-count:]
    top.remove(option[1])
    pile[-count:] = [option[1], *top]
    if count > 2:
        table.ask(seat, next_on_top, put_on_top, seat, count - 1)


def _swap_shop(table: Hismment, effect: SwapShopCard, seat: int, me: int, foe: int) -> None:
    if table.sides[seat].shop and table.sides[seat].pile:
        table.ask(seat, shop_cards, exchange)


@step("HIS-E16")
def shop_cards(table: Hismment, seat: int) -> list[Option]:
    """HIS-E16 Any card of the own shop."""
    return [("exchange", card) for card in table.sides[seat].shop]


@step("HIS-E16")
def exchange(table: Hismment, option: Option) -> None:
    """HIS-E16 It goes under the pile, and its place is filled again."""
    side = table.sides[table.seat]
    place = side.shop.index(option[1])
    table.moved_on = True
    table.say("exchange", seat=table.seat, card=option[1])
    refill(table, side, place)
    side.pile.insert(0, option[1])
    table.show((option[1],))


def _refresh_shop(table: Hismment, effect: RefreshShop, seat: int, me: int, foe: int) -> None:
    """HIS-E16"""
    side = table.sides[seat]
    old = side.shop
    new: list[int] = []
    while side.pile and len(new) < len(old):
        new.append(side.pile.pop())
    kept = old[len(new) :]
    side.shop = new + kept
    side.pile[:0] = old[: len(new)]
    table.show(old[: len(new)])
    table.moved_on = True
    table.say("refresh", seat=seat, cards=tuple(new))


def _search(table: Hismment, effect: SearchPile, seat: int, me: int, foe: int) -> None:
    table.ask_if_any(seat, pile_cards, take_from_pile, KINDS.index(effect.kind))


@step("HIS-T33")
def pile_cards(table: Hismment, seat: int, kind: int) -> list[Option]:
    """HIS-T33 Every card of a kind in the own pile, in no telling order."""
    return [("search", card) for card in sorted(table.sides[seat].pile) if table.setup.kit.kind[card] == kind]


@step("HIS-T33")
def take_from_pile(table: Hismment, option: Option, kind: int) -> None:
    """HIS-T33 Into hand, then the pile is shuffled."""
    seat = table.seat
    side = table.sides[seat]
    side.pile.remove(option[1])
    side.hand.append(option[1])
    table.moved_on = True
    table.say("search", seat=seat, card=option[1])
    table.shuffle(side.pile)


def _salvage(table: Hismment, effect: Salvage, seat: int, me: int, foe: int) -> None:
    table.ask_if_any(seat, cemetery_cards, take_back, KINDS.index(effect.kind))


@step("HIS-T27")
def cemetery_cards(table: Hismment, seat: int, kind: int) -> list[Option]:
    """HIS-T26 HIS-T27 Every card of a kind in the own cemetery."""
    return [("salvage", card) for card in table.sides[seat].cemetery if table.setup.kit.kind[card] == kind]


@step("HIS-T27")
def take_back(table: Hismment, option: Option, kind: int) -> None:
    """HIS-T26 HIS-T27 The card comes back to hand: its text beats the rule of the cemetery."""
    side = table.sides[table.seat]
    side.cemetery.remove(option[1])
    side.hand.append(option[1])
    table.show((option[1],))
    table.moved_on = True
    table.say("salvage", seat=table.seat, card=option[1])


def _bonus_roll(table: Hismment, effect: BonusRoll, seat: int, me: int, foe: int) -> None:
    """HIS-E05"""
    face = table.dice.roll()
    table.sides[seat].bank += COINS_PER_POINT * face
    table.say("luck", seat=seat, face=face, n=COINS_PER_POINT * face)


def _reroll(table: Hismment, effect: Reroll, seat: int, me: int, foe: int) -> None:
    """HIS-E05"""
    face, side = table.dice.roll(), table.sides[seat]
    side.bank = max(0, side.bank + COINS_PER_POINT * (face - table.face))
    table.face = face
    side.tally[FACES + face - 1] += 1
    table.say("reroll", seat=seat, face=face, n=COINS_PER_POINT * face)


def _roll_for(table: Hismment, effect: RollFor, seat: int, me: int, foe: int) -> None:
    """HIS-E26"""
    face = table.dice.roll()
    table.say("effect_roll", seat=seat, face=face, n=effect.at_least)
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
        table.say("contest_roll", seat=seat, a=a, b=b)
    table.say("contest", seat=seat if a > b else 1 - seat)
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


def _block(table: Hismment, effect: BlockSquare, seat: int, me: int, foe: int) -> None:
    table.ask(seat, free_squares, block, effect.turns, seat)


# Choices inside a part -------------------------------------------------------------------------------------------------


@step("HIS-M32")
def free_squares(table: Hismment, seat: int, *rest: int) -> list[Option]:
    """HIS-M32 Every free square of the grid."""
    taken = {hero.square for side in table.sides for hero in side.heroes} | {square for square, _ in table.blocked}
    return [("square", square) for square in GRID if square not in taken]


@step("HIS-M32")
def block(table: Hismment, option: Option, turns: int, seat: int) -> None:
    """HIS-M32 Nobody enters that square for a while."""
    table.blocked.append((option[1], until(table, seat, turns)))
    table.say("block", seat=seat, square=option[1])


@step("HIS-M32")
def put_there(table: Hismment, option: Option, target: int) -> None:
    """HIS-M32 A hero is set down on another square."""
    found = hero_called(table, target)
    if found is not None:
        found[1].square = option[1]
        table.say("move", seat=found[0], card=found[1].cards[-1], square=option[1])


@step("HIS-M32")
def walks(table: Hismment, seat: int, target: int, n: int) -> list[Option]:
    """HIS-M32 Squares within n steps, or stay."""
    from .field import reachable

    found = hero_called(table, target)
    assert found is not None
    return [*[("square", square) for square in reachable(table, *found, n)], SKIP]


@step("HIS-M32")
def walk_there(table: Hismment, option: Option, target: int, n: int) -> None:
    """HIS-M32 An extra walk, outside step 7."""
    if option[0] == "square":
        put_there(table, option, target)


@step("HIS-M32")
def directions(table: Hismment, seat: int, target: int, n: int) -> list[Option]:
    """HIS-M32 The ways in which a hero can be pushed at least one square."""
    return [("push", step) for step in (-COLUMNS, -1, 1, COLUMNS) if _slide(table, target, step, 1)]


def _slide(table: Hismment, target: int, step: int, n: int) -> list[int]:
    """The squares a pushed hero crosses, up to n, until something stops it; it stays on the grid."""
    from .field import closed_squares

    found = hero_called(table, target)
    if found is None or found[1].square not in GRID:
        return []
    seat, hero = found
    shut, here = closed_squares(table, seat, hero), hero.square
    way: list[int] = []
    while len(way) < n:
        there = here + step
        if there not in GRID or there in shut or (abs(step) == 1 and there // COLUMNS != here // COLUMNS):
            break
        way.append(there)
        here = there
    return way


@step("HIS-M32")
def push(table: Hismment, option: Option, target: int, n: int) -> None:
    """HIS-M32 Pushed up to n squares, never onto an occupied or forbidden one."""
    found = hero_called(table, target)
    way = _slide(table, target, option[1], n)
    if found is not None and way:
        found[1].square = way[-1]
        table.say("pushed", seat=found[0], card=found[1].cards[-1], square=way[-1])


@step("HIS-M34")
def substitutes(table: Hismment, seat: int, target: int) -> list[Option]:
    """HIS-M34 The freed heroes that could take the place of one that must leave."""
    return [("substitute", hero.cards[0]) for hero in table.sides[seat].heroes if hero.freed and hero.square < 0]


@step("HIS-M34")
def substitute(table: Hismment, option: Option, target: int) -> None:
    """HIS-M34 A forced swap: the newcomer enters on its start square, or where the other stood if that is taken."""
    out, new = hero_called(table, target), hero_called(table, option[1])
    if out is None or new is None:
        return
    seat, hero = new
    start, place = table.setup.kit.board.starts[seat], out[1].square
    out[1].square = -1
    taken = any(other.square == start for side in table.sides for other in side.heroes)
    hero.square = place if taken else start
    trim(table)
    table.say("swap", seat=seat, out_card=out[1].cards[-1], card=hero.cards[-1])
    pull(table, "on_swap_in", seat, hero)


KIND_OF: dict[type, Callable[[Any], str]] = {
    RestoreUses: lambda effect: "restore",
    AddLife: lambda effect: "life",
    DestroyAttachment: lambda effect: f"destroy_{effect.kind}",
}


@step("HIS-T33")
def pick_attachment(table: Hismment, what: str, n: int, seat: int, target: int) -> None:
    """HIS-T33 Choose one of the cards attached to a hero."""
    found = attached_cards(table, seat, what, n, seat, target)
    if len(found) == 1:
        change_attachment(table, found[0], what, n, seat, target)
    elif found:
        table.ask(seat, attached_cards, change_attachment, what, n, seat, target)


@step("HIS-T33")
def attached_cards(table: Hismment, seat: int, what: str, n: int, owner: int, target: int) -> list[Option]:
    """HIS-T33 The cards on a hero that this can change."""
    found = hero_called(table, target)
    if found is None:
        return []
    hero, full = found[1], table.setup.kit.exhaustion
    if what == "restore":
        cards = [card for card, left in zip(hero.attacks, hero.uses, strict=True) if left < full[card]]
    elif what == "life":
        cards = [card for card, left in zip(hero.gear, hero.life, strict=True) if left > 0]
    else:
        cards = hero.attacks if what == "destroy_attack" else hero.gear
    return [("attached", card) for card in cards]


@step("HIS-T33", "HIS-A17")
def change_attachment(table: Hismment, option: Option, what: str, n: int, seat: int, target: int) -> None:
    """HIS-T33 HIS-A17 Uses come back, life is added, or the card is destroyed."""
    found = hero_called(table, target)
    if found is None:
        return
    owner, hero = found
    card = option[1]
    if what == "restore":
        place = hero.attacks.index(card)
        hero.uses[place] = min(table.setup.kit.exhaustion[card], hero.uses[place] + n)
        table.say("restored", seat=owner, card=card, n=hero.uses[place])
    elif what == "life":
        place = hero.gear.index(card)
        hero.life[place] += n
        table.say("mended", seat=owner, card=card, n=hero.life[place])
    elif what == "destroy_attack":
        drop_attack(table, owner, hero, hero.attacks.index(card))
    else:
        drop_gear(table, owner, hero, hero.gear.index(card))
        trim(table)


def movable(table: Hismment, seat: int, kind: str) -> list[Option]:
    """HIS-A17 HIS-A32 Attached cards that another own hero could wear, with that hero."""
    heroes = table.sides[seat].heroes
    fits = fits_attack if kind == "attack" else fits_gear
    return [
        ("carry", card, other.cards[0])
        for hero in heroes
        for card in (hero.attacks if kind == "attack" else hero.gear)
        for other in heroes
        if other is not hero and fits(table, other, card)
    ]


def _move_attachment(table: Hismment, effect: MoveAttachment, seat: int, me: int, foe: int) -> None:
    table.ask_if_any(seat, carriable, carry, effect.kind)


@step("HIS-A32")
def carriable(table: Hismment, seat: int, kind: str) -> list[Option]:
    """HIS-A32"""
    return movable(table, seat, kind)


@step("HIS-A32")
def carry(table: Hismment, option: Option, kind: str) -> None:
    """HIS-A17 HIS-A32 A card goes from one own hero to another, with the uses or life it has left."""
    _, card, name = option
    found = hero_called(table, name)
    assert found is not None
    for hero in table.sides[table.seat].heroes:
        if card in hero.attacks:
            place = hero.attacks.index(card)
            left = hero.uses.pop(place)
            hero.attacks.remove(card)
        elif card in hero.gear:
            place = hero.gear.index(card)
            left = hero.life.pop(place)
            del hero.gear[place], hero.worn[place]
    put_on(table, found[1], card)
    (found[1].uses if table.setup.kit.kind[card] == ATTACK else found[1].life)[-1] = left
    trim(table)
    table.say("attach", seat=table.seat, card=card, on_card=found[1].cards[-1])


Deed = Callable[[Hismment, Any, int, int, int], None]
_DEEDS: dict[type, Deed] = {
    Coins: _coins,
    Steal: _steal,
    Draw: _draw,
    Discard: _discard,
    Look: _look,
    Reorder: _reorder,
    SwapShopCard: _swap_shop,
    RefreshShop: _refresh_shop,
    SearchPile: _search,
    Salvage: _salvage,
    BonusRoll: _bonus_roll,
    Reroll: _reroll,
    RollFor: _roll_for,
    Contest: _contest,
    Choose: _choose,
    May: _may,
    BlockSquare: _block,
    MoveAttachment: _move_attachment,
}
