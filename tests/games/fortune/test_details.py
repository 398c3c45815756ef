"""What larger tests pass over: what is left behind, who comes first, what a number is when nothing happened yet."""

from __future__ import annotations

from typing import Any

from ludotheque.games.fortune import game
from ludotheque.testing import rule

from .support import BOX, LORE, SITE, asking, danger, number, play, skill, stopped, table, told, verbs

HERE = {"space": "sahara"}
PERIL: Any = {"cards": {"peril": {**LORE, "copies": 6}}, "only": "peril", "sites": [SITE]}


def event(*effects: dict[str, Any], **power: Any) -> dict[str, Any]:
    return {"kind": "event", "power": {"effects": list(effects), **power}}


GIFT = event({"verb": "gain", "what": "glory", "n": 1}, windows=["turn_start"], whose="any")


@rule("FAG-V06", "FAG-V07")
def test_after_a_play_the_first_in_turn_order_is_asked_again() -> None:
    gifts = {f"gift_{i}": GIFT for i in range(4)}
    hands = [{}, {"hand": ["gift_0", "gift_1"]}, {"hand": ["gift_2"]}]
    board = table(["move_turn", 0], heroes=hands, cards=gifts, dice=[2])
    assert board.seat == 1
    play(board, "play")
    assert board.seat == 1  # not the last one
    play(board, "pass")
    assert board.seat == 2
    play(board, "play")
    assert board.seat == 1 and asking(board) == "played"


@rule("FAG-Y10", "FAG-Y24")
def test_a_city_danger_is_over_before_the_dealings() -> None:
    board = table(["city_turn", 0], heroes=[{"glory": 6}, {}], deck={"city": ["rooftop_chase"]}, dice=[6, 6, 1])
    assert asking(board) == "deal_done" and board.encounter is None


@rule("FAG-W22", "FAG-W47")
def test_all_the_fortune_is_taken_from_an_outpost() -> None:
    words: Any = {"outposts": ["siberia"], "org_fortune": 2, "track": 5, "dice": [3], "passed": True}
    board = table(["wrecked", 0, "outpost"], mode="coop_nazi", heroes=[{"space": "siberia"}, {}], **words)
    assert (board.fund, board.org_fortune, board.track) == (2, 0, 3)


@rule("FAG-V18")
def test_a_fake_without_a_sale_does_nothing() -> None:
    board = table(["run_effects", "fake_artifact", -1, 0, 0, -1])
    assert stopped(board) and board.sale == []


@rule("FAG-G10", "FAG-Y19")
def test_only_allies_have_a_loyalty() -> None:
    for name in BOX:
        fact: Any = BOX[name]
        if type(fact).__name__ == "CityCard":
            assert bool(fact.loyalty) == (fact.style == "ally")


def all_of(kind: str) -> list[str]:
    return [name for name in BOX if type(BOX[name]).__name__ == kind for _ in range(BOX[name].copies)]


SPELL: Any = {"windows": ["test_before_roll", "danger_revealed", "option_chosen", "fight_after_roll"], "whose": "any"}
HOME = event({"verb": "move", "to": "home", "who": "subject"}, **SPELL)
DOWN = event({"verb": "ko", "who": "subject"}, **SPELL)


# Cards that strike in the middle of something ---------------------------------------------------------------------------


@rule("FAG-A29", "FAG-D22")
def test_whoever_is_carried_off_as_a_danger_shows_is_out_of_it() -> None:
    two = danger(skill("lore", 5, 1), skill("agility", 5, 1))
    heroes = [{**HERE, "markers": 1}, {"hand": ["spell"]}]
    for moments in (["danger_revealed"], ["option_chosen"]):
        spell = {**HOME, "power": {**HOME["power"], "windows": moments}}
        words: Any = {"cards": {"two": {**two, "copies": 2}, "spell": spell}, "only": "two", "sites": [SITE]}
        board = table(["begin_hunt", 0], heroes=heroes, **words)
        if moments == ["option_chosen"]:
            play(board, "part")
        play(board, "play")
        hero = board.heroes[0]
        assert stopped(board) and hero.space == "london" and hero.acted and hero.markers == 0 and not hero.ko
        assert not told(board, "rolled") and not hero.beaten and len(board.decks[9]) == 2


