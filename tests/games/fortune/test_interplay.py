"""Clauses that meet: what one hero does in another's turn, cards within tests, moves within moves."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from ludotheque.games.fortune import game
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .support import LORE, SITE, asking, danger, number, play, skill, stopped, table, told, verbs

HERE = {"space": "sahara"}
PERIL: Any = {"cards": {"peril": {**LORE, "copies": 6}}, "only": "peril", "sites": [SITE]}


def event(*effects: dict[str, Any], **power: Any) -> dict[str, Any]:
    return {"kind": "event", "power": {"effects": list(effects), **power}}


# Movement -------------------------------------------------------------------------------------------------------------


@rule("FAG-M17", "FAG-C27", "FAG-M04")
def test_an_escape_ends_the_movement_of_nobody_else() -> None:
    board = table(
        ["roll_move", 0],
        heroes=[{}, HERE],
        sheet={"traits": [{"trait": "movement", "n": 2}]},
        deck={"event": ["ambush"], "location": ["location_sahara"]},
        dice=[1, 5, 5, 1],
    )
    play(board, "draw", ("escape", 0), ("dig", 0), ("move", "egypt"))
    assert board.seat == 0 and asking(board) == "move" and board.points == 3


@rule("FAG-M18", "FAG-C27")
def test_an_ambush_on_the_way_out_stops_nobody_else() -> None:
    board = table(
        ["roll_move", 0],
        heroes=[{}, HERE],
        sheet={"traits": [{"trait": "movement", "n": 2}]},
        henchmen={"egypt": "mob"},
        deck={"event": ["ambush"], "location": ["location_sahara"]},
        dice=[1, 5, 5, 1, 6, 6, 1, 1, 1, 1],
    )
    play(board, "draw", ("escape", 0), ("dig", 0), ("move", "egypt"), "fight")
    assert board.seat == 0 and asking(board) == "move" and board.points == 3


@rule("FAG-M17", "FAG-M25", "FAG-M22")
def test_whoever_runs_from_a_figure_as_the_turn_begins_has_moved() -> None:
    words: Any = {"mode": "advanced", "heroes": [{"hand": ["night_flight"]}, {}], "henchmen": {"cairo": "mob"}}
    board = table(["move_turn", 0], dice=[5, 5, 1, 6], **words)
    play(board, "play", ("fly", "cairo"), ("escape", 0), ("dig", 0), ("move", "egypt"))
    assert stopped(board) and not told(board, "move_roll")
    board = table(["move_turn", 0], dice=[6, 6, 1, 1, 1, 1, 6], **words)
    play(board, "play", ("fly", "cairo"), "fight")
    assert told(board, "move_roll") and board.points == 6  # won: roll and move


@rule("FAG-M25")
def test_a_step_given_by_a_card_costs_nothing_and_ends_nothing() -> None:
    hop = event({"verb": "move", "to": "step"}, windows=["move_after_roll"])
    board = table(["roll_move", 0], cards={"hop": hop}, heroes=[{"hand": ["hop"]}, {}], dice=[4])
    prompt = game.scene(play(board, "play"), 0).prompt
    assert (
        prompt is not None
        and prompt.text == ["One space further, for free: where to?"]
        and prompt.choices[0].label == "To the British Isles"
    )
    with pytest.raises(IllegalOption, match="FAG-M25"):
        board.play(("move", "sahara"))
    play(board, ("move", "british_isles"))
    assert asking(board) == "move" and board.points == 4 and board.heroes[0].space == "british_isles"
    hero = {"hand": ["hop"], "space": "caribbean_islands"}
    board = table(["roll_move", 0], cards={"hop": hop}, heroes=[hero, {}], dice=[4])
    assert play(board, "play").heroes[0].space == "caribbean_sea"  # one space only: nothing to choose
    board = table(
        ["roll_move", 0], cards={"hop": hop}, heroes=[{"hand": ["hop"]}, {}], dice=[4], henchmen={"paris": "mob"}
    )
    play(board, "play", ("move", "british_isles"), ("move", "western_europe"), ("move", "paris"))
    assert board.points == 0 and asking(board) == "fight_chosen"


@rule("FAG-V19")
def test_a_position_in_the_middle_of_a_phase_knows_which_it_is() -> None:
    board = table(["move_turn", 0], mode="advanced", heroes=[{"hand": ["night_flight"]}, {}])
    assert ("play", number(board, "night_flight")) in board.options


# Hunts ----------------------------------------------------------------------------------------------------------------


@rule("FAG-R03", "FAG-R08", "FAG-R09")
def test_a_cliffhanger_of_an_adventure_that_is_gone_stays_so_when_another_comes() -> None:
    dice = [5, 1, 1, 5, 1, 1, 5, 1, 1, 1, 1, 1]
    board = table("adventure_phase", "new_artifacts", heroes=[{**HERE, "markers": 1}, HERE], dice=dice, **PERIL)
    play(board, "hunt", "join", "press", "press")
    assert board.heroes[0].loot and board.heroes[1].cliff >= 0 and board.heroes[1].stray
    late = {"space": "sahara", "cliff": "peril", "stray": True}
    board = table(["adventure_turn", 0], heroes=[late, {}], dice=[5, 5, 1], **PERIL)
    play(board, ("dig", 0))
    assert stopped(board) and board.heroes[0].glory == 3 and board.heroes[0].markers == 0


@rule("FAG-V20", "FAG-R04", "FAG-O17")
def test_passing_until_the_own_turn_ends_when_one_joins_a_hunt() -> None:
    hand = {"hand": ["second_wind"], "quiet": 1}
    for mode in ("basic", "coop_mob"):
        board = table("adventure_phase", mode=mode, heroes=[HERE, {**HERE, **hand}], dice=[1] * 6, **PERIL)
        play(board, "hunt", "stay")
        assert board.heroes[1].quiet == 1 or board.heroes[1].acted
        board = table("adventure_phase", mode=mode, heroes=[HERE, {**HERE, **hand}], dice=[1] * 6, **PERIL)
        assert play(board, "hunt", "join").heroes[1].quiet == 0
    board = table("adventure_phase", heroes=[HERE, {**HERE, **hand, "cliff": "peril"}], dice=[1] * 6, **PERIL)
    assert play(board, "hunt").heroes[1].quiet == 0  # a hanging racer's turn has come as well


@rule("FAG-O23", "FAG-O51", "FAG-D21")
def test_heroes_of_a_team_who_hang_in_different_cards_face_each_their_own() -> None:
    other = danger(skill("lore"), cliff={"parts": [skill("combat", 4, 1)], "glory": 1})
    words = {**PERIL, "cards": {**PERIL["cards"], "other": other}, "only": ""}
    heroes = [{**HERE, "cliff": "peril"}, {**HERE, "cliff": "other"}, {**HERE, "cliff": "peril"}]
    board = table("adventure_phase", mode="coop_mob", heroes=heroes, dice=[5, 5, 1, 4, 1, 1], **words)
    assert board.encounter.party == [0, 2] and board.options == [("tester", 0), ("tester", 2)]
    play(board, ("tester", 0), ("dig", 0), ("support", 0), "camp", "camp")
    assert board.encounter.party == [1] and board.lib.ids[board.encounter.card] == "other"
    play(board, ("dig", 0))
    assert [hero.glory for hero in board.heroes] == [3, 1, 3]


# Cards within tests ---------------------------------------------------------------------------------------------------


@rule("FAG-K16", "FAG-K13", "FAG-V16")
def test_a_hero_who_falls_in_a_fight_within_a_test_rolls_no_more() -> None:
    brawl = event({"verb": "fight", "enemy": "zombies"})
    hero = {**HERE, "hand": ["brawl"], "wounds": 4}
    board = table(
        ["begin_hunt", 0],
        heroes=[hero, {}],
        dice=[1, 1, 1, 5, 5, 5, 5, 1, 6, 6, 6],
        **{**PERIL, "cards": {**PERIL["cards"], "brawl": brawl}},
    )
    play(board, ("play", number(board, "brawl")), "fight")
    assert stopped(board) and board.heroes[0].ko and not told(board, "rolled") and not told(board, "test_passed")
    cliff = {**hero, "cliff": "peril"}
    board = table(
        ["adventure_turn", 0],
        heroes=[cliff, {}],
        dice=[1, 1, 1, 5, 5, 5, 5, 1],
        **{**PERIL, "cards": {**PERIL["cards"], "brawl": brawl}},
    )
    play(board, ("play", number(board, "brawl")), "fight")
    assert stopped(board) and board.heroes[0].ko  # and is not asked to dig deep


@rule("FAG-V19")
def test_a_card_that_turns_a_result_is_not_offered_for_the_same_result() -> None:
    hero = {**HERE, "hand": ["just_in_time"], "cliff": "boat_chase"}
    board = table(["adventure_turn", 0], heroes=[hero, {}], sites=[SITE], dice=[5, 5, 1])
    assert verbs(play(board, ("dig", 0))) == {"press", "camp"}
    board = table(["adventure_turn", 0], heroes=[hero, {}], sites=[SITE], dice=[1, 1, 1])
    assert "play" in verbs(play(board, ("dig", 0)))
    assert verbs(play(board, "play")) == {"press", "camp"}


@rule("FAG-V05", "FAG-Y04")
def test_of_several_cards_as_many_are_kept_as_the_card_says() -> None:
    words: Any = {
        "deck": {"event": ["fast_car", "tail_wind", "second_wind"], "city": ["generous_patron", "safe_house"]}
    }
    trick = {"verb": "draw", "deck": "event", "n": 3, "keep": 2}
    board = table(["run_effects", "trick", -1, 0, 0, -1], cards={"trick": event(trick)}, **words)
    play(board, ("keep", number(board, "tail_wind")))
    assert board.options == [("keep", number(board, "second_wind")), ("keep", number(board, "fast_car"))]
    play(board, ("keep", number(board, "fast_car")))
    assert stopped(board) and sorted(board.lib.ids[card] for card in board.heroes[0].hand) == ["fast_car", "tail_wind"]
    assert told(board, "rejected") == [{"seat": 0, "card": number(board, "second_wind")}]
    trick = {"verb": "draw", "deck": "city", "n": 2}
    board = table(["run_effects", "trick", -1, 0, 0, -1], cards={"trick": event(trick)}, **words)
    assert [board.lib.ids[card] for card in board.heroes[0].hand] == ["safe_house"]
    assert told(board, "rejected") == [{"seat": 0, "card": number(board, "generous_patron")}]


@rule("FAG-C31", "FAG-V19")
def test_between_rounds_no_card_changes_dice_that_are_spent() -> None:
    trick = event({"verb": "reroll", "n": "all"}, {"verb": "heal", "n": 1})
    words: Any = {"cards": {"trick": trick, "boost": event({"verb": "dice", "n": 2})}}
    board = table(
        ["attacked", 0, "zombies", False],
        heroes=[{"hand": ["trick", "boost"]}, {}],
        dice=[4, 1, 1, 1, 1, 1, 1],
        **words,
    )
    assert verbs(play(board, "fight")) == {"fight", "escape"}
    board = table(
        ["attacked", 0, "zombies", False],
        heroes=[{"hand": ["trick", "boost"], "wounds": 1}, {}],
        dice=[4, 1, 1, 1, 1, 1, 1],
        **words,
    )
    play(board, "fight")  # what else a card does may still be wanted
    assert [option for option in board.options if option[0] == "play"] == [("play", number(board, "trick"))]


@rule("FAG-W04", "FAG-W05", "FAG-V19")
def test_a_villain_called_back_to_the_row_may_be_answered() -> None:
    answer = event({"verb": "gain", "what": "glory", "n": 1}, windows=["villain_state_change"])
    board = table(
        ["run_effects", "the_nazis", 4, 0, 0, -1],
        mode="coop_nazi",
        cards={"answer": answer},
        heroes=[{"hand": ["answer"]}, {}],
        villains=[{"who": "herr_teufel", "state": "ko"}],
    )
    assert board.villains[0].state == "ready" and told(board, "villain_state") == [
        {"villain": "herr_teufel", "state": "ready"}
    ]
    assert "play" in verbs(board)


# What is seen ---------------------------------------------------------------------------------------------------------


@rule("FAG-D07", "FAG-D06")
def test_everybody_reads_the_cliffhanger_somebody_hangs_in() -> None:
    peril = danger(skill("lore"), skill("combat"), cliff={"parts": [skill("agility", 6, 4)], "glory": 4})
    words: Any = {"cards": {"peril": {**peril, "copies": 3}}, "only": "peril", "sites": [SITE], "dice": [1, 1, 1]}
    board = table(["begin_hunt", 0], heroes=[HERE, {}], **words)
    for seat in (0, 1, None):
        assert "6+" not in str(to_builtins(game.scene(board, seat)))
    play(board, ("part", 0))
    for seat in (0, 1, None):
        assert "6+" in str(to_builtins(game.scene(board, seat)))


@rule("FAG-L08")
def test_the_odds_of_sneaking_count_who_helps_to_hide() -> None:
    words: Any = {"mode": "advanced", "zeppelin": "sahara", "dice": [1] * 4}
    board = play(table(["adventure_turn", 0], heroes=[HERE, {}], **words), "board")
    assert "48" in str(to_builtins(game.scene(board, 0).prompt))
    board = play(table(["adventure_turn", 0], heroes=[{**HERE, "allies": ["cat_burglar"]}, {}], **words), "board")
    assert "58" in str(to_builtins(game.scene(board, 0).prompt))
    play(board, ("number", 6))
    assert told(board, "sneak")[0]["dice"] == (1, 1, 1)


# Cards that part what was about to happen -----------------------------------------------------------------------------


@rule("FAG-L22", "FAG-L43")
def test_a_card_before_the_round_may_part_hero_and_villain() -> None:
    villain = {"who": "nora_castellano", "space": "sahara"}
    vanish = event({"verb": "lose_artifact"}, windows=["fight_round_start"])
    leave = event({"verb": "move", "to": "home"}, windows=["fight_round_start"])
    words = {**PERIL, "cards": {**PERIL["cards"], "vanish": vanish, "leave": leave}, "villains": [villain]}
    for card in ("vanish", "leave"):
        heroes = [{**HERE, "hand": [card]}, {}]
        board = table(["begin_hunt", 0], mode="advanced", heroes=heroes, dice=[5, 1, 1, 3, 3, 1, 1, 1, 1], **words)
        play(board, "press", ("number", 3), ("play", number(board, card)))
        assert not told(board, "villain_fight") and board.melee is None and not board.heroes[0].ko


@rule("FAG-D01", "FAG-D15")
def test_only_a_danger_just_revealed_is_swapped() -> None:
    avoid = event({"verb": "avoid"})  # at any moment
    words = {**PERIL, "cards": {**PERIL["cards"], "avoid": avoid}, "heroes": [{**HERE, "hand": ["avoid"]}, {}]}
    board = table(["begin_hunt", 0], dice=[5, 1, 1], **words)
    assert verbs(board) == {"press", "camp"}  # offered neither within its test nor after it
    words["heroes"][0]["cliff"] = "peril"
    assert verbs(table(["adventure_turn", 0], dice=[5, 5, 1], **words)) == {"dig"}


@rule("FAG-V04", "FAG-V05")
def test_a_card_kept_beside_another_is_played_once() -> None:
    now = {**event({"verb": "gain", "what": "glory", "n": 1}), "immediate": True}
    words: Any = {"cards": {"trick": event({"verb": "draw", "deck": "event", "n": 3, "keep": 2}), "now": now}}
    board = table(["run_effects", "trick", -1, 0, 0, -1], deck={"event": ["fast_car", "tail_wind", "now"]}, **words)
    play(board, ("keep", number(board, "now")), ("keep", number(board, "fast_car")))
    assert stopped(board) and board.heroes[0].glory == 1 and len(told(board, "played")) == 1
    assert [board.lib.ids[card] for card in board.heroes[0].hand] == ["fast_car"]


@rule("FAG-V04", "FAG-V05", "FAG-K09")
def test_a_card_taken_away_by_the_one_kept_with_it_is_not_drawn() -> None:
    now = {**event({"verb": "discard", "what": "event"}), "immediate": True}
    words: Any = {"cards": {"trick": event({"verb": "draw", "deck": "event", "n": 3, "keep": 2}), "now": now}}
    board = table(["run_effects", "trick", -1, 0, 0, -1], deck={"event": ["fast_car", "tail_wind", "now"]}, **words)
    play(board, ("keep", number(board, "fast_car")), ("keep", number(board, "now")))
    assert stopped(board) and not board.heroes[0].hand and not told(board, "drew")


@rule("FAG-P10", "FAG-R03", "FAG-R09")
def test_a_danger_failed_for_an_adventure_that_is_gone_shakes_no_other_temple() -> None:
    board = table(
        "hunt_turn",
        mode="advanced",
        heroes=[HERE, {}],
        hunt={"space": "sahara", "racers": [0], "pressing": [0], "gone": True},
        cards=PERIL["cards"],
        only="peril",
        sites=[{"space": "sahara", "pair": ["the_mine", "of_medusa"], "markers": 1}],
        dice=[1, 1, 1],
    )
    assert board.heroes[0].cliff >= 0 and board.heroes[0].stray
    assert (board.sites[0].markers, board.sites[0].instability) == (1, 0)


@rule("FAG-M01", "FAG-M17")
def test_nobody_moves_once_the_movement_turn_is_over() -> None:
    board = table(["move_turn", 0], dice=[3])
    assert board.mover == 0
    assert play(board, "stop").mover == -1
