"""What people bring to a match in a file: decks for the whole table, or one deck or story in any form that can be shared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import ludotheque
from ludotheque.kernel import Game, Workshop
from ludotheque.kernel.mistakes import FileError, at, in_line, not_json, read_text, toml
from ludotheque.kernel.scene import Plain

from .app import UsageError
from .words import told


class Brought(msgspec.Struct):
    """A file, understood. Either ``decks`` is there, as a match takes them, or one thing that a workshop can read."""

    game: Game[Any]
    mode: str | None = None
    seats: int | None = None
    options: dict[str, Plain] = {}
    decks: Any = None
    one: Any = None
    workshop: Workshop[Any] | None = None

    @property
    def playing_mode(self) -> str | None:
        """The mode asked for, or the first that has a use for it."""
        if self.mode or self.workshop is None:
            return self.mode
        return next(mode for mode in self.game.modes if self.workshop.serves(mode))

    def as_decks(self) -> Any:
        """What a match takes: one thing alone is the first seat's, or the table's."""
        if self.workshop is None:
            return self.decks
        return [self.one] if self.workshop.per_seat else {self.workshop.id: self.one}


def read_brought_file(file: Path, game: str | None, mode: str | None, options: dict[str, Plain]) -> Brought:
    """A TOML or JSON file with named fields, or any text that a workshop can read; in place of a file, a share code or the
    name of a ready-made one.
    """
    content = _content(file, game)
    fields = content if isinstance(content, dict) else {}
    name = game or fields.get("game") or _game_of_code(content)
    if not isinstance(name, str):
        raise UsageError(told("error-which-game", file=str(file)))
    rules = ludotheque.game(name)
    if rules.check_decks is None:
        raise UsageError(told("error-without-decks", game=rules.name))
    if not isinstance(fields.get("options", {}), dict) or not isinstance(fields.get("mode", ""), str):
        raise UsageError(told("error-file-setup", file=str(file)))
    found = Brought(rules, mode or fields.get("mode"), fields.get("seats"), {**fields.get("options", {}), **options})
    if "decks" in fields:
        found.decks = fields["decks"]
        return found
    found.one = {key: value for key, value in content.items() if key not in _ABOUT} if fields else content
    if not rules.workshops or not found.one:
        raise UsageError(told("error-no-decks", file=str(file)))
    found.workshop = _workshop_for(found)
    return found


_ABOUT = ("game", "mode", "seats", "options")


def _content(file: Path, game: str | None) -> Any:
    """Named fields from TOML or JSON, else the text itself."""
    ready = [name for shop in (ludotheque.game(game).workshops.values() if game else ()) for name in shop.ready()]
    try:
        text = read_text(file)
    except FileError as error:
        if _game_of_code(str(file)) or str(file) in ready:
            return str(file)
        raise UsageError(
            told("error-but-ready", what=error, names=", ".join(ready))
            if ready and not file.exists()
            else error.args[0]
        ) from None
    try:
        if file.suffix == ".json":
            content = msgspec.json.decode(text)
            return content if isinstance(content, (dict, str)) else {"decks": content}
        return toml(text) if file.suffix == ".toml" else text
    except FileError as error:
        raise UsageError(at(str(file), in_line(error))) from None
    except msgspec.DecodeError as error:
        raise UsageError(at(str(file), not_json(error))) from None


def _game_of_code(text: object) -> str | None:
    """The game whose share code a text holds."""
    for game in ludotheque.games().values():
        if isinstance(text, str) and any(workshop.prefix in text for workshop in game.workshops.values()):
            return game.name
    return None


def _workshop_for(found: Brought) -> Workshop[Any]:
    """The workshop that understands it best."""
    mode = found.mode or found.game.modes[0]

    def misunderstood(workshop: Workshop[Any]) -> tuple[bool, bool, int]:
        serving = workshop.serves(mode) or not found.mode
        setup, _ = found.game.draft(mode)
        if setup is None:  # the mode is wrong, which will be said
            return not serving, False, 0
        made, problems = workshop.read(setup, found.one, workshop.id)
        return not serving, made is None, len(problems)

    return min(found.game.workshops.values(), key=misunderstood)
