"""The undead expansion (U)."""

from __future__ import annotations

from typing import Any

from ludotheque.testing import rule

from .support import GAME, action, fight, hero, ids, lasting, offered, play, side, table_of, told

DECK = ["p1"] * 20
UNDEAD = {"undead_seats": 2}


def attacked(hero_: str = "plain", attached: Any = (), **words: Any) -> Any:
    """A hero of seat 0 fails against the undead seat 1."""
    words.setdefault("options", UNDEAD)
    heroes = words.pop("heroes", [[hero_, "plain", "plain", "plain"], ["strong"] * 4])
    table = table_of(heroes=heroes, on={(0, 0): list(attached)}, one=side(deck=DECK), two=side(deck=DECK), **words)
    return fight(table, 0)


@rule("THA-U01", "THA-U02", "THA-U03", "THA-D39")
def test_only_injuries_dealt_by_the_undead_do_more() -> None:
    plain = attacked("plain!", options={"undead_seats": 1})
    assert plain.sides[0].places[0].hero >= 0  # seat 1 is no undead
    table = attacked("plain!")
    assert "taken" in told(table)
    both = GAME.setup(options={"undead_seats": 3})
    assert both["undead_seats"] == 3


@rule("THA-U04", "THA-U05", "THA-U07")
def test_each_injury_tears_a_lasting_away_the_first_too() -> None:
    table = attacked("plain", ["sword"])
    place = table.sides[0].places[0]
    assert place.injured and not place.attached and ids(table, table.sides[0].discard) == ["sword"]
    two = attacked("plain!", ["sword", "guardian"])
    assert two.seat == 0 and two.asking.__name__ == "lose_lasting"
    play(two, "lose", "guardian")
    assert ids(two, two.sides[0].places[0].attached) == ["sword"]
    bare = attacked("plain")
    assert bare.sides[0].places[0].injured and bare.sides[0].places[0].hero >= 0


@rule("THA-U06", "THA-U08", "THA-U09", "THA-U14", "THA-U17")
def test_an_injured_hero_without_lastings_is_taken() -> None:
    table = attacked("plain!")
    assert table.seat == 1 and len(offered(table, "swap")) == 4
    taken = table.clone()
    play(table, "set_aside")
    assert table.sides[0].places[0].hero == -1 and ids(table, table.sides[1].aside)[-1] == "plain"
    target = taken.sides[1].target
    taken.sides[1].places[2].attached.append(taken.sides[1].deck.pop())
    taken.sides[1].discard.clear()
    play(taken, "swap", 2)
    place = taken.sides[1].places[2]
    assert taken.print(place.hero).id == "plain" and place.injured and not place.attached
    assert len(taken.sides[1].discard) == 1 and "strong" in ids(taken, taken.sides[1].aside)
    assert taken.sides[1].target == target and taken.sides[1].vp == 0


@rule("THA-U09")
def test_a_taken_hero_keeps_its_counters() -> None:
    power = {"verb": "power", "uses": 2, "effects": [{"verb": "draw"}]}
    cards = {"sage": hero(effects=[power], hurt=[power])}
    heroes = [["sage!", "plain", "plain", "plain"], ["strong"] * 4]
    table = table_of(
        heroes=heroes, cards=cards, options=UNDEAD, one=side(deck=DECK, places={0: {"used": 1}}), two=side(deck=DECK)
    )
    fight(table, 0)
    play(table, "swap", 0)
    assert table.sides[1].places[0].used == 1


@rule("THA-U03")
def test_cards_of_an_undead_seat_deal_such_injuries_too() -> None:
    heroes = [["plain!", "plain", "plain", "plain"], ["plain"] * 4]
    table = table_of(heroes=heroes, options=UNDEAD, seat=1, two=side(["spinocanth_strike"]))
    play(table, "play", "spinocanth_strike", 0)
    assert "taken" in told(table)


@rule("THA-U10", "THA-U11")
def test_neighbours_may_cover_an_empty_place() -> None:
    table = table_of(heroes=[["", "plain", "plain", "plain"], ["plain"] * 4], on={(0, 1): ["sword"]}, options=UNDEAD)
    assert offered(table, "shift") == [("shift", 1, 0)]
    assert not offered(table, "attempt", 0)
    play(table, "shift", 1, 0)
    assert ids(table, table.sides[0].places[0].attached) == ["sword"] and offered(table, "attempt", 0)
    play(table, "shift", 0, 1)  # and back
    assert offered(table, "attempt", 1)
    for _ in range(5):
        play(table, "shift", 1, 0)
        play(table, "shift", 0, 1)
    assert not offered(table, "shift")  # free moves, but a turn must end
    play(table, "pass")
    play(table, "pass")
    assert table.seat == 0 and offered(table, "shift")


