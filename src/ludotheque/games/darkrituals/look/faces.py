"""Cards as printed, in words: heroes, units, hero cards, spells, decks and encounters."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludotheque.kernel import Eye, Item, Mark, Rich

from ..state.content import (
    Botanicals,
    DemonCard,
    Encounter,
    Hero,
    Loot,
    Orders,
    Plague,
    Plant,
    SpellCard,
    Unit,
    Witchcraft,
)
from ..state.effects import Call, Raise
from ..state.table import ATTRIBUTES, Ritual
from .sentences import entry_text, reaction_text, the

STAT_ICONS = {
    "force": "fist",
    "resistance": "shield",
    "agility": "wingfoot",
    "alchemy": "round-potion",
    "health": "hearts",
    "damage": "bleeding-wound",
    "grip": "grab",
}
TONES = {
    "hero": "hero",
    "ai": "hero",
    "action": "hero",
    "peasant": "serf",
    "militia": "serf",
    "witch": "witch",
    "minion": "minion",
    "possessed": "minion",
    "creature": "creature",
    "demon": "demon",
}
SHAPES = {
    "hero": "shield",
    "serf": "circle",
    "witch": "star",
    "minion": "triangle",
    "creature": "hexagon",
    "demon": "diamond",
}


def face(eye: Eye[Ritual], id: str) -> Item:
    """A card as printed."""
    card = eye.table.setup.box[id]
    tag = str(card.__struct_config__.tag)
    sort = card.sort if isinstance(card, Unit) else tag
    tone = TONES.get(sort, tag)
    item = Item(id=id, card=id, name=eye.say(f"card-{id}"), icons=[card.icon], tone=tone, shape=SHAPES.get(tone, ""))
    item.sub = eye.say(f"type-{card.job}" if isinstance(card, Hero) else f"type-{sort}")
    match card:
        case Hero() | Unit():
            _figure(eye, item, card)
        case Orders():
            lines = [entry_text(eye, entry) for entry in card.lines]
            lines += [reaction_text(eye, reaction) for reaction in card.answers]
            item.corner = str(getattr(card, "back", getattr(card, "slot", "")))
            item.text = [lines[0]]
            item.more = [[line] for line in lines[1:]]
        case SpellCard():
            item.more = [
                [eye.say(f"spell-in-{use}", text=effect_text(eye, effect))]
                for use, effect in (("attack", card.attack), ("defence", card.defence))
                if effect is not None
            ]
            item.text = item.more.pop(0)
        case Witchcraft():
            item.corner = str(card.cost)
            item.text = [effect_text(eye, card.effect)]
        case Plague():
            item.corner = str(card.value)
            item.text = [eye.say("plague-text", n=card.value)]
            item.more = [[eye.say(f"source-{card.source}")]]
        case Loot():
            item.text = [eye.say(f"loot-{card.slot}")]
        case Plant():
            item.text = [eye.say("plant-plain" if card.plain else "plant-other")]
        case Botanicals():
            item.corner = str(card.value)
            item.text = [eye.say("botanicals-text", n=card.value)]
        case DemonCard():
            item.text = [" ".join(effect_text(eye, act) for act in card.acts)]
        case Encounter():
            item.text = [eye.say("encounter-text", energy=card.energy)]
            item.more = goals(eye, card)
    return item


def _figure(eye: Eye[Ritual], item: Item, card: Hero | Unit) -> None:
    stats = [name for name in (*ATTRIBUTES, "health", "damage", "grip") if hasattr(card, name)]
    if isinstance(card, Unit) and card.sort == "witch":
        stats.remove("damage")
    item.stats = [
        Mark(str(getattr(card, name)), label=eye.say(f"stat-{name}"), icon=STAT_ICONS[name]) for name in stats
    ]
    if isinstance(card, Hero):
        weapon = "weapon-melee" if card.shot is None else "weapon-ranged"
        item.text = [eye.say(weapon, blow=card.blow, shot=card.shot or 0, damage=card.damage)]
        return
    if card.attack_row:
        item.text = [eye.say("row-attack", row=_row(eye, card.attack_row))]
        item.more = [[eye.say("row-defence", row=_row(eye, card.defence_row))]]
    else:
        item.text = [eye.say(f"about-{card.sort}", cost=card.cost, range=card.range, save=card.save)]


def _row(eye: Eye[Ritual], row: dict[str, str]) -> str:
    return " · ".join(f"{step} {eye.say(f'card-{spell}')}" for step, spell in row.items())


def goals(eye: Eye[Ritual], encounter: Encounter) -> list[Rich]:
    """How each side wins, what brings the demon, and what the heroes are after."""
    ends = (("master", encounter.master_wins), ("heroes", encounter.heroes_win))
    mine, theirs = [
        [eye.say(f"goal-{side}", what=eye.say(f"end-{end.when}", n=end.n)) for end in endings] for side, endings in ends
    ]
    aims = " → ".join(eye.say(f"aim-{aim}") for aim in encounter.objective)
    lines = [*mine, *_coming(eye, encounter), *theirs, eye.say("goal-always"), eye.say("goal-objective", aims=aims)]
    return [[line] for line in lines]


def _coming(eye: Eye[Ritual], encounter: Encounter) -> Iterator[str]:
    """DRM-E3-04 DRM-E4-09 DRM-E5-05 What brings the demon."""
    box, leads = eye.table.setup.box, eye.table.setup.kit.leads
    if encounter.rubies:
        yield eye.say("goal-rubies")
    if encounter.caverns:
        witch = eye.say(f"card-{leads.get(encounter.caverns.witch, encounter.caverns.witch)}")
        yield eye.say("goal-caverns", n=encounter.caverns.serfs, witch=witch)
    if encounter.sacrifice:
        witches = [leads.get(unit, unit) for unit in encounter.figures if box[unit].sort == "witch"]
        martyr = max(witches, key=lambda witch: box[witch].health)
        yield eye.say("goal-sacrifice", n=encounter.sacrifice.souls, witch=eye.say(f"card-{martyr}"))


def effect_text(eye: Eye[Ritual], effect: msgspec.Struct) -> str:
    """What an effect says, from its data."""
    values = {name: plain_value(value) for name, value in msgspec.structs.asdict(effect).items()}
    if isinstance(effect, Raise):
        values["unit"] = eye.say(f"card-{effect.unit}")
    elif isinstance(effect, Call):
        values["unit"] = the(eye, effect.unit)
    return eye.say(f"effect-{effect.__struct_config__.tag}", **values)


def plain_value(value: object) -> object:
    """Fluent chooses by words, not by true and false."""
    return str(value).lower() if isinstance(value, bool) else value
