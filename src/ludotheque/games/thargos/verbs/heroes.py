"""Heroes: injured, healed, captured, moved; actions that stay with one."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .. import aims, turn, undead
from ..deeds import Deed, hero_meant
from ..effects import Effect, Spoils, Whom
from ..table import PLACES, Thargos


class Injure(Whom, frozen=True, tag="injure"):
    def do(self, doing: Deed) -> None:
        """D39 U03 Injure a hero."""
        hero = hero_meant(doing, self.whom)
        if hero is not None:
            undead.injure(doing.table, *hero, doing.who)

    def spoils(self) -> Spoils:
        return Spoils(health=1.5)


class Heal(Whom, frozen=True, tag="heal"):
    def do(self, doing: Deed) -> None:
        """D38 D40 Heal a hero; a ready one is not touched."""
        hero = hero_meant(doing, self.whom)
        if hero is not None and doing.table.sides[hero[0]].places[hero[1]].injured:
            undead.flip(doing.table, *hero, False)

    def spoils(self) -> Spoils:
        return Spoils(health=1.5)


class Linger(Whom, frozen=True, tag="linger"):
    """The action stays with a hero, modifying it until its next conflict is over."""

    of_action: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def do(self, doing: Deed) -> None:
        """C31 The action lies with the hero until its next conflict is over."""
        table, card = doing.table, doing.source
        hero = hero_meant(doing, self.whom)
        if hero is not None and card in table.sides[doing.who].playing:
            table.sides[doing.who].playing.remove(card)
            place = table.sides[hero[0]].places[hero[1]]
            place.attached.append(card)
            table.say("lingers", card=card, hero_card=place.hero)


class Capture(Effect, frozen=True, tag="capture"):
    """An injury as the undead deal it, whoever plays the card."""

    aim: ClassVar[str] = "injured_enemy"

    def do(self, doing: Deed) -> None:
        """U04 U06 An injury with the consequences that the undead bring."""
        undead.injure(doing.table, *divmod(doing.target, 4), doing.who, deadly=True)


class SwapHeroes(Effect, frozen=True, tag="swap_heroes"):
    aim: ClassVar[str] = "own_place"

    def do(self, doing: Deed) -> None:
        """D43 Two own heroes change places with all that lies on them; a choice that Rivals leave (O25)."""
        if aims.chooses(doing.table, doing.who):
            turn.choose(doing.table, doing.who, swap_with, doing.who, doing.target)


class OtherPlace(Choice):
    """D43 The other own places."""

    verb = "place_of"
    hero: int = thing("hero", PLACES)

    def why_not(self, table: Thargos, seat: int, whose: int, first: int) -> Refusal | None:
        return no("same_place", "THA-D43") if self.hero == first else None


@question("THA-D43", takes=OtherPlace, offer="other_places")
def swap_with(table: Thargos, choice: OtherPlace, seat: int, first: int) -> None:
    """D43 R43 Heroes and attached cards move; Play on Track cards stay, but not in a story."""
    places, second = table.sides[seat].places, choice.hero
    places[first], places[second] = places[second], places[first]
    moved = {first: second, second: first}
    if seat == table.attacker:
        table.spot = moved.get(table.spot, table.spot)
    if seat == table.defender:
        table.cover = moved.get(table.cover, table.cover)
    if table.story_mode:  # there they lie with the heroes (R43)
        for card in table.sides[seat].tracks:
            table.lies[card] = moved.get(table.lies[card], table.lies[card])
    table.say("swapped", seat=seat, n=first + 1, other=second + 1)
