"""Step 5: Chapters and powers (HIS-T10 … T16, HIS-T31 … T33)."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, thing

from .kit import CODES
from .readiness import can_start, conditions_hold, could_start
from .stats import gather
from .table import Hero, Hismment, is_step
from .triggers import accept
from .verbs import pay_and_do
from .words import CHAPTER, TERRAIN

NO_POWER = CODES["no_power"]
NOBODY = -9


class PlayChapter(Choice):
    """HIS-T10 HIS-T15 HIS-T16 A Chapter in hand that can be used."""

    verb = "chapter"
    card: int = thing("held")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        side, kit = table.sides[seat], table.setup.kit
        if self.card in side.hand and kit.kind[self.card] == TERRAIN:
            return no("terrain", "HIS-S11")
        if not is_step(table, 5):
            return no("step", "HIS-T04")
        if self.card not in side.hand:
            return no("own-hand", "HIS-T10")
        if kit.kind[self.card] != CHAPTER:
            return no("not-chapter", "HIS-T10")
        what = kit.cards[self.card]
        if what.level > 1 and side.series.get(what.series, 0) < what.level - 1:
            return no("series", "HIS-T16")
        return cannot_start(table, seat, kit.on["play"][self.card], NOBODY, held=1)


class UsePower(Choice):
    """HIS-T11 HIS-T12 HIS-T13 HIS-T14 HIS-T31 A power in play that can be used."""

    verb = "power"
    card: int = thing("worn")
    text: int = thing("text")

    @classmethod
    def every(cls, table: Hismment, seat: int) -> Iterator[UsePower]:
        powers = table.setup.kit.on.get("activate", {})
        for hero in table.sides[seat].heroes:
            for card in (hero.cards[-1], *hero.gear):
                for text in powers.get(card, ()):
                    yield cls(card, text)

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        kit = table.setup.kit
        for hero in table.sides[seat].heroes:
            own = self.card == hero.cards[-1] or self.card in hero.gear
            if own and self.text in kit.on.get("activate", {}).get(self.card, ()):
                return self._hinders(table, seat, hero)
        return no("no-power", "HIS-T11") if is_step(table, 5) else no("step", "HIS-T04")

    def _hinders(self, table: Hismment, seat: int, hero: Hero) -> Refusal | None:
        """Why this hero, or what it wears, cannot use it."""
        kit = table.setup.kit
        if not placed_for(table, hero, self.text):
            works_there = kit.texts[self.text].prison
            return no("power-locked", "HIS-T31") if works_there else no("power-prison", "HIS-T13")
        if not is_step(table, 5):
            late = table.phase == 7 and table.deployed
            return no("deployed", "HIS-T14") if late else no("step", "HIS-T04")
        if gather(table, seat, hero, NO_POWER):
            return no("forbidden", "HIS-T27")
        if used_enough(table, hero, self.text):
            word = "used-up" if kit.texts[self.text].per_game else "used"
            return no(word, "HIS-T12" if kit.power_limit == 1 else "HIS-T32")
        return cannot_start(table, seat, (self.text,), hero.cards[0])


def cannot_start(table: Hismment, seat: int, texts: tuple[int, ...], me: int, held: int = 0) -> Refusal | None:
    """HIS-T15 HIS-T27 Why no text of a Chapter or power can be used: its condition, its price, or nothing to act on."""
    if any(can_start(table, seat, text, me, held) for text in texts):
        return None
    if not any(conditions_hold(table, seat, text, me, held) for text in texts):
        return no("text-condition", "HIS-T27")
    if any(could_start(table, seat, text, me, held) for text in texts):
        return no("text-price", "HIS-T15")
    return no("nothing", "HIS-T15")


def chapters_and_powers(table: Hismment, seat: int) -> list[PlayChapter | UsePower]:
    """HIS-T10 HIS-T11 HIS-T13 HIS-T15 HIS-T16 HIS-T31 Chapters in hand and powers in play that can be used."""
    side, kit = table.sides[seat], table.setup.kit
    kinds = kit.kind
    found: list[PlayChapter | UsePower] = [
        PlayChapter(card) for card in side.hand if kinds[card] == CHAPTER and playable(table, seat, card)
    ]
    powers = kit.on.get("activate", {})
    for hero in side.heroes:
        for card in (hero.cards[-1], *hero.gear):
            if card in powers:
                found += [UsePower(card, text) for text in powers[card] if may_use(table, seat, hero, text)]
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
