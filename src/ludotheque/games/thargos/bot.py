"""What a bot should know of Thargos. Everything is counted in turns.

A side wins when it has its points or when the others have no cards left: two clocks, and the sooner of them tells how many
turns it still needs. Whoever needs fewer is ahead. From the clocks follow prices — what a point, a card, a hero's attribute
are worth in turns right now — and with prices an attempt can be weighed before it is made: how many cards it will take, how
likely the other side is to answer, what is won and what is lost.
"""

from __future__ import annotations

from functools import cache
from math import exp, log, sqrt

from . import conflict, main_turn, modifiers, rivals, story, strength, undead
from .effects import Spoils
from .prints import ACTION, LASTING, MISSION, Print, Showing
from .seating import facing_of, slots_of
from .table import PLACES, RIVALS, Side, Thargos

PACE = 1.9
"""Points a side makes in a turn while both are equally strong."""
USE = 3.6
"""Cards a side uses up in a turn."""
STRENGTH = 0.013
"""How much faster a side is for each attribute point that it has more than the others."""
SHARP = 0.35
"""How sure a lead of one turn makes the win."""
BLEND = 0.45
"""How clearly the sooner clock outweighs the later."""
MEAN, SPREAD = 1.6, 0.75
"""The modifier of a middling card, and how far a single one strays from it."""
SPARE = 0.75
"""What a card in hand is worth compared with one in the deck, beside what it is good for."""
USUAL = 30
"""A target, as long as nobody knows it (O05)."""
ENDLESS = 40.0
"""Turns until something that never comes."""
SURE = 0.95
"""A chance on which no further card is spent."""
PROSPECT = 0.25
"""Turns' worth of a track in which an attempt would be easy, for each of its points."""


class Clock:
    """How many turns a side is from winning, and what changes it by how much."""

    __slots__ = ("wins", "burns", "left", "strength", "point", "card", "attribute")

    def __init__(self, table: Thargos, side: Side, strength: float, pace: float) -> None:
        self.left = max(0, (side.target or USUAL) - side.vp)
        self.strength = strength
        self.wins = self.left / pace
        self.burns = ENDLESS if table.rivals and side.seat == RIVALS else lasts(table, side)
        self.point = self.card = self.attribute = 0.0


def lasts(table: Thargos, side: Side) -> float:
    """Turns until a side must draw and cannot."""
    if side.last_ditch:
        return 0.0
    return (len(side.deck) + SPARE * len(side.hand) + keep(table, side)) / USE


def evaluate(table: Thargos, seat: int) -> float:
    """How well a seat stands, 0 to 1."""
    if table.over:
        rank = table.outcomes[seat].rank
        tied = sum(outcome.rank == 1 for outcome in table.outcomes) > 1
        return (0.5 if tied else 1.0) if rank == 1 else 0.0
    if not table.sides or table.sides[seat].out:
        return 0.0
    clocks = read_clocks(table)
    lead = race(table, clocks, seat)
    if table.attacker >= 0 and table.mission >= 0:
        lead += share(table, seat, table.attacker, table.defender) * weigh(table, clocks, seat)
    elif table.is_put(main_turn.act):
        lead += share(table, seat, table.active, -1) * best_attempt(table, clocks)
    chance = 1 / (1 + exp(-SHARP * lead))
    return stalling(table, seat, chance)


def share(table: Thargos, seat: int, attacker: int, defender: int) -> float:
    """Whether what an attempt brings is this seat's gain or loss; with many at the table others' quarrels matter less."""
    if seat == attacker:
        return 1.0
    return -1.0 if seat == defender or len(table.sides) == 2 else -0.3


