"""The verbs of the cards at their edges: what they may act on, how much there is to take, where cards go."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.ending import can_harm
from ludotheque.games.hismment.table import Hismment
from ludotheque.kernel.sight import card_sight
from ludotheque.testing import rule

from .plain import (
    attack,
    card,
    chapter,
    gear,
    hero,
    living,
    named,
    names_offered,
    offered,
    play,
    position,
    terrain,
    text,
    told,
)

STEP5 = [["next_phase", 5]]
FOES: list[Any] = [["ann"], ["bob"]]


def page(*effects: dict[str, Any], heroes: list[Any] = FOES, hand: tuple[str, ...] = (), **words: Any) -> Hismment:
    """Step 5 with a Chapter of these effects in hand, and one more that can always be played."""
    sides = words.pop("sides", [{}, {}])
    sides = [{"hand": ["page", "purse", *hand]} | sides[0], *sides[1:]]
    made = {"page": chapter(*effects, text=words.pop("text", {}))} | words.pop("cards", {})
    return position(heroes=heroes, cards=made, sides=sides, at=STEP5, **words)


def can_play(table: Hismment) -> bool:
    return ("page",) in names_offered(table, "chapter")


@rule("HIS-E22", "HIS-E24")
def test_nobody_loses_more_coins_than_there_are() -> None:
    table = page({"verb": "coins", "n": -9}, sides=[{"bank": 4}, {}])
    play(table, "chapter", "page")
    assert table.sides[0].bank == 0
    table = page({"verb": "steal", "n": 9}, sides=[{"bank": 1}, {"bank": 4}])
    play(table, "chapter", "page")
    assert [side.bank for side in table.sides] == [5, 0]
    assert not can_play(page({"verb": "coins", "n": -9, "who": "enemy"}, sides=[{"bank": 5}, {}]))


@rule("HIS-T15", "HIS-L18", "HIS-F02")
def test_a_price_is_paid_in_full_and_leaves_one_pv() -> None:
    assert not can_play(page({"verb": "draw"}, text={"cost": {"heart": 2}}, sides=[{"heart": 2, "pile": ["jab"]}, {}]))
    table = page({"verb": "draw"}, text={"cost": {"heart": 2}}, sides=[{"heart": 3, "pile": ["jab"]}, {}])
    play(table, "chapter", "page")
    assert table.sides[0].heart == 1
    power = {"ann": hero(texts=[text("activate", {"verb": "coins", "n": 1}, cost={"pm": 2})])}
    for pm, count in ((1, 0), (2, 1)):
        heroes = [[{"hero": "ann", "at": "C3", "pm": pm}], ["bob"]]
        table = position(heroes=heroes, cards=power, sides=[{"hand": ["purse"]}], at=STEP5)
        assert len(offered(table, "power")) == count


@rule("HIS-T33", "HIS-T21")
def test_a_text_with_a_price_asks_before_it_is_paid() -> None:
    toll = text("upkeep", {"verb": "coins", "n": 9}, cost={"coins": 2})
    for answer, bank in (("yes", 5 + 2 - 2 + 9 + 5), ("no", 5 + 2 + 5)):
        table = position(
            heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], ["bob"]],
            cards={"ann": hero(texts=[toll])},
            sides=[{"bank": 2, "hand": ["purse"]}],
            dice=[1],
            at="begin_turn",
        )
        assert table.options == [("yes",), ("no",)]
        table.play((answer,))
        assert table.sides[0].bank == bank


@rule("HIS-T24")
def test_an_equipment_came_into_play_when_it_was_attached() -> None:
    speak = text("upkeep", {"verb": "coins", "n": 1}, prison=True)
    table = position(
        heroes=[["ann", "cat"], ["bob"]],
        cards={"cat": hero("water", line="cat", texts=[speak]), "ring": gear("fetish", texts=[speak])},
        sides=[{"hand": ["ring", "purse", "jab"]}, {"hand": ["chill"]}],
        at=[["next_phase", 4]],
    )
    play(table, "attach", "ring", "ann")
    table.play(("end",))
    table.play(("end",))
    assert named(table, [event["card"] for event in told(table, "triggered")]) == ["cat", "ring"]


@rule("HIS-E05")
def test_each_reroll_replaces_the_number_before_it() -> None:
    again = {"again": chapter({"verb": "reroll"}), "once-more": chapter({"verb": "reroll"})}
    sides = [{"hand": ["again", "once-more", "jab"]}]
    table = position(heroes=FOES, cards=again, sides=sides, dice=[1, 6, 2], at="begin_turn")
    table.play(("on",))
    table.play(("on",))
    for name, bank in (("again", 30), ("once-more", 10)):
        play(table, "chapter", name)
        assert table.sides[0].bank == bank


@rule("HIS-E05", "HIS-T33")
def test_nobody_rolls_again_in_the_turn_of_the_other() -> None:
    again = text("on_damage_taken", {"verb": "reroll"})
    table = page(
        {"verb": "damage", "n": 1},
        heroes=[["ann"], [{"hero": "bob", "at": "C3"}]],
        cards={"bob": hero("ice", line="bob", texts=[again])},
        face=3,
    )
    play(table, "chapter", "page")
    assert told(table, "triggered") == told(table, "reroll") == []


@rule("HIS-E16", "HIS-T26")
def test_shop_cards_that_go_under_the_pile_are_known_to_all() -> None:
    side = {"shop": ["knife", "coat"], "pile": ["axe", "sword", "charm"]}
    table = page({"verb": "swap_shop_card"}, sides=[side, {}])
    play(table, "chapter", "page")
    play(table, "exchange", "coat")
    assert named(table, table.sides[0].pile) == ["coat", "axe", "sword"]
    assert named(table, table.sides[0].shop) == ["knife", "charm"]
    public = card_sight(table, card(table, "knife"))
    assert card_sight(table, card(table, "coat")) == public != card_sight(table, card(table, "axe"))
    table = page({"verb": "refresh_shop"}, sides=[side, {}])
    play(table, "chapter", "page")
    assert named(table, table.sides[0].pile) == ["knife", "coat", "axe"]
    assert named(table, table.sides[0].shop) == ["charm", "sword"]
    assert card_sight(table, card(table, "coat")) == public
    assert not can_play(page({"verb": "swap_shop_card"}, sides=[{"shop": ["knife"]}, {}]))


@rule("HIS-T27", "HIS-T26")
def test_a_card_taken_back_from_the_cemetery_is_known_to_all() -> None:
    table = page({"verb": "salvage", "kind": "equipment"}, sides=[{"cemetery": ["knife", "jab"], "shop": ["coat"]}, {}])
    play(table, "chapter", "page")
    assert names_offered(table, "salvage") == [("knife",)]
    play(table, "salvage", "knife")
    assert card_sight(table, card(table, "knife")) == card_sight(table, card(table, "coat"))


@rule("HIS-T33")
def test_a_pile_that_was_searched_is_shuffled() -> None:
    pile = ["knife", "sword", "axe", "coat", "charm", "wand", "jab"]
    orders = set()
    for key in range(3):
        table = page({"verb": "search_pile", "kind": "attack"}, sides=[{"pile": pile}, {}], key=bytes([key]) * 16)
        play(table, "chapter", "page")
        play(table, "search", "jab")
        assert sorted(named(table, table.sides[0].pile)) == sorted(pile[:-1])
        orders.add(tuple(table.sides[0].pile))
    assert len(orders) > 1


@rule("HIS-E16", "HIS-T33")
def test_what_is_done_with_a_card_everyone_knew_in_the_pile_stays_secret() -> None:
    """Ledger 3: hands and piles are hidden, even where a shop card went under the pile in the open."""
    for verb, words in (("search_pile", {"kind": "equipment"}), ("reorder", {"n": 3})):
        table = page(
            {"verb": "swap_shop_card"},
            {"verb": verb, **words},
            sides=[{"shop": ["coat", "axe"], "pile": ["sword", "charm", "jab"]}, {}],
        )
        play(table, "chapter", "page")
        play(table, "exchange", "coat")
        assert card_sight(table, card(table, "coat")) & 0b11 == 0b11
        if verb == "search_pile":
            play(table, "search", "coat")
            assert "coat" not in str(game.log(table, 1, "en")[-1])
        else:
            play(table, "under", "sword")
            play(table, "under", "charm")
        assert card_sight(table, card(table, "coat")) & 0b11 == 0b01


@rule("HIS-T15", "HIS-T33")
def test_whom_a_text_can_mean() -> None:
    hurt: list[Any] = [{"hero": "ann", "pv": 3}, {"hero": "cat", "pv": 3, "freed": True}]
    table = page({"verb": "heal", "n": 2, "to": "own_locked"}, heroes=[hurt, ["bob"]])
    play(table, "chapter", "page")
    assert [living(table, name).damage for name in ("ann", "cat")] == [5, 7]
    other = {"ann": hero(texts=[text("activate", {"verb": "heal", "n": 2, "to": "own_other"})])}
    for mate, count in (([], 0), (["cat"], 0), ([{"hero": "cat", "pv": 3}], 1)):
        heroes: list[Any] = [[{"hero": "ann", "at": "C3", "pv": 3}, *mate], ["bob"]]
        table = position(heroes=heroes, cards=other, sides=[{"hand": ["purse"]}], at=STEP5)
        assert len(offered(table, "power")) == count
    assert not can_play(page({"verb": "add_life", "n": 1}, heroes=[[{"hero": "ann", "wears": ["charm"]}], ["bob"]]))
    assert can_play(page({"verb": "add_life", "n": 1}, heroes=[[{"hero": "ann", "wears": ["knife"]}], ["bob"]]))


@rule("HIS-T33")
def test_nobody_copies_its_own_power() -> None:
    powers = [text("activate", {"verb": "copy_power", "to": "own_hero"}), text("activate", {"verb": "coins", "n": 1})]
    for mates, count in ((["cat"], 1), (["dan"], 2)):
        table = position(
            heroes=[[{"hero": "ann", "at": "C3"}, *mates], ["bob"]],
            cards={"ann": hero(texts=powers), "dan": hero("earth", line="dan", texts=powers[1:])},
            sides=[{"hand": ["purse"]}],
            at=STEP5,
        )
        assert len(offered(table, "power")) == count


@rule("HIS-Q09")
def test_a_copied_power_may_harm() -> None:
    copy = {"ann": hero(texts=[text("activate", {"verb": "copy_power"})])}
    table = position(heroes=FOES, cards=copy)
    assert can_harm(table, table.sides[0])


@rule("HIS-A28", "HIS-M34")
def test_who_is_sent_back_keeps_at_least_one_pv() -> None:
    hurt = {"hero": "bob", "at": "C3", "wears": ["charm"], "pv": 1}
    table = page({"verb": "return"}, heroes=[["ann"], [hurt]])
    assert living(table, "bob").damage == 12
    play(table, "chapter", "page")
    assert (living(table, "bob").square, living(table, "bob").damage) == (-1, 9)


@rule("HIS-M34")
def test_where_a_forced_swap_puts_the_newcomer() -> None:
    foes: list[Any] = [{"hero": "bob", "at": "D3"}, {"hero": "gem", "freed": True}]
    for square, there in (("C3", 45), ("D7", 21)):  # the start square, or the other's place if an enemy holds it
        table = page({"verb": "force_swap"}, heroes=[[{"hero": "ann", "at": square, "wears": ["jab"]}], foes])
        play(table, "chapter", "page")
        play(table, "substitute", "gem")
        assert living(table, "gem").square == there


@rule("HIS-M32")
@pytest.mark.parametrize(
    ("square", "ways"), [("F3", {-6, -1, 6}), ("A3", {-6, 1, 6}), ("C1", {-1, 1, 6}), ("C6", {-6, -1, 1}), ("D7", {-6})]
)
def test_nobody_is_pushed_off_the_grid_or_around_its_edge(square: str, ways: set[int]) -> None:
    table = page({"verb": "push", "n": 2}, heroes=[["ann"], [{"hero": "bob", "at": square}]])
    play(table, "chapter", "page")
    assert {way for (way,) in offered(table, "push")} == ways


@rule("HIS-A22", "HIS-A32")
def test_uses_come_back_up_to_what_is_printed_and_a_moved_card_must_fit() -> None:
    table = page({"verb": "restore_uses", "n": 9}, heroes=[[{"hero": "ann", "wears": ["jab:1"]}], ["bob"]])
    play(table, "chapter", "page")
    assert living(table, "ann").uses == [3]
    heroes: list[Any] = [[{"hero": "ann", "wears": ["jab"]}, "cat", "dan"], ["bob"]]
    table = page({"verb": "move_attachment", "kind": "attack"}, heroes=heroes)
    play(table, "chapter", "page")
    assert names_offered(table, "carry") == [("jab", "dan")]  # cat has not its element


@rule("HIS-T25", "HIS-A32")
def test_a_card_that_is_passed_on_stays_used_up() -> None:
    once = {"lamp": gear("fetish", texts=[text("activate", {"verb": "coins", "n": 3}, per_game=True)])}
    heroes: list[Any] = [[{"hero": "ann", "wears": ["lamp"], "used_up": True}, {"hero": "gem", "at": "C3"}], ["bob"]]
    table = page({"verb": "move_attachment", "kind": "equipment"}, heroes=heroes, cards=once)
    play(table, "chapter", "page")
    play(table, "carry", "lamp", "gem")
    assert named(table, living(table, "gem").gear) == ["lamp"]
    assert offered(table, "power") == []


@rule("HIS-F22", "HIS-T23", "HIS-F04")
def test_what_is_for_this_attack_ends_with_it() -> None:
    rage = {"verb": "modify", "what": "attack", "by": 3, "turns": -2}
    cards = {
        "ann": hero(texts=[text("static", {"verb": "modify", "what": "extra_attack"})]),
        "bob": hero("ice", line="bob", pv=40),
        "rage": attack(texts=[text("before", rage)]),
    }
    heroes: Any = [[{"hero": "ann", "at": "C3", "wears": ["rage", "jab"]}], [{"hero": "bob", "at": "C4"}]]
    table = position(heroes=heroes, cards=cards, at="start_of_field")
    play(table, "attack", "rage", "bob")
    assert living(table, "bob").damage == 4 + 3 + 1 + 2 + 2 - 2
    assert living(table, "ann").mods == []
    play(table, "attack", "jab", "bob")
    assert living(table, "bob").damage == 10 + 7


@rule("HIS-F22", "HIS-A28")
def test_pv_for_this_attack_go_without_a_knock_out() -> None:
    shield = {"verb": "modify", "what": "pv", "by": 20, "to": "target", "turns": -2}
    cards = {"ann": hero(texts=[text("on_attack_declared", shield)])}
    heroes: Any = [[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "bob", "at": "C4", "pv": 5}]]
    table = position(heroes=heroes, cards=cards, at="start_of_field")
    play(table, "attack", "jab", "bob")
    assert living(table, "bob").damage == 9  # 5 + 7 of 30, then cut to leave 1 of 10


@rule("HIS-E27", "HIS-T23")
def test_a_card_can_raise_the_prices_of_the_enemy() -> None:
    tax = {"verb": "modify", "what": "discount", "by": -7, "to": "enemy_hero", "turns": 1}
    table = page(
        tax, sides=[{"shop": ["jab"], "bank": 99}, {"shop": ["knife"], "bank": 99, "hand": ["chill"]}], dice=[1]
    )
    play(table, "chapter", "page")
    table.play(("end",))
    play(table, "buy", "knife")
    assert table.sides[1].bank == 99 + 5 - 25 - 7
    assert not table.sides[0].mods
    lasting = text("static", tax | {"turns": 0})
    for seat, paid in ((0, 30), (1, 25 + 7)):
        table = position(
            cards={"ann": hero(texts=[lasting])},
            heroes=[[{"hero": "ann", "at": "C3"}], ["bob"]],
            sides=[{"shop": ["jab"], "bank": 99}, {"shop": ["knife"], "bank": 99}],
            active=seat,
            at=["next_phase", 3],
        )
        play(table, "buy", "jab" if seat == 0 else "knife")
        assert table.sides[seat].bank == 99 - paid


@rule("HIS-F25", "HIS-F26", "HIS-M35")
def test_a_contest_is_between_the_attacker_and_its_target() -> None:
    duel = {"verb": "contest", "then": [{"verb": "coins", "n": 50}], "other": [{"verb": "coins", "n": 1}]}
    cards = {
        "duel": attack(texts=[text("after", duel)]),
        "ann": hero(luck=5),
        "bob": hero("ice", line="bob", luck=9),
        "gem": hero("diamond", line="gem", luck=4),
        "cat": hero("water", "swordsman", line="cat", luck=0),
    }
    mine: Any = [{"hero": "cat", "at": "A1"}, {"hero": "ann", "at": "C3", "wears": ["duel"]}]
    theirs: Any = [{"hero": "bob", "at": "F6"}, {"hero": "gem", "at": "C4"}]
    table = position(heroes=[mine, theirs], cards=cards, acting="ann", at="start_of_field")
    play(table, "attack", "duel", "gem")
    assert table.sides[0].bank == 50
    inside: Any = [{"hero": "ann", "at": "D7", "wears": ["duel"]}]
    table = position(heroes=[inside, ["gem"]], cards=cards, at="start_of_field")
    play(table, "attack", "duel", "gem")
    assert table.sides[0].bank == 50


@rule("HIS-T33")
def test_looking_at_no_cards_shows_none() -> None:
    for verb in ("look", "reorder"):
        table = page({"verb": verb, "n": 0}, sides=[{"pile": ["jab", "coat"]}, {}])
        play(table, "chapter", "page")
        assert told(table, "look") == []


@rule("HIS-C15", "HIS-M35")
def test_a_special_attack_speaks_of_the_hero_it_is_aimed_at() -> None:
    sap = attack(type="special", damage=0, texts=[text("after", {"verb": "pm", "n": -2, "to": "enemy_field"})])
    theirs: Any = [{"hero": "bob", "at": "F6"}, {"hero": "gem", "at": "C4"}]
    heroes: Any = [[{"hero": "ann", "at": "C3", "wears": ["sap"]}], theirs]
    table = position(heroes=heroes, cards={"sap": sap}, at="start_of_field")
    assert names_offered(table, "attack") == [("sap", "gem")]
    play(table, "attack", "sap", "gem")
    assert (living(table, "bob").spent, living(table, "gem").spent) == (0, 2)


@rule("HIS-P17", "HIS-T33")
def test_a_special_attack_that_names_field_and_prison_works_in_both() -> None:
    plague = attack(
        type="special",
        damage=0,
        texts=[
            text(
                "after",
                {"verb": "damage", "n": 1, "to": "target"},
                {"verb": "damage", "n": 2, "to": "every_enemy_prisoner"},
            )
        ],
    )
    mine: Any = [{"hero": "ann", "at": "D7", "wears": ["plague"]}]
    table = position(heroes=[mine, ["bob", "gem"]], cards={"plague": plague}, at="start_of_field")
    table.play(("attack", card(table, "plague"), -9))
    assert (living(table, "bob").damage, living(table, "gem").damage) == (2, 2)
    mine[0]["at"] = "D6"
    table = position(heroes=[mine, ["bob", "gem"]], cards={"plague": plague}, at="start_of_field")
    assert offered(table, "attack") == []


@rule("HIS-M15", "HIS-M32")
def test_a_hero_enters_every_square_of_its_way() -> None:
    coins = {"verb": "coins", "n": 1}
    cards = {"ann": hero(texts=[text("on_enter_square", coins), text("on_pass_square", coins | {"n": 10})])}
    heroes: Any = [[{"hero": "ann", "at": "C1", "wears": ["jab"]}], [{"hero": "bob", "at": "C6"}]]
    for foe in ({"hero": "bob", "at": "C6"}, "bob"):  # also on an empty field
        table = position(heroes=[heroes[0], [foe]], cards=cards, at="start_of_field")
        play(table, "move", 26)
        assert table.sides[0].bank == 3 + 20
    table = page({"verb": "move", "n": 2}, heroes=heroes, cards=cards)
    play(table, "chapter", "page")
    table.play(("square", 20))
    assert (living(table, "ann").square, table.steps, table.sides[0].bank) == (20, 0, 2 + 10)
    table = page({"verb": "teleport"}, heroes=heroes, cards=cards)
    play(table, "chapter", "page")
    table.play(("square", 20))
    assert table.sides[0].bank == 0


@rule("HIS-M15", "HIS-M31", "HIS-M32")
def test_who_may_no_longer_go_diagonally_stops() -> None:
    rich = [{"need": "bank", "n": 5}]
    slant = text("static", {"verb": "modify", "what": "diagonal"}, needs=rich)
    cards = {
        "ann": hero(texts=[slant]),
        "toll": terrain(texts=[text("on_pass_square", {"verb": "coins", "n": -5})]),
    }
    heroes: Any = [[{"hero": "ann", "at": "A1", "wears": ["jab"]}], [{"hero": "bob", "at": "F6"}]]
    table = position(heroes=heroes, cards=cards, terrain=["toll"], sides=[{"bank": 5}, {}], at="start_of_field")
    play(table, "move", 20)
    assert living(table, "ann").square == 13


@rule("HIS-M15", "HIS-M31", "HIS-M32")
def test_who_stops_on_the_way_stops_nobody_else() -> None:
    march = text("on_pass_square", {"verb": "move", "n": 2, "to": "enemy_field"})
    home = text("on_enter_square", {"verb": "block"}, needs=[{"need": "bank", "n": 1}])
    cards = {"ann": hero(texts=[march]), "bob": hero("ice", line="bob", texts=[home])}
    heroes: Any = [[{"hero": "ann", "at": "A1", "wears": ["jab"]}], [{"hero": "bob", "at": "F6"}]]
    table = position(heroes=heroes, cards=cards, sides=[{}, {"bank": 1}], at="start_of_field")
    play(table, "move", 18)  # by A2 to A3
    table.play(("square", 29))  # bob from F6 by F5 to F4
    table.play(("square", 29))  # and closes F4
    assert (living(table, "bob").square, living(table, "ann").square) == (35, 18)


@rule("HIS-P01", "HIS-P17", "HIS-F07")
@pytest.mark.parametrize("to", ["every_enemy_prisoner", "enemy_prisoner", "enemy_heart", "both_hearts"])
def test_a_special_attack_spares_prison_and_heart_while_an_enemy_is_on_the_field(to: str) -> None:
    curse = attack(type="special", damage=0, texts=[text("after", {"verb": "damage", "n": 1, "to": to})])
    mine: Any = {"hero": "ann", "at": "D7", "wears": ["curse", "jab"]}
    inside: Any = ["gem"] if "prisoner" in to else []
    for there, count in (([{"hero": "bob", "at": "D6"}], 0), ([], 1)):
        table = position(heroes=[[mine], [*there, *inside]], cards={"curse": curse}, at="start_of_field")
        assert len([name for name, *_ in names_offered(table, "attack") if name == "curse"]) == count


@rule("HIS-P01", "HIS-P02", "HIS-P17")
@pytest.mark.parametrize("either", [True, False])
def test_a_special_attack_that_names_prison_and_heart_reaches_whichever_is_there(either: bool) -> None:
    parts = [{"verb": "damage", "n": 3, "to": "enemy_prisoner"}, {"verb": "damage", "n": 2, "to": "enemy_heart"}]
    does = [{"verb": "choose", "modes": [[part] for part in parts]}] if either else parts
    curse = attack(type="special", damage=0, texts=[text("after", *does)])
    mine: Any = {"hero": "ann", "wears": ["curse"]}
    for square, theirs, count in (("D7", ["gem"], 1), ("D7", [], 1), ("D6", ["gem"], 0), ("D6", [], 0)):
        heroes: Any = [[mine | {"at": square}], theirs]
        table = position(heroes=heroes, cards={"curse": curse}, acting="ann", at="start_of_field")
        assert len(offered(table, "attack")) == count
    table = position(heroes=[[mine | {"at": "D7"}], []], cards={"curse": curse}, at="start_of_field")
    table.play(("attack", *offered(table, "attack")[0]))
    while offered(table, "mode"):
        table.play(table.options[0])
    assert table.sides[1].heart == 28


@rule("HIS-A22", "HIS-A23")
def test_a_used_up_attack_goes_even_if_it_was_passed_on() -> None:
    relay = attack(exhaustion=1, texts=[text("after", {"verb": "move_attachment", "kind": "attack"})])
    heroes: Any = [
        [{"hero": "ann", "at": "C3", "wears": ["relay"]}, "dan"],
        [{"hero": "bob", "at": "C4", "wears": ["chill"]}],
    ]
    table = position(heroes=heroes, cards={"relay": relay}, at="start_of_field")
    play(table, "attack", "relay", "bob")
    play(table, "carry", "relay", "dan")
    assert named(table, table.sides[0].cemetery) == ["relay"]
    assert living(table, "dan").attacks == []


@rule("HIS-L12", "HIS-M34", "HIS-M35")
@pytest.mark.parametrize(("prison", "coins"), [(True, [2]), (False, [])])
def test_who_has_gone_back_to_prison_and_knocks_out_speaks_if_it_may_there(prison: bool, coins: list[int]) -> None:
    blast = text("after", {"verb": "return", "to": "self"}, {"verb": "damage", "n": 11, "to": "enemy_field"})
    cards = {
        "blast": attack(type="special", damage=0, texts=[blast]),
        "ann": hero(texts=[text("on_ko_enemy", {"verb": "coins", "n": 2}, prison=prison)]),
        "gem": hero("diamond", line="gem", texts=[text("on_ko_enemy", {"verb": "coins", "n": 1})]),
    }
    mine: Any = [{"hero": "ann", "at": "C3", "wears": ["blast"]}, {"hero": "gem", "at": "A1", "wears": ["facet"]}]
    heroes: Any = [mine, [{"hero": "bob", "at": "C4"}, "cat"]]
    table = position(heroes=heroes, cards=cards, acting="ann", at="start_of_field")
    play(table, "attack", "blast", "bob")
    assert [event["n"] for event in told(table, "gain")] == coins  # and nothing for gem, who had no part in it


@rule("HIS-T15", "HIS-T33", "HIS-M32")
@pytest.mark.parametrize("verb", ["push", "move"])
@pytest.mark.parametrize(("more", "starts"), [([], False), ([{"verb": "coins", "n": 7}], True)])
def test_who_is_shut_in_is_not_pushed_or_moved(verb: str, more: list[dict[str, Any]], starts: bool) -> None:
    heroes: list[Any] = [["ann"], [{"hero": "bob", "at": "D7"}]]
    shove = {"verb": verb, "n": 2, "to": "enemy_field"}
    assert can_play(page(shove, heroes=heroes))
    table = page(shove, *more, heroes=heroes, closed=["D6"])
    assert can_play(table) == starts
    if starts:
        play(table, "chapter", "page")
        assert (table.sides[0].bank, living(table, "bob").square) == (7, 45)


@rule("HIS-T33")
def test_a_choice_is_open_while_some_part_of_it_can_be_done() -> None:
    cure = [{"verb": "heal", "n": 3}, {"verb": "coins", "n": 5}]
    table = page({"verb": "choose", "modes": [cure, [{"verb": "heal", "n": 1}]]})
    play(table, "chapter", "page")
    assert len(offered(table, "mode")) == 1
    table.play(table.options[0])
    assert table.sides[0].bank == 5
    table = page({"verb": "may", "coins": 2, "then": cure}, sides=[{"bank": 2}, {}])
    play(table, "chapter", "page")
    table.play(("pay", 2))
    assert table.sides[0].bank == 5


@rule("HIS-T15", "HIS-T33")
def test_of_several_powers_one_that_can_be_used_is_copied() -> None:
    rich = text("activate", {"verb": "coins", "n": 3}, needs=[{"need": "bank", "n": 50}])
    aim = text("activate", {"verb": "heal", "n": 2, "to": "own_locked"})
    more = text("activate", {"verb": "coins", "n": 9}, cost={"coins": 99})
    cards = {"ann": hero(texts=[text("activate", {"verb": "copy_power"})])}
    for bank, powers, after in (
        (0, [rich], None),
        (0, [aim], None),
        (0, [rich, aim, more], 9),  # what it costs is not copied
        (50, [rich, more], 53),
    ):
        table = position(
            heroes=[[{"hero": "ann", "at": "C3"}], [{"hero": "bob", "at": "C5"}]],
            cards=cards | {"bob": hero("ice", line="bob", texts=powers)},
            sides=[{"hand": ["purse"], "bank": bank}],
            at=STEP5,
        )
        assert bool(offered(table, "power")) is (after is not None)
        if after is not None:
            table.play(("power", *offered(table, "power")[0]))
            assert len(offered(table, "mode")) == (2 if bank else 0)
            if bank:
                table.play(table.options[0])
            assert table.sides[0].bank == after
