"""Whatever the card language accepts works, or the file is refused: abilities that cancel or make ready, cards of which some
are kept, traits wherever they may stand, Health lost with a card.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune import game
from ludotheque.games.fortune.sheets import AGILITY, keyword_dice
from ludotheque.kernel import SetupError
from ludotheque.testing import rule

from .support import BOX, LORE, SITE, asking, danger, number, play, skill, stopped, table, told, verbs

BADGE = {
    "kind": "gear",
    "power": {"windows": ["card_played", "phase_start"], "whose": "any", "effects": [{"verb": "cancel"}]},
}


def event(*effects: dict[str, Any], **power: Any) -> dict[str, Any]:
    return {"kind": "event", "power": {"effects": list(effects), **power}}


def gear(*effects: dict[str, Any], windows: Any = ("turn_start",), **power: Any) -> dict[str, Any]:
    return {"kind": "gear", "power": {"windows": list(windows), "effects": list(effects), **power}}


# Abilities ------------------------------------------------------------------------------------------------------------


@rule("FAG-V09", "FAG-G07")
def test_an_ability_cancels_the_card_just_played() -> None:
    heroes = [{"hand": ["pickpocket"]}, {"glory": 3, "gear": ["badge"]}]
    board = table(["move_turn", 0], heroes=heroes, cards={"badge": BADGE}, dice=[2])
    play(board, "play")
    stolen, badge = number(board, "pickpocket"), number(board, "badge")
    assert board.seat == 1 and ("use", badge, stolen) in board.options
    prompt: Any = game.scene(board, 1).prompt
    label = next(each.label for each in prompt.choices if each.option == ["use", badge, stolen])
    assert "Pickpocket" in label
    play(board, "use")
    assert board.heroes[1].glory == 3 and board.heroes[1].flipped == [badge] and stolen in board.piles[0]
    assert told(board, "cancelled") == [{"card": stolen}]


@rule("FAG-V12")
def test_an_ability_cancels_a_card_that_remains_in_play() -> None:
    board = table("movement_phase", heroes=[{"gear": ["badge"]}, {}], cards={"badge": BADGE}, remains=["golden_age"])
    play(board, "use")
    assert not board.remains and board.heroes[1].stats[6] == 0
    nothing = table("movement_phase", heroes=[{"gear": ["badge"]}, {}], cards={"badge": BADGE}, dice=[2])
    assert asking(nothing) == "move"


@rule("FAG-V09", "FAG-V10")
def test_a_card_that_cancels_may_do_more() -> None:
    more = event({"verb": "cancel"}, {"verb": "gain", "what": "glory", "n": 2}, windows=["card_played"], whose="any")
    heroes = [{"hand": ["pickpocket"]}, {"glory": 3, "hand": ["more"]}]
    board = table(["move_turn", 0], heroes=heroes, cards={"more": more}, dice=[2])
    play(board, "play", "play")
    assert board.heroes[1].glory == 5 and board.heroes[0].glory == 0


@rule("FAG-V19")
def test_nobody_is_asked_to_cancel_what_they_have_just_played() -> None:
    heroes = [{"hand": ["pickpocket", "not_so_fast"]}, {"glory": 3}]
    board = table(["move_turn", 0], heroes=heroes, dice=[2])
    play(board, "play")
    assert board.heroes[0].glory == 1 and asking(board) == "move"
    drawn = table(["draw_events", 0, 1], heroes=[{"hand": ["not_so_fast"]}, {}], deck={"event": ["long_winter"]})
    assert drawn.seat == 0  # but an Event that one had to play is another matter
    play(drawn, "play")
    assert not drawn.remains and drawn.heroes[0].stats[AGILITY] == 3


@rule("FAG-G07", "FAG-G09")
def test_what_makes_ready_never_makes_itself_ready() -> None:
    kit = gear({"verb": "heal", "n": 1})
    wake = gear({"verb": "ready"})
    cards = {"kit": kit, "wake": wake, "alarm": {**wake}}
    heroes = [{"wounds": 4, "gear": ["kit", "wake", "alarm"]}, {}]
    board = table(["move_turn", 0], heroes=heroes, cards=cards, dice=[2])
    hero, names = board.heroes[0], {name: number(board, name) for name in cards}
    assert {option[1] for option in board.options if option[0] == "use"} == {names["kit"]}
    play(board, ("use", names["kit"]), ("use", names["wake"]))
    assert hero.flipped == [names["wake"]]
    play(board, ("use", names["kit"]), ("use", names["alarm"]))
    assert hero.flipped == [names["wake"], names["alarm"]]
    play(board, ("use", names["kit"]))
    assert hero.wounds == 1 and asking(board) == "move"


# Cards drawn ----------------------------------------------------------------------------------------------------------


@rule("FAG-G01", "FAG-V05")
@pytest.mark.parametrize(("deck", "kind"), [("gear", "Carried"), ("ally", "Ally")])
def test_of_several_goods_as_many_are_kept_as_the_card_says(deck: str, kind: str) -> None:
    names = [name for name in BOX if type(BOX[name]).__name__ == kind and not BOX[name].cost][:3]
    trick = event({"verb": "draw", "deck": deck, "n": 3, "keep": 2})
    board = table(["run_effects", "trick", -1, 0, 0, -1], cards={"trick": trick}, deck={deck: names})
    hero = board.heroes[0]
    held = hero.gear if deck == "gear" else hero.allies
    assert {option[0] for option in board.options} == {"keep"} and len(board.options) == 3 and not held
    play(board, ("keep", number(board, names[0])))
    assert len(board.options) == 2
    play(board, ("keep", number(board, names[2])))
    assert stopped(board) and [board.lib.ids[card] for card in held] == [names[0], names[2]] and not board.found
    assert told(board, "rejected") == [{"seat": 0, "card": number(board, names[1])}]
    both = event({"verb": "draw", "deck": deck, "n": 2, "keep": 2})
    board = table(["run_effects", "both", -1, 0, 0, -1], cards={"both": both}, deck={deck: names[:2]})
    assert stopped(board) and len(board.heroes[0].gear if deck == "gear" else board.heroes[0].allies) == 2


@rule("FAG-G01", "FAG-G05")
def test_what_is_kept_meets_the_limit_at_once() -> None:
    trick = event({"verb": "draw", "deck": "gear", "n": 2, "keep": 1})
    heroes = [{"gear": ["rope", "torch", "bullwhip"]}, {}]
    board = table(["run_effects", "trick", -1, 0, 0, -1], heroes=heroes, cards={"trick": trick})
    play(board, "keep")
    assert verbs(board) == {"drop"} and len(board.options) == 4


@rule("FAG-V05", "FAG-Y04")
def test_of_several_secret_city_cards_some_are_kept() -> None:
    words: Any = {"deck": {"city": ["safe_house", "generous_patron", "getaway_driver"]}}
    trick = event({"verb": "draw", "deck": "city", "n": 3, "keep": 1})
    board = table(["run_effects", "trick", -1, 0, 0, -1], cards={"trick": trick}, **words)
    assert len(board.options) == 2
    play(board, ("keep", number(board, "safe_house")))
    assert stopped(board) and board.heroes[0].hand == [number(board, "safe_house")]
    assert told(board, "drew_secret") == [{"seat": 0, "card": number(board, "safe_house")}]


# Traits ---------------------------------------------------------------------------------------------------------------

TRICKY: Any = {"trait": "keyword", "keyword": "trap", "n": 2}
TALE: Any = {"kind": "adventure", "danger": 3, "traits": [TRICKY]}
OMEN: Any = {"kind": "event", "immediate": True, "remains": True, "traits": [TRICKY], "power": {"effects": []}}
PIT = {"pit": danger(skill("lore", 5, 1), keywords=["trap"])}


@rule("FAG-D14", "FAG-P23")
def test_keywords_of_an_adventure_and_of_a_lasting_event_count() -> None:
    cards = {"tale": TALE, "omen": OMEN, **PIT}
    told_of: Any = {"mode": "advanced", "cards": cards, "only": "pit"}
    board = table(heroes=[{"loot": ["the_sword", "tale"]}, {"treasures": 1}], **told_of)
    assert [keyword_dice(board, hero, number(board, "pit")) for hero in board.heroes] == [2, 0]
    board = table(heroes=[{"treasures": 1, "tales": ["tale"]}, {}], remains=["omen"], **told_of)
    assert [keyword_dice(board, hero, number(board, "pit")) for hero in board.heroes] == [4, 2]
    quiet = table(heroes=[{"loot": ["the_sword", "tale"]}, {}], mode="basic", cards=cards, only="pit")
    assert keyword_dice(quiet, quiet.heroes[0], number(quiet, "pit")) == 0  # FAG-S08
    sites: Any = {"sites": [SITE], "dice": [1, 1, 1, 1, 1]}
    rolled = table(["begin_hunt", 0], heroes=[{"space": "sahara"}, {}], remains=["omen"], **told_of, **sites)
    assert len(told(rolled, "rolled")[0]["dice"]) == 5


@rule("FAG-Y12", "FAG-V03")
def test_a_lasting_event_may_raise_what_sales_bring() -> None:
    boom = {**OMEN, "traits": [{"trait": "sale", "n": 2}]}
    heroes = [{"space": "cairo", "loot": ["the_sword", "of_medusa"]}, {}]
    board = table(["city_shop", 0], heroes=heroes, cards={"boom": boom}, remains=["boom"])
    play(board, "sell")
    assert board.heroes[0].fortune == 4 + 2 + (1 if "cairo" in board.lib.major else 0)


# Health ---------------------------------------------------------------------------------------------------------------

HARDY: Any = {"kind": "adventure", "danger": 3, "traits": [{"trait": "health", "n": 2}]}
VIGOUR: Any = {**OMEN, "traits": [{"trait": "health", "n": 1}]}


@rule("FAG-K02", "FAG-Y12")
def test_selling_what_gave_health_may_be_a_ko() -> None:
    for wounds, falls in ((5, True), (4, False)):
        heroes = [{"space": "cairo", "wounds": wounds, "loot": ["the_sword", "hardy"]}, {}]
        board = table(["city_shop", 0], mode="advanced", heroes=heroes, cards={"hardy": HARDY}, dice=[1])
        play(board, "sell")
        assert board.heroes[0].ko == falls


@rule("FAG-K02", "FAG-V12")
def test_cancelling_what_gave_health_may_be_a_ko() -> None:
    heroes = [{"hand": ["not_so_fast"]}, {"wounds": 5}, {"wounds": 4}]
    board = table("movement_phase", heroes=heroes, cards={"vigour": VIGOUR}, remains=["vigour"], dice=[1])
    play(board, "play")
    assert [hero.ko for hero in board.heroes] == [False, True, False]


@rule("FAG-K02", "FAG-V03")
def test_a_lasting_event_that_takes_health_may_be_a_ko() -> None:
    plague = {**OMEN, "traits": [{"trait": "health", "n": -1}]}
    words: Any = {"cards": {"plague": plague}, "deck": {"event": ["plague"]}, "dice": [1]}
    board = table(["draw_events", 0, 1], heroes=[{"wounds": 3}, {"wounds": 4}], **words)
    assert [hero.ko for hero in board.heroes] == [False, True]


@rule("FAG-K02", "FAG-K22")
def test_an_artifact_lost_with_its_health_may_be_a_ko() -> None:
    tale = {**HARDY, "traits": [{"trait": "health", "n": 2}, {"trait": "lost_on_one"}]}
    heroes = [{"wounds": 5, "loot": ["the_sword", "tale"]}, {}]
    board = table(["move_turn", 0], mode="advanced", heroes=heroes, cards={"tale": tale}, dice=[1, 1])
    play(board, "decline")
    assert board.heroes[0].ko and not board.heroes[0].loot


# The file's check -----------------------------------------------------------------------------------------------------


@rule("FAG-S30", "FAG-V05", "FAG-V09", "FAG-C16", "FAG-Y06")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ({"kind": "gear", "traits": [{"trait": "bully"}]}, "no use for “bully”"),
        ({"kind": "gear", "traits": [{"trait": "danger_number", "n": 1}]}, "no use for “danger_number”"),
        ({"kind": "ally", "loyalty": 2, "traits": [{"trait": "fierce"}]}, "no use for “fierce”"),
        ({**OMEN, "remains": False}, "no use for “keyword”"),
        ({"kind": "city_card", "style": "instant", "traits": [TRICKY]}, "no use for “keyword”"),
        ({**event({"verb": "cancel"}), "immediate": True}, "no use for “cancel”"),
        (event({"verb": "fight", "enemy": "nobody"}), "no enemy is called so"),
        (danger({"part": "fight", "enemy": "rope"}), "no enemy is called so"),
        (event({"verb": "draw", "deck": "gear", "n": 1, "keep": 2}), "keeps 2 of 1"),
        (event({"verb": "storm", "n": 1, "terrain": "swamp"}), "no such place"),
        ({"kind": "location", "area": "cairo", "city": "cairo"}, "no such place"),
        ({"kind": "location", "area": "egypt", "city": "egypt"}, "no such place"),
        ({"kind": "hero", "home": "egypt"}, "no such place"),
        ({"kind": "city_card", "style": "danger", "danger": LORE["danger"]}, "needs both"),
    ],
)
def test_words_that_would_do_nothing_are_refused(card: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError) as refused:
        game.position(cards={"strange": card})
    assert why in str(refused.value) and "strange" in str(refused.value)


@rule("FAG-S30")
@pytest.mark.parametrize(
    "card",
    [
        {"kind": "adventure", "danger": 3, "traits": [TRICKY, {"trait": "lost_on_one"}, {"trait": "first_fight"}]},
        {"kind": "city_card", "style": "ally", "loyalty": 2, "traits": [TRICKY]},
        OMEN,
        BADGE,
        {"kind": "city_card", "style": "secret", "power": BADGE["power"]},
        event({"verb": "fight", "enemy": "zombies"}),
        event({"verb": "fight", "enemy": "nazi"}),
    ],
)
def test_words_that_do_something_pass(card: dict[str, Any]) -> None:
    game.position(cards={"fine": card})


@rule("FAG-S35")
@pytest.mark.parametrize("verb", ["outpost", "occupy", "vile_tactics", "war_zeppelin", "prices"])
def test_what_speaks_of_an_organisation_does_nothing_where_there_is_none(verb: str) -> None:
    effect = {"verb": verb} | ({"n": 1} if verb == "prices" else {})
    board = table(["run_effects", "strange", -1, 0, 0, -1], mode="advanced", cards={"strange": event(effect)})
    assert stopped(board) and not (board.outposts or board.occupied or board.prices or board.zeppelin or board.track)
