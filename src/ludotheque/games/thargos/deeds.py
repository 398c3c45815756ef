"""What each verb does. A script is followed verb by verb; what it is pointed at was named before or is asked now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing
from ludotheque.kernel.script import NOTHING, Doing, Scripts

from . import aims, conflict, effects, ending, replacing, rivals, story, turn, undead
from .cards import MISSION
from .effects import Effect
from .seating import facing_of
from .table import MORE, PLACES, RIVALS, Place, Thargos
from .tracks import take_away

Deed = Callable[[Thargos, int, int, Any, int, int], None]
"""table, the side that does it, the card, the verb, what it is pointed at (-1: nothing), the hero's place (-1: none)"""


class ThargosScripts(Scripts[Thargos]):
    """D27 THA-M27 Scripts of missions, actions and heroes; ``at`` is the place of the hero that acts."""

    def verbs(self, doing: Doing[Thargos]) -> Sequence[Effect]:
        return doing.table.print(doing.source).scripts[doing.script]

    def later(self, doing: Doing[Thargos]) -> None:
        doing.table.do(follow, doing.who, doing.source, doing.script, doing.part + 1, doing.target, doing.at)

    def ask(self, doing: Doing[Thargos]) -> None:
        doing.table.put(doing.who, do_at, doing.who, doing.source, doing.script, doing.part, doing.at)

    def targets(self, doing: Doing[Thargos], verb: Effect) -> Sequence[int] | None:
        key = aims.key_of(doing.table, doing.source, doing.script, doing.part)
        return aims.legal(doing.table, doing.who, doing.source, key) if key else None

    def gone(self, doing: Doing[Thargos]) -> bool:
        return doing.table.sides[doing.who].out or doing.who in doing.table.resigned

    def named(self, doing: Doing[Thargos], verb: Effect) -> bool:
        found, script = doing.table.print(doing.source), doing.script
        key = aims.key_of(doing.table, doing.source, script, doing.part)
        if not key or key != found.keys[script]:
            return False
        return key == "opponent" or found.aims[script].index(key) == doing.part

    def chosen(self, doing: Doing[Thargos], found: Sequence[int]) -> int | None:
        """O25 O27 O35 The Rivals leave out what involves a choice; for somebody who is not there chance chooses."""
        table = doing.table
        if not aims.chooses(table, doing.who):
            return NOTHING
        return found[table.dice.below(len(found))] if ending.absent(table, doing.who) else None

    def perform(self, doing: Doing[Thargos], verb: Effect, targets: Sequence[int]) -> None:
        for target in targets:
            DEEDS[type(verb)](doing.table, doing.who, doing.source, verb, target, doing.at)


SCRIPTS = ThargosScripts()


@step("THA-D24", "THA-D27", "THA-M25", "THA-M27")
def follow(table: Thargos, seat: int, card: int, script: int, i: int, aim: int, at: int) -> None:
    """D27 THA-M27 Do the next verb of a script, then the rest; what cannot be done is skipped."""
    SCRIPTS.follow(Doing(table, seat, card, script, i, aim, at))


class Target(Choice):
    """THA-M27 What a verb is done to: a number whose meaning its key tells."""

    verb = "target"
    aim: int

    @classmethod
    def every(cls, table: Thargos, seat: int, by: int, card: int, script: int, i: int, at: int) -> list[Target]:
        return [cls(aim) for aim in aims.legal(table, by, card, aims.key_of(table, card, script, i))]

    def why_not(self, table: Thargos, seat: int, by: int, card: int, script: int, i: int, at: int) -> Refusal | None:
        legal = aims.legal(table, by, card, aims.key_of(table, card, script, i))
        return None if self.aim in legal else no("target", "THA-M27")


@question("THA-M27", takes=Target, offer="pointed")
def do_at(table: Thargos, choice: Target, seat: int, card: int, script: int, i: int, at: int) -> None:
    """THA-M27 The verb is done to what was named."""
    verb = table.print(card).scripts[script][i]
    DEEDS[type(verb)](table, seat, card, verb, choice.aim, at)


def affected(table: Thargos, seat: int, who: str, aim: int) -> list[int]:
    """The sides a verb speaks of, in turn order (D36)."""
    match who:
        case "you":
            return [seat]
        case "opponent":
            return [aim]
        case "opponents":
            return table.opponents(seat)
    return [seat, *table.opponents(seat)]


