"""make mutants: which changes are made, that they are found in any order of the tree, and that survivors are told."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutants

RULES = '''"""A rule."""

LIMIT = 3


def allowed(n: int) -> bool:
    """At most three."""
    return n <= LIMIT and n != 0


def settle(found: list[int], n: int) -> list[int]:
    if n > 7:
        found.append(n)
        return found
    found.clear()
    return found + [n]
'''

TESTS = """from rules import allowed, settle


def test_the_limit():
    assert allowed(3) and not allowed(4) and not allowed(0)


def test_settling():
    assert settle([1], 8) == [1, 8]
    assert settle([1], 2) == [2]
"""

TRY = """import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from tools.mutants import Trial, drawn
folder = Path({folder!r})
trial = Trial("toy", folder / "toy", [folder / "tests"], folder, folder)
sys.path.insert(0, str(folder / "toy"))
trial.try_all(drawn(trial.changes(), 1), 1, trial.keep)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("toy/rules.py", RULES), ("toy/view.py", "A = 1\n"), ("tests/test_toy.py", TESTS)):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    (tmp_path / "tests" / "conftest.py").write_text(
        f"import sys\nsys.path.insert(0, {str(tmp_path / 'toy')!r})\n", encoding="utf-8"
    )
    return tmp_path


def test_what_is_changed(folder: Path) -> None:
    found = {(change.function, change.old, change.new) for change in mutants.changes("toy/rules.py", folder)}
    assert {
        ("", "3", "4"),
        ("allowed", "n <= LIMIT", "n < LIMIT"),
        ("allowed", "n <= LIMIT", "n >= LIMIT"),
        ("allowed", "n <= LIMIT and n != 0", "(n <= LIMIT or n != 0)"),
        ("settle", "n > 7", "True"),
        ("settle", "found.append(n)", "pass"),
        ("settle", "return found", "pass"),
    } <= found
    assert not any("At most" in old for _, old, _ in found)


def test_only_rules_are_changed(folder: Path) -> None:
    assert [path.name for path in mutants.rules_of(folder / "toy")] == ["rules.py"]


def test_the_order_by_seed_stays_when_other_places_change(folder: Path) -> None:
    page = folder / "toy" / "rules.py"
    before = [change.key for change in mutants.drawn(mutants.changes("toy/rules.py", folder), 5)]
    page.write_text("BEFORE = 5\n" + page.read_text())
    after = [change.key for change in mutants.drawn(mutants.changes("toy/rules.py", folder), 5)]
    assert [key for key in after if key in before] == before
    assert [change.key for change in mutants.drawn(mutants.changes("toy/rules.py", folder), 6)] != after


def test_survivors_are_those_that_no_test_notices(folder: Path) -> None:
    program = TRY.format(root=str(mutants.ROOT), folder=str(folder))
    subprocess.run([sys.executable, "-c", program], cwd=folder, check=True)
    trial = mutants.Trial("toy", folder / "toy", [folder / "tests"], folder, folder)
    survived = {change.key for change in trial.changes() if not trial.results[change.key]["noticed"]}
    assert survived == {
        "toy/rules.py:settle: 7 → 6",
        "toy/rules.py:settle: n > 7 → n >= 7",
    }
    assert "-    if n > 7:\n+    if n >= 7:" in next(
        change.diff(folder) for change in trial.changes() if change.new == "n >= 7"
    )
    assert all(trial.known(change) for change in trial.changes())


def test_new_tests_meet_the_survivors_again(folder: Path) -> None:
    trial = mutants.Trial("toy", folder / "toy", [folder / "tests"], folder, folder)
    noticed, survived = trial.changes()[:2]
    trial.keep(noticed, mutants.NOTICED)
    trial.keep(survived, mutants.SURVIVED)
    assert trial.known(survived)
    (folder / "tests" / "test_more.py").write_text("def test_more(): pass\n")
    again = mutants.Trial("toy", folder / "toy", [folder / "tests"], folder, folder)
    assert again.known(noticed) and not again.known(survived)


def test_an_argued_survivor_is_known_by_its_line(folder: Path) -> None:
    (folder / "tests" / "equivalent.txt").write_text("toy/rules.py:settle: 7 → 6: nobody has seven\n")
    trial = mutants.Trial("toy", folder / "toy", [folder / "tests"], folder, folder)
    assert list(trial.argued()) == ["toy/rules.py:settle: 7 → 6"]
