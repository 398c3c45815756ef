"""Cards as printed: every sentence on them is made from their data, so that text and effect cannot disagree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.kernel import Eye, Item, Mark, Rich

from .cards import line_of
from .conditions import release_ways
from .effects import (
    Ally,
    AnyEffect,
    AnyNeed,
    AnyOf,
    BlockSquare,
    Choose,
    Coins,
    Contest,
    Cost,
    DestroyAttachment,
    Discard,
    Event,
    Lower,
    May,
    Modify,
    MoveAttachment,
    Only,
    Pm,
    RollFor,
    Salvage,
    SearchPile,
    TerrainIs,
    Text,
    Wearing,
)
from .kit import CODES, SIDE_CODES
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


def card_title(eye: Eye[Hismment], name: str) -> str:
    """The card's name; a card made for one match may have none but its id."""
    return eye.say(f"card-{name}") if eye.texts.has(eye.lang, f"card-{name}") else name


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
        where = elements_words(eye, list(card.elements))
        if card.boost:
            found.append(eye.say("face-boost", elements=where, stats=_changes(eye, card.boost)))
        if card.malus:
            found.append(eye.say("face-malus", elements=where, stats=_changes(eye, card.malus)))
    if card.bonus:
        found.append(eye.say("face-bonus", stats=_changes(eye, card.bonus)))
    found += [text_line(eye, text) for text in card.texts]
    if card.signature_texts:
        words = " ".join(text_line(eye, text) for text in card.signature_texts)
        found.append(eye.say("face-signature", hero=card_title(eye, _first_of(eye, card.signature)), text=words))
    if card.kind == "hero":
        found.append(release_line(eye, name))
    return found


def release_line(eye: Eye[Hismment], name: str) -> str:
    """HIS-V15 The release condition; of a cumulative card, with those of the lower levels."""
    cards = eye.table.setup.box.cards
    card = cards[name]
    if not card.release and not card.cumulative:
        return eye.say("face-release-free")
    if not card.cumulative:
        return eye.say("face-release", needs=_all_needs(eye, list(card.release)))
    ways = release_ways(cards, name)
    return eye.say("face-cumulative", needs=_either(eye, [_all_needs(eye, list(way)) for way in ways]))


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


# Texts -----------------------------------------------------------------------------------------------------------------


def text_line(eye: Eye[Hismment], text: Text) -> str:
    """One text of a card as a sentence."""
    static = text.when == "static"
    limit = ""
    if text.prison:
        limit += eye.say("mark-prison")
    if text.optional:
        limit += eye.say("mark-optional")
    if text.per_game:
        limit += eye.say("limit-game", n=text.times)
    elif text.times > 1:
        limit += eye.say("limit-times", n=text.times)
    line = eye.say(
        "text-line",
        when=eye.say(f"when-{text.when}"),
        needs=eye.say("text-needs", needs=_all_needs(eye, text.needs)) if text.needs else "",
        cost=eye.say("text-cost", cost=_cost(eye, text.cost)) if text.cost else "",
        effects=effects_words(eye, text.do, static),
        limit=limit,
    )
    return line[:1].upper() + line[1:]


def effects_words(eye: Eye[Hismment], effects: list[AnyEffect], static: bool = False) -> str:
    return " ".join(sentence[:1].upper() + sentence[1:] for sentence in (effect_words(eye, e, static) for e in effects))


def effect_words(eye: Eye[Hismment], effect: AnyEffect, static: bool = False) -> str:
    """One part of a text as a sentence."""
    verb = str(type(effect).__struct_config__.tag)
    words: dict[str, object] = {}
    for field in ("n", "by"):
        if hasattr(effect, field):
            words[field] = abs(getattr(effect, field))
    if hasattr(effect, "to"):
        words["who"] = _who(eye, effect.to, getattr(effect, "only", None))
    match effect:
        case Modify():
            return _modify_words(eye, effect, words, static)
        case Coins():
            verb += ("-enemy" if effect.who == "enemy" else "") + ("-lose" if effect.n < 0 else "")
        case Discard() if effect.who == "enemy":
            verb += "-enemy"
        case Pm() if effect.n < 0:
            verb += "-drain"
        case DestroyAttachment() | MoveAttachment():
            verb += f"-{effect.kind}"
        case SearchPile() | Salvage():
            words["kind"] = eye.say(f"kind-{effect.kind}")
        case BlockSquare():
            words["time"] = _time(eye, effect.turns)
        case RollFor() | Contest():
            words |= {"then": effects_words(eye, effect.then), "other": _otherwise(eye, effect.other)}
            if isinstance(effect, RollFor):
                words["n"] = effect.at_least
        case Choose():
            words["modes"] = _either_effect(eye, [effects_words(eye, mode) for mode in effect.modes])
        case May():
            words |= {"n": effect.coins, "then": effects_words(eye, effect.then)}
        case _:
            pass
    return eye.say(f"effect-{verb}", **words)


