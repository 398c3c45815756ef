"""DRM-P The board."""

from typing import Any

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.state.maps import unplayable
from ludotheque.testing import rule

from .helpers import BOX, fig, finish, options, position, told, turn, walk, where, zone


def board(mode: Any) -> Any:
    return game.setup(mode).kit.board


@rule("DRM-P01", "DRM-P10", "DRM-P06")
def test_six_tiles_of_four_zones_in_order() -> None:
    for mode in game.modes:
        names = board(mode).names
        assert len(names) == 24 and names[0] == "A1.NW" and names[-1] == "B3.SE"
        assert names[:5] == ("A1.NW", "A1.NE", "A1.SW", "A1.SE", "A2.NW")
        assert set(BOX[mode].tiles) == {"A1", "A2", "A3", "B1", "B2", "B3"}


@rule("DRM-P02")
def test_zones_that_share_an_edge_are_adjacent_unless_walled_and_diagonals_never() -> None:
    b = board("souls")
    near = {b.names[z] for z in b.beside[b.number["A2.NE"]]}
    assert near == {"A2.NW", "A2.SE", "A1.SE"}  # the wall to B2.NW cuts, A1.SW is diagonal
    assert b.number["B1.NW"] in b.beside[b.number["A1.NE"]]  # across two tiles


@rule("DRM-P04")
def test_walls_cut_distance() -> None:
    b = board("souls")
    assert b.span[b.number["A2.NE"]][b.number["A2.NE"]] == 0
    assert b.span[b.number["A2.NE"]][b.number["B2.NW"]] == 3
    assert board("heroes").span[b.number["A2.NE"]][b.number["B2.NW"]] == 1


@rule("DRM-P05")
def test_range_reaches_through_the_pit_but_nobody_walks_through_it() -> None:
    b = board("rubies")
    pit, left, right = b.number["A2.NE"], b.number["A2.NW"], b.number["B2.NW"]
    assert b.span[left][right] == 2 and b.walk[left][right] == 4
    assert pit in b.within[1][left] and pit not in b.within[0][left]


@rule("DRM-P03")
def test_others_never_block_a_move() -> None:
    crowd = {"curthouse": "B2.NE", "condemned": ["B2.SE"] * 8}
    table = walk("Move To Enemy", figures=crowd)
    assert where(table, "curthouse") == "B2.SE"


@rule("DRM-P07")
def test_tokens_obstruct_nothing() -> None:
    tokens = {"chests": ["B2.SE"], "souls": ["B2.SE"], "rubies": ["B2.SE"], "botanicals": {"B2.SE": 1}}
    table = walk("Move To Enemy", figures={"curthouse": "B2.NE", "condemned": "B2.SE"}, tokens=tokens)
    assert where(table, "curthouse") == "B2.SE"


@rule("DRM-P08")
def test_nobody_moves_onto_the_pit_and_the_demon_never_returns() -> None:
    table = turn({"condemned": "A2.NW"}, mode="rubies", possessed=1)
    moves = {
        table.setup.kit.board.names[option[2]]
        for option in options(table, "move")
        if option[1] == fig(table, "condemned")
    }
    assert "A2.NE" not in moves and moves == {"A1.SW", "A2.SW"}
    table = position({"haborym": "A2.NW"}, mode="rubies", summoned=True, at=[["control", 2], ["redraw"]])
    assert ("demon-move", zone(table, "A2.NE")) not in table.options and options(table, "demon-move")


@rule("DRM-P09")
def test_who_is_off_the_board_is_no_target() -> None:
    table = walk("Attack Creature", "Move Towards Creature", figures={"curthouse": "B2.NE"})
    assert [line["reason"] for line in told(table, "entry")][:2] == ["none", "none"]


@rule("DRM-P09", "DRM-L10")
def test_who_is_off_the_board_neither_acts_nor_counts() -> None:
    alone = {"curthouse": "B2.NE", "hagatha": "A1.NW", "ikrek": "A1.NW", "pekka": "A1.NW"}
    table = turn(alone, plagues=["bone-rot"])
    assert {option[1] for option in table.options if len(option) > 1} == {6, 7, 8}  # the reserve is not activated
    assert not options(table, "possess")
    finish(table, ("plague", 6, table.master.plagues[0], "wounds"))
    assert table.options == [("infect", 0)]  # five slots are empty
    far = walk("Attack Enemy", "Move 9 To Enemy", figures=alone)
    assert where(far, "curthouse") == "A1.NW"  # nobody else is anywhere
    reserve = {"at": "B2.NE"}
    assert told(walk("Move 2 To Minion", figures={"curthouse": reserve}), "entry")[0]["mark"] == "none minion"


def test_maps_are_checked() -> None:
    """The encounters of the booklet are well-formed; test_own.py has what is told about those that are not."""
    assert [problem for mode in game.modes for problem in unplayable(BOX[mode])] == []


@rule("DRM-P06", "DRM-H13", "DRM-W21", "DRM-G06", "DRM-A25", "DRM-H28")
def test_the_first_zone_is_a_zone_like_any_other() -> None:
    first = {"curthouse": {"at": "A1.NW", "wounds": 1}, "condemned": "A1.NW", "peasant": "A1.NW", "ikrek": "B1.NE"}
    table = turn({**first, "hagatha": "B1.NE"})
    attacks = {option[2] for option in options(table, "attack")}
    assert attacks == {0, fig(table, "peasant")}
    assert [option[3] for option in options(turn(first, plagues=["bone-rot"]), "plague")].count("wounds") == 3
    assert told(walk("Heal 1 Hero", figures=first), "healed")
    assert told(walk("Command 1 Serf", figures=first, energy=0, dice=[1]), "attack")
    entering = walk("Move To Witch, Attack Witch", figures={"curthouse": "A1.SW"}, energy=0, dice=[1])
    assert where(entering, "curthouse") == "A1.NW" and told(entering, "attack")[0]["whom"] == "ikrek"


@rule("DRM-E4-04", "DRM-K22")
def test_the_map_marks_the_entrance_and_where_heroes_appear() -> None:
    table = game.new("caverns", key=bytes(16))
    for lang, gate, arrival in (
        ("en", "entrance", "heroes’ arrival"),
        ("fr", "entrée des cavernes", "arrivée des héros"),
    ):
        map_ = next(region for region in game.scene(table, 0, lang).regions if region.id == "map")
        items = {item.id: item for item in map_.items}
        marked = {zone: items[f"zone{table.zone(zone)}"] for zone in ("A1.SW", "B3.SE", "A1.NW")}
        assert marked["A1.SW"].tone == "gate" and marked["A1.SW"].name.endswith(gate)
        assert marked["B3.SE"].tone == "red" and marked["B3.SE"].name.endswith(arrival)
        assert marked["A1.NW"].tone == "cave"
