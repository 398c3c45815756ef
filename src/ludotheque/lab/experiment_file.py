"""Experiment file: a TOML file that says what is played, checked whole before anything runs.

key = "spring"                   # the words all chance follows from: same words, same matches, on any machine
games = 2000                     # of each [[play]]; or a rule when to stop:
stop = { width = 0.02 }          # as soon as every share of wins is known within ± 0.01

[[play]]
game = "leduc"
bots = ["normal", "easy"]        # strengths, or bots with their budgets: "ismcts:400"
options = { ante = 2 }
cards.king.rank = 4              # another number on a card
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

from ludotheque import bots
from ludotheque.kernel import Box, Game, LudothequeError, Problem, Setup
from ludotheque.kernel.errors import ContentError, ProblemsError, nearest
from ludotheque.kernel.registry import games as all_games

from .experiment import GAMES, Experiment, Play, Record, Seating, Stop, deck_name

MOST = 10_000_000
"""Matches that one [[play]] may have."""
MEETINGS, FAULTS = 100, 12
"""Deals of a field that are set up beforehand, and problems with them that are told."""

Change = tuple[tuple[str, ...], Any]
"""A field of a play, such as ("options", "ante"), and what it becomes."""


class ExperimentError(ProblemsError):
    heading = "this experiment cannot be run"


def read(path: Path, change: Change | None = None) -> Experiment:
    """The experiment in a file, perhaps with one thing changed. ExperimentError lists every problem with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LudothequeError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise LudothequeError(f"{path} is not a text file in UTF-8") from None
    return parse(text, path.name, path.stem, change)


def parse(text: str, source: str = "experiment", name: str = "", change: Change | None = None) -> Experiment:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, place = str(error).partition(" (at ")
        line = re.search(r"line (\d+)", place)
        number = line[1] if line else str(max(1, len(text.splitlines())))
        raise ExperimentError([Problem(f"{source}, line {number}", f"not valid TOML: {what}")]) from None
    if change is not None:
        path, value = change
        for play in data.get("play", []):
            _put(play, path, value)
    return _Reader(text, source).experiment(data, name or source)


def _put(play: Any, path: tuple[str, ...], value: Any) -> None:
    """Change one field of a play, making the tables on the way."""
    *way, last = path
    for part in way:
        play = play.setdefault(part, {}) if isinstance(play, dict) else {}
    if isinstance(play, dict):
        play[last] = value


