"""DRM-L10 DRM-L17 Figures that wait beside the board."""

from __future__ import annotations

from .board import NOWHERE
from .table import Ritual


def spare(table: Ritual, kind: int) -> int:
    """The first figure of a kind that is not on the board; NOWHERE if there is none."""
    kit = table.setup.kit
    return next((fig for fig in kit.legion if table.kind[fig] == kind and table.place[fig] < 0), NOWHERE)


def put(table: Ritual, kind: int, zone: int, clause: str) -> None:
    """DRM-W23 DRM-L10 A spare figure is placed, unhurt; nothing happens if there is none (DRM-L15)."""
    kit = table.setup.kit
    fig = spare(table, kind)
    if fig >= 0:
        table.place[fig] = zone
        table.wounds[fig] = 0
        table.say("placed", clause, who=kit.ids[kind], zone=kit.board.names[zone])
