"""Game: setting up, and what a stranger finds at the front door."""

import pytest

import ludotheque
from ludotheque.kernel import LudothequeError, Setting, SetupError, switch
from ludotheque.testing import key_of

KEY = key_of("game")


def test_the_front_door() -> None:
    game = ludotheque.game("leduc")
    assert ludotheque.games()["leduc"] is game
    assert (game.name, game.modes, game.seats()) == ("leduc", ("duel",), (2,))
    assert [setting.name for setting in game.options("duel")] == ["ante", "raises"]
    table = game.new(key=KEY)
    while not table.over:
        assert table.seat in (0, 1) and table.result is None
        table.play(table.options[0])
    assert len(table.result) == 2


def test_an_unknown_game_is_named_with_those_that_exist() -> None:
    with pytest.raises(LudothequeError, match=r"“chess”.*leduc"):
        ludotheque.game("chess")


def test_all_setup_problems_at_once() -> None:
    with pytest.raises(SetupError) as refused:
        ludotheque.game("leduc").new(seats=3, options={"ante": 6, "raises": True, "x": 1}, decks=[1], key=b"")
    assert {problem.where for problem in refused.value.problems} == {
        "seats", "options.ante", "options.raises", "options.x", "decks", "key",
    }  # fmt: skip
    assert next(p.clause for p in refused.value.problems if p.where == "options.ante") == "LED-02"


def test_options_and_cards_come_by_name() -> None:
    with pytest.raises(SetupError) as refused:
        ludotheque.game("leduc").setup(options=["ante"], cards=["ace"])  # type: ignore[arg-type]
    assert [str(problem) for problem in refused.value.problems] == [
        "options: ['ante'] should be a dictionary, each value with its name",
        "cards: ['ace'] should be a dictionary, each value with its name",
    ]


def test_the_same_key_deals_the_same_match_and_another_key_another() -> None:
    game = ludotheque.game("leduc")
    digests = [game.digest(game.new(key=key)) for key in (KEY, KEY, bytes(16))]
    assert digests[0] == digests[1] != digests[2]


def test_the_commitment_is_shown_at_once_and_the_key_at_the_end() -> None:
    game = ludotheque.game("leduc")
    table = game.new(key=KEY)
    first = game.scene(table, None)
    assert first.commitment and not first.key
    while not table.over:
        table.play(table.options[0])
    last = game.scene(table, 0)
    assert last.commitment == first.commitment and last.key == KEY.hex()


def test_settings_know_their_range() -> None:
    number, word = Setting("n", 2, low=1, high=3), Setting("w", "a", ("a", "b"))
    assert [number.accepts(value) for value in (0, 1, 3, 4, True, "2", None, 2.0)] == [False, True, True] + [False] * 5
    assert [word.accepts(value) for value in ("a", "b", "c", 0)] == [True, True, False, False]
    flag = switch("f", True)
    assert [flag.accepts(value) for value in (True, False, 1, 0, None)] == [True, True, False, False, False]
    assert number.range == "1–3" and "'b'" in word.range
