"""Registry: which games there are. Ours lie in ``ludotheque.games``; others announce themselves by entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from .errors import LudothequeError
from .game import Game

GROUP = "ludotheque.games"


@cache
def _found() -> dict[str, Game[Any]]:
    shelf = import_module(GROUP)
    found = [import_module(f"{GROUP}.{module.name}").game for module in iter_modules(shelf.__path__)]
    found += [entry.load() for entry in entry_points(group=GROUP)]
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def games() -> dict[str, Game[Any]]:
    """Every game on the shelf, by name."""
    return dict(_found())


def game(name: str) -> Game[Any]:
    """The game called so."""
    try:
        return _found()[name]
    except KeyError:
        raise LudothequeError(f"no game is called {name!r}; there are {', '.join(_found())}") from None
