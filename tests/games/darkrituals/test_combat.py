"""DRM-K Combat, elimination and spawn."""

from typing import Any

import pytest

from ludotheque.games.darkrituals.rules.heroes import spawn
from ludotheque.games.darkrituals.rules.setup import ROSTER
from ludotheque.games.darkrituals.rules.wounds import eliminate
from ludotheque.testing import rule

from .helpers import BOX, OPEN, asked, asked_text, fig, finish, hero_turn, position, then, told, turn, walk, where

HERE = "B3.NE"


def clash(attacker: Any, target: Any, dice: Any, **words: Any) -> Any:
    """One attack between two figures that share a zone."""
    figures = {"teuta": "A1.SW", attacker: HERE, target: HERE, **words.pop("figures", {})}
    table = position(figures, dice=dice, at="redraw", **words)
    return then(table, "attack", fig(table, attacker), fig(table, target), 0)


@rule("DRM-K01", "DRM-K02")
def test_a_heros_total_is_die_force_weapon_and_gain() -> None:
    table = walk(
        "Attack Enemy & Gain +1",
        figures={"curthouse": {"at": HERE, "gear": ["whetted-blade"]}, "hexhound": HERE, "teuta": HERE},
        cubes=[1, 0, 0, 0],
        energy=0,
        dice=[4],
    )
    line = told(table, "attack")[0]
    assert (line["die"], line["force"]) == (4, 3 + 1 + 1 + 1 + 1)


@rule("DRM-K03", "DRM-K05")
def test_the_witch_master_decides_knowing_the_attack_total() -> None:
    table = walk("Attack Enemy", figures={"curthouse": HERE, "condemned": HERE}, dice=[2])
    assert asked(table) == "defend"
    assert "5 against Resistance 2" in asked_text(table)


@rule("DRM-K04", "DRM-K06")
@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, True)])
def test_equality_favours_the_defender(die: Any, hit: Any) -> None:
    tough = {"condemned": {**BOX.raw["condemned"], "resistance": 4}}
    table = walk("Attack Enemy", figures={"curthouse": HERE, "condemned": HERE}, cards=tough, energy=0, dice=[die])
    assert (fig(table, "condemned") < 0) == hit


@rule("DRM-K06")
def test_damage_is_the_weapons_never_the_difference() -> None:
    table = walk(
        "Attack Enemy", slot=2, figures={"battista": HERE, "ikrek": HERE}, energy=0, dice=[6], cubes=[5, 0, 0, 0]
    )
    assert table.wounds[fig(table, "ikrek")] == 1
    warrior = walk("Attack Enemy", figures={"curthouse": HERE, "ikrek": HERE}, energy=0, dice=[6])
    assert warrior.wounds[fig(warrior, "ikrek")] == 2
    heroes = [card for card in BOX.cards.values() if hasattr(card, "job")]
    assert {card.job for card in heroes if card.damage == 2} == {"warrior", "rogue"} and len(heroes) == 12


@rule("DRM-K07", "DRM-K08", "DRM-K09")
def test_heroes_never_defend_and_a_hit_is_all_or_nothing() -> None:
    missed = clash("ravenous", "curthouse", [1])
    assert missed.wounds[0] == 0  # 4 against 4
    hit = clash("ravenous", "curthouse", [6])
    assert hit.wounds[0] == 1 and asked(hit) == "discard"  # 9 against 4 is one wound, and nobody was asked


@rule("DRM-K10")
def test_a_legion_attack_is_die_and_force() -> None:
    table = turn({"curthouse": HERE, "hexhound": HERE}, dice=[3])
    finish(table, ("attack", fig(table, "hexhound"), 0))
    assert told(table, "attack")[0]["n"] == 3 + 4
    wing = turn({"curthouse": HERE, "gallowswing": "B3.SE", "condemned": "B3.SE"})
    assert ("attack", fig(wing, "gallowswing"), 0) in wing.options  # range 1
    assert ("attack", fig(wing, "condemned"), 0) not in wing.options


