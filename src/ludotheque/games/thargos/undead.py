"""Injuries (D38–D40) and what the undead make of them (U)."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from . import deeds, ending, turn
from .prints import LASTING
from .table import PLACES, Place, Thargos, is_undead, spend, standing, uses_left

SHIFTS = 12
"""Moves to empty places in an own turn: they are free, and a turn must end. Any arrangement takes far fewer (U10)."""


def injure(table: Thargos, seat: int, at: int, by: int, deadly: bool = False) -> None:
    """D39 U03 U04 U06 U15 A hero is injured by a side (-1: nobody). Only the undead do more to an injured one."""
    place = table.sides[seat].places[at]
    deadly = deadly or (by != seat and is_undead(table, by))
    if place.hero < 0 or (place.injured and not deadly):
        return
    if warded(table, seat, place):
        return
    lastings = [card for card in place.attached if table.kit.kind[card] == LASTING]
    if deadly and place.injured and not lastings:
        table.do(take_hero, seat, at, by)
        return
    if not place.injured:
        flip(table, seat, at, True)
    if deadly and lastings:
        turn.choose(table, seat, lose_lasting, seat, at)


def warded(table: Thargos, seat: int, place: Place) -> bool:
    """U15 Something prevents the injury: the hero itself, or a lasting, which goes once it is used up (D18)."""
    own = table.face(place).ward
    if own is not None and uses_left(table, place, own):
        spend(table, place, own)
        table.say("warded", seat=seat, hero_card=place.hero)
        return True
    for card in place.attached:
        ward = table.print(card).faces[0].ward
        if ward is not None:
            table.say("warded_by", seat=seat, card=card, hero_card=place.hero)
            if ward.uses:
                table.spent[card] = table.spent.get(card, 0) + 1
                table.stirred = True
                if table.spent[card] >= ward.uses:
                    place.attached.remove(card)
                    deeds.to_discard(table, card)
            return True
    return False


def flip(table: Thargos, seat: int, at: int, injured: bool) -> None:
    """C10 C14 C25 D38 The other face shows, and counts, at once; attached cards stay."""
    place = table.sides[seat].places[at]
    place.injured = injured
    place.rolled = ()
    table.say("injured" if injured else "healed", seat=seat, card=place.hero)
    face = table.face(place)
    if face.dice:
        turn.roll_hero(table, seat, place)
    if injured and "hurt" in face.when and not table.sides[seat].out:
        table.do(deeds.follow, seat, place.hero, face.when["hurt"], 0, -1, at)


class Lose(Choice):
    """U05 One of the hero's lastings."""

    verb = "lose"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Thargos, seat: int, whose: int, at: int) -> list[Lose]:
        return [cls(card) for card in table.sides[seat].places[at].attached]

    def why_not(self, table: Thargos, seat: int, whose: int, at: int) -> Refusal | None:
        if self.card not in table.sides[seat].places[at].attached:
            return no("not_with_hero", "THA-U05")
        return None if table.kit.kind[self.card] == LASTING else no("not_losable", "THA-U05")


@question("THA-U04", "THA-U05", "THA-U07", takes=Lose, offer="losable")
def lose_lasting(table: Thargos, choice: Lose, seat: int, at: int) -> None:
    """U04 U05 The lasting goes to the discard of its owner."""
    place = table.sides[seat].places[at]
    place.attached.remove(choice.card)
    deeds.to_discard(table, choice.card)
    table.say("lost_lasting", seat=seat, card=choice.card, hero_card=place.hero)


@step("THA-U06", "THA-U09", "THA-U16", "THA-U17")
def take_hero(table: Thargos, seat: int, at: int, by: int) -> None:
    """U06 U17 The hero turns undead and is taken; what lies on it goes to the discards."""
    place = table.sides[seat].places[at]
    table.sides[seat].places[at] = Place()
    table.stirred = True
    clear(table, seat, at, place)
    table.say("taken", seat=by, seat_of=seat, card=place.hero)
    if ending.absent(table, by):
        table.sides[by].aside.append(place.hero)
    else:
        # The hero waits with the party for the taker's decision.
        table.sides[by].party.append(place.hero)
        table.do(offer_swap, place.hero, place.used, by)
    table.do(any_left, seat)


