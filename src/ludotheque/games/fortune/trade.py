"""Swapping things within a team (FAG-O13 to FAG-O15, FAG-O56). Only on a player's own request."""

from __future__ import annotations

from ludotheque.kernel import Option, step

from .basics import coop, standing
from .cards import CITY
from .sheets import is_gear, refresh
from .table import Fortune, Player
from .wounds import lose_cards

NOTHING: Option = ("nothing",)
TREASURE = -1
"""A temple treasure without a tale, where others are named by a card."""


def swaps(table: Fortune, seat: int) -> list[Option]:
    """FAG-O13 FAG-O14 FAG-O15 FAG-O56 FAG-G17 The heroes in the same space with whom something could be swapped."""
    if not coop(table):
        return []
    hero = table.heroes[seat]
    here = [table.heroes[other] for other in standing(table, hero.space) if other != seat]
    return [("trade", other.seat) for other in here if _goods(table, hero) or _goods(table, other)]


def _goods(table: Fortune, hero: Player) -> list[Option]:
    """FAG-O13 FAG-O14 Artifacts, Common Items, Gear and Allies; never Events, glory or City cards, carried ones included."""
    deck = table.lib.deck
    carried = [card for card in (*hero.gear, *hero.allies) if deck[card] != CITY]
    goods: list[Option] = [("card", card) for card in (*carried, *hero.loot[::2], *hero.tales)]
    return goods + ([("treasure", TREASURE)] if hero.treasures > len(hero.tales) else [])


def trade(table: Fortune, seat: int, other: int) -> None:
    """FAG-O56 A request to a team-mate in the same space: first, what to give."""
    table.ask(seat, gifts, gift_chosen, other)


@step("FAG-O13", "FAG-O14")
def gifts(table: Fortune, seat: int, other: int) -> list[Option]:
    """FAG-O13 FAG-O14 FAG-O56 One thing of one's own, or nothing."""
    return [*_goods(table, table.heroes[seat]), NOTHING, ("back",)]


@step("FAG-O13")
def gift_chosen(table: Fortune, option: Option, other: int) -> None:
    """FAG-O13 Next: what to ask for."""
    if option[0] != "back":
        table.ask(table.seat, wishes, wish_chosen, other, _code(option))


@step("FAG-O13", "FAG-O56")
def wishes(table: Fortune, seat: int, other: int, gift: int) -> list[Option]:
    """FAG-O13 FAG-O56 One thing of the other's; nothing, if something is given."""
    goods = _goods(table, table.heroes[other])
    return [*goods, *([NOTHING] if gift != -2 else []), ("back",)]


@step("FAG-O15")
def wish_chosen(table: Fortune, option: Option, other: int, gift: int) -> None:
    """FAG-O15 Both owners must agree."""
    if option[0] != "back":
        table.ask(other, answers, answered, table.seat, gift, _code(option))


@step("FAG-O15")
def answers(table: Fortune, seat: int, other: int, gift: int, wish: int) -> list[Option]:
    """FAG-O15 Accept or refuse."""
    return [("accept",), ("refuse",)]


@step("FAG-O13", "FAG-O15")
def answered(table: Fortune, option: Option, other: int, gift: int, wish: int) -> None:
    """FAG-O13 FAG-O15 FAG-G19 The things change hands as they are; carrying limits apply at once."""
    mine, theirs = table.heroes[table.seat], table.heroes[other]
    if option[0] == "refuse":
        table.say("trade_refused", seat=table.seat)
        return
    table.say("traded", seat=other, seat2=table.seat)
    hand_over(table, other, table.seat, gift)
    hand_over(table, table.seat, other, wish)
    for hero in (mine, theirs):
        for kind, held in (("gear", hero.gear), ("allies", hero.allies)):
            if len(held) > 3:
                table.do(shed, hero.seat, kind)


def _code(option: Option) -> int:
    """A thing as a number: a card, -1 for a temple treasure without a tale, -2 for nothing."""
    return -2 if option[0] == "nothing" else int(option[1])


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
    table.ask(seat, sheddable, shed_card, kind)


@step("FAG-O15", "FAG-G05")
def sheddable(table: Fortune, seat: int, kind: str) -> list[Option]:
    """FAG-G06 Any card of that kind."""
    hero = table.heroes[seat]
    return [("drop", card) for card in (hero.gear if kind == "gear" else hero.allies)]


@step("FAG-O15", "FAG-G05")
def shed_card(table: Fortune, option: Option, kind: str) -> None:
    """FAG-G05 FAG-G14 It is discarded."""
    lose_cards(table, table.seat, (option[1],))
