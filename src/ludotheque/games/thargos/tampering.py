"""Heroes that look at the other side's face-down cards, or change them, before the reveal (M39)."""

from __future__ import annotations

from ludotheque.kernel import Option, step

from . import aims, conflict, deeds, ending, modifiers
from .table import RIVALS, Thargos, spend, uses_left

SKIP: Option = ("skip",)
LOOKED, CHANGED = 1, 2
"""What a hero has done to face-down cards in this conflict, as bits."""


@step("THA-M39", "THA-R38")
def meddlers(table: Thargos, seat: int) -> None:
    """THA-M39 R38 The heroes of a side that take part may act on the other side's face-down cards, one after the other."""
    if table.conceded:
        return
    places = table.sides[seat].places
    for at in conflict.taking_part(table, seat)[::-1]:
        face = table.face(places[at])
        if face.peek or face.tamper:
            table.do(meddle, seat, at, 0)


@step("THA-M39")
def meddle(table: Thargos, seat: int, at: int, did: int) -> None:
    """THA-M39 O35 A hero that can look at the other side's face-down cards, or change them, may do so now. The Rivals, where
    all their effects happen, change one at random; they have nothing to gain from looking."""
    other = table.defender if seat == table.attacker else table.attacker
    options = meddling(table, seat, other, at, did)
    if not ending.absent(table, seat):
        if len(options) > 1:
            table.ask(seat, meddling, meddled, other, at, did)
    elif table.rivals and seat == RIVALS and aims.chooses(table, seat):
        changes = [option for option in options if option[0] not in ("skip", "peek")]
        if changes:
            meddled(table, changes[table.dice.below(len(changes))], other, at, did)


@step("THA-M39")
def meddling(table: Thargos, seat: int, other: int, at: int, did: int) -> list[Option]:
    """THA-M39 Use the hero's eyes or hands on the other side's face-down cards, or not; ``did``: 1 looked, 2 changed."""
    options: list[Option] = [SKIP]
    mine = table.sides[seat]
    place = mine.places[at]
    peek, tamper = table.face(place).peek, table.face(place).tamper
    if other < 0 or not table.sides[other].laid:
        return options
    theirs = table.sides[other]
    if peek and not did & LOOKED and uses_left(table, place, peek):
        options.append(("peek",))
    if tamper and not did & CHANGED and uses_left(table, place, tamper):
        if tamper.how in ("cancel", "weaken"):
            options += [(tamper.how, i) for i in range(len(theirs.laid))]
        elif tamper.how == "move":
            attributes = table.print(table.mission).attributes
            options += [("move", i, a) for i, now in enumerate(theirs.on) for a in attributes if a != now]
        else:
            options += [("exchange", i, card) for i in range(len(mine.laid)) for card in mine.hand]
    return options


@step("THA-M39")
def meddled(table: Thargos, option: Option, other: int, at: int, did: int) -> None:
    """THA-M39 What was seen or changed before the reveal; limits are not tested again."""
    if option[0] == "skip":
        return
    seat = table.attacker if other == table.defender else table.defender
    place = table.sides[seat].places[at]
    theirs, mine = table.sides[other], table.sides[seat]
    face = table.face(place)
    power = face.peek if option[0] == "peek" else face.tamper
    assert power is not None
    spend(table, place, power)
    table.do(meddle, seat, at, did | (LOOKED if option[0] == "peek" else CHANGED))
    table.stirred = True
    match option[0]:
        case "peek":
            table.show(theirs.laid, seat)
            table.say("peeked", seat=seat, hero_card=place.hero, cards=tuple(theirs.laid))
        case "cancel":
            card = theirs.laid.pop(option[1])
            attribute = theirs.on.pop(option[1])
            gone = 2 * option[1] + (other == table.defender)
            others = [code for code in table.weakened if code != gone]
            table.weakened = [code - 2 * (code > gone and code % 2 == gone % 2) for code in others]
            deeds.to_discard(table, card)
            table.say("cancelled", seat=seat, hero_card=place.hero, card=card, attribute=attribute)
        case "weaken":
            table.weakened.append(2 * option[1] + (other == table.defender))
            table.say("weakened", seat=seat, hero_card=place.hero, attribute=theirs.on[option[1]])
        case "move":
            theirs.on[option[1]] = option[2]
            table.say("shifted_pam", seat=seat, hero_card=place.hero, attribute=option[2])
        case "exchange":
            mine.hand.remove(option[2])
            mine.hand.append(mine.laid[option[1]])
            mine.laid[option[1]] = option[2]
            code = 2 * option[1] + (seat == table.defender)
            table.weakened = [other for other in table.weakened if other != code]  # that was the card taken back
            modifiers.forget(table, mine)
            table.say("exchanged", seat=seat, hero_card=place.hero)
