"""Hindsight: a finished match looked at again — who was winning when, and which decisions cost the most.

The match is over, so the curve may look at the real cards: from each position it is played on many times at random, with
other dice than the ones that fell, and where that led is judged. A decision is judged by a searching bot, from what its seat
knew at the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludotheque.kernel import Dice, Entry, Header, Option

from .bot import make
from .ismcts import CUT
from .window import Window
from .worth import LONG, placing, playout, worth

POSITIONS = 60
"""Positions looked at; a longer match is looked at here and there."""
PLAYOUTS = 24
ITERATIONS, CLOSER = 200, 32
"""How long a decision is thought over; fewer tries where the game judges positions, for each looks more closely."""
COSTLY = 3
DOUBT = 2
MIN_COST = 0.02
"""A difference that is not worth mentioning."""


class Standing(msgspec.Struct, frozen=True):
    """How likely each seat was to win after so many answers, from 0 to 1."""

    move: int
    chances: list[float]


class Regret(msgspec.Struct, frozen=True):
    """A decision that cost something: what was chosen after ``move`` answers, what the bot would have done, how much."""

    move: int
    seat: int
    chosen: Option
    better: Option
    cost: float


class Hindsight(msgspec.Struct, frozen=True):
    curve: list[Standing]
    regrets: list[Regret]


def hindsight(header: Header, answers: Sequence[Entry]) -> Hindsight:
    """Look back on a match. The same match gives the same hindsight."""
    setup = header.setup()
    table = setup.deal(bytes.fromhex(header.key), told=True)
    dice = Dice(Dice(bytes.fromhex(header.key)).fork().key)
    every = max(1, -(-len(answers) // POSITIONS))
    curve, regrets = [], []
    for move, entry in enumerate(answers):
        assert entry.option is not None
        chosen: Option = tuple(entry.option)
        if move % every == 0:
            curve.append(Standing(move, _chances(table, dice)))
            regret = _regret(table, move, entry.seat, chosen, dice)
            if regret is not None:
                regrets.append(regret)
        table.play(chosen, entry.seat)
    curve.append(Standing(len(answers), _ends(table) if table.over else _chances(table, dice)))
    costly = sorted(regrets, key=lambda regret: (-regret.cost, regret.move))[:COSTLY]
    return Hindsight(_smoothed(curve), costly)


def _smoothed(curve: list[Standing]) -> list[Standing]:
    """Positions close to one another are much alike: each borrows from its neighbours, so that chance shows less."""
    middle = [
        Standing(
            here.move,
            [
                round((a + 2 * b + c) / 4, 4)
                for a, b, c in zip(before.chances, here.chances, after.chances, strict=True)
            ],
        )
        for before, here, after in zip(curve, curve[1:], curve[2:], strict=False)
    ]
    return [curve[0], *middle, curve[-1]] if len(curve) > 2 else curve


def _chances(table: Any, dice: Dice) -> list[float]:
    """A few answers on, by the game's own evaluation; to the end, in a game that has none."""
    totals = [0.0] * table.setup.seats
    for _ in range(PLAYOUTS):
        world = table.clone()
        world.story, world.dice = None, dice.fork()
        playout(world, dice, LONG if world.setup.game.evaluate is None else CUT)
        ends = _ends(world) if world.over else [worth(world, seat) for seat in range(len(totals))]
        totals = [total + end for total, end in zip(totals, ends, strict=True)]
    return [round(total / PLAYOUTS, 4) for total in totals]


def _ends(table: Any) -> list[float]:
    outcomes = table.outcomes
    if len(outcomes) == 1 or table.setup.mode.together:
        return [float(outcome.rank == 1) for outcome in outcomes]
    return [placing(outcomes, seat) for seat in range(len(outcomes))]


def _regret(table: Any, move: int, seat: int, chosen: Option, dice: Dice) -> Regret | None:
    """What the chosen option was worth less than the bot's; None if there was no choice or nothing to regret."""
    if len(table.options_of(seat)) < 2 or chosen not in table.options_of(seat):
        return None
    tries = ITERATIONS if table.setup.game.evaluate is None else CLOSER
    bot = make(f"ismcts:{tries}", dice.fork().key)
    better = bot.choose(Window.of(table, seat, dice))
    thoughts = {thought.option: thought for thought in bot.thoughts}
    if better == chosen or chosen not in thoughts:
        return None
    # What was tried seldom is not known well: believe it the less.
    trust = thoughts[chosen].visits / (thoughts[chosen].visits + DOUBT)
    cost = round(trust * (thoughts[better].value - thoughts[chosen].value), 4)
    return Regret(move, seat, chosen, better, cost) if cost >= MIN_COST else None
