"""DRM-T Which of several targets."""

from typing import Any

from ludotheque.games.darkrituals.rules.heroes import heal
from ludotheque.games.darkrituals.rules.targets import harm, likelihood
from ludotheque.testing import rule

from .helpers import BOX, OPEN, fig, position, told, walk, where

HERE = "B3.NE"


def victims(table: Any) -> Any:
    return [line["whom"] for line in told(table, "attack")]


def attack(figures: Any, entry: Any = "Attack Enemy", slot: Any = 1, **words: Any) -> Any:
    words.setdefault("dice", [1, 1, 1, 1])
    words.setdefault("energy", 0)
    return walk(entry, slot=slot, figures=figures, **words)


@rule("DRM-T02", "DRM-O02")
def test_the_objective_is_what_the_encounter_says() -> None:
    table = attack({"curthouse": HERE, "ikrek": HERE, "condemned": HERE}, "Activate Objective")
    assert victims(table) == ["ikrek"]
    moved = walk("Move Towards Objective", figures={"curthouse": "B2.NE", "condemned": "B2.SE"})
    assert where(moved, "curthouse") == "B1.SE"


@rule("DRM-T03")
def test_the_next_kind_only_if_the_first_gives_no_target() -> None:
    both = attack({"curthouse": HERE, "condemned": HERE, "hexhound": HERE}, "Attack Creature, Minion")
    assert victims(both) == ["hexhound"]
    second = attack({"curthouse": HERE, "condemned": HERE, "hexhound": "A1.NW"}, "Attack Creature, Minion")
    assert victims(second) == ["condemned"]


@rule("DRM-T04", "DRM-T10")
def test_the_nearest_first() -> None:
    table = attack({"corday": HERE, "condemned": "B3.SE", "hexhound": HERE}, slot=6)
    assert victims(table) == ["hexhound"]


@rule("DRM-T05", "DRM-T06")
def test_then_the_likeliest_to_be_eliminated() -> None:
    figures = {"curthouse": HERE, "ikrek": HERE, "condemned": HERE}
    assert victims(attack(figures)) == ["condemned"]  # a healthy witch cannot be eliminated by one blow
    weak = {**figures, "ikrek": {"at": HERE, "wounds": 5}}
    assert victims(attack(weak, energy=10, dice=[6])) == ["condemned"]  # Resistance 2 is easier than 4


@rule("DRM-T06")
def test_then_the_category_then_health_then_number() -> None:
    strong = {"curthouse": {**BOX.raw["curthouse"], "force": 12}}
    alike = {
        "curthouse": HERE, "condemned": HERE, "ravenous": HERE, "possessed": [{"at": HERE}, {"at": HERE, "ruby": True}],
        "hexhound": {"at": HERE, "wounds": 2}, "ikrek": {"at": HERE, "wounds": 5}, "haborym": {"at": HERE, "wounds": 7},
    }  # fmt: skip
    open_rubies = {**OPEN, "yellow": "A2.SW", "pit": True, "demon": "haborym", "heroes_win": []}
    table = position(
        alike, mode="rubies", cards={**strong, "rubies": open_rubies}, energy=0, summoned=True, at="redraw"
    )
    order = sorted(
        (f for f in range(6, len(table.place)) if table.place[f] == table.place[0]), key=lambda f: harm(table, 0, f)
    )
    kit = table.setup.kit
    found = [kit.ids[table.kind[f]] for f in order]
    assert found == ["haborym", "ikrek", "hexhound", "possessed", "possessed", "ravenous", "condemned"]
    assert order[3] in table.carriers
    twins = position({"curthouse": HERE, "condemned": [HERE, HERE]}, energy=0, at="redraw")
    one, two = fig(twins, "condemned"), fig(twins, "condemned", 1)
    assert harm(twins, 0, one) < harm(twins, 0, two)
    healthy = position({"curthouse": HERE, "ikrek": HERE, "hagatha": HERE}, energy=0, at="redraw")
    assert harm(healthy, 0, fig(healthy, "hagatha")) < harm(healthy, 0, fig(healthy, "ikrek"))  # fewer health left


@rule("DRM-T06")
def test_a_target_that_wins_the_game_comes_first() -> None:
    figures = {"curthouse": HERE, "condemned": HERE, "ikrek": {"at": HERE, "wounds": 5}}
    table = attack(figures, witches_lost=2, dice=[6])
    assert victims(table) == ["ikrek"] and table.over


