"""The verbs that cards are written in. Each is plain data; what it does is in ``deeds``, its sentence in the Fluent files.

``aim`` names what a verb must be pointed at (see ``aims``); a verb without one points at nothing or at what is plain
from the moment. Passive verbs hold while the face shows or the card is attached; the others are done once, when an action
is played, a mission won, a power invoked or a trigger met.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

Who = Literal["you", "opponent", "opponents", "everyone"]
Kind = Literal["any", "mission", "lasting", "action"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    aim: ClassVar[str] = ""

    def aims_at(self) -> str:
        """What must be named when this is done: the key of a function of ``aims``; nothing for most verbs."""
        return self.aim


class _Whose(Effect, frozen=True):
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


class Ambush(Effect, frozen=True, tag="ambush"):
    """Play on Track: the card lies in a track and adds to one attribute of a conflict there, a few times."""

    aim: ClassVar[str] = "own_track"
    n: int
    uses: int


# Done once ------------------------------------------------------------------------------------------------------------


class Draw(_Whose, frozen=True, tag="draw"):
    n: int = 1


class Discard(_Whose, frozen=True, tag="discard"):
    """From the hand; ``n`` 0: the entire hand."""

    n: int = 1
    how: Literal["choice", "random"] = "choice"


class Burn(_Whose, frozen=True, tag="burn"):
    n: int = 1


class Injure(Whom, frozen=True, tag="injure"):
    pass


class Heal(Whom, frozen=True, tag="heal"):
    pass


class Linger(Whom, frozen=True, tag="linger"):
    """The action stays with a hero, modifying it until its next conflict is over."""


class LookHand(_Whose, frozen=True, tag="look_hand"):
    pass


class LookDeck(_Whose, frozen=True, tag="look_deck"):
    """The top cards; of the own deck they may be put back in any order."""

    n: int = 3


class Strip(Effect, frozen=True, tag="strip"):
    """Discard a lasting of an enemy hero."""

    aim: ClassVar[str] = "enemy_lasting"


class MoveLasting(Effect, frozen=True, tag="move_lasting"):
    aim: ClassVar[str] = "movable_lasting"


class StealLasting(Effect, frozen=True, tag="steal_lasting"):
    aim: ClassVar[str] = "stealable_lasting"


class SwapHeroes(Effect, frozen=True, tag="swap_heroes"):
    aim: ClassVar[str] = "own_place"


class RemoveMission(Effect, frozen=True, tag="remove_mission"):
    aim: ClassVar[str] = "mission"


class ExchangeMission(Effect, frozen=True, tag="exchange_mission"):
    """Put a mission from the hand in place of one in an own track, which is discarded."""

    aim: ClassVar[str] = "exchange"


class GainVp(Effect, frozen=True, tag="gain_vp"):
    n: int = 1


class LoseVp(_Whose, frozen=True, tag="lose_vp"):
    n: int = 1


class StealVp(Effect, frozen=True, tag="steal_vp"):
    n: int = 1

    def aims_at(self) -> str:
        return "opponent"


class TakeWon(Effect, frozen=True, tag="take_won"):
    aim: ClassVar[str] = "won_mission"


class Again(Effect, frozen=True, tag="again"):
    what: Literal["action", "turn"]


class Deny(_Whose, frozen=True, tag="deny"):
    """For the player's next turn (lasting, attempt) or next conflict (pam)."""

    what: Literal["lasting", "attempt", "pam"] = "attempt"


class Recover(Effect, frozen=True, tag="recover"):
    kind: Kind = "any"
    to: Literal["hand", "deck"] = "hand"

    def aims_at(self) -> str:
        return f"discard_{self.kind}"


class Restock(Effect, frozen=True, tag="restock"):
    """The last cards of the own discard go under the own deck, in the order in which they lie."""

    n: int = 2


class RevealHand(_Whose, frozen=True, tag="reveal_hand"):
    pass


class Capture(Effect, frozen=True, tag="capture"):
    """An injury as the undead deal it, whoever plays the card."""

    aim: ClassVar[str] = "injured_enemy"


class Unlock(Effect, frozen=True, tag="unlock"):
    pass


class Reroll(Effect, frozen=True, tag="reroll"):
    pass


Done = (
    Draw | Discard | Burn | Injure | Heal | Linger | LookHand | LookDeck | Strip | MoveLasting | StealLasting | SwapHeroes
    | RemoveMission | ExchangeMission | GainVp | LoseVp | StealVp | TakeWon | Again | Deny | Recover | Restock | RevealHand
    | Capture | Unlock | Reroll | Ambush
)  # fmt: skip


class Power(Effect, frozen=True, tag="power"):
    """Invoked on the own turn, once a turn; ``uses`` 0: every turn."""

    effects: tuple[Done, ...]
    uses: int = 0


class When(Effect, frozen=True, tag="when"):
    """Happens by itself: this hero wins a mission, holds one, is injured, or its player's turn begins."""

    event: Literal["win", "hold", "hurt", "turn"]
    effects: tuple[Done, ...]


OnHero = HandSize | ExtraLasting | Ward | Bonus | DiceAttributes | Peek | Tamper | Surge | Power | When
