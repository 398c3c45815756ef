"""Tic-tac-toe, clause by clause."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import testing
from ludotheque.kernel import IllegalOption
from ludotheque.testing import key_of, rule
from tictactoe import LINES

GAME = ludotheque.game("tictactoe")


def played(*squares: int) -> Any:
    """A match in which these squares were marked in turn."""
    table = GAME.new(key=key_of("tictactoe"))
    for square in squares:
        table.play(("mark", square))
    return table


def ranks(table: Any) -> list[int]:
    return [outcome.rank for outcome in table.result]


@rule("TTT-01")
def test_nine_empty_squares_and_the_crosses_begin() -> None:
    table = played()
    assert table.seat == 0 and table.squares == [-1] * 9
    assert table.options == [("mark", square) for square in range(9)]


@rule("TTT-02")
def test_in_turn_on_empty_squares_only() -> None:
    table = played(4)
    assert table.seat == 1 and ("mark", 4) not in table.options and len(table.options) == 8
    with pytest.raises(IllegalOption) as refused:
        table.play(("mark", 4))
    assert refused.value.clause == "TTT-02"


@rule("TTT-02")
def test_a_mark_stays() -> None:
    table = played(4, 0, 8)
    assert [table.squares[square] for square in (4, 0, 8)] == [0, 1, 0]


@rule("TTT-03")
@pytest.mark.parametrize("line", LINES)
def test_three_in_any_line_win_at_once_for_either_player(line: tuple[int, int, int]) -> None:
    others = [square for square in range(9) if square not in line]
    # Two more squares that make no line of their own with a third one marked before them.
    first = played(line[0], others[0], line[1], others[1], line[2])
    assert first.over and ranks(first) == [1, 2]
    spare = next(
        (a, b, c)
        for a in others
        for b in others
        for c in others
        if len({a, b, c}) == 3 and not any(set(other) == {a, b, c} for other in LINES)
    )
    second = played(spare[0], line[0], spare[1], line[1], spare[2], line[2])
    assert second.over and ranks(second) == [2, 1]


@rule("TTT-03")
def test_there_are_eight_lines() -> None:
    rows = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
    assert {*LINES} == {*rows, *zip(*rows, strict=True), (0, 4, 8), (2, 4, 6)}


@rule("TTT-03")
def test_the_ninth_mark_can_win() -> None:
    table = played(0, 1, 2, 3, 4, 6, 5, 7, 8)
    assert table.over and ranks(table) == [1, 2]


@rule("TTT-04")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    table = played(0, 1, 2, 4, 3, 5, 7, 6, 8)
    assert table.over and ranks(table) == [1, 1] and [outcome.score for outcome in table.result] == [0, 0]


def test_every_clause_has_a_test() -> None:
    assert not GAME.rulebook("en").clauses.keys() - testing.clauses_tested(Path(__file__).parent).keys()