def hero_meant(table: Thargos, seat: int, whom: str, aim: int, at: int) -> tuple[int, int] | None:
    """The hero a verb is done to: the one pointed at, the one that acts, the one it faces, or a random enemy."""
    if whom == "lead":
        return (seat, at) if at >= 0 else None
    if whom == "facing" and aim < 0:
        return faced(table, seat, at)
    if whom == "random_enemy":
        heroes = aims.enemies(table, seat)
        return heroes[table.dice.below(len(heroes))] if heroes else None
    return divmod(aim, 4)


def faced(table: Thargos, seat: int, at: int) -> tuple[int, int] | None:
    """R62 The hero opposite: in a conflict the one on the other side, else the one at the track's other end."""
    if table.attacker >= 0:
        other = (table.defender, table.cover) if seat == table.attacker else (table.attacker, table.spot)
        return other if min(other) >= 0 else None
    return facing_of(len(table.sides))[seat][at] if at >= 0 and not table.story_mode else None


# One function for each verb -------------------------------------------------------------------------------------------


def draw(table: Thargos, seat: int, card: int, verb: effects.Draw, aim: int, at: int) -> None:
    """D37 Draw what is there."""
    for other in affected(table, seat, verb.who, aim):
        if not (table.rivals and other == RIVALS):
            turn.draw(table, table.sides[other], verb.n)


def discard(table: Thargos, seat: int, card: int, verb: effects.Discard, aim: int, at: int) -> None:
    """D36 Cards from a hand, of several players one after the other."""
    for other in affected(table, seat, verb.who, aim)[::-1]:
        table.do(discard_from, other, verb.n, verb.how, seat)


@step("THA-D36", "THA-O27", "THA-O29", "THA-O30")
def discard_from(table: Thargos, seat: int, n: int, how: str, by: int) -> None:
    """O27 O29 O30 ``n`` 0: the entire hand. The Rivals hold none, but if the Player does that they change their attitude."""
    if table.rivals and seat == RIVALS:
        if n == 0 and by != RIVALS:
            rivals.roll_attitude(table)
        return
    hand = table.sides[seat].hand
    n = min(n or len(hand), len(hand))
    if n == len(hand):
        drop(table, seat, hand[:])
    elif how == "random":
        drop(table, seat, [hand[i] for i in _distinct(table, len(hand), n)])
    else:
        discard_some(table, seat, n)


def _distinct(table: Thargos, size: int, n: int) -> list[int]:
    places = list(range(size))
    return [places.pop(table.dice.below(len(places))) for _ in range(n)]


@step("THA-D35")
def discard_some(table: Thargos, seat: int, left: int) -> None:
    """D35 A card told this player to discard: which, the player says."""
    if left and table.sides[seat].hand:
        turn.choose(table, seat, discard_one, seat, left)


class Discard(Choice):
    """D35 Any card in hand."""

    verb = "discard"
    card: int = thing("card")

    def why_not(self, table: Thargos, seat: int, whose: int, left: int) -> Refusal | None:
        return None if self.card in table.sides[seat].hand else no("not_held", "THA-D35")


@question("THA-D35", "THA-D44", takes=Discard, offer="discardable")
def discard_one(table: Thargos, choice: Discard, seat: int, left: int) -> None:
    """D44 The card goes face up to the discard."""
    drop(table, seat, [choice.card])
    table.do(discard_some, seat, left - 1)


def drop(table: Thargos, seat: int, cards: list[int]) -> None:
    """D44 Cards leave a hand for the discard, face up."""
    side = table.sides[seat]
    for card in cards:
        side.hand.remove(card)
        side.discard.append(card)
    if cards:
        table.stirred = True
        table.say("discarded", seat=seat, cards=tuple(cards))


def burn(table: Thargos, seat: int, card: int, verb: effects.Burn, aim: int, at: int) -> None:
    """E07 Burn what is there."""
    for other in affected(table, seat, verb.who, aim):
        ending.burn(table, other, verb.n)


def injure(table: Thargos, seat: int, card: int, verb: effects.Injure, aim: int, at: int) -> None:
    """D39 U03 Injure a hero."""
    hero = hero_meant(table, seat, verb.whom, aim, at)
    if hero is not None:
        undead.injure(table, *hero, seat)


def heal(table: Thargos, seat: int, card: int, verb: effects.Heal, aim: int, at: int) -> None:
    """D38 D40 Heal a hero; a ready one is not touched."""
    hero = hero_meant(table, seat, verb.whom, aim, at)
    if hero is not None and table.sides[hero[0]].places[hero[1]].injured:
        undead.flip(table, *hero, False)


