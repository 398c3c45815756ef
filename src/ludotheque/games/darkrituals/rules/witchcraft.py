"""DRM-W26 The witchcraft cards."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from ..state.board import NOWHERE
from ..state.effects import Bolt, Call, Exhaust, Frenzy, Mend, Nothing, Step
from ..state.figures import enemies, is_legion, name_of, no_step, no_target, prey
from ..state.reserve import put, spare
from ..state.table import Ritual
from .alchemy import drain
from .combat import attack, strike
from .spells import mend

SELF = [NOWHERE]


def craft_targets(table: Ritual, witch: int, card: int) -> list[int]:
    """DRM-W26 DRM-W18 DRM-L13 Whom or where a card can be played on; [-1] where it needs nothing, empty if unplayable."""
    kit = table.setup.kit
    place = table.place
    here = place[witch]
    match kit.crafts[card].effect:
        case Nothing():
            return SELF
        case Exhaust(range=reach):
            return [zone for zone in kit.board.within[reach][here] if zone in place[:6]]
        case Bolt(range=reach):
            return [fig for fig in prey(table) if kit.board.span[here][place[fig]] <= reach]
        case Step():
            movable = [fig for fig in enemies(table) if kit.board.steps[place[fig]]]
            return [fig for fig in movable if fig != kit.demon and not _bound(table, fig)]
        case Mend():
            return [fig for fig in enemies(table) if table.wounds[fig]]
        case Frenzy():
            hunted = {place[fig] for fig in prey(table)}
            return sorted({place[fig] for fig in _minions(table)} & hunted)
        case Call(unit=unit):
            return SELF if spare(table, kit.kinds[unit]) >= 0 else []


def no_craft(table: Ritual, witch: int, card: int, at: int) -> Refusal | None:
    """DRM-W26 DRM-L13 What forbids playing a card on somebody or somewhere, or on anything at all."""
    kit = table.setup.kit
    effect = kit.crafts[card].effect
    found = craft_targets(table, witch, card)
    if at in found:
        return None
    if not found:
        return no("in-play", "DRM-L13") if isinstance(effect, Call) else no("no-target", "DRM-W26")
    on_board = 0 <= at < len(table.place) and table.place[at] >= 0
    match effect:
        case Exhaust(range=reach):
            return no("exhaust-where", "DRM-W26", range=reach)
        case Bolt(range=reach):
            return no_target(table, witch, at, reach)
        case Frenzy():
            return no("frenzy-where", "DRM-W26")
        case Nothing() | Call():
            return no("aimless", "DRM-W26")
    if not on_board or not is_legion(table, at):
        return no("legion-only", "DRM-W26")
    if isinstance(effect, Mend):
        return no("unhurt", "DRM-W26")
    if at == kit.demon:
        return no("demon", "DRM-D06")
    return no("ritual", "DRM-E4-15") if _bound(table, at) else no("walled-in", "DRM-P08")


def _bound(table: Ritual, fig: int) -> bool:
    """DRM-E4-15 Nothing moves the ritualist before the summoning."""
    return fig == table.setup.kit.ritualist and not table.summoned


def _minions(table: Ritual) -> list[int]:
    kit = table.setup.kit
    return [fig for fig in kit.legion if table.place[fig] >= 0 and kit.sort[table.kind[fig]] == "minion"]


def play_craft(table: Ritual, witch: int, card: int, at: int) -> None:
    """DRM-W18 DRM-W19 DRM-W26 The card is discarded and takes effect; what means nothing in solo does nothing."""
    kit = table.setup.kit
    table.master.hand.remove(card)
    table.craft_pile.append(card)
    effect = kit.crafts[card].effect
    clause = "DRM-W18" if isinstance(effect, Nothing) else "DRM-W26"
    table.say("crafted", clause, who=name_of(table, witch), card=card)
    match effect:
        case Exhaust():
            drain(table, table.place[:6].count(at))
        case Bolt(damage=damage):
            _bolt(table, witch, at, damage)
        case Step():
            table.put(0, step_to, at)
        case Mend(n=n):
            mend(table, at, n, "DRM-W26")
        case Frenzy():
            table.do_all(*[(frenzied, fig) for fig in _minions(table) if table.place[fig] == at])
        case Call(unit=unit):
            put(table, kit.kinds[unit], table.place[witch], "DRM-W26")


def _bolt(table: Ritual, witch: int, target: int, damage: int) -> None:
    """DRM-W26 An attack: a die and the witch's Force."""
    die = table.dice.roll()
    force = table.setup.kit.force[table.kind[witch]]
    table.say(
        "attack", "DRM-W26", who=name_of(table, witch), whom=name_of(table, target), die=die, force=force, n=die + force
    )
    table.do(strike, witch, target, die + force, damage, False)


class StepTo(Choice):
    """DRM-W26 DRM-P08 A zone beside it."""

    verb = "place"
    zone: int = thing("zone")

    @classmethod
    def every(cls, table: Ritual, seat: int, fig: int) -> list[StepTo]:
        return [cls(zone) for zone in table.setup.kit.board.beside[table.place[fig]]]

    def why_not(self, table: Ritual, seat: int, fig: int) -> Refusal | None:
        return no_step(table, fig, self.zone)


@question("DRM-W26", "DRM-E3-17", takes=StepTo, offer="steps_of")
def step_to(table: Ritual, choice: StepTo, fig: int) -> None:
    """DRM-W26 DRM-E3-17 It moves there, evading by itself; a ruby carrier too."""
    table.place[fig] = choice.zone
    table.say("legion-moved", who=name_of(table, fig), zone=table.setup.kit.board.names[choice.zone])


@step("DRM-W26")
def frenzied(table: Ritual, fig: int) -> None:
    """DRM-W26 A minion makes a free attack on a target of the Witch Master's choice."""
    if any(table.place[target] == table.place[fig] for target in prey(table)):
        table.put_unless_forced(0, frenzy_attack, fig)


class Target(Choice):
    """DRM-W26 A hero or a serf in its zone."""

    verb = "target"
    whom: int = thing("figure")

    def why_not(self, table: Ritual, seat: int, fig: int) -> Refusal | None:
        return no_target(table, fig, self.whom, 0)


@question("DRM-W26", takes=Target, offer="frenzy_targets")
def frenzy_attack(table: Ritual, choice: Target, fig: int) -> None:
    """DRM-W26 The chosen attack."""
    table.do(attack, fig, choice.whom, 0)
