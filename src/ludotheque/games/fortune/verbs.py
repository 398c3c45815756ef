"""The verbs cards are written in: what a card does once, and when it may (ledger section 6.1).

Only data here; ``effects/`` carries it out.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .timing import ANY_TIME, Window

Skill = Literal["combat", "agility", "cunning", "lore"]
SKILLS: tuple[Skill, ...] = ("combat", "agility", "cunning", "lore")

Small = Annotated[int, msgspec.Meta(ge=-2, le=2)]
Count = Annotated[int, msgspec.Meta(ge=1, le=6)]
Amount = Count | Literal["d3", "d6"]
"""A number, or a die to roll for it (FAG-S03)."""

Who = Literal["me", "pick", "rival", "each", "others", "here", "subject"]
"""me: who plays the card · pick: a hero of one's choice · rival: another hero of one's choice · each, others: in turn order
· here: every hero in one's space · subject: whose test, fight or turn it is"""


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    pass


class Gain(Verb, frozen=True, tag="gain"):
    what: Literal["glory", "fortune"]
    n: Amount
    who: Who = "me"


class Lose(Verb, frozen=True, tag="lose"):
    what: Literal["glory", "fortune"]
    n: Amount
    who: Who = "me"


class Steal(Verb, frozen=True, tag="steal"):
    what: Literal["glory", "fortune"]
    n: Amount
    who: Who = "rival"


class Hits(Verb, frozen=True, tag="hits"):
    """Hits may be parried by Defence, wounds may not (FAG-K04)."""

    n: Amount
    who: Who = "me"


class Wounds(Verb, frozen=True, tag="wounds"):
    n: Amount
    who: Who = "me"


class Storm(Verb, frozen=True, tag="storm"):
    """Hits for every hero on one kind of ground."""

    n: Amount
    terrain: str


class Heal(Verb, frozen=True, tag="heal"):
    n: Amount | Literal["all"]
    who: Who = "me"


class Draw(Verb, frozen=True, tag="draw"):
    deck: Literal["event", "city", "gear", "ally"]
    n: Count = 1
    keep: Count = 1
    who: Who = "me"


class Discard(Verb, frozen=True, tag="discard"):
    what: Literal["gear", "ally", "event"]
    who: Who = "me"


class Dice(Verb, frozen=True, tag="dice"):
    """Dice more or fewer in the test or fight going on."""

    n: Small


class Target(Verb, frozen=True, tag="target"):
    """The number to reach on each die of the test going on."""

    n: Small


class Reroll(Verb, frozen=True, tag="reroll"):
    n: Count | Literal["all"]


class Decide(Verb, frozen=True, tag="decide"):
    """The test going on is passed or failed outright."""

    passed: bool


class Avoid(Verb, frozen=True, tag="avoid"):
    """The danger just revealed is swapped for another."""


class Prevent(Verb, frozen=True, tag="prevent"):
    n: Count


class Move(Verb, frozen=True, tag="move"):
    to: Literal["step", "location", "city", "home", "any_city"]
    who: Who = "me"


class Points(Verb, frozen=True, tag="points"):
    """Movement points more or fewer in the move going on."""

    n: Annotated[int, msgspec.Meta(ge=-6, le=3)]


class Henchman(Verb, frozen=True, tag="henchman"):
    clan: Literal["nazi", "mob", "own"]
    at: Literal["location", "city", "here"]
    n: Count = 1
    who: Who = "me"


class NewArtifact(Verb, frozen=True, tag="new_artifact"):
    temple: bool = False


class MoveArtifact(Verb, frozen=True, tag="move_artifact"):
    pass


class LoseArtifact(Verb, frozen=True, tag="lose_artifact"):
    """An artifact nobody has recovered yet leaves the board."""


class Auction(Verb, frozen=True, tag="auction"):
    pass


class Fake(Verb, frozen=True, tag="fake"):
    """The sale going on pays nothing."""


class Fetch(Verb, frozen=True, tag="fight"):
    """An enemy attacks."""

    enemy: str
    infantry: bool = False
    who: Who = "me"


class Loyalty(Verb, frozen=True, tag="loyalty"):
    who: Who = "me"


