"""Fitting: ready-made decks bend to a match, changing as few cards as its mode, its settings and the box ask for."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.kernel import Box, Setup

from .decks import COPIES, PLAYED, SHARE, Battledeck, Decks, mission_range, pam_sum


def fit_all(setup: Setup, decks: Decks, ready: list[Battledeck], laid_out: Counter[str]) -> None:
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
        _fit(setup, deck, free, bool(laid_out), rivals=deck is decks.rivals, forty=decks.shared)
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


def _fit(
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
