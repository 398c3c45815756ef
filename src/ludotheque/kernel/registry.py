"""Registry: which games there are. Ours lie in ``ludotheque.games``; others announce themselves by entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any

from .errors import LudothequeError
from .game import Game
from .mistakes import told
from .text import Told

GROUP = "ludotheque.games"


def load(entry: EntryPoint) -> Any:
    """What another package announces, or an error that says which package to look at."""
    try:
        return entry.load()
    except Exception as error:
        package = entry.dist.name if entry.dist is not None else "an unknown package"
        raise LudothequeError(
            told(
                "package-broken",
                package=package,
                name=entry.name,
                value=entry.value,
                group=entry.group,
                error=f"{type(error).__name__}: {error}",
            )
        ) from error


@cache
def _found() -> dict[str, Game[Any]]:
    shelf = import_module(GROUP)
    found = [import_module(f"{GROUP}.{module.name}").game for module in iter_modules(shelf.__path__)]
    found += [load(entry) for entry in entry_points(group=GROUP)]
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def games() -> dict[str, Game[Any]]:
    """Every game on the shelf, by name."""
    return dict(_found())


def game(name: str) -> Game[Any]:
    """The game called so."""
    try:
        return _found()[name]
    except KeyError:
        raise LudothequeError(no_game(name)) from None


def no_game(name: str) -> Told:
    return told("no-game", name=name, games=", ".join(_found()))
