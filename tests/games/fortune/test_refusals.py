"""Answers that are not accepted: each says why, by its own clause, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune import game
from ludotheque.kernel import IllegalOption

from .support import SITE, play, table

RICH = {"glory": 4, "wounds": 1}
TRIED: list[tuple[str, Any, dict[str, Any], list[tuple[Any, str]]]] = [
    (
        "a move",
        ["roll_move", 0],
        {"mode": "advanced", "heroes": [{"space": "london", "fortune": 2}, {}], "dice": [2]},
        [
            (("move", "sahara"), "FAG-M08"),
            (("fly", "istanbul"), "FAG-F02"),
            (("fly", "sahara"), "FAG-F01"),
            (("fly", "london"), "FAG-F01"),
            (("move", ["sahara"]), "FAG-M02"),
        ],
    ),
    (
        "a step too far",
        ["roll_move", 0],
        {"heroes": [{"space": "british_isles"}, {}], "dice": [2]},
        [(("move", "north_atlantic"), "FAG-M07"), (("fly", "paris"), "FAG-S29")],
    ),
    (
        "a city",
        ["city_shop", 0],
        {"heroes": [RICH, {"gear": ["torch", "torch"]}]},
        [
            (("buy", "gear"), "FAG-Y15"),
            (("buy", "the_sword"), "FAG-Y14"),
            (("item", "torch"), "FAG-S27"),
            (("item", "hired_gun"), "FAG-Y16"),
            (("heal", 2), "FAG-Y17"),
            (("treasure",), "FAG-Y12"),
            (("trade", 1), "FAG-G17"),
        ],
    ),
    (
        "an artifact's space",
        ["adventure_turn", 0],
        {"heroes": [{"space": "sahara"}, {}], "sites": [SITE]},
        [
            (("board",), "FAG-Z07"),
            (("assault",), "FAG-W35"),
            (("challenge",), "FAG-L40"),
            (("roam",), "FAG-A02"),
            (("city",), "FAG-Y01"),
            (("trade", 1), "FAG-G17"),
        ],
    ),
    (
        "somebody who stayed out",
        ["adventure_turn", 0],
        {
            "mode": "advanced",
            "heroes": [{"space": "sahara", "declined": True}, {}],
            "sites": [SITE],
            "zeppelin": "sahara",
        },
        [(("hunt",), "FAG-R05")],
    ),
    (
        "a team",
        ["adventure_turn", 0],
        {"mode": "coop_mob", "heroes": [{"space": "sahara", "gear": ["rope"]}, {}], "sites": [SITE]},
        [(("trade", 1), "FAG-O13"), (("board",), "FAG-Z07")],
    ),
    (
        "a cliffhanger before a swap",
        ["adventure_turn", 0],
        {
            "mode": "coop_mob",
            "heroes": [{"space": "japan", "cliff": "boat_chase", "gear": ["rope"]}, {"space": "japan"}],
        },
        [(("hunt",), "FAG-A09"), (("roam",), "FAG-A09")],
    ),
    ("a fight", ["attacked", 0, "mobsters", False], {}, [(("escape", 3), "FAG-C10"), (("press",), "FAG-C10")]),
    (
        "a cliffhanger",
        ["adventure_turn", 0],
        {"heroes": [{"space": "japan", "cliff": "boat_chase", "wounds": 3}, {}]},
        [(("dig", 2), "FAG-T22"), (("camp",), "FAG-T19")],
    ),
    (
        "a window",
        ["move_turn", 0],
        {
            "heroes": [{"hand": ["fast_car", "front_page"], "gear": ["bullwhip"], "flipped": ["bullwhip"]}, {}],
            "dice": [3],
        },
        [(("play", "front_page"), "FAG-V19"), (("play", "tail_wind"), "FAG-V01"), (("use", "bullwhip"), "FAG-G07")],
    ),
    (
        "the price of a KO",
        ["knock_out", 0],
        {"heroes": [{"glory": 3, "fortune": 3, "allies": ["con_artist"]}, {}], "dice": [2]},
        [(("give", "glory", 3), "FAG-K06"), (("give", "allies", 1), "FAG-K09")],
    ),
    (
        "a team's KO",
        ["knock_out", 0],
        {"mode": "coop_mob", "fund": 9, "heroes": [{"glory": 3, "gear": ["rope"]}, {}], "dice": [2]},
        [(("give", "fortune", 1), "FAG-O09")],
    ),
    (
        "a sneak test",
        ["begin_boarding", 0],
        {"mode": "advanced", "heroes": [{"space": "japan"}, {}], "zeppelin": "japan"},
        [(("number", 7), "FAG-L08"), (("escape", 0), "FAG-L19")],
    ),
]


@pytest.mark.parametrize(("at", "words", "tried"), [row[1:] for row in TRIED], ids=[row[0] for row in TRIED])
def test_a_refusal_names_its_clause(at: Any, words: dict[str, Any], tried: list[tuple[Any, str]]) -> None:
    board = table(at, **words)
    before = board.plain()
    for option, clause in tried:
        if option[0] in ("play", "use"):
            option = (option[0], board.lib.of[option[1]][0])
        with pytest.raises(IllegalOption) as refused:
            board.play(option)
        assert refused.value.clause == clause and board.plain() == before
        for lang in ("en", "fr"):
            assert game.explain(refused.value, lang).endswith(".")


def test_after_an_escape_one_walks() -> None:
    board = table(["place_henchman", "mob", "london"], mode="advanced", heroes=[{"fortune": 9}, {}], dice=[4, 4, 4])
    play(board, "escape", ("dig", 0))
    for option, clause in ((("fly", "paris"), "FAG-F08"), (("move", "sahara"), "FAG-M16")):
        with pytest.raises(IllegalOption) as refused:
            board.play(option)
        assert refused.value.clause == clause