class Treason(Verb, frozen=True, tag="treason"):
    """A random ally in play makes a loyalty test."""


class Ready(Verb, frozen=True, tag="ready"):
    """Everything one has activated is ready again."""


class Ko(Verb, frozen=True, tag="ko"):
    who: Who = "me"


class Cancel(Verb, frozen=True, tag="cancel"):
    pass


class Enter(Verb, frozen=True, tag="villain"):
    """A villain enters at the hero's space."""

    clan: Literal["", "nazi", "mob"] = ""


class Boost(Verb, frozen=True, tag="boost"):
    """Something befalls a villain: in the row (cooperative) or on the board."""

    what: Literal["guard", "ready", "search", "wound", "heal"]
    n: Count = 1
    pick: Literal["random", "deployed", "all"] = "random"


class Instability(Verb, frozen=True, tag="instability"):
    n: Count = 1


class Coins(Verb, frozen=True, tag="coins"):
    """Coins more or fewer on every temple."""

    n: Small


class Track(Verb, frozen=True, tag="track"):
    """``per``: so much for every so many heroes in play; 0: so much, however many they are. ``heroes``: only if
    there is one, or only if there are several. ``clan``: only if it is they."""

    n: Annotated[int, msgspec.Meta(ge=-6, le=6)]
    per: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    heroes: Literal["any", "one", "several"] = "any"
    clan: Literal["any", "nazi", "mob"] = "any"


class OrgGain(Verb, frozen=True, tag="org_gain"):
    n: Count


class Extort(Verb, frozen=True, tag="extort"):
    """The shared fortune loses to the organisation; the supply pays what is missing."""

    n: Count


class Outpost(Verb, frozen=True, tag="outpost"):
    n: Count = 1


class Occupy(Verb, frozen=True, tag="occupy"):
    n: Count = 1


class FreeCity(Verb, frozen=True, tag="free_city"):
    """An occupation marker of one's choice is removed."""


class Prices(Verb, frozen=True, tag="prices"):
    """Gear and Allies cost more everywhere until the next Villain phase."""

    n: Count


class Airship(Verb, frozen=True, tag="war_zeppelin"):
    pass


class Tactics(Verb, frozen=True, tag="vile_tactics"):
    pass


Effect = (
    Gain
    | Lose
    | Steal
    | Hits
    | Wounds
    | Storm
    | Heal
    | Draw
    | Discard
    | Dice
    | Target
    | Reroll
    | Decide
    | Avoid
    | Prevent
    | Move
    | Points
    | Henchman
    | NewArtifact
    | MoveArtifact
    | LoseArtifact
    | Auction
    | Fake
    | Fetch
    | Loyalty
    | Treason
    | Ready
    | Ko
    | Cancel
    | Enter
    | Boost
    | Instability
    | Coins
    | Track
    | OrgGain
    | Extort
    | Outpost
    | Occupy
    | FreeCity
    | Prices
    | Airship
    | Tactics
)

ROLLING = (Reroll, Fetch, Loyalty, Treason, Instability, Enter, Tactics)
"""Effects that make dice roll, whatever their numbers (FAG-V11)."""


OF_A_TEAM = (Track, OrgGain, Extort, Outpost, Occupy, FreeCity, Prices, Airship, Tactics)
"""Effects that speak of the organisation a team plays against (FAG-S35)."""

PERSONAL = (Dice, Target, Reroll, Decide, Avoid, Prevent, Points, Ready)
"""Effects that concern the hero whose moment it is, without naming anybody (FAG-V02)."""


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something one may do at given moments: whose moment it must be, in which tests, and what it does."""

    effects: tuple[Effect, ...]
    windows: tuple[Window, ...] = ANY_TIME
    whose: Literal["own", "rival", "any"] = "own"
    skills: tuple[Skill, ...] = ()
    on: tuple[
        Literal[
            "danger", "cliff", "escape", "card_escape", "collapse", "assault", "fight", "hunt", "movement", "adventure"
        ],
        ...,
    ] = ()
    once: Literal["round", "fight"] = "round"
    """How often an ability can be used; ``fight``: anew in each fight, without being flipped."""
