"""Steps: what one paragraph of a rulebook says, as a function on the table.

    @step("LED-07")
    def showdown(table: Leduc) -> None:
        \"\"\"LED-07 LED-08 Compare the hands; a pair with the board card wins, else the higher card.\"\"\"

A step is data when it waits on the agenda: (function, *plain arguments). Its name is what a saved match stores.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .errors import RulesError

Step = Callable[..., None]
F = TypeVar("F", bound=Step)

_BY_NAME: dict[str, Step] = {}
_CLAUSES: dict[Step, tuple[str, ...]] = {}


def step(*clauses: str) -> Callable[[F], F]:
    """Mark a function as a step (or as the answer to a decision) that carries out these clauses."""

    def register(function: F) -> F:
        name = step_name(function)
        other = _BY_NAME.get(name)
        if other is not None and other.__code__.co_filename != function.__code__.co_filename:
            raise RulesError(f"two steps are called {name}")
        _BY_NAME[name] = function
        _CLAUSES[function] = clauses
        return function

    return register


def step_name(function: Step) -> str:
    """``leduc.showdown``: the game's package and the function."""
    return f"{package_of(function.__module__)}.{function.__name__}"


def package_of(module: str) -> str:
    """The game's name in a module path: ``ludotheque.games.thargos.turn`` and ``leduc.rules`` give thargos and leduc."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["ludotheque", "games"] and len(parts) > 2 else parts[0]


def step_called(name: str) -> Step:
    try:
        return _BY_NAME[name]
    except KeyError:
        raise RulesError(f"no step is called {name}; was it renamed without a new rules version?") from None


def clauses_of(function: Step) -> tuple[str, ...]:
    return _CLAUSES.get(function, ())


def entry_plain(entry: tuple[Any, ...]) -> list[Any]:
    return [step_name(entry[0]), *(list(a) if isinstance(a, tuple) else a for a in entry[1:])]
