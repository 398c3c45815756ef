"""Match: a table with its history — replays, undo, pins, lessons."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import ludotheque
from ludotheque.kernel import Entry, IllegalOption, Match, PinnedError, SetupError
from ludotheque.kernel.scene import Plain
from ludotheque.testing import key_of
from tests.conformance.toys import trumps

KEY = key_of("match")
BOAST: list[Plain] = ["boast", 1]


def toy(seats: int = 2) -> Match:
    return Match.new(trumps.sound, seats=seats, key=KEY)


def finished() -> Match:
    match = Match.new(ludotheque.game("leduc"), key=KEY)
    while not match.table.over:
        match.play(match.table.seat, match.table.options[-1])
    return match


# Undo -----------------------------------------------------------------------------------------------------------------


def test_ones_own_answer_can_be_taken_back() -> None:
    match = toy()
    before = match.game.digest(match.table)
    match.play(0, BOAST)
    assert match.can_undo(0) and not match.can_undo(1)
    match.undo(0)
    assert match.game.digest(match.table) == before
    assert match.move == 0 and match.entries == [Entry(0, BOAST), Entry(0, None)]
    assert not match.can_undo(0)


def test_giving_up_is_final_and_open_to_whoever_may_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trumps.sound, "concede", lambda table, seat: None)
    match = toy()
    with pytest.raises(IllegalOption, match="not your turn"):
        match.play(1, ["concede"])
    monkeypatch.setattr(trumps.sound, "may_leave", lambda table, seat: True)
    match.play(1, ["concede"])
    match.play(0, BOAST)
    assert match.can_undo(0)
    match.undo(0)
    assert not match.can_undo(1) and match.entries[0] == Entry(1, ["concede"]) and match.table.waiting == [0]


def test_an_undo_is_told() -> None:
    match = toy()
    match.play(0, BOAST)
    match.undo(0)
    assert [line.kind for line in match.log(1, "en")] == ["undone"]


def test_not_past_another_players_answer() -> None:
    match = toy()
    match.play(0, BOAST)
    match.play(1, BOAST)
    assert match.can_undo(1) and not match.can_undo(0)
    with pytest.raises(IllegalOption) as refused:
        match.undo(0)
    assert refused.value.message == "refuse-undo"
    match.undo(1)
    assert not match.can_undo(0), "seat 1 has seen what seat 0 did"


def test_not_past_a_card_that_was_seen() -> None:
    match = toy()
    match.play(0, ["peek"])
    assert not match.can_undo(0)


def test_not_past_a_card_that_another_drew() -> None:
    """The last to lay lets everyone draw: others have seen cards since, even if this seat has not."""
    match = toy()
    for seat in (0, 1):
        match.play(seat, BOAST)
    for seat in (0, 1):
        match.play(seat, match.table.options_of(seat)[0])
    assert not match.can_undo(0) and not match.can_undo(1)


def test_not_past_the_dice() -> None:
    match = toy()
    match.play(0, BOAST)
    match.table.dice.below(6)  # as if the answer had rolled a die
    match._remember(0, match._before[-1][1])
    assert not match.can_undo(0)


def test_a_secret_answer_can_be_taken_back_until_another_answers() -> None:
    match = toy(3)
    for seat in range(3):
        match.play(seat, BOAST)
    match.play(2, match.table.options_of(2)[0])
    assert match.can_undo(2)
    match.undo(2)
    assert match.table.waiting == [0, 1, 2]
    match.play(2, match.table.options_of(2)[1])
    match.play(0, match.table.options_of(0)[0])
    assert not match.can_undo(2)


def test_not_after_the_end() -> None:
    match = finished()
    assert not match.can_undo(0) and not match.can_undo(1)


# Replay ---------------------------------------------------------------------------------------------------------------


def test_entries_replay_with_what_was_taken_back() -> None:
    match = Match.new(ludotheque.game("tictactoe"), key=KEY)
    match.play(0, ["mark", 4])
    match.undo(0)
    match.play(0, ["mark", 0])
    again = Match.replay(match.header, match.entries)
    assert again.game.digest(again.table) == match.game.digest(match.table)
    assert again.answers == match.answers == [Entry(0, ["mark", 0])]
    assert [line.kind for line in again.log(None, "en")] == ["undone", "mark"]


def test_the_match_as_it_was() -> None:
    match = finished()
    hashes = match.replay_file()["hashes"]
    assert [match.game.digest(match.at(move).table) for move in range(match.move + 1)] == hashes
    assert match.at(-5).move == 0 and match.at(99).move == match.move


def test_a_replay_file_is_json_and_complete() -> None:
    match = finished()
    file = msgspec.json.decode(msgspec.json.encode(match.replay_file()))
    header = msgspec.convert(file["header"], type(match.header))
    again = Match.replay(header, msgspec.convert(file["answers"], list[Entry]))
    assert again.game.digest(again.table) == file["hashes"][-1]
    assert len(file["hashes"]) == match.move + 1


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [("rules", "0", "version 0 of the rules"), ("content", "beef", "other cards"), ("game", "chess", "chess")],
)
def test_a_match_begun_under_other_rules_is_not_continued(field: str, value: str, says: str) -> None:
    match = finished()
    other = msgspec.structs.replace(match.header, **{field: value})
    with pytest.raises(ludotheque.LudothequeError, match=says):
        Match.replay(other, match.entries)
    saved = msgspec.json.decode(match.game.dumps(match.table))
    saved[field] = value
    with pytest.raises(PinnedError, match=says):
        match.game.loads(msgspec.json.encode(saved))


# Bad input ------------------------------------------------------------------------------------------------------------


def test_the_wrong_seat_is_told_so() -> None:
    with pytest.raises(IllegalOption, match="not your turn"):
        toy().play(1, BOAST)


@pytest.mark.parametrize("option", [[], ["boast"], ["boast", 9], "boast", [["boast", 1]], None, 7, {"a": 1}])
def test_what_is_not_offered_is_refused_and_not_recorded(option: Any) -> None:
    match = toy()
    before = match.game.digest(match.table)
    with pytest.raises(IllegalOption):
        match.play(0, option)
    assert match.entries == [] and match.game.digest(match.table) == before


def test_an_answer_is_recorded_as_it_was_offered() -> None:
    """True equals 1 in Python, and 1.0 does too; a replay must read back what the rules meant."""
    for same in (True, 1.0):
        entry = toy().play(0, ["boast", same])  # type: ignore[list-item]
        assert entry.option is not None and type(entry.option[1]) is int


def test_a_fault_in_the_rules_does_not_cost_the_match() -> None:
    match = Match.new(trumps.make("broken-offer"), key=KEY)
    before = match.game.digest(match.table)
    with pytest.raises(ValueError, match="three"):
        match.play(0, ["boast", 3])
    assert match.game.digest(match.table) == before and match.entries == []
    match.play(0, BOAST)


def test_a_match_needs_a_whole_key() -> None:
    with pytest.raises(SetupError, match="16 bytes"):
        Match.new(trumps.sound, key=b"short")


# Lessons --------------------------------------------------------------------------------------------------------------


def test_a_lesson_says_what_to_do_and_insists() -> None:
    game = ludotheque.game("leduc")
    match = Match.new(game, key=KEY, lesson="first")
    step = match.lesson_step
    assert step is not None and step.play
    prompt = match.scene(0, "fr").prompt
    assert prompt is not None and prompt.coach == [game.texts.say("fr", step.say)]
    assert [tuple(choice.option) for choice in prompt.choices] == [step.play]  # nothing else is lit
    other = next(option for option in match.table.options if option != step.play)
    with pytest.raises(IllegalOption) as refused:
        match.play(0, other)
    assert refused.value.message == "refuse-lesson" and match.move == 0
    match.play(0, step.play)
    assert match.move == 1


def test_after_the_last_step_the_learner_is_free() -> None:
    match = Match.new(ludotheque.game("leduc"), key=KEY, lesson="first")
    assert match.lesson is not None
    for step in match.lesson.step:
        match.play(step.seat, step.play or match.table.options[0])
    assert match.lesson_step is None


def test_a_lesson_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match="second"):
        Match.new(ludotheque.game("leduc"), key=KEY, lesson="second")


# Any history ----------------------------------------------------------------------------------------------------------


@given(some.lists(some.tuples(some.integers(0, 5), some.integers(0, 20)), max_size=40))
@settings(max_examples=60)
def test_any_history_of_answers_and_undos_replays(history: list[tuple[int, int]]) -> None:
    """Answers (of any seat that is asked), answers taken back, saving and loading in between: none disturbs the others."""
    match = toy(3)
    past: list[tuple[int, str]] = []
    for what, which in history:
        table = match.table
        if table.over:
            break
        if what == 0 and past and match.can_undo(past[-1][0]):
            seat, before = past.pop()
            match.undo(seat)
            assert match.game.digest(match.table) == before
        elif what == 1:
            match.table = match.game.loads(match.game.dumps(table))
        else:
            seat = table.waiting[which % len(table.waiting)]
            options = table.options_of(seat)
            past.append((seat, match.game.digest(table)))
            match.play(seat, options[which % len(options)])
    again = toy(3)
    for entry in match.entries:
        if entry.option is None:
            again.undo(entry.seat)
        else:
            again.play(entry.seat, entry.option)
    assert match.game.digest(again.table) == match.game.digest(match.table)
    assert again.log(None, "en") == match.log(None, "en")
    assert again.move == match.move == len(past)
