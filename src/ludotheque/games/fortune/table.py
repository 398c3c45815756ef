"""What lies on the table. Spaces and figures go by their names; cards by their numbers in the library."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ludotheque.kernel import FROZEN, Held, Open, Sealed, Seat, State, Table

from .cards import Library, library


class Player(Seat):
    """A hero: sheet, figure, goods and the state of the own quest."""

    who: str
    home: str
    space: str
    glory: int
    fortune: int
    wounds: int
    ko: bool
    gear: Open
    allies: Open
    hand: Held
    loot: Open  # artifact, adventure, artifact, adventure …
    treasures: int  # temple figures
    flipped: list[int]
    markers: int
    explored: int  # exploration markers
    found: bool  # the adventure here has been found in the deep jungle
    cliff: int = -1  # the cliffhanger this hero hangs in; the card lies in ``cliffs``
    pot: int  # glory of dangers beaten this turn, not banked yet
    beaten: Open
    met: int  # dangers and cliffhangers overcome this turn
    acted: bool  # has had the Adventure turn
    declined: bool  # may not hunt this phase
    rerolled: bool  # has used a once-per-fight re-roll
    quiet: int  # passing in advance: 1 until the own turn, 2 until the phase ends
    muted: list[int]  # cards not to be asked about
    stats: Annotated[tuple[int, ...], FROZEN] = ()  # skills, health, defence, movement … with every card counted
    reach: int  # the windows in which this player might act, as bits


class Site(State):
    """An artifact on the board with its adventure, or a temple."""

    space: str
    pair: Open
    coins: int  # a temple's fortune left
    bonus: int  # fortune under the skull
    temple: bool
    markers: int  # a temple's danger markers
    instability: int


class Villain(State):
    who: str
    state: str = "deployed"  # cooperative: ko, delayed, ready, deployed
    space: str
    wounds: int
    guards: int
    markers: int
    explored: int
    found: bool
    before: str  # cooperative: the state it was deployed from


class Hunt(State):
    """A hunt in one space: heroes racing (competitive) or working together (cooperative)."""

    space: str
    racers: list[int]  # still in, in turn order
    turn: int  # whose encounter comes next, as a place in racers
    pressing: list[int]  # must draw a danger (FAG-R03)
    gone: bool  # the artifact is no longer here
    fresh: bool = True  # nobody has drawn yet


class Encounter(State):
    """A danger, a cliffhanger or a city danger being faced."""

    card: int
    cliff: bool
    party: list[int]  # the first leads
    todo: list[int]  # parts not done yet
    fought: bool
    passed: bool


class Trial(State):
    """A skill test going on."""

    seat: int
    kind: str  # danger, cliff, escape, collapse, assault
    skills: Annotated[tuple[str, ...], FROZEN] = ()
    target: int
    need: int
    card: int = -1
    party: list[int]
    scored: int
    bonus: int  # dice in every roll
    extra: int  # dice in this roll only
    dug: bool
    helped: list[int]
    dice: list[int]
    rerolled: list[int]  # effects (cards) that have re-rolled in this roll
    decided: int = -1  # 0 failed, 1 passed by an effect


class Stealth(State):
    """A sneak test going on: who sneaks, the numbers named, and how many dice found each of them."""

    seats: list[int]
    numbers: list[int]
    search: int
    matches: list[int]


class Melee(State):
    """A fight going on against an enemy card or a reference enemy."""

    enemy: str
    cards: Open  # the enemy card and its escorts
    kind: str  # danger, attack, henchman, guard, occupation
    space: str
    fighters: list[int]
    seat: int = -1  # whose round it is
    wounds: int
    round: int
    dice: list[int]
    foes: list[int]
    bonus: int
    prevented: int
    fled: list[int]
    fallen: list[int]
    taken: int  # wounds the heroes took, for gold guarded by a villain
    won: bool
    gold: int


class Fortune(Table):
    transient: ClassVar[tuple[str, ...]] = ("setup", "cause", "shelf")

    shelf: Annotated[Library | None, FROZEN] = None
    heroes: list[Player]
    round: int
    phase: str
    first: int
    rolls: list[int]
    points: int  # movement points left
    decks: list[Sealed]
    piles: list[Open]  # the discard pile of each deck
    shop: Open
    out: Open  # cards not in this game
    sites: list[Site]
    cliffs: Open
    playing: Open  # cards announced, not resolved yet
    player: list[int]  # who announced them
    remains: Open
    henchmen: dict[str, str]
    occupied: list[str]
    outposts: list[str]
    auction: str
    zeppelin: str
    cargo: int
    villains: list[Villain]
    org_fortune: int
    org_loot: Open
    org_treasures: int
    track: int
    prices: int
    fund: int  # shared fortune
    hunt: Hunt | None = None
    encounter: Encounter | None = None
    trial: Trial | None = None
    melee: Melee | None = None
    stealth: Stealth | None = None
    passed: bool  # how the last test ended
    blow: list[int]  # hits about to strike: seat, number, kind
    sale: list[int]  # a sale going on: seat, card, price
    alert: int  # the windows in which anybody might act

    @property
    def lib(self) -> Library:
        shelf = self.shelf
        if shelf is None:
            shelf = self.shelf = library(self.setup.box)
        return shelf
