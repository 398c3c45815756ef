"""DRM-G Plagues and the soul counter."""

from typing import Any

import pytest

from ludotheque.games.darkrituals.rules.wounds import count_soul, draw_plague, eliminate, wound
from ludotheque.testing import rule

from .helpers import BOX, asked, fig, finish, names, options, position, then, told, turn

HEROES = {"curthouse": "B3.SE", "teuta": "B3.SE"}


@rule("DRM-G01")
@pytest.mark.parametrize(("cause", "rise"), [("legion", 1), ("demon", 1), ("spell", 1), ("plague", 1), ("hero", 0)])
def test_the_counter_rises_for_what_the_legion_eliminates(cause: Any, rise: Any) -> None:
    table = position({**HEROES, "peasant": "B3.SE"}, at="redraw")
    eliminate(table, fig(table, "peasant"), cause)
    assert table.souls == rise
    eliminate(table, fig(table, "teuta"), cause)
    assert table.souls == 2 * rise


@rule("DRM-G01")
def test_the_counter_stops_at_ten() -> None:
    table = position(HEROES, souls=10, rewards=[], at="redraw")
    count_soul(table)
    assert table.souls == 10


@rule("DRM-G02")
def test_a_reward_is_a_plague_card() -> None:
    table = position(HEROES, souls=1, rewards=[2, 4], at="redraw", top={"plague": ["bone-rot"]})
    count_soul(table)
    assert table.rewards == [4] and names(table, table.master.plagues) == ["bone-rot"]
    count_soul(table)
    assert len(table.master.plagues) == 1


@rule("DRM-G03", "DRM-G11")
def test_values_are_one_to_three_and_their_mean_exceeds_two() -> None:
    values = [BOX[id].value for id in ("itching-pox", "sweating-fever", "choking-mist", "bone-rot", "black-death")]
    table = position(HEROES, at="redraw")
    deck = [table.setup.kit.value[card] for card in table.setup.kit.decks["plague"]]
    assert set(values) == {1, 2, 3} and len(deck) == 10 and sum(deck) / 10 == 2.2
    sources = {table.setup.kit.definition[card].source for card in table.setup.kit.decks["plague"]}
    assert len(sources) == 4  # printed, and never looked at


@rule("DRM-G05", "DRM-G06", "DRM-G13")
def test_wounds_go_to_heroes_on_the_board_one_after_another() -> None:
    table = turn({"curthouse": {"at": "B3.SE", "wounds": 6}, "teuta": "B3.SE"}, plagues=["bone-rot"], plants=4)
    finish(table, ("plague", fig(table, "ikrek"), table.master.plagues[0], "wounds"))
    assert {option[1] for option in table.options} == {0, 4}
    finish(table, ("infect", 0))
    assert table.heroes_lost == 1 and {option[1] for option in table.options} == {4}  # never beyond his health
    assert len(table.pool) == 4  # no reaction: it is no attack
    finish(table, ("infect", 4), ("infect", 4))
    assert table.wounds[4] == 2 and asked(table) == "act_again"


@rule("DRM-G13", "DRM-V09", "DRM-V07")
def test_victory_is_checked_after_each_wound() -> None:
    table = turn({"curthouse": {"at": "B3.SE", "wounds": 6}, "teuta": "B3.SE"}, plagues=["bone-rot"], heroes_lost=3)
    finish(table, ("plague", fig(table, "ikrek"), table.master.plagues[0], "wounds"), ("infect", 0))
    assert table.over and table.outcomes[0].score == 1 and table.wounds[4] == 0


@rule("DRM-G07", "DRM-G08", "DRM-B12")
def test_cubes_go_back_as_the_witch_master_likes_and_never_below_zero() -> None:
    table = turn(HEROES, plagues=["bone-rot"], cubes=[1, 0, 0, 2])
    finish(table, ("plague", fig(table, "ikrek"), table.master.plagues[0], "cubes"))
    assert {option[1] for option in options(table, "lower")} == {"force", "alchemy"}
    finish(table, ("lower", "force"))
    assert table.cubes == [0, 0, 0, 2] and {option[1] for option in options(table, "lower")} == {"alchemy"}
    finish(table, ("lower", "alchemy"), ("lower", "alchemy"))
    assert table.cubes == [0, 0, 0, 0] and asked(table) == "act_again"
    lost = turn(HEROES, plagues=["bone-rot"], cubes=[1, 0, 0, 0])
    finish(lost, ("plague", fig(lost, "ikrek"), lost.master.plagues[0], "cubes"), ("lower", "force"))
    assert asked(lost) == "act_again"  # the other steps are lost


@rule("DRM-G09")
def test_no_plague_stays() -> None:
    table = turn(HEROES, plagues=["bone-rot"])
    card = table.master.plagues[0]
    finish(table, ("plague", fig(table, "ikrek"), card, "energy"))
    assert table.master.plagues == [] and table.plague_pile == [card]