def stalling(table: Thargos, seat: int, chance: float) -> float:
    """E13 A game in which nobody does anything is decided by the share of points."""
    rounds = table.setup["stalemate_rounds"]
    idle = min(side.idle for side in table.sides if not side.out)
    if not idle or not rounds or table.rivals:
        return chance
    mine = table.sides[seat].vp / (table.sides[seat].target or 1)
    best = max([o.vp / (o.target or 1) for o in table.sides if o.seat != seat and not o.out], default=1.0)
    near = min(1.0, float(idle / rounds))
    return chance * (1 - near) + near * (1.0 if mine > best else 0.5 if mine == best else 0.0)


# Clocks and prices ----------------------------------------------------------------------------------------------------


def read_clocks(table: Thargos) -> list[Clock]:
    """Every side's clocks, by its strength against the mean of the others."""
    sides = table.sides
    strengths = [party_strength(table, side) for side in sides]
    if len(sides) == 1:
        return [Clock(table, sides[0], strengths[0], PACE * exp(STRENGTH * (strengths[0] - 36)))]
    everyone = sum(strengths)
    clocks = []
    for side, own in zip(sides, strengths, strict=True):
        others = (everyone - own) / (len(sides) - 1)
        clocks.append(Clock(table, side, own, PACE * exp(STRENGTH * (own - others))))
    return clocks


def party_strength(table: Thargos, side: Side) -> float:
    """The modified totals of all heroes; bonuses that depend on the moment count half, for they hold half of the time."""
    prints = table.setup.kit.prints
    total = 0.0
    for place in side.places:
        if place.hero >= 0:
            total += sum(strength.hero_values(table, place))
            for card in (place.hero, *place.attached):
                total += extras(prints[card])[place.injured]
    for card in side.tracks:
        ambush = prints[card].ambush
        if ambush is not None:
            total += 0.5 * ambush.n * (ambush.uses - table.spent[card])
    return total


@cache
def extras(card: Print) -> tuple[float, float]:
    """What both faces of a card are good for beside their attributes, in attribute points."""
    found = []
    for face in card.faces:
        value = 0.5 * sum(b.might + b.mind + b.mysticism for b in face.bonuses)
        value += 2.0 * (face.ward is not None) + 1.0 * (face.peek is not None) + 2.0 * (face.tamper is not None)
        value += 1.5 * (face.surge is not None) + 1.0 * (face.script >= 0) + 0.7 * len(face.when)
        value += 1.5 * max(0, face.lastings - 1) + (2.0 * (face.hand_size - 6) if face.hand_size else 0.0)
        found.append(value)
    return found[0], found[1]


def race(table: Thargos, clocks: list[Clock], seat: int) -> float:
    """By how many turns a seat is ahead; sets the prices on the way."""
    living = [s for s in range(len(clocks)) if s != seat and not table.sides[s].out]
    mine = clocks[seat]
    burns = max([clocks[s].burns for s in living], default=ENDLESS)
    my_time, by_points = sooner(mine.wins, burns)
    price(mine, by_points)
    if not living:  # nobody but the dice: only the own cards run out
        mine.card = 1 / USE
        return mine.burns - my_time
    lead, worst = ENDLESS, living[0]
    for s in living:
        time, share_ = sooner(clocks[s].wins, mine.burns)
        price(clocks[s], share_)
        clocks[s].card = (1 - by_points) / USE
        if time < lead:
            lead, worst, mine.card = time, s, (1 - share_) / USE
    for clock in clocks:
        clock.card = max(clock.card, 0.08)
    return lead - my_time + looks(table, seat, worst, mine, clocks[worst])


def sooner(one: float, two: float) -> tuple[float, float]:
    """The sooner of two times, rounded off where they are close, and how much of it is the first one's doing."""
    a, b = exp(-BLEND * one), exp(-BLEND * two)
    return -log(a + b + 1e-12) / BLEND, a / (a + b + 1e-12)


def price(clock: Clock, by_points: float) -> None:
    pace = clock.left / clock.wins if clock.wins else PACE
    clock.point = by_points / pace
    clock.attribute = by_points * clock.wins * STRENGTH


