"""Cards in hands, decks and discards."""

from __future__ import annotations

from typing import Literal

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .. import aims, ending, rivals, turn
from ..deeds import Deed, affected
from ..effects import Effect, Spoils, Whose
from ..table import RIVALS, Thargos


class Draw(Whose, frozen=True, tag="draw"):
    n: int = 1

    def do(self, doing: Deed) -> None:
        """D37 Draw what is there."""
        table = doing.table
        for other in affected(doing, self.who):
            if not (table.rivals and other == RIVALS):
                turn.draw(table, table.sides[other], self.n)

    def spoils(self) -> Spoils:
        return Spoils(gained=0.4 * self.n)


class Discard(Whose, frozen=True, tag="discard"):
    """From the hand; ``n`` 0: the entire hand."""

    n: int = 1
    how: Literal["choice", "random"] = "choice"

    def do(self, doing: Deed) -> None:
        """D36 Cards from a hand, of several players one after the other."""
        for other in affected(doing, self.who)[::-1]:
            doing.table.do(discard_from, other, self.n, self.how, doing.who)

    def spoils(self) -> Spoils:
        return Spoils(taken=self.n or 4)


class Burn(Whose, frozen=True, tag="burn"):
    n: int = 1

    def do(self, doing: Deed) -> None:
        """E07 Burn what is there."""
        for other in affected(doing, self.who):
            ending.burn(doing.table, other, self.n)

    def spoils(self) -> Spoils:
        return Spoils(taken=self.n or 4)


class LookHand(Whose, frozen=True, tag="look_hand"):
    def do(self, doing: Deed) -> None:
        """Only whoever looks learns what is there."""
        table, seat = doing.table, doing.who
        for other in affected(doing, self.who):
            hand = table.sides[other].hand
            if hand:
                table.show(hand, seat)
                table.say("looked_hand", seat=seat, seat_of=other, cards=tuple(hand))


class LookDeck(Whose, frozen=True, tag="look_deck"):
    """The top cards; of the own deck they may be put back in any order."""

    n: int = 3

    def do(self, doing: Deed) -> None:
        """Look at the top cards; of the own deck one of them may be put on top."""
        table, seat = doing.table, doing.who
        if not aims.chooses(table, seat):
            return
        for other in affected(doing, self.who):
            top = table.sides[other].deck[-self.n :]
            if top:
                table.show(top, seat)
                table.say("looked_deck", seat=seat, seat_of=other, own=int(other == seat), cards=tuple(top[::-1]))
                if other == seat and len(top) > 1:
                    turn.choose(table, seat, put_on_top, seat, len(top))


class RevealHand(Whose, frozen=True, tag="reveal_hand"):
    def do(self, doing: Deed) -> None:
        """Everyone sees the hand."""
        table = doing.table
        for other in affected(doing, self.who):
            hand = table.sides[other].hand
            if hand:
                table.show(hand)
                table.say("revealed_hand", seat=other, cards=tuple(hand))


class Recover(Effect, frozen=True, tag="recover"):
    kind: Literal["any", "mission", "lasting", "action"] = "any"
    to: Literal["hand", "deck"] = "hand"

    def aims_at(self) -> str:
        return f"discard_{self.kind}"

    def do(self, doing: Deed) -> None:
        """THA-M26 A card comes back from the discard."""
        table, seat, card = doing.table, doing.who, doing.target
        side = table.sides[seat]
        handless = table.rivals and seat == RIVALS and self.to == "hand"  # O27
        if card in side.discard and not handless:
            side.discard.remove(card)
            table.say("recovered", seat=seat, card=card)
            (side.hand if self.to == "hand" else side.deck).append(card)
            table.show([card])
            table.stirred = True


class Restock(Effect, frozen=True, tag="restock"):
    """The last cards of the own discard go under the own deck, in the order in which they lie."""

    n: int = 2

    def do(self, doing: Deed) -> None:
        """THA-M26 The last cards of the discard, for all to see, go under the deck."""
        table, side = doing.table, doing.table.sides[doing.who]
        cards = side.discard[-self.n :]
        if cards:
            del side.discard[-len(cards) :]
            table.say("restocked", seat=doing.who, n=len(cards), cards=tuple(cards))
            side.deck[:0] = cards
            table.show(cards)
            table.stirred = True

    def spoils(self) -> Spoils:
        return Spoils(gained=self.n)


@step("THA-D36", "THA-O27", "THA-O29", "THA-O30")
def discard_from(table: Thargos, seat: int, n: int, how: str, by: int) -> None:
    """O27 O29 O30 ``n`` 0: the entire hand. The Rivals hold none, but if the Player does that they change their attitude."""
    if table.rivals and seat == RIVALS:
        if n == 0 and by != RIVALS:
            rivals.roll_attitude(table)
        return
    hand = table.sides[seat].hand
    n = min(n or len(hand), len(hand))
    if n == len(hand):
        drop(table, seat, hand[:])
    elif how == "random":
        drop(table, seat, [hand[i] for i in _distinct(table, len(hand), n)])
    else:
        discard_some(table, seat, n)


def _distinct(table: Thargos, size: int, n: int) -> list[int]:
    places = list(range(size))
    return [places.pop(table.dice.below(len(places))) for _ in range(n)]


@step("THA-D35")
def discard_some(table: Thargos, seat: int, left: int) -> None:
    """D35 A card told this player to discard: which, the player says."""
    if left and table.sides[seat].hand:
        turn.choose(table, seat, discard_one, seat, left)


class DiscardCard(Choice):
    """D35 Any card in hand."""

    verb = "discard"
    card: int = thing("card")

    def why_not(self, table: Thargos, seat: int, whose: int, left: int) -> Refusal | None:
        return None if self.card in table.sides[seat].hand else no("not_held", "THA-D35")


@question("THA-D35", "THA-D44", takes=DiscardCard, offer="discardable")
def discard_one(table: Thargos, choice: DiscardCard, seat: int, left: int) -> None:
    """D44 The card goes face up to the discard."""
    drop(table, seat, [choice.card])
    table.do(discard_some, seat, left - 1)


def drop(table: Thargos, seat: int, cards: list[int]) -> None:
    """D44 Cards leave a hand for the discard, face up."""
    side = table.sides[seat]
    for card in cards:
        side.hand.remove(card)
        side.discard.append(card)
    if cards:
        table.stirred = True
        table.say("discarded", seat=seat, cards=tuple(cards))


class Top(Choice):
    """D34 One of the cards looked at."""

    verb = "top"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Thargos, seat: int, whose: int, n: int) -> list[Top]:
        return [cls(card) for card in table.sides[seat].deck[: -n - 1 : -1]]

    def why_not(self, table: Thargos, seat: int, whose: int, n: int) -> Refusal | None:
        return None if self.card in table.sides[seat].deck[-n:] else no("not_looked_at", "THA-D34")


@question("THA-D34", takes=Top, offer="top_cards")
def put_on_top(table: Thargos, choice: Top, seat: int, n: int) -> None:
    """The chosen card lies on top; the order of the others stays."""
    deck = table.sides[seat].deck
    deck.remove(choice.card)
    deck.append(choice.card)
