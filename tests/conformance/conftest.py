"""Which games the suite is run on: all that are registered, or those named with --game."""

from pathlib import Path

import pytest

from ludotheque.testing import cases

from . import words


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="run the conformance suite on this game only")
    parser.addoption("--playthroughs", help="where this game's golden playthroughs lie")


def pytest_configure(config: pytest.Config) -> None:
    folder = config.getoption("--playthroughs")
    if folder:
        words.PLAYTHROUGHS = Path(folder)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames and "check" not in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--game")
        chosen = [case for case in cases() if not wanted or case.game.name in wanted]
        metafunc.parametrize("case", chosen, ids=str)
