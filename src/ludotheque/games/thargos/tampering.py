"""Heroes that look at the other side's face-down cards, or change them, before the reveal (M39)."""

from __future__ import annotations

from typing import Literal

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Made, Refusal, no, question, thing

from . import aims, conflict, deeds, ending, modifiers
from .table import RIVALS, Limited, Thargos, spend, uses_left

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
    if not ending.absent(table, seat):
        table.put_unless_forced(seat, meddled, other, at, did)
    elif table.rivals and seat == RIVALS and aims.chooses(table, seat):
        changes = [each for each in meddling(table, seat, other, at, did) if not isinstance(each, Skip | Peek)]
        if changes:
            meddled.then(table, changes[table.dice.below(len(changes))], other, at, did)


class Skip(Choice):
    """THA-M39 The hero leaves the other side's cards alone."""

    verb = "skip"


class Peek(Choice):
    """THA-M39 It looks at them."""

    verb = "peek"

    def why_not(self, table: Thargos, seat: int, other: int, at: int, did: int) -> Refusal | None:
        peek = table.face(table.sides[seat].places[at]).peek
        if peek is None:
            return no("no_meddling", "THA-M39")
        return unable(table, seat, other, at, peek, did & LOOKED)


class Cancel(Choice):
    """THA-M39 It discards one of them."""

    verb = "cancel"
    nth: int = thing("laid")

    def why_not(self, table: Thargos, seat: int, other: int, at: int, did: int) -> Refusal | None:
        return unable_to(table, seat, other, at, did, "cancel", self.nth)


class Weaken(Choice):
    """THA-M39 It makes one of them count less."""

    verb = "weaken"
    nth: int = thing("laid")

    def why_not(self, table: Thargos, seat: int, other: int, at: int, did: int) -> Refusal | None:
        return unable_to(table, seat, other, at, did, "weaken", self.nth)


class Move(Choice):
    """THA-M39 It moves one of them to another attribute of the mission."""

    verb = "move"
    nth: int = thing("laid")
    attribute: int = thing("attribute")

    def why_not(self, table: Thargos, seat: int, other: int, at: int, did: int) -> Refusal | None:
        if refused := unable_to(table, seat, other, at, did, "move", self.nth):
            return refused
        if self.attribute not in table.print(table.mission).attributes:
            return no("attribute", "THA-M10")
        return no("lies_there", "THA-M39") if table.sides[other].on[self.nth] == self.attribute else None


class Exchange(Choice):
    """THA-M39 It takes an own card back into the hand and lays another instead."""

    verb = "exchange"
    old: int = thing("own_laid")
    card: int = thing("card")

    def why_not(self, table: Thargos, seat: int, other: int, at: int, did: int) -> Refusal | None:
        mine = table.sides[seat]
        if refused := unable_to(table, seat, other, at, did, "swap", 0):
            return refused
        if self.old not in range(len(mine.laid)):
            return no("none_there", "THA-M39")
        return None if self.card in mine.hand else no("not_held", "THA-M39")


def unable_to(
    table: Thargos, seat: int, other: int, at: int, did: int, how: Literal["cancel", "move", "swap", "weaken"], nth: int
) -> Refusal | None:
    """THA-M39 What keeps a hero from changing the other side's cards in this way."""
    tamper = table.face(table.sides[seat].places[at]).tamper
    if tamper is None or tamper.how != how:
        return no("no_meddling", "THA-M39")
    if refused := unable(table, seat, other, at, tamper, did & CHANGED):
        return refused
    return None if nth in range(len(table.sides[other].laid)) else no("none_there", "THA-M39")


def unable(table: Thargos, seat: int, other: int, at: int, power: Limited, done: int) -> Refusal | None:
    """THA-M39 C08 It was done, has no uses left, or there is nothing to do it to."""
    if done:
        return no("meddled", "THA-M39")
    if not uses_left(table, table.sides[seat].places[at], power):
        return no("power_spent", "THA-C08")
    return None if other >= 0 and table.sides[other].laid else no("none_there", "THA-M39")


