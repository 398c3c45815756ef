"""Bringing: from what people bring to the cards of a match (B24, S28), one box for all or one for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from ludotheque.kernel import Problem, Setup
from ludotheque.kernel.mistakes import readable
from ludotheque.kernel.workshop import read_brought

from .decks import (
    PARTY,
    RIVAL_PARTY,
    SIZE,
    SOLO,
    Battledeck,
    Decks,
    as_battledeck,
    check_box,
    check_cards,
    check_deck,
    check_party,
    check_points,
    in_story,
    pam_sum,
    ready_made,
)
from .fitting import fit_all
from .prints import Pool, prints_of
from .stories import Story, can_be_walked, check_story, read_story


def check_decks(setup: Setup) -> list[Problem]:
    """B24 S28 Read, complete and check all that was brought; the set-up then holds the cards of the match."""
    decks, problems = _try_out(setup, one_box(setup))
    sides = setup.seats + has_rivals(setup)
    if setup["undead_seats"] >> sides:
        problems.insert(
            0, setup.game.problem("options.undead_seats", "undead-seats", "THA-U02", n=sides, most=2**sides - 1)
        )
    if problems and decks and decks.shared and setup["pool"] == "auto" and _nothing_but_a_story(setup):
        # A long story leaves too little in one box for two ready-made decks.
        decks, problems = _try_out(setup, shared=False)
    if not problems:
        setup.decks = decks
    return problems


def one_box(setup: Setup) -> bool:
    """S28 Whether all play from one box; a saved match knows what ``auto`` came to."""
    if setup["pool"] != "auto":
        return bool(setup["pool"] == "shared")
    given = setup.decks
    kept = given.shared if isinstance(given, Decks) else not isinstance(given, Mapping) or given.get("shared", True)
    return setup.seats <= 2 and kept is not False


def _nothing_but_a_story(setup: Setup) -> bool:
    return isinstance(setup.decks, Mapping) and not any(setup.decks.get("seats") or [])


def _try_out(setup: Setup, shared: bool) -> tuple[Decks | None, list[Problem]]:
    """The cards of the match, from one box or from one for each player, and everything wrong with them."""
    if shared and setup.seats > 2:
        return None, [setup.game.problem("options.pool", "one-box", "THA-S28", n=setup.seats)]
    decks, ready, unread = _read(setup, shared)
    if decks is None:
        return None, unread
    problems = [*unread]
    if decks.story is None and in_story(setup):  # what people brought of their own does not depend on it
        own = [(seat, deck) for seat, deck in enumerate(decks.seats) if not any(deck is each for each in ready)]
        return None, problems + [p for seat, deck in own for p in check_deck(setup, deck, f"decks.{seat}")]
    laid_out: Counter[str] = Counter()
    if decks.story is not None:
        laid_out.update(scene.card for scene in decks.story.scenes)
    fit_all(setup, decks, ready, laid_out)
    for seat, deck in enumerate(decks.seats):
        problems += check_deck(setup, deck, f"decks.{seat}")
    ceiling = setup["points_build"]
    if shared and ceiling and any(pam_sum(setup.box, deck.cards) > ceiling for deck in ready):
        problems.append(setup.game.problem("options.pool", "few-points", "THA-S28", most=ceiling))
    if decks.rivals is not None:
        if decks.rivals.heroes:
            problems += check_party(setup, decks.rivals.heroes, "decks.rivals", RIVAL_PARTY)
        size = 40 if decks.story and shared else SIZE
        problems += check_cards(setup, decks.rivals.cards, "decks.rivals", size)
    problems += _check_pool(setup, decks, laid_out) if not unread else []
    if decks.story is not None:
        problems += check_story(setup, decks.story, "decks.story")
        parties = [deck.heroes for deck in decks.seats]
        if can_be_walked(decks.story) and all(len(party) in (0, PARTY) for party in parties):
            problems += check_points(setup, decks.story, parties, "decks.story")
    return decks, problems


def _check_pool(setup: Setup, decks: Decks, laid_out: Counter[str]) -> list[Problem]:
    """S28 R57 No more copies of a card than one box holds: together if it is shared, else each player's own."""
    every = [*decks.seats, *([decks.rivals] if decks.rivals else [])]
    if decks.shared:
        clashes = check_box(setup, every, "decks", laid_out)
        return [setup.game.problem("decks", "crowded-box", "THA-S28"), *clashes] if clashes else []
    whose = [f"decks.{seat}" for seat in range(len(decks.seats))] + ["decks.rivals"]
    return [problem for where, deck in zip(whose, every, strict=False) for problem in check_box(setup, [deck], where)]


