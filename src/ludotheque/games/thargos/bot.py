"""What a bot should know of Thargos: points, heroes and cards on the table, and how the conflict going on may end."""

from __future__ import annotations

from math import exp

from .conflict import hero_values, totals, worth
from .table import Side, Thargos

ATTRIBUTE = 0.012
"""What a point of a hero's attributes is worth, in targets."""
CARD, POINT = 0.012, 0.004
"""What any card in deck or hand is worth, for without cards the game is lost, and a point of modifiers in hand."""
MEAN = 1.6
"""The modifier of a middling card."""
IDLE = 0.06
"""What it costs to let turns pass: a stalled game is decided by points."""
REPLY = 4.0
"""Points of modifiers that an answer to an attempt seldom exceeds."""


def evaluate(table: Thargos, seat: int) -> float:
    """How well a seat stands, 0 to 1."""
    if table.over:
        rank = table.outcomes[seat].rank
        tied = sum(outcome.rank == 1 for outcome in table.outcomes) > 1
        return (0.5 if tied else 1.0) if rank == 1 else 0.0
    values = [strength(table, side) for side in table.sides]
    if table.attacker >= 0 and table.mission >= 0:
        weigh_conflict(table, values)
    others = [value for other, value in enumerate(values) if other != seat and not table.sides[other].out]
    theirs = max(others) if others else 0.9
    return 1 / (1 + exp(-4.0 * (values[seat] - theirs)))


def strength(table: Thargos, side: Side) -> float:
    """How far a side is on its way, in targets."""
    if side.out:
        return -1.0
    heroes = sum(sum(hero_values(table, place)) for place in side.places if place.hero >= 0)
    value = side.vp / (side.target or 1) + ATTRIBUTE * heroes - IDLE * side.idle
    if table.rivals and side.seat:
        return value + 0.7  # their deck never ends
    pam = table.pool.pam
    cards = len(side.deck) + len(side.hand)
    return value + POINT * sum([pam[card] for card in side.hand]) + CARD * cards - 0.4 * exp(-cards / 6)


def weigh_conflict(table: Thargos, values: list[float]) -> None:
    """Add what the attempt going on promises: the prize or an injury, and the cards both sides will still spend on it."""
    mine, theirs = totals(table)
    attributes = table.print(table.mission).attributes
    behind = sum(max(0, theirs[a] - mine[a]) for a in attributes)
    margin = float(-behind if behind else min(mine[a] - theirs[a] for a in attributes))
    asking = table.asking.__name__ if table.asking else ""
    reply = answer(table, asking, len(attributes))
    if asking in ("attack", "step_in"):
        pam = table.pool.pam
        effort = min(max(0.0, reply - margin), sum([pam[card] for card in table.sides[table.attacker].hand]))
        margin += effort
        values[table.attacker] -= CARD * effort / MEAN
    chance = 1 / (1 + exp(-(margin - reply) / 1.2))
    prize = (worth(table, table.mission) + 0.5) / (table.sides[table.attacker].target or 1)
    values[table.attacker] += chance * prize - (1 - chance) * injury(table)
    if table.defender >= 0:
        values[table.defender] -= chance * 1.5 * CARD + CARD * reply / MEAN


def answer(table: Thargos, asking: str, attributes: int) -> float:
    """The points the other side is likely to add."""
    if table.dice_total:
        return 0.0
    if table.defender < 0:
        return 3.5 * attributes if table.story_mode else 0.0
    if table.cover < 0 or (attributes > 1 and asking != "attack" and not table.sides[table.attacker].on):
        return 0.0
    if table.rivals and table.defender:
        return REPLY + 1.7 * table.infamy if not table.sides[table.defender].laid else 0.0
    pam = table.pool.pam
    return min(REPLY, 0.4 * sum([pam[card] for card in table.sides[table.defender].hand]))


def injury(table: Thargos) -> float:
    """What the attacker's hero loses if the attempt fails."""
    place = table.sides[table.attacker].places[table.spot]
    if place.hero < 0 or place.injured:
        return 0.0
    ready, injured = table.print(place.hero).faces
    return 0.01 + ATTRIBUTE * max(0, sum(ready.values) - sum(injured.values))