Meddling = Skip | Peek | Cancel | Weaken | Move | Exchange
SKIP, PEEK = Skip(), Peek()
CANCEL: Made[int, Cancel] = Made(Cancel)
WEAKEN: Made[int, Weaken] = Made(Weaken)
MOVE: Made[tuple[int, int], Move] = Made(lambda key: Move(*key))
EXCHANGE: Made[tuple[int, int], Exchange] = Made(lambda key: Exchange(*key))


@step("THA-M39")
def meddling(table: Thargos, seat: int, other: int, at: int, did: int) -> list[Meddling]:
    """THA-M39 Use the hero's eyes or hands on the other side's face-down cards, or not; ``did``: 1 looked, 2 changed."""
    options: list[Meddling] = [SKIP]
    mine = table.sides[seat]
    place = mine.places[at]
    peek, tamper = table.face(place).peek, table.face(place).tamper
    if other < 0 or not table.sides[other].laid:
        return options
    theirs = table.sides[other]
    if peek and not did & LOOKED and uses_left(table, place, peek):
        options.append(PEEK)
    if tamper and not did & CHANGED and uses_left(table, place, tamper):
        if tamper.how == "cancel":
            options += [CANCEL[i] for i in range(len(theirs.laid))]
        elif tamper.how == "weaken":
            options += [WEAKEN[i] for i in range(len(theirs.laid))]
        elif tamper.how == "move":
            attributes = table.print(table.mission).attributes
            options += [MOVE[i, a] for i, now in enumerate(theirs.on) for a in attributes if a != now]
        else:
            options += [EXCHANGE[i, card] for i in range(len(mine.laid)) for card in mine.hand]
    return options


@question("THA-M39", takes=Meddling, offer=meddling)
def meddled(table: Thargos, choice: Meddling, other: int, at: int, did: int) -> None:
    """THA-M39 What was seen or changed before the reveal; limits are not tested again."""
    if isinstance(choice, Skip):
        return
    seat = table.attacker if other == table.defender else table.defender
    place = table.sides[seat].places[at]
    theirs, mine = table.sides[other], table.sides[seat]
    face = table.face(place)
    looks = isinstance(choice, Peek)
    if power := face.peek if looks else face.tamper:
        spend(table, place, power)
    table.do(meddle, seat, at, did | (LOOKED if looks else CHANGED))
    table.stirred = True
    match choice:
        case Peek():
            table.show(theirs.laid, seat)
            table.say("peeked", seat=seat, hero_card=place.hero, cards=tuple(theirs.laid))
        case Cancel(nth=nth):
            card = theirs.laid.pop(nth)
            attribute = theirs.on.pop(nth)
            gone = 2 * nth + (other == table.defender)
            others = [code for code in table.weakened if code != gone]
            table.weakened = [code - 2 * (code > gone and code % 2 == gone % 2) for code in others]
            deeds.to_discard(table, card)
            table.say("cancelled", seat=seat, hero_card=place.hero, card=card, attribute=attribute)
        case Weaken(nth=nth):
            table.weakened.append(2 * nth + (other == table.defender))
            table.say("weakened", seat=seat, hero_card=place.hero, attribute=theirs.on[nth])
        case Move(nth=nth, attribute=attribute):
            theirs.on[nth] = attribute
            table.say("shifted_pam", seat=seat, hero_card=place.hero, attribute=attribute)
        case Exchange(old=old, card=card):
            mine.hand.remove(card)
            mine.hand.append(mine.laid[old])
            mine.laid[old] = card
            code = 2 * old + (seat == table.defender)
            table.weakened = [other for other in table.weakened if other != code]  # that was the card taken back
            modifiers.forget(table, mine)
            table.say("exchanged", seat=seat, hero_card=place.hero)
