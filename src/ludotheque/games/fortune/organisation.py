"""Cooperative play: the Villain phase, outposts, the villain row (FAG-O, FAG-W)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .basics import clan_of, order
from .cards import PLOT
from .coins import CHART
from .decks import draw, random_city, random_location
from .henchmen import place_henchman
from .movement import begin_phase, phase_ends
from .raids import war_zeppelin_acts
from .search import villain_searches
from .sheets import refresh_all
from .sites import adventure_of, site_at, worth_of
from .table import Fortune, Villain
from .timing import BIT
from .track import move_track, org_gains
from .villains import deploy, the_villain, villain_at
from .windows import lay_aside, run_effects, window

PLAYED, PHASE_START, STATE_CHANGE = BIT["card_played"], BIT["phase_start"], BIT["villain_state_change"]
OUTPOSTS = 6


def set_up_villains(table: Fortune) -> None:
    """FAG-O01 FAG-O03 FAG-O06 FAG-O07 FAG-W31 FAG-W32 The row, the track at 0, the first outpost; the first villain
    sets out.
    """
    names = [who for who in table.lib.villains if table.setup.box[who].clan == clan_of(table)]
    row: list[int] = list(range(len(names)))
    table.shuffle(row)
    count = CHART[len(table.heroes)][1]
    states = ("ready", "ready", "delayed")
    table.villains = [Villain(who=names[row[i]], state=states[i]) for i in range(count)]
    table.do(send_villain, table.villains[0].who)
    add_outpost(table)
    if clan_of(table) == "nazi" and table.setup["war_zeppelin"] == "from_start":
        table.zeppelin = random_location(table)
        table.say("war_zeppelin", space=table.zeppelin)


def organisation(table: Fortune) -> str:
    """FAG-O02 The sheet of the organisation."""
    return "the_nazis" if clan_of(table) == "nazi" else "the_mob"


def add_outpost(table: Fortune) -> None:
    """FAG-W32 FAG-W33 FAG-W34 FAG-W38 A Secret Base at a random location, a Hideout in a random city; never two in a
    space, six in all.
    """
    space = random_location(table) if clan_of(table) == "nazi" else random_city(table)
    if space in table.outposts or len(table.outposts) >= OUTPOSTS:
        move_track(table, 1, "FAG-W38")
    else:
        table.outposts.append(space)
        table.say("outpost", space=space)


def occupy_city(table: Fortune) -> None:
    """FAG-W39 FAG-W45 FAG-W46 An occupation marker on a random city; a second one there moves the track instead."""
    city = random_city(table)
    if city in table.occupied:
        move_track(table, 1, "FAG-W46")
    else:
        table.occupied.append(city)
        table.say("occupied", space=city)


@step("FAG-O12", "FAG-W01")
def villain_phase(table: Fortune) -> None:
    """FAG-O12 FAG-O42 FAG-W01 Villain Event, outposts and war zeppelin, villain actions."""
    begin_phase(table, "villain")
    table.prices = 0
    table.do_all((villain_event,), (outpost_step,), (villain_actions,), (phase_ends,))
    window(table, PHASE_START, -1)


@step("FAG-W02", "FAG-W42")
def villain_event(table: Fortune) -> None:
    """FAG-W02 FAG-W42 FAG-S28 Draw a Villain Event, read it aloud and carry it out."""
    card = draw(table, PLOT)
    if card < 0:
        return
    table.playing.append(card)
    table.player.append(-1)
    table.say("plot", card=card)
    table.do(villain_event_resolves, card)
    window(table, PLAYED, -1)


@step("FAG-W02", "FAG-W42")
def villain_event_resolves(table: Fortune, card: int) -> None:
    """FAG-W02 FAG-W42 Its effects; one that remains in play stays until a card removes it."""
    if card not in table.playing:
        return
    if table.lib.cards[card].remains:
        place = table.playing.index(card)
        del table.playing[place], table.player[place]
        table.remains.append(card)
        refresh_all(table)
    else:
        table.do(lay_aside, card)
    table.do(run_effects, card, -1, 0, table.first, -1)


@step("FAG-W03")
def roll_tactics(table: Fortune) -> None:
    """FAG-W03 Roll on the organisation's chart."""
    face = table.dice.roll()
    table.say("tactics", n=face)
    table.do(run_effects, table.lib.of[organisation(table)][0], face - 1, 0, table.first, -1)


