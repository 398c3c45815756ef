"""Numbers and conditions that could be written on a card and would mean nothing, or stop a match when their time comes."""

from __future__ import annotations

from collections.abc import Iterator

from .effects import (
    THIS_ATTACK,
    AddLife,
    AnyEffect,
    AnyNeed,
    AnyOf,
    BlockSquare,
    Choose,
    Contest,
    Cost,
    Damage,
    Discard,
    DiscardCards,
    Draw,
    GiveUp,
    Heal,
    Look,
    LoseHeart,
    Lower,
    LuckFace,
    May,
    Modify,
    MoveHero,
    PayCoins,
    Push,
    Received,
    Reorder,
    RestoreUses,
    Roll,
    RollFor,
    Steal,
    Text,
    Wearing,
)
from .words import Kind

FACES, LEVELS = 6, 3
_COUNTED = (Damage, Heal, Steal, Draw, Discard, Look, Reorder, RestoreUses, AddLife, MoveHero, Push)
SIDE_WORDS = ("second", "discount", "extra_attack_card", "extra_equipment")
"""What is modified for a whole side, not for a hero."""
_AT_LEAST_ONE = ("pierce", "reflect", "extra_attack", "second", "extra_attack_card", "extra_equipment")
_PAID = (PayCoins, DiscardCards, GiveUp, LoseHeart, Roll)
_OF_A_HERO = (Wearing, Received, Lower)


def text_bounds(kind: Kind, text: Text, without_hero: bool) -> list[str]:
    """HIS-T12 HIS-T15 HIS-E22 What a text asks for: how often, at what price, under which conditions."""
    faults = need_bounds(text.needs, "texts: needs")
    if text.times < 1:
        faults.append("texts: times: must be 1 or more (HIS-T12)")
    if text.cost is not None and any(getattr(text.cost, name) < 0 for name in Cost.__struct_fields__):
        faults.append("texts: cost: nobody pays less than nothing (HIS-E22)")
    counted = text.per_game or text.times > 1
    if text.when == "static" and (text.cost is not None or text.optional or counted):
        faults.append("texts: cost, optional, times, per_game: not for what is always in force (static)")
    elif text.times > 1 and not text.per_game and text.when != "activate":
        faults.append(
            "texts: times: so often a turn is for powers (activate); with per_game, so often a game (HIS-T12)"
        )
    elif counted and text.when in ("play", "setup"):
        faults.append("texts: per_game: a Chapter is played once anyway (HIS-T26), a game is set up once (HIS-S16)")
    if text.locked and not text.prison:
        faults.append("texts: locked: heroes are locked in Prison, so it goes with prison = true (HIS-T31)")
    if text.cost is not None and (text.cost.pm or text.cost.pv) and without_hero:
        faults.append("texts: cost: pm, pv: no hero of its own is there to pay them (HIS-T15)")
    for need in every_need(text.needs):
        tag = need.__struct_config__.tag
        if isinstance(need, _PAID):
            faults.append(f"texts: needs: {tag!r} frees heroes; what a text takes is its cost (HIS-T15)")
        elif isinstance(need, _OF_A_HERO) and (without_hero or kind == "terrain"):
            faults.append(f"texts: needs: {tag!r}: this card has no hero of its own")
    return faults


def effect_bounds(effect: AnyEffect) -> list[str]:
    """HIS-T33 A part that nothing could ever come of."""
    faults = []
    if isinstance(effect, _COUNTED) and effect.n < 0:
        faults.append("texts: n: must be 0 or more")
    only = getattr(effect, "only", None)
    if only is not None and not 0 <= only.level <= LEVELS:
        faults.append("texts: only: level: must be 1, 2 or 3")
    if isinstance(effect, Modify | BlockSquare) and effect.turns < (THIS_ATTACK if isinstance(effect, Modify) else -1):
        faults.append("texts: turns: 0 for this turn, a number of turns, or -1 for good (HIS-T23)")
    if isinstance(effect, Modify):
        if effect.what == "metric" and effect.by not in (0, 1):
            faults.append("texts: by: a metric is 0, with diagonals, or 1, without (HIS-C02)")
        if effect.what in _AT_LEAST_ONE and effect.by < 1:
            faults.append(f"texts: by: {effect.what} takes 1 or more")
        if effect.what in SIDE_WORDS and effect.how != "add":
            faults.append(f"texts: how: {effect.what} can only be added to")
        if effect.what == "cap" and effect.by < 0:
            faults.append("texts: by: damage cannot be capped below 0 (HIS-F11)")
    if isinstance(effect, RollFor) and not 1 <= effect.at_least <= FACES:
        faults.append(f"texts: at_least: the luck die shows 1 to {FACES} (HIS-E04)")
    if isinstance(effect, RollFor | Contest) and not effect.then + effect.other:
        faults.append("texts: then, other: one of them needs an effect")
    if isinstance(effect, May) and (not effect.then or effect.coins < 0):
        faults.append("texts: coins, then: 0 coins or more, and at least one effect")
    if isinstance(effect, Choose) and (not effect.modes or not all(effect.modes)):
        faults.append("texts: modes: each needs at least one effect")
    return faults


def need_bounds(needs: list[AnyNeed], where: str) -> list[str]:
    """HIS-L06 HIS-L07 HIS-L08 A condition that is always or never met."""
    faults = []
    for need in every_need(needs):
        tag = need.__struct_config__.tag
        if isinstance(need, AnyOf) and (not need.ways or not all(need.ways)):
            faults.append(f"{where}: {tag!r}: ways: each needs at least one condition")
        if isinstance(need, LuckFace | Roll) and not 1 <= need.n <= FACES:
            faults.append(f"{where}: {tag!r}: n: the luck die shows 1 to {FACES} (HIS-E04)")
        elif getattr(need, "n", 1) < 1:
            faults.append(f"{where}: {tag!r}: n: must be 1 or more")
        if isinstance(need, Wearing) and not 1 <= need.level <= LEVELS:
            faults.append(f"{where}: {tag!r}: level: must be 1, 2 or 3")
    return faults


def every_need(needs: list[AnyNeed]) -> Iterator[AnyNeed]:
    """These conditions and those inside them."""
    for need in needs:
        yield need
        if isinstance(need, AnyOf):
            for way in need.ways:
                yield from every_need(way)
