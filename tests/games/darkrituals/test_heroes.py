"""DRM-H The heroes' activation."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.rules.wounds import eliminate
from ludotheque.kernel import Dice
from ludotheque.kernel.text import words_of
from ludotheque.testing import rule

from .helpers import OPEN, asked, fig, finish, hero_turn, names, position, told, walk, where


def reasons(table: Any) -> Any:
    return [line["reason"] for line in told(table, "entry")]


@rule("DRM-H01", "DRM-H03")
def test_the_top_card_names_the_slot_and_lies_on_the_discard() -> None:
    table = hero_turn("ai-2a", {"battista": "B3.SE", "teuta": "B3.NE"})
    assert told(table, "turned")[0]["who"] == "battista" and names(table, table.ai_pile) == ["ai-2a"]
    assert len(table.ai_deck) == 17
    entries = [line["source"] for line in told(table, "entry")]
    assert entries[0] == table.ai_pile[-1]


@rule("DRM-H02")
def test_the_back_of_the_top_card_can_be_seen() -> None:
    table = position({"battista": "B3.SE"}, ai=["ai-2a"], at="redraw")
    sheet = next(region for region in game.scene(table, 0).regions if region.id == "orders")
    assert "Next to act: hero 2, Battista" in words_of(sheet.lines[-1])
    for n in range(20):
        guess = table.guess(0, Dice(bytes([n]) * 16))
        assert table.setup.kit.back[guess.ai_deck[-1]] == 1  # any card of slot 2, never another slot
    tops = {table.guess(0, Dice(bytes([n]) * 16)).ai_deck[-1] for n in range(20)}
    assert len(tops) > 1


@rule("DRM-H04")
def test_the_discard_is_shuffled_only_when_a_card_must_be_turned() -> None:
    table = hero_turn("ai-2a", {"battista": "B3.SE"})
    table.ai_pile += table.ai_deck
    table.ai_deck = []
    sheet = next(region for region in game.scene(table, 0).regions if region.id == "orders")
    assert "unknown" in words_of(sheet.lines[-1])
    from .helpers import then

    then(table, "turn_card")
    assert len(table.ai_deck) == 17 and len(table.ai_pile) == 1


@rule("DRM-H04", "DRM-S19")
def test_the_whole_discard_makes_a_new_deck_in_another_order() -> None:
    words: dict[str, Any] = {"mode": "heroes", "figures": {"battista": "B3.SE", "ikrek": "A1.NW"}, "energy": 0}
    step = {"at": [["turn_card"], ["choose_turn"]]}
    orders = set()
    for seed in range(4):
        table = game.position(**words, empty=["ai"], key=bytes([seed]) * 16, **step)
        cards = (*table.ai_deck, *table.ai_pile)
        orders.add(cards)
        assert sorted(cards) == table.setup.kit.decks["ai"] and told(table, "ai-shuffled")
    assert len(orders) == 4
    last = game.position(**words, gone=["ai"], ai=["ai-2a"], ai_pile=["ai-1a", "ai-3a"], **step)
    assert last.ai_deck == [] and names(last, last.ai_pile) == ["ai-1a", "ai-3a", "ai-2a"]  # the last card of a deck
    assert not told(last, "ai-shuffled")


@rule("DRM-H03", "DRM-A11")
def test_the_turned_card_lies_on_top_of_those_before_and_its_reaction_counts() -> None:
    figures = {"battista": "B3.NE", "condemned": "B3.SE", "teuta": "A3.NW"}
    cards = {"action-2": {"type": "action", "slot": 2, "entries": ["Attack Enemy"]}}
    words: dict[str, Any] = {"cards": cards, "plants": 4, "energy": 0, "dice": [1, 1], "figures": figures}
    for turned, before, reach in (("ai-2b", "ai-2a", True), ("ai-2a", "ai-2b", False)):
        table = position(**words, ai=[turned], ai_pile=[before], at=[["turn_card"], ["redraw"]])
        assert names(table, table.ai_pile) == [before, turned]
        assert bool(told(table, "reach")) == reach


@rule("DRM-H05", "DRM-K17")
def test_an_empty_slot_gets_a_hero_when_its_number_is_turned() -> None:
    table = hero_turn("ai-5a", {"curthouse": "A3.NW"})
    assert told(table, "spawned")[0]["who"] == "teuta"
    other = hero_turn("ai-1a", {"curthouse": "A3.NW"})
    assert fig(other, "teuta") < 0


@rule("DRM-H06")
def test_the_ai_card_comes_before_the_action_card() -> None:
    table = hero_turn("ai-5b", {"teuta": "B3.NE"}, tokens={"chests": ["B3.NE"]})
    lines = told(table, "entry")
    assert [line["source"] >= 0 for line in lines[:4]] == [True, True, True, False] and lines[3]["taken"]
    assert table.chests == []


@rule("DRM-H07")
def test_the_same_entry_may_be_taken_twice() -> None:
    table = hero_turn("ai-1b", {"curthouse": "B3.NE", "hexhound": "B3.NE"}, energy=0, dice=[1, 1])
    assert len(told(table, "attack")) == 2 and [line["entry"] for line in told(table, "entry")] == [0, 0]


@rule("DRM-H08", "DRM-H09")
def test_a_walk_that_finds_nothing_ends_the_turn() -> None:
    table = position(
        {"curthouse": "B3.NE"},
        ai=["ai-1a"],
        cards={
            "ai-1a": {"type": "ai", "back": 1, "entries": ["Attack Minion"]},
            "action-1": {"type": "action", "slot": 1, "entries": ["Search Chest"]},
        },
        at=[["activate_heroes"], ["redraw"]],
    )
    assert reasons(table) == ["none", "token"] and told(table, "idle")  # one walk, not two


@rule("DRM-H10", "DRM-H11", "DRM-H13")
def test_an_entry_of_several_acts_is_one_action_and_acts_are_tested_one_after_another() -> None:
    table = walk("Move 2 To Chest, Search Chest", figures={"curthouse": "B3.NE"}, tokens={"chests": ["B2.NE"]})
    assert where(table, "curthouse") == "B2.NE" and table.chests == [] and reasons(table) == [""]


@rule("DRM-H12", "DRM-H11")
def test_the_first_act_need_not_be_possible() -> None:
    table = walk("Attack Witch, Move Towards Witch", figures={"curthouse": "B2.NE"})
    assert reasons(table) == [""] and where(table, "curthouse") == "B1.SE"
    here = walk("Move 2 To Chest, Search Chest", figures={"curthouse": "B3.NE"}, tokens={"chests": ["B3.NE"]})
    assert here.chests == [] and where(here, "curthouse") == "B3.NE"


@rule("DRM-H14", "DRM-T03")
def test_a_comma_before_a_noun_goes_on_with_the_targets() -> None:
    from ludotheque.games.darkrituals.state.grammar import read_entry

    acts = read_entry("Move Towards Witch, Enemy, Attack Enemy").alts[0]
    assert [(act.verb, act.targets) for act in acts] == [("move", ("witch", "enemy")), ("attack", ("enemy",))]


@rule("DRM-H15")
def test_of_two_alternatives_the_first_that_is_possible_and_never_both() -> None:
    tokens = {"chests": ["B3.NE"], "botanicals": {"B3.NE": 2}}
    both = walk("Search Chest or Pick Up Botanicals", figures={"curthouse": "B3.NE"}, tokens=tokens)
    assert both.chests == [] and len(both.herbs) == 1
    second = walk(
        "Search Chest or Pick Up Botanicals", figures={"curthouse": "B3.NE"}, tokens={"botanicals": {"B3.NE": 2}}
    )
    assert second.herbs == [] and len(second.pool) == 2


@rule("DRM-H16")
def test_a_counted_attack_needs_that_many_targets() -> None:
    one = walk("Attack 2 Minions", figures={"curthouse": "B3.NE", "condemned": "B3.NE"}, energy=0)
    assert reasons(one)[0] == "few" and not told(one, "attack")
    two = walk("Attack 2 Minions", figures={"curthouse": "B3.NE", "condemned": ["B3.NE"] * 3}, energy=0, dice=[1, 1])
    assert len(told(two, "attack")) == 2


@rule("DRM-H17")
def test_attack_each_strikes_everyone_in_his_own_zone() -> None:
    figures = {"corday": "B3.NE", "condemned": ["B3.NE", "B3.SE"], "ravenous": "B3.NE"}
    table = walk("Attack each Enemy", slot=6, figures=figures, energy=0, dice=[6, 6])
    assert [line["whom"] for line in told(table, "attack")] == ["ravenous", "condemned"]
    assert where(table, "condemned") == "B3.SE"
    none = walk("Attack each Enemy", slot=6, figures={"corday": "B3.NE", "condemned": "B3.SE"})
    assert reasons(none)[0] == "reach"


@rule("DRM-H18")
def test_gain_raises_that_one_act() -> None:
    table = walk(
        "Attack Enemy & Gain +1, Attack Enemy",
        figures={"curthouse": "B3.NE", "hexhound": "B3.NE"},
        energy=0,
        dice=[1, 1],
    )
    assert [line["n"] for line in told(table, "attack")] == [1 + 3 + 1, 1 + 3]


@rule("DRM-H19", "DRM-H20", "DRM-A27")
def test_a_reaction_that_lengthens_the_weapon_makes_an_entry_valid_once_it_fails_without() -> None:
    reaction = ("L1 When you make a melee Attack, gain Range 1", "L2 When you make a melee Attack, gain Range 2")
    figures = {"battista": "B3.NE", "condemned": "B3.SE"}
    table = walk("Attack Enemy", slot=2, reactions=reaction, figures=figures, plants=3, energy=0, dice=[1])
    assert len(table.pool) == 2 and len(told(table, "attack")) == 1  # the cheapest that works
    near = {"battista": "B3.NE", "condemned": "B3.NE"}
    table = walk("Attack Enemy", slot=2, reactions=reaction, figures=near, plants=3, energy=0, dice=[1])
    assert len(table.pool) == 3


@rule("DRM-H21", "DRM-H22", "DRM-H23")
def test_company_adds_one_to_what_he_does() -> None:
    alone = walk("Attack Enemy", figures={"curthouse": "B3.NE", "hexhound": "B3.NE"}, energy=0, dice=[1])
    crowd = {"curthouse": "B3.NE", "hexhound": "B3.NE", "teuta": "B3.NE", "corday": "B3.NE"}
    aided = walk("Attack Enemy", figures=crowd, energy=0, dice=[1])
    assert told(alone, "attack")[0]["force"] == 3 and told(aided, "attack")[0]["force"] == 4
    spell = walk("L2 Attack Enemy", figures=crowd, plants=2, energy=0, dice=[1])
    assert not spell.pool  # Alchemy 1 and aid
    evade = {"curthouse": "B3.NE", "condemned": ["B3.NE", "B3.NE"], "hexhound": "B2.NE"}
    held = walk("Move Towards Creature", figures=evade)
    helped = walk("Move Towards Creature", figures={**evade, "teuta": "B3.NE"})
    assert reasons(held)[0] == "evade" and where(helped, "curthouse") == "B2.SE"  # Agility 2 + 1 against 1 + 2


@rule("DRM-H22", "DRM-K09")
def test_company_does_not_help_him_when_attacked_nor_in_reactions() -> None:
    from .helpers import then

    table = walk(
        "Heal 1 Hero",
        figures={"curthouse": "B3.NE", "teuta": "B3.NE", "ravenous": "B3.NE"},
        standing=("L2 When any Hero is Attacked, gain +2",),
        plants=4,
        dice=[2],
        at="redraw",
    )
    then(table, "attack", fig(table, "ravenous"), 0, 0)
    assert table.wounds[0] == 1 and len(table.pool) == 4  # 5 against 4; Alchemy 1 is not enough for level 2


@rule("DRM-H24", "DRM-K15")
def test_the_turn_ends_when_the_active_hero_is_eliminated() -> None:
    table = hero_turn("ai-1a", {"curthouse": {"at": "A1.NW", "wounds": 6}}, dice=[1, 6])
    finish(table, ("defend", 0))  # Haraha strikes back
    assert fig(table, "curthouse") < 0 and asked(table) == "discard" and len(told(table, "attack")) == 1


@rule("DRM-H25", "DRM-E4-03")
def test_militia_strike_before_the_card_is_turned() -> None:
    table = position(
        {"teuta": "B3.NE", "militia": "A3.NE", "condemned": "A3.NE"},
        mode="caverns",
        ai=["ai-5t"],
        energy=0,
        dice=[1],
        at=[["activate_heroes"], ["redraw"]],
    )
    kinds = [event.kind for event in table.story or []]
    assert kinds.index("militia") < kinds.index("attack") < kinds.index("turned")


@rule("DRM-H26", "DRM-K22")
def test_after_entering_only_one_walk_is_made() -> None:
    table = hero_turn("ai-5b", {"curthouse": "A3.NW", "hexhound": "B3.SE"}, energy=0, dice=[1, 1])
    assert len(told(table, "attack")) == 1 and where(table, "teuta") == "B3.SE"


@rule("DRM-H27", "DRM-I06")
def test_a_hero_never_declines_even_if_it_is_of_no_use() -> None:
    full = {"curthouse": {"at": "B3.NE", "gear": ["whetted-blade", "mail-coat", "hare-foot"]}}
    table = walk("Search Chest", figures=full, tokens={"chests": ["B3.NE"]}, top={"loot": ["oak-shield", "iron-helm"]})
    assert table.chests == [] and len(table.gear[0]) == 3
    assert sorted(names(table, table.loot_pile)) == ["iron-helm", "oak-shield"]


@rule("DRM-H28", "DRM-K28", "DRM-B07", "DRM-B14")
def test_commanded_peasants_attack_with_a_heros_aid_and_raise_nothing() -> None:
    figures = {
        "curthouse": "B3.NE",
        "peasant": ["B3.NE", "B3.SE", "A1.SW"],
        "militia": "B3.SE",
        "condemned": ["B3.NE", "B3.SE", "A1.SW"],
    }
    table = walk("Command 3 Serfs", figures=figures, energy=0, dice=[1, 6], cubes=[3, 0, 0, 0])
    attacks = told(table, "attack")
    assert [(line["who"], line["force"]) for line in attacks] == [("peasant", 2), ("peasant", 1)]
    assert table.cubes == [3, 0, 0, 0] and where(table, "condemned") == "A1.SW"
    none = walk(
        "Command 1 Serf", figures={"curthouse": "B3.NE", "peasant": "B3.NE", "militia": "B3.SE", "condemned": "B3.SE"}
    )
    assert reasons(none)[0] == "serfs"


@rule("DRM-H28")
def test_up_to_the_number_the_nearest_first() -> None:
    figures = {"curthouse": "B3.NE", "peasant": ["B3.SE", "B3.NE"], "condemned": ["B3.SE", "B3.NE"]}
    table = walk("Command 1 Serf", figures=figures, energy=0, dice=[6])
    assert where(table, "condemned") == "B3.SE" and fig(table, "condemned", 1) < 0


@rule("DRM-H28", "DRM-P04")
def test_two_zones_away_or_behind_a_wall_no_peasant_hears_him() -> None:
    two = {"curthouse": "B3.NE", "peasant": "B2.NE", "condemned": "B2.NE"}
    assert told(walk("Command 1 Serf", figures=two), "entry")[0]["mark"] == "serfs"
    near = {"curthouse": "B3.NE", "peasant": "B2.SE", "condemned": "B2.SE"}
    assert told(walk("Command 1 Serf", figures=near, energy=0, dice=[1]), "attack")
    walled = {"heroes": {**OPEN, "walls": ["B2.SE-B3.NE"]}}
    assert told(walk("Command 1 Serf", figures=near, cards=walled), "entry")[0]["mark"] == "serfs"


def test_every_reason_has_its_words() -> None:
    table = hero_turn("ai-5t", {"teuta": "B3.NW", "condemned": ["B3.NE"]}, energy=0)
    for lang in ("en", "fr"):
        log = [words_of(line.text) for line in game.log(table, 0, lang)]
        assert any(line.startswith("✗") for line in log) and any(line.startswith("✓") for line in log)
        assert not game.texts.gaps
    with pytest.raises(KeyError):
        game.card("no-such-card")
    eliminate(table, 4, "legion")
    assert game.scene(table, 0).regions


@rule("DRM-H20", "DRM-H15", "DRM-H19")
def test_an_alternative_that_needs_no_reaction_comes_before_one_that_does() -> None:
    reach = ("L1 When you make a melee Attack, gain Range 1",)
    figures = {"battista": "B3.NE", "condemned": "B3.SE"}
    words: dict[str, Any] = {"slot": 2, "reactions": reach, "figures": figures, "plants": 1, "energy": 0, "dice": [1]}
    entry = "Attack Enemy or Search Chest"
    table = walk(entry, **words, tokens={"chests": ["B3.NE"]})
    assert table.chests == [] and len(table.pool) == 1 and not told(table, "attack")  # the chest takes no plant
    table = walk(entry, **words, tokens={"chests": ["A1.NW"]})
    assert len(told(table, "attack")) == 1 and not table.pool


@rule("DRM-H24", "DRM-K15", "DRM-H09")
def test_a_hero_who_falls_in_his_own_turn_does_nothing_more() -> None:
    figures = {"curthouse": {"at": "B3.NE", "wounds": 6}, "ikrek": "B3.NE", "condemned": "B3.NE", "teuta": "A3.NW"}
    entries = {"ai-1a": {"type": "ai", "back": 1, "entries": ["Attack Witch, Attack Minion"]}}
    table = position(figures, cards=entries, ai=["ai-1a"], dice=[1, 6], at=[["activate_heroes"], ["choose_turn"]])
    finish(table, ("defend", 0))  # her Haraha strikes back
    assert table.place[0] < 0 and asked(table) == "act" and table.active == -1
    assert (
        len(told(table, "attack")) == 1 and len(told(table, "entry")) == 1
    )  # neither the other blow nor a second walk
    assert not told(table, "idle") and not told(table, "spawned")


@rule("DRM-K28", "DRM-T06")
def test_a_commanded_peasant_strikes_the_one_it_can_hurt_most() -> None:
    foes = {"condemned": "B3.NE", "ravenous": "B3.NE", "hexhound": "B3.NE", "ikrek": "B3.NE"}
    table = walk("Command 1 Serf", figures={"curthouse": "A1.SW", **foes, "peasant": "A1.SW"}, energy=0)
    assert not told(table, "attack")  # nobody is in its zone
    figures = {"curthouse": "B3.NE", "peasant": "B3.NE", **foes}
    table = walk("Command 1 Serf", figures=figures, energy=0, dice=[1])
    assert [line["whom"] for line in told(table, "attack")] == ["ravenous"]  # 1 + 1 + 1 beats 2; before a Condemned
    last = {**figures, "ikrek": {"at": "B3.NE", "wounds": 5}}
    table = walk("Command 1 Serf", figures=last, energy=0, dice=[1], witches_lost=2)
    assert [line["whom"] for line in told(table, "attack")] == ["ikrek"]  # the third witch
