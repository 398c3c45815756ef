"""Sights: a table as it stands now, for the eyes that look at it; each thing made once for all who see the same."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.kernel.scene import LogLine, Plate

from .ledger import Ledger
from .messages import Beat, encode

NEVER = -1
MOST_LOGS = 40
"""Beginnings of a log that are kept: whoever reads back asks for ever new ones."""


class Sights:
    """Good for one version of a table; whatever happens to it, others are made."""

    def __init__(self, ledger: Ledger, told: int = NEVER) -> None:
        """``told``: how many lines the story had before the answer that led here, if that can be retold."""
        self.match = ledger.match
        self.seats = ledger.seats
        self.told = told
        self._plates: dict[str, list[Plate]] = {}
        self._scenes: dict[tuple[int | None, str], msgspec.Raw] = {}
        self._lines: dict[tuple[int | None, str, int], list[LogLine]] = {}
        self._stops: list[Any] | None = None
        self._beats: dict[tuple[int | None, str], list[Beat]] = {}

    def plates(self, lang: str) -> list[Plate]:
        plates = self._plates.get(lang)
        if plates is None:
            plates = self._plates[lang] = self.seats.plates(self.match.game, lang)
        return plates

    def scene(self, eye: int | None, lang: str) -> msgspec.Raw:
        """The scene as JSON."""
        scene = self._scenes.get((eye, lang))
        if scene is None:
            scene = self._scenes[eye, lang] = msgspec.Raw(encode(self.match.scene(eye, lang, self.plates(lang))))
        return scene

    def log(self, eye: int | None, lang: str, first: int) -> list[LogLine]:
        lines = self._lines.get((eye, lang, first))
        if lines is None:
            lines = self.match.log(eye, lang, self.plates(lang), first)
            if len(self._lines) < MOST_LOGS:
                self._lines[eye, lang, first] = lines
        return lines

    def beats(self, eye: int | None, lang: str) -> list[Beat]:
        """How the last answer led here, for those who saw the table before it."""
        if self._stops is None:
            self._stops = self.match.retold()
        beats = self._beats.get((eye, lang))
        if beats is None:
            plates = self.plates(lang)
            beats = self._beats[eye, lang] = [
                Beat(msgspec.Raw(encode(self.match.game.scene(stop, eye, lang, plates))), len(stop.story))
                for stop in self._stops
            ]
        return beats
