"""What the rulebook opens with: the aim, what one plays with, what a card says (HIS-G01 … G11, HIS-D01 … D08)."""

from __future__ import annotations

import re

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.faces import SHAPES, face
from ludotheque.games.hismment.words import KINDS, RARITIES, STATS
from ludotheque.kernel import Item
from ludotheque.kernel.text import words_of
from ludotheque.testing import rule

from .plain import attack, gear, hero, play, position, terrain, text

SHOWN = {
    "ann": hero(release=[{"need": "pay", "n": 15}], texts=[text("activate", {"verb": "coins", "n": 1})], price=81),
    "jab": attack(signature="plain", signature_texts=[text("after", {"verb": "coins", "n": 3})]),
    "coat": gear("armour", bonus={"defence": 1}, life=4),
    "lava": terrain("fire", heart=27, boost={"attack": 1}, malus={"defence": -1}),
}


def printed(name: str) -> Item:
    table = position(cards=SHOWN, heroes=[["ann"], ["bob"]])
    return face(game.eye(table, 0, "en"), name)


def read(item: Item) -> str:
    """All the words of a card."""
    return " ".join([item.name, item.sub, *(words_of([each]) for each in item.text), *map(words_of, item.more)])


@rule("HIS-G01", "HIS-G03")
def test_the_way_to_the_heart() -> None:
    heroes = [[{"hero": "ann", "at": "D6", "wears": ["jab"]}], [{"hero": "bob", "pv": 3}]]
    table = position(heroes=heroes, sides=[{}, {"heart": 4}], at="start_of_field")
    play(table, "move", 45)
    play(table, "attack", "jab", "bob")  # 4 + 2 + 2 + 1 - 2 = 7: 3 for the prisoner, 4 for the Heart
    assert (table.over, table.ending, [outcome.rank for outcome in table.outcomes]) == (True, "heart", [1, 2])


@rule("HIS-G02")
@pytest.mark.parametrize("hearts", [(9, 8), (8, 9)])
def test_any_other_end_is_won_by_the_heart_with_more_pv(hearts: tuple[int, int]) -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"heart": n} for n in hearts], at="end_turn")
    assert table.ending == "no_harm"
    assert [outcome.rank for outcome in table.outcomes] == ([1, 2] if hearts[0] > hearts[1] else [2, 1])


@rule("HIS-G04", "HIS-G05")
def test_what_lies_on_the_table() -> None:
    table = game.new(key=bytes(16))
    regions = {region.id for region in game.scene(table, 0, "en").regions}
    assert {"field", "terrain", "prison0", "prison1", "hand0", "pile0", "shop0"} <= regions
    assert len(table.setup.kit.board.squares) == 36 + 2
    for side in table.sides:
        assert len(side.heroes) == 3
        assert side.bank >= 100


@rule("HIS-G06", "HIS-G07", "HIS-G08", "HIS-G09", "HIS-G10", "HIS-G11")
def test_each_kind_of_card_has_its_colour_and_its_shape() -> None:
    box = game.setup().box.cards
    assert len(set(SHAPES.values())) == len(KINDS)
    eye = game.eye(game.new(key=bytes(16)), 0, "en")
    for kind in KINDS:
        plain = next(name for name, card in box.items() if card.kind == kind and card.rarity == "bronze")
        assert (face(eye, plain).tone, face(eye, plain).shape) == (kind, SHAPES[kind])
    for rarity in ("platinum", "crystal"):
        best = next(name for name, card in box.items() if card.rarity == rarity)
        assert face(eye, best).tone == rarity


@rule("HIS-D01", "HIS-D02", "HIS-D03")
def test_every_card_says_what_it_is() -> None:
    eye = game.eye(game.new(key=bytes(16)), 0, "en")
    for name, card in game.setup().box.cards.items():
        item = face(eye, name)
        assert (bool(item.name), item.corner, item.tags[-1].tone) == (True, str(card.price), card.rarity)
        assert card.rarity in RARITIES
        assert re.search(rf"\b{card.number}\b", read(item))
        if card.kind in ("hero", "attack", "equipment"):
            assert str(card.level) in item.sub
        for element in card.elements:
            assert eye.say(f"element-{element}") in [tag.text for tag in item.tags]


@rule("HIS-D04", "HIS-D06")
def test_a_hero_says_its_stats_its_power_its_release_and_its_elements() -> None:
    item = printed("ann")
    assert [mark.text for mark in item.stats] == ["10", "5", "4", "2", "3", "1"]
    assert len(item.stats) == len(STATS)
    for words in ("Brawler", "pay 15 coins", "Power", "gain 1 coin", "Ice, Plant and Metal"):
        assert words.lower() in read(item).lower()


@rule("HIS-D05")
def test_a_terrain_says_its_heart_and_whom_it_changes() -> None:
    item = printed("lava")
    assert [mark.text for mark in item.stats] == ["27"]
    for words in ("Attack +1", "Defence −1"):
        assert words in read(item)


@rule("HIS-D07")
def test_an_equipment_says_its_type_its_bonus_and_its_life() -> None:
    item = printed("coat")
    assert [mark.text for mark in item.stats] == ["4"]
    for words in ("Armour", "Brawler", "Defence +1"):
        assert words in read(item)


@rule("HIS-D08")
def test_an_attack_says_its_type_damage_cost_uses_and_signature() -> None:
    item = printed("jab")
    assert [mark.text for mark in item.stats] == ["2", "1", "3"]
    for words in ("Offensive", "gain 3 coins", "On ann"):
        assert words in read(item)


@rule("HIS-M02")
@pytest.mark.parametrize(("lang", "words"), [("en", ("below", "above")), ("fr", ("sous", "au-dessus"))])
def test_nothing_speaks_of_up_and_down_on_a_field_that_is_drawn_sideways(lang: str, words: tuple[str, ...]) -> None:
    clause = game.rulebook(lang).clauses["HIS-M02"]
    assert not any(re.search(rf"\b{word} [CD][16]", clause) for word in words)


FEMININE = re.compile(r"\{ \$card \} (?:est|s’est|se retrouve) \w*(?:é|poussé|fermé)\b")


@rule("HIS-L19", "HIS-M14")
def test_no_french_line_of_the_log_makes_a_card_masculine() -> None:
    path = game.folder / "text" / "fr" / "game.ftl"
    assert not [line for line in path.read_text("utf-8").splitlines() if FEMININE.search(line)]
