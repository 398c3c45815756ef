"""What the lab finds in games of which the truth is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.kernel import LudothequeError
from ludotheque.lab import compare, ladder, measures, standings, stats, sweep
from ludotheque.lab.findings import find
from ludotheque.lab.replaying import recorded
from ludotheque.lab.run import run

from .small import small
from .test_experiment import FIELD
from .toys import duel

DUEL = 'key = "d"\ngames = 600\n[[play]]\ngame = "duel"\nbots = ["random"]\n'

pytestmark = pytest.mark.usefixtures("with_duel")


def test_cards_are_known_by_what_became_of_them(tmp_path: Path) -> None:
    found = find(run(small(DUEL), tmp_path, 1), 0)
    cards = {line.card: line for line in found.cards}
    assert set(cards) == {"dud", "low", "mid", "high"}
    assert all(line.began == 1200 and line.in_deck is None for line in cards.values())  # everyone has them all
    assert cards["high"].when_drawn is not None and cards["high"].when_drawn.low > 0.2
    assert cards["low"].when_drawn is not None and cards["low"].when_drawn.high < 0
    assert cards["high"].when_played is not None and cards["high"].when_played.low > 0
    assert cards["dud"].how == "discard" and cards["high"].how == "show"
    assert 0.4 < cards["high"].drawn / 1200 < 0.6


def test_numbers_of_the_games_own(tmp_path: Path) -> None:
    found = find(run(small(DUEL), tmp_path, 1), 0)
    assert len(found.metrics["margin"]) == 600 and max(found.metrics["margin"]) <= 2
    left, right = sorted(found.standings.traits["side"], key=lambda line: line.name)
    assert (left.name, right.name) == ("left", "right")
    assert left.share.low < 0.5 < left.share.high and left.share.value + right.share.value == pytest.approx(1)
    assert found.asked[0].step.endswith("lab_show") and found.asked[0].times == 2
    assert found.longest_turn == 1 and found.draws > 0.1
    assert {outlier.why for outlier in found.outliers} >= {"longest", "margin"}


def test_who_wins_by_deck_and_each_against_each(tmp_path: Path) -> None:
    results = run(small(FIELD), tmp_path, 1)
    found = standings.stand(results, 0)
    shares = {line.name: line.share for line in found.traits["deck"]}
    assert set(shares) == {"emberfront", "stormwatch", "wildwood"} and all(share.n == 20 for share in shares.values())
    met = found.meetings["deck"]
    assert len(met) == 6 and sum(share.n for share in met.values()) == 60
    for (mine, theirs), share in met.items():
        assert share.value + met[theirs, mine].value == pytest.approx(1)
    row = results.row(0, 4)
    assert recorded(results.experiment.plays[0], row).header.decks == results.experiment.plays[0].decks_for(4)
    assert measures.widest(results, 0, 30) == max(share.width for share in shares.values())


def test_a_trait_may_have_several_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "traits", lambda table, seat: {"hero": ["a", "bc"[seat]]})
    heroes = standings.stand(run(small(DUEL), tmp_path, 1), 0).traits["hero"]
    assert {line.name: line.share.n for line in heroes} == {"a": 1200, "b": 600, "c": 600}


def test_what_a_change_does_is_seen_through_the_luck(tmp_path: Path) -> None:
    a, b = small(DUEL), small(DUEL + "options = { bonus = 1 }\n")
    first, second = run(a, tmp_path / "a", 1), run(compare.same_luck(a, b), tmp_path / "b", 1)
    found = compare.compare(first, second)
    rows = {(row.measure.kind, row.measure.name): row for row in found.rows}
    seat = rows["share-seat", "1"]
    assert seat.difference.low > 0.1 and seat.difference.sure
    assert seat.difference.width < 0.8 * seat.unpaired.width
    assert rows["score-seat", "1"].difference == stats.Estimate(1.0, 1.0, 1.0, 600)  # exactly one more, every time
    assert rows["decisions", ""].difference.value == 0
    assert ("metric", "margin") in rows and found.pairs == 600 and found.gain > 1
    assert compare.verdict(seat, "en") == "more" and compare.verdict(rows["decisions", ""], "en") == "not clear"
    with pytest.raises(LudothequeError, match="different keys"):
        compare.compare(first, run(small(DUEL.replace('"d"', '"e"')), tmp_path / "c", 1))
    with pytest.raises(LudothequeError, match="cannot be compared"):
        compare.same_luck(a, small())


def test_a_sweep_finds_how_much_is_too_much(tmp_path: Path) -> None:
    file = tmp_path / "duel.toml"
    file.write_text(DUEL)
    path, values = sweep.parse_vary("options.bonus=0..3")
    planned = sweep.experiments(file, path, values)
    played = [run(plan, tmp_path / str(value), 1) for plan, value in zip(planned, values, strict=True)]
    points = sweep.sweep(values, played)
    seat = compare.Measure("share-seat", "1")
    shares = [point.measured[seat].value for point in points]
    assert shares == sorted(shares) and shares[0] < 0.55 and shares[3] == 1
    assert points[3].differences[seat].low > 0.4
    page = sweep.sweep_page("options.bonus", points, played, "en")
    assert "options.bonus from 0 to 3" in page and page.count("<polyline") == 2 * len(points[0].measured)


@pytest.mark.parametrize(
    "words", ["ante=1..5", "options.ante", "options.ante=5..1", "options.ante=3", "decks.a=1,2", "options.=1,2"]
)
def test_what_cannot_be_varied(words: str) -> None:
    with pytest.raises(LudothequeError, match="--vary"):
        sweep.parse_vary(words)


def test_values_to_vary() -> None:
    assert sweep.parse_vary("cards.king.rank=2,x,on,1.5") == (("cards", "king", "rank"), [2, "x", True, 1.5])


def test_the_ladder_puts_the_better_bot_on_top(tmp_path: Path) -> None:
    import ludotheque

    plan = ladder.plan(ludotheque.game("tictactoe"), None, ("random", "ismcts:60", "ismcts:8"), 40, "k")
    assert [play.bots for play in plan.plays] == [
        ("random", "ismcts:60"),
        ("random", "ismcts:8"),
        ("ismcts:60", "ismcts:8"),
    ]
    found = run(plan, tmp_path, 1)
    rungs = ladder.rate(found)
    assert [rung.bot for rung in rungs] == ["ismcts:60", "ismcts:8", "random"]
    assert [rung.strength for rung in rungs] == ["hard", "normal", "easy"]
    for rung in rungs[:2]:
        assert rung.won is not None and rung.won.low > 0.5 and rung.won.n == 80
    assert rungs[2].won is None  # nobody is below it
    text = ladder.as_toml(found, rungs)
    import tomllib

    assert tomllib.loads(text)["strengths"] == {"easy": "random", "normal": "ismcts:8", "hard": "ismcts:60"}
    with pytest.raises(LudothequeError, match="at least two"):
        ladder.plan(ludotheque.game("tictactoe"), None, ("random",), 40, "k")


def test_slow_bots_are_not_called_hard() -> None:
    rungs = [
        ladder.Rung("deep", 40, 1, 10, 0.9, 5000),
        ladder.Rung("good", 30, 1, 10, 0.7, 50),
        ladder.Rung("fair", 22, 1, 10, 0.5, 5),
        ladder.Rung("weak", 10, 1, 10, 0.1, 1),
    ]
    assert [rung.strength for rung in ladder.named(rungs)] == ["", "hard", "normal", "easy"]


def test_the_names_are_three_equal_steps_above_the_weakest() -> None:
    ratings = [40, 39, 31, 26, 21, 12, 10]
    rungs = [ladder.Rung(f"bot{rating}", rating, 1, 10, 0.5, 1) for rating in ratings]
    names = {rung.strength: rung.rating for rung in ladder.named(rungs) if rung.strength}
    assert names == {"hard": 40, "normal": 31, "easy": 21}
    assert [rung.strength for rung in ladder.named(rungs[:2])] == ["hard", "easy"]


def test_comparing_with_everyone_agrees_with_comparing_row_by_row(tmp_path: Path) -> None:
    """Two ways to the same interval: with a row for each seat that lacks the card, and without."""
    results = run(small('key = "k"\ngames = 300\n[[play]]\ngame = "leduc"\nbots = ["normal", "easy"]'), tmp_path, 1)
    chairs = measures.chairs(measures.games(results, 0))
    lines = {line.card: line for line in measures.card_lines(results, 0, chairs)}
    rows = results.scan("cards").collect()
    usual: dict[tuple[int, int], list[float]] = {}
    for bot, seat, result in chairs.select("bot", "seat", "result").iter_rows():
        usual.setdefault((bot, seat), []).append(result)
    having = set(rows.filter(rows["card"] == "king-spades").select("number", "seat").iter_rows())
    sides: dict[bool, list[tuple[float, int]]] = {True: [], False: []}
    for number, bot, seat, result in chairs.select("number", "bot", "seat", "result").iter_rows():
        mean = sum(usual[bot, seat]) / len(usual[bot, seat])
        sides[(number, seat) in having].append((result - mean, number))
    expected = stats.difference(
        [v for v, _ in sides[True]],
        [v for v, _ in sides[False]],
        [n for _, n in sides[True]],
        [n for _, n in sides[False]],
    )
    got = lines["king-spades"].in_deck
    assert got is not None
    assert (got.value, got.low, got.high) == pytest.approx((expected.value, expected.low, expected.high))
