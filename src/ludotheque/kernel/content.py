"""Content: cards as data. A folder of TOML files becomes typed cards, or a list of everything that is wrong with it.

A card file holds tables named by card id; fields are those of the game's card type (a msgspec Struct), checked strictly:

    [guardian]
    kind = "lasting"
    effects = [{ verb = "boost", attribute = "might", by = 1 }]

People's own cards (``LUDOTHEQUE_CARDS``, ``ludo --cards FOLDER``, or the cards of one match) are written in the same form,
with ``name = "Golem"`` or ``name = { en = "Golem", fr = "Golem" }`` beside the fields.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args

import msgspec

from .errors import ContentError, Problem
from .mistakes import CardMistakes, FileError, at, in_line, no_field, of_value, read_text, told, toml
from .text import LANGUAGES, Said

C = TypeVar("C", bound=msgspec.Struct)

OWN_CARDS = "LUDOTHEQUE_CARDS"
"""The environment variable that names folders of people's own cards, a folder for each game in them."""
OF_A_MATCH = "cards"
"""Where cards come from that are in no file: they were given with the match."""


class Box(Generic[C]):
    """All the cards a match is played with: the ``own`` first ones are the game's, in file order, then those that were
    added, by id. Games number cards and texts in that order, so a loaded match must find it again, however it was saved.
    Never changed; extending it makes another box.
    """

    def __init__(
        self,
        kind: type[C],
        cards: Mapping[str, C],
        raw: Mapping[str, Any],
        extra: Mapping[str, Any],
        own: int,
        sources: Mapping[str, str],
    ) -> None:
        self.kind = kind
        self.own = own
        names = list(cards)
        self.cards = {card: cards[card] for card in names[:own] + sorted(names[own:])}
        self.raw = dict(raw)
        self.extra = dict(extra)
        """Cards that the game does not bring itself, in card-file form, so that a match can be saved with them."""
        self.sources = dict(sources)
        """The file that each card comes from."""
        self.digest = blake2b(msgspec.json.encode(self.raw, order="deterministic"), digest_size=16).hexdigest()

    def __getitem__(self, card: str) -> C:
        return self.cards[card]

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def name(self, card: str, lang: str) -> str:
        """What a card that the game does not bring itself is called; empty for the game's own, which its texts name."""
        if card not in self.extra:
            return ""
        name = self.extra[card].get("name", "")
        return str(name.get(lang, "") if isinstance(name, Mapping) else name)

    def called(self, card: str, lang: str) -> str:
        """The name of a card that has no words in the game's texts; without a name, its id has to do."""
        return self.name(card, lang) or card.replace("_", " ").replace("-", " ").capitalize()

    def place(self, card: str, field: str) -> Said:
        """Where a field of a card is written: in which file, or, given with the match, as programs call it."""
        source = self.sources[card]
        return f"{source}.{card}.{field}" if source == OF_A_MATCH else at(source, at(card, field))

    def extended(self, raw: Mapping[str, Any], source: str = OF_A_MATCH) -> Box[C]:
        """This box with more cards, or others in place of those with the same id."""
        problems: list[Problem] = []
        cards = {**self.cards, **_convert(self.kind, raw, source, problems)}
        if problems:
            raise ContentError(problems)
        sources = {**self.sources, **dict.fromkeys(raw, source)}
        return Box(self.kind, cards, {**self.raw, **raw}, {**self.extra, **raw}, self.own, sources)


def read_box(kind: type[C], folder: Path) -> Box[C]:
    """Read every card file of a game. Raises ContentError with all problems: file, card, field."""
    problems: list[Problem] = []
    raw = _read_files(folder, problems)
    cards = {}
    for source, data in raw.items():
        cards.update(_convert(kind, data, source, problems))
    if problems:
        raise ContentError(problems)
    every = {card: fields for data in raw.values() for card, fields in data.items()}
    sources = {card: source for source, data in raw.items() for card in data}
    return Box(kind, cards, every, {}, len(cards), sources)


def own_cards(box: Box[C], game: str) -> Box[C]:
    """The box with people's own cards for this game, from the folders that the environment names."""
    for place in filter(None, os.environ.get(OWN_CARDS, "").split(os.pathsep)):
        problems: list[Problem] = []
        if not Path(place).is_dir():
            problems.append(Problem(place, told("no-card-folder")))
        files = _read_files(Path(place), problems, f"{game}/")
        for source, data in files.items():
            _convert(box.kind, data, source, problems)
        if problems:
            raise ContentError(problems)
        for source, data in files.items():
            box = box.extended(data, source)
    return box


