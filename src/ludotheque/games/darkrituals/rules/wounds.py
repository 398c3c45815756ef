"""DRM-K13 DRM-G01 DRM-E Wounds and elimination, and all that the encounters hang on them."""

from __future__ import annotations

from ..state.board import NOWHERE
from ..state.figures import is_legion, name_of
from ..state.table import AGILITY, FORCE, Ritual
from .victory import victory

LEGION_CAUSES = ("legion", "demon", "spell", "plague")
"""DRM-G01 DRM-D12 DRM-E5-16 Eliminations that count as the Legion's."""
MOST_SOULS = 10


def wound(table: Ritual, fig: int, n: int, cause: str, by: int = NOWHERE) -> None:
    """DRM-K13 DRM-K23 DRM-L16 Wounds; at its health a character is eliminated, and what is beyond is lost.

    ``cause``: hero, peasant, militia, legion, demon, spell, plague, sacrifice or welcome; ``by``: whose blow or spell
    """
    table.wounds[fig] += n
    left = table.setup.kit.health[table.kind[fig]] - table.wounds[fig]
    if left > 0:
        if table.story is not None:
            table.say("wound", "DRM-K13", who=name_of(table, fig), n=n, left=left, cause=cause, by=_author(table, by))
    else:
        eliminate(table, fig, cause, by)


def _author(table: Ritual, by: int) -> str:
    """Whose doing it was, for the story; nobody's, where it was no figure's."""
    return name_of(table, by) if by >= 0 else ""


def eliminate(table: Ritual, fig: int, cause: str, by: int = NOWHERE) -> None:
    """DRM-K13 DRM-K14 DRM-L10 A character leaves the board, with all that follows from it."""
    if table.story is not None:
        clause = "DRM-K14" if fig < 6 else "DRM-L10" if is_legion(table, fig) else "DRM-K13"
        table.say("eliminated", clause, who=name_of(table, fig), cause=cause, by=_author(table, by))
    if fig < 6:
        _eliminate_hero(table, fig, cause)
    elif is_legion(table, fig):
        _eliminate_legion(table, fig, cause)
    else:
        zone = table.place[fig]
        table.place[fig] = NOWHERE
        table.serfs_lost += 1
        _after_serf(table, zone, cause in LEGION_CAUSES)


def _eliminate_hero(table: Ritual, slot: int, cause: str) -> None:
    """DRM-K14 DRM-K16 DRM-I13 DRM-K27 His figure goes to the reserve, his upgrades are discarded, his slot is empty."""
    table.place[slot] = NOWHERE
    table.fallen.append(table.kind[slot])
    table.kind[slot] = NOWHERE
    table.wounds[slot] = 0
    table.loot_pile += table.gear[slot]
    table.gear[slot] = []
    table.heroes_lost += 1
    if cause == "demon":
        table.demon_kills += 1
    if not victory(table):
        _after_hero(table, cause in LEGION_CAUSES)


def _eliminate_legion(table: Ritual, fig: int, cause: str) -> None:
    """DRM-L10 DRM-E3-03 DRM-B03 It goes to its reserve, drops its ruby, and a hero's kill raises a cube."""
    kit = table.setup.kit
    zone = table.place[fig]
    table.place[fig] = NOWHERE
    if fig in table.carriers:
        table.carriers.remove(fig)
        table.rubies.append(zone)
        table.say("dropped", "DRM-E3-03", who=name_of(table, fig), zone=kit.board.names[zone])
    if fig >= kit.serfs.start:
        table.serfs_lost += 1
    else:
        table.wounds[fig] = 0
    if fig in kit.witches:
        table.witches_lost += 1
    if cause == "hero":
        raise_cube(table)
    _after_legion(table, fig)


def raise_cube(table: Ritual) -> None:
    """DRM-B03 DRM-B04 DRM-B06 The lowest of Force, Resistance and Agility rises, the topmost of equals, up to 5."""
    cubes = table.cubes
    lowest = min(range(FORCE, AGILITY + 1), key=cubes.__getitem__)
    if cubes[lowest] < 5:
        cubes[lowest] += 1
        table.say("cube", "DRM-B03", attribute=("force", "resistance", "agility")[lowest], n=cubes[lowest])


# What follows ---------------------------------------------------------------------------------------------------------


