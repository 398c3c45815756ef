"""The Adventure phase: what a hero does in a space (FAG-A)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Made, Refusal, no, question

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
from .trade import Nothing, Trade, swaps, trade
from .villains import villain_at, villain_rounds
from .windows import Listen, draw_events, listen, listening, own_turn, window

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
        table.put(seat, swap_chosen, asked)


class LastTrade(Trade):
    """FAG-O15 FAG-O56 A swap at the end of the turn, with somebody who has not had a say already."""

    @classmethod
    def every(cls, table: Fortune, seat: int, *facts: object) -> Iterable[LastTrade]:
        return map(cls, order(table))

    def why_not(self, table: Fortune, seat: int, *facts: object) -> Refusal | None:
        (asked,) = facts
        if isinstance(asked, tuple) and self.who in asked:
            return no("swap-asked", "FAG-O56")
        return super().why_not(table, seat)


NOTHING = Nothing()
LAST: Made[int, LastTrade] = Made(LastTrade)
LastSwap = Nothing | LastTrade


@step("FAG-O13", "FAG-O15")
def swaps_offered(table: Fortune, seat: int, asked: tuple[int, ...]) -> list[LastSwap]:
    """FAG-O13 FAG-O15 A swap with somebody here, or none; quickly."""
    return [NOTHING, *(LAST[trade.who] for trade in swaps(table, seat) if trade.who not in asked)]


@question("FAG-O13", "FAG-O15", takes=LastSwap, offer=swaps_offered)
def swap_chosen(table: Fortune, choice: LastSwap, asked: tuple[int, ...]) -> None:
    """FAG-O13 FAG-O15 A swap with somebody here, or none; one after the other."""
    if isinstance(choice, LastTrade):
        table.do(last_swaps, table.seat, asked)
        trade(table, table.seat, choice.who)


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
            table.put(seat, encounter_chosen)
        else:
            _begin(table, seat, options[0])


class Face(Choice):
    """FAG-A09 FAG-D15 The own cliffhanger."""

    verb = "face"

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        return None if table.heroes[seat].cliff >= 0 else no("not-hanging", "FAG-A09")


class Errand(Choice):
    """FAG-A09 What a hero may set out on; whoever hangs in a cliffhanger must face it first."""

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        return no("hanging", "FAG-A09") if hero.cliff >= 0 else self.hindrance(table, hero)

    def hindrance(self, table: Fortune, hero: Player) -> Refusal | None:
        raise NotImplementedError


class Hunt(Errand):
    """FAG-A06 FAG-R05 FAG-O52 On the hunt for the artifact here."""

    verb = "hunt"

    def hindrance(self, table: Fortune, hero: Player) -> Refusal | None:
        if site_at(table, hero.space) is None:
            return no("no-artifact", "FAG-A06")
        return no("declined", "FAG-O52" if coop(table) else "FAG-R05") if hero.declined else None


class Board(Errand):
    """FAG-Z07 Aboard the zeppelin."""

    verb = "board"

    def hindrance(self, table: Fortune, hero: Player) -> Refusal | None:
        return None if table.zeppelin == hero.space else no("no-zeppelin", "FAG-Z07")


class Assault(Errand):
    """FAG-W35 Up to the outpost."""

    verb = "assault"

    def hindrance(self, table: Fortune, hero: Player) -> Refusal | None:
        return None if hero.space in table.outposts else no("no-outpost", "FAG-W35")


class Challenge(Errand):
    """FAG-L40 FAG-L45 A round against the villain here, where that is played."""

    verb = "challenge"

    def hindrance(self, table: Fortune, hero: Player) -> Refusal | None:
        if not table.setup["challenge_villain"]:
            return no("no-challenge", "FAG-L40")
        return None if villain_at(table, hero.space) is not None else no("no-villain", "FAG-L45")


class Visit(Errand):
    """FAG-Y01 Into the city."""

    verb = "city"

    def hindrance(self, table: Fortune, hero: Player) -> Refusal | None:
        return None if hero.space in table.lib.city else no("no-city", "FAG-Y01")


class Rest(Errand):
    """FAG-A07 FAG-R05 Nothing, beside an artifact that one does not hunt."""

    verb = "decline"

    def hindrance(self, table: Fortune, hero: Player) -> Refusal | None:
        if hero.space in table.lib.city:
            return no("city-turn", "FAG-Y01")
        return None if site_at(table, hero.space) is not None else no("must-roam", "FAG-A02")


class Roam(Errand):
    """FAG-A02 A look around, on land without an artifact or at sea."""

    verb = "roam"

    def hindrance(self, table: Fortune, hero: Player) -> Refusal | None:
        settled = hero.space in table.lib.city or site_at(table, hero.space) is not None
        return no("no-roaming", "FAG-A02") if settled else None


FACE, HUNT, BOARD, ASSAULT, CHALLENGE = Face(), Hunt(), Board(), Assault(), Challenge()
VISIT, REST, ROAM = Visit(), Rest(), Roam()
Turn = Face | Hunt | Board | Assault | Challenge | Visit | Rest | Roam | Trade | Listen


@step("FAG-A02", "FAG-A06", "FAG-A23", "FAG-Z07", "FAG-W35")
def encounters(table: Fortune, seat: int) -> list[Turn]:
    """FAG-A02 FAG-A06 FAG-A07 FAG-A09 FAG-A23 FAG-L40 FAG-L45 FAG-O15 FAG-R05 FAG-W35 FAG-Z07 All of these, quickly."""
    hero = table.heroes[seat]
    options: list[Turn] = [FACE] if hero.cliff >= 0 else _free_encounters(table, hero)
    options += swaps(table, seat)
    return [*options, *listening(hero)] if len(options) > 1 else options


def _free_encounters(table: Fortune, hero: Player) -> list[Turn]:
    """FAG-A02 FAG-A06 FAG-A07 FAG-L45 FAG-W35 FAG-Z07 What a hero who does not hang may do in this space."""
    space = hero.space
    options: list[Turn] = []
    site = site_at(table, space)
    if site is not None and not hero.declined:
        options.append(HUNT)
    if table.zeppelin == space:
        options.append(BOARD)
    if space in table.outposts:
        options.append(ASSAULT)
    if table.setup["challenge_villain"] and villain_at(table, space) is not None:
        options.append(CHALLENGE)
    options.append(VISIT if space in table.lib.city else REST if site is not None else ROAM)
    return options


@question("FAG-A06", "FAG-A07", takes=Turn, offer=encounters)
def encounter_chosen(table: Fortune, choice: Turn) -> None:
    """FAG-A02 FAG-A06 FAG-A07 FAG-A09 FAG-A23 FAG-L40 FAG-L45 FAG-O15 FAG-R05 FAG-W35 FAG-Z07 What the hero does this
    turn: the own cliffhanger, or hunt, board, assault, or what the space itself brings. In a team, swaps come before it.
    """
    seat = table.seat
    if isinstance(choice, Trade):
        table.do(choose_encounter, seat)
        trade(table, seat, choice.who)
    elif isinstance(choice, Listen):
        listen(table.heroes[seat])
        table.do(choose_encounter, seat)
    else:
        _begin(table, seat, choice)


def _begin(table: Fortune, seat: int, choice: Turn) -> None:
    """FAG-A01 FAG-A07 FAG-A23 FAG-D15 FAG-L45 Set out."""
    hero = table.heroes[seat]
    villain = villain_at(table, hero.space) if isinstance(choice, Challenge) else None
    if villain is not None:
        table.do(villain_rounds, seat, villain.who, 1)
    elif isinstance(choice, Face):
        table.do(face_city_cliff if table.lib.deck[hero.cliff] == CITY else begin_hunt, seat)
    elif type(choice) in SETTING_OUT:
        table.do(SETTING_OUT[type(choice)], seat)


@step("FAG-A02", "FAG-A03", "FAG-A04")
def roam(table: Fortune, seat: int) -> None:
    """FAG-A02 FAG-A03 FAG-A04 FAG-J14 Land without artifact, or sea: 4 to 6 draw an Event, 1 an enemy attacks."""
    face = table.dice.roll()
    table.say("roam", seat=seat, n=face)
    if face >= 4:
        table.do(draw_events, seat, 1)
    elif face == 1:
        table.do(attacked, seat, "enemy", False)


SETTING_OUT: dict[type[Choice], Callable[[Fortune, int], None]] = {
    Hunt: begin_hunt,
    Roam: roam,
    Visit: city_turn,
    Board: begin_boarding,
    Assault: begin_assault,
}
