"""The Adventure phase: what a hero does in a space (FAG-A)."""

from __future__ import annotations

from ludotheque.kernel import Option, step

from .basics import (
    order,
    site_at,
)
from .cards import CITY
from .city import city_turn, face_city_cliff
from .fights import attacked
from .henchmen import henchman_fight
from .hunts import begin_hunt
from .movement import begin_phase
from .raids import begin_assault, begin_boarding
from .table import Fortune
from .trade import swaps, trade
from .verbs import BIT
from .villains import (
    villain_at,
    villain_rounds,
)
from .windows import draw_events, listen, listening, window

PHASE_START, TURN_START, TURN_END = BIT["phase_start"], BIT["turn_start"], BIT["turn_end"]


@step("FAG-A01")
def adventure_phase(table: Fortune) -> None:
    """FAG-A01 Heroes act in turn order, once all have moved."""
    begin_phase(table, "adventure")
    for hero in table.heroes:
        hero.acted = hero.ko
        hero.declined = False
        hero.met = hero.pot = 0
    table.do_all(*[(adventure_turn, seat) for seat in order(table)])
    window(table, PHASE_START, -1)


@step("FAG-A01", "FAG-A26")
def adventure_turn(table: Fortune, seat: int) -> None:
    """FAG-A01 FAG-A26 One turn; a KO'd hero has none, nor one who acted in an earlier hero's hunt."""
    hero = table.heroes[seat]
    if hero.ko or hero.acted:
        return
    if hero.quiet == 1:
        hero.quiet = 0
    table.do_all((choose_encounter, seat), (end_adventure_turn, seat))
    window(table, TURN_START, seat)


@step("FAG-A01")
def end_adventure_turn(table: Fortune, seat: int) -> None:
    """FAG-A01 FAG-A23 The turn is over."""
    table.heroes[seat].acted = True
    window(table, TURN_END, seat)


@step("FAG-A01", "FAG-A09", "FAG-Y23")
def choose_encounter(table: Fortune, seat: int) -> None:
    """FAG-A01 FAG-A09 FAG-Y23 FAG-D15 Pending fights first, then a cliffhanger, then what the space offers."""
    hero = table.heroes[seat]
    if hero.ko or hero.acted:
        return
    if hero.space in table.henchmen and hero.cliff < 0:
        table.do(choose_encounter, seat)
        table.do(henchman_fight, hero.space, (seat,), (), False)
    elif hero.cliff >= 0:
        table.do(face_city_cliff if table.lib.deck[hero.cliff] == CITY else begin_hunt, seat)
    else:
        options = encounters(table, seat)
        if len(options) > 1:
            table.ask(seat, encounters, encounter_chosen)
        else:
            _begin(table, seat, options[0])


@step("FAG-A02", "FAG-A06", "FAG-A23", "FAG-Z07", "FAG-W35")
def encounters(table: Fortune, seat: int) -> list[Option]:
    """FAG-A02 FAG-A06 FAG-A07 FAG-A23 FAG-L40 FAG-L45 FAG-R05 FAG-W35 FAG-Z07 One encounter: hunt, board, assault, or
    what the space itself brings.
    """
    hero = table.heroes[seat]
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
    options.append(("city",) if space in table.lib.city else ("decline",) if site is not None else ("roam",))
    return options + swaps(table, seat) + listening(hero) if len(options) > 1 else options


@step("FAG-A06", "FAG-A07")
def encounter_chosen(table: Fortune, option: Option) -> None:
    """FAG-A06 FAG-A07 FAG-O15 What the hero does this turn."""
    seat = table.seat
    if option[0] == "trade":
        table.do(choose_encounter, seat)
        trade(table, seat)
    elif option[0] == "listen":
        listen(table.heroes[seat])
        table.do(choose_encounter, seat)
    else:
        _begin(table, seat, option)


def _begin(table: Fortune, seat: int, option: Option) -> None:
    """FAG-A01 FAG-A07 FAG-A23 FAG-L45 Set out."""
    verb = option[0]
    if verb == "hunt":
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
