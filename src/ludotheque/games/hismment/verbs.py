"""How a text is done: part by part, and a part that cannot be done is skipped (HIS-T33)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from . import dealings, fittings, manoeuvres
from .aiming import HEARTS, candidates, copyable, heroes_meant
from .application import apply, hurt
from .dealings import discard_one
from .effects import MOVES, AnyEffect, Choose, Contest, Damage, May, Modify, RollFor
from .ending import settle
from .kit import CODES, HOW, SIDE_CODES
from .manoeuvres import Skip
from .readiness import possible
from .stats import hero_called, luck_of, opponents, spoken_to
from .table import Deed, Hismment, until
from .triggers import NOBODY, in_turn, used_up

EVERY = frozenset(
    (
        "every_own",
        "every_prisoner",
        "every_enemy",
        "every_enemy_prisoner",
        "everyone_field",
        "both_hearts",
        "self",
        "target",
    )
)


def pay_and_do(table: Hismment, text: int, seat: int, me: int, foe: int) -> None:
    """HIS-T12 HIS-T15 Mark the use, take the price, then do the parts in order."""
    what = table.setup.kit.texts[text]
    found = hero_called(table, me) if me != NOBODY else None
    tasks: list[tuple[Any, ...]] = []
    if found is not None:
        found[1].used.append(text)
    if what.per_game:
        used_up(table, text, found[1] if found else None).append(text)
    cost = what.cost
    if cost is not None:
        side = table.sides[seat]
        side.bank -= cost.coins
        side.heart -= cost.heart
        tasks = [(discard_one, seat)] * cost.cards
        if found is not None:
            found[1].spent += cost.pm
            found[1].damage += cost.pv
        if cost.coins:
            table.say("pay", "HIS-E02", "HIS-E22", seat=seat, n=cost.coins)
        if cost.heart:
            table.say("heart", "HIS-L18", seat=seat, n=cost.heart)
    table.do_all(*tasks, (resolve, table.setup.kit.script_of[text], 0, seat, me, foe))


@step("HIS-T33")
def resolve(table: Hismment, script: int, part: int, seat: int, me: int, foe: int) -> None:
    """HIS-T33 One part of a text, then the next."""
    effects = table.setup.kit.scripts[script]
    if part + 1 < len(effects):
        table.do(resolve, script, part + 1, seat, me, foe)
    if part < len(effects):
        effect = effects[part]
        deed = _DEEDS.get(type(effect))
        if isinstance(effect, Modify) and CODES[effect.what] in SIDE_CODES:
            _modify_side(table, effect, seat)
        elif deed is not None:
            deed(table, effect, seat, me, foe)
        else:
            aim(table, effect, script, part, seat, me, foe)


def aim(table: Hismment, effect: AnyEffect, script: int, part: int, seat: int, me: int, foe: int) -> None:
    """HIS-Q17 HIS-T33 Apply a part to whom it means; let its owner choose where there is a choice."""
    found = candidates(table, effect, seat, me, foe)
    if not found:
        return
    if len(found) > 1 and isinstance(effect, MOVES) and effect.to in EVERY:
        table.do_all(*((aim_at, script, part, seat, me, target) for target in found))
    elif len(found) == 1 or effect.to in EVERY:  # type: ignore[union-attr]
        _apply_to_all(table, effect, found, seat, me)
        settle(table)
    else:
        table.put(seat, choose_aim, script, part, seat, me, foe)


def _apply_to_all(table: Hismment, effect: AnyEffect, targets: list[int], seat: int, me: int) -> None:
    """HIS-Q17 HIS-T24 Apply a part to all it means, and only then let their texts act: the active player's first."""
    if len(targets) > 1:
        targets = sorted(targets, key=lambda target: _in_play(table, target))
    if isinstance(effect, Damage) and targets[0] >= 0:
        hurt(table, effect, targets, seat, me)
    else:
        in_turn(table, [partial(apply, table, effect, target, seat, me) for target in targets])


def _in_play(table: Hismment, target: int) -> tuple[bool, int]:
    """HIS-T24 The order of heroes and Hearts: those of the active player first, as they came into play."""
    found = hero_called(table, target)
    if found is None:
        return (-1 - target != table.active, 0)
    return (found[0] != table.active, found[1].since)


@step("HIS-T33")
def aim_at(table: Hismment, script: int, part: int, seat: int, me: int, target: int) -> None:
    """HIS-T33 One of several heroes for each of whom something is to be chosen."""
    apply(table, table.setup.kit.scripts[script][part], target, seat, me)


class Aim(Choice):
    """HIS-T15 A hero or Heart that this part may be aimed at."""

    verb = "aim"
    target: int = thing("target")

    def why_not(
        self, table: Hismment, seat: int, script: int, part: int, owner: int, me: int, foe: int
    ) -> Refusal | None:
        effect: Any = table.setup.kit.scripts[script][part]
        if self.target in candidates(table, effect, owner, me, foe):
            return None
        named = effect.to in HEARTS or any(
            hero.cards[0] == self.target for _, hero in heroes_meant(table, effect.to, owner, me, foe)
        )
        return no("no-effect" if named else "not-meant", "HIS-T15")


@step("HIS-T15")
def aims(table: Hismment, seat: int, script: int, part: int, owner: int, me: int, foe: int) -> list[Aim]:
    """HIS-T15 Every hero or Heart that this part may be aimed at."""
    effect = table.setup.kit.scripts[script][part]
    return [Aim(target) for target in candidates(table, effect, owner, me, foe)]


