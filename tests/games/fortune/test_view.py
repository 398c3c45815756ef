"""What is in sight: the roll that decided it, the market in the map's place, events that last, who stands in for whom, what
is asked and what an answer promises.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune import game
from ludotheque.games.fortune.odds import outlasting
from ludotheque.kernel import Plate
from ludotheque.kernel.text import words_of
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
    assert mine["mine"].area == "hand"  # what can be sold stays in sight beside what can be bought


def test_whoever_can_sell_is_told_how() -> None:
    def asked(**hero: Any) -> str:
        prompt = game.scene(table(["city_shop", 0], heroes=[{"space": "london", **hero}, {}]), 0).prompt
        assert prompt is not None
        return words_of(prompt.text)

    assert "Choose an artifact of yours to sell it" in asked(loot=["the_sword", "of_medusa"])
    assert "sell" not in asked(glory=5)


def test_a_seat_is_called_by_its_hero_and_its_player() -> None:
    board = game.new("basic", 2, key=bytes(16))
    plates = [Plate(seat=seat, name=name) for seat, name in enumerate(("Ada", "Bob"))]
    scene = game.scene(board, 1 - board.seat, "en", plates)
    called = [plate.name for plate in scene.plates]
    assert [name.partition(" · ")[2] for name in called] == ["Ada", "Bob"]
    assert scene.prompt is not None and words_of(scene.prompt.text) == f"Waiting for {called[board.seat]}."


@rule("FAG-E03", "FAG-E19")
def test_the_verdict_says_who_won_and_how() -> None:
    rich: dict[str, Any] = {"fortune": 17, "who": "li_mei_chen", "space": "hong_kong", "home": "hong_kong"}
    board = table(["victory_check"], heroes=[rich, {"fortune": 20, "who": "dr_zhukov", "space": "paris"}])
    assert "home in Hong Kong with 17 fortune" in game.scene(board, 0).verdict
    assert "de retour à Hong Kong avec 17" in game.scene(board, 0, "fr").verdict
    late = table(["victory_check"], heroes=[{"fortune": 3}, {"fortune": 2}], round=100)
    assert "most fortune, 3" in game.scene(late, 0).verdict


def test_places_stand_in_sentences_as_people_say_them() -> None:
    board = table(["roll_move", 0], heroes=[{"space": "lima"}, {}], dice=[4])
    labels = {lang: choice_labels(board, lang) for lang in ("en", "fr")}
    assert "To the Andes (1 point)" in labels["en"] and "Aller dans les Andes (1 point)" in labels["fr"]


def test_what_will_likely_fail_is_not_the_advised_answer() -> None:
    weak = hunting(cards={"night": danger(fight("mobsters"), skill("lore"))}, only="night", hero={"wounds": 3})
    play(weak, ("part", 0))
    prompt = game.scene(weak, 0).prompt
    assert prompt is not None
    roles = {choice.option[0]: choice.role for choice in prompt.choices}
    assert roles["fight"] == "normal"


def choice_labels(board: Any, lang: str) -> list[str]:
    prompt = game.scene(board, 0, lang).prompt
    assert prompt is not None
    return [choice.label for choice in prompt.choices]


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
    assert [choice.label for choice in prompt.choices] == ["Lore 5+ (1 success) · 70%", "Fight: Nazi Soldiers"]


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


def asked(board: Any, seat: int, lang: str = "en") -> str:
    """The question, as plain words."""
    prompt = game.scene(board, seat, lang).prompt
    return "".join(part if isinstance(part, str) else part.text for part in prompt.text) if prompt else ""


@rule("FAG-V19")
def test_a_window_says_whose_moment_it_is() -> None:
    heroes = [{"who": "jake_zane"}, {"who": "li_mei_chen", "hand": ["pickpocket"]}]
    board = table(["move_turn", 1], phase="movement", heroes=[{"who": "jake_zane", "glory": 3}, heroes[1]])
    assert asked(board, 1) == "Your turn begins (Movement). You may use: Pickpocket"
    board = hunting(1, 1, 2, hero={"who": "jake_zane", "hand": ["steady_hand"]})
    assert asked(board, 0).startswith("You rolled 1·1: 0 of 1 successes. You may use: ")
    assert asked(board, 0, "fr").startswith("Vous avez lancé 1·1\u00a0: 0 succès sur 1. Vous pouvez utiliser\u00a0: ")


@rule("FAG-A14", "FAG-D08")
def test_pressing_on_tells_the_odds_and_the_stakes() -> None:
    prompt = game.scene(hunting(5, 1, 2, cards={"riddle": LORE | {"copies": 2}}), 0).prompt
    assert prompt is not None
    press, camp = prompt.choices
    odds, stakes = ("".join(map(str, line)) for line in press.preview)
    assert press.label.startswith("Press on: 2 glory at stake · ") and press.label.endswith("%")
    assert "overcome the next danger" in odds and stakes.endswith("the 2 glory is lost.")
    assert camp.label == "Camp down: bank 2 glory"


def test_a_cliffhanger_just_met_is_among_the_dangers_that_may_come_next() -> None:
    back = {"parts": [skill("agility"), skill("cunning")], "join": "and", "glory": 3}
    cards = {"riddle": danger(skill("lore"), cliff=back)}
    board = hunting(*[6] * 12, cards=cards, hero={"cliff": "riddle"})
    while asking(board) != "pressed":
        board.play(board.options[0])
    prompt = game.scene(board, 0).prompt
    assert prompt is not None and prompt.choices[0].label.endswith("%")


@rule("FAG-C01", "FAG-C02", "FAG-C04")
@pytest.mark.parametrize(
    ("dice", "armour", "left", "foes", "defence", "health", "chance"),
    [
        (1, 0, 1, 0, 0, 1, 1.0),  # nobody strikes back
        (1, 0, 1, 1, 0, 1, 1 / 3),  # both hit half the time: alone, together or not at all
        (1, 1, 1, 1, 0, 1, 0.0),  # never through its Defence
        (1, 1, 1, 1, 1, 1, 0.0),  # and it never through ours
        (2, 0, 2, 0, 0, 3, 1.0),
    ],
)
def test_the_chance_to_outlast_an_enemy(
    dice: int, armour: int, left: int, foes: int, defence: int, health: int, chance: float
) -> None:
    assert outlasting(dice, armour, left, foes, defence, health) == pytest.approx(chance)


@rule("FAG-N03", "FAG-N06")
def test_a_villain_is_seen_with_bodyguards_and_old_wounds() -> None:
    villain = {"who": "doktor_eisenwald", "space": "sahara", "guards": 2, "wounds": 1}
    words: dict[str, Any] = {"mode": "advanced", "sites": [SITE], "villains": [villain]}
    heroes = [{"space": "sahara", "hand": ["haymaker"]}, {}]
    board = table(["villain_rounds", 0, "doktor_eisenwald", 1], heroes=heroes, **words)
    sheet = board.setup.box["doktor_eisenwald"]
    stats = regions(board)["tally"].items[1].stats
    assert [mark.text for mark in stats] == [str(sheet.combat + 2), str(2 + sheet.wounds - 1)]
