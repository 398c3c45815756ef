"""Which clause of a rulebook a test is about, and which clauses have a test."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*clauses: str) -> Callable[[F], F]:
    """Say which clauses of a rulebook a test is about."""
    import pytest  # the only thing here that needs it

    mark: Callable[[F], F] = pytest.mark.rule(*clauses)
    return mark


def clauses_tested(folder: Path) -> dict[str, list[str]]:
    """Every clause that tests below a folder name with ``@rule``, and those tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("**/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for clause in _named(node.decorator_list):
                    found.setdefault(clause, []).append(f"{path.name}::{node.name}")
    return found


def _named(decorators: list[ast.expr]) -> Iterator[str]:
    for decorator in decorators:
        called: Any = decorator.func if isinstance(decorator, ast.Call) else None
        if isinstance(decorator, ast.Call) and "rule" in (getattr(called, "id", ""), getattr(called, "attr", "")):
            yield from (str(word.value) for word in decorator.args if isinstance(word, ast.Constant))
