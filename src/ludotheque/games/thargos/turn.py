"""The turn (D): its beginning, the draw, missions owed; then comes its main part."""

from __future__ import annotations

from typing import TypeVar, TypeVarTuple

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Question, Refusal, no, question, thing

from . import deeds, ending, main_turn, rivals, story
from .table import PLACES, RIVALS, Place, Side, Thargos
from .tracks import LayMission, Size, hand_sizes, must_place, no_mission, put_mission, sizes_offered

C = TypeVar("C", bound=Choice)
Facts = TypeVarTuple("Facts")


@step("THA-D01", "THA-D02", "THA-D41")
def turn(table: Thargos) -> None:
    """D01 D41 The active player's turn begins; heroes of dice are rolled first (C12)."""
    seat = table.active
    side = table.sides[seat]
    if side.out:
        table.do(ending.next_turn, seat)
        return
    table.acted = table.stirred = False
    table.again = ""
    table.shifts = 0
    side.lastings = 0
    for place in side.places:
        place.invoked = 0
    table.say("turn", seat=seat, n=side.turns + 1)
    if table.kit.dice:
        roll_heroes(table)
    if table.rivals and seat == RIVALS:
        table.do(rivals.rival_turn)
        return
    table.do(draw_step, seat)
    if table.kit.starts:
        table.do(start_effects, seat, "turn", *all_faces(table, seat))


@step("THA-C11", "THA-C12", "THA-C13", "THA-C32")
def roll_heroes(table: Thargos) -> None:
    """C11 C12 C32 Every hero of dice in play gets new attributes: the active side's first, then to the left, by place."""
    count = len(table.sides)
    for i in range(count):
        side = table.sides[(table.active + i) % count]
        for place in side.places:
            if place.hero >= 0:
                roll_hero(table, side.seat, place)


def roll_hero(table: Thargos, seat: int, place: Place) -> None:
    """C11 C14 Three dice, red, green and blue, for a face without attributes of its own."""
    sides = table.face(place).dice
    place.rolled = ()
    if sides:
        might, mind, mysticism = table.dice.roll(sides), table.dice.roll(sides), table.dice.roll(sides)
        place.rolled = (might, mind, mysticism)
        table.say("rolled_hero", seat=seat, card=place.hero, might=might, mind=mind, mysticism=mysticism)


def face_of(place: Place) -> int:
    """A hero and the face that it shows, as one number."""
    return place.hero * 2 + place.injured


def all_faces(table: Thargos, seat: int) -> list[int]:
    """The heroes of a side, from the left."""
    return [face_of(place) for place in table.sides[seat].places if place.hero >= 0]


