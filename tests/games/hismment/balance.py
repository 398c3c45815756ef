"""Balance: bots play each other with ready-made or drawn decks; who wins, how long it takes, how it ends.

    python -m tests.games.hismment.balance ready --games 2000
    python -m tests.games.hismment.balance drawn --games 2000 --keep drawn.jsonl
    python -m tests.games.hismment.balance ready --bots ismcts:60 greedy --games 200
    python -m tests.games.hismment.balance ready --deck wildwood --games 540

Match n of a series is the same on every machine. With ``--keep`` results are added to a file, and a later run goes on
after the last.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from pathlib import Path
from statistics import median
from typing import Any

from ludotheque import bots
from ludotheque.games.hismment import game
from ludotheque.games.hismment.cards import Card
from ludotheque.games.hismment.decks import HEROES, SIZE, TERRAINS, ready_made, warnings
from ludotheque.kernel import Dice, Setup
from ludotheque.lab.playing import play_out
from ludotheque.lab.stats import wilson

SHAPE = {"terrain": TERRAINS, "attack": 14, "equipment": 9}
"""How many cards of each kind a drawn deck has (ledger 5.3); its heroes bring their evolutions, Chapters fill it up."""
_PAIRS = list(permutations(ready_made(), 2))
READY = [_PAIRS[37 * n % len(_PAIRS)] for n in range(len(_PAIRS))]
"""Every pair once, spread so that a series cut short has played about as often with each deck."""


def only_with(deck: str) -> None:
    """Every pair that this deck is in, for a close look at it."""
    READY[:] = [pair for pair in READY if deck in pair]


def drawn_deck(setup: Setup, dice: Dice) -> list[str]:
    """A deck as someone might build it who takes what comes: three heroes, and only cards that serve them."""
    cards: dict[str, Card] = setup.box.cards
    first = _some([name for name, card in cards.items() if card.kind == "hero" and card.level == 1], HEROES, dice)
    lines = {cards[name].line for name in first}
    deck = [name for name, card in cards.items() if card.kind == "hero" and card.line in lines]
    elements = {element for name in deck for element in cards[name].elements}
    classes = {cards[name].klass for name in deck}
    for kind, number in SHAPE.items():
        fitting = [
            name
            for name, card in cards.items()
            if card.kind == kind and (card.klass in classes if card.klass else not elements.isdisjoint(card.elements))
        ]
        deck += _some(fitting, number, dice)
    terrains = [name for name, card in cards.items() if card.kind == "terrain"]
    missing = TERRAINS - len(set(deck) & set(terrains))  # some decks have only two elements
    deck += _some([name for name in terrains if name not in deck], missing, dice)
    useless = {problem.where.split(".")[-1] for problem in warnings(setup, dict.fromkeys(deck, 1))}
    deck = [name for name in deck if name not in useless]
    chapters = [name for name, card in cards.items() if card.kind == "chapter" and card.level == 1]
    return deck + _some(chapters, SIZE - len(deck), dice)


def _some(names: Sequence[str], number: int, dice: Dice) -> list[str]:
    places = list(range(len(names)))
    dice.shuffle(places)
    return [names[place] for place in places[:number]]


@cache
def ready_setup(one: str, other: str) -> Setup:
    return game.setup(decks=[one, other])


def setup_of(decks: str, number: int, dice: Dice) -> Setup:
    if decks == "ready":
        return ready_setup(*READY[number % len(READY)])
    usual = ready_setup(*READY[0])
    return game.setup(decks=[drawn_deck(usual, dice), drawn_deck(usual, dice)])


def play(decks: str, players: Sequence[str], number: int, series: int = 0) -> dict[str, Any]:
    """One match: the bots change seats from one round of pairings to the next."""
    dice = Dice(((series << 64) + number).to_bytes(16, "big"))
    setup = setup_of(decks, number, dice)
    seated = [players[(seat + number // len(READY)) % len(players)] for seat in range(2)]
    table = setup.deal(dice.fork().key)
    kit = table.setup.kit
    heroes = [[kit.names[hero.cards[0]] for hero in side.heroes] for side in table.sides]
    play_out(table, [bots.make(spec, dice.fork().key) for spec in seated], dice.fork(), f"match {number}")
    return {
        "number": number,
        "bots": seated,
        "decks": READY[number % len(READY)] if decks == "ready" else ["drawn", "drawn"],
        "heroes": heroes,
        "terrain": kit.names[table.terrain[0]],
        "first": table.first,
        "scores": [outcome.score for outcome in table.outcomes],
        "rounds": table.round,
        "ending": table.ending,
    }


# What comes of it ------------------------------------------------------------------------------------------------------


def traits_of(match: dict[str, Any], seat: int) -> Iterator[tuple[str, str]]:
    """What a seat played as."""
    cards = ready_setup(*READY[0]).box.cards
    yield "turn", "first" if match["first"] == seat else "second"
    if match["bots"][0] != match["bots"][1]:
        yield "bot", match["bots"][seat]
    if match["decks"][seat] != "drawn":
        yield "deck", match["decks"][seat]
        return
    heroes = [cards[name] for name in match["heroes"][seat]]
    yield from (("element", element) for element in {element for hero in heroes for element in hero.elements})
    yield from (("class", klass) for klass in {hero.klass for hero in heroes})
    yield from (("hero", name) for name in match["heroes"][seat])


def report(matches: list[dict[str, Any]]) -> Iterator[str]:
    scores: dict[tuple[str, str], list[float]] = defaultdict(list)
    for match in matches:
        for seat in range(2):
            for trait in traits_of(match, seat):
                scores[trait].append(match["scores"][seat])
    rounds = sorted(match["rounds"] for match in matches)
    fifth = len(rounds) // 10
    yield (f"{len(matches)} games; rounds: median {median(rounds)}, eight in ten {rounds[fifth]}–{rounds[-1 - fifth]}")
    for ending, n in Counter(match["ending"] for match in matches).most_common():
        yield (f"  ended by {ending:12} {_share(n, len(matches))}")
    for kind in dict.fromkeys(kind for kind, _ in scores):
        yield (f"share of wins by {kind} (draws count half)")
        found = {name: wins for (of, name), wins in scores.items() if of == kind}
        for name in sorted(found, key=lambda name: -sum(found[name]) / len(found[name])):
            yield (f"  {name:18} {_share(sum(found[name]), len(found[name]))}")


def _share(n: float, of: int) -> str:
    low, high = wilson(n, of)
    return f"{100 * n / of:5.1f} %  ({100 * low:.1f}–{100 * high:.1f}, n = {of})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("decks", choices=["ready", "drawn"])
    parser.add_argument("--bots", nargs="+", default=["greedy"], help="one for both seats, or two")
    parser.add_argument("--deck", choices=ready_made(), help="only matches with this ready-made deck")
    parser.add_argument("--games", type=int, default=200, help="so many in all, those kept included")
    parser.add_argument("--series", type=int, default=0, help="other deals, so that figures are not those tuned on")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    if given.deck:
        only_with(given.deck)
    matches: list[dict[str, Any]] = []
    if given.keep and given.keep.exists():
        matches = [json.loads(line) for line in given.keep.read_text(encoding="utf-8").splitlines()]
    begun = time.monotonic()
    while len(matches) < given.games and time.monotonic() - begun < given.seconds:
        match = play(given.decks, given.bots, len(matches), given.series)
        matches.append(match)
        if given.keep:
            with given.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(match) + "\n")
    sys.stdout.write("\n".join(report(matches)) + "\n")


if __name__ == "__main__":
    main()
