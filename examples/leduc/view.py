"""How Leduc poker looks."""

from typing import ClassVar

from ludotheque.kernel import Eye, Item, Mark, Plate, Region, Shown, View

from .rules import CALL, FOLD, RAISE, SUITS, Bet, Call, Fold, Leduc, Raise


def show_bet(eye: Eye[Leduc], choice: Bet) -> Shown:
    """With nothing to match a call is called a check; what a call or a raise costs is said."""
    due = VIEW.asked(eye)["due"]
    verb = "check" if choice is CALL and not due else choice.verb
    label = eye.say(f"do-{verb}", cost=due + (4 if eye.table.board else 2) * (choice is RAISE))
    return Shown(option=list(choice), label=label, role="danger" if choice is FOLD else "normal")


class LeducView(View[Leduc]):
    shows: ClassVar = {Fold: show_bet, Call: show_bet, Raise: show_bet}

    def regions(self, eye: Eye[Leduc]) -> list[Region]:
        table, pot = eye.table, sum(hand.paid for hand in eye.table.hands)
        return [
            *(self.hand(eye, hand.seat, hand.card) for hand in table.hands),
            Region(id="deck", kind="stack", label=eye.say("region-deck"), count=len(table.deck)),
            Region(id="board", label=eye.say("region-board"), items=self.cards(eye, "board", table.board)),
            Region(id="pot", kind="meter", label=eye.say("region-pot"), value=pot, icon="coins"),
        ]

    def asked(self, eye: Eye[Leduc]) -> dict[str, int]:
        seat, hands = eye.table.seat, eye.table.hands
        return {"due": hands[1 - seat].paid - hands[seat].paid}  # what the player to act must pay to stay

    def plate(self, eye: Eye[Leduc], seat: int) -> Plate:
        paid = eye.table.hands[seat].paid
        score = eye.table.outcomes[seat].score if eye.table.over else -paid
        return Plate(seat=seat, name=eye.name(seat), score=f"{score:+g}")

    def face(self, eye: Eye[Leduc], card: str) -> Item:
        rank, suit = card.split("-")
        facts, mark = eye.table.setup.box[rank], Mark(text=eye.say(f"suit-{suit}"), icon=suit, tone=suit)
        item = Item(id=card, card=card, name=eye.say(f"card-{card}"), icons=[facts.icon], tone=suit, shape=suit)
        item.corner, item.stats = str(facts.rank), [mark]
        return item

    def card_id(self, eye: Eye[Leduc], card: int) -> str:
        return f"{list(eye.table.setup.box)[card // 2]}-{SUITS[card % 2]}"


VIEW = LeducView()
