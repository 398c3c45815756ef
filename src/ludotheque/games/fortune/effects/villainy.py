"""What befalls villains, temples and the organisation."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .. import verbs as v
from ..basics import clan_of, coop, figures_left
from ..fights import villain_departs
from ..organisation import add_outpost, occupy_city, roll_tactics
from ..raids import war_zeppelin_enters
from ..search import villain_searches
from ..sites import site_at, the_site
from ..table import Fortune, Villain
from ..temples import shake
from ..timing import BIT
from ..track import move_track, org_gains
from ..villains import available_villain, sheet_of, villain_at, villain_enters, villain_rounds, wound_villain
from ..windows import window
from .does import does

STATE_CHANGE = BIT["villain_state_change"]


@does(v.Enter)
def bring_villain(table: Fortune, effect: v.Enter, seat: int, target: int, card: int) -> None:
    """FAG-L02 FAG-L03 FAG-L35 FAG-L42 A villain comes to the hero, unless one is there; without an adventure, one round
    is fought and it leaves.
    """
    space = table.heroes[seat].space
    if table.heroes[seat].ko or not (villain_at(table, space) or available_villain(table, effect.clan)):
        return
    who = villain_enters(table, space, effect.clan)
    if site_at(table, space) is None:
        table.do_all((villain_rounds, seat, who, 1), (villain_departs, space))


@does(v.Boost)
def boost(table: Fortune, effect: v.Boost, seat: int, target: int, card: int) -> None:
    """FAG-W04 FAG-W05 Something befalls villains: a random one of the row, a random Deployed one, or all."""
    row = [villain for villain in table.villains if effect.pick != "deployed" or villain.state == "deployed"]
    if not row:
        if effect.pick == "deployed" and coop(table):
            move_track(table, 1)
        return
    for villain in row if effect.pick == "all" else [row[table.dice.below(len(row))]]:
        _boost(table, effect, villain)


def _boost(table: Fortune, effect: v.Boost, villain: Villain) -> None:
    table.say("boost", villain=villain.who, what=effect.what)
    if effect.what == "search":
        table.do(villain_searches, villain.who)
    elif villain.state != "deployed":
        if effect.what in ("guard", "ready") and villain.state != "ready":
            villain.state = "ready"
            table.say("villain_state", "FAG-W04", villain=villain.who, state="ready")
            window(table, STATE_CHANGE, -1)
    elif effect.what == "guard":
        if sheet_of(table, villain.who).clan == "nazi":
            villain.guards += min(effect.n, figures_left(table, "nazi"))
    elif effect.what == "wound":
        wound_villain(table, villain, effect.n)
    elif effect.what == "heal":
        villain.wounds = max(0, villain.wounds - effect.n)


@does(v.Instability)
def instability(table: Fortune, effect: v.Instability, seat: int, target: int, card: int) -> None:
    """FAG-P08 FAG-P09 A temple of one's choice grows unstable and is tested."""
    temples = [site for site in table.sites if site.temple]
    if len(temples) > 1:
        table.put(seat, temple_shaken, effect.n)
    elif temples:
        shake(table, temples[0], effect.n)


class Temple(Choice):
    """FAG-P08 Any temple."""

    verb = "site"
    space: str = thing("space")

    @classmethod
    def every(cls, table: Fortune, seat: int, n: int) -> Iterable[Temple]:
        return map(cls, [*(site.space for site in table.sites), ""])

    def why_not(self, table: Fortune, seat: int, n: int) -> Refusal | None:
        site = site_at(table, self.space)
        return None if site is not None and site.temple else no("no-temple", "FAG-P08")


@question("FAG-P08", "FAG-P09", takes=Temple, offer="temples_offered")
def temple_shaken(table: Fortune, choice: Temple, n: int) -> None:
    """FAG-P08 FAG-P09 It is tested at once."""
    shake(table, the_site(table, choice.space), n)


@does(v.Coins)
def coins(table: Fortune, effect: v.Coins, seat: int, target: int, card: int) -> None:
    for site in table.sites:
        if site.temple:
            site.coins = max(1, site.coins + effect.n)


@does(v.Track)
def track(table: Fortune, effect: v.Track, seat: int, target: int, card: int) -> None:
    times = len(table.heroes) // effect.per if effect.per else 1
    if effect.heroes != "any" and (effect.heroes == "one") != (len(table.heroes) == 1):
        times = 0
    if times and effect.clan in ("any", clan_of(table)):
        move_track(table, effect.n * times)


@does(v.OrgGain)
def org_gain(table: Fortune, effect: v.OrgGain, seat: int, target: int, card: int) -> None:
    org_gains(table, effect.n)


@does(v.Extort)
def extort(table: Fortune, effect: v.Extort, seat: int, target: int, card: int) -> None:
    table.fund = max(0, table.fund - effect.n)
    org_gains(table, effect.n)


@does(v.Outpost)
def outpost(table: Fortune, effect: v.Outpost, seat: int, target: int, card: int) -> None:
    for _ in range(effect.n):
        add_outpost(table)


@does(v.Occupy)
def occupy(table: Fortune, effect: v.Occupy, seat: int, target: int, card: int) -> None:
    for _ in range(effect.n):
        occupy_city(table)


@does(v.FreeCity)
def free_city(table: Fortune, effect: v.FreeCity, seat: int, target: int, card: int) -> None:
    if len(table.occupied) > 1:
        table.put(seat, city_freed)
    elif table.occupied:
        table.say("freed", space=table.occupied.pop())


class Occupied(Choice):
    """FAG-W39 Any occupied city."""

    verb = "site"
    space: str = thing("city")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Occupied]:
        return map(cls, dict.fromkeys([*table.occupied, *table.lib.cities, ""]))

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        return None if self.space in table.occupied else no("not-occupied", "FAG-W39")


@question("FAG-W39", takes=Occupied, offer="occupied_cities")
def city_freed(table: Fortune, choice: Occupied) -> None:
    """FAG-W39 The marker is removed."""
    table.occupied.remove(choice.space)
    table.say("freed", space=choice.space)


@does(v.Prices)
def prices(table: Fortune, effect: v.Prices, seat: int, target: int, card: int) -> None:
    table.prices += effect.n
    table.say("prices", n=table.prices)


@does(v.Airship)
def airship(table: Fortune, effect: v.Airship, seat: int, target: int, card: int) -> None:
    war_zeppelin_enters(table)


@does(v.Tactics)
def tactics(table: Fortune, effect: v.Tactics, seat: int, target: int, card: int) -> None:
    table.do(roll_tactics)