@rule("DRM-K11")
@pytest.mark.parametrize(("name", "save", "alive"), [
    ("peasant", 4, False), ("peasant", 5, True), ("militia", 3, False), ("militia", 4, True),
])  # fmt: skip
def test_a_serf_that_is_hit_makes_an_arrow_save(name: Any, save: Any, alive: Any) -> None:
    table = clash("ravenous", name, [6, save])
    assert (fig(table, name) >= 0) == alive
    missed = clash("condemned", "militia", [1, 1], cards={"militia": {**BOX.raw["militia"], "resistance": 3}})
    assert fig(missed, "militia") >= 0 and not told(missed, "saved")


@rule("DRM-K13", "DRM-K14", "DRM-K15")
def test_at_its_health_a_character_is_eliminated_at_once() -> None:
    table = clash("ravenous", "curthouse", [6], figures={"curthouse": {"at": HERE, "wounds": 6}})
    assert fig(table, "curthouse") < 0 and table.heroes_lost == 1


@rule("DRM-K17")
def test_the_slot_stays_empty_until_its_number_is_turned() -> None:
    table = hero_turn("ai-5b", {"teuta": HERE, "curthouse": {"at": HERE, "wounds": 0}})
    eliminate(table, 0, "legion")
    then(table, "activate_heroes")
    while asked(table) != "discard":
        table.play(table.options[0])
    turned = told(table, "turned")[-1]
    assert (table.place[0] >= 0) == (turned["slot"] == 1)


@rule("DRM-K18", "DRM-K19")
def test_an_unused_hero_of_the_class_enters_else_the_lowest_of_the_roster() -> None:
    table = position({"curthouse": "A3.NW"}, at="redraw")
    eliminate(table, 0, "legion")
    spawn(table, 0)
    assert where(table, "brannoc") == "B3.SE" and fig(table, "brannoc") == 0
    other = position({}, at="redraw")
    other.reserve = [other.setup.kit.kinds[name] for name in ("teuta", "corday")]
    spawn(other, 0)
    assert where(other, "teuta") == "B3.SE"


@rule("DRM-K20", "DRM-K21")
def test_with_none_unused_the_eliminated_return_of_the_class_then_longest_ago() -> None:
    table = position({}, at="redraw")
    kinds = table.setup.kit.kinds
    table.reserve, table.fallen = [], [kinds["corday"], kinds["brannoc"], kinds["curthouse"]]
    spawn(table, 0)
    assert fig(table, "brannoc") == 0 and table.wounds[0] == 0 and table.gear[0] == []
    spawn(table, 4)
    assert fig(table, "corday") == 4


@rule("DRM-K18", "DRM-K20", "DRM-K21", "DRM-K14")
def test_whoever_is_unused_comes_before_whoever_fell_and_these_in_the_order_they_fell() -> None:
    all_fell = list(ROSTER[:10])
    words: dict[str, Any] = {"at": "redraw", "energy": 0}
    table = position({"vesna": {"at": HERE, "slot": 1}}, eliminated=all_fell, unused=["tancred"], **words)
    spawn(table, 1)  # a scholar who was never used, not the hunter who fell
    assert fig(table, "tancred") == 1 and table.reserve == []
    eliminate(table, 1, "legion")
    eliminate(table, 0, "legion")
    order = [table.setup.kit.ids[kind] for kind in table.fallen]
    assert order == [*all_fell, "tancred", "vesna"]  # the latest last
    spawn(table, 5)
    assert fig(table, "corday") == 5
    spawn(table, 4)
    assert fig(table, "teuta") == 4
    eliminate(table, 5, "legion")
    spawn(table, 5)
    assert fig(table, "tancred") == 5  # of two scholars the one who fell longer ago