def _after_serf(table: Ritual, zone: int, by_legion: bool) -> None:
    """DRM-E1-02 DRM-E1-03 DRM-G01 DRM-E4-09 A soul is trapped, the counter rises, the ritual may be complete."""
    if by_legion:
        if table.setup.kit.encounter.trapped_souls:
            table.trapped.append(zone)
            table.say("trapped", "DRM-E1-02", zone=table.setup.kit.board.names[zone])
        count_soul(table)
    if not victory(table):
        _ritual(table)


def _after_hero(table: Ritual, by_legion: bool) -> None:
    """DRM-G01 DRM-E5-04 DRM-E5-06 DRM-E5-09 The counter rises; before the summoning a soul and a wound are sacrificed."""
    if not by_legion:
        return
    count_soul(table)
    kit = table.setup.kit
    sacrifice = kit.encounter.sacrifice
    if sacrifice is None:
        return
    table.pit_souls += 1
    if table.summoned:
        table.say("tally", "DRM-E5-09", n=table.pit_souls)
        return
    table.say("sacrifice", "DRM-E5-04", n=table.pit_souls)
    if table.place[kit.martyr] >= 0:
        wound(table, kit.martyr, 1, "sacrifice")
    if not table.over and not table.summoned and table.pit_souls >= sacrifice.souls:
        summon(table)


def _after_legion(table: Ritual, fig: int) -> None:
    """DRM-E3-10 DRM-E4-10 DRM-E5-05 Victory is checked; a lost serf or the martyr's death may summon the demon."""
    if victory(table):
        return
    kit = table.setup.kit
    if fig >= kit.serfs.start:
        _ritual(table)
    elif fig == kit.martyr and kit.encounter.sacrifice and not table.summoned:
        summon(table)


def _ritual(table: Ritual) -> None:
    """DRM-E4-09 DRM-E4-10 When enough serfs are gone, whoever killed them, the demon comes, once."""
    caverns = table.setup.kit.encounter.caverns
    if caverns is not None and not table.summoned and table.serfs_lost >= caverns.serfs:
        summon(table)


def count_soul(table: Ritual) -> None:
    """DRM-G01 DRM-G02 The soul counter rises, up to 10; a reward on its number is a plague card."""
    if table.souls >= MOST_SOULS:
        return
    table.souls += 1
    table.say("soul", "DRM-G01", n=table.souls)
    if table.souls in table.rewards:
        table.rewards.remove(table.souls)
        draw_plague(table)


def draw_plague(table: Ritual) -> None:
    """DRM-G02 DRM-G12 One plague card; an empty deck reshuffles its discard, and with both empty there is none."""
    if not table.plague_deck:
        if not table.plague_pile:
            return
        table.plague_deck, table.plague_pile = table.plague_pile, []
        table.shuffle(table.plague_deck)
    table.master.plagues.append(table.plague_deck.pop())
    table.say("reward", "DRM-G02", card=table.master.plagues[-1])


def summon(table: Ritual) -> None:
    """DRM-E3-04 DRM-E4-09 DRM-E5-05 The demon is placed on the yellow zone at once; rubies are gone."""
    kit = table.setup.kit
    table.summoned = True
    table.place[kit.demon] = kit.board.number[kit.encounter.yellow]
    table.wounds[kit.demon] = 0
    table.rubies.clear()
    table.carriers.clear()
    sacrifice = kit.encounter.sacrifice
    clause = "DRM-E5-05" if sacrifice else "DRM-E4-09" if kit.encounter.caverns else "DRM-E3-04"
    table.say("summoned", clause, who=name_of(table, kit.demon), zone=kit.encounter.yellow)
    if sacrifice is not None:
        _welcome(table, kit.board.number[sacrifice.welcome])
    if not table.over:
        victory(table)


def _welcome(table: Ritual, green: int) -> None:
    """DRM-E5-07 DRM-E5-08 With no witch in the green zone every witch on the board takes a wound."""
    kit = table.setup.kit
    witches = [witch for witch in kit.witches if table.place[witch] >= 0]
    if any(table.place[witch] == green for witch in witches):
        table.say("welcomed", "DRM-E5-07")
        return
    table.say("unwelcome", "DRM-E5-07")
    for witch in witches:
        if not table.over:
            wound(table, witch, 1, "welcome")
