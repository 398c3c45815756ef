"""The turn (D)."""

from __future__ import annotations

from ludotheque.games.thargos.strength import hero_values
from ludotheque.kernel import Dice
from ludotheque.testing import rule

from .support import CARDS, GAME, PLAIN, action, fight, hero, ids, lasting, mission, offered, play, side, table_of, told

DECK = ["p1"] * 20


@rule("THA-D01", "THA-D02", "THA-D03", "THA-D04", "THA-D41")
def test_draw_up_to_six_act_and_hand_over() -> None:
    table = table_of(at="turn", one=side(["p1"] * 2, deck=DECK), two=side(["p1"] * 3, deck=DECK))
    assert len(table.sides[0].hand) == 6 and len(table.sides[1].hand) == 3
    assert table.seat == 0
    play(table, "pass")
    assert table.active == table.seat == 1
    assert len(table.sides[1].hand) == 6 and len(table.sides[0].hand) == 6


@rule("THA-D05", "THA-D06", "THA-D07", "THA-D08")
def test_hand_sizes() -> None:
    """V28"""
    alone = table_of(at="turn", heroes=[["krisoss", "plain", "plain", "plain"], ["plain"] * 4], one=side(deck=DECK))
    assert len(alone.sides[0].hand) == 5
    pair = table_of(at="turn", heroes=[["krisoss", "tebezil", "plain", "plain"], ["plain"] * 4], one=side(deck=DECK))
    assert pair.options == [("size", 5), ("size", 7)]
    play(pair, "size", 7)
    assert len(pair.sides[0].hand) == 7
    cards = {"eight": hero(effects=[{"verb": "hand_size", "size": 8}], persona="eight")}
    three = table_of(
        at="turn", heroes=[["krisoss", "tebezil", "eight", "eight"], ["plain"] * 4], cards=cards, one=side(deck=DECK)
    )
    assert three.options == [("size", 5), ("size", 7), ("size", 8)]
    hurt = table_of(at="turn", heroes=[["krisoss!", "tebezil!", "plain", "plain"], ["plain"] * 4], one=side(deck=DECK))
    assert len(hurt.sides[0].hand) == 5


@rule("THA-D09", "THA-D12")
def test_a_full_hand_keeps_its_cards_and_needs_none() -> None:
    table = table_of(at="turn", one=side(["p1"] * 8, deck=[]))
    assert not table.over and len(table.sides[0].hand) == 8


@rule("THA-D10", "THA-D11", "THA-E05", "THA-E06")
def test_the_last_card_is_enough_and_none_is_the_end() -> None:
    table = table_of(at="turn", one=side(["p1"], deck=["p1"]), two=side(deck=DECK))
    assert not table.over and len(table.sides[0].hand) == 2
    gone = table_of(at="turn", one=side(["p1"], deck=[], vp=29), two=side(deck=DECK))
    assert gone.over and [outcome.rank for outcome in gone.outcomes] == [2, 1]


@rule("THA-D14", "THA-D15", "THA-D16", "THA-D17", "THA-D20", "THA-D21", "THA-D23")
def test_one_lasting_then_an_action_or_an_attempt() -> None:
    table = table_of(one=side(["sword", "sword", "p1"]), heroes=[["plain", "plain!", "plain", "plain"], ["plain"] * 4])
    assert len(offered(table, "lasting")) == 8  # own heroes only, the injured one too
    play(table, "lasting", "sword", 1)
    assert hero_values(table, table.sides[0].places[1])[0] == 3  # at once
    assert not offered(table, "lasting") and offered(table, "play") and offered(table, "attempt")
    play(table, "play", "p1")
    assert table.seat == 1  # the action ended the turn


@rule("THA-D14", "THA-D22")
def test_more_lastings_only_if_a_hero_allows() -> None:
    two = {"verb": "extra_lasting", "n": 2}
    cards = {"smith": hero(effects=[two], hurt=[])}
    table = table_of(one=side(["sword"] * 4), heroes=[["smith", "smith", "plain", "plain"], ["plain"] * 4], cards=cards)
    play(table, "lasting", "sword", 0)
    play(table, "lasting", "sword", 0)
    assert not offered(table, "lasting")  # two such heroes do not add up


