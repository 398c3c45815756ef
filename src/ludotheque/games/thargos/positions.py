"""Positions: what a word means, where unnamed cards lie, and what cannot be true of a table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.kernel import Dice, Problem
from ludotheque.kernel.sight import zones

from . import conflict, opening, story
from .cards import HERO, MISSION
from .seating import slot_count
from .table import PLACES, Place, Side, Thargos
from .tracks import HAND, missions_in

EMPTY = -1
TARGET = 30
"""What a side of fewer than four heroes needs, if a position does not say."""


def layout(table: Thargos) -> None:
    """Empty places, decks as they were brought, no hero in play, the first seat's turn."""
    pool = table.pool
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
    numbers = {found.no: card for card, found in table.setup.box.cards.items()}
    name = numbers.get(word, word)
    if name not in table.setup.box:
        return []
    decks.loose.append((name, 0))
    return [table.pool.add(name, 0)]


def arrange(table: Thargos, words: dict[str, Any], problems: list[Problem]) -> None:
    """The words that are no fields.

    heroes=[[four names], …]     who stands where; "name!" is injured, "" is an empty place
    tracks=[four missions …]     what lies in the tracks, "" for nothing; mission_owners=[…] whose they are
    on={(seat, place): [cards]}  what lies on heroes; (name, seat) is a card from that side's deck
    on_track={(seat, place): [cards]}  Play on Track cards; (name, n) has been used n times
    scenes={seat: [missions]}    what has been completed in a story, with all that follows from it
    """
    for seat, names in enumerate(words.pop("heroes", [])):
        for place, name in enumerate(names):
            _stand(table, seat, place, name, problems)
    owners = words.pop("mission_owners", [])
    for slot, name in enumerate(words.pop("tracks", [])):
        if name:
            card = _new(table, name, owners[slot] if slot < len(owners) else 0, problems)
            table.slots[slot] = card
            table.missions.append(card)
    for (seat, place), names in words.pop("on", {}).items():
        for entry in names:
            name, owner = (entry, seat) if isinstance(entry, str) else entry
            table.sides[seat].places[place].attached.append(_new(table, name, owner, problems))
    for (seat, place), names in words.pop("on_track", {}).items():
        for entry in names:
            name, used = (entry, 0) if isinstance(entry, str) else entry
            card = _new(table, name, seat, problems)
            table.sides[seat].tracks.append(card)
            table.lies[card], table.spent[card] = place, used
    _lay_out(table)
    for seat, names in words.pop("scenes", {}).items():
        for name in names:
            _complete(table, seat, name, problems)
    _settle_owners(table)
    _count_points(table)
    _put_rest_aside(table)


def _complete(table: Thargos, seat: int, name: str, problems: list[Problem]) -> None:
    """R13–R18 R53 R63 A mission this side has completed: forks are closed and secrets turned up as in play."""
    prints = table.pool.prints
    card = next((card for card in table.pool.scenes if name in (prints[card].id, prints[card].card.no)), EMPTY)
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
    if story.unlocks(table, card) and not table.pool.scenes[card].unlocks:
        story.unlock(table)
    table.story, table.stirred = log, False


def _count_points(table: Thargos) -> None:
    """S03 E10 VP that are not given are those of the missions won; a target is the value of the four heroes."""
    for side in table.sides:
        if not side.vp:
            side.vp = sum(conflict.worth(table, card) for card in dict.fromkeys(side.won + side.done))
        heroes = [place.hero for place in side.places if place.hero >= 0] + side.party
        if not side.target:
            total = sum(table.print(hero).card.cpv for hero in heroes) if len(heroes) == len(PLACES) else TARGET
            side.target = (total + 1) // 2 if table.setup["rapid"] else total


def _stand(table: Thargos, seat: int, place: int, name: str, problems: list[Problem]) -> None:
    if not name:
        return
    card = _new(table, name.rstrip("!"), seat, problems)
    state = table.sides[seat].places[place]
    state.hero, state.injured = card, name.endswith("!")


def _new(table: Thargos, name: str, owner: int, problems: list[Problem]) -> int:
    cards = find_cards(table, name)
    if not cards:
        problems.append(Problem(name, "no card is called so"))
        return EMPTY
    _own(table, cards[0], owner)
    return cards[0]


def _own(table: Thargos, card: int, owner: int) -> None:
    """A card that a position put on the table comes from this side's deck."""
    pool, loose = table.pool, table.setup.decks.loose
    first = len(pool.prints) - len(loose)
    if card >= first:
        pool.owner[card] = owner
        loose[card - first] = (loose[card - first][0], owner)


def _lay_out(table: Thargos) -> None:
    """A story's missions lie on the table unless the position says otherwise."""
    scenes = table.pool.scenes
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
    for seat, deck in enumerate(table.pool.decks):
        table.sides[seat].aside += [card for card in deck if card not in there]


def cards_in_play(table: Thargos) -> list[int]:
    """Every card that lies somewhere."""
    cards = [card for _, _, _, zone in zones(table) for card in zone]
    return cards + [place.hero for side in table.sides for place in side.places if place.hero >= 0]


def check(table: Thargos) -> list[str]:
    """S30 What cannot be true of a table: cards lost or doubled, heroes and missions where they cannot be, bad counters."""
    pool, wrong = table.pool, []
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
        for cards in (side.deck, side.hand, side.discard, side.laid):
            wrong += [
                f"{who}: hero {pool.prints[card].id} lies among cards" for card in cards if pool.kind[card] == HERO
            ]
    laid = [card for card in table.slots if card >= 0]
    wrong += [
        f"mission {pool.prints[card].id} lies in a track but not among the missions"
        for card in laid
        if card not in table.missions
    ]
    return wrong


def back(table: Thargos, card: int) -> object:
    """What tells hidden cards apart from outside: whose deck they come from, heroes and the story's secrets apart."""
    pool = table.pool
    if card in pool.scenes:
        return "secret"
    return pool.owner[card], pool.kind[card] == HERO


def redeal(table: Thargos, seat: int, dice: Dice) -> None:
    """S12 While missions are being placed everyone is known to hold enough of them; a guess must agree."""
    if table.story_mode or all(task[0] is not opening.refill for task in table.agenda):
        return
    bit = 1 << seat
    for side in table.sides[: table.setup.seats]:
        if side.seat == seat or side.out:
            continue
        for _ in range(2 - (HAND - len(side.hand)) - missions_in(table, side.hand)):
            kind, known = table.pool.kind, table.known
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
