"""DRM-L The Legion and its spells."""

from typing import Any

import pytest

from ludotheque.games.darkrituals.rules.wounds import eliminate
from ludotheque.testing import rule

from .helpers import BOX, asked, fig, finish, names, options, position, then, told, turn, walk, where, zone

UNITS = {
    "condemned": (2, 2, 2, 1, 1, 1),
    "ravenous": (3, 2, 3, 1, 1, 1),
    "possessed": (2, 1, 2, 1, 1, 1),
    "ikrek": (2, 4, 2, 6, 1, 1),
    "hagatha": (2, 4, 2, 4, 1, 1),
    "pekka": (3, 4, 2, 5, 1, 1),
    "haborym": (6, 6, 4, 8, 2, 3),
    "peasant": (1, 1, 1, 1, 1, 0),
    "militia": (2, 2, 1, 1, 1, 1),
}


@rule("DRM-L01", "DRM-M05")
@pytest.mark.parametrize("name", UNITS)
def test_figures_have_the_printed_numbers(name: Any) -> None:
    unit = BOX[name]
    assert (unit.force, unit.resistance, unit.agility, unit.health, unit.damage, unit.grip) == UNITS[name]


@rule("DRM-L01", "DRM-M05")
def test_creatures_are_strong_and_hold_fast() -> None:
    creatures = [unit for unit in BOX.cards.values() if getattr(unit, "sort", "") == "creature"]
    for unit in creatures:
        assert 4 <= unit.force <= 5 and 3 <= unit.resistance <= 4 and 2 <= unit.agility <= 4 and unit.grip == 2
        assert 3 <= unit.health <= 4 and 1 <= unit.damage <= 2 and unit.cost == 2 and unit.figures == 1


@rule("DRM-L02", "DRM-T01")
@pytest.mark.parametrize("name", ["ikrek", "condemned", "hexhound", "possessed"])
def test_an_enemy_is_any_member_of_the_legion(name: Any) -> None:
    table = walk("Attack Enemy", figures={"curthouse": "B3.NE", name: "B3.NE"}, energy=0, dice=[1])
    assert told(table, "attack")[0]["whom"] == name


@rule("DRM-L03", "DRM-T01")
@pytest.mark.parametrize(
    ("noun", "name", "fits"),
    [
        ("Disciple", "condemned", True),
        ("Disciple", "hexhound", True),
        ("Disciple", "ikrek", False),
        ("Disciple", "possessed", False),
        ("Minion", "possessed", False),
        ("Minion", "ravenous", True),
        ("Creature", "hexhound", True),
        ("Creature", "ravenous", False),
        ("Witch", "ikrek", True),
    ],
)
def test_what_the_nouns_mean(noun: Any, name: Any, fits: Any) -> None:
    table = walk(f"Attack {noun}", figures={"curthouse": "B3.NE", name: "B3.NE"}, energy=0, dice=[1])
    assert bool(told(table, "attack")) == fits


@rule("DRM-L03")
def test_a_serf_on_hero_cards_is_not_possessed() -> None:
    table = walk("Move Towards Serf", figures={"curthouse": "B3.NE", "possessed": "B3.SE", "peasant": "B2.NE"})
    assert where(table, "curthouse") == "B2.SE"


def cast(witch: Any, die: Any, x: Any = 0, target: Any = True, **words: Any) -> Any:
    figures = {"curthouse": "A2.NE", witch: "A2.NE", **words.pop("figures", {})}
    table = turn(figures, dice=[die], **words)
    aim = fig(table, "curthouse") if target else -1
    return finish(table, ("cast", fig(table, witch), aim, x))


