"""A: attachments, V: evolution."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment.stats import pm_left, pv_left, stat
from ludotheque.games.hismment.table import Hismment
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .plain import attack, chapter, gear, hero, living, named, names_offered, offered, play, position, text, told

STEP4 = [["next_phase", 4]]


def attach_options(hand: list[str], heroes: Any, **words: Any) -> list[tuple[str, ...]]:
    table = position(heroes=heroes, sides=[{"hand": hand}], at=STEP4, **words)
    return names_offered(table, "attach") if table.phase == 4 and table.active == 0 else []


@rule("HIS-A01")
def test_one_attack_and_one_equipment_a_turn() -> None:
    table = position(heroes=[["ann", "dan"], ["bob"]], sides=[{"hand": ["jab", "warm", "knife", "coat"]}], at=STEP4)
    play(table, "attach", "jab", "ann")
    assert {card for card, _ in names_offered(table, "attach")} == {"knife", "coat"}
    with pytest.raises(IllegalOption, match="HIS-A01"):
        play(table, "attach", "warm", "dan")
    play(table, "attach", "coat", "ann")
    assert table.phase != 4


@rule("HIS-A02")
def test_any_own_living_hero_wherever_it_is() -> None:
    heroes = [["ann", {"hero": "dan", "freed": True}, {"hero": "fay", "at": "C3"}], ["bob"]]
    assert attach_options(["jab"], heroes) == [("jab", "ann"), ("jab", "dan")]
    assert attach_options(["hex"], heroes) == [("hex", "fay")]
    assert attach_options(["chill"], heroes) == []  # an enemy hero never


@rule("HIS-A03", "HIS-A04", "HIS-A07")
def test_levels_in_order_for_attacks_of_any_type() -> None:
    assert attach_options(["jab-2", "jab-3"], [["ann"], ["bob"]]) == []
    assert attach_options(["jab-2", "jab-3"], [[{"hero": "ann", "wears": ["warm"]}], ["bob"]]) == [("jab-2", "ann")]
    assert attach_options(["jab-3"], [[{"hero": "ann", "wears": ["jab", "jab-2"]}], ["bob"]]) == [("jab-3", "ann")]
    split = {"attack_chain": "per_type"}
    assert attach_options(["jab-2"], [[{"hero": "ann", "wears": ["warm"]}], ["bob"]], options=split) == []
    assert attach_options(["jab-2"], [[{"hero": "ann", "wears": ["jab"]}], ["bob"]], options=split) == [
        ("jab-2", "ann")
    ]


@rule("HIS-A05", "HIS-A06", "HIS-A10", "HIS-A11", "HIS-A12")
def test_equipment_chains_run_by_type() -> None:
    wearing = [[{"hero": "ann", "wears": ["knife"]}], ["bob"]]
    cards = {"dirk": gear()}
    # The example of the rules: with a Weapon 1, a Weapon 2 or another type of Level 1, but no second Weapon 1.
    found = attach_options(["sword", "dirk", "coat", "charm", "axe"], wearing, cards=cards)
    assert [name for name, _ in found] == ["sword", "coat", "charm"]
    assert attach_options(["sword"], [[{"hero": "ann", "wears": ["coat", "jab"]}], ["bob"]]) == []
    assert attach_options(["jab-2"], wearing) == []
    table = position(heroes=wearing, sides=[{"hand": ["dirk", "sword"]}], cards=cards, at=STEP4)
    play(table, "attach", "sword", "ann")
    ann = living(table, "ann")
    ann.square = 20
    assert stat(table, 0, ann, 2) == 4 + 1 + 2  # both bonuses count
    from ludotheque.games.hismment.attach import drop_gear, fits_gear

    drop_gear(table, 0, ann, 0)
    assert fits_gear(table, ann, table.sides[0].hand[0])


@rule("HIS-A08")
def test_the_lower_level_may_be_gone_unless_agreed_otherwise() -> None:
    for rule_, found in (("history", [("jab-2", "ann")]), ("current", [])):
        table = position(
            options={"level_chain": rule_},
            heroes=[[{"hero": "ann", "wears": ["jab:1"], "at": "C3"}], [{"hero": "bob", "at": "C4"}]],
            sides=[{"hand": ["jab-2"]}, {"hand": ["chill"]}],
            at="start_of_field",
        )
        play(table, "attack", "jab", "bob")  # its last use: it leaves
        assert named(table, table.sides[0].cemetery) == ["jab"]
        from ludotheque.games.hismment.attach import attachments

        names = table.setup.kit.names
        table.sides[0].placed = [0, 0, 0]
        assert [tuple(names[int(str(n))] for n in choice[1:]) for choice in attachments(table, 0)] == found
    agreed: dict[str, Any] = {"level_chain": "current"}
    wearing = [[{"hero": "ann", "wears": ["jab", "knife"]}], ["bob"]]
    assert attach_options(["jab-2", "jab-3", "sword", "axe"], wearing, options=agreed) == [
        ("jab-2", "ann"),
        ("sword", "ann"),
    ]


@rule("HIS-A09", "HIS-A14")
def test_equipment_needs_the_class_and_attacks_the_element() -> None:
    heroes = [["ann", "fay"], ["bob"]]
    assert attach_options(["wand", "knife"], heroes) == [("wand", "fay"), ("knife", "ann")]
    cards = {"icy": gear(elements=["ice"])}
    assert attach_options(["icy"], [["ann"], ["bob"]], cards=cards) == [("icy", "ann")]
    assert attach_options(["jab"], [[{"hero": "dan"}], ["bob"]]) == [("jab", "dan")]  # an archer takes a fire attack


@rule("HIS-A13")
def test_two_elements_take_attacks_of_either() -> None:
    found = attach_options(["jab", "arrow", "chill"], [["dan"], ["bob"]])
    assert [name for name, _ in found] == ["jab", "arrow"]


@rule("HIS-A15", "HIS-A16")
def test_any_number_of_attacks_at_any_hero_level() -> None:
    worn = ["jab", "warm", "scare", "jab-2"]
    assert ("jab-3", "ann") in attach_options(["jab-3"], [[{"hero": "ann", "wears": worn}], ["bob"]])
    table = position(heroes=[[{"hero": "ann", "wears": ["jab"]}], ["bob"]], sides=[{"hand": ["warm"]}], at=STEP4)
    play(table, "attach", "warm", "ann")
    assert len(living(table, "ann").attacks) == 2


@rule("HIS-A17")
def test_attached_cards_stay_unless_a_card_moves_them() -> None:
    table = position(
        heroes=[[{"hero": "ann", "wears": ["knife:1"]}, "gem"], ["bob"]],
        sides=[{"hand": ["hand-me-down"]}],
        at=[["next_phase", 3]],
    )
    assert {option[0] for option in table.options} == {"sell", "on", "end"}
    table.play(("on",))
    play(table, "chapter", "hand-me-down")
    play(table, "carry", "knife", "gem")
    assert living(table, "gem").life == [1]  # with the life it had left
    assert living(table, "ann").gear == []


@rule("HIS-A18", "HIS-A19")
def test_life_runs_down_in_the_owner_s_upkeep() -> None:
    table = position(
        heroes=[[{"hero": "ann", "wears": ["jab"]}], [{"hero": "bob", "wears": ["chill"]}]],
        sides=[{"hand": ["knife", "purse"]}, {"hand": ["windfall"]}],
        at=STEP4,
        turn=9,
    )
    play(table, "attach", "knife", "ann")
    lives = []
    for _ in range(5):
        lives.append((table.turn, list(living(table, "ann").life)))
        table.play(("end",))
    # Attached in own turn 9 with life 2: it serves in 9 and 11 and the enemy's turns after them, and is gone in 13.
    assert lives == [(9, [2]), (10, [2]), (11, [1]), (12, [1]), (13, [])]


@rule("HIS-A20")
def test_life_runs_down_in_prison_too() -> None:
    for rule_, where, left in (("always", {}, 1), ("field_only", {}, 2), ("field_only", {"at": "C3"}, 1)):
        table = position(
            options={"equipment_tick": rule_},
            heroes=[[{"hero": "ann", "wears": ["knife:2"], **where}], ["bob"]],
            sides=[{"hand": ["purse"]}],
            at="begin_turn",
        )
        assert living(table, "ann").life == [left]


@rule("HIS-A21")
def test_equipment_without_life_stays() -> None:
    table = position(
        heroes=[[{"hero": "ann", "wears": ["charm"]}], ["bob"]], sides=[{"hand": ["purse"]}], at="begin_turn"
    )
    assert living(table, "ann").life == [-1]


@rule("HIS-A22", "HIS-A23")
def test_exhaustion_counts_uses_per_card_and_the_last_one_resolves() -> None:
    cards = {"twin": attack()}
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab:1", "twin:2"]}], [{"hero": "bob", "at": "C4"}]],
        cards=cards,
        at="start_of_field",
    )
    play(table, "attack", "jab", "bob")
    assert living(table, "bob").damage > 0
    assert named(table, table.sides[0].cemetery) == ["jab"]
    assert living(table, "ann").uses == [2]


SIGNED = {
    "mark": attack(
        signature="plain",
        texts=[text("after", {"verb": "coins", "n": 1})],
        signature_texts=[text("after", {"verb": "coins", "n": 50})],
    )
}


@rule("HIS-A24", "HIS-A25")
def test_the_signature_hero_has_the_signature_power() -> None:
    for wearer, coins in (({"hero": "dan"}, 1), ({"hero": "ann"}, 50), ({"hero": ["ann", "ann-2"]}, 50)):
        table = position(
            heroes=[[wearer | {"at": "C3", "wears": ["mark"]}], [{"hero": "bob", "at": "C4"}]],
            cards=SIGNED,
            at="start_of_field",
        )
        play(table, "attack", "mark", "bob")
        assert table.sides[0].bank == coins


@rule("HIS-A26", "HIS-V12", "HIS-F18")
def test_a_knocked_out_hero_takes_all_its_cards_along() -> None:
    table = position(
        heroes=[
            [{"hero": "gem", "at": "C3", "wears": ["facet"]}],
            [{"hero": ["ann", "ann-2"], "at": "C4", "damage": 13, "wears": ["jab", "knife"]}, "bob"],
        ],
        at="start_of_field",
    )
    play(table, "attack", "facet", "ann")
    assert named(table, table.sides[1].cemetery) == ["ann", "ann-2", "jab", "knife"]
    assert table.sides[0].bank == 120  # the price of the top card only


@rule("HIS-A27", "HIS-P07", "HIS-A31")
def test_equipment_counts_on_the_field_only() -> None:
    words = {"hero": "ann", "wears": ["knife", "coat", "charm"]}
    table = position(heroes=[[words], ["bob"]])
    ann = living(table, "ann")
    assert [stat(table, 0, ann, n) for n in (0, 2, 3)] == [10, 4, 2]
    ann.square, ann.freed = 20, True
    assert [stat(table, 0, ann, n) for n in (0, 2, 3)] == [13, 5, 3]


@rule("HIS-A28", "HIS-M29")
def test_losing_a_bonus_never_knocks_out() -> None:
    cards = {"robe": gear("armour", bonus={"pv": 4, "pm": 3}, life=1), "flask": gear("fetish", bonus={"pm": 3})}
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["robe:1"], "damage": 12, "spent": 8}], ["bob"]],
        cards=cards,
        sides=[{"hand": ["purse"]}],
        at="begin_turn",
    )
    ann = living(table, "ann")
    assert pv_left(table, 0, ann) == 1
    assert ann.spent == 4  # cut to the new maximum of 5, then one recovered


@rule("HIS-A30")
def test_the_element_of_an_equipment_does_nothing() -> None:
    cards = {"icy": gear(elements=["ice"])}
    table = position(heroes=[[{"hero": "ann", "at": "C3", "wears": ["icy"]}], ["bob"]], cards=cards)
    from ludotheque.games.hismment.stats import elements_of
    from ludotheque.games.hismment.words import mask

    assert elements_of(table, living(table, "ann")) == mask(["fire"])


@rule("HIS-A32")
def test_a_change_of_element_discards_nothing() -> None:
    cards = {
        "turn": chapter({"verb": "modify", "what": "replace_element", "element": "ice", "to": "own_field", "turns": -1})
    }
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "bob", "at": "C4"}]],
        sides=[{"hand": ["turn", "jab"]}],
        cards=cards,
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "turn")
    assert named(table, living(table, "ann").attacks) == ["jab"]
    assert offered(table, "attack")
    from ludotheque.games.hismment.attach import fits_attack

    assert not fits_attack(table, living(table, "ann"), table.sides[0].hand[0])


# Evolution -------------------------------------------------------------------------------------------------------------


def evolved(hero_words: Any, card: str = "ann-2", **words: Any) -> Hismment:
    table = position(heroes=[[hero_words], ["bob"]], sides=[{"hand": [card]}, {"hand": ["chill"]}], at=STEP4, **words)
    play(table, "evolve", card, "ann")
    return table


@rule("HIS-V02")
def test_levels_cannot_be_skipped() -> None:
    table = position(heroes=[["ann", "dan"], ["bob"]], sides=[{"hand": ["ann-2", "ann-3"]}], at=STEP4)
    assert names_offered(table, "evolve") == [("ann-2", "ann")]
    table = position(heroes=[[{"hero": ["ann", "ann-2"]}], ["bob"]], sides=[{"hand": ["ann-3"]}], at=STEP4)
    assert names_offered(table, "evolve") == [("ann-3", "ann")]


@rule("HIS-V03", "HIS-V06")
def test_one_hero_card_a_turn_beside_the_attachments_for_nothing() -> None:
    table = position(
        heroes=[["ann", "dan"], ["bob"]], sides=[{"hand": ["ann-2", "ann-3", "jab", "knife"], "bank": 3}], at=STEP4
    )
    play(table, "evolve", "ann-2", "ann")
    assert offered(table, "evolve") == []
    play(table, "attach", "jab", "ann")
    play(table, "attach", "knife", "ann")
    assert table.sides[0].bank == 3


@rule("HIS-V04", "HIS-V05", "HIS-V18", "HIS-V17")
def test_evolving_locked_freed_or_on_the_field() -> None:
    assert not living(evolved("ann"), "ann").freed
    assert living(evolved({"hero": "ann", "freed": True}), "ann").freed
    field = living(evolved({"hero": "ann", "at": "C3"}), "ann")
    assert (field.square, field.freed) == (20, True)
    cumulative = {"ann-2": hero(level=2, evolves_from="ann", cumulative=True)}
    field = living(evolved({"hero": "ann", "at": "C3"}, cards=cumulative), "ann")
    assert (field.square, field.freed) == (20, True)


@rule("HIS-V07", "HIS-V21")
def test_only_a_special_rule_takes_an_evolution_back() -> None:
    table = position(
        heroes=[["gem"], [{"hero": ["ann", "ann-2"], "at": "C3", "damage": 12, "spent": 6, "wears": ["jab"]}]],
        sides=[{"hand": ["regression"]}],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "regression")
    ann = living(table, "ann")
    assert named(table, ann.cards) == ["ann"]
    assert named(table, table.sides[1].cemetery) == ["ann-2"]
    assert (ann.damage, ann.spent) == (9, 5)
    assert named(table, ann.attacks) == ["jab"]


@rule("HIS-V08")
def test_damage_stays() -> None:
    table = evolved({"hero": "ann", "damage": 6})
    assert pv_left(table, 0, living(table, "ann")) == 8


@rule("HIS-V09")
def test_spent_pm_stay_spent() -> None:
    table = evolved({"hero": "ann", "spent": 3})
    assert pm_left(table, 0, living(table, "ann")) == 4


@rule("HIS-V10", "HIS-V22")
def test_position_attachments_history_and_timed_effects_stay() -> None:
    table = evolved({"hero": "ann", "at": "C3", "wears": ["jab:2", "knife:1"], "mods": [(2, 0, 3, -1)]})
    ann = living(table, "ann")
    assert (ann.square, ann.uses, ann.life, len(ann.mods)) == (20, [2], [1], 1)
    assert ann.chain
    assert stat(table, 0, ann, 2) == 6 + 1 + 3


@rule("HIS-V11")
def test_attachments_that_no_longer_fit_fall_off() -> None:
    cards = {"ann-2": hero("ice", "swordsman", level=2, evolves_from="ann")}
    table = evolved({"hero": "ann", "wears": ["jab", "knife"]}, cards=cards)
    assert living(table, "ann").attacks == living(table, "ann").gear == []
    assert named(table, table.sides[0].cemetery) == ["jab", "knife"]


@rule("HIS-V13")
def test_an_evolved_hero_needs_its_own_condition() -> None:
    cards = {
        "ann": hero(release=[{"need": "round", "n": 99}]),
        "ann-2": hero(level=2, evolves_from="ann", release=[{"need": "round", "n": 1}]),
    }
    table = evolved("ann", cards=cards)
    assert (table.active, table.phase) == (0, 6)
    assert offered(table, "free") == [(living(table, "ann").cards[0], 0)]


@rule("HIS-V14")
@pytest.mark.parametrize(
    ("what", "words"), [("received", {"received": 2}), ("dealt", {"dealt": 5}), ("freed", {"freed": True})]
)
def test_what_was_done_with_the_lower_level(what: str, words: dict[str, Any]) -> None:
    from ludotheque.games.hismment.conditions import holds
    from ludotheque.games.hismment.effects import Lower

    n = {"received": 2, "dealt": 5, "freed": 1}[what]
    yes, no = evolved({"hero": "ann"} | words), evolved({"hero": "ann"})
    assert holds(yes, 0, living(yes, "ann"), Lower(what=what, n=n))  # type: ignore[arg-type]
    assert not holds(no, 0, living(no, "ann"), Lower(what=what, n=n))  # type: ignore[arg-type]


@rule("HIS-V15", "HIS-V16", "HIS-V23", "HIS-L09")
def test_a_cumulative_card_repeats_every_condition() -> None:
    cards = {
        "ann": hero(release=[{"need": "received", "n": 1}]),
        "ann-2": hero(level=2, evolves_from="ann", cumulative=True, release=[{"need": "bank", "n": 10}]),
        "ann-3": hero(level=3, evolves_from="ann-2", cumulative=True, release=[{"need": "round", "n": 1}]),
    }
    table = evolved({"hero": "ann", "freed": True, "received": 1}, cards=cards)
    ann = living(table, "ann")
    assert not ann.freed  # locked again
    assert ann.received == 0  # counters restart
    kit = table.setup.kit
    assert len(kit.ways[ann.cards[-1]][0]) == 2
    third = kit.names.index("ann-3")
    assert len(kit.ways[third][0]) == 3  # the whole chain
    from ludotheque.games.hismment.prison import releases

    table.sides[0].bank = 10
    assert releases(table, 0) == []
    ann.received = 1
    assert len(releases(table, 0)) == 1


@rule("HIS-V19")
def test_evolve_and_attack_in_one_turn() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "gem", "at": "C4"}]],
        sides=[{"hand": ["ann-2"]}],
        at=STEP4,
    )
    play(table, "evolve", "ann-2", "ann")
    while table.phase < 7:
        table.play(("on",))
    play(table, "attack", "jab", "gem")
    assert living(table, "gem").damage == 6 + 2 + 2 - 2


@rule("HIS-V20")
def test_an_evolution_without_its_hero_can_only_be_sold() -> None:
    table = position(heroes=[["dan"], ["bob"]], sides=[{"hand": ["ann-2"]}], at=[["next_phase", 3]])
    card = table.sides[0].hand[0]
    assert [option for option in table.options if card in option] == [("sell", card)]
    table.play(("on",))
    assert table.phase == 6


@rule("HIS-A01", "HIS-V03")
def test_each_turn_has_its_own_cards_to_attach() -> None:
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["jab", "knife", "ann-2"], "placed": [1, 1, 1]}, {"hand": ["chill", "coat"]}],
        at=[["next_phase", 4]],
    )
    assert table.phase == 6  # all three were attached this turn
    table.play(("end",))
    table.play(("end",))
    table.play(("on",))
    assert {option[0] for option in table.options} == {"attach", "evolve", "on", "end"}


@rule("HIS-V15", "HIS-V16", "HIS-L09")
def test_what_happened_before_an_evolution_does_not_count_for_it() -> None:
    sold = [{"need": "event", "what": "sold", "n": 1}]
    for cumulative, own in ((True, []), (False, sold)):
        cards = {
            "ann": hero(release=sold),
            "ann-2": hero(level=2, evolves_from="ann", cumulative=cumulative, release=own),
        }
        table = position(
            options={"phase_order": "open_middle"},
            heroes=[["ann"], ["bob"]],
            sides=[{"hand": ["ann-2", "purse"], "sold": 3}],
            cards=cards,
            at=STEP4,
        )
        name = living(table, "ann").cards[0]
        assert ("free", name, 0) in table.options
        play(table, "evolve", "ann-2", "ann")
        assert ("free", name, 0) not in table.options
        play(table, "sell", "purse")
        assert ("free", name, 0) in table.options


@rule("HIS-V14", "HIS-L09")
def test_each_level_counts_for_itself() -> None:
    table = position(
        heroes=[[{"hero": "ann", "dealt": 5, "received": 2, "freed": True}], ["bob"]],
        sides=[{"hand": ["ann-2"]}, {"hand": ["chill"]}],
        at=["next_phase", 4],
    )
    play(table, "evolve", "ann-2", "ann")
    ann = living(table, "ann")
    assert (ann.dealt, ann.received, ann.past) == (0, 0, [(1, 2, 5)])


@rule("HIS-V21", "HIS-V14")
def test_a_reverted_level_is_forgotten_and_the_lower_one_is_not() -> None:
    table = position(
        heroes=[[{"hero": "ann-2", "at": "C3", "past": [(1, 2, 5)]}], [{"hero": "bob", "at": "C5"}]],
        cards={"back": chapter({"verb": "revert", "to": "own_field"})},
        sides=[{"hand": ["back", "purse"]}, {"hand": ["chill"]}],
        at=["next_phase", 5],
    )
    play(table, "chapter", "back")
    ann = living(table, "ann")
    assert (ann.past, ann.received, ann.dealt) == ([], 2, 5)


@rule("HIS-V14", "HIS-V21", "HIS-L06", "HIS-L09")
def test_an_uncovered_level_has_done_what_it_did() -> None:
    """Two cards were attached to it, two cards were sold while it lay on top: both stay so."""
    asks = [{"need": "received", "n": 2}, {"need": "event", "what": "sold", "n": 2}]
    table = position(
        options={"phase_order": "open_middle"},
        heroes=[[{"hero": "ann", "received": 2, "new": True}, "cat"], ["bob"]],
        cards={"back": chapter({"verb": "revert", "to": "own_hero"}), "ann": hero(release=asks)},
        sides=[{"hand": ["ann-2", "ann-3", "back", "purse", "knife", "axe"], "sold": 7}, {"hand": ["chill"]}],
        at=["next_phase", 4],
    )
    name = living(table, "ann").cards[0]
    play(table, "sell", "knife")
    play(table, "evolve", "ann-2", "ann")
    assert (living(table, "ann").received, living(table, "ann").base[1]) == (0, 8)
    play(table, "chapter", "back")
    assert ("free", name, 0) not in table.options
    play(table, "sell", "axe")
    assert ("free", name, 0) in table.options


@rule("HIS-T24", "HIS-V12")
def test_an_evolved_card_came_into_play_when_it_evolved() -> None:
    speak = {"when": "upkeep", "do": [{"verb": "coins", "n": 1}], "prison": True}
    table = position(
        heroes=[["ann", {"hero": "cat"}], ["bob"]],
        cards={
            "ann-2": hero(level=2, evolves_from="ann", texts=[speak]),
            "cat": hero("water", line="cat", texts=[speak]),
        },
        sides=[{"hand": ["ann-2", "jab"]}, {"hand": ["chill"]}],
        at=["next_phase", 4],
    )
    play(table, "evolve", "ann-2", "ann")
    table.play(("end",))
    table.play(("end",))
    assert named(table, [event["card"] for event in told(table, "triggered")]) == ["cat", "ann-2"]


@rule("HIS-A04", "HIS-A07", "HIS-A08")
def test_the_level_below_must_still_be_worn_of_the_same_type_if_both_were_agreed() -> None:
    hand = ["jab-2", "jab-3", "warm-2"]
    warm = {"warm-2": attack(level=2, type="support", damage=0, texts=[text("after", {"verb": "heal", "n": 3})])}
    for chain, worn, fits in (
        ("shared", ["jab"], {"jab-2", "warm-2"}),
        ("per_type", ["jab"], {"jab-2"}),
        ("per_type", ["warm"], {"warm-2"}),
        ("shared", ["jab-2"], {"jab-3"}),  # only the level right below opens one
        ("shared", ["jab-3"], set()),
    ):
        table = position(
            options={"level_chain": "current", "attack_chain": chain},
            heroes=[[{"hero": "ann", "wears": worn}, "cat"], ["bob"]],
            cards=warm,
            sides=[{"hand": hand}, {"hand": ["chill"]}],
            at=["next_phase", 4],
        )
        assert {option[0] for option in names_offered(table, "attach")} == fits


@rule("HIS-A01", "HIS-T27")
@pytest.mark.parametrize(
    ("what", "hand"), [("extra_attack_card", ["jab", "warm", "scare"]), ("extra_equipment", ["knife", "coat", "charm"])]
)
def test_a_card_can_allow_one_more_attachment(what: str, hand: list[str]) -> None:
    for mods, count in (([], 1), ([{"what": what}], 2)):
        sides = [{"hand": [*hand, "purse"], "mods": mods}, {"hand": ["chill"]}]
        table = position(heroes=[["ann"], ["bob"]], sides=sides, at=["next_phase", 4])
        for name in hand[:count]:
            play(table, "attach", name, "ann")
        assert offered(table, "attach") == []
        assert len(living(table, "ann").attacks + living(table, "ann").gear) == count
