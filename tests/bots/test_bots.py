"""What every bot must do, and what the searching one must manage."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.chance import RandomBot
from ludotheque.bots.ismcts import IsmctsBot
from ludotheque.bots.worth import placing
from ludotheque.kernel import Dice, Game, LudothequeError, Option, Outcome

from . import toys


def key(*numbers: int) -> bytes:
    """A key of its own for each place it is needed."""
    return bytes(numbers).ljust(16, b"\0")


def play(game: Game[Any], specs: Sequence[str], number: int, told: bool = False) -> Any:
    """One match between these bots, one per seat; every choice is checked to be an offered one."""
    table = game.setup().deal(key(1, number % 256, number // 256), told=told)
    players = [bots.make(spec, key(2, seat, number % 256, number // 256)) for seat, spec in enumerate(specs)]
    eyes = Dice(key(3, number % 256))
    while not table.over:
        seat = table.seat
        option = players[seat].choose(bots.Window.of(table, seat, eyes))
        assert option in table.options_of(seat)
        table.play(option)
    return table


def points(game: Game[Any], a: str, b: str, matches: int) -> tuple[float, float]:
    """The scores of two bots over some matches, seats taking turns."""
    sums = [0.0, 0.0]
    for number in range(matches):
        swap = number % 2
        result = play(game, [b, a] if swap else [a, b], number).result
        sums[0] += result[swap].score
        sums[1] += result[1 - swap].score
    return sums[0], sums[1]


@pytest.mark.parametrize("name", ["leduc", "tictactoe"])
def test_the_ladder_is_a_ladder(name: str) -> None:
    """random < greedy < ismcts, each clearly, with small budgets."""
    game = ludotheque.game(name)
    matches = 500 if name == "leduc" else 200  # luck needs more of them
    for weak, strong in pairwise(["random", "greedy", "ismcts:60"]):
        ours, theirs = points(game, strong, weak, matches)
        assert ours > theirs + 0.1 * matches, f"{strong} {ours:+g} against {weak} {theirs:+g} in {matches} matches"


@pytest.mark.parametrize("seat", [0, 1])
def test_search_never_loses_tic_tac_toe(seat: int) -> None:
    game = ludotheque.game("tictactoe")
    for number in range(25):
        specs = ["random", "random"]
        specs[seat] = "ismcts:300"
        assert play(game, specs, number).result[seat].score >= 0


@pytest.mark.parametrize("spec", ["random", "greedy:2", "ismcts:30"])
@pytest.mark.parametrize("name", ["leduc", "tictactoe"])
def test_the_same_key_gives_the_same_choices(name: str, spec: str) -> None:
    game = ludotheque.game(name)
    first, again = (play(game, [spec, spec], 7) for _ in range(2))
    assert game.digest(first) == game.digest(again)


def test_a_story_told_or_not_changes_no_rule() -> None:
    """With a story the search goes on from its old tree; both ways it must only ever choose what is offered."""
    game = ludotheque.game("leduc")
    for number in range(10):
        assert play(game, ["ismcts:40", "ismcts:40"], number, told=True).over


def test_the_tree_is_kept_between_decisions() -> None:
    game = ludotheque.game("tictactoe")
    table = game.new(key=key(5))
    bot = IsmctsBot(key(6), iterations=400)
    table.play(bot.choose(bots.Window.of(table, 0, Dice(key(7)))))
    table.play(table.options[0])
    bot.choose(bots.Window.of(table, 0, Dice(key(7))))
    assert sum(thought.visits for thought in bot.thoughts) > 400


def test_the_tree_is_dropped_when_the_past_does_not_fit() -> None:
    game = ludotheque.game("tictactoe")
    bot = IsmctsBot(key(6), iterations=50)
    for number in range(2):  # two matches in a row, and a move count that goes back
        bot.choose(bots.Window.of(game.new(key=key(number)), 0, Dice(key(7))))
        assert sum(thought.visits for thought in bot.thoughts) == 50


def test_a_reveal_is_planned_for_separately() -> None:
    """After the board card is turned, the plan for a pair must not be the plan for a jack without one."""
    game = ludotheque.game("leduc")
    found = set()
    for number in range(200):
        table = game.new(key=key(number))
        for option in (("call",), ("call",), ("call",), ("raise",)):
            table.play(option)
        rank, board = table.hands[0].card[0] // 2, table.board[0] // 2
        plan = "pair" if rank == board else "jack" if rank == 0 and board == 2 else ""
        if plan and plan not in found:
            found.add(plan)
            chosen = bots.make("ismcts:400", key(8)).choose(bots.Window.of(table, 0, Dice(key(9))))
            assert chosen == (("raise",) if plan == "pair" else ("fold",)), plan
    assert found == {"pair", "jack"}


def choice(game: Game[Any], spec: str, seat: int = 0) -> tuple[Option, bots.Bot]:
    bot = bots.make(spec, key(4))
    table = game.setup().deal(key(5))
    return bot.choose(bots.Window.of(table, seat, Dice(key(6)))), bot


def test_who_decides_at_once_does_not_see_the_other() -> None:
    """If the imagined rival saw our coin, only the safe choice would be left."""
    for spec in ("ismcts:600", "greedy:50"):
        assert choice(toys.pennies, spec)[0] != ("safe",)
    assert choice(toys.pennies, "ismcts:50", seat=1)[0] in toys.PENNIES[:2]


def test_nobody_goes_round_in_circles_for_ever() -> None:
    assert max(play(toys.pace, ["greedy:2", "random"], number).moves for number in range(50)) < 200


def test_what_is_clearly_behind_is_looked_at_no_more() -> None:
    option, bot = choice(toys.shelf, "greedy:8")
    assert option == ("take", 217)
    assert {thought.visits for thought in bot.thoughts} == {3}  # nothing is hidden: a few guesses tell


def test_a_player_alone_goes_for_the_score() -> None:
    assert play(toys.climb, ["ismcts:200"], 1).result[0].score == 4


def test_among_very_many_options_the_good_one_is_found() -> None:
    option, bot = choice(toys.shelf, "ismcts:100")
    assert option == ("take", 217)
    assert 8 < bot.considered < 100


def test_eight_seats_and_a_very_long_game() -> None:
    option, bot = choice(toys.marathon, "ismcts:100")
    assert option == ("run",)
    assert choice(toys.marathon, "greedy")[0] == ("run",)
    assert bot.thoughts[0].visits > bot.thoughts[1].visits


def test_a_time_budget_is_kept() -> None:
    _, bot = choice(ludotheque.game("tictactoe"), "ismcts:0.05s")
    assert bot.considered == 9


def test_thoughts_explain_the_choice() -> None:
    option, bot = choice(ludotheque.game("leduc"), "ismcts:80")
    assert bot.thoughts[0].option == option
    assert sum(thought.visits for thought in bot.thoughts) == 80
    assert all(0 <= thought.value <= 1 for thought in bot.thoughts)


@pytest.mark.parametrize(
    ("ranks", "worths"),
    [
        ([1, 2], [1, 0]),
        ([1, 1], [0.5, 0.5]),
        ([1, 2, 2, 4], [1, 0.5, 0.5, 0]),
        ([2, 2], [0, 0]),  # lost together
    ],
)
def test_placing(ranks: list[int], worths: list[float]) -> None:
    outcomes = [Outcome(0, rank) for rank in ranks]
    assert [placing(outcomes, seat) for seat in range(len(ranks))] == worths


def test_placing_alone() -> None:
    assert placing([Outcome(-3, 1)], 0) < placing([Outcome(0, 1)], 0) == 0.5 < placing([Outcome(8, 1)], 0) < 1
    assert placing([Outcome(8, 2)], 0) == 0


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("clever", "there are greedy, ismcts, random, slips"),
        ("random:3", "takes nothing"),
        ("greedy:none", "such as greedy:8"),
        ("greedy:0", "such as greedy:8"),
        ("ismcts:", ""),
        ("ismcts:lots", "ismcts:0.5s"),
        ("ismcts:0", "ismcts:0.5s"),
        ("ismcts:-1s", "ismcts:0.5s"),
        ("ismcts:10:cut=-1", "cut=30"),
        ("ismcts:10:depth=3", "cut=30"),
        ("slips", "slips:25:greedy:4"),
        ("slips:0:greedy", "slips:25:greedy:4"),
        ("slips:100:greedy", "slips:25:greedy:4"),
        ("slips:25", "slips:25:greedy:4"),
        ("slips:25:clever", "there are greedy"),
    ],
)
def test_specs(spec: str, message: str) -> None:
    if message:
        with pytest.raises(bots.BotError, match=message):
            bots.make(spec, key(1))
    else:
        assert isinstance(bots.make(spec, key(1)), IsmctsBot)


def test_slips() -> None:
    """It imitates another bot, its thoughts too, but as often as it says answers at random without a thought."""
    table = ludotheque.game("leduc").setup("duel", 2).deal(key(5))
    window = bots.Window.of(table, table.seat, Dice(key(6)))
    slipping = bots.make("slips:30:greedy:2", key(7))
    slipped = 0
    for _ in range(400):
        assert slipping.choose(window) in window.options
        slipped += not slipping.thoughts
    assert 80 < slipped < 160
    assert bots.make("slips:30:ismcts:20", key(1)).listens


def test_strengths() -> None:
    game = ludotheque.game("leduc")
    assert isinstance(bots.for_strength(game, "hard", key(1)), IsmctsBot)
    assert bots.spec_of(game, "hard") == game.strengths["hard"]
    assert bots.spec_of(game, "ismcts:5") == "ismcts:5"
    with pytest.raises(bots.BotError, match="easy, normal, hard"):
        bots.for_strength(game, "godlike", key(1))
    with pytest.raises(bots.BotError, match="easy, normal, hard and the bots greedy"):
        bots.spec_of(game, "godlike")


def test_bots_of_other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package adds a bot by entry point; ours keep their names; a broken one is in nobody else's way."""

    class First(bots.Bot):
        def choose(self, window: bots.Window) -> Option:
            return window.options[0]

    def make_first(argument: str, key: bytes) -> First:
        return First()

    module = ModuleType("a_package")
    setattr(module, "make_first", make_first)
    monkeypatch.setitem(sys.modules, "a_package", module)
    values = {"first": "a_package:make_first", "random": "a_package:make_first", "broken": "a_package:make_last"}
    entries = [EntryPoint(name, value, bots.bot.GROUP) for name, value in values.items()]
    monkeypatch.setattr(bots.bot, "_announced", lambda: {entry.name: entry for entry in entries})
    table = ludotheque.game("leduc").new(key=key(1))
    assert bots.make("first", key(2)).choose(bots.Window.of(table, 0, Dice(key(3)))) == table.options[0]
    assert isinstance(bots.make("random", key(2)), RandomBot)
    assert {"broken", "first", "greedy"} < set(bots.names())
    with pytest.raises(LudothequeError, match=r"broken = “a_package:make_last”.*cannot be loaded: AttributeError"):
        bots.make("broken", key(2))