def linger(table: Thargos, seat: int, card: int, verb: effects.Linger, aim: int, at: int) -> None:
    """C31 The action lies with the hero until its next conflict is over."""
    hero = hero_meant(table, seat, verb.whom, aim, at)
    if hero is not None and card in table.sides[seat].playing:
        table.sides[seat].playing.remove(card)
        place = table.sides[hero[0]].places[hero[1]]
        place.attached.append(card)
        table.say("lingers", card=card, hero_card=place.hero)


def look_hand(table: Thargos, seat: int, card: int, verb: effects.LookHand, aim: int, at: int) -> None:
    """Only whoever looks learns what is there."""
    for other in affected(table, seat, verb.who, aim):
        hand = table.sides[other].hand
        if hand:
            table.show(hand, seat)
            table.say("looked_hand", seat=seat, seat_of=other, cards=tuple(hand))


def look_deck(table: Thargos, seat: int, card: int, verb: effects.LookDeck, aim: int, at: int) -> None:
    """Look at the top cards; of the own deck one of them may be put on top."""
    if not aims.chooses(table, seat):
        return
    for other in affected(table, seat, verb.who, aim):
        top = table.sides[other].deck[-verb.n :]
        if top:
            table.show(top, seat)
            table.say("looked_deck", seat=seat, seat_of=other, own=int(other == seat), cards=tuple(top[::-1]))
            if other == seat and len(top) > 1:
                turn.choose(table, seat, put_on_top, seat, len(top))


class Top(Choice):
    """D34 One of the cards looked at."""

    verb = "top"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Thargos, seat: int, whose: int, n: int) -> list[Top]:
        return [cls(card) for card in table.sides[seat].deck[: -n - 1 : -1]]

    def why_not(self, table: Thargos, seat: int, whose: int, n: int) -> Refusal | None:
        return None if self.card in table.sides[seat].deck[-n:] else no("not_looked_at", "THA-D34")


@question("THA-D34", takes=Top, offer="top_cards")
def put_on_top(table: Thargos, choice: Top, seat: int, n: int) -> None:
    """The chosen card lies on top; the order of the others stays."""
    deck = table.sides[seat].deck
    deck.remove(choice.card)
    deck.append(choice.card)


def strip(table: Thargos, seat: int, card: int, verb: effects.Strip, aim: int, at: int) -> None:
    """D18 The lasting goes to its owner's discard."""
    place = bearer(table, aim)
    if place is not None:
        place.attached.remove(aim)
        to_discard(table, aim)
        table.say("stripped", seat=seat, card=aim, hero_card=place.hero)


def bearer(table: Thargos, card: int) -> Place | None:
    """The hero a card lies with."""
    return next((place for side in table.sides for place in side.places if card in place.attached), None)


def to_discard(table: Thargos, card: int) -> None:
    """THA-M30 THA-M38 D29 A card goes to the discard of the deck it came from."""
    table.sides[table.kit.owner[card]].discard.append(card)
    table.known.pop(card, None)
    if table.spent:
        table.lies.pop(card, None)
        if table.print(card).ambush is None:  # what a lasting prevented is forgotten, uses in the game are not
            table.spent.pop(card, None)
    table.stirred = True


def move_lasting(table: Thargos, seat: int, card: int, verb: Any, aim: int, at: int) -> None:
    """X17 A lasting goes to another own hero that may bear it; Rivals that may not choose leave it (O25)."""
    if len(aims.bearers(table, seat, aim)) > 1 and not aims.chooses(table, seat):
        return
    turn.choose(table, seat, bear, seat, aim)


class Bear(Choice):
    """X17 The own heroes that may bear this lasting and do not yet."""

    verb = "hero"
    hero: int = thing("hero", PLACES)

    def why_not(self, table: Thargos, seat: int, whose: int, card: int) -> Refusal | None:
        place = table.sides[seat].places[self.hero]
        if place.hero < 0:
            return no("no_hero", "THA-X17")
        if card in place.attached:
            return no("bears_it", "THA-X17")
        return None if aims.takes_lasting(table, place, card) else no("faction", "THA-X11")


@question("THA-X17", "THA-D21", takes=Bear, offer="bearers")
def bear(table: Thargos, choice: Bear, seat: int, card: int) -> None:
    """X17 The lasting lies with its new hero."""
    old = bearer(table, card)
    if old is not None:
        old.attached.remove(card)
        new = table.sides[seat].places[choice.hero]
        new.attached.append(card)
        table.stirred = True
        table.say("moved_lasting", seat=seat, card=card, hero_card=new.hero)


