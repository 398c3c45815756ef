"""Attacks and damage (HIS-F01 … F28), Prison and Heart (HIS-P01 … P17)."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from ludotheque.kernel import step

from .attach import drop_attack
from .effects import THIS_ATTACK
from .ending import settle
from .grammar import every_part
from .kit import CODES
from .stats import (
    class_part,
    distance,
    elements_of,
    field_hero,
    fold,
    gather,
    hero_called,
    in_range,
    pm_left,
    pv_left,
    stat_parts,
    trim,
    works,
)
from .table import Hero, Hismment
from .triggers import NOBODY, in_turn, pull, set_off
from .words import DEFENCE, ELEMENTS, MIGHT, OFFENSIVE

PIERCE, IMMUNE, CAP, REFLECT = (CODES[name] for name in ("pierce", "immune", "cap", "reflect"))
COST, NO_ATTACK, EXTRA_ATTACK = (CODES[name] for name in ("cost", "no_attack", "extra_attack"))
ELEMENT_BONUS = CODES["element_bonus"]
NAMES_FOE = ("target", "enemy_field", "every_enemy")
NAMES_PRISONERS = ("enemy_prisoner", "every_enemy_prisoner")
NAMES_HEART = ("enemy_heart", "both_hearts")


def heart_of(seat: int) -> int:
    """How options speak of a Heart, where heroes are spoken of by their lowest card."""
    return -1 - seat


class Sum(NamedTuple):
    """HIS-F09 HIS-F10 HIS-F13 The eleven parts of a blow, and what becomes of it."""

    attack: tuple[int, int, int, int, int, int, int]
    defence: tuple[int, int, int, int]
    total: int
    against: int
    damage: int


def attack_cost(table: Hismment, seat: int, hero: Hero, card: int) -> int:
    """HIS-F02 The PM an attack takes."""
    cost = table.setup.kit.cost[card]
    if hero.mods or COST in table.setup.kit.static:
        cost = max(0, fold(cost, gather(table, seat, hero, COST)))
    return cost


def attacks_left(table: Hismment, seat: int, hero: Hero) -> bool:
    """HIS-F04 HIS-M24 HIS-M27 One attack per turn, none for a hero that came in by a swap."""
    if table.swapped or (hero.relief and in_relief(table, seat, hero)):
        return False
    if (hero.mods or NO_ATTACK in table.setup.kit.static) and gather(table, seat, hero, NO_ATTACK):
        return False
    return not table.attacks_made or table.attacks_made < fold(1, gather(table, seat, hero, EXTRA_ATTACK))


def in_relief(table: Hismment, seat: int, hero: Hero) -> bool:
    """HIS-M24 Whether this turn is the first one of a hero that came in for another (the next one, in the enemy's turn)."""
    return hero.relief > 0 and table.turn + (seat != table.active) - hero.relief <= 1


def targets(table: Hismment, seat: int, hero: Hero, card: int) -> list[int]:
    """HIS-F03 HIS-F07 HIS-C15 HIS-P01 … P06 HIS-P17 What an attack of this hero may be aimed at from where it stands."""
    kit = table.setup.kit
    enemies = table.sides[1 - seat].heroes
    here = [enemy for enemy in enemies if enemy.square >= 0]
    inside = not here and hero.square == kit.board.starts[1 - seat]
    if kit.type[card] == OFFENSIVE:
        if kit.charges and not kit.charges.isdisjoint(texts_before(table, seat, hero, card)):
            from .charge import can_reach, strike_squares

            if here:
                return [enemy.cards[0] for enemy in here if can_reach(table, seat, hero, card, enemy)]
            inside = kit.board.starts[1 - seat] in strike_squares(table, seat, hero, card)
        if here:
            return [enemy.cards[0] for enemy in here if in_range(table, seat, hero, enemy.square)]
        if not inside:
            return []
        return [enemy.cards[0] for enemy in enemies] or [heart_of(1 - seat)]
    aims = aims_of(table, hero, card)
    prisoners, heart = (not aims.isdisjoint(words) for words in (NAMES_PRISONERS, NAMES_HEART))
    within = prisoners or heart
    if (here or not within) and not aims.isdisjoint(NAMES_FOE if not here else (*NAMES_FOE, "everyone_field")):
        return [enemy.cards[0] for enemy in here if in_range(table, seat, hero, enemy.square)]
    if within and not (inside and (prisoners if enemies else heart)):
        return []
    from .readiness import can_act

    return (
        [NOBODY] if any(can_act(table, seat, text, hero.cards[0]) for text in attack_texts(table, hero, card)) else []
    )


def texts_before(table: Hismment, seat: int, hero: Hero, card: int) -> list[int]:
    """HIS-F22 The texts that act between the declaration of an attack and its blow, in their order."""
    on = table.setup.kit.on
    declared = on.get("on_attack_declared", {})
    before = on.get("signature before" if is_signature(table, hero, card) else "before", {})
    speakers = [(each, None) for each in table.terrain] + [(each, hero) for each in (hero.cards[-1], *hero.gear)]
    found = [text for each, bearer in speakers for text in declared.get(each, ()) if works(table, seat, bearer, text)]
    return [*found, *before.get(card, ())]


def attack_texts(table: Hismment, hero: Hero, card: int) -> list[int]:
    """HIS-A24 HIS-A25 The texts an attack has on this hero: on its Signature Hero, those of the Signature Power."""
    on = table.setup.kit.on
    mark = "signature " if is_signature(table, hero, card) else ""
    return [*on.get(mark + "before", {}).get(card, ()), *on.get(mark + "after", {}).get(card, ())]


def aims_of(table: Hismment, hero: Hero, card: int) -> set[str]:
    """HIS-C15 HIS-P17 Whom the texts of an attack speak of, in whatever part."""
    texts = [table.setup.kit.texts[text] for text in attack_texts(table, hero, card)]
    return {getattr(effect, "to", "") for text in texts for effect in every_part(text.do)}


def is_signature(table: Hismment, hero: Hero, card: int) -> bool:
    kit = table.setup.kit
    return bool(kit.signature[card]) and kit.signature[card] == kit.line[hero.cards[-1]]


def attack(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> None:
    """HIS-F02 HIS-F22 HIS-F23 Declare, pay PM, count the use; then before, blow, after, and the card if it is used up."""
    table.attacks_made += 1
    table.sides[seat].trod = 0
    hero.spent += attack_cost(table, seat, hero, card)
    hero.uses[hero.attacks.index(card)] -= 1
    name = hero.cards[0]
    table.say("attack", "HIS-F01", "HIS-F02", seat=seat, by_card=hero.cards[-1], card=card)
    mark = "signature " if is_signature(table, hero, card) else ""
    on = table.setup.kit.on
    before, after = on.get(mark + "before", {}).get(card, ()), on.get(mark + "after", {}).get(card, ())
    tasks: list[tuple[Any, ...]] = [(set_off, text, seat, name, target, card) for text in before]
    if table.setup.kit.type[card] == OFFENSIVE:
        tasks.append((strike, seat, name, card, target))
    tasks += [(set_off, text, seat, name, target, card) for text in after]
    table.do_all(*tasks, (end_attack, card))
    pull(table, "on_attack_declared", seat, hero, target)


@step("HIS-A22", "HIS-A23", "HIS-F22")
def end_attack(table: Hismment, card: int) -> None:
    """HIS-A22 HIS-A23 HIS-F22 After all it did, what was for this attack ends, and a used-up card goes to the cemetery."""
    for side in table.sides:
        for hero in side.heroes:
            if any(mod[3] == THIS_ATTACK for mod in hero.mods):
                hero.mods = [mod for mod in hero.mods if mod[3] != THIS_ATTACK]
                trim(table)
            if card in hero.attacks:  # perhaps another hero's by now
                place = hero.attacks.index(card)
                if hero.uses[place] <= 0:
                    drop_attack(table, side.seat, hero, place)


def work_out(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> Sum:
    """HIS-F09 … F13 HIS-P07 … P10 HIS-P14 The whole sum of a blow, as it would be now."""
    printed, terrain, gear, powers = stat_parts(table, seat, hero, MIGHT)
    found = hero_called(table, target)
    if found is None:  # HIS-P14: the Heart has no Defence and no element
        attack = (printed, terrain, gear, powers, 0, class_part(table, seat, hero, 0), table.setup.kit.damage[card])
        total = max(0, sum(attack))
        return Sum(attack, (0, 0, 0, 0), total, 0, total)
    foe_seat, foe = found
    far = distance(table, seat, hero, foe.square) if foe.square >= 0 else 0
    elements = advantages(table, elements_of(table, hero), elements_of(table, foe))
    if elements:
        elements *= max(0, fold(1, gather(table, seat, hero, ELEMENT_BONUS)))
    attack = (
        printed,
        terrain,
        gear,
        powers,
        elements,
        class_part(table, seat, hero, far),
        table.setup.kit.damage[card],
    )
    a, b, c, d = stat_parts(table, foe_seat, foe, DEFENCE)
    defence = (a, b, c, d - fold(0, gather(table, seat, hero, PIERCE)))
    total, against = max(0, sum(attack)), max(0, sum(defence))
    damage = max(0, total - against)
    caps = gather(table, foe_seat, foe, CAP)
    if caps:
        damage = min(damage, *(n for _, n in caps))
    if gather(table, foe_seat, foe, IMMUNE):
        damage = 0
    return Sum(attack, defence, total, against, damage)


def advantages(table: Hismment, mine: int, theirs: int) -> int:
    """HIS-X03 HIS-X04 HIS-X05 HIS-X06 HIS-X07 HIS-X12 One point for each pair in which the attacker's element beats."""
    beats = table.setup.kit.beats
    return sum((beats[i] & theirs).bit_count() for i in range(len(ELEMENTS)) if mine >> i & 1)


def lands(table: Hismment, name: int, target: int) -> bool:
    """HIS-F22 HIS-P02 Whether both are there for a blow, and within reach of each other: whoever strikes what lies within
    stands on the enemy's start square.
    """
    mine, theirs = hero_called(table, name), hero_called(table, target)
    if mine is None or mine[1].square < 0 or (target >= 0 and theirs is None):
        return False
    if theirs is None or theirs[1].square < 0:
        return mine[1].square == table.setup.kit.board.starts[1 - mine[0]]
    return in_range(table, *mine, theirs[1].square)


@step("HIS-F09", "HIS-F10", "HIS-F11", "HIS-F12")
def strike(table: Hismment, seat: int, name: int, card: int, target: int) -> None:
    """HIS-F06 HIS-F09 … F12 HIS-F22 The blow lands, if both are still there."""
    mine, theirs = hero_called(table, name), hero_called(table, target)
    if mine is None or not lands(table, name, target):
        if mine is not None and theirs is not None:
            table.say("missed", "HIS-F03", "HIS-F22", seat=seat, card=theirs[1].cards[-1], by_card=mine[1].cards[-1])
        return
    hero = mine[1]
    if theirs is None:
        result = work_out(table, seat, hero, card, target)
        table.say("strike_heart", "HIS-F09", "HIS-P14", seat=1 - seat, n=result.damage, attack_parts=result.attack)
        hero.dealt += result.damage
        table.sides[seat].dealt += result.damage
        hit_heart(table, 1 - seat, result.damage)
        if not settle(table):
            _landed(table, seat, hero, target, result.damage)
        return
    foe_seat, foe = theirs
    result = work_out(table, seat, hero, card, target)
    table.say(
        "strike", "HIS-F09", "HIS-F10", "HIS-F11", seat=seat, card=foe.cards[-1], n=result.damage,
        a=result.total, b=result.against, attack_parts=result.attack, defence_parts=result.defence,
    )  # fmt: skip
    if spared := max(0, result.total - result.against) - result.damage:
        table.say("spared", "HIS-F13", seat=foe_seat, card=foe.cards[-1], n=spared)
    back = fold(0, gather(table, foe_seat, foe, REFLECT)) if result.damage else 0
    hero.dealt += result.damage
    wound(table, [theirs], result.damage, seat, name)
    if settle(table):
        return
    if back:  # an effect of its own, after the blow (HIS-F22)
        table.say("reflect", "HIS-F20", seat=foe_seat, card=hero.cards[-1], n=back)
        wound(table, [mine], back, foe_seat, target)
        if settle(table):
            return
    if hero_called(table, name) is not None:
        _landed(table, seat, hero, target, result.damage)


def _landed(table: Hismment, seat: int, hero: Hero, target: int, damage: int) -> None:
    """HIS-F22 The texts of a blow that has landed, on a hero or a Heart; what is pulled last happens first."""
    if damage:
        pull(table, "on_damage_dealt", seat, hero, target)
    pull(table, "on_hit", seat, hero, target)


def wound(table: Hismment, whom: list[tuple[int, Hero]], n: int, by: int, who: int = NOBODY) -> None:
    """HIS-F14 HIS-F15 HIS-F16 HIS-F20 HIS-F21 HIS-Q17 Damage to heroes, given with their seats, all at once.

    What is left over hits the Heart, unless it is one's own. ``by``: the seat whose deed it is, NOBODYS for the Terrain's;
    ``who``: its hero.
    """
    if n <= 0:
        return
    table.moved_on = True
    if table.setup.kit.shaky:
        trim(table)
    left = [pv_left(table, seat, hero) for seat, hero in whom]
    for seat, hero in whom:
        table.sides[seat].taken += n
        if by == 1 - seat:
            table.sides[by].dealt += n
        hero.damage += n
    in_turn(
        table,
        [partial(_bear, table, seat, hero, n - had, by, who) for (seat, hero), had in zip(whom, left, strict=True)],
    )


def _bear(table: Hismment, seat: int, hero: Hero, over: int, by: int, who: int) -> None:
    """HIS-F14 HIS-F21 A hero that was hurt falls, if the damage was as much as its PV or more by ``over``; or speaks."""
    if over >= 0:
        knock_out(table, seat, hero, over if by != seat else 0, who)
    else:
        pull(table, "on_damage_taken", seat, hero)


def knock_out(table: Hismment, seat: int, hero: Hero, overflow: int = 0, who: int = NOBODY) -> None:
    """HIS-F14 HIS-F17 HIS-F18 HIS-F19 HIS-A26 HIS-P13 HIS-V12 All its cards to the cemetery, its price to the enemy.

    ``who``: the hero whose blow or text it was.
    """
    side, enemy, kit = table.sides[seat], table.sides[1 - seat], table.setup.kit
    top = hero.cards[-1]
    side.heroes = [other for other in side.heroes if other is not hero]
    side.cemetery += hero.cards + hero.attacks + hero.gear
    enemy.bank += kit.price[top]
    side.own_ko += 1
    enemy.enemy_ko += 1
    table.moved_on = True
    table.say("ko", "HIS-F14", "HIS-F17", seat=seat, card=top, seat_paid=1 - seat, n=kit.price[top])
    trim(table)
    if overflow > 0:
        table.say("overflow", "HIS-F15", "HIS-F16", seat=seat, n=overflow)
        hit_heart(table, seat, overflow)
    for owner in (1 - table.active, table.active):  # HIS-T24: what is scheduled last happens first
        if owner == seat:
            last_words(table, seat, hero)
        else:
            _rejoice(table, owner, who)


def _rejoice(table: Hismment, seat: int, who: int) -> None:
    """HIS-L12 HIS-T13 HIS-M35 An enemy fell: by one of its heroes (``who``), which speaks alone of those on the field, or
    by nobody's hand, as from a Chapter, and each speaks. In Prison those speak whose texts work there.
    """
    side, found = table.sides[seat], hero_called(table, who)
    if found is not None and found[0] == seat:
        pull(table, "on_ko_enemy", seat, found[1], also=[hero for hero in side.heroes if hero.square < 0])
    else:
        pull(table, "on_ko_enemy", seat, field_hero(table, seat), also=side.heroes)


def last_words(table: Hismment, seat: int, hero: Hero) -> None:
    """The texts with which a knocked-out hero and its equipment leave."""
    kit = table.setup.kit
    texts = kit.on.get("on_ko_self", {})
    table.do_all(
        *(
            (set_off, text, seat, NOBODY, NOBODY, card)
            for card in (hero.cards[-1], *hero.gear)
            for text in texts.get(card, ())
            if hero.square >= 0 or kit.texts[text].prison
        )
    )


def hit_heart(table: Hismment, seat: int, n: int) -> None:
    """HIS-Q02 A Heart loses PV, never below 0."""
    if n > 0:
        side = table.sides[seat]
        lost = min(n, side.heart)
        side.heart -= lost
        table.moved_on = True
        table.say("heart", "HIS-Q02", seat=seat, n=lost)
        if side.heart:
            pull(table, "on_heart_damaged", seat)


def usable_attacks(table: Hismment, seat: int, hero: Hero) -> list[int]:
    """HIS-F01 HIS-F02 HIS-F05 The attached attacks this hero has the PM for."""
    pm = pm_left(table, seat, hero)
    return [card for card in hero.attacks if attack_cost(table, seat, hero, card) <= pm]
