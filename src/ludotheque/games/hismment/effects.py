"""The verbs that cards are written in: what a card may say, as data. What they do stands in ``verbs.py``.

A card has texts; a text has a moment (``when``), perhaps conditions (``needs``) and a price (``cost``), and effects.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .words import Class, Element, Kind

Side = Literal["you", "enemy"]
To = Literal[
    "self", "own_field", "own_prisoner", "own_locked", "own_hero", "own_other", "every_own", "every_prisoner",
    "enemy_field", "enemy_prisoner", "enemy_hero", "every_enemy", "every_enemy_prisoner", "everyone_field",
    "target", "own_heart", "enemy_heart", "both_hearts",
]  # fmt: skip
What = Literal[
    "pv", "pm", "attack", "defence", "speed", "luck",
    "pierce", "immune", "cap", "reflect", "range", "class_bonus", "metric", "diagonal", "root", "no_attack", "no_power",
    "cost", "element_bonus", "extra_attack", "add_element", "replace_element",
    "second", "discount", "extra_attack_card", "extra_equipment",
]  # fmt: skip
When = Literal[
    "play", "activate", "before", "after", "static", "setup", "upkeep", "after_draw", "after_luck_roll", "on_buy", "on_sell",
    "on_attach", "on_evolve", "on_release", "on_deploy", "on_swap_in", "on_swap_out", "on_enter_square", "on_pass_square",
    "on_attack_declared", "on_hit", "on_damage_dealt", "on_damage_taken", "on_ko_enemy", "on_ko_self", "on_heart_damaged",
    "end_of_turn",
]  # fmt: skip


THIS_ATTACK = -2
"""How many turns a change lasts that ends with the attack it was made in."""


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A misspelt field is an error, not a silence."""


class Only(Strict):
    """Which heroes among those meant: of an element, a class, a level."""

    element: Element | None = None
    klass: Class | None = msgspec.field(default=None, name="class")
    level: int = 0


class Cost(Strict):
    """What using a text costs: coins, PM of its hero, cards from hand, PV of the own Heart, PV of its hero."""

    coins: int = 0
    pm: int = 0
    cards: int = 0
    heart: int = 0
    pv: int = 0


# What must be true, have happened or be paid -------------------------------------------------------------------------


class Need(Strict, tag_field="need"):
    """A condition: for releasing a hero, or for a text to work."""


class Round(Need, tag="round"):
    n: int


class HeartAtMost(Need, tag="heart_at_most"):
    n: int


class Bank(Need, tag="bank"):
    n: int


class Cemetery(Need, tag="cemetery"):
    n: int


class HandSize(Need, tag="hand"):
    n: int


class TerrainIs(Need, tag="terrain"):
    element: Element


class Wearing(Need, tag="wearing"):
    """Cards attached to this hero right now: of a kind or a type, of a level or above."""

    n: int
    kind: Literal["any", "attack", "equipment", "offensive", "special", "support", "weapon", "armour", "fetish"] = "any"
    level: int = 1


class Ally(Need, tag="ally"):
    """Another own hero of a line, at any level (HIS-L16)."""

    line: str
    state: Literal["alive", "freed", "evolved", "field"] = "freed"


class EnemyOnField(Need, tag="enemy_on_field"):
    pass


class Event(Need, tag="event"):
    """Something the owner has done or suffered since this card came into the Prison (HIS-L06, HIS-L09)."""

    what: Literal["bought", "sold", "chapters", "own_ko", "enemy_ko", "taken", "dealt"]
    n: int


class LuckFace(Need, tag="luck_face"):
    """The luck die has shown this number."""

    n: int


class Received(Need, tag="received"):
    """Cards were attached to this hero, whether or not they are still there."""

    n: int


class Lower(Need, tag="lower"):
    """What was done with the lower-level card of this hero (HIS-V14)."""

    what: Literal["freed", "received", "dealt"]
    n: int = 1


class PayCoins(Need, tag="pay"):
    n: int


class DiscardCards(Need, tag="discard"):
    n: int


class GiveUp(Need, tag="give_up"):
    """Send cards attached to own heroes to the cemetery."""

    n: int


class LoseHeart(Need, tag="lose_heart"):
    n: int


class Roll(Need, tag="roll"):
    """A die, once per hero and turn (HIS-L08)."""

    n: int


class AnyOf(Need, tag="any_of"):
    ways: list[list[AnyNeed]]


AnyNeed = (
    Round
    | HeartAtMost
    | Bank
    | Cemetery
    | HandSize
    | TerrainIs
    | Wearing
    | Ally
    | EnemyOnField
    | Event
    | LuckFace
    | Received
    | Lower
    | PayCoins
    | DiscardCards
    | GiveUp
    | LoseHeart
    | Roll
    | AnyOf
)


# What is done ----------------------------------------------------------------------------------------------------------


class Effect(Strict, tag_field="verb"):
    """One part of a text."""


