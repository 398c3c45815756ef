"""Why something cannot be done: for each question, what people may try all the same, and the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.kernel import Refusal

from .basics import coop, standing
from .cards import ALLY, GEAR
from .city import card_price, deal_done, item_price
from .coins import purse
from .movement import fare, move
from .table import Fortune, Player
from .windows import played

Why = Callable[[Fortune, Player, Any, list[Any]], Refusal | None]
"""For the player who is asked: the first word of an option and the others, whatever somebody sent."""


def why_not(table: Fortune, option: object) -> Refusal | None:
    """The reason for this option, if this question knows one better than "not now"."""
    if not isinstance(option, tuple) or not option or table.asking is None:
        return None
    about = REASONS.get(table.asking)
    if about is None or not all(isinstance(each, str | int) for each in option):
        return None
    return about(table, table.heroes[table.seat], option[0], list(option[1:]))


def _moving(table: Fortune, hero: Player, verb: str, values: list[Any]) -> Refusal | None:
    """FAG-M07 FAG-M08 FAG-F01 FAG-F02 Steps and flights."""
    lib = table.lib
    space = values[0] if values else ""
    if space not in lib.links:
        return None
    if verb == "move":
        if space not in lib.links[hero.space]:
            return "not-adjacent", "FAG-M08", {}
        return "too-far", "FAG-M07", {"cost": lib.cost[space], "points": table.points}
    if verb != "fly":
        return None
    if not table.setup["flights"]:
        return "no-flights", "FAG-S29", {}
    if space not in lib.city or hero.space not in lib.city or space == hero.space:
        return "fly-cities", "FAG-F01", {}
    return "fare", "FAG-F02", {"price": fare(table, hero, space), "have": purse(table, hero.seat)}


def _trading(table: Fortune, hero: Player) -> Refusal:
    """FAG-G17 FAG-O13 FAG-O14 Swaps."""
    if not coop(table):
        return "no-swaps", "FAG-G17", {}
    alone = standing(table, hero.space) == [hero.seat]
    return ("swap-alone", "FAG-O13", {}) if alone else ("swap-goods", "FAG-O14", {})


def _dealing(table: Fortune, hero: Player, verb: str, values: list[Any]) -> Refusal | None:
    """FAG-Y12 FAG-Y14 FAG-Y15 FAG-Y16 FAG-Y17 FAG-G21 FAG-S27 What a city does not sell, buy or heal."""
    seat, lib = hero.seat, table.lib
    what = values[0] if values else ""
    if verb == "buy" and what in ("gear", "ally"):
        deck = GEAR if what == "gear" else ALLY
        if not table.decks[deck] and not table.piles[deck]:
            return "sold-out", "FAG-G21", {}
        return "price", "FAG-Y15", {"price": card_price(table, seat), "have": hero.glory}
    if verb == "buy":
        return "not-for-sale", "FAG-Y14", {}
    if verb == "item" and what in lib.of:
        copies = [card for card in table.shop if lib.ids[card] == what]
        if not copies:
            return "sold-out", "FAG-S27", {}
        return "price", "FAG-Y16", {"price": item_price(table, seat, copies[0]), "have": hero.glory}
    if verb == "heal" and isinstance(what, int):
        if what > hero.wounds:
            return "wounds", "FAG-Y17", {"have": hero.wounds}
        return "price", "FAG-Y17", {"price": what, "have": hero.glory}
    if verb in ("sell", "treasure"):
        return "not-yours", "FAG-Y12", {}
    return _trading(table, hero) if verb == "trade" else None


def _acting(table: Fortune, hero: Player, verb: str, values: list[Any]) -> Refusal | None:
    """FAG-V01 FAG-V19 FAG-G07 Cards that one has not, that are flipped, or that have no part in this moment."""
    card = values[0] if values else -1
    if verb not in ("play", "use"):
        return None
    if verb == "play" and card not in hero.hand:
        return "not-in-hand", "FAG-V01", {}
    if verb == "use" and card in hero.flipped:
        return "flipped", "FAG-G07", {}
    return "not-this-moment", "FAG-V19", {}


REASONS: dict[Any, Why] = {
    move: _moving,
    deal_done: _dealing,
    played: _acting,
}
