"""What positions understand besides fields: cards by name where a number means one, and steps that nothing follows."""

import pytest

import ludotheque
from ludotheque.kernel import IllegalOption, PositionError

GAME = ludotheque.game("fortune")


def test_a_card_stands_for_its_number_in_fields_and_arguments() -> None:
    table = GAME.position(
        seats=2, heroes=[{"space": "japan", "cliff": "boat_chase"}, {}], at=["keep_event", 1, "pickpocket"]
    )
    assert table.lib.ids[table.heroes[0].cliff] == "boat_chase"


def test_words_of_the_game_are_not_called_unknown_because_something_else_is_wrong() -> None:
    with pytest.raises(PositionError) as refused:
        GAME.position(round="two", deck={"event": ["pickpocket"]}, unheard_of=1)
    assert [problem.where for problem in refused.value.problems] == ["round", "unheard_of"]


def test_a_position_rests_when_nothing_follows() -> None:
    table = GAME.position(seats=2, heroes=[{"space": "japan"}, {}], at=["suffer", 0, 2])
    assert table.heroes[0].wounds == 2
    for rested in (table, table.clone(), GAME.loads(GAME.dumps(table))):
        assert not rested.over and rested.waiting == [] and rested.options == [] and rested.result is None
        assert GAME.scene(rested, 0).prompt is None
        with pytest.raises(IllegalOption):
            rested.play(("pass",))
