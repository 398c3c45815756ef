"""Card anatomy (C) and the content of the box."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import msgspec
import pytest

from ludotheque.games.thargos import effects
from ludotheque.games.thargos.cards import Card, Faction, OnHero
from ludotheque.games.thargos.strength import hero_values, totals
from ludotheque.games.thargos.undead import injure
from ludotheque.games.thargos.verbs import VERBS
from ludotheque.kernel import ContentError
from ludotheque.testing import rule

from .support import CARDS, GAME, MIGHT, action, fight, hero, ids, lasting, mission, offered, play, side, table_of, told

BOX = GAME.box
ALL = [BOX[name] for name in BOX]


def of(kind: str, condar: bool | None = None) -> list[Any]:
    return [card for card in ALL if card.kind == kind and condar in (None, card.condar)]


def count(cards: list[Any]) -> int:
    return sum(card.copies for card in cards)


def verbs(value: Any) -> set[str]:
    """Every verb inside a card."""
    if isinstance(value, effects.Effect):
        inner = {verb for each in getattr(value, "effects", ()) for verb in verbs(each)}
        return {str(value.__struct_config__.tag)} | inner
    if isinstance(value, msgspec.Struct):
        return {verb for name in value.__struct_fields__ for verb in verbs(getattr(value, name))}
    return {verb for each in value for verb in verbs(each)} if isinstance(value, tuple) else set()


@rule("THA-C01", "THA-C02")
def test_the_box_holds_210_numbered_cards_of_four_kinds() -> None:
    """V04 V05"""
    counts = {kind: count(of(kind)) for kind in ("hero", "lasting", "action", "mission")}
    assert counts == {"hero": 33, "lasting": 56, "action": 55, "mission": 66}
    assert {kind: count(of(kind, True)) for kind in counts} == {"hero": 0, "lasting": 2, "action": 7, "mission": 18}
    numbers = [card.no for card in ALL]
    assert len(set(numbers)) == len(numbers) and "A6" in numbers
    letters = {"hero": "C", "lasting": "L", "action": "A", "mission": "M"}
    assert all(card.no[0] == letters[card.kind] for card in ALL)
    shapes = {GAME.card(name, "en").shape for name in ("krisoss", "guardian", "ghoul", "racket")}
    tones = {GAME.card(name, "en").tone for name in ("krisoss", "guardian", "ghoul", "racket")}
    assert len(shapes) == len(tones) == 4


@rule("THA-C03", "THA-C04", "THA-C05", "THA-C06", "THA-C28", "THA-C29", "THA-X18")
def test_heroes_have_two_faces_values_and_effects() -> None:
    dice = 0
    weaker = 0
    for card in of("hero"):
        assert 3 <= card.cpv <= 12
        assert card.ready.effects
        ready, injured = ([f.might, f.mind, f.mysticism] for f in (card.ready, card.injured))
        if "dice_attributes" in verbs(card):
            dice += 1
        else:
            assert all(1 <= n <= 4 for n in ready)
        assert all(1 <= n <= 4 for n in injured)
        weaker += sum(injured) < sum(ready)
    assert dice == 1 and weaker > 25
    with pytest.raises(ContentError, match="cpv: 13"):
        BOX.extended({"x": hero(cpv=13)})


@rule("THA-C05")
def test_a_bad_card_is_refused_with_its_field() -> None:
    for bad, what in (
        (mission((0, 0, 0)), "THA-C18"),
        (action(pam=5), "THA-C16"),
        ({**action(), "colour": "red"}, "colour"),
        (action({"verb": "explode"}), "explode"),
    ):
        with pytest.raises(ContentError, match=what):
            BOX.extended({"x": bad})


@rule("THA-C16", "THA-C18", "THA-C20", "THA-C22")
def test_every_card_fits_its_frame() -> None:
    played = of("lasting") + of("action") + of("mission")
    assert all(1 <= card.pam <= 4 for card in played)
    assert 1 <= count([card for card in played if card.pam == 4]) <= 5
    for card in of("mission"):
        assert card.effects and 1 <= card.vp <= 4 and all(0 <= n <= 4 for n in card.values) and any(card.values)
    assert sum(all(card.values) for card in of("mission")) >= 4
    assert all(-2 <= n <= 3 for card in of("lasting") for n in card.values)
    assert any(min(card.values) < 0 for card in of("lasting"))
    assert all(card.effects for card in of("action"))
    assert sum(any(card.values) for card in of("action")) >= 3
    assert sum("ambush" in verbs(card) for card in of("action")) >= 3
    assert min(BOX["ghoul"].values) < 0


@rule("THA-C20", "THA-B18")
def test_every_symbol_is_there() -> None:
    symbols = set(get_args(Faction))
    assert len(symbols) == 15
    assert {s for card in of("hero") for s in card.factions} == symbols
    assert {s for card in of("lasting") for s in card.factions} == symbols - {"renegade"}
    assert any(not card.factions for card in of("hero")) and any(not card.factions for card in of("lasting"))


@rule("THA-C26")
def test_every_verb_is_on_some_card() -> None:
    every = {str(cls.__struct_config__.tag) for cls in (*VERBS, *get_args(OnHero))}
    assert every == {verb for card in ALL for verb in verbs(card)}


@rule("THA-C02")
def test_named_cards_keep_their_facts() -> None:
    numbers = {"M3": "melok_attack", "M10": "hunt_darkwolf", "M11": "infiltrate_settlement", "M16": "locate_lair",
               "M17": "secret_door", "M20": "scatter_foes", "M21": "secret_stash", "M22": "spy_guilds", "M23": "racket",
               "M24": "scare_tactics", "M26": "jethreki_horde", "M29": "metbetoch_secrets"}  # fmt: skip
    assert all(BOX[name].no == no for no, name in numbers.items())
    assert BOX["locate_lair"].values.count(2) == 2 and BOX["locate_lair"].mind == 2
    assert BOX["scatter_foes"].values == (1, 0, 0)
    assert BOX["burn_enemy_city"].vp == 4 and BOX["burn_enemy_city"].might
    assert BOX["guardian"].copies >= 2 and not BOX["guardian"].unique
    assert BOX["condar_citizen"].copies == 2
    ambush = BOX["graxx_gryphon_ambush"].effects[0]
    assert (ambush.n, ambush.uses) == (3, 3)
    for name in ("cyclops_of_slavit", "troll_raid", "darkun_death_commando"):
        assert "burn" in verbs(BOX[name])
    assert "peek" in verbs(BOX["imperial_tracker"]) and "heal" in verbs(BOX["imperial_healer"])
    assert "ward" in verbs(BOX["pure_darkun"])


@rule("THA-C07", "THA-C10")
def test_only_the_face_that_shows_counts() -> None:
    cards = {"medic": hero(effects=[{"verb": "power", "effects": [{"verb": "heal", "whom": "own"}]}])}
    ready = table_of(heroes=[["medic", "plain!", "plain", "plain"], ["plain"] * 4], cards=cards)
    assert offered(ready, "power", 0)
    hurt = table_of(heroes=[["medic!", "plain!", "plain", "plain"], ["plain"] * 4], cards=cards)
    assert not offered(hurt, "power", 0)
    assert hero_values(hurt, hurt.sides[0].places[0]) == [1, 1, 1]


@rule("THA-C08", "THA-C09")
def test_a_flip_never_restores_uses() -> None:
    power = {"verb": "power", "uses": 1, "effects": [{"verb": "draw"}]}
    other = {"verb": "power", "uses": 1, "effects": [{"verb": "draw", "n": 2}]}
    for hurt, left in (([power], False), ([other], True)):
        cards = {"sage": hero(effects=[power], hurt=hurt)}
        table = table_of(heroes=[["sage", "plain", "plain", "plain"], ["plain"] * 4], cards=cards)
        play(table, "power", 0)
        assert not offered(table, "power", 0)
        place = table.sides[0].places[0]
        place.injured, place.invoked = True, False
        assert table.ask_again() and bool(offered(table, "power", 0)) is left
        place.injured = False
        assert table.ask_again() and not offered(table, "power", 0)


@rule("THA-C11", "THA-C12", "THA-C13", "THA-C15", "THA-C32")
def test_dice_heroes_roll_at_the_start_of_every_turn() -> None:
    heroes = [["jethreki_abomination", "plain", "plain", "plain"], ["plain", "jethreki_abomination", "plain", "plain"]]
    table = table_of(heroes=heroes, at="turn", dice=[6, 5, 4, 1, 2, 3, 2, 2, 2, 3, 3, 3], on={(0, 0): ["sword"]})
    assert table.sides[0].places[0].rolled == (6, 5, 4)
    assert table.sides[1].places[1].rolled == (1, 2, 3)
    assert hero_values(table, table.sides[0].places[0]) == [8, 5, 4]
    assert [event.args["seat"] for event in table.story if event.kind == "rolled_hero"] == [0, 1]
    play(table, "pass")  # the opponent's turn: the other side rolls first
    assert table.sides[1].places[1].rolled == (2, 2, 2) and table.sides[0].places[0].rolled == (3, 3, 3)


@rule("THA-C13", "THA-C14")
def test_a_flip_changes_dice_for_printed_values_and_back() -> None:
    from ludotheque.games.thargos.undead import flip

    table = table_of(heroes=[["jethreki_abomination", *["plain"] * 3], ["plain"] * 4], dice=[4, 5, 6])
    place = table.sides[0].places[0]
    assert place.rolled == ()
    flip(table, 0, 0, True)
    assert hero_values(table, place) == [1, 1, 1]
    flip(table, 0, 0, False)
    assert hero_values(table, place) == [4, 5, 6]


@rule("THA-C17", "THA-C19", "THA-C21", "THA-C24", "THA-C15")
def test_modifiers_change_only_their_hero_and_may_go_below_zero() -> None:
    cards = {"curse": lasting((-2, 0, 0)), "deep": lasting((0, -2, 0))}
    table = table_of(cards=cards, on={(0, 0): ["curse", "curse", "sword"], (0, 1): ["deep", "deep"]})
    places = table.sides[0].places
    assert hero_values(table, places[0]) == [0, 2, 2]
    assert hero_values(table, places[1]) == [2, -2, 2]
    assert hero_values(table, places[2]) == [2, 2, 2]
    play(table, "attempt", 0)
    mine, theirs = totals(table)
    assert (mine[MIGHT], theirs[MIGHT]) == (0, 3)  # the mission is added to the defence


@rule("THA-C23")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_cards_may_grant_points(edition: str) -> None:
    table = table_of(one=side(["higher_purpose"]), options={"edition": edition})
    play(table, "play", "higher_purpose")
    assert table.sides[0].vp == 2


@rule("THA-C25", "THA-D18")
def test_attached_cards_stay_through_a_flip() -> None:
    table = table_of(on={(0, 0): ["sword"]}, two=side(["p3"]))
    play(table, "attempt", 0)
    play(table, "lay", "p3")
    place = table.sides[0].places[0]
    assert place.injured and "failed" in told(table)
    assert ids(table, place.attached) == ["sword"]


@rule("THA-C27")
def test_symbols_do_nothing_in_the_base_game() -> None:
    table = table_of(one=side(["horned_helm"]))
    assert len(offered(table, "lasting", "horned_helm")) == 4


@rule("THA-C30")
@pytest.mark.parametrize(("edition", "vp"), [("en", 1), ("fr", 2)])
def test_escort_injured_is_worth_more_in_french(edition: str, vp: int) -> None:
    table = table_of(
        tracks=["escort_injured", "", "", ""], options={"edition": edition}, heroes=[["strong"] * 4, ["plain"] * 4]
    )
    play(table, "attempt", 0)
    play(table, "cede")
    assert table.sides[0].vp == vp and BOX["escort_injured"].values == (0, 1, 0)


@rule("THA-C31", "THA-C22")
def test_an_action_with_modifiers_stays_until_the_next_conflict_is_over() -> None:
    table = table_of(one=side(["ghoul"]))
    play(table, "play", "ghoul", 4)
    assert ids(table, table.sides[1].places[0].attached) == ["ghoul"]
    assert hero_values(table, table.sides[1].places[0]) == [0, 1, 2]
    fight(table, 1, cede=True)  # another track: it stays
    assert ids(table, table.sides[1].places[0].attached) == ["ghoul"]
    fight(table, 0, cede=True)
    assert not table.sides[1].places[0].attached
    assert "ghoul" in ids(table, table.sides[0].discard)


@rule("THA-C26")
def test_cards_convert_strictly() -> None:
    assert all(isinstance(card, Card) for card in ALL)
    assert CARDS["plain"]["kind"] == "hero"
    assert Counter(card.kind for card in ALL)["hero"] == 33


@rule("THA-C16")
def test_pam_spread_allows_every_build() -> None:
    """5.8: sixty-point builds, and every range of story decks."""
    for kind in ("lasting", "action", "mission"):
        ones = [card for card in of(kind, False) if card.pam == 1]
        assert sum(min(card.copies, 1 if card.unique else 4) for card in ones) >= 20, kind
    for level in ("easy", "medium", "hard"):
        GAME.setup("story_solo", options={"story_solo_difficulty": level})
    GAME.setup("story", 2)


@rule("THA-C08", "THA-C09", "THA-D34")
def test_every_limited_power_has_its_own_counter() -> None:
    ward = {"verb": "ward", "uses": 1}
    power = {"verb": "power", "uses": 2, "effects": [{"verb": "draw"}]}
    cards = {"both": hero(effects=[power, ward, {"verb": "peek"}], hurt=[ward, {"verb": "surge", "n": 2, "uses": 1}])}
    table = table_of(heroes=[["both", "plain", "plain", "plain"], ["plain"] * 4], cards=cards)
    place = table.sides[0].places[0]
    play(table, "power", 0)
    injure(table, 0, 0, 1)
    assert not place.injured and "warded" in told(table)  # the power did not use up the ward
    injure(table, 0, 0, 1)
    assert place.injured
    heroes = [["both!", "plain", "plain", "plain"], ["plain"] * 4]
    later = table_of(heroes=heroes, cards=cards, one=side(places={0: {"used": 1 << 4}}))  # the second power is used up
    play(later, "attempt", 0)
    assert len(offered(later, "use", "both")) == 1  # the third is not
    injure(later, 0, 0, 1, deadly=True)
    assert "warded" not in told(later)


@rule("THA-D34")
def test_two_different_powers_of_a_hero_may_both_serve_in_a_turn() -> None:
    first = {"verb": "power", "effects": [{"verb": "injure", "whom": "lead"}]}
    second = {"verb": "power", "effects": [{"verb": "heal", "whom": "lead"}]}
    for hurt, again in ((second, True), (first, False)):
        cards = {"odd": hero(effects=[first], hurt=[hurt])}
        table = table_of(heroes=[["odd", "plain", "plain", "plain"], ["plain"] * 4], cards=cards)
        play(table, "power", 0)
        assert table.sides[0].places[0].injured and bool(offered(table, "power", 0)) is again


@rule("THA-C25", "THA-D18", "THA-U15")
def test_a_lasting_that_wards_expires_with_its_last_use() -> None:
    cards = {"shield": lasting((0, 0, 0), {"verb": "ward", "uses": 2}), "charm": lasting((0, 0, 0), {"verb": "ward"})}
    table = table_of(cards=cards, on={(0, 0): ["shield"], (0, 1): ["charm"]})
    for uses in (1, 2, 3):
        injure(table, 0, 0, 1)
        injure(table, 0, 1, 1)
        assert ids(table, table.sides[0].places[0].attached) == (["shield"] if uses < 2 else [])
    assert [place.injured for place in table.sides[0].places[:2]] == [True, False]
    assert ids(table, table.sides[0].places[1].attached) == ["charm"] and not table.spent


@rule("THA-C18", "THA-C20", "THA-C22")
@pytest.mark.parametrize(
    ("card", "word"),
    [
        (lasting((1, 0, 0), {"verb": "hand_size", "size": 7}), "hand_size"),
        (lasting((1, 0, 0), {"verb": "draw"}), "draw"),
        (action({"verb": "ward"}), "ward"),
        (mission((1, 0, 0), 1, {"verb": "ambush", "n": 1, "uses": 1}), "ambush"),
        (hero(effects=[{"verb": "power", "effects": [{"verb": "linger", "whom": "own"}]}]), "linger"),
        (hero(effects=[{"verb": "peek"}, {"verb": "peek", "uses": 1}]), "peek"),
        (hero(effects=[{"verb": "ward", "uses": 16}]), "15"),
    ],
)
def test_an_effect_that_would_do_nothing_is_refused(card: Any, word: str) -> None:
    with pytest.raises(Exception, match=word):
        table_of(cards={"odd": card})
