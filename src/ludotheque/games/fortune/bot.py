"""What a bot should know: how far a hero, or the team, has come — in fortune, on the road, and in one piece."""

from __future__ import annotations

from math import exp

from .basics import DEFENCE, HEALTH, STRIDE, coop, danger_number, goal, track_end, worth_of
from .cards import Library
from .table import Fortune, Player, Site
from .wounds import breaking_point

STEPS = 3.5
"""What a movement roll brings on average."""


def evaluate(table: Fortune, seat: int) -> float:
    """0 (lost) to 1 (won)."""
    if table.over:
        return 1.0 if table.outcomes[seat].rank == 1 else 0.0
    if coop(table):
        return _team(table)
    lib = table.lib
    sites = [(site.space, _prize(table, site), danger_number(table, site)) for site in table.sites]
    need = int(table.setup["victory_fortune"])
    mine = _standing(table, lib, table.heroes[seat], sites, need)
    best = max(_standing(table, lib, hero, sites, need) for hero in table.heroes if hero.seat != seat)
    return 1.0 / (1.0 + exp((best - mine) / 5.0))


def _prize(table: Fortune, site: Site) -> float:
    """What a site is worth to a hero: a temple pays coin by coin, an artifact only at the end."""
    worth = worth_of(table, site)
    return worth * 0.6 + 3 if site.temple else worth + 0.7


def _standing(table: Fortune, lib: Library, hero: Player, sites: list[tuple[str, float, int]], need: int) -> float:
    """A hero's wealth, with what is on its way discounted by the time it takes."""
    far = lib.far[hero.space]
    cards = lib.cards
    carried = sum(cards[card].fortune + 0.7 for card in hero.loot[::2]) + 3.7 * hero.treasures
    stats = hero.stats
    value = hero.fortune + 0.06 * hero.glory + 0.04 * hero.pot + 0.15 * len(hero.hand)
    value += 0.35 * sum(stats[:4]) + 0.5 * stats[DEFENCE] + 0.25 * stats[HEALTH] + 0.4 * stats[STRIDE]
    value += 0.2 * (len(hero.gear) + len(hero.allies))
    value -= 0.1 * hero.wounds + (1.6 if hero.ko else 0.0)
    left = breaking_point(table, hero) - hero.wounds
    if left <= 1:
        value -= 0.35
    value += _under_way(table, hero, left)
    enough = hero.fortune + carried >= need
    if hero.fortune >= need:
        value += 6.0 * 0.9 ** (far[hero.home] / STEPS)
    if carried:
        market = (
            far[hero.home] if enough else min(far[city] - (0.7 if city in lib.major else 0.0) for city in lib.cities)
        )
        value += carried * 0.8 * 0.88 ** (max(0.0, market) / STEPS)
    if not enough:
        value += _quest(hero, far, sites, 0.4 if carried else 0.75)
    return value - (0.5 if hero.cliff >= 0 else 0.0)


def _under_way(table: Fortune, hero: Player, left: int) -> float:
    """What may come of a hunt or a raid that has begun: more, the more wounds the hero could still take."""
    seat = hero.seat
    if table.hunt is not None and seat in table.hunt.racers:
        return 0.08 * left
    if table.stealth is not None and seat in table.stealth.seats:
        return 0.12 * left
    return 0.0


def _quest(hero: Player, far: dict[str, int], sites: list[tuple[str, float, int]], weight: float) -> float:
    """The best adventure to go for: its prize, the way there, and the dangers still between."""
    best = 0.0
    for space, prize, number in sites:
        left = number - (hero.markers if space == hero.space else 0)
        rounds = far[space] / STEPS + left * 0.55
        best = max(best, prize * weight * 0.86**rounds)
    return best


def _team(table: Fortune) -> float:
    """How the race between the shared fortune and the villain track stands."""
    lib = table.lib
    sites = [(site.space, _prize(table, site), danger_number(table, site)) for site in table.sites]
    hoard = float(table.fund)
    for hero in table.heroes:
        hoard += _standing(table, lib, hero, sites, 10_000)
        for space in table.outposts:
            hoard += 1.0 * 0.7 ** (lib.far[hero.space][space] / STEPS)
    menace = table.track + 0.3 * table.org_fortune + 1.3 * len(table.outposts) + 0.06 * len(table.henchmen)
    for villain in table.villains:
        if villain.state == "deployed":
            menace += 0.6 + 0.15 * villain.markers - 0.2 * villain.wounds + 0.1 * villain.guards
        else:
            menace += {"ready": 0.3, "delayed": 0.1}.get(villain.state, 0.0)
    rich, late = hoard / goal(table), menace / track_end(table)
    return 1.0 / (1.0 + exp(6.0 * (late - rich)))
