"""Dangers and cliffhangers being faced (FAG-D). Whoever begins an encounter schedules what comes after it first."""

from __future__ import annotations

from ludotheque.kernel import Option, step

from .basics import end_melee
from .fights import meet_enemy
from .parts import Face, Fight, Test
from .sites import adventure_of, site_at
from .skill import begin_test
from .table import Encounter, Fortune
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
    options = parts_offered(table, encounter.party[0])
    if len(options) > 1:
        table.ask(encounter.party[0], parts_offered, part_chosen)
    else:
        table.do(begin_part, options[0][1])


@step("FAG-D03", "FAG-D04")
def parts_offered(table: Fortune, seat: int) -> list[Option]:
    """FAG-D03 FAG-D04 FAG-P23 The parts still to choose from; some adventures begin with a fight where one is offered."""
    encounter = table.encounter
    assert encounter is not None
    parts = face_of(table, encounter).parts
    todo = encounter.todo
    if len(todo) > 1 and not encounter.cliff and _fight_first(table, encounter):
        todo = [i for i in todo if isinstance(parts[i], Fight)] or todo
    return [("part", i) for i in todo]


def _fight_first(table: Fortune, encounter: Encounter) -> bool:
    """FAG-P23 FAG-S08 Whether the text of the adventure asks for a fight in the first danger of a turn."""
    hunt = table.hunt
    if hunt is None or not table.setup["adventure_text"] or table.heroes[encounter.party[0]].met:
        return False
    site = site_at(table, hunt.space)
    return site is not None and any(type(trait) is FirstFight for trait in adventure_of(table, site).traits)


@step("FAG-D03", "FAG-D04")
def part_chosen(table: Fortune, option: Option) -> None:
    """FAG-D03 FAG-D04 The chosen part begins."""
    table.do(begin_part, option[1])
    window(table, CHOSEN, table.seat)


@step("FAG-D02", "FAG-O18")
def begin_part(table: Fortune, i: int) -> None:
    """FAG-D02 FAG-D10 FAG-L14 FAG-O18 FAG-O19 A test by one hero, a fight, or sneaking past the villain."""
    encounter = table.encounter
    assert encounter is not None
    part = face_of(table, encounter).parts[i]
    party = encounter.party
    if not party:
        return
    if isinstance(part, Test):
        if len(party) > 1:
            table.ask(party[0], testers, tester_chosen, i)
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


@step("FAG-O18")
def testers(table: Fortune, seat: int, i: int) -> list[Option]:
    """FAG-O18 Any member of the group may take the test."""
    assert table.encounter is not None
    return [("tester", each) for each in table.encounter.party]


@step("FAG-O18")
def tester_chosen(table: Fortune, option: Option, i: int) -> None:
    """FAG-O18 The leader's choice."""
    table.do(test_part, i, option[1])


@step("FAG-T01", "FAG-D02")
def test_part(table: Fortune, i: int, seat: int) -> None:
    """FAG-D02 FAG-D14 FAG-T18 FAG-T27 The test of a part; on a cliffhanger the hero may dig deep."""
    encounter = table.encounter
    assert encounter is not None
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
    assert table.encounter is not None
    villain = villain_at(table, table.heroes[table.encounter.party[0]].space)
    if villain is None or not discovered(table, villain.who):
        table.stealth = None
        _part_done(table, i)


def _part_done(table: Fortune, i: int) -> None:
    """FAG-D03 FAG-D04 The danger is overcome, or the next part follows."""
    encounter = table.encounter
    assert encounter is not None
    encounter.todo.remove(i)
    if face_of(table, encounter).join == "and" and encounter.todo:
        table.do(face_parts)
    else:
        encounter.passed = True