@cache
def use_of(card: Print) -> float:
    """What a card in hand is good for beside its modifier, in cards."""
    if card.kind == LASTING:
        return 0.25 * max(0, lasts_of(card.faces[0])) + 0.3 * extras(card)[0]
    return 0.5 if card.kind == ACTION else 0.0


def keep(table: Thargos, side: Side) -> float:
    """What a hand is good for, in cards: modifiers, uses, and missions at hand so that none must be searched."""
    prints = table.setup.kit.prints
    value, missions = 0.0, 0
    for card in side.hand:
        found = prints[card]
        value += 0.12 * found.pam + 0.5 * use_of(found)
        missions += found.kind == MISSION
    if table.story_mode:
        return value
    return value + (0.0, 0.8, 1.1)[min(2, missions)]


def looks(table: Thargos, seat: int, other: int, mine: Clock, theirs: Clock) -> float:
    """What the missions lying between two sides promise each of them, in turns."""
    if table.story_mode or len(table.sides) > 2:
        return 0.0
    value = 0.0
    for at in PLACES:
        mission = table.slots[at] if at < len(table.slots) else -1
        near, far = table.sides[seat].places[at], table.sides[other].places[at]
        if mission < 0 or near.hero < 0 or far.hero < 0:
            continue
        found = table.print(mission)
        ours, others = strength.hero_values(table, near), strength.hero_values(table, far)
        gap = min(ours[a] - others[a] - found.values[a] for a in found.attributes)
        back = min(others[a] - ours[a] - found.values[a] for a in found.attributes)
        value += PROSPECT * found.vp * (mine.point / (1 + exp(-gap / 1.5)) - theirs.point / (1 + exp(-back / 1.5)))
    return value


# An attempt -----------------------------------------------------------------------------------------------------------


class Stakes:
    """What hangs on an attempt, in turns, from the attacker's side."""

    __slots__ = ("prize", "harm", "own", "theirs")

    def __init__(self, table: Thargos, clocks: list[Clock], attacker: int, spot: int, defender: int, mission: int):
        mine = clocks[attacker]
        self.own = mine.card
        self.theirs = clocks[defender].card if defender >= 0 else 0.0
        more, gained, taken, health = spoils(table.print(mission))
        points = conflict.worth(table, mission) + more
        self.prize = points * mine.point + gained * self.own + taken * self.theirs + health * mine.attribute
        if points >= mine.left and attacker == table.active:
            self.prize = 12.0
        if not table.story_mode:
            self.prize += 1.2 * self.theirs
        place = table.sides[attacker].places[spot]
        self.harm = 0.0
        if not place.injured:
            ready, injured = table.print(place.hero).faces
            ward = ready.ward is not None
            self.harm = (0.3 if ward else 1.0) * mine.attribute * max(1, lasts_of(ready) - lasts_of(injured) + 1)


def lasts_of(face: Showing) -> int:
    """What a face brings to every conflict, by itself."""
    alone = [bonus for bonus in face.lasting if not bonus.beside]
    return sum(face.values) + sum(bonus.might + bonus.mind + bonus.mysticism for bonus in alone)


@cache
def spoils(mission: Print) -> Spoils:
    """What winning a mission brings beside its points."""
    brought = [verb.spoils() for verb in mission.scripts[0]]
    return Spoils(*map(sum, zip(*brought, strict=True))) if brought else Spoils()


