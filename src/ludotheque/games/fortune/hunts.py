"""Hunts: danger after danger, alone, in a race or as a group, until camp or artifact (FAG-A, FAG-R, FAG-J, FAG-O)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .basics import coop, order, standing
from .cards import DANGER
from .coins import gain_fortune, gain_glory
from .danger import begin_encounter, face_of
from .decks import discard, draw
from .sheets import EXPLORE, refresh
from .sites import danger_number, site_at, the_site
from .table import Encounter, Fortune, Hunt, Player, Site, going_on
from .temples import adventure_gone, camp, shake, temple_coin
from .timing import BIT
from .trade import TREASURE, Trade, hand_over, trade
from .villains import (
    available_villain,
    begin_sneak,
    discovered,
    leave_without_adventure,
    sheet_of,
    villain_at,
    villain_enters,
)
from .windows import own_turn, window
from .wounds import drop_out, knock_out, unhook

OVERCOME, PRESS_OR_CAMP, RECOVERED = BIT["danger_overcome"], BIT["press_or_camp"], BIT["artifact_recovered"]


@step("FAG-A28", "FAG-R04", "FAG-O17")
def begin_hunt(table: Fortune, seat: int) -> None:
    """FAG-A28 FAG-R01 FAG-R04 FAG-R06 FAG-O17 FAG-O50 FAG-O51 The first hero in turn order opens the block; others
    there may take part.
    """
    space = table.heroes[seat].space
    site = site_at(table, space)
    hunt = table.hunt = Hunt(space=space, racers=[seat], gone=site is None)
    if site is not None:
        table.say("hunt", seat=seat, artifact_card=site.pair[0], adventure_card=site.pair[1])
    others = [each for each in standing(table, space) if each != seat and not table.heroes[each].acted]
    hanging = [table.heroes[each] for each in others if table.heroes[each].cliff >= 0]
    for hero in hanging:
        own_turn(hero)
        table.turns.append(hero.seat)
    hunt.racers += [hero.seat for hero in hanging]
    asked = [each for each in others if table.heroes[each].cliff < 0 and not table.heroes[each].declined]
    table.do(explore)
    if site is not None:
        table.do_all(*[(ask_join, each) for each in asked])


@step("FAG-R05", "FAG-O17")
def ask_join(table: Fortune, seat: int) -> None:
    """FAG-R05 FAG-O17 Each hero there says whether to take part."""
    table.put(seat, join)


class Join(Choice):
    """FAG-R05 FAG-O17 Take part."""

    verb = "join"


class Stay(Choice):
    """FAG-R05 FAG-O52 Stay out."""

    verb = "stay"


Joining = Join | Stay | Trade


@question("FAG-R05", "FAG-O17", "FAG-O52", takes=Joining, offer="joins")
def join(table: Fortune, choice: Joining) -> None:
    """FAG-R05 FAG-O15 FAG-O17 FAG-O52 Join, or stay out, in a team after a swap; whoever stays out cannot hunt this
    adventure in this phase.
    """
    seat = table.seat
    if isinstance(choice, Trade):
        table.do(ask_join, seat)
        trade(table, seat, choice.who)
    elif isinstance(choice, Join):
        table.turns.append(seat)
        going_on(table.hunt).racers.append(seat)
        own_turn(table.heroes[seat])
        table.say("joined", seat=seat)
    else:
        table.heroes[seat].declined = True


@step("FAG-J05", "FAG-R12", "FAG-R13", "FAG-O36")
def explore(table: Fortune) -> None:
    """FAG-J05 FAG-R12 FAG-R13 FAG-O36 In the deep jungle the adventure must be found first, hero by hero; a team-mate who
    has found it shows the way.
    """
    hunt = going_on(table.hunt)
    hunt.racers = [seat for seat in order(table) if seat in hunt.racers]
    here = [table.heroes[seat] for seat in standing(table, hunt.space)]
    if not (coop(table) and any(hero.found for hero in here)):
        for seat in hunt.racers:
            if needs_exploring(table, table.heroes[seat]):
                look_around(table, seat)
    if coop(table) and any(hero.found for hero in here):
        for hero in here:
            hero.found, hero.explored = True, 0
    for seat in [seat for seat in hunt.racers if needs_exploring(table, table.heroes[seat])]:
        table.heroes[seat].acted = True
        drop_out(table, seat)
    table.do(hunt_turn)


def needs_exploring(table: Fortune, hero: Player) -> bool:
    """FAG-J01 FAG-J05 FAG-J10 FAG-J14 FAG-J15 Whether this hero must look for the adventure here."""
    return (
        bool(table.setup["deep_jungle"])
        and hero.space in table.lib.jungle
        and not hero.found
        and hero.cliff < 0
        and site_at(table, hero.space) is not None
    )


def look_around(table: Fortune, seat: int) -> None:
    """FAG-J05 FAG-J06 FAG-J07 FAG-J08 FAG-J09 FAG-J12 FAG-T32 One more marker, one die for each; a single 4 or more
    finds it.
    """
    hero = table.heroes[seat]
    hero.explored += 1
    dice = [table.dice.roll() for _ in range(max(1, hero.explored + hero.stats[EXPLORE]))]
    hero.found = max(dice) >= 4
    table.say("explored" if hero.found else "got_lost", seat=seat, dice=tuple(dice))
    if hero.found:
        hero.explored = 0


@step("FAG-R01", "FAG-R03", "FAG-R10", "FAG-O16", "FAG-O51")
def hunt_turn(table: Fortune) -> None:
    """FAG-R01 FAG-R03 FAG-R06 FAG-R07 FAG-R10 FAG-O16 FAG-O51 The next encounter: one hero's in a race, the group's in
    a team.
    """
    hunt = going_on(table.hunt)
    table.encounter = None
    if not hunt.racers:
        table.hunt = None
        return
    if coop(table):
        hanging = [seat for seat in hunt.racers if table.heroes[seat].cliff >= 0]
        party = [
            seat for seat in hunt.racers if not hanging or table.heroes[seat].cliff == table.heroes[hanging[0]].cliff
        ]
    else:
        hunt.turn %= len(hunt.racers)
        party = [hunt.racers[hunt.turn]]
    leader = table.heroes[party[0]]
    if leader.cliff >= 0:
        table.do(cliff_met)
        begin_encounter(table, leader.cliff, True, party, leader.stray)
    elif hunt.gone and not any(seat in hunt.pressing for seat in party):
        table.do(hunt_turn)
        for seat in party[:]:
            drop_out(table, seat)
    else:
        table.do(draw_danger, tuple(party))


@step("FAG-D01", "FAG-D28", "FAG-L14", "FAG-L36")
def draw_danger(table: Fortune, party: tuple[int, ...]) -> None:
    """FAG-D01 FAG-D27 FAG-D28 Draw a danger and face it; without one left, camp down."""
    hunt = going_on(table.hunt)
    card = next_danger(table, hunt.space)
    if card < 0:
        table.say("no_danger")
        table.do(hunt_turn)
        for seat in party:
            camp(table, seat)
        return
    leader = table.heroes[party[0]]
    leader.beaten.append(card)
    table.do(danger_met)
    begin_encounter(table, card, False, list(party))


def next_danger(table: Fortune, space: str) -> int:
    """FAG-D01 FAG-L36 FAG-L44 The next danger of the deck, with the villain it brings; -1 if none is left."""
    refused = []
    card = draw(table, DANGER)
    while card >= 0 and table.lib.cards[card].agents and not _agents_come(table, space):
        refused.append(card)
        card = draw(table, DANGER)
    for each in refused:
        discard(table, each)
    return card


def _agents_come(table: Fortune, space: str) -> bool:
    """FAG-L03 FAG-L36 FAG-L42 Agents of Evil bring a villain, unless one is there; without any they are drawn again."""
    if villain_at(table, space) is None:
        if not available_villain(table):
            return False
        villain_enters(table, space)
    return True


@step("FAG-D07", "FAG-A10", "FAG-O48")
def danger_met(table: Fortune) -> None:
    """FAG-A10 FAG-D07 FAG-D33 FAG-L35 FAG-O22 FAG-O48 How a danger ended: overcome, failed, or nobody left standing. A
    villain that it brought where there is no adventure any more has done what it came for.
    """
    encounter, hunt = going_on(table.encounter), going_on(table.hunt)
    leave_without_adventure(table, hunt.space)
    if not encounter.party:
        table.do(hunt_turn)
    elif encounter.passed:
        glory = 0 if encounter.fought else face_of(table, encounter).glory
        for seat in encounter.party:
            table.heroes[seat].pot += glory
        table.say("danger_overcome", seat=encounter.party[0], danger_card=encounter.card, n=glory)
        table.do(overcome)
    else:
        table.do(hang)


@step("FAG-D07", "FAG-D08", "FAG-D09", "FAG-O23")
def hang(table: Fortune) -> None:
    """FAG-D07 FAG-D08 FAG-D09 FAG-D21 FAG-O23 FAG-O53 FAG-P10 FAG-R09 The turn ends in a cliffhanger; glory not banked is
    gone, markers stay.
    """
    encounter, hunt = going_on(table.encounter), going_on(table.hunt)
    party = encounter.party[:]
    for hero in table.heroes:
        if encounter.card in hero.beaten:
            hero.beaten.remove(encounter.card)
    table.cliffs.append(encounter.card)
    for seat in party:
        hero = table.heroes[seat]
        hero.pot = hero.met = 0
        hero.acted = True
        hero.cliff, hero.stray = encounter.card, hunt.gone
        drop_out(table, seat)
        table.say("hangs", seat=seat, cliff_card=encounter.card)
    table.do(hunt_turn)
    site = _site_of(table, hunt, encounter)
    if site is not None and site.temple:
        shake(table, site)


@step("FAG-D16", "FAG-D17", "FAG-D18", "FAG-D20", "FAG-R09")
def cliff_met(table: Fortune) -> None:
    """FAG-D16 FAG-D17 FAG-D18 FAG-D20 FAG-D32 FAG-O23 FAG-R09 Failed: KO for all who hung. Beaten: glory at once, and
    on with the hunt.
    """
    encounter = going_on(table.encounter)
    party = encounter.party[:]
    if not party:
        table.do(hunt_turn)
        return
    if not encounter.passed:
        table.do(hunt_turn)
        table.do_all(*[(knock_out, seat) for seat in party])
        return
    glory = 0 if encounter.fought else face_of(table, encounter).glory
    table.say("cliff_overcome", seat=party[0], cliff_card=encounter.card)
    for seat in party:
        unhook(table, seat)
        gain_glory(table, seat, glory)
    table.do(overcome)


@step("FAG-A10", "FAG-P03", "FAG-O31")
def overcome(table: Fortune) -> None:
    """FAG-A10 FAG-P03 FAG-P07 FAG-R08 FAG-O31 FAG-O35 FAG-O38 A marker for each hero, or a coin from the temple, which may
    win the game; then cards, and pressing on or camping down.
    """
    encounter, hunt = going_on(table.encounter), going_on(table.hunt)
    site = _site_of(table, hunt, encounter)
    leader = encounter.party[0]
    for seat in encounter.party:
        hero = table.heroes[seat]
        hero.met += 1
        if site is not None and not site.temple:
            hero.markers += 1
    table.do(after_overcome)
    window(table, OVERCOME, leader)
    if site is not None and site.temple:
        tales = len(table.heroes[leader].tales)
        emptied = temple_coin(table, site, leader)
        if emptied and coop(table) and len(hunt.racers) > 1:
            table.do(ask_treasure, leader, [*table.heroes[leader].tales[tales:], TREASURE][0])
        gain_fortune(table, leader, 1)


def _site_of(table: Fortune, hunt: Hunt, encounter: Encounter) -> Site | None:
    """FAG-R08 FAG-R09 The adventure that a danger overcome counts for; a new one in the same space is another adventure."""
    return None if encounter.stray or hunt.gone else site_at(table, hunt.space)


@step("FAG-O32")
def ask_treasure(table: Fortune, seat: int, what: int) -> None:
    """FAG-O32 FAG-O33 FAG-P05 A temple treasure is carried by whom the leader names."""
    table.put(seat, treasure_carried, what)


class Carrier(Choice):
    """FAG-O32 Any participant may carry it."""

    verb = "carrier"
    who: int = thing("seat")

    @classmethod
    def every(cls, table: Fortune, seat: int, *facts: object) -> Iterable[Carrier]:
        racers = table.hunt.racers if table.hunt is not None else []
        return map(cls, dict.fromkeys([*racers, *order(table)]))

    def why_not(self, table: Fortune, seat: int, *facts: object) -> Refusal | None:
        taking_part = table.hunt is not None and self.who in table.hunt.racers
        return None if taking_part else no("not-in-hunt", "FAG-O32")


@question("FAG-O32", "FAG-O33", takes=Carrier, offer="treasure_carriers")
def treasure_carried(table: Fortune, choice: Carrier, what: int) -> None:
    """FAG-O32 FAG-O33 The leader's word settles it."""
    if choice.who != table.seat:
        hand_over(table, table.seat, choice.who, what)
        table.say("treasure_carried", seat=choice.who)


