"""How Leduc poker looks."""

from __future__ import annotations

from ludotheque.kernel import Choice, Eye, Item, Mark, Option, Plate, Region, View

from .rules import SUITS, Leduc

ROLES = {"fold": "danger", "raise": "main"}


class LeducView(View[Leduc]):
    def regions(self, eye: Eye[Leduc]) -> list[Region]:
        table = eye.table
        home = eye.seat if eye.seat is not None else 0
        pot = sum(hand.paid for hand in table.hands)
        hands = [
            Region(
                id=f"hand{hand.seat}",
                kind="hand" if hand.seat == eye.seat else "row",
                area="hand" if hand.seat == eye.seat else "home" if hand.seat == home else "away",
                label=eye.say("region-hand", who=eye.name(hand.seat)),
                owner=hand.seat,
                items=eye.cards(f"hand{hand.seat}", hand.card, lambda card: self.card(eye, card)),
            )
            for hand in table.hands
        ]
        return [
            *hands,
            Region(id="board", label=eye.say("region-board"), items=eye.cards("board", table.board, lambda c: self.card(eye, c))),
            Region(id="deck", kind="stack", label=eye.say("region-deck"), count=len(table.deck)),
            Region(id="pot", kind="meter", area="board", label=eye.say("region-pot"), value=pot, limit=26, icon="coins"),
        ]

    def choice(self, eye: Eye[Leduc], option: Option) -> Choice:
        table = eye.table
        mine, theirs = table.hands[table.seat].paid, table.hands[1 - table.seat].paid
        verb = "check" if option[0] == "call" and mine == theirs else str(option[0])
        cost = theirs - mine + ((4 if table.board else 2) if verb == "raise" else 0)
        role = ROLES.get(verb, "normal")
        return Choice(option=list(option), label=eye.say(f"do-{verb}", cost=cost), role=role)  # type: ignore[arg-type]

    def asked(self, eye: Eye[Leduc]) -> dict[str, object]:
        mine, theirs = (eye.table.hands[seat].paid for seat in (eye.table.seat, 1 - eye.table.seat))
        return {"due": theirs - mine}

    def plate(self, eye: Eye[Leduc], seat: int) -> Plate:
        paid = eye.table.hands[seat].paid
        score = eye.table.outcomes[seat].score if eye.table.over else -paid
        return Plate(seat=seat, name=eye.name(seat), score=f"{score:+g}", value=paid, limit=13)

    def card(self, eye: Eye[Leduc], card: int) -> Item:
        item = self.face(eye, self.card_id(eye, card))
        item.id = f"card{card}"
        return item

    def face(self, eye: Eye[Leduc], card: str) -> Item:
        rank, suit = card.split("-")
        facts = eye.table.setup.box[rank]
        mark = Mark(text=eye.say(f"suit-{suit}"), icon=suit, tone=suit)
        return Item(
            id=card, card=card, name=eye.say(f"rank-{rank}"), corner=str(facts.rank), tone=suit, shape=suit,
            icons=[facts.icon], stats=[mark],
        )  # fmt: skip

    def card_id(self, eye: Eye[Leduc], card: int) -> str:
        return f"{list(eye.table.setup.box)[card // 2]}-{SUITS[card % 2]}"

    def card_name(self, eye: Eye[Leduc], card: int) -> str:
        rank, suit = self.card_id(eye, card).split("-")
        return eye.say("card-name", rank=eye.say(f"rank-{rank}"), suit=eye.say(f"suit-{suit}"))
