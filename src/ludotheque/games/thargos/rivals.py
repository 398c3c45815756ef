"""The Rivals of solo play (O): a side that chooses nothing. Dice decide, and the log tells every roll."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.kernel import Dice, step

from . import aims, conflict, deeds, ending, main_turn, modifiers, opening, story, strength, turn
from .decks import RIVAL_PARTY
from .prints import HERO, LASTING, MISSION
from .seating import slots_of
from .table import MORE, PLACES, RIVALS, Side, Thargos, standing
from .tracks import lay_mission

CACHES = ((4, 2), (3, 3), (2, 4))
"""Attack and guard cache when aggressive, wary, defensive (O06)."""
MAX_INFAMY = 6


def caches(table: Thargos) -> tuple[int, int]:
    """O06 O22 O23 O32 How many cards they lay now in attack and in defence."""
    attack, guard = CACHES[max(0, table.attitude)]
    delta = table.setup["solo_cache_delta"]
    return max(0, attack + delta) + table.infamy, max(0, guard + delta) + table.infamy


def decide(table: Thargos, why: str, says: Callable[[int], tuple[str, int]]) -> int:
    """O13 A roll of the decision die, for all to see, with what it says here and which place it names."""
    face = table.dice.roll()
    meaning, at = says(face)
    table.decided.append(face)
    table.decided_for.append(why)
    table.say("decision", n=face, why=why, meaning=meaning, at=at + 1)
    return face


# Set-up ---------------------------------------------------------------------------------------------------------------


@step("THA-O03", "THA-O04", "THA-O05", "THA-O06", "THA-O08", "THA-O51")
def prepare_rivals(table: Thargos) -> None:
    """O03 O04 O08 O51 Six heroes are shuffled and lie face down: four will be placed, two stay aside unseen."""
    side = table.sides[RIVALS]
    side.spare, side.party = side.party or random_heroes(table), []
    table.shuffle(side.spare)
    table.infamy = table.setup["solo_infamy_start"]
    roll_attitude(table)


def random_heroes(table: Thargos) -> list[int]:
    """O51 Six heroes at random."""
    pool = table.kit
    free = [card for card, found in enumerate(pool.prints) if found.kind == HERO and pool.owner[card] == RIVALS]
    table.shuffle(free)
    return band(table, [], free)


def band(table: Thargos, seen: list[int], free: list[int]) -> list[int]:
    """O51 B20 Those seen and more to make six, of different persona, of peoples that march together, none of them the
    Player's."""
    pool, player = table.kit, table.sides[0]
    taken = {
        pool.prints[card].id for card in [*player.party, *(place.hero for place in player.places if place.hero >= 0)]
    }
    chosen = {pool.prints[card].card.persona: card for card in seen}
    for card in free:
        tags: set[str] = {tag for other in chosen.values() for tag in pool.prints[other].card.tags}
        banned = opening.campaign_ban(table, tags) in set[str](pool.prints[card].card.tags)
        if len(chosen) < RIVAL_PARTY and pool.prints[card].id not in taken and not banned:
            chosen.setdefault(pool.prints[card].card.persona, card)
    return list(chosen.values())


def draw_anew(table: Thargos, dice: Dice) -> None:
    """O51 In a guess: heroes of theirs that nobody has seen, drawn at random, could be any others."""
    pool, side = table.kit, table.sides[RIVALS]
    there = [place.hero for place in table.sides[RIVALS].places if place.hero >= 0]
    theirs = [card for card, found in enumerate(pool.prints) if found.kind == HERO and pool.owner[card] == RIVALS]
    free = [card for card in theirs if card not in there and card not in table.sides[0].party + side.aside]
    dice.shuffle(free)
    drawn = [card for card in band(table, there, free) if card not in there]
    if len(drawn) >= len(side.spare):
        side.spare = drawn[: len(side.spare)]


def roll_attitude(table: Thargos) -> None:
    """O06 O07 O29 1–2 aggressive, 3–4 wary, 5–6 defensive."""
    face = table.dice.roll()
    table.attitude = (face - 1) // 2
    table.say("attitude", n=face, attitude=table.attitude)


@step("THA-O09")
def rival_heroes(table: Thargos, number: int) -> None:
    """O09 Heroes are placed in turn, the Rivals' first, one at a time and on a random empty place."""
    if number == 8:
        return
    table.do(rival_heroes, number + 1)
    if number % 2 == 0:
        side = table.sides[RIVALS]
        empty = [i for i in PLACES if side.places[i].hero < 0]
        place_rival(table, empty[table.dice.below(len(empty))])
        return
    table.put_unless_forced(0, opening.place_hero)