def swap_heroes(table: Thargos, seat: int, card: int, verb: effects.SwapHeroes, aim: int, at: int) -> None:
    """D43 Two own heroes change places with all that lies on them; a choice that Rivals leave (O25)."""
    if aims.chooses(table, seat):
        turn.choose(table, seat, swap_with, seat, aim)


class OtherPlace(Choice):
    """D43 The other own places."""

    verb = "place_of"
    hero: int = thing("hero", PLACES)

    def why_not(self, table: Thargos, seat: int, whose: int, first: int) -> Refusal | None:
        return no("same_place", "THA-D43") if self.hero == first else None


@question("THA-D43", takes=OtherPlace, offer="other_places")
def swap_with(table: Thargos, choice: OtherPlace, seat: int, first: int) -> None:
    """D43 R43 Heroes and attached cards move; Play on Track cards stay, but not in a story."""
    places, second = table.sides[seat].places, choice.hero
    places[first], places[second] = places[second], places[first]
    moved = {first: second, second: first}
    if seat == table.attacker:
        table.spot = moved.get(table.spot, table.spot)
    if seat == table.defender:
        table.cover = moved.get(table.cover, table.cover)
    if table.story_mode:  # there they lie with the heroes (R43)
        for card in table.sides[seat].tracks:
            table.lies[card] = moved.get(table.lies[card], table.lies[card])
    table.say("swapped", seat=seat, n=first + 1, other=second + 1)


def remove_mission(table: Thargos, seat: int, card: int, verb: Any, aim: int, at: int) -> None:
    """THA-M37 The mission goes to its owner's discard; whoever removed it replaces it."""
    mission = table.slots[aim]
    take_away(table, aim)
    to_discard(table, mission)
    table.say("removed_mission", seat=seat, card=mission)
    table.do(replacing.replace_mission, seat, aim)


def exchange_mission(table: Thargos, seat: int, card: int, verb: Any, aim: int, at: int) -> None:
    """THA-M37 Another mission from the hand lies there instead."""
    if any(table.kit.kind[held] == MISSION for held in table.sides[seat].hand):
        remove_mission(table, seat, card, verb, aim, at)


def gain_vp(table: Thargos, seat: int, card: int, verb: effects.GainVp, aim: int, at: int) -> None:
    """C23 VP from a card."""
    ending.score(table, seat, verb.n)


def lose_vp(table: Thargos, seat: int, card: int, verb: effects.LoseVp, aim: int, at: int) -> None:
    """E16 Never below zero."""
    for other in affected(table, seat, verb.who, aim):
        ending.score(table, other, -verb.n)


def steal_vp(table: Thargos, seat: int, card: int, verb: effects.StealVp, aim: int, at: int) -> None:
    """E16 The thief gains what was really taken."""
    taken = min(verb.n, table.sides[aim].vp)
    ending.score(table, aim, -taken)
    ending.score(table, seat, taken)


def take_won(table: Thargos, seat: int, card: int, verb: effects.TakeWon, aim: int, at: int) -> None:
    """E10 N15 R62 A mission that an opponent has won; of several who completed it in a story, one is named."""
    turn.choose(table, seat, take_from, seat, aim)


class From(Choice):
    """N15 R62 The opponents who have won a mission."""

    verb = "from"
    side: int = thing("side")

    @classmethod
    def every(cls, table: Thargos, seat: int, whose: int, mission: int) -> list[From]:
        return [cls(other) for other in table.opponents(seat)]

    def why_not(self, table: Thargos, seat: int, whose: int, mission: int) -> Refusal | None:
        if self.side not in table.opponents(seat):
            return no("opponent", "THA-N15")
        other = table.sides[self.side]
        return None if mission in (other.done if table.story_mode else other.won) else no("not_winner", "THA-R62")


@question("THA-E10", "THA-R62", takes=From, offer="winners")
def take_from(table: Thargos, choice: From, seat: int, mission: int) -> None:
    """E10 R62 It changes hands with its VP; in a story only the VP do."""
    other = table.sides[choice.side]
    worth = min(other.vp, conflict.worth(table, mission))
    if not table.story_mode:
        other.won.remove(mission)
        table.sides[seat].won.append(mission)
    table.say("took_won", seat=seat, seat_of=other.seat, card=mission)
    ending.score(table, other.seat, -worth)
    ending.score(table, seat, worth)


