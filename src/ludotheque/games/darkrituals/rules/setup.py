"""DRM-S DRM-Z Setting up: the board, the figures, the decks, and the options that make it easier or harder."""

from __future__ import annotations

from ludotheque.kernel import Setting, Setup, step, switch

from ..state.board import Distances
from ..state.kit import WITCHES, Kit
from ..state.table import SLOTS, Ritual
from .combat import draw_witchcraft
from .turn import HAND, master_turn, redraw

ROSTER = (
    "curthouse",
    "battista",
    "ysolde",
    "malvoisin",
    "teuta",
    "corday",
    "brannoc",
    "aldith",
    "gisela",
    "orsino",
    "vesna",
    "tancred",
)
"""DRM-K19 The heroes by roster number; the first six start."""


def settings(rewards: tuple[int, ...]) -> tuple[Setting, ...]:
    """DRM-Z08 The options of an encounter; all default to the encounter as printed."""
    return (
        Setting("energy_delta", 0, (0, 3, 6, 9, -2, -4), clause="DRM-Z02"),
        *(Setting(f"plague_{i}", n, low=1, high=n, clause="DRM-Z01") for i, n in enumerate(rewards, 1)),
        switch("remove_last_plague", False, "DRM-Z06"),
        Setting("plague_value", "printed", ("printed", "min2", "fixed2"), clause="DRM-Z07"),
        Setting("minion_shift", 0, low=0, high=1, clause="DRM-Z11"),
        switch("bonus_creature", False, "DRM-Z04"),
        Setting("extra_minions", 0, low=0, high=2, clause="DRM-Z12"),
        switch("ranged_weapons", True, "DRM-M23"),
        switch("advanced_choice", False, "DRM-T13"),
        Setting("other_plants", "out", ("out", "redraw"), clause="DRM-S07"),
        Setting("blood_magic", "out", ("out", "redraw"), clause="DRM-S08"),
        Setting("round_cap", 60, low=1, high=200, clause="DRM-V08"),
        *(Setting(f"witch_{i}", witch, WITCHES, clause="DRM-S15") for i, witch in enumerate(WITCHES, 1)),
        *(Setting(f"hero_{i}", ROSTER[i - 1], ROSTER, clause="DRM-S04") for i in range(1, 7)),
    )


_KITS: dict[tuple[object, ...], Kit] = {}
KITS_KEPT = 32


def prepare(setup: Setup) -> Kit:
    """What is worked out once; the same for the same cards and settings, as it is asked for again for every card shown."""
    key = (setup.mode.name, setup.box.digest, *setup.options.values())
    if key not in _KITS:
        if len(_KITS) >= KITS_KEPT:
            _KITS.clear()
        _KITS[key] = Kit(setup)
    return _KITS[key]


# Laying out -----------------------------------------------------------------------------------------------------------


@step("DRM-S01", "DRM-S16", "DRM-W30")
def start(table: Ritual) -> None:
    """DRM-S01 DRM-S16 DRM-W30 Lay out the encounter; the Witch Master may redraw, then takes the first turn."""
    lay_out(table)
    kit = table.kit
    for deck in (
        table.ai_deck,
        table.craft_deck,
        table.plague_deck,
        table.loot_deck,
        table.plant_deck,
        table.demon_deck,
        table.herb_box,
    ):
        table.shuffle(deck)
    table.herb_places = [kit.board.number[name] for name in kit.encounter.botanicals]
    table.herbs, table.herb_box = table.herb_box[: len(table.herb_places)], table.herb_box[len(table.herb_places) :]
    table.round = 1
    table.say("begin", encounter=table.setup.mode.name, energy=table.energy)
    for _ in range(HAND):
        draw_witchcraft(table)
    table.do_all((redraw,), (master_turn,))