def best_attempt(table: Thargos, clocks: list[Clock]) -> float:
    """What the best attempt of the active side would bring it; 0 if it had better do something else."""
    seat = table.active
    side = table.sides[seat]
    if "attempt" in side.denied:
        return 0.0
    if table.story_mode or (table.rivals and seat == RIVALS):
        return clocks[seat].point * PACE
    best = 0.0
    count = len(table.sides)
    mods = handful(table, side)
    for at in PLACES:
        mission = table.slots[slots_of(count)[seat][at]]
        if side.places[at].hero < 0 or mission < 0:
            continue
        other, theirs = facing_of(count)[seat][at]
        found = table.print(mission)
        attack = strength.column(table, seat, at, True)
        gaps = {a: float(attack[a] - found.values[a]) for a in found.attributes}
        if table.sides[other].places[theirs].hero >= 0:
            defence = strength.column(table, other, theirs, False)
            for a in gaps:
                gaps[a] -= defence[a]
        stakes = Stakes(table, clocks, seat, at, other, mission)
        if stakes.prize <= best:
            continue
        best = max(best, plan_attack(table, stakes, gaps, dict.fromkeys(gaps, 0), gaps.copy(), mods, other))
    return best


def handful(table: Thargos, side: Side) -> list[int]:
    """The modifiers in a hand, highest first; none where they are denied."""
    pam = table.setup.kit.pam
    return [] if "pam" in side.denied else sorted([pam[card] for card in side.hand], reverse=True)


def weigh(table: Thargos, clocks: list[Clock], seat: int) -> float:
    """What the attempt going on will bring the attacker, both sides playing on sensibly."""
    attacker, defender = table.attacker, table.defender
    stakes = Stakes(table, clocks, attacker, table.spot, defender, table.mission)
    attributes = table.print(table.mission).attributes
    attack, defence = strength.visible(table)
    pam = table.setup.kit.pam
    mine = table.sides[attacker]
    seen = {a: float(attack[a] + table.bonus[a] - defence[a] - table.bonus[3 + a]) for a in attributes}
    laid = {a: mine.on.count(a) for a in attributes}
    real = seen.copy()
    for card, a in zip(mine.laid, mine.on, strict=True):
        if a in real:
            real[a] += pam[card]
    for a in seen:
        seen[a] += MEAN * laid[a]
    if table.is_put(modifiers.attack) or table.is_put(undead.step_in) or table.is_put(story.counter):
        return plan_attack(table, stakes, real, laid, seen, handful(table, mine), defender)
    if table.dice_total:
        return result(stakes, min(real.values()) >= 0)
    if defender < 0:
        return plan_attack(table, stakes, real, laid, seen, [], defender)
    gaps = real if seat == attacker else seen
    theirs = table.sides[defender]
    for card, a in zip(theirs.laid, theirs.on, strict=True):
        if a in gaps:
            gaps[a] -= pam[card]
    if not table.is_put(modifiers.defend):
        return result(stakes, min(gaps.values()) >= 0)
    hidden = len(mine.laid) if seat != attacker else 0
    return plan_defence(table, stakes, gaps, hidden, handful(table, theirs))


def result(stakes: Stakes, won: float) -> float:
    return won * stakes.prize - (1 - won) * stakes.harm


def plan_attack(
    table: Thargos,
    stakes: Stakes,
    real: dict[int, float],
    laid: dict[int, int],
    seen: dict[int, float],
    hand: list[int],
    defender: int,
) -> float:
    """The best number of further modifiers. ``real``: gaps as the attacker knows them; ``seen``: as the defender guesses."""
    chance = succeeds(table, stakes, real, laid, seen, defender)
    best = result(stakes, chance)
    if not hand or min(real.values()) + sum(hand) < 0:
        return best
    real, laid, seen = real.copy(), laid.copy(), seen.copy()
    for used, modifier in enumerate(hand[:5], 1):
        if chance > SURE or stakes.prize - used * stakes.own <= best:
            break
        weakest = min(real, key=real.__getitem__)
        real[weakest] += modifier
        seen[weakest] += MEAN
        laid[weakest] += 1
        chance = succeeds(table, stakes, real, laid, seen, defender)
        best = max(best, result(stakes, chance) - used * stakes.own)
    return best


