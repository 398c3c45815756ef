"""Decks: what makes one legal (HIS-K01 … K14), ready-made ones, share codes, and lists as people write them."""

from __future__ import annotations

import re
import tomllib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc_hqx
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.kernel import Box, Problem, Setup
from ludotheque.kernel.text import Texts

from .cards import Card, check_box

SIZE, TERRAINS, HEROES = 40, 3, 3
CODE = "HIS1-"
"""Every share code begins so; the number tells how to read it."""
_COUNTED = re.compile(r"^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s*[x×]\s*(\d+))?$")


@cache
def ready_made() -> Mapping[str, tuple[str, ...]]:
    """The decks that come with the game, by name."""
    folder = Path(__file__).parent / "ready"
    found = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))}
    return {name: tuple(deck["cards"]) for name, deck in found.items()}


def decks_of(setup: Setup) -> list[list[str]]:
    """The two decks of a match, each in a fixed order. Those given win over those chosen by setting."""
    given = [*(setup.decks or ()), None, None]
    return [
        sorted(_cards_of(deck if deck is not None else setup.options[name], setup.box))
        for deck, name in zip(given, ("deck1", "deck2"), strict=False)
    ]


def _cards_of(deck: Any, box: Box[Card]) -> list[str]:
    """A deck given by name, by share code, or card by card. ValueError if it is none of these."""
    if isinstance(deck, Mapping):
        deck = deck.get("cards")
    if isinstance(deck, str):
        return list(ready_made()[deck]) if deck in ready_made() else decode(deck, box)
    if isinstance(deck, Sequence) and all(isinstance(card, str) for card in deck):
        return list(deck)
    raise ValueError("a deck is a list of card ids, the name of a ready-made deck, or a share code")


def check_decks(setup: Setup) -> list[Problem]:
    """HIS-K14 Everything that is wrong with the decks people bring, and with cards made for this match."""
    problems = check_box(setup.box)
    if setup.options["no_progress_rounds"] == 0 and setup.options["max_rounds"] == 0:
        problems.append(Problem("options", "with both limits off, bots could play for ever", "HIS-Q18"))
    if setup.decks is None:
        return problems
    if not isinstance(setup.decks, list | tuple) or len(setup.decks) != 2:
        return [
            *problems,
            Problem("decks", "give two decks, one for each seat (or null for the chosen ready-made one)"),
        ]
    for seat, deck in enumerate(setup.decks):
        if deck is not None:
            try:
                cards = _cards_of(deck, setup.box)
            except ValueError as error:
                problems.append(Problem(f"decks.{seat}", str(error)))
            else:
                limit = setup.options["chapter_copies_max"]
                problems += [Problem(f"decks.{seat}", p.what, p.clause) for p in faults(cards, setup.box, limit)]
    return problems


def faults(deck: Sequence[str], box: Box[Card], chapter_copies_max: int = 0) -> list[Problem]:
    """HIS-K01 … K07 HIS-K14 Every reason why a deck may not be played."""
    unknown = sorted({card for card in deck if card not in box})
    problems = [Problem("deck", f"no card has the id {card!r}") for card in unknown]
    known = [card for card in deck if card in box]
    if len(deck) != SIZE:
        problems.append(Problem("deck", f"has {len(deck)} cards; it must have {SIZE}", "HIS-K01"))
    terrains = sum(box[card].kind == "terrain" for card in known)
    if terrains != TERRAINS:
        problems.append(Problem("deck", f"has {terrains} Terrain cards; it must have {TERRAINS}", "HIS-K02"))
    heroes = sum(box[card].kind == "hero" and box[card].level == 1 for card in known)
    if heroes < HEROES:
        problems.append(Problem("deck", f"has {heroes} Level-1 heroes; {HEROES} must start in Prison", "HIS-K03"))
    for card, copies in sorted(Counter(known).items()):
        if copies > 1 and box[card].kind != "chapter":
            problems.append(Problem("deck", f"{card} is in it {copies} times; only Chapters may repeat", "HIS-K05"))
        elif chapter_copies_max and copies > chapter_copies_max:
            problems.append(
                Problem("deck", f"{card} is in it {copies} times; at most {chapter_copies_max} were agreed", "HIS-K07")
            )
    return problems


