"""What cards are written in, as far as the rules read it: verbs that hold while a face shows or a card is attached, and
what the others have in common. Those that are done once, when an action is played, a mission won, a power invoked or a
trigger met, stand in ``verbs/``, each with all that is to be known of it.
"""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple

from ludotheque.kernel.script import Verb

Who = Literal["you", "opponent", "opponents", "everyone"]


class Spoils(NamedTuple):
    """What something brings, as printed: points, own cards, cards the other side loses, attributes."""

    points: float = 0.0
    gained: float = 0.0
    taken: float = 0.0
    health: float = 0.0


class Effect(Verb, frozen=True):
    """``aim`` is the key of a function of ``aims`` that lists what it must be pointed at."""

    of_action: ClassVar[bool] = False
    """Whether it speaks of the action that is played, and does nothing on other cards."""
    stays: ClassVar[bool] = False
    """Whether its card stays with a hero."""
    unlocks: ClassVar[bool] = False
    """Whether it turns up a secret mission (R18)."""

    def spoils(self) -> Spoils:
        """What it brings whoever wins a mission with it."""
        return Spoils(gained=0.5)


class Whose(Effect, frozen=True):
    """Done to some players. One opponent must be named where there are several (N15)."""

    who: Who = "you"

    def aims_at(self) -> str:
        return "opponent" if self.who == "opponent" else ""


class Whom(Effect, frozen=True):
    """Done to a hero."""

    whom: Literal["own", "enemy", "any", "lead", "random_enemy", "facing"] = "lead"

    def aims_at(self) -> str:
        return f"{type(self).__name__.lower()}_{self.whom}" if self.whom in ("own", "enemy", "any") else ""


# Passive --------------------------------------------------------------------------------------------------------------


class HandSize(Effect, frozen=True, tag="hand_size"):
    size: int


class ExtraLasting(Effect, frozen=True, tag="extra_lasting"):
    n: int


class Ward(Effect, frozen=True, tag="ward"):
    """Prevents an injury of this hero; ``uses`` 0: always."""

    uses: int = 0


class Bonus(Effect, frozen=True, tag="bonus"):
    """Counts in a conflict if its condition holds at the reveal."""

    might: int = 0
    mind: int = 0
    mysticism: int = 0
    when: Literal["always", "attack", "defence"] = "always"
    beside: str = ""
    faction: str = ""
    against: str = ""

    @property
    def lasts(self) -> bool:
        """Whether it counts in every conflict alike: neither attack nor defence matters, nor who stands opposite."""
        return self.when == "always" and not self.against


class DiceAttributes(Effect, frozen=True, tag="dice_attributes"):
    sides: int = 6


# In a conflict --------------------------------------------------------------------------------------------------------


class Peek(Effect, frozen=True, tag="peek"):
    """Look at the other side's face-down cards; ``uses`` 0: in every conflict."""

    uses: int = 0


class Tamper(Effect, frozen=True, tag="tamper"):
    """Change a face-down card of the other side (or swap one of one's own with the hand) before the reveal."""

    how: Literal["cancel", "move", "swap", "weaken"]
    uses: int = 0


class Surge(Effect, frozen=True, tag="surge"):
    """The hero adds to one attribute of a conflict, a few times in the game."""

    n: int
    uses: int


class Lying(Effect, frozen=True):
    """A card that lies in a track and adds to one attribute of a conflict there, a few times."""

    n: int
    uses: int


# Wrapping other verbs -------------------------------------------------------------------------------------------------


class Invoked(Effect, frozen=True):
    """Invoked on the own turn, once a turn; ``uses`` 0: every turn."""

    effects: tuple[Effect, ...]
    uses: int = 0


class Trigger(Effect, frozen=True):
    """Happens by itself: this hero wins a mission, holds one, is injured, or its player's turn begins."""

    event: Literal["win", "hold", "hurt", "turn"]
    effects: tuple[Effect, ...]


Standing = HandSize | ExtraLasting | Ward | Bonus | DiceAttributes | Peek | Tamper | Surge
"""What holds or may be used while a face shows, without a script."""
