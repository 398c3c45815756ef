"""Shelf: the games as the first page shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotheque.kernel import Game, Setting
from ludotheque.kernel.registry import games

from .shapes import GameShape, LessonShape, ModeShape, SettingShape, StageShape, StrengthShape, Value
from .wording import value_label
from .workshops import on_the_shelf


@cache
def shelf(lang: str) -> list[GameShape]:
    return [_game(game, lang) for game in games().values()]


def _game(game: Game[Any], lang: str) -> GameShape:
    return GameShape(
        name=game.name,
        title=game.title(lang),
        blurb=game.wording(lang, "blurb"),
        icon=game.icon,
        skin=game.skin,
        art=game.art,
        modes=[_mode(game, mode, lang) for mode in game.modes],
        strengths=[StrengthShape(name, game.strength_name(name, lang), spec) for name, spec in game.strengths.items()],
        campaign=[StageShape(mode, game.mode_name(mode, lang)) for mode in game.campaign],
        workshops=[on_the_shelf(game, workshop, lang) for workshop in game.workshops.values()],
    )


def _mode(game: Game[Any], mode: str, lang: str) -> ModeShape:
    return ModeShape(
        name=mode,
        title=game.mode_name(mode, lang),
        help=game.mode_help(mode, lang),
        seats=list(game.seats(mode)),
        together=game.mode(mode).together,
        settings=[_setting(game, setting, lang) for setting in game.options(mode)],
        lessons=[
            LessonShape(name, game.wording(lang, lesson.title, name), lesson.seats or game.seats(mode)[0])
            for name, lesson in game.lessons.items()
            if (lesson.mode or game.modes[0]) == mode
        ],
    )


def _setting(game: Game[Any], setting: Setting, lang: str) -> SettingShape:
    name = setting.name
    return SettingShape(
        name=name,
        label=game.wording(lang, f"setting-{name}", name),
        help=game.wording(lang, f"setting-{name}-help"),
        default=setting.default,
        values=[Value(value, value_label(game, name, value, lang)) for value in setting.values] or None,
        low=setting.low,
        high=setting.high,
        clause=setting.clause,
    )
