"""Table: the agenda, decisions of one seat and of several at once, refusals, fuel, the end."""

from itertools import permutations

import pytest

import ludotheque
from ludotheque.kernel import Dice, IllegalOption, Option, RulesError, Table, step
from ludotheque.kernel.table import CONCEDE, FUEL
from ludotheque.testing import key_of
from tests.conformance.toys import trumps

Trumps = trumps.Trumps
KEY = key_of("table")


class Diary(Table):
    """A table on which steps write down that they happened."""

    lines: list[str]


@step()
def diary_write(table: Diary, line: str, *more: str) -> None:
    """Write a line, then schedule the others."""
    table.lines.append(line)
    table.do_all(*((diary_write, word) for word in more))


@step()
def diary_end(table: Diary) -> None:
    """It is over."""
    table.end([len(table.lines)])


@step()
def diary_loop(table: Diary) -> None:
    """Never ask and never end."""
    table.do(diary_loop)


def laying(seats: int = 3) -> Trumps:
    """A table at which all seats are about to lay a card at once."""
    table = trumps.sound.new(seats=seats, key=KEY)
    for _ in range(seats):
        table.play(("boast", 1))
    assert table.waiting == list(range(seats))
    return table


def test_the_agenda_is_a_stack_and_each_step_comes_before_what_waited() -> None:
    table = Diary(dice=Dice(KEY))
    table.do_all((diary_write, "a", "a1", "a2"), (diary_write, "b"), (diary_end,))
    table.run()
    assert table.lines == ["a", "a1", "a2", "b"]
    assert table.over and table.agenda == []


def test_an_agenda_that_runs_dry_is_a_fault_of_the_rules() -> None:
    table = Diary(dice=Dice(KEY))
    table.do(diary_write, "alone")
    with pytest.raises(RulesError, match=r"nothing is left to do after .*diary_write"):
        table.run()


def test_rules_that_never_ask_run_out_of_fuel() -> None:
    table = Diary(dice=Dice(KEY))
    table.do(diary_loop)
    with pytest.raises(RulesError, match=rf"{FUEL} steps without a decision, last .*diary_loop"):
        table.run()


def test_an_empty_question_is_a_fault_of_the_rules() -> None:
    table = trumps.sound.new(key=KEY)
    table.hands[0].cards = []
    with pytest.raises(RulesError, match="trumps_cards offers seat 0 nothing"):
        table.put_to_all([0], trumps.trumps_lay)


def test_nobody_is_asked_together_with_others_for_nothing() -> None:
    table = trumps.sound.new(key=KEY)
    table.hands[1].cards = []
    with pytest.raises(RulesError, match="trumps_cards offers seat 1 nothing"):
        table.put_to_all((0, 1), trumps.trumps_lay)


def cards_of(table: Trumps, seat: int) -> list[Option]:
    return [*trumps.trumps_cards(table, seat)]


def test_ask_if_any_asks_only_if_there_is_a_choice() -> None:
    table = trumps.sound.new(key=KEY)
    cards, table.hands[1].cards = table.hands[1].cards, []
    assert not table.ask_if_any(1, cards_of, trumps.trumps_act)
    assert table.seat == 0
    table.hands[1].cards = cards
    assert table.ask_if_any(1, cards_of, trumps.trumps_act)
    assert table.waiting == [1] and table.options == [("lay", card) for card in cards]


def test_ranks_follow_scores_and_ties_share_a_rank() -> None:
    table = Diary(dice=Dice(KEY))
    table.end([3, 5, 3, 1])
    assert table.result is not None
    assert [(outcome.score, outcome.rank) for outcome in table.result] == [(3, 2), (5, 1), (3, 2), (1, 4)]


def test_ranks_can_be_given() -> None:
    table = Diary(dice=Dice(KEY))
    table.end([0, 9], ranks=[1, 2])
    assert table.result is not None and [outcome.rank for outcome in table.result] == [1, 2]


def test_a_table_that_is_over_waits_for_nobody() -> None:
    table = Diary(dice=Dice(KEY))
    assert table.result is None
    table.end([1, 2])
    assert (table.seat, table.options, table.waiting, table.options_of(0)) == (-1, [], [], [])


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_seats_that_decide_at_once_may_answer_in_any_order(order: tuple[int, ...]) -> None:
    game, table = trumps.sound, laying()
    cards = {seat: table.options_of(seat)[0] for seat in range(3)}
    for seat in order:
        assert not table.pile, "nothing is shown before the last has answered"
        saved = game.loads(game.dumps(table))
        assert saved.waiting == table.waiting and game.digest(saved) == game.digest(table)
        table = saved
        table.play(cards[seat], seat)
    assert table.pile == [cards[seat][1] for seat in range(3)]
    straight = laying()
    for seat in range(3):
        straight.play(cards[seat], seat)
    assert game.digest(straight) == game.digest(table)


def test_who_has_answered_is_not_asked_again() -> None:
    table = laying()
    table.play(table.options_of(1)[0], 1)
    assert table.waiting == [0, 2] and table.options_of(1) == []
    with pytest.raises(IllegalOption, match="not your turn"):
        table.play(("lay", 0), 1)


