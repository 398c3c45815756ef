"""Experiment files: what they mean, and everything that is wrong with them, line by line, before anything runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.kernel import LudothequeError
from ludotheque.lab import experiment_file
from ludotheque.lab.experiment_file import ExperimentError, parse

from .small import small


def test_what_a_file_says() -> None:
    plan = parse(
        """
        key = "k"
        stop = { width = 0.1, most = 500 }
        [[play]]
        game = "leduc"
        bots = ["hard", "greedy:4"]
        options = { ante = 3 }
        seating = "duplicate"
        """,
        "a.toml",
        "a",
    )
    play = plan.plays[0]
    assert (plan.name, plan.key, plan.most, plan.record) == ("a", "k", 500, ("cards",))
    assert play.bots == ("ismcts:300", "greedy:4") and play.options == {"ante": 3, "raises": 2} and play.mode == "duel"
    assert [play.deal(n) for n in range(4)] == [0, 0, 1, 1]
    assert [[play.bot_on(seat, n) for seat in (0, 1)] for n in (0, 1)] == [[0, 1], [1, 0]]


def test_every_problem_is_named_with_its_line() -> None:
    text = """\
key = ""
games = 0
colour = "red"
stop = { width = 2 }

[[play]]
game = "leduc"
bots = ["normal", "godlike"]

[[play]]
game = "leduc"
bots = ["ismcts:x"]
seating = "sideways"

[[play]]
game = "leduc"
mode = "trio"

[[play]]
game = "leduc"
options = { ante = 99, raises = 1 }
seats = 7

