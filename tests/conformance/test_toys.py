"""Each check can fail: a sound toy game passes all of them, and the same game with one fault is caught by the right one."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import ludotheque
from ludotheque.kernel import Deck, RulesError
from ludotheque.testing import Case, story
from ludotheque.testing.story import compare, path_of

from . import answers, makers, scenes, secrecy, soundness, words
from .test_games import CHECKS
from .toys import trumps

Check = Callable[[Case], None]

CAUGHT: list[tuple[str, Check, str]] = [
    ("leaky-scene", secrecy.hidden_cards_tell_nothing, "learns hidden things from scene"),
    ("leaky-options", secrecy.hidden_cards_tell_nothing, "learns hidden things from"),
    ("leaky-refusal", secrecy.hidden_cards_tell_nothing, "learns hidden things from refusal"),
    ("leaky-log", secrecy.what_follows_tells_nothing, "learns hidden things from log"),
    ("leaky-undo", secrecy.what_follows_tells_nothing, "learns hidden things from the undo button"),
    ("leaky-field", secrecy.what_follows_tells_nothing, "outside its zones"),
    ("lax-why-not", answers.offers_are_what_nothing_forbids, "is legal and not offered"),
    ("strict-why-not", answers.offers_are_what_nothing_forbids, "is offered, yet"),
    ("fragile-why-not", answers.offers_are_what_nothing_forbids, "fails for seat"),
    ("forgetful-offer", answers.offers_are_what_nothing_forbids, "is legal and not offered"),
    ("rare-guess", secrecy.guesses_hold_in_every_setting, "no guess of seat 0 can be made"),
    ("own-chance", soundness.chance_is_the_dice, "it is another match"),
    ("hash-order", soundness.another_process_agrees, "another process"),
    ("shallow", soundness.clones_stay, "has moved"),
    ("bad-memory", soundness.saved_matches_go_on, "loaded, it is asked or seen otherwise"),
    ("endless", soundness.random_matches_end, "still not over"),
    ("circle", soundness.random_matches_end, "endless loop"),
    ("empty-question", soundness.random_matches_end, "nothing"),
    ("loses-a-card", soundness.random_matches_end, "lost"),
    ("broken-offer", answers.offers_are_kept, "nobody thought of three"),
    ("restless-offer", answers.asking_changes_nothing, "has changed the table"),
    ("restless-view", soundness.looking_changes_nothing, "looked at"),
    ("wordless", words.nothing_is_unsaid, "event-mumble"),
    ("twins", scenes.scenes_are_complete, "two items are called 'top'"),
    ("uncited", words.cited_rules_exist, "TRU-99"),
    ("astray", scenes.scenes_are_complete, "nowhere"),
]


@pytest.mark.parametrize("check", [check for check in CHECKS if check is not words.golden_playthrough])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_sound_toy_passes(check: Check, seats: int) -> None:
    check(Case(trumps.sound, "duel", seats))


@pytest.mark.parametrize(("fault", "check", "says"), CAUGHT, ids=[fault for fault, _, _ in CAUGHT])
def test_a_fault_is_caught(fault: str, check: Check, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.testing.sampling.LONGEST", 200)
    game = trumps.hash_order if fault == "hash-order" else trumps.make(fault)
    with pytest.raises((AssertionError, RulesError), match=says):
        check(Case(game, "duel", 2))


def test_every_fault_is_tried() -> None:
    assert {fault for fault, _, _ in CAUGHT} == set(trumps.FAULTS)


def test_a_story_that_is_missing_or_changed_is_caught(tmp_path: Path) -> None:
    case = Case(trumps.sound, "duel", 2)
    assert "--write --game trumps" in compare(case, tmp_path)
    path_of(case, tmp_path).write_text(story(case), encoding="utf-8")
    assert compare(case, tmp_path) == ""
    path_of(case, tmp_path).write_text(story(case).replace("boasts of 2", "boasts of 9", 1), encoding="utf-8")
    assert "boasts of 9" in compare(case, tmp_path)


def test_a_message_in_one_language_only_is_caught(tmp_path: Path) -> None:
    shutil.copytree(trumps.sound.folder, tmp_path, dirs_exist_ok=True)
    with (tmp_path / "text" / "en.ftl").open("a", encoding="utf-8") as text:
        text.write("\nonly-english = Only English\n")
    game = trumps.make("none", str(tmp_path))
    with pytest.raises(AssertionError, match="only-english"):
        words.the_shelf_is_labelled(Case(game, "duel", 2))


RULING = "  > **{}** It says.\n  > **{}** We play.\n"


@pytest.mark.parametrize(
    ("lines", "says"),
    [({"en": ("Booklet", "Here")}, "one language only"), ({"en": ("Booklet", "Here"), "fr": ("Livret", "Ici")}, "why")],
)
def test_a_ruling_told_by_halves_is_caught(lines: dict[str, tuple[str, str]], says: str, tmp_path: Path) -> None:
    shutil.copytree(trumps.sound.folder, tmp_path, dirs_exist_ok=True)
    for lang, parts in lines.items():
        page = tmp_path / "rulebook" / f"{lang}.md"
        text = page.read_text(encoding="utf-8")
        page.write_text(re.sub(r"(- \*\*TRU-01\*\* .+\n)", r"\1" + RULING.format(*parts), text), encoding="utf-8")
    with pytest.raises(AssertionError, match=says):
        words.rulings_are_whole(Case(trumps.make("none", str(tmp_path)), "duel", 2))


@pytest.mark.parametrize(
    ("cards", "says"), [({"guardian": 5}, "THA-B04"), (None, "deck-nameless")], ids=["illegal", "nameless"]
)
def test_a_ready_made_deck_that_is_illegal_or_nameless_is_caught(
    cards: dict[str, int] | None, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ludotheque.game("thargos")
    workshop = game.workshops["deck"]
    deck = Deck("x", cards) if cards else workshop.ready()["imperial"]
    monkeypatch.setattr(workshop, "ready", lambda: {"nameless": deck})
    check = makers.what_is_ready_made_is_sound if cards else makers.workshops_are_labelled
    with pytest.raises(AssertionError, match=says):
        check(Case(game, "duel", 2))


@pytest.mark.parametrize(
    "line", ["a = Quoi ?", "a = Quoi?", "a = « oui »", "a = { $b } : c", "a = {$b}: c", "a = b ; c"]
)
def test_french_without_unbreakable_spaces_is_caught(line: str, tmp_path: Path) -> None:
    path = tmp_path / "fr.ftl"
    path.write_text(line, encoding="utf-8")
    assert words.badly_typeset(path)
    path.write_text(re.sub(r" ?([:;?»])", "\u00a0\\1", line).replace("« ", "«\u202f"), encoding="utf-8")
    assert not words.badly_typeset(path)
