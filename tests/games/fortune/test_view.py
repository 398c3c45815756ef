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

from .support import BOX, LORE, SITE, asking, danger, fight, play, skill, table


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


# What lies on a real table is in sight ----------------------------------------------------------------------------------


@rule("FAG-G07", "FAG-G09")
def test_activated_cards_are_turned_over() -> None:
    heroes = [{"wounds": 2, "gear": ["medical_bag"]}, {}]
    board = table(["move_turn", 0], heroes=heroes, dice=[2])
    kit = board.heroes[0].gear[0]
    before = next(item for item in regions(board)["mine"].items if item.id == f"card{kit}")
    assert before.flags == [] and not before.tags
    play(board, "use")
    after = next(item for item in regions(board)["mine"].items if item.id == f"card{kit}")
    assert after.flags == ["spent"] and [each.text for each in after.tags] == ["turned over"]
    others = next(item for item in regions(board, 1)["others"].items if item.id == "sheet0")
    assert next(item for item in others.under if item.id == f"card{kit}").flags == ["spent"]
    sheet = table(["move_turn", 0], heroes=[{"who": "dr_zhukov", "flipped": ["dr_zhukov"]}, {}], dice=[2])
    assert regions(sheet)["mine"].items[0].flags == ["spent"]


@rule("FAG-I02")
def test_the_first_player_has_the_marker() -> None:
    board = table(["move_turn", 0], seats=3, first=2, dice=[2])
    marks = [[mark.label for mark in plate.marks] for plate in game.scene(board, 0).plates]
    assert [("first player" in each) for each in marks] == [False, False, True]


@rule("FAG-J05", "FAG-W16")
def test_exploration_markers_are_shown() -> None:
    villains = [{"who": "nora_castellano", "space": "amazon_jungle", "explored": 2}]
    heroes = [{"space": "congo_jungle", "explored": 3}, {}]
    board = table(["move_turn", 1], mode="coop_mob", heroes=heroes, villains=villains, dice=[2])
    foe = next(item for item in regions(board)["row"].items if item.id == "row/nora_castellano")
    assert ("2", "exploration") in [(mark.text, mark.label) for mark in foe.tags]
    mine = regions(board)["mine"].items[0]
    assert ("3", "exploration") in [(mark.text, mark.label) for mark in mine.tags]


@rule("FAG-D27")
def test_dangers_beaten_this_turn_lie_in_sight() -> None:
    board = hunting(5, 1, 2, 5, 1, 1, cards={"riddle": {**LORE, "copies": 3}})
    beaten = board.encounter.card
    assert "beaten" not in regions(board)  # it still lies in the middle
    play(board, "press")
    assert [item.id for item in regions(board, 1)["beaten"].items] == [f"card{beaten}"]
    play(board, "camp")
    assert "beaten" not in regions(board)


@rule("FAG-W03", "FAG-W34")
def test_what_the_mob_asks_is_in_sight() -> None:
    board = table(["move_turn", 0], mode="coop_mob", prices=2, outposts=["cairo"], dice=[2])
    assert "2 glory more" in next(item.name for item in regions(board)["row"].items if item.id == "prices")
    hideout = next(item for item in regions(board)["map"].items if item.id == "outpost/cairo")
    assert "2 glory more" in words_of(hideout.more[0])
    cheap = table(["move_turn", 0], mode="coop_nazi", outposts=["sahara"], dice=[2])
    assert "prices" not in [item.id for item in regions(cheap)["row"].items]
    assert next(item for item in regions(cheap)["map"].items if item.id == "outpost/sahara").more == []


@rule("FAG-J03", "FAG-P02")
def test_coins_lie_under_the_skull() -> None:
    jungle = {"space": "amazon_jungle", "pair": ["the_ring", "of_lead"]}
    temple = {"space": "japan", "pair": ["the_mine", "of_doom"]}
    board = table(["move_turn", 0], mode="advanced", sites=[jungle, temple, SITE], dice=[2])
    shown = {item.id: item for item in (*regions(board)["quests"].items, *regions(board)["map"].items)}
    marks = [(mark.text, mark.label) for mark in shown["quest/amazon_jungle"].stats]
    ring = BOX["the_ring"].fortune
    assert marks[:2] == [(str(ring), "fortune"), ("+2", "fortune under the skull")]
    assert shown["site/amazon_jungle"].corner == f"{ring}+2" and shown["site/sahara"].corner == "4"
    coins = next(site.coins for site in board.sites if site.temple)
    assert shown["site/japan"].corner == str(coins)
    assert len(shown["quest/sahara"].stats) == 2


@rule("FAG-L26", "FAG-L41", "FAG-W08")
def test_in_competitive_play_villains_have_loot_and_no_states() -> None:
    words: Any = {"org_loot": ["the_ring", "of_doom"], "org_treasures": 1, "org_fortune": 4}
    row = [{"who": "nora_castellano", "space": "sahara"}]
    board = table(["move_turn", 0], mode="advanced", villains=row, dice=[2], **words)
    region = regions(board)["row"]
    assert "4 fortune" in region.label and len(region.items) == 3
    assert region.items[0].sub == "Sahara"
    team = table(["move_turn", 0], mode="coop_mob", villains=row, dice=[2], org_fortune=1)
    assert regions(team)["row"].items[0].sub == "Deployed, Sahara"
    gone = table(["move_turn", 0], mode="advanced", dice=[2])
    assert "row" not in regions(gone)


@rule("FAG-W40", "FAG-M14")
def test_no_route_leads_through_an_occupied_city() -> None:
    words: Any = {"mode": "coop_nazi", "heroes": [{"space": "greece"}, {}], "dice": [6]}
    free, held = table(["move_turn", 0], **words), table(["move_turn", 0], **words, occupied=["istanbul"])
    through = [[route for route in _routes(board) if route.after == "istanbul"] for board in (free, held)]
    assert through[0] and not through[1]
    assert "istanbul" in [route.item for route in _routes(held)]


def _routes(board: Any) -> list[Any]:
    prompt = game.scene(board, 0).prompt
    assert prompt is not None
    return prompt.routes
