"""OpenSpiel: C++ games driven from Python, chance nodes included."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random, random
from typing import Any

from protocol import Subjects, Work, cloning, sampled, serve

pyspiel = import_module("pyspiel")

GAMES = {"leduc": "leduc_poker", "tictactoe": "tic_tac_toe", "gin_rummy": "gin_rummy"}


def playouts(name: str) -> Work:
    """Random games; a chance node is drawn by its declared probabilities and not counted."""
    game = pyspiel.load_game(GAMES[name])

    def once() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                x = random()
                for outcome, probability in state.chance_outcomes():
                    x -= probability
                    if x < 0:
                        state.apply_action(outcome)
                        break
            else:
                o = state.legal_actions()
                state.apply_action(o[int(random() * len(o))])
                decisions += 1
        state.returns()
        return decisions

    return once


def clones(name: str) -> Work:
    game = pyspiel.load_game(GAMES[name])

    def decisions(dice: Random) -> Iterable[Any]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                yield state.clone()
            state.apply_action(dice.choice(state.legal_actions()))

    return cloning(sampled(decisions))


subjects: Subjects = {}
for _name in GAMES:
    subjects[f"{_name} playouts"] = partial(playouts, _name)
    subjects[f"{_name} clones"] = partial(clones, _name)

serve(subjects, {"name": "OpenSpiel", "version": version("open_spiel")})
