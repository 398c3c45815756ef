"""Glory and fortune: who gains and pays them, and what a team needs."""

from __future__ import annotations

from ludotheque.kernel import step

from .basics import coop
from .table import Fortune

CHART = {  # FAG-O04 heroes: fortune, villains, track
    1: (15, 2, 20),
    2: (20, 2, 15),
    3: (30, 2, 15),
    4: (40, 2, 15),
    5: (45, 3, 20),
    6: (55, 3, 20),
    7: (55, 3, 20),
    8: (60, 3, 20),
}


def gain_glory(table: Fortune, seat: int, n: int) -> None:
    if n > 0:
        table.heroes[seat].glory += n
        table.say("glory", seat=seat, n=n)


def gain_fortune(table: Fortune, seat: int, n: int) -> None:
    """FAG-O08 FAG-O38 Fortune is one's own, or the team's; the team's is counted at once."""
    if n <= 0:
        return
    table.say("fortune", seat=seat, n=n)
    if coop(table):
        table.fund += n
        table.settle()
    else:
        table.heroes[seat].fortune += n


def purse(table: Fortune, seat: int) -> int:
    """FAG-O08 What this hero can spend."""
    return table.fund if coop(table) else table.heroes[seat].fortune


def pay_fortune(table: Fortune, seat: int, n: int) -> int:
    """Take up to n fortune; tells how much there was."""
    if coop(table):
        paid = min(n, table.fund)
        table.fund -= paid
    else:
        hero = table.heroes[seat]
        paid = min(n, hero.fortune)
        hero.fortune -= paid
    return paid


def goal(table: Fortune) -> int:
    """FAG-O04 FAG-O05 FAG-O37 The fortune the team needs, by the number of heroes."""
    return CHART[len(table.heroes)][0] + int(table.setup["coop_chart_shift"])


def track_end(table: Fortune) -> int:
    """FAG-O04 FAG-O39 Where the villain track ends."""
    return CHART[len(table.heroes)][2]


@step("FAG-O37", "FAG-O38", "FAG-O39", "FAG-O40")
def count_up(table: Fortune) -> None:
    """FAG-O37 FAG-O38 FAG-O39 FAG-O40 FAG-W43 Before anything else happens: the track at its end loses the game; enough
    shared fortune wins it; loss comes first.
    """
    table.due = False
    n = len(table.heroes)
    if table.track >= track_end(table):
        table.say("lost", n=table.track)
        table.end([0.0] * n, [2] * n)
    elif table.fund >= goal(table):
        table.say("team_won", n=table.fund)
        table.end([1.0] * n, [1] * n)
