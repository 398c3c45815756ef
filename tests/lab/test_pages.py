"""Pages: complete, in both languages, with nothing loaded from anywhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ludotheque.lab import compare, words
from ludotheque.lab.charts import Dot, Series, dots, histogram, lines
from ludotheque.lab.replaying import recorded
from ludotheque.lab.report import report
from ludotheque.lab.results import Results
from ludotheque.lab.run import run
from ludotheque.lab.stats import Estimate

from .small import TEXT, small


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    return run(small(TEXT.replace("60", "150")), tmp_path_factory.mktemp("results") / "r", 1)


@pytest.fixture(scope="module")
def page_text(results: Results) -> str:
    return report(results, "en", lambda match: f"http://table.test/#/replay/t{match.number}/0")


class Reader(HTMLParser):
    """Opens and closes must match; collects what the page refers to."""

    VOID = frozenset({"meta", "input", "br", "hr"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.refers: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.refers += [value for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing(page_text: str) -> None:
    reader = Reader()
    reader.feed(page_text)
    assert not reader.open
    outside = [ref for ref in reader.refers if not ref.startswith("data:application/json;base64,")]
    assert outside and all(ref.startswith("http://table.test/#/replay/") for ref in outside)  # links, nothing loaded
    assert "<script" not in page_text and "@import" not in page_text and "url(" not in page_text


def test_both_languages_are_there_and_complete(page_text: str) -> None:
    assert words.TEXTS.gaps == set()
    assert words.TEXTS.ids("en") == words.TEXTS.ids("fr")
    assert "⟨" not in page_text
    english, french = page_text.split('<main lang="fr">')
    assert "Who wins" in english and "Qui gagne" in french and "Read with care" in english
    assert re.search(r"\d,\d\u00a0%", french) and re.search(r"\d\.\d%", english)
    assert "King of spades" in english and "Roi de pique" in french


def test_charts_show_what_they_should(page_text: str) -> None:
    for label in ("By bot", "By seat", "Distribution of the number of decisions", "Began with it", "along the match"):
        assert label in page_text
    assert page_text.count('role="img"') >= 12
    assert "no evaluation of its own" in page_text  # tic-tac-toe has none
    assert "Save the replay" in page_text and "Read the story" in page_text and "takes the pot" in page_text


def test_what_people_write_cannot_break_a_page(tmp_path: Path) -> None:
    text = """key = "<b>k"\nname = "<script>alert(1)</script>"\ngames = 4\n[[play]]\ngame = "leduc"\nname = "<i>x"\n"""
    results = run(small(text), tmp_path / "a", 1)
    page = report(results)
    assert "<script" not in page and "<b>k" not in page and "&lt;script" in page
    assert "<i>x" not in compare.compare_page([compare.compare(results, results)] * 2, "en")


def test_a_comparison_page(results: Results) -> None:
    page = compare.compare_page([compare.compare(results, results, play) for play in (0, 1)], "fr")
    reader = Reader()
    reader.feed(page)
    assert not reader.open and not reader.refers
    assert "pas net" in page and "100,0\u00a0% des paires" in page
    assert words.TEXTS.gaps == set()


def test_a_replay_in_the_page_is_the_match(results: Results, page_text: str) -> None:
    from base64 import b64decode

    import msgspec

    file = msgspec.json.decode(b64decode(re.search(r"base64,([^\"]+)", page_text)[1]))  # type: ignore[index]
    longest = max(range(150), key=lambda n: (results.row(0, n)["decisions"], -n))
    match = recorded(results.experiment.plays[0], results.row(0, longest))
    assert file["answers"] == [[entry.seat, entry.option] for entry in match.answers]


def test_marks_differ_by_shape_and_not_by_colour_alone() -> None:
    rows = [
        Dot("above", Estimate(0.7, 0.6, 0.8, 9)),
        Dot("below", Estimate(0.3, 0.2, 0.4, 9)),
        Dot("even", Estimate(0.5, 0.4, 0.6, 9)),
    ]
    drawn = dots(rows, "x", 0.5, str)
    assert "l6 10h-12z" in drawn and "l6 -10h-12z" in drawn and "<circle" in drawn


def test_charts_bear_odd_numbers() -> None:
    wide = Estimate(0.0, float("-inf"), float("inf"), 1)
    assert "NaN" not in dots([Dot("a", wide)], "x", 0.0, str) and "inf" not in dots([Dot("a", wide)], "x", 0.0, str)
    assert "<rect" in histogram([3, 3, 3], "x", str) and "<rect" in histogram([0.1, 0.25], "x", str)
    assert "<svg" in lines([Series("", [(1, Estimate(1, 1, 1, 1))])], "x", str, str)


@pytest.mark.browser
@pytest.mark.parametrize("width", [390, 1280])
def test_the_page_fits_a_phone_and_reads_well(page: Any, page_text: str, tmp_path: Path, width: int) -> None:
    from axe_playwright_python.sync_playwright import Axe

    (tmp_path / "report.html").write_text(page_text, encoding="utf-8")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"file://{tmp_path}/report.html")
    for summary in page.locator("summary:visible").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert asked == [f"file://{tmp_path}/report.html"]
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    page.get_by_text("Français").click()
    assert page.get_by_role("heading", name="Qui gagne").first.is_visible()