class _Reader:
    """Checks an experiment, keeping every problem with the line it comes from."""

    def __init__(self, text: str, source: str) -> None:
        self.lines = _lines(text)
        self.source = source
        self.problems: list[Problem] = []

    def wrong(self, path: tuple[str, ...], what: str) -> None:
        known = next((path[:n] for n in range(len(path), 0, -1) if path[:n] in self.lines), None)
        line = self.lines.get(known, 1) if known else 1
        where = ".".join(part for part in path if not part.isdecimal())
        self.problems.append(Problem(f"{self.source}, line {line}", f"{where}: {what}" if where else what))

    def experiment(self, data: dict[str, Any], name: str) -> Experiment:
        self.unknown(data, (), ("name", "key", "games", "stop", "record", "play"))
        title = self.text(data, (), "name", name)
        key = self.text(data, (), "key", "")
        if data.get("key", "") == "":
            self.wrong(("key",), 'say which words all chance follows from, such as key = "spring"')
        games = self.number(data, (), "games", GAMES, 1, MOST)
        stop = self.stop(data["stop"]) if "stop" in data else None
        if stop is not None and "games" in data:
            self.wrong(("games",), "either games or stop; how many at most is stop.most")
        record = data.get("record", ["cards"])
        if not isinstance(record, list) or any(word not in get_args(Record) for word in record):
            self.wrong(("record",), f"should be a list of some of {', '.join(get_args(Record))}")
            record = []
        plays = data.get("play", [])
        if not isinstance(plays, list) or not plays or not all(isinstance(play, dict) for play in plays):
            self.wrong(("play",), "there is nothing to play: add [[play]] with a game and its bots")
            plays = []
        read = [self.play(play, ("play", str(i))) for i, play in enumerate(plays)]
        made = tuple(play for play in read if play is not None)
        names = [play.name for play in made]
        for i, play in enumerate(made):
            if names.index(play.name) < i:
                self.wrong(("play", str(i), "name"), f"two plays are called {play.name!r}: give each a name of its own")
        if self.problems:
            raise ExperimentError(self.problems)
        return Experiment(title, key, made, games, stop, tuple(sorted(set(record))))

    def stop(self, data: Any) -> Stop | None:
        if not isinstance(data, dict):
            self.wrong(("stop",), "should be written { width = 0.02 }")
            return None
        self.unknown(data, ("stop",), ("width", "least", "most"))
        width = data.get("width")
        if isinstance(width, bool) or not isinstance(width, int | float) or not 0.001 <= width < 1:
            self.wrong(("stop", "width"), f"should be a number from 0.001 to below 1, not {width!r}")
            width = 0.1
        least = self.number(data, ("stop",), "least", 200, 2, MOST)
        most = self.number(data, ("stop",), "most", 100_000, 2, MOST)
        if least > most:
            self.wrong(("stop", "least"), f"{least} is more than most, which is {most}")
        return Stop(float(width), least, most)

    def play(self, data: dict[str, Any], at: tuple[str, ...]) -> Play | None:
        before = len(self.problems)
        fields = ("name", "game", "mode", "seats", "options", "bots", "seating", "decks", "field", "cards")
        self.unknown(data, at, fields)
        word = data.get("game")
        game = all_games().get(word) if isinstance(word, str) else None
        if game is None:
            self.wrong((*at, "game"), f"no game is called {word!r}; there are {', '.join(all_games())}")
            return None
        specs = self.bots(game, data.get("bots", ["normal", "easy"]), (*at, "bots"))
        seating = data.get("seating", "rotate")
        if seating not in get_args(Seating):
            self.wrong((*at, "seating"), f"should be one of {', '.join(get_args(Seating))}, not {seating!r}")
        name = self.text(data, at, "name", "")
        unclear = len(self.problems)
        cards = self.cards(game, data["cards"], (*at, "cards")) if "cards" in data else None
        options = data.get("options", {})
        if not isinstance(options, dict):
            self.wrong((*at, "options"), "should be written { name = value }")
            options = {}
        field = self.field(game, data, at) if "field" in data else None
        if len(self.problems) > unclear:  # a setup without them would be found wanting for no fault of its own
            return None
        decks = None if field is not None else data.get("decks")  # those of a field are looked at together, below
        try:
            setup = game.setup(data.get("mode"), data.get("seats"), options, decks, cards)
        except ContentError as error:
            for problem in error.problems:
                self.wrong((*at, *problem.where.replace(": ", ".").split(".")), problem.what)
            return None
        except ProblemsError as error:
            for problem in error.problems:
                self.wrong((*at, *problem.where.split(".")), problem.what + _rule(problem))
            return None
        if len(self.problems) > before:
            return None
        play = Play(
            name=name or self.called(game, setup, data),
            game=game.name,
            mode=setup.mode.name,
            seats=setup.seats,
            options=setup.options,
            bots=specs,
            seating=seating,
            decks=data.get("decks"),
            field=field,
            cards=cards,
            rules=game.version,
            content=game.content,
        )
        return play if field is None or self.meet(play, (*at, "field")) else None

    def field(self, game: Game[Any], data: dict[str, Any], at: tuple[str, ...]) -> list[Any] | None:
        field = data["field"]
        if field == "ready":
            field = game.ready_decks(data.get("mode", game.modes[0]))
        if not isinstance(field, list) or len(field) < 2:
            self.wrong(
                (*at, "field"), 'should be a list of two decks or more, or "ready" for those the game comes with'
            )
            return None
        if isinstance(data.get("decks", {}), dict):
            return field
        self.wrong((*at, "decks"), "either decks, one for each seat, or a field of decks that meet one another")
        return None

    def meet(self, play: Play, at: tuple[str, ...]) -> bool:
        """Set up the first matches of a field, until each deck has met many others; every problem is told once."""
        before, told = len(self.problems), set[str]()
        for number in range(MEETINGS * len(play.bots)):
            try:
                play.setup(number)
            except ProblemsError as error:
                names = [deck_name(play.brought[place], place) for place in play.decks_on(number)]
                for problem in error.problems:
                    what = f"{', '.join(names)}: {problem.where}: {problem.what}{_rule(problem)}"
                    if what not in told and len(told) < FAULTS:
                        told.add(what)
                        self.wrong(at, what)
        return len(self.problems) == before

    def called(self, game: Game[Any], setup: Setup, data: dict[str, Any]) -> str:
        """A name for a play that was given none: what is special about it."""
        special = [f"{name}={value}" for name, value in data.get("options", {}).items()]
        return " ".join([game.name, setup.mode.name, *special, "-".join(data.get("bots", []))]).strip()

    def bots(self, game: Game[Any], words: Any, at: tuple[str, ...]) -> tuple[str, ...]:
        if not isinstance(words, list) or not words or not all(isinstance(word, str) for word in words):
            self.wrong(at, 'should be a list of bots or strengths, such as ["normal", "easy"]')
            return ()
        specs = []
        for word in words:
            try:
                spec = bots.spec_of(game, word)
                bots.make(spec, bytes(16))
                specs.append(spec)
            except LudothequeError as error:
                self.wrong(at, str(error))
        return tuple(specs)

    def cards(self, game: Game[Any], changes: Any, at: tuple[str, ...]) -> dict[str, Any] | None:
        """Whole cards, as the printed ones with the changes made."""
        if game.box is None or not isinstance(changes, dict):
            self.wrong(at, f"{game.name} has no cards to change" if game.box is None else "should name cards by id")
            return None
        for card, fields in changes.items():
            if not isinstance(fields, dict):
                self.wrong((*at, card), "should name fields of the card and what they become")
                return None
        strangers = [card for card in changes if card not in game.box and not _whole(game.box, card, changes[card])]
        for card in strangers:
            near = nearest(card, game.box)
            advice = f"did you mean {near}?" if near else "a new one is written here whole, or brought with --cards"
            self.wrong((*at, card), f"no card of {game.name} is called so; {advice}")
        if strangers:
            return None
        try:
            return changed_cards(game, changes)
        except LudothequeError as error:
            self.wrong((*at, *changes), str(error))
            return None

    def unknown(self, data: Mapping[str, Any], at: tuple[str, ...], known: tuple[str, ...]) -> None:
        for name in data:
            if name not in known:
                self.wrong((*at, name), f"is not known here; there are {', '.join(known)}")

    def text(self, data: Mapping[str, Any], at: tuple[str, ...], name: str, default: str) -> str:
        value = data.get(name, default)
        if isinstance(value, str):
            return value
        self.wrong((*at, name), f"should be a text in quotes, not {value!r}")
        return default

    def number(self, data: Mapping[str, Any], at: tuple[str, ...], name: str, default: int, low: int, high: int) -> int:
        value = data.get(name, default)
        if type(value) is int and low <= value <= high:
            return value
        self.wrong((*at, name), f"should be a whole number from {low} to {high}, not {value!r}")
        return default


