"""Henchman figures on the board, occupied cities, and what entering their space brings (FAG-C24 to FAG-C36, FAG-W40)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Made, Refusal, no, question, thing

from .basics import clan_of, coop, end_melee, figures_left, standing
from .decks import random_location
from .fights import HENCHMAN, fight_round, meet_enemy
from .table import Fortune, going_on
from .timing import BIT
from .track import move_track
from .windows import window
from .wounds import abandon

ENTER = BIT["enter_space"]


@step("FAG-C24", "FAG-C25", "FAG-C26", "FAG-C27")
def place_henchman(table: Fortune, clan: str, space: str) -> None:
    """FAG-C25 FAG-C26 FAG-C27 FAG-C33 FAG-W28 FAG-W29 FAG-O44 A henchman appears; never two in a space."""
    clan = clan_of(table) or clan
    if figures_left(table, clan) <= 0:
        table.say("no_figure", clan=clan)
        if coop(table):
            move_track(table, 1)
        return
    if space in table.henchmen:
        if coop(table):
            move_track(table, 1)
        while space in table.henchmen:
            space = random_location(table)
    table.henchmen[space] = clan
    table.say("henchman", clan=clan, space=space)
    table.do(henchman_attacks, space, ())


@step("FAG-C27", "FAG-C28", "FAG-O45")
def henchman_attacks(table: Fortune, space: str, done: tuple[int, ...]) -> None:
    """FAG-C27 FAG-C28 FAG-C32 FAG-C34 FAG-C36 FAG-K18 FAG-O45 It is fought at once by the first hero there, or by all
    of a team.
    """
    if space not in table.henchmen:
        return
    seats = [seat for seat in standing(table, space) if seat not in done]
    if seats:
        table.do(henchman_fight, space, tuple(seats) if coop(table) else (seats[0],), done, True)


@step("FAG-C24", "FAG-C40")
def henchman_fight(table: Fortune, space: str, seats: tuple[int, ...], done: tuple[int, ...], chain: bool) -> None:
    """FAG-C24 FAG-C40 FAG-M14 A fight with a henchman figure, from its reference card."""
    table.do(henchman_fought, space, done + seats, chain)
    meet_enemy(table, HENCHMAN[table.henchmen[space]], False, "henchman", list(seats))


@step("FAG-C29", "FAG-M16", "FAG-C34")
def henchman_fought(table: Fortune, space: str, done: tuple[int, ...], chain: bool) -> None:
    """FAG-C28 FAG-C29 FAG-C34 FAG-C36 FAG-M16 FAG-O27 Beaten: the figure is taken off. Escaped: the hero must step away
    at once, and the others fight on. KO: it stays.
    """
    melee = going_on(table.melee)
    fled, melee.fled = melee.fled, []
    if melee.fighters and not melee.won:
        table.do_all((fight_round,), (henchman_fought, space, done, chain))
    else:
        end_melee(table)
        if melee.won:
            table.henchmen.pop(space, None)
            table.say("henchman_gone", space=space)
        elif chain:
            table.do(henchman_attacks, space, done)
    table.do_all(*[(step_away, seat) for seat in fled if table.heroes[seat].cliff < 0])


@step("FAG-M16", "FAG-M17")
def step_away(table: Fortune, seat: int) -> None:
    """FAG-M16 FAG-M17 FAG-F08 After an escape from a figure the hero moves at once to an adjacent space."""
    ways = ways_out(table, seat)
    if table.heroes[seat].ko:
        return
    if len(ways) > 1:
        table.put(seat, way_out)
    else:
        _step_to(table, seat, ways[0].space)


class StepAway(Choice):
    """FAG-M16 FAG-M17 FAG-M25 Any adjacent space, for free: after an escape, or because a card says so."""

    verb = "move"
    space: str = thing("space")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[StepAway]:
        return [AWAY[space] for space in dict.fromkeys([*table.lib.links[table.heroes[seat].space], *table.lib.links])]

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        if self.space not in table.lib.links:
            return NOT_OFFERED
        near = self.space in table.lib.links[table.heroes[seat].space]
        return None if near else no("not-adjacent", "FAG-M16" if table.is_put(way_out) else "FAG-M25")


AWAY: Made[str, StepAway] = Made(StepAway)
ON_FOOT = {"fly": no("fly-step", "FAG-F08")}


@step("FAG-M16", "FAG-M17")
def ways_out(table: Fortune, seat: int) -> list[StepAway]:
    """FAG-M16 FAG-M17 Any adjacent space, for free."""
    return [AWAY[space] for space in table.lib.links[table.heroes[seat].space]]


@question("FAG-M16", "FAG-M17", "FAG-M18", "FAG-A29", takes=StepAway, offer=ways_out, strays=ON_FOOT)
def way_out(table: Fortune, choice: StepAway) -> None:
    """FAG-M17 FAG-M18 FAG-A29 The step is free, ends the movement and any hunt; a henchman there attacks."""
    _step_to(table, table.seat, choice.space)


def _step_to(table: Fortune, seat: int, space: str) -> None:
    """FAG-M17 FAG-A29 The free step; it ends the Movement turn of whoever takes it, and of nobody else."""
    if seat == table.mover:
        table.points, table.mover = 0, -1
    if table.hunt is not None and seat in table.hunt.racers:
        table.heroes[seat].acted = True
    enter(table, seat, space)


def enter(table: Fortune, seat: int, space: str) -> None:
    """FAG-M14 FAG-M25 FAG-A20 FAG-W40 FAG-W45 A hero comes into a space by any way but a KO."""
    hero = table.heroes[seat]
    if space != hero.space:
        abandon(table, seat)
        hero.space = space
    table.say("moved", seat=seat, space=space)
    if space in table.henchmen or space in table.occupied:
        if seat == table.mover:
            table.points = 0
        table.do(ambushed, seat, space)
    window(table, ENTER, seat)


@step("FAG-M14", "FAG-W40", "FAG-W45")
def ambushed(table: Fortune, seat: int, space: str) -> None:
    """FAG-M14 FAG-M15 FAG-M18 FAG-W40 FAG-W45 Henchman first, then the occupiers of a city."""
    hero = table.heroes[seat]
    if hero.ko or hero.space != space:
        return
    if space in table.henchmen:
        if space in table.occupied:
            table.do(ambushed_again, seat, space)
        table.do(henchman_fight, space, (seat,), (), False)
    elif space in table.occupied:
        table.do(occupation_fought, seat, space)
        meet_enemy(table, HENCHMAN[clan_of(table) or "nazi"], False, "occupation", [seat])


@step("FAG-W45")
def ambushed_again(table: Fortune, seat: int, space: str) -> None:
    """FAG-W45 Once the henchman is beaten, the occupiers."""
    if space not in table.henchmen:
        table.do(ambushed, seat, space)


@step("FAG-W40")
def occupation_fought(table: Fortune, seat: int, space: str) -> None:
    """FAG-W40 Winning frees the city; escaping forces a step away."""
    melee = going_on(table.melee)
    end_melee(table)
    if melee.won:
        if space in table.occupied:
            table.occupied.remove(space)
        table.say("freed", space=space)
    elif seat in melee.fled and table.heroes[seat].cliff < 0:
        table.do(step_away, seat)
