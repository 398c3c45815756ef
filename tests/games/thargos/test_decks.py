"""Battledeck construction (B)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.thargos.decks import pam_sum, ready_made
from ludotheque.kernel import SetupError
from ludotheque.testing import rule

from .support import GAME, offered, side, table_of

BOX = GAME.box


def deck_of(**more: int) -> dict[str, Any]:
    """The Imperial deck with some copies changed; the difference is taken from others of the same kind."""
    deck = ready_made()["imperial"]
    cards = dict(deck.cards)
    for card, n in more.items():
        kind, diff = BOX[card].kind, n - cards.get(card, 0)
        cards[card] = n
        for other in list(cards):
            if BOX[other].kind == kind and other not in more and diff > 0:
                take = min(diff, cards[other])
                cards[other] -= take
                diff -= take
        for other in BOX:
            if BOX[other].kind == kind and other not in more and diff < 0 and not BOX[other].condar:
                give = min(-diff, (1 if BOX[other].unique else BOX[other].copies) - cards.get(other, 0))
                cards[other] = cards.get(other, 0) + max(0, give)
                diff += max(0, give)
    return {"heroes": list(deck.heroes), "cards": {c: n for c, n in cards.items() if n}}


def problems(deck: Any, **options: Any) -> str:
    try:
        GAME.setup(options={"pool": "own", **options}, decks=[deck])
    except SetupError as error:
        return str(error)
    return ""


@rule("THA-B01", "THA-S01")
def test_exactly_sixty_cards() -> None:
    deck = deck_of()
    assert problems(deck) == ""
    deck["cards"]["guard_caravan"] = deck["cards"].get("guard_caravan", 0) + 1
    assert "THA-B01" in problems(deck, deck_split="free")


@rule("THA-B02", "THA-B03")
def test_balanced_means_twenty_of_each() -> None:
    deck = deck_of()
    lasting = next(card for card in deck["cards"] if BOX[card].kind == "lasting")
    action = next(card for card in BOX if BOX[card].kind == "action" and card not in deck["cards"])
    deck["cards"][lasting] -= 1
    deck["cards"] = {c: n for c, n in deck["cards"].items() if n} | {action: 1}
    assert "THA-B03" in problems(deck)
    assert problems(deck, deck_split="free") == ""


@rule("THA-B04", "THA-B07", "THA-B19")
def test_four_copies_of_a_common_card() -> None:
    """V33"""
    assert problems(deck_of(makden_scout=4)) == ""
    five = problems(deck_of(makden_scout=5))
    assert "THA-B04" in five and "makden_scout" in five
    assert "THA-B04" in problems(deck_of(guard_caravan=5))  # missions too


@rule("THA-B05", "THA-B06")
def test_a_padlock_means_one() -> None:
    """V32"""
    assert BOX["spinocanth_strike"].unique and BOX["spinocanth_strike"].copies == 2
    assert "THA-B05" in problems(deck_of(spinocanth_strike=2))
    one, two = ready_made()["imperial"], ready_made()["darkun"]
    assert one.cards.get("spinocanth_strike") == two.cards.get("spinocanth_strike") == 1


@rule("THA-B08", "THA-B09", "THA-B10", "THA-B11", "THA-B23")
def test_a_party_of_four_different_people() -> None:
    """V31"""
    deck = deck_of()
    deck["heroes"] = ["krisoss", "krisoss", "tamsin", "sable"]
    assert "THA-B08" in problems(deck)
    deck["heroes"] = ["raskor_champion", "raskor_slayer", "tamsin", "sable"]
    for edition in ("en", "fr"):
        assert "THA-B09" in problems(deck, edition=edition)
    deck["heroes"] = ["tamsin", "sable", "krisoss"]
    assert "THA-B23" in problems(deck)
    assert BOX["imperial_tracker"].persona == "imperial_tracker" and BOX["raskor_slayer"].persona == "raskor"


@rule("THA-B13", "THA-B14", "THA-B15", "THA-B16")
def test_a_points_build_is_a_ceiling_on_the_modifiers() -> None:
    """V16"""
    deck = deck_of()
    total = pam_sum(BOX, deck["cards"])
    assert problems(deck, points_build=total) == ""
    assert "THA-B14" in problems(deck, points_build=total - 1)
    values = next(s for s in GAME.options("duel") if s.name == "points_build")
    assert all(values.accepts(n) for n in (60, 61, 120, 180)) and not values.accepts(59) and not values.accepts(181)
    weak = GAME.setup(options={"points_build": 60, "pool": "own"}).decks.seats[0]
    assert pam_sum(BOX, weak.cards) == 60 and sum(weak.cards.values()) == 60
    assert all(BOX[name].pam == 0 for name in BOX if BOX[name].kind == "hero")


@rule("THA-B17")
def test_a_low_mission_count_is_legal_in_a_free_build() -> None:
    deck = deck_of()
    missions = [card for card in deck["cards"] if BOX[card].kind == "mission"]
    keep = missions[:2]
    cards = {c: n for c, n in deck["cards"].items() if c in keep or BOX[c].kind != "mission"}
    for card in BOX:
        if BOX[card].kind in ("lasting", "action") and not BOX[card].condar and sum(cards.values()) < 60:
            room = (1 if BOX[card].unique else BOX[card].copies) - cards.get(card, 0)
            cards[card] = cards.get(card, 0) + min(room, 60 - sum(cards.values()))
    assert sum(cards.values()) == 60
    assert problems({"heroes": deck["heroes"], "cards": {c: n for c, n in cards.items() if n}}, deck_split="free") == ""


@rule("THA-B18", "THA-C27")
def test_symbols_never_limit_a_deck() -> None:
    deck = deck_of(wolf_pelt=2, rite_of_the_pure=1)
    assert problems(deck, factions=True) == ""


@rule("THA-B20")
def test_darkuns_and_imperials_in_a_campaign() -> None:
    deck = deck_of()
    deck["heroes"] = ["krisoss", "sszara", "tamsin", "sable"]
    assert problems(deck) == ""
    assert "THA-B20" in problems(deck, campaign=True, edition="en")
    assert problems(deck, campaign=True, edition="fr") == ""


@rule("THA-B21", "THA-B22", "THA-B25")
def test_a_card_foreign_to_the_place_is_a_modifier_only() -> None:
    hand = side(["pickpocket", "cyclops_of_slavit"])
    free = table_of(one=hand, options={"campaign": True})
    assert offered(free, "play", "pickpocket") and offered(free, "play", "cyclops_of_slavit")
    wild = table_of(one=hand, options={"campaign": True, "place": "wilderness"})
    assert not offered(wild, "play", "pickpocket") and offered(wild, "play", "cyclops_of_slavit")
    wild.play(("attempt", 0))
    assert offered(wild, "lay", "pickpocket")
    off = table_of(one=hand, options={"campaign": False, "place": "wilderness"})
    assert offered(off, "play", "pickpocket")


@rule("THA-B24")
def test_every_problem_is_listed_and_nothing_starts() -> None:
    deck = {"heroes": ["krisoss", "nobody"], "cards": {"guardian": 9, "no such card": 1}}
    with pytest.raises(SetupError) as refused:
        GAME.setup(decks=[deck, {"heroes": [], "cards": {}}])
    clauses = {problem.clause for problem in refused.value.problems}
    assert {"THA-B01", "THA-B04", "THA-B23"} <= clauses
    with pytest.raises(SetupError):
        GAME.setup(decks=["THA1-rubbish"])
    with pytest.raises(SetupError):
        GAME.setup(decks=[deck] * 3)


@rule("THA-B03", "THA-B16")
def test_six_ready_made_decks_are_legal_in_a_circle() -> None:
    assert len(ready_made()) == 6
    assert len(GAME.setup("circle", 6).decks.seats) == 6


@rule("THA-S28")
@pytest.mark.parametrize(("mode", "seats"), [("circle", 3), ("story", 4)])
def test_one_box_does_not_serve_three(mode: str, seats: int) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(mode, seats, options={"pool": "shared"})
    assert [(problem.where, problem.clause) for problem in refused.value.problems] == [("options.pool", "THA-S28")]


@rule("THA-S28")
def test_two_decks_of_peoples_own_are_told_the_way_out_first() -> None:
    own = [
        {"name": "mine", "heroes": deck.heroes, "cards": {**deck.cards, "panic": 0, "pitfall": 1}}
        for deck in (ready_made()["wolves"], ready_made()["storm"])
    ]
    with pytest.raises(SetupError) as refused:
        GAME.setup("duel", decks=own)
    first, *cards = refused.value.problems
    assert first.where == "decks" and "“a box each”" in str(first)
    assert cards and {problem.clause for problem in cards} == {"THA-S28"}
    assert GAME.setup("duel", decks=own, options={"pool": "own"})


@rule("THA-S28", "THA-B14")
def test_a_box_too_small_for_the_points_says_what_to_do() -> None:
    with pytest.raises(SetupError) as caught:
        GAME.setup(options={"points_build": 60})
    assert {problem.where for problem in caught.value.problems} == {"decks.1", "options.pool"}
    GAME.setup(options={"points_build": 60, "pool": "own"})
