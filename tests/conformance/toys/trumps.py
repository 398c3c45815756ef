"""Trumps: a small game that uses all the kernel has — hands, a face-down deck, a buried card, a peek, a simultaneous choice,
a die — sound, or with one fault. What is wrong is the line that names the fault.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Annotated

from ludotheque.kernel import (
    FROZEN,
    Buried,
    Dice,
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
    Shown,
    Table,
    View,
    step,
    switch,
)
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing
from ludotheque.kernel.scene import Plain

FAULTS = (
    "leaky-scene",
    "leaky-log",
    "leaky-options",
    "leaky-refusal",
    "leaky-undo",
    "leaky-field",
    "own-chance",
    "hash-order",
    "shallow",
    "restless-offer",
    "restless-view",
    "endless",
    "circle",
    "empty-question",
    "broken-offer",
    "loses-a-card",
    "wordless",
    "twins",
    "astray",
    "bad-memory",
    "uncited",
    "rare-guess",
    "lax-why-not",
    "strict-why-not",
    "fragile-why-not",
    "forgetful-offer",
)


class Hand(Seat):
    cards: Held
    boast: int
    points: int


class Trumps(Table):
    transient = (*Table.transient, "memory")

    hands: list[Hand]
    deck: Sealed
    gone: Buried
    pile: Open
    rounds: int
    note: int
    asked: int
    shared: Annotated[list[int], FROZEN]
    memory: int

    def things(self, kind: str, seat: int) -> Iterable[Plain]:
        return range(-1, 4 * self.setup.seats + 4) if kind == "card" else super().things(kind, seat)


def fault(table: Trumps, name: str) -> bool:
    return bool(table.setup["fault"] == name)


def secret(table: Trumps) -> int:
    """What nobody may know: the value of the top card. Its suit is on its back."""
    return table.deck[-1] // 2


@step("TRU-01")
def trumps_deal(table: Trumps) -> None:
    """TRU-01 Shuffle, bury a card unseen, deal three cards each."""
    table.deck = list(range(4 * table.setup.seats + 4))
    table.shuffle(table.deck)
    table.gone = [table.deck.pop()]
    table.hands = [Hand(seat=seat, cards=[table.deck.pop() for _ in range(3)]) for seat in range(table.setup.seats)]
    table.shared = []
    table.do(trumps_turn, 0)


@step("TRU-02")
def trumps_turn(table: Trumps, seat: int) -> None:
    """TRU-02 In turn, each player peeks or boasts; then all lay a card at once."""
    if fault(table, "circle"):
        table.do(trumps_turn, seat)
    elif seat < table.setup.seats:
        table.ask(seat, trumps_moves, trumps_act)
    else:
        table.put_to_all(range(table.setup.seats), trumps_lay)


@step("TRU-02")
def trumps_moves(table: Trumps, seat: int) -> list[Option]:
    """TRU-02 Look at the top card of the deck, or boast of a number."""
    boasts: list[Option] = [("boast", number) for number in (1, 2, 3)]
    if fault(table, "leaky-options") and secret(table) % 2:
        boasts.pop()
    if fault(table, "hash-order"):
        # So many that two processes never agree by luck.
        boasts = [("boast", int(number)) for number in {str(number) for number in range(1, 40)}]
    if fault(table, "restless-offer"):
        table.asked += 1
    if fault(table, "empty-question") and table.rounds:
        return []
    return [("peek",), *boasts]


@step("TRU-02")
def trumps_act(table: Trumps, option: Option) -> None:
    """TRU-02 A peek is for the player alone; a boast is heard by all."""
    seat, top = table.seat, table.deck[-1]
    if option == ("peek",):
        table.show([top], seat)
        table.say("peek", seat=seat, card=top)
    else:
        number = option[1]
        if fault(table, "leaky-log"):
            number = secret(table)
        if fault(table, "leaky-field"):
            table.note = secret(table)
        if fault(table, "leaky-undo") and secret(table) % 2:
            table.dice.below(2)
        if fault(table, "shallow"):
            table.shared.append(number)
        if fault(table, "broken-offer") and number == 3:
            raise ValueError("nobody thought of three")
        if fault(table, "bad-memory"):
            table.memory += 1
        table.hands[seat].boast = option[1]
        table.say("mumble" if fault(table, "wordless") else "boast", seat=seat, number=number)
    if fault(table, "loses-a-card"):
        table.deck.pop()
    table.do(trumps_turn, seat if fault(table, "endless") else seat + 1)


@step("TRU-02")
def trumps_heard(table: Trumps, option: Option) -> None:
    """TRU-02 A boast that nothing follows from, for positions."""
    table.say("boast", seat=table.seat, number=option[1])


class Lay(Choice):
    """TRU-03 A card of one's hand."""

    verb = "lay"
    card: int = thing("card")

    def why_not(self, table: Trumps, seat: int) -> Refusal | None:
        if fault(table, "lax-why-not") and self.card >= 0:
            return None
        if fault(table, "fragile-why-not"):
            table.deck.index(self.card)
        if fault(table, "strict-why-not") and self.card % 2:
            return no("elsewhere", "TRU-03")
        return None if self.card in table.hands[seat].cards else no("elsewhere", "TRU-03")


