"""DRM-D The demon."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.rules.demon import wish
from ludotheque.testing import rule

from .helpers import BOX, asked, fig, finish, names, options, position, then, told, where, zone


def demon(card: Any, figures: Any, **words: Any) -> Any:
    """One demon card is drawn."""
    words.setdefault("mode", "blood")
    words.setdefault("at", [["draw_demon_card"], ["redraw"]])
    return position({"haborym": "B2.NE", **figures}, summoned=True, top={"demon": [card]}, **words)


@rule("DRM-D01", "DRM-D03")
def test_half_of_the_deck_obeys() -> None:
    table = game.new("rubies", key=bytes(16))
    assert names(table, table.demon_deck).count("obey") == 4 and len(table.demon_deck) == 8


@rule("DRM-D08")
def test_a_demon_without_any_cards_does_nothing() -> None:
    table = position({"haborym": "B2.NE"}, mode="blood", gone=["demon"], at="master_turn")
    assert asked(table) == "act" and where(table, "haborym") == "B2.NE"


@rule("DRM-D05", "DRM-D04", "DRM-E3-01")
def test_a_card_is_drawn_at_the_start_of_each_turn_with_the_demon_on_the_board() -> None:
    with_demon = demon("brood", {}, at="master_turn")
    assert [line["card"] for line in told(with_demon, "demon-card")] and asked(with_demon) == "act"
    without = position({}, mode="blood", at="master_turn")
    assert not told(without, "demon-card") and asked(without) == "act"


IDLE = {
    "ai-5t": {"type": "ai", "back": 5, "entries": ["Heal 1 Hero"]},
    "ai-5a": {"type": "ai", "back": 5, "entries": ["Heal 1 Hero"]},
    "ai-5b": {"type": "ai", "back": 5, "entries": ["Heal 1 Hero"]},
    "action-5": {"type": "action", "slot": 5, "entries": ["Heal 1 Hero"]},
}


@rule("DRM-D05", "DRM-W01", "DRM-W04")
def test_each_turn_draws_one_card_and_carries_it_out_before_anything_is_chosen() -> None:
    def drawn() -> list[str]:
        return [names(table, [line["card"]])[0] for line in told(table, "demon-card")]

    table = position(
        {"teuta": "B3.SE", "condemned": "A3.NW", "haborym": "B2.NE"},
        mode="caverns",
        cards=IDLE,
        ai=["ai-5t", "ai-5a", "ai-5b"],
        top={"demon": ["hunt", "brood", "chassen", "rage"]},
        at="master_turn",
    )
    assert drawn() == ["hunt"] and asked(table) == "act" and where(table, "haborym") == "B3.NE"  # first its two zones
    finish(table, ("move", fig(table, "condemned"), zone(table, "A3.NE")))
    assert drawn() == ["hunt"] and asked(table) == "act_again"  # none between two actions
    finish(table, ("stop",))
    assert drawn() == ["hunt", "brood"] and asked(table) == "act"  # one for the next turn
    finish(table, ("pass",), ("keep",))
    assert (
        drawn() == ["hunt", "brood", "chassen"] and len(told(table, "turned")) == 3
    )  # none for the heroes' activations
    assert where(table, "haborym") == "A3.NE" and asked(table) == "defend"  # fully resolved: it attacks his own
    finish(table, ("decline",))
    assert asked(table) == "act" and drawn()[3:] == []


@rule("DRM-D11", "DRM-D04", "DRM-E3-04")
def test_a_demon_summoned_in_the_witch_masters_turn_waits_for_the_next() -> None:
    table = position(
        {"possessed": {"at": "A1.SE", "ruby": True}, "teuta": "B3.SE"},
        mode="rubies",
        ai=["ai-5t"],
        top={"demon": ["brood"]},
        at="choose_turn",
    )
    finish(table, ("throw", fig(table, "possessed")))
    assert where(table, "haborym") == "A2.NE" and not told(table, "demon-card") and asked(table) == "act_again"
    finish(table, ("stop",))
    assert len(told(table, "demon-card")) == 1 and asked(table) == "act"


@rule("DRM-D06", "DRM-D09", "DRM-W22")
def test_a_control_card_gives_two_free_actions() -> None:
    table = demon("obey", {"curthouse": "B2.SE", "condemned": "B2.SE"}, dice=[6])
    assert asked(table) == "order" and ("stop",) in table.options
    finish(table, ("demon-move", zone(table, "B2.SE")))
    attacks = {option[1] for option in options(table, "demon-attack")}
    assert attacks == {0}  # never the Legion by choice
    finish(table, ("demon-attack", 0))
    assert table.spent == 0 and table.wounds[0] == 2 and asked(table) == "discard"
    idle = finish(demon("obey", {}), ("stop",))
    assert where(idle, "haborym") == "B2.NE"


@rule("DRM-D06")
def test_the_demon_is_never_activated_otherwise() -> None:
    table = demon("brood", {"curthouse": "B2.NE"}, at="choose_turn")
    assert not [option for option in table.options if option[1:2] == (fig(table, "haborym"),)]


@rule("DRM-D09", "DRM-E3-14")
def test_the_demon_evades_like_others_but_leaves_the_pit_freely() -> None:
    ring = dict.fromkeys(("curthouse", "teuta", "corday", "battista"), "B2.NE")
    held = demon("obey", ring)
    assert not options(held, "demon-move") and options(held, "demon-attack")
    pit = demon("obey", {"haborym": "A2.SE"})
    assert options(pit, "demon-move")


@rule("DRM-D02", "DRM-D10")
def test_hunt_moves_two_towards_the_nearest_hero_and_attacks_him() -> None:
    held = {"militia": ["B2.NE"] * 4}
    table = demon("hunt", {"curthouse": "B3.SE", **held}, dice=[6])
    assert where(table, "haborym") == "B3.NE" and not told(table, "attack")
    near = demon("hunt", {"curthouse": "B2.SE", **held}, dice=[6])
    assert where(near, "haborym") == "B2.SE" and near.wounds[0] == 2


@rule("DRM-D02", "DRM-D07")
def test_chassen_goes_for_the_legion_which_may_defend() -> None:
    table = demon("chassen", {"condemned": "B2.SE", "curthouse": "B2.NE"}, dice=[1, 6])
    assert where(table, "haborym") == "B2.SE" and asked(table) == "defend"
    weak = {"haborym": {**BOX.raw["haborym"], "force": 2}}
    table = demon("chassen", {"condemned": "B2.SE"}, dice=[1, 6], cards=weak)
    assert asked(table) == "defend"
    finish(table, ("defend", 0))
    assert table.spent == 1 and where(table, "condemned") == "B2.SE"


@rule("DRM-D13", "DRM-D07")
def test_rage_attacks_everyone_in_its_zone_legion_first_or_moves_if_alone() -> None:
    table = demon("rage", {"curthouse": "B2.NE", "condemned": "B2.NE", "peasant": "B2.NE"}, dice=[6, 6, 6, 6], energy=0)
    assert [line["whom"] for line in told(table, "attack")] == ["condemned", "peasant", "curthouse"]
    alone = demon("rage", {"curthouse": "B3.NE"})
    assert where(alone, "haborym") == "B2.SE" and not told(alone, "attack")


@rule("DRM-D02")
def test_brood_does_nothing() -> None:
    table = demon("brood", {"curthouse": "B2.NE"})
    assert where(table, "haborym") == "B2.NE" and not told(table, "attack")


@rule("DRM-D08")
def test_an_empty_demon_deck_reshuffles_its_discard() -> None:
    table = demon("brood", {}, demon_pile=["hunt"])
    table.demon_deck.clear()
    then(table, "draw_demon_card")
    assert len(table.demon_deck) == 1 and len(table.demon_pile) == 1


@rule("DRM-D10")
def test_what_cannot_be_done_is_skipped() -> None:
    table = demon("chassen", {"ikrek": "A1.NW", "hagatha": "A1.NW", "pekka": "A1.NW"}, dice=[1])
    assert not told(table, "attack") and where(table, "haborym") != "B2.NE"


@rule("DRM-D12", "DRM-B10")
def test_what_the_demon_eliminates_counts_for_the_legion_and_moves_no_cube() -> None:
    table = demon("rage", {"condemned": "B2.NE", "peasant": "B2.NE"}, dice=[6, 6, 1], energy=0)
    assert fig(table, "condemned") < 0 and table.cubes == [0, 0, 0, 0] and table.souls == 1


@rule("DRM-D13", "DRM-D14")
def test_among_heroes_the_demon_takes_the_one_it_is_least_likely_to_eliminate() -> None:
    table = demon(
        "brood", {"curthouse": {"at": "B2.NE", "wounds": 6}, "teuta": "B2.NE", "corday": "B2.NE", "peasant": "B2.NE"}
    )
    order = sorted((0, 4, 5, fig(table, "peasant"), fig(table, "ikrek")), key=lambda f: wish(table, f))
    assert order == [fig(table, "ikrek"), fig(table, "peasant"), 4, 5, 0]  # equal chance: most health, then lowest slot
    weakened = demon("brood", {"teuta": {"at": "B2.NE", "wounds": 3}, "corday": {"at": "B2.NE", "wounds": 2}})
    assert sorted((4, 5), key=lambda f: wish(weakened, f)) == [5, 4]
    frail = {"teuta": {"at": "B2.NE", "wounds": 4}, "battista": {"at": "B2.NE", "wounds": 5}}
    braced = demon("brood", frail, cubes=[0, 5, 0, 0])  # 2 wounds would do for either: Teuta on a 3, Battista on a 4
    assert sorted((1, 4), key=lambda f: wish(braced, f)) == [1, 4]


@pytest.mark.parametrize("card", ["obey", "hunt", "rage", "brood", "chassen", "sulker"])
def test_every_demon_card_can_be_read(card: Any) -> None:
    assert game.card(card, "fr").text and game.card(card, "en").text


@rule("DRM-D06", "DRM-D10")
def test_rage_that_leaves_nobody_alive_does_not_move() -> None:
    table = demon("rage", {"haborym": "B3.NE", "condemned": "B3.NE", "curthouse": "B3.SE"}, energy=0, dice=[6])
    assert fig(table, "condemned") < 0 and where(table, "haborym") == "B3.NE"


@rule("DRM-D10", "DRM-D13")
def test_the_nearest_comes_before_the_one_who_hurts_most() -> None:
    witch = {"ikrek": "A1.NW", "hagatha": "A1.NW", "pekka": {"at": "B1.NE", "wounds": 4}}  # she would fall at a blow
    table = demon("chassen", {**witch, "condemned": "B2.SE"}, dice=[6], energy=0)
    assert where(table, "haborym") == "B2.SE" and [line["whom"] for line in told(table, "attack")] == ["condemned"]
    heroes = {"curthouse": {"at": "B2.SE", "wounds": 6}, "teuta": "B3.NE"}  # nearer, though likelier to fall
    table = demon("hunt", heroes, dice=[1])
    assert where(table, "haborym") == "B2.SE" and [line["whom"] for line in told(table, "attack")] == ["curthouse"]
    alone = demon("rage", {"curthouse": "B2.SE", "condemned": "B3.NE", "peasant": "B1.NE"})
    assert where(alone, "haborym") == "B2.SE"


@rule("DRM-D08", "DRM-S19")
def test_the_reshuffled_demon_deck_is_in_another_order() -> None:
    orders = set()
    for seed in range(4):
        table = position(
            {"haborym": "B2.NE"}, mode="blood", empty=["demon"], key=bytes([seed]) * 16, at=[["draw_demon_card"]]
        )
        cards = (*table.demon_deck, *table.demon_pile)
        assert sorted(names(table, list(cards))) == sorted(["obey"] * 4 + ["hunt", "rage", "brood", "chassen"])
        orders.add(cards)
    assert len(orders) == 4
