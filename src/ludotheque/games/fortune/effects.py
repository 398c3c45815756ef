"""The verbs of cards, one function each (ledger section 6.1). Called by ``windows.apply_effect`` for one hero at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.kernel import Option, step

from . import verbs as v
from .basics import (
    amount,
    clan_of,
    coop,
    discard,
    draw,
    drop_pair,
    figures_left,
    gain_fortune,
    gain_glory,
    order,
    pay_fortune,
    place_pair,
    random_city,
    random_location,
    refresh,
    settle_bonus,
    site_at,
)
from .cards import ALLY, ARTIFACT, CITY, DANGER, GEAR
from .city import loyalty_test, take_top
from .fights import attacked, villain_departs
from .henchmen import enter, place_henchman, step_away
from .organisation import add_outpost, occupy_city, roll_tactics
from .raids import war_zeppelin_enters
from .search import villain_searches
from .table import Fortune, Site, Villain
from .temples import adventure_gone, shake
from .track import move_track, org_gains
from .villains import available_villain, sheet_of, villain_at, villain_enters, villain_rounds, wound_villain
from .windows import DO, draw_events, draw_playable, hold_city_card
from .wounds import heal, hit, knock_out, lose_cards, suffer

Do = Callable[[Fortune, Any, int, int, int], None]


def does(kind: type) -> Callable[[Do], Do]:
    """Register what a verb does: (table, effect, who plays it, whom it strikes, the card)."""

    def register(function: Do) -> Do:
        DO[kind] = function
        return function

    return register


@does(v.Gain)
def gain(table: Fortune, effect: v.Gain, seat: int, target: int, card: int) -> None:
    n = amount(table, effect.n)
    (gain_glory if effect.what == "glory" else gain_fortune)(table, target, n)


@does(v.Lose)
def lose(table: Fortune, effect: v.Lose, seat: int, target: int, card: int) -> None:
    n = take_away(table, effect.what, target, amount(table, effect.n))
    table.say("lost_glory" if effect.what == "glory" else "lost_fortune", seat=target, n=n)


def take_away(table: Fortune, what: str, target: int, n: int) -> int:
    """Up to n glory or fortune of a hero; tells how much."""
    if what == "fortune":
        return pay_fortune(table, target, n)
    hero = table.heroes[target]
    n = min(n, hero.glory)
    hero.glory -= n
    return n


@does(v.Steal)
def steal(table: Fortune, effect: v.Steal, seat: int, target: int, card: int) -> None:
    n = take_away(table, effect.what, target, amount(table, effect.n))
    table.say("stole", seat=seat, seat2=target, n=n, what=effect.what)
    (gain_glory if effect.what == "glory" else gain_fortune)(table, seat, n)


@does(v.Hits)
def deal_hits(table: Fortune, effect: v.Hits, seat: int, target: int, card: int) -> None:
    table.do(hit, target, amount(table, effect.n))


@does(v.Wounds)
def deal_wounds(table: Fortune, effect: v.Wounds, seat: int, target: int, card: int) -> None:
    table.do(suffer, target, amount(table, effect.n))


@does(v.Storm)
def storm(table: Fortune, effect: v.Storm, seat: int, target: int, card: int) -> None:
    """FAG-K18 FAG-K24 Hits for everybody on one kind of ground; deep jungle is jungle too."""
    lib = table.lib
    grounds = {effect.terrain} | ({"deep_jungle"} if effect.terrain == "jungle" else set())
    struck = [each for each in order(table) if lib.terrain[table.heroes[each].space] in grounds]
    table.do_all(*[(storm_strikes, each, effect.n) for each in struck])


@step("FAG-K18", "FAG-K24")
def storm_strikes(table: Fortune, seat: int, n: int | str) -> None:
    """FAG-K24 One hero after the other, each with own dice."""
    if not table.heroes[seat].ko:
        table.do(hit, seat, amount(table, n))


@does(v.Heal)
def do_heal(table: Fortune, effect: v.Heal, seat: int, target: int, card: int) -> None:
    heal(table, target, table.heroes[target].wounds if effect.n == "all" else amount(table, effect.n))


@does(v.Draw)
def draw_cards(table: Fortune, effect: v.Draw, seat: int, target: int, card: int) -> None:
    if effect.deck == "event":
        if effect.keep < effect.n:
            table.do(draw_events, target, effect.n)
        else:
            table.do_all(*[(draw_events, target, 1) for _ in range(effect.n)])
    elif effect.deck == "city":
        found = draw_playable(table, CITY)
        if found >= 0 and table.lib.cards[found].style == "secret":
            hold_city_card(table, target, found)
        elif found >= 0:
            table.say("rejected", seat=target, card=found)
            discard(table, found)
    else:
        for _ in range(effect.n):
            take_top(table, target, GEAR if effect.deck == "gear" else ALLY)


@does(v.Discard)
def discard_one(table: Fortune, effect: v.Discard, seat: int, target: int, card: int) -> None:
    hero = table.heroes[target]
    held = hero.gear if effect.what == "gear" else hero.allies if effect.what == "ally" else hero.hand
    if len(held) > 1:
        table.ask(target, to_discard, discarded, effect.what)
    elif held:
        _discard(table, target, held[0])


@step("FAG-K09")
def to_discard(table: Fortune, seat: int, what: str) -> list[Option]:
    """FAG-K09 The owner chooses what goes."""
    hero = table.heroes[seat]
    return [("drop", card) for card in (hero.gear if what == "gear" else hero.allies if what == "ally" else hero.hand)]


@step("FAG-K09")
def discarded(table: Fortune, option: Option, what: str) -> None:
    """FAG-K09 FAG-K22 It goes to its pile."""
    _discard(table, table.seat, option[1])


def _discard(table: Fortune, seat: int, card: int) -> None:
    hero = table.heroes[seat]
    if card in hero.hand:
        hero.hand.remove(card)
        table.known.pop(card, None)
        discard(table, card)
        table.say("rejected", seat=seat, card=card)
        refresh(table, hero)
    else:
        lose_cards(table, seat, (card,))


# Tests and fights -----------------------------------------------------------------------------------------------------


@does(v.Dice)
def bonus_dice(table: Fortune, effect: v.Dice, seat: int, target: int, card: int) -> None:
    """FAG-T13 Dice for the test going on, or for this round of the fight."""
    if table.trial is not None:
        table.trial.bonus += effect.n
    elif table.melee is not None:
        table.melee.bonus += effect.n


@does(v.Target)
def change_target(table: Fortune, effect: v.Target, seat: int, target: int, card: int) -> None:
    """FAG-T17 The number to reach changes for the rest of the test."""
    if table.trial is not None:
        table.trial.target += effect.n


@does(v.Reroll)
def reroll(table: Fortune, effect: v.Reroll, seat: int, target: int, card: int) -> None:
    """FAG-T30 FAG-V08 Some dice, or all, are rolled again; the same card only once for one roll."""
    if table.trial is None and table.melee is None:
        _reroll_die(table, seat)
        return
    dice = _dice(table)
    if table.trial is not None:
        table.trial.rerolled.append(card)
    if effect.n == "all":
        dice[:] = [table.dice.roll() for _ in dice]
        table.say("rerolled", seat=seat, dice=tuple(dice))
    else:
        table.do(reroll_some, seat, int(effect.n), ())


def _reroll_die(table: Fortune, seat: int) -> None:
    """FAG-M24 FAG-V08 The single die of a move, or one's own for initiative."""
    face = table.dice.roll()
    if table.die:
        table.die = face
    elif table.rolls:
        table.rolls[seat] = face
    table.say("rerolled", seat=seat, dice=(face,))


