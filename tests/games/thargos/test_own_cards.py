"""Cards that people add: they have a name, play like any other, and travel with the match."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.games.thargos.verbs import piles, points, turns
from ludotheque.kernel import ContentError, Header, Match

GAME = ludotheque.game("thargos")
GOLEM = {
    "no": "L901",
    "kind": "lasting",
    "icons": ["stone-block"],
    "pam": 2,
    "might": 2,
    "copies": 4,
    "name": {"en": "Golem", "fr": "Le golem"},
}
PARTIES = [["krisoss", "tebezil", "sable", "tamsin"], ["pure_darkun", "sszara", "gabaragg_dar", "veshka"]]


def test_a_card_of_ones_own_is_called_by_its_name_and_saved() -> None:
    nameless = {field: value for field, value in GOLEM.items() if field != "name"}
    cards = {"golem": GOLEM, "mud_golem": {**nameless, "no": "L902"}}
    table = GAME.position(
        heroes=PARTIES, cards=cards, sides=[{"hand": ["golem", "mud_golem"]}, {}], ask=[0, "moves", "act"]
    )
    labels = {lang: str(GAME.scene(table, 0, lang).prompt) for lang in ("en", "fr")}
    assert "Golem on Krisoss" in labels["en"] and "Le golem" in labels["fr"]
    assert "Mud golem on Krisoss" in labels["en"]
    again = GAME.loads(GAME.dumps(table))
    assert GAME.digest(again) == GAME.digest(table)


def test_a_match_with_added_cards_replays_where_they_are_not_added(tmp_path: Path) -> None:
    (tmp_path / "thargos").mkdir()
    fields = "\n".join(f"{name} = {value!r}" for name, value in GOLEM.items() if name != "name")
    (tmp_path / "thargos" / "golem.toml").write_text(f"[golem]\n{fields}\n", encoding="utf-8")
    program = (
        "import sys, msgspec, ludotheque\n"
        "match = ludotheque.Match.new(ludotheque.game('thargos'), key=bytes(16))\n"
        "match.play(match.table.seat, match.table.options[0])\n"
        "sys.stdout.write(msgspec.json.encode([match.header, match.game.digest(match.table)]).decode())\n"
    )
    environment = {**os.environ, "LUDOTHEQUE_CARDS": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    raw, digest = msgspec.json.decode(ran.stdout)
    header = msgspec.convert(raw, Header)
    assert header.cards is not None and set(header.cards) == {"golem"}
    match = Match.replay(header, [])
    match.play(match.table.seat, match.table.options[0])
    assert GAME.digest(match.table) == digest


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"verb": "linger"}, "no hero carries out an action"),
        ({"verb": "injure", "whom": "facing"}, "no hero carries out an action"),
        ({"verb": "ambush", "n": 2, "uses": 0}, "at least once"),
    ],
)
def test_an_action_that_could_do_nothing_is_refused(effect: dict[str, Any], told: str) -> None:
    with pytest.raises(ContentError, match=told):
        GAME.position(cards={"vain": {"kind": "action", "pam": 1, "effects": [effect]}})


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "verb",
    [
        piles.Draw,
        piles.Discard,
        piles.Burn,
        piles.LookHand,
        piles.LookDeck,
        points.LoseVp,
        turns.Deny,
        piles.RevealHand,
    ],
)
def test_every_effect_says_to_whom_it_is_done(lang: str, verb: Any) -> None:
    tag = verb.__struct_config__.tag
    effects = [{"verb": tag, "who": who} for who in ("you", "opponent", "opponents", "everyone")]
    cards = {f"card{i}": {"kind": "action", "pam": 1, "effects": [effect]} for i, effect in enumerate(effects)}
    table = GAME.position(heroes=PARTIES, cards=cards, sides=[{"hand": list(cards)}, {}], ask=[0, "moves", "act"])
    hand = next(region for region in GAME.scene(table, 0, lang).regions if region.kind == "hand" and region.items)
    assert len({str(item.text) for item in hand.items}) == len(effects)


def test_a_throwaway_card_needs_few_fields_and_those_of_the_box_have_all() -> None:
    cards = {
        "any_mission": {"kind": "mission", "pam": 1, "vp": 1, "might": 2},
        "any_lasting": {"kind": "lasting", "pam": 1},
    }
    table = GAME.position(
        heroes=PARTIES,
        cards=cards,
        tracks=["any_mission", "", "", ""],
        sides=[{"hand": ["any_lasting"]}, {}],
        ask=[0, "moves", "act"],
    )
    assert ("attempt", 0) in table.options and "Any lasting on Krisoss" in str(GAME.scene(table, 0).prompt)
    assert GAME.own_box is not None
    assert all(card.no and card.icons != ("card-random",) for card in GAME.own_box.cards.values())


def test_everything_wrong_with_a_card_is_told_at_once_with_its_field() -> None:
    cards = {
        "hill": {"kind": "mission", "pam": 9, "vp": 7, "vp_fr": 8, "might": -1, "cpv": 3},
        "giant": {"kind": "hero", "cpv": 99, "pam": 2, "effects": [{"verb": "draw"}]},
        "spell": {"kind": "action", "pam": 0, "effects": [{"verb": "peek"}, {"verb": "heal"}]},
        "twins": {"kind": "lasting", "pam": 1, "colour": "red", "factions": ["hydra"]},
        "ghost": {
            "kind": "hero",
            "cpv": 2,
            "ready": {"effects": [{"verb": "peek"}, {"verb": "peek", "uses": 99}]},
            "injured": {},
        },
    }
    with pytest.raises(ContentError) as caught:
        GAME.position(heroes=PARTIES, cards=cards)
    lines = str(caught.value)
    for line in (
        "hill: pam: 9", "hill: vp: 7", "hill: vp_fr: 8", "hill: might: ", "hill: cpv: ", "giant: ready: ",
        "giant: injured: ", "giant: cpv: 99", "giant: pam: ", "giant: effects: ", "spell: pam: 0", "spell: effects: peek",
        "spell: effects: whom",
        "twins: there is no field “colour”", "twins: factions[0]", "ghost: cpv: 2", "ghost: ready: effects: ",
    ):  # fmt: skip
        assert line in lines, lines
    assert all(clause in lines for clause in ("THA-C16", "THA-C18", "THA-C30", "THA-C03", "THA-C05", "THA-B15"))
