"""Step 4: attaching attacks and equipment, evolving heroes (HIS-A01 … A32, HIS-V01 … V23, HIS-L17)."""

from __future__ import annotations

from ludotheque.kernel.choice import Choice, Made, Refusal, no, thing

from .conditions import counters
from .kit import CODES, Kit
from .stats import elements_of, fold, living, side_mods, trim
from .table import Hero, Hismment, Side, is_step
from .triggers import pull
from .words import ATTACK, EQUIPMENT, HERO, TERRAIN

EXTRA = (CODES["extra_attack_card"], CODES["extra_equipment"])
PRISONERS = 3
GEAR_CHAIN = 9
"""The chain bits of a hero: three levels for each of three attack types, then for each of three equipment types."""


def may_place(table: Hismment, side: Side, what: int) -> bool:
    """HIS-A01 HIS-V03 HIS-T28 One attack, one equipment and one hero card per turn, unless a card allows more."""
    done = side.placed[what]
    return not done or (what < 2 and done <= fold(0, side_mods(table, side.seat, EXTRA[what])))


class Attach(Choice):
    """HIS-A01 HIS-A02 An attack or equipment of the hand on an own living hero."""

    verb = "attach"
    card: int = thing("held")
    hero: int = thing("hero")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        side, kit = table.sides[seat], table.setup.kit
        if self.card in side.hand and kit.kind[self.card] == TERRAIN:
            return no("terrain", "HIS-S11")
        if not is_step(table, 4):
            return no("step", "HIS-T04")
        if self.card not in side.hand or kit.kind[self.card] not in (ATTACK, EQUIPMENT):
            return no("attach-what", "HIS-A01")
        hero = next((hero for hero in side.heroes if hero.cards[0] == self.hero), None)
        if hero is None:
            return no("own-hero", "HIS-A02")
        if not may_place(table, side, 0 if kit.kind[self.card] == ATTACK else 1):
            return no("placed", "HIS-A01")
        return misfit(table, hero, self.card)


class Evolve(Choice):
    """HIS-V02 HIS-V03 The next level of an own hero is laid over it."""

    verb = "evolve"
    card: int = thing("held")
    hero: int = thing("hero")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        side, kit = table.sides[seat], table.setup.kit
        if not is_step(table, 4):
            return no("step", "HIS-T04")
        hero = next((hero for hero in side.heroes if hero.cards[0] == self.hero), None)
        if self.card not in side.hand or hero is None or kit.kind[self.card] != HERO:
            return no("line", "HIS-V02")
        if not kit.lower[self.card] or kit.lower[self.card] != kit.names[hero.cards[-1]]:
            return no("line", "HIS-V02")
        return None if may_place(table, side, 2) else no("placed", "HIS-V03")


class Reinforce(Choice):
    """HIS-L17 A Level-1 hero of the hand joins the Prison."""

    verb = "reinforce"
    card: int = thing("held")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        side, kit = table.sides[seat], table.setup.kit
        if not is_step(table, 4):
            return no("step", "HIS-T04")
        if self.card not in side.hand:
            return no("own-hand", "HIS-L17")
        if kit.kind[self.card] != HERO or kit.lower[self.card] or not kit.reinforcements:
            return no("reinforce", "HIS-L17")
        if not may_place(table, side, 2):
            return no("placed", "HIS-V03")
        return None if len(side.heroes) < PRISONERS else no("reinforce", "HIS-L17")


ATTACH: Made[tuple[int, int], Attach] = Made(lambda key: Attach(*key))


def attachments(table: Hismment, seat: int) -> list[Attach | Evolve | Reinforce]:
    """HIS-A01 HIS-A02 HIS-V02 HIS-V03 HIS-L17 Each fitting hand card on each own living hero."""
    side, kit = table.sides[seat], table.setup.kit
    kinds = kit.kind
    found: list[Attach | Evolve | Reinforce] = []
    may = [may_place(table, side, what) for what in (0, 1, 2)]
    for card in side.hand:
        kind = kinds[card]
        if kind == ATTACK:
            if may[0]:
                found += [ATTACH[card, hero.cards[0]] for hero in side.heroes if fits_attack(table, hero, card)]
        elif kind == EQUIPMENT:
            if may[1]:
                found += [ATTACH[card, hero.cards[0]] for hero in side.heroes if fits_gear(table, hero, card)]
        elif kind == HERO and may[2]:
            lower = kit.lower[card]
            if lower:
                found += [Evolve(card, h.cards[0]) for h in side.heroes if kit.names[h.cards[-1]] == lower]
            elif kit.reinforcements and len(side.heroes) < PRISONERS:
                found.append(Reinforce(card))
    return found


