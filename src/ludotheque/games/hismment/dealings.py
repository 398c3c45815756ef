"""Verbs of coins, cards and dice: what a text does that needs no hero to be aimed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

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
    table.put_if_any(seat, discard)


class DiscardCard(Choice):
    """HIS-L07 Any card in hand."""

    verb = "discard"
    card: int = thing("held")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        return None if self.card in table.sides[seat].hand else no("own-hand", "HIS-L07")


@question("HIS-L07", "HIS-T26", takes=DiscardCard, offer="discards")
def discard(table: Hismment, choice: DiscardCard) -> None:
    """HIS-L07 HIS-T26"""
    lose_card(table, table.seat, choice.card)


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
        table.put(seat, put_on_top, seat, count)


class Under(Choice):
    """HIS-T33 Which of the cards looked at lies lowest among those still to be put back."""

    verb = "under"
    card: int = thing("top")

    @classmethod
    def every(cls, table: Hismment, seat: int, owner: int, count: int) -> Iterator[Under]:
        return (cls(card) for card in [*table.sides[owner].pile[-count:], -1])

    def why_not(self, table: Hismment, seat: int, owner: int, count: int) -> Refusal | None:
        return None if self.card in table.sides[owner].pile[-count:] else no("not-looked-at", "HIS-T33")


@question("HIS-T33", takes=Under, offer="next_on_top")
def put_on_top(table: Hismment, choice: Under, seat: int, count: int) -> None:
    """HIS-T33 Card by card from below, until one is left on top."""
    pile = table.sides[seat].pile
    top = pile[-count:]
    _keep_to_oneself(table, seat, top)
    top.remove(choice.card)
    pile[-count:] = [choice.card, *top]
    if count > 2:
        table.put(seat, put_on_top, seat, count - 1)


def _swap_shop(table: Hismment, effect: SwapShopCard, seat: int, me: int, foe: int) -> None:
    if table.sides[seat].shop and table.sides[seat].pile:
        table.put(seat, exchange)


class Exchange(Choice):
    """HIS-E16 Any card of the own shop."""

    verb = "exchange"
    card: int = thing("shop")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        return None if self.card in table.sides[seat].shop else no("not-in-shop", "HIS-E16")


@question("HIS-E16", takes=Exchange, offer="shop_cards")
def exchange(table: Hismment, choice: Exchange) -> None:
    """HIS-E16 It goes under the pile, and its place is filled again."""
    side = table.sides[table.seat]
    place = side.shop.index(choice.card)
    table.moved_on = True
    table.say("exchange", "HIS-E16", seat=table.seat, card=choice.card)
    refill(table, side, place)
    side.pile.insert(0, choice.card)
    table.show((choice.card,))


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
    table.put_if_any(seat, take_from_pile, KINDS.index(effect.kind))


class TakeFromPile(Choice):
    """HIS-T33 Every card of a kind in the own pile, in no telling order."""

    verb = "search"
    card: int = thing("pile")

    def why_not(self, table: Hismment, seat: int, kind: int) -> Refusal | None:
        if self.card not in table.sides[seat].pile:
            return no("not-in-pile", "HIS-T33")
        return None if table.setup.kit.kind[self.card] == kind else no("other-kind", "HIS-T33")


@question("HIS-T33", takes=TakeFromPile, offer="pile_cards")
def take_from_pile(table: Hismment, choice: TakeFromPile, kind: int) -> None:
    """HIS-T33 Into hand, then the pile is shuffled."""
    seat = table.seat
    side = table.sides[seat]
    side.pile.remove(choice.card)
    side.hand.append(choice.card)
    _keep_to_oneself(table, seat, (choice.card,))
    table.moved_on = True
    table.say("search", seat=seat, card=choice.card)
    table.shuffle(side.pile)


def _keep_to_oneself(table: Hismment, seat: int, cards: Iterable[int]) -> None:
    """HIS-T33 Hands and piles are secret: whoever else knew where these cards lay has not seen where each went."""
    for card in cards:
        if card in table.known:
            table.known[card] &= 1 << seat


def _salvage(table: Hismment, effect: Salvage, seat: int, me: int, foe: int) -> None:
    table.put_if_any(seat, take_back, KINDS.index(effect.kind))


class TakeBack(Choice):
    """HIS-T26 HIS-T27 Every card of a kind in the own cemetery."""

    verb = "salvage"
    card: int = thing("cemetery")

    def why_not(self, table: Hismment, seat: int, kind: int) -> Refusal | None:
        if self.card not in table.sides[seat].cemetery:
            return no("not-in-cemetery", "HIS-T26")
        return None if table.setup.kit.kind[self.card] == kind else no("other-kind", "HIS-T27")


@question("HIS-T27", takes=TakeBack, offer="cemetery_cards")
def take_back(table: Hismment, choice: TakeBack, kind: int) -> None:
    """HIS-T26 HIS-T27 The card comes back to hand: its text beats the rule of the cemetery."""
    side = table.sides[table.seat]
    side.cemetery.remove(choice.card)
    side.hand.append(choice.card)
    table.show((choice.card,))
    table.moved_on = True
    table.say("salvage", seat=table.seat, card=choice.card)


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
