"""A blow rehearsed: what its texts are sure to change before it lands, so that its sum can be told beforehand."""

from __future__ import annotations

from .aiming import candidates
from .application import modify
from .effects import Modify
from .fight import is_signature
from .kit import CODES, SIDE_CODES
from .readiness import can_act
from .stats import hero_called, works
from .table import Hero, Hismment
from .triggers import used_up
from .verbs import EVERY


def rehearsed(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> tuple[Hismment, int, Hero]:
    """HIS-F22 The table, seat and hero of an attack as they will be when the blow lands, as far as nothing is left open."""
    sure = [text for text in _texts(table, seat, hero, card) if _comes(table, seat, hero, text, target)]
    if not sure:
        return table, seat, hero
    world = table.clone()
    found = hero_called(world, hero.cards[0])
    assert found is not None
    for text in sure:
        for part in world.setup.kit.texts[text].do:
            if isinstance(part, Modify) and CODES[part.what] not in SIDE_CODES:
                _change(world, part, seat, hero.cards[0], target)
    return world, *found


def _texts(table: Hismment, seat: int, hero: Hero, card: int) -> list[int]:
    """The texts that act between the declaration and the blow, in their order."""
    on = table.setup.kit.on
    declared = on.get("on_attack_declared", {})
    before = on.get("signature before" if is_signature(table, hero, card) else "before", {})
    speakers = [(each, None) for each in table.terrain] + [(each, hero) for each in (hero.cards[-1], *hero.gear)]
    found = [text for each, bearer in speakers for text in declared.get(each, ()) if works(table, seat, bearer, text)]
    return [*found, *before.get(card, ())]


def _comes(table: Hismment, seat: int, hero: Hero, text: int, target: int) -> bool:
    """Whether a text will act for certain: nobody is asked about it, and it has not been used up."""
    what = table.setup.kit.texts[text]
    if what.optional or what.cost is not None or not can_act(table, seat, text, hero.cards[0], target):
        return False
    return not what.per_game or used_up(table, text, hero).count(text) < what.times


def _change(world: Hismment, part: Modify, seat: int, me: int, target: int) -> None:
    heroes = candidates(world, part, seat, me, target)
    if len(heroes) == 1 or part.to in EVERY:  # else its owner will choose
        for name in heroes:
            found = hero_called(world, name)
            if found is not None:
                modify(world, part, seat, found[1])
