"""Bad input is refused with every problem named, and nothing starts."""

from __future__ import annotations

import pytest

from ludotheque.kernel import PositionError, SetupError
from ludotheque.kernel.scene import Plain
from ludotheque.testing import Case


def bad_setups_are_refused(case: Case) -> None:
    """A wrong number of seats, an unknown setting, a value out of range, a bad key: all named at once."""
    game = case.game
    wrong: dict[str, Plain] = {
        "no such setting": 1,
        **{setting.name: "no such value" for setting in game.options(case.mode)},
    }
    with pytest.raises(SetupError) as refused:
        game.new(mode=case.mode, seats=99, options=wrong, key=b"too short")
    named = {problem.where for problem in refused.value.problems}
    expected = {"seats", "key", *(f"options.{name}" for name in wrong)}
    assert expected <= named, f"{case}: a bad setup does not name {', '.join(sorted(expected - named))}"
    with pytest.raises(SetupError, match="no such mode"):
        game.new(mode="no such mode", key=bytes(16))
    with pytest.raises(SetupError):
        game.new(mode=case.mode, seats=case.seats, decks={"no": "such deck"}, key=bytes(16))


def bad_positions_are_refused(case: Case) -> None:
    """A field, a step or a card that does not exist is refused by name."""
    game = case.game
    for words in ({"no_such_field": 1}, {"no_such_field": 1, "nor_this": []}):
        with pytest.raises(PositionError) as refused:
            game.position(mode=case.mode, seats=case.seats, **words)
        named = {problem.where for problem in refused.value.problems}
        assert named >= words.keys(), f"{case}: {words} is refused, but only {named} is named"
    with pytest.raises(PositionError, match="no_such_step"):
        game.position(mode=case.mode, seats=case.seats, at="no_such_step")


CHECKS = [bad_setups_are_refused, bad_positions_are_refused]
