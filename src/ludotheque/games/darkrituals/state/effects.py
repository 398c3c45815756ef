"""The verbs that spells, witchcraft and demon cards are written in; spells, witchcraft and demon say what they do."""

from __future__ import annotations

from typing import Literal

import msgspec


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """One thing a card does."""


# Spells of the witches (DRM-L04 to DRM-L08) ---------------------------------------------------------------------------


class Strike(Effect, frozen=True, tag="strike"):
    """An attack. ``drain``: hit or not, a hero target loses energy. ``strip``: on a hit he discards an upgrade."""

    range: int
    damage: int
    bonus: int = 0
    drain: bool = False
    strip: bool = False


class Restore(Effect, frozen=True, tag="restore"):
    """Remove up to n wounds from a Legion character within 1."""

    n: int


class Raise(Effect, frozen=True, tag="raise"):
    """Place a figure of the reserve in the witch's zone or beside it."""

    unit: str


class Guard(Effect, frozen=True, tag="guard"):
    """A bonus in defence; then perhaps the attacker loses his attack upgrade, is hurt by a miss, or a card is drawn."""

    bonus: int
    blunt: bool = False
    recoil: int = 0
    draw: int = 0


class Foil(Effect, frozen=True, tag="foil"):
    """The attack misses, and the attacking hero discards an upgrade."""


Spell = Strike | Restore | Raise | Guard | Foil


# Witchcraft (DRM-W26) -------------------------------------------------------------------------------------------------


class Nothing(Effect, frozen=True, tag="nothing"):
    """Means nothing in solo."""


class Exhaust(Effect, frozen=True, tag="exhaust"):
    """Every hero in a zone within reach loses energy."""

    range: int


class Bolt(Effect, frozen=True, tag="bolt"):
    """An attack at range with the witch's Force."""

    range: int
    damage: int


class Step(Effect, frozen=True, tag="step"):
    """A Legion character moves one zone, evading by itself."""


class Mend(Effect, frozen=True, tag="mend"):
    """Remove wounds from a Legion character anywhere."""

    n: int


class Frenzy(Effect, frozen=True, tag="frenzy"):
    """Each minion of a zone makes a free attack."""


class Call(Effect, frozen=True, tag="call"):
    """Place a creature in the witch's zone."""

    unit: str


Craft = Nothing | Exhaust | Bolt | Step | Mend | Frenzy | Call


# Demon cards (DRM-D06, DRM-D07) ---------------------------------------------------------------------------------------


class Obey(Effect, frozen=True, tag="obey"):
    """The Witch Master gives the demon up to n free actions."""

    n: int


class March(Effect, frozen=True, tag="march"):
    """The demon moves up to n zones towards the nearest such character, evading by itself.

    ``alone``: only if nobody else was in its zone when the card was drawn.
    """

    n: int
    at: Literal["hero", "legion", "any"]
    alone: bool = False


class Maul(Effect, frozen=True, tag="maul"):
    """The demon attacks the nearest such character in its zone, or every one."""

    at: Literal["hero", "legion", "any"]
    each: bool = False


class Idle(Effect, frozen=True, tag="idle"):
    """The demon does nothing."""


Demonic = Obey | March | Maul | Idle