def again(table: Thargos, seat: int, card: int, verb: effects.Again, aim: int, at: int) -> None:
    """E01 An extra action or turn; VP are checked once, at the end of the turn."""
    if seat == table.active and table.again in ("", MORE):
        table.again = verb.what


def deny(table: Thargos, seat: int, card: int, verb: effects.Deny, aim: int, at: int) -> None:
    """Something the players concerned go without: next turn, which is not the one going on, or next conflict."""
    for other in affected(table, seat, verb.who, aim):
        side = table.sides[other]
        if other == table.active and verb.what != "pam":
            side.denied_later += verb.what
        elif verb.what not in side.denied:
            side.denied += verb.what
        table.say("denied", seat=other, what=verb.what)


def recover(table: Thargos, seat: int, card: int, verb: effects.Recover, aim: int, at: int) -> None:
    """THA-M26 A card comes back from the discard."""
    side = table.sides[seat]
    handless = table.rivals and seat == RIVALS and verb.to == "hand"  # O27
    if aim in side.discard and not handless:
        side.discard.remove(aim)
        table.say("recovered", seat=seat, card=aim)
        (side.hand if verb.to == "hand" else side.deck).append(aim)
        table.show([aim])
        table.stirred = True


def restock(table: Thargos, seat: int, card: int, verb: effects.Restock, aim: int, at: int) -> None:
    """THA-M26 The last cards of the discard, for all to see, go under the deck."""
    side = table.sides[seat]
    cards = side.discard[-verb.n :]
    if cards:
        del side.discard[-len(cards) :]
        table.say("restocked", seat=seat, n=len(cards), cards=tuple(cards))
        side.deck[:0] = cards
        table.show(cards)
        table.stirred = True


def reveal_hand(table: Thargos, seat: int, card: int, verb: effects.RevealHand, aim: int, at: int) -> None:
    """Everyone sees the hand."""
    for other in affected(table, seat, verb.who, aim):
        hand = table.sides[other].hand
        if hand:
            table.show(hand)
            table.say("revealed_hand", seat=other, cards=tuple(hand))


def capture(table: Thargos, seat: int, card: int, verb: effects.Capture, aim: int, at: int) -> None:
    """U04 U06 An injury with the consequences that the undead bring."""
    undead.injure(table, *divmod(aim, 4), seat, deadly=True)


def unlock(table: Thargos, seat: int, card: int, verb: effects.Unlock, aim: int, at: int) -> None:
    """R17 R18 The next secret mission is turned up; outside a story there is none."""
    story.unlock(table, card)


def reroll(table: Thargos, seat: int, card: int, verb: effects.Reroll, aim: int, at: int) -> None:
    """O29 A card of the Player makes the Rivals change their attitude."""
    if table.rivals and seat != RIVALS:
        rivals.roll_attitude(table)


def ambush(table: Thargos, seat: int, card: int, verb: effects.Ambush, aim: int, at: int) -> None:
    """D28 D29 D30 R43 The card lies face up in an own track (with an own hero in a story) until it is used up; it may
    have been used before."""
    side = table.sides[seat]
    side.playing.remove(card)
    side.tracks.append(card)
    table.lies[card] = aim
    table.spent.setdefault(card, 0)
    table.say("in_track", seat=seat, card=card, n=aim + 1)


DEEDS: dict[type, Deed] = {
    effects.Draw: draw,
    effects.Discard: discard,
    effects.Burn: burn,
    effects.Injure: injure,
    effects.Heal: heal,
    effects.Linger: linger,
    effects.LookHand: look_hand,
    effects.LookDeck: look_deck,
    effects.Strip: strip,
    effects.MoveLasting: move_lasting,
    effects.StealLasting: move_lasting,
    effects.SwapHeroes: swap_heroes,
    effects.RemoveMission: remove_mission,
    effects.ExchangeMission: exchange_mission,
    effects.GainVp: gain_vp,
    effects.LoseVp: lose_vp,
    effects.StealVp: steal_vp,
    effects.TakeWon: take_won,
    effects.Again: again,
    effects.Deny: deny,
    effects.Recover: recover,
    effects.Restock: restock,
    effects.RevealHand: reveal_hand,
    effects.Capture: capture,
    effects.Unlock: unlock,
    effects.Reroll: reroll,
    effects.Ambush: ambush,
}
