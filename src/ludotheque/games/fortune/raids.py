"""The zeppelin, and raids on it and on outposts (FAG-Z, FAG-W35 to FAG-W37)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .basics import clan_of, coop, d3, end_melee, order
from .coins import gain_fortune
from .decks import random_location
from .fights import HENCHMAN, meet_enemy
from .henchmen import place_henchman
from .parts import Test
from .sheets import refresh
from .skill import begin_test
from .table import Fortune, going_on
from .track import move_track, org_gains
from .trade import TREASURE
from .verbs import SKILLS
from .villains import begin_sneak
from .wounds import hit

HOLD = 6
SEARCH = {"zeppelin": 4, "war": 5, "outpost": 3}
TESTS = {
    "cunning": Test(skills=("cunning",), target=5, need=2),
    "combat": Test(skills=("combat",), target=5, need=2),
}


@step("FAG-Z01", "FAG-Z04", "FAG-Z05", "FAG-Z06", "FAG-Z15")
def zeppelin_flies(table: Fortune) -> None:
    """FAG-Z01 FAG-Z04 FAG-Z05 FAG-Z06 FAG-Z15 To a random location, one fortune more aboard; on 4 or more a soldier
    lands.
    """
    table.zeppelin = random_location(table)
    table.cargo = min(HOLD, table.cargo + 1)
    face = table.dice.roll()
    table.say("zeppelin", space=table.zeppelin, n=table.cargo, roll=face)
    if face >= 4:
        table.do(place_henchman, "nazi", table.zeppelin)


@step("FAG-Z12")
def war_zeppelin_acts(table: Fortune) -> None:
    """FAG-Z12 FAG-K24 Fly, 1 fortune for the organisation, a soldier lands, then D3 hits for every standing hero
    there.
    """
    space = table.zeppelin = random_location(table)
    table.say("war_zeppelin", space=space)
    table.do(bombs, space)
    table.do(place_henchman, "nazi", space)
    org_gains(table, 1)


@step("FAG-Z12", "FAG-K24")
def bombs(table: Fortune, space: str) -> None:
    """FAG-Z12 FAG-K24 Hero by hero, each with own dice."""
    seats = [seat for seat in order(table) if table.heroes[seat].space == space and not table.heroes[seat].ko]
    table.do_all(*[(bomb, seat) for seat in seats])


@step("FAG-Z12")
def bomb(table: Fortune, seat: int) -> None:
    """FAG-Z12 D3 hits."""
    table.do(hit, seat, d3(table))


def war_zeppelin_enters(table: Fortune) -> None:
    """FAG-Z03 FAG-Z14 FAG-Z16 It appears at a random location, or acts once more; switched off, 1 fortune for the
    organisation.
    """
    if clan_of(table) != "nazi" or table.setup["war_zeppelin"] == "off":
        org_gains(table, 1)
    elif table.zeppelin:
        table.do(war_zeppelin_acts)
    else:
        table.zeppelin = random_location(table)
        table.say("war_zeppelin", space=table.zeppelin)


# Raids ----------------------------------------------------------------------------------------------------------------


@step("FAG-Z07", "FAG-Z08", "FAG-Z13")
def begin_boarding(table: Fortune, seat: int) -> None:
    """FAG-Z02 FAG-Z07 FAG-Z08 FAG-Z11 FAG-Z13 Sneak aboard."""
    table.say("boards", seat=seat)
    _raid(table, seat, "war" if coop(table) else "zeppelin")


@step("FAG-W35", "FAG-W36")
def begin_assault(table: Fortune, seat: int) -> None:
    """FAG-W35 FAG-W36 Sneak up to the outpost."""
    table.say("assaults", seat=seat, space=table.heroes[seat].space)
    _raid(table, seat, "outpost")


def _raid(table: Fortune, seat: int, kind: str) -> None:
    table.do(raid_sneaked, seat, kind)
    begin_sneak(table, [seat], SEARCH[kind])


@step("FAG-Z08", "FAG-W36")
def raid_sneaked(table: Fortune, seat: int, kind: str) -> None:
    """FAG-Z08 FAG-W36 A fight to the finish for each matching die."""
    n = going_on(table.stealth).matches[0]
    table.stealth = None
    table.do(raid_fight, seat, kind, n)


@step("FAG-Z08", "FAG-Z09", "FAG-W36")
def raid_fight(table: Fortune, seat: int, kind: str, n: int) -> None:
    """FAG-Z08 FAG-Z09 FAG-W36 Guard after guard, then the goal."""
    if n <= 0:
        table.do(raid_goal, seat, kind)
        return
    table.do(guard_fought, seat, kind, n)
    if kind == "outpost":
        meet_enemy(table, HENCHMAN[clan_of(table) or "nazi"], False, "guard", [seat])
    else:
        meet_enemy(table, "nazi", True, "guard", [seat])


@step("FAG-Z10", "FAG-W37")
def guard_fought(table: Fortune, seat: int, kind: str, n: int) -> None:
    """FAG-Z09 FAG-Z10 FAG-W37 A guard beaten: on to the next. Escaped or KO'd: the raid is off."""
    melee = going_on(table.melee)
    end_melee(table)
    if melee.won and not table.heroes[seat].ko:
        table.do(raid_fight, seat, kind, n - 1)