@rule("THA-D18", "THA-D19")
def test_copies_on_one_hero_all_count() -> None:
    table = table_of(on={(0, 0): ["sword", "sword", "sword"]})
    assert hero_values(table, table.sides[0].places[0]) == [8, 2, 2]


@rule("THA-D24", "THA-D25", "THA-E01")
def test_an_action_happens_at_once_ends_the_turn_and_is_discarded() -> None:
    table = table_of(one=side(["higher_purpose"], vp=28, target=30))
    play(table, "play", "higher_purpose")
    assert table.over and table.outcomes[0].rank == 1  # the check still follows
    assert ids(table, table.sides[0].discard) == ["higher_purpose"]


@rule("THA-D26")
def test_passing_is_always_possible() -> None:
    table = table_of(one=side(["p1", "sword"]))
    assert ("pass",) in table.options


@rule("THA-D27", "THA-D40")
def test_an_action_without_a_target_cannot_be_played() -> None:
    cards = {"cure": action({"verb": "heal", "whom": "own"})}
    table = table_of(one=side(["cure"]), cards=cards)
    assert not offered(table, "play")
    hurt = table_of(one=side(["cure"]), cards=cards, heroes=[["plain!", "plain", "plain", "plain"], ["plain"] * 4])
    assert len(offered(hurt, "play")) == 1


@rule("THA-D28", "THA-D29", "THA-D30", "THA-D31", "THA-D32", "THA-D46")
def test_graxx_gryphon_ambush_serves_three_conflicts() -> None:
    """V29"""
    table = table_of(one=side(["graxx_gryphon_ambush"]), two=side(deck=DECK + ["m_three"] * 20), tracks=["m_three"] * 4)
    play(table, "play", "graxx_gryphon_ambush", 2)
    side_ = table.sides[0]
    card = side_.tracks[0]
    assert table.lies[card] == 2 and not side_.discard
    for use in range(3):
        while table.seat != 0:
            play(table, "pass")
        if use == 0:  # in another track it does not serve
            play(table, "attempt", 1)
            assert not offered(table, "use")
            while table.asking.__name__ in ("attack", "defend"):
                play(table, "done")
            while table.seat != 0 or table.asking.__name__ != "act":
                table.play(("pass",) if ("pass",) in table.options else table.options[0])
        play(table, "attempt", 2)
        assert len(offered(table, "use")) == 3
        play(table, "use", "graxx_gryphon_ambush", 0)
        assert not offered(table, "use")  # once a conflict
        assert table.bonus[0] == 3
        play(table, "done")
        if use == 1:
            play(table, "cede")  # spent whatever follows
        else:
            play(table, "done")
        if table.asking.__name__ == "replaced":
            table.play(table.options[0])
    assert not side_.tracks and "graxx_gryphon_ambush" in ids(table, side_.discard)


@rule("THA-D31", "THA-D29")
def test_it_serves_in_defence_too() -> None:
    table = table_of(one=side(tracks=["graxx_gryphon_ambush"]), two=side(["p1"]), seat=1)
    play(table, "attempt", 0)
    play(table, "done")
    play(table, "use", "graxx_gryphon_ambush", 0)
    play(table, "done")
    assert "failed" in told(table)


@rule("THA-D33", "THA-D35", "THA-D02")
def test_nothing_is_played_or_discarded_out_of_turn() -> None:
    table = table_of(one=side(["p1", "sword"]), two=side(["p2", "sword"]))
    verbs = {option[0] for option in table.options}
    assert verbs == {"pass", "attempt", "lasting", "play"}
    assert all(option[1] in table.sides[0].hand for option in offered(table, "play"))


@rule("THA-D34", "THA-C08")
def test_a_power_once_a_turn_before_the_action() -> None:
    cards = {"scout": hero(effects=[{"verb": "power", "effects": [{"verb": "draw"}]}])}
    table = table_of(
        heroes=[["scout", *["plain"] * 3], ["plain"] * 4], cards=cards, one=side(deck=DECK), two=side(deck=DECK)
    )
    play(table, "power", 0)
    assert len(table.sides[0].hand) == 1 and not offered(table, "power")
    play(table, "pass")
    play(table, "pass")
    assert offered(table, "power")


