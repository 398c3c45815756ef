"""What lies on the table."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import Held, Open, Sealed, Seat, State, Table
from ludotheque.kernel.events import Value
from ludotheque.kernel.scene import Plain

from .effects import Invoked, Peek, Surge, Tamper, Ward
from .log import clauses_for
from .prints import COUNTER, MOST_USES, Pool, Print, Showing

Limited = Peek | Invoked | Surge | Tamper | Ward
"""What heroes can do a limited number of times."""
PLACES = range(4)
MORE = "more"
RIVALS = 1
"""The side the rules play in solo modes; the Player is side 0."""


class Place(State):
    """Where a hero of a side stands: one end of a track, or one of four in front of the player in a story."""

    hero: int = -1  # -1: nobody
    injured: bool
    attached: Open  # lastings, and actions that stay a while
    rolled: tuple[int, ...] = ()  # the attributes of a hero of dice, for this turn
    used: int  # how often its limited powers were used: 4 bits for each, in the order in which they are printed
    invoked: int  # the powers used this turn, as bits


class Side(Seat):
    """One player's cards and counters; in solo modes the last side is the Rivals'."""

    deck: Sealed
    hand: Held
    discard: Open
    playing: Open  # the action that is being carried out
    won: Open
    laid: Held  # face-down modifiers of the conflict
    on: list[int]  # the attribute each of them lies on
    tracks: Open  # Play on Track cards; where they lie is in ``table.lies``
    aside: Open  # out of the game, or heroes taken
    party: Open  # heroes not placed yet
    spare: Sealed  # the Rivals' heroes still to come, and the two that nobody ever sees
    places: list[Place]
    vp: int
    target: int
    lastings: int  # attached this turn
    turns: int  # ended so far
    idle: int  # ended in a row without doing anything
    owed: list[int]  # empty slots this side must fill
    denied: str  # what the next turn or conflict goes without
    denied_later: str  # the same, but not before the turn going on is over
    out: bool
    last_ditch: bool
    redraws: int
    done: list[int]  # story missions completed
    shut: list[int]  # story missions closed to this side


class Thargos(Table[Pool]):
    sides: list[Side]
    slots: list[int]  # the mission in each track, -1 for none
    missions: Open  # all missions in tracks or laid out for the story
    secret: Sealed  # the story's secret stack
    opened_by: dict[int, int]  # for a secret mission that was turned up, the mission whose completion did it
    lies: dict[int, int]  # a Play on Track card's place
    spent: dict[int, int]  # uses of such a card
    active: int  # whose turn it is
    first: int
    acted: bool  # this turn had a lasting, an action or an attempt
    stirred: bool  # this turn moved a card, a counter or VP
    again: str  # an extra action or turn is due; MORE: the extra action is under way
    shifts: int  # moves to empty places this turn
    # The conflict going on
    attacker: int = -1
    spot: int  # the attacker's place
    defender: int = -1  # -1: nobody, or the dice
    cover: int = -1  # the defender's place, -1 if it is empty
    slot: int = -1
    mission: int = -1
    bonus: list[int]  # what used cards and heroes added: attacker's three attributes, then the defender's three
    fired: list[int]  # cards and heroes already used in this conflict
    conceded: bool
    weakened: list[int]  # face-down cards worth one less: twice the index of each, plus one if it is the defender's
    dice_total: tuple[int, ...] = ()  # what Thargos rolled
    outcome: tuple[int, ...] = ()
    """The last one: both sides and heroes, mission, won or not; then in threes, by attribute both totals, and for every
    modifier turned up 3 + its attribute (3 more for each time it was weakened), 0 for the attacker's or 1, the card."""
    declined: list[int]  # who will not counter in a story
    resigned: list[int]
    # Rivals
    attitude: int = -1
    infamy: int
    decided: list[int]  # the decision dice of their last turn or counter
    decided_for: list[str]  # and what each was rolled for

    def say(self, kind: str, *clauses: str, **args: Value) -> None:
        """Record what happened, under the clause that this line is about."""
        if self.story is not None:
            super().say(kind, *(clauses or clauses_for(self, kind, args)), **args)

    def things(self, kind: str, seat: int) -> Iterable[Plain]:
        """What a side could name in an answer, and one more that is not there."""
        match kind:
            case "card":
                return [*self.sides[seat].hand, -1]
            case "member":
                return [*self.sides[seat].party, -1]
            case "track":
                return range(-1, len(self.slots) + 1)
            case "attribute":
                return range(-1, 4)
            case "laid":
                other = self.defender if seat == self.attacker else self.attacker
                return range(-1, len(self.sides[other].laid) if other >= 0 else 0)
            case "own_laid":
                return range(-1, len(self.sides[seat].laid))
            case "hero" | "spot":
                return range(-1, len(PLACES) + 1)
        return super().things(kind, seat)

    def print(self, card: int) -> Print:
        return self.setup.kit.prints[card]

    def face(self, place: Place) -> Showing:
        """The face that shows."""
        return self.setup.kit.prints[place.hero].faces[place.injured]

    @property
    def story_mode(self) -> bool:
        return self.setup.mode.name in ("story", "story_solo")

    @property
    def rivals(self) -> bool:
        """Whether the last side is played by the rules."""
        return len(self.sides) > self.setup.seats

    def living(self) -> list[int]:
        return [side.seat for side in self.sides if not side.out]

    def opponents(self, seat: int) -> list[int]:
        """Everyone else still in the game, to the left in turn."""
        count = len(self.sides)
        others = [(seat + i) % count for i in range(1, count)]
        return [other for other in others if not self.sides[other].out]


def uses_of(table: Thargos, place: Place, power: Limited) -> tuple[int, int]:
    """C08 C09 How often a limited power was used, and where its counter begins in ``place.used``."""
    shift = COUNTER * table.print(place.hero).limited.index(power)
    return place.used >> shift & MOST_USES, shift


def uses_left(table: Thargos, place: Place, power: Limited) -> bool:
    """Whether a power of the face that shows has a use left; one without limit always has."""
    return not power.uses or uses_of(table, place, power)[0] < power.uses


def spend(table: Thargos, place: Place, power: Limited) -> None:
    """C08 C09 Count a use; flipping never restores it."""
    if power.uses:
        place.used += 1 << uses_of(table, place, power)[1]
        table.stirred = True


def code(seat: int, place: int) -> int:
    """A hero's place as one number, for options."""
    return seat * 4 + place


def is_undead(table: Thargos, seat: int) -> bool:
    """U02 U18 Whether a seat plays the undead, and is still there to do so."""
    return seat >= 0 and bool(table.setup["undead_seats"] >> seat & 1) and not table.sides[seat].out


def standing(table: Thargos, seat: int) -> list[int]:
    """The places of a side where a hero stands."""
    return [i for i, place in enumerate(table.sides[seat].places) if place.hero >= 0]
