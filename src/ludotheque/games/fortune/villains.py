"""Villains on the board: entering, fighting, sneaking past them, leaving (FAG-L, FAG-N)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question

from .basics import coop, end_melee, figures_left, has_trait, hits_in, pause
from .cards import VillainCard
from .coins import gain_fortune, gain_glory
from .sheets import DEFENCE, SNEAK
from .sites import site_at
from .skill import fight_dice
from .table import Fortune, Melee, Stealth, Villain, going_on
from .timing import BIT
from .traits import Bully, ExtraGuard, Toll
from .windows import window
from .wounds import hit

AFTER_ROLL, STATE_CHANGE = BIT["fight_after_roll"], BIT["villain_state_change"]
ROUND_START, ROUND_END = BIT["fight_round_start"], BIT["fight_round_end"]


def villain_at(table: Fortune, space: str) -> Villain | None:
    """FAG-L04 The villain in a space; there is at most one."""
    for villain in table.villains:
        if villain.space == space and space:
            return villain
    return None


def villain_called(table: Fortune, who: str) -> Villain | None:
    for villain in table.villains:
        if villain.who == who:
            return villain
    return None


def the_villain(table: Fortune, who: str) -> Villain:
    """A villain known to be in play, by name."""
    return next(villain for villain in table.villains if villain.who == who)


def sheet_of(table: Fortune, who: str) -> VillainCard:
    sheet: VillainCard = table.setup.box[who]
    return sheet


def available_villain(table: Fortune, clan: str = "") -> list[str]:
    """FAG-L02 FAG-L36 FAG-O43 FAG-O44 Villains that could enter: not in play; in a team game, Ready or Delayed in the
    row.
    """
    if coop(table):
        return [villain.who for villain in table.villains if villain.state in ("ready", "delayed")]
    if not table.setup["villains"]:
        return []
    taken = {villain.who for villain in table.villains}
    return [who for who in table.lib.villains if who not in taken and clan in ("", sheet_of(table, who).clan)]


def villain_enters(table: Fortune, space: str, clan: str = "") -> str:
    """FAG-L02 FAG-L03 FAG-L04 FAG-L42 FAG-O43 A random villain comes to a space; one already there is used instead."""
    present = villain_at(table, space)
    if present is not None:
        return present.who
    free = available_villain(table, clan)
    who = free[table.dice.below(len(free))]
    if coop(table):
        villain = the_villain(table, who)
        villain.before, villain.state = villain.state, "deployed"
    else:
        villain = Villain(who=who)
        table.villains.append(villain)
    deploy(table, villain, space)
    return who


def deploy(table: Fortune, villain: Villain, space: str) -> None:
    """FAG-N01 FAG-N07 FAG-N09 FAG-N12 A figure takes its place; Nazi villains bring bodyguards, and take one they
    find.
    """
    villain.space = space
    table.say("villain_enters", villain=villain.who, space=space)
    if sheet_of(table, villain.who).clan == "nazi":
        wanted = 3 if has_trait(table, villain.who, ExtraGuard) else 2
        villain.guards = 0
        villain.guards = min(wanted, figures_left(table, "nazi"))
        if table.henchmen.get(space) == "nazi":
            del table.henchmen[space]
            villain.guards += 1
        if villain.guards:
            table.say("guards", villain=villain.who, n=villain.guards)


def wound_villain(table: Fortune, villain: Villain, n: int) -> None:
    """FAG-N05 FAG-N06 FAG-N10 FAG-L20 Bodyguards fall first; a villain with enough wounds is KO'd."""
    mark_wounds(table, villain, n)
    if is_down(table, villain):
        remove_villain(table, villain, "ko")


def mark_wounds(table: Fortune, villain: Villain, n: int) -> None:
    """FAG-N05 FAG-N10 Wounds go to bodyguards first, one removed for each; the rest to the villain."""
    if n > 0:
        guards = min(n, villain.guards)
        villain.guards -= guards
        villain.wounds += n - guards
        table.say("villain_wounded", villain=villain.who, n=n, guards=guards)


def is_down(table: Fortune, villain: Villain) -> bool:
    """FAG-L20 FAG-W19 Whether a villain's wounds reach the Wounds value."""
    return bool(villain.wounds >= sheet_of(table, villain.who).wounds)


