"""Steps: what one paragraph of a rulebook says, as a function on the table.

    @step("LED-07")
    def showdown(table: Leduc) -> None:
        \"\"\"LED-07 LED-08 Compare the hands; a pair with the board card wins, else the higher card.\"\"\"

An offer is the list of what may be chosen, worked out from the table; it changes nothing, so it can be asked for again when
a match is loaded or guessed.

    @step("LED-04")
    def bets(table: Leduc, seat: int) -> list[Option]:
        \"\"\"LED-04 Fold, call or raise.\"\"\"

A step is data when it waits on the agenda: (function, plain arguments). Its name is what a saved match stores.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from .errors import RulesError
from .scene import Plain

Argument = Plain | tuple[Plain, ...]
Step = Callable[..., None]
Task = tuple[Step, tuple[Any, ...]]
"""A step with its arguments, waiting on the agenda."""

Offer = Callable[..., list[tuple[Any, ...]]]
"""What a seat may choose from: a function of the table, the seat and plain arguments that changes nothing."""

Asked = tuple[Offer, Step, tuple[Any, ...]]
"""An open decision: what is offered, where the answer goes, and the arguments of both."""

F = TypeVar("F", bound=Callable[..., Any])

_BY_NAME: dict[str, Callable[..., Any]] = {}
_CLAUSES: dict[Callable[..., Any], tuple[str, ...]] = {}


def step(*clauses: str) -> Callable[[F], F]:
    """Mark a function as a step, an answer or an offer that these clauses speak of."""

    def register(function: F) -> F:
        name = step_name(function)
        other = _BY_NAME.get(name)
        if other is not None and other.__code__.co_filename != function.__code__.co_filename:
            raise RulesError(f"two steps are called {name}")
        _BY_NAME[name] = function
        _CLAUSES[function] = clauses
        return function

    return register


def step_name(function: Callable[..., Any]) -> str:
    """``leduc.showdown``: the game's package and the function."""
    return f"{package_of(function.__module__)}.{function.__name__}"


@cache
def package_of(module: str) -> str:
    """The package of the game that a module belongs to: thargos for ``ludotheque.games.thargos.turn``, leduc for
    ``leduc.rules``, acme.alpha for ``acme.alpha.rules``. It is the nearest around the module that has a rulebook; without
    one the outermost with code of its own, for several games may share a namespace.
    """
    parts = module.split(".")
    around = [".".join(parts[:n]) for n in range(1, len(parts) + 1)]
    files = {name: getattr(sys.modules.get(name), "__file__", None) for name in around}
    folders = {name: Path(file).parent for name, file in files.items() if file and Path(file).stem == "__init__"}
    games = [name for name, folder in folders.items() if (folder / "rulebook").is_dir()]
    package = games[-1] if games else next((name for name in around if files[name]), parts[0])
    return package.removeprefix("ludotheque.games.")


def step_called(name: str) -> Callable[..., Any]:
    try:
        return _BY_NAME[name]
    except KeyError:
        raise RulesError(f"no step is called {name}; was it renamed without a new rules version?") from None


def steps_of(package: str) -> list[Callable[..., Any]]:
    """Every step, answer and offer of a game, in the order in which its modules were read."""
    return [function for name, function in _BY_NAME.items() if name.rpartition(".")[0] == package]


def clauses_of(function: Callable[..., Any]) -> tuple[str, ...]:
    return _CLAUSES.get(function, ())


def task_plain(task: Task) -> list[Any]:
    """A scheduled step as JSON would have it."""
    step, args = task
    return [step_name(step), *(list(a) if isinstance(a, tuple) else a for a in args)]


def task_from(data: list[Any]) -> Task:
    """The scheduled step that ``task_plain`` wrote; lists among its arguments were tuples."""
    name, *args = data
    return step_called(name), tuple(tuple(a) if isinstance(a, list) else a for a in args)
