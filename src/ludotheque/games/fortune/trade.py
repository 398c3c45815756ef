"""Swapping things within a team (FAG-O13 to FAG-O15, FAG-O56). Only on a player's own request."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Made, Refusal, no, question, thing

from .basics import coop, order, standing
from .cards import CITY
from .sheets import is_gear, refresh
from .table import Fortune, Player
from .wounds import lose_cards

TREASURE = -1
"""A temple treasure without a tale, where others are named by a card."""
NO_GIFT = -2
"""Nothing at all."""


class Trade(Choice):
    """FAG-O13 FAG-O14 FAG-O15 FAG-O56 FAG-G17 A swap with a team-mate in the same space, if either has anything for it."""

    verb = "trade"
    who: int = thing("seat")

    @classmethod
    def every(cls, table: Fortune, seat: int, *facts: object) -> Iterable[Trade]:
        return [TRADE[other] for other in order(table)]

    def why_not(self, table: Fortune, seat: int, *facts: object) -> Refusal | None:
        if not coop(table):
            return no("no-swaps", "FAG-G17")
        hero = table.heroes[seat]
        here = standing(table, hero.space)
        if not any(other != seat for other in here):
            return no("swap-alone", "FAG-O13")
        if self.who == seat or self.who not in here:
            return no("swap-away", "FAG-O13")
        if goods(table, hero) or goods(table, table.heroes[self.who]):
            return None
        return no("swap-goods", "FAG-O14")


TRADE: Made[int, Trade] = Made(Trade)


def swaps(table: Fortune, seat: int) -> list[Trade]:
    """FAG-O13 FAG-O14 FAG-O15 FAG-O56 FAG-G17 The heroes in the same space with whom something could be swapped, quickly."""
    if not coop(table):
        return []
    hero = table.heroes[seat]
    here = [table.heroes[other] for other in standing(table, hero.space) if other != seat]
    return [TRADE[other.seat] for other in here if goods(table, hero) or goods(table, other)]


def goods(table: Fortune, hero: Player) -> list[int]:
    """FAG-O13 FAG-O14 Artifacts, Common Items, Gear and Allies, temple treasures; never Events, glory or City cards, carried
    ones included.
    """
    deck = table.lib.deck
    carried = [card for card in (*hero.gear, *hero.allies) if deck[card] != CITY]
    more = [TREASURE] if hero.treasures > len(hero.tales) else []
    return [*carried, *hero.loot[::2], *hero.tales, *more]


def _not_among(table: Fortune, owner: Player, piece: int) -> Refusal | None:
    """FAG-O13 FAG-O14 Why this thing of a hero's cannot change hands."""
    if piece in goods(table, owner):
        return None
    if piece in owner.gear or piece in owner.allies:
        return no("swap-city-card", "FAG-O14")
    return no("swap-goods", "FAG-O14")


def trade(table: Fortune, seat: int, other: int) -> None:
    """FAG-O56 A request to a team-mate in the same space: first, what to give."""
    table.put(seat, gift_chosen, other)


class Give(Choice):
    """FAG-O13 FAG-O14 A card of one's own."""

    verb = "card"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, other: int) -> Iterable[Give]:
        hero = table.heroes[seat]
        return map(cls, dict.fromkeys([*goods(table, hero), *hero.hand, *hero.gear, *hero.allies, -1]))

    def why_not(self, table: Fortune, seat: int, other: int) -> Refusal | None:
        return NOT_OFFERED if self.card < 0 else _not_among(table, table.heroes[seat], self.card)


class GiveTreasure(Choice):
    """FAG-O13 FAG-P21 A temple treasure of one's own, without a tale."""

    verb = "treasure"
    n: int = thing("treasure", (TREASURE,))

    def why_not(self, table: Fortune, seat: int, other: int) -> Refusal | None:
        return None if TREASURE in goods(table, table.heroes[seat]) else no("not-yours", "FAG-O13")


class Nothing(Choice):
    """FAG-O56 No gift, or no swap at all."""

    verb = "nothing"


class Back(Choice):
    """FAG-O56 The swap is thought better of."""

    verb = "back"


Gift = Give | GiveTreasure | Nothing | Back


@question("FAG-O13", takes=Gift, offer="gifts")
def gift_chosen(table: Fortune, choice: Gift, other: int) -> None:
    """FAG-O13 FAG-O14 FAG-O56 One thing of one's own, or nothing; next: what to ask for."""
    if isinstance(choice, Give):
        table.put(table.seat, wish_chosen, other, choice.card)
    elif not isinstance(choice, Back):
        table.put(table.seat, wish_chosen, other, NO_GIFT if isinstance(choice, Nothing) else TREASURE)


