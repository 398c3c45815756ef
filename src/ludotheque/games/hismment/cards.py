"""A card as its file describes it, and what must hold between cards."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludotheque.kernel import Box, Problem
from ludotheque.kernel.mistakes import CardMistakes

from .bounds import LEVELS, every_need, need_bounds
from .effects import Ally, AnyNeed, Lower, Text
from .grammar import text_faults
from .mistakes import Wrong, told, wrong, wrong_need
from .words import Blow, Class, Element, Kind, Rarity, Stat, Wear

_OWN = {
    "terrain": {"heart", "boost", "malus"},
    "hero": {
        "line",
        "pv",
        "pm",
        "attack",
        "defence",
        "speed",
        "luck",
        "release",
        "cumulative",
        "evolves_from",
        "klass",
    },
    "equipment": {"klass", "type", "bonus", "life"},
    "attack": {"type", "damage", "cost", "exhaustion", "signature", "signature_texts"},
    "chapter": {"series"},
}
_ONLY_SOME = set().union(*_OWN.values())
_NOT_BELOW_0 = ("pm", "speed", "luck", "cost")
_MOST_ELEMENTS = 3
_BLANK: tuple[object, ...] = (None, "", 0, [], {}, False)


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """Every field a card may have (ledger 5.1); which of them fit depends on its kind."""

    kind: Kind
    number: int = 0
    rarity: Rarity = "bronze"
    price: int = 0
    icon: str = "uncertainty"
    elements: list[Element] = []
    level: int = 1
    texts: list[Text] = []
    # terrain
    heart: int = 0
    boost: dict[Stat, int] = {}
    malus: dict[Stat, int] = {}
    # hero
    line: str = ""  # by default the id of its lowest level
    pv: int = 0
    pm: int = 0
    attack: int = 0
    defence: int = 0
    speed: int = 0
    luck: int = 0
    release: list[AnyNeed] = []
    cumulative: bool = False
    evolves_from: str = ""
    # hero and equipment
    klass: Class | None = msgspec.field(default=None, name="class")
    # equipment and attack
    type: Wear | Blow | None = None
    bonus: dict[Stat, int] = {}
    life: int | None = None
    damage: int = 0
    cost: int = 0
    exhaustion: int = 0
    signature: str = ""
    signature_texts: list[Text] = []
    # chapter
    series: str = ""

    def __post_init__(self) -> None:
        faults = {(field, str(what)): (field, what) for field, what in _faults(self)}
        if faults:
            raise CardMistakes(list(faults.values()))


def _faults(card: Card) -> list[Wrong]:
    """What is wrong with a card by itself."""
    faults = text_faults(card.kind, card.texts) + text_faults(card.kind, card.signature_texts)
    strange = [name for name in sorted(_ONLY_SOME - _OWN[card.kind]) if getattr(card, name) not in _BLANK]
    faults += [wrong("class" if name == "klass" else name, "mistake-field", kind=card.kind) for name in strange]
    faults += need_bounds(card.release, "release")
    if card.price < 0:
        faults.append(wrong("price", "mistake-price"))
    faults += [wrong(name, "mistake-below-0") for name in _NOT_BELOW_0 if getattr(card, name) < 0]
    if card.kind == "chapter":  # a series may have any number of parts
        if card.level < 1:
            faults.append(wrong("level", "mistake-below-1"))
    elif not 1 <= card.level <= LEVELS:
        faults.append(wrong("level", "mistake-level"))
    elif card.kind == "terrain" and card.level > 1:
        faults.append(wrong("level", "mistake-terrain-level"))
    if card.kind == "terrain" and (card.heart < 1 or not card.elements):
        faults.append(wrong("heart, elements", "mistake-terrain"))
    if card.kind == "hero":
        if not card.elements or card.klass is None or card.pv < 1:
            faults.append(wrong("elements, class, pv", "mistake-hero"))
        if len(set(card.elements)) > _MOST_ELEMENTS:
            faults.append(wrong("elements", "mistake-elements", most=_MOST_ELEMENTS))
        if card.level == 1 and any(isinstance(need, Lower) for need in every_need(card.release)):
            faults.append(wrong_need("release", "lower", "", "mistake-lower"))
        if (card.level > 1) != bool(card.evolves_from):
            faults.append(wrong("evolves_from", "mistake-evolves"))
        if card.cumulative and card.level == 1:
            faults.append(wrong("cumulative", "mistake-cumulative"))
    if card.kind == "equipment":
        if card.klass is None or card.type not in ("weapon", "armour", "fetish"):
            faults.append(wrong("class, type", "mistake-equipment"))
        if card.life is not None and card.life < 1:
            faults.append(wrong("life", "mistake-life"))
    if card.kind == "attack":
        if card.type not in ("offensive", "special", "support") or len(card.elements) != 1:
            faults.append(wrong("type, elements", "mistake-attack"))
        if bool(card.signature) != bool(card.signature_texts):
            faults.append(wrong("signature, signature_texts", "mistake-signature"))
        if card.exhaustion < 1:
            faults.append(wrong("exhaustion", "mistake-exhaustion"))
        if card.type != "offensive" and not card.texts:
            faults.append(wrong("texts", "mistake-no-text"))
    if card.kind == "chapter":
        if not any(text.when == "play" for text in card.texts):
            faults.append(wrong("texts", "mistake-play"))
        if card.level > 1 and not card.series:
            faults.append(wrong("series", "mistake-series"))
    return faults


def line_of(cards: Mapping[str, Card], name: str) -> str:
    """The line a hero belongs to: as its card says, or else the id of its lowest level."""
    while not cards[name].line and (lower := lower_level(cards, name)):
        name = lower
    return cards[name].line or name


def lower_level(cards: Mapping[str, Card], name: str) -> str:
    """The card an evolution lies on; nothing if there is none, or if it is no lower one (``check_box`` says so)."""
    lower = cards[name].evolves_from
    return lower if lower in cards and cards[lower].level < cards[name].level else ""


def check_box(box: Box[Card]) -> list[Problem]:
    """What is wrong between cards: evolutions and signature heroes that lead nowhere."""
    problems = []
    lines = {line_of(box.cards, name) for name, card in box.cards.items() if card.kind == "hero"}
    for name, card in box.cards.items():
        if card.evolves_from:
            base = box.cards.get(card.evolves_from)
            fits = base is not None and base.kind == "hero" and base.level == card.level - 1
            if not fits or line_of(box.cards, name) != line_of(box.cards, card.evolves_from):
                problems.append(Problem(box.place(name, "evolves_from"), told("mistake-evolves-from"), "HIS-V02"))
        if card.signature and card.signature not in lines:
            no_line = told("mistake-no-line", line=card.signature)
            problems.append(Problem(box.place(name, "signature"), no_line, "HIS-A24"))
        texts = [("texts", text.needs) for text in card.texts + card.signature_texts]
        for field, needs in (("release", card.release), *texts):
            problems += [
                Problem(box.place(name, field), told("mistake-no-line", line=need.line), "HIS-L16")
                for need in every_need(needs)
                if isinstance(need, Ally) and need.line not in lines
            ]
    return problems