class Modify(Effect, tag="modify"):
    """Change a stat or a rule for a hero (or a side).

    turns: 0 this turn, N own turns, -1 the rest of the game, -2 this attack.
    """

    what: What
    by: int = 1
    to: To = "self"
    turns: int = 0
    how: Literal["add", "set", "times"] = "add"
    element: Element | None = None
    only: Only | None = None


class Damage(Effect, tag="damage"):
    n: int
    to: To = "enemy_field"
    only: Only | None = None


class Heal(Effect, tag="heal"):
    n: int
    to: To = "own_hero"
    only: Only | None = None


class Ko(Effect, tag="ko"):
    to: To
    only: Only | None = None


class Coins(Effect, tag="coins"):
    """Gain coins, or lose them with a negative number."""

    n: int
    who: Side = "you"


class Steal(Effect, tag="steal"):
    n: int


class Draw(Effect, tag="draw"):
    n: int = 1


class Discard(Effect, tag="discard"):
    """You choose among your own cards; the enemy's go at random."""

    n: int = 1
    who: Side = "you"


class Look(Effect, tag="look"):
    """Look at the top cards of your pile."""

    n: int


class Reorder(Effect, tag="reorder"):
    """Look at the top cards of your pile and put them back in any order."""

    n: int


class SwapShopCard(Effect, tag="swap_shop_card"):
    """Put a card of your shop under your pile; the next card takes its place."""


class RefreshShop(Effect, tag="refresh_shop"):
    """Put your whole shop under your pile and lay out as many new cards."""


class SearchPile(Effect, tag="search_pile"):
    kind: Kind


class Salvage(Effect, tag="salvage"):
    """Take a card back from your cemetery (lifts HIS-T26)."""

    kind: Kind


class BonusRoll(Effect, tag="bonus_roll"):
    """Roll the luck die once more, for coins."""


class Reroll(Effect, tag="reroll"):
    """Roll the luck die again; the new number replaces the old one."""


class RollFor(Effect, tag="roll_for"):
    at_least: int
    then: list[AnyEffect]
    other: list[AnyEffect] = []


class Pm(Effect, tag="pm"):
    """Give PM back, or drain them with a negative number."""

    n: int
    to: To = "self"
    only: Only | None = None


class RestoreUses(Effect, tag="restore_uses"):
    n: int
    to: To = "own_hero"


class AddLife(Effect, tag="add_life"):
    n: int
    to: To = "own_hero"


class DestroyAttachment(Effect, tag="destroy"):
    kind: Literal["attack", "equipment"]
    to: To = "enemy_field"


class MoveAttachment(Effect, tag="move_attachment"):
    kind: Literal["attack", "equipment"]


class MoveHero(Effect, tag="move"):
    """Walk up to n squares at once, outside step 7."""

    n: int
    to: To = "own_field"


class Teleport(Effect, tag="teleport"):
    to: To = "own_field"


class Push(Effect, tag="push"):
    n: int
    to: To = "enemy_field"


class BlockSquare(Effect, tag="block"):
    turns: int = 1


class FreeHero(Effect, tag="free"):
    to: To = "own_locked"


class LockHero(Effect, tag="lock"):
    """Lock a hero in Prison again. turns: for so many of its owner's turns its condition does not free it."""

    to: To = "enemy_prisoner"
    turns: int = 0


class ReturnHero(Effect, tag="return"):
    to: To = "enemy_field"


class ForceSwap(Effect, tag="force_swap"):
    to: To = "enemy_field"


class Revert(Effect, tag="revert"):
    to: To = "enemy_field"


class CopyPower(Effect, tag="copy_power"):
    to: To = "enemy_field"


class Contest(Effect, tag="contest"):
    """Compare Luck with the enemy hero on the field (HIS-F26)."""

    then: list[AnyEffect]
    other: list[AnyEffect] = []


class Choose(Effect, tag="choose"):
    modes: list[list[AnyEffect]]


class May(Effect, tag="may"):
    """If you wish, pay and go on."""

    coins: int
    then: list[AnyEffect]


MOVES = (MoveHero, Teleport, Push, ForceSwap)
"""Parts that take a hero from one square to another, each with a question of its own."""

AnyEffect = (
    Modify
    | Damage
    | Heal
    | Ko
    | Coins
    | Steal
    | Draw
    | Discard
    | Look
    | Reorder
    | SwapShopCard
    | RefreshShop
    | SearchPile
    | Salvage
    | BonusRoll
    | Reroll
    | RollFor
    | Pm
    | RestoreUses
    | AddLife
    | DestroyAttachment
    | MoveAttachment
    | MoveHero
    | Teleport
    | Push
    | BlockSquare
    | FreeHero
    | LockHero
    | ReturnHero
    | ForceSwap
    | Revert
    | CopyPower
    | Contest
    | Choose
    | May
)


class Text(Strict):
    """One text of a card. ``times``: uses per turn; with ``per_game``, per game. ``locked``: even for locked heroes."""

    when: When
    do: list[AnyEffect]
    needs: list[AnyNeed] = []
    cost: Cost | None = None
    prison: bool = False
    locked: bool = False
    times: int = 1
    per_game: bool = False
    optional: bool = False
