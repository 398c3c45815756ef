"""E: coins, shop and sales."""

from __future__ import annotations

import pytest

from ludotheque.games.hismment.market import shop_price
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .plain import chapter, gear, hero, living, named, offered, play, position, text, told

MARKET = [["next_phase", 3]]


@rule("HIS-E01", "HIS-E24", "HIS-F17")
def test_where_coins_come_from() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "bob", "at": "C4", "damage": 9}]],
        sides=[{"hand": ["knife"]}, {"bank": 7}],
        dice=[3],
        at="begin_turn",
    )
    assert table.sides[0].bank == 15 + 5  # die and Luck
    play(table, "sell", "knife")
    assert table.sides[0].bank == 20 + 13
    play(table, "attack", "jab", "bob")
    assert table.sides[0].bank == 33 + 100  # the price of a knocked-out hero, from the common supply
    assert table.sides[1].bank == 7


@rule("HIS-E02")
def test_coins_buy_and_pay_effects() -> None:
    cards = {"dear": chapter({"verb": "draw"}, text={"cost": {"coins": 12}})}
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"bank": 50, "shop": ["jab"], "hand": ["dear"], "pile": ["knife", "coat"]}],
        cards=cards,
        at=MARKET,
    )
    play(table, "buy", "jab")
    table.play(("on",))
    table.play(("on",))
    play(table, "chapter", "dear")
    assert table.sides[0].bank == 50 - 30 - 12


@rule("HIS-E04", "HIS-E03")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_luck_die_pays_five_a_point(face: int) -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": ["purse"]}], dice=[face], at="begin_turn")
    assert table.sides[0].bank == 5 * face


@rule("HIS-E05", "HIS-E26")
def test_one_luck_roll_a_turn_unless_a_card_says_otherwise() -> None:
    cards = {
        "again": chapter({"verb": "bonus_roll"}),
        "test": chapter({"verb": "roll_for", "at_least": 4, "then": [{"verb": "coins", "n": 1}]}),
    }
    table = position(
        heroes=[["ann"], ["bob"]], sides=[{"hand": ["again", "test"]}], cards=cards, dice=[2, 6, 5], at="begin_turn"
    )
    assert len(told(table, "luck")) == 1
    table.play(("on",))
    play(table, "chapter", "again")
    assert table.sides[0].bank == 10 + 30
    play(table, "chapter", "test")
    assert table.sides[0].bank == 40 + 1  # the roll itself pays nothing


@rule("HIS-E06", "HIS-E07", "HIS-E08")
@pytest.mark.parametrize(("rule_", "coins"), [("field", 10), ("freed", 15), ("all", 20)])
def test_luck_income(rule_: str, coins: int) -> None:
    table = position(
        options={"luck_income": rule_},
        heroes=[[{"hero": "ann", "at": "C3", "mods": [(5, 0, 1, -1)]}, {"hero": "cat", "freed": True}, "dan"], ["bob"]],
        sides=[{"hand": ["purse"]}],
        dice=[1],
        at="begin_turn",
    )
    assert table.sides[0].bank == 5 + coins
    broke = position(
        heroes=[[{"hero": "ann", "at": "C3", "mods": [(5, 0, -4, -1)]}], ["bob"]], dice=[1], at="begin_turn"
    )
    assert broke.sides[0].bank == 5


@rule("HIS-E09")
def test_luck_pays_in_the_own_upkeep_only() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C3"}], [{"hero": "bob", "at": "C5"}]],
        sides=[{"hand": ["purse"]}],
        dice=[1],
        at="begin_turn",
    )
    assert [e["seat"] for e in told(table, "income")] == [0]
    assert table.sides[1].bank == 0


@rule("HIS-E10", "HIS-E11", "HIS-E12", "HIS-E13", "HIS-E14", "HIS-E16")
def test_buying_refills_the_shop_at_once() -> None:
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[
            {"bank": 100, "shop": ["jab", "jab-2", "knife", "coat", "charm"], "pile": ["warm", "chill"]},
            {"shop": ["hex"]},
        ],
        at=MARKET,
    )
    assert "hex" not in named(table, [c for (c,) in offered(table, "buy")])
    play(table, "buy", "jab")
    side = table.sides[0]
    assert side.bank == 70
    assert named(table, side.hand) == ["jab"]
    assert named(table, side.shop) == ["chill", "jab-2", "knife", "coat", "charm"]
    play(table, "buy", "chill")
    assert side.bank == 40
    assert len(side.shop) == 5


@rule("HIS-E15")
def test_an_empty_pile_lets_the_shop_shrink() -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"bank": 100, "shop": ["jab", "knife"]}], at=MARKET)
    play(table, "buy", "jab")
    assert named(table, table.sides[0].shop) == ["knife"]


@rule("HIS-E16")
def test_a_card_that_leaves_the_shop_by_an_effect_is_replaced() -> None:
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["haggling"], "shop": ["jab", "knife"], "pile": ["coat"]}],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "haggling")
    play(table, "exchange", "jab")
    assert named(table, table.sides[0].shop) == ["coat", "knife"]
    assert named(table, table.sides[0].pile) == ["jab"]


@rule("HIS-E17", "HIS-E18")
@pytest.mark.parametrize(("price", "coins"), [(1, 1), (2, 1), (25, 13), (60, 30), (140, 70), (0, 0)])
def test_sales_pay_half_rounded_up(price: int, coins: int) -> None:
    table = position(
        heroes=[["ann"], ["bob"]], sides=[{"hand": ["thing", "purse"]}], cards={"thing": gear(price=price)}, at=MARKET
    )
    play(table, "sell", "thing")
    assert table.sides[0].bank == coins
    assert named(table, table.sides[0].cemetery) == ["thing"]


