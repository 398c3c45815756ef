"""Set-up (S, N05–N10): parties, the first player, opening hands, heroes and missions in their tracks."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Made, Refusal, no, question, thing

from . import rivals, story, turn
from .prints import HERO, MISSION
from .seating import slot_count, slots_of
from .table import PLACES, RIVALS, Place, Side, Thargos
from .tracks import HAND, LayMission, missions_in, must_place, no_mission, put_mission

REJECTED = 10
"""Opening hands in a row after which every card of the deck was seen once (S15)."""
TIES = 40
"""Rounds of choosing the first player; the later half with dice."""


@step("THA-S01", "THA-S05", "THA-S28", "THA-S29")
def begin(table: Thargos) -> None:
    """S01 S05 Everyone shuffles a deck; parties that were not agreed before are picked now (S29)."""
    pool = table.kit
    count = len(pool.decks)
    table.sides = [
        Side(seat=seat, deck=pool.decks[seat][:], party=pool.heroes[seat][:], places=[Place() for _ in PLACES])
        for seat in range(count)
    ]
    table.slots = [] if table.story_mode else [-1] * slot_count(count)
    for side in table.sides:
        table.shuffle(side.deck)
    steps: list[tuple[object, ...]] = [(set_targets,), (choose_first,)]
    if table.story_mode:
        steps += [(story.lay_out,), (opening_hands,), (story.gather,), (turn.turn,)]
        if table.rivals:
            steps.insert(2, (rivals.prepare_rivals,))
    elif table.rivals:
        steps += [(rivals.prepare_rivals,), (rivals.rival_heroes, 0), (opening_hands,), (rivals.rival_missions, 0)]
        steps += [(refill,), (turn.turn,)]
    else:
        steps += [(opening_hands,), (place_heroes, 0), (place_missions, 0), (refill,), (turn.turn,)]
    draft = table.setup.seats * 4 if any(not side.party for side in table.sides[: table.setup.seats]) else 0
    table.do_all((pick_heroes, draft), *steps)


@step("THA-S02", "THA-S29")
def pick_heroes(table: Thargos, left: int) -> None:
    """S02 S29 Heroes are picked one each by seat, until everyone without a party has four."""
    seat = table.setup.seats * 4 - left
    while left and (len(side_at(table, seat).party) == 4 or side_at(table, seat).out):
        left, seat = left - 1, seat + 1
    if left:
        table.do(pick_heroes, left - 1)
        table.put(seat % table.setup.seats, pick_hero)


def side_at(table: Thargos, number: int) -> Side:
    return table.sides[number % table.setup.seats]


class Pick(Choice):
    """S02 B08 B09 Any hero that the party may still take, of those nobody has where one box serves all (S28)."""

    verb = "pick"
    card: int = thing("boxed")

    @classmethod
    def every(cls, table: Thargos, seat: int) -> Iterator[Pick]:
        pool = table.kit
        return (cls(card) for card, kind in enumerate(pool.kind) if kind == HERO and pool.owner[card] == seat)

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        prints = table.kit.prints
        if self.card not in range(len(prints)) or table.kit.owner[self.card] != seat:
            return NOT_OFFERED
        found = prints[self.card]
        if found.kind != HERO:
            return no("not_hero", "THA-S02")
        party = [prints[card] for card in table.sides[seat].party]
        if any(other.id == found.id for other in party):
            return no("joined", "THA-B08")
        if table.setup.decks.shared and any(prints[c].id == found.id for side in table.sides for c in side.party):
            return no("hero_taken", "THA-S28")
        if any(other.card.persona == found.card.persona for other in party):
            return no("persona", "THA-B09")
        banned = campaign_ban(table, {tag for other in party for tag in other.card.tags}) in found.card.tags
        return no("peoples", "THA-B20") if banned else None


def campaign_ban(table: Thargos, tags: set[str]) -> str:
    """B20 The people that may not join: in the English campaign Darkuns and Imperials exclude each other."""
    if not table.setup["campaign"] or table.setup["edition"] != "en":
        return "-"
    return "imperial" if "darkun" in tags else "darkun" if "imperial" in tags else "-"


@question("THA-S02", "THA-S29", takes=Pick, offer="free_heroes")
def pick_hero(table: Thargos, choice: Pick) -> None:
    """S29 The hero joins the party."""
    table.sides[table.seat].party.append(choice.card)
    table.say("picked", seat=table.seat, card=choice.card)


@step("THA-S03", "THA-S04", "THA-X01", "THA-X02")
def set_targets(table: Thargos) -> None:
    """S03 S04 X01 The target is the sum of the party's values, once and for all; half of it, rounded up, in rapid play."""
    for side in table.sides[: table.setup.seats]:
        set_target(table, side, side.party)


