"""Registry: which games there are. Ours lie in ``ludotheque.games``; others announce themselves by entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any

from .errors import LudothequeError
from .game import Game

GROUP = "ludotheque.games"


def load(entry: EntryPoint) -> Any:
    """What another package announces, or an error that says which package to look at."""
    try:
        return entry.load()
    except Exception as error:
        package = entry.dist.name if entry.dist is not None else "an unknown package"
        raise LudothequeError(
            f"{package} announces {entry.name} = {entry.value!r} ({entry.group}), which cannot be loaded: "
            f"{type(error).__name__}: {error}\nMend that package, or remove it: pip uninstall {package}"
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
        raise LudothequeError(f"no game is called {name!r}; there are {', '.join(_found())}") from None
