"""Mission conflict and modifiers (M)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.thargos.modifiers import limits
from ludotheque.games.thargos.strength import totals, visible
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .support import (
    GAME,
    MIGHT,
    MIND,
    PLAIN,
    action,
    fight,
    hero,
    ids,
    lasting,
    mission,
    offered,
    play,
    side,
    table_of,
    told,
)

P = ["p1"] * 6


def two_attributes(attack: list[tuple[str, int]], defence: int = 6, **options: Any) -> Any:
    """A conflict for a two-attribute mission with the attacker's cards laid; the defender is to answer."""
    table = table_of(one=side(["p1"] * 6), two=side(["p1"] * defence), tracks=["m_two"] * 4, options=options)
    play(table, "attempt", 0)
    for card, attribute in attack:
        play(table, "lay", card, attribute)
    if table.asking.__name__ == "attack":
        play(table, "done")
    return table


def may_end_with(table: Any, *counts: int) -> bool:
    """Whether the defender can end with so many cards on might and mind."""
    table = table.clone()
    before = len(table.story)
    for attribute, n in enumerate(counts):
        for _ in range(n):
            if table.asking.__name__ == "defend" and offered(table, "lay", "p1", attribute):
                play(table, "lay", "p1", attribute)
    if table.asking.__name__ == "defend":
        if ("done",) not in table.options:
            return False
        play(table, "done")
    laid = [event.args["attribute"] for event in table.story[before:] if event.kind == "laid"]
    return [laid.count(attribute) for attribute in range(len(counts))] == list(counts)


@rule("THA-M01", "THA-M02", "THA-M44", "THA-N12")
def test_an_attempt_names_a_track() -> None:
    table = table_of(mission_owners=[1, 1, 0, 0], one=side(["p1"]))
    assert [option[1] for option in offered(table, "attempt")] == [0, 1, 2, 3]
    play(table, "attempt", 0)
    assert (table.attacker, table.spot, table.defender, table.cover) == (0, 0, 1, 0)
    assert {option[0] for option in table.options} == {"done", "lay"}  # no way back


@rule("THA-M03")
def test_no_mission_or_no_hero_no_attempt() -> None:
    table = table_of(tracks=["m_might", "", "m_myst", "m_two"], heroes=[["plain", "plain", "", "plain"], ["plain"] * 4])
    assert [option[1] for option in offered(table, "attempt")] == [0, 3]
    for place in (1, 2):
        with pytest.raises(IllegalOption) as refused:
            table.play(("attempt", place))
        assert refused.value.clause == "THA-M03"


@rule("THA-M04", "THA-M43", "THA-D23")
def test_one_attempt_a_turn_even_hopeless_even_injured() -> None:
    table = table_of(heroes=[["plain!", *["plain"] * 3], ["strong"] * 4], two=side(deck=P))
    fight(table, 0)
    assert "failed" in told(table) and table.seat == 1


@rule("THA-M05")
def test_only_the_missions_attributes_count() -> None:
    """V13"""
    cards = {"mystic": hero((1, 1, 4)), "brute": hero((4, 4, 3))}
    table = table_of(cards=cards, heroes=[["plain", "plain", "mystic", "plain"], ["plain", "plain", "brute", "plain"]])
    fight(table, 2)
    assert "succeeded" in told(table)


@rule("THA-M06", "THA-C19")
def test_visible_totals() -> None:
    table = table_of(on={(0, 3): ["sword"], (1, 3): ["sword", "sword"]})
    play(table, "attempt", 3)
    mine, theirs = visible(table)
    assert (mine[MIGHT], mine[MIND]) == (4, 2)
    assert (theirs[MIGHT], theirs[MIND]) == (7, 3)


