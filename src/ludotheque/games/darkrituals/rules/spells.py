"""DRM-L The witches' spells when they attack. (In defence: combat.py.)"""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from ..state.effects import Raise, Restore, Strike
from ..state.figures import is_legion, name_of
from ..state.reserve import put, spare
from ..state.table import Ritual
from .alchemy import drain
from .combat import strike


@step("DRM-L05", "DRM-L06", "DRM-L08")
def cast_spell(table: Ritual, witch: int, target: int, x: int) -> None:
    """DRM-L05 DRM-L06 DRM-L08 DRM-L15 A die and X name the spell of her row; below 5 nothing happens."""
    kit = table.setup.kit
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
            table.put_if_any(0, restore, witch, spell.n)
        case Raise():
            if spare(table, kit.kinds[spell.unit]) >= 0:
                table.put(0, raise_unit, witch, spell.unit)


class Heal(Choice):
    """DRM-L15 A wounded Legion character within one zone of the witch."""

    verb = "heal"
    whom: int = thing("figure")

    def why_not(self, table: Ritual, seat: int, witch: int, n: int) -> Refusal | None:
        fig = self.whom
        if not 0 <= fig < len(table.place) or not is_legion(table, fig):
            return no("heal-legion", "DRM-L15")
        if table.place[fig] < 0:
            return no("off-board", "DRM-P09")
        if not table.wounds[fig]:
            return no("unhurt", "DRM-L15")
        near = table.setup.kit.board.span[table.place[witch]][table.place[fig]] <= 1
        return None if near else no("witch-near", "DRM-L15")


@question("DRM-L15", takes=Heal, offer="hurt_near")
def restore(table: Ritual, choice: Heal, witch: int, n: int) -> None:
    """DRM-L15 Wounds are removed."""
    mend(table, choice.whom, n, "DRM-L15")


def mend(table: Ritual, fig: int, n: int, clause: str) -> None:
    """Remove up to n wounds."""
    healed = min(n, table.wounds[fig])
    table.wounds[fig] -= healed
    table.say("healed", clause, who=name_of(table, fig), n=healed)


class PlaceNear(Choice):
    """DRM-L15 DRM-P08 The witch's zone or one beside it, the Pit excepted."""

    verb = "place"
    zone: int = thing("zone")

    @classmethod
    def every(cls, table: Ritual, seat: int, witch: int, unit: str) -> list[PlaceNear]:
        here = table.place[witch]
        return [cls(zone) for zone in (here, *table.setup.kit.board.beside[here])]

    def why_not(self, table: Ritual, seat: int, witch: int, unit: str) -> Refusal | None:
        board, here = table.setup.kit.board, table.place[witch]
        if self.zone == here or self.zone in board.steps[here]:
            return None
        return no("pit", "DRM-P08") if self.zone == board.pit >= 0 else no("witch-near", "DRM-L15")


@question("DRM-L15", takes=PlaceNear, offer="zones_near")
def raise_unit(table: Ritual, choice: PlaceNear, witch: int, unit: str) -> None:
    """DRM-L15 A figure of the reserve is placed there."""
    put(table, table.setup.kit.kinds[unit], choice.zone, "DRM-L15")