@rule("DRM-G12")
def test_an_empty_plague_deck_reshuffles_its_discard() -> None:
    table = position(HEROES, plague_pile=["bone-rot"], at="redraw")
    table.plague_deck.clear()
    draw_plague(table)
    assert names(table, table.master.plagues) == ["bone-rot"] and table.plague_pile == []
    draw_plague(table)
    assert len(table.master.plagues) == 1


@rule("DRM-G14")
def test_wounds_need_a_hero_on_the_board_and_energy_is_always_legal() -> None:
    table = turn({}, plagues=["bone-rot"])
    assert {option[3] for option in options(table, "plague")} == {"energy"}


@rule("DRM-Z05", "DRM-Z07", "DRM-G10")
@pytest.mark.parametrize(("value", "card", "gain"), [
    ("printed", "itching-pox", 1), ("min2", "itching-pox", 2), ("fixed2", "itching-pox", 2),
    ("printed", "bone-rot", 3), ("min2", "bone-rot", 3), ("fixed2", "bone-rot", 2),
])  # fmt: skip
def test_what_a_plague_counts(value: Any, card: Any, gain: Any) -> None:
    table = turn(HEROES, plagues=[card], options={"plague_value": value})
    finish(table, ("plague", fig(table, "ikrek"), table.master.plagues[0], "energy"))
    assert table.energy == 10 - 2 + gain


@rule("DRM-K23", "DRM-K13")
def test_wounds_beyond_the_health_are_lost() -> None:
    table = position({"curthouse": {"at": "B3.SE", "wounds": 6}, "teuta": "B3.SE"}, at="redraw")
    wound(table, 0, 5, "legion")
    assert table.place[0] < 0 and table.wounds[4] == 0 and told(table, "eliminated")[0]["who"] == "curthouse"


@rule("DRM-G06", "DRM-K23", "DRM-G05")
def test_wounds_beyond_the_heroes_health_are_not_dealt() -> None:
    figures = {"curthouse": {"at": "B3.SE", "wounds": 5}, "teuta": {"at": "B3.SE", "wounds": 5}}
    table = position(figures, at=[["plague_wounds", 4], ["choose_turn"]])
    finish(table, ("infect", 0), ("infect", 0))
    assert table.options == [("infect", 4)]  # he fell by the second wound, and no more go to him
    finish(table, ("infect", 4))
    assert asked(table) == "act" and table.heroes_lost == 2 and table.wounds[:6] == [0] * 6  # the fourth is lost


@rule("DRM-G03", "DRM-G04", "DRM-G10", "DRM-G11")
@pytest.mark.parametrize(
    ("plague", "x"), [("itching-pox", 1), ("choking-mist", 2), ("sweating-fever", 2), ("bone-rot", 3)]
)
def test_the_whole_value_goes_to_the_one_effect_that_was_chosen(plague: str, x: int) -> None:
    for effect, question in (("energy", "act_again"), ("wounds", "infect"), ("cubes", "lower")):
        table = turn({"curthouse": "B3.SE", "teuta": "B3.SE"}, plagues=[plague], cubes=[3, 3, 3, 3], energy=5)
        finish(table, ("plague", fig(table, "ikrek"), table.master.plagues[0], effect))
        asked_for = 0
        while asked(table) == question != "act_again":
            finish(table, table.options[0])
            asked_for += 1
        assert asked(table) == "act_again" and asked_for == (0 if effect == "energy" else x)
        assert table.energy == 3 + (x if effect == "energy" else 0) and table.spent == 2
        assert sum(table.wounds[:6]) == (x if effect == "wounds" else 0)
        assert sum(table.cubes) == 12 - (x if effect == "cubes" else 0)


@rule("DRM-B12", "DRM-G07", "DRM-K09")
def test_a_cube_that_went_back_counts_for_every_hero_at_once() -> None:
    figures = {"curthouse": "A3.NW", "teuta": "A3.SE", "condemned": ["A3.NW", "A3.SE"]}
    for steps, wounds in ((0, [0, 0]), (1, [0, 1]), (2, [1, 1])):  # 4 + 2 and 3 + 2 Resistance, against 3 + 2
        table = position(figures, cubes=[1, 2, 0, 0], at=[["plague_cubes", 2], ["choose_turn"]], dice=[3, 3], energy=5)
        finish(table, *[("lower", "resistance")] * steps, *[("enough",)] * (steps < 2))
        assert table.cubes == [1, 2 - steps, 0, 0]
        for attacker, hero in ((9, 0), (10, 4)):
            then(table, "attack", attacker, hero, 0)
        assert [table.wounds[0], table.wounds[4]] == wounds