@rule("THA-U11", "THA-U12")
def test_an_attacked_empty_place_is_covered_or_defends_alone() -> None:
    def attack() -> Any:
        heroes = [["", "plain", "plain", "plain"], ["plain"] * 4]
        table = table_of(heroes=heroes, options=UNDEAD, seat=1, one=side(["p3"]), two=side(["p1"]))
        return play(table, "attempt", 0)

    table = attack()
    assert table.seat == 0 and table.options == [("leave",), ("shift", 1, 0)]
    play(table, "leave")
    play(table, "done")
    assert "succeeded" in told(table)  # 2 against the mission's 1, no modifiers
    table = attack()
    play(table, "shift", 1, 0)
    assert table.cover == 0
    play(table, "done")
    assert table.seat == 0 and offered(table, "lay", "p3")


@rule("THA-U13")
def test_without_heroes_the_game_is_lost() -> None:
    table = attacked(heroes=[["plain!", "", "", ""], ["strong"] * 4])
    assert table.over and [outcome.rank for outcome in table.outcomes] == [2, 1] and "no_heroes" in told(table)


@rule("THA-U15")
def test_a_ward_prevents_everything() -> None:
    cards = {"shield": lasting((0, 0, 0), {"verb": "ward", "uses": 1})}
    table = attacked("plain!", ["shield", "sword"], cards=cards)
    assert ids(table, table.sides[0].places[0].attached) == ["sword"] and "warded_by" in told(table)
    tough = {"tough": hero(hurt=[{"verb": "ward", "uses": 1}])}
    table = attacked("tough!", cards=tough)
    assert table.sides[0].places[0].hero >= 0 and table.sides[0].places[0].used == 1


@rule("THA-U16", "THA-U17")
def test_in_a_story_the_party_just_shrinks() -> None:
    heroes = [["plain!", "plain", "plain", "plain"], ["strong"] * 4]
    one = side(deck=DECK, tracks=["pitfall"])
    table = table_of("story", heroes=heroes, options=UNDEAD, one=one, two=side(deck=DECK))
    play(table, "attempt", "spy_guilds", 0)
    play(table, "counter", 0)
    play(table, "done") if table.asking.__name__ == "attack" else None
    play(table, "done") if table.asking.__name__ == "defend" else None
    play(table, "set_aside")
    assert "pitfall" in ids(table, table.sides[0].discard)  # it lay with the hero
    while table.seat:
        play(table, "pass")
    assert not offered(table, "shift")


@rule("THA-U16", "THA-O52")
def test_undead_rivals_take_but_never_swap() -> None:
    heroes = [["plain!", "plain", "plain", "plain"], ["strong"] * 4]
    table = table_of("solo", heroes=heroes, options=UNDEAD, one=side(deck=DECK), two=side(deck=DECK), dice=[1] * 9)
    play(table, "attempt", 0)
    assert table.sides[0].places[0].hero == -1 and ids(table, table.sides[1].aside)[-1] == "plain"


@rule("THA-U18")
def test_an_eliminated_undead_seat_takes_nobody() -> None:
    sides = [side(deck=DECK), side(deck=DECK, out=True), side(deck=DECK)]
    heroes = [["plain!", "plain", "plain", "plain"], ["strong"] * 4, ["plain"] * 4]
    table = table_of("circle", sides=sides, heroes=heroes, options=UNDEAD, on={(0, 0): ["guardian"]})
    fight(table, 0)
    assert ids(table, table.sides[0].places[0].attached) == ["guardian"] and "taken" not in told(table)


@rule("THA-U05", "THA-U13", "THA-N14")
def test_heroes_of_somebody_who_left_lose_by_chance_and_nobody_leaves_twice() -> None:
    cards = {"bite": action({"verb": "injure", "whom": "enemy"})}
    sides = [side(deck=DECK, out=True), side(["bite", "bite"], deck=DECK), side(deck=DECK)]
    heroes = [["plain", "", "", ""], ["plain"] * 4, ["plain"] * 4]
    words: dict[str, Any] = {"sides": sides, "heroes": heroes, "options": UNDEAD, "cards": cards, "seat": 1}
    table = table_of("circle", on={(0, 0): ["sword", "guardian"]}, **words)
    play(table, "play", "bite", 0)
    assert len(table.sides[0].places[0].attached) == 1 and table.seat == 2
    words["heroes"] = [["plain!", "", "", ""], *heroes[1:]]
    table = table_of("circle", **words)
    play(table, "play", "bite", 0)
    play(table, "set_aside")
    assert table.seat == 2 and table.active == 2 and "no_heroes" not in told(table)