def _rule(problem: Problem) -> str:
    return f" [{problem.clause}]" if problem.clause else ""


def _whole(box: Box[Any], card: str, fields: Any) -> bool:
    """Whether this is a card by itself, and no change of one."""
    try:
        box.extended({card: fields})
    except ContentError:
        return False
    return True


def changed_cards(game: Game[Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Printed cards with some fields changed, as card files write them; a card that does not exist yet is taken whole."""
    assert game.box is not None
    return {card: merged(game.box.raw.get(card, {}), fields) for card, fields in changes.items()}


def merged(old: Any, new: Any) -> Any:
    """``new`` over ``old``: tables field by field, lists by place (``{"0": {…}}``), anything else replaced."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{name: merged(old.get(name), value) for name, value in new.items()}}
    if isinstance(old, list) and isinstance(new, dict) and all(place.isdecimal() for place in new):
        if any(int(place) >= len(old) for place in new):
            raise LudothequeError(f"there are {len(old)} entries, counted from 0; not {', '.join(new)}")
        return [merged(value, new[str(i)]) if str(i) in new else value for i, value in enumerate(old)]
    return new


_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
_FIELD = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")


def _lines(text: str) -> dict[tuple[str, ...], int]:
    """The line on which each field of a TOML text is written, by its path; entries of [[lists]] are counted."""
    found: dict[tuple[str, ...], int] = {}
    counts: dict[tuple[str, ...], int] = {}
    here: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            parts = _parts(header[2])
            here = ()
            for i, part in enumerate(parts):
                here = (*here, part)
                if header[1] == "[[" and i == len(parts) - 1:
                    counts[here] = counts.get(here, -1) + 1
                if here in counts:
                    here = (*here, str(counts[here]))
            found.setdefault(here, number)
        elif field := _FIELD.match(line):
            path = (*here, *_parts(field[1]))
            for n in range(len(here) + 1, len(path) + 1):
                found.setdefault(path[:n], number)
            for inner in re.finditer(r"[{,]\s*([\w-]+)\s*=", line[field.end() :]):
                found.setdefault((*path, inner[1]), number)
    return found


def _parts(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]
