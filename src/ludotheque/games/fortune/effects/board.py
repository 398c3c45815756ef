"""What moves on the map: heroes, henchmen, artifacts."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .. import verbs as v
from ..basics import clan_of
from ..cards import ARTIFACT
from ..decks import random_city, random_location
from ..henchmen import ON_FOOT, StepAway, enter, place_henchman, ways_out
from ..sites import drop_pair, place_pair, settle_bonus, site_at, temples_left, the_site
from ..table import Fortune, Site
from ..temples import adventure_gone
from .does import does


@does(v.Move)
def move_hero(table: Fortune, effect: v.Move, seat: int, target: int, card: int) -> None:
    """FAG-M25 FAG-D22 FAG-A29 Free of points, but henchmen still stop it; a quest left is a quest lost."""
    hero = table.heroes[target]
    if effect.to == "step":
        ways = ways_out(table, target)
        if len(ways) > 1:
            table.put(target, stepped)
        else:
            _go(table, target, ways[0].space)
    elif effect.to == "any_city":
        table.put(target, destination)
    else:
        place = {"location": random_location, "city": random_city}
        space = hero.home if effect.to == "home" else place[effect.to](table)
        _go(table, target, space)


def _go(table: Fortune, seat: int, space: str) -> None:
    """FAG-M25 FAG-A29 The hero arrives; pushed out in mid-hunt, the turn is over."""
    if table.hunt is not None and seat in table.hunt.racers:
        table.heroes[seat].acted = True
    enter(table, seat, space)


class Travel(Choice):
    """FAG-M25 Any other city."""

    verb = "fly"
    space: str = thing("city")

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        if self.space not in table.lib.city:
            return no("travel-city", "FAG-M25")
        return no("travel-here", "FAG-M25") if self.space == table.heroes[seat].space else None


@question("FAG-M25", takes=Travel, offer="destinations")
def destination(table: Fortune, choice: Travel) -> None:
    """FAG-M25 The hero arrives."""
    _go(table, table.seat, choice.space)


@question("FAG-M25", takes=StepAway, offer=ways_out, strays=ON_FOOT)
def stepped(table: Fortune, choice: StepAway) -> None:
    """FAG-M25 One space further, without points; a move that is going on goes on from there."""
    _go(table, table.seat, choice.space)


@does(v.Points)
def points(table: Fortune, effect: v.Points, seat: int, target: int, card: int) -> None:
    """FAG-M24 Movement points for the move going on."""
    table.points = max(0, table.points + effect.n)


@does(v.Henchman)
def henchmen(table: Fortune, effect: v.Henchman, seat: int, target: int, card: int) -> None:
    clan = (clan_of(table) or "mob") if effect.clan == "own" else effect.clan
    table.do_all(*[(henchman_comes, clan, effect.at, target) for _ in range(effect.n)])


@step("FAG-C25", "FAG-C27")
def henchman_comes(table: Fortune, clan: str, at: str, target: int) -> None:
    """FAG-C25 FAG-C27 One after the other: where to, then what comes of it."""
    if at == "here":
        space = table.heroes[target].space
    else:
        space = random_location(table) if at == "location" else random_city(table)
    table.do(place_henchman, clan, space)


@does(v.NewArtifact)
def new_artifact(table: Fortune, effect: v.NewArtifact, seat: int, target: int, card: int) -> None:
    """FAG-E12 FAG-P22 FAG-S31 One artifact more on the board; Lost Temple brings a temple, if a figure is left for it."""
    if effect.temple and temples_left(table) > 0:
        for cards in (table.decks[ARTIFACT], table.piles[ARTIFACT]):
            for each in cards:
                if table.lib.cards[each].temple:
                    cards.remove(each)
                    place_pair(table, each)
                    return
    place_pair(table)


@does(v.MoveArtifact)
def move_artifact(table: Fortune, effect: v.MoveArtifact, seat: int, target: int, card: int) -> None:
    if len(table.sites) > 1:
        table.put(seat, site_moved)
    elif table.sites:
        _move_site(table, table.sites[0])


class AnySite(Choice):
    """FAG-L43 Any artifact on the board."""

    verb = "site"
    space: str = thing("space")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[AnySite]:
        return map(cls, [*(site.space for site in table.sites), ""])

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        return None if site_at(table, self.space) is not None else no("site-none", "FAG-L43")


@step("FAG-L43", "FAG-J16")
def sites_offered(table: Fortune, seat: int) -> list[AnySite]:
    """FAG-L43 Any artifact on the board."""
    return [AnySite(site.space) for site in table.sites]


@question("FAG-L43", "FAG-J16", takes=AnySite, offer=sites_offered)
def site_moved(table: Fortune, choice: AnySite) -> None:
    """FAG-L43 FAG-J16 FAG-S16 To a random location without one; the hunt in the old space is over."""
    _move_site(table, the_site(table, choice.space))


def _move_site(table: Fortune, site: Site) -> None:
    """FAG-L43 FAG-J16 FAG-S16 The pair, and a temple's coins and instability, go elsewhere."""
    if site.temple and table.setup["deep_jungle"] and site.space in table.lib.jungle:
        site.coins = max(1, site.coins - 2)
    adventure_gone(table, site, "moved")
    space = random_location(table)
    while site_at(table, space) is not None:
        space = random_location(table)
    moved = Site(space=space, pair=site.pair, coins=site.coins, temple=site.temple, instability=site.instability)
    table.sites.append(moved)
    settle_bonus(table, moved)
    table.say("placed", artifact_card=moved.pair[0], adventure_card=moved.pair[1], space=space)


@does(v.LoseArtifact)
def lose_artifact(table: Fortune, effect: v.LoseArtifact, seat: int, target: int, card: int) -> None:
    if len(table.sites) > 1:
        table.put(seat, site_removed)
    elif table.sites:
        _remove_site(table, table.sites[0])


@question("FAG-L43", "FAG-A22", takes=AnySite, offer=sites_offered)
def site_removed(table: Fortune, choice: AnySite) -> None:
    """FAG-L43 FAG-A22 It leaves the board; the pair is discarded."""
    _remove_site(table, the_site(table, choice.space))


def _remove_site(table: Fortune, site: Site) -> None:
    """FAG-L43 FAG-A22 Off the board."""
    table.say("removed", artifact_card=site.pair[0], space=site.space)
    adventure_gone(table, site, "removed")
    drop_pair(table, site)
