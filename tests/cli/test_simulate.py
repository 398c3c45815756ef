"""Simulations: the same numbers from the same seed, and honest ones."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from ludotheque.cli.arena import Contest, Played, play_all
from ludotheque.cli.simulate import histogram
from ludotheque.cli.tally import bot_names, by_bot, by_seat, lengths

from .conftest import Ludo


def test_any_number_of_processes_gives_the_same_numbers(ludo: Ludo) -> None:
    reports = []
    for jobs in (1, 2):
        result = ludo(
            "simulate", "leduc", "--games", 41, "--bots", "normal,ismcts:5", "--seed", 5, "--jobs", jobs, "--json"
        )
        assert result.exit_code == 0, result.output
        report = json.loads(result.stdout)
        assert report.pop("jobs") == jobs
        report.pop("seconds")
        reports.append(report)
    assert reports[0] == reports[1]
    assert [line["name"] for line in reports[0]["bots"]] == ["greedy", "ismcts:5"]
    assert sum(line["won"] for line in reports[0]["bots"]) == sum(line["won"] for line in reports[0]["by_seat"])


def test_another_process_gives_the_same_numbers() -> None:
    """Strings hash differently in every process; nothing may depend on that."""
    command = [
        sys.executable,
        "-c",
        "from ludotheque.cli import main; main()",
        "simulate",
        "leduc",
        "--games",
        "6",
        "--jobs",
        "1",
    ]
    told = []
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            command + ["--bots", "ismcts:40,greedy", "--seed", "5", "--json"], env=env, capture_output=True, check=True
        )
        report = json.loads(run.stdout)
        report.pop("seconds")
        told.append(report)
    assert told[0] == told[1]


def test_seats_rotate() -> None:
    contest = Contest("tictactoe", None, 2, {}, ("random", "greedy:1"), "s")
    assert [[contest.bot_on(seat, number) for seat in (0, 1)] for number in (0, 1)] == [[0, 1], [1, 0]]
    played = [match for batch in play_all(contest, 7, 1) for match in batch]
    assert [match.number for match in played] == list(range(7))
    assert [line.played for line in by_bot(contest, played)] == [7, 7]


def test_a_readable_report(ludo: Ludo) -> None:
    out = ludo("simulate", "tictactoe", "-n", 30, "--bots", "random,random", "--seed", 2, "--jobs", 1).output
    assert "Tic-tac-toe, Duel, 2 seats: 30 matches" in out
    assert "random #1" in out and "random #2" in out and "Shared by all" in out
    assert "decisions/s with 1 process" in out and "median" in out
    assert max(map(len, out.splitlines())) <= 100
    french = ludo("simulate", "leduc", "-n", 5, "--seed", 2, "--jobs", 1, lang="fr").output
    assert "5 parties" in french and "intervalle à 95\u00a0%" in french and re.search(r"\d,\d\u00a0%", french)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "normal,godlike"], "strengths easy"),
        (["--bots", "ismcts:x"], "ismcts:400"),
        (["--bots", ","], "at least one bot"),
        (["--games", "0"], "--games"),
        (["--mode", "trio"], "there are duel"),
        (["-o", "ante=99"], "1–5"),
    ],
)
def test_errors(ludo: Ludo, words: list[str], message: str) -> None:
    result = ludo("simulate", "leduc", *words)
    assert result.exit_code == 2
    assert message in result.stderr and not result.stdout


def test_counting() -> None:
    contest = Contest("any", None, 2, {}, ("a", "b"), "s")
    played = [
        Played(0, 4, (2, 1), (1, 2)),
        Played(1, 8, (0, 0), (1, 1)),
        Played(2, 6, (0, 5), (2, 1)),
        Played(3, 5, (3, 0), (1, 2)),
    ]
    a, b = by_bot(contest, played)
    assert (a.won, b.won, a.shared, b.shared) == (1, 2, 1, 1)
    first, second = by_seat(contest, played)
    assert (first.won, second.won) == (2, 1) and first.score == 1.25
    assert lengths(played).low == 4 and lengths(played).median == 6 and lengths(played).high == 8
    assert bot_names(("x", "y", "x")) == ["x #1", "y", "x #2"]
    assert histogram([2, 2, 3]) == "  2 █▄ 3"