@question("HIS-T33", takes=Aim, offer=aims)
def choose_aim(table: Hismment, choice: Aim, script: int, part: int, seat: int, me: int, foe: int) -> None:
    """HIS-T33"""
    apply(table, table.setup.kit.scripts[script][part], choice.target, seat, me)
    settle(table)


def _modify_side(table: Hismment, effect: Modify, seat: int) -> None:
    """HIS-T23 HIS-E27 A change for a side: one's own, or the enemy's where the part names the enemy."""
    mod = (CODES[effect.what], HOW[effect.how], effect.by, until(table, seat, effect.turns))
    whose, now = spoken_to(effect, seat), int(seat == table.active)
    table.sides[whose].mods.append(mod)
    if whose == seat:
        table.say("modify_side", "HIS-T23", seat=seat, change=mod[:3], turns=effect.turns, now=now)
    else:
        table.say("modify_enemy", "HIS-T23", seat=seat, seat_hit=whose, change=mod[:3], turns=effect.turns, now=now)


# Parts that go on with other parts ------------------------------------------------------------------------------------


def _roll_for(table: Hismment, effect: RollFor, seat: int, me: int, foe: int) -> None:
    """HIS-E26"""
    face = table.dice.roll()
    table.say("effect_roll", "HIS-E26", seat=seat, face=face, n=effect.at_least)
    _then(table, effect.then if face >= effect.at_least else effect.other, seat, me, foe)


def _then(table: Hismment, effects: list[AnyEffect], seat: int, me: int, foe: int) -> None:
    if effects:
        table.do(resolve, table.setup.kit.script(effects), 0, seat, me, foe)


def _contest(table: Hismment, effect: Contest, seat: int, me: int, foe: int) -> None:
    """HIS-F25 HIS-F26 Higher current Luck wins; then one die each, again while they tie."""
    mine, theirs = opponents(table, seat, me, foe)
    if mine is None or theirs is None:
        return
    a, b = luck_of(table, seat, mine), luck_of(table, 1 - seat, theirs)
    while a == b:
        a, b = table.dice.roll(), table.dice.roll()
        table.say("contest_roll", "HIS-F26", seat=seat, a=a, b=b)
    table.say("contest", "HIS-F26", seat=seat if a > b else 1 - seat)
    _then(table, effect.then if a > b else effect.other, seat, me, foe)


def _choose(table: Hismment, effect: Choose, seat: int, me: int, foe: int) -> None:
    scripts = tuple(table.setup.kit.script(mode) for mode in effect.modes)
    table.put_if_any(seat, choose_mode, scripts, seat, me, foe)


class OneOf(Choice):
    """HIS-T33 One of several things, of those that can be done."""

    verb = "mode"
    script: int = thing("script")

    @classmethod
    def every(
        cls, table: Hismment, seat: int, scripts: tuple[int, ...], owner: int, me: int, foe: int
    ) -> Iterator[OneOf]:
        return (cls(script) for script in scripts)

    def why_not(
        self, table: Hismment, seat: int, scripts: tuple[int, ...], owner: int, me: int, foe: int
    ) -> Refusal | None:
        if self.script not in scripts:
            return no("not-on-card", "HIS-T33")
        parts = table.setup.kit.scripts[self.script]
        return None if any(possible(table, part, owner, me, foe) for part in parts) else no("nothing", "HIS-T33")


@question("HIS-T33", takes=OneOf, offer="modes")
def choose_mode(table: Hismment, choice: OneOf, scripts: tuple[int, ...], seat: int, me: int, foe: int) -> None:
    """HIS-T33"""
    table.do(resolve, choice.script, 0, seat, me, foe)


@step("HIS-T33")
def copy_one(table: Hismment, target: int, seat: int, me: int) -> None:
    """HIS-T33 Do what a power of that hero says, for oneself; where it has several, one of them."""
    found = hero_called(table, target)
    scripts = tuple(table.setup.kit.script_of[power] for power in copyable(table, found[1], seat, me)) if found else ()
    if len(scripts) == 1:
        table.do(resolve, scripts[0], 0, seat, me, NOBODY)
    elif scripts:
        table.put(seat, choose_mode, scripts, seat, me, NOBODY)


def _may(table: Hismment, effect: May, seat: int, me: int, foe: int) -> None:
    if possible(table, effect, seat, me, foe):
        table.put(seat, pay_if, effect.coins, table.setup.kit.script(effect.then), seat, me, foe)


class Pay(Choice):
    """HIS-T33 An optional payment."""

    verb = "pay"
    n: int

    @classmethod
    def every(cls, table: Hismment, seat: int, coins: int, *rest: int) -> Iterator[Pay]:
        yield cls(coins)

    def why_not(self, table: Hismment, seat: int, coins: int, *rest: int) -> Refusal | None:
        return None if self.n == coins else no("pay-so-much", "HIS-T33", n=coins)


@question("HIS-T33", "HIS-E22", takes=Pay | Skip, offer="pay_or_not")
def pay_if(table: Hismment, choice: Pay | Skip, coins: int, script: int, seat: int, me: int, foe: int) -> None:
    """HIS-T33 HIS-E22"""
    if isinstance(choice, Pay):
        table.sides[seat].bank -= coins
        table.say("pay", "HIS-E02", "HIS-E22", seat=seat, n=coins)
        table.do(resolve, script, 0, seat, me, foe)


_DEEDS: dict[type, Deed] = {
    **dealings.DEEDS,
    **manoeuvres.DEEDS,
    **fittings.DEEDS,
    RollFor: _roll_for,
    Contest: _contest,
    Choose: _choose,
    May: _may,
}