@step("THA-D36", "THA-O55", "THA-U09")
def start_effects(table: Thargos, seat: int, event: str, *heroes: int) -> None:
    """D36 O55 U09 What heroes do by themselves at one moment; their player orders several, the Rivals go from the left.
    One that has left the table since does what its last face said, before the others."""
    for code in heroes:
        if place_of(table, seat, code // 2) < 0:
            table.do(start_effects, seat, event, *(other for other in heroes if other != code))
            script = table.print(code // 2).faces[code % 2].when.get(event, -1)
            if script >= 0:
                table.do(deeds.follow, seat, code // 2, script, 0, -1, -1)
            return
    if not heroes or table.sides[seat].out:
        return
    if table.rivals and seat == RIVALS:
        for order in start_effect.offer(table, seat, seat, event, *heroes)[:1]:
            start_effect.then(table, order, seat, event, *heroes)
    else:
        choose(table, seat, start_effect, seat, event, *heroes)


def place_of(table: Thargos, seat: int, hero: int) -> int:
    """Where a hero of this side stands; -1 if it does not."""
    return next((i for i in PLACES if table.sides[seat].places[i].hero == hero), -1)


class Order(Choice):
    """D36 C07 The heroes whose effect is still to come, and who still show a face that has it."""

    verb = "order"
    hero: int = thing("hero", PLACES)

    def why_not(self, table: Thargos, seat: int, whose: int, event: str, *heroes: int) -> Refusal | None:
        place = table.sides[whose].places[self.hero]
        due = any(code // 2 == place.hero for code in heroes)
        return None if due and event in table.face(place).when else no("nothing_due", "THA-D36")


ORDERS = [Order(at) for at in PLACES]


@step("THA-D36")
def starting(table: Thargos, seat: int, whose: int, event: str, *heroes: int) -> list[Order]:
    """D36 C07 The same, quickly: it is looked for in every turn."""
    places = table.sides[whose].places
    due = {code // 2 for code in heroes}
    return [ORDERS[i] for i in PLACES if places[i].hero in due and event in table.face(places[i]).when]


@question("THA-D36", takes=Order, offer=starting)
def start_effect(table: Thargos, choice: Order, seat: int, event: str, *heroes: int) -> None:
    """D36 This hero's effect first, then the others."""
    place = table.sides[seat].places[choice.hero]
    table.do(start_effects, seat, event, *(code for code in heroes if code // 2 != place.hero))
    table.do(deeds.follow, seat, place.hero, table.face(place).when[event], 0, -1, choice.hero)


def choose(table: Thargos, seat: int, asked: Question[Thargos, C, *Facts], *facts: *Facts) -> None:
    """Ask for one of several; a single one is taken, and where nobody is there to choose chance does (O27, O35)."""
    options = asked.offer(table, seat, *facts)
    if not options:
        return
    if len(options) == 1:
        asked.then(table, options[0], *facts)
    elif ending.absent(table, seat):
        asked.then(table, options[table.dice.below(len(options))], *facts)
    else:
        table.put(seat, asked, *facts)


# Draw -----------------------------------------------------------------------------------------------------------------


@step("THA-D03", "THA-D04")
def draw_step(table: Thargos, seat: int) -> None:
    """D03 D04 D05 Draw up to the hand size; with several, the player says which."""
    if table.sides[seat].out:
        table.do(ending.next_turn, seat)
        return
    sizes = hand_sizes(table, seat)
    if len(sizes) > 1:
        table.put(seat, draw_up)
    else:
        draw_up.then(table, Size(sizes[0]))


@question("THA-D03", "THA-D05", "THA-D09", "THA-D10", "THA-D11", "THA-D12", "THA-O54", takes=Size, offer=sizes_offered)
def draw_up(table: Thargos, choice: Size) -> None:
    """D03 D09 D10 D11 D12 All that is missing, or what is left; nothing to draw when a card is due is the end (E05)."""
    seat = table.active
    side = table.sides[seat]
    due = choice.n - len(side.hand)
    clock = due <= 0 and story.has_clock(table) and side.turns > 0
    if (due > 0 or clock) and not side.deck:
        ending.burnt_out(table, seat)
        return
    if clock:
        ending.burn(table, seat, 1)
    if due > 0:
        draw(table, side, due)
    if side.owed:
        table.do(pay_owed, seat)
    else:
        main_turn.go_on(table, seat)


def draw(table: Thargos, side: Side, n: int) -> None:
    """D10 D37 Cards from the deck to the hand, as many as there are."""
    deck = side.deck
    n = min(n, len(deck))
    if n <= 0:
        return
    cards = deck[-1 : -n - 1 : -1]
    del deck[-n:]
    side.hand += cards
    table.stirred = True
    if table.story is not None:
        table.say("drew", seat=side.seat, n=n, cards=tuple(cards))


@step("THA-D42", "THA-M34")
def pay_owed(table: Thargos, seat: int) -> None:
    """D42 Whoever owes a mission to an empty track and holds one must place it before anything else."""
    if table.sides[seat].owed and pay_mission.offer(table, seat):
        table.do(pay_owed, seat)
        choose(table, seat, pay_mission)
    else:
        main_turn.go_on(table, seat)


class Pay(LayMission):
    """D42 A mission in hand for an owed track."""

    @classmethod
    def every(cls, table: Thargos, seat: int) -> list[Pay]:
        side = table.sides[seat]
        return [cls(card, track) for track in side.owed for card in side.hand]

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        if self.track not in table.sides[seat].owed:
            return no("not_owed", "THA-D42")
        return no_mission(table, seat, self.card, "THA-D42")


@question("THA-D42", takes=Pay, offer="owed_places", strays=must_place("THA-D42"))
def pay_mission(table: Thargos, choice: Pay) -> None:
    """D42 The owed track has its mission."""
    side = table.sides[table.active]
    side.owed.remove(choice.track)
    put_mission(table, side.seat, choice.card, choice.track, "THA-D42")