def _modify_words(eye: Eye[Hismment], effect: Modify, words: dict[str, object], static: bool) -> str:
    words["time"] = eye.say("time-now") if static else _time(eye, effect.turns)
    if effect.what in STATS:
        words["stat"] = eye.say(f"stat-{effect.what}")
        words["by"] = f"{effect.by:+d}".replace("-", "−") if effect.how == "add" else effect.by
        return eye.say("effect-stat" if effect.how == "add" else f"effect-stat-{effect.how}", **words)
    if effect.what in ("range", "class_bonus", "cost"):
        words["by"] = f"{effect.by:+d}".replace("-", "−")
    if effect.element:
        words["element"] = eye.say(f"element-{effect.element}")
    if CODES[effect.what] in SIDE_CODES:
        words.pop("who", None)
    return eye.say(f"effect-{effect.what}", **words)


def _who(eye: Eye[Hismment], to: str, only: Only | None) -> str:
    who = eye.say(f"who-{to}")
    if only is None:
        return who
    parts = [eye.say(f"element-{only.element}")] if only.element else []
    parts += [eye.say(f"class-{only.klass}")] if only.klass else []
    parts += [eye.say("only-level", level=only.level)] if only.level else []
    return eye.say("who-only", who=who, only=", ".join(parts))


def _time(eye: Eye[Hismment], turns: int) -> str:
    if turns < 0:
        return eye.say("time-game")
    return eye.say("time-turns", n=turns) if turns else eye.say("time-turn")


def _otherwise(eye: Eye[Hismment], effects: list[AnyEffect]) -> str:
    return eye.say("effect-otherwise", other=effects_words(eye, effects)) if effects else ""


def _either_effect(eye: Eye[Hismment], parts: list[str]) -> str:
    line = parts[0]
    for part in parts[1:]:
        line = eye.say("effect-or", a=line, b=part)
    return line


def _changes(eye: Eye[Hismment], changes: Mapping[Any, int]) -> str:
    return ", ".join(f"{eye.say(f'stat-{stat}')} {n:+d}".replace("-", "−") for stat, n in changes.items())


def _cost(eye: Eye[Hismment], cost: Cost) -> str:
    parts = msgspec.structs.asdict(cost)
    return eye.all_of([eye.say(f"cost-{name}", n=n) for name, n in parts.items() if n])


# Conditions ------------------------------------------------------------------------------------------------------------


def _all_needs(eye: Eye[Hismment], needs: list[AnyNeed]) -> str:
    return eye.all_of([need_words(eye, need) for need in needs]) if needs else eye.say("face-none")


def need_words(eye: Eye[Hismment], need: AnyNeed) -> str:
    """One condition as part of a sentence."""
    tag = str(type(need).__struct_config__.tag)
    n = getattr(need, "n", 0)
    match need:
        case AnyOf():
            return _either(eye, [_all_needs(eye, way) for way in need.ways])
        case TerrainIs():
            return eye.say("need-terrain", element=eye.say(f"element-{need.element}"))
        case Wearing():
            words = eye.say(f"need-wearing-{need.kind}", n=n)
            return eye.say("need-level", need=words, level=need.level) if need.level > 1 else words
        case Ally():
            return eye.say(f"need-ally-{need.state}", hero=card_title(eye, _first_of(eye, need.line)))
        case Event() | Lower():
            return eye.say(f"need-{tag}-{need.what}", n=n)
        case _:
            return eye.say(f"need-{tag}", n=n)


def _either(eye: Eye[Hismment], parts: list[str]) -> str:
    line = parts[0]
    for part in parts[1:]:
        line = eye.say("need-or", a=line, b=part)
    return line


def _first_of(eye: Eye[Hismment], line: str) -> str:
    """The lowest card of a hero line."""
    cards: dict[str, Card] = eye.table.setup.box.cards
    heroes = [name for name, card in cards.items() if card.kind == "hero" and line_of(cards, name) == line]
    return min(heroes, key=lambda name: cards[name].level)