@rule("DRM-L04", "DRM-L05")
@pytest.mark.parametrize(
    ("witch", "total", "spell"),
    [
        ("ikrek", 4, "none"),
        ("ikrek", 5, "sappen"),
        ("ikrek", 6, "rekovoren"),
        ("ikrek", 7, "genereta"),
        ("ikrek", 9, "genereta"),
        ("hagatha", 5, "fummel"),
        ("hagatha", 6, "dorn"),
        ("hagatha", 9, "dorn"),
        ("pekka", 5, "rekovoren"),
        ("pekka", 6, "perfora"),
        ("pekka", 7, "dorn"),
        ("pekka", 3, "none"),
    ],
)
def test_the_cast_total_names_the_spell_of_the_row(witch: Any, total: Any, spell: Any) -> None:
    table = cast(witch, max(1, total - 3), total - max(1, total - 3))
    assert told(table, "cast")[0]["spell"] == spell
    assert table.spent == 2 + total - max(1, total - 3)


@rule("DRM-L06")
@pytest.mark.parametrize(
    ("witch", "die", "x", "total", "damage"),
    [
        ("pekka", 6, 0, 6 + 3 + 2, 1),  # Perfora: +2
        ("pekka", 6, 1, 7 + 3, 2),  # Dorn
        ("hagatha", 6, 0, 6 + 2, 2),  # Dorn
        ("ikrek", 5, 0, 5 + 2, 1),  # Sappen
        ("hagatha", 5, 0, 5 + 2, 1),  # Fummel
    ],
)
def test_an_attacking_spell_adds_the_witchs_force(witch: Any, die: Any, x: Any, total: Any, damage: Any) -> None:
    table = cast(witch, die, x)
    assert told(table, "hit")[0]["n"] == total and table.wounds[0] == damage


@rule("DRM-L06", "DRM-W15")
def test_sappen_drains_hit_or_not() -> None:
    strong = {"curthouse": {**BOX.raw["curthouse"], "resistance": 12}}
    table = cast("ikrek", 5, plants=3, cards=strong)
    assert table.wounds[0] == 0 and len(table.pool) == 2


@rule("DRM-L08")
def test_a_cast_without_a_target() -> None:
    nothing = cast("hagatha", 6, target=False)
    assert nothing.wounds[0] == 0 and not told(nothing, "hit")
    healing = cast("ikrek", 6, target=False, figures={"ikrek": {"at": "A2.NE", "wounds": 1}})
    assert asked(healing) == "restore"  # a spell that needs none ignores it
    far = turn({"curthouse": "B3.SE", "ikrek": "A1.NW"})
    assert {option[2] for option in options(far, "cast") if option[1] == fig(far, "ikrek")} == {-1}
    near = turn({"curthouse": "A1.SW", "peasant": "A2.SW", "ikrek": "A1.NW"})
    assert {option[2] for option in options(near, "cast") if option[1] == fig(near, "ikrek")} == {-1, 0}


@rule("DRM-L15")
def test_rekovoren_and_genereta_ask_after_the_die() -> None:
    table = cast("ikrek", 6, figures={"ikrek": {"at": "A2.NE", "wounds": 3}, "hagatha": {"at": "A1.SE", "wounds": 1}})
    assert {option[1] for option in table.options} == {fig(table, "ikrek"), fig(table, "hagatha")}
    finish(table, ("heal", fig(table, "ikrek")))
    assert table.wounds[fig(table, "ikrek")] == 1
    table = cast("ikrek", 6, 1)
    near = {table.setup.kit.board.names[option[1]] for option in table.options}
    assert near == {"A2.NE", "A2.NW", "A2.SE", "A1.SE", "B2.NW"}
    finish(table, ("place", zone(table, "A1.SE")))
    assert where(table, "condemned") == "A1.SE"


@rule("DRM-L15")
def test_a_spell_that_finds_nothing_to_do_does_nothing() -> None:
    healthy = cast("ikrek", 6)
    assert asked(healthy) == "act_again" and healthy.spent == 2
    empty = cast("ikrek", 6, 1, figures={"condemned": ["B3.SE"] * 8})
    assert asked(empty) == "act_again" and empty.spent == 3
    bare = cast("hagatha", 5)
    assert bare.wounds[0] == 1 and not told(bare, "stripped")


