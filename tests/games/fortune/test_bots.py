"""Bots: that they get on with it."""

from __future__ import annotations

from ludotheque.bots import Window, make
from ludotheque.games.fortune import game
from ludotheque.kernel import Dice


def test_a_team_of_bots_does_not_talk_for_ever() -> None:
    """They once offered each other swaps without end: while nothing is decided, nothing can go wrong."""
    key = (13).to_bytes(16, "big")
    dice = Dice(key)
    board = game.setup("coop_mob", 8).deal(dice.fork().key)
    bots = [make("greedy:1", dice.fork().key) for _ in board.heroes]
    while not board.over and board.round < 6:
        board.play(bots[board.seat].choose(Window.of(board, board.seat, dice)))
        assert board.moves < 150 * board.round