@step("THA-U08", "THA-U09")
def offer_swap(table: Thargos, hero: int, used: int, by: int) -> None:
    """U08 The taker may put the hero in place of one of the own."""
    turn.choose(table, by, swap_in, hero, used, by)


def clear(table: Thargos, seat: int, at: int, place: Place) -> None:
    """U08 U17 Nothing hangs on a hero that is gone; Play on Track cards stay in their track, but not in a story."""
    for card in place.attached:
        deeds.to_discard(table, card)
    if table.story_mode:
        for card in [card for card in table.sides[seat].tracks if table.lies[card] == at]:
            table.sides[seat].tracks.remove(card)
            deeds.to_discard(table, card)


class SetAside(Choice):
    """U08 The taken hero stays out of the game."""

    verb = "set_aside"


class SwapIn(Choice):
    """U08 The taken hero enters in place of an own one."""

    verb = "swap"
    hero: int = thing("hero", PLACES)

    def why_not(self, table: Thargos, seat: int, hero: int, used: int, by: int) -> Refusal | None:
        return None if table.sides[seat].places[self.hero].hero >= 0 else no("no_hero", "THA-U08")


@question("THA-U08", "THA-U09", "THA-U14", takes=SetAside | SwapIn, offer="swaps")
def swap_in(table: Thargos, choice: SetAside | SwapIn, hero: int, used: int, by: int) -> None:
    """U08 U09 The taken hero enters on its injured face with its counters; the replaced one leaves the game."""
    side = table.sides[by]
    side.party.remove(hero)
    if isinstance(choice, SetAside):
        side.aside.append(hero)
        return
    old = side.places[choice.hero]
    clear(table, by, choice.hero, old)
    side.aside.append(old.hero)
    new = side.places[choice.hero] = Place(hero=hero, injured=True, used=used)
    if table.face(new).dice:
        turn.roll_hero(table, by, new)
    table.say("swapped_in", seat=by, card=hero, hero_card=old.hero)


@step("THA-U13", "THA-O52")
def any_left(table: Thargos, seat: int) -> None:
    """U13 O52 A side without any hero loses at once."""
    if not standing(table, seat) and not table.sides[seat].out:
        ending.eliminate(table, seat, "no_heroes")


# Empty places ---------------------------------------------------------------------------------------------------------


def free_moves(table: Thargos, seat: int) -> list[tuple[int, int]]:
    """U10 U11 Moves of a hero to an empty place beside it; there are none in a story (U16)."""
    return [(i, j) for i in PLACES for j in (i - 1, i + 1) if j in PLACES and immovable(table, seat, i, j) is None]


def immovable(table: Thargos, seat: int, i: int, j: int) -> Refusal | None:
    """U10 U11 U16 Why a hero cannot move from one place to another."""
    places = table.sides[seat].places
    if table.story_mode:
        return no("story_shift", "THA-U16")
    if places[i].hero < 0:
        return no("no_hero", "THA-U11")
    return None if abs(i - j) == 1 and places[j].hero < 0 else no("shift", "THA-U11")


def shift(table: Thargos, seat: int, i: int, j: int) -> None:
    """U11 The hero moves with its attached cards, for free."""
    places = table.sides[seat].places
    places[i], places[j] = places[j], places[i]
    table.shifts += 1
    table.say("shifted", seat=seat, card=places[j].hero, n=j + 1)


class Leave(Choice):
    """U12 Nobody covers the place: the mission defends alone."""

    verb = "leave"


class Cover(Choice):
    """U11 Before modifiers are laid, a hero beside the attacked empty place may step in."""

    verb = "shift"
    hero: int = thing("hero", PLACES)
    spot: int = thing("spot", PLACES)

    def why_not(self, table: Thargos, seat: int, at: int) -> Refusal | None:
        if self.spot != at:
            return no("not_attacked", "THA-U11")
        return immovable(table, seat, self.hero, self.spot)


@question("THA-U11", "THA-U12", takes=Leave | Cover, offer="covers")
def step_in(table: Thargos, choice: Leave | Cover, at: int) -> None:
    """U11 U12 The place is covered, or the mission defends alone."""
    if isinstance(choice, Cover):
        shift(table, table.defender, choice.hero, choice.spot)
        table.cover = at
