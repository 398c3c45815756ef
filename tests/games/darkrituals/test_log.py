"""The log: every line points to the clause behind it, and says what happened in both languages."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.kernel.text import words_of
from ludotheque.testing import rule

from .helpers import BOX, WITCHES, walk

HERE = "A3.NW"
DYING = {"teuta": {"at": HERE, "wounds": 5}, "curthouse": "B3.SE", "condemned": HERE}
SERF = {"curthouse": "B3.SE", "condemned": HERE, "peasant": HERE}


def tell(mode: str, figures: dict[str, Any], *steps: list[Any], **words: Any) -> Any:
    words.setdefault("energy", 0)
    return game.position(mode=mode, figures={**WITCHES, **figures}, tokens={}, at=[*steps], **words)


def clauses(table: Any, kind: str) -> tuple[str, ...]:
    """What the first such line points to; it can be said in both languages."""
    at, event = next((i, event) for i, event in enumerate(table.story) if event.kind == kind)
    lines = [words_of(game.log(table, 0, lang)[at].text) for lang in ("en", "fr")]
    assert lines[0] != lines[1] and not any("{" in line for line in lines)
    return tuple(event.clauses)


SERF_DIES = tell("souls", SERF, ["attack", 9, 27, 0], dice=[6, 1], souls=1)
HERO_DIES = tell("blood", DYING, ["attack", 9, 4, 0], dice=[6], pit_souls=3)
DEMON_STRIKES = tell("caverns", {**DYING, "haborym": HERE}, ["attack", 27, 4, 0], dice=[6], demon_kills=1)
CARRIER_DIES = tell("rubies", {"teuta": HERE, "possessed": {"at": HERE, "ruby": True}}, ["attack", 4, 28, 0], dice=[6])


@rule("DRM-E1-02", "DRM-G01", "DRM-G02", "DRM-K11", "DRM-E5-04", "DRM-E5-05", "DRM-E5-07", "DRM-E3-03", "DRM-B03")
@pytest.mark.parametrize(
    ("table", "kind", "clause"),
    [
        (SERF_DIES, "attack", "DRM-K01"),
        (SERF_DIES, "hit-serf", "DRM-K11"),
        (SERF_DIES, "lost-save", "DRM-K11"),
        (SERF_DIES, "eliminated", "DRM-K13"),
        (SERF_DIES, "trapped", "DRM-E1-02"),
        (SERF_DIES, "soul", "DRM-G01"),
        (SERF_DIES, "reward", "DRM-G02"),
        (HERO_DIES, "hit", "DRM-K06"),
        (HERO_DIES, "eliminated", "DRM-K14"),
        (HERO_DIES, "sacrifice", "DRM-E5-04"),
        (HERO_DIES, "wound", "DRM-K13"),
        (HERO_DIES, "summoned", "DRM-E5-05"),
        (HERO_DIES, "unwelcome", "DRM-E5-07"),
        (DEMON_STRIKES, "over", "DRM-E4-13"),
        (CARRIER_DIES, "dropped", "DRM-E3-03"),
        (CARRIER_DIES, "cube", "DRM-B03"),
        (CARRIER_DIES, "over", "DRM-E3-09"),
    ],
)
def test_a_line_points_to_its_clause(table: Any, kind: str, clause: str) -> None:
    assert clauses(table, kind)[0] == clause


@rule("DRM-V01", "DRM-V02", "DRM-E2-05", "DRM-E4-12", "DRM-E5-11")
@pytest.mark.parametrize(
    ("mode", "words", "figures", "attack", "clause"),
    [
        ("souls", {"heroes_lost": 5}, DYING, [9, 4], "DRM-V01"),
        ("heroes", {"heroes_lost": 3}, DYING, [9, 4], "DRM-E2-05"),
        ("caverns", {}, {"teuta": HERE, "pekka": {"at": HERE, "wounds": 4}}, [4, 8], "DRM-E4-12"),
        ("caverns", {}, {"teuta": HERE, "haborym": {"at": HERE, "wounds": 7}}, [4, 27], "DRM-E4-12"),
        ("blood", {}, {"teuta": HERE, "haborym": {"at": HERE, "wounds": 7}}, [4, 27], "DRM-E5-11"),
    ],
)
def test_the_end_points_to_its_clause(mode: str, words: Any, figures: Any, attack: Any, clause: str) -> None:
    table = tell(mode, figures, ["attack", *attack, 0], dice=[6], **words)
    assert table.over and clauses(table, "over") == (clause,)


@rule("DRM-V02")
def test_the_last_witch_ends_it() -> None:
    figures = {"teuta": HERE, "hagatha": {"at": HERE, "wounds": 3}}
    table = game.position(mode="souls", figures=figures, tokens={}, energy=0, dice=[6], at=["attack", 4, 7, 0])
    assert table.over and clauses(table, "over") == ("DRM-V02",)


@rule("DRM-E5-09")
def test_souls_after_the_summoning_are_a_tally() -> None:
    table = tell("blood", {**DYING, "haborym": "B1.NE"}, ["attack", 9, 4, 0], dice=[6], pit_souls=4)
    assert clauses(table, "tally") == ("DRM-E5-09",) and table.pit_souls == 5 and table.wounds[6] == 0


@rule("DRM-W15", "DRM-W18")
def test_a_card_that_does_nothing_says_so() -> None:
    table = tell("heroes", {"teuta": "A1.NW"}, ["choose_turn"], hand=["faux-pas", "exhaust"], energy=5)
    nothing, exhaust = table.master.hand
    table.play(("craft", 6, nothing, -1))
    assert clauses(table, "crafted") == ("DRM-W18",)
    table.play(("craft", 6, exhaust, table.zone("A1.NW")))
    assert clauses(table, "drained") == ("DRM-W15",)
    assert "no plant card" in " ".join(words_of(line.text) for line in game.log(table, 0))


@rule("DRM-H06", "DRM-M18", "DRM-M15", "DRM-M14", "DRM-M01", "DRM-A02", "DRM-H16", "DRM-H28", "DRM-I04", "DRM-I10")
@pytest.mark.parametrize(
    ("entry", "clauses"),
    [
        ("Attack Enemy", ["DRM-H06"]),
        ("Attack Witch", ["DRM-P05"]),
        ("Attack Creature", ["DRM-P09"]),
        ("Attack 3 Minions", ["DRM-H16"]),
        ("Move Towards Minion", ["DRM-M18"]),
        ("Move To Witch", ["DRM-M15"]),
        ("Move Towards Witch", ["DRM-M01"]),
        ("L2 Attack Enemy", ["DRM-A02"]),
        ("L1 Attack Enemy", ["DRM-A02"]),
        ("Search Chest", ["DRM-I04"]),
        ("Search Chest or Pick Up Botanicals", ["DRM-I04", "DRM-I10"]),
        ("Heal 1 Hero", ["DRM-A25"]),
        ("Command 1 Serf", ["DRM-H28"]),
    ],
)
def test_an_entry_points_to_the_clause_that_takes_or_leaves_it(entry: str, clauses: list[str]) -> None:
    table = walk(entry, figures={"curthouse": "B3.NE", "condemned": ["B3.NE", "B3.NE"]}, dice=[1])
    line = next(line for line in game.log(table, 0) if line.kind == "entry")
    assert line.clauses == clauses


@rule("DRM-M14", "DRM-O08")
def test_a_target_without_a_way_to_it_points_to_its_clause() -> None:
    words: dict[str, Any] = {"mode": "rubies", "figures": {"curthouse": "A2.SE", "haborym": "A2.NE"}}
    table = walk("Move Towards Objective", "Activate Objective", **words)
    lines = [line for line in game.log(table, 0) if line.kind == "entry"]
    assert [line.clauses for line in lines[:2]] == [["DRM-M14"], ["DRM-P05"]]


@rule("DRM-M02", "DRM-L01")
def test_the_log_speaks_in_sentences_with_articles() -> None:
    figures = {"curthouse": "B3.NE", "condemned": "B3.NE", "hexhound": "B2.SE"}
    table = walk("Attack Minion", "Evade To Creature", figures=figures, energy=0, dice=[1])
    said = {lang: [words_of(line.text) for line in game.log(table, 0, lang)] for lang in ("en", "fr")}
    assert "Curthouse attacks the Condemned: 1 + 3 = 4." in said["en"]
    assert "The Condemned is eliminated by the heroes." in said["en"]
    assert any("le Condamné" in line for line in said["fr"])
    gone = walk("Evade To Creature", figures=figures)
    assert any(words_of(line.text).startswith("Curthouse s’évade") for line in game.log(gone, 0, "fr"))
    legion = tell("souls", SERF, ["attack", 9, 27, 0], dice=[6, 1])
    lines = [words_of(line.text) for line in game.log(legion, 0, "fr")]
    assert lines[0].startswith("Le Condamné attaque le Paysan")
    prompt = tell("souls", SERF, ["choose_turn"], energy=5)
    asked = game.scene(prompt, 0, "fr").prompt
    assert asked is not None
    labels = [choice.label for choice in asked.choices]
    assert any(label.startswith("Le Condamné (A3 NO) va en ") for label in labels)
    assert any(label.startswith("Le Condamné (A3 NO) attaque le Paysan") for label in labels)


@rule("DRM-H14", "DRM-M15", "DRM-M16", "DRM-H15")
def test_the_pages_explain_the_words_that_the_cards_print() -> None:
    words = {
        "en": ("“to”", "“towards”", "“then”", "“else”"),
        "fr": ("« jusqu’à »", "« vers »", "« puis »", "« sinon »"),
    }
    for lang, printed in words.items():
        clauses = game.rulebook(lang).clauses
        text = " ".join(clauses[id] for id in ("DRM-H14", "DRM-H15", "DRM-M15", "DRM-M16")).lower()
        assert all(word in text.replace("\u00a0", " ") for word in printed), lang
        faces = " ".join(
            words_of(line) for id in BOX.cards for line in game.card(id, lang).more + [game.card(id, lang).text]
        )
        assert all(word.strip("“”«» ") in faces for word in printed), lang


@rule("DRM-W03")
def test_what_things_cost_stands_in_the_page() -> None:
    assert all(f"{what}" in game.rulebook("en").clauses["DRM-W03"] for what in ("cast 2 + X", "a witch 4", "defend 1"))