[[play]]
game = "chess"
"""
    with pytest.raises(ExperimentError) as refused:
        parse(text, "bad.toml")
    told = [str(problem) for problem in refused.value.problems]
    for line, word in [
        (1, "key: say which words"),
        (2, "games: should be a whole number"),
        (3, "colour: is not known"),
        (4, "stop.width: should be a number"),
        (2, "either games or stop"),
        (8, "godlike"),
        (12, "ismcts:400"),
        (13, "sideways"),
        (17, "there are duel"),
        (21, "ante: 99 is not one of 1–5"),
        (22, "2 seats, not 7"),
        (25, "no game is called “chess”"),
    ]:
        assert any(f"bad.toml, line {line}: " in problem and word in problem for problem in told), (line, word, told)
    assert len(told) == 12


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("key = ", "line 1"),
        ('key = "k"', "nothing to play"),
        ('key = "k"\nplay = 3', "line 2: play: there is nothing to play"),
        ('key = "k"\n[[play]]\ngame = "leduc"\nbots = []', "line 4: play.bots: should be a list"),
        ('key = "k"\n[[play]]\ngame = "leduc"\ncards.king.rank = "high"', "line 4"),
        ('key = "k"\n[[play]]\ngame = "leduc"\n[play.cards]\nking = 3', "line 5: play.cards.king: should name fields"),
        ('key = "k"\n[[play]]\ngame = "tictactoe"\ncards.king.rank = 3', "no cards to change"),
        (
            'key = "k"\n[[play]]\ngame = "leduc"\ncards.kign.rank = 3',
            "no card of leduc is called so; did you mean king?",
        ),
        ('key = "k"\n[[play]]\ngame = "leduc"\ndecks = [1]', "line 4: play.decks"),
        ('key = "k"\nrecord = ["songs"]\n[[play]]\ngame = "leduc"', "line 2: record"),
        ('key = "k"\n[[play]]\ngame = "leduc"\n[[play]]\ngame = "leduc"', "line 4: play.name: two plays"),
        ('key = "k"\nstop = { width = 0.1, least = 50, most = 20 }\n[[play]]\ngame = "leduc"', "line 2: stop.least"),
        ("key = 7", "line 1: key: should be a text"),
    ],
)
def test_problems(text: str, word: str) -> None:
    with pytest.raises(ExperimentError) as refused:
        parse(text, "bad.toml")
    assert word in str(refused.value)


def test_a_wrong_bot_does_not_hide_a_wrong_option() -> None:
    with pytest.raises(ExperimentError) as refused:
        parse('key = 7\n[[play]]\ngame = "leduc"\nbots = ["godlike"]\noptions.ante = 99', "bad.toml")
    assert len(refused.value.problems) == 3


FIELD = """
key = "k"
games = 30
[[play]]
game = "hismment"
bots = ["random"]
field = ["emberfront", "stormwatch", "wildwood"]
"""


def test_the_decks_of_a_field_meet_one_another() -> None:
    play = parse(FIELD).plays[0]
    seated = [play.decks_on(number) for number in range(30)]
    assert {(a, b) for a, b in seated} == {(a, b) for a in range(3) for b in range(3) if a != b}
    for seat in (0, 1):  # each as often as the others, on every seat
        assert [[pair[seat] for pair in seated].count(deck) for deck in range(3)] == [10, 10, 10]
    assert play.decks_for(0) == [play.brought[place] for place in seated[0]]
    twice = parse(FIELD.replace('["random"]', '["random", "greedy"]') + 'seating = "duplicate"').plays[0]
    assert [twice.decks_on(number) for number in range(4)] == [seated[0], seated[0], seated[1], seated[1]]


def test_the_ready_made_decks_are_a_field() -> None:
    play = parse(re.sub("field = .*", 'field = "ready"', FIELD)).plays[0]
    assert {"emberfront", "stormwatch", "wildwood"} < set(play.brought)
    with pytest.raises(ExperimentError, match=r"line 7: play\.field: should be a list"):
        parse(re.sub("field = .*", 'field = "ready"', FIELD.replace("hismment", "tictactoe")))


def test_bots_take_their_own_decks_along() -> None:
    text = FIELD.replace('bots = ["random"]', 'bots = ["random", "greedy"]').replace("field", "decks")
    play = parse(text.replace(', "wildwood"', "")).plays[0]
    assert [play.decks_for(number) for number in (0, 1)] == [["emberfront", "stormwatch"], ["stormwatch", "emberfront"]]


def test_a_field_is_checked_before_anything_is_played() -> None:
    with pytest.raises(ExperimentError) as refused:
        parse(FIELD.replace("wildwood", "HIS1-nonsense"), "bad.toml")
    told = [str(problem) for problem in refused.value.problems]
    assert all("bad.toml, line 7: play.field: " in each for each in told) and any("nonsense" in each for each in told)
    for wrong in ('field = ["emberfront"]', 'field = "emberfront"', 'field = ["a", "b"]\ndecks = ["a", "b"]'):
        with pytest.raises(ExperimentError, match=r"line [78]: play"):
            parse(re.sub("field = .*", wrong, FIELD), "bad.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(LudothequeError, match="cannot be read"):
        experiment_file.read(tmp_path / "none.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(LudothequeError, match="UTF-8"):
        experiment_file.read(tmp_path / "odd.toml")


def test_a_changed_card_is_the_printed_one_with_the_change() -> None:
    plan = parse('key = "k"\n[[play]]\ngame = "leduc"\ncards.king.icon = "star"')
    assert plan.plays[0].cards == {"king": {"rank": 3, "icon": "star"}}
    assert plan.plays[0].setup().box["king"].icon == "star"


def test_changes_reach_into_lists() -> None:
    card = {"cost": 2, "effects": [{"verb": "draw", "n": 1}, {"verb": "burn", "n": 2}]}
    assert experiment_file.merged(card, {"effects": {"1": {"n": 5}}})["effects"][1] == {"verb": "burn", "n": 5}
    assert experiment_file.merged(card, {"effects": []})["effects"] == []
    with pytest.raises(LudothequeError, match="2 entries"):
        experiment_file.merged(card, {"effects": {"2": {"n": 5}}})


def test_the_number_of_matches_does_not_change_the_matches() -> None:
    more = small().__class__(**{f: getattr(small(), f) for f in small().__struct_fields__} | {"games": 500})
    assert more.digest == small().digest
    assert small('key = "other"\n[[play]]\ngame = "leduc"').digest != small().digest


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parents[2] / "examples" / "experiments").glob("*.toml")), ids=lambda path: path.stem
)
def test_the_examples_can_be_run(path: Path) -> None:
    assert experiment_file.read(path).plays
