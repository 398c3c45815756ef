"""How a Thargos card looks: printed face, type line, marks, and a text made from its effects."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Eye, Item, Mark, Rich, View

from .cards import Card, Face
from .effects import Effect, Invoked, Trigger
from .prints import ATTRIBUTES
from .table import Thargos

ICONS = {"might": "fist", "mind": "brain", "mysticism": "pentacle"}
SHAPES = {"might": "square", "mind": "triangle", "mysticism": "circle"}
KIND_SHAPES = {"hero": "shield", "mission": "star", "lasting": "circle", "action": "diamond"}
FACTION_ICONS = {
    "imperial": "imperial-crown",
    "air_cult": "lightning-trio",
    "black_falcons": "falcon-moon",
    "renegade": "broken-shield",
    "tyra_watch": "eye-of-horus",
    "spider": "spider-alt",
    "horned_order": "bull-horns",
    "cobra": "cobra",
    "nunnorian": "open-book",
    "pure": "daemon-skull",
    "eclipse": "eclipse",
    "lifters": "lockpicks",
    "wolf": "wolf-head",
    "black_hand": "black-hand-shield",
    "black_scorpion": "scorpion",
}


class CardFaces(View[Thargos]):
    """Cards, and what sides are called."""

    def card_id(self, eye: Eye[Thargos], card: Any) -> str:
        return eye.table.print(card).id

    def card_name(self, eye: Eye[Thargos], card: Any) -> str:
        return eye.say(f"card-{eye.table.print(card).id}")

    def brief(self, eye: Eye[Thargos], card: int) -> Item:
        """A card without its text, for places where many lie."""
        found = eye.table.print(card)
        item = self.printed(eye, found.id, found.card)
        item.id = f"card{card}"
        return item

    def card(self, eye: Eye[Thargos], card: int) -> Item:
        item = self.brief(eye, card)
        item.text = self.body(eye, eye.table.print(card).card)
        return item

    def face(self, eye: Eye[Thargos], card: str) -> Item:
        """The printed card; a hero shows its ready face and tells of the injured one."""
        found = eye.table.setup.box[card]
        item = self.printed(eye, card, found)
        item.text = self.body(eye, found)
        item.tags = self._faction_marks(eye, found)
        if found.injured is not None:
            values = [
                f"{eye.say(f'attribute-{name}')} {n}"
                for name, n in zip(ATTRIBUTES, _values(found.injured), strict=True)
            ]
            item.more = [[eye.say("injured-face", values=", ".join(values))], self.face_text(eye, found.injured)]
        return item

    def printed(self, eye: Eye[Thargos], name: str, card: Card) -> Item:
        """What every look at a card has: name, type line, corner value, attributes, art."""
        item = Item(id=name, card=name, name=eye.say(f"card-{name}"), icons=list(card.icons), tone=card.kind)
        item.shape = KIND_SHAPES[card.kind]
        item.corner = str(card.cpv if card.kind == "hero" else card.pam)
        item.sub = eye.say("type-line", kind=card.kind, no=card.no, unique=int(card.unique))
        values = _values(card.ready) if card.ready is not None else card.values
        dice = card.ready is not None and not any(values)
        for attribute, n in zip(ATTRIBUTES, values, strict=True):
            if dice or n:
                item.stats.append(
                    self.mark(eye, attribute, "d6" if dice else str(n) if card.kind == "hero" else signed(n))
                )
        if card.kind == "mission":
            vp = card.vp_fr if eye.table.setup["edition"] == "fr" and card.vp_fr else card.vp
            item.stats.insert(
                0, Mark(text=str(vp), label=eye.say("victory-points"), icon="laurel-crown", tone="vp", shape="star")
            )
        return item

    def mark(self, eye: Eye[Thargos], attribute: str, text: str) -> Mark:
        label = eye.say(f"attribute-{attribute}")
        return Mark(text=text, label=label, icon=ICONS[attribute], tone=attribute, shape=SHAPES[attribute])

    def _faction_marks(self, eye: Eye[Thargos], card: Card) -> list[Mark]:
        return [
            Mark(text="", label=eye.say(f"faction-{name}"), icon=FACTION_ICONS[name], tone="faction")
            for name in card.factions
        ]

    def body(self, eye: Eye[Thargos], card: Card) -> Rich:
        """The text of a card, made from its effects."""
        return self.face_text(eye, card.ready) if card.ready is not None else self.effects_text(eye, card.effects)

    def face_text(self, eye: Eye[Thargos], face: Face) -> Rich:
        return self.effects_text(eye, face.effects)

    def effects_text(self, eye: Eye[Thargos], effects: tuple[Any, ...]) -> Rich:
        return [" ".join(self.effect_text(eye, effect).strip() for effect in effects)]

    def effect_text(self, eye: Eye[Thargos], effect: Effect) -> str:
        """One verb as a sentence."""
        tag = str(effect.__struct_config__.tag)
        if isinstance(effect, Invoked | Trigger):
            inner = " ".join(self.effect_text(eye, each) for each in effect.effects)
            event = effect.event if isinstance(effect, Trigger) else ""
            return eye.say(f"effect-{tag}", effect=inner, uses=getattr(effect, "uses", 0), event=event)
        values: dict[str, Any] = {name: getattr(effect, name) for name in effect.__struct_fields__}
        if tag == "bonus":
            parts = [
                eye.say("bonus-part", n=values[name], attribute=eye.say(f"attribute-{name}"))
                for name in ATTRIBUTES
                if values[name]
            ]
            values["what"] = eye.all_of(parts)
            beside = values["beside"]
            values["beside"] = eye.say(f"card-{beside}") if beside else ""
            values["has_beside"] = int(bool(beside))
        return eye.say(f"effect-{tag}", **values)

    def side_name(self, eye: Eye[Thargos], seat: int) -> str:
        """What a side is called; the Rivals sit at no seat."""
        return eye.name(seat) if seat < eye.table.setup.seats else eye.say("rivals")


def signed(n: int) -> str:
    """A difference as people write it."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


def _values(face: Face) -> tuple[int, int, int]:
    return face.might, face.mind, face.mysticism
