"""What lies on the table. Spaces and figures go by their names; cards by their numbers in the library."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, Self, TypeVar

from ludotheque.kernel import FROZEN, Held, Open, Sealed, Seat, State, Table
from ludotheque.kernel.events import Value
from ludotheque.kernel.scene import Plain
from ludotheque.kernel.steps import step_called
from ludotheque.kernel.table import Facts

from .cards import Library
from .log import clauses_of_line

T = TypeVar("T")


class Player(Seat):
    """A hero: sheet, figure, goods and the state of the own quest."""

    who: str  # the hero's id, such as duke_dudley
    home: str  # a city; settled by who
    space: str  # where the figure stands
    glory: int
    fortune: int  # one's own; a team's is in the table's fund
    wounds: int
    ko: bool  # laid down until the End phase
    gear: Open  # Gear and Common Items carried
    allies: Open
    hand: Held  # Events and secret City cards
    loot: Open  # artifact, adventure, artifact, adventure …
    treasures: int  # temple figures
    tales: Open  # adventures whose text goes with one of those treasures
    flipped: list[int]  # cards activated this round
    markers: int  # danger markers earned in this space
    explored: int  # exploration markers
    found: bool  # the adventure here has been found in the deep jungle
    cliff: int = -1  # the cliffhanger this hero hangs in; the card lies in ``cliffs``
    stray: bool  # the adventure that cliffhanger belonged to is gone
    pot: int  # glory of dangers beaten this turn, not banked yet
    beaten: Open  # dangers beaten this turn, out of the deck until camp
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
    pair: Open  # artifact, adventure
    coins: int  # a temple's fortune left
    bonus: int  # fortune under the skull
    temple: bool  # settled by the artifact
    markers: int  # a temple's danger markers
    instability: int  # instability markers


class Villain(State):
    """A villain in play: on the board, or in the row of a team's organisation."""

    who: str  # such as herr_teufel
    state: str = "deployed"  # cooperative: ko, delayed, ready, deployed
    space: str  # empty: at the base
    wounds: int
    guards: int  # bodyguards
    markers: int  # danger markers, towards the artifact
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


class Encounter(State):
    """A danger, a cliffhanger or a city danger being faced."""

    card: int
    cliff: bool  # its cliffhanger side is faced
    stray: bool  # it belongs to an adventure that is gone: no marker, no pressing on
    party: list[int]  # the first leads
    todo: list[int]  # parts not done yet
    fought: bool  # met by a fight: the printed glory is not used
    passed: bool
    rolled: list[int]  # the last roll made for it, to be seen when it is over
    target: int  # what its dice had to reach


class Trial(State):
    """A skill test going on."""

    seat: int  # whose dice
    kind: str  # danger, cliff, escape, collapse, assault
    skills: Annotated[tuple[str, ...], FROZEN] = ()
    target: int  # what a die must reach
    need: int  # successes needed
    card: int = -1  # the card it is made for
    party: list[int]  # who may support (a team)
    scored: int  # successes so far
    bonus: int  # dice in every roll
    extra: int  # dice in this roll only
    dug: bool  # has dug deep in this test
    helped: list[int]  # who has supported it
    dice: list[int]  # this roll
    rerolled: list[int]  # effects (cards) that have re-rolled in this roll
    decided: int = -1  # 0 failed, 1 passed by an effect
    over: bool  # its last roll is counted; only a card can still turn the result
    nested: bool  # another one waits for it


class Stealth(State):
    """A sneak test going on: who sneaks, the numbers named, and how many dice found each of them."""

    seats: list[int]
    numbers: list[int]  # named, by place in seats
    search: int  # dice
    matches: list[int]  # dice that found each


class Melee(State):
    """A fight going on against an enemy card or a reference enemy."""

    enemy: str  # its id
    cards: Open  # the enemy card and its escorts
    kind: str  # danger, attack, henchman, guard, occupation
    space: str
    fighters: list[int]  # heroes still in it
    seat: int = -1  # whose round it is
    struck: list[int]  # who has had a round since everybody had one (FAG-O27)
    wounds: int  # the enemy's
    round: int
    dice: list[int]  # the hero's roll
    foes: list[int]  # the enemy's roll
    bonus: int  # dice from cards in this round
    fled: list[int]  # who has escaped
    fallen: list[int]  # who was KO'd
    taken: int  # wounds the heroes took, for gold guarded by a villain
    won: bool
    gold: int  # fortune for beating it
    nested: bool  # another test or fight waits for it


