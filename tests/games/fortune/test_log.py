"""Every line of the log points to the clause it is about."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.fortune import game, log
from ludotheque.testing import key_of

from .support import LORE, SITE, play, table

CLAUSES = game.rulebook("en").clauses


def cited(board: Any, kind: str) -> list[tuple[str, ...]]:
    return [event.clauses for event in board.story if event.kind == kind]


def test_every_line_that_can_be_told_has_a_clause() -> None:
    text = (Path(game.folder) / "text" / "en.ftl").read_text(encoding="utf-8")
    kinds = set(re.findall(r"^event-(\w+) =", text, re.MULTILINE))
    assert kinds == set(log.PLAIN) | set(log.BY_STEP) and not set(log.PLAIN) & set(log.BY_STEP)
    short = [*log.PLAIN.values(), *(each for steps in log.BY_STEP.values() for each in steps.values())]
    assert {f"FAG-{clause}" for text in short for clause in text.split()} <= set(CLAUSES)


@pytest.mark.parametrize("mode", ["advanced", "coop_nazi", "coop_mob"])
def test_no_line_points_to_more_than_three_clauses(mode: str) -> None:
    chance = random.Random(7)
    board = game.new(mode, 3, key=key_of(7))
    while not board.over and board.moves < 600:
        board.play(chance.choice(board.options))
    assert board.story is not None
    assert all(1 <= len(event.clauses) <= 3 for event in board.story)


def test_the_same_line_for_different_reasons() -> None:
    words: Any = {"cards": {"peril": LORE}, "only": "peril", "sites": [SITE]}
    board = table(["begin_hunt", 0], heroes=[{"space": "sahara", "wounds": 1}, {}], dice=[5, 1, 1], **words)
    play(board, "camp")
    assert (cited(board, "glory"), cited(board, "healed")) == ([("FAG-A15",)], [("FAG-A17",)])
    board = table(["attacked", 0, "mobsters", False], dice=[4, 4, 1, 1, 1, 1])
    play(board, "fight")
    assert cited(board, "glory") == [("FAG-C07",)]
    board = table(["city_shop", 0], heroes=[{"glory": 3, "wounds": 2}, {}])
    play(board, ("heal", 2))
    assert cited(board, "healed") == [("FAG-Y17",)]
    row = [{"who": "velvet_ray_donnelly", "space": "sahara", "markers": 2}]
    words = {"mode": "coop_mob", "villains": row, "sites": [{**SITE, "bonus": 3}], "dice": [6, 2, 2, 2]}
    board = table(["villain_searches", "velvet_ray_donnelly"], **words)
    assert cited(board, "track") == [("FAG-W24",), ("FAG-W26",)]


RARE = {
    "auction": "FAG-Y21",
    "joined": "FAG-O17",
    "ko_treasure": "FAG-K11",
    "looted": "FAG-Z09",
    "lost_fortune": "FAG-V03",
    "mishap_treasure": "FAG-P21",
    "no_danger": "FAG-D28",
    "no_enemy": "FAG-C39",
    "no_gold": "FAG-N14",
    "removed": "FAG-L43",
    "sold_treasure": "FAG-P05",
    "stalemate": "FAG-C41",
    "supported": "FAG-O20",
    "team_won": "FAG-O37",
    "treasure": "FAG-P04",
    "treasure_carried": "FAG-O32",
    "war_zeppelin_down": "FAG-Z13",
}
"""Lines that random matches need not come by, and the clause whose tests do."""


def test_matches_tell_every_kind_of_line() -> None:
    kinds: set[str] = set()
    for mode, matches in (("advanced", 8), ("coop_nazi", 24), ("coop_mob", 24)):
        for i in range(matches):
            chance = random.Random(i)
            board = game.new(mode, 3, {"round_limit": 40} if mode == "advanced" else {}, key=key_of(mode, i))
            while not board.over:
                board.play(chance.choice(board.options))
            assert board.story is not None
            kinds |= {event.kind for event in board.story}
    assert (set(log.PLAIN) | set(log.BY_STEP)) - kinds <= set(RARE)
