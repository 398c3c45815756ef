"""Text: sentences from Fluent files, gaps that are seen, and links inside sentences."""

from pathlib import Path

import pytest

from ludotheque.kernel import Ref
from ludotheque.kernel.text import Texts, link, rich, unlinked, words_of


def texts(tmp_path: Path) -> Texts:
    usual, own = tmp_path / "usual", tmp_path / "own"
    for folder in (usual, own):
        folder.mkdir()
    (usual / "en.ftl").write_text("hello = Hello { $who }\nbye = Bye\n", encoding="utf-8")
    (usual / "fr.ftl").write_text("hello = Bonjour { $who }\n", encoding="utf-8")
    (own / "en.ftl").write_text("bye = So long\n", encoding="utf-8")
    (own / "fr").mkdir()
    (own / "fr" / "cards.ftl").write_text(
        "coins = { $n ->\n    [one] { $n } pièce\n   *[other] { $n } pièces\n}\n", encoding="utf-8"
    )
    return Texts(usual, own)


def test_sentences_in_both_languages_the_games_own_first(tmp_path: Path) -> None:
    say = texts(tmp_path)
    assert say.say("en", "hello", who="you") == "Hello you"
    assert say.say("fr", "hello", who="vous") == "Bonjour vous"
    assert say.say("en", "bye") == "So long"
    assert [say.say("fr", "coins", n=n) for n in (0, 1, 2)] == ["0 pièce", "1 pièce", "2 pièces"]
    assert say.gaps == set()


def test_a_missing_message_is_a_visible_gap(tmp_path: Path) -> None:
    say = texts(tmp_path)
    assert "bye" in say.say("fr", "bye")
    assert say.gaps == {"fr: bye"}
    assert say.has("en", "bye") and not say.has("fr", "bye")
    assert say.ids("en") ^ say.ids("fr") == {"bye", "coins"}


def test_a_missing_variable_is_a_gap(tmp_path: Path) -> None:
    say = texts(tmp_path)
    say.say("en", "hello")
    assert len(say.gaps) == 1 and "hello" in next(iter(say.gaps))


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="xx"):
        texts(tmp_path).say("xx", "hello")


def test_links_travel_through_sentences(tmp_path: Path) -> None:
    sentence = texts(tmp_path).say("en", "hello", who=link("card", "k7", "the King"))
    assert rich(sentence) == ["Hello ", Ref(to="card", id="k7", text="the King")]
    assert unlinked(sentence) == words_of(rich(sentence)) == "Hello the King"
