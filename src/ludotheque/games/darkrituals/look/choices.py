"""What can be chosen: a label for every option, what to click for it, and what to expect of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.kernel import Eye, Shown
from ludotheque.kernel.choice import Choice

from ..rules.actions import Attack, Cast, Craft, Spread
from ..rules.combat import Defend, defend, strip_chosen
from ..rules.demon import Stop, order
from ..rules.plagues import infect, lower, value_of
from ..rules.spells import raise_unit, restore
from ..rules.turn import Keep, Pass, act_again
from ..rules.witchcraft import frenzy_attack, step_to
from ..state.effects import Exhaust, Frenzy
from ..state.table import Ritual
from .map import zone_name
from .sentences import capital, the


def thing(eye: Eye[Ritual], kind: str, value: Any) -> tuple[str, str]:
    """What a thing is called in an option, and the item to click for it."""
    if kind in ("figure", "actor"):
        return _figure_name(eye, value), f"fig{value}"
    if kind == "zone":
        return zone_name(eye, eye.table.setup.kit.board.names[value]), f"zone{value}"
    if kind == "upgrade":
        return _card_name(eye, value), ""
    if kind == "unit":
        return eye.say(f"card-{value}"), ""
    if kind == "witch":  # she is not on the board
        return eye.say(f"card-{eye.table.setup.kit.ids[eye.table.kind[value]]}"), ""
    if kind == "cube":
        return eye.say(f"stat-{value}"), ""  # a button: on a phone the cubes are out of sight
    return _card_name(eye, value), f"card{value}"


def show_main(eye: Eye[Ritual], choice: Choice) -> Shown:
    """What one usually does now."""
    return Shown(option=list(choice), label=eye.say(f"do-{choice.verb}"), role="main")


def show_defend(eye: Eye[Ritual], choice: Defend) -> Shown:
    return Shown(option=list(choice), label=eye.say("do-defend", x=choice.x, cost=1 + choice.x))


def show_pass(eye: Eye[Ritual], choice: Pass) -> Shown:
    return Shown(option=list(choice), label=eye.say("do-pass", n=eye.table.spent))


def show_attack(eye: Eye[Ritual], choice: Attack) -> Shown:
    who, whom = _figure_name(eye, choice.who), _figure_name(eye, choice.whom)
    label = eye.say("do-attack", who=who, whom=whom, cost=choice.cost(eye.table))
    return Shown(option=list(choice), label=label, items=[f"fig{choice.who}", f"fig{choice.whom}"])


def show_cast(eye: Eye[Ritual], choice: Cast) -> Shown:
    """At nobody: a click on her zone."""
    whom = _figure_name(eye, choice.whom) if choice.whom >= 0 else "none"
    label = eye.say("do-cast", who=_figure_name(eye, choice.who), whom=whom, x=choice.x, cost=choice.cost(eye.table))
    at = f"fig{choice.whom}" if choice.whom >= 0 else f"zone{eye.table.place[choice.who]}"
    return Shown(option=list(choice), label=label, items=[f"fig{choice.who}", at])


def show_craft(eye: Eye[Ritual], choice: Craft) -> Shown:
    """The card, then the zone or the figure it is for."""
    at, items = "none", [f"fig{choice.who}", f"card{choice.card}"]
    if choice.at >= 0:
        zoned = isinstance(eye.table.setup.kit.crafts[choice.card].effect, Exhaust | Frenzy)
        named = thing(eye, "zone" if zoned else "figure", choice.at)
        at, items = named[0], [*items, named[1]]
    who, card, cost = _figure_name(eye, choice.who), _card_name(eye, choice.card), choice.cost(eye.table)
    return Shown(option=list(choice), label=eye.say("do-craft", who=who, card=card, at=at, cost=cost), items=items)


def show_spread(eye: Eye[Ritual], choice: Spread) -> Shown:
    who, card, n = _figure_name(eye, choice.who), _card_name(eye, choice.card), value_of(eye.table, choice.card)
    label = eye.say("do-plague", who=who, card=card, effect=choice.effect, n=n)
    return Shown(option=list(choice), label=label, items=[f"fig{choice.who}", f"card{choice.card}"])


SHOWS: dict[type[Choice], Callable[[Eye[Ritual], Any], Shown]] = {
    Keep: show_main,
    Stop: show_main,
    Pass: show_pass,
    Defend: show_defend,
    Attack: show_attack,
    Cast: show_cast,
    Craft: show_craft,
    Spread: show_spread,
}
"""The kinds of answers that need more than their things."""


def _figure_name(eye: Eye[Ritual], fig: int) -> str:
    """A figure's name, with its zone where there are several of its kind."""
    table = eye.table
    kit = table.kit
    name = the(eye, kit.ids[table.kind[fig]])
    if fig < 6 or table.kind.count(table.kind[fig]) == 1:
        return name
    return eye.say("figure-at", name=name, zone=zone_name(eye, kit.board.names[table.place[fig]]))


def asked(eye: Eye[Ritual]) -> dict[str, Any]:
    """What the prompt should say: the numbers of an attack, the energy left."""
    table = eye.table
    words: dict[str, Any] = {"energy": table.energy, "who": "", "whom": "", "n": 0, "m": 0}
    if table.is_put(defend):
        attacker, target, total, damage = table.facts(defend)
        words |= {
            "who": capital(the(eye, table.setup.kit.ids[table.kind[attacker]])),
            "whom": _figure_name(eye, target),
            "n": total,
            "m": table.setup.kit.resistance[table.kind[target]],
            "damage": damage,
        }
    elif table.is_put(order):
        (words["n"],) = table.facts(order)
    elif table.is_put(infect):
        (words["n"],) = table.facts(infect)
    elif table.is_put(lower):
        (words["n"],) = table.facts(lower)
    elif table.is_put(step_to):
        (fig,) = table.facts(step_to)
        words["who"] = _figure_name(eye, fig)
    elif table.is_put(frenzy_attack):
        (fig,) = table.facts(frenzy_attack)
        words["who"] = _figure_name(eye, fig)
    elif table.is_put(restore):
        fig, _ = table.facts(restore)
        words["who"] = _figure_name(eye, fig)
    elif table.is_put(raise_unit):
        fig, _ = table.facts(raise_unit)
        words["who"] = _figure_name(eye, fig)
    elif table.is_put(strip_chosen):
        (fig,) = table.facts(strip_chosen)
        words["who"] = _figure_name(eye, fig)
    elif table.is_put(act_again):
        words["who"] = capital(_figure_name(eye, table.actor))
    return words


def _card_name(eye: Eye[Ritual], card: int) -> str:
    return eye.say(f"card-{eye.table.setup.kit.cards[card]}")
