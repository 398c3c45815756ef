"""Step 7: deploying, moving, attacking, swapping (HIS-M01 … M35). It ends the turn it is a step of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Made, Question, Refusal, no, question, thing

from .board import COLUMNS, GRID, orthogonal_distance
from .chapters import UsePower
from .fight import (
    NAMES_FOE,
    NAMES_HEART,
    NAMES_PRISONERS,
    NO_ATTACK,
    aims_of,
    attack,
    attack_cost,
    attacks_left,
    heart_of,
    in_relief,
    targets,
    usable_attacks,
)
from .kit import CODES
from .stats import fold, gather, hero_called, living, pm_left, side_mods, stat, trim
from .table import Hero, Hismment
from .triggers import NOBODY, pull
from .words import OFFENSIVE, SPEED

SECOND, ROOT, DIAGONAL = CODES["second"], CODES["root"], CODES["diagonal"]
FIELD = 7


@step("HIS-M09", "HIS-M35")
def start_of_field(table: Hismment) -> None:
    """HIS-M05 HIS-M09 HIS-M35 Step 7 begins: the hero on the field acts, or one is deployed."""
    table.phase = FIELD
    table.do(go_on_field)


@step("HIS-T18", "HIS-T20", "HIS-M33")
def go_on_field(table: Hismment) -> None:
    """HIS-T17 HIS-T18 HIS-T20 HIS-M33 Ask for the next move, attack or swap; end the turn when nothing is left."""
    from .turn import end_turn

    seat = table.active
    table.links = 0
    if table.setup.kit.shaky:
        trim(table)
    choose_actor(table, seat)
    options = field_options(table, seat)  # nothing, if the hero that acts is gone (HIS-M33)
    if len(options) > 1:
        table.sides[seat].could_act = True
        ask_known(table, seat, options, act_on_field)
        return
    table.do(end_turn)


def choose_actor(table: Hismment, seat: int) -> None:
    """HIS-T18 HIS-M35 The only hero on the field acts, unless another one may still come in."""
    if table.actor < 0:
        here = [hero for hero in table.sides[seat].heroes if hero.square >= 0]
        if len(here) == 1 and not may_deploy(table, seat, here):
            table.actor = here[0].cards[0]


def ask_known(table: Hismment, seat: int, options: Sequence[Choice], put: Question[Hismment, Any]) -> None:
    """As ``table.put``, where the offer was worked out a moment ago to see whether there is anything to ask."""
    table.seat, table.options, table.question = seat, list(options), put.plain


def own(table: Hismment, seat: int, name: int) -> Hero | None:
    """The living hero of this seat whose lowest card this is."""
    return next((hero for hero in table.sides[seat].heroes if hero.cards[0] == name), None)


def nobody_acts(table: Hismment, seat: int) -> Refusal:
    """HIS-M08 HIS-M35 In step 7 a hero must be there, and be the one that acts, before anything else."""
    here = any(hero.square >= 0 for hero in table.sides[seat].heroes)
    return no("who-acts", "HIS-M35") if here else no("nobody-there", "HIS-M08")


class Act(Choice):
    """HIS-M35 One of several heroes on the field acts this turn."""

    verb = "act"
    hero: int = thing("hero")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        hero = own(table, seat, self.hero)
        if hero is None:
            return no("own-hero", "HIS-M35")
        if hero.square < 0:
            return no("not-on-field", "HIS-M08")
        return no("acts-already", "HIS-M35") if table.actor >= 0 else None


class Deploy(Choice):
    """HIS-M07 HIS-M09 A freed hero enters."""

    verb = "deploy"
    hero: int = thing("hero")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        hero, kit = own(table, seat, self.hero), table.setup.kit
        if hero is None:
            return no("own-hero", "HIS-M08")
        if not hero.freed:
            return no("locked", "HIS-L01")
        if table.deployed:
            return no("deploy-once", "HIS-M09")
        here = [other.square for other in table.sides[seat].heroes if other.square >= 0]
        if here and len(here) > fold(0, side_mods(table, seat, SECOND)):
            return no("on-field", "HIS-M05")
        start = kit.board.starts[seat]
        if start in here:
            return no("start-own", "HIS-M35")
        if not kit.push_back and any(enemy.square == start for enemy in table.sides[1 - seat].heroes):
            return no("start-held", "HIS-M13")
        if hero.square >= 0:
            return no("there-already", "HIS-M08")
        return no("deploy-first", "HIS-M09") if table.actor >= 0 else None


class Move(Choice):
    """HIS-M15 The hero that acts walks to a square."""

    verb = "move"
    square: int = thing("square")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        hero = own(table, seat, table.actor)
        if hero is None or hero.square < 0:
            return nobody_acts(table, seat)
        return no_way(table, seat, hero, self.square, steps_left(table, seat, hero), own=True)


class Attack(Choice):
    """HIS-F01 The hero that acts uses an attack on a hero, a Heart, or nobody in particular."""

    verb = "attack"
    card: int = thing("worn")
    target: int = thing("target")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        hero = own(table, seat, table.actor)
        if hero is None or hero.square < 0:
            return nobody_acts(table, seat)
        if self.card not in hero.attacks:
            return no("not-attached", "HIS-F01")
        if table.swapped or in_relief(table, seat, hero):
            return no("swapped", "HIS-M24")
        if gather(table, seat, hero, NO_ATTACK):
            return no("forbidden", "HIS-T27")
        if not attacks_left(table, seat, hero):
            return no("attacked", "HIS-F04")
        cost, left = attack_cost(table, seat, hero, self.card), pm_left(table, seat, hero)
        if cost > left:
            return no("pm", "HIS-F02", n=cost, left=left)
        if self.target in targets(table, seat, hero, self.card):
            return None
        return no_aim(table, seat, hero, self.card, self.target)


def no_aim(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> Refusal:
    """HIS-F03 HIS-F06 HIS-F07 HIS-P02 HIS-P04 HIS-P17 HIS-C15 Why an attack is not made on this target."""
    kit = table.setup.kit
    offensive = kit.type[card] == OFFENSIVE
    aims = aims_of(table, hero, card)
    found = hero_called(table, target) if target >= 0 else None
    if found is not None and found[0] != seat and found[1].square >= 0:
        if offensive:
            return no("range", "HIS-F03")
        if not aims.isdisjoint(NAMES_FOE):
            return no("range", "HIS-C15")
    elif (found and found[0] != seat) or target == heart_of(1 - seat) or (target == NOBODY and not offensive):
        there = NAMES_PRISONERS if found else NAMES_HEART if target != NOBODY else (*NAMES_PRISONERS, *NAMES_HEART)
        if not offensive and aims.isdisjoint(there):
            return no("no-aim", "HIS-C15") if target == NOBODY else no("not-named", "HIS-P17")
        if any(enemy.square >= 0 for enemy in table.sides[1 - seat].heroes):
            return no("prison", "HIS-F07")
        if hero.square != kit.board.starts[1 - seat]:
            return no("prison", "HIS-P02")
        if found is None and table.sides[1 - seat].heroes:
            return no("prisoners-first", "HIS-P04")
    elif offensive:
        return no("aim-enemy", "HIS-F06")
    return no("no-aim", "HIS-C15")


class Swap(Choice):
    """HIS-M22 The hero that acts goes back to Prison and a freed one takes its place."""

    verb = "swap"
    hero: int = thing("hero")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        hero, other = own(table, seat, table.actor), own(table, seat, self.hero)
        if hero is None or hero.square < 0:
            return nobody_acts(table, seat)
        if other is None or other is hero:
            return no("own-other", "HIS-M23")
        if table.swapped or hero.relief == table.turn:
            return no("swap-once", "HIS-M28")
        if not other.freed:
            return no("locked", "HIS-M23")
        if hero.square != table.setup.kit.board.starts[seat]:
            return no("swap-place", "HIS-M22")
        return no("there-already", "HIS-M23") if other.square >= 0 else None


class End(Choice):
    """HIS-T19 The turn is over."""

    verb = "end"


FieldAct = Act | Deploy | Move | Attack | Swap | UsePower | End
MOVES = [Move(square) for square in range(8 * COLUMNS)]
ATTACK: Made[tuple[int, int], Attack] = Made(lambda key: Attack(*key))
END = End()
EARLIER = {
    verb: no("step", "HIS-T04") for verb in ("buy", "sell", "attach", "evolve", "reinforce", "chapter", "free", "on")
}
"""HIS-T04 What belongs to steps 3 to 6; a power says why it is too late (HIS-T14)."""


@step("HIS-M15", "HIS-M22", "HIS-F01")
def field_options(table: Hismment, seat: int) -> list[FieldAct]:
    """HIS-M08 HIS-M12 HIS-M15 HIS-M16 HIS-M22 HIS-F05 Deploy; or move, attack and swap with the one who acts."""
    side = table.sides[seat]
    if table.actor < 0:
        here = [hero for hero in side.heroes if hero.square >= 0]
        found: list[FieldAct] = [Act(hero.cards[0]) for hero in here]
        if may_deploy(table, seat, here):
            found += [Deploy(hero.cards[0]) for hero in side.heroes if hero.freed and hero.square < 0]
        return [*found, END]
    called = hero_called(table, table.actor)
    if called is None or called[1].square < 0:
        return [END]
    hero = called[1]
    left = steps_left(table, seat, hero)
    found = [MOVES[square] for square in reachable(table, seat, hero, left)] if left > 0 else []
    if hero.attacks and attacks_left(table, seat, hero):
        for card in usable_attacks(table, seat, hero):
            found += [ATTACK[card, target] for target in targets(table, seat, hero, card)]
    if not table.swapped and hero.relief != table.turn and hero.square == table.setup.kit.board.starts[seat]:
        found += [Swap(other.cards[0]) for other in side.heroes if other.freed and other.square < 0]
    found.append(END)
    return found


def may_deploy(table: Hismment, seat: int, here: list[Hero]) -> bool:
    """HIS-M05 HIS-M08 HIS-M09 HIS-M13 HIS-M35 Room on the field, a freed hero in Prison, a start square that can be used."""
    if table.deployed or (here and len(here) >= 1 + fold(0, side_mods(table, seat, SECOND))):
        return False
    start = table.setup.kit.board.starts[seat]
    if any(hero.square == start for hero in here):
        return False
    if not table.setup.kit.push_back and any(enemy.square == start for enemy in table.sides[1 - seat].heroes):
        return False
    return any(hero.freed and hero.square < 0 for hero in table.sides[seat].heroes)


def steps_left(table: Hismment, seat: int, hero: Hero) -> int:
    """HIS-M15 HIS-M17 HIS-M31 Speed less the steps already made."""
    if (hero.mods or ROOT in table.setup.kit.static) and gather(table, seat, hero, ROOT):
        return 0
    return stat(table, seat, hero, SPEED) - table.steps


def closed_squares(table: Hismment, seat: int, hero: Hero) -> set[int]:
    """HIS-M18 HIS-M20 Squares held by heroes, blocked ones, and the enemy's start square while the enemy is on the field."""
    shut = {square for square, _ in table.blocked}
    for side in table.sides:
        for other in side.heroes:
            if other.square >= 0 and other is not hero:
                shut.add(other.square)
                if side.seat != seat:
                    shut.add(table.setup.kit.board.starts[1 - seat])
    return shut