@step("FAG-Z09", "FAG-Z13", "FAG-W37")
def raid_goal(table: Fortune, seat: int, kind: str) -> None:
    """FAG-Z09 FAG-Z13 FAG-W37 The zeppelin's fortune is taken; a war zeppelin or an outpost must be wrecked by a test."""
    if kind == "zeppelin":
        n, table.cargo = table.cargo, 0
        table.say("looted", seat=seat, n=n)
        gain_fortune(table, seat, n)
    else:
        table.put(seat, wrecking, kind)


class Wreck(Choice):
    """FAG-Z13 FAG-W37 With Cunning or with Combat."""

    verb = "wreck"
    skill: str = thing("skill")

    @classmethod
    def every(cls, table: Fortune, seat: int, kind: str) -> Iterable[Wreck]:
        return map(cls, dict.fromkeys((*TESTS, *SKILLS)))

    def why_not(self, table: Fortune, seat: int, kind: str) -> Refusal | None:
        return None if self.skill in TESTS else no("wreck-skill", "FAG-Z13" if kind == "war" else "FAG-W37")


@question("FAG-Z13", "FAG-W37", takes=Wreck, offer="wreckings")
def wrecking(table: Fortune, choice: Wreck, kind: str) -> None:
    """FAG-Z13 FAG-W37 Two successes at 5 or more."""
    seat = table.seat
    table.do(wrecked, seat, kind)
    begin_test(table, seat, "assault", TESTS[choice.skill], -1, [seat])


@step("FAG-Z13", "FAG-W37")
def wrecked(table: Fortune, seat: int, kind: str) -> None:
    """FAG-Z13 FAG-W37 FAG-W22 Passed: destroyed, with its reward. Failed: the turn ends; the war zeppelin deals D6
    hits.
    """
    if not table.passed:
        if kind == "war":
            table.do(hit, seat, table.dice.roll())
        return
    if kind == "war":
        table.zeppelin = ""
        table.say("war_zeppelin_down", seat=seat)
    else:
        table.outposts.remove(table.heroes[seat].space)
        table.say("outpost_down", seat=seat, space=table.heroes[seat].space)
    table.put_unless_forced(seat, plunder)


class Take(Choice):
    """FAG-W22 One artifact the villains hold, or a temple treasure of theirs."""

    verb = "take"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Take]:
        return map(cls, [*table.org_loot[::2], TREASURE])

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        held = bool(table.org_treasures) if self.card == TREASURE else self.card in table.org_loot[::2]
        return None if held else no("not-theirs", "FAG-W22")


class Money(Choice):
    """FAG-W22 FAG-W23 All their fortune; where they hold nothing at all, that is all there is."""

    verb = "money"

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        broke = not table.org_fortune and (table.org_loot or table.org_treasures)
        return no("no-money", "FAG-W22") if broke else None


@question("FAG-W22", takes=Take | Money, offer="plunders")
def plunder(table: Fortune, choice: Take | Money) -> None:
    """FAG-W22 FAG-W23 FAG-W47 The hero's choice; loot and track together: D3 back, never below 0."""
    seat = table.seat
    hero = table.heroes[seat]
    move_track(table, -d3(table))
    if isinstance(choice, Money):
        n, table.org_fortune = table.org_fortune, 0
        gain_fortune(table, seat, n)
    elif choice.card == TREASURE:
        table.org_treasures -= 1
        hero.treasures += 1
        table.say("treasure", seat=seat)
    else:
        place = table.org_loot.index(choice.card)
        hero.loot += table.org_loot[place : place + 2]
        del table.org_loot[place : place + 2]
        table.say("regained", seat=seat, artifact_card=choice.card)
        refresh(table, hero)