def place_rival(table: Thargos, at: int) -> None:
    """O04 O05 O09 The next of their heroes is turned up and stands there; four of them set the target."""
    side = table.sides[RIVALS]
    hero = side.spare.pop()
    table.known.pop(hero, None)
    side.party.append(hero)
    opening.put_hero(table, RIVALS, hero, at)
    heroes = [place.hero for place in side.places if place.hero >= 0]
    if len(heroes) == len(PLACES):
        opening.set_target(table, side, heroes)


@step("THA-O12", "THA-O13", "THA-O14")
def rival_missions(table: Thargos, number: int) -> None:
    """O12 O13 O14 Missions in turn, the Rivals' first: from their deck, into the empty track that the die names."""
    if number == 4:
        return
    table.do(rival_missions, number + 1)
    if number % 2:
        opening.ask_for_mission(table, 0)
        return
    face = 0
    while not (2 <= face <= 5 and table.slots[face - 2] < 0):
        face = decide(table, "mission", lambda n: place_or_again(n, [i for i in PLACES if table.slots[i] < 0]))
    find_mission(table, face - 2, "THA-O12")


def place_or_again(face: int, able: list[int]) -> tuple[str, int]:
    """O13 2–5 name a place; what does not fit is rolled again."""
    return ("place", face - 2) if face - 2 in able else ("again", face - 2)


# Their deck -----------------------------------------------------------------------------------------------------------


def replenish(table: Thargos) -> None:
    """O28 O31 An empty deck is made anew from the discard, and infamy rises by one; without a discard it waits."""
    side = table.sides[RIVALS]
    if not side.deck and side.discard:
        side.deck, side.discard = side.discard, []
        table.shuffle(side.deck)
        table.infamy = min(MAX_INFAMY, table.infamy + 1)
        table.stirred = True
        table.say("infamy", n=table.infamy)


def next_card(table: Thargos) -> int:
    """O31 The top card; -1 if deck and discard are empty."""
    replenish(table)
    side = table.sides[RIVALS]
    if not side.deck:
        return -1
    card = side.deck.pop()
    table.known.pop(card, None)
    table.stirred = True
    return card


def burn(table: Thargos, n: int) -> None:
    """O31 Their deck burns card by card, reshuffled where it ends."""
    side = table.sides[RIVALS]
    burnt: list[int] = []
    for _ in range(n):
        card = next_card(table)
        if card < 0:
            break
        side.discard.append(card)
        burnt.append(card)
        if not side.deck:
            _tell_burnt(table, burnt)
            burnt = []
            replenish(table)
    _tell_burnt(table, burnt)


def _tell_burnt(table: Thargos, cards: list[int]) -> None:
    """Told while the cards lie open."""
    if cards:
        table.say("burnt", seat=RIVALS, n=len(cards), cards=tuple(cards))


def search(table: Thargos, kind: int, wanted: list[int]) -> int:
    """O12 O16 O18 Turn cards, discarding, until one of those wanted appears; nothing is turned if there is none."""
    if not wanted:
        return -1
    turned = 0
    while True:
        card = next_card(table)
        if card in wanted:
            table.say("rivals_found", card=card, n=turned)
            replenish(table)
            return card
        table.sides[RIVALS].discard.append(card)
        turned += 1
        replenish(table)


def holding(table: Thargos, kind: int) -> list[int]:
    """Their cards of a kind in deck and discard."""
    side, kinds = table.sides[RIVALS], table.kit.kind
    return [card for card in side.deck + side.discard if kinds[card] == kind]


def find_mission(table: Thargos, slot: int, clause: str = "THA-O47") -> None:
    """O12 O18 O47 A mission from their deck into a track; without any, the track waits for their next turn."""
    card = search(table, MISSION, holding(table, MISSION))
    if card >= 0:
        lay_mission(table, RIVALS, card, slot, clause)
    else:
        table.sides[RIVALS].owed.append(slot)


def replace(table: Thargos, slot: int) -> None:
    """O47 A mission lost by the Rivals is replaced from their deck, in the same track."""
    find_mission(table, slot)


# Their turn -----------------------------------------------------------------------------------------------------------


