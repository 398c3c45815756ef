"""DRM-A Alchemy and reactions."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.state.content import Orders
from ludotheque.games.darkrituals.state.grammar import ANY, read_entry, read_reaction
from ludotheque.testing import rule

from .helpers import BOX, fig, finish, names, position, then, told, walk, where

HERE = "B3.NE"
FOE = {"curthouse": HERE, "hexhound": HERE}


def wise(alchemy: Any) -> Any:
    return {"curthouse": {**BOX.raw["curthouse"], "alchemy": alchemy}}


def reasons(table: Any) -> Any:
    return [line["reason"] for line in told(table, "entry")]


@rule("DRM-A01")
def test_spells_have_levels_one_to_four_or_x() -> None:
    cards = [card for card in BOX.cards.values() if isinstance(card, Orders)]
    entries = [entry.level for card in cards for entry in card.lines]
    answers = [reaction.level for card in cards for reaction in card.answers]
    assert {1, 2, 3, 4, ANY} <= set(entries) | set(answers) and max(entries) == 4
    with pytest.raises(ValueError, match="should come"):
        read_entry("L5 Attack Enemy")


@rule("DRM-A02", "DRM-A03")
def test_casting_needs_alchemy_plants_and_an_effect() -> None:
    able = walk("L2 Attack Enemy", figures=FOE, cards=wise(2), plants=3, energy=0, dice=[1])
    assert len(able.pool) == 1 and len(able.plant_pile) == 2
    assert reasons(walk("L2 Attack Enemy", figures=FOE, cards=wise(1), plants=3))[0] == "alchemy"
    assert reasons(walk("L2 Attack Enemy", figures=FOE, cards=wise(2), plants=1))[0] == "plants"
    far = walk("L2 Attack Enemy", figures={"curthouse": HERE}, cards=wise(2), plants=3)
    assert reasons(far)[0] == "reach" and len(far.pool) == 3


@rule("DRM-A04")
def test_a_slight_benefit_is_enough() -> None:
    table = walk("L4 Heal 1 Hero", figures={"curthouse": {"at": HERE, "wounds": 1}}, cards=wise(4), plants=4)
    assert table.wounds[0] == 0 and not table.pool


@rule("DRM-A05", "DRM-A29", "DRM-A28")
def test_no_spell_without_effect() -> None:
    table = walk("L1 Heal 1 Hero", figures={"curthouse": HERE}, cards=wise(4), plants=4)
    assert reasons(table)[0] == "healthy" and len(table.pool) == 4 and table.cubes[3] == 0
    half = walk("L1 Heal 1 Hero, Attack Enemy", figures=FOE, cards=wise(4), plants=4, energy=0, dice=[1])
    assert len(half.pool) == 3 and told(half, "attack")  # one act that can be performed is enough


@rule("DRM-A06")
def test_spells_wait_for_their_place_in_the_walk() -> None:
    table = walk(
        "Attack Enemy",
        "L1 Heal 1 Hero",
        figures={**FOE, "teuta": {"at": HERE, "wounds": 1}},
        plants=4,
        energy=0,
        dice=[1],
    )
    assert len(table.pool) == 4 and told(table, "attack")


@rule("DRM-A07")
def test_action_spells_are_the_active_heros() -> None:
    figures = {**FOE, "teuta": HERE}  # Teuta has Alchemy 2, Curthouse 1
    assert reasons(walk("L3 Attack Enemy", figures=figures, plants=3))[0] == "alchemy"


@rule("DRM-A08", "DRM-A12", "DRM-A13")
def test_any_hero_may_use_a_reaction_he_is_the_subject_of() -> None:
    reaction = ("L1 When you Attack a Creature, gain +3",)
    strong = {"hexhound": {**BOX.raw["hexhound"], "resistance": 5}}
    table = walk(
        "Heal 1 Hero",
        reactions=reaction,
        figures={"curthouse": "A1.SW", "teuta": HERE, "hexhound": HERE},
        plants=3,
        energy=0,
        dice=[1],
        at="redraw",
        cards=strong,
    )
    then(table, "attack", 4, fig(table, "hexhound"), 0)
    assert (
        len(table.pool) == 2
        and table.wounds[fig(table, "hexhound")] == 2
        and told(table, "reaction")[0]["who"] == "teuta"
    )


@rule("DRM-A09")
def test_action_cards_one_to_three_carry_the_standing_reactions() -> None:
    kit = game.setup("souls").kit
    assert [card for card, _ in kit.standing] == ["action-1", "action-2", "action-3"]
    assert len([1 for card in BOX.cards.values() if isinstance(card, Orders) and card.reactions]) >= 4 + 3


@rule("DRM-A10", "DRM-K16")
def test_standing_reactions_stay_while_their_slot_is_empty() -> None:
    standing = {"action-2": {**BOX.raw["action-2"], "entries": ["Heal 1 Hero"]}}
    table = walk(
        "Heal 1 Hero", figures={"curthouse": HERE, "ravenous": HERE}, plants=2, dice=[2], at="redraw", cards=standing
    )
    assert table.kind[1] < 0
    then(table, "attack", fig(table, "ravenous"), 0, 0)
    assert table.wounds[0] == 0 and len(table.pool) == 1


@rule("DRM-A11")
def test_an_ai_cards_reaction_lasts_until_the_next_card_is_turned() -> None:
    reaction = ("L1 When any Hero is Attacked, gain +1",)
    figures = {"curthouse": HERE, "ravenous": HERE}
    on_top = walk("Heal 1 Hero", reactions=reaction, figures=figures, plants=2, dice=[2], at="redraw")
    then(on_top, "attack", fig(on_top, "ravenous"), 0, 0)
    assert on_top.wounds[0] == 0
    covered = walk("Heal 1 Hero", reactions=reaction, figures=figures, plants=2, dice=[2], at="redraw")
    covered.ai_pile.append(covered.ai_deck.pop(0))
    then(covered, "attack", fig(covered, "ravenous"), 0, 0)
    assert covered.wounds[0] == 1


@rule("DRM-A12", "DRM-K12", "DRM-K11")
def test_any_hero_helps_a_serf_the_lowest_slot_with_enough_alchemy() -> None:
    standing = {"action-3": {**BOX.raw["action-3"], "entries": ["Heal 1 Hero"]}}
    figures = {"curthouse": "A1.SW", "teuta": "A1.SW", "corday": "A1.SW", "peasant": HERE, "ravenous": HERE}
    table = walk("Heal 1 Hero", figures=figures, plants=2, dice=[6, 3], at="redraw", cards=standing)
    then(table, "attack", fig(table, "ravenous"), fig(table, "peasant"), 0)
    assert told(table, "reaction")[0]["who"] == "teuta" and not table.pool  # Curthouse's Alchemy 1 is too low
    assert where(table, "peasant") == HERE
    hopeless = walk("Heal 1 Hero", figures=figures, plants=2, dice=[6, 2], at="redraw", cards=standing)
    then(hopeless, "attack", fig(hopeless, "ravenous"), fig(hopeless, "peasant"), 0)
    assert len(hopeless.pool) == 2 and fig(hopeless, "peasant") < 0


@rule("DRM-A15", "DRM-A16", "DRM-A26")
def test_an_attackers_reaction_comes_after_the_defence_and_only_if_it_turns_the_result() -> None:
    reaction = ("L1 When any Hero Attacks, gain +1",)
    figures = {"curthouse": HERE, "condemned": HERE}
    turned = walk("Attack Enemy", reactions=reaction, figures=figures, plants=2, dice=[3, 4])
    finish(turned, ("defend", 0))  # 6 against 6, then 7
    assert fig(turned, "condemned") < 0 and len(turned.pool) == 1
    missed = walk("Attack Enemy", reactions=reaction, figures=figures, plants=2, dice=[3, 5])
    finish(missed, ("defend", 0))  # 6 against 7: 7 would not do
    assert where(missed, "condemned") == HERE and len(missed.pool) == 2
    sure = walk("Attack Enemy", reactions=reaction, figures=figures, plants=2, dice=[4, 1])
    finish(sure, ("defend", 0))
    assert len(sure.pool) == 2


@rule("DRM-A17")
def test_the_cheapest_combination_then_the_fewest_spells_then_the_ai_card() -> None:
    standing = ("L2 When any Hero is Attacked, gain +2",)
    cheap = ("L1 When any Hero is Attacked, gain +1", "L1 When any Hero is Attacked, gain +1")
    figures = {"curthouse": HERE, "bonehulk": HERE}
    one = walk(
        "Heal 1 Hero",
        reactions=cheap,
        standing=standing,
        figures=figures,
        plants=4,
        dice=[1],
        at="redraw",
        cards=wise(2),
    )
    then(one, "attack", fig(one, "bonehulk"), 0, 0)  # 6 against 4: lacks 2, and two plants do either way
    assert len(one.pool) == 2 and len(told(one, "reaction")) == 1 and told(one, "reaction")[0]["card_id"] == "action-1"
    same = walk(
        "Heal 1 Hero",
        reactions=("L2 When any Hero is Attacked, gain +2",),
        standing=standing,
        figures=figures,
        plants=4,
        dice=[1],
        at="redraw",
        cards=wise(2),
    )
    then(same, "attack", fig(same, "bonehulk"), 0, 0)
    assert told(same, "reaction")[0]["card_id"] == "ai-1a"


@rule("DRM-A18", "DRM-A19")
def test_x_is_the_smallest_that_turns_a_result_and_the_largest_of_use_otherwise() -> None:
    reaction = ("LX When any Hero is Attacked, gain +X",)
    table = walk(
        "Heal 1 Hero",
        reactions=reaction,
        figures={"curthouse": HERE, "ravenous": HERE},
        plants=4,
        dice=[3],
        at="redraw",
        cards=wise(4),
    )
    then(table, "attack", fig(table, "ravenous"), 0, 0)  # 6 against 4
    assert table.wounds[0] == 0 and len(table.pool) == 2
    hurt = {"curthouse": {"at": HERE, "wounds": 1}, "teuta": {"at": "A1.SW", "wounds": 1}}
    healed = walk("LX Heal X Hero", figures=hurt, plants=4, cards=wise(4))
    assert len(healed.pool) == 2 and healed.wounds[0] == healed.wounds[4] == 0  # a third point would do nothing
    poor = walk("LX Heal X Hero", figures=hurt, plants=1, cards=wise(4))
    assert len(poor.pool) == 0 and [poor.wounds[0], poor.wounds[4]].count(1) == 1


@rule("DRM-A18")
def test_x_is_four_at_most_however_learned_and_rich_the_heroes_are() -> None:
    reaction = ("LX When any Hero is Attacked, gain +X",)
    for die, wounds, plants in ((3, 0, 6), (4, 2, 10)):  # 8 and 9 against 4
        struck = walk(
            "Heal 1 Hero",
            reactions=reaction,
            figures={"curthouse": HERE, "bonehulk": HERE},
            plants=10,
            dice=[die],
            at="redraw",
            cards=wise(6),
        )
        then(struck, "attack", fig(struck, "bonehulk"), 0, 0)
        assert struck.wounds[0] == wounds and len(struck.pool) == plants
    heroes = ("curthouse", "battista", "ysolde", "malvoisin", "teuta", "corday")
    hurt = {hero: {"at": HERE, "wounds": 1} for hero in heroes}
    healed = walk("LX Heal X Hero", figures=hurt, plants=10, cards=wise(6))
    assert len(healed.pool) == 6 and sum(healed.wounds[:6]) == 2


@rule("DRM-A20", "DRM-A22", "DRM-A23")
def test_a_level_at_the_head_makes_the_whole_entry_the_spell() -> None:
    table = walk("L1 Attack Enemy, Attack Enemy", figures=FOE, plants=4, energy=0, dice=[1, 1])
    assert len(table.pool) == 3 and table.cubes[3] == 1 and len(told(table, "attack")) == 2
    chain = walk(
        "L1 Attack Enemy, L2 Heal 1 Hero",
        figures={**FOE, "teuta": {"at": "A1.SW", "wounds": 1}},
        plants=4,
        energy=0,
        dice=[1],
    )
    assert chain.wounds[4] == 0 and len(chain.pool) == 1 and chain.cubes[3] == 1  # Alchemy 1, raised to 2 in time


@rule("DRM-A21", "DRM-A22")
def test_a_level_further_on_is_paid_apart_and_raises_nothing() -> None:
    table = walk(
        "Attack Enemy, L1 Heal 1 Hero",
        figures={**FOE, "teuta": {"at": "A1.SW", "wounds": 1}},
        plants=4,
        energy=0,
        dice=[1],
    )
    assert table.wounds[4] == 0 and len(table.pool) == 3 and table.cubes[3] == 0


@rule("DRM-A24", "DRM-A27")
def test_a_spell_and_a_reach_must_both_be_paid() -> None:
    reach = ("L1 When you make a melee Attack, gain Range 1",)
    figures = {"curthouse": HERE, "condemned": ["B3.SE", "B3.SE"]}
    short = walk("L1 Attack 2 Minions", reactions=reach, figures=figures, plants=1, energy=0)
    assert reasons(short)[0] == "reach" and len(short.pool) == 1
    both = walk("L1 Attack 2 Minions", reactions=reach, figures=figures, plants=2, energy=0, dice=[6, 6])
    assert not both.pool and len(told(both, "attack")) == 2  # cast once, it serves every attack


@rule("DRM-A23", "DRM-A24", "DRM-A27")
def test_a_reach_may_use_the_alchemy_that_the_spell_has_raised() -> None:
    reach = ("L2 When you make a melee Attack, gain Range 1",)
    figures = {"curthouse": HERE, "condemned": ["B3.SE", "B3.SE"]}  # his Alchemy is 1; the spell makes it 2
    table = walk("L1 Attack 2 Minions", reactions=reach, figures=figures, plants=3, energy=0, dice=[6, 6])
    assert not table.pool and table.cubes[3] == 1 and len(told(table, "attack")) == 2
    plain = walk("Attack 2 Minions", reactions=reach, figures=figures, plants=3, energy=0)
    assert reasons(plain)[0] == "reach" and len(plain.pool) == 3


@rule("DRM-A19", "DRM-A22")
@pytest.mark.parametrize("entry", ["LX Attack 2 Minions", "Search Chest, LX Attack 2 Minions"])
def test_a_spell_of_level_x_that_says_x_nowhere_costs_one_plant(entry: Any) -> None:
    table = walk(entry, figures={"curthouse": HERE, "condemned": [HERE, HERE]}, plants=3, energy=0, dice=[6, 6])
    assert len(told(table, "attack")) == 2 and len(table.pool) == 2


@rule("DRM-A19", "DRM-A24")
def test_an_x_within_a_spell_leaves_plants_for_the_spell_and_for_the_reach() -> None:
    figures = {"battista": "A3.NW", "condemned": ["A3.NE"] * 3}
    reach = ("L1 When you make a melee Attack, gain Range 1",)
    entry = "L1 Search Chest, LX Attack X Enemies"
    table = walk(entry, slot=2, figures=figures, reactions=reach, plants=3, energy=0, dice=[1, 1])
    assert len(told(table, "attack")) == 1 and not table.pool


@rule("DRM-A25")
def test_healing_takes_one_wound_from_each_of_so_many_heroes() -> None:
    hurt = {
        "curthouse": {"at": HERE, "wounds": 3},
        "teuta": {"at": "A1.SW", "wounds": 2},
        "corday": {"at": HERE, "wounds": 1},
    }
    table = walk("Heal 2 Heroes", figures=hurt)
    assert [table.wounds[s] for s in (0, 4, 5)] == [2, 1, 1]


@rule("DRM-A26", "DRM-K12")
def test_a_bare_gain_raises_what_the_trigger_tests() -> None:
    assert read_reaction("L2 When Serf saves, +2").on == "save"
    assert read_reaction("LX When any Hero is Attacked, gain +X").gain == ANY
    witch = read_reaction("L2 When any Hero Attacks a Witch, gain +1")
    assert (witch.on, witch.kind, witch.gain) == ("attacks", "witch", 1)
    minion = walk(
        "Attack Enemy",
        standing=("L1 When any Hero Attacks a Witch, gain +9",),
        figures={"curthouse": HERE, "bonehulk": HERE},
        plants=3,
        energy=0,
        dice=[1],
    )
    assert len(minion.pool) == 3


@rule("DRM-A18", "DRM-A19")
def test_x_is_as_much_as_is_of_use_and_never_more_than_four() -> None:
    hurt = {name: {"at": HERE, "wounds": 1} for name in ("curthouse", "battista", "teuta", "corday", "ysolde")}
    for wounded, alchemy, plants, x in ((5, 6, 7, 4), (5, 2, 7, 3), (5, 6, 2, 2), (3, 6, 7, 3)):  # company adds 1
        figures = {name: hurt[name] if i < wounded else HERE for i, name in enumerate(hurt)}
        table = walk("LX Heal X Hero", figures=figures, cards=wise(alchemy), plants=plants)
        assert len(told(table, "healed")) == x and len(table.pool) == plants - x


@rule("DRM-A26", "DRM-A15", "DRM-K12")
def test_a_gain_of_each_trigger_raises_that_total_and_no_other() -> None:
    total, resistance, save = (
        "L1 When Hero attacks, +1",
        "L1 When Hero attacked, +1",
        "L1 When Serf saves, +1",
    )
    together = {"curthouse": HERE, "condemned": HERE, "peasant": HERE}
    serf = 27
    for reaction, turned in ((total, "attack"), (resistance, "attacked"), (save, "save")):
        words: dict[str, Any] = {"standing": (reaction,), "figures": together, "plants": 2}
        table = walk("Attack Enemy", **words, dice=[3, 4])  # 3 + 3 against 2 + 4: one more is a hit
        finish(table, ("defend", 0))
        assert (fig(table, "condemned") < 0) == (turned == "attack") and len(table.pool) == 1 + (turned != "attack")
        assert told(table, "hit" if turned == "attack" else "miss")[0]["n"] == 6 + (turned == "attack")
        table = walk("Heal 1 Hero", **words, dice=[3], at=[["attack", 9, 0, 0], ["redraw"]])  # 3 + 2 against 4
        assert table.wounds[0] == (turned != "attacked") and len(table.pool) == 1 + (turned != "attacked")
        assert told(table, "miss" if turned == "attacked" else "hit")[0]["m"] == 4 + (turned == "attacked")
        table = walk("Heal 1 Hero", **words, dice=[3, 4], at=[["attack", 9, serf, 0], ["redraw"]])  # a 4, 5 is needed
        assert (table.place[serf] >= 0) == (turned == "save") and len(table.pool) == 1 + (turned != "save")


@rule("DRM-A26", "DRM-A17")
def test_a_gain_counts_by_its_number_and_x_by_its_plants() -> None:
    figures = {"curthouse": HERE, "bonehulk": HERE}  # his Resistance is 4, its Force 5
    for reaction, die, wounds, left in (
        ("L1 When any Hero is Attacked, gain +3", 2, 0, 3),  # 7 against 4 + 3
        ("L1 When any Hero is Attacked, gain +3", 3, 2, 4),  # 8 against 4 + 3
        ("LX When any Hero is Attacked, gain +X", 2, 0, 1),
        ("LX When any Hero is Attacked, gain +X", 1, 0, 2),
        ("LX When any Hero is Attacked, gain +X", 3, 2, 4),  # his Alchemy is 3
    ):
        words: dict[str, Any] = {"standing": (reaction,), "figures": figures, "plants": 4, "cards": wise(3)}
        table = walk("Search Chest", **words, dice=[die], at=[["attack", 26, 0, 0], ["redraw"]])
        assert table.wounds[0] == wounds and len(table.pool) == left


@rule("DRM-A27", "DRM-K26", "DRM-A21")
def test_a_range_of_a_reaction_is_the_weapons_for_this_one_action() -> None:
    reach = ("L1 When you make a melee Attack, gain Range 1",)
    figures = {"curthouse": HERE, "condemned": [HERE, "B3.SE"], "ravenous": "B2.NE"}
    assert BOX["curthouse"].damage == 2 and BOX["bonehulk"].health == 4
    two = walk("Attack 2 Minions", reactions=reach, figures=figures, plants=2, energy=0, dice=[6, 6])
    assert len(told(two, "attack")) == 2 and len(two.pool) == 1 and two.cubes[3] == 0  # once for both, and no Alchemy
    assert where(two, "ravenous") == "B2.NE" and fig(two, "condemned") < 0
    far = {"curthouse": HERE, "condemned": "B2.NE"}
    out = walk("Attack Enemy", reactions=reach, figures=far, plants=2, energy=0)
    assert not told(out, "attack") and len(out.pool) == 2  # two zones away: range 1 is no more than 1
    beside = {"curthouse": HERE, "bonehulk": "B3.SE"}
    blow = walk("Attack Enemy", reactions=reach, figures=beside, plants=2, energy=0, dice=[2])
    assert told(blow, "attack")[0]["force"] == 3 and blow.wounds[fig(blow, "bonehulk")] == 2  # with his own weapon
    then(blow, "walk")
    assert len(told(blow, "attack")) == 2 and not blow.pool  # the next action has to pay again
    then(blow, "walk")
    assert len(told(blow, "attack")) == 2


@rule("DRM-I08", "DRM-I09")
def test_the_faq_reaction_draws_two_more_while_a_slot_is_empty() -> None:
    reaction = ("L1 When Hero searches a Chest, draw 2 Loot",)
    loot = ["whetted-blade", "barbed-flail", "mail-coat", "hare-foot"]
    table = walk(
        "Search Chest",
        reactions=reaction,
        figures={"curthouse": HERE},
        tokens={"chests": [HERE]},
        plants=2,
        top={"loot": loot},
    )
    assert names(table, table.gear[0]) == ["whetted-blade", "mail-coat", "hare-foot"] and len(table.pool) == 1
    full = {"curthouse": {"at": HERE, "gear": ["iron-helm"]}}
    useless = walk(
        "Search Chest",
        reactions=reaction,
        figures=full,
        tokens={"chests": [HERE]},
        plants=2,
        top={"loot": ["whetted-blade", "hare-foot"]},
    )
    assert len(useless.pool) == 2 and len(useless.gear[0]) == 3


CONSTRAINTS = [card for card in BOX.cards.values() if isinstance(card, Orders)]


def test_the_authored_cards_keep_the_ledgers_constraints() -> None:
    kit = game.setup("souls").kit
    ai = [card for card in CONSTRAINTS if hasattr(card, "back")]
    assert len(ai) == 18 and all(2 <= len(card.entries) <= 4 for card in ai)
    assert sum(any("Objective" in text for text in card.entries) for card in ai) >= 10
    acts = [act for card in ai for entry in card.lines for alt in entry.alts for act in alt]
    assert any(act.verb == "teleport" for act in acts) and any(len(act.targets) > 1 for act in acts)
    assert any(len(entry.alts) > 1 for card in ai for entry in card.lines)
    assert any(act.verb == "attack" and act.n > 1 for act in acts) and any(act.verb == "command" for act in acts)
    assert any(act.verb == "move" and act.towards and act.targets == ("hero",) for act in acts)
    assert (
        sum(any(entry.level for entry in card.lines) for card in ai) >= 4
        and sum(bool(card.reactions) for card in ai) >= 4
    )
    for card in ai:
        verbs = {
            act.verb
            for lines in (card.lines, kit.actions[card.back - 1])
            for e in lines
            for alt in e.alts
            for act in alt
        }
        assert verbs & {"attack", "activate"} and verbs & {"move", "evade", "teleport"}


@rule("DRM-A18")
def test_a_level_x_without_an_x_to_choose_takes_one_plant() -> None:
    table = walk("LX Attack Enemy", figures=FOE, plants=2, energy=0, dice=[6])
    assert len(table.pool) == 1 and table.cubes[3] == 1


WOUNDED = {"ysolde": {"at": "A3.NW", "wounds": 1}, "curthouse": {"at": "B3.SE", "wounds": 1}, "pekka": "A1.NW"}


@rule("DRM-A18", "DRM-A19")
def test_x_is_the_same_throughout_a_spell() -> None:
    table = walk("LX Heal X Hero, Move X Towards Witch", slot=3, figures=WOUNDED, plants=4)
    assert len(table.pool) == 2 and table.wounds[0] == table.wounds[2] == 0
    assert len(told(table, "moved")[0]["zones"]) == 2
    later = walk("LX Move Towards Witch, Heal X Hero", slot=3, figures=WOUNDED, plants=4)
    assert len(later.pool) == 2 and later.wounds[0] == later.wounds[2] == 0
    assert len(told(later, "moved")[0]["zones"]) == 1


@rule("DRM-A19")
@pytest.mark.parametrize(
    ("entry", "figures", "plants"),
    [
        ("LX Move 2 Towards Witch", {}, 1),
        ("LX Teleport X To Enemy", {"condemned": "A2.NW"}, 2),
        ("LX Attack X Enemies", {"condemned": ["A3.NW", "A3.NW"]}, 2),
        ("LX Command X Serfs", {"condemned": "A3.NW", "peasant": ["A3.NW", "A3.SW"]}, 1),
        ("LX Attack 2 Enemies", {"condemned": ["A3.NW", "A3.NW"]}, 1),
    ],
)
def test_x_costs_no_more_than_has_an_effect(entry: Any, figures: Any, plants: Any) -> None:
    table = walk(entry, slot=3, figures={"ysolde": "A3.NW", **figures}, plants=4, energy=0, dice=[1] * 4)
    assert [line["taken"] for line in told(table, "entry")] == [True] and len(table.pool) == 4 - plants


@rule("DRM-A22", "DRM-A23", "DRM-A24")
def test_a_spell_and_a_spell_within_it_are_paid_apart() -> None:
    figures = {"curthouse": "A3.NW", "condemned": "A3.NW"}
    entry = "L1 Search Chest, L2 Attack Enemy"  # his Alchemy is 1; the first spell makes it 2
    table = walk(entry, figures=figures, plants=3, energy=0, dice=[1])
    assert not table.pool and table.cubes[3] == 1 and len(told(table, "attack")) == 1
    short = walk(entry, figures=figures, plants=2, energy=0)
    assert len(short.pool) == 2 and not told(short, "attack") and not told(short, "entry")[0]["taken"]


@rule("DRM-A19", "DRM-A27", "DRM-I08")
def test_a_reaction_of_level_x_that_needs_no_x_costs_one_plant() -> None:
    long = walk(
        "Attack Enemy",
        slot=2,
        figures={"battista": "A3.NW", "condemned": "A3.NE"},
        reactions=("LX When you make a melee Attack, gain Range 1",),
        plants=3,
        energy=0,
        dice=[1],
    )
    assert len(told(long, "attack")) == 1 and len(long.pool) == 2
    search = walk(
        "Search Chest",
        figures={"curthouse": "A3.NW"},
        tokens={"chests": ["A3.NW"]},
        reactions=("LX When you Search a Chest, draw 2 Loot Cards",),
        plants=4,
        top={"loot": ["mail-coat", "oak-shield", "hare-foot", "whetted-blade"]},
    )
    assert len(search.pool) == 3 and len(search.gear[0]) == 3


@rule("DRM-A27", "DRM-T01")
def test_a_reaction_for_range_serves_the_attacks_it_names() -> None:
    witch = ("L1 When any Hero Attacks a Witch, gain Range 1",)
    figures = {"battista": "A3.NW", "condemned": "A3.NE"}
    assert not told(walk("Attack Enemy", slot=2, figures=figures, reactions=witch, plants=2, energy=0), "attack")
    near = {**figures, "ikrek": "A2.SW"}
    table = walk("Attack Enemy", slot=2, figures=near, reactions=witch, plants=2, energy=0, dice=[1])
    assert [line["whom"] for line in told(table, "attack")] == ["ikrek"]
    archer = {"corday": "A3.NW", "condemned": "A2.NW"}
    far = ("L1 When any Hero Attacks, gain Range 2",)
    assert told(walk("Attack Enemy", slot=6, figures=archer, reactions=far, plants=1, energy=0, dice=[1]), "attack")


@rule("DRM-A13", "DRM-T02")
def test_a_reaction_to_attacks_on_the_objective_is_for_it_alone() -> None:
    reactions = ("L1 When any Hero Attacks an Objective, gain +1",)
    figures = {"teuta": "A3.NW", "bonehulk": "A3.NW"}  # 1 + 3 against 4
    other = walk("Attack Enemy", slot=5, figures=figures, reactions=reactions, plants=2, energy=0, dice=[1])
    assert len(other.pool) == 2 and other.wounds[fig(other, "bonehulk")] == 0
    witch = {"teuta": "A3.NW", "ikrek": "A3.NW"}
    table = walk("Attack Enemy", slot=5, figures=witch, reactions=reactions, plants=2, energy=0, dice=[1])
    assert len(table.pool) == 1 and table.wounds[fig(table, "ikrek")] == 2


@rule("DRM-A24", "DRM-A19")
def test_x_leaves_a_plant_for_the_reaction_that_makes_it_possible() -> None:
    figures = {"battista": "A3.NW", "condemned": ["A3.NE"] * 3, "ysolde": "B1.SE"}
    table = walk(
        "LX Attack X Enemies",
        slot=2,
        figures=figures,
        reactions=("L1 When you make a melee Attack, gain Range 1",),
        plants=2,
        energy=0,
        dice=[1, 1],
    )
    assert len(told(table, "attack")) == 1 and not table.pool  # Alchemy 2, but one of the two plants buys the range


@rule("DRM-A17")
def test_of_equally_cheap_sets_the_earlier_cards_are_used_whatever_x_they_take() -> None:
    standing = {
        f"action-{n}": {"type": "action", "slot": n, "entries": ["Search Chest"], "reactions": [reaction]}
        for n, reaction in ((2, "L2 When any Hero is Attacked, gain +2"), (3, "LX When any Hero is Attacked, gain +X"))
    }
    table = walk(
        "Search Chest",
        figures={"curthouse": "A3.NW", "ravenous": "A3.NW"},
        reactions=("LX When any Hero is Attacked, gain +X",),
        cards={"curthouse": {**BOX.raw["curthouse"], "alchemy": 3}, **standing},
        plants=5,
        dice=[6],
        at="redraw",
    )
    then(table, "attack", fig(table, "ravenous"), 0, 0)  # 9 against 4: five are lacking, and five plants are there
    assert [line["card_id"] for line in told(table, "reaction")] == ["ai-1a", "action-2"]
    assert table.wounds[0] == 0 and not table.pool


@rule("DRM-A08", "DRM-A12")
def test_a_hero_reacts_when_it_is_not_his_turn_nor_any_heros() -> None:
    standing = ("L1 When any Hero is Attacked, gain +1",)
    figures = {"curthouse": "A3.NW", "teuta": HERE, "condemned": HERE}
    table = walk(
        "Heal 1 Hero", standing=standing, figures=figures, plants=1, dice=[2], at=[["attack", 9, 4, 0], ["redraw"]]
    )  # 2 + 2 against 3, on somebody else's card
    assert table.wounds[4] == 0 and not table.pool and told(table, "reaction")[0]["who"] == "teuta"
    table = position({**figures}, plants=1, dice=[2], at="choose_turn")
    finish(table, ("attack", 9, 4))  # in the Witch Master's turn, by the card of slot 2, which is empty
    assert table.wounds[4] == 0 and told(table, "reaction")[0] == {"who": "teuta", "card_id": "action-2", "n": 1}


@rule("DRM-A13", "DRM-A27")
def test_a_reaction_to_melee_is_for_weapons_without_a_range() -> None:
    for reaction, foe, die in (
        ("L1 When you make a melee Attack, gain Range 2", "B2.NE", 6),
        ("L1 When you make a melee Attack, gain +9", HERE, 1),
    ):
        words: dict[str, Any] = {"reactions": (reaction,), "plants": 1, "energy": 0, "dice": [die]}
        sword = walk("Attack Enemy", figures={"curthouse": HERE, "bonehulk": foe}, **words)
        bow = walk("Attack Enemy", slot=6, figures={"corday": HERE, "bonehulk": foe}, **words)
        assert sword.wounds[fig(sword, "bonehulk")] == 2 and not sword.pool
        assert bow.wounds[fig(bow, "bonehulk")] == 0 and len(bow.pool) == 1
