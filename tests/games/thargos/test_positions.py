"""Positions: what their words mean, what follows from them, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.kernel import PositionError
from ludotheque.testing import rule

from .support import GAME, PLAIN, ids, side, table_of

PARTIES = [["krisoss", "tebezil", "sable", "tamsin"], ["pure_darkun", "sszara", "gabaragg_dar", "veshka"]]
BOX = GAME.box


def position(**words: Any) -> Any:
    words.setdefault("heroes", PARTIES)
    return GAME.position(ask=[0, "moves", "act"], **words)


@rule("THA-S03", "THA-X01", "THA-E10")
@pytest.mark.parametrize("rapid", [False, True])
def test_points_follow_from_heroes_and_missions(rapid: bool) -> None:
    table = position(sides=[{"won": ["racket", "M20"]}, {"vp": 2, "target": 9}], options={"rapid": rapid})
    value = sum(BOX[hero].cpv for hero in PARTIES[0])
    assert table.sides[0].target == (-(-value // 2) if rapid else value)
    assert table.sides[0].vp == BOX["racket"].vp + BOX["scatter_foes"].vp
    assert (table.sides[1].vp, table.sides[1].target) == (2, 9)


def test_cards_on_heroes_and_tracks_know_their_owner_and_uses() -> None:
    table = position(
        on={(0, 1): ["guardian", ("ghoul", 1)]}, on_track={(1, 2): [("graxx_gryphon_ambush", 2), "pitfall"]}
    )
    guardian, ghoul = table.sides[0].places[1].attached
    assert (table.kit.owner[guardian], table.kit.owner[ghoul]) == (0, 1)
    gryphon, pitfall = table.sides[1].tracks
    assert (table.lies[gryphon], table.spent[gryphon], table.spent[pitfall]) == (2, 2, 0)
    assert GAME.digest(GAME.loads(GAME.dumps(table))) == GAME.digest(table)


@rule("THA-R16", "THA-R18", "THA-R53", "THA-R63")
def test_completed_scenes_have_their_consequences() -> None:
    done = ["M22", "M23", "M21", "M29", "M24", "M20", "M11", "M26"]
    table = table_of("story", side(), side(), scenes={0: done, 1: ["M21"]})
    open_now = {table.print(option[1]).card.no for option in table.options if option[0] == "attempt"}
    assert "M17" in open_now and "M3" not in open_now
    assert not table.secret and len(table.missions) == len(table.kit.scenes)  # two completions turned up both secrets
    assert table.sides[0].vp == sum(card.vp for card in map(BOX.__getitem__, BOX) if card.no in done)
    named = table_of("story", side(), side(), secret=["sunken_ruins"])
    assert ids(named, named.secret) == ["sunken_ruins"] and named.secret[0] in named.kit.scenes


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"heroes": [*PARTIES, *PARTIES]}, "heroes"),
        ({"heroes": [PLAIN * 2]}, "heroes.0"),
        ({"heroes": [["guardian"]]}, "guardian is no hero"),
        ({"heroes": "krisoss"}, "heroes: 'krisoss' should be a list: heroes=.."),
        ({"heroes": [["krisoss"], "tamsin"]}, "a list of names"),
        ({"heroes": [["!"]]}, "no card is called ''"),
        ({"tracks": 7}, "tracks: 7 should be a list"),
        ({"mission_owners": 1}, "mission_owners: 1 should be a list"),
        ({"on": ["guardian"]}, "on: .* should be a dictionary"),
        ({"on": {(0, 0): "guardian"}}, "should be a dictionary of lists"),
        ({"on": {(0, 0): [("guardian",)]}}, "neither a card nor"),
        ({"scenes": ["racket"]}, "scenes: .* should be a dictionary"),
        ({"on_track": {(0, 0): [("graxx_gryphon_ambush", 3)]}}, "used 3 times of 3 .THA-D31"),
        ({"sides": [{"won": ["guardian"]}, {}]}, "guardian is no mission"),
        ({"sides": [{"laid": ["guardian"], "on": [3]}, {}]}, "no attribute 3"),
        ({"tracks": ["racket"], "sides": [{"owed": [0]}, {}]}, "track 0.*THA-D42"),
        ({"attacker": 0, "spot": 4}, "no place 4"),
        ({"attacker": 0, "spot": 1, "tracks": ["racket"]}, "track 1 is empty"),
        ({"mode": "story", "attacker": 0}, "mission=… names none"),
        ({"sides": [{"out": True}, {"out": True}]}, "nobody is left"),
        ({"tracks": ["racket"] * 5}, "tracks"),
        ({"tracks": ["guardian"]}, "guardian is no mission"),
        ({"on": {(0, 7): ["guardian"]}}, r"\(0, 7\)"),
        ({"on": {(0, 0): ["racket"]}}, "racket cannot lie"),
        ({"heroes": [["", "", "", ""]], "on": {(0, 0): ["guardian"]}}, "nobody"),
        ({"on_track": {(0, 0): ["guardian"]}}, "D28"),
        ({"scenes": {0: ["racket"]}}, "no mission 'racket'"),
        ({"mode": "story", "scenes": {5: ["racket"]}}, "no side 5"),
        ({"mode": "solo", "infamy": 7}, "O08"),
        ({"active": 2}, "no side 2"),
        ({"sides": [{"owed": [9]}, {}]}, "track 9"),
    ],
)
def test_what_cannot_be_is_told(words: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionError, match=told):
        position(**words)


@rule("THA-M01", "THA-M22", "THA-M24")
def test_a_conflict_that_is_going_on() -> None:
    sides = [side(["m_mind"], deck=["p1"] * 6), side(laid=["p2"], on=[0], deck=["p1"] * 6)]
    table = table_of(attacker=1, spot=0, active=1, sides=sides, ask=[0, "defence_options", "defend"], at=["reveal"])
    assert (table.defender, table.cover, table.slot, table.mission) == (0, 0, 0, table.slots[0])
    table.play(("done",))
    assert ids(table, table.sides[1].won) == ["m_might"] and ids(table, table.sides[1].discard) == ["p2"]
    assert ids(table, table.slots)[0] == "m_mind" and not GAME.check(table)


def test_an_empty_name_is_no_card_even_beside_cards_without_a_number() -> None:
    with pytest.raises(PositionError, match="hand: no card is called ''"):
        position(cards={"nameless": {"kind": "lasting", "pam": 1}}, sides=[{"hand": [""]}, {}])


def test_a_seat_that_is_not_there_cannot_be_asked() -> None:
    with pytest.raises(PositionError, match="no seat 3"):
        GAME.position(heroes=PARTIES, ask=[3, "moves", "act"])