@rule("THA-U13")
def test_the_last_hero_is_gone_before_anything_is_chosen() -> None:
    table = attacked(heroes=[["plain!", "", "", ""], ["strong"] * 4])
    assert table.over and told(table)[-2:] == ["no_heroes", "won"]


@rule("THA-U03", "THA-D39")
def test_the_undead_gain_nothing_by_injuring_their_own() -> None:
    cards = {"rite": action({"verb": "injure", "whom": "any"})}
    heroes = [["plain!", "plain", "plain", "plain"], ["plain!", "plain", "plain", "plain"]]
    table = table_of(one=side(["rite"], deck=DECK), heroes=heroes, cards=cards, options={"undead_seats": 1})
    assert [option[2] for option in offered(table, "play", "rite")] == [1, 2, 3, 4, 5, 6, 7]


@rule("THA-U04", "THA-U06")
def test_a_card_may_injure_as_the_undead_do() -> None:
    heroes = [["plain"] * 4, ["plain", "plain!", "plain", "plain!"]]
    table = table_of(one=side(["call_of_the_grave"] * 2, deck=["p1"] * 20), heroes=heroes, on={(1, 3): ["sword"]})
    assert [option[2] for option in offered(table, "play", "call_of_the_grave")][:2] == [5, 7]  # injured ones only
    armed = table.clone()
    play(table, "play", "call_of_the_grave", 5)
    assert "taken" in told(table) and table.sides[1].places[1].hero < 0
    play(armed, "play", "call_of_the_grave", 7)
    place = armed.sides[1].places[3]
    assert place.hero >= 0 and not place.attached and ids(armed, armed.sides[1].discard) == ["sword"]


@rule("THA-E14", "THA-U06")
def test_a_turn_in_which_a_hero_was_taken_is_not_idle() -> None:
    table = attacked("plain!", options={**UNDEAD, "stalemate_rounds": 1})
    play(table, "set_aside")
    assert not table.over and table.sides[0].idle == 0 and table.active == 1


@rule("THA-M40", "THA-U02", "THA-U18")
def test_a_bonus_against_the_undead_counts_against_whoever_plays_them() -> None:
    from ludotheque.games.thargos.strength import column, faceoff

    heroes = [["raskor_champion", "plain", "plain", "plain"], ["plain"] * 4]
    for seats, gain in ((2, 2), (1, 0), (0, 0)):
        table = table_of(heroes=heroes, tracks=["m_myst"] * 4, options={"undead_seats": seats})
        assert faceoff(table, 0, 0) == {2: (3 + gain, 3)}  # what is foreseen is what will count
        play(table, "attempt", 0)
        assert column(table, 0, 0, True)[2] == 3 + gain
    gone = [side(), side(out=True), side()]
    table = table_of("circle", sides=gone, heroes=[heroes[0], *[heroes[1]] * 2], options={"undead_seats": 2})
    assert column(table, 0, 0, True)[2] == 3


@rule("THA-M40")
def test_what_is_foreseen_knows_who_stands_opposite() -> None:
    from ludotheque.games.thargos.strength import column, faceoff

    cards = {"beast": {**GAME.box.raw["tamsin"], "tags": ["creature"]}}
    heroes = [["raskor_slayer", "raskor_slayer", "plain", "plain"], ["beast", "plain", "plain", "plain"]]
    table = table_of(heroes=heroes, cards=cards, tracks=["m_might"] * 4)
    assert [faceoff(table, 0, at)[0][0] for at in (0, 1)] == [6, 4]
    told_of = table_of("story", heroes=heroes, cards=cards)
    assert column(told_of, 0, 0, True)[0] == 4  # in a story nobody stands opposite before somebody counters


@rule("THA-U01", "THA-U03")
def test_what_an_undead_seat_does_to_its_own_is_an_ordinary_injury() -> None:
    cards = {"rite": action({"verb": "injure", "whom": "own"})}
    table = table_of(one=side(["rite"], deck=DECK), cards=cards, on={(0, 1): ["sword"]}, options={"undead_seats": 1})
    play(table, "play", "rite", 1)
    assert table.sides[0].places[1].injured and ids(table, table.sides[0].places[1].attached) == ["sword"]


@rule("THA-U09", "THA-C14")
def test_a_hero_of_dice_rolls_when_it_enters_for_the_undead() -> None:
    cards = {"shifting": hero(hurt=[{"verb": "dice_attributes"}])}
    table = attacked("shifting!", cards=cards, dice=[3, 4, 5, 1, 1, 1])
    play(table, "swap", 1)
    order = told(table)
    assert order.index("rolled_hero") < order.index("swapped_in") < order.index("turn")
