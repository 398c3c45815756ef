"""Solo and story solo (O)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.thargos import rivals, story
from ludotheque.games.thargos.decks import pam_sum, ready_made
from ludotheque.kernel import SetupError
from ludotheque.testing import rule

from .support import GAME, action, hero, ids, lasting, mission, new, offered, play, random_to_end, side, table_of, told

DECK = ["p1"] * 20
BOX = GAME.box


def solo(one: Any = None, two: Any = None, **words: Any) -> Any:
    return table_of("solo", one or side(deck=DECK), two or side(deck=DECK), **words)


def rival_turn(two: Any, dice: Any, **words: Any) -> Any:
    """The Rivals' turn with these dice, up to the Player's next decision."""
    return solo(words.pop("one", side(["p1"] * 6, deck=DECK)), two, at="turn", active=1, dice=dice, **words)


def laid(table: Any) -> list[int]:
    """How many cards the Rivals laid, conflict by conflict."""
    return [event.args["n"] for event in table.story if event.kind == "rivals_laid"]


@rule("THA-O01", "THA-O03", "THA-O04", "THA-O05", "THA-O10", "THA-O11", "THA-O50")
def test_the_set_up_of_a_solo_game() -> None:
    table = new("solo", number=2)
    while table.asking.__name__ == "place_hero":
        play(table, "place")
    one, two = table.sides
    assert table.first == table.active == 0 and table.setup.seats == 1
    assert len(two.spare) == 2 and len(one.hand) == 6 and not two.hand
    assert sum(table.kit.kind[card] == 1 for card in one.hand) >= 2
    placed = [place.hero for place in two.places if place.hero >= 0] + two.party
    assert len(placed) == 4
    assert two.target == sum(table.print(card).card.cpv for card in placed)
    scene = GAME.scene(table, 0)
    sheet = next(region for region in scene.regions if region.id == "rivals")
    assert len(sheet.lines) == 3
    plate = scene.plates[1]
    assert plate.kind == "automaton" and plate.limit == two.target
    assert [mark.text for mark in plate.marks][1:3] == ["3", "3"]
    assert next(region for region in scene.regions if region.id == "infamy").limit == 6
    names = [name_of(table, card) for card in two.spare]
    assert not any(f'"{name}"' in str(scene) for name in names)


def name_of(table: Any, card: int) -> str:
    return str(GAME.texts.say("en", f"card-{table.print(card).id}"))


@rule("THA-O02", "THA-O48")
def test_how_a_solo_game_ends() -> None:
    won = solo(side(["higher_purpose"], vp=28, target=30, deck=DECK))
    play(won, "play", "higher_purpose")
    assert won.over and won.outcomes[0].rank == 1
    burnt = solo(side(deck=[]), at="turn")
    assert burnt.over and burnt.outcomes[0].rank == 2
    beaten = rival_turn(side(vp=30, target=30, deck=DECK), [1, 1])
    assert beaten.over and beaten.outcomes[0].rank == 2
    later = solo(side(deck=DECK), side(vp=40, target=30, deck=DECK), dice=[1])
    assert not later.over  # the Rivals are checked at the end of their own turn
    play(later, "pass")
    assert later.over


@rule("THA-O06", "THA-O07", "THA-O08")
@pytest.mark.parametrize(
    ("face", "caches"), [(1, (4, 2)), (2, (4, 2)), (3, (3, 3)), (4, (3, 3)), (5, (2, 4)), (6, (2, 4))]
)
def test_attitude(face: int, caches: tuple[int, int]) -> None:
    """V23"""
    table = solo(dice=[face])
    rivals.roll_attitude(table)
    assert rivals.CACHES[table.attitude] == caches
    assert new("solo").infamy == 0 and rivals.MAX_INFAMY == 6


@rule("THA-O09", "THA-O12", "THA-O13", "THA-O14")
def test_rivals_place_first_at_random() -> None:
    places = set()
    for n in range(6):
        table = new("solo", number=n)
        first = next(event for event in table.story if event.kind == "placed_hero")
        assert first.args["seat"] == 1
        places.add(first.args["n"])
        while table.asking.__name__ == "place_hero":
            table.play(table.options[0])
        missions = [event.args["seat"] for event in table.story if event.kind == "placed_mission"]
        assert missions == [1]
        while table.asking.__name__ == "place_mission":
            table.play(table.options[0])
        missions = [event.args["seat"] for event in table.story if event.kind == "placed_mission"]
        assert missions[:4] == [1, 0, 1, 0] and all(card >= 0 for card in table.slots)
    assert len(places) > 1


@rule("THA-O13", "THA-O14", "THA-O12")
def test_the_decision_die_names_tracks_from_the_left() -> None:
    """V25"""
    table = solo(tracks=["m_might", "", "", ""], two=side(deck=["m_mind", "p1", "m_myst", "p2"]), dice=[1, 6, 2, 4])
    rivals.rival_missions(table, 0)  # 1, 6 and an occupied track are rolled again
    assert table.print(table.slots[2]).id == "m_myst"
    assert ids(table, table.sides[1].discard) == ["p2"]


@rule("THA-O13")
@pytest.mark.parametrize("face", [2, 3, 4, 5])
def test_each_track_has_its_face_of_the_die(face: int) -> None:
    table = solo(tracks=[""] * 4, two=side(deck=["m_mind"]), dice=[face])
    rivals.rival_missions(table, 0)
    assert [card >= 0 for card in table.slots] == [at == face - 2 for at in range(4)]


@rule("THA-O15", "THA-O16")
def test_their_turn_is_a_lasting_and_an_attempt() -> None:
    table = rival_turn(side(deck=["p1", "p2", "sword", "p3"]), [4, 1])
    assert ids(table, table.sides[1].places[2].attached) == ["sword"]
    assert "p3" in ids(table, table.sides[1].discard)
    assert not any(event.kind == "played" for event in table.story)
    assert not any(event.kind == "drew" and event.args["seat"] == 1 for event in table.story)


@rule("THA-O16", "THA-O17")
@pytest.mark.parametrize(("face", "place"), [(1, 1), (6, 2), (2, 0), (5, 3)])
def test_lowest_and_highest(face: int, place: int) -> None:
    """V26"""
    heroes = [["plain"] * 4, ["plain", "plain!", "strong", "strong"]]
    table = rival_turn(side(deck=["p1", "sword"]), [face, 1], heroes=heroes)
    attached = [at for at in range(4) if table.sides[1].places[at].attached]
    assert attached == [place]


@rule("THA-O18")
def test_without_lastings_nothing_is_searched() -> None:
    table = rival_turn(side(deck=["p1", "p2"]), [1])
    assert len(table.sides[1].deck) == 2 and table.infamy == 0
    empty = solo(
        tracks=["", "m_mind", "m_myst", "m_two"], two=side(deck=["p1"], owed=[0]), at="turn", active=1, dice=[1]
    )
    assert empty.slots[0] == -1 and empty.sides[1].owed == [0] and len(empty.sides[1].deck) == 1
    later = solo(tracks=["", "m_mind", "m_myst", "m_two"], two=side(deck=["p1", "m_might"], owed=[0]), at="turn", active=1,
                 dice=[1])  # fmt: skip
    assert later.print(later.slots[0]).id == "m_might"


@rule("THA-O19", "THA-O20", "THA-O22")
def test_the_attempt_die() -> None:
    """V27"""
    away = rival_turn(side(deck=DECK), [1])
    assert "withdrew" in told(away) and "attempted" not in told(away)
    six = rival_turn(side(deck=DECK), [6, 6, 3])
    assert six.spot == 1 and laid(six) == [3 + 2]
    back = rival_turn(side(deck=DECK), [6, 6, 1])
    assert len(back.sides[1].discard) == 2 and not back.sides[1].laid


@rule("THA-O21")
def test_a_track_without_a_mission_is_rolled_again() -> None:
    table = rival_turn(side(deck=DECK), [2, 3], tracks=["", "m_mind", "m_myst", "m_two"])
    assert table.spot == 1
    none = rival_turn(side(deck=DECK), [], tracks=["", "", "", ""])
    assert "withdrew" in told(none)


@rule("THA-O22", "THA-O23", "THA-O24", "THA-O32", "THA-O34", "THA-O33")
@pytest.mark.parametrize("delta", [-1, 0, 1])
def test_caches_and_infamy(delta: int) -> None:
    """V24"""
    options = {"solo_cache_delta": delta}
    attack = rival_turn(side(deck=DECK), [2], attitude=0, infamy=2, options=options)
    assert laid(attack) == [6 + delta] and attack.seat == 0 and attack.asking.__name__ == "defend"
    guard = solo(attitude=0, infamy=2, options=options, dice=[1])
    play(guard, "attempt", 0)
    assert laid(guard) == [4 + delta]
    assert len(guard.sides[1].discard) == 4 + delta  # discarded after it
    assert GAME.new("solo", 1, {"solo_infamy_start": 3}, key=bytes(16)).infamy == 3
    names = {setting.name for setting in GAME.options("story_solo")}
    assert {"solo_cache_delta", "solo_infamy_start", "rival_effects"} <= names


@rule("THA-O25", "THA-O26", "THA-O35")
def test_automatic_effects_only_unless_all_happen() -> None:
    cards = {
        "choice": mission((1, 0, 0), 1, {"verb": "injure", "whom": "enemy"}),
        "plainly": mission((1, 0, 0), 1, {"verb": "burn", "who": "opponent", "n": 2}),
        "sneak": hero(effects=[{"verb": "tamper", "how": "cancel"}, {"verb": "ward", "uses": 1}]),
    }

    def attack(name: str, effects: str) -> Any:
        one = side(["p1"] * 5 + ["m_mind"], deck=DECK)
        options = {"rival_effects": effects}
        table = rival_turn(side(deck=["p3"] * 9), [2], one=one, tracks=[name] * 4, cards=cards, options=options)
        play(table, "cede")
        return table

    assert "injured" not in told(attack("choice", "automatic"))
    assert "injured" in told(attack("choice", "all"))
    assert len(attack("plainly", "automatic").sides[0].discard) == 2
    ward = rival_turn(side(deck=DECK), [2], heroes=[["strong"] * 4, ["sneak"] * 4], cards=cards, attitude=2)
    play(ward, "lay", "p1", 0)
    while ward.asking.__name__ == "defend":
        play(ward, "lay", "p1", 0) if offered(ward, "lay", "p1", 0) else play(ward, "done")
    assert "warded" in told(ward)  # a ward is automatic


@rule("THA-O27", "THA-O29", "THA-O30")
def test_effects_on_a_hand_they_do_not_have() -> None:
    cards = {
        "some": action({"verb": "discard", "n": 2, "who": "opponent"}),
        "whole": action({"verb": "discard", "n": 0, "who": "opponent"}),
    }
    some = solo(side(["some"], deck=DECK), cards=cards, dice=[1])
    play(some, "play", "some")
    assert "attitude" not in told(some)
    whole = solo(side(["whole"], deck=DECK), cards=cards, attitude=1, dice=[6, 1])
    play(whole, "play", "whole")
    assert whole.attitude == 2 and not whole.sides[1].discard


@rule("THA-O28", "THA-O31", "THA-E11")
def test_their_deck_is_made_anew_and_infamy_rises() -> None:
    table = solo(side(["cyclops_of_slavit"], deck=DECK), side(deck=["p1", "p2"], discard=["p3"] * 5), dice=[1])
    play(table, "play", "cyclops_of_slavit")
    assert table.infamy == 1 and len(table.sides[1].deck) + len(table.sides[1].discard) == 7
    full = solo(two=side(deck=[], discard=["p1"]), infamy=6)
    rivals.replenish(full)
    assert full.infamy == 6
    empty = solo(two=side(deck=[], discard=[]))
    rivals.burn(empty, 3)
    assert empty.infamy == 0
    search = rival_turn(side(deck=["p1"], discard=["sword", "p2"]), [2, 1])
    assert search.infamy >= 1 and any(place.attached for place in search.sides[1].places)


@rule("THA-O36")
def test_their_cards_are_dealt_over_the_attributes() -> None:
    table = rival_turn(side(deck=DECK), [6, 5], tracks=["m_two", "m_two", "m_two", "m_three"], attitude=0)
    assert [table.sides[1].on.count(a) for a in range(3)] == [2, 2, 1]
    guard = solo(side(["p1"] * 6, deck=DECK), tracks=["m_three"] * 4, attitude=2, infamy=6, dice=[1])
    play(guard, "attempt", 0)
    play(guard, "lay", "p1", 1)
    play(guard, "done")
    assert laid(guard) == [3]  # on the attacker's attribute only, at most two more than the attacker
    french = solo(side(["p1"] * 6, deck=DECK), tracks=["m_three"] * 4, attitude=2, infamy=6, dice=[1],
                  options={"edition": "fr"})  # fmt: skip
    play(french, "attempt", 0)
    play(french, "lay", "p1", 1)
    play(french, "done")
    assert laid(french) == [10]


@rule("THA-O47")
def test_injuries_and_replacements() -> None:
    lost = rival_turn(side(deck=["p1"] * 9), [2], one=side(["p3", "p3"], deck=DECK), attitude=2)
    play(lost, "lay", "p3", 0)
    play(lost, "lay", "p3", 0) if lost.asking.__name__ == "defend" else None
    assert lost.sides[1].places[0].injured
    won = solo(side(["p3"] * 3, deck=DECK), side(deck=["p1", "m_mind", "p1", "p1"]), attitude=1, dice=[1, 1])
    play(won, "attempt", 0)
    for _ in range(3):
        play(won, "lay", "p3", 0)
    assert won.sides[0].vp == 2 and won.print(won.slots[0]).id == "m_mind"


@rule("THA-O49")
def test_factions_bind_the_rivals() -> None:
    cards = {
        "wolf": hero(factions=["wolf"]),
        "fang": lasting((1, 0, 0), factions=["wolf"]),
        "snake": lasting((1, 0, 0), factions=["cobra"]),
    }
    heroes = [["plain"] * 4, ["plain", "plain", "wolf", "plain"]]
    table = rival_turn(
        side(deck=["p1", "fang", "snake"]), [2, 3, 4, 1], heroes=heroes, cards=cards, options={"factions": True}
    )
    assert ids(table, table.sides[1].places[2].attached) == ["fang"]
    assert "snake" in ids(table, table.sides[1].discard)


@rule("THA-O51")
def test_their_heroes_and_deck() -> None:
    table = new("solo", number=4)
    two = table.sides[1]
    six = [place.hero for place in two.places if place.hero >= 0] + two.party + two.spare
    personas = [table.print(card).card.persona for card in six]
    mine = {table.print(card).card.persona for card in table.sides[0].party}
    assert len(set(personas)) == 6 and not set(personas) & mine
    chosen = {
        "heroes": ["hrolf", "sable", "tamsin", "ysolde", "oskillos", "old_brakka"],
        "cards": GAME.setup().decks.seats[1].cards,
    }
    given = GAME.new("solo", 1, key=bytes(16), decks={"rivals": chosen})
    side_ = given.sides[1]
    assert {
        given.print(c).id for c in [*side_.spare, *side_.party, *[p.hero for p in side_.places if p.hero >= 0]]
    } == set(chosen["heroes"])
    with pytest.raises(SetupError, match="6 heroes"):
        GAME.setup("solo", decks={"rivals": {**chosen, "heroes": chosen["heroes"][:4]}})


@rule("THA-O52", "THA-U13")
def test_an_empty_rival_place_is_rolled_again() -> None:
    heroes = [["plain"] * 4, ["", "plain!", "plain", "strong"]]
    table = rival_turn(side(deck=["p1", "sword"]), [2, 1, 2, 1], heroes=heroes)
    assert ids(table, table.sides[1].places[1].attached) == ["sword"]


@rule("THA-O55", "THA-D36")
def test_their_effects_come_from_the_left() -> None:
    start = {"verb": "when", "event": "turn", "effects": [{"verb": "burn", "n": 1, "who": "opponent"}]}
    gain = {"verb": "when", "event": "turn", "effects": [{"verb": "gain_vp", "n": 1}]}
    cards = {"burner": hero(effects=[start]), "gainer": hero(effects=[gain])}
    table = rival_turn(
        side(deck=DECK), [1], heroes=[["plain"] * 4, ["gainer", "burner", "plain", "plain"]], cards=cards
    )
    order = told(table)
    assert order.index("scored") < order.index("burnt")


# Story solo -----------------------------------------------------------------------------------------------------------


def kurnor(one: Any = None, **words: Any) -> Any:
    return table_of("story_solo", one or side(deck=DECK), **words)


@rule("THA-O37", "THA-O38", "THA-O39", "THA-O40", "THA-O42", "THA-O43")
def test_decks_and_opponents_of_story_solo() -> None:
    """V18"""
    english = GAME.setup("story_solo")
    assert english.decks.rivals is None and pam_sum(BOX, english.decks.seats[0].cards, "mission") <= 40
    french = GAME.setup("story_solo", options={"edition": "fr"})
    cards = french.decks.rivals.cards
    kinds = [BOX[card].kind for card, n in cards.items() for _ in range(n)]
    assert len(kinds) == 40 and kinds.count("lasting") == kinds.count("action") == 20
    assert 30 <= pam_sum(BOX, french.decks.seats[0].cards, "mission") <= 49
    own = GAME.setup("story_solo", options={"edition": "fr", "pool": "own"})
    assert sum(own.decks.rivals.cards.values()) == 60
    for level, (low, high) in {"easy": (50, 60), "medium": (30, 49), "hard": (20, 29)}.items():
        deck = GAME.setup("story_solo", options={"story_solo_difficulty": level}).decks.seats[0]
        assert low <= pam_sum(BOX, deck.cards, "mission") <= high
        other = {"easy": "hard"}.get(level, "easy")
        with pytest.raises(SetupError, match="THA-O43"):
            GAME.setup(
                "story_solo",
                options={"story_solo_difficulty": other},
                decks=[{"heroes": deck.heroes, "cards": deck.cards}],
            )


@rule("THA-O39", "THA-O46", "THA-R26")
def test_against_the_dice_there_are_no_rival_turns() -> None:
    table = kurnor(side(["p3"], deck=DECK, vp=29, target=30), dice=[1])
    assert len(table.sides) == 1
    play(table, "attempt", "spy_guilds", 0)
    play(table, "lay", "p3", 1)
    assert table.over and table.outcomes[0].rank == 1
    with pytest.raises(SetupError, match="THA-R12"):
        GAME.setup("story_solo", decks={"story": {"name": "x", "scenes": [{"card": "racket"}]}})


@rule("THA-O54")
def test_the_clock_against_the_dice() -> None:
    full = ["p1"] * 6
    first = kurnor(side(full, deck=["p1", "p2"]), at="turn")
    assert len(first.sides[0].deck) == 2  # not on the first turn
    later = kurnor(side(full, deck=["p1", "p2"], turns=1), at="turn")
    assert ids(later, later.sides[0].discard) == ["p2"]
    out = kurnor(side(full, deck=[], turns=1), at="turn")
    assert out.over and out.outcomes[0].rank == 2
    ditch = kurnor(side(full, deck=[], turns=1), at="turn", options={"last_ditch": True})
    assert not ditch.over and ditch.sides[0].last_ditch


RIVAL = {"story_solo_opponent": "rival"}


@rule("THA-O41", "THA-O53")
def test_rivals_in_story_solo_counter_by_die() -> None:
    def attempt(dice: list[int], **words: Any) -> Any:
        table = kurnor(side(["p1"], deck=DECK), two=side(deck=DECK), rivals=True, options=RIVAL, dice=dice, **words)
        play(table, "attempt", "spy_guilds", 0)
        play(table, "lay", "p1", 1)
        return table

    counter = attempt([4, 1, 1])
    assert "countered" in told(counter) and laid(counter)[0] == 3
    push = attempt([1, 6, 1, 1])
    assert "pushback" in told(push) and "countered" not in told(push)
    more = attempt([6, 3, 1, 1])
    assert laid(more)[0] == 4


@rule("THA-O41", "THA-O53")
def test_rivals_in_story_solo_attempt_in_order_and_the_player_may_counter() -> None:
    table = kurnor(
        side(["p1"] * 6, deck=DECK), two=side(deck=DECK), rivals=True, options=RIVAL, at="turn", active=1, dice=[3]
    )
    assert table.seat == 0 and table.asking.__name__ == "counter"
    assert table.print(table.mission).id == "spy_guilds" and table.spot == 1
    play(table, "counter", 2)
    assert table.asking.__name__ == "defend"


@rule("THA-O53")
def test_side_missions_come_after_the_path_and_secrets_last() -> None:
    missions, order = ["sunken_ruins", "escort_injured", "spy_guilds"], []
    for done in ([], ["spy_guilds"], ["spy_guilds", "escort_injured"]):
        table = kurnor(two=side(deck=DECK), rivals=True, options=RIVAL, missions=missions, scenes={1: ["M21", *done]})
        order.append(table.print(story.first_open(table, 1)).id)
    assert order == ["spy_guilds", "escort_injured", "sunken_ruins"]


@rule("THA-O45", "THA-R03")
def test_deck_missions_are_modifiers_only_in_story_solo() -> None:
    table = kurnor(side(["m_might"], deck=DECK))
    assert not offered(table, "mission")
    play(table, "attempt", "spy_guilds", 0)
    assert offered(table, "lay", "m_might")


@rule("THA-O02", "THA-S30")
def test_whole_games_keep_every_card() -> None:
    for mode in ("solo", "story_solo"):
        for edition in ("en", "fr"):
            table = random_to_end(new(mode, number=5, edition=edition), 5)
            assert GAME.check(table) == []


@rule("THA-O27")
def test_nothing_comes_back_to_a_hand_they_do_not_have() -> None:
    cards = {"dig": mission((1, 0, 0), 1, {"verb": "recover"})}
    for effects in ("automatic", "all"):
        table = rival_turn(
            side(deck=["p3"] * 9, discard=["p2"]), [2], one=side(["p1"] * 5 + ["m_mind"], deck=DECK), tracks=["dig"] * 4,
            cards=cards, options={"rival_effects": effects},
        )  # fmt: skip
        play(table, "cede")
        assert not table.sides[1].hand and "p2" in ids(table, table.sides[1].discard)


@rule("THA-O20", "THA-O22")
def test_without_modifiers_the_cards_of_sixes_go_too() -> None:
    table = rival_turn(side(deck=["p3"] * 9, denied="pam"), [6, 2], attitude=0)
    assert laid(table) == [0] and ids(table, table.sides[1].discard) == ["p3"]


@rule("THA-O31")
def test_a_deck_that_ended_on_face_down_cards_waits_until_one_is_needed() -> None:
    table = rival_turn(side(deck=["p3"]), [6, 1])
    assert table.infamy == 0 and not table.sides[1].deck and ids(table, table.sides[1].discard) == ["p3"]
    again = rival_turn(side(deck=[], discard=["p3"] * 3), [6, 1])
    assert again.infamy == 1
    exact = rival_turn(side(deck=["p1"] * 4, discard=["p3"] * 3), [2], attitude=0)
    assert laid(exact) == [4] and exact.infamy == 1 and ids(exact, exact.sides[1].deck) == ["p3"] * 3  # at once


@rule("THA-O49", "THA-O16")
def test_a_hero_that_may_not_bear_the_lasting_is_rolled_again() -> None:
    cards = {
        "weak": hero((1, 1, 1)),
        "wolf": hero((3, 3, 3), factions=["wolf"]),
        "pup": hero((2, 2, 2), factions=["wolf"]),
        "fang": lasting((1, 0, 0), factions=["wolf"]),
    }
    words: dict[str, Any] = {"heroes": [["plain"] * 4, ["weak", "wolf", "pup", "weak"]], "cards": cards}
    words["options"] = {"factions": True}
    table = rival_turn(
        side(deck=["p1", "p1", "fang"]), [1, 2, 1, 1], **words
    )  # weakest, place 1, weakest of the wolves
    assert ids(table, table.sides[1].places[2].attached) == ["fang"]
    meanings = [event.args["meaning"] for event in table.story if event.kind == "decision"]
    assert meanings[:3] == ["again", "again", "lowest"]


@rule("THA-O40", "THA-O53")
def test_the_forty_cards_are_twenty_of_each() -> None:
    setup = GAME.setup("story_solo", options={"story_solo_opponent": "rival"})
    cards = dict(setup.decks.rivals.cards)
    lasting_ = next(card for card in cards if BOX[card].kind == "lasting")
    act = next(
        c
        for c in BOX
        if BOX[c].kind == "action" and not BOX[c].condar and c not in setup.decks.seats[0].cards and c not in cards
    )
    cards[lasting_] -= 1
    cards[act] = 1
    with pytest.raises(SetupError) as refused:
        GAME.setup("story_solo", options={"story_solo_opponent": "rival"}, decks={"rivals": {"cards": cards}})
    assert [problem.clause for problem in refused.value.problems] == ["THA-O40", "THA-O40"]


@rule("THA-E13", "THA-E15")
def test_where_rivals_play_only_the_cap_stops_a_stalled_game() -> None:
    words: dict[str, Any] = {"one": side(["p1"] * 6, deck=DECK), "options": {"stalemate_rounds": 1}, "dice": [1] * 20}
    table = solo(**words)
    for _ in range(4):
        play(table, "pass")
    assert not table.over and all(s.idle == 4 for s in table.sides)
    words["one"] = side(["p1"] * 6, deck=DECK, turns=199, vp=3)
    capped = play(solo(**words), "pass")
    assert capped.over and capped.outcomes[0].rank == 2


@rule("THA-O16", "THA-O19")
def test_cards_that_deny_bind_the_rivals_for_one_turn() -> None:
    for what in ("lasting", "attempt"):
        table = rival_turn(side(deck=["p1"] * 9 + ["sword"], denied=what), [2, 2, 2, 1])
        assert ("attached" in told(table)) is (what == "attempt")
        assert ("attempted" in told(table)) is (what == "lasting")
        if what == "attempt":
            assert not table.sides[1].denied


@rule("THA-O36", "THA-M42")
def test_rivals_who_are_denied_modifiers_lay_none_not_even_those_of_sixes() -> None:
    table = rival_turn(side(deck=["p1"] * 9, denied="pam"), [6, 2])
    assert laid(table) == [0] and len(table.sides[1].discard) == 1 and table.asking.__name__ == "defend"


@rule("THA-O19", "THA-O22")
def test_the_log_counts_the_cards_of_sixes() -> None:
    table = rival_turn(side(deck=["p1"] * 20), [6, 6, 2], attitude=0, infamy=1)
    event = next(event for event in table.story if event.kind == "rivals_laid")
    assert [event.args[word] for word in ("n", "cache", "infamy", "sixes")] == [7, 4, 1, 2]


@rule("THA-O51", "THA-B20")
def test_random_rivals_march_together_in_a_campaign() -> None:
    party = {"heroes": ["tamsin", "bulruss", "old_brakka", "quick_nell"], "cards": dict(ready_made()["darkun"].cards)}

    def peoples(number: int, **options: Any) -> set[str]:
        table = new("solo", number=number, decks=[party], **options)
        two = table.sides[1]
        six = [table.print(card).card for card in two.party + two.spare + [p.hero for p in two.places if p.hero >= 0]]
        assert len(six) == 6 and len({card.persona for card in six}) == 6
        return {tag for card in six for tag in card.tags} & {"darkun", "imperial"}

    assert all(len(peoples(number, campaign=True)) < 2 for number in range(12))
    assert any(len(peoples(number)) == 2 for number in range(12))
    assert any(len(peoples(number, campaign=True, edition="fr")) == 2 for number in range(12))


@rule("THA-O03", "THA-O51")
def test_a_list_of_rivals_has_six_heroes_whom_nobody_else_takes() -> None:
    with pytest.raises(SetupError) as caught:
        new("solo", decks={"rivals": {"heroes": ["sable"], "cards": dict(ready_made()["storm"].cards)}})
    assert "THA-O03" in [problem.clause for problem in caught.value.problems]
    six = ["pure_darkun", "sszara", "gabaragg_dar", "veshka", "sting", "issa"]
    table = new("solo", decks={"rivals": {"heroes": six, "cards": dict(ready_made()["darkun"].cards)}})
    assert not set(ids(table, table.sides[0].party)) & set(six)  # the Player's ready-made party gives way


@rule("THA-O35", "THA-O15")
def test_another_action_is_another_attempt_where_all_their_effects_happen() -> None:
    cards = {"onward": mission((1, 0, 0), 1, {"verb": "again", "what": "action"})}
    for effects, attempts in (("automatic", 1), ("all", 2)):
        table = rival_turn(
            side(deck=["p3"] * 20), [2, 3], one=side(["p1"] * 5 + ["m_mind"], deck=DECK), cards=cards,
            tracks=["onward", "m_might", "m_might", "m_might"], options={"rival_effects": effects},
        )  # fmt: skip
        play(table, "cede")
        assert told(table).count("attempted") == attempts
    assert table.spot == 1 and table.waiting == [0]


@rule("THA-O49", "THA-O52")
def test_an_empty_place_is_rolled_again_among_all_heroes() -> None:
    cards = {
        "wolf": hero((4, 4, 4), factions=["wolf"]),
        "weak_wolf": hero((2, 2, 2), factions=["wolf"]),
        "nobody": hero((1, 1, 1)),
        "pelt": lasting((1, 0, 0), factions=["wolf"]),
    }
    heroes = [["plain"] * 4, ["", "nobody", "wolf", "weak_wolf"]]
    table = rival_turn(
        side(deck=["p1", "pelt"]), [2, 1, 1, 1], heroes=heroes, cards=cards, options={"factions": True}
    )  # fmt: skip
    meanings = [event.args["meaning"] for event in table.story if event.kind == "decision"]
    assert meanings[:3] == ["again", "again", "lowest"]  # nobody there; the weakest may not bear it; of those who may
    assert ids(table, table.sides[1].places[3].attached) == ["pelt"]


def story_solo(**words: Any) -> Any:
    one, two = words.pop("one", side(["p1"] * 6, deck=DECK)), words.pop("two", side(deck=DECK))
    return table_of("story_solo", one, two, rivals=True, options={"story_solo_opponent": "rival"}, **words)


@rule("THA-R42", "THA-O45", "THA-O18")
def test_rivals_pass_over_lastings_that_the_story_leaves_out() -> None:
    two = side(deck=["p1", "sword", "condar_citizen"])
    table = story_solo(two=two, at="turn", active=1, dice=[2, 1])
    assert ids(table, table.sides[1].places[0].attached) == ["sword"]
    assert ids(table, table.sides[1].discard) == ["condar_citizen"]
    none = story_solo(two=side(deck=["p1", "condar_citizen"]), at="turn", active=1, dice=[1])
    assert not none.sides[1].discard and len(none.sides[1].deck) == 2  # nothing to find, so nothing is turned


@rule("THA-M39", "THA-O23")
def test_the_player_may_look_at_what_the_rivals_laid() -> None:
    cards = {"spy": hero(effects=[{"verb": "peek"}])}
    table = solo(side(["p1"] * 6, deck=DECK), heroes=[["spy"] * 4, ["plain"] * 4], cards=cards)
    play(play(table, "attempt", 0), "done")
    assert table.seat == 0 and table.asking.__name__ == "meddled" and offered(table, "peek")
    assert "turned_up" not in told(table)


@rule("THA-R37", "THA-O41")
def test_rivals_without_a_full_party_leave_the_wilderness_alone() -> None:
    heroes = [["plain"] * 4, ["plain", "plain", "plain", ""]]
    table = story_solo(heroes=heroes, scenes={0: ["M22"]}, dice=[1] * 9)
    play(play(table, "attempt", "locate_lair", 0), "done")
    assert "pushback" in told(table) and "decision" not in told(table)[: told(table).index("pushback")]
    theirs = story_solo(heroes=heroes, scenes={1: ["M22"]}, at="turn", active=1, dice=[2])
    assert "attempted" not in told(theirs) and "withdrew" in told(theirs)


@rule("THA-O25", "THA-O35")
def test_rivals_do_not_look_where_looking_means_choosing() -> None:
    cards = {"omen": mission((1, 0, 0), 1, {"verb": "look_deck", "n": 3})}
    for effects, looked in (("automatic", False), ("all", True)):
        table = rival_turn(
            side(deck=["p1", "p2", "p3", *["p3"] * 6]), [2], one=side(["m_mind"], deck=DECK), tracks=["omen"] * 4,
            cards=cards, attitude=0, options={"rival_effects": effects},
        )  # fmt: skip
        play(table, "cede")
        assert ("looked_deck" in told(table)) is looked
