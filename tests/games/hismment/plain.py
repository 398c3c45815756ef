"""Plain cards for tests, and short ways to set up a position and to answer."""

from __future__ import annotations

from typing import Any

from ludotheque.games.hismment import game
from ludotheque.games.hismment.table import Hero, Hismment


def hero(
    elements: str = "fire", klass: str = "brawler", level: int = 1, line: str = "plain", **more: Any
) -> dict[str, Any]:
    """A hero with round numbers and no text."""
    facts: dict[str, Any] = {
        "kind": "hero", "number": 900, "rarity": "bronze", "price": 80, "icon": "hearts", "elements": elements.split(),
        "class": klass, "level": level, "line": line, "pv": 10, "pm": 5, "attack": 4, "defence": 2, "speed": 3, "luck": 1,
    }  # fmt: skip
    return facts | more


def attack(element: str = "fire", level: int = 1, **more: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "kind": "attack", "number": 901, "rarity": "bronze", "price": 30, "icon": "flame", "elements": [element],
        "level": level, "type": "offensive", "damage": 2, "cost": 1, "exhaustion": 3,
    }  # fmt: skip
    return facts | more


def gear(wear: str = "weapon", level: int = 1, klass: str = "brawler", **more: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "kind": "equipment", "number": 902, "rarity": "bronze", "price": 25, "icon": "broadsword", "class": klass,
        "level": level, "type": wear, "bonus": {"attack": level}, "life": 2,
    }  # fmt: skip
    return facts | more


def chapter(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    text = {"when": "play", "do": list(effects)} | more.pop("text", {})
    facts = {"kind": "chapter", "number": 903, "rarity": "bronze", "price": 20, "icon": "coins", "texts": [text]}
    return facts | more


def terrain(elements: str = "diamond", heart: int = 30, **more: Any) -> dict[str, Any]:
    facts = {
        "kind": "terrain", "number": 904, "rarity": "bronze", "price": 60, "icon": "sun", "elements": elements.split(),
        "heart": heart,
    }  # fmt: skip
    return facts | more


def text(when: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"when": when, "do": list(effects)} | more


CARDS: dict[str, Any] = {
    "ann": hero(),
    "ann-2": hero(level=2, evolves_from="ann", pv=14, pm=7, attack=6, price=120),
    "ann-3": hero(level=3, evolves_from="ann-2", pv=18, pm=9, attack=8, price=160),
    "bob": hero("ice", line="bob", price=100),
    "cat": hero("water", "swordsman", line="cat"),
    "dan": hero("fire earth", "archer", line="dan"),
    "eve": hero("air", "bombardier", line="eve"),
    "fay": hero("magic", "sorcerer", line="fay"),
    "gem": hero("diamond", line="gem"),
    "jab": attack(),
    "jab-2": attack(level=2, damage=4, cost=2),
    "jab-3": attack(level=3, damage=6, cost=3),
    "chill": attack("ice"),
    "splash": attack("water"),
    "arrow": attack("earth"),
    "bomb": attack("air"),
    "hex": attack("magic"),
    "facet": attack("diamond"),
    "warm": attack(type="support", damage=0, texts=[text("after", {"verb": "heal", "n": 3, "to": "own_hero"})]),
    "scare": attack(type="special", damage=0, texts=[text("after", {"verb": "pm", "n": -2, "to": "target"})]),
    "knife": gear(),
    "sword": gear(level=2),
    "axe": gear(level=3),
    "coat": gear("armour", bonus={"defence": 1}),
    "charm": gear("fetish", bonus={"pv": 3}, life=None),
    "wand": gear(klass="sorcerer"),
    "purse": chapter({"verb": "coins", "n": 40}),
    "flat": terrain(),
    "lava": terrain("fire", boost={"attack": 1}, malus={"defence": -1}),
}


def position(**words: Any) -> Hismment:
    """A position with the plain cards at hand and a Terrain that changes nothing."""
    cards = CARDS | words.pop("cards", {})
    return game.position(cards=cards, **({"terrain": ["flat"]} | words))


def card(table: Hismment, name: str) -> int:
    """The number of the only card of this name that lies somewhere."""
    from ludotheque.kernel.sight import zones

    found = [c for _, _, _, cards in zones(table) for c in cards if table.setup.kit.names[c] == name]
    assert len(found) == 1, f"{name} lies in {len(found)} places"
    return found[0]


def named(table: Hismment, cards: list[int]) -> list[str]:
    return [table.setup.kit.names[c] for c in cards]


def living(table: Hismment, name: str) -> Hero:
    """The living hero whose lowest or top card has this name."""
    names = table.setup.kit.names
    return next(h for s in table.sides for h in s.heroes if name in (names[h.cards[0]], names[h.cards[-1]]))


def offered(table: Hismment, verb: str) -> list[tuple[Any, ...]]:
    """The options that begin with this verb, cards as names and squares as they are."""
    return [option[1:] for option in table.options if option[0] == verb]


def names_offered(table: Hismment, verb: str) -> list[tuple[str, ...]]:
    names = table.setup.kit.names
    return [tuple(names[v] if v >= 0 else str(v) for v in option) for option in offered(table, verb)]


def play(table: Hismment, verb: str, *words: Any) -> None:
    """Answer with a verb and cards by name (or plain numbers)."""
    values = [card(table, word) if isinstance(word, str) else word for word in words]
    table.play((verb, *values))


def told(table: Hismment, kind: str) -> list[dict[str, Any]]:
    """The events of a kind, in order."""
    assert table.story is not None
    return [dict(event.args) for event in table.story if event.kind == kind]


def clauses(table: Hismment, kind: str) -> tuple[str, ...]:
    """The clauses that the last event of a kind names."""
    assert table.story is not None
    return tuple([event for event in table.story if event.kind == kind][-1].clauses)
