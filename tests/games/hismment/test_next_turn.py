"""What belongs to one turn ends with it: marks, limits and changes are fresh in the next one."""

from __future__ import annotations

from typing import Any

from ludotheque.games.hismment.market import shop_price
from ludotheque.games.hismment.table import Hismment
from ludotheque.testing import rule

from .plain import card, chapter, hero, living, names_offered, offered, play, position, text

TO_SELL: dict[str, Any] = {"hand": ["purse", "axe"]}
"""Something to do in every turn, so that no turn ends by itself."""


def own_turn_again(table: Hismment, phase: int) -> None:
    """Both end their turns; then on to a step of the next own turn."""
    seat = table.active
    table.play(("end",))
    assert table.active != seat
    table.play(("end",))
    assert table.active == seat
    while table.phase < phase:
        table.play(("on",))


@rule("HIS-L08")
def test_a_roll_for_release_may_be_made_again_next_turn() -> None:
    table = position(
        heroes=[["cat", {"hero": "ann", "wears": ["jab"]}], ["bob"]],
        cards={"cat": hero("water", line="cat", release=[{"need": "roll", "n": 6}])},
        sides=[TO_SELL, TO_SELL],
        dice=[5, 1, 1, 6],
        at=["next_phase", 6],
    )
    play(table, "free", "cat", 0)
    assert ("cat", "ann") not in names_offered(table, "free")
    assert [option for option in offered(table, "free") if option[0] == card(table, "cat")] == []
    own_turn_again(table, 6)
    play(table, "free", "cat", 0)
    assert living(table, "cat").freed


@rule("HIS-L04")
def test_one_release_a_turn_means_another_next_turn() -> None:
    table = position(
        options={"releases_per_turn": "one"},
        heroes=[["cat", {"hero": "ann", "wears": ["jab"]}], ["bob"]],
        sides=[TO_SELL, TO_SELL],
        at=["next_phase", 6],
    )
    play(table, "free", "cat", 0)
    assert offered(table, "free") == []
    own_turn_again(table, 6)
    play(table, "free", "ann", 0)
    assert living(table, "ann").freed


@rule("HIS-M24", "HIS-M28")
def test_who_came_in_by_a_swap_may_attack_and_swap_next_turn() -> None:
    heroes = [
        [{"hero": "cat", "at": "C0"}, {"hero": "dan", "freed": True, "wears": ["arrow"]}],
        [{"hero": "bob", "at": "C3"}],
    ]
    table = position(heroes=heroes, sides=[TO_SELL, TO_SELL], at="start_of_field")
    play(table, "swap", "dan")
    assert offered(table, "attack") == offered(table, "swap") == []
    own_turn_again(table, 7)
    assert names_offered(table, "attack") == [("arrow", "bob")]
    assert names_offered(table, "swap") == [("cat",)]


@rule("HIS-M09", "HIS-M17", "HIS-F04")
def test_steps_attack_and_deployment_are_fresh_next_turn() -> None:
    heroes = [[{"hero": "ann", "freed": True, "wears": ["jab"]}], [{"hero": "bob", "at": "D1"}]]
    table = position(heroes=heroes, sides=[TO_SELL, TO_SELL], at="start_of_field")
    play(table, "deploy", "ann")
    play(table, "attack", "jab", "bob")
    own_turn_again(table, 7)
    assert (table.steps, table.attacks_made, table.deployed) == (0, 0, False)
    assert names_offered(table, "attack") == [("jab", "bob")]


@rule("HIS-T23", "HIS-M32")
def test_a_closed_square_opens_again() -> None:
    for turns, shut in ((1, False), (2, True)):
        table = position(
            heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], ["bob"]],
            cards={"trap": chapter({"verb": "block", "turns": turns})},
            sides=[{"hand": ["trap", "purse", "axe"]}, TO_SELL],
            at=["next_phase", 5],
        )
        play(table, "chapter", "trap")
        table.play(("square", 14))
        table.play(("on",))
        assert (14,) not in offered(table, "move")
        own_turn_again(table, 7)
        assert ((14,) not in offered(table, "move")) is shut


@rule("HIS-T23", "HIS-E27")
def test_a_discount_of_this_turn_is_gone_in_the_next() -> None:
    table = position(
        heroes=[[{"hero": "ann", "wears": ["jab"]}], ["bob"]],
        cards={"fair": chapter({"verb": "modify", "what": "discount", "by": 10})},
        sides=[{"hand": ["fair", "purse"], "shop": ["sword"], "pile": ["coat"]}, TO_SELL],
        at=["next_phase", 5],
    )
    play(table, "chapter", "fair")
    assert shop_price(table, 0, card(table, "sword")) == 15
    table.play(("end",))
    assert shop_price(table, 0, card(table, "sword")) == 25


@rule("HIS-T23", "HIS-Q09", "HIS-Q15")
def test_an_element_of_this_turn_is_gone_when_the_end_is_checked() -> None:
    ice = [{"what": "add_element", "element": "ice"}]
    for mods, over in (([ice[0]], True), ([ice[0] | {"turns": 1}], False)):
        table = position(
            heroes=[[{"hero": "ann", "mods": mods}], []], sides=[{"hand": ["chill"]}, TO_SELL], at="end_turn"
        )
        assert table.over is over


@rule("HIS-T05")
def test_what_begins_with_a_turn_finds_the_luck_income_paid() -> None:
    rich = text("upkeep", {"verb": "coins", "n": 100}, needs=[{"need": "bank", "n": 5}])
    for luck, bank in ((1, 5 + 100 + 5), (0, 5)):
        table = position(
            heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], ["bob"]],
            cards={"ann": hero(luck=luck, texts=[rich])},
            sides=[TO_SELL],
            dice=[1],
            at="begin_turn",
        )
        assert table.sides[0].bank == bank


@rule("HIS-T23")
def test_turns_of_an_effect_made_in_the_other_s_turn_are_its_owner_s() -> None:
    shield = text("on_damage_taken", {"verb": "modify", "what": "defence", "by": 5, "turns": 1})
    table = position(
        heroes=[[{"hero": "ann", "wears": ["jab"]}], [{"hero": "bob", "at": "C3"}]],
        cards={"bob": hero("ice", line="bob", texts=[shield]), "poke": chapter({"verb": "damage", "n": 1})},
        sides=[{"hand": ["poke", "purse", "axe"]}, TO_SELL],
        at=["next_phase", 5],
    )
    play(table, "chapter", "poke")
    lasting = []
    for _ in range(3):
        table.play(("end",))
        lasting.append(len(living(table, "bob").mods))
    assert lasting == [1, 1, 0]  # bob's turn, ann's, and gone when bob's next begins
