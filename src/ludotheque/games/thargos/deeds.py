"""How a script is followed, verb by verb: what one is pointed at was named before or is asked now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question
from ludotheque.kernel.script import NOTHING, Doing, Scripts

from . import aims, ending
from .effects import Effect, Who
from .seating import facing_of
from .table import Thargos

Deed: TypeAlias = Doing[Thargos]


class ThargosScripts(Scripts[Thargos]):
    """D27 THA-M27 Scripts of missions, actions and heroes; ``at`` is the place of the hero that acts."""

    def verbs(self, doing: Doing[Thargos]) -> Sequence[Effect]:
        return doing.table.print(doing.source).scripts[doing.script]

    def later(self, doing: Doing[Thargos]) -> None:
        doing.table.do(follow, doing.who, doing.source, doing.script, doing.part + 1, doing.target, doing.at)

    def ask(self, doing: Doing[Thargos]) -> None:
        doing.table.put(doing.who, do_at, doing.who, doing.source, doing.script, doing.part, doing.at)

    def targets(self, doing: Doing[Thargos], verb: Effect) -> Sequence[int] | None:
        key = aims.key_of(doing.table, doing.source, doing.script, doing.part)
        return aims.legal(doing.table, doing.who, doing.source, key) if key else None

    def gone(self, doing: Doing[Thargos]) -> bool:
        return doing.table.sides[doing.who].out or doing.who in doing.table.resigned

    def named(self, doing: Doing[Thargos], verb: Effect) -> bool:
        found, script = doing.table.print(doing.source), doing.script
        key = aims.key_of(doing.table, doing.source, script, doing.part)
        if not key or key != found.keys[script]:
            return False
        return key == "opponent" or found.aims[script].index(key) == doing.part

    def chosen(self, doing: Doing[Thargos], found: Sequence[int]) -> int | None:
        """O25 O27 O35 The Rivals leave out what involves a choice; for somebody who is not there chance chooses."""
        table = doing.table
        if not aims.chooses(table, doing.who):
            return NOTHING
        return found[table.dice.below(len(found))] if ending.absent(table, doing.who) else None


SCRIPTS = ThargosScripts()


@step("THA-D24", "THA-D27", "THA-M25", "THA-M27")
def follow(table: Thargos, seat: int, card: int, script: int, i: int, aim: int, at: int) -> None:
    """D27 THA-M27 Do the next verb of a script, then the rest; what cannot be done is skipped."""
    SCRIPTS.follow(Doing(table, seat, card, script, i, aim, at))


class Target(Choice):
    """THA-M27 What a verb is done to: a number whose meaning its key tells."""

    verb = "target"
    aim: int

    @classmethod
    def every(cls, table: Thargos, seat: int, by: int, card: int, script: int, i: int, at: int) -> list[Target]:
        return [cls(aim) for aim in aims.legal(table, by, card, aims.key_of(table, card, script, i))]

    def why_not(self, table: Thargos, seat: int, by: int, card: int, script: int, i: int, at: int) -> Refusal | None:
        legal = aims.legal(table, by, card, aims.key_of(table, card, script, i))
        return None if self.aim in legal else no("target", "THA-M27")


@question("THA-M27", takes=Target, offer="pointed")
def do_at(table: Thargos, choice: Target, seat: int, card: int, script: int, i: int, at: int) -> None:
    """THA-M27 The verb is done to what was named."""
    table.print(card).scripts[script][i].do(Doing(table, seat, card, script, i, choice.aim, at))


def affected(doing: Deed, who: Who) -> list[int]:
    """The sides a verb speaks of, in turn order (D36)."""
    match who:
        case "you":
            return [doing.who]
        case "opponent":
            return [doing.target]
        case "opponents":
            return doing.table.opponents(doing.who)
    return [doing.who, *doing.table.opponents(doing.who)]


def hero_meant(doing: Deed, whom: str) -> tuple[int, int] | None:
    """The hero a verb is done to: the one pointed at, the one that acts, the one it faces, or a random enemy."""
    table, seat, at = doing.table, doing.who, doing.at
    if whom == "lead":
        return (seat, at) if at >= 0 else None
    if whom == "facing" and doing.target < 0:
        return faced(table, seat, at)
    if whom == "random_enemy":
        heroes = aims.enemies(table, seat)
        return heroes[table.dice.below(len(heroes))] if heroes else None
    return divmod(doing.target, 4)


def faced(table: Thargos, seat: int, at: int) -> tuple[int, int] | None:
    """R62 The hero opposite: in a conflict the one on the other side, else the one at the track's other end."""
    if table.attacker >= 0:
        other = (table.defender, table.cover) if seat == table.attacker else (table.attacker, table.spot)
        return other if min(other) >= 0 else None
    return facing_of(len(table.sides))[seat][at] if at >= 0 and not table.story_mode else None


def to_discard(table: Thargos, card: int) -> None:
    """THA-M30 THA-M38 D29 A card goes to the discard of the deck it came from."""
    table.sides[table.kit.owner[card]].discard.append(card)
    table.known.pop(card, None)
    if table.spent:
        table.lies.pop(card, None)
        if table.print(card).ambush is None:  # what a lasting prevented is forgotten, uses in the game are not
            table.spent.pop(card, None)
    table.stirred = True