@rule("THA-D36")
def test_effects_of_one_moment_are_ordered_by_their_player() -> None:
    start = {"verb": "when", "event": "turn", "effects": [{"verb": "draw"}]}
    cards = {"early": hero(effects=[start]), "late": hero(effects=[{**start, "effects": [{"verb": "burn"}]}])}
    table = table_of(
        at="turn",
        heroes=[["early", "late", "plain", "plain"], ["plain"] * 4],
        cards=cards,
        one=side(deck=["p2", "p1", "p3"]),
    )
    assert table.options == [("order", 0), ("order", 1)]
    play(table, "order", 1)
    assert ids(table, table.sides[0].discard) == ["p3"]
    assert sorted(ids(table, table.sides[0].hand)) == ["p1", "p2"]


@rule("THA-D37")
def test_an_effect_draws_what_is_there() -> None:
    table = table_of(one=side(["supply_wagons"], deck=["p1"]))
    play(table, "play", "supply_wagons")
    assert not table.over and ids(table, table.sides[0].hand) == ["p1"]


@rule("THA-D38", "THA-D39")
def test_injuries_last_and_do_not_add_up() -> None:
    table = table_of(heroes=[["plain!", *["plain"] * 3], ["plain"] * 4], two=side(["spinocanth_strike"]), seat=1)
    assert 0 not in [option[2] for option in offered(table, "play", "spinocanth_strike")]
    play(table, "pass")
    assert table.sides[0].places[0].injured
    fight(table, 0)
    assert table.sides[0].places[0].hero >= 0 and table.sides[0].places[0].injured


@rule("THA-D42", "THA-M34")
def test_owed_missions_are_paid_after_the_draw() -> None:
    one = side(["p1"] * 5, deck=["m_mind"], owed=[0, 1])
    table = table_of(at="turn", one=one, tracks=["", "", "m_myst", "m_two"])
    assert offered(table, "mission", "m_mind", 0) and offered(table, "mission", "m_mind", 1)
    assert table.asking.__name__ == "pay_mission"
    play(table, "mission", "m_mind", 1)
    assert table.print(table.slots[1]).id == "m_mind" and table.slots[0] < 0
    assert table.asking.__name__ == "act" and table.sides[0].owed == [0]


@rule("THA-D43")
def test_a_moved_hero_takes_its_cards_along_but_not_those_of_the_track() -> None:
    table = table_of(one=side(["flank"], tracks=["pitfall"]), on={(0, 0): ["sword"]})
    play(table, "play", "flank", 0)
    play(table, "place_of", 3)
    places = table.sides[0].places
    assert ids(table, places[3].attached) == ["sword"] and not places[0].attached
    assert table.lies[table.sides[0].tracks[0]] == 0


@rule("THA-D44", "THA-D45")
def test_what_is_public() -> None:
    table = table_of(one=side(["p1", "p2"], discard=["sword", "p3"]), two=side(["p3"]))
    for eye in (None, 0, 1):
        scene = GAME.scene(table, eye)
        assert any(region.id == "discard0" for region in scene.regions)
        marks = {mark.label: mark.text for plate in scene.plates if plate.seat == 1 for mark in plate.marks}
        assert marks["Cards in hand"] == "1" and int(marks["Cards in the deck"]) == len(table.sides[1].deck)
    mine, theirs = ({r.id for r in GAME.scene(table, seat).regions} for seat in (0, 1))
    assert "hand0" in mine - theirs and "hand1" in theirs - mine  # of the other hand only its size is known


@rule("THA-D13")
def test_the_first_player_draws_nothing_on_the_first_turn() -> None:
    from .support import new

    table = new(number=7, first_player="seat")
    while table.asking.__name__ != "act":
        table.play(table.options[0])
    assert "drew" not in told(table) and len(table.sides[0].hand) in (5, 6)


def test_inline_cards_are_understood() -> None:
    assert {"plain", "sword"} <= set(CARDS)
    cards = {"odd": mission((0, 0, 4), 4), "shield": lasting((0, 0, 0), {"verb": "ward", "uses": 1})}
    table = table_of(cards=cards, tracks=["odd", "", "", ""], one=side(["shield"]))
    assert offered(table, "lasting", "shield")


