"""Decks: what makes one legal (B), ready-made ones, and how they are fitted to a match."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel import Box, Deck, Problem, Setup
from ludotheque.kernel.workshop import read_brought

from .cards import KINDS, Pool, prints_of
from .stories import Story, check_story, path_points, read_story, vp_of

FOLDER = Path(__file__).parent / "decks"
SIZE, SHARE, COPIES, PARTY, RIVAL_PARTY = 60, 20, 4, 4, 6
PLAYED = KINDS[1:]
DIFFICULTY = {"easy": (50, 60), "medium": (30, 49), "hard": (20, 29)}
"""Summed modifiers of the Player's 20 deck missions in story solo (O42)."""
MISSION_CAP = 40
SOLO = "storm"
"""The ready-made deck of a Player who brings none against the Rivals or the dice."""


class Battledeck(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Heroes and cards by id. No heroes: they are picked at the table, or at random for the Rivals."""

    heroes: list[str] = []
    cards: dict[str, int] = {}
    name: str = ""


class Decks(msgspec.Struct, omit_defaults=True):
    """What a match is played with. ``loose``: cards that a position put on the table, each with its owner."""

    seats: list[Battledeck]
    rivals: Battledeck | None = None
    story: Story | None = None
    loose: list[tuple[str, int]] = []
    shared: bool = True


# Ready-made -----------------------------------------------------------------------------------------------------------


@cache
def ready_made() -> dict[str, Battledeck]:
    """The decks that come with the game, by name."""
    found = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for name, deck in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found[name] = msgspec.convert({"name": name, **deck}, Battledeck)
    return found


def as_battledeck(box: Box[Any], deck: Deck) -> Battledeck:
    """A deck as the workshop knows it, its heroes apart from the rest."""
    heroes = [card for card, n in deck.cards.items() if box[card].kind == "hero" for _ in range(n)]
    return Battledeck(heroes, {card: n for card, n in deck.cards.items() if box[card].kind != "hero"}, deck.name)


def by_kind(box: Box[Any], cards: Mapping[str, int]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for card, n in cards.items():
        counts[box[card].kind] += n
    return counts


def pam_sum(box: Box[Any], cards: Mapping[str, int], kind: str = "") -> int:
    return sum(box[card].pam * n for card, n in cards.items() if not kind or box[card].kind == kind)


# Checking -------------------------------------------------------------------------------------------------------------


def check_party(setup: Setup, heroes: list[str], where: str, size: int = PARTY) -> list[Problem]:
    """B08 B09 B20 B23 Everything wrong with a party."""
    box, game, where = setup.box, setup.game, f"{where}.heroes"
    problems = []
    if len(heroes) != size:
        problems.append(game.problem(where, "party-size", "THA-B23", n=len(heroes), size=size))
    for hero, n in Counter(heroes).items():
        if n > 1:
            problems.append(game.problem(f"{where}.{hero}", "hero-twice", "THA-B08", card=hero, n=n))
    people: dict[str, list[str]] = {}
    for hero in dict.fromkeys(heroes):
        people.setdefault(box[hero].persona, []).append(hero)
    problems += [
        game.problem(f"{where}.{other}", "same-person", "THA-B09", card=other, other_card=one)
        for one, *others in people.values()
        for other in others
    ]
    tags = {tag for hero in heroes for tag in box[hero].tags}
    if setup["campaign"] and setup["edition"] == "en" and {"darkun", "imperial"} <= tags:
        problems.append(game.problem(where, "peoples", "THA-B20"))
    return problems


def check_cards(setup: Setup, cards: Mapping[str, int], where: str, size: int = SIZE) -> list[Problem]:
    """B01 B03 B04 B05 B14 S16 S26 R02 R03 O40 O43 Everything wrong with a battledeck under these settings."""
    box, game = setup.box, setup.game
    total, kinds = sum(cards.values()), by_kind(box, cards)
    story = in_story(setup)
    problems = []
    if total != size:
        problems.append(game.problem(where, "deck-size", "THA-B01", n=total, size=size))
    for card, n in cards.items():
        found, place = box[card], f"{where}.cards.{card}"
        if found.unique and n > 1:
            problems.append(game.problem(place, "unique", "THA-B05", card=card, n=n))
        elif n > COPIES:
            problems.append(game.problem(place, "too-many-copies", "THA-B04", card=card, n=n, most=COPIES))
        if found.condar and setup["condar"] == "exclude" and not (story and found.kind == "mission"):
            problems.append(game.problem(place, "condar", "THA-S26", card=card))
    if size != SIZE:
        if kinds["mission"]:
            problems.append(game.problem(where, "rivals-missions", "THA-O40", n=kinds["mission"]))
    elif is_balanced(setup):
        clause = "THA-R02" if story else "THA-B03"
        problems += [
            game.problem(where, f"share-{kind}", clause, n=kinds[kind], size=SHARE)
            for kind in PLAYED
            if kinds[kind] != SHARE
        ]
    elif kinds["mission"] < 2:
        problems.append(game.problem(where, "two-missions", "THA-S16", n=kinds["mission"]))
    ceiling, points = setup["points_build"], pam_sum(box, cards)
    if ceiling and points > ceiling:
        problems.append(game.problem(where, "points", "THA-B14", n=points, most=ceiling))
    return problems


def in_story(setup: Setup) -> bool:
    return setup.mode.name in ("story", "story_solo")


def is_balanced(setup: Setup) -> bool:
    """B03 R02 Whether a deck must have twenty cards of each kind."""
    return in_story(setup) or setup["deck_split"] == "balanced"


def check_story_missions(setup: Setup, cards: Mapping[str, int], where: str) -> list[Problem]:
    """R03 O42 O43 The modifiers of a story deck's missions: at most 40, or within the range of the difficulty."""
    total = pam_sum(setup.box, cards, "mission")
    low, high = mission_range(setup)
    if low <= total <= high:
        return []
    clause = "THA-O43" if low else "THA-R03"
    return [setup.game.problem(where, "mission-range", clause, n=total, low=low, high=high)]


def check_deck(setup: Setup, deck: Battledeck, where: str) -> list[Problem]:
    """Everything wrong with what one seat brings, whatever the others do."""
    problems = check_party(setup, deck.heroes, where) if deck.heroes else []
    problems += check_cards(setup, deck.cards, where)
    return problems + check_story_missions(setup, deck.cards, where) if in_story(setup) else problems


def mission_range(setup: Setup) -> tuple[int, int]:
    level = setup.options.get("story_solo_difficulty", "none")
    if level == "edition":
        level = "medium" if setup["edition"] == "fr" else "none"
    return DIFFICULTY.get(level, (0, MISSION_CAP))


def check_decks(setup: Setup) -> list[Problem]:
    """B24 S28 Read, complete and check all that was brought; the set-up then holds the cards of the match."""
    decks, ready, unread = _read(setup)
    if decks is None:
        return unread
    problems = [*unread]
    laid_out: Counter[str] = Counter()
    if decks.story is not None:
        laid_out.update(scene.card for scene in decks.story.scenes)
    decks.shared = setup["pool"] == "shared" or (setup["pool"] == "auto" and len(decks.seats) <= 2)
    _complete(setup, decks, ready, laid_out)
    for seat, deck in enumerate(decks.seats):
        problems += check_deck(setup, deck, f"decks.{seat}")
    if decks.rivals is not None:
        if decks.rivals.heroes:
            problems += check_party(setup, decks.rivals.heroes, "decks.rivals", RIVAL_PARTY)
        size = 40 if decks.story and decks.shared else SIZE
        problems += check_cards(setup, decks.rivals.cards, "decks.rivals", size)
    problems += _check_pool(setup, decks, laid_out) if not unread else []
    if decks.story is not None:
        problems += check_story(setup, decks.story, "decks.story")
        if not problems:
            problems += check_points(setup, decks.story, [deck.heroes for deck in decks.seats], "decks.story")
    if not problems:
        setup.decks = decks
    return problems


def check_points(setup: Setup, story: Story, parties: Iterable[list[str]], where: str) -> list[Problem]:
    """R12 On its poorest way a story must offer what the most ambitious party needs."""
    points, target = path_points(story, vp_of(setup)), max(target_of(setup, heroes) for heroes in parties)
    if points >= target:
        return []
    return [setup.game.problem(where, "story-points", "THA-R12", n=points, target=target)]


def target_of(setup: Setup, heroes: list[str]) -> int:
    """X01 R12 What a party must reach; of one still to be picked nothing is known."""
    total = sum(setup.box[hero].cpv for hero in heroes)
    return (total + 1) // 2 if setup["rapid"] else int(total)


def _read(setup: Setup) -> tuple[Decks | None, list[Battledeck], list[Problem]]:
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
    if "seats" not in found or (story is None and in_story(setup)):
        return None, [], problems
    names = list(ready_made())
    if setup.seats == 1:  # alone, a party of middling value has a fair chance
        names.sort(key=lambda name: name != SOLO)
    seats, ready = [], []
    for seat, deck in enumerate(found["seats"]):
        seats.append(as_battledeck(box, deck or workshop.ready()[names[seat % len(names)]]))
        if deck is None or deck in workshop.ready().values():
            ready.append(seats[-1])
    host = None
    if has_rivals(setup):
        if rivals is None:
            name = next(name for name in names if name != seats[0].name)
            host = Battledeck(cards=dict(ready_made()[name].cards), name=name)
            ready.append(host)
        else:
            host = as_battledeck(box, rivals)
    loose = [(str(card), int(owner)) for card, owner in found.get("loose") or []]
    return Decks(seats, host, story, loose), ready, problems


def has_rivals(setup: Setup) -> bool:
    """O39 Whether the rules play a side: in solo always, in story solo by choice (French by default)."""
    if setup.mode.name == "solo":
        return True
    if setup.mode.name != "story_solo":
        return False
    opponent = setup["story_solo_opponent"]
    return bool(opponent == "rival" or (opponent == "edition" and setup["edition"] == "fr"))


def _check_pool(setup: Setup, decks: Decks, laid_out: Counter[str]) -> list[Problem]:
    """S28 R57 No more copies of a card than one box holds: together if it is shared, else each player's own."""
    every = [*decks.seats, *([decks.rivals] if decks.rivals else [])]
    if decks.shared:
        return check_box(setup, every, "decks", laid_out)
    return [problem for seat, deck in enumerate(every) for problem in check_box(setup, [deck], f"decks.{seat}")]


def check_box(
    setup: Setup, decks: Iterable[Battledeck], where: str, laid_out: Mapping[str, int] | None = None
) -> list[Problem]:
    """S28 Whether one box holds all the cards of these decks."""
    used = Counter(laid_out or {})
    for deck in decks:
        used.update(deck.cards)
        used.update(deck.heroes)
    return [
        setup.game.problem(f"{where}.{card}", "box", "THA-S28", card=card, n=n, most=setup.box[card].copies)
        for card, n in used.items()
        if card in setup.box and n > setup.box[card].copies
    ]


# Fitting ready-made decks to the settings -----------------------------------------------------------------------------


def _complete(setup: Setup, decks: Decks, ready: list[Battledeck], laid_out: Counter[str]) -> None:
    """Ready-made decks bend to the settings: a story's missions, a points-build, one box. Those of people's own do not."""
    box = setup.box
    used = Counter(laid_out) if decks.shared else Counter[str]()
    for deck in [*decks.seats, *([decks.rivals] if decks.rivals else [])]:
        if not any(deck is each for each in ready):
            used.update(deck.cards)
    if laid_out and decks.shared:
        _share_missions(setup, [deck for deck in ready if deck is not decks.rivals], used)
    for deck in ready:
        free = {c: box[c].copies - (used[c] if decks.shared else 0) for c in box if box[c].kind != "hero"}
        fit(setup, deck, free, bool(laid_out), rivals=deck is decks.rivals, forty=decks.shared)
        used.update(deck.cards)


def _share_missions(setup: Setup, decks: list[Battledeck], used: Counter[str]) -> None:
    """R57 The missions a story leaves in the box, the lowest modifiers first, dealt out in turn to ready-made decks."""
    box = setup.box
    left = {card: box[card].copies - used[card] for card in box if box[card].kind == "mission"}
    cards = sorted((card for card, n in left.items() for _ in range(n)), key=lambda card: int(box[card].pam))
    for deck in decks:
        deck.cards = {card: n for card, n in deck.cards.items() if box[card].kind != "mission"}
    for i, card in enumerate(cards[: SHARE * len(decks)]):
        deck = decks[i % len(decks)]
        deck.cards[card] = deck.cards.get(card, 0) + 1


def fit(
    setup: Setup, deck: Battledeck, free: dict[str, int], story: bool, rivals: bool = False, forty: bool = True
) -> None:
    """Change as few cards of a deck as the settings ask for."""
    box = setup.box
    condar = setup["condar"] == "include"
    limit = {c: min(n, 1 if box[c].unique else COPIES) for c, n in free.items() if n > 0}
    able = {c: n for c, n in limit.items() if condar or not box[c].condar or (story and box[c].kind == "mission")}
    deck.cards = {c: min(n, able.get(c, 0)) for c, n in deck.cards.items() if able.get(c, 0)}
    if story and rivals and forty:
        deck.cards = {c: n for c, n in deck.cards.items() if box[c].kind != "mission"}
    low, high = mission_range(setup) if story and not rivals else (0, 999)
    for kind in PLAYED:
        if kind == "mission" and story and rivals and forty:
            continue
        kinds = {c: n for c, n in able.items() if box[c].kind == kind}
        _top_up(box, deck, kinds)
        if kind == "mission":
            _steer(box, deck, kinds, low, high)
    ceiling = setup["points_build"]
    while ceiling and pam_sum(box, deck.cards) > ceiling:
        if not any(_cheapen(box, deck, {c: n for c, n in able.items() if box[c].kind == kind}) for kind in PLAYED):
            return


def _top_up(box: Box[Any], deck: Battledeck, able: dict[str, int]) -> None:
    """Fill a kind up to its 20 with what the box still has."""
    missing = SHARE - sum(n for c, n in deck.cards.items() if c in able)
    for card in able:
        take = max(0, min(missing, able[card] - deck.cards.get(card, 0)))
        if take:
            deck.cards[card] = deck.cards.get(card, 0) + take
            missing -= take


def _steer(box: Box[Any], deck: Battledeck, able: dict[str, int], low: int, high: int) -> None:
    """Swap missions until the sum of their modifiers lies in the range."""
    while pam_sum(box, deck.cards, "mission") > high and _cheapen(box, deck, able):
        pass
    while pam_sum(box, deck.cards, "mission") < low and _cheapen(box, deck, able, dearer=True):
        pass


def _cheapen(box: Box[Any], deck: Battledeck, able: dict[str, int], dearer: bool = False) -> bool:
    """Swap one copy for a card with a lower (higher) modifier; False if there is none."""
    sign = -1 if dearer else 1
    mine = [c for c in deck.cards if c in able]
    others = [c for c, n in able.items() if deck.cards.get(c, 0) < n]
    if not mine or not others:
        return False
    out = max(mine, key=lambda c: sign * box[c].pam)
    new = min(others, key=lambda c: sign * box[c].pam)
    if sign * box[new].pam >= sign * box[out].pam:
        return False
    deck.cards[out] -= 1
    if not deck.cards[out]:
        del deck.cards[out]
    deck.cards[new] = deck.cards.get(new, 0) + 1
    return True


# The cards of the match -----------------------------------------------------------------------------------------------


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
    place = setup.options.get("place", "none")
    if setup["campaign"] and place != "none":
        names |= {card for card, found in prints.items() if found.card.place not in ("", place)}
    return frozenset(names)