@rule("DRM-K22")
def test_the_newcomer_enters_on_the_red_zone() -> None:
    table = hero_turn("ai-5b", {"curthouse": "A3.NW"})
    assert told(table, "spawned")[0] == {"who": "teuta", "slot": 5, "zone": "B3.SE"}
    elsewhere = {"heroes": {**OPEN, "red": "A2.SW"}}  # where no slot starts
    table = hero_turn("ai-5t", {"curthouse": "A3.NW", "hexhound": "A2.SW"}, cards=elsewhere, energy=0, dice=[1])
    assert where(table, "teuta") == "A2.SW"


@rule("DRM-K24", "DRM-K25")
def test_attacks_are_resolved_one_after_another_and_a_lost_target_is_skipped() -> None:
    table = position({"curthouse": HERE, "condemned": HERE}, energy=0, dice=[6, 6], at="redraw")
    condemned = fig(table, "condemned")
    then(table, "attacks", 0, (condemned, condemned), 0, 0)
    assert len(told(table, "attack")) == 1 and table.cubes == [1, 0, 0, 0]


@rule("DRM-K26")
def test_a_ranged_weapon_has_two_bonuses() -> None:
    archer = {"corday": {**BOX.raw["corday"], "blow": 2, "shot": 1}}
    figures = {"corday": HERE, "hexhound": HERE}
    near = walk("Attack Enemy", slot=6, figures=figures, cards=archer, energy=0, dice=[1])
    far = walk("Attack Enemy", slot=6, figures={**figures, "hexhound": "B3.SE"}, cards=archer, energy=0, dice=[1])
    assert told(near, "attack")[0]["force"] == 2 + 2 and told(far, "attack")[0]["force"] == 2 + 1
    melee = walk("Attack Enemy", figures={"curthouse": HERE, "hexhound": "B3.SE"})
    assert not told(melee, "attack")


@rule("DRM-K27", "DRM-V04")
def test_a_hero_eliminated_twice_counts_twice() -> None:
    table = position({"curthouse": HERE, "teuta": HERE}, at="redraw")
    eliminate(table, 0, "legion")
    table.reserve = []
    spawn(table, 0)
    eliminate(table, 0, "legion")
    assert table.heroes_lost == 2


@rule("DRM-K28")
def test_a_serfs_attack_may_be_defended_and_no_hero_reacts() -> None:
    reaction = ("L1 When any Hero Attacks, gain +1",)
    table = walk(
        "Command 1 Serf",
        reactions=reaction,
        figures={"curthouse": "B3.SE", "peasant": HERE, "condemned": HERE},
        plants=3,
        dice=[3, 2],
    )
    assert asked(table) == "defend"
    finish(table, ("defend", 0))  # 4 against 4
    assert where(table, "condemned") == HERE and len(table.pool) == 3


@rule("DRM-L14", "DRM-E4-08")
def test_a_witch_barred_from_acting_may_still_defend() -> None:
    table = position(
        {"curthouse": "A1.NW", "pekka": "A1.NW"},
        mode="caverns",
        dice=[1],
        ai=["ai-1b"],
        at=[["activate_heroes"], ["redraw"]],
    )
    assert asked(table) == "defend"
    acting = position({"teuta": "B3.SE", "pekka": "A1.NW"}, mode="caverns", at="choose_turn")
    assert not [option for option in acting.options if option[1:2] == (fig(acting, "pekka"),)]


@rule("DRM-W28", "DRM-K05")
@pytest.mark.parametrize(("hero", "foe", "die", "total"), [("teuta", "condemned", 6, 9), ("corday", "bonehulk", 1, 3)])
def test_any_attack_may_be_defended_even_in_vain(hero: Any, foe: Any, die: Any, total: Any) -> None:
    table = position({hero: "B2.NE", foe: "B2.NE"}, dice=[die, 6], at="redraw")
    then(table, "attack", fig(table, hero), fig(table, foe), 0)
    assert asked(table) == "defend" and told(table, "attack")[0]["n"] == total
    finish(table, ("defend", 0))
    assert table.energy == 9 and table.spent == 1
