"""Environment: any game and mode for learning programs, after PettingZoo's AEC interface.

observation   {"observation": numbers the seat knows, "action_mask": 1 where an action is offered}
action        a place; ``env.unwrapped.options()`` says which option it stands for now
reward        0 until the end, then -1 (the worst end) to 1 (the best), by what the game says one plays for
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo.utils import AECEnv, wrappers

from ludotheque.bots import Window
from ludotheque.bots.worth import worth
from ludotheque.kernel import Dice, Option, Setup
from ludotheque.kernel.dice import KEY_BYTES
from ludotheque.kernel.registry import game as game_called
from ludotheque.kernel.scene import Plain

from .seeing import features
from .slots import Slots

SAMPLES = 20
"""Random matches from which it is learned what there is to see and to do."""
LONGEST = 10_000
"""Answers after which a match is cut off."""
MOST_FEATURES, SPARE_FEATURES = 4096, 64
MOST_ACTIONS, SPARE_ACTIONS = 1024, 64


def env(
    game: str, mode: str | None = None, seats: int | None = None, options: Mapping[str, Plain] | None = None
) -> Any:
    """The environment of a game, with PettingZoo's usual checks around it."""
    raw = Environment(game, mode, seats, options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class Environment(AECEnv[str, dict[str, Any], int | None]):
    """A match as a learning program sees it. Agents are called seat_0, seat_1, …"""

    def __init__(
        self, game: str, mode: str | None = None, seats: int | None = None, options: Mapping[str, Plain] | None = None
    ) -> None:
        super().__init__()
        self.setup: Setup = game_called(game).setup(mode, seats, options)
        self.metadata = {"name": f"{game}_{self.setup.mode.name}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.seen, self.acts = vocabulary(
            self.setup.game.name, self.setup.mode.name, self.setup.seats, tuple(sorted(self.setup.options.items()))
        )
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        inside = Dict(
            {
                "observation": Box(-32.0, 32.0, (self.seen.size,), np.float32),
                "action_mask": Box(0, 1, (self.acts.size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, inside)
        self.action_spaces = {agent: Discrete(self.acts.size) for agent in self.possible_agents}
        self._seed, self._episode = 0, 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match. The same seed deals the same matches one after the other."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        self._episode += 1
        self._table = self.setup.deal(_key("deal", self._seed, self._episode), told=True)
        self._eyes = Dice(_key("eyes", self._seed, self._episode))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows now; the mask is empty when it is not asked."""
        seat = self.possible_agents.index(agent)
        vector = np.zeros(self.seen.size, np.float32)
        for name, value in features(self._table.guess(seat, self._eyes), seat):
            vector[self.seen.place(name)] += np.sign(value) * np.log1p(abs(value))
        mask = np.zeros(self.acts.size, np.int8)
        if agent == self.agent_selection and not self._table.over:
            mask[list(self._offered)] = 1
        return {"observation": np.clip(vector, -32.0, 32.0), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self._offered.get(int(action)) if action is not None else None
        if option is None:
            raise ValueError(f"action {action} is not offered to {agent} now; the mask says which are")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._table.play(option)
        if self._table.over:
            for seat, each in enumerate(self.agents):
                self.rewards[each] = 2.0 * worth(self._table, seat) - 1.0
                self.terminations[each] = True
        elif self._table.moves >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._turn()
        self._accumulate_rewards()

    def options(self) -> dict[int, Option]:
        """The option behind each action that is offered now."""
        return dict(self._offered)

    def window(self) -> Window:
        """The asked seat's window, so that any of our bots can take part: ``action_of(bot.choose(window()))``."""
        return Window.of(self._table, self._table.seat, self._eyes)

    def action_of(self, option: Option) -> int:
        """The action that stands for an option now."""
        return next(action for action, offered in self._offered.items() if offered == option)

    def render(self) -> str:
        """Whose turn it is and what may be done, as text."""
        return f"{self.agent_selection}: {', '.join(map(repr, self._offered.values()))}"

    def close(self) -> None:
        pass

    def _turn(self) -> None:
        self.agent_selection = self.possible_agents[self._table.seat]
        offered = self._table.options
        places = self.acts.apart(map(repr, offered))
        self._offered = {place: option for place, option in zip(places, offered, strict=True) if place >= 0}


@lru_cache(maxsize=64)
def vocabulary(game: str, mode: str, seats: int, options: tuple[tuple[str, Plain], ...]) -> tuple[Slots, Slots]:
    """What there is to see and to do in a mode, from a few random matches that are always the same."""
    setup = game_called(game).setup(mode, seats, dict(options))
    seen: Counter[str] = Counter()
    done: Counter[str] = Counter()
    most = 1
    for number in range(SAMPLES):
        table, dice = setup.deal(_key("sample", number)), Dice(_key("choices", number))
        while not table.over and table.moves < LONGEST:
            seen.update(name for name, _ in features(table.guess(table.seat, dice), table.seat))
            done.update(map(repr, table.options))
            most = max(most, len(table.options))
            table.play(table.options[dice.below(len(table.options))])
    return Slots(seen, MOST_FEATURES, SPARE_FEATURES), Slots(done, MOST_ACTIONS, max(SPARE_ACTIONS, 4 * most))


def _key(*place: object) -> bytes:
    return blake2b(repr(place).encode(), digest_size=KEY_BYTES, person=b"ludo-rl").digest()
