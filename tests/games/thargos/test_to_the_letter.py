"""What fresh readings of the booklets found: sentences that were once played otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.thargos.bot import party_strength
from ludotheque.games.thargos.decks import ready_made
from ludotheque.games.thargos.strength import column, hero_values
from ludotheque.kernel import Dice, IllegalOption, SetupError
from ludotheque.kernel.sight import guess
from ludotheque.testing import key_of, rule

from .support import GAME, PLAIN, action, fight, hero, ids, lasting, mission, new, offered, play, side, table_of, told

DECK = ["p1"] * 20


def stats_of(table: Any, seat: int, at: int) -> list[str]:
    card = table.sides[seat].places[at].hero
    items = [item for region in GAME.scene(table, 0).regions for item in region.items]
    return [mark.text for mark in next(item for item in items if item.id == f"card{card}").stats]


# The modified total ---------------------------------------------------------------------------------------------------


@rule("THA-O16", "THA-M06", "THA-M40")
def test_a_bonus_that_lasts_is_part_of_the_modified_total() -> None:
    heroes = [["krisoss", "plain", "plain", "plain"], PLAIN]
    table = table_of(heroes=heroes, on={(0, 1): ["earth_elemental", "guardian"], (0, 2): ["earth_elemental"]})
    krisoss, paired, alone = table.sides[0].places[:3]
    assert hero_values(table, krisoss)[0] == column(table, 0, 0, True)[0] == column(table, 0, 0, False)[0] == 6
    assert stats_of(table, 0, 0)[0] == "6"
    assert hero_values(table, paired) == column(table, 0, 1, True)
    guardian = GAME.box["guardian"].values
    lead = [a - b - g for a, b, g in zip(hero_values(table, paired), hero_values(table, alone), guardian, strict=True)]
    assert lead == [1, 0, 0]  # the elemental's further +1 beside a guardian


@rule("THA-M40", "THA-O16")
@pytest.mark.parametrize("more", [{"when": "attack"}, {"when": "defence"}, {"against": "creature"}])
def test_a_bonus_of_the_moment_is_not(more: dict[str, str]) -> None:
    cards = {"moody": hero(effects=[{"verb": "bonus", "might": 3, **more}])}
    table = table_of(heroes=[["moody", "plain", "plain", "plain"], PLAIN], cards=cards)
    assert hero_values(table, table.sides[0].places[0]) == [2, 2, 2]


@rule("THA-O16")
@pytest.mark.parametrize(("face", "place"), [(1, 0), (6, 3)])
def test_the_rivals_place_lastings_by_the_whole_total(face: int, place: int) -> None:
    cards = {"proud": hero((2, 2, 2), effects=[{"verb": "bonus", "might": 2}]), "weak": hero((2, 2, 1))}
    heroes = [PLAIN, ["weak", "plain", "plain", "proud"]]
    table = table_of("solo", side(["p1"] * 6, deck=DECK), side(deck=["p1", "sword"]), heroes=heroes, cards=cards,
                     at="turn", active=1, dice=[face, 1])  # fmt: skip
    assert [at for at in range(4) if table.sides[1].places[at].attached] == [place]


@rule("THA-O16")
def test_the_bot_sees_it_too() -> None:
    cards = {"proud": hero(effects=[{"verb": "bonus", "might": 3}])}
    table = table_of(heroes=[["proud", "plain", "plain", "plain"], PLAIN], cards=cards)
    assert party_strength(table, table.sides[0]) - party_strength(table, table.sides[1]) == 3


@rule("THA-M06")
def test_the_showdown_says_where_a_lasting_bonus_comes_from() -> None:
    table = table_of(heroes=[["krisoss", "plain", "plain", "plain"], PLAIN], one=side(["p1"], deck=DECK))
    play(table, "attempt", 0)
    tally = next(region for region in GAME.scene(table, 0).regions if region.id == "tally")
    mark = tally.items[0].stats[0]
    assert mark.text == "6" and mark.note is not None and mark.note.count("\n") == 0


@rule("THA-S09")
def test_decks_of_equal_modifiers_let_a_die_decide_in_the_end() -> None:
    table = new("duel", points_build=60, pool="own", first_player="pam_draw")
    begun = [event.kind for event in table.story if event.kind in ("pam_first", "rolled_first")]
    assert begun[:40] == ["pam_first"] * 40 and set(begun[40:]) == {"rolled_first"}


# Refill ---------------------------------------------------------------------------------------------------------------


def lost(**words: Any) -> Any:
    """Seat 1 lets a mission go while it holds four cards."""
    two = words.pop("two", side(["p1", "p1", "m_mind", "p2"], deck=DECK))
    table = table_of(one=side(deck=DECK), two=two, **words)
    return fight(table, 0, cede=True)


@rule("THA-M35")
def test_whoever_loses_a_mission_fills_the_hand_at_once() -> None:
    table = lost()
    assert len(table.sides[1].hand) == 6 and table.print(table.slots[0]).id == "m_mind"
    drawn = [event for event in table.story if event.kind == "drew" and event.args["seat"] == 1]
    assert drawn[0].args["n"] == 3 and "THA-M35" in drawn[0].clauses
    assert not [event for event in table.story if event.kind == "drew" and event.args["seat"] == 0]
    later = lost(options={"refill": "own_turn"})
    assert next(event.args["n"] for event in later.story if event.kind == "drew") == 3  # now its turn has begun
    assert told(later).index("turn") < told(later).index("drew")
    assert told(table).index("drew") < told(table).index("turn")


@rule("THA-M35", "THA-M32")
def test_the_hand_is_filled_after_the_deck_was_searched() -> None:
    table = lost(two=side(["p1"], deck=["p3"] * 8 + ["m_mind", "p2", "p2"]))
    assert table.print(table.slots[0]).id == "m_mind" and len(table.sides[1].hand) == 6
    assert ids(table, table.sides[1].discard).count("p2") == 2


@rule("THA-M35", "THA-D37", "THA-E07")
def test_what_is_left_will_do() -> None:
    table = lost(two=side(["m_mind"], deck=["p1"] * 2), options={"last_ditch": False})
    turns = [event for event in table.story if event.kind == "drew"]
    assert turns[0].args["n"] == 2
    assert "burnt_out" in told(table)  # but not before its own draw step
    assert told(table).index("turn") < told(table).index("burnt_out")


@rule("THA-M35", "THA-D05")
def test_which_hand_size_is_the_players_choice() -> None:
    heroes = [PLAIN, ["krisoss", "tebezil", "plain", "plain"]]
    table = table_of(heroes=heroes, one=side(deck=DECK), two=side(["m_mind"], deck=DECK))
    play(table, "attempt", 2)
    play(table, "cede") if table.asking.__name__ == "defend" else None
    assert table.seat == 1 and table.asking.__name__ == "filled_hand"
    assert table.options == [("size", 5), ("size", 7)]
    assert "hand" in str(GAME.scene(table, 1).prompt.text)
    play(table, "size", 7)
    assert len(table.sides[1].hand) == 7


@rule("THA-M35", "THA-M28")
def test_a_held_mission_fills_nobodys_hand() -> None:
    table = fight(table_of(one=side(deck=DECK), two=side(["p1"], deck=DECK)), 0)
    assert "failed" in told(table)
    assert [event.args["seat"] for event in table.story if event.kind == "drew"] == [1]  # its own draw step
    assert told(table).index("turn") < told(table).index("drew")


@rule("THA-M35", "THA-O47")
def test_the_player_fills_the_hand_after_losing_to_the_rivals() -> None:
    strong = [PLAIN, ["strong"] * 4]
    two = side(deck=["p1"] * 20)
    table = table_of("solo", side(["m_mind", "p1"], deck=DECK), two, heroes=strong, at="turn", active=1, dice=[2])
    while table.asking.__name__ == "defend" and table.attacker == 1:
        play(table, "done")
    drawn = [event.args["n"] for event in table.story if event.kind == "drew" and event.args["seat"] == 0]
    assert drawn == [5]


# Graxx ----------------------------------------------------------------------------------------------------------------


@rule("THA-D29")
def test_graxx_works_three_times_in_the_game_wherever_it_has_been() -> None:
    used = {(0, 0): [("graxx_gryphon_ambush", 2)]}
    table = table_of(one=side(["gravedigger"], deck=DECK), two=side(["m_mind"], deck=DECK), on_track=used)
    play(table, "attempt", 0)
    play(table, "use", "graxx_gryphon_ambush", 0)
    while table.asking and table.asking.__name__ in ("attack", "defend"):
        play(table, "done")
    graxx = next(card for card in table.sides[0].discard if table.print(card).id == "graxx_gryphon_ambush")
    while table.seat:
        table.play(("pass",))
    play(table, "play", "gravedigger", graxx)
    while table.seat:
        table.play(("pass",))
    assert graxx in table.sides[0].hand and not offered(table, "play", "graxx_gryphon_ambush")
    with pytest.raises(IllegalOption) as refused:
        table.play(("play", graxx, 0))
    assert refused.value.clause == "THA-D29"


@rule("THA-D29", "THA-D30")
def test_graxx_keeps_its_count_when_it_is_laid_again() -> None:
    cards = {"tidy": action({"verb": "recover", "kind": "action"})}
    table = table_of(one=side(["tidy"], deck=DECK), two=side(deck=DECK), cards=cards)
    card = table.kit.add("graxx_gryphon_ambush", 0)
    table.sides[0].discard.append(card)
    table.spent[card] = 2  # as after two uses, and a card that took it off its track
    table.ask_again()
    play(table, "play", "tidy", card)
    while table.seat:
        table.play(("pass",))
    play(table, "play", "graxx_gryphon_ambush", 1)
    assert table.spent[card] == 2 and table.lies[card] == 1


@rule("THA-D29")
def test_the_table_shows_how_often_a_play_on_track_card_still_serves() -> None:
    table = table_of(on_track={(0, 0): [("graxx_gryphon_ambush", 2)]})
    tracks = next(region for region in GAME.scene(table, 0).regions if region.id == "tracks")
    card = next(item for place in tracks.items for item in place.under)
    assert [(mark.text, mark.icon) for mark in card.tags] == [("1", "hourglass")]


# The undead -----------------------------------------------------------------------------------------------------------

TRICK = {"verb": "gain_vp", "n": 3}
HOLDER = hero(effects=[{"verb": "when", "event": "hold", "effects": [TRICK]}])
CAPTIVE = hero(
    effects=[],
    hurt=[{"verb": "when", "event": "hold", "effects": [{"verb": "gain_vp", "n": 1}]}],
)


@rule("THA-U08", "THA-U09", "THA-D36")
def test_what_happens_on_a_hold_belongs_to_the_hero_that_held() -> None:
    cards = {"holder": HOLDER, "captive": CAPTIVE}
    table = table_of(heroes=[["captive!", "plain", "plain", "plain"], ["holder", "plain", "plain", "plain"]], cards=cards,
                     options={"undead_seats": 2}, one=side(deck=DECK), two=side(deck=DECK))  # fmt: skip
    fight(table, 0)
    play(table, "swap", 0)
    assert table.print(table.sides[1].places[0].hero).id == "captive"
    assert table.sides[1].vp == 3


@rule("THA-U09", "THA-D36", "THA-M25")
def test_what_happens_on_a_win_belongs_to_the_hero_that_won() -> None:
    cards = {
        "winner": hero((9, 9, 9), effects=[{"verb": "when", "event": "win", "effects": [TRICK]}]),
        "captive": hero(hurt=[{"verb": "when", "event": "win", "effects": [{"verb": "gain_vp", "n": 1}]}]),
        "trap": mission((1, 0, 0), 1, {"verb": "capture"}),
    }
    table = table_of(heroes=[["winner", "plain", "plain", "plain"], ["captive!", "plain", "plain", "plain"]], cards=cards,
                     tracks=["trap", "", "", ""], one=side(deck=DECK), two=side(["m_mind"], deck=DECK))  # fmt: skip
    fight(table, 0, cede=True)
    play(table, "swap", 0)
    assert table.print(table.sides[0].places[0].hero).id == "captive"
    assert table.sides[0].vp == 1 + 3


# The Rivals -----------------------------------------------------------------------------------------------------------

ALL = {"rival_effects": "all"}


def rivals_turn(heroes: list[str], dice: list[int], cards: Any = None, **words: Any) -> Any:
    one = words.pop("one", side(["p1"] * 6, deck=DECK))
    two = words.pop("two", side(deck=DECK))
    return table_of("solo", one, two, heroes=[PLAIN, heroes], cards=cards, at="turn", active=1, dice=dice, **words)


@rule("THA-O35", "THA-O26", "THA-D34")
@pytest.mark.parametrize(("effects", "burnt"), [("all", 2), ("automatic", 0)])
def test_their_heroes_use_their_powers_where_all_effects_happen(effects: str, burnt: int) -> None:
    power = {"verb": "power", "uses": 1, "effects": [{"verb": "burn", "n": 2, "who": "opponent"}]}
    cards = {"burner": hero(effects=[power])}
    table = rivals_turn(["burner", "plain", "plain", "plain"], [1], cards, options={"rival_effects": effects})
    assert sum(event.args["n"] for event in table.story if event.kind == "burnt") == burnt
    assert table.sides[1].places[0].used == (1 if burnt else 0)
    play(table, "pass")
    assert sum(event.args["n"] for event in table.story if event.kind == "burnt") == burnt  # one use, in all


@rule("THA-O35", "THA-O27")
def test_a_power_with_a_choice_takes_a_random_target() -> None:
    power = {"verb": "power", "effects": [{"verb": "injure", "whom": "enemy"}]}
    hit = set()
    for at in range(1, 5):
        table = rivals_turn(["archer", "plain", "plain", "plain"], [], {"archer": hero(effects=[power])}, options=ALL,
                            key=key_of(at))  # fmt: skip
        hit |= {i for i in range(4) if table.sides[0].places[i].injured}
    assert len(hit) > 1


@rule("THA-O35", "THA-D31")
@pytest.mark.parametrize("effects", ["all", "automatic"])
def test_their_bonuses_are_used_in_attack_and_in_defence(effects: str) -> None:
    cards = {"brave": hero(effects=[{"verb": "surge", "n": 5, "uses": 2}]), "giant": hero((8, 8, 8))}
    options = {"rival_effects": effects}
    table = rivals_turn(["brave", "plain", "plain", "plain"], [2], cards, options=options)
    used = 5 if effects == "all" else 0
    assert table.attacker == 1 and table.bonus == [used, 0, 0, 0, 0, 0]
    mine = table_of("solo", side(deck=DECK), side(deck=["p1"] * 2), heroes=[["giant"] * 4, ["brave", *PLAIN[1:]]],
                    cards=cards, options=options)  # fmt: skip
    play(mine, "attempt", 0)
    assert ("failed" in told(mine)) == (effects == "all")  # 8 against 2 + 1 + 2 (cards), and 5


@rule("THA-O35")
def test_a_bonus_of_theirs_goes_on_a_random_attribute() -> None:
    cards = {"brave": hero(effects=[{"verb": "surge", "n": 5, "uses": 2}])}
    bonuses = {
        tuple(rivals_turn(["brave", "plain", "plain", "plain"], [2], cards, options=ALL, tracks=["m_two", "", "", ""],
                          key=key_of(n)).bonus)
        for n in range(8)
    }  # fmt: skip
    assert bonuses == {(5, 0, 0, 0, 0, 0), (0, 5, 0, 0, 0, 0)}


@rule("THA-O35", "THA-O52")
def test_an_empty_place_of_theirs_has_no_power() -> None:
    power = {"verb": "power", "effects": [{"verb": "burn", "n": 1, "who": "opponent"}]}
    table = rivals_turn(["burner", "", "plain", "plain"], [1], {"burner": hero(effects=[power])}, options=ALL)
    assert told(table).count("invoked") == 1 and told(table).count("burnt") == 1


@rule("THA-O35", "THA-M39")
@pytest.mark.parametrize("effects", ["all", "automatic"])
def test_their_heroes_change_face_down_cards(effects: str) -> None:
    cards = {"sly": hero(effects=[{"verb": "tamper", "how": "cancel", "uses": 1}])}
    table = table_of("solo", side(["p3"], deck=DECK), side(deck=DECK), heroes=[PLAIN, ["sly", *PLAIN[1:]]], cards=cards,
                     options={"rival_effects": effects})  # fmt: skip
    play(table, "attempt", 0)
    play(table, "lay", "p3", 0)
    assert ("cancelled" in told(table)) == (effects == "all")
    attack = rivals_turn(["sly", "plain", "plain", "plain"], [2], cards, options={"rival_effects": effects})
    play(attack, "lay", "p1", 0)
    play(attack, "done")
    assert ("cancelled" in told(attack)) == (effects == "all")


@rule("THA-O35", "THA-D22")
@pytest.mark.parametrize(("effects", "lastings"), [("all", 2), ("automatic", 1)])
def test_they_attach_as_many_as_a_hero_allows(effects: str, lastings: int) -> None:
    cards = {"smith": hero(effects=[{"verb": "extra_lasting", "n": 2}])}
    table = rivals_turn(["smith", "plain", "plain", "plain"], [2, 1] if lastings == 1 else [2, 3, 1], cards,
                        two=side(deck=["p1", "sword", "sword"]), options={"rival_effects": effects})  # fmt: skip
    assert sum(len(place.attached) for place in table.sides[1].places) == lastings


@rule("THA-O25", "THA-O35")
def test_a_choice_with_one_legal_target_is_none() -> None:
    cards = {"chapel": mission((1, 0, 0), 1, {"verb": "heal", "whom": "own"})}
    for hurt, healed in (
        (["strong", "plain!", "plain", "plain"], True),
        (["strong", "plain!", "plain!", "plain"], False),
    ):
        table = rivals_turn(hurt, [2], cards, tracks=["chapel", "", "", ""])
        while table.asking.__name__ in ("attack", "defend"):
            play(table, "cede")
        assert ("healed" in told(table)) == healed


@rule("THA-O29")
def test_only_the_players_effects_make_them_roll_for_their_attitude() -> None:
    everyone = {"verb": "discard", "n": 0, "who": "everyone"}
    cards = {"purge": mission((1, 0, 0), 1, everyone), "storm": action(everyone)}
    table = rivals_turn(["strong"] * 4, [2], cards, tracks=["purge", "", "", ""], one=side(["p1"] * 2, deck=DECK))
    while table.attacker == 1:
        play(table, "cede")
    assert "discarded" in told(table) and "attitude" not in told(table)
    mine = table_of("solo", side(["storm", "p1"], deck=DECK), side(deck=DECK), cards=cards, dice=[6, 1])
    play(mine, "play", "storm")
    assert "attitude" in told(mine)


# The solo set-up ------------------------------------------------------------------------------------------------------


@rule("THA-O09", "THA-O11", "THA-O04", "THA-O05")
def test_the_rivals_heroes_come_one_by_one_and_the_hand_after_them() -> None:
    table = new("solo", number=4)
    for stand in range(1, 5):
        if stand < 4:
            assert table.asking.__name__ == "place_hero" and not table.sides[0].hand
            assert sum(place.hero >= 0 for place in table.sides[1].places) == stand
            assert len(table.sides[1].spare) == 6 - stand and not table.sides[1].party
            assert table.sides[1].target == 0 and [e.args["seat"] for e in table.story if e.kind == "target"] == [0]
            scene = GAME.scene(table, 0)
            assert not [region for region in scene.regions if region.id == "waiting1"]
            assert scene.plates[1].score == "0/?"
            play(table, "place")
    assert table.asking.__name__ == "place_mission" and len(table.sides[0].hand) == 6
    assert len(table.sides[1].spare) == 2
    heroes = [place.hero for place in table.sides[1].places]
    assert table.sides[1].target == sum(table.print(card).card.cpv for card in heroes)


@rule("THA-O04", "THA-O51")
@pytest.mark.parametrize("rivals", [None, "six"])
def test_a_guess_varies_the_heroes_still_to_come(rivals: str | None) -> None:
    six = ["pure_darkun", "sszara", "gabaragg_dar", "veshka", "sable", "tamsin"]
    kit = {"seats": ["imperial"], "rivals": {"heroes": six, "cards": GAME.setup("duel").decks.seats[1].cards}}
    table = new("solo", number=4, decks=kit if rivals else None)
    placed = [place.hero for place in table.sides[1].places if place.hero >= 0]
    dice, nexts, names = Dice(key_of(9)), set(), set()
    for _ in range(12):
        world = guess(table, 0, dice)
        assert [place.hero for place in world.sides[1].places if place.hero >= 0] == placed
        assert len(world.sides[1].spare) == 5
        nexts.add(world.sides[1].spare[-1])
        names |= set(ids(world, world.sides[1].spare))
    assert len(nexts) > 1
    assert names <= set(six) if rivals else len(names) > 5


# Words ----------------------------------------------------------------------------------------------------------------


@rule("THA-R27")
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "dice 6, and the mission’s own +1, make 7."), ("fr", "dés 6 et bonus de la mission +1, soit 7.")],
)
def test_the_log_tells_dice_bonus_and_sum(lang: str, words: str) -> None:
    table = table_of("story", side(deck=DECK), side(deck=DECK), dice=[6])
    play(table, "attempt", "spy_guilds", 0)
    play(table, "decline")
    lines = [str(line.text) for line in GAME.log(table, 0, lang=lang)]
    assert any(words in line for line in lines), lines[-8:]


@rule("THA-U02")
@pytest.mark.parametrize(
    ("mode", "seats", "options", "most"),
    [("duel", 2, {}, 3), ("circle", 3, {}, 7), ("solo", 1, {}, 3), ("story_solo", 1, {}, 1),
     ("story_solo", 1, {"story_solo_opponent": "rival"}, 3)],
)  # fmt: skip
def test_only_seats_that_exist_play_the_undead(mode: str, seats: int, options: Any, most: int) -> None:
    GAME.setup(mode, seats, {**options, "undead_seats": most})
    with pytest.raises(SetupError) as refused:
        GAME.setup(mode, seats, {**options, "undead_seats": most + 1})
    assert "undead_seats" in str(refused.value)


@rule("THA-R46", "THA-R60")
def test_kurnor_is_told_scene_by_scene() -> None:
    begun = new("story", number=1)
    assert [event.args["tale"] for event in begun.story if event.kind == "tale_begins"] == ["kurnor"]
    table = table_of("story", side(["p3"], deck=DECK), side(deck=DECK), dice=[1])
    play(table, "attempt", "spy_guilds", 0)
    play(table, "decline")
    assert [event.args["tale"] for event in table.story if event.kind == "scene_entered"] == ["spy_guilds"]
    assert "scene_won" not in told(table)
    play(table, "lay", "p3", 1)
    play(table, "done") if table.asking.__name__ == "attack" else None
    assert [event.args["tale"] for event in table.story if event.kind == "scene_won"] == ["spy_guilds-won"]
    for lang, words in (("en", "farmers"), ("fr", "paysans")):
        assert any(words in str(line.text) for line in GAME.log(table, 0, lang=lang))
        spaces = {item.id: item for region in GAME.scene(table, 0, lang=lang).regions for item in region.items}
        done = next(card for card in table.missions if table.print(card).id == "spy_guilds")
        assert words in str(spaces[f"card{done}"].more[0])
    every = {scene.card for scene in table.kit.scenes.values() if not scene.side and not scene.secret}
    assert every == set(table.setup.decks.story.tales)
    for card in every:
        for lang in ("en", "fr"):
            assert GAME.texts.has(lang, f"tale-{card}") and GAME.texts.has(lang, f"tale-{card}-won")
    own = table_of("story", side(deck=DECK), side(deck=DECK), dice=[1], options={"rapid": True},
                   decks={"story": {"name": "own", "scenes": [{"card": c} for c in every]}})  # fmt: skip
    play(own, "attempt", "spy_guilds", 0)
    assert "scene_entered" not in told(own)  # set anywhere else, it tells nothing


# What changes to the rules went unnoticed -----------------------------------------------------------------------------


@rule("THA-D28", "THA-D27")
def test_a_card_may_do_something_else_before_it_lies_in_a_track() -> None:
    cards = {"scouts": action({"verb": "gain_vp", "n": 1}, {"verb": "ambush", "n": 2, "uses": 2})}
    table = table_of(one=side(["scouts", "p1"], deck=DECK), two=side(deck=DECK), cards=cards)
    play(table, "play", "scouts", 1)
    assert table.sides[0].vp == 1 and ids(table, table.sides[0].tracks) == ["scouts"]
    while table.seat:
        table.play(("pass",))
    play(table, "attempt", 1)
    play(table, "use", "scouts", 1)
    assert table.bonus[1] == 2


@rule("THA-O29")
def test_a_card_about_the_attitude_does_nothing_without_rivals_and_for_the_rivals() -> None:
    cards = {"mood": action({"verb": "reroll"}), "dark": mission((1, 0, 0), 1, {"verb": "reroll"})}
    duel = table_of(one=side(["mood"], deck=DECK), two=side(deck=DECK), cards=cards)
    play(duel, "play", "mood")
    assert "attitude" not in told(duel)
    table = rivals_turn(["strong"] * 4, [2], cards, tracks=["dark", "", "", ""], one=side(["p1"], deck=DECK))
    while table.attacker == 1:
        play(table, "cede")
    assert "attitude" not in told(table)
    mine = table_of("solo", side(["mood"], deck=DECK), side(deck=DECK), cards=cards, dice=[6, 1])
    play(mine, "play", "mood")
    assert "attitude" in told(mine)


@rule("THA-O51")
@pytest.mark.parametrize("name", ["imperial", "darkun", "scholars"])
def test_the_rivals_play_another_deck_than_the_player(name: str) -> None:
    decks = GAME.setup("solo", decks=[name]).decks
    assert decks.seats[0].name == name != decks.rivals.name


@rule("THA-M26", "THA-D44")
@pytest.mark.parametrize("to", ["hand", "deck"])
@pytest.mark.parametrize(("kind", "names"), [("action", {"p1", "p2"}), ("mission", {"m_mind"}), ("lasting", {"sword"})])
def test_only_a_card_of_the_named_kind_comes_back(kind: str, names: set[str], to: str) -> None:
    cards = {"fetch": action({"verb": "recover", "kind": kind, "to": to})}
    one = side(["fetch"], deck=DECK, discard=["p1", "m_mind", "sword", "p2"])
    table = table_of(one=one, two=side(deck=DECK), cards=cards)
    assert {table.print(option[2]).id for option in offered(table, "play", "fetch")} == names
    card = offered(table, "play", "fetch")[0][2]
    play(table, "play", "fetch", card)
    mine = table.sides[0]
    assert (card in mine.hand, card == mine.deck[-1]) == (to == "hand", to == "deck")
    assert card not in mine.discard


@rule("THA-O27", "THA-M26")
@pytest.mark.parametrize("to", ["hand", "deck"])
def test_the_rivals_take_nothing_into_a_hand(to: str) -> None:
    cards = {"tomb": mission((1, 0, 0), 1, {"verb": "recover", "kind": "lasting", "to": to})}
    two = side(deck=["p1"] * 20, discard=["m_myst"] * 3)
    table = rivals_turn(["strong"] * 4, [2], cards, tracks=["tomb", "", "", ""], two=two, one=side(["p1"], deck=DECK))
    sword = table.kit.add("sword", 1)
    table.sides[1].discard.append(sword)
    while table.attacker == 1:
        play(table, "cede")
    assert (sword in table.sides[1].deck) == (to == "deck") and not table.sides[1].hand


@rule("THA-D43", "THA-C31")
def test_a_swap_in_mid_conflict_takes_the_conflict_along() -> None:
    swap = {"verb": "swap_heroes"}
    cards = {
        "dancer": hero(effects=[{"verb": "when", "event": "hold", "effects": [swap]}]),
        "winner": hero((9, 9, 9), effects=[{"verb": "when", "event": "win", "effects": [swap]}]),
    }
    on = {(1, 0): ["battle_fury", "ghoul"]}
    table = table_of(heroes=[PLAIN, ["dancer", "plain", "plain", "plain"]], cards=cards, on=on, one=side(deck=DECK),
                     two=side(deck=DECK))  # fmt: skip
    fight(table, 0)
    play(table, "target", 0)
    play(table, "place_of", 2)
    assert table.print(table.sides[1].places[2].hero).id == "dancer"
    assert not table.sides[1].places[2].attached  # what stayed for this conflict is gone, wherever its hero stands now
    won = table_of(heroes=[["winner", "plain", "plain", "plain"], PLAIN], cards=cards, on={(0, 0): ["battle_fury"]},
                   one=side(deck=DECK), two=side(["m_mind"], deck=DECK))  # fmt: skip
    fight(won, 0, cede=True)
    play(won, "target", 3)
    play(won, "place_of", 0)
    assert won.print(won.sides[0].places[3].hero).id == "winner" and not won.sides[0].places[3].attached


@rule("THA-M26")
def test_the_last_cards_of_the_discard_go_under_the_deck_as_they_lie() -> None:
    cards = {"carts": action({"verb": "restock", "n": 2})}
    one = side(["carts"], deck=["p1", "p1"], discard=["p3", "m_mind", "sword"])
    table = table_of(one=one, two=side(deck=DECK), cards=cards)
    play(table, "play", "carts")
    assert ids(table, table.sides[0].deck) == ["m_mind", "sword", "p1", "p1"]
    assert ids(table, table.sides[0].discard) == ["p3", "carts"]


@rule("THA-O51", "THA-B20")
def test_random_rivals_are_six_different_people_none_of_them_the_players() -> None:
    for number in range(6):
        table = new("solo", number=number, campaign=True)
        mine = {table.print(card).card.persona for card in [*table.sides[0].party]}
        theirs = [table.print(card) for card in table.sides[1].spare]
        theirs += [table.print(place.hero) for place in table.sides[1].places if place.hero >= 0]
        assert len(theirs) == 6 == len({found.card.persona for found in theirs})
        assert not {found.id for found in theirs} & {table.print(card).id for card in table.sides[0].party} and mine
        tags = {tag for found in theirs for tag in found.card.tags}
        assert not {"imperial", "darkun"} <= tags


@rule("THA-M39")
def test_a_hero_looks_and_changes_once_each() -> None:
    cards = {"sly": hero(effects=[{"verb": "peek"}, {"verb": "tamper", "how": "weaken"}])}
    table = table_of(
        heroes=[PLAIN, ["sly", *PLAIN[1:]]], cards=cards, one=side(["p3", "p2"], deck=DECK), two=side(deck=DECK)
    )
    play(table, "attempt", 0)
    play(table, "lay", "p3", 0)
    play(table, "lay", "p2", 0)
    assert {option[0] for option in table.options} == {"skip", "peek", "weaken"}
    play(table, "peek")
    assert {option[0] for option in table.options} == {"skip", "weaken"}
    play(table, "weaken", 1)
    assert table.asking.__name__ == "defend"
    play(table, "done")
    compared = next(event for event in table.story if event.kind == "compared")
    assert (compared.args["mine"], compared.args["theirs"]) == (2 + 3 + 2 - 1, 2 + 1)


@rule("THA-D22", "THA-D14")
def test_the_largest_allowance_of_lastings_counts() -> None:
    cards = {
        "smith": hero(effects=[{"verb": "extra_lasting", "n": 2}]),
        "forge": hero(effects=[{"verb": "extra_lasting", "n": 3}]),
    }
    table = table_of(
        heroes=[["smith", "forge", "plain", "plain"], PLAIN], cards=cards, one=side(["sword"] * 5, deck=DECK)
    )
    for _ in range(3):
        play(table, "lasting", "sword", 2)
    assert not offered(table, "lasting")


@rule("THA-E16", "THA-E10")
def test_a_thief_gains_what_was_there() -> None:
    cards = {"thief": action({"verb": "steal_vp", "n": 3})}
    table = table_of(one=side(["thief"], deck=DECK, vp=1), two=side(deck=DECK, vp=2), cards=cards)
    play(table, "play", "thief")
    assert [mine.vp for mine in table.sides] == [3, 0]


@rule("THA-O19", "THA-O20")
def test_cards_from_sixes_join_and_are_thrown_away_on_a_withdrawal() -> None:
    table = rivals_turn(PLAIN, [6, 6, 2])
    laid = next(event for event in table.story if event.kind == "rivals_laid")
    assert laid.args == {**laid.args, "n": 5, "cache": 3, "infamy": 0, "sixes": 2}
    gone = rivals_turn(PLAIN, [6, 1])
    assert not gone.sides[1].laid and not gone.sides[1].on and ids(gone, gone.sides[1].discard) == ["p1"]


@rule("THA-O32", "THA-O22", "THA-O23")
@pytest.mark.parametrize(("delta", "cards"), [(-1, 2), (0, 3), (1, 4)])
def test_the_caches_are_a_card_larger_or_smaller(delta: int, cards: int) -> None:
    table = rivals_turn(PLAIN, [2], options={"solo_cache_delta": delta}, infamy=2)
    assert next(event.args["n"] for event in table.story if event.kind == "rivals_laid") == cards + 2
    mine = table_of("solo", side(deck=DECK), side(deck=DECK), options={"solo_cache_delta": delta}, infamy=1)
    play(mine, "attempt", 0)
    assert next(event.args["n"] for event in mine.story if event.kind == "rivals_laid") == cards + 1


@rule("THA-S28", "THA-S29", "THA-B24")
def test_a_seat_without_a_deck_gets_the_next_ready_made_one_that_is_free() -> None:
    def names(decks: Any, mode: str = "duel", seats: int = 2, **options: Any) -> list[str]:
        return [deck.name for deck in GAME.setup(mode, seats, options, decks=decks).decks.seats]

    first = names(None)
    assert len(set(first)) == 2
    assert names([None, first[0]]) == [first[1], first[0]]  # one box: its heroes are taken
    assert names([first[1], None]) != [first[1], first[1]]
    assert len(set(names(None, "circle", 4))) == 4
    assert names([None, first[0]], pool="own") == [first[0], first[0]]  # a box each


@rule("THA-S28", "THA-R57")
def test_which_pool_auto_comes_to() -> None:
    assert GAME.setup("story", 2).decks.shared
    assert not GAME.setup("story", 3).decks.shared
    assert not GAME.setup("story", 2, {"pool": "own"}).decks.shared
    with pytest.raises(SetupError) as refused:
        GAME.setup("story", 3, {"pool": "shared"})
    assert "THA-S28" in str(refused.value)


@rule("THA-B13", "THA-B14", "THA-B02")
@pytest.mark.parametrize("points", [80, 90, 110])
def test_ready_made_decks_bend_to_a_points_build_card_by_card(points: int) -> None:
    box = GAME.box
    usual = GAME.setup("circle", 3).decks.seats
    for deck, before in zip(GAME.setup("circle", 3, {"points_build": points}).decks.seats, usual, strict=True):
        total = sum(box[card].pam * n for card, n in deck.cards.items())
        was = sum(box[card].pam * n for card, n in before.cards.items())
        kinds = [box[card].kind for card, n in deck.cards.items() for _ in range(n)]
        assert total <= points and [kinds.count(kind) for kind in ("mission", "lasting", "action")] == [20] * 3
        if was <= points:
            assert deck.cards == before.cards
        else:
            assert total > points - 4  # no card is swapped without need
            assert sum((min(n, before.cards.get(card, 0)) for card, n in deck.cards.items())) >= 60 - (was - points)


@rule("THA-O42", "THA-O43")
@pytest.mark.parametrize(
    ("level", "low", "high"), [("easy", 50, 60), ("medium", 30, 49), ("hard", 20, 29), ("none", 0, 40)]
)
def test_a_level_sets_the_range_of_the_missions(level: str, low: int, high: int) -> None:
    box = GAME.box
    deck = GAME.setup("story_solo", 1, {"story_solo_difficulty": level}).decks.seats[0]
    missions = {card: n for card, n in deck.cards.items() if box[card].kind == "mission"}
    assert sum(missions.values()) == 20
    assert low <= sum(box[card].pam * n for card, n in missions.items()) <= high


@rule("THA-O40", "THA-O38", "THA-O53")
@pytest.mark.parametrize(("pool", "size"), [("shared", 40), ("own", 60)])
def test_the_size_of_the_rivals_story_deck(pool: str, size: int) -> None:
    box = GAME.box
    options = {"story_solo_opponent": "rival", "pool": pool}
    deck = GAME.setup("story_solo", 1, options).decks.rivals
    kinds = [box[card].kind for card, n in deck.cards.items() for _ in range(n)]
    assert len(kinds) == size and kinds.count("lasting") == kinds.count("action") == 20


@rule("THA-N08", "THA-N09")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_circle_places_missions_in_reverse_again_and_again(seats: int) -> None:
    table = new("circle", seats, number=3)
    while table.asking.__name__ == "place_hero":
        table.play(table.options[0])
    while table.asking.__name__ == "place_mission":
        table.play(table.options[-1])
    order = [event.args["seat"] for event in table.story if event.kind == "placed_mission"]
    assert order == [(table.first - 1 - i) % seats for i in range(2 * seats)]
    assert all(len(mine.hand) == 6 for mine in table.sides if mine.seat != table.active)


@rule("THA-S12", "THA-S14")
def test_a_rejected_hand_goes_under_the_deck_as_it_was_drawn() -> None:
    table = table_of(one=side(deck=["m_mind", "m_might", "p3", "p3", "p2", "p2", *["p1"] * 6]), two=side(deck=DECK))
    from ludotheque.games.thargos.opening import opening_hands

    table.first = 0
    opening_hands(table)
    mine = table.sides[0]
    assert ids(table, mine.hand) == ["p2", "p2", "p3", "p3", "m_might", "m_mind"] and mine.redraws == 1
    assert ids(table, mine.deck) == ["p1"] * 6


@rule("THA-D42", "THA-M34")
def test_an_owed_mission_is_paid_before_anything_else() -> None:
    table = table_of(tracks=["", "", "m_mind", "m_myst"], one=side(["m_might", "m_two", "p1"], deck=DECK, owed=[0, 1]),
                     two=side(deck=DECK), at="turn")  # fmt: skip
    assert table.asking.__name__ == "pay_mission" and len(table.options) == 4
    play(table, "mission", "m_two", 1)
    assert not table.sides[0].owed and table.asking.__name__ == "act"  # the last one goes where it must
    assert [table.print(card).id for card in table.slots[:2]] == ["m_might", "m_two"]


def passing(table: Any) -> Any:
    """The other side passes its turn."""
    while table.seat:
        table.play(("pass",))
    return table


@rule("THA-D14", "THA-D23")
@pytest.mark.parametrize("what", ["lasting", "attempt"])
def test_what_is_denied_is_denied_for_the_next_turn_only(what: str) -> None:
    cards = {"ban": action({"verb": "deny", "what": what, "who": "opponent"})}
    two = side(["sword", "sword"], deck=DECK)
    table = table_of(one=side(["ban", "p1"], deck=DECK), two=two, cards=cards)
    play(table, "play", "ban")
    assert table.seat == 1 and not offered(table, what)
    other = {"lasting": "attempt", "attempt": "lasting"}[what]
    assert offered(table, other)
    play(table, "pass")
    play(table, "pass")
    assert table.seat == 1 and offered(table, what)


@rule("THA-D14", "THA-D23")
@pytest.mark.parametrize("what", ["lasting", "attempt"])
def test_what_players_deny_themselves_waits_for_their_next_turn(what: str) -> None:
    oath = {"verb": "power", "uses": 1, "effects": [{"verb": "deny", "what": what, "who": "you"}]}
    heroes = [["sworn", "plain", "plain", "plain"], PLAIN]
    table = table_of(heroes=heroes, cards={"sworn": hero(effects=[oath])}, one=side(["sword", "sword"], deck=DECK),
                     two=side(deck=DECK))  # fmt: skip
    play(table, "power", 0)
    assert offered(table, what)  # not the turn going on
    play(table, "pass")
    passing(table)
    assert not offered(table, what)
    play(table, "pass")
    passing(table)
    assert offered(table, what)


@rule("THA-M11", "THA-M07")
def test_denied_modifiers_come_back_after_the_next_conflict() -> None:
    cards = {"fog": action({"verb": "deny", "what": "pam", "who": "opponent"}, {"verb": "again", "what": "action"})}
    table = table_of(one=side(["fog", "p1"], deck=DECK), two=side(["p1", "p2", "m_mind"], deck=DECK), cards=cards)
    play(table, "play", "fog")
    play(table, "attempt", 0)
    play(table, "done")
    assert table.seat == 1 and not offered(table, "lay") and offered(table, "cede")
    play(table, "done")
    play(table, "attempt", 1)
    assert offered(table, "lay")


@rule("THA-D17", "THA-D34", "THA-C26")
def test_another_action_is_an_action_only_and_another_turn_is_a_whole_one() -> None:
    power = {"verb": "power", "effects": [{"verb": "gain_vp"}]}
    cards = {
        "rush": action({"verb": "again", "what": "action"}),
        "dawn": action({"verb": "again", "what": "turn"}),
        "busy": hero(effects=[power]),
    }
    heroes = [["busy", "plain", "plain", "plain"], PLAIN]
    table = table_of(heroes=heroes, one=side(["rush", "dawn", "sword"], deck=DECK), two=side(deck=DECK), cards=cards)
    play(table, "play", "rush")
    assert (
        table.seat == 0 and not offered(table, "lasting") and not offered(table, "power") and offered(table, "attempt")
    )
    play(table, "play", "dawn")
    assert table.seat == 0 and offered(table, "lasting", "sword") and offered(table, "power")
    assert table.sides[0].turns == 1 and "extra_turn" in told(table)
    play(table, "pass")
    assert table.seat == 1


@rule("THA-E01", "THA-E03")
def test_points_count_at_the_end_of_the_own_turn_only() -> None:
    cards = {"gift": mission((1, 0, 0), 1, {"verb": "lose_vp", "n": 1, "who": "you"})}
    table = table_of(one=side(deck=DECK, vp=23, target=24), two=side(["p1"] * 6, deck=DECK, vp=30, target=24), cards=cards,
                     tracks=["gift", "m_mind", "m_myst", "m_two"])  # fmt: skip
    play(table, "pass")
    assert not table.over and table.seat == 1  # whose points are looked at when its own turn ends
    play(table, "pass")
    assert table.over and [outcome.rank for outcome in table.outcomes] == [2, 1]


@rule("THA-U10", "THA-U11", "THA-U12")
def test_only_a_neighbour_steps_into_a_gap() -> None:
    heroes = [PLAIN, ["", "", "plain", "plain"]]
    table = table_of(heroes=heroes, one=side(deck=DECK), two=side(deck=DECK), options={"undead_seats": 1})
    play(table, "attempt", 0)
    assert "step_in" not in told(table) and "succeeded" in told(table)  # 2 against the mission's 1: nobody is beside it
    near = table_of(heroes=heroes, one=side(deck=DECK), two=side(deck=DECK), options={"undead_seats": 1})
    play(near, "attempt", 1)
    assert near.asking.__name__ == "step_in" and near.options == [("leave",), ("shift", 2, 1)]
    play(near, "shift", 2, 1)
    assert near.cover == 1 and near.sides[1].places[2].hero == -1


@rule("THA-U04", "THA-U05", "THA-U07", "THA-U15")
def test_an_undead_injury_takes_a_lasting_each_time() -> None:
    one = side(deck=DECK)
    on = {(0, 0): ["sword", "guardian"]}
    cards = {"wall": hero((9, 9, 9))}
    table = table_of(heroes=[PLAIN, ["wall", *PLAIN[1:]]], cards=cards, on=on, one=one, two=side(deck=DECK),
                     options={"undead_seats": 2})  # fmt: skip
    fight(table, 0)
    assert table.asking.__name__ == "lose_lasting" and table.seat == 0
    play(table, "lose", "guardian")
    place = table.sides[0].places[0]
    assert place.injured and ids(table, place.attached) == ["sword"]
    passing(table)
    fight(table, 0)
    assert not place.attached and table.sides[0].places[0] is place
    passing(table)
    fight(table, 0)
    assert table.sides[0].places[0].hero == -1


@rule("THA-O16", "THA-O49", "THA-O52")
def test_the_lasting_die_with_factions_and_gaps() -> None:
    cards = {"badge": lasting((1, 0, 0), factions=["wolf"]), "wolf": hero(factions=["wolf"])}
    table = rivals_turn(["plain", "wolf", "", "wolf"], [4, 2, 5, 1], cards, two=side(deck=["p1", "badge"]),
                        options={"factions": True})  # fmt: skip
    assert [len(place.attached) for place in table.sides[1].places] == [0, 0, 0, 1]
    low = rivals_turn(["plain", "wolf", "", "wolf"], [1, 1, 1], cards, two=side(deck=["p1", "badge"]),
                      options={"factions": True})  # fmt: skip
    assert [len(place.attached) for place in low.sides[1].places] == [0, 1, 0, 0]


@rule("THA-O53", "THA-O42", "THA-R03")
def test_limits_on_story_missions_bind_neither_the_rivals_nor_a_duel() -> None:
    box, ready = GAME.box, ready_made()

    def missions(cards: dict[str, int]) -> dict[str, int]:
        return {card: n for card, n in cards.items() if box[card].kind == "mission"}

    options = {"story_solo_opponent": "rival", "pool": "own", "story_solo_difficulty": "hard"}
    rivals = GAME.setup("story_solo", 1, options).decks.rivals
    assert missions(rivals.cards) == missions(ready[rivals.name].cards)
    for name, deck in ready.items():
        assert GAME.setup("duel", 2, {"pool": "own"}, decks=[name, name]).decks.seats[0].cards == deck.cards


@rule("THA-C06", "THA-C24")
def test_an_attribute_that_is_not_printed_is_none() -> None:
    cards = {"bare": {**hero(), "ready": {"effects": []}, "injured": {"might": 1}}}
    table = table_of(heroes=[["bare", "bare!", "plain", "plain"], PLAIN], cards=cards)
    assert [hero_values(table, place) for place in table.sides[0].places[:2]] == [[0, 0, 0], [1, 0, 0]]


@rule("THA-M01", "THA-D36")
@pytest.mark.parametrize("at", [0, 2])
def test_the_hero_it_faces_is_the_one_on_the_other_side_of_the_conflict(at: int) -> None:
    hit = [{"verb": "injure", "whom": "facing"}]
    cards = {
        "winner": hero((9, 9, 9), effects=[{"verb": "when", "event": "win", "effects": hit}]),
        "holder": hero((9, 9, 9), effects=[{"verb": "when", "event": "hold", "effects": hit}]),
        "tough": hero((2, 2, 2), effects=[{"verb": "ward", "uses": 1}]),
    }
    row = ["plain"] * 4
    row[at] = "winner"
    won = table_of(
        heroes=[row, PLAIN], cards=cards, one=side(deck=DECK), two=side(["m_mind"], deck=DECK), tracks=["m_might"] * 4
    )
    fight(won, at, cede=True)
    assert [place.injured for place in won.sides[1].places] == [i == at for i in range(4)]
    row[at] = "holder"
    weak = ["plain"] * 4
    weak[at] = "tough"
    held = table_of(heroes=[weak, row], cards=cards, one=side(deck=DECK), two=side(deck=DECK), tracks=["m_might"] * 4)
    fight(held, at)
    assert "warded" in told(held) and held.sides[0].places[at].injured  # warded once, then struck by the one it faced


@rule("THA-O12", "THA-O13", "THA-O14")
def test_the_log_says_what_the_die_means_for_a_mission() -> None:
    two = side(deck=["m_two", "m_mind"])
    table = table_of("solo", side(["m_mind"]), two, tracks=["m_might", "", "", "m_myst"], dice=[2, 1, 4])
    from ludotheque.games.thargos.rivals import rival_missions

    rival_missions(table, 0)
    rolls = [(event.args["n"], event.args["meaning"]) for event in table.story if event.kind == "decision"]
    assert rolls == [(2, "again"), (1, "again"), (4, "place")]


@rule("THA-C31", "THA-D25")
def test_an_action_that_stays_goes_when_its_heros_next_conflict_is_over() -> None:
    table = table_of(one=side(["battle_fury"], deck=DECK), two=side(["m_mind"], deck=DECK))
    play(table, "play", "battle_fury", 2)
    assert ids(table, table.sides[0].places[2].attached) == ["battle_fury"] and not table.sides[0].discard
    passing(table)
    fight(table, 1, cede=True)
    passing(table)
    assert table.sides[0].places[2].attached  # another hero fought
    fight(table, 2, cede=True)
    assert not table.sides[0].places[2].attached and "battle_fury" in ids(table, table.sides[0].discard)


@rule("THA-X11", "THA-X17")
def test_a_lasting_moves_only_to_heroes_that_may_bear_it() -> None:
    cards = {
        "badge": lasting((1, 0, 0), factions=["wolf"]),
        "wolf": hero(factions=["wolf"]),
        "free": hero(factions=["renegade"]),
    }
    words: Any = {"heroes": [["wolf", "plain", "free", "plain"], PLAIN], "cards": cards, "on": {(0, 0): ["badge"]}}
    table = table_of(one=side(["regroup"], deck=DECK), two=side(deck=DECK), options={"factions": True}, **words)
    play(table, "play", "regroup")
    assert ids(table, table.sides[0].places[2].attached) == ["badge"]  # the only one
    anybody = table_of(one=side(["regroup"], deck=DECK), two=side(deck=DECK), **words)
    play(anybody, "play", "regroup")
    assert [option[1] for option in anybody.options] == [1, 2, 3]


@rule("THA-M37")
def test_whoever_removes_a_mission_replaces_it() -> None:
    table = table_of(one=side(["burned_bridges", "m_mind"], deck=DECK), two=side(deck=DECK))
    gone = table.slots[2]
    play(table, "play", "burned_bridges", 2)
    assert table.print(table.slots[2]).id == "m_mind" and gone in table.sides[0].discard and gone not in table.missions
    assert len(table.sides[1].hand) == 6  # its own draw step, not a refill
    assert [event.args["seat"] for event in table.story if event.kind == "placed_mission"] == [0]


@rule("THA-D31", "THA-D46", "THA-D30")
def test_a_card_in_a_track_serves_once_a_conflict_there() -> None:
    table = table_of(
        one=side(["p1"], deck=DECK), two=side(["m_mind"], deck=DECK), on_track={(0, 0): ["pitfall", "pitfall"]}
    )
    play(table, "attempt", 0)
    assert len(offered(table, "use")) == 2
    play(table, "use")
    assert len(offered(table, "use")) == 1
    play(table, "use")
    assert not offered(table, "use") and table.bonus[0] == 4
    play(table, "done")
    play(table, "cede")
    assert sorted(table.spent.values()) == [1, 1]  # spent, although the mission was given up
    passing(table)
    play(table, "attempt", 1)
    assert not offered(table, "use")


@rule("THA-R16", "THA-R53", "THA-R63")
def test_who_won_what_in_a_story_shuts_what_it_should() -> None:
    scenes = [
        {"card": "M22", "exclusive": True},
        {"card": "M23", "fork": "f"},
        {"card": "M24", "fork": "f"},
        *(
            {"card": card, "side": True}
            for card in ("M34", "M37", "M41", "M1", "M12", "M6", "M32", "M33", "M40", "M5", "M3")
        ),
    ]
    words: Any = {"decks": {"story": {"name": "shut", "scenes": scenes}}, "options": {"rapid": True}}
    table = table_of("story", side(deck=DECK), side(deck=DECK), scenes={0: ["M22", "M23"]}, **words)
    one, two = table.sides
    assert ids(table, one.shut) == ["scare_tactics"] and ids(table, two.shut) == ["spy_guilds"]
    assert ids(table, one.won) == ["spy_guilds"] and "spy_guilds" not in ids(table, table.missions)
    assert "racket" in ids(table, table.missions) and one.vp == sum(
        GAME.box[card].vp for card in ("spy_guilds", "racket")
    )
