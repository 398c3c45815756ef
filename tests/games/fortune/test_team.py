"""FAG-O: cooperative play; FAG-W: the Villain phase, states, track and outposts; FAG-Z12 to Z16: the war zeppelin."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune import game
from ludotheque.games.fortune.cards import DANGER, PLOT
from ludotheque.games.fortune.coins import CHART, goal, track_end
from ludotheque.games.fortune.organisation import add_outpost, occupy_city
from ludotheque.games.fortune.raids import war_zeppelin_enters
from ludotheque.games.fortune.track import org_gains
from ludotheque.games.fortune.villains import remove_villain
from ludotheque.testing import key_of, rule

from .support import BOX, LORE, SITE, asking, danger, fight, number, play, skill, stopped, table, told, verbs

PERIL: Any = {"cards": {"peril": {**LORE, "copies": 6}}, "only": "peril", "sites": [SITE]}
HERE = {"space": "sahara"}


def team(*steps: Any, mode: str = "coop_mob", **words: Any) -> Any:
    return table(*steps, mode=mode, **words)


def group(*dice: int, n: int = 2, card: Any = None, heroes: Any = None, **words: Any) -> Any:
    """Heroes in the Sahara; the first begins the hunt and all join."""
    peril = {**PERIL, **({"cards": {"peril": {**card, "copies": 6}}} if card else {})}
    board = team("adventure_phase", heroes=heroes or [HERE] * n, dice=dice, **{**peril, **words})
    if "hunt" in verbs(board):
        play(board, "hunt")
    while asking(board) == "join" and board.hunt is not None:
        play(board, "join")
    return board


@rule("FAG-O01", "FAG-O02", "FAG-O03", "FAG-O07", "FAG-W31", "FAG-W32")
@pytest.mark.parametrize(("mode", "clan"), [("coop_nazi", "nazi"), ("coop_mob", "mob")])
def test_the_organisation_is_set_up(mode: str, clan: str) -> None:
    for seats, villains in ((1, 2), (4, 2), (5, 3), (8, 3)):
        board = game.new(mode, seats, key=key_of(seats))
        while asking(board) == "goal_chosen":
            play(board, board.options[0])
        assert len(board.villains) == villains and {BOX[each.who].clan for each in board.villains} == {clan}
        assert [each.state for each in board.villains] == ["deployed", "ready", "delayed"][:villains]
        assert board.track == 0 and len(board.outposts) == 1
        assert (board.outposts[0] in board.lib.city) == (clan == "mob") and board.decks[PLOT]


@rule("FAG-O04", "FAG-O05")
def test_the_chart() -> None:
    printed = {1: (15, 2, 20), 2: (20, 2, 15), 3: (30, 2, 15), 4: (40, 2, 15), 5: (45, 3, 20), 6: (55, 3, 20)}
    assert printed | {7: (55, 3, 20), 8: (60, 3, 20)} == CHART
    board = team(seats=3)
    assert (goal(board), track_end(board)) == (30, 15)
    assert goal(team(seats=3, options={"coop_chart_shift": -5})) == 25


@rule("FAG-O06", "FAG-W10", "FAG-W11", "FAG-W12")
def test_a_villain_goes_for_the_best_artifact() -> None:
    sites = [
        SITE,
        {"space": "japan", "pair": ["the_crown", "of_the_sleeping_giant"]},
        {"space": "india", "pair": ["the_diamond", "of_medusa"]},
    ]
    sites[0] = {"space": "sahara", "pair": ["the_sword", "of_lead"]}
    board = team(
        ["send_villain", "nora_castellano"], villains=[{"who": "nora_castellano", "state": "ready"}], sites=sites
    )
    assert board.villains[0].space == "india"  # 5 fortune both, Danger 3 against 4
    sites[1] = {"space": "japan", "pair": ["the_crown", "of_the_jade_emperor"]}
    sites[2] = {"space": "india", "pair": ["the_diamond", "of_the_ancients"]}
    board = team(
        ["send_villain", "nora_castellano"], villains=[{"who": "nora_castellano", "state": "ready"}], sites=sites
    )
    assert board.options == [("site", "japan"), ("site", "india")]
    play(board, ("site", "japan"))
    assert board.villains[0].space == "japan" and board.villains[0].state == "deployed"


@rule("FAG-O08", "FAG-O37", "FAG-O38")
def test_fortune_is_shared_and_wins_at_once() -> None:
    heroes = [{"space": "cairo", "loot": ["the_sword", "of_medusa"]}, {}]
    board = team(["city_shop", 0], heroes=heroes, fund=14)
    play(board, "sell")
    assert board.fund == 19 and not board.over
    board = team(["city_shop", 0], heroes=heroes, fund=15)
    play(board, "sell")
    assert board.over and [outcome.rank for outcome in board.result] == [1, 1]


@rule("FAG-O09", "FAG-O10")
def test_a_ko_costs_no_fortune() -> None:
    heroes = [{"glory": 2, "loot": ["the_sword", "of_medusa"]}, {}]
    board = team(["knock_out", 0], heroes=heroes, fund=9, dice=[6, 3])
    assert board.fund == 9 and board.heroes[0].glory == 0 and not board.heroes[0].loot


@rule("FAG-O11", "FAG-O16", "FAG-O17", "FAG-O31")
def test_one_danger_for_all_and_full_glory_for_each() -> None:
    board = group(5, 1, 1)
    play(board, ("tester", 0), ("support", 0))
    assert [hero.markers for hero in board.heroes] == [1, 1] and [hero.pot for hero in board.heroes] == [2, 2]
    assert len(told(board, "danger")) == 1


@rule("FAG-O12")
def test_the_phases_of_a_team_round() -> None:
    board = team("initiative_phase", seats=1, dice=[3], villains=[])
    while board.round == 2 and not board.over:
        play(board, board.options[0])
    assert [args["phase"] for args in told(board, "phase")][:5] == [
        "initiative",
        "movement",
        "adventure",
        "villain",
        "end",
    ]


@rule("FAG-O13", "FAG-O14", "FAG-O15")
def test_what_can_be_swapped() -> None:
    first = {
        "space": "london",
        "glory": 9,
        "gear": ["bullwhip"],
        "hand": ["fast_car", "safe_house"],
        "loot": ["the_sword", "of_doom"],
    }
    board = team(["city_shop", 0], heroes=[first, {"space": "london", "allies": ["con_artist"], "treasures": 1}])
    play(board, ("trade", 1))
    cards = {option[1] for option in board.options if option[0] == "card"}
    assert cards == {number(board, "bullwhip"), number(board, "the_sword")}
    play(board, ("card", number(board, "the_sword")), ("card", number(board, "con_artist")))
    play(board, "refuse")
    assert len(board.heroes[0].loot) == 2 and asking(board) == "deal_done"
    play(board, ("trade", 1), ("card", number(board, "the_sword")), ("treasure", -1), "accept")
    assert board.heroes[0].treasures == 1 and len(board.heroes[1].loot) == 2


@rule("FAG-O14")
def test_a_carried_city_card_stays_with_its_hero() -> None:
    first = {"space": "london", "glory": 9, "gear": ["antique_pistol", "rope"], "allies": ["street_urchin"]}
    board = team(["city_shop", 0], heroes=[first, {"space": "london"}])
    play(board, ("trade", 1))
    assert board.options == [("card", number(board, "rope")), ("nothing",), ("back",)]
    board = team(["city_shop", 0], heroes=[{**first, "gear": ["antique_pistol"]}, {"space": "london"}])
    assert "trade" not in verbs(board)


@rule("FAG-O13", "FAG-O15", "FAG-O56")
@pytest.mark.parametrize(
    ("space", "cliff", "turn"), [("siberia", "", "roam"), ("sahara", "peril", "face"), ("sahara", "", "hunt")]
)
def test_swaps_come_at_the_start_of_a_turn(space: str, cliff: str, turn: str) -> None:
    first = {"space": space, "gear": ["bullwhip"], **({"cliff": cliff} if cliff else {})}
    board = team(["adventure_turn", 0], heroes=[first, {"space": space}], **PERIL)
    assert turn in verbs(board) and ("trade", 1) in board.options
    play(board, ("trade", 1), ("card", number(board, "bullwhip")), "nothing", "accept")
    assert board.heroes[1].gear and asking(board) == "encounter_chosen" and turn in verbs(board)
    alone = team(["adventure_turn", 0], heroes=[first, {"space": "london"}], dice=[2], **PERIL)
    assert "trade" not in verbs(alone)


@rule("FAG-O15", "FAG-O56")
def test_what_a_turn_brought_can_be_passed_on_at_its_end() -> None:
    heroes = [{**HERE, "markers": 2}, HERE]
    board = group(5, 1, 1, heroes=heroes)
    play(board, ("tester", 0), ("support", 0), ("carrier", 0))
    assert board.seat == 0 and board.options == [("nothing",), ("trade", 1)]
    play(board, ("trade", 1), ("card", number(board, "the_sword")), "nothing", "accept")
    assert board.heroes[1].loot and not board.heroes[0].loot
    play(board, "nothing")
    assert stopped(board)
    board = group(5, 1, 1, heroes=[{**HERE, "gear": ["rope"]}, HERE])
    play(board, ("tester", 0), ("support", 0), "camp", "camp")
    assert board.seat == 0 and board.options == [("nothing",), ("trade", 1)]  # nothing new is needed for that
    board = group(5, 1, 1, heroes=[HERE, HERE])
    play(board, ("tester", 0), ("support", 0), "camp", "camp")
    assert stopped(board)  # nobody has anything


@rule("FAG-O15", "FAG-G05")
def test_a_swap_obeys_the_limits_at_once() -> None:
    first = {"space": "london", "glory": 9, "gear": ["bullwhip"]}
    board = team(["city_shop", 0], heroes=[first, {"space": "london", "gear": ["rope", "torch", "pistol"]}])
    play(board, ("trade", 1), ("card", number(board, "bullwhip")), "nothing", "accept")
    assert asking(board) == "shed_card" and board.seat == 1 and len(board.options) == 4


@rule("FAG-O18", "FAG-O19")
def test_the_leader_says_who_tests() -> None:
    both = danger(skill("lore"), skill("agility"), join="and")
    board = group(5, 1, 1, 5, 1, 1, card=both)
    assert board.seat == 0
    play(board, ("part", 1), ("tester", 1), ("support", 0))
    assert asking(board) == "tester_chosen"
    play(board, ("tester", 0), ("support", 0))
    assert [args["seat"] for args in told(board, "rolled")] == [1, 0] and board.heroes[0].markers == 1


@rule("FAG-O20", "FAG-O21", "FAG-T29")
def test_a_supporter_adds_one_die_for_one_wound_once() -> None:
    board = group(5, 1, 1, 1, 5, 1, 1, card=danger(skill("lore", 5, 2)))
    play(board, ("tester", 0))
    assert board.seat == 1 and board.options == [("support", 0), ("support", 1)]
    play(board, ("support", 1))
    assert [len(args["dice"]) for args in told(board, "rolled")] == [4, 3] and board.heroes[1].wounds == 1
    board = group(card=LORE, heroes=[HERE, {**HERE, "wounds": 4}])
    play(board, ("tester", 0))
    assert asking(board) != "supported"


@rule("FAG-O22", "FAG-O23", "FAG-O53", "FAG-O50")
def test_all_fail_together_and_hang_in_one_cliffhanger() -> None:
    site = {"space": "sahara", "pair": ["the_mine", "of_medusa"]}
    board = group(1, 1, 1, 5, sites=[site])
    play(board, ("tester", 1), ("support", 0))
    assert board.heroes[0].cliff == board.heroes[1].cliff == board.cliffs[0] and board.sites[0].instability == 1
    cliff = number(team(cards=PERIL["cards"]), "peril")
    heroes = [{**HERE, "cliff": cliff}, {**HERE, "cliff": cliff}]
    board = team("adventure_phase", heroes=heroes, first=1, dice=[1, 1, 1, 1, 1], **PERIL)
    assert board.seat == 1 and asking(board) == "tester_chosen"
    play(board, ("tester", 1), ("dig", 0), ("support", 0))
    assert board.heroes[0].ko and board.heroes[1].ko and not board.cliffs


@rule("FAG-O24", "FAG-O50")
def test_each_chooses_and_the_next_one_leads() -> None:
    board = group(5, 1, 1, 5, 1, 1)
    play(board, ("tester", 0), ("support", 0), "camp")
    assert board.seat == 1 and asking(board) == "pressed"
    play(board, "press")
    assert board.hunt.racers == [1] and board.heroes[0].glory == 2 and board.heroes[0].acted


@rule("FAG-O25", "FAG-O27", "FAG-O28", "FAG-O30", "FAG-O48")
def test_a_fight_together() -> None:
    dice = [4, 1, 1, 1, 1, 1, 4, 4, 1, 4, 1, 1, 1, 1, 1]
    board = group(*dice, card=danger(fight("mobsters")), n=3)
    assert asking(board) == "fight_order"
    play(board, ("fighter", 1), "fight")
    assert board.melee.wounds == 1 and board.options == [("fighter", 0), ("fighter", 2)]
    play(board, ("fighter", 2), "escape", ("dig", 0))
    assert board.melee.fled == [2] and board.seat == 0
    play(board, "fight")
    assert [hero.glory for hero in board.heroes] == [2, 2, 0] and [hero.markers for hero in board.heroes] == [1, 1, 1]


@rule("FAG-O29", "FAG-O54", "FAG-N14")
def test_a_villain_is_fought_by_all() -> None:
    row = [{"who": "nora_castellano", "state": "ready"}]
    words: Any = {"villains": row, "deck": {"enemy": ["mob_leader"]}, "card": danger(fight("enemy"))}
    board = group(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, **words)
    assert [args["seat"] for args in told(board, "villain_fight")] == [0, 1] and board.villains[0].space == "sahara"
    assert [hero.markers for hero in board.heroes] == [1, 1]


@rule("FAG-O54", "FAG-N14", "FAG-N15")
@pytest.mark.parametrize(("struck", "gold"), [(1, 2), (2, 0)])
def test_guarded_gold_compares_the_wounds_of_all(struck: int, gold: int) -> None:
    """The first hero deals 2 and takes none; the second deals none."""
    combat = BOX["doktor_eisenwald"].combat  # Defence 0; both bodyguards fall in the first round
    blows = [4] * struck + [1] * (combat - struck)
    words: Any = {
        "mode": "coop_nazi",
        "villains": [{"who": "doktor_eisenwald", "state": "ready"}],
        "deck": {"nazi": ["nazi_commander", "nazi_gold"]},
        "card": danger(fight("nazi")),
    }
    board = group(4, 4, 1, *[1] * (combat + 2), 1, 1, 1, *blows, **words)
    assert [len(args["foes"]) for args in told(board, "villain_fight")] == [combat + 2, combat]
    assert board.fund == gold and board.heroes[1].wounds == struck and board.villains[0].guards == 0
    assert asking(board) == "pressed"


@rule("FAG-O26", "FAG-O54", "FAG-O47")
def test_one_roll_for_the_sneaking_group() -> None:
    row = [{"who": "nora_castellano", "space": "sahara"}]
    board = group(5, 1, 1, 3, 3, 1, 2, 4, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, villains=row)
    play(board, ("tester", 0), ("support", 0), "press", "press", ("number", 3), ("number", 6))
    assert len({args["dice"] for args in told(board, "sneak")}) == 1
    assert [args["seat"] for args in told(board, "villain_fight")] == [0, 0] and board.heroes[0].glory == 2
    words: Any = {"villains": row, "options": {"coop_sneak_roll": "individual"}}
    board = group(5, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, **words)
    play(board, ("tester", 0), ("support", 0), "press", "press", ("number", 3), ("number", 6))
    assert len({args["dice"] for args in told(board, "sneak")}) == 2


@rule("FAG-O32", "FAG-O33", "FAG-O34")
def test_the_leader_says_who_carries_and_all_camp() -> None:
    heroes = [{**HERE, "markers": 1, "wounds": 1}, {**HERE, "markers": 2}]
    board = group(5, 1, 1, heroes=heroes)
    play(board, ("tester", 0), ("support", 0))
    assert board.seat == 0 and board.options == [("carrier", 0), ("carrier", 1)]
    play(board, ("carrier", 1))
    assert board.heroes[1].loot and [hero.glory for hero in board.heroes] == [2, 2]
    assert [hero.markers for hero in board.heroes] == [0, 0] and board.heroes[0].wounds == 0


@rule("FAG-O34", "FAG-O51", "FAG-O17")
def test_newcomers_camp_too_when_the_artifact_is_recovered() -> None:
    """They have used their turn by joining, though they had no encounter; nothing is healed for them."""
    board = group(5, 5, 1, heroes=[{**HERE, "wounds": 1}, {**HERE, "cliff": "peril", "markers": 2, "wounds": 1}])
    play(board, ("dig", 0), ("carrier", 0))
    assert board.heroes[0].loot and [hero.acted for hero in board.heroes] == [True, True]
    assert [hero.wounds for hero in board.heroes] == [1, 0] and [hero.glory for hero in board.heroes] == [0, 3]


@rule("FAG-O32", "FAG-P05")
def test_the_leader_says_who_carries_a_temple_treasure() -> None:
    board = group(5, 1, 1, sites=[{"space": "sahara", "pair": ["the_mine", "of_medusa"], "coins": 1}])
    play(board, ("tester", 0), ("support", 0))
    assert board.seat == 0 and board.options == [("carrier", 0), ("carrier", 1)] and not board.sites
    play(board, ("carrier", 1))
    assert [hero.treasures for hero in board.heroes] == [0, 1] and [hero.glory for hero in board.heroes] == [2, 2]
    board = group(5, 1, 1, sites=[{"space": "sahara", "pair": ["the_mine", "of_lead"], "coins": 1}])
    play(board, ("tester", 0), ("support", 0), ("carrier", 1))
    assert len(board.heroes[1].tales) == 1 and not board.heroes[0].tales and board.heroes[1].stats[1] == 2


@rule("FAG-O35")
def test_a_group_takes_one_coin() -> None:
    board = group(5, 1, 1, sites=[{"space": "sahara", "pair": ["the_mine", "of_medusa"]}])
    play(board, ("tester", 0), ("support", 0))
    assert board.fund == 1 and board.sites[0].coins == 5 and board.sites[0].markers == 1


@rule("FAG-O36")
def test_one_scout_finds_the_place_for_all() -> None:
    sites = [{"space": "congo_jungle", "pair": ["the_sword", "of_medusa"]}]
    board = group(3, 5, heroes=[{"space": "congo_jungle"}, {"space": "congo_jungle"}], sites=sites)
    assert all(hero.found for hero in board.heroes) and asking(board) == "tester_chosen"
    board = group(3, 3, heroes=[{"space": "congo_jungle"}, {"space": "congo_jungle"}], sites=sites)
    assert not any(hero.found for hero in board.heroes) and [hero.explored for hero in board.heroes] == [1, 1]
    assert stopped(board)


@rule("FAG-O36", "FAG-J10")
def test_a_newcomer_is_shown_the_way() -> None:
    sites = [{"space": "congo_jungle", "pair": ["the_sword", "of_medusa"]}]
    board = group(1, heroes=[{"space": "congo_jungle", "found": True}, {"space": "congo_jungle"}], sites=sites)
    assert board.heroes[1].found and not told(board, "got_lost") and board.dice.script == (1,)


@rule("FAG-O39", "FAG-O40", "FAG-W24", "FAG-O04")
def test_the_track_loses_the_game() -> None:
    """WE-22."""
    row = [{"who": "velvet_ray_donnelly", "space": "sahara", "markers": 2}]
    board = team(
        ["villain_searches", "velvet_ray_donnelly"], seats=3, track=13, villains=row, sites=[SITE], dice=[4, 2, 2, 2]
    )
    assert board.over and board.track == 15 and all(outcome.rank == 2 for outcome in board.result)
    board = team("count_up", fund=99, track=99)
    assert board.over and board.result[0].rank == 2


@rule("FAG-O41", "FAG-O42")
def test_the_end_phase_of_a_team() -> None:
    row = [{"who": "nora_castellano", "space": "sahara"}]
    board = team("end_phase", heroes=[{"ko": True}, {}], villains=row, sites=[SITE], zeppelin="", dice=[3, 4])
    assert len(board.sites) == 4 and not board.heroes[0].ko
    assert not told(board, "villain_search") and not told(board, "zeppelin")


@rule("FAG-O43", "FAG-O49", "FAG-L35")
def test_a_random_villain_comes_from_the_row_and_goes_back() -> None:
    row = [{"who": "nora_castellano", "state": "ko"}, {"who": "big_sal_moretti", "state": "delayed"}]
    board = team(["city_turn", 0], villains=row, deck={"city": ["trouble_in_town"]}, dice=[1] * 7)
    assert told(board, "villain_fight")[0]["villain"] == "big_sal_moretti"
    assert [villain.state for villain in board.villains] == ["ko", "delayed"]


@rule("FAG-O44")
def test_other_clans_mean_the_organisation() -> None:
    board = team(["place_henchman", "nazi", "japan"])
    assert board.henchmen == {"japan": "mob"}
    board = team(["attacked", 0, "nazi", False], deck={"enemy": ["dock_thugs"]})
    assert board.melee.enemy == "dock_thugs"


@rule("FAG-O45")
def test_alone_against_an_attack_together_against_a_henchman() -> None:
    board = team(["attacked", 0, "mobsters", False], heroes=[HERE, HERE])
    assert board.melee.fighters == [0]
    board = team(["place_henchman", "mob", "sahara"], heroes=[HERE, HERE])
    assert board.melee.fighters == [0, 1]


@rule("FAG-O46", "FAG-O51")
def test_newcomers_wait_until_the_cliffhanger_is_beaten() -> None:
    cliff = number(team(cards=PERIL["cards"]), "peril")
    board = group(5, 5, 1, heroes=[HERE, {**HERE, "cliff": cliff}])
    assert board.encounter.cliff and board.encounter.party == [1] and asking(board) == "dig"
    play(board, ("dig", 0), "press")
    assert board.encounter.party == [0, 1] and not board.encounter.cliff


@rule("FAG-O52")
def test_staying_out_keeps_the_turn_but_not_the_hunt() -> None:
    board = team("adventure_phase", heroes=[HERE, HERE], outposts=["sahara"], dice=[5, 1, 1], **PERIL)
    play(board, "hunt", "stay", "camp")
    assert board.seat == 1 and verbs(board) == {"assault", "decline"}


@rule("FAG-O55", "FAG-L15")
def test_agents_of_evil_against_a_group() -> None:
    words: Any = {
        "sites": [SITE],
        "only": "agents_of_evil",
        "villains": [{"who": "nora_castellano", "space": "sahara"}],
    }
    board = team(["begin_hunt", 0], heroes=[HERE, HERE], dice=[3, 1, 1, 1] + [1] * 6, **words)
    play(board, "join", ("number", 6), ("number", 3))
    assert [args["seat"] for args in told(board, "villain_fight")] == [1]
    assert board.heroes[0].cliff == board.heroes[1].cliff >= 0


# The Villain phase ----------------------------------------------------------------------------------------------------


@rule("FAG-W01", "FAG-W02", "FAG-W06")
def test_the_steps_of_the_villain_phase() -> None:
    row = [{"who": "nora_castellano", "state": "delayed"}]
    board = team("villain_phase", villains=row, outposts=["paris"], deck={"plot": ["war_chest"]})
    kinds = [event.kind for event in board.story]
    assert (
        kinds.index("plot") < kinds.index("org_gains") < kinds.index("villain_state")
        and len(told(board, "org_gains")) == 2
    )


@rule("FAG-W03")
def test_vile_tactics_roll_on_the_chart() -> None:
    assert BOX["vile_tactics"].copies >= 6
    for face, mode in ((1, "coop_nazi"), (1, "coop_mob")):
        board = team("villain_event", mode=mode, deck={"plot": ["vile_tactics"]}, dice=[face], fund=3)
        assert board.org_fortune == 1 and board.fund == (3 if mode == "coop_nazi" else 2)
    board = team("villain_event", mode="coop_nazi", deck={"plot": ["vile_tactics"]}, dice=[4])
    assert len(board.occupied) == 1
    board = team("villain_event", mode="coop_nazi", deck={"plot": ["vile_tactics"]}, dice=[3])
    assert len(board.outposts) == 1
    board = team("villain_event", mode="coop_nazi", deck={"plot": ["vile_tactics"]}, dice=[6])
    assert board.zeppelin
    board = team("villain_event", deck={"plot": ["vile_tactics"]}, dice=[5])
    assert board.prices == 2
    board = team("villain_event", deck={"plot": ["vile_tactics"]}, dice=[6])
    assert board.track == 1
    board = team("villain_event", deck={"plot": ["vile_tactics"]}, dice=[2])
    assert len(board.henchmen) == 2 and all(space in board.lib.city for space in board.henchmen)


@rule("FAG-W04", "FAG-W05")
def test_a_random_villain_may_be_any_of_the_row() -> None:
    row: Any = [{"who": "herr_teufel", "state": "ko"}]
    board = team("villain_event", mode="coop_nazi", villains=row, deck={"plot": ["called_to_headquarters"]})
    assert board.villains[0].state == "ready"
    row = [{"who": "herr_teufel", "space": "japan", "guards": 1}]
    board = team("villain_event", mode="coop_nazi", villains=row, deck={"plot": ["called_to_headquarters"]})
    assert board.villains[0].guards == 2


@rule("FAG-W07", "FAG-W08", "FAG-W09", "FAG-W10", "FAG-W15")
def test_the_states_of_the_row() -> None:
    """WE-24."""
    names = ("herr_teufel", "oberst_krall", "doktor_eisenwald")
    row = [{"who": who, "state": state} for who, state in zip(names, ("ko", "delayed", "ready"), strict=True)]
    board = team("villain_actions", mode="coop_nazi", villains=row, sites=[SITE])
    assert [villain.state for villain in board.villains] == ["delayed", "ready", "deployed"]
    assert board.villains[2].space == "sahara" and not told(board, "villain_search")


@rule("FAG-W13")
def test_without_a_free_artifact_the_villain_stays_ready() -> None:
    row = [{"who": "nora_castellano", "space": "sahara"}, {"who": "big_sal_moretti", "state": "ready"}]
    board = team(["villain_acts", "big_sal_moretti"], villains=row, sites=[SITE])
    assert board.villains[1].state == "ready"


@rule("FAG-W14", "FAG-W21", "FAG-W24", "FAG-W18", "FAG-W44")
def test_a_deployed_villain_searches_and_brings_it_home() -> None:
    row = [{"who": "velvet_ray_donnelly", "space": "sahara", "markers": 2, "wounds": 1}]
    board = team(["villain_acts", "velvet_ray_donnelly"], villains=row, sites=[SITE], dice=[4, 2, 2, 2])
    villain = board.villains[0]
    assert villain.state == "ready" and villain.space == "" and board.track == 2 and len(board.org_loot) == 2
    assert (villain.wounds, villain.markers) == (0, 0)


@rule("FAG-W16", "FAG-W17")
def test_in_the_jungle_it_explores_first() -> None:
    site = {"space": "congo_jungle", "pair": ["the_sword", "of_medusa"], "bonus": 2}
    row = [{"who": "velvet_ray_donnelly", "space": "congo_jungle"}]
    board = team(["villain_acts", "velvet_ray_donnelly"], villains=row, sites=[site], dice=[3])
    assert board.villains[0].explored == 1 and not told(board, "villain_search")
    board = team(["villain_acts", "velvet_ray_donnelly"], villains=row, sites=[site], dice=[4, 4, 2, 2, 2])
    assert board.villains[0].found and board.villains[0].markers == 1


@rule("FAG-W18", "FAG-W19", "FAG-W20")
def test_how_a_villain_comes_back() -> None:
    row = [{"who": "velvet_ray_donnelly", "space": "sahara", "wounds": 3, "markers": 2}]
    board = team(["villain_acts", "velvet_ray_donnelly"], villains=row, sites=[SITE], dice=[4, 1, 2, 2])
    assert board.villains[0].state == "ko" and board.org_loot and board.villains[0].wounds == 0
    row = [{"who": "velvet_ray_donnelly", "space": "sahara"}]
    board = group(5, 1, 1, n=1, heroes=[{**HERE, "markers": 2}], villains=row)
    assert board.heroes[0].loot and board.villains[0].state == "delayed"
    row = [{"who": "velvet_ray_donnelly", "space": "sahara", "markers": 2, "wounds": 1}]
    board = team(["villain_acts", "velvet_ray_donnelly"], villains=row, sites=[SITE], dice=[4, 2, 2, 2])
    assert (board.villains[0].state, board.villains[0].space, board.villains[0].markers) == ("ready", "", 0)
    temple = {"space": "sahara", "pair": ["the_mine", "of_medusa"]}
    for hurt, state in ((2, "delayed"), (3, "ko")):
        board = team(["collapse", "sahara"], villains=row, sites=[temple], dice=[hurt])
        assert (board.villains[0].state, board.villains[0].wounds) == (state, 0)


@rule("FAG-W22", "FAG-W23", "FAG-W37", "FAG-W36", "FAG-W35", "FAG-W47")
def test_an_assault_on_an_outpost() -> None:
    words: Any = {"outposts": ["siberia"], "track": 5, "org_fortune": 2, "org_loot": ["the_ring", "of_doom"]}
    dice = [1, 2, 3, 5, 5, 1, 3]
    board = team("adventure_phase", mode="coop_nazi", heroes=[{"space": "siberia"}, {"ko": True}], dice=dice, **words)
    assert verbs(board) == {"assault", "roam"}
    play(board, "assault", ("number", 6), ("wreck", "cunning"))
    assert board.options == [("take", number(board, "the_ring")), ("money",)] and not board.outposts
    play(board, "money")
    assert board.fund == 2 and board.track == 3
    board = team(
        "adventure_phase", heroes=[{"space": "siberia"}, {"ko": True}], outposts=["siberia"], track=1, dice=dice
    )
    play(board, "assault", ("number", 6), ("wreck", "combat"))
    assert board.track == 0 and board.fund == 0 and stopped(board)


@rule("FAG-W36", "FAG-W37")
def test_guards_of_an_outpost_and_a_failed_assault() -> None:
    words: Any = {"outposts": ["siberia"], "heroes": [{"space": "siberia"}, {"ko": True}]}
    board = team("adventure_phase", dice=[6, 2, 3, 4, 4, 1], **words)
    play(board, "assault", ("number", 6))
    assert board.melee.enemy == "mobsters"
    play(board, "escape", ("dig", 0))
    assert stopped(board) and board.outposts == ["siberia"]
    board = team("adventure_phase", dice=[1, 2, 3, 1, 1, 1], **words)
    play(board, "assault", ("number", 6), ("wreck", "combat"))
    assert stopped(board) and board.outposts and board.heroes[0].cliff == -1


@rule("FAG-W25", "FAG-W41")
def test_a_treasure_counts_as_an_artifact() -> None:
    site = {"space": "sahara", "pair": ["the_mine", "of_medusa"], "coins": 1}
    row = [{"who": "velvet_ray_donnelly", "space": "sahara"}]
    board = team(["villain_acts", "velvet_ray_donnelly"], villains=row, sites=[site], dice=[4, 2, 2, 2])
    assert board.track == 2 and board.org_treasures == 1 and not board.org_loot and board.org_fortune == 1


@rule("FAG-W26", "FAG-W27")
def test_three_fortune_move_the_track() -> None:
    """WE-23."""
    board = team(org_fortune=2)
    org_gains(board, 2)
    assert board.track == 1 and board.org_fortune == 1


@rule("FAG-W28", "FAG-W29")
def test_collisions_and_shortage_move_the_track_once() -> None:
    words: Any = {
        "henchmen": {"siberia": "mob", "japan": "mob"},
        "deck": {"location": ["location_china", "location_japan"]},
    }
    board = team(["place_henchman", "mob", "siberia"], **words)
    assert board.track == 1 and "china" in board.henchmen
    lands = [name for name in BOX if type(BOX[name]).__name__ == "Land"]
    board = team(["place_henchman", "mob", "antarctica"], henchmen=dict.fromkeys(lands[:8], "mob"))
    assert board.track == 1 and "antarctica" not in board.henchmen


@rule("FAG-W30", "FAG-W31")
def test_cards_move_the_track_never_below_zero() -> None:
    assert team("villain_event", heroes=[{}, {}, {}], deck={"plot": ["evil_plan"]}).track == 1
    assert team("villain_event", deck={"plot": ["resistance_strikes"]}).track == 0


@rule("FAG-W32", "FAG-W33")
def test_secret_bases_send_soldiers() -> None:
    board = team("outpost_step", mode="coop_nazi", outposts=["japan", "india"])
    assert len(board.henchmen) == 2


@rule("FAG-W34")
def test_hideouts_bring_money_and_raise_prices() -> None:
    assert team("outpost_step", outposts=["paris", "london"]).org_fortune == 2
    board = team(["city_shop", 0], outposts=["london"], heroes=[{"glory": 6}, {}])
    assert (
        "buy" not in verbs(board) and ("item", "hired_gun") not in board.options and ("item", "torch") in board.options
    )
    board = team(["city_shop", 0], outposts=["london"], heroes=[{"glory": 7}, {}])
    play(board, ("buy", "gear"))
    assert board.heroes[0].glory == 0


@rule("FAG-W38")
def test_one_outpost_to_a_space_and_six_in_all() -> None:
    board = team(mode="coop_nazi", outposts=["japan"], deck={"location": ["location_japan"]})
    add_outpost(board)
    assert board.outposts == ["japan"] and board.track == 1
    six = ["japan", "india", "china", "egypt", "sahara", "alaska"]
    board = team(mode="coop_nazi", outposts=six, deck={"location": ["location_persia"]})
    add_outpost(board)
    assert len(board.outposts) == 6 and board.track == 1


@rule("FAG-W39", "FAG-W46")
def test_a_city_is_occupied_once() -> None:
    board = team(deck={"location": ["location_japan", "location_japan"][:1]})
    occupy_city(board)
    assert board.occupied == ["mexico_city"]
    board = team(occupied=["mexico_city"], deck={"location": ["location_japan"]})
    occupy_city(board)
    assert board.occupied == ["mexico_city"] and board.track == 1


@rule("FAG-W40", "FAG-W45")
def test_entering_an_occupied_city_is_a_fight() -> None:
    board = team(["move_turn", 0], occupied=["paris"], fund=5, dice=[3, 4, 4, 1, 1, 1, 1])
    play(board, ("fly", "paris"))
    assert asking(board) == "fight_chosen" and board.melee.enemy == "mobsters" and board.points == 0
    play(board, "fight")
    assert not board.occupied
    board = team(["move_turn", 0], occupied=["london"], dice=[4, 4, 1])
    assert asking(board) == "fight_chosen"
    play(board, "escape", ("dig", 0))
    assert asking(board) == "way_out" and board.occupied
    board = team(["knock_out", 0], occupied=["london"], heroes=[HERE, {}], dice=[1])
    assert stopped(board) and board.heroes[0].space == "london"
    board = team(["move_turn", 0], occupied=["london"], henchmen={"london": "mob"}, dice=[4, 4, 1, 1, 1, 1])
    play(board, "fight")
    assert asking(board) == "fight_chosen" and not board.henchmen and board.occupied


@rule("FAG-W42")
def test_a_villain_event_may_remain() -> None:
    board = team("villain_event", deck={"plot": ["reign_of_fear"]})
    assert board.remains == [number(board, "reign_of_fear")] and board.heroes[0].stats[7] == -1


@rule("FAG-W43")
def test_villains_stop_when_the_track_ends_the_game() -> None:
    names = ("velvet_ray_donnelly", "big_sal_moretti")
    row: Any = [{"who": names[0], "space": "sahara", "markers": 2}, {"who": names[1], "state": "ko"}]
    board = team("villain_actions", villains=row, sites=[SITE], track=14, dice=[4, 2, 2, 2])
    assert board.over and board.villains[1].state == "ko"


# The war zeppelin -----------------------------------------------------------------------------------------------------


@rule("FAG-Z12", "FAG-K24")
def test_the_war_zeppelin_acts() -> None:
    deck = {"location": ["location_japan"]}
    heroes = [{"space": "japan"}, {"space": "japan", "ko": True}]
    dice = [4, 4, 4, 1, 1, 1, 4]
    board = team("war_zeppelin_acts", mode="coop_nazi", heroes=heroes, zeppelin="india", deck=deck, dice=dice)
    assert board.zeppelin == "japan" and board.org_fortune == 1 and asking(board) == "fight_chosen"
    play(board, "fight")
    assert board.heroes[0].wounds == 2 and stopped(board)


@rule("FAG-Z13", "FAG-W22")
def test_bringing_the_war_zeppelin_down() -> None:
    words: Any = {"mode": "coop_nazi", "zeppelin": "siberia", "org_fortune": 2, "track": 4}
    heroes = [{"space": "siberia"}, {"ko": True}]
    board = team("adventure_phase", heroes=heroes, dice=[1, 1, 1, 1, 1, 5, 5, 1, 2], **words)
    play(board, "board", ("number", 6), ("wreck", "cunning"))
    assert len(told(board, "sneak")[0]["dice"]) == 5 and board.zeppelin == "" and board.fund == 2 and board.track == 3
    board = team("adventure_phase", heroes=heroes, dice=[1, 1, 1, 1, 1, 1, 1, 1, 3], **words)
    play(board, "board", ("number", 6), ("wreck", "cunning"))
    assert board.zeppelin == "siberia" and board.heroes[0].wounds == 3


@rule("FAG-Z14", "FAG-Z16")
def test_how_the_war_zeppelin_enters() -> None:
    board = team(mode="coop_nazi", deck={"location": ["location_japan"]})
    war_zeppelin_enters(board)
    assert board.zeppelin == "japan"
    war_zeppelin_enters(board)
    assert board.agenda[-1][0].__name__ == "war_zeppelin_acts"
    board = team(mode="coop_nazi", options={"war_zeppelin": "off"})
    war_zeppelin_enters(board)
    assert board.zeppelin == "" and board.org_fortune == 1
    board = game.new("coop_nazi", 2, {"war_zeppelin": "from_start"}, key=key_of(3))
    assert board.zeppelin
    board = team()
    war_zeppelin_enters(board)
    assert board.zeppelin == "" and board.org_fortune == 1


def test_the_danger_deck_is_whole_after_a_team_hunt() -> None:
    board = group(5, 1, 1)
    play(board, ("tester", 0), ("support", 0), "camp", "camp")
    assert len(board.decks[DANGER]) == 6 and stopped(board)


def test_open_hands_are_shown_to_the_team() -> None:
    board = team(["draw_events", 0, 1], options={"coop_hands": "open"}, deck={"event": ["fast_car"]})
    hand = next(region for region in game.scene(board, 1).regions if region.id == "hand0")
    assert hand.items[0].name == "Fast Car"


@rule("FAG-C25", "FAG-C27", "FAG-W03")
def test_two_henchmen_come_one_after_the_other() -> None:
    """The first location drawn is dealt with, fight included, before the second one is drawn."""
    deck = {"location": ["location_egypt", "location_sahara"]}
    heroes = [{"space": "egypt"}, {"space": "sahara"}]
    board = team(["run_effects", "the_nazis", 1, 0, 0, -1], mode="coop_nazi", heroes=heroes, deck=deck)
    assert board.seat == 1 and board.henchmen == {"sahara": "nazi"}
    board.dice.script = (4, 4, 4, 1, 1, 1)
    play(board, "fight")
    assert board.seat == 0 and board.henchmen == {"egypt": "nazi"}


@rule("FAG-V19", "FAG-W07", "FAG-W30")
def test_moments_of_the_villain_phase() -> None:
    for moment, step, words in (
        ("track_change", ["run_effects", "forced_levy", -1, 0, 0, -1], {}),
        (
            "villain_state_change",
            ["villain_acts", "nora_castellano"],
            {"villains": [{"who": "nora_castellano", "state": "ko"}]},
        ),
        ("phase_start", ["end_phase"], {}),
        ("phase_end", ["villain_phase"], {"out": plots()}),
    ):
        power = {"windows": [moment], "whose": "any", "effects": [{"verb": "gain", "what": "glory", "n": 1}]}
        board = team(step, cards={"omen": {"kind": "event", "power": power}}, heroes=[{"hand": ["omen"]}, {}], **words)
        assert asking(board) == "played", moment
        play(board, "play")
        assert board.heroes[0].glory == 1


def plots() -> list[str]:
    return [name for name in BOX if type(BOX[name]).__name__ == "VillainEvent" for _ in range(BOX[name].copies)]


@rule("FAG-O27")
def test_nobody_fights_twice_before_the_others_have_had_their_round() -> None:
    board = group(*[1] * 30, card=danger(fight("mobsters")))
    play(board, ("fighter", 1), "fight")
    assert asking(board) == "fight_chosen" and board.seat == 0
    play(board, "fight")
    assert board.options == [("fighter", 0), ("fighter", 1)]


@rule("FAG-M16", "FAG-O27", "FAG-O45")
def test_whoever_escapes_from_a_figure_steps_away_while_the_others_fight_on() -> None:
    dice = [4, 4, 1, 4, 4, 1, 1, 1, 1]
    board = team(["place_henchman", "mob", "sahara"], heroes=[HERE] * 2, dice=dice)
    play(board, ("fighter", 0), "escape", ("dig", 0))
    assert asking(board) == "way_out" and board.seat == 0
    play(board, ("move", "egypt"))
    assert asking(board) == "fight_chosen" and board.seat == 1
    play(board, "fight")
    assert not board.henchmen and [hero.space for hero in board.heroes] == ["egypt", "sahara"]
    assert [hero.glory for hero in board.heroes] == [0, 2] and stopped(board)


@rule("FAG-M18", "FAG-O27", "FAG-C40")
def test_a_fight_waits_while_whoever_fled_from_it_meets_another_henchman() -> None:
    dice = [4, 1, 1, 1, 1, 1, 4, 4, 1, 4, 4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1]
    board = team(["place_henchman", "mob", "sahara"], heroes=[HERE] * 2, dice=dice, henchmen={"egypt": "mob"})
    play(board, ("fighter", 1), "fight")
    play(board, "escape", ("dig", 0), ("move", "egypt"))
    assert board.seat == 0 and board.melee.wounds == 0
    play(board, "fight")
    assert board.henchmen == {"sahara": "mob"} and board.seat == 1 and board.melee.wounds == 1
    play(board, "fight")
    assert not board.henchmen and [hero.glory for hero in board.heroes] == [2, 2] and stopped(board)


@rule("FAG-O38", "FAG-P15")
def test_the_last_coin_wins_before_anything_else_is_asked() -> None:
    temple = {"space": "sahara", "pair": ["the_mine", "of_medusa"], "coins": 1}
    words: Any = {"sites": [temple], "fund": goal(team()) - 1, "heroes": [{**HERE, "hand": ["front_page"]}, HERE]}
    board = group(5, 1, 1, **words)
    play(board, ("tester", 0), ("support", 0))
    assert board.over and told(board, "team_won")


@rule("FAG-K02", "FAG-O13")
def test_health_given_away_may_be_missed() -> None:
    heroes = [{**HERE, "wounds": 5, "allies": ["loyal_sidekick"]}, HERE]
    board = team(["adventure_turn", 0], heroes=heroes, dice=[1, 1])
    play(board, ("trade", 1), "card", "nothing", "accept")
    assert board.heroes[0].ko and board.heroes[1].allies


@rule("FAG-W12", "FAG-W20")
def test_coins_under_the_skull_count_and_a_villain_comes_home_without_anything() -> None:
    sites = [
        {"space": "sahara", "pair": ["the_crown", "of_medusa"]},
        {"space": "amazon_falls", "pair": ["the_skull", "of_doom"]},
    ]
    board = team("villain_actions", sites=sites, villains=[{"who": "nora_castellano", "state": "ready"}])
    villain = board.villains[0]
    assert villain.space == "amazon_falls"
    villain.wounds = villain.markers = villain.explored = 1
    villain.found = True
    remove_villain(board, villain, "ready")
    assert (villain.wounds, villain.guards, villain.markers, villain.explored, villain.found) == (0, 0, 0, 0, False)
