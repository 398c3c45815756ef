"""The rules of Leduc poker, paragraph by paragraph."""

import msgspec

from ludotheque.kernel import Held, Open, Problem, Sealed, Seat, Table, step
from ludotheque.kernel.choice import Choice, Refusal, no, question

SUITS = ("spades", "hearts")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as the file describes it. On the table, card n has rank n // 2 in file order and suit n % 2."""

    rank: int
    icon: str


class Hand(Seat):
    card: Held
    paid: int


class Leduc(Table):
    hands: list[Hand]
    board: Open
    deck: Sealed
    raises: int
    opened: bool  # somebody has spoken in this round


@step("LED-01", "LED-02")
def deal(table: Leduc) -> None:
    """LED-01 LED-02 Shuffle, give each player a card and take the antes."""
    ante = table.setup["ante"]
    table.deck = deck = list(range(2 * len(table.setup.box)))
    table.shuffle(deck)
    table.hands = [Hand(seat=seat, card=[deck.pop()], paid=ante) for seat in (0, 1)]
    table.say("dealt", ante=ante)
    table.put(0, bet)


class Fold(Choice):
    """LED-05 Give up, against a raise."""

    verb = "fold"

    def why_not(self, table: Leduc, seat: int) -> Refusal | None:
        behind = table.hands[seat].paid < table.hands[1 - seat].paid
        return None if behind else no("fold", "LED-05")


class Call(Choice):
    """LED-05 Match the pot, always possible; with nothing to match that is checking."""

    verb = "call"


class Raise(Choice):
    """LED-06 Match the pot and add the round's stake, while raises are left."""

    verb = "raise"

    def why_not(self, table: Leduc, seat: int) -> Refusal | None:
        limit = table.setup["raises"]
        return None if table.raises < limit else no("raise", "LED-06", limit=limit)


Bet = Fold | Call | Raise
FOLD, CALL, RAISE = Fold(), Call(), Raise()
BETS: list[list[list[Bet]]] = [[[CALL], [CALL, RAISE]], [[FOLD, CALL], [FOLD, CALL, RAISE]]]


@step("LED-04", "LED-05", "LED-06")
def bets(table: Leduc, seat: int) -> list[Bet]:
    """LED-04 The bets that nothing forbids, quickly: by whether the seat is behind, and whether raises are left."""
    behind = table.hands[seat].paid < table.hands[1 - seat].paid
    return BETS[behind][table.raises < table.setup["raises"]]


@question("LED-04", "LED-05", "LED-06", "LED-07", takes=Bet, offer=bets)
def bet(table: Leduc, choice: Bet) -> None:
    """LED-05 LED-06 LED-07 Fold: the other wins. Call: match the pot. Raise: match it and add the round's stake."""
    seat = table.seat
    mine, theirs = table.hands[seat], table.hands[1 - seat]
    table.say("check" if choice is CALL and mine.paid == theirs.paid else choice.verb, seat=seat)
    if choice is FOLD:
        table.do(award, 1 - seat)
        return
    mine.paid = theirs.paid
    if choice is RAISE:
        mine.paid += 4 if table.board else 2
        table.raises += 1
    if choice is CALL and (table.opened or table.raises):
        table.do(showdown if table.board else reveal)
    else:
        table.opened = True
        table.put(1 - seat, bet)


@step("LED-03")
def reveal(table: Leduc) -> None:
    """LED-03 LED-04 Turn the board card over; a second round of betting begins."""
    table.board.append(table.deck.pop())
    table.raises, table.opened = 0, False
    table.say("board", card=table.board[0])
    table.put(0, bet)


@step("LED-08", "LED-09")
def showdown(table: Leduc) -> None:
    """LED-08 LED-09 A pair with the board card wins, else the higher card; equal cards share the pot."""
    cards = table.hands[0].card + table.hands[1].card
    table.show(cards)
    table.say("shown", seat=0, card=cards[0])
    table.say("shown", seat=1, card=cards[1])
    first, second = strength(table, cards[0]), strength(table, cards[1])
    table.do(award, -1 if first == second else int(second > first))


def strength(table: Leduc, card: int) -> int:
    """LED-08 LED-09 How high a card counts: its rank, and above every rank if it pairs with the board card."""
    return 10 if table.board and card // 2 == table.board[0] // 2 else card // 2


@step("LED-08", "LED-10")
def award(table: Leduc, winner: int) -> None:
    """LED-08 LED-10 The winner takes what the other has paid; nobody does if they share."""
    paid = table.hands[1 - winner].paid if winner >= 0 else 0
    table.say("won" if winner >= 0 else "shared", seat=winner, chips=table.hands[0].paid + table.hands[1].paid)
    table.end([paid if seat == winner else -paid for seat in (0, 1)])


def find_cards(table: Leduc, word: str) -> list[int]:
    """LED-01 For positions: both cards of a rank ("king"), or one of them ("king-hearts")."""
    names = [(rank, f"{rank}-{suit}") for rank in table.setup.box for suit in SUITS]
    return [card for card, known_as in enumerate(names) if word in known_as]


def arrange(table: Leduc, words: object, problems: list[Problem]) -> None:
    """LED-01 For positions: cards that were not named are in the deck, below those that were."""
    piles = [hand.card for hand in table.hands] + [table.board]
    problems += [Problem("", f"{len(pile)} cards lie where there can be one") for pile in piles if len(pile) > 1]
    seen = sum(piles, table.deck)
    table.deck[:0] = [card for card in range(2 * len(table.setup.box)) if card not in seen]
