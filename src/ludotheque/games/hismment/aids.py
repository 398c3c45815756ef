"""Aids: what a player looks up during a game, one key away."""

from __future__ import annotations

from ludotheque.kernel import Eye, Ref, Region, Rich

from .decks import decks_of
from .faces import ELEMENT_ICONS
from .foresight import class_words, clause
from .stats import REACH
from .table import Hismment
from .wording import card_title
from .words import ARCHER, BEATS, CLASSES, ELEMENTS, SORCERER, elements_in

_TURN = ("HIS-T08", "HIS-E03", "HIS-E10", "HIS-A01", "HIS-T10", "HIS-L02", "HIS-M15")
_CLASS_RULES = ("HIS-C03", "HIS-C05", "HIS-C06", "HIS-C08", "HIS-C09")


def aids(eye: Eye[Hismment]) -> list[Region]:
    """Who beats whom, what classes can do, how a turn goes, and the lists of cards."""
    return [chart(eye), classes(eye), turn(eye), *cemeteries(eye), *lists(eye)]


def chart(eye: Eye[Hismment]) -> Region:
    """HIS-X02 HIS-X11 Who beats whom in the table in force, both ways, and where the other table differs."""
    chosen = eye.table.setup.options["element_table"]
    beats, others = BEATS[chosen], BEATS["amended" if chosen == "printed" else "printed"]
    lines: list[Rich] = [[eye.say("chart-worth"), " ", clause("HIS-X03"), " ", clause("HIS-X05")]]
    for number, element in enumerate(ELEMENTS):
        losing = sum(1 << i for i in range(len(ELEMENTS)) if beats[i] >> number & 1)
        words = {
            "element": eye.say(f"element-{element}"),
            "beaten": _listed(eye, beats[number]),
            "by": _listed(eye, losing),
        }
        line: Rich = [Ref(to="icon", id=ELEMENT_ICONS[element]), " " + eye.say("chart-line", **words)]
        if beats[number] != others[number]:
            line.append(" " + eye.say("chart-other", table=chosen, beaten=_listed(eye, others[number])))
        lines.append(line)
    label = eye.say("region-chart", table=chosen)
    rule = "HIS-X02" if chosen == "printed" else "HIS-X11"
    return Region(id="chart", kind="sheet", area="aid", label=label, lines=lines, clauses=[rule])


def _listed(eye: Eye[Hismment], elements: int) -> str:
    return ", ".join(eye.say(f"element-{ELEMENTS[i]}") for i in elements_in(elements)) or eye.say("chart-none")


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
