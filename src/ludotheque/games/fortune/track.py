"""The villain track and the organisation's fortune (FAG-W24 to FAG-W31)."""

from __future__ import annotations

from .basics import coop
from .table import Fortune
from .timing import BIT
from .windows import window

CHANGE = BIT["track_change"]


def move_track(table: Fortune, n: int, *clauses: str) -> None:
    """FAG-W30 FAG-W31 The villain track; never below 0."""
    before = table.track
    table.track = max(0, before + n)
    if table.track != before:
        moved = table.track - before
        way = "up" if moved > 0 else "down"
        table.say("track", *clauses, n=moved, steps=abs(moved), way=way, total=table.track)
        window(table, CHANGE, -1)
        table.settle()


def org_gains(table: Fortune, n: int) -> None:
    """FAG-L41 FAG-W26 FAG-W27 What villains take lies beside the board; of an organisation's stock, each 3 go back to
    the supply and move the track.
    """
    if n <= 0:
        return
    table.say("org_gains", n=n)
    table.org_fortune += n
    if coop(table) and table.org_fortune >= 3:
        steps, table.org_fortune = divmod(table.org_fortune, 3)
        move_track(table, steps, "FAG-W26")
