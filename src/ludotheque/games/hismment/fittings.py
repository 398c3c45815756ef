"""Verbs of attached cards: mending, destroying and passing them on (HIS-A17, HIS-A32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.kernel import Option, step

from .attach import drop_attack, drop_gear, fits_attack, fits_gear, put_on, take_marks
from .effects import (
    AddLife,
    DestroyAttachment,
    MoveAttachment,
    RestoreUses,
)
from .stats import hero_called, trim
from .table import Deed, Hismment
from .words import ATTACK

KIND_OF: dict[type, Callable[[Any], str]] = {
    RestoreUses: lambda effect: "restore",
    AddLife: lambda effect: "life",
    DestroyAttachment: lambda effect: f"destroy_{effect.kind}",
}


@step("HIS-T33")
def pick_attachment(table: Hismment, what: str, n: int, seat: int, target: int) -> None:
    """HIS-T33 Choose one of the cards attached to a hero."""
    found = attached_cards(table, seat, what, n, seat, target)
    if len(found) == 1:
        change_attachment(table, found[0], what, n, seat, target)
    elif found:
        table.ask(seat, attached_cards, change_attachment, what, n, seat, target)


@step("HIS-T33")
def attached_cards(table: Hismment, seat: int, what: str, n: int, owner: int, target: int) -> list[Option]:
    """HIS-T33 The cards on a hero that this can change."""
    found = hero_called(table, target)
    if found is None:
        return []
    hero, full = found[1], table.setup.kit.exhaustion
    if what == "restore":
        cards = [card for card, left in zip(hero.attacks, hero.uses, strict=True) if left < full[card]]
    elif what == "life":
        cards = [card for card, left in zip(hero.gear, hero.life, strict=True) if left > 0]
    else:
        cards = hero.attacks if what == "destroy_attack" else hero.gear
    return [("attached", card) for card in cards]


@step("HIS-T33", "HIS-A17")
def change_attachment(table: Hismment, option: Option, what: str, n: int, seat: int, target: int) -> None:
    """HIS-T33 HIS-A17 Uses come back, life is added, or the card is destroyed."""
    found = hero_called(table, target)
    if found is None:
        return
    owner, hero = found
    card = option[1]
    if what == "restore":
        place = hero.attacks.index(card)
        hero.uses[place] = min(table.setup.kit.exhaustion[card], hero.uses[place] + n)
        table.say("restored", seat=owner, card=card, n=hero.uses[place])
    elif what == "life":
        place = hero.gear.index(card)
        hero.life[place] += n
        table.say("mended", seat=owner, card=card, n=hero.life[place])
    elif what == "destroy_attack":
        drop_attack(table, owner, hero, hero.attacks.index(card))
    else:
        drop_gear(table, owner, hero, hero.gear.index(card))
        trim(table)


def movable(table: Hismment, seat: int, kind: str) -> list[Option]:
    """HIS-A17 HIS-A32 Attached cards that another own hero could wear, with that hero."""
    heroes = table.sides[seat].heroes
    fits = fits_attack if kind == "attack" else fits_gear
    return [
        ("carry", card, other.cards[0])
        for hero in heroes
        for card in (hero.attacks if kind == "attack" else hero.gear)
        for other in heroes
        if other is not hero and fits(table, other, card)
    ]


def _move_attachment(table: Hismment, effect: MoveAttachment, seat: int, me: int, foe: int) -> None:
    table.ask_if_any(seat, carriable, carry, effect.kind)


@step("HIS-A32")
def carriable(table: Hismment, seat: int, kind: str) -> list[Option]:
    """HIS-A32"""
    return movable(table, seat, kind)


@step("HIS-A32")
def carry(table: Hismment, option: Option, kind: str) -> None:
    """HIS-A17 HIS-A32 HIS-L06 A card goes from one own hero to another, with the uses or life it has left."""
    _, card, name = option
    found = hero_called(table, name)
    assert found is not None
    for hero in table.sides[table.seat].heroes:
        if card in hero.attacks:
            place = hero.attacks.index(card)
            left = hero.uses.pop(place)
            hero.attacks.remove(card)
        elif card in hero.gear:
            place = hero.gear.index(card)
            left = hero.life.pop(place)
            del hero.gear[place], hero.worn[place]
        else:
            continue
        used, used_up = take_marks(table, hero, card)
        found[1].used += used
        found[1].used_up += used_up
    put_on(table, found[1], card)
    found[1].received += 1
    (found[1].uses if table.setup.kit.kind[card] == ATTACK else found[1].life)[-1] = left
    trim(table)
    table.say("attach", seat=table.seat, card=card, on_card=found[1].cards[-1])


DEEDS: dict[type, Deed] = {
    MoveAttachment: _move_attachment,
}
