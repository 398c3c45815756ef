"""Cards: what is printed on them, and the same worked out for quick reading during a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludotheque.kernel import Box
from ludotheque.kernel.mistakes import CardMistakes
from ludotheque.kernel.text import Said, Texts

from .effects import (
    Ambush,
    Bonus,
    DiceAttributes,
    Done,
    Effect,
    ExtraLasting,
    HandSize,
    Linger,
    OnHero,
    Peek,
    Power,
    Surge,
    Tamper,
    Ward,
    When,
    Whom,
)
from .stories import Scene

told = Texts(Path(__file__).parent / "text").told

Wrong = tuple[str, Said]
"""A field of a card and what is wrong with it."""

ATTRIBUTES = ("might", "mind", "mysticism")
HERO, MISSION, LASTING, ACTION = range(4)
KINDS = ("hero", "mission", "lasting", "action")
COUNTER = 4
"""Bits that a place keeps for each limited power of its hero."""
MOST_USES = 2**COUNTER - 1

Faction = Literal[
    "air_cult", "black_falcons", "black_hand", "black_scorpion", "cobra", "eclipse", "horned_order",
    "imperial", "lifters", "nunnorian", "pure", "renegade", "spider", "tyra_watch",
    "wolf",
]  # fmt: skip
Tag = Literal["imperial", "darkun", "jethreki", "undead", "creature", "minion", "weapon", "skill", "guardian"]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a hero."""

    might: int = 0
    mind: int = 0
    mysticism: int = 0
    effects: tuple[OnHero, ...] = ()

    def __post_init__(self) -> None:
        """Bonuses may be many; of the rest a face has one of each, or one for each event."""
        names = [e.event if isinstance(e, When) else verb_of(e) for e in self.effects if not isinstance(e, Bonus)]
        twice = {name for name in names if names.count(name) > 1}
        wrong: list[Wrong] = []
        if twice:
            wrong.append(("effects", told("mistake-twice", verbs=", ".join(sorted(twice)))))
        if any(getattr(e, "uses", 0) not in range(MOST_USES + 1) for e in self.effects):
            wrong.append(("effects", told("mistake-uses", most=MOST_USES)))
        for effect in self.effects:
            if isinstance(effect, Power | When):
                wrong += misplaced([e for e in effect.effects if isinstance(e, Ambush | Linger)], "hero")
        refuse(wrong)


def misplaced(effects: Sequence[Effect], kind: str) -> list[Wrong]:
    """Which effects would do nothing here."""
    if not effects:
        return []
    return [("effects", told("mistake-effects", verbs=", ".join(map(verb_of, effects)), kind=kind))]


def refuse(wrong: Sequence[Wrong]) -> None:
    """B24 Say everything that is wrong."""
    if wrong:
        raise CardMistakes(wrong)


