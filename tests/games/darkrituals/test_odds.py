"""What the table says to expect of a choice is what the rules then do."""

from __future__ import annotations

from typing import Any

from ludotheque.games.darkrituals import game
from ludotheque.kernel.text import words_of
from ludotheque.testing import rule

from .helpers import fig, hero_turn, turn


def expected(table: Any, *option: Any, lang: str = "en") -> str:
    prompt = game.scene(table, 0, lang).prompt
    assert prompt is not None
    choice = next(choice for choice in prompt.choices if choice.option == list(option))
    return " ".join(words_of(line) for line in choice.preview)


@rule("DRM-K10", "DRM-K11")
def test_a_blow_says_on_which_faces_it_hits() -> None:
    figures = {"ravenous": "B2.NE", "curthouse": {"at": "B2.NE", "wounds": 6}, "battista": "B2.NE", "peasant": "B2.NE"}
    table = turn(figures)
    ravenous, peasant = fig(table, "ravenous"), fig(table, "peasant")
    assert expected(table, "attack", ravenous, 0) == "Hits on 2 or more (83 %): it is eliminated"
    assert expected(table, "attack", ravenous, 1) == "Hits on 2 or more (83 %): 1 wound, 5 health left"
    assert (
        expected(table, "attack", ravenous, peasant)
        == "Always hits; then a die of 5 or more saves it. Eliminated: 67 %"
    )
    french = "Touche toujours\xa0; puis un dé de 5 ou plus le sauve. Éliminé\xa0: 67\xa0%"
    assert expected(table, "attack", ravenous, peasant, lang="fr") == french


def told(table: Any, *option: Any) -> list[str]:
    prompt = game.scene(table, 0, "en").prompt
    assert prompt is not None
    return [words_of(line) for choice in prompt.choices if choice.option == list(option) for line in choice.preview]


@rule("DRM-L05", "DRM-L06", "DRM-L08")
def test_a_cast_names_the_spell_of_each_face_and_whether_it_hits() -> None:
    table = turn({"curthouse": "A1.SW", "peasant": "A1.NW"})
    first, second, third, fourth = told(table, "cast", 6, -1, 2)
    assert first == "Die 1–2: nothing"
    assert second == "Die 3: Sappen, 1 wound, a plant lost — but no target"
    assert third == "Die 4: Rekovoren, heals 2 beside her"
    assert fourth == "Die 5–6: Genereta, a Condemned appears"
    assert told(table, "cast", 6, 0, 2)[1].endswith("— hits")
    assert told(table, "cast", 6, fig(table, "peasant"), 2)[1].endswith("— hits (a save may help)")
    strong = turn({"curthouse": "A1.SW"}, cubes=[0, 5, 0, 0])
    assert told(strong, "cast", 6, 0, 0)[1].endswith("— misses")


@rule("DRM-W04", "DRM-W05", "DRM-W07")
def test_passing_says_who_acts_and_what_comes_back() -> None:
    table = turn({"curthouse": "A1.SW"}, spent=3)
    assert "spent energy comes back" in expected(table, "pass")
    assert "another hero acts" in expected(table, "pass")


@rule("DRM-K05", "DRM-L07")
def test_a_defence_counts_the_faces_that_stop_the_blow() -> None:
    minion = hero_turn("ai-1b", {"curthouse": "B2.NE", "condemned": "B2.NE"}, dice=[4])  # 4 + 3 against 2 + die
    assert expected(minion, "decline") == "hits: it is eliminated"
    assert expected(minion, "defend", 0) == "2 of 6 faces stop it"
    witch = hero_turn("ai-1b", {"curthouse": "B2.NE", "ikrek": "B2.NE"}, dice=[6])  # 9 against 4 + die, +2 by a spell
    assert expected(witch, "decline") == "hits: 2 wounds, 4 health left"
    assert expected(witch, "defend", 0) == "2 of 6 faces stop it"
    assert expected(witch, "defend", 2) == "4 of 6 faces stop it"
