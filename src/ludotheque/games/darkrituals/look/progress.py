"""How far each side has come: what its victory counts, and of how many."""

from __future__ import annotations

from ludotheque.kernel import Eye, Mark

from ..rules.victory import endings
from ..state.content import Encounter
from ..state.table import Ritual

LOOKS = {
    "souls-trapped": ("soul-vessel", "soul"),
    "demon-kills": ("daemon-skull", "demon"),
    "souls-freed": ("freedom-dove", "hero"),
    "witches-lost": ("witch-face", "witch"),
    "heroes-lost": ("tombstone", "blood"),
    "rite-serfs": ("farmer", "serf"),
    "rite-pit": ("spiky-pit", "pit"),
}
"""A picture and a colour for everything that is counted."""


def progress(eye: Eye[Ritual], master: bool) -> list[Mark]:
    """What is counted for a side. Fallen heroes stand with the heroes, though they are the Witch Master's victory."""
    table = eye.table
    encounter: Encounter = table.setup.kit.encounter
    counts = {
        "souls-trapped": len(table.trapped),
        "demon-kills": table.demon_kills,
        "souls-freed": table.freed,
        "witches-lost": table.witches_lost,
    }
    found: list[tuple[str, int, int]]
    found = [(end.when, counts[end.when], end.n) for end in endings(table, master) if end.when in counts]
    if not master:
        lost = min(end.n for end in endings(table, True) if end.when == "heroes-lost")
        found.append(("heroes-lost", table.heroes_lost, lost))
    elif encounter.caverns and not table.summoned:
        found = [("rite-serfs", table.serfs_lost, encounter.caverns.serfs)]
    elif encounter.sacrifice and not table.summoned:
        found = [("rite-pit", table.pit_souls, encounter.sacrifice.souls)]
    return [
        Mark(f"{now}/{n}", label=eye.say(f"end-{what}", n=n), icon=LOOKS[what][0], tone=LOOKS[what][1])
        for what, now, n in found
    ]
