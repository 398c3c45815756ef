"""DRM-A Alchemy: what spells cost, and the reactions that turn a result."""

from __future__ import annotations

from ludotheque.kernel import step

from ..state.figures import hero_alchemy, name_of
from ..state.grammar import ANY, Reaction
from ..state.table import ALCHEMY, SLOTS, Ritual
from .objectives import targets

MOST = 4
"""DRM-A18 X is 1 to 4."""


def burn(table: Ritual, n: int) -> None:
    """DRM-A03 DRM-W17 Plant cards leave the shared pool, the oldest first."""
    table.plant_pile += table.pool[:n]
    del table.pool[:n]


@step("DRM-W15", "DRM-W16")
def drain(table: Ritual, heroes: int) -> None:
    """DRM-W15 DRM-W16 Heroes who lose energy discard one plant card each, as far as the pool goes."""
    n = min(heroes, len(table.pool))
    burn(table, n)
    table.say("drained", "DRM-W15", n=n)


@step("DRM-A03", "DRM-A20")
def cast(table: Ritual, slot: int, level: int, action: bool) -> None:
    """DRM-A03 DRM-A20 DRM-A21 DRM-A23 DRM-B06 Pay for a spell; the Alchemy cube rises if the spell is the action."""
    burn(table, level)
    table.say("alchemy", who=name_of(table, slot), n=level)
    if action and table.cubes[ALCHEMY] < 5:
        table.cubes[ALCHEMY] += 1
        table.say("cube", "DRM-A20", attribute="alchemy", n=table.cubes[ALCHEMY])


def reactions(table: Ritual) -> list[tuple[str, Reaction]]:
    """DRM-A09 DRM-A10 DRM-A11 The reactions on hand: the AI card on top of the discard, then the standing ones."""
    kit = table.setup.kit
    return kit.answers[table.ai_pile[-1]] + kit.standing if table.ai_pile else kit.standing


def answer_attacked(table: Ritual, slot: int, lacking: int) -> int:
    """DRM-A14 DRM-A12 A hero who is hit raises his Resistance, if that stops the attack."""
    if not table.pool:
        return 0
    usable = [each for each in reactions(table) if each[1].on == "attacked"]
    return _turn(table, slot, usable, lacking)


def answer_attack(table: Ritual, slot: int, target: int, lacking: int) -> int:
    """DRM-A15 DRM-A12 A hero whose attack fails raises its total, if that makes it hit."""
    if not table.pool:
        return 0
    usable = [
        each
        for each in reactions(table)
        if each[1].gain and answers_attack(table, slot, each[1]) and target in answered(table, slot, each[1], [target])
    ]
    return _turn(table, slot, usable, lacking)


def answer_save(table: Ritual, lacking: int) -> int:
    """DRM-A12 DRM-K12 For a serf's save any hero with enough Alchemy may cast, the lowest slot first."""
    if not table.pool:
        return 0
    usable = [each for each in reactions(table) if each[1].on == "save"]
    for slot in SLOTS if usable else ():
        if table.place[slot] >= 0:
            gain = _turn(table, slot, usable, lacking)
            if gain:
                return gain
    return 0


def answers_attack(table: Ritual, slot: int, reaction: Reaction) -> bool:
    """DRM-A13 Whether a hero's attack sets a reaction off; some want a melee weapon."""
    return reaction.on == "attacks" and not (reaction.melee and table.setup.kit.range[table.kind[slot]])


def answered(table: Ritual, slot: int, reaction: Reaction, figs: list[int]) -> list[int]:
    """DRM-T01 DRM-L03 Those among the targets of an attack that a reaction means."""
    meant = targets(table, slot, reaction.kind) if reaction.kind else figs
    return [fig for fig in figs if fig in meant]


def plants_for(reaction: Reaction) -> int:
    """DRM-A19 What a reaction costs that has no use for a higher X."""
    return 1 if reaction.level == ANY else reaction.level


def _turn(table: Ritual, slot: int, usable: list[tuple[str, Reaction]], lacking: int) -> int:
    """DRM-A15 DRM-A17 DRM-A19 Cast the cheapest set of reactions that gains enough; nothing, if none does (DRM-A05)."""
    alchemy = hero_alchemy(table, slot, acting=False)
    affordable = [each for each in usable if each[1].level <= alchemy]
    best = _cheapest(affordable, lacking, min(MOST, alchemy), len(table.pool)) if affordable else None
    if best is None:
        return 0
    gain = 0
    for at, plants in best[2]:
        card, reaction = affordable[at]
        burn(table, plants)
        gain += plants if reaction.gain == ANY else reaction.gain
        table.say("reaction", "DRM-A17", who=name_of(table, slot), card_id=card, n=plants)
    return gain


Set = tuple[int, int, tuple[tuple[int, int], ...]]
"""Plants, spells, and which reactions with how many plants each."""


def _cheapest(usable: list[tuple[str, Reaction]], lacking: int, most: int, pool: int) -> Set | None:
    """DRM-A17 Fewest plants, then fewest spells, then the AI card before the Action cards."""
    sets: list[tuple[int, Set]] = [(0, (0, 0, ()))]
    for at, (_, reaction) in enumerate(usable):
        levels = range(1, most + 1) if reaction.level == ANY else (reaction.level,)
        sets += [
            (gain + (level if reaction.gain == ANY else reaction.gain), (n + level, spells + 1, (*picks, (at, level))))
            for gain, (n, spells, picks) in sets
            for level in levels
            if n + level <= pool
        ]
    enough = [found for gain, found in sets if gain >= lacking]
    return min(enough, key=lambda found: (*found[:2], [at for at, _ in found[2]], found[2]), default=None)
