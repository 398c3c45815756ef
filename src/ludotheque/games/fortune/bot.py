"""What a bot should know: how far a hero, or the team, has come. Everything is counted in fortune; what lies ahead is worth
less, the more rounds and dangers there are before it.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from .basics import coop
from .cards import Library
from .coins import goal, track_end
from .movement import move
from .odds import duel, escaping, getting_through
from .sheets import COMBAT, CUNNING, DEFENCE, HEALTH, STRIDE
from .sites import danger_number, worth_of
from .skill import chance
from .table import Fortune, Player, Site
from .trade import gift_chosen, wish_chosen
from .villains import villain_at
from .wounds import breaking_point

ROUND = 0.9
"""What a coin is worth that comes a round later."""
DANGER = 0.94
"""What is left of a prize behind one danger more: some heroes fall."""
PACE = 0.5
"""Rounds that a danger takes, hanging and camping included."""
TRIUMPH = 6.0
"""What it is worth to stand at home with enough."""
OVERCOME = 0.5
"""What it is worth to have met a danger."""
HANGING = 0.8
"""What it costs to fall into a cliffhanger."""
TALK = 2.0
"""What a swap that is only talked about costs: nothing is gained yet, and whoever talks on for ever never acts."""
TALKING = (gift_chosen.then, wish_chosen.then)
SHEET = 5.2
"""What a hero fresh from the box counts for: the race with the villain track begins about even."""
HELP = (1.0, 0.4, 0.2, 0.1, 0.05, 0.0, 0.0, 0.0)
"""What the first hero, the second and so on add at the same place: companions help, but there is one prize."""


class Target(NamedTuple):
    """Somewhere to go: what it brings, and the dangers before it."""

    space: str
    prize: float
    dangers: float
    hunt: bool


def evaluate(table: Fortune, seat: int) -> float:
    """0 (lost) to 1 (won)."""
    if table.over:
        return 1.0 if table.outcomes[seat].rank == 1 else 0.0
    if not table.heroes[-1].stats:
        return 0.5  # heroes are still being chosen
    if coop(table):
        return _team(table)
    targets = [_site(table, site, 0.0) for site in table.sites]
    need = int(table.setup["victory_fortune"])
    mine, best = 0.0, -1e9
    for hero in table.heroes:
        value = _rival(table, hero, targets, need)
        if hero.seat == seat:
            mine = value
        elif value > best:
            best = value
    return 1.0 / (1.0 + exp((best - mine) / 4.0))


def _rival(table: Fortune, hero: Player, targets: list[Target], need: int) -> float:
    """What a hero has and may hope for. Enough in hand or on the back: home; otherwise the best adventure."""
    value = hero.fortune + _condition(table, hero) + _sale(table, hero)
    carried, pieces = _carried(table, hero)
    home = _later(_wait(table, hero) + _trip(table, hero, table.lib.far[hero.space][hero.home]))
    if hero.fortune >= need:
        return value + TRIUMPH * home
    if hero.fortune + carried + (pieces if hero.home in table.lib.major else 0) >= need:
        return value + 0.8 * TRIUMPH * home
    return value + max(0.0, *(_hope(table, hero, target) for target in targets)) if targets else value


def _team(table: Fortune) -> float:
    """How the race between the shared fortune and the villain track stands."""
    step = goal(table) / track_end(table)  # what a step of the track is worth in fortune
    targets = [_site(table, site, step) for site in table.sites]
    wrecks = [] if not table.outposts else _wrecks(table, step)
    hoard = float(table.fund) - (TALK if table.asking in TALKING else 0.0)
    hopes = []
    for hero in table.heroes:
        hoard += _condition(table, hero) - SHEET + _sale(table, hero)
        own = [_hope(table, hero, target) for target in targets]
        own += [_hope(table, hero, target) * _raider(hero) for target in wrecks]
        hopes.append(own)
    hopes.sort(key=lambda own: max(own, default=0.0), reverse=True)
    going = [0] * (len(targets) + len(wrecks))
    for own in hopes:  # each takes the best of what the others leave
        best, place = 0.0, -1
        for i, hope in enumerate(own):
            if hope * HELP[going[i]] > best:
                best, place = hope * HELP[going[i]], i
        if place >= 0:
            going[place] += 1
            hoard += best
    return 1.0 / (1.0 + exp(6.0 * (_menace(table) / track_end(table) - hoard / goal(table))))


def _menace(table: Fortune) -> float:
    """Where the villain track stands, and what will move it."""
    menace = table.track + 0.33 * table.org_fortune + _outpost_menace(table) * len(table.outposts)
    menace += 0.07 * len(table.henchmen) + 0.15 * len(table.occupied) + (1.0 if table.zeppelin else 0.0)
    sites = {site.space: site for site in table.sites}
    for villain in table.villains:
        if villain.state == "deployed":
            site = sites.get(villain.space)
            number = 4 if site is None or site.temple else danger_number(table, site)
            menace += 0.6 + 1.3 * villain.markers / number - 0.15 * villain.wounds + 0.08 * villain.guards
        else:
            menace += {"ready": 0.4, "delayed": 0.15}.get(villain.state, 0.0)
    return menace


def _outpost_menace(table: Fortune) -> float:
    """Steps that an outpost left alone will bring: a Hideout earns, a Secret Base fills the board with soldiers."""
    return 1.0 + 0.06 * len(table.henchmen)


# Where to go ----------------------------------------------------------------------------------------------------------


def _site(table: Fortune, site: Site, step: float) -> Target:
    """An adventure: a temple pays coin by coin, an artifact once it is sold; what a villain is after is worth more."""
    threat = 1.0 * step if step and villain_at(table, site.space) is not None else 0.0
    if site.temple:
        return Target(site.space, 0.55 * site.coins + 0.8 + threat, 2.0, True)
    near, _ = _markets(table.lib)[site.space]
    prize = worth_of(table, site) + 0.5
    return Target(site.space, prize * _later(near / 5.0) + threat, danger_number(table, site), True)


def _wrecks(table: Fortune, step: float) -> list[Target]:
    """Outposts to destroy: the track goes back, and the villains' best piece changes hands."""
    loot = max((table.lib.cards[card].fortune for card in table.org_loot[::2]), default=0)
    prize = step * (2.0 + _outpost_menace(table)) + 0.75 * max(loot, table.org_fortune)
    return [Target(space, prize, 1.0, False) for space in table.outposts]