def verb_of(effect: Effect) -> str:
    """What a card file calls an effect."""
    return str(type(effect).__struct_config__.tag)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as the file describes it. Missions print what they add to the defence, lastings and actions modifiers."""

    kind: Literal["hero", "mission", "lasting", "action"]
    no: str = ""  # every card of the box has a number and icons; a throwaway one does without
    icons: tuple[str, ...] = ("card-random",)
    copies: int = 1
    unique: bool = False
    condar: bool = False
    pam: int = 0
    might: int = 0
    mind: int = 0
    mysticism: int = 0
    vp: int = 0
    vp_fr: int = 0
    cpv: int = 0
    persona: str = ""
    factions: tuple[Faction, ...] = ()
    tags: tuple[Tag, ...] = ()
    place: Literal["", "urban", "wilderness"] = ""
    effects: tuple[Done | OnHero, ...] = ()
    ready: Face | None = None
    injured: Face | None = None

    def __post_init__(self) -> None:
        """Say which fields do not fit the kind of card, in the words of the file."""
        refuse(self._wrong_hero() if self.kind == "hero" else [*self._wrong_card(), *self._wrong_for_its_kind()])

    def _wrong_hero(self) -> list[Wrong]:
        wrong: list[Wrong] = [
            (name, told("mistake-faces")) for name in ("ready", "injured") if getattr(self, name) is None
        ]
        if not 3 <= self.cpv <= 12:
            wrong.append(("cpv", told("mistake-cpv", n=self.cpv)))
        if self.pam:
            wrong.append(("pam", told("mistake-hero-pam")))
        if self.effects:
            wrong.append(("effects", told("mistake-hero-effects")))
        return wrong

    def _wrong_card(self) -> list[Wrong]:
        wrong: list[Wrong] = [] if 1 <= self.pam <= 4 else [("pam", told("mistake-pam", n=self.pam))]
        return wrong + [(name, told("mistake-no-hero")) for name in ("ready", "injured", "cpv") if getattr(self, name)]

    def _wrong_for_its_kind(self) -> list[Wrong]:
        fitting = {"lasting": Bonus | Ward, "action": Done, "mission": Done}[self.kind]
        wrong = misplaced([e for e in self.effects if not isinstance(e, fitting)], self.kind)
        if self.kind == "action":
            if any(isinstance(e, Ambush) and e.uses < 1 for e in self.effects):
                wrong.append(("effects", told("mistake-ambush")))
            absent = [e.whom for e in self.effects if isinstance(e, Whom) and e.whom in ("lead", "facing")]
            wrong += [("effects", told("mistake-whom", whom=whom)) for whom in dict.fromkeys(absent)]
        if self.kind == "mission":
            wrong += misplaced([e for e in self.effects if isinstance(e, Ambush | Linger)], "mission")
            wrong += [
                (name, told("mistake-attributes"))
                for name, value in zip(ATTRIBUTES, self.values, strict=True)
                if value < 0 or not any(self.values)
            ]
            if not 1 <= self.vp <= 4:
                wrong.append(("vp", told("mistake-vp", n=self.vp)))
            if not 0 <= self.vp_fr <= 4:
                wrong.append(("vp_fr", told("mistake-vp-fr", n=self.vp_fr)))
        return wrong

    @property
    def values(self) -> tuple[int, int, int]:
        return self.might, self.mind, self.mysticism


class Showing:
    """A face worked out: its attributes, what it does by itself, and what can be invoked."""

    __slots__ = (
        "values", "lasting", "bonuses", "hand_size", "lastings", "ward", "dice", "peek", "tamper", "surge", "power",
        "script", "when", "effects",
    )  # fmt: skip

    def __init__(self, face: Face | Card, scripts: list[tuple[Effect, ...]]) -> None:
        self.values = (face.might, face.mind, face.mysticism)
        self.effects = face.effects
        bonuses = [e for e in face.effects if isinstance(e, Bonus)]
        self.lasting = tuple(bonus for bonus in bonuses if bonus.lasts)
        self.bonuses = tuple(bonus for bonus in bonuses if not bonus.lasts)
        """Those that depend on the moment of a conflict."""
        self.hand_size = 0
        self.lastings = 0
        self.ward: Ward | None = None
        self.dice = 0
        self.peek: Peek | None = None
        self.tamper: Tamper | None = None
        self.surge: Surge | None = None
        self.power: Power | None = None
        self.script = -1  # of the power
        self.when: dict[str, int] = {}
        for effect in face.effects:
            match effect:
                case HandSize():
                    self.hand_size = effect.size
                case ExtraLasting():
                    self.lastings = effect.n
                case Ward():
                    self.ward = effect
                case DiceAttributes():
                    self.dice = effect.sides
                case Peek():
                    self.peek = effect
                case Tamper():
                    self.tamper = effect
                case Surge():
                    self.surge = effect
                case Power():
                    self.power, self.script = effect, len(scripts)
                    scripts.append(effect.effects)
                case When():
                    self.when[effect.event] = len(scripts)
                    scripts.append(effect.effects)


class Print:
    """A card worked out. ``scripts``: lists of verbs that can be done; the first is that of a mission or an action."""

    __slots__ = (
        "id", "card", "kind", "pam", "values", "attributes", "vp", "vp_fr", "scripts", "keys", "faces", "ambush",
        "triggered", "stays", "factions", "limited", "aims",
    )  # fmt: skip

    def __init__(self, name: str, card: Card) -> None:
        self.id = name
        self.card = card
        self.kind = KINDS.index(card.kind)
        self.pam = card.pam
        self.values = card.values
        self.attributes = tuple(a for a in range(3) if card.values[a]) if self.kind == MISSION else ()
        self.vp, self.vp_fr = card.vp, card.vp_fr or card.vp
        self.factions = frozenset(card.factions)
        done: tuple[Effect, ...] = tuple(e for e in card.effects if not isinstance(e, OnHero))
        self.scripts: list[tuple[Effect, ...]] = [done]
        if card.ready is not None and card.injured is not None:
            self.faces = (Showing(card.ready, self.scripts), Showing(card.injured, self.scripts))
        else:
            face = Showing(card, self.scripts)
            self.faces = (face, face)
        self.aims = [tuple(e.aims_at() for e in script) for script in self.scripts]
        self.keys = [next((key for key in keys if key), "") for keys in self.aims]
        self.ambush = next((e for e in done if isinstance(e, Ambush)), None)
        self.triggered = any(face.when for face in self.faces)
        """Whether a hero does anything by itself."""
        self.stays = any(isinstance(e, Linger) for e in done)
        # The same power on both faces has one counter and serves once a turn, two powers have one each (C09, D34).
        limited = [e for face in self.faces for e in face.effects if getattr(e, "uses", 0)]
        self.limited: list[Effect] = list(dict.fromkeys(limited))
        if self.faces[0].power == self.faces[1].power:
            self.faces[1].script = self.faces[0].script


@cache
def prints_of(box: Box[Any]) -> dict[str, Print]:
    """Every card of a box worked out, in file order."""
    return {name: Print(name, box[name]) for name in box}


class Pool:
    """The cards of one match: card n on the table is ``prints[n]`` and comes from the deck of ``owner[n]``."""

    __slots__ = (
        "box", "prints", "owner", "pam", "kind", "heroes", "decks", "missions", "dice",
        "starts", "foreign", "barred", "scenes",
    )  # fmt: skip

    def __init__(self, box: Box[Any]) -> None:
        self.box = box
        self.prints: list[Print] = []
        self.owner: list[int] = []
        self.pam: list[int] = []
        self.kind: list[int] = []
        self.heroes: list[list[int]] = []
        self.decks: list[list[int]] = []
        self.missions: list[int] = []
        self.dice = False
        """Whether any hero has attributes of dice, or an effect at the start of a turn; mostly not."""
        self.starts = False
        self.foreign: frozenset[str] = frozenset()
        """Lastings and actions that the story or the place allows as modifiers only (B22, R39), by name and by number."""
        self.barred: set[int] = set()
        self.scenes: dict[int, Scene] = {}
        """What the story says of each mission it lays out."""

    def add(self, name: str, owner: int) -> int:
        """Another card on the table."""
        card, found = len(self.prints), prints_of(self.box)[name]
        self.prints.append(found)
        self.owner.append(owner)
        if name in self.foreign:
            self.barred.add(card)
        self.pam.append(found.pam)
        self.kind.append(found.kind)
        self.dice = self.dice or any(face.dice for face in found.faces)
        self.starts = self.starts or any("turn" in face.when for face in found.faces)
        return card
