"""F: fight and damage, P: Prison and Heart."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.fight import Sum, attack_cost, work_out
from ludotheque.games.hismment.foresight import attack_lines
from ludotheque.games.hismment.rehearsal import rehearsed
from ludotheque.games.hismment.stats import pv_left, stat
from ludotheque.games.hismment.table import Hismment
from ludotheque.kernel import IllegalOption
from ludotheque.kernel.text import words_of
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

FIELD = "start_of_field"


def clash(**words: Any) -> Hismment:
    """Ann beside bob, ready to strike: 4 + 2 (class) + 1 (fire beats ice) + 2 (card) against 2, so 7."""
    heroes: list[Any] = [
        [{"hero": "ann", "at": "C3", "wears": ["jab"]} | words.pop("mine", {})],
        [{"hero": "bob", "at": "C4"} | words.pop("theirs", {}), *words.pop("prison", [])],
    ]
    return position(heroes=heroes, at=FIELD, **words)


def the_sum(table: Hismment, mine: str = "ann", theirs: str = "bob") -> Sum:
    one = living(table, mine)
    return work_out(table, 0, one, one.attacks[0], living(table, theirs).cards[0])


def modify(what: str, by: int = 1, **more: Any) -> dict[str, Any]:
    return {"verb": "modify", "what": what, "by": by} | more


@rule("HIS-F01", "HIS-F05")
def test_attacks_need_an_attached_card_and_one_is_picked() -> None:
    table = position(heroes=[[{"hero": "ann", "at": "C3"}], [{"hero": "bob", "at": "C4"}]], at=FIELD)
    assert offered(table, "attack") == []
    table = clash(mine={"wears": ["jab", "jab-2"]})
    assert names_offered(table, "attack") == [("jab", "bob"), ("jab-2", "bob")]


@rule("HIS-F02")
def test_an_attack_costs_its_pm() -> None:
    table = clash(mine={"spent": 4})
    play(table, "attack", "jab", "bob")
    assert living(table, "ann").spent == 5
    table = clash(mine={"spent": 5})
    with pytest.raises(IllegalOption, match="HIS-F02"):
        play(table, "attack", "jab", "bob")


@rule("HIS-F03")
def test_range_depends_on_the_class() -> None:
    table = clash(theirs={"at": "C5"})
    assert offered(table, "attack") == []
    with pytest.raises(IllegalOption, match="HIS-F03"):
        play(table, "attack", "jab", "bob")


@rule("HIS-F04")
def test_one_attack_a_turn_unless_a_card_allows_more() -> None:
    table = clash(theirs={"mods": [(3, 0, 9, -1)]})
    play(table, "attack", "jab", "bob")
    assert offered(table, "attack") == []
    with pytest.raises(IllegalOption, match="HIS-F04"):
        play(table, "attack", "jab", "bob")
    table = clash(mine={"mods": [(19, 0, 1, -1)]}, theirs={"mods": [(3, 0, 9, -1)]})
    play(table, "attack", "jab", "bob")
    play(table, "attack", "jab", "bob")
    assert offered(table, "attack") == []


@rule("HIS-F04", "HIS-F13")
@pytest.mark.parametrize(
    ("by", "how", "more", "attacks"),
    [(1, "add", [], 2), (1, "set", [], 1), (2, "set", [], 2), (2, "times", [], 2), (2, "times", [1], 3)],
)
def test_attacks_a_turn_are_set_then_multiplied_then_added(by: int, how: str, more: list[int], attacks: int) -> None:
    mods = [{"what": "extra_attack", "by": by, "how": how}, *({"what": "extra_attack", "by": n} for n in more)]
    table = clash(mine={"mods": mods}, theirs={"mods": [{"what": "defence", "by": 20}]})
    made = 0
    while offered(table, "attack"):
        play(table, "attack", "jab", "bob")
        made += 1
    assert made == attacks


@rule("HIS-F06")
def test_special_and_support_attacks_deal_no_formula_damage() -> None:
    table = clash(mine={"wears": ["scare", "warm"], "damage": 5})
    play(table, "attack", "scare", "bob")
    assert (living(table, "bob").damage, living(table, "bob").spent) == (0, 2)
    assert told(table, "strike") == []
    table = clash(mine={"wears": ["warm"], "damage": 5})
    table.play(("attack", *offered(table, "attack")[0]))
    assert living(table, "ann").damage == 2


@rule("HIS-F07")
def test_prison_and_heart_are_safe_while_both_have_a_hero_out() -> None:
    table = clash(mine={"at": "D6"}, theirs={"at": "D5"}, prison=["gem"])
    assert names_offered(table, "attack") == [("jab", "bob")]
    with pytest.raises(IllegalOption, match="HIS-F07"):
        play(table, "attack", "jab", "gem")


@rule("HIS-F09", "HIS-F10", "HIS-F11", "HIS-F13", "HIS-F14", "HIS-F15", "HIS-F17", "HIS-F29", "HIS-F30", "HIS-F31")
def test_the_worked_example() -> None:
    """Archer, fire and water, strikes ice and metal at distance 4: 11 against 3, 8 damage, 1 to the Heart."""
    cards = {
        "robin": hero(
            "fire water",
            "archer",
            line="robin",
            attack=7,
            texts=[
                text("static", modify("attack", -1, to="everyone_field", only={"class": "archer"})),
                text("static", modify("pierce", 3)),
            ],
        ),
        "bow": gear(klass="archer", bonus={"attack": 3}),
        "target": hero("ice metal", "brawler", line="target", defence=3, pv=7, price=90),
        "plate": gear("armour", bonus={"defence": 2}),
        "waste": terrain("sand ice", boost={"defence": 1}, malus={"attack": -2}),
        "shot": attack(damage=3),
    }
    table = position(
        terrain=["waste"],
        cards=cards,
        at=FIELD,
        heroes=[
            [{"hero": "robin", "at": "C2", "wears": ["shot", "bow"]}],
            [{"hero": "target", "at": "C6", "wears": ["plate"]}],
        ],
    )
    result = the_sum(table, "robin", "target")
    assert result == Sum((7, -2, 3, -1, 3, -2, 3), (3, 1, 2, -3), 11, 3, 8)
    play(table, "attack", "shot", "target")
    assert table.sides[1].heart == 29
    assert table.sides[0].bank == 90
    assert named(table, table.sides[1].cemetery) == ["target", "plate"]


@rule("HIS-F11", "HIS-F23")
def test_no_damage_is_still_an_attack() -> None:
    table = clash(mine={"mods": [(2, 0, -5, -1)]}, theirs={"mods": [(3, 0, 4, -1)]})
    assert (the_sum(table).total, the_sum(table).against) == (4, 6)
    play(table, "attack", "jab", "bob")
    assert living(table, "bob").damage == 0
    assert (living(table, "ann").spent, living(table, "ann").uses) == (1, [2])


@rule("HIS-F12")
def test_totals_are_never_below_zero() -> None:
    table = clash(mine={"mods": [(6, 0, 9, -1)]})
    assert (the_sum(table).against, the_sum(table).damage) == (0, 9)
    table = clash(mine={"mods": [(2, 0, -30, -1)]})
    assert (the_sum(table).total, the_sum(table).damage) == (0, 0)


@rule("HIS-F13")
def test_set_then_multiply_then_add() -> None:
    table = clash(mine={"mods": [(2, 0, 1, -1), (2, 2, 2, -1), (2, 1, 5, -1)]})
    assert the_sum(table).attack[:4] == (4, 0, 0, 7)  # (5 × 2) + 1
    table = clash(theirs={"mods": [(8, 0, 3, -1)]})
    assert the_sum(table).damage == 3  # capped
    table = clash(theirs={"mods": [(7, 0, 1, -1)]})
    assert the_sum(table).damage == 0  # immune
    table = clash(mine={"mods": [(18, 0, 1, -1)]})
    assert the_sum(table).attack[4] == 2  # elements worth more


@rule("HIS-F14", "HIS-F15", "HIS-F16")
def test_overflow_goes_to_the_heart_unchanged() -> None:
    table = clash(theirs={"damage": 8}, prison=["gem"])
    play(table, "attack", "jab", "bob")
    assert table.sides[1].heart == 30 - 5  # 7 damage, 2 PV left
    assert named(table, table.sides[1].cemetery) == ["bob"]
    table = clash(theirs={"damage": 3})
    play(table, "attack", "jab", "bob")
    assert table.sides[1].heart == 30


@rule("HIS-F19", "HIS-F21")
def test_own_damage_pays_the_bounty_but_never_overflows() -> None:
    cards = {"oops": chapter({"verb": "damage", "n": 50, "to": "own_field"})}
    table = position(
        heroes=[[{"hero": "ann", "at": "C3"}, "dan"], ["bob"]],
        sides=[{"hand": ["oops"]}],
        cards=cards,
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "oops")
    assert table.sides[0].heart == 30
    assert table.sides[1].bank == 80


@rule("HIS-F20", "HIS-P17")
def test_effect_damage_ignores_defence_and_overflows() -> None:
    cards = {"bolt": chapter({"verb": "damage", "n": 12, "to": "enemy_prisoner"})}
    table = position(heroes=[["ann"], ["bob", "gem"]], sides=[{"hand": ["bolt"]}], cards=cards, at=[["next_phase", 5]])
    play(table, "chapter", "bolt")
    play(table, "aim", "bob")
    assert table.sides[1].heart == 28
    assert table.sides[0].bank == 100


@rule("HIS-F22")
def test_the_order_of_an_attack() -> None:
    texts = [text("before", modify("attack", 3)), text("after", {"verb": "coins", "n": 4})]
    table = clash(cards={"combo": attack(exhaustion=1, texts=texts)}, mine={"wears": ["combo"]}, prison=["gem"])
    play(table, "attack", "combo", "bob")
    assert table.story is not None
    kinds = [e.kind for e in table.story if e.kind in ("attack", "modify", "strike", "ko", "gain", "worn_out")]
    assert kinds == ["attack", "modify", "strike", "ko", "gain", "worn_out"]
    gone = [text("before", {"verb": "ko", "to": "target"})]
    table = clash(cards={"snipe": attack(texts=gone)}, mine={"wears": ["snipe"]}, prison=["gem"])
    play(table, "attack", "snipe", "bob")
    assert told(table, "strike") == []  # the target was gone: the damage part is skipped
    assert table.sides[1].heart == 30


@rule("HIS-F24")
def test_healing_stops_at_the_maximum() -> None:
    cards = {"mend": chapter({"verb": "heal", "n": 9}), "warmth": chapter({"verb": "heal", "n": 9, "to": "own_heart"})}
    table = position(
        heroes=[[{"hero": "ann", "damage": 4}], ["bob"]],
        sides=[{"hand": ["mend", "warmth"], "heart": 25}],
        cards=cards,
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "mend")
    play(table, "chapter", "warmth")
    assert living(table, "ann").damage == 0
    assert table.sides[0].heart == 30


@rule("HIS-F25", "HIS-F26")
def test_luck_settles_a_contest() -> None:
    duel = chapter({"verb": "contest", "then": [{"verb": "coins", "n": 50}], "other": [{"verb": "coins", "n": 1}]})

    def coins(mine: int, dice: list[int]) -> int:
        table = position(
            heroes=[[{"hero": "ann", "at": "C3", "mods": [(5, 0, mine, -1)]}], [{"hero": "bob", "at": "C5"}]],
            cards={"duel": duel},
            sides=[{"hand": ["duel"]}],
            dice=dice,
            at=[["next_phase", 5]],
        )
        play(table, "chapter", "duel")
        return table.sides[0].bank

    assert coins(1, []) == 50
    assert coins(-1, []) == 1
    assert coins(0, [3, 3, 5, 2]) == 50  # equal Luck, tie on the dice, rolled again


@rule("HIS-F27")
def test_stats_never_show_less_than_nothing() -> None:
    table = position(heroes=[[{"hero": "ann", "at": "C3", "mods": [(n, 0, -50, -1) for n in range(6)]}], ["bob"]])
    assert [stat(table, 0, living(table, "ann"), n) for n in range(6)] == [1, 0, 0, 0, 0, 0]


@rule("HIS-F28")
def test_what_was_done_in_steps_4_and_5_counts() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "gem", "at": "C4"}]],
        sides=[{"hand": ["knife", "war-drums"]}],
        at=[["next_phase", 4]],
    )
    play(table, "attach", "knife", "ann")
    play(table, "chapter", "war-drums")
    play(table, "attack", "jab", "gem")
    assert living(table, "gem").damage == 4 + 1 + 2 + 2 + 2 - 2


def test_reflected_damage_is_effect_damage() -> None:
    table = clash(theirs={"mods": [(9, 0, 3, -1)]})
    play(table, "attack", "jab", "bob")
    assert living(table, "ann").damage == 3


# Prison and Heart ------------------------------------------------------------------------------------------------------


def inside(*prison: Any, who: str = "ann", card: str = "jab", **words: Any) -> Hismment:
    """A hero on the enemy start square."""
    return position(heroes=[[{"hero": who, "at": "D7", "wears": [card]}], list(prison)], at=FIELD, **words)


@rule("HIS-P01", "HIS-P02")
def test_only_from_the_enemy_start_square_without_enemies() -> None:
    for place, there in (("D6", False), ("D7", True)):
        table = position(heroes=[[{"hero": "dan", "at": place, "wears": ["arrow"]}], ["bob"]], at=FIELD)
        assert bool(offered(table, "attack")) is there
    table = position(heroes=[[{"hero": "dan", "at": "D6", "wears": ["arrow"]}], ["bob"]], at=FIELD)
    with pytest.raises(IllegalOption, match="HIS-P02"):
        play(table, "attack", "arrow", "bob")


@rule("HIS-P03", "HIS-P04", "HIS-P05", "HIS-P06")
def test_prisoners_first_any_of_them_then_the_heart() -> None:
    table = inside("bob", {"hero": "gem", "freed": True})
    assert names_offered(table, "attack") == [("jab", "bob"), ("jab", "gem")]
    with pytest.raises(IllegalOption, match="HIS-P04"):
        table.play(("attack", living(table, "ann").attacks[0], -2))
    table = inside(sides=[{}, {"hand": ["purse"]}])
    assert offered(table, "attack") == [(living(table, "ann").attacks[0], -2)]


@rule("HIS-P07", "HIS-P08", "HIS-P09", "HIS-P10")
def test_prisoners_defend_without_their_equipment() -> None:
    static = {"bob": hero("ice", line="bob", texts=[text("static", modify("defence", 1), prison=True)])}
    table = inside({"hero": "bob", "wears": ["coat"]}, cards=static, terrain=["lava"])
    result = the_sum(table)
    assert result.defence == (2, -1, 0, 1)
    assert result.attack == (4, 1, 0, 0, 1, 2, 2)
    parts = {
        who: the_sum(inside("bob", who=who, card=card), who).attack[5]
        for who, card in (("ann", "jab"), ("cat", "splash"), ("dan", "arrow"), ("eve", "bomb"), ("fay", "hex"))
    }
    assert parts == {"ann": 2, "cat": 1, "dan": 0, "eve": -1, "fay": 0}


@rule("HIS-P11", "HIS-P12", "HIS-P13")
def test_overflow_of_a_prisoner_goes_to_the_heart() -> None:
    table = inside({"hero": "bob", "damage": 9}, "gem")
    play(table, "attack", "jab", "bob")
    assert table.sides[1].heart == 24
    assert living(table, "gem").damage == 0
    assert table.sides[0].bank == 100


@rule("HIS-P14")
def test_the_heart_has_neither_defence_nor_element() -> None:
    table = inside(sides=[{}, {"hand": ["purse"]}])
    table.play(("attack", *offered(table, "attack")[0]))
    assert table.sides[1].heart == 30 - (4 + 2 + 2)


@rule("HIS-P15")
def test_arriving_and_striking_in_one_turn() -> None:
    table = position(heroes=[[{"hero": "ann", "at": "D5", "wears": ["jab"]}], ["bob"]], at=FIELD)
    play(table, "move", 45)
    play(table, "attack", "jab", "bob")
    assert living(table, "bob").damage == 7
    assert living(table, "ann").spent == 1
    assert offered(table, "attack") == []


@rule("HIS-P16", "HIS-P17")
def test_area_effects_and_special_attacks_reach_prisoners_only_by_name() -> None:
    cards = {
        "wave": chapter({"verb": "damage", "n": 1, "to": "every_enemy"}),
        "riot": chapter({"verb": "damage", "n": 1, "to": "every_enemy_prisoner"}),
        "spook": attack(
            type="special", damage=0, texts=[text("after", {"verb": "damage", "n": 2, "to": "enemy_prisoner"})]
        ),
    }
    table = position(
        heroes=[["ann"], [{"hero": "bob", "at": "C3"}, "gem", "cat"]],
        sides=[{"hand": ["wave", "riot"]}],
        cards=cards,
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "wave")
    assert [living(table, n).damage for n in ("bob", "gem", "cat")] == [1, 0, 0]
    play(table, "chapter", "riot")
    assert [living(table, n).damage for n in ("bob", "gem", "cat")] == [1, 1, 1]
    for place, there in (("C3", False), ("D7", True)):
        table = position(
            heroes=[[{"hero": "ann", "at": place, "wears": ["spook", "scare"]}], ["gem", "cat"]], cards=cards, at=FIELD
        )
        assert [table.setup.kit.names[c] for c, _ in offered(table, "attack")] == (["spook"] if there else [])


@rule("HIS-Q17")
def test_one_operation_hits_everyone_before_the_end_is_checked() -> None:
    cards = {"doom": chapter({"verb": "damage", "n": 9, "to": "both_hearts"})}
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["doom"], "heart": 5}, {"heart": 8}],
        cards=cards,
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "doom")
    assert table.over
    assert [side.heart for side in table.sides] == [0, 0]
    assert [outcome.rank for outcome in table.outcomes] == [1, 1]


def test_the_preview_shows_the_whole_sum_with_clauses() -> None:
    table = clash(theirs={"damage": 5})
    scene = game.scene(table, 0, "en")
    assert scene.prompt is not None
    choice = next(c for c in scene.prompt.choices if c.option[0] == "attack")
    lines = [words_of(line) for line in choice.preview]
    assert lines == [
        "Attack of ann +4 HIS-F09",
        "Elements (Fire beats Ice) +1 HIS-X04",
        "Brawler, 1 square away +2 HIS-C04",
        "jab +2 HIS-F09",
        "= Attack total 9 HIS-F12",
        "Defence of bob +2 HIS-F10",
        "= Defence total 2 HIS-F10",
        "= 7 damage HIS-F11",
        "bob is knocked out: 2 on to the Heart (left: 28), 100 coins for you HIS-F15 HIS-F17",
        "Costs 1 PM, 4 left HIS-F02",
    ]
    assert choice.items == [f"hero{living(table, 'bob').cards[0]}"]
    assert pv_left(table, 1, living(table, "bob")) == 5  # looking changed nothing


@rule("HIS-Q02", "HIS-F15")
def test_a_heart_is_told_to_lose_no_more_than_it_has() -> None:
    heroes: Any = [[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "bob", "at": "C4", "pv": 1}, "gem"]]
    table = position(heroes=heroes, sides=[{}, {"heart": 4}], at=FIELD)
    play(table, "attack", "jab", "bob")
    assert (told(table, "overflow")[0]["n"], told(table, "heart")[0]["n"], table.ending) == (6, 4, "heart")


@rule("HIS-F02")
@pytest.mark.parametrize(("by", "cost"), [(0, 1), (2, 3), (-1, 0), (-5, 0)])
def test_what_an_attack_costs_may_change_but_not_below_nothing(by: int, cost: int) -> None:
    change = text("static", {"verb": "modify", "what": "cost", "by": by, "to": "self"})
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], ["bob"]], cards={"ann": hero(texts=[change])}
    )
    ann = living(table, "ann")
    assert attack_cost(table, 0, ann, ann.attacks[0]) == cost


@rule("HIS-P10", "HIS-P14", "HIS-P09")
@pytest.mark.parametrize(
    ("name", "card_", "part"),
    [("ann", "jab", 2), ("cat", "splash", 1), ("dan", "arrow", 0), ("eve", "bomb", -1), ("fay", "hex", 0)],
)
def test_prison_and_heart_are_at_no_distance(name: str, card_: str, part: int) -> None:
    for prisoners in (["gem"], []):
        table = position(heroes=[[{"hero": name, "at": "D7", "wears": [card_]}], prisoners], at=FIELD)
        play(table, "attack", card_, "gem" if prisoners else -2)
        (blow,) = told(table, "strike" if prisoners else "strike_heart")
        assert blow["attack_parts"][4:6] == (0, part)


@rule("HIS-X03", "HIS-X04")
def test_a_card_can_raise_what_each_advantage_is_worth() -> None:
    foe = {"foe": hero("ice plant", line="foe")}
    for mods, part in (([], 2), ([{"what": "element_bonus"}], 4)):
        heroes = [[{"hero": "ann", "at": "C3", "wears": ["jab"], "mods": mods}], [{"hero": "foe", "at": "C4"}]]
        table = position(heroes=heroes, cards=foe, at=FIELD)
        play(table, "attack", "jab", "foe")
        assert told(table, "strike")[0]["attack_parts"][4] == part


@rule("HIS-F13")
def test_of_several_caps_the_lowest_holds() -> None:
    mods = [{"what": "cap", "by": n} for n in (4, 2, 3)]
    heroes = [[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "bob", "at": "C4", "mods": mods}]]
    table = position(heroes=heroes, at=FIELD)
    play(table, "attack", "jab", "bob")
    assert living(table, "bob").damage == 2


@rule("HIS-F13")
@pytest.mark.parametrize(("what", "by", "spared"), [("cap", 4, [3]), ("cap", 7, []), ("immune", 1, [7])])
def test_what_a_text_spares_the_target_is_told(what: str, by: int, spared: list[int]) -> None:
    table = clash(theirs={"mods": [{"what": what, "by": by}]})
    play(table, "attack", "jab", "bob")
    assert [each["n"] for each in told(table, "spared")] == spared


@rule("HIS-F20", "HIS-F23")
@pytest.mark.parametrize(("defence", "back"), [(2, 3), (20, 0)])
def test_only_a_blow_that_hurts_is_reflected(defence: int, back: int) -> None:
    heroes = [
        [{"hero": "ann", "at": "C3", "wears": ["jab"]}],
        [{"hero": "bob", "at": "C4", "mods": [{"what": "reflect", "by": 3}]}],
    ]
    table = position(heroes=heroes, cards={"bob": hero("ice", line="bob", defence=defence)}, at=FIELD)
    play(table, "attack", "jab", "bob")
    assert living(table, "ann").damage == back


@rule("HIS-L06", "HIS-L09")
def test_damage_and_knock_outs_are_counted_for_both_sides() -> None:
    heroes: list[Any] = [[{"hero": "ann", "at": "D7", "wears": ["jab"]}, "cat"], [{"hero": "gem", "pv": 3}]]
    table = position(heroes=heroes, at=FIELD)
    play(table, "attack", "jab", "gem")
    mine, theirs = table.sides
    assert (living(table, "ann").dealt, mine.dealt, mine.taken, mine.own_ko, mine.enemy_ko) == (6, 6, 0, 0, 1)
    assert (theirs.dealt, theirs.taken, theirs.own_ko, theirs.enemy_ko) == (0, 6, 1, 0)
    table = position(heroes=[heroes[0], []], at=FIELD)
    play(table, "attack", "jab", -2)
    assert (living(table, "ann").dealt, table.sides[0].dealt) == (8, 8)
    own = {"own": chapter({"verb": "damage", "n": 4, "to": "own_field"})}
    table = position(heroes=heroes, cards=own, sides=[{"hand": ["own"]}], at=["next_phase", 5])
    play(table, "chapter", "own")
    assert (table.sides[0].taken, table.sides[0].dealt) == (4, 0)


@rule("HIS-L12", "HIS-F14")
@pytest.mark.parametrize("prison", [False, True])
def test_who_falls_in_prison_speaks_only_if_the_text_works_there(prison: bool) -> None:
    words = text("on_ko_self", {"verb": "coins", "n": 7}, prison=prison)
    heroes: list[Any] = [[{"hero": "ann", "at": "D7", "wears": ["jab"]}], [{"hero": "gem", "pv": 1}, "bob"]]
    table = position(heroes=heroes, cards={"gem": hero("diamond", line="gem", texts=[words])}, at=FIELD)
    play(table, "attack", "jab", "gem")
    assert table.sides[1].bank == 7 * prison


@rule("HIS-A28")
def test_a_bonus_lost_with_a_fallen_ally_never_knocks_out() -> None:
    gift = text("static", {"verb": "modify", "what": "pv", "by": 5, "to": "every_own"})
    cards = {"cat": hero("water", line="cat", texts=[gift]), "doom": chapter({"verb": "ko", "to": "own_field"})}
    table = position(
        heroes=[[{"hero": "cat", "at": "C3"}, {"hero": "ann", "damage": 0, "wears": ["jab"]}], ["bob"]],
        cards=cards,
        sides=[{"hand": ["doom", "purse"]}],
        at=["next_phase", 5],
    )
    living(table, "ann").damage = 13
    play(table, "chapter", "doom")
    assert living(table, "ann").damage == 9


@rule("HIS-Q10")
def test_a_blow_on_the_heart_is_progress() -> None:
    heroes: list[Any] = [[{"hero": "ann", "at": "D7", "wears": ["jab"]}], []]
    table = position(heroes=heroes, sides=[{"hand": ["purse"]}, {"hand": ["purse"]}], quiet=7, at=FIELD)
    play(table, "attack", "jab", -2)
    table.play(("end",))
    assert table.quiet == 0


PREPARED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("before, its own Attack", {"what": "attack", "by": 2}, {}),
    ("before, this attack only", {"what": "attack", "by": 2, "turns": -2}, {}),
    ("before, the target's Defence", {"what": "defence", "by": -1, "to": "target"}, {}),
    ("if its condition holds", {"what": "pierce", "by": 2}, {"needs": [{"need": "bank", "n": 5}]}),
    ("if its condition does not hold", {"what": "pierce", "by": 2}, {"needs": [{"need": "bank", "n": 6}]}),
    ("before, the target's PV", {"what": "pv", "by": 5, "to": "target"}, {}),
    ("used up", {"what": "attack", "by": 2}, {"per_game": True}),
]


@rule("HIS-F09", "HIS-F10", "HIS-F22")
@pytest.mark.parametrize("moment", ["before", "on_attack_declared"])
@pytest.mark.parametrize(("change", "more"), [each[1:] for each in PREPARED], ids=[each[0] for each in PREPARED])
def test_the_sum_told_beforehand_is_that_of_the_blow(moment: str, change: Any, more: Any) -> None:
    ready = text(moment, {"verb": "modify", **change}, **more)
    cards = {
        "jab": attack(texts=[ready] if moment == "before" else []),
        "ann": hero(texts=[ready] if moment != "before" else []),
    }
    mine: Any = {"hero": "ann", "at": "C3", "wears": ["jab"], "used_up": bool(more.get("per_game"))}
    foes: Any = [[mine], [{"hero": "bob", "at": "C4"}]]
    table = position(heroes=foes, cards=cards, sides=[{"bank": 5}, {}], at="start_of_field")
    (blow,) = [option for option in table.options if option[0] == "attack"]
    lines = attack_lines(game.eye(table, 0, "en"), *blow[1:])
    label = game.view.choice(game.eye(table, 0, "en"), blow).label
    mods = list(living(table, "ann").mods)
    table.play(blow)
    (struck,) = told(table, "strike")
    assert label == f"jab → bob: {struck['n']} damage"
    assert [words for line in lines if (words := words_of(line)).startswith(f"= {struck['n']} damage")]
    assert f"bob would have {pv_left(table, 1, living(table, 'bob'))} PV left" in [words_of(line) for line in lines]
    assert mods == []


@rule("HIS-F10", "HIS-F15", "HIS-F22")
@pytest.mark.parametrize("moment", ["before", "on_attack_declared"])
@pytest.mark.parametrize(
    "part",
    [
        {"verb": "damage", "n": 3, "to": "target"},
        {"verb": "damage", "n": 3, "to": "every_enemy"},
        {"verb": "heal", "n": 3, "to": "target"},
        {"verb": "destroy", "kind": "equipment", "to": "target"},
        {"verb": "damage", "n": 5, "to": "enemy_heart"},
        {"verb": "revert", "to": "target"},
        {"verb": "ko", "to": "target"},
        {"verb": "return", "to": "target"},
        {"verb": "return", "to": "self"},
        {"verb": "damage", "n": 30, "to": "enemy_heart"},
    ],
)
def test_what_befalls_them_before_the_blow_is_told_beforehand(moment: str, part: dict[str, Any]) -> None:
    ready = text(moment, part)
    cards = {
        "jab": attack(texts=[ready] if moment == "before" else []),
        "ann": hero(texts=[ready] if moment != "before" else []),
        "foe": hero("ice", line="foe"),
        "foe-2": hero("ice", level=2, line="foe", evolves_from="foe", pv=12, defence=4),
    }
    mine: Any = {"hero": "ann", "at": "C3", "wears": ["jab"]}
    theirs: Any = [{"hero": "foe-2", "at": "C4", "wears": ["coat"], "damage": 6}, {"hero": "dan", "wears": ["arrow"]}]
    table = position(heroes=[[mine], theirs], cards=cards, sides=[{}, {"heart": 30}], at="start_of_field")
    (blow,) = [option for option in table.options if option[0] == "attack"]
    lines = [words_of(line) for line in attack_lines(game.eye(table, 0, "en"), *blow[1:])]
    label = game.view.choice(game.eye(table, 0, "en"), blow).label
    before = table.plain()
    attack_lines(game.eye(table, 0, "en"), *blow[1:])
    assert table.plain() == before
    table.play(blow)
    struck = told(table, "strike")
    assert label == f"jab → foe-2: {struck[0]['n'] if struck else 0} damage"
    assert [line.split()[1] for line in lines if " damage HIS-F11" in line] == [str(each["n"]) for each in struck]
    left = [pv_left(table, 1, each) for each in table.sides[1].heroes if struck and each.square >= 0]
    assert [line for line in lines if line.endswith("PV left")] == [f"foe-2 would have {pv} PV left" for pv in left]
    over = [f"(left: {table.sides[1].heart})" in line for line in lines if "is knocked out" in line]
    assert over == [True] * (len(struck) - len(left))


@rule("HIS-F22")
def test_what_is_left_open_before_the_blow_is_not_told_beforehand() -> None:
    rage = {"verb": "modify", "what": "attack", "by": 2}
    for texts in (
        [text("before", rage, optional=True)],
        [text("before", rage, cost={"coins": 1})],
        [text("before", {"verb": "roll_for", "at_least": 4, "then": [rage]})],
        [text("before", rage | {"to": "own_hero"})],
    ):
        heroes: Any = [[{"hero": "ann", "at": "C3", "wears": ["jab"]}, "cat"], [{"hero": "bob", "at": "C4"}]]
        table = position(
            heroes=heroes, cards={"jab": attack(texts=texts)}, sides=[{"bank": 9}, {}], at="start_of_field"
        )
        me = living(table, "ann")
        found = rehearsed(table, 0, me, card(table, "jab"), card(table, "bob"))
        assert found is not None
        assert found[0].sides[0].heroes[0].mods == []


@rule("HIS-F22", "HIS-A23", "HIS-T33")
@pytest.mark.parametrize(
    ("before", "foe", "struck"),
    [
        ([{"verb": "ko", "to": "self"}], "bob", 0),
        ([{"verb": "return", "to": "self"}], "bob", 0),
        ([{"verb": "ko", "to": "target"}], "bob", 0),
        ([], "rose", 1),  # whose thorns knock the attacker out
    ],
)
def test_the_after_effects_come_even_where_one_of_the_two_is_gone(before: list[Any], foe: str, struck: int) -> None:
    after = [{"verb": "heal", "n": 2, "to": "self"}, {"verb": "coins", "n": 3}, {"verb": "pm", "n": -1, "to": "target"}]
    thorns = text("static", {"verb": "modify", "what": "reflect", "by": 50})
    cards = {
        "combo": attack(texts=[*([text("before", *before)] if before else []), text("after", *after)]),
        "rose": hero("ice", line="rose", pv=30, price=0, texts=[thorns]),
        "bob": hero("ice", line="bob", price=0),
    }
    heroes: Any = [
        [{"hero": "ann", "at": "C3", "wears": ["combo"]}, {"hero": "cat", "wears": ["splash"]}],
        [{"hero": foe, "at": "C4", "wears": ["chill"]}, "gem"],
    ]
    table = position(heroes=heroes, cards=cards, sides=[{"heart": 90}], at="start_of_field")
    play(table, "attack", "combo", foe)
    assert (len(told(table, "strike")), [each["n"] for each in told(table, "gain")]) == (struck, [3])


@rule("HIS-F22", "HIS-P02")
@pytest.mark.parametrize("prison", [["gem"], []])
def test_who_has_left_the_enemy_start_square_strikes_nothing_within(prison: list[str]) -> None:
    leap = attack(texts=[text("before", {"verb": "teleport", "to": "self"})])
    heroes: Any = [[{"hero": "ann", "at": "D7", "wears": ["jab"]}], prison]
    table = position(heroes=heroes, cards={"jab": leap}, at="start_of_field")
    table.play(("attack", *offered(table, "attack")[0]))
    table.play(("square", 20))
    assert [kind for kind in ("strike", "strike_heart") if told(table, kind)] == []
    assert living(table, "ann").uses == [2]


@rule("HIS-F12", "HIS-P14")
def test_a_blow_on_the_heart_deals_no_less_than_nothing() -> None:
    weak = hero(texts=[text("static", {"verb": "modify", "what": "attack", "by": -20})])
    table = position(
        heroes=[[{"hero": "ann", "at": "D7", "wears": ["jab"]}], []], cards={"ann": weak}, at="start_of_field"
    )
    table.play(("attack", card(table, "jab"), -2))
    assert [event["n"] for event in told(table, "strike_heart")] == [0]
    assert (table.sides[0].dealt, living(table, "ann").dealt, table.sides[1].heart) == (0, 0, 30)


@rule("HIS-A28", "HIS-F15")
def test_pv_that_a_condition_gave_are_gone_before_the_next_damage() -> None:
    rich = text("static", {"verb": "modify", "what": "pv", "by": 10}, needs=[{"need": "bank", "n": 5}])
    cards = {
        "bob": hero("ice", line="bob", texts=[rich]),
        "page": chapter({"verb": "coins", "n": -5, "who": "enemy"}, {"verb": "damage", "n": 3}),
    }
    heroes: Any = [[{"hero": "ann", "at": "C3"}], [{"hero": "bob", "at": "C4", "damage": 15}]]
    table = position(heroes=heroes, cards=cards, sides=[{"hand": ["page"]}, {"bank": 5}], at=["next_phase", 5])
    play(table, "chapter", "page")
    assert (table.sides[1].heroes, table.sides[1].heart) == ([], 28)  # 1 PV was left
