"""Verbs of attached cards: mending, destroying and passing them on (HIS-A17, HIS-A32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .attach import drop_attack, drop_gear, fits_attack, fits_gear, misfit, put_on, take_marks
from .effects import (
    AddLife,
    DestroyAttachment,
    MoveAttachment,
    RestoreUses,
)
from .stats import hero_called, living, trim
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
    found = change_attachment.offer(table, seat, what, n, seat, target)
    if len(found) == 1:
        change_attachment.then(table, found[0], what, n, seat, target)
    elif found:
        table.put(seat, change_attachment, what, n, seat, target)


class Attached(Choice):
    """HIS-T33 The cards on a hero that this can change."""

    verb = "attached"
    card: int = thing("worn")

    def why_not(self, table: Hismment, seat: int, what: str, n: int, owner: int, target: int) -> Refusal | None:
        found = hero_called(table, target)
        if found is None:
            return no("not-worn", "HIS-T33")
        hero = found[1]
        attacks = what in ("restore", "destroy_attack")
        if self.card not in (hero.attacks if attacks else hero.gear):
            return no("not-worn-attack" if attacks else "not-worn-gear", "HIS-T33")
        if what == "restore" and hero.uses[hero.attacks.index(self.card)] >= table.setup.kit.exhaustion[self.card]:
            return no("full", "HIS-T33")
        if what == "life" and hero.life[hero.gear.index(self.card)] <= 0:
            return no("endless", "HIS-A17")
        return None


@question("HIS-T33", "HIS-A17", takes=Attached, offer="attached_cards")
def change_attachment(table: Hismment, choice: Attached, what: str, n: int, seat: int, target: int) -> None:
    """HIS-T33 HIS-A17 Uses come back, life is added, or the card is destroyed."""
    found = hero_called(table, target)
    if found is None:
        return
    owner, hero = found
    card = choice.card
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


class Carry(Choice):
    """HIS-A17 HIS-A32 An attached card that another own hero could wear, and that hero."""

    verb = "carry"
    card: int = thing("worn")
    hero: int = thing("hero")

    def why_not(self, table: Hismment, seat: int, kind: str) -> Refusal | None:
        heroes = table.sides[seat].heroes
        attacks = kind == "attack"
        wearer = next((hero for hero in heroes if self.card in (hero.attacks if attacks else hero.gear)), None)
        if wearer is None:
            return no("not-worn-attack" if attacks else "not-worn-gear", "HIS-A32")
        to = next((hero for hero in heroes if hero.cards[0] == self.hero), None)
        if to is None:
            return no("own-hero", "HIS-A32")
        return no("worn-here", "HIS-A32") if to is wearer else misfit(table, to, self.card)


def movable(table: Hismment, seat: int, kind: str) -> list[Carry]:
    """HIS-A17 HIS-A32 Attached cards that another own hero could wear, with that hero."""
    heroes = table.sides[seat].heroes
    fits = fits_attack if kind == "attack" else fits_gear
    return [
        Carry(card, other.cards[0])
        for hero in heroes
        for card in (hero.attacks if kind == "attack" else hero.gear)
        for other in heroes
        if other is not hero and fits(table, other, card)
    ]


def _move_attachment(table: Hismment, effect: MoveAttachment, seat: int, me: int, foe: int) -> None:
    table.put_if_any(seat, carry, effect.kind)


@step("HIS-A32")
def carriable(table: Hismment, seat: int, kind: str) -> list[Carry]:
    """HIS-A32"""
    return movable(table, seat, kind)


@question("HIS-A32", takes=Carry, offer=carriable)
def carry(table: Hismment, choice: Carry, kind: str) -> None:
    """HIS-A17 HIS-A32 HIS-L06 A card goes from one own hero to another, with the uses or life it has left."""
    card = choice.card
    to = living(table, choice.hero)[1]
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
        to.used += used
        to.used_up += used_up
    put_on(table, to, card)
    to.received += 1
    (to.uses if table.setup.kit.kind[card] == ATTACK else to.life)[-1] = left
    trim(table)
    table.say("attach", seat=table.seat, card=card, on_card=to.cards[-1])


DEEDS: dict[type, Deed] = {
    MoveAttachment: _move_attachment,
}
