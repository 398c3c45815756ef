"""Cards: what a card file may say, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.kernel.mistakes import CardMistakes
from ludotheque.kernel.text import Said, Texts

from .effects import Bonus, Effect, Invoked, Lying, Standing, Trigger, Ward, Whom
from .prints import ATTRIBUTES, MOST_USES, verb_of
from .verbs import Done

told = Texts(Path(__file__).parent / "text").told

Wrong = tuple[str, Said]
"""A field of a card and what is wrong with it."""

Faction = Literal[
    "air_cult", "black_falcons", "black_hand", "black_scorpion", "cobra", "eclipse", "horned_order",
    "imperial", "lifters", "nunnorian", "pure", "renegade", "spider", "tyra_watch",
    "wolf",
]  # fmt: skip
Tag = Literal["imperial", "darkun", "jethreki", "undead", "creature", "minion", "weapon", "skill", "guardian"]


class Power(Invoked, frozen=True, tag="power"):
    """Invoked on the own turn, once a turn; ``uses`` 0: every turn."""

    effects: tuple[Done, ...]
    uses: int = 0


class When(Trigger, frozen=True, tag="when"):
    """Happens by itself, at an event."""

    event: Literal["win", "hold", "hurt", "turn"]
    effects: tuple[Done, ...]


OnHero = Standing | Power | When
"""What the face of a hero may say."""


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
                wrong += misplaced([e for e in effect.effects if e.of_action], "hero")
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
            if any(isinstance(e, Lying) and e.uses < 1 for e in self.effects):
                wrong.append(("effects", told("mistake-ambush")))
            absent = [e.whom for e in self.effects if isinstance(e, Whom) and e.whom in ("lead", "facing")]
            wrong += [("effects", told("mistake-whom", whom=whom)) for whom in dict.fromkeys(absent)]
        if self.kind == "mission":
            wrong += misplaced([e for e in self.effects if e.of_action], "mission")
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
