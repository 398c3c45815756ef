"""Mistakes: what is wrong with a file or a value that somebody wrote, in our words instead of a parser's."""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .errors import LudothequeError, nearest
from .text import KERNEL_TEXT, Said, Texts, Told

told = Texts(KERNEL_TEXT).told

_OS = {
    errno.ENOENT: "os-missing",
    errno.EACCES: "os-denied",
    errno.EPERM: "os-denied",
    errno.EADDRINUSE: "os-port-taken",
    errno.EISDIR: "os-folder",
    errno.ENOTDIR: "os-file",
    errno.EEXIST: "os-file",
    errno.ENOSPC: "os-full",
    errno.EDQUOT: "os-full",
    errno.EFBIG: "os-full",
}
_TOML = {
    r"Expected newline or end of document after a statement": "toml-line-end",
    r"Expected '=' after a key in a key/value pair": "toml-equals",
    r"Expected '\]+' at the end of an? (?:table|array) declaration": "toml-heading",
    r"Invalid initial character for a key part": "toml-name",
    r"Invalid statement": "toml-name",
    r"Invalid value|Invalid date or datetime": "toml-value",
    r"Unclosed (?:array|inline table)": "toml-open",
    r"Unterminated string|Expected .*|(?:Illegal|Found invalid) character '\\n'": "toml-quotes",
    r"Cannot (?:overwrite a value|declare .* twice|redefine .*|mutate .*)|Duplicate inline table key .*": "toml-twice",
    r"Unescaped .*|Invalid hex value|Escaped character .*": "toml-backslash",
}
_STRUCT = {
    r"Object contains unknown field `(?P<word>.+)`": "value-field",
    r"Object missing required field `(?P<word>.+)`": "value-missing",
    r"Invalid (?:enum )?value '?(?P<word>.+?)'?": "value-word",
    r"Expected `(?P<types>[^`]+)` (?P<sign>[<>]=?) (?P<n>\S+)": "value-bound",
    r"Expected `(?P<types>[^`]+)` of length (?P<sign>[<>]=)? ?(?P<n>\d+)(?:, got \d+)?": "value-length",
    r"Expected `(?P<types>[^`]+)`(?:, got `(?P<given>[^`]+)`)?": "value-type",
}

_SIGNS = {">=": "least", ">": "above", "<=": "most", "<": "below", "=": "is"}


class FileError(LudothequeError):
    """A file that cannot be read, or is not what it should be; ``line`` is where, if that is known."""

    line = 0


class CardMistakes(ValueError):
    """What a card type finds wrong with a card: a field and a sentence for each."""

    def __init__(self, found: Sequence[tuple[str, Said]]) -> None:
        super().__init__("\n".join(str(at(field, what)) for field, what in found))
        self.found = found


def of_system(error: OSError) -> Said:
    """Why the system would not read or write something."""
    return told(_OS[error.errno]) if error.errno in _OS else error.strerror or str(error)


def read_text(path: Path) -> str:
    """A text file. FileError says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a mark first
    except OSError as error:
        raise FileError(told("file-unread", file=str(path), why=of_system(error))) from None
    except UnicodeDecodeError:
        raise FileError(told("file-no-text", file=str(path))) from None


def unwritten(path: Path, error: OSError) -> Told:
    return told("file-unwritten", file=str(path), why=of_system(error))


def toml(text: str) -> dict[str, Any]:
    """The fields of a TOML text. FileError says what is wrong, and in which line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, place = str(error).partition(" (at ")
        found = re.search(r"line (\d+)", place)
        line = int(found[1]) if found else max(1, len(text.splitlines()))
        known = next((message for form, message in _TOML.items() if re.fullmatch(form, what)), "")
        wrong = FileError(told(known) if known else what)
        wrong.line = line
        raise wrong from None


def in_line(error: FileError) -> Said:
    """What is wrong with a TOML file, and in which line."""
    return told("toml-in-line", line=error.line, what=error) if error.line else told("toml-no", what=error)


def not_json(error: Exception) -> Said:
    """What is wrong with a JSON file, or with the fields in it."""
    found = re.search(r"byte (\d+)", str(error))
    if found:
        return told("json-at", byte=int(found[1]) + 1)
    return told("json-cut") if "truncated" in str(error) else readable(error)


def at(field: str, what: Said) -> Said:
    """What is wrong, and with which field."""
    return told("mistake-at", field=field, what=what) if field else what


def of_value(error: Exception, within: str = "", words: Callable[[], set[str]] = set) -> list[tuple[str, Said]]:
    """What msgspec found wrong with a value: the field and a sentence; a card type that knows more tells it all.

    ``words`` are those among which to look for the one that was meant, where a word is wrong.
    """
    text, _, place = str(error).partition(" - at `$")
    field = (within + place.strip("`")).lstrip(".")
    source = error if isinstance(error, CardMistakes) else error.__cause__
    if isinstance(source, CardMistakes):
        return [(field, at(name, what)) if field else (name, what) for name, what in source.found]
    return [(field, _in_words(line, words)) for line in text.splitlines()]


def readable(error: Exception) -> Said:
    """The first of it, with its field."""
    return at(*of_value(error)[0])


def no_field(name: str, words: Callable[[], set[str]]) -> Told:
    return _guessed("value-field", name, words)


def _in_words(text: str, words: Callable[[], set[str]]) -> Said:
    for form, message in _STRUCT.items():
        found = re.fullmatch(form, text)
        if found:
            return _rephrased(message, found.groupdict(), words)
    return text


def _rephrased(message: str, found: Mapping[str, str | None], words: Callable[[], set[str]]) -> Told:
    if message in ("value-field", "value-word"):
        return _guessed(message, str(found["word"]), words)
    if message == "value-missing":
        return told(message, word=found["word"])
    wanted = _types(str(found["types"]))
    if message != "value-type":
        return told(f"{message}-{_SIGNS[found['sign'] or '=']}", wanted=wanted, n=found["n"])
    given = found["given"]
    return told("value-type-not", wanted=wanted, given=_types(given)) if given else told(message, wanted=wanted)


def _guessed(message: str, word: str, words: Callable[[], set[str]]) -> Told:
    """A wrong word, with the one that was probably meant."""
    near = nearest(word, words() - {word})
    return told(f"{message}-but", word=word, near=near) if near else told(message, word=word)


def _types(names: str) -> Said:
    """What a value should be, or was: `int | str` is a whole number or a text."""
    first, *others = [_type(name) for name in names.split(" | ")]
    for other in others:
        first = told("list-or", most=first, last=other)
    return first


def _type(name: str) -> Said:
    return told(f"type-{name}") if name in _TYPES else name


_TYPES = ("int", "float", "str", "bool", "array", "object", "null")
