"""Setup, the Initiative and End phases, victory (FAG-S, FAG-I, FAG-E)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .adventure import adventure_phase
from .basics import coop, in_play, order
from .cards import PLOT, SHEET, SHOP
from .decks import random_location
from .movement import begin_phase, movement_phase, phase_ends
from .organisation import set_up_villains, villain_phase
from .raids import zeppelin_flies
from .search import villain_searches
from .sheets import RECOVER, refresh, refresh_all
from .sites import ARTIFACTS, place_pair
from .table import Fortune, Player
from .timing import BIT
from .windows import may_draw_event, window
from .wounds import heal

ROUND_START, AFTER_ROLL, PHASE_START = BIT["round_start"], BIT["initiative_after_roll"], BIT["phase_start"]


def deck_list(table: Fortune, deck: int) -> list[int]:
    """FAG-S05 FAG-S06 FAG-S07 FAG-S29 The cards of a deck that are in this game."""
    lib = table.lib
    return [card for card in lib.numbers(deck) if in_game(table, lib.cards[card])]


def in_game(table: Fortune, fact: Any) -> bool:
    """FAG-S06 FAG-S07 FAG-S29 Modules that are off take their cards with them."""
    options = table.setup.options
    if getattr(fact, "temple", False):
        return bool(options["temples"])
    if getattr(fact, "agents", False) or (getattr(fact, "villain", "") and hasattr(fact, "combat")):
        return bool(options.get("villains", True))
    return in_play(table, getattr(fact, "module", ""))


def lay_out(table: Fortune) -> None:
    """FAG-S10 FAG-S13 FAG-S14 FAG-S20 FAG-S26 FAG-S27 Decks in file order, the shop, and heroes without anything."""
    lib = table.lib
    table.decks = [deck_list(table, deck) for deck in range(PLOT + 1)]
    table.piles = [[] for _ in table.decks]
    if not coop(table):
        table.decks[PLOT] = []
    table.shop = lib.numbers(SHOP)
    placed = {card for deck in table.decks for card in deck} | set(table.shop)
    table.out = [card for card in range(len(lib.ids)) if card not in placed and lib.deck[card] != SHEET]
    table.heroes = [Player(seat=seat) for seat in range(table.setup.seats)]


@step("FAG-S01", "FAG-S10", "FAG-S11", "FAG-S12")
def begin(table: Fortune) -> None:
    """FAG-S01 FAG-S02 FAG-S10 FAG-S11 FAG-S12 Shuffle every deck; every player has a hero, at home."""
    lay_out(table)
    for deck in table.decks:
        table.shuffle(deck)
    table.say("begin")
    table.do(set_out)
    if table.setup["hero_pick"] == "choose":
        table.do_all(*[(pick_hero, seat) for seat in range(table.setup.seats)])
        return
    numbers = list(range(len(table.lib.heroes)))
    table.shuffle(numbers)
    for hero in table.heroes:
        give_hero(table, hero, table.lib.heroes[numbers[hero.seat]])


def give_hero(table: Fortune, hero: Player, who: str) -> None:
    """FAG-S12 FAG-S13 A sheet, and the figure in its home city."""
    hero.who = who
    hero.home = hero.space = table.setup.box[who].home
    table.say("is_hero", seat_player=hero.seat, hero=who)


@step("FAG-S10", "FAG-S11")
def pick_hero(table: Fortune, seat: int) -> None:
    """FAG-S10 FAG-S11 Players choose in seat order."""
    if seat + 1 == len(table.lib.heroes):
        give_hero(table, table.heroes[seat], picked.offer(table, seat)[0].who)
    else:
        table.put(seat, picked)


class Pick(Choice):
    """FAG-S11 Any hero that nobody has."""

    verb = "hero"
    who: str = thing("hero")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Pick]:
        return map(cls, [*table.lib.heroes, ""])

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        if self.who not in table.lib.heroes:
            return no("no-such-hero", "FAG-S11")
        return no("hero-taken", "FAG-S11") if any(hero.who == self.who for hero in table.heroes) else None


@question("FAG-S11", takes=Pick, offer="picks")
def picked(table: Fortune, choice: Pick) -> None:
    """FAG-S11 This hero it is."""
    give_hero(table, table.heroes[table.seat], choice.who)


@step("FAG-S15", "FAG-S32", "FAG-O01")
def set_out(table: Fortune) -> None:
    """FAG-S15 FAG-S32 FAG-O01 Four artifacts, the zeppelin, the organisation; then the first round."""
    refresh_all(table)
    for _ in range(ARTIFACTS):
        place_pair(table)
    table.do(initiative_phase)
    if coop(table):
        set_up_villains(table)
    elif table.setup["zeppelin"]:
        table.zeppelin = random_location(table)
        table.say("zeppelin_at", space=table.zeppelin)


# Initiative -----------------------------------------------------------------------------------------------------------


@step("FAG-I01", "FAG-I06", "FAG-I07")
def initiative_phase(table: Fortune) -> None:
    """FAG-I01 FAG-I06 FAG-I07 FAG-I12 FAG-G09 A new round: activated cards are ready again before the dice are rolled."""
    table.round += 1
    begin_phase(table, "initiative")
    table.say("round", n=table.round)
    for hero in table.heroes:
        if hero.flipped:
            hero.flipped = []
            refresh(table, hero)
        if hero.stats[RECOVER] > 0 and hero.wounds and not hero.ko:
            heal(table, hero.seat, hero.stats[RECOVER])
    table.do(roll_initiative)
    window(table, PHASE_START, -1)
    window(table, ROUND_START, -1)


@step("FAG-I02", "FAG-I10", "FAG-I11")
def roll_initiative(table: Fortune) -> None:
    """FAG-I02 FAG-I10 FAG-I11 Every player rolls 1D6."""
    roll = table.dice.roll
    table.rolls = [roll() for _ in table.heroes]
    for seat, face in enumerate(table.rolls):
        table.say("initiative", seat=seat, n=face)
    table.do(first_player)
    window(table, AFTER_ROLL, -1)


@step("FAG-I02", "FAG-I03", "FAG-I04", "FAG-I05")
def first_player(table: Fortune) -> None:
    """FAG-I02 FAG-I03 FAG-I04 FAG-I05 FAG-I09 The highest is first player; ties roll again; each first roll of 1 may
    draw an Event.
    """
    roll = table.dice.roll
    best = max(table.rolls)
    tied = [seat for seat, face in enumerate(table.rolls) if face == best]
    while len(tied) > 1:
        faces = [roll() for _ in tied]
        for seat, face in zip(tied, faces, strict=True):
            table.say("initiative_again", seat=seat, n=face)
        best = max(faces)
        tied = [seat for seat, face in zip(tied, faces, strict=True) if face == best]
    table.first = tied[0]
    table.say("first", seat=table.first)
    villains = [(villain_phase,)] if coop(table) else []
    table.do_all((phase_ends,), (movement_phase,), (adventure_phase,), *villains, (end_phase,))
    table.do_all(*[(may_draw_event, seat) for seat in order(table) if table.rolls[seat] == 1])
    table.rolls = []


# End ------------------------------------------------------------------------------------------------------------------


@step("FAG-E01", "FAG-E02", "FAG-O41", "FAG-O42")
def end_phase(table: Fortune) -> None:
    """FAG-E01 FAG-E02 FAG-O41 FAG-O42 Zeppelin, villains, victory check, new artifacts, heroes return; a team has only
    the last two.
    """
    begin_phase(table, "end")
    table.do_all((new_artifacts,), (heroes_return,), (phase_ends,), (initiative_phase,))
    if not coop(table):
        table.do(victory_check)
        if table.setup["villains"]:
            table.do(villain_step)
        if table.setup["zeppelin"]:
            table.do(zeppelin_flies)
    window(table, PHASE_START, -1)


@step("FAG-E01", "FAG-L37")
def villain_step(table: Fortune) -> None:
    """FAG-E01 FAG-L23 FAG-L37 Villains search in the order they entered play."""
    table.do_all(*[(villain_searches, villain.who) for villain in table.villains])


@step("FAG-E03", "FAG-E04", "FAG-E09", "FAG-E19")
def victory_check(table: Fortune) -> None:
    """FAG-E03 FAG-E06 FAG-E07 FAG-E08 FAG-E09 FAG-E10 FAG-E16 FAG-E19 At home, on one's feet, with enough fortune; or
    the last round is over.
    """
    need = table.setup["victory_fortune"]
    home = [hero for hero in table.heroes if not hero.ko and hero.space == hero.home and hero.fortune >= need]
    if home:
        finish(table, home)
    elif table.setup["round_limit"] and table.round >= table.setup["round_limit"]:
        table.say("round_limit", n=table.round)
        finish(table, table.heroes)


def finish(table: Fortune, rivals: list[Player]) -> None:
    """FAG-E04 FAG-E05 FAG-E06 FAG-E19 Most fortune wins, then most glory, else they share; only those who may win are
    compared.
    """
    best = max((hero.fortune, hero.glory) for hero in rivals)
    winners = {hero.seat for hero in rivals if (hero.fortune, hero.glory) == best}
    for seat in sorted(winners):
        table.say("won", seat=seat, n=table.heroes[seat].fortune)
    others = sorted((hero.fortune for hero in table.heroes if hero.seat not in winners), reverse=True)
    ranks = [1 if hero.seat in winners else 1 + len(winners) + others.index(hero.fortune) for hero in table.heroes]
    table.end([float(hero.fortune) for hero in table.heroes], ranks)


@step("FAG-E11", "FAG-E13", "FAG-E14")
def new_artifacts(table: Fortune) -> None:
    """FAG-E11 FAG-E12 FAG-E13 FAG-E14 FAG-E17 Back to four artifacts and temples; a surplus stays."""
    while len(table.sites) < ARTIFACTS and place_pair(table) is not None:
        pass


@step("FAG-E15", "FAG-K15", "FAG-K23")
def heroes_return(table: Fortune) -> None:
    """FAG-E15 FAG-K15 FAG-K23 Every KO'd hero stands up."""
    for hero in table.heroes:
        if hero.ko:
            hero.ko = False
            table.say("stands", seat=hero.seat)
            refresh(table, hero)
