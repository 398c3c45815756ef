"""What the box holds, as its files describe it: heroes, the Legion, hero cards, spells, decks and encounters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Literal

import msgspec

from ludotheque.kernel.mistakes import CardMistakes

from .effects import Craft, Demonic, Spell
from .grammar import Entry, Misread, Reaction, read_entry, read_reaction
from .maps import Wrong, problems_of
from .mistakes import told

Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=40)]
Slot = Annotated[int, msgspec.Meta(ge=1, le=6)]

HIGHEST = 12
"""No cast total is higher: die 6, X 3; the last spell of a row goes on."""
CLASSES = ("warrior", "hunter", "healer", "adept", "rogue", "scholar")
"""DRM-K18 The class of slots 1 to 6."""


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Anything the files describe: it has a picture."""

    icon: str = "card-random"


class Hero(Thing, frozen=True, tag="hero", kw_only=True):
    """DRM-S04 DRM-K26 A hero's board and weapon. ``shot``: the bonus of a ranged weapon (range 1), none for melee only."""

    job: Literal["warrior", "hunter", "healer", "adept", "rogue", "scholar"]
    force: Small
    resistance: Small
    agility: Small
    alchemy: Small
    health: Annotated[int, msgspec.Meta(ge=1, le=30)]
    blow: Small = 0
    shot: Small | None = None
    damage: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


class Unit(Thing, frozen=True, tag="unit", kw_only=True):
    """DRM-L01 A figure that is no hero. ``row``: a witch's spells by cast total, the last one open-ended."""

    sort: Literal["minion", "witch", "creature", "demon", "possessed", "peasant", "militia"]
    force: Small
    resistance: Small
    agility: Small
    health: Annotated[int, msgspec.Meta(ge=1, le=30)]
    damage: Small = 1
    range: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    grip: Small = 1
    cost: Small = 1
    figures: Annotated[int, msgspec.Meta(ge=0, le=20)] = 1
    save: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    attack_row: dict[str, str] = {}
    defence_row: dict[str, str] = {}

    def __post_init__(self) -> None:
        wrong = [*_bad_steps("attack_row", self.attack_row), *_bad_steps("defence_row", self.defence_row)]
        if wrong:
            raise CardMistakes(wrong)


class SpellCard(Thing, frozen=True, tag="spell", kw_only=True):
    """DRM-L04 What a witch's spell does when she attacks, when she defends."""

    attack: Spell | None = None
    defence: Spell | None = None


class Orders(Thing, frozen=True, kw_only=True):
    """A card with entries in the language of hero cards."""

    entries: Annotated[list[str], msgspec.Meta(min_length=1, max_length=6)]
    reactions: list[str] = []

    def __post_init__(self) -> None:
        wrong = [*_unread("entries", self.entries, read_entry), *_unread("reactions", self.reactions, read_reaction)]
        if wrong:
            raise CardMistakes(wrong)

    @property
    def lines(self) -> list[Entry]:
        return [read_entry(text) for text in self.entries]

    @property
    def answers(self) -> list[Reaction]:
        return [read_reaction(text) for text in self.reactions]


class ActionCard(Orders, frozen=True, tag="action", kw_only=True):
    """DRM-S02 One of the six fixed cards."""

    slot: Slot


class AiCard(Orders, frozen=True, tag="ai", kw_only=True):
    """DRM-S03 One of the 18 cards; its back names the slot that acts."""

    back: Slot


class Witchcraft(Thing, frozen=True, tag="witchcraft", kw_only=True):
    """DRM-W26 A card of the Witch Master's hand."""

    cost: Annotated[int, msgspec.Meta(ge=1, le=20)]
    effect: Craft
    copies: Copies = 1


class Plague(Thing, frozen=True, tag="plague", kw_only=True):
    """DRM-G03 DRM-G11 A plague: its value counts, its source does not."""

    value: Annotated[int, msgspec.Meta(ge=1, le=3)]
    source: Literal["blood", "breath", "bone", "flesh"]
    copies: Copies = 1


class Loot(Thing, frozen=True, tag="loot", kw_only=True):
    """DRM-I01 What lies in chests; blood magic is of no use to heroes."""

    slot: Literal["attack", "defence", "artefact", "blood"]
    copies: Copies = 1


