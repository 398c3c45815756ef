"""Cards nobody has thought of: any text that can be written is either refused or played without losing anything."""

from __future__ import annotations

import os
from random import Random
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.effects import AnyEffect, Modify, Text, When
from ludotheque.games.hismment.grammar import text_faults
from ludotheque.games.hismment.table import Hismment
from ludotheque.games.hismment.words import CLASSES, Kind
from ludotheque.kernel import ContentError
from ludotheque.kernel.sight import zones
from ludotheque.testing import rule

from .plain import CARDS, attack, chapter, gear, hero, position, terrain, text

WORLDS = int(float(os.environ.get("LUDO_EFFORT", "1")) * 20)
ELEMENTS = ["fire", "ice", "water", "diamond"]
ATTACHED = [f"{kind}{n}" for kind in ("attack", "gear") for n in range(6)]
LOOSE = [*ATTACHED, *(f"page{n}" for n in range(6))]
RELEASE: list[dict[str, Any]] = [
    {"need": "pay", "n": 5}, {"need": "discard", "n": 1}, {"need": "give_up", "n": 1}, {"need": "lose_heart", "n": 1},
    {"need": "roll", "n": 3}, {"need": "event", "what": "sold", "n": 1}, {"need": "received", "n": 1},
]  # fmt: skip
STATES: list[dict[str, Any]] = [{"need": "bank", "n": 20}, {"need": "wearing", "n": 1}, {"need": "enemy_on_field"}]
PRICES = [{"coins": 3}, {"cards": 1}, {"heart": 1}]


