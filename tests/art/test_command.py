"""ludo art, as far as it goes without drawing."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app


def ludo(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [*words])
    return result.exit_code, result.output


def test_help_has_an_example() -> None:
    code, said = ludo("art", "--help")
    assert code == 0 and "Example: ludo art" in said


def test_check_says_that_all_is_up_to_date() -> None:
    assert ludo("art", "leduc", "--check", "--lang", "en") == (0, "leduc: all pictures are up to date\n")
    assert "à jour" in ludo("art", "leduc", "--check", "--lang", "fr")[1]


def test_a_picture_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.art.keys.ENGINE", 0)
    code, said = ludo("art", "leduc", "--check", "--lang", "en")
    assert code == 1 and "cards king" in said and "older than their data" in said


def test_drawing_without_its_libraries_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["ludotheque.cli.art"], "find_spec", lambda name: None)
    code, said = ludo("art", "leduc", "--lang", "en")
    assert code == 2 and 'pip install "ludotheque[art]"' in said.replace("\n", " ")


@pytest.mark.parametrize("words", [("art", "no-such-game"), ("art", "--nothing")])
def test_what_is_not_known_is_refused(words: tuple[str, ...]) -> None:
    assert ludo(*words)[0] == 2


def test_looks_are_written(tmp_path: Path) -> None:
    pytest.importorskip("skia", reason="drawing needs the extra art")
    code, said = ludo("art", "leduc", "--looks", str(tmp_path))
    assert code == 0 and "jack" in said
    assert {path.name for path in tmp_path.iterdir()} == {"art-leduc.webp", "alike-leduc.webp"}
