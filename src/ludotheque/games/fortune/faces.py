"""Cards and sheets as printed: one Item for each, made from its facts and kept."""

from __future__ import annotations

from copy import copy
from typing import Any

from ludotheque.kernel import Eye, Item, Mark

from .cards import Adventure, Ally, Artifact, Belonging, Carried, CityCard, Danger, Enemy, EventCard, Hero, VillainEvent
from .parts import Face
from .table import Fortune
from .verbs import SKILLS
from .wording import card_name, face_text, keywords, part_text, rules_lines

E = Eye[Fortune]
SKILL_ICON = {"combat": "punch", "agility": "jump-across", "cunning": "domino-mask", "lore": "open-book"}
KINDS: dict[type, str] = {
    EventCard: "event",
    Carried: "gear",
    Ally: "ally",
    Artifact: "artifact",
    Adventure: "adventure",
    Danger: "danger",
    Hero: "hero",
    VillainEvent: "plot",
    Enemy: "enemy",
    CityCard: "city",
}
MARKS = {
    "fortune": ("coins", "gold"),
    "skull": ("coins", "gold"),
    "glory": ("laurels", "glory"),
    "pot": ("laurels", "glory"),
    "price": ("laurels", "glory"),
    "danger": ("death-skull", "danger"),
    "markers": ("death-skull", "danger"),
    "wounds": ("broken-heart", "danger"),
    "health": ("broken-heart", "danger"),
    "defence": ("shield", "skill"),
    "search": ("magnifying-glass", "enemy"),
    "guards": ("guards", "enemy"),
    "instability": ("falling-rocks", "enemy"),
    "explored": ("machete", "jungle"),
    "loyalty": ("shaking-hands", "ally"),
    "hand": ("card-random", "event"),
}
"""The icon and the colour of every figure that cards and sheets show."""

_printed: dict[tuple[str, str, str], Item] = {}


def mark(eye: E, name: str, value: object, tone: str = "") -> Mark:
    """A figure with its icon."""
    icon, own = MARKS[name]
    return Mark(text=str(value), label=eye.say(f"mark-{name}"), icon=icon, tone=tone or own)


def skill_mark(eye: E, skill: str, value: int) -> Mark:
    return Mark(text=str(value), label=eye.say(f"skill-{skill}"), icon=SKILL_ICON[skill], tone="skill")


def called(eye: E, seat: int) -> str:
    """What a hero is called at the table: by the first name."""
    who = eye.table.heroes[seat].who
    if not who:
        return eye.name(seat)
    return eye.say(f"short-{who}") if eye.texts.has(eye.lang, f"short-{who}") else card_name(eye, who)


def cliff_name(eye: E, card: int) -> str:
    """What the cliffhanger side of a danger is called."""
    name = eye.table.lib.ids[card]
    return eye.say(f"cliff-{name}") if eye.texts.has(eye.lang, f"cliff-{name}") else card_name(eye, name)


def face(eye: E, card: str) -> Item:
    """FAG-D06 A card as printed; the back of a danger only by its own name, ``id:cliff``."""
    key = (eye.table.setup.box.digest, eye.lang, card)
    kept = _printed.get(key)
    if kept is None:
        kept = _printed[key] = _print(eye, card)
    item = copy(kept)
    item.stats, item.tags, item.text = kept.stats[:], kept.tags[:], kept.text[:]
    return item


def card_item(eye: E, card: int) -> Item:
    """A card on the table, by its number."""
    item = face(eye, eye.table.lib.ids[card])
    item.id = f"card{card}"
    return item


def pair_card(eye: E, pair: list[int]) -> Item:
    """An artifact with its adventure: one title, one card."""
    lib = eye.table.lib
    artifact, adventure = lib.cards[pair[0]], lib.cards[pair[1]]
    item = face(eye, lib.ids[pair[0]])
    item.id = f"card{pair[0]}"
    item.name = eye.say("pair", artifact=card_name(eye, lib.ids[pair[0]]), adventure=card_name(eye, lib.ids[pair[1]]))
    item.stats = [mark(eye, "fortune", artifact.fortune), mark(eye, "danger", adventure.danger)]
    if eye.table.setup["adventure_text"]:
        item.text = [*item.text, *[f" {line}" for line in rules_lines(eye, adventure)]]
    return item


