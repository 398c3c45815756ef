"""Aids: what a player looks up during a game, one key away."""

from __future__ import annotations

from ludotheque.kernel import Eye, Item, Link, Mark, Ref, Region, Rich

from .decks import decks_of
from .faces import ELEMENT_ICONS
from .foresight import class_words, clause
from .stats import REACH, elements_of
from .table import Hismment
from .wording import card_title
from .words import ARCHER, BEATS, CLASSES, ELEMENTS, SORCERER

_TURN = ("HIS-T08", "HIS-E03", "HIS-E10", "HIS-A01", "HIS-T10", "HIS-L02", "HIS-M15")
_MARKS = {(1, 1): "beats", (1, 0): "here", (0, 1): "there"}
_SHAPES = {"beats": "circle", "here": "diamond", "there": "ring"}
"""The marks of the chart: in both tables, only in the one in force, only in the other."""
_CLASS_RULES = ("HIS-C03", "HIS-C05", "HIS-C06", "HIS-C08", "HIS-C09")


def aids(eye: Eye[Hismment]) -> list[Region]:
    """Who beats whom, what classes can do, how a turn goes, and the lists of cards."""
    return [chart(eye), classes(eye), turn(eye), *cemeteries(eye), *lists(eye)]


def chart(eye: Eye[Hismment]) -> Region:
    """HIS-X02 HIS-X11 Who beats whom in the table in force, attackers in rows; and where the other table differs."""
    chosen = eye.table.setup.options["element_table"]
    beats, others = BEATS[chosen], BEATS["amended" if chosen == "printed" else "printed"]
    numbers = range(len(ELEMENTS))
    links = [
        Link(f"element{a}", f"element{b}", _MARKS[beats[a] >> b & 1, others[a] >> b & 1])
        for a in numbers
        for b in numbers
        if (beats[a] | others[a]) >> b & 1
    ]
    used = {link.kind for link in links}
    legend = [
        Mark(eye.say(f"chart-{kind}", table=chosen), label=eye.say(f"chart-{kind}-row", table=chosen),
             note=eye.say(f"chart-{kind}-column", table=chosen), tone=kind, shape=shape)
        for kind, shape in _SHAPES.items()
        if kind in used
    ]  # fmt: skip
    return Region(
        id="chart", kind="chart", area="aid", label=eye.say("region-chart", table=chosen), links=links, legend=legend,
        items=[_element(eye, number) for number in numbers],
        lines=[[eye.say("chart-worth"), " ", clause("HIS-X03"), " ", clause("HIS-X05")]],
        clauses=["HIS-X02" if chosen == "printed" else "HIS-X11"],
    )  # fmt: skip


def _element(eye: Eye[Hismment], number: int) -> Item:
    """An element as a heading; one that a hero on the field has now stands out, with whose hero it is."""
    element, table = ELEMENTS[number], eye.table
    item = Item(id=f"element{number}", kind="token", name=eye.say(f"element-{element}"))
    item.icons, item.tone = [ELEMENT_ICONS[element]], f"element-{element}"
    heroes = [(side.seat, hero) for side in table.sides for hero in side.heroes if hero.square >= 0]
    bearers = [(seat, hero) for seat, hero in heroes if elements_of(table, hero) >> number & 1]
    if bearers:
        item.flags = ["active"]
        item.sub = eye.all_of([card_title(eye, table.setup.kit.names[hero.cards[-1]]) for _, hero in bearers])
        owners = {seat for seat, _ in bearers}
        item.owner = owners.pop() if len(owners) == 1 else None
    return item


def classes(eye: Eye[Hismment]) -> Region:
    """HIS-C03 … C10 How far each class reaches, and what that is worth."""
    metric = {ARCHER: 1, SORCERER: eye.table.setup.kit.sorcerer_metric}
    lines: list[Rich] = [
        [class_words(eye, number, REACH[number], metric.get(number, 0)), " ", clause(_CLASS_RULES[number])]
        for number in range(len(CLASSES))
    ]
    return Region(id="classes", kind="sheet", area="aid", label=eye.say("region-classes"), lines=lines)


def turn(eye: Eye[Hismment]) -> Region:
    """HIS-T02 The seven steps of a turn."""
    lines: list[Rich] = [[eye.say(f"turn-{number}"), " ", clause(rule)] for number, rule in enumerate(_TURN, 1)]
    label = eye.say("region-turn")
    return Region(id="turn", kind="sheet", area="aid", label=label, lines=lines, clauses=["HIS-T02"])


def cemeteries(eye: Eye[Hismment]) -> list[Region]:
    """HIS-T26 What lies in each cemetery, the last card first; each leads to the card itself."""
    found, kit = [], eye.table.setup.kit
    for side in eye.table.sides:
        names = [kit.names[card] for card in reversed(side.cemetery)]
        lines: list[Rich] = [[Ref(to="card", id=name, text=card_title(eye, name))] for name in names]
        label = f"{eye.say('region-cemetery')} · {eye.name(side.seat)}"
        if lines:
            found.append(Region(id=f"buried{side.seat}", kind="sheet", area="aid", label=label, lines=lines))
    return found


def lists(eye: Eye[Hismment]) -> list[Region]:
    """The cards left in one's own pile, sorted; with open deck lists, what the other brought."""
    found = []
    kit = eye.table.setup.kit
    if eye.seat is not None:
        left = sorted(card_title(eye, kit.names[card]) for card in eye.table.sides[eye.seat].pile)
        label = eye.say("region-left")
        found.append(Region(id="left", kind="sheet", area="aid", label=label, lines=[[name] for name in left]))
    if eye.table.setup.options["open_decklists"]:
        for seat, deck in enumerate(decks_of(eye.table.setup)):
            names = sorted(card_title(eye, name) for name in deck)
            label = eye.say("region-deck", name=eye.name(seat))
            found.append(Region(id=f"deck{seat}", kind="sheet", area="aid", label=label, lines=[[n] for n in names]))
    return found
