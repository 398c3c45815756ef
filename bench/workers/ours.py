"""Ludothèque: every registered game and mode, driven through the public API only."""

from __future__ import annotations

import platform
import sys
import sysconfig
from collections.abc import Iterable
from functools import partial
from random import Random, random
from typing import Any

from protocol import Subjects, Work, cloning, sampled, serve

import ludotheque
from ludotheque.kernel import table as kernel_table

NAME = "Ludothèque"


def playouts(game: str, mode: str) -> Work:
    setup = ludotheque.game(game).setup(mode=mode)
    work = setup.game.work  # what an automaton decided counts too
    games = 0

    def once() -> int:
        nonlocal games
        games += 1
        table = setup.deal(games.to_bytes(16, "little"))
        decisions = 0
        while not table.over:
            o = table.options
            table.play(o[int(random() * len(o))])
            decisions += 1
        assert table.result
        return decisions + work(table) if work else decisions

    return once


def clones(game: str, mode: str) -> Work:
    setup = ludotheque.game(game).setup(mode=mode)

    def decisions(dice: Random) -> Iterable[Any]:
        table = setup.deal(dice.randbytes(16))
        while not table.over:
            yield table.clone()
            table.play(dice.choice(table.options))

    return cloning(sampled(decisions))


def python_build() -> str:
    """Which Python made these figures; a build without profile-guided optimisation is much slower, so it must be said."""
    flags = sysconfig.get_config_var("CONFIG_ARGS") or ""
    tuned = [word for word, flag in (("PGO", "--enable-optimizations"), ("LTO", "--with-lto")) if flag in flags]
    kernel = "interpreted" if str(kernel_table.__file__).endswith(".py") else "compiled"
    return (
        f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()}, "
        f"{' and '.join(tuned) or 'no PGO, no LTO'}), kernel {kernel}, {sys.platform} {platform.machine()}"
    )


subjects: Subjects = {}
shelf = {name: {"modes": list(game.modes), "bars": game.bars} for name, game in ludotheque.games().items()}
for _name, _facts in shelf.items():
    for _mode in _facts["modes"]:
        subjects[f"{_name}/{_mode} playouts"] = partial(playouts, _name, _mode)
        subjects[f"{_name}/{_mode} clones"] = partial(clones, _name, _mode)

serve(subjects, {"name": NAME, "version": ludotheque.__version__, "python": python_build(), "games": shelf})
