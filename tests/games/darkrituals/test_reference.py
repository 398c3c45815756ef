"""The automaton beside a plain reading of the rulebook, on positions drawn at random (and the same in every run)."""

from random import Random
from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.testing import rule

from .helpers import BOX, then, told
from .reference import CREATURES, MINIONS, WITCHES, ZONES, Reference

HEROES = ("curthouse", "battista", "ysolde", "malvoisin", "teuta", "corday")
NOUNS = ("Witch", "Creature", "Minion", "Disciple", "Enemy", "Objective")
POSITIONS = 60


def draw(mode: str, chance: Random, entry: str, slot: int) -> Any:
    """A crowded board, so that there are ties to settle."""
    pit = BOX[mode].yellow if BOX[mode].pit else ""
    spots = chance.sample([zone for zone in ZONES if zone != pit], chance.choice((3, 6, 12)))
    spots += ["A1.SW", "A1.SW"] if mode == "caverns" else []
    figures: dict[str, list[Any]] = {}

    def put(name: str, share: float, hurt: tuple[int, ...] = (0,), **more: Any) -> None:
        if chance.random() < share:
            spot = {"at": chance.choice(spots), "wounds": chance.choice(hurt), **more}
            figures.setdefault(name, []).append(spot)

    for number, hero in enumerate(HEROES):
        put(hero, 1 if number == slot else 0.4, (0, 0, 1, 3))
    for witch in WITCHES:
        put(witch, 0.6, (0, 3, BOX[witch].health - 1))
    if "pekka" not in figures:
        figures["pekka"] = [{"at": "A1.NE"}]  # in encounter 4 this is deep in the caverns
    for name in (*MINIONS, *MINIONS, "peasant", "peasant", "possessed"):
        put(name, 0.5)
    for name in CREATURES:
        put(name, 0.2, (0, 1, 2))
    if BOX[mode].demon:
        put("haborym", 0.3, (0, 6, 7), **({"at": pit} if pit and chance.random() < 0.5 else {}))
    if mode == "rubies" and "haborym" not in figures:
        put("possessed", 0.6, ruby=True)
    tokens: dict[str, Any] = {"chests": chance.sample(ZONES, 2)}
    if mode == "souls":
        tokens["souls"] = chance.choices(ZONES[:12], k=chance.randrange(4))
    return game.position(
        mode=mode,
        figures=figures,
        tokens=tokens,
        cards={
            f"ai-{slot + 1}a": {"type": "ai", "back": slot + 1, "entries": [entry]},
            f"action-{slot + 1}": {"type": "action", "slot": slot + 1, "entries": ["Pick Up Botanicals"]},
        },
        active=slot,
        ai_pile=[f"ai-{slot + 1}a"],
        energy=chance.choice((0, 5)),
        cubes=[chance.randrange(3), 0, chance.randrange(3), 0],
        witches_lost=chance.choice((0, 2)),
        serfs_lost=chance.choice((0, 4)) if mode == "caverns" else 0,
        hand=["mend"],
        dice=[1],
    )


@rule("DRM-M17", "DRM-M18", "DRM-M20", "DRM-M21", "DRM-M27", "DRM-M28", "DRM-T05", "DRM-T08", "DRM-T10")
@pytest.mark.parametrize("mode", game.modes)
def test_heroes_go_where_the_rulebook_sends_them(mode: str) -> None:
    for number in range(POSITIONS):
        chance = Random(f"{mode} {number}")
        verb, most, slot = chance.choice(("Move", "Evade", "Teleport")), chance.choice((1, 2, 3)), chance.randrange(6)
        how = "To" if verb == "Teleport" else chance.choice(("To", "Towards"))
        nouns = chance.sample((*NOUNS, "Hero", "Serf", "Chest"), chance.choice((1, 2)))
        entry = f"{verb} {most} {how} {', '.join(nouns)}"
        table = draw(mode, chance, entry, slot)
        expected = Reference(mode, slot, table).move(verb, most, how, *nouns)
        assert then(table, "walk").where(HEROES[slot]) == expected, (number, entry)


@rule("DRM-T03", "DRM-T04", "DRM-T05", "DRM-T06", "DRM-T07", "DRM-E5-17")
@pytest.mark.parametrize("mode", game.modes)
def test_heroes_attack_whom_the_rulebook_names(mode: str) -> None:
    for number in range(POSITIONS):
        chance = Random(f"attack {mode} {number}")
        slot, nouns = chance.randrange(6), chance.sample(NOUNS, chance.choice((1, 2)))
        entry = f"Attack {', '.join(nouns)}"
        table = draw(mode, chance, entry, slot)
        expected = Reference(mode, slot, table).attack(*nouns)
        then(table, "walk")
        assert "".join(line["whom"] for line in told(table, "attack")) == expected, (number, entry)