def reachable(table: Hismment, seat: int, hero: Hero, steps: int) -> list[int]:
    """HIS-M15 HIS-M18 HIS-M19 HIS-M20 Every square the hero can walk to, in order."""
    board = table.setup.kit.board
    shut = closed_squares(table, seat, hero)
    if not _diagonal(table, seat, hero):
        near = board.near(hero.square, steps)
        inside = shut.intersection(near)
        # Start squares are dead ends, so closing one never makes a detour; anything else may.
        if not inside or inside <= set(board.starts):
            return [square for square in near if square not in inside]
    return sorted(board.reach(hero.square, steps, shut, _diagonal(table, seat, hero)))


def no_way(table: Hismment, seat: int, hero: Hero, square: int, steps: int, *, own: bool = False) -> Refusal | None:
    """HIS-M15 HIS-M18 HIS-M20 HIS-M32 Why a hero cannot walk to a square with so many steps, of its own turn or a text's."""
    board = table.setup.kit.board
    if square not in board.squares:
        return no("no-square", "HIS-M01")
    if square == hero.square:
        return no("stands-there", "HIS-M15")
    if any(other.square == square for side in table.sides for other in side.heroes):
        return no("taken", "HIS-M18")
    shut = closed_squares(table, seat, hero)
    if square == board.starts[1 - seat] and square in shut:
        return no("enemy-start", "HIS-M20")
    if square in shut or (own and gather(table, seat, hero, ROOT)):
        return no("forbidden", "HIS-M32")
    if steps > 0 and square in reachable(table, seat, hero, steps):
        return None
    return no("far", "HIS-M15", steps=max(0, steps))