def succeeds(
    table: Thargos,
    stakes: Stakes,
    real: dict[int, float],
    laid: dict[int, int],
    seen: dict[int, float],
    defender: int,
) -> float:
    """How likely an attempt is to succeed if nothing more is laid on it now."""
    if table.story_mode and defender < 0:
        chance = 1.0
        values = table.print(table.mission).values
        for a, gap in real.items():
            dice = min(story.DICE, values[a])
            chance /= 1 + exp(-(gap - 3.5 * dice + 0.5) / (0.9 * sqrt(dice)))
        return chance
    if min(real.values()) < 0:
        return 0.0
    open_to = [a for a in real if laid[a]] if len(real) > 1 else list(real)
    side = table.sides[defender]
    if not open_to or side.out or "pam" in side.denied:
        return 1.0
    if table.rivals and defender == RIVALS:
        cache_ = rivals.CACHES[max(0, table.attitude)][1] + table.setup["solo_cache_delta"] + table.infamy
        chance = 1.0
        for a in open_to:
            cards = cache_ / len(open_to) if len(real) == 1 else min(cache_ / len(open_to), laid[a] + 2)
            chance /= 1 + exp(-(real[a] - MEAN * cards + 0.5) / (0.25 + 0.5 * sqrt(cards)))
        return chance
    weakest = min(open_to, key=seen.__getitem__)
    needs = max(0.0, seen[weakest]) + 1
    most = len(side.hand) if len(real) == 1 else min(len(side.hand), laid[weakest] + 2)
    will = MEAN * min(most, (stakes.prize + stakes.harm) / max(0.05, stakes.theirs))
    answers = 1 / (1 + exp(-(will - needs) / 1.2))
    return 1 - answers + answers / (1 + exp(-(real[weakest] - needs - 0.5) / 1.2))


def plan_defence(table: Thargos, stakes: Stakes, gaps: dict[int, float], hidden: int, hand: list[int]) -> float:
    """The best number of further modifiers against what is expected to lie there, seen from the attacker."""
    spread = 0.15 + SPREAD * sqrt(hidden)
    _, high = modifiers.limits(table)
    on = table.sides[table.defender].on
    open_to = [a for a in gaps if on.count(a) < high[a]]
    best = result(stakes, holds_out(gaps.values(), spread))
    if not open_to:
        return best
    gaps = gaps.copy()
    weakest = min(open_to, key=gaps.__getitem__)
    room = high[weakest] - on.count(weakest)
    for used, modifier in enumerate(hand[: min(room, 5)], 1):
        gaps[weakest] -= modifier
        best = min(best, result(stakes, holds_out(gaps.values(), spread)) + used * stakes.theirs)
    return best


def holds_out(gaps: object, spread: float) -> float:
    """How likely the attacker is ahead everywhere, if the hidden cards are middling ones."""
    chance = 1.0
    for gap in gaps:  # type: ignore[attr-defined]
        chance /= 1 + exp(min(30.0, -1.7 * (gap + 0.5) / spread))
    return chance


# For the lab ----------------------------------------------------------------------------------------------------------


def traits(table: Thargos, seat: int) -> dict[str, str | list[str]]:
    """What a seat played: its deck, whether it began, and its heroes, from the left."""
    party = [table.print(place.hero).id for place in table.sides[seat].places if place.hero >= 0]
    return {
        "deck": table.setup.decks.seats[seat].name or "own",
        "turn": "first" if seat == table.first else "later",
        "party": party,
    }


def metrics(table: Thargos) -> dict[str, float]:
    """How a match ended, after how many turns, and whether the first player won."""
    winners = [side for side in table.sides if side.seat < len(table.outcomes) and table.outcomes[side.seat].rank == 1]
    points = any(side.vp >= side.target > 0 for side in winners)
    burnt = not points and any(side.out for side in table.sides)
    found = {"by_points": points, "burnt_out": burnt, "stalled": not points and not burnt}
    found["first_won"] = any(side.seat == table.first for side in winners)
    return {
        "turns": sum(side.turns for side in table.sides) / len(table.sides),
        **{k: float(v) for k, v in found.items()},
    }
