"""Teach a table of numbers to beat the greedy bot at Leduc poker, in a minute or two:   python examples/rl/train_leduc.py

The learner knows nothing of poker. It keeps, for each observation and each action, the mean of what came of it, mostly takes
the best one known, and sometimes tries another (Monte Carlo control). Then it plays matches it has never seen, and the
result is given with its 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from ludotheque import bots, rl

Memory = dict[bytes, tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]]
"""For each observation: how often each action was taken there, and the mean reward that followed."""


class Learner:
    def __init__(self, seed: int) -> None:
        self.memory: Memory = {}
        self.chance = np.random.default_rng(seed)
        self.path: list[tuple[bytes, int]] = []

    def act(self, observation: dict[str, Any], curiosity: float) -> int:
        offered = np.flatnonzero(observation["action_mask"])
        known = observation["observation"].tobytes()
        if known not in self.memory:
            size = len(observation["action_mask"])
            self.memory[known] = np.zeros(size), np.zeros(size)
        if self.chance.random() < curiosity:
            action = int(self.chance.choice(offered))
        else:
            action = int(offered[np.argmax(self.memory[known][1][offered])])
        self.path.append((known, action))
        return action

    def learn(self, reward: float) -> None:
        for known, action in self.path:
            count, mean = self.memory[known]
            count[action] += 1
            mean[action] += (reward - mean[action]) / count[action]
        self.path.clear()


def play(env: rl.Environment, learner: Learner, number: int, seed: int | None, curiosity: float) -> float:
    """One match against the greedy bot, from alternating seats; what the learner got, -1 to 1."""
    env.reset(seed=seed)
    mine = f"seat_{number % 2}"
    rival = bots.make("greedy", number.to_bytes(16, "little"))
    while not any(env.terminations.values()):
        if env.agent_selection == mine:
            env.step(learner.act(env.observe(mine), curiosity))
        else:
            env.step(env.action_of(rival.choose(env.window())))
    return float(env.rewards[mine])


def train(matches: int, trials: int, seed: int = 1) -> tuple[float, float]:
    """Learn, then be judged on new matches: the mean reward and half the width of its 95 % interval."""
    env, learner = rl.Environment("leduc"), Learner(seed)
    for number in range(matches):
        learner.learn(play(env, learner, number, seed if number == 0 else None, 1.0 - 0.9 * number / matches))
    won = []
    for number in range(trials):
        won.append(play(env, learner, number, seed + 1 if number == 0 else None, 0.0))
        learner.path.clear()
    return float(np.mean(won)), float(1.96 * np.std(won, ddof=1) / np.sqrt(trials))


def main() -> int:
    parser = argparse.ArgumentParser(description="Train a table of numbers against the greedy bot at Leduc poker.")
    parser.add_argument("--matches", type=int, default=30_000, help="to learn from (default: %(default)s)")
    parser.add_argument("--trials", type=int, default=6_000, help="to be judged by (default: %(default)s)")
    asked = parser.parse_args()
    mean, margin = train(asked.matches, asked.trials)
    verdict = "beats" if mean - margin > 0 else "does not clearly beat"
    sys.stdout.write(f"It gets {mean:+.3f} ± {margin:.3f} a match out of ±1: it {verdict} greedy.\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
