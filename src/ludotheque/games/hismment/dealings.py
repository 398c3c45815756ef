"""Verbs of coins, cards and dice: what a text does that needs no hero to be aimed at."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import Option, step

from .effects import (
    BonusRoll,
    Coins,
    Discard,
    Draw,
    Look,
    RefreshShop,
    Reorder,
    Reroll,
    Salvage,
    SearchPile,
    Steal,
    SwapShopCard,
)
from .market import refill
from .table import Deed, Hismment
from .words import KINDS

COINS_PER_POINT = 5


def _coins(table: Hismment, effect: Coins, seat: int, me: int, foe: int) -> None:
    """HIS-E22 HIS-E24"""
    who = seat if effect.who == "you" else 1 - seat
    side = table.sides[who]
    change = max(effect.n, -side.bank)
    side.bank += change
    table.say("gain" if change >= 0 else "lose", "HIS-E24", seat=who, n=abs(change))


def _steal(table: Hismment, effect: Steal, seat: int, me: int, foe: int) -> None:
    """HIS-E24"""
    taken = min(effect.n, table.sides[1 - seat].bank)
    table.sides[1 - seat].bank -= taken
    table.sides[seat].bank += taken
    table.say("steal", "HIS-E24", seat=seat, n=taken)


def _draw(table: Hismment, effect: Draw, seat: int, me: int, foe: int) -> None:
    side = table.sides[seat]
    for _ in range(min(effect.n, len(side.pile))):
        card = side.pile.pop()
        side.hand.append(card)
        table.moved_on = True
        table.say("draw", seat=seat, card=card)


def _discard(table: Hismment, effect: Discard, seat: int, me: int, foe: int) -> None:
    if effect.who == "you":
        table.do_all(*[(discard_one, seat)] * min(effect.n, len(table.sides[seat].hand)))
        return
    side = table.sides[1 - seat]
    for _ in range(min(effect.n, len(side.hand))):
        lose_card(table, 1 - seat, side.hand[table.dice.below(len(side.hand))])


@step("HIS-L07", "HIS-T15")
def discard_one(table: Hismment, seat: int) -> None:
    """HIS-L07 HIS-T15 Choose a hand card to discard."""
    table.ask_if_any(seat, discards, discard)


@step("HIS-L07")
def discards(table: Hismment, seat: int) -> list[Option]:
    """HIS-L07 Any card in hand."""
    return [("discard", card) for card in table.sides[seat].hand]


@step("HIS-L07", "HIS-T26")
def discard(table: Hismment, option: Option) -> None:
    """HIS-L07 HIS-T26"""
    lose_card(table, table.seat, option[1])


def lose_card(table: Hismment, seat: int, card: int) -> None:
    """HIS-T26 A hand card goes to its owner's cemetery."""
    side = table.sides[seat]
    side.hand.remove(card)
    side.cemetery.append(card)
    table.moved_on = True
    table.say("discard", seat=seat, card=card)


def _look(table: Hismment, effect: Look, seat: int, me: int, foe: int) -> None:
    pile = table.sides[seat].pile
    cards = pile[max(0, len(pile) - effect.n) :]
    if not cards:
        return
    table.show(cards, seat)
    table.say("look", seat=seat, cards=tuple(reversed(cards)))


def _reorder(table: Hismment, effect: Reorder, seat: int, me: int, foe: int) -> None:
    _look(table, Look(effect.n), seat, me, foe)
    count = min(effect.n, len(table.sides[seat].pile))
    if count > 1:
        table.ask(seat, next_on_top, put_on_top, seat, count)


@step("HIS-T33")
def next_on_top(table: Hismment, seat: int, owner: int, count: int) -> list[Option]:
    """HIS-T33 Which of the cards looked at lies lowest among those still to be put back."""
    return [("under", card) for card in table.sides[owner].pile[-count:]]


@step("HIS-T33")
def put_on_top(table: Hismment, option: Option, seat: int, count: int) -> None:
    """HIS-T33 Card by card from below, until one is left on top."""
    pile = table.sides[seat].pile
    top = pile[-count:]
    _keep_to_oneself(table, seat, top)
    top.remove(option[1])
    pile[-count:] = [option[1], *top]
    if count > 2:
        table.ask(seat, next_on_top, put_on_top, seat, count - 1)


def _swap_shop(table: Hismment, effect: SwapShopCard, seat: int, me: int, foe: int) -> None:
    if table.sides[seat].shop and table.sides[seat].pile:
        table.ask(seat, shop_cards, exchange)


@step("HIS-E16")
def shop_cards(table: Hismment, seat: int) -> list[Option]:
    """HIS-E16 Any card of the own shop."""
    return [("exchange", card) for card in table.sides[seat].shop]


