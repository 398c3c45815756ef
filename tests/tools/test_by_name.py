"""The lint rule against reading choices by position."""

import ast
from pathlib import Path

import pytest

from tools import by_name


@pytest.mark.parametrize(
    "line",
    [
        "a = option[1]",
        "a = option[1:]",
        "a = thing[-1]",
        "verb, *rest = option",
        "then = table.question[1]",
        "_, then, facts = table.question",
        "asked = table.question; a = asked[2]",
        "x = [each[0] for each in table.options]",
        "for each in table.options_of(0): print(each[1])",
        "for verb, *rest in table.options: print(verb)",
        "match option:\n        case ('lay', card): pass",
    ],
)
def test_reading_by_position_is_found(line: str) -> None:
    code = f"def f(table, option, thing: Option):\n    {line}\n"
    assert list(by_name.by_position(ast.parse(code)))


@pytest.mark.parametrize(
    "line",
    [
        "a = option.card",
        "a = table.sides[1]",
        "match option:\n        case Lay(card=card): pass",
        "for each in table.options: print(each.card)",
        "a, b = table.facts(act)",
    ],
)
def test_reading_by_name_is_right(line: str) -> None:
    assert not list(by_name.by_position(ast.parse(f"def f(table, option):\n    {line}\n")))


def test_bots_may_read_tuples(tmp_path: Path) -> None:
    for name in ("bot.py", "play/search.py", "rules/turn.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("def f(option):\n    return option[0]\n")
    assert by_name.mistakes(tmp_path, tmp_path) == ["rules/turn.py:2"]


def test_the_games_that_have_moved_read_by_name() -> None:
    assert by_name.main([]) == 0
