"""Cards nobody has thought of, played at any moment: fights within tests, moves within fights, KOs within blows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludotheque.games.fortune import game
from ludotheque.games.fortune.places import check
from ludotheque.games.fortune.timing import BIT
from ludotheque.testing import key_of, rule

from .support import asking

EFFECTS: list[dict[str, Any]] = [
    {"verb": "move", "to": "home", "who": "pick"},
    {"verb": "move", "to": "step"},
    {"verb": "move", "to": "location", "who": "rival"},
    {"verb": "fight", "enemy": "zombies", "who": "pick"},
    {"verb": "fight", "enemy": "enemy", "who": "rival"},
    {"verb": "henchman", "clan": "nazi", "at": "here", "who": "pick"},
    {"verb": "hits", "n": "d6", "who": "pick"},
    {"verb": "wounds", "n": 3, "who": "each"},
    {"verb": "ko", "who": "rival"},
    {"verb": "instability", "n": 2},
    {"verb": "move_artifact"},
    {"verb": "lose_artifact"},
    {"verb": "new_artifact", "temple": True},
    {"verb": "villain"},
    {"verb": "reroll", "n": 2},
    {"verb": "decide", "passed": True},
    {"verb": "draw", "deck": "event", "n": 2, "keep": 1},
    {"verb": "boost", "what": "wound", "pick": "all", "n": 2},
]
ROWS: dict[str, list[dict[str, str]]] = {
    "coop_nazi": [{"who": "herr_teufel", "state": "ready"}, {"who": "oberst_krall", "state": "delayed"}],
    "coop_mob": [{"who": "nora_castellano", "state": "ready"}, {"who": "big_sal_moretti", "state": "delayed"}],
}


def made_up(chance: random.Random) -> dict[str, Any]:
    """Ten Events with one or two of these effects, half of them at any moment, half at moments of their own."""
    cards = {}
    for i in range(10):
        power: dict[str, Any] = {"effects": chance.sample(EFFECTS, 1 + i % 2), "whose": chance.choice(["own", "any"])}
        if i % 3:
            power["windows"] = chance.sample(sorted(BIT), 6)
        cards[f"made_up_{i}"] = {"kind": "event", "power": power, "copies": 3}
    return cards


@rule("FAG-V02", "FAG-V16", "FAG-A29")
@pytest.mark.parametrize("mode", ["basic", "advanced", "coop_nazi", "coop_mob"])
def test_whatever_is_played_the_game_goes_on(mode: str) -> None:
    for number in range(4):
        chance = random.Random(number)
        cards = made_up(chance)
        heroes = [{"hand": list(cards)[3 * seat : 3 * seat + 3]} for seat in range(3)]
        words: Any = {"heroes": heroes, "villains": ROWS.get(mode, []), "at": [["new_artifacts"], ["initiative_phase"]]}
        board: Any = game.position(mode=mode, seats=3, cards=cards, key=key_of(number), **words)
        while not board.over and board.moves < 400:
            board.play(chance.choice(board.options))
            if asking(board) in ("move", "encounter_chosen", "deal_done"):
                assert not (board.trial or board.melee or board.stealth or board.paused or board.blow or board.playing)
        assert check(board) == []