def _diagonal(table: Hismment, seat: int, hero: Hero) -> bool:
    return bool((hero.mods or DIAGONAL in table.setup.kit.static) and gather(table, seat, hero, DIAGONAL))


@question("HIS-M07", "HIS-M15", "HIS-M16", "HIS-M24", "HIS-F04", takes=FieldAct, offer=field_options, strays=EARLIER)
def act_on_field(table: Hismment, choice: FieldAct) -> None:
    """HIS-M07 HIS-M11 HIS-M15 HIS-M16 HIS-M21 HIS-M25 One thing of step 7, then the next."""
    seat = table.active
    if isinstance(choice, End):
        from .turn import end_turn

        table.do(end_turn)
        return
    table.do(go_on_field)
    if isinstance(choice, Act):
        table.actor = choice.hero
    elif isinstance(choice, Deploy):
        deploy(table, seat, choice.hero)
    elif isinstance(choice, Swap):
        swap(table, seat, choice.hero)
    elif isinstance(choice, Move):
        walk(table, seat, living(table, table.actor)[1], choice.square)
    elif isinstance(choice, Attack):
        attack(table, seat, living(table, table.actor)[1], choice.card, choice.target)


def deploy(table: Hismment, seat: int, name: int) -> None:
    """HIS-M07 HIS-M10 HIS-M13 HIS-M24 A freed hero enters on its start square; an enemy standing there is pushed off."""
    hero, start = living(table, name)[1], table.setup.kit.board.starts[seat]
    for enemy in table.sides[1 - seat].heroes:
        if enemy.square == start:
            push_off(table, seat, enemy)
    hero.square = start
    hero.relief = table.turn if table.sides[seat].returned == table.turn else 0
    table.deployed = True
    table.moved_on = True
    trim(table)
    if sum(other.square >= 0 for other in table.sides[seat].heroes) == 1:
        table.actor = name
    table.say("deploy", "HIS-M07", "HIS-M09", seat=seat, card=hero.cards[-1])
    pull(table, "on_deploy", seat, hero)