def _read(setup: Setup, shared: bool) -> tuple[Decks | None, list[Battledeck], list[Problem]]:
    """The decks in whatever form they came, and those among them that are ready-made, called by name or by nobody."""
    box, workshop = setup.box, setup.game.workshops["deck"]
    if isinstance(setup.decks, Decks):
        setup.decks = msgspec.to_builtins(setup.decks)
    found, problems = read_brought(setup, besides=("rivals", "loose", "shared", "story"))
    story = None
    if in_story(setup):
        entry = found.get("story")
        story, wrong = read_story(setup, entry if entry is not None else setup["story"], "decks.story")
        problems += wrong
    rivals = found.get("rivals")
    if has_rivals(setup) and rivals is not None:
        rivals, wrong = workshop.read(setup, rivals, "decks.rivals")
        problems += wrong
    if "seats" not in found:
        return None, [], problems
    names = list(ready_made())
    if setup.seats == 1:
        names.sort(key=lambda name: name != SOLO)
    brought = [as_battledeck(box, deck) if deck is not None else None for deck in found["seats"]]
    theirs = as_battledeck(box, rivals) if has_rivals(setup) and rivals is not None else None
    taken = [hero for deck in (*brought, theirs) if deck is not None for hero in deck.heroes]
    seats, ready = [], []
    for seat, (deck, made) in enumerate(zip(brought, found["seats"], strict=True)):
        if deck is None:
            first = seat % len(names)
            deck = _usual([*names[first:], *names[:first]], taken if shared else [])
            taken += deck.heroes
        if made is None or made in workshop.ready().values():
            ready.append(deck)
        seats.append(deck)
    if has_rivals(setup) and theirs is None:
        name = next(name for name in names if name != seats[0].name)
        theirs = Battledeck(cards=dict(ready_made()[name].cards), name=name)
        ready.append(theirs)
    return Decks(seats, theirs, story, _loose(setup, found.get("loose") or [], problems), shared), ready, problems


def _loose(setup: Setup, given: object, problems: list[Problem]) -> list[tuple[str, int]]:
    """The cards that a saved position had put on the table."""
    try:
        cards = msgspec.convert(given, list[tuple[str, int]])
    except msgspec.ValidationError as error:
        problems.append(setup.game.problem("decks.loose", "malformed", "THA-B24", detail=readable(error)))
        return []
    strange = [card for card, _ in cards if card not in setup.box]
    problems += [setup.game.problem("decks.loose", "no-card", "THA-B24", text=card) for card in strange]
    return cards if not strange else []


def _usual(names: list[str], taken: list[str]) -> Battledeck:
    """The deck of a seat that brings none: the next ready-made one none of whose heroes is taken; else they are picked."""
    free = [name for name in names if not set(taken).intersection(ready_made()[name].heroes)]
    deck = ready_made()[(free or names)[0]]
    return Battledeck(list(deck.heroes) if free else [], dict(deck.cards), deck.name)


def has_rivals(setup: Setup) -> bool:
    """O39 Whether the rules play a side: in solo always, in story solo by choice (French by default)."""
    if setup.mode.name == "solo":
        return True
    if setup.mode.name != "story_solo":
        return False
    opponent = setup["story_solo_opponent"]
    return bool(opponent == "rival" or (opponent == "edition" and setup["edition"] == "fr"))


def make_pool(setup: Setup) -> Pool:
    """Number the cards of a match: every side's heroes and deck, the story's missions, what a position adds."""
    box, decks, story = setup.box, setup.decks, setup.decks.story
    pool = Pool(box)
    pool.foreign = foreign(setup, story)
    every = [*decks.seats, *([decks.rivals] if decks.rivals else [])]
    for seat, deck in enumerate(every):
        # Heroes still to be picked (or drawn at random, for the Rivals) must all be at hand.
        heroes = deck.heroes or [card for card in box if box[card].kind == "hero"]
        numbered = [pool.add(hero, seat) for hero in heroes]
        pool.heroes.append(numbered if deck.heroes else [])
        # In the order of the box: a saved match may bring the deck's cards in another order.
        pool.decks.append([pool.add(card, seat) for card in box for _ in range(deck.cards.get(card, 0))])
    if story:
        pool.scenes = {pool.add(scene.card, 0): scene for scene in story.scenes}
    for card, owner in decks.loose:
        pool.add(card, owner)
    return pool


def foreign(setup: Setup, story: Story | None) -> frozenset[str]:
    """B21 B22 B25 R39 R40 R41 R42 The lastings and actions that serve as modifiers only in this story or place."""
    names: set[str] = set()
    prints = prints_of(setup.box)
    if story and setup["setting_restrictions"]:
        if story.actions:
            names = {
                card for card, found in prints.items() if found.card.kind == "action" and card not in story.actions
            }
        names |= set(story.no_lastings)
    place = setup["place"]
    if story is None and setup["campaign"] and place != "none":  # a story has a place of its own (B25)
        names |= {card for card, found in prints.items() if found.card.place not in ("", place)}
    return frozenset(names)
