"""Every check on every registered game, in every mode; see docs/conformance.md."""

from collections.abc import Callable

import pytest

from ludotheque.testing import Case, cases

from . import answers, makers, scenes, secrecy, setups, soundness, words
from .conftest import chosen_games

Check = Callable[[Case], None]
MODULES = (soundness, secrecy, answers, words, scenes, setups, makers)
CHECKS: list[Check] = [check for module in MODULES for check in module.CHECKS]
ONCE_A_MODE = {
    soundness.another_process_agrees,
    soundness.chance_is_the_dice,
    secrecy.guesses_hold_in_every_setting,
    *words.CHECKS,
    *setups.CHECKS,
    *makers.CHECKS,
}
"""Checks that another number of seats would tell nothing new about."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    pairs = [
        pytest.param(case, check, id=f"{case}-{check.__name__}")
        for case in cases(chosen_games(metafunc.config))
        for check in CHECKS
        if check not in ONCE_A_MODE or case.usual
    ]
    metafunc.parametrize(("case", "check"), pairs)


def test_game(case: Case, check: Check) -> None:
    check(case)
