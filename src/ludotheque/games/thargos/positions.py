"""Positions: what a word means, where unnamed cards lie, and what cannot be true of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludotheque.kernel import Dice, Problem
from ludotheque.kernel.sight import zones

from . import conflict, opening, rivals, story
from .prints import ACTION, HERO, LASTING, MISSION
from .seating import facing_of, slot_count, slots_of
from .table import PLACES, RIVALS, Place, Side, Thargos
from .tracks import HAND, missions_in

EMPTY = -1
TARGET = 30
"""What a side of fewer than four heroes needs, if a position does not say."""
SHAPES = {
    "heroes": 'heroes=[["krisoss", "tamsin!", "", "sable"], …]',
    "tracks": 'tracks=["racket", "", …]',
    "mission_owners": "mission_owners=[0, 1, …]",
    "on": 'on={(seat, place): ["guardian", ("ghoul", 1)]}',
    "on_track": 'on_track={(seat, place): ["pitfall", ("graxx_gryphon_ambush", 2)]}',
    "scenes": 'scenes={seat: ["M22", "racket"]}',
}
"""How the words that are no fields are written."""


def layout(table: Thargos) -> None:
    """Empty places, decks as they were brought, no hero in play, the first seat's turn."""
    pool = table.kit
    table.sides = [
        Side(seat=seat, deck=pool.decks[seat][:], places=[Place() for _ in PLACES]) for seat in range(len(pool.decks))
    ]
    table.slots = [] if table.story_mode else [EMPTY] * slot_count(len(table.sides))
    table.bonus = [0] * 6
    if table.rivals:
        table.attitude = 1


def find_cards(table: Thargos, word: str) -> list[int]:
    """A card by id (guardian) or number (L1): always a new one, whose owner is settled by where it lies."""
    decks = table.setup.decks
    numbers = {found.no: card for card, found in table.setup.box.cards.items() if found.no}
    name = numbers.get(word, word)
    if name not in table.setup.box:
        return []
    decks.loose.append((name, 0))
    return [table.kit.add(name, 0)]


def arrange(table: Thargos, words: dict[str, Any], problems: list[Problem]) -> None:
    """The words that are no fields.

    heroes=[[four names], …]     who stands where; "name!" is injured, "" is an empty place
    tracks=[four missions …]     what lies in the tracks, "" for nothing; mission_owners=[…] whose they are
    on={(seat, place): [cards]}  what lies on heroes; (name, seat) is a card from that side's deck
    on_track={(seat, place): [cards]}  Play on Track cards; (name, n) has been used n times
    scenes={seat: [missions]}    what has been completed in a story, with all that follows from it
    """
    heroes, tracks, owners = (_listed(words, name, problems) for name in ("heroes", "tracks", "mission_owners"))
    for (seat, at), name in _each(heroes, "heroes", len(table.sides), len(PLACES), problems):
        if name:
            place = table.sides[seat].places[at]
            place.hero = _new(table, str(name).rstrip("!"), seat, f"heroes.{seat}", problems)
            place.injured = str(name).endswith("!")
    for (_, slot), name in _each([tracks], "tracks", 1, len(table.slots), problems):
        if name:
            card = _new(table, name, owners[slot] if slot < len(owners) else 0, "tracks", problems)
            table.slots[slot] = card
            table.missions.append(card)
    for seat, at, name, owner in _spots(table, words, "on", problems):
        card = _new(table, name, seat if owner is None else owner, "on", problems)
        table.sides[seat].places[at].attached.append(card)
    for seat, at, name, used in _spots(table, words, "on_track", problems):
        card = _new(table, name, seat, "on_track", problems)
        table.sides[seat].tracks.append(card)
        table.lies[card], table.spent[card] = at, used or 0
    _lay_out(table)
    for seat, names in _by_key(words, "scenes", problems):
        if seat in range(len(table.sides)):
            for name in names:
                _complete(table, seat, name, problems)
        else:
            problems.append(Problem("scenes", f"there is no side {seat}"))
    if table.attacker != EMPTY:
        _face(table, problems)
    if problems:
        return
    _settle_owners(table)
    _count_points(table)
    _put_rest_aside(table)


