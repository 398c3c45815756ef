"""Words: what the command line itself says, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludotheque.kernel import Game, Problem
from ludotheque.kernel.text import Texts

FRENCH = str.maketrans({",": "\u202f", ".": ",", "%": "\u00a0%"})
TEXTS = Texts(Path(__file__).parent / "text")


def say(lang: str, message: str, **args: object) -> str:
    return TEXTS.say(lang, message, **args)


def digits(lang: str, number: str) -> str:
    """A number written as Python does, as the reader's language does: 1,234.5% is 1 234,5 % in French."""
    return number.translate(FRENCH) if lang == "fr" else number


def told(game: Game[Any], problem: Problem, lang: str) -> str:
    """One thing that is wrong, and where."""
    return str(Problem(game.say_where(problem, lang), game.say_problem(problem, lang), problem.clause))


def list_of(heading: str, game: Game[Any], problems: Iterable[Problem], lang: str) -> str:
    """Everything that is wrong, below a heading."""
    return "\n".join([heading, *(f"  - {told(game, problem, lang)}" for problem in problems)])
