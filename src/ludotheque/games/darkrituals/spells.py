"""DRM-L The witches' spells when they attack. (In defence: combat.py.)"""

from __future__ import annotations

from ludotheque.kernel import Option, step

from .alchemy import drain
from .combat import strike
from .effects import Raise, Restore, Strike
from .figures import enemies, name_of
from .kit import Kit
from .reserve import put, spare
from .table import Ritual


@step("DRM-L05", "DRM-L06", "DRM-L08")
def cast_spell(table: Ritual, witch: int, target: int, x: int) -> None:
    """DRM-L05 DRM-L06 DRM-L08 DRM-L15 A die and X name the spell of her row; below 5 nothing happens."""
    kit: Kit = table.setup.kit
    kind = table.kind[witch]
    die = table.dice.roll()
    name, spell = kit.attack_row[kind][die + x]
    if table.story is not None:
        table.say("cast", who=kit.ids[kind], die=die, x=x, n=die + x, spell=name or "none")
    match spell:
        case Strike() if target >= 0 and table.place[target] >= 0:
            if spell.drain and target < 6:
                table.do(drain, 1)
            table.do(strike, witch, target, die + x + kit.force[kind] + spell.bonus, spell.damage, spell.strip)
        case Restore():
            if hurt_near(table, 0, witch, spell.n):
                table.ask(0, hurt_near, restore, witch, spell.n)
        case Raise():
            if spare(table, kit.kinds[spell.unit]) >= 0:
                table.ask(0, zones_near, raise_unit, witch, spell.unit)


@step("DRM-L15")
def hurt_near(table: Ritual, seat: int, witch: int, n: int) -> list[Option]:
    """DRM-L15 Wounded Legion characters within one zone of the witch."""
    span = table.setup.kit.board.span[table.place[witch]]
    return [("heal", fig) for fig in enemies(table) if table.wounds[fig] and span[table.place[fig]] <= 1]


@step("DRM-L15")
def restore(table: Ritual, option: Option, witch: int, n: int) -> None:
    """DRM-L15 Wounds are removed."""
    mend(table, option[1], n, "DRM-L15")


def mend(table: Ritual, fig: int, n: int, clause: str) -> None:
    """Remove up to n wounds."""
    healed = min(n, table.wounds[fig])
    table.wounds[fig] -= healed
    table.say("healed", clause, who=name_of(table, fig), n=healed)


@step("DRM-L15", "DRM-P08")
def zones_near(table: Ritual, seat: int, witch: int, unit: str) -> list[Option]:
    """DRM-L15 DRM-P08 The witch's zone and those beside it, the Pit excepted."""
    zone = table.place[witch]
    return [("place", each) for each in (zone, *table.setup.kit.board.steps[zone])]


@step("DRM-L15")
def raise_unit(table: Ritual, option: Option, witch: int, unit: str) -> None:
    """DRM-L15 A figure of the reserve is placed there."""
    put(table, table.setup.kit.kinds[unit], option[1], "DRM-L15")
