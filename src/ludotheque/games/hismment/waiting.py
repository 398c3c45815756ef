"""Whether it is worth waiting: what time alone brings to two players who can do nothing now (HIS-Q07)."""

from __future__ import annotations

from collections.abc import Iterable

from .bounds import every_need
from .effects import AnyNeed, Round
from .field import END, choose_actor, field_options
from .table import Hismment, Side
from .triggers import pull
from .turn import MIDDLE, expire, new_turn, pass_time

PLENTY = 10_000
"""Coins come in with every luck roll: so many that none is missing."""
ROUNDS = 2
"""HIS-T01 Turns to a round."""


def time_helps(table: Hismment) -> bool:
    """HIS-Q06 HIS-Q07 Whether either player will have an action if both only wait: for PM, for a change or equipment to end,
    for a square to open, for a round; as long as no limit ends the game before that (HIS-Q10, HIS-Q11).
    """
    world, kit = table.clone(), table.setup.kit
    world.story = None
    for side in world.sides:
        side.bank += PLENTY
        side.faces = [n + 1 for n in side.faces]
    for _ in range(_horizon(table)):
        if _can_act_next(world):
            return True
        world.quiet = 0 if world.moved_on else world.quiet + 1
        if kit.no_progress and world.quiet >= ROUNDS * kit.no_progress:
            return False
        if kit.max_rounds and world.round >= kit.max_rounds and world.active != world.first:
            return False
    return False


def _can_act_next(world: Hismment) -> bool:
    """Let the next turn begin; whether it offers something, asks something, or ends the game by itself."""
    world.active = 1 - world.active
    world.turn += 1
    world.round += world.active == world.first
    seat = world.active
    new_turn(world)
    pass_time(world, seat)
    for moment in ("upkeep", "after_luck_roll", "end_of_turn"):
        pull(world, moment, seat)
        while world.agenda and world.question is None and not world.over:
            step, args = world.agenda.pop()
            step(world, *args)
        if world.question is not None or world.over or _offers(world, seat):
            return True
    expire(world)
    return False


def _offers(world: Hismment, seat: int) -> bool:
    """Whether any of steps 3 to 7 has something to do."""
    choose_actor(world, seat)
    return any(offer(world, seat) for offer in MIDDLE) or field_options(world, seat) != [END]


def _horizon(table: Hismment) -> int:
    """After so many turns nothing runs out any more, and no later round is waited for."""
    ends = [until - table.turn for _, until in table.blocked]
    turns = [0]
    for side in table.sides:
        ends += [mod[3] - table.turn for mod in side.mods]
        for hero in side.heroes:
            ends += [mod[3] - table.turn for mod in hero.mods]
            turns += [hero.shut - table.turn, *(ROUNDS * n for n in (hero.spent, *hero.life))]
        turns += [ROUNDS * (need.n - table.round) for need in _asked(table, side) if isinstance(need, Round)]
    return max(turns + ends) + ROUNDS + 1


def _asked(table: Hismment, side: Side) -> Iterable[AnyNeed]:
    """Every condition that a card in play of this side, or the Terrain, waits for."""
    kit = table.setup.kit
    worn = [card for hero in side.heroes for card in (hero.cards[-1], *hero.attacks, *hero.gear)]
    for card in worn + table.terrain:
        what = kit.cards[card]
        for needs in (what.release, *(text.needs for text in (*what.texts, *what.signature_texts))):
            yield from every_need(needs)
        for way in kit.ways[card]:
            yield from way