def _read_files(folder: Path, problems: list[Problem], within: str = "") -> dict[str, dict[str, Any]]:
    """Card files by name, each with its cards; no id twice. ``within``: those of one folder in it only."""
    files: dict[str, dict[str, Any]] = {}
    seen: set[str] = set()
    for path in sorted(folder.glob(f"{within}**/*.toml")):
        name = path.relative_to(folder).as_posix()
        try:
            data = toml(read_text(path))
        except FileError as error:
            problems.append(Problem(name, in_line(error)))
            continue
        twice = sorted(data.keys() & seen)
        problems += [Problem(at(name, card), told("card-id-twice")) for card in twice]
        seen |= data.keys()
        files[name] = data
    return files


def _convert(kind: type[C], data: Mapping[str, Any], source: str, problems: list[Problem]) -> dict[str, C]:
    cards = {}
    for card, fields in data.items():
        try:
            cards[card] = msgspec.convert(_without_name(fields, kind), kind)
        except (msgspec.ValidationError, ValueError) as error:
            problems += [Problem(at(source, card), at(*mistake)) for mistake in _mistakes(kind, fields, error)]
    return cards


def _mistakes(kind: Any, fields: Any, first: Exception) -> list[tuple[str, Said]]:
    """Everything that is wrong with a card, where reading it stopped at the first: its fields are read one by one."""

    def words() -> set[str]:
        return _words(kind, set())

    card_type = _type_of(kind, fields)
    if card_type is None:
        return of_value(first, words=words)
    config = card_type.__struct_config__
    known = {field.encode_name: field for field in msgspec.structs.fields(card_type)}
    strange = fields.keys() - known.keys() - {config.tag_field, "name"}
    mistakes: list[tuple[str, Said]] = [("", no_field(name, words)) for name in fields if name in strange]
    mistakes += [(name, told("value-absent")) for name, field in known.items() if field.required and name not in fields]
    try:
        _without_name(fields, kind)
    except ValueError as error:
        mistakes += of_value(error)
    unread, values = set(), {}
    for name in filter(known.__contains__, fields):
        values[known[name].name] = fields[name]
        try:
            values[known[name].name] = msgspec.convert(fields[name], known[name].type)
        except (msgspec.ValidationError, ValueError) as error:
            unread.add(name)
            mistakes += of_value(error, name, words)
    try:
        card_type(**values)
    except ValueError as error:
        mistakes += [mistake for mistake in of_value(error) if mistake[0] not in unread]
    except (TypeError, AttributeError, LookupError):
        pass  # a field is missing or could not be read, and what the type checks further needs it
    return mistakes or of_value(first, words=words)


def _words(kind: Any, seen: set[Any]) -> set[str]:
    """What cards of a type are written in: its fields, the tags and the values to choose from, at any depth."""
    if isinstance(kind, str):
        return {kind}
    words, parts = set(), list(get_args(kind))
    if hasattr(kind, "__struct_config__") and kind not in seen:
        seen.add(kind)
        fields = msgspec.structs.fields(kind)
        words = {str(kind.__struct_config__.tag), *(field.encode_name for field in fields)}
        parts += [field.type for field in fields]
    return words.union(*[_words(part, seen) for part in parts])


def _type_of(kind: Any, fields: Any) -> Any:
    """The card type that the fields are meant for, if that is clear."""
    if not isinstance(fields, Mapping):
        return None
    configs = {each: getattr(each, "__struct_config__", None) for each in get_args(kind) or (kind,)}
    fitting = [each for each, config in configs.items() if config and config.tag == fields.get(config.tag_field)]
    return fitting[0] if len(fitting) == 1 else None


def _without_name(fields: Any, kind: Any) -> Any:
    """The fields that the card type knows. ValueError if the name is not one that can be shown."""
    types = (kind, *get_args(kind))  # a game may have cards of several types
    if not isinstance(fields, Mapping) or any("name" in getattr(each, "__struct_fields__", ()) for each in types):
        return fields
    name = fields.get("name", "")
    names = name if isinstance(name, Mapping) else dict.fromkeys(LANGUAGES, name)
    if names.keys() != set(LANGUAGES) or not all(isinstance(word, str) for word in names.values()):
        raise CardMistakes([("name", told("card-name"))])
    return {field: value for field, value in fields.items() if field != "name"}
