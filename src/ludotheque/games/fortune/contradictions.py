"""Positions whose words contradict each other or the mode that is played: each with its place, its clause and what to say
instead.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.kernel import Problem

from .basics import clan_of, coop
from .table import Fortune, Player, Villain

TEAM_ONLY = {"fund": "O08", "track": "O01", "prices": "W03", "outposts": "W32", "occupied": "W39"}
"""Words that mean nothing to rivals, and the clause that speaks of them."""


def contradictions(table: Fortune) -> list[Problem]:
    """FAG-K13 FAG-O01 FAG-L01 FAG-S05 What no table of this mode could show."""
    found = [*_of_the_mode(table), *_of_the_sites(table)]
    for hero in table.heroes:
        found += [Problem(f"heroes.{hero.seat}.{name}", *why) for name, why in _of_a_hero(table, hero).items()]
    for i, villain in enumerate(table.villains):
        if villain.who in table.lib.villains:
            found += [Problem(f"villains.{i}", text, clause) for text, clause in _of_a_villain(table, villain, i)]
    return found


def _of_the_mode(table: Fortune) -> Iterator[Problem]:
    """FAG-O01 FAG-O44 FAG-S05 FAG-Z03 FAG-Z16 Pieces that are not in this game."""
    mode, clan = table.setup.mode.name, clan_of(table)
    if not clan:
        for name, clause in TEAM_ONLY.items():
            if getattr(table, name):
                yield Problem(name, f"is for a team against an organisation; {mode} has none", f"FAG-{clause}")
    for space, each in table.henchmen.items():
        if clan and each != clan:
            yield Problem(f"henchmen.{space}", f"the henchmen of this organisation are {clan}, not {each}", "FAG-O44")
    if table.zeppelin and clan == "mob":
        yield Problem("zeppelin", "the war zeppelin flies for the Nazis only", "FAG-Z03")
    elif table.zeppelin and table.setup.options.get("war_zeppelin") == "off":
        yield Problem("zeppelin", "is not in this game: the option war_zeppelin is off", "FAG-Z16")
    elif table.zeppelin and not table.setup.options.get("zeppelin", True):
        yield Problem("zeppelin", "is not in this game: the option zeppelin is off", "FAG-S05")
    if table.cargo and clan:
        yield Problem("cargo", "the war zeppelin carries no fortune; the organisation has it (org_fortune)", "FAG-Z12")
    if not table.setup.options.get("villains", True):
        if table.villains:
            yield Problem("villains", "are not in this game: the option villains is off", "FAG-S05")
        for name in ("org_fortune", "org_loot", "org_treasures"):
            if getattr(table, name):
                yield Problem(name, "is what villains took; the option villains is off", "FAG-S05")


def _of_the_sites(table: Fortune) -> Iterator[Problem]:
    """FAG-P02 FAG-P07 FAG-P09 FAG-S06 Only temples have coins and markers of their own."""
    for i, site in enumerate(table.sites):
        if site.temple and not table.setup["temples"]:
            yield Problem(f"sites.{i}", "is a temple; the option temples is off", "FAG-S06")
        for name, clause in (("coins", "P02"), ("markers", "P07"), ("instability", "P09"), ("bonus", "J03")):
            value = getattr(site, name)
            if value < 0:
                yield Problem(f"sites.{i}.{name}", f"is {value}, below 0", f"FAG-{clause}")
            elif value and name != "bonus" and not site.temple:
                yield Problem(f"sites.{i}.{name}", f"only temples have {name}; heroes hold markers", f"FAG-{clause}")


def _of_a_hero(table: Fortune, hero: Player) -> dict[str, tuple[str, str]]:
    """FAG-K13 FAG-K14 FAG-O08 FAG-P07 A hero's fortune in a team, and heroes laid down."""
    wrong: dict[str, tuple[str, str]] = {}
    if hero.fortune and coop(table):
        wrong["fortune"] = ("a team shares its fortune: say fund", "FAG-O08")
    if hero.markers and any(site.temple and site.space == hero.space for site in table.sites):
        wrong["markers"] = ("danger markers of a temple lie on it: say markers of the site", "FAG-P07")
    if hero.ko and hero.cliff >= 0:
        wrong["cliff"] = ("a KO'd hero hangs nowhere", "FAG-K13")
    if hero.ko and hero.wounds:
        wrong["wounds"] = ("a KO'd hero has none", "FAG-K14")
    return wrong


def _of_a_villain(table: Fortune, villain: Villain, place: int) -> Iterator[tuple[str, str]]:
    """FAG-L01 FAG-L20 FAG-N01 FAG-O03 FAG-W10 FAG-W20 Where a villain is, and what it can have."""
    sheet = table.setup.box[villain.who]
    if any(other.who == villain.who for other in table.villains[:place]):
        yield f"{villain.who} is there already", "FAG-L01"
    if coop(table) and not villain.space and villain.state == "deployed":
        yield f"{villain.who} is deployed: say in which space, or another state", "FAG-W10"
    elif villain.space and villain.state != "deployed":
        yield f"{villain.who} is {villain.state}, which is at the base and in no space", "FAG-W20"
    if villain.guards and sheet.clan != "nazi":
        yield f"{villain.who} has no bodyguards; only Nazi villains have", "FAG-N01"
    if villain.wounds >= sheet.wounds:
        yield f"{villain.who} is KO'd at {sheet.wounds} wounds", "FAG-L20"
    for name in ("wounds", "guards", "markers", "explored"):
        if getattr(villain, name) < 0:
            yield f"{villain.who}: {name} is below 0", "FAG-L06"