def pairs(eye: E, loot: list[int]) -> list[Item]:
    return [pair_card(eye, loot[i : i + 2]) for i in range(0, len(loot), 2)]


def treasure(eye: E, key: str, n: int) -> list[Item]:
    """Temple figures that somebody has taken."""
    name, icons = eye.say("temple-treasure"), ["mayan-pyramid"]
    return [Item(id=key, kind="token", name=name, icons=icons, tone="gold", corner=str(n))] if n else []


def kind_of(fact: Any) -> str:
    return KINDS.get(type(fact), "villain" if hasattr(fact, "search") else "sheet")


def _print(eye: E, card: str) -> Item:
    """FAG-D06 FAG-Y06 The face of a card, from its facts."""
    name, _, side = card.partition(":")
    fact: Any = eye.table.setup.box[name]
    kind = kind_of(fact)
    item = Item(id=card, card=card, name=card_name(eye, name), tone=kind)
    item.icons = [fact.icon] if hasattr(fact, "icon") else []
    item.sub = " · ".join(word for word in (eye.say(f"kind-{kind}"), keywords(eye, fact)) if word)
    item.text = [" ".join(rules_lines(eye, fact))]
    if isinstance(fact, Danger):
        _danger_face(eye, item, name, fact.cliffhanger if side else fact.danger, bool(side))
    elif isinstance(fact, CityCard) and fact.danger is not None and fact.cliffhanger is not None:
        item.text = [face_text(eye, fact.cliffhanger if side else fact.danger)]
        item.more = [[eye.say("city-cliff", text=face_text(eye, fact.cliffhanger), n=fact.cliffhanger.glory)]]
        item.stats = [mark(eye, "glory", fact.danger.glory)]
    elif isinstance(fact, Artifact):
        item.stats = [mark(eye, "fortune", fact.fortune)]
        item.text = [eye.say("temple-text", test=part_text(eye, fact.escape))] if fact.escape else []
    elif isinstance(fact, Adventure):
        item.stats = [mark(eye, "danger", fact.danger)]
        item.icons = ["scroll-unfurled"]
    elif kind in ("enemy", "villain"):
        _foe_face(eye, item, fact)
    elif isinstance(fact, Hero):
        item.stats = [skill_mark(eye, skill, getattr(fact, skill)) for skill in SKILLS]
    elif isinstance(fact, Belonging) and fact.cost:
        item.stats = [mark(eye, "price", fact.cost)]
    if getattr(fact, "loyalty", 0):
        item.stats.append(mark(eye, "loyalty", fact.loyalty))
    return item


def _danger_face(eye: E, item: Item, name: str, side: Face, cliff: bool) -> None:
    item.text = [face_text(eye, side)]
    item.stats = [mark(eye, "glory", side.glory)]
    if cliff:
        named = eye.texts.has(eye.lang, f"cliff-{name}")
        item.name = eye.say(f"cliff-{name}") if named else item.name
        item.tone, item.sub = "enemy", eye.say("kind-cliff")


def _foe_face(eye: E, item: Item, fact: Any) -> None:
    """An enemy or a villain: its figures, and how to get away from it."""
    figures = [("wounds", "enemy"), ("defence", "enemy"), ("glory", "glory"), ("search", "enemy")]
    item.stats = [
        Mark(text=str(fact.combat), label=eye.say("skill-combat"), icon="crossed-swords", tone="enemy"),
        *[mark(eye, name, getattr(fact, name), tone) for name, tone in figures if getattr(fact, name, 0)],
    ]
    if getattr(fact, "gold", 0):
        item.stats.append(mark(eye, "fortune", f"+{2 * fact.gold}"))
    if getattr(fact, "escape", ()):
        ways = f" {eye.say('join-or')} ".join(part_text(eye, test) for test in fact.escape)
        item.text = [eye.say("escape-text", test=ways), *[f" {line}" for line in rules_lines(eye, fact)]]
    elif getattr(fact, "villain", ""):
        item.text = [eye.say("stands-for", clan=eye.say(f"clan-{fact.villain}"))]
    elif getattr(fact, "escort", False):
        item.text = [eye.say("escort-text")]
