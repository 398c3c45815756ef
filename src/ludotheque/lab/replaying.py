"""Replaying: a row is a whole match. It can be played again, told as a story, saved for ``ludo replay``, or looked into."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.bots.worth import worth
from ludotheque.kernel import Entry, Header, LudothequeError, Plate, Setup
from ludotheque.kernel.steps import step_name
from ludotheque.kernel.text import LANGUAGES, words_of

from .experiment import Play
from .playing import answers_in
from .words import told

POINTS = 20
"""Into how many stretches a match is cut for its curve."""


Prompts = dict[str, dict[str, str]]
"""By question: what a seat that was asked it was once told, in each language."""


class Course(msgspec.Struct, frozen=True):
    """How a match went: how well each seat stood (0 to 1) at even distances, and what was asked how often."""

    number: int
    standing: list[list[float]]
    results: list[float]
    steps: dict[str, tuple[int, int, int]]
    """By question: how often it was asked, how many options there were in all, how often there was only one."""


class Recording(msgspec.Struct, frozen=True):
    """A row as a match: its header and answers, and the finished table with its story."""

    play: Play
    number: int
    header: Header
    answers: list[Entry]
    table: Any

    def story(self, lang: str) -> list[str]:
        """What happened, in sentences."""
        game = self.table.setup.game
        return [words_of(line.text) for line in game.log(self.table, None, lang, plates(self.play, self.number))]

    def replay_file(self) -> dict[str, Any]:
        """What ``ludo replay`` reads: as ``Match.replay_file``, but without keeping a story or a way back meanwhile."""
        game = self.table.setup.game
        table = self.table.setup.deal(bytes.fromhex(self.header.key))
        hashes = [game.digest(table)]
        for entry in self.answers:
            assert entry.option is not None
            table.play(tuple(entry.option), entry.seat)
            hashes.append(game.digest(table))
        return {
            "header": msgspec.to_builtins(self.header),
            "answers": msgspec.to_builtins(self.answers),
            "hashes": hashes,
        }


def recorded(play: Play, row: dict[str, Any]) -> Recording:
    """The match of a row, played to its end."""
    number, key = row["number"], row["key"]
    header = Header(
        game=play.game,
        rules=play.rules,
        content=play.content,
        mode=play.mode,
        seats=play.seats,
        options=play.options,
        key=key,
        decks=play.decks_for(number),
        cards=play.cards,
    )
    table = play.setup(number).deal(bytes.fromhex(key), told=True)
    answers = []
    for place in answers_in(row["answers"]):
        if table.over or place >= len(table.options):
            raise LudothequeError(told("error-unplayable", number=number, name=play.name))
        option = table.options[place]
        answers.append(Entry(table.seat, list(option)))
        table.play(option)
    return Recording(play, number, header, answers, table)


def plates(play: Play, number: int) -> list[Plate]:
    """The bots' names, for a story or a table."""
    return [
        Plate(seat=seat, name=f"{play.bots[play.bot_on(seat, number)]} ({seat + 1})", kind="bot")
        for seat in range(play.seats)
    ]


def course(setup: Setup, row: dict[str, Any], prompts: Prompts) -> Course:
    """Play a row again and look at how it went; questions that ``prompts`` does not hold yet are written down there."""
    table = setup.deal(bytes.fromhex(row["key"]))
    seats = range(setup.seats)
    evaluate = setup.game.evaluate is not None
    answers = list(answers_in(row["answers"]))
    stops = {len(answers) * point // POINTS for point in range(POINTS)}
    seen: dict[int, list[float]] = {}
    steps: dict[str, tuple[int, int, int]] = {}
    for move, place in enumerate(answers):
        if evaluate and move in stops:
            seen[move] = [worth(table, seat) for seat in seats]
        step = step_name(table.asking) if table.asking else ""
        if step not in prompts:
            prompts[step] = {lang: _prompt(table, lang) for lang in LANGUAGES}
        asked, offered, forced = steps.get(step, (0, 0, 0))
        steps[step] = (asked + 1, offered + len(table.options), forced + (len(table.options) == 1))
        table.play(table.options[place])
    standing = [seen[len(answers) * point // POINTS] for point in range(POINTS)] if seen else []
    return Course(row["number"], standing, list(row["results"]), steps)


def _prompt(table: Any, lang: str) -> str:
    prompt = table.setup.game.scene(table, table.seat, lang).prompt
    return words_of(prompt.text) if prompt is not None else ""
