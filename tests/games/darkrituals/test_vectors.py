"""The ledger's worked examples, reproduced exactly."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.testing import rule

from .helpers import BOX, OPEN, WITCHES, asked, fig, finish, hero_turn, position, then, told, walk, where

TEUTA = {"teuta": "B3.NW", "condemned": ["B3.NE", "B3.NE"]}


@rule("DRM-A23", "DRM-K01", "DRM-K03", "DRM-K06", "DRM-A20", "DRM-H06", "DRM-H07", "DRM-H17", "DRM-B11")
def test_teuta_casts() -> None:
    table = hero_turn("ai-5t", TEUTA, plants=2, dice=[4, 3, 2, 4])
    reasons = [(line["taken"], line["reason"]) for line in told(table, "entry")]
    assert reasons[:7] == [
        (False, "reach"),
        (False, "far"),
        (False, "reach"),
        (False, "reach"),
        (False, "token"),
        (False, "reach"),
        (True, ""),
    ]
    assert reasons[7:] == [(False, "reach"), (False, "far"), (True, "")]
    assert where(table, "teuta") == "B3.NE" and len(table.pool) == 0 and table.cubes == [0, 0, 0, 1]
    finish(table, ("defend", 0))
    assert table.energy == 9 and table.cubes == [1, 0, 0, 1] and fig(table, "condemned", 1) < 0
    finish(table, ("defend", 0))
    assert table.energy == 8 and where(table, "condemned") == "B3.NE"
    assert told(table, "attack")[1]["n"] == 6


@rule("DRM-A02", "DRM-A06")
def test_teuta_with_one_plant_only_attacks() -> None:
    table = hero_turn("ai-5t", TEUTA, plants=1, dice=[4], energy=0)
    assert len(told(table, "attack")) == 1 and len(table.pool) == 1 and table.cubes[3] == 0
    assert where(table, "condemned") == "B3.NE" and fig(table, "condemned", 1) < 0


@rule("DRM-B01", "DRM-A02")
def test_the_board_counts_for_alchemy() -> None:
    weak = {"teuta": {**BOX.raw["teuta"], "alchemy": 1}}
    cast = hero_turn("ai-5t", TEUTA, plants=2, cubes=[0, 0, 0, 1], cards=weak, energy=0)
    assert len(cast.pool) == 0 and cast.cubes[3] == 2
    lacking = hero_turn("ai-5t", TEUTA, plants=2, cards=weak, energy=0)
    assert len(lacking.pool) == 2


RUBY = {
    "rubies": {
        **OPEN,
        "rewards": [2, 4, 6, 8],
        "yellow": "A2.SW",
        "pit": True,
        "demon": "haborym",
        "objective": ["demon", "carrier", "witch"],
    }
}


def battista(figures: Any, **words: Any) -> Any:
    return game.position(
        mode="rubies",
        cards=RUBY,
        figures={**WITCHES, "battista": "B2.NE", "possessed": {"at": "A2.NE", "ruby": True}, **figures},
        tokens={},
        hand=["faux-pas"],
        energy=0,
        ai=["ai-2b"],
        at=[["activate_heroes"], ["redraw"]],
        **words,
    )


@rule("DRM-H16", "DRM-H19", "DRM-H20", "DRM-A27", "DRM-A21", "DRM-M08", "DRM-M15")
def test_battista_strikes_twice_then_moves() -> None:
    table = battista({"ravenous": "B2.NE", "condemned": "B2.NW"}, plants=1, dice=[1, 1])
    assert [line["n"] for line in told(table, "attack")] == [4, 5]
    assert [line["whom"] for line in told(table, "attack")] == ["ravenous", "condemned"]
    assert table.cubes == [1, 1, 0, 0] and not table.pool
    assert where(table, "battista") == "A2.NE"


@rule("DRM-M01", "DRM-M04", "DRM-M09", "DRM-M18")
def test_battista_without_a_plant_slips_past_and_attacks_the_carrier() -> None:
    table = battista({"ravenous": "B2.NE", "condemned": "B2.NW"}, dice=[1])
    assert told(table, "moved")[0]["zones"] == ("B2.NW", "A2.NE")
    assert [line["whom"] for line in told(table, "attack")] == ["possessed"]
    assert told(table, "entry")[2]["reason"] == "reach"
    assert told(table, "entry")[3]["reason"] == "here"


@rule("DRM-H20")
def test_two_in_reach_need_no_spell() -> None:
    table = battista({"ravenous": ["B2.NE", "B2.NE"]}, plants=1, dice=[1, 1])
    assert len(table.pool) == 1 and len(told(table, "attack")) == 2


@rule("DRM-B03", "DRM-B04")
@pytest.mark.parametrize(("before", "after"), [([1, 0, 0, 0], [1, 1, 0, 0]), ([1, 1, 1, 0], [2, 1, 1, 0])])
def test_a_kill_raises_the_lowest_cube(before: Any, after: Any) -> None:
    table = walk("Attack Enemy", figures={"curthouse": "B2.NE", "condemned": "B2.NE"}, cubes=before, energy=0, dice=[6])
    assert table.cubes == after


@rule("DRM-A15", "DRM-A17", "DRM-A19", "DRM-K06", "DRM-A18")
def test_reactions_combine_to_stop_an_attack() -> None:
    reactions = ("LX When any Hero is Attacked, gain +X",)
    standing = ("L1 When any Hero is Attacked, gain +1",)
    frail = {"curthouse": {**BOX.raw["curthouse"], "resistance": 2, "alchemy": 2}}
    table = walk(
        "Heal 1 Hero",
        reactions=reactions,
        standing=standing,
        figures={"curthouse": "B2.NE", "ravenous": "B2.NE"},
        plants=4,
        cards=frail,
        dice=[2],
        at=[["redraw"]],
    )
    then(table, "attack", fig(table, "ravenous"), 0, 0)
    assert table.wounds[0] == 0 and len(table.pool) == 1


@rule("DRM-A05", "DRM-A14")
def test_reactions_that_cannot_stop_it_are_not_cast() -> None:
    frail = {"curthouse": {**BOX.raw["curthouse"], "resistance": 2, "alchemy": 1}}
    table = walk(
        "Heal 1 Hero",
        reactions=("LX When any Hero is Attacked, gain +X",),
        standing=("L1 When any Hero is Attacked, gain +1",),
        figures={"curthouse": "B2.NE", "ravenous": "B2.NE"},
        plants=4,
        cards=frail,
        dice=[2],
        at=[["redraw"]],
    )
    then(table, "attack", fig(table, "ravenous"), 0, 0)
    assert table.wounds[0] == 1 and len(table.pool) == 4


@rule("DRM-W04", "DRM-W05", "DRM-W06", "DRM-W07", "DRM-W08")
def test_a_pass_gives_two_activations_and_the_energy_in_between() -> None:
    table = position(
        {"teuta": "B3.NE", "curthouse": "B2.NW", "condemned": ["B3.NE", "B2.NW"]},
        energy=0,
        spent=25,
        hand=[],
        ai=["ai-5t", "ai-1b"],
        dice=[6, 2, 1],
        at="choose_turn",
    )
    finish(table, ("pass",))
    # Teuta struck while nothing was left to defend with; Curthouse meets 25 energy again.
    assert told(table, "attack")[0]["who"] == "teuta" and fig(table, "condemned", 1) < 0
    assert asked(table) == "defend" and table.energy == 25 and table.spent == 0 and table.round == 2
    kinds = [event.kind for event in table.story or []]
    assert kinds.index("pass") < kinds.index("turned") < kinds.index("round")
    assert told(table, "turned")[1]["who"] == "curthouse"


@rule("DRM-G08")
def test_with_all_cubes_at_zero_they_cannot_go_back() -> None:
    table = position({"teuta": "B3.NE"}, plagues=["bone-rot"], at="choose_turn")
    effects = {option[3] for option in table.options if option[0] == "plague"}
    assert effects == {"energy", "wounds"}


@rule("DRM-K22", "DRM-H26", "DRM-H05")
def test_a_newcomer_has_one_action_left() -> None:
    table = hero_turn("ai-5t", {"curthouse": "A3.NW"})
    assert where(table, "teuta") != "" and len([m for m in table.marks if not m]) <= 1
    assert told(table, "spawned")[0]["zone"] == "B3.SE"


@rule("DRM-M18")
def test_curthouse_with_hagatha_does_not_go_to_pekka() -> None:
    table = walk("Move Towards Witch", figures={"curthouse": "A1.NE"})
    assert told(table, "entry")[0]["reason"] == "here"


@rule("DRM-H11", "DRM-H13")
def test_slot_six_moves_to_a_witch_and_attacks_her_in_one_action() -> None:
    table = walk("Move To Witch, Attack Witch", figures={"curthouse": "B1.SW"}, energy=0, dice=[1])
    assert where(table, "curthouse") == "B1.NW" and len(told(table, "attack")) == 1
    assert len([line for line in told(table, "entry") if line["taken"]]) == 1


@rule("DRM-M15", "DRM-H06")
def test_slot_six_with_a_witch_two_zones_away_goes_for_the_nearest_enemy() -> None:
    table = walk(
        "Move To Witch, Attack Witch",
        "Move 2 Towards Enemy",
        figures={"curthouse": "B2.NW", "condemned": "B2.SE"},
    )
    assert [line["reason"] for line in told(table, "entry")] == ["far", ""]
    assert where(table, "curthouse") == "B2.SE"