@rule("DRM-L15")
def test_fummel_strips_an_upgrade_of_the_witch_masters_choice() -> None:
    geared = {"curthouse": {"at": "A2.NE", "gear": ["whetted-blade", "hare-foot"]}}
    table = cast("hagatha", 5, figures=geared)
    assert asked(table) == "strip_chosen" and len(table.options) == 2
    finish(table, table.options[1])
    assert names(table, table.gear[0]) == ["whetted-blade"] and names(table, table.loot_pile) == ["hare-foot"]
    one = cast("hagatha", 5, figures={"curthouse": {"at": "A2.NE", "gear": ["whetted-blade"]}})
    assert one.gear[0] == [] and asked(one) == "act_again"


def assault(witch: Any, attack: Any, defence: Any, x: Any = 0, **words: Any) -> Any:
    """A hero attacks a witch, who Defends with X."""
    hero = words.pop("hero", {"at": "A2.NE"})
    table = walk("Attack Witch", figures={"curthouse": hero, witch: "A2.NE"}, dice=[attack, defence], **words)
    assert asked(table) == "defend"
    return finish(table, ("defend", x))


@rule("DRM-L07", "DRM-L04")
@pytest.mark.parametrize(
    ("witch", "die", "x", "spell", "total"),
    [
        ("ikrek", 3, 0, "", 4 + 3),
        ("ikrek", 5, 0, "schild", 4 + 5 + 2),
        ("ikrek", 6, 3, "haraha", 4 + 9 + 2),
        ("hagatha", 5, 0, "fallen-schild", 4 + 5 + 3),
        ("hagatha", 6, 0, "brechen", 4 + 6 + 2),
        ("pekka", 5, 0, "schild", 4 + 5 + 2),
        ("pekka", 6, 1, "schopfen", 4 + 7 + 2),
    ],
)
def test_a_witch_defends_with_die_x_and_spell(witch: Any, die: Any, x: Any, spell: Any, total: Any) -> None:
    table = assault(witch, 6, die, x)
    assert told(table, "defend")[0]["n"] == total and table.spent == 1 + x
    assert [line["spell"] for line in told(table, "spell")] == ([spell] if spell else [])


@rule("DRM-L07")
def test_brechen_takes_the_attack_upgrade() -> None:
    table = assault("hagatha", 1, 6, hero={"at": "A2.NE", "gear": ["whetted-blade", "mail-coat"]})
    assert names(table, table.gear[0]) == ["mail-coat"]


@rule("DRM-L07")
def test_haraha_hurts_the_attacker_only_if_he_misses() -> None:
    missed = assault("ikrek", 1, 6)
    assert missed.wounds[0] == 1
    strong = {"curthouse": {**BOX.raw["curthouse"], "force": 12}}
    hit = assault("ikrek", 6, 6, cards=strong)
    assert hit.wounds[0] == 0 and hit.wounds[fig(hit, "ikrek")] == 2


@rule("DRM-L07")
def test_schopfen_draws_a_card() -> None:
    table = assault("pekka", 1, 6)
    assert len(table.master.hand) == 2


@rule("DRM-L18", "DRM-A05")
def test_fummel_in_defence_foils_the_attack_and_no_reaction_is_cast() -> None:
    strong = {"curthouse": {**BOX.raw["curthouse"], "force": 12, "alchemy": 4}}
    table = assault(
        "hagatha",
        6,
        6,
        1,
        cards=strong,
        plants=4,
        reactions=("L1 When any Hero Attacks, gain +1",),
        hero={"at": "A2.NE", "gear": ["hare-foot"]},
    )
    assert table.wounds[fig(table, "hagatha")] == 0 and len(table.pool) == 4 and table.gear[0] == []
    sure = ("L1 When any Hero Attacks, gain +9",)  # 1 + 3 against 4 + 7: it would turn any other miss
    weak = assault("hagatha", 1, 6, 1, cards=strong | {"curthouse": BOX.raw["curthouse"]}, plants=4, reactions=sure)
    assert weak.wounds[fig(weak, "hagatha")] == 0 and len(weak.pool) == 4
    brechen = assault("hagatha", 1, 6, 0, cards={"curthouse": BOX.raw["curthouse"]}, plants=4, reactions=sure)
    assert brechen.wounds[fig(brechen, "hagatha")] == 2 and len(brechen.pool) == 3


