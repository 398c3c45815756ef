"""DRM-O DRM-E1 to DRM-E5 Objectives and the five encounters."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.rules.objectives import objective
from ludotheque.games.darkrituals.rules.wounds import eliminate, wound
from ludotheque.games.darkrituals.state.content import Ending
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .helpers import BOX, asked, fig, finish, hero_turn, names, options, position, then, told, turn, walk, where, zone

HERE = "B3.NE"


def aim(table: Any, slot: Any = 0) -> Any:
    kind, figs = objective(table, slot)
    return kind, {table.setup.kit.ids[table.kind[f]] for f in figs}


# Objectives -----------------------------------------------------------------------------------------------------------


@rule("DRM-O01", "DRM-O02")
def test_activating_an_objective_to_eliminate_is_an_attack() -> None:
    table = walk("Activate Objective", figures={"curthouse": HERE, "ikrek": HERE}, energy=0, dice=[1])
    assert told(table, "attack")[0]["whom"] == "ikrek"


@rule("DRM-O03", "DRM-O04", "DRM-O06")
def test_the_default_comes_and_goes() -> None:
    table = position({"curthouse": HERE, "possessed": "A1.SE"}, mode="rubies", at="redraw")
    assert aim(table) == ("witch", {"ikrek", "hagatha", "pekka"})
    table.carriers.append(fig(table, "possessed"))
    assert aim(table) == ("carrier", {"possessed"})
    table.carriers.clear()
    assert aim(table)[0] == "witch"
    lost = {**BOX.raw["rubies"], "objective": ["demon", "carrier"]}
    bare = position({"curthouse": HERE}, mode="rubies", cards={"rubies": lost}, at="redraw")
    assert aim(bare)[0] == "witch"  # none of the encounter's objectives is possible


@rule("DRM-O05", "DRM-O07", "DRM-O08")
def test_out_of_reach_is_not_impossible() -> None:
    table = walk(
        "Activate Objective", "Move Towards Objective", figures={"curthouse": "A2.NW", "haborym": "A2.NE", "ikrek": "A2.NW"},
        mode="rubies", summoned=True, energy=0,
    )  # fmt: skip
    assert aim(table)[0] == "demon"  # a melee hero keeps it, and can neither activate nor approach it
    assert [line["reason"] for line in told(table, "entry")][:2] == ["reach", "path"]


@rule("DRM-O09")
def test_the_objective_is_recomputed_before_each_act() -> None:
    table = walk(
        "Activate Objective, Move Towards Objective",
        figures={"curthouse": HERE, "ikrek": "B2.SE", "hagatha": "A1.NE"},
        tokens={"souls": [HERE]},
        mode="souls",
    )
    assert table.freed == 1 and where(table, "curthouse") == "B2.SE"  # with no soul left he heads for a witch


@rule("DRM-O10", "DRM-E5-10")
def test_the_nearest_objective() -> None:
    table = walk(
        "Move Towards Objective", figures={"curthouse": "A3.SW"}, tokens={"souls": ["A3.NW", "A1.SW"]}, mode="souls"
    )
    assert where(table, "curthouse") == "A3.NW"


# Encounter 1 ----------------------------------------------------------------------------------------------------------


@rule("DRM-E1-01")
def test_encounter_one_as_printed() -> None:
    card = BOX["souls"]
    assert card.rewards == [2, 4, 6] and "militia" not in card.figures and len(card.figures["peasant"]) >= 7
    assert card.red == "B3.SE" and not card.demon


@rule("DRM-E1-02", "DRM-E1-03")
def test_a_serf_eliminated_by_the_legion_leaves_a_trapped_soul() -> None:
    table = position({"teuta": "A1.SW", "peasant": [HERE, HERE]}, mode="souls", at="redraw")
    eliminate(table, fig(table, "peasant"), "legion")
    assert table.trapped == [zone(table, HERE)] and table.souls == 1
    eliminate(table, fig(table, "peasant"), "hero")
    assert len(table.trapped) == 1


@rule("DRM-E1-04")
def test_a_possessed_serf_leaves_no_soul() -> None:
    table = position({"teuta": "A1.SW", "possessed": HERE}, mode="souls", at="redraw")
    eliminate(table, fig(table, "possessed"), "hero")
    assert table.trapped == []


@rule("DRM-E1-05", "DRM-E1-06", "DRM-E1-08", "DRM-E1-11")
def test_freeing_a_soul() -> None:
    none = position({"teuta": HERE}, mode="souls", at="redraw")
    assert aim(none)[0] == "witch"
    table = walk(
        "Activate Objective",
        figures={"curthouse": HERE, "condemned": [HERE] * 4},
        tokens={"souls": [HERE, HERE]},
        mode="souls",
    )
    assert table.freed == 1 and len(table.trapped) == 1  # one, although held by four Condemned


@rule("DRM-E1-07")
def test_ranged_weapons_do_not_help_with_souls() -> None:
    table = walk(
        "Activate Objective",
        "Move 2 To Objective",
        slot=6,
        figures={"corday": HERE},
        tokens={"souls": ["B2.SE"]},
        mode="souls",
    )
    assert told(table, "entry")[0]["reason"] == "reach" and where(table, "corday") == "B2.SE"


@rule("DRM-E1-09")
def test_heroes_win_with_three_freed_souls() -> None:
    table = walk("Activate Objective", figures={"curthouse": HERE}, tokens={"souls": [HERE]}, mode="souls", freed=2)
    assert table.over and table.outcomes[0].score == 0 and told(table, "over")[0]["reason"] == "souls-freed"
    assert Ending("souls-freed", 3) in BOX["souls"].heroes_win


@rule("DRM-E1-10", "DRM-V09")
def test_the_witch_master_wins_with_four_trapped_souls_at_once() -> None:
    table = position({"teuta": "A1.SW", "peasant": HERE}, mode="souls", tokens={"souls": [HERE] * 3}, at="redraw")
    eliminate(table, fig(table, "peasant"), "legion")
    assert table.over and table.outcomes[0].score == 1 and Ending("souls-trapped", 4) in BOX["souls"].master_wins


# Encounter 2 ----------------------------------------------------------------------------------------------------------


@rule("DRM-E2-01", "DRM-E2-02")
def test_encounter_two_as_printed() -> None:
    card = BOX["heroes"]
    assert card.rewards == [2, 4, 6] and "militia" not in card.figures and card.red == "B3.SE"
    assert card.objective == ["witch"] and not card.trapped_souls and not card.caverns and not card.sacrifice


@rule("DRM-E2-03", "DRM-E2-04")
def test_three_witches_eliminated_in_all_even_the_same_one() -> None:
    table = position({"teuta": HERE}, witches_lost=2, at="redraw")
    eliminate(table, fig(table, "ikrek"), "hero")
    assert table.over and table.outcomes[0].score == 0 and Ending("witches-lost", 3) in BOX["heroes"].heroes_win
    again = turn({"teuta": HERE, "pekka": "A2.NW"}, ai=["ai-5t"])
    eliminate(again, fig(again, "ikrek"), "hero")
    then(again, "choose_turn")
    finish(again, ("recall", fig(again, "pekka"), again.setup.kit.witches[0]))
    eliminate(again, again.setup.kit.witches[0], "hero")
    assert again.witches_lost == 2 and not again.over


@rule("DRM-E2-05")
def test_four_heroes_eliminated_in_all() -> None:
    table = position({"teuta": HERE, "corday": HERE}, heroes_lost=3, at="redraw")
    eliminate(table, 4, "legion")
    assert table.over and table.outcomes[0].score == 1 and Ending("heroes-lost", 4) in BOX["heroes"].master_wins


# Encounter 3 ----------------------------------------------------------------------------------------------------------

SERF = {"teuta": "B3.SE", "possessed": "A1.SE"}


def rubies(figures: Any, **words: Any) -> Any:
    words.setdefault("at", "choose_turn")
    return position({"teuta": "B3.SE", **figures}, mode="rubies", **words)


@rule("DRM-E3-01")
def test_encounter_three_as_printed() -> None:
    card = BOX["rubies"]
    assert card.rewards == [2, 4, 6, 8] and card.pit and card.yellow == "A2.NE" and card.demon == "haborym"
    assert "militia" not in card.figures and len(card.rubies) == 3


@rule("DRM-E3-02", "DRM-E3-16")
def test_a_possessed_serf_takes_a_ruby() -> None:
    table = rubies({"possessed": ["A3.SW", "A1.SE"]}, tokens={"rubies": ["A3.SW", "A3.SW"]})
    serf = fig(table, "possessed")
    assert options(table, "take") == [("take", serf)]
    finish(table, ("take", serf))
    assert table.spent == 2 and table.carriers == [serf] and len(table.rubies) == 1
    assert {option[0] for option in table.options} == {"move", "stop"}  # only one ruby, and no attack any more


@rule("DRM-E3-03")
def test_an_eliminated_carrier_drops_the_ruby() -> None:
    table = rubies({"possessed": [{"at": "A3.SW", "ruby": True}, "A1.SE"]}, at="redraw")
    eliminate(table, table.carriers[0], "hero")
    assert table.rubies == [zone(table, "A3.SW")] and table.carriers == []


@rule("DRM-E3-04")
def test_a_thrown_ruby_summons_the_demon_and_removes_every_ruby() -> None:
    table = rubies(
        {"possessed": [{"at": "A1.SE", "ruby": True}, {"at": "A3.SW", "ruby": True}]}, tokens={"rubies": ["A3.SE"]}
    )
    far = table.carriers[1]
    assert ("throw", far) not in table.options
    finish(table, ("throw", table.carriers[0]))
    assert table.summoned and where(table, "haborym") == "A2.NE" and table.rubies == [] and table.carriers == []
    assert table.spent == 2


@rule("DRM-E3-05")
def test_a_carrier_only_moves_or_throws_but_defends() -> None:
    table = rubies({"possessed": {"at": "A1.SE", "ruby": True}, "peasant": "A1.SE"})
    serf = fig(table, "possessed")
    assert {option[0] for option in table.options if option[1:2] == (serf,)} == {"move", "throw"}
    with pytest.raises(IllegalOption) as refused:
        table.play(("attack", serf, fig(table, "peasant")))
    assert refused.value.clause == "DRM-E3-05"
    struck = walk(
        "Attack Enemy", mode="rubies", figures={"curthouse": HERE, "possessed": {"at": HERE, "ruby": True}}, dice=[1]
    )
    assert asked(struck) == "defend"


@rule("DRM-E3-06", "DRM-E3-07")
def test_a_lone_move_evades_by_itself_and_ends_the_activation() -> None:
    held = {"possessed": {"at": "A3.NW", "ruby": True}, "curthouse": "A3.NW", "battista": "A3.NW"}
    table = rubies(held, ai=["ai-5t"])
    serf = fig(table, "possessed")
    finish(table, ("move", serf, zone(table, "A2.SW")))
    assert where(table, "possessed") == "A2.SW" and asked(table) == "act" and told(table, "turned")
    able = rubies({"possessed": {"at": "A3.NW", "ruby": True}, "curthouse": "A3.NW"})
    finish(able, ("move", fig(able, "possessed"), zone(able, "A2.SW")))
    assert asked(able) == "act_again"  # Agility 2 was enough, so a second action may follow


@rule("DRM-E3-06", "DRM-E3-07")
def test_a_second_move_does_not_evade_by_itself() -> None:
    crowd = {"possessed": {"at": "A3.NW", "ruby": True}, "curthouse": "A2.SW", "battista": "A2.SW"}
    table = rubies(crowd, ai=["ai-5t"])
    serf = fig(table, "possessed")
    finish(table, ("move", serf, zone(table, "A2.SW")))  # among two heroes, where Agility 2 is not enough
    assert told(table, "turned") and asked(table) != "act_again"  # nothing is left to do
    table = rubies(crowd, ai=["ai-5t"], at="second_action", actor=serf)
    assert [option[0] for option in table.options if option[0] != "stop"] == [
        "move"
    ] * 3  # from a free zone it walks on


@rule("DRM-O06", "DRM-E1-05", "DRM-E1-06")
def test_once_the_last_soul_is_freed_a_witch_is_wanted_again() -> None:
    figures = {"curthouse": HERE, "ikrek": "B3.SE"}
    table = walk("Activate Objective", mode="souls", figures=figures, tokens={"souls": [HERE]}, energy=0)
    assert table.freed == 1 and aim(table) == ("witch", {"ikrek", "hagatha", "pekka"})
    table.trapped.append(zone(table, "A1.NW"))
    assert aim(table) == ("soul", set())
    table.trapped.clear()
    assert aim(table)[0] == "witch"


@rule("DRM-O03", "DRM-O04")
def test_an_encounter_whose_objective_is_impossible_has_the_default_too() -> None:
    hunt = {**BOX.raw["blood"], "objective": ["demon"]}
    words: dict[str, Any] = {"mode": "blood", "cards": {"blood": hunt}, "at": "redraw"}
    assert aim(position({"curthouse": HERE}, **words)) == ("witch", {"ikrek", "hagatha", "pekka"})
    assert aim(position({"curthouse": HERE, "haborym": "A1.NW"}, **words)) == ("demon", {"haborym"})
    attack = {**words, "energy": 0, "dice": [1], "at": [["walk"], ["redraw"]]}
    table = walk("Activate Objective", figures={"curthouse": HERE, "hagatha": HERE}, **attack)
    assert told(table, "attack")[0]["whom"] == "hagatha"


@rule("DRM-O05", "DRM-O07", "DRM-E3-08")
def test_a_carrier_at_the_other_end_of_the_board_is_still_what_they_want() -> None:
    figures = {"curthouse": "B3.SE", "possessed": {"at": "A1.NW", "ruby": True}, "hagatha": "B3.SE"}
    table = walk("Activate Objective", "Move Towards Objective", mode="rubies", figures=figures)
    assert aim(table) == ("carrier", {"possessed"}) and told(table, "entry")[0]["mark"] == "reach carrier"
    assert not told(table, "attack") and told(table, "moved")  # he leaves the witch beside him alone


@rule("DRM-O09", "DRM-H13", "DRM-E1-06")
def test_what_they_want_is_looked_at_again_before_each_part_of_an_entry() -> None:
    figures = {"curthouse": HERE, "ikrek": "B3.SE"}
    words: dict[str, Any] = {"mode": "souls", "tokens": {"souls": ["B3.SE"]}, "energy": 0, "dice": [1]}
    entry = "Move To Objective, Activate Objective, Activate Objective"
    table = walk(entry, figures=figures, **words)
    assert where(table, "curthouse") == "B3.SE" and table.freed == 1
    assert [line["whom"] for line in told(table, "attack")] == ["ikrek"]  # none is left to free


@rule("DRM-E3-02", "DRM-E3-04", "DRM-W03")
def test_taking_and_throwing_cost_two() -> None:
    for energy, offered in ((1, False), (2, True)):
        taker = rubies({"possessed": "A3.SW"}, tokens={"rubies": ["A3.SW"]}, energy=energy)
        thrower = rubies({"possessed": {"at": "A1.SE", "ruby": True}}, energy=energy)
        assert bool(options(taker, "take")) == offered and bool(options(thrower, "throw")) == offered
    finish(taker, ("take", fig(taker, "possessed")))
    assert (taker.energy, taker.spent) == (0, 2)


@rule("DRM-E3-16")
def test_after_taking_a_move_needs_agility() -> None:
    held = {"possessed": "A3.SW", "curthouse": "A3.SW", "battista": "A3.SW"}
    table = rubies(held, tokens={"rubies": ["A3.SW"]}, ai=["ai-5t"])
    finish(table, ("take", fig(table, "possessed")))
    assert told(table, "turned")  # held fast, with nothing else to do, the activation is over
    free = rubies({"possessed": {"at": "A1.SE", "ruby": True}, "peasant": "A1.SE"})
    serf = fig(free, "possessed")
    finish(free, ("throw", serf))
    assert ("attack", serf, fig(free, "peasant")) in free.options  # no carrier any more


@rule("DRM-E3-08")
def test_the_heroes_want_the_demon_then_a_carrier_then_a_witch() -> None:
    table = rubies({"possessed": {"at": "A1.SE", "ruby": True}}, at="redraw")
    assert aim(table, 4)[0] == "carrier"
    table.carriers.clear()
    assert aim(table, 4)[0] == "witch"
    with_demon = rubies({"possessed": {"at": "A1.SE", "ruby": True}, "haborym": "A2.NE"}, summoned=True, at="redraw")
    assert aim(with_demon, 4) == ("demon", {"haborym"})


@rule("DRM-E3-09", "DRM-E3-10")
def test_heroes_win_when_every_serf_ever_possessed_is_gone() -> None:
    table = rubies({"possessed": ["A1.SE", "A1.NE"], "peasant": HERE}, at="redraw")
    eliminate(table, fig(table, "possessed"), "hero")
    assert not table.over
    eliminate(table, fig(table, "possessed"), "militia")
    assert table.over and table.outcomes[0].score == 0 and told(table, "over")[0]["reason"] == "possessed-gone"
    none = rubies({"peasant": HERE}, at="redraw")
    eliminate(none, fig(none, "peasant"), "hero")
    assert not none.over  # nobody was ever possessed


@rule("DRM-E3-15")
def test_after_the_summoning_lost_serfs_no_longer_matter() -> None:
    table = rubies({"possessed": "A1.SE", "haborym": "A2.NE"}, summoned=True, at="redraw")
    eliminate(table, fig(table, "possessed"), "hero")
    assert not table.over


@rule("DRM-E3-09", "DRM-V11")
def test_heroes_win_when_the_demon_is_gone() -> None:
    table = rubies({"haborym": "A2.NE"}, summoned=True, at="redraw")
    eliminate(table, fig(table, "haborym"), "spell")
    assert table.over and table.outcomes[0].score == 0 and Ending("demon-gone") in BOX["rubies"].heroes_win


@rule("DRM-E3-11")
def test_the_demon_must_land_the_fatal_wound_on_two_heroes() -> None:
    table = rubies(
        {"haborym": HERE, "curthouse": {"at": HERE, "wounds": 6}, "corday": HERE}, summoned=True, at="redraw"
    )
    wound(table, 0, 1, "demon")
    assert table.demon_kills == 1 and not table.over
    eliminate(table, 5, "legion")
    assert not table.over
    wound(table, 4, 9, "demon")
    assert table.over and table.outcomes[0].score == 1 and Ending("demon-kills", 2) in BOX["rubies"].master_wins


@rule("DRM-E3-12", "DRM-E3-13")
def test_on_the_pit_the_demon_is_hit_from_beside_with_range() -> None:
    archer = walk(
        "Attack Enemy",
        slot=6,
        mode="rubies",
        figures={"corday": "A2.NW", "haborym": "A2.NE"},
        summoned=True,
        dice=[1],
        energy=0,
    )
    assert told(archer, "attack")[0]["whom"] == "haborym"
    melee = {"curthouse": "A2.NW", "haborym": "A2.NE"}
    short = walk("Attack Enemy", mode="rubies", figures=melee, summoned=True)
    assert told(short, "entry")[0]["reason"] == "reach"
    reach = ("L1 When you make a melee Attack, gain Range 1",)
    long = walk(
        "Attack Enemy", mode="rubies", reactions=reach, plants=1, figures=melee, summoned=True, dice=[1], energy=0
    )
    assert told(long, "attack")[0]["whom"] == "haborym"


@rule("DRM-E3-14", "DRM-P08")
def test_the_demon_leaves_the_pit_and_never_returns() -> None:
    table = rubies({"haborym": "A2.NE"}, summoned=True, at=[["control", 2], ["redraw"]])
    finish(table, ("demon-move", zone(table, "A2.NW")))
    assert ("demon-move", zone(table, "A2.NE")) not in table.options


@rule("DRM-E3-17")
def test_dark_step_moves_a_carrier() -> None:
    held = {"possessed": {"at": "A3.NW", "ruby": True}, "curthouse": "A3.NW", "battista": "A3.NW"}
    table = rubies(held, hand=["dark-step"])
    serf = fig(table, "possessed")
    finish(table, ("craft", fig(table, "ikrek"), table.master.hand[0], serf), ("place", zone(table, "A2.SW")))
    assert where(table, "possessed") == "A2.SW" and serf in table.carriers and asked(table) == "act_again"


# Encounter 4 ----------------------------------------------------------------------------------------------------------

CAVE = {"pekka": "A1.NW", "ikrek": "B1.NE", "hagatha": "B1.NE"}


@rule("DRM-E4-01", "DRM-E4-04", "DRM-E4-14")
def test_encounter_four_as_printed() -> None:
    card = BOX["caverns"]
    assert card.rewards == [2, 4, 6, 8] and card.yellow == "A2.NE" and not card.pit and card.demon == "haborym"
    assert set(card.caverns.zones) == {"A1.NW", "A1.NE", "A1.SE"} and card.caverns.entrance == "A1.SW"
    assert card.figures["condemned"].count("A1.SW") == 2 and card.figures["ravenous"].count("A1.SW") == 1
    assert len(card.figures["peasant"]) + len(card.figures["militia"]) >= 7
    board = game.setup("caverns").kit.board
    assert board.number["A1.NE"] in board.beside[board.number["A1.NW"]]
    assert len(game.new("caverns", key=bytes(16)).demon_deck) == 8


@rule("DRM-E4-02", "DRM-E4-03", "DRM-B08", "DRM-E5-03")
@pytest.mark.parametrize("mode", ["caverns", "blood"])
def test_each_militia_attacks_every_legion_member_in_its_zone_at_each_activation(mode: Any) -> None:
    table = hero_turn(
        "ai-5t",
        {
            **CAVE,
            "teuta": "B3.SE",
            "militia": ["A3.NE", "A3.SE"],
            "condemned": ["A3.NE"],
            "ravenous": ["A3.NE", "A3.SE"],
        },
        mode=mode,
        energy=0,
        dice=[6, 6, 6, 1, 1, 1],
    )
    attacks = [(line["who"], line["whom"]) for line in told(table, "attack")[:3]]
    assert attacks == [("militia", "ravenous"), ("militia", "condemned"), ("militia", "ravenous")]
    assert table.cubes == [0, 0, 0, 0]
    asked_for = hero_turn(
        "ai-5t", {**CAVE, "teuta": "B3.SE", "militia": "A3.NE", "condemned": "A3.NE"}, mode=mode, dice=[2]
    )
    assert asked(asked_for) == "defend"


@rule("DRM-E4-02", "DRM-E4-03")
def test_a_militia_attacks_whoever_is_in_its_zone_when_its_turn_comes() -> None:
    table = hero_turn(
        "ai-5t",
        {**CAVE, "ikrek": "A3.NE", "teuta": "B3.SE", "militia": ["A3.NE", "A2.NE"]},
        mode="caverns",
        serfs_lost=4,
        dice=[1, 6],
    )
    finish(table, ("defend", 0))  # Haraha: the first militia is the fifth serf, and the demon comes to the second
    assert table.summoned and told(table, "attack")[-1]["whom"] == "haborym" and asked(table) == "defend"


@rule("DRM-E4-05", "DRM-E4-07")
def test_the_guard_keeps_heroes_out_of_the_caverns_but_not_out_of_the_entrance() -> None:
    guarded = {**CAVE, "curthouse": "A2.NW", "condemned": "A1.SW"}
    table = walk("Evade 3 Towards Witch", mode="caverns", figures=guarded)
    assert where(table, "curthouse") not in ("A1.NW", "A1.NE", "A1.SE")
    entrance = walk("Move To Minion", mode="caverns", figures=guarded)
    assert where(entrance, "curthouse") == "A1.SW"
    free = walk("Evade 4 Towards Witch", mode="caverns", figures={**CAVE, "curthouse": "A2.NW"})
    assert where(free, "curthouse") == "A1.NW"
    legion = turn({**CAVE, "teuta": "B3.SE", "condemned": "A1.SW"}, mode="caverns")
    assert ("move", fig(legion, "condemned"), zone(legion, "A1.SE")) in legion.options


@rule("DRM-E4-06")
def test_heroes_inside_move_freely() -> None:
    table = walk("Evade 3 Towards Witch", mode="caverns", figures={**CAVE, "curthouse": "A1.SE", "condemned": "A1.SW"})
    assert where(table, "curthouse") == "A1.NW"


@rule("DRM-E4-08", "DRM-E4-15")
def test_pekka_takes_no_action_before_the_summoning() -> None:
    table = turn({**CAVE, "teuta": "B3.SE"}, mode="caverns", hand=["dark-step"], plagues=["bone-rot"])
    pekka = fig(table, "pekka")
    assert not [option for option in table.options if option[1:2] == (pekka,)]
    with pytest.raises(IllegalOption) as refused:
        table.play(("move", pekka, zone(table, "A1.NE")))
    assert refused.value.clause == "DRM-E4-08"
    assert ("craft", fig(table, "ikrek"), table.master.hand[0], pekka) not in table.options
    after = turn({**CAVE, "teuta": "B3.SE", "haborym": "A2.NE"}, mode="caverns", summoned=True)
    assert ("move", fig(after, "pekka"), zone(after, "A1.NE")) in after.options


@rule("DRM-E4-09", "DRM-E4-10")
@pytest.mark.parametrize(("name", "cause"), [("peasant", "legion"), ("militia", "hero"), ("possessed", "hero")])
def test_five_lost_serfs_summon_the_demon_once(name: Any, cause: Any) -> None:
    table = position({**CAVE, "teuta": "B3.SE", name: [HERE, HERE]}, mode="caverns", serfs_lost=4, at="redraw")
    eliminate(table, fig(table, name), cause)
    assert table.summoned and where(table, "haborym") == "A2.NE"
    table.place[fig(table, "haborym")] = zone(table, "A3.SW")
    eliminate(table, fig(table, name), cause)
    assert where(table, "haborym") == "A3.SW"


@rule("DRM-E4-11")
def test_what_the_heroes_want_depends_on_the_guard() -> None:
    guarded = position(
        {**CAVE, "teuta": "B3.SE", "condemned": "A1.SW", "curthouse": "A1.NE"}, mode="caverns", at="redraw"
    )
    assert aim(guarded, 4) == ("entrance", {"condemned"}) and aim(guarded, 0) == ("ritualist", {"pekka"})
    opened = position({**CAVE, "teuta": "B3.SE"}, mode="caverns", at="redraw")
    assert aim(opened, 4) == ("ritualist", {"pekka"})
    demon = position({**CAVE, "teuta": "B3.SE", "haborym": "A2.NE"}, mode="caverns", summoned=True, at="redraw")
    assert aim(demon, 4) == ("demon", {"haborym"})


@rule("DRM-E4-12")
def test_heroes_win_by_eliminating_pekka_in_time_or_the_demon() -> None:
    table = position({**CAVE, "teuta": "B3.SE"}, mode="caverns", at="redraw")
    eliminate(table, fig(table, "pekka"), "hero")
    assert table.over and table.outcomes[0].score == 0 and told(table, "over")[0]["reason"] == "ritualist-gone"
    late = position({**CAVE, "teuta": "B3.SE", "haborym": "A2.NE"}, mode="caverns", summoned=True, at="redraw")
    eliminate(late, fig(late, "pekka"), "hero")
    assert not late.over
    eliminate(late, fig(late, "haborym"), "hero")
    assert [outcome.score for outcome in late.outcomes] == [0]


@rule("DRM-E4-13")
def test_two_heroes_killed_by_the_demon() -> None:
    table = position(
        {**CAVE, "teuta": "B3.SE", "haborym": "A2.NE"}, mode="caverns", summoned=True, demon_kills=1, at="redraw"
    )
    eliminate(table, 4, "demon")
    assert table.over and table.outcomes[0].score == 1


@rule("DRM-E4-16")
def test_shooting_into_the_caverns_is_allowed() -> None:
    figures = {**CAVE, "ikrek": "A1.SE", "corday": "A1.SW", "condemned": "A1.SW"}
    table = walk("Attack Witch", slot=6, mode="caverns", figures=figures, energy=0, dice=[1])
    assert told(table, "attack")[0]["whom"] == "ikrek"


# Encounter 5 ----------------------------------------------------------------------------------------------------------

NIGHT = {"ikrek": "A1.NW", "hagatha": "A1.NW", "pekka": "A1.NW"}


def blood(figures: Any, **words: Any) -> Any:
    words.setdefault("at", "redraw")
    return position({**NIGHT, "teuta": HERE, "corday": HERE, **figures}, mode="blood", **words)


@rule("DRM-E5-01")
def test_encounter_five_as_printed() -> None:
    card = BOX["blood"]
    assert card.rewards == [2, 4, 6, 8] and card.pit and card.yellow == "A2.SE" and card.sacrifice.welcome == "A2.NE"
    assert card.demon == "haborym" and len(card.figures["peasant"]) + len(card.figures["militia"]) >= 7


@rule("DRM-E5-02")
def test_devoted_witches_do_not_come_back() -> None:
    table = blood({}, at="redraw")
    eliminate(table, fig(table, "hagatha"), "hero")
    then(table, "choose_turn")
    assert not options(table, "recall") and options(table, "summon")


@rule("DRM-E5-04", "DRM-E5-06", "DRM-E5-16")
@pytest.mark.parametrize("cause", ["legion", "plague", "spell"])
def test_a_hero_eliminated_by_the_legion_is_a_sacrifice(cause: Any) -> None:
    table = blood({})
    eliminate(table, 4, cause)
    assert table.pit_souls == 1 and table.wounds[fig(table, "ikrek")] == 1 and not told(table, "defend")
    other = blood({})
    eliminate(other, 4, "hero")
    assert other.pit_souls == 0 and other.wounds[fig(other, "ikrek")] == 0


@rule("DRM-E5-06", "DRM-E5-08", "DRM-V07", "DRM-V09")
def test_the_order_of_a_sacrifice() -> None:
    dying = {"ikrek": {"at": "A1.NW", "wounds": 5}, "condemned": "B3.NE", "teuta": {"at": "B3.NE", "wounds": 5}}
    blow: dict[str, Any] = {"mode": "blood", "dice": [6], "tokens": {}, "at": [["attack", 9, 4, 0]]}
    last = game.position(figures=dying, heroes_lost=5, **blow)  # she is the last witch, but his fall is looked at first
    assert last.outcomes[0].score == 1 and last.pit_souls == 0 and last.wounds[6] == 5 and last.souls == 0
    witches = {"hagatha": "B2.NW", "pekka": {"at": "B1.SE", "wounds": 4}}
    table = game.position(figures={**dying, **witches}, pit_souls=3, souls=1, **blow)
    kinds = [event.kind for event in table.story or []]
    order = ["eliminated", "soul", "reward", "sacrifice", "eliminated", "summoned", "unwelcome", "wound", "eliminated"]
    assert [kind for kind in kinds if kind in order] == order and kinds.count("summoned") == 1
    assert [line["who"] for line in told(table, "eliminated")] == ["teuta", "ikrek", "pekka"]
    assert not table.over and table.wounds[7] == 1 and table.witches_lost == 2


@rule("DRM-E5-05", "DRM-E5-04")
def test_four_souls_or_ikreks_death_summon_the_demon_on_the_pit() -> None:
    souls = blood({}, pit_souls=3)
    eliminate(souls, 4, "legion")
    assert souls.summoned and where(souls, "haborym") == "A2.SE"
    death = blood({"ikrek": {"at": "A1.NW", "wounds": 5}})
    eliminate(death, 4, "legion")
    assert death.summoned and fig(death, "ikrek") < 0 and death.pit_souls == 1
    struck = blood({})
    eliminate(struck, fig(struck, "ikrek"), "hero")
    assert struck.summoned


@rule("DRM-E5-07", "DRM-E5-08")
def test_without_a_welcome_each_witch_is_wounded() -> None:
    table = blood({}, pit_souls=3)
    eliminate(table, 4, "legion")
    assert [table.wounds[fig(table, name)] for name in ("ikrek", "hagatha", "pekka")] == [2, 1, 1]
    green = blood({"pekka": "A2.NE"}, pit_souls=3)
    eliminate(green, 4, "legion")
    assert [green.wounds[fig(green, name)] for name in ("ikrek", "hagatha", "pekka")] == [1, 0, 0]
    gone = blood({"ikrek": {"at": "A2.NE", "wounds": 5}})
    eliminate(gone, 4, "legion")  # she would have welcomed it, and is gone already
    assert [gone.wounds[fig(gone, name)] for name in ("hagatha", "pekka")] == [1, 1]


@rule("DRM-E5-09")
def test_after_the_summoning_only_the_tally_goes_on() -> None:
    table = blood({"haborym": "A2.SE"}, summoned=True, pit_souls=4)
    eliminate(table, 4, "legion")
    assert table.pit_souls == 5 and table.wounds[fig(table, "ikrek")] == 0


@rule("DRM-E5-10", "DRM-E5-17")
def test_witch_or_demon_the_nearest_then_the_likeliest() -> None:
    near = walk(
        "Activate Objective",
        mode="blood",
        figures={"curthouse": HERE, "haborym": HERE, **NIGHT},
        summoned=True,
        energy=0,
        dice=[1],
    )
    assert told(near, "attack")[0]["whom"] == "haborym"
    frail = {"curthouse": HERE, "haborym": HERE, **NIGHT, "hagatha": {"at": HERE, "wounds": 3}}
    chance = walk("Activate Objective", mode="blood", figures=frail, summoned=True, energy=0, dice=[1])
    assert told(chance, "attack")[0]["whom"] == "hagatha"
    last = {"curthouse": HERE, "haborym": {"at": HERE, "wounds": 7}, **NIGHT, "hagatha": {"at": HERE, "wounds": 3}}
    table = walk("Activate Objective", mode="blood", figures=last, summoned=True, energy=0, dice=[1])
    assert told(table, "attack")[0]["whom"] == "hagatha"  # likelier to fall, though the demon's fall would win


@rule("DRM-E5-17", "DRM-T07")
def test_witch_or_demon_by_the_blows_it_takes() -> None:
    unhurt = {"curthouse": HERE, **NIGHT, "haborym": HERE, "pekka": {"at": HERE, "wounds": 2}}
    table = walk("Activate Objective", mode="blood", figures=unhurt, summoned=True, energy=0, dice=[1])
    assert told(table, "attack")[0]["whom"] == "pekka"  # two blows against four
    away = {**unhurt, "curthouse": "B2.SE", "haborym": "B3.SE", "pekka": {"at": "B2.NW", "wounds": 2}}
    moved = walk("Move 2 Towards Objective", mode="blood", figures=away, summoned=True, energy=0)
    assert where(moved, "curthouse") == "B2.NW"
    spent = {**unhurt, "haborym": {"at": HERE, "wounds": 6}}
    table = walk("Activate Objective", mode="blood", figures=spent, summoned=True, energy=0, dice=[1])
    assert told(table, "attack")[0]["whom"] == "haborym"  # one blow may do it


FRAIL = {"ikrek": {"at": HERE, "wounds": 5}, "hagatha": {"at": "A1.NW", "wounds": 3}, "pekka": []}


@rule("DRM-T06", "DRM-E5-05", "DRM-E5-07")
def test_the_victim_that_wins_by_what_follows_from_its_fall() -> None:
    figures = {**FRAIL, "curthouse": HERE, "condemned": HERE}
    words: dict[str, Any] = {"mode": "blood", "energy": 0, "dice": [6]}
    table = walk("Attack Enemy", figures=figures, **words)
    assert told(table, "attack")[0]["whom"] == "ikrek"  # the demon comes unwelcome, and its wrath takes the last witch
    assert table.over and table.outcomes[0].score == 0
    green = {**figures, "hagatha": {"at": "A2.NE", "wounds": 3}}
    assert (
        told(walk("Attack Enemy", figures=green, **words), "attack")[0]["whom"] == "condemned"
    )  # she would be welcome
    sound = {**figures, "hagatha": "A1.NW"}
    assert told(walk("Attack Enemy", figures=sound, **words), "attack")[0]["whom"] == "condemned"
    late = {**figures, "haborym": "A3.NW"}
    assert told(walk("Attack Enemy", figures=late, summoned=True, **words), "attack")[0]["whom"] == "condemned"


@rule("DRM-T06", "DRM-E5-05", "DRM-E5-17", "DRM-T08")
def test_the_victim_that_wins_is_the_objective_and_the_goal_of_a_move() -> None:
    both = {"curthouse": HERE, "ikrek": {"at": HERE, "wounds": 5}, "hagatha": {"at": HERE, "wounds": 3}, "pekka": []}
    words: dict[str, Any] = {"mode": "blood", "energy": 0}
    table = walk("Activate Objective", figures=both, dice=[6], **words)
    assert told(table, "attack")[0]["whom"] == "ikrek" and table.over  # equally likely, and his blow ends it
    for ikrek, hagatha in (("A3.SW", "B3.SW"), ("B3.SW", "A3.SW")):
        frail = {"ikrek": {"at": ikrek, "wounds": 5}, "hagatha": {"at": hagatha, "wounds": 3}}
        for entry in ("Move Towards Objective", "Move Towards Enemy"):
            table = walk(entry, figures={**both, **frail, "curthouse": "A3.SE"}, **words)
            assert where(table, "curthouse") == ikrek, entry


@rule("DRM-T06", "DRM-E4-09")
def test_the_victim_that_would_bring_the_demon_is_left_alone() -> None:
    figures = {**CAVE, "curthouse": HERE, "condemned": HERE, "possessed": HERE}
    words: dict[str, Any] = {"mode": "caverns", "energy": 0, "dice": [6], "figures": figures}
    fifth = walk("Attack Enemy", serfs_lost=4, **words)
    assert told(fifth, "attack")[0]["whom"] == "condemned" and not fifth.summoned
    fourth = walk("Attack Enemy", serfs_lost=3, **words)
    assert told(fourth, "attack")[0]["whom"] == "possessed"
    surer = walk("Attack Enemy", serfs_lost=4, **{**words, "energy": 5})
    assert told(surer, "attack")[0]["whom"] == "possessed"  # not as certain: Resistance 1 against 2
    apart = {**CAVE, "curthouse": "A3.NE", "possessed": "A2.SE", "condemned": "A3.NW"}
    for lost, end in ((3, "A2.SE"), (4, "A3.NW")):
        table = walk("Move Towards Enemy", mode="caverns", energy=0, figures=apart, serfs_lost=lost)
        assert where(table, "curthouse") == end


@rule("DRM-T06", "DRM-E5-05", "DRM-E5-07")
def test_as_many_witches_as_can_be_and_no_demon_for_it() -> None:
    worn = {
        "curthouse": HERE,
        "ikrek": {"at": HERE, "wounds": 5},
        "hagatha": {"at": HERE, "wounds": 3},
        "pekka": "A1.NW",
    }
    words: dict[str, Any] = {"mode": "blood", "energy": 0, "dice": [6]}
    two = walk("Attack Witch", figures=worn, **words)
    assert told(two, "attack")[0]["whom"] == "ikrek" and two.witches_lost == 2  # the demon's wrath takes Hagatha
    welcome = walk("Attack Witch", figures={**worn, "pekka": "A2.NE"}, **words)
    assert told(welcome, "attack")[0]["whom"] == "hagatha"  # as sure, and no demon comes


@rule("DRM-E5-11", "DRM-E5-12", "DRM-V02")
def test_heroes_win_when_all_witches_are_gone_however_it_happened() -> None:
    table = blood(
        {
            "ikrek": {"at": "A1.NW", "wounds": 5},
            "hagatha": {"at": "A1.NW", "wounds": 3},
            "pekka": {"at": "A1.NW", "wounds": 4},
        }
    )
    eliminate(table, 4, "legion")  # the sacrifice takes Ikrek, the demon's wrath the others
    assert table.over and table.outcomes[0].score == 0 and Ending("no-witch") in BOX["blood"].heroes_win
    demon = blood({"haborym": "A2.SE"}, summoned=True)
    eliminate(demon, fig(demon, "haborym"), "hero")
    assert demon.over and demon.outcomes[0].score == 0


@rule("DRM-E5-13", "DRM-V01")
def test_six_heroes_eliminated() -> None:
    table = blood({"haborym": "A2.SE"}, summoned=True, heroes_lost=5)
    eliminate(table, 4, "legion")
    assert table.over and table.outcomes[0].score == 1 and Ending("heroes-lost", 6) in BOX["blood"].master_wins


@rule("DRM-E5-14")
def test_the_witch_with_the_most_health_bleeds() -> None:
    cards = {"hagatha": {**BOX.raw["hagatha"], "health": 9}}
    table = blood({}, cards=cards)
    eliminate(table, 4, "legion")
    assert table.wounds[fig(table, "hagatha")] == 1 and table.wounds[fig(table, "ikrek")] == 0
    level = blood({}, cards={name: {**BOX.raw[name], "health": 9} for name in ("hagatha", "pekka")})
    eliminate(level, 4, "legion")
    assert level.wounds[fig(level, "hagatha")] == 1 and level.wounds[fig(level, "pekka")] == 0  # the first placed
    witches = {name: BOX[name].health for name in ("ikrek", "hagatha", "pekka")}
    assert (
        max(witches, key=lambda name: witches[name]) == "ikrek"
        and list(witches.values()).count(max(witches.values())) == 1
    )


@rule("DRM-E5-15")
def test_the_pit_of_encounter_five_is_a_pit() -> None:
    board = game.setup("blood").kit.board
    assert board.names[board.pit] == "A2.SE" and all(board.pit not in near for near in board.steps)
    archer = walk(
        "Attack Enemy",
        slot=6,
        mode="blood",
        figures={"corday": "A2.SW", "haborym": "A2.SE"},
        summoned=True,
        dice=[1],
        energy=0,
    )
    assert told(archer, "attack")[0]["whom"] == "haborym"


def test_the_encounters_can_be_read() -> None:
    for mode in game.modes:
        card = game.card(mode, "fr")
        assert card.name and len(card.more) >= 4
    assert names(game.new("souls", key=bytes(16)), []) == []