@step("THA-O15", "THA-O18", "THA-O48", "THA-O55")
def rival_turn(table: Thargos) -> None:
    """O15 O18 O35 O55 No draw and never an action: a lasting, powers (where all effects happen), an attempt, then their
    VP are checked."""
    side = table.sides[RIVALS]
    table.decided, table.decided_for = [], []
    owed, side.owed = side.owed, []
    for slot in owed:
        find_mission(table, slot, "THA-O18")
    table.do_all((rival_lasting,), (rival_powers, 0), (rival_attempt,), (rival_more,))
    table.do(turn.start_effects, RIVALS, "turn", *turn.all_faces(table, RIVALS))


@step("THA-O16", "THA-O17", "THA-O18", "THA-O35", "THA-O49", "THA-O52")
def rival_lasting(table: Thargos) -> None:
    """O16 O35 O49 A lasting from their deck for the hero that the decision die names; where all effects happen, another one
    if a hero allows it."""
    side = table.sides[RIVALS]
    if "lasting" in side.denied:
        return
    fitting = [card for card in holding(table, LASTING) if bearers(table, side, card)]
    card = search(table, LASTING, [card for card in fitting if card not in table.kit.barred])
    if card < 0:
        return
    able = bearers(table, side, card)
    among = standing(table, RIVALS)
    while (at := roll_bearer(table, side, among, able)) not in able:
        if at in among:  # a hero who may not bear it; an empty place is just rolled again (O52)
            among = able
    side.places[at].attached.append(card)
    side.lastings += 1
    table.acted = True
    table.say("attached", seat=RIVALS, card=card, hero_card=side.places[at].hero)
    allowed = max(table.face(side.places[i]).lastings for i in standing(table, RIVALS))
    if aims.chooses(table, RIVALS) and side.lastings < allowed:
        table.do(rival_lasting)


def roll_bearer(table: Thargos, side: Side, among: list[int], able: list[int]) -> int:
    """O16 O49 The place that the decision die names among these."""
    return named(table, side, decide(table, "lasting", lambda n: for_lasting(table, side, n, among, able)), among)


def bearers(table: Thargos, side: Side, card: int) -> list[int]:
    """O49 The places whose hero may bear this lasting."""
    return [i for i in PLACES if aims.takes_lasting(table, side.places[i], card)]


def named(table: Thargos, side: Side, face: int, among: list[int]) -> int:
    """O16 O17 O52 2–5: that place; 1: the lowest sum of attributes, 6: the highest, the leftmost of equals."""
    if 2 <= face <= 5:
        return face - 2
    sums = {at: sum(strength.hero_values(table, side.places[at])) for at in among}
    best = min(sums.values()) if face == 1 else max(sums.values())
    return next(at for at in among if sums[at] == best)


def for_lasting(table: Thargos, side: Side, face: int, among: list[int], able: list[int]) -> tuple[str, int]:
    """O16 O49 What the die says of a lasting: a hero, or to roll again among those that may bear it."""
    at = named(table, side, face, among)
    if face in (1, 6) and at in able:
        return ("lowest" if face == 1 else "highest"), at
    return ("place" if at in able else "again"), at


def for_conflict(face: int, able: list[int], one: str) -> tuple[str, int]:
    """O19 O41 What the die says of an attempt or a counter: ``one`` is the meaning of a one."""
    return (one, 0) if face == 1 else ("card", 0) if face == 6 else place_or_again(face, able)


@step("THA-O26", "THA-O35", "THA-O55")
def rival_powers(table: Thargos, at: int) -> None:
    """O26 O35 O55 Where all their effects happen, every hero uses its power, from the left, at a random target."""
    if at in PLACES and aims.chooses(table, RIVALS):
        table.do(rival_powers, at + 1)
        ways = main_turn.powers(table, RIVALS, at) if at in standing(table, RIVALS) else []
        if ways:
            main_turn.invoke(table, RIVALS, at, ways[table.dice.below(len(ways))] if len(ways) > 1 else ways[0])


@step("THA-O19", "THA-O20", "THA-O21", "THA-O41", "THA-O53")
def rival_attempt(table: Thargos) -> None:
    """O19 O20 O21 The decision die: 2–5 a track, 1 they withdraw, 6 one more card and again."""
    side = table.sides[RIVALS]
    mission = story.first_open(table, RIVALS) if table.story_mode else -1
    targets = [] if "attempt" in side.denied else possible(table, mission)
    while targets:
        face = decide(table, "attempt", lambda n: for_conflict(n, targets, "withdraw"))
        if face == 1:
            break
        if face == 6:
            add_from_deck(table)
        elif face - 2 in targets:
            table.acted = True
            if table.story_mode:
                story.attempt(table, RIVALS, mission, face - 2)
            else:
                conflict.attempt(table, RIVALS, face - 2)
            return
    for card in side.laid:
        deeds.to_discard(table, card)
    side.laid, side.on = [], []
    table.say("withdrew", seat=RIVALS)


