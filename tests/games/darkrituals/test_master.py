"""DRM-W The Witch Master's turn."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .helpers import (
    OPEN,
    asked,
    asked_text,
    fig,
    finish,
    hero_turn,
    names,
    options,
    position,
    then,
    told,
    turn,
    walk,
    where,
    zone,
)

HEROES = {"curthouse": "B3.SE", "teuta": "B3.SE"}


@rule("DRM-W01", "DRM-W02", "DRM-W11", "DRM-W12")
def test_one_or_two_actions_of_one_character_or_a_pass() -> None:
    table = turn({**HEROES, "condemned": ["A3.NW", "A2.NW"]})
    assert ("pass",) in table.options
    first = fig(table, "condemned")
    finish(table, ("move", first, zone(table, "A3.NE")))
    assert asked(table) == "act_again" and ("stop",) in table.options and ("pass",) not in table.options
    assert {option[1] for option in table.options if len(option) > 1} == {first}
    with pytest.raises(IllegalOption) as refused:
        table.play(("pass",))
    assert refused.value.clause == "DRM-W11"
    energy = table.energy
    finish(table, ("stop",))
    assert told(table, "turned") and table.spent >= 1 and table.energy <= energy  # nothing came back


@rule("DRM-W32", "DRM-W02")
def test_the_same_action_may_be_repeated_and_the_same_character_again_next_turn() -> None:
    table = turn({**HEROES, "condemned": "A3.NW"}, ai=["ai-5t", "ai-1a"], dice=[1] * 40)
    figure = fig(table, "condemned")
    finish(table, ("move", figure, zone(table, "A3.NE")), ("move", figure, zone(table, "A3.NW")))
    while asked(table) != "act":
        table.play(table.options[0])
    assert any(option[1:2] == (figure,) for option in table.options)


@rule("DRM-W03")
def test_an_action_that_cannot_be_paid_is_illegal_and_what_is_paid_is_spent() -> None:
    table = turn({**HEROES, "condemned": "A3.NW"}, energy=1, spent=3)
    assert not options(table, "cast") and not options(table, "summon") and options(table, "move")
    with pytest.raises(IllegalOption) as refused:
        table.play(("summon", fig(table, "ikrek"), "condemned"))
    assert refused.value.clause == "DRM-W03"
    finish(table, ("move", fig(table, "condemned"), zone(table, "A3.NE")))
    assert table.energy == 0 and table.spent == 4


@rule("DRM-W12", "DRM-W04")
def test_he_must_pass_when_nothing_can_be_paid() -> None:
    table = turn({**HEROES}, energy=0, spent=5, ai=["ai-5t", "ai-1a"], dice=[1] * 40)
    assert table.options == [("pass",)] and "no energy" in asked_text(table)
    finish(table, ("pass",))
    assert told(table, "pass") and told(table, "turned") and told(table, "round")[0]["energy"] == 5


@rule("DRM-W09", "DRM-W10", "DRM-W31")
def test_the_redraw_discards_any_number_and_fills_up_to_three() -> None:
    table = position(HEROES, hand=["mend", "faux-pas"], plagues=["bone-rot"], at=[["redraw"], ["choose_turn"]])
    mend = next(option for option in table.options if option[0] == "discard")
    finish(table, mend, ("keep",))
    assert len(table.master.hand) == 3 and names(table, table.master.plagues) == ["bone-rot"]
    assert len(table.craft_pile) == 1
    many = position(HEROES, hand=["mend", "mend", "frenzy", "frenzy"], at=[["redraw"], ["choose_turn"]])
    finish(many, ("keep",))
    assert len(many.master.hand) == 4


@rule("DRM-W10")
def test_an_empty_witchcraft_deck_reshuffles_its_discard() -> None:
    table = position(HEROES, hand=["mend"], craft_pile=["frenzy", "frenzy"], at=[["redraw"], ["choose_turn"]])
    table.craft_deck.clear()
    finish(table, ("keep",))
    assert sorted(names(table, table.master.hand)) == ["frenzy", "frenzy", "mend"] and table.craft_pile == []


@rule("DRM-W31")
def test_at_five_cards_a_further_draw_does_nothing() -> None:
    from ludotheque.games.darkrituals.rules.combat import draw_witchcraft

    table = position(HEROES, hand=["mend", "mend", "frenzy", "frenzy", "frenzy"], at="redraw")
    draw_witchcraft(table)
    assert len(table.master.hand) == 5
    pekka = {"curthouse": "A3.NW", "pekka": "A3.NW"}  # her Schopfen draws a card
    for hand in (["mend"] * 2 + ["frenzy"] * 3, ["mend"] * 2 + ["frenzy"] * 2, ["mend"] * 2 + ["frenzy"], []):
        words: dict[str, Any] = {"hand": hand, "plagues": ["bone-rot", "bone-rot", "black-death"], "dice": [1, 6]}
        table = position(pekka, **words, at=[["attack", 0, 8, 0], ["choose_turn"]])
        finish(table, ("defend", 0))
        assert len(table.master.hand) == min(5, len(hand) + 1) and len(table.master.plagues) == 3


@rule("DRM-W13")
def test_heroes_act_without_energy() -> None:
    table = hero_turn("ai-1a", {"curthouse": "A1.NE"}, energy=0, spent=0, dice=[1, 1])
    assert len(told(table, "attack")) == 2 and table.energy == 0 and table.spent == 0


@rule("DRM-W14", "DRM-G04")
def test_energy_of_a_plague_is_for_good() -> None:
    table = turn(HEROES, plagues=["bone-rot"], energy=4, spent=6)
    card = table.master.plagues[0]
    finish(table, ("plague", fig(table, "ikrek"), card, "energy"))
    assert table.energy == 4 - 2 + 3 and table.spent == 8
    assert table.energy + table.spent == 13  # three more than before, and recovered like the rest


@rule("DRM-W15", "DRM-W16", "DRM-W17")
@pytest.mark.parametrize(("plants", "left"), [(5, 3), (1, 0)])
def test_heroes_who_lose_energy_discard_a_plant_each(plants: Any, left: Any) -> None:
    table = turn({"curthouse": "A1.NW", "teuta": "A1.NW", "ikrek": "A1.NW"}, plants=plants, hand=["exhaust"])
    oldest = list(table.pool)
    card = table.master.hand[0]
    finish(table, ("craft", fig(table, "ikrek"), card, zone(table, "A1.NW")))
    assert len(table.pool) == left and table.pool == oldest[plants - left :]


@rule("DRM-W15", "DRM-W16")
@pytest.mark.parametrize("there", [1, 3])
def test_only_the_heroes_of_that_zone_lose_energy_and_each_once(there: int) -> None:
    heroes = ["curthouse", "teuta", "corday"]
    figures = {hero: "A1.SW" if i < there else "A1.NE" for i, hero in enumerate(heroes)}
    table = turn({**figures, "ikrek": "A1.NW"}, plants=5, hand=["exhaust"])
    finish(table, ("craft", 6, table.master.hand[0], zone(table, "A1.SW")))
    assert len(table.pool) == 5 - there and len(table.plant_pile) == there


@rule("DRM-W18", "DRM-W19")
def test_a_card_without_meaning_still_costs_and_is_discarded() -> None:
    table = turn(HEROES, hand=["faux-pas"])
    card = table.master.hand[0]
    before = (list(table.place), list(table.wounds))
    finish(table, ("craft", fig(table, "ikrek"), card, -1))
    assert table.energy == 9 and table.craft_pile == [card] and (table.place, table.wounds) == before
    assert asked(table) == "act_again"  # it was an action


@rule("DRM-W20", "DRM-M03", "DRM-M04", "DRM-M05")
def test_the_legion_must_evade_too() -> None:
    held = turn({"curthouse": "A3.NW", "teuta": "A3.NW", "condemned": "A3.NW"})
    assert not [option for option in options(held, "move") if option[1] == fig(held, "condemned")]
    with pytest.raises(IllegalOption) as refused:
        held.play(("move", fig(held, "condemned"), zone(held, "A3.NE")))
    assert refused.value.clause == "DRM-M04"
    able = turn({"curthouse": "A3.NW", "condemned": "A3.NW", "ravenous": "A3.NW"})
    assert [option for option in options(able, "move") if option[1] == fig(able, "condemned")]  # Agility 2 ≥ 1 + 1
    free = turn({"condemned": "A3.NW", "peasant": ["A3.NW"] * 4})
    assert [option for option in options(free, "move") if option[1] == fig(free, "condemned")]
    before = free.energy
    finish(free, ("move", fig(free, "condemned"), zone(free, "A3.NE")))
    assert free.energy == before - 1 and where(free, "condemned") == "A3.NE"


@rule("DRM-W21", "DRM-K10")
def test_what_attacks_cost_and_whom_they_may_hit() -> None:
    table = turn(
        {"curthouse": "A3.NW", "condemned": "A3.NW", "possessed": "A3.NW", "hexhound": "A3.NW", "peasant": "A3.NW"}
    )
    for name, cost in (("condemned", 1), ("possessed", 1), ("hexhound", 2)):
        branch = table.clone()
        attacker = fig(branch, name)
        targets = {option[2] for option in options(branch, "attack") if option[1] == attacker}
        assert targets == {fig(branch, "curthouse"), fig(branch, "peasant")}
        branch.play(("attack", attacker, fig(branch, "peasant")))
        assert branch.spent == cost
    assert {option[3] for option in options(table, "cast")} == {0, 1, 2, 3}


@rule("DRM-W22")
def test_the_legion_never_attacks_its_own_by_choice() -> None:
    table = turn({"curthouse": "A3.NW", "condemned": ["A3.NW", "A3.NW"]})
    one, two = fig(table, "condemned"), fig(table, "condemned", 1)
    with pytest.raises(IllegalOption) as refused:
        table.play(("attack", one, two))
    assert refused.value.clause == "DRM-W22"


@rule("DRM-W23")
def test_a_witch_summons_a_minion_from_the_reserve() -> None:
    table = turn({"ikrek": "A2.NW", "condemned": ["B1.SE"] * 7})
    ikrek = fig(table, "ikrek")
    finish(table, ("summon", ikrek, "condemned"))
    assert table.spent == 3 and where(table, "condemned", 7) == "A2.NW"
    assert ("summon", ikrek, "condemned") not in table.options and ("summon", ikrek, "ravenous") in table.options


@rule("DRM-W24", "DRM-V05")
def test_a_witch_brings_another_back_at_full_health() -> None:
    table = game.position(
        mode="heroes",
        figures={"ikrek": "A2.NW", "teuta": "B3.SE"},
        witches_lost=2,
        energy=10,
        tokens={},
        at="choose_turn",
    )
    hagatha = table.setup.kit.witches[1]
    finish(table, ("recall", fig(table, "ikrek"), hagatha))
    assert table.spent == 4 and where(table, "hagatha") == "A2.NW" and table.wounds[hagatha] == 0


@rule("DRM-W25", "DRM-L12")
def test_a_witch_possesses_a_peasant() -> None:
    table = turn({"ikrek": "A2.NW", "peasant": ["A2.NW", "A3.NW"], "militia": "A2.NW"})
    serf = next(f for f in table.setup.kit.serfs if table.place[f] == zone(table, "A2.NW"))
    assert {option[2] for option in options(table, "possess")} == {serf}
    finish(table, ("possess", fig(table, "ikrek"), serf))
    assert table.spent == 2 and fig(table, "possessed") == serf and table.possessed == 1
    assert where(table, "possessed") == "A2.NW" and table.wounds[serf] == 0


@rule("DRM-W26", "DRM-L13")
def test_a_creature_card_places_the_creature_once() -> None:
    table = turn({"ikrek": "A2.NW"}, hand=["call-bonehulk"])
    card = table.master.hand[0]
    finish(table, ("craft", fig(table, "ikrek"), card, -1))
    assert table.spent == 4 and where(table, "bonehulk") == "A2.NW" and table.craft_pile == [card]
    there = turn({"ikrek": "A2.NW", "bonehulk": "B3.SE"}, hand=["call-bonehulk"])
    assert not options(there, "craft")


@rule("DRM-W26")
def test_dark_step_moves_a_held_character() -> None:
    table = turn({"ikrek": "A2.NW", "curthouse": "A3.NW", "teuta": "A3.NW", "condemned": "A3.NW"}, hand=["dark-step"])
    finish(
        table,
        ("craft", fig(table, "ikrek"), table.master.hand[0], fig(table, "condemned")),
        ("place", zone(table, "A3.NE")),
    )
    assert where(table, "condemned") == "A3.NE" and table.spent == 1


@rule("DRM-W26", "DRM-W03")
def test_dark_step_is_not_for_those_who_are_walled_in() -> None:
    walled = {"heroes": {**OPEN, "walls": ["A3.NW-A3.NE", "A3.NW-A3.SW", "A2.SW-A3.NW"]}}
    table = turn({"condemned": ["A3.NW", "A3.NE"]}, hand=["dark-step"], cards=walled)
    goals = [option[3] for option in options(table, "craft")]
    assert fig(table, "condemned") not in goals and fig(table, "condemned", 1) in goals


@rule("DRM-W26")
def test_mend_heals_anywhere() -> None:
    table = turn({"ikrek": {"at": "A2.NW", "wounds": 3}, "hagatha": "B3.SE"}, hand=["mend"])
    finish(table, ("craft", fig(table, "hagatha"), table.master.hand[0], fig(table, "ikrek")))
    assert table.wounds[fig(table, "ikrek")] == 1 and table.spent == 2


@rule("DRM-W26")
def test_frenzy_lets_every_minion_of_a_zone_attack_for_nothing() -> None:
    figures = {"ikrek": "A1.NW", "condemned": ["B3.NE", "B3.NE"], "curthouse": "B3.NE", "peasant": "B3.NE"}
    table = turn(figures, hand=["frenzy"], dice=[1, 1])
    finish(table, ("craft", fig(table, "ikrek"), table.master.hand[0], zone(table, "B3.NE")))
    curthouse = fig(table, "curthouse")
    finish(table, ("target", curthouse), ("target", curthouse))
    assert len(told(table, "attack")) == 2 and table.spent == 2


@rule("DRM-W26")
def test_the_card_fallen_attacks_at_range_two() -> None:
    table = turn({"ikrek": "A1.NW", "curthouse": "A2.NW"}, hand=["fallen-card"], dice=[6])
    curthouse = fig(table, "curthouse")
    finish(table, ("craft", fig(table, "ikrek"), table.master.hand[0], curthouse))
    assert told(table, "attack")[0]["n"] == 8 and table.wounds[curthouse] == 1


@rule("DRM-W27", "DRM-G03", "DRM-G09", "DRM-G10")
def test_a_plague_is_spread_for_two_and_discarded() -> None:
    table = turn(HEROES, plagues=["choking-mist"])
    card = table.master.plagues[0]
    finish(table, ("plague", fig(table, "pekka"), card, "wounds"))
    assert table.spent == 2 and table.plague_pile == [card] and asked(table) == "infect"
    finish(table, ("infect", 0), ("infect", 4))
    assert table.wounds[0] == 1 and table.wounds[4] == 1 and table.energy == 8


@rule("DRM-W28", "DRM-K05", "DRM-K04")
def test_defend_may_be_refused_or_paid() -> None:
    def attacked() -> Any:
        return walk("Attack Enemy", figures={"curthouse": "B2.NE", "condemned": "B2.NE"}, dice=[2, 6])

    refused = finish(attacked(), ("decline",))
    assert fig(refused, "condemned") < 0 and refused.spent == 0
    paid = finish(attacked(), ("defend", 0))
    assert where(paid, "condemned") == "B2.NE" and paid.spent == 1
    poor = walk("Attack Enemy", figures={"curthouse": "B2.NE", "condemned": "B2.NE"}, dice=[2], energy=0)
    assert fig(poor, "condemned") < 0


@rule("DRM-W29")
def test_during_the_heroes_activation_he_only_reacts() -> None:
    table = hero_turn("ai-1a", {"curthouse": "B1.SW", "ikrek": "B1.NW"}, dice=[3] * 12)
    seen = set()
    while asked(table) != "discard":
        seen.add(asked(table))
        table.play(("decline",))
    assert seen == {"defend"}


@rule("DRM-W08", "DRM-W09")
def test_after_a_pass_the_redraw_comes_before_the_second_hero() -> None:
    table = turn(HEROES, ai=["ai-5t", "ai-1a"], energy=3, spent=4)
    finish(table, ("pass",))
    assert asked(table) == "discard" and table.round == 2 and table.energy == 7 and table.spent == 0
    assert len(told(table, "turned")) == 1
    finish(table, ("keep",))
    assert len(told(table, "turned")) == 2 and asked(table) == "act"


@rule("DRM-L11")
def test_a_fresh_figure_acts_from_the_next_turn_on() -> None:
    table = turn({"ikrek": "A2.NW", "teuta": "B3.SE"}, ai=["ai-5t"])
    finish(table, ("summon", fig(table, "ikrek"), "ravenous"))
    assert {option[1] for option in table.options if len(option) > 1} == {fig(table, "ikrek")}
    finish(table, ("stop",))
    assert any(option[1:2] == (fig(table, "ravenous"),) for option in table.options)


def test_then_comes_back_to_a_question() -> None:
    table = then(position(HEROES, at="redraw"), "choose_turn")
    assert asked(table) == "act"


@rule("DRM-W21", "DRM-W03")
def test_an_attack_costs_what_its_kind_says_and_is_on_heroes_and_all_serfs() -> None:
    figures = {"curthouse": "A3.NW", "peasant": "A3.NW", "militia": "A3.NW", "possessed": "A3.NW", "teuta": "A2.SW"}
    figures |= {"condemned": "A3.NW", "ravenous": "A3.NW", "bonehulk": "A3.NW", "gallowswing": "A3.NW"}
    poor, table = turn(figures, energy=1), turn(figures, energy=2)
    here = {0, fig(table, "peasant"), fig(table, "militia")}
    for name, cost in (("condemned", 1), ("ravenous", 1), ("possessed", 1), ("bonehulk", 2), ("gallowswing", 2)):
        who = fig(table, name)
        wanted = here | {4} if name == "gallowswing" else here  # it has range 1
        assert {option[2] for option in options(table, "attack") if option[1] == who} == wanted
        assert any(option[1] == who for option in options(poor, "attack")) == (cost == 1)
        again = finish(turn(figures, energy=5, dice=[1, 6]), ("attack", who, 0))
        assert again.energy == 5 - cost and again.spent == cost


@rule("DRM-W28", "DRM-L07", "DRM-K05")
@pytest.mark.parametrize(("energy", "most"), [(1, 0), (2, 1), (4, 3), (9, 3)])
def test_a_defence_costs_one_and_a_witchs_x(energy: int, most: int) -> None:
    figures = {"curthouse": "A3.NW", "ikrek": "A3.NW", "condemned": "A3.NW"}
    at = [["attack", 0, 6, 0], ["choose_turn"]]
    table = position(figures, energy=energy, dice=[1, 1], at=at)
    assert table.options == [("decline",), *(("defend", x) for x in range(most + 1))]
    finish(table, ("defend", most))
    assert table.energy == energy - 1 - most and table.spent == 1 + most
    refused = finish(position(figures, energy=energy, dice=[6], at=at), ("decline",))
    assert refused.energy == energy and refused.wounds[6] == 2
    minion = position(figures, energy=energy, dice=[1, 6], at=[["attack", 0, 9, 0], ["choose_turn"]])
    assert minion.options == [("decline",), ("defend", 0)]