def anything(random: Random, kind: Any, depth: int) -> Any:
    """A value of a declared type, in the form of a card file."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is int:
        return random.randint(1, 4)
    if origin is Literal:
        return random.choice(ELEMENTS if "fire" in inner else inner)
    if origin is list:
        return [anything(random, inner[0], depth + 1) for _ in range(random.randint(1, 2))]
    if type(None) in inner:
        return None if random.random() < 0.7 else anything(random, inner[0], depth)
    if inner:  # an effect
        return effect(random, depth)
    return {field.encode_name: anything(random, field.type, depth) for field in msgspec.structs.fields(kind)}


def effect(random: Random, depth: int = 0) -> dict[str, Any]:
    """One of the verbs with whatever goes with it; nothing inside what is already inside something."""
    kinds = get_args(AnyEffect)
    plain = [kind for kind in kinds if not {"then", "modes"} & set(kind.__struct_fields__)]
    kind = random.choice([*(kinds if depth < 2 else plain), *[Modify] * 4])
    made: dict[str, Any] = {"verb": kind.__struct_config__.tag} | anything(random, kind, depth)
    if kind is Modify:
        made["by"] = random.choice([-4, -1, 1, 2, 5])
        made["element"] = random.choice(ELEMENTS) if made["what"].endswith("_element") else None
    return made


def some_text(random: Random, kind: Kind) -> dict[str, Any]:
    """A text that a card of this kind may have."""
    when = {"attack": ["before", "after"], "chapter": ["play"]}.get(kind) or list(get_args(When))
    while True:
        made = text(random.choice(when), *(effect(random) for _ in range(random.randint(1, 3))))
        made["prison"] = random.random() < 0.3
        made["optional"] = random.random() < 0.2
        made["needs"] = [random.choice(STATES)] if random.random() < 0.3 else []
        made["cost"] = random.choice(PRICES) if random.random() < 0.2 else None
        if not text_faults(kind, [msgspec.convert(made, Text)]):
            return made


def some_story(random: Random) -> dict[str, Any]:
    """What a hero says, and what it takes to free it."""
    return {"texts": [some_text(random, "hero")], "release": random.sample(RELEASE, random.randint(0, 1))}


def some_cards(random: Random) -> dict[str, Any]:
    cards: dict[str, Any] = {"ground": terrain("fire", boost={"pv": 2}, texts=[some_text(random, "terrain")])}
    for n in range(6):
        line, klass, element = f"hero{n}", random.choice(CLASSES), random.choice(ELEMENTS)
        cards[line] = hero(element, klass, line=line, speed=random.randint(0, 4)) | some_story(random)
        cards[f"{line}-2"] = hero(element, random.choice(CLASSES), 2, line, evolves_from=line) | some_story(random)
        cards[f"{line}-2"] |= {
            "pv": random.choice([6, 14]),
            "pm": random.choice([2, 7]),
            "cumulative": random.random() < 0.5,
        }
        kind = random.choice(["offensive", "special", "support"])
        cards[f"attack{n}"] = attack(
            element, type=kind, damage=3 * (kind == "offensive"), texts=[some_text(random, "attack")], exhaustion=2
        )
        bonus = {random.choice(["pv", "pm", "attack", "speed"]): random.choice([-4, 3])}
        wear = random.choice(["weapon", "armour", "fetish"])
        cards[f"gear{n}"] = gear(wear, klass=klass, bonus=bonus, texts=[some_text(random, "equipment")])
        cards[f"page{n}"] = chapter() | {"texts": [some_text(random, "chapter")]}
    return cards


def some_hero(random: Random, number: int, square: str, worn: list[str]) -> dict[str, Any]:
    made: dict[str, Any] = {"hero": f"hero{number}{random.choice(['', '', '-2'])}", "wears": worn}
    return made | ({"at": square} if square and random.random() < 0.7 else {"freed": random.random() < 0.5})


def some_side(random: Random, cards: list[str]) -> dict[str, Any]:
    pile = [f"hero{random.randrange(6)}-2", *cards[:4]]
    zones = {"pile": pile, "hand": cards[4:8], "shop": cards[8:10]}
    return zones | {"bank": random.randint(0, 60), "heart": random.randint(3, 30)}


def some_world(random: Random) -> Hismment:
    worn, loose = random.sample(ATTACHED, 12), random.sample(LOOSE * 2, 20)
    squares = [random.choice(["C3", "D6", "D7"]), "", "", random.choice(["C4", "C0"]), "", ""]
    heroes = [some_hero(random, n, squares[n], worn[2 * n : 2 * n + random.randint(0, 2)]) for n in range(6)]
    options = {
        setting.name: random.choice(setting.values)
        for setting in game.options()[2:]
        if setting.values and setting.name != "start_layout" and random.random() < 0.5
    }
    return game.position(
        cards=CARDS | some_cards(random),
        terrain=["ground"],
        heroes=[heroes[:3], heroes[3:]],
        sides=[some_side(random, loose[:10]), some_side(random, loose[10:])],
        options=options,
        at=random.choice(["begin_turn", ["next_phase", 3], ["next_phase", 5], "start_of_field"]),
    )


@pytest.mark.parametrize("number", range(WORLDS))
def test_whatever_cards_say_nothing_is_lost(number: int) -> None:
    random = Random(number)
    table = some_world(random)
    lying = sorted(card for *_, cards in zones(table) for card in cards)
    for _ in range(100):
        if not table.waiting:
            break
        table.play(random.choice([option for option in table.options if option != ("end",)] or table.options))
        assert game.check(table) == []
        assert sorted(card for *_, cards in zones(table) for card in cards) == lying
    for seat, lang in ((0, "en"), (1, "fr")):
        game.scene(table, seat, lang)
        game.log(table, seat, lang)


@rule("HIS-T33")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (hero(texts=[text("play", {"verb": "draw"})]), 'when = "play" never comes for this kind'),
        (
            attack(texts=[text("upkeep", {"verb": "draw"})]),
            '"upkeep" never comes for this kind; it may be before, after',
        ),
        (terrain(texts=[text("activate", {"verb": "draw"})]), 'when = "activate" never comes'),
        (gear(texts=[text("setup", {"verb": "draw"})]), 'when = "setup" never comes'),
        (hero(texts=[text("upkeep")]), "texts: do: needs at least one effect"),
        (attack(signature="plain"), "a Signature Hero and its Signature Power go together"),
        (chapter({"verb": "ko", "to": "enemy_heart"}), "only damage and heal act on a Heart"),
        (chapter({"verb": "modify", "what": "attack"}), "this card has no hero of its own"),
        (chapter({"verb": "damage", "n": 1, "to": "target"}), "is for attacks and what happens in them"),
        (hero(texts=[text("static", {"verb": "draw"})]), "only modify can always be in force"),
        (hero(texts=[text("upkeep", {"verb": "modify", "what": "add_element"})]), "element: exactly add_element"),
        (
            hero(texts=[text("upkeep", {"verb": "modify", "what": "pv", "element": "ice"})]),
            "element: exactly add_element",
        ),
        (chapter({"verb": "may", "coins": 1, "then": [{"verb": "pm", "n": 1}]}), "this card has no hero of its own"),
        (chapter({"verb": "may", "coins": 1, "then": []}), "coins, then: 0 coins or more, and at least one effect"),
        (chapter({"verb": "choose", "modes": []}), "modes: each needs at least one effect"),
        (chapter({"verb": "choose", "modes": [[{"verb": "draw"}], []]}), "modes: each needs at least one effect"),
        (chapter({"verb": "roll_for", "at_least": 7, "then": [{"verb": "draw"}]}), "the luck die shows 1 to 6"),
        (chapter({"verb": "roll_for", "at_least": 3, "then": []}), "then, other: one of them needs an effect"),
        (chapter({"verb": "damage", "n": -1}), "n: must be 0 or more"),
        (chapter({"verb": "draw"}, text={"cost": {"coins": -5}}), "cost: nobody pays less than nothing (HIS-E22)"),
        (chapter({"verb": "draw"}, text={"times": 0}), "times: must be 1 or more (HIS-T12)"),
        (chapter({"verb": "draw"}, text={"needs": [{"need": "pay", "n": 5}]}), "“pay” frees heroes; what a text takes"),
        (chapter({"verb": "draw"}, text={"needs": [{"need": "wearing", "n": 1}]}), "this card has no hero of its own"),
        (hero(texts=[text("static", {"verb": "modify", "what": "metric", "by": 7})]), "with diagonals, or 1, without"),
        (hero(texts=[text("static", {"verb": "modify", "what": "cap", "by": -1})]), "cannot be capped below 0"),
        (hero(texts=[text("upkeep", {"verb": "modify", "what": "pv", "turns": -3})]), "or -1 for good (HIS-T23)"),
        (chapter({"verb": "block", "turns": -2}), "or -1 for good (HIS-T23)"),
        (hero(texts=[text("upkeep", {"verb": "modify", "what": "pv", "turns": -2})]), "this attack, is for heroes and"),
        (chapter({"verb": "modify", "what": "second", "to": "enemy_hero"}), "only prices can be changed (discount)"),
    ],
)
def test_a_text_that_says_nothing_is_refused(card: dict[str, Any], reason: str) -> None:
    with pytest.raises(ContentError) as no:
        position(cards={"odd": card})
    assert reason in str(no.value)
    assert "odd" in str(no.value)


@rule("HIS-L06", "HIS-L08", "HIS-K12")
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"release": [{"need": "luck_face", "n": 7}]}, "release: “luck_face”: n: the luck die shows 1 to 6 (HIS-E04)"),
        ({"release": [{"need": "roll", "n": 0}]}, "release: “roll”: n: the luck die shows 1 to 6"),
        ({"release": [{"need": "pay", "n": -5}]}, "release: “pay”: n: must be 1 or more"),
        ({"release": [{"need": "any_of", "ways": []}]}, "ways: each needs at least one condition"),
        ({"release": [{"need": "any_of", "ways": [[{"need": "roll", "n": 9}]]}]}, "release: “roll”: n: the luck die"),
        ({"speed": -1}, "speed: must be 0 or more"),
        ({"pm": -1}, "pm: must be 0 or more"),
    ],
)
def test_a_hero_that_could_not_be_played_is_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(ContentError) as no:
        position(cards={"odd": hero() | wrong})
    assert reason in str(no.value)
