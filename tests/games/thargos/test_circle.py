"""Three or more players (N)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.thargos.seating import facing_of, slot_count, slots_of
from ludotheque.testing import rule

from .support import action, fight, ids, mission, new, offered, play, side, table_of, told

DECK = ["p1"] * 20


def circle(*sides: Any, seats: int = 3, **words: Any) -> Any:
    given = [*sides, *[side(deck=DECK) for _ in range(seats - len(sides))]]
    return table_of("circle", sides=given, seats=seats, **words)


@rule("THA-N01", "THA-N02", "THA-N03", "THA-N04", "THA-N17", "THA-N18")
def test_tracks_of_a_circle() -> None:
    """V22"""
    assert [slot_count(n) for n in (2, 3, 4, 5, 6)] == [4, 6, 8, 10, 12]
    for n in (3, 4, 5, 6):
        for seat in range(n):
            faced = [other for other, _ in facing_of(n)[seat]]
            assert faced == [(seat + 1) % n] * 2 + [(seat - 1) % n] * 2  # two to the left, then two to the right
            for place in range(4):
                other, theirs = facing_of(n)[seat][place]
                assert facing_of(n)[other][theirs] == (seat, place)
                assert slots_of(n)[other][theirs] == slots_of(n)[seat][place]
        assert {slot for seat in range(n) for slot in slots_of(n)[seat]} == set(range(2 * n))
    from .support import GAME

    assert GAME.seats("circle") == (3, 4, 5, 6)


@rule("THA-N05", "THA-N06", "THA-N07")
def test_three_cards_decide_and_heroes_go_round() -> None:
    table = new("circle", 4, number=2)
    drawn = [event for event in table.story if event.kind == "pam_first"]
    assert all(len(event.args["cards"]) == 3 for event in drawn)
    first = table.first
    seats = []
    while table.asking.__name__ == "place_hero":
        seats.append(table.seat)
        table.play(table.options[0])
    assert seats[:8] == [(first + i) % 4 for i in range(8)]
    placed = [event.args["seat"] for event in table.story if event.kind == "placed_hero"]
    assert [placed.count(seat) for seat in range(4)] == [4] * 4


@rule("THA-N08", "THA-N09", "THA-N10")
@pytest.mark.parametrize("seats", [3, 5])
def test_missions_go_in_reverse_and_never_shut_anybody_out(seats: int) -> None:
    from random import Random

    for number in range(6):
        dice = Random(number)
        table = new("circle", seats, number=number)
        while table.asking.__name__ in ("place_hero", "place_mission"):
            if table.asking.__name__ == "place_mission":
                own = slots_of(seats)[table.seat]
                assert all(option[2] in own for option in table.options)
            table.play(dice.choice(table.options))
        last = (table.first - 1) % seats
        order = [event.args["seat"] for event in table.story if event.kind == "placed_mission"]
        assert order == [(last - i) % seats for i in range(seats)] * 2
        assert all(card >= 0 for card in table.slots)
        assert all(len(s.hand) >= 6 for s in table.sides)  # one hero may draw a seventh card


@rule("THA-N09")
def test_a_placement_that_leaves_somebody_without_a_track_is_illegal() -> None:
    sides = [side(["m_might"] * 2 + ["p1"] * 4), side(["m_might"] + ["p1"] * 4), side(["m_might"] * 2 + ["p1"] * 4)]
    table = table_of(
        "circle", sides=sides, tracks=["m_mind", "", "", "", "", ""], ask=[0, "mission_places", "place_mission"]
    )
    slots = {option[2] for option in table.options}
    assert slots and slots <= set(slots_of(3)[0])
    for slot in slots:
        free = [s for s in range(6) if s not in (0, slot)]
        assert sum(s in slots_of(3)[1] for s in free) >= 1 and sum(s in slots_of(3)[2] for s in free) >= 2


@rule("THA-N11", "THA-N15")
def test_actions_reach_everyone() -> None:
    table = circle(side(["spinocanth_strike", "cyclops_of_slavit"], deck=DECK), seats=4)
    reached = {option[2] // 4 for option in offered(table, "play", "spinocanth_strike")}
    assert reached == {1, 2, 3}
    assert {option[2] for option in offered(table, "play", "cyclops_of_slavit")} == {1, 2, 3}
    play(table, "play", "cyclops_of_slavit", 2)
    assert len(table.sides[2].discard) == 4 and not table.sides[1].discard


@rule("THA-N15")
def test_the_opponent_in_a_conflict_is_the_opposing_player() -> None:
    table = circle(side(["p3"], deck=DECK), side(["p1"], deck=DECK), tracks=["raid_granaries"] * 6)
    fight(table, 0, attack=[("p3", 0)], cede=True)
    assert len(table.sides[1].discard) >= 2 and not table.sides[2].discard
    cards = {"all": action({"verb": "burn", "who": "opponents"})}
    table = circle(side(["all"], deck=DECK), cards=cards)
    play(table, "play", "all")
    assert [len(s.discard) for s in table.sides] == [1, 1, 1]


@rule("THA-N14", "THA-N15")
def test_who_is_out_is_nobodys_opponent() -> None:
    cards = {"robbery": mission((1, 0, 0), 1, {"verb": "steal_vp", "n": 2})}
    sides = [side(["p1"], deck=DECK), side(deck=DECK, out=True, vp=5), side(deck=DECK, vp=3)]
    table = table_of("circle", sides=sides, cards=cards, tracks=["robbery"] * 6)
    play(table, "attempt", 0)
    play(table, "lay", "p1", 0)
    assert [s.vp for s in table.sides] == [1 + 2, 5, 1]


@rule("THA-N12", "THA-N16")
def test_the_neighbour_in_the_track_defends_and_replaces() -> None:
    sides = side(deck=DECK), side(["p1"], deck=DECK), side(["p1", "m_mind"], deck=DECK)
    table = circle(*sides, options={"refill": "own_turn"})
    play(table, "attempt", 2)  # the right neighbour is seat 2
    assert table.seat == 2
    play(table, "cede")
    assert table.print(table.slots[slots_of(3)[0][2]]).id == "m_mind"
    assert len(table.sides[2].hand) == 1  # not refilled before the own turn


@rule("THA-N13")
def test_the_last_one_left_wins() -> None:
    table = circle(side(deck=[]), side(deck=[]), side(deck=DECK), at="turn")
    assert table.over and [o.rank for o in table.outcomes] == [2, 2, 1]
    assert [s.out for s in table.sides] == [True, True, False]


@rule("THA-N14")
def test_heroes_of_the_eliminated_stay_without_modifiers_and_missions_are_not_replaced() -> None:
    sides = [side(["p1"], deck=DECK), side(["p3", "m_mind"], deck=DECK, out=True), side(deck=DECK)]
    table = table_of("circle", sides=sides, on={(1, 2): ["sword"]})
    play(table, "attempt", 0)
    play(table, "lay", "p1", 0)
    assert "failed" in told(table)  # 3 against 2 + 2 + 1: its lasting counts, nobody was asked
    table = table_of("circle", sides=sides)
    play(table, "attempt", 0)
    play(table, "lay", "p1", 0)
    assert table.sides[0].vp == 2 and table.slots[0] == -1 and not table.sides[1].owed
    assert ids(table, table.sides[0].won) == ["m_might"]


@rule("THA-N05", "THA-S08", "THA-S09")
def test_the_highest_total_of_three_cards_begins() -> None:
    sides = [side(deck=["p1"] * 20), side(deck=["p3"] * 20), side(deck=["p2"] * 20)]
    table = table_of("circle", sides=sides, at="choose_first")
    drawn = [(event.args["seat"], event.args["n"]) for event in table.story if event.kind == "pam_first"]
    assert drawn == [(0, 3), (1, 9), (2, 6)] and table.first == table.active == 1
    assert all(len(s.deck) == 20 and not s.hand for s in table.sides)  # what was shown went back
    tied = [side(deck=["p3"] * 20), side(deck=["p1"] * 20), side(deck=["p3"] * 20)]
    table = table_of("circle", sides=tied, at="choose_first")
    assert [event.args["seat"] for event in table.story if event.kind == "pam_first"][:5] == [0, 1, 2, 0, 2]


@rule("THA-N09", "THA-E12")
def test_nobody_keeps_a_track_free_for_who_has_left() -> None:
    sides = [side(["m_might", *["p1"] * 4]), side(["m_might"] * 6, out=True), side(["p1"] * 4)]
    tracks = ["", *["m_mind"] * 5]
    table = table_of("circle", sides=sides, tracks=tracks, ask=[0, "mission_places", "place_mission"])
    assert [option[2] for option in table.options] == [0]
