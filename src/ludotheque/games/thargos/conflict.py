"""The mission conflict (M): an attempt, the other side's answer, the reveal and what follows from it."""

from __future__ import annotations

from ludotheque.kernel import step

from . import deeds, ending, modifiers, replacing, story, strength, tampering, turn, undead
from .prints import ACTION
from .seating import facing_of, slots_of
from .table import RIVALS, Thargos, standing
from .tracks import take_away


def attempt(table: Thargos, seat: int, place: int) -> None:
    """THA-M01 THA-M44 N12 The active player names a track: the heroes at its ends face each other for the mission."""
    count = len(table.sides)
    table.defender, table.cover = facing_of(count)[seat][place]
    table.slot = slots_of(count)[seat][place]
    empty = table.sides[table.defender].places[table.cover].hero < 0
    at = table.cover
    if empty:
        table.cover = -1
    engage(table, seat, place, table.slots[table.slot])
    table.do_all((modifiers.lay_attack, seat), (answer,), (reveal,))
    if empty and not table.sides[table.defender].out and not (table.rivals and table.defender == RIVALS):
        turn.choose(table, table.defender, undead.step_in, at)


def engage(table: Thargos, seat: int, place: int, mission: int) -> None:
    """The conflict begins."""
    table.attacker, table.spot, table.mission = seat, place, mission
    table.bonus = [0] * 6
    table.fired = []
    table.weakened = []
    table.conceded = False
    table.dice_total = table.outcome = ()
    table.say("attempted", seat=seat, card=mission, hero_card=table.sides[seat].places[place].hero)


def taking_part(table: Thargos, seat: int) -> list[int]:
    """R38 The places of a side whose heroes take part in the conflict: the one that fights, then the rest of a party."""
    at = table.spot if seat == table.attacker else table.cover
    if at < 0:
        return []
    if not table.slots and story.needs_party(table, table.mission):
        return [at, *(other for other in standing(table, seat) if other != at)]
    return [at]


@step("THA-M11", "THA-R24", "THA-O23")
def answer(table: Thargos) -> None:
    """THA-M11 THA-M39 N14 U12 O23 The other side answers: a peek first, then its own modifiers; nobody home lays none."""
    seat = table.defender
    if seat < 0 or table.sides[seat].out or seat in table.resigned or table.cover < 0:
        return
    table.do_all((tampering.meddlers, seat), (modifiers.lay_defence, seat), (tampering.meddlers, table.attacker))


@step("THA-M22", "THA-M23", "THA-M40")
def reveal(table: Thargos) -> None:
    """THA-M22 THA-M23 All modifiers are turned up together; the attacker needs to match every attribute of the mission."""
    for seat in (table.attacker, table.defender):
        if seat < 0:
            continue
        side = table.sides[seat]
        if side.laid:
            table.show(side.laid)
            table.say("turned_up", seat=seat, cards=tuple(side.laid))
        if side.denied:  # now, for what the mission's effect denies is for the next conflict
            side.denied = side.denied.replace("pam", "")
    if table.conceded:
        table.do(succeed)
        return
    mine, theirs = strength.totals(table)
    attributes = table.print(table.mission).attributes
    for a in attributes:
        table.say("compared", attribute=a, mine=mine[a], theirs=theirs[a])
    won = all(mine[a] >= theirs[a] for a in attributes)
    table.outcome = recount(table, won, mine, theirs)
    table.do(succeed if won else fail)


def recount(table: Thargos, won: bool, mine: list[int], theirs: list[int]) -> tuple[int, ...]:
    """What everyone may remember of a conflict."""
    other = table.sides[table.defender].places[table.cover].hero if table.defender >= 0 and table.cover >= 0 else -1
    hero = table.sides[table.attacker].places[table.spot].hero
    totals = [n for a in table.print(table.mission).attributes for n in (a, mine[a], theirs[a])]
    for side, seat in enumerate((table.attacker, table.defender)):
        if seat >= 0:
            laid = table.sides[seat]
            for i, (card, a) in enumerate(zip(laid.laid, laid.on, strict=True)):
                totals += [3 + a + 3 * table.weakened.count(2 * i + side), side, card]
    return (table.attacker, hero, table.defender, other, table.mission, int(won), *totals)


def worth(table: Thargos, mission: int) -> int:
    """C30 A mission's VP, by edition."""
    found = table.print(mission)
    return found.vp_fr if table.setup["edition"] == "fr" else found.vp


@step("THA-M24", "THA-M25", "THA-M38")
def succeed(table: Thargos) -> None:
    """THA-M24 THA-M25 THA-M26 The mission is won: its effect first, then the modifiers go, then the loser replaces it."""
    seat, mission = table.attacker, table.mission
    side = table.sides[seat]
    table.say("succeeded", seat=seat, card=mission)
    steps: list[tuple[object, ...]] = [
        (deeds.follow, seat, mission, 0, 0, -1, table.spot),
    ]
    if winners := set_off(table, seat):
        steps.append((turn.start_effects, seat, "win", *winners))
    steps.append((close,))
    if table.story_mode:
        story.complete(table, seat, mission)
    else:
        take_away(table, table.slot)
        side.won.append(mission)
        steps += [(replacing.replace_mission, table.defender, table.slot), (replacing.fill_hand, table.defender)]
    ending.score(table, seat, worth(table, mission))
    table.stirred = True
    table.do_all(*steps)


@step("THA-M28", "THA-M29", "THA-R33")
def fail(table: Thargos) -> None:
    """THA-M28 THA-M29 The attacking hero is injured and the mission stays; the defending hero is never harmed."""
    seat, at, by = table.attacker, table.spot, table.defender
    table.say("failed", seat=seat, card=table.mission)
    table.do(close)
    if by >= 0 and (holders := set_off(table, by)):
        table.do(turn.start_effects, by, "hold", *holders)
    undead.injure(table, seat, at, by)


def set_off(table: Thargos, seat: int) -> list[int]:
    """D36 R38 U09 The heroes that took part, and may do something now that they have won or held a mission. It stays theirs,
    whoever stands in their place when it is done."""
    found = [table.sides[seat].places[at] for at in taking_part(table, seat)]
    return [turn.face_of(place) for place in found if table.print(place.hero).triggered]


@step("THA-M30", "THA-C31", "THA-E17")
def close(table: Thargos) -> None:
    """THA-M30 C31 The modifiers of both go to their owners' discards, and so do actions that stayed with the two heroes."""
    for seat, at in ((table.attacker, table.spot), (table.defender, table.cover)):
        if seat < 0:
            continue
        side = table.sides[seat]
        for card in side.laid:
            deeds.to_discard(table, card)
        side.laid, side.on = [], []
        if at >= 0 and side.places[at].attached:
            place, kind = side.places[at], table.kit.kind
            for card in [card for card in place.attached if kind[card] == ACTION]:
                place.attached.remove(card)
                deeds.to_discard(table, card)
    table.attacker = table.defender = table.cover = table.mission = -1
    leaving, table.resigned = table.resigned, []
    for seat in leaving:
        if not table.over:
            ending.eliminate(table, seat, "resigned")
