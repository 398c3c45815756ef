"""Every check on every registered game, in every mode; see docs/conformance.md."""

from collections.abc import Callable

import pytest

from ludotheque.testing import Case

from . import answers, scenes, secrecy, setups, soundness, words

Check = Callable[[Case], None]
MODULES = (soundness, secrecy, answers, words, scenes, setups)
CHECKS: list[Check] = [check for module in MODULES for check in module.CHECKS]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_game(case: Case, check: Check) -> None:
    check(case)
