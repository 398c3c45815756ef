"""DRM-V Victory: what ends the game, for whom."""

from __future__ import annotations

from ..state.content import Encounter, Ending
from ..state.table import Ritual

HEROES_TO_LOSE = 6
"""DRM-V01 Always on."""
ROUNDS = "rounds"
"""DRM-V08 The reason where a game took too long."""


CLAUSES = {
    "souls-freed": "DRM-E1-09",
    "souls-trapped": "DRM-E1-10",
    "witches-lost": "DRM-E2-03",
    "heroes-lost": "DRM-V01",
    "possessed-gone": "DRM-E3-09",
    "demon-gone": "DRM-E3-09",
    "demon-kills": "DRM-E3-11",
    "ritualist-gone": "DRM-E4-12",
    "no-witch": "DRM-V02",
    ROUNDS: "DRM-V08",
}


def victory(table: Ritual) -> bool:
    """DRM-V01 DRM-V02 DRM-V03 DRM-V06 DRM-V07 DRM-V09 End the game if a side has won; if both have, the heroes win."""
    for master in (False, True):
        for ending in endings(table, master):
            if met(table, ending):
                finish(table, master, ending.when)
                return True
    return False


def endings(table: Ritual, master: bool) -> tuple[Ending, ...]:
    """DRM-V01 DRM-V02 DRM-V03 What gives a side the victory: the encounter's conditions, and one that always holds."""
    encounter: Encounter = table.setup.kit.encounter
    return (*encounter.master_wins, ALWAYS_MASTER) if master else (*encounter.heroes_win, ALWAYS_HEROES)


def won_by(table: Ritual) -> str:
    """What ended a game that is over: a condition that is met, or else the number of rounds."""
    found = [ending for ending in endings(table, bool(table.outcomes[0].score)) if met(table, ending)]
    return found[0].when if found else ROUNDS


def met(table: Ritual, ending: Ending) -> bool:
    """Whether a condition holds now."""
    kit = table.setup.kit
    place = table.place
    n = ending.n
    match ending.when:
        case "heroes-lost":
            return table.heroes_lost >= n
        case "witches-lost":
            return table.witches_lost >= n
        case "souls-freed":
            return table.freed >= n
        case "souls-trapped":
            return len(table.trapped) >= n
        case "demon-kills":
            return table.demon_kills >= n
        case "no-witch":
            return all(place[witch] < 0 for witch in kit.witches)
        case "demon-gone":
            return table.summoned and place[kit.demon] < 0
        case "ritualist-gone":
            return not table.summoned and place[kit.ritualist] < 0
        case "possessed-gone":
            return not table.summoned and table.possessed > 0 and not haunting(table)


def haunting(table: Ritual) -> bool:
    """DRM-E3-10 Whether a possessed serf is in play."""
    kit = table.setup.kit
    return any(table.place[fig] >= 0 and table.kind[fig] == kit.haunted for fig in kit.serfs)


def clause_of(table: Ritual, reason: str) -> str:
    """Where it says that this ends the game; some conditions stand in several encounters."""
    encounter: Encounter = table.setup.kit.encounter
    if reason == "heroes-lost" and table.heroes_lost < HEROES_TO_LOSE:
        return "DRM-E2-05"
    if reason in ("demon-gone", "demon-kills") and encounter.caverns:
        return "DRM-E4-12" if reason == "demon-gone" else "DRM-E4-13"
    return "DRM-E5-11" if reason == "demon-gone" and encounter.sacrifice else CLAUSES[reason]


def finish(table: Ritual, master: bool, reason: str) -> None:
    """DRM-V07 The game stops at the moment of victory."""
    table.say("over", clause_of(table, reason), side="master" if master else "heroes", reason=reason)
    table.end([1.0 if master else 0.0], [1 if master else 2])


ALWAYS_HEROES = Ending("no-witch")
ALWAYS_MASTER = Ending("heroes-lost", HEROES_TO_LOSE)
