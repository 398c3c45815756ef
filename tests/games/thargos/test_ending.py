"""The end of the game (E) and the optional rules (X)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.kernel import CONCEDE, IllegalOption
from ludotheque.testing import rule

from .support import GAME, action, fight, hero, ids, lasting, mission, offered, play, side, table_of, told

DECK = ["p1"] * 20


def ranks(table: Any) -> list[int]:
    return [outcome.rank for outcome in table.outcomes]


@rule("THA-E01", "THA-E02", "THA-E04")
def test_only_the_active_player_is_checked_at_the_end_of_the_turn() -> None:
    table = table_of(one=side(vp=29, target=30), two=side(vp=40, target=30, deck=DECK))
    play(table, "pass")
    assert not table.over  # the other one's points do not matter yet
    play(table, "pass")
    assert table.over and ranks(table) == [2, 1]


@rule("THA-E03")
def test_points_of_another_turn_count_at_the_end_of_the_own_if_still_held() -> None:
    cards = {"gift": action({"verb": "lose_vp", "n": 3, "who": "opponent"})}
    table = table_of(one=side(["gift"]), two=side(vp=31, target=30, deck=DECK), cards=cards)
    play(table, "play", "gift")
    play(table, "pass")
    assert not table.over and table.sides[1].vp == 28


@rule("THA-E05", "THA-E06", "THA-D11")
def test_burnt_out_loses_whatever_the_points() -> None:
    table = table_of(at="turn", one=side(vp=99, deck=[]))
    assert table.over and ranks(table) == [2, 1] and "burnt_out" in told(table)


@rule("THA-E07", "THA-E08")
def test_an_empty_deck_is_not_a_loss_and_points_come_first() -> None:
    table = table_of(one=side(["higher_purpose"], vp=28, target=30, deck=[]), two=side(deck=[]))
    play(table, "play", "higher_purpose")
    assert table.over and ranks(table) == [1, 2]
    burnt = table_of(one=side(["cyclops_of_slavit"], deck=DECK), two=side(["p1"] * 6, deck=["p1", "p2"]))
    play(burnt, "play", "cyclops_of_slavit")
    assert not burnt.over and len(burnt.sides[1].discard) == 2


@rule("THA-E09")
def test_the_replacement_comes_before_the_check() -> None:
    table = table_of(one=side(vp=29, target=30), two=side(["m_mind"]))
    fight(table, 0, cede=True)
    assert table.over and table.print(table.slots[0]).id == "m_mind"


@rule("THA-E10", "THA-E16")
def test_points_are_won_missions_and_grants_never_below_zero() -> None:
    cards = {
        "scold": action({"verb": "lose_vp", "n": 9, "who": "opponent"}),
        "rob": action({"verb": "steal_vp", "n": 5}),
    }
    table = table_of(one=side(["scold"]), two=side(vp=2, deck=DECK), cards=cards)
    play(table, "play", "scold")
    assert table.sides[1].vp == 0
    table = table_of(one=side(["rob"]), two=side(vp=2, deck=DECK), cards=cards)
    play(table, "play", "rob")
    assert (table.sides[0].vp, table.sides[1].vp) == (2, 0)
    table = table_of(one=side(["stolen_glory"]), two=side(vp=3, won=["m_myst"], deck=DECK))
    play(table, "play", "stolen_glory")
    assert (table.sides[0].vp, table.sides[1].vp) == (3, 0) and ids(table, table.sides[0].won) == ["m_myst"]
    table = table_of(one=side(["stolen_glory"]), two=side(vp=1, won=["m_myst"], deck=DECK))
    play(table, "play", "stolen_glory")
    assert (table.sides[0].vp, table.sides[1].vp) == (1, 0)  # of a mission's three only one is left to take


@rule("THA-E11")
def test_discards_are_never_reshuffled() -> None:
    table = table_of(at="turn", one=side(deck=[], discard=["p1"] * 9))
    assert table.over


@rule("THA-E12", "THA-N13")
def test_resigning_is_like_being_burnt_out() -> None:
    table = table_of()
    table.play(CONCEDE, 0)
    assert table.over and ranks(table) == [2, 1] and "resigned" in told(table)
    three = table_of("circle", sides=[side(deck=DECK) for _ in range(3)])
    three.play(CONCEDE, 0)
    assert not three.over and three.sides[0].out and three.active == 1


@rule("THA-E12", "THA-N13")
def test_one_may_resign_when_it_is_not_ones_turn() -> None:
    duel = table_of()
    duel.play(CONCEDE, 1)
    assert duel.over and ranks(duel) == [1, 2]
    three = table_of("circle", sides=[side(deck=DECK) for _ in range(3)])
    three.play(CONCEDE, 1)
    assert not three.over and three.sides[1].out and three.waiting == [0] and three.asking.__name__ == "act"
    with pytest.raises(IllegalOption):
        three.play(CONCEDE, 1)
    play(three, "pass")
    assert three.active == 2
    three.play(CONCEDE, 0)
    assert three.over and ranks(three) == [2, 2, 1]


@rule("THA-E12", "THA-S19")
def test_one_may_resign_while_heroes_are_placed() -> None:
    table = GAME.new("circle", 3, key=bytes(16))
    gone = (table.seat + 1) % 3
    table.play(CONCEDE, gone)
    asked = []
    while table.asking.__name__ != "act":
        asked.append(table.seat)
        table.play(table.options[0])
    assert gone not in asked and {place.hero for place in table.sides[gone].places} == {-1}


@rule("THA-E12", "THA-E17")
def test_the_attacker_may_resign_while_the_defender_thinks() -> None:
    table = table_of("circle", sides=[side(["p3"], deck=DECK), side(["p1"], deck=DECK), side(deck=DECK)])
    play(play(table, "attempt", 0), "lay", "p3", 0)
    assert table.waiting == [1]
    table.play(CONCEDE, 0)
    assert table.waiting == [1] and not table.sides[0].out
    play(table, "done")
    order = told(table)
    assert order.index("resigning") < order.index("turned_up") < order.index("resigned")
    assert table.sides[0].out and table.active == 1


@rule("THA-E17", "THA-N13")
def test_of_all_who_leave_in_one_conflict_the_last_stays_and_wins() -> None:
    table = table_of("circle", sides=[side(deck=DECK), side(["p1"], deck=DECK), side(deck=DECK)])
    play(table, "attempt", 0)
    for seat in (0, 2, 1):
        table.play(CONCEDE, seat)
    assert table.over and ranks(table) == [2, 1, 2]


@rule("THA-E17")
def test_in_a_circle_a_resignation_waits_for_the_conflict() -> None:
    table = table_of("circle", sides=[side(["p1"], deck=DECK), side(["p1"], deck=DECK), side(deck=DECK)])
    play(table, "attempt", 0)
    play(table, "done")
    assert table.seat == 1
    table.play(CONCEDE, 1)
    order = told(table)
    assert order.index("resigning") < order.index("failed") < order.index("resigned")
    assert "conceded" not in order and table.sides[1].out and not table.over


@rule("THA-E13", "THA-E14")
@pytest.mark.parametrize(("points", "expected"), [((3, 2), [1, 2]), ((2, 2), [1, 1])])
def test_a_stalemate_ends_the_game(points: tuple[int, int], expected: list[int]) -> None:
    full = ["p1"] * 6
    table = table_of(one=side(full, vp=points[0]), two=side(full, vp=points[1]), options={"stalemate_rounds": 2})
    for _ in range(4):
        assert not table.over
        play(table, "pass")
    assert table.over and "stopped" in told(table) and ranks(table) == expected
    assert "Nobody got any further" in GAME.scene(table, 0).verdict  # nobody is out, nobody is there


@rule("THA-E14")
def test_a_failed_attempt_by_an_injured_hero_changes_nothing() -> None:
    heroes = [["plain!"] * 4, ["plain!"] * 4]
    full = ["p1"] * 6
    table = table_of(heroes=heroes, one=side(full), two=side(full), options={"stalemate_rounds": 1})
    fight(table, 0)
    fight(table, 0)
    assert table.over and "stopped" in told(table)
    table = table_of(one=side(full), two=side(full), options={"stalemate_rounds": 0})
    for _ in range(20):
        play(table, "pass")
    assert not table.over


@rule("THA-E15")
def test_the_safety_cap() -> None:
    table = table_of(one=side(["p1"] * 6, turns=199, vp=1), two=side(["p1"] * 6))
    play(table, "pass")
    assert table.over and ranks(table) == [1, 2]


@rule("THA-E13", "THA-E15")
def test_alone_against_dice_a_stalemate_is_lost() -> None:
    table = table_of("story_solo", one=side(["p1"] * 6, deck=DECK), options={"stalemate_rounds": 1})
    play(table, "pass")
    assert table.over and ranks(table) == [2]
    assert "Nothing moved" in GAME.scene(table, 0).verdict


# Optional rules -------------------------------------------------------------------------------------------------------


@rule("THA-X03")
def test_rapid_play_halves_the_rivals_target_too() -> None:
    from .support import new

    full, half = (new("solo", number=3, rapid=rapid).sides for rapid in (False, True))
    assert [(s.target + 1) // 2 for s in full] == [s.target for s in half]


@rule("THA-X04", "THA-X05", "THA-X06", "THA-X09")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_last_ditch_gives_one_final_turn(edition: str) -> None:
    options = {"last_ditch": True, "edition": edition}
    table = table_of(at="turn", one=side(["sword"], deck=[]), two=side(deck=DECK), options=options)
    assert not table.over and table.sides[0].last_ditch
    play(table, "lasting", "sword", 0)
    play(table, "pass")
    assert table.over and ranks(table) == [2, 1]


@rule("THA-X07")
def test_last_ditch_can_win() -> None:
    table = table_of(
        at="turn",
        one=side(["higher_purpose"], deck=[], vp=28, target=30),
        two=side(deck=DECK),
        options={"last_ditch": True},
    )
    play(table, "play", "higher_purpose")
    assert table.over and ranks(table) == [1, 2]


@rule("THA-X08", "THA-X09")
def test_cards_put_back_do_not_save_a_last_ditch() -> None:
    cards = {"back": action({"verb": "recover", "to": "deck"})}
    table = table_of(
        at="turn",
        one=side(["back"], deck=[], discard=["p1"]),
        two=side(deck=DECK),
        options={"last_ditch": True},
        cards=cards,
    )
    play(table, "play", "back")
    assert table.over and ranks(table) == [2, 1]
    drawn = table_of(at="turn", one=side(deck=["p1"]), options={"last_ditch": True})
    assert not drawn.sides[0].last_ditch


@rule("THA-X10")
def test_last_ditch_in_a_circle_eliminates() -> None:
    sides = [side(deck=[]), side(deck=DECK), side(deck=DECK)]
    table = table_of("circle", sides=sides, at="turn", options={"last_ditch": True})
    play(table, "pass")
    assert not table.over and table.sides[0].out and table.active == 1


FACTIONED = {
    "wolf": hero(factions=["wolf"]),
    "outlaw": hero(factions=["renegade"]),
    "both": lasting((1, 0, 0), factions=["wolf", "cobra"]),
    "snake": lasting((1, 0, 0), factions=["cobra"]),
}


@rule("THA-X11", "THA-X12", "THA-X13", "THA-X14", "THA-X15")
def test_factions_bind_lastings() -> None:
    heroes = [["wolf", "outlaw", "plain", "plain"], ["plain"] * 4]
    table = table_of(heroes=heroes, one=side(["both", "snake", "sword"]), cards=FACTIONED, options={"factions": True})
    places = {name: [option[2] for option in offered(table, "lasting", name)] for name in ("both", "snake", "sword")}
    assert places == {"both": [0, 1], "snake": [1], "sword": [0, 1, 2, 3]}
    with pytest.raises(IllegalOption) as refused:
        table.play(("lasting", table.sides[0].hand[1], 0))
    assert refused.value.clause == "THA-X11"


@rule("THA-X16")
def test_factions_do_not_touch_modifiers() -> None:
    table = table_of(one=side(["snake"]), cards=FACTIONED, options={"factions": True})
    play(table, "attempt", 0)
    assert offered(table, "lay", "snake")


@rule("THA-X17", "THA-D21")
def test_factions_bind_stolen_lastings_too() -> None:
    heroes = [["plain", "outlaw", "wolf", "plain"], ["plain"] * 4]
    table = table_of(
        heroes=heroes, one=side(["turncoat"]), on={(1, 0): ["snake"]}, cards=FACTIONED, options={"factions": True}
    )
    play(table, "play", "turncoat")
    assert ids(table, table.sides[0].places[1].attached) == ["snake"]


@rule("THA-X18")
def test_a_flip_never_detaches() -> None:
    table = table_of(
        heroes=[["wolf", *["plain"] * 3], ["strong"] * 4], on={(0, 0): ["both"]}, cards=FACTIONED,
        options={"factions": True}, two=side(deck=DECK),
    )  # fmt: skip
    fight(table, 0)
    assert table.sides[0].places[0].injured and ids(table, table.sides[0].places[0].attached) == ["both"]


def test_the_game_knows_how_to_give_up() -> None:
    assert GAME.concede is not None and mission((1, 0, 0))["vp"] == 1


@rule("THA-E17")
def test_whoever_is_leaving_is_asked_nothing_more() -> None:
    spy = hero(effects=[{"verb": "peek"}])
    heal = mission((1, 0, 0), 1, {"verb": "heal", "whom": "own"})
    cards = {"spy": spy, "heal": heal}
    sides = [side(["p1"], deck=DECK), side(["p3", "m_mind"], deck=DECK), side(deck=DECK)]
    heroes = [["plain", "plain!", "plain!", "plain"], ["plain", "plain", "spy", "plain"], ["plain"] * 4]
    table = table_of("circle", sides=sides, heroes=heroes, cards=cards, tracks=["heal"] * 6)
    play(table, "attempt", 0)
    attacker = table.clone()
    play(table, "lay", "p1", 0)
    assert table.seat == 1 and table.asking.__name__ == "meddled"
    table.play(CONCEDE)
    assert table.seat == 0 and table.asking.__name__ == "do_at"  # no modifiers of theirs; the attacker's 3 match 2 + 1
    play(table, "target")
    assert table.sides[1].out and table.slots[0] == -1 and ids(table, table.sides[1].hand) == ["p3", "m_mind"]
    attacker.play(CONCEDE)
    play(attacker, "cede")
    assert attacker.sides[0].out and attacker.seat == 1 and attacker.asking.__name__ in ("replaced", "act")
    assert [place.injured for place in attacker.sides[0].places] == [False, True, True, False]


@rule("THA-E13")
def test_a_stalemate_is_decided_by_the_share_of_the_target_not_by_points() -> None:
    one, two = side(["p1"] * 6, vp=5, target=10), side(["p1"] * 6, vp=9, target=20)
    table = table_of(one=one, two=two, options={"stalemate_rounds": 1})
    play(play(table, "pass"), "pass")
    assert ranks(table) == [1, 2]
    never = table_of(one=one, two=two, options={"stalemate_rounds": 0})
    for _ in range(20):
        play(never, "pass")
    assert not never.over


@rule("THA-E13", "THA-N13")
def test_who_is_out_does_not_keep_a_stalled_game_going() -> None:
    sides = [side(["p1"] * 6), side(["p1"] * 6, out=True), side(["p1"] * 6)]
    table = table_of("circle", sides=sides, options={"stalemate_rounds": 1})
    play(play(table, "pass"), "pass")
    assert table.over and "stopped" in told(table)


@rule("THA-E13")
def test_drawing_alone_is_passing() -> None:
    table = table_of(
        at="turn", one=side(["p1"], deck=DECK), two=side(["p1"], deck=DECK), options={"stalemate_rounds": 1}
    )
    play(table, "pass")
    assert table.sides[0].idle == 1 and "drew" in told(table)
    play(table, "pass")
    assert table.over and "stopped" in told(table)


@rule("THA-X09")
def test_there_is_one_last_ditch_for_each() -> None:
    table = table_of(at="turn", one=side(["p1"], deck=[], last_ditch=True), options={"last_ditch": True})
    assert table.over and ranks(table) == [2, 1]


@rule("THA-X05", "THA-D42")
def test_a_last_ditch_pays_what_it_owes_first() -> None:
    owing = side(["m_might", "m_mind"], deck=[], owed=[0])
    table = table_of(at="turn", one=owing, tracks=["", "m_two", "", ""], options={"last_ditch": True})
    assert table.asking.__name__ == "pay_mission" and {option[2] for option in table.options} == {0}
