"""What a bot should know of Dark Rituals: how near each side is to its victory, and what stands where."""

from __future__ import annotations

from math import exp

from ..rules.plagues import infect, lower
from ..rules.victory import endings
from ..state.board import NOWHERE
from ..state.content import Ending
from ..state.figures import health_left
from ..state.table import SLOTS, Ritual

STEEP = 7.0
"""How strongly a lead in nearness to victory counts."""
SACRIFICE = 1.36
"""A hero lost is worth more where his soul feeds the Pit."""
MORALE, ENERGY, SPENT, GEAR, PLANT = 0.05, 0.012, 0.004, 0.02, 0.01
"""What a cube, an energy token, one spent until the next round, an upgrade and a plant card are worth beside that."""
MINION, CREATURE, PLAGUE = 0.015, 0.05, 0.03
"""The same for figures and for a plague in hand."""
HUNT, FLEE, STAND = 0.01, 0.03, 0.026
"""A step of a minion towards its prey, of a witch away from heroes who are near; the same where souls are wanted."""
RUBY, SERF, STEP, VISIT = 0.53, 0.55, 0.08, 0.062
"""A possessed serf at a ruby; a peasant there with a witch beside him; a step from it; a witch's step from the peasant."""


def evaluate(table: Ritual, seat: int) -> float:
    """How well the Witch Master stands, from 0 to 1."""
    if table.over:
        return table.outcomes[0].score
    sick, left = NOWHERE, 0
    coming = 0.0  # what a question that is still open will bring
    if table.is_put(infect):  # a plague's wounds are reckoned on the hero who bears them least
        (n,) = table.facts(infect)
        left, sick = min((health_left(table, slot), slot) for slot in SLOTS if table.place[slot] >= 0)
        left = min(left, n)
        table.wounds[sick] += left
    elif table.is_put(lower):
        (n,) = table.facts(lower)
        coming = MORALE * min(n, sum(table.cubes))
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
    kit = table.setup.kit
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
            return 0.0 if table.summoned else 0.7 * _hurt(table, [kit.ritualist], 1)
        case "possessed-gone":
            if table.summoned:
                return 0.0
            haunted = sum(table.place[f] >= 0 and table.kind[f] == kit.haunted for f in kit.serfs)
            return 0.6 / max(1, haunted)


def _hurt(table: Ritual, figs: list[int], n: int) -> float:
    """How much of the health of the n worst hurt is gone; counts more the nearer the end."""
    kit = table.setup.kit
    shares = [table.wounds[f] / kit.health[table.kind[f]] for f in figs if table.place[f] >= 0 and table.wounds[f]]
    shares.sort(reverse=True)
    return sum([0.8 * share for share in shares[: max(0, n)]])


def _from_heroes(table: Ritual) -> list[int]:
    """How far each trapped soul lies from the nearest hero."""
    walk = table.setup.kit.board.walk
    heroes = [table.place[slot] for slot in SLOTS if table.place[slot] >= 0]
    return [min([walk[hero][zone] for hero in heroes], default=9) for zone in table.trapped]


def _cornered(table: Ritual) -> int:
    """How many serfs share their zone with somebody who can strike them."""
    kit = table.setup.kit
    place = table.place
    hunters = {place[f] for f in kit.legion if kit.sort[table.kind[f]] in ("minion", "creature")}
    return sum([place[f] >= 0 and place[f] in hunters and table.kind[f] != kit.haunted for f in kit.serfs])


def _ritual(table: Ritual) -> float:
    """How near the summoning is: lost serfs, souls on the Pit, or a ruby on its way."""
    kit = table.setup.kit
    encounter = kit.encounter
    if encounter.caverns:
        return table.serfs_lost / encounter.caverns.serfs
    if encounter.sacrifice:
        return table.pit_souls / encounter.sacrifice.souls
    return _ruby(table)


def _ruby(table: Ritual) -> float:
    """How near a ruby is to the Pit: carried, about to be fetched, or a witch is about to find somebody to fetch it."""
    kit = table.setup.kit
    board, place = kit.board, table.place
    beside = board.beside[board.pit] if board.pit >= 0 else ()
    witches = [place[witch] for witch in kit.witches if place[witch] >= 0]
    best = 0.0
    for fig in kit.serfs:
        if place[fig] < 0:
            continue
        here = board.walk[place[fig]]
        if fig in table.carriers:
            best = max(best, 1.0 - 0.1 * min([here[z] for z in beside], default=9))
        elif table.rubies:
            far = STEP * min([here[z] for z in table.rubies])
            if table.kind[fig] == kit.haunted:
                best = max(best, RUBY - far)
            elif table.kind[fig] == kit.peasant:
                best = max(best, SERF - far - VISIT * min([here[z] for z in witches], default=9))
    return best


def means(table: Ritual) -> float:
    """What both sides have to fight with."""
    kit = table.setup.kit
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
    kit = table.setup.kit
    span, place = kit.board.span, table.place
    heroes = [place[slot] for slot in SLOTS if place[slot] >= 0]
    serfs = [place[f] for f in kit.serfs if place[f] >= 0 and table.kind[f] != kit.haunted]
    worth = 0.0
    flee = STAND if kit.encounter.sacrifice else FLEE
    prey = heroes
    if kit.encounter.trapped_souls:
        prey = serfs
    elif kit.encounter.caverns and not table.summoned:
        prey = serfs + heroes
    for fig in kit.legion:
        zone = place[fig]
        if zone < 0:
            continue
        sort = kit.sort[table.kind[fig]]
        if sort == "witch":
            near = min([span[zone][hero] for hero in heroes], default=9)
            worth -= flee * max(0, 3 - near)
        elif prey:
            worth -= HUNT * min([span[zone][p] for p in prey])
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
