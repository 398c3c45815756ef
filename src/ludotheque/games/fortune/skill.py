"""Skill tests and Dig Deep (FAG-T)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Made, Refusal, no, question, thing

from .basics import coop, end_trial, hits_in, pause, target_of
from .parts import Test
from .sheets import COMBAT, ESCAPE, SKILL_NO, keyword_dice
from .table import Fortune, Trial, going_on
from .timing import BIT
from .windows import window
from .wounds import endurance

BEFORE, AFTER, END = BIT["test_before_roll"], BIT["test_after_roll"], BIT["test_end"]
ESCAPING = frozenset(("escape", "collapse"))
DIGGING = ESCAPING | {"cliff"}


def begin_test(table: Fortune, seat: int, kind: str, test: Test, card: int, party: list[int]) -> None:
    """FAG-T02 FAG-T15 FAG-O19 Start a test of one hero's dice; whoever scheduled what comes after reads ``passed``."""
    nested = table.trial is not None and pause(table)
    table.trial = Trial(
        seat=seat,
        kind=kind,
        skills=test.skills,
        target=test.target,
        need=test.need,
        card=card,
        party=party,
        nested=nested,
    )
    table.say("test", seat=seat, skills=test.skills, target=test.target, n=test.need)
    table.do(test_before)


def skill_dice(table: Fortune, seat: int, skills: tuple[str, ...]) -> int:
    """FAG-T03 FAG-T14 FAG-T16 Dice for a test: the skill's value, the sum for several skills, never below 1."""
    stats = table.heroes[seat].stats
    if len(skills) == 1:
        return max(1, stats[SKILL_NO[skills[0]]])
    return max(1, sum(stats[SKILL_NO[skill]] for skill in skills))


def test_dice(table: Fortune, seat: int, kind: str, skills: tuple[str, ...], card: int) -> int:
    """FAG-D14 FAG-T03 FAG-T13 FAG-T28 The dice of a hero for a test of this kind made for this card, before bonus dice; a
    collapsing temple is escaped from like an enemy.
    """
    hero = table.heroes[seat]
    dice = skill_dice(table, seat, skills) + keyword_dice(table, hero, card)
    return max(1, dice + hero.stats[ESCAPE] if kind in ESCAPING else dice)


@lru_cache(maxsize=4096)
def chance(dice: int, target: int, need: int, extra: int = 0) -> float:
    """FAG-T05 FAG-T06 FAG-T07 FAG-T23 The chance to pass a test, rolling on after every roll that brings something;
    ``extra`` dice serve the first roll only.
    """
    if need <= 0:
        return 1.0
    hit = (7 - min(6, max(2, target))) / 6
    first = dice + extra
    ways = [comb(first, n) * hit**n * (1 - hit) ** (first - n) for n in range(first + 1)]
    return sum(way * chance(dice, target, need - n) for n, way in enumerate(ways) if n)


@step("FAG-T13", "FAG-T24")
def test_before(table: Fortune) -> None:
    """FAG-T13 FAG-V08 FAG-T24 Before each roll: cards, then Dig Deep, then the supporters, then the dice."""
    trial = going_on(table.trial)
    trial.extra, trial.dice, trial.rerolled = 0, [], []
    table.do(dig_deep)
    window(table, BEFORE, trial.seat)


@step("FAG-T18", "FAG-T20", "FAG-T24")
def dig_deep(table: Fortune) -> None:
    """FAG-T18 FAG-T20 FAG-T24 FAG-T27 FAG-T29 FAG-C14 In a cliffhanger or an escape: take wounds for dice, once per
    test.
    """
    trial = going_on(table.trial)
    table.do(support, 0)
    if trial.decided < 0 and trial.kind in DIGGING and not trial.dug and endurance(table, table.heroes[trial.seat]):
        table.put(trial.seat, dig)


class Dig(Choice):
    """FAG-T19 FAG-T21 FAG-T22 Any number of wounds that leaves the hero standing."""

    verb = "dig"
    n: int

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Dig]:
        return [DIGS[n] for n in range(endurance(table, table.heroes[seat]) + 3)]

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        most = endurance(table, table.heroes[seat])
        if self.n > most:
            return no("too-deep", "FAG-T22", most=most)
        return None if self.n >= 0 else NOT_OFFERED


DIGS: Made[int, Dig] = Made(Dig)


@step("FAG-T19", "FAG-T21", "FAG-T22")
def digs(table: Fortune, seat: int) -> list[Dig]:
    """FAG-T19 FAG-T21 FAG-T22 Any number of wounds that leaves the hero standing."""
    return [DIGS[n] for n in range(endurance(table, table.heroes[seat]) + 1)]


