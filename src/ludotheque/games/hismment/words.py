"""The words of the rulebook: elements and who beats whom, classes, kinds of card, stats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

Element = Literal[
    "air", "fire", "earth", "water", "ice", "plant", "lightning", "sand", "metal", "poison", "magic", "war", "animal",
    "spirit", "strength", "tech", "life", "death", "darkness", "light", "diamond",
]  # fmt: skip
Class = Literal["brawler", "swordsman", "archer", "bombardier", "sorcerer"]
Kind = Literal["terrain", "hero", "equipment", "attack", "chapter"]
Rarity = Literal["bronze", "silver", "gold", "platinum", "crystal"]
Wear = Literal["weapon", "armour", "fetish"]
Blow = Literal["offensive", "special", "support"]
Stat = Literal["pv", "pm", "attack", "defence", "speed", "luck"]

ELEMENTS: tuple[str, ...] = get_args(Element)
CLASSES: tuple[str, ...] = get_args(Class)
KINDS: tuple[str, ...] = get_args(Kind)
RARITIES: tuple[str, ...] = get_args(Rarity)
WEARS: tuple[str, ...] = get_args(Wear)
BLOWS: tuple[str, ...] = get_args(Blow)
STATS: tuple[str, ...] = get_args(Stat)

TERRAIN, HERO, EQUIPMENT, ATTACK, CHAPTER = range(5)
BRAWLER, SWORDSMAN, ARCHER, BOMBARDIER, SORCERER = range(5)
OFFENSIVE, SPECIAL, SUPPORT = range(3)
PV, PM, MIGHT, DEFENCE, SPEED, LUCK = range(6)  # MIGHT is the stat called Attack, so that it is not taken for the card

# Row: attacker. HIS-X08: the three marks beyond the last column are Light. HIS-X09: the diagonal marks stay as printed.
_PRINTED = {
    "air": "air plant sand",
    "fire": "ice plant metal",
    "earth": "air fire sand",
    "water": "fire sand metal",
    "ice": "air water darkness",
    "plant": "earth water light",
    "lightning": "water tech light",
    "sand": "fire ice lightning",
    "metal": "earth ice war",
    "poison": "plant metal life",
    "magic": "poison strength darkness",
    "war": "magic animal strength",
    "animal": "war animal strength tech light",
    "spirit": "war animal life",
    "strength": "earth magic strength",
    "tech": "poison magic animal",
    "life": "tech death darkness",
    "death": "sand strength life",
    "darkness": "magic strength light",
    "light": "lightning war light",
    "diamond": "",
}
# HIS-X11: diagonal marks moved by one column, the two surplus marks of Animal dropped.
_AMENDED = _PRINTED | {
    "air": "fire plant sand",
    "animal": "war strength tech",
    "strength": "earth magic spirit",
    "light": "lightning war darkness",
}


def mask(elements: Iterable[str]) -> int:
    """A set of elements as bits."""
    return sum(1 << ELEMENTS.index(element) for element in dict.fromkeys(elements))


def elements_in(bits: int) -> list[int]:
    """The numbers of the elements in a set."""
    return [i for i in range(len(ELEMENTS)) if bits >> i & 1]


BEATS: dict[str, tuple[int, ...]] = {
    name: tuple(mask(table[element].split()) for element in ELEMENTS)
    for name, table in (("printed", _PRINTED), ("amended", _AMENDED))
}
"""HIS-X02 For each table and attacking element, the elements it beats."""