@rule("FAG-D22", "FAG-K13")
def test_whoever_falls_in_a_city_cliffhanger_has_no_dealings() -> None:
    for spell, ko in ((DOWN, True), (HOME, False)):
        heroes = [{"space": "cairo", "cliff": "rooftop_chase", "glory": 9}, {"hand": ["spell"]}]
        board = table(["adventure_turn", 0], heroes=heroes, cards={"spell": spell}, dice=[1])
        play(board, "play")
        assert stopped(board) and board.heroes[0].ko == ko and board.heroes[0].space == "london"
        assert (
            board.heroes[0].cliff < 0
            and not board.cliffs
            and number(board, "rooftop_chase") in board.decks[1] + board.piles[1]
        )


@rule("FAG-C36", "FAG-A29")
def test_whoever_is_carried_off_in_a_fight_neither_strikes_nor_is_struck() -> None:
    heroes = [HERE, {"hand": ["spell"]}]
    words: Any = {"cards": {"spell": HOME}, "heroes": heroes, "dice": [6] * 6}
    board = table(["attacked", 0, "mobsters", False], **words)
    play(board, "fight", "play")
    assert stopped(board) and board.heroes[0].wounds == 0 and board.heroes[0].glory == 0 and board.melee is None
    row = [{"who": "nora_castellano", "space": "sahara"}]
    words |= {"mode": "advanced", "villains": row}
    board = table(["villain_rounds", 0, "nora_castellano", 1], **words)
    play(board, "play")
    assert stopped(board) and board.heroes[0].glory == 0 and board.villains[0].wounds == 0 and board.melee is None


@rule("FAG-L22")
def test_a_round_with_a_villain_who_is_gone_does_not_come_about() -> None:
    board = table(["villain_strikes", 0, "nora_castellano"], mode="advanced")
    assert stopped(board) and board.melee is None and not told(board, "villain_fight")
    row = [{"who": "nora_castellano", "space": "sahara"}]
    board = table(["villain_strikes", 0, "nora_castellano"], mode="advanced", villains=row, heroes=[{"ko": True}, {}])
    assert stopped(board) and board.melee is None


@rule("FAG-T12", "FAG-V16", "FAG-P12")
def test_a_test_waits_for_one_that_a_card_brings() -> None:
    quake = event({"verb": "instability", "n": 1}, windows=["test_before_roll"], whose="any")
    temple = {"space": "sahara", "pair": ["the_mine", "of_medusa"]}
    heroes = [HERE, {**HERE, "hand": ["quake"]}]
    words: Any = {
        "cards": {"quake": quake},
        "mode": "advanced",
        "heroes": heroes,
        "sites": [temple],
        "only": "hidden_map_room",
    }
    board = table(["begin_hunt", 0], dice=[1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6], **words)
    play(board, "join", "play")
    while not stopped(board) and asking(board) == "dig":
        play(board, ("dig", 0))
    assert told(board, "collapse") and [hero.ko for hero in board.heroes] == [False, False]
    assert board.trial is None and not board.paused


@rule("FAG-C27", "FAG-C34", "FAG-A29")
def test_whoever_runs_from_a_henchman_in_mid_hunt_has_no_more_turn() -> None:
    ambush = event({"verb": "henchman", "clan": "mob", "at": "here"}, windows=["press_or_camp"], whose="own")
    heroes = [{**HERE, "hand": ["trap"]}, {}]
    words: Any = {"cards": {**PERIL["cards"], "trap": ambush}, "only": "peril", "sites": [SITE]}
    board = table(["begin_hunt", 0], heroes=heroes, dice=[5, 1, 1, *[6] * 9], **words)
    play(board, "play", "escape")
    while asking(board) == "dig":
        play(board, ("dig", 0))
    play(board, board.options[0])
    hero = board.heroes[0]
    assert stopped(board) and hero.space != "sahara" and hero.acted and hero.glory == 0 and board.hunt is None