@rule("DRM-T07")
def test_the_chance_is_exact_and_assumes_a_plain_defence() -> None:
    table = position({"curthouse": HERE, "condemned": HERE, "ikrek": HERE}, energy=0, at="redraw")
    condemned = fig(table, "condemned")
    assert likelihood(table, 0, condemned, 0) == (-36, 0)  # 1 + 3 beats 2
    table.energy = 1
    # die + 3 > 2 + die: 26 of the 36 pairs have the first at least as high as the second, less one
    assert likelihood(table, 0, condemned, 0)[0] == -sum(a + 3 > b + 2 for a in range(1, 7) for b in range(1, 7))
    assert likelihood(table, 0, fig(table, "ikrek"), 0)[0] == 0  # more health than damage


@rule("DRM-T07", "DRM-H18")
def test_what_an_entry_adds_counts_in_the_chance() -> None:
    figures = {"curthouse": HERE, "condemned": HERE, "ikrek": {"at": HERE, "wounds": 5}}
    plain = walk("Attack Enemy", figures=figures, energy=0, dice=[1])
    assert victims(plain) == ["condemned"]  # surely, but 1 + 3 would not beat Ikrek's 4
    raised = walk("Attack Enemy & Gain +1", figures=figures, energy=0, dice=[1])
    assert victims(raised) == ["ikrek"]  # both surely, and a witch hurts more


@rule("DRM-T09", "DRM-A25")
def test_the_worst_hurt_hero_is_helped_first() -> None:
    figures = {
        "curthouse": {"at": HERE, "wounds": 3},  # 4 left
        "teuta": {"at": "A1.SW", "wounds": 3},  # 3 left
        "corday": {"at": "A1.SW", "wounds": 3},  # 3 left, higher slot
        "battista": {"at": HERE, "wounds": 1},
    }
    table = position(figures, at="redraw")
    heal(table, 3)
    assert [table.wounds[s] for s in (0, 1, 4, 5)] == [2, 1, 2, 2]
    heal(table, 1)
    assert [table.wounds[s] for s in (0, 1, 4, 5)] == [2, 1, 1, 2]  # four left on two of them: the lower slot
    level = {"battista": {"at": HERE, "wounds": 3}, "brannoc": {"at": HERE, "wounds": 4, "slot": 6}}
    table = position(level, at="redraw")  # three left on both
    heal(table, 1)
    assert [table.wounds[s] for s in (1, 5)] == [3, 3]  # the one with more wounds, though his slot is higher


@rule("DRM-T11", "DRM-T13")
def test_with_the_advanced_choice_a_hero_stronger_in_melee_goes_all_the_way() -> None:
    brawler = {"corday": {**BOX.raw["corday"], "blow": 3, "shot": 0}}
    figures = {"corday": "B3.NE", "hexhound": "B2.NE"}
    plain = walk("Move 2 To Creature", slot=6, figures=figures, cards=brawler)
    clever = walk("Move 2 To Creature", slot=6, figures=figures, cards=brawler, options={"advanced_choice": True})
    assert where(plain, "corday") == "B2.SE" and where(clever, "corday") == "B2.NE"
    archer = walk("Move 2 To Creature", slot=6, figures=figures, options={"advanced_choice": True})
    assert where(archer, "corday") == "B2.SE"
    both = {"corday": {**BOX.raw["corday"], "blow": 1, "shot": 1}}
    equal = walk("Move 2 To Creature", slot=6, figures=figures, cards=both, options={"advanced_choice": True})
    assert where(equal, "corday") == "B2.SE"


@rule("DRM-T12", "DRM-T13")
def test_with_the_advanced_choice_a_shooter_takes_the_likeliest_not_the_nearest() -> None:
    figures = {"corday": HERE, "hexhound": HERE, "condemned": "B3.SE"}
    assert victims(attack(figures, slot=6)) == ["hexhound"]
    assert victims(attack(figures, slot=6, options={"advanced_choice": True})) == ["condemned"]
    melee = {"curthouse": HERE, "hexhound": HERE, "condemned": "B3.SE"}
    assert victims(attack(melee, options={"advanced_choice": True})) == ["hexhound"]


