"""What larger tests pass over: what is left behind, who comes first, what a number is when nothing happened yet."""

from __future__ import annotations

from typing import Any

from ludotheque.games.fortune import game
from ludotheque.testing import rule

from .support import BOX, LORE, SITE, asking, danger, number, play, skill, stopped, table, told, verbs

HERE = {"space": "sahara"}
PERIL: Any = {"cards": {"peril": {**LORE, "copies": 6}}, "only": "peril", "sites": [SITE]}


def event(*effects: dict[str, Any], **power: Any) -> dict[str, Any]:
    return {"kind": "event", "power": {"effects": list(effects), **power}}


GIFT = event({"verb": "gain", "what": "glory", "n": 1}, windows=["turn_start"], whose="any")


@rule("FAG-V06", "FAG-V07")
def test_after_a_play_the_first_in_turn_order_is_asked_again() -> None:
    gifts = {f"gift_{i}": GIFT for i in range(4)}
    hands = [{}, {"hand": ["gift_0", "gift_1"]}, {"hand": ["gift_2"]}]
    board = table(["move_turn", 0], heroes=hands, cards=gifts, dice=[2])
    assert board.seat == 1
    play(board, "play")
    assert board.seat == 1  # not the last one
    play(board, "pass")
    assert board.seat == 2
    play(board, "play")
    assert board.seat == 1 and asking(board) == "played"


@rule("FAG-Y10", "FAG-Y24")
def test_a_city_danger_is_over_before_the_dealings() -> None:
    board = table(["city_turn", 0], heroes=[{"glory": 6}, {}], deck={"city": ["rooftop_chase"]}, dice=[6, 6, 1])
    assert asking(board) == "deal_done" and board.encounter is None


@rule("FAG-W22", "FAG-W47")
def test_all_the_fortune_is_taken_from_an_outpost() -> None:
    words: Any = {"outposts": ["siberia"], "org_fortune": 2, "track": 5, "dice": [3], "passed": True}
    board = table(["wrecked", 0, "outpost"], mode="coop_nazi", heroes=[{"space": "siberia"}, {}], **words)
    assert (board.fund, board.org_fortune, board.track) == (2, 0, 3)


@rule("FAG-V18")
def test_a_fake_without_a_sale_does_nothing() -> None:
    board = table(["run_effects", "fake_artifact", -1, 0, 0, -1])
    assert stopped(board) and board.sale == []


@rule("FAG-G10", "FAG-Y19")
def test_only_allies_have_a_loyalty() -> None:
    for name in BOX:
        fact: Any = BOX[name]
        if type(fact).__name__ == "CityCard":
            assert bool(fact.loyalty) == (fact.style == "ally")
