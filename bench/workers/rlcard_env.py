"""RLCard: Leduc hold'em through env.step, which also encodes an observation every step (it cannot be turned off)."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from random import random

from protocol import Work, serve

rlcard = import_module("rlcard")


def playouts() -> Work:
    env = rlcard.make("leduc-holdem")

    def once() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            o = list(state["legal_actions"])
            state, _ = env.step(o[int(random() * len(o))])
            decisions += 1
        env.get_payoffs()
        return decisions

    return once


serve({"leduc playouts": playouts}, {"name": "RLCard", "version": version("rlcard")})