@rule("DRM-T12", "DRM-T13", "DRM-T06")
def test_with_the_advanced_choice_a_melee_hero_chooses_as_ever() -> None:
    last = {"ikrek": {"at": HERE, "wounds": 5}, "condemned": HERE}  # the third witch, though a minion falls more easily
    words: dict[str, Any] = {"options": {"advanced_choice": True}, "witches_lost": 2, "energy": 3}
    assert victims(attack({"curthouse": HERE, **last}, **words)) == ["ikrek"]
    assert victims(attack({"corday": HERE, **last}, slot=6, **words)) == ["condemned"]
    assert victims(attack({"corday": HERE, **last}, slot=6, **{**words, "options": {}})) == ["ikrek"]


@rule("DRM-T11", "DRM-T13", "DRM-M10")
def test_with_the_advanced_choice_a_teleport_too_ends_where_he_strikes_hardest() -> None:
    walled = {**OPEN, "walls": ["A2.NE-B2.NW", "A2.SE-B2.SW", "A1.SE-B1.SW", "A3.NE-B3.NW"]}
    figures = {
        "corday": "B2.NW",
        "hexhound": "A2.NE",
    }  # beside him, behind a wall: every place to shoot from is farther
    words: dict[str, Any] = {"slot": 6, "figures": figures, "cards": {"heroes": walled}}
    plain = walk("Teleport To Creature", **words)
    clever = walk("Teleport To Creature", options={"advanced_choice": True}, **words)
    assert where(plain, "corday") == "A2.NE" and where(clever, "corday") == "A1.SE"  # shot +1, blow 0
    short = walk("Teleport 1 To Creature", options={"advanced_choice": True}, **words)
    assert where(short, "corday") == "A2.NE"
    brawler = {"heroes": walled, "corday": {**BOX.raw["corday"], "blow": 3, "shot": 1}}
    far: dict[str, Any] = {"slot": 6, "figures": {"corday": "B3.SE", "hexhound": "A2.NE"}, "cards": brawler}
    assert where(walk("Teleport To Creature", options={"advanced_choice": True}, **far), "corday") == "A2.NE"


@rule("DRM-T11", "DRM-T13", "DRM-H21")
def test_with_the_advanced_choice_a_friends_help_counts() -> None:
    figures = {"corday": "B3.NE", "hexhound": "B2.NE", "teuta": "B2.NE"}
    both = {"corday": {**BOX.raw["corday"], "blow": 1, "shot": 1}}
    words: dict[str, Any] = {"slot": 6, "options": {"advanced_choice": True}}
    together = walk("Move 2 To Creature", figures=figures, cards=both, **words)
    assert where(together, "corday") == "B2.NE"  # alike with either weapon, and Teuta helps him there
    level = walk("Move 2 To Creature", figures=figures, **words)
    assert where(level, "corday") == "B2.SE"  # +1 with the bow, or +1 from Teuta: the nearer place
    beyond = {**figures, "teuta": "B2.NW"}
    assert where(walk("Move 2 To Creature", figures=beyond, cards=both, **words), "corday") == "B2.SE"
    assert where(walk("Move 3 To Creature", figures=beyond, cards=both, **words), "corday") == "B2.NW"


@rule("DRM-T12", "DRM-T07")
def test_with_the_advanced_choice_the_fewest_blows_count_where_none_falls_to_one() -> None:
    figures = {"corday": HERE, "ikrek": HERE, "hexhound": {"at": "B3.SE", "wounds": 1}}
    assert victims(attack(figures, slot=6)) == ["ikrek"]
    assert victims(attack(figures, slot=6, options={"advanced_choice": True})) == ["hexhound"]


@rule("DRM-T07", "DRM-T05")
def test_where_nobody_falls_to_one_blow_the_fewest_blows_decide() -> None:
    figures = {"curthouse": HERE, "ikrek": HERE, "bonehulk": HERE}  # three blows, or two; both of Resistance 4
    assert victims(attack(figures)) == ["bonehulk"]
    assert victims(attack({**figures, "ikrek": {"at": HERE, "wounds": 2}})) == ["ikrek"]  # two each, and a witch
    easy = {"curthouse": HERE, "ikrek": {"at": HERE, "wounds": 2}, "mirefiend": HERE}
    soft = {"mirefiend": {**BOX.raw["mirefiend"], "resistance": 3}}
    assert victims(attack(easy, cards=soft)) == ["mirefiend"]  # two blows each, and more of them get through
    table = position({"corday": HERE, "haborym": HERE}, mode="rubies", energy=0, at="redraw")
    demon = fig(table, "haborym")
    assert likelihood(table, 5, demon, 0) == (0, 8 * 36 / 12)  # 5 or 6 beats Resistance 6
    assert likelihood(table, 5, demon, -9) == likelihood(table, 5, demon, -2)  # never
    assert likelihood(table, 5, demon, -2) > likelihood(table, 5, demon, -1)