@rule("THA-M07", "THA-M08", "THA-M09", "THA-M10", "THA-M41")
def test_the_attacker_lays_any_cards_on_the_missions_attributes() -> None:
    table = table_of(one=side(["p3", "sword", "m_mind", "p2"]), two=side(["p1"]))
    play(table, "attempt", 3)
    assert {option[2] for option in offered(table, "lay")} == {MIGHT, MIND}
    with pytest.raises(IllegalOption) as refused:
        table.play(("lay", table.sides[0].hand[0], 2))
    assert refused.value.clause == "THA-M10"
    play(table, "lay", "p3", MIGHT)
    play(table, "lay", "sword", MIGHT)  # a lasting counts 1, its modifier does not
    play(table, "lay", "m_mind", MIND)
    assert totals(table)[0][:2] == [2 + 3 + 1, 2 + 1]
    assert table.sides[0].on == [MIGHT, MIGHT, MIND]


@rule("THA-M07", "THA-M11", "THA-M21")
def test_the_defender_sees_how_many_lie_where_but_not_what() -> None:
    table = two_attributes([("p1", 0), ("p1", 1)])
    assert table.seat == 1
    shown = [next(r for r in GAME.scene(table, seat).regions if r.id == "conflict") for seat in (0, 1)]
    for seat, region in enumerate(shown):
        assert [(item.name, len(item.under)) for item in region.items] == [("Might", 1), ("Mind", 1)]
        assert [item.under[0].down for item in region.items] == [seat == 1] * 2


@rule("THA-M12", "THA-M36")
def test_ceding_gives_the_mission_whatever_the_totals() -> None:
    table = table_of(one=side(["p1", "p1"]), two=side(["m_mind"]), heroes=[["plain"] * 4, ["strong"] * 4])
    play(table, "attempt", 0)
    play(table, "lay", "p1", 0)
    play(table, "done")
    play(table, "cede")
    assert table.sides[0].vp == 2 and ids(table, table.sides[0].discard) == ["p1"]
    assert table.print(table.slots[0]).id == "m_mind"  # the one who ceded replaces it
    turned = next(event for event in table.story if event.kind == "turned_up")
    assert turned.args["seat"] == 0


@rule("THA-M12")
def test_once_defending_it_is_too_late_to_cede() -> None:
    table = table_of(two=side(["p1", "p1"]))
    play(table, "attempt", 0)
    play(table, "lay", "p1", 0)
    with pytest.raises(IllegalOption) as refused:
        table.play(("cede",))
    assert refused.value.clause == "THA-M12"


@rule("THA-M13", "THA-M29")
def test_a_defence_without_cards_may_hold() -> None:
    table = table_of(two=side(deck=P))
    fight(table, 0)  # 2 against 2 + 1
    assert "failed" in told(table)
    assert not table.sides[1].places[0].injured and table.sides[1].vp == 0


@rule("THA-M14")
def test_no_limit_on_one_attribute() -> None:
    table = table_of(two=side(["p1"] * 6))
    play(table, "attempt", 0)
    for _ in range(5):
        play(table, "lay", "p1", 0)
    assert offered(table, "lay", "p1", 0)


@rule("THA-M15", "THA-M16")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_the_defender_follows_the_attacker(edition: str) -> None:
    """V12"""
    table = two_attributes([("p1", 0)], edition=edition)
    assert {option[2] for option in offered(table, "lay")} == {0}
    none = two_attributes([], edition=edition)
    assert not offered(none, "lay") and ("done",) in none.options


@rule("THA-M17", "THA-M20", "THA-M21")
def test_english_counts_within_two() -> None:
    """V09 V10 V11"""
    two = two_attributes([("p1", 0), ("p1", 0)])
    assert [may_end_with(two, n) for n in range(6)] == [True] * 5 + [False]
    one_two = two_attributes([("p1", 0), ("p1", 1), ("p1", 1)])
    assert may_end_with(one_two, 3, 0) and may_end_with(one_two, 0, 4) and not may_end_with(one_two, 4, 0)
    three = two_attributes([("p1", 0)] * 3)
    assert may_end_with(three, 0) and may_end_with(three, 1) and may_end_with(three, 5) and not may_end_with(three, 6)
    both = two_attributes([("p1", 0)] * 3 + [("p1", 1)])
    assert not may_end_with(both, 0, 1) and may_end_with(both, 1, 1)  # some laid: every minimum must be met


