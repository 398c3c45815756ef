"""What fresh readings of the booklets found: sentences that were once played otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.thargos.bot import party_strength
from ludotheque.games.thargos.strength import column, hero_values
from ludotheque.kernel import Dice, SetupError
from ludotheque.kernel.sight import guess
from ludotheque.testing import key_of, rule

from .support import GAME, PLAIN, action, fight, hero, ids, mission, new, offered, play, side, table_of, told

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


@rule("THA-D29", "THA-D30")
def test_graxx_keeps_its_count_when_it_is_laid_again() -> None:
    cards = {"tidy": action({"verb": "recover", "kind": "action"})}
    table = table_of(one=side(["tidy"], deck=DECK), two=side(deck=DECK), cards=cards)
    card = table.pool.add("graxx_gryphon_ambush", 0)
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
