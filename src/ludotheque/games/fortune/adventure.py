"""The Adventure phase: what a hero does in a space (FAG-A)."""

from __future__ import annotations

from ludotheque.kernel import Option, step

from .basics import coop, order
from .cards import CITY
from .city import city_turn, face_city_cliff
from .fights import attacked
from .henchmen import henchman_fight
from .hunts import begin_hunt
from .movement import begin_phase, phase_ends
from .raids import begin_assault, begin_boarding
from .sites import site_at
from .table import Fortune, Player
from .timing import BIT
from .trade import NOTHING, swaps, trade
from .villains import (
    villain_at,
    villain_rounds,
)
from .windows import draw_events, listen, listening, own_turn, window

FACE: Option = ("face",)
CITY_TURN: Option = ("city",)
PHASE_START, TURN_START, TURN_END = BIT["phase_start"], BIT["turn_start"], BIT["turn_end"]


@step("FAG-A01")
def adventure_phase(table: Fortune) -> None:
    """FAG-A01 Heroes act in turn order, once all have moved."""
    begin_phase(table, "adventure")
    for hero in table.heroes:
        hero.acted = hero.ko
        hero.declined = False
        hero.met = hero.pot = 0
    table.do_all(*[(adventure_turn, seat) for seat in order(table)], (phase_ends,))
    window(table, PHASE_START, -1)


@step("FAG-A01", "FAG-A26")
def adventure_turn(table: Fortune, seat: int) -> None:
    """FAG-A01 FAG-A26 One turn; a KO'd hero has none, nor one who acted in an earlier hero's hunt."""
    hero = table.heroes[seat]
    if hero.ko or hero.acted:
        return
    own_turn(hero)
    table.phase = table.phase or "adventure"
    table.turns = [seat]
    table.do_all((choose_encounter, seat), (end_adventure_turn, seat))
    window(table, TURN_START, seat)


@step("FAG-A01")
def end_adventure_turn(table: Fortune, seat: int) -> None:
    """FAG-A01 FAG-A23 FAG-O15 The turn is over, and before it is, all who had it may swap once more."""
    table.heroes[seat].acted = True
    window(table, TURN_END, seat)
    if coop(table):
        turns = table.turns
        table.do_all(*[(last_swaps, each, tuple(turns[:i])) for i, each in enumerate(turns)])


@step("FAG-O15", "FAG-O56")
def last_swaps(table: Fortune, seat: int, asked: tuple[int, ...]) -> None:
    """FAG-O15 FAG-O56 At the end of the turn, whoever had a part in it may still swap with anybody there; those asked
    before have had their say.
    """
    if not table.heroes[seat].ko and len(swaps_offered(table, seat, asked)) > 1:
        table.ask(seat, swaps_offered, swap_chosen, asked)


@step("FAG-O13", "FAG-O15")
def swaps_offered(table: Fortune, seat: int, asked: tuple[int, ...]) -> list[Option]:
    """FAG-O13 FAG-O15 A swap with somebody here, or none."""
    return [NOTHING, *(option for option in swaps(table, seat) if option[1] not in asked)]


@step("FAG-O13", "FAG-O15")
def swap_chosen(table: Fortune, option: Option, asked: tuple[int, ...]) -> None:
    """FAG-O13 FAG-O15 One swap after the other."""
    if option[0] == "trade":
        table.do(last_swaps, table.seat, asked)
        trade(table, table.seat, option[1])


@step("FAG-A01", "FAG-A09", "FAG-Y23")
def choose_encounter(table: Fortune, seat: int) -> None:
    """FAG-A01 FAG-A09 FAG-Y23 FAG-D15 Pending fights first, then a cliffhanger, then what the space offers."""
    hero = table.heroes[seat]
    if hero.ko or hero.acted:
        return
    if hero.space in table.henchmen and hero.cliff < 0:
        table.do(choose_encounter, seat)
        table.do(henchman_fight, hero.space, (seat,), (), False)
    else:
        options = encounters(table, seat)
        if len(options) > 1:
            table.ask(seat, encounters, encounter_chosen)
        else:
            _begin(table, seat, options[0])


@step("FAG-A02", "FAG-A06", "FAG-A23", "FAG-Z07", "FAG-W35")
def encounters(table: Fortune, seat: int) -> list[Option]:
    """FAG-A02 FAG-A06 FAG-A07 FAG-A09 FAG-A23 FAG-L40 FAG-L45 FAG-O15 FAG-R05 FAG-W35 FAG-Z07 One encounter: the own
    cliffhanger, or hunt, board, assault, or what the space itself brings. In a team, swaps come before it.
    """
    hero = table.heroes[seat]
    options = [FACE] if hero.cliff >= 0 else _free_encounters(table, hero)
    options += swaps(table, seat)
    return options + listening(hero) if len(options) > 1 else options


def _free_encounters(table: Fortune, hero: Player) -> list[Option]:
    """FAG-A02 FAG-A06 FAG-A07 FAG-L45 FAG-W35 FAG-Z07 What a hero who does not hang may do in this space."""
    space = hero.space
    options: list[Option] = []
    site = site_at(table, space)
    if site is not None and not hero.declined:
        options.append(("hunt",))
    if table.zeppelin == space:
        options.append(("board",))
    if space in table.outposts:
        options.append(("assault",))
    if table.setup["challenge_villain"] and villain_at(table, space) is not None:
        options.append(("challenge",))
    options.append(CITY_TURN if space in table.lib.city else ("decline",) if site is not None else ("roam",))
    return options


@step("FAG-A06", "FAG-A07")
def encounter_chosen(table: Fortune, option: Option) -> None:
    """FAG-A06 FAG-A07 FAG-O15 What the hero does this turn."""
    seat = table.seat
    if option[0] == "trade":
        table.do(choose_encounter, seat)
        trade(table, seat, option[1])
    elif option[0] == "listen":
        listen(table.heroes[seat])
        table.do(choose_encounter, seat)
    else:
        _begin(table, seat, option)


def _begin(table: Fortune, seat: int, option: Option) -> None:
    """FAG-A01 FAG-A07 FAG-A23 FAG-D15 FAG-L45 Set out."""
    verb = option[0]
    if verb == "face":
        hanging = table.heroes[seat].cliff
        table.do(face_city_cliff if table.lib.deck[hanging] == CITY else begin_hunt, seat)
    elif verb == "hunt":
        table.do(begin_hunt, seat)
    elif verb == "roam":
        table.do(roam, seat)
    elif verb == "city":
        table.do(city_turn, seat)
    elif verb == "board":
        table.do(begin_boarding, seat)
    elif verb == "assault":
        table.do(begin_assault, seat)
    elif verb == "challenge":
        villain = villain_at(table, table.heroes[seat].space)
        assert villain is not None
        table.do(villain_rounds, seat, villain.who, 1)


@step("FAG-A02", "FAG-A03", "FAG-A04")
def roam(table: Fortune, seat: int) -> None:
    """FAG-A02 FAG-A03 FAG-A04 FAG-J14 Land without artifact, or sea: 4 to 6 draw an Event, 1 an enemy attacks."""
    face = table.dice.roll()
    table.say("roam", seat=seat, n=face)
    if face >= 4:
        table.do(draw_events, seat, 1)
    elif face == 1:
        table.do(attacked, seat, "enemy", False)