def fits_attack(table: Hismment, hero: Hero, card: int) -> bool:
    """HIS-A03 HIS-A04 HIS-A05 HIS-A07 HIS-A13 HIS-A14 HIS-A15 HIS-A16 A shared element and an open level."""
    kit = table.setup.kit
    if not kit.elements[card] & elements_of(table, hero):
        return False
    level = kit.level[card]
    return level == 1 or _opened(table, hero, hero.attacks, card, level)


def fits_gear(table: Hismment, hero: Hero, card: int) -> bool:
    """HIS-A06 HIS-A09 HIS-A10 HIS-A11 HIS-A12 The hero's class, an open level, and no twin worn."""
    kit = table.setup.kit
    if kit.klass[card] != kit.klass[hero.cards[-1]]:
        return False
    kind, level = kit.type[card], kit.level[card]
    for worn in hero.gear:
        if kit.type[worn] == kind and kit.level[worn] == level:
            return False
    return level == 1 or _opened(table, hero, hero.gear, card, level)


def misfit(table: Hismment, hero: Hero, card: int) -> Refusal | None:
    """HIS-A04 HIS-A09 HIS-A10 HIS-A13 What keeps an attack or equipment off a hero."""
    kit = table.setup.kit
    if kit.kind[card] == ATTACK:
        if not kit.elements[card] & elements_of(table, hero):
            return no("element", "HIS-A13")
        return None if fits_attack(table, hero, card) else no("level", "HIS-A04")
    if kit.klass[card] != kit.klass[hero.cards[-1]]:
        return no("class", "HIS-A09")
    if any((kit.type[worn], kit.level[worn]) == (kit.type[card], kit.level[card]) for worn in hero.gear):
        return no("twin", "HIS-A10")
    return None if fits_gear(table, hero, card) else no("level", "HIS-A04")


def _opened(table: Hismment, hero: Hero, worn: list[int], card: int, level: int) -> bool:
    """HIS-A04 HIS-A07 HIS-A08 Whether the level below was attached before (or still is, if that was agreed)."""
    kit = table.setup.kit
    gear = kit.kind[card] == EQUIPMENT
    any_type = kit.shared_chain and not gear
    if kit.history_chain:
        groups = range(3) if any_type else (kit.type[card],)
        shift = GEAR_CHAIN if gear else 0
        return any(hero.chain >> (shift + 3 * group + level - 2) & 1 for group in groups)
    return any(kit.level[c] == level - 1 and (any_type or kit.type[c] == kit.type[card]) for c in worn)


def attach(table: Hismment, card: int, name: int) -> None:
    """HIS-A01 HIS-A29 From hand onto a hero."""
    seat = table.active
    side, kit = table.sides[seat], table.setup.kit
    hero = living(table, name)[1]
    side.hand.remove(card)
    gear = kit.kind[card] == EQUIPMENT
    side.placed[1 if gear else 0] += 1
    put_on(table, hero, card)
    hero.received += 1
    table.moved_on = True
    table.say("attach", "HIS-A01", seat=seat, card=card, on_card=hero.cards[-1])
    trim(table)
    pull(table, "on_attach", seat, hero)


def put_on(table: Hismment, hero: Hero, card: int) -> None:
    """HIS-A19 HIS-A22 A card comes onto a hero with its full life or uses."""
    kit = table.setup.kit
    if kit.kind[card] == EQUIPMENT:
        hero.gear.append(card)
        hero.life.append(kit.life[card])
        hero.worn.append(table.clock)
    else:
        hero.attacks.append(card)
        hero.uses.append(kit.exhaustion[card])
    hero.chain |= 1 << chain_bit(kit, card)
    table.clock += 1


def chain_bit(kit: Kit, card: int) -> int:
    """HIS-A05 HIS-A06 HIS-A08 The place of a card's group and level in what a hero ever wore."""
    bit: int = 3 * kit.type[card] + kit.level[card] - 1
    return GEAR_CHAIN + bit if kit.kind[card] == EQUIPMENT else bit


