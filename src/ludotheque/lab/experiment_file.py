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
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

from ludotheque import bots
from ludotheque.kernel import Box, Game, LudothequeError, Problem, Setup
from ludotheque.kernel.errors import ContentError, ProblemsError, nearest
from ludotheque.kernel.mistakes import FileError, at, read_text, toml
from ludotheque.kernel.registry import games as all_games
from ludotheque.kernel.registry import no_game
from ludotheque.kernel.text import Said

from .experiment import GAMES, Experiment, Play, Record, Seating, Stop, deck_name
from .words import told

MOST = 10_000_000
"""Matches that one [[play]] may have."""
MEETINGS, FAULTS = 100, 12
"""Deals of a field that are set up beforehand, and problems with them that are told."""

Change = tuple[tuple[str, ...], Any]
"""A field of a play, such as ("options", "ante"), and what it becomes."""


class ExperimentError(ProblemsError):
    heading = told("refused-experiment")


def read(path: Path, change: Change | None = None) -> Experiment:
    """The experiment in a file, perhaps with one thing changed. ExperimentError lists every problem with its line."""
    return parse(read_text(path), path.name, path.stem, change)


def parse(text: str, source: str = "experiment", name: str = "", change: Change | None = None) -> Experiment:
    try:
        data = toml(text)
    except FileError as error:
        raise ExperimentError([Problem(_place(source, error.line), told("wrong-toml", what=error))]) from None
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

    def wrong(self, path: tuple[str, ...], what: Said, clause: str = "") -> None:
        known = next((path[:n] for n in range(len(path), 0, -1) if path[:n] in self.lines), None)
        line = self.lines.get(known, 1) if known else 1
        where = ".".join(part for part in path if not part.isdecimal())
        self.problems.append(Problem(_place(self.source, line), at(where, what), clause))

    def experiment(self, data: dict[str, Any], name: str) -> Experiment:
        self.unknown(data, (), ("name", "key", "games", "stop", "record", "play"))
        title = self.text(data, (), "name", name)
        key = self.text(data, (), "key", "")
        if data.get("key", "") == "":
            self.wrong(("key",), told("wrong-key"))
        games = self.number(data, (), "games", GAMES, 1, MOST)
        stop = self.stop(data["stop"]) if "stop" in data else None
        if stop is not None and "games" in data:
            self.wrong(("games",), told("wrong-games"))
        record = data.get("record", ["cards"])
        if not isinstance(record, list) or any(word not in get_args(Record) for word in record):
            self.wrong(("record",), told("wrong-record", words=", ".join(get_args(Record))))
            record = []
        plays = data.get("play", [])
        if not isinstance(plays, list) or not plays or not all(isinstance(play, dict) for play in plays):
            self.wrong(("play",), told("wrong-play"))
            plays = []
        read = [self.play(play, ("play", str(i))) for i, play in enumerate(plays)]
        made = tuple(play for play in read if play is not None)
        names = [play.name for play in made]
        for i, play in enumerate(made):
            if names.index(play.name) < i:
                self.wrong(("play", str(i), "name"), told("wrong-twice", name=play.name))
        if self.problems:
            raise ExperimentError(self.problems)
        return Experiment(title, key, made, games, stop, tuple(sorted(set(record))))

    def stop(self, data: Any) -> Stop | None:
        if not isinstance(data, dict):
            self.wrong(("stop",), told("wrong-stop"))
            return None
        self.unknown(data, ("stop",), ("width", "least", "most"))
        width = data.get("width")
        if isinstance(width, bool) or not isinstance(width, int | float) or not 0.001 <= width < 1:
            self.wrong(("stop", "width"), told("wrong-width", given=_shown(width)))
            width = 0.1
        least = self.number(data, ("stop",), "least", 200, 2, MOST)
        most = self.number(data, ("stop",), "most", 100_000, 2, MOST)
        if least > most:
            self.wrong(("stop", "least"), told("wrong-least", least=str(least), most=str(most)))
        return Stop(float(width), least, most)

    def play(self, data: dict[str, Any], place: tuple[str, ...]) -> Play | None:
        before = len(self.problems)
        fields = ("name", "game", "mode", "seats", "options", "bots", "seating", "decks", "field", "cards")
        self.unknown(data, place, fields)
        word = data.get("game")
        game = all_games().get(word) if isinstance(word, str) else None
        if game is None:
            self.wrong((*place, "game"), no_game(str(word)))
            return None
        specs = self.bots(game, data.get("bots", ["normal", "easy"]), (*place, "bots"))
        seating = data.get("seating", "rotate")
        if seating not in get_args(Seating):
            self.wrong(
                (*place, "seating"), told("wrong-seating", words=", ".join(get_args(Seating)), given=_shown(seating))
            )
        name = self.text(data, place, "name", "")
        unclear = len(self.problems)
        cards = self.cards(game, data["cards"], (*place, "cards")) if "cards" in data else None
        options = data.get("options", {})
        if not isinstance(options, dict):
            self.wrong((*place, "options"), told("wrong-options"))
            options = {}
        field = self.field(game, data, place) if "field" in data else None
        if len(self.problems) > unclear:  # a setup without them would be found wanting for no fault of its own
            return None
        decks = None if field is not None else data.get("decks")  # those of a field are looked at together, below
        try:
            setup = game.setup(data.get("mode"), data.get("seats"), options, decks, cards)
        except ContentError as error:
            for problem in error.problems:
                self.wrong((*place, *problem.where.replace(": ", ".").split(".")), problem.told)
            return None
        except ProblemsError as error:
            for problem in error.problems:
                self.wrong((*place, *problem.where.split(".")), problem.told, problem.clause)
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
        return play if field is None or self.meet(play, (*place, "field")) else None

    def field(self, game: Game[Any], data: dict[str, Any], place: tuple[str, ...]) -> list[Any] | None:
        field = data["field"]
        if field == "ready":
            field = game.ready_decks(data.get("mode", game.modes[0]))
        if not isinstance(field, list) or len(field) < 2:
            self.wrong((*place, "field"), told("wrong-field"))
            return None
        if isinstance(data.get("decks", {}), dict):
            return field
        self.wrong((*place, "decks"), told("wrong-decks"))
        return None

    def meet(self, play: Play, place: tuple[str, ...]) -> bool:
        """Set up the first matches of a field, until each deck has met many others; every problem is told once."""
        before, found = len(self.problems), set[str]()
        for number in range(MEETINGS * len(play.bots)):
            try:
                play.setup(number)
            except ProblemsError as error:
                names = [deck_name(play.brought[place], place) for place in play.decks_on(number)]
                for problem in error.problems:
                    what = at(", ".join(names), at(problem.where, problem.told))
                    if str(what) not in found and len(found) < FAULTS:
                        found.add(str(what))
                        self.wrong(place, what, problem.clause)
        return len(self.problems) == before

    def called(self, game: Game[Any], setup: Setup, data: dict[str, Any]) -> str:
        """A name for a play that was given none: what is special about it."""
        special = [f"{name}={value}" for name, value in data.get("options", {}).items()]
        return " ".join([game.name, setup.mode.name, *special, "-".join(data.get("bots", []))]).strip()

    def bots(self, game: Game[Any], words: Any, place: tuple[str, ...]) -> tuple[str, ...]:
        if not isinstance(words, list) or not words or not all(isinstance(word, str) for word in words):
            self.wrong(place, told("wrong-bots"))
            return ()
        specs = []
        for word in words:
            try:
                spec = bots.spec_of(game, word)
                bots.make(spec, bytes(16))
                specs.append(spec)
            except LudothequeError as error:
                self.wrong(place, error.args[0])
        return tuple(specs)

    def cards(self, game: Game[Any], changes: Any, place: tuple[str, ...]) -> dict[str, Any] | None:
        """Whole cards, as the printed ones with the changes made."""
        if game.box is None or not isinstance(changes, dict):
            self.wrong(place, told("wrong-no-cards", game=game.name) if game.box is None else told("wrong-cards"))
            return None
        for card, fields in changes.items():
            if not isinstance(fields, dict):
                self.wrong((*place, card), told("wrong-card-fields"))
                return None
        strangers = [card for card in changes if card not in game.box and not _whole(game.box, card, changes[card])]
        for card in strangers:
            near = nearest(card, game.box) or "none"
            self.wrong((*place, card), told("wrong-card", game=game.name, near=near))
        if strangers:
            return None
        try:
            return changed_cards(game, changes)
        except LudothequeError as error:
            self.wrong((*place, *changes), error.args[0])
            return None

    def unknown(self, data: Mapping[str, Any], place: tuple[str, ...], known: tuple[str, ...]) -> None:
        for name in data:
            if name not in known:
                self.wrong((*place, name), told("wrong-unknown", names=", ".join(known)))

    def text(self, data: Mapping[str, Any], place: tuple[str, ...], name: str, default: str) -> str:
        value = data.get(name, default)
        if isinstance(value, str):
            return value
        self.wrong((*place, name), told("wrong-text", given=_shown(value)))
        return default

    def number(
        self, data: Mapping[str, Any], place: tuple[str, ...], name: str, default: int, low: int, high: int
    ) -> int:
        value = data.get(name, default)
        if type(value) is int and low <= value <= high:
            return value
        self.wrong((*place, name), told("wrong-number", low=str(low), high=str(high), given=_shown(value)))
        return default


def _place(source: str, line: int) -> Said:
    return told("wrong-line", file=source, line=str(line))


def _shown(value: object) -> str:
    """A value nearly as the file writes it."""
    return repr(value).lower() if isinstance(value, bool) else repr(value)


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
            raise LudothequeError(told("wrong-entries", n=len(old), given=", ".join(new)))
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
