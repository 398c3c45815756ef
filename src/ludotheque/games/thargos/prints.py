"""Cards worked out for quick reading during a match, and the cards of one match."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ludotheque.kernel import Box

from .effects import (
    Bonus,
    DiceAttributes,
    Effect,
    ExtraLasting,
    HandSize,
    Invoked,
    Lying,
    Peek,
    Standing,
    Surge,
    Tamper,
    Trigger,
    Ward,
)
from .stories import Scene

if TYPE_CHECKING:
    from .cards import Card, Face

ATTRIBUTES = ("might", "mind", "mysticism")
HERO, MISSION, LASTING, ACTION = range(4)
KINDS = ("hero", "mission", "lasting", "action")
COUNTER = 4
"""Bits that a place keeps for each limited power of its hero."""
MOST_USES = 2**COUNTER - 1


def verb_of(effect: Effect) -> str:
    """What a card file calls an effect."""
    return str(type(effect).__struct_config__.tag)


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
        self.power: Invoked | None = None
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
                case Invoked():
                    self.power, self.script = effect, len(scripts)
                    scripts.append(effect.effects)
                case Trigger():
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
        done: tuple[Effect, ...] = tuple(e for e in card.effects if not isinstance(e, Standing | Invoked | Trigger))
        self.scripts: list[tuple[Effect, ...]] = [done]
        if card.ready is not None and card.injured is not None:
            self.faces = (Showing(card.ready, self.scripts), Showing(card.injured, self.scripts))
        else:
            face = Showing(card, self.scripts)
            self.faces = (face, face)
        self.aims = [tuple(e.aims_at() for e in script) for script in self.scripts]
        self.keys = [next((key for key in keys if key), "") for keys in self.aims]
        self.ambush = next((e for e in done if isinstance(e, Lying)), None)
        self.triggered = any(face.when for face in self.faces)
        """Whether a hero does anything by itself."""
        self.stays = any(e.stays for e in done)
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
