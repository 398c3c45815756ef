"""Standings: who wins — by bot, by seat, and by what a seat played as."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.kernel.registry import game as game_called

from . import measures
from .experiment import Play
from .measures import Line
from .results import Results
from .stats import Estimate
from .words import of_game, say, trait_value

MOST = 16
"""Values of a trait that are set against one another, each against each."""

Meetings = dict[tuple[str, str], Estimate]
"""How often this won against that."""


class Standings(msgspec.Struct, frozen=True):
    play: Play
    bots: list[Line]
    seats: list[Line]
    traits: dict[str, list[Line]]
    meetings: dict[str, Meetings]
    """By trait, where two seats play against each other."""

    @property
    def rivals(self) -> bool:
        """Whether seats play against one another."""
        return self.play.seats > 1 and not game_called(self.play.game).mode(self.play.mode).together

    def groups(self, lang: str) -> list[tuple[str, list[Line]]]:
        """Everything that is compared, by its name."""
        found = [(say(lang, "by-bot"), self.bots)] if len(self.bots) > 1 or not self.rivals else []
        if self.play.seats > 1:
            found.append((say(lang, "by-seat"), _called(self.seats, lambda name: say(lang, "seat-n", n=name))))
        return found + [(self.trait_name(trait, lang), self.called(trait, lang)) for trait in self.traits]

    def called(self, trait: str, lang: str) -> list[Line]:
        """The values of a trait by name, the best first."""
        return _called(self.traits[trait], self.namer(trait, lang))

    def trait_name(self, trait: str, lang: str) -> str:
        usual = say(lang, f"trait-{trait}") if trait in ("deck", "hero") else trait.replace("_", " ")
        name = of_game(game_called(self.play.game), f"trait-{trait}", lang, usual)
        return say(lang, "by-trait", trait=name[:1].lower() + name[1:])

    def namer(self, trait: str, lang: str) -> Callable[[str], str]:
        """What values of a trait are called."""
        game = game_called(self.play.game)
        return lambda value: trait_value(game, trait, value, lang)


def stand(results: Results, play: int) -> Standings:
    return stand_of(measures.chairs(measures.games(results, play)), results.experiment.plays[play])


def stand_of(chairs: Any, play: Play) -> Standings:
    standings = Standings(
        play, measures.by_bot(chairs, play), measures.by_seat(chairs), measures.by_trait(chairs, play), {}
    )
    if play.seats == 2 and standings.rivals:
        for trait, named in measures.traits(chairs, play).items():
            if 2 < named["as"].n_unique() <= MOST:
                standings.meetings[trait] = measures.meetings(named)
    return standings


def _called(lines: list[Line], name: Callable[[str], str]) -> list[Line]:
    return [msgspec.structs.replace(line, name=name(line.name)) for line in lines]