def drop_gear(table: Hismment, seat: int, hero: Hero, index: int, *clauses: str) -> None:
    """HIS-T25 HIS-T26 An equipment leaves its hero for the cemetery and takes its marks along."""
    card = hero.gear.pop(index)
    del hero.life[index], hero.worn[index]
    take_marks(table, hero, card)
    table.sides[seat].cemetery.append(card)
    table.moved_on = True
    table.say("worn_out", *clauses, seat=seat, card=card, on_card=hero.cards[-1])


def take_marks(table: Hismment, hero: Hero, card: int) -> tuple[list[int], list[int]]:
    """HIS-T25 The marks of a card that leaves a hero go with it: its texts used this turn, and those used this game."""
    kit = table.setup.kit
    marks = tuple(
        [text for text in used if kit.text_card[text] == kit.names[card]] for used in (hero.used, hero.used_up)
    )
    hero.used = [text for text in hero.used if text not in marks[0]]
    hero.used_up = [text for text in hero.used_up if text not in marks[1]]
    return marks[0], marks[1]


def drop_attack(table: Hismment, seat: int, hero: Hero, index: int, *clauses: str) -> None:
    """HIS-A22 HIS-T25 HIS-T26 An attack leaves its hero for the cemetery and takes its marks along."""
    card = hero.attacks.pop(index)
    del hero.uses[index]
    take_marks(table, hero, card)
    table.sides[seat].cemetery.append(card)
    table.moved_on = True
    table.say("worn_out", *clauses, seat=seat, card=card, on_card=hero.cards[-1])


# Evolution -------------------------------------------------------------------------------------------------------------


def evolve(table: Hismment, card: int, name: int) -> None:
    """HIS-V02 HIS-V06 HIS-V10 HIS-V12 HIS-V14 HIS-L09 The next level is laid over the hero, and counts from here on."""
    seat = table.active
    side, kit = table.sides[seat], table.setup.kit
    hero = living(table, name)[1]
    side.hand.remove(card)
    side.placed[2] += 1
    table.moved_on = True
    hero.past.append((int(hero.freed), hero.received, hero.dealt, *hero.base))
    hero.base, hero.received, hero.dealt = counters(side), 0, 0
    hero.cards.append(card)
    table.say("evolve", "HIS-V02", "HIS-V08", "HIS-V09", seat=seat, card=card, on_card=hero.cards[-2])
    if kit.cards[card].cumulative and hero.square < 0:
        hero.freed = False  # HIS-V16; on the field it stays where and what it is (HIS-V17)
    _new_top(table, seat, hero)
    pull(table, "on_evolve", seat, hero)


def _new_top(table: Hismment, seat: int, hero: Hero) -> None:
    """HIS-V08 HIS-V09 HIS-V11 HIS-V22 Attachments that no longer fit fall off; wounds and spent PM stay within bounds."""
    kit, top = table.setup.kit, hero.cards[-1]
    hero.since = table.clock
    table.clock += 1
    elements = elements_of(table, hero)
    for i in reversed(range(len(hero.attacks))):
        if not kit.elements[hero.attacks[i]] & elements:
            drop_attack(table, seat, hero, i, "HIS-V11")
    for i in reversed(range(len(hero.gear))):
        if kit.klass[hero.gear[i]] != kit.klass[top]:
            drop_gear(table, seat, hero, i, "HIS-V11")
    trim(table)


def revert(table: Hismment, seat: int, hero: Hero) -> None:
    """HIS-V07 HIS-V14 HIS-V21 By a special rule only: the top card goes to the cemetery, the lower one counts on."""
    card = hero.cards.pop()
    _, hero.received, hero.dealt, *base = hero.past.pop()
    hero.base = tuple(base)
    take_marks(table, hero, card)
    table.sides[seat].cemetery.append(card)
    table.moved_on = True
    table.say("revert", "HIS-V21", seat=seat, card=card, on_card=hero.cards[-1])
    _new_top(table, seat, hero)


def reinforce(table: Hismment, card: int) -> None:
    """HIS-L17 A Level-1 hero from hand into Prison, locked, in place of the turn's hero card."""
    seat = table.active
    side = table.sides[seat]
    side.hand.remove(card)
    side.placed[2] += 1
    side.heroes.append(Hero(cards=[card], base=counters(side), since=table.clock))
    table.clock += 1
    table.moved_on = True
    trim(table)
    table.say("reinforce", "HIS-L17", seat=seat, card=card)
