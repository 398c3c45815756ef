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
    LockHero,
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
from .mistakes import Wrong, wrong, wrong_need
from .words import Kind

FACES, LEVELS = 6, 3
_COUNTED = (Damage, Heal, Steal, Draw, Discard, Look, Reorder, RestoreUses, AddLife, MoveHero, Push)
SIDE_WORDS = ("second", "discount", "extra_attack_card", "extra_equipment")
"""What is modified for a whole side, not for a hero."""
_AT_LEAST_ONE = ("pierce", "reflect", "extra_attack", "second", "extra_attack_card", "extra_equipment")
_PAID = (PayCoins, DiscardCards, GiveUp, LoseHeart, Roll)
_OF_A_HERO = (Wearing, Received, Lower)


def text_bounds(kind: Kind, text: Text, without_hero: bool) -> list[Wrong]:
    """HIS-T12 HIS-T15 HIS-E22 What a text asks for: how often, at what price, under which conditions."""
    faults = need_bounds(text.needs, "texts: needs")
    if text.times < 1:
        faults.append(wrong("texts: times", "mistake-times"))
    if text.cost is not None and any(getattr(text.cost, name) < 0 for name in Cost.__struct_fields__):
        faults.append(wrong("texts: cost", "mistake-cost"))
    counted = text.per_game or text.times > 1
    if text.when == "static" and (text.cost is not None or text.optional or counted):
        faults.append(wrong("texts: cost, optional, times, per_game", "mistake-always"))
    elif text.times > 1 and not text.per_game and text.when != "activate":
        faults.append(wrong("texts: times", "mistake-often"))
    elif counted and text.when in ("play", "setup"):
        faults.append(wrong("texts: per_game", "mistake-once"))
    if text.locked and not text.prison:
        faults.append(wrong("texts: locked", "mistake-locked"))
    if text.cost is not None and (text.cost.pm or text.cost.pv) and without_hero:
        faults.append(wrong("texts: cost: pm, pv", "mistake-nobody-pays"))
    for need in every_need(text.needs):
        tag = str(need.__struct_config__.tag)
        if isinstance(need, _PAID):
            faults.append(wrong("texts: needs", "mistake-paid", need=tag))
        elif isinstance(need, _OF_A_HERO) and (without_hero or kind == "terrain"):
            faults.append(wrong_need("texts: needs", tag, "", "mistake-no-hero"))
    return faults


def effect_bounds(effect: AnyEffect) -> list[Wrong]:
    """HIS-T33 A part that nothing could ever come of."""
    faults = []
    if isinstance(effect, _COUNTED) and effect.n < 0:
        faults.append(wrong("texts: n", "mistake-below-0"))
    only = getattr(effect, "only", None)
    if only is not None and not 0 <= only.level <= LEVELS:
        faults.append(wrong("texts: only: level", "mistake-level"))
    if isinstance(effect, LockHero) and effect.turns < 0:
        faults.append(wrong("texts: turns", "mistake-below-0"))
    if isinstance(effect, Modify | BlockSquare) and effect.turns < (THIS_ATTACK if isinstance(effect, Modify) else -1):
        faults.append(wrong("texts: turns", "mistake-turns"))
    if isinstance(effect, Modify):
        if effect.what == "metric" and effect.by not in (0, 1):
            faults.append(wrong("texts: by", "mistake-metric"))
        if effect.what in _AT_LEAST_ONE and effect.by < 1:
            faults.append(wrong("texts: by", "mistake-by", word=effect.what))
        if effect.what in SIDE_WORDS and effect.how != "add":
            faults.append(wrong("texts: how", "mistake-how", word=effect.what))
        if effect.what == "cap" and effect.by < 0:
            faults.append(wrong("texts: by", "mistake-cap"))
    if isinstance(effect, RollFor) and not 1 <= effect.at_least <= FACES:
        faults.append(wrong("texts: at_least", "mistake-die", faces=FACES))
    if isinstance(effect, RollFor | Contest) and not effect.then + effect.other:
        faults.append(wrong("texts: then, other", "mistake-branches"))
    if isinstance(effect, May) and (not effect.then or effect.coins < 0):
        faults.append(wrong("texts: coins, then", "mistake-may"))
    if isinstance(effect, Choose) and (not effect.modes or not all(effect.modes)):
        faults.append(wrong("texts: modes", "mistake-modes"))
    return faults


def need_bounds(needs: list[AnyNeed], where: str) -> list[Wrong]:
    """HIS-L06 HIS-L07 HIS-L08 A condition that is always or never met."""
    faults = []
    for need in every_need(needs):
        tag = str(need.__struct_config__.tag)
        if isinstance(need, AnyOf) and (not need.ways or not all(need.ways)):
            faults.append(wrong_need(where, tag, "ways", "mistake-ways"))
        if isinstance(need, LuckFace | Roll) and not 1 <= need.n <= FACES:
            faults.append(wrong_need(where, tag, "n", "mistake-die", faces=FACES))
        elif getattr(need, "n", 1) < 1:
            faults.append(wrong_need(where, tag, "n", "mistake-below-1"))
        if isinstance(need, Wearing) and not 1 <= need.level <= LEVELS:
            faults.append(wrong_need(where, tag, "level", "mistake-level"))
    return faults


def every_need(needs: list[AnyNeed]) -> Iterator[AnyNeed]:
    """These conditions and those inside them."""
    for need in needs:
        yield need
        if isinstance(need, AnyOf):
            for way in need.ways:
                yield from every_need(way)
