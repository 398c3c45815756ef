"""What is in sight: the roll that decided it, the market in the map's place, events that last, who stands in for whom."""

from __future__ import annotations

from typing import Any

from ludotheque.games.fortune import game
from ludotheque.testing import rule

from .support import LORE, SITE, asking, danger, fight, play, skill, table


def regions(board: Any, seat: int = 0) -> dict[str, Any]:
    return {region.id: region for region in game.scene(board, seat).regions}


def hunting(*dice: int, hero: dict[str, Any] | None = None, **words: Any) -> Any:
    cards = {"riddle": LORE} | words.pop("cards", {})
    heroes = [{"space": "sahara", **(hero or {})}, {}]
    only = words.pop("only", "riddle")
    return table(["begin_hunt", 0], cards=cards, only=only, heroes=heroes, sites=[SITE], dice=list(dice), **words)


def test_the_roll_that_decided_it_stays_in_sight() -> None:
    board = hunting(5, 1, 2)
    assert asking(board) == "pressed"
    dice = regions(board)["dice"].items
    assert [die.value for die in dice] == [5, 1, 2]
    assert [die.flags for die in dice] == [["chosen"], ["dim"], ["dim"]]


@rule("FAG-V19")
def test_nobody_is_asked_to_roll_a_passed_test_again() -> None:
    hand = {"hand": ["steady_hand"]}
    assert asking(hunting(5, 1, 2, hero=hand)) == "pressed"
    assert asking(hunting(1, 1, 2, hero=hand)) == "played"


@rule("FAG-V07", "FAG-V19")
def test_whoever_has_a_passed_test_spoilt_is_asked_after_all() -> None:
    words: dict[str, Any] = {"cards": {"riddle": LORE}, "only": "riddle", "sites": [SITE], "dice": [5, 1, 2, 1, 1, 2]}
    hands = [{"space": "sahara", "hand": ["steady_hand"]}, {"hand": ["evil_eye"]}]
    board = table(["begin_hunt", 0], heroes=hands, **words)
    assert (asking(board), board.seat) == ("played", 1)
    play(board, "play")
    assert (asking(board), board.seat) == ("played", 0)


def test_whoever_buys_has_the_goods_in_the_place_of_the_map() -> None:
    board = table(["city_shop", 0], heroes=[{"space": "london", "glory": 5}, {}])
    assert asking(board) == "deal_done"
    mine, theirs = regions(board), regions(board, 1)
    assert (mine["map"].area, mine["shop"].area) == ("aid", "board")
    assert (theirs["map"].area, theirs["shop"].area) == ("board", "aid")


def test_events_that_last_lie_aside() -> None:
    board = table(remains=["reign_of_fear"], mode="coop_nazi")
    assert [item.card for item in regions(board)["remains"].items] == ["reign_of_fear"]
    assert "moment" not in regions(board)


@rule("FAG-O44")
def test_an_option_names_whoever_stands_in() -> None:
    night = danger(skill("lore"), fight("mobsters"))
    board = hunting(mode="coop_nazi", cards={"night": night}, only="night")
    prompt = game.scene(board, 0).prompt
    assert prompt is not None
    assert [choice.label for choice in prompt.choices] == ["Lore 5+ × 1 · 70%", "Fight: Nazi Soldiers"]


def ways_of(board: Any, seat: int = 0) -> dict[str, list[tuple[Any, ...]]]:
    """The answers that lead to each thing farther off."""
    prompt = game.scene(board, seat).prompt
    assert prompt is not None
    routes = {route.item: route for route in prompt.routes}

    def way(item: str) -> list[tuple[Any, ...]]:
        return [*way(routes[item].after), tuple(routes[item].option)] if item else []

    return {item: way(item) for item in routes}


@rule("FAG-M05", "FAG-M06")
def test_a_space_farther_off_is_reached_by_answers_in_a_row() -> None:
    """Each at its cheapest, never through a henchman, and within the points of this roll."""
    start = table(["walk", 0], heroes=[{"space": "san_francisco"}, {}], points=3)
    ways = ways_of(start)
    assert ways.keys() >= {"eastern_states", "new_orleans"}
    for item, way in ways.items():
        board = start.clone()
        for option in way:
            assert option in board.options
            board.play(option, 0)
        assert board.heroes[0].space == item
    assert not ways_of(start, 1)
    guarded = table(
        ["walk", 0], heroes=[{"space": "san_francisco"}, {}], points=3, henchmen={"american_southwest": "mob"}
    )
    assert all(("move", "american_southwest") not in way[:-1] for way in ways_of(guarded).values())


@rule("FAG-N03", "FAG-N06")
def test_a_villain_is_seen_with_bodyguards_and_old_wounds() -> None:
    villain = {"who": "doktor_eisenwald", "space": "sahara", "guards": 2, "wounds": 1}
    words: dict[str, Any] = {"mode": "advanced", "sites": [SITE], "villains": [villain]}
    heroes = [{"space": "sahara", "hand": ["haymaker"]}, {}]
    board = table(["villain_rounds", 0, "doktor_eisenwald", 1], heroes=heroes, **words)
    sheet = board.setup.box["doktor_eisenwald"]
    stats = regions(board)["tally"].items[1].stats
    assert [mark.text for mark in stats] == [str(sheet.combat + 2), str(2 + sheet.wounds - 1)]