def _each(
    rows: list[Any], where: str, most: int, wide: int, problems: list[Problem]
) -> Iterator[tuple[tuple[int, int], Any]]:
    """The entries of a table of names with their row and column; too many are a problem."""
    if not all(isinstance(row, list | tuple) for row in rows):
        problems.append(Problem(where, f"a list of names is needed: {SHAPES[where]}"))
        return
    if len(rows) > most:
        problems.append(Problem(where, f"{len(rows)} given, there are {most} sides"))
    for i, row in enumerate(rows[:most]):
        if len(row) > wide:
            problems.append(
                Problem(f"{where}.{i}" if most > 1 else where, f"{len(row)} given, there are {wide} places")
            )
        yield from (((i, j), name) for j, name in enumerate(row[:wide]))


def _listed(words: dict[str, Any], where: str, problems: list[Problem]) -> list[Any]:
    """A word that must be a list."""
    found = words.pop(where, [])
    if isinstance(found, list | tuple):
        return list(found)
    problems.append(Problem(where, f"{found!r} should be a list: {SHAPES[where]}"))
    return []


def _by_key(words: dict[str, Any], where: str, problems: list[Problem]) -> Iterator[tuple[Any, list[Any]]]:
    """The lists of a word that is a dictionary of lists."""
    found = words.pop(where, {})
    if not isinstance(found, dict) or not all(isinstance(entries, list | tuple) for entries in found.values()):
        problems.append(Problem(where, f"{found!r} should be a dictionary of lists: {SHAPES[where]}"))
        return
    for key, entries in found.items():
        yield key, list(entries)


def _spots(
    table: Thargos, words: dict[str, Any], where: str, problems: list[Problem]
) -> Iterator[tuple[int, int, str, int | None]]:
    """What lies at which place of which side, with the number that goes with it, if any."""
    for key, entries in _by_key(words, where, problems):
        match key:
            case (int(seat), int(at)) if seat in range(len(table.sides)) and at in PLACES:
                for entry in entries:
                    match entry:
                        case str(name):
                            yield seat, at, name, None
                        case (str(name), int(number)):
                            yield seat, at, name, number
                        case _:
                            problems.append(Problem(where, f"{entry!r} is neither a card nor (card, number)"))
            case _:
                problems.append(Problem(where, f"{key!r} is not (side, place): places go from 0 to {len(PLACES) - 1}"))


def _complete(table: Thargos, seat: int, name: str, problems: list[Problem]) -> None:
    """R13–R18 R53 R63 A mission this side has completed: forks are closed and secrets turned up as in play."""
    prints = table.kit.prints
    card = next((card for card in table.kit.scenes if name in (prints[card].id, prints[card].card.no)), EMPTY)
    if card == EMPTY:
        problems.append(Problem(f"scenes.{seat}", f"the story has no mission {name!r}"))
        return
    log, table.story = table.story, None  # it happened before the position
    if card in table.secret:
        table.secret.remove(card)
        table.missions.append(card)
    if card in table.missions:
        story.complete(table, seat, card)
    else:  # another side took it for good
        table.sides[seat].done.append(card)
    if story.unlocks(table, card) and not table.kit.scenes[card].unlocks:
        story.unlock(table, card)
    table.story, table.stirred = log, False


def _face(table: Thargos, problems: list[Problem]) -> None:
    """THA-M01 A conflict is going on at ``spot`` of the ``attacker``: who defends and for which mission follows."""
    if table.attacker not in range(len(table.sides)) or table.spot not in PLACES:
        problems.append(
            Problem("attacker", f"there is no place {table.spot} of a side {table.attacker} to attack from")
        )
        return
    if table.story_mode:
        name = table.print(table.mission).id if table.mission != EMPTY else ""
        table.mission = next((card for card in table.missions if table.print(card).id == name), EMPTY)
    else:
        count = len(table.sides)
        table.defender, at = facing_of(count)[table.attacker][table.spot]
        table.cover = at if table.sides[table.defender].places[at].hero != EMPTY else EMPTY
        table.slot = slots_of(count)[table.attacker][table.spot]
        table.mission = table.slots[table.slot]
    if table.mission == EMPTY:
        wanted = "mission=… names none of the story" if table.story_mode else f"track {table.slot} is empty"
        problems.append(Problem("attacker", f"there is no mission to attempt: {wanted}"))


