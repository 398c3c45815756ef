"""Texts that could be written and would say nothing: moments that never come, targets that are never there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from .bounds import SIDE_WORDS, effect_bounds, text_bounds
from .effects import (
    MOVES,
    THIS_ATTACK,
    AnyEffect,
    Choose,
    Contest,
    Damage,
    FreeHero,
    Heal,
    LockHero,
    May,
    Modify,
    ReturnHero,
    RollFor,
    Text,
    When,
)
from .mistakes import Wrong, told, wrong
from .words import Kind

_OF_ATTACKS = ("before", "after")
_MOMENTS: dict[str, tuple[str, ...]] = {
    "attack": _OF_ATTACKS,
    "chapter": ("play",),
    "hero": tuple(when for when in get_args(When) if when not in (*_OF_ATTACKS, "play")),
}
_MOMENTS["equipment"] = tuple(when for when in _MOMENTS["hero"] if when != "setup")
_MOMENTS["terrain"] = tuple(when for when in _MOMENTS["hero"] if when not in ("activate", "on_ko_self"))
_AIMED = (*_OF_ATTACKS, "on_attack_declared", "on_hit", "on_damage_dealt")
"""Moments of an attack, which has a target."""
_DURING = ("before", "on_attack_declared")
"""Moments of an attack before its blow."""
_OF_A_SIDE = (
    "static", "setup", "upkeep", "after_draw", "after_luck_roll", "on_buy", "on_sell", "on_heart_damaged", "end_of_turn",
)  # fmt: skip
"""Moments in which a Terrain speaks to a player, not to a hero."""
_HEARTS = ("own_heart", "enemy_heart", "both_hearts")
_PRISONERS = ("own_prisoner", "own_locked", "every_prisoner", "enemy_prisoner", "every_enemy_prisoner")
_FIELD = ("own_field", "enemy_field", "every_enemy", "everyone_field")
_OF_THE_FIELD = (*MOVES, ReturnHero)
_OF_THE_PRISON = (FreeHero, LockHero)
_ELEMENTS = ("add_element", "replace_element")


def inner_scripts(effect: AnyEffect) -> list[list[AnyEffect]]:
    """The lists of effects inside an effect."""
    if isinstance(effect, RollFor | Contest):
        return [effect.then, effect.other]
    if isinstance(effect, May):
        return [effect.then]
    return list(effect.modes) if isinstance(effect, Choose) else []


def every_part(effects: list[AnyEffect]) -> Iterator[AnyEffect]:
    """These effects and those inside them."""
    for effect in effects:
        yield effect
        for inner in inner_scripts(effect):
            yield from every_part(inner)


def for_both(effects: list[AnyEffect]) -> bool:
    """HIS-S16 Whether a text speaks of both Hearts, and so to both players at once."""
    return any(getattr(effect, "to", "") == "both_hearts" for effect in every_part(effects))


def text_faults(kind: Kind, texts: list[Text]) -> list[Wrong]:
    """Why the texts of a card of this kind would never do what they say."""
    faults = []
    for text in texts:
        if text.when not in _MOMENTS[kind]:
            faults.append(wrong("texts", "mistake-when", when=text.when, moments=", ".join(_MOMENTS[kind])))
        if not text.do:
            faults.append(wrong("texts: do", "mistake-do"))
        faults += text_bounds(kind, text, _without_hero(kind, text))
        for effect in every_part(text.do):
            faults += effect_bounds(effect) + _effect_faults(kind, text, effect)
    return faults


def _without_hero(kind: Kind, text: Text) -> bool:
    """Whether no hero is there for this text to speak of as its own: one that leaves is gone by then."""
    return kind == "chapter" or text.when == "on_ko_self" or (kind == "terrain" and text.when in _OF_A_SIDE)


def _effect_faults(kind: Kind, text: Text, effect: AnyEffect) -> list[Wrong]:
    to = getattr(effect, "to", "")
    whom = f'texts: to = "{to}"'
    faults = []
    if to in _HEARTS and not isinstance(effect, Damage | Heal):
        faults.append(wrong(whom, "mistake-heart"))
    if to == "self" and _without_hero(kind, text) and not (isinstance(effect, Modify) and effect.what in SIDE_WORDS):
        faults.append(wrong("texts", "mistake-self"))
    mixed = for_both(text.do) and to != "both_hearts" and not inner_scripts(effect)
    if mixed and kind == "terrain" and text.when == "setup":
        faults.append(wrong("texts", "mistake-both-hearts"))
    if to == "target" and text.when not in _AIMED:
        faults.append(wrong("texts", "mistake-target"))
    if to == "enemy_hero" and kind == "attack":
        faults.append(wrong(whom, "mistake-aim"))
    if to in _PRISONERS and isinstance(effect, _OF_THE_FIELD):
        faults.append(wrong(whom, "mistake-in-prison", verb=effect.__struct_config__.tag))
    if to in _FIELD and isinstance(effect, _OF_THE_PRISON):
        faults.append(wrong(whom, "mistake-on-field", verb=effect.__struct_config__.tag))
    if text.when == "static" and not isinstance(effect, Modify):
        faults.append(wrong("texts", "mistake-static"))
    if isinstance(effect, Modify):
        if effect.what in SIDE_WORDS and effect.what != "discount" and "enemy" in to:
            faults.append(wrong(whom, "mistake-enemy-side"))
        if effect.turns == THIS_ATTACK and (text.when not in _DURING or effect.what in SIDE_WORDS):
            moments = told("list-or", most=_DURING[0], last=_DURING[1])
            faults.append(wrong("texts: turns", "mistake-this-attack", turns=str(THIS_ATTACK), moments=moments))
        if (effect.what in _ELEMENTS) != (effect.element is not None):
            faults.append(wrong("texts: element", "mistake-element"))
        elif text.when == "static" and effect.element and effect.only is not None and effect.only.element:
            faults.append(wrong("texts", "mistake-only-element"))
    return faults
