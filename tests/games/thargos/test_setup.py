"""Set-up (S)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.kernel import SetupError
from ludotheque.testing import key_of, rule

from .support import GAME, ids, new, offered, play, random_to_end, side, table_of, told


def placed(table: Any) -> Any:
    """Play on to the first turn, always the first option."""
    while table.asking.__name__ in ("place_hero", "place_mission", "pick_hero"):
        table.play(table.options[0])
    return table


@rule("THA-S01", "THA-S05", "THA-B01")
def test_four_heroes_apart_and_sixty_shuffled_cards() -> None:
    tables = [new(number=n) for n in (1, 2)]
    for table in tables:
        for side_ in table.sides:
            assert len(side_.party) == 4
            assert len(side_.deck) + len(side_.hand) == 60
    assert tables[0].sides[0].deck != tables[1].sides[0].deck
    assert set(tables[0].sides[0].deck + tables[0].sides[0].hand) == set(
        tables[1].sides[0].deck + tables[1].sides[0].hand
    )


@rule("THA-S02", "THA-S29", "THA-B08", "THA-B09", "THA-B12")
def test_without_a_party_heroes_are_picked_one_each_by_seat() -> None:
    cards = GAME.setup().decks.seats
    decks = [{"cards": deck.cards} for deck in cards]
    table = new(decks=decks)
    seats = []
    while table.asking.__name__ == "pick_hero":
        seats.append(table.seat)
        play(table, "pick", *(["raskor_champion"] if seats == [0] else []))
        if seats == [0]:
            assert not offered(table, "pick", "raskor_champion")  # one box: taken
            assert offered(table, "pick", "raskor_slayer")
        if seats == [0, 1]:
            assert not offered(table, "pick", "raskor_slayer")  # another version of one's own hero
    assert seats == [0, 1] * 4
    assert [len(s.party) for s in table.sides] == [4, 4]


@rule("THA-S29")
@pytest.mark.parametrize("without", [0, 1])
def test_whoever_brings_a_party_picks_no_more(without: int) -> None:
    party = ["karnass_boy", "sable", "tamsin", "ysolde"]
    decks: list[dict[str, object]] = [{"heroes": party, "cards": deck.cards} for deck in GAME.setup().decks.seats]
    del decks[without]["heroes"]
    table = new(decks=decks, pool="own")
    seats = []
    while table.asking.__name__ == "pick_hero":
        seats.append(table.seat)
        play(table, "pick")
    assert seats == [without] * 4 and [len(s.party) for s in table.sides] == [4, 4]


@rule("THA-S03", "THA-X01", "THA-X02", "THA-S04")
@pytest.mark.parametrize(
    ("heroes", "target", "rapid"),
    [
        (["karnass_boy", "sable", "tamsin", "ysolde"], 25, 13),
        (["imperial_tracker", "imperial_general", "imperial_healer", "krisoss"], 34, 17),
        (["pure_darkun", "sszara", "gabaragg_dar", "veshka"], 32, 16),
    ],
)
def test_the_target_is_the_sum_of_the_values(heroes: list[str], target: int, rapid: int) -> None:
    cards = GAME.setup().decks.seats[0].cards
    decks = [{"heroes": heroes, "cards": cards}]
    assert new(decks=decks, pool="own").sides[0].target == target
    assert new(decks=decks, pool="own", rapid=True).sides[0].target == rapid


@rule("THA-S04", "THA-U14")
def test_the_target_never_changes() -> None:
    table = table_of(heroes=[["strong", "plain!", "", "plain"], ["plain"] * 4], one=side(target=21))
    play(table, "pass")
    assert table.sides[0].target == 21


@rule("THA-S06", "THA-S09", "THA-S10")
def test_the_highest_die_begins_and_only_ties_roll_again() -> None:
    fresh = GAME.position(dice=[3, 3, 2, 6], ask=[0, "moves", "act"])
    from ludotheque.games.thargos.opening import choose_first

    choose_first(fresh)
    assert fresh.first == fresh.active == 1
    assert told(fresh).count("rolled_first") == 4


@rule("THA-S10", "THA-S19")
def test_the_first_player_places_first_and_they_alternate() -> None:
    table = new(number=3)
    seats = []
    while table.asking.__name__ == "place_hero":
        seats.append(table.seat)
        table.play(table.options[-1])
    assert seats[0] == table.first and seats[:4] == [table.first, 1 - table.first] * 2
    while table.asking.__name__ == "place_mission":
        table.play(table.options[0])
    assert table.active == table.first


@rule("THA-S07")
def test_the_hero_draw_uses_heroes_nobody_chose() -> None:
    for n in range(6):
        table = new(number=n, first_player="hero_draw")
        drawn = [event.args for event in table.story if event.kind == "hero_first"]
        chosen = {name for s in table.sides for name in ids(table, s.party)}
        assert drawn and not {args["print"] for args in drawn} & chosen
        assert all(args["n"] == GAME.box[args["print"]].cpv for args in drawn)
        best = max(drawn[-2:], key=lambda args: args["n"])
        assert table.first == best["seat"]


@rule("THA-S08", "THA-S09")
def test_the_modifier_draw_shows_cards_that_go_back() -> None:
    table = new(number=2, first_player="pam_draw")
    drawn = [event for event in table.story if event.kind == "pam_first"]
    assert len(drawn) >= 2 and all(len(event.args["cards"]) == 1 for event in drawn)
    assert max(drawn[-2:], key=lambda event: event.args["n"]).args["seat"] == table.first
    assert all(len(s.deck) + len(s.hand) == 60 for s in table.sides)
    assert -1 not in table.known.values()  # nobody knows any more where they lie


@rule("THA-S11", "THA-S12", "THA-S13", "THA-S14", "THA-S17", "THA-S18")
def test_opening_hands_of_six_with_two_missions() -> None:
    redraws = 0
    for n in range(40):
        table = new(number=n)
        for s in table.sides:
            kinds = [table.kit.kind[card] for card in s.hand]
            assert len(s.hand) == 6 and kinds.count(1) >= 2
            redraws += s.redraws
            if s.redraws:  # the rejected six lie at the bottom, in the order drawn, known to their owner only
                bottom = s.deck[: 6 * min(s.redraws, 9)]
                assert len(bottom) >= 6 and all(table.known[card] == 1 << s.seat for card in s.deck[:6])
                rejected = [s.deck[i : i + 6] for i in range(0, 6 * min(s.redraws, 9), 6)]
                assert all([table.kit.kind[c] for c in six].count(1) < 2 for six in rejected)
    assert redraws


@rule("THA-S12", "THA-S14")
def test_one_mission_in_six_goes_back_whole() -> None:
    """V08"""
    from ludotheque.games.thargos.opening import opening_hands

    deck = ["m_might", "m_mind", "p1", "p1", "p1", "m_two", "p1", "p2", "p2", "p2", "p2", "m_myst"]
    table = table_of(one=side(deck=deck), two=side(deck=deck))
    table.sides[0].hand, table.sides[1].hand = [], []
    opening_hands(table)
    hand = ids(table, table.sides[0].hand)
    assert table.sides[0].redraws == 1 and hand.count("m_might") + hand.count("m_two") + hand.count("m_mind") >= 2
    assert ids(table, table.sides[0].deck) == ["p1", "p2", "p2", "p2", "p2", "m_myst"]


@rule("THA-S15")
def test_after_ten_rejected_hands_the_deck_is_shuffled() -> None:
    from ludotheque.games.thargos.opening import opening_hands

    deck = ["p1"] * 4 + ["m_might"] + ["p1"] * 5 + ["m_mind"] + ["p2"] * 49
    table = table_of(one=side(deck=deck), two=side(deck=["m_might"] * 6))
    opening_hands(table)
    assert table.sides[0].redraws >= 10
    assert ids(table, table.sides[0].hand).count("m_might") + ids(table, table.sides[0].hand).count("m_mind") == 2


@rule("THA-S16")
def test_a_deck_needs_two_missions() -> None:
    deck = GAME.setup().decks.seats[0]
    cards = {c: n for c, n in deck.cards.items() if GAME.box[c].kind != "mission"}
    cards["guard_caravan"] = 1
    with pytest.raises(SetupError, match="THA-S16"):
        GAME.setup(options={"deck_split": "free", "pool": "own"}, decks=[{"heroes": deck.heroes, "cards": cards}])


@rule("THA-S17", "THA-S18", "THA-D13")
def test_hand_size_effects_do_not_touch_the_opening() -> None:
    decks = [{"heroes": ["krisoss", "imperial_tracker", "imperial_general", "imperial_healer"],
              "cards": GAME.setup().decks.seats[0].cards}]  # fmt: skip
    table = placed(new(decks=decks, first_player="seat"))
    assert [len(s.hand) for s in table.sides] == [6, 6]


@rule("THA-S19", "THA-S20", "THA-S24", "THA-N10")
def test_heroes_stand_ready_in_any_own_empty_place() -> None:
    table = new(number=4)
    assert len(table.options) == 16
    play(table, "place", table.options[5][1], table.options[5][2])
    assert len(table.options) == 16
    assert ("pass",) not in table.options
    table = placed(table)
    assert all(not p.injured and p.hero >= 0 for s in table.sides for p in s.places)
    assert len(table.slots) == 4 and all(card >= 0 for card in table.slots)


@rule("THA-S21", "THA-S22", "THA-S23", "THA-S24")
def test_two_missions_each_then_back_to_six() -> None:
    """V07"""
    table = new(number=5)
    seats = []
    while table.asking.__name__ in ("place_hero", "place_mission"):
        if table.asking.__name__ == "place_mission":
            seats.append(table.seat)
            kinds = {table.kit.kind[option[1]] for option in table.options}
            assert kinds == {1} and all(table.slots[option[2]] < 0 for option in table.options)
        table.play(table.options[0])
    assert seats == [table.first, 1 - table.first, table.first]  # the last one has one mission left, for one track
    placed = [event.args["seat"] for event in table.story if event.kind == "placed_mission"]
    assert placed == [table.first, 1 - table.first] * 2 and all(slot >= 0 for slot in table.slots)
    for s in table.sides:
        assert len(s.hand) == 6 and len(s.deck) == 52


@rule("THA-S25", "THA-C03", "THA-C10")
def test_both_faces_can_be_read_by_everyone() -> None:
    face = GAME.card("krisoss", "en")
    assert face.stats and face.more and "Injured" in str(face.more)
    table = placed(new(number=6))
    for eye in (None, 0, 1):
        items = [i for r in GAME.scene(table, eye).regions if r.id == "tracks" for i in r.items if i.tone == "hero"]
        assert len(items) == 8 and all(item.card for item in items)


@rule("THA-S26", "THA-S27", "THA-C02")
def test_the_condar_cards_are_left_out_unless_included() -> None:
    """V05"""
    box = GAME.box
    condar = [card for card in box if box[card].condar]
    assert sum(box[card].copies for card in condar) == 27
    deck = GAME.setup().decks.seats[0]
    cards = dict(deck.cards)
    out = next(card for card in cards if box[card].kind == "lasting")
    cards[out] -= 1
    cards = {c: n for c, n in cards.items() if n} | {"condar_citizen": 1}
    decks = [{"heroes": deck.heroes, "cards": cards}]
    with pytest.raises(SetupError, match="THA-S26"):
        GAME.setup(decks=decks)
    GAME.setup(options={"condar": "include"}, decks=decks)


@rule("THA-S28", "THA-B12", "THA-B06")
def test_one_box_for_the_table_or_one_for_each() -> None:
    deck = GAME.setup().decks.seats[0]
    same = [{"heroes": deck.heroes, "cards": deck.cards}] * 2
    with pytest.raises(SetupError, match="THA-S28"):
        GAME.setup(decks=same)
    GAME.setup(options={"pool": "own"}, decks=same)


@rule("THA-S30", "THA-D25")
def test_no_card_is_ever_lost() -> None:
    for n in range(3):
        table = new(number=n)
        random_to_end(table, n)
        assert GAME.check(table) == []
    broken = table_of(one=side(["p1"]))
    broken.sides[0].discard.append(broken.sides[0].hand[0])
    assert GAME.check(broken)


@rule("THA-S31")
def test_the_two_starter_decks_share_one_box() -> None:
    decks = GAME.setup().decks.seats
    assert [deck.name for deck in decks] == ["imperial", "darkun"]
    for card in decks[0].cards:
        used = sum(deck.cards.get(card, 0) for deck in decks)
        assert used <= GAME.box[card].copies


@rule("THA-S06", "THA-S07")
def test_two_players_never_draw_the_same_hero() -> None:
    for number in range(40):
        table = new(number=number, first_player="hero_draw")
        drawn = [event.args["print"] for event in table.story if event.kind == "hero_first"]
        assert drawn[0] != drawn[1]


@rule("THA-S12", "THA-S16")
def test_a_position_without_missions_does_not_search_for_ever() -> None:
    deck = ["p1"] * 12 + ["m_might"]
    table = table_of(one=side(deck=deck), two=side(deck=["m_might"] * 8), at="opening_hands", tracks=[""] * 4)
    assert len(table.sides[0].hand) == 6 and table.sides[0].redraws == 0


@rule("THA-B20", "THA-S29")
@pytest.mark.parametrize(("edition", "free"), [("en", False), ("fr", True)])
def test_an_english_campaign_keeps_darkuns_and_imperials_apart_when_heroes_are_picked(edition: str, free: bool) -> None:
    decks = [{"cards": deck.cards} for deck in GAME.setup().decks.seats]
    table = new(decks=decks, campaign=True, edition=edition)
    play(table, "pick", "krisoss")
    assert offered(table, "pick", "pure_darkun")  # the other party is another matter
    play(table, "pick", "tamsin")
    assert bool(offered(table, "pick", "pure_darkun")) is free


@rule("THA-S15")
def test_the_tenth_rejected_hand_and_no_other_brings_a_shuffle() -> None:
    six = ["m_might", *["p1"] * 5]
    tries = []
    for number in range(12):
        deck = table_of(
            one=side(deck=six * 10), two=side(deck=["m_might"] * 60), at="opening_hands", key=key_of(number)
        )
        tries.append(deck.sides[0].redraws)
        assert len(deck.sides[0].hand) == 6 and len(deck.sides[0].deck) == 54
    assert min(tries) == 10  # one mission in every six: the tenth time round, and not before, chance may bring two
