"""Step 5: Chapters and powers (HIS-T10 … T16, HIS-T31 … T33)."""

from __future__ import annotations

from ludotheque.kernel import Option, step

from .kit import CODES
from .readiness import can_start
from .stats import gather
from .table import Hero, Hismment
from .triggers import accept
from .verbs import pay_and_do
from .words import CHAPTER

NO_POWER = CODES["no_power"]
NOBODY = -9


def chapters_and_powers(table: Hismment, seat: int) -> list[Option]:
    """HIS-T10 HIS-T11 HIS-T13 HIS-T15 HIS-T16 HIS-T31 Chapters in hand and powers in play that can be used."""
    side, kit = table.sides[seat], table.setup.kit
    kinds = kit.kind
    found: list[Option] = [
        ("chapter", card) for card in side.hand if kinds[card] == CHAPTER and playable(table, seat, card)
    ]
    powers = kit.on.get("activate", {})
    for hero in side.heroes:
        for card in (hero.cards[-1], *hero.gear):
            if card in powers:
                found += [("power", card, text) for text in powers[card] if may_use(table, seat, hero, text)]
    return found


def playable(table: Hismment, seat: int, card: int) -> bool:
    """HIS-T15 HIS-T16 A Chapter with something to do, a price one can pay, and the Chapter before it already used."""
    kit = table.setup.kit
    what = kit.cards[card]
    if what.level > 1 and table.sides[seat].series.get(what.series, 0) < what.level - 1:
        return False
    return any(can_start(table, seat, text, NOBODY, held=1) for text in kit.on["play"][card])


def may_use(table: Hismment, seat: int, hero: Hero, text: int) -> bool:
    """HIS-T12 HIS-T13 HIS-T14 HIS-T31 HIS-T32 A power of a freed hero on the field, not used too often yet."""
    if not placed_for(table, hero, text) or used_enough(table, hero, text):
        return False
    return not gather(table, seat, hero, NO_POWER) and can_start(table, seat, text, hero.cards[0])


def placed_for(table: Hismment, hero: Hero, text: int) -> bool:
    """HIS-T13 HIS-T31 On the field; or freed in Prison (locked, if the text names such), for a power that works there."""
    what = table.setup.kit.texts[text]
    return hero.square >= 0 or (what.prison and (hero.freed or what.locked))


def used_enough(table: Hismment, hero: Hero, text: int) -> bool:
    """HIS-T12 HIS-T32 Once per turn, unless the text gives another frequency or the table has agreed on none."""
    what = table.setup.kit.texts[text]
    limit: int = what.times if what.per_game or what.times > 1 else table.setup.kit.power_limit
    return (hero.used_up if what.per_game else hero.used).count(text) >= limit


def play_chapter(table: Hismment, card: int) -> None:
    """HIS-T10 HIS-T26 It does what it says, then goes to the cemetery."""
    seat = table.active
    side, kit = table.sides[seat], table.setup.kit
    what = kit.cards[card]
    side.hand.remove(card)
    table.stage.append(card)
    table.do_all(*((read_out, seat, text) for text in kit.on["play"][card]), (bury, seat, card))
    side.chapters += 1
    if what.series:
        side.series[what.series] = max(what.level, side.series.get(what.series, 0))
    table.moved_on = True
    table.say("chapter", "HIS-T10", seat=seat, card=card)


@step("HIS-T10", "HIS-T33")
def read_out(table: Hismment, seat: int, text: int) -> None:
    """HIS-T10 HIS-T15 HIS-T33 One text of a Chapter, paid for in its turn; one that cannot start by then is skipped."""
    if not can_start(table, seat, text, NOBODY):
        return
    if table.setup.kit.texts[text].optional:
        table.put(seat, accept, text, seat, NOBODY, NOBODY, table.stage[-1])
    else:
        pay_and_do(table, text, seat, NOBODY, NOBODY)


@step("HIS-T10", "HIS-T26")
def bury(table: Hismment, seat: int, card: int) -> None:
    """HIS-T10 HIS-T26 A used Chapter goes to the cemetery."""
    table.stage.remove(card)
    table.sides[seat].cemetery.append(card)


def use_power(table: Hismment, card: int, text: int) -> None:
    """HIS-T11 HIS-T12 Mark it as used, pay, and do what it says."""
    seat = table.active
    for hero in table.sides[seat].heroes:
        if card == hero.cards[-1] or card in hero.gear:
            table.say("power", "HIS-T11", "HIS-T12", seat=seat, card=card)
            pay_and_do(table, text, seat, hero.cards[0], NOBODY)
            return