@step("TRU-03")
def trumps_cards(table: Trumps, seat: int) -> list[Lay]:
    """TRU-03 Any card of one's hand."""
    cards = table.hands[seat].cards
    if fault(table, "forgetful-offer") and len(cards) > 1:
        cards = cards[1:]
    return [Lay(card) for card in cards]


@question("TRU-03", "TRU-04", takes=Lay, offer=trumps_cards)
def trumps_lay(table: Trumps, answers: dict[int, Lay]) -> None:
    """TRU-03 TRU-04 All turn over what they laid; the highest card scores, a die decides between equals."""
    for seat, laid in answers.items():
        table.hands[seat].cards.remove(laid.card)
        table.pile.append(laid.card)
        table.say("lay", seat=seat, card=laid.card)
    best = max(laid.card // 2 for laid in answers.values())
    first = [seat for seat, laid in answers.items() if laid.card // 2 == best]
    winner = first[table.dice.roll(len(first)) - 1] if len(first) > 1 else first[0]
    if fault(table, "own-chance"):
        winner = random.randrange(table.setup.seats)
    table.hands[winner].points += 1
    table.say("won", seat=winner)
    table.do_all((trumps_draw,), (trumps_next,))


@step("TRU-05")
def trumps_draw(table: Trumps) -> None:
    """TRU-05 Each draws a card while the deck lasts."""
    for hand in table.hands:
        if len(table.deck) > 1:
            hand.cards.append(table.deck.pop())
            table.say("draw", seat=hand.seat, card=hand.cards[-1])


@step("TRU-06")
def trumps_next(table: Trumps) -> None:
    """TRU-06 After three rounds the most points win."""
    table.rounds += 1
    if table.rounds == 3:
        table.end([hand.points for hand in table.hands])
    else:
        table.do(trumps_turn, 0)


@step("TRU-07")
def trumps_concede(table: Trumps, seat: int) -> None:
    """TRU-07 Whoever gives up is last; the others keep their points."""
    table.end([-1 if hand.seat == seat else hand.points for hand in table.hands])


class TrumpsView(View[Trumps]):
    def regions(self, eye: Eye[Trumps]) -> list[Region]:
        table = eye.table
        if fault(table, "restless-view"):
            table.asked += 1
        hands = [self.hand(eye, hand.seat, hand.cards) for hand in table.hands]
        hint = f" {secret(table)}" if fault(table, "leaky-scene") else ""
        top = [Item(id="top", name=eye.say("top") + hint)]
        if fault(table, "twins"):
            top *= 2
        pile = Region(id="pile", items=self.cards(eye, "pile", table.pile), label=eye.say("pile"))
        deck = Region(id="deck", kind="stack", count=len(table.deck), items=top, label=eye.say("deck"))
        loud = sum(hand.boast for hand in table.hands) + table.memory
        boasts = Region(id="boasts", kind="meter", value=loud, label=eye.say("boasts"))
        return [*hands, pile, deck, boasts]

    def choice(self, eye: Eye[Trumps], option: Option) -> Shown:
        made = super().choice(eye, option)
        if fault(eye.table, "astray"):
            made.items = ["nowhere"]
        return made

    def face(self, eye: Eye[Trumps], card: str) -> Item:
        return Item(
            id=card, card=card, name=eye.say("card", value=int(card) // 2, suit="red" if int(card) % 2 else "blue")
        )


def why_not(table: Trumps, option: object) -> tuple[str, str, dict[str, object]] | None:
    if fault(table, "leaky-refusal"):
        return "secret", "TRU-02", {"number": secret(table)}
    return None


def lost_cards(table: Trumps) -> list[str]:
    """Every card lies in exactly one place."""
    cards = sum((hand.cards for hand in table.hands), table.deck + table.gone + table.pile)
    return [] if sorted(cards) == list(range(4 * table.setup.seats + 4)) else ["a card is lost or doubled"]


def rare_guess(table: Trumps, seat: int, dice: Dice) -> None:
    """A guess that nobody tried with this setting."""
    if table.setup["rare"]:
        raise KeyError("rare")


def make(fault: str, folder: str = __file__) -> Game[Trumps]:
    """The game with this fault."""
    return Game(
        name="trumps",
        version="1",
        folder=folder,
        table=Trumps,
        modes=[
            Mode(
                "duel",
                (2, 3),
                trumps_deal,
                (Setting("fault", fault, (fault,), clause=CLAUSES.get(fault, "TRU-01")), switch("rare", False)),
            )
        ],
        view=TrumpsView(),
        back=lambda table, card: card % 2,
        redeal=rare_guess if fault == "rare-guess" else None,
        why_not=why_not,
        concede=trumps_concede,
        check=lost_cards,
    )


CLAUSES = {"uncited": "TRU-99"}
sound = make("none")
hash_order = make("hash-order")  # by name, so that another process can import it
