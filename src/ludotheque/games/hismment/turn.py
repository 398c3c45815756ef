"""A turn: upkeep, draw, luck die, then steps 3 to 7 (HIS-T01 … T33, HIS-E03 … E09)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludotheque.kernel import RulesError, step
from ludotheque.kernel.choice import Choice, no, question

from .attach import Attach, Evolve, Reinforce, attach, attachments, drop_gear, evolve, reinforce
from .chapters import PlayChapter, UsePower, chapters_and_powers, play_chapter, use_power
from .ending import settle_turn
from .field import END, End, ask_known, start_of_field
from .market import Buy, Sell, bargains, buy, sell
from .prison import Free, free, releases
from .stats import luck_of, trim
from .table import Hismment, Mod
from .triggers import No, Yes, pull

COINS_PER_POINT = 5
MARKET, ATTACH, CHAPTERS, RELEASE, FIELD = 3, 4, 5, 6, 7


class On(Choice):
    """HIS-T04 On to the next step."""

    verb = "on"


ON = On()
Deed = Buy | Sell | Attach | Evolve | Reinforce | PlayChapter | UsePower | Free
TurnAct = Buy | Sell | Attach | Evolve | Reinforce | PlayChapter | UsePower | Free | On | End
_OFFERS: dict[int, Callable[[Hismment, int], Sequence[TurnAct]]] = {
    MARKET: bargains,
    ATTACH: attachments,
    CHAPTERS: chapters_and_powers,
    RELEASE: releases,
}
MIDDLE = tuple(_OFFERS.values())
"""HIS-T28 What steps 3 to 6 offer."""
LATER = {verb: no("step", "HIS-T04") for verb in ("act", "deploy", "move", "attack", "swap")}
"""HIS-T04 What belongs to step 7."""


@step("HIS-T01", "HIS-T05")
def begin_turn(table: Hismment) -> None:
    """HIS-T01 HIS-T02 HIS-T05 HIS-T22 A turn begins with the upkeep, then draw, roll and the steps of one's choice."""
    seat = table.active
    new_turn(table)
    table.say("turn", "HIS-T01", "HIS-T02", seat=seat, round=table.round)
    table.do_all((draw_step,), (roll_step,), (next_phase, MARKET))
    pass_time(table, seat)
    luck_income(table, seat)
    pull(table, "upkeep", seat)


def new_turn(table: Hismment) -> None:
    """HIS-T12 HIS-T28 HIS-L08 Nothing of this turn has happened yet."""
    side = table.sides[table.active]
    side.placed = [0, 0, 0]
    side.could_act, side.freed_now, side.trod = False, 0, 0
    table.links = 0
    table.moved_on = False
    table.actor, table.steps, table.attacks_made = -1, 0, 0
    table.deployed = table.swapped = False
    table.face = 0
    for hero in side.heroes:
        hero.rolled = False
        if hero.used:
            hero.used = []


def pass_time(table: Hismment, seat: int) -> None:
    """HIS-T05 What the upkeep does by the clock: wear, changes that end, PM."""
    wear_down(table, seat)
    expire(table)
    recover(table, seat)


def wear_down(table: Hismment, seat: int) -> None:
    """HIS-A18 HIS-A19 HIS-A20 HIS-A21 Equipment loses one point of life; at 0 it goes to the cemetery."""
    side, always = table.sides[seat], table.setup.kit.ticks_in_prison
    gone = False
    for hero in side.heroes:
        if hero.gear and (always or hero.square >= 0):
            hero.life = [n - 1 if n > 0 else n for n in hero.life]
            while 0 in hero.life:
                drop_gear(table, seat, hero, hero.life.index(0), "HIS-A18", "HIS-A19")
                gone = True
    if gone:
        trim(table)


def expire(table: Hismment) -> None:
    """HIS-T23 What was to last until now ends."""
    turn = table.turn
    for side in table.sides:
        if side.mods:
            side.mods = _lasting(side.mods, turn)
        for hero in side.heroes:
            if hero.mods:
                hero.mods = _lasting(hero.mods, turn)
    if table.blocked:
        table.blocked = [(square, until) for square, until in table.blocked if until < 0 or until > turn]
    trim(table)


def _lasting(mods: list[Mod], turn: int) -> list[Mod]:
    return [mod for mod in mods if mod[3] < 0 or mod[3] > turn]


def recover(table: Hismment, seat: int) -> None:
    """HIS-T06 HIS-T07 HIS-L11 Every hero of the player gets 1 PM back, in Prison too."""
    for hero in table.sides[seat].heroes:
        if hero.spent:
            hero.spent -= 1


def luck_income(table: Hismment, seat: int) -> None:
    """HIS-E06 HIS-E07 HIS-E08 HIS-E09 HIS-E24 Five coins for each point of Luck, of the hero on the field by default."""
    side, rule = table.sides[seat], table.setup.kit.luck_income
    luck = 0
    for hero in side.heroes:
        if hero.square >= 0 or rule == "all" or (rule == "freed" and hero.freed):
            luck += luck_of(table, seat, hero)
    if luck:
        side.bank += COINS_PER_POINT * luck
        table.say("income", "HIS-E06", "HIS-E07", seat=seat, n=COINS_PER_POINT * luck)


