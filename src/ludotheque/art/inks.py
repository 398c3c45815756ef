"""The inks of a card: the engine's, the game's, the card's own; by name or borrowed from one another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .book import Book, Card, common, pick
from .drawn.pen import Palette
from .scene import mix, rgb


def palette(*layers: Mapping[str, Any]) -> Palette:
    """The basic inks with these over them, each layer over the one before.

    An ink is a colour, the name of another ink, or two names and a share: ``cloth > ink 0.25``.
    """
    said = {key: value for layer in (common()["base"], *layers) for key, value in layer.items()}
    told = {key: value for key, value in said.items() if _is_ink(value, said)}
    found: Palette = {}

    def ink(name: str) -> Any:
        if name.startswith("#"):
            return rgb(name)
        if name not in found:
            found[name] = rgb("#808080")  # what names itself
            found[name] = mixed(str(told[name]))
        return found[name]

    def mixed(value: str) -> Any:
        if " > " in value:
            one, rest = value.split(" > ")
            other, share = rest.split()
            return mix(ink(one), ink(other), float(share))
        return ink(value)

    for name in told:
        ink(name)
    return found


def _is_ink(value: object, known: Mapping[str, Any]) -> bool:
    return isinstance(value, str) and (value.startswith("#") or value in known or " > " in value)


def game_palette(book: Book, name: str, last: str = "", *more: Mapping[str, Any]) -> Palette:
    """A game's inks by name; what ``[base]`` and ``[over]`` call ``last_…`` is lent by the last of two."""
    borrowed = {f"last_{key}": value for key, value in book.inks[last or name].items()}
    return palette(book.table("base"), book.inks[name], borrowed, book.table("over"), *more)


def inks_of(book: Book, cid: str, card: Card, dice: np.random.Generator) -> tuple[Palette, str, str]:
    """A card's palette, and the names of the inks it came from: the first and the last."""
    way = book.way(card)
    name = book.choose(book.ink_rule(card), book.inks, cid, card, dice)
    last = book.choose(way["last_inks"], book.inks, cid, card, dice) if "last_inks" in way else name
    p = game_palette(book, name, last)
    for sky in [book.table("skies").get(name, [])]:
        if sky:
            chosen = sky[int(dice.integers(len(sky)))]
            p.update({key: rgb(colour) for key, colour in zip(("sky", "haze", "ray", "disc"), chosen, strict=True)})
    if drift := way.get("drift"):  # another hour of the day for each card of the same inks
        key = pick(dice, ["disc", "haze", "mid", "cloth"])
        p["sky"] = mix(p["sky"], p[key], float(dice.uniform(0, float(drift))))
    for word in card.get("keywords", []):
        if word in book.table("dress"):
            p["cloth"] = rgb(book.table("dress")[word])
    return p, name, last
