"""What a team does together beside fighting: swaps (FAG-O13 to FAG-O15), Events for each other (FAG-V02), and an end of the
game that comes before anything else (FAG-O38, FAG-O39).
"""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.testing import rule

from .support import LORE, SITE, asking, number, play, stopped, table, told, verbs

PERIL: Any = {"cards": {"peril": {**LORE, "copies": 6}}, "only": "peril", "sites": [SITE]}
HERE = {"space": "sahara"}
ROPE = {**HERE, "gear": ["rope"]}


def team(*steps: Any, mode: str = "coop_mob", **words: Any) -> Any:
    return table(*steps, mode=mode, **words)


def event(*effects: dict[str, Any], **power: Any) -> dict[str, Any]:
    return {"kind": "event", "power": {"effects": list(effects), **power}}


# Swaps ----------------------------------------------------------------------------------------------------------------


@rule("FAG-O13", "FAG-O15")
def test_swaps_come_before_the_city_card_too() -> None:
    heroes = [{"space": "cairo", "gear": ["rope"]}, {"space": "cairo"}]
    board = team(["adventure_turn", 0], heroes=heroes)
    assert board.options == [("city",), ("trade", 1)] and len(board.decks[1]) == len(team().decks[1])
    play(board, ("trade", 1), ("card", number(board, "rope")), "nothing", "accept")
    assert board.heroes[1].gear and asking(board) == "encounter_chosen"
    alone = team(["adventure_turn", 0], heroes=[heroes[0], {}], deck={"city": ["local_hero"]})
    assert asking(alone) != "encounter_chosen"
    rivals = table(["adventure_turn", 0], heroes=heroes, deck={"city": ["local_hero"]})
    assert asking(rivals) != "encounter_chosen"  # FAG-G17


@rule("FAG-O15")
def test_after_the_dealings_with_a_city_nobody_is_asked_once_more() -> None:
    heroes = [{"space": "cairo", "gear": ["rope"]}, {"space": "cairo"}]
    board = team(["adventure_turn", 0], heroes=heroes, deck={"city": ["local_hero"]})
    play(board, "city")
    assert ("trade", 1) in board.options
    assert stopped(play(board, "done"))


@rule("FAG-O15", "FAG-O17")
def test_those_who_join_may_swap_with_each_other() -> None:
    board = team("adventure_phase", heroes=[HERE, ROPE, HERE], dice=[5, 1, 1], **PERIL)
    play(board, "hunt")
    assert board.seat == 1 and board.options == [("join",), ("stay",), ("trade", 0), ("trade", 2)]
    play(board, ("trade", 2), ("card", number(board, "rope")), "nothing", "accept")
    assert board.heroes[2].gear and board.seat == 1 and asking(board) == "join"
    play(board, "join", "join", ("tester", 0), ("support", 0), ("support", 0), "camp", "camp", "camp")
    assert board.seat == 0 and board.options == [("nothing",), ("trade", 2)]
    play(board, "nothing")
    assert board.seat == 1 and board.options == [("nothing",), ("trade", 2)]
    play(board, ("trade", 2), "nothing", ("card", number(board, "rope")), "accept")
    assert board.heroes[1].gear and board.seat == 1
    assert stopped(play(board, "nothing"))  # hero 2 has been asked by both


@rule("FAG-O15")
def test_a_turn_without_a_win_ends_with_swaps_as_well() -> None:
    board = team(["adventure_turn", 0], heroes=[ROPE, HERE], dice=[2])
    play(board, "roam")
    assert asking(board) == "swap_chosen" and board.options == [("nothing",), ("trade", 1)]
    assert stopped(play(board, "nothing"))
    fallen = team(["end_adventure_turn", 0], heroes=[{**ROPE, "ko": True}, HERE], turns=[0])
    assert stopped(fallen)


@rule("FAG-O15", "FAG-O51")
def test_whoever_hangs_and_is_drawn_in_swaps_at_the_end_too() -> None:
    heroes = [HERE, {**ROPE, "cliff": "peril"}, HERE]
    board = team(["adventure_turn", 0], heroes=heroes, dice=[5, 5, 1], **PERIL)
    play(board, "hunt", "stay", ("dig", 0), "camp")
    play(board, "nothing")
    assert board.seat == 1 and board.options == [("nothing",), ("trade", 2)]


# Events for each other ------------------------------------------------------------------------------------------------


@rule("FAG-V02")
def test_an_event_helps_a_team_mate_in_a_test() -> None:
    heroes = [HERE, {"hand": ["second_wind"]}]
    board = team(["begin_hunt", 0], heroes=heroes, dice=[1, 1, 1, 1, 5], **PERIL)
    assert board.seat == 1 and ("play", number(board, "second_wind")) in board.options
    play(board, "play")
    assert board.heroes[0].markers == 1 and told(board, "rolled")[0]["dice"] == (1, 1, 1, 1, 5)
    assert told(board, "played_for") == [{"seat": 1, "seat2": 0, "card": number(board, "second_wind")}]
    rivals = table(["begin_hunt", 0], heroes=heroes, dice=[1, 1, 1], **PERIL)
    assert rivals.heroes[0].cliff >= 0 and not rivals.moments