class Plant(Thing, frozen=True, tag="plant", kw_only=True):
    """DRM-S07 A plant card; ``plain`` if it is an ingredient and nothing else."""

    plain: bool = True
    copies: Copies = 1


class Botanicals(Thing, frozen=True, tag="botanicals", kw_only=True):
    """DRM-I15 A token worth some plant cards."""

    value: Annotated[int, msgspec.Meta(ge=1, le=3)]
    copies: Copies = 1


class DemonCard(Thing, frozen=True, tag="demon", kw_only=True):
    """DRM-D01 How the demon behaves. ``used``: in the solo deck (DRM-D02)."""

    acts: Annotated[list[Demonic], msgspec.Meta(min_length=1)]
    copies: Copies = 1
    used: bool = True


# Encounters -----------------------------------------------------------------------------------------------------------


COUNTED = ("souls-freed", "souls-trapped", "witches-lost", "heroes-lost", "demon-kills")


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition that ends the game for one side. ``n``: how many, for those that count something.

    possessed-gone: every serf that was ever possessed · ritualist-gone: the witch of the ritual; both before the summoning ·
    no-witch: none is on the board
    """

    when: Literal[
        "souls-freed",
        "souls-trapped",
        "witches-lost",
        "heroes-lost",
        "demon-kills",
        "possessed-gone",
        "demon-gone",
        "ritualist-gone",
        "no-witch",
    ]
    n: int = 0

    def __post_init__(self) -> None:
        if (self.n > 0) != (self.when in COUNTED):
            raise CardMistakes(
                [("", told("mistake-count" if self.when in COUNTED else "mistake-no-count", word=self.when))]
            )


Aim = Literal["soul", "witch", "demon", "carrier", "ritualist", "entrance", "witch-or-demon"]


class Caverns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DRM-E4-04 DRM-E4-08 DRM-E4-09 Caverns with a guarded entrance, and the ritual held inside."""

    zones: list[str]
    entrance: str
    witch: str
    serfs: int


class Sacrifice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DRM-E5-04 DRM-E5-07 Souls of heroes on the Pit, wounds on a witch, and where the demon wants to be welcomed."""

    souls: int
    welcome: str


class Encounter(Thing, frozen=True, tag="encounter", kw_only=True):
    """DRM-P10 A map, who stands where, what the heroes want and how it ends."""

    tiles: list[str]
    walls: list[str] = []
    energy: Annotated[int, msgspec.Meta(ge=0, le=99)]
    rewards: list[Annotated[int, msgspec.Meta(ge=1, le=10)]]
    red: str
    yellow: str = ""
    pit: bool = False
    demon: str = ""
    heroes: Annotated[list[str], msgspec.Meta(min_length=6, max_length=6)]
    figures: dict[str, list[str]]
    chests: list[str]
    botanicals: list[str]
    rubies: list[str] = []
    trapped_souls: bool = False
    devoted: bool = False
    caverns: Caverns | None = None
    sacrifice: Sacrifice | None = None
    objective: Annotated[list[Aim], msgspec.Meta(min_length=1)]
    heroes_win: list[Ending]
    master_wins: list[Ending]

    def __post_init__(self) -> None:
        wrong = {(field, str(what)): (field, what) for field, what in problems_of(self)}
        if wrong:
            raise CardMistakes(list(wrong.values()))


Card = (
    Hero
    | Unit
    | SpellCard
    | ActionCard
    | AiCard
    | Witchcraft
    | Plague
    | Loot
    | Plant
    | Botanicals
    | DemonCard
    | Encounter
)


def _bad_steps(field: str, row: dict[str, str]) -> Iterator[Wrong]:
    """DRM-L04 Steps of a witch's row that are no cast totals."""
    for step in row:
        if not step.removesuffix("+").isdecimal() or not 1 <= int(step.removesuffix("+")) <= HIGHEST:
            yield field, told("mistake-total", step=step, most=HIGHEST)


def _unread(field: str, lines: object, read: Callable[[str], object]) -> Iterator[Wrong]:
    """What is wrong with each line that cannot be read."""
    if not isinstance(lines, list):
        return  # that there is no list of them is told already
    for i, text in enumerate(lines):
        try:
            read(text)
        except Misread as error:
            yield f"{field}[{i}] {text!r}", error.what
