"""DRM-D The demon and its deck."""

from __future__ import annotations

from ludotheque.kernel import Option, step

from .board import FAR
from .choosing import Harm, harm
from .combat import attack
from .effects import March, Maul, Obey
from .figures import enemies, grip_on_legion, health_left, hero_resistance, name_of, prey
from .kit import Kit
from .table import Ritual

STOP = ("stop",)


@step("DRM-D05", "DRM-D08")
def draw_demon_card(table: Ritual) -> None:
    """DRM-D05 DRM-D08 One card of the demon's deck is drawn and carried out; an empty deck reshuffles its discard."""
    kit: Kit = table.setup.kit
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
            for i, act in enumerate(kit.definition[card].acts)
            if alone or not (isinstance(act, March) and act.alone)
        ]
    )


@step("DRM-D06", "DRM-D07", "DRM-D10")
def demon_act(table: Ritual, card: int, i: int) -> None:
    """DRM-D06 DRM-D07 DRM-D10 One line of a demon card; what cannot be done is skipped."""
    kit: Kit = table.setup.kit
    demon = kit.demon
    if table.place[demon] < 0:
        return
    here = table.place[demon]
    match kit.definition[card].acts[i]:
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
    kit: Kit = table.setup.kit
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
    kit: Kit = table.setup.kit
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
    if n and table.place[table.setup.kit.demon] >= 0 and len(orders(table, 0, n)) > 1:
        table.ask(0, orders, order, n)


@step("DRM-D06", "DRM-D09", "DRM-W22")
def orders(table: Ritual, seat: int, n: int) -> list[Option]:
    """DRM-D06 DRM-D09 DRM-E3-14 DRM-W22 Move (evading, but freely out of the Pit), attack in its zone, or stop."""
    kit: Kit = table.setup.kit
    demon = kit.demon
    here = table.place[demon]
    grip = grip_on_legion(table, here)
    free = not grip or here == kit.board.pit or kit.agility[table.kind[demon]] >= 1 + grip
    moves: list[Option] = [("demon-move", zone) for zone in kit.board.steps[here]] if free else []
    return [*moves, *(("demon-attack", fig) for fig in prey(table) if table.place[fig] == here), STOP]


@step("DRM-D06")
def order(table: Ritual, option: Option, n: int) -> None:
    """DRM-D06 The demon obeys."""
    if option is STOP:
        return
    demon = table.setup.kit.demon
    table.do(control, n - 1)
    if option[0] == "demon-move":
        table.place[demon] = option[1]
        table.say("legion-moved", who=name_of(table, demon), zone=table.setup.kit.board.names[option[1]])
    else:
        table.do(attack, demon, option[1], 0)