def test_an_answer_given_at_once_with_others_stays_unseen() -> None:
    table = laying()
    quiet = [trumps.sound.scene(table, eye) for eye in (None, 1, 2)]
    option = table.options_of(0)[0]
    table.play(option, 0)
    for eye, before in zip((None, 1, 2), quiet, strict=True):
        scene = trumps.sound.scene(table, eye)
        assert scene.regions == before.regions
        assert scene.prompt is not None and scene.prompt.waiting == [1, 2]


def test_a_guess_in_the_middle_of_a_joint_decision_keeps_my_answer_and_guesses_the_others() -> None:
    table = laying()
    mine, theirs = table.options_of(0)[0], table.options_of(1)[0]
    table.play(mine, 0)
    table.play(theirs, 1)
    dice, guessed = Dice(KEY), set()
    for _ in range(40):
        world = table.guess(0, dice)
        assert world.barrier is not None and world.waiting == [2]
        assert world.barrier.answered[0] == mine
        assert world.barrier.answered[1] in world.barrier.offered[1]
        guessed.add(world.barrier.answered[1])
        world.play(world.options_of(2)[0], 2)
    assert len(guessed) > 1


def test_a_refusal_changes_nothing_whoever_answers() -> None:
    game, table = trumps.sound, laying()
    bad: list[object] = [("lay", 99), ("boast", 1), (), None, ["lay", 1], "lay"]
    before = (game.dumps(table), table.seat, table.options)
    for option in bad:
        for seat in (None, 0, 1, 2, 7, -1):
            with pytest.raises(IllegalOption) as refused:
                table.play(option, seat)  # type: ignore[arg-type]
            assert refused.value.reason
            assert (game.dumps(table), table.seat, table.options) == before


def test_after_the_end_every_answer_is_refused() -> None:
    game = trumps.sound
    table = game.new(key=KEY)
    while not table.over:
        table.play(table.options[0])
    for option in (("peek",), ("lay", 1), ()):
        with pytest.raises(IllegalOption, match="over"):
            table.play(option)


def test_giving_up_is_never_listed_and_open_to_whoever_is_asked() -> None:
    table = laying()
    table.hands[0].points = 2
    assert all(CONCEDE not in table.options_of(seat) for seat in table.waiting)
    table.play(table.options_of(0)[0], 0)
    with pytest.raises(IllegalOption, match="not your turn"):
        table.play(CONCEDE, 0)
    table.play(CONCEDE, 2)
    assert table.over and table.result is not None
    assert [outcome.rank for outcome in table.result] == [1, 2, 3]
    with pytest.raises(IllegalOption, match="over"):
        table.play(CONCEDE)


@step()
def trumps_walk_off(table: Trumps, seat: int) -> None:
    """Whoever gives up is out of it; the others play on."""
    table.hands[seat].points = -1


@step()
def trumps_leaders(table: Trumps, seat: int) -> list[Option]:
    """Whoever has points."""
    return [("beat", hand.seat) for hand in table.hands if hand.points > 0]


@step()
def trumps_beat(table: Trumps, option: Option) -> None:
    """Beat a leader."""


@pytest.fixture
def loose(monkeypatch: pytest.MonkeyPatch) -> Trumps:
    """A table that anyone may leave at any time, with seat 0 to peek or boast."""
    monkeypatch.setattr(trumps.sound, "concede", trumps_walk_off)
    monkeypatch.setattr(trumps.sound, "may_leave", lambda table, seat: table.hands[seat].points >= 0)
    return trumps.sound.new(seats=3, key=KEY)


def test_where_the_game_lets_them_seats_leave_unasked_and_the_question_stays_open(loose: Trumps) -> None:
    table, options = loose, loose.options
    assert table.waiting == [0] and table.may_concede(2)
    table.play(CONCEDE, 2)
    assert (table.waiting, table.options, table.moves, table.hands[2].points) == ([0], options, 1, -1)
    assert not table.may_concede(2)
    with pytest.raises(IllegalOption, match="not your turn"):
        table.play(CONCEDE, 2)
    table.play(options[0])
    assert table.waiting == [1] and table.moves == 2


def test_a_question_is_asked_no_more_if_who_left_took_its_last_option_along(loose: Trumps) -> None:
    table = loose
    table.hands[1].points = table.hands[2].points = 1
    table.do(trumps.trumps_turn, 1)
    table.ask(0, trumps_leaders, trumps_beat)
    table.play(CONCEDE, 2)
    assert table.waiting == [0] and table.options == [("beat", 1)]
    table.play(CONCEDE, 1)
    assert table.waiting == [1] and table.options[0] == ("peek",)


def test_nobody_gives_up_in_a_game_that_does_not_know_it() -> None:
    with pytest.raises(IllegalOption):
        ludotheque.game("tictactoe").new(key=KEY).play(CONCEDE)


def test_a_table_without_a_story_plays_the_same() -> None:
    game = trumps.sound
    told, quiet = game.new(key=KEY), game.setup().deal(KEY)
    assert quiet.story is None
    while not told.over:
        option: Option = told.options[0]
        told.play(option)
        quiet.play(option)
    assert game.digest(told) == game.digest(quiet)
    assert game.log(quiet, None) == []
