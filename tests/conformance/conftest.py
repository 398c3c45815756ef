"""Which games the suite is run on: all that are registered, or those named with --game."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.kernel import Game, LudothequeError

from . import words

ABOUT_GAMES = ("test_games", "test_positions")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="run the conformance suite on this game only")
    parser.addoption("--playthroughs", help="where this game's golden playthroughs lie")


def pytest_configure(config: pytest.Config) -> None:
    folder = config.getoption("--playthroughs")
    if folder:
        words.PLAYTHROUGHS = Path(folder)
    try:
        chosen_games(config)
    except LudothequeError as error:
        raise pytest.UsageError(str(error)) from None


def chosen_games(config: pytest.Config) -> list[Game[Any]]:
    return [ludotheque.game(name) for name in config.getoption("--game") or ludotheque.games()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", chosen_games(metafunc.config), ids=lambda game: game.name)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Who asks for a game does not want to hear of the suite's own toys."""
    if config.getoption("--game"):
        here = Path(__file__).parent
        items[:] = [item for item in items if here not in item.path.parents or item.path.stem in ABOUT_GAMES]
