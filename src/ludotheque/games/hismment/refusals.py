"""Why something cannot be done, for the refusals a player may wonder about. Only what the asked seat knows is used."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

from ludotheque.kernel import Refusal

from .attach import may_place
from .chapters import NO_POWER, placed_for, used_enough
from .conditions import holds
from .effects import DiscardCards, GiveUp, LoseHeart, PayCoins, Roll
from .field import ROOT, SECOND, closed_squares, steps_left
from .fight import (
    NAMES_FOE,
    NAMES_HEART,
    NAMES_PRISONERS,
    NO_ATTACK,
    aims_of,
    attack_cost,
    attacks_left,
    heart_of,
    in_relief,
)
from .market import shop_price
from .readiness import conditions_hold, could_start
from .stats import elements_of, fold, gather, hero_called, pm_left, side_mods
from .table import Hero, Hismment
from .triggers import NOBODY
from .words import ATTACK, CHAPTER, EQUIPMENT, HERO, OFFENSIVE, TERRAIN

PHASES = {
    "buy": 3, "sell": 3, "attach": 4, "evolve": 4, "reinforce": 4, "chapter": 5, "power": 5, "free": 6, "deploy": 7,
    "move": 7, "attack": 7, "swap": 7,
}  # fmt: skip


def why_not(table: Hismment, option: object) -> Refusal | None:
    """The reason behind a refusal, with its clause; None where the general sentence must do."""
    if not isinstance(option, tuple) or not option or not isinstance(option[0], str):
        return None
    verb, *values = option
    reason = _REASONS.get(verb)
    if reason is None or table.asking is None or table.asking.__name__ not in ("act", "act_on_field"):
        return None
    if not all(type(value) is int for value in values) or not 3 <= table.phase <= 7:
        return None
    try:
        given = signature(reason).bind(table, table.seat, *values)
    except TypeError:  # a wrong number of values; whatever the reason itself raises is a fault, and is seen
        return None
    found: Refusal | None = reason(*given.args)
    strict = table.setup.kit.strict
    if found is None and PHASES[verb] != table.phase and (strict or 7 in (PHASES[verb], table.phase)):
        return "step", "HIS-T04", {}
    return found


def _middle(table: Hismment, phase: int) -> bool:
    """HIS-T04 HIS-T28 Whether it is this step's turn; with an open middle, steps 3 to 6 are one."""
    return table.phase == phase or (not table.setup.kit.strict and 3 <= table.phase <= 6)


def _own(table: Hismment, seat: int, name: int) -> Hero | None:
    return next((hero for hero in table.sides[seat].heroes if hero.cards[0] == name), None)


def _buy(table: Hismment, seat: int, card: int) -> Refusal | None:
    side = table.sides[seat]
    if card in side.shop and shop_price(table, seat, card) > side.bank and _middle(table, 3):
        return "price", "HIS-E22", {"coins": side.bank, "n": shop_price(table, seat, card)}
    return ("own-shop", "HIS-E11", {}) if card not in side.shop and _middle(table, 3) else None


def _sell(table: Hismment, seat: int, card: int) -> Refusal | None:
    return None if card in table.sides[seat].hand else ("not-in-hand", "HIS-E19", {})


def _attach(table: Hismment, seat: int, card: int, name: int) -> Refusal | None:
    side, kit, hero = table.sides[seat], table.setup.kit, _own(table, seat, name)
    if card in side.hand and kit.kind[card] == TERRAIN:
        return "terrain", "HIS-S11", {}
    if not _middle(table, 4):
        return None
    if card not in side.hand or kit.kind[card] not in (ATTACK, EQUIPMENT):
        return "attach-what", "HIS-A01", {}
    if hero is None:
        return "own-hero", "HIS-A02", {}
    kind = kit.kind[card]
    if not may_place(table, side, 0 if kind == ATTACK else 1):
        return "placed", "HIS-A01", {}
    if kind == ATTACK and not kit.elements[card] & elements_of(table, hero):
        return "element", "HIS-A13", {}
    if kind == EQUIPMENT and kit.klass[card] != kit.klass[hero.cards[-1]]:
        return "class", "HIS-A09", {}
    if kind == EQUIPMENT and any((kit.type[c], kit.level[c]) == (kit.type[card], kit.level[card]) for c in hero.gear):
        return "twin", "HIS-A10", {}
    return ("level", "HIS-A04", {}) if kit.level[card] > 1 else None