def set_target(table: Thargos, side: Side, heroes: list[int]) -> None:
    total = sum(table.print(card).card.cpv for card in heroes)
    side.target = (total + 1) // 2 if table.setup["rapid"] else total
    table.say("target", seat=side.seat, n=side.target)


# The first player -----------------------------------------------------------------------------------------------------


@step("THA-S06", "THA-S08", "THA-S10", "THA-N05", "THA-R06", "THA-O10")
def choose_first(table: Thargos) -> None:
    """S06 S08 S09 The best of the agreed method begins; only those who tie repeat it."""
    how = table.setup.options.get("first_player", "seat")
    best = list(range(table.setup.seats))
    draw = {"d6": _by_die, "hero_draw": _by_hero, "pam_draw": _by_modifiers}.get(how)
    for tie in range(TIES):
        if len(best) == 1 or draw is None:
            break
        if tie == TIES // 2:
            draw = _by_die  # two decks of equal modifiers would tie for ever
        pile = unused_heroes(table) if draw is _by_hero else []
        results = {seat: draw(table, seat, pile) for seat in best}
        best = [seat for seat in best if results[seat] == max(results.values())]
    table.first = table.active = best[0]
    table.say("first", seat=table.first)


def unused_heroes(table: Thargos) -> list[str]:
    """S07 The heroes that nobody chose."""
    chosen = {table.print(card).id for side in table.sides for card in side.party}
    return [name for name in table.setup.box if table.setup.box[name].kind == "hero" and name not in chosen]


def _by_die(table: Thargos, seat: int, pile: list[str]) -> int:
    face = table.dice.roll()
    table.say("rolled_first", seat=seat, n=face)
    return face


def _by_hero(table: Thargos, seat: int, pile: list[str]) -> int:
    """S06 S07 A random hero from the pile; the highest value begins."""
    name = pile.pop(table.dice.below(len(pile)))
    value: int = table.setup.box[name].cpv
    table.say("hero_first", seat=seat, print=name, n=value)
    return value


def _by_modifiers(table: Thargos, seat: int, pile: list[str]) -> int:
    """S08 S09 N05 One card (three in a circle) from the deck; they go back and the deck is shuffled again."""
    deck = table.sides[seat].deck
    cards = deck[-3:] if table.setup.mode.name == "circle" else deck[-1:]
    total = sum(table.kit.pam[card] for card in cards)
    table.show(cards)
    table.say("pam_first", seat=seat, cards=tuple(cards), n=total)
    table.shuffle(deck)
    return total


# Hands ----------------------------------------------------------------------------------------------------------------


@step("THA-S11", "THA-S12", "THA-S13", "THA-S14", "THA-S15", "THA-S17", "THA-R05")
def opening_hands(table: Thargos) -> None:
    """S11 S12 Six cards each, again and again until there are two missions among them (not in a story, R05)."""
    for seat in turn_order(table):
        side = table.sides[seat]
        if table.rivals and seat == RIVALS:
            continue
        take_six(table, side)
        enough = missions_in(table, side.hand) + missions_in(table, side.deck) >= 2  # S16; a position may bring fewer
        while not table.story_mode and enough and missions_in(table, side.hand) < 2:
            side.redraws += 1
            table.show(side.hand, seat)
            side.deck[:0] = side.hand[::-1]
            if side.redraws % REJECTED == 0:
                table.shuffle(side.deck)
            take_six(table, side)
        if side.redraws:
            table.say("redrawn", seat=seat, n=side.redraws)


def take_six(table: Thargos, side: Side) -> None:
    side.hand = side.deck[-1 : -HAND - 1 : -1]
    del side.deck[-HAND:]


def turn_order(table: Thargos) -> list[int]:
    """N06 From the first player to the left."""
    count = len(table.sides)
    return [(table.first + i) % count for i in range(count)]


# Heroes and missions in their tracks ----------------------------------------------------------------------------------


@step("THA-S10", "THA-S19", "THA-N07")
def place_heroes(table: Thargos, number: int) -> None:
    """S19 N07 One hero each in turn, from the first player, until all stand."""
    count = len(table.sides)
    if number == 4 * count:
        return
    seat = (table.first + number) % count
    table.do(place_heroes, number + 1)
    if not table.sides[seat].out and hero_places(table, seat):
        table.put_unless_forced(seat, place_hero)


class PlaceHero(Choice):
    """S19 N10 Any hero of the party on any own empty place."""

    verb = "place"
    card: int = thing("member")
    spot: int = thing("spot", PLACES)

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        side = table.sides[seat]
        if self.card not in side.party:
            return no("not_member", "THA-S19")
        return None if side.places[self.spot].hero < 0 else no("place_taken", "THA-S19")


