"""Story mode (R): missions on a map instead of tracks, progress of one's own, and Thargos that pushes back."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from . import conflict, modifiers, rivals
from .stories import Scene, ready_made
from .table import PLACES, RIVALS, Thargos, standing

DICE = 3
"""Dice of each colour that there are (R28)."""


@step("THA-R01", "THA-R09", "THA-R17", "THA-O44")
def lay_out(table: Thargos) -> None:
    """R01 R17 The missions lie by their place on the map, the secret ones shuffled and face down."""
    scenes = table.kit.scenes
    table.missions = [card for card in scenes if not scenes[card].secret]
    table.secret = [card for card in scenes if scenes[card].secret]
    table.shuffle(table.secret)
    told = table.setup.decks.story
    if told.tales and told.name in ready_made():
        table.say("tale_begins", tale=told.name)


def tell(table: Thargos, kind: str, mission: int, suffix: str = "") -> None:
    """R09 What the story tells when a mission is attempted or won."""
    card = table.print(mission).id
    if card in table.setup.decks.story.tales:
        table.say(kind, tale=card + suffix)


@step("THA-R01")
def gather(table: Thargos) -> None:
    """R01 O53 Each party stands in front of its player, the Rivals' in their places."""
    for side in table.sides:
        if table.rivals and side.seat == RIVALS:
            for at in PLACES:
                rivals.place_rival(table, at)
            continue
        for place, hero in zip(side.places, side.party, strict=True):
            place.hero = hero
        side.party = []


def has_clock(table: Thargos) -> bool:
    """O54 Story solo against the dice: a draw step without a due card burns one."""
    return table.setup.mode.name == "story_solo" and not table.rivals


# What is open ---------------------------------------------------------------------------------------------------------


def scene_of(table: Thargos, mission: int) -> Scene:
    return table.kit.scenes[mission]


def unlocks(table: Thargos, mission: int) -> bool:
    """R18 Whether completing a mission turns up a secret: the story says so, or the card does."""
    says = any(effect.unlocks for effect in table.print(mission).card.effects)
    return says or scene_of(table, mission).unlocks


def holds_key(table: Thargos, seat: int, mission: int) -> bool:
    """R18 Whether a side has completed the mission that turned this secret up (any that could, if it lay open before)."""
    key = table.opened_by.get(mission, -1)
    return any(card == key if key >= 0 else unlocks(table, card) for card in table.sides[seat].done)


def is_open(table: Thargos, seat: int, mission: int) -> bool:
    """R16 R18 R20 R46–R53 Everything it requires is completed, it is neither completed nor closed for this player."""
    side = table.sides[seat]
    if mission in side.done or mission in side.shut:
        return False
    scene = scene_of(table, mission)
    if scene.secret and not holds_key(table, seat, mission):
        return False
    if scene.after or scene.after_any:
        done = {scene_of(table, card).card for card in side.done}
        if any(card not in done for card in scene.after):
            return False
        return not scene.after_any or any(card in done for card in scene.after_any)
    return True


def needs_party(table: Thargos, mission: int) -> bool:
    """R36 R37 Whether all four heroes must be in play: by the story, else in the wilderness (English edition)."""
    scene = scene_of(table, mission)
    if scene.party is not None:
        return scene.party
    return scene.wilderness and table.setup["edition"] == "en"


def openings(table: Thargos, seat: int) -> list[tuple[int, int]]:
    """R20 R21 R22 R37 Every open mission with every hero that could lead."""
    leads = standing(table, seat)
    return [
        (mission, lead)
        for mission in table.missions
        if is_open(table, seat, mission) and (len(leads) == 4 or not needs_party(table, mission))
        for lead in leads
    ]


def exhausted(table: Thargos) -> bool:
    """R59 Nobody has a mission left to attempt."""
    return not any(openings(table, side.seat) for side in table.sides if not side.out)


# An attempt -----------------------------------------------------------------------------------------------------------


def attempt(table: Thargos, seat: int, mission: int, lead: int) -> None:
    """R21 R24 The attacker names mission and lead; whoever foils it names a hero; then both lay modifiers."""
    table.defender = table.cover = table.slot = -1
    table.declined = []
    conflict.engage(table, seat, lead, mission)
    tell(table, "scene_entered", mission)
    table.do_all((call_counter,), (modifiers.lay_attack, seat), (respond,), (conflict.reveal,))


@step("THA-R23", "THA-R24", "THA-R26", "THA-R31", "THA-R32", "THA-R64")
def call_counter(table: Thargos) -> None:
    """R23 R24 R31 Before any card is laid, opponents are asked to the left in turn; the first to accept is the only one."""
    if table.defender >= 0:
        return
    others = [] if scene_of(table, table.mission).passive else table.opponents(table.attacker)
    if table.rivals and others == [RIVALS]:
        rivals.counter(table)
        return
    for other in others:
        if other not in table.declined + table.resigned and len(counters(table, other)) > 1:
            table.do(call_counter)
            table.put(other, counter)
            return