@step("HIS-T03", "HIS-T08", "HIS-T09")
def draw_step(table: Hismment) -> None:
    """HIS-T03 HIS-T08 HIS-T09 HIS-T29 Step 1: the top card of the pile into hand; nothing happens if there is none."""
    if table.setup.kit.automatic:
        draw_card(table)
    elif table.sides[table.active].pile:
        table.put(table.active, decide_draw)


@step("HIS-T29")
def do_it(table: Hismment, seat: int) -> list[Yes | No]:
    """HIS-T29 Do it or leave it."""
    return [Yes(), No()]


@question("HIS-T29", takes=Yes | No, offer=do_it)
def decide_draw(table: Hismment, choice: Yes | No) -> None:
    """HIS-T29"""
    if isinstance(choice, Yes):
        draw_card(table)


def draw_card(table: Hismment) -> None:
    seat = table.active
    side = table.sides[seat]
    if side.pile:
        card = side.pile.pop()
        side.hand.append(card)
        table.say("draw", "HIS-T08", seat=seat, card=card)
        pull(table, "after_draw", seat)


@step("HIS-E03", "HIS-E04", "HIS-E05")
def roll_step(table: Hismment) -> None:
    """HIS-T03 HIS-E03 HIS-E04 HIS-E05 HIS-T29 Step 2: the luck die, five coins for each point."""
    if table.setup.kit.automatic:
        roll_luck(table)
    else:
        table.put(table.active, decide_roll)


@question("HIS-T29", takes=Yes | No, offer=do_it)
def decide_roll(table: Hismment, choice: Yes | No) -> None:
    """HIS-T29"""
    if isinstance(choice, Yes):
        roll_luck(table)


def roll_luck(table: Hismment) -> None:
    seat = table.active
    face = table.dice.roll()
    table.face = face
    side = table.sides[seat]
    side.bank += COINS_PER_POINT * face
    side.faces[face - 1] += 1
    table.say("luck", "HIS-E03", "HIS-E04", seat=seat, face=face, n=COINS_PER_POINT * face)
    pull(table, "after_luck_roll", seat)


# Steps 3 to 6 ----------------------------------------------------------------------------------------------------------


@step("HIS-T02", "HIS-T04", "HIS-T20")
def next_phase(table: Hismment, phase: int) -> None:
    """HIS-T02 HIS-T04 HIS-T19 HIS-T20 Go on with this step, or with the next one that offers something."""
    if not MARKET <= phase <= FIELD:
        raise RulesError(
            f"next_phase goes from {MARKET} (buy and sell) to {FIELD} (the field); begin_turn comes before"
        )
    table.links = 0
    if table.setup.kit.shaky:
        trim(table)
    seat = table.active
    options: Sequence[TurnAct] = []
    if table.setup.kit.strict:
        while phase < FIELD and not (options := _OFFERS[phase](table, seat)):
            phase += 1
    elif phase < FIELD:
        options = _middle(table, seat)
    table.phase = phase
    if options:
        table.sides[seat].could_act = True
        ask_known(table, seat, [*options, ON, END], act)
    else:
        table.do(start_of_field)


def _middle(table: Hismment, seat: int) -> list[TurnAct]:
    """HIS-T28 Steps 3 to 6 together."""
    return [option for offer in MIDDLE for option in offer(table, seat)]


@step("HIS-T19", "HIS-T28")
def actions(table: Hismment, seat: int) -> list[TurnAct]:
    """HIS-T04 HIS-T19 HIS-T28 What the current step offers (or steps 3 to 6 together); go on; end the turn."""
    options = _OFFERS[table.phase](table, seat) if table.setup.kit.strict else _middle(table, seat)
    return [*options, ON, END]


@question("HIS-T04", "HIS-T17", "HIS-T19", takes=TurnAct, offer=actions, strays=LATER)
def act(table: Hismment, choice: TurnAct) -> None:
    """HIS-T04 HIS-T17 HIS-T19 Do what was chosen and come back to the same step."""
    if isinstance(choice, On):
        table.do(next_phase, table.phase + 1 if table.setup.kit.strict else FIELD)
    elif isinstance(choice, End):
        table.do(end_turn)
    else:
        table.do(next_phase, table.phase)
        do_deed(table, choice)


def do_deed(table: Hismment, choice: Deed) -> None:
    """HIS-T02 One thing of steps 3 to 6."""
    if isinstance(choice, Buy):
        buy(table, choice.card)
    elif isinstance(choice, Sell):
        sell(table, choice.card)
    elif isinstance(choice, Attach):
        attach(table, choice.card, choice.hero)
    elif isinstance(choice, Evolve):
        evolve(table, choice.card, choice.hero)
    elif isinstance(choice, Reinforce):
        reinforce(table, choice.card)
    elif isinstance(choice, PlayChapter):
        play_chapter(table, choice.card)
    elif isinstance(choice, UsePower):
        use_power(table, choice.card, choice.text)
    else:
        free(table, choice.hero, choice.way)


@step("HIS-T17", "HIS-T23")
def end_turn(table: Hismment) -> None:
    """HIS-T17 HIS-T23 The turn is over: end-of-turn texts, what lasted for this turn, the checks of HIS-Q15."""
    table.do(pass_on)
    pull(table, "end_of_turn", table.active)


@step("HIS-T01", "HIS-Q15")
def pass_on(table: Hismment) -> None:
    """HIS-T01 HIS-Q15 The other player's turn, unless the game is over."""
    expire(table)
    if not settle_turn(table):
        table.active = 1 - table.active
        table.turn += 1
        table.round += table.active == table.first
        table.do(begin_turn)
