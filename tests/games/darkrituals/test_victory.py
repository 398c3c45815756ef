"""DRM-V DRM-Z Victory and difficulty."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.rules.wounds import eliminate
from ludotheque.kernel import SetupError
from ludotheque.testing import rule

from .helpers import OPEN, fig, finish, position, then, told, turn, walk, where

HERE = "B3.NE"
KEY = bytes(16)


@rule("DRM-V01", "DRM-V03")
@pytest.mark.parametrize("mode", game.modes)
def test_six_heroes_always_win_for_the_witch_master(mode: Any) -> None:
    table = position({"teuta": HERE}, mode=mode, heroes_lost=5, at="redraw")
    eliminate(table, 4, "hero")
    assert table.over and table.outcomes[0].score == 1 and table.outcomes[0].rank == 1


@rule("DRM-V02", "DRM-V03")
@pytest.mark.parametrize("mode", ["souls", "rubies", "blood"])
def test_no_witch_on_the_board_always_wins_for_the_heroes(mode: Any) -> None:
    table = position({"teuta": HERE}, mode=mode, at="redraw")
    for name in ("hagatha", "pekka", "ikrek"):
        assert not table.over
        eliminate(table, fig(table, name), "hero")
    assert table.over and table.outcomes[0].score == 0 and table.outcomes[0].rank == 2


@rule("DRM-V05")
def test_a_witch_brought_back_in_time_avoids_it() -> None:
    table = position({"teuta": HERE}, mode="souls", at="redraw")
    eliminate(table, fig(table, "hagatha"), "hero")
    eliminate(table, fig(table, "pekka"), "hero")
    then(table, "choose_turn")
    table.play(("recall", fig(table, "ikrek"), table.setup.kit.witches[1]))
    eliminate(table, fig(table, "ikrek"), "hero")
    assert not table.over


@rule("DRM-V06")
def test_if_both_would_win_the_heroes_do() -> None:
    table = position({"teuta": HERE}, mode="souls", freed=3, heroes_lost=5, at="redraw")
    eliminate(table, 4, "legion")
    assert table.over and table.outcomes[0].score == 0


@rule("DRM-V07")
def test_the_rest_of_the_action_is_not_played() -> None:
    table = walk(
        "Attack 2 Minions",
        figures={"curthouse": HERE, "condemned": [HERE, HERE]},
        mode="souls",
        freed=3,
        energy=0,
        dice=[6],
    )
    assert table.over and len(told(table, "attack")) == 1 and table.agenda == []


@rule("DRM-V08")
def test_a_game_that_goes_on_too_long_is_a_hero_victory() -> None:
    table = turn({"teuta": HERE}, options={"round_cap": 10}, round=10, ai=["ai-5b"])
    table.play(("pass",))
    while not table.over:
        table.play(table.options[0])
    assert table.outcomes[0].score == 0 and told(table, "over")[0]["reason"] == "rounds" and table.round == 11
    last = turn({"teuta": HERE}, options={"round_cap": 10}, round=9, ai=["ai-5b", "ai-5a"])
    table = finish(last, ("pass",), ("keep",))
    assert not table.over and table.round == 10  # the tenth round is still played
    default = next(setting for setting in game.options("souls") if setting.name == "round_cap")
    assert default.default == 60


@rule("DRM-V09")
def test_victory_is_tested_when_the_demon_comes() -> None:
    figures = {
        "ikrek": "A1.NW",
        "hagatha": {"at": "A1.NW", "wounds": 3},
        "pekka": {"at": "A1.NW", "wounds": 4},
        "teuta": HERE,
    }
    table = position(figures, mode="blood", at="redraw")
    eliminate(table, fig(table, "ikrek"), "hero")
    assert table.over and table.summoned


@rule("DRM-V10")
def test_running_out_of_serfs_minions_or_plagues_ends_nothing() -> None:
    table = position({"teuta": HERE, "peasant": HERE, "condemned": HERE}, mode="heroes", at="redraw")
    eliminate(table, fig(table, "peasant"), "legion")
    eliminate(table, fig(table, "condemned"), "hero")
    assert not table.over


@rule("DRM-V11")
@pytest.mark.parametrize("cause", ["hero", "serf", "demon", "spell"])
def test_it_does_not_matter_who_did_it(cause: Any) -> None:
    table = position({"teuta": HERE}, witches_lost=2, at="redraw")
    eliminate(table, fig(table, "ikrek"), cause)
    assert table.over and table.outcomes[0].score == 0


# Difficulty -----------------------------------------------------------------------------------------------------------


@rule("DRM-Z01", "DRM-Z09")
def test_plague_rewards_can_be_put_on_lower_numbers() -> None:
    table = game.new("souls", options={"plague_1": 1, "plague_3": 5}, key=KEY)
    assert table.rewards == [1, 4, 5]
    with pytest.raises(SetupError) as refused:
        game.setup("souls", options={"plague_2": 2})
    assert refused.value.problems[0].clause == "DRM-Z09"
    with pytest.raises(SetupError):
        game.setup("souls", options={"plague_1": 3})
    with pytest.raises(SetupError):
        game.setup("souls", options={"plague_1": 0})


@rule("DRM-Z06", "DRM-Z10")
def test_the_last_reward_can_be_removed() -> None:
    assert game.new("souls", options={"remove_last_plague": True}, key=KEY).rewards == [2, 4]
    moved = game.new("souls", options={"remove_last_plague": True, "plague_3": 3}, key=KEY)
    assert moved.rewards == [2, 3]  # the highest after the shift was the 4


@rule("DRM-Z03", "DRM-Z11")
def test_minions_start_further_back() -> None:
    before, after = (game.new("caverns", options={"minion_shift": n}, key=KEY) for n in (0, 1))
    kit = before.setup.kit
    walk_ = kit.board.walk

    def far(table: Any, f: Any) -> Any:
        return min(walk_[table.place[s]][table.place[f]] for s in range(6))

    minions = [f for f in kit.legion if before.place[f] >= 0 and kit.sort[before.kind[f]] == "minion"]
    for f in minions:
        if before.place[f] == kit.board.entrance:
            assert after.place[f] == before.place[f]
        else:
            assert far(after, f) >= far(before, f)
    assert any(far(after, f) == far(before, f) + 1 for f in minions)
    assert where(after, "condemned", 3) != where(before, "condemned", 3)


@rule("DRM-Z11")
def test_of_equally_far_zones_a_minion_starts_in_the_one_nearest_a_peasant() -> None:
    before, after = (game.new("souls", options={"minion_shift": n}, key=KEY) for n in (0, 1))
    ways = {
        where(before, name, nth): where(after, name, nth)
        for name, count in (("condemned", 4), ("ravenous", 2))
        for nth in range(count)
    }
    assert ways == {
        "A2.NE": "A2.NW",  # or A1.SE, as far but without a peasant
        "A3.NW": "A2.SW",
        "B1.SW": "B1.NW",  # or A1.SE, whose next peasant is two steps away
        "B2.NW": "B1.SW",
        "A1.SE": "A1.SW",  # or A1.NE
        "B1.SE": "B1.NE",
    }


@rule("DRM-Z12", "DRM-Z03")
@pytest.mark.parametrize("extra", [1, 2])
def test_extra_condemned_start_near_the_heroes(extra: Any) -> None:
    table = game.new("souls", options={"extra_minions": extra}, key=KEY)
    found = [where(table, "condemned", 4 + i) for i in range(extra)]
    assert found == ["A3.SE", "B2.SE"][:extra] and fig(table, "condemned", 4 + extra) < 0


@rule("DRM-Z04", "DRM-Z13")
def test_a_creature_starts_far_from_the_heroes() -> None:
    table = game.new("souls", options={"bonus_creature": True}, key=KEY)
    assert where(table, "hexhound") == "A1.NW"
    cards = [table.setup.kit.cards[card] for card in table.craft_deck + table.master.hand]
    assert "call-hexhound" in cards
    corners = {"heroes": {**OPEN, "heroes": ["A1.NW"] * 3 + ["B1.NE"] * 3}}
    table = game.position(mode="heroes", cards=corners, options={"bonus_creature": True})
    assert where(table, "hexhound") == "A3.SE"  # as far as B3.SW, and first in the order of zones


@rule("DRM-Z08")
def test_options_combine_and_default_to_the_encounter_as_printed() -> None:
    everything: dict[str, Any] = {
        "energy_delta": 9, "plague_1": 1, "remove_last_plague": True, "plague_value": "min2", "minion_shift": 1,
        "bonus_creature": True, "extra_minions": 2, "ranged_weapons": False, "advanced_choice": True,
    }  # fmt: skip
    assert game.new("blood", options=everything, key=KEY).energy == 34
    plain = game.new("blood", key=KEY)
    assert plain.energy == 25 and plain.rewards == [2, 4, 6, 8] and fig(plain, "hexhound") < 0
    assert {
        setting.default for setting in game.options("blood") if setting.name in ("minion_shift", "extra_minions")
    } == {0}


@rule("DRM-V07", "DRM-V08")
def test_the_verdict_says_by_what() -> None:
    capped = position({"curthouse": "B3.SE"}, round=60, at="new_round")
    assert game.scene(capped, 0).verdict == "The heroes win: the night is over."
    lost = position({"condemned": "B3.SE", "curthouse": {"at": "B3.SE", "wounds": 6}}, heroes_lost=3, dice=[6])
    then(lost, "attack", fig(lost, "condemned"), 0, 0)
    assert game.scene(lost, 0).verdict == "The Witch Master wins: 4 heroes eliminated in all."


@rule("DRM-Z11", "DRM-Z03")
def test_a_minion_that_cannot_go_farther_from_the_heroes_stays() -> None:
    witches: Any = OPEN["figures"]
    far = {**OPEN, "figures": {**witches, "condemned": ["A1.NW", "A1.NE"], "ravenous": ["A2.NW"]}}
    table = game.setup("heroes", options={"minion_shift": 1}, cards={"heroes": far}).deal(KEY)
    assert [where(table, "condemned", n) for n in (0, 1)] == ["A1.NW", "A1.NW"]  # the corner, and one zone nearer to it
    assert where(table, "ravenous") == "A1.SW"