# Nothing to do ---------------------------------------------------------------------------------------------------------


@rule("FAG-C28", "FAG-C36", "FAG-M14", "FAG-M16", "FAG-P09", "FAG-L23", "FAG-V09")
def test_what_has_gone_meanwhile_does_nothing() -> None:
    for step in (
        ["henchman_attacks", "japan", []],
        ["ambushed", 0, "japan"],
        ["collapse_test", "japan"],
        ["villain_searches", "nora_castellano"],
        ["villain_rolls", "nora_castellano"],
        ["villain_digs", "nora_castellano", 1],
        ["stop_card", "long_winter"],
        ["lay_aside", "long_winter"],
        ["ask_cancel", "long_winter", 0],
        ["resolve", "long_winter", 0, 0, -1],
        ["villain_event_resolves", "long_winter"],
    ):
        board = table(step, mode="advanced")
        assert stopped(board) and [event.kind for event in board.story] == [], step
    lying = table(["step_away", 0], heroes=[{"ko": True}, {}])
    assert stopped(lying) and lying.heroes[0].space == "london"
    moved = table(["ambushed", 0, "japan"], heroes=[{"space": "india"}, {}], henchmen={"japan": "nazi"})
    assert stopped(moved) and moved.henchmen


@rule("FAG-D01", "FAG-D27")
def test_a_danger_is_swapped_only_while_nothing_of_it_is_met() -> None:
    nothing = table(["run_effects", "another_way_in", -1, 0, 0, -1])
    assert stopped(nothing) and not told(nothing, "danger")
    heroes = [{**HERE, "hand": ["another_way_in"]}, {}]
    board = table(["begin_hunt", 0], heroes=heroes, sites=[SITE], dangers=["quicksand"], dice=[1] * 9)
    shown = board.encounter.card
    play(board, "play")
    assert board.encounter.card == shown and len(told(board, "danger")) == 1  # no other one is left


@rule("FAG-Y01", "FAG-L44")
def test_a_city_without_cards_still_deals() -> None:
    board = table(["city_turn", 0], heroes=[{"glory": 6}, {}], out=all_of("CityCard"))
    assert asking(board) == "deal_done"


@rule("FAG-S09", "FAG-S35")
def test_a_deck_without_anything_to_play_gives_nothing() -> None:
    left = [name for name in all_of("EventCard") if name != "evil_eye"]
    board = table(["draw_events", 0, 1], mode="coop_mob", out=left, deck={"event": ["evil_eye"]})
    assert stopped(board) and not board.heroes[0].hand
    empty = table(["draw_events", 0, 1], out=all_of("EventCard"))
    assert stopped(empty) and not empty.heroes[0].hand


# Effects ---------------------------------------------------------------------------------------------------------------


@rule("FAG-V03")
def test_fortune_is_lost_and_stolen() -> None:
    for verb, rest in (("lose", 2), ("steal", 2)):
        trick = event({"verb": verb, "what": "fortune", "n": 3, "who": "rival"})
        board = table(["run_effects", "trick", -1, 0, 0, -1], cards={"trick": trick}, heroes=[{}, {"fortune": 5}])
        assert board.heroes[1].fortune == rest and board.heroes[0].fortune == (3 if verb == "steal" else 0)
        poor = table(["run_effects", "trick", -1, 0, 0, -1], cards={"trick": trick}, heroes=[{}, {"fortune": 1}])
        assert poor.heroes[1].fortune == 0


@rule("FAG-M25")
def test_a_card_carries_a_hero_home_to_a_city_or_anywhere() -> None:
    deck = {"location": ["location_india"]}
    for to, kind in (("home", ["paris"]), ("location", ["india"]), ("city", [BOX["location_india"].city])):
        trick = event({"verb": "move", "to": to})
        words: Any = {"cards": {"trick": trick}, "deck": deck, "heroes": [{}, {"space": "japan"}]}
        board = table(["run_effects", "trick", -1, 0, 1, -1], **words)
        assert [board.heroes[1].space] == kind and board.heroes[1].home == "paris"


