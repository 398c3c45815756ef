"""Decks: what one is, what makes it legal (B), and the ready-made ones."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel import Box, Deck, Problem, Setup

from .prints import KINDS
from .stories import Story, path_points, vp_of

FOLDER = Path(__file__).parent / "decks"
SIZE, SHARE, COPIES, PARTY, RIVAL_PARTY = 60, 20, 4, 4, 6
PLAYED = KINDS[1:]
DIFFICULTY = {"easy": (50, 60), "medium": (30, 49), "hard": (20, 29)}
"""Summed modifiers of the Player's 20 deck missions in story solo (O42)."""
MISSION_CAP = 40
SOLO = "darkun"
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
        clause = "THA-B23" if size == PARTY else "THA-O03"
        problems.append(game.problem(where, "party-size", clause, n=len(heroes), size=size))
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
    if size != SIZE and kinds["mission"]:
        problems.append(game.problem(where, "rivals-missions", "THA-O40", n=kinds["mission"]))
    if size != SIZE or is_balanced(setup):
        clause = "THA-O40" if size != SIZE else "THA-R02" if story else "THA-B03"
        problems += [
            game.problem(where, f"share-{kind}", clause, n=kinds[kind], size=SHARE)
            for kind in PLAYED
            if kinds[kind] != SHARE and (kind != "mission" or size == SIZE)
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


def check_box(
    setup: Setup, decks: Iterable[Battledeck], where: str, laid_out: Mapping[str, int] | None = None
) -> list[Problem]:
    """S28 Whether one box holds all the cards of these decks."""
    used = Counter(laid_out or {})
    decks = list(decks)
    for deck in decks:
        used.update(deck.cards)
        used.update(deck.heroes)
    message = "box" if len(decks) == 1 and not laid_out else "shared-box"
    return [
        setup.game.problem(f"{where}.cards.{card}", message, "THA-S28", card=card, n=n, most=setup.box[card].copies)
        for card, n in used.items()
        if card in setup.box and n > setup.box[card].copies
    ]


def check_points(setup: Setup, story: Story, parties: Iterable[list[str]], where: str) -> list[Problem]:
    """R12 On its poorest way a story must offer what the most ambitious party needs, also of those still to be picked."""
    points, parties = path_points(story, vp_of(setup)), list(parties)
    target = max((target_of(setup, heroes) for heroes in parties if heroes), default=0)
    if target > points:
        return [setup.game.problem(where, "story-points", "THA-R12", n=points, target=target)]
    target = target_of(setup, dearest_party(setup))
    if target > points and not all(parties):
        return [setup.game.problem(where, "story-picks", "THA-R12", n=points, target=target)]
    return []


def dearest_party(setup: Setup) -> list[str]:
    """R12 S29 The party of the highest value that somebody might still pick at the table."""
    personas: dict[str, str] = {}
    for hero in sorted((card for card in setup.box if setup.box[card].kind == "hero"), key=lambda c: -setup.box[c].cpv):
        personas.setdefault(setup.box[hero].persona, hero)
    return list(personas.values())[:PARTY]


def target_of(setup: Setup, heroes: list[str]) -> int:
    """X01 What a party must reach."""
    total = sum(setup.box[hero].cpv for hero in heroes)
    return (total + 1) // 2 if setup["rapid"] else int(total)