@rule("DRM-T07", "DRM-T08", "DRM-H21")
def test_of_equally_near_enemies_the_one_beside_a_friend_is_likelier_to_fall() -> None:
    near = {"curthouse": "A3.NE", "condemned": ["A2.SE", "A3.NW"], "teuta": "A3.NW"}
    table = walk("Move Towards Minion", figures=near, energy=5)
    assert where(table, "curthouse") == "A3.NW"  # Teuta helps him strike there
    alone = walk("Move Towards Minion", figures={**near, "teuta": "A1.NW"}, energy=5)
    assert where(alone, "curthouse") == "A2.SE"
    here = walk("Move Towards Minion", figures={**near, "teuta": "A1.NW", "battista": "A3.NE"}, energy=5)
    assert where(here, "curthouse") == "A2.SE"  # help where he stands is no help where he strikes
    first = {"ikrek": "B3.SE", "curthouse": "A1.NE", "condemned": ["A1.SE", "A1.NW"], "teuta": "A1.NW"}
    assert where(walk("Move Towards Minion", figures=first, energy=5), "curthouse") == "A1.NW"
    lone = {**first, "teuta": "A1.NE", "battista": "A1.NE"}  # nobody at either end: the first in number
    assert where(walk("Move Towards Minion", figures=lone, energy=5), "curthouse") == "A1.SE"


@rule("DRM-T08")
def test_of_equally_near_zones_the_one_with_more_souls() -> None:
    figures = {"curthouse": "A3.NE"}
    for souls, end in ((["A2.SE", "A3.NW"], "A2.SE"), (["A2.SE", "A3.NW", "A3.NW"], "A3.NW")):
        table = walk("Move Towards Objective", mode="souls", figures=figures, tokens={"souls": souls})
        assert where(table, "curthouse") == end
    nearer = {"souls": ["A2.SE", "A2.NW", "A2.NW"]}
    table = walk("Move 3 Towards Objective", mode="souls", figures=figures, tokens=nearer)
    assert where(table, "curthouse") == "A2.SE"  # only among the nearest
    herbs = {"botanicals": {"A2.SE": 3, "A3.NW": [1, 1]}}
    assert where(walk("Move Towards Botanicals", figures=figures, tokens=herbs), "curthouse") == "A3.NW"


@rule("DRM-T08", "DRM-H28")
def test_of_equally_near_peasants_the_one_who_can_harm_most_is_commanded() -> None:
    figures = {
        "curthouse": "A3.NE",
        "peasant": ["A2.SE", "A3.NW"],
        "condemned": "A2.SE",
        "ikrek": {"at": "A3.NW", "wounds": 5},
    }
    words: dict[str, Any] = {"figures": figures, "energy": 0, "dice": [6, 6]}
    table = walk("Command 1 Serf", witches_lost=2, **words)
    assert victims(table) == ["ikrek"] and table.over  # her fall wins the encounter
    assert victims(walk("Command 1 Serf", **words)) == ["condemned"]  # else whoever falls more easily
    near = {**figures, "peasant": ["A3.NE", "A3.NW"], "condemned": "A3.NE"}
    assert victims(walk("Command 1 Serf", witches_lost=2, **{**words, "figures": near})) == ["condemned"]
    twins = {**figures, "ikrek": "A1.NW", "condemned": ["A3.NW", "A2.SE"]}
    table = walk("Command 1 Serf", **{**words, "figures": twins})
    assert told(table, "attack")[0]["who"] == "peasant" and len(victims(table)) == 1


@rule("DRM-T14")
def test_without_it_a_shooter_stops_where_he_can_first_attack() -> None:
    table = walk("Move 5 Towards Creature", slot=6, figures={"corday": "B3.SE", "hexhound": "B1.NE"})
    assert where(table, "corday") == "B1.SE"


@rule("DRM-T15")
def test_without_ranged_weapons_there_are_no_ranged_attacks() -> None:
    figures = {"corday": HERE, "condemned": "B3.SE"}
    assert victims(attack(figures, slot=6)) == ["condemned"]
    table = attack(figures, slot=6, options={"ranged_weapons": False})
    assert victims(table) == []
    reach = ("L1 When you make a melee Attack, gain Range 1",)
    table = attack(figures, slot=6, options={"ranged_weapons": False}, reactions=reach, plants=3)
    assert victims(table) == []
