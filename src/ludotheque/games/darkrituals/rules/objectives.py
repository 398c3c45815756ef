"""DRM-O Objectives: what the heroes want now."""

from __future__ import annotations

from ..state.figures import enemies, enemies_in
from ..state.table import Ritual


def objective(table: Ritual, slot: int) -> tuple[str, list[int]]:
    """DRM-O01 DRM-O04 DRM-O07 The first of the encounter's aims that is possible, and the figures it means (none for souls).

    A witch is the default when nothing else is possible (DRM-O03); being out of reach does not count (DRM-O05).
    """
    for aim in table.setup.kit.encounter.objective:
        if aim == "soul":
            if table.trapped:
                return "soul", []
        else:
            figs = _figures(table, aim, slot)
            if figs:
                return aim, figs
    return "witch", _figures(table, "witch", slot)


def _figures(table: Ritual, aim: str, slot: int) -> list[int]:
    kit = table.setup.kit
    place = table.place
    if aim == "witch":
        return [witch for witch in kit.witches if place[witch] >= 0]
    if aim == "demon":
        return [kit.demon] if kit.demon >= 0 and place[kit.demon] >= 0 else []
    if aim == "carrier":
        return [fig for fig in table.carriers if place[fig] >= 0]
    if aim == "witch-or-demon":
        return [fig for fig in (*kit.witches, kit.demon) if fig >= 0 and place[fig] >= 0]
    guards = enemies_in(table, kit.board.entrance)
    if aim == "entrance":
        return guards
    inside = place[slot] in kit.board.caverns
    return [kit.ritualist] if (inside or not guards) and place[kit.ritualist] >= 0 else []


def named(table: Ritual, slot: int, noun: str) -> str:
    """DRM-O09 What a noun means just now: the objective by its aim."""
    return objective(table, slot)[0] if noun == "objective" else noun


def targets(table: Ritual, slot: int, noun: str) -> list[int]:
    """DRM-T01 DRM-L03 The Legion figures on the board that a noun names."""
    kit = table.setup.kit
    if noun == "enemy":
        return enemies(table)
    if noun == "objective":
        return objective(table, slot)[1]
    if noun == "witch":
        return [witch for witch in kit.witches if table.place[witch] >= 0]
    sorts = ("minion", "creature") if noun == "disciple" else (noun,)
    place, kind, sort = table.place, table.kind, kit.sort
    return [fig for fig in kit.legion if place[fig] >= 0 and sort[kind[fig]] in sorts]