@rule("THA-M17", "THA-M20")
def test_french_at_least_one_everywhere_no_maximum() -> None:
    """V10"""
    table = two_attributes([("p1", 0), ("p1", 1), ("p1", 1)], edition="fr")
    assert may_end_with(table, 0, 0) and may_end_with(table, 1, 1) and may_end_with(table, 5, 1)
    assert not may_end_with(table, 1, 0) and not may_end_with(table, 0, 3)
    poor = two_attributes([("p1", 0), ("p1", 1)], defence=1, edition="fr")
    assert not offered(poor, "lay")  # one card cannot meet both minimums


@rule("THA-X19", "THA-X20", "THA-X21")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_the_variant_has_a_maximum_and_no_minimum(edition: str) -> None:
    """V10 V11"""
    table = two_attributes([("p1", 0), ("p1", 1), ("p1", 1)], edition=edition, multi_attribute="variant")
    assert may_end_with(table, 1, 0) and may_end_with(table, 3, 0) and not may_end_with(table, 4, 0)
    assert may_end_with(table, 0, 4)
    low, high = limits(table)
    assert low == [0, 0, 0] and high == [3, 4, 0]
    three = two_attributes([("p1", 0), ("p1", 0), ("p1", 0)] + [("p1", 1)] * (edition == "fr"), edition=edition,
                           multi_attribute="variant")  # fmt: skip
    assert limits(three)[1][0] == 5 and may_end_with(three, 0, 0)


@rule("THA-M18", "THA-M19")
def test_french_spread() -> None:
    """V15"""
    table = table_of(one=side(["p1"] * 4), tracks=["m_two"] * 4, options={"edition": "fr"})
    play(table, "attempt", 0)
    play(table, "lay", "p1", 0)
    assert ("done",) in table.options  # a single card may go anywhere
    play(table, "lay", "p1", 0)
    assert ("done",) not in table.options
    last = table_of(one=side(["p1"] * 2), tracks=["m_two"] * 4, options={"edition": "fr"})
    play(last, "attempt", 0)
    play(last, "lay", "p1", 0)
    assert {option[2] for option in offered(last, "lay")} == {1}  # the last card may only save the spread
    with pytest.raises(IllegalOption) as refused:
        table.play(("done",))
    assert refused.value.clause == "THA-M18"
    english = table_of(one=side(["p1"] * 3), tracks=["m_two"] * 4)
    play(english, "attempt", 0)
    play(english, "lay", "p1", 0)
    play(english, "lay", "p1", 0)
    assert ("done",) in english.options


@rule("THA-M19", "THA-M45")
def test_french_spread_counts_only_what_is_behind() -> None:
    """With one attribute already won, by lastings or a bonus used openly, all cards may go to the other."""
    ahead = table_of(one=side(["p1"] * 3), tracks=["m_two"] * 4, on={(0, 0): ["sword"]}, options={"edition": "fr"})
    play(ahead, "attempt", 0)
    play(ahead, "lay", "p1", 1)
    play(ahead, "lay", "p1", 1)
    assert ahead.asking.__name__ == "attack" and ("done",) in ahead.options
    bonus = table_of(
        one=side(["p1"] * 3, tracks=["graxx_gryphon_ambush"]), tracks=["m_two"] * 4, options={"edition": "fr"}
    )
    play(bonus, "attempt", 0)
    play(bonus, "use", "graxx_gryphon_ambush", 0)
    play(bonus, "lay", "p1", 1)
    play(bonus, "lay", "p1", 1)
    assert bonus.asking.__name__ == "attack" and ("done",) in bonus.options
    theirs = table_of(
        two=side(tracks=["graxx_gryphon_ambush"]), one=side(["p1"] * 4), tracks=["m_two"] * 4, options={"edition": "fr"}
    )
    play(theirs, "attempt", 0)
    play(theirs, "lay", "p1", 1)
    play(theirs, "lay", "p1", 1)
    assert theirs.asking.__name__ == "attack" and ("done",) not in theirs.options  # behind in both


