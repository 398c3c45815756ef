"""Texts that belong to no game — the kernel's, the server's, the page's — are complete and well set in both languages."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from .words import badly_typeset, french_files

ROOT = Path(__file__).parents[2]
FRENCH = [path for folder in ("src", "web/src", "examples") for path in french_files(ROOT / folder)]
PAIRS = [(path.with_name("en.ftl"), path) for path in FRENCH if path.name == "fr.ftl"]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def entries(path: Path) -> list[Any]:
    return list(FluentResource(path.read_text(encoding="utf-8")).body)


@pytest.mark.parametrize("path", FRENCH, ids=name_of)
def test_french_is_typeset(path: Path) -> None:
    wrong = badly_typeset(path)
    assert not wrong, "an unbreakable space is missing:\n" + "\n".join(wrong)


@pytest.mark.parametrize(("english", "french"), PAIRS, ids=[name_of(french) for _, french in PAIRS])
def test_both_languages_say_the_same_things(english: Path, french: Path) -> None:
    for path in (english, french):
        junk = [
            entry.content.strip() for entry in entries(path) if hasattr(entry, "content") and not hasattr(entry, "id")
        ]
        assert not junk, f"{name_of(path)}: not valid Fluent: {junk}"
    one, two = ({entry.id.name for entry in entries(path) if hasattr(entry, "id")} for path in (english, french))
    assert one == two, f"said in one language only: {', '.join(sorted(one ^ two))}"
