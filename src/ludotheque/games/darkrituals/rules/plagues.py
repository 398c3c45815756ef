"""DRM-G The plagues."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from ..state.figures import heroes_on_board, name_of
from ..state.table import ATTRIBUTES, Ritual
from .wounds import wound


def value_of(table: Ritual, card: int) -> int:
    """DRM-G03 DRM-Z05 DRM-Z07 What a plague counts."""
    printed = table.setup.kit.value[card]
    rule = table.setup["plague_value"]
    return 2 if rule == "fixed2" else max(2, printed) if rule == "min2" else printed


EFFECTS = ("energy", "wounds", "cubes")
"""DRM-G04 What a plague can bring."""


def no_effect(table: Ritual, effect: str) -> Refusal | None:
    """DRM-G04 DRM-G08 DRM-G14 What forbids an effect now."""
    if effect not in EFFECTS:
        return no("plague-effect", "DRM-G04")
    if effect == "wounds" and not heroes_on_board(table):
        return no("no-hero", "DRM-G14")
    return no("no-cube", "DRM-G08") if effect == "cubes" and not any(table.cubes) else None


def effects_of(table: Ritual) -> list[str]:
    """DRM-G04 DRM-G08 DRM-G14 The effects that are legal now."""
    effects = ["energy"]
    if heroes_on_board(table):
        effects.append("wounds")
    if any(table.cubes):
        effects.append("cubes")
    return effects


def spread(table: Ritual, witch: int, card: int, effect: str) -> None:
    """DRM-G03 DRM-G04 DRM-G09 DRM-G10 DRM-W14 A plague is discarded and all of its value goes to one effect."""
    table.master.plagues.remove(card)
    table.plague_pile.append(card)
    n = value_of(table, card)
    table.say("plague", "DRM-G04", who=name_of(table, witch), card=card, effect=effect, n=n)
    if effect == "energy":
        table.energy += n
    else:
        table.do(plague_wounds if effect == "wounds" else plague_cubes, n)


@step("DRM-G05", "DRM-G06", "DRM-G13")
def plague_wounds(table: Ritual, n: int) -> None:
    """DRM-G05 DRM-G06 DRM-G13 One wound after another on heroes of the Witch Master's choice."""
    if n and heroes_on_board(table):
        table.put(0, infect, n)


class Infect(Choice):
    """DRM-G06 A hero on the board."""

    verb = "infect"
    whom: int = thing("figure")

    def why_not(self, table: Ritual, seat: int, n: int) -> Refusal | None:
        return None if self.whom in heroes_on_board(table) else no("no-such-hero", "DRM-G06")


@question("DRM-G05", "DRM-G13", takes=Infect, offer="sick_heroes")
def infect(table: Ritual, choice: Infect, n: int) -> None:
    """DRM-G13 The wound is dealt before the next one is chosen."""
    table.do(plague_wounds, n - 1)
    wound(table, choice.whom, 1, "plague")


@step("DRM-G07", "DRM-G08")
def plague_cubes(table: Ritual, n: int) -> None:
    """DRM-G07 DRM-G08 One step back after another, on cubes of the Witch Master's choice."""
    if n and any(table.cubes):
        table.put(0, lower, n)


class Lower(Choice):
    """DRM-G08 A cube above 0 goes back a step."""

    verb = "lower"
    attribute: str = thing("cube", ATTRIBUTES)

    def why_not(self, table: Ritual, seat: int, n: int) -> Refusal | None:
        return None if table.cubes[ATTRIBUTES.index(self.attribute)] else no("cube-zero", "DRM-G08")


class Enough(Choice):
    """DRM-G08 The rest of the steps is let go."""

    verb = "enough"


@question("DRM-G07", "DRM-G08", "DRM-B12", takes=Lower | Enough, offer="raised_cubes")
def lower(table: Ritual, choice: Lower | Enough, n: int) -> None:
    """DRM-G07 DRM-G08 DRM-B12 The cube goes back a step."""
    if isinstance(choice, Enough):
        return
    which = ATTRIBUTES.index(choice.attribute)
    table.cubes[which] -= 1
    table.say("cube", attribute=choice.attribute, n=table.cubes[which])
    table.do(plague_cubes, n - 1)