@step("THA-O15", "THA-O35", "THA-O48")
def rival_more(table: Thargos) -> None:
    """O15 O35 Another action that a card allowed is another attempt, where all their effects happen; then the turn ends."""
    if table.again == "action" and aims.chooses(table, RIVALS):
        table.again = MORE
        table.do_all((rival_attempt,), (rival_more,))
    else:
        table.do(ending.end_turn, RIVALS)


def possible(table: Thargos, mission: int) -> list[int]:
    """O21 The places from which an attempt could be made."""
    heroes = standing(table, RIVALS)
    if table.story_mode:
        able = mission >= 0 and (len(heroes) == 4 or not story.needs_party(table, mission))
        return heroes if able else []
    return [at for at in heroes if table.slots[slots_of(2)[RIVALS][at]] >= 0]


def add_from_deck(table: Thargos) -> None:
    """O19 O20 A six: one more card joins, if there is one; its attribute is settled when the cards are dealt."""
    card = next_card(table)
    if card >= 0:
        side = table.sides[RIVALS]
        side.laid.append(card)
        side.on.append(-1)
        replenish(table)


# Their modifiers ------------------------------------------------------------------------------------------------------


def assault(table: Thargos) -> None:
    """O22 O24 The attack cache and infamy, face down, before the Player answers."""
    deal(table, caches(table)[0], dict.fromkeys(table.print(table.mission).attributes, modifiers.NO_LIMIT))
    surge(table, table.spot, 0)


def guard(table: Thargos) -> None:
    """O23 O24 O36 The guard cache and infamy, within the limits that bind any defender; they always defend."""
    _, high = modifiers.limits(table)
    deal(table, caches(table)[1], {a: n for a, n in enumerate(high) if n})
    surge(table, table.cover, 3)


def surge(table: Thargos, at: int, shift: int) -> None:
    """O35 D31 Where all their effects happen: every bonus that can be used in this conflict, on a random attribute of it."""
    options = modifiers.usable(table, RIVALS, at) if aims.chooses(table, RIVALS) else []
    for card in dict.fromkeys(use.card for use in options):
        attributes = [use.attribute for use in options if use.card == card]
        a = attributes[table.dice.below(len(attributes))] if len(attributes) > 1 else attributes[0]
        modifiers.use(table, RIVALS, card, a, shift)


def deal(table: Thargos, count: int, limits: dict[int, int]) -> None:
    """O32 O36 Cards are dealt one at a time over the allowed attributes, those from sixes first, skipping full ones."""
    side = table.sides[RIVALS]
    waiting, side.laid, side.on = side.laid, [], []
    infamy = table.infamy
    order = [] if "pam" in side.denied else sorted(limits)
    number = 0
    while len(side.laid) < count + len(waiting):
        room = [a for a in order if side.on.count(a) < limits[a]]
        if not room:
            break
        card = waiting[number] if number < len(waiting) else next_card(table)
        if card < 0:
            break
        attribute = min(room, key=lambda a: (side.on.count(a), a))
        side.laid.append(card)
        side.on.append(attribute)
        number += 1
        replenish(table)
    for card in waiting[number:]:
        deeds.to_discard(table, card)
    sixes = min(number, len(waiting))
    table.say("rivals_laid", seat=RIVALS, n=len(side.laid), cache=count - infamy, infamy=infamy, sixes=sixes)


def counter(table: Thargos) -> None:
    """O41 On the Player's attempt in a story: 2–5 that hero counters, 1 the dice push back, 6 one more card and again."""
    heroes = standing(table, RIVALS)
    if story.needs_party(table, table.mission) and len(heroes) < 4:
        heroes = []
    table.decided, table.decided_for = [], []
    while heroes:
        face = decide(table, "counter", lambda n: for_conflict(n, heroes, "dice"))
        if face == 1:
            break
        if face == 6:
            add_from_deck(table)
        elif face - 2 in heroes:
            story.stand_against(table, RIVALS, face - 2)
            return
    side = table.sides[RIVALS]
    for card in side.laid:
        deeds.to_discard(table, card)
    side.laid, side.on = [], []