@rule("FAG-W04", "FAG-P02")
def test_a_villain_is_healed_and_temples_gain_or_lose_coins() -> None:
    row = [{"who": "nora_castellano", "space": "japan", "wounds": 2}]
    for n, left in ((1, 1), (3, 0)):
        rest = event({"verb": "boost", "what": "heal", "n": n})
        board = table(["run_effects", "rest", -1, 0, 0, -1], mode="advanced", cards={"rest": rest}, villains=row)
        assert board.villains[0].wounds == left
    temple = {"space": "sahara", "pair": ["the_mine", "of_medusa"], "coins": 2}
    other = {"space": "japan", "pair": ["the_ring", "of_doom"]}
    for n, coins in ((1, 3), (-1, 1), (-2, 1)):
        rain = event({"verb": "coins", "n": n})
        words: Any = {"mode": "advanced", "cards": {"rain": rain}, "sites": [temple, other]}
        board = table(["run_effects", "rain", -1, 0, 0, -1], **words)
        assert [site.coins for site in board.sites] == [coins, 0]


@rule("FAG-L02", "FAG-S35", "FAG-K16")
def test_no_villain_comes_where_there_are_none_or_to_the_fallen() -> None:
    trick = event({"verb": "villain"})
    for words in ({"mode": "basic"}, {"mode": "advanced", "heroes": [{"ko": True}, {}]}):
        board = table(["run_effects", "trick", -1, 0, 0, -1], cards={"trick": trick}, **words)
        assert stopped(board) and board.villains == [] and not told(board, "villain_enters")


@rule("FAG-L36", "FAG-L44", "FAG-C39")
def test_an_enemy_that_stands_for_a_missing_villain_is_drawn_again() -> None:
    everyone = [{"who": name, "space": ""} for name in BOX if type(BOX[name]).__name__ == "VillainCard"]
    words: Any = {"mode": "advanced", "villains": everyone, "deck": {"enemy": ["dock_thugs", "mob_leader"]}}
    board = table(["attacked", 0, "enemy", False], **words)
    assert board.melee.enemy == "dock_thugs" and number(board, "mob_leader") in board.piles[4]


@rule("FAG-W22", "FAG-W25")
def test_a_temple_treasure_is_won_back() -> None:
    words: Any = {
        "outposts": ["siberia"],
        "org_treasures": 2,
        "org_fortune": 1,
        "track": 5,
        "dice": [3],
        "passed": True,
    }
    board = table(["wrecked", 0, "outpost"], mode="coop_nazi", heroes=[{"space": "siberia"}, {}], **words)
    assert board.options == [("take", -1), ("money",)]
    play(board, ("take", -1))
    assert (board.org_treasures, board.heroes[0].treasures, board.org_fortune) == (1, 1, 1)


@rule("FAG-S11")
def test_the_last_of_eight_has_the_hero_that_is_left() -> None:
    board = game.new("basic", 8, {"hero_pick": "choose"}, key=bytes(16))
    for _ in range(7):
        play(board, board.options[-1])
    assert len({hero.who for hero in board.heroes}) == 8 and asking(board) != "picked"


@rule("FAG-L25", "FAG-L20")
def test_a_villain_that_finds_too_little_may_fall_of_its_wounds() -> None:
    row = [{"who": "velvet_ray_donnelly", "space": "sahara", "wounds": BOX["velvet_ray_donnelly"].wounds - 1}]
    words: Any = {"mode": "advanced", "villains": row, "sites": [SITE], "dice": [1, 2, 2, 2]}
    board = table(["villain_searches", "velvet_ray_donnelly"], **words)
    assert not board.villains and board.sites
    words["mode"] = "coop_mob"
    board = table(["villain_searches", "velvet_ray_donnelly"], **words)
    assert board.villains[0].state == "ko" and board.villains[0].space == ""


