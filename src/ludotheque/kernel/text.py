"""Text: every sentence, in every language, from Fluent files. Rules code never builds one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource

from .scene import Ref, Rich, Target

LANGUAGES = ("en", "fr")
KERNEL_TEXT = Path(__file__).parent / "text"

# A link travels through Fluent as private-use characters: kind, id and the words to show.
_OPEN, _BAR, _CLOSE = "\ue000", "\ue001", "\ue002"
_LINK = re.compile(f"{_OPEN}(.*?){_BAR}(.*?){_BAR}(.*?){_CLOSE}")
_CACHE_LIMIT = 20_000


class Texts:
    """The sentences of some folders, later ones over earlier ones (the kernel's own, then the game's)."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self.gaps: set[str] = set()
        """Messages asked for and not found, or found wanting a variable; tests want it empty."""
        self._bundles: dict[str, FluentBundle] = {}
        self._cache: dict[object, str] = {}

    def say(self, lang: str, message: str, **args: object) -> str:
        """The sentence called ``message``; a visible gap, and an entry in ``gaps``, if it does not exist."""
        key = (lang, message, tuple(args.items()))
        found = self._cache.get(key)
        if found is None:
            if len(self._cache) > _CACHE_LIMIT:
                self._cache.clear()
            found = self._cache[key] = self._format(lang, message, args)
        return found

    def told(self, message: str, **values: object) -> Told:
        """The same sentence, to be said once its reader is known."""
        return Told(self, message, values)

    def __reduce__(self) -> tuple[Any, ...]:
        return Texts, self.folders

    def has(self, lang: str, message: str) -> bool:
        return self._bundle(lang).has_message(message)

    def ids(self, lang: str) -> set[str]:
        """Every message of this language, for tests that compare languages."""
        bundle = self._bundle(lang)
        return set(bundle._messages)

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            if lang not in LANGUAGES:
                raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
            bundle = FluentBundle([lang], use_isolating=False)
            for folder in self.folders:
                for path in sorted(folder.glob(f"**/{lang}.ftl")) + sorted(folder.glob(f"{lang}/*.ftl")):
                    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
            self._bundles[lang] = bundle
        return self._bundles[lang]

    def _format(self, lang: str, message: str, args: dict[str, object]) -> str:
        bundle = self._bundle(lang)
        if not bundle.has_message(message):
            self.gaps.add(f"{lang}: {message}")
            return f"⟨{message}⟩"
        value = bundle.get_message(message).value
        assert value is not None
        text, errors = bundle.format_pattern(value, args)
        self.gaps.update(f"{lang}: {message}: {error}" for error in errors)
        return str(text)


class Speaker(Protocol):
    """Whoever knows sentences by name: files of them, or a game, which also knows what its cards are called."""

    def say(self, lang: str, message: str, **args: object) -> str: ...


class Told:
    """A sentence that waits for its reader: ``said`` in their language, English as ``str``. Values may be sentences too."""

    __slots__ = ("texts", "message", "values")

    def __init__(self, texts: Speaker, message: str, values: Mapping[str, object]) -> None:
        self.texts = texts
        self.message = message
        self.values = values

    def said(self, lang: str) -> str:
        return self.texts.say(lang, self.message, **{name: said(value, lang) for name, value in self.values.items()})

    def __str__(self) -> str:
        return self.said("en")

    def __repr__(self) -> str:
        return f"Told({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes; a game does not, so its sentences come out in English there."""
        return (Told, (self.texts, self.message, self.values)) if isinstance(self.texts, Texts) else (str, (str(self),))


Said = str | Told
"""A sentence in any language, or words that are the same in all of them."""


def said(what: object, lang: str) -> Any:
    """A sentence, or an error that holds one, in this language; anything else as it is."""
    return what.said(lang) if hasattr(what, "said") else what


def link(kind: str, target: str, words: str) -> str:
    """A word that leads somewhere, to be put into a sentence as an argument."""
    return f"{_OPEN}{kind}{_BAR}{target}{_BAR}{words}{_CLOSE}"


def rich(text: str) -> Rich:
    """A formatted sentence with its links taken apart."""
    parts: Rich = []
    end = 0
    for found in _LINK.finditer(text):
        if found.start() > end:
            parts.append(text[end : found.start()])
        kind, target, words = found.groups()
        parts.append(Ref(to=cast(Target, kind), id=target, text=words))
        end = found.end()
    if end < len(text):
        parts.append(text[end:])
    return parts


def unlinked(text: str) -> str:
    """The same sentence as plain words."""
    return _LINK.sub(r"\3", text) if _OPEN in text else text


def words_of(parts: Rich) -> str:
    """A rich sentence as plain words."""
    return "".join(part if isinstance(part, str) else part.text for part in parts)
