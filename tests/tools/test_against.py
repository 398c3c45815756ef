"""make against: two trees are played in turns, and told apart only beyond doubt."""

import re
import subprocess
import sys

import pytest

from tools.mutants import ROOT

AGAINST = [sys.executable, str(ROOT / "bench" / "against.py")]


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*AGAINST, *arguments], capture_output=True, text=True, cwd=ROOT)


@pytest.fixture(autouse=True)
def history() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("needs the history")


def test_each_line_has_a_ratio_and_its_interval() -> None:
    done = run("HEAD", "--games", "tictactoe", "--pairs", "2", "--seconds", "0.01", "--bar", "0.01")
    row = re.search(r"\| tictactoe, duel \| (\S+) \| (\S+) – (\S+) \|", done.stdout)
    assert done.returncode == 0 and row, done.stderr
    ratio, low, high = map(float, row.groups())
    assert low <= ratio <= high


def test_slower_is_said_when_the_whole_interval_lies_below_the_bar() -> None:
    done = run("HEAD", "--games", "tictactoe", "--pairs", "2", "--seconds", "0.01", "--bar", "1e9")
    assert done.returncode == 1 and "| slower" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"), [(["no-such-commit"], "no-such-commit"), (["HEAD", "--pairs", "1"], "--pairs")]
)
def test_what_cannot_be_compared_is_said(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert done.returncode and words in done.stderr
