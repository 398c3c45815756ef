"""How Leduc poker looks."""

from ludotheque.kernel import Eye, Item, Mark, Option, Plate, Region, Shown, View

from .rules import CALL, FOLD, RAISE, SUITS, Leduc


class LeducView(View[Leduc]):
    def regions(self, eye: Eye[Leduc]) -> list[Region]:
        table, pot = eye.table, sum(hand.paid for hand in eye.table.hands)
        return [
            *(self.hand(eye, hand.seat, hand.card) for hand in table.hands),
            Region(id="deck", kind="stack", label=eye.say("region-deck"), count=len(table.deck)),
            Region(id="board", label=eye.say("region-board"), items=self.cards(eye, "board", table.board)),
            Region(id="pot", kind="meter", label=eye.say("region-pot"), value=pot, icon="coins"),
        ]

    def choice(self, eye: Eye[Leduc], option: Option) -> Shown:
        due = self.asked(eye)["due"]
        verb = "check" if option == CALL and not due else option[0]
        label = eye.say(f"do-{verb}", cost=due + (4 if eye.table.board else 2) * (option == RAISE))
        return Shown(option=list(option), label=label, role="danger" if option == FOLD else "normal")

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