def _evolve(table: Hismment, seat: int, card: int, name: int) -> Refusal | None:
    side, kit, hero = table.sides[seat], table.setup.kit, _own(table, seat, name)
    if not _middle(table, 4):
        return None
    if card not in side.hand or hero is None or kit.lower[card] != kit.names[hero.cards[-1]]:
        return "line", "HIS-V02", {}
    return "placed", "HIS-V03", {}


def _reinforce(table: Hismment, seat: int, card: int) -> Refusal | None:
    side, kit = table.sides[seat], table.setup.kit
    if card not in side.hand or kit.kind[card] != HERO or not _middle(table, 4):
        return None
    if kit.reinforcements and not may_place(table, side, 2):
        return "placed", "HIS-V03", {}
    return "reinforce", "HIS-L17", {}


def _chapter(table: Hismment, seat: int, card: int) -> Refusal | None:
    side, kit = table.sides[seat], table.setup.kit
    if card in side.hand and kit.kind[card] == TERRAIN:
        return "terrain", "HIS-S11", {}
    if card not in side.hand or not _middle(table, 5) or kit.kind[card] != CHAPTER:
        return None
    what = kit.cards[card]
    if what.level > 1 and side.series.get(what.series, 0) < what.level - 1:
        return "series", "HIS-T16", {}
    return _cannot_start(table, seat, kit.on["play"][card], NOBODY, held=1)


def _power(table: Hismment, seat: int, card: int, text: int) -> Refusal | None:
    kit = table.setup.kit
    for hero in table.sides[seat].heroes:
        if (card == hero.cards[-1] or card in hero.gear) and text in kit.on.get("activate", {}).get(card, ()):
            if not placed_for(table, hero, text):
                works_there = kit.texts[text].prison
                return ("power-locked", "HIS-T31", {}) if works_there else ("power-prison", "HIS-T13", {})
            if not _middle(table, 5):
                return ("deployed", "HIS-T14", {}) if table.phase == 7 and table.deployed else None
            if gather(table, seat, hero, NO_POWER):
                return "forbidden", "HIS-T27", {}
            if used_enough(table, hero, text):
                word = "used-up" if kit.texts[text].per_game else "used"
                return word, "HIS-T12" if kit.power_limit == 1 else "HIS-T32", {}
            return _cannot_start(table, seat, (text,), hero.cards[0])
    return None


def _cannot_start(table: Hismment, seat: int, texts: tuple[int, ...], me: int, held: int = 0) -> Refusal:
    """HIS-T15 HIS-T27 Why no text of a Chapter or power can be used: its condition, its price, or nothing to act on."""
    if not any(conditions_hold(table, seat, text, me, held) for text in texts):
        return "text-condition", "HIS-T27", {}
    if any(could_start(table, seat, text, me, held) for text in texts):
        return "text-price", "HIS-T15", {}
    return "nothing", "HIS-T15", {}


def _free(table: Hismment, seat: int, name: int, way: int = 0) -> Refusal | None:
    hero = _own(table, seat, name)
    if not _middle(table, 6):
        return None
    if hero is None:
        return "own-hero", "HIS-L02", {}
    if hero.freed:
        return "free-already", "HIS-L10", {}
    if hero.shut >= table.turn:
        return "shut", "HIS-L19", {}
    kit = table.setup.kit
    if kit.one_release and table.sides[seat].freed_now:
        return "release-once", "HIS-L04", {}
    ways = kit.ways[hero.cards[-1]]
    if not 0 <= way < len(ways):
        return None
    missing = [need for need in ways[way] if not holds(table, seat, hero, need)]
    if not missing:
        return None
    if any(isinstance(need, Roll) for need in missing):
        return "rolled", "HIS-L08", {}
    if all(isinstance(need, PayCoins | DiscardCards | GiveUp | LoseHeart) for need in missing):
        return "release-cost", "HIS-L18" if isinstance(missing[0], LoseHeart) else "HIS-L07", {}
    return "condition", "HIS-L06", {}


def _deploy(table: Hismment, seat: int, name: int) -> Refusal | None:
    hero = _own(table, seat, name)
    if table.phase != 7:
        return None
    if hero is None:
        return "own-hero", "HIS-M08", {}
    if not hero.freed:
        return "locked", "HIS-L01", {}
    if table.deployed:
        return "deploy-once", "HIS-M09", {}
    here = [other.square for other in table.sides[seat].heroes if other.square >= 0]
    start = table.setup.kit.board.starts[seat]
    if here and len(here) > fold(0, side_mods(table, seat, SECOND)):
        return "on-field", "HIS-M05", {}
    if start in here:
        return "start-own", "HIS-M35", {}
    if not table.setup.kit.push_back and any(enemy.square == start for enemy in table.sides[1 - seat].heroes):
        return "start-held", "HIS-M13", {}
    return ("deploy-first", "HIS-M09", {}) if table.actor >= 0 else None