@rule("THA-M22", "THA-M23")
@pytest.mark.parametrize(("cards", "wins"), [(["p1"], True), (["p2"], True), ([], False)])
def test_a_tie_is_enough(cards: list[str], wins: bool) -> None:
    """V14"""
    table = table_of(one=side(cards), two=side(deck=P))
    fight(table, 0, attack=[(card, 0) for card in cards])
    assert ("succeeded" in told(table)) is wins


@rule("THA-M23")
def test_every_attribute_must_be_matched() -> None:
    table = table_of(one=side(["p3"]), two=side(deck=P))
    fight(table, 3, attack=[("p3", 0)])
    assert "failed" in told(table)


@rule("THA-M24", "THA-M25", "THA-M26", "THA-M30", "THA-M38", "THA-E09")
def test_a_won_mission() -> None:
    cards = {"loot": mission((1, 0, 0), 2, {"verb": "recover", "kind": "any"}), "last": mission((1, 0, 0))}
    table = table_of(
        one=side(["p3"], discard=["p2"]),
        two=side(["p1", "last"]),
        cards=cards,
        tracks=["loot", "", "", ""],
        mission_owners=[1],
    )
    play(table, "attempt", 0)
    play(table, "lay", "p3", 0)
    play(table, "lay", "p1", 0)
    play(table, "done")
    one, two = table.sides
    assert ids(table, one.won) == ["loot"] and one.vp == 2 and ids(table, table.missions) == ["last"]
    assert "p2" in ids(table, one.hand)  # only the old discard could be recovered, before the modifiers arrived
    assert ids(table, one.discard) == ["p3"] and ids(table, two.discard) == ["p1"]
    order = told(table)
    assert order.index("succeeded") < order.index("recovered") < order.index("placed_mission")
    assert table.kit.owner[one.won[0]] == 1


@rule("THA-M27")
def test_mission_effects_are_compulsory_and_skip_what_cannot_be() -> None:
    cards = {"mixed": mission((1, 0, 0), 1, {"verb": "heal", "whom": "own"}, {"verb": "burn", "who": "opponent"})}
    table = table_of(
        one=side(["p3"]), cards=cards, tracks=["mixed", "", "", ""], two=side(["m_mind"], deck=["p1", "p2"])
    )
    fight(table, 0, attack=[("p3", 0)], cede=True)
    assert "healed" not in told(table) and ids(table, table.sides[1].discard) == ["p2"]


@rule("THA-M28", "THA-M29", "THA-M30")
def test_a_failure_injures_the_attacker_only() -> None:
    table = table_of(one=side(["p1"]), two=side(["p3", "p1"]))
    fight(table, 0, attack=[("p1", 0)], defence=[("p3", 0)])
    assert table.sides[0].places[0].injured and not table.sides[1].places[0].injured
    assert table.print(table.slots[0]).id == "m_might" and table.active == 1
    assert ids(table, table.sides[0].discard) == ["p1"] and ids(table, table.sides[1].discard) == ["p3"]


@rule("THA-M31", "THA-M33")
def test_the_loser_chooses_the_next_mission_from_hand() -> None:
    table = table_of(two=side(["m_mind", "p1", "m_myst"], deck=["m_two"]))
    play(table, "attempt", 0)
    play(table, "cede")
    assert table.seat == 1 and len(table.options) == 2
    play(table, "mission", "m_myst")
    assert table.print(table.slots[0]).id == "m_myst" and table.active == 1
    assert "m_two" in ids(table, table.sides[1].hand)  # drawn in the own turn, not turned over for the track


@rule("THA-M32", "THA-M33", "THA-M35", "THA-E07")
def test_without_one_the_deck_is_turned_over() -> None:
    table = table_of(two=side(["p1"], deck=["p2", "m_two", "p3", "p3"]), one=side(["sword"]))
    play(table, "attempt", 0)
    play(table, "done")
    play(table, "cede")
    assert table.print(table.slots[0]).id == "m_two"
    assert ids(table, table.sides[1].discard)[:2] == ["p3", "p3"]
    assert len(table.sides[1].hand) == 2  # one card was left for the ordinary draw of the own turn


