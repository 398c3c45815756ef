"""Bots: that they get on with it."""

from __future__ import annotations

from ludotheque.bots import Window, make
from ludotheque.games.fortune import game
from ludotheque.games.fortune.basics import enemy_of
from ludotheque.games.fortune.odds import duel
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


def test_an_enemy_with_more_wounds_than_it_had_is_as_good_as_beaten() -> None:
    """The judgement once divided by nought there."""
    board = game.position(mode="basic", seats=2, melee={"enemy": "mobsters", "fighters": [0]})
    assert board.melee is not None
    board.melee.wounds = enemy_of(board, board.melee.enemy).wounds + 3
    assert duel(board, board.heroes[0]) == 1.0
