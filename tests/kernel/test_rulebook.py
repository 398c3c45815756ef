"""Rulebook: chapters and clauses out of a page of Markdown."""

from pathlib import Path

from ludotheque.kernel.rulebook import read_rulebook

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