@rule("THA-M34", "THA-E07")
def test_a_deck_without_missions_leaves_the_track_empty() -> None:
    table = table_of(two=side(["p1"] * 6, deck=["p2", "p3"]))
    play(table, "attempt", 0)
    play(table, "cede")
    two = table.sides[1]
    assert table.slots[0] == -1 and two.owed == [0] and not two.deck and len(two.discard) == 2
    assert not table.over and table.seat == 1  # a full hand needs no card


@rule("THA-M37")
def test_whoever_removes_a_mission_replaces_it() -> None:
    table = table_of(one=side(["burned_bridges", "m_myst"]), mission_owners=[1, 1, 1, 1])
    play(table, "play", "burned_bridges", 0)
    assert table.print(table.slots[0]).id == "m_myst"
    assert "m_might" in ids(table, table.sides[1].discard)


@rule("THA-M39")
def test_peeks_open_when_the_other_sides_cards_lie() -> None:
    heroes = [["imperial_tracker", "plain", "plain", "plain"], ["imperial_tracker", "plain", "plain", "plain"]]
    table = table_of(heroes=heroes, one=side(["p3", "p1"]), two=side(["p2", "p1"]))
    play(table, "attempt", 0)
    play(table, "lay", "p3", 0)
    play(table, "done")
    assert table.seat == 1 and table.asking.__name__ == "meddled"  # the defender before laying
    play(table, "peek")
    assert table.known[table.sides[0].laid[0]] == 2
    play(table, "lay", "p2", 0)
    play(table, "done")
    assert table.seat == 0 and table.asking.__name__ == "meddled"  # the attacker before the reveal
    before = list(table.sides[0].laid)
    play(table, "peek")
    assert "turned_up" in told(table) and before[0] in table.sides[0].discard


@rule("THA-M39", "THA-M21")
@pytest.mark.parametrize("how", ["cancel", "weaken", "move", "swap"])
def test_tampering_before_the_reveal(how: str) -> None:
    cards = {"sneak": hero(effects=[{"verb": "tamper", "how": how}])}
    heroes = [["sneak", "plain", "plain", "plain"], ["plain"] * 4]
    table = table_of(
        cards=cards, heroes=heroes, one=side(["p1", "p1", "p3"]), two=side(["p2", "p3"]), tracks=["m_two"] * 4
    )
    play(table, "attempt", 0)
    play(table, "lay", "p1", 0)
    play(table, "lay", "p1", 1)
    play(table, "done")
    play(table, "lay", "p2", 0)
    play(table, "done")
    theirs = totals(table)[1][:2]
    assert theirs == [5, 3]
    play(table, {"swap": "exchange"}.get(how, how))
    compared = {e.args["attribute"]: (e.args["mine"], e.args["theirs"]) for e in table.story if e.kind == "compared"}
    expected = {"cancel": (3, 3), "weaken": (3, 4), "move": (3, 3), "swap": (5, 5)}[how]
    assert compared[0] == expected
    assert compared[1][1] == (5 if how == "move" else 3)


@rule("THA-M40", "THA-C26")
def test_bonuses_that_depend_on_the_moment() -> None:
    table = table_of(on={(0, 0): ["earth_elemental", "guardian"], (1, 0): ["earth_elemental"]})
    play(table, "attempt", 0)
    mine, theirs = visible(table)
    assert mine[MIGHT] == 2 + 2 + 1 + 1  # the guardian's own bonus is for defence only
    assert theirs[MIGHT] == 2 + 2 + 1
    table = table_of(on={(1, 0): ["guardian"]})
    play(table, "attempt", 0)
    assert visible(table)[1][MIGHT] == 2 + 1 + 1 + 1


@rule("THA-M42", "THA-M08")
def test_modifiers_serve_in_conflicts_only() -> None:
    table = table_of(one=side(["p1"]))
    assert not offered(table, "lay")
    cards = {"deaf": action({"verb": "deny", "what": "pam", "who": "opponent"})}
    table = table_of(one=side(["deaf"]), two=side(["p1"] * 6), cards=cards)
    play(table, "play", "deaf")
    play(table, "attempt", 0)
    assert not offered(table, "lay")


