"""Artifacts on the board, each with its adventure: where they lie and what they are worth."""

from __future__ import annotations

from .cards import ADVENTURE, ARTIFACT, LOCATION, Adventure
from .decks import discard, draw, draw_location
from .table import Fortune, Site
from .traits import DangerNumber

TEMPLE_FIGURES = 8
ARTIFACTS = 4


def site_at(table: Fortune, space: str) -> Site | None:
    for site in table.sites:
        if site.space == space:
            return site
    return None


def the_site(table: Fortune, space: str) -> Site:
    """The artifact or temple that is known to lie in a space."""
    return next(site for site in table.sites if site.space == space)


def place_pair(table: Fortune, artifact: int = -1) -> Site | None:
    """FAG-S15 FAG-S16 FAG-S31 FAG-E17 FAG-E18 An artifact and its adventure at a random location without one."""
    if len(table.sites) >= len(table.decks[LOCATION]) + len(table.piles[LOCATION]):
        return None
    if artifact < 0:
        artifact = _draw_artifact(table)
    adventure = draw(table, ADVENTURE)
    if artifact < 0 or adventure < 0:
        for card in (artifact, adventure):
            if card >= 0:
                discard(table, card)
        return None
    location = draw_location(table)
    while site_at(table, location.area) is not None:
        location = draw_location(table)
    space: str = location.area
    site = Site(space=space, pair=[artifact, adventure])
    table.sites.append(site)
    fact = table.lib.cards[artifact]
    if fact.temple:
        site.temple, site.coins = True, fact.fortune
    settle_bonus(table, site, location.gold)
    table.say("placed", artifact_card=artifact, adventure_card=adventure, space=space)
    return site


def _draw_artifact(table: Fortune) -> int:
    """FAG-P22 An artifact card; a temple without a figure left for it is drawn again."""
    for _ in range(len(table.lib.numbers(ARTIFACT))):
        card = draw(table, ARTIFACT)
        if card < 0 or not table.lib.cards[card].temple or temples_left(table) > 0:
            return card
        discard(table, card)
    return -1


def temples_left(table: Fortune) -> int:
    used = sum(site.temple for site in table.sites) + sum(hero.treasures for hero in table.heroes)
    return TEMPLE_FIGURES - used - table.org_treasures


def settle_bonus(table: Fortune, site: Site, gold: int = 0) -> None:
    """FAG-J03 FAG-J04 FAG-J15 FAG-J16 FAG-S24 Two fortune for an adventure in the deep jungle; elsewhere, the gold on the
    location card.
    """
    jungle = site.space in table.lib.jungle
    bonus = (2 if table.setup["deep_jungle"] else 0) if jungle else gold
    if site.temple:
        site.coins += bonus
    else:
        site.bonus = bonus


def drop_pair(table: Fortune, site: Site) -> None:
    """The pair of a site goes to the discard piles."""
    for card in site.pair:
        discard(table, card)
    site.pair = []


def danger_number(table: Fortune, site: Site) -> int:
    """FAG-A08 FAG-P23 The Danger number of an adventure, with what its text says."""
    adventure = table.lib.cards[site.pair[1]]
    number: int = adventure.danger
    if table.setup["adventure_text"]:
        number += sum(trait.n for trait in adventure.traits if type(trait) is DangerNumber)
    return number


def worth_of(table: Fortune, site: Site) -> int:
    """FAG-W12 What a site is worth to villains: printed Fortune and the coins under the skull; a temple, its coins
    left.
    """
    if site.temple:
        return site.coins
    fortune: int = table.lib.cards[site.pair[0]].fortune
    return fortune + site.bonus


def adventure_of(table: Fortune, site: Site) -> Adventure:
    adventure: Adventure = table.lib.cards[site.pair[1]]
    return adventure
