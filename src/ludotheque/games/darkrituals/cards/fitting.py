"""DRM-S04 DRM-S15 DRM-Z09 Whether what the players chose, and cards of their own, can be played together."""

from __future__ import annotations

from ludotheque.kernel import Problem, Setup

from .misfits import misfits


def check_setup(setup: Setup) -> list[Problem]:
    """DRM-S04 DRM-S15 DRM-Z09 Nobody stands twice, rewards lie on different numbers, cards of one's own can be used."""
    problems = []
    for who, clause, most in (("hero", "DRM-S04", 6), ("witch", "DRM-S15", 3)):
        chosen = [setup[f"{who}_{i}"] for i in range(1, most + 1)]
        for i, name in enumerate(chosen):
            if name in chosen[:i]:
                problems.append(setup.game.problem(f"options.{who}_{i + 1}", f"{who}-twice", clause, card=name))
    placed = [value for name, value in setup.options.items() if name.startswith("plague_") and name != "plague_value"]
    if len(set(placed)) < len(placed):
        twice = next(i for i, n in enumerate(placed) if n in placed[:i])
        problems.append(setup.game.problem(f"options.plague_{twice + 1}", "plague-twice", "DRM-Z09", n=placed[twice]))
    if setup.decks is not None:
        problems.append(setup.game.problem("decks", "no-decks"))
    return [*problems, *misfits(setup)]