@rule("FAG-S16", "FAG-P22")
def test_where_no_location_or_artifact_is_left_none_is_placed() -> None:
    rest = [name for name in all_places() if name != "location_sahara"]
    board = table("new_artifacts", out=rest, sites=[SITE])
    assert len(board.sites) == 1
    temples = [name for name in BOX if type(BOX[name]).__name__ == "Artifact" and not BOX[name].temple]
    board = table("new_artifacts", mode="advanced", out=temples, heroes=[{"treasures": 8}, {}])
    assert board.sites == [] and stopped(board)


def all_places() -> list[str]:
    return [name for name in BOX if type(BOX[name]).__name__ == "Location"]


@rule("FAG-P12", "FAG-P16")
def test_a_temple_without_a_way_out_printed_lets_everybody_go() -> None:
    hut = {"kind": "artifact", "fortune": 3, "temple": True}
    site = {"space": "sahara", "pair": ["hut", "of_medusa"]}
    words: Any = {
        "mode": "advanced",
        "cards": {"hut": hut},
        "heroes": [{**HERE, "cliff": "quicksand"}, {}],
        "sites": [site],
    }
    board = table(["collapse", "sahara"], **words)
    assert stopped(board) and not board.sites and board.heroes[0].cliff < 0 and not board.heroes[0].ko


@rule("FAG-O15", "FAG-G05")
def test_above_the_limit_a_swapped_card_goes() -> None:
    full = {"space": "cairo", "gear": ["rope", "torch", "bullwhip"]}
    board = table(["adventure_turn", 0], mode="coop_mob", heroes=[full, {"space": "cairo", "gear": ["medical_bag"]}])
    play(board, ("trade", 1), "nothing", ("card", number(board, "medical_bag")), "accept")
    assert board.seat == 0 and verbs(board) == {"drop"} and len(board.options) == 4
    play(board, ("drop", number(board, "rope")))
    assert len(board.heroes[0].gear) == 3 and number(board, "rope") not in board.heroes[0].gear


@rule("FAG-V19")
def test_cards_for_some_situations_only() -> None:
    fist = event({"verb": "heal", "n": 1}, windows=["fight_round_start", "turn_start"], on=["fight"])
    heroes = [{"wounds": 2, "hand": ["fist"]}, {}]
    board = table(["attacked", 0, "mobsters", False], cards={"fist": fist}, heroes=heroes)
    assert asking(board) == "played"
    assert asking(table(["move_turn", 0], cards={"fist": fist}, heroes=heroes, dice=[2])) == "move"
    free = event({"verb": "free_city"}, windows=["turn_start"])
    words: Any = {"mode": "coop_nazi", "cards": {"free": free}, "heroes": [{"hand": ["free"]}, {}], "dice": [2]}
    assert asking(table(["move_turn", 0], **words)) == "move"
    board = table(["move_turn", 0], **words, occupied=["cairo"])
    play(board, "play")
    assert not board.occupied


@rule("FAG-V18", "FAG-K18")
def test_whom_an_effect_strikes() -> None:
    heroes = [HERE, {**HERE, "ko": True}, HERE, {}]
    for who, struck in (("here", [1, 0, 1, 0]), ("others", [0, 0, 1, 1]), ("each", [1, 0, 1, 1]), ("me", [1, 0, 0, 0])):
        rain = event({"verb": "gain", "what": "glory", "n": 1, "who": who})
        board = table(["run_effects", "rain", -1, 0, 0, -1], cards={"rain": rain}, heroes=heroes)
        assert [hero.glory for hero in board.heroes] == struck, who
    for subject, struck in ((2, [0, 0, 1, 0]), (1, [0, 0, 0, 0]), (-1, [0, 0, 0, 0])):
        rain = event({"verb": "gain", "what": "glory", "n": 1, "who": "subject"})
        board = table(["run_effects", "rain", -1, 0, 0, subject], cards={"rain": rain}, heroes=heroes)
        assert [hero.glory for hero in board.heroes] == struck