def _dice(table: Fortune) -> list[int]:
    return table.trial.dice if table.trial is not None else table.melee.dice if table.melee is not None else []


@step("FAG-T30")
def reroll_some(table: Fortune, seat: int, n: int, done: tuple[int, ...]) -> None:
    """FAG-T30 The owner of the effect picks the dice; those it has re-rolled (``done``, by place) keep their result."""
    if len(done) < min(n, len(_dice(table))):
        table.ask(seat, rerolls, reroll_one, n, done)


@step("FAG-T30")
def rerolls(table: Fortune, seat: int, n: int, done: tuple[int, ...]) -> list[Option]:
    """FAG-T30 A die by its face, or enough."""
    left = {face for i, face in enumerate(_dice(table)) if i not in done}
    return [*(("die", face) for face in sorted(left)), ("enough",)]


@step("FAG-T30", "FAG-T31")
def reroll_one(table: Fortune, option: Option, n: int, done: tuple[int, ...]) -> None:
    """FAG-T30 FAG-T31 The new face counts."""
    if option[0] == "die":
        seat, dice = table.seat, _dice(table)
        place = next(i for i, face in enumerate(dice) if face == option[1] and i not in done)
        dice[place] = table.dice.roll()
        table.say("rerolled", seat=seat, dice=tuple(dice))
        table.do(reroll_some, seat, n, (*done, place))


