"""The rules of Leduc poker, paragraph by paragraph."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.kernel import Held, Open, Option, Problem, Sealed, Seat, Table, step

FOLD: Option = ("fold",)
CALL: Option = ("call",)
RAISE: Option = ("raise",)
SUITS = ("spades", "hearts")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as the file describes it. Card number n is rank n // 2 in file order, suit n % 2."""

    rank: int
    icon: str


class Hand(Seat):
    """What a player has: one card, and chips in the pot."""

    card: Held
    paid: int


class Leduc(Table):
    hands: list[Hand]
    board: Open
    deck: Sealed
    raises: int
    opened: bool


@step("LED-01", "LED-02")
def deal(table: Leduc) -> None:
    """LED-01 LED-02 Shuffle, give each player a card and take the antes."""
    ante = table.setup["ante"]
    table.deck = deck = list(range(2 * len(table.setup.box)))
    table.shuffle(deck)
    table.hands = [Hand(seat=0, card=[deck.pop()], paid=ante), Hand(seat=1, card=[deck.pop()], paid=ante)]
    table.say("dealt", ante=ante)
    table.do((betting, 0))


@step("LED-04")
def betting(table: Leduc, seat: int) -> None:
    """LED-04 LED-05 LED-06 The player to act may fold against a raise, call, or raise while raises are left."""
    options = [CALL]
    if table.hands[seat].paid < table.hands[1 - seat].paid:
        options = [FOLD, CALL]
    if table.raises < table.setup.options["raises"]:
        options.append(RAISE)
    table.ask(seat, options, bet)


@step("LED-04", "LED-05", "LED-06")
def bet(table: Leduc, option: Option) -> None:
    """LED-05 LED-06 LED-07 Fold: the other wins. Call: match the pot. Raise: match it and add the round's stake."""
    seat = table.seat
    mine, theirs = table.hands[seat], table.hands[1 - seat]
    table.say(option[0] if mine.paid < theirs.paid or option is RAISE else "check", seat=seat)
    if option is FOLD:
        table.do((award, 1 - seat))
        return
    mine.paid = theirs.paid
    if option is RAISE:
        mine.paid += 4 if table.board else 2
        table.raises += 1
    if option is CALL and (table.opened or table.raises):
        table.do((showdown,) if table.board else (reveal,))
    else:
        table.opened = True
        table.do((betting, 1 - seat))


@step("LED-03")
def reveal(table: Leduc) -> None:
    """LED-03 LED-07 Turn the board card over; a second round of betting begins, at the higher stake."""
    table.board.append(table.deck.pop())
    table.raises = 0
    table.opened = False
    table.say("board", card=table.board[0])
    table.do((betting, 0))


@step("LED-08", "LED-09")
def showdown(table: Leduc) -> None:
    """LED-08 LED-09 A pair with the board card wins, else the higher card; equal cards share the pot."""
    cards = table.hands[0].card + table.hands[1].card
    table.show(cards)
    table.say("shown", seat=0, card=cards[0])
    table.say("shown", seat=1, card=cards[1])
    board = table.board[0] // 2
    first, second = (10 if card // 2 == board else card // 2 for card in cards)
    table.do((award, -1 if first == second else int(second > first)))


@step("LED-08")
def award(table: Leduc, winner: int) -> None:
    """LED-08 LED-10 The winner takes what the other has paid; nobody does if they share."""
    paid = table.hands[1 - winner].paid if winner >= 0 else 0
    if winner >= 0:
        table.say("won", seat=winner, chips=table.hands[0].paid + table.hands[1].paid)
    table.end([paid if seat == winner else -paid for seat in (0, 1)])


def why_not(table: Leduc, option: object) -> tuple[str, str, dict[str, object]] | None:
    """The two refusals that a player may wonder about."""
    if option == FOLD:
        return "fold", "LED-05", {}
    if option == RAISE:
        return "raise", "LED-06", {"limit": table.setup["raises"]}
    return None


def find_cards(table: Leduc, word: str) -> list[int]:
    """Both cards of a rank ("king"), or one of them ("king of hearts")."""
    rank, _, suit = word.partition(" of ")
    ranks = list(table.setup.box)
    if rank not in ranks or (suit and suit not in SUITS):
        return []
    return [2 * ranks.index(rank) + n for n in range(2) if not suit or SUITS[n] == suit]


def arrange(table: Leduc, words: dict[str, Any], problems: list[Problem]) -> None:
    """Positions start from two hands with the antes paid; ``at`` is usually ["betting", seat]."""
    table.hands = [Hand(seat=seat, paid=table.setup["ante"]) for seat in (0, 1)]
    words.setdefault("deck", [])


def lost_cards(table: Leduc) -> list[str]:
    """What cannot be true of a table: two cards in a hand, or a card in two places."""
    piles = [table.hands[0].card, table.hands[1].card, table.board]
    wrong = [f"{len(pile)} cards where there can be one" for pile in piles if len(pile) > 1]
    cards = sum(piles, list(table.deck))
    return wrong + (["a card lies in two places"] if len(set(cards)) < len(cards) else [])
