"""Villains searching for artifacts (FAG-L23 to FAG-L33, FAG-W14 to FAG-W17)."""

from __future__ import annotations

from ludotheque.kernel import step

from .basics import coop, has_trait
from .sites import adventure_of, drop_pair, site_at
from .table import Fortune, Site, Villain
from .temples import adventure_gone, temple_marker
from .timing import BIT
from .track import move_track, org_gains
from .traits import Fence, IgnoreOne, SearchDouble
from .villains import is_down, mark_wounds, remove_villain, search_dice, villain_called
from .windows import window

SEARCH = BIT["villain_search"]


@step("FAG-L23", "FAG-W14", "FAG-W16", "FAG-W17")
def villain_searches(table: Fortune, who: str) -> None:
    """FAG-L23 FAG-L38 FAG-W14 FAG-W16 FAG-W17 A villain on an adventure searches; a team's foe must find a jungle
    adventure first.
    """
    villain = villain_called(table, who)
    site = site_at(table, villain.space) if villain is not None else None
    if villain is None or site is None:
        return
    if coop(table) and table.setup["deep_jungle"] and villain.space in table.lib.jungle and not villain.found:
        villain.explored += 1
        dice = [table.dice.roll() for _ in range(villain.explored)]
        villain.found = max(dice) >= 4
        table.say("villain_explores", villain=who, dice=tuple(dice))
        if not villain.found:
            return
    table.do(villain_rolls, who)
    window(table, SEARCH, -1)


@step("FAG-L23", "FAG-L24", "FAG-L25", "FAG-L27", "FAG-L33")
def villain_rolls(table: Fortune, who: str) -> None:
    """FAG-L23 FAG-L24 FAG-L25 FAG-L27 FAG-L32 FAG-L33 FAG-N04 FAG-N11 Each 4 or more is a marker towards the printed
    Danger number, each 1 a wound that Defence does not parry.
    """
    villain = villain_called(table, who)
    site = site_at(table, villain.space) if villain is not None else None
    if villain is None or site is None:
        return
    dice = [table.dice.roll() for _ in range(search_dice(table, villain))]
    found = sum(face >= 4 for face in dice)
    hurt = dice.count(1)
    if has_trait(table, who, SearchDouble):
        found += dice.count(6)
    if hurt and has_trait(table, who, IgnoreOne):
        hurt -= 1
    table.say("villain_search", villain=who, dice=tuple(dice), n=found, hurt=hurt)
    mark_wounds(table, villain, hurt)
    if site.temple:
        table.do(villain_digs, who, found)
        return
    villain.markers += found
    if villain.markers >= adventure_of(table, site).danger:
        _take_artifact(table, villain, site)
    elif is_down(table, villain):
        remove_villain(table, villain, "ko")


def _take_artifact(table: Fortune, villain: Villain, site: Site) -> None:
    """FAG-L26 FAG-L30 FAG-L38 FAG-L39 FAG-L41 FAG-W21 FAG-W24 FAG-W41 The artifact is kept as villain loot; a team's
    foe moves the track.
    """
    table.say("villain_takes", villain=villain.who, artifact_card=site.pair[0], adventure_card=site.pair[1])
    table.org_loot += site.pair
    site.pair = []
    adventure_gone(table, site, "villain")
    _collect(table, villain, site.bonus)


def _collect(table: Fortune, villain: Villain, bonus: int) -> None:
    """FAG-L38 FAG-W24 FAG-W25 FAG-W26 What villains have of an artifact: the coins under its skull, and a step for the
    track.
    """
    if coop(table):
        move_track(table, 2, "FAG-W24")
        bonus += 1 if has_trait(table, villain.who, Fence) else 0
    org_gains(table, bonus)


@step("FAG-L28", "FAG-L29", "FAG-P24")
def villain_digs(table: Fortune, who: str, n: int) -> None:
    """FAG-L27 FAG-L28 FAG-L29 FAG-P24 FAG-W25 FAG-W41 In a temple each success takes a coin and adds a marker, one by
    one.
    """
    villain = villain_called(table, who)
    site = site_at(table, villain.space) if villain is not None else None
    if villain is None or site is None or not site.temple:
        return
    if n <= 0:
        if is_down(table, villain):
            remove_villain(table, villain, "ko")
        return
    site.coins -= 1
    table.say("villain_coin", villain=who, n=site.coins)
    table.do(villain_digs, who, n - 1)
    if site.coins > 0:
        temple_marker(table, site, adventure_of(table, site).danger)
    else:
        table.org_treasures += 1
        adventure_gone(table, site, "villain")
        drop_pair(table, site)
        _collect(table, villain, 0)
    org_gains(table, 1)
