"""What a bot should know of Dark Rituals: how near each side is to its victory, and what stands where."""

from __future__ import annotations

from math import exp

from .content import Ending
from .figures import health_left
from .kit import Kit
from .plagues import infect, lower
from .table import NOWHERE, SLOTS, Ritual
from .victory import endings

STEEP = 7.0
"""How strongly a lead in nearness to victory counts."""
SACRIFICE = 1.28
"""A hero lost is worth more where his soul feeds the Pit."""
MORALE, ENERGY, SPENT, GEAR, PLANT, MINION, CREATURE, PLAGUE = 0.05, 0.012, 0.004, 0.02, 0.01, 0.015, 0.05, 0.03
REACH = 0.01
FLEE = 0.03
HURT = 0.8
HOME = 0.0
GUARD = 0.0
POWER = 1.0
DEMON = 0.0
POSSESS = 0.0
RUBYFAR = 0.06
GONE = 0.6
CAVEPREY = 1.0
"""What a cube, an energy token, an upgrade, a plant card, figures and a plague in hand are worth beside that."""


def evaluate(table: Ritual, seat: int) -> float:
    """How well the Witch Master stands, from 0 to 1."""
    if table.over:
        return table.outcomes[0].score
    sick, left = NOWHERE, 0
    coming = 0.0  # what a question that is still open will bring
    if table.question is not None:
        _, answer, args = table.question
        if answer is infect:  # a plague's wounds are reckoned on the hero who bears them least
            left, sick = min((health_left(table, slot), slot) for slot in SLOTS if table.place[slot] >= 0)
            left = min(left, args[0])
            table.wounds[sick] += left
        elif answer is lower:
            coming = MORALE * min(args[0], sum(table.cubes))
    lead = nearest_end(table) + means(table) + reach(table) + coming
    if sick >= 0:
        table.wounds[sick] -= left
    return 1 / (1 + exp(-STEEP * lead))


def nearest_end(table: Ritual) -> float:
    """How much nearer the Witch Master is to his best victory than the heroes to theirs."""
    mine = max([nearness(table, ending) for ending in endings(table, True)])
    return mine - max([nearness(table, ending) for ending in endings(table, False)])


def nearness(table: Ritual, ending: Ending) -> float:
    """How much of a condition is already met, from 0 to 1."""
    kit: Kit = table.setup.kit
    n = ending.n
    match ending.when:
        case "souls-trapped":
            return min(1.0, (len(table.trapped) + 0.06 * min(3, _cornered(table))) / n)
        case "souls-freed":
            return min(1.0, (table.freed + sum([0.06 * max(0, 3 - far) for far in _from_heroes(table)])) / n)
        case "heroes-lost":
            lost = min(1.0, (table.heroes_lost + _hurt(table, list(SLOTS), n - table.heroes_lost)) / n)
            return SACRIFICE * lost if kit.encounter.sacrifice else lost
        case "witches-lost":
            return min(1.0, (table.witches_lost + 1.25 * _hurt(table, list(kit.witches), n - table.witches_lost)) / n)
        case "no-witch":
            gone = sum(table.place[witch] < 0 for witch in kit.witches)
            return (gone + 0.7 * _hurt(table, list(kit.witches), 3 - gone)) / 3
        case "demon-kills":
            if not table.summoned:
                return 0.5 * _ritual(table)
            return 0.5 + 0.5 * (table.demon_kills + 0.5 * _hurt(table, list(SLOTS), n - table.demon_kills)) / n
        case "demon-gone":
            return table.wounds[kit.demon] / kit.health[table.kind[kit.demon]] if table.summoned else 0.0
        case "ritualist-gone":
            if table.summoned:
                return 0.0
            return _hurt(table, [kit.ritualist], 1) + GUARD * _unguarded(table)
        case "possessed-gone":
            if table.summoned:
                return 0.0
            haunted = [table.place[f] for f in kit.serfs if table.place[f] >= 0 and table.kind[f] == kit.haunted]
            danger = 1.0
            heroes = [table.place[slot] for slot in SLOTS if table.place[slot] >= 0]
            walk = kit.board.walk
            for zone in haunted:
                danger *= 1 / (1 + 0.5 * min([walk[hero][zone] for hero in heroes], default=9))
            return (1 - HOME) * GONE / max(1, len(haunted)) + HOME * danger


def _hurt(table: Ritual, figs: list[int], n: int) -> float:
    """How much of the health of the n worst hurt is gone; counts more the nearer the end."""
    kit: Kit = table.setup.kit
    shares = [table.wounds[f] / kit.health[table.kind[f]] for f in figs if table.place[f] >= 0 and table.wounds[f]]
    shares.sort(reverse=True)
    return sum([HURT * share for share in shares[: max(0, n)]])


