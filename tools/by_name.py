"""Rules, cards and views read choices and questions by the names of their fields, never by position.

python tools/by_name.py [FOLDER …]      default: every game that has moved to typed choices

What it knows as an option, answer or question: parameters and variables that are called so, parameters declared as Option or
as a question, what a loop over a table's options gives, and ``table.question``. Reading one by index or slice, taking it
apart (``verb, *rest = option``) or matching it with a pattern of values is a mistake; matching it with a class is not.
Bots may read tuples: their tables are data (``bot.py``, and what lies in ``play/``).
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOVED = (
    "examples/leduc",
    "examples/tictactoe",
    "src/ludotheque/games/darkrituals",
    "src/ludotheque/games/fortune",
    "src/ludotheque/games/hismment",
    "src/ludotheque/games/thargos",
)
"""Games whose every question is typed; a game joins when its last one is."""

CALLED = frozenset({"option", "question", "answer", "asked", "asking", "choice"})
DECLARED = frozenset({"Option", "Asked"})
LISTS = frozenset({"options", "options_of"})


def is_data(path: Path) -> bool:
    """Whether options are data there."""
    return path.stem == "bot" or "play" in path.parts


def names_of_options(function: ast.AST) -> set[str]:
    """What is an option, an answer or a question in this function."""
    found = set(CALLED)
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and isinstance(node.annotation, ast.Name) and node.annotation.id in DECLARED:
            found.add(node.arg)
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name) and lists(node.iter):
            found.add(node.target.id)
        if isinstance(node, ast.Assign) and is_question(node.value):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def lists(node: ast.AST) -> bool:
    called = node.func if isinstance(node, ast.Call) else node
    return isinstance(called, ast.Attribute) and called.attr in LISTS


def is_question(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "question"


def by_position(tree: ast.Module) -> Iterator[int]:
    """The lines in which an option, an answer or a question is read by position."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    seen: set[int] = set()
    for function in functions:
        names = names_of_options(function)

        def known(node: ast.AST, names: set[str] = names) -> bool:
            return is_question(node) or (isinstance(node, ast.Name) and node.id in names)

        for node in ast.walk(function):
            match node:
                case ast.Subscript(value=value, slice=ast.Constant() | ast.Slice() | ast.UnaryOp()):
                    wrong = known(value)
                case ast.Assign(targets=[ast.Tuple() | ast.List()], value=value):
                    wrong = known(value)
                case ast.For(target=ast.Tuple() | ast.List(), iter=value):
                    wrong = lists(value)
                case ast.comprehension(target=ast.Tuple() | ast.List(), iter=value):
                    wrong = lists(value)
                case ast.Match(subject=value, cases=cases):
                    wrong = known(value) and any(isinstance(case.pattern, ast.MatchSequence) for case in cases)
                case _:
                    continue
            line = getattr(node, "lineno", getattr(value, "lineno", 0))
            if wrong and line not in seen:
                seen.add(line)
                yield line


def mistakes(folder: Path, root: Path = ROOT) -> list[str]:
    """Each place below a folder, as file:line."""
    return [
        f"{path.relative_to(root)}:{line}"
        for path in sorted(folder.rglob("*.py"))
        if not is_data(path.relative_to(folder))
        for line in sorted(by_position(ast.parse(path.read_text(encoding="utf-8"))))
    ]


def main(folders: Sequence[str]) -> int:
    found = [place for folder in folders or MOVED for place in mistakes(ROOT / folder)]
    for place in found:
        print(f"{place}: an option, an answer or a question is read by position; its fields have names")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
