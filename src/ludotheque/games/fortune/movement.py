"""The Movement phase and flights (FAG-M, FAG-F)."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Made, Refusal, no, question, thing

from .basics import order
from .coins import pay_fortune, purse
from .decks import discard
from .henchmen import ambushed, enter
from .sheets import FLIGHT, STRIDE, refresh
from .table import Fortune, Player
from .timing import BIT
from .traits import LostOnOne
from .windows import Listen, ask_window, listen, listening, may_draw_event, own_turn, window
from .wounds import drop_treasure

PHASE_START, PHASE_END, TURN_START, TURN_END = map(
    BIT.__getitem__, ("phase_start", "phase_end", "turn_start", "turn_end")
)
AFTER_ROLL, MOVE_STEP = BIT["move_after_roll"], BIT["move_step"]


def begin_phase(table: Fortune, phase: str) -> None:
    """FAG-V20 A phase begins: passing "until the phase ends" ends."""
    table.phase = phase
    for hero in table.heroes:
        if hero.quiet == 2:
            hero.quiet = 0
    table.say("phase", phase=phase)


@step("FAG-V19")
def phase_ends(table: Fortune) -> None:
    """FAG-V19 The last moment of a phase."""
    window(table, PHASE_END, -1)


@step("FAG-M01")
def movement_phase(table: Fortune) -> None:
    """FAG-M01 Heroes move one after another, in turn order."""
    begin_phase(table, "movement")
    table.do_all(*[(move_turn, seat) for seat in order(table)], (phase_ends,))
    window(table, PHASE_START, -1)


@step("FAG-M01", "FAG-M23")
def move_turn(table: Fortune, seat: int) -> None:
    """FAG-M01 FAG-M23 A KO'd hero has no turn."""
    hero = table.heroes[seat]
    if hero.ko:
        return
    own_turn(hero)
    table.phase = table.phase or "movement"
    table.points, table.mover = 0, seat
    table.do_all((begin_move, seat), (end_move, seat))
    window(table, TURN_START, seat)


@step("FAG-M02", "FAG-M22")
def begin_move(table: Fortune, seat: int) -> None:
    """FAG-M02 FAG-M17 FAG-M22 FAG-M26 FAG-W45 A henchman in the space is fought first, then the occupiers of a city. Whoever
    had to run from a figure while the turn began has moved already.
    """
    space = table.heroes[seat].space
    if table.mover != seat:
        return
    if space in table.henchmen or space in table.occupied:
        table.do_all((ambushed, seat, space), (after_ambush, seat, space))
    else:
        table.do(roll_move, seat)


@step("FAG-M01")
def end_move(table: Fortune, seat: int) -> None:
    """FAG-M01 FAG-V19 The Movement turn is over."""
    table.mover = -1
    window(table, TURN_END, seat)


@step("FAG-M22", "FAG-M26")
def after_ambush(table: Fortune, seat: int, space: str) -> None:
    """FAG-M22 FAG-M26 Won: roll and move. Escaped: no roll, unless the hero hangs and could not leave."""
    hero = table.heroes[seat]
    beaten = space not in table.henchmen and space not in table.occupied
    if not hero.ko and hero.space == space and (beaten or hero.cliff >= 0):
        table.do(roll_move, seat)


@step("FAG-M02", "FAG-M03", "FAG-M13", "FAG-M24")
def roll_move(table: Fortune, seat: int) -> None:
    """FAG-M02 FAG-M13 FAG-M24 FAG-V08 Roll 1D6; before anything else, the die may be rolled again."""
    hero = table.heroes[seat]
    if hero.ko:
        return
    table.mover = seat
    table.die = table.dice.roll()
    table.say("move_roll", seat=seat, n=table.die, points=_points(table, hero))
    table.do(settle_move, seat)
    window(table, AFTER_ROLL, seat)


def _points(table: Fortune, hero: Player) -> int:
    """FAG-M02 FAG-M13 FAG-M24 What the die is worth; a hanging hero stays."""
    return 0 if hero.cliff >= 0 else max(0, table.die + hero.stats[STRIDE])


@step("FAG-M02", "FAG-M03", "FAG-M13", "FAG-M24")
def settle_move(table: Fortune, seat: int) -> None:
    """FAG-M02 FAG-M03 FAG-M04 FAG-M13 FAG-M24 The die stands: a natural 1 may draw an Event first."""
    hero = table.heroes[seat]
    table.points = _points(table, hero)
    face, table.die = table.die, 0
    table.do(walk, seat)
    if face == 1:
        table.do(ask_window, AFTER_ROLL, seat, 0)  # whoever can act: it may be with the Event that is drawn first
        _mishap(table, hero)
        table.do(may_draw_event, seat)
    else:
        window(table, AFTER_ROLL, seat)


