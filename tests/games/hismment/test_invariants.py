"""What holds in every game: cards, coins and wounds are conserved (ledger 7)."""

from __future__ import annotations

import os
from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.decks import ready_made
from ludotheque.games.hismment.stats import stat
from ludotheque.games.hismment.table import Hismment
from ludotheque.kernel import Dice

DECKS = list(ready_made())
GAMES = int(float(os.environ.get("LUDO_EFFORT", "1")) * 20)
"""1,000 random games with LUDO_EFFORT=50."""


def settings(number: int, dice: Dice) -> dict[str, Any]:
    """The usual settings for half of the games, any for the others."""
    chosen: dict[str, Any] = {}
    for setting in game.options() if number % 2 else ():
        if setting.values and dice.below(2):
            chosen[setting.name] = setting.values[dice.below(len(setting.values))]
    return chosen


def check(table: Hismment) -> None:
    """HIS invariants after each answer; an effect that waits for an answer may be half done."""
    assert game.check(table) == []
    for side in table.sides:
        held = [*side.hand, *side.pile, *side.shop, *side.cemetery, *side.bench, *side.picked]
        held += [card for hero in side.heroes for card in (*hero.cards, *hero.attacks, *hero.gear)]
        held += [card for card in (*table.terrain, *table.spare, *table.stage) if card // 40 == side.seat]
        assert sorted(held) == list(range(side.seat * 40, side.seat * 40 + 40))
        assert 0 <= side.heart <= table.full_heart
        assert len(side.shop) <= 5
        if table.turn and side.pile:
            assert len(side.shop) == 5
        assert sum(hero.square >= 0 for hero in side.heroes) <= 1
        for hero in side.heroes:
            assert 0 <= hero.damage < stat(table, side.seat, hero, 0)
            assert 0 <= hero.spent <= stat(table, side.seat, hero, 1)
            assert all(left != 0 for left in hero.life)
            if not table.agenda and not table.over:  # the blow that ends a match may be its card's last
                assert all(left > 0 for left in hero.uses)


class Books:
    """Coins, Heart points and wounds, counted a second time from what was told."""

    GAINS = frozenset(("income", "luck", "sell", "gain", "steal"))
    LOSSES = frozenset(("buy", "pay", "lose"))
    WOUNDING = frozenset(
        ("strike", "effect_damage", "reflect", "heal", "power", "triggered", "chapter", "evolve", "revert", "worn_out",
         "swap", "return", "ko", "turn")
    )  # fmt: skip

    def __init__(self, table: Hismment) -> None:
        self.read = 0
        self.face = 0
        self.banks = [100, 100]
        self.hearts = [table.full_heart] * 2
        self.wounds: dict[int, int] = {}

    def follow(self, table: Hismment) -> None:
        """Read what was told since, and compare."""
        assert table.story is not None
        told = table.story[self.read :]
        self.read = len(table.story)
        for event in told:
            self.enter(event.kind, event.args, event.clauses)
        assert [side.bank for side in table.sides] == self.banks
        assert [side.heart for side in table.sides] == self.hearts
        wounds = {hero.cards[0]: hero.damage for side in table.sides for hero in side.heroes}
        if self.WOUNDING.isdisjoint(event.kind for event in told):
            assert wounds == self.wounds
        self.wounds = wounds

    def enter(self, kind: str, args: Any, clauses: tuple[str, ...]) -> None:
        seat, n = args.get("seat", 0), args.get("n", 0)
        if kind in self.GAINS:
            self.banks[seat] += n
        if kind in self.LOSSES:
            self.banks[seat] -= n
        match kind:
            case "luck" if "HIS-E03" in clauses:
                self.face = args["face"]
            case "reroll":
                self.banks[seat] = max(0, self.banks[seat] + 5 * (args["face"] - self.face))
                self.face = args["face"]
            case "steal":
                self.banks[1 - seat] -= n
            case "ko":
                self.banks[1 - seat] += n
            case "heart":
                self.hearts[seat] = max(0, self.hearts[seat] - n)
            case "heal_heart":
                self.hearts[seat] += n


@pytest.mark.parametrize("number", range(GAMES))
def test_nothing_is_lost_in_a_random_game(number: int) -> None:
    dice = Dice(number.to_bytes(16, "big"))
    decks = [DECKS[number % 10], DECKS[(3 * number + 1) % 10]]
    table = game.setup(options=settings(number, dice), decks=decks).deal(number.to_bytes(16, "little"), told=True)
    books: Books | None = None
    answers = 0
    while not table.over:
        options = table.options_of(table.waiting[0])
        table.play(options[dice.below(len(options))], table.waiting[0])
        answers += 1
        if table.turn or table.over:
            books = books or Books(table)
            books.follow(table)
        if answers % 5 == 0 or table.over:
            check(table)
    assert table.ending in ("heart", "no_heroes", "no_harm", "no_action", "no_progress", "round_limit")
    assert table.result is not None