class Want(Choice):
    """FAG-O13 FAG-O14 A card of the other's."""

    verb = "card"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, other: int, gift: int) -> Iterable[Want]:
        hero = table.heroes[other]
        return map(cls, dict.fromkeys([*goods(table, hero), *hero.gear, *hero.allies, -1]))

    def why_not(self, table: Fortune, seat: int, other: int, gift: int) -> Refusal | None:
        return NOT_OFFERED if self.card < 0 else _not_among(table, table.heroes[other], self.card)


class WantTreasure(Choice):
    """FAG-O13 FAG-P21 A temple treasure of the other's, without a tale."""

    verb = "treasure"
    n: int = thing("treasure", (TREASURE,))

    def why_not(self, table: Fortune, seat: int, other: int, gift: int) -> Refusal | None:
        return None if TREASURE in goods(table, table.heroes[other]) else no("swap-goods", "FAG-O14")


class AskNothing(Choice):
    """FAG-O56 A gift, for nothing in return."""

    verb = "nothing"

    def why_not(self, table: Fortune, seat: int, other: int, gift: int) -> Refusal | None:
        return None if gift != NO_GIFT else no("swap-nothing", "FAG-O13")


Wish = Want | WantTreasure | AskNothing | Back


@question("FAG-O15", takes=Wish, offer="wishes")
def wish_chosen(table: Fortune, choice: Wish, other: int, gift: int) -> None:
    """FAG-O13 FAG-O15 FAG-O56 One thing of the other's; nothing, if something is given. Both owners must agree."""
    if isinstance(choice, Want):
        table.put(other, answered, table.seat, gift, choice.card)
    elif not isinstance(choice, Back):
        table.put(other, answered, table.seat, gift, NO_GIFT if isinstance(choice, AskNothing) else TREASURE)


class Accept(Choice):
    """FAG-O15 Agreed."""

    verb = "accept"


class Refuse(Choice):
    """FAG-O15 Everything stays where it is."""

    verb = "refuse"


Answer = Accept | Refuse


@question("FAG-O13", "FAG-O15", takes=Answer, offer="answers")
def answered(table: Fortune, choice: Answer, other: int, gift: int, wish: int) -> None:
    """FAG-O13 FAG-O15 FAG-G19 The things change hands as they are; carrying limits apply at once."""
    mine, theirs = table.heroes[table.seat], table.heroes[other]
    if isinstance(choice, Refuse):
        table.say("trade_refused", seat=table.seat)
        return
    table.say("traded", seat=other, seat2=table.seat)
    hand_over(table, other, table.seat, gift)
    hand_over(table, table.seat, other, wish)
    for hero in (mine, theirs):
        for kind, held in (("gear", hero.gear), ("allies", hero.allies)):
            if len(held) > 3:
                table.do(shed, hero.seat, kind)


def hand_over(table: Fortune, seat: int, other: int, what: int) -> None:
    """FAG-O13 FAG-G19 FAG-P21 A card keeps its flipped state; adventures go with their artifact or treasure."""
    giver, taker = table.heroes[seat], table.heroes[other]
    if what == TREASURE or what in giver.tales:
        giver.treasures -= 1
        taker.treasures += 1
        if what != TREASURE:
            giver.tales.remove(what)
            taker.tales.append(what)
    elif what in giver.loot:
        place = giver.loot.index(what)
        taker.loot += giver.loot[place : place + 2]
        del giver.loot[place : place + 2]
    elif what in (*giver.gear, *giver.allies):
        gear = is_gear(table, what)
        (giver.gear if gear else giver.allies).remove(what)
        (taker.gear if gear else taker.allies).append(what)
        if what in giver.flipped:
            giver.flipped.remove(what)
            taker.flipped.append(what)
    refresh(table, giver)
    refresh(table, taker)


@step("FAG-O15", "FAG-G05")
def shed(table: Fortune, seat: int, kind: str) -> None:
    """FAG-O15 FAG-G05 Above the limit, one card must go."""
    table.put(seat, shed_card, kind)


class Drop(Choice):
    """FAG-G05 FAG-G06 Any carried card of the kind of which there are too many, the new one included."""

    verb = "drop"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, kind: str) -> Iterable[Drop]:
        hero = table.heroes[seat]
        return map(cls, [*hero.gear, *hero.allies, *hero.hand, -1])

    def why_not(self, table: Fortune, seat: int, kind: str) -> Refusal | None:
        hero = table.heroes[seat]
        if self.card in (hero.gear if kind == "gear" else hero.allies):
            return None
        return no("drop-kind", "FAG-G06") if self.card in (*hero.gear, *hero.allies) else no("not-yours", "FAG-G06")


@question("FAG-O15", "FAG-G05", takes=Drop, offer="sheddable")
def shed_card(table: Fortune, choice: Drop, kind: str) -> None:
    """FAG-G05 FAG-G14 It is discarded."""
    lose_cards(table, table.seat, (choice.card,))