def _unguarded(table: Ritual) -> float:
    kit: Kit = table.setup.kit
    guards = sum([table.place[f] == kit.board.entrance for f in kit.legion])
    walk, there = kit.board.walk, table.place[kit.ritualist]
    near = min([walk[table.place[slot]][there] for slot in SLOTS if table.place[slot] >= 0], default=9)
    return 0.5**guards * max(0.0, 1 - near / 9)


def _from_heroes(table: Ritual) -> list[int]:
    """How far each trapped soul lies from the nearest hero."""
    walk = table.setup.kit.board.walk
    heroes = [table.place[slot] for slot in SLOTS if table.place[slot] >= 0]
    return [min([walk[hero][zone] for hero in heroes], default=9) for zone in table.trapped]


def _cornered(table: Ritual) -> int:
    """How many serfs share their zone with somebody who can strike them."""
    kit: Kit = table.setup.kit
    place = table.place
    hunters = {place[f] for f in kit.legion if kit.sort[table.kind[f]] in ("minion", "creature")}
    return sum([place[f] >= 0 and place[f] in hunters and table.kind[f] != kit.haunted for f in kit.serfs])


def _ritual(table: Ritual) -> float:
    """How near the summoning is: lost serfs, souls on the Pit, or a ruby on its way."""
    kit: Kit = table.setup.kit
    encounter = kit.encounter
    if encounter.caverns:
        return table.serfs_lost / encounter.caverns.serfs
    if encounter.sacrifice:
        return table.pit_souls / encounter.sacrifice.souls
    walk = kit.board.walk
    beside = kit.board.beside[kit.board.pit] if kit.board.pit >= 0 else ()
    best = 0.0
    for fig in kit.serfs:
        if table.place[fig] >= 0 and table.kind[fig] == kit.haunted:
            here = walk[table.place[fig]]
            if fig in table.carriers:
                best = max(best, 1.0 - 0.1 * min([here[z] for z in beside], default=9))
            elif table.rubies:
                best = max(best, 0.38 - RUBYFAR * min([here[z] for z in table.rubies]))
    if POSSESS and table.rubies:
        witches = [table.place[witch] for witch in kit.witches if table.place[witch] >= 0]
        for fig in kit.serfs:
            if table.place[fig] >= 0 and table.kind[fig] == kit.peasant:
                here = walk[table.place[fig]]
                far = min([here[z] for z in table.rubies])
                near = min([here[z] for z in witches], default=9)
                best = max(best, POSSESS - 0.06 * far - 0.04 * near)
    return best


def means(table: Ritual) -> float:
    """What both sides have to fight with."""
    kit: Kit = table.setup.kit
    worth = ENERGY * (table.energy + table.spent) - SPENT * table.spent
    worth -= MORALE * sum(table.cubes) + GEAR * sum([len(gear) for gear in table.gear]) + PLANT * len(table.pool)
    worth += PLAGUE * len(table.master.plagues)
    for fig in kit.legion:
        if table.place[fig] >= 0:
            sort = kit.sort[table.kind[fig]]
            worth += MINION if sort == "minion" else CREATURE if sort == "creature" else 0.0
    return worth


def reach(table: Ritual) -> float:
    """Minions near their prey are good, witches near heroes are not."""
    kit: Kit = table.setup.kit
    span, place = kit.board.span, table.place
    heroes = [place[slot] for slot in SLOTS if place[slot] >= 0]
    serfs = [place[f] for f in kit.serfs if place[f] >= 0 and table.kind[f] != kit.haunted]
    worth = 0.0
    prey = heroes
    if kit.encounter.trapped_souls:
        prey = serfs
    elif kit.encounter.caverns and not table.summoned:
        prey = serfs if CAVEPREY == 1 else serfs + heroes if CAVEPREY else heroes
    for fig in kit.legion:
        zone = place[fig]
        if zone < 0:
            continue
        sort = kit.sort[table.kind[fig]]
        if sort == "witch":
            near = min([span[zone][hero] for hero in heroes], default=9)
            worth -= FLEE * max(0, 3 - near)
        elif prey:
            worth -= REACH * min([span[zone][p] for p in prey])
    return worth


def metrics(table: Ritual) -> dict[str, float]:
    """What designers may want to know of a finished match."""
    return {
        "rounds": table.round,
        "heroes_lost": table.heroes_lost,
        "witches_lost": table.witches_lost,
        "souls": table.souls,
        "morale": sum(table.cubes),
    }
