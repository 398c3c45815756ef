"""Leduc poker, clause by clause."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import testing
from ludotheque.kernel import IllegalOption, SetupError
from ludotheque.testing import key_of, rule

GAME = ludotheque.game("leduc")
FOLD, CALL, RAISE = ("fold",), ("call",), ("raise",)


def hand(*cards: str, paid: int = 1) -> dict[str, Any]:
    return {"card": list(cards), "paid": paid}


def at(seat: int, one: dict[str, Any], two: dict[str, Any], **words: Any) -> Any:
    """A betting round with this seat to act."""
    return GAME.position(hands=[one, two], ask=[seat, "bets", "bet"], **words)


def shown(first: str, second: str, board: str) -> list[float]:
    """The scores of a showdown after nobody raised."""
    table = at(0, hand(first), hand(second), board=[board])
    table.play(CALL)
    table.play(CALL)
    return [outcome.score for outcome in table.result]


@rule("LED-01")
def test_two_of_each_rank_and_one_card_each() -> None:
    for number in range(20):
        table = GAME.new(key=key_of(number))
        ranks = sorted(card // 2 for card in [*table.deck, *table.hands[0].card, *table.hands[1].card])
        assert ranks == [0, 0, 1, 1, 2, 2]
        assert [len(hand.card) for hand in table.hands] == [1, 1] and len(table.deck) == 4 and not table.board


@rule("LED-01")
def test_nobody_sees_the_others_card() -> None:
    table = GAME.new(key=key_of(1))
    for eye, faces in ((0, [0]), (1, [1]), (None, [])):
        regions = GAME.scene(table, eye).regions
        up = [region.owner for region in regions for item in region.items if not item.down]
        assert up == faces


@rule("LED-01")
def test_every_card_can_come_to_either_player() -> None:
    dealt = {(seat, GAME.new(key=key_of(n)).hands[seat].card[0]) for n in range(100) for seat in (0, 1)}
    assert len(dealt) == 12


@rule("LED-02")
@pytest.mark.parametrize("ante", [1, 3, 5])
def test_both_pay_the_ante_that_was_agreed(ante: int) -> None:
    table = GAME.new(options={"ante": ante}, key=key_of(2))
    assert [hand.paid for hand in table.hands] == [ante, ante]


@rule("LED-02")
@pytest.mark.parametrize("ante", [0, 6, "1", True])
def test_other_antes_are_refused_with_the_clause(ante: Any) -> None:
    with pytest.raises(SetupError, match="LED-02"):
        GAME.new(options={"ante": ante}, key=key_of(2))


@rule("LED-03")
def test_after_the_first_round_the_top_card_becomes_the_board_card() -> None:
    table = at(0, hand("king"), hand("jack"), deck=["queen-hearts"])
    top = table.deck[-1]
    table.play(CALL)
    table.play(CALL)
    assert table.board == [top] and top not in table.deck
    for eye in (0, 1, None):
        assert any(item.card == "queen-hearts" for region in GAME.scene(table, eye).regions for item in region.items)


@rule("LED-03")
def test_the_board_card_is_turned_once() -> None:
    table = at(0, hand("king"), hand("jack"), board=["queen"])
    table.play(CALL)
    table.play(CALL)
    assert table.over and len(table.board) == 1


@rule("LED-04")
def test_the_first_player_speaks_first_in_each_round_then_they_take_turns() -> None:
    table = GAME.new(key=key_of(4))
    order = []
    for option in (CALL, RAISE, CALL, CALL, CALL):
        order.append((table.seat, len(table.board)))
        table.play(option)
    assert order == [(0, 0), (1, 0), (0, 0), (0, 1), (1, 1)]


@rule("LED-05")
def test_folding_against_a_raise_gives_the_pot_away() -> None:
    table = at(1, hand("jack", paid=3), hand("king", paid=1), raises=1)
    assert FOLD in table.options
    table.play(FOLD)
    assert [(outcome.score, outcome.rank) for outcome in table.result] == [(1, 1), (-1, 2)]


@rule("LED-05")
def test_with_nothing_to_match_there_is_no_folding() -> None:
    table = at(0, hand("jack"), hand("king"))
    assert FOLD not in table.options
    with pytest.raises(IllegalOption) as refused:
        table.play(FOLD)
    assert refused.value.clause == "LED-05"


@rule("LED-06")
@pytest.mark.parametrize("limit", [1, 2, 4])
def test_as_many_raises_as_agreed_in_each_round(limit: int) -> None:
    table = GAME.new(options={"raises": limit}, key=key_of(6))
    for _ in range(2):  # rounds
        for _ in range(limit):
            table.play(RAISE)
        assert RAISE not in table.options
        with pytest.raises(IllegalOption) as refused:
            table.play(RAISE)
        assert refused.value.clause == "LED-06"
        table.play(CALL)


@rule("LED-06")
def test_two_raises_unless_otherwise_agreed() -> None:
    assert GAME.new(key=key_of(6)).setup["raises"] == 2


@rule("LED-07")
@pytest.mark.parametrize(("board", "stake"), [([], 2), (["queen"], 4)])
def test_a_raise_matches_and_adds_the_stake_of_the_round(board: list[str], stake: int) -> None:
    table = at(0, hand("jack", paid=1), hand("king", paid=3), board=board, raises=1)
    table.play(RAISE)
    assert [hand.paid for hand in table.hands] == [3 + stake, 3]


@rule("LED-07")
def test_a_call_only_matches() -> None:
    table = at(1, hand("jack", paid=5), hand("king", paid=3), raises=2)
    table.play(CALL)
    assert [hand.paid for hand in table.hands] == [5, 5]


@rule("LED-07")
def test_a_round_ends_when_a_raise_is_called_or_both_have_checked() -> None:
    called = at(0, hand("jack"), hand("king"))
    called.play(RAISE)
    called.play(CALL)
    checked = at(0, hand("jack"), hand("king"))
    checked.play(CALL)
    assert not checked.board, "one check alone does not end the round"
    checked.play(CALL)
    assert called.board and checked.board


@rule("LED-08")
def test_a_pair_with_the_board_card_wins() -> None:
    assert shown("jack", "king", board="jack") == [1, -1]
    assert shown("king", "queen", board="queen") == [-1, 1]


@rule("LED-08")
def test_the_hands_are_shown_at_the_end_and_not_after_a_fold() -> None:
    table = at(0, hand("jack"), hand("king"), board=["queen"])
    table.play(CALL)
    table.play(CALL)
    assert [line.kind for line in GAME.log(table, None)].count("shown") == 2
    folded = at(1, hand("jack", paid=3), hand("king"), raises=1)
    folded.play(FOLD)
    assert "shown" not in [line.kind for line in GAME.log(folded, None)]
    assert all(item.down for region in GAME.scene(folded, None).regions for item in region.items)


@rule("LED-09")
@pytest.mark.parametrize(
    ("first", "second", "board", "scores"),
    [
        ("king", "queen", "jack", [1, -1]),
        ("jack", "king", "queen", [-1, 1]),
        ("queen", "jack", "king", [1, -1]),
        ("queen", "queen", "king", [0, 0]),
    ],
)
def test_without_a_pair_the_higher_card_wins(first: str, second: str, board: str, scores: list[int]) -> None:
    assert shown(first, second, board) == scores


@rule("LED-09")
def test_equal_cards_share_the_first_place() -> None:
    table = at(0, hand("queen", paid=5), hand("queen", paid=5), board=["king"])
    table.play(CALL)
    table.play(CALL)
    assert [outcome.rank for outcome in table.result] == [1, 1]


@rule("LED-10")
def test_the_score_is_what_the_loser_has_paid() -> None:
    table = at(0, hand("king", paid=5), hand("jack", paid=9), board=["queen"], raises=1)
    table.play(CALL)
    assert [outcome.score for outcome in table.result] == [9, -9]
    raised = at(1, hand("king", paid=9), hand("jack", paid=5), board=["queen"], raises=1)
    raised.play(FOLD)
    assert [outcome.score for outcome in raised.result] == [5, -5]


def test_every_clause_has_a_test() -> None:
    assert not GAME.rulebook("en").clauses.keys() - testing.clauses_tested(Path(__file__).parent).keys()
