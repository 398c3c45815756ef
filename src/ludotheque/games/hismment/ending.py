"""How a game ends (HIS-Q01 … Q18)."""

from __future__ import annotations

from ludotheque.kernel import step

from .kit import ADD_ELEMENT, HEARTS, HEROES, REPLACE_ELEMENT, Kit
from .table import Hero, Hismment, Side
from .words import ATTACK, CHAPTER, EQUIPMENT, HERO, OFFENSIVE

_WHY = {
    "heart": ("HIS-Q01", "HIS-Q02"),
    "no_heroes": ("HIS-Q03", "HIS-Q04"),
    "no_harm": ("HIS-Q08", "HIS-Q09"),
    "no_action": ("HIS-Q06", "HIS-Q07"),
    "no_progress": ("HIS-Q10",),
    "round_limit": ("HIS-Q11",),
}


def finish(table: Hismment, ending: str) -> None:
    """HIS-Q12 HIS-Q13 HIS-Q16 The Heart with more PV wins; equal Hearts are a draw."""
    mine, theirs = table.sides[0].heart, table.sides[1].heart
    clauses = (*_WHY[ending], "HIS-Q13" if mine == theirs else "HIS-Q12")
    _close(table, ending, clauses, (mine > theirs) + (mine == theirs) / 2)


@step("HIS-Q14")
def concede(table: Hismment, seat: int) -> None:
    """HIS-Q14 Whoever gives up loses, whatever the Hearts show."""
    table.say("concede", seat=seat)
    _close(table, "concede", ("HIS-Q14",), float(seat))


def _close(table: Hismment, ending: str, clauses: tuple[str, ...], first_seat_score: float) -> None:
    table.ending = ending
    hearts = [side.heart for side in table.sides]
    table.say("ended", *clauses, ending=ending, a=hearts[0], b=hearts[1], round=table.round)
    table.end([first_seat_score, 1 - first_seat_score])


def settle(table: Hismment) -> bool:
    """HIS-Q01 HIS-Q02 HIS-Q03 HIS-Q15 After something happened: is a Heart broken, are both sides without heroes?"""
    if not table.over:
        first, second = table.sides
        if first.heart <= 0 or second.heart <= 0:
            finish(table, "heart")
        elif not first.heroes and not second.heroes and not any(_reserve(table, side) for side in table.sides):
            finish(table, "no_heroes")
    return table.over


def _reserve(table: Hismment, side: Side) -> bool:
    """HIS-Q04 With reinforcements, Level-1 heroes that are still to come count as playable."""
    kit = table.setup.kit
    return kit.reinforcements and any(
        kit.kind[card] == HERO and kit.level[card] == 1 for card in side.hand + side.shop + side.pile
    )


def settle_turn(table: Hismment) -> bool:
    """HIS-Q15 At the end of a turn: no harm, no action, no progress, and the limit of rounds."""
    if settle(table):
        return True
    kit, sides = table.setup.kit, table.sides
    table.quiet = 0 if table.moved_on else table.quiet + 1
    if not any(can_harm(table, side) for side in sides):
        finish(table, "no_harm")
    elif _stuck(table):
        finish(table, "no_action")
    elif kit.no_progress and table.quiet >= 2 * kit.no_progress:
        finish(table, "no_progress")
    elif kit.max_rounds and table.round >= kit.max_rounds and table.active != table.first:
        finish(table, "round_limit")
    return table.over


def _stuck(table: Hismment) -> bool:
    """HIS-Q06 HIS-Q07 Neither could act, nothing is left to draw or buy, and to wait would not help either."""
    from .waiting import time_helps

    return not any(side.could_act or side.pile or side.shop for side in table.sides) and not time_helps(table)


def can_harm(table: Hismment, side: Side) -> bool:
    """HIS-Q08 HIS-Q09 Whether anything left to a player could still hurt, however dear or far away it is."""
    kit = table.setup.kit
    for hero in side.heroes:
        for card in hero.attacks:
            if kit.type[card] == OFFENSIVE:
                return True
    rest = side.hand + side.shop + side.pile
    bearers = [hero.cards[-1] for hero in side.heroes] + _heroes_to_come(kit, side, rest)
    elements = 0
    for hero in side.heroes:
        elements |= _own_elements(kit, hero)
    for card in bearers:
        elements |= kit.elements[card]
    left = [card for card in rest if _of_use(kit, card, bearers, elements)]
    if any(kit.kind[card] == ATTACK and kit.type[card] == OFFENSIVE for card in left):
        return True
    enemy = table.sides[1 - side.seat]
    whom = HEROES if enemy.heroes or _reserve(table, enemy) else HEARTS
    worn = [card for hero in side.heroes for card in (hero.cards[-1], *hero.gear, *hero.attacks)]
    return any(kit.hurts[kit.names[card]] >= whom for card in left + worn + table.terrain)


def _heroes_to_come(kit: Kit, side: Side, rest: list[int]) -> list[int]:
    """The evolutions of living heroes, and the reinforcements, that are left to a player."""
    lines = {kit.line[hero.cards[-1]] for hero in side.heroes}
    if kit.reinforcements:
        lines |= {kit.line[card] for card in rest if kit.kind[card] == HERO and kit.level[card] == 1}
    return [card for card in rest if kit.kind[card] == HERO and kit.line[card] in lines]


def _own_elements(kit: Kit, hero: Hero) -> int:
    bits = kit.elements[hero.cards[-1]]
    for mod in hero.mods:
        if mod[0] in (ADD_ELEMENT, REPLACE_ELEMENT):
            bits |= mod[2]
    return int(bits)


def _of_use(kit: Kit, card: int, bearers: list[int], elements: int) -> bool:
    """HIS-Q09 Whether somebody could ever wear this card, evolve with it or play it: others can harm nobody."""
    kind = kit.kind[card]
    if kind == ATTACK:
        return bool(kit.elements[card] & elements)
    if kind == EQUIPMENT:
        return any(kit.klass[hero] == kit.klass[card] for hero in bearers)
    return card in bearers if kind == HERO else kind == CHAPTER
