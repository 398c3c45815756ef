"""A blow rehearsed: what its texts are sure to change before it lands, so that its sum can be told beforehand."""

from __future__ import annotations

from .aiming import candidates
from .application import apply, hurt
from .effects import AnyEffect, Damage, DestroyAttachment, Heal, Ko, Modify, Pm, ReturnHero, Revert
from .ending import settle
from .fight import is_signature, lands, work_out
from .fittings import attached_cards, change_attachment
from .kit import CODES, SIDE_CODES
from .readiness import can_act
from .stats import hero_called, works
from .table import Hero, Hismment
from .triggers import used_up
from .verbs import EVERY

_SURE = (Modify, Damage, Heal, Ko, Pm, DestroyAttachment, ReturnHero, Revert)


def rehearsed(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> tuple[Hismment, int, Hero] | None:
    """HIS-F22 The table, seat and hero of an attack as they will be when the blow lands, as far as nothing is left open.

    None if it will not land.
    """
    texts, name = _texts(table, seat, hero, card), hero.cards[0]
    world = table.clone() if texts else table
    for text in texts:
        if hero_called(world, name) and _comes(world, seat, hero, text, target):
            for part in world.setup.kit.texts[text].do:
                _change(world, part, seat, name, target)
    found = hero_called(world, name)
    return (world, *found) if found and lands(world, name, target) and not world.over else None


def expected(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> int:
    """HIS-F11 HIS-F22 The damage of a blow as it can be told beforehand; none if it will not land."""
    blow = rehearsed(table, seat, hero, card, target)
    return work_out(*blow, card, target).damage if blow else 0


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
        elif len(worn := attached_cards(world, seat, f"destroy_{part.kind}", 0, seat, name)) == 1:
            change_attachment(world, worn[0], f"destroy_{part.kind}", 0, seat, name)
    settle(world)
