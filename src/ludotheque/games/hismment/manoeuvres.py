"""Verbs of the field: closing squares, moving, pushing and exchanging heroes by a text (HIS-M32, HIS-M34)."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .board import COLUMNS, GRID
from .effects import BlockSquare
from .stats import hero_called, trim
from .table import Deed, Hero, Hismment, until
from .triggers import pull


def send_back(table: Hismment, owner: int, hero: Hero) -> None:
    """HIS-M24 HIS-M34 A hero goes back to Prison and stays freed; who enters in the same turn of its owner is its relief."""
    hero.square = -1
    table.sides[owner].returned = table.turn
    table.moved_on = True
    trim(table)
    table.say("return", "HIS-M34", seat=owner, card=hero.cards[-1])


def _block(table: Hismment, effect: BlockSquare, seat: int, me: int, foe: int) -> None:
    table.put(seat, block, effect.turns, seat)


class FreeSquare(Choice):
    """HIS-M32 Every free square of the grid."""

    verb = "square"
    square: int = thing("square")

    def why_not(self, table: Hismment, seat: int, *rest: int) -> Refusal | None:
        if self.square not in GRID:
            return no("off-grid", "HIS-M32")
        if any(hero.square == self.square for side in table.sides for hero in side.heroes):
            return no("taken", "HIS-M18")
        return no("closed", "HIS-M32") if any(shut == self.square for shut, _ in table.blocked) else None


@step("HIS-M32")
def free_squares(table: Hismment, seat: int, *rest: int) -> list[FreeSquare]:
    """HIS-M32 Every free square of the grid."""
    taken = {hero.square for side in table.sides for hero in side.heroes} | {square for square, _ in table.blocked}
    return [FreeSquare(square) for square in GRID if square not in taken]


@question("HIS-M32", takes=FreeSquare, offer=free_squares)
def block(table: Hismment, choice: FreeSquare, turns: int, seat: int) -> None:
    """HIS-M32 Nobody enters that square for a while."""
    table.blocked.append((choice.square, until(table, seat, turns)))
    table.say("block", seat=seat, square=choice.square)


@question("HIS-M32", takes=FreeSquare, offer=free_squares)
def put_there(table: Hismment, choice: FreeSquare, target: int) -> None:
    """HIS-M32 A hero is set down on another square."""
    found = hero_called(table, target)
    if found is not None:
        found[1].square = choice.square
        table.say("move", "HIS-M32", seat=found[0], card=found[1].cards[-1], square=choice.square)


class Walk(Choice):
    """HIS-M32 A square within n steps."""

    verb = "square"
    square: int = thing("square")

    def why_not(self, table: Hismment, seat: int, target: int, n: int) -> Refusal | None:
        from .field import no_way

        found = hero_called(table, target)
        return no("nobody-to-move", "HIS-M32") if found is None else no_way(table, *found, self.square, n)


class Skip(Choice):
    """HIS-T33 Leave it."""

    verb = "skip"


SKIP = Skip()


@step("HIS-M32")
def walks(table: Hismment, seat: int, target: int, n: int) -> list[Walk | Skip]:
    """HIS-M32 Squares within n steps, or stay."""
    from .field import reachable

    found = hero_called(table, target)
    there = reachable(table, *found, n) if found else []
    return [*map(Walk, there), SKIP]


@question("HIS-M32", takes=Walk | Skip, offer=walks)
def walk_there(table: Hismment, choice: Walk | Skip, target: int, n: int) -> None:
    """HIS-M32 An extra walk, step by step, that uses up no Speed."""
    from .field import take_way

    found = hero_called(table, target)
    if isinstance(choice, Walk) and found is not None:
        take_way(table, *found, choice.square, n, False)
        table.say("move", "HIS-M32", seat=found[0], card=found[1].cards[-1], square=choice.square)


WAYS = (-COLUMNS, -1, 1, COLUMNS)


class PushTo(Choice):
    """HIS-M32 A way in which a hero can be pushed at least one square."""

    verb = "push"
    way: int = thing("way", WAYS)

    def why_not(self, table: Hismment, seat: int, target: int, n: int) -> Refusal | None:
        return None if slide(table, target, self.way, 1) else no("no-push", "HIS-M32")


@step("HIS-M32")
def directions(table: Hismment, seat: int, target: int, n: int) -> list[PushTo]:
    """HIS-M32 The ways in which a hero can be pushed at least one square."""
    return [PushTo(way) for way in WAYS if slide(table, target, way, 1)]


def slide(table: Hismment, target: int, step: int, n: int) -> list[int]:
    """The squares a pushed hero crosses, up to n, until something stops it; it stays on the grid, or comes onto it."""
    from .field import closed_squares

    found = hero_called(table, target)
    if found is None or found[1].square < 0:
        return []
    seat, hero = found
    shut, here = closed_squares(table, seat, hero), hero.square
    way: list[int] = []
    while len(way) < n:
        there = here + step
        if there not in GRID or there in shut or (abs(step) == 1 and there // COLUMNS != here // COLUMNS):
            break
        way.append(there)
        here = there
    return way


@question("HIS-M32", takes=PushTo, offer=directions)
def push(table: Hismment, choice: PushTo, target: int, n: int) -> None:
    """HIS-M32 Pushed up to n squares, never onto an occupied or forbidden one."""
    found = hero_called(table, target)
    way = slide(table, target, choice.way, n)
    if found is not None and way:
        found[1].square = way[-1]
        table.say("pushed", "HIS-M32", seat=found[0], card=found[1].cards[-1], square=way[-1])


class Substitute(Choice):
    """HIS-M34 The freed heroes that could take the place of one that must leave."""

    verb = "substitute"
    hero: int = thing("hero")

    def why_not(self, table: Hismment, seat: int, target: int) -> Refusal | None:
        found = hero_called(table, self.hero)
        if found is None or found[0] != seat:
            return no("own-other", "HIS-M34")
        if found[1].square >= 0:
            return no("there-already", "HIS-M34")
        return None if found[1].freed else no("locked", "HIS-M34")


@question("HIS-M34", takes=Substitute, offer="substitutes")
def substitute(table: Hismment, choice: Substitute, target: int) -> None:
    """HIS-M24 HIS-M26 HIS-M28 HIS-M34 A forced swap: the newcomer enters on its start square, or where the other stood
    if that is taken; it may not attack in its first turn. In the place of the hero that acts, it goes on with its full
    Speed.
    """
    out, new = hero_called(table, target), hero_called(table, choice.hero)
    if out is None or new is None:
        return
    seat, hero = new
    start, place = table.setup.kit.board.starts[seat], out[1].square
    out[1].square = -1
    taken = any(other.square == start for side in table.sides for other in side.heroes)
    hero.square = place if taken else start
    hero.relief = table.turn
    if target == table.actor:
        table.actor, table.steps, table.sides[seat].trod = choice.hero, 0, 0
    trim(table)
    table.say("swap", "HIS-M34", seat=seat, out_card=out[1].cards[-1], card=hero.cards[-1])
    pull(table, "on_swap_in", seat, hero)
    pull(table, "on_swap_out", seat, out[1])


DEEDS: dict[type, Deed] = {
    BlockSquare: _block,
}
