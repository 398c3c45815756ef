"""A blow rehearsed: what its texts are sure to change before it lands, so that its sum can be told beforehand."""

from __future__ import annotations

from .aiming import candidates
from .application import apply, hurt
from .board import orthogonal_distance
from .charge import strike_squares
from .effects import AnyEffect, Damage, DestroyAttachment, Heal, Ko, Modify, Pm, ReturnHero, Revert
from .ending import settle
from .fight import lands, texts_before, work_out
from .fittings import change_attachment
from .kit import CODES, SIDE_CODES
from .readiness import can_act
from .stats import hero_called
from .table import Hero, Hismment
from .triggers import used_up
from .verbs import EVERY

_SURE = (Modify, Damage, Heal, Ko, Pm, DestroyAttachment, ReturnHero, Revert)


def rehearsed(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> tuple[Hismment, int, Hero] | None:
    """HIS-F22 The table, seat and hero of an attack as they will be when the blow lands, as far as nothing is left open.

    None if it will not land.
    """
    texts, name = texts_before(table, seat, hero, card), hero.cards[0]
    world = table.clone() if texts else table
    for text in texts:
        if hero_called(world, name) and _comes(world, seat, hero, text, target):
            for part in world.setup.kit.texts[text].do:
                _change(world, part, seat, name, target)
    found = hero_called(world, name)
    if found is None or world.over:
        return None
    _charge(table, world, seat, hero, card, target)
    return (world, *found) if lands(world, name, target) else None


def _charge(table: Hismment, world: Hismment, seat: int, hero: Hero, card: int, target: int) -> None:
    """HIS-F22 A hero that its own text takes into reach strikes from the nearest square where it is."""
    if table.setup.kit.charges.isdisjoint(texts_before(table, seat, hero, card)):
        return
    name = hero.cards[0]
    found = hero_called(world, name)
    here = hero.square
    for square in sorted(strike_squares(table, seat, hero, card, target), key=lambda to: orthogonal_distance(here, to)):
        if found is not None and not lands(world, name, target):
            found[1].square = square


def expected(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> int:
    """HIS-F11 HIS-F22 The damage of a blow as it can be told beforehand; none if it will not land."""
    blow = rehearsed(table, seat, hero, card, target)
    return work_out(*blow, card, target).damage if blow else 0


def _comes(table: Hismment, seat: int, hero: Hero, text: int, target: int) -> bool:
    """Whether a text will act for certain: nobody is asked about it, and it has not been used up."""
    what = table.setup.kit.texts[text]
    if what.optional or what.cost is not None or not can_act(table, seat, text, hero.cards[0], target):
        return False
    return not what.per_game or used_up(table, text, hero).count(text) < what.times


def _change(world: Hismment, part: AnyEffect, seat: int, me: int, target: int) -> None:
    """Do a part that leaves nothing to choose and nothing to the dice."""
    if not isinstance(part, _SURE) or (isinstance(part, Modify) and CODES[part.what] in SIDE_CODES):
        return
    found = candidates(world, part, seat, me, target)
    if len(found) != 1 and part.to not in EVERY:
        return  # its owner will choose
    if isinstance(part, Damage) and found and found[0] >= 0:
        hurt(world, part, found, seat, me)
        found = []
    for name in found:
        if not isinstance(part, DestroyAttachment):
            apply(world, part, name, seat, me)
        elif len(worn := change_attachment.offer(world, seat, f"destroy_{part.kind}", 0, seat, name)) == 1:
            change_attachment.then(world, worn[0], f"destroy_{part.kind}", 0, seat, name)
    settle(world)