def _nobody_acts(table: Hismment, seat: int) -> Refusal | None:
    """HIS-M08 HIS-M35 In step 7 a hero must be there, and be the one that acts, before anything else."""
    if table.phase != 7:
        return None
    here = any(hero.square >= 0 for hero in table.sides[seat].heroes)
    return ("who-acts", "HIS-M35", {}) if here else ("nobody-there", "HIS-M08", {})


def _move(table: Hismment, seat: int, square: int) -> Refusal | None:
    hero = _own(table, seat, table.actor)
    kit = table.setup.kit
    if hero is None or table.phase != 7:
        return _nobody_acts(table, seat)
    if square not in kit.board.squares:
        return "no-square", "HIS-M01", {}
    if square == hero.square:
        return "stands-there", "HIS-M15", {}
    if any(other.square == square for side in table.sides for other in side.heroes):
        return "taken", "HIS-M18", {}
    if square == kit.board.starts[1 - seat] and square in closed_squares(table, seat, hero):
        return "enemy-start", "HIS-M20", {}
    if any(square == closed for closed, _ in table.blocked) or gather(table, seat, hero, ROOT):
        return "forbidden", "HIS-M32", {}
    return "far", "HIS-M15", {"steps": max(0, steps_left(table, seat, hero))}


def _attack(table: Hismment, seat: int, card: int, target: int) -> Refusal | None:
    hero = _own(table, seat, table.actor)
    if hero is None or table.phase != 7:
        return _nobody_acts(table, seat)
    if card not in hero.attacks:
        return "not-attached", "HIS-F01", {}
    if table.swapped or in_relief(table, seat, hero):
        return "swapped", "HIS-M24", {}
    if gather(table, seat, hero, NO_ATTACK):
        return "forbidden", "HIS-T27", {}
    if not attacks_left(table, seat, hero):
        return "attacked", "HIS-F04", {}
    cost, left = attack_cost(table, seat, hero, card), pm_left(table, seat, hero)
    if cost > left:
        return "pm", "HIS-F02", {"n": cost, "left": left}
    return _aim(table, seat, hero, card, target)


def _aim(table: Hismment, seat: int, hero: Hero, card: int, target: int) -> Refusal:
    """Why an attack that could be made cannot be made on this target."""
    kit = table.setup.kit
    offensive = kit.type[card] == OFFENSIVE
    aims = aims_of(table, hero, card)
    found = hero_called(table, target) if target >= 0 else None
    if found is not None and found[0] != seat and found[1].square >= 0:
        if offensive:
            return "range", "HIS-F03", {}
        if not aims.isdisjoint(NAMES_FOE):
            return "range", "HIS-C15", {}
    elif (found and found[0] != seat) or target == heart_of(1 - seat) or (target == NOBODY and not offensive):
        there = NAMES_PRISONERS if found else NAMES_HEART if target != NOBODY else (*NAMES_PRISONERS, *NAMES_HEART)
        if not offensive and aims.isdisjoint(there):
            return ("no-aim", "HIS-C15", {}) if target == NOBODY else ("not-named", "HIS-P17", {})
        if any(enemy.square >= 0 for enemy in table.sides[1 - seat].heroes):
            return "prison", "HIS-F07", {}
        if hero.square != kit.board.starts[1 - seat]:
            return "prison", "HIS-P02", {}
        if found is None and table.sides[1 - seat].heroes:
            return "prisoners-first", "HIS-P04", {}
    elif offensive:
        return "aim-enemy", "HIS-F06", {}
    return "no-aim", "HIS-C15", {}


def _swap(table: Hismment, seat: int, name: int) -> Refusal | None:
    hero, other = _own(table, seat, table.actor), _own(table, seat, name)
    if hero is None or table.phase != 7:
        return _nobody_acts(table, seat)
    if other is None or other is hero:
        return "own-other", "HIS-M23", {}
    if table.swapped or hero.relief == table.turn:
        return "swap-once", "HIS-M28", {}
    if not other.freed:
        return "locked", "HIS-M23", {}
    return ("swap-place", "HIS-M22", {}) if hero.square != table.setup.kit.board.starts[seat] else None


_REASONS: dict[str, Callable[..., Any]] = {
    "buy": _buy,
    "sell": _sell,
    "reinforce": _reinforce,
    "attach": _attach,
    "evolve": _evolve,
    "chapter": _chapter,
    "power": _power,
    "free": _free,
    "deploy": _deploy,
    "move": _move,
    "attack": _attack,
    "swap": _swap,
}
