"""T: the turn and its actions."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .plain import chapter, gear, hero, living, named, offered, play, position, terrain, text, told

NEXT = [["next_phase", 3]]


@rule("HIS-T01")
@pytest.mark.parametrize("first", [0, 1])
def test_players_alternate_and_two_turns_make_a_round(first: int) -> None:
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["purse"]}, {"hand": ["purse", "chill"]}],
        first=first,
        active=first,
        at="begin_turn",
    )
    assert (table.active, table.round) == (first, 1)
    table.play(("end",))
    assert (table.active, table.round) == (1 - first, 1)
    table.play(("end",))
    assert (table.active, table.round) == (first, 2)


@rule("HIS-T02", "HIS-T04", "HIS-E21", "HIS-A29")
def test_steps_come_in_order_and_close_behind_one() -> None:
    table = position(
        heroes=[[{"hero": "locked"}], ["bob"]],
        sides=[{"bank": 100, "shop": ["jab"], "hand": ["purse", "coat"]}, {"hand": ["knife"]}],
        cards={"locked": hero(line="locked", release=[{"need": "received", "n": 1}])},
        at=NEXT,
    )
    seen = [table.phase]
    play(table, "buy", "jab")
    assert offered(table, "chapter") == []
    table.play(("on",))
    seen.append(table.phase)
    play(table, "attach", "jab", "locked")
    with pytest.raises(IllegalOption, match="HIS-T04"):
        play(table, "sell", "purse")
    table.play(("on",))
    seen.append(table.phase)
    play(table, "chapter", "purse")
    seen.append(table.phase)
    play(table, "free", "locked", 0)
    seen.append(table.phase)
    play(table, "deploy", "locked")
    assert seen == [3, 4, 5, 6, 7]
    assert table.active == 0


@rule("HIS-T03", "HIS-T08", "HIS-E03")
def test_draw_and_roll_come_by_themselves() -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"pile": ["jab", "knife"]}], dice=[4], at="begin_turn")
    assert named(table, table.sides[0].hand) == ["knife"]
    assert table.sides[0].bank == 20
    from ludotheque.kernel.sight import card_sight

    assert card_sight(table, table.sides[0].hand[0]) == 1  # only its owner saw it


@rule("HIS-T05", "HIS-T23")
def test_the_upkeep_has_an_order() -> None:
    cards = {
        "ring": gear("fetish", bonus={"luck": 3, "pm": 3}, life=1),
        "cat": hero("water", line="cat", texts=[text("upkeep", {"verb": "steal", "n": 5})]),
    }
    table = position(
        heroes=[
            [{"hero": "cat", "at": "C3", "wears": ["ring:1"], "spent": 7, "mods": [(5, 0, 2, 1), (1, 0, -1, 1)]}],
            ["bob"],
        ],
        sides=[{}, {"bank": 50}],
        cards=cards,
        dice=[1],
        at="begin_turn",
        turn=2,
    )
    # The ring's life ends (4 PM at most, all spent), then the timed changes (5 PM at most); one PM comes back; then Luck
    # is counted, without ring and change; then the trigger acts.
    assert table.sides[0].bank == 5 * 1 + 5 + 5
    assert living(table, "cat").spent == 3
    assert [e.kind for e in table.story or [] if e.kind in ("worn_out", "income", "steal", "luck")] == [
        "worn_out",
        "income",
        "steal",
        "luck",
    ]
    assert named(table, table.sides[0].cemetery) == ["ring"]
    assert [e["n"] for e in told(table, "income")] == [5]


@rule("HIS-T05", "HIS-A28")
def test_timed_changes_end_before_pm_come_back_and_cut_what_is_above_the_maximum() -> None:
    """A maximum of 7 PM and 13 PV falls to 5 and 10 in this upkeep."""
    mods = [(1, 0, 2, 3), (0, 0, 3, 3)]
    table = position(
        heroes=[[{"hero": "ann", "wears": ["jab"], "spent": 6, "damage": 12, "mods": mods}], ["bob"]],
        sides=[{"hand": ["purse"]}],
        dice=[1],
        turn=3,
        at="begin_turn",
    )
    ann = living(table, "ann")
    assert (ann.mods, ann.spent, ann.damage) == ([], 4, 9)


@rule("HIS-T06", "HIS-T07", "HIS-L11")
def test_every_hero_recovers_one_pm_in_its_owner_s_upkeep() -> None:
    table = position(
        heroes=[
            [{"hero": "ann", "spent": 3}, {"hero": "cat", "at": "C3", "spent": 1}, "dan"],
            [{"hero": "bob", "spent": 2}],
        ],
        sides=[{"hand": ["purse"]}],
        at="begin_turn",
    )
    assert [living(table, name).spent for name in ("ann", "cat", "dan", "bob")] == [2, 0, 0, 2]


@rule("HIS-T09")
def test_an_empty_pile_is_no_loss() -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": ["purse"]}], at="begin_turn")
    assert not table.over
    assert named(table, table.sides[0].hand) == ["purse"]


@rule("HIS-T10", "HIS-T26")
def test_any_number_of_chapters_each_to_the_cemetery() -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": ["purse", "windfall"]}], at=[["next_phase", 5]])
    play(table, "chapter", "purse")
    play(table, "chapter", "windfall")
    assert table.sides[0].bank == 75
    assert named(table, table.sides[0].cemetery) == ["purse", "windfall"]


GAIN = text("activate", {"verb": "coins", "n": 7})
POWERS = {
    "cat": hero("water", "swordsman", line="cat", texts=[GAIN, text("activate", {"verb": "coins", "n": 1}, times=2)]),
    "ring": gear(
        "fetish", klass="swordsman", bonus={}, texts=[text("activate", {"verb": "coins", "n": 100}, per_game=True)]
    ),
    "dan": hero(line="dan", texts=[text("activate", {"verb": "coins", "n": 3}, prison=True)]),
    "eve": hero(line="eve", texts=[text("activate", {"verb": "coins", "n": 2}, prison=True, locked=True)]),
}


@rule("HIS-T11", "HIS-T12")
def test_powers_of_hero_and_equipment_each_as_often_as_they_say() -> None:
    table = position(
        heroes=[[{"hero": "cat", "at": "C3", "wears": ["ring", "splash"]}], ["bob"]],
        cards=POWERS,
        at=[["next_phase", 5]],
    )
    assert len(offered(table, "power")) == 3
    done = []
    while offered(table, "power"):
        done.append(offered(table, "power")[0])
        table.play(("power", *done[-1]))
    assert table.sides[0].bank == 7 + 2 + 100
    table.play(("end",))
    while table.active == 1:
        table.play(("end",))
    while table.phase != 5:
        table.play(("on",))
    assert len(offered(table, "power")) == 2  # the ring's was once a game


@rule("HIS-T13", "HIS-T31", "HIS-L12")
def test_a_power_needs_its_hero_on_the_field_unless_it_says_otherwise() -> None:
    table = position(
        heroes=[[{"hero": "cat", "freed": True}, {"hero": "dan", "freed": True}, {"hero": "eve"}], ["bob"]],
        cards=POWERS,
        at=[["next_phase", 5]],
    )
    assert sorted(named(table, [c for c, _ in offered(table, "power")])) == ["dan", "eve"]
    table = position(heroes=[[{"hero": "dan"}, {"hero": "eve"}], ["bob"]], cards=POWERS, at=[["next_phase", 5]])
    assert named(table, [c for c, _ in offered(table, "power")]) == ["eve"]  # names locked ones
    static = {
        "cat": hero(
            "water", line="cat", texts=[text("static", {"verb": "modify", "what": "attack", "by": 5}, prison=True)]
        )
    }
    from ludotheque.games.hismment.stats import stat

    table = position(heroes=[["cat"], ["bob"]], cards=static)
    assert stat(table, 0, living(table, "cat"), 2) == 9  # a passive text in Prison acts for a locked hero


@rule("HIS-T14", "HIS-T17")
def test_a_hero_deployed_this_turn_has_no_power_this_turn() -> None:
    table = position(heroes=[[{"hero": "cat", "freed": True}], ["bob"]], cards=POWERS, at=[["next_phase", 3]])
    assert table.phase == 7
    play(table, "deploy", "cat")
    assert {option[0] for option in table.options} <= {"move", "end"}
    table.play(("end",))
    assert table.ending == "no_harm"  # with so few cards nobody can ever hurt the other


@rule("HIS-T15", "HIS-E22")
def test_no_start_without_target_or_payment() -> None:
    cards = {
        "bolt": chapter({"verb": "damage", "n": 2, "to": "enemy_field"}),
        "dear": chapter({"verb": "draw", "n": 1}, text={"cost": {"coins": 30}}),
    }
    words: dict[str, Any] = {"sides": [{"hand": ["bolt", "dear"], "bank": 29, "pile": ["jab"]}, {}], "cards": cards}
    table = position(heroes=[["ann"], ["bob"]], at=[["next_phase", 5]], **words)
    assert offered(table, "chapter") == []
    table = position(heroes=[["ann"], [{"hero": "bob", "at": "C3"}]], at=[["next_phase", 5]], **words)
    assert named(table, [c for (c,) in offered(table, "chapter")]) == ["bolt"]
    words["sides"][0]["bank"] = 30
    table = position(heroes=[["ann"], ["bob"]], at=[["next_phase", 5]], **words)
    play(table, "chapter", "dear")
    assert table.sides[0].bank == 0


@rule("HIS-T16")
def test_a_series_is_played_in_order() -> None:
    table = position(
        heroes=[["ann"], [{"hero": "bob", "at": "C3"}]],
        sides=[{"hand": ["prophecy-one", "prophecy-two"], "pile": ["jab", "knife"]}],
        at=[["next_phase", 5]],
    )
    assert named(table, [c for (c,) in offered(table, "chapter")]) == ["prophecy-one"]
    play(table, "chapter", "prophecy-one")
    table.play(table.options[0])  # put back the cards looked at
    assert named(table, [c for (c,) in offered(table, "chapter")]) == ["prophecy-two"]


@rule("HIS-T18")
def test_only_one_hero_acts() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C3"}, {"hero": "cat", "freed": True}], ["bob"]], at="start_of_field"
    )
    assert offered(table, "deploy") == []
    assert table.actor == living(table, "ann").cards[0]


@rule("HIS-T19", "HIS-F08")
def test_the_turn_may_end_at_any_moment() -> None:
    for phase in (3, 4, 5, 6, 7):
        table = position(
            heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}, "dan"], [{"hero": "bob", "at": "C4"}]],
            sides=[{"hand": ["purse", "knife"]}, {"hand": ["windfall"]}],
            at=[["next_phase", phase]],
        )
        assert ("end",) in table.options
        table.play(("end",))
        assert table.active == 1


@rule("HIS-T20")
def test_the_turn_ends_by_itself_when_nothing_can_be_done() -> None:
    locked = {"ann": hero(release=[{"need": "round", "n": 50}])}
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": ["purse"]}, {"hand": ["chill"]}], cards=locked, at=NEXT)
    play(table, "sell", "purse")
    assert table.active == 1  # nothing was left: no question, no click


@rule("HIS-T21")
def test_the_other_player_is_not_asked_during_a_turn() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "bob", "at": "C4", "wears": ["chill"]}]],
        sides=[{"hand": ["purse"]}, {"hand": ["windfall"]}],
        at=NEXT,
    )
    while table.active == 0:
        assert table.waiting == [0]
        attacks = [option for option in table.options if option[0] == "attack"]
        table.play(attacks[0] if attacks else table.options[0] if table.phase < 7 else ("end",))
    assert living(table, "ann").damage == 0  # no counter-attack


@rule("HIS-T22")
def test_the_first_turn_has_no_restriction() -> None:
    table = position(
        heroes=[[{"hero": "dan", "freed": True, "wears": ["arrow"]}], [{"hero": "bob", "at": "C4"}]],
        sides=[{"pile": ["jab"]}],
        at="begin_turn",
        dice=[2],
    )
    assert (table.round, len(table.sides[0].hand), table.sides[0].bank) == (1, 1, 10)
    while table.phase < 7:
        table.play(("on",))
    play(table, "deploy", "dan")
    assert offered(table, "attack")


@rule("HIS-T24")
def test_triggers_of_the_active_player_first_in_order_of_entry() -> None:
    def gain(n: int) -> dict[str, Any]:
        return text("end_of_turn", {"verb": "coins", "n": n})

    cards = {
        "cat": hero("water", line="cat", texts=[gain(1)]),
        "ring": gear("fetish", bonus={}, texts=[gain(2)]),
        "bob": hero("ice", line="bob", texts=[gain(9)]),
        "flat": terrain(texts=[gain(4)]),
    }
    table = position(
        heroes=[[{"hero": "cat", "at": "C3", "wears": ["ring"]}], [{"hero": "bob", "at": "C5"}]],
        cards=cards,
        sides=[{}, {"hand": ["purse"]}],
        at="end_turn",
    )
    order = [table.setup.kit.names[e["card"]] for e in told(table, "triggered")]
    assert order == ["flat", "cat", "ring"]  # the other player's end of turn is not now
    assert table.sides[1].bank < 9


@rule("HIS-T25")
def test_a_card_that_leaves_play_loses_its_marks() -> None:
    table = position(
        heroes=[[{"hero": "cat", "at": "C3", "wears": ["ring:1"]}], ["bob"]], cards=POWERS, at=[["next_phase", 5]]
    )
    power = next(o for o in offered(table, "power") if table.setup.kit.names[o[0]] == "ring")
    table.play(("power", *power))
    assert living(table, "cat").used_up == [power[1]]
    from ludotheque.games.hismment.attach import drop_gear

    drop_gear(table, 0, living(table, "cat"), 0)
    assert living(table, "cat").used_up == []


@rule("HIS-T27", "HIS-T26")
def test_a_card_beats_a_clause() -> None:
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["grave-goods"], "cemetery": ["jab", "knife"]}],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "grave-goods")
    assert named(table, [c for (c,) in offered(table, "salvage")]) == ["jab"]
    play(table, "salvage", "jab")
    assert named(table, table.sides[0].hand) == ["jab"]
    assert named(table, table.sides[0].cemetery) == ["knife", "grave-goods"]


@rule("HIS-T28")
def test_open_middle_mixes_steps_but_keeps_the_limits() -> None:
    table = position(
        options={"phase_order": "open_middle"},
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["purse", "jab", "jab", "knife"]}],
        at=NEXT,
    )
    assert {option[0] for option in table.options} == {"sell", "attach", "chapter", "free", "on", "end"}
    play(table, "chapter", "purse")
    first = offered(table, "attach")[0]
    table.play(("attach", *first))
    kinds = {table.setup.kit.kind[c] for c, _ in offered(table, "attach")}
    assert kinds == {2}  # no second attack, an equipment still
    assert offered(table, "sell")
    table.play(("on",))
    assert (table.active, table.phase) == (1, 3)  # nobody can act in step 7


@rule("HIS-T29")
def test_optional_draw_and_roll_can_be_declined_for_good() -> None:
    table = position(
        options={"draw_and_roll": "optional"},
        heroes=[["ann"], ["bob"]],
        sides=[{"pile": ["jab"], "hand": ["purse"]}],
        at="begin_turn",
    )
    assert table.options == [("yes",), ("no",)]
    table.play(("no",))
    table.play(("no",))
    assert table.phase == 3
    assert (len(table.sides[0].pile), table.sides[0].bank) == (1, 0)


@rule("HIS-T30")
def test_the_scene_shows_current_stats_and_one_bank() -> None:
    from ludotheque.games.hismment import game

    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["knife"], "damage": 3, "spent": 1}], ["bob"]],
        sides=[{"bank": 42}],
        at="start_of_field",
    )
    scene = game.scene(table, 1, "en")
    piece = next(item for region in scene.regions for item in region.items if item.kind == "piece")
    sheet = next(item for region in scene.regions for item in region.items if item.id.startswith("sheet"))
    assert [mark.text for mark in sheet.stats] == ["7/10", "4/5", "5", "2", "3", "1"]
    assert piece.stats == sheet.stats  # whoever looks at the square reads the same
    assert scene.plates[0].marks[0].text == "42"
    assert (scene.plates[0].value, scene.plates[0].limit) == (30, 30)


@rule("HIS-T32")
def test_unlimited_powers_stop_at_twenty() -> None:
    table = position(
        options={"power_uses": "unlimited"},
        heroes=[[{"hero": "cat", "at": "C3"}], ["bob"]],
        cards={"cat": hero("water", line="cat", texts=[GAIN])},
        at=[["next_phase", 5]],
    )
    for _ in range(20):
        table.play(("power", *offered(table, "power")[0]))
    assert offered(table, "power") == []
    assert table.sides[0].bank == 140


@rule("HIS-T33")
def test_parts_that_cannot_be_done_are_skipped() -> None:
    cards = {
        "mix": chapter(
            {"verb": "coins", "n": 5}, {"verb": "damage", "n": 2, "to": "enemy_field"}, {"verb": "coins", "n": 6}
        )
    }
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": ["mix"]}], cards=cards, at=[["next_phase", 5]])
    play(table, "chapter", "mix")
    assert table.sides[0].bank == 11


@rule("HIS-T23")
def test_for_n_turns_counts_the_owner_s_turns() -> None:
    cards = {"oath": chapter({"verb": "modify", "what": "attack", "by": 2, "to": "own_hero", "turns": 2})}
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["oath", "purse", "purse"]}, {"hand": ["chill", "coat"]}],
        cards=cards,
        at=[["next_phase", 5]],
    )
    from ludotheque.games.hismment.stats import stat

    play(table, "chapter", "oath")
    attacks = []
    for _ in range(5):
        attacks.append((table.active, stat(table, 0, living(table, "ann"), 2)))
        table.play(("end",))
    assert attacks == [(0, 6), (1, 6), (0, 6), (1, 6), (0, 4)]


def _poked(loop: Any) -> Any:
    """A table on which a hero with this text has just been hurt."""
    cards = {
        "cat": hero("water", line="cat", pv=200, texts=[loop]),
        "poke": chapter({"verb": "damage", "n": 1, "to": "enemy_field"}),
    }
    table = position(
        heroes=[["ann"], [{"hero": "cat", "at": "C3"}]],
        sides=[{"hand": ["poke", "purse"]}],
        cards=cards,
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "poke")
    return table


def test_a_runaway_chain_of_triggers_stops() -> None:
    loop = text("on_damage_taken", {"verb": "damage", "n": 0, "to": "self"}, {"verb": "damage", "n": 1, "to": "self"})
    table = _poked(loop)
    assert told(table, "chain")
    assert not table.over


@rule("HIS-T01")
def test_a_position_at_the_beginning_of_a_turn_is_in_the_round_it_names() -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": ["jab"]}], round=9, turn=17, at="begin_turn")
    assert (table.round, table.turn) == (9, 17)


@rule("HIS-T29", "HIS-E05")
def test_a_declined_roll_cannot_be_made_again() -> None:
    table = position(
        options={"draw_and_roll": "optional"},
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["again", "purse"], "bank": 10}],
        cards={"again": chapter({"verb": "reroll"})},
        face=6,  # what the other player rolled
        at="begin_turn",
    )
    table.play(("no",))
    table.play(("on",))
    assert named(table, [c for (c,) in offered(table, "chapter")]) == ["purse"]
    assert table.sides[0].bank == 10


@rule("HIS-T16")
def test_each_part_of_a_series_needs_the_part_right_before_it() -> None:
    parts = {f"part-{n}": chapter({"verb": "coins", "n": 1}, series="saga", level=n) for n in (1, 2, 3)}
    for played, offer in (
        ({}, ["part-1"]),
        ({"saga": 1}, ["part-1", "part-2"]),
        ({"saga": 2}, ["part-1", "part-2", "part-3"]),
        ({"other": 2}, ["part-1"]),
    ):
        table = position(
            heroes=[["ann"], ["bob"]], cards=parts, sides=[{"hand": [*parts], "series": played}], at=[["next_phase", 5]]
        )
        assert named(table, [c for (c,) in offered(table, "chapter")]) == offer
    play(table, "chapter", "part-1")
    table = position(
        heroes=[["ann"], ["bob"]],
        cards=parts,
        sides=[{"hand": [*parts], "series": {"saga": 2}}],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "part-1")  # once more: the later parts stay open
    assert named(table, [c for (c,) in offered(table, "chapter")]) == ["part-2", "part-3"]


@rule("HIS-T11", "HIS-T27")
def test_a_card_can_forbid_powers() -> None:
    cards = {"ann": hero(texts=[text("activate", {"verb": "coins", "n": 3})])}
    for mods, count in (([], 1), ([{"what": "no_power"}], 0)):
        table = position(
            heroes=[[{"hero": "ann", "at": "C3", "mods": mods}], ["bob"]],
            cards=cards,
            sides=[{"hand": ["purse"]}],
            at=[["next_phase", 5]],
        )
        assert len(offered(table, "power")) == count


@rule("HIS-T24")
def test_a_chain_of_triggers_has_fifty_links() -> None:
    table = _poked(text("on_damage_taken", {"verb": "damage", "n": 1, "to": "self"}))
    assert len(told(table, "triggered")) == 50
    assert living(table, "cat").damage == 51
