"""FAG-Y: cities; FAG-V: events and cancelling; FAG-E: the End phase; FAG-R: races."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune import game
from ludotheque.games.fortune.cards import CITY, EVENT
from ludotheque.games.fortune.timing import ANY_TIME
from ludotheque.games.fortune.windows import holdable, plays
from ludotheque.kernel import Dice
from ludotheque.testing import key_of, rule

from .support import LORE, SITE, asking, danger, fight, number, play, skill, stopped, table, told, verbs


def in_city(card: str, *dice: int, hero: dict[str, Any] | None = None, **words: Any) -> Any:
    return table(["adventure_turn", 0], heroes=[hero or {}, {}], deck={"city": [card]}, dice=dice, **words)


@rule("FAG-Y01", "FAG-Y02", "FAG-Y03")
def test_a_city_card_comes_first_every_phase() -> None:
    board = table(["city_turn", 0], ["city_turn", 0], deck={"city": ["local_hero", "generous_patron"]})
    while not stopped(board):
        play(board, "done")
    assert (board.heroes[0].fortune, board.heroes[0].glory) == (1, 2)


@rule("FAG-Y04", "FAG-Y24")
def test_a_secret_card_is_kept_and_used_later() -> None:
    board = in_city("safe_house")
    assert board.heroes[0].hand == [number(board, "safe_house")] and stopped(board)
    board = in_city("local_hero")
    assert number(board, "local_hero") in board.piles[CITY]
    board = in_city("rooftop_chase", 4, 4, 1)
    assert number(board, "rooftop_chase") in board.piles[CITY] and not board.cliffs
    board = in_city("rooftop_chase", 1, 1, 1)
    assert board.cliffs == [number(board, "rooftop_chase")] and not board.piles[CITY]


@rule("FAG-Y05", "FAG-Y06", "FAG-Y10")
def test_a_city_danger_pays_at_once_and_gives_no_marker() -> None:
    board = in_city("rooftop_chase", 4, 4, 1, hero={"wounds": 1})
    hero = board.heroes[0]
    assert (hero.glory, hero.markers, hero.wounds) == (2, 0, 1) and asking(board) == "deal_done"
    item = game.card("rooftop_chase")
    assert "Cliffhanger" in str(item.more)


@rule("FAG-Y07", "FAG-Y22")
def test_a_failed_city_danger_ends_the_turn() -> None:
    board = in_city("rooftop_chase", 1, 1, 1, hero={"glory": 9})
    assert stopped(board) and board.heroes[0].cliff == board.cliffs[0]


@rule("FAG-Y08", "FAG-Y09", "FAG-D16")
def test_the_city_cliffhanger_replaces_the_card() -> None:
    cliff = number(table(), "rooftop_chase")
    board = table(["adventure_turn", 0], heroes=[{"cliff": cliff, "glory": 4}, {}], dice=[5, 5, 1])
    play(board, ("dig", 0))
    assert board.heroes[0].glory == 7 and asking(board) == "deal_done" and board.heroes[0].cliff == -1
    board = table(["adventure_turn", 0], heroes=[{"cliff": cliff}, {}], dice=[1, 1, 1, 1])
    play(board, ("dig", 0))
    assert board.heroes[0].ko


@rule("FAG-Y11", "FAG-Y15", "FAG-Y17")
def test_dealings_in_any_order() -> None:
    """WE-14."""
    board = table(["city_shop", 0], heroes=[{"glory": 12, "wounds": 2}, {}])
    play(board, ("buy", "gear"), ("heal", 2), ("buy", "ally"))
    assert board.heroes[0].glory == 0 and board.heroes[0].wounds == 0 and stopped(board)


@rule("FAG-Y12", "FAG-Y13")
@pytest.mark.parametrize(("city", "price"), [("cairo", 5), ("istanbul", 4)])
def test_selling(city: str, price: int) -> None:
    """WE-13."""
    board = table(["city_shop", 0], heroes=[{"space": city, "loot": ["the_sword", "of_medusa"]}, {}])
    play(board, "sell")
    assert board.heroes[0].fortune == price and not board.heroes[0].loot


@rule("FAG-Y14", "FAG-Y18")
def test_artifacts_are_not_for_sale_and_each_coin_has_its_use() -> None:
    board = table(["city_shop", 0], heroes=[{"fortune": 99, "wounds": 1}, {}])
    assert stopped(board)
    board = table(["move_turn", 0], heroes=[{"glory": 99}, {}], mode="advanced", dice=[3])
    assert "fly" not in verbs(board)


@rule("FAG-Y19")
def test_finds_count_to_the_limits() -> None:
    board = in_city("antique_pistol", hero={"gear": ["rope", "torch", "bullwhip"]})
    assert asking(board) == "surplus_dropped" and len(board.options) == 4
    board = in_city("street_urchin")
    assert board.heroes[0].allies == [number(board, "street_urchin")]


@rule("FAG-Y20", "FAG-Y21")
def test_the_first_sale_at_the_auction_brings_more() -> None:
    loot = ["the_sword", "of_medusa", "the_ring", "of_doom"]
    board = table(["city_shop", 0], heroes=[{"space": "istanbul", "loot": loot}, {}], auction="istanbul", dice=[5])
    play(board, "sell")
    assert board.heroes[0].fortune == 7 and board.auction == ""
    play(board, "sell")
    assert board.heroes[0].fortune == 11


@rule("FAG-Y20")
def test_the_auction_event_marks_a_city() -> None:
    deck = {"event": ["grand_auction"], "location": ["location_japan"]}
    board = table(["draw_events", 0, 1], deck=deck)
    assert board.auction == "mexico_city"


# Events ---------------------------------------------------------------------------------------------------------------


@rule("FAG-V01")
def test_no_hand_limit_and_hands_are_secret() -> None:
    board = table(
        *[["draw_events", 0, 1]] * 5, deck={"event": ["fast_car", "fast_car", "tail_wind", "tail_wind", "front_page"]}
    )
    assert len(board.heroes[0].hand) == 5
    other = game.scene(board, 1)
    assert all(item.down for region in other.regions if region.id == "hand0" for item in region.items)


@rule("FAG-V02", "FAG-V03")
def test_an_event_is_played_resolved_and_discarded() -> None:
    board = table(["move_turn", 0], heroes=[{"hand": ["pickpocket"]}, {"glory": 3}, {"glory": 1}], dice=[2])
    play(board, "play", ("hero", 1))
    assert board.heroes[0].glory == 1 and board.heroes[1].glory == 2 and board.piles[EVENT]


@rule("FAG-V03", "FAG-V12")
def test_remains_in_play_until_cancelled() -> None:
    board = table(
        ["draw_events", 0, 1],
        "movement_phase",
        heroes=[{"hand": ["not_so_fast"]}, {}],
        deck={"event": ["golden_age"]},
        dice=[2, 2],
    )
    assert asking(board) == "played"  # the card could be cancelled as it is played
    play(board, "pass")
    assert board.remains == [number(board, "golden_age")] and board.heroes[1].stats[6] == 1
    play(board, "play")
    assert not board.remains and board.heroes[1].stats[6] == 0


@rule("FAG-V04", "FAG-V05")
def test_play_immediately_only_if_kept() -> None:
    deck = {"event": ["sandstorm", "fast_car"]}
    heroes = [{"space": "sahara"}, {}]
    board = table(["draw_events", 0, 2], heroes=heroes, deck=deck)
    play(board, ("keep", number(board, "fast_car")))
    assert board.heroes[0].wounds == 0 and number(board, "sandstorm") in board.piles[EVENT]
    board = table(["draw_events", 0, 2], heroes=heroes, deck=deck, dice=[6])
    play(board, ("keep", number(board, "sandstorm")))
    assert board.heroes[0].wounds == 3 and not board.heroes[0].hand


@rule("FAG-V06", "FAG-V07")
def test_windows_ask_in_turn_order_until_all_pass() -> None:
    power = {"windows": ["phase_start"], "whose": "any", "effects": [{"verb": "gain", "what": "glory", "n": 1}]}
    card = {"glee": {"kind": "event", "icon": "run", "power": power, "copies": 3}}
    heroes = [{"hand": ["glee"]}, {"hand": ["glee", "glee"]}]
    board = table("movement_phase", cards=card, heroes=heroes, first=1, dice=[2, 2])
    assert board.seat == 1
    play(board, "pass")
    assert board.seat == 0
    play(board, "play")
    assert board.seat == 1  # asked again after a play
    play(board, "pass")
    assert asking(board) == "move"


@rule("FAG-V08")
def test_raises_before_the_roll_and_rerolls_after() -> None:
    words: Any = {"cards": {"peril": LORE}, "only": "peril", "sites": [SITE], "dice": [1, 1, 1, 1, 1, 5, 1, 1, 1, 1]}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara", "hand": ["second_wind", "steady_hand"]}, {}], **words)
    assert {option[1] for option in board.options if option[0] == "play"} == {number(board, "second_wind")}
    play(board, "play")
    assert {option[1] for option in board.options if option[0] == "play"} == {number(board, "steady_hand")}
    play(board, "play")
    assert asking(board) == "pressed"


@rule("FAG-V09", "FAG-V10", "FAG-V14", "FAG-V21")
def test_a_cancel_stops_one_card_before_its_effect() -> None:
    heroes = [{"hand": ["pickpocket"]}, {"glory": 3, "hand": ["not_so_fast"]}]
    board = table(["move_turn", 0], heroes=heroes, dice=[2])
    play(board, "play")
    assert board.seat == 1 and ("play", number(board, "not_so_fast"), number(board, "pickpocket")) in board.options
    play(board, "play")
    assert board.heroes[0].glory == 0 and len(board.piles[EVENT]) == 2


@rule("FAG-V11")
def test_there_is_no_cancelling_after_the_dice_rolled() -> None:
    words: Any = {"cards": {"peril": LORE}, "only": "peril", "sites": [SITE], "dice": [1, 1, 1, 5, 1, 1]}
    heroes = [{"space": "sahara", "hand": ["steady_hand"]}, {"hand": ["not_so_fast"]}]
    board = table(["begin_hunt", 0], heroes=heroes, **words)
    play(board, "play", "pass")
    assert asking(board) == "pressed" and board.heroes[1].hand


@rule("FAG-V13")
def test_a_cancel_can_be_cancelled() -> None:
    heroes = [{"hand": ["pickpocket", "not_so_fast"]}, {"glory": 3, "hand": ["not_so_fast"]}]
    board = table(["move_turn", 0], heroes=heroes, dice=[2])
    play(board, ("play", number(board, "pickpocket")))
    if board.seat == 0:
        play(board, "pass")
    play(board, "play", "play")
    assert board.heroes[0].glory == 1


@rule("FAG-V16")
def test_nothing_is_played_while_a_card_is_being_drawn() -> None:
    heroes = [{"space": "siberia", "hand": ["second_wind", "field_dressing"]}, {}]
    board = table(["roam", 0], heroes=heroes, dice=[4], deck={"event": ["fast_car"]})
    assert stopped(board)


@rule("FAG-V18")
def test_an_event_against_a_fallen_hero_has_no_target() -> None:
    heroes = [{"hand": ["pickpocket"]}, {"glory": 3, "ko": True}]
    board = table(["move_turn", 0], heroes=heroes, dice=[2])
    assert asking(board) == "move"


@rule("FAG-V19")
def test_only_those_who_can_act_are_asked() -> None:
    board = table("movement_phase", heroes=[{"hand": ["fast_car", "front_page"]}, {}], dice=[2, 2])
    assert asking(board) == "played" and told(board, "move_roll")
    assert set(ANY_TIME) == {
        "phase_start",
        "turn_start",
        "turn_end",
        "test_before_roll",
        "test_after_roll",
        "fight_round_end",
        "press_or_camp",
    }


@rule("FAG-V20")
def test_passing_in_advance_and_asking_again() -> None:
    heroes = [{"hand": ["fast_car", "tail_wind"]}, {"hand": ["flat_tyre"]}]
    board = table(["move_turn", 0], ["move_turn", 0], heroes=heroes, dice=[2, 2, 3])
    play(board, ("quiet", "phase"))
    assert board.heroes[0].quiet == 2 and board.seat == 1
    play(board, ("mute", number(board, "flat_tyre")))
    assert asking(board) == "move" and ("listen",) in board.options
    play(board, "listen")
    assert board.heroes[0].quiet == 0
    play(board, "stop")
    assert asking(board) == "played" and board.seat == 0


@rule("FAG-V20")
def test_nobody_sees_who_is_asked() -> None:
    board = table(["move_turn", 0], heroes=[{"hand": ["fast_car"]}, {}, {}], dice=[2])
    assert asking(board) == "played"
    prompt = game.scene(board, 1).prompt
    assert prompt is not None and prompt.waiting == [0, 2]


@rule("FAG-V20")
@pytest.mark.parametrize("viewer", [0, 3, None])
@pytest.mark.parametrize("card", ["sabotage", "not_so_fast"])
def test_the_whole_table_looks_the_same_whoever_is_asked(card: str, viewer: int | None) -> None:
    """Seat 1 or seat 2 could act: at a test that seat 0 makes, or against a card that seat 0 plays."""
    scenes = []
    for asked in (1, 2):
        heroes: list[Any] = [
            {"space": "sahara"},
            {"glory": 1, "hand": ["fast_car"]},
            {"glory": 1, "hand": ["fast_car"]},
            {},
        ]
        heroes[asked] = {"glory": 1, "hand": [card]}
        if card == "sabotage":
            board = table(["begin_hunt", 0], heroes=heroes, **RACE)
        else:
            heroes[0]["hand"] = ["pickpocket"]
            board = play(table(["move_turn", 0], heroes=heroes, dice=[2]), "play")
        assert asking(board) == "played" and board.seat == asked
        scenes.append(game.scene(board, viewer))
    assert scenes[0] == scenes[1]


def test_guessed_hands_hold_only_what_a_hand_can_hold() -> None:
    board = table(heroes=[{"hand": ["fast_car"] * 2}, {"hand": ["safe_house", "tail_wind"]}])
    for seed in range(20):
        world = board.guess(0, Dice(bytes([seed] * 16)))
        assert all(holdable(world, card) for card in world.heroes[1].hand)
        assert world.alert == world.heroes[0].reach | world.heroes[1].reach


def test_an_offer_is_empty_for_the_fallen() -> None:
    board = table(heroes=[{"hand": ["fast_car"], "ko": True}, {}])
    assert plays(board, 0, -1, 0) == [("pass",)]


# The End phase --------------------------------------------------------------------------------------------------------


@rule("FAG-E01", "FAG-E02", "FAG-Z15")
def test_the_steps_of_the_end_phase() -> None:
    board = table("end_phase", mode="advanced", zeppelin="japan", dice=[1, 2, 3])
    kinds = [event.kind for event in board.story]
    assert kinds.index("zeppelin") < kinds.index("placed")
    assert not told(table("end_phase", dice=[3, 2]), "zeppelin")


@rule("FAG-E03", "FAG-E04", "FAG-E06", "FAG-E16")
def test_the_richest_at_home_wins() -> None:
    """WE-21."""
    heroes = [{"fortune": 16, "glory": 3}, {"fortune": 16, "glory": 5}, {"fortune": 20, "space": "japan"}]
    board = table("victory_check", "new_artifacts", heroes=heroes)
    assert board.over and [outcome.rank for outcome in board.result] == [3, 1, 2]
    assert not board.sites


@rule("FAG-E05")
def test_a_full_tie_is_shared() -> None:
    board = table("victory_check", heroes=[{"fortune": 15}, {"fortune": 15}])
    assert [outcome.rank for outcome in board.result] == [1, 1]


@rule("FAG-E07", "FAG-E08")
def test_artifacts_and_passing_through_do_not_win() -> None:
    heroes = [{"fortune": 14, "loot": ["the_crown", "of_doom"]}, {"fortune": 30, "space": "western_europe"}]
    assert not table("victory_check", heroes=heroes).over


@rule("FAG-E09", "FAG-E10")
def test_lying_at_home_is_not_winning_but_hanging_is() -> None:
    assert not table("victory_check", heroes=[{"fortune": 15, "ko": True}, {}]).over
    cliff = number(table(), "rooftop_chase")
    assert table("victory_check", heroes=[{"fortune": 15, "cliff": cliff}, {}]).over


@rule("FAG-E11", "FAG-E12", "FAG-E13", "FAG-E18")
def test_artifacts_are_refilled_to_four_and_never_removed() -> None:
    board = table("new_artifacts", sites=[SITE], heroes=[{"space": "china"}, {}], deck={"location": ["location_china"]})
    assert len(board.sites) == 4 and any(site.space == "china" for site in board.sites)
    words: Any = {"deck": {"event": ["rumours_of_gold"]}, "sites": _sites(4)}
    board = table(["draw_events", 0, 1], "new_artifacts", mode="advanced", **words)
    assert len(board.sites) == 5
    board = table(["draw_events", 0, 1], **words)  # FAG-E12 no fifth artifact in basic play: another Event is drawn
    assert len(board.sites) == 4 and number(board, "rumours_of_gold") not in board.heroes[0].hand
    begun = game.new("basic", 2, key=key_of(3))
    assert number(begun, "rumours_of_gold") in begun.out


def _sites(n: int) -> list[dict[str, Any]]:
    spaces = ["sahara", "japan", "india", "alaska"]
    artifacts, adventures = (
        ["the_sword", "the_ring", "the_book", "the_orb"],
        ["of_medusa", "of_doom", "of_lead", "of_shangri_la"],
    )
    return [{"space": spaces[i], "pair": [artifacts[i], adventures[i]]} for i in range(n)]


@rule("FAG-E17")
def test_fewer_than_four_when_the_cards_run_out() -> None:
    board = table()
    names = [board.lib.ids[card] for card in board.decks[7]]
    board = table("new_artifacts", out=names)
    assert stopped(board) and board.sites == []


@rule("FAG-E19")
def test_the_round_limit_ends_it() -> None:
    words: Any = {"options": {"round_limit": 7}, "round": 7}
    board = table("victory_check", heroes=[{"fortune": 3}, {"fortune": 3, "glory": 1}], **words)
    assert [outcome.rank for outcome in board.result] == [2, 1]
    assert not table("victory_check", options={"round_limit": 0}, round=500).over


# Races ----------------------------------------------------------------------------------------------------------------

RACE: Any = {"cards": {"peril": {**LORE, "copies": 6}}, "only": "peril", "sites": [SITE]}
BOTH = [{"space": "sahara"}, {"space": "sahara"}]


@rule("FAG-R01", "FAG-R02", "FAG-R03", "FAG-R04", "FAG-R05", "FAG-R07", "FAG-R11")
def test_a_race_as_in_the_rules() -> None:
    """WE-15."""
    board = table("adventure_phase", heroes=BOTH, dice=[5, 1, 1, 1, 1, 1, 5, 1, 1], **RACE)
    play(board, "hunt")
    assert asking(board) == "join" and board.seat == 1
    play(board, "join")
    assert board.seat == 0 and asking(board) == "pressed" and board.heroes[0].markers == 1
    play(board, "press")
    assert board.heroes[1].cliff >= 0 and board.heroes[1].markers == 0
    assert asking(board) == "pressed" and board.seat == 0 and board.heroes[0].markers == 2


@rule("FAG-R05")
def test_whoever_declines_cannot_hunt_but_may_board() -> None:
    words = {**RACE, "mode": "advanced", "zeppelin": "sahara", "options": {"villains": False}}
    board = table("adventure_phase", heroes=BOTH, dice=[5, 1, 1], **words)
    play(board, "hunt", "stay", "camp")
    assert board.seat == 1 and verbs(board) == {"board", "decline"}


@rule("FAG-R03", "FAG-R08")
def test_pressing_on_binds_even_when_the_artifact_is_gone() -> None:
    heroes = [{"space": "sahara"}, {"space": "sahara", "markers": 2}]
    board = table("adventure_phase", heroes=heroes, dice=[5, 1, 1, 5, 1, 1, 6, 1, 1], **RACE)
    play(board, "hunt", "join", "press")
    first, second = board.heroes
    assert second.loot and first.markers == 0 and not board.sites
    assert first.glory == 4 and first.acted and not told(board, "roam")


@rule("FAG-R06")
def test_a_hanging_racer_begins_with_the_cliffhanger() -> None:
    cliff = number(table(cards=RACE["cards"]), "peril")
    heroes = [{"space": "sahara"}, {"space": "sahara", "cliff": cliff}]
    board = table("adventure_phase", heroes=heroes, dice=[5, 1, 1, 5, 5, 1], **RACE)
    play(board, "hunt", "press")
    assert asking(board) == "dig" and board.seat == 1
    play(board, ("dig", 0))
    assert board.heroes[1].markers == 1 and asking(board) == "pressed"


@rule("FAG-R09", "FAG-L39")
def test_a_cliffhanger_outlives_its_adventure() -> None:
    cliff = number(table(cards={"peril": LORE}), "peril")
    words: Any = {"cards": {"peril": LORE}, "only": "peril", "dice": [5, 5, 1]}
    board = table(["adventure_turn", 0], heroes=[{"space": "sahara", "cliff": cliff, "wounds": 1}, {}], **words)
    play(board, ("dig", 0))
    hero = board.heroes[0]
    assert (hero.glory, hero.markers, hero.wounds, hero.cliff) == (3, 0, 0, -1) and stopped(board)


@rule("FAG-R10")
def test_a_racer_without_an_encounter_is_not_bound() -> None:
    heroes = [{"space": "sahara", "markers": 2}, {"space": "sahara"}]
    board = table("adventure_phase", heroes=heroes, dice=[5, 1, 1, 3], **RACE)
    play(board, "hunt", "join")
    assert board.heroes[0].loot and told(board, "roam") == [{"seat": 1, "n": 3}] and stopped(board)


@rule("FAG-R12", "FAG-R13")
def test_in_the_jungle_each_racer_explores_alone() -> None:
    sites = [{"space": "congo_jungle", "pair": ["the_sword", "of_medusa"]}]
    heroes = [{"space": "congo_jungle", "found": True}, {"space": "congo_jungle"}]
    words: Any = {"cards": {"peril": LORE}, "only": "peril", "sites": sites, "mode": "advanced"}
    board = table("adventure_phase", heroes=heroes, dice=[3, 5, 1, 1], **words)
    play(board, "hunt", "join")
    assert board.heroes[1].acted and board.heroes[1].explored == 1
    play(board, "camp")
    assert stopped(board)


@rule("FAG-R14", "FAG-L07", "FAG-L13")
def test_sneaking_comes_before_the_rivals_encounter() -> None:
    words = {**RACE, "mode": "advanced", "villains": [{"who": "velvet_ray_donnelly", "space": "sahara"}]}
    board = table("adventure_phase", heroes=BOTH, dice=[5, 1, 1, 1, 1, 1, 1, 5, 1, 1], **words)
    play(board, "hunt", "join", "press")
    assert asking(board) == "number_named" and board.seat == 0
    play(board, ("number", 6))
    assert board.seat == 1 and asking(board) == "pressed"


def test_a_fight_in_a_race_is_fought_alone() -> None:
    words = {**RACE, "cards": {"peril": danger(skill("lore"), fight("mobsters"))}}
    board = table("adventure_phase", heroes=BOTH, **words)
    play(board, "hunt", "join", ("part", 1))
    assert board.melee.fighters == [0]


@rule("FAG-V13", "FAG-V07")
def test_a_card_saved_from_one_cancel_may_meet_another() -> None:
    heroes = [{"hand": ["pickpocket", "not_so_fast"]}, {"glory": 3, "hand": ["not_so_fast", "not_so_fast"]}]
    board = table(["move_turn", 0], heroes=heroes, dice=[2])
    play(board, ("play", number(board, "pickpocket")))
    assert board.seat == 1  # nobody is asked whether to stop what they have just played (FAG-V19)
    play(board, "play")
    assert board.seat == 0 and len(board.playing) == 2
    play(board, "play", "pass")
    assert board.seat == 1 and board.playing == [number(board, "pickpocket")]
    play(board, "play")
    assert board.heroes[1].glory == 3 and not board.heroes[1].hand and number(board, "pickpocket") in board.piles[EVENT]


@rule("FAG-V11", "FAG-V12")
@pytest.mark.parametrize(("n", "cancellable"), [(1, True), ("d3", False)])
def test_a_card_in_play_that_made_dice_roll_stays(n: object, cancellable: bool) -> None:
    power = {"effects": [{"verb": "storm", "n": n, "terrain": "desert"}]}
    cards = {"omen": {"kind": "event", "immediate": True, "remains": True, "power": power}}
    heroes = [{"space": "egypt"}, {"hand": ["not_so_fast"]}]
    words: Any = {"cards": cards, "deck": {"event": ["omen"]}, "heroes": heroes, "dice": [1, 3, 3]}
    board = table(["draw_events", 0, 1], "movement_phase", **words)
    play(board, "pass")
    assert board.remains and (asking(board) == "played") == cancellable


@rule("FAG-V19", "FAG-D03")
@pytest.mark.parametrize("moment", ["card_drawn", "option_chosen", "escape_test"])
def test_moments_of_an_adventure(moment: str) -> None:
    power = {"windows": [moment], "effects": [{"verb": "gain", "what": "glory", "n": 1}]}
    cards = {"omen": {"kind": "event", "power": power}, "peril": danger(skill("lore"), fight("mobsters"))}
    site = [] if moment == "card_drawn" else [SITE]
    words: Any = {"cards": cards, "only": "peril", "sites": site, "dice": [4] if moment == "card_drawn" else []}
    heroes = [{"space": "sahara", "hand": ["omen"]}, {}]
    board = table(["adventure_turn", 0], heroes=heroes, deck={"event": ["fast_car"]}, **words)
    if site:
        play(board, "hunt", ("part", 1))
    if moment == "escape_test":
        play(board, "escape")
    assert asking(board) == "played"
    play(board, "play")
    assert board.heroes[0].glory == 1


@rule("FAG-V20", "FAG-Y11")
def test_nobody_is_asked_only_to_be_asked_again() -> None:
    """Taking back a pass rides on other questions; by itself it is no reason to ask."""
    board = table(["city_shop", 0], ["roll_move", 0], heroes=[{"quiet": 2, "space": "greenland"}, {}], dice=[1])
    play(board, "decline")
    assert stopped(board)
    board = table(["city_shop", 0], heroes=[{"quiet": 2}, {}])
    assert stopped(board)
    board = table(["city_shop", 0], heroes=[{"quiet": 2, "glory": 5}, {}])
    assert ("listen",) in board.options


@rule("FAG-R01", "FAG-R07", "FAG-A29")
def test_a_racer_carried_off_does_not_upset_the_order() -> None:
    """Four race; in the second hero's encounter the first is carried home, and the second fails: the third is next."""
    power = {
        "windows": ["danger_revealed"],
        "whose": "own",
        "effects": [{"verb": "move", "to": "home", "who": "rival"}],
    }
    cards = {"peril": {**LORE, "copies": 6}, "shove": {"kind": "event", "power": power}}
    heroes = [{"space": "sahara"}, {"space": "sahara", "hand": ["shove"]}, {"space": "sahara"}, {"space": "sahara"}]
    words: Any = {
        "cards": cards,
        "only": "peril",
        "sites": [SITE],
        "heroes": heroes,
        "dice": [5, 1, 1, 1, 1, 1, 5, 1, 1],
    }
    board = table(["begin_hunt", 0], **words)
    play(board, "join", "join", "join", "press", "play", ("hero", 0))
    assert board.heroes[0].space == "london" and board.heroes[1].cliff >= 0
    assert asking(board) == "pressed" and board.seat == 2


@rule("FAG-R08", "FAG-R03")
def test_a_new_adventure_in_the_same_space_is_not_what_a_racer_pressed_on_for() -> None:
    heroes = [{"space": "sahara"}, {"space": "sahara", "markers": 2, "hand": ["tip_off"]}]
    tip = {"windows": ["artifact_recovered"], "effects": [{"verb": "new_artifact"}]}
    words: Any = {**RACE, "cards": {**RACE["cards"], "tip_off": {"kind": "event", "power": tip}}}
    words |= {"deck": {"location": ["location_sahara"]}, "dice": [5, 1, 1, 5, 1, 1, 6, 1, 1]}
    board = table("adventure_phase", heroes=heroes, **words)
    play(board, "hunt", "join", "press", "play")
    assert board.sites[-1].space == "sahara" and board.heroes[0].markers == 0 and board.heroes[0].glory == 4
