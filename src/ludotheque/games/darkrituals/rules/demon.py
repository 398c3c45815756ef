"""DRM-D The demon and its deck."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, question, thing

from ..state.board import FAR
from ..state.effects import March, Maul, Obey
from ..state.figures import enemies, health_left, held, hero_resistance, name_of, no_step, no_target, prey
from ..state.table import Ritual
from .combat import attack
from .targets import Harm, harm


@step("DRM-D05", "DRM-D08")
def draw_demon_card(table: Ritual) -> None:
    """DRM-D05 DRM-D08 One card of the demon's deck is drawn and carried out; an empty deck reshuffles its discard."""
    kit = table.setup.kit
    if not table.demon_deck and not table.demon_pile:
        return
    if not table.demon_deck:
        table.demon_deck, table.demon_pile = table.demon_pile, []
        table.shuffle(table.demon_deck)
    card = table.demon_deck.pop()
    table.demon_pile.append(card)
    table.say("demon-card", card=card)
    here = table.place[kit.demon]
    alone = not any(table.place[fig] == here for fig in _others(table, "any"))
    table.do_all(
        *[
            (demon_act, card, i)
            for i, act in enumerate(kit.demonic[card].acts)
            if alone or not (isinstance(act, March) and act.alone)
        ]
    )


@step("DRM-D06", "DRM-D07", "DRM-D10")
def demon_act(table: Ritual, card: int, i: int) -> None:
    """DRM-D06 DRM-D07 DRM-D10 One line of a demon card; what cannot be done is skipped."""
    kit = table.setup.kit
    demon = kit.demon
    if table.place[demon] < 0:
        return
    here = table.place[demon]
    match kit.demonic[card].acts[i]:
        case Obey(n=n):
            table.do(control, n)
        case Maul(at=at, each=each):
            near = [fig for fig in _others(table, at) if table.place[fig] == here]
            near.sort(key=lambda fig: wish(table, fig))
            table.do_all(*[(attack, demon, fig, 0) for fig in (near if each else near[:1])])
        case March(n=n, at=at):
            _march(table, n, at)


def _others(table: Ritual, at: str) -> list[int]:
    """Whom a forced card can mean: heroes, other Legion characters, or anyone."""
    demon = table.setup.kit.demon
    if at == "hero":
        return [fig for fig in prey(table) if fig < 6]
    legion = [fig for fig in enemies(table) if fig != demon]
    return legion if at == "legion" else legion + prey(table)


def wish(table: Ritual, fig: int) -> Harm:
    """DRM-D13 DRM-D14 What hurts the Witch Master most: his own, then serfs, then the hero least likely to be eliminated."""
    kit = table.setup.kit
    demon = kit.demon
    if fig >= 6:
        legion = fig < kit.serfs.start or table.kind[fig] == kit.haunted
        return (0, *harm(table, demon, fig)) if legion else (1, fig)
    left = health_left(table, fig)
    gap = hero_resistance(table, fig) - kit.force[table.kind[demon]]
    chance = 0 if left > kit.damage[table.kind[demon]] else sum(die > gap for die in range(1, 7))
    return (2, chance, -left, fig)


def _march(table: Ritual, n: int, at: str) -> None:
    """DRM-D09 DRM-D10 DRM-D13 Towards the nearest, evading by itself; never back into the Pit."""
    kit = table.setup.kit
    demon = kit.demon
    walk = kit.board.walk
    here = table.place[demon]
    others = [fig for fig in _others(table, at) if walk[here][table.place[fig]] < FAR]
    if not others:
        return
    goal = table.place[min(others, key=lambda fig: (walk[here][table.place[fig]], wish(table, fig)))]
    for _ in range(min(n, walk[here][goal])):
        here = min(zone for zone in kit.board.steps[here] if walk[zone][goal] == walk[here][goal] - 1)
    if here != table.place[demon]:
        table.place[demon] = here
        table.say("legion-moved", who=name_of(table, demon), zone=kit.board.names[here])


@step("DRM-D06", "DRM-D09")
def control(table: Ritual, n: int) -> None:
    """DRM-D06 The Witch Master gives the demon up to n free actions."""
    if n and table.place[table.setup.kit.demon] >= 0 and len(order.offer(table, 0, n)) > 1:
        table.put(0, order, n)


class DemonMove(Choice):
    """DRM-D06 DRM-D09 DRM-E3-14 A step of the demon's: evading, but freely out of the Pit."""

    verb = "demon-move"
    zone: int = thing("zone")

    def why_not(self, table: Ritual, seat: int, n: int) -> Refusal | None:
        kit = table.setup.kit
        out = table.place[kit.demon] == kit.board.pit
        return no_step(table, kit.demon, self.zone) or (None if out else held(table, kit.demon))


class DemonAttack(Choice):
    """DRM-D06 DRM-W22 A hero or a serf in its zone."""

    verb = "demon-attack"
    whom: int = thing("figure")

    def why_not(self, table: Ritual, seat: int, n: int) -> Refusal | None:
        return no_target(table, table.setup.kit.demon, self.whom, 0)


class Stop(Choice):
    """DRM-D06 DRM-W12 No further action."""

    verb = "stop"


Order = DemonMove | DemonAttack | Stop


@question("DRM-D06", takes=Order, offer="orders")
def order(table: Ritual, choice: Order, n: int) -> None:
    """DRM-D06 The demon obeys."""
    if isinstance(choice, Stop):
        return
    demon = table.setup.kit.demon
    table.do(control, n - 1)
    if isinstance(choice, DemonMove):
        table.place[demon] = choice.zone
        table.say("legion-moved", who=name_of(table, demon), zone=table.setup.kit.board.names[choice.zone])
    else:
        table.do(attack, demon, choice.whom, 0)