@step("HIS-E16")
def exchange(table: Hismment, option: Option) -> None:
    """HIS-E16 It goes under the pile, and its place is filled again."""
    side = table.sides[table.seat]
    place = side.shop.index(option[1])
    table.moved_on = True
    table.say("exchange", "HIS-E16", seat=table.seat, card=option[1])
    refill(table, side, place)
    side.pile.insert(0, option[1])
    table.show((option[1],))


def _refresh_shop(table: Hismment, effect: RefreshShop, seat: int, me: int, foe: int) -> None:
    """HIS-E16"""
    side = table.sides[seat]
    if not side.shop or not side.pile:
        return
    old = side.shop
    new: list[int] = []
    while side.pile and len(new) < len(old):
        new.append(side.pile.pop())
    kept = old[len(new) :]
    side.shop = new + kept
    side.pile[:0] = old[: len(new)]
    table.show(old[: len(new)])
    table.moved_on = True
    table.say("refresh", "HIS-E16", seat=seat, cards=tuple(new))


def _search(table: Hismment, effect: SearchPile, seat: int, me: int, foe: int) -> None:
    table.ask_if_any(seat, pile_cards, take_from_pile, KINDS.index(effect.kind))


@step("HIS-T33")
def pile_cards(table: Hismment, seat: int, kind: int) -> list[Option]:
    """HIS-T33 Every card of a kind in the own pile, in no telling order."""
    return [("search", card) for card in sorted(table.sides[seat].pile) if table.setup.kit.kind[card] == kind]


@step("HIS-T33")
def take_from_pile(table: Hismment, option: Option, kind: int) -> None:
    """HIS-T33 Into hand, then the pile is shuffled."""
    seat = table.seat
    side = table.sides[seat]
    side.pile.remove(option[1])
    side.hand.append(option[1])
    _keep_to_oneself(table, seat, option[1:])
    table.moved_on = True
    table.say("search", seat=seat, card=option[1])
    table.shuffle(side.pile)


def _keep_to_oneself(table: Hismment, seat: int, cards: Iterable[int]) -> None:
    """HIS-T33 Hands and piles are secret: whoever else knew where these cards lay has not seen where each went."""
    for card in cards:
        if card in table.known:
            table.known[card] &= 1 << seat


def _salvage(table: Hismment, effect: Salvage, seat: int, me: int, foe: int) -> None:
    table.ask_if_any(seat, cemetery_cards, take_back, KINDS.index(effect.kind))


@step("HIS-T27")
def cemetery_cards(table: Hismment, seat: int, kind: int) -> list[Option]:
    """HIS-T26 HIS-T27 Every card of a kind in the own cemetery."""
    return [("salvage", card) for card in table.sides[seat].cemetery if table.setup.kit.kind[card] == kind]


@step("HIS-T27")
def take_back(table: Hismment, option: Option, kind: int) -> None:
    """HIS-T26 HIS-T27 The card comes back to hand: its text beats the rule of the cemetery."""
    side = table.sides[table.seat]
    side.cemetery.remove(option[1])
    side.hand.append(option[1])
    table.show((option[1],))
    table.moved_on = True
    table.say("salvage", seat=table.seat, card=option[1])


def _bonus_roll(table: Hismment, effect: BonusRoll, seat: int, me: int, foe: int) -> None:
    """HIS-E05"""
    face, side = table.dice.roll(), table.sides[seat]
    side.bank += COINS_PER_POINT * face
    side.faces[face - 1] += 1
    table.say("luck", "HIS-E05", seat=seat, face=face, n=COINS_PER_POINT * face)


def _reroll(table: Hismment, effect: Reroll, seat: int, me: int, foe: int) -> None:
    """HIS-E05 HIS-T29 Only where there was a roll: one that was declined stays declined."""
    if not table.face or seat != table.active:
        return
    face, side = table.dice.roll(), table.sides[seat]
    side.bank = max(0, side.bank + COINS_PER_POINT * (face - table.face))
    table.face = face
    side.faces[face - 1] += 1
    table.say("reroll", "HIS-E05", seat=seat, face=face, n=COINS_PER_POINT * face)


DEEDS: dict[type, Deed] = {
    Coins: _coins,
    Steal: _steal,
    Draw: _draw,
    Discard: _discard,
    Look: _look,
    Reorder: _reorder,
    SwapShopCard: _swap_shop,
    RefreshShop: _refresh_shop,
    SearchPile: _search,
    Salvage: _salvage,
    BonusRoll: _bonus_roll,
    Reroll: _reroll,
}
