"""The attributes of heroes and both sides' totals in a conflict (M05, M06, M22, M40, M41)."""

from __future__ import annotations

from .effects import Bonus
from .seating import Facing, facing_of, slots_of
from .table import Place, Thargos, is_undead


def hero_values(table: Thargos, place: Place) -> list[int]:
    """C15 C21 C24 THA-M06 THA-O16 Modified totals: a hero's attributes with what lies on it and all bonuses that last."""
    prints, injured = table.setup.kit.prints, place.injured
    face = prints[place.hero].faces[injured]
    values = list(place.rolled or face.values)
    for bonus in face.lasting:
        if goes_with(table, bonus, place):
            add(values, bonus)
    for card in place.attached:
        face = prints[card].faces[injured]
        might, mind, mysticism = face.values
        values[0] += might
        values[1] += mind
        values[2] += mysticism
        for bonus in face.lasting:
            if goes_with(table, bonus, place):
                add(values, bonus)
    return values


def brought(table: Thargos, place: Place, card: int) -> list[int]:
    """C21 How much of a hero's modified totals is due to a card that lies on it."""
    face = table.setup.kit.prints[card].faces[place.injured]
    values = list(face.values)
    for bonus in face.lasting:
        if goes_with(table, bonus, place):
            add(values, bonus)
    return values


def add(values: list[int], bonus: Bonus) -> None:
    values[0] += bonus.might
    values[1] += bonus.mind
    values[2] += bonus.mysticism


def goes_with(table: Thargos, bonus: Bonus, place: Place) -> bool:
    """THA-M40 Whether what a bonus asks of its hero, and of what lies on it, is so."""
    if bonus.beside and all(table.print(card).id != bonus.beside for card in place.attached):
        return False
    return not bonus.faction or bonus.faction in table.print(place.hero).factions


def column(table: Thargos, seat: int, at: int, attacking: bool) -> list[int]:
    """THA-M06 THA-M40 A hero's three totals in this conflict: what counts always, and what depends on the moment."""
    place = table.sides[seat].places[at]
    values = hero_values(table, place)
    prints = table.setup.kit.prints
    for card in (place.hero, *place.attached):
        for bonus in prints[card].faces[place.injured].bonuses:
            if applies(table, bonus, seat, at, attacking):
                add(values, bonus)
    return values


def applies(table: Thargos, bonus: Bonus, seat: int, at: int, attacking: bool) -> bool:
    """THA-M40 Whether a bonus counts now: attack or defence, what lies on the hero, who stands opposite."""
    if bonus.when != "always" and (bonus.when == "attack") != attacking:
        return False
    if not goes_with(table, bonus, table.sides[seat].places[at]):
        return False
    return not bonus.against or is_such(table, *opposite(table, seat, at), bonus.against)


def opposite(table: Thargos, seat: int, at: int) -> Facing:
    """THA-M01 Who stands against a hero: in its conflict the other side's (-1: nobody), else at the track's other end."""
    ends = (table.attacker, table.spot), (table.defender, table.cover)
    if (seat, at) in ends:
        return ends[1] if (seat, at) == ends[0] else ends[0]
    return (-1, -1) if table.story_mode else facing_of(len(table.sides))[seat][at]


def is_such(table: Thargos, seat: int, at: int, what: str) -> bool:
    """Whether a hero is of a sort that bonuses speak of; all who serve an undead seat are undead (U02)."""
    if seat < 0 or at < 0 or table.sides[seat].places[at].hero < 0:
        return False
    tags = table.print(table.sides[seat].places[at].hero).card.tags
    return what in tags or (what == "undead" and is_undead(table, seat))


def visible(table: Thargos) -> tuple[list[int], list[int]]:
    """THA-M06 THA-M19 C19 U12 R29 Both sides before modifiers: the attacker's hero; the defender's, plus the mission."""
    attack_total = column(table, table.attacker, table.spot, True)
    mission = table.print(table.mission).values
    if table.dice_total:
        return attack_total, list(table.dice_total)
    if table.defender < 0 or table.cover < 0:
        return attack_total, list(mission)
    own = column(table, table.defender, table.cover, False)
    return attack_total, [own[0] + mission[0], own[1] + mission[1], own[2] + mission[2]]


def faceoff(table: Thargos, seat: int, at: int) -> dict[int, tuple[int, int]]:
    """THA-M05 THA-M06 An attempt from a place as it stands before any card is laid: both totals for each attribute."""
    count = len(table.sides)
    found = table.print(table.slots[slots_of(count)[seat][at]])
    mine = column(table, seat, at, True)
    other, opposite = facing_of(count)[seat][at]
    theirs = column(table, other, opposite, False) if table.sides[other].places[opposite].hero >= 0 else [0, 0, 0]
    return {a: (mine[a], theirs[a] + found.values[a]) for a in found.attributes}


def outlook(table: Thargos, seat: int, at: int) -> tuple[int | None, int | None]:
    """By how much an attempt of a side at one of its places is ahead now, and one of the side opposite; None: no hero."""
    other, opposite = facing_of(len(table.sides))[seat][at]
    ahead = [
        min(mine - theirs for mine, theirs in faceoff(table, whose, place).values())
        if table.sides[whose].places[place].hero >= 0
        else None
        for whose, place in ((seat, at), (other, opposite))
    ]
    return ahead[0], ahead[1]


def totals(table: Thargos) -> tuple[list[int], list[int]]:
    """THA-M22 THA-M41 Both sides with everything."""
    attack_total, defence_total = visible(table)
    pam = table.setup.kit.pam
    sides = [(table.attacker, attack_total, 0)]
    if table.defender >= 0:
        sides.append((table.defender, defence_total, 3))
    for seat, total, shift in sides:
        side = table.sides[seat]
        for a in range(3):
            total[a] += table.bonus[shift + a]
        for card, a in zip(side.laid, side.on, strict=True):
            total[a] += pam[card]
    for defending, attribute in weakenings(table):
        (defence_total if defending else attack_total)[attribute] -= 1
    return attack_total, defence_total


def weakenings(table: Thargos) -> list[tuple[int, int]]:
    """For each weakened card whether it is the defender's, and its attribute."""
    sides = (table.attacker, table.defender)
    return [(code % 2, table.sides[sides[code % 2]].on[code // 2]) for code in table.weakened]
