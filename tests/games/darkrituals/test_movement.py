"""DRM-M How heroes move."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.testing import rule

from .helpers import OPEN, fig, hero_turn, position, told, walk, where

HELD = {"curthouse": "B3.NE", "condemned": ["B3.NE", "B3.NE"], "hexhound": "B2.NE"}


def reasons(table: Any) -> Any:
    return [line["reason"] for line in told(table, "entry")]


@rule("DRM-M01", "DRM-M03", "DRM-M04")
def test_a_move_out_of_a_held_zone_needs_agility() -> None:
    table = walk("Move Towards Creature", figures=HELD)
    assert reasons(table)[0] == "evade" and where(table, "curthouse") == "B3.NE"
    able = walk("Move Towards Creature", figures=HELD, cubes=[0, 0, 1, 0])
    assert where(able, "curthouse") == "B2.SE"
    shod = walk("Move Towards Creature", figures={**HELD, "curthouse": {"at": "B3.NE", "gear": ["hare-foot"]}})
    assert where(shod, "curthouse") == "B2.SE"


@rule("DRM-M02")
def test_evade_is_deemed_sufficient() -> None:
    table = walk("Evade Towards Creature", figures=HELD)
    assert where(table, "curthouse") == "B2.SE"


@rule("DRM-M05")
def test_grip_adds_up() -> None:
    wolf = {"teuta": "B3.NE", "hexhound": "B3.NE", "condemned": "B2.NE"}
    assert where(walk("Move Towards Minion", slot=5, figures=wolf), "teuta") == "B2.SE"  # Agility 3 ≥ 1 + 2
    more = {**wolf, "condemned": ["B3.NE"], "ravenous": "B2.NE"}
    table = walk("Move Towards Witch", slot=5, figures=more)  # Agility 3 < 1 + 2 + 1
    assert told(table, "entry")[0]["mark"] == "evade 4 3" and where(table, "teuta") == "B3.NE"


WALLED = {**OPEN, "walls": ["B2.NE-B2.SE", "B2.NW-B2.NE", "B1.SE-B2.NE"]}
"""B2.NE is walled in."""


@rule("DRM-M06")
def test_a_teleport_ignores_walls_and_characters() -> None:
    figures = {**HELD, "hexhound": "B2.NE"}
    table = walk("Teleport to nearest Creature", figures=figures, cards={"heroes": WALLED})
    assert where(table, "curthouse") == "B2.NE"
    on_foot = walk(
        "Move Towards Creature", figures={"curthouse": "B3.NE", "hexhound": "B2.NE"}, cards={"heroes": WALLED}
    )
    assert reasons(on_foot)[0] == "path"


@rule("DRM-M07", "DRM-E4-07")
def test_a_teleport_ends_neither_in_the_pit_nor_in_guarded_caverns() -> None:
    pit = walk(
        "Teleport to nearest Objective",
        mode="rubies",
        figures={"curthouse": "B3.NE", "haborym": "A2.NE"},
        summoned=True,
    )
    assert reasons(pit)[0] == "path"
    closed = walk("Teleport to nearest Witch", mode="caverns", figures={
        "curthouse": "B3.NE", "pekka": "A1.NW", "ikrek": "A1.SE", "hagatha": "A1.NE", "condemned": "A1.SW"})  # fmt: skip
    assert reasons(closed)[0] == "path"
    opened = walk("Teleport to nearest Witch", mode="caverns", figures={
        "curthouse": "B3.NE", "pekka": "A1.NW", "ikrek": "A1.SE", "hagatha": "A1.NE"})  # fmt: skip
    assert where(opened, "curthouse") == "A1.SE"


@rule("DRM-M08")
def test_a_number_is_how_far_and_without_one_it_is_one_zone() -> None:
    figures = {"curthouse": "B3.SE", "hexhound": "B1.SE"}
    assert where(walk("Move Towards Creature", figures=figures), "curthouse") == "B3.NE"
    assert where(walk("Move 2 Towards Creature", figures=figures), "curthouse") == "B2.SE"
    assert where(walk("Move 3 Towards Creature", figures=figures), "curthouse") == "B2.NE"


@rule("DRM-M09")
def test_only_the_first_zone_is_tested() -> None:
    figures = {"curthouse": "B3.SE", "condemned": ["B3.NE"] * 5, "hexhound": "B2.SE"}
    table = walk("Move 2 To Creature", figures=figures)
    assert where(table, "curthouse") == "B2.SE"


@rule("DRM-M10", "DRM-M28")
def test_a_teleport_without_a_number_has_no_limit_and_with_one_it_counts_without_walls() -> None:
    far = {"curthouse": "B3.SE", "hexhound": "A1.SW"}
    assert where(walk("Teleport to nearest Creature", figures=far), "curthouse") == "A1.SW"
    near = {"curthouse": "B2.SE", "hexhound": "B2.NE"}
    walled = walk("Teleport 1 To Creature", figures=near, cards={"heroes": WALLED})
    assert where(walled, "curthouse") == "B2.NE"
    assert reasons(walk("Teleport 1 To Creature", figures=far))[0] == "far"


@rule("DRM-M11", "DRM-M12", "DRM-M13", "DRM-T14")
def test_a_melee_hero_shares_the_zone_and_a_ranged_one_may_stop_beside_it() -> None:
    melee = walk("Move 3 Towards Creature", figures={"curthouse": "B3.SE", "hexhound": "B2.NE"})
    assert where(melee, "curthouse") == "B2.NE"
    ranged = walk("Move 3 Towards Creature", slot=6, figures={"corday": "B3.SE", "hexhound": "B2.NE"})
    assert where(ranged, "corday") == "B2.SE"
    chest = walk("Move 3 Towards Chest", slot=6, figures={"corday": "B3.SE"}, tokens={"chests": ["B2.NE"]})
    assert where(chest, "corday") == "B2.NE"
    reach = ("L1 When you make a melee Attack, gain Range 1",)
    long = walk(
        "Move 3 Towards Creature", reactions=reach, plants=3, figures={"curthouse": "B3.SE", "hexhound": "B2.NE"}
    )
    assert where(long, "curthouse") == "B2.NE"  # reactions do not widen it


@rule("DRM-M14", "DRM-M27", "DRM-O08")
def test_targets_without_a_way_are_left_out() -> None:
    figures = {"curthouse": "B3.NE", "hexhound": "B2.NE", "bonehulk": "A1.SW"}
    table = walk("Move Towards Creature", figures=figures, cards={"heroes": WALLED})
    assert where(table, "curthouse") == "B2.SE"
    assert not reasons(table)[0]
    pit = walk(
        "Move Towards Objective", mode="rubies", figures={"curthouse": "B3.NE", "haborym": "A2.NE"}, summoned=True
    )
    assert reasons(pit)[0] == "path"
    shooter = walk(
        "Move Towards Objective", slot=6, mode="rubies", figures={"corday": "B3.NE", "haborym": "A2.NE"}, summoned=True
    )
    assert not reasons(shooter)[0]


@rule("DRM-M15")
def test_to_needs_the_target_within_the_number_of_steps() -> None:
    figures = {"curthouse": "B3.SE", "hexhound": "B2.NE"}
    assert reasons(walk("Move 2 To Creature", figures=figures))[0] == "far"
    assert where(walk("Move 3 To Creature", figures=figures), "curthouse") == "B2.NE"


@rule("DRM-M16", "DRM-M20")
def test_towards_may_be_used_from_afar_and_always_comes_closer() -> None:
    figures = {"curthouse": "B3.SE", "hexhound": "A1.NW"}
    table = walk("Move 2 Towards Creature", figures=figures)
    board = table.setup.kit.board
    goal = board.number["A1.NW"]
    ways = told(table, "moved")[0]["zones"]
    far = [board.walk[board.number[z]][goal] for z in ("B3.SE", *ways)]
    assert far == [8, 7, 6]
    assert where(walk("Move 9 Towards Creature", figures=figures), "curthouse") == "A1.NW"


@rule("DRM-M17", "DRM-T04")
def test_the_nearest_target_is_chosen() -> None:
    table = walk("Move 2 Towards Creature", figures={"curthouse": "B3.SE", "hexhound": "A1.NW", "bonehulk": "B2.SE"})
    assert where(table, "curthouse") == "B2.SE"


@rule("DRM-M18", "DRM-M19")
def test_useless_moves_are_ignored_kind_by_kind() -> None:
    minion = {"curthouse": "B3.NE", "condemned": "B3.NE"}
    on = walk("Evade Towards Witch, Enemy", figures=minion)
    assert not reasons(on)[0] and where(on, "curthouse") != "B3.NE"
    witch = {"curthouse": "B3.NE", "ikrek": "B3.NE", "condemned": "B2.NE"}
    stays = walk("Evade Towards Witch, Enemy", figures=witch)
    assert reasons(stays)[0] == "here"
    shooter = walk(
        "Move Towards Creature", slot=6, figures={"corday": "B3.NE", "hexhound": "B3.SE", "bonehulk": "A1.NW"}
    )
    assert reasons(shooter)[0] == "here"


@rule("DRM-M21")
def test_equal_ways_company_first_then_the_weakest_grip_then_the_order_of_zones() -> None:
    figures = {"curthouse": "B3.SE", "hexhound": "B3.NW"}
    assert told(walk("Move Towards Creature", figures=figures), "moved")[0]["zones"] == ("B3.NE",)
    grip = {**figures, "condemned": "B3.NE"}
    assert told(walk("Move Towards Creature", figures=grip), "moved")[0]["zones"] == ("B3.SW",)
    company = {**grip, "teuta": "B3.NE"}
    assert told(walk("Move Towards Creature", figures=company), "moved")[0]["zones"] == ("B3.NE",)


@rule("DRM-M22")
def test_terms_combine() -> None:
    figures = {"curthouse": "B3.NE", "hexhound": ["B3.NE"], "condemned": "B2.NE"}
    assert where(walk("Evade 2 To Minion", figures=figures), "curthouse") == "B2.NE"
    assert reasons(walk("Evade 1 To Minion", figures=figures))[0] == "far"


@rule("DRM-M23", "DRM-T15")
def test_without_ranged_weapons_everyone_goes_all_the_way() -> None:
    figures = {"corday": "B3.NE", "hexhound": "B2.SE"}
    table = walk("Attack Creature", "Move Towards Creature", slot=6, figures=figures, options={"ranged_weapons": False})
    assert reasons(table) == ["reach", ""] and where(table, "corday") == "B2.SE"


@rule("DRM-M24")
def test_ways_cross_enemies_but_never_closed_zones() -> None:
    figures = {"curthouse": "B3.SE", "condemned": ["B3.NE"] * 4, "hexhound": "B2.SE"}
    assert where(walk("Move 2 To Creature", figures=figures), "curthouse") == "B2.SE"
    pit = walk("Move 9 Towards Creature", mode="rubies", figures={"curthouse": "B2.NW", "hexhound": "A2.NW"})
    assert "A2.NE" not in told(pit, "moved")[0]["zones"]


@rule("DRM-M25")
def test_in_a_free_zone_move_and_evade_are_the_same() -> None:
    figures = {"curthouse": "B3.SE", "hexhound": "B1.NE"}
    one, two = (walk(f"{verb} 2 Towards Creature", figures=figures) for verb in ("Move", "Evade"))
    assert told(one, "moved")[0]["zones"] == told(two, "moved")[0]["zones"]


@rule("DRM-M26")
def test_a_failed_evade_fails_for_every_kind() -> None:
    table = walk("Move Towards Witch, Creature, Hero", figures={**HELD, "teuta": "B2.SE"})
    assert reasons(table)[0] == "evade"


@rule("DRM-M01", "DRM-M18", "DRM-M15")
def test_that_he_is_held_is_the_reason_only_where_he_would_go() -> None:
    for entry, mark in (
        ("Move Towards Minion", "here minion"),  # useless, held or not
        ("Move To Creature", "far creature 2"),
        ("Move 2 To Creature", "evade 3 2"),
        ("Move Towards Minion, Creature", "evade 3 2"),
        ("Move 2 To Chest", "none chest"),
    ):
        table = walk(entry, figures=HELD)
        assert told(table, "entry")[0]["mark"] == mark and where(table, "curthouse") == "B3.NE"


@rule("DRM-M28")
def test_a_teleport_chooses_by_steps_without_walls() -> None:
    figures = {"curthouse": "B3.NE", "hexhound": "B2.NE", "bonehulk": "A3.SW"}
    table = walk("Teleport to nearest Creature", figures=figures, cards={"heroes": WALLED})
    assert where(table, "curthouse") == "B2.NE"


@rule("DRM-M29")
def test_the_first_kind_with_a_way_is_approached() -> None:
    figures = {"curthouse": "B3.SE", "condemned": "B3.NE"}
    table = walk("Move Towards Witch, Enemy", figures=figures)
    board = table.setup.kit.board
    assert board.walk[table.place[0]][board.number["B1.NW"]] < board.walk[board.number["B3.SE"]][board.number["B1.NW"]]
    to = walk("Move To Witch, Enemy", figures=figures)
    assert where(to, "curthouse") == "B3.NE"  # a list of "To" takes the first kind that can be reached
    none = hero_turn("ai-1b", {"curthouse": "B3.SE", "condemned": "B3.NE"})
    assert told(none, "entry")


@rule("DRM-M29")
def test_of_a_list_the_first_kind_he_can_reach_and_else_the_first_he_can_approach() -> None:
    figures = {"curthouse": "B3.SE", "condemned": "B3.NE", "hexhound": "A3.SE"}
    for entry, end in (
        ("Move Towards Witch, Enemy", "B3.NE"),  # no witch within a zone, but a Condemned
        ("Move Towards Witch, Minion", "B3.NE"),
        ("Move Towards Creature, Minion", "B3.NE"),
        ("Move 3 Towards Creature, Minion", "A3.SE"),  # both can be reached: the first
        ("Move Towards Creature, Witch", "B3.SW"),  # neither can: the first is approached
        ("Move Towards Chest, Creature", "B3.SW"),  # no chest at all
        ("Evade Towards Witch, Enemy", "B3.NE"),
        ("Teleport 1 Towards Witch, Enemy", "B3.NE"),
    ):
        assert where(walk(entry, figures=figures), "curthouse") == end, entry
    with_one = {**figures, "ravenous": "B3.SE"}
    away = walk("Evade Towards Witch, Minion", figures={**with_one, "condemned": []})
    assert where(away, "curthouse") == "B3.NE"  # he is with a minion already, so a witch is approached
    held = walk("Move Towards Witch, Creature", figures={**figures, "condemned": ["B3.SE", "B3.SE"]})
    assert told(held, "entry")[0]["mark"] == "evade 3 2"


@rule("DRM-M29", "DRM-M16")
def test_teuta_goes_to_the_condemned_next_door() -> None:
    cards = {"action-5": {"type": "action", "slot": 5, "entries": ["Move Towards Witch, Enemy"]}}
    figures = {"teuta": "B3.NW", "condemned": ["B3.NE", "B3.NE"], "peasant": "A1.NW"}
    table = hero_turn("ai-5t", figures, cards=cards, energy=0, dice=[6, 6, 6, 6])
    assert told(table, "moved")[0]["zones"] == ("B3.NE",) and told(table, "attack")[0]["whom"] == "condemned"


@rule("DRM-T08")
def test_equal_tokens_are_settled_by_the_way_then_by_zone() -> None:
    table = walk("Move 2 Towards Chest", figures={"curthouse": "B2.SE"}, tokens={"chests": ["B3.NE", "B2.NE"]})
    assert where(table, "curthouse") == "B2.NE"
    guided = walk(
        "Move 2 Towards Chest", figures={"curthouse": "B2.SE", "teuta": "B3.NE"}, tokens={"chests": ["B3.NE", "B2.NE"]}
    )
    assert where(guided, "curthouse") == "B3.NE"
    herbs = {"botanicals": {"B3.NE": 3, "B2.NE": 1}}
    blind = walk("Move 2 Towards Botanicals", figures={"curthouse": "B2.SE"}, tokens=herbs)
    assert where(blind, "curthouse") == "B2.NE"  # what a token is worth is never consulted


@rule("DRM-M13")
@pytest.mark.parametrize("noun", ["Hero", "Serf"])
def test_heroes_and_serfs_are_met_in_their_own_zone(noun: Any) -> None:
    figures = {"corday": "B3.SE", "teuta": "B2.SE", "peasant": "B2.SE"}
    table = walk(f"Move 2 Towards {noun}", slot=6, figures=figures)
    assert where(table, "corday") == "B2.SE"
    together = walk("Move Towards Hero", slot=6, figures={**figures, "curthouse": "B3.SE"})
    assert reasons(together)[0] == "here"


def test_positions_refuse_what_cannot_be() -> None:
    from ludotheque.kernel import PositionError

    with pytest.raises(PositionError) as refused:
        position({"teuta": "Q1.NW", "condemned": ["A1.NW"] * 9, "nobody": "A1.NW"}, at="redraw")
    text = str(refused.value)
    assert "Q1.NW" in text and "figures.condemned" in text and "figures.nobody" in text
    assert fig(position({"teuta": "B3.SE"}, at="redraw"), "teuta") == 4
    assert game.check(position({"teuta": "B3.SE"}, at="redraw")) == []


@rule("DRM-M10", "DRM-M16", "DRM-M28")
def test_a_teleport_with_a_number_goes_no_further_than_that() -> None:
    far = {"curthouse": "B3.SE", "ikrek": "B1.SE"}
    assert where(walk("Teleport 2 Towards Witch", figures=far), "curthouse") == "B2.SE"
    assert where(walk("Teleport Towards Witch", figures=far), "curthouse") == "B1.SE"
    reason = told(walk("Teleport 3 To Witch", figures=far), "entry")[0]["mark"]
    assert reason == "far witch 4"


@rule("DRM-M07", "DRM-M16")
def test_a_teleport_towards_somebody_does_not_end_on_the_pit() -> None:
    table = walk("Teleport Towards Witch", mode="rubies", figures={"curthouse": "A2.SE", "ikrek": "A1.NE"})
    assert where(table, "curthouse") == "A1.NE"
    line = walk("Teleport 1 Towards Witch", mode="rubies", figures={"curthouse": "A2.SE", "ikrek": "A1.SE"})
    assert where(line, "curthouse") == "A2.SE" and told(line, "entry")[0]["mark"] == "path witch"


@rule("DRM-T09", "DRM-M17")
def test_of_equally_near_heroes_the_one_in_need_is_joined() -> None:
    figures = {"curthouse": "A3.NW", "teuta": "A2.SW", "corday": {"at": "A3.NE", "wounds": 3}}
    assert where(walk("Move Towards Hero", figures=figures), "curthouse") == "A3.NE"
    sound = {**figures, "corday": "A3.NE"}
    assert where(walk("Move Towards Hero", figures=sound), "curthouse") == "A2.SW"  # equal in all, the lower slot


@rule("DRM-M21")
def test_of_equally_near_serfs_the_way_decides() -> None:
    figures = {"curthouse": "A3.NW", "peasant": ["A2.SW", "A3.NE"]}
    assert where(walk("Move Towards Serf", figures=figures), "curthouse") == "A2.SW"
    held = {**figures, "condemned": "A2.SW"}
    assert where(walk("Move Towards Serf", figures=held), "curthouse") == "A3.NE"


@rule("DRM-M03", "DRM-M05")
def test_who_holds_whom() -> None:
    pairs: list[tuple[dict[str, Any], bool]] = [
        ({"peasant": ["A3.NW"] * 2}, False),
        ({"militia": ["A3.NW"] * 2}, True),
        ({"curthouse": "A3.NW", "teuta": "A3.NW"}, True),
        ({"curthouse": "A3.NW", "militia": "A3.NW"}, True),
    ]
    for holders, held in pairs:
        table = position({"condemned": "A3.NW", **holders}, at="choose_turn")
        moves = [option for option in table.options if option[:2] == ("move", 9)]
        assert (moves == []) == held  # Agility 2 lets one go, not two
    for holder, held in (("possessed", True), ("condemned", True), ("ravenous", True), ("peasant", False)):
        figures = {"curthouse": "A3.NW", holder: ["A3.NW"] * 2}
        table = walk("Move Towards Witch", figures=figures)
        assert (where(table, "curthouse") == "A3.NW") == held


@rule("DRM-M13", "DRM-E1-07")
def test_a_shooter_has_to_walk_up_to_what_he_cannot_shoot() -> None:
    wanted: dict[str, dict[str, Any]] = {
        "Objective": {"mode": "souls", "tokens": {"souls": ["B3.SE"]}},
        "Chest": {"tokens": {"chests": ["B3.SE"]}},
        "Botanicals": {"tokens": {"botanicals": {"B3.SE": 1}}},
        "Serf": {"figures": {"corday": "B3.NE", "peasant": "B3.SE"}},
        "Hero": {"figures": {"corday": "B3.NE", "teuta": "B3.SE"}},
    }
    for noun, words in wanted.items():
        table = walk(f"Move Towards {noun}", slot=6, **{"figures": {"corday": "B3.NE"}, **words})
        assert where(table, "corday") == "B3.SE", noun
    foe = {"corday": "B3.NE", "condemned": "B3.SE"}
    table = walk("Move Towards Enemy", slot=6, figures=foe)
    assert where(table, "corday") == "B3.NE" and told(table, "entry")[0]["mark"] == "here enemy"


@rule("DRM-M19", "DRM-M18")
def test_a_kind_he_is_with_already_leaves_the_next_kind_of_the_list() -> None:
    figures = {"curthouse": "B3.NE", "condemned": "B3.NE", "hexhound": "B2.NE"}
    table = walk("Move Towards Minion, Creature", figures=figures)
    assert where(table, "curthouse") == "B2.SE"
    table = walk("Move 2 To Minion, Creature", figures=figures)
    assert where(table, "curthouse") == "B2.NE"
    table = walk("Move Towards Minion, Enemy", figures=figures)
    assert where(table, "curthouse") == "B3.NE" and reasons(table)[0] == "here"


@rule("DRM-M28", "DRM-M07", "DRM-M27")
def test_a_teleport_leaves_out_whom_it_may_not_reach_before_it_looks_for_the_nearest() -> None:
    witches = {"pekka": "A1.NW", "hagatha": "B3.NE", "ikrek": "B3.SE"}
    figures = {"curthouse": "A2.NW", "condemned": "A1.SW", **witches}
    table = walk("Teleport to nearest Witch", mode="caverns", figures=figures)
    assert where(table, "curthouse") == "B3.NE"  # Pekka is nearer, but her caverns are closed
    open_ = walk("Teleport to nearest Witch", mode="caverns", figures={**figures, "condemned": "A2.SE"})
    assert where(open_, "curthouse") == "A1.NW"
    pit = {"curthouse": "A3.NE", "haborym": "A2.NE", **witches}
    table = walk("Teleport 2 To Objective", "Teleport to nearest Objective", mode="rubies", figures=pit)
    assert where(table, "curthouse") == "A3.NE" and reasons(table)[:2] == ["path", "path"]
