"""Decks: what makes one legal (HIS-K01 … K14), what makes one clumsy, and the ready-made ones."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from ludotheque.kernel import Deck, Figure, Problem, Setup
from ludotheque.kernel.workshop import check_brought

from .cards import Card, check_box, line_of

SIZE, TERRAINS, HEROES = 40, 3, 3
USUAL = ("emberfront", "stone-rampart")
"""The decks of seats that bring none; the first lesson is played with them too."""


@cache
def ready_made() -> Mapping[str, Deck]:
    """The decks that come with the game, by name."""
    folder = Path(__file__).parent / "ready"
    found = {}
    for path in sorted(folder.glob("*.toml")):
        cards: list[str] = tomllib.loads(path.read_text(encoding="utf-8"))["cards"]
        found[path.stem] = Deck(path.stem, {card: cards.count(card) for card in cards})
    return found


def decks_of(setup: Setup) -> list[list[str]]:
    """The two decks of a match, each in a fixed order: those that are brought, or the usual ones."""
    given = setup.decks["seats"] if setup.decks else [None, None]
    usual = [ready_made()[name].cards for name in USUAL]
    decks = [deck["cards"] if deck is not None else cards for deck, cards in zip(given, usual, strict=True)]
    return [sorted(card for card, n in cards.items() for _ in range(n)) for cards in decks]


def deck_name(setup: Setup, seat: int) -> str:
    """Which ready-made deck a seat plays; ``own`` for one of its own."""
    deck = setup.decks["seats"][seat] if setup.decks else None
    name = USUAL[seat] if deck is None else deck["name"]
    return name if name in ready_made() else "own"


def check_decks(setup: Setup) -> list[Problem]:
    """HIS-K14 Everything that is wrong with the decks people bring, and with cards made for this match."""
    problems = check_box(setup.box)
    if setup.options["no_progress_rounds"] == 0 and setup.options["max_rounds"] == 0:
        problems.append(setup.game.problem("options", "no-limits", "HIS-Q18"))
    return problems + (check_brought(setup) if setup.decks is not None else [])


def faults(setup: Setup, cards: Mapping[str, int], where: str = "deck") -> list[Problem]:
    """HIS-K01 … K07 HIS-K14 Every reason why a deck may not be played."""
    box, game = setup.box, setup.game
    problems = [
        game.problem(where, figure.name, clause, n=figure.value)
        for figure, clause in zip(figures(setup, cards), ("HIS-K01", "HIS-K02", "HIS-K03"), strict=False)
        if not figure.ok
    ]
    most = setup.options["chapter_copies_max"]
    for card, n in sorted(cards.items()):
        if n > 1 and box[card].kind != "chapter":
            problems.append(game.problem(f"{where}.cards.{card}", "twice", "HIS-K05", card=card, n=n))
        elif most and n > most:
            problems.append(game.problem(f"{where}.cards.{card}", "chapters", "HIS-K07", card=card, n=n, most=most))
    return problems


def figures(setup: Setup, cards: Mapping[str, int]) -> list[Figure]:
    """What a deck is counted by: first what the rules ask for, then what its builder watches."""
    box = setup.box

    def count(kind: str, level: int = 0) -> int:
        return sum(n for card, n in cards.items() if box[card].kind == kind and level in (0, box[card].level))

    total, terrains, heroes = sum(cards.values()), count("terrain"), count("hero", 1)
    return [
        Figure("cards", total, str(SIZE), total == SIZE),
        Figure("terrains", terrains, str(TERRAINS), terrains == TERRAINS),
        Figure("first-heroes", heroes, f"≥ {HEROES}", heroes >= HEROES),
        Figure("evolutions", count("hero") - heroes),
        Figure("equipment", count("equipment")),
        Figure("attacks", count("attack")),
        Figure("chapters", count("chapter")),
        Figure("price", sum(box[card].price * n for card, n in cards.items())),
    ]


def warnings(setup: Setup, deck: Mapping[str, int], where: str = "deck") -> list[Problem]:
    """HIS-K10 HIS-K13 Legal, but only worth its resale: evolutions, attachments and heroes that can never be used."""
    cards = {card: setup.box[card] for card in deck}
    found = [problem for card in cards if (problem := _useless(setup, card, cards, where)) is not None]
    first = sum(n for card, n in deck.items() if cards[card].kind == "hero" and cards[card].level == 1)
    if first > HEROES and setup.options["reinforcements"] == "off":
        found.append(setup.game.problem(where, "spare-heroes", "HIS-K10", n=first - HEROES))
    if not any(card.kind == "attack" and card.type == "offensive" for card in cards.values()):
        found.append(setup.game.problem(where, "harmless", "HIS-K13"))
    return found


def _useless(setup: Setup, name: str, cards: Mapping[str, Card], where: str) -> Problem | None:
    """HIS-K10 Why a card can only be sold in this deck: nobody can bear it, or its chain of levels has a gap."""
    card = cards[name]
    below = range(1, card.level)
    reason, more = "", {}
    if card.kind == "hero" and (missing := _missing_level(setup, card, cards)):
        reason, more = "no-lower-hero", {"lower_card": missing}
    elif card.kind == "attack":
        bearers = [elements for elements in _by_line(setup, cards, "elements") if card.elements[0] in elements]
        chain = [each for each in cards.values() if each.kind == "attack"]
        if setup.options["attack_chain"] == "per_type":
            chain = [each for each in chain if each.type == card.type]
        if not bearers:
            reason, more = "no-element", {"element": card.elements[0]}
        elif not any(
            {each.level for each in chain if each.elements[0] in borne}.issuperset(below) for borne in bearers
        ):
            reason = "attack-gap"
    elif card.kind == "equipment":
        bearers = [classes for classes in _by_line(setup, cards, "klass") if card.klass in classes]
        alike = [each for each in cards.values() if (each.kind, each.type) == ("equipment", card.type)]
        if not bearers:
            reason, more = "no-class", {"class": str(card.klass)}
        elif not any({each.level for each in alike if each.klass in classes}.issuperset(below) for classes in bearers):
            reason, more = "gear-gap", {"type": str(card.type)}
    elif card.kind == "chapter":
        levels = {each.level for each in cards.values() if each.series == card.series}
        if not levels.issuperset(below):
            reason = "chapter-gap"
    return setup.game.problem(f"{where}.cards.{name}", reason, "HIS-K10", card=name, **more) if reason else None


def _missing_level(setup: Setup, card: Card, cards: Mapping[str, Card]) -> str:
    """The level below an evolution that a deck lacks; nothing if its line is whole."""
    while card.evolves_from:
        if card.evolves_from not in cards or cards[card.evolves_from].level >= card.level:
            return card.evolves_from
        card = setup.box[card.evolves_from]
    return ""


def _by_line(setup: Setup, cards: Mapping[str, Card], field: str) -> Iterable[set[str]]:
    """For each line of heroes, the elements or classes of its levels that can be reached: cards are borne line by line."""
    lines: dict[str, set[str]] = {}
    for name, card in cards.items():
        if card.kind == "hero" and not _missing_level(setup, card, cards):
            found = getattr(card, field)
            lines.setdefault(line_of(setup.box.cards, name), set()).update([found] if isinstance(found, str) else found)
    return lines.values()