def lay_out(table: Ritual) -> None:
    """DRM-S02 to DRM-S15 DRM-Z03 DRM-Z04 Everything in its place as the options want it, the decks still in order."""
    kit = table.kit
    encounter, number = kit.encounter, kit.board.number
    table.kind, table.place = list(kit.start_kind), list(kit.start_place)
    table.wounds = [0] * len(table.kind)
    table.gear = [[] for _ in SLOTS]
    for slot in SLOTS:
        table.kind[slot] = kit.kinds[table.setup[f"hero_{slot + 1}"]]
        table.place[slot] = number[encounter.heroes[slot]]
    table.reserve = [kind for kind in kit.heroes if kind not in table.kind[:6]]
    table.possessed = sum(table.kind[fig] == kit.haunted for fig in kit.serfs)
    table.cubes = [0] * 4
    table.energy = encounter.energy + table.setup["energy_delta"]
    table.rewards = rewards_of(table.setup)
    table.chests = [number[name] for name in encounter.chests]
    table.rubies = [number[name] for name in encounter.rubies]
    _shift_minions(table)
    _add_figures(table)
    fill_decks(table)


def fill_decks(table: Ritual) -> None:
    """DRM-S02 DRM-S03 DRM-S07 DRM-S08 DRM-S13 DRM-S18 DRM-D02 The decks, without the cards that solo play leaves out."""
    kit = table.kit
    decks, definition = kit.decks, kit.definition
    table.ai_deck = list(decks["ai"])
    table.craft_deck = list(decks["craft"])
    table.plague_deck = list(decks["plague"])
    blood = table.setup["blood_magic"] == "redraw"
    table.loot_deck = [card for card in decks["loot"] if blood or definition[card].slot != "blood"]
    others = table.setup["other_plants"] == "redraw"
    table.plant_deck = [card for card in decks["plant"] if others or definition[card].plain]
    table.herb_box = list(decks["herb"])
    table.demon_deck = [card for card in decks["demon"] if definition[card].used] if kit.demon >= 0 else []


def rewards_of(setup: Setup) -> list[int]:
    """DRM-S12 DRM-Z01 DRM-Z06 DRM-Z10 Where plague rewards lie: as chosen, without the highest if so agreed.

    An encounter of one's own with other numbers has them where it says.
    """
    placed = [value for name, value in setup.options.items() if name.startswith("plague_") and name != "plague_value"]
    printed = [each.default for each in setup.mode.settings if each.name.removeprefix("plague_").isdigit()]
    own = setup.box[setup.mode.name].rewards
    rewards = sorted(placed if own == printed else own)
    return rewards[:-1] if setup["remove_last_plague"] else rewards


def _from_heroes(table: Ritual, zone: int) -> int:
    """How far a zone is from the nearest hero's start."""
    walk: Distances = table.setup.kit.board.walk
    return min(walk[table.place[slot]][zone] for slot in SLOTS)


def _shift_minions(table: Ritual) -> None:
    """DRM-Z03 DRM-Z11 Each minion one zone further from the heroes, nearer to a peasant among equals; never E4's guards."""
    if not table.setup["minion_shift"]:
        return
    kit = table.kit
    walk, peasants = kit.board.walk, [table.place[f] for f in kit.serfs if table.kind[f] == kit.peasant]
    for fig in kit.legion:
        zone = table.place[fig]
        if zone < 0 or kit.sort[table.kind[fig]] != "minion" or zone == kit.board.entrance:
            continue
        away = min(
            kit.board.steps[zone],
            key=lambda z: (-_from_heroes(table, z), min([walk[z][p] for p in peasants], default=0), z),
        )
        if _from_heroes(table, away) > _from_heroes(table, zone):
            table.place[fig] = away


def _add_figures(table: Ritual) -> None:
    """DRM-Z04 DRM-Z12 DRM-Z13 A creature far from the heroes; Condemned near them."""
    kit = table.kit
    zones = [zone for zone in range(len(kit.board.names)) if zone != kit.board.pit]
    if table.setup["bonus_creature"]:
        fig = next(f for f in kit.legion if kit.sort[table.kind[f]] == "creature")
        table.place[fig] = max(zones, key=lambda zone: (_from_heroes(table, zone), -zone))
    near = sorted((z for z in zones if z not in table.place[:6]), key=lambda zone: (_from_heroes(table, zone), zone))
    condemned = [f for f in kit.legion if table.kind[f] == kit.kinds["condemned"] and table.place[f] < 0]
    for fig, zone in zip(condemned[: table.setup["extra_minions"]], near, strict=False):
        table.place[fig] = zone
