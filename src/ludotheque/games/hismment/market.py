"""Step 3: buying and selling (HIS-E10 … E27)."""

from __future__ import annotations

from ludotheque.kernel.choice import Choice, Made, Refusal, no, thing

from .kit import CODES
from .stats import fold, side_mods
from .table import Hismment, Side, is_step
from .triggers import pull

DISCOUNT = CODES["discount"]


def shop_price(table: Hismment, seat: int, card: int) -> int:
    """HIS-E10 HIS-E27 The printed price, less what a card takes off, never below 0."""
    price = table.setup.kit.price[card]
    return max(0, price - discount(table, seat))


def discount(table: Hismment, seat: int) -> int:
    """HIS-E27 What cards take off every price of a shop."""
    if table.sides[seat].mods or DISCOUNT in table.setup.kit.static:
        return fold(0, side_mods(table, seat, DISCOUNT))
    return 0


class Buy(Choice):
    """HIS-E10 HIS-E11 HIS-E22 A card of the own shop that one can pay."""

    verb = "buy"
    card: int = thing("shop")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        side = table.sides[seat]
        if not is_step(table, 3):
            return no("step", "HIS-T04")
        if self.card not in side.shop:
            return no("own-shop", "HIS-E11")
        price = shop_price(table, seat, self.card)
        return no("price", "HIS-E22", coins=side.bank, n=price) if price > side.bank else None


class Sell(Choice):
    """HIS-E17 HIS-E19 A card in hand."""

    verb = "sell"
    card: int = thing("held")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        if self.card not in table.sides[seat].hand:
            return no("not-in-hand", "HIS-E19")
        return None if is_step(table, 3) else no("step", "HIS-T04")


BUY: Made[int, Buy] = Made(Buy)
SELL: Made[int, Sell] = Made(Sell)


def bargains(table: Hismment, seat: int) -> list[Buy | Sell]:
    """HIS-E10 HIS-E11 HIS-E17 HIS-E19 HIS-E22 Buy from the own shop what one can pay; sell from hand."""
    side = table.sides[seat]
    price, purse = table.setup.kit.price, side.bank + discount(table, seat)
    found: list[Buy | Sell] = [BUY[card] for card in side.shop if price[card] <= purse]
    found += [SELL[card] for card in side.hand]
    return found


def buy(table: Hismment, card: int) -> None:
    """HIS-E10 HIS-E12 HIS-E13 The card goes to hand and its place is filled at once."""
    seat = table.active
    side = table.sides[seat]
    price = shop_price(table, seat, card)
    side.bank -= price
    place = side.shop.index(card)
    side.bought += 1
    table.moved_on = True
    table.say("buy", "HIS-E10", "HIS-E12", seat=seat, card=card, n=price)
    side.hand.append(card)
    table.show((card,))  # everyone saw which card it was
    refill(table, side, place)
    pull(table, "on_buy", seat)


def refill(table: Hismment, side: Side, place: int) -> None:
    """HIS-E12 HIS-E14 HIS-E15 HIS-E16 The top card of the pile takes the free place; without a pile the shop shrinks."""
    if side.pile:
        side.shop[place] = side.pile.pop()
        table.say("shop", "HIS-E12", "HIS-E14", seat=side.seat, card=side.shop[place])
    else:
        del side.shop[place]


def sell(table: Hismment, card: int) -> None:
    """HIS-E17 HIS-E18 HIS-E20 Half the printed price, rounded up; the card goes to the cemetery."""
    seat = table.active
    side = table.sides[seat]
    side.hand.remove(card)
    side.cemetery.append(card)
    side.bank += table.setup.kit.resale[card]
    side.sold += 1
    table.moved_on = True
    table.say("sell", "HIS-E17", "HIS-E18", seat=seat, card=card, n=table.setup.kit.resale[card])
    pull(table, "on_sell", seat)
