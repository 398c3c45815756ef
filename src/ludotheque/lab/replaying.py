"""Replaying: a row is a whole match. It can be played again, told as a story, saved for ``ludo replay``, or looked into."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.bots.worth import worth
from ludotheque.kernel import LudothequeError, Match, Plate
from ludotheque.kernel.registry import game as game_called
from ludotheque.kernel.steps import step_name
from ludotheque.kernel.text import words_of

from .experiment import Play
from .playing import answers_in

POINTS = 20
"""Into how many stretches a match is cut for its curve."""


class Course(msgspec.Struct, frozen=True):
    """How a match went: how well each seat stood (0 to 1) at even distances, and what was asked how often."""

    number: int
    standing: list[list[float]]
    results: list[float]
    steps: dict[str, tuple[int, int, int]]
    """By question: how often it was asked, how many options there were in all, how often there was only one."""


def match_of(play: Play, row: dict[str, Any]) -> Match:
    """The match of a row, played to its end."""
    number = row["number"]
    match = Match.new(
        game_called(play.game),
        play.mode,
        play.seats,
        play.options,
        key=bytes.fromhex(row["key"]),
        decks=play.decks_for(number),
        cards=play.cards,
    )
    for place in answers_in(row["answers"]):
        table = match.table
        if table.over or place >= len(table.options):
            raise LudothequeError(
                f"match {number} of {play.name} cannot be played again: were its rules changed since?"
            )
        match.play(table.seat, table.options[place])
    return match


def story(match: Match, play: Play, number: int, lang: str) -> list[str]:
    """What happened, in sentences."""
    return [words_of(line.text) for line in match.log(None, lang, plates(play, number, lang))]


def plates(play: Play, number: int, lang: str) -> list[Plate]:
    """The bots' names, for a story or a table."""
    return [
        Plate(seat=seat, name=f"{play.bots[play.bot_on(seat, number)]} ({seat + 1})", kind="bot")
        for seat in range(play.seats)
    ]


def course(play: Play, row: dict[str, Any]) -> Course:
    """Play a row again and look at how it went."""
    setup = play.setup(row["number"])
    table = setup.deal(bytes.fromhex(row["key"]))
    seats = range(play.seats)
    evaluate = setup.game.evaluate is not None
    answers = list(answers_in(row["answers"]))
    stops = {len(answers) * point // POINTS for point in range(POINTS)}
    seen: dict[int, list[float]] = {}
    steps: dict[str, tuple[int, int, int]] = {}
    for move, place in enumerate(answers):
        if evaluate and move in stops:
            seen[move] = [worth(table, seat) for seat in seats]
        step = step_name(table.asking) if table.asking else ""
        asked, offered, forced = steps.get(step, (0, 0, 0))
        steps[step] = (asked + 1, offered + len(table.options), forced + (len(table.options) == 1))
        table.play(table.options[place])
    standing = [seen[len(answers) * point // POINTS] for point in range(POINTS)] if seen else []
    return Course(row["number"], standing, list(row["results"]), steps)
