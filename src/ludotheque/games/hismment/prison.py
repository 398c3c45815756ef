"""Step 6: freeing heroes (HIS-L01 … L19)."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .attach import drop_attack, drop_gear
from .conditions import holds
from .dealings import discard_one
from .effects import DiscardCards, GiveUp, LoseHeart, PayCoins, Roll
from .stats import hero_called, living, trim
from .table import Hismment, is_step
from .triggers import pull


class Free(Choice):
    """HIS-L02 HIS-L03 HIS-L06 A locked hero is freed in one of its ways."""

    verb = "free"
    hero: int = thing("hero")
    way: int = thing("release")

    @classmethod
    def every(cls, table: Hismment, seat: int) -> Iterator[Free]:
        for hero in table.sides[seat].heroes:
            for number in range(len(table.setup.kit.ways[hero.cards[-1]]) + 1):
                yield cls(hero.cards[0], number)

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        side, kit = table.sides[seat], table.setup.kit
        if not is_step(table, 6):
            return no("step", "HIS-T04")
        hero = next((hero for hero in side.heroes if hero.cards[0] == self.hero), None)
        if hero is None:
            return no("own-hero", "HIS-L02")
        if hero.freed:
            return no("free-already", "HIS-L10")
        if hero.shut >= table.turn:
            return no("shut", "HIS-L19")
        if kit.one_release and side.freed_now:
            return no("release-once", "HIS-L04")
        ways = kit.ways[hero.cards[-1]]
        if self.way not in range(len(ways)):
            return no("no-way", "HIS-L03")
        missing = [need for need in ways[self.way] if not holds(table, seat, hero, need)]
        if not missing:
            return None
        if any(isinstance(need, Roll) for need in missing):
            return no("rolled", "HIS-L08")
        if all(isinstance(need, PayCoins | DiscardCards | GiveUp | LoseHeart) for need in missing):
            return no("release-cost", "HIS-L18" if isinstance(missing[0], LoseHeart) else "HIS-L07")
        return no("condition", "HIS-L06")


def releases(table: Hismment, seat: int) -> list[Free]:
    """HIS-L02 HIS-L03 HIS-L04 HIS-L06 HIS-L07 HIS-L08 HIS-L14 HIS-L19 Each locked hero, for each way to free it now."""
    side, kit = table.sides[seat], table.setup.kit
    if kit.one_release and side.freed_now:
        return []
    found: list[Free] = []
    for hero in side.heroes:
        if not hero.freed and hero.shut < table.turn:
            for number, way in enumerate(kit.ways[hero.cards[-1]]):
                for need in way:
                    if not holds(table, seat, hero, need):
                        break
                else:
                    found.append(Free(hero.cards[0], number))
    return found


def free(table: Hismment, name: int, number: int) -> None:
    """HIS-L07 HIS-L08 Pay what the condition asks, roll if it asks for that; then the hero is free."""
    seat = table.active
    way = table.setup.kit.ways[living(table, name)[1].cards[-1]][number]
    tasks: list[tuple[object, ...]] = []
    for need in way:
        if isinstance(need, PayCoins):
            table.sides[seat].bank -= need.n
            table.say("pay", "HIS-L07", seat=seat, n=need.n)
        elif isinstance(need, LoseHeart):
            table.sides[seat].heart -= need.n
            table.say("heart", "HIS-L07", "HIS-L18", seat=seat, n=need.n)
        elif isinstance(need, DiscardCards):
            tasks += [(discard_one, seat)] * need.n
        elif isinstance(need, GiveUp):
            tasks += [(give_up_one, seat)] * need.n
    tasks += [(roll_for_release, name, need.n) for need in way if isinstance(need, Roll)]  # once all is paid
    table.do_all(*tasks, (set_free, name, True))


@step("HIS-L08", "HIS-E26")
def roll_for_release(table: Hismment, name: int, least: int) -> None:
    """HIS-L08 HIS-E26 One roll per hero and turn; it pays no coins. Too low, and the hero stays where it is."""
    seat, hero = living(table, name)
    hero.rolled = True
    face = table.dice.roll()
    table.say("release_roll", "HIS-L08", "HIS-E26", seat=seat, card=hero.cards[-1], face=face, n=least)
    if face < least:
        while table.agenda[-1][0] is not set_free:
            table.agenda.pop()
        table.agenda.pop()


@step("HIS-L02")
def set_free(table: Hismment, name: int, in_step: bool) -> None:
    """HIS-L02 HIS-L05 HIS-L10 HIS-L13 The hero is free for good, and may wait."""
    found = hero_called(table, name)
    if found is not None and not found[1].freed:
        seat, hero = found
        hero.freed = True
        table.sides[seat].freed_now += in_step
        table.moved_on = True
        trim(table)
        table.say("free", "HIS-L02" if in_step else "HIS-L13", "HIS-L10", seat=seat, card=hero.cards[-1])
        pull(table, "on_release", seat, hero)


@step("HIS-L07")
def give_up_one(table: Hismment, seat: int) -> None:
    """HIS-L07 Choose an attached card to give up."""
    table.put_if_any(seat, give_up)


class GiveCardUp(Choice):
    """HIS-L07 Every card attached to an own hero."""

    verb = "give_up"
    card: int = thing("worn")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        worn = any(self.card in hero.attacks or self.card in hero.gear for hero in table.sides[seat].heroes)
        return None if worn else no("not-worn", "HIS-L07")


@question("HIS-L07", takes=GiveCardUp, offer="worn_cards")
def give_up(table: Hismment, choice: GiveCardUp) -> None:
    """HIS-L07"""
    seat, card = table.seat, choice.card
    for hero in table.sides[seat].heroes:
        if card in hero.attacks:
            drop_attack(table, seat, hero, hero.attacks.index(card))
        elif card in hero.gear:
            drop_gear(table, seat, hero, hero.gear.index(card))
    trim(table)