@rule("HIS-E19")
def test_only_hand_cards_are_sold() -> None:
    table = position(
        heroes=[[{"hero": "ann", "wears": ["jab", "knife"]}], ["bob"]],
        sides=[{"hand": ["purse"], "shop": ["coat"]}],
        at=MARKET,
    )
    assert named(table, [c for (c,) in offered(table, "sell")]) == ["purse"]


@rule("HIS-E20")
def test_sales_pay_for_purchases_in_the_same_step() -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"bank": 20, "hand": ["knife"], "shop": ["jab"]}], at=MARKET)
    assert offered(table, "buy") == []
    play(table, "sell", "knife")
    play(table, "buy", "jab")
    play(table, "sell", "jab")
    assert table.sides[0].bank == 20 + 13 - 30 + 15


@rule("HIS-E22")
def test_what_cannot_be_paid_in_full_cannot_be_bought() -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"bank": 29, "hand": ["purse"], "shop": ["jab"]}], at=MARKET)
    with pytest.raises(IllegalOption, match="HIS-E22"):
        play(table, "buy", "jab")
    assert table.sides[0].bank == 29


@rule("HIS-E23")
def test_no_limit_on_coins_or_hand() -> None:
    hand = [
        "purse",
        "jab",
        "jab-2",
        "jab-3",
        "knife",
        "sword",
        "axe",
        "coat",
        "charm",
        "warm",
        "scare",
        "chill",
        "splash",
    ]
    table = position(
        heroes=[["ann"], ["bob"]], sides=[{"bank": 5000, "hand": hand, "pile": ["hex"]}], dice=[6], at="begin_turn"
    )
    assert len(table.sides[0].hand) == 14
    assert table.sides[0].bank == 5030


@rule("HIS-E25")
def test_coins_gained_later_wait_for_the_next_turn() -> None:
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"hand": ["purse"], "shop": ["jab"]}, {"hand": ["chill"]}],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "purse")
    assert table.sides[0].bank == 40
    assert offered(table, "buy") == []


@rule("HIS-E27")
def test_discounts_change_what_the_shop_asks_and_nothing_else() -> None:
    cards = {"cat": hero("water", line="cat", texts=[text("static", {"verb": "modify", "what": "discount", "by": 25})])}
    table = position(
        heroes=[[{"hero": "cat", "at": "C3"}], ["bob"]],
        sides=[{"bank": 5, "shop": ["jab"], "hand": ["purse"]}],
        cards=cards,
        at=MARKET,
    )
    assert shop_price(table, 0, table.sides[0].shop[0]) == 5
    assert shop_price(table, 0, table.sides[0].hand[0]) == 0  # never below 0
    play(table, "buy", "jab")
    play(table, "sell", "jab")
    assert table.sides[0].bank == 15  # half of the printed 30
    assert living(table, "cat").square >= 0


@rule("HIS-E11", "HIS-E19")
def test_what_is_not_one_s_own_to_buy_or_sell() -> None:
    table = position(
        heroes=[[{"hero": "ann", "wears": ["knife"]}], ["bob"]],
        sides=[{"hand": ["jab"], "shop": ["coat"], "bank": 500}, {"shop": ["chill"]}],
        at=MARKET,
    )
    with pytest.raises(IllegalOption, match="HIS-E11"):
        play(table, "buy", "chill")
    for name in ("knife", "ann", "coat", "flat"):
        with pytest.raises(IllegalOption, match="HIS-E19"):
            play(table, "sell", name)


@rule("HIS-L06", "HIS-E05")
def test_a_bonus_roll_shows_a_face_too() -> None:
    table = position(
        heroes=[["lucky"], ["bob"]],
        sides=[{"hand": ["more", "jab"]}],
        cards={
            "more": chapter({"verb": "bonus_roll"}),
            "lucky": hero(line="lucky", release=[{"need": "luck_face", "n": 6}]),
        },
        dice=[6],
        at=[["next_phase", 5]],
    )
    play(table, "chapter", "more")
    assert table.sides[0].bank == 30
    assert (table.phase, offered(table, "free")) == (6, [(living(table, "lucky").cards[0], 0)])


def test_everyone_has_seen_a_card_that_was_bought() -> None:
    """Ledger 3: the shop lies face up; what is drawn does not."""
    from ludotheque.kernel.sight import card_sight

    table = position(
        heroes=[["ann"], ["bob"]], sides=[{"bank": 90, "shop": ["jab"], "hand": ["knife"], "pile": ["coat"]}], at=MARKET
    )
    play(table, "buy", "jab")
    assert {table.setup.kit.names[card]: card_sight(table, card) & 0b11 for card in table.sides[0].hand} == {
        "knife": 0b01,
        "jab": 0b11,
    }


@rule("HIS-E27")
def test_a_standing_discount_is_for_its_owner_only() -> None:
    fair = text("static", {"verb": "modify", "what": "discount", "by": 10})
    table = position(
        heroes=[["ann"], [{"hero": "bob", "at": "C3"}]],
        cards={"bob": hero("ice", line="bob", texts=[fair])},
        sides=[{"shop": ["knife"]}, {"shop": ["coat"]}],
    )
    assert [shop_price(table, seat, table.sides[seat].shop[0]) for seat in (0, 1)] == [25, 15]
