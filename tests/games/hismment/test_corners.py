"""Where three rules meet: texts of one's own cards that hardly any box would hold."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment.stats import pv_left, stat
from ludotheque.games.hismment.words import DEFENCE, MIGHT
from ludotheque.kernel import ContentError, IllegalOption
from ludotheque.testing import rule

from .plain import (
    attack,
    card,
    chapter,
    clauses,
    gear,
    hero,
    living,
    named,
    offered,
    play,
    position,
    terrain,
    text,
    told,
)

FOE = [{"hero": "bob", "at": "C4"}]
ARMED = {"hero": "ann", "at": "C3", "wears": ["jab"]}


@rule("HIS-T27")
def test_a_power_that_copies_somewhere_inside_is_not_copied() -> None:
    copies = {"verb": "copy_power", "to": "enemy_field"}
    cards = {
        "mimic": hero(line="mimic", luck=5, texts=[text("activate", copies)]),
        "echo": hero(line="echo", luck=0, texts=[text("activate", {"verb": "contest", "then": [copies]})]),
    }
    heroes = [[{"hero": "mimic", "at": "C3"}], [{"hero": "echo", "at": "C4"}]]
    table = position(cards=cards, heroes=heroes, sides=[{"hand": ["jab", "purse"]}], at=["next_phase", 5])
    assert not offered(table, "power")


@rule("HIS-T27", "HIS-F10")
@pytest.mark.parametrize(("to", "raised"), [("own_field", [2, 7]), ("everyone_field", [2, 7]), ("every_enemy", [7, 2])])
def test_a_condition_of_the_terrain_is_about_the_side_it_speaks_to(to: str, raised: list[int]) -> None:
    weak = text(
        "static", {"verb": "modify", "what": "defence", "by": 5, "to": to}, needs=[{"need": "heart_at_most", "n": 9}]
    )
    for active in (0, 1):
        table = position(
            cards={"mire": terrain(texts=[weak])},
            terrain=["mire"],
            heroes=[[ARMED], FOE],
            sides=[{"heart": 20}, {"heart": 9}],
            active=active,
        )
        assert [stat(table, seat, table.sides[seat].heroes[0], DEFENCE) for seat in (0, 1)] == raised


@rule("HIS-T27", "HIS-E27")
@pytest.mark.parametrize("active", [0, 1])
def test_a_terrain_s_discount_asks_the_one_who_buys(active: int) -> None:
    sale = text("static", {"verb": "modify", "what": "discount", "by": 10}, needs=[{"need": "heart_at_most", "n": 9}])
    table = position(
        cards={"fair": terrain(texts=[sale])},
        terrain=["fair"],
        heroes=[["ann"], ["bob"]],
        sides=[{"heart": 9, "bank": 20, "shop": ["jab"]}, {"heart": 10, "bank": 20, "shop": ["jab"]}],
        active=active,
        at=["next_phase", 3],
    )
    assert len(offered(table, "buy")) == (active == 0)


@rule("HIS-S16", "HIS-S17")
def test_a_terrain_asks_each_side_for_its_own_condition_before_the_first_turn() -> None:
    gift = text("setup", {"verb": "coins", "n": 7}, needs=[{"need": "hand", "n": 3}])
    table = position(
        cards={"fair": terrain(texts=[gift])},
        terrain=["fair"],
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["jab", "knife"]}, {"hand": ["chill", "hex", "coat"]}],
        dice=[1],
        at="fill_up",
    )
    assert [side.bank for side in table.sides] == [105, 107]


@rule("HIS-T25", "HIS-A22", "HIS-T27")
def test_an_attack_taken_back_from_the_cemetery_has_lost_its_marks() -> None:
    table = position(
        cards={
            "once": attack(exhaustion=1, texts=[text("after", {"verb": "coins", "n": 7}, per_game=True)]),
            "dig": chapter({"verb": "salvage", "kind": "attack"}),
        },
        heroes=[[ARMED | {"wears": ["once", "jab"]}], FOE],
        at="start_of_field",
    )
    play(table, "attack", "once", "bob")
    ann = living(table, "ann")
    assert (table.sides[0].bank, ann.used_up, named(table, table.sides[0].cemetery)) == (7, [], ["once"])


@rule("HIS-T25", "HIS-A32")
def test_an_attack_that_is_passed_on_keeps_its_marks() -> None:
    table = position(
        cards={
            "once": attack(texts=[text("after", {"verb": "coins", "n": 7}, per_game=True)]),
            "hand-over": chapter({"verb": "move_attachment", "kind": "attack"}),
            "ned": hero(line="ned"),
        },
        heroes=[[ARMED | {"wears": ["once"]}, "ned"], FOE],
        sides=[{"hand": ["hand-over"]}],
        at=["next_phase", 5],
    )
    ann, ned = table.sides[0].heroes
    number = table.setup.kit.on["after"][card(table, "once")][0]
    ann.used_up = [number]
    play(table, "chapter", "hand-over")
    table.play(table.options[0])
    assert (ann.used_up, ned.used_up) == ([], [number])


@rule("HIS-L08", "HIS-V15")
@pytest.mark.parametrize(("face", "freed"), [(5, True), (4, False)])
def test_one_roll_serves_a_cumulative_condition(face: int, freed: bool) -> None:
    cards = {
        "die": hero(line="die", release=[{"need": "roll", "n": 3}, {"need": "pay", "n": 5}]),
        "die-2": hero(level=2, line="die", evolves_from="die", cumulative=True, release=[{"need": "roll", "n": 5}]),
    }
    heroes = [["die-2"], ["bob"]]
    table = position(
        cards=cards, heroes=heroes, sides=[{"bank": 9, "hand": ["jab"]}], dice=[face, 1], at=["next_phase", 6]
    )
    play(table, "free", "die", 0)
    assert [(roll["face"], roll["n"]) for roll in told(table, "release_roll")] == [(face, 5)]
    assert (living(table, "die").freed, table.sides[0].bank) == (freed, 4)


@rule("HIS-F04", "HIS-T27")
def test_a_standing_ban_that_begins_between_two_attacks_stops_the_second() -> None:
    hurt = {"need": "event", "what": "taken", "n": 1}
    ban = {"verb": "modify", "what": "no_attack", "to": "every_enemy"}
    cards = {
        "twin": hero(line="twin", texts=[text("static", {"verb": "modify", "what": "extra_attack"})]),
        "calm": hero("ice", line="calm", pv=30, texts=[text("static", ban, needs=[hurt])]),
        "mild": hero("ice", line="mild", pv=30),
    }
    for foe in ("calm", "mild"):
        heroes = [[{"hero": "twin", "at": "C3", "wears": ["jab"]}], [{"hero": foe, "at": "C4"}]]
        table = position(cards=cards, heroes=heroes, at="start_of_field")
        play(table, "attack", "jab", foe)
        assert bool(offered(table, "attack")) == (foe == "mild")


@rule("HIS-A28", "HIS-L17")
def test_a_reinforcement_that_lowers_a_maximum_knocks_nobody_out() -> None:
    curse = text("static", {"verb": "modify", "what": "pv", "by": -6, "to": "every_enemy"}, prison=True)
    table = position(
        cards={"curse": hero(line="curse", texts=[curse])},
        options={"reinforcements": "on"},
        heroes=[["ann"], [{"hero": "bob", "at": "C4", "damage": 7}]],
        sides=[{"hand": ["curse", "jab"]}],
        at=["next_phase", 4],
    )
    play(table, "reinforce", "curse")
    assert pv_left(table, 1, living(table, "bob")) == 1


@rule("HIS-A28", "HIS-X19")
def test_an_element_that_goes_with_its_condition_takes_the_terrain_s_boost_along() -> None:
    hot = text("static", {"verb": "modify", "what": "add_element", "element": "fire"}, needs=[{"need": "bank", "n": 1}])
    table = position(
        cards={
            "hob": hero("ice", line="hob", texts=[hot]),
            "warm": terrain("fire", boost={"pv": 4}),
            "toll": chapter({"verb": "coins", "n": -9}),
        },
        terrain=["warm"],
        heroes=[[{"hero": "hob", "at": "C3", "wears": ["chill"], "damage": 12}], ["gem"]],
        sides=[{"bank": 5, "hand": ["toll"]}],
        at=["next_phase", 5],
    )
    assert pv_left(table, 0, living(table, "hob")) == 2
    play(table, "chapter", "toll")
    assert pv_left(table, 0, living(table, "hob")) == 1


@rule("HIS-T33", "HIS-M32", "HIS-M34")
@pytest.mark.parametrize(
    ("effect", "asked"),
    [
        ({"verb": "teleport"}, [0, 0]),
        ({"verb": "push", "n": 2}, [0, 0]),
        ({"verb": "move", "n": 1}, [0, 0]),
        ({"verb": "force_swap"}, [0, 1]),
    ],
)
def test_where_each_of_several_heroes_is_moved_each_is_asked_about(effect: dict[str, Any], asked: list[int]) -> None:
    table = position(
        cards={"storm": chapter(effect | {"to": "everyone_field"})},
        heroes=[[ARMED, {"hero": "cat", "freed": True}], [*FOE, {"hero": "dan", "freed": True}]],
        sides=[{"hand": ["storm"]}],
        at=["next_phase", 5],
    )
    before = [hero.square for side in table.sides for hero in side.heroes]
    play(table, "chapter", "storm")
    seats = []
    while table.asking is not None and table.asking.__name__ in ("put_there", "push", "walk_there", "substitute"):
        seats.append(table.seat)
        table.play(table.options[0])
    after = [hero.square for side in table.sides for hero in side.heroes]
    assert seats == asked
    assert before[0] != after[0]
    assert before[2] != after[2]


@rule("HIS-T10", "HIS-T33")
@pytest.mark.parametrize(("answer", "coins"), [("yes", 10), ("no", 1)])
def test_a_chapter_text_that_is_optional_asks(answer: str, coins: int) -> None:
    page = chapter({"verb": "coins", "n": 1})
    page["texts"].append(text("play", {"verb": "coins", "n": 9}, optional=True))
    table = position(
        cards={"page": page}, heroes=[["ann"], ["bob"]], sides=[{"hand": ["page", "jab"]}], at=["next_phase", 5]
    )
    play(table, "chapter", "page")
    assert table.options == [("yes",), ("no",)]
    table.play((answer,))
    assert (table.sides[0].bank, named(table, table.sides[0].cemetery)) == (coins, ["page"])


@rule("HIS-X03", "HIS-F13")
@pytest.mark.parametrize(("how", "by", "part"), [("add", 1, 2), ("set", 3, 3), ("times", 4, 4), ("add", -3, 0)])
def test_what_an_advantage_counts_is_set_then_multiplied_then_added(how: str, by: int, part: int) -> None:
    mods = [{"what": "element_bonus", "by": by, "how": how}]
    table = position(heroes=[[ARMED | {"mods": mods}], FOE], at="start_of_field")
    play(table, "attack", "jab", "bob")
    assert told(table, "strike")[0]["attack_parts"][4] == part
    assert "HIS-F09" in clauses(table, "strike")
    assert stat(table, 0, living(table, "ann"), MIGHT) == 4


@rule("HIS-T12", "HIS-T15", "HIS-T31", "HIS-T33")
@pytest.mark.parametrize(
    ("odd", "reason"),
    [
        (chapter({"verb": "draw"}, text={"cost": {"pm": 1}}), "cost: pm, pv: no hero of its own"),
        (chapter({"verb": "draw"}, text={"per_game": True}), "a Chapter is played once anyway"),
        (hero(texts=[text("on_hit", {"verb": "draw"}, times=2)]), "so often a turn is for powers"),
        (hero(texts=[text("static", {"verb": "modify", "what": "luck"}, cost={"coins": 1})]), "not for what is always"),
        (hero(texts=[text("static", {"verb": "modify", "what": "luck"}, optional=True)]), "not for what is always"),
        (hero(texts=[text("activate", {"verb": "draw"}, locked=True)]), "it goes with prison = true"),
        (hero(texts=[text("on_ko_self", {"verb": "heal", "n": 1, "to": "self"})]), "no hero of its own"),
        (gear(texts=[text("on_ko_self", {"verb": "draw"}, needs=[{"need": "wearing", "n": 1}])]), "no hero of its own"),
        (terrain(texts=[text("upkeep", {"verb": "pm", "n": 1})]), "no hero of its own"),
        (hero(texts=[text("on_damage_taken", {"verb": "damage", "n": 1, "to": "target"})]), "is for attacks"),
        (chapter({"verb": "push", "n": 1, "to": "enemy_prisoner"}), "in Prison nobody can be meant by “push”"),
        (chapter({"verb": "lock", "to": "enemy_field"}), "on the field nobody can be meant by “lock”"),
        (hero(texts=[text("static", {"verb": "modify", "what": "pierce", "by": -1})]), "pierce takes 1 or more"),
        (hero(texts=[text("static", {"verb": "modify", "what": "discount", "how": "set"})]), "discount can only be added"),
    ],
)  # fmt: skip
def test_texts_that_would_say_one_thing_and_do_another(odd: dict[str, Any], reason: str) -> None:
    with pytest.raises(ContentError) as no:
        position(cards={"odd": odd})
    assert reason in str(no.value)


@rule("HIS-L12", "HIS-T24", "HIS-T25")
@pytest.mark.parametrize(
    ("first", "bell"),
    [
        ({"verb": "return", "to": "self"}, "hero"),
        ({"verb": "return", "to": "self"}, "gear"),
        ({"verb": "destroy", "kind": "equipment", "to": "self"}, "gear"),
        ({"verb": "revert", "to": "self"}, "hero"),
    ],
)
def test_a_text_whose_card_has_left_its_place_meanwhile_is_silent(first: dict[str, Any], bell: str) -> None:
    rings = text("upkeep", {"verb": "coins", "n": 50})
    shy = {"luck": 0, "texts": [text("upkeep", first), *([rings] if bell == "hero" else [])]}
    cards = {
        "shy": hero(line="shy", luck=0),
        "shy-2": hero(level=2, line="shy", evolves_from="shy") | shy,
        "bell": gear(texts=[rings] if bell == "gear" else []),
    }
    for does in (True, False):
        if not does:
            cards["shy-2"]["texts"][0] = text("upkeep", {"verb": "coins", "n": 1})
        heroes = [[{"hero": "shy-2", "at": "C3", "wears": ["jab", "bell"]}], FOE]
        table = position(cards=cards, heroes=heroes, dice=[1, 1], at="begin_turn")
        assert table.sides[0].bank == (5 if does else 56)


@rule("HIS-M24", "HIS-M28", "HIS-M34")
def test_who_came_in_by_a_forced_swap_does_not_go_back() -> None:
    table = position(
        cards={
            "relief": chapter({"verb": "force_swap", "to": "own_field"}),
            "flight": chapter({"verb": "return", "to": "own_field"}),
        },
        heroes=[[ARMED, {"hero": "cat", "freed": True}], FOE],
        sides=[{"hand": ["relief", "flight"]}],
        at=["next_phase", 5],
    )
    play(table, "chapter", "relief")
    play(table, "substitute", "cat")
    back = table.clone()
    table.play(("on",))
    assert (living(table, "cat").square, offered(table, "swap"), offered(table, "attack")) == (2, [], [])
    play(back, "chapter", "flight")  # where it has left again, whoever comes in comes in for it
    play(back, "deploy", "ann")
    back.play(("move", 20))
    assert not offered(back, "attack")


@rule("HIS-T23", "HIS-M32")
@pytest.mark.parametrize(
    ("turns", "closed"),
    [(0, [True, False, False, False]), (1, [True, True, False, False]), (2, [True] * 4), (-1, [True] * 4)],
)
def test_how_long_a_square_stays_closed(turns: int, closed: list[bool]) -> None:
    table = position(
        cards={"wall": chapter({"verb": "block", "turns": turns})},
        heroes=[[ARMED], [{"hero": "bob", "at": "F6"}]],
        sides=[{"hand": ["wall"]}],
        dice=[1] * 9,
        at=["next_phase", 5],
    )  # fmt: skip
    play(table, "chapter", "wall")
    table.play(("square", 26))
    found = []
    for _ in closed:
        found.append(bool(table.blocked))
        table.play(("end",))
    assert found == closed


@rule("HIS-M05", "HIS-M09", "HIS-M35")
@pytest.mark.parametrize(
    ("square", "second", "act", "clause"),
    [("C0", 1, False, "HIS-M35"), ("C3", 1, True, "HIS-M09"), ("C3", 0, False, "HIS-M05")],
)
def test_why_no_second_hero_is_deployed(square: str, second: int, act: bool, clause: str) -> None:
    table = position(
        heroes=[[ARMED | {"at": square}, {"hero": "cat", "freed": True}], [{"hero": "bob", "at": "F6"}]],
        sides=[{"mods": [{"what": "second", "turns": -1}] * second}],
        at="start_of_field",
    )
    if act:
        play(table, "act", "ann")
    with pytest.raises(IllegalOption) as no:
        play(table, "deploy", "cat")
    assert no.value.clause == clause


@rule("HIS-M13", "HIS-M35")
def test_no_second_hero_comes_in_where_the_start_square_is_blocked() -> None:
    heroes: list[Any] = [[ARMED, {"hero": "cat", "freed": True}], [{"hero": "bob", "at": "C0"}]]
    second = [{"mods": [{"what": "second", "turns": -1}]}]
    table = position(options={"occupied_start": "block"}, heroes=heroes, sides=second, at="start_of_field")
    with pytest.raises(IllegalOption) as no:
        play(table, "deploy", "cat")
    assert no.value.clause == "HIS-M13"


@rule("HIS-Q17", "HIS-A28")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(("to", "prison"), [("every_enemy", False), ("every_enemy_prisoner", True)])
def test_damage_to_several_reaches_all_before_anyone_falls(to: str, prison: bool, first: bool) -> None:
    aura = text("static", {"verb": "modify", "what": "pv", "by": 5, "to": "own_other"}, prison=prison)
    weak: list[Any] = ["aura", "bob"] if prison else [{"hero": "aura", "at": "C4"}, {"hero": "bob", "at": "C5"}]
    table = position(
        cards={
            "aura": hero("ice", line="aura", pv=5, texts=[aura]),
            "storm": chapter({"verb": "damage", "n": 12, "to": to}),
        },
        heroes=[["ann"], weak if first else weak[::-1]],
        sides=[{"hand": ["storm", "jab"]}, {"heart": 30}],
        at=["next_phase", 5],
    )
    play(table, "chapter", "storm")
    bob = living(table, "bob")  # 12 of 15 PV, and 1 of 10 when the aura is gone
    assert (pv_left(table, 1, bob), len(table.sides[1].heroes), table.sides[1].heart) == (1, 1, 23)


@rule("HIS-M24", "HIS-M28", "HIS-M35")
def test_of_two_heroes_the_one_that_came_in_by_a_forced_swap_neither_attacks_nor_goes_back() -> None:
    mine: list[Any] = [
        ARMED | {"at": "C0"},
        {"hero": "gem", "at": "C3"},
        {"hero": "dan", "freed": True, "wears": ["arrow"]},
    ]
    table = position(
        cards={"relief": chapter({"verb": "force_swap", "to": "own_field"})},
        heroes=[mine, FOE],
        sides=[{"hand": ["relief"], "mods": [{"what": "second", "turns": -1}]}],
        at=["next_phase", 5],
    )
    play(table, "chapter", "relief")
    play(table, "aim", "ann")
    play(table, "substitute", "dan")
    play(table, "act", "dan")
    assert offered(table, "swap") == offered(table, "attack") == []
    for option, clause in ((("swap", "ann"), "HIS-M28"), (("attack", "arrow", "bob"), "HIS-M24")):
        with pytest.raises(IllegalOption) as no:
            play(table, *option)
        assert no.value.clause == clause


@rule("HIS-E15", "HIS-E16")
def test_a_shop_is_laid_out_anew_as_far_as_the_pile_goes() -> None:
    table = position(
        cards={"fair": chapter({"verb": "refresh_shop"})},
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["fair", "arrow"], "shop": ["jab", "knife", "coat"], "pile": ["chill", "hex"]}],
        at=["next_phase", 5],
    )
    play(table, "chapter", "fair")
    side = table.sides[0]
    assert (named(table, side.shop), named(table, side.pile)) == (["hex", "chill", "coat"], ["jab", "knife"])


@rule("HIS-T33", "HIS-T26")
def test_an_enemy_loses_no_more_cards_than_it_holds() -> None:
    table = position(
        cards={"raid": chapter({"verb": "discard", "n": 3, "who": "enemy"})},
        heroes=[[ARMED], FOE],
        sides=[{"hand": ["raid"]}, {"hand": ["chill"]}],
        at=["next_phase", 5],
    )
    play(table, "chapter", "raid")
    assert (table.sides[1].hand, named(table, table.sides[1].cemetery)) == ([], ["chill"])


@rule("HIS-Q09", "HIS-L17")
@pytest.mark.parametrize(("reinforcements", "over"), [("on", False), ("off", True)])
def test_damage_to_heroes_can_harm_while_some_may_still_come(reinforcements: str, over: bool) -> None:
    table = position(
        cards={"raid": chapter({"verb": "damage", "n": 3, "to": "enemy_field"})},
        options={"reinforcements": reinforcements},
        heroes=[["ann"], []],
        sides=[{"pile": ["raid", "raid"]}, {"hand": ["bob"]}],
        at="end_turn",
    )
    assert (table.over, table.ending) == (over, "no_harm" if over else "")


@rule("HIS-C02", "HIS-C16")
@pytest.mark.parametrize(("counts", "reached"), [([1], False), ([1, 0], True), ([0, 1], False)])
def test_of_several_ways_to_count_squares_the_last_holds(counts: list[int], reached: bool) -> None:
    mods = [{"what": "metric", "by": by} for by in counts]
    table = position(heroes=[[ARMED | {"mods": mods}], [{"hero": "bob", "at": "D4"}]], at="start_of_field")
    assert bool(offered(table, "attack")) == reached