@step("FAG-A11", "FAG-D19", "FAG-O31")
def after_overcome(table: Fortune) -> None:
    """FAG-A11 FAG-D19 FAG-O31 FAG-O32 FAG-O33 Enough markers recover the artifact at once; in a team the leader says
    who carries it.
    """
    encounter, hunt = going_on(table.encounter), going_on(table.hunt)
    site = _site_of(table, hunt, encounter)
    party = encounter.party
    if site is not None and not site.temple and party:
        number = danger_number(table, site)
        if any(table.heroes[seat].markers >= number for seat in party):
            if len(hunt.racers) > 1 and coop(table):
                table.put(party[0], carrier_chosen)
            else:
                table.do(recover, party[0])
            return
    table.do(press_or_camp, 0)


@question("FAG-O32", "FAG-O33", takes=Carrier, offer="carriers")
def carrier_chosen(table: Fortune, choice: Carrier) -> None:
    """FAG-O32 FAG-O33 The leader's word settles it."""
    table.do(recover, choice.who)


@step("FAG-A11", "FAG-A12", "FAG-A13", "FAG-J03")
def recover(table: Fortune, seat: int) -> None:
    """FAG-A11 FAG-A12 FAG-A13 FAG-A25 FAG-J03 FAG-O34 Take the pair and the coins under the skull; it counts as Camp
    Down.
    """
    hunt, encounter = going_on(table.hunt), going_on(table.encounter)
    hero = table.heroes[seat]
    site = the_site(table, hunt.space)
    table.say("recovered", seat=seat, artifact_card=site.pair[0], adventure_card=site.pair[1])
    hero.loot += site.pair
    site.pair = []
    adventure_gone(table, site, "hero")
    refresh(table, hero)
    campers = hunt.racers[:] if coop(table) else encounter.party[:]
    table.do(hunt_turn)
    for each in campers:
        camp(table, each)
    window(table, RECOVERED, seat)
    gain_fortune(table, seat, site.bonus)


