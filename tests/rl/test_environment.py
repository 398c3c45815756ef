"""Every game and mode as an environment: PettingZoo's own tests, and that nothing hidden is in sight."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, seed_test

from ludotheque import bots, rl
from ludotheque.kernel import Dice
from ludotheque.kernel.registry import games
from ludotheque.testing import Case, cases

MODES = list({(case.game.name, case.mode): case for case in reversed(cases())}.values())


def named(case: Case) -> str:
    return f"{case.game.name}-{case.mode}"


@pytest.mark.parametrize("case", MODES, ids=named)
def test_pettingzoo_accepts_it(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of spaces it finds unusual
        api_test(rl.env(case.game.name, case.mode), num_cycles=200)


def test_the_same_seed_gives_the_same_matches() -> None:
    seed_test(lambda: rl.env("leduc"), num_cycles=50)


def random_walk(raw: rl.Environment, steps: int) -> None:
    raw.reset(seed=3)
    dice = Dice(bytes(16))
    for _ in range(steps):
        offered = sorted(raw.options())
        raw.step(offered[dice.below(len(offered))])
        if raw._table.over:
            raw.reset()


@pytest.mark.parametrize("case", MODES, ids=named)
def test_what_a_seat_cannot_see_changes_nothing_it_observes(case: Case) -> None:
    raw = rl.Environment(case.game.name, case.mode)
    for steps in (0, 3, 10, 30):
        random_walk(raw, steps)
        seat = raw._table.seat
        agent = f"seat_{seat}"
        before = raw.observe(agent)
        for number in range(3):
            other = raw._table.guess(seat, Dice(bytes([number + 1] * 16)))
            other.options = raw._table.options
            raw._table = other
            after = raw.observe(agent)
            assert all(np.array_equal(before[part], after[part]) for part in before)


def test_rewards_come_at_the_end_and_say_who_did_well() -> None:
    raw = rl.Environment("tictactoe")
    raw.reset(seed=1)
    for square in (0, 3, 1, 4):
        raw.step(raw.action_of(("mark", square)))
        assert raw.rewards == {"seat_0": 0.0, "seat_1": 0.0}
    raw.step(raw.action_of(("mark", 2)))
    assert raw.rewards == {"seat_0": 1.0, "seat_1": -1.0}
    assert all(raw.terminations.values())


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    raw = rl.Environment("tictactoe")
    raw.reset(seed=1)
    action = raw.action_of(("mark", 4))
    raw.step(action)
    before = raw.setup.game.digest(raw._table)
    with pytest.raises(ValueError, match="not offered to seat_1"):
        raw.step(action)
    assert raw.setup.game.digest(raw._table) == before
    assert "mark" in raw.render()


def test_actions_keep_their_meaning() -> None:
    """An option that sample matches have met is the same action wherever it is offered."""
    raw = rl.Environment("leduc")
    meaning: dict[int, Any] = {}
    for steps in range(12):
        random_walk(raw, steps)
        for action, option in raw.options().items():
            assert meaning.setdefault(action, option) == option
    assert len(meaning) == 3


def test_our_bots_can_take_part() -> None:
    raw = rl.Environment("leduc")
    raw.reset(seed=5)
    bot = bots.make("greedy", bytes(16))
    while not raw._table.over:
        raw.step(raw.action_of(bot.choose(raw.window())))
    assert sum(raw.rewards.values()) == pytest.approx(0)


def test_every_game_is_covered() -> None:
    assert {case.game.name for case in MODES} == set(games())