@rule("FAG-O38", "FAG-O39")
def test_what_settles_the_game_stays_on_top() -> None:
    board = table(mode="coop_mob", fund=25)
    board.settle()
    board.settle()
    board.do_all(("a",), ("b",))
    board.do("c")
    assert [step for step, _ in board.agenda[-4:-1]] == ["b", "a", "c"]
    assert board.agenda[-1][0].__name__ == "count_up" and board.due


@rule("FAG-Y23", "FAG-M17", "FAG-C29")
def test_whoever_runs_before_the_encounter_still_has_one() -> None:
    board = table(["adventure_turn", 0], heroes=[HERE, {}], henchmen={"sahara": "mob"}, dice=[6] * 9)
    play(board, "escape")
    while asking(board) == "dig":
        play(board, ("dig", 0))
    play(board, board.options[0])
    assert board.heroes[0].space != "sahara" and (told(board, "roam") or told(board, "city_find") or not stopped(board))


@rule("FAG-T08", "FAG-V08")
def test_a_card_may_fail_a_test_whatever_was_rolled() -> None:
    spoil = event({"verb": "decide", "passed": False}, windows=["test_after_roll"], whose="rival")
    heroes = [HERE, {"hand": ["spoil"]}]
    board = table(
        ["begin_hunt", 0], heroes=heroes, dice=[6, 6, 6], **{**PERIL, "cards": {**PERIL["cards"], "spoil": spoil}}
    )
    play(board, "play")
    assert board.heroes[0].cliff >= 0 and told(board, "test_failed") and len(told(board, "rolled")) == 1


# Figures ---------------------------------------------------------------------------------------------------------------


@rule("FAG-M05", "FAG-M06")
def test_how_far_places_are() -> None:
    far = table().lib.far
    assert far["london"]["sahara"] == 5 == far["sahara"]["london"] - far["london"]["british_isles"] + 1
    assert far["london"]["london"] == 0 and set(far["london"]) == set(table().lib.links)


@rule("FAG-S13")
def test_the_plain_hero_of_the_worked_examples() -> None:
    board = table(cards={"nobody": {"kind": "hero", "home": "london"}}, heroes=[{"who": "nobody"}, {}])
    assert board.heroes[0].stats[:6] == (3, 3, 3, 3, 4, 0)


@rule("FAG-O01", "FAG-S05")
def test_rivals_have_no_villain_events() -> None:
    assert game.new("advanced", 2, key=bytes(16)).decks[10] == []
    assert game.new("coop_mob", 2, key=bytes(16)).decks[10]


@rule("FAG-A15", "FAG-W23", "FAG-O08")
def test_nothing_gained_is_not_told() -> None:
    fists = danger({"part": "fight", "enemy": "mobsters"})
    words: Any = {"cards": {"fists": fists}, "only": "fists", "sites": [SITE], "dice": [6, 6, 6, 1, 1, 1]}
    board = table(["begin_hunt", 0], heroes=[HERE, {}], **words)
    play(board, "fight", "camp")
    assert [args["n"] for args in told(board, "glory")] == [BOX["mobsters"].glory] and not told(board, "fortune")
    words = {"outposts": ["siberia"], "dice": [3], "passed": True, "track": 3}
    board = table(["wrecked", 0, "outpost"], mode="coop_nazi", heroes=[{"space": "siberia"}, {}], **words)
    assert stopped(board) and not told(board, "fortune") and board.track == 1


@rule("FAG-M01", "FAG-K16")
def test_a_hero_laid_down_does_not_roll_to_move() -> None:
    board = table(["roll_move", 0], heroes=[{"ko": True}, {}], dice=[4])
    assert stopped(board) and not told(board, "move_roll") and board.die == 0


