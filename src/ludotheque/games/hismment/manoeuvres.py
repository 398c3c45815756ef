"""Verbs of the field: closing squares, moving, pushing and exchanging heroes by a text (HIS-M32, HIS-M34)."""

from __future__ import annotations

from ludotheque.kernel import Option, step

from .board import COLUMNS, GRID
from .effects import BlockSquare
from .stats import hero_called, trim
from .table import Deed, Hero, Hismment, until
from .triggers import pull

SKIP: Option = ("skip",)


def send_back(table: Hismment, owner: int, hero: Hero) -> None:
    """HIS-M24 HIS-M34 A hero goes back to Prison and stays freed; who enters in the same turn of its owner is its relief."""
    hero.square = -1
    table.sides[owner].returned = table.turn
    table.moved_on = True
    trim(table)
    table.say("return", "HIS-M34", seat=owner, card=hero.cards[-1])


def _block(table: Hismment, effect: BlockSquare, seat: int, me: int, foe: int) -> None:
    table.ask(seat, free_squares, block, effect.turns, seat)


@step("HIS-M32")
def free_squares(table: Hismment, seat: int, *rest: int) -> list[Option]:
    """HIS-M32 Every free square of the grid."""
    taken = {hero.square for side in table.sides for hero in side.heroes} | {square for square, _ in table.blocked}
    return [("square", square) for square in GRID if square not in taken]


@step("HIS-M32")
def block(table: Hismment, option: Option, turns: int, seat: int) -> None:
    """HIS-M32 Nobody enters that square for a while."""
    table.blocked.append((option[1], until(table, seat, turns)))
    table.say("block", seat=seat, square=option[1])


@step("HIS-M32")
def put_there(table: Hismment, option: Option, target: int) -> None:
    """HIS-M32 A hero is set down on another square."""
    found = hero_called(table, target)
    if found is not None:
        found[1].square = option[1]
        table.say("move", "HIS-M32", seat=found[0], card=found[1].cards[-1], square=option[1])


@step("HIS-M32")
def walks(table: Hismment, seat: int, target: int, n: int) -> list[Option]:
    """HIS-M32 Squares within n steps, or stay."""
    from .field import reachable

    found = hero_called(table, target)
    assert found is not None
    return [*[("square", square) for square in reachable(table, *found, n)], SKIP]


@step("HIS-M32")
def walk_there(table: Hismment, option: Option, target: int, n: int) -> None:
    """HIS-M32 An extra walk, step by step, that uses up no Speed."""
    from .field import take_way

    found = hero_called(table, target)
    if option[0] == "square" and found is not None:
        take_way(table, *found, option[1], n, False)
        table.say("move", "HIS-M32", seat=found[0], card=found[1].cards[-1], square=option[1])


@step("HIS-M32")
def directions(table: Hismment, seat: int, target: int, n: int) -> list[Option]:
    """HIS-M32 The ways in which a hero can be pushed at least one square."""
    return [("push", step) for step in (-COLUMNS, -1, 1, COLUMNS) if slide(table, target, step, 1)]


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


@step("HIS-M32")
def push(table: Hismment, option: Option, target: int, n: int) -> None:
    """HIS-M32 Pushed up to n squares, never onto an occupied or forbidden one."""
    found = hero_called(table, target)
    way = slide(table, target, option[1], n)
    if found is not None and way:
        found[1].square = way[-1]
        table.say("pushed", "HIS-M32", seat=found[0], card=found[1].cards[-1], square=way[-1])


@step("HIS-M34")
def substitutes(table: Hismment, seat: int, target: int) -> list[Option]:
    """HIS-M34 The freed heroes that could take the place of one that must leave."""
    return [("substitute", hero.cards[0]) for hero in table.sides[seat].heroes if hero.freed and hero.square < 0]


@step("HIS-M34")
def substitute(table: Hismment, option: Option, target: int) -> None:
    """HIS-M24 HIS-M26 HIS-M28 HIS-M34 A forced swap: the newcomer enters on its start square, or where the other stood
    if that is taken; it may not attack in its first turn. In the place of the hero that acts, it goes on with its full
    Speed.
    """
    out, new = hero_called(table, target), hero_called(table, option[1])
    if out is None or new is None:
        return
    seat, hero = new
    start, place = table.setup.kit.board.starts[seat], out[1].square
    out[1].square = -1
    taken = any(other.square == start for side in table.sides for other in side.heroes)
    hero.square = place if taken else start
    hero.relief = table.turn
    if target == table.actor:
        table.actor, table.steps, table.sides[seat].trod = option[1], 0, 0
    trim(table)
    table.say("swap", "HIS-M34", seat=seat, out_card=out[1].cards[-1], card=hero.cards[-1])
    pull(table, "on_swap_in", seat, hero)
    pull(table, "on_swap_out", seat, out[1])


DEEDS: dict[type, Deed] = {
    BlockSquare: _block,
}