def warnings(deck: Sequence[str], box: Box[Card], reinforcements: bool = False) -> list[Problem]:
    """HIS-K10 HIS-K13 Legal, but only worth its resale: evolutions, attachments and heroes that can never be used."""
    cards = {card: box[card] for card in deck if card in box}
    found = []
    heroes = [card for card in cards.values() if card.kind == "hero"]
    names = {name for name, card in cards.items() if card.kind == "hero"}
    elements = {element for hero in heroes for element in hero.elements}
    classes = {hero.klass for hero in heroes}
    attack_levels = {card.level for card in cards.values() if card.kind == "attack" and card.elements[0] in elements}
    gear_levels = {(card.klass, card.type, card.level) for card in cards.values() if card.kind == "equipment"}
    for name, card in cards.items():
        if card.kind == "hero" and card.level > 1 and card.evolves_from not in names:
            found.append(Problem(name, f"its lower level, {card.evolves_from}, is not in the deck", "HIS-K10"))
        elif card.kind == "attack" and card.elements[0] not in elements:
            found.append(Problem(name, f"no hero of the deck has the element {card.elements[0]}", "HIS-K10"))
        elif card.kind == "attack" and any(level not in attack_levels for level in range(1, card.level)):
            found.append(Problem(name, "the attack levels below it are not in the deck", "HIS-K10"))
        elif card.kind == "equipment" and card.klass not in classes:
            found.append(Problem(name, f"no hero of the deck is a {card.klass}", "HIS-K10"))
        elif card.kind == "equipment" and any(
            (card.klass, card.type, level) not in gear_levels for level in range(1, card.level)
        ):
            found.append(Problem(name, f"the {card.type} below its level is not in the deck", "HIS-K10"))
        elif card.kind == "chapter" and card.level > 1 and not _earlier_part(card, cards):
            found.append(Problem(name, "the earlier part of its series is not in the deck", "HIS-K10"))
    first = [hero for hero in heroes if hero.level == 1]
    if len(first) > HEROES and not reinforcements:
        found.append(Problem("deck", f"{len(first) - HEROES} Level-1 heroes too many can only be sold", "HIS-K10"))
    if not any(card.kind == "attack" and card.type == "offensive" for card in cards.values()):
        found.append(Problem("deck", "without an Offensive attack its heroes deal no attack damage", "HIS-K13"))
    return found


def _earlier_part(card: Card, cards: Mapping[str, Card]) -> bool:
    return any(other.series == card.series and other.level == card.level - 1 for other in cards.values())


# Share codes -----------------------------------------------------------------------------------------------------------


def encode(deck: Sequence[str], box: Box[Card]) -> str:
    """A deck as a short code: the set numbers in order, each as its distance from the one before, and a checksum."""
    body = bytearray()
    last = 0
    for number in sorted(box[card].number for card in deck):
        gap, last = number - last, number
        while gap > 127:
            body.append(gap & 127 | 128)
            gap >>= 7
        body.append(gap)
    body += crc_hqx(bytes(body), 0).to_bytes(2, "big")
    return CODE + urlsafe_b64encode(bytes(body)).decode().rstrip("=")


def decode(code: str, box: Box[Card]) -> list[str]:
    """The deck of a share code. ValueError says what is wrong with it."""
    text = code.strip()
    if not text.startswith(CODE):
        raise ValueError(f"{code[:24]!r} is neither a ready-made deck nor a share code; those begin with {CODE}")
    try:
        body = urlsafe_b64decode(text[len(CODE) :] + "=" * (-len(text[len(CODE) :]) % 4))
    except ValueError:
        raise ValueError("this share code has characters that no code has; was it copied whole?") from None
    if len(body) < 3 or crc_hqx(body[:-2], 0).to_bytes(2, "big") != body[-2:]:
        raise ValueError("this share code is damaged or incomplete; copy it again")
    names = {card.number: name for name, card in box.cards.items()}
    deck, number, gap, shift = [], 0, 0, 0
    for byte in body[:-2]:
        gap |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            number += gap
            if number not in names:
                raise ValueError(f"this share code names card number {number}, which this version does not have")
            deck.append(names[number])
            gap = shift = 0
    return deck


def read_list(text: str, box: Box[Card], texts: Texts) -> tuple[list[str], list[Problem]]:
    """A deck from lines such as ``2 Windfall`` or ``ember-duelist``, in either language; ``#`` begins a remark."""
    called = {_plain(texts.say(lang, f"card-{name}")): name for lang in ("en", "fr") for name in box}
    called |= {_plain(name): name for name in box}
    deck: list[str] = []
    problems = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if line.startswith(CODE):
            try:
                deck += decode(line, box)
            except ValueError as error:
                problems.append(Problem(f"line {number}", str(error)))
            continue
        parts = _COUNTED.match(line)
        name = called.get(_plain(parts[2])) if parts else None
        if parts is None or name is None:
            problems.append(Problem(f"line {number}", f"no card is called {line!r}"))
            continue
        deck += [name] * min(int(parts[1] or parts[3] or 1), SIZE)
    return deck, problems


def _plain(name: str) -> str:
    """A name without its case and its kinds of dash and apostrophe."""
    return re.sub(r"[\s\-’'_]+", " ", name).casefold().strip()