@rule("THA-M07", "THA-M39")
def test_a_hand_that_was_seen_tells_nothing_of_what_lies_face_down() -> None:
    cards = {"spy": action({"verb": "look_hand", "who": "opponent"})}
    table = table_of(one=side(["spy"], deck=["p1"] * 6), two=side(["p1", "p2", "p3"] * 2), cards=cards)
    play(table, "play", "spy")
    assert all(table.known[card] == 1 for card in table.sides[1].hand)
    play(table, "attempt", 0)
    play(table, "lay", "p3", MIGHT)
    assert not table.known  # seat 0 knows the six, but not which of them lies there


@rule("THA-M25")
def test_what_a_won_mission_denies_is_for_the_next_conflict() -> None:
    cards = {"deaf": mission((1, 0, 0), 1, {"verb": "deny", "what": "pam", "who": "opponent"})}
    table = table_of(one=side(["p1"]), two=side(["p1"] * 6, deck=["m_might"]), cards=cards, tracks=["deaf", "m_mind"])
    fight(table, 0, attack=[("p1", MIGHT)])
    assert table.sides[1].denied == "pam"
    play(table, "attempt", 1)
    assert not offered(table, "lay")
    play(table, "done")
    assert not table.sides[1].denied  # and only for that one


@rule("THA-M39")
def test_a_hero_may_look_and_then_change() -> None:
    cards = {"sly": hero((4, 4, 4), effects=[{"verb": "peek", "uses": 1}, {"verb": "tamper", "how": "cancel"}])}
    table = table_of(
        heroes=[["sly", "plain", "plain", "plain"], ["plain"] * 4], cards=cards,
        one=side(["p1"]), two=side(["p3", "p2"], deck=["m_might"]),
    )  # fmt: skip
    play(table, "attempt", 0)
    play(table, "done")
    play(table, "lay", "p3", MIGHT)
    play(table, "lay", "p2", MIGHT) if offered(table, "lay") else None
    play(table, "done") if table.asking.__name__ == "defend" else None
    assert table.options == [("skip",), ("peek",), ("cancel", 0), ("cancel", 1)]
    play(table, "peek")
    assert table.options == [("skip",), ("cancel", 0), ("cancel", 1)]  # looked once, may still change once
    play(table, "cancel", 0)
    assert "turned_up" in told(table) and ids(table, table.sides[1].discard) == ["p3", "p2"]


@rule("THA-M39")
def test_nobody_is_asked_to_change_what_cannot_be_changed() -> None:
    cards = {"sly": hero((4, 4, 4), effects=[{"verb": "tamper", "how": "move"}])}
    table = table_of(
        heroes=[["sly", "plain", "plain", "plain"], ["plain"] * 4], cards=cards, two=side(["p1"], deck=["m_might"])
    )
    play(table, "attempt", 0)
    play(table, "lay", "p1", MIGHT)
    assert "turned_up" in told(table)  # there is no other attribute to move it to


@rule("THA-M22", "THA-M39")
def test_both_sides_may_weaken() -> None:
    sly = hero(effects=[{"verb": "tamper", "how": "weaken"}])
    table = table_of(
        heroes=[["sly", "plain", "plain", "plain"]] * 2, cards={"sly": sly}, one=side(["p3"]), two=side(["p2", "p1"])
    )
    play(table, "attempt", 0)
    play(table, "lay", "p3", MIGHT)
    play(table, "weaken", 0)
    play(table, "lay", "p2", MIGHT)
    play(table, "done")
    play(table, "weaken", 0)
    compared = next(event for event in table.story if event.kind == "compared")
    assert (compared.args["mine"], compared.args["theirs"]) == (2 + 3 - 1, 2 + 1 + 2 - 1)