def push_off(table: Hismment, seat: int, enemy: Hero) -> None:
    """HIS-M13 HIS-M14 To the nearest free square, the entry square if it is free; it costs nothing and is no move."""
    board = table.setup.kit.board
    taken = {hero.square for side in table.sides for hero in side.heroes} | {square for square, _ in table.blocked}
    free = [square for square in GRID if square not in taken]
    start = board.starts[seat]
    enemy.square = min(free, key=lambda square: (orthogonal_distance(start, square), square % 6, square))
    table.say("pushed", "HIS-M13", "HIS-M14", seat=1 - seat, card=enemy.cards[-1], square=enemy.square)


def walk(table: Hismment, seat: int, hero: Hero, to: int) -> None:
    """HIS-M15 HIS-M17 HIS-M18 Step by step to a square; each step counts."""
    board = table.setup.kit.board
    table.sides[seat].trod |= 1 << hero.square
    if not closed_squares(table, seat, hero) and not _diagonal(table, seat, hero) and not _on_the_way(table, hero):
        table.steps += board.walk(hero.square, to)
        hero.square = to
    else:
        take_way(table, seat, hero, to, steps_left(table, seat, hero), True)
    table.say("move", "HIS-M15", seat=seat, card=hero.cards[-1], square=to)


def take_way(table: Hismment, seat: int, hero: Hero, to: int, steps: int, counted: bool) -> None:
    """HIS-M15 HIS-M32 Schedule each step to a square, around what is closed; ``counted``: they use up Speed."""
    shut = closed_squares(table, seat, hero)
    came = table.setup.kit.board.reach(hero.square, steps, shut, _diagonal(table, seat, hero))
    way = [to]
    while came[way[-1]] != hero.square:
        way.append(came[way[-1]])
    table.do_all(*((take_step, hero.cards[0], square, square == to, counted) for square in reversed(way)))


def _on_the_way(table: Hismment, hero: Hero) -> bool:
    """Whether something may happen while this hero walks."""
    cards = [hero.cards[-1], *hero.gear, *table.terrain]
    return any(
        card in table.setup.kit.on.get(moment, ()) for moment in ("on_enter_square", "on_pass_square") for card in cards
    )


@step("HIS-M15", "HIS-M31")
def take_step(table: Hismment, name: int, square: int, last: bool, counted: bool) -> None:
    """HIS-M15 HIS-M31 One square further, if the hero still may and the way is still open."""
    found = hero_called(table, name)
    if found is None or found[1].square < 0:
        return
    seat, hero = found
    board = table.setup.kit.board
    near = board.beside[hero.square] + (board.corners[hero.square] if _diagonal(table, seat, hero) else ())
    tired = counted and steps_left(table, seat, hero) <= 0
    if tired or square in closed_squares(table, seat, hero) or square not in near:
        while table.agenda[-1][0] is take_step and table.agenda[-1][1][0] == name:
            table.agenda.pop()
        table.say("stopped", "HIS-M31", seat=seat, card=hero.cards[-1], square=hero.square)
        return
    hero.square = square
    table.steps += counted
    if not last:
        pull(table, "on_pass_square", seat, hero)
    pull(table, "on_enter_square", seat, hero)


def swap(table: Hismment, seat: int, name: int) -> None:
    """HIS-M22 … M29 HIS-L15 The hero on the start square goes back to Prison, another freed one takes its place."""
    hero, out = living(table, name)[1], living(table, table.actor)[1]
    out.square, hero.square = -1, table.setup.kit.board.starts[seat]
    table.actor, table.steps, table.swapped, table.sides[seat].trod = name, 0, True, 0
    hero.relief = table.turn
    trim(table)
    table.say("swap", "HIS-M22", "HIS-M23", "HIS-M26", seat=seat, out_card=out.cards[-1], card=hero.cards[-1])
    pull(table, "on_swap_in", seat, hero)
    pull(table, "on_swap_out", seat, out)
