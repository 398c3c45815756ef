"""Reference: every word a game's positions understand, read from the game's own declarations so that it cannot be wrong."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_origin

from .choice import QUESTIONS
from .state import Seat, bare, fields_of, is_state, optional, sight_of
from .steps import clauses_of, package_of, steps_of
from .table import Table

_REMARK = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


def reference(table: type[Table], start: Callable[..., Any]) -> str:
    """The fields of the table and of all that lies on it, then the game's steps, by the names ``position`` knows them by."""
    parts = ["## Fields", *(_fields(state) for state in _states(table)), "## Steps, for ``at``"]
    steps = steps_of(package_of(start.__module__))
    parts += [_line(step) for step in steps if not _is_offer(step) and not _is_answer(step)]
    parts += ["", "## Offers and answers, for ``ask``"]
    parts += [_line(step) for step in steps if _is_offer(step)]
    parts += [_line(step) for step in steps if _is_answer(step)]
    return "\n".join(parts)


def _states(state: type) -> Iterator[type]:
    """A State class, then those of its fields."""
    yield state
    for hint in fields_of(state).values():
        inner = _inner(hint)
        if is_state(inner):
            yield from _states(inner)


def _inner(hint: Any) -> Any:
    """The type of what a field holds: of its elements, if it is a list or a dictionary."""
    hint = bare(hint)
    hint = optional(hint) or hint
    return _inner(get_args(hint)[-1]) if get_origin(hint) in (list, dict) else hint


def _fields(state: type) -> str:
    remarks = dict(_REMARK.findall(inspect.getsource(state)))
    kernel = set(fields_of(Table)) if issubclass(state, Table) else {"seat"} if issubclass(state, Seat) else set()
    lines = [f"{state.__name__}:"]
    for name, hint in fields_of(state).items():
        if name not in kernel:
            remark = f"  — {remarks[name]}" if name in remarks else ""
            lines.append(f"    {name}: {_type(hint)}{remark}")
    return "\n".join(lines) + "\n"


def _type(hint: Any) -> str:
    sight = sight_of(hint)
    if sight is not None:
        return f"cards (seen by {sight.value})"
    hint = bare(hint)
    inner = optional(hint)
    if inner is not None:
        return f"{_type(inner)} or None"
    if get_origin(hint) is list:
        return f"list of {_type(get_args(hint)[0])}"
    return hint.__name__ if isinstance(hint, type) and get_origin(hint) is None else str(hint)


def _is_offer(step: Callable[..., Any]) -> bool:
    return str(step.__annotations__.get("return")) != "None"  # steps and answers give nothing back


def _is_answer(step: Callable[..., Any]) -> bool:
    return step in QUESTIONS or "option" in inspect.signature(step).parameters


def _line(step: Callable[..., Any]) -> str:
    """``name(argument, …)``, with the first line of what it says it does."""
    fixed = 2 if _is_offer(step) or _is_answer(step) else 1
    arguments = list(inspect.signature(step).parameters.values())[fixed:]
    named = ", ".join(str(argument).replace("'", "") for argument in arguments)
    says = (step.__doc__ or " ".join(clauses_of(step))).partition("\n")[0]
    return f"- {step.__name__}({named}): {says}"