@rule("THA-D27")
def test_an_action_of_several_parts_does_what_it_can() -> None:
    cards = {
        "cure": action({"verb": "heal", "whom": "own"}, {"verb": "draw", "n": 2}),
        "vain": action({"verb": "heal", "whom": "own"}, {"verb": "strip"}),
        "twice": action({"verb": "heal", "whom": "own"}, {"verb": "heal", "whom": "own"}),
    }
    table = table_of(one=side(["cure", "vain", "twice"], deck=DECK), cards=cards)
    assert [table.print(option[1]).id for option in offered(table, "play")] == ["cure"]
    play(table, "play", "cure")
    assert ids(table, table.sides[0].hand) == ["vain", "twice", "p1", "p1"]
    hurt = table_of(
        one=side(["twice"], deck=DECK), cards=cards, heroes=[["plain!", "plain!", "plain!", "plain"], PLAIN]
    )
    play(hurt, "play", "twice", 1)
    play(hurt, "target", 2)  # the second part is pointed anew, at what is still injured
    assert [place.injured for place in hurt.sides[0].places] == [True, False, False, False]


@rule("THA-D30")
def test_a_card_may_lie_in_any_own_track() -> None:
    heroes = [["", "plain", "plain", "plain"], PLAIN]
    table = table_of(one=side(["pitfall"], deck=DECK), heroes=heroes)
    assert [option[2] for option in offered(table, "play", "pitfall")] == [0, 1, 2, 3]
    story = table_of("story", side(["pitfall"], deck=DECK), side(deck=DECK), heroes=heroes)
    assert [option[2] for option in offered(story, "play", "pitfall")] == [1, 2, 3]  # there it lies with a hero (R43)


@rule("THA-D26")
def test_a_turn_without_any_choice_is_passed() -> None:
    table = table_of(one=side(["m_might"] * 6, deck=DECK), two=side(["p1"] * 6, deck=DECK), tracks=[""] * 4, at="turn")
    assert table.seat == 1 and "passed" in told(table) and table.sides[0].turns == 1


@rule("THA-X17")
def test_a_lasting_that_nobody_could_bear_is_no_target() -> None:
    cards = {"mark": lasting((1, 0, 0), factions=["wolf"]), "theft": action({"verb": "steal_lasting"})}
    table = table_of(one=side(["theft"]), cards=cards, on={(1, 0): ["mark"]}, options={"factions": True})
    assert not offered(table, "play")
    free = table_of(one=side(["theft"]), cards=cards, on={(1, 0): ["mark"]})
    assert len(offered(free, "play", "theft")) == 1


@rule("THA-D35", "THA-D44")
def test_an_entire_hand_is_discarded_without_a_question() -> None:
    cards = {
        "rout": action({"verb": "discard", "who": "opponent", "n": 0}),
        "tax": action({"verb": "discard", "who": "opponent"}),
    }
    table = table_of(one=side(["rout"], deck=DECK), two=side(["p1", "p2", "p3"], deck=DECK), cards=cards)
    play(table, "play", "rout")
    assert table.asking.__name__ == "act" and ids(table, table.sides[1].discard) == ["p1", "p2", "p3"]
    table = table_of(one=side(["tax"], deck=DECK), two=side(["p1", "p2", "p3"], deck=DECK), cards=cards)
    play(table, "play", "tax")
    assert table.seat == 1 and table.asking.__name__ == "discard_one" and len(table.options) == 3  # its owner chooses


@rule("THA-D34", "THA-D01")
def test_a_power_used_in_one_turn_can_be_used_in_the_next() -> None:
    cards = {"medic": hero(effects=[{"verb": "power", "effects": [{"verb": "draw"}]}])}
    heroes = [["medic", *["plain"] * 3], ["plain"] * 4]
    table = table_of(at="turn", heroes=heroes, cards=cards, one=side(deck=DECK), two=side(deck=DECK))
    for _ in range(2):
        play(table, "power", 0)
        assert not offered(table, "power", 0)
        play(table, "pass")
        assert table.seat == 1
        play(table, "pass")
    assert offered(table, "power", 0)


@rule("THA-X17", "THA-D21")
def test_a_lasting_moves_to_the_hero_that_is_named() -> None:
    table = table_of(one=side(["regroup"], deck=DECK), on={(0, 0): ["sword"]})
    play(table, "play", "regroup", "sword")
    assert table.options == [("hero", 1), ("hero", 2), ("hero", 3)]
    play(table, "hero", 2)
    assert [ids(table, place.attached) for place in table.sides[0].places] == [[], [], ["sword"], []]


