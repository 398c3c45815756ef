"""FAG-J: deep jungle; FAG-P: temples; FAG-Z: the zeppelin; FAG-L and FAG-N: villains."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune import game
from ludotheque.games.fortune.basics import figures_left
from ludotheque.games.fortune.cards import ADVENTURE, ARTIFACT, CITY, DANGER, library
from ludotheque.games.fortune.sites import place_pair, temples_left
from ludotheque.games.fortune.villains import (
    available_villain,
    remove_villain,
    search_dice,
    villain_called,
    villain_enters,
    wound_villain,
)
from ludotheque.testing import rule

from .support import BOX, LORE, SITE, asking, fight, number, play, skill, stopped, table, told, verbs

JUNGLE = {"space": "congo_jungle", "pair": ["the_sword", "of_medusa"], "bonus": 2}
PERIL: Any = {"cards": {"peril": {**LORE, "copies": 6}}, "only": "peril", "mode": "advanced"}


def lost(explored: int, *dice: int, **words: Any) -> Any:
    hero = {"space": "congo_jungle", "explored": explored, **words.pop("hero", {})}
    return table(["begin_hunt", 0], heroes=[hero, {}], sites=[JUNGLE], dice=dice, **{**PERIL, **words})


@rule("FAG-J01")
def test_the_five_deep_jungles() -> None:
    names = {"congo_jungle", "indonesian_jungle", "amazon_falls", "amazon_jungle", "heart_of_africa"}
    assert library(BOX).jungle == names


@rule("FAG-J03")
def test_the_jungle_bonus_is_taken_with_the_artifact() -> None:
    board = lost(0, 5, 1, 1, hero={"found": True, "markers": 2})
    assert board.heroes[0].fortune == 2 and board.heroes[0].loot


@rule("FAG-J04")
def test_a_temple_in_the_jungle_has_two_coins_more() -> None:
    deck = {"location": ["location_congo_jungle"], "artifact": ["the_mine"], "adventure": ["of_medusa"]}
    board = table(mode="advanced", deck=deck)
    site = place_pair(board)
    assert site is not None and site.temple and site.coins == 8


@rule("FAG-J05", "FAG-J06", "FAG-J07", "FAG-J08")
def test_the_third_try_rolls_three_dice() -> None:
    """WE-16."""
    board = lost(2, 3, 2, 4, 5, 1, 1)
    hero = board.heroes[0]
    assert hero.found and hero.explored == 0 and hero.markers == 1 and asking(board) == "pressed"


@rule("FAG-J09", "FAG-J12")
def test_getting_lost_ends_the_turn_without_anything() -> None:
    board = lost(0, 3, hero={"wounds": 2})
    hero = board.heroes[0]
    assert stopped(board) and hero.acted and hero.explored == 1 and hero.wounds == 2 and not told(board, "roam")


@rule("FAG-J10")
def test_once_found_there_is_no_more_exploring() -> None:
    board = lost(0, 5, 1, 1, hero={"found": True})
    assert asking(board) == "pressed" and not told(board, "explored")


@rule("FAG-J11")
def test_leaving_resets_exploration() -> None:
    heroes = [{"space": "congo_jungle", "found": True, "explored": 2}, {}]
    board = table(["move_turn", 0], heroes=heroes, sites=[JUNGLE], mode="advanced", dice=[2])
    play(board, ("move", "west_africa"), ("move", "congo_jungle"))
    assert not board.heroes[0].found and board.heroes[0].explored == 0


@rule("FAG-J13")
def test_a_new_artifact_must_be_found_again() -> None:
    board = lost(0, 5, 1, 1, hero={"found": True, "markers": 2})
    assert not board.heroes[0].found


@rule("FAG-J15")
def test_without_the_module_the_jungle_is_plain() -> None:
    board = lost(0, 5, 1, 1, mode="advanced", options={"deep_jungle": False})
    assert asking(board) == "pressed" and not told(board, "explored")


@rule("FAG-J16", "FAG-L43")
def test_an_artifact_moved_gains_or_loses_the_bonus() -> None:
    board = table(["draw_events", 0, 1], mode="advanced", sites=[JUNGLE], deck={"location": ["location_japan"]})
    trick = {"kind": "event", "icon": "run", "immediate": True, "power": {"effects": [{"verb": "move_artifact"}]}}
    words: Any = {"cards": {"trick": trick}, "mode": "advanced", "sites": [JUNGLE]}
    board = table(["draw_events", 0, 1], deck={"event": ["trick"], "location": ["location_japan"]}, **words)
    assert board.sites[0].space == "japan" and board.sites[0].bonus == 0
    words["sites"] = [{**JUNGLE, "pair": ["the_mine", "of_medusa"]}]
    board = table(["draw_events", 0, 1], deck={"event": ["trick"], "location": ["location_japan"]}, **words)
    assert board.sites[0].coins == BOX["the_mine"].fortune


# Temples --------------------------------------------------------------------------------------------------------------


def temple(*dice: int, hero: dict[str, Any] | None = None, **words: Any) -> Any:
    """A hero hunting in The Mine (Agility 4+ × 2 to escape) with Danger 3."""
    site = {"space": "sahara", "pair": ["the_mine", "of_medusa"], **words.pop("site", {})}
    heroes = words.pop("heroes", [{"space": "sahara", **(hero or {})}, {}])
    return table(words.pop("step", ["begin_hunt", 0]), heroes=heroes, sites=[site], dice=dice, **{**PERIL, **words})


@rule("FAG-P01", "FAG-P02")
def test_a_temple_lies_with_its_coins_and_a_figure() -> None:
    board = table(mode="advanced", deck={"artifact": ["the_tomb"], "location": ["location_japan"]})
    site = place_pair(board)
    assert site is not None and site.temple and site.coins == 8 and temples_left(board) == 7


@rule("FAG-P03", "FAG-P07", "FAG-P15")
def test_each_danger_takes_a_coin_and_marks_the_temple() -> None:
    board = temple(5, 1, 1)
    assert board.heroes[0].fortune == 1 and board.heroes[0].markers == 0
    assert (board.sites[0].coins, board.sites[0].markers) == (5, 1)


@rule("FAG-P04", "FAG-P18", "FAG-P24", "FAG-P15")
def test_the_last_coin_brings_the_treasure_and_camps() -> None:
    board = temple(5, 1, 1, site={"coins": 1, "markers": 2, "instability": 3}, hero={"wounds": 2})
    hero = board.heroes[0]
    assert (hero.treasures, hero.fortune, hero.glory, hero.wounds) == (1, 1, 2, 0)
    assert stopped(board) and not board.sites and board.piles[ARTIFACT] and not told(board, "collapse_test")


@rule("FAG-P05", "FAG-P06")
@pytest.mark.parametrize(("city", "price"), [("cairo", 4), ("istanbul", 3)])
def test_a_treasure_sells_for_three(city: str, price: int) -> None:
    board = table(["city_shop", 0], heroes=[{"space": city, "treasures": 1}, {}], mode="advanced")
    play(board, "treasure")
    assert board.heroes[0].fortune == price and board.heroes[0].treasures == 0


@rule("FAG-P08", "FAG-P09", "FAG-P12", "FAG-E14")
def test_the_second_danger_brings_it_down() -> None:
    """WE-17, with a Danger of 3."""
    board = temple(5, 1, 1, 3, 1, 4, 4, 1, site={"coins": 6, "markers": 2, "instability": 1})
    assert board.heroes[0].fortune == 1 and told(board, "collapse")[0]["n"] == 5 and not board.sites
    play(board, ("dig", 0))
    hero = board.heroes[0]
    assert not hero.ko and hero.glory == 2 and stopped(board) and temples_left(board) == 8


@rule("FAG-P09")
def test_without_a_one_the_temple_stands() -> None:
    board = temple(5, 1, 1, 3, 2, site={"markers": 2, "instability": 1})
    assert board.sites[0].instability == 2 and board.sites[0].markers == 0 and asking(board) == "pressed"


@rule("FAG-P10", "FAG-P11")
def test_a_cliffhanger_shakes_the_temple() -> None:
    board = temple(1, 1, 1, 5, site={"markers": 0})
    assert board.sites[0].instability == 1 and board.heroes[0].cliff >= 0


@rule("FAG-P12", "FAG-P13", "FAG-T28")
def test_whoever_fails_to_escape_is_knocked_out() -> None:
    board = temple(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3)
    assert asking(board) == "dig"
    play(board, ("dig", 2))
    assert board.heroes[0].ko and not board.cliffs


@rule("FAG-P14", "FAG-K24")
def test_everybody_there_must_escape() -> None:
    heroes = [{"space": "sahara"}, {"space": "sahara", "acted": True}, {"space": "sahara", "ko": True, "acted": True}]
    board = temple(step=["collapse", "sahara"], heroes=heroes)
    assert board.seat == 0 and [task[0].__name__ for task in board.agenda].count("flee_collapse") == 1


@rule("FAG-P16", "FAG-P25", "FAG-R10")
def test_after_a_collapse_the_hunters_camp() -> None:
    heroes = [{"space": "sahara"}, {"space": "sahara"}]
    dice = [5, 1, 1, 1, 4, 4, 1, 4, 4, 1, 3]
    board = temple(*dice, step="adventure_phase", heroes=heroes, site={"markers": 2})
    play(board, "hunt", "join", ("dig", 0), ("dig", 0))
    first, second = board.heroes
    assert first.glory == 2 and first.acted
    assert second.glory == 0 and told(board, "roam")[0]["seat"] == 1


@rule("FAG-P17")
def test_a_hanging_hero_who_escapes_is_free_without_glory() -> None:
    board = temple(1, 1, 1, 1, 4, 4, 1)
    play(board, ("dig", 0))
    hero = board.heroes[0]
    assert hero.cliff == -1 and hero.glory == 0 and hero.acted and not board.cliffs


@rule("FAG-P19", "FAG-P20")
def test_temple_markers_stay_when_heroes_go() -> None:
    board = temple(1, 1, 1, 5, 2, site={"markers": 0, "instability": 1})
    assert board.sites[0].instability == 2
    board = table(
        ["knock_out", 0],
        mode="advanced",
        heroes=[{"space": "sahara"}, {}],
        dice=[1],
        sites=[{"space": "sahara", "pair": ["the_mine", "of_medusa"], "markers": 2, "instability": 1}],
    )
    assert (board.sites[0].markers, board.sites[0].instability) == (2, 1)


@rule("FAG-P21", "FAG-P04", "FAG-P05")
def test_text_about_the_artifact_goes_with_the_temple_treasure() -> None:
    """Cunning and Lore texts follow whoever carries the treasure; The Silk Road sells for 2 more in Shanghai."""
    temple = {"space": "sahara", "pair": ["the_mine", "of_the_silk_road"], "coins": 1}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], sites=[temple], dice=[5, 1, 1], **PERIL)
    hero = board.heroes[0]
    assert hero.treasures == 1 and [board.lib.ids[card] for card in hero.tales] == ["of_the_silk_road"]
    assert number(board, "the_mine") in board.piles[ARTIFACT]
    words: Any = {"mode": "advanced"}
    for city, price in (("shanghai", 5), ("istanbul", 3), ("cairo", 4)):
        told_of = {"space": city, "treasures": 2, "tales": ["of_the_silk_road"]}
        board = table(["city_shop", 0], heroes=[told_of, {}], **words)
        assert {"sell", "treasure"} <= verbs(board)
        play(board, "sell")
        hero = board.heroes[0]
        assert (hero.fortune, hero.treasures, hero.tales) == (price, 1, [])
        assert number(board, "of_the_silk_road") in board.piles[ADVENTURE]
    carrier = {"treasures": 1, "tales": ["of_lead"]}
    assert table(heroes=[carrier, {}], **words).heroes[0].stats[1] == 2
    board = table(["knock_out", 0], heroes=[carrier, {}], dice=[1, 3], **words)
    assert not board.heroes[0].treasures and number(board, "of_lead") in board.piles[ADVENTURE]
    unlucky = {"treasures": 1, "tales": ["of_ill_fortune"]}
    board = table(["roll_move", 0], heroes=[unlucky, {}], dice=[1], **words)
    assert not board.heroes[0].treasures and told(board, "mishap_treasure")


@rule("FAG-P21", "FAG-P23")
@pytest.mark.parametrize(
    ("adventure", "place", "value"), [("of_lead", 1, 2), ("of_the_wise_men", 3, 4), ("of_the_lion_heart", 0, 4)]
)
def test_adventure_text_changes_the_carrier(adventure: str, place: int, value: int) -> None:
    board = table(mode="advanced", heroes=[{"loot": ["the_sword", adventure]}, {}])
    assert board.heroes[0].stats[place] == value


@rule("FAG-P23")
def test_more_adventure_texts() -> None:
    words: Any = {**PERIL, "sites": [{"space": "sahara", "pair": ["the_sword", "of_doom"]}]}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara", "markers": 2}, {}], dice=[5, 1, 1], **words)
    assert asking(board) == "pressed"  # Danger 3 + 1
    heroes: Any = [{"space": "shanghai", "loot": ["the_sword", "of_the_silk_road"]}, {}]
    board = table(["city_shop", 0], heroes=heroes, mode="advanced")
    play(board, "sell")
    assert board.heroes[0].fortune == 6
    heroes = [{"loot": ["the_sword", "of_ill_fortune"]}, {}]
    board = table(["move_turn", 0], heroes=heroes, mode="advanced", dice=[1])
    assert not board.heroes[0].loot
    heroes = [{"wounds": 2, "loot": ["the_sword", "of_eternal_life"]}, {}]
    assert table("initiative_phase", heroes=heroes, mode="advanced", dice=[2, 3]).heroes[0].wounds == 1
    words = {
        "mode": "advanced",
        "only": "quicksand",
        "sites": [{"space": "sahara", "pair": ["the_sword", "of_the_war_gods"]}],
    }
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], **words)
    assert board.options == [("part", 0), ("part", 1)]
    words["only"] = "living_dead"
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], **words)
    assert asking(board) == "fight_chosen"


@rule("FAG-P23")
def test_only_the_first_danger_of_a_turn_must_be_fought() -> None:
    both = {"parts": [skill("lore"), fight("mobsters")], "join": "or", "glory": 2}
    cards = {"peril": {"kind": "danger", "danger": both, "cliffhanger": both, "copies": 3}}
    sites = [{"space": "sahara", "pair": ["the_sword", "of_the_war_gods"]}]
    words: Any = {"mode": "advanced", "cards": cards, "only": "peril", "sites": sites}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], dice=[4, 4, 1, 1, 1, 1], **words)
    assert asking(board) == "fight_chosen"
    play(board, "fight", "press")
    assert board.options == [("part", 0), ("part", 1)]
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara", "cliff": "peril"}, {}], **words)
    assert board.options == [("part", 0), ("part", 1)]


@rule("FAG-P22")
def test_without_a_figure_the_temple_card_is_drawn_again() -> None:
    deck = {"artifact": ["the_sword", "the_mine"], "location": ["location_japan"]}
    board = table(mode="advanced", heroes=[{"treasures": 8}, {}], deck=deck)
    site = place_pair(board)
    assert site is not None and board.lib.ids[site.pair[0]] == "the_sword"


# The zeppelin ---------------------------------------------------------------------------------------------------------


@rule("FAG-Z01", "FAG-Z04", "FAG-Z05", "FAG-Z06")
@pytest.mark.parametrize("face", [3, 4])
def test_the_zeppelin_flies(face: int) -> None:
    words: Any = {"mode": "advanced", "deck": {"location": ["location_japan"]}, "dice": [face]}
    board = table("zeppelin_flies", cargo=2, **words)
    assert board.zeppelin == "japan" and board.cargo == 3 and ("japan" in board.henchmen) == (face == 4)
    assert table("zeppelin_flies", cargo=6, **words).cargo == 6


def boarding(n: int, *dice: int, **words: Any) -> Any:
    hero = {"space": "siberia", **words.pop("hero", {})}
    deck = {"nazi": ["nazi_patrol", "nazi_patrol"]}
    zeppelin: Any = {"mode": "advanced", "zeppelin": "siberia", "cargo": 4, "deck": deck}
    board = table("adventure_phase", heroes=[hero, {"ko": True}], dice=dice, **{**zeppelin, **words})
    play(board, "board", ("number", n))
    return board


@rule("FAG-Z02", "FAG-Z07", "FAG-Z08", "FAG-Z09", "FAG-Z11")
def test_sneaking_aboard_unseen_takes_the_fortune() -> None:
    board = boarding(6, 1, 2, 3, 4, hero={"wounds": 1})
    hero = board.heroes[0]
    assert hero.fortune == 4 and board.cargo == 0 and hero.wounds == 1 and hero.acted and stopped(board)
    assert len(told(board, "sneak")[0]["dice"]) == 4


@rule("FAG-Z08", "FAG-Z09")
def test_each_match_is_a_fight_to_the_finish() -> None:
    board = boarding(6, 6, 6, 3, 4, 4, 4, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1)
    assert board.melee.enemy == "nazi_patrol"
    play(board, "fight")
    assert asking(board) == "fight_chosen" and board.heroes[0].fortune == 0
    play(board, "fight")
    assert board.heroes[0].fortune == 4


@rule("FAG-Z10")
def test_escaping_means_jumping_off() -> None:
    board = boarding(6, 6, 6, 3, 4, 4, 1, 1)
    play(board, "escape", ("dig", 0))
    assert stopped(board) and board.cargo == 4 and board.heroes[0].space == "siberia"


@rule("FAG-Z03")
def test_the_war_zeppelin_is_for_teams_against_the_nazis() -> None:
    assert "war_zeppelin" in game.setup("coop_nazi").options
    assert all("war_zeppelin" not in game.setup(mode).options for mode in ("basic", "advanced", "coop_mob"))


# Villains -------------------------------------------------------------------------------------------------------------


@rule("FAG-L01", "FAG-L06")
def test_six_villains_of_two_clans() -> None:
    sheets = [BOX[who] for who in library(BOX).villains]
    assert sorted(sheet.clan for sheet in sheets) == ["mob"] * 3 + ["nazi"] * 3
    assert all(2 <= sheet.search <= 5 and 6 <= sheet.search + sheet.combat <= 8 and sheet.traits for sheet in sheets)


@rule("FAG-L02", "FAG-L03", "FAG-L14")
def test_agents_of_evil_bring_a_villain_to_the_hunt() -> None:
    board = table(
        ["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], sites=[SITE], mode="advanced", only="agents_of_evil"
    )
    assert asking(board) == "number_named" and board.villains[0].space == "sahara"


@rule("FAG-L04", "FAG-L42", "FAG-L14")
def test_a_villain_already_there_is_used() -> None:
    words: Any = {"sites": [SITE], "mode": "advanced", "only": "agents_of_evil"}
    row = [{"who": "nora_castellano", "space": "sahara"}]
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], villains=row, **words)
    assert len(board.villains) == 1 and asking(board) == "number_named"


@rule("FAG-L05", "FAG-L40", "FAG-L45")
def test_a_villain_forces_no_fight_and_cannot_be_attacked_by_choice() -> None:
    row = [{"who": "nora_castellano", "space": "sahara"}]
    words: Any = {"heroes": [{"space": "sahara"}, {}], "sites": [SITE], "mode": "advanced", "villains": row}
    assert verbs(table(["adventure_turn", 0], **words)) == {"hunt", "decline"}
    board = table(["adventure_turn", 0], options={"challenge_villain": True}, dice=[4, 4, 1, 1, 1, 1], **words)
    play(board, "challenge")
    assert board.heroes[0].glory == 2 and board.villains[0].wounds == 1 and stopped(board)


@rule("FAG-L07", "FAG-L08", "FAG-L09", "FAG-L12", "FAG-L13")
def test_discovered_twice() -> None:
    """WE-18."""
    row = [{"who": "velvet_ray_donnelly", "space": "sahara"}]
    words: Any = {**PERIL, "sites": [SITE], "villains": row}
    dice = [5, 1, 1, 3, 1, 3, 6, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 5, 1, 1]
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara", "glory": 5}, {}], dice=dice, **words)
    assert board.heroes[0].markers == 1  # no sneaking for the first danger
    play(board, "press", ("number", 3))
    assert len(told(board, "villain_fight")) == 2 and board.heroes[0].markers == 2 and asking(board) == "pressed"
    assert board.heroes[0].glory == 5 - 2 + 1  # the toll of Velvet Ray, one hit rolled


@rule("FAG-L10", "FAG-L11")
def test_unseen_one_presses_on_and_camping_needs_no_sneaking() -> None:
    row = [{"who": "velvet_ray_donnelly", "space": "sahara"}]
    words: Any = {**PERIL, "sites": [SITE], "villains": row, "heroes": [{"space": "sahara"}, {}]}
    board = table(["begin_hunt", 0], dice=[5, 1, 1, 1, 1, 1, 1, 5, 1, 1], **words)
    play(board, "press", ("number", 2))
    assert not told(board, "villain_fight") and board.heroes[0].markers == 2
    board = table(["begin_hunt", 0], dice=[5, 1, 1], **words)
    play(board, "camp")
    assert stopped(board)


@rule("FAG-L15", "FAG-L16")
def test_agents_of_evil_found_or_not() -> None:
    row = [{"who": "nora_castellano", "space": "sahara"}]
    words: Any = {"sites": [SITE], "mode": "advanced", "only": "agents_of_evil", "villains": row}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], dice=[2, 1, 1, 1, 1, 1, 1, 1, 1, 1], **words)
    play(board, ("number", 2))
    assert board.heroes[0].cliff >= 0 and len(told(board, "villain_fight")) == 1
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], dice=[2, 1, 1, 1], **words)
    play(board, ("number", 6))
    assert board.heroes[0].markers == 1 and board.villains
    play(board, "press")
    assert asking(board) == "number_named"


def clash(who: str, *dice: int, hero: dict[str, Any] | None = None, **facts: Any) -> Any:
    row = [{"who": who, "space": "sahara", **facts}]
    words: Any = {"mode": "advanced", "villains": row, "sites": [SITE]}
    return table(["villain_rounds", 0, who, 1], heroes=[{"space": "sahara", **(hero or {})}, {}], dice=dice, **words)


@rule("FAG-L17", "FAG-L18", "FAG-L19", "FAG-L21")
def test_one_round_with_a_villain() -> None:
    board = clash("nora_castellano", 4, 5, 1, 4, 1, 1)
    assert board.heroes[0].glory == 2 and board.villains[0].wounds == 1 and board.heroes[0].wounds == 1
    assert stopped(board) and board.melee is None


@rule("FAG-L20", "FAG-L34")
def test_a_villain_falls_at_its_wounds_and_may_come_back() -> None:
    board = clash("nora_castellano", 4, 5, 1, 1, 1, 1, wounds=3)
    assert not board.villains and "nora_castellano" in available_villain(board)


@rule("FAG-L22")
def test_remaining_rounds_are_dropped_when_one_falls() -> None:
    row = [{"who": "nora_castellano", "space": "sahara", "wounds": 3}]
    words: Any = {"mode": "advanced", "villains": row, "sites": [SITE], "heroes": [{"space": "sahara"}, {}]}
    board = table(["villain_rounds", 0, "nora_castellano", 3], dice=[4, 4, 1, 1, 1, 1], **words)
    assert len(told(board, "villain_fight")) == 1


def searching(who: str, *dice: int, heroes: int = 0, site: Any = SITE, **facts: Any) -> Any:
    row = [{"who": who, "space": "sahara", **facts}]
    seats = [{"space": "sahara"} if i < heroes else {} for i in range(2)]
    return table(["villain_searches", who], mode="advanced", villains=row, sites=[site], heroes=seats, dice=dice)


@rule("FAG-K18", "FAG-L23")
def test_a_hero_who_is_down_watches_nobody() -> None:
    def dice(hero: dict[str, Any]) -> int:
        row = [{"who": "velvet_ray_donnelly", "space": "sahara"}]
        board = table(mode="advanced", villains=row, sites=[SITE], heroes=[hero, {}])
        return search_dice(board, board.villains[0])

    here = {"space": "sahara"}
    assert dice({}) == dice({**here, "ko": True}) == dice(here) + 1


@rule("FAG-L24", "FAG-L25")
def test_what_a_villain_is_good_at_when_searching() -> None:
    careful = searching("doktor_eisenwald", 1, 1, 2)
    assert (careful.villains[0].markers, careful.villains[0].wounds) == (0, 1)  # the first 1 does no harm
    lucky = searching("herr_teufel", 6, 2)
    assert (lucky.villains[0].markers, lucky.villains[0].wounds) == (2, 0)  # a 6 counts twice


@rule("FAG-L23", "FAG-L24", "FAG-L25")
def test_a_search_with_two_heroes_watching() -> None:
    """WE-19."""
    board = searching("velvet_ray_donnelly", 5, 1, heroes=2, markers=1)
    assert (board.villains[0].markers, board.villains[0].wounds) == (2, 1)


@rule("FAG-L26", "FAG-L30", "FAG-L41", "FAG-L39")
def test_a_villain_takes_the_artifact_and_leaves() -> None:
    row = [{"who": "velvet_ray_donnelly", "space": "sahara", "markers": 1}]
    heroes = [{"space": "sahara", "markers": 2}, {}]
    board = table(
        ["villain_searches", "velvet_ray_donnelly"],
        mode="advanced",
        villains=row,
        sites=[SITE],
        heroes=heroes,
        dice=[4, 4, 2],
    )
    assert not board.villains and not board.sites and board.heroes[0].markers == 0
    assert [board.lib.ids[card] for card in board.org_loot] == ["the_sword", "of_medusa"]


@rule("FAG-L27")
def test_villains_ignore_adventure_text() -> None:
    """Danger 3 as printed, 4 for heroes."""
    site = {"space": "sahara", "pair": ["the_sword", "of_doom"]}
    board = searching("velvet_ray_donnelly", 4, 4, 2, 2, site=site)
    assert board.villains[0].markers == 2
    board = searching("velvet_ray_donnelly", 4, 4, 4, 2, site=site)
    assert board.org_loot and board.villains == []


@rule("FAG-L28", "FAG-L29")
def test_a_villain_empties_a_temple_coin_by_coin() -> None:
    site = {"space": "sahara", "pair": ["the_mine", "of_medusa"], "coins": 6}
    board = searching("velvet_ray_donnelly", 4, 4, 2, 2, site=site)
    assert (board.sites[0].coins, board.sites[0].markers) == (4, 2)
    site |= {"markers": 2}
    board = searching("velvet_ray_donnelly", 4, 4, 4, 2, 1, 6, site=site)
    assert told(board, "collapse")[0]["n"] == 5 and not board.villains


@rule("FAG-P24", "FAG-L28")
def test_the_last_coin_gives_the_villain_the_treasure() -> None:
    site = {"space": "sahara", "pair": ["the_mine", "of_medusa"], "coins": 1}
    board = searching("velvet_ray_donnelly", 4, 4, 2, 2, site=site)
    assert board.org_treasures == 1 and not board.sites and not board.villains


@rule("FAG-L31", "FAG-N10")
def test_a_collapse_wounds_and_removes_the_villain() -> None:
    words: Any = {"mode": "advanced", "sites": [{"space": "sahara", "pair": ["the_mine", "of_medusa"]}]}
    board = table(
        ["collapse", "sahara"], villains=[{"who": "oberst_krall", "space": "sahara", "guards": 2}], dice=[3], **words
    )
    assert not board.villains and told(board, "villain_wounded")[0] == {"villain": "oberst_krall", "n": 3, "guards": 2}


@rule("FAG-L32")
def test_dice_never_go_below_zero() -> None:
    row = [{"who": "big_sal_moretti", "space": "sahara"}]
    board = table(mode="advanced", villains=row, heroes=[{"space": "sahara"}] * 4, sites=[SITE])
    assert search_dice(board, board.villains[0]) == 0


@rule("FAG-L33", "FAG-L25")
def test_success_and_wounds_apply_together() -> None:
    board = searching("velvet_ray_donnelly", 4, 4, 4, 1, wounds=3)
    assert board.org_loot and not board.villains


@rule("FAG-L35", "FAG-L02")
def test_trouble_in_town_fights_one_round_and_leaves() -> None:
    board = table(["city_turn", 0], mode="advanced", deck={"city": ["trouble_in_town"]}, dice=[1] * 20)
    assert len(told(board, "villain_fight")) == 1 and not board.villains


@rule("FAG-L36", "FAG-L44")
def test_without_a_villain_the_card_is_drawn_again() -> None:
    everyone = [{"who": who, "space": ""} for who in library(BOX).villains]
    deck = {"city": ["local_hero", "trouble_in_town"]}
    board = table(["city_turn", 0], mode="advanced", villains=everyone, deck=deck)
    assert board.heroes[0].glory == 2 and number(board, "trouble_in_town") in board.piles[CITY]
    words: Any = {"mode": "advanced", "villains": everyone, "only": "agents_of_evil", "sites": [SITE]}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], **words)
    assert told(board, "no_danger") and len(board.decks[DANGER]) == 2


@rule("FAG-L37")
def test_villains_search_in_the_order_they_came() -> None:
    row = [{"who": "nora_castellano", "space": "japan"}, {"who": "big_sal_moretti", "space": "sahara"}]
    sites = [SITE, {"space": "japan", "pair": ["the_ring", "of_doom"]}]
    board = table("villain_step", mode="advanced", villains=row, sites=sites)
    assert [args["villain"] for args in told(board, "villain_search")] == ["nora_castellano", "big_sal_moretti"]


@rule("FAG-L38")
def test_rivals_villains_do_not_explore() -> None:
    row = [{"who": "velvet_ray_donnelly", "space": "congo_jungle"}]
    board = table(
        ["villain_searches", "velvet_ray_donnelly"], mode="advanced", villains=row, sites=[JUNGLE], dice=[4, 2, 2, 2]
    )
    assert board.villains[0].markers == 1 and not told(board, "villain_explores")


# Nazi villains --------------------------------------------------------------------------------------------------------


def entering(who: str, **words: Any) -> Any:
    others = [{"who": each, "space": ""} for each in library(BOX).villains if each != who]
    deck = {"city": ["trouble_in_town"]}
    words = {"mode": "advanced", "villains": others, "heroes": [{"space": "london"}, {}], **words}
    board = table(deck=deck, **words)
    villain_enters(board, words.pop("space", "japan"))
    return villain_called(board, who), board


@rule("FAG-N01", "FAG-N07", "FAG-N12")
@pytest.mark.parametrize(("clan", "guards"), [("", 2), ("nazi", 3), ("mob", 2)])
def test_bodyguards_come_along(clan: str, guards: int) -> None:
    villain, board = entering("herr_teufel", henchmen={"japan": clan} if clan else {})
    assert villain.guards == guards and ("japan" in board.henchmen) == (clan == "mob")
    assert entering("oberst_krall")[0].guards == 3


@rule("FAG-N02")
def test_bodyguards_do_not_block() -> None:
    row = [{"who": "herr_teufel", "space": "british_isles", "guards": 2}]
    board = table(["move_turn", 0], mode="advanced", villains=row, dice=[2])
    play(board, ("move", "british_isles"))
    assert asking(board) == "move"


@rule("FAG-N03", "FAG-N05", "FAG-N06", "FAG-N11")
def test_guards_strike_along_and_fall_first() -> None:
    board = clash("herr_teufel", 4, 4, 4, 1, 1, 1, 1, 1, 1, guards=2)
    assert len(told(board, "villain_fight")[0]["foes"]) == 6
    assert (board.villains[0].guards, board.villains[0].wounds) == (0, 0)
    board = table(mode="advanced", villains=[{"who": "herr_teufel", "space": "japan", "guards": 2}])
    wound_villain(board, board.villains[0], 5)
    assert board.villains
    wound_villain(board, board.villains[0], 1)
    assert not board.villains


@rule("FAG-N04", "FAG-N05", "FAG-N10")
def test_a_guarded_search() -> None:
    """WE-20."""
    agent = {
        "kind": "villain",
        "clan": "nazi",
        "search": 4,
        "combat": 3,
        "wounds": 4,
        "defence": 1,
        "icon": "spy",
        "traits": [],
    }
    row = [{"who": "agent", "space": "sahara", "guards": 2}]
    words: Any = {"cards": {"agent": agent}, "mode": "advanced", "villains": row, "sites": [SITE]}
    board = table(["villain_searches", "agent"], heroes=[{"space": "sahara"}, {}], dice=[4, 5, 1, 2], **words)
    assert (board.villains[0].markers, board.villains[0].guards, board.villains[0].wounds) == (2, 1, 0)


@rule("FAG-N08", "FAG-N09")
def test_figures_return_and_may_run_short() -> None:
    lands = [name for name in BOX if type(BOX[name]).__name__ == "Land" and name != "japan"]
    villain, board = entering("herr_teufel", henchmen=dict.fromkeys(lands[:15], "nazi"))
    assert villain.guards == 1 and figures_left(board, "nazi") == 0
    remove_villain(board, villain, "ko")
    assert figures_left(board, "nazi") == 1


@rule("FAG-N13", "FAG-N14", "FAG-N15", "FAG-N16", "FAG-N17", "FAG-N18")
@pytest.mark.parametrize(
    ("hero", "foes", "gold"), [([4, 4, 4], [1] * 9, 2), ([1, 1, 1], [1] * 9, 0), ([4, 4, 1], [4, 4] + [1] * 7, 0)]
)
def test_gold_guarded_by_a_villain(hero: list[int], foes: list[int], gold: int) -> None:
    others = [{"who": each, "space": ""} for each in library(BOX).villains if each != "doktor_eisenwald"]
    peril = {**LORE, "danger": {"parts": [fight("nazi")], "glory": 2}}
    words: Any = {"mode": "advanced", "sites": [SITE], "villains": others, "cards": {"peril": peril}, "only": "peril"}
    deck = {"nazi": ["nazi_commander", "nazi_gold"]}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], deck=deck, dice=[*hero, *foes], **words)
    assert board.heroes[0].fortune == gold and board.heroes[0].glory == sum(face >= 4 for face in hero)
    assert board.heroes[0].markers == 1 and asking(board) == "pressed"
    villain = villain_called(board, "doktor_eisenwald")
    assert villain is not None and villain.space == "sahara"


@rule("FAG-L42", "FAG-L36")
def test_a_villain_already_there_is_the_one_who_comes() -> None:
    """With all six in play, Trouble in Town is no card to draw again where one of them stands."""
    spaces = ("china", "japan", "india", "egypt", "greece", "london")
    row = [{"who": who, "space": space} for who, space in zip(library(BOX).villains, spaces, strict=True)]
    words: Any = {"mode": "advanced", "villains": row, "deck": {"city": ["trouble_in_town"]}}
    board = table(["adventure_turn", 0], heroes=[{"space": "london"}, {}], dice=[1] * 9, **words)
    assert told(board, "villain_fight")[0]["villain"] == row[-1]["who"]
    board = table(["adventure_turn", 0], heroes=[{"space": "paris"}, {}], dice=[1] * 9, **words)
    assert not told(board, "villain_fight") and number(board, "trouble_in_town") in board.piles[CITY]


@rule("FAG-N14", "FAG-C38", "FAG-N16")
def test_guarded_gold_is_gained_before_the_price_of_a_ko() -> None:
    deck = {"nazi": ["nazi_commander", "nazi_gold"]}
    hero = {"space": "siberia", "wounds": 4}
    dice = [4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1]
    board = table(["attacked", 0, "nazi", False], mode="advanced", deck=deck, heroes=[hero, {}], dice=dice)
    assert board.heroes[0].ko and board.heroes[0].fortune == 2 and asking(board) == "ko_pays"
    assert ("give", "fortune", 1) in board.options


@rule("FAG-R09", "FAG-J13")
def test_a_cliffhanger_does_not_count_for_a_new_adventure() -> None:
    """A rival has taken the artifact; in the End phase another one comes to the very same space."""
    heroes = [{"space": "sahara", "cliff": "peril", "wounds": 1}, {"space": "sahara", "markers": 2}]
    words: Any = {**PERIL, "sites": [SITE], "deck": {"location": ["location_sahara"], "artifact": ["the_idol"]}}
    steps = (["draw_danger", [1]], "new_artifacts", ["adventure_turn", 0])
    board = table(*steps, heroes=heroes, hunt={"space": "sahara", "racers": [1]}, dice=[5, 1, 1, 5, 5, 1], **words)
    assert board.heroes[1].loot and board.heroes[0].stray and board.sites[0].space == "sahara"
    play(board, ("dig", 0))
    hero = board.heroes[0]
    assert stopped(board) and (hero.glory, hero.markers, hero.wounds) == (3, 0, 0) and not hero.stray


@rule("FAG-S24")
def test_a_gold_icon_on_a_location_lies_under_the_skull() -> None:
    cards = {"vein": {"kind": "location", "area": "siberia", "city": "cairo", "gold": 2}}
    board = table(cards=cards, deck={"location": ["vein"], "artifact": ["the_sword"]})
    site = place_pair(board)
    assert site is not None and (site.space, site.bonus) == ("siberia", 2)


@rule("FAG-T28", "FAG-P12", "FAG-P13")
def test_what_helps_to_escape_helps_in_a_collapse() -> None:
    words: Any = {
        "mode": "advanced",
        "sites": [{"space": "sahara", "pair": ["the_mine", "of_medusa"]}],
        "dice": [1] * 8,
    }
    board = table(["collapse", "sahara"], heroes=[{"space": "sahara", "gear": ["trench_coat"]}, {}], **words)
    assert len(told(play(board, ("dig", 0)), "rolled")[0]["dice"]) == 4


@rule("FAG-P22")
def test_a_lost_temple_without_a_figure_is_an_artifact() -> None:
    for treasures, temple in ((7, True), (8, False)):
        words: Any = {"heroes": [{"treasures": treasures}, {}], "deck": {"artifact": ["the_sword"]}}
        board = table(["run_effects", "lost_temple", -1, 0, 0, -1], mode="advanced", **words)
        assert [site.temple for site in board.sites] == [temple]


@rule("FAG-L17", "FAG-V19", "FAG-C31", "FAG-L09")
def test_cards_are_played_before_and_between_the_rounds_with_a_villain() -> None:
    hero = {"space": "sahara", "hand": ["haymaker", "field_dressing"]}
    words: Any = {"mode": "advanced", "sites": [SITE], "villains": [{"who": "nora_castellano", "space": "sahara"}]}
    combat = BOX["nora_castellano"].combat
    dice = [1, 1, 1, 1, 1, 4, *[1] * (combat - 1), 1, 1, 1, *[1] * combat]
    board = table(["villain_rounds", 0, "nora_castellano", 2], heroes=[hero, {}], dice=dice, **words)
    play(board, ("play", number(board, "haymaker")))
    assert len(told(board, "villain_fight")[0]["dice"]) == 5 and board.heroes[0].wounds == 1
    play(board, ("play", number(board, "field_dressing")))
    assert board.heroes[0].wounds == 0 and len(told(board, "villain_fight")[1]["dice"]) == 3 and stopped(board)


# What villains dig up, and when they go ---------------------------------------------------------------------------------


@rule("FAG-L28", "FAG-L38", "FAG-L41")
def test_what_villains_dig_up_lies_beside_the_board() -> None:
    temple = {"space": "sahara", "pair": ["the_mine", "of_medusa"], "coins": 6}
    board = searching("velvet_ray_donnelly", 4, 4, 2, 2, site=temple)
    assert board.org_fortune == 2 and board.track == 0
    jungle = {"space": "amazon_jungle", "pair": ["the_sword", "of_medusa"]}
    row = [{"who": "velvet_ray_donnelly", "space": "amazon_jungle", "markers": 2}]
    words: Any = {"mode": "advanced", "villains": row, "sites": [jungle], "org_fortune": 2, "dice": [4, 2, 2, 2]}
    board = table(["villain_searches", "velvet_ray_donnelly"], **words)
    assert (
        board.org_loot and board.org_fortune == 4 and board.track == 0
    )  # nothing is paid for a track that is not there


@rule("FAG-L27", "FAG-P08")
def test_in_a_temple_too_a_villain_goes_by_the_printed_number() -> None:
    temple = {"space": "sahara", "pair": ["the_mine", "of_doom"], "coins": 6, "markers": 2}
    board = searching("velvet_ray_donnelly", 4, 2, 2, 2, 6, site=temple)
    assert board.sites[0].instability == 1 and board.sites[0].markers == 0  # 3 as printed
    heroes = [{"space": "sahara"}, {}]
    words: Any = {"mode": "advanced", "cards": {"peril": LORE}, "only": "peril", "sites": [temple]}
    board = table(["begin_hunt", 0], heroes=heroes, dice=[5, 1, 1], **words)
    assert board.sites[0].instability == 0 and board.sites[0].markers == 3  # 4 for heroes


@rule("FAG-L35", "FAG-L43", "FAG-R08")
@pytest.mark.parametrize("named", [2, 6])
def test_a_villain_that_comes_after_the_race_is_lost_leaves_at_once(named: int) -> None:
    heroes = [{"space": "sahara"}, {"space": "sahara", "markers": 2}]
    words: Any = {"mode": "advanced", "sites": [SITE], "options": {"danger_deck": "cycle_bottom"}}
    words["dangers"] = ["hidden_map_room", "ancient_puzzle", "agents_of_evil"]
    dice = [6, 1, 1, 6, 1, 1, *[6] * 6, *[1] * 20]
    board = table("adventure_phase", heroes=heroes, dice=dice, **words)
    play(board, "hunt", "join", "press")
    assert board.heroes[1].loot and asking(board) == "number_named" and len(board.villains) == 1
    play(board, ("number", named))
    assert not board.villains and [args["villain"] for args in told(board, "villain_gone")]
    assert (board.heroes[0].cliff >= 0 or board.heroes[0].ko) == (named == 6)


@rule("FAG-L35")
def test_a_villain_with_an_adventure_stays_after_its_danger() -> None:
    words: Any = {"mode": "advanced", "sites": [SITE], "dangers": ["agents_of_evil"], "dice": [6] * 6}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], **words)
    play(board, ("number", 2))
    assert len(board.villains) == 1 and asking(board) == "pressed"


@rule("FAG-L34", "FAG-W18")
def test_only_a_team_hears_of_states() -> None:
    row = [{"who": "velvet_ray_donnelly", "space": "sahara", "markers": 2}]
    words: Any = {"villains": row, "sites": [SITE], "dice": [4, 2, 2, 2]}
    board = table(["villain_searches", "velvet_ray_donnelly"], mode="advanced", **words)
    assert told(board, "villain_gone") == [{"villain": "velvet_ray_donnelly"}] and not told(board, "villain_leaves")
    board = table(["villain_searches", "velvet_ray_donnelly"], mode="coop_mob", **words)
    assert told(board, "villain_leaves") == [{"villain": "velvet_ray_donnelly", "state": "ready"}]


@rule("FAG-T15", "FAG-T16")
def test_some_dangers_combine_two_skills() -> None:
    both = [name for name in BOX if type(BOX[name]).__name__ == "Danger" and "+" in str(_skills(BOX[name]))]
    assert len(both) >= 3
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], only="forged_papers", sites=[SITE], dice=[1] * 6)
    assert told(board, "rolled")[0]["dice"] == (1,) * 6  # Cunning 3 and Lore 3


def _skills(card: Any) -> str:
    parts = (*card.danger.parts, *card.cliffhanger.parts)
    return " ".join("+".join(getattr(part, "skills", ())) for part in parts)
