"""Odds: how likely a hero is to get through a danger, a cliffhanger or a fight, as things stand in the middle of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, fsum, prod

from .basics import enemy_of, hits_in, target_of
from .cards import DANGER, Enemy
from .fights import REFERENCE, stand_in
from .parts import AnyPart, Face, Fight, Test
from .sheets import COMBAT, DEFENCE
from .skill import DIGGING, chance, test_dice
from .table import Fortune, Player, Trial, going_on
from .wounds import breaking_point, endurance

SNEAKING = 0.5
"""To get past a villain unseen."""


def getting_through(table: Fortune, hero: Player, card: int, cliff: bool) -> float:
    """A danger card's chance to be met: the test or the fight going on, the best of those to choose from, or all of them."""
    fact = table.lib.cards[card]
    face = fact.cliffhanger if cliff else fact.danger
    encounter, trial = table.encounter, table.trial
    todo: Sequence[int] = range(len(face.parts))
    begun: list[float] = []
    if encounter is not None and encounter.card == card and hero.seat in encounter.party:
        todo = encounter.todo
        if trial is not None and trial.card == card and trial.kind != "escape":
            begun = [passing(table, trial)]
            todo = [i for i in todo if getattr(face.parts[i], "skills", ()) != trial.skills]
        elif encounter.fought and table.melee is not None:
            begun = [max(duel(table, hero), escaping(table, hero))]
            todo = [i for i in todo if not isinstance(face.parts[i], Fight)]
    if begun and face.join != "and":
        return begun[0]
    return _met(face, begun + [_part(table, hero, face.parts[i], card, cliff) for i in todo])


def _met(face: Face, chances: list[float]) -> float:
    """The chances of its parts together: the best of them, or all."""
    return prod(chances) if face.join == "and" else max(chances, default=1.0)


def _part(table: Fortune, hero: Player, part: AnyPart, card: int, cliff: bool) -> float:
    if isinstance(part, Test):
        dice = test_dice(table, hero.seat, "danger", part.skills, card)
        return chance(dice, part.target, part.need, endurance(table, hero) if cliff else 0)
    if isinstance(part, Fight):
        source = stand_in(table, part.enemy)
        enemy = enemy_of(table, REFERENCE.get(source, source))
        return _duel(table, hero, hero.stats[COMBAT], enemy, enemy.wounds)
    return SNEAKING


def passing(table: Fortune, trial: Trial) -> float:
    """A test going on: with the dice on the table, if they lie there, and with the wounds that may be taken for more."""
    if trial.decided >= 0:
        return float(trial.decided)
    dice = test_dice(table, trial.seat, trial.kind, trial.skills, trial.card) + trial.bonus
    target, need = target_of(trial), trial.need - trial.scored
    if trial.dice:
        hits = hits_in(trial.dice, target)
        return chance(max(1, dice), target, need - hits) if hits else 0.0
    dig = endurance(table, table.heroes[trial.seat]) if trial.kind in DIGGING and not trial.dug else 0
    return chance(max(1, dice), target, need, trial.extra + dig)


def duel(table: Fortune, hero: Player) -> float:
    """The fight going on, if it is fought out."""
    melee = going_on(table.melee)
    enemy = enemy_of(table, melee.enemy)
    return _duel(table, hero, hero.stats[COMBAT] + melee.bonus, enemy, enemy.wounds - melee.wounds)


def _duel(table: Fortune, hero: Player, dice: int, enemy: Enemy, left: int) -> float:
    """A rule of thumb: the wounds a hero takes until the enemy falls, beside those the hero can take."""
    rounds = max(0, left) / max(0.25, dice / 2 - enemy.defence)  # more wounds than it had: it falls
    taken = rounds * max(0.0, enemy.combat / 2 - hero.stats[DEFENCE])
    share = taken / max(1, breaking_point(table, hero) - hero.wounds)
    return float(1.0 / (1.0 + share**3))


def escaping(table: Fortune, hero: Player) -> float:
    """Out of the fight going on: the test if it has begun, else the likeliest of those the enemy leaves."""
    melee, trial = going_on(table.melee), table.trial
    if trial is not None and trial.kind == "escape":
        return passing(table, trial)
    card = melee.cards[-1] if melee.cards else -1
    return max(
        (
            chance(test_dice(table, hero.seat, "escape", test.skills, card), test.target, test.need)
            for test in getattr(enemy_of(table, melee.enemy), "escape", ())
        ),
        default=0.0,
    )


# Told to people ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def outlasting(dice: int, armour: int, left: int, foes: int, defence: int, health: int) -> float:
    """FAG-C01 FAG-C02 FAG-C04 The chance to beat an enemy with ``left`` wounds to take and still stand, fighting on to the
    end; ``armour`` is the enemy's Defence, ``defence`` the hero's, who falls with ``health`` wounds more.
    """
    if health <= 0:
        return 0.0
    if left <= 0:
        return 1.0
    dealt, taken = _wounds(dice, armour), _wounds(foes, defence)
    nothing = dealt[0] * taken[0]
    if nothing == 1:
        return 0.0
    through = sum(
        ours * theirs * outlasting(dice, armour, left - n, foes, defence, health - m)
        for n, ours in enumerate(dealt)
        for m, theirs in enumerate(taken)
        if n or m
    )
    return through / (1 - nothing)


def _wounds(dice: int, defence: int) -> list[float]:
    """How likely so many dice leave 0, 1, 2 … wounds behind a Defence."""
    hits = [comb(dice, n) / 2**dice for n in range(dice + 1)]
    return [sum(hits[: defence + 1]), *hits[defence + 1 :]]


def unseen_danger(table: Fortune, party: list[int]) -> float:
    """The chance to overcome a danger nobody has seen yet: the average of all that may come, each met by whoever is best
    at it.
    """
    deck = table.decks[DANGER]
    return fsum(max(_afresh(table, table.heroes[seat], card) for seat in party) for card in deck) / len(deck)


def _afresh(table: Fortune, hero: Player, card: int) -> float:
    """A danger nobody has begun; the one just met may be among those that come next."""
    face: Face = table.lib.cards[card].danger
    return _met(face, [_part(table, hero, part, card, False) for part in face.parts])