@rule("THA-D33")
def test_a_revealed_hand_is_seen_by_everyone() -> None:
    cards = {"trial": action({"verb": "reveal_hand", "who": "opponent"})}
    table = table_of(one=side(["trial"], deck=DECK), two=side(["p1", "p2"], deck=DECK), cards=cards)
    hand = list(table.sides[1].hand)

    def imagined() -> set[int]:
        return {card for n in range(8) for card in table.guess(0, Dice(bytes([n] * 16))).sides[1].hand}

    assert imagined() != set(hand)
    play(table, "play", "trial")
    (revealed,) = [event for event in table.story if event.kind == "revealed_hand"]
    assert revealed.args["seat"] == 1 and set(revealed.args["cards"]) == set(hand)
    assert table.seat == 1 and set(hand) <= set(table.sides[1].hand)
    assert all(set(hand) <= set(table.guess(0, Dice(bytes([n] * 16))).sides[1].hand) for n in range(8))


@rule("THA-D14", "THA-D23")
def test_what_a_card_denies_its_own_player_is_for_the_next_turn() -> None:
    for what in ("lasting", "attempt"):
        cards = {"vow": action({"verb": "deny", "what": what, "who": "everyone"}, {"verb": "again", "what": "action"})}
        table = table_of(one=side(["vow", "sword"], deck=DECK), two=side(["sword"], deck=DECK), cards=cards)
        play(table, "play", "vow")
        assert offered(table, "attempt")  # this turn goes on as it was
        for denied in (True, True, False):  # the other player, then this one, then it is over
            play(table, "pass")
            assert bool(offered(table, what)) is not denied


@rule("THA-D17", "THA-D23", "THA-D34")
def test_another_action_is_no_time_for_lastings_or_powers() -> None:
    cards = {
        "march": action({"verb": "again", "what": "action"}),
        "able": hero(effects=[{"verb": "power", "effects": [{"verb": "draw"}]}]),
    }
    heroes = [["able", "plain", "plain", "plain"], PLAIN]
    table = table_of(one=side(["march", "march", "sword"], deck=DECK), two=side(deck=DECK), cards=cards, heroes=heroes)
    assert offered(table, "lasting") and offered(table, "power")
    for _ in range(2):  # a second one gives yet another
        play(table, "play", "march")
        assert {option[0] for option in table.options} == {"attempt", "pass"} | (
            {"play"} if offered(table, "play") else set()
        )
        for option, clause in ((("lasting", table.sides[0].hand[-1], 0), "THA-D17"), (("power", 0, -1), "THA-D34")):
            assert table.refusal(option).clause == clause
    fight(table, 1)
    assert table.active == 1
    play(table, "pass")
    assert offered(table, "lasting") and offered(table, "power")


@rule("THA-D14", "THA-D01")
def test_every_turn_has_a_lasting_of_its_own() -> None:
    table = table_of(one=side(["sword", "sword", *["p1"] * 4], deck=DECK), two=side(["p1"] * 6, deck=DECK))
    play(table, "lasting", "sword", 0)
    assert not offered(table, "lasting")
    play(play(table, "pass"), "pass")
    assert table.active == 0 and offered(table, "lasting", "sword")


@rule("THA-D36")
def test_the_active_player_discards_before_the_others_show_what_they_do() -> None:
    cards = {"fire": action({"verb": "discard", "n": 2, "who": "everyone"})}
    table = table_of(cards=cards, one=side(["fire", "p1", "p2", "p3"], deck=DECK), two=side(["p3", "p2"], deck=DECK))
    play(table, "play", "fire")
    assert table.seat == 0 and table.asking.__name__ == "discard_one" and not table.sides[1].discard
    play(play(table, "discard", "p1"), "discard", "p3")
    assert ids(table, table.sides[1].discard) == ["p3", "p2"]


@rule("THA-D22", "THA-D14")
def test_who_may_attach_none_may_attach_none_whatever_heroes_allow() -> None:
    heroes = [["sable", "plain", "plain", "plain"], PLAIN]
    assert not offered(table_of(heroes=heroes, one=side(["sword"] * 3, denied="lasting")), "lasting")
    table = table_of(heroes=heroes, one=side(["forced_march", "sword"], deck=["sword"]))
    play(table, "play", "forced_march")
    assert not offered(table, "lasting")  # lastings come before the first action (D17)