def _count_points(table: Thargos) -> None:
    """S03 E10 VP that are not given are those of the missions won; a target is the value of the four heroes."""
    for side in table.sides:
        if not side.vp:
            side.vp = sum(conflict.worth(table, card) for card in dict.fromkeys(side.won + side.done))
        heroes = [place.hero for place in side.places if place.hero >= 0] + side.party
        if not side.target:
            total = sum(table.print(hero).card.cpv for hero in heroes) if len(heroes) == len(PLACES) else TARGET
            side.target = (total + 1) // 2 if table.setup["rapid"] else total


def _new(table: Thargos, name: str, owner: int, where: str, problems: list[Problem]) -> int:
    cards = find_cards(table, name)
    if not cards or owner not in range(len(table.sides)):
        problems.append(Problem(where, f"there is no side {owner}" if cards else f"no card is called {name!r}"))
        return EMPTY
    _own(table, cards[0], owner)
    return cards[0]


def _own(table: Thargos, card: int, owner: int) -> None:
    """A card that a position put on the table comes from this side's deck."""
    pool, loose = table.kit, table.setup.decks.loose
    first = len(pool.prints) - len(loose)
    if card >= first:
        pool.owner[card] = owner
        loose[card - first] = (loose[card - first][0], owner)


def _lay_out(table: Thargos) -> None:
    """A story's missions lie on the table unless the position says otherwise."""
    scenes = table.kit.scenes
    laid = {scene.card: card for card, scene in scenes.items()}
    table.missions = [laid.get(table.print(card).id, card) for card in table.missions]
    table.secret = [laid.get(table.print(card).id, card) for card in table.secret]
    if scenes and not table.missions:
        table.missions = [card for card in scenes if not scenes[card].secret and card not in table.secret]
    if scenes and not table.secret:
        table.secret = [card for card in scenes if scenes[card].secret and card not in table.missions]


def _settle_owners(table: Thargos) -> None:
    for side in table.sides:
        for cards in (side.deck, side.hand, side.discard, side.playing, side.laid, side.tracks, side.party, side.spare):
            for card in cards:
                _own(table, card, side.seat)
        for place in side.places:
            if place.hero >= 0:
                _own(table, place.hero, side.seat)
        for card in side.tracks:
            table.lies.setdefault(card, 0)
            table.spent.setdefault(card, 0)
        side.on += [0] * (len(side.laid) - len(side.on))


def _put_rest_aside(table: Thargos) -> None:
    """S30 Cards of a deck that lie nowhere are out of the game."""
    there = set(cards_in_play(table))
    for seat, deck in enumerate(table.kit.decks):
        table.sides[seat].aside += [card for card in deck if card not in there]


def cards_in_play(table: Thargos) -> list[int]:
    """Every card that lies somewhere."""
    cards = [card for _, _, _, zone in zones(table) for card in zone]
    return cards + [place.hero for side in table.sides for place in side.places if place.hero >= 0]


def check(table: Thargos) -> list[str]:
    """S30 What cannot be true of a table: cards lost or doubled, heroes and missions where they cannot be, bad counters."""
    pool, wrong = table.kit, []
    where = Counter(cards_in_play(table))
    for card, n in where.items():
        if n > 1:
            wrong.append(f"{pool.prints[card].id} (card {card}) lies in {n} places")
    if table.sides:
        missing = [card for deck in pool.decks for card in deck if card not in where]
        wrong += [f"{pool.prints[card].id} (card {card}) lies nowhere" for card in missing]
    for side in table.sides:
        who = f"side {side.seat}"
        if side.vp < 0:
            wrong.append(f"{who} has {side.vp} VP")
        if len(side.on) != len(side.laid):
            wrong.append(f"{who}: {len(side.laid)} modifiers lie on {len(side.on)} attributes")
        wrong += [f"{who}: {pool.prints[card].id} is no hero" for card in side.party if pool.kind[card] != HERO]
        wrong += [f"{who}: {pool.prints[card].id} is no mission" for card in side.won if pool.kind[card] != MISSION]
        wrong += [f"{who}: there is no attribute {a}, only 0, 1 and 2" for a in side.on if a not in range(-1, 3)]
        for cards in (side.deck, side.hand, side.discard, side.laid):
            wrong += [
                f"{who}: hero {pool.prints[card].id} lies among cards" for card in cards if pool.kind[card] == HERO
            ]
        wrong += _misplaced(table, side)
    if table.sides and not table.living() and not table.over:
        wrong.append("nobody is left in the game")
    if table.active not in range(max(1, len(table.sides))):
        wrong.append(f"there is no side {table.active} to be active")
    if table.rivals and not (-1 <= table.attitude <= 2 and 0 <= table.infamy <= rivals.MAX_INFAMY):
        wrong.append(
            "the attitude is 0 (aggressive), 1 (wary) or 2 (defensive), infamy goes from 0 to 6 (THA-O06, THA-O08)"
        )
    laid = [card for card in table.slots if card >= 0]
    wrong += [f"{pool.prints[card].id} is no mission" for card in laid if pool.kind[card] != MISSION]
    wrong += [
        f"mission {pool.prints[card].id} lies in a track but not among the missions"
        for card in laid
        if card not in table.missions
    ]
    return wrong


