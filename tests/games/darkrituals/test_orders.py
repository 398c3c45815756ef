"""The automaton as one sees it: the card that was turned, every entry with its tick or cross and why, and the way walked."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.kernel.text import words_of
from ludotheque.testing import rule

from .helpers import hero_turn, told, walk, zone


def orders(table: Any, lang: str = "en") -> list[str]:
    """The panel of what drives the heroes."""
    region = next(region for region in game.scene(table, 0, lang).regions if region.id == "orders")
    return [words_of(line) for line in region.lines]


TEUTA = {"teuta": "B3.NW", "condemned": ["B3.NE", "B3.NE"]}


@rule("DRM-H06", "DRM-H07")
def test_every_entry_shows_how_each_walk_went() -> None:
    table = hero_turn("ai-5t", TEUTA, plants=2, energy=0, dice=[4, 2])
    assert orders(table)[:8] == [
        "Whirl of Blades, for hero 5: Teuta",
        "✗ Activate the objective — no witch in reach",
        "✗ Evade to the objective — the nearest is 4 zones away; the nearest is 5 zones away",
        "✓ [Level 2] Attack each enemy here (second action) — the other time: no enemy in reach",
        "✗ Attack an enemy — no enemy in reach",
        "Action card 5:",
        "✗ Search a chest — no chest here",
        "✗ Attack an enemy — no enemy in reach",
    ]
    assert "The way: B3 NW → B3 NE" in orders(table)


@rule("DRM-A02")
def test_a_spell_that_cannot_be_cast_says_what_is_missing() -> None:
    poor = hero_turn("ai-5t", {"teuta": "B3.NE", "condemned": ["B3.NE", "B3.NE"]}, plants=1, energy=0, dice=[4, 4])
    assert any("level 2 takes 2 plants, the pool has 1" in line for line in orders(poor))
    assert any("le niveau 2 demande 2 plantes, la réserve en a 1" in line for line in orders(poor, "fr"))
    dull = walk("L4 Attack Enemy", figures={"curthouse": "B3.NE", "condemned": "B3.NE"}, plants=4)
    assert "needs Alchemy 4, here it is 1" in orders(dull)[1]


@rule("DRM-O09")
@pytest.mark.parametrize(("trapped", "why", "aim"), [([], "no witch in reach", "witch"), (["A1.NW"], "soul", "soul")])
def test_the_objective_is_called_by_its_name(trapped: list[str], why: str, aim: str) -> None:
    table = walk("Activate Objective", mode="souls", figures={"curthouse": "B3.NE"}, tokens={"souls": trapped})
    assert why in orders(table)[1]
    assert aim in next(line for line in orders(table) if line.startswith("Objective now"))


@rule("DRM-M08")
def test_the_way_is_drawn_on_the_map() -> None:
    table = walk("Move 2 Towards Enemy", figures={"curthouse": "B3.SE", "condemned": "B1.SE"})
    trail = next(region for region in game.scene(table, 0).regions if region.id == "map").links
    steps = [(link.a, link.b) for link in trail if link.kind == "trail"]
    zones = [f"zone{zone(table, name)}" for name in ("B3.SE", "B3.NE", "B2.SE")]
    assert steps == [(zones[0], zones[1]), (zones[1], zones[2])]


@rule("DRM-H15")
def test_alternatives_that_fail_are_both_explained() -> None:
    table = walk("Search Chest else Pick Up Botanicals", figures={"curthouse": "B3.NE"})
    assert told(table, "entry")[0]["reason"] == "token"
    assert orders(table)[1] == "✗ Search a chest, else pick up botanicals — no chest here; no botanicals here"


@rule("DRM-H01", "DRM-H02")
def test_the_heroes_have_a_plate_of_their_own() -> None:
    table = hero_turn("ai-5t", TEUTA, energy=3, dice=[4, 2])
    plates = game.scene(table, 0).plates
    assert [(plate.seat, plate.kind) for plate in plates] == [(0, "person"), (1, "automaton")]
    assert plates[1].name == "Heroes" and plates[1].marks[0].label == "Next hero"


@rule("DRM-V03")
@pytest.mark.parametrize(
    ("mode", "told"),
    [
        ("souls", "You win: 4 trapped souls on the board at once"),
        ("rubies", "The demon comes when a possessed serf throws a ruby into the Pit from a zone beside it."),
        ("caverns", "The demon comes when 5 serfs have been eliminated. Until then Pekka may only defend herself."),
        ("blood", "The demon comes when 4 souls of heroes lie on the Pit, or when Ikrek is eliminated."),
    ],
)
def test_the_table_says_who_wins_and_what_brings_the_demon(mode: str, told: str) -> None:
    goals = next(region for region in game.scene(game.position(mode=mode), 0).regions if region.id == "goals")
    assert goals.area == "side" and told in [words_of(line) for line in goals.lines]


def test_plates_tell_how_far_each_side_is_from_its_victory() -> None:
    def marks(**words: Any) -> list[list[str]]:
        plates = game.scene(game.position(**words), 0).plates
        return [[f"{mark.icon} {mark.text}" for mark in plate.marks[2:]] for plate in plates]

    souls = marks(mode="souls", tokens={"souls": ["A1.NW", "A1.NW"]}, freed=1, heroes_lost=3)
    assert souls == [["soul-vessel 2/4"], ["freedom-dove 1/3", "tombstone 3/6"]]
    assert marks(mode="heroes", witches_lost=2) == [[], ["witch-face 2/3", "tombstone 0/4"]]
    assert marks(mode="caverns", serfs_lost=3) == [["farmer 3/5"], ["tombstone 0/6"]]
    summoned = marks(mode="caverns", serfs_lost=5, summoned=True, demon_kills=1)
    assert summoned == [["daemon-skull 1/2"], ["tombstone 0/6"]]
