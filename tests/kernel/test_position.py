"""Position: any table from a few words, and every impossible one refused by name."""

from typing import Any

import pytest

import ludotheque
from ludotheque.kernel import ContentError, PositionError, SetupError
from tests.conformance.toys import trumps

LEDUC = ludotheque.game("leduc")


def problems(**words: Any) -> dict[str, str]:
    with pytest.raises(PositionError) as refused:
        LEDUC.position(**words)
    return {problem.where: problem.what for problem in refused.value.problems}


def test_zones_counters_and_whose_turn() -> None:
    table = LEDUC.position(
        hands=[{"card": ["king"], "paid": 3}, {"card": ["jack-hearts"], "paid": 5}],
        board=["queen"],
        raises=1,
        ask=[1, "bets", "bet"],
    )
    assert (table.seat, table.raises, table.hands[1].paid, len(table.board)) == (1, 1, 5, 1)
    assert table.options and table.story == []


def test_one_side_can_be_set_alone() -> None:
    table = LEDUC.position(hands={1: {"paid": 4}})
    assert [(hand.seat, hand.paid) for hand in table.hands] == [(0, 0), (1, 4)]


def test_the_second_copy_of_a_card_is_another_card() -> None:
    table = LEDUC.position(hands=[{"card": ["king"]}, {"card": ["king"]}])
    first, second = (hand.card[0] for hand in table.hands)
    assert first != second and first // 2 == second // 2


def test_steps_are_named_and_dice_scripted() -> None:
    table = trumps.sound.position(
        hands=[{"cards": [0, 2]}, {"cards": [1, 3]}],
        deck=[4, 5, 6, 7, 8],
        gone=[9],
        pile=[10, 11],
        at=["trumps_turn", 2],
        dice=[2],
    )
    assert table.waiting == [0, 1]
    table.play(("lay", 2), 0)
    table.play(("lay", 3), 1)
    assert [hand.points for hand in table.hands] == [0, 1], "equal cards: the scripted die says the second"


def test_every_problem_is_listed() -> None:
    wrong = problems(colour="red", raises="many", hands=[{"card": ["ace"], "luck": 1}], board=7)
    assert wrong.keys() == {"colour", "raises", "hands.0.card", "hands.0.luck", "board"}
    assert "ace" in wrong["hands.0.card"]


def test_a_card_can_lie_in_one_place_only() -> None:
    assert "lie elsewhere" in problems(hands=[{"card": ["king"]}, {"card": ["king"]}], board=["king"])["board"]


def test_impossible_counts_are_refused() -> None:
    assert problems(board=["king", "queen"])
    assert "hands" in problems(hands=[{}, {}, {}])
    assert "hands.2" in problems(hands={2: {}})


def test_the_kernels_own_fields_cannot_be_set() -> None:
    assert problems(moves=3, agenda=[], over=True).keys() == {"moves", "agenda", "over"}


@pytest.mark.parametrize("card", [99, -1, "the king", "", True])
def test_a_card_that_does_not_exist_is_refused(card: object) -> None:
    assert "board" in problems(board=[card])


@pytest.mark.parametrize(
    "words", [{"at": "no_such_step"}, {"at": ["no_such_step", 1]}, {"ask": [0, "no_such_offer", "bet"]}]
)
def test_a_step_that_does_not_exist_is_refused(words: dict[str, Any]) -> None:
    assert "no_such" in str(problems(**words))


@pytest.mark.parametrize("ask", ["bets", [0], [0, "bets"]])
def test_a_decision_needs_a_seat_an_offer_and_an_answer(ask: Any) -> None:
    assert "[seat, offer, answer" in problems(ask=ask)["ask"]


@pytest.mark.parametrize(("words", "where"), [({"at": "bet"}, "at"), ({"ask": [0, "bets", "bet", 7]}, "ask")])
def test_a_step_with_other_arguments_than_it_takes_is_refused(words: dict[str, Any], where: str) -> None:
    assert "help(game.position)" in problems(**words)[where]


@pytest.mark.parametrize("at", [3, [3], [[]], [["bet"], 3], {"bet": 1}])
def test_what_is_not_a_step_is_refused(at: Any) -> None:
    assert "name of a step" in problems(at=at)["at"]


@pytest.mark.parametrize("dice", [["a"], [1.5], [True], None, "a"])
def test_dice_are_whole_numbers(dice: Any) -> None:
    assert "whole numbers" in problems(dice=dice)["dice"]


@pytest.mark.parametrize(
    ("seat", "why"), [(99, "cannot be carried out here"), ("nobody", "no whole number and no card")]
)
def test_a_step_whose_arguments_mean_nothing_is_the_positions_mistake(seat: Any, why: str) -> None:
    assert why in problems(at=["award", seat])["at"]


def test_a_single_card_needs_no_list() -> None:
    assert len(LEDUC.position(hands=[{"card": "king"}, {"card": "queen"}], at="reveal").hands[0].card) == 1


def test_throwaway_cards_are_defined_inline_and_saved_with_the_match() -> None:
    table = LEDUC.position(cards={"ace": {"rank": 4, "icon": "star"}}, board=["ace"], ask=[0, "bets", "bet"])
    again = LEDUC.loads(LEDUC.dumps(table))
    assert again.setup.box["ace"].rank == 4
    with pytest.raises(ContentError, match="ace"):
        LEDUC.position(cards={"ace": {"rank": "high"}})


def test_settings_are_checked_as_for_a_new_match() -> None:
    with pytest.raises(SetupError, match="ante"):
        LEDUC.position(options={"ante": 99})


def test_a_position_that_was_saved_still_comes_to_rest() -> None:
    """What was posed leads nowhere, also after it has been saved and loaded."""
    posed = trumps.sound.position(deck=list(range(12)), ask=[0, "trumps_moves", "trumps_heard"])
    for table in (posed, trumps.sound.loads(trumps.sound.dumps(posed))):
        table.play(("boast", 1))
        assert (table.waiting, table.over) == ([], False)
        assert trumps.sound.loads(trumps.sound.dumps(table)).waiting == []
