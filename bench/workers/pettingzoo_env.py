"""PettingZoo: the classic environments as its env() builds them (with its checking wrappers), driven by last() and step().

The documented sampler, ``action_space(agent).sample(mask)``, costs more than the game; the mask is read directly instead,
so that every library is driven the same way.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import random

from protocol import Work, serve

flatnonzero = import_module("numpy").flatnonzero


def playouts(module: str) -> Work:
    env = import_module(f"pettingzoo.classic.{module}").env()

    def once() -> int:
        env.reset()
        decisions = 0
        while True:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            o = flatnonzero(observation["action_mask"])
            env.step(int(o[int(random() * len(o))]))
            decisions += 1
        assert env.rewards
        return decisions

    return once


serve(
    {"leduc playouts": partial(playouts, "leduc_holdem_v4"), "tictactoe playouts": partial(playouts, "tictactoe_v3")},
    {"name": "PettingZoo", "version": version("pettingzoo")},
)