@step("FAG-A14", "FAG-R02", "FAG-R08", "FAG-O24", "FAG-P18")
def press_or_camp(table: Fortune, place: int) -> None:
    """FAG-A14 FAG-A19 FAG-R02 FAG-R08 FAG-R09 FAG-O24 FAG-P18 Each hero chooses Press On or Camp Down; with the
    adventure gone, all camp.
    """
    encounter, hunt = going_on(table.encounter), going_on(table.hunt)
    party = [seat for seat in encounter.party if seat in hunt.racers]
    if hunt.gone or encounter.stray:
        table.do(hunt_turn)
        for seat in party:
            camp(table, seat)
    elif place < len(party):
        table.do(ask_press, party[place], place)
        window(table, PRESS_OR_CAMP, party[place])
    else:
        table.do(sneak_on)


@step("FAG-A14")
def ask_press(table: Fortune, seat: int, place: int) -> None:
    """FAG-A14 The hero's choice, if still there to make it."""
    if table.hunt is not None and seat in table.hunt.racers:
        table.put(seat, pressed, place)
    else:
        table.do(press_or_camp, place)


class Press(Choice):
    """FAG-A14 FAG-A15 On to the next danger."""

    verb = "press"


class Camp(Choice):
    """FAG-A14 FAG-A19 FAG-A27 Down for the night."""

    verb = "camp"


