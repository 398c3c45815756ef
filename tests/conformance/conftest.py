"""Which games the suite is run on: all that are registered, or those named with --game."""

import pytest

from ludotheque.testing import cases


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="run the conformance suite on this game only")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--game")
        chosen = [case for case in cases() if not wanted or case.game.name in wanted]
        metafunc.parametrize("case", chosen, ids=str)