PLACE_HERO: Made[tuple[int, int], PlaceHero] = Made(lambda key: PlaceHero(*key))


@step("THA-S19", "THA-N10")
def hero_places(table: Thargos, seat: int) -> list[PlaceHero]:
    """S19 N10 The same, quickly: it is asked many times before every match."""
    side = table.sides[seat]
    empty = [i for i in PLACES if side.places[i].hero < 0]
    return [PLACE_HERO[card, i] for card in side.party for i in empty]


@question("THA-S19", "THA-S20", "THA-N07", takes=PlaceHero, offer=hero_places)
def place_hero(table: Thargos, choice: PlaceHero) -> None:
    """S19 The hero stands there, ready face up."""
    put_hero(table, table.seat, choice.card, choice.spot)


def put_hero(table: Thargos, seat: int, card: int, place: int) -> None:
    side = table.sides[seat]
    side.party.remove(card)
    side.places[place].hero = card
    table.say("placed_hero", seat=seat, card=card, n=place + 1)


@step("THA-S21", "THA-S24", "THA-N08", "THA-N09")
def place_missions(table: Thargos, number: int) -> None:
    """S21 N08 N09 Two missions each: alternating from the first player; in a circle in reverse order, repeated."""
    count = len(table.sides)
    if number == 2 * count:
        return
    turns = number if count == 2 else -1 - number
    seat = (table.first + turns) % count
    table.do(place_missions, number + 1)
    if not table.sides[seat].out:
        ask_for_mission(table, seat)


def ask_for_mission(table: Thargos, seat: int) -> None:
    """S24 Which mission goes where; the only one in the only track is placed."""
    table.put_unless_forced(seat, place_mission)


class PlaceMission(LayMission):
    """S21 S24 N09 N10 A mission in hand in an own empty track that leaves everyone else room."""

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        if refused := no_mission(table, seat, self.card, "THA-S21"):
            return refused
        if self.track not in slots_of(len(table.sides))[seat]:
            return no("own_track", "THA-N10")
        if table.slots[self.track] >= 0:
            return no("occupied", "THA-S21")
        return None if _leaves_room(table, seat, self.track) else no("no_room", "THA-N09")


PLACE_MISSION: Made[tuple[int, int], PlaceMission] = Made(lambda key: PlaceMission(*key))


@step("THA-S21", "THA-S24", "THA-N09", "THA-N10")
def mission_places(table: Thargos, seat: int) -> list[PlaceMission]:
    """S21 S24 N09 Any mission in hand in any own empty track that leaves everyone else a track for what they still place."""
    kind = table.kit.kind
    slots = [
        slot for slot in slots_of(len(table.sides))[seat] if table.slots[slot] < 0 and _leaves_room(table, seat, slot)
    ]
    return [PLACE_MISSION[card, slot] for card in table.sides[seat].hand if kind[card] == MISSION for slot in slots]


def _leaves_room(table: Thargos, seat: int, slot: int) -> bool:
    """N09 With this track filled, all missions still due can each find an own empty track: a small matching."""
    count = len(table.sides)
    if count == 2:
        return True
    due = [0 if side.out else 2 - (HAND - len(side.hand)) for side in table.sides]
    due[seat] -= 1
    free = {s for s, mission in enumerate(table.slots) if mission < 0} - {slot}
    return _fits([s for s in range(count) for _ in range(due[s])], free, count)


def _fits(due: list[int], free: set[int], count: int) -> bool:
    """Whether every mission still due (by its player) gets a track of its own."""
    taken: dict[int, int] = {}

    def settle(i: int, tried: set[int]) -> bool:
        for slot in slots_of(count)[due[i]]:
            if slot in free and slot not in tried:
                tried.add(slot)
                if slot not in taken or settle(taken[slot], tried):
                    taken[slot] = i
                    return True
        return False

    return all(settle(i, set()) for i in range(len(due)))


def placing_clause(table: Thargos) -> str:
    return "THA-N08" if len(table.sides) > 2 else "THA-S21"


@question("THA-S21", "THA-N08", takes=PlaceMission, offer=mission_places, strays=must_place("THA-S24"))
def place_mission(table: Thargos, choice: PlaceMission) -> None:
    """S21 The mission lies face up between the two heroes."""
    put_mission(table, table.seat, choice.card, choice.track, placing_clause(table))


@step("THA-S22", "THA-S23")
def refill(table: Thargos) -> None:
    """S22 S23 Everyone draws what was placed and holds six again."""
    for seat in turn_order(table):
        if not (table.rivals and seat == RIVALS):
            side = table.sides[seat]
            while len(side.hand) < HAND:
                side.hand.append(side.deck.pop())
