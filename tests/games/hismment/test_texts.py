"""How texts of cards start, in which order they act, whom they mean (HIS-T12 … T33, HIS-F22)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment.stats import stat
from ludotheque.games.hismment.table import Hismment
from ludotheque.games.hismment.words import DEFENCE, PV
from ludotheque.kernel import ContentError, IllegalOption, SetupError
from ludotheque.testing import rule

from .plain import attack, chapter, gear, hero, living, names_offered, offered, play, position, terrain, text, told

STEP5 = ["next_phase", 5]
FIELD = "start_of_field"
GAIN = {"verb": "coins", "n": 1}
DAN: dict[str, Any] = {"hero": "dan", "wears": ["arrow"]}
"""Somebody who can still do harm, so that no turn ends the game (HIS-Q08)."""


def coins(n: int) -> dict[str, Any]:
    return {"verb": "coins", "n": n}


def with_chapter(card: dict[str, Any], *more: str, heroes: Any = None, **words: Any) -> Hismment:
    """A Chapter called page in hand, in step 5."""
    side = {"hand": ["page", *more]} | words.pop("side", {})
    cards = {"page": card} | words.pop("cards", {})
    both = heroes or [["ann", DAN], ["bob"]]
    return position(heroes=both, sides=[side, {"hand": ["purse"]}], cards=cards, at=STEP5, **words)


def playable(table: Hismment) -> bool:
    return table.phase == 5 and ("page",) in names_offered(table, "chapter")


@rule("HIS-T15", "HIS-E22")
def test_a_chapter_does_not_pay_with_itself() -> None:
    paid = chapter(GAIN, text={"cost": {"cards": 1}})
    assert not playable(with_chapter(paid))
    table = with_chapter(paid, "jab")
    play(table, "chapter", "page")
    play(table, "discard", "jab")
    assert table.sides[0].bank == 1
    assert not playable(with_chapter(chapter({"verb": "discard", "n": 1})))
    assert playable(with_chapter(chapter({"verb": "discard", "n": 1}), "jab"))


@rule("HIS-T15", "HIS-T33")
def test_only_a_missing_target_keeps_a_chapter_from_starting() -> None:
    draw = {"verb": "draw", "n": 1}
    table = with_chapter(chapter(draw, coins(7)))  # the pile is empty: that part is skipped
    play(table, "chapter", "page")
    assert table.sides[0].bank == 7
    assert not playable(with_chapter(chapter(draw)))  # nothing at all would happen
    heal = {"verb": "heal", "n": 2, "to": "own_field"}
    assert not playable(with_chapter(chapter(heal, coins(7))))  # nobody is on the field
    unhurt = with_chapter(chapter(heal, coins(7)), heroes=[[{"hero": "ann", "at": "C3"}, DAN], ["bob"]])
    play(unhurt, "chapter", "page")
    assert unhurt.sides[0].bank == 7


@rule("HIS-T33", "HIS-F22")
@pytest.mark.parametrize("kind", ["special", "offensive"])
def test_an_attack_s_text_goes_on_where_a_part_cannot_be_done(kind: str) -> None:
    power = text(
        "after", {"verb": "destroy", "kind": "equipment", "to": "target"}, {"verb": "pm", "n": -2, "to": "target"}
    )
    cards = {"rip": attack(type=kind, damage=0, texts=[power])}
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["rip"]}], [{"hero": "bob", "at": "C4"}]],
        sides=[{"hand": ["jab"]}],
        cards=cards,
        at=FIELD,
    )
    play(table, "attack", "rip", "bob")  # bob wears nothing that could be destroyed
    assert living(table, "bob").spent == 2
    after = text("after", {"verb": "pm", "n": -2, "to": "target"}, coins(5))
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["rip"]}], [{"hero": "bob", "at": "C4", "pv": 1}, DAN]],
        cards={"rip": attack(texts=[after])},
        at=FIELD,
    )
    play(table, "attack", "rip", "bob")
    assert table.sides[0].bank == 100 + 5  # the target is gone, the coins come


@rule("HIS-F22", "HIS-P02")
def test_a_blow_is_skipped_if_its_target_was_sent_away_before() -> None:
    back = {"gust": attack(texts=[text("before", {"verb": "return", "to": "target"})])}
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["gust:2"]}], [{"hero": "bob", "at": "C4"}]],
        sides=[{"hand": ["jab"]}],
        cards=back,
        at=FIELD,
    )
    play(table, "attack", "gust", "bob")
    assert told(table, "strike") == []
    assert (living(table, "bob").square, living(table, "bob").damage) == (-1, 0)
    assert (living(table, "ann").spent, living(table, "ann").uses) == (1, [1])
    home = {"gust": attack(texts=[text("before", {"verb": "return", "to": "self"})])}
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["gust"]}, DAN], [{"hero": "bob", "at": "C4"}]],
        sides=[{}, {"hand": ["purse"]}],
        cards=home,
        at=FIELD,
    )
    play(table, "attack", "gust", "bob")
    assert living(table, "bob").damage == 0  # the attacker is gone


@rule("HIS-Q02", "HIS-F22")
def test_nothing_is_reflected_by_a_broken_heart() -> None:
    mirror = {"cat": hero("water", line="cat", texts=[text("static", {"verb": "modify", "what": "reflect", "by": 50})])}
    heroes: Any = [[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "cat", "at": "C4", "pv": 1}, DAN]]
    table = position(heroes=heroes, sides=[{"heart": 5}, {"heart": 2}], cards=mirror, at=FIELD)
    play(table, "attack", "jab", "cat")
    assert (table.ending, table.sides[0].heart, table.sides[1].heart) == ("heart", 5, 0)
    assert table.outcomes[0].rank == 1
    table = position(heroes=heroes, sides=[{"heart": 5}, {"heart": 20}], cards=mirror, at=FIELD)
    play(table, "attack", "jab", "cat")
    assert (table.ending, table.sides[0].heart) == ("heart", 0)  # 50 on 10 PV, the rest on the Heart


@rule("HIS-T24", "HIS-F22")
@pytest.mark.parametrize("active", [0, 1])
def test_triggers_of_a_blow_in_the_order_of_the_blow(active: int) -> None:
    moments = ("on_hit", "on_damage_dealt", "on_ko_enemy")
    cards = {
        "ann": hero(texts=[text(moment, coins(n)) for n, moment in enumerate(moments, 1)]),
        "bob": hero("ice", line="bob", price=0, texts=[text("on_ko_self", coins(4)), text("on_ko_self", coins(5))]),
        "ring": gear("fetish", texts=[text("on_ko_self", coins(6))]),
        "gem": hero("diamond", line="gem", texts=[text("on_heart_damaged", coins(7), prison=True)]),
    }
    sides: list[Any] = [
        [{"hero": "ann", "at": "C3", "wears": ["jab"]}],
        [{"hero": "bob", "at": "C4", "pv": 1, "wears": ["ring"]}, "gem", DAN],
    ]
    heroes = sides if active == 0 else sides[::-1]
    table = position(heroes=heroes, cards=cards, active=active, first=active, at=FIELD)
    play(table, "attack", "jab", "bob")
    assert [event["n"] for event in told(table, "gain")] == [1, 2, 3, 4, 5, 6, 7]


@rule("HIS-T24")
def test_a_hero_that_falls_in_its_own_turn_speaks_first() -> None:
    cards = {
        "ann": hero(texts=[text("on_ko_self", coins(1))]),
        "bob": hero("ice", line="bob", texts=[text("on_ko_enemy", coins(2))]),
        "page": chapter({"verb": "ko", "to": "own_field"}),
    }
    heroes: Any = [[{"hero": "ann", "at": "C3"}, DAN], [{"hero": "bob", "at": "C4"}]]
    table = with_chapter(cards["page"], heroes=heroes, cards=cards)
    play(table, "chapter", "page")
    assert [(event["seat"], event["n"]) for event in told(table, "gain")] == [(0, 1), (1, 2)]


@rule("HIS-T25", "HIS-A17")
def test_a_card_that_is_passed_on_keeps_its_marks() -> None:
    cards = {
        "ring": gear("fetish", texts=[text("activate", coins(3))], life=4),
        "page": chapter({"verb": "move_attachment", "kind": "equipment"}),
        "double": terrain(texts=[text("static", {"verb": "modify", "what": "second"})]),
    }
    heroes: Any = [[{"hero": "ann", "at": "C3", "wears": ["ring:2"]}, {"hero": "gem", "at": "B3"}, DAN], ["bob"]]
    table = with_chapter(cards["page"], "purse", heroes=heroes, cards=cards, terrain=["double"])
    table.play(("power", *offered(table, "power")[0]))
    play(table, "chapter", "page")
    table.play(table.options[0])
    assert living(table, "gem").life == [2]
    assert offered(table, "power") == []  # it was used this turn, whoever wears it


@rule("HIS-T25", "HIS-V21")
def test_a_reverted_card_leaves_its_marks_behind() -> None:
    top = hero(level=2, evolves_from="ann", texts=[text("activate", coins(3), per_game=True)])
    cards = {"ann-2": top, "page": chapter({"verb": "revert", "to": "own_field"})}
    table = with_chapter(cards["page"], heroes=[[{"hero": "ann-2", "at": "C3"}, DAN], ["bob"]], cards=cards)
    table.play(("power", *offered(table, "power")[0]))
    assert len(living(table, "ann").used_up) == 1
    play(table, "chapter", "page")
    assert living(table, "ann").used_up == []


@rule("HIS-T12", "HIS-T32")
def test_a_printed_frequency_holds_even_where_powers_are_unlimited() -> None:
    for more, most in (({}, 20), ({"times": 2}, 2), ({"per_game": True}, 1)):
        cards = {"ann": hero(texts=[text("activate", GAIN, **more)])}
        table = position(
            options={"power_uses": "unlimited"},
            heroes=[[{"hero": "ann", "at": "C3"}], ["bob"]],
            sides=[{"hand": ["purse"]}],
            cards=cards,
            at=STEP5,
        )
        power = offered(table, "power")[0]
        for _ in range(most):
            table.play(("power", *power))
        with pytest.raises(IllegalOption, match="HIS-T32"):
            table.play(("power", *power))


@rule("HIS-T13", "HIS-T14", "HIS-T31")
def test_why_a_power_cannot_be_used() -> None:
    def refused(prison: bool, **where: Any) -> str:
        cards = {"cat": hero("water", line="cat", texts=[text("activate", GAIN, prison=prison)])}
        table = position(
            heroes=[[{"hero": "cat", **where}, DAN], ["bob"]], sides=[{"hand": ["purse"]}], cards=cards, at=STEP5
        )
        name = living(table, "cat").cards[0]
        with pytest.raises(IllegalOption) as no:
            table.play(("power", name, table.setup.kit.on["activate"][name][0]))
        return no.value.clause

    assert refused(False) == refused(False, freed=True) == "HIS-T13"
    assert refused(True) == "HIS-T31"  # it works in Prison, but not while its hero is locked
    cards = {"cat": hero("water", line="cat", texts=[text("activate", GAIN)])}
    table = position(
        heroes=[[{"hero": "cat", "freed": True}], ["bob"]], sides=[{"hand": ["jab"]}], cards=cards, at=FIELD
    )
    play(table, "deploy", "cat")
    name = living(table, "cat").cards[0]
    with pytest.raises(IllegalOption, match="HIS-T14"):
        table.play(("power", name, table.setup.kit.on["activate"][name][0]))


@rule("HIS-C15")
@pytest.mark.parametrize(
    "aim",
    [
        {"verb": "damage", "n": 3, "to": "target"},
        {"verb": "damage", "n": 3, "to": "enemy_field"},
        {"verb": "damage", "n": 3, "to": "every_enemy"},
        {"verb": "damage", "n": 3, "to": "everyone_field"},
        {"verb": "roll_for", "at_least": 1, "then": [{"verb": "damage", "n": 3, "to": "target"}]},
    ],
)
def test_whatever_way_a_special_attack_speaks_of_the_enemy_it_obeys_the_range(aim: dict[str, Any]) -> None:
    cards = {"spit": attack(type="special", damage=0, texts=[text("after", aim)])}

    def facing(square: str) -> Hismment:
        heroes: Any = [[{"hero": "ann", "at": "C3", "wears": ["spit"]}], [{"hero": "bob", "at": square}]]
        return position(heroes=heroes, sides=[{"hand": ["jab"]}], cards=cards, dice=[1], at=FIELD)

    assert offered(facing("C5"), "attack") == []
    table = facing("D4")
    play(table, "attack", "spit", "bob")
    assert living(table, "bob").damage == 3


@rule("HIS-P17")
def test_a_special_attack_that_may_strike_the_heart_is_bound_like_any() -> None:
    deep = {"verb": "choose", "modes": [[coins(1)], [{"verb": "damage", "n": 3, "to": "enemy_heart"}]]}
    cards = {"curse": attack(type="special", damage=0, texts=[text("after", deep)])}
    for square, theirs, allowed in (("D7", [], True), ("D6", [], False), ("D7", ["bob"], False)):
        heroes: Any = [[{"hero": "ann", "at": square, "wears": ["curse"]}, DAN], theirs]
        table = position(heroes=heroes, sides=[{}, {"hand": ["purse"]}], cards=cards, at=FIELD)
        assert bool(offered(table, "attack")) == allowed


@rule("HIS-C16")
def test_a_card_can_shorten_the_reach_of_archers_and_bombardiers() -> None:
    for who, hit in (("dan", "arrow"), ("eve", "bomb")):
        for by, reaches in ((2, False), (3, True)):
            short = [{"what": "range", "how": "set", "by": by}]
            heroes: Any = [[{"hero": who, "at": "C3", "wears": [hit], "mods": short}], [{"hero": "bob", "at": "C6"}]]
            table = position(heroes=heroes, sides=[{"hand": ["jab"]}], at=FIELD)
            assert bool(offered(table, "attack")) == reaches


@rule("HIS-X14", "HIS-A13")
def test_a_speciality_can_change_elements_all_the_time() -> None:
    def taught(*, prison: bool, **more: Any) -> dict[str, Any]:
        change = {"verb": "modify", "what": "add_element", "element": "water", "to": "every_own"} | more
        return hero("magic", "sorcerer", line="fay", texts=[text("static", change, prison=prison)])

    def wearers(card: dict[str, Any]) -> list[tuple[str, ...]]:
        table = position(
            heroes=[["ann", "fay"], ["bob"]],
            sides=[{"hand": ["splash", "hex"]}],
            cards={"fay": card},
            at=["next_phase", 4],
        )
        return names_offered(table, "attach")

    assert wearers(taught(prison=True)) == [("splash", "ann"), ("splash", "fay"), ("hex", "fay")]
    assert wearers(taught(prison=False)) == [("hex", "fay")]
    assert wearers(taught(prison=True, what="replace_element")) == [("splash", "ann"), ("splash", "fay")]
    assert wearers(taught(prison=True, only={"class": "brawler"})) == [("splash", "ann"), ("hex", "fay")]


@rule("HIS-L12", "HIS-P16")
@pytest.mark.parametrize(
    ("to", "meant"),
    [
        ("self", ["ann"]),
        ("own_field", ["ann"]),
        ("every_own", ["ann", "cat", "dan"]),
        ("own_other", ["cat", "dan"]),
        ("every_prisoner", ["cat", "dan"]),
        ("own_locked", ["dan"]),
        ("every_enemy", ["bob"]),
        ("every_enemy_prisoner", ["gem"]),
        ("enemy_hero", ["bob", "gem"]),
        ("everyone_field", ["ann", "bob"]),
    ],
)
def test_whom_a_standing_text_means(to: str, meant: list[str]) -> None:
    banner = text("static", {"verb": "modify", "what": "defence", "by": 5, "to": to})
    table = position(
        heroes=[
            [{"hero": "ann", "at": "C3"}, {"hero": "cat", "freed": True}, "dan"],
            [{"hero": "bob", "at": "C5"}, "gem"],
        ],
        cards={"ann": hero(texts=[banner])},
    )
    names = table.setup.kit.names
    changed = [
        names[each.cards[0]]
        for side in table.sides
        for each in side.heroes
        if stat(table, side.seat, each, DEFENCE) == 7
    ]
    assert changed == meant


@rule("HIS-S16", "HIS-T31")
def test_a_set_up_text_of_a_hero_needs_no_word_that_it_works_in_prison() -> None:
    from .test_setup import own_deck, with_cards

    cards = {"ann": hero(texts=[text("setup", coins(9))]), "flat2": terrain()}
    deck = own_deck(["flat", "lava", "flat2"], ["ann", "bob", "cat"])
    table = with_cards(cards, [deck, deck], draw_and_roll="optional")
    assert [side.bank for side in table.sides] == [109, 109]


@rule("HIS-A28")
def test_a_bonus_below_nothing_never_knocks_out() -> None:
    cards = {"yoke": gear("armour", bonus={"pv": -5})}
    table = position(
        heroes=[[{"hero": "ann", "freed": True, "wears": ["yoke"], "damage": 8}], ["bob"]],
        sides=[{"hand": ["jab"]}],
        cards=cards,
        at=FIELD,
    )
    play(table, "deploy", "ann")
    assert (stat(table, 0, living(table, "ann"), PV), living(table, "ann").damage) == (5, 4)
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "damage": 8}], ["bob"]],
        sides=[{"hand": ["yoke", "jab"]}],
        cards=cards,
        at=["next_phase", 4],
    )
    play(table, "attach", "yoke", "ann")
    assert living(table, "ann").damage == 4


@rule("HIS-A28", "HIS-L19")
def test_a_malus_of_the_locked_never_knocks_out() -> None:
    damp = terrain(texts=[text("static", {"verb": "modify", "what": "pv", "by": -4, "to": "own_locked"})])
    heroes: Any = [["ann", DAN], [{"hero": "bob", "freed": True, "damage": 8}]]
    words: dict[str, Any] = {"cards": {"damp": damp}, "terrain": ["damp"]}
    table = with_chapter(chapter({"verb": "lock"}), heroes=heroes, **words)
    play(table, "chapter", "page")
    assert (stat(table, 1, living(table, "bob"), PV), living(table, "bob").damage) == (6, 5)


@rule("HIS-A28")
def test_a_bonus_whose_condition_ends_never_knocks_out() -> None:
    rich = text("static", {"verb": "modify", "what": "pv", "by": 5}, needs=[{"need": "bank", "n": 50}])
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "pv": 2}], ["bob"]],
        sides=[{"bank": 60, "shop": ["jab"]}],
        cards={"ann": hero(texts=[rich])},
        at=["next_phase", 3],
    )
    assert living(table, "ann").damage == 13
    play(table, "buy", "jab")
    assert (stat(table, 0, living(table, "ann"), PV), living(table, "ann").damage) == (10, 9)


@rule("HIS-M35")
def test_of_two_heroes_the_one_that_acts_knocks_out() -> None:
    cards = {
        "gem": hero("diamond", line="gem", texts=[text("on_ko_enemy", coins(1))]),
        "ann": hero(texts=[text("on_ko_enemy", coins(2))]),
        "double": terrain(texts=[text("static", {"verb": "modify", "what": "second"})]),
    }
    mine: Any = [{"hero": "gem", "at": "A1"}, {"hero": "ann", "at": "C3", "wears": ["jab"]}]
    theirs: Any = [{"hero": "bob", "at": "C4", "pv": 1}, DAN]
    table = position(heroes=[mine, theirs], cards=cards, terrain=["double"], at=FIELD)
    play(table, "act", "ann")
    play(table, "attack", "jab", "bob")
    assert [event["n"] for event in told(table, "gain")] == [2]


ANN: dict[str, Any] = {"hero": "ann", "at": "C3"}
GEM: dict[str, Any] = {"hero": "gem", "at": "A1"}
DEATH: dict[str, Any] = {"verb": "ko", "to": "enemy_prisoner"}


@rule("HIS-T13", "HIS-T31", "HIS-F19", "HIS-M35")
@pytest.mark.parametrize(
    ("mine", "by", "coins_"),
    [
        (["ann", "cat"], "page", [8, 4]),  # the Terrain speaks although nobody is on the field
        ([ANN, "gem"], "page", [8, 1]),
        ([ANN, GEM], "page", [8, 1, 2]),  # a Chapter is nobody's blow: both speak
        ([ANN, GEM, "cat"], "ann", [8, 1, 4]),  # her own power: gem had no part in it
        ([ANN, GEM, "cat"], "gem", [8, 2, 4]),
        ([ANN, GEM, {"hero": "cat", "freed": True}], "cat", [8, 4]),  # a power used from Prison
    ],
)
def test_whose_texts_an_enemy_s_knock_out_sets_off(mine: list[Any], by: str, coins_: list[int]) -> None:
    def victor(n: int, **more: Any) -> list[dict[str, Any]]:
        return [text("on_ko_enemy", coins(n), **more), text("activate", DEATH, **more)]

    double = text("static", {"verb": "modify", "what": "second"})
    cards = {
        "ann": hero(texts=victor(1)),
        "gem": hero("diamond", line="gem", texts=victor(2)),
        "cat": hero("water", "swordsman", line="cat", texts=victor(4, prison=True)),
        "double": terrain(texts=[double, text("on_ko_enemy", coins(8))]),
    }
    heroes: Any = [mine, ["bob", DAN]]
    table = with_chapter(chapter(DEATH), heroes=heroes, cards=cards, terrain=["double"])
    if by == "page":
        play(table, "chapter", "page")
    else:
        names = table.setup.kit.names
        table.play(next(("power", *each) for each in offered(table, "power") if names[each[0]] == by))
    play(table, "aim", "bob")
    assert [event["n"] for event in told(table, "gain")] == coins_


@rule("HIS-F19", "HIS-F20", "HIS-M35")
def test_a_reflection_is_the_deed_of_who_reflects() -> None:
    cards = {
        "ann": hero(pv=1),
        "bob": hero("ice", line="bob", texts=[text("on_ko_enemy", coins(1))]),
        "gem": hero("diamond", line="gem", texts=[
            text("on_ko_enemy", coins(2)), text("static", {"verb": "modify", "what": "reflect", "by": 3}),
        ]),
    }  # fmt: skip
    heroes: Any = [[ANN | {"wears": ["jab"]}, DAN], [{"hero": "bob", "at": "F6"}, {"hero": "gem", "at": "C4"}]]
    table = position(heroes=heroes, cards=cards, at=FIELD)
    play(table, "attack", "jab", "gem")
    assert [event["n"] for event in told(table, "gain")] == [2]


@rule("HIS-F19", "HIS-T24")
def test_the_terrain_speaks_of_a_knock_out_whose_victor_falls_with_it() -> None:
    cards = {
        "bob": hero("ice", line="bob", texts=[text("static", {"verb": "modify", "what": "reflect", "by": 10})]),
        "cairns": terrain(texts=[text("on_ko_enemy", coins(8))]),
    }
    heroes: Any = [[ANN | {"wears": ["jab"]}, DAN], [{"hero": "bob", "at": "C4", "pv": 1}, "gem"]]
    table = position(heroes=heroes, cards=cards, terrain=["cairns"], at=FIELD)
    play(table, "attack", "jab", "bob")
    assert [event["seat_paid"] for event in told(table, "ko")] == [0, 1]
    assert sorted((event["seat"], event["n"]) for event in told(table, "gain")) == [(0, 8), (1, 8)]


@rule("HIS-T12", "HIS-T25")
def test_positions_with_powers_that_were_used() -> None:
    powers = [
        text("activate", coins(1)),
        text("activate", coins(2), per_game=True),
        text("activate", coins(3), times=2),
    ]

    def left(**used: bool) -> int:
        heroes: Any = [[{"hero": "ann", "at": "C3", **used}], ["bob"]]
        cards = {"ann": hero(texts=powers)}
        return len(offered(position(heroes=heroes, sides=[{"hand": ["purse"]}], cards=cards, at=STEP5), "power"))

    assert (left(), left(used=True), left(used_up=True), left(used=True, used_up=True)) == (3, 1, 2, 0)


MARKET: dict[str, Any] = {"hand": ["jab", "knife", "purse"], "shop": ["coat"], "bank": 50, "pile": ["hex"]}
ON_FIELD: dict[str, Any] = {"at": "C0", "wears": ["jab"]}
MOMENTS: list[tuple[str, dict[str, Any], Any, list[tuple[Any, ...]]]] = [
    ("upkeep", ON_FIELD, "begin_turn", []),
    ("after_draw", ON_FIELD, "begin_turn", []),
    ("after_luck_roll", ON_FIELD, "begin_turn", []),
    ("on_buy", ON_FIELD, ["next_phase", 3], [("buy", "coat")]),
    ("on_sell", ON_FIELD, ["next_phase", 3], [("sell", "knife")]),
    ("on_attach", ON_FIELD, ["next_phase", 4], [("attach", "knife", "ann")]),
    ("on_evolve", ON_FIELD, ["next_phase", 4], [("evolve", "ann-2", "ann")]),
    ("on_release", {}, ["next_phase", 6], [("free", "ann", 0)]),
    ("on_deploy", {"freed": True}, FIELD, [("deploy", "ann")]),
    ("on_swap_in", {"freed": True}, FIELD, [("swap", "ann")]),
    ("on_swap_out", ON_FIELD, FIELD, [("swap", "eve")]),
    ("on_enter_square", ON_FIELD, FIELD, [("move", 8)]),
    ("on_pass_square", ON_FIELD, FIELD, [("move", 14)]),
    ("on_attack_declared", {"at": "C5", "wears": ["jab"]}, FIELD, [("attack", "jab", "bob")]),
    ("on_hit", {"at": "C5", "wears": ["jab"]}, FIELD, [("attack", "jab", "bob")]),
    ("on_damage_dealt", {"at": "C5", "wears": ["jab"]}, FIELD, [("attack", "jab", "bob")]),
    ("on_damage_taken", {"at": "C5", "wears": ["jab"]}, FIELD, [("attack", "jab", "bob")]),
    ("end_of_turn", ON_FIELD, "end_turn", []),
]


@rule("HIS-T24", "HIS-L12")
@pytest.mark.parametrize(("moment", "where", "at", "answers"), MOMENTS, ids=[each[0] for each in MOMENTS])
def test_a_text_acts_at_its_moment(moment: str, where: Any, at: Any, answers: list[tuple[Any, ...]]) -> None:
    speaker = text(moment, {"verb": "steal", "n": 1})
    back = text("static", {"verb": "modify", "what": "reflect", "by": 1})
    cards = {
        "ann": hero(texts=[speaker]),
        "ann-2": hero(level=2, evolves_from="ann", texts=[speaker]),
        "bob": hero("ice", line="bob", pv=40, texts=[back]),
    }
    other = {"hero": "eve", "at": "C0"} if moment == "on_swap_in" else {"hero": "eve", "freed": True}
    heroes: Any = [[{"hero": "ann", **where}, other], [{"hero": "bob", "at": "C6", "wears": ["chill"]}]]
    hand = {"hand": ["ann-2"]} if moment == "on_evolve" else {"hand": ["knife", "purse"]}
    sides: Any = [MARKET | hand, {"bank": 9, "hand": ["flat"]}]
    table = position(heroes=heroes, sides=sides, cards=cards, dice=[1, 1], at=at)
    for answer in answers:
        play(table, *answer)
    assert [event["seat"] for event in told(table, "steal")] == [0]


@rule("HIS-M34")
def test_a_forced_swap_sets_off_both_texts() -> None:
    cards = {
        "bob": hero("ice", line="bob", texts=[text("on_swap_out", coins(1))]),
        "gem": hero("diamond", line="gem", texts=[text("on_swap_in", coins(2))]),
    }
    heroes: Any = [["ann", DAN], [{"hero": "bob", "at": "C6"}, {"hero": "gem", "freed": True}]]
    table = with_chapter(chapter({"verb": "force_swap", "to": "enemy_field"}), heroes=heroes, cards=cards)
    play(table, "chapter", "page")
    play(table, "substitute", "gem")
    assert [event["n"] for event in told(table, "gain")] == [1, 2]


@rule("HIS-M24", "HIS-M34")
def test_who_comes_in_by_a_forced_swap_does_not_attack() -> None:
    heroes: Any = [
        [{"hero": "ann", "at": "C3", "wears": ["jab"]}, {"hero": "dan", "freed": True, "wears": ["arrow"]}],
        [{"hero": "bob", "at": "C2"}],
    ]
    table = with_chapter(chapter({"verb": "force_swap", "to": "own_field"}), heroes=heroes)
    play(table, "chapter", "page")
    play(table, "substitute", "dan")
    assert (offered(table, "attack"), len(offered(table, "move"))) == ([], 7)
    assert living(table, "dan").square == 2


@rule("HIS-T18", "HIS-M24", "HIS-M26", "HIS-M34")
def test_who_is_swapped_in_for_the_acting_hero_goes_on_with_full_speed() -> None:
    tag = text("after", {"verb": "force_swap", "to": "self"})
    table = position(
        heroes=[
            [{"hero": "ann", "at": "C3", "wears": ["jab"]}, {"hero": "dan", "freed": True, "wears": ["arrow"]}],
            [{"hero": "bob", "at": "C4"}],
        ],
        cards={"jab": attack(texts=[tag])},
        steps=2,
        at=FIELD,
    )
    play(table, "attack", "jab", "bob")
    play(table, "substitute", "dan")
    assert (table.active, offered(table, "attack"), offered(table, "swap")) == (0, [], [])
    assert (26,) not in offered(table, "move")  # C4, four steps away
    assert (20,) in offered(table, "move")


@rule("HIS-L16", "HIS-X14")
def test_cards_that_speak_of_nobody_are_refused() -> None:
    lost = {"need": "any_of", "ways": [[{"need": "ally", "line": "nobody"}], [{"need": "round", "n": 2}]]}
    with pytest.raises(SetupError, match="nobody"):
        position(cards={"zed": hero(line="zed", release=[lost])})
    circle = {"verb": "modify", "what": "add_element", "element": "ice", "to": "every_own", "only": {"element": "fire"}}
    with pytest.raises(ContentError, match=r"only\.element"):
        position(cards={"zed": hero(line="zed", texts=[text("static", circle)])})


@rule("HIS-P01", "HIS-P17")
def test_no_attack_speaks_of_field_and_prison_at_once() -> None:
    anyone = {"verb": "damage", "n": 2, "to": "enemy_hero"}
    with pytest.raises(ContentError, match="enemy_prisoner"):
        position(cards={"spit": attack(type="special", damage=0, texts=[text("after", anyone)])})


@rule("HIS-T12", "HIS-T25")
def test_once_a_game_holds_for_a_terrain_too() -> None:
    for more, gains in (({}, [3, 3, 3]), ({"per_game": True}, [3]), ({"per_game": True, "times": 2}, [3, 3])):
        spring = terrain(texts=[text("upkeep", coins(3), **more)])
        table = position(
            heroes=[[DAN], ["bob"]],
            sides=[{"hand": ["purse"]}, {"hand": ["purse"]}],
            cards={"spring": spring},
            terrain=["spring"],
            at="begin_turn",
        )
        table.play(("end",))
        table.play(("end",))
        assert [event["n"] for event in told(table, "gain")] == gains


@rule("HIS-T07")
def test_pm_given_or_drained_stay_between_nothing_and_the_maximum() -> None:
    for n, left in ((9, 0), (2, 1), (-1, 4), (-9, 5)):
        page = chapter({"verb": "pm", "n": n, "to": "own_field"})
        table = with_chapter(page, heroes=[[{"hero": "ann", "at": "C3", "spent": 3}, DAN], ["bob"]])
        play(table, "chapter", "page")
        assert living(table, "ann").spent == left


@rule("HIS-M33")
def test_a_hero_lost_in_step_7_ends_the_step_whoever_waits() -> None:
    away = {"gust": attack(texts=[text("after", {"verb": "return", "to": "self"})])}
    spikes = {
        "bob": hero("ice", line="bob", pv=40, texts=[text("static", {"verb": "modify", "what": "reflect", "by": 50})])
    }
    for cards, lost in ((away, False), (spikes | {"gust": attack()}, True)):
        table = position(
            heroes=[
                [{"hero": "ann", "at": "C3", "wears": ["gust"]}, {"hero": "eve", "freed": True, "wears": ["bomb"]}],
                [{"hero": "bob", "at": "C4"}],
            ],
            sides=[{"heart": 60}, {"hand": ["chill"]}],
            full_heart=60,
            cards=cards,
            at=FIELD,
        )
        play(table, "attack", "gust", "bob")
        assert (table.active, len(table.sides[0].heroes)) == (1, 1 if lost else 2)
        assert living(table, "eve").square == -1


@rule("HIS-P02", "HIS-P17", "HIS-T33")
def test_a_target_sent_to_prison_is_out_of_reach_of_what_follows() -> None:
    power = text("after", {"verb": "return", "to": "target"}, {"verb": "damage", "n": 3, "to": "target"}, coins(5))
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["bell"]}], [{"hero": "bob", "at": "C4"}]],
        sides=[{"hand": ["jab"]}],
        cards={"bell": attack(type="special", damage=0, texts=[power])},
        at=FIELD,
    )
    play(table, "attack", "bell", "bob")
    assert (living(table, "bob").square, living(table, "bob").damage, table.sides[0].bank) == (-1, 0, 5)
    burn = {"brand": attack(texts=[text("after", {"verb": "pm", "n": -2, "to": "target"})])}
    table = position(
        heroes=[[{"hero": "ann", "at": "D7", "wears": ["brand"]}], ["bob"]],
        sides=[{"hand": ["jab"]}],
        cards=burn,
        at=FIELD,
    )
    play(table, "attack", "brand", "bob")  # a prisoner, struck as the rules allow
    assert living(table, "bob").spent == 2


@rule("HIS-T10", "HIS-T33")
def test_a_chapter_with_two_texts_pays_for_them_in_their_order() -> None:
    texts = [text("play", {"verb": "draw"}, cost={"coins": 10}), text("play", coins(50), cost={"coins": 10})]
    for bank, after, hand in ((10, 0, 1), (20, 50, 1), (25, 55, 1)):
        table = with_chapter(chapter(texts=texts), side={"bank": bank, "pile": ["jab"]})
        play(table, "chapter", "page")
        assert (table.sides[0].bank, len(table.sides[0].hand)) == (after, hand)


@rule("HIS-F22", "HIS-P14")
def test_a_blow_on_the_heart_sets_off_the_texts_of_a_blow() -> None:
    texts = [text("on_hit", coins(1)), text("on_damage_dealt", coins(5))]
    for attacked, n in ((4, 6), (-9, 1)):  # with no damage it still lands
        table = position(
            heroes=[[{"hero": "ann", "at": "D7", "wears": ["jab"]}], []],
            cards={"ann": hero(attack=max(attacked, 0), texts=texts), "jab": attack(damage=max(attacked, -2))},
            sides=[{}, {"heart": 20}],
            at=FIELD,
        )
        play(table, "attack", "jab", -2)
        assert table.sides[0].bank == n


@rule("HIS-M31")
def test_a_walk_that_is_stopped_says_where() -> None:
    mire = terrain(texts=[text("on_pass_square", {"verb": "modify", "what": "root"})])
    home = terrain(texts=[text("on_pass_square", {"verb": "return", "to": "self"})])
    for card, square, lines in ((mire, 12, 1), (home, -1, 0)):
        table = position(
            heroes=[[{"hero": "ann", "at": "A1", "wears": ["jab"]}], [{"hero": "bob", "at": "F6", "wears": ["chill"]}]],
            cards={"bog": card},
            terrain=["bog"],
            at=FIELD,
        )
        table.play(("move", 24))
        assert living(table, "ann").square == square
        assert [event["square"] for event in told(table, "stopped")] == [square] * lines


@rule("HIS-T27", "HIS-T05")
@pytest.mark.parametrize("active", [0, 1])
def test_a_condition_of_the_terrain_is_about_whoever_plays(active: int) -> None:
    rich = text(
        "static", {"verb": "modify", "what": "attack", "by": 2, "to": "own_field"}, needs=[{"need": "bank", "n": 9}]
    )
    heroes: list[Any] = [
        [{"hero": "ann", "at": "C3", "wears": ["jab"]}],
        [{"hero": "bob", "at": "C4", "wears": ["chill"]}],
    ]
    for rich_seat in (0, 1):
        sides = [{"bank": 9 * (seat == rich_seat)} for seat in (0, 1)]
        table = position(
            heroes=heroes, cards={"flat": terrain(texts=[rich])}, sides=sides, active=active, at="start_of_field"
        )
        table.play(("attack", *offered(table, "attack")[0]))
        (blow,) = told(table, "strike")
        assert blow["attack_parts"][3] == 2 * (rich_seat == active)


@rule("HIS-X14")
def test_an_added_element_stays_beside_a_replaced_one() -> None:
    add, replace = ({"what": f"{how}_element", "element": e} for how, e in (("add", "ice"), ("replace", "water")))
    for mods in ([add, replace], [replace, add]):
        table = position(
            heroes=[[{"hero": "ann", "mods": mods}], ["bob"]],
            sides=[{"hand": ["jab", "chill", "splash"]}],
            at=[["next_phase", 4]],
        )
        assert names_offered(table, "attach") == [("chill", "ann"), ("splash", "ann")]


@rule("HIS-T27")
def test_a_level_that_a_text_names_is_that_level() -> None:
    first = text("static", {"verb": "modify", "what": "defence", "by": 5, "to": "every_own", "only": {"level": 1}})
    table = position(
        heroes=[[{"hero": "cat", "at": "C3"}, "ann-2", "dan"], ["bob"]],
        cards={"cat": hero("water", line="cat", texts=[first])},
    )
    assert [stat(table, 0, each, DEFENCE) for each in table.sides[0].heroes] == [7, 2, 7]


def test_to_look_at_no_card_shows_none() -> None:
    for verb in ("look", "reorder"):
        table = position(
            heroes=[["ann"], ["bob"]],
            cards={"peek": chapter({"verb": verb, "n": 0})},
            sides=[{"hand": ["peek", "purse"], "pile": ["jab", "knife"]}],
            at=["next_phase", 5],
        )
        play(table, "chapter", "peek")
        assert (told(table, "look"), table.known) == ([], {})


@rule("HIS-T15", "HIS-T33")
def test_a_payment_that_nobody_has_to_make_keeps_no_chapter_from_starting() -> None:
    gift = {"verb": "may", "coins": 20, "then": [{"verb": "draw"}]}
    table = with_chapter(chapter(gift, coins(7)), side={"bank": 3, "pile": ["jab"]})
    play(table, "chapter", "page")
    assert (table.sides[0].bank, len(table.sides[0].pile)) == (10, 1)
    assert not playable(with_chapter(chapter(gift), side={"bank": 3, "pile": ["jab"]}))


@rule("HIS-T15", "HIS-T33")
@pytest.mark.parametrize("verb", ["roll_for", "choose"])
def test_what_a_die_or_a_choice_leads_to_needs_its_target_too(verb: str) -> None:
    def leading_to(*effects: dict[str, Any]) -> dict[str, Any]:
        more = {"at_least": 1, "then": list(effects)} if verb == "roll_for" else {"modes": [list(effects)]}
        return {"verb": verb} | more

    bolt, draw = {"verb": "damage", "n": 2, "to": "enemy_field"}, {"verb": "draw"}
    assert not playable(with_chapter(chapter(leading_to(bolt), coins(7))))
    facing: Any = [["ann", DAN], [{"hero": "bob", "at": "C4"}]]
    assert playable(with_chapter(chapter(leading_to(bolt), coins(7)), heroes=facing))
    assert playable(with_chapter(chapter(leading_to(draw), coins(7))))  # an empty pile is no missing target
    assert not playable(with_chapter(chapter(leading_to(draw))))  # nothing at all would happen


@rule("HIS-T24", "HIS-P17")
def test_a_terrain_speaks_of_a_knock_out_even_where_nobody_is_on_the_field() -> None:
    arena = {"arena": terrain(texts=[text("on_ko_enemy", coins(15), per_game=True)])}
    doom = chapter({"verb": "ko", "to": "enemy_prisoner"})
    heroes: Any = [["ann", DAN], ["bob", "cat"]]
    sides: Any = {"cards": arena | {"more": doom}, "terrain": ["arena"], "heroes": heroes}
    table = with_chapter(doom, "more", **sides)
    for name, total in (("bob", 115), ("cat", 195)):
        play(table, "chapter", "page" if name == "bob" else "more")
        if offered(table, "aim"):
            play(table, "aim", name)
        assert table.sides[0].bank == total


@rule("HIS-T24", "HIS-Q17")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("effect", "moment"),
    [
        ({"verb": "damage", "n": 1, "to": "everyone_field"}, "on_damage_taken"),
        ({"verb": "damage", "n": 1, "to": "both_hearts"}, "on_heart_damaged"),
        ({"verb": "ko", "to": "everyone_field"}, "on_ko_self"),
    ],
)
def test_what_hits_both_sides_sets_off_the_active_player_s_texts_first(
    active: int, effect: dict[str, Any], moment: str
) -> None:
    cards = {
        "ann": hero(price=0, texts=[text(moment, coins(1))]),
        "bob": hero("ice", line="bob", price=0, texts=[text(moment, coins(2))]),
        "quake": chapter(effect),
    }
    sides: list[Any] = [{}, {}]
    sides[active] = {"hand": ["quake", "purse"]}
    heroes: Any = [[{"hero": "ann", "at": "C3"}, DAN], [{"hero": "bob", "at": "C5"}]]
    table = position(heroes=heroes, cards=cards, sides=sides, active=active, first=active, at=STEP5)
    play(table, "chapter", "quake")
    assert [event["n"] for event in told(table, "gain")] == ([1, 2] if active == 0 else [2, 1])


@rule("HIS-T24", "HIS-L13")
def test_heroes_freed_together_speak_in_the_order_they_came() -> None:
    cards = {
        "ann": hero(texts=[text("on_release", coins(1), {"verb": "lock", "to": "own_prisoner"})]),
        "cat": hero("water", line="cat", texts=[text("on_release", coins(2))]),
    }
    table = with_chapter(chapter({"verb": "free", "to": "every_prisoner"}), cards=cards, heroes=[["ann", "cat"], [DAN]])
    play(table, "chapter", "page")
    assert [event["n"] for event in told(table, "gain")] == [1]
    assert len(offered(table, "aim")) == 2  # both were free before the first text acted
    table.play(table.options[0])
    assert [event["n"] for event in told(table, "gain")] == [1, 2]


@rule("HIS-T10", "HIS-T15")
@pytest.mark.parametrize("nested", [False, True])
def test_a_chapter_is_no_longer_in_the_hand_that_it_speaks_of(nested: bool) -> None:
    need: dict[str, Any] = {"need": "hand", "n": 2}
    full = chapter(coins(7), text={"needs": [{"need": "any_of", "ways": [[need]]} if nested else need]})
    assert not playable(with_chapter(full, "purse"))  # it would do nothing once it is played
    table = with_chapter(full, "purse", "jab")
    play(table, "chapter", "page")
    assert table.sides[0].bank == 7
