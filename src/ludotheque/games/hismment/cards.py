"""A card as its file describes it, and what must hold between cards."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludotheque.kernel import Box, Problem

from .bounds import every_need, need_bounds
from .effects import Ally, AnyNeed, Lower, Text
from .grammar import text_faults
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
        wrong = dict.fromkeys(_faults(self))
        if wrong:
            raise ValueError("\n".join(wrong))


def _faults(card: Card) -> list[str]:
    """What is wrong with a card by itself."""
    faults = text_faults(card.kind, card.texts) + text_faults(card.kind, card.signature_texts)
    strange = [name for name in sorted(_ONLY_SOME - _OWN[card.kind]) if getattr(card, name) not in _BLANK]
    faults += [f"{'class' if name == 'klass' else name}: a {card.kind} has no such field" for name in strange]
    faults += need_bounds(card.release, "release")
    if card.price < 0:
        faults.append("price: must be 0 or more (HIS-K12)")
    faults += [f"{name}: must be 0 or more" for name in _NOT_BELOW_0 if getattr(card, name) < 0]
    if not 1 <= card.level <= 3:
        faults.append("level: must be 1, 2 or 3")
    elif card.kind == "terrain" and card.level > 1:
        faults.append("level: a terrain has none")
    if card.kind == "terrain" and (card.heart < 1 or not card.elements):
        faults.append("heart, elements: a terrain needs both")
    if card.kind == "hero":
        if not card.elements or card.klass is None or card.pv < 1:
            faults.append("elements, class, pv: a hero needs them all")
        if len(set(card.elements)) > _MOST_ELEMENTS:
            faults.append(f"elements: a hero has {_MOST_ELEMENTS} at most")
        if card.level == 1 and any(isinstance(need, Lower) for need in every_need(card.release)):
            faults.append("release: 'lower': a hero of level 1 lies on no lower card (HIS-V14)")
        if (card.level > 1) != bool(card.evolves_from):
            faults.append("evolves_from: exactly the heroes above level 1 need it")
        if card.cumulative and card.level == 1:
            faults.append("cumulative: only for evolved heroes (HIS-V15)")
    if card.kind == "equipment":
        if card.klass is None or card.type not in ("weapon", "armour", "fetish"):
            faults.append("class, type: an equipment needs a class and is a weapon, an armour or a fetish")
        if card.life is not None and card.life < 1:
            faults.append("life: 1 or more, or none at all (HIS-A21)")
    if card.kind == "attack":
        if card.type not in ("offensive", "special", "support") or len(card.elements) != 1:
            faults.append("type, elements: an attack is offensive, special or support and has one element")
        if bool(card.signature) != bool(card.signature_texts):
            faults.append("signature, signature_texts: a Signature Hero and its Signature Power go together (HIS-A24)")
        if card.exhaustion < 1:
            faults.append("exhaustion: must be 1 or more (HIS-A22)")
        if card.type != "offensive" and not card.texts:
            faults.append("texts: an attack that is not offensive needs a text (HIS-F06)")
    if card.kind == "chapter":
        if not any(text.when == "play" for text in card.texts):
            faults.append('texts: a chapter needs a text with when = "play"')
        if card.level > 1 and not card.series:
            faults.append("series: a chapter above level 1 needs it (HIS-T16)")
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
                problems.append(
                    Problem(
                        f"cards.{name}.evolves_from", "must be the hero one level lower of the same line", "HIS-V02"
                    )
                )
        if card.signature and card.signature not in lines:
            problems.append(Problem(f"cards.{name}.signature", f"no hero line is called {card.signature!r}", "HIS-A24"))
        texts = [("texts", text.needs) for text in card.texts + card.signature_texts]
        for field, needs in (("release", card.release), *texts):
            problems += [
                Problem(f"cards.{name}.{field}", f"no hero line is called {need.line!r}", "HIS-L16")
                for need in every_need(needs)
                if isinstance(need, Ally) and need.line not in lines
            ]
    return problems