def remove_villain(table: Fortune, villain: Villain, state: str) -> None:
    """FAG-L20 FAG-L34 FAG-N08 FAG-W18 FAG-W19 FAG-W20 Off the board; in a team game back to the base, in its new
    state.
    """
    if coop(table):
        if is_down(table, villain):
            state = "ko"
        villain.state, villain.space = state, ""
        villain.wounds = villain.guards = villain.markers = villain.explored = 0
        villain.found = False
        window(table, STATE_CHANGE, -1)
        table.say("villain_leaves", villain=villain.who, state=state)
    else:
        table.villains.remove(villain)
        table.say("villain_gone", villain=villain.who)


def villains_leave(table: Fortune, space: str, state: str) -> None:
    """FAG-L30 FAG-L43 FAG-W18 The adventure is over: the villain on it leaves."""
    villain = villain_at(table, space)
    if villain is not None:
        remove_villain(table, villain, state)


def leave_without_adventure(table: Fortune, space: str) -> None:
    """FAG-L35 FAG-O49 A villain in a space without adventure leaves after its round, in the state it came from."""
    villain = villain_at(table, space)
    if villain is not None and site_at(table, space) is None:
        remove_villain(table, villain, villain.before or "ready")


# One round with a villain ---------------------------------------------------------------------------------------------


@step("FAG-L09", "FAG-L22")
def villain_rounds(table: Fortune, seat: int, who: str, n: int) -> None:
    """FAG-C31 FAG-L09 FAG-L22 One single round for each matching die, until one of them is KO'd; cards may be played
    between them.
    """
    villain = villain_called(table, who)
    if n > 0 and not table.heroes[seat].ko and villain is not None and villain.space == table.heroes[seat].space:
        table.do(villain_rounds, seat, who, n - 1)
        if n > 1:
            window(table, ROUND_END, seat)
        table.do(villain_strikes, seat, who)


@step("FAG-L17", "FAG-L19")
def villain_strikes(table: Fortune, seat: int, who: str) -> None:
    """FAG-L17 FAG-L19 FAG-V19 A single round; nobody escapes from a villain, but cards may be played before it."""
    villain = villain_called(table, who)
    if villain is None or table.heroes[seat].ko:
        return
    melee = table.melee
    if melee is None or melee.enemy != who or melee.kind == "villain":
        nested = pause(table)
        melee = table.melee = Melee(enemy=who, kind="villain", fighters=[seat], space=villain.space, nested=nested)
        table.heroes[seat].rerolled = False
    melee.seat, melee.bonus = seat, 0
    melee.dice, melee.foes = [], []
    table.do(villain_roll, seat, who)
    window(table, ROUND_START, seat)


def _parted(table: Fortune, seat: int, villain: Villain) -> bool:
    """FAG-L22 FAG-L43 Whether villain or hero has fallen or left the space."""
    hero = table.heroes[seat]
    return hero.ko or villain.space != hero.space


def _round_off(table: Fortune) -> None:
    """FAG-L22 A round that does not come about."""
    if table.melee is not None and table.melee.kind == "villain":
        end_melee(table)


@step("FAG-L17", "FAG-N03", "FAG-N11")
def villain_roll(table: Fortune, seat: int, who: str) -> None:
    """FAG-L17 FAG-N03 FAG-N11 Both roll at once, if a card has not parted them meanwhile."""
    villain, melee = villain_called(table, who), going_on(table.melee)
    if villain is None or _parted(table, seat, villain):
        _round_off(table)
        return
    roll = table.dice.roll
    melee.dice = [roll() for _ in range(fight_dice(table, seat))]
    melee.foes = [roll() for _ in range(sheet_of(table, who).combat + villain.guards)]
    table.say("villain_fight", seat=seat, villain=who, dice=tuple(melee.dice), foes=tuple(melee.foes))
    table.do(villain_blows, seat, who)
    window(table, AFTER_ROLL, seat)


@step("FAG-L18", "FAG-L20", "FAG-L21", "FAG-O47")
def villain_blows(table: Fortune, seat: int, who: str) -> None:
    """FAG-L17 FAG-L18 FAG-L20 FAG-L21 FAG-N16 FAG-O47 Glory for every hit rolled, wounds for those not parried, on
    both sides.
    """
    villain, melee, hero = villain_called(table, who), going_on(table.melee), table.heroes[seat]
    if villain is None or _parted(table, seat, villain):
        _round_off(table)
        return
    least = 3 if has_trait(table, who, Bully) and not hero.allies else 4
    hits, struck = hits_in(melee.dice), hits_in(melee.foes, least)
    gain_glory(table, seat, hits)
    dealt = max(0, hits - sheet_of(table, who).defence)
    melee.wounds += dealt
    melee.taken += max(0, struck - max(0, hero.stats[DEFENCE]))
    if not coop(table):
        settle_gold(table, melee)
    if melee.kind == "villain":
        end_melee(table)
    wound_villain(table, villain, dealt)
    if struck:
        table.do(hit, seat, struck)


