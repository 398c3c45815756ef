"""DRM-T Which of several targets: the nearest, then the one that hurts the Witch Master most."""

from __future__ import annotations

from collections.abc import Callable

from ..state.board import NOWHERE
from ..state.figures import cause_of, enemies_in, force_of, health_left
from ..state.table import Ritual
from .wounds import eliminate

# Chance in 36 that an attack gets through, by Resistance minus Force from -12 to 12: with a defence die, and without.
_WIDTH = 12
_DEFENDED = [sum(a > b + gap for a in range(1, 7) for b in range(1, 7)) for gap in range(-_WIDTH, _WIDTH + 1)]
_BARE = [6 * sum(a > gap for a in range(1, 7)) for gap in range(-_WIDTH, _WIDTH + 1)]
_NEVER = 9999.0
"""More blows than anybody will ever strike."""

GREAT = 2
"""DRM-T06 The demon and the witches come before all that follows from a fall; below them it is asked what follows."""

Harm = tuple[float, ...]
"""How much the fall of a target would hurt the Witch Master; the smallest hurts most."""
Order = Callable[..., Harm]


def hit_chance(table: Ritual, attacker: int, target: int, gain: int, zone: int = NOWHERE) -> int:
    """DRM-T07 Chance in 36 that an attack gets through to a Legion character that Defends if it can be paid, without X.

    ``gain``: what the entry itself adds to the total (DRM-H18); ``zone``: where a hero would strike from, if not here.
    """
    kit = table.setup.kit
    gap = kit.resistance[table.kind[target]] - force_of(table, attacker, target, zone) - gain
    chances = _DEFENDED if table.energy else _BARE
    return chances[max(0, min(2 * _WIDTH, gap + _WIDTH))]


def likelihood(table: Ritual, attacker: int, target: int, gain: int, zone: int = NOWHERE) -> tuple[int, float]:
    """DRM-T07 DRM-E5-17 How likely it is to fall, the likeliest first: to one attack, else to the fewest on average."""
    hit = hit_chance(table, attacker, target, gain, zone)
    damage = table.setup.kit.damage[table.kind[attacker]]
    blows = -(-health_left(table, target) // damage) if damage else 0
    if blows == 1 and hit:
        return -hit, 0
    return 0, 36 * blows / hit if blows and hit else _NEVER


def after_fall(table: Ritual, target: int, attacker: int) -> Ritual:
    """The table as it would be if this attacker eliminated the target: the rules themselves are asked, on a copy."""
    told, table.story = table.story, None
    copy = table.clone()
    table.story = told
    eliminate(copy, target, cause_of(table, attacker), attacker)
    return copy


def consequences(table: Ritual, attacker: int, target: int) -> tuple[int, int, int]:
    """DRM-T06 DRM-V11 What would follow: a victory of the heroes first, then as many witches gone as can be, then no demon.

    Nothing hangs on the fall of minions and creatures, so nobody looks.
    """
    kit = table.setup.kit
    if kit.sort[table.kind[target]] in ("minion", "creature"):
        return 0, 0, 0
    then = after_fall(table, target, attacker)
    won = -1 if then.outcomes and not then.outcomes[0].score else 0
    return won, table.witches_lost - then.witches_lost, int(then.summoned and not table.summoned)


def harm(table: Ritual, attacker: int, target: int, gain: int = 0, zone: int = NOWHERE) -> Harm:
    """DRM-T06 The order of targets for an attack, the most harmful first."""
    kit = table.setup.kit
    chance, blows = likelihood(table, attacker, target, gain, zone)
    won, witches, demon = consequences(table, attacker, target) if chance else (0, 0, 0)
    category = 3 if target in table.carriers else kit.category[table.kind[target]]
    great = min(category, GREAT)
    return (won, chance, blows, great, witches, demon, category, health_left(table, target), target)


def objective_harm(table: Ritual, attacker: int, target: int, gain: int = 0, zone: int = NOWHERE) -> Harm:
    """DRM-E5-10 DRM-E5-17 For a witch or the demon the chance comes first, then the rest."""
    won, chance, blows, *rest = harm(table, attacker, target, gain, zone)
    return (chance, blows, won, *rest)


def harm_order(table: Ritual, objective: bool) -> Order:
    """DRM-T06 DRM-E5-17 The order that holds: for encounters that aim at witches and demon alike the chance comes first."""
    return objective_harm if objective and "witch-or-demon" in table.setup.kit.encounter.objective else harm


def by_harm(table: Ritual, attacker: int, foes: list[int]) -> list[int]:
    """DRM-T06 The most harmful first."""
    return sorted(foes, key=lambda foe: harm(table, attacker, foe))


def promise(table: Ritual, serf: int) -> Harm:
    """DRM-T08 What the best attack of a commanded peasant would do, the most harmful first."""
    return min(harm(table, serf, foe)[:-1] for foe in enemies_in(table, table.place[serf]))


def need_of_help(table: Ritual, slot: int) -> tuple[int, ...]:
    """DRM-T09 The order of heroes as targets: fewest health left, then most wounds, then the lowest slot."""
    return health_left(table, slot), -table.wounds[slot], slot


def rank(table: Ritual, slot: int, figs: list[int], objective: bool, gain: int) -> list[int]:
    """DRM-T04 DRM-T05 DRM-T12 DRM-O10 Targets in the order a hero attacks them: nearest first, then the most harmful."""
    if len(figs) < 2:
        return figs
    kit = table.setup.kit
    place = table.place
    span = kit.board.span[place[slot]]
    order = harm_order(table, objective)
    if kit.advanced and kit.range[table.kind[slot]]:
        return sorted(
            figs,
            key=lambda fig: (likelihood(table, slot, fig, gain), span[place[fig]], order(table, slot, fig, gain)),
        )
    return sorted(figs, key=lambda fig: (span[place[fig]], order(table, slot, fig, gain)))