@does(v.Decide)
def decide(table: Fortune, effect: v.Decide, seat: int, target: int, card: int) -> None:
    """The test is passed or failed outright."""
    if table.trial is not None:
        table.trial.decided = int(effect.passed)


@does(v.Avoid)
def avoid(table: Fortune, effect: v.Avoid, seat: int, target: int, card: int) -> None:
    """FAG-D01 The danger just revealed goes back; another one is drawn in its place."""
    encounter = table.encounter
    if encounter is None or table.hunt is None:
        return
    danger = draw(table, DANGER)
    if danger < 0 or table.lib.cards[danger].agents:
        if danger >= 0:
            discard(table, danger)
        return
    for hero in table.heroes:
        if encounter.card in hero.beaten:
            hero.beaten.remove(encounter.card)
            hero.beaten.append(danger)
    discard(table, encounter.card)
    encounter.card = danger
    encounter.todo = list(range(len(table.lib.cards[danger].danger.parts)))
    table.say("danger", seat=encounter.party[0], danger_card=danger)


@does(v.Prevent)
def prevent(table: Fortune, effect: v.Prevent, seat: int, target: int, card: int) -> None:
    if table.blow:
        table.blow[-1] = max(0, table.blow[-1] - effect.n)


# Moving and placing ---------------------------------------------------------------------------------------------------


@does(v.Move)
def move_hero(table: Fortune, effect: v.Move, seat: int, target: int, card: int) -> None:
    """FAG-M25 FAG-D22 FAG-A29 Free of points, but henchmen still stop it; a quest left is a quest lost."""
    hero = table.heroes[target]
    if effect.to == "step":
        table.do(step_away, target)
    elif effect.to == "any_city":
        table.ask(target, destinations, destination)
    else:
        place = {"location": random_location, "city": random_city}
        space = hero.home if effect.to == "home" else place[effect.to](table)
        _leave_turn(table, target)
        enter(table, target, space)


def _leave_turn(table: Fortune, seat: int) -> None:
    """FAG-A29 Pushed out in mid-hunt: the turn is over."""
    if table.hunt is not None and seat in table.hunt.racers:
        table.heroes[seat].acted = True


@step("FAG-M25")
def destinations(table: Fortune, seat: int) -> list[Option]:
    """FAG-M25 Any city."""
    return [("fly", city) for city in table.lib.cities if city != table.heroes[seat].space]


@step("FAG-M25")
def destination(table: Fortune, option: Option) -> None:
    """FAG-M25 The hero arrives."""
    _leave_turn(table, table.seat)
    enter(table, table.seat, option[1])


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
    """FAG-E12 FAG-S31 One artifact more on the board; Lost Temple brings a temple."""
    if effect.temple:
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
        table.ask(seat, sites_offered, site_moved)
    elif table.sites:
        _move_site(table, table.sites[0])


@step("FAG-L43", "FAG-J16")
def sites_offered(table: Fortune, seat: int) -> list[Option]:
    """FAG-L43 Any artifact on the board."""
    return [("site", site.space) for site in table.sites]