@rule("DRM-L09")
def test_cubes_do_not_serve_witches() -> None:
    table = turn({"curthouse": "A2.NE", "ikrek": "A2.NE"}, dice=[5], cubes=[5, 0, 5, 5])
    finish(table, ("cast", fig(table, "ikrek"), 0, 0))
    assert told(table, "hit")[0]["n"] == 5 + 2


@rule("DRM-L10")
def test_where_the_eliminated_go() -> None:
    table = position({"teuta": "B3.SE", "condemned": "A2.NE", "hexhound": "A2.NE", "possessed": "A2.NE"}, at="redraw")
    for name in ("condemned", "hexhound", "possessed", "ikrek"):
        eliminate(table, fig(table, name), "hero")
    table.energy = 10
    table.question = None
    from ludotheque.games.darkrituals.rules.turn import turns

    offered = turns(table, 0)
    assert ("recall", fig(table, "hagatha"), table.setup.kit.witches[0]) in offered
    assert any(option[0] == "summon" and option[2] == "condemned" for option in offered)
    assert fig(table, "possessed") < 0 and all(table.place[f] < 0 for f in table.setup.kit.serfs)


@rule("DRM-L10", "DRM-L17", "DRM-L13")
def test_the_last_minion_and_a_creature_can_be_placed_again_once_they_fell() -> None:
    crowd = {"teuta": "B3.SE", "ikrek": "A1.NW", "ravenous": ["A3.NW"] * 6, "hexhound": {"at": "A3.NW", "wounds": 2}}
    table = turn(crowd, hand=["call-hexhound"])
    assert ("summon", 6, "ravenous") not in table.options and not options(table, "craft")
    for name in ("ravenous", "hexhound"):
        eliminate(table, fig(table, name), "hero")
    table = then(table, "choose_turn")
    card = table.master.hand[0]
    assert ("summon", 6, "ravenous") in table.options and ("craft", 6, card, -1) in table.options
    finish(table, ("summon", 6, "ravenous"), ("craft", 6, card, -1))
    assert where(table, "hexhound") == "A1.NW" and table.wounds[fig(table, "hexhound")] == 0
    assert sorted(where(table, "ravenous", n) for n in range(6)) == ["A1.NW", *["A3.NW"] * 5]


@rule("DRM-L12")
def test_a_possessed_serf_is_no_peasant_but_counts_as_a_serf_when_lost() -> None:
    table = position({"teuta": "B3.SE", "possessed": "A2.NE", "ikrek": "A2.NE"}, at="choose_turn")
    assert not options(table, "possess")
    eliminate(table, fig(table, "possessed"), "hero")
    assert table.serfs_lost == 1 and table.souls == 0


@rule("DRM-L16")
def test_a_serf_hurt_by_a_spell_has_no_save_and_counts_for_the_legion() -> None:
    table = position(
        {"militia": "A2.NE", "ikrek": "A2.NE", "teuta": "B3.SE"},
        dice=[1, 6],
        at=[["activate_heroes"], ["redraw"]],
        mode="caverns",
        ai=["ai-5t"],
    )
    assert asked(table) == "defend"
    finish(table, ("defend", 0))
    assert fig(table, "militia") < 0 and table.souls == 1 and not told(table, "saved") and not told(table, "lost-save")


@rule("DRM-L06", "DRM-W15", "DRM-A14")
def test_sappen_strikes_before_the_plant_is_lost() -> None:
    figures = {"teuta": "A1.NW", "curthouse": "B3.SE"}
    table = turn(figures, plants=1, cubes=[0, 3, 0, 0], dice=[5])
    finish(table, ("cast", fig(table, "ikrek"), 4, 0))
    # 7 against 6: the last plant buys Resistance 7, and then there is none to lose
    assert table.wounds[4] == 0 and not table.pool
    kinds = [event.kind for event in table.story or []]
    assert kinds.index("reaction") < kinds.index("drained") and told(table, "drained")[0]["n"] == 0