def _mishap(table: Fortune, hero: Player) -> None:
    """FAG-P21 FAG-P23 Artifacts and treasures whose text says so are lost on a movement roll of 1."""
    if not table.setup["adventure_text"]:
        return
    for tale in hero.tales[:]:
        if any(type(trait) is LostOnOne for trait in table.lib.cards[tale].traits):
            table.say("mishap_treasure", seat=hero.seat)
            drop_treasure(table, hero, tale)
    kept: list[int] = []
    for i in range(0, len(hero.loot), 2):
        pair = hero.loot[i : i + 2]
        if any(type(trait) is LostOnOne for trait in table.lib.cards[pair[1]].traits):
            table.say("mishap", seat=hero.seat, artifact_card=pair[0])
            for card in pair:
                discard(table, card)
        else:
            kept += pair
    hero.loot = kept
    refresh(table, hero)


@step("FAG-M02", "FAG-M07")
def walk(table: Fortune, seat: int) -> None:
    """FAG-M02 FAG-M07 Go on while there is a step to take; unused points are lost."""
    hero = table.heroes[seat]
    if hero.cliff < 0 and not hero.ko and table.points > 0 and len(moves(table, seat)) > 1 + len(listening(hero)):
        table.put(seat, move)


class Stop(Choice):
    """FAG-M02 FAG-M07 The points left are lost."""

    verb = "stop"


class Move(Choice):
    """FAG-M05 FAG-M06 FAG-M07 FAG-M08 FAG-M12 A step to an adjacent space, within the points left."""

    verb = "move"
    space: str = thing("space")

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        lib = table.lib
        if self.space not in lib.links:
            return NOT_OFFERED
        if self.space not in lib.links[table.heroes[seat].space]:
            return no("not-adjacent", "FAG-M08")
        cost = lib.cost[self.space]
        return None if cost <= table.points else no("too-far", "FAG-M07", cost=cost, points=table.points)


class Fly(Choice):
    """FAG-F01 FAG-F02 FAG-F05 FAG-F06 A flight from a city to another city, for a fare and a point."""

    verb = "fly"
    space: str = thing("city")

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        lib, hero = table.lib, table.heroes[seat]
        if not table.setup["flights"]:
            return no("no-flights", "FAG-S29")
        if self.space not in lib.city or hero.space not in lib.city or self.space == hero.space:
            return no("fly-cities", "FAG-F01")
        if table.points <= 0:
            return no("no-points", "FAG-F05")
        price, have = fare(table, hero, self.space), purse(table, seat)
        return None if price <= have else no("fare", "FAG-F02", price=price, have=have)


STOP = Stop()
MOVE: Made[str, Move] = Made(Move)
FLY: Made[str, Fly] = Made(Fly)
Going = Stop | Move | Fly | Listen


@step("FAG-M05", "FAG-M06", "FAG-M07", "FAG-M08", "FAG-F01", "FAG-F02")
def moves(table: Fortune, seat: int) -> list[Going]:
    """FAG-M05 FAG-M06 FAG-M07 FAG-M08 FAG-M12 FAG-F01 FAG-F02 FAG-F05 FAG-F06 Adjacent spaces within the points left,
    flights, or stopping; quickly.
    """
    lib, hero, points = table.lib, table.heroes[seat], table.points
    cost, here = lib.cost, hero.space
    options: list[Going] = [STOP]
    options += [MOVE[space] for space in lib.links[here] if cost[space] <= points]
    if points > 0 and here in lib.city and table.setup["flights"]:
        coins = purse(table, seat)
        options += [FLY[city] for city in lib.cities if city != here and fare(table, hero, city) <= coins]
    return options + listening(hero)


def fare(table: Fortune, hero: Player, city: str) -> int:
    """FAG-F02 FAG-F09 The price of a flight: 2 fortune to a major city, 3 to a minor one, unless a hero pays less."""
    own = hero.stats[FLIGHT]
    return own if own >= 0 else 2 if city in table.lib.major else 3


@question("FAG-M02", "FAG-M14", "FAG-F03", "FAG-F04", takes=Going, offer=moves)
def move(table: Fortune, choice: Going) -> None:
    """FAG-M05 FAG-M06 FAG-M14 FAG-M20 FAG-M21 FAG-F03 FAG-F04 FAG-F07 FAG-F09 Take a step or a flight, and go on."""
    seat = table.seat
    hero = table.heroes[seat]
    if isinstance(choice, Stop):
        return
    table.do(walk, seat)
    if isinstance(choice, Listen):
        listen(hero)
        return
    window(table, MOVE_STEP, seat)
    if isinstance(choice, Move):
        table.points -= table.lib.cost[choice.space]
        enter(table, seat, choice.space)
        return
    price = fare(table, hero, choice.space)
    pay_fortune(table, seat, price)
    table.say("flew", seat=seat, space=choice.space, n=price)
    table.points -= 1
    enter(table, seat, choice.space)
