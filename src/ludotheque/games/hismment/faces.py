"""Cards as printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.kernel import Eye, Item, Mark, Rich

from .wording import all_needs, card_title, first_of, one_of, signed, text_line
from .words import BEATS, ELEMENTS, STATS, elements_in, mask

if TYPE_CHECKING:
    from .cards import Card
    from .table import Hismment

ICONS = {
    "pv": "hearts",
    "pm": "magic-swirl",
    "attack": "crossed-swords",
    "defence": "shield",
    "speed": "walking-boot",
    "luck": "clover",
    "heart": "heart-organ",
    "damage": "punch-blast",
    "cost": "magic-swirl",
    "uses": "cycle",
    "life": "hourglass",
}
ELEMENT_ICONS = {
    "air": "tornado", "fire": "flame", "earth": "rock", "water": "water-drop", "ice": "snowflake-1", "plant": "vine-leaf",
    "lightning": "lightning-frequency", "sand": "desert", "metal": "anvil", "poison": "poison-bottle",
    "magic": "magic-swirl", "war": "crossed-axes", "animal": "wolf-head", "spirit": "spectre", "strength": "biceps",
    "tech": "gears", "life": "sprout", "death": "death-skull", "darkness": "moon", "light": "sunbeams",
    "diamond": "cut-diamond",
}  # fmt: skip
SHAPES = {"terrain": "hexagon", "hero": "shield", "equipment": "square", "attack": "triangle", "chapter": "circle"}
"""Border colours have shapes, so that nothing rests on colour alone."""
RARITY_SHAPES = {"bronze": "circle", "silver": "square", "gold": "star", "platinum": "hexagon", "crystal": "diamond"}


def face(eye: Eye[Hismment], name: str) -> Item:
    """A card as printed."""
    card: Card = eye.table.setup.box[name]
    return Item(
        id=name,
        card=name,
        name=card_title(eye, name),
        sub=type_line(eye, card),
        corner=str(card.price),
        text=[" ".join(sentences(eye, name))],
        stats=stat_marks(eye, card),
        tags=[*element_marks(eye, card.elements), rarity_mark(eye, card)],
        icons=[card.icon],
        tone=card.rarity if card.rarity in ("platinum", "crystal") else card.kind,
        shape=SHAPES[card.kind],
        more=small_print(eye, name),
    )


def type_line(eye: Eye[Hismment], card: Card) -> str:
    words = {"level": card.level, "element": elements_words(eye, card.elements)}
    if card.klass:
        words["class"] = eye.say(f"class-{card.klass}")
    if card.type:
        words["type"] = eye.say(f"type-{card.type}")
    kind = "chapter-part" if card.series else card.kind
    return eye.say(f"line-{kind}", **words)


def stat_marks(eye: Eye[Hismment], card: Card) -> list[Mark]:
    """The numbers of a card, each with its icon and spoken name."""
    if card.kind == "hero":
        numbers = {stat: getattr(card, stat) for stat in STATS}
    elif card.kind == "terrain":
        numbers = {"heart": card.heart}
    elif card.kind == "attack":
        numbers = {"cost": card.cost, "uses": card.exhaustion}
        if card.type == "offensive":
            numbers = {"damage": card.damage} | numbers
    elif card.kind == "equipment":
        numbers = {"life": card.life} if card.life else {}
    else:
        numbers = {}
    return [mark(eye, name, str(n)) for name, n in numbers.items()]


def mark(eye: Eye[Hismment], stat: str, text: str) -> Mark:
    return Mark(text=text, label=eye.say(f"stat-{stat}"), icon=ICONS[stat])


def element_marks(eye: Eye[Hismment], elements: Sequence[str]) -> list[Mark]:
    return [Mark(text=eye.say(f"element-{e}"), icon=ELEMENT_ICONS[e], tone=f"element-{e}") for e in elements]


def rarity_mark(eye: Eye[Hismment], card: Card) -> Mark:
    return Mark(text=eye.say(f"rarity-{card.rarity}"), tone=card.rarity, shape=RARITY_SHAPES[card.rarity])


def elements_words(eye: Eye[Hismment], elements: Sequence[str]) -> str:
    return eye.all_of([eye.say(f"element-{element}") for element in elements]) if elements else eye.say("face-none")


def sentences(eye: Eye[Hismment], name: str) -> list[str]:
    """Everything a card says in words."""
    card: Card = eye.table.setup.box[name]
    found = []
    if card.kind == "terrain":
        where = one_of(eye, [eye.say(f"element-{element}") for element in card.elements])
        if card.boost:
            found.append(eye.say("face-boost", elements=where, stats=_changes(eye, card.boost)))
        if card.malus:
            found.append(eye.say("face-malus", elements=where, stats=_changes(eye, card.malus)))
    if card.bonus:
        found.append(eye.say("face-bonus", stats=_changes(eye, card.bonus)))
    found += [text_line(eye, card, text) for text in card.texts]
    if card.signature_texts:
        instead = "on-hero-instead" if card.texts else "on-hero"
        on = eye.say(instead, hero=card_title(eye, first_of(eye, card.signature)))
        found += [text_line(eye, card, text, on) for text in card.signature_texts]
    if card.kind == "hero":
        found += release_lines(eye, name)
    return found


def release_lines(eye: Eye[Hismment], name: str) -> list[str]:
    """HIS-V15 HIS-V23 The release condition; of a cumulative card, with those that must be met once more."""
    cards = eye.table.setup.box.cards
    card = cards[name]
    lines = [eye.say("face-release", needs=all_needs(eye, card.release))] if card.release else []
    while card.cumulative and card.evolves_from in cards:
        lower, card = card.evolves_from, cards[card.evolves_from]
        if card.release:
            lines.append(eye.say("face-again", card=card_title(eye, lower), needs=all_needs(eye, card.release)))
    return lines or [eye.say("face-release-free")]


def _changes(eye: Eye[Hismment], changes: Mapping[Any, int]) -> str:
    return ", ".join(f"{eye.say(f'stat-{stat}')} {signed(n)}" for stat, n in changes.items())


def small_print(eye: Eye[Hismment], name: str, elements: int | None = None) -> list[Rich]:
    """HIS-X13 Strengths and weaknesses from the table in force, price, set number. ``elements``: where they have changed."""
    card: Card = eye.table.setup.box[name]
    lines: list[Rich] = []
    if card.kind == "hero":
        beats = BEATS[eye.table.setup.options["element_table"]]
        mine = mask(list(card.elements)) if elements is None else elements
        strong = [ELEMENTS[i] for i in range(len(ELEMENTS)) if any(beats[e] >> i & 1 for e in elements_in(mine))]
        weak = [ELEMENTS[i] for i in range(len(ELEMENTS)) if beats[i] & mine]
        lines.append([eye.say("face-strong", elements=elements_words(eye, strong))])
        lines.append([eye.say("face-weak", elements=elements_words(eye, weak))])
        if card.evolves_from:
            lines.append([eye.say("face-under", card=card_title(eye, card.evolves_from))])
    lines.append([eye.say("face-price", n=card.price, half=(card.price + 1) // 2)])
    lines.append([eye.say("face-number", n=card.number, rarity=eye.say(f"rarity-{card.rarity}"))])
    if eye.texts.has(eye.lang, f"story-{name}"):
        lines.append([eye.say(f"story-{name}")])
    return lines
