"""What a card does always. Only data here: a trait is read by the rule that wants to know it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .verbs import Skill, Small


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
