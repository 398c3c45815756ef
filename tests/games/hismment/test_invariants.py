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
    chosen: dict[str, Any] = {"deck1": DECKS[number % 10], "deck2": DECKS[(3 * number + 1) % 10]}
    for setting in game.options()[2:] if number % 2 else ():
        if setting.values and dice.below(2):
            chosen[setting.name] = setting.values[dice.below(len(setting.values))]
    return chosen


def check(table: Hismment, before: list[int]) -> None:
    """HIS invariants after each answer."""
    assert game.check(table) == []
    for side in table.sides:
        held = [*side.hand, *side.pile, *side.shop, *side.cemetery, *side.bench, *side.picked]
        held += [card for hero in side.heroes for card in (*hero.cards, *hero.attacks, *hero.gear)]
        held += [card for card in (*table.terrain, *table.spare, *table.stage) if card // 40 == side.seat]
        assert sorted(held) == list(range(side.seat * 40, side.seat * 40 + 40))
        assert len(side.shop) == 5 or not side.pile or table.turn == 0
        assert 0 <= side.heart <= before[side.seat] or side.heart <= table.full_heart
        assert sum(hero.square >= 0 for hero in side.heroes) <= 1
        for hero in side.heroes:
            assert 0 <= hero.damage < stat(table, side.seat, hero, 0)
            assert 0 <= hero.spent <= stat(table, side.seat, hero, 1)
            assert all(left > 0 for left in hero.uses) or table.agenda
            assert all(left != 0 for left in hero.life)


@pytest.mark.parametrize("number", range(GAMES))
def test_nothing_is_lost_in_a_random_game(number: int) -> None:
    dice = Dice(number.to_bytes(16, "big"))
    table = game.setup(options=settings(number, dice)).deal(number.to_bytes(16, "little"))
    hearts = [side.heart for side in table.sides]
    answers = 0
    while not table.over:
        options = table.options_of(table.waiting[0])
        table.play(options[dice.below(len(options))], table.waiting[0])
        answers += 1
        if answers % 5 == 0 or table.over:
            check(table, hearts)
        hearts = [side.heart for side in table.sides]
    assert table.ending in ("heart", "no_heroes", "no_harm", "no_action", "no_progress", "round_limit")
    assert table.result is not None