def settle_gold(table: Fortune, melee: Melee) -> None:
    """FAG-N14 FAG-N15 FAG-N16 FAG-C38 Gold that a villain guards goes to those who dealt more wounds than they took,
    before a KO has its price.
    """
    gold, melee.gold = melee.gold, 0
    if gold and melee.wounds > melee.taken:
        gain_fortune(table, melee.seat, gold)
    elif gold:
        table.say("no_gold")


# Sneaking -------------------------------------------------------------------------------------------------------------


def begin_sneak(table: Fortune, seats: list[int], search: int) -> None:
    """FAG-L08 FAG-O26 Heroes name numbers, dice are rolled; what comes after reads and clears ``stealth``."""
    table.stealth = Stealth(seats=seats[:], search=search)
    table.do(name_number)


@step("FAG-L08", "FAG-O26")
def name_number(table: Fortune) -> None:
    """FAG-L08 FAG-O26 Each sneaking hero names a number, in turn order, before the roll."""
    stealth = going_on(table.stealth)
    if len(stealth.numbers) < len(stealth.seats):
        table.put(stealth.seats[len(stealth.numbers)], number_named)
    else:
        table.do(search_roll)


class Number(Choice):
    """FAG-L08 A number from 1 to 6."""

    verb = "number"
    n: int

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Number]:
        return map(cls, range(8))

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        return None if 1 <= self.n <= 6 else no("one-to-six", "FAG-L08")


@question("FAG-L08", takes=Number, offer="numbers", strays={"escape": no("no-escape", "FAG-L19")})
def number_named(table: Fortune, choice: Number) -> None:
    """FAG-L08 The number is named."""
    going_on(table.stealth).numbers.append(choice.n)
    table.say("named", seat=table.seat, n=choice.n)
    table.do(name_number)


@step("FAG-L08", "FAG-L10", "FAG-O26", "FAG-T32")
def search_roll(table: Fortune) -> None:
    """FAG-L08 FAG-L10 FAG-O26 FAG-T32 Any die that shows a hero's number has found that hero; a team shares one roll."""
    stealth = going_on(table.stealth)
    roll = table.dice.roll
    shared = shares_sneak(table)
    dice = [roll() for _ in range(search_against(table, stealth.seats))] if shared else []
    for seat, number in zip(stealth.seats, stealth.numbers, strict=True):
        if not shared:
            dice = [roll() for _ in range(search_against(table, [seat]))]
        stealth.matches.append(dice.count(number))
        table.say("sneak", seat=seat, n=number, dice=tuple(dice), found=dice.count(number))


def shares_sneak(table: Fortune) -> bool:
    """FAG-O26 Whether one roll is made for everybody who sneaks."""
    return coop(table) and table.setup["coop_sneak_roll"] == "shared"


def search_against(table: Fortune, seats: list[int]) -> int:
    """FAG-L08 The dice of a sneak test against these heroes; the least hidden of them counts."""
    stealth = going_on(table.stealth)
    return max(0, stealth.search - min((table.heroes[seat].stats[SNEAK] for seat in seats), default=0))


def pay_toll(table: Fortune, seat: int, who: str, n: int) -> None:
    """FAG-L06 A villain whose ability it is takes 1 glory for each die that found the hero."""
    hero = table.heroes[seat]
    lost = min(hero.glory, n)
    if lost and has_trait(table, who, Toll):
        hero.glory -= lost
        table.say("lost_glory", seat=seat, n=lost)


def discovered(table: Fortune, who: str) -> bool:
    """FAG-L09 FAG-L10 FAG-O26 FAG-O54 Schedule the rounds owed by a sneak test, hero by hero; tells whether anybody
    was found.
    """
    stealth = going_on(table.stealth)
    table.stealth = None
    found = [(seat, n) for seat, n in zip(stealth.seats, stealth.matches, strict=True) if n]
    for seat, n in found:
        pay_toll(table, seat, who, n)
    table.do_all(*[(villain_rounds, seat, who, n) for seat, n in found])
    return bool(found)


def search_dice(table: Fortune, villain: Villain) -> int:
    """FAG-L23 FAG-L32 FAG-N04 FAG-K18 Search dice: one fewer for each hero standing there, unless bodyguards keep
    watch; never below 0.
    """
    dice: int = sheet_of(table, villain.who).search
    if not villain.guards:
        dice -= sum(1 for hero in table.heroes if hero.space == villain.space and not hero.ko)
    return max(0, dice)
