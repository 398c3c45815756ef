"""Rulebook: chapters and clauses out of a page of Markdown."""

from pathlib import Path

import pytest

from ludotheque.kernel.rulebook import Ruling, read_rulebook

PAGE = """# A game

Some words before the rules.

## Beginning
- **ABC-01** Shuffle.
- **ABC-M02a** Deal
  three cards
  to each.

A remark that is no clause.

### Detail
- **ABC-03** Play: *any* card.

## An empty chapter
"""


def test_chapters_and_clauses(tmp_path: Path) -> None:
    path = tmp_path / "en.md"
    path.write_text(PAGE.replace("M02a", "M02"), encoding="utf-8")
    book = read_rulebook(path)
    assert [chapter.title for chapter in book.chapters] == ["Beginning", "Detail"]
    assert book.clauses == {
        "ABC-01": "Shuffle.",
        "ABC-M02": "Deal three cards to each.",
        "ABC-03": "Play: *any* card.",
    }


def test_clauses_before_any_chapter_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "en.md"
    path.write_text("- **ABC-01** Alone.\n", encoding="utf-8")
    assert read_rulebook(path).clauses == {"ABC-01": "Alone."}


RULED = """## Beginning
- **ABC-01** Shuffle
  twice.
  > **{0}** It says once,
  > and it says never.
  > **{1}** Twice.
  > **{2}** *Fairness*.
- **ABC-02** Deal.
"""


@pytest.mark.parametrize("parts", [("Booklet", "Here", "Why"), ("Livret", "Ici", "Pourquoi")])
def test_quoted_lines_are_the_ruling_of_their_clause(tmp_path: Path, parts: tuple[str, str, str]) -> None:
    path = tmp_path / "page.md"
    path.write_text(RULED.format(*parts), encoding="utf-8")
    book = read_rulebook(path)
    assert book.clauses == {"ABC-01": "Shuffle twice.", "ABC-02": "Deal."}
    assert book.rulings == {"ABC-01": Ruling("It says once, and it says never.", "Twice.", "*Fairness*.")}
    assert book.rulings["ABC-01"].whole


def test_a_ruling_without_one_of_its_parts_is_not_whole(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text(RULED.format("Booklet", "Here", "Reason"), encoding="utf-8")
    ruling = read_rulebook(path).rulings["ABC-01"]
    assert not ruling.whole and ruling.here == "Twice. *Fairness*."
    path.write_text("- **ABC-01** Shuffle.\n  > Some words.\n", encoding="utf-8")
    assert read_rulebook(path).rulings == {"ABC-01": Ruling()}