class Decline(Choice):
    """R23 R64 Nobody of this side counters."""

    verb = "decline"


class Counter(Choice):
    """R23 R37 Any own hero, ready or injured; a party mission needs all four."""

    verb = "counter"
    hero: int = thing("hero", PLACES)

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        if table.sides[seat].places[self.hero].hero < 0:
            return no("no_hero", "THA-R23")
        lacking = len(standing(table, seat)) < len(PLACES) and needs_party(table, table.mission)
        return no("party", "THA-R37") if lacking else None


DECLINE = Decline()
COUNTERS = [Counter(at) for at in PLACES]


@step("THA-R23", "THA-R37", "THA-R64")
def counters(table: Thargos, seat: int) -> list[Decline | Counter]:
    """R23 R37 R64 The same, quickly: everybody is looked at in every attempt."""
    heroes = standing(table, seat)
    if len(heroes) < len(PLACES) and needs_party(table, table.mission):
        return [DECLINE]
    return [DECLINE, *(COUNTERS[at] for at in heroes)]


@question("THA-R23", "THA-R24", "THA-R25", takes=Decline | Counter, offer=counters)
def counter(table: Thargos, choice: Decline | Counter) -> None:
    """R24 R25 The countering hero will defend with the mission's values; or the next one is asked."""
    if isinstance(choice, Counter):
        stand_against(table, table.seat, choice.hero)
    else:
        table.declined.append(table.seat)


def stand_against(table: Thargos, seat: int, place: int) -> None:
    table.defender, table.cover = seat, place
    table.say("countered", seat=seat, hero_card=table.sides[seat].places[place].hero)


@step("THA-R25", "THA-R26", "THA-R30")
def respond(table: Thargos) -> None:
    """R25 R26 R30 Once the attacker's modifiers lie, the countering side lays its own; if there is none, Thargos answers."""
    if table.defender >= 0:
        table.do(conflict.answer)
    else:
        pushback(table)


def pushback(table: Thargos) -> None:
    """R26 R27 R28 R29 R30 As many dice as the printed bonus (three at most), plus the bonus, for every attribute."""
    totals = []
    for attribute, value in enumerate(table.print(table.mission).values):
        rolls = tuple(table.dice.roll() for _ in range(min(DICE, value)))
        totals.append(sum(rolls) + value)
        if rolls:
            table.say("pushback", attribute=attribute, rolls=rolls, bonus=value, n=totals[-1])
    table.dice_total = tuple(totals)


def complete(table: Thargos, seat: int, mission: int) -> None:
    """R13 R14 R15 R16 R53 R63 Progress is one's own; a fork closes; an exclusive or secret mission is taken for good."""
    side = table.sides[seat]
    scene = scene_of(table, mission)
    side.done.append(mission)
    tell(table, "scene_won", mission, "-won")
    if scene.fork:
        side.shut += [m for m in table.missions if m != mission and scene_of(table, m).fork == scene.fork]
    alone = scene.exclusive or scene.secret
    if alone:
        for other in table.sides:
            if other.seat != seat:
                other.shut.append(mission)
    if alone or (scene.side and won_by_all(table, mission)):
        table.missions.remove(mission)
        side.won.append(mission)
    if scene.unlocks and not any(effect.unlocks for effect in table.print(mission).card.effects):
        unlock(table, mission)


def won_by_all(table: Thargos, mission: int) -> bool:
    """R13 R64 Whether everyone still in the game has won a mission."""
    return all(mission in side.done for side in table.sides if not side.out)


def go_without(table: Thargos) -> None:
    """R64 Somebody left: side missions that all the others have won lie there no longer."""
    for mission in [card for card in table.missions if scene_of(table, card).side and won_by_all(table, card)]:
        table.missions.remove(mission)
        table.sides[table.living()[0]].won.append(mission)


def unlock(table: Thargos, by: int = -1) -> None:
    """R17 R18 R63 The top secret mission is turned up for all to see; an empty stack unlocks nothing."""
    if table.secret:
        card = table.secret.pop()
        table.missions.append(card)
        if by in table.kit.scenes:
            table.opened_by[card] = by
        table.stirred = True
        table.say("unlocked", card=card)


def first_open(table: Thargos, seat: int) -> int:
    """O41 O53 The first open mission in the story's order, then side missions, then secrets; -1 if there is none."""
    scenes = table.kit.scenes
    order = sorted(table.missions, key=lambda card: (scenes[card].secret, scenes[card].side))
    return next((card for card in order if is_open(table, seat, card)), -1)
