"""Advice: of what use a card is to one's heroes, and what attaching it would change."""

from __future__ import annotations

from ludotheque.kernel import Eye, Rich

from .attach import attach, evolve, fits_attack, fits_gear
from .conditions import holds
from .foresight import clause
from .stats import elements_of, hero_called, stat
from .table import Hero, Hismment
from .wording import card_title
from .words import ATTACK, EQUIPMENT, HERO, STATS, TERRAIN


def use_lines(eye: Eye[Hismment], seat: int, card: int) -> list[Rich]:
    """HIS-A03 … A06 HIS-V02 HIS-S11 Which of one's heroes a card is for, or what is missing first."""
    table, kit = eye.table, eye.table.setup.kit
    heroes, level = table.sides[seat].heroes, kit.level[card]
    match kit.kind[card]:
        case kind if kind in (ATTACK, EQUIPMENT):
            fits = fits_attack if kind == ATTACK else fits_gear
            able = [hero for hero in heroes if fits(table, hero, card)]
            if able:
                return [[eye.say("use-fits", heroes=_names(eye, able)), " ", clause("HIS-A01")]]
            suited = [hero for hero in heroes if _suits(table, hero, card)]
            waiting = [hero for hero in suited if not _wears_twin(table, hero, card)]
            if waiting and level > 1:
                words = eye.say("use-level", level=level, below=level - 1, heroes=_names(eye, waiting))
                return [[words, " ", clause("HIS-A04")]]
            rule = "HIS-A10" if suited else "HIS-A13" if kind == ATTACK else "HIS-A09"
            return [[eye.say("use-twin" if suited else "use-none"), " ", clause(rule)]]
        case kind if kind == HERO and kit.lower[card]:
            line = [hero for hero in heroes if kit.line[hero.cards[-1]] == kit.line[card]]
            ready = [hero for hero in line if kit.names[hero.cards[-1]] == kit.lower[card]]
            if ready:
                return [[eye.say("use-evolves", hero=_names(eye, ready)), " ", clause("HIS-V02")]]
            waits = any(kit.level[hero.cards[-1]] < level for hero in line)
            words = eye.say("use-lower", card=card_title(eye, kit.lower[card])) if waits else eye.say("use-none")
            return [[words, " ", clause("HIS-V02")]]
        case kind if kind == TERRAIN:
            return [[eye.say("use-terrain"), " ", clause("HIS-S11")]]
        case _:
            return []


def _suits(table: Hismment, hero: Hero, card: int) -> bool:
    """Whether element or class would allow it."""
    kit = table.setup.kit
    if kit.kind[card] == ATTACK:
        return bool(kit.elements[card] & elements_of(table, hero))
    return kit.klass[card] == kit.klass[hero.cards[-1]]


def _wears_twin(table: Hismment, hero: Hero, card: int) -> bool:
    """HIS-A10 Whether a hero wears equipment of this type and level already."""
    kit = table.setup.kit
    return any((kit.type[worn], kit.level[worn]) == (kit.type[card], kit.level[card]) for worn in hero.gear)


def _names(eye: Eye[Hismment], heroes: list[Hero]) -> str:
    names = eye.table.setup.kit.names
    return eye.all_of(card_title(eye, names[hero.cards[-1]]) for hero in heroes)


def attach_lines(eye: Eye[Hismment], verb: str, card: int, name: int) -> list[Rich]:
    """HIS-L06 HIS-V16 What a card would change on a hero: its stats, and whether it could then be freed."""
    table, world = eye.table, eye.table.clone()
    before, after = hero_called(table, name), hero_called(world, name)
    if before is None or after is None:
        return []
    (seat, old), new = before, after[1]
    cumulative = verb == "evolve" and table.setup.kit.cards[card].cumulative
    world.story = None
    (evolve if verb == "evolve" else attach)(world, card, name)  # with all that falls off (HIS-V11)
    lines: list[Rich] = []
    stats = [(name, stat(table, seat, old, i), stat(world, seat, new, i)) for i, name in enumerate(STATS)]
    changed = [f"{eye.say(f'stat-{name}')} {a} → {b}" for name, a, b in stats if a != b]
    if changed:
        lines.append([", ".join(changed)])
    if cumulative and old.freed and old.square < 0:
        lines.append([eye.say("attach-locks"), " ", clause("HIS-V16")])
    elif verb == "attach" and not old.freed and _free(world, seat, new) and not _free(table, seat, old):
        lines.append([eye.say("attach-frees"), " ", clause("HIS-L06")])
    return lines


def _free(table: Hismment, seat: int, hero: Hero) -> bool:
    """Whether some way to free a hero is open."""
    ways = table.setup.kit.ways[hero.cards[-1]]
    return any(all(holds(table, seat, hero, need) for need in way) for way in ways)