@rule("FAG-M14", "FAG-W40")
def test_an_empty_space_ambushes_nobody() -> None:
    board = table(["ambushed", 0, "london"], heroes=[{}, {}])
    assert stopped(board) and not told(board, "enemy")


@rule("FAG-G01", "FAG-G21")
def test_an_empty_deck_gives_no_gear() -> None:
    gear = [name for name in BOX if type(BOX[name]).__name__ == "Carried" and not BOX[name].cost]
    trick = event({"verb": "draw", "deck": "gear", "n": 2, "keep": 2})
    rest = [name for name in gear for _ in range(BOX[name].copies)]
    board = table(["run_effects", "trick", -1, 0, 0, -1], cards={"trick": trick}, out=rest)
    assert stopped(board) and board.heroes[0].gear == [] and board.found == []
    one = table(["run_effects", "trick", -1, 0, 0, -1], cards={"trick": trick}, out=rest[1:])
    assert stopped(one) and len(one.heroes[0].gear) == 1


@rule("FAG-O13", "FAG-G19")
def test_allies_are_swapped_too() -> None:
    helper = next(name for name in BOX if type(BOX[name]).__name__ == "Ally" and not BOX[name].cost)
    heroes = [{"space": "cairo", "allies": [helper], "flipped": [helper]}, {"space": "cairo"}]
    board = table(["adventure_turn", 0], mode="coop_mob", heroes=heroes)
    card = number(board, helper)
    play(board, ("trade", 1), ("card", card), "nothing", "accept")
    assert board.heroes[1].allies == [card] == board.heroes[1].flipped and not board.heroes[0].flipped


@rule("FAG-M25")
def test_a_card_moves_a_hero_one_space() -> None:
    nudge = event({"verb": "move", "to": "step"})
    board = table(["run_effects", "nudge", -1, 0, 0, -1], cards={"nudge": nudge})
    assert sorted(option[1] for option in board.options) == sorted(board.lib.links["london"])
    play(board, ("move", "north_sea"))
    assert board.heroes[0].space == "north_sea"
    board = table(["run_effects", "nudge", -1, 0, 0, -1], cards={"nudge": nudge}, heroes=[{"space": "paris"}, {}])
    assert stopped(board) and board.heroes[0].space == "western_europe"  # the only way out


@rule("FAG-V20")
def test_passing_until_the_own_turn_outlasts_a_phase() -> None:
    hand = {"hand": ["not_so_fast"], "quiet": 1}
    board = table("movement_phase", heroes=[{}, hand], dice=[2], remains=["golden_age"])
    assert board.heroes[1].quiet == 1 and asking(board) == "move"
    board = table("movement_phase", heroes=[{}, {**hand, "quiet": 2}], dice=[2], remains=["golden_age"])
    assert board.heroes[1].quiet == 0 and asking(board) == "played"


@rule("FAG-O20", "FAG-T08")
def test_nobody_supports_a_test_that_is_decided() -> None:
    sure = event({"verb": "decide", "passed": True}, windows=["test_before_roll"])
    heroes = [{**HERE, "hand": ["sure"]}, HERE]
    words: Any = {**PERIL, "cards": {**PERIL["cards"], "sure": sure}, "mode": "coop_mob", "heroes": heroes}
    board = table(["begin_hunt", 0], **words)
    play(board, "join", ("tester", 0), "play")
    assert asking(board) == "pressed" and not told(board, "rolled") and board.heroes[0].pot == 2


@rule("FAG-S30")
def test_an_enemy_is_beaten_by_as_many_wounds_as_it_has() -> None:
    for wounds, won in ((2, True), (3, False)):
        brute = {"kind": "enemy", "deck": "enemy", "combat": 1, "wounds": wounds, "defence": 1, "glory": 2}
        words: Any = {"cards": {"brute": brute}, "deck": {"enemy": ["brute"]}, "dice": [6, 6, 6, 1]}
        board = table(["attacked", 0, "enemy", False], **words)
        play(board, "fight")
        assert stopped(board) == won and board.heroes[0].glory == (2 if won else 0)