@question("FAG-T19", "FAG-T20", "FAG-T23", "FAG-T25", takes=Dig, offer=digs)
def dig(table: Fortune, choice: Dig) -> None:
    """FAG-T19 FAG-T20 FAG-T23 FAG-T25 Each wound gives one die, in this roll only; Defence does not help."""
    trial = going_on(table.trial)
    if choice.n:
        trial.dug = True
        trial.extra += choice.n
        table.heroes[trial.seat].wounds += choice.n
        table.say("dug", seat=trial.seat, n=choice.n)


@step("FAG-O20", "FAG-O21")
def support(table: Fortune, place: int) -> None:
    """FAG-O20 FAG-O21 FAG-T29 Cooperative: each other hero present may take one wound for one die, once per test."""
    trial = going_on(table.trial)
    if coop(table) and trial.decided < 0:
        for i in range(place, len(trial.party)):
            seat = trial.party[i]
            hero = table.heroes[seat]
            if seat != trial.seat and seat not in trial.helped and not hero.ko and endurance(table, hero):
                table.put(seat, supported, i)
                return
    table.do(throw)


class Support(Choice):
    """FAG-O20 FAG-O21 Help with one die, or not."""

    verb = "support"
    n: int = thing("wounds", (0, 1))


@question("FAG-O20", "FAG-O21", takes=Support, offer="supports", strays={"support": no("one-die", "FAG-O20")})
def supported(table: Fortune, choice: Support, place: int) -> None:
    """FAG-O20 FAG-O21 One wound, one die, for one roll."""
    trial = going_on(table.trial)
    if choice.n:
        trial.helped.append(table.seat)
        trial.extra += 1
        table.heroes[table.seat].wounds += 1
        table.say("supported", seat=table.seat)
    table.do(support, place + 1)


@step("FAG-T03", "FAG-T10")
def throw(table: Fortune) -> None:
    """FAG-T03 FAG-T10 FAG-T13 FAG-T14 FAG-T26 FAG-S04 Roll the full number of dice, at least one; those that were dug for
    come on top.
    """
    trial = going_on(table.trial)
    if trial.decided >= 0:
        table.do(test_ends, bool(trial.decided))
        return
    seat = trial.seat
    n = max(1, test_dice(table, seat, trial.kind, trial.skills, trial.card) + trial.bonus)
    roll = table.dice.roll
    trial.dice = [roll() for _ in range(n + trial.extra)]
    table.say("rolled", seat=seat, dice=tuple(trial.dice), target=target_of(trial))
    table.do(count_successes)
    window(table, AFTER, seat)


@step("FAG-T04", "FAG-T05", "FAG-T06", "FAG-T07", "FAG-T08")
def count_successes(table: Fortune) -> None:
    """FAG-T04 FAG-T05 FAG-T06 FAG-T07 FAG-T08 FAG-T09 FAG-T11 FAG-T31 Count; none ends the test, enough pass it, else
    roll on.
    """
    trial = going_on(table.trial)
    if trial.decided >= 0:
        table.do(test_ends, bool(trial.decided))
        return
    scored = hits_in(trial.dice, target_of(trial))
    trial.scored += scored
    if trial.scored >= trial.need:
        table.do(test_ends, True)
    elif not scored:
        table.do(test_ends, False)
    else:
        table.say("scored", seat=trial.seat, n=trial.scored, need=trial.need)
        table.do(test_before)


@step("FAG-T07", "FAG-T08", "FAG-T12")
def test_ends(table: Fortune, passed: bool) -> None:
    """FAG-T07 FAG-T08 FAG-T12 The test is over; its success markers vanish. A card may still turn the result."""
    trial = going_on(table.trial)
    table.passed, trial.over = passed, True
    table.do(test_over)
    window(table, END, trial.seat)


@step("FAG-T12")
def test_over(table: Fortune) -> None:
    """FAG-T12 What was being tested goes on."""
    trial = going_on(table.trial)
    if trial.decided >= 0:
        table.passed = bool(trial.decided)
    table.say("test_passed" if table.passed else "test_failed", seat=trial.seat)
    if table.encounter is not None:
        table.encounter.rolled, table.encounter.target = trial.dice, target_of(trial)
    end_trial(table)


# Fight dice, which are no skill test (FAG-T32) --------------------------------------------------------------------------


def fight_dice(table: Fortune, seat: int) -> int:
    """FAG-C03 FAG-T13 FAG-T14 FAG-T32 A hero's fight dice; what helps in tests of a keyword does not help here."""
    return max(1, table.heroes[seat].stats[COMBAT] + going_on(table.melee).bonus)
