"""M: board and movement, C: classes and ranges, X: elements and Terrain."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.board import Board, orthogonal_distance, square_called, square_distance, square_name
from ludotheque.games.hismment.fight import advantages, work_out
from ludotheque.games.hismment.stats import class_part, distance, elements_of, in_range, stat
from ludotheque.games.hismment.table import Hismment
from ludotheque.games.hismment.words import BEATS, CLASSES, ELEMENTS, elements_in, mask
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .plain import CARDS, chapter, hero, living, named, names_offered, offered, play, position, terrain, text

FIELD = "start_of_field"


def squares(table: Hismment) -> set[str]:
    return {square_name(square) for (square,) in offered(table, "move")}


def at(name: str) -> int:
    return square_called(name)


@rule("HIS-M01", "HIS-M02", "HIS-M03", "HIS-M04")
def test_the_field() -> None:
    board = Board("centre")
    assert len(board.squares) == 36 + 2
    assert [square_name(s) for s in board.starts] == ["C0", "D7"]
    assert [square_name(s) for s in Board("corner").starts] == ["A0", "F7"]
    assert (orthogonal_distance(at("C0"), at("D7")), square_distance(at("C0"), at("D7"))) == (8, 7)
    assert board.beside[at("C0")] == (at("C1"),)
    assert board.beside[at("D7")] == (at("D6"),)
    assert at("C0") in board.beside[at("C1")]
    for wrong in ("G1", "A8", "C", "c3"):
        with pytest.raises(ValueError, match="no square"):
            at(wrong)


@rule("HIS-M05", "HIS-M08")
def test_one_hero_on_the_field() -> None:
    table = position(heroes=[[{"hero": "ann", "at": "C3"}, {"hero": "cat", "freed": True}], ["bob"]], at=FIELD)
    assert offered(table, "deploy") == []
    with pytest.raises(IllegalOption, match="HIS-M05"):
        play(table, "deploy", "cat")
    table = position(heroes=[["ann", {"hero": "cat", "freed": True}], ["bob"]], at=FIELD)
    assert names_offered(table, "deploy") == [("cat",)]


@rule("HIS-M06", "HIS-C12")
def test_a_start_square_is_on_the_field() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C1", "wears": ["jab"]}], [{"hero": "bob", "at": "D7"}]],
        sides=[{}, {"hand": ["chill"]}],
        at=FIELD,
    )
    ann, bob = living(table, "ann"), living(table, "bob")
    bob.square = at("C0")  # pretend: the enemy on our start square
    assert in_range(table, 0, ann, bob.square)
    ann.square = at("C2")
    assert not in_range(table, 0, ann, bob.square)


@rule("HIS-M07", "HIS-M09", "HIS-M10", "HIS-M11")
def test_freed_deployed_moved_and_attacking_in_one_turn() -> None:
    table = position(
        heroes=[[{"hero": "dan", "wears": ["arrow"]}], [{"hero": "bob", "at": "C4"}]], at=[["next_phase", 6]]
    )
    play(table, "free", "dan", 0)
    play(table, "deploy", "dan")
    assert living(table, "dan").square == at("C0")
    play(table, "move", at("C2"))
    play(table, "attack", "arrow", "bob")
    assert living(table, "bob").damage > 0
    assert offered(table, "deploy") == []


@rule("HIS-M12")
def test_deploying_is_never_forced() -> None:
    table = position(
        heroes=[[{"hero": "ann", "freed": True, "wears": ["jab"]}], [{"hero": "bob", "at": "C0"}]],
        sides=[{}, {"hand": ["chill"]}],
        at=FIELD,
    )
    table.play(("end",))
    assert living(table, "ann").square == -1


@rule("HIS-M13", "HIS-M14")
def test_an_invader_is_pushed_off_the_start_square() -> None:
    heroes: list[Any] = [[{"hero": "ann", "freed": True}], [{"hero": "bob", "at": "C0"}]]
    table = position(heroes=heroes, at=FIELD)
    play(table, "deploy", "ann")
    assert living(table, "bob").square == at("C1")
    assert living(table, "bob").damage == 0
    assert table.steps == 0
    table = position(heroes=heroes, blocked=[(at("C1"), 99)], at=FIELD)
    play(table, "deploy", "ann")
    assert living(table, "bob").square == at("B1")  # nearest free, ties by column
    table = position(
        options={"occupied_start": "block"}, heroes=heroes, sides=[{"hand": ["jab"]}, {"hand": ["chill"]}], at=FIELD
    )
    assert table.active == 1  # nothing to do: the turn passed


@rule("HIS-M15", "HIS-M04")
def test_up_to_speed_one_orthogonal_step_at_a_time() -> None:
    table = position(heroes=[[{"hero": "ann", "at": "C0"}], ["bob"]], cards={"ann": hero(speed=2)}, at=FIELD)
    assert squares(table) == {"C1", "B1", "D1", "C2"}  # never B0 or D0
    table = position(heroes=[[{"hero": "ann", "at": "C3"}], ["bob"]], cards={"ann": hero(speed=1)}, at=FIELD)
    assert squares(table) == {"B3", "D3", "C2", "C4"}
    with pytest.raises(IllegalOption, match="HIS-M15"):
        play(table, "move", at("D4"))


@rule("HIS-M16", "HIS-M17")
def test_steps_before_and_after_the_attack_share_the_speed() -> None:
    table = position(heroes=[[{"hero": "ann", "at": "C2", "wears": ["jab"]}], [{"hero": "bob", "at": "C4"}]], at=FIELD)
    play(table, "move", at("C3"))
    play(table, "attack", "jab", "bob")
    assert squares(table) == {"C2", "C1", "B2", "D2", "A3", "B3", "D3", "E3", "B4", "D4"}  # two of three steps are left
    play(table, "move", at("C1"))
    assert table.active == 1  # nothing was left to do


@rule("HIS-M18")
def test_no_way_through_another_hero() -> None:
    cards = {"ann": hero(speed=2)}
    table = position(heroes=[[{"hero": "ann", "at": "A1"}], [{"hero": "bob", "at": "A2"}]], cards=cards, at=FIELD)
    assert squares(table) == {"B1", "C1", "B2"}
    with pytest.raises(IllegalOption, match="HIS-M18"):
        play(table, "move", at("A2"))


@rule("HIS-M19")
def test_back_to_the_own_start_square() -> None:
    table = position(heroes=[[{"hero": "ann", "at": "C1"}], ["bob"]], at=FIELD)
    assert "C0" in squares(table)


@rule("HIS-M20")
def test_the_enemy_start_square_is_open_only_without_enemies() -> None:
    table = position(heroes=[[{"hero": "ann", "at": "D6"}], [{"hero": "bob", "at": "A1"}]], at=FIELD)
    assert "D7" not in squares(table)
    with pytest.raises(IllegalOption, match="HIS-M20"):
        play(table, "move", at("D7"))
    table = position(heroes=[[{"hero": "ann", "at": "D6"}], ["bob"]], at=FIELD)
    assert "D7" in squares(table)


@rule("HIS-M21", "HIS-F04")
def test_after_a_knock_out_the_way_is_open_but_no_second_attack() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "D6", "wears": ["jab"]}], [{"hero": "bob", "at": "D5", "damage": 9}, "gem"]],
        at=FIELD,
    )
    play(table, "attack", "jab", "bob")
    play(table, "move", at("D7"))
    assert offered(table, "attack") == []
    with pytest.raises(IllegalOption, match="HIS-F04"):
        play(table, "attack", "jab", "gem")


SWAP: list[Any] = [
    [
        {"hero": "ann", "at": "C0", "wears": ["jab", "knife"], "damage": 3, "spent": 1},
        {"hero": "dan", "freed": True, "wears": ["arrow"]},
        "fay",
    ],
    [{"hero": "bob", "at": "C2"}],
]


@rule("HIS-M22", "HIS-M23")
def test_swapping_needs_the_start_square_and_a_freed_hero() -> None:
    table = position(heroes=SWAP, at=FIELD)
    assert names_offered(table, "swap") == [("dan",)]
    away: list[Any] = [[SWAP[0][0] | {"at": "C1"}, *SWAP[0][1:]], SWAP[1]]
    table = position(heroes=away, at=FIELD)
    with pytest.raises(IllegalOption, match="HIS-M22"):
        play(table, "swap", "dan")
    alone = position(heroes=[[{"hero": "ann", "at": "C0"}, "dan"], ["bob"]], at=FIELD)
    with pytest.raises(IllegalOption, match="HIS-M23"):
        play(alone, "swap", "dan")


@rule("HIS-M24", "HIS-M26", "HIS-M27", "HIS-M28", "HIS-M29")
def test_the_newcomer_may_move_but_not_attack_nor_go_back() -> None:
    table = position(heroes=SWAP, at=FIELD)
    play(table, "swap", "dan")
    dan, ann = living(table, "dan"), living(table, "ann")
    assert (dan.square, ann.square) == (at("C0"), -1)
    assert (ann.damage, ann.spent, ann.freed, named(table, ann.attacks), named(table, ann.gear)) == (
        3,
        1,
        True,
        ["jab"],
        ["knife"],
    )
    assert offered(table, "attack") == []
    assert offered(table, "swap") == []
    assert "C1" in squares(table)
    assert game.check(table) == []
    with pytest.raises(IllegalOption, match="HIS-M24"):
        play(table, "attack", "arrow", "bob")
    with pytest.raises(IllegalOption, match="HIS-M28"):
        play(table, "swap", "ann")


@rule("HIS-M25", "HIS-M26")
def test_the_outgoing_hero_may_have_moved_and_attacked() -> None:
    heroes: list[Any] = [
        [{"hero": "ann", "at": "C1", "wears": ["jab"]}, {"hero": "dan", "freed": True}],
        [{"hero": "bob", "at": "C2"}],
    ]
    table = position(heroes=heroes, at=FIELD)
    play(table, "attack", "jab", "bob")
    play(table, "move", at("C0"))
    play(table, "swap", "dan")
    assert table.steps == 0
    assert len(squares(table)) > 1


@rule("HIS-M30")
def test_the_replacement_of_a_fallen_hero_may_attack_at_once() -> None:
    table = position(
        heroes=[[{"hero": "dan", "freed": True, "wears": ["arrow"]}], [{"hero": "bob", "at": "C3"}]],
        sides=[{"own_ko": 1}],
        at=FIELD,
    )
    play(table, "deploy", "dan")
    assert offered(table, "attack")


@rule("HIS-M31", "HIS-F27")
def test_speed_never_falls_below_zero_and_counts_steps_already_made() -> None:
    table = position(heroes=[[{"hero": "ann", "at": "C3", "mods": [(4, 0, -9, -1)]}], ["bob"]])
    assert stat(table, 0, living(table, "ann"), 4) == 0
    table = position(heroes=[[{"hero": "ann", "at": "C3"}], ["bob"]], at=FIELD)
    play(table, "move", at("C5"))
    living(table, "ann").mods.append((4, 0, -2, -1))
    from ludotheque.games.hismment.field import steps_left

    assert steps_left(table, 0, living(table, "ann")) == -1


@rule("HIS-M32")
def test_cards_change_how_heroes_move() -> None:
    diagonal = {"ann": hero(speed=1, texts=[text("static", {"verb": "modify", "what": "diagonal"})])}
    table = position(heroes=[[{"hero": "ann", "at": "C3"}], ["bob"]], cards=diagonal, at=FIELD)
    assert {"B2", "D4"} <= squares(table)
    rooted: list[Any] = [
        [{"hero": "ann", "at": "C3", "mods": [(14, 0, 1, -1)], "wears": ["jab"]}],
        [{"hero": "bob", "at": "C4"}],
    ]
    table = position(heroes=rooted, at=FIELD)
    assert squares(table) == set()
    slow = terrain(texts=[text("static", {"verb": "modify", "what": "speed", "by": -2, "to": "everyone_field"})])
    table = position(heroes=[[{"hero": "ann", "at": "C3"}], ["bob"]], cards={"mud": slow}, terrain=["mud"], at=FIELD)
    assert squares(table) == {"B3", "D3", "C2", "C4"}
    assert table.setup.kit.cards[table.terrain[0]].heart == 30


@rule("HIS-M32")
def test_forced_moves_stay_on_free_squares() -> None:
    shove = {
        "shove": chapter({"verb": "push", "n": 3, "to": "enemy_field"}),
        "hop": chapter({"verb": "teleport", "to": "own_field"}),
    }
    table = position(
        heroes=[[{"hero": "ann", "at": "C1"}], [{"hero": "bob", "at": "C3"}]],
        sides=[{"hand": ["shove", "hop"]}],
        cards=shove,
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "shove")
    table.play(("push", -6))
    assert living(table, "bob").square == at("C2")  # stopped before ann
    play(table, "chapter", "hop")
    assert ("square", at("C2")) not in table.options
    table.play(("square", at("F6")))
    assert living(table, "ann").square == at("F6")


@rule("HIS-M33")
def test_whoever_falls_in_the_own_step_7_is_replaced_next_turn() -> None:
    spiky = {"bob": hero("ice", line="bob", texts=[text("static", {"verb": "modify", "what": "reflect", "by": 20})])}
    table = position(
        heroes=[
            [{"hero": "ann", "at": "C3", "wears": ["jab"]}, {"hero": "dan", "freed": True, "wears": ["arrow"]}],
            [{"hero": "bob", "at": "C4"}],
        ],
        cards=spiky,
        sides=[{}, {"hand": ["chill"]}],
        at=FIELD,
    )
    play(table, "attack", "jab", "bob")
    assert table.active == 1
    hurt = {"self": chapter({"verb": "ko", "to": "own_field"})}
    table = position(
        heroes=[
            [{"hero": "ann", "at": "C3"}, {"hero": "dan", "freed": True, "wears": ["arrow"]}],
            [{"hero": "bob", "at": "C5"}],
        ],
        cards=hurt,
        sides=[{"hand": ["self"]}, {"hand": ["chill"]}],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "self")
    assert names_offered(table, "deploy") == [("dan",)]  # an earlier knock-out does not stop a deployment


@rule("HIS-M34")
def test_effects_that_send_heroes_back() -> None:
    swap = {"swap": chapter({"verb": "force_swap", "to": "enemy_field"})}
    heroes: list[Any] = [["ann"], [{"hero": "bob", "at": "C3", "damage": 2}, "gem"]]
    hand = ["recall", "changing-guard", "swap"]
    table = position(heroes=heroes, sides=[{"hand": hand}], cards=swap, at=[["next_phase", 5]])
    assert names_offered(table, "chapter") == [("recall",), ("changing-guard",)]
    play(table, "chapter", "changing-guard")  # no other freed hero: the forced swap does nothing, the coins come
    assert (living(table, "bob").square, table.sides[0].bank) == (at("C3"), 10)
    play(table, "chapter", "recall")
    bob = living(table, "bob")
    assert (bob.square, bob.freed, bob.damage) == (-1, True, 2)
    heroes = [["ann"], [{"hero": "bob", "at": "C3"}, {"hero": "gem", "freed": True}]]
    table = position(heroes=heroes, sides=[{"hand": ["changing-guard"]}], at=[["next_phase", 5]])
    play(table, "chapter", "changing-guard")
    assert table.seat == 1  # its owner chooses who comes
    play(table, "substitute", "gem")
    assert (living(table, "bob").square, living(table, "gem").square) == (-1, at("D7"))


@rule("HIS-M35")
def test_a_second_hero_by_special_rule() -> None:
    two = {"double": terrain(texts=[text("static", {"verb": "modify", "what": "second"})])}
    heroes: list[Any] = [
        [{"hero": "ann", "at": "C3", "wears": ["jab"]}, {"hero": "dan", "freed": True, "wears": ["arrow"]}],
        [{"hero": "bob", "at": "C4"}],
    ]
    words: dict[str, Any] = {"cards": two, "terrain": ["double"], "sides": [{"hand": ["purse"]}, {"hand": ["chill"]}]}
    table = position(heroes=heroes, at=FIELD, **words)
    assert names_offered(table, "deploy") == [("dan",)]
    play(table, "deploy", "dan")
    assert names_offered(table, "act") == [("ann",), ("dan",)]
    play(table, "act", "dan")
    assert {names[0] for names in names_offered(table, "attack")} == {"arrow"}
    table.play(("end",))
    both: list[Any] = [
        [heroes[0][0] | {"at": "C3"}, heroes[0][1] | {"at": "C2"}],
        [{"hero": "bob", "at": "C4", "wears": ["chill"]}],
    ]
    table = position(heroes=both, active=1, at=FIELD, **words)
    assert names_offered(table, "attack") == [("chill", "ann")]  # both are targets, one is in range
    home: list[Any] = [[heroes[0][0] | {"at": "C0"}, heroes[0][1]], heroes[1]]
    assert offered(position(heroes=home, at=FIELD, **words), "deploy") == []
    rich = position(heroes=both, dice=[1], at="begin_turn", **words)
    assert rich.sides[0].bank == 5 + 5 + 5  # both earn Luck


# Classes ---------------------------------------------------------------------------------------------------------------


def reaches(name: str, here: str, there: str, **options: Any) -> bool:
    table = position(heroes=[[{"hero": name, "at": here}], ["bob"]], options=options)
    return in_range(table, 0, living(table, name), at(there))


def bonus(name: str, here: str, there: str) -> int:
    table = position(heroes=[[{"hero": name, "at": here}], ["bob"]])
    one = living(table, name)
    return class_part(table, 0, one, distance(table, 0, one, at(there)))


@rule("HIS-C01")
def test_every_hero_has_one_of_five_classes() -> None:
    assert game.box is not None
    assert {card.klass for card in game.box.cards.values() if card.kind == "hero"} == set(CLASSES)


@rule("HIS-C02")
def test_two_ways_to_count() -> None:
    assert (square_distance(at("A1"), at("C2")), orthogonal_distance(at("A1"), at("C2"))) == (2, 3)


@rule("HIS-C03", "HIS-C04", "HIS-C13")
def test_brawlers() -> None:
    assert reaches("ann", "C3", "D4")
    assert not reaches("ann", "C3", "C5")
    assert bonus("ann", "C3", "D4") == 2


@rule("HIS-C05")
def test_swordsmen() -> None:
    assert reaches("cat", "C3", "E5")
    assert not reaches("cat", "C3", "C6")
    assert bonus("cat", "C3", "E5") == 1


@rule("HIS-C06", "HIS-C07")
def test_archers() -> None:
    assert reaches("dan", "C0", "D7")
    found = [bonus("dan", "A1", there) for there in ("A2", "A3", "B3", "C4", "D6")]
    assert found == [0, -1, -1, -2, -4]  # orthogonal 1, 2, 3, 5, 8
    assert bonus("dan", "A1", "C3") == -2  # four squares


@rule("HIS-C08")
def test_bombardiers() -> None:
    assert reaches("eve", "C0", "D7")
    found = [bonus("eve", "A1", there) for there in ("A2", "B3", "A4", "E5", "F1")]
    assert found == [-1, -1, 0, 0, 1]  # square 1, 2, 3, 4, 5
    assert bonus("eve", "C0", "D7") == 1


@rule("HIS-C09", "HIS-C10")
def test_sorcerers() -> None:
    assert reaches("fay", "A1", "E5")
    assert not reaches("fay", "A1", "A6")
    assert not reaches("fay", "A1", "E6")
    assert not reaches("fay", "A1", "E5", sorcerer_metric="orthogonal")
    assert reaches("fay", "A1", "C3", sorcerer_metric="orthogonal")
    assert bonus("fay", "A1", "C3") == 0


@rule("HIS-C11")
def test_distance_is_taken_at_the_moment_of_the_attack() -> None:
    table = position(heroes=[[{"hero": "eve", "at": "A1", "wears": ["bomb"]}], [{"hero": "gem", "at": "A4"}]], at=FIELD)
    far = work_out(
        table, 0, living(table, "eve"), living(table, "eve").attacks[0], living(table, "gem").cards[0]
    ).attack[5]
    play(table, "move", at("A3"))
    near = work_out(
        table, 0, living(table, "eve"), living(table, "eve").attacks[0], living(table, "gem").cards[0]
    ).attack[5]
    assert (far, near) == (0, -1)


@rule("HIS-C14")
def test_class_changes_attack_only() -> None:
    for name in ("ann", "cat", "dan", "eve", "fay"):
        table = position(heroes=[["gem"], [{"hero": name, "at": "C3"}]])
        assert stat(table, 1, living(table, name), 3) == 2


@rule("HIS-C15")
def test_special_attacks_on_the_enemy_obey_the_range_others_do_not() -> None:
    heroes: list[Any] = [
        [{"hero": "ann", "at": "C3", "wears": ["warm", "scare"], "damage": 4}],
        [{"hero": "bob", "at": "C5"}],
    ]
    table = position(heroes=heroes, at=FIELD)
    assert [names[0] for names in names_offered_attack(table)] == ["warm"]
    play(table, "move", at("C4"))
    assert [names[0] for names in names_offered_attack(table)] == ["warm", "scare"]
    play(table, "attack", "scare", "bob")
    assert living(table, "bob").spent == 2


def names_offered_attack(table: Hismment) -> list[tuple[str, int]]:
    return [(table.setup.kit.names[card], target) for card, target in offered(table, "attack")]


@rule("HIS-C16")
def test_cards_change_ranges_and_class_bonuses() -> None:
    def modify(what: str, by: int) -> dict[str, Any]:
        return text("static", {"verb": "modify", "what": what, "by": by})

    cards = {
        "ann": hero(texts=[modify("range", 2), modify("class_bonus", 1)]),
        "dan": hero("earth", "archer", line="dan", texts=[modify("metric", 0)]),
    }
    table = position(heroes=[[{"hero": "ann", "at": "C3"}], ["bob"]], cards=cards)
    assert in_range(table, 0, living(table, "ann"), at("C6"))
    assert class_part(table, 0, living(table, "ann"), 1) == 3
    table = position(heroes=[[{"hero": "dan", "at": "A1"}], ["bob"]], cards=cards)
    assert distance(table, 0, living(table, "dan"), at("C3")) == 2


# Elements --------------------------------------------------------------------------------------------------------------


def element_bonus(mine: str, theirs: str, table_: str = "printed") -> int:
    table = position(options={"element_table": table_})
    return advantages(table, mask(mine.split()), mask(theirs.split()))


@rule("HIS-X01")
def test_twenty_one_elements() -> None:
    assert len(ELEMENTS) == 21
    assert game.box is not None
    used = {element for card in game.box.cards.values() if card.kind == "hero" for element in card.elements}
    assert used == set(ELEMENTS)


@rule("HIS-X02", "HIS-X08", "HIS-X09", "HIS-X10")
def test_the_printed_table() -> None:
    rows = [len(elements_in(row)) for row in BEATS["printed"]]
    assert sum(rows) == 62
    assert rows[ELEMENTS.index("animal")] == 5
    assert rows[ELEMENTS.index("diamond")] == 0
    assert rows.count(3) == 19
    itself = {e for i, e in enumerate(ELEMENTS) if BEATS["printed"][i] >> i & 1}
    assert itself == {"air", "animal", "strength", "light"}
    light = ELEMENTS.index("light")
    assert all(BEATS["printed"][ELEMENTS.index(e)] >> light & 1 for e in ("plant", "animal", "darkness"))


@rule("HIS-X11")
def test_the_amended_table() -> None:
    rows = [len(elements_in(row)) for row in BEATS["amended"]]
    assert sum(rows) == 60
    assert all(n == (0 if e == "diamond" else 3) for e, n in zip(ELEMENTS, rows, strict=True))
    assert not any(BEATS["amended"][i] >> i & 1 for i in range(21))
    diamond = ELEMENTS.index("diamond")
    assert not any(row >> diamond & 1 for row in BEATS["amended"])


@rule("HIS-X03", "HIS-X04", "HIS-X12")
def test_advantages_add_up_over_pairs() -> None:
    assert element_bonus("fire water", "ice metal") == 3
    assert element_bonus("fire", "water") == 0
    assert element_bonus("water", "fire") == 1
    assert element_bonus("life", "death") == element_bonus("death", "life") == 1
    assert element_bonus("air", "air") == 1
    assert element_bonus("air", "air", "amended") == 0


@rule("HIS-X05", "HIS-X06")
def test_the_hero_s_elements_count_and_weakness_costs_nothing() -> None:
    # Dan (fire, earth) strikes ice with an earth attack: fire beats ice all the same.
    table = position(heroes=[[{"hero": "dan", "at": "C3", "wears": ["arrow"]}], [{"hero": "bob", "at": "C4"}]])
    dan = living(table, "dan")
    assert work_out(table, 0, dan, dan.attacks[0], living(table, "bob").cards[0]).attack[4] == 1
    table = position(heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "cat", "at": "C4"}]])
    ann = living(table, "ann")
    assert work_out(table, 0, ann, ann.attacks[0], living(table, "cat").cards[0]).attack[4] == 0


@rule("HIS-X07")
@pytest.mark.parametrize("element", ELEMENTS)
def test_diamond_gives_and_suffers_nothing(element: str) -> None:
    assert element_bonus("diamond", element) == element_bonus(element, "diamond") == 0


@rule("HIS-X13")
def test_strengths_and_weaknesses_are_worked_out() -> None:
    from ludotheque.kernel.text import words_of

    lines = [words_of(line) for line in game.card("cinder-blade", "en").more]
    assert lines[0] == "Strong against: Ice, Plant and Metal."
    assert lines[1] == "Weak against: Earth, Water and Sand."


@rule("HIS-X14")
def test_elements_can_change_and_count_once() -> None:
    assert mask(["fire", "fire"]) == mask(["fire"])
    both = chapter({"verb": "modify", "what": "add_element", "element": "water", "to": "own_hero", "turns": -1})
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": ["dip"]}], cards={"dip": both}, at=[["next_phase", 5]])
    play(table, "chapter", "dip")
    assert elements_of(table, living(table, "ann")) == mask(["fire", "water"])
    assert advantages(table, elements_of(table, living(table, "ann")), mask(["ice", "metal"])) == 3


@rule("HIS-X15", "HIS-X16", "HIS-X17", "HIS-X18")
def test_the_terrain_boosts_its_own_and_weakens_whom_it_beats() -> None:
    cards = {"both": hero("fire plant", line="both"), "pair": hero("ice plant", line="pair")}

    def numbers(name: str) -> tuple[int, int]:
        table = position(terrain=["lava"], heroes=[[name], ["gem"]], cards=cards)
        one = living(table, name)
        return stat(table, 0, one, 2), stat(table, 0, one, 3)

    assert numbers("ann") == (5, 2)
    assert numbers("bob") == (4, 1)
    assert numbers("both") == (5, 1)
    assert numbers("cat") == (4, 2)
    assert numbers("pair") == (4, 1)  # weak twice over, lowered once


@rule("HIS-X19")
def test_terrain_counts_in_prison_and_follows_changes() -> None:
    table = position(terrain=["lava"], heroes=[["ann", {"hero": "bob", "at": "C3"}], ["gem"]])
    assert stat(table, 0, living(table, "ann"), 2) == 5
    living(table, "bob").mods.append((21, 0, mask(["fire"]), -1))
    assert (stat(table, 0, living(table, "bob"), 2), stat(table, 0, living(table, "bob"), 3)) == (5, 2)
    assert CARDS["lava"]["boost"] == {"attack": 1}


@rule("HIS-M09", "HIS-M13")
def test_why_a_hero_cannot_be_deployed() -> None:
    freed: Any = [{"hero": "ann", "freed": True}, {"hero": "dan", "freed": True}]
    table = position(heroes=[freed, ["bob"]], sides=[{"hand": ["jab"]}], at=FIELD)
    play(table, "deploy", "ann")
    with pytest.raises(IllegalOption, match="HIS-M09"):
        play(table, "deploy", "dan")
    table = position(
        options={"occupied_start": "block"},
        heroes=[freed, [{"hero": "bob", "at": "C0"}]],
        phase=7,
        ask=[0, "field_options", "act_on_field"],
    )
    with pytest.raises(IllegalOption, match="HIS-M13"):
        play(table, "deploy", "ann")


@rule("HIS-M09", "HIS-M35")
def test_one_deployment_a_turn_even_where_there_is_room() -> None:
    away = text("on_deploy", {"verb": "teleport", "to": "self"})
    table = position(
        heroes=[
            [
                {"hero": "ann", "at": "C3", "wears": ["jab"]},
                {"hero": "cat", "freed": True},
                {"hero": "dan", "freed": True},
            ],
            ["bob"],
        ],
        cards={"cat": hero("water", line="cat", texts=[away])},
        sides=[{"mods": [{"what": "second", "by": 2, "turns": -1}]}],
        at=FIELD,
    )
    play(table, "deploy", "cat")
    table.play(("square", 6))
    assert {option[0] for option in table.options} == {"act", "end"}


@rule("HIS-M13")
def test_ties_for_whom_is_pushed_go_by_column_then_row() -> None:
    invaders = [{"hero": "ann", "at": "D7"}, {"hero": "cat", "at": "D6"}]
    for more, square in (([], "C6"), ([{"hero": "dan", "at": "C6"}], "D5"), ([{"hero": "dan", "at": "D5"}], "C6")):
        table = position(
            heroes=[[*invaders, *more], [{"hero": "bob", "freed": True, "wears": ["chill"]}]], active=1, at=FIELD
        )
        play(table, "deploy", "bob")
        assert square_name(living(table, "ann").square) == square


@rule("HIS-A28", "HIS-M29")
def test_who_is_swapped_out_keeps_at_least_one_pv() -> None:
    hurt = {"hero": "ann", "at": "C0", "wears": ["charm", "jab"], "pv": 2}
    table = position(heroes=[[hurt, {"hero": "cat", "freed": True}], ["bob"]], at=FIELD)
    assert living(table, "ann").damage == 11
    play(table, "swap", "cat")
    assert living(table, "ann").damage == 9


@rule("HIS-M08", "HIS-M35", "HIS-T20")
def test_nobody_is_asked_who_acts_where_only_locked_heroes_wait() -> None:
    double = terrain(texts=[text("static", {"verb": "modify", "what": "second"})])
    heroes: list[Any] = [[{"hero": "ann", "at": "C3", "wears": ["jab"]}, "cat"], [{"hero": "bob", "at": "F6"}]]
    table = position(heroes=heroes, cards={"double": double}, terrain=["double"], at="start_of_field")
    assert offered(table, "act") == []
    assert offered(table, "move")


@rule("HIS-M20", "HIS-M35")
def test_a_second_hero_of_ones_own_does_not_close_the_enemy_start_square() -> None:
    heroes: list[Any] = [[{"hero": "ann", "at": "D6", "wears": ["jab"]}, {"hero": "cat", "at": "A1"}], ["bob"]]
    table = position(heroes=heroes, acting="ann", at="start_of_field")
    assert (square_called("D7"),) in offered(table, "move")


@rule("HIS-M15", "HIS-F13")
def test_a_speed_multiplied_again_and_again_reaches_no_further_than_the_field() -> None:
    fast = [{"what": "speed", "how": "times", "by": 10**9}] * 2
    heroes: Any = [[{"hero": "ann", "at": "C3", "wears": ["jab"], "mods": fast}], [{"hero": "bob", "at": "C4"}]]
    table = position(heroes=heroes, closed=["B3"], at="start_of_field")
    assert len(offered(table, "move")) == 36 - 3 + 1