@step("FAG-L43", "FAG-J16")
def site_moved(table: Fortune, option: Option) -> None:
    """FAG-L43 FAG-J16 FAG-S16 To a random location without one; the hunt in the old space is over."""
    site = site_at(table, option[1])
    assert site is not None
    _move_site(table, site)


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
        table.ask(seat, sites_offered, site_removed)
    elif table.sites:
        _remove_site(table, table.sites[0])


@step("FAG-L43", "FAG-A22")
def site_removed(table: Fortune, option: Option) -> None:
    """FAG-L43 FAG-A22 It leaves the board; the pair is discarded."""
    site = site_at(table, option[1])
    assert site is not None
    _remove_site(table, site)


def _remove_site(table: Fortune, site: Site) -> None:
    """FAG-L43 FAG-A22 Off the board."""
    table.say("removed", artifact_card=site.pair[0], space=site.space)
    adventure_gone(table, site, "removed")
    drop_pair(table, site)


@does(v.Auction)
def auction(table: Fortune, effect: v.Auction, seat: int, target: int, card: int) -> None:
    """FAG-Y20 The auction marker goes to a random city."""
    table.auction = random_city(table)
    table.say("auction_at", space=table.auction)


@does(v.Fake)
def fake(table: Fortune, effect: v.Fake, seat: int, target: int, card: int) -> None:
    if table.sale:
        table.sale[2] = 0


@does(v.Fetch)
def fetch(table: Fortune, effect: v.Fetch, seat: int, target: int, card: int) -> None:
    table.do(attacked, target, effect.enemy, effect.infantry)


@does(v.Loyalty)
def loyalty(table: Fortune, effect: v.Loyalty, seat: int, target: int, card: int) -> None:
    """FAG-G10 FAG-G12 A random ally of the hero is put to the test."""
    allies = table.heroes[target].allies
    if allies:
        loyalty_test(table, target, allies[table.dice.below(len(allies))])


@does(v.Treason)
def treason(table: Fortune, effect: v.Treason, seat: int, target: int, card: int) -> None:
    """FAG-G10 FAG-G12 Any ally in play may be put to the test."""
    allies = [(hero.seat, ally) for hero in table.heroes for ally in hero.allies]
    if allies:
        owner, ally = allies[table.dice.below(len(allies))]
        loyalty_test(table, owner, ally)


@does(v.Ready)
def make_ready(table: Fortune, effect: v.Ready, seat: int, target: int, card: int) -> None:
    hero = table.heroes[seat]
    hero.flipped = []
    refresh(table, hero)


@does(v.Ko)
def ko(table: Fortune, effect: v.Ko, seat: int, target: int, card: int) -> None:
    table.do(knock_out, target)


# Villains, temples, the organisation ----------------------------------------------------------------------------------


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
        if effect.what in ("guard", "ready"):
            villain.state = "ready"
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
        table.ask(seat, temples_offered, temple_shaken, effect.n)
    elif temples:
        shake(table, temples[0], effect.n)


@step("FAG-P08")
def temples_offered(table: Fortune, seat: int, n: int) -> list[Option]:
    """FAG-P08 Any temple."""
    return [("site", site.space) for site in table.sites if site.temple]


@step("FAG-P08", "FAG-P09")
def temple_shaken(table: Fortune, option: Option, n: int) -> None:
    """FAG-P08 FAG-P09 It is tested at once."""
    site = site_at(table, option[1])
    assert site is not None
    shake(table, site, n)


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
    if coop(table) and times and effect.clan in ("any", clan_of(table)):
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
        table.ask(seat, occupied_cities, city_freed)
    elif table.occupied:
        table.say("freed", space=table.occupied.pop())


@step("FAG-W39")
def occupied_cities(table: Fortune, seat: int) -> list[Option]:
    """FAG-W39 Any occupied city."""
    return [("site", city) for city in table.occupied]


@step("FAG-W39")
def city_freed(table: Fortune, option: Option) -> None:
    """FAG-W39 The marker is removed."""
    table.occupied.remove(option[1])
    table.say("freed", space=option[1])


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


@does(v.Cancel)
def cancel(table: Fortune, effect: v.Cancel, seat: int, target: int, card: int) -> None:
    """FAG-V09 Done when the card is played: it names the card it stops."""
