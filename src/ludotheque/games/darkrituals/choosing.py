"""DRM-T Which of several targets: the nearest, then the one that hurts the Witch Master most."""

from __future__ import annotations

from collections.abc import Callable

from .figures import force_of, health_left
from .kit import Kit
from .table import Ritual
from .victory import would_win

# Chance in 36 that an attack gets through, by Resistance minus Force from -12 to 12: with a defence die, and without.
_WIDTH = 12
_DEFENDED = [sum(a > b + gap for a in range(1, 7) for b in range(1, 7)) for gap in range(-_WIDTH, _WIDTH + 1)]
_BARE = [6 * sum(a > gap for a in range(1, 7)) for gap in range(-_WIDTH, _WIDTH + 1)]


def elimination_chance(table: Ritual, attacker: int, target: int, gain: int) -> int:
    """DRM-T07 Chance in 36 that this one attack eliminates a Legion character that Defends if it can be paid, without X.

    ``gain``: what the entry itself adds to the total (DRM-H18).
    """
    kit: Kit = table.setup.kit
    if health_left(table, target) > kit.damage[table.kind[attacker]]:
        return 0
    gap = kit.resistance[table.kind[target]] - force_of(table, attacker, target) - gain
    chances = _DEFENDED if table.energy else _BARE
    return chances[max(0, min(2 * _WIDTH, gap + _WIDTH))]


def harm(table: Ritual, attacker: int, target: int, gain: int = 0) -> tuple[int, ...]:
    """DRM-T06 The order of targets for an attack, the most harmful first."""
    kit: Kit = table.setup.kit
    chance = elimination_chance(table, attacker, target, gain)
    wins = bool(chance) and would_win(table, target)
    category = 3 if target in table.carriers else kit.category[table.kind[target]]
    return (-int(wins), -chance, category, health_left(table, target), target)


def objective_harm(table: Ritual, attacker: int, target: int, gain: int = 0) -> tuple[int, ...]:
    """DRM-E5-10 DRM-E5-17 For a witch or the demon the chance comes first, then the rest."""
    order = harm(table, attacker, target, gain)
    return (order[1], order[0], *order[2:])


def harm_order(table: Ritual, objective: bool) -> Callable[..., tuple[int, ...]]:
    """DRM-T06 DRM-E5-17 The order that holds: for encounters that aim at witches and demon alike the chance comes first."""
    return objective_harm if objective and "witch-or-demon" in table.setup.kit.encounter.objective else harm


def need_of_help(table: Ritual, slot: int) -> tuple[int, ...]:
    """DRM-T09 The order of heroes as targets: fewest health left, then most wounds, then the lowest slot."""
    return health_left(table, slot), -table.wounds[slot], slot


def rank(table: Ritual, slot: int, figs: list[int], objective: bool, gain: int) -> list[int]:
    """DRM-T04 DRM-T05 DRM-T12 DRM-O10 Targets in the order a hero attacks them: nearest first, then the most harmful."""
    if len(figs) < 2:
        return figs
    kit: Kit = table.setup.kit
    place = table.place
    span = kit.board.span[place[slot]]
    order = harm_order(table, objective)
    if kit.advanced and kit.range[table.kind[slot]]:
        return sorted(
            figs,
            key=lambda fig: (
                -elimination_chance(table, slot, fig, gain),
                span[place[fig]],
                order(table, slot, fig, gain),
            ),
        )
    nearest = sorted(figs, key=lambda fig: span[place[fig]])
    if span[place[nearest[0]]] < span[place[nearest[1]]] and len(figs) == 2:
        return nearest
    return sorted(figs, key=lambda fig: (span[place[fig]], order(table, slot, fig, gain)))
