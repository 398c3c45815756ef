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
            (("move", "atlantis"), "FAG-M02"),
            (("listen",), "FAG-V20"),
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
            (("item", "the_sword"), "FAG-S26"),
            (("item", "excalibur"), "FAG-Y11"),
            (("sell", 10_000), "FAG-Y12"),
            (("heal", 0), "FAG-Y11"),
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
            (("face",), "FAG-A09"),
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
        [
            (("give", "glory", 3), "FAG-K06"),
            (("give", "glory", 0), "FAG-K06"),
            (("give", "gear", 0), "FAG-K07"),
            (("give", "allies", 1), "FAG-K09"),
        ],
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
        [(("number", 7), "FAG-L08"), (("number", 0), "FAG-L08"), (("escape", 0), "FAG-L19")],
    ),
    (
        "more than a hero has, though not more than the KO costs",
        ["knock_out", 0],
        {"heroes": [{"glory": 1, "fortune": 9}, {}], "dice": [3]},
        [(("give", "glory", 2), "FAG-K06")],
    ),
    (
        "land without an artifact",
        ["adventure_turn", 0],
        {"mode": "advanced", "heroes": [{"space": "japan"}, {}], "zeppelin": "japan"},
        [(("decline",), "FAG-A02"), (("hunt",), "FAG-A06"), (("listen",), "FAG-V20")],
    ),
    (
        "a villain's way",
        ["send_villain", "nora_castellano"],
        {
            "mode": "coop_mob",
            "villains": [{"who": "nora_castellano", "state": "ready"}],
            "sites": [
                {"space": "sahara", "pair": ["the_sword", "of_lead"]},
                {"space": "japan", "pair": ["the_crown", "of_the_jade_emperor"]},
                {"space": "india", "pair": ["the_diamond", "of_the_ancients"]},
            ],
        },
        [(("site", "sahara"), "FAG-W11"), (("site", "siberia"), "FAG-W11")],
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


FOUND: list[tuple[str, Any, dict[str, Any], list[Any], list[tuple[Any, str]]]] = [
    (
        "a swap",
        ["city_shop", 0],
        {"mode": "coop_mob", "heroes": [{"gear": ["rope"]}, {"space": "london", "allies": ["con_artist"]}, {}]},
        [],
        [(("trade", 0), "FAG-O13"), (("trade", 2), "FAG-O13")],
    ),
    (
        "a gift",
        ["city_shop", 0],
        {
            "mode": "coop_mob",
            "heroes": [{"gear": ["rope", "antique_pistol"], "hand": ["fast_car"]}, {"space": "london"}],
        },
        [("trade", 1)],
        [(("card", "antique_pistol"), "FAG-O14"), (("card", "fast_car"), "FAG-O14"), (("treasure", -1), "FAG-O13")],
    ),
    (
        "a wish without a gift",
        ["city_shop", 0],
        {"mode": "coop_mob", "heroes": [{}, {"space": "london", "gear": ["rope", "antique_pistol"]}]},
        [("trade", 1), "nothing"],
        [(("nothing",), "FAG-O13"), (("card", "antique_pistol"), "FAG-O14"), (("treasure", -1), "FAG-O14")],
    ),
    (
        "a fourth card",
        ["city_shop", 0],
        {
            "heroes": [{"glory": 5, "gear": ["rope", "torch", "bullwhip"], "allies": ["con_artist"]}, {}],
            "deck": {"gear": ["service_revolver"]},
        },
        [("buy", "gear")],
        [(("drop", "con_artist"), "FAG-G06"), (("drop", "strongman"), "FAG-G06")],
    ),
    (
        "loot",
        "adventure_phase",
        {
            "mode": "coop_nazi",
            "heroes": [{"space": "siberia"}, {"ko": True}],
            "outposts": ["siberia"],
            "org_loot": ["the_ring", "of_doom", "the_sword", "of_lead"],
            "dice": [1, 2, 3, 5, 5, 1, 3],
        },
        ["assault", ("number", 6), ("wreck", "cunning")],
        [(("take", -1), "FAG-W22"), (("take", "of_doom"), "FAG-W22"), (("money",), "FAG-W22")],
    ),
    (
        "an outpost to wreck",
        "adventure_phase",
        {
            "mode": "coop_nazi",
            "heroes": [{"space": "siberia"}, {"ko": True}],
            "outposts": ["siberia"],
            "dice": [1, 2, 3],
        },
        ["assault", ("number", 6)],
        [(("wreck", "lore"), "FAG-W37")],
    ),
    (
        "a window in which a card is not asked about any more",
        ["move_turn", 0],
        {"heroes": [{"hand": ["fast_car", "tail_wind"], "gear": ["rope"]}, {}], "dice": [3]},
        [],
        [
            (("use", "torch"), "FAG-G07"),
            (("use", "rope"), "FAG-V19"),
            (("play", "fast_car", "tail_wind"), "FAG-V09"),
            (("mute", "front_page"), "FAG-G07"),
        ],
    ),
]


@pytest.mark.parametrize(("at", "words", "first", "tried"), [row[1:] for row in FOUND], ids=[row[0] for row in FOUND])
def test_a_refusal_in_the_middle_of_things_names_its_clause(
    at: Any, words: dict[str, Any], first: list[Any], tried: list[tuple[Any, str]]
) -> None:
    board = play(table(at, **words), *first)
    before = board.plain()
    for (verb, *values), clause in tried:
        option = (verb, *(board.lib.of.get(each, [each])[0] for each in values))
        with pytest.raises(IllegalOption) as refused:
            board.play(option)
        assert refused.value.clause == clause and board.plain() == before, option
        for lang in ("en", "fr"):
            assert game.explain(refused.value, lang).endswith(".")


def test_heroes_are_chosen_from_those_nobody_has() -> None:
    board = game.new("basic", 2, {"hero_pick": "choose"}, key=bytes(16))
    board.play(("hero", "li_mei_chen"))
    for who in ("li_mei_chen", "nobody"):
        with pytest.raises(IllegalOption) as refused:
            board.play(("hero", who))
        assert refused.value.clause == "FAG-S11" and game.explain(refused.value, "fr").endswith(".")
