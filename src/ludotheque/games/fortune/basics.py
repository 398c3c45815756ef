"""What every chapter uses: who plays together, turn order, dice, and tests and fights within others."""

from __future__ import annotations

from .cards import Enemy
from .table import Fortune, Pause, Trial

FIGURES = {"nazi": 16, "mob": 8}


def coop(table: Fortune) -> bool:
    return table.setup.mode.name[0] == "c"


def clan_of(table: Fortune) -> str:
    """FAG-O02 The organisation the heroes play against; none in competitive play."""
    name = table.setup.mode.name
    return name[5:] if name[0] == "c" else ""


def in_play(table: Fortune, module: str) -> bool:
    """FAG-E12 FAG-S29 FAG-S35 Whether what a card speaks of is in this game; a team has no rivals to slow down
    (FAG-V02), and a fifth artifact is for advanced play.
    """
    if module == "rivals":
        return not coop(table)
    if module == "advanced":
        return table.setup.mode.name != "basic"
    return not module or bool(table.setup.options.get(module, True))


def order(table: Fortune) -> list[int]:
    """FAG-I08 Seats in turn order, from the first player on."""
    n, first = len(table.heroes), table.first
    return [*range(first, n), *range(first)]


def standing(table: Fortune, space: str) -> list[int]:
    """FAG-M19 The heroes on their feet in a space, in turn order."""
    heroes = table.heroes
    return [seat for seat in order(table) if heroes[seat].space == space and not heroes[seat].ko]


def d3(table: Fortune) -> int:
    """FAG-S03 One D6 read as 1 to 3."""
    return (table.dice.roll() + 1) // 2


def amount(table: Fortune, n: int | str) -> int:
    """FAG-S03 A number on a card, or the die it names."""
    if n == "d3":
        return d3(table)
    return table.dice.roll() if n == "d6" else int(n)


def target_of(trial: Trial) -> int:
    """FAG-T17 The number to reach, between 2 and 6 whatever changes it."""
    return min(6, max(2, trial.target))


def hits_in(dice: list[int], least: int = 4) -> int:
    """FAG-C02 Every die of 4 or more is a hit."""
    n = 0
    for face in dice:
        if face >= least:
            n += 1
    return n


def pause(table: Fortune) -> bool:
    """FAG-V16 What is going on waits for what a card brings; tells whether there was anything."""
    if table.trial is None and table.melee is None:
        return False
    table.paused.append(Pause(trial=table.trial, melee=table.melee))
    table.trial = table.melee = None
    return True


def end_trial(table: Fortune) -> None:
    """FAG-T12 A test is over; one that waited for it goes on."""
    if table.trial is not None and table.trial.nested:
        _resume(table)
    else:
        table.trial = None


def end_melee(table: Fortune) -> None:
    """FAG-C09 A fight is over; what waited for it goes on."""
    if table.melee is not None and table.melee.nested:
        _resume(table)
    else:
        table.melee = None


def _resume(table: Fortune) -> None:
    waited = table.paused.pop()
    table.trial, table.melee = waited.trial, waited.melee


def has_trait(table: Fortune, name: str, kind: type) -> bool:
    """Whether a villain or an enemy, by its id, has a trait."""
    return any(type(trait) is kind for trait in table.setup.box[name].traits)


def enemy_of(table: Fortune, name: str) -> Enemy:
    enemy: Enemy = table.setup.box[name]
    return enemy


def figures_left(table: Fortune, clan: str) -> int:
    """FAG-C33 FAG-N09 Henchman figures of a clan not on the board."""
    used = sum(1 for each in table.henchmen.values() if each == clan)
    if clan == "nazi":
        used += sum(villain.guards for villain in table.villains)
    return FIGURES[clan] - used
