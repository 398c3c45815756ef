"""FAG-A: the Adventure phase; FAG-D: dangers and cliffhangers; FAG-T: skill tests."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune import game
from ludotheque.games.fortune.cards import DANGER
from ludotheque.games.fortune.decks import discard, draw
from ludotheque.games.fortune.henchmen import enter
from ludotheque.games.fortune.skill import skill_dice
from ludotheque.games.fortune.temples import camp
from ludotheque.testing import rule

from .support import LORE, SITE, asking, danger, face, fight, number, play, skill, stopped, table, told, verbs


def hunting(*dice: int, card: dict[str, Any] = LORE, hero: dict[str, Any] | None = None, **words: Any) -> Any:
    """A hero in the Sahara who has just begun to hunt; every danger is ``card``."""
    heroes = [{"space": "sahara", **(hero or {})}, {}]
    sites = words.pop("sites", [SITE])
    cards = {"peril": {**card, "copies": 6}} | words.pop("cards", {})
    return table(["begin_hunt", 0], cards=cards, only="peril", heroes=heroes, sites=sites, dice=dice, **words)


@rule("FAG-A01", "FAG-A26")
def test_turns_in_order_and_none_for_the_fallen() -> None:
    board = table("adventure_phase", heroes=[{"ko": True}, {"space": "sahara"}], sites=[SITE])
    assert board.seat == 1 and asking(board) == "encounter_chosen"


@rule("FAG-A02", "FAG-A03", "FAG-A04", "FAG-J14")
@pytest.mark.parametrize("face_up", range(1, 7))
@pytest.mark.parametrize("space", ["siberia", "coral_sea", "congo_jungle"])
def test_land_without_artifact_and_sea(space: str, face_up: int) -> None:
    deck = {"event": ["fast_car"], "enemy": ["dock_thugs"]}
    board = table(["adventure_turn", 0], heroes=[{"space": space}, {}], dice=[face_up], deck=deck, mode="advanced")
    assert bool(board.heroes[0].hand) == (face_up >= 4)
    assert (asking(board) == "fight_chosen") == (face_up == 1)
    assert told(board, "roam")[0]["n"] == face_up


@rule("FAG-A05")
def test_after_an_attack_the_turn_ends_where_the_hero_stands() -> None:
    deck = {"enemy": ["dock_thugs"]}
    board = table(["adventure_turn", 0], heroes=[{"space": "siberia"}, {}], dice=[1, 6, 1, 1], deck=deck)
    play(board, "escape", ("dig", 0))
    assert stopped(board) and board.heroes[0].space == "siberia" and board.heroes[0].acted


@rule("FAG-A06", "FAG-A07")
def test_hunting_is_a_choice_and_declining_ends_the_turn() -> None:
    board = table(["adventure_turn", 0], heroes=[{"space": "sahara"}, {}], sites=[SITE])
    assert verbs(board) == {"hunt", "decline"}
    play(board, "decline")
    assert stopped(board) and not told(board, "roam")


@rule("FAG-A08", "FAG-A28")
def test_a_hunt_is_announced_with_its_title() -> None:
    board = hunting(5)
    pair = told(board, "hunt")[0]
    assert (pair["artifact_card"], pair["adventure_card"]) == tuple(board.sites[0].pair)
    fact = [board.lib.cards[card] for card in board.sites[0].pair]
    assert (fact[0].fortune, fact[1].danger) == (4, 3)


@rule("FAG-A10", "FAG-A14", "FAG-A19", "FAG-D01", "FAG-D02")
def test_each_danger_overcome_gives_a_marker_and_a_choice() -> None:
    board = hunting(5, 1, 1, 6, 1, 1)
    assert board.heroes[0].markers == 1 and verbs(board) == {"press", "camp"} and board.heroes[0].glory == 0
    play(board, "press")
    assert board.heroes[0].markers == 2 and board.heroes[0].pot == 4


@rule("FAG-A11", "FAG-A12", "FAG-A13", "FAG-A25")
def test_enough_markers_recover_the_artifact_and_camp() -> None:
    hero = {"markers": 2, "wounds": 3, "loot": ["the_ring", "of_doom"]}
    board = hunting(5, 1, 1, hero=hero)
    mine = board.heroes[0]
    assert len(mine.loot) == 4 and not board.sites and mine.markers == 0
    assert mine.glory == 2 and mine.wounds == 0 and stopped(board)


@rule("FAG-A15", "FAG-A16", "FAG-A17", "FAG-A18", "FAG-D32")
def test_camping_banks_glory_heals_and_keeps_markers() -> None:
    board = hunting(5, 1, 1, hero={"wounds": 2})
    assert len(board.heroes[0].beaten) == 1
    play(board, "camp")
    hero = board.heroes[0]
    assert (hero.glory, hero.wounds, hero.markers, hero.pot, hero.beaten) == (2, 0, 1, 0, [])
    assert hero.acted and stopped(board) and len(board.decks[DANGER]) == 6


@rule("FAG-A20", "FAG-A21")
def test_leaving_the_space_loses_the_markers() -> None:
    board = table(["move_turn", 0], heroes=[{"space": "sahara", "markers": 2}, {}], sites=[SITE], dice=[3])
    play(board, ("move", "egypt"), ("move", "sahara"))
    assert board.heroes[0].markers == 0


@rule("FAG-A22", "FAG-L43")
def test_markers_go_when_the_artifact_is_taken_away() -> None:
    trick = {"kind": "event", "icon": "run", "immediate": True, "power": {"effects": [{"verb": "move_artifact"}]}}
    heroes = [{}, {"space": "sahara", "markers": 2}]
    board = table(["draw_events", 0, 1], cards={"trick": trick}, deck={"event": ["trick"]}, heroes=heroes, sites=[SITE])
    assert board.heroes[1].markers == 0 and board.sites[0].space != "sahara"


@rule("FAG-A23")
def test_one_encounter_per_phase() -> None:
    words: Any = {"mode": "advanced", "zeppelin": "sahara", "sites": [SITE]}
    board = table(["adventure_turn", 0], ["adventure_turn", 0], heroes=[{"space": "sahara"}, {}], **words)
    assert verbs(board) == {"hunt", "board", "decline"}
    play(board, "decline")
    assert stopped(board)


@rule("FAG-A24", "FAG-A27")
def test_nobody_camps_before_overcoming_something() -> None:
    board = hunting(card=danger(skill("lore"), fight("mobsters")), hero={"wounds": 2})
    assert verbs(board) == {"part"}
    camp(board, 0)
    assert board.heroes[0].wounds == 2


@rule("FAG-A29")
def test_pushed_out_in_mid_hunt_the_turn_is_over_without_glory() -> None:
    push = {"verb": "move", "to": "home", "who": "pick"}
    card = {"kind": "event", "icon": "run", "power": {"windows": ["press_or_camp"], "whose": "any", "effects": [push]}}
    words: Any = {"cards": {"push": card, "peril": LORE}, "only": "peril", "sites": [SITE], "dice": [5, 1, 1]}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {"hand": ["push"]}], **words)
    play(board, "play", ("hero", 0))
    hero = board.heroes[0]
    assert (hero.space, hero.glory, hero.pot, hero.markers, hero.beaten) == ("london", 0, 0, 0, [])
    assert stopped(board) and hero.acted


@rule("FAG-A09", "FAG-D15")
def test_a_cliffhanger_comes_before_anything_else() -> None:
    cliff = number(table(cards={"peril": LORE}), "peril")
    heroes = [{"space": "sahara", "cliff": cliff}, {}]
    board = table(["adventure_turn", 0], cards={"peril": LORE}, heroes=heroes, sites=[SITE])
    assert asking(board) == "dig" and board.encounter.cliff


# Dangers --------------------------------------------------------------------------------------------------------------


@rule("FAG-D03", "FAG-D06")
def test_or_lets_the_hero_pick() -> None:
    board = hunting(card=danger(skill("lore"), skill("agility")))
    assert board.options == [("part", 0), ("part", 1)]
    scene = game.scene(board, 0)
    card = next(region for region in scene.regions if region.id == "moment").items[0]
    assert "Lore" in str(card.text) and "2 successes" not in str(card.text)


@rule("FAG-D04", "FAG-D05")
def test_and_wants_all_parts_in_any_order() -> None:
    both = danger(skill("lore"), skill("agility"), join="and")
    board = hunting(5, 1, 1, 6, 1, 1, card=both)
    play(board, ("part", 1))
    assert asking(board) == "pressed" and board.heroes[0].markers == 1
    board = hunting(1, 1, 1, card=both)
    play(board, ("part", 1))
    assert stopped(board) and board.heroes[0].cliff >= 0


@rule("FAG-D07", "FAG-D08", "FAG-D09", "FAG-D21", "FAG-D27")
def test_failure_leaves_the_hero_hanging() -> None:
    """WE-11."""
    board = hunting(5, 1, 1, 5, 1, 1, 1, 1, 1)
    play(board, "press", "press")
    hero = board.heroes[0]
    assert hero.cliff == board.cliffs[0] and len(board.cliffs) == 1
    assert (hero.glory, hero.pot, hero.markers, hero.beaten) == (0, 0, 2, [])
    assert hero.acted and stopped(board) and len(board.decks[DANGER]) == 5


@rule("FAG-D10", "FAG-D11", "FAG-D12", "FAG-D13")
def test_fighting_pays_the_enemys_glory_at_once_and_escaping_none() -> None:
    foe = danger(fight("mobsters"), glory=4)
    board = hunting(4, 4, 1, 1, 1, 1, card=foe)
    play(board, "fight")
    assert (board.heroes[0].glory, board.heroes[0].pot, board.heroes[0].markers) == (2, 0, 1)
    board = hunting(4, 4, 1, card=foe)
    play(board, "escape", ("dig", 0))
    assert (board.heroes[0].glory, board.heroes[0].pot, board.heroes[0].markers) == (0, 0, 1)


@rule("FAG-D14")
def test_a_test_counts_for_every_keyword_of_its_card() -> None:
    chase = danger(skill("agility", 5, 3), keywords=["driving", "chase", "water"])
    board = hunting(5, 1, 1, 1, 1, card=chase, hero={"gear": ["diving_suit"]})
    assert len(told(board, "rolled")[0]["dice"]) == 5


@rule("FAG-D16", "FAG-K13")
def test_failing_a_cliffhanger_is_a_ko() -> None:
    board = _hanging(1, 1, 1, 3)
    play(board, ("dig", 0))
    assert board.heroes[0].ko and not board.cliffs


@rule("FAG-D17", "FAG-D18", "FAG-D32")
def test_beating_a_cliffhanger_pays_at_once_and_offers_the_choice() -> None:
    board = _hanging(5, 5, 1)
    play(board, ("dig", 0))
    hero = board.heroes[0]
    assert (hero.glory, hero.pot, hero.markers, hero.cliff) == (3, 0, 1, -1) and asking(board) == "pressed"
    assert not board.cliffs and len(board.decks[DANGER]) == 1


@rule("FAG-D19", "FAG-A13")
def test_a_cliffhanger_may_complete_the_quest() -> None:
    """WE-12."""
    board = _hanging(5, 5, 1, hero={"markers": 2, "wounds": 1})
    play(board, ("dig", 0))
    hero = board.heroes[0]
    assert hero.glory == 3 and hero.loot and hero.wounds == 0 and stopped(board)


def _hanging(*dice: int, hero: dict[str, Any] | None = None, card: dict[str, Any] = LORE) -> Any:
    cliff = number(table(cards={"peril": card}), "peril")
    heroes = [{"space": "sahara", "cliff": cliff, **(hero or {})}, {}]
    words: Any = {"cards": {"peril": card}, "only": "peril", "sites": [SITE]}
    return table(["adventure_turn", 0], heroes=heroes, dice=dice, **words)


@rule("FAG-D20")
def test_a_cliffhanger_fought_pays_only_the_enemy() -> None:
    board = _hanging(4, 4, 1, 1, 1, 1, card=danger(skill("lore"), cliff=face(fight("mobsters"), glory=4)))
    play(board, "fight")
    assert board.heroes[0].glory == 2 and board.heroes[0].markers == 1


@rule("FAG-D22")
def test_moved_away_the_cliffhanger_is_gone() -> None:
    board = _hanging()
    enter(board, 0, "egypt")
    assert board.heroes[0].cliff == -1 and not board.cliffs and board.heroes[0].glory == 0


@rule("FAG-D23", "FAG-D25", "FAG-D26")
def test_by_default_any_card_may_come_next() -> None:
    assert game.setup("basic").options["danger_deck"] == "shuffle_each"
    board = table()
    seen = set()
    for _ in range(300):
        card = draw(board, DANGER)
        seen.add(card)
        discard(board, card)
    assert len(seen) > 25


@rule("FAG-D24", "FAG-D29")
def test_going_round_draws_from_the_bottom_and_discards_on_top() -> None:
    board = table(options={"danger_deck": "cycle_bottom"})
    order = list(board.decks[DANGER])
    drawn = [draw(board, DANGER) for _ in range(3)]
    assert drawn == order[:3]
    for card in drawn:
        discard(board, card)
    assert board.decks[DANGER] == order[3:] + drawn
    names = ["hidden_map_room", "ancient_puzzle", "forged_papers"]
    words: Any = {"options": {"danger_deck": "cycle_bottom"}, "dangers": names, "dice": [6, 1, 1, 6, 1, 1]}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], sites=[SITE], **words)
    play(board, "press", "camp")
    assert [board.lib.ids[card] for card in board.decks[DANGER]] == [names[2], names[0], names[1]]


@rule("FAG-D28")
def test_without_a_danger_left_the_hero_camps() -> None:
    heroes = [{"space": "sahara", "wounds": 2}, {}]
    board = table(["begin_hunt", 0], only="nothing", heroes=heroes, sites=[SITE])
    assert stopped(board) and board.heroes[0].acted and board.heroes[0].wounds == 2


@rule("FAG-D30", "FAG-K12")
def test_a_ko_returns_the_dangers_to_the_deck() -> None:
    board = hunting(1, 1, 1, 6, 1, 1, 6, card=danger(fight("mobsters")), hero={"wounds": 4, "markers": 1})
    play(board, "fight")
    hero = board.heroes[0]
    assert hero.ko and hero.markers == 0 and hero.beaten == [] and len(board.decks[DANGER]) == 6


@rule("FAG-D31")
def test_and_with_a_fight_counts_as_fought() -> None:
    both = danger(skill("lore"), fight("mobsters"), join="and", glory=4)
    board = hunting(5, 1, 1, 4, 4, 1, 1, 1, 1, card=both)
    play(board, ("part", 0), "fight")
    assert board.heroes[0].pot == 0 and board.heroes[0].glory == 2 and board.heroes[0].markers == 1


@rule("FAG-D33", "FAG-C08")
def test_falling_in_the_winning_round_keeps_glory_but_no_marker() -> None:
    board = hunting(4, 4, 1, 6, 1, 1, 1, card=danger(fight("mobsters")), hero={"wounds": 4, "markers": 2})
    play(board, "fight")
    hero = board.heroes[0]
    assert hero.ko and board.sites and not hero.loot and hero.markers == 0
    assert told(board, "glory")[0]["n"] == 2


# Tests ----------------------------------------------------------------------------------------------------------------


@rule("FAG-T01", "FAG-T02", "FAG-T03", "FAG-T04", "FAG-T05", "FAG-T06", "FAG-T08", "FAG-T09", "FAG-T10", "FAG-T11")
def test_successes_add_up_over_rolls() -> None:
    """WE-04."""
    board = hunting(5, 6, 1, 2, 5, 3, card=danger(skill("lore", 5, 3)))
    assert [args["dice"] for args in told(board, "rolled")] == [(5, 6, 1), (2, 5, 3)]
    assert asking(board) == "pressed"


@rule("FAG-T07", "FAG-T12")
def test_a_roll_without_success_ends_the_test() -> None:
    """WE-05."""
    board = hunting(5, 1, 2, 4, 4, 4, card=danger(skill("lore", 5, 3)))
    assert board.heroes[0].cliff >= 0 and board.trial is None


@rule("FAG-T13", "FAG-T14", "FAG-V08")
def test_bonus_dice_come_last_and_a_skill_never_falls_below_one() -> None:
    weak = {"kind": "gear", "icon": "whip", "traits": [{"trait": "skill", "skill": "lore", "n": -2}], "copies": 2}
    board = table(cards={"weak": weak}, heroes=[{"gear": ["weak", "weak"]}, {}])
    assert skill_dice(board, 0, ("lore",)) == 1
    wet = danger(skill("lore", 5, 3), keywords=["water"])
    board = hunting(5, 1, 1, 1, 1, 1, card=wet, cards={"weak": weak}, hero={"gear": ["weak", "weak", "diving_suit"]})
    assert len(told(board, "rolled")[0]["dice"]) == 3


@rule("FAG-T15", "FAG-T16")
def test_a_combined_test_rolls_the_sum() -> None:
    board = hunting(5, 1, 1, 1, 1, 1, card=danger(skill("lore+agility")))
    assert len(told(board, "rolled")[0]["dice"]) == 6


@rule("FAG-T17")
def test_a_changed_target_stays_between_two_and_six() -> None:
    ease = {"verb": "target", "n": -2}
    power = {"windows": ["test_before_roll"], "effects": [ease, ease, ease]}
    board = hunting(2, 1, 1, cards={"ease": {"kind": "event", "icon": "run", "power": power}}, hero={"hand": ["ease"]})
    play(board, "play")
    assert told(board, "rolled")[0]["target"] == 2 and asking(board) == "pressed"


@rule("FAG-T18", "FAG-T19", "FAG-T20", "FAG-T21", "FAG-T22", "FAG-T23", "FAG-T24", "FAG-T26")
def test_digging_deep() -> None:
    """WE-06."""
    board = _hanging(5, 1, 1, 1, 6, 2, 2, hero={"wounds": 3})
    assert board.options == [("dig", 0), ("dig", 1)]
    play(board, ("dig", 1))
    assert [len(args["dice"]) for args in told(board, "rolled")] == [4, 3]
    hero = board.heroes[0]
    assert hero.wounds == 4 and not hero.ko and hero.cliff == -1
    board = _hanging(5, 1, 1)
    play(board, ("dig", 0))
    assert asking(board) == "dig"  # declared before any roll, also a later one


@rule("FAG-T22", "FAG-K02")
def test_with_equal_one_wound_fewer_may_be_dug() -> None:
    cliff = number(table(cards={"peril": LORE}), "peril")
    heroes = [{"space": "sahara", "cliff": cliff, "wounds": 2}, {}]
    words: Any = {"cards": {"peril": LORE}, "sites": [SITE], "options": {"hero_ko_at": "equal"}}
    board = table(["adventure_turn", 0], heroes=heroes, **words)
    assert board.options == [("dig", 0), ("dig", 1)]


@rule("FAG-T25")
def test_defence_does_not_help_against_digging() -> None:
    cliff = number(table(cards={"peril": LORE}), "peril")
    heroes = [{"space": "sahara", "cliff": cliff, "gear": ["leather_jacket"]}, {}]
    board = table(["adventure_turn", 0], cards={"peril": LORE}, heroes=heroes, sites=[SITE], dice=[5, 5, 1, 1, 1])
    play(board, ("dig", 2))
    assert board.heroes[0].wounds == 2


@rule("FAG-T27")
def test_two_tests_of_a_cliffhanger_each_allow_digging() -> None:
    both = danger(skill("lore"), cliff=face(skill("lore"), skill("agility"), join="and"))
    board = _hanging(5, 1, 1, 1, 5, 1, 1, 1, card=both)
    play(board, ("part", 0), ("dig", 1))
    assert asking(board) == "dig"


@rule("FAG-T29")
def test_no_digging_on_the_danger_side() -> None:
    assert asking(hunting(5, 1, 1)) == "pressed"


@rule("FAG-T30", "FAG-T31")
def test_a_reroll_counts_and_one_effect_rerolls_once() -> None:
    board = hunting(1, 1, 1, 6, 1, 1, hero={"hand": ["steady_hand"]})
    assert asking(board) == "played"
    play(board, "play")
    assert asking(board) == "pressed"
    power = {"windows": ["test_after_roll"], "effects": [{"verb": "reroll", "n": "all"}]}
    charm = {"charm": {"kind": "gear", "icon": "whip", "power": power, "copies": 2}}
    board = hunting(1, 1, 1, 1, 1, 1, 1, 1, 1, cards=charm, hero={"gear": ["charm", "charm"]})
    play(board, "use", "use")
    assert board.heroes[0].cliff >= 0
    nerve = {"nerve": {"kind": "event", "power": {"windows": ["test_after_roll"], "effects": [{"verb": "ready"}]}}}
    board = hunting(*[1] * 9, cards=charm | nerve, hero={"gear": ["charm"], "hand": ["nerve"]})
    play(board, "use", "play")
    assert board.heroes[0].cliff >= 0 and not board.heroes[0].flipped  # ready again, but not for the same roll


@rule("FAG-T30")
def test_one_effect_does_not_reroll_the_same_die_twice() -> None:
    board = hunting(1, 2, 2, 3, 5, hero={"hand": ["lucky_coin"]})
    play(board, "play", ("die", 1))
    assert board.trial.dice == [3, 2, 2] and board.options == [("die", 2), ("enough",)]
    play(board, ("die", 2))
    assert asking(board) == "pressed"


@rule("FAG-D22", "FAG-V15")
def test_a_card_may_carry_a_hanging_hero_away() -> None:
    power = {"windows": ["turn_start"], "effects": [{"verb": "move", "to": "home"}]}
    hero = {"space": "sahara", "cliff": "peril", "markers": 2, "hand": ["rescue"]}
    words: Any = {"cards": {"peril": LORE, "rescue": {"kind": "event", "power": power}}, "sites": [SITE], "dice": [3]}
    board = table(["move_turn", 0], heroes=[hero, {}], **words)
    play(board, "play")
    assert board.heroes[0].space == "london" and board.heroes[0].cliff < 0 and board.heroes[0].glory == 0
    assert number(board, "peril") in board.decks[DANGER] and asking(board) == "move"


@rule("FAG-A29", "FAG-V02")
def test_a_hero_carried_off_leaves_the_test_and_the_fight() -> None:
    rescue = {"kind": "event", "power": {"effects": [{"verb": "move", "to": "home"}]}}
    board = hunting(hero={"hand": ["rescue"], "markers": 1}, cards={"rescue": rescue})
    play(board, "play")
    hero = board.heroes[0]
    assert stopped(board) and (hero.space, hero.markers, hero.pot, hero.cliff) == ("london", 0, 0, -1)
    assert board.trial is None and not told(board, "rolled") and len(board.decks[DANGER]) == 6
    fray = danger(fight("mobsters"))
    board = hunting(1, 1, 1, 1, 1, 1, hero={"hand": ["rescue"]}, card=fray, cards={"rescue": rescue})
    play(board, "fight", "play")
    assert stopped(board) and board.melee is None and board.heroes[0].space == "london" and board.heroes[0].acted


@rule("FAG-V16", "FAG-C32")
def test_a_fight_brought_in_the_middle_of_a_test() -> None:
    """The test waits for the fight, then goes on where it was."""
    power = {
        "windows": ["test_before_roll"],
        "whose": "rival",
        "effects": [{"verb": "fight", "enemy": "mobsters", "who": "rival"}],
    }
    words: Any = {
        "cards": {"peril": LORE, "thugs": {"kind": "event", "power": power}},
        "only": "peril",
        "sites": [SITE],
    }
    heroes = [{"space": "sahara"}, {"hand": ["thugs"]}]
    board = table(["begin_hunt", 0], heroes=heroes, dice=[4, 4, 4, 1, 1, 1, 5, 1, 1], **words)
    play(board, "play")
    assert asking(board) == "fight_chosen" and board.trial is None
    play(board, "fight")
    assert board.heroes[0].glory == 2 and asking(board) == "pressed" and not board.paused


@rule("FAG-T32")
def test_exploring_is_no_skill_test() -> None:
    heroes = [{"space": "congo_jungle"}, {}]
    sites = [{"space": "congo_jungle", "pair": ["the_sword", "of_medusa"]}]
    board = table(["begin_hunt", 0], mode="advanced", heroes=heroes, sites=sites, dice=[3])
    assert stopped(board) and not told(board, "test")


@rule("FAG-T13", "FAG-T14", "FAG-T19")
def test_dice_dug_for_come_on_top_of_the_one_that_is_always_rolled() -> None:
    heroes = [{"space": "sahara", "cliff": "boat_chase"}, {"hand": ["sabotage"]}]
    board = table(["adventure_turn", 0], heroes=heroes, sites=[SITE], sheet={"agility": 1}, dice=[1] * 9)
    play(board, "play", ("dig", 2))
    assert len(told(board, "rolled")[0]["dice"]) == 3


@rule("FAG-D01", "FAG-L03", "FAG-L14")
def test_a_swapped_danger_may_be_agents_who_bring_their_villain() -> None:
    words: Any = {"mode": "advanced", "options": {"danger_deck": "cycle_bottom"}, "sites": [SITE]}
    heroes = [{"space": "sahara", "hand": ["another_way_in"]}, {}]
    board = table(["begin_hunt", 0], heroes=heroes, dangers=["boat_chase", "agents_of_evil"], dice=[1], **words)
    play(board, "play")
    assert asking(board) == "number_named" and board.villains[0].space == "sahara"
    assert board.lib.ids[board.heroes[0].beaten[0]] == "agents_of_evil"
