"""The words cards are written in: what a card does once (effects), what it does always (traits), what a danger asks (parts).

Only data here. ``effects.py`` carries the effects out; traits are read where a rule wants to know them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Skill = Literal["combat", "agility", "cunning", "lore"]
SKILLS: tuple[Skill, ...] = ("combat", "agility", "cunning", "lore")

Small = Annotated[int, msgspec.Meta(ge=-2, le=2)]
Count = Annotated[int, msgspec.Meta(ge=1, le=6)]
Amount = Count | Literal["d3", "d6"]
"""A number, or a die to roll for it (FAG-S03)."""

Who = Literal["me", "pick", "rival", "each", "others", "here", "subject"]
"""me: who plays the card · pick: a hero of one's choice · rival: another hero of one's choice · each, others: in turn order
· here: every hero in one's space · subject: whose test, fight or turn it is"""

Window = Literal[
    "round_start",
    "initiative_after_roll",
    "phase_start",
    "phase_end",
    "turn_start",
    "turn_end",
    "move_after_roll",
    "enter_space",
    "card_drawn",
    "card_played",
    "danger_revealed",
    "test_before_roll",
    "test_after_roll",
    "test_end",
    "fight_round_start",
    "fight_after_roll",
    "fight_round_end",
    "would_be_wounded",
    "would_be_ko",
    "danger_overcome",
    "press_or_camp",
    "artifact_recovered",
    "sale",
    "collapse_test",
    "villain_search",
    "move_step",
    "option_chosen",
    "escape_test",
    "villain_state_change",
    "track_change",
]
BIT: dict[str, int] = {name: 1 << i for i, name in enumerate(Window.__args__)}  # type: ignore[attr-defined]

ANY_TIME: tuple[Window, ...] = (
    "phase_start",
    "turn_start",
    "turn_end",
    "test_before_roll",
    "test_after_roll",
    "fight_round_end",
    "press_or_camp",
)
"""FAG-V19 The moments of a card that states none."""


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    pass


# Effects --------------------------------------------------------------------------------------------------------------


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


# Traits ---------------------------------------------------------------------------------------------------------------


class Trait(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="trait"):
    pass


class SkillTrait(Trait, frozen=True, tag="skill"):
    skill: Skill
    n: Small


class Defence(Trait, frozen=True, tag="defence"):
    n: Small


class Health(Trait, frozen=True, tag="health"):
    n: Small


class Stride(Trait, frozen=True, tag="movement"):
    n: Small


class Keyword(Trait, frozen=True, tag="keyword"):
    """Bonus dice on tests of a keyword (FAG-D14)."""

    keyword: str
    n: Small


class EscapeTrait(Trait, frozen=True, tag="escape"):
    n: Small


class Explorer(Trait, frozen=True, tag="explore"):
    n: Small


class Shadow(Trait, frozen=True, tag="sneak"):
    """Whoever searches for this hero rolls fewer dice."""

    n: Small


class FightGlory(Trait, frozen=True, tag="fight_glory"):
    n: Small


class Haggle(Trait, frozen=True, tag="sale"):
    n: Small
    city: str = ""


class Flight(Trait, frozen=True, tag="flight"):
    price: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Recover(Trait, frozen=True, tag="recover"):
    """Heals at each Initiative phase."""

    n: Small


class TwoEvents(Trait, frozen=True, tag="two_events"):
    pass


class LostOnOne(Trait, frozen=True, tag="lost_on_one"):
    pass


class DangerNumber(Trait, frozen=True, tag="danger_number"):
    n: Small


class FirstFight(Trait, frozen=True, tag="first_fight"):
    pass


class Discount(Trait, frozen=True, tag="discount"):
    n: Small


class Loyal(Trait, frozen=True, tag="loyal"):
    """Bonus dice on loyalty tests."""

    n: Small


class SearchDouble(Trait, frozen=True, tag="search_double"):
    pass


class ExtraGuard(Trait, frozen=True, tag="extra_guard"):
    pass


class IgnoreOne(Trait, frozen=True, tag="ignore_one"):
    pass


class Bully(Trait, frozen=True, tag="bully"):
    """Fight dice hit on 3+ against a hero without allies."""


class Toll(Trait, frozen=True, tag="toll"):
    """A discovered hero pays 1 glory for each matching die."""


class Fence(Trait, frozen=True, tag="fence"):
    """Taking an artifact also brings the organisation 1 fortune."""


class Fierce(Trait, frozen=True, tag="fierce"):
    """An enemy whose first round deals one more hit."""


class Greedy(Trait, frozen=True, tag="greedy"):
    """An enemy that costs 1 glory (if any) for each wound it deals."""


AnyTrait = (
    SkillTrait
    | Defence
    | Health
    | Stride
    | Keyword
    | EscapeTrait
    | Explorer
    | Shadow
    | FightGlory
    | Haggle
    | Flight
    | Recover
    | TwoEvents
    | LostOnOne
    | DangerNumber
    | FirstFight
    | Discount
    | Loyal
    | SearchDouble
    | ExtraGuard
    | IgnoreOne
    | Bully
    | Toll
    | Fence
    | Fierce
    | Greedy
)


# What a danger asks ---------------------------------------------------------------------------------------------------


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="part"):
    pass


class Test(Part, frozen=True, tag="test"):
    """Reach ``target`` on ``need`` dice; several skills are added up (FAG-T16)."""

    skills: tuple[Skill, ...]
    target: Annotated[int, msgspec.Meta(ge=4, le=6)]
    need: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Fight(Part, frozen=True, tag="fight"):
    """An enemy from a deck (``enemy``, ``nazi``), or a reference enemy by its id."""

    enemy: str
    infantry: bool = False


class Sneak(Part, frozen=True, tag="sneak"):
    pass


AnyPart = Test | Fight | Sneak


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a danger card. Parts joined by ``or``: one of them; by ``and``: all of them, in any order."""

    parts: tuple[AnyPart, ...]
    join: Literal["single", "or", "and"] = "single"
    glory: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1


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