@rule("THA-C31", "THA-D43")
def test_a_hero_moved_by_the_missions_effect_is_still_the_one_that_fought() -> None:
    cards = {
        "dance": mission((1, 0, 0), 1, {"verb": "swap_heroes"}),
        "rage": action({"verb": "linger", "whom": "own"}, might=3),
    }
    table = table_of(cards=cards, tracks=["dance", "m_mind", "", ""], on={(0, 0): ["rage"], (0, 1): ["rage"]},
                     two=side(deck=["m_might"]))  # fmt: skip
    fight(table, 0, cede=True)
    play(table, "target", 0)
    play(table, "place_of", 1)
    places = table.sides[0].places
    assert [ids(table, place.attached) for place in places[:2]] == [
        ["rage"],
        [],
    ]  # its conflict is over, not the other's


@rule("THA-M11", "THA-M42")
def test_a_denied_conflict_is_one_conflict() -> None:
    table = table_of(one=side(["p1"] * 6, deck=P * 3), two=side(["p3"] * 6, deck=P * 3, denied="pam"))
    play(table, "attempt", 0)
    play(table, "done")
    assert table.seat == 1 and not offered(table, "lay")
    play(table, "done")
    play(table, "attempt", 0)
    assert table.seat == 1 and offered(table, "lay", "p3")  # the next one is free again


@rule("THA-M15", "THA-M16", "THA-M17", "THA-M20", "THA-M21", "THA-X19", "THA-X20", "THA-X21")
@pytest.mark.parametrize("variant", ["base", "variant"])
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_every_number_of_cards_a_defender_may_lay(edition: str, variant: str) -> None:
    """V09 V10 V11 V12: all counts of both sides on two attributes, against the clauses."""

    def within(a: int, n: int) -> bool:
        if not a:
            return n == 0
        if variant == "variant":
            return n <= a + 2
        return n >= 1 if edition == "fr" else max(0, a - 2) <= n <= a + 2

    for attack in ((0, 0), (1, 0), (1, 2), (3, 1), (4, 2)):
        laid = [("p1", attribute) for attribute, n in enumerate(attack) for _ in range(n)]
        table = two_attributes(laid, edition=edition, multi_attribute=variant)
        for might in range(7):
            for mind in range(7 - might):
                legal = within(attack[0], might) and within(attack[1], mind)
                wanted = legal or (might, mind) == (0, 0)
                assert may_end_with(table, might, mind) is wanted, (attack, might, mind)


@rule("THA-M39")
def test_the_card_taken_back_was_the_weakened_one() -> None:
    cards = {
        "weak": hero(effects=[{"verb": "tamper", "how": "weaken"}]),
        "swapper": hero(effects=[{"verb": "tamper", "how": "swap"}]),
    }
    for card, total in (("p1", 2 + 3), ("p2", 2 + 3 + 2)):
        table = table_of(
            heroes=[["swapper"] * 4, ["weak"] * 4], cards=cards, one=side(["p1", "p2", "p3"]), two=side(["p1", "p1"])
        )
        play(table, "attempt", 0)
        play(table, "lay", "p1", 0)
        if card == "p2":
            play(table, "lay", "p2", 0)
        play(table, "done")
        play(table, "weaken", 0)
        play(table, "lay", "p1", 0)
        play(table, "done")
        play(table, "exchange", 0, "p3")
        assert next(event.args["mine"] for event in table.story if event.kind == "compared") == total


@rule("THA-M39", "THA-M22")
def test_what_was_weakened_in_one_conflict_is_whole_in_the_next() -> None:
    table = table_of(one=side(["p3"]), two=side(["p1"]), weakened=[0])
    fight(table, 0, attack=[("p3", 0)])
    assert next(event.args["mine"] for event in table.story if event.kind == "compared") == 2 + 3


@rule("THA-M40")
def test_a_bonus_may_ask_for_a_symbol() -> None:
    from ludotheque.games.thargos.strength import column

    cards = {
        "pup": hero(factions=["wolf"]),
        "fang": lasting((1, 0, 0), {"verb": "bonus", "might": 1, "faction": "wolf"}),
    }
    heroes = [["pup", "plain", "plain", "plain"], PLAIN]
    table = table_of(heroes=heroes, cards=cards, on={(0, 0): ["fang"], (0, 1): ["fang"]})
    assert [column(table, 0, at, True)[0] for at in (0, 1)] == [2 + 1 + 1, 2 + 1]
