"""L: liberation."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.effects import LockHero
from ludotheque.games.hismment.table import Hismment
from ludotheque.kernel import IllegalOption
from ludotheque.kernel.text import words_of
from ludotheque.testing import rule

from .plain import chapter, hero, living, named, names_offered, offered, play, position, text, told


def with_release(
    *needs: dict[str, Any], sides: Any = None, heroes: Any = None, at: Any = None, **words: Any
) -> Hismment:
    """Cat with a release condition, in step 6."""
    cards = {"cat": hero("water", line="cat", release=list(needs))} | words.pop("cards", {})
    return position(
        heroes=heroes or [["cat"], ["bob"]], sides=sides or [{}, {}], cards=cards, at=at or [["next_phase", 6]], **words
    )


def can_free(table: Hismment) -> bool:
    return table.phase == 6 and any(table.setup.kit.names[o[0]] == "cat" for o in offered(table, "free"))


@rule("HIS-L01")
def test_a_locked_hero_cannot_enter() -> None:
    table = with_release({"need": "round", "n": 9}, heroes=[["cat", {"hero": "ann", "freed": True}], ["bob"]])
    assert names_offered(table, "deploy") == [("ann",)]
    with pytest.raises(IllegalOption, match="HIS-L01"):
        play(table, "deploy", "cat")


@rule("HIS-L02", "HIS-L05", "HIS-L10")
def test_freeing_is_public_and_lasting_and_needs_no_deployment() -> None:
    table = with_release({"need": "round", "n": 1}, sides=[{"hand": ["splash"]}, {"hand": ["chill"]}])
    play(table, "free", "cat", 0)
    assert told(table, "free") == [{"seat": 0, "card": living(table, "cat").cards[-1]}]
    table.play(("end",))
    assert living(table, "cat").freed
    assert living(table, "cat").square == -1


@rule("HIS-L03")
def test_freeing_is_optional() -> None:
    table = with_release({"need": "round", "n": 1}, sides=[{"hand": ["splash"]}, {"hand": ["chill"]}])
    table.play(("on",))
    assert not living(table, "cat").freed


@rule("HIS-L04")
def test_any_number_may_be_freed_or_one_if_agreed() -> None:
    for rule_, count in (("any", 2), ("one", 1)):
        table = position(
            options={"releases_per_turn": rule_},
            heroes=[["ann", "dan", {"hero": "cat", "freed": True}], ["bob"]],
            at=[["next_phase", 6]],
        )
        freed = 0
        while table.phase == 6 and offered(table, "free"):
            table.play(("free", *offered(table, "free")[0]))
            freed += 1
        assert freed == count


STATE: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ({"need": "round", "n": 3}, {"round": 3}, {"round": 2}),
    ({"need": "heart_at_most", "n": 10}, {"sides": [{"heart": 10}, {}]}, {"sides": [{"heart": 11}, {}]}),
    ({"need": "bank", "n": 60}, {"sides": [{"bank": 60}, {}]}, {"sides": [{"bank": 59}, {}]}),
    (
        {"need": "cemetery", "n": 2},
        {"sides": [{"cemetery": ["jab", "knife"]}, {}]},
        {"sides": [{"cemetery": ["jab"]}, {}]},
    ),
    ({"need": "hand", "n": 2}, {"sides": [{"hand": ["jab", "axe"]}, {}]}, {"sides": [{"hand": ["jab"]}, {}]}),
    ({"need": "terrain", "element": "fire"}, {"terrain": ["lava"]}, {"terrain": ["flat"]}),
    (
        {"need": "wearing", "n": 1, "kind": "attack"},
        {"heroes": [[{"hero": "cat", "wears": ["splash"]}], ["bob"]]},
        {"heroes": [[{"hero": "cat", "wears": ["coat"]}], ["bob"]]},
    ),
    (
        {"need": "wearing", "n": 1, "kind": "equipment", "level": 2},
        {"heroes": [[{"hero": "cat", "wears": ["sword"]}], ["bob"]]},
        {"heroes": [[{"hero": "cat", "wears": ["coat"]}], ["bob"]]},
    ),
    (
        {"need": "wearing", "n": 1, "kind": "offensive"},
        {"heroes": [[{"hero": "cat", "wears": ["splash"]}], ["bob"]]},
        {"heroes": [[{"hero": "cat", "wears": ["warm", "knife"]}], ["bob"]]},
    ),
    (
        {"need": "wearing", "n": 2, "kind": "armour"},
        {"heroes": [[{"hero": "cat", "wears": ["coat", "coat"]}], ["bob"]]},
        {"heroes": [[{"hero": "cat", "wears": ["coat", "charm", "splash"]}], ["bob"]]},
    ),
    (
        {"need": "ally", "line": "plain", "state": "freed"},
        {"heroes": [["cat", {"hero": "ann", "freed": True}], ["bob"]]},
        {"heroes": [["cat", "ann"], ["bob"]]},
    ),
    (
        {"need": "ally", "line": "plain", "state": "evolved"},
        {"heroes": [["cat", {"hero": ["ann", "ann-2"]}], ["bob"]]},
        {"heroes": [["cat", "ann"], ["bob"]]},
    ),
    (
        {"need": "ally", "line": "plain", "state": "field"},
        {"heroes": [["cat", {"hero": "ann", "at": "C3"}], ["bob"]]},
        {"heroes": [["cat", {"hero": "ann", "freed": True}], ["bob"]]},
    ),
    ({"need": "ally", "line": "plain", "state": "alive"}, {"heroes": [["cat", "ann"], ["bob"]]}, {}),
    ({"need": "enemy_on_field"}, {"heroes": [["cat"], [{"hero": "bob", "at": "C3"}]]}, {}),
    (
        {"need": "received", "n": 2},
        {"heroes": [[{"hero": "cat", "received": 2}], ["bob"]]},
        {"heroes": [[{"hero": "cat", "received": 1}], ["bob"]]},
    ),
    (
        {"need": "any_of", "ways": [[{"need": "round", "n": 9}], [{"need": "bank", "n": 5}]]},
        {"sides": [{"bank": 5}, {}]},
        {},
    ),
    ({"need": "pay", "n": 40}, {"sides": [{"bank": 40}, {}]}, {"sides": [{"bank": 39}, {}]}),
    ({"need": "discard", "n": 1}, {"sides": [{"hand": ["jab"]}, {}]}, {}),
    ({"need": "give_up", "n": 1}, {"heroes": [["cat", {"hero": "ann", "wears": ["jab"]}], ["bob"]]}, {}),
    ({"need": "lose_heart", "n": 3}, {"sides": [{"heart": 4}, {}]}, {"sides": [{"heart": 3}, {}]}),
]


@rule("HIS-L06", "HIS-L16", "HIS-L18")
@pytest.mark.parametrize(("need", "yes", "no"), STATE, ids=lambda value: str(value)[:40])
def test_conditions_are_tested_in_step_6(need: dict[str, Any], yes: dict[str, Any], no: dict[str, Any]) -> None:
    assert can_free(with_release(need, **yes))
    assert not can_free(with_release(need, **no))


@rule("HIS-L06", "HIS-L09")
@pytest.mark.parametrize("what", ["bought", "sold", "chapters", "own_ko", "enemy_ko", "taken", "dealt"])
def test_events_stay_met_and_count_from_the_card_s_arrival(what: str) -> None:
    need = {"need": "event", "what": what, "n": 2}
    assert can_free(with_release(need, sides=[{what: 2}, {}]))
    assert not can_free(with_release(need, sides=[{what: 1}, {}]))
    assert not can_free(with_release(need, sides=[{}, {what: 2}]))  # the opponent's events do not count
    late = [[{"hero": "cat", "new": True}], ["bob"]]
    assert not can_free(with_release(need, sides=[{what: 2}, {}], heroes=late))  # they happened before this card came


@rule("HIS-L06")
def test_buying_selling_and_chapters_are_counted() -> None:
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"bank": 90, "shop": ["jab"], "hand": ["knife", "purse"]}, {}],
        dice=[6],
        at=[["next_phase", 3]],
    )
    play(table, "buy", "jab")
    play(table, "sell", "knife")
    table.play(("on",))
    play(table, "attach", "jab", "ann")
    assert living(table, "ann").received == 1
    play(table, "chapter", "purse")
    assert (table.sides[0].bought, table.sides[0].sold, table.sides[0].chapters) == (1, 1, 1)


@rule("HIS-L06")
def test_the_luck_die_can_free() -> None:
    table = with_release({"need": "luck_face", "n": 6}, dice=[6], at="begin_turn")
    assert can_free(table)
    assert not can_free(with_release({"need": "luck_face", "n": 6}, dice=[5], at="begin_turn"))


@rule("HIS-L07")
def test_costs_are_paid_when_freeing_is_declared() -> None:
    needs = (
        {"need": "pay", "n": 40},
        {"need": "discard", "n": 1},
        {"need": "give_up", "n": 1},
        {"need": "lose_heart", "n": 2},
    )
    table = with_release(
        *needs,
        sides=[{"bank": 45, "hand": ["knife", "axe"]}, {}],
        heroes=[["cat", {"hero": "ann", "wears": ["jab", "coat"]}], ["bob"]],
    )
    play(table, "free", "cat", 0)
    assert table.sides[0].bank == 5
    assert table.sides[0].heart == 28
    play(table, "discard", "axe")
    assert not living(table, "cat").freed
    play(table, "give_up", "coat")
    assert living(table, "cat").freed
    assert named(table, table.sides[0].cemetery) == ["axe", "coat"]


@rule("HIS-L07", "HIS-L08")
def test_costs_are_paid_before_the_die_is_rolled() -> None:
    needs: tuple[dict[str, Any], ...] = ({"need": "roll", "n": 6}, {"need": "discard", "n": 1}, {"need": "pay", "n": 5})
    table = with_release(*needs, sides=[{"bank": 5, "hand": ["knife", "axe"]}, {"hand": ["chill"]}], dice=[1, 1])
    play(table, "free", "cat", 0)
    play(table, "discard", "axe")
    assert not living(table, "cat").freed
    assert (table.sides[0].bank, named(table, table.sides[0].cemetery)) == (0, ["axe"])


@rule("HIS-L08", "HIS-E26")
def test_one_roll_per_hero_and_turn() -> None:
    for face, freed in ((3, False), (4, True)):
        table = with_release(
            {"need": "roll", "n": 4}, sides=[{"hand": ["splash"]}, {}], heroes=[["cat", "ann"], ["bob"]], dice=[face]
        )
        play(table, "free", "cat", 0)
        assert living(table, "cat").freed is freed
        assert table.sides[0].bank == 0
        assert names_offered(table, "free")[0][0] == "ann"


@rule("HIS-L12")
def test_texts_are_silent_in_prison() -> None:
    cards = {"cat": hero("water", line="cat", texts=[text("upkeep", {"verb": "coins", "n": 50})])}
    table = position(heroes=[["cat"], ["bob"]], cards=cards, sides=[{"hand": ["purse"]}], dice=[1], at="begin_turn")
    assert table.sides[0].bank == 5
    table = position(
        heroes=[[{"hero": "cat", "at": "C3"}], ["bob"]],
        cards=cards,
        sides=[{"hand": ["purse"]}],
        dice=[1],
        at="begin_turn",
    )
    assert table.sides[0].bank == 5 + 5 + 50


@rule("HIS-L13")
def test_an_effect_frees_whatever_the_condition() -> None:
    table = with_release({"need": "round", "n": 99}, sides=[{"hand": ["jailbreak"]}, {}], at=[["next_phase", 5]])
    play(table, "chapter", "jailbreak")
    assert living(table, "cat").freed


@rule("HIS-L14")
def test_no_condition_means_free_at_once() -> None:
    table = position(heroes=[["ann"], ["bob"]], at=[["next_phase", 6]])
    assert names_offered(table, "free")[0][0] == "ann"


@rule("HIS-L15")
def test_freed_heroes_may_replace_the_field_hero() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C0"}, {"hero": "cat", "freed": True}, "dan"], ["bob"]], at="start_of_field"
    )
    assert names_offered(table, "swap") == [("cat",)]


@rule("HIS-L17")
def test_reinforcements() -> None:
    words: dict[str, Any] = {"sides": [{"hand": ["cat", "ann-2"]}, {}], "at": [["next_phase", 4]]}
    table = position(heroes=[["ann", "dan"], ["bob"]], **words)
    assert offered(table, "reinforce") == []
    on = {"reinforcements": "on"}
    table = position(options=on, heroes=[["ann", "dan"], ["bob"]], **words)
    play(table, "reinforce", "cat")
    assert not living(table, "cat").freed
    assert offered(table, "evolve") == []  # it was the turn's hero card
    table = position(options=on, heroes=[["ann", "dan", "eve"], ["bob"]], **words)
    assert offered(table, "reinforce") == []


@rule("HIS-L18")
def test_costs_in_pv_leave_at_least_one() -> None:
    cost = text("activate", {"verb": "coins", "n": 9}, cost={"pv": 3})
    cards = {"cat": hero("water", line="cat", texts=[cost])}
    for damage, possible in ((6, True), (7, False)):
        table = position(
            heroes=[[{"hero": "cat", "at": "C3", "damage": damage}], ["bob"]], cards=cards, at=[["next_phase", 5]]
        )
        assert bool(offered(table, "power")) is possible
    table = position(heroes=[[{"hero": "cat", "at": "C3", "damage": 6}], ["bob"]], cards=cards, at=[["next_phase", 5]])
    table.play(("power", *offered(table, "power")[0]))
    assert living(table, "cat").damage == 9


@rule("HIS-L19")
def test_locking_works_on_prisoners_only() -> None:
    cards = {"bars": chapter({"verb": "lock", "to": "enemy_hero"})}
    heroes: list[Any] = [["ann"], [{"hero": "bob", "at": "C3"}, {"hero": "cat", "freed": True}]]
    table = position(heroes=heroes, sides=[{"hand": ["bars"]}], cards=cards, at=[["next_phase", 5]])
    play(table, "chapter", "bars")
    assert not living(table, "cat").freed
    assert living(table, "bob").freed


@rule("HIS-L04", "HIS-L07", "HIS-L08", "HIS-L18")
def test_why_a_hero_cannot_be_freed() -> None:
    def refused(*needs: dict[str, Any], **words: Any) -> str:
        table = with_release(*needs, heroes=[["cat", "ann"], ["bob"]], **words)
        name = living(table, "cat").cards[0]
        if ("free", name, 0) in table.options:
            table.play(("free", name, 0))
        with pytest.raises(IllegalOption) as no:
            table.play(("free", name, 0))
        return no.value.clause

    assert refused({"need": "round", "n": 5}) == "HIS-L06"
    assert refused({"need": "pay", "n": 5}, sides=[{"bank": 4}]) == "HIS-L07"
    assert refused({"need": "pay", "n": 5}, {"need": "pay", "n": 5}, sides=[{"bank": 9}]) == "HIS-L07"
    assert refused({"need": "lose_heart", "n": 3}, sides=[{"heart": 3}]) == "HIS-L18"
    assert refused({"need": "lose_heart", "n": 2}, {"need": "lose_heart", "n": 2}, sides=[{"heart": 4}]) == "HIS-L18"
    assert refused({"need": "lose_heart", "n": 2}, {"need": "discard", "n": 1}, sides=[{"heart": 4}]) == "HIS-L07"
    assert refused({"need": "roll", "n": 6}, dice=[5, 6]) == "HIS-L08"
    table = position(
        options={"releases_per_turn": "one", "phase_order": "open_middle"},
        heroes=[["ann", "cat"], ["bob"]],
        sides=[{"hand": ["purse"]}],
        at=[["next_phase", 6]],
    )
    play(table, "free", "ann", 0)
    with pytest.raises(IllegalOption, match="HIS-L04"):
        play(table, "free", "cat", 0)


@rule("HIS-L17")
def test_why_a_hero_cannot_join_the_prison() -> None:
    for on, heroes in (("off", ["ann"]), ("on", ["ann", "cat", "fay"])):
        table = position(
            options={"reinforcements": on},
            heroes=[heroes, ["bob"]],
            sides=[{"hand": ["dan", "jab"]}],
            at=[["next_phase", 4]],
        )
        with pytest.raises(IllegalOption, match="HIS-L17"):
            play(table, "reinforce", "dan")


@rule("HIS-L09", "HIS-L17")
def test_a_reinforcement_counts_from_its_arrival() -> None:
    cards = {"cat": hero("water", line="cat", release=[{"need": "event", "what": "sold", "n": 1}])}
    table = position(
        options={"reinforcements": "on", "phase_order": "open_middle"},
        heroes=[[{"hero": "ann", "at": "C3"}], ["bob"]],
        sides=[{"hand": ["cat", "jab"], "sold": 2}],
        cards=cards,
        at=[["next_phase", 4]],
    )
    play(table, "reinforce", "cat")
    assert offered(table, "free") == []
    play(table, "sell", "jab")
    assert offered(table, "free") == [(living(table, "cat").cards[0], 0)]


@rule("HIS-L04", "HIS-L13")
def test_a_hero_freed_by_an_effect_does_not_use_up_the_release_of_the_turn() -> None:
    table = position(
        options={"releases_per_turn": "one"},
        heroes=[["ann", {"hero": "cat", "freed": True}, "dan"], ["bob"]],
        cards={"key": chapter({"verb": "free"})},
        sides=[{"hand": ["key", "jab"]}, {}],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "key")
    play(table, "aim", "ann")
    assert living(table, "ann").freed
    assert [option[0] for option in names_offered(table, "free")] == ["dan"]


@rule("HIS-L07", "HIS-L18")
def test_costs_of_one_kind_add_up() -> None:
    twice = [{"need": "lose_heart", "n": 2}, {"need": "lose_heart", "n": 2}]
    for heart, offer in ((4, []), (5, [("cat", "0")])):
        table = position(
            heroes=[["cat"], ["bob"]],
            cards={"cat": hero("water", line="cat", release=twice)},
            sides=[{"heart": heart, "hand": ["splash"]}, {"hand": ["chill"]}],
            at=["next_phase", 6],
        )
        found = [(named(table, [option[0]])[0], str(option[1])) for option in offered(table, "free")]
        assert (found if table.active == 0 else []) == offer


@rule("HIS-L16")
def test_an_ally_is_another_hero() -> None:
    alone = {"cat": hero("water", line="cat", release=[{"need": "ally", "line": "cat", "state": "alive"}])}
    table = position(heroes=[["cat", "ann"], ["bob"]], cards=alone, at=["next_phase", 6])
    assert names_offered(table, "free")[0][0] == "ann"
    assert len(offered(table, "free")) == 1


@rule("HIS-Q10", "HIS-L02")
def test_a_release_is_progress() -> None:
    table = position(
        heroes=[["ann"], ["bob"]], sides=[{"hand": ["jab"]}, {"hand": ["chill"]}], quiet=5, at=["next_phase", 6]
    )
    play(table, "free", "ann", 0)
    table.play(("end",))
    assert table.quiet == 0


@rule("HIS-L06", "HIS-V14")
def test_a_level_or_above_and_the_level_right_below() -> None:
    high = {"need": "wearing", "n": 1, "kind": "equipment", "level": 2}
    low = {"need": "lower", "what": "dealt", "n": 3}
    cards = {
        "cat": hero("water", line="cat", release=[high]),
        "ann-3": hero(level=3, evolves_from="ann-2", release=[low]),
    }
    for past, found in (([(0, 0, 9), (0, 0, 2)], {"cat"}), ([(0, 0, 0), (0, 0, 3)], {"cat", "ann"})):
        heroes = [[{"hero": "cat", "wears": ["axe"]}, {"hero": "ann-3", "past": past}], ["bob"]]
        table = position(heroes=heroes, cards=cards, at=["next_phase", 6])
        assert {named(table, [option[0]])[0] for option in offered(table, "free")} == found


@rule("HIS-L07", "HIS-L18", "HIS-E22", "HIS-V15")
@pytest.mark.parametrize(
    ("need", "enough", "too_little"),
    [
        ("pay", {"bank": 5}, {"bank": 4}),
        ("discard", {"hand": ["jab"] * 2 + ["axe"] * 3}, {"hand": ["jab"] * 2 + ["axe"] * 2}),
        ("give_up", {"wears": ["jab", "warm", "knife", "coat", "charm"]}, {"wears": ["jab", "warm", "knife", "coat"]}),
        ("lose_heart", {"heart": 6}, {"heart": 5}),
    ],
)
def test_the_prices_of_both_levels_are_paid_together(
    need: str, enough: dict[str, Any], too_little: dict[str, Any]
) -> None:
    cards = {
        "low": hero(line="low", release=[{"need": need, "n": 2}]),
        "low-2": hero(line="low", level=2, evolves_from="low", cumulative=True, release=[{"need": need, "n": 3}]),
    }
    for has, free in ((enough, True), (too_little, False)):
        side = {"hand": ["purse"] if need == "give_up" else []} | has
        ann = {"hero": "ann", "freed": True, "wears": side.pop("wears", [])}
        table = position(heroes=[["low-2", ann], ["bob"]], cards=cards, sides=[side], at=["next_phase", 6])
        assert (table.phase == 6) is free
        if free:
            table.play(("free", living(table, "low").cards[0], 0))
            while table.asking is not None and table.asking.__name__ in ("discard", "give_up"):
                table.play(table.options[0])
            assert living(table, "low").freed
            paid = (table.sides[0].bank, table.sides[0].hand, living(table, "ann").attacks, living(table, "ann").gear)
            assert need not in ("pay", "discard") or paid == (0, [], [], [])
            assert need != "give_up" or paid[2:] == ([], [])
            assert need != "lose_heart" or table.sides[0].heart == 1


@rule("HIS-L07", "HIS-A28")
def test_who_gives_up_what_held_it_up_still_stands() -> None:
    """Even where the roll that follows frees nobody."""
    table = with_release(
        {"need": "give_up", "n": 1},
        {"need": "roll", "n": 6},
        heroes=[["cat", {"hero": "ann", "at": "C3", "wears": ["charm"], "damage": 12}], ["bob"]],
        dice=[1],
    )
    play(table, "free", "cat", 0)
    play(table, "give_up", "charm")
    assert (living(table, "ann").gear, living(table, "ann").damage) == ([], 9)
    assert not living(table, "cat").freed


@rule("HIS-L09", "HIS-L06")
def test_a_face_the_die_showed_before_the_card_came_does_not_count() -> None:
    three = {"need": "luck_face", "n": 3}
    for new in (False, True):
        table = with_release(
            three, heroes=[[{"hero": "cat", "new": new}], ["bob"]], sides=[{"faces": [0, 0, 1, 0, 0, 0]}, {}]
        )
        assert can_free(table) is not new
    heroes = [[{"hero": "cat", "new": True}], ["bob"]]
    sides = [{"faces": [0, 0, 1, 0, 0, 0]}, {}]
    assert can_free(with_release(three, heroes=heroes, sides=sides, dice=[3], at="begin_turn"))


@rule("HIS-L06", "HIS-P17")
@pytest.mark.parametrize(("to", "dealt"), [("enemy_heart", 3), ("own_heart", 0), ("both_hearts", 3)])
def test_damage_that_a_card_does_to_the_enemy_heart_is_damage_dealt(to: str, dealt: int) -> None:
    table = with_release(
        {"need": "event", "what": "dealt", "n": 3},
        cards={"bolt": chapter({"verb": "damage", "n": 3, "to": to})},
        heroes=[["cat", {"hero": "dan", "freed": True, "wears": ["arrow"]}], ["bob"]],
        sides=[{"hand": ["bolt", "purse"]}, {}],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "bolt")
    assert table.sides[0].dealt == dealt
    table.play(("on",))
    assert can_free(table) is (dealt > 0)


@rule("HIS-L06", "HIS-A32")
def test_a_card_that_is_passed_on_was_given_to_whoever_has_it_now() -> None:
    table = with_release(
        {"need": "received", "n": 1},
        cards={"hand-over": chapter({"verb": "move_attachment", "kind": "attack"}), "sam": hero("water", line="sam")},
        heroes=[["cat", {"hero": "sam", "wears": ["splash"]}], ["bob"]],
        sides=[{"hand": ["hand-over", "jab"]}, {}],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "hand-over")
    table.play(table.options[0])
    assert can_free(table)


@rule("HIS-L07", "HIS-L08", "HIS-V15")
def test_what_a_cumulative_condition_asks_twice_is_told_as_one() -> None:
    from ludotheque.games.hismment import game
    from ludotheque.kernel.text import words_of

    low = [{"need": "pay", "n": 5}, {"need": "roll", "n": 2}, {"need": "bank", "n": 6}]
    high = [{"need": "pay", "n": 4}, {"need": "roll", "n": 4}, {"need": "bank", "n": 6}]
    cards = {
        "low": hero(line="low", release=low),
        "low-2": hero(line="low", level=2, evolves_from="low", cumulative=True, release=high),
    }
    for bank, pay in ((8, "○"), (9, "✓")):
        table = position(cards=cards, heroes=[["low-2", "ann"], ["bob"]], sides=[{"bank": bank}], at=["next_phase", 6])
        prison = next(region for region in game.scene(table, 0, "en").regions if region.id == "prison0")
        told = f"To be freed: {pay} pay 9 coins, ✓ roll 4 or more and ✓ you have at least 6 coins"
        assert words_of(prison.items[0].more[0]) == told
        assert ("low" in [option[0] for option in names_offered(table, "free")]) is (pay == "✓")


@rule("HIS-V15", "HIS-L06")
def test_the_same_way_to_be_free_is_offered_once() -> None:
    either = [{"need": "any_of", "ways": [[{"need": "bank", "n": 1}], [{"need": "pay", "n": 2}]]}]
    cards = {
        "low": hero(line="low", release=either),
        "low-2": hero(line="low", level=2, evolves_from="low", cumulative=True, release=either),
    }
    table = position(cards=cards, heroes=[["low-2"], ["bob"]], sides=[{"bank": 9}], at=["next_phase", 6])
    ways = [[getattr(need, "n", 0) for need in way] for way in table.setup.kit.ways[living(table, "low").cards[-1]]]
    assert ways == [[1], [1, 2], [4]]
    assert [way for _, way in offered(table, "free")] == [0, 1, 2]


def locked_again(turns: int, owner: int = 1, **words: Any) -> Hismment:
    """Step 5 of the first seat, who locks up Cat, a freed hero of ``owner`` whose condition is met all the time."""
    lock = {"verb": "lock", "to": "own_prisoner" if owner == 0 else "enemy_prisoner", "turns": turns}
    cat: Any = {"hero": "cat", "freed": True}
    heroes = [["ann", *([cat] if owner == 0 else [])], ["bob", *([cat] if owner == 1 else [])]]
    table = position(
        cards={
            "bolt": chapter(lock),
            "cat": hero("water", line="cat"),
            "key": chapter({"verb": "free", "to": "own_locked"}),
        },
        heroes=heroes,
        sides=[{"hand": ["bolt", "jab"]}, {"hand": ["chill", "key"]}],
        at=["next_phase", 5],
        **words,
    )
    play(table, "chapter", "bolt")
    return table


@rule("HIS-L19")
@pytest.mark.parametrize("turns", [0, 1, 2])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_lock_with_a_time_holds_through_so_many_turns_of_its_owner(turns: int, owner: int) -> None:
    table = locked_again(turns, owner)
    cat = living(table, "cat")
    assert not cat.freed
    table.play(("end",))
    held = 0
    for _ in range(3):
        while table.active != owner:
            table.play(("end",))
        while table.phase < 6:
            table.play(("on",))
        if ("free", cat.cards[0], 0) in table.options:
            break
        with pytest.raises(IllegalOption) as no:
            table.play(("free", cat.cards[0], 0))
        assert no.value.clause == "HIS-L19"
        held += 1
        table.play(("end",))
    assert held == turns
    play(table, "free", "cat", 0)
    assert cat.freed


@rule("HIS-L13", "HIS-L19")
def test_a_text_frees_a_hero_that_is_kept_locked() -> None:
    table = locked_again(1)
    table.play(("end",))
    while table.phase < 5:
        table.play(("on",))
    play(table, "chapter", "key")
    play(table, "aim", "cat")
    assert living(table, "cat").freed


@rule("HIS-L19", "HIS-T30")
def test_whoever_is_kept_locked_says_so() -> None:
    table = locked_again(1)
    cat = living(table, "cat").cards[0]

    def said() -> str:
        items = [item for region in game.scene(table, 1, "en").regions for item in region.items]
        return " ".join(words_of(line) for item in items if item.id == f"hero{cat}" for line in item.more)

    assert "HIS-L19" in said()
    table.play(("end",))
    assert "HIS-L19" in said()
    table.play(("end",))
    assert "HIS-L19" not in said()


@rule("HIS-L19")
@pytest.mark.parametrize("name", ["curfew", "nightcaller"])
def test_the_locks_of_the_box_hold_for_a_turn(name: str) -> None:
    texts = game.setup().box.cards[name].texts
    assert [part.turns for text in texts for part in text.do if isinstance(part, LockHero)] == [1]
