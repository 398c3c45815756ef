"""Verbs that few cards or none are written with: what each does, whom it asks, and what it does when there is nothing."""

from __future__ import annotations

from typing import Any

from ludotheque.games.fortune.cards import CITY, EVENT, GEAR
from ludotheque.testing import key_of, rule

from .support import asking, number, play, stopped, table, told, verbs

TACTICS = {"extort": 0, "treason": 3, "prices": 4}
"""The lines of the Mob's chart."""


def event(**effect: Any) -> dict[str, Any]:
    return {"kind": "event", "icon": "run", "immediate": True, "power": {"effects": [effect]}}


def happens(effect: dict[str, Any], *heroes: dict[str, Any], mode: str = "basic", **words: Any) -> Any:
    """The first hero plays a card with this effect."""
    return table(
        ["run_effects", "trick", -1, 0, 0, -1],
        mode=mode,
        heroes=list(heroes) or [{}, {}],
        cards={"trick": event(**effect)},
        **words,
    )


def chart(line: str, *after: Any, **words: Any) -> Any:
    """A line of the Mob's chart comes up, and what is told then happens."""
    return table(["run_effects", "the_mob", TACTICS[line], 0, 0, -1], *after, mode="coop_mob", **words)


@rule("FAG-K09", "FAG-K22")
def test_discard_asks_the_owner_and_only_for_what_it_names() -> None:
    board = happens({"verb": "discard", "what": "gear"}, {"gear": ["torch", "bullwhip"], "allies": ["con_artist"]}, {})
    assert board.options == [("drop", number(board, "torch")), ("drop", number(board, "bullwhip"))]
    play(board, ("drop", number(board, "torch")))
    assert number(board, "torch") in board.shop and len(board.heroes[0].gear) == len(board.heroes[0].allies) == 1
    board = happens({"verb": "discard", "what": "gear"}, {"gear": ["bullwhip"]}, {})
    assert stopped(board) and board.piles[GEAR] == [number(board, "bullwhip")]
    assert stopped(happens({"verb": "discard", "what": "ally"}, {"gear": ["bullwhip"]}, {}))


@rule("FAG-V01", "FAG-Y04", "FAG-S20")
def test_a_card_discarded_from_the_hand_is_seen_by_all() -> None:
    trick = {"verb": "discard", "what": "event", "who": "rival"}
    board = happens(trick, {}, {"hand": ["fast_car", "safe_house"]})
    assert board.seat == 1 and len(board.options) == 2
    play(board, ("drop", number(board, "safe_house")))
    assert board.piles[CITY] == [number(board, "safe_house")] and board.heroes[1].hand == [number(board, "fast_car")]
    assert told(board, "rejected") == [{"seat": 1, "card": number(board, "safe_house")}]
    board = happens(trick, {}, {"hand": ["fast_car"]})
    assert stopped(board) and board.piles[EVENT] == [number(board, "fast_car")] and not board.heroes[1].reach


@rule("FAG-W03", "FAG-W26")
def test_extortion_is_paid_by_the_supply_if_the_team_has_nothing() -> None:
    board = chart("extort", fund=5)
    assert (board.fund, board.org_fortune, board.track) == (4, 1, 0)
    board = chart("extort", fund=0, org_fortune=2)
    assert (board.fund, board.org_fortune, board.track) == (0, 0, 1)


@rule("FAG-W39")
def test_a_city_is_freed_by_choice() -> None:
    free = {"verb": "free_city"}
    board = happens(free, mode="coop_mob", occupied=["cairo", "paris", "lima"])
    assert verbs(board) == {"site"} and len(board.options) == 3
    play(board, ("site", "paris"))
    assert board.occupied == ["cairo", "lima"]
    board = happens(free, mode="coop_mob", occupied=["cairo"])
    assert stopped(board) and not board.occupied
    assert stopped(happens(free, mode="coop_mob"))


@rule("FAG-W03", "FAG-Y15", "FAG-Y16")
def test_prices_rise_for_gear_and_allies_until_the_next_villain_phase() -> None:
    words: Any = {"heroes": [{"space": "cairo", "glory": 7}, {}], "deck": {"plot": ["war_chest"]}}
    board = chart("prices", ["city_shop", 0], **words)
    assert {("buy", "gear"), ("buy", "ally"), ("item", "torch")} <= set(board.options)
    assert play(board, ("item", "torch")).heroes[0].glory == 5 and ("buy", "gear") not in board.options
    board = chart("prices", ["run_effects", "the_mob", 4, 0, 0, -1], ["city_shop", 0], **words)
    assert board.prices == 4 and ("buy", "gear") not in board.options
    board = chart("prices", ["villain_phase"], ["city_shop", 0], **words)
    assert asking(board) == "deal_done" and board.prices == 0
    assert play(board, ("buy", "gear")).heroes[0].glory == 2


@rule("FAG-W03", "FAG-G10", "FAG-G12")
def test_treason_tests_a_random_ally_of_anybody() -> None:
    heroes = [{}, {"allies": ["con_artist"], "gear": ["torch"]}]
    board = chart("treason", heroes=heroes, dice=[3, 3])
    assert not board.heroes[1].allies and board.heroes[1].gear
    board = chart("treason", heroes=heroes, dice=[3, 4])
    assert board.heroes[1].allies and told(board, "loyal")[0]["dice"] == (3, 4)
    assert not told(chart("treason", heroes=[{}, {}]), "deserted")
    owners = set()
    for n in range(20):
        board = chart("treason", heroes=[{"allies": ["con_artist"]}, {"allies": ["mule_driver"]}], key=key_of(n))
        owners |= {args["seat"] for kind in ("loyal", "deserted") for args in told(board, kind)}
    assert owners == {0, 1}
