"""Choices: small tuples with names, the questions that take them, and what follows from their declaration."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterable
from inspect import signature
from typing import Any

import msgspec
import pytest

import ludotheque
from leduc.rules import CALL, FOLD, RAISE, Fold, Raise, bet
from ludotheque.kernel import Dice, IllegalOption, RulesError, Table, step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Made, Refusal, no, question, thing
from ludotheque.kernel.scene import Plain
from ludotheque.testing import key_of
from tests.conformance.toys import trumps

LEDUC = ludotheque.game("leduc")
KEY = key_of("choice")


class Walk(Choice):
    """Somewhere, perhaps quickly."""

    verb = "walk"
    who: int = thing("walker")
    to: str = thing("place", ("here", "there"))
    quick: bool = False

    def why_not(self, table: Park, seat: int, closed: str = "") -> Refusal | None:
        return no("closed", "PRK-01", place=self.to) if self.to == closed else None


class Stay(Choice):
    verb = "stay"


STAY = Stay()
Stroll = Walk | Stay


class Doze(Choice):
    """Only after a walk."""

    verb = "doze"

    def why_not(self, table: Park, seat: int) -> Refusal | None:
        return None if table.done else no("awake", "PRK-03")


class Park(Table[dict[str, int]]):
    done: list[str]
    last: list[Walk]

    def things(self, kind: str, seat: int) -> Iterable[Plain]:
        return (7, 8) if kind == "walker" else super().things(kind, seat)


@question(takes=Stroll, offer="strolls", strays={"swim": no("dry", "PRK-02")})
def park_stroll(table: Park, choice: Stroll, closed: str) -> None:
    """Walk or stay."""
    table.done.append(choice.verb)
    if isinstance(choice, Walk):
        table.last = [choice]
    table.do(park_again, closed)


@step()
def park_again(table: Park, closed: str) -> None:
    """Ask again, until three have walked."""
    if len(table.done) == 3:
        table.end([0])
    else:
        table.put(0, park_stroll, closed)


def test_a_table_knows_the_type_of_its_kit() -> None:
    class Kits(Park):
        pass

    setup = LEDUC.setup()
    setup.kit = {"benches": 3}
    table = Kits(setup=setup, dice=Dice(KEY))
    benches: int = table.kit["benches"]
    assert benches == 3 and table.clone().kit is setup.kit


def park(closed: str = "") -> Park:
    table = Park(dice=Dice(KEY))
    table.put(0, park_stroll, closed)
    return table


def test_a_choice_is_its_wire_tuple() -> None:
    choice = Walk(7, "here", True)
    wire: tuple[Plain, ...] = ("walk", 7, "here", True)
    assert (choice.who, choice.to, choice.quick) == (7, "here", True)
    assert (choice == wire) and hash(choice) == hash(wire)
    assert Walk(who=7, to="here") == ("walk", 7, "here", False)
    assert repr(choice) == repr(wire) and str(choice) == str(wire)
    assert msgspec.json.encode(choice) == b'["walk",7,"here",true]'
    for twin in (copy.copy(choice), copy.deepcopy(choice), pickle.loads(pickle.dumps(choice))):
        assert twin == choice and type(twin) is Walk


def test_a_kind_without_fields_has_one_choice() -> None:
    assert Stay() is STAY is copy.deepcopy(STAY) is pickle.loads(pickle.dumps(STAY))
    assert Stay.read(()) is STAY


@pytest.mark.parametrize(
    "values", [(7,), (7, "here", True, 1), ("7", "here"), (True, "here"), (7, "nowhere"), (7, "here", 1)]
)
def test_what_cannot_stand_for_a_kind_is_none_of_it(values: tuple[Plain, ...]) -> None:
    assert Walk.read(values) is None


def test_a_missing_or_unknown_field_is_a_mistake_of_the_caller() -> None:
    for wrong in ((), (1, "here", True, 4)):
        with pytest.raises(TypeError):
            Walk(*wrong)
    with pytest.raises(RulesError, match="card should be int, str or bool"):
        type("Odd", (Choice,), {"verb": "odd", "__annotations__": {"card": "float"}})


def test_what_can_be_meant_follows_from_the_things() -> None:
    assert list(Walk.every(park(), 0)) == [
        (("walk", who, to, quick)) for who in (7, 8) for to in ("here", "there") for quick in (False, True)
    ]
    unknown: Any = type("Fly", (Choice,), {"verb": "fly", "__annotations__": {"height": int}})
    with pytest.raises(RulesError, match="what could be meant"):
        list(unknown.every(park(), 0))


def test_an_offer_is_worked_out_from_why_not_and_knows_the_facts() -> None:
    table = park("here")
    assert table.options == [("walk", 7, "there", False), ("walk", 7, "there", True)] + [
        ("walk", 8, "there", False),
        ("walk", 8, "there", True),
        ("stay",),
    ]
    assert table.is_put(park_stroll) and table.facts(park_stroll) == ("here",)
    assert park_stroll.offer.__name__ == "strolls"
    table.play(("walk", 8, "there", True))
    assert table.last == [Walk(8, "there", True)] and type(table.last[0]) is Walk
    assert table.clone().facts(park_stroll) == ("here",)


def test_a_fact_may_be_called_seat() -> None:
    class Nod(Choice):
        verb = "nod"

        def why_not(self, table: Park, asked: int, seat: int) -> Refusal | None:
            return None

    @question(takes=Nod)
    def park_nod(table: Park, choice: Nod, seat: int) -> None: ...

    table = Park(dice=Dice(KEY))
    table.put(0, park_nod, 1)
    assert table.facts(park_nod) == (1,)
    assert [*signature(park_nod.offer).parameters][2:] == ["seat"]


def test_a_refusal_says_why() -> None:
    why = park_stroll.why_not
    assert why(park(), 0, ("walk", 7, "here", False), "here") == no("closed", "PRK-01", place="here")
    assert why(park(), 0, ("walk", 7, "there", False), "here") is NOT_OFFERED
    assert why(park(), 0, ("swim", 1), "here") == no("dry", "PRK-02")
    assert why(park(), 0, None, "here") is why(park(), 0, ("fly",), "here") is NOT_OFFERED


def test_a_table_and_its_loaded_twin_offer_typed_choices() -> None:
    table = LEDUC.new(key=KEY)
    for each in (table, LEDUC.loads(LEDUC.dumps(table)), table.guess(1, Dice(KEY))):
        assert each.options == [CALL, RAISE] and [type(option).__name__ for option in each.options] == ["Call", "Raise"]
        with pytest.raises(IllegalOption) as refused:
            each.play(("fold",))
        assert (refused.value.clause, refused.value.message) == ("LED-05", "refuse-fold")
        each.play(("raise",))
        assert each.raises == 1


def test_what_was_answered_at_once_with_others_keeps_its_type() -> None:
    table = trumps.sound.new(seats=3, key=KEY)
    for _ in range(3):
        table.play(("boast", 1))
    table.play(table.options_of(1)[0], 1)
    loaded = trumps.sound.loads(trumps.sound.dumps(table))
    assert loaded.barrier is not None and type(loaded.barrier.answered[1]) is trumps.Lay
    assert loaded.is_put(trumps.trumps_lay)


def test_a_field_that_keeps_a_choice_is_saved() -> None:
    table = park()
    table.last = [Walk(7, "here")]
    (kept,) = Park.from_plain({"last": table.plain()["last"]}).last
    assert kept == Walk(7, "here") and type(kept) is Walk


def test_only_one_answer_is_given_at_once() -> None:
    @question(takes=Stay)
    def park_rest(table: Park, choice: Stay) -> None:
        table.done.append("rest")

    table = Park(dice=Dice(KEY))
    table.put_unless_forced(0, park_rest)
    assert table.done == ["rest"] and table.question is None


def test_a_question_is_put_only_if_there_is_something_to_choose() -> None:
    @question(takes=Doze)
    def park_doze(table: Park, choice: Doze) -> None: ...

    table = Park(dice=Dice(KEY))
    assert not table.put_if_any(0, park_doze) and table.question is None
    with pytest.raises(RulesError, match="park_doze_options offers seat 0 nothing"):
        table.put(0, park_doze)
    table.done = ["walk"]
    assert table.put_if_any(0, park_doze) and table.is_put(park_doze) and table.options == [Doze()]


def test_kinds_that_look_the_same_are_refused() -> None:
    alike = type("Alike", (Choice,), {"verb": "walk", "__annotations__": {"who": "int", "to": "str"}})
    with pytest.raises(RulesError, match="look the same"):
        question(takes=Walk | alike)(lambda table, choice: None)


def test_disagreements_name_both_sides() -> None:
    table = LEDUC.new(key=KEY)
    assert bet.disagreements(table, 0, [CALL, RAISE]) == []
    assert bet.disagreements(table, 0, [CALL]) == ["Raise('raise',) is legal and not offered"]
    (told,) = bet.disagreements(table, 0, [CALL, RAISE, FOLD])
    assert told.startswith("Fold('fold',) is offered, yet") and Fold is type(FOLD)
    assert "of no kind" in bet.disagreements(table, 0, [("call",), RAISE])[0]
    assert isinstance(RAISE, Raise)


def test_made_once() -> None:
    made: Made[int, Walk] = Made(lambda who: Walk(who, "here"))
    assert made[7] is made[7] == Walk(7, "here")


def test_labels_and_click_paths_follow_from_the_things() -> None:
    table = ludotheque.game("tictactoe").new(key=KEY)
    prompt = ludotheque.game("tictactoe").scene(table, 0, "fr").prompt
    assert prompt is not None
    assert [(shown.option, shown.label, shown.items) for shown in prompt.choices][4] == (["mark", 4], "Case 5", ["s4"])
    cards = trumps.sound.position(
        hands=[{"cards": [3]}, {"cards": [4]}], deck=[0, 1, 2, *range(5, 12)], at=["trumps_turn", 2]
    )
    prompt = trumps.sound.scene(cards, 0, "en").prompt
    assert prompt is not None and (prompt.choices[0].label, prompt.choices[0].items) == ("Lay 1 of red", ["card3"])