@step("FAG-W06", "FAG-W33", "FAG-W34")
def outpost_step(table: Fortune) -> None:
    """FAG-W06 FAG-W33 FAG-W34 Every Secret Base sends a soldier, every Hideout brings 1 fortune; then the war zeppelin
    acts.
    """
    if table.zeppelin:
        table.do(war_zeppelin_acts)
    if clan_of(table) == "nazi":
        table.do_all(*[(base_sends,) for _ in table.outposts])
    elif table.outposts:
        org_gains(table, len(table.outposts))


@step("FAG-W33")
def base_sends(table: Fortune) -> None:
    """FAG-W33 One Nazi soldier at a random location."""
    table.do(place_henchman, "nazi", random_location(table))


@step("FAG-W07", "FAG-W43")
def villain_actions(table: Fortune) -> None:
    """FAG-W07 FAG-W15 FAG-W43 Each villain acts once, left to right; the phase stops if the track ends the game."""
    table.do_all(*[(villain_acts, villain.who) for villain in table.villains])


@step("FAG-W07", "FAG-W08", "FAG-W09", "FAG-W10", "FAG-W14")
def villain_acts(table: Fortune, who: str) -> None:
    """FAG-W08 FAG-W09 FAG-W10 FAG-W14 FAG-W15 KO becomes Delayed, Delayed Ready, Ready sets out, Deployed searches."""
    villain = the_villain(table, who)
    if villain.state in ("ko", "delayed"):
        villain.state = "delayed" if villain.state == "ko" else "ready"
        table.say("villain_state", villain=who, state=villain.state)
        window(table, STATE_CHANGE, -1)
    elif villain.state == "ready":
        table.do(send_villain, who)
    else:
        table.do(villain_searches, who)


@step("FAG-O06", "FAG-W10", "FAG-W13")
def send_villain(table: Fortune, who: str) -> None:
    """FAG-O06 FAG-W10 FAG-W11 FAG-W12 FAG-W13 To the artifact of highest Fortune without a villain; ties: lowest
    Danger, then the players.
    """
    spaces = best_sites(table)
    if len(spaces) > 1:
        table.put(order(table)[0], goal_chosen, who)
    elif spaces:
        villain_sets_out(table, who, spaces[0])


def best_sites(table: Fortune) -> list[str]:
    """FAG-O06 FAG-W10 FAG-W11 FAG-W12 FAG-L27 Where a villain would go: by Fortune, then by the printed Danger number."""
    free = [site for site in table.sites if villain_at(table, site.space) is None]
    if not free:
        return []
    ranked = [(-worth_of(table, site), adventure_of(table, site).danger) for site in free]
    best = min(ranked)
    return [site.space for site, rank in zip(free, ranked, strict=True) if rank == best]


class Goal(Choice):
    """FAG-O06 FAG-W11 One of the tied artifacts."""

    verb = "site"
    space: str = thing("space")

    @classmethod
    def every(cls, table: Fortune, seat: int, who: str) -> Iterable[Goal]:
        return map(cls, [*(site.space for site in table.sites), ""])

    def why_not(self, table: Fortune, seat: int, who: str) -> Refusal | None:
        if site_at(table, self.space) is None:
            return no("site-none", "FAG-W11")
        if villain_at(table, self.space) is not None:
            return no("villain-there", "FAG-W10")
        return None if self.space in best_sites(table) else no("lesser-site", "FAG-W11")


@question("FAG-O06", "FAG-W11", takes=Goal, offer="goals")
def goal_chosen(table: Fortune, choice: Goal, who: str) -> None:
    """FAG-O06 FAG-W11 The first player settles a full tie."""
    villain_sets_out(table, who, choice.space)


def villain_sets_out(table: Fortune, who: str, space: str) -> None:
    """FAG-W10 Ready becomes Deployed."""
    villain = the_villain(table, who)
    villain.before, villain.state = "ready", "deployed"
    deploy(table, villain, space)
    window(table, STATE_CHANGE, -1)
