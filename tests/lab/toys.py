"""A card game whose cards are worth what their names say, so that one knows what the lab should find.

Each of two seats has the same small deck, draws two cards, plays one, and discards the other; the higher card wins.
"""

from __future__ import annotations

from ludotheque.kernel import (
    Eye,
    Game,
    Held,
    Item,
    Mode,
    Open,
    Option,
    Region,
    Sealed,
    Seat,
    Setting,
    Table,
    View,
    step,
)

CARDS = ("dud", "low", "mid", "high")
"""Worth 0, 1, 2 and 3; ``dud`` cannot be played."""


class DuelSide(Seat):
    hand: Held
    deck: Sealed
    gone: Open


class Duel(Table):
    sides: list[DuelSide]
    shown: Open
    worth: list[int]


@step()
def lab_deal(table: Duel) -> None:
    for seat in (0, 1):
        deck = [4 * seat + i for i in range(4)]
        table.shuffle(deck)
        table.sides.append(DuelSide(seat=seat, deck=deck[2:], hand=deck[:2]))
    table.worth = [-1, -1]
    table.ask_all((0, 1), lab_offer, lab_show)


@step()
def lab_offer(table: Duel, seat: int) -> list[Option]:
    return [("show", card) for card in table.sides[seat].hand if card % 4]


@step()
def lab_show(table: Duel, options: dict[int, Option]) -> None:
    for seat, option in options.items():
        card = option[1]
        table.sides[seat].hand.remove(card)
        table.shown.append(card)
        table.worth[seat] = card % 4 + table.setup["bonus"] * (seat == 0)
    table.ask(0, lab_rest, lab_discard)


@step()
def lab_rest(table: Duel, seat: int) -> list[Option]:
    return [("discard", card) for card in table.sides[seat].hand]


@step()
def lab_discard(table: Duel, option: Option) -> None:
    side = table.sides[table.seat]
    side.hand.remove(option[1])
    side.gone.append(option[1])
    table.end(table.worth)


class DuelView(View[Duel]):
    def regions(self, eye: Eye[Duel]) -> list[Region]:
        return [Region(id="shown", label="Shown", items=self.cards(eye, "shown", eye.table.shown))]

    def card_id(self, eye: Eye[Duel], card: int) -> str:
        return CARDS[card % 4]

    def face(self, eye: Eye[Duel], card: str) -> Item:
        return Item(id=card, card=card, name=card.title())


duel = Game(
    name="duel",
    version="1",
    folder=__file__,
    table=Duel,
    modes=[Mode("duel", seats=(2,), start=lab_deal, settings=(Setting("bonus", 0, low=0, high=9),))],
    view=DuelView(),
    metrics=lambda table: {"margin": abs(table.worth[0] - table.worth[1])},
    traits=lambda table, seat: {"side": "left" if seat == 0 else "right"},
)
