"""What people bring to a match in a file: decks for the whole table, or one deck or story in any form that can be shared."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

import ludotheque
from ludotheque.kernel import Game, Workshop
from ludotheque.kernel.scene import Plain

from .app import UsageError


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
        raise UsageError(f'{file} does not say which game it is for: add game = "…" or use --game')
    rules = ludotheque.game(name)
    if rules.check_decks is None:
        raise UsageError(f"{rules.name} is played without decks of one's own")
    found = Brought(rules, mode or fields.get("mode"), fields.get("seats"), {**fields.get("options", {}), **options})
    if "decks" in fields:
        found.decks = fields["decks"]
        return found
    found.one = {key: value for key, value in content.items() if key not in _ABOUT} if fields else content
    if not rules.workshops or not found.one:
        raise UsageError(f"{file} holds no decks: put them under decks, as the page of {rules.name} shows")
    found.workshop = _workshop_for(found)
    return found


_ABOUT = ("game", "mode", "seats", "options")


def _content(file: Path, game: str | None) -> Any:
    """Named fields from TOML or JSON, else the text itself."""
    ready = [name for shop in (ludotheque.game(game).workshops.values() if game else ()) for name in shop.ready()]
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        if _game_of_code(str(file)) or str(file) in ready:
            return str(file)
        known = f"; ready-made ones are {', '.join(ready)}" if ready else ""
        raise UsageError(f"{file} cannot be read: {error.strerror}{known}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{file} cannot be read: it is not text") from None
    try:
        if file.suffix == ".json":
            content = msgspec.json.decode(text)
            return content if isinstance(content, (dict, str)) else {"decks": content}
        return tomllib.loads(text) if file.suffix == ".toml" else text
    except (tomllib.TOMLDecodeError, msgspec.DecodeError) as error:
        raise UsageError(f"{file} is not valid {'JSON' if file.suffix == '.json' else 'TOML'}: {error}") from None


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
