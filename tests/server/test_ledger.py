"""The ledger: repeated and outdated messages, also where several seats decide at once."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotheque.kernel import Game, IllegalOption, Match, Mode, Option, Table, View, step
from ludotheque.server.journal import (
    Answer,
    Chain,
    Entry,
    Joined,
    Left,
    Record,
    Returned,
    SeatRecord,
    Undo,
    dump,
    load_entry,
    load_record,
)
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.tokens import hash_token


class Secret(Table):
    rounds: int


@step()
def choose(table: Secret) -> None:
    """Both choose at once."""
    table.ask_all((0, 1), hands, compare)


@step()
def hands(table: Secret, seat: int) -> list[Option]:
    """What each may choose."""
    return [("rock",), ("paper",)]


@step()
def compare(table: Secret, answers: dict[int, Option]) -> None:
    """Three rounds, then it is a draw."""
    table.rounds += 1
    if table.rounds == 3:
        table.end([0, 0])
    else:
        table.do(choose)


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    modes = [Mode("duel", seats=(2,), start=choose)]
    game = Game(name="secret", version="1", folder=str(tmp_path), table=Secret, modes=modes, view=View[Secret]())
    match = Match.new(game, key=bytes(16))
    seats = [SeatRecord("me", token=hash_token("a")), SeatRecord("friend", invitation=hash_token("b"))]
    return Ledger(Record(0.0, msgspec.Raw(msgspec.json.encode(match.header)), seats), match)


def test_another_seats_answer_leaves_my_question_open(ledger: Ledger) -> None:
    assert ledger.current(0, 0) and ledger.current(1, 0)
    ledger.apply(Answer(1, ["rock"]))
    assert ledger.match.move == 1
    assert ledger.current(0, 0), "seat 0 looked before seat 1 answered, and is still asked the same"
    assert ledger.current(0, 1)
    ledger.apply(Answer(0, ["paper"]))
    assert not ledger.current(0, 0) and not ledger.current(0, 1), "a new round: a new question"
    assert ledger.current(0, 2) and ledger.current(1, 2) and not ledger.current(0, 3)


def test_taking_back_makes_every_question_new(ledger: Ledger) -> None:
    ledger.apply(Answer(1, ["rock"]))
    ledger.apply(Undo(1))
    assert ledger.version == 2 and ledger.match.move == 0 and ledger.undone
    assert ledger.current(0, 0) and not ledger.current(0, 1)


def test_a_message_is_recognised_by_seat_and_id(ledger: Ledger) -> None:
    said = Answer(0, ["rock"], "c1")
    assert not ledger.known(said)
    ledger.apply(said)
    assert ledger.known(said) and not ledger.known(Answer(1, ["rock"], "c1"))
    assert not ledger.known(Answer(0, ["rock"])), "without an id nothing is recognised"
    with pytest.raises(Refusal):
        ledger.known(Answer(0, ["paper"], "c1"))
    with pytest.raises(Refusal):
        ledger.known(Undo(0, "c1"))


def test_what_is_refused_changes_nothing(ledger: Ledger) -> None:
    for wrong in (Answer(0, ["scissors"], "x"), Answer(7, ["rock"], "x"), Undo(0, "x")):
        with pytest.raises(IllegalOption):
            ledger.apply(wrong)
    assert ledger.version == 0 and not ledger.known(Undo(0, "x")) and not ledger.undone


def test_seats_change_hands(ledger: Ledger) -> None:
    assert ledger.seats.of_invitation("b") == 1 and ledger.seats.of_token("b") is None
    ledger.apply(Joined(1, hash_token("c"), "Ana"))
    assert ledger.seats.of_token("c") == 1 and ledger.seats.of_invitation("b") is None
    ledger.apply(Left(1, "easy"))
    assert ledger.seats[1].bot == "easy" and ledger.seats.anyone
    ledger.apply(Left(0, "easy"))
    assert [seat.bot for seat in ledger.seats] == ["easy", "easy"]
    ledger.apply(Returned(1))
    assert ledger.seats.anyone and ledger.seats.of_token("c") == 1 and ledger.version == 4


def test_entries_survive_the_journal(ledger: Ledger) -> None:
    entries: list[Entry] = [
        Answer(0, ["a", 1, None, True], "c"),
        Undo(1, "d"),
        Joined(1, "hash", "Zoé"),
        Left(0, "hard"),
        Returned(0),
    ]
    assert [load_entry(dump(entry)) for entry in entries] == entries
    assert load_record(dump(ledger.record)) == ledger.record


def test_an_entry_that_was_swapped_changed_or_lost_is_noticed_and_named(ledger: Ledger) -> None:
    record, entries = dump(ledger.record), list[str]()
    for seat, hand in ((0, "rock"), (1, "paper"), (1, "rock"), (0, "rock"), (0, "paper")):
        answer = Answer(seat, [hand])
        ledger.apply(answer)
        entries.append(ledger.chain.seal(answer))
    chain = Chain(record)
    assert [chain.read(data) for data in entries] == [load_entry(data) for data in entries]
    swapped = [entries[1], entries[0], *entries[2:]]
    lost = [*entries[:2], *entries[3:]]
    changed = [*entries[:3], entries[3].replace("rock", "paper"), entries[4]]
    bare = [*entries[:2], dump(load_entry(entries[2])), *entries[3:]]
    for journal, first_wrong in ((swapped, 1), (lost, 3), (changed, 4), (bare, 3)):
        chain = Chain(record)
        for number, data in enumerate(journal, 1):
            if number == first_wrong:
                with pytest.raises(ValueError, match="not the one"):
                    chain.read(data)
                break
            chain.read(data)
    with pytest.raises(ValueError, match="not the one"):
        Chain(record.replace('"created":0', '"created":1')).read(entries[0])


def test_journals_from_before_there_were_hashes_go_on_with_them(ledger: Ledger) -> None:
    old = Chain(dump(ledger.record))
    answers = [Answer(0, ["rock"]), Answer(1, ["paper"]), Answer(0, ["rock"])]
    assert [old.read(dump(answer)) for answer in answers[:2]] == answers[:2]
    sealed = old.seal(answers[2])
    again = Chain(dump(ledger.record))
    assert [again.read(data) for data in (*map(dump, answers[:2]), sealed)] == answers
    swapped = Chain(dump(ledger.record))
    swapped.read(dump(answers[1]))
    swapped.read(dump(answers[0]))
    with pytest.raises(ValueError, match="not the one"):  # what the first hash stands for includes those without
        swapped.read(sealed)