@rule("FAG-V02")
def test_whoever_is_helped_has_what_the_card_gives() -> None:
    heroes = [{"wounds": 3}, {"hand": ["field_dressing"], "wounds": 1}]
    board = team(["move_turn", 0], heroes=heroes, dice=[2])
    play(board, "play")
    assert (board.heroes[0].wounds, board.heroes[1].wounds) == (1, 1)
    board = team(["move_turn", 0], heroes=[{}, heroes[1]], dice=[2])
    assert board.seat == 0  # nothing to heal there


@rule("FAG-V02", "FAG-K03")
def test_a_team_mate_keeps_wounds_off() -> None:
    board = team(["suffer", 0, 3], heroes=[{}, {"hand": ["bullet_proof_vest"]}])
    assert board.seat == 1
    play(board, "play")
    assert board.heroes[0].wounds == 1


@rule("FAG-V02", "FAG-T30")
def test_the_hero_who_is_helped_picks_the_dice() -> None:
    board = team(["begin_hunt", 0], heroes=[HERE, {"hand": ["lucky_coin"]}], dice=[1, 1, 1, 6, 1], **PERIL)
    assert board.seat == 1
    play(board, "play")
    assert board.seat == 0 and asking(board) == "reroll_one"
    play(board, ("die", 1), "enough")
    assert board.heroes[0].markers == 1


@rule("FAG-V02")
def test_a_card_that_concerns_no_hero_and_an_ability_wait_for_the_own_turn() -> None:
    false_trail = team(["move_turn", 0], heroes=[{}, {"hand": ["false_trail"]}], dice=[2], sites=[SITE])
    assert false_trail.seat == 0
    tools = {"climber": {"kind": "gear", "power": {"windows": ["turn_start"], "effects": [{"verb": "heal", "n": 1}]}}}
    ability = team(["move_turn", 0], heroes=[{"wounds": 2}, {"gear": ["climber"]}], cards=tools, dice=[2])
    assert ability.seat == 0


@rule("FAG-V02")
@pytest.mark.parametrize("power", [{"whose": "rival"}, {"whose": "any"}])
def test_only_what_is_ones_own_is_given_away(power: dict[str, Any]) -> None:
    gift = event({"verb": "gain", "what": "glory", "n": 2}, windows=["turn_start"], **power)
    board = team(["move_turn", 0], heroes=[{}, {"hand": ["gift"]}], cards={"gift": gift}, dice=[2])
    play(board, ("play", number(board, "gift")))
    assert (board.heroes[0].glory, board.heroes[1].glory) == (0, 2)


# The end of the game --------------------------------------------------------------------------------------------------


@rule("FAG-O39", "FAG-W28")
def test_the_track_ends_the_game_before_a_henchman_who_moved_on_is_fought() -> None:
    words: Any = {"henchmen": {"japan": "mob"}, "track": 14, "deck": {"location": ["location_india"]}}
    board = team(["place_henchman", "mob", "japan"], heroes=[{"space": "india"}, {}], **words)
    assert board.over and board.track == 15 and not board.agenda


@rule("FAG-O38", "FAG-C38")
def test_the_team_has_won_before_a_fallen_hero_pays() -> None:
    chest = {"kind": "enemy", "deck": "enemy", "combat": 3, "wounds": 1, "glory": 1, "gold": 1, "keywords": ["crime"]}
    heroes = [{"wounds": 4, "glory": 3, "gear": ["rope"]}, {}]
    words: Any = {"cards": {"chest": chest}, "deck": {"enemy": ["chest"]}, "dice": [6, 1, 1, 6, 6, 6], "fund": 18}
    board = team(["attacked", 0, "enemy", False], heroes=heroes, **words)
    play(board, "fight")
    assert board.over and not told(board, "ko_price") and [each.rank for each in board.result] == [1, 1]


@rule("FAG-O38")
def test_short_of_its_goal_the_team_goes_on() -> None:
    board = team(["attacked", 0, "mobsters", False], heroes=[{}, {}], fund=19, dice=[6, 6, 6, 1, 1, 1])
    play(board, "fight")
    assert stopped(board) and not board.due
    saved = board.setup.game.loads(board.setup.game.dumps(board))
    assert not saved.over


@rule("FAG-O40")
def test_what_one_effect_does_is_done_before_it_is_settled() -> None:
    both = event({"verb": "gain", "what": "fortune", "n": 2}, {"verb": "track", "n": 1})
    board = team(["run_effects", "both", -1, 0, 0, -1], cards={"both": both}, fund=18, track=14)
    assert board.over and [each.rank for each in board.result] == [1, 1]  # two effects: the first one ends it
    words: Any = {"outposts": ["siberia"], "org_fortune": 2, "fund": 18, "track": 1, "dice": [5]}
    board = team(["wrecked", 0, "outpost"], heroes=[{"space": "siberia"}, {}], passed=True, **words)
    assert board.over and board.track == 0  # FAG-W47 loot and track together
    assert "trade" not in verbs(board)
