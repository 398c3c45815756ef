"""Corners of the rules: the first zone and the first figure, nobody at all, the last card, and what the log says of it."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.rules.alchemy import answer_save
from ludotheque.games.darkrituals.rules.targets import harm, likelihood
from ludotheque.games.darkrituals.rules.victory import won_by
from ludotheque.games.darkrituals.rules.wounds import eliminate
from ludotheque.games.darkrituals.state.content import Ending
from ludotheque.games.darkrituals.state.figures import enemies, enemies_in, heroes_on_board, prey, serfs_of
from ludotheque.games.darkrituals.state.grammar import Reaction, read_reaction
from ludotheque.kernel import SetupError
from ludotheque.kernel.text import words_of
from ludotheque.testing import rule

from .helpers import (
    BOX,
    OPEN,
    asked,
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

FIRST, HERE = "A1.NW", "B3.NE"
"""DRM-P06 The first zone of all, whose number is 0."""
FAR = {"ikrek": "B1.NE", "hagatha": "B1.NE", "pekka": "B1.NE"}


def victims(table: Any) -> list[str]:
    return [line["whom"] for line in told(table, "attack")]


# The first zone is a zone like any other ------------------------------------------------------------------------------


@rule("DRM-P06", "DRM-P09", "DRM-L02")
def test_who_stands_in_the_first_zone_stands_on_the_board() -> None:
    crowd = {"teuta": FIRST, "condemned": FIRST, "peasant": FIRST, "militia": FIRST, "possessed": FIRST}
    table = position({**FAR, **crowd}, at="redraw")

    def names_of(figs: list[int]) -> set[str]:
        return {table.setup.kit.ids[table.kind[f]] for f in figs}

    assert heroes_on_board(table) == [4]
    assert names_of(prey(table)) == {"teuta", "peasant", "militia"}
    assert names_of(enemies(table)) == {"ikrek", "hagatha", "pekka", "condemned", "possessed"}
    assert names_of(enemies_in(table, 0)) == {"condemned", "possessed"}
    assert len(serfs_of(table, table.setup.kit.peasant)) == 1


@rule("DRM-M13", "DRM-T09", "DRM-A25")
def test_heroes_and_serfs_in_the_first_zone_are_joined_and_healed() -> None:
    for noun, who in (("Hero", "teuta"), ("Serf", "peasant"), ("Creature", "hexhound"), ("Witch", "ikrek")):
        table = walk(f"Move Towards {noun}", figures={**FAR, "curthouse": "A1.NE", who: FIRST})
        assert where(table, "curthouse") == FIRST, noun
    hurt = walk("Heal 1 Hero", figures={"curthouse": HERE, "teuta": {"at": FIRST, "wounds": 2}})
    assert hurt.wounds[4] == 1 and told(hurt, "healed") == [{"who": "teuta", "n": 1}]


@rule("DRM-O07", "DRM-E3-08", "DRM-E5-10", "DRM-E4-11")
def test_what_stands_in_the_first_zone_can_be_the_objective() -> None:
    beside: dict[str, Any] = {**FAR, "curthouse": "A1.NE"}
    carrier = walk(
        "Move Towards Objective", mode="rubies", figures={**beside, "possessed": {"at": FIRST, "ruby": True}}
    )
    assert where(carrier, "curthouse") == FIRST
    for mode in ("rubies", "caverns", "blood"):
        demon = walk("Evade Towards Objective", mode=mode, figures={**beside, "haborym": FIRST}, summoned=True)
        assert where(demon, "curthouse") == FIRST, mode
    witch = walk("Move Towards Objective", mode="blood", figures={**beside, "ikrek": FIRST})
    assert where(witch, "curthouse") == FIRST


@rule("DRM-D05", "DRM-D06", "DRM-D07")
def test_a_demon_in_the_first_zone_acts() -> None:
    words: dict[str, Any] = {"mode": "blood", "summoned": True}
    figures = {**FAR, "haborym": FIRST, "curthouse": FIRST}
    obeys = position(figures, top={"demon": ["obey"]}, at="master_turn", **words)
    assert asked(obeys) == "order" and options(obeys, "demon-attack") == [("demon-attack", 0)]
    raging = position(figures, top={"demon": ["rage"]}, at=[["draw_demon_card"], ["redraw"]], dice=[1], **words)
    assert victims(raging) == ["curthouse"]
    gone = position({**FAR, "haborym": FIRST}, at=[["control", 0], ["redraw"]], **words)
    assert asked(gone) == "discard"  # no actions left


@rule("DRM-V02", "DRM-E3-09", "DRM-E4-12", "DRM-E3-10")
def test_the_last_one_in_the_first_zone_is_not_gone() -> None:
    one = position({"ikrek": FIRST, "hagatha": HERE, "pekka": [], "teuta": HERE}, mode="souls", at="redraw")
    eliminate(one, fig(one, "hagatha"), "hero")
    assert not one.over
    pair = position({**FAR, "possessed": [FIRST, HERE], "teuta": HERE}, mode="rubies", at="redraw")
    eliminate(pair, fig(pair, "possessed", 1), "hero")
    assert not pair.over
    demon = position({**FAR, "haborym": FIRST, "teuta": HERE}, mode="rubies", summoned=True, at="redraw")
    eliminate(demon, fig(demon, "ikrek"), "hero")
    assert not demon.over
    pekka = position({**FAR, "pekka": FIRST, "teuta": HERE}, mode="caverns", at="redraw")
    eliminate(pekka, fig(pekka, "ikrek"), "hero")
    assert not pekka.over


@rule("DRM-W23", "DRM-W24", "DRM-L17", "DRM-L13")
def test_who_stands_in_the_first_zone_is_in_no_reserve() -> None:
    full = {"condemned": [FIRST, *["A1.NE"] * 7], "teuta": HERE}
    table = turn({**FAR, **full}, energy=20, hand=["call-hexhound"])
    assert {option[2] for option in options(table, "summon")} == {"ravenous"}
    assert options(table, "craft") and not options(table, "recall")
    wolf = turn({**FAR, "hexhound": FIRST, "teuta": HERE}, energy=20, hand=["call-hexhound"])
    assert not options(wolf, "craft")
    lost = turn({**FAR, "ikrek": FIRST, "hagatha": [], "teuta": HERE}, energy=20)
    assert {option[2] for option in options(lost, "recall")} == {7}


@rule("DRM-K01", "DRM-K25", "DRM-H11", "DRM-H06")
def test_fights_in_the_first_zone() -> None:
    figures = {**FAR, "curthouse": FIRST, "condemned": [FIRST, FIRST], "peasant": FIRST}
    table = walk(
        "Attack 2 Minions then Search Chest", figures=figures, energy=0, dice=[6, 6], tokens={"chests": [FIRST]}
    )
    assert victims(table) == ["condemned", "condemned"] and told(table, "searched") == [{"who": "curthouse"}]
    ordered = walk("Command 1 Serf", figures={**figures, "curthouse": "A1.NE"}, energy=0, dice=[6])
    assert victims(ordered) == ["condemned"]
    militia = position(
        {**FAR, "militia": FIRST, "condemned": FIRST, "teuta": HERE}, mode="caverns", energy=0, dice=[6, 6, 6],
        at=[["activate_heroes"], ["redraw"]],
    )  # fmt: skip
    assert told(militia, "militia") and victims(militia)[0] == "condemned"
    plague = turn({**FAR, "teuta": FIRST}, plagues=["black-death"], energy=9)
    assert {option[3] for option in options(plague, "plague")} == {"energy", "wounds"}
    possess = turn({**FAR, "ikrek": FIRST, "peasant": FIRST, "teuta": HERE})
    assert len(options(possess, "possess")) == 1


@rule("DRM-K07", "DRM-K14", "DRM-W15", "DRM-L15", "DRM-L16", "DRM-B03", "DRM-W21")
def test_the_sixth_hero_is_a_hero_and_the_first_witch_is_none() -> None:
    dying = {**FAR, "corday": {"at": HERE, "wounds": 5, "gear": ["whetted-blade"]}, "condemned": HERE}
    table = position(dying, mode="souls", energy=0, dice=[6], at="redraw")
    then(table, "attack", fig(table, "condemned"), 5, 0)
    assert told(table, "hit") and table.heroes_lost == 1 and table.kind[5] < 0 and table.gear[5] == []
    assert told(table, "eliminated") == [{"who": "corday", "cause": "legion", "by": "condemned"}]
    for who, clause in (("corday", "DRM-K14"), ("ikrek", "DRM-L10"), ("peasant", "DRM-K13")):
        falls = position({**FAR, "corday": HERE, "peasant": HERE}, at="redraw")
        eliminate(falls, fig(falls, who), "legion")
        assert next(event.clauses for event in falls.story or [] if event.kind == "eliminated") == (clause,)
    kills = walk("Attack Minion", slot=6, figures={**FAR, "corday": HERE, "condemned": HERE}, energy=0, dice=[6])
    assert kills.cubes == [1, 0, 0, 0] and told(kills, "eliminated")[0]["cause"] == "hero"
    cast: dict[str, Any] = {"energy": 9, "plants": 3, "cubes": [0, 0, 0, 0]}
    drained = turn({**FAR, "ikrek": HERE, "corday": HERE}, dice=[5], **cast)
    finish(drained, ("cast", 6, 5, 0))
    assert told(drained, "drained") == [{"n": 1}] and drained.wounds[5] == 1
    spared = turn({**FAR, "ikrek": HERE, "peasant": HERE, "corday": FIRST}, dice=[5, 6], **cast)
    finish(spared, ("cast", 6, fig(spared, "peasant"), 0))
    assert not told(spared, "drained")
    fummel = turn({**FAR, "hagatha": HERE, "corday": {"at": HERE, "gear": ["whetted-blade"]}}, dice=[5], **cast)
    finish(fummel, ("cast", 7, 5, 0))
    assert fummel.gear[5] == [] and len(told(fummel, "stripped")) == 1
    foil = walk(
        "Attack Witch", slot=6, figures={"corday": {"at": HERE, "gear": ["oak-shield"]}, "hagatha": HERE}, dice=[6, 5]
    )
    finish(foil, ("defend", 2))
    assert [line["spell"] for line in told(foil, "spell")] == ["fummel"] and foil.gear[5] == []
    broken = walk(
        "Attack Witch",
        slot=6,
        figures={"corday": {"at": HERE, "gear": ["whetted-blade"]}, "hagatha": HERE},
        dice=[6, 6],
    )
    finish(broken, ("defend", 0))
    assert [line["spell"] for line in told(broken, "spell")] == ["brechen"] and broken.gear[5] == []
    hunted = position({**FAR, "haborym": HERE, "corday": HERE, "peasant": FIRST}, mode="blood", summoned=True, energy=0,
        top={"demon": ["rage"]}, at=[["draw_demon_card"], ["redraw"]], dice=[1, 1, 1])  # fmt: skip
    assert victims(hunted) == ["corday"]


@rule("DRM-H21", "DRM-M03", "DRM-B14", "DRM-W15")
def test_a_witch_is_no_companion_and_the_sixth_hero_is_one() -> None:
    figures = {**FAR, "curthouse": HERE, "condemned": HERE}
    for company, force in (({}, 3), ({"ikrek": HERE}, 3), ({"corday": HERE}, 4)):
        table = walk("Attack Minion", figures={**figures, **company}, energy=0, dice=[6])
        assert told(table, "attack")[0]["force"] == force
        serf = walk("Command 1 Serf", figures={**FAR, "curthouse": "B3.SE", "peasant": HERE, "condemned": HERE, **company},
            energy=0, dice=[6])  # fmt: skip
        assert told(serf, "attack")[0]["force"] == (2 if "corday" in company else 1)
        free = turn({**figures, **company})
        moves = [option for option in options(free, "move") if option[1] == fig(free, "condemned")]
        assert bool(moves) == ("corday" not in company)  # Agility 2 lets it leave one hero, not two
    for zones, drained in (({"curthouse": FIRST, "ikrek": FIRST}, 1), ({"curthouse": FIRST, "corday": FIRST}, 2)):
        table = turn({**FAR, "pekka": FIRST, **zones}, hand=["exhaust"], plants=5)
        offered = options(table, "craft")
        assert {option[3] for option in offered} == {0}
        finish(table, offered[0])
        assert told(table, "drained") == [{"n": drained}] and len(table.pool) == 5 - drained


# Nobody ---------------------------------------------------------------------------------------------------------------


@rule("DRM-D10", "DRM-D09")
def test_a_forced_card_without_anybody_to_look_for_does_nothing() -> None:
    figures = {**FAR, "haborym": "B2.NE"}
    for card in ("hunt", "rage"):
        table = position(
            figures, mode="blood", summoned=True, top={"demon": [card]}, at=[["draw_demon_card"], ["redraw"]]
        )
        assert asked(table) == "discard" and not told(table, "attack"), card
        assert (where(table, "haborym") == "B2.NE") == (card == "hunt")
    near = position(
        {**figures, "teuta": "B3.SE"}, mode="blood", summoned=True, top={"demon": ["hunt"]},
        at=[["draw_demon_card"], ["redraw"]],
    )  # fmt: skip
    assert told(near, "legion-moved") == [{"who": "haborym", "zone": "B3.NE"}]


@rule("DRM-L05", "DRM-L08")
def test_an_attack_spell_cast_at_nobody_hits_nobody() -> None:
    table = turn({**FAR, "hagatha": FIRST, "teuta": FIRST, "peasant": [FIRST] * 8}, energy=9, dice=[6, 6, 6])
    finish(table, ("cast", fig(table, "hagatha"), -1, 0))
    assert [line["spell"] for line in told(table, "cast")] == ["dorn"] and table.serfs_lost == 0
    assert not told(table, "hit") and not told(table, "hit-serf") and not told(table, "miss")
    below = turn({**FAR, "hagatha": FIRST, "teuta": FIRST}, energy=9, dice=[4, 6])
    finish(below, ("cast", fig(below, "hagatha"), 4, 0))
    assert [line["spell"] for line in told(below, "cast")] == ["none"] and below.wounds[4] == 0


@rule("DRM-H24", "DRM-K15", "DRM-H11")
def test_who_falls_in_the_middle_of_an_entry_does_nothing_more() -> None:
    figures = {**FAR, "curthouse": {"at": HERE, "wounds": 6}, "ikrek": HERE}
    table = walk(
        "Attack Witch then Evade Towards Creature",
        figures={**figures, "hexhound": "B2.NE"},
        energy=5,
        dice=[1, 6],
    )
    finish(table, ("defend", 0))
    assert [line["spell"] for line in told(table, "spell")] == ["haraha"]
    assert (
        told(table, "recoil") == [{"who": "curthouse", "n": 1}] and told(table, "eliminated")[0]["who"] == "curthouse"
    )
    assert not told(table, "moved") and table.heroes_lost == 1 and table.place[0] < 0


@rule("DRM-A12", "DRM-K12")
def test_only_a_hero_on_the_board_helps_a_serf() -> None:
    table = position({**FAR, "teuta": FIRST, "peasant": FIRST}, plants=5, cubes=[0, 0, 0, 4], at="redraw")
    assert answer_save(table, 2) == 2
    assert told(table, "reaction") == [{"who": "teuta", "card_id": "action-3", "n": 2}]
    alone = position({**FAR, "peasant": FIRST}, plants=5, cubes=[0, 0, 0, 5], at="redraw")
    assert answer_save(alone, 2) == 0 and len(alone.pool) == 5


@rule("DRM-T07")
def test_who_does_no_damage_eliminates_nobody() -> None:
    harmless = {"peasant": {**BOX.raw["peasant"], "damage": 0}}
    table = position({**FAR, "peasant": FIRST, "condemned": FIRST}, cards=harmless, at="redraw", energy=0)
    serf, foe = fig(table, "peasant"), fig(table, "condemned")
    assert likelihood(table, serf, foe, 0)[0] == 0 and likelihood(table, serf, foe, 0)[1] > 1000


# The order of harm ----------------------------------------------------------------------------------------------------


@rule("DRM-E4-03", "DRM-T06", "DRM-K28")
def test_militia_reckon_with_their_own_force_and_nothing_more() -> None:
    figures = {**FAR, "militia": HERE, "condemned": HERE, "hexhound": {"at": HERE, "wounds": 2}, "teuta": FIRST}
    table = position(figures, mode="caverns", energy=0, dice=[1, 1], at="redraw")
    soldier = fig(table, "militia")
    assert harm(table, soldier, fig(table, "hexhound"))[1] == -30  # Force 2: a 1 does not beat Resistance 3
    assert victims(then(table, "militia_attack", soldier)) == ["condemned", "hexhound"]


@rule("DRM-D13")
def test_a_forced_demon_turns_on_the_legion_in_the_order_of_harm() -> None:
    def struck(figures: dict[str, Any]) -> list[str]:
        words: dict[str, Any] = {"mode": "blood", "summoned": True, "energy": 0, "dice": [1] * 6}
        at = [["draw_demon_card"], ["redraw"]]
        return victims(position({**FAR, "haborym": HERE, **figures}, top={"demon": ["rage"]}, at=at, **words))

    assert struck({"ikrek": HERE, "condemned": HERE})[:1] == ["condemned"]  # likelier to fall, though numbered later
    assert struck({"peasant": HERE, "possessed": HERE})[:1] == ["possessed"]
    assert struck({"teuta": HERE, "peasant": HERE})[:1] == ["peasant"]
    assert struck({"teuta": HERE, "condemned": HERE})[:1] == ["condemned"]


# Spells, cards and tokens ---------------------------------------------------------------------------------------------


@rule("DRM-L15", "DRM-W26")
def test_rekovoren_heals_within_one_zone_and_says_so() -> None:
    figures = {
        **FAR,
        "ikrek": FIRST,
        "hexhound": {"at": "A1.NE", "wounds": 1},
        "bonehulk": {"at": "B1.NW", "wounds": 3},
    }
    table = turn({**figures, "teuta": HERE}, energy=9, dice=[6])
    finish(table, ("cast", fig(table, "ikrek"), -1, 0))
    assert table.options == [("heal", fig(table, "hexhound"))]
    finish(table, table.options[0])
    assert told(table, "healed") == [{"who": "hexhound", "n": 1}]
    mended = turn({**figures, "teuta": HERE}, energy=9, hand=["mend"])
    finish(mended, next(o for o in mended.options if o[0] == "craft" and o[3] == fig(mended, "bonehulk")))
    assert told(mended, "healed")[0]["who"] == "bonehulk"


@rule("DRM-L07", "DRM-L16")
def test_a_plain_shield_draws_no_card_and_bites_nobody() -> None:
    figures = {**FAR, "curthouse": {"at": HERE, "gear": ["whetted-blade"]}, "ikrek": HERE}
    table = walk("Attack Witch", figures=figures, energy=5, dice=[1, 5])
    held = len(table.master.hand)
    finish(table, ("defend", 0))
    assert [line["spell"] for line in told(table, "spell")] == ["schild"]
    assert len(table.master.hand) == held and table.wounds[0] == 0 and len(table.gear[0]) == 1


@rule("DRM-W10")
def test_any_card_of_the_hand_may_go() -> None:
    hand = ["faux-pas", "mend", "exhaust", "mend"]
    table = position({**FAR, "teuta": HERE}, hand=hand, at="redraw")
    assert sorted(names(table, [o[1] for o in options(table, "discard")])) == ["exhaust", "faux-pas", "mend"]
    card = options(table, "discard")[0][1]
    finish(table, ("discard", card))
    assert told(table, "discarded") == [{"card": card}] and table.craft_pile == [card]


@rule("DRM-P05")
def test_a_creature_of_range_three_reaches_three_zones() -> None:
    far = {"gallowswing": {**BOX.raw["gallowswing"], "range": 3}}
    words: dict[str, Any] = {"energy": 9, "cards": far}
    table = turn({**FAR, "gallowswing": FIRST, "teuta": "A2.NE"}, **words)
    assert ("attack", fig(table, "gallowswing"), 4) in table.options
    table = turn({**FAR, "gallowswing": FIRST, "teuta": "A2.SE"}, **words)
    assert not options(table, "attack")


@rule("DRM-A19", "DRM-A18")
def test_a_spell_that_moves_x_takes_as_many_plants_as_zones_walked() -> None:
    walled = {**OPEN, "walls": ["B3.NE-B3.SE"]}
    figures = {**FAR, "ysolde": "B3.SE", "hexhound": HERE}
    words: dict[str, Any] = {"slot": 3, "figures": figures, "plants": 6, "cards": {"heroes": walled}}
    around = walk("LX Move X To Creature", **words)
    assert where(around, "ysolde") == HERE and len(around.pool) == 3  # three zones around the wall, one through it
    through = walk("LX Teleport X To Creature", **words)
    assert where(through, "ysolde") == HERE and len(through.pool) == 5


@rule("DRM-A21", "DRM-A22", "DRM-A03")
def test_only_spells_are_paid_for() -> None:
    figures = {**FAR, "battista": HERE, "hexhound": "B2.NE"}
    table = walk("Move Towards Creature then Move Towards Creature", slot=2, figures=figures, plants=4)
    assert len(told(table, "moved")) == 2 and not told(table, "alchemy") and len(table.pool) == 4
    spell = walk("Move Towards Creature then L1 Move Towards Creature", slot=2, figures=figures, plants=4)
    assert told(spell, "alchemy") == [{"who": "battista", "n": 1}] and len(spell.pool) == 3


@rule("DRM-A26", "DRM-A27")
def test_a_reaction_does_what_it_says_and_nothing_else() -> None:
    assert read_reaction("L1 When Hero attacked, +1") == Reaction(1, "attacked", "", False, 1, 0, 0)
    assert read_reaction("L1 When Hero strikes, gain Range 1") == Reaction(1, "attacks", "", True, 0, 1, 0)
    assert read_reaction("L1 When Hero searches Chest, draw 2 Loot") == Reaction(1, "search", "", False, 0, 0, 2)


# What the log says ----------------------------------------------------------------------------------------------------


@rule("DRM-I03", "DRM-I04", "DRM-E1-06", "DRM-I10")
def test_the_log_tells_what_heroes_find() -> None:
    table = walk(
        "Search Chest then Pick Up Botanicals",
        figures={**FAR, "curthouse": HERE},
        tokens={"chests": [HERE], "botanicals": {HERE: 2}},
        top={"loot": ["iron-helm", "oak-shield"]},
    )
    assert told(table, "searched") == [{"who": "curthouse"}] and told(table, "picked") == [{"who": "curthouse", "n": 2}]
    equipped, unused = told(table, "equipped"), told(table, "unused")
    assert names(table, [line["card"] for line in equipped + unused]) == ["iron-helm", "oak-shield"]
    soul = walk(
        "Activate Objective", mode="souls", figures={"curthouse": HERE}, tokens={"souls": [HERE, HERE]}, freed=1
    )
    assert told(soul, "freed") == [{"who": "curthouse", "n": 2}]


@rule("DRM-W20", "DRM-W23", "DRM-W24", "DRM-W25", "DRM-W26", "DRM-L15")
def test_the_log_tells_what_the_legion_does() -> None:
    figures = {**FAR, "ikrek": FIRST, "hagatha": [], "peasant": FIRST, "teuta": HERE}
    ikrek = 6

    def after(*answers: tuple[Any, ...], **words: Any) -> Any:
        return finish(turn(figures, energy=20, **words), *answers)

    assert told(after(("move", ikrek, 1)), "legion-moved") == [{"who": "ikrek", "zone": "A1.NE"}]
    assert told(after(("summon", ikrek, "ravenous")), "placed") == [{"who": "ravenous", "zone": FIRST}]
    assert told(after(("recall", ikrek, 7)), "placed") == [{"who": "hagatha", "zone": FIRST}]
    serf = turn(figures).setup.kit.serfs.start
    assert told(after(("possess", ikrek, serf)), "possessed") == [{"who": "ikrek", "zone": FIRST}]
    called = after(hand=["call-hexhound"])
    finish(called, options(called, "craft")[0])
    assert told(called, "placed") == [{"who": "hexhound", "zone": FIRST}]
    stepped = after(hand=["dark-step"])
    finish(stepped, next(o for o in options(stepped, "craft") if o[3] == ikrek), ("place", 2))
    assert told(stepped, "legion-moved") == [{"who": "ikrek", "zone": "A1.SW"}]
    raised = finish(turn(figures, energy=20, dice=[4]), ("cast", ikrek, -1, 3), ("place", 1))
    assert told(raised, "placed") == [{"who": "condemned", "zone": "A1.NE"}]


@rule("DRM-E3-02", "DRM-E3-04", "DRM-E5-07", "DRM-W10", "DRM-W30")
def test_the_log_tells_of_rubies_a_welcome_and_cards_drawn() -> None:
    table = turn({**FAR, "possessed": "A1.SE", "teuta": HERE}, mode="rubies", energy=9, tokens={"rubies": ["A1.SE"]})
    serf = fig(table, "possessed")
    finish(table, ("take", serf), ("throw", serf))
    assert told(table, "took") == [{"who": "possessed", "zone": "A1.SE"}]
    assert told(table, "threw") == [{"who": "possessed"}]
    blood = position({**FAR, "ikrek": "A2.NE", "teuta": HERE}, mode="blood", pit_souls=3, at="redraw")
    eliminate(blood, 4, "legion")
    assert len(told(blood, "welcomed")) == 1 and not told(blood, "unwelcome")
    new = game.new("souls", key=bytes(16))
    assert told(new, "begin") == [{"encounter": "souls", "energy": 25}]
    assert [line["card"] for line in told(new, "drew")] == new.master.hand
    control = position(
        {**FAR, "haborym": "B2.NE", "teuta": HERE}, mode="blood", summoned=True, at=[["control", 2], ["redraw"]]
    )
    finish(control, ("demon-move", zone(control, "B2.SE")))
    assert told(control, "legion-moved") == [{"who": "haborym", "zone": "B2.SE"}]


@rule("DRM-G07", "DRM-G08", "DRM-G05", "DRM-G13")
def test_the_log_tells_what_a_plague_does() -> None:
    figures = {**FAR, "teuta": HERE, "corday": {"at": HERE, "wounds": 5}}
    words: dict[str, Any] = {"plagues": ["bone-rot"], "energy": 9, "cubes": [2, 0, 1, 0]}
    cubes = turn(figures, **words)
    n = cubes.setup.kit.value[cubes.master.plagues[0]]
    finish(cubes, ("plague", 6, cubes.master.plagues[0], "cubes"), ("lower", "force"))
    assert told(cubes, "cube") == [{"attribute": "force", "n": 1}] and cubes.cubes == [1, 0, 1, 0]
    assert told(cubes, "plague")[0]["n"] == n and len(options(cubes, "lower")) == (2 if n > 1 else 0)
    wounds = turn(figures, **words)
    finish(wounds, ("plague", 6, wounds.master.plagues[0], "wounds"), ("infect", 5))
    assert told(wounds, "eliminated") == [{"who": "corday", "cause": "plague", "by": ""}] and wounds.souls == 1
    assert options(wounds, "infect") == ([("infect", 4)] if n > 1 else [])


# Settings and the end -------------------------------------------------------------------------------------------------


@rule("DRM-Z08", "DRM-Z02", "DRM-Z09", "DRM-V08")
@pytest.mark.parametrize("mode", game.modes)
def test_settings_stay_within_what_they_mean(mode: str) -> None:
    rewards = BOX[mode].rewards
    bounds = {"minion_shift": (0, 1, 0), "extra_minions": (0, 2, 0), "round_cap": (1, 200, 60)}
    bounds |= {f"plague_{i}": (1, n, n) for i, n in enumerate(rewards, 1)}
    for name, (low, high, usual) in bounds.items():
        assert game.setup(mode)[name] == usual
        for wrong in (low - 1, high + 1):
            with pytest.raises(SetupError):
                game.setup(mode, options={name: wrong})
        if not name.startswith("plague"):
            assert game.setup(mode, options={name: low})[name] == low
            assert game.setup(mode, options={name: high})[name] == high
    assert [game.setup(mode)[f"hero_{i}"] for i in range(1, 7)] == [
        "curthouse", "battista", "ysolde", "malvoisin", "teuta", "corday"
    ]  # fmt: skip
    for given in (0, 3, 6, 9, -2, -4):
        assert game.new(mode, options={"energy_delta": given}, key=bytes(16)).energy == 25 + given
    switches = ("remove_last_plague", "bonus_creature", "advanced_choice")
    assert not any(game.setup(mode)[name] for name in switches) and game.setup(mode)["ranged_weapons"]
    with pytest.raises(SetupError) as refused:
        game.setup(mode, options={"plague_2": 2, "plague_1": 2})
    assert refused.value.problems[0].where == "options.plague_2" and refused.value.problems[0].clause == "DRM-Z09"


@rule("DRM-V03", "DRM-E2-03")
def test_where_two_victories_meet_the_encounters_own_is_named() -> None:
    table = position({"ikrek": FIRST, "hagatha": [], "pekka": [], "teuta": HERE}, witches_lost=2, at="redraw")
    eliminate(table, 6, "hero")
    assert table.over and won_by(table) == "witches-lost" and Ending("witches-lost", 3) in BOX["heroes"].heroes_win
    assert told(table, "over")[0]["reason"] == "witches-lost"


@rule("DRM-H25", "DRM-H05")
def test_the_log_of_an_activation() -> None:
    table = hero_turn("ai-5t", {**FAR, "teuta": HERE}, energy=0)
    turned = told(table, "turned")[0]
    assert (names(table, [turned["card"]]), turned["slot"], turned["who"]) == (["ai-5t"], 5, "teuta")
    empty = hero_turn("ai-5t", {**FAR, "curthouse": HERE}, energy=0)
    assert told(empty, "turned")[0]["who"] == "nobody"
    assert told(empty, "spawned") == [{"who": "teuta", "slot": 5, "zone": "B3.SE"}]
    assert "hero 5" in " ".join(words_of(line.text) for line in game.log(empty, 0))
    assert then(table, "redraw").asking is not None


# What the rulings say -------------------------------------------------------------------------------------------------


@rule("DRM-E3-12", "DRM-T15")
def test_without_ranged_weapons_nobody_reaches_a_demon_on_the_pit() -> None:
    reach = ("L1 When you make a melee Attack, gain Range 1",)
    words: dict[str, Any] = {"mode": "rubies", "slot": 6, "energy": 0, "dice": [1], "reactions": reach, "plants": 3}
    figures = {**FAR, "corday": "A2.SE", "haborym": "A2.NE"}
    simple: dict[str, Any] = {"options": {"ranged_weapons": False}}
    table = walk("Activate Objective", "Move Towards Objective", figures=figures, **simple, **words)
    assert [line["mark"] for line in told(table, "entry")][:2] == ["reach demon", "path demon"]
    assert victims(walk("Activate Objective", figures=figures, **words)) == ["haborym"]
    out = walk("Activate Objective", figures={**figures, "haborym": "A2.SE"}, **simple, **words)
    assert victims(out) == ["haborym"]


@rule("DRM-E5-06", "DRM-E5-04", "DRM-E5-05")
def test_the_fourth_soul_still_costs_ikrek_her_wound() -> None:
    figures = {**FAR, "ikrek": {"at": "A2.NE", "wounds": 5}, "teuta": HERE}
    table = position(figures, mode="blood", pit_souls=3, at="redraw")
    eliminate(table, 4, "legion")
    assert table.summoned and fig(table, "ikrek") < 0 and len(told(table, "summoned")) == 1
    assert table.wounds[fig(table, "pekka")] == 1  # and she is no longer there to welcome it


@rule("DRM-B10", "DRM-B03")
@pytest.mark.parametrize("cause", ["demon", "sacrifice", "welcome", "spell", "militia", "peasant"])
def test_only_what_heroes_eliminate_raises_a_cube(cause: str) -> None:
    table = position({**FAR, "condemned": FIRST, "teuta": HERE}, mode="caverns", at="redraw")
    eliminate(table, fig(table, "condemned"), cause)
    assert table.cubes == [0, 0, 0, 0]
    eliminate(table, fig(table, "ikrek"), "hero")
    assert table.cubes == [1, 0, 0, 0]


@rule("DRM-A06", "DRM-H06")
def test_an_action_spell_waits_for_its_line() -> None:
    figures = {**FAR, "curthouse": HERE, "condemned": HERE}
    table = walk("Attack Enemy", "L1 Attack Enemy +2", figures=figures, plants=4, energy=0, dice=[1])
    assert len(table.pool) == 4 and told(table, "attack")[0]["force"] == 3
    first = walk("L1 Attack Enemy +2", "Attack Enemy", figures=figures, plants=4, energy=0, dice=[1])
    assert len(first.pool) == 3 and told(first, "attack")[0]["force"] == 5
