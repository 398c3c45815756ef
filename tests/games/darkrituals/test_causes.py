"""Who is to blame: what an elimination counts for, by the way it came about in play and not by a word in a test."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.testing import rule

from .helpers import WITCHES, fig, finish, told, zone

HERE = "A3.NW"
DYING = {"teuta": {"at": HERE, "wounds": 5}, "curthouse": "B3.SE"}
IKREK, HAGATHA, CONDEMNED, DEMON = 6, 7, 9, 27


def play(mode: str, figures: dict[str, Any], *steps: list[Any], **words: Any) -> Any:
    words.setdefault("energy", 10)
    return game.position(mode=mode, figures={**WITCHES, **figures}, tokens={}, at=[*steps], **words)


def by_minion(mode: str) -> Any:
    return play(mode, {**DYING, "condemned": HERE}, ["attack", CONDEMNED, 4, 0], dice=[6])


def by_plague(mode: str) -> Any:
    return finish(play(mode, DYING, ["plague_wounds", 1]), ("infect", 4))


def by_recoil(mode: str) -> Any:
    """Teuta attacks Ikrek, whose Haraha strikes back."""
    return finish(play(mode, {**DYING, "ikrek": HERE}, ["attack", 4, IKREK, 0], dice=[1, 6]), ("defend", 0))


def by_spell(mode: str) -> Any:
    """Hagatha's Dorn."""
    return play(mode, {**DYING, "hagatha": HERE}, ["cast_spell", HAGATHA, 4, 0], dice=[6])


def by_card(mode: str) -> Any:
    table = play(mode, {**DYING, "hagatha": HERE}, ["choose_turn"], hand=["fallen-card"], dice=[6])
    return finish(table, ("craft", HAGATHA, table.master.hand[0], 4))


def by_demon(mode: str) -> Any:
    return play(mode, {**DYING, "haborym": HERE}, ["attack", DEMON, 4, 0], dice=[6])


@rule("DRM-G01", "DRM-E5-04", "DRM-E5-16", "DRM-V01")
@pytest.mark.parametrize("kill", [by_minion, by_plague, by_recoil, by_spell, by_card])
def test_whatever_the_legion_does_to_a_hero_counts_as_its_own(kill: Any) -> None:
    table = kill("blood")
    assert table.place[4] < 0 and table.heroes_lost == 1 and table.souls == 1 and table.demon_kills == 0
    assert table.pit_souls == 1 and table.wounds[IKREK] == 1 and table.cubes == [0, 0, 0, 0]


@rule("DRM-D12", "DRM-E3-11", "DRM-E4-13")
@pytest.mark.parametrize("mode", ["rubies", "caverns", "blood"])
def test_the_demon_kills_for_the_legion_and_for_itself(mode: str) -> None:
    table = by_demon(mode)
    assert table.souls == 1 and table.demon_kills == 1 and table.heroes_lost == 1
    assert table.pit_souls == (1 if mode == "blood" else 0)


@rule("DRM-E1-02", "DRM-L16", "DRM-K11")
def test_souls_are_trapped_by_blows_spells_and_recoil() -> None:
    peasant = {"curthouse": "B3.SE", "peasant": HERE}
    blow = play("souls", {**peasant, "condemned": HERE}, ["attack", CONDEMNED, 27, 0], dice=[1, 4])
    spell = play("souls", {**peasant, "hagatha": HERE}, ["cast_spell", HAGATHA, 27, 0], dice=[6, 4])
    recoil = play("souls", {**peasant, "ikrek": HERE}, ["attack", 27, IKREK, 0], dice=[1, 6])
    finish(recoil, ("defend", 0))
    for table in (blow, spell, recoil):
        assert table.trapped == [zone(table, HERE)] and table.souls == 1 and table.serfs_lost == 1
    assert not told(recoil, "lost-save")  # no attack hit it, so nothing is rolled
    saved = play("souls", {**peasant, "condemned": HERE}, ["attack", CONDEMNED, 27, 0], dice=[1, 5])
    assert saved.trapped == [] and fig(saved, "peasant") == 27


@rule("DRM-B03", "DRM-B07", "DRM-B08", "DRM-B10", "DRM-D12")
@pytest.mark.parametrize(
    ("attacker", "figure", "raised"),
    [(4, {"teuta": HERE}, 1), (28, {"peasant": HERE}, 0), (28, {"militia": HERE}, 0), (27, {"haborym": HERE}, 0)],
)
def test_only_a_heros_own_kill_raises_a_cube(attacker: int, figure: Any, raised: int) -> None:
    table = play("caverns", {"condemned": HERE, **figure}, ["attack", attacker, CONDEMNED, 0], dice=[6], energy=0)
    assert fig(table, "condemned") < 0 and table.cubes == [raised, 0, 0, 0] and table.souls == 0


@rule("DRM-E4-10", "DRM-V11")
def test_a_possessed_serf_killed_by_a_hero_counts_for_the_ritual() -> None:
    figures = {"teuta": HERE, "possessed": HERE}
    table = play("caverns", figures, ["attack", 4, 28, 0], dice=[6], energy=0, serfs_lost=4)
    assert table.summoned and table.souls == 0 and table.cubes == [1, 0, 0, 0]


def eliminated(table: Any) -> dict[str, Any]:
    """The first elimination as the story tells it."""
    return told(table, "eliminated")[0]


@rule("DRM-G01", "DRM-B10", "DRM-V11")
@pytest.mark.parametrize(
    ("kill", "cause", "by"),
    [
        (by_minion, "legion", "condemned"),
        (by_plague, "plague", ""),
        (by_recoil, "spell", "ikrek"),
        (by_spell, "spell", "hagatha"),
        (by_card, "spell", "hagatha"),
        (by_demon, "demon", "haborym"),
    ],
)
def test_the_story_says_what_a_hero_fell_to(kill: Any, cause: str, by: str) -> None:
    line = eliminated(kill("blood"))
    assert (line["who"], line["cause"], line["by"]) == ("teuta", cause, by)


@rule("DRM-B10", "DRM-B07", "DRM-B08", "DRM-E5-07")
def test_the_story_says_what_a_member_of_the_legion_fell_to() -> None:
    for attacker, figure, cause in ((4, "teuta", "hero"), (28, "peasant", "peasant"), (28, "militia", "militia")):
        figures = {figure: HERE, "condemned": HERE}
        line = eliminated(play("caverns", figures, ["attack", attacker, CONDEMNED, 0], dice=[6], energy=0))
        assert (line["who"], line["cause"], line["by"]) == ("condemned", cause, figure)
    hurt = {**DYING, "condemned": HERE, "hagatha": {"at": "A1.NE", "wounds": 3}}
    table = play("blood", hurt, ["attack", CONDEMNED, 4, 0], dice=[6], pit_souls=3)
    wounds = [(line["who"], line["cause"]) for line in told(table, "wound")]
    assert wounds == [("ikrek", "sacrifice"), ("ikrek", "welcome"), ("pekka", "welcome")]
    assert [(line["who"], line["cause"]) for line in told(table, "eliminated")][1:] == [("hagatha", "welcome")]
