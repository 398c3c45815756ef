"""Dangers and cliffhangers being faced (FAG-D). Whoever begins an encounter schedules what comes after it first."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Refusal, no, question, thing

from .basics import end_melee
from .fights import meet_enemy
from .parts import Face, Fight, Test
from .sites import adventure_of, site_at
from .skill import begin_test
from .table import Encounter, Fortune, going_on
from .timing import BIT
from .traits import FirstFight
from .villains import begin_sneak, discovered, sheet_of, villain_at
from .windows import window

REVEALED, CHOSEN = BIT["danger_revealed"], BIT["option_chosen"]


def begin_encounter(table: Fortune, card: int, cliff: bool, party: list[int], stray: bool = False) -> None:
    """FAG-D01 FAG-D15 FAG-O16 A card is faced by a hero or a group; the first of them leads."""
    encounter = table.encounter = Encounter(card=card, cliff=cliff, party=party[:], stray=stray)
    encounter.todo = list(range(len(face_of(table, encounter).parts)))
    if cliff:
        table.say("cliff", seat=party[0], cliff_card=card)
    else:
        table.say("danger", seat=party[0], danger_card=card)
    table.do(face_parts)
    if not cliff:
        window(table, REVEALED, party[0])


def face_of(table: Fortune, encounter: Encounter) -> Face:
    """FAG-D06 FAG-D07 The side being read."""
    card = table.lib.cards[encounter.card]
    face: Face = card.cliffhanger if encounter.cliff else card.danger
    return face


@step("FAG-D02", "FAG-D03", "FAG-D04")
def face_parts(table: Fortune) -> None:
    """FAG-D02 FAG-D03 FAG-D04 FAG-D06 FAG-O18 One part, one of several, or all of them in an order the leader likes."""
    encounter = table.encounter
    if encounter is None or not encounter.party:
        return
    parts = _parts_open(table, encounter)
    if len(parts) > 1:
        table.put(encounter.party[0], part_chosen)
    else:
        table.do(begin_part, parts[0])


def _parts_open(table: Fortune, encounter: Encounter) -> list[int]:
    """FAG-D03 FAG-D04 FAG-P23 The parts still to choose from; some adventures begin with a fight where one is offered."""
    parts, todo = face_of(table, encounter).parts, encounter.todo
    if len(todo) > 1 and not encounter.cliff and _fight_first(table, encounter):
        return [i for i in todo if isinstance(parts[i], Fight)] or todo
    return todo


class Part(Choice):
    """FAG-D03 FAG-D04 FAG-P23 A part of the danger, by its place on the card."""

    verb = "part"
    i: int = thing("part")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Part]:
        todo = table.encounter.todo if table.encounter is not None else []
        return map(cls, dict.fromkeys([*todo, *range(4)]))

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        encounter = table.encounter
        if encounter is None or not 0 <= self.i < len(face_of(table, encounter).parts):
            return NOT_OFFERED
        if self.i not in encounter.todo:
            return no("part-met", "FAG-D04")
        return None if self.i in _parts_open(table, encounter) else no("fight-first", "FAG-P23")


def _fight_first(table: Fortune, encounter: Encounter) -> bool:
    """FAG-P23 FAG-S08 Whether the text of the adventure asks for a fight in the first danger of a turn."""
    hunt = table.hunt
    if hunt is None or not table.setup["adventure_text"] or table.heroes[encounter.party[0]].met:
        return False
    site = site_at(table, hunt.space)
    return site is not None and any(type(trait) is FirstFight for trait in adventure_of(table, site).traits)


@question("FAG-D03", "FAG-D04", takes=Part, offer="parts_offered")
def part_chosen(table: Fortune, choice: Part) -> None:
    """FAG-D03 FAG-D04 The chosen part begins."""
    table.do(begin_part, choice.i)
    window(table, CHOSEN, table.seat)


@step("FAG-D02", "FAG-O18")
def begin_part(table: Fortune, i: int) -> None:
    """FAG-D02 FAG-D10 FAG-L14 FAG-O18 FAG-O19 A test by one hero, a fight, or sneaking past the villain."""
    encounter = going_on(table.encounter)
    part = face_of(table, encounter).parts[i]
    party = encounter.party
    if not party:
        return
    if isinstance(part, Test):
        if len(party) > 1:
            table.put(party[0], tester_chosen, i)
        else:
            table.do(test_part, i, party[0])
    elif isinstance(part, Fight):
        encounter.fought = True
        table.do(part_fought, i)
        meet_enemy(table, part.enemy, part.infantry, "danger", party)
    else:
        villain = villain_at(table, table.heroes[party[0]].space)
        table.do(part_sneaked, i)
        if villain is not None:
            begin_sneak(table, party, sheet_of(table, villain.who).search)


class Tester(Choice):
    """FAG-O18 Any member of the group may take the test."""

    verb = "tester"
    who: int = thing("seat")

    @classmethod
    def every(cls, table: Fortune, seat: int, i: int) -> Iterable[Tester]:
        party = table.encounter.party if table.encounter is not None else []
        return map(cls, dict.fromkeys([*party, *range(len(table.heroes))]))

    def why_not(self, table: Fortune, seat: int, i: int) -> Refusal | None:
        facing = table.encounter is not None and self.who in table.encounter.party
        return None if facing else no("not-in-group", "FAG-O18")


@question("FAG-O18", takes=Tester, offer="testers")
def tester_chosen(table: Fortune, choice: Tester, i: int) -> None:
    """FAG-O18 The leader's choice."""
    table.do(test_part, i, choice.who)


@step("FAG-T01", "FAG-D02")
def test_part(table: Fortune, i: int, seat: int) -> None:
    """FAG-D02 FAG-D14 FAG-T18 FAG-T27 The test of a part; on a cliffhanger the hero may dig deep."""
    encounter = going_on(table.encounter)
    part = face_of(table, encounter).parts[i]
    assert isinstance(part, Test)
    table.do(part_tested, i)
    begin_test(table, seat, "cliff" if encounter.cliff else "danger", part, encounter.card, encounter.party[:])


@step("FAG-D02", "FAG-D05")
def part_tested(table: Fortune, i: int) -> None:
    """FAG-D02 FAG-D05 FAG-O22 One failed part fails the danger for everybody."""
    if table.passed:
        _part_done(table, i)


@step("FAG-D10", "FAG-O48")
def part_fought(table: Fortune, i: int) -> None:
    """FAG-D10 FAG-D31 FAG-O48 FAG-N18 Whoever beat or escaped the enemy has met the part; the fallen are out already."""
    end_melee(table)
    if table.encounter is not None and table.encounter.party:
        _part_done(table, i)


@step("FAG-L14", "FAG-L15", "FAG-O55")
def part_sneaked(table: Fortune, i: int) -> None:
    """FAG-L14 FAG-L15 FAG-O55 Nobody found: met. Any match: the rounds are fought, and the danger is failed for all."""
    villain = villain_at(table, table.heroes[going_on(table.encounter).party[0]].space)
    if villain is None or not discovered(table, villain.who):
        table.stealth = None
        _part_done(table, i)


def _part_done(table: Fortune, i: int) -> None:
    """FAG-D03 FAG-D04 The danger is overcome, or the next part follows."""
    encounter = going_on(table.encounter)
    encounter.todo.remove(i)
    if face_of(table, encounter).join == "and" and encounter.todo:
        table.do(face_parts)
    else:
        encounter.passed = True
