"""S: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.decks import ready_made
from ludotheque.games.hismment.table import Hismment
from ludotheque.kernel import ContentError
from ludotheque.kernel.sight import knowledge
from ludotheque.testing import rule

from .plain import CARDS, hero, named, position, terrain, text, told

EMBER = ["emberfront", "emberfront"]


def deal(number: int = 0, decks: Any = EMBER, **options: Any) -> Hismment:
    return game.new(key=number.to_bytes(16, "little"), decks=decks, options=options)


def own_deck(terrains: list[str], heroes: list[str]) -> list[str]:
    return [*terrains, *heroes, *["purse"] * (40 - len(terrains) - len(heroes))]


def with_cards(cards: dict[str, Any], decks: Any, number: int = 0, **options: Any) -> Hismment:
    setup = game.setup(options=options, decks=decks, cards=CARDS | cards)
    table: Hismment = setup.deal(number.to_bytes(16, "little"), told=True)
    return table


@rule("HIS-S01", "HIS-S02", "HIS-S03", "HIS-S12", "HIS-S13", "HIS-S14", "HIS-S19")
def test_opening_counts() -> None:
    for number in range(6):
        table = deal(number, draw_and_roll="optional")  # asked before the first draw: nothing has moved yet
        kit = table.setup.kit
        for side in table.sides:
            assert len(side.heroes) == 3
            assert all(h.square < 0 and not h.freed for h in side.heroes)
            assert (len(side.shop), len(side.pile), side.bank) == (5, 29, 100)
            assert len(side.hand) == 3 - (table.terrain_owner == side.seat)
            assert all(kit.kind[card] == 0 for card in side.hand)
            assert 3 + 5 + 29 + len(side.hand) + (table.terrain_owner == side.seat) == 40
        assert game.check(table) == []


@rule("HIS-S04")
def test_more_than_three_heroes_are_picked_in_secret() -> None:
    deck = own_deck(["flat", "lava", "flat2"], ["ann", "bob", "cat", "dan"])
    table = with_cards({"flat2": terrain()}, [deck, deck])
    assert table.waiting == [0, 1]
    assert len(table.options_of(0)) == 4
    first = table.options_of(0)[0]
    table.play(first, 0)
    assert table.waiting == [1]
    assert "picked" not in str([k for k, v in knowledge(table, 1).items() if v and None not in v and "picked" in k])
    table.play(table.options_of(1)[3], 1)
    assert ("back",) in table.options_of(0)
    while table.waiting == [0, 1]:
        assert not table.sides[0].heroes
        for seat in (0, 1):
            table.play(table.options_of(seat)[0], seat)
    for side in table.sides:
        assert len(side.heroes) == 3
        assert len(side.shop) + len(side.pile) + len(side.hand) == 37 - (side.seat == table.terrain_owner)
    assert game.check(table) == []  # whoever was not picked is among the other cards


@rule("HIS-S05", "HIS-S10")
def test_one_of_six_terrains_is_drawn_and_the_others_go_back() -> None:
    seen = set()
    for number in range(40):
        table = deal(number, ["emberfront", "high-battery"], draw_and_roll="optional")
        seen.add(table.setup.kit.names[table.terrain[0]])
        held = [len(side.hand) for side in table.sides]
        assert held[table.terrain_owner] == 2
        assert held[1 - table.terrain_owner] == 3
    assert len(seen) == 6


@rule("HIS-S06")
def test_who_draws_changes_nothing() -> None:
    a, b = deal(3, terrain_drawer="seat1"), deal(3, terrain_drawer="seat2")
    assert a.terrain == b.terrain
    assert a.story is not None
    assert b.story is not None
    assert [e.args["seat"] for e in a.story if e.kind == "terrain"] == [0]
    assert [e.args["seat"] for e in b.story if e.kind == "terrain"] == [1]


@rule("HIS-S07")
def test_whoever_s_terrain_was_not_drawn_begins() -> None:
    for number in range(8):
        table = deal(number)
        assert table.first == table.active == 1 - table.terrain_owner
    assert deal(0, first_player="seat1").first == 0
    assert deal(0, first_player="seat2").first == 1
    assert {deal(n, first_player="random").first for n in range(12)} == {0, 1}


@rule("HIS-S08")
def test_terrains_remember_their_owner() -> None:
    owners = set()
    for number in range(12):
        table = deal(number, draw_and_roll="optional")  # both decks hold the same Terrains
        owners.add(table.terrain_owner)
        assert table.terrain[0] // 40 == table.terrain_owner
        for side in table.sides:
            assert all(card // 40 == side.seat for card in side.hand)
    assert owners == {0, 1}


@rule("HIS-S09")
def test_hearts_start_at_the_terrain_s_value() -> None:
    for number in range(5):
        table = deal(number)
        heart = table.setup.kit.cards[table.terrain[0]].heart
        assert [side.heart for side in table.sides] == [heart, heart]


@rule("HIS-S11")
def test_a_terrain_in_hand_can_only_be_sold() -> None:
    table = game.position(
        cards=CARDS, terrain=["flat"], sides=[{"hand": ["lava"]}], heroes=[["ann"], []], at=[["next_phase", 3]]
    )
    lava = table.sides[0].hand[0]
    assert [option for option in table.options if lava in option] == [("sell", lava)]


@rule("HIS-S15")
def test_no_mulligan() -> None:
    table = deal(1)
    assert table.sides[table.active].faces.count(1) == 1  # drawn, rolled, and straight to the market
    assert {option[0] for option in table.options} <= {"buy", "sell", "on", "end"}


@rule("HIS-S16", "HIS-S17")
def test_set_up_texts_run_after_the_banks_terrain_first() -> None:
    gain = text("setup", {"verb": "coins", "n": 10}, prison=True)
    cards = {
        "t1": terrain(texts=[text("setup", {"verb": "coins", "n": 1})]),
        "t2": terrain(texts=[text("setup", {"verb": "coins", "n": 1})]),
        "t3": terrain(texts=[text("setup", {"verb": "coins", "n": 1})]),
        "early": hero(line="early", texts=[gain]),
        "late": hero(line="late", texts=[text("setup", {"verb": "coins", "n": 5}, prison=True)]),
    }
    deck = own_deck(["t1", "t2", "t3"], ["early", "late", "bob"])
    table = with_cards(cards, [deck, deck], draw_and_roll="optional")
    assert [side.bank for side in table.sides] == [116, 116]
    assert table.story is not None
    order = [table.setup.kit.names[int(e.args["card"])] for e in table.story if e.kind == "triggered"]  # type: ignore[arg-type]
    seats = [e.args["seat"] for e in table.story if e.kind == "triggered"]
    assert [name[0] for name in order] == ["t", "t", "e", "l", "e", "l"]
    assert seats[2:] == [table.first, table.first, 1 - table.first, 1 - table.first]


@rule("HIS-S18")
def test_heroes_start_unhurt_with_the_terrain_counted() -> None:
    from ludotheque.games.hismment.stats import pm_left, pv_left

    cards = {name: terrain("fire", boost={"pv": 2, "pm": 1}) for name in ("t1", "t2", "t3")}
    deck = own_deck(["t1", "t2", "t3"], ["ann", "bob", "cat"])
    table = with_cards(cards, [deck, deck], draw_and_roll="optional")
    ann = next(h for h in table.sides[0].heroes if table.setup.kit.names[h.cards[0]] == "ann")
    bob = next(h for h in table.sides[0].heroes if table.setup.kit.names[h.cards[0]] == "bob")
    assert (pv_left(table, 0, ann), pm_left(table, 0, ann)) == (12, 6)
    assert (pv_left(table, 0, bob), pm_left(table, 0, bob)) == (10, 5)


@rule("HIS-S20")
def test_prison_lies_face_up() -> None:
    table = deal(0)
    for eye in (None, 0, 1):
        seen = knowledge(table, eye)
        cards = [v for k, v in seen.items() if "heroes" in k and k.endswith("cards")]
        assert len(cards) == 6
        assert all(zone and None not in zone for zone in cards)


@rule("HIS-S21")
def test_the_order_of_chance() -> None:
    first, second = deal(5), deal(5, first_player="random")
    assert first.terrain == second.terrain
    assert first.sides[0].shop != second.sides[0].shop  # one more draw before the shuffles
    again = deal(5)
    assert [s.pile for s in again.sides] == [s.pile for s in first.sides]


@pytest.mark.parametrize("name", sorted(ready_made()))
def test_every_ready_made_deck_deals(name: str) -> None:
    table = deal(1, [name, "emberfront"])
    assert not table.over


@rule("HIS-S17", "HIS-T24")
@pytest.mark.parametrize("first", [0, 1])
def test_set_up_texts_of_whoever_begins_come_first(first: int) -> None:
    gain = text("setup", {"verb": "coins", "n": 10})
    cards = {"ann": hero(texts=[gain]), "bob": hero("ice", line="bob", texts=[gain])}
    table = position(heroes=[["ann"], ["bob"]], cards=cards, sides=[{"hand": ["jab"]}], first=first, at="fill_up")
    assert [event["seat"] for event in told(table, "triggered")] == [first, 1 - first]


@rule("HIS-S21")
def test_the_first_seat_is_shuffled_before_the_second() -> None:
    mine = ["knife", "sword", "axe", "coat", "charm", "wand", "jab", "chill"]
    orders = []
    for theirs in ([], ["splash", "arrow", "bomb", "hex", "facet", "warm"]):
        sides = [{"pile": mine}, {"pile": theirs}]
        table = position(heroes=[["ann"], ["bob"]], sides=sides, options={"draw_and_roll": "optional"}, at="fill_up")
        orders.append((named(table, table.sides[0].shop), named(table, table.sides[0].pile)))
    assert orders[0] == orders[1]  # whatever the second seat has to shuffle


@rule("HIS-S16", "HIS-S17")
def test_a_terrain_that_speaks_of_both_hearts_at_set_up_does_so_once() -> None:
    quake = text("setup", {"verb": "damage", "n": 2, "to": "both_hearts"})
    table = position(
        heroes=[["ann"], ["bob"]],
        terrain=["fault"],
        cards={"fault": terrain(texts=[quake])},
        sides=[{"hand": ["jab"]}, {"heart": 25}],
        at="fill_up",
    )
    assert [side.heart for side in table.sides] == [28, 23]
    mixed = terrain(texts=[text("setup", {"verb": "coins", "n": 1}, {"verb": "damage", "n": 2, "to": "both_hearts"})])
    with pytest.raises(ContentError, match="a text of its own"):
        position(heroes=[["ann"], ["bob"]], cards={"fault": mixed})
    with pytest.raises(ContentError, match="HIS-S16"):  # or only one of the two would have its part
        position(cards={"fault": terrain(texts=[text("setup", {"verb": "coins", "n": 1}, per_game=True)])})
