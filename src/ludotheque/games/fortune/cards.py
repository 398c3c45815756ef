"""Cards, sheets and spaces as their files describe them, and the library that numbers every copy once for all tables."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Annotated, Any, Literal

import msgspec

from .parts import Face, Test
from .timing import BIT
from .traits import AnyTrait
from .verbs import PERSONAL, Cancel, Effect, Power

Rating = Annotated[int, msgspec.Meta(ge=1, le=5)]
Module = Literal["", "temples", "villains", "flights", "deep_jungle", "rivals", "advanced"]
"""What must be in the game for a card to have a part in it (FAG-S09)."""
PLAIN_ICON = "card-random"


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """Anything with an id. ``copies``: how many of it there are. What only the eye needs has a default, for cards made up on
    the spot; our own files carry it (a test says so).
    """


class Land(Card, frozen=True, kw_only=True, tag="land"):
    terrain: Literal["desert", "jungle", "deep_jungle", "mountain", "ice", "forest", "plains", "island"]
    links: tuple[str, ...]


class Sea(Card, frozen=True, kw_only=True, tag="sea"):
    cost: Annotated[int, msgspec.Meta(ge=1, le=3)]
    links: tuple[str, ...]


class City(Card, frozen=True, kw_only=True, tag="city"):
    major: bool
    port: bool
    links: tuple[str, ...]


class Location(Card, frozen=True, kw_only=True, tag="location"):
    area: str
    city: str
    shuffle: bool = False
    gold: int = 0
    """Fortune that comes with an artifact it places (FAG-S24)."""


class Hero(Card, frozen=True, kw_only=True, tag="hero"):
    """Without further words, the plain hero of the rulebook's worked examples."""

    home: str
    combat: Rating = 3
    agility: Rating = 3
    cunning: Rating = 3
    lore: Rating = 3
    health: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    defence: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    icon: str = PLAIN_ICON
    keywords: tuple[str, ...] = ()
    traits: tuple[AnyTrait, ...] = ()
    power: Power | None = None


class VillainCard(Card, frozen=True, kw_only=True, tag="villain"):
    clan: Literal["nazi", "mob"]
    search: Annotated[int, msgspec.Meta(ge=2, le=5)]
    combat: Annotated[int, msgspec.Meta(ge=2, le=5)]
    wounds: Annotated[int, msgspec.Meta(ge=3, le=6)]
    defence: Annotated[int, msgspec.Meta(ge=0, le=2)]
    icon: str = PLAIN_ICON
    traits: tuple[AnyTrait, ...] = ()


class Organisation(Card, frozen=True, kw_only=True, tag="organisation"):
    clan: Literal["nazi", "mob"]
    enemy: str
    tactics: tuple[tuple[Effect, ...], ...]
    icon: str = PLAIN_ICON


class EventCard(Card, frozen=True, kw_only=True, tag="event"):
    power: Power
    icon: str = PLAIN_ICON
    immediate: bool = False
    remains: bool = False
    traits: tuple[AnyTrait, ...] = ()
    module: Module = ""
    shuffle: bool = False
    copies: int = 1


class CityCard(Card, frozen=True, kw_only=True, tag="city_card"):
    style: Literal["instant", "secret", "gear", "ally", "danger"]
    icon: str = PLAIN_ICON
    power: Power | None = None
    traits: tuple[AnyTrait, ...] = ()
    keywords: tuple[str, ...] = ()
    danger: Face | None = None
    cliffhanger: Face | None = None
    loyalty: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    module: Module = ""
    shuffle: bool = False
    copies: int = 1


class Belonging(Card, frozen=True, kw_only=True):
    """What lies beside a hero. Common Items have a ``cost`` and lie in the shop."""

    icon: str = PLAIN_ICON
    keywords: tuple[str, ...] = ()
    traits: tuple[AnyTrait, ...] = ()
    power: Power | None = None
    module: Module = ""
    cost: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    shuffle: bool = False
    copies: int = 1


class Carried(Belonging, frozen=True, kw_only=True, tag="gear"):
    """Gear."""


class Ally(Belonging, frozen=True, kw_only=True, tag="ally"):
    loyalty: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Enemy(Card, frozen=True, kw_only=True, tag="enemy"):
    deck: Literal["enemy", "nazi", "reference"]
    icon: str = PLAIN_ICON
    keywords: tuple[str, ...] = ()
    combat: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    wounds: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    defence: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    glory: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    escape: tuple[Test, ...] = ()
    gold: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    """How many +2 icons it bears."""
    escort: bool = False
    villain: Literal["", "nazi", "mob"] = ""
    """The clan of the villain it stands for."""
    traits: tuple[AnyTrait, ...] = ()
    shuffle: bool = False
    copies: int = 1


class Artifact(Card, frozen=True, kw_only=True, tag="artifact"):
    fortune: Annotated[int, msgspec.Meta(ge=2, le=10)]
    icon: str = PLAIN_ICON
    icons: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    temple: bool = False
    escape: Test | None = None
    shuffle: bool = False


class Adventure(Card, frozen=True, kw_only=True, tag="adventure"):
    danger: Annotated[int, msgspec.Meta(ge=2, le=5)]
    traits: tuple[AnyTrait, ...] = ()
    shuffle: bool = False


