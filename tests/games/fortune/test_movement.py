"""FAG-M: movement; FAG-F: flights."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune.cards import library
from ludotheque.testing import rule

from .support import BOX, asking, number, play, stopped, table, told, verbs

LIB = library(BOX)


def moving(face: int, space: str, **words: Any) -> Any:
    heroes = [{"space": space, **words.pop("hero", {})}, {}]
    return table(["move_turn", 0], heroes=heroes, dice=[face, *words.pop("dice", [])], **words)


@rule("FAG-M08", "FAG-M09", "FAG-M10", "FAG-M12")
def test_the_map_is_sound() -> None:
    lands = [name for name, terrain in LIB.terrain.items() if terrain]
    seas = [name for name in LIB.links if not LIB.terrain[name] and name not in LIB.city]
    assert (len(lands), len(seas), len(LIB.cities), len(LIB.major)) == (39, 13, 22, 11)
    assert sum(map(len, LIB.links.values())) == 2 * 166
    assert all(name in LIB.links[other] for name, others in LIB.links.items() for other in others)
    assert len(LIB.far["london"]) == 74
    for city in LIB.cities:
        assert any(LIB.terrain[other] for other in LIB.links[city])
        assert BOX[city].port == any(other in seas for other in LIB.links[city])
    assert "eastern_pacific" in LIB.links["western_pacific"] and "coral_sea" in LIB.links["south_east_pacific"]


@rule("FAG-M02", "FAG-M05", "FAG-M06", "FAG-M07", "FAG-M11")
def test_london_to_the_sahara() -> None:
    """WE-01."""
    assert LIB.far["london"]["sahara"] == 5
    board = moving(5, "london")
    play(board, ("move", "british_isles"), ("move", "western_europe"), ("move", "mediterranean"), ("move", "sahara"))
    assert board.heroes[0].space == "sahara" and board.points == 0 and stopped(board)
    board = moving(4, "london")
    play(board, ("move", "british_isles"), ("move", "western_europe"), ("move", "mediterranean"))
    assert stopped(board) and board.heroes[0].space == "mediterranean"


@rule("FAG-M01")
def test_all_move_before_any_adventure() -> None:
    board = table("movement_phase", "adventure_phase", dice=[2, 2], first=1)
    assert board.seat == 1
    play(board, "stop")
    assert board.seat == 0 and board.phase == "movement"


@rule("FAG-M02", "FAG-M08")
def test_moving_is_never_compulsory_and_spaces_may_be_crossed_again() -> None:
    board = moving(4, "london")
    assert ("stop",) in board.options
    play(board, ("move", "british_isles"), ("move", "london"), "stop")
    assert board.heroes[0].space == "london" and stopped(board)


@rule("FAG-M03", "FAG-M04")
def test_a_one_may_draw_an_event_before_the_first_step() -> None:
    board = moving(1, "london")
    assert asking(board) == "event_draw"
    play(board, "decline")
    assert asking(board) == "move" and board.points == 1


@rule("FAG-M13")
def test_a_hanging_hero_only_rolls_for_the_event() -> None:
    cliff = number(table(), "quicksand")
    board = moving(1, "sahara", hero={"cliff": cliff})
    assert asking(board) == "event_draw"
    play(board, "decline")
    assert stopped(board)
    assert stopped(moving(6, "sahara", hero={"cliff": cliff}))


@rule("FAG-M14", "FAG-M15", "FAG-C24")
def test_a_henchman_ends_the_move_and_is_fought_at_once() -> None:
    board = moving(5, "london", henchmen={"british_isles": "mob"}, dice=[4, 4, 4, 1, 1, 1])
    play(board, ("move", "british_isles"))
    assert asking(board) == "fight_chosen" and board.phase != "adventure"
    play(board, "fight")
    assert stopped(board) and not board.henchmen and board.heroes[0].space == "british_isles"


@rule("FAG-M16", "FAG-M17", "FAG-F08")
def test_escaping_a_figure_forces_a_free_step() -> None:
    words = {"henchmen": {"british_isles": "mob"}, "dice": [4, 4, 1], "options": {"flights": True}}
    board = moving(5, "london", hero={"fortune": 9}, **words)
    play(board, ("move", "british_isles"), "escape", ("dig", 0))
    assert asking(board) == "way_out" and ("move", "north_atlantic") in board.options and "fly" not in verbs(board)
    play(board, ("move", "north_atlantic"))
    assert stopped(board) and board.heroes[0].space == "north_atlantic" and "british_isles" in board.henchmen


@rule("FAG-M18")
def test_a_henchman_in_the_way_out_is_fought_too() -> None:
    henchmen = {"british_isles": "mob", "london": "mob"}
    board = moving(5, "western_europe", henchmen=henchmen, dice=[4, 4, 1])
    play(board, ("move", "british_isles"), "escape", ("dig", 0), ("move", "london"))
    assert asking(board) == "fight_chosen" and board.heroes[0].space == "london"


@rule("FAG-M19", "FAG-M20", "FAG-M21")
def test_heroes_villains_and_pieces_do_not_block() -> None:
    words: Any = {
        "mode": "advanced",
        "villains": [{"who": "big_sal_moretti", "space": "british_isles"}],
        "zeppelin": "british_isles",
        "sites": [{"space": "british_isles", "pair": ["the_sword", "of_medusa"]}],
        "auction": "paris",
    }
    board = table(["move_turn", 0], heroes=[{}, {"space": "british_isles"}], dice=[3], **words)
    play(board, ("move", "british_isles"), ("move", "western_europe"), ("move", "paris"))
    assert board.heroes[0].space == "paris"


@rule("FAG-M22")
def test_a_hero_who_begins_beside_a_henchman_fights_first() -> None:
    board = table(["move_turn", 0], henchmen={"london": "mob"}, dice=[4, 4, 1, 1, 1, 1, 5])
    assert asking(board) == "fight_chosen"
    play(board, "fight")
    assert asking(board) == "move" and board.points == 5
    board = table(["move_turn", 0], henchmen={"london": "mob"}, dice=[4, 4, 1])
    play(board, "escape", ("dig", 0), ("move", "north_sea"))
    assert stopped(board) and not told(board, "move_roll")


@rule("FAG-M23")
def test_a_fallen_hero_has_no_movement_turn() -> None:
    assert stopped(table(["move_turn", 0], heroes=[{"ko": True}, {}]))


@rule("FAG-M24")
def test_a_one_is_the_natural_die() -> None:
    board = table(["move_turn", 0], heroes=[{"who": "jake_zane"}, {}], dice=[1])
    assert asking(board) == "event_draw" and board.points == 2


@rule("FAG-M25")
def test_a_move_by_card_costs_nothing_but_obeys_henchmen() -> None:
    shove = {"kind": "event", "icon": "run", "immediate": True, "power": {"effects": [{"verb": "move", "to": "home"}]}}
    words: Any = {"cards": {"shove": shove}, "deck": {"event": ["shove"]}}
    board = table(["draw_events", 0, 1], heroes=[{"space": "japan"}, {}], henchmen={"london": "mob"}, **words)
    assert board.heroes[0].space == "london" and asking(board) == "fight_chosen"


@rule("FAG-M26", "FAG-C34")
def test_a_hanging_hero_stays_after_the_fight_and_rolls() -> None:
    cliff = number(table(), "quicksand")
    heroes = [{"space": "sahara", "cliff": cliff}, {}]
    board = table(["move_turn", 0], heroes=heroes, henchmen={"sahara": "mob"}, dice=[4, 4, 1, 3])
    play(board, "escape", ("dig", 0))
    assert stopped(board) and board.heroes[0].space == "sahara"
    assert told(board, "move_roll")[0]["n"] == 3


# Flights --------------------------------------------------------------------------------------------------------------


@rule("FAG-F01", "FAG-F02", "FAG-F03", "FAG-F04")
def test_yucatan_to_china() -> None:
    """WE-02."""
    board = moving(4, "yucatan", hero={"fortune": 2}, mode="advanced")
    assert "fly" not in verbs(board)
    play(board, ("move", "mexico_city"))
    assert ("fly", "shanghai") not in board.options
    play(board, ("fly", "hong_kong"), ("move", "china"), "stop")
    hero = board.heroes[0]
    assert (hero.space, hero.fortune, board.points) == ("china", 0, 1)


@rule("FAG-F02")
@pytest.mark.parametrize(("city", "price"), [("paris", 2), ("casablanca", 3)])
def test_only_the_destination_counts(city: str, price: int) -> None:
    board = moving(3, "london", hero={"fortune": 3}, mode="advanced")
    play(board, ("fly", city))
    assert board.heroes[0].fortune == 3 - price and board.points == 2


@rule("FAG-F05", "FAG-F06")
def test_flights_need_points_and_may_be_several() -> None:
    board = moving(2, "london", hero={"fortune": 9}, mode="advanced")
    play(board, ("fly", "paris"), ("fly", "berlin"))
    assert stopped(board) and board.heroes[0].space == "berlin" and board.heroes[0].fortune == 5


@rule("FAG-F07")
def test_a_henchman_at_the_airport_stops_the_move() -> None:
    board = moving(6, "london", hero={"fortune": 9}, mode="advanced", henchmen={"paris": "mob"})
    play(board, ("fly", "paris"))
    assert asking(board) == "fight_chosen" and board.points == 0


@rule("FAG-F08")
def test_no_flight_from_a_cliffhanger() -> None:
    cliff = number(table(), "rooftop_chase")
    assert stopped(moving(6, "london", hero={"fortune": 9, "cliff": cliff}, mode="advanced"))


@rule("FAG-F09")
def test_a_team_pays_from_the_shared_fortune() -> None:
    board = moving(2, "london", mode="coop_mob", fund=3)
    play(board, ("fly", "paris"))
    assert board.fund == 1


@rule("FAG-M22", "FAG-V19")
def test_a_turn_begins_before_the_henchman_is_fought() -> None:
    hero = {"hand": ["field_dressing"], "wounds": 2}
    board = table(["move_turn", 0], heroes=[hero, {}], henchmen={"london": "mob"})
    assert asking(board) == "played"
    play(board, "play")
    assert board.heroes[0].wounds == 0 and asking(board) == "fight_chosen"


@rule("FAG-M24", "FAG-M03", "FAG-V08")
@pytest.mark.parametrize(("dice", "drawn"), [([1, 4], False), ([4, 1], True)])
def test_a_one_counts_after_re_rolls(dice: list[int], drawn: bool) -> None:
    power = {"windows": ["move_after_roll"], "effects": [{"verb": "reroll", "n": "all"}]}
    cards = {"gust": {"kind": "event", "power": power}}
    board = table(["move_turn", 0], cards=cards, heroes=[{"hand": ["gust", "fast_car"]}, {}], dice=dice)
    assert {option[0] for option in board.options} == {"pass", "play", "quiet", "mute"}
    assert [option[1] for option in board.options if option[0] == "play"] == [number(board, "gust")]
    play(board, "play")
    assert (asking(board) == "event_draw") == drawn
    if drawn:
        play(board, "decline")
    assert asking(board) == "played" and board.points == dice[1]  # now the car


@rule("FAG-I02", "FAG-V08")
def test_an_initiative_die_rolled_again() -> None:
    power = {"windows": ["initiative_after_roll"], "whose": "any", "effects": [{"verb": "reroll", "n": 1}]}
    cards = {"gust": {"kind": "event", "power": power}}
    board = table("roll_initiative", cards=cards, heroes=[{"hand": ["gust"]}, {}], dice=[2, 5, 6, 3, 3])
    play(board, "play")
    assert told(board, "rerolled")[0]["dice"] == (6,) and board.first == 0


@rule("FAG-V19")
@pytest.mark.parametrize("moment", ["turn_end", "enter_space", "move_step", "phase_end"])
def test_moments_of_a_move(moment: str) -> None:
    power = {"windows": [moment], "effects": [{"verb": "gain", "what": "glory", "n": 1}]}
    cards = {"omen": {"kind": "event", "power": power}}
    board = table("movement_phase", cards=cards, heroes=[{"hand": ["omen"]}, {"ko": True}], dice=[3])
    play(board, ("move", "british_isles"))
    if moment in ("turn_end", "phase_end"):
        play(board, "stop")
    assert asking(board) == "played"
    play(board, "play")
    assert board.heroes[0].glory == 1


@rule("FAG-M13", "FAG-V19")
def test_nobody_is_asked_to_speed_up_or_slow_down_a_hanging_hero() -> None:
    words: Any = {"space": "sahara", "cliff": "boat_chase"}
    assert stopped(moving(4, hero={**words, "hand": ["fast_car"]}, space="sahara"))
    heroes = [words, {"hand": ["flat_tyre"]}]
    assert stopped(table(["move_turn", 0], heroes=heroes, dice=[4]))
