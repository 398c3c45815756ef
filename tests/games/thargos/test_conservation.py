"""S30: no card is lost or doubled, at any step of any game. ``LUDO_MATCHES=1000`` plays so many of each mode."""

from __future__ import annotations

import os

import pytest

from ludotheque.kernel import Dice
from ludotheque.testing import key_of, rule

from .support import GAME, new

MATCHES = int(os.environ.get("LUDO_MATCHES", "4"))


@rule("THA-S30")
@pytest.mark.parametrize("mode", GAME.modes)
def test_every_card_is_somewhere_at_every_step(mode: str) -> None:
    for number in range(MATCHES):
        dice = Dice(key_of("conservation", mode, number))
        table = new(mode, number=number)
        while not table.over:
            table.play(table.options[dice.below(len(table.options))])
            assert GAME.check(table) == [], f"{mode} {number}, after {table.moves} answers"
