"""Decks: what people bring (B), ready-made ones, and short codes to share them."""

from __future__ import annotations

import tomllib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel import Box, Problem, Setup

from .cards import KINDS, Card, Pool, prints_of
from .stories import Story, check_story, read_story

FOLDER = Path(__file__).parent / "decks"
CODE = "THA1-"
SIZE, SHARE, COPIES, PARTY, RIVAL_PARTY = 60, 20, 4, 4, 6
PLAYED = KINDS[1:]
DIFFICULTY = {"easy": (50, 60), "medium": (30, 49), "hard": (20, 29)}
"""Summed modifiers of the Player's 20 deck missions in story solo (O42)."""
MISSION_CAP = 40
SOLO = "storm"
"""The ready-made deck of a Player who brings none against the Rivals or the dice."""


class Deck(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Heroes and cards by id. No heroes: they are picked at the table, or at random for the Rivals."""

    heroes: list[str] = []
    cards: dict[str, int] = {}
    name: str = ""


class Decks(msgspec.Struct, omit_defaults=True):
    """What a match is played with. ``loose``: cards that a position put on the table, each with its owner."""

    seats: list[Deck]
    rivals: Deck | None = None
    story: Any = None
    loose: list[tuple[str, int]] = []
    shared: bool = True


# Ready-made -----------------------------------------------------------------------------------------------------------


@cache
def ready_made() -> dict[str, Deck]:
    """The decks that come with the game, by name."""
    found = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for name, deck in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found[name] = msgspec.convert({"name": name, **deck}, Deck)
    return found


def by_kind(box: Box[Any], cards: Mapping[str, int]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for card, n in cards.items():
        counts[box[card].kind] += n
    return counts


def pam_sum(box: Box[Any], cards: Mapping[str, int], kind: str = "") -> int:
    return sum(box[card].pam * n for card, n in cards.items() if not kind or box[card].kind == kind)


# Codes and lists ------------------------------------------------------------------------------------------------------


def _numbered(box: Box[Any]) -> tuple[list[str], list[str]]:
    """Heroes and other cards of the game's own box in the order of their numbers."""
    ids = sorted(box, key=lambda card: (box[card].no[0], int(box[card].no[1:])))
    return [card for card in ids if box[card].kind == "hero"], [card for card in ids if box[card].kind != "hero"]


def encode(box: Box[Any], deck: Deck) -> str:
    """A deck as a short code: the copies of each card as digits of one number, with a checksum."""
    heroes, others = _numbered(box)
    number = 0
    for card in others:
        number = number * (COPIES + 1) + deck.cards.get(card, 0)
    for hero in deck.heroes:
        number = number * (len(heroes) + 1) + heroes.index(hero) + 1
    data = bytes([len(deck.heroes)]) + number.to_bytes((number.bit_length() + 7) // 8, "big")
    return CODE + urlsafe_b64encode(_checksum(data) + data).decode().rstrip("=")


def decode(box: Box[Any], code: str) -> Deck:
    """The deck that a code means; ValueError if it was cut off or mistyped."""
    text = code.strip()
    if not text.startswith(CODE):
        raise ValueError(f"a deck code begins with {CODE}")
    raw = urlsafe_b64decode(text[len(CODE) :] + "=" * (-len(text[len(CODE) :]) % 4))
    if len(raw) < 3 or raw[:2] != _checksum(raw[2:]):
        raise ValueError("this deck code is damaged: a letter is missing or wrong")
    heroes, others = _numbered(box)
    number = int.from_bytes(raw[3:], "big")
    party = []
    for _ in range(raw[2]):
        number, hero = divmod(number, len(heroes) + 1)
        party.append(heroes[hero - 1])
    cards = {}
    for card in reversed(others):
        number, copies = divmod(number, COPIES + 1)
        if copies:
            cards[card] = copies
    return Deck(heroes=party[::-1], cards=dict(reversed(cards.items())))


def _checksum(data: bytes) -> bytes:
    return blake2b(data, digest_size=2).digest()


def read_list(box: Box[Any], text: str, names: Mapping[str, str]) -> tuple[Deck, list[Problem]]:
    """A deck from a text list, a card a line: ``2 Guardian``, ``2x L1`` or a hero's name. ``names``: lower case → id."""
    known = {**{box[card].no.lower(): card for card in box}, **{card: card for card in box}, **names}
    deck, problems = Deck(heroes=[], cards={}), []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].strip()
        if not words:
            continue
        first, _, rest = words.partition(" ")
        amount = first.lower().rstrip("x×")
        copies, name = (int(amount), rest.strip()) if amount.isdigit() and rest else (1, words)
        card = known.get(name.lower().replace("'", "’"))
        if card is None:
            problems.append(Problem(f"line {number}", f"no card is called {name!r}", "THA-C02"))
        elif box[card].kind == "hero":
            deck.heroes += [card] * copies
        else:
            deck.cards[card] = deck.cards.get(card, 0) + copies
    return deck, problems


# Checking -------------------------------------------------------------------------------------------------------------


def check_party(box: Box[Any], heroes: list[str], where: str, size: int, ban: bool) -> list[Problem]:
    """B08 B09 B20 B23 Everything wrong with a party."""
    problems = []
    known = [hero for hero in heroes if hero in box and box[hero].kind == "hero"]
    problems += [Problem(f"{where}.heroes", f"{hero!r} is no hero", "THA-B23") for hero in heroes if hero not in known]
    if len(heroes) != size:
        problems.append(Problem(f"{where}.heroes", f"a party has {size} heroes, not {len(heroes)}", "THA-B23"))
    for hero, n in Counter(known).items():
        if n > 1:
            problems.append(Problem(f"{where}.heroes", f"{hero} is there {n} times; a hero is unique", "THA-B08"))
    for persona, n in Counter(box[hero].persona for hero in dict.fromkeys(known)).items():
        if n > 1:
            problems.append(Problem(f"{where}.heroes", f"{n} versions of {persona} exclude each other", "THA-B09"))
    tags = {tag for hero in known for tag in box[hero].tags}
    if ban and {"darkun", "imperial"} <= tags:
        problems.append(
            Problem(f"{where}.heroes", "Darkuns and Imperials never march together in a campaign", "THA-B20")
        )
    return problems


def check_cards(box: Box[Any], cards: Mapping[str, int], where: str, setup: Setup, size: int = SIZE) -> list[Problem]:
    """B01 B03 B04 B05 B14 S16 S26 R02 R03 O40 O43 Everything wrong with a battledeck under these settings."""
    problems = []
    unknown = [card for card in cards if card not in box or box[card].kind == "hero"]
    problems += [Problem(f"{where}.{card}", "is no card for a battledeck", "THA-B01") for card in unknown]
    good = {card: n for card, n in cards.items() if card not in unknown}
    total = sum(good.values())
    if total != size:
        problems.append(Problem(where, f"a battledeck has {size} cards here, not {total}", "THA-B01"))
    story = setup.mode.name in ("story", "story_solo")
    for card, n in good.items():
        found = box[card]
        if n < 1:
            problems.append(Problem(f"{where}.{card}", f"{n} copies cannot be", "THA-B04"))
        elif found.unique and n > 1:
            problems.append(Problem(f"{where}.{card}", f"is unique (padlock): 1 copy, not {n}", "THA-B05"))
        elif n > COPIES:
            problems.append(Problem(f"{where}.{card}", f"at most {COPIES} copies, not {n}", "THA-B04"))
        if found.condar and setup["condar"] == "exclude" and not (story and found.kind == "mission"):
            problems.append(Problem(f"{where}.{card}", "Condar cards are left out", "THA-S26"))
    kinds = by_kind(box, good)
    balanced = story or setup["deck_split"] == "balanced"
    if size != SIZE:
        problems += [Problem(where, "the Rivals' 40 cards are 20 lastings and 20 actions", "THA-O40")] * bool(
            kinds["mission"]
        )
    elif balanced:
        clause = "THA-R02" if story else "THA-B03"
        problems += [
            Problem(where, f"{SHARE} {kind}s are needed, not {kinds[kind]}", clause)
            for kind in PLAYED
            if kinds[kind] != SHARE
        ]
    elif kinds["mission"] < 2:
        problems.append(Problem(where, "without two missions there is no legal opening hand", "THA-S16"))
    ceiling = setup["points_build"]
    if ceiling and pam_sum(box, good) > ceiling:
        problems.append(Problem(where, f"the modifiers sum to {pam_sum(box, good)}, above {ceiling}", "THA-B14"))
    return problems


def check_story_missions(box: Box[Any], cards: Mapping[str, int], where: str, setup: Setup) -> list[Problem]:
    """R03 O42 O43 The modifiers of a story deck's missions: at most 40, or within the range of the difficulty."""
    total = pam_sum(box, {card: n for card, n in cards.items() if card in box}, "mission")
    low, high = mission_range(setup)
    if low <= total <= high:
        return []
    clause = "THA-O43" if low else "THA-R03"
    return [Problem(where, f"the missions' modifiers sum to {total}; {low} to {high} is asked for", clause)]


def mission_range(setup: Setup) -> tuple[int, int]:
    level = setup.options.get("story_solo_difficulty", "none")
    if level == "edition":
        level = "medium" if setup["edition"] == "fr" else "none"
    return DIFFICULTY.get(level, (0, MISSION_CAP))


def check_decks(setup: Setup) -> list[Problem]:
    """B24 S28 Read, complete and check all that was brought; the set-up then holds the cards of the match."""
    box = setup.box
    decks, problems = _read(setup)
    if decks is None:
        return problems
    story: Story | None = None
    if setup.mode.name in ("story", "story_solo"):
        story, wrong = read_story(decks.story if decks.story is not None else setup["story"])
        problems += wrong
        if story is None:
            return problems
    laid_out = Counter(scene.card for scene in story.scenes) if story else Counter[str]()
    decks.shared = setup["pool"] == "shared" or (setup["pool"] == "auto" and len(decks.seats) <= 2)
    _complete(setup, decks, laid_out)
    ban = setup["campaign"] and setup["edition"] == "en"
    for seat, deck in enumerate(decks.seats):
        where = f"decks.{seat}"
        if deck.heroes:
            problems += check_party(box, deck.heroes, where, PARTY, ban)
        problems += check_cards(box, deck.cards, where, setup)
        if story:
            problems += check_story_missions(box, deck.cards, where, setup)
    if decks.rivals is not None:
        if decks.rivals.heroes:
            problems += check_party(box, decks.rivals.heroes, "decks.rivals", RIVAL_PARTY, ban)
        size = 40 if story and decks.shared else SIZE
        problems += check_cards(box, decks.rivals.cards, "decks.rivals", setup, size)
    problems += _check_pool(box, decks, laid_out)
    if story and not problems:
        vp = {card: _vp(box[card], setup["edition"]) for card in box if box[card].kind == "mission"}
        problems += check_story(story, vp, _highest_target(setup, decks))
    if not problems:
        setup.decks = decks
    return problems


def _vp(card: Card, edition: str) -> int:
    return card.vp_fr if edition == "fr" and card.vp_fr else card.vp


def _highest_target(setup: Setup, decks: Decks) -> int:
    """R12 The highest target of any party; of one still to be picked, the highest four values could be worth."""
    box = setup.box
    targets = [sum(box[hero].cpv for hero in deck.heroes) for deck in decks.seats]
    highest = max(targets)
    return (highest + 1) // 2 if setup["rapid"] else int(highest)


def _read(setup: Setup) -> tuple[Decks | None, list[Problem]]:
    """The decks in whatever form they came: nothing, a list by seat, or a whole description."""
    given, problems = setup.decks, []
    if isinstance(given, Decks):
        given = msgspec.to_builtins(given)
    if isinstance(given, (list, tuple)):
        given = {"seats": list(given)}
    given = {} if given is None else given
    if not isinstance(given, Mapping) or set(given) - {"seats", "rivals", "story", "loose", "shared"}:
        return None, [Problem("decks", "give a list with a deck for each seat, or {seats, rivals, story}", "THA-B24")]
    entries = list(given.get("seats") or [])
    if len(entries) > setup.seats:
        problems.append(Problem("decks", f"{len(entries)} decks for {setup.seats} seats", "THA-B24"))
    entries += [None] * (setup.seats - len(entries))
    ready = list(ready_made())
    if setup.seats == 1:  # alone, a party of middling value has a fair chance
        ready.sort(key=lambda name: name != SOLO)
    seats = []
    for seat, entry in enumerate(entries[: setup.seats]):
        deck = _deck(setup.box, entry if entry is not None else ready[seat % len(ready)], f"decks.{seat}", problems)
        deck.name = deck.name if entry is not None else f"={ready[seat % len(ready)]}"
        seats.append(deck)
    rivals = None
    if has_rivals(setup):
        entry = given.get("rivals")
        mine = seats[0].name.lstrip("=")
        default = next(name for name in ready if name != mine)
        rivals = _deck(setup.box, entry if entry is not None else default, "decks.rivals", problems)
        if entry is None:
            rivals.heroes, rivals.name = [], f"={default}"
    loose = [(str(card), int(owner)) for card, owner in given.get("loose") or []]
    return (None if problems else Decks(seats=seats, rivals=rivals, story=given.get("story"), loose=loose)), problems


def has_rivals(setup: Setup) -> bool:
    """O39 Whether the rules play a side: in solo always, in story solo by choice (French by default)."""
    if setup.mode.name == "solo":
        return True
    if setup.mode.name != "story_solo":
        return False
    opponent = setup["story_solo_opponent"]
    return bool(opponent == "rival" or (opponent == "edition" and setup["edition"] == "fr"))


def _deck(box: Box[Any], entry: Any, where: str, problems: list[Problem]) -> Deck:
    """A deck by name, by code or spelt out; card numbers such as L7 are understood."""
    try:
        if isinstance(entry, str):
            if entry in ready_made():
                return msgspec.convert(msgspec.to_builtins(ready_made()[entry]), Deck)
            return decode(box, entry)
        deck = msgspec.convert(entry, Deck)
    except (ValueError, IndexError) as error:
        problems.append(Problem(where, str(error), "THA-B24"))
        return Deck()
    numbers = {box[card].no: card for card in box}
    deck.heroes = [numbers.get(hero, hero) for hero in deck.heroes]
    deck.cards = {numbers.get(card, card): n for card, n in deck.cards.items()}
    return deck


def _check_pool(box: Box[Any], decks: Decks, laid_out: Counter[str]) -> list[Problem]:
    """S28 R57 No more copies of a card than one box holds: together if it is shared, else each player's own."""
    groups: list[Iterable[Deck]] = []
    every = [*decks.seats, *([decks.rivals] if decks.rivals else [])]
    groups = [every] if decks.shared else [[deck] for deck in every]
    problems = []
    for group in groups:
        used = Counter(laid_out) if decks.shared else Counter[str]()
        for deck in group:
            used.update(deck.cards)
            used.update(deck.heroes)
        for card, n in used.items():
            if card in box and n > box[card].copies:
                problems.append(Problem(f"decks: {card}", f"{n} are used, one box holds {box[card].copies}", "THA-S28"))
    return problems


# Fitting ready-made decks to the settings -----------------------------------------------------------------------------


def _complete(setup: Setup, decks: Decks, laid_out: Counter[str]) -> None:
    """Ready-made decks that nobody chose by hand bend to the settings: a story's missions, a points-build, one box."""
    box = setup.box
    used = Counter(laid_out) if decks.shared else Counter[str]()
    every = [*decks.seats, *([decks.rivals] if decks.rivals else [])]
    for deck in every:
        if not deck.name.startswith("="):
            used.update(deck.cards)
    if laid_out and decks.shared:
        _share_missions(setup, [deck for deck in decks.seats if deck.name.startswith("=")], used)
    for deck in every:
        if deck.name.startswith("="):
            deck.name = deck.name[1:]
            free = {c: box[c].copies - (used[c] if decks.shared else 0) for c in box if box[c].kind != "hero"}
            fit(setup, deck, free, bool(laid_out), rivals=deck is decks.rivals, forty=decks.shared)
            used.update(deck.cards)


def _share_missions(setup: Setup, decks: list[Deck], used: Counter[str]) -> None:
    """R57 The missions a story leaves in the box, the lowest modifiers first, dealt out in turn to ready-made decks."""
    box = setup.box
    left = {card: box[card].copies - used[card] for card in box if box[card].kind == "mission"}
    cards = sorted((card for card, n in left.items() for _ in range(n)), key=lambda card: int(box[card].pam))
    for deck in decks:
        deck.cards = {card: n for card, n in deck.cards.items() if box[card].kind != "mission"}
    for i, card in enumerate(cards[: SHARE * len(decks)]):
        deck = decks[i % len(decks)]
        deck.cards[card] = deck.cards.get(card, 0) + 1


def fit(setup: Setup, deck: Deck, free: dict[str, int], story: bool, rivals: bool = False, forty: bool = True) -> None:
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


def _top_up(box: Box[Any], deck: Deck, able: dict[str, int]) -> None:
    """Fill a kind up to its 20 with what the box still has."""
    missing = SHARE - sum(n for c, n in deck.cards.items() if c in able)
    for card in able:
        take = max(0, min(missing, able[card] - deck.cards.get(card, 0)))
        if take:
            deck.cards[card] = deck.cards.get(card, 0) + take
            missing -= take


def _steer(box: Box[Any], deck: Deck, able: dict[str, int], low: int, high: int) -> None:
    """Swap missions until the sum of their modifiers lies in the range."""
    while pam_sum(box, deck.cards, "mission") > high and _cheapen(box, deck, able):
        pass
    while pam_sum(box, deck.cards, "mission") < low and _cheapen(box, deck, able, dearer=True):
        pass


def _cheapen(box: Box[Any], deck: Deck, able: dict[str, int], dearer: bool = False) -> bool:
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
    box, decks = setup.box, setup.decks
    story = None
    if setup.mode.name in ("story", "story_solo"):
        story, _ = read_story(decks.story if decks.story is not None else setup["story"])
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
