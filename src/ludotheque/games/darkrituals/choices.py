"""What can be chosen: a label for every option, what to click for it, and what to expect of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.kernel import Eye, Option, Shown
from ludotheque.kernel.choice import Choice

from .combat import Defend, defend, strip_chosen
from .demon import Stop, order
from .kit import Kit
from .map import zone_name
from .master import Keep
from .odds import odds
from .plagues import infect, lower, value_of
from .sentences import capital, the
from .spells import raise_unit, restore
from .table import Ritual
from .witchcraft import frenzy_attack, step_to


def thing(eye: Eye[Ritual], kind: str, value: Any) -> tuple[object, str] | None:
    """What a thing is called in an option, and the item to click for it; None for what has no words of its own."""
    if kind == "figure":
        return _figure_name(eye, value), f"fig{value}"
    if kind == "zone":
        return zone_name(eye, eye.table.setup.kit.board.names[value]), f"zone{value}"
    if kind == "upgrade":
        return _card_name(eye, value), ""
    if kind == "cube":
        return eye.say(f"stat-{value}"), ""  # a button: on a phone the cubes are out of sight
    return None


def show_main(eye: Eye[Ritual], choice: Choice) -> Shown:
    """What one usually does now."""
    return Shown(option=list(choice), label=eye.say(f"do-{choice.verb}"), role="main")


def show_defend(eye: Eye[Ritual], choice: Defend) -> Shown:
    return Shown(option=list(choice), label=eye.say("do-defend", x=choice.x, cost=1 + choice.x))


SHOWS: dict[type[Choice], Callable[[Eye[Ritual], Any], Shown]] = {Keep: show_main, Stop: show_main, Defend: show_defend}
"""The kinds of answers that need more than their things."""


def choice(eye: Eye[Ritual], option: Option) -> Shown:
    """A label for everything, and what to click: the figure first, then the zone, target or card."""
    table = eye.table
    verb = option[0]
    words: dict[str, Any] = {}
    items: list[str] = []
    role = "normal"
    if verb in ("pass", "stop"):
        role = "main" if verb == "stop" else "normal"
        words["n"] = table.spent
    else:
        words, items = _action(eye, option)
        if table.actor >= 0:
            items = items[1:]  # who acts once more is settled
    label = capital(eye.say(f"do-{verb}", **words))
    return Shown(option=list(option), label=label, items=items, role=role, preview=odds(eye, option))  # type: ignore[arg-type]


def _action(eye: Eye[Ritual], option: Option) -> tuple[dict[str, Any], list[str]]:
    """An action of a Legion character."""
    table = eye.table
    kit: Kit = table.setup.kit
    verb, fig = option[0], option[1]
    words: dict[str, Any] = {"who": _figure_name(eye, fig)}
    items = [f"fig{fig}"]
    if verb == "move":
        words["zone"] = zone_name(eye, kit.board.names[option[2]])
        items.append(f"zone{option[2]}")
    elif verb in ("attack", "possess"):
        words["whom"] = _figure_name(eye, option[2])
        items.append(f"fig{option[2]}")
        words["cost"] = kit.cost[table.kind[fig]]
    elif verb == "cast":
        words |= {"x": option[3], "cost": 2 + option[3]}
        words["whom"] = _figure_name(eye, option[2]) if option[2] >= 0 else "none"
        items.append(f"fig{option[2]}" if option[2] >= 0 else f"zone{table.place[fig]}")
    elif verb == "summon":
        words["unit"] = eye.say(f"card-{option[2]}")
    elif verb == "recall":
        words["whom"] = eye.say(f"card-{kit.ids[table.kind[option[2]]]}")
    elif verb == "craft":
        card, at = option[2], option[3]
        words |= {"card": _card_name(eye, card), "cost": kit.definition[card].cost, "at": "none"}
        items.append(f"card{card}")
        if at >= 0:
            zoned = kit.definition[card].effect.__struct_config__.tag in ("exhaust", "frenzy")
            words["at"] = zone_name(eye, kit.board.names[at]) if zoned else _figure_name(eye, at)
            items.append(f"zone{at}" if zoned else f"fig{at}")
    elif verb == "plague":
        words |= {"card": _card_name(eye, option[2]), "effect": option[3], "n": value_of(table, option[2])}
        items.append(f"card{option[2]}")
    return words, items


def _figure_name(eye: Eye[Ritual], fig: int) -> str:
    """A figure's name, with its zone where there are several of its kind."""
    table = eye.table
    kit: Kit = table.setup.kit
    name = the(eye, kit.ids[table.kind[fig]])
    if fig < 6 or table.kind.count(table.kind[fig]) == 1:
        return name
    return eye.say("figure-at", name=name, zone=zone_name(eye, kit.board.names[table.place[fig]]))


def asked(eye: Eye[Ritual]) -> dict[str, Any]:
    """What the prompt should say: the numbers of an attack, the energy left."""
    table = eye.table
    words: dict[str, Any] = {"energy": table.energy, "who": "", "whom": "", "n": 0, "m": 0}
    step = table.asking.__name__ if table.asking else ""
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
    elif step == "act_again":
        words["who"] = capital(_figure_name(eye, table.actor))
    return words


def _card_name(eye: Eye[Ritual], card: int) -> str:
    return eye.say(f"card-{eye.table.setup.kit.cards[card]}")
