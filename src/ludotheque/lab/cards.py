"""Cards: who began with which card, who got it and who used it — from where cards lie, in any game.

began    it lay in a zone of the seat when the first decision came
drawn    it lay in a zone that only this seat sees (a hand), or came into an open zone of a seat that had not begun with it
played   it left such a hand in answer to that seat's own choice; ``how`` is the choice's first word
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.kernel import Option, Sight
from ludotheque.kernel.sight import zones

Row = tuple[int, str, bool, bool, bool, str]


class Hand:
    """A zone that only its owner sees: the list itself, and what lay in it when last looked at."""

    __slots__ = ("owner", "cards", "was")

    def __init__(self, owner: int, cards: list[int]) -> None:
        self.owner = owner
        self.cards = cards
        self.was = cards[:]


class CardWatch:
    def __init__(self, table: Any) -> None:
        seats = range(table.setup.seats)
        self.seats = len(seats)
        self.began: list[set[int]] = [set() for _ in seats]
        self.drawn: list[set[int]] = [set() for _ in seats]
        self.gained: list[set[int]] = [set() for _ in seats]
        self.played: list[dict[int, str]] = [{} for _ in seats]
        self._hands: dict[str, Hand] = {}
        self._answers: dict[int, str] = {}
        self._table = table
        found = zones(table)
        self.any = any(0 <= owner < self.seats for _, _, owner, _ in found)
        """Whether any seat has a zone of its own."""
        for path, sight, owner, cards in found:
            if 0 <= owner < self.seats:
                self.began[owner].update(cards)
                if sight is Sight.OWNER:
                    self._hands[path] = Hand(owner, cards)
                    self.drawn[owner].update(cards)

    def hear(self, table: Any, seat: int, option: Option) -> None:
        self._answers[seat] = str(option[0])
        if table.barrier is not None and table.barrier.answered:
            return  # others decide at the same time: nothing has moved yet
        if table.seat != seat:
            self._look_around(table)  # between turns; within one, the hands are enough
        for hand in self._hands.values():
            if hand.cards != hand.was:
                self._moved(hand)
        self._answers.clear()

    def _look_around(self, table: Any) -> None:
        """Where every zone is now, for a rule may have put another list in its place; and what lies open."""
        for path, sight, owner, cards in zones(table):
            if 0 <= owner < self.seats:
                if sight is Sight.ALL:
                    if cards:
                        self.gained[owner].update(cards)
                elif sight is Sight.OWNER:
                    hand = self._hands.get(path)
                    if hand is None:
                        hand = self._hands[path] = Hand(owner, [])
                    hand.cards = cards

    def _moved(self, hand: Hand) -> None:
        owner, now = hand.owner, set(hand.cards)
        self.drawn[owner] |= now
        if owner in self._answers:
            for card in hand.was:
                if card not in now:
                    self.played[owner].setdefault(card, self._answers[owner])
        hand.was = hand.cards[:]

    def rows(self) -> Iterator[Row]:
        """What became of every card, by its printed id; of several copies, whatever happened to any."""
        game, table = self._table.setup.game, self._table
        eye, names = game.eye(table, None, "en"), dict[int, str]()

        def named(card: int) -> str:
            if card not in names:
                names[card] = str(game.view.card_id(eye, card))
            return names[card]

        for seat in range(self.seats):
            began = {named(card) for card in self.began[seat]}
            drawn = {named(card) for card in self.drawn[seat] | self.gained[seat] - self.began[seat]}
            played: dict[str, str] = {}
            for card, how in self.played[seat].items():
                played.setdefault(named(card), how)
            for name in sorted(began | drawn):
                yield seat, name, name in began, name in drawn, name in played, played.get(name, "")