@question("FAG-A14", "FAG-A15", "FAG-L11", takes=Press | Camp, offer="presses")
def pressed(table: Fortune, choice: Press | Camp, place: int) -> None:
    """FAG-A14 FAG-A15 FAG-A27 FAG-L11 FAG-L13 FAG-O24 The choice stands; whoever camps needs no sneaking and is out for the
    turn.
    """
    seat = table.seat
    hunt = going_on(table.hunt)
    if isinstance(choice, Camp):
        camp(table, seat)
        table.do(press_or_camp, place)
        return
    if seat not in hunt.pressing:
        hunt.pressing.append(seat)
    table.say("pressed", seat=seat)
    table.do(press_or_camp, place + 1)


@step("FAG-L07", "FAG-L12", "FAG-L16", "FAG-R14", "FAG-O26")
def sneak_on(table: Fortune) -> None:
    """FAG-L07 FAG-L12 FAG-L16 FAG-R14 FAG-O26 With a villain on the adventure, whoever presses on must sneak first."""
    encounter, hunt = going_on(table.encounter), going_on(table.hunt)
    party = [seat for seat in encounter.party if seat in hunt.racers]
    villain = villain_at(table, hunt.space)
    table.do(next_racer)
    if villain is not None and party:
        table.do(sneaked_on, villain.who)
        begin_sneak(table, party, sheet_of(table, villain.who).search)


@step("FAG-L08", "FAG-L09", "FAG-L13")
def sneaked_on(table: Fortune, who: str) -> None:
    """FAG-L09 FAG-L10 FAG-L13 FAG-O54 Those found fight their rounds, then press on all the same."""
    discovered(table, who)


@step("FAG-R01", "FAG-R02")
def next_racer(table: Fortune) -> None:
    """FAG-R01 The rival's encounter comes next."""
    encounter, hunt = going_on(table.encounter), going_on(table.hunt)
    if not coop(table) and encounter.party and encounter.party[0] in hunt.racers:
        hunt.turn = hunt.racers.index(encounter.party[0]) + 1
    table.do(hunt_turn)
