"""Learning environments: every game and mode as a PettingZoo AEC environment (``pip install "ludotheque[rl]"``).

from ludotheque import rl
env = rl.env("leduc")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))
"""

from .environment import Environment, env

__all__ = ["Environment", "env"]
