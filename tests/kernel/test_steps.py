"""Steps: what their stored name is, and whose they are."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque.kernel import RulesError
from ludotheque.kernel.steps import package_of, step_called, step_name, steps_of

RULES = """from ludotheque.kernel import Table, step


@step()
def turn(table: Table) -> None:
    \"\"\"Somebody's turn.\"\"\"
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages that can be imported for as long as the test runs."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]
    package_of.cache_clear()


def write(folder: Path, rulebook: bool) -> None:
    (folder / "inner").mkdir(parents=True)
    for file in ("__init__.py", "inner/__init__.py"):
        (folder / file).write_text("")
    (folder / "rules.py").write_text(RULES)
    (folder / "inner" / "more.py").write_text(RULES.replace("turn", "more"))
    if rulebook:
        (folder / "rulebook").mkdir()


@pytest.mark.parametrize("namespace", ["acme_a", "acme_b", "acme_c"])
def test_two_games_in_one_package_have_steps_of_the_same_name(shelf: Path, namespace: str) -> None:
    """In a namespace package as in one with code of its own; a room of a game belongs to the game."""
    regular = namespace == "acme_c"
    for game in ("alpha", "beta"):
        write(shelf / namespace / game, rulebook=regular or game == "beta")
    if regular:
        (shelf / namespace / "__init__.py").write_text("")
    for game in ("alpha", "beta"):
        rules, more = (import_module(f"{namespace}.{game}.{room}") for room in ("rules", "inner.more"))
        assert step_name(rules.turn) == f"{namespace}.{game}.turn"
        assert step_called(step_name(more.more)) is more.more
        assert steps_of(f"{namespace}.{game}") == [rules.turn, more.more]


def test_within_a_game_a_name_is_used_once(shelf: Path) -> None:
    write(shelf / "twice", rulebook=True)
    (shelf / "twice" / "again.py").write_text(RULES)
    import_module("twice.rules")
    with pytest.raises(RulesError, match=r"two steps are called twice\.turn"):
        import_module("twice.again")


def test_the_names_that_saved_matches_hold_stay_as_they_are() -> None:
    import_module("ludotheque.games.thargos")
    import_module("leduc")
    assert package_of("ludotheque.games.thargos.turn") == "thargos"
    assert package_of("leduc.rules") == "leduc"
