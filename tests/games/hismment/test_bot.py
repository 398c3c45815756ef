"""What the bots' judgement must keep to, so that games between them end."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import bots
from ludotheque.games.hismment.bot import MARGIN, evaluate
from ludotheque.games.hismment.table import Hismment
from ludotheque.kernel import Dice

from .plain import attack, hero, offered, play, position, text

FIELD = "start_of_field"


def last_blow(turn: int) -> Hismment:
    """A match won by a blow in this turn."""
    table = position(
        heroes=[[{"hero": "ann", "at": "D7", "wears": ["jab"]}], []], sides=[{}, {"heart": 1}], turn=turn, at=FIELD
    )
    table.play(("attack", *offered(table, "attack")[0]))
    assert table.over
    return table


def test_a_win_is_worth_more_the_sooner_it_comes() -> None:
    early, late, endless = (last_blow(turn) for turn in (10, 60, 900))
    assert evaluate(early, 0) > evaluate(late, 0) > evaluate(endless, 0) >= 1 - MARGIN
    assert evaluate(early, 1) < evaluate(late, 1) < evaluate(endless, 1) <= MARGIN


def test_no_open_match_is_worth_as_much_as_a_won_one() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "D6", "wears": ["jab"]}], []], sides=[{"heart": 90}, {"heart": 1}], at=FIELD
    )
    assert MARGIN < evaluate(table, 1) < 0.5 < evaluate(table, 0) < 1 - MARGIN


def test_lying_in_wait_costs_more_the_longer_it_lasts() -> None:
    heroes = [[{"hero": "ann", "at": "C1", "wears": ["jab"]}], [{"hero": "bob", "at": "D6"}]]
    waits = [position(heroes=heroes, quiet=quiet, round=12, at=FIELD) for quiet in (0, 8, 16)]
    for seat in (0, 1):
        before, now, later = (evaluate(table, seat) for table in waits)
        assert 0 < before - now < now - later


def facing(square: str, wears: list[str], **words: Any) -> Hismment:
    """Ann, armed, on a square; Bob, who walks three squares and strikes one further, on C6; the turn is his."""
    heroes = [[{"hero": "ann", "at": square, "wears": ["jab"]}], [{"hero": "bob", "at": "C6", "wears": wears}]]
    return position(**({"heroes": heroes, "active": 1, "at": FIELD} | words))


def test_to_stand_where_the_enemy_can_strike_costs_what_the_blow_would_take() -> None:
    safe, reached = (evaluate(facing(square, ["chill"]), 0) for square in ("C1", "C2"))
    assert reached < safe
    safe, reached = (evaluate(facing(square, []), 0) for square in ("C1", "C2"))
    assert reached >= safe  # nothing to fear from bare hands


def test_a_blow_in_hand_counts_more_than_the_answer_to_it() -> None:
    theirs, mine = facing("C2", ["chill"]), facing("C2", ["chill"], active=0)
    assert evaluate(mine, 0) - evaluate(theirs, 0) > 0.02
    spent = facing("C2", ["chill"], active=0, attacks_made=1)
    assert evaluate(spent, 0) < evaluate(mine, 0)


@pytest.mark.parametrize("spec", ["greedy:1", "ismcts:8:cut=10"])
def test_whoever_is_alone_on_the_field_walks_to_the_heart(spec: str) -> None:
    """The other side decides nothing any more, so the search sees the end of the match whatever it does now."""
    table = position(
        heroes=[[{"hero": "ann", "at": "C1", "wears": ["jab"]}], []],
        sides=[{}, {"heart": 3}],
        round=20,
        turn=40,
        at=FIELD,
    )
    bot, dice = bots.make(spec, bytes(16)), Dice(bytes(16))
    while not table.over:
        table.play(bot.choose(bots.Window.of(table, table.seat, dice)))
    assert table.ending == "heart"
    assert table.round <= 23


@pytest.mark.parametrize("quiet", [0, 12])
def test_whoever_has_walked_does_not_walk_back(quiet: int) -> None:
    """To end a turn gives the enemy its coins and its card: that must not make another step look better."""
    table = position(
        heroes=[
            [{"hero": "ann", "at": "C1", "wears": ["jab"], "pm": 0}],
            [{"hero": "bob", "at": "D6", "wears": ["chill"]}],
        ],
        sides=[{}, {"pile": ["knife", "warm"]}],
        quiet=quiet,
        at=FIELD,
    )
    bot, dice = bots.make("greedy", bytes(16)), Dice(bytes(16))
    squares = [table.sides[0].heroes[0].square]
    while table.active == 0:
        table.play(bot.choose(bots.Window.of(table, 0, dice)))
        squares.append(table.sides[0].heroes[0].square)
    assert len(set(squares)) >= len(squares) - 1  # the last answer ends the turn


@pytest.mark.parametrize("foe", ["C5", "D7"])
def test_a_bot_charges_where_that_strikes(foe: str) -> None:
    charge = attack(damage=6, texts=[text("before", {"verb": "move", "n": 1, "to": "self"})])
    here: list[Any] = [{"hero": "bob", "at": foe, "pv": 3}] if foe == "C5" else [{"hero": "bob", "pv": 3}]
    at = "C3" if foe == "C5" else "D6"
    cards = {"charge": charge, "ann": hero(speed=0)}
    table = position(cards=cards, heroes=[[{"hero": "ann", "at": at, "wears": ["charge"]}], here], at=FIELD)
    bot = bots.make("greedy:1", b"charge")
    while table.sides[1].heroes and not table.over and table.active == 0:
        table.play(bot.choose(bots.Window.of(table, table.seat, Dice(b"charge"))))
    assert table.sides[1].heroes == []


def test_nobody_comes_back_to_a_square_left_on_the_same_walk() -> None:
    heroes = [[{"hero": "ann", "at": "C2", "wears": ["jab"]}], [{"hero": "bob", "at": "C6"}]]
    table = position(heroes=heroes, sides=[{"hand": ["knife"]}, {"hand": ["coat"]}], at=FIELD)
    table.play(("move", 15))
    there, back = table.clone(), table.clone()
    there.play(("move", 16))
    back.play(("move", 14))
    assert evaluate(back, 0) < evaluate(there, 0)
    back.play(("end",))
    there.play(("end",))
    assert evaluate(back, 0) < evaluate(there, 0)  # nor with the last step of a turn
    table.play(("end",))
    table.play(("end",))
    before = evaluate(table, 0)
    table.play(("on",)) if ("on",) in table.options else None
    assert abs(evaluate(table, 0) - before) < 0.05  # the next turn is another walk


@pytest.mark.parametrize("bank", [0, 150, 400])
@pytest.mark.parametrize("shop", [[], ["coat"]])
def test_nobody_declines_free_coins(bank: int, shop: list[str]) -> None:
    table = position(
        options={"draw_and_roll": "optional"},
        heroes=[[{"hero": "ann", "at": "C2", "wears": ["jab"]}], [{"hero": "bob", "at": "C6"}]],
        sides=[{"bank": bank, "shop": shop, "hand": ["knife"]}, {"hand": ["chill"]}],
        at="begin_turn",
    )
    taken, left = table.clone(), table.clone()
    taken.play(("yes",))
    left.play(("no",))
    assert evaluate(taken, 0) > evaluate(left, 0)


def test_the_field_is_not_left_to_an_enemy_while_somebody_could_hold_it() -> None:
    waiting = {"hero": "ann", "freed": True, "wears": ["jab"]}
    table = position(heroes=[[waiting], [{"hero": "bob", "at": "C5", "wears": ["chill"]}]], at=FIELD)
    there, gone = table.clone(), table.clone()
    play(there, "deploy", "ann")
    gone.play(("end",))
    assert evaluate(there, 0) > evaluate(gone, 0)