def _raider(hero: Player) -> float:
    """The chance of a hero to wreck an outpost, tried again if need be."""
    return min(0.9, 1.3 * chance(max(hero.stats[COMBAT], hero.stats[CUNNING]), 5, 2))


def _hope(table: Fortune, hero: Player, target: Target) -> float:
    """What a target is worth to a hero: less, the farther away and the more dangers before it."""
    here = hero.space == target.space
    dangers = target.dangers
    if target.hunt:
        dangers -= hero.markers if here else 0
        if here and hero.declined:
            dangers += 1
        if target.space in table.lib.jungle and table.setup["deep_jungle"] and not (here and hero.found):
            dangers += 1.2
    if not here and target.space in table.henchmen:
        dangers += 0.8
    rounds = _wait(table, hero) + _trip(table, hero, table.lib.far[hero.space][target.space]) + PACE * dangers
    return float(target.prize * DANGER**dangers * ROUND**rounds)


def _later(rounds: float) -> float:
    """What a coin is worth that comes so many rounds later."""
    return float(ROUND**rounds)


def _trip(table: Fortune, hero: Player, distance: int) -> float:
    """Rounds on the way: none for whoever is there, hardly any for whoever gets there on this very move."""
    if table.is_put(move) and table.seat == hero.seat:
        if distance <= table.points:
            return 0.03 * distance
        distance -= table.points
    return 0.7 + distance / (4.0 + hero.stats[STRIDE]) if distance else 0.0


def _wait(table: Fortune, hero: Player) -> float:
    """Whoever has acted this round must wait for the next."""
    return 0.8 if hero.ko or (hero.acted and table.phase not in ("initiative", "movement")) else 0.0


# What a hero has ------------------------------------------------------------------------------------------------------


def _condition(table: Fortune, hero: Player) -> float:
    """Glory, cards, skills, and in how many pieces the hero is."""
    stats = hero.stats
    value = 0.06 * hero.glory + 0.04 * hero.pot + 0.15 * len(hero.hand)
    value += 0.35 * sum(stats[:4]) + 0.5 * stats[DEFENCE] + 0.25 * stats[HEALTH] + 0.4 * stats[STRIDE]
    value += 0.2 * (len(hero.gear) + len(hero.allies)) - 0.13 * hero.wounds
    value -= 0.02 * (hero.quiet + len(hero.muted))  # to hear of every chance is worth a little
    if breaking_point(table, hero) - hero.wounds <= 1:
        value -= 0.3
    if hero.ko:
        value -= 0.8
    elif hero.cliff >= 0:
        value -= 0.2 + (1.0 - getting_through(table, hero, hero.cliff, cliff=True)) * _fall(table, hero)
    else:
        value += _scene(table, hero)
    return value


def _scene(table: Fortune, hero: Player) -> float:
    """What the danger or the fight of the moment will bring on average."""
    encounter, melee = table.encounter, table.melee
    value = 0.0
    if encounter is not None and not encounter.passed and not encounter.cliff and hero.seat in encounter.party:
        odds = getting_through(table, hero, encounter.card, cliff=False)
        value += odds * OVERCOME - (1.0 - odds) * HANGING
    if melee is not None and melee.enemy and not melee.won and hero.seat in melee.fighters:
        value -= (1.0 - max(duel(table, hero), escaping(table, hero))) * _fall(table, hero)
    return value


def _fall(table: Fortune, hero: Player) -> float:
    """What a KO costs."""
    carried, _ = _carried(table, hero)
    return 1.6 + 0.5 * carried + 0.4 * hero.markers


def _carried(table: Fortune, hero: Player) -> tuple[float, int]:
    """What a hero carries for sale: fortune, and pieces."""
    cards = table.lib.cards
    return sum(cards[card].fortune for card in hero.loot[::2]) + 3.0 * hero.treasures, len(
        hero.loot
    ) // 2 + hero.treasures


def _sale(table: Fortune, hero: Player) -> float:
    """What it will bring, in the next city or in the next large one."""
    if not hero.loot and not hero.treasures:
        return 0.0
    carried, pieces = _carried(table, hero)
    near, large = _markets(table.lib)[hero.space]
    wait = _wait(table, hero)
    return 0.95 * max(
        carried * _later(wait + _trip(table, hero, near)), (carried + pieces) * _later(wait + _trip(table, hero, large))
    )


@lru_cache(maxsize=8)
def _markets(lib: Library) -> dict[str, tuple[int, int]]:
    """The way from each space to the next city, and to the next large one."""
    return {
        space: (min(far[city] for city in lib.cities), min(far[city] for city in lib.major))
        for space, far in lib.far.items()
    }
