"""FAG-K: wounds and KO; FAG-G: what heroes carry; FAG-C: fights."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune.basics import figures_left
from ludotheque.games.fortune.cards import ADVENTURE, ALLY, ARTIFACT, ENEMY, GEAR, NAZI
from ludotheque.testing import rule

from .support import BOX, SITE, asking, number, play, stopped, table, told, verbs

ARMOUR = {"kind": "gear", "icon": "whip", "traits": [{"trait": "defence", "n": 1}]}


@rule("FAG-K01", "FAG-K02", "FAG-K21")
def test_a_hero_falls_when_wounds_exceed_health() -> None:
    board = table(["suffer", 0, 4])
    assert board.heroes[0].wounds == 4 and not board.heroes[0].ko
    board = table(["suffer", 0, 9], dice=[1])
    assert board.heroes[0].ko
    assert table(["suffer", 0, 4], dice=[1], options={"hero_ko_at": "equal"}).heroes[0].ko


@rule("FAG-K03", "FAG-K04")
def test_defence_parries_hits_each_time_but_no_wounds() -> None:
    words: Any = {"cards": {"mail": ARMOUR}, "heroes": [{"gear": ["mail"]}, {}]}
    assert table(["hit", 0, 2], ["hit", 0, 1], ["hit", 0, 2], **words).heroes[0].wounds == 2
    assert table(["suffer", 0, 2], **words).heroes[0].wounds == 2


@rule("FAG-K05", "FAG-K06", "FAG-K07", "FAG-K10", "FAG-K14", "FAG-K22")
def test_the_price_of_a_ko() -> None:
    """WE-10."""
    goods = {"gear": ["bullwhip", "rope"], "glory": 3, "fortune": 1, "loot": ["the_sword", "of_medusa"]}
    heroes = [{"space": "sahara", "wounds": 4, **goods}, {}]
    board = table(["suffer", 0, 1], heroes=heroes, dice=[4, 3])
    assert ("give", "glory", 3) in board.options and ("give", "gear", number(board, "rope")) in board.options
    play(board, ("give", "glory", 3), ("give", "fortune", 1))
    hero = board.heroes[0]
    assert (len(hero.gear), hero.glory, hero.fortune, hero.loot) == (2, 0, 0, [])
    assert hero.ko and hero.space == "london" and hero.wounds == 0
    assert board.piles[ARTIFACT] and board.piles[ADVENTURE]


@rule("FAG-K08")
def test_too_little_is_forgiven() -> None:
    board = table(["knock_out", 0], heroes=[{"glory": 1, "gear": ["bullwhip"]}, {}], dice=[6])
    assert stopped(board) and board.heroes[0].glory == 0 and not board.heroes[0].gear


@rule("FAG-K09")
def test_allies_events_and_artifacts_are_no_part_of_the_price() -> None:
    goods = {"allies": ["loyal_sidekick"], "hand": ["fast_car", "safe_house"], "loot": ["the_sword", "of_medusa"]}
    board = table(["knock_out", 0], heroes=[goods, {}], dice=[6, 6])
    hero = board.heroes[0]
    assert stopped(board) and hero.allies and len(hero.hand) == 2 and hero.loot
    board = table(["knock_out", 0], heroes=[{"gear": ["torch"], "allies": ["con_artist"]}, {}], dice=[1])
    assert stopped(board) and not board.heroes[0].gear and board.heroes[0].allies


@rule("FAG-K10", "FAG-K11", "FAG-K22")
@pytest.mark.parametrize(("face", "kept"), [(3, 0), (4, 1)])
def test_artifacts_and_treasures_are_rolled_for(face: int, kept: int) -> None:
    words: Any = {"heroes": [{"loot": ["the_sword", "of_medusa"], "treasures": 1}, {}], "mode": "advanced"}
    board = table(["knock_out", 0], dice=[1, face, face], **words)
    assert (len(board.heroes[0].loot) // 2, board.heroes[0].treasures) == (kept, kept)


@rule("FAG-K12", "FAG-K13", "FAG-J11")
def test_a_ko_loses_the_quest() -> None:
    hero = {"space": "congo_jungle", "markers": 2, "explored": 1, "found": True, "pot": 3, "met": 1}
    board = table(["knock_out", 0], heroes=[hero, {}], dice=[1])
    mine = board.heroes[0]
    assert (mine.markers, mine.explored, mine.found, mine.pot) == (0, 0, False, 0)


@rule("FAG-K15", "FAG-E15")
def test_heroes_stand_up_in_the_last_step() -> None:
    board = table("new_artifacts", "heroes_return", heroes=[{"ko": True}, {}])
    assert not board.heroes[0].ko


@rule("FAG-K16", "FAG-V15")
def test_a_fallen_hero_plays_nothing() -> None:
    heroes = [{"ko": True, "hand": ["pickpocket"]}, {"glory": 3}]
    assert table(heroes=heroes).heroes[0].reach == 0


@rule("FAG-K17", "FAG-C08", "FAG-C38", "FAG-K02", "FAG-C04")
def test_glory_comes_before_the_price() -> None:
    """WE-08."""
    weak = {"kind": "enemy", "deck": "reference", "icon": "x", "combat": 2, "wounds": 1, "glory": 3, "gold": 1}
    weak["escape"] = [{"part": "test", "skills": ["lore"], "target": 4, "need": 1}]
    words: Any = {"cards": {"weak": weak}, "sheet": {"defence": 1}}
    board = table(["attacked", 0, "weak", False], heroes=[{"wounds": 4}, {}], dice=[4, 1, 1, 5, 5, 5], **words)
    play(board, "fight")
    kinds = [event.kind for event in board.story]
    assert (
        board.heroes[0].ko and kinds.index("glory") < kinds.index("ko") and kinds.index("fortune") < kinds.index("ko")
    )


@rule("FAG-C08", "FAG-K03")
def test_a_greedy_enemy_takes_glory_for_what_defence_lets_through() -> None:
    thief = {"kind": "enemy", "deck": "reference", "icon": "x", "combat": 3, "wounds": 5, "glory": 1, "gold": 0}
    thief |= {"traits": [{"trait": "greedy"}], "escape": [{"part": "test", "skills": ["lore"], "target": 4, "need": 1}]}
    words: Any = {"cards": {"thief": thief}, "sheet": {"defence": 1}}
    board = table(["attacked", 0, "thief", False], heroes=[{"glory": 5}, {}], dice=[1, 1, 1, 5, 5, 5], **words)
    play(board, "fight")
    hero = board.heroes[0]
    assert (hero.glory, hero.wounds) == (3, 2)


@rule("FAG-K18", "FAG-K19")
def test_the_fallen_are_left_alone() -> None:
    board = table(["hit", 0, 9], ["suffer", 0, 9], ["knock_out", 0], heroes=[{"ko": True}, {}])
    assert not told(board, "ko")
    board = table(["place_henchman", "mob", "london"], heroes=[{"ko": True}, {}])
    assert stopped(board) and "london" in board.henchmen


@rule("FAG-K20")
def test_a_ko_at_home_costs_the_same() -> None:
    board = table(["knock_out", 0], heroes=[{"glory": 6}, {}], dice=[2])
    assert board.heroes[0].space == "london" and board.heroes[0].glory == 4 and board.heroes[0].ko


@rule("FAG-K23")
def test_a_ko_in_the_end_phase_stands_up_in_it() -> None:
    board = table(["knock_out", 0], "heroes_return", dice=[1])
    assert not board.heroes[0].ko


@rule("FAG-K24")
def test_area_effects_go_hero_by_hero() -> None:
    heroes = [{"space": "sahara"}, {"space": "egypt"}, {"space": "siberia"}]
    board = table(["draw_events", 2, 1], heroes=heroes, first=1, dice=[6, 1], deck={"event": ["sandstorm"]})
    assert [args["seat"] for args in told(board, "wounded")] == [1, 0]
    assert [hero.wounds for hero in board.heroes] == [1, 3, 0]


# Gear and allies ------------------------------------------------------------------------------------------------------


@rule("FAG-G01", "FAG-G02", "FAG-G18")
def test_a_bought_card_is_the_top_one_face_up_and_ready() -> None:
    board = table(["city_shop", 0], heroes=[{"glory": 5}, {}], deck={"gear": ["service_revolver"]})
    play(board, ("buy", "gear"))
    hero = board.heroes[0]
    assert hero.gear == [number(board, "service_revolver")] and hero.glory == 0 and hero.stats[0] == 4


@rule("FAG-G03", "FAG-G05", "FAG-G06", "FAG-G14", "FAG-G15")
def test_a_fourth_card_forces_a_choice() -> None:
    heroes = [{"glory": 5, "gear": ["rope", "torch", "bullwhip"], "allies": ["con_artist"]}, {}]
    board = table(["city_shop", 0], heroes=heroes, deck={"gear": ["service_revolver"]})
    play(board, ("buy", "gear"))
    assert len(board.options) == 4 and ("drop", number(board, "service_revolver")) in board.options
    play(board, ("drop", number(board, "rope")))
    assert len(board.heroes[0].gear) == 3 and number(board, "rope") in board.shop


@rule("FAG-G04", "FAG-G20")
def test_bonuses_add_up_equal_names_included() -> None:
    board = table(heroes=[{"gear": ["service_revolver", "service_revolver"], "allies": ["retired_colonel"]}, {}])
    assert board.heroes[0].stats[0] == 6


@rule("FAG-G07", "FAG-G08", "FAG-G09")
def test_an_activated_card_is_flipped_but_keeps_its_bonus() -> None:
    heroes = [{"space": "sahara", "gear": ["disguise_kit"]}, {}]
    board = table(["attacked", 0, "mobsters", False], heroes=heroes, dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    play(board, "escape", "use")
    hero = board.heroes[0]
    assert hero.flipped == hero.gear and hero.stats[2] == 4
    play(board, ("dig", 0))
    assert len(told(board, "rolled")[0]["dice"]) == 5
    play(board, "escape")
    assert "use" not in verbs(board)


@rule("FAG-G10", "FAG-G11", "FAG-G12")
@pytest.mark.parametrize(("dice", "stays"), [([1, 1, 4, 1], True), ([3, 3, 3, 3], False)])
def test_loyalty(dice: list[int], stays: bool) -> None:
    words: Any = {"heroes": [{"allies": ["loyal_sidekick"]}, {}], "deck": {"city": ["gambling_debts"]}}
    board = table(["city_turn", 0], dice=dice, **words)
    assert bool(board.heroes[0].allies) == stays


@rule("FAG-G13", "FAG-Y16")
def test_an_item_costs_what_it_says() -> None:
    board = table(["city_shop", 0], heroes=[{"glory": 6}, {}])
    play(board, ("item", "hired_gun"))
    assert board.heroes[0].glory == 0 and board.heroes[0].allies == [number(board, "hired_gun")]


@rule("FAG-G16")
def test_items_that_are_gear_pay_the_ko() -> None:
    board = table(["knock_out", 0], heroes=[{"gear": ["rope"], "allies": ["local_guide"]}, {}], dice=[6])
    assert not board.heroes[0].gear and board.heroes[0].allies


@rule("FAG-G17")
def test_rivals_cannot_trade() -> None:
    heroes = [{"space": "london", "glory": 9, "gear": ["rope"]}, {"space": "london", "gear": ["torch"]}]
    assert "trade" not in verbs(table(["city_shop", 0], heroes=heroes))


@rule("FAG-G19", "FAG-O13", "FAG-O15", "FAG-O56")
def test_a_card_changes_hands_flipped() -> None:
    heroes = [{"space": "london", "glory": 9, "gear": ["bullwhip"]}, {"space": "london"}]
    board = table(["city_shop", 0], heroes=heroes, mode="coop_mob")
    card = number(board, "bullwhip")
    board.heroes[0].flipped = [card]
    play(board, ("trade", 1), ("card", card), "nothing")
    assert board.seat == 1 and verbs(board) == {"accept", "refuse"}
    play(board, "accept")
    assert board.heroes[1].gear == [card] and board.heroes[1].flipped == [card] and not board.heroes[0].flipped


@rule("FAG-G21")
def test_nothing_is_sold_from_an_empty_deck() -> None:
    board = table(["city_shop", 0], heroes=[{"glory": 9}, {}])
    assert ("buy", "gear") in board.options
    board.decks[GEAR].clear()
    assert board.ask_again() and ("buy", "gear") not in board.options and ("buy", "ally") in board.options
    board.piles[ALLY] += board.decks[ALLY]
    board.decks[ALLY].clear()
    assert board.ask_again() and ("buy", "ally") in board.options  # a discard pile makes a new deck
    board.piles[ALLY].clear()
    assert board.ask_again() and "buy" not in verbs(board)


# Fights ---------------------------------------------------------------------------------------------------------------


def fighting(enemy: str, *dice: int, hero: dict[str, Any] | None = None, **words: Any) -> Any:
    heroes = words.pop("heroes", [{"space": "siberia", **(hero or {})}, {}])
    return table(["attacked", 0, enemy, words.pop("infantry", False)], heroes=heroes, dice=dice, **words)


@rule("FAG-C01", "FAG-C02", "FAG-C03", "FAG-C05", "FAG-C06", "FAG-C07", "FAG-C16")
def test_a_fight_with_nazi_soldiers() -> None:
    """WE-07."""
    board = fighting("nazi_soldiers", 4, 5, 1, 6, 2, 2, 6, 1, 1, 1, 1, 1)
    play(board, "fight")
    assert (board.melee.wounds, board.heroes[0].wounds) == (2, 1)
    play(board, "fight")
    assert stopped(board) and board.heroes[0].glory == 3 and board.heroes[0].wounds == 1


@rule("FAG-C04")
def test_defence_works_afresh_every_round_for_both() -> None:
    board = fighting("crimson_hand", 4, 4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1)
    play(board, "fight", "fight")
    assert board.melee.wounds == 1


@rule("FAG-C09", "FAG-C10", "FAG-C13")
def test_the_choice_comes_back_every_round() -> None:
    board = fighting("mobsters", 1, 1, 1, 1, 1, 1)
    assert verbs(board) == {"fight", "escape"}
    play(board, "fight")
    assert asking(board) == "fight_chosen" and board.melee.round == 2


@rule("FAG-C11", "FAG-C35")
def test_escaping_ends_the_fight_without_a_blow() -> None:
    board = fighting("enemy", 4, 1, 1, deck={"enemy": ["dock_thugs"]})
    play(board, "escape", ("dig", 0))
    assert stopped(board) and board.heroes[0].glory == 0 and number(board, "dock_thugs") not in board.decks[ENEMY]
    assert board.piles[ENEMY]


@rule("FAG-C12", "FAG-C13", "FAG-C14", "FAG-C15")
def test_a_failed_escape_lets_the_enemy_strike() -> None:
    """WE-09."""
    board = fighting("nazi_soldiers", 4, 5, 1, 1, 1, 1, 4, 1, 2, 1, 1, 3, 5, 1, 1)
    play(board, "fight", "escape", ("dig", 0), ("dig", 0))
    assert board.heroes[0].wounds == 1 and board.melee.wounds == 2 and asking(board) == "fight_chosen"


@rule("FAG-C17")
def test_enemies_come_from_the_deck_that_is_named() -> None:
    board = fighting("nazi", deck={"nazi": ["nazi_patrol"]})
    assert board.melee.enemy == "nazi_patrol"


@rule("FAG-C18", "FAG-C21", "FAG-C20")
def test_infantry_only_passes_over_others_and_escorts() -> None:
    deck = {"nazi": ["nazi_patrol", "nazi_gold", "nazi_half_track"]}
    board = fighting("nazi", infantry=True, deck=deck)
    assert board.melee.enemy == "nazi_patrol" and board.melee.gold == 0
    assert {board.lib.ids[card] for card in board.piles[NAZI]} == {"nazi_gold", "nazi_half_track"}


@rule("FAG-C19", "FAG-C22")
def test_escorts_pile_up_and_pay_when_the_enemy_is_beaten() -> None:
    deck = {"nazi": ["nazi_patrol", "nazi_gold", "nazi_gold"]}
    board = fighting("nazi", 4, 4, 1, 1, 1, 1, deck=deck)
    assert len(board.melee.cards) == 3
    play(board, "fight")
    assert board.heroes[0].fortune == 4 and board.heroes[0].glory == 2


@rule("FAG-C23")
def test_escaping_an_escort_pays_nothing() -> None:
    board = fighting("nazi", 4, 1, 1, deck={"nazi": ["nazi_patrol", "nazi_gold"]})
    play(board, "escape", ("dig", 0))
    assert board.heroes[0].fortune == 0 and len(board.piles[NAZI]) == 2


@rule("FAG-C24", "FAG-C29")
def test_a_beaten_figure_returns_to_the_supply() -> None:
    board = table(["place_henchman", "nazi", "london"], dice=[4, 4, 4, 1, 1, 1])
    assert figures_left(board, "nazi") == 15
    play(board, "fight")
    assert figures_left(board, "nazi") == 16 and board.heroes[0].glory == 3


@rule("FAG-C25", "FAG-C26")
def test_never_two_henchmen_in_a_space() -> None:
    words: Any = {"henchmen": {"siberia": "mob", "japan": "mob"}}
    deck = {"location": ["location_china", "location_japan"]}
    board = table(["place_henchman", "nazi", "siberia"], deck=deck, **words)
    assert board.henchmen == {"siberia": "mob", "japan": "mob", "china": "nazi"}


@rule("FAG-C27", "FAG-C32")
def test_a_henchman_appearing_is_fought_outside_the_turn() -> None:
    board = table(["place_henchman", "mob", "london"], phase="end")
    assert asking(board) == "fight_chosen" and not board.heroes[0].acted


@rule("FAG-C28", "FAG-C36", "FAG-C40")
def test_the_next_hero_must_fight_when_the_first_is_gone() -> None:
    heroes = [{"space": "siberia"}, {"space": "siberia"}]
    dice = [4, 1, 1, 1, 1, 1, 4, 4, 1]
    board = table(["place_henchman", "mob", "siberia"], heroes=heroes, first=1, dice=dice)
    assert board.seat == 1
    play(board, "fight", "escape", ("dig", 0), ("move", "russia"))
    assert board.seat == 0 and asking(board) == "fight_chosen" and board.melee.wounds == 0


@rule("FAG-C30", "FAG-C31")
def test_some_cards_work_between_rounds() -> None:
    board = fighting("mobsters", 1, 1, 1, 4, 1, 1, hero={"gear": ["medical_bag"]})
    play(board, "fight")
    assert asking(board) == "played" and board.heroes[0].wounds == 1
    play(board, "use")
    assert board.heroes[0].wounds == 0 and asking(board) == "fight_chosen"


@rule("FAG-C33")
def test_without_a_figure_nobody_appears() -> None:
    lands = [name for name in BOX if type(BOX[name]).__name__ == "Land"]
    board = table(["place_henchman", "mob", "japan"], henchmen=dict.fromkeys(lands[:8], "mob"))
    assert "japan" not in board.henchmen


@rule("FAG-C36", "FAG-C37")
def test_a_ko_leaves_the_figure_and_discards_the_card() -> None:
    heroes = [{"space": "siberia", "wounds": 4}, {}]
    board = table(["place_henchman", "mob", "siberia"], heroes=heroes, dice=[1, 1, 1, 4, 4, 4, 1])
    play(board, "fight")
    assert board.heroes[0].ko and "siberia" in board.henchmen
    board = fighting("enemy", 1, 1, 1, 4, 4, 1, hero={"wounds": 4}, deck={"enemy": ["dock_thugs"]})
    play(board, "fight")
    assert board.heroes[0].ko and board.piles[ENEMY]


@rule("FAG-C39")
def test_without_a_fitting_enemy_the_reference_card_is_fought() -> None:
    board = table()
    out = [board.lib.ids[card] for card in board.decks[NAZI] if "infantry" in board.lib.cards[card].keywords]
    board = fighting("nazi", infantry=True, out=out)
    assert board.melee.enemy == "nazi_soldiers"


@rule("FAG-C41")
def test_after_thirty_rounds_it_is_an_escape() -> None:
    board = fighting("mobsters", *[1] * 200)
    for _ in range(30):
        play(board, "fight")
    assert stopped(board) and board.heroes[0].glory == 0 and told(board, "stalemate")


@rule("FAG-Y23")
def test_a_pending_fight_comes_before_the_city() -> None:
    board = table(["adventure_turn", 0], henchmen={"london": "mob"})
    assert asking(board) == "fight_chosen"


def test_duke_rerolls_one_die_in_each_fight() -> None:
    dice = [1] * (BOX["duke_dudley"].combat + 3) + [4] + [1] * 9
    board = table(["attacked", 0, "mobsters", False], heroes=[{"who": "duke_dudley"}, {}], dice=dice)
    play(board, "fight", "use", ("die", 1))
    assert board.melee.wounds == 1
    play(board, "fight")
    assert asking(board) == "fight_chosen"


def test_the_other_heroes_abilities() -> None:
    heroes = [{"who": "jacques_moreau"}, {}]
    board = table(["attacked", 0, "mobsters", False], heroes=heroes)
    play(board, "escape", "use")
    assert stopped(board) and told(board, "escaped")
    board = table(["place_henchman", "mob", "london"], heroes=[{"who": "jacques_moreau", "space": "london"}, {}])
    play(board, "escape")
    assert asking(board) == "dig"  # a figure on the board is no card
    board = table(["attacked", 0, "mobsters", False], heroes=[{"who": "li_mei_chen"}, {}], dice=[4, 4, 1, 1, 1, 1, 1])
    play(board, "fight")
    assert board.heroes[0].glory == 3
    board = table(["move_turn", 0], heroes=[{"who": "sharon_hunter", "fortune": 1}, {}], mode="advanced", dice=[2])
    assert ("fly", "casablanca") in board.options
    words: Any = {"deck": {"event": ["fast_car", "tail_wind"]}, "dice": [1]}
    board = table(["move_turn", 0], heroes=[{"who": "alexander_cartwright"}, {}], **words)
    play(board, "draw")
    assert asking(board) == "keep_one" and len(board.options) == 2
    words = {"sites": [SITE], "dice": [1, 1, 1, 1, 5, 1, 1, 1]}
    board = table(
        ["begin_hunt", 0], heroes=[{"who": "dr_zhukov", "space": "sahara"}, {}], only="ancient_puzzle", **words
    )
    play(board, "use")
    assert asking(board) == "pressed"
    words = {"sites": [SITE], "dice": [1, 1, 1, 1, 5]}
    board = table(
        ["begin_hunt", 0], heroes=[{"who": "shelly_hargrove", "space": "sahara"}, {}], only="ancient_puzzle", **words
    )
    play(board, "use")
    assert asking(board) == "pressed"


@rule("FAG-K24")
def test_a_storm_strikes_hero_by_hero_with_own_dice() -> None:
    """The first hero's KO is paid for before the second hero's die is rolled."""
    storm = {
        "kind": "event",
        "immediate": True,
        "power": {"effects": [{"verb": "storm", "n": "d6", "terrain": "desert"}]},
    }
    heroes = [{"space": "egypt", "wounds": 4, "glory": 9}, {"space": "arabia"}]
    words: Any = {"cards": {"storm": storm}, "deck": {"event": ["storm"]}}
    board = table(["draw_events", 0, 1], heroes=heroes, dice=[1, 2, 3], **words)
    assert board.heroes[0].ko and board.heroes[0].glory == 7 and board.heroes[1].wounds == 3


@rule("FAG-K18", "FAG-K24")
def test_a_jungle_storm_reaches_the_deep_jungle_and_spares_the_fallen() -> None:
    heroes = [{"space": "india"}, {"space": "congo_jungle"}, {"space": "egypt"}, {"space": "india", "ko": True}]
    board = table(["draw_events", 0, 1], heroes=heroes, deck={"event": ["fever"]})
    assert [hero.wounds for hero in board.heroes] == [1, 1, 0, 0]


@rule("FAG-K02")
def test_health_lost_with_an_ally_may_be_missed() -> None:
    words: Any = {"deck": {"city": ["gambling_debts"]}, "dice": [1, 1, 1, 1, 2]}
    board = table(["city_turn", 0], heroes=[{"allies": ["loyal_sidekick"], "wounds": 5}, {}], **words)
    assert board.heroes[0].ko and stopped(board)
    board = table(["city_turn", 0], heroes=[{"allies": ["loyal_sidekick"], "wounds": 4}, {}], **words)
    assert not board.heroes[0].ko and not board.heroes[0].allies


@rule("FAG-T32", "FAG-D14", "FAG-C03")
def test_what_helps_in_tests_of_a_keyword_does_not_help_in_fights() -> None:
    words: Any = {"heroes": [{"allies": ["jungle_guide"]}, {}], "deck": {"enemy": ["giant_serpent"]}, "dice": [1] * 9}
    assert "creature" in BOX["giant_serpent"].keywords
    board = table(["attacked", 0, "enemy", False], **words)
    assert len(told(play(board, "fight"), "fight_roll")[0]["dice"]) == 3
    board = table(["attacked", 0, "enemy", False], **words)
    play(board, "escape", ("dig", 0))
    assert len(told(board, "rolled")[0]["dice"]) == 4