class Pause(State):
    """A test or a fight that waits while a card brings another."""

    trial: Trial | None = None
    melee: Melee | None = None


def going_on(what: T | None) -> T:
    """What a step of a fight, a test, a hunt and so on takes part in: without it that step would not have come."""
    assert what is not None
    return what


class Fortune(Table[Library]):
    heroes: list[Player]
    round: int
    phase: str  # initiative, movement, adventure, villain, end
    first: int  # the first player's seat
    rolls: list[int]  # for initiative, by seat, until the first player is known
    die: int  # the movement die while it may be rolled again
    points: int  # movement points left
    mover: int = -1  # whose Movement turn it is, until an escape from a figure ends it
    decks: list[Sealed]  # in the order of the word deck; positions name them by it
    piles: list[Open]  # the discard pile of each deck
    shop: Open  # Common Items
    out: Open  # cards not in this game
    sites: list[Site]
    cliffs: Open  # cards heroes hang in
    found: Open  # Gear or Allies drawn, of which some are kept
    playing: Open  # cards announced, not resolved yet
    player: list[int]  # who announced them
    remains: Open  # events that remain in play
    henchmen: dict[str, str]  # space: nazi or mob
    occupied: list[str]  # cities
    outposts: list[str]  # spaces
    auction: str  # the city of the auction
    zeppelin: str  # its space; a team's war zeppelin
    cargo: int  # fortune aboard
    villains: list[Villain]
    org_fortune: int  # what villains took; an organisation's, 0 to 2
    org_loot: Open  # pairs the villains took
    org_treasures: int
    track: int  # the villain track
    prices: int  # glory that Gear and Allies cost more
    fund: int  # shared fortune
    hunt: Hunt | None = None
    encounter: Encounter | None = None
    trial: Trial | None = None
    melee: Melee | None = None
    paused: list[Pause]  # tests and fights that wait for those
    stealth: Stealth | None = None
    turns: list[int]  # whose Adventure turn this is: one hero's, and of those who joined
    passed: bool  # how the last test ended
    blow: list[int]  # wounds about to be taken: seat, number; the last two come first
    sale: list[int]  # a sale going on: seat, card, price
    due: bool  # whether the game is over must be settled before anything else
    alert: int  # the windows in which anybody might act
    moments: int  # questions asked in windows so far
    passes: int  # of these, answered by passing

    def things(self, kind: str, seat: int) -> Iterable[Plain]:
        """What somebody may think of: a card in sight or in the own hand, a space, a city, and one that does not exist."""
        lib = self.lib
        if kind == "card":
            hero = self.heroes[seat]
            return [*hero.hand, *hero.gear, *hero.allies, *hero.loot, *hero.tales, *self.found, *self.org_loot, -1]
        if kind == "space":
            return [*lib.links, ""]
        if kind == "city":
            return [*lib.cities, ""]
        return super().things(kind, seat)

    def settle(self) -> None:
        """FAG-O38 FAG-O39 FAG-O40 Once the step that is going on has done all it does, the team's game may be over:
        nothing that it or others have scheduled comes before.
        """
        if not self.due:
            self.due = True
            self.agenda.append((step_called("fortune.count_up"), ()))

    def do(self, step: Callable[[Self, *Facts], None], *args: *Facts) -> None:
        self.agenda.append((step, args))
        if self.due:
            self._settle_first(1)

    def do_all(self, *steps: tuple[Any, ...]) -> None:
        self.agenda.extend([(entry[0], entry[1:]) for entry in steps[::-1]])
        if self.due:
            self._settle_first(len(steps))

    def _settle_first(self, n: int) -> None:
        """FAG-O38 FAG-O39 What settles the game goes above the last n steps scheduled."""
        self.agenda.append(self.agenda.pop(-n - 1))

    def say(self, kind: str, *clauses: str, **args: Value) -> None:
        """Each line of the log points to its own clause."""
        if self.story is not None:
            super().say(kind, *(clauses or clauses_of_line(kind, getattr(self.cause, "__name__", ""))), **args)

    @property
    def lib(self) -> Library:
        """The cards and spaces of this box."""
        return self.setup.kit