class Danger(Card, frozen=True, kw_only=True, tag="danger"):
    keywords: tuple[str, ...] = ()
    danger: Face
    cliffhanger: Face
    icon: str = PLAIN_ICON
    agents: bool = False
    """Brings a villain (FAG-L14)."""
    copies: int = 1


class VillainEvent(Card, frozen=True, kw_only=True, tag="villain_event"):
    effects: tuple[Effect, ...]
    icon: str = PLAIN_ICON
    remains: bool = False
    traits: tuple[AnyTrait, ...] = ()
    shuffle: bool = False
    copies: int = 1


AnyCard = (
    Land
    | Sea
    | City
    | Location
    | Hero
    | VillainCard
    | Organisation
    | EventCard
    | CityCard
    | Carried
    | Ally
    | Enemy
    | Artifact
    | Adventure
    | Danger
    | VillainEvent
)

# The decks, by their place in ``Fortune.decks``.
EVENT, CITY, GEAR, ALLY, ENEMY, NAZI, ARTIFACT, ADVENTURE, LOCATION, DANGER, PLOT = range(11)
DECKS = ("event", "city", "gear", "ally", "enemy", "nazi", "artifact", "adventure", "location", "danger", "plot")
SHOP, SHEET = 11, 12


class Library:
    """Every copy of every card has a number; these lists say what number n is."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.ids: list[str] = []
        self.cards: list[Any] = []
        self.deck: list[int] = []
        self.of: dict[str, list[int]] = {}
        for name in box:
            card = box[name]
            if isinstance(card, Land | Sea | City):
                continue
            numbers = range(len(self.ids), len(self.ids) + getattr(card, "copies", 1))
            self.of[name] = list(numbers)
            for _ in numbers:
                self.ids.append(name)
                self.cards.append(card)
                self.deck.append(_deck_of(card))
        self.windows = [_windows(card) for card in self.cards]
        self.cancels = frozenset(n for n, card in enumerate(self.cards) if _cancels(card))
        self.gifts = frozenset(n for n, card in enumerate(self.cards) if _helps(card))
        self.heroes = [name for name in box if isinstance(box[name], Hero)]
        self.villains = [name for name in box if isinstance(box[name], VillainCard)]
        self.links: dict[str, tuple[str, ...]] = {}
        self.cost: dict[str, int] = {}
        self.cities: list[str] = []
        self.terrain: dict[str, str] = {}
        for name in box:
            card = box[name]
            if isinstance(card, Land | Sea | City):
                self.links[name] = card.links
                self.cost[name] = card.cost if isinstance(card, Sea) else 1
                if isinstance(card, City):
                    self.cities.append(name)
                self.terrain[name] = card.terrain if isinstance(card, Land) else ""
        self.city = frozenset(self.cities)
        self.major = frozenset(name for name in self.cities if box[name].major)
        self.jungle = frozenset(name for name, terrain in self.terrain.items() if terrain == "deep_jungle")
        self.far = {name: _distances(name, self.links, self.cost) for name in self.links}

    def numbers(self, deck: int) -> list[int]:
        return [n for n, each in enumerate(self.deck) if each == deck]


def _deck_of(card: Any) -> int:
    if isinstance(card, Belonging) and card.cost:
        return SHOP
    if isinstance(card, Enemy):
        return {"enemy": ENEMY, "nazi": NAZI, "reference": SHEET}[card.deck]
    kinds: dict[type, int] = {
        EventCard: EVENT,
        CityCard: CITY,
        Carried: GEAR,
        Ally: ALLY,
        Artifact: ARTIFACT,
        Adventure: ADVENTURE,
        Location: LOCATION,
        Danger: DANGER,
        VillainEvent: PLOT,
    }
    return kinds.get(type(card), SHEET)


def _windows(card: Any) -> int:
    """The moments at which a card may be used, as bits."""
    power = getattr(card, "power", None)
    return sum(BIT[name] for name in set(power.windows)) if power is not None else 0


def _cancels(card: Any) -> bool:
    """Whether a card is there to cancel others."""
    power = getattr(card, "power", None)
    return power is not None and any(type(effect) is Cancel for effect in power.effects)


def _helps(card: Any) -> bool:
    """FAG-V02 Whether a card helps the hero whose moment it is, be it another one."""
    power = getattr(card, "power", None)
    return (
        power is not None
        and power.whose == "own"
        and any(type(effect) in PERSONAL or getattr(effect, "who", "") in ("me", "subject") for effect in power.effects)
    )


def _distances(start: str, links: dict[str, tuple[str, ...]], cost: dict[str, int]) -> dict[str, int]:
    """FAG-M05 FAG-M06 The cheapest way to every space."""
    found: dict[str, int] = {}
    heap = [(0, start)]
    while heap:
        spent, here = heappop(heap)
        if here not in found:
            found[here] = spent
            for there in links[here]:
                if there in cost and there not in found:
                    heappush(heap, (spent + cost[there], there))
    return found


@lru_cache(maxsize=256)
def library(box: Any) -> Library:
    """The library of a box, made once."""
    return Library(box)
