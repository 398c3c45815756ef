"""What heroes gain and lose: glory and fortune, wounds, cards, allies, what a sale brings."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .. import verbs as v
from ..basics import amount, order
from ..cards import ALLY, CITY, GEAR
from ..city import loyalty_test, take_best
from ..coins import gain_fortune, gain_glory, pay_fortune
from ..decks import discard, random_city
from ..sheets import refresh
from ..table import Fortune, Player
from ..windows import consider, draw_events, draw_playable, spent
from ..wounds import heal, hit, lose_cards, suffer
from .does import does


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
            table.do(draw_events, target, effect.n, effect.keep)
        else:
            table.do_all(*[(draw_events, target, 1) for _ in range(effect.n)])
    elif effect.deck == "city":
        found = [each for each in [draw_playable(table, CITY) for _ in range(effect.n)] if each >= 0]
        secret = [each for each in found if table.lib.cards[each].style == "secret"]
        for each in found:
            if each not in secret:
                table.say("rejected", seat=target, card=each)
                discard(table, each)
        consider(table, target, secret, effect.keep)
    else:
        take_best(table, target, GEAR if effect.deck == "gear" else ALLY, effect.n, effect.keep)


@does(v.Discard)
def discard_one(table: Fortune, effect: v.Discard, seat: int, target: int, card: int) -> None:
    hero = table.heroes[target]
    held = _held(hero, effect.what)
    if len(held) > 1:
        table.put(target, discarded, effect.what)
    elif held:
        _discard(table, target, held[0])


def _held(hero: Player, what: str) -> list[int]:
    """The cards of a kind that a hero could discard."""
    return hero.gear if what == "gear" else hero.allies if what == "ally" else hero.hand


class DiscardOne(Choice):
    """FAG-K09 The owner chooses what goes."""

    verb = "drop"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, what: str) -> Iterable[DiscardOne]:
        hero = table.heroes[seat]
        return map(cls, [*hero.gear, *hero.allies, *hero.hand, -1])

    def why_not(self, table: Fortune, seat: int, what: str) -> Refusal | None:
        hero = table.heroes[seat]
        if self.card in _held(hero, what):
            return None
        mine = self.card in (*hero.gear, *hero.allies, *hero.hand)
        return no("discard-kind", "FAG-K09") if mine else no("not-yours", "FAG-K09")


@question("FAG-K09", takes=DiscardOne, offer="to_discard")
def discarded(table: Fortune, choice: DiscardOne, what: str) -> None:
    """FAG-K09 FAG-K22 It goes to its pile."""
    _discard(table, table.seat, choice.card)


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
    """FAG-G07 FAG-G09 What was activated is ready again, except what makes ready itself."""
    hero = table.heroes[seat]
    ready = spent(table, hero)
    hero.flipped = [card for card in hero.flipped if card not in ready]
    refresh(table, hero)


@does(v.Auction)
def auction(table: Fortune, effect: v.Auction, seat: int, target: int, card: int) -> None:
    """FAG-Y20 The auction marker goes to a random city."""
    table.auction = random_city(table)
    table.say("auction_at", space=table.auction)


@does(v.Fake)
def fake(table: Fortune, effect: v.Fake, seat: int, target: int, card: int) -> None:
    if table.sale:
        table.sale[2] = 0
