"""Looking back: the curve ends where the match did, and blunders are found."""

from __future__ import annotations

import ludotheque
from ludotheque.bots.hindsight import hindsight
from ludotheque.kernel import Entry, Match


def played(squares: list[int]) -> Match:
    match = Match.new(ludotheque.game("tictactoe"), key=bytes(16))
    for square in squares:
        match.play(match.table.seat, ["mark", square])
    return match


def test_a_blunder_is_found_and_what_was_better() -> None:
    drawn = played([0, 8, 4, 1, 2, 6, 7, 3, 5])
    lost = played([0, 4, 1, 8, 2])  # seat 1 lets the line 0-1-2 stand, which it could have stopped for a draw
    seen = hindsight(lost.header, lost.answers)
    assert seen.curve[-1].chances == [1.0, 0.0] and seen.curve[-1].move == 5
    assert all(abs(sum(point.chances) - 1) < 1e-6 for point in seen.curve)
    regretted = {regret.move: regret for regret in seen.regrets}
    assert regretted[3].seat == 1 and regretted[3].chosen == ("mark", 8) and regretted[3].better == ("mark", 2)
    assert regretted[3].cost > 0.3
    assert hindsight(drawn.header, drawn.answers).curve[-1].chances == [0.5, 0.5]


def test_the_same_match_gives_the_same_hindsight() -> None:
    match = played([0, 1, 4, 2, 8])
    assert hindsight(match.header, match.answers) == hindsight(match.header, match.answers)


def test_hidden_cards_are_no_obstacle() -> None:
    match = Match.new(ludotheque.game("leduc"), key=bytes(16))
    while not match.table.over:
        match.play(match.table.seat, list(match.table.options[0]))
    seen = hindsight(match.header, [Entry(entry.seat, entry.option) for entry in match.answers])
    assert len(seen.curve) == match.move + 1