def _misplaced(table: Thargos, side: Side) -> list[str]:
    """Cards of the wrong kind on this side's places and tracks."""
    prints, kind, wrong = table.kit.prints, table.kit.kind, []
    for place in side.places:
        if place.hero >= 0 and kind[place.hero] != HERO:
            wrong.append(f"side {side.seat}: {prints[place.hero].id} is no hero")
        if place.attached and place.hero < 0:
            wrong.append(f"side {side.seat}: {prints[place.attached[0]].id} lies on nobody")
        strange = [card for card in place.attached if kind[card] not in (LASTING, ACTION)]
        wrong += [f"side {side.seat}: {prints[card].id} cannot lie on a hero" for card in strange]
    strange = [card for card in side.tracks if prints[card].ambush is None]
    wrong += [f"side {side.seat}: {prints[card].id} is not played on a track (THA-D28)" for card in strange]
    wrong += [
        f"side {side.seat}: {prints[card].id} has been used {table.spent[card]} times of {ambush.uses} (THA-D31)"
        for card in side.tracks
        if (ambush := prints[card].ambush) is not None and table.spent[card] not in range(ambush.uses)
    ]
    wrong += [
        f"side {side.seat} owes a mission to track {slot}, which is no empty track (THA-D42)"
        for slot in side.owed
        if slot not in range(len(table.slots)) or table.slots[slot] >= 0
    ]
    return wrong


def back(table: Thargos, card: int) -> object:
    """What tells hidden cards apart from outside: whose deck they come from, heroes and the story's secrets apart."""
    pool = table.kit
    if card in pool.scenes:
        return "secret"
    return pool.owner[card], pool.kind[card] == HERO


def redeal(table: Thargos, seat: int, dice: Dice) -> None:
    """S12 O51 While missions are being placed everyone is known to hold enough of them; a guess must agree. Rivals drawn at
    random and not yet seen could be any others."""
    if table.rivals and table.sides[RIVALS].spare and not table.setup.decks.rivals.heroes:
        rivals.draw_anew(table, dice)
    if table.story_mode or all(task[0] is not opening.refill for task in table.agenda):
        return
    bit = 1 << seat
    for side in table.sides[: table.setup.seats]:
        if side.seat == seat or side.out:
            continue
        for _ in range(2 - (HAND - len(side.hand)) - missions_in(table, side.hand)):
            kind, known = table.kit.kind, table.known
            mine = [i for i, c in enumerate(side.hand) if kind[c] != MISSION and not known.get(c, 0) & bit]
            theirs = [i for i, c in enumerate(side.deck) if kind[c] == MISSION and not known.get(c, 0) & bit]
            if mine and theirs:
                i, j = mine[dice.below(len(mine))], theirs[dice.below(len(theirs))]
                side.hand[i], side.deck[j] = side.deck[j], side.hand[i]
                swap_knowledge(table, side.hand[i], side.deck[j])


def swap_knowledge(table: Thargos, one: int, two: int) -> None:
    """What others know stays with the place when two cards change places."""
    first, second = table.known.pop(one, 0), table.known.pop(two, 0)
    if second:
        table.known[one] = second
    if first:
        table.known[two] = first
