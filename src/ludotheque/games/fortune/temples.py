"""Temples: coins, danger markers, instability, collapse (FAG-P)."""

from __future__ import annotations

from ludotheque.kernel import step

from .basics import order
from .coins import gain_glory
from .parts import Test
from .sheets import refresh
from .sites import adventure_of, danger_number, drop_pair, site_at, the_site
from .skill import begin_test
from .table import Fortune, Site
from .timing import BIT
from .traits import DangerNumber, FirstFight
from .villains import remove_villain, villain_at, villains_leave, wound_villain
from .windows import window
from .wounds import drop_out, heal, knock_out, unhook

COLLAPSE, ESCAPE = BIT["collapse_test"], BIT["escape_test"]


def camp(table: Fortune, seat: int) -> None:
    """FAG-A15 FAG-A16 FAG-A17 FAG-A24 FAG-D28 Bank the glory, heal if anything was overcome; the hero's adventure turn
    is over.
    """
    hero = table.heroes[seat]
    table.say("camped", seat=seat)
    gain_glory(table, seat, hero.pot)
    if hero.met:
        heal(table, seat, hero.wounds)
    hero.pot = hero.met = 0
    hero.acted = True
    drop_out(table, seat)


def adventure_gone(table: Fortune, site: Site, taker: str) -> None:
    """FAG-A22 FAG-J13 FAG-L30 FAG-L39 FAG-L43 FAG-O34 FAG-R09 FAG-W18 FAG-W44 The artifact has left: markers for it are
    discarded, villains go, cliffhangers are nobody's adventure any more.
    """
    table.sites.remove(site)
    for hero in table.heroes:
        if hero.space == site.space:
            hero.markers = hero.explored = 0
            hero.found = False
            hero.stray = hero.cliff >= 0
    villains_leave(table, site.space, "ready" if taker == "villain" else "delayed")
    if table.hunt is not None and table.hunt.space == site.space:
        table.hunt.gone = True


def temple_coin(table: Fortune, site: Site, seat: int) -> bool:
    """FAG-P03 FAG-P04 FAG-P07 FAG-P15 FAG-P18 FAG-P24 FAG-O35 A coin leaves the temple; unless it was the last one, which
    brings the treasure, a marker is added. Tells whether it was.
    """
    site.coins -= 1
    table.say("temple_coin", seat=seat, n=site.coins)
    if site.coins > 0:
        temple_marker(table, site, danger_number(table, site))
    else:
        adventure_gone(table, site, "hero")
        _take_treasure(table, seat, site)
    return site.coins <= 0


def _take_treasure(table: Fortune, seat: int, site: Site) -> None:
    """FAG-P04 FAG-P05 FAG-P21 The temple figure is the hero's; text that speaks of the artifact goes with it."""
    hero = table.heroes[seat]
    hero.treasures += 1
    table.say("treasure", seat=seat)
    if table.setup["adventure_text"] and any(map(follows, adventure_of(table, site).traits)):
        hero.tales.append(site.pair.pop())
    drop_pair(table, site)
    refresh(table, hero)


def follows(trait: object) -> bool:
    """FAG-P21 FAG-P23 Whether text is about whoever carries the artifact, not about finding it."""
    return not isinstance(trait, DangerNumber | FirstFight)


def temple_marker(table: Fortune, site: Site, number: int) -> None:
    """FAG-P07 FAG-P08 FAG-L27 FAG-L28 A danger marker on the temple; at the Danger number, which for villains is the printed
    one, it grows unstable.
    """
    site.markers += 1
    if site.markers >= number:
        shake(table, site)


def shake(table: Fortune, site: Site, n: int = 1) -> None:
    """FAG-P08 FAG-P10 FAG-P11 Danger markers off, instability on, and a test at once."""
    site.markers = 0
    site.instability += n
    table.say("unstable", space=site.space, n=site.instability)
    table.do(collapse_test, site.space)
    window(table, COLLAPSE, -1)


@step("FAG-P09", "FAG-T32")
def collapse_test(table: Fortune, space: str) -> None:
    """FAG-P09 FAG-T32 One die for each instability marker; any 1 makes the temple collapse."""
    site = site_at(table, space)
    if site is None or not site.temple:
        return
    dice = [table.dice.roll() for _ in range(site.instability)]
    table.say("collapse_test", space=space, dice=tuple(dice))
    if 1 in dice:
        table.do(collapse, space)


@step("FAG-P12", "FAG-P14", "FAG-L31")
def collapse(table: Fortune, space: str) -> None:
    """FAG-P12 FAG-P14 FAG-P16 FAG-L31 FAG-E14 Coins lost, figure removed; everybody on their feet there must escape or
    be KO'd.
    """
    site = the_site(table, space)
    test = table.lib.cards[site.pair[0]].escape
    artifact = site.pair[0]
    table.say("collapse", space=space, n=site.coins)
    villain = villain_at(table, space)
    if villain is not None:
        wound_villain(table, villain, table.dice.roll())
        if villain.space == space and villain in table.villains:
            remove_villain(table, villain, "delayed")
    adventure_gone(table, site, "collapse")
    drop_pair(table, site)
    seats = [seat for seat in order(table) if table.heroes[seat].space == space and not table.heroes[seat].ko]
    if test is not None:
        table.do_all(*[(flee_collapse, seat, artifact) for seat in seats], (after_collapse, space))
    else:
        table.do(after_collapse, space)


@step("FAG-P12", "FAG-P13", "FAG-T28")
def flee_collapse(table: Fortune, seat: int, artifact: int) -> None:
    """FAG-P12 FAG-P13 FAG-T28 FAG-O25 The escape test printed on the temple; the hero may dig deep."""
    test: Test = table.lib.cards[artifact].escape
    table.do(fled_collapse, seat)
    begin_test(table, seat, "collapse", test, -1, [seat])
    window(table, ESCAPE, seat)


@step("FAG-P12", "FAG-K24")
def fled_collapse(table: Fortune, seat: int) -> None:
    """FAG-P12 FAG-K24 Whoever fails is KO'd."""
    if not table.passed:
        table.do(knock_out, seat)


@step("FAG-P16", "FAG-P17", "FAG-P25")
def after_collapse(table: Fortune, space: str) -> None:
    """FAG-P16 FAG-P17 FAG-P25 Escaped hunters camp if they overcame anything this turn; a hanging hero is free,
    without glory.
    """
    for seat in order(table):
        hero = table.heroes[seat]
        if hero.space != space or hero.ko:
            continue
        if hero.cliff >= 0:
            unhook(table, seat)
            hero.acted = True
            drop_out(table, seat)
        elif table.hunt is not None and seat in table.hunt.racers and hero.met:
            camp(table, seat)
